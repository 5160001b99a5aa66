from common import *
from reportlab.pdfgen import canvas
D=Doc('q09.pdf','insurer-estimate-supplement-of-record','reportlab','insurer_estimate','RIDGEWAY COLLISION CENTER','KM-25-0093316-01-S01',
 dict(year=2021,make='HYUN',model='Tucson SEL AWD',vin=vin('KM8J3CAL1MU340927'),mileage=52377))
c=canvas.Canvas(D.path(),pagesize=(612,792)); V=D.vehicle
H,HB='Times-Roman','Times-Bold'
def T(x,y,s,f=H,z=9): c.setFont(f,z); c.drawString(x,y,s)
def R(x,y,s,f=H,z=9): c.setFont(f,z); c.drawRightString(x,y,s)
def C(x,y,s,f=H,z=9): c.setFont(f,z); c.drawCentredString(x,y,s)
def foot(n): T(40,30,'08/19/2025 2:14:41 PM',z=7); C(306,30,'KM8J3-7741',z=7); R(572,30,f'Page {n} of 2',z=7); c.showPage()
C(306,750,'Keystone Mutual Insurance Company',HB,13); C(306,737,'Lehigh Valley Claims Office  P.O. Box 5517, Allentown, PA 18105   (610) 555-0133'); C(306,715,'Supplement of Record 1 with Summary',HB,12)
y=690
for a,b,g,h in [('Written By:','CARLA MENDEZ, License 448127','Claim Number:',D.no),('Insured:','PATRICE GUNDERSON','Policy #:','AUT 4471-882-06'),('Date of Loss:','07/30/2025','Days to Repair:','9'),('Deductible:','500.00','Point of Impact:','01 Right Front'),('Repair Facility:','RIDGEWAY COLLISION CENTER, 415 Union Blvd','Tax ID:','23-5550144')]:
    T(40,y,a,HB); T(112,y,b); T(345,y,g,HB); T(425,y,h); y-=13
y-=8; T(40,y,'VEHICLE',HB,10); y-=13; T(40,y,f'{V["year"]} {V["make"]} {V["model"]} 4D UTV 4-2.5L Gasoline GDI BLUE'); y-=13
T(40,y,f'VIN: {V["vin"]}    Production Date: 02/2021    Odometer: {V["mileage"]}    License: LKZ 5506 PA    Condition: Good'); y-=22
def head(y):
    c.line(40,y+11,572,y+11)
    for x,s in [(42,'Line'),(94,'Oper'),(134,'Description'),(300,'Part Number')]: T(x,y,s,HB,8.5)
    for x,s in [(402,'Qty'),(462,'Extended'),(510,'Labor'),(558,'Paint')]: R(x,y,s,HB,8.5)
    R(462,y-9,'Price $',HB,8.5); c.line(40,y-13,572,y-13); return y-25
y=head(y)
n=0; pg=1; body=paint=mech=0
rows=[('#','FRONT BUMPER & GRILLE'),
('','R&I','R&I bumper cover','',None,None,1.8,None),('','Repl','Bumper cover w/o park sensor','86511CW000',1,48837,None,2.6),('','','Add for Clear Coat','',None,None,None,1.0),
('S01','Repl','Absorber','86520CW000',1,13218,None,None),('','Repl','Lower grille A/M CAPA','HY1036171',1,11900,.3,None),
('#','FRONT LAMPS'),('','Repl','RT Headlamp assy LED reflector LKQ','92102CW000',1,46500,.4,None),('S01','','Aim headlamps','',None,None,.5,None),
('#','FENDER'),('','Repl','RT Fender','66321CW000',1,38742,2.2,2.0),('','','Overlap Major Adj. Panel','',None,None,None,-.4),('','','Clear Coat','',None,None,None,.3),
('','Repl','RT Fender liner','86812CW000',1,7655,None,None),('S01','Repl','RT Wheel flare textured','87712CW000',1,9463,.3,None),
('#','HOOD'),('','Rpr','Hood (ALU)','',None,None,2.0,2.4),('','','Clear Coat','',None,None,None,.5),
('#','FRONT DOOR'),('','Blnd','RT Outer panel','',None,None,None,1.2),('','R&I','RT Mirror assy','',None,None,.3,None),('','R&I','RT Belt w\'strip','',None,None,.3,None),
('#','COOLING'),('S01','Repl','Condenser','97606CW000',1,31288,'1.6 M',None),('S01','','Evacuate & recharge','',None,None,'1.4 M',None),('S01','Repl','Refrigerant R-1234yf, 14 oz','',1,9800,None,None),
('#','MISCELLANEOUS OPERATIONS'),('','Subl','Hazardous waste removal','',1,500,None,None),('','Repl','Cover car / bag','',1,750,.2,None),('S01','Subl','Pre- and post-repair scan (asTech)','',1,15950,None,None),('S01','Subl','Forward camera calibration, static','',1,32500,None,None),('','Repl','Flex additive','',1,1200,None,None),('','','Color tint','',None,None,None,.5)]
for row in rows:
    n+=1
    if y<70: foot(pg); pg+=1; y=head(750)
    if row[0]=='#': T(42,y,str(n)); T(94,y,row[1],HB); y-=14; continue
    s,op,ds,pn,qt,pr,lb,pt=row
    T(42,y,str(n)); T(66,y,s,HB,7.5); T(94,y,op); T(134,y,ds); T(300,y,pn,z=8.5)
    if qt:
        R(402,y,str(qt)); R(462,y,m(pr))
        D.add(ds,'Service' if op=='Subl' and 'Haz' not in ds else 'Fee' if 'Haz' in ds else 'Part',qt,None,pr)
    elif False: pass
    if lb is not None:
        if isinstance(lb,str): R(520,y,lb); mech+=float(lb[:3])
        else: R(510,y,f'{lb:.1f}'); body+=lb
    if pt is not None: R(558,y,f'{pt:.1f}'); paint+=pt
    y-=13
