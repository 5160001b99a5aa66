# reportlab: p01 p08 p16
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
W,H=letter
def p01():
    V=vin('3VWC57BU0KM118274')
    jobs=[('A','CUST STATES CHECK ENGINE LIGHT FLASHING, ROUGH IDLE WHEN COLD',['CAUSE: COIL CYL 3 BREAKING DOWN UNDER LOAD, PLUGS WORN .044'],
      [It('DIAGNOSE MISFIRE, GUIDED FAULT FINDING','L',1.2,None,21480,op='01GFF',tech='4471'),
       It('IGNITION COIL AND SPARK PLUGS REPLACE','L',.8,None,14320,op='28700',tech='4471')],
      [It('SPARK PLUG','P',4,2195,pn='06K-905-601-M',lst=2495),It('IGNITION COIL W/ SPARK PLUG CONNECTOR','P',1,8740,pn='06H-905-110-T',lst=9895)],
      ['41210 SCAN P0303 STORED. SWAPPED COIL 3 TO 1, FAULT FOLLOWED.','ROAD TEST 9 MI, NO FAULTS RETURN.']),
     ('B','40,000 MILE MAINTENANCE SERVICE',['CAUSE: MILEAGE INTERVAL'],
      [It('40K SERVICE - OIL, FILTERS, TIRE ROTATION, INSPECT','L',1.5,None,18995,op='40KVW',tech='3902')],
      [It('OIL FILTER KIT','P',1,1862,pn='04E-115-561-H',lst=2110),It('ENGINE OIL 0W20 VW508','P',5.5,1140,pn='G-S60-577-M4',lst=1295),
       It('AIR FILTER ELEMENT','P',1,3178,pn='5Q0-129-620-D',lst=3550),It('DUST/POLLEN FILTER','P',1,3896,pn='5Q0-819-669',lst=4325)],
      ['TREAD LF 6/32 RF 6/32 LR 5/32 RR 5/32. PADS FRT 7MM REAR 4MM']),
     ('C','RECALL 69CK - FUEL TANK SUCTION PUMP SEAL',['CAUSE: FACTORY CAMPAIGN'],None,None,['WARRANTY CLAIM TYPE 7-10. NO CHARGE TO CUSTOMER.']),
     ('D','CUST STATES GRINDING FROM REAR WHEN BACKING UP',['CAUSE: REAR PADS AT 2MM RIGHT INNER, ROTORS LIPPED'],
      [It('REAR BRAKE PADS AND ROTORS, R&R BOTH SIDES','L',1.9,None,34010,op='46542',tech='3902')],
      [It('REAR BRAKE PAD SET','P',1,9680,pn='5Q0-698-451-Q',lst=10950),It('BRAKE ROTOR, REAR SOLID 272MM','P',2,10455,pn='1K0-615-601-AD',lst=11800),
       It('BOLT, CALIPER CARRIER','P',4,389,pn='N-911-950-01',lst=425)],
      ['BEDDED PADS PER TL 46-14. WHEEL BOLTS TORQUED 89 FT-LB']),
     ('E','DETAIL - INTERIOR SHAMPOO AND ODOR TREATMENT',[],None,None,[])]
    c=canvas.Canvas(OUT+'/p01.pdf',pagesize=letter); st={'p':1,'y':0}
    def head():
        c.setFont('Helvetica-Bold',15); c.drawString(40,750,'LAKE SUPERIOR VOLKSWAGEN'); c.setFont('Helvetica',8)
        c.drawString(40,739,'4815 Grand Avenue, Duluth MN 55807   Service direct (218) 555-0172'); c.setFont('Courier-Bold',11)
        c.drawRightString(572,750,'INVOICE'); c.drawRightString(572,737,'VWCS308846'); c.setFont('Courier',8); c.drawRightString(572,726,'PAGE %d OF 2'%st['p'])
        c.rect(36,655,540,64); c.line(300,655,300,719); c.line(36,675,576,675); c.line(36,697,300,697)
        c.setFont('Helvetica',5.5)
        for x,y,t in[(39,713,'CUSTOMER'),(39,691,'SERVICE ADVISOR'),(39,669,'COLOR / YEAR / MAKE / MODEL'),(303,713,'R.O. OPENED / READY'),(303,669,'VIN'),(430,669,'MILEAGE IN / OUT'),(520,669,'TAG'),(430,713,'LICENSE')]: c.drawString(x,y,t)
        c.setFont('Courier',8.5)
        for x,y,t in[(39,703,'#41877 TURNQUIST, MARLENE K'),(39,681,'1126 OSKAR BRANDVOLD'),(39,659,'GRY / 19 / VOLKSWAGEN / JETTA SE'),(303,700,'09:12 14MAR24'),(303,688,'16:40 14MAR24'),(303,659,V),(430,659,'40318 / 40329'),(520,659,'T6107'),(430,700,'MN HWK 417')]: c.drawString(x,y,t)
        c.setFont('Courier-Bold',8); c.drawString(40,643,'LINE OPCODE TECH TYPE  HOURS'); c.drawRightString(455,643,'LIST'); c.drawRightString(513,643,'NET'); c.drawRightString(572,643,'TOTAL'); c.line(36,639,576,639); st['y']=627
    def nl(n=1,dy=16.4):
        st['y']-=dy*n
        if st['y']<92 and st['p']==1:
            c.setFont('Courier-Bold',8.5); c.drawString(40,70,'CONTINUED ON NEXT PAGE'); c.drawRightString(572,70,'CARRIED FORWARD  '+m(st['run'])); c.showPage(); st['p']=2; head()
            c.setFont('Courier-Bold',8.5); c.drawString(40,st['y'],'BROUGHT FORWARD'); c.drawRightString(572,st['y'],m(st['run'])); st['y']-=16
    head(); st['run']=0; items=[]
    for a,t,pre,labs,parts,post in jobs:
        if a=='C': pass
        c.setFont('Courier-Bold',8.5); c.drawString(40,st['y'],a+'  '+t); nl()
        c.setFont('Courier',8.5)
        for x in pre: c.drawString(54,st['y'],x); nl(); c.setFont('Courier',8.5)
        if labs is None:
            if a=='C':
                c.drawString(54,st['y'],'69CK  3902 WVW   0.70'); c.drawRightString(572,st['y'],'(N/C)'); nl(); c.setFont('Courier',8.5)
                c.drawString(60,st['y'],'1 5Q0-919-133-C SEAL RING'); c.drawRightString(572,st['y'],'(N/C)'); nl(); c.setFont('Courier',8.5)
            else: c.drawString(54,st['y'],'*** CUSTOMER DECLINED - QUOTED 249.00 ***'); nl(); c.setFont('Courier',8.5)
        else:
            for L in labs:
                c.drawString(54,st['y'],'%-6s %s CVW %6.2f'%(L.op,L.tech,L.q)); c.drawString(190,st['y'],L.d); c.drawRightString(572,st['y'],m(L.tot)); st['run']+=L.tot; items.append(L); nl(); c.setFont('Courier',8.5)
            for P in parts:
                c.drawString(60,st['y'],'%4s %-15s %s'%(('%g'%P.q),P.pn,P.d)); c.drawRightString(455,st['y'],m(P.lst)); c.drawRightString(513,st['y'],m(P.u)); c.drawRightString(572,st['y'],m(P.tot)); st['run']+=P.tot; items.append(P); nl(); c.setFont('Courier',8.5)
            c.drawString(40,st['y'],'PARTS: %9s  LABOR: %9s  OTHER: %6s  TOTAL LINE %s: %9s'%(m(S(parts)),m(S(labs)),'0.00',a,m(S(parts)+S(labs)))); nl(); c.setFont('Courier',8.5)
        for x in post: c.drawString(40,st['y'],x); nl(); c.setFont('Courier',8.5)
        c.drawString(40,st['y'],'*'*104); nl(1,19); c.setFont('Courier',8.5)
    F=It('CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER','F',None,None,4250); items.append(F)
    c.drawString(40,st['y'],F.d); c.drawRightString(572,st['y'],m(F.tot)); nl(2)
    c.setFont('Courier',8.5); c.drawString(40,st['y'],'REPLACED PARTS HELD 5 DAYS.')
    lab=S([i for i in items if i.t=='Labor']); par=S([i for i in items if i.t=='Part']); disc=4000; oil=items[5].tot if items[5].d.startswith('ENGINE OIL') else [i for i in items if i.d.startswith('ENGINE OIL')][0].tot
    tx=tax(par,8.875); sub=lab+par+F.tot; tot=sub-disc+tx
    y0=250; c.rect(330,y0-152,246,160); c.setFont('Helvetica-Bold',7.5); c.drawString(336,y0-4,'DESCRIPTION'); c.drawRightString(570,y0-4,'TOTALS'); c.line(330,y0-10,576,y0-10)
    for k,(n,v) in enumerate([('LABOR AMOUNT',lab),('PARTS AMOUNT',par-oil),('GAS, OIL, LUBE',oil),('SUBLET AMOUNT',0),('MISC. CHARGES',F.tot),('TOTAL CHARGES',sub),('LESS DISCOUNT - SERVICE MAILER',disc),('SALES TAX',tx),('PLEASE PAY THIS AMOUNT',tot)]):
        c.setFont('Helvetica-Bold' if k in(5,8) else 'Helvetica',8 if k<8 else 9); y=y0-22-k*15.4; c.drawString(336,y,n); c.setFont('Courier-Bold' if k==8 else 'Courier',9.5); c.drawRightString(570,y,m(v)); c.line(330,y-4,576,y-4)
    c.setFont('Helvetica',6.5)
    for k,t in enumerate(['STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with','respect to the sale of this item. The seller hereby expressly disclaims all warranties,','either express or implied, including any implied warranty of merchantability.','','CUSTOMER SIGNATURE  X ______________________________   DATE ___________','','Labor is charged by flat rate hours, not clock hours. Storage after 3 days $35.00 per day.']): c.drawString(40,y0-14-k*11,t)
    c.save()
    assert st['p']==2
    save('p01','CDK-LINES-LETTERED','reportlab','dealer_order','LAKE SUPERIOR VOLKSWAGEN','VWCS308846',{"year":2019,"make":"Volkswagen","model":"Jetta SE","vin":V,"mileage":40318},items,[disc],sub,tx,tot)
