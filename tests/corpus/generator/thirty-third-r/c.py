from common import *
import sys
from types import SimpleNamespace as N
def L(op,desc,pn='',qty=None,price=None,lab=None,lt='B',pt=None,fl='',typ='Part',unit=None,ver=''):
    return N(op=op,desc=desc,pn=pn,qty=qty,price=price,lab=lab,lt=lt,pt=pt,fl=fl,typ=typ,unit=unit,ver=ver)
def G(t): return N(grp=t)
def hrs(ls,lt): return round(sum(l.lab for l in ls if isinstance(l.lab,float) and l.lt==lt),1)
def ph(ls): return round(sum(l.pt for l in ls if isinstance(l.pt,float)),1)
def lines(rows): return [r for r in rows if not hasattr(r,'grp')]
def items(ls): return [I(l.desc,l.typ,l.qty,l.unit,l.price) for l in ls if l.price is not None]
def parts(ls): return sum(l.price for l in ls if l.price is not None and l.typ=='Part')
def misc(ls): return sum(l.price for l in ls if l.price is not None and l.typ!='Part')
def hh(x): return f'{x:.1f}' if isinstance(x,float) else (x or '')

CCCCSS='''@page{size:letter;margin:.5in .55in .6in}body{font:11px Liberation Sans}table{border-collapse:collapse;width:100%}.r{text-align:right}.c{text-align:center}td,th{padding:2px 4px;vertical-align:top}h2{font-size:12px;margin:12px 0 3px}.l thead td{border-top:1px solid #000;border-bottom:1px solid #000;font-weight:bold}.l tr{page-break-inside:avoid}.tot{width:88%;margin-left:6%;page-break-inside:avoid}.tot thead td{border-bottom:1px solid #000;font-weight:bold}.g td{font-weight:bold}thead{display:table-header-group}'''
def ccc_rows(rows,sup=False,swap=False):
    o='';k=0
    for x in rows:
        k+=1
        if hasattr(x,'grp'): o+=f"<tr class=g><td class=c>{k}<td>{'<td>' if sup else ''}<td>{x.grp}<td><td><td><td><td>";continue
        mark='' if x.lt=='B' or not isinstance(x.lab,float) else ' '+x.lt
        d=(f'<b>{x.fl}</b> ' if x.fl else '')+esc(x.desc)
        o+=f"<tr><td class=c>{k}{'<td>'+x.ver if sup else ''}<td>{x.op}<td>{d}{f'<td class=c>{x.qty or str()}<td>{x.pn}' if swap else f'<td>{x.pn}<td class=c>{x.qty or str()}'}<td class=r>{m(x.price) if x.price is not None else ''}{' X' if x.typ!='Part' else ''}<td class=r>{hh(x.lab)}{mark}<td class=r>{hh(x.pt)}"
    return o
def ccc(n,title,shop,addr,docno,veh,vehline,extra,rows,rates,taxrate,ded,sup=None,hard=[],out=None,swap=False,css=''):
    ls=lines(rows);B,M,F=hrs(ls,'B'),hrs(ls,'M'),hrs(ls,'F');P=ph(ls)
    T=[]
    for nm,h,r in (('Body Labor',B,rates['B']),('Paint Labor',P,rates['P']),('Mechanical Labor',M,rates.get('M')),('Frame Labor',F,rates.get('F'))):
        if h: T.append(I(nm,'Labor',h,r))
    ps=I('Paint Supplies','Part',P,rates['S']);pt,ms=parts(ls),misc(ls)
    it=items(ls)+T+[ps];base=pt+ps['totalPrice'];tax=pct(base,taxrate);sub=S(it);tot=sub+tax
    tr=f"<tr><td>Parts<td><td><td class=r>{m(pt)}"
    for i in T+[ps]: tr+=f"<tr><td>{i['description']}<td class=r>{i['quantity']:.1f} hrs @<td class=r>$ {m(i['unitPrice'])} /hr<td class=r>{m(i['totalPrice'])}"
    if ms: tr+=f"<tr><td>Miscellaneous<td><td><td class=r>{m(ms)}"
    tr+=f"<tr style='border-top:1px solid'><td>Subtotal<td><td><td class=r>{m(sub)}<tr><td>Sales Tax<td class=r>$ {m(base)} @<td class=r>{taxrate:.4f} %<td class=r>{m(tax)}"
    tr+=f"<tr style='border-top:1px solid;font-weight:bold'><td>{'Grand Total' if sup else 'Total Cost of Repairs'}<td><td><td class=r>{m(tot)}<tr><td>Deductible<td><td><td class=r>{m(ded)}<tr><td>Total Adjustments<td><td><td class=r>{m(ded)}<tr style='font-weight:bold'><td>Net Cost of Repairs<td><td><td class=r>{m(tot-ded)}"
    ext=''
    if sup:
        z=[l for l in ls if l.ver];o=[l for l in ls if not l.ver];zp=ph(ls)-ph(z)
        b0=parts(o)+cents(D(str(round(zp,1)))*rates['S'])
        e0=b0+misc(o)+pct(b0,taxrate)+cents(D(str(round(zp,1)))*rates['P'])+sum(cents(D(str(hrs(o,t)))*rates[t]) for t in 'BMF' if hrs(o,t))
        sup=tot-e0
    if sup:
        ext=f'''<div style="page-break-inside:avoid"><h2>CUMULATIVE EFFECTS OF SUPPLEMENT(S)</h2><table class=tot><tr><td>Estimate<td class=r>{m(tot-sup)}<td>Carla Jimenez<tr><td>Supplement S01<td class=r>{m(sup)}<td>Carla Jimenez<tr style="border-top:1px solid"><td>Job Total: $<td class=r>{m(tot)}<td><tr><td>INSURANCE PAY: $<td class=r>{m(tot-ded)}<td><tr><td>CUSTOMER PAY: $<td class=r>{m(ded)}<td></table></div>'''
    h=f'''<style>{CCCCSS}{css}</style><table><tr><td><b style="font-size:15px">{shop}</b><br>{addr}<td class=r>Workfile ID: <b>4f81{len(rows)}ca2</b><br>Federal ID: 00-1182{len(rows)}4</table><center><h2 style="font-size:15px">{title}</h2></center>
    {extra}<h2>VEHICLE</h2>{vehline}
    <h2>&nbsp;</h2><table class=l><thead><tr><td class=c>Line{'<td>' if sup else ''}<td>Oper<td>Description{'<td class=c>Qty<td>Part Number' if swap else '<td>Part Number<td class=c>Qty'}<td class=r>Extended<br>Price $<td class=r>Labor<td class=r>Paint</tr></thead>{ccc_rows(rows,bool(sup),swap)}
    <tr style="border-top:1px solid;font-weight:bold"><td><td>{'<td>' if sup else ''}<td class=r colspan=3>SUBTOTALS<td class=r>{m(pt+ms)}<td class=r>{B+M+F:.1f}<td class=r>{P:.1f}</table>
    <div style="page-break-inside:avoid"><h2>ESTIMATE TOTALS</h2><table class=tot><thead><tr><td>Category<td class=r>Basis<td class=r>Rate<td class=r>Cost $</tr></thead>{tr}</table></div>{ext}
    <p style="font-size:9px">This estimate has been prepared based on the use of crash parts supplied by a source other than the manufacturer of your motor vehicle where marked A/M. Warranties on these replacement parts are provided by the manufacturer or distributor. CCC ONE Estimating - A product of CCC Intelligent Solutions. The following is a list of abbreviations: A/M=Aftermarket part. Blnd=Blend. RCY=Used. Repl=Replace. R&amp;I=Remove and Install. Rpr=Repair. CAPA=Certified Automotive Parts Association. X=Non-taxed miscellaneous charge. M=Mechanical labor. F=Frame labor.</p>'''
    label(n,n+('.jpg' if out else '.pdf'),'insurance',hard,docno,shop.replace('&amp;','&'),veh,it,[],sub,tax,tot)
    return pdf(n,h,out)
