# dealer service lane, coded operation lines, mono
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('M',LIB+'LiberationMono-Regular.ttf'));pdfmetrics.registerFont(TTFont('MB',LIB+'LiberationMono-Bold.ttf'))
pdfmetrics.registerFont(TTFont('S',LIB+'LiberationSans-Bold.ttf'));pdfmetrics.registerFont(TTFont('s',LIB+'LiberationSans-Regular.ttf'))
f=OUT+'l01.pdf'; k=canvas.Canvas(f,pagesize=(612,792))
k.setFillColorRGB(.05,.15,.38);k.rect(0,738,612,54,fill=1,stroke=0);k.setFillColorRGB(1,1,1);k.setFont('S',19);k.drawString(30,760,'KESTREL VALLEY SUBARU')
k.setFont('s',8);k.drawString(30,747,'Service Lane · 4410 Route 9W, Kestrel Valley, NY 12543 · Service (845) 555-0147 · Parts (845) 555-0148 · Reg. #7098812')
k.setFillColorRGB(0,0,0)
def T(x,y,s,b=0,z=8): k.setFont('MB' if b else 'M',z);k.drawString(x,y,s)
def R(x,y,s,b=0,z=8): k.setFont('MB' if b else 'M',z);k.drawRightString(x,y,s)
k.rect(30,650,552,78)
for x,y,a,b in [(34,717,'CUSTOMER NO.','88213'),(160,717,'ADVISOR','T. OKONKWO  614'),(310,717,'TAG NO.','T4471'),(400,717,'DATE','10/06/25'),(480,717,'ESTIMATE NO.','SUE219047'),
  (34,690,'NAME','MARGUERITE DELACROIX-POE'),(220,690,'YEAR / MAKE / MODEL','21/SUBARU/OUTBACK/TOURING'),(420,690,'VEHICLE ID NO.','4S4BTAPC9M3148862'),
  (34,664,'STOCK NO.','S21-338'),(120,664,'LICENSE','KPD-7731'),(220,664,'MILEAGE IN / OUT','63,418 / 63,421'),(340,664,'DELIVERY DATE','03/12/21'),(430,664,'PROD. DATE','01/21'),(500,664,'COLOR','GREEN')]:
    k.setFont('s',5.5);k.drawString(x,y+1,a);T(x,y-9,b,1,7.5)
y=636
T(30,y,'LINE OPCODE  TECH TYPE   HOURS',1);R(400,y,'QTY',1);R(480,y,'LIST/RATE',1);R(582,y,'AMOUNT',1);k.line(30,y-3,582,y-3);y-=15
items=[]
def head(l,s): 
    global y; T(30,y,f'{l}  {s}',1);y-=11
def lab(op,tech,ty,hrs,desc,amt):
    global y; T(46,y,f'{op:<9}{tech:<5}{ty:<5}{hrs:>6.2f}  {desc}');R(582,y,c(amt) if ty=='CP' else '(N/C)');y-=11
    if ty=='CP': items.append(it(desc,'Labor',amt,hrs,None))
def part(q,no,desc,u,ty='CP'):
    global y; T(60,y,f'{no:<13} {desc}');R(400,y,str(q));R(480,y,c(u));R(582,y,c(q*u) if ty=='CP' else '(N/C)');y-=11
    if ty=='CP': items.append(it(desc,'Part',q*u,q,u))
def note(s):
    global y; T(60,y,s,0,7);y-=10
