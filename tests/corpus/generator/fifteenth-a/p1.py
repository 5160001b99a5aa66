from lib import *
# ---------- a01 dealer RO, CDK-like, reportlab courier
def a01():
    from reportlab.pdfgen import canvas
    p=P('a01','dealer_ro','HARLAN VALLEY TOYOTA','418872',2019,'TOYOTA','RAV4',vin('2T3P1RFV0KW048813'),61204)
    L=[]
    A=[p.add('OIL FILTER ASSY',"Part",q=1,u=849,no='04152-YZZA6',ls=899),p.add('GASKET',"Part",q=1,u=185,no='90430-12031',ls=185),p.add('0W20 SYN OIL QT',"Part",q=5,u=795,no='00279-0WQTE',ls=850)]
    Al=p.add('LUBE OIL FILTER & ROTATE',"Labor",a=3295)
    B=[p.add('PAD KIT, DISC BRAKE, REAR',"Part",q=1,u=7862,no='04466-0R010',ls=8275),p.add('FITTING KIT',"Part",q=1,u=2440,no='04948-42080',ls=2568)]
    Bl=p.add('REPLACE REAR BRAKE PADS, CLEAN AND LUBE SLIDES',"Labor",a=18900)
    misc=p.add('CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER',"Fee",a=1554); haz=p.add('HAZARDOUS MATERIALS - OIL AND FILTER HANDLING',"Fee",a=350)
    parts=p.S('Part'); p.off(1500); p.close(tax=pct(parts,7.25),sub=p.S()) 
    p.sub=p.S()  # total charges
    c=canvas.Canvas(OUT+'a01.pdf',pagesize=(612,792)); 
    def t(x,y,s,f='Courier',z=8.5): c.setFont(f,z); c.drawString(x,y,s)
    def r(x,y,s,f='Courier',z=8.5): c.setFont(f,z); c.drawRightString(x,y,s)
    c.setFont('Helvetica-Bold',17); c.drawCentredString(306,756,'HARLAN VALLEY TOYOTA'); c.setFont('Helvetica',7.5)
    c.drawCentredString(306,745,'2200 Auto Park Way  -  Harlan Valley, CA 93271  -  Service (559) 555-0142  -  BAR# ARD00218834  EPA# CAL000411208')
    c.rect(30,640,552,98); c.line(306,640,306,738); c.line(30,664,582,664)
    t(36,726,'CUSTOMER #: 77120'); t(36,712,'DELACRUZ, MARIBEL A'); t(36,701,'1419 W OLEANDER ST'); t(36,690,'HARLAN VALLEY, CA 93271'); t(36,676,'HOME:559-555-0188 CONT:N/A')
    c.setFont('Helvetica-Bold',12); c.drawString(470,724,'*INVOICE*'); t(312,724,'418872','Courier-Bold',12); t(312,710,'PAGE 1'); t(312,690,'SERVICE ADVISOR: 2031 TERRY OKONKWO'); t(312,676,'TAG 5512')
    hx=[(36,'COLOR','SILVER'),(90,'YEAR','2019'),(126,'MAKE/MODEL','TOYOTA RAV4'),(212,'VIN',p.vin),(330,'LICENSE','8KJL220'),(396,'MILEAGE IN / OUT','61204/61206'),(500,'R.O. OPENED','09MAR26')]
    for x,a,b in hx:
        c.setFont('Helvetica',5.5); c.drawString(x,657,a); t(x,646,b,z=8)
    y=626; t(30,y,'LINE OPCODE  TECH TYPE HOURS'); r(440,y,'LIST'); r(510,y,'NET'); r(580,y,'TOTAL'); c.line(30,y-3,582,y-3); y-=15
    def job(l,desc,op,ps,lab,cause,hrs,tech):
        nonlocal y
        t(30,y,l+' '+desc); y-=11
        if cause: t(42,y,'CAUSE: '+cause); y-=11
        t(42,y,op+' '+lab.d); y-=11
        t(96,y,f'{tech}  CPT  {hrs}'); r(510,y,''); r(580,y,lab.n); y-=11
        for i in ps:
            t(54,y,f'{i.qs} {i.no} {i.d}'); r(440,y,n(i.ls)); r(510,y,n(i.u)); r(580,y,i.n); y-=11
        pp=sum(i.a for i in ps); t(30,y,f'PARTS: {n(pp):>8}  LABOR: {lab.n:>8}  OTHER:     0.00   TOTAL LINE {l}: {n(pp+lab.a):>9}'); y-=11
        t(42,y,'61204 '+('PERFORMED AS REQUESTED. TIRES SET 35 PSI. RESET MAINT LIGHT.' if l=='A' else 'REAR PADS MEASURED 2MM. INSTALLED NEW PADS, ROAD TEST OK.')); y-=11
        t(30,y,'*'*92,z=8); y-=15
    job('A','PERFORM 60000 MILE OIL SERVICE','60LOF',A,Al,'','0.50','331')
    job('B','CUSTOMER STATES GRINDING NOISE FROM REAR WHEN BRAKING','BRR02',B,Bl,'REAR PADS WORN TO INDICATORS','1.40','331')
    t(30,y,'C** RECALL 22TA08 - UPDATE MULTI-MEDIA SOFTWARE'); y-=11; t(42,y,'22TA08 REPROGRAM HEAD UNIT'); y-=11; t(96,y,'418  WF   0.60'); r(580,y,'(N/C)'); y-=11
    t(30,y,'PARTS:     0.00  LABOR:     0.00  OTHER:     0.00   TOTAL LINE C:      0.00'); y-=11; t(30,y,'*'*92,z=8); y-=15
    t(30,y,misc.d); r(580,y,misc.n); y-=11
    t(30,y,haz.d); r(580,y,haz.n); y-=11
    y0=206; c.rect(380,70,202,y0-58-12)
    lab=Al.a+Bl.a
    rows=[('LABOR AMOUNT',lab),('PARTS AMOUNT',parts),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',0),('MISC. CHARGES',misc.a+haz.a),('TOTAL CHARGES',p.sub),('LESS DISCOUNTS',-1500),('SALES TAX',p.tax)]
    yy=194; c.setFont('Helvetica-Bold',7); c.drawString(386,yy,'DESCRIPTION'); c.drawRightString(576,yy,'TOTALS'); yy-=14
    for a,b in rows:
        c.setFont('Helvetica',7); c.drawString(386,yy,a); r(576,yy,n(b)); yy-=12
    c.setFont('Helvetica-Bold',8); c.drawString(386,yy-2,'PLEASE PAY THIS AMOUNT'); r(576,yy-2,n(p.total),'Courier-Bold',10)
    c.setFont('Helvetica',6); 
    for k,s in enumerate(['DISCLAIMER OF WARRANTIES. Any warranties on the products sold hereby are those made by the manufacturer.','The seller hereby expressly disclaims all warranties either express or implied, including any implied','warranty of merchantability or fitness for a particular purpose. Coupon SPRING15 applied.','','X ______________________________   CUSTOMER SIGNATURE']): c.drawString(30,180-k*11,s)
    c.save(); p.label(OUT+'a01.pdf','reportlab')
# ---------- a02 job cards
def a02():
    p=P('a02','shop_estimate','Two Rivers Auto Care','20417',2014,'Honda','Odyssey',vin('5FNRL5H60EB091277'),142880)
    jobs=[('Timing Belt Package',[('Replace timing belt, water pump, tensioner',"Labor",4.6,14800),('Timing Belt Kit w/ Water Pump',"Part",1,31245),('Drive Belt',"Part",1,4880),('Honda Type 2 Coolant',"Part",2,2495)],''),
          ('Front Lower Control Arms',[('R&R both front lower control arms',"Labor",2.4,14800),('Control Arm w/ Ball Joint - Left',"Part",1,11890),('Control Arm w/ Ball Joint - Right',"Part",1,11890)],'Rear bushings split on both sides, see photo 3.'),
          ('Four Wheel Alignment',[('Four wheel alignment - thrust angle set',"Labor",1,11995)],'')]
    body=''
    for jn,rows,note in jobs:
        tr='';js=0
        for de,ty,q,u in rows:
            i=p.add(de,ty,q=q,u=u); js+=i.a
            tr+=f'<tr><td><i>{"LABOR" if ty=="Labor" else "PART"}</i></td><td>{i.d}</td><td class=r>{i.qs}{" hr" if ty=="Labor" else ""}</td><td class=r>{d(u)}</td><td class=r>{i.D}</td></tr>'
        body+=f'<div class=job><div class=jh><b>{jn}</b><span>{d(js)}</span></div>'+(f'<p class=note>{note}</p>' if note else '')+f'<table>{tr}</table></div>'
    body+='<div class="job dec"><div class=jh><b>Rear Shocks <em>DECLINED</em></b><span>$488.16</span></div><table><tr><td><i>LABOR</i></td><td>Replace rear shocks</td><td class=r>1.2 hr</td><td class=r>$148.00</td><td class=r>$177.60</td></tr><tr><td><i>PART</i></td><td>Rear Shock Absorber</td><td class=r>2</td><td class=r>$155.28</td><td class=r>$310.56</td></tr></table></div>'
    lab=p.S('Labor');par=p.S('Part'); f=p.add('Shop Supplies','Fee',a=min(4500,pct(lab,5))); e=p.add('Environmental Fee','Fee',a=600)
    p.close(tax=pct(par+f.a,6.875),sub=p.S())
    css='body{font:12.5px "Liberation Sans";color:#223;margin:10px}.top{display:flex;justify-content:space-between;border-bottom:4px solid #1f6f78;padding-bottom:10px}h1{margin:0;color:#1f6f78;font-size:24px}.cards{display:flex;gap:14px;margin:12px 0}.cards div{flex:1;background:#f1f5f5;padding:8px 10px;border-radius:6px;line-height:1.5}.job{border:1px solid #ccd;border-radius:6px;margin-bottom:10px;overflow:hidden}.jh{background:#e6eef0;padding:6px 10px;display:flex;justify-content:space-between;font-size:13.5px}.job table{width:100%;border-collapse:collapse}.job td{padding:4px 10px;border-top:1px solid #eee}.job td:first-child{width:46px;font-size:9px;color:#789}.r{text-align:right;white-space:nowrap}.note{margin:5px 10px;color:#567;font-size:11px}.dec{opacity:.55}.dec em{color:#b00;font-size:10px}.tot{width:290px;margin-left:auto}.tot td{padding:3px 6px}.big td{font-size:16px;font-weight:bold;border-top:2px solid #1f6f78}'
    top=f'<div class=top><div><h1>{p.shop}</h1>318 Landing Rd, Moline, IL 61265<br>(309) 555-0173 · hello@tworiversauto.example</div><div style="text-align:right"><b style="font-size:18px">Estimate #{p.doc}</b><br>Created Feb 11, 2026<br>Service Writer: Dana P.</div></div><div class=cards><div><b>Karl Lindqvist</b><br>(309) 555-0110<br>klindqvist@mail.example</div><div><b>2014 Honda Odyssey EX-L</b><br>VIN {p.vin}<br>Odometer {p.mi} mi · Plate BX 41 882 · 3.5L V6</div></div>'
    tot=f'<table class=tot><tr><td>Labor<td class=r>{d(lab)}<tr><td>Parts<td class=r>{d(par)}<tr><td>{f.d}<td class=r>{f.D}<tr><td>{e.d}<td class=r>{e.D}<tr><td>Subtotal<td class=r>{d(p.sub)}<tr><td>Tax (6.875%)<td class=r>{d(p.tax)}<tr class=big><td>Estimate Total<td class=r>{d(p.total)}</table><p style="font-size:9px;color:#777">I authorize the above repair work to be done along with the necessary material. Estimate good for 30 days.</p>'
    p.html(H(css,top+body+tot))
# ---------- a03 two tables beside each other
def a03():
    p=P('a03','invoice',"Dutch's Garage",'RO-009316',2008,'Chevrolet','Silverado 1500',mileage=211450,vin=None)
    P_=[('WATER PUMP','251-713',1,8949),('THERMOSTAT','THM-15356',1,1829),('T-STAT GASKET','GM-441',1,399),('UPPER RADIATOR HOSE','NBH-8917',1,2674),('LOWER RADIATOR HOSE W/ CLAMPS','NBH-8918',1,3115),('DEXCOOL 50/50 GAL','719-5050',4,1699)]
    L_=[('Pressure test cooling system, found water pump weep hole leaking',6500),('Replace water pump and thermostat',29400),('Replace upper and lower radiator hoses',8820)]
    ps=[p.add(a,'Part',q=q,u=u,no=no) for a,no,q,u in P_]; ls=[p.add(a,'Labor' if k else 'Service',a=u) for k,(a,u) in enumerate(L_)]
    par=p.S('Part');lab=p.S('Labor','Service'); s=p.add('Shop Materials','Fee',a=2236)
    p.close(tax=pct(par,8.1),sub=p.S())
    pr=''.join(f'<tr><td class=c>{i.qs}<td>{i.d}<div class=no>{i.no}</div><td class=r>{i.us}<td class=r>{i.m}' for i in ps); lr=''.join(f'<tr><td>{i.d}<td class=r>{i.m}' for i in ls)
    css='@page{size:letter;margin:14mm 12mm}body{font:9.5pt "Liberation Serif"}h1{font:bold 22pt "URW Bookman";margin:0}table.g{border-collapse:collapse;width:100%}table.g th{background:#000;color:#fff;font-size:8pt;padding:2px 4px;text-align:left}table.g td{border-bottom:.5px solid #999;padding:3px 4px;vertical-align:top}.r{text-align:right}.c{text-align:center}.no{font-size:7.5pt;color:#444}.two{width:100%}.two>tbody>tr>td,.two>tr>td{vertical-align:top;width:50%;padding:0 5px}.hd td{padding:1px 8px 1px 0}'
    b=f'<table style="width:100%"><tr><td><h1>{p.shop}</h1>Hwy 12 & Co. Rd. 9, Winsted MN &nbsp; 320-555-0126</td><td class=r><b>Invoice</b> {p.doc}<br>Date 10/02/2025<br>Written by: Dutch</td></tr></table><hr><table class=hd><tr><td>Customer:<td><b>Ron Vandersteen</b><td>Vehicle:<td><b>2008 Chevrolet Silverado 1500</b> 5.3L<tr><td>Phone:<td>320-555-0171<td>Odometer In:<td>211450 &nbsp; Lic: 4JV-882 &nbsp; VIN:</table><br><table class=two><tr><td><table class=g><tr><th>Qty<th>Part Description / Number<th>Sale<th>Ext.{pr}</table><td><table class=g><tr><th>Labor Description<th>Extended{lr}</table></table><br><table style="width:100%"><tr><td style="width:58%;font-size:8pt;vertical-align:top">[Recommended, not done: heater hoses seeping at firewall; serp belt cracked $84.00]<br><br>Thank you for your business. 12 months / 12,000 miles parts and labor.<td><table style="width:100%"><tr><td>Parts:<td class=r>{m(par)}<tr><td>Labor:<td class=r>{m(lab)}<tr><td>{s.d}:<td class=r>{s.m}<tr><td>Sub Total:<td class=r>{m(p.sub)}<tr><td>Sales Tax 8.1% on parts:<td class=r>{m(p.tax)}<tr><td><b>TOTAL DUE:</b><td class=r><b>{d(p.total)}</b></table></table>'
    p.html(H(css,b),'weasyprint')
# ---------- a04 tire chain, groff
def a04():
    p=P('a04','tires','Ridgeline Tire Center','7741-203958',2021,'SUBARU','FORESTER',mileage=38112)
    T=[('41877','FALKEN WILDPEAK A/T TRAIL 225/60R17 99H BLK',"Part",4,17799),('80017','LIFETIME SPIN BALANCE & VALVE STEM',"Service",4,2100),('80224','ROAD HAZARD CERTIFICATE',"Fee",4,2600),('98155','TPMS SERVICE PACK',"Part",4,799),('80070','TIRE DISPOSAL FEE',"Fee",4,350),('90006','STATE TIRE FEE',"Fee",4,100),('80310','4 WHEEL ALIGNMENT',"Service",1,9999)]
    r=[]
    for k,(no,de,ty,q,u) in enumerate(T):
        i=p.add(de,ty,q=q,u=u); r.append(f'{no}\t{i.d}\t{q}\t{i.us}\t{"" if k in(1,4,5,2,6) else "T"}\t{i.m}')
        if k==0: r.append('\t  DOT 3924, 65000 MI WARRANTY\t\t\t\t')
    r.insert(2,'80219\tINSTALLATION\t4\t.00\t\tN/C')
    par=p.S('Part'); p.off(8000); p.close(tax=pct(par-8000,6.0),sub=p.S()-8000)
    r.append('\tINSTANT SAVINGS - SET OF 4 FALKEN\t1\t-80.00\tT\t-80.00')
    src='.pl 11i\n.po 0.8i\n.ll 6.9i\n.nr HM 0.5i\n.fam H\n.ps 18\n.vs 20\n.ce\n\\fB'+p.shop+'\\fP\n.ps 9\n.vs 11\n.ce 2\nStore 7741   8820 N Meridian Pkwy, Carmel IN 46032\n(317) 555-0119   Mon-Fri 8-6  Sat 8-5\n.sp 1\n.TS\nexpand box;\nl l l.\nINVOICE \\fB'+p.doc+'\\fP\tDATE 11/19/25 14:07\tSALESPERSON 118 MARCUS\nBILL TO:  PRIYA RAMANATHAN\t2021 SUBARU FORESTER\tMILEAGE 38112\n1177 CLAY TERRACE\tPLATE IN 882TRX\tTORQUE 89 FT/LBS\nCARMEL IN 46032\tFRONT 33 PSI / REAR 32 PSI\tBAY 4\n.TE\n.sp 1\n.TS\nexpand;\nlB lB rB rB cB rB\nl l r r c r.\nARTICLE\tDESCRIPTION\tQTY\tPRICE\tTX\tAMOUNT\n_\n'+'\n'.join(r)+'\n_\n.TE\n.sp .5\n.TS\nexpand;\nl r r.\nTread depths removed: LF 3/32 RF 3/32 LR 4/32 RR 4/32\tSUBTOTAL\t'+m(p.sub)+'\n\tSALES TAX 6.000%\t'+m(p.tax)+'\n\t\\fBTOTAL\\fP\t\\fB$'+m(p.total)+'\\fP\nVISA ************4410   AUTH 08812C\tTENDERED\t'+m(p.total)+'\n\tCHANGE DUE\t.00\n.TE\n.sp 1\n.ps 7.5\n.vs 9\nRE-TORQUE WHEELS AFTER 25 MILES. Free rotation and air checks for the life of your tires. Lug nuts checked by: ______\n'
    src=src.replace('-80.00','\\-80.00')
    o=subprocess.run(['groff','-t','-Tpdf','-P-pletter'],input=src,capture_output=True,text=False if 0 else None,encoding=None) if 0 else subprocess.run(['groff','-t','-Tpdf','-P-pletter'],input=src.encode(),capture_output=True)
    if o.stderr: print(o.stderr.decode()[:300])
    open(OUT+'a04.pdf','wb').write(o.stdout); p.label(OUT+'a04.pdf','groff')
# ---------- a05 QuickBooks like
def a05():
    p=P('a05','invoice','Wrench Hound Mobile Mechanic LLC','1093',2012,'Ford','Escape')
    R=[('03/04/2026','Service call within 20 miles of Tulsa','Service',1,6500,''),('03/04/2026','Alternator, remanufactured, Motorcraft','Part',1,23650,'18 month warranty through the parts store'),('03/04/2026','Serpentine belt','Part',1,3825,''),('03/04/2026','Labor - alternator replacement 3.0L (hourly)','Labor',3.25,9500,'Had to remove the right axle for access, discussed by phone'),('03/05/2026','Battery terminal end, positive','Part',1,895,'')]
    tr=''
    for k,(dt,de,ty,q,u,nt) in enumerate(R):
        i=p.add(de,ty,q=q,u=u); tr+=f'<tr><td>{dt}<td><b>{i.d}</b>'+(f'<br><span>{nt}</span>' if nt else '')+f'<td class=r>{i.qs}<td class=r>{i.us}<td class=r>{i.m}{"T" if ty=="Part" else ""}'
    par=p.S('Part'); p.close(tax=pct(par,8.517),sub=True)
    css='@page{size:letter;margin:18mm}body{font:10pt "DejaVu Sans";color:#393a3d}h2{color:#2ca01c;font-weight:normal;font-size:22pt;margin:14px 0}.r{text-align:right}table.a{width:100%;border-collapse:collapse}table.a th{background:#d5ecd1;color:#2ca01c;font-size:8pt;font-weight:normal;padding:5px;text-align:left}table.a td{padding:6px 5px;vertical-align:top;font-size:9pt}table.a span{color:#777;font-size:8pt}.dash{border-top:1px dashed #aaa;margin:10px 0}.t{float:right;width:300px;font-size:9pt}.t td{padding:4px}'
    b=f'<div style="font-size:9pt"><b>{p.shop}</b><br>PO Box 3319<br>Tulsa, OK 74101 US<br>+1 9185550144<br>wrenchhound@mail.example</div><h2>INVOICE</h2><table style="width:100%;font-size:9pt"><tr><td style="vertical-align:top">BILL TO<br>Tamika Boyd<br>6120 S Yorktown Ave<br>Tulsa, OK 74136<td class=r><b>INVOICE #</b> 1093<br><b>DATE</b> 03/05/2026<br><b>DUE DATE</b> 03/05/2026<br><b>TERMS</b> Due on receipt</table><p style="font-size:9pt"><b>VEHICLE</b><br>2012 Ford Escape V6 blue</p><div class=dash></div><table class=a><tr><th>DATE<th>DESCRIPTION<th class=r>QTY<th class=r>RATE<th class=r>AMOUNT{tr}</table><div class=dash></div><table class=t><tr><td>SUBTOTAL<td class=r>{m(p.sub)}<tr><td>TAX (8.517%)<td class=r>{m(p.tax)}<tr><td>TOTAL<td class=r>{m(p.total)}<tr><td>PAYMENT<td class=r>200.00<tr><td>BALANCE DUE<td class=r><b style="font-size:14pt">{d(p.total-20000)}</b></table><p style="font-size:8pt;width:240px">Zelle or card accepted. Thank you for letting us come to you!</p>'
    p.html(H(css,b),'weasyprint')
# ---------- a06 Square-like
def a06():
    p=P('a06','invoice','Elm & 9th Auto Electric','#000482',2016,'Mazda','CX-5',mileage=97340)
    R=[('Parasitic Draw Diagnosis','Service',16000,None,None,'Traced to liftgate latch, 0.38A draw at rest'),('Liftgate Latch Assembly','Part',18476,None,None,''),('Latch Install & Module Reset','Service',8800,None,None,''),('H11 Bulb','Part',None,2,1650,''),('AGM Battery Group 35','Part',22900,None,None,'36 mo free replacement'),]
    rows=''
    for de,ty,a,q,u,nt in R:
        i=p.add(de,ty,a=a,q=q,u=u); rows+=f'<div class=i><div><b>{i.d}</b>'+(f'<small>{d(u)} × {q}</small>' if q else '')+(f'<small>{nt}</small>' if nt else '')+f'</div><div>{i.D}</div></div>'
    core=p.add('Battery Core Charge','Fee',a=2200); rows+=f'<div class=i><div><b>{core.d}</b><small>Refunded below</small></div><div>{core.D}</div></div>'
    p.off(2200);p.off(2500); tx=pct(18476+3300+22900,9.25); p.close(tax=tx,sub=p.S()) ; tip=0
    css='body{font:14px "Liberation Sans";width:520px;margin:20px auto;color:#1a1a1a}.i,.s{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #eee}.s{border:0;padding:4px 0}small{display:block;color:#777;margin-top:2px}h1{font-size:20px;text-align:center;margin:4px}.big{text-align:center;font-size:40px;font-weight:bold;margin:14px 0}.c{text-align:center;color:#666;line-height:1.5}'
    b=f'<h1>{p.shop}</h1><div class=c>905 Elm Street, Chattanooga, TN 37402<br>Invoice {p.doc} · January 22, 2026</div><div class=big>{d(p.total)}</div><div class=c>Customer: Jo Ann Whitfield<br>2016 Mazda CX-5 Touring · 97,340 miles</div><br>{rows}<div class=s style="margin-top:8px"><span>Subtotal</span><span>{d(p.sub)}</span></div><div class=s><span>Core Returned</span><span>−$22.00</span></div><div class=s><span>New Customer Special</span><span>−$25.00</span></div><div class=s><span>Sales Tax (9.25% on parts)</span><span>{d(p.tax)}</span></div><div class=s style="border-top:2px solid #000;font-weight:bold"><span>Total</span><span>{d(p.total)}</span></div><div class=s><span>Paid · Mastercard 7781 (Tap)</span><span>{d(p.total)}</span></div>'
    p.html(H(css,b))
# ---------- a07 R.O.-writer like with type letters
def a07():
    p=P('a07','invoice','CAPITOL CITY CAR CARE','56120',2011,'NISSAN','ALTIMA',vin('1N4AL2AP0BN440192'),155870)
    rows=[('h','1','CUST STATES A/C BLOWS WARM'),('L','A/C PERFORMANCE TEST & DYE INSPECTION','Service',1.0,13900,'11'),('P','R134A REFRIGERANT (LB)','Part',1.25,2600,'R134A'),('P','UV DYE CARTRIDGE','Part',1,1195,'UVD-7'),('n','HIGH SIDE SCHRADER LEAKING. SYS HELD VACUUM 30 MIN AFTER REPAIR.'),('P','VALVE CORE, HIGH SIDE','Part',1,685,'VC-2911'),
     ('h','2','PA STATE INSPECTION + EMISSIONS'),('L','SAFETY INSPECTION','Service',1,4500,'07'),('L','EMISSIONS TEST W/ STICKERS','Service',1,4200,'07'),
     ('h','3','REPLACE RF OUTER TIE ROD (FAILED INSP)'),('L','R&R OUTER TIE ROD END','Labor',0.8,13900,'11'),('P','TIE ROD END, OUTER RIGHT','Part',1,5430,'ES800224'),('P','COTTER PIN','Part',1,95,'CP18')]
    tr='';js=None;cur=0;out=[]
    def endjob():
        return f'<tr class=js><td colspan=6>JOB TOTAL<td class=r>{m(cur)}' if cur else ''
    for x in rows:
        if x[0]=='h':
            tr+=endjob();cur=0; tr+=f'<tr class=h><td>{x[1]}<td colspan=6>{x[2]}'
        elif x[0]=='n': tr+=f'<tr><td><td><td colspan=5 class=n>&gt;&gt; {x[1]}'
        else:
            i=p.add(x[1],x[2],q=x[3],u=x[4]); cur+=i.a
            tr+=f'<tr><td class=c>{x[0]}<td>{x[5]}<td>{i.d}<td class=r>{x[3]:.2f}<td class=r>{i.us}<td class=c>{"Y" if x[2]=="Part" else "N"}<td class=r>{i.m}'
    tr+=endjob(); par=p.S('Part'); lab=p.S('Labor','Service')
    f=p.add('SHOP SUPPLY FEE 3% OF LABOR','Fee',a=pct(lab,3)); p.close(tax=pct(par,6),sub=None)
    css='body{font:11.5px "Liberation Sans Narrow";text-transform:none}table{border-collapse:collapse;width:100%}.h td{background:#ddd;font-weight:bold;border-top:1px solid #000;padding:3px}td{padding:2px 4px;vertical-align:top}.r{text-align:right}.c{text-align:center}.js td{border-top:1px dotted #000;text-align:right;font-weight:bold}.n{font-style:italic}th{border-bottom:2px solid #000;text-align:left;font-size:10px}.bx td{border:1px solid #000}'
    b=f'<center><b style="font-size:20px">{p.shop}</b><br>4410 DERRY ST &nbsp; HARRISBURG PA 17111 &nbsp; 717-555-0160</center><br><table class=bx><tr><td>REPAIR ORDER<br><b style="font-size:16px">{p.doc}</b><td>NAME: HOLLIS BRANDT<br>PHONE: 717-555-0102<td>2011 NISSAN ALTIMA 2.5 S<br>VIN {p.vin}<td>ODOM 155870<br>TAG KLR-0081<td>IN 06/17/25 08:10<br>OUT 06/17/25 15:45</table><br><table><tr><th>TY<th>CODE<th>DESCRIPTION<th class=r>QTY/HR<th class=r>EACH<th class=c>TX<th class=r>EXTENDED{tr}</table><br><table style="width:260px;margin-left:auto"><tr><td>PARTS<td class=r>{m(par)}<tr><td>LABOR<td class=r>{m(lab)}<tr><td>{f.d}<td class=r>{f.m}<tr><td>PA SALES TAX<td class=r>{m(p.tax)}<tr><td><b>INVOICE TOTAL</b><td class=r><b>{d(p.total)}</b></table><p>OLD PARTS RETURNED: YES ☐ NO ☒</p>'
    p.html(H(css,b))
# ---------- a08 heavy truck, segments, reportlab 2 pages
def a08():
    from reportlab.pdfgen import canvas
    p=P('a08','fleet','Great Plains Truck & Diesel','S-300771',2017,'Kenworth','T680',vin('1XKYDP9X0HJ140266'),612044)
    segs=[('01','ENGINE DERATE - DPF / DOC SERVICE',[('Part','FILTER, DIESEL PARTICULATE - REMAN','DF1003RX',1,148500),('Fee','CORE CHARGE','DF1003RX-C',1,40000),('Part','GASKET, DPF INLET','2871452',2,2814),('Part','CLAMP, V-BAND','2880214',2,6433),('Labor','REMOVE AND REPLACE DPF, PERFORM FORCED REGEN',None,5.5,18500)],'COMPLAINT: ECL AMBER LAMP, FC 1921. CORRECTION: DELTA P HIGH, ASH LOADED.'),
     ('02','DEF DOSER REPLACEMENT',[('Part','DOSER ASSEMBLY, DEF','4307457',1,86219),('Part','GASKET, DOSER','2866337',1,1290),('Labor','REPLACE DOSER, RUN SCR CONVERSION TEST',None,2.2,18500)],'CAUSE: CRYSTALLIZED TIP.'),
     ('03','STEER TIRES',[('Part','TIRE 295/75R22.5 G STEER','XZE2-29575',2,56800),('Service','MOUNT & BALANCE STEER','MB-ST',2,5500),('Fee','TIRE DISPOSAL','DISP',2,1800)],''),
     ('04','DOT ANNUAL INSPECTION',[('Service','FEDERAL ANNUAL INSPECTION WITH DECAL','DOTAI',1,13500)],'')]
    c=canvas.Canvas(OUT+'a08.pdf',pagesize=(612,792)); y=0;pg=0
    def T(x,s,b=0,z=8,f='Helvetica'): c.setFont(f+('-Bold' if b else ''),z); c.drawString(x,y,s)
    def R(x,s,b=0,z=8): c.setFont('Helvetica'+('-Bold' if b else ''),z); c.drawRightString(x,y,s)
    def page():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; y=752; c.setFillGray(.15); c.rect(36,735,540,34,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-BoldOblique',18); c.drawString(44,745,p.shop); c.setFont('Helvetica',8); c.drawRightString(570,752,'SERVICE INVOICE S-300771'); c.drawRightString(570,741,f'Page {pg} of 2'); c.setFillGray(0); y=722
        T(40,'I-80 Exit 312, Grand Island NE 68801   Parts 308-555-0150  Service 308-555-0151'); y-=20
    page()
    for a,b in (('SOLD TO: PLATTE FREIGHT LINES INC  ACCT 40881','UNIT: 4417   2017 Kenworth T680   ENG CUMMINS ISX15'),('PO BOX 88, KEARNEY NE 68848','VIN '+p.vin),('PO# PFL-22917   TERMS NET 30','ODOMETER 612,044   HOURS 14,220')):
        T(40,a); T(310,b); y-=12
    y-=8
    for no,h,rows,nt in segs:
        if no=='03': page()
        c.setFillGray(.88); c.rect(36,y-4,540,14,fill=1,stroke=0); c.setFillGray(0); T(40,f'SEGMENT {no}',1); T(110,h,1); y-=16
        if nt: T(52,nt,z=7); y-=12
        T(52,'PART NUMBER',z=6.5);T(140,'DESCRIPTION',z=6.5);R(410,'QTY',z=6.5);R(480,'UNIT',z=6.5);R(570,'EXTENSION',z=6.5); y-=11
        s=0
        for ty,de,pn,q,u in rows:
            i=p.add(de,ty,q=q,u=u); s+=i.a
            T(52,pn or 'LABOR'); T(140,i.d); R(410,i.qs+(' HR' if ty=='Labor' else '')); R(480,i.us); R(570,i.m); y-=12
        if no=='01':
            p.off(40000); s-=40000; T(52,'DF1003RX-C'); T(140,'CORE RETURN'); R(410,'-1'); R(480,'400.00'); R(570,'-400.00'); y-=12
        R(480,f'SEGMENT {no} TOTAL',1); R(570,m(s),1); y-=22
    par=p.S('Part'); lab=p.S('Labor','Service')
    f=p.add('FREIGHT','Fee',a=4875); g=p.add('SHOP SUPPLIES / EPA','Fee',a=8500); p.close(tax=pct(par,7.5),sub=p.S()-40000)
    y-=10; c.line(330,y+12,576,y+12)
    for a,b in ((f.d,f.m),(g.d,g.m),('SUBTOTAL',m(p.sub)),('NE SALES TAX 7.5% (PARTS)',m(p.tax)),('INVOICE TOTAL USD',d(p.total))):
        R(480,a,a.startswith('INV'),9); R(570,b,a.startswith('INV'),9); y-=14
    y-=20; T(40,'Remit to: Great Plains Truck & Diesel, Dept 8811, Omaha NE 68103. Past due accounts 1.5% per month.',z=7); c.save(); p.label(OUT+'a08.pdf','reportlab')
# ---------- a09 filled paper form
def a09():
    p=P('a09','invoice',"Sal's Service Station",'2287',1997,'Jeep','Cherokee',mileage=203118)
    PL=[('2','u-joints',2,2450),('1','trans mount',1,3200),('3','qts gear oil 80-90',3,975)]
    ps=[p.add(a,'Part',q=q,u=u) for _,a,q,u in PL]
    ls=[p.add('Replace rear driveshaft u-joints','Labor',a=14000),p.add('Replace trans mount','Labor',a=7500),p.add('Rear diff fluid change','Labor',a=4500)]
    par=p.S('Part');lab=p.S('Labor'); t=p.add('Towing','Service',a=8500); p.close(tax=pct(par,6.25),sub=None)
    css='body{font:11px "Liberation Sans";color:#234a8c;width:640px;margin:auto}.h{font-family:Z003;color:#111;font-size:21px;line-height:1}table{border-collapse:collapse;width:100%}td,th{border:1px solid #234a8c;padding:1px 4px;height:25px}th{font-size:9px;height:14px}.r{text-align:right}.no{color:#c22;font-size:20px;font-family:"Liberation Mono"}'
    N=9; left='';
    def cell(k):
        if k<len(ps): i=ps[k]; l=f'<td class=h>{i.qs}<td class=h>{i.d}<td class="h r">{n(i.u)}<td class="h r">{i.n}'
        else: l='<td><td><td><td>'
        if k<len(ls)*2 and k%2==0: i=ls[k//2]; rr=f'<td class=h>{i.d}<td class="h r">{i.n}'
        elif k==1: rr='<td class=h>(both were shot)<td>'
        else: rr='<td><td>'
        return '<tr>'+l+rr
    rows=''.join(cell(k) for k in range(N))
    b=f'<table style="border:0"><tr><td style="border:0"><b style="font-size:26px;font-family:URW Bookman">{p.shop}</b><br>Foreign & Domestic • 24 Hr. Towing • 77 Water St., Fall River, Mass. • 508-555-0139<td style="border:0" class=r>REPAIR ORDER<br><span class=no>No. {p.doc}</span></table><table><tr><td>NAME <span class=h>Manny Furtado</span><td>DATE <span class=h>8-14-25</span><td>PHONE <span class=h>555-0177</span><tr><td>YEAR-MAKE-MODEL <span class=h>1997 Jeep Cherokee</span><td>LIC. NO. <span class=h>4FR 210</span><td>MILEAGE <span class=h>203118</span></table><br><table><tr><th>QTY.<th>PART NO. OR DESCRIPTION<th>EACH<th>AMOUNT<th>DESCRIPTION OF WORK<th>LABOR CHARGE{rows}<tr><td colspan=3 class=r>TOTAL PARTS<td class="h r">{n(par)}<td class=r>TOTAL LABOR<td class="h r">{n(lab)}</table><table style="width:50%;margin-left:50%"><tr><td>TOTAL PARTS<td class="h r">{n(par)}<tr><td>{t.d}<td class="h r">{t.n}<tr><td>STORAGE<td><tr><td>TAX<td class="h r">{n(p.tax)}<tr><td><b>PLEASE PAY</b><td class="h r">{n(p.total)}</table><p style="font-size:8px">NOT RESPONSIBLE FOR LOSS OR DAMAGE TO CARS OR ARTICLES LEFT IN CARS IN CASE OF FIRE, THEFT OR ANY OTHER CAUSE BEYOND OUR CONTROL.</p>'
    p.html(H(css,b))
# ---------- a10 spreadsheet, parts and labor in separate columns
def a10():
    p=P('a10','shop_estimate','Lowcountry Suspension & Brake',None,2015,'Toyota','4Runner',mileage=168005)
    R=[('FRONT',None,0,0),('Bilstein 5100 front strut pair','Part',31800,1),('Upper strut mount kit (2)','Part',12650,1),('Install struts, compress & reuse springs','Labor',36000,0),('REAR',None,0,0),('Bilstein 5100 rear shock pair','Part',20400,1),('Install rear shocks','Labor',14400,0),('BRAKES',None,0,0),('Front pads - Akebono','Part',7900,1),('Front rotors, pair','Part',18840,1),('Install pads & rotors, bleed','Labor',18000,0),('OTHER',None,0,0),('Alignment (sublet to Palmetto Tire)','Service',9500,0)]
    tr='';k=1;par=lab=0
    for de,ty,a,isp in R:
        k+=1
        if ty is None: tr+=f'<tr class=s><td class=n>{k+4}<td colspan=4>{de}'; continue
        i=p.add(de,ty,a=a); par+=a*isp; lab+=a*(1-isp)
        tr+=f'<tr><td class=n>{k+4}<td>{i.d}<td class=r>{i.D if isp else ""}<td class=r>{i.D if not isp else ""}<td>{"" }'
    p.off(pct(lab,10)); p.close(tax=pct(par,9),sub=par+lab)
    css='body{font:12px "Liberation Sans";margin:20px}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:3px 6px;height:15px}th,.n{background:#eee;color:#666;font-weight:normal;text-align:center;font-size:10px}.s td{background:#fff2cc;font-weight:bold}.s .n{background:#eee;font-weight:normal}.r{text-align:right;width:95px}b{font-weight:bold}'
    b=f'<table><tr><th><th style="width:320px">A<th>B<th>C<th style="width:60px">D<tr><td class=n>1<td colspan=4 style="font-size:18px;font-weight:bold;background:#1f3864;color:#fff">{p.shop}<tr><td class=n>2<td>Customer: Beau Pinckney &nbsp; 843-555-0155<td colspan=3>Date: 5/6/2025<tr><td class=n>3<td>2015 Toyota 4Runner TRD, 168005 mi<td colspan=3>ESTIMATE, good 14 days<tr><td class=n>4<td><td class=r><b>PARTS</b><td class=r><b>LABOR</b><td><tr><td class=n>5<td><td><td><td>{tr}<tr><td class=n>19<td><b>Column totals</b><td class=r><b>{d(par)}</b><td class=r><b>{d(lab)}</b><td><tr><td class=n>20<td>Parts + Labor<td><td class=r>{d(p.sub)}<td><tr><td class=n>21<td>Military 10% off labor<td><td class=r>-{d(p.dis[0])}<td><tr><td class=n>22<td>Sales tax 9% on parts<td><td class=r>{d(p.tax)}<td><tr><td class=n>23<td style="background:#e2efda"><b>OUT THE DOOR</b><td><td class=r style="background:#e2efda"><b>{d(p.total)}</b><td></table>'
    p.html(H(css,b))
if __name__=='__main__':
    import traceback
    for f in (sys.argv[1:] or ['a%02d'%k for k in range(1,11)]):
        try: globals()[f]()
        except Exception: traceback.print_exc()
