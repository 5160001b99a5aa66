from lib import *
from b import typst,esc,textwrap
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
import sys
# ---- d13 Shop-Ware manner w/ declined work, chromium
def d13():
    ok=[("Coolant leak / overheating","Found radiator lower tank cracked and upper hose soft. System holds 0 psi.",[I("Replace radiator and upper hose","Labor",1,None,43350),I("Radiator assembly","Part",1,28799),I("Upper radiator hose","Part",1,5218),I("BMW coolant, blue (gallon)","Part",2,3675)]),
        ("Oil filter housing gasket","Gasket seeping onto drive belt, common on N20.",[I("Reseal oil filter housing","Labor",1,None,36210),I("Oil filter housing gasket set","Part",1,4464),I("Drive belt","Part",1,5832)]),
        ("Engine oil service","Due while housing is open.",[I("Oil & filter service, 5W-30 LL-01, up to 5.3 qt","Service",1,None,12995)])]
    no=[("Valve cover gasket","Moderate seep at rear corner.",118240),("Front control arm bushings","Cracked, not torn.",96418),("Rear brake pads & rotors","3 mm remaining, est. 2,000 miles.",71275)]
    items=[i for _,_,g in ok for i in g]; fee=I("Shop fees","Fee",1,None,pct(S(items,'Labor'),4.5)); items.append(fee)
    sub=S(items); tax=pct(sub,6.625); tot=sub+tax; v=vin("WBA3B5C5_FF961247")
    h=''
    for n,(t,f,g) in enumerate(ok,1):
        h+=f'<div class=s><div class=l><div class=n>{n}</div><b>{t}</b><p>{f}</p><span class=ap>&#10003; Approved by M. Castellano, 10:14 AM by text</span></div><div class=rr>'
        for i in g: h+=f"<div class=ln><span>{i['description'].replace('&','&amp;')}</span>"+(f"<i>{i['quantity']} &times; ${m(i['unitPrice'])}</i>" if i['unitPrice'] else '<i></i>')+f"<b>${m(i['totalPrice'])}</b></div>"
        h+=f"<div class='ln st'><span>Service total</span><i></i><b>${m(S(g))}</b></div></div></div>"
    d=''.join(f"<tr><td>{a}<td>{b}<td class=r><s>${m(c)}</s>" for a,b,c in no)
    html=f'''<style>@page{{size:letter;margin:11mm}}body{{font:9.3pt Lato;color:#222;margin:0}}.hd{{background:#222e3a;color:#fff;padding:14px 18px;display:flex;justify-content:space-between}}.hd h1{{font:700 17pt Lato;margin:0}}.car{{padding:10px 18px;background:#f3f5f7;display:flex;gap:40px;margin-bottom:12px}}
    .s{{display:flex;border:1px solid #d5dbe1;border-radius:6px;margin-bottom:9px;break-inside:avoid}}.l{{width:38%;padding:9px 12px;border-right:1px solid #d5dbe1;position:relative}}.l p{{margin:3px 0 8px;color:#555}}.n{{float:right;color:#9aa}}.ap{{color:#15803d;font-size:8pt}}.rr{{flex:1;padding:7px 12px}}.ln{{display:flex;padding:2.5px 0}}.ln span{{flex:1}}.ln i{{width:100px;text-align:right;color:#777;font-style:normal}}.ln b{{width:80px;text-align:right;font-weight:400}}.st{{border-top:1px solid #e3e7eb;margin-top:3px}}.st b,.st span{{font-weight:700}}
    .dec{{border:1px dashed #b9a;border-radius:6px;padding:8px 12px;margin-bottom:10px;color:#777;break-inside:avoid}}.dec table{{width:100%}}.r{{text-align:right}}.tt{{margin-left:auto;width:270px}}.tt td{{padding:3px 0}}</style>
    <div class=hd><div><h1>Palisade Motorworks</h1>61 Bergen Turnpike, Little Ferry, NJ 07643 &middot; 201.555.0147</div><div class=r><h1>RO 20914</h1>Invoice &middot; 05/16/2025</div></div>
    <div class=car><div><b>Maria Castellano</b><br>m.castellano@mail.example</div><div><b>2015 BMW 328i xDrive</b><br>{v}</div><div>Plate NJ W52-LTN<br>In 118,402 &middot; Out 118,409</div><div>Advisor Theo B.<br>Tech Andre, Lin</div></div>
    {h}<div class=dec><b>Declined today &mdash; not included in total</b><table>{d}</table></div>
    <table class=tt><tr><td>Labor<td class=r>${m(S(items,'Labor'))}<tr><td>Parts<td class=r>${m(S(items,'Part'))}<tr><td>Fixed-price services<td class=r>${m(S(items,'Service'))}<tr><td>Shop fees<td class=r>${m(fee['totalPrice'])}<tr><td>Tax 6.625%<td class=r>${m(tax)}<tr style="font:700 13pt Lato"><td>Total<td class=r>${m(tot)}</table>
    <p style="font-size:7.5pt;color:#777">36 month / 36,000 mile nationwide warranty. NJ Auto Repair Reg. 04118A. Palisade is not responsible for articles left in vehicle.</p>'''
    chrome(html,OUT+'/d13.pdf')
    label('d13','d13.pdf','20914','Palisade Motorworks',(2015,'BMW','328i',v,118402),items,[],None,tax,tot,'independent','NJ')