def c1():
    V=vin('5J6RW2H50JL014883');rows=[G('FRONT BUMPER'),L('O/H','front bumper',lab=2.6),L('Repl','Bumper cover w/o park sensor','04711TLAA90ZZ',1,33218,'Incl.','B',2.8,'A/M CAPA'),L('','Add for Clear Coat',pt=1.1),L('Repl','Lower grille','71106TLAA10',1,11645,'Incl.'),L('Repl','RT Side bracket','71193TLAA01',1,1987,'Incl.'),L('R&I','License bracket',lab='Incl.'),
      G('FRONT LAMPS'),L('Repl','RT Headlamp assy halogen EX','33100TLAA01',1,41872,'Incl.','B',None,'RCY'),L('','Aim headlamps',lab=0.5,lt='B'),
      G('FENDER'),L('Repl','RT Fender','60210TLAA90ZZ',1,28730,2.1,'B',2.2),L('','Overlap Major Adj. Panel',pt=-0.4),L('','Add for Clear Coat',pt=0.4),L('Repl','RT Fender liner','74100TLAA00',1,9814,'Incl.','B',None,'A/M'),L('Repl','RT Wheel opng mldg','74110TLAA01',1,6655,0.3),
      G('FRONT DOOR'),L('Blnd','RT Outer panel',pt=1.0),L('R&I','RT Mirror assy',lab=0.4),L('R&I','RT Handle, outside body color',lab=0.4),L('R&I','RT Belt w\'strip',lab=0.3),
      G('FRONT SUSPENSION'),L('Repl','RT Lower control arm','51350TLAA02',1,18340,1.2,'M'),
      G('MISCELLANEOUS OPERATIONS'),L('Subl','Four wheel alignment','',1,10995,None,typ='Service'),L('#','Hazardous waste removal','',1,500,None,typ='Fee'),L('#','Cover car/bag','',1,800,0.2,typ='Fee'),L('Rpr','Color sand & buff',lab=0.5)]
    ccc('C01_ccc_preliminary','Preliminary Estimate','Three Oaks Collision','3340 Harrison Blvd, Ogden, UT 84403<br>Phone: (801) 555-0122','25-118204',(2018,'Honda','CR-V',V,61220),f'''<b>2018 HOND CR-V EX AWD 4D UTV 4-1.5L Turbocharged Gasoline Gasoline Direct Injection SILVER</b><table><tr><td>VIN:<td>{V}<td>Interior Color:<td>Gray<td>Mileage In:<td>61,220<tr><td>License:<td>F41 8KD<td>Exterior Color:<td>Lunar Silver<td>Condition:<td>Good<tr><td>State:<td>UT<td>Production Date:<td>11/2017<td>Job #:<td>7702</table><table style="font-size:9.5px"><tr><td>TRANSMISSION<br>Automatic Transmission<br>POWER<br>Power Steering<br>Power Brakes<td>DECOR<br>Dual Mirrors<br>Tinted Glass<br>CONVENIENCE<br>Air Conditioning<td>RADIO<br>AM Radio<br>FM Radio<br>SAFETY<br>Anti-Lock Brakes (4)<td>SEATS<br>Cloth Seats<br>WHEELS<br>Aluminum/Alloy Wheels</table>''',
    '''<table style="border-top:1px solid;border-bottom:1px solid"><tr><td>Customer: <b>MERCER, DIANE</b><td>Written By: Paul Tadlock<td><tr><td>Insured: MERCER, DIANE<td>Policy #: 77-UA-20931<td>Claim #: 25-118204<tr><td>Type of Loss: Collision<td>Date of Loss: 10/02/2025<td>Days to Repair: 6<tr><td>Point of Impact: 01 Right Front<td><td><tr><td><b>Owner:</b><br>MERCER, DIANE<br>218 Canyon View Dr<br>Ogden, UT 84404<td><b>Inspection Location:</b><br>Three Oaks Collision<br>3340 Harrison Blvd<td><b>Insurance Company:</b><br>GREAT BASIN MUTUAL</table>''',rows,dict(B=6200,P=6200,M=12500,S=4000),7.25,50000)
