from lib import *
# ---------- b08 tire chain
def b08():
    p=Paper('b08','chromium','tires','BIG HORN TIRE & WHEEL','8830417',dict(year=2018,make='Ford',model='F-150',mileage=77120))
    T=[('38214',p.it('275/65 R18 116T SL BSW COOPER DISCOVERER AT3 4S','Part',q=4,u=21700),'60K MILE WARR / COLD PSI 35'),
       ('80017',p.it('INSTALLATION & LIFE OF TIRE SPIN BALANCING','Service',q=4,u=2600),''),
       ('80102',p.it('TPMS REBUILD KIT SERVICE PACK','Part',q=4,u=425),''),
       ('80219',p.it('CERTIFICATES FOR REPAIR REFUND OR REPLACEMENT','Fee',q=4,u=3250),''),
       ('80040',p.it('WASTE TIRE DISPOSAL FEE','Fee',q=4,u=350),''),
       ('98001',p.it('CO STATE ENVIRONMENTAL FEE','Fee',q=4,u=200),'')]
    dc=p.off(8000)
    p.sub=p.net;p.tax=R((86800+1700-8000)*.0831);p.tot=p.sub+p.tax
    tr=''
    for a,i,n in T:
        tr+=f"<tr><td>{a}<td class=c>{fq(i.q)}<td>{i.d}{'<br><small>'+n+'</small>' if n else ''}<td class=r>.00<td class=r>{m(i.u)}<td class=r>{m(i.a)}"
        if a=='38214': tr+=f"<tr><td>99314<td class=c>1<td>INSTANT SAVINGS SET OF FOUR<td><td class=r>{m(dc)}-<td class=r>{m(dc)}-"
    chrome(f'''<style>@page{{size:letter;margin:10mm}}body{{font:10.5px "Liberation Sans Narrow",Arial;}}table{{border-collapse:collapse;width:100%}}.b td{{border:1px solid #000;padding:3px 5px;vertical-align:top}}.b small{{color:#444}}th{{background:#111;color:#fff;padding:3px}}.it td{{border-left:1px solid #000;border-right:1px solid #000;padding:3px 5px}}.it{{border:1px solid #000}}.r{{text-align:right}}.c{{text-align:center}}</style>
<table><tr><td style="font:900 26px Arial;font-style:italic">BIG HORN TIRE &amp; WHEEL<td class=r>STORE COF 07<br>2950 N ACADEMY BLVD<br>COLORADO SPRINGS, CO 80917<br>719-555-0133</table>
<table class=b><tr><td><small>INVOICE</small><br>8830417<td><small>DATE</small><br>11/09/2024 03:41 PM<td><small>SALESPERSON</small><br>KYLE M 22<td><small>TYPE</small><br>SALE<td><small>P.O.</small><br>&nbsp;<tr><td colspan=2><small>CUSTOMER</small><br>HENRIK DOYLE<br>88 CASCADE CT<td colspan=2><small>VEHICLE</small><br>2018 Ford F-150 XLT 4WD CREW<br>MILEAGE 77,120 &nbsp; TORQUE 150<td><small>PLATE</small><br>BDL-K07</table><br>
<table class=it><tr><th>ARTICLE<th>QTY<th>SIZE / DESCRIPTION<th>F.E.T.<th>PRICE<th>AMOUNT</tr>{tr}<tr><td><td><td style="height:110px;vertical-align:bottom">ALIGNMENT CHECK RECOMMENDED: INNER EDGE WEAR LF<td><td><td></table>
<table class=b><tr><td rowspan=4 width=66%>*** RETORQUE LUGS AFTER 25-50 MILES *** ROTATE &amp; BALANCE EVERY 6,000 MILES FREE<br><br>AIR CHECK 32/35/35/34 &nbsp; TREAD NEW 12/32<td>SUBTOTAL<td class=r>{m(p.sub)}<tr><td>SALES TAX<td class=r>{m(p.tax)}<tr><td>TOTAL<td class=r>{m(p.tot)}<tr><td>MC 9902<td class=r>{m(p.tot)}</table>''','b08');p.close()
# ---------- b09 fleet PM, two pages, reportlab platypus
def b09():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.lib import colors
    p=Paper('b09','reportlab','fleet','Tri-Valley Fleet Maintenance','WO-55120',dict(year=2020,make='Ford',model='Transit 250',vin='1FTBR1C86LKA40177',mileage=112806))
    S=getSampleStyleSheet();N=S['Normal'];N.fontSize=8.5;N.leading=10.5
    L='Labor';P='Part'
    sec=[('066-000-001','PM-B service, 112k',[('L',p.it('Perform PM-B inspection per 84-point sheet',L,q=1.8,u=11800)),('P',p.it('Oil filter FL-500S',P,q=1,u=1142)),('P',p.it('Engine oil 5W-20 bulk, qt',P,q=6,u=489)),('P',p.it('Fuel cap seal',P,q=1,u=780))]),
      ('013-001-015','Rear brakes at 2 mm',[('L',p.it('Replace rear pads and rotors',L,q=1.4,u=11800)),('P',p.it('Rear pad set, severe duty',P,q=1,u=8830)),('P',p.it('Rear rotor',P,q=2,u=9164)),('P',p.it('Parking brake shoe set',P,q=1,u=6405))]),
      ('034-003-001','Right marker and tag lamps out',[('L',p.it('Trace and repair open in lamp circuit',L,q=.7,u=11800)),('P',p.it('Marker lamp LED amber',P,q=1,u=1455)),('P',p.it('Butt connector, heat shrink',P,q=4,u=65))]),
      ('017-001-001','Tires, drive axle',[('P',p.it('235/65R16C Michelin Agilis CrossClimate',P,q=2,u=22340)),('L',p.it('Mount, balance, stem',L,q=.8,u=11800)),('F',p.it('CA tire recycling fee','Fee',q=2,u=175))]),
      ('002-010-022','Sliding door track',[('S',p.it('Sublet: Alvarez Door, realign side door','Service',q=1,u=18500))])]
    el=[Paragraph('<b><font size=14>Tri-Valley Fleet Maintenance</font></b>',N),Spacer(1,6),Paragraph('1620 Vasco Rd, Livermore, CA 94551 &nbsp; ARD 00288411 &nbsp; tax on parts only',N),Spacer(1,8)]
    hd=Table([['Work order','WO-55120','Customer','Bayline Couriers, acct 3320'],['Unit','V-214','Asset','2020 Ford Transit 250 cargo'],['VIN','1FTBR1C86LKA40177','Meter in','112806 mi'],['Opened','09/30/2024 06:12','Closed','10/01/2024 14:55'],['PO','BL-9917','Authorized','R. Pena, phone, limit 2,500.00']],colWidths=[70,150,70,230])
    hd.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.5),('BOX',(0,0),(-1,-1),.7,colors.black),('FONTNAME',(0,0),(0,-1),'Helvetica-Bold'),('FONTNAME',(2,0),(2,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]));el+=[hd,Spacer(1,10)]
    notes=['Complaint: PM due. Cause: mileage. Correction: PM-B done, all fluids topped, sheet attached.','Complaint: grinding rear. Cause: pads at 2 mm, rotors below min. Correction: replaced as below, road test 6 mi.','Complaint: DVIR write-up by driver 10/1. Cause: rubbed through at D pillar. Correction: repaired, loomed.','Complaint: 3/32 on rear. Correction: two replaced, lugs torqued to 150.','Complaint: door drags. Correction: sent out.']
    for k,(v,t,rows) in enumerate(sec):
        data=[[f'{k+1:02d}',v,t,'','',''],['',Paragraph(notes[k],N),'','','',''],['','','Description','Qty/Hr','Rate','Ext']]
        for y,i in rows: data.append(['',{'L':'LBR','P':'PRT','F':'FEE','S':'SUB'}[y],Paragraph(i.d,N),fq(i.q),m(i.u),m(i.a)])
        data.append(['','',f'Line {k+1:02d} total','','',m(sum(i.a for _,i in rows))])
        t_=Table(data,colWidths=[24,66,250,50,60,70])
        t_.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dde6ee')),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('SPAN',(1,1),(-1,1)),('ALIGN',(3,2),(-1,-1),'RIGHT'),('FONTNAME',(2,-1),(-1,-1),'Helvetica-Oblique'),('LINEABOVE',(2,-1),(-1,-1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('TEXTCOLOR',(2,2),(-1,2),colors.grey)]))
        el+=[t_,Spacer(1,9)]
        if k==2: el.append(PageBreak())
    par=p.sum(P);lab=p.sum(L);fees=p.sum('Fee');sub=p.sum('Service')
    dc=p.off(R(par*.05))
    p.sub=p.net;p.tax=R((par-dc)*.1025);p.tot=p.sub+p.tax
    tt=Table([['Labor',m(lab)],['Parts',m(par)],['Fees',m(fees)],['Sublet',m(sub)],['National account, parts 5%','('+m(dc)+')'],['Net before tax',m(p.sub)],['Tax 10.25%',m(p.tax)],['Work order total USD',m(p.tot)]],colWidths=[160,80],hAlign='RIGHT')
    tt.setStyle(TableStyle([('ALIGN',(1,0),(1,-1),'RIGHT'),('FONTSIZE',(0,0),(-1,-1),9),('GRID',(0,0),(-1,-1),.4,colors.grey),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold')]));el+=[tt]
    def foot(c,dd): c.setFont('Helvetica',7);c.drawString(40,24,'WO-55120  Unit V-214  Tri-Valley Fleet Maintenance');c.drawRightString(572,24,f'Page {dd.page} of 2')
    SimpleDocTemplate(OUT+'b09.pdf',pagesize=(612,792),margins=40,leftMargin=44,rightMargin=44,topMargin=40,bottomMargin=44).build(el,onFirstPage=foot,onLaterPages=foot);p.close()
# ---------- b10 Mitchell1-like, two tables side by side
def b10():
    p=Paper('b10','chromium','shop_estimate',"Delgado's Automotive",'031556',dict(year=2013,make='Nissan',model='Altima',vin='1N4AL3AP7DC218890',mileage=133207))
    P=[p.it('Radiator Assembly','Part',q=1,u=21450,n='CU13275'),p.it('Upper Radiator Hose','Part',q=1,u=3420,n='63064'),p.it('Lower Radiator Hose','Part',q=1,u=3865,n='63065'),p.it('Thermostat w/ Housing','Part',q=1,u=5230,n='49407'),p.it('Coolant, Asian Blue','Part',q=2,u=2399,n='ZXAB1')]
    W=[p.it('Cooling System Pressure Test & Diagnosis','Service',8900,h=''),p.it('RADIATOR - Remove & Replace - 4 Cyl., CVT','Labor',29250,h='2.25'),p.it('THERMOSTAT - Remove & Replace','Labor',10400,h='0.80')]
    for i,q in zip(W[1:],(2.25,.8)): i.q=q
    sh=p.it('Supplies','Fee',1850)
    par=p.sum('Part');lab=sum(i.a for i in W)
    p.sub=p.sum();p.tax=R(par*.0775);p.tot=p.sub+p.tax
    pr=''.join(f"<tr><td>{fq(i.q)}<td>{i.d}<br><span class=s>{i.n}</span><td class=r>{m(i.u)}<td class=r>{m(i.a)}" for i in P)
    lr=''.join(f"<tr><td>{i.d}<td class=r>{i.h}<td class=r>{m(i.a)}" for i in W)
    chrome(f'''<style>@page{{size:letter;margin:12mm}}body{{font:11px Arial,"Liberation Sans"}}.two{{display:flex;gap:0;border:1px solid #000;min-height:330px}}.two>div{{width:50%}}.two>div+div{{border-left:1px solid #000}}table{{border-collapse:collapse;width:100%}}th{{border-bottom:1px solid #000;background:#e8e8e8;font-size:10px;text-align:left;padding:2px 4px}}td{{padding:2px 4px;vertical-align:top}}.r{{text-align:right}}.s{{font-size:9px;color:#555}}h2{{margin:0;font:italic 700 22px "Liberation Serif"}}.f{{font-size:8px;margin-top:12px}}</style>
<table><tr><td><h2>Delgado's Automotive</h2>640 E. Florence Ave., Fresno, CA 93728<br>Phone: (559) 555-0152 &nbsp; BAR # ARD00199204<td class=r><b style="font-size:15px">Estimate # 031556</b><br>Printed: 07/15/2024<br>Written By: RUBEN</table>
<table style="border:1px solid #000;border-bottom:0"><tr><td width=50%>Tran, Kimberly<br>2214 Olive St<br>Cell 559-555-0106<td>2013 Nissan Altima S 2.5L L4<br>VIN: 1N4AL3AP7DC218890<br>Odometer In: 133207 &nbsp; Lic: 7ABN210 CA</table>
<div class=two><div><table><tr><th>Qty<th>Part Description / Number<th class=r>Sale<th class=r>Ext</tr>{pr}</table></div><div><table><tr><th>Labor Description<th class=r>Hours<th class=r>Extended</tr>{lr}<tr><td colspan=3 class=s><br>Coolant seeping at plastic tank seam, drivers side. Customer advised of overheating risk.<br><br>CUSTOMER DECLINED: Serpentine belt, cracked (98.40)</table></div></div>
<table style="border:1px solid #000;border-top:0"><tr><td width=60% class=s>I hereby authorize the above repair work to be done along with the necessary material. Labor rate 130.00 per hour.<br><br>Sign ____________________ Date ________<td>Org. Est. Parts<br>Labor<br>{sh.d}<br>SubTotal<br>Tax<br><b>Total</b><td class=r>{m(par)}<br>{m(lab)}<br>{m(sh.a)}<br>{m(p.sub)}<br>{m(p.tax)}<br><b>{d(p.tot)}</b></table><div class=f>Parts are new unless otherwise stated. [Technicians: Luis]</div>''','b10');p.close()
# ---------- b11 groff narrative T&M diesel, leaders
def b11():
    p=Paper('b11','groff','invoice','Cold Iron Diesel','CI-0884',dict(year=2006,make='Dodge',model='Ram 3500',mileage=218000))
    B=[('1. Hard start and rail pressure.','Hooked up scan tool, logged cranking rail pressure at 1,900 psi, return flow test on all six.',[p.it('Diagnostic time','Service',q=2,u=12500)]),
       ('2. Injectors.','Number 2 and number 5 returning more than double. Customer supplied nothing.',[p.it('Bosch reman injector, Cummins 5.9','Part',q=2,u=46800),p.it('Connector tube with nut','Part',q=2,u=6490),p.it('Mechanic time','Labor',q=5.5,u=12500)]),
       ('3. Fuel.','Tank had water, drained 11 gallons.',[p.it('Fuel filter, Fleetguard','Part',q=1,u=5275),p.it('Fuel disposal','Fee',q=11,u=250),p.it('Helper time','Labor',q=1,u=6500)])]
    dc=p.off(6500);p.sub=p.net;p.tax=0;p.tot=p.sub
    body=''
    def line(a,b): return f"{a}\x01{b}\n.br\n"
    for h,t,r in B:
        body+=f".LP\n\\fB{h}\\fR {t}\n.br\n"
        for i in r:
            u={'Diagnostic time':'hrs','Mechanic time':'hrs','Helper time':'hr','Fuel disposal':'gal'}.get(i.d,'@')
            qty=f"{fq(i.q)} {u} at {m(i.u)}" if u!='@' else f"{fq(i.q)} at {m(i.u)}"
            body+=line(f"{i.d}, {qty}",m(i.a))
    s=f'''.nr PO 1.1i
.nr LL 6.2i
.nr PS 12
.nr VS 17
.fam H
.lc .
.ta 6.2iR
.LP
.ta 6.2iR
\\s+6\\fBCold Iron Diesel\\fR\\s-6\t\\fBInvoice CI-0884\\fR
.br
Nate Halloran, owner and mechanic\tDec. 12, 2023
.br
Hwy 12, Lewistown, Montana\t406-555-0181
.sp 2
Job: 2006 Dodge Ram 3500, flatbed, white, about 218,000 on it
.br
For: Stillwater Ranch (Bud)
.sp
{body}.LP
.ta 6.2iR
Took off the helper, he was learning\x01-{m(dc)}
.br
\\fBTotal, no sales tax in Montana\x01{d(p.tot)}\\fR
.sp 2
Cores went back on my account. Put Stanadyne in it this winter.
'''.replace('.LP\n\\fB','.LP\n.ta 6.2iR\n\\fB')
    p.sub=None
    groff(s,'b11',('-t','-ms'));p.close()
# ---------- b12 TRACS-like text rendered through reportlab w/ indented parts
def b12():
    p=Paper('b12','reportlab','invoice','MILLBROOK AUTOCARE CENTER','107743',dict(year=2011,make='BUICK',model='LACROSSE',vin='1G4GC5ED1BF220415',mileage=119880))
    L='Labor';P='Part'
    jobs=[(p.it('R&R ALTERNATOR',L,q=1.9,u=11600),[p.it('NEW ALTERNATOR 150A',P,q=1,u=31247,n='NAP 213-4782'),p.it('PREMIUM V-RIBBED BELT',P,q=1,u=4388,n='NBH 25-060841')]),
          (p.it('CHARGING SYSTEM TEST','Service',4500),[]),
          (p.it('REPLACE L & R REAR SHOCKS',L,q=1.1,u=11600),[p.it('ULTRA PREMIUM SHOCK',P,q=2,u=8899,n='NS 94164')]),
          (p.it('STATE SAFETY INSPECTION','Service',2100),[])]
    ss=p.it('SHOP SUPPLIES','Fee',1642);hz=p.it('HAZ WASTE','Fee',300);core=p.it('CORE CHARGE ALTERNATOR','Fee',5500);cr=p.off(5500)
    lab=sum(a.a for a,_ in jobs);par=p.sum(P)
    p.sub=p.net;p.tax=R((par+ss.a)*.053);p.tot=p.sub+p.tax
    from reportlab.pdfgen import canvas
    c=canvas.Canvas(OUT+'b12.pdf',pagesize=(612,792));c.setFillColorRGB(.05,.15,.5);c.rect(36,728,540,36,fill=1,stroke=0);c.setFillColorRGB(1,.8,0);c.setFont('Helvetica-Bold',16);c.drawString(46,740,p.shop);c.setFillColorRGB(0,0,0);c.setFont('Helvetica',8.5)
    c.drawRightString(576,716,'INVOICE: 107743    DATE: 01/22/25    PAGE 1');c.drawString(36,716,'55 DEPOT RD, STAUNTON VA 24401   540-555-0169')
    c.drawString(36,698,'DELORES HAUSER');c.drawString(36,687,'302 FRENCH HILL');c.drawString(300,698,'2011 BUICK LACROSSE CXL 3.6L V6');c.drawString(300,687,'VIN 1G4GC5ED1BF220415');c.drawString(300,676,'ODOMETER 119880   LIC VXR-8812')
    y=652;c.setFont('Helvetica-Bold',8)
    for x,t,r in [(36,'HOURS',0),(80,'DESCRIPTION',0),(330,'PART NO.',0),(430,'QTY',1),(500,'EACH',1),(576,'AMOUNT',1)]: (c.drawRightString if r else c.drawString)(x,y,t)
    c.line(36,y-4,576,y-4);y-=18
    for a,ps in jobs:
        c.setFont('Helvetica-Bold',8.5);c.drawString(36,y,fq(a.q) if a.q else '');c.drawString(80,y,a.d);c.drawRightString(500,y,m(a.u) if a.u else '');c.drawRightString(576,y,m(a.a));y-=13;c.setFont('Helvetica',8.5)
        for i in ps:
            c.drawString(98,y,i.d);c.drawString(330,y,i.n);c.drawRightString(430,y,fq(i.q));c.drawRightString(500,y,m(i.u));c.drawRightString(576,y,m(i.a));y-=13
        if a.d.startswith('R&R'):
            c.setFillColorRGB(.3,.3,.3);c.drawString(98,y,'* BATTERY LOAD TEST GOOD 612 CCA, 24 MO WARRANTY NATIONWIDE');c.setFillColorRGB(0,0,0);y-=13
            c.drawString(98,y,core.d);c.drawRightString(576,y,m(core.a));y-=13;c.drawString(98,y,'CORE RETURN');c.drawRightString(576,y,m(cr)+'-');y-=13
        y-=6
    c.setFont('Helvetica',8.5);y-=20
    c.rect(36,y-112,300,118);c.drawString(42,y-8,'RECOMMENDATIONS');c.drawString(42,y-22,'TRANS FLUID SERVICE  219.95      STRUTS FRONT  684.00')
    for t,v in [('LABOR',lab),('PARTS',par),('CORES NET',0),(ss.d,ss.a),(hz.d,hz.a),('SUBTOTAL',p.sub),('VA SALES TAX 5.3%',p.tax),('INVOICE TOTAL',p.tot)]:
        if t=='INVOICE TOTAL': c.setFont('Helvetica-Bold',11)
        c.drawString(370,y-4,t);c.drawRightString(576,y-4,m(v));y-=14
    c.save();p.close()
# ---------- b13 glass quote
def b13():
    p=Paper('b13','weasyprint','shop_estimate','Clearpane Auto Glass','Q-30218',dict(year=2021,make='Hyundai',model='Tucson',vin='KM8J3CAL5MU330129'))
    W=p.it('Windshield, solar, acoustic, rain sensor, LDWS','Part',q=1,u=38254)
    ml=p.it('Moulding, upper, universal','Part',q=1,u=2640)
    kit=p.it('Urethane kit, fast cure','Part',q=2,u=2150)
    lb=p.it('Install labor','Labor',q=2.9,u=4500)
    cal=p.it('Camera calibration, static, FCW/LKA','Service',27500)
    mob=p.it('Mobile service','Fee',2900)
    rows=[('FW05233GTYN',W,'832.70','54.06%'),('HAH000004',kit,'',''),('WFT-4411',ml,'','')]
    p.sub=p.sum();p.tax=R(p.sum('Part')*.065);p.tot=p.sub+p.tax
    tr=''.join(f'<tr><td>{n}<td>{i.d}<td>{l}<td>{o}<td>{fq(i.q)}<td class=r>{m(i.u)}<td class=r>{m(i.a)}' for n,i,l,o in rows)
    tr+=f'<tr><td>LABOR<td>{lb.d}<td><td><td>{fq(lb.q)}<td class=r>{m(lb.u)}<td class=r>{m(lb.a)}<tr><td>RECAL<td>{cal.d}<td><td><td><td><td class=r>{m(cal.a)}<tr><td>MOBILE<td>{mob.d}<td><td><td><td><td class=r>{m(mob.a)}<tr><td>WIPE<td>Rain repellent treatment<td><td><td>1<td class=r>0.00<td class=r>0.00'
    weasy(f'''<style>@page{{size:letter landscape;margin:15mm}}body{{font:10pt Lato}}table{{width:100%;border-collapse:collapse}}td,th{{border-bottom:1px solid #9bd;padding:5px;text-align:left}}th{{color:#047;font-size:8.5pt}}.r{{text-align:right}}h1{{color:#047;margin:0;font-weight:900}}.q{{float:right;width:34%;background:#eef6fb;padding:6px;margin-top:12px}}</style>
<h1>Clearpane Auto Glass</h1>Quote Q-30218 &nbsp;|&nbsp; 6/18/2025 &nbsp;|&nbsp; CSR Amber &nbsp;|&nbsp; 800-555-0140<p>Cash customer: Owen Prather, Lakeland FL &nbsp;&nbsp; 2021 Hyundai Tucson SEL 4 Dr Utility &nbsp;&nbsp; VIN KM8J3CAL5MU330129</p>
<table><tr><th>NAGS / item<th>Description<th>List<th>Off list<th>Qty<th class=r>Net each<th class=r>Net</tr>{tr}</table>
<div class=q><table><tr><td>Net<td class=r>{m(p.sub)}<tr><td>FL tax on materials<td class=r>{m(p.tax)}<tr><td><b>Out of pocket</b><td class=r><b>{d(p.tot)}</b></table></div><p style="width:60%;font-size:8.5pt">Safe drive-away one hour. Quote holds ten days. If your policy covers glass with zero deductible we bill the carrier and you owe nothing.</p>''','b13');p.close()
# ---------- b14 bilingual
def b14():
    p=Paper('b14','chromium','shop_estimate','TALLER MECÁNICO LOS PRIMOS','2204',dict(year=2010,make='Chevrolet',model='Silverado',mileage=187400))
    I=[(1,p.it('Bomba de gasolina / Fuel pump module','Part',q=1,u=23500)),(1,p.it('Filtro / Fuel filter','Part',q=1,u=2200)),(1,p.it('Mano de obra, bajar tanque / Labor, drop tank','Labor',28000)),(1,p.it('Balatas delanteras / Front brake pads','Part',q=1,u=5500)),(1,p.it('Rectificar discos / Turn rotors','Service',q=2,u=1800)),(1,p.it('Mano de obra frenos / Brake labor','Labor',9000)),(1,p.it('Grúa / Tow','Service',6500))]
    dc=p.off(2000);p.tax=R(p.sum('Part')*.0825);p.tot=p.net+p.tax
    tr=''.join(f"<tr><td class=c>{fq(i.q) if i.q else ''}<td>{i.d}<td class=r>{d(i.u) if i.u else ''}<td class=r>{d(i.a)}" for _,i in I)
    chrome(f'''<style>@page{{size:5.5in 8.5in;margin:9mm}}body{{font:11px "Comic Neue","Open Sans"}}table{{width:100%;border-collapse:collapse}}.g td,.g th{{border:1px solid #a00;padding:4px}}.r{{text-align:right}}.c{{text-align:center}}h1{{color:#a00;font-size:19px;text-align:center;margin:0}}</style><h1>TALLER MECÁNICO LOS PRIMOS</h1><div class=c>Frenos * Motor * Transmisiones * Clima<br>912 Zarzamora St, San Antonio TX &nbsp; Tel. 210-555-0147<br><b>PRESUPUESTO / ESTIMATE &nbsp; No. 2204</b></div><br>
Cliente/Name: Sr. Efraín Luna &nbsp;&nbsp; Fecha/Date: 3-8-2025<br>Vehículo/Vehicle: 2010 Chevrolet Silverado 1500 &nbsp; Millas: 187,400<br><br>
<table class=g><tr><th>Cant.<br>Qty<th>Descripción / Description<th>Precio<br>Price<th>Importe<br>Amount</tr>{tr}<tr><td>&nbsp;<td><td><td><tr><td>&nbsp;<td><td><td><tr><td colspan=3 class=r>Descuento / Discount<td class=r>-{d(dc)}<tr><td colspan=3 class=r>Impuesto / Tax 8.25% (partes)<td class=r>{d(p.tax)}<tr><td colspan=3 class=r><b>TOTAL</b><td class=r><b>{d(p.tot)}</b><tr><td colspan=3 class=r>Anticipo / Deposit<td class=r>$300.00<tr><td colspan=3 class=r>Resta / Balance<td class=r>{d(p.tot-30000)}</table><p>Garantía 90 días en partes y mano de obra. No nos hacemos responsables por objetos olvidados.</p><br>Firma / Signature ______________________''','b14');p.close()
import sys
for f in sys.argv[1:]: globals()[f]()
