from lab import *
from reportlab.pdfgen.canvas import Canvas
p=L('16','pdf','insurer body estimate in the manner of CCC ONE, 2 pages','reportlab',['line numbers','oper codes','labor hours in column, money in summary','Incl.','deductible','clear coat note lines','supplement wording','page header repeated'],'insurance_estimate')
p.head('PRAIRIE STAR COLLISION','Job 20483 / WF-3391');p.d['header']['documentNumber']='20483'
p.veh(2021,'Mazda','CX-5','JM3KFBCM6M0438817',44120)
c=Canvas(p.path,pagesize=(612,792))
def hdr(pg):
    c.setFont('Helvetica-Bold',12);c.drawCentredString(306,755,'PRAIRIE STAR COLLISION');c.setFont('Helvetica',8);c.drawRightString(576,755,'Workfile ID: c81f20aa');c.drawRightString(576,745,'Federal ID: 48-1119902');c.drawCentredString(306,744,'1520 W Douglas Ave, Wichita, KS 67213');c.drawCentredString(306,734,'Phone: (316) 555-0121')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(306,716,'Preliminary Estimate');c.setFont('Helvetica',8)
    c.drawString(36,20,'3/21/2025 10:14:33 AM');c.drawCentredString(306,20,'038817');c.drawRightString(576,20,f'Page {pg}')
hdr(1);y=700
for a,b,d in (('Customer: VOSS, INGRID','Job Number: 20483','RO: —'),('Written By: T. Mabry','Insured: VOSS, INGRID','Policy #: 77-KS-40112'),('Insurance Company: HEARTLAND FARM MUTUAL','Claim #: HF-25-118830','Type of Loss: Collision'),('Date of Loss: 3/18/2025 12:00 PM','Days to Repair: 6','Point of Impact: 06 Rear')):
    c.drawString(36,y,a);c.drawString(240,y,b);c.drawString(430,y,d);y-=11
y-=6;c.setFont('Helvetica-Bold',8);c.drawString(36,y,'VEHICLE');y-=11;c.setFont('Helvetica',8);c.drawString(36,y,'2021 MAZD CX-5 Touring AWD 4D UTV 4-2.5L Gasoline Polymetal Gray');y-=11;c.drawString(36,y,'VIN: JM3KFBCM6M0438817     License: 882 MKL     State: KS     Odometer: 44120     Production Date: 9/2020')
y-=20;X=[52,64,100,330,350,425,480,530]
def heads():
    global y
    c.setFont('Helvetica-Bold',7.5);c.line(36,y+10,576,y+10)
    for x,t in ((40,'Line'),(76,'Oper'),(112,'Description'),(300,'Part Number'),(388,'Qty')):c.drawString(x,y,t)
    c.drawRightString(462,y,'Extended');c.drawRightString(462,y-9,'Price $');c.drawRightString(515,y,'Labor');c.drawRightString(570,y,'Paint');y-=12;c.line(36,y,576,y);y-=11
heads()
lines=[(1,'','REAR BUMPER'),(2,'','O/H bumper assy','',None,None,'2.6',''),(3,'Repl','A/M CAPA Bumper cover w/o park sensor','K1235022BBB',1,38100,'Incl.','2.8'),(4,'','Add for Clear Coat','',None,None,'','1.1'),(5,'Repl','Lower cover textured','KB8N50221C',1,16854,'Incl.',''),(6,'Repl','RCY Energy absorber +25%','~LKQ 330118',1,7500,'Incl.',''),(7,'Repl','Impact bar','K1235026X',1,28977,'0.4',''),(8,'','LIFT GATE'),(9,'* Rpr','Lift gate','',None,None,'4.0','2.3'),(10,'','Overlap Minor Panel','',None,None,'','-0.2'),(11,'Repl','Nameplate "CX-5"','KB8A51721A',1,3416,'0.2',''),(12,'R&I','R&I emblem','',None,None,'0.2',''),(13,'','MISCELLANEOUS OPERATIONS'),(14,'#','Hazardous waste removal','',1,500,'',''),(15,'# Subl','Pre/post-repair scan','',1,12900,'',''),(16,'#','Flex additive','',1,1200,'','')]
typ={14:'Fee',15:'Service',16:'Part'}
for l in lines:
    c.setFont('Helvetica-Bold' if len(l)==3 else 'Helvetica',8);c.drawRightString(56,y,str(l[0]));c.drawString(76,y,l[1]);c.drawString(112,y,l[2])
    if len(l)>3:
        if len(l[2])<42: c.drawString(300,y,l[3])
        if l[4]: c.drawString(392,y,str(l[4]));c.drawRightString(462,y,p.m(l[5],'')+(' T' if l[0]==15 else '   '));p.item(l[2],typ.get(l[0],'Part'),l[5],1,None)
        c.drawRightString(515,y,l[6]);c.drawRightString(570,y,l[7])
    y-=12
