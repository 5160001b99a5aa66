from lab import *
from rast import photo
p=L('23','jpg','upfitter/hitch counter printout, landscape, photograph','reportlab + cv2',['photo','landscape','kit with components without price','list/disc%/net columns','labor as flat rate book time','rental car credit','two tax rates'])
from reportlab.pdfgen.canvas import Canvas
p.head('Ironwood Truck Outfitters','SO-9004417');p.veh(2023,'GMC','Canyon',None,8112)
c=Canvas('/tmp/rh23.pdf',pagesize=(792,560));c.setFont('Helvetica-Bold',20);c.drawString(36,520,'Ironwood Truck Outfitters');c.setFont('Helvetica',10);c.drawString(36,505,'Hitches - Lifts - Bed Covers - Lighting     2207 N Division, Spokane WA 99207     509-555-0115')
c.setFont('Helvetica-Bold',12);c.drawRightString(756,522,'SALES & INSTALL ORDER');c.setFont('Helvetica',11);c.drawRightString(756,506,'SO-9004417      10/02/2024')
c.setFont('Helvetica',11);c.drawString(36,480,'Customer: Janelle Ostrander (cell 555-0189)');c.drawString(400,480,'2023 GMC Canyon AT4 crew    Miles: 8,112')
y=452;c.setFillGray(.85);c.rect(36,y-5,720,18,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',10)
X=(430,480,550,610,680,750)
c.drawString(42,y,'Mfg');c.drawString(100,y,'SKU / Description')
for x,t in zip(X,('Qty','U/M','List','Disc%','Net','Ext')): c.drawRightString(x,y,t)
R=[('CURT','13515  Class IV receiver hitch',1,'EA',28995,10,'Part'),('CURT','56450  Custom 7-way harness',1,'EA',11895,0,'Part'),('','   incl. 20 ft ducting, bracket',None,'','','',''),('TEK','P3-90195  Brake controller',1,'EA',18900,5,'Part'),('LAB','Install hitch and harness, flat',2.4,'HR',13500,0,'Labor'),('LAB','Install brake controller, flat',0.8,'HR',13500,0,'Labor'),('SHOP','Supplies: dielectric, loom, zip ties',1,'LOT',1450,0,'Fee')]
c.setFont('Helvetica',10.5)
pn=0
for mf,d,q,um,li,di,t in R:
    y-=19;c.drawString(42,y,mf)
    if q is None: c.setFont('Helvetica-Oblique',10);c.drawString(100,y,d.strip());c.setFont('Helvetica',10.5);continue
    net=round(li*(100-di)/100);x=round(net*q);c.drawString(100,y,d);c.drawRightString(X[0],y,str(q));c.drawRightString(X[1],y,um);c.drawRightString(X[2],y,p.m(li,''));c.drawRightString(X[3],y,str(di) if di else '');c.drawRightString(X[4],y,p.m(net,''));c.drawRightString(X[5],y,p.m(x,''))
    if t=='Part': pn+=x
    p.item(d.split('  ',1)[1] if '  ' in d else d,t,x,q,net)
y-=12;c.line(36,y,756,y);y-=16;sub=p.sum();cr=3500;p.disc('Late-start courtesy credit',cr);t1=round((sub-cr)*.065);t2=round((sub-cr)*.025);tot=sub-cr+t1+t2
for a,b,f in (('Merchandise, labor & supplies',p.m(sub,''),''),('Late-start courtesy credit','('+p.m(cr,'')+')',''),('WA state 6.5%',p.m(t1,''),''),('Spokane local 2.5%',p.m(t2,''),''),('ORDER TOTAL',p.m(tot),'B'),('Paid 09/25 deposit MC',p.m(25000,''),''),('Balance',p.m(tot-25000),'B')):
    c.setFont('Helvetica-Bold' if f else 'Helvetica',11);c.drawRightString(660,y,a);c.drawRightString(750,y,b);y-=16
c.setFont('Helvetica',8.5)
for i,t in enumerate(('Quoted and held, not on this order: Bakflip MX4 tonneau '+p.m(109900)+' + 1.0 HR.','Restocking 20%, minimum '+p.w(2500)+'. Hitch warranty: limited','lifetime. Labor: 12 months / 12,000 miles.','Trailer over '+'3,500 lb needs a brake controller by WA law.')): c.drawString(36,150-12*i,t)
c.save();photo('/tmp/rh23.pdf',p.path,23,bg=(55,58,62),shadow=.5,dpi=220,blur=.8);p.end(tot,t1+t2,sub)
