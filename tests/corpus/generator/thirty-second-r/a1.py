from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
W,HH=letter
class C:
    def __init__(s,fn): s.c=canvas.Canvas(fn,pagesize=letter)
    def t(s,x,y,txt,f='Helvetica',z=9,a='l',col=0):
        s.c.setFont(f,z); s.c.setFillColor(col if col else colors.black)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[a](x,HH-y,str(txt))
    def ln(s,x1,y1,x2,y2,w=.6): s.c.setLineWidth(w); s.c.line(x1,HH-y1,x2,HH-y2)
    def box(s,x,y,w,h,fill=None,st=1):
        if fill: s.c.setFillColor(fill)
        s.c.rect(x,HH-y-h,w,h,stroke=st,fill=1 if fill else 0)
B='Helvetica-Bold'
def d01():
    d=Doc('01_mitchell_side.pdf','quote',['side-by-side parts and labor'],'014872','Brookhollow Auto Care',2014,'Toyota','Camry','4T1BF1FK8EU739215',118406)
    P=[d.p('Water Pump Assembly',1,'164.38',pn='16100-39466'),d.p('Drive Belt - Serpentine',1,'48.95',pn='K070810'),
       d.p('Coolant - Asian Red 50/50',2,'22.49',pn='AF3300'),d.p('Thermostat w/ Gasket',1,'37.16',pn='90916-03129'),
       d.p('Valve Cover Gasket Set',1,'58.20',pn='VS50728R'),d.p('Spark Plug - Iridium',4,'14.85',pn='SK16HR11')]
    Lb=[d.l('REMOVE & REPLACE WATER PUMP',None,None,total='336.00'),d.l('R&R THERMOSTAT - IN COMBINATION',None,None,total='84.00'),
        d.l('REPLACE VALVE COVER GASKET',None,None,total='210.00'),d.l('REPLACE SPARK PLUGS',None,None,total='112.00'),
        d.l('COOLING SYSTEM PRESSURE TEST',None,None,total='0.00')]
    ss=d.f('Shop Supplies','28.40'); hz=d.f('Hazardous Materials','6.50')
    parts=d.sum('Part');lab=d.sum('Labor'); d.sub=d.sum(); tx=d.tax(parts+ss['total'],'8.25'); d.tot=d.sub+tx
    c=C(f'{OUT}/{d.file}'); t=c.t
    t(306,40,'Brookhollow Auto Care',B,15,'c'); t(306,53,'4418 Brookhollow Dr.  San Antonio, TX 78232','Helvetica',9,'c'); t(306,64,'Phone: (210) 555-0148    Fax: (210) 555-0149','Helvetica',9,'c')
    t(570,40,'ESTIMATE #014872',B,10,'r'); t(570,53,'Date: 09/18/2026','Helvetica',8,'r')
    c.ln(36,74,576,74,1)
    t(36,88,'RAMIREZ, DOLORES',B); t(36,100,'912 Cactus Wren Ln'); t(36,112,'San Antonio, TX 78259'); t(36,124,'Cell (210) 555-0177')
    t(310,88,'2014 Toyota Camry LE - 2.5L, In-Line4 (152CI)',B); t(310,100,'Lic # : KRT-4471 TX    Odometer In : 118406'); t(310,112,'VIN # : 4T1BF1FK8EU739215'); t(310,124,'Unit # :           Hat # : 12')
    c.box(36,134,540,16,colors.HexColor('#dddddd'))
    t(40,145,'Part Description / Number',B,8); t(205,145,'Qty',B,8,'r'); t(253,145,'Sale',B,8,'r'); t(306,145,'Extended',B,8,'r'); t(320,145,'Labor Description',B,8); t(572,145,'Extended',B,8,'r')
    y=162
    for p in P:
        t(40,y,p['desc'],z=8); t(48,y+10,p['pn'],z=7); t(205,y,f"{p['qty']:.2f}",z=8,a='r'); t(253,y,m(p['unit']),z=8,a='r'); t(306,y,m(p['total']),z=8,a='r'); y+=24
    notes=[['Leak found at weep hole. Includes','drain & refill coolant.'],[],['Seepage onto exhaust.'],[],[]]
    y=162
    for l,n in zip(Lb,notes):
        t(320,y,l['desc'],z=8); t(572,y,m(l['total']) if l['total'] else 'n/c',z=8,a='r')
        for x in n: y+=10; t(328,y,x,z=7)
        y+=18
    c.ln(313,150,313,420,.4); c.ln(36,420,576,420)
    y=436
    t(36,y,'Org. Estimate  '+D(d.tot)+'   Revisions  $0.00   Current Estimate  '+D(d.tot),B,8)
    for a,b,f in [('Labor:',lab,0),('Parts:',parts,0),('Sublet:',0,0),('Shop Supplies:',ss['total'],0),('Hazardous Materials:',hz['total'],0),('SubTotal:',d.sub,B),('Tax (8.25%):',tx,0),('Total:',d.tot,B)]:
        y+=13; t(500,y,a,f or 'Helvetica',9,'r'); t(572,y,D(b) if f else m(b),f or 'Helvetica',9,'r')
    for i,s in enumerate(['I hereby authorize the above repair work to be done along with the necessary material and hereby grant you and/or your','employees permission to operate the vehicle herein described on street, highways or elsewhere for the purpose of testing.','All parts removed will be discarded unless instructed otherwise. Warranty 24 months / 24,000 miles.']): t(36,600+i*10,s,z=7.5)
    t(36,660,'Signature ______________________________   Date ____________   Time ________'); t(36,760,'Page 1 of 1         Copyright (c) 2026 Mitchell Repair Information Company, LLC  estc 05.18.22',z=6.5)
    c.c.save(); d.save()