def p08():
    P=[It('Water pump w/ gasket','P',1,14895,pn='AW6691'),It('Timing belt kit - Aisin TKH-002','P',1,23650,pn='TKH002'),It('Serp. belt 6PK','P',1,3899,pn='K060841'),It('T-stat + housing seal','P',1,2745,pn='34020'),
       It('Antifreeze, Asian blue, 50/50 gal.','P',2,2349,pn='AB5050'),It('Valve cover gskt set L&R','P',1,6480,pn='VS50633R'),It('Cam seal','P',2,1125,pn='223600'),It('Crank seal','P',1,1380,pn='710525')]
    Ls=[It('Timing belt, tensioner & water pump replace - 3.5L V6','L',None,None,57200),It('Reseal valve covers both banks while apart','L',None,None,21450),It('Cam & crank seals (overlap time)','L',None,None,9100),It('Pressure test, bleed & road test','L',None,None,4500)]
    F=[It('Shop supp.','F',None,None,2500),It('Haz. waste','F',None,None,600)]
    par=S(P); lab=S(Ls); tx=tax(par,6.0); tot=par+lab+S(F)+tx
    c=canvas.Canvas(OUT+'/p08.pdf',pagesize=letter); ink=colors.Color(.05,.2,.45)
    c.setStrokeColor(ink); c.setFillColor(ink); c.setFont('Times-Bold',24); c.drawCentredString(W/2,745,"Duquette & Sons Garage"); c.setFont('Times-Italic',10.5)
    c.drawCentredString(W/2,730,'Foreign & Domestic Repair since 1968   ·   77 Cumberland St., Lewiston, Michigan 49756   ·   989-555-0138')
    c.setFont('Helvetica-Bold',12); c.drawRightString(578,705,'No. 30719'); c.setFont('Helvetica',8)
    def fld(x,y,w,l,v):
        c.setFillColor(ink); c.setFont('Helvetica',7); c.drawString(x,y,l); lw=c.stringWidth(l,'Helvetica',7)+4; c.line(x+lw,y-2,x+w,y-2); c.setFillColor(colors.black); c.setFont('Courier',10); c.drawString(x+lw+3,y,v)
    V=vin('5FNRL5H60EB042913')
    fld(34,705,300,'NAME','Pelkey, Ron & Diane'); fld(350,705,120,'DATE','6-11-24'); fld(34,687,300,'ADDRESS','2290 Twin Lake Rd'); fld(350,687,228,'PHONE','989-555-0164')
    fld(34,669,90,'YEAR','2014'); fld(130,669,120,'MAKE','Honda'); fld(256,669,150,'MODEL','Odyssey EX-L'); fld(412,669,166,'MILES','118,467'); fld(34,651,260,'VIN',V); fld(300,651,130,'LIC.','DQE 4408'); fld(436,651,142,'TERMS','Cash')
    top=638; bot=330; rh=18
    c.setFillColor(colors.Color(.87,.91,.97)); c.rect(30,top-16,552,16,fill=1); c.setFillColor(ink); c.setFont('Helvetica-Bold',8)
    xs=[30,56,112,262,318]; 
    for x,t in[(33,'QTY'),(60,'PART NO.'),(116,'NAME OF PART'),(268,'SALE AMT')]: c.drawString(x,top-11,t)
    c.drawString(330,top-11,'DESCRIPTION OF LABOR PERFORMED'); c.drawRightString(578,top-11,'AMOUNT')
    c.rect(30,bot,552,top-bot)
    for x in xs[1:]+[520]: c.line(x,bot,x,top)
    c.setLineWidth(2); c.line(322,bot,322,top); c.setLineWidth(.6)
    y=top-16
    while y-rh>=bot: y-=rh; c.line(30,y,582,y)
    c.setFillColor(colors.black); c.setFont('Courier',8.6)
    def wrap(t,w):
        out=[''];
        for x in t.split():
            if c.stringWidth(out[-1]+' '+x,'Courier',8.6)>w: out.append(x)
            else: out[-1]=(out[-1]+' '+x).strip()
        return out
    y=top-29
    for p in P:
        c.setFont('Courier',8.6); c.drawString(38,y,'%g'%p.q); c.drawString(59,y,p.pn)
        ls=wrap(p.d,146)
        c.drawRightString(314,y,m(p.tot))
        for k,l in enumerate(ls): c.drawString(115,y-k*rh,l)
        y-=rh*len(ls)
    y=top-29
    for p in Ls:
        ls=wrap(p.d,188); c.drawRightString(578,y+(-(len(ls)-1)*rh),m(p.tot))
        for k,l in enumerate(ls): c.drawString(327,y-k*rh,l)
        y-=rh*(len(ls)+1)
    c.drawString(327,y,'** rear main seal seeping - watch **'); 
    # totals under labor
    rows=[('TOTAL PARTS',par),('TOTAL LABOR',lab),('SHOP SUPP.',2500),('HAZ. WASTE',600),('6% TAX (PARTS)',tx),('TOTAL',tot)]
    y=bot
    for k,(l,v) in enumerate(rows):
        c.setStrokeColor(ink); c.rect(380,y-20,202,20); c.line(490,y-20,490,y); c.setFillColor(ink); c.setFont('Helvetica-Bold',8 if k<5 else 11); c.drawString(385,y-14,l); c.setFillColor(colors.black); c.setFont('Courier-Bold',11 if k<5 else 13); c.drawRightString(577,y-14,m(v)); y-=20
    c.setFillColor(ink); c.setFont('Helvetica',7)
    for k,t in enumerate(['I hereby authorize the above repair work to be done along with the necessary','material. You and your employees may operate the vehicle for purposes of testing,','inspection or delivery at my risk. An express mechanic\'s lien is acknowledged.','','Written estimate given: $1,480.00     Facility Reg. F-118902','','X ________________________________________','   SIGNATURE']): c.drawString(34,bot-16-k*12,t)
    c.setFont('Times-Italic',10); c.drawCentredString(W/2,170,'All used parts discarded unless requested  —  12 months / 12,000 miles on parts and labor  —  Thank You!')
    c.save()
    for p in P: p.u=None
    items=P+Ls+F
    save('p08','PREPRINTED-SIDE-BY-SIDE','reportlab','invoice','Duquette & Sons Garage','30719',{"year":2014,"make":"Honda","model":"Odyssey EX-L","vin":V,"mileage":118467},items,[],None,tx,tot)