parts=[l for l in lines if len(l)>3 and l[5] and l[0] in (3,5,6,7,11,16)];ps=sum(l[5] for l in parts);misc=13400
c.line(36,y+9,576,y+9);c.setFont('Helvetica-Bold',8);c.drawString(300,y-2,'SUBTOTALS');c.drawRightString(455,y-2,p.m(ps+misc,''));c.drawRightString(515,y-2,'7.4');c.drawRightString(570,y-2,'6.0');y-=18
c.setFont('Helvetica',7.5);c.drawString(36,y,'NOTES: Line 9: 4.0 hrs metal, push out lower corner. Prior damage LF door not included ('+p.m(48250)+' on prior claim).');c.showPage();hdr(2);y=690
c.setFont('Helvetica-Bold',8.5);c.drawString(36,y,'ESTIMATE TOTALS');y-=14
for x,t in ((36,'Category'),): c.drawString(x,y,t)
c.drawString(250,y,'Basis');c.drawRightString(410,y,'Rate');c.drawRightString(520,y,'Cost $');y-=4;c.line(36,y,530,y);y-=12;c.setFont('Helvetica',8.5)
def r(a,b,rt,x):
    global y
    c.drawString(36,y,a);c.drawString(250,y,b);c.drawRightString(410,y,rt);c.drawRightString(520,y,x);y-=13
r('Parts','','',p.m(ps,''))
bl=round(7.4*5600);r('Body Labor','7.4 hrs @',p.m(5600)+' /hr',p.m(bl,''));p.item('Body Labor','Labor',bl,7.4,5600)
pl=6*5600;r('Paint Labor','6.0 hrs @',p.m(5600)+' /hr',p.m(pl,''));p.item('Paint Labor','Labor',pl,6.0,5600)
pm=6*3800;r('Paint Supplies','6.0 hrs @',p.m(3800)+' /hr',p.m(pm,''));p.item('Paint Supplies','Fee',pm,6.0,3800)
r('Miscellaneous','','',p.m(misc,''))
sub=p.sum();tb=ps+pm+bl+pl;tax=round(tb*.075);tot=sub+tax
c.setFont('Helvetica-Bold',8.5);r('Subtotal','','',p.m(sub,''));c.setFont('Helvetica',8.5);r('Sales Tax',p.m(tb)+' @','7.5000 %',p.m(tax,''))
c.setFont('Helvetica-Bold',8.5);r('Total Cost of Repairs','','',p.m(tot,''));c.setFont('Helvetica',8.5);r('Deductible','','',p.m(50000,''));r('Total Adjustments','','',p.m(50000,''));c.setFont('Helvetica-Bold',8.5);r('Net Cost of Repairs','','',p.m(tot-50000,''))
c.setFont('Helvetica',7);y-=14
for t in ('THIS IS A PRELIMINARY ESTIMATE. ADDITIONAL CHANGES TO THE ESTIMATE MAY BE REQUIRED FOR THE ACTUAL REPAIR.','Estimate based on MOTOR-type crash guide, database 3/2025. Asterisk (*) or pound sign (#) items were entered by hand. A/M = aftermarket, RCY = recycled.','Rental coverage: up to '+p.w(3000)+' per day, maximum '+p.w(90000)+'. Kansas law requires disclosure of non-original parts.'): c.drawString(36,y,t);y-=10
c.save();p.end(tot,tax,sub)
