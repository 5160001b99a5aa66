# pdfkit: tire chain invoice - article number, description, qty, FET, price, ext
from lib import *
P=Paper(4,'tire chain quote, article numbers, fee rows under tires','pdfkit (node)',['FET column','free rows','mail-in rebate not deducted','lifetime plan','fees per tire','legal text','price before instant savings'],'Hoosier Tire & Wheel Center','Q 0093-55120',(2022,'Kia','Telluride','5XYP3DHC8NG214907',38846))
O=[];T=[]
def t(x,y,s,fn='Helvetica',z=9,c='black',w=None,al='left'): O.append(['t',x,y,s,fn,z,c,w,al]); T.append(s)
O.append(['r',0,0,612,64,'#b5121b']); t(36,16,'HOOSIER TIRE & WHEEL CENTER','Helvetica-Bold',20,'white'); t(36,42,'Store 0093  |  5615 E Washington Blvd, Fort Wayne IN 46803  |  260-555-0118','Helvetica',9,'white')
t(430,76,'TIRE QUOTE','Helvetica-Bold',14); t(430,94,'Quote no. Q 0093-55120'); t(430,106,'09/11/2025  3:47 PM'); t(430,118,'Sales: Marcus (2214)')
t(36,76,'PAULA VANDEWATER','Helvetica-Bold',10); t(36,90,'260-555-0191'); t(36,102,'Vehicle: 2022 Kia Telluride SX AWD'); t(36,114,'Mileage: 38,846     VIN 5XYP3DHC8NG214907'); t(36,126,'OE size 245/50R20 102V     Torque 79-94 ft-lb')
y=150; O.append(['r',36,y,540,16,'#333']); 
for x,s,w,al in((40,'ARTICLE',60,'left'),(104,'DESCRIPTION',230,'left'),(330,'QTY',30,'right'),(366,'F.E.T.',40,'right'),(412,'EACH',70,'right'),(490,'EXTENDED',82,'right')): t(x,y+4,s,'Helvetica-Bold',8,'white',w,al)
y=172
def row(a,ds,q,u,typ,note=None,ind=0):
    global y
    tt=q*u
    if tt: P.item(ds,typ,tt,q,u)
    t(40,y,a,'Courier',8.5); t(104+ind,y,ds,'Helvetica-Bold' if typ=='Part' and not ind else 'Helvetica',9,'black',225); t(330,y,str(q),w=30,al='right'); t(366,y,'.00',w=40,al='right'); t(412,y,f(u) if tt else 'FREE',w=70,al='right'); t(490,y,f(tt) if tt else 'FREE',w=82,al='right')
    y+=14+(11 if len(ds)>46 else 0)
    if note: t(104+ind,y-1,note,'Helvetica-Oblique',8,'#555',300); y+=12
row('88124','Continental CrossContact LX25 245/50R20 102V XL BSW',4,26499,'Part','70,000 mile warranty. Everyday price 284.99 ea')
row('90010','Installation and life of tire maintenance',4,2200,'Labor','Mounting, rotation and rebalance every 6,000 mi',10)
row('90021','Road force balance',4,0,'Service','Value 15.00 each',10)
row('90400','TPMS service pack, snap-in',4,749,'Part',None,10)
row('90550','Indiana tire fee',4,25,'Fee',None,10)
row('90551','Scrap tire recycling',4,375,'Fee',None,10)
row('95002','Certificates for refund, repair or replacement',4,4150,'Service','Optional plan accepted by customer',10)
y+=6
row('71300','Four wheel alignment with ADAS steering angle reset',1,14999,'Service')
y+=4; O.append(['l',36,y,576,y]); y+=8
dd=P.disc('INSTANT SAVINGS - SET OF 4 CONTINENTAL',8000); t(104,y,'INSTANT SAVINGS - SET OF 4 CONTINENTAL','Helvetica-Bold',9,'#b5121b'); t(490,y,'-80.00','Helvetica-Bold',9,'#b5121b',82,'right'); y+=22
parts=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Part'); lab=P.isum-parts
tax=round((parts-dd)*.07); tot=P.sums(P.isum-dd,tax)
O.append(['r',340,y-4,236,80,'#f3f3f3','#999'])
for a,b in(('Merchandise',parts),('Services & fees',lab),('Savings',-dd),('Subtotal',P.isum-dd),('IN sales tax 7.000%',tax),): t(350,y,a); t(490,y,f(b),w=78,al='right'); y+=12
t(350,y,'OUT THE DOOR','Helvetica-Bold',11); t(480,y,d(tot),'Helvetica-Bold',11,'black',88,'right')
t(36,y-58,'After rebate by mail of $70.00 (Visa prepaid card,','Helvetica',9); t(36,y-46,'buy by 9/30) your cost is '+d(tot-7000)+'.','Helvetica',9); t(36,y-30,'Or '+d(-(-tot//12))+' a month for 12 months on our card.','Helvetica',9)
t(36,700,'Quote good for 30 days. Tires subject to availability. Re-torque free within 25-50 miles. Special order tires carry a 15% restocking charge, minimum $20.00.','Helvetica',7.5,'#444',540)
t(36,760,'Page 1 of 1','Helvetica',7); t(480,760,'HTW-Form 114 rev 6/24','Helvetica',7)
json.dump(O,open('/tmp/rf4.json','w')); subprocess.run(['node','p04.js','/tmp/rf4.json',P.path],check=True); P.save('\n'.join(T))
