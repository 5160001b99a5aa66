# Mitchell1-like estimate, reportlab
from lab import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
L=Lab('01.pdf','mitchell1-like, labor then parts columns','reportlab','Sagebrush Auto & Truck Repair','E-104417',dict(year=2014,make='Toyota',model='Tundra',vin='5TFDW5F15EX377204',mileage=141882),['wrapped names','declined work with prices','core charge','amounts in legal text','shop supplies','part numbers'])
c=canvas.Canvas('01.pdf',pagesize=letter);W,H=letter
def t(x,y,s,f='Helvetica',z=9,r=False):
    c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,H-y,s)
B='Helvetica-Bold'
t(40,45,'Sagebrush Auto & Truck Repair',B,15);t(40,58,'2290 E. Idaho St., Elko, NV 89801   (775) 555-0148');t(570,45,'ESTIMATE',B,14,True);t(570,58,'Estimate # E-104417',r=True);t(570,69,'Written: 03/11/2024  4:12 PM   Svc Writer: R. Tafoya',z=8,r=True)
c.line(40,H-76,572,H-76)
t(40,90,'MARGIE ETCHEVERRY',B);t(40,101,'HC 32 Box 118, Spring Creek, NV 89815');t(40,112,'Cell (775) 555-0190')
t(320,90,'2014 Toyota Tundra SR5 5.7L V8',B);t(320,101,'Lic: NV 482-RKT   Unit #');t(320,112,'VIN: 5TFDW5F15EX377204   Odometer In: 141882')
y=135
def head(y):
    c.setFillGray(.85);c.rect(40,H-y-4,532,14,fill=1,stroke=0);c.setFillGray(0)
    for x,s,r in((44,'Qty',0),(80,'Part Description / Number',0),(330,'Price',1),(385,'Extended',1)): t(x,y,s,B,8,r)
    t(395,y,'Labor Description',B,8);t(522,y,'Hours',B,8,True);t(568,y,'Extended',B,8,True)
head(y);y+=16
parts=[(1,['Water Pump Assembly w/ Gasket'],'16100-09515',21844),(1,['Drive Belt, Serpentine'],'90916-A2028',6210),(2,['Toyota Super Long Life','Coolant, 50/50 (1 gal)'],'00272-SLLC2',2799),(1,['Starter, Remanufactured'],'TYG-17982',28950),(1,['Core Charge - Starter'],'CORE',6500)]
labs=[(['REMOVE & REPLACE WATER','PUMP - 5.7L'],5.2),(['R&R STARTER MOTOR (exhaust','manifold access)'],3.6),(['PRESSURE TEST COOLING SYS'],.7)]
R=13900;y0=y
for q,n,pn,p in parts:
    d=' '.join(n);L.item(d,'Part',q*p,q,p)
    t(44,y,f'{q:.2f}');t(330,y,L.N(p),r=True);t(385,y,L.N(p*q),r=True)
    for s in n:t(80,y,s);y+=11
    t(80,y,pn,z=7);y+=13
yp=y;y=y0
for n,h in labs:
    a=round(h*R);L.item(' '.join(n),'Labor',a,h,None);t(522,y,f'{h:.1f}',r=True);t(568,y,L.N(a),r=True)
    for s in n:t(395,y,s,z=6.3);y+=10
    y+=8
y=max(y,yp)+6
c.line(40,H-y,572,H-y);y+=14
t(40,y,'Declined at this visit (NOT included in totals below):',B);y+=12
for s,a in(('Front struts, pair, Bilstein 5100, installed + align',118460),('Transfer case fluid exchange',14995)):
    t(50,y,s,'Helvetica-Oblique');t(385,y,L.D(a),'Helvetica-Oblique',r=True);y+=11
lab=L.typ('Labor');pt=L.typ('Part')
sup=L.item('Shop Supplies','Fee',3500);hz=L.item('Haz. Materials','Fee',895)
tax=round((pt+sup)*.071);sub=L.sum();y+=12
for s,a in(('Labor',lab),('Parts',pt),('Shop Supplies',sup),('Haz. Materials',hz),('Subtotal',sub),('Sales Tax 7.100%',tax),('TOTAL ESTIMATE',sub+tax)):
    f=B if 'TOTAL'in s else 'Helvetica';t(480,y,s,f,9,True);t(568,y,L.D(a),f,9,True);y+=13
y+=15
for s in('Warranty on parts and labor is 24 months or 24,000 miles, whichever comes first. Labor rate '+L.D(R)+' per hour. Vehicles left more than 3 days after',
 'notice of completion are subject to storage of '+L.D(4500)+' per day. Returned checks: '+L.D(2500)+'. Old parts will be discarded unless requested.',
 'I authorize the above repairs.  X________________________   Date ____________'):t(40,y,s,z=7);y+=10
t(306,770,'Page 1 of 1',z=7,r=True);c.save();L.save(tax,sub)