def p16():
    # jobs with one price, parts listed unpriced, two pages, deposit and balance
    J=[It('Valve body and mechatronic adapter sleeve reseal, ZF 8HP45','S',None,None,148500,n='1',b=['Sealing sleeve 0501 220 929','Mechatronic bridge seal, 4 accumulator springs','Plastic oil pan w/ integral filter, 10 Torx pan screws','ZF Lifeguard 8, 7 liters']),
       It('Oil filter housing gasket and oil cooler gasket','S',None,None,61200,n='2',b=['Gaskets 11 42 8 637 821 and 11 42 8 580 680 (aluminum housing re-used, checked flat)','BMW coolant, 1 gal']),
       It('Front thrust arm bushings, pair - pressed, hydraulic type','S',None,None,48900,n='3',b=['Lemförder 27161 02 x 2','Thrust arm bolts and nuts (stretch, new)','Torqued at ride height to 74 ft-lb + 90°']),
       It('Four-wheel alignment to BMW load spec','S',None,None,22900,n='4',b=['Before: LF toe 0°21\' / After: 0°08\'','Steering angle sensor calibrated']),
       It('Annual Inspection II package','S',None,None,57450,n='5',b=['Castrol Edge 0W-40, 6.5 qt and Mann HU 816 X filter','Mann cabin microfilters, pair; engine air filter','Wiper inserts','72-point check, service reset']),
       It('Brake fluid exchange, DOT 4 LV','S',None,None,16800,n='6',b=['Pentosin 2 liters; brake moisture was 3.1%']),
       It('Vacuum pump cover reseal','S',None,None,38600,n='7',b=['Gasket 11 66 7 635 657, dowel sleeves'])]
    disc=rnd(S(J)*.05); net=S(J)-disc; F=It('Environmental recovery','F',None,None,1895); tx=8346; tot=net+F.tot+tx; dep=100000
    c=canvas.Canvas(OUT+'/p16.pdf',pagesize=letter); V=vin('WBA3B5C57FF961830')
    gold=colors.Color(.55,.42,.12)
    def hd(p):
        c.setFillColor(colors.Color(.12,.14,.18)); c.rect(0,724,W,68,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',19); c.drawString(46,753,'NORDSCHLEIFE MOTORWERKS'); c.setFont('Helvetica',8.5); c.drawString(46,738,'Independent BMW · MINI · Porsche     6120 Holly Springs Ct, Raleigh NC 27606     (919) 555-0119')
        c.drawRightString(566,757,'Invoice NM-2024-0877'); c.drawRightString(566,743,'page %d of 2'%p)
    hd(1); c.setFillColor(colors.black); c.setFont('Helvetica',9.5)
    for k,t in enumerate(['Prepared for  Dr. Anjali Venkataraman     Advisor  Klaus Obermeier     Completed  October 3, 2024','2015 BMW 328i xDrive   |   VIN '+V+'   |   94,206 mi   |   NC plate TKR-9941']): c.drawString(46,700-k*15,t)
    y=655; run=0
    def job(j,y):
        c.setFillColor(gold); c.circle(58,y+3,9,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',10); c.drawCentredString(58,y-.5,j.n)
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold',11); c.drawString(76,y,j.d); c.drawRightString(566,y,'$'+m(j.tot)); y-=15; c.setFillColor(colors.Color(.3,.3,.3)); c.setFont('Helvetica',9)
        for b in j.b: c.drawString(84,y,'–  '+b); y-=12.5
        c.setStrokeColor(colors.Color(.8,.8,.8)); c.line(76,y+3,566,y+3); return y-20
    for j in J[:5]: y=job(j,y); run+=j.tot
    c.setFillColor(colors.black); c.setFont('Helvetica-Oblique',10); c.drawRightString(566,64,'Jobs 1 to 5, carried to page 2:   $'+m(run)); c.setFont('Helvetica',8); c.drawString(46,40,'Parts used are OE or OE-supplier unless noted. Labor and materials are included in each job price.')
    c.showPage(); hd(2); c.setFillColor(colors.black); c.setFont('Helvetica-Oblique',10); c.drawRightString(566,695,'Carried from page 1:   $'+m(run)); y=660
    for j in J[5:]: y=job(j,y)
    c.setFillColor(colors.Color(.96,.94,.88)); c.rect(46,y-70,250,72,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',9); c.drawString(54,y-12,'Not done at this visit'); c.setFont('Helvetica',8.5)
    for k,t in enumerate(['Rear shock mounts (torn)  –  est. $412.00','Coolant expansion tank, preventive  –  est. $338.00','Tires 4/32 all around, plan for spring']): c.drawString(54,y-26-k*13,t)
    x=330; yy=y-8
    for l,v,b in[('All jobs',m(S(J)),0),('BMW CCA member 5%','('+m(disc)+')',0),('Environmental recovery',m(F.tot),0),('NC / Wake County sales tax',m(tx),0),('Invoice total','$'+m(tot),1),('Deposit 9/26, check 2209','('+m(dep)+')',0),('Card on pickup','('+m(tot-dep)+')',0),('Balance due','$0.00',1)]:
        c.setFont('Helvetica-Bold' if b else 'Helvetica',10); c.drawString(x,yy,l); c.drawRightString(566,yy,v); yy-=16
        if b: c.line(x,yy+12,566,yy+12)
    c.setFont('Helvetica',8.5); c.drawString(46,yy-40,'24 month / 24,000 mile nationwide warranty on all jobs above. Warranty registration: included.'); c.save()
    save('p16','NUMBERED-JOBS-ONE-PRICE','reportlab','invoice','NORDSCHLEIFE MOTORWERKS','NM-2024-0877',{"year":2015,"make":"BMW","model":"328i xDrive","vin":V,"mileage":94206},J+[F],[disc],S(J),tx,tot)
p01();p08();p16()