# ---- d14 core charges, reportlab
def d14():
    R=12900
    rows=[("L",I("R & R ALTERNATOR","Labor",1.3,R)),("P",I("ALTERNATOR - REMAN 220A","Part",1,27899,pn="AL8776X")),("C",I("CORE CHARGE - ALTERNATOR","Fee",1,7500,pn="AL8776X-C")),("P",I("BELT - SERPENTINE 6 RIB","Part",1,4649,pn="K061005")),
      ("L",I("R & R FRONT CALIPERS, BLEED","Labor",2.0,R)),("P",I("CALIPER - SEMI LOADED RF","Part",1,8925,pn="18-B5404")),("P",I("CALIPER - SEMI LOADED LF","Part",1,8925,pn="18-B5405")),("C",I("CORE CHARGE - CALIPERS","Fee",2,4500,pn="18-B540-C")),("P",I("BRAKE HOSE FRONT","Part",2,2875,pn="SP8867")),("P",I("BRAKE FLUID DOT 4 32OZ","Part",1,1575,pn="BF4-32")),("R",7500,"CORE RETURN - ALTERNATOR","AL8776X-C"),("R",9000,"CORE RETURN - CALIPERS (2)","18-B540-C"),
      ("L",I("CHARGING SYSTEM TEST","Labor",0.5,R)),("P",I("BATTERY GRP H7 AGM","Part",1,22999,pn="9A94R")),("C",I("CORE CHARGE - BATTERY","Fee",1,2200,pn="9A94R-C"))]
    items=[r[1] for r in rows if r[0]!='R']; fee=I("HAZMAT / EPA","Fee",1,None,1150); ss=I("SHOP SUPPLIES","Fee",1,None,2784); items+=[ss,fee]
    disc=[7500,9000]; par,lab=S(items,'Part'),S(items,'Labor'); core=sum(i['totalPrice'] for i in items if 'CORE' in i['description']); sub=S(items)-sum(disc); tax=pct(par,8.35); tot=sub+tax
    v=vin("1GNSKCKC_GR208846")
    c=canvas.Canvas(OUT+'/d14.pdf',pagesize=letter)
    def t(x,y,s,f='Helvetica',z=8.5,a='l'): c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
    B='Helvetica-Bold'
    t(54,746,"Estimate",B,20); t(54,731,"RO # 7730-B     Printed 8/05/2024 1:17:20 PM",z=8)
    t(558,750,"GATEWAY AUTO ELECTRIC & BRAKE",B,12,'r'); t(558,738,"5919 Gravois Ave, St. Louis, MO 63116",a='r'); t(558,727,"314-555-0102  Mon-Fri 7:30-5:30",a='r')
    c.setLineWidth(1.5); c.line(54,720,558,720); c.setLineWidth(.5)
    for k,(a,b) in enumerate([("Customer","LEONARD OYELARAN"),("Address","4012 Meramec St, St. Louis MO 63116"),("Phone","314-555-0190")]): t(54,706-k*12,a,B,8); t(110,706-k*12,b)
    for k,(a,b) in enumerate([("Vehicle","2016 CHEVROLET TAHOE LT 5.3L V8"),("VIN",v),("Odometer","139,075")]): t(320,706-k*12,a,B,8); t(376,706-k*12,b)
    y=660; X=(54,78,168,420,490,558)
    for x,s,a in zip(X,("T","Number","Description","Qty/Hr","Price","Ext. Price"),"lllrrr"): t(x,y,s,B,8,a)
    c.line(54,y-4,558,y-4); y-=16
    for k,r in enumerate(rows):
        if k in (4,12): y-=5
        if r[0]=='R':
            t(54,y,"C"); t(78,y,r[3],z=8); t(168,y,r[2]); q=1 if r[1]==7500 else 2; t(420,y,f"-{q:.2f}",a='r'); t(490,y,m(r[1]//q),a='r'); t(558,y,'('+m(r[1])+')',a='r')
        else:
            i=r[1]; t(54,y,r[0]); t(78,y,i['x'].get('pn',''),z=8); t(168,y,i['description'],B if r[0]=='L' else 'Helvetica'); t(420,y,f"{i['quantity']:.2f}",a='r'); t(490,y,m(i['unitPrice']),a='r'); t(558,y,m(i['totalPrice']),a='r')
        y-=14
    c.line(54,y+4,558,y+4); y-=12
    for a,b in [("Labor",lab),("Parts",par),("Cores (charged less returned)",core-16500),("SHOP SUPPLIES",2784),("HAZMAT / EPA",1150),("Sub Total",sub),("Sales Tax 8.350% (parts)",tax),("Total Estimate",tot)]:
        bo=a[:5] in('Total','Sub T'); t(470,y,a,B if bo else 'Helvetica',9,'r'); t(558,y,m(b),B if bo else 'Helvetica',9,'r'); y-=13
    y-=12
    for s in textwrap.wrap("Core charges are refunded when old unit is returned in rebuildable condition within 30 days. Battery core remains billed until customer returns the old battery (customer is keeping it). T codes: L labor, P part, C core.",112): t(54,y,s,'Helvetica-Oblique',7.5); y-=9
    t(54,y-30,"Customer Authorization ______________________________     Date ____________"); c.save()
    label('d14','d14.pdf','7730-B','GATEWAY AUTO ELECTRIC & BRAKE',(2016,'Chevrolet','Tahoe',v,139075),items,disc,sub,tax,tot,'independent','MO')
# ---- d15 groff: sublet, supplies, hazmat
def d15():
    R=13600
    Lb=[I("Replace left front wheel hub bearing","Labor",1.9,R,c="4120"),I("Replace left front axle shaft","Labor",1.2,R,c="4125"),I("R and R cowl, replace wiper linkage","Labor",1.4,R,c="8810")]
    Pt=[I("Hub bearing, Timken","Part",1,16240,c="HA590315"),I("CV axle, new","Part",1,21785,c="NCV36581"),I("Axle nut","Part",1,1160,c="05080"),I("Wiper linkage","Part",1,9395,c="602-505")]
    Sb=[I("Windshield, installed - Tri-County Auto Glass","Service",1,None,46800,c="PO 2281"),I("Forward camera calibration - Tri-County Auto Glass","Service",1,None,27500,c="PO 2281"),I("Machine wheel hub flange - Nord Machine","Service",1,None,6500,c="PO 2284")]
    Fe=[I("Shop supplies","Fee",1,None,3060,c=""),I("Hazardous materials","Fee",1,None,600,c="")]
    items=Lb+Pt+Sb+Fe; sub=S(items); tax=pct(S(Pt)+3060,6.875); tot=sub+tax; v=vin("4S4BSANC_H3266091")
    def blk(title,its,h1,h2):
        s=f"T{{\n.B\n{title}\nT}}\t\t{h1}\t{h2}\tAmount\n_\n"
        for i in its: s+=f"{i['description']}\t{i['x']['c']}\t{i['quantity'] if i['unitPrice'] else ''}\t{m(i['unitPrice']) if i['unitPrice'] else ''}\t{m(i['totalPrice'])}\n"
        return s+f"\t\t\tTotal {title.lower().split()[0]}\t{m(S(its))}\n\n"
    src=f'''.pl 11i
\\&
.br
.sp 0.5i
.po 0.9i
.ll 6.7i
.fam H
.ps 16
.vs 19
.ft B
NORTH SHORE GARAGE OF DULUTH
.br
.ft R
.ps 9
.vs 12
1711 London Road, Duluth, Minnesota 55812      Tel 218-555-0159      "If it rusts, we fix it"
.sp 0.6
.TS
box,expand;
l | l | l.
Invoice number	Date	Odometer in
25-1188	January 30, 2025	106,512
_
Customer	Vehicle	VIN
Inga Thorsrud	2017 Subaru Outback 2.5i Premium	{v}
.TE
.sp 0.6
.TS
expand;
lw(3.2i) l r r r.
{blk("LABOR",Lb,"Hours","Rate")}{blk("PARTS",Pt,"Qty","Each")}{blk("SUBLET WORK",Sb,"","")}{blk("MATERIALS AND DISPOSAL",Fe,"","")}.TE
.sp 0.4
.TS
expand;
lw(1.6i) rw(3.2i) rw(0.9i).
	Subtotal	{m(sub)}
	Minnesota and Duluth tax, parts and supplies 6.875%	{m(tax)}
	\\fBInvoice total\\fR	\\fB${m(tot)}\\fR
.TE
.sp 1.5
.ps 8
.vs 10
Sublet invoices available for inspection. Bearing and axle carry 3 year part warranty, labor 1 year. Salt damage excluded.
Right front hub has slight play, recheck at next oil change (no charge today).
.sp 2
Received by ______________________________
'''
    open('d15.ms','w').write(src)
    subprocess.run("groff -t -Tpdf -P-pletter d15.ms > ../d15.pdf || (groff -t -Tps -P-pletter d15.ms | ps2pdf -sPAPERSIZE=letter - ../d15.pdf)",shell=True,cwd=SRC,check=True)
    label('d15','d15.pdf','25-1188','NORTH SHORE GARAGE OF DULUTH',(2017,'Subaru','Outback',v,106512),items,[],sub,tax,tot,'independent','MN')
# ---- d16 deposit, typst
def d16():
    R=14900
    G=[("Engine Replacement - Used, 71k miles",[I("Engine assembly, used 3.6L Pentastar (LKQ)","Part",1,298000),I("Oil cooler / filter housing, aluminum upgrade","Part",1,18950),I("Motor mounts L & R","Part",2,8840),I("Intake and exhaust gasket set","Part",1,11265),I("Engine oil 0W-20 and filter","Part",1,6450),I("OAT coolant","Part",3,3125),I("Remove & replace engine, transfer accessories","Labor",16.5,R)]),
       ("A/C Evacuate & Recharge",[I("R-1234yf refrigerant (lb)","Part",1.4,9800),I("A/C service labor","Labor",1.2,R)]),
       ("Freight",[I("Engine freight to Knoxville","Fee",1,22500)])]
    items=[i for _,g in G for i in g]+[I("EPA & Shop Supplies","Fee",1,None,7500)]
    disc=15000; sub=S(items); tax=pct(sub-disc-22500,9.25); tot=sub-disc+tax; dep=250000; v=vin("1C4BJWDG_FL587733")
    body=''
    for n,g in G:
        body+=f'#block(fill:rgb("#eef2ff"),inset:5pt,width:100%,below:0pt)[*{esc(n)}* #h(1fr) *\\${m(S(g))}*]\n#table(columns:(58pt,1fr,58pt,66pt,70pt),stroke:none,inset:4pt,align:(left,left,right,right,right),text(7pt,fill:gray)[TYPE],text(7pt,fill:gray)[NAME],text(7pt,fill:gray)[HRS/QTY],text(7pt,fill:gray)[RATE/COST],text(7pt,fill:gray)[SUBTOTAL],'
        for i in g: body+=f"[{i['type']}],[{esc(i['description'])}],[{i['quantity']:g}],[\\${m(i['unitPrice'])}],[\\${m(i['totalPrice'])}],"
        body+=')\n#v(3pt)\n'
    src=f'''#set page("us-letter",margin:0.6in)
#set text(font:"Lato",size:9pt)
#grid(columns:(auto,1fr,auto),column-gutter:12pt,circle(radius:20pt,fill:rgb("#3730a3"))[#set align(center+horizon);#text(white,15pt,weight:"bold")[SM]],[#text(15pt,weight:"bold")[Smoky Mountain 4x4] \\ 7305 Chapman Hwy, Knoxville, TN 37920 \\ (865) 555-0121],align(right)[#text(13pt)[Estimate \\#3096] \\ June 18, 2025 \\ #box(fill:rgb("#fef3c7"),inset:3pt)[Partially paid]])
#v(6pt)
#grid(columns:(1fr,1fr),[*Customer* \\ Wade Pickering \\ 865-555-0135 \\ 229 Dry Gap Pike, Knoxville, TN 37912],[*Vehicle* \\ 2015 Jeep Wrangler Unlimited Sport \\ VIN {v} \\ 156,904 mi in])
#v(8pt)
*Concern:* low oil pressure, rod knock cold and hot. Metal in filter.
#v(4pt)
{body}
#v(4pt)
#align(right,table(columns:(170pt,80pt),stroke:none,inset:3pt,align:(left,right),[EPA & Shop Supplies],[\\$75.00],[Subtotal],[\\${m(sub)}],[Discount (military)],[(\\${m(disc)})],[Tax 9.25%],[\\${m(tax)}],table.hline(stroke:0.5pt),[*Total*],[*\\${m(tot)}*],[Paid: deposit 06/18/2025, Visa 0912],[(\\${m(dep)})],text(11pt)[*Remaining balance*],text(11pt)[*\\${m(tot-dep)}*]))
#v(10pt)
#text(7.5pt,fill:gray)[Deposit covers engine order and is not refundable once the engine ships. Used engine warranty 12 months parts, labor claim at \\$75/hr. Freight not taxed. ]
'''
    typst('d16',src)
    label('d16','d16.pdf','3096','Smoky Mountain 4x4',(2015,'Jeep','Wrangler',v,156904),items,[disc],sub,tax,tot,'independent','TN')
# ---- i01 CCC manner, reportlab
def i01():
    # line: sec | (mark, oper, desc, pn, qty, price, labor, paint)
    parts=[I("Bumper cover w/o park sensor","Part",1,None,38900),I("Lower grille","Part",1,None,9645),I("Absorber","Part",1,None,8712),I("Impact bar","Part",1,None,24350),I("LT Headlamp assy LED","Part",1,None,68913),I("LT Fender liner","Part",1,None,6478),I("Hood (ALU)","Part",1,None,54580),I("Clips / fasteners","Part",1,None,1500)]
    sub_=[I("Pre-repair scan","Service",1,None,6500),I("Post-repair scan","Service",1,None,6500),I("ADAS front radar aim","Service",1,None,28500),I("Hazardous waste removal","Fee",1,None,500)]
    LN=[("FRONT BUMPER",),("","O/H","bumper assy","","","","3.4",""),("**","Repl","A/M CAPA Bumper cover w/o park sensor","HO1000312C","1",0,"Incl.","2.6"),("","","Add for Clear Coat","","","","","1.0"),("","Repl","Lower grille","71103TLAA50","1",1,"Incl.",""),("","Repl","Absorber","71170TLAA00","1",2,"Incl.",""),("*","Repl","RCY Impact bar","LKQ44120","1",3,"Incl.",""),
        ("FRONT LAMPS",),("","Repl","LT Headlamp assy LED","33150TLAA11","1",4,"Incl.",""),("","","Aim headlamps","","","","0.5",""),("HOOD",),("**","Repl","A/M CAPA Hood (ALU)","HO1230182C","1",6,"1.2","2.8"),("","","Overlap Major Adj. Panel","","","","","-0.4"),("","","Add for Clear Coat","","","","","0.5"),("","","Add for Underside(Complete)","","","","","1.4"),
        ("FENDER",),("*","Rpr","LT Fender (HSS)","","","","2.5","1.8"),("","","Overlap Major Adj. Panel","","","","","-0.4"),("","Repl","LT Fender liner","74151TLAA00","1",5,"0.4",""),("FRONT DOOR",),("","Blnd","LT Outer panel","","","","","1.1"),("","R&I","LT R&I mirror","","","","0.3",""),("","R&I","LT Belt w'strip","","","","0.3",""),("COOLING",),("","R&I","Upper air deflector","","","","0.3 M",""),
        ("MISCELLANEOUS OPERATIONS",),("#","Repl","Clips / fasteners","","1",7,"",""),("#","Subl","Pre-repair scan","","1",'s0',"",""),("#","Subl","Post-repair scan","","1",'s1',"",""),("#","Subl","ADAS front radar aim","","1",'s2',"",""),("#","","Cover car/bag","","1","","0.2",""),("#","","Hazardous waste removal","","1",'s3',"","")]
    body=sum(float(l[6]) for l in LN if len(l)>1 and l[6] not in('','Incl.') and 'M' not in l[6]); mech=0.3; paint=sum(float(l[7]) for l in LN if len(l)>1 and l[7])
    body,paint=round(body,1),round(paint,1)
    lab=[I("Body Labor","Labor",body,6400),I("Paint Labor","Labor",paint,6400),I("Mechanical Labor","Labor",mech,13500)]; ps=I("Paint Supplies","Fee",paint,4400)
    # printed order: parts & sublet in line order, then totals
    order=[];
    for l in LN:
        if len(l)>1 and isinstance(l[5],int): order.append(parts[l[5]])
        elif len(l)>1 and str(l[5]).startswith('s'): order.append(sub_[int(l[5][1])])
    # names as printed in line
    for l in LN:
        if len(l)>1 and isinstance(l[5],int): parts[l[5]]['description']=l[2]
    items=order+lab+[ps]; sub=S(items); taxable=S(parts)+ps['totalPrice']; tax=pct(taxable,7.25); tot=sub+tax; ded=50000; v=vin("5J6RW2H8_KL019925")
    c=canvas.Canvas(OUT+'/i01.pdf',pagesize=letter)
    def t(x,y,s,f='Helvetica',z=8,a='l'): c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
    B='Helvetica-Bold'; npg=2
    def head(p):
        t(306,762,"MERIDIAN STANDARD INSURANCE COMPANY",B,13,'c'); 
        if p==1:
            t(306,750,"SACRAMENTO CLAIMS - PO BOX 8814, RANCHO CORDOVA, CA 95741  Phone: (916) 555-0144",z=7.5,a='c'); t(576,732,"Workfile ID:  4b1c90de",z=7.5,a='r'); t(306,720,"Estimate of Record",B,12,'c')
        else: t(306,748,"Estimate of Record",B,11,'c'); t(36,730,"Customer: HALVORSEN, BETH",B,8); t(576,730,"2019 HONDA CR-V EX AWD 4D UTV 4-1.5L Turbocharged Gasoline Direct Injection WHITE",z=7,a='r'); c.line(36,726,576,726)
        t(36,24,"09/08/2025 9:21:44 AM",z=7); t(306,24,"034471",z=7,a='c'); t(576,24,f"Page {p}",z=7,a='r')
    head(1)
    c.line(36,712,576,712)
    a=[("Written By: IVAN QUESADA, 09/08/2025 9:14:02 AM",None),("Adjuster: Quesada, Ivan, (916) 555-0144 Day",None)]
    t(36,700,a[0][0]); t(36,690,a[1][0])
    for k,s in enumerate(["Insured:  HALVORSEN, BETH","Type of Loss:  Collision","Point of Impact:  11 Left Front"]): t(36,672-k*11,s)
    for k,s in enumerate(["Policy #:  8821-40-3397","Date of Loss:  09/02/2025 05:40 PM"]): t(240,672-k*11,s)
    for k,s in enumerate(["Claim #:  25-0448120-01","Days to Repair:  6","Deductible:  500.00"]): t(430,672-k*11,s)
    for x,ls in ((36,["Owner:","HALVORSEN, BETH","2918 TABER LN","ELK GROVE, CA 95757","(916) 555-0183 Cell"]),(230,["Inspection Location:","DELTA COLLISION CENTER","8740 ELK GROVE FLORIN RD","ELK GROVE, CA 95624","Repair Facility"]),(430,["Insurance Company:","MERIDIAN STANDARD","INSURANCE COMPANY"])):
        for k,s in enumerate(ls): t(x,628-k*10,s,B if k==0 else 'Helvetica',7.5)
    t(306,566,"VEHICLE",B,9,'c'); t(36,554,"2019 HONDA CR-V EX AWD 4D UTV 4-1.5L Turbocharged Gasoline Direct Injection WHITE",B,8)
    t(36,542,f"VIN:  {v}"); t(230,542,"Production Date:  03/2019"); t(430,542,"Odometer:  71,338"); t(36,531,"License:  8HRL774"); t(230,531,"State:  CA"); t(430,531,"Condition:  Good")
    t(36,516,"TRANSMISSION Automatic, 4 Wheel Drive  POWER Steering, Brakes, Windows, Locks, Mirrors, Heated Mirrors  DECOR Dual Mirrors, Privacy Glass  SAFETY Lane Departure,",z=6); t(36,508,"Blind Spot Detection, Driver Air Bag, 4 Wheel Disc Brakes  ROOF Electric Glass Sunroof  WHEELS Aluminum/Alloy  PAINT Clear Coat Paint",z=6)
    X=(52,62,82,112,330,402,470,520,572)
    def colh(y):
        c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(36,y-5,540,16,fill=1,stroke=0); c.setFillColor(colors.black)
        for x,s,al in ((56,"Line",'r'),(84,"Oper",'l'),(116,"Description",'l'),(318,"Part Number",'l'),(408,"Qty",'r'),(476,"Extended Price $",'r'),(524,"Labor",'r'),(572,"Paint",'r')): t(x,y,s,B,7.5,al)
    y=488; colh(y); y-=16; n=0
    for l in LN:
        n+=1
        if y<60: c.showPage(); head(2); y=706; colh(y); y-=16
        t(52,y,str(n),z=7.5,a='r')
        if len(l)==1: t(84,y,l[0],B,7.5)
        else:
            pr={int:lambda k:m(parts[k]['totalPrice']),str:lambda k:(m(sub_[int(k[1])]['totalPrice'])+(' X' if k!='s3' else ' X') if k else '')}[type(l[5])](l[5])
            t(62,y,l[0],z=7.5); t(84,y,l[1],z=7.5); t(116,y,l[2],z=7.5); t(318,y,l[3],z=7.5); t(408,y,l[4],z=7.5,a='r'); t(476,y,pr,z=7.5,a='r'); t(524,y,l[6],z=7.5,a='r'); t(572,y,l[7],z=7.5,a='r')
        y-=11.5
    c.line(36,y+8,576,y+8); t(318,y-3,"SUBTOTALS",B,8); t(476,y-3,m(S(order)),B,8,'r'); t(524,y-3,f"{body+mech:.1f}",B,8,'r'); t(572,y-3,f"{paint:.1f}",B,8,'r'); y-=24
    if y<330: c.showPage(); head(2); y=700
    t(36,y,"ESTIMATE TOTALS",B,10); y-=14
    c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(36,y-5,540,15,fill=1,stroke=0); c.setFillColor(colors.black); t(40,y,"Category",B,8); t(330,y,"Basis",B,8,'r'); t(450,y,"Rate",B,8,'r'); t(572,y,"Cost $",B,8,'r'); y-=15
    T_=[("Parts","","",S(parts))]+[(i['description'],f"{i['quantity']:.1f} hrs",f"@  $ {m(i['unitPrice'])} /hr",i['totalPrice']) for i in lab]+[("Paint Supplies",f"{paint:.1f} hrs","@  $ 44.00 /hr",ps['totalPrice']),("Miscellaneous","","",S(sub_)),("Subtotal","","",sub),("Sales Tax",f"$ {m(taxable)}","@  7.2500 %",tax),("Grand Total","","",tot),("Deductible","","",ded),("CUSTOMER PAY","","",ded),("INSURANCE PAY","","",tot-ded)]
    for a_,b_,r_,k_ in T_:
        f=B if a_ in("Subtotal","Grand Total","CUSTOMER PAY","INSURANCE PAY") else 'Helvetica'
        t(40,y,a_,f,8); t(330,y,b_,f,8,'r'); t(450,y,r_,f,8,'r'); t(572,y,m(k_),f,8,'r'); c.setLineWidth(.2); c.line(36,y-4,576,y-4); y-=14
    y-=10
    for s in textwrap.wrap("THIS ESTIMATE HAS BEEN PREPARED BASED ON THE USE OF CRASH PARTS SUPPLIED BY A SOURCE OTHER THAN THE MANUFACTURER OF YOUR MOTOR VEHICLE. ANY WARRANTIES APPLICABLE TO THESE REPLACEMENT PARTS ARE PROVIDED BY THE MANUFACTURER OR DISTRIBUTOR OF THE PARTS, RATHER THAN BY THE ORIGINAL MANUFACTURER OF YOUR VEHICLE.",110): t(36,y,s,z=7); y-=9
    y-=8
    for s in textwrap.wrap("Estimate based on MOTOR CRASH ESTIMATING GUIDE. Asterisk (*) or Double Asterisk (**) indicates that the parts and/or labor data provided by third party sources may have been modified or may have come from an alternate data source. Tilde sign (~) items indicate MOTOR Not-Included Labor operations. The symbol (<>) indicates the refinish operation WILL NOT be performed as a separate procedure. SYMBOLS FOLLOWING LABOR: D=Diagnostic labor category. E=Electrical. F=Frame. G=Glass. M=Mechanical. S=Structural. Miscellaneous: X=Non-Taxable miscellaneous charge category.",120): t(36,y,s,z=6.5); y-=8
    c.save()
    label('i01','i01.pdf','25-0448120-01','DELTA COLLISION CENTER',(2019,'Honda','CR-V',v,71338),items,[],sub,tax,tot,'body','CA',kind='insurer_estimate')
# ---- i02 Mitchell manner, weasyprint
def i02():
    # (entry, labortype, op, desc, parttype/pn, price_idx, units)
    parts=[I("Rear Bumper Cover","Part",1,None,48612),I("Rear Bumper Energy Absorber","Part",1,None,10844),I("Rear Bumper Reinforcement","Part",1,None,31290),I("R Rear Combination Lamp","Part",1,None,39655),I("Luggage Lid Emblem","Part",1,None,4128),I("Rear Body Panel","Part",1,None,27703)]
    add=[I("Seam Sealer / Weld-Thru Primer","Part",1,None,3800),I("Alignment, Four Wheel","Service",1,None,13995),I("Post-Repair Diagnostic Scan","Service",1,None,8500),I("Hazardous Waste Disposal","Fee",1,None,600)]
    L=[("100212","BDY","OVERHAUL","Rear Bumper Assy","",None,"1.8","#"),("100214","BDY","REMOVE/REPLACE","Rear Bumper Cover","52159-06A85",'p0',"INC","#"),("AUTO","REF","REFINISH","Rear Bumper Cover","",None,"2.4","C"),("100221","BDY","REMOVE/REPLACE","Rear Bumper Energy Absorber","52615-06290",'p1',"INC",""),("100230","BDY","REMOVE/REPLACE","Rear Bumper Reinforcement","**Qual Recycled Part",'p2',"INC","#"),("101044","BDY","REMOVE/REPLACE","R Rear Combination Lamp","81550-06A90",'p3',"0.3",""),("101310","BDY*","REPAIR","Luggage Lid Panel","Existing",None,"2.0*",""),("AUTO","REF","REFINISH","Luggage Lid Outside","",None,"2.2","C"),("101327","BDY","REMOVE/REPLACE","Luggage Lid Emblem","75432-06170",'p4',"0.2",""),("101702","STR","REMOVE/REPLACE","Rear Body Panel","58307-06A20",'p5',"5.5","#"),("AUTO","REF","REFINISH","Rear Body Panel","",None,"1.5","C"),("900500","STR*","REPAIR","Rear Frame Set Up & Measure","Existing",None,"2.5*",""),("AUTO","REF","ADD'L OPR","Clear Coat","",None,"1.8*",""),("900500","BDY*","ADD'L COST","Seam Sealer / Weld-Thru Primer","",'a0',"",""),("900500","MCH*","SUBLET","Alignment, Four Wheel","Sublet",'a1',"",""),("900500","MCH*","SUBLET","Post-Repair Diagnostic Scan","Sublet",'a2',"",""),("AUTO","","ADD'L COST","Hazardous Waste Disposal","",'a3',"","")]
    h={'BDY':0,'REF':0,'STR':0}
    for l in L:
        u=l[6].strip('*')
        if u and u!='INC': h[l[1].strip('*')]+=float(u)
    h={k:round(x,1) for k,x in h.items()}
    lab=[I("Body","Labor",h['BDY'],6000),I("Refinish","Labor",h['REF'],6000),I("Structural","Labor",h['STR'],8000)]
    pm=I("Paint Materials","Fee",h['REF'],4200)
    order=[(parts if l[5][0]=='p' else add)[int(l[5][1])] for l in L if l[5]]
    items=order+lab+[pm]
    adj=pct(parts[0]['totalPrice']+parts[1]['totalPrice']+parts[3]['totalPrice']+parts[4]['totalPrice']+parts[5]['totalPrice'],5)
    taxable=S(parts)-adj+add[0]['totalPrice']+pm['totalPrice']; tax=pct(S(parts)-adj+3800,6); tax2=pct(pm['totalPrice'],6); T=tax+tax2
    tot=S(items)-adj+T; v=vin("4T1G11AK_PU093316")
    rows=''.join(f"<tr><td>{n}<td>{l[0]}<td>{l[1]}<td>{l[2]}<td>{l[3]}<td>{l[4]}<td class=r>{m((parts if l[5][0]=='p' else add)[int(l[5][1])]['totalPrice'])+(' *' if l[5][0]=='a' else '') if l[5] else ''}<td class=r>{l[6]} {l[7]}" for n,l in enumerate(L,1))
    labt=''.join(f"<tr><td>{i['description']}<td class=r>{i['quantity']:.1f}<td class=r>{m(i['unitPrice'])}<td class=r>0.00<td class=r>{'0.00'}<td class=r>{m(i['totalPrice'])}" for i in lab)
    html=f'''<style>@page{{size:letter;margin:0.55in 0.55in 0.6in;@bottom-left{{content:"ESTIMATE RECALL NUMBER: 03/19/2026 14:06:31 26-77130-A";font:7pt "Liberation Sans"}}@bottom-right{{content:"Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans"}}}}body{{font:8pt "Liberation Sans"}}table{{border-collapse:collapse;width:100%}}.r{{text-align:right}}.g th{{border-top:1.2pt solid;border-bottom:1.2pt solid;text-align:left;font-size:7.5pt;vertical-align:bottom;padding:2pt}}.g td{{padding:1.6pt 2pt}}h3{{font-size:10pt;margin:12pt 0 3pt}}.k{{display:flex}}.tt td,.tt th{{padding:1.5pt 4pt}}.tt th{{font-weight:700;border-bottom:.5pt solid;text-align:right}}.tt th:first-child{{text-align:left}}</style>
    <table><tr><td>Date: 03/19/2026 02:06 PM<br>Estimate ID: <b>26-77130-A</b><br>Estimate Version: 0<br>Preliminary<br>Profile ID: TBC STANDARD<td class=r><b style="font-size:13pt">Tidewater Body &amp; Collision</b><br>1408 Military Hwy, Chesapeake, VA 23320<br>(757) 555-0118 &nbsp; Fax (757) 555-0119</table><hr>
    <table><tr><td style="width:50%">Damage Assessed By: Corey Beamon<br>Classification: None<br>Deductible: 1,000.00<br>Claim Number: OD-VA-551902<br>Insured: LATASHA GRIER<br>Address: 712 Sparrow Rd, Chesapeake, VA 23325<td>Mitchell Service: 915528<br>Description: 2023 Toyota Camry SE<br>Body Style: 4D Sed &nbsp; Drive Train: 2.5L Inj 4 Cyl 8A FWD<br>VIN: {v}<br>Mileage: 38,240 &nbsp; License: UKB-7719 VA<br>Insurance: OLD DOMINION CASUALTY</table><br>
    <table class=g><tr><th>Line<br>Item<th>Entry<br>Number<th>Labor<br>Type<th>Operation<th>Line Item<br>Description<th>Part Type/<br>Part Number<th class=r style="text-align:right">Dollar<br>Amount<th style="text-align:right">Labor<br>Units</tr>{rows}</table>
    <p style="font-size:7pt">* - Judgment Item &nbsp; # - Labor Note Applies &nbsp; C - Included in Clear Coat Calc &nbsp; ** - Qual Recycled: SOURCE Hampton Roads Auto Recyclers 757-555-0186</p>
    <h3>Estimate Totals</h3>
    <table class=tt style="page-break-inside:avoid"><tr><th>I. Labor Subtotals<th>Units<th>Rate<th>Add'l Labor Amount<th>Sublet Amount<th>Totals</tr>{labt}<tr><td>Sublet (Mechanical)<td><td><td class=r>0.00<td class=r>{m(add[1]['totalPrice']+add[2]['totalPrice'])}<td class=r>{m(add[1]['totalPrice']+add[2]['totalPrice'])}<tr><td><b>Labor Summary</b><td class=r>{sum(h.values()):.1f}<td><td><td><td class=r><b>{m(S(lab)+22495)}</b></table>
    <table style="margin-top:8pt;page-break-inside:avoid"><tr><td style="width:50%;vertical-align:top;padding-right:18pt"><table class=tt><tr><th>II. Part Replacement Summary<th>Amount</tr><tr><td>Taxable Parts<td class=r>{m(S(parts))}<tr><td>Parts Adjustments (OEM 5.000%)<td class=r>{m(adj)}-<tr><td>Other Taxable Items<td class=r>{m(3800)}<tr><td>Sales Tax @ 6.000%<td class=r>{m(tax)}<tr><td><b>Total Replacement Parts Amount</b><td class=r><b>{m(S(parts)-adj+3800+tax)}</b></table><td style="vertical-align:top"><table class=tt><tr><th>III. Additional Costs<th>Amount</tr><tr><td>{pm['description']} {pm['quantity']:.1f} @ 42.00<td class=r>{m(pm['totalPrice'])}<tr><td>Sales Tax @ 6.000%<td class=r>{m(tax2)}<tr><td>Non-Taxable Costs (haz. waste)<td class=r>6.00<tr><td><b>Total Additional Costs</b><td class=r><b>{m(pm['totalPrice']+tax2+600)}</b></table></table>
    <table class=tt style="width:50%;margin-left:50%;margin-top:8pt;page-break-inside:avoid"><tr><th>IV. Adjustments<th>Amount</tr><tr><td>I. Total Labor:<td class=r>{m(S(lab)+22495)}<tr><td>II. Total Replacement Parts:<td class=r>{m(S(parts)-adj+3800+tax)}<tr><td>III. Total Additional Costs:<td class=r>{m(pm['totalPrice']+tax2+600)}<tr><td>Total Sales Tax included above:<td class=r>{m(T)}<tr><td><b>Gross Total:</b><td class=r><b>{m(tot)}</b><tr><td>Insurance Deductible:<td class=r>1,000.00-<tr><td><b>Net Total:</b><td class=r><b>{m(tot-100000)}</b></table>
    <p style="font-size:7pt">This is a preliminary estimate. Additional changes to the estimate may be required for the actual repair. Point(s) of impact: 5 Right Rear Corner (P)</p>'''
    open(SRC+'/i02.html','w').write(html); subprocess.run(['weasyprint','-q','i02.html','../i02.pdf'],cwd=SRC,check=True)
    label('i02','i02.pdf','26-77130-A','Tidewater Body & Collision',(2023,'Toyota','Camry',v,38240),items,[adj],None,T,tot,'body','VA',kind='insurer_estimate')
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d13','d14','d15','d16','i01','i02']): globals()[f]()