def c2():
    V=vin('4T1G11AK0MU447210');rows=[G('REAR BUMPER'),L('O/H','rear bumper',lab=2.2),L('Repl','Bumper cover','5215906989',1,38427,'Incl.','B',2.6),L('','Add for Clear Coat',pt=1.0),L('Repl','Impact bar','5202306180',1,21408,'Incl.','B',None,ver='S01'),L('Repl','LT Reinforcement bracket','5214606060',1,4875,0.4,ver='S01'),L('Repl','Energy absorber','5261506260',1,8733,'Incl.','B',None,'A/M'),
      G('TRUNK LID'),L('Rpr','Trunk lid',lab=3.5,pt=2.4),L('','Overlap Major Non-Adj. Panel',pt=-0.2),L('','Add for Clear Coat',pt=0.4),L('Repl','Nameplate "CAMRY"','7544206240',1,3790,0.2),L('Repl','Nameplate "SE"','7544206250',1,2665,0.2),
      G('REAR LAMPS'),L('Repl','LT Tail lamp assy','8156006C50',1,26591,'Incl.','B',None,'RCY',ver='S01'),L('R&I','RT Tail lamp assy',lab='Incl.'),
      G('REAR BODY & FLOOR'),L('Rpr','Rear body panel',lab=4.0,pt=1.0,ver='S01'),L('Rpr','Rear floor pan',lab=1.5,lt='F',ver='S01'),
      G('VEHICLE DIAGNOSTICS'),L('*','Pre-repair scan',lab=0.5,lt='M'),L('*','Post-repair scan',lab=0.5,lt='M',ver='S01'),
      G('MISCELLANEOUS OPERATIONS'),L('#','Corrosion protection','',1,1500,0.3,typ='Fee',ver='S01'),L('#','Hazardous waste removal','',1,400,typ='Fee'),L('#','Bumper clip kit','',4,1180,None,typ='Part',ver='S01')]
    ccc('C02_ccc_supplement','Supplement of Record 1 with Summary','Larkspur Auto Body','1920 Bluff Street, Dubuque, IA 52001<br>Phone: (563) 555-0114 &nbsp; Fax: (563) 555-0115','0648817-01',(2021,'Toyota','Camry',V,38901),f'''<b>2021 TOYO Camry SE FWD Automatic 4D SED 4-2.5L Gasoline Direct Injection Celestial Silver</b><table><tr><td>VIN: {V}<td>License: IA KTR 204<td>Odometer: 38,901<td>Production Date: 02/2021</table>''',
    '''<table><tr><td style="width:50%"><b>Insured:</b> OYELARAN, FELIX<br><b>Policy #:</b> PAP 3319087<br><b>Type of Loss:</b> Liability<br><b>Point of Impact:</b> 06 Rear<td><b>Claim #:</b> 0648817-01<br><b>Date of Loss:</b> 01/19/2026 07:50 AM<br><b>Days to Repair:</b> 8<br><b>Written By:</b> Carla Jimenez, 2/3/2026 10:14:22 AM<tr><td>Owner: Felix Oyelaran, 77 Asbury Rd, Dubuque, IA<td>Insurance Company: HAWKEYE PREFERRED INSURANCE CO.</table>''',rows,dict(B=6000,P=6000,M=11000,F=7500,S=3800),7.0,25000,sup=1,hard=['supplement'],css='body{font-family:Liberation Serif;font-size:11.5px}.l td{border-bottom:1px dotted #bbb}')
