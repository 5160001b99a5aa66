# truck/RV shop, two pages, complaint/cause/correction, brought-forward
from common import *
from reportlab.pdfgen import canvas
f=OUT+'l08.pdf';k=canvas.Canvas(f,pagesize=(612,792));H='Helvetica';HB='Helvetica-Bold'
def t(x,y,s,b=0,z=9): k.setFont(HB if b else H,z);k.drawString(x,y,s)
def r(x,y,s,b=0,z=9): k.setFont(HB if b else H,z);k.drawRightString(x,y,s)
shop='Big Sandy Truck & RV Repair, Inc.'
def head(p):
    t(40,752,shop,1,15);t(40,738,'I-64 Exit 191 · 3300 Louisa Rd, Catlettsburg, KY 41129 · 606-555-0155 · road service 24 h 606-555-0156 · US DOT 1188240',0,8)
    r(572,752,'Repair Estimate RV-60417',1,11);r(572,725,f'Page {p} of 2',0,8);k.setLineWidth(2);k.line(40,720,572,720);k.setLineWidth(.5)
head(1)
y=705
for a,b in [('Bill to: Dorothea & Walt Simmerling','Phone: 304-555-0143'),('Unit: 2016 Winnebago Vista 31KE (Ford F53 chassis, 6.8L V10)','Chassis VIN: 1F65F5DY6G0A08827'),('Odometer: 46,208   Hour meter (genset): 512.6','Fleet acct: none   PO: n/a'),('In: 08/04/2025 13:20   Promised: 08/08/2025','Writer: Clem')]:
    t(40,y,a);t(360,y,b);y-=13
items=[]
def cols():
    global y
    k.setFillGray(.85);k.rect(40,y-4,532,13,fill=1,stroke=0);k.setFillGray(0)
    t(44,y,'Type',1,8);t(84,y,'Item',1,8);t(150,y,'Description',1,8);r(420,y,'Qty',1,8);r(445,y,'U/M',1,8);r(508,y,'Price',1,8);r(568,y,'Extended',1,8);y-=15
def ln(ty,no,de,q,um,u,T=None):
    global y
    v=round(q*u);t(44,y,ty,0,8.5);t(84,y,no,0,8.5);t(150,y,de,0,8.5);r(420,y,f'{q:g}' if um!='HR' else f'{q:.2f}',0,8.5);r(445,y,um,0,8.5);r(508,y,c(u),0,8.5);r(568,y,c(v),0,8.5)
    items.append(it(de,T or {'LAB':'Labor','PRT':'Part','SUB':'Sublet','FEE':'Fee'}[ty],v,q,u));y-=12.5
def ccc(n,ti,L):
    global y
    y-=8;t(40,y,f'Operation {n} - {ti}',1,10);y-=12
    for a,b in L: t(48,y,a,1,8);t(104,y,b,0,8);y-=11
    y-=3;cols()
def ot(n,a):
    global y
    k.line(440,y+9,572,y+9);t(380,y-1,f'Operation {n} total',0,8.5);r(568,y-1,c(sum(i['totalPrice'] for i in items[a:])),1,8.5);y-=12
