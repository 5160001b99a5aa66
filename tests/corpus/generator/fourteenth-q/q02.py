from common import *
from reportlab.pdfgen import canvas
D=Doc('q02.pdf','dealer-ro-lines-a-to-e-monospace','reportlab','dealer_order','RIVERBEND CHEVROLET GMC','384417',
 dict(year=2019,make='CHEVROLET',model='SILVERADO 1500 LT',vin=vin('1GCUYDED1KZ218856'),mileage=96518))
c=canvas.Canvas(D.path(),pagesize=(612,792)); V=D.vehicle
def T(x,y,s,f='Courier',z=8): c.setFont(f,z); c.drawString(x,y,s)
def R(x,y,s,f='Courier',z=8): c.setFont(f,z); c.drawRightString(x,y,s)
B='Courier-Bold'
T(40,752,D.shop,'Helvetica-Bold',15); T(40,739,'1801 RIVER RD  DUBUQUE IA 52001   SERVICE DIRECT 563-555-0118','Helvetica',7.5)
R(572,752,'*INVOICE*',B,12); R(572,739,'PAGE 1',z=7)
c.rect(40,672,532,58); 
for x in (160,300,420): c.line(x,672,x,730)
c.line(40,701,572,701)
cells=[(42,722,'CUSTOMER NO.',' 71904'),(162,722,'ADVISOR','TODD REISER   812'),(302,722,'TAG NO.','T2217'),(422,722,'INVOICE NO.',D.no),
(42,693,'YEAR / MAKE',f'{V["year"]} {V["make"]}'),(162,693,'MODEL',V['model']),(302,693,'MILEAGE IN / OUT','96518 / 96521'),(422,693,'VEHICLE I.D. NO.',V['vin'])]
for x,y,a,b in cells: T(x,y,a,'Helvetica',5.5); T(x,y-13,b,B,8.5)
T(40,660,'MEGAN & DALE HOFFSTETTER   4419 ASBURY LN   RES 563-555-0102   CELL 563-555-0109   R.O. OPENED 08SEP25  READY 09SEP25',z=7)
T(40,646,'LINE OPCODE TECH TYPE HOURS',B);R(432,646,'LIST',B);R(492,646,'NET',B);R(572,646,'TOTAL',B); c.line(40,642,572,642)
y=[632]
def ln(s,f='Courier'): T(40,y[0],s,f); y[0]-=10.6
def amt(s,vals):
    T(40,y[0],s)
    for x,v in vals: R(x,y[0],v)
    y[0]-=10.6
def comp(a,s,cause): ln(f'{a}  {s}',B); ln('   CAUSE: '+cause)
def lab(op,desc,tech,hrs,tot,typ='CP'):
    ln(f'   {op:<9}{desc}')
    if tot: D.add(desc,'Labor',hrs,None,tot)
    amt(f'              {tech}  {typ}   {hrs:.2f}',[(572,m(tot) if tot else '(N/C)')])
def part(qt,pn,ds,lst,net,typ='CP'):
    t=net*qt
    if net: D.add(ds,'Part',qt,net,t)
    amt(f'      {qt:>2} {pn:<11} {ds}',[(432,m(lst)),(492,m(net) if net else '(N/C)'),(572,m(t) if t else '(N/C)')])
def tot(a,p,l,o=0): amt(f'   PARTS: {m(p):>9}  LABOR: {m(l):>9}  OTHER: {m(o):>8}    TOTAL LINE {a}:',[(572,m(p+l+o))]); c.setDash(1,2); c.line(40,y[0]+7,572,y[0]+7); c.setDash(); y[0]-=5
comp('A','CUSTOMER STATES STEERING WHEEL SHAKES WHEN BRAKING FROM HWY SPEED','ROTORS .004 LATERAL RUNOUT, PADS 3MM')
lab('BRKF','REPLACE FRONT BRAKE PADS AND ROTORS',4417,1.6,27040)
part(1,'84390837','PAD KIT-FRT DISC BRK',16842,15158); part(2,'84951064','ROTOR-FRT BRK',13975,12577); part(1,'19368645','CLEANER-BRAKE',899,899)
tot('A',15158+25154+899,27040)
comp('B','MULTI POINT INSPECTION','MAINTENANCE'); lab('MPI','PERFORM MULTI POINT INSPECTION',4417,.2,0)
ln('   GREEN: TIRES LF 8/32 RF 8/32 LR 7/32 RR 7/32   YELLOW: CABIN FILTER DIRTY   BATT 734 CCA'); tot('B',0,0)
comp('C','LUBE OIL FILTER - DEXOS2 0W20 8 QTS','MAINTENANCE'); lab('LOF8','REPLACE ENGINE OIL AND FILTER V8',4390,.3,3195)
part(8,'19432332','OIL-ENGINE 0W20 D1G3',909,699); part(1,'12735811','FILTER-OIL PF63',1316,989); tot('C',5592+989,3195)
comp('D','CHECK ENGINE LIGHT ON - P0300','STUCK LIFTER CYL 6, BULLETIN 21-NA-212'); lab('4061440','LIFTERS RIGHT BANK REPLACE',4390,9.8,0,'WP')
part(8,'12720406','LIFTER ASM-VLV',4128,0,'WP'); ln('   POWERTRAIN WARRANTY CLAIM 384417-D  CUSTOMER OWES NOTHING ON THIS LINE'); tot('D',0,0)
comp('E','REAR DIFFERENTIAL SERVICE REQUESTED','96K MI INTERVAL'); lab('DIFS','DRAIN AND REFILL REAR AXLE',4390,.9,15210)
part(3,'88862630','LUBE-AXLE 75W90 SYN QT',2611,2349)
D.add('SUBLET TOW-IN DUBUQUE TOWING PO 55120','Service',None,None,8500)
amt('   SUBL SUBLET TOW-IN DUBUQUE TOWING PO 55120',[(572,m(8500))]); tot('E',7047,15210,8500)
P,Lb=D.sum(['Part']),D.sum(['Labor'])
misc=D.add('SHOP SUPPLIES','Fee',None,None,2950)
D.discounts=[2500]
tx=pct(P+2950,7); D.close(tax=tx,sub=D.sum()-2500)
c.rect(330,52,242,128); yy=167
for a,v in [('LABOR AMOUNT',m(Lb)),('PARTS AMOUNT',m(P)),('GAS, OIL, LUBE','0.00'),('SUBLET AMOUNT',m(8500)),('MISC. CHARGES  SHOP SUPPLIES',m(2950)),('LESS DISCOUNT  COUPON SEPT25','-25.00'),('TOTAL CHARGES',m(D.subtotal)),('SALES TAX',m(tx)),('PLEASE PAY THIS AMOUNT',m(D.total))]:
    f=B if 'PAY' in a else 'Courier'; T(336,yy,a,f,8); R(566,yy,v,f,9 if f==B else 8); yy-=13.3
for i,s in enumerate(['STATEMENT OF DISCLAIMER','The factory warranty constitutes all of the warranties with','respect to the sale of this item. The seller hereby expressly','disclaims all warranties either express or implied, including','any implied warranty of merchantability.','','CUSTOMER SIGNATURE  X____________________________','NET PRICES SHOWN WITH GM REWARDS  -  THANK YOU']): T(44,167-i*12,s,'Helvetica',7)
assert y[0]>185,y[0]
c.save();D.save()