body=round(body,1);paint=round(paint,1);mech=round(mech,1)
c.line(40,y+9,572,y+9); T(134,y-3,'SUBTOTALS',HB); R(462,y-3,m(D.sum()),HB); R(510,y-3,f'{body+mech:.1f}',HB); R(558,y-3,f'{paint:.1f}',HB)
T(42,y-20,'NOTES: Hood repair area 4 x 6 in. Tires 7/32. Prior damage: scratch LR door, not included in this estimate. UPD 210.00 declined by owner.',z=8)
foot(pg); pg+=1
parts=D.sum(['Part']);oth=D.sum(['Service','Fee'])
y=745; T(40,y,'ESTIMATE TOTALS',HB,12); y-=18
for x,s in [(40,'Category')]: T(x,y,s,HB)
for x,s in [(300,'Basis'),(420,'Rate'),(540,'Cost $')]: R(x,y,s,HB)
c.line(40,y-4,545,y-4); y-=16
def tr(a,bs,rt,v,f=H):
    global y
    T(40,y,a,f); R(300,y,bs); R(420,y,rt); R(540,y,v,f); y-=14
tr('Parts','','',m(parts))
for nm,h,u in [('Body Labor',body,5800),('Paint Labor',paint,5800),('Mechanical Labor',mech,11500)]:
    i=D.add(nm,'Labor',h,u); tr(nm,f'{h:.1f} hrs',f'@ $ {m(u)} /hr',m(i['totalPrice']))
i=D.add('Paint Supplies','Part',paint,4000); tr('Paint Supplies',f'{paint:.1f} hrs','@ $ 40.00 /hr',m(i['totalPrice']))
tr('Other Charges','','',m(oth))
base=D.sum(); tx=pct(base,6); D.close(tax=tx)
c.line(440,y+10,545,y+10); tr('Subtotal','','',m(base),HB); tr('Sales Tax',f'$ {m(base)}','@ 6.0000 %',m(tx)); tr('Total Cost of Repairs','','',m(D.total),HB)
tr('Deductible','','','500.00'); tr('Total Adjustments','','','500.00'); tr('Net Cost of Repairs','','',m(D.total-50000),HB)
y-=20; T(40,y,'SUPPLEMENT SUMMARY',HB,12); y-=18
sp=s1=0
S1=r(sum(x[5] for x in rows if x[0]=='S01' and x[5])+.5*5800+.3*5800+3.0*11500); S1t=S1+pct(S1,6)
tr('Estimate of record 08/04/2025','','CARLA MENDEZ',m(D.total-S1t)); tr('Supplement S01 08/19/2025','','CARLA MENDEZ',m(S1t)); tr('Workfile Total','','',m(D.total),HB)
y-=20
for s in ['Net cost of repairs is payable to the insured and the repair facility. Supplements must be requested before work is done.','This estimate has been prepared based on the use of aftermarket crash parts supplied by a source other than the manufacturer','of your motor vehicle. Alternate parts: LKQ = like kind and quality (recycled), A/M = aftermarket, CAPA = certified.','M = mechanical labor. Items marked S01 were added by supplement 1.']: T(40,y,s,z=8); y-=11
foot(2); print('pages',pg); c.save();D.save()
