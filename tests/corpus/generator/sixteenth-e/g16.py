# CCC ONE-like insurer estimate, reportlab
import sys;sys.path.insert(0,'.')
from lab import *
from reportlab.pdfgen import canvas
L=Lab('16.pdf','CCC ONE-like estimate of record, line/oper/description/part number/qty/extended price/labor/paint','reportlab','Lakeshore Collision Center','24-0071846-01',dict(year=2020,make='Toyota',model='Camry',vin='4T1G11AK7LU918264',mileage=51877),['labor and paint columns in hours','sum rows of labor in totals table','deductible and net cost','section heads numbered as lines','discount on part (adjustment)','two page','legal text with amounts'],kind='insurance_estimate')
c=canvas.Canvas('16.pdf',pagesize=(612,792))
def t(x,y,s,z=8,f='Helvetica',r=0):
    c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,792-y,s)
B='Helvetica-Bold'
def foot(n):t(40,765,'10/8/2024 9:14:52 AM',7);t(300,765,'038271',7);t(572,765,f'Page {n}',7,r=1)
t(40,40,'GREAT PRAIRIE MUTUAL INSURANCE COMPANY',13,B);t(40,53,'Central Claims - Auto Physical Damage');t(40,64,'P.O. Box 8811, Des Moines, IA 50301   Phone: (800) 555-0144')
t(306,84,'Estimate of Record',12,B);t(40,84,'Claim #: 24-0071846-01',8,B);t(40,95,'Workfile ID: 7f21c09e')
t(40,112,'Written By: DEREK OLMSTEAD, 10/8/2024 9:14:52 AM');t(40,123,'Adjuster: Olmstead, Derek, (515) 555-0162 Business')
for i,(a,b) in enumerate((('Insured:','HOLLAND, MARCY'),('Policy #:','PA 3390182'),('Type of Loss:','Collision'),('Point of Impact:','01 Right Front'))):t(40,140+i*11,a,8,B);t(110,140+i*11,b)
for i,(a,b) in enumerate((('Owner Policy #:',''),('Date of Loss:','10/03/2024 05:20 PM'),('Days to Repair:','8'),('Deductible:',L.N(50000)))):
    t(306,140+i*11,a,8,B);t(384,140+i*11,b)
t(40,196,'Inspection Location:',8,B);t(306,196,'Repair Facility:',8,B)
for i,s in enumerate(('Lakeshore Collision Center','2204 N. Lincoln St.','Storm Lake, IA 50588','(712) 555-0118 Day')):t(40,207+i*10,s);t(306,207+i*10,s)
c.line(40,792-252,572,792-252);t(306-40,264,'VEHICLE',9,B)
t(40,278,'2020 TOYO Camry SE Automatic 4D SED 4-2.5L Gasoline Direct Injection  CELESTIAL SILVER',8,B)
for i,(a,b) in enumerate((('VIN:','4T1G11AK7LU918264'),('License:','KTR 206'),('State:','IA'))):t(40,290+i*10,a);t(84,290+i*10,b)
t(250,290,'Interior Color:');t(320,290,'BLACK');t(250,300,'Exterior Color:');t(320,300,'SILVER');t(430,290,'Mileage In:');t(490,290,'51,877');t(430,300,'Condition:');t(490,300,'Good')
y=330
def head():
    global y
    c.setFillGray(.88);c.rect(40,792-y-4,532,15,stroke=0,fill=1);c.setFillGray(0)
    for x,s,r in((42,'Line',0),(84,'Oper',0),(122,'Description',0),(300,'Part Number',0),(400,'Qty',1),(468,'Extended',1),(518,'Labor',1),(568,'Paint',1)):t(x,y+1,s,7.5,B,r)
    t(468,y+10,'Price $',7.5,B,1);y+=22
head()
n=0;lab=pnt=0;parts=0
def sec(s):
    global n,y
    n+=1;t(58,y,str(n),8,r=1);t(122,y,s,8,B);y+=12
def row(op,d,pn='',q=None,p=None,l=None,pa=None,star='',cont=None,typ='Part'):
    global n,y,lab,pnt,parts
    n+=1;t(58,y,str(n),8,r=1);t(64,y,star);t(84,y,op);t(122,y,d,7.5);t(300,y,pn,7.5)
    if q:t(398,y,str(q),8,r=1)
    if p:
        t(468,y,L.N(p),8,r=1);parts+=p
        L.item((d+(' '+cont if cont else '')),typ,p,q,None)
    if l:t(518,y,f'{l:.1f}' if isinstance(l,float) else l,8,r=1)
    if isinstance(l,float):lab+=l
    if pa:t(568,y,f'{pa:.1f}',8,r=1);pnt+=pa
    if cont:y+=9;t(122,y,cont,7.5)
    y+=12
