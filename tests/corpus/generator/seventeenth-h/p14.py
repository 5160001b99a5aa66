from lab import *
from reportlab.pdfgen.canvas import Canvas
import textwrap
p=L('14','pdf','plain-text e-mail of a fleet coordinator with bulleted costs, Outlook header','reportlab Courier/Helvetica',['prose','dash list','subtotal and tax in prose','approved up to limit','recommended later','two buses mentioned, only one billed'])
p.head('Kittitas Fleet & Bus Service','Q-2291');p.veh(2011,'Thomas','Saf-T-Liner C2',None,188020)
it=[('EGR cooler, reman International/Cummins','Part',1,88450),('gasket kit','Part',1,6120),('coolant','Part',5,11475),('R&R EGR cooler','Labor',6.4,83200),('mobile DPF ash clean by Northwest Filter','Service',None,42500),('shop supplies','Fee',None,3500)]
for n,t,q,x in it:p.item(n,t,x,q)
sub=p.sum();tax=round(sub*.084);tot=sub+tax
c=Canvas(p.path,pagesize=(612,792));c.setFont('Helvetica-Bold',11);c.drawString(50,750,'Perry, Lucinda');c.line(50,744,562,744)
y=728
for a,b in (('From:','Dale Hutchins <dhutchins@kittitasfleet.example>'),('Sent:','Monday, February 3, 2025 3:41 PM'),('To:','Perry, Lucinda (Transportation)'),('Cc:','shop@kittitasfleet.example'),('Subject:','Bus 9 down - quote Q-2291 - need a yes by tomorrow')):
    c.setFont('Helvetica-Bold',10);c.drawString(50,y,a);c.setFont('Helvetica',10);c.drawString(140,y,b);y-=14
y-=12
def para(t,ind=0,w=84):
    global y
    c.setFont('Courier',9.5)
    for i,l in enumerate(textwrap.wrap(t,w-ind//6)): c.drawString(50+ind+(12 if ind and i else 0),y,l);y-=12.5
    y-=0 if ind else 8
para('Lucinda,');para('Bus 9 (2011 Thomas Saf-T-Liner C2, 188,020 on the clock) is losing coolant with nothing on the floor. We pressure tested the EGR cooler on the bench and it bubbles on the third tube. I would not run it. Here is what it takes:')
para(f'- {it[0][0]}, 1 ea: {p.m(it[0][3])} (core {p.w(15000)}, waived because we are keeping yours)',12)
para(f'- {it[1][0]}, 1 ea, {p.m(it[1][3])}',12);para(f'- 5 gal {it[2][0]}, {p.m(it[2][3])}',12);para(f'- {it[3][0]}, 6.4 hours, {p.m(it[3][3])}',12);para(f'- {it[4][0]}, {p.m(it[4][3])}',12);para(f'- {it[5][0]}, {p.m(it[5][3])}',12);y-=8
para(f'That is {p.m(sub)} before tax. Ellensburg is 8.4% so add {p.m(tax)}, for {p.m(tot)} total. Your standing PO only covers {p.w(150000)} without a signature, so please reply with an approval or a new PO number.')
para(f'Not in this price: bus 12 still has the weeping water pump from our November note ({p.m(69400)} then, probably {p.w(72000)} now). And both buses are due for 2-year coolant hoses in summer, figure {p.w(38000)} each.')
para('Reman cooler is warranted one year or 100,000 miles by the rebuilder. Spare bus 31 is fueled and in slot 4 for your morning run, no charge.');para('Dale')
c.setFont('Helvetica',8);c.setFillGray(.4);c.drawString(50,y,'Kittitas Fleet & Bus Service | 509-555-0183 | This message may be confidential.');c.drawString(50,30,'1')
c.save();p.end(tot,tax,sub)
