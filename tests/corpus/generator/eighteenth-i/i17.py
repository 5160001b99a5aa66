from common import *
from reportlab.pdfgen import canvas
N='i17'; I=[]; V=vin('3VWE57BU4KM148306'); c=canvas.Canvas(OUT+N+'.pdf',pagesize=(612,792))
pg=[0]
def head():
    pg[0]+=1; c.setFont('Helvetica',8); c.drawString(36,760,'Date: 9/18/2024 03:22 PM'); c.drawCentredString(306,760,'Preliminary Estimate'); 
    c.setFont('Helvetica-Bold',9); c.drawString(36,746,'Customer: Navarrete, Yolanda'); c.drawRightString(576,746,'Workfile ID: a71f04c2'); c.setFont('Helvetica-Bold',10); c.drawCentredString(306,728,'2019 VOLK Jetta S 4D SED 4-1.4L Turbocharged Gasoline Direct Injection WHITE')
    c.setFont('Helvetica',8); c.drawCentredString(306,36,f'9/18/2024 3:22:41 PM      148306      Page {pg[0]}')
head()
c.setFont('Helvetica-Bold',14); c.drawCentredString(306,704,'GRANITE MUTUAL INSURANCE'); c.setFont('Helvetica',8); c.drawCentredString(306,692,'Claims Service Center  PO Box 5521, Nashua, NH 03061   (603) 555-0194')
info=[('Written By:','Lionel Fisk, 9/18/2024'),('Claim #:','GM-24-0091877'),('Insured:','Navarrete, Yolanda'),('Policy #:','88-40137-2'),('Type of Loss:','Collision'),('Date of Loss:','9/14/2024'),('Point of Impact:','06 Rear'),('Deductible:','500.00'),('Repair Facility:','PINE STATE COLLISION'),('License:','NH 451 8872'),('VIN:',V),('Odometer:','62,037')]
for k,(a,b) in enumerate(info):
    x=36+280*(k%2); y=672-13*(k//2); c.setFont('Helvetica-Bold',8); c.drawString(x,y,a); c.setFont('Helvetica',8); c.drawString(x+80,y,b)
y=578
def cols():
    global y
    c.setFont('Helvetica-Bold',8); c.line(36,y+11,576,y+11)
    for x,s in[(36,'Line'),(84,'Oper'),(122,'Description'),(318,'Part Number')]: c.drawString(x,y,s)
    for x,s in[(412,'Qty'),(478,'Extended'),(528,'Labor'),(576,'Paint')]: c.drawRightString(x,y,s)
    c.drawRightString(478,y-9,'Price $'); c.line(36,y-13,576,y-13); y-=25
cols()
R=[('REAR BUMPER',),('','R&I','R&I bumper cover','','',0,'1.2',''),('**','Repl','A/M CAPA Bumper cover','5G6807421',1,28700,'Incl.','2.6'),('','','Add for Clear Coat','','',0,'','1.0'),('','Repl','Impact bar','17A807305B',1,31475,'0.4',''),('*','Repl','RCY Absorber +25%','17A807251',1,8125,'Incl.',''),('','Repl','RT Bracket guide','17A807394A',1,1840,'Incl.',''),
('REAR LAMPS',),('','Repl','RT Tail lamp assy quarter mounted','17A945096',1,21950,'0.3',''),
('TRUNK LID',),('*','Rpr','Trunk lid','','',0,'3.0','2.2'),('','','Overlap Major Adj. Panel','','',0,'','-0.4'),('','Repl','Nameplate "Jetta"','17A853687',1,3620,'0.2',''),
('REAR BODY & FLOOR',),('*','Rpr','Rear body panel','','',0,'2.5','1.0'),('#','Subl','Four wheel alignment check','','1',9500,'',''),
('ELECTRICAL',),('','','Park sensor inner RT','5Q0919275C',1,14210,'0.2 M',''),
('MISCELLANEOUS OPERATIONS',),('#','','Pre-repair scan','','1',0,'0.5 M',''),('#','','Post-repair scan','','1',0,'0.5 M',''),('#','','Flex additive','','1',800,'',''),('#','','Hazardous waste removal','','1',500,'',''),('#','','Cover car for overspray','','1',1000,'0.2','')]
ln=0;body=pl=mech=0;parts=misc=0
typ={'Four wheel alignment check':'service','Flex additive':'fee','Hazardous waste removal':'fee','Cover car for overspray':'fee'}
for r in R:
    ln+=1
    if y<90: c.showPage(); head(); y=700; cols()
    c.setFont('Helvetica-Bold' if len(r)==1 else 'Helvetica',8)
    c.drawString(36,y,str(ln))
    if len(r)==1: c.drawString(84,y,r[0])
    else:
        f,o,n,no,q,p,l,pt=r; c.drawString(62,y,f); c.drawString(84,y,o); c.drawString(122,y,n); c.drawString(318,y,no); c.drawRightString(412,y,str(q)); c.drawRightString(528,y,l); c.drawRightString(576,y,pt)
        if p:
            c.drawRightString(478,y,m(p)+(' X' if typ.get(n)=='fee' else '')) ; t=typ.get(n,'part'); I.append(it(n,t,int(q),None,p))
            if t=='part': parts+=p
            else: misc+=p
        if l.endswith('M'): mech+=round(float(l[:-2])*10)
        elif l not in('','Incl.'): body+=round(float(l)*10)
        if pt: pl+=round(float(pt)*10)
    y-=13
c.setFont('Helvetica-Bold',8); c.line(36,y+10,576,y+10); c.drawString(122,y,'SUBTOTALS'); c.drawRightString(478,y,m(parts+misc)); c.drawRightString(528,y,f'{(body+mech)/10:.1f}'); c.drawRightString(576,y,f'{pl/10:.1f}')
c.showPage(); head(); y=696; c.setFont('Helvetica-Bold',10); c.drawString(36,y,'ESTIMATE TOTALS'); y-=18
c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Category'); c.drawString(250,y,'Basis'); c.drawRightString(420,y,'Rate'); c.drawRightString(520,y,'Cost $'); c.line(36,y-4,520,y-4); y-=16; c.setFont('Helvetica',8)
def row(a,b,rr,t,bold=0):
    global y
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8); c.drawString(36,y,a); c.drawString(250,y,b); c.drawRightString(420,y,rr); c.drawRightString(520,y,m(t)); y-=14
row('Parts','','',parts); tot=parts
lc=0
for a,h,rt in[('Body Labor',body,5600),('Paint Labor',pl,5600),('Mechanical Labor',mech,11500)]:
    t=mul(h/10,rt); row(a,f'{h/10:.1f} hrs @',f'$ {m(rt)} /hr',t); I.append(it(a,'labor',h/10,rt,t)); tot+=t
t=mul(pl/10,3800); row('Paint Supplies',f'{pl/10:.1f} hrs @','$ 38.00 /hr',t); I.append(it('Paint Supplies','fee',pl/10,3800,t)); tot+=t
row('Miscellaneous','','',misc); tot+=misc
row('Subtotal','','',tot,1); row('Total Cost of Repairs','','',tot,1); y-=6; row('Deductible','','',50000); row('Total Adjustments','','',50000,1); row('Net Cost of Repairs','','',tot-50000,1)
c.setFont('Helvetica',7); y-=14
for s in['State of New Hampshire: no sales tax. This is a preliminary estimate. Supplements must be approved before the work is done.','Symbols: * user-entered value. ** database line with after market part. # manual line entry. RCY recycled. A/M aftermarket. X non-taxable.']: c.drawString(36,y,s); y-=10
c.save()
label(N,'insurer',I,tot,None,tot,[],dict(year=2019,make='VOLK',model='Jetta',trim='S',vin=V,mileage=62037),dict(shop='PINE STATE COLLISION',date='9/18/2024',number='GM-24-0091877')); prev(N)
