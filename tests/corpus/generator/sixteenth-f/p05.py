# cairo: Mitchell1-like two-sided: parts left, labor right
from lib import *; from cairo import Cv
P=Paper(5,'two halves: parts at left, labor at right','cairo (ctypes)',['two tables side by side','wrapped labor text','amount on the last line of wrapped labor','sublet in sums','core deposit','payment on account'],'Dubuque Transmission & Driveline',"40266",(2014,'GMC','Sierra 1500','3GTU2VEC2EG418855',151770))
c=Cv(P.path); c.fam='Liberation Sans Narrow'
c.t(306,40,'Dubuque Transmission & Driveline',17,1,'c'); c.t(306,54,'2960 Central Ave   Dubuque, Iowa 52001   Phone 563-555-0129',9,0,'c')
c.t(576,76,'Estimate / Work Order # 40266',11,1,'r'); c.t(576,90,'Date: 11/04/2025    Promised: 11/11/2025',9,0,'r')
c.t(36,76,'Otto Reisdorf',10,1); c.t(36,88,'Home (563) 555-0102   Epworth, IA'); c.t(36,104,'2014 GMC Sierra 1500 SLE   5.3L V8   Lic: 771 KHD (IA)   VIN: 3GTU2VEC2EG418855   Odometer: 151,770',9.5,1)
c.box(36,114,270,430); c.box(306,114,270,430); c.box(36,114,270,15,(.85,.85,.85)); c.box(306,114,270,15,(.85,.85,.85))
c.t(40,125,'Part Description / Number',8.5,1); c.t(196,125,'Qty',8.5,1,'r'); c.t(246,125,'Sale',8.5,1,'r'); c.t(302,125,'Extended',8.5,1,'r'); c.t(310,125,'Labor Description',8.5,1); c.t(520,125,'Hours',8.5,1,'r'); c.t(572,125,'Extended',8.5,1,'r')
y=142
def part(n,no,q,u,show=True):
    global y
    t=round(q*u); P.item(n,'Part',t,q,u); c.t(40,y,n); c.t(196,y,f'{q:.1f}' if q%1 else str(int(q)),9,0,'r'); c.t(246,y,f(u),9,0,'r'); c.t(302,y,f(t),9,0,'r'); y+=11
    if no: c.t(52,y,no,7.5); y+=12
part('Overhaul kit, Raybestos Gen 2','RBK-6L80 2',1,41285); part('Torque converter, reman, billet','GM82BX',1,38900); part('Converter core deposit','CORE',1,12500); part('TEHCM','24256525',1,52140); part('3-5-R wave plate','24231799',1,2845); part('Filter and pan gasket','B99 36190',1,4410); part('Dexron VI full synthetic','qt, bulk',13,785); part('Cooler line retaining clip','',4,365)
yp=y; pt=P.isum; y=142
def lab(lines,h,t):
    global y
    P.item(' '.join(lines),'Labor',t,h)
    for i,l in enumerate(lines):
        c.t(310,y,l)
        if i==len(lines)-1: c.t(520,y,f'{h:.1f}',9,0,'r'); c.t(572,y,f(t),9,0,'r')
        y+=11
    y+=5
lab(['Remove and replace transmission','assembly, 4x4'],8.4,109200); lab(['Disassemble, clean, inspect and overhaul','6L80 transmission on bench'],11.0,143000); lab(['Flush cooler and lines'],.8,10400); lab(['Program TEHCM and perform fast learn'],1.2,15600)
for s in ('Note: Transfer case fluid is clean, no charge to reuse.','Mike found burnt 3-5-R clutch, metal in pan.','Not done: front driveshaft U-joints, quote 286.40'): c.t(310,y,s,8.5,it=1); y+=11
y+=4; c.t(310,y,'Sublet:',9,1); y+=12; c.t(310,y,'Machine shop, pump resurface'); c.t(572,y,f(8500),9,0,'r'); 
lt=P.isum-pt; P.item('Machine shop, pump resurface','Service',8500)
c.t(40,535,'Org. estimate by phone 11/03: 3,900.00 to 4,600.00',8.5)
ss=P.item('Shop Supplies','Fee',4500); ep=P.item('EPA Fee','Fee',650)
tax=round((pt+ss)*.07); 
tot=P.sums(P.isum,tax)
y=562
for a,b in (('Parts:',pt),('Labor:',lt),('Sublet:',8500),('Shop Supplies:',ss),('EPA Fee:',ep),('Sub-Total:',P.isum),('Tax 7% (parts, supplies):',tax),('Total:',tot),('Paid 11/04 check 2218:',-150000),('Balance Due:',tot-150000)):
    c.t(500,y,a,9.5,a=='Total:' or a[:3]=='Bal','r'); c.t(572,y,f(b),9.5,a=='Total:' or a[:3]=='Bal','r'); y+=14
for i,s in enumerate(['WARRANTY: 36 months / 100,000 miles on the overhauled','unit, nationwide. Towing not included above $75.00 per','occurrence. Core deposit is refunded when the core is','found rebuildable. Storage after 5 days $20.00 a day.','','Signed ______________________________']): c.t(36,566+i*12,s,8.5)
c.t(306,776,'Page 1 of 1     Tech 4, 7    Written by LH',7.5,0,'c'); c.end(); P.save('\n'.join(c.T))
