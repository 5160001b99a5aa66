# regional tire chain, landscape, photo; reportlab
import sys,os;sys.path.insert(0,'.')
from lab import *;from degrade import photo
from reportlab.pdfgen import canvas
L=Lab('23.jpg','tire chain quote, landscape, article number first, qty / price / FET / disc / ext columns','reportlab+photo','Tri-County Tire Pros #14','14-0093350',dict(year=2021,make='Chevrolet',model='Tahoe',vin=None,mileage=44780),['photo, landscape, shadow','FET column','mail-in rebate not deducted','road hazard certificate optional not charged','line discount column','state tire fee','out-the-door price','monthly payment printed'])
c=canvas.Canvas('/tmp/d23.pdf',pagesize=(792,612))
def t(x,y,s,z=10,f='Helvetica',r=0):c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,612-y,s)
B='Helvetica-Bold'
c.setFillColorRGB(.75,.1,.1);c.rect(36,612-62,300,30,stroke=0,fill=1);c.setFillGray(1);t(44,54,'TRI-COUNTY TIRE PROS #14',17,B);c.setFillGray(0)
t(36,76,'Tri-County Tire Pros #14, 1188 W. Main St, Belleville, IL 62220   618-555-0170   M-F 7:30-6 Sat 8-4',9)
t(756,44,'QUOTE',18,B,1);t(756,60,'14-0093350',12,r=1);t(756,76,'06/21/2025 10:41a  Sales: Deb K. (204)',9,r=1)
c.rect(36,612-118,720,34)
t(42,98,'Customer',8,B);t(42,111,'GUTHRIE, LAMONT');t(230,98,'Vehicle',8,B);t(230,111,'2021 Chevrolet Tahoe Z71');t(430,98,'Mileage',8,B);t(430,111,'44,780');t(520,98,'Tire size',8,B);t(520,111,'275/60R20');t(640,98,'Torque',8,B);t(640,111,'140 ft-lb')
y=138;c.setFillGray(.85);c.rect(36,612-y-4,720,15,stroke=0,fill=1);c.setFillGray(0)
for x,s,r in((40,'Article',0),(120,'Description',0),(440,'Qty',1),(510,'Price',1),(570,'FET',1),(650,'Disc',1),(750,'Extended',1)):t(x,y,s,9,B,r)
y+=18
def row(a,d,typ,q,u,note=None,disc=None,nc=False):
    global y
    t(40,y,a,9.5);t(120,y,d,9.5);t(440,y,str(q),9.5,r=1)
    if nc:t(510,y,'0.00',9.5,r=1);t(750,y,'0.00',9.5,r=1);L.D(0)
    else:
        e=q*u;t(510,y,L.N(u),9.5,r=1);t(750,y,L.N(e-(disc or 0)),9.5,r=1);t(570,y,'-',9.5,r=1)
        if disc:t(650,y,'-'+L.N(disc),9.5,r=1)
        L.item(d,typ,e-(disc or 0),q,u)
    y+=14
    if note:t(132,y,note,8.5,'Helvetica-Oblique');y+=13
row('0041877','GENERAL GRABBER A/TX 115S RBL','Part',4,23899,'60,000 mi treadwear. DOT 1825. Disc = 4th tire half off',11950)
row('TPMS-K','TPMS REBUILD KIT','Part',4,799)
row('MBAL','MOUNT & COMPUTER BALANCE','Labor',4,2199)
row('VSTEM','VALVE STEM','Part',4,0,'included w/ TPMS kit',nc=True)
row('DISP','SCRAP TIRE DISPOSAL','Fee',4,375)
row('ILTF','IL TIRE USER FEE','Fee',4,250)
row('ALGN4','4 WHEEL ALIGNMENT W/ PRINTOUT','Labor',1,12999)
row('BRK-R','REAR BRAKE SERVICE, CERAMIC PADS','Service',1,28995,'turn rotors incl. if in spec. lube slides')
row('SUP','SHOP SUPPLIES','Fee',1,1495)
c.line(36,612-y+6,756,612-y+6)
y0=y+8
M=L.typ('Part');F=L.typ('Fee');sv=L.typ('Labor','Service')
sub=L.sum();base=M
tx=round(base*.0835);T=sub+tx
yy=y0+4
for a,b,z in(('Merchandise',L.N(M),10),('Services',L.N(sv),10),('Fees & supplies',L.N(F),10),('Sub Total',L.N(sub),10),('Sales tax 8.35% (merchandise)',L.N(tx),10),('OUT-THE-DOOR',L.D(T),14)):
    t(530,yy,a,z if z<12 else 12,B if z>10 else 'Helvetica');t(750,yy,b,z,B if z>10 else 'Helvetica',1);yy+=15 if z<12 else 18
t(40,y0+4,'NOT ON THIS QUOTE - ASK US',9,B)
for i,s in enumerate((f'Road hazard certificates, 4 @ {L.D(2650)} = {L.D(10600)}',f'Cabin filter {L.D(5499)} installed (dirty)',f'Mail-in rebate on 4 General tires: {L.D(7000)} prepaid card by mail, claim by 7/31',f'As low as {L.D(11200)} per month with Tire Pros card, 6 mo. no interest over {L.D(19900)}','Free rotation every 6,000 mi, free flat repair. Retorque after 50 miles.','Quote good 14 days. Balance re-check $0 for life of tire.')):t(40,y0+18+i*13,s,9)
L.D(0)
t(36,590,'Page 1 of 1     QT 14-0093350 / 204 / printed 06/21/2025',8)
c.save()
photo('/tmp/d23.pdf','23.jpg',[(120,150),(2010,70),(2080,1530),(60,1480)],(2140,1620),23,bg=(128,124,118),shadow=[(.35,-.1),(.62,-.1),(.5,1.1),(.2,1.1)],blur=1.0,dpi=190,q=62,tint=(.98,1,.97))
L.save(tx,sub)