sec('FRONT BUMPER & GRILLE')
row('','O/H bumper cover',l=2.6)
row('Repl','Bumper cover SE w/o park sensor','5211906C60',1,38914,'Incl.',2.8)
row('','Add for Clear Coat',pa=1.1)
row('Repl','A/M CAPA Absorber','5261106390',1,7850,None,star='**')
row('Repl','RT Side support','5211506250',1,2437,.2)
row('Repl','Lower grille SE w/o adaptive','5310206560',1,14260,'Incl.',cont='cruise')
sec('FRONT LAMPS')
row('Repl','LKQ RT Headlamp assy LED SE +25%','~214550382',1,43125,.4,star='*')
row('','Aim headlamps',l=.5)
sec('FENDER')
row('Repl','RT Fender','5381106280',1,32688,2.1,2.0)
row('','Overlap Major Adj. Panel',pa=-.4)
row('Repl','RT Fender liner','5387506260',1,9144,'Incl.')
row('Rpr','RT Apron assy',l=1.5)
sec('HOOD')
row('Blnd','Hood',pa=1.3)
sec('FRONT DOOR')
row('Blnd','RT Outer panel',pa=1.1);row('R&I','RT Belt w\'strip',l=.3);row('R&I','RT Mirror assy',l=.4)
sec('MISCELLANEOUS OPERATIONS')
row('#','Subl Four wheel alignment','',1,11995,None,typ='Service') if 0 else None
n+=0
def misc(op,d,p,typ,q=1,mark=''):
    global n,y,parts
    n+=1;t(58,y,str(n),8,r=1);t(64,y,'#');t(84,y,op);t(122,y,d,7.5);t(398,y,str(q),8,r=1);t(468,y,L.N(p),8,r=1);t(480,y,mark,8);L.item(d,typ,p,q,None);y+=12
misc('Subl','Four wheel alignment',11995,'Service',mark='X')
misc('Subl','Pre- and post-repair scan',15000,'Service',mark='X')
misc('','Cover car / overspray',500,'Fee',mark='T')
misc('','Hazardous waste removal',400,'Fee',mark='X')
miscsum=11995+15000+500+400
c.line(300,792-y+6,572,792-y+6);y+=6
t(300,y,'SUBTOTALS',8,B);t(468,y,L.N(parts+miscsum),8,B,1);t(518,y,f'{lab:.1f}',8,B,1);t(568,y,f'{pnt:.1f}',8,B,1)
foot(1);c.showPage()
t(40,40,'Claim #: 24-0071846-01',8,B);t(306,40,'Estimate of Record',10,B);t(40,52,'2020 TOYO Camry SE Automatic 4D SED 4-2.5L Gasoline Direct Injection  CELESTIAL SILVER')
t(122,76,'NOTES',9,B);t(122,88,'RT headlamp from LKQ Midwest, quote 8817, grade A, 48k mi donor. If tab is cracked OEM 8111006E90 lists at',7.5);t(122,98,f'{L.D(94482)}; supplement required before ordering.',7.5)
y=124;t(200,y,'ESTIMATE TOTALS',10,B);y+=14
c.setFillGray(.88);c.rect(110,792-y-4,400,13,stroke=0,fill=1);c.setFillGray(0)
t(114,y,'Category',8,B);t(330,y,'Basis',8,B);t(420,y,'Rate',8,B,1);t(506,y,'Cost $',8,B,1);y+=14
def tot(a,b,r,cst,bold=0):
    global y
    f=B if bold else 'Helvetica';t(114,y,a,8,f);t(345,y,b,8,f,1) if 0 else t(330,y,b,8,f);t(420,y,r,8,f,1);t(506,y,cst,8,f,1);y+=12
tot('Parts','','',L.N(parts))
adj=L.disc('Parts Discount',round(38914*.05));tot('Parts Discount',L.D(38914),'-5.0 %','-'+L.N(adj))
bl=L.item('Body Labor','Labor',round(lab*5800),round(lab,1),5800);tot('Body Labor',f'{lab:.1f} hrs','@  '+L.D(5800)+' /hr',L.N(bl))
pl=L.item('Paint Labor','Labor',round(pnt*5800),round(pnt,1),5800);tot('Paint Labor',f'{pnt:.1f} hrs','@  '+L.D(5800)+' /hr',L.N(pl))
ps=L.item('Paint Supplies','Part',round(pnt*3800),round(pnt,1),3800);tot('Paint Supplies',f'{pnt:.1f} hrs','@  '+L.D(3800)+' /hr',L.N(ps))
tot('Miscellaneous','','',L.N(miscsum))
c.line(110,792-y+8,510,792-y+8);y+=2
sub=L.sum();tot('Subtotal','','',L.N(sub),1)
base=sub-15000-11995-400;tax=round(base*.07);tot('Sales Tax',L.D(base),'@  7.0000 %',L.N(tax))
c.line(110,792-y+8,510,792-y+8);y+=2
tt=sub+tax;tot('Total Cost of Repairs','','',L.N(tt),1);tot('Deductible','','',L.N(50000));tot('Total Adjustments','','',L.N(50000),1)
y+=2;tot('Net Cost of Repairs','','',L.N(tt-50000),1);y+=16
for s in('THIS IS NOT AN AUTHORIZATION TO REPAIR. NO SUPPLEMENT WILL BE HONORED UNLESS AUTHORIZED BEFORE REPAIRS. RENTAL COVERAGE IS LIMITED TO',f'{L.D(3000)} PER DAY / {L.D(90000)} MAXIMUM. STORAGE IN EXCESS OF {L.D(2500)} PER DAY IS NOT PAID.','','Estimate based on MOTOR CRASH ESTIMATING GUIDE and potentially other third party sources of data. Unless otherwise noted, (a) all information is derived','from the Guide DR3GT20, CCC Data Date 10/01/2024, and potentially other third party sources of data; and (b) the parts presented are OEM-parts. Asterisk (*)','or Double Asterisk (**) indicates that the parts and/or labor data provided by third party sources of data may have been modified or may have come from an','alternate data source. Pound sign (#) items indicate manual entries. X=non taxable.  A/M=Aftermarket part.  Blnd=Blend.  LKQ=Like Kind and Quality.'):
    t(40,y,s,6.6);y+=9
foot(2);c.save();L.save(tax,sub)
