# fleet vendor, VMRS codes, grey JPEG scan of a dot-matrix-ish carbon form; reportlab
import sys;sys.path.insert(0,'.')
from lab import *;from degrade import scan
from reportlab.pdfgen import canvas
L=Lab('19.pdf','fleet vendor estimate, one flat list with VMRS code and type letter P/L/S/M, grey JPEG scan','reportlab+scan','Keystone Fleet Service, Inc.','FS-77129',dict(year=2016,make='Isuzu',model='NPR-HD',vin='JALC4W168G7K01539',mileage=187455),['grey scan, turned','type letter column','fleet discount on parts','recommended with price not charged','prepaid deposit','supplies as percentage','two page scan? no, one','amounts without comma'])
c=canvas.Canvas('/tmp/d19.pdf',pagesize=(612,792))
def t(x,y,s,z=9,f='Courier',r=0):c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,792-y,s)
B='Courier-Bold';HB='Helvetica-Bold'
def N(x):return L.D(x,'',False)
c.setStrokeGray(.35);c.setFillGray(.15)
t(36,46,'KEYSTONE FLEET SERVICE, INC.',15,HB);t(36,60,'Keystone Fleet Service, Inc. - 740 Paxton St., Harrisburg PA 17104 - 717.555.0131 - 24 hr road call 717.555.0199',7.5,'Helvetica')
for x,w,h,v in((36,110,'ESTIMATE NO.','FS-77129'),(146,100,'DATE','05/30/24'),(246,120,'CUSTOMER P.O.','VERBAL/DALE'),(366,90,'UNIT NO.','T-209'),(456,120,'TERMS','NET 15')):
    c.rect(x,792-98,w,28);t(x+3,78,h,6,'Helvetica');t(x+6,93,v,10)
for x,w,h,v in((36,210,'CUSTOMER','SUSQUEHANNA PAPER & JANITORIAL'),(246,120,'YEAR/MAKE/MODEL','2016 ISUZU NPR-HD'),(366,130,'V.I.N.','JALC4W168G7K01539'),(496,80,'ODOMETER','187455')):
    c.rect(x,792-126,w,28);t(x+3,106,h,6,'Helvetica');t(x+5,121,v,9.5)
y=148;c.setFillGray(.85);c.rect(36,792-y-4,540,14,fill=1);c.setFillGray(.15)
X=(40,98,118,392,456,520,572)
for x,s,r in((40,'VMRS',0),(98,'T',0),(118,'DESCRIPTION',0),(400,'QTY/HRS',1),(466,'PRICE EA',1),(570,'AMOUNT',1)):t(x,y,s,8,HB,r)
y+=16;T=dict(P='Part',L='Labor',S='Service',M='Fee')
def row(v,k,d,q,u,note=None):
    global y
    a=round(q*u);qq=f'{q:.2f}';L.item(d,T[k],a,q,u);t(40,y,v);t(98,y,k);t(118,y,d);t(400,y,qq,r=1);t(466,y,N(u),r=1);t(570,y,N(a),r=1);y+=12.5
    if note:t(130,y,note,8,'Courier-Oblique');y+=12
row('013-001','L','BRAKES FRT & REAR - INSPECT, RELINE REAR',5.4,12200,'* 60% front left, rear at rivets. Spring kit needed.')
row('013-002','P','BRAKE SHOE SET REAR 4707Q TYPE',1,18640)
row('013-002','P','HARDWARE KIT REAR',2,2985)
row('013-006','P','BRAKE DRUM 12.6 IN',2,21475,'* old drums over max 321.5 mm')
row('013-999','M','CORE DEPOSIT - SHOES',2,1500)
row('042-003','P','FUEL FILTER KIT 4HK1',1,7932)
row('042-003','L','REPLACE FUEL FILTERS, PRIME',.8,12200)
row('043-004','L','DPF REMOVE, INSTALL',2.5,12200)
row('043-004','S','SUBLET: DPF CLEANING / BAKE & BLOW',1,42500,'* CleanDPF York PA inv to follow')
row('043-004','P','DPF GASKET & CLAMP SET',1,9318)
row('066-001','L','PA STATE INSPECTION / EMISSIONS',1,9600)
row('066-001','M','PA STICKER FEE',1,1200)
row('053-001','P','COOLANT ELC GAL',3,2140)
t(118,y,'CHECK A/C COMPRESSOR NOISE');t(466,y,'N/C',r=1);t(570,y,'N/C',r=1);y+=14
sup=round(L.typ('Labor')*.06)
L.item('SHOP SUPPLIES 6% OF LABOR','Fee',sup);t(98,y,'M');t(118,y,'SHOP SUPPLIES 6% OF LABOR');t(570,y,N(sup),r=1);y+=16
c.line(36,792-y+8,576,792-y+8)
t(40,y+4,'DEFERRED - CALL FOR OK:',9,B);y+=17
L.D(31200);L.D(103800)
t(52,y,f'King pins R/S loose, 6.0 hr + kit       {N(103800)}');y+=12;t(52,y,f'Batteries (2) grp 27, 5 yr old          {N(31200)}');y+=12
t(52,y,'Deferred items not in total below.',8,'Courier-Oblique');y+=20
P=L.typ('Part');lb=L.typ('Labor');S=L.typ('Service');M=L.typ('Fee')
dc=L.disc('FLEET DISC 8% PARTS',round(P*.08));sub=L.sum();tx=round((sub-4200)*.06)  # sticker and core exempt
dep=50000
yb=y
for a,b,bo in(('LABOR',N(lb),0),('PARTS',N(P),0),('SUBLET',N(S),0),('MISC / FEES',N(M),0),('FLEET DISC 8% PARTS',N(dc)+'-',0),('SUB-TOTAL',N(sub),0),('PA TAX 6%',N(tx),0),('ESTIMATE TOTAL',N(sub+tx),1),('DEPOSIT CK 4418',N(dep)+'-',0),('DUE ON PICKUP',N(sub+tx-dep),1)):
    t(360,y,a,9.5,B if bo else 'Courier');t(570,y,b,9.5,B if bo else 'Courier',1);c.line(356,792-y-3,576,792-y-3);y+=14
for i,s in enumerate(('Core deposit and state sticker not taxed.','Road call minimum $185.00 portal to portal.','Past due 1.5% per month, returned check $35.00.','Brake reline 12 mo / 50,000 miles, parts only.','','Authorized by: ______________________','Tech: 08 / 14      Writer: RJM')):t(40,yb+i*13,s,8,'Helvetica')
L.D(18500);L.D(3500)
t(36,770,'FORM KFS-2 (white-customer  yellow-shop  pink-file)',6.5,'Helvetica')
L.d['hardships'].remove('two page scan? no, one')
c.save();scan('/tmp/d19.pdf','19.pdf',-.7,19,'grey',30);L.save(tx,sub)