def photo(n,src,dpi,quad,seed,bg,q=62):
    from PIL import Image,ImageFilter
    import numpy as np
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',src,SRC+n],check=True)
    im=Image.open(SRC+n+'.png').convert('RGB');w,h=im.size;g=np.random.default_rng(seed);W,H2=1700,2267
    A=[];b=[]
    for (x,y),(u,v) in zip(quad,[(0,0),(w,0),(w,h),(0,h)]):
        x*=W;y*=H2;A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]];b+=[u,v]
    co=np.linalg.solve(np.array(A),np.array(b))
    mk=Image.new('L',(w,h),255).transform((W,H2),Image.PERSPECTIVE,co,Image.BICUBIC).filter(ImageFilter.GaussianBlur(1))
    pg=im.transform((W,H2),Image.PERSPECTIVE,co,Image.BICUBIC)
    small=g.normal(0,10,(H2//60,W//14));d=np.asarray(Image.fromarray((small+128).clip(0,255).astype('uint8')).resize((W,H2),Image.BICUBIC),dtype=np.float32)-128
    desk=np.array(bg,dtype=np.float32)[None,None,:]+d[:,:,None]
    sh=np.asarray(mk.filter(ImageFilter.GaussianBlur(22)),dtype=np.float32)/255
    desk*=(1-.45*np.roll(np.roll(sh,14,0),10,1))[:,:,None]
    a=np.asarray(mk,dtype=np.float32)[:,:,None]/255;o=np.asarray(pg,dtype=np.float32)*np.array([.97,.945,.9])*a+desk*(1-a)
    yy,xx=np.mgrid[0:H2,0:W].astype(np.float32);light=1.0-.24*(xx/W)*.7-.2*(yy/H2)+.05*np.sin(xx/W*3+yy/H2*2)
    o=Image.fromarray((o*light[:,:,None]).clip(0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(.6))
    while True:
        o.save(OUT+n+'.jpg',quality=q,optimize=True)
        if os.path.getsize(OUT+n+'.jpg')<295000: break
        q-=5
    print(n,q,os.path.getsize(OUT+n+'.jpg'))
def c7():
    V=vin('1FM5K8D80FGA31977');rows=[G('FRONT BUMPER & GRILLE'),L('O/H','bumper assy',lab=2.4),L('Repl','Bumper cover','FB5Z17D957BAPTM',1,41250,'Incl.','B',2.5,'A/M CAPA'),L('','Add for Clear Coat',pt=1.0),L('Repl','Grille assy','FB5Z8200BA',1,30466,'Incl.'),G('HOOD'),L('Repl','Hood (ALU)','BB5Z16612A',1,48500,1.4,'B',3.0,'RCY'),L('','Add for Clear Coat',pt=0.6),L('R&I','Insulator',lab='Incl.'),G('COOLING'),L('Repl','A/C condenser','BB5Z19712A',1,23715,1.8,'M'),L('*','Evacuate & recharge A/C','',1,14500,None,typ='Service'),L('#','Hazardous waste','',1,500,None,typ='Fee')]
    n='C07_ccc_photo'
    p=ccc(n,'Estimate of Record','PALISADE CLAIMS SERVICE','Field Appraisal Unit 12, P.O. Box 4400, Macon, GA 31208<br>(478) 555-0170','PL-8830412',(2015,'Ford','Explorer',V,112675),f'''<b>2015 FORD Explorer XLT 4WD 4D UTV 6-3.5L Gasoline Sequential MPI RED</b><br>VIN: {V} &nbsp;&nbsp; License: GA RMX4471 &nbsp;&nbsp; Odometer: 112,675''','''<table style="border:1px solid"><tr><td>Written By: JOEL SANDS, Lic 2288104<td>Claim #: <b>PL-8830412</b><td>Loss: 03/08/2026<tr><td>Insured: TYRELL BOONE<td>Policy #: GA-4471-90<td>Type: Comprehensive (animal)<tr><td>Owner: TYRELL BOONE, 15 Zebulon Rd, Macon GA<td>Adjuster: N. Ruiz (478) 555-0173<td>Impact: 12 Front</table>''',rows,dict(B=5600,P=5600,M=9500,S=3600),8,50000,hard=['photo'],out=SRC+n+'.pdf',swap=True,css='body{font-size:13px}@page{margin:.45in}.tot{margin-left:0;width:70%}.l tr td{border-left:1px solid #999;border-right:1px solid #999}')
    photo(n,p,190,[(.055,.05),(.93,.075),(.965,.955),(.03,.945)],71,(112,84,60))
def mit_tot(ls,rates):
    T=[]
    for nm,lt in (('Body','B'),('Refinish','R'),('Mechanical','M'),('Frame','F')):
        h=ph(ls) if lt=='R' else hrs(ls,lt)
        if h: T.append(I(nm,'Labor',h,rates[lt]))
    return T
def c3():
    n='C03_mitchell_classic';V=vin('1C6RR7LT0GS217730')
    ls=[L('REMOVE/REPLACE','L Frt Bumper Cover','68160854AB',1,31900,1.6,fl='**QUAL REPL PART'),L('REFINISH','L Frt Bumper Cover',pt=2.4),L('REMOVE/REPLACE','L Headlamp Assembly','68096435AE',1,46275,0.4),L('CHECK/ADJUST','Headlamps',lab=0.4),L('REMOVE/REPLACE','L Fender Panel','68164925AC',1,29345,2.3),L('REFINISH','L Fender Outside',pt=1.8),L('REFINISH','L Fender Edge',pt=0.5),L('REMOVE/REPLACE','L Fender Wheelhouse Liner','68110693AB',1,11920,0.2,fl='**QUAL REPL PART'),L('REPAIR','L Frt Door Shell',lab=3.0),L('REFINISH','L Frt Door Outside',pt=2.1),L('REMOVE/INSTALL','L Frt Door Mirror',lab=0.5),L('REMOVE/INSTALL','L Frt Door Trim Panel',lab=0.5),L('REMOVE/REPLACE','L Frt Wheel','1UB18RXFAB',1,22500,0.3,'M',fl='**RECYCLED PART'),L('ADDL OPR','Clear Coat',pt=2.2),L('ADDL COST','Hazardous Waste Disposal','',None,500,typ='Fee'),L('ADDL OPR','Mask For Overspray',lab=0.3)]
    T=mit_tot(ls,dict(B=5400,R=5400,M=9800));P=ph(ls);pm=I('Paint Materials','Part',P,3400);pt=parts(ls);haz=500
    it=items(ls)+T+[pm];lt=S(T);t1=pct(pt,6);t2=pct(pm['totalPrice'],6);tax=t1+t2;tot=S(it)+tax;ded=100000
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    c=canvas.Canvas(OUT+n+'.pdf',pagesize=letter);c.setTitle('Estimate');F='Courier'
    o=[]
    def row(k,l): return f"{k:>3} {800100+k*37:>6}   {'REF' if l.pt is not None else dict(B='BDY',M='MCH')[l.lt]}  {l.op:<15}{l.desc:<27}{(l.pn or ''):<16}{(m(l.price) if l.price is not None else ''):>9}{'*' if l.typ=='Fee' else ' '} {(hh(l.lab) or hh(l.pt)):>5}{' C' if l.pt is not None else ''}"
    o+=['Date: 11/17/2025 02:41 PM','Estimate ID: 90217','Estimate Version: 0','Preliminary','Profile ID: Standard','','Damage Assessed By: GREG VOLKMANN','','Type of Loss: Collision                  Date of Loss: 11/12/2025','Deductible: 1,000.00                     Claim Number: 5512-CO-88714','','Insured: ROSALIND KEANE                  Policy No: 5512-330-A','Address: 960 Wadsworth Ave, Pueblo, CO 81003    Telephone: (719) 555-0148','','Description: 2016 Ram 1500 Big Horn        Drive Train: 5.7L Inj 8 Cyl 8A 4WD',f'VIN: {V}                  License: CO QXK-118','Mileage: 90,462                          Color: BLUE','','-'*97,'Line Entry   Labor                                            Part Type/         Dollar   Labor','Item Number  Type Operation      Line Item Description      Part Number        Amount   Units','-'*97]
    for k,l in enumerate(ls,1):
        o.append(row(k,l))
        if l.fl: o.append(' '*57+l.fl)
    o+=['','* - Judgment Item      ** - Non-OEM or used part      C - Included in Clear Coat Calc','']
    pg2=['Estimate Totals','-'*97,'I. Labor Subtotals          Units       Rate              Totals     II. Part Replacement Summary   Amount']
    lt_rows=[f"   {i['description']:<22}{i['quantity']:>7.1f} {m(i['unitPrice']):>10}{m(i['totalPrice']):>20}" for i in T]
    rt=[f"Taxable Parts{m(pt):>22}",f"  Sales Tax @  6.000%{m(t1):>14}",f"Total Replacement Parts{m(pt+t1):>12}"]
    A=lambda l,v:l+m(v).rjust(63-len(l))
    AD=lambda l,v:l+(m(v)+'-').rjust(64-len(l))
    pg2[2]='I. Labor Subtotals          Units       Rate              Totals  II. Part Replacement Summary Amount'
    for a in range(max(len(lt_rows),3)): pg2.append((lt_rows[a] if a<len(lt_rows) else '').ljust(66)+(rt[a] if a<3 else ''))
    pg2+=[f"   {'Labor Summary':<22}{sum(i['quantity'] for i in T):>7.1f}{m(lt):>31}",'','III. Additional Costs'.ljust(57)+'Amount',A(f"   Paint Materials {pm['quantity']:>6.1f} hrs @ {m(3400)}",pm['totalPrice']),A('     Sales Tax @  6.000%',t2),A('   Hazardous Waste Disposal',haz),A('   Total Additional Costs',pm['totalPrice']+t2+haz),'','IV. Adjustments'.ljust(57)+'Amount',AD('   Insurance Deductible',ded),AD('   Customer Responsibility',ded),'',A('I.    Total Labor:',lt),A('II.   Total Replacement Parts:',pt+t1),A('III.  Total Additional Costs:',pm['totalPrice']+t2+haz),A('      Gross Total:',tot),AD('IV.   Total Adjustments:',ded),A('      Net Total:',tot-ded),'','This is a preliminary estimate. Additional changes to the estimate may be required','for the actual repair.','','Mitchell Data Version: OEM: OCT_25_V     Copyright (C) 1994 - 2025 Mitchell International']
    open(SRC+n+'.html','w').write(esc('\n'.join(o+pg2)))
    for pg,tx in ((1,o),(2,pg2)):
        c.setFont('Helvetica-Bold',13);c.drawCentredString(306,752,'PRONGHORN COLLISION REPAIR');c.setFont('Helvetica',9);c.drawCentredString(306,740,'2714 N. Freeway Frontage, Pueblo, CO 81008   (719) 555-0193')
        x=c.beginText(42,718);x.setFont(F,8.7 if pg==1 else 8.5);x.setLeading(11.6)
        for s in tx: x.textLine(s)
        c.drawText(x);c.setFont('Helvetica',8);c.drawString(42,30,'ESTIMATE RECALL NUMBER: 11/17/2025 14:41:09 90217');c.drawRightString(570,30,f'Page {pg} of 2');c.showPage()
    c.save();label(n,n+'.pdf','insurance',[], '90217','PRONGHORN COLLISION REPAIR',(2016,'Ram','1500',V,90462),it,[],None,tax,tot)
def c4():
    n='C04_mitchell_cloud_betterment';V=vin('KM8J33A40KU906118')
    ls=[L('Remove / Replace','R Quarter Panel Moulding','87742D3000','1',9860,0.4,fl='New'),L('Repair','R Quarter Outer Panel',fl='Existing',lab=5.5),L('Refinish Only','R Quarter Panel Outside',pt=2.6),L('Remove / Install','R Rear Combination Lamp',lab=0.3,fl='Existing'),L('Overhaul','Rear Bumper Cover Assy',lab=1.9),L('Remove / Replace','Rear Bumper Cover','86611D3500','1',29175,'INC',fl='Aftermarket New CAPA'),L('Refinish Only','Rear Bumper Cover',pt=2.4),L('Remove / Replace','R Rear Bumper Reflector','92406D3500','1',4120,'INC',fl='New'),L('Remove / Replace','R Rear Tire','2254517HK','1',16800,0.3,'M',fl='New'),L('Remove / Replace','R Rear Wheel Alloy','52910D3210','1',21000,'INC','M',fl='Remanufactured'),L('Remove / Replace','R Rear Suspension Knuckle','52720D3050','1',27450,2.2,'M',fl='Recycled'),L('Sublet','Wheel Alignment','Sublet','1',12000,typ='Service'),L('Additional Labor','Clear Coat',pt=1.4),L('Additional Labor','Corrosion Protection',lab=0.3),L('Additional Cost','Flex Additive','','1',1200,typ='Part')]
    for l in ls:
        if l.qty: l.qty=int(l.qty)
    T=mit_tot(ls,dict(B=5800,R=5800,M=12000));P=ph(ls);pm=I('Paint Materials','Part',P,3800);T_=T
    flex=ls[-1];pt=parts(ls)-flex.price;it=items(ls)+T+[pm];bet=pct(16800,40);base=pt+pm['totalPrice']+flex.price;tax=pct(base,8.125);sub=S(it);tot=sub+tax;ded=50000
    rows=''.join(f"<tr><td>{k}<td>{esc(l.desc)}{'<br><i>Betterment 40% applied - see Adjustments</i>' if l.desc=='R Rear Tire' else ''}<td>{l.op}<td>{'Refinish' if l.pt else dict(B='Body',M='Mechanical')[l.lt] if l.lab else ''}<td class=r>{hh(l.lab) or hh(l.pt)}<td>{l.fl}<td>{l.pn}<td class=c>{l.qty or ''}<td class=r>{m(l.price,'$') if l.price is not None else ''}<td class=c>{'Yes' if l.price and l.typ=='Part' else ('No' if l.price else '')}" for k,l in enumerate(ls,1))
    h=f'''<style>@page{{size:letter;margin:.5in}}body{{font:10.5px Open Sans}}table{{width:100%;border-collapse:collapse}}td,th{{padding:2px 4px;vertical-align:top;text-align:left}}.r{{text-align:right!important}}.c{{text-align:center!important}}.l th{{background:#1d3f6e;color:#fff}}.l tr:nth-child(even) td{{background:#eef2f8}}.l tr{{page-break-inside:avoid}}h3{{color:#1d3f6e;border-bottom:2px solid #1d3f6e;margin:12px 0 4px}}.half{{width:48%;display:inline-table;vertical-align:top}}.nb{{page-break-inside:avoid}}</style>
    <table><tr><td><b style="font-size:17px">Sierra Vista Body &amp; Paint</b><br>450 Guadalupe Trail, Las Cruces, NM 88001 &nbsp; (575) 555-0136<td class=r>Committed: 04/28/2026<br><b>Estimate ID 61140</b><br>Estimate Version 0</table>
    <h3>Claim Information</h3><table><tr><td>Claim Number<br><b>SW-20264417</b><td>Date of Loss<br><b>04/19/2026</b><td>Deductible<br><b>$500.00</b><td>Insurer<br><b>Southwest Farmers Exchange</b><td>Owner<br><b>Lourdes Baca</b></table>
    <h3>Vehicle</h3><table><tr><td>2019 Hyundai Tucson SE 4 Door Utility 2.0L 4 Cyl AWD<td>VIN {V}<td>Mileage 71,518<td>NM AXBT48</table>
    <h3>Line Items</h3><table class=l><thead><tr><th>Line<th>Description<th>Operation<th>Labor Type<th class=r>Total Units<th>Part Type<th>Part Number<th class=c>Qty<th class=r>Total Price<th class=c>Tax</tr></thead>{rows}</table>
    <div class=nb><h3>Estimate Totals</h3><table class=half><tr><th>Labor<th class=r>Units<th class=r>Rate<th class=r>Amount</tr>{''.join(f"<tr><td>{i['description']}<td class=r>{i['quantity']:.1f}<td class=r>{m(i['unitPrice'],'$')}<td class=r>{m(i['totalPrice'],'$')}" for i in T)}<tr><td><b>Labor Total</b><td><td><td class=r><b>{m(S(T),'$')}</b></table> &nbsp;
    <table class=half><tr><th>Parts and Additional<th class=r>Amount</tr><tr><td>Parts Subtotal<td class=r>{m(pt,'$')}<tr><td>Paint Materials ({P:.1f} @ $38.00)<td class=r>{m(pm['totalPrice'],'$')}<tr><td>Other Additional Costs<td class=r>{m(flex.price,'$')}<tr><td>Sublet Subtotal<td class=r>$120.00</table></div>
    <table class=nb style="width:56%;margin:10px 0 0 44%"><tr><td>Subtotal<td class=r>{m(sub,'$')}<tr><td>Taxable Amount {m(base,'$')} @ 8.125% Sales Tax<td class=r>{m(tax,'$')}<tr style="font-weight:bold;border-top:2px solid #1d3f6e"><td>Gross Total<td class=r>{m(tot,'$')}<tr><td>Betterment - R Rear Tire (40% of $168.00)<td class=r>-{m(bet,'$')}<tr><td>Deductible<td class=r>-{m(ded,'$')}<tr><td>Total Adjustments / Customer Responsibility<td class=r>-{m(bet+ded,'$')}<tr style="font-weight:bold"><td>Net Total<td class=r>{m(tot-bet-ded,'$')}</table>
    <p style="font-size:8.5px">Mitchell Cloud Estimating. Aftermarket parts are warranted by the part supplier. INC = Included labor. Estimate does not include hidden damage.</p>'''
    label(n,n+'.pdf','insurance',['betterment'],'61140','Sierra Vista Body & Paint',(2019,'Hyundai','Tucson',V,71518),it,[],sub,tax,tot);pdf(n,h)
def aud_rows(ls):
    return ''.join(f"<tr><td>{l.op}<td>{'' if l.op in('SB','*') else f'{40+k*31:04d}'}<td>{esc(l.desc)}<td>{l.fl}<td>{l.pn}<td class=c>{l.qty or ''}<td class=r>{m(l.price) if l.price is not None else ''}<td class=r>{hh(l.lab) if l.lab is not None else hh(l.pt)}<td class=c>{4 if l.pt is not None else (dict(B=1,M=2,F=3)[l.lt] if l.lab is not None else '')}" for k,l in enumerate(ls,1))
def c5():
    n='C05_audatex_estimate';V=vin('3VWC57BU0KM183342')
    ls=[L('E','Cover,Front Bumper','5G0807221GRU',1,51240,1.5,fl='01'),L('L','Cover,Front Bumper',pt=2.5,fl='04'),L('E','Grille,Radiator','17A853651JZLL',1,24895,0.2),L('EU','Headlamp Assy,LT','17A941035',1,38500,0.3,fl='UM'),L('E','Panel,Hood','5GM823031E',1,46210,1.0),L('L','Panel,Hood Outside',pt=2.6),L('L','Panel,Hood Underside',pt=1.1),L('EP','Hinge,Hood LT','5G0823301E',1,3265,0.2,fl='PC'),L('EP','Hinge,Hood RT','5G0823302E',1,3265,0.2,fl='PC'),L('I','Fender,Front LT',lab=1.5),L('L','Fender,Front LT Outside',pt=1.7),L('E','Radiator Assembly','5Q0121251HR',1,28390,1.9,'M',fl=''),L('E','Coolant','G13A8J1G',2,4180,None),L('BR','Door,Front LT Blend',pt=0.9),L('RI','Mldg,Front Door Belt LT',lab=0.3),L('SB','Headlamp Aim and Scan','SUBLET',1,8500,typ='Service'),L('*','Hazardous Waste','',1,450,typ='Fee')]
    B,M,P=hrs(ls,'B'),hrs(ls,'M'),ph(ls);rep=1.5
    T=[I('Sheet Metal','Labor',B,5500),I('Mech/Elec','Labor',M,11500),I('Refinish','Labor',P,5500)];pm=I('Paint Materials','Part',P,3500)
    it=items(ls)+T+[pm];oem=sum(l.price for l in ls if l.price and l.op in 'E N'.split());oth=parts(ls)-oem;t1=pct(parts(ls)+pm['totalPrice'],6.35);t2=pct(S(T),6.35);t3=pct(8500,6.35);tax=t1+t2+t3;tot=S(it)+tax;ded=50000
    r=lambda a,b,s='':f"<tr{s}><td>{a}<td class=r>{b}"
    h=f'''<style>@page{{size:letter;margin:.5in .6in}}body{{font:10.5px DejaVu Sans Mono}}table{{width:100%;border-collapse:collapse}}td{{padding:1px 3px;vertical-align:top}}.r{{text-align:right}}.c{{text-align:center}}.l tr:first-child td{{border-bottom:1px solid;border-top:1px solid}}h4{{margin:10px 0 3px}}.nb{{page-break-inside:avoid}}</style>
    <b>CONSTITUTION STATE APPRAISERS</b><br>88 Farmington Ave Ste 3, Bristol, CT 06010 &nbsp; 860-555-0162<hr>
    <table><tr><td>Owner: Nadia Kowalczyk<br>Address: 14 Birch Hill Rd, Plainville CT 06062<br>Inspection Date: 12/03/2025 01:15 PM<br>Primary Impact: Front<td>Claim #: 071-CT-558290<br>Policy #: A-99410-2<br>Loss Date: 11/29/2025<br>Deductible: 500.00<td>*** ESTIMATE ***<br>12/03/2025 03:22 PM<br>Control No.: CS 40881<br>Appraiser: H. Lund</table><hr>
    2019 Volkswagen Jetta SEL 4 DR Sedan &nbsp; Lic: CT AW-41877<br>VIN: {V} &nbsp; Mileage: 55,806 &nbsp; Ext. Color: WHITE SILVER<h4>Damages</h4>
    <table class=l><tr><td>Op<td>Guide<td>Description<td>MC<td>MFR.Part No.<td class=c>Qty<td class=r>Price<td class=r>Hours<td class=c>R</tr>{aud_rows(ls)}</table><p>{len(ls)} Items<br>MC Message: 01 CALL DEALER FOR EXACT PART # / PRICE &nbsp; 04 REFINISH INCL CLEAR &nbsp; UM USED PART &nbsp; PC PXN NON-OEM</p>
    <div class=nb><h4>Estimate Total & Entries</h4><table style="width:70%">{r('Gross Parts',m(oem))}{r('Other Parts',m(oth))}{r(f'Paint Materials &nbsp; {P:.1f} Hrs @ 35.00',m(pm['totalPrice']))}{r('Parts & Material Total',m(parts(ls)+pm['totalPrice']))}{r('Tax on Parts & Material @ 6.350%',m(t1))}</table><br>
    <table style="width:90%"><tr><td>Labor<td class=r>Rate<td class=r>Replace Hrs<td class=r>Repair Hrs<td class=r>Total Hrs<td class=r>Amount</tr>{''.join(f"<tr><td>{i['description']}<td class=r>{m(i['unitPrice'],'$')}<td class=r>{i['quantity']-(rep if i['description']=='Sheet Metal' else 0):.1f}<td class=r>{rep if i['description']=='Sheet Metal' else ''}<td class=r>{i['quantity']:.1f}<td class=r>{m(i['totalPrice'])}" for i in T)}</table>
    <table style="width:70%">{r('Labor Total',m(S(T)))}{r('Tax on Labor @ 6.350%',m(t2))}{r('Sublet Repairs','85.00')}{r('Tax on Sublet @ 6.350%',m(t3))}{r('Hazardous Waste','4.50')}{r('<b>Gross Total</b>','<b>'+m(tot)+'</b>',' style="border-top:1px solid"')}{r('Less: Deductible',m(ded)+'-')}{r('<b>Net Total</b>','<b>'+m(tot-ded)+'</b>')}</table>
    <p>Op Codes: E = Replace OEM &nbsp; EU = Replace Recycled &nbsp; EP = Replace PXN &nbsp; L = Refinish &nbsp; I = Repair &nbsp; BR = Blend Refinish &nbsp; RI = R&amp;I Assembly &nbsp; SB = Sublet<br>Audatex Estimating 8.2.415 ES 12/03/2025 03:22 PM REL</p></div>'''
    label(n,n+'.pdf','insurance',[],'071-CT-558290','CONSTITUTION STATE APPRAISERS',(2019,'Volkswagen','Jetta',V,55806),it,[],None,tax,tot);pdf(n,h)
def c6():
    n='C06_qapter_cards';V=vin('JN8AZ2NE0J9201554')
    U=lambda op,d,pn,qy,un,lab=None,lt='B',fl='OEM',typ='Part':L(op,d,pn,qy,qy*un,lab,lt,None,fl,typ,un)
    ls=[U('Replace','Rear bumper fascia','85022-6AT0H',1,44780,1.8),L('Refinish','Rear bumper fascia',pt=2.7),U('Replace','Bumper retainer','85220-6AA0A',2,2235),U('Replace','Bumper clip','01553-09321',12,189),U('Replace','Liftgate shell','K010M-6AAMA',1,79900,3.6,'B','Recycled'),L('Refinish','Liftgate outside',pt=2.5),L('Refinish','Liftgate inside',pt=1.2),U('Replace','Emblem, liftgate','90890-6AA0A',1,4815,0.2),U('Replace','Backup camera','28442-6AA0A',1,31560,0.6,'M'),L('Remove & Install','Liftgate glass',lab=1.9),L('Repair','Rear body panel',lab=2.5),L('Blend','Quarter panel, left',pt=1.1),L('Blend','Quarter panel, right',pt=1.1),U('Add','Urethane kit','',1,3150,None,'B','Misc'),U('Sublet','ADAS camera calibration','',1,27500,None,'B','Sublet','Service'),U('Add','Environmental disposal','',1,350,None,'B','Fee','Fee')]
    P=ph(ls);T=[I('Body labor','Labor',hrs(ls,'B'),6400),I('Refinish labor','Labor',P,6400),I('Mechanical labor','Labor',hrs(ls,'M'),13500)];pm=I('Paint and materials','Part',P,4200)
    pt=parts(ls);disc=pct(79900,5);it=items(ls)+T+[pm];sub=S(it)-disc;base=pt-disc+pm['totalPrice'];st,ct=pct(base,6),pct(base,1.5);tax=st+ct;tot=sub+tax
    rows=''.join(f"<tr><td>{k}<td>{l.op}<td><b>{esc(l.desc)}</b>{'<br><span class=s>'+l.pn+'</span>' if l.pn else ''}<td><span class=p>{l.fl}</span><td class=r>{l.qty or ''}<td class=r>{m(l.unit,'$') if l.unit else ''}<td class=r>{m(l.price,'$') if l.price is not None else ''}<td class=r>{hh(l.lab)+(' m' if l.lt=='M' and l.lab else '')}<td class=r>{hh(l.pt)}" for k,l in enumerate(ls,1)).replace('<span class=p></span>','')
    h=f'''<style>@page{{size:letter;margin:.5in}}body{{font:11px Roboto;color:#223}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px 5px;text-align:left;vertical-align:top}}.r{{text-align:right!important}}.s{{color:#667;font-size:9.5px}}.p{{background:#e3f0ff;border-radius:8px;padding:0 6px;font-size:9.5px}}.l td{{border-bottom:1px solid #dde}}.l th{{color:#667;font-weight:500;border-bottom:2px solid #447}}.l tr{{page-break-inside:avoid}}.k{{display:flex;gap:10px;margin:10px 0}}.k div{{flex:1;border:1px solid #cdd;border-radius:8px;padding:8px}}.nb{{page-break-inside:avoid}}</style>
    <div style="display:flex;justify-content:space-between;border-bottom:3px solid #ff7a00;padding-bottom:6px"><b style="font-size:20px">Estimate QX-771920</b><span>Palmetto Collision Center<br>1100 Rivers Ave, North Charleston, SC 29406<br>843-555-0158</span></div>
    <div class=k><div><span class=s>VEHICLE</span><br><b>2018 Nissan Murano SL</b><br>{V}<br>66,027 miles</div><div><span class=s>CLAIM</span><br><b>LW-4400917</b><br>Lowcountry Casualty<br>Loss 05/02/2026, rear</div><div><span class=s>OWNER</span><br><b>Vernell Gadsden</b><br>843-555-0102<br>Deductible none (third party)</div></div>
    <table class=l><thead><tr><th>#<th>Operation<th>Item<th>Source<th class=r>Qty<th class=r>Unit<th class=r>Price<th class=r>Labor h<th class=r>Paint h</tr></thead>{rows}</table>
    <div class=nb style="margin-top:12px"><table style="width:70%;margin-left:30%"><tr><td>Parts and sundries<td><td class=r>{m(pt,'$')}<tr><td>Recycled parts discount<td>5% of $799.00<td class=r>-{m(disc,'$')}{''.join(f"<tr><td>{i['description']}<td>{i['quantity']:.1f} h x {m(i['unitPrice'],'$')}<td class=r>{m(i['totalPrice'],'$')}" for i in T+[pm])}<tr><td>Sublet and fees<td><td class=r>{m(misc(ls),'$')}<tr style="border-top:1px solid"><td>Subtotal<td><td class=r>{m(sub,'$')}<tr><td>State tax<td>6% of {m(base,'$')}<td class=r>{m(st,'$')}<tr><td>County tax<td>1.5% of {m(base,'$')}<td class=r>{m(ct,'$')}<tr style="font-weight:bold;font-size:14px;border-top:2px solid #ff7a00"><td>Gross total<td><td class=r>{m(tot,'$')}</table></div><p class=s>Created with Qapter estimating. m = mechanical labor. Prices from the manufacturer's list of April 2026.</p>'''
    label(n,n+'.pdf','insurance',[],'QX-771920','Palmetto Collision Center',(2018,'Nissan','Murano',V,66027),it,[disc],sub,tax,tot);pdf(n,h)
def c8():
    n='C08_mitchell_boxed_photo';V=vin('1G1ZD5ST0LF077431')
    ls=[L('R&R','Frt Bumper Cover','84078420',1,36844,1.7,fl='OEM'),L('RFN','Frt Bumper Cover',pt=2.5),L('R&R','L Fog Lamp Bezel','84212907',1,2916,'INC',fl='AM'),L('R&R','L Headlamp Assy','84572219',1,39500,0.4,fl='LKQ'),L('RPR','L Fender',lab=2.0),L('RFN','L Fender Outside',pt=1.9),L('R&R','Washer Reservoir','84101865',1,5738,0.7,'M',fl='OEM'),L('RFN','Clear Coat',pt=1.3),L('SUB','Pre/Post Scan','',1,9500,typ='Service',fl='SUBLET')]
    T=mit_tot(ls,dict(B=5200,R=5200,M=8500));P=ph(ls);pm=I('Paint Materials','Part',P,3200);it=items(ls)+T+[pm];pt=parts(ls);tax=pct(pt+pm['totalPrice'],6);sub=S(it);tot=sub+tax;ded=25000
    rows=''.join(f"<tr><td>{k:03d}<td>{l.op}<td>{l.desc}<td>{l.fl}<td>{l.pn}<td class=r>{l.qty or ''}<td class=r>{m(l.price) if l.price is not None else ''}<td class=r>{hh(l.lab)}{'M' if l.lt=='M' else ''}<td class=r>{hh(l.pt)}" for k,l in enumerate(ls,1))
    h=f'''<style>@page{{size:letter;margin:.5in}}body{{font:14px Liberation Sans}}table{{width:100%;border-collapse:collapse;margin-bottom:10px}}td,th{{border:1px solid #000;padding:3px 5px;text-align:left;vertical-align:top}}.r{{text-align:right!important}}th{{background:#ddd;font-size:12px}}</style><table><tr><td style="width:60%"><b style="font-size:19px">HARBORLINE BODY WORKS</b><br>730 Ocean Gateway, Easton, MD 21601<br>410-555-0181<td><b>ESTIMATE 22815</b><br>Date 08/21/2025<br>Insurer: TIDEWATER MUTUAL<br>Claim 8T-114-0092</table>
    <table><tr><td>Insured: GLORIA STEPP<br>Loss: 08/16/2025 Collision<td>2020 Chevrolet Malibu LS 1.5L<br>VIN {V}<br>Miles 47,318 &nbsp; MD 7EN 3310</table>
    <table><tr><th>LN<th>OP<th>DESCRIPTION<th>TYPE<th>PART NO.<th>QTY<th>PRICE<th>LABOR<th>PAINT</tr>{rows}</table>
    <table style="width:75%;margin-left:25%"><tr><th>SUMMARY<th>UNITS<th>RATE<th class=r>AMOUNT</tr><tr><td>Parts<td><td><td class=r>{m(pt)}{''.join(f"<tr><td>{i['description']}{'' if i is pm else ''}<td class=r>{i['quantity']:.1f}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for i in T+[pm])}<tr><td>Sublet<td><td><td class=r>95.00<tr><td>Subtotal<td><td><td class=r>{m(sub)}<tr><td>Sales Tax 6% on {m(pt+pm['totalPrice'])}<td><td><td class=r>{m(tax)}<tr><td><b>GROSS TOTAL</b><td><td><td class=r><b>{m(tot)}</b><tr><td>Deductible<td><td><td class=r>-{m(ded)}<tr><td><b>NET TOTAL</b><td><td><td class=r><b>{m(tot-ded)}</b></table><p style="font-size:12px">R&amp;R remove/replace &nbsp; RFN refinish &nbsp; RPR repair &nbsp; AM aftermarket &nbsp; LKQ like kind and quality (recycled) &nbsp; INC included. Prepared with Mitchell Estimating.</p>'''.replace('<td>Body<td','<td>Body Labor<td').replace('<td>Refinish<td','<td>Refinish Labor<td').replace('<td>Mechanical<td','<td>Mechanical Labor<td')
    for i in T: i['description']+=' Labor'
    label(n,n+'.jpg','insurance',['photo'],'22815','HARBORLINE BODY WORKS',(2020,'Chevrolet','Malibu',V,47318),it,[],sub,tax,tot)
    p=pdf(n,h,SRC+n+'.pdf');photo(n,p,190,[(.09,.035),(.96,.06),(.935,.96),(.04,.93)],81,(70,78,86))
for k in (sys.argv[1:] or '12345678'): globals()['c'+k]()