ccc(1,'Front brakes',[('Complaint','Pulls left under braking; pedal pulsation.'),('Cause','LF caliper slide seized. Pads LF 2 mm, RF 6 mm. Rotor 35.8 mm, discard 36.0 mm.'),('Correction','Replace both calipers, rotors, pads; flush DOT 4; road test 8 mi.')])
ln('LAB','HD-BR1','Front brake overhaul, F53',4.6,'HR',14800);ln('PRT','SLC-9120','Loaded caliper',2,'EA',18995);ln('PRT','RT5810','Rotor, hub style, 8 lug',2,'EA',21450);ln('PRT','DOT4-32','Brake fluid DOT 4',2.5,'PT',1180);ln('PRT','HB-442','Caliper banjo bolt & washer kit',2,'EA',745);ot(1,0);a=len(items)
ccc(2,'Slide-out, living room',[('Complaint','Slide stalls 6 in. from closed, amps 31 (max 20).'),('Cause','Schwintek motor worn; shoe and rack dry.'),('Correction','Replace driver-side upper motor, re-time both rails, lubricate.')])
ln('LAB','RV-SL4','Replace slide motor and synchronize',2.8,'HR',13200);ln('PRT','LIP-2876','In-wall slide motor 500:1',1,'EA',24875);ln('PRT','DRY-11','Dry lube, aerosol',1,'CN',1695);ot(2,a);a=len(items)
ccc(3,'Roof and water heater',[('Complaint','Drip at bath vent. No hot water on LP.'),('Cause','Lap sealant cracked 14 in.; igniter board no spark.'),('Correction','Reseal vents, replace board.')])
ln('LAB','RV-RF1','Clean and reseal roof penetrations',3,'HR',13200);ln('PRT','DIC501','Self-leveling sealant, white',5,'TB',1425);ln('PRT','AT-91367','Water heater igniter board',1,'EA',16830);ln('LAB','RV-WH2','Replace igniter board, test LP 11.0 in. w.c.',1.1,'HR',13200);ot(3,a)
p1=sum(i['totalPrice'] for i in items)
y-=10;t(330,y,'Carried forward to page 2',1);r(568,y,c(p1),1);t(40,30,'This estimate is not a bill. Continued on page 2.',0,8);k.showPage()
head(2);y=700;t(330,y,'Brought forward from page 1',1);r(568,y,c(p1),1);y-=8;a=len(items)
ccc(4,'Steer tires and PM',[('Complaint','Steer tires dated 3115; customer wants all-position LT.'),('Cause','Age 10 yr, weather checking.'),('Correction','Replace two, balance, set 82 psi.')])
ln('PRT','HK-AH35','Hankook AH35 245/70R19.5 load H',2,'EA',34250,'Tire');ln('LAB','TR-MB','Mount and balance 19.5 steer',2,'EA',5200);ln('FEE','TR-DSP','Truck tire disposal',2,'EA',1500);ln('SUB','PO 7714','Front end alignment, Ashland Spring',1,'EA',23500);ot(4,a)
lab_=sum(i['totalPrice'] for i in items if i['type']=='Labor');oth=[]
y-=8;t(40,y,'Other charges',1,10);y-=14
for de,v in [('Shop supplies, 6% of labor, max 95.00',9500),('Environmental fee',1250),('Dump station use',1000)]:
    t(150,y,de,0,8.5);r(568,y,c(v),0,8.5);items.append(it(de,'Fee',v));y-=12.5
s=sum(i['totalPrice'] for i in items);taxable=sum(i['totalPrice'] for i in items if i['type'] in('Part','Tire'));d1=7500;d2=4000
tax=round(taxable*.06);tot=s-d1-d2+tax
y-=6;k.line(330,y+9,572,y+9)
for x,v,b in [('Subtotal',s,0),('Good Sam member discount',-d1,0),('Tire promotion, 20.00 each',-d2,0),(f'KY sales tax 6.00% on {c(taxable)}',tax,0),('ESTIMATE TOTAL',tot,1)]:
    t(330,y,x,b,9+b*2);r(568,y,c(v),b,9+b*2);y-=14+b
t(330,y,'Account: previous balance (RV-58820)',0,8.5);r(568,y,'212.35',0,8.5);y-=12
t(330,y,'Account: payment 07/11/2025, thank you',0,8.5);r(568,y,'-212.35',0,8.5);y-=24
t(40,y,'Tire and wheel measurements',1,10);y-=14
for i,row in enumerate([('Pos.','Tread /32','Pressure in','DOT','Wheel torque'),('LF steer','7','71 psi','3115','450 lb-ft'),('RF steer','7','74 psi','3115','450 lb-ft'),('L drive out/in','11 / 11','80 / 62 psi','2219','450 lb-ft'),('R drive out/in','11 / 10','80 / 80 psi','2219','450 lb-ft')]):
    for j,x in enumerate(row): t(40+j*95,y,x,i==0,8.5)
    y-=12
y-=10;t(40,y,'Found, not authorized (add to the total if you want them):',1,9);y-=12
for x in ['Drive tires (4) 1,498.00 installed      Inside dual valve extension kit 86.40','Genset 500 h service 264.75      House batteries (2), 6 V, test 71% - 438.00','Coach wash and wax 12.50 per ft']: t(52,y,x,0,8.5);y-=12
y-=10
for x in ['Labor: chassis 148.00/h, coach 132.00/h. Parts return 20% restock. Overnight hookups 50A 15.00 per night after the first two.','Payment by cash, card, T-Chek or Comchek. Com fee 2.5% not included. Kentucky law KRS 376.270 mechanic lien applies. Estimate good 14 days.']: t(40,y,x,0,7.5);y-=10
t(40,y-30,'Authorized by ______________________________   Date _____________',0,9);k.save()
label('l08.pdf','RV-60417',shop,dict(year=2016,make='Winnebago',model='Vista',vin='1F65F5DY6G0A08827',mileage=46208,trim='31KE'),items,tax,tot,s,[dc('Good Sam member discount',d1),dc('Tire promotion, 20.00 each',d2)],['multi-page'])
print('supplies 6%',lab_*.06)
checktext(f,OUT+'l08.json')