def d05():
    d=Doc('05_napa_tracs.pdf','invoice',['parts apart from labor'],'33917','Gunnison Tire & Auto Service',2011,'Chevrolet','Silverado 1500','3GCPKSE35BG184602',164220)
    P=[d.p('HUB ASSEMBLY - FRONT LH',1,'218.99',pn='PGB PR61596'),d.p('HUB ASSEMBLY - FRONT RH',1,'218.99',pn='PGB PR61596'),d.p('LOWER BALL JOINT',2,'54.62',pn='CHA 260-2142'),
       d.p('OUTER TIE ROD END',2,'41.18',pn='CHA 269-6051'),d.p('COTTER PIN ASSORTMENT',4,'1.25',pn='BK 665-1420'),d.p('BRAKE CLEANER 14OZ',2,'5.79',pn='MAC 4800'),d.p('CV AXLE ASSY - LEFT',1,'139.99',pn='NCV 86115'),d.p('AXLE NUT',2,'8.49',pn='BK 605-1210'),d.p('GREASE CARTRIDGE',1,'7.29',pn='NLG 754'),d.p('PITMAN ARM',1,'88.75',pn='CHA 269-3044'),d.p('IDLER ARM',1,'94.10',pn='CHA 269-3045')]
    Lb=[d.l('Replace both front hub assemblies',Dc('2.4'),'128.00'),d.l('Replace lower ball joints L & R',Dc('3.1'),'128.00'),d.l('Replace outer tie rod ends',Dc('1.2'),'128.00'),d.l('Replace LF CV axle shaft (w/ hub off)',Dc('0.8'),'128.00'),d.l('Replace pitman and idler arms',Dc('2.0'),'128.00')]
    al=d.sv('Four wheel alignment','109.95')
    ss=d.f('SHOP CHARGES','35.00'); di=d.d('50.00')
    parts=d.sum('Part');lab=d.sum('Labor'); d.sub=d.sum()-d.dsum(); tx=d.tax(parts,'7.75'); d.tot=d.sub+tx
    c=C(f'{OUT}/{d.file}'); t=c.t; M='Courier';MB='Courier-Bold'
    c.box(30,28,552,70); t(40,48,'GUNNISON TIRE & AUTO SERVICE','Times-Bold',17); t(40,64,'2207 N. Highway 135, Gunnison, CO 81230','Times-Roman',10); t(40,78,'(970) 555-0116   NAPA AutoCare Center','Times-Italic',10); 
    t(572,46,'INVOICE','Times-Bold',16,'r'); t(572,62,'33917',MB,12,'r'); t(572,80,'10/02/2026  4:12 PM',M,9,'r')
    y=114
    for a,b in [('Customer: BODINE, MARTY','Vehicle: 2011 CHEVROLET SILVERADO 1500 LT'),('          77 County Rd 14','VIN:     3GCPKSE35BG184602'),('          Gunnison CO 81230','License: 418-WXK CO      Engine: 5.3L V8'),('Home: 970-555-0190','Mileage In: 164220   Mileage Out: 164231')]:
        t(36,y,a,M,8.5); t(300,y,b,M,8.5); y+=12
    y+=6; c.box(30,y,552,15,colors.black); c.c.setFillColor(colors.white)
    for x,s,a in [(36,'PART NUMBER','l'),(130,'DESCRIPTION','l'),(380,'QTY','r'),(460,'PRICE','r'),(572,'TOTAL','r')]: t(x,y+11,s,MB,9,a,colors.white)
    y+=30
    for p in P:
        t(36,y,p['pn'],M,9); t(130,y,p['desc'],M,9); t(380,y,p['qty'],M,9,'r'); t(460,y,m(p['unit']),M,9,'r'); t(572,y,m(p['total']),M,9,'r'); y+=13
    t(460,y+4,'PARTS TOTAL',MB,9,'r'); t(572,y+4,m(parts),MB,9,'r'); y+=18
    c.box(30,y,552,15,colors.black)
    for x,s,a in [(36,'LABOR DESCRIPTION','l'),(380,'HOURS','r'),(460,'RATE','r'),(572,'TOTAL','r')]: t(x,y+11,s,MB,9,a,colors.white)
    y+=30
    for l in Lb: t(36,y,l['desc'],M,9); t(380,y,f"{l['qty']:.2f}",M,9,'r'); t(460,y,m(l['unit']),M,9,'r'); t(572,y,m(l['total']),M,9,'r'); y+=13
    t(36,y,'  Torque all fasteners to spec, road test OK',M,9); y+=13
    t(460,y+4,'LABOR TOTAL',MB,9,'r'); t(572,y+4,m(lab),MB,9,'r'); y+=18
    c.box(30,y,552,15,colors.black); t(36,y+11,'SUBLET / OTHER',MB,9,'l',colors.white); t(572,y+11,'TOTAL',MB,9,'r',colors.white); y+=30
    t(36,y,al['desc'],M,9); t(572,y,m(al['total']),M,9,'r'); y+=26
    c.box(330,y,252,128); y+=14
    for a,b in [('PARTS',parts),('LABOR',lab),('SUBLET/OTHER',al['total']),('SHOP CHARGES',ss['total']),('DISCOUNT - SENIOR',-di),('SUBTOTAL',d.sub),('SALES TAX 7.75%',tx)]: t(340,y,a,M,9.5); t(572,y,m(b),M,9.5,'r'); y+=15
    t(340,y+4,'INVOICE TOTAL',MB,11); t(572,y+4,D(d.tot),MB,11,'r')
    t(36,y-70,'Paid by: VISA ending 0042',M,9); t(36,y-56,'Thank you for your business!',M,9)
    t(36,y+40,'NAPA Peace of Mind 24 month/24,000 mile nationwide warranty on qualifying parts & labor.',M,8)
    t(36,y+75,'X ___________________________________   Date ______________',M,9)
    c.c.save(); d.save()