head('A','60,000 MILE / 60 MONTH MAINTENANCE')
lab('SUB60','714','CP',2.4,'60K MAJOR SERVICE LABOR',40560)
part(1,'15208AA170','OIL FILTER',1129);part(6,'SOA868V9310','0W20 SYNTHETIC OIL QT',845);part(1,'16546AA16A','AIR CLEANER ELEMENT',2874);part(4,'22401AA921','SPARK PLUG',2465)
note('SPARK PLUG GAP 0.9 MM. CABIN FILTER REPLACED BY OWNER 5/25.');y-=5
head('B','CUSTOMER STATES GRINDING NOISE FROM REAR WHEN BRAKING')
lab('BRKRR','714','CP',1.7,'REPLACE REAR PADS AND ROTORS',28730)
part(2,'26700FL02A','ROTOR REAR DISC',9618);part(1,'26696FL06A','PAD KIT REAR DISC',8740)
note('MEASURED REAR PADS LR 2MM RR 1MM  SPEC 1.5MM MIN  ROTOR LR 9.1 RR 8.8  DISCARD 8.5')
note('FRONT PADS LF 7MM RF 7MM - OK');y-=5
head('C','RECALL WRJ-22 TORQUE CONVERTER CONTROL PROGRAM (WARRANTY)')
lab('WRJ22','702','WS',0.4,'REPROGRAM TCM',0);part(1,'NPN','RECALL STICKER',0,'WS')
note('PAID BY SUBARU OF AMERICA - NO CHARGE TO CUSTOMER');y-=5
head('D','MULTI-POINT INSPECTION')
lab('MPI','714','CP',0.3,'',0) if 0 else None
T(46,y,'MPI      714  INS     0.00  MULTI-POINT INSPECTION PERFORMED');R(582,y,'0.00');y-=11
note('BATTERY 402 CCA OF 550 - YELLOW.  TIRES LF 5/32 RF 5/32 LR 4/32 RR 4/32 - YELLOW')
note('** RECOMMENDED, NOT IN THIS ESTIMATE: BATTERY REPLACEMENT $289.95   4 TIRES $941.60   CVT FLUID $312.00 **');y-=5
head('E','WINDSHIELD STONE CHIP');
T(46,y,'SUBLET   PO# 55120           CLEARLINE GLASS - CHIP REPAIR');R(582,y,c(8500));y-=11
items.append(it('CLEARLINE GLASS - CHIP REPAIR','Sublet',8500))
note('LIFETIME GUARANTEE BY CLEARLINE GLASS');y-=4
lb=sum(i['totalPrice'] for i in items if i['type']=='Labor');pt=sum(i['totalPrice'] for i in items if i['type']=='Part')
misc=3250; hz=495
items+= [it('SHOP SUPPLIES','Fee',misc),it('HAZ WASTE','Fee',hz)]
disc=5000; s=sum(i['totalPrice'] for i in items); sub=s-disc
tax=round(sub*.08125)
tot=sub+tax
k.line(30,y,582,y);y-=14
T(30,y,'SUBARU OWNER REWARDS: 4,180 PTS AVAILABLE = $41.80 (NOT APPLIED)',0,7);
T(30,y-12,'LAST VISIT 04/02/25 RO 211860 $128.44 PAID VISA',0,7)
for i,tx in enumerate(['I HEREBY AUTHORIZE THE REPAIR WORK HEREIN SET FORTH TO BE DONE ALONG WITH','THE NECESSARY MATERIAL. ESTIMATE GOOD 30 DAYS. STORAGE $45.00/DAY AFTER 3','DAYS OF NOTICE. A CARD SURCHARGE OF 3% APPLIES TO TICKETS ABOVE $2,000.00.','X______________________________________  DATE ____________']):
    T(30,y-34-i*11 - (14 if i==3 else 0),tx,0,6.6)
yy=y
for a,b in [('LABOR AMOUNT',lb),('PARTS AMOUNT',pt),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',8500),('SHOP SUPPLIES',misc),('HAZ WASTE',hz),('SERVICE COUPON OCT50',-disc),('TOTAL CHARGES',sub),('SALES TAX 8.125%',tax)]:
    T(410,yy,a);R(582,yy,c(b));yy-=11
k.rect(404,yy-9,180,16);T(410,yy-4,'ESTIMATED TOTAL',1,9);R(580,yy-4,c(tot),1,9)
k.setFont('s',6);k.drawString(30,24,'CUSTOMER COPY');k.drawRightString(582,24,'PAGE 1 OF 1   PRINTED 10/06/25 07:52')
k.save()
label('l01.pdf','SUE219047','KESTREL VALLEY SUBARU',dict(year=2021,make='Subaru',model='Outback',vin='4S4BTAPC9M3148862',mileage=63418,trim='Touring'),items,tax,tot,sub,[dc('SERVICE COUPON OCT50',disc)],[])
checktext(f,OUT+'l01.json')
