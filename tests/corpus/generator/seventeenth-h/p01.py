from lab import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.colors import HexColor as H
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('La','Lato-Regular'),('LaB','Lato-Bold'),('LaI','Lato-Italic')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/lato/{f}.ttf'))
p=L('01','pdf','mobile mechanic, field-service app cards','reportlab',['description under bold name','optional line not selected','travel fee','deposit required','no vehicle label row'])
c=Canvas(p.path,pagesize=(612,792));y=740
c.setFillColor(H('#00695c'));c.circle(60,735,22,fill=1,stroke=0);c.setFillColor(H('#ffffff'));c.setFont('LaB',20);c.drawCentredString(60,728,'R')
c.setFillColor(H('#222222'));c.setFont('LaB',16);c.drawString(92,738,'Rolling Ratchet Mobile Repair LLC');c.setFont('La',9);c.drawString(92,724,'We come to your driveway · Mesa / Gilbert / Queen Creek AZ · (480) 555-0138')
p.head('Rolling Ratchet Mobile Repair LLC','1187')
c.setFont('LaB',11);c.drawRightString(572,690,'Quote #1187');c.setFont('La',9);c.drawRightString(572,676,'Sent on  Mar 14, 2025');c.drawRightString(572,663,'Valid 14 days')
c.setFont('LaB',9);c.drawString(40,690,'RECIPIENT:');c.setFont('La',10);
for i,t in enumerate(['Dolores Whitcomb','3319 E Juanita Ave','Gilbert, AZ 85234']): c.drawString(40,676-13*i,t)
c.setFont('LaB',9);c.drawString(230,690,'VEHICLE AT SERVICE ADDRESS');c.setFont('La',10);c.drawString(230,676,'2014 Nissan Pathfinder SV 4WD (white)');c.drawString(230,663,'odo 131,902 per owner')
p.veh(2014,'Nissan','Pathfinder',None,131902)
y=615;c.setFillColor(H('#00695c'));c.rect(40,y,532,20,fill=1,stroke=0);c.setFillColor(H('#ffffff'));c.setFont('LaB',9)
c.drawString(48,y+6,'Product/Service');c.drawRightString(420,y+6,'Qty.');c.drawRightString(490,y+6,'Unit Price');c.drawRightString(564,y+6,'Total')
rows=[('Service call / travel','Fee','17 miles each way, includes first 15 min. of diagnosis. Not refunded if the job is declined at the curb.',1,6500),
('Radiator – aluminum core w/ plastic tanks','Part','Spectra CU13367. Separate trans cooler loop; prevents the coolant-in-CVT failure these are known for. 2 yr / 24,000 mile warranty.',1,21349),
('Upper radiator hose','Part','Gates 24214',1,3187),
('Nissan blue coolant, gallon','Part','premix, P-HOAT',3,2195),
('Driveway labor','Labor','R&R radiator, hose, vacuum fill and bleed. Billed in tenths.',2.8,11500),
('Coolant haul-away','Fee','',1,1200)]
y-=6
from reportlab.lib.utils import simpleSplit
for n,t,d,q,u in rows:
    tot=round(q*u);y-=16;c.setFillColor(H('#222222'));c.setFont('LaB',10);c.drawString(48,y,n);c.setFont('La',10)
    c.drawRightString(420,y,str(q));c.drawRightString(490,y,p.m(u));c.drawRightString(564,y,p.m(tot));p.item(n,t,tot,q,u)
    c.setFont('La',8.5);c.setFillColor(H('#666666'))
    for l in simpleSplit(d,'La',8.5,290): y-=11;c.drawString(48,y,l)
    y-=7;c.setStrokeColor(H('#dddddd'));c.line(40,y,572,y)
y-=18;c.setFillColor(H('#888888'));c.setFont('LaI',9);c.drawString(48,y,'[  ] Optional (not selected): Serpentine belt while I am in there');
c.drawRightString(564,y,'+'+p.m(8940))
sub=p.sum();tax=round((21349+3187+6585)*.0781)
for a,b,f in (('Subtotal',sub,'La'),('AZ/Gilbert TPT on parts (7.81%)',tax,'La'),('Total',sub+tax,'LaB')):
    y-=20;c.setFillColor(H('#222222'));c.setFont(f,11);c.drawRightString(480,y,a);c.drawRightString(564,y,p.m(b))
y-=30;c.setFont('La',8);dep=20000
for l in simpleSplit(f'A deposit of {p.m(dep)} will be required to order the radiator. Parts only are taxed. If coolant is found in the CVT fluid, stop-work applies and only the service call is due. Bounced payments: {p.w(3500)}. Rolling Ratchet is insured to {p.w(100000000)} general liability.','La',8,520): c.drawString(40,y,l);y-=10
y-=20;c.drawString(40,y,'Signature: ______________________________   Date: ______________')
c.save();p.end(sub+tax,tax,sub)
