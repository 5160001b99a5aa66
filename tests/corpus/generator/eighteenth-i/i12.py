from common import *
from reportlab.pdfgen import canvas
N='i12'; c=canvas.Canvas(OUT+N+'.pdf',pagesize=(612,792)); B=(.05,.2,.55)
I=[]; V=vin('1FTRX18W41NB40926')
c.setStrokeColorRGB(*B); c.setFillColorRGB(*B)
c.setFont('Helvetica-Bold',22); c.drawCentredString(306,744,"DUKE'S GARAGE & WRECKER"); c.setFont('Helvetica',9); c.drawCentredString(306,731,'Rt. 11 South - Whitesburg, Kentucky 41858 - Day 606-555-0103 - Night 606-555-0104')
c.setFillColorRGB(.8,0,0); c.setFont('Courier-Bold',16); c.drawRightString(580,700,'No 09144'); c.setFillColorRGB(*B)
def box(x,y,w,h,l): c.rect(x,y,w,h); c.setFont('Helvetica',6); c.drawString(x+2,y+h-7,l)
for b in[(30,665,300,25,'NAME'),(330,665,130,25,'PHONE'),(460,665,122,25,'DATE'),(30,640,300,25,'ADDRESS'),(330,640,130,25,'LICENSE'),(460,640,122,25,'MILEAGE'),(30,615,60,25,'YEAR'),(90,615,90,25,'MAKE'),(180,615,150,25,'MODEL'),(330,615,252,25,'SERIAL NO.')]: box(*b)
# left parts, right labor
c.setFont('Helvetica-Bold',8)
c.rect(30,590,280,18); c.rect(318,590,264,18)
for x,s in[(34,'QTY'),(62,'MATERIAL'),(200,'PRICE'),(258,'AMOUNT'),(322,'LABOR / INSTRUCTIONS'),(538,'AMOUNT')]: c.drawString(x,596,s)
for k in range(15): 
    y=590-20*k; c.line(30,y-20,310,y-20); c.line(318,y-20,582,y-20)
for x in(30,58,196,250,310,318,528,582): c.line(x,590,x,290)
c.setFont('Helvetica-Bold',8); 
lb=['TOTAL LABOR','TOTAL PARTS','SUBLET / TOWING','SHOP MATERIALS','TAX 6%','TOTAL']
for k,s in enumerate(lb): y=270-22*k; c.rect(400,y-6,182,22); c.line(500,y-6,500,y+16); c.drawString(404,y+2,s)
t=c.beginText(34,262); t.setFont('Helvetica',7)
for s in['TERMS STRICTLY CASH UNLESS ARRANGED.','I authorize the above repairs with necessary materials.','Not responsible for loss or damage to cars or articles','left in cars in case of fire, theft or any other cause','beyond our control. Storage $25 per day after 5 days.']: t.textLine(s)
c.drawText(t); c.line(34,180,300,180); c.drawString(34,170,'AUTHORIZED BY')
c.setFillColorRGB(.1,.1,.1); c.setFont('Courier',10)
for x,y,s in[(36,669,'CARL RAY COMBS'),(336,669,'606-555-0178'),(466,669,'2-27-23'),(36,644,'HC 71 BOX 40, NEON'),(336,644,'KY 219-BXR'),(466,644,'188,902'),(36,619,'2001'),(96,619,'FORD'),(186,619,'F-150 EXT CAB 4X4'),(336,619,V)]: c.drawString(x,y,s)
P=L=0
for k,(q,n,u) in enumerate([('1','FUEL PUMP ASSY',18925),('1','FUEL FILTER',1660),('2','TANK STRAPS',2750),('6','FT FUEL HOSE 5/16',415),('8','CLAMPS',95),('1','FUEL SENDER O-RING',None)]):
    y=576-20*k; c.drawRightString(50,y,q); c.drawString(62,y,n)
    if u: t=int(q)*u; P+=t; I.append(it(n,'part',int(q),u,t)); c.drawRightString(246,y,m(u)); c.drawRightString(306,y,m(t))
    else: c.drawRightString(306,y,'W/PUMP')
for k,(n,t) in enumerate([('NO START. NO FUEL PRESSURE.',0),('DROP TANK, INSTALL PUMP',22000),('REPLACE STRAPS (RUSTED)',4500),('RUN NEW RETURN HOSE',6000),('CK CHARGING SYS - OK',0),('U-JOINT LOOSE - ADVISED',0)]):
    y=576-20*k; c.drawString(322,y,n)
    if t: L+=t; I.append(it(n,'labor',None,None,t)); c.drawRightString(578,y,m(t))
tow=8500; I.append(it('SUBLET / TOWING','fee',None,None,tow)); sm=1000; I.append(it('SHOP MATERIALS','fee',None,None,sm)); T=tax(P+sm,'6'); tot=P+L+tow+sm+T
for k,v in enumerate([L,P,tow,sm,T,tot]): c.drawRightString(576,272-22*k,m(v))
c.setFont('Courier-Bold',11); c.drawString(60,120,'PD CASH 3-1-23'); c.setFillColorRGB(*B); c.setFont('Helvetica',7); c.drawCentredString(306,60,'WHITE - OFFICE     YELLOW - CUSTOMER     PINK - FILE'); c.save()
label(N,'estimate',I,None,T,tot,[],dict(year=2001,make='FORD',model='F-150',trim='EXT CAB 4X4',vin=V,mileage=188902),dict(shop="DUKE'S GARAGE & WRECKER",date='2-27-23',number='09144')); prev(N)