def d06():
    d=Doc('06_ro_writer.pdf','quote',['core charge','job lines intermixed','two totals columns'],'E-20816','Delmar Automotive Repair Inc.',2009,'Ford','F-150','1FTPW14V09FA51873',201377)
    J=[('01','CHARGING SYSTEM - BATTERY LIGHT ON',[d.l('Test charging system, alternator output low (11.9V)',1,'139.00'),d.l('R&R Alternator',Dc('1.3'),'139.00'),d.p('ALTERNATOR, REMAN 135A',1,'289.44',pn='GL-8726'),d.p('CORE CHARGE - ALTERNATOR',1,'75.00',pn='GL-8726C'),d.p('V-BELT, MICRO',1,'52.37',pn='6PK2443')]),
       ('02','BATTERY REPLACEMENT',[d.p('BATTERY 65-850 CCA',1,'198.95',pn='MTP-65HD'),d.p('TERMINAL PROTECTOR PADS',2,'1.49',pn='7-2106'),d.l('Install battery, clean cable ends',Dc('0.4'),'139.00')]),
       ('03','COURTESY INSPECTION',[d.l('25 point courtesy inspection',Dc('0.5'),'0.00')])]
    fee=d.f('SHOP SUPPLIES (6% OF LABOR)',Dc(r(Dc(d.sum('Labor'))*6/100))/100); bf=d.f('STATE BATTERY FEE','2.00')
    parts=d.sum('Part');lab=d.sum('Labor'); d.sub=d.sum(); tx=d.tax(parts,'6.00'); d.tot=d.sub+tx
    c=C(f'{OUT}/{d.file}'); t=c.t
    c.c.setFont('Helvetica-BoldOblique',20); t(36,50,'Delmar Automotive Repair Inc.','Helvetica-BoldOblique',19); t(36,64,'88 Delmar Pl., Delmar NY 12054  -  518-555-0133  -  Reg. #7083312',z=8.5)
    c.box(420,30,156,44); t(428,46,'REPAIR ESTIMATE',B,11); t(428,62,'No. E-20816    08/27/26',z=9)
    c.box(36,84,264,58); c.box(300,84,276,58)
    for i,s in enumerate(['Peter Vanderhoof','31 Elsmere Ave','Delmar, NY 12054','(518) 555-0151']): t(42,97+i*13,s)
    for i,s in enumerate(['2009 FORD F-150 XLT  5.4L V8','VIN 1FTPW14V09FA51873','Plate JBK 4410 NY    Color: Red','Mileage: 201,377    Writer: GARY']): t(306,97+i*13,s)
    y=160; hd=[(40,'Op/Part No.','l'),(130,'Description','l'),(395,'Qty/Hrs','r'),(450,'Each','r'),(510,'Parts','r'),(572,'Labor','r')]
    for x,s,a in hd: t(x,y,s,B,8.5,a)
    c.ln(36,164,576,164,1); y=180
    for n,ti,rows in J:
        t(40,y,n,B); t(60,y,ti,B); y+=14; pt=lt=0
        for k in rows:
            lb=k['type']=='Labor'; t(40,y,'LABOR' if lb else k['pn'],z=8.5); t(130,y,k['desc'],z=8.5)
            t(395,y,f"{Dc(str(k['qty'])):.1f}" if lb else k['qty'],z=8.5,a='r'); t(450,y,m(k['unit']),z=8.5,a='r')
            t(572 if lb else 510,y,m(k['total']),z=8.5,a='r'); y+=12.5
            if lb: lt+=k['total']
            else: pt+=k['total']
        c.ln(455,y-8,576,y-8,.3); t(395,y+3,f'Subtotal - Job {n}','Helvetica-Oblique',8.5,'r'); t(510,y+3,m(pt),'Helvetica-Oblique',8.5,'r'); t(572,y+3,m(lt),'Helvetica-Oblique',8.5,'r'); y+=22
    c.ln(36,y-6,576,y-6,1); y+=10
    for a,b in [('Total Parts',parts),('Total Labor',lab),('SHOP SUPPLIES (6% OF LABOR)',fee['total']),('STATE BATTERY FEE',bf['total']),('Subtotal',d.sub),('Sales Tax - Parts 6%',tx)]: t(480,y,a,z=9.5,a='r'); t(572,y,m(b),z=9.5,a='r'); y+=14
    c.box(380,y-4,196,20,colors.HexColor('#e6e6e6')); t(480,y+10,'ESTIMATE TOTAL',B,10,'r'); t(572,y+10,D(d.tot),B,11,'r')
    t(36,y+40,'* Core charge is refunded when the old alternator is returned. Estimate good for 30 days.',z=8); t(36,y+52,'You are entitled by law to the return of all parts replaced, except those which are too heavy or large.',z=8)
    c.c.save(); d.save()
def d12():
    d=Doc('12_tire_chain.pdf','invoice',['instant savings','lines of zero','quantity 4'],'7714-0093382','TreadMart Tire Centers',2018,'Subaru','Outback','4S4BSANC6J3271460',71055)
    R=[d.p('225/65R17 102H SL ALTIMAX RT45 BSW',4,'164.99',pn='15495110'),d.p('TPMS REBUILD KIT SCHRADER',4,'7.00',pn='29034'),d.f('STATE TIRE FEE',total='4.00',qs=(4,'1.00')),d.sv('INSTALL & LIFETIME SPIN BALANCE','100.00',qs=(4,'25.00')),d.f('WASTE TIRE DISPOSAL','14.00',qs=(4,'3.50')),d.sv('ROAD HAZARD CERTIFICATE','108.00',qs=(4,'27.00')),d.sv('FREE LIFETIME ROTATION','0.00',qs=(1,'0.00')),d.sv('ALIGNMENT CHECK','0.00',qs=(1,'0.00'))]
    # quantities printed for these rows
    for it in d.items:
        for k in R:
            if k['desc']==it['description'] and k.get('qs'): it['quantity']=k['qs'][0]; it['unitPrice']=c(k['qs'][1])
    g=d.sum(); rb=d.d('60.00'); cp=d.d('25.00'); d.sub=g-rb-cp
    tx=d.tax(R[0]['total']+R[1]['total']-rb-cp,'8.6'); d.tot=d.sub+tx
    c_=C(f'{OUT}/{d.file}'); t=c_.t; red=colors.HexColor('#b3131b')
    c_.box(0,0,612,46,red,0); t(30,31,'TREADMART','Helvetica-BoldOblique',24,'l',colors.white); t(196,31,'TIRE CENTERS','Helvetica',13,'l',colors.white); t(582,22,'Customer Invoice',B,11,'r',colors.white); t(582,36,'7714-0093382',z=10,a='r',col=colors.white)
    t(30,64,'Store 7714 - Tempe South'); t(30,76,'5150 S Rural Rd, Tempe, AZ 85283'); t(30,88,'480-555-0126'); t(30,100,'Salesperson: 118 Kendra   Tech: 042')
    t(320,64,'Sold to: AMANDA OYELARAN',B); t(320,76,'2018 SUBARU OUTBACK 2.5I PREMIUM'); t(320,88,'VIN 4S4BSANC6J3271460   Miles 71,055'); t(320,100,'Torque 89 ft-lb   PSI F 35  R 33')
    t(30,120,'Date 11/07/2026 10:48 AM     Due 11/07/2026 12:15 PM     Terms: CASH'); y=140
    c_.box(30,y,552,16,colors.HexColor('#f0d7d8'),0)
    for x,s,a in [(36,'Article','l'),(96,'Description','l'),(395,'Qty','r'),(450,'Price','r'),(500,'F.E.T.','r'),(576,'Extended','r')]: t(x,y+11,s,B,8.5,a)
    y+=32; codes=['15495110','29034','80187','80017','80224','80411','80100','80555']
    for cd,k in zip(codes,R):
        n,u=(k['qty'],k['unit']) if k['qty'] else (k['qs'][0],c(k['qs'][1]))
        t(36,y,cd); t(96,y,k['desc']); t(395,y,n,a='r'); t(450,y,m(u),a='r'); t(500,y,'.00',a='r'); t(576,y,m(k['total']),a='r'); y+=15
        if cd=='15495110': t(110,y-3,'DOT: 4 @ 2126   Mileage warranty 75,000',z=7.5); y+=9
    t(96,y,'INSTANT SAVINGS - SET OF 4',col=red); t(576,y,'-60.00',a='r',col=red); y+=15; t(96,y,'COUPON FALL25',col=red); t(576,y,'-25.00',a='r',col=red); y+=12
    c_.ln(330,y,582,y); y+=15
    for a,b in [('Subtotal',d.sub),('Sales Tax 8.60%',tx)]: t(450,y,a,a='r'); t(576,y,m(b),a='r'); y+=14
    t(450,y+4,'TOTAL',B,12,'r'); t(576,y+4,D(d.tot),B,12,'r'); y+=24; t(450,y,'Mastercard ****3391',a='r'); t(576,y,m(d.tot),a='r'); y+=13; t(450,y,'Balance Due',a='r'); t(576,y,'0.00',a='r')
    t(306,720,'You saved $85.00 today! Lug nuts must be re-torqued after 50 miles. Thank you for choosing TreadMart.',z=8,a='c')
    c_.c.save(); d.save()
import sys
for n in sys.argv[1:] or ['d01','d05','d06','d12']: globals()[n]()
