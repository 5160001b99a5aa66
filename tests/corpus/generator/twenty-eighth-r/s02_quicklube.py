from common import *
# quick lube: package price with its contents printed as zero rows, quarts over the 5 included, coupon, tax per line mark T
V=vin('2HKRW2H80LH617734')
ROWS=[ # qty, name, unit, ext, taxed
 (1,'MAX-LIFE HIGH MILEAGE OIL CHANGE PKG',6999,True,'Service',['up to 5 qt 0W-20 HM','oil filter  PF-3614','15-point check & top off']),
 (0.4,'EXTRA OIL 0W-20 HM (QT)',1149,True,'Part',[]),
 (1,'ENGINE AIR FILTER  AF-6110',2799,True,'Part',[]),
 (2,'WIPER BLADE BEAM 26/16',2149,True,'Part',['driver 26", passenger 16"']),
 (1,'TIRE ROTATION',1999,False,'Labor',[]),
]
items=[];st=0;tx=0
for q,n,u,t,ty,_ in ROWS:
    e=mul(q,u); st+=e; tx+=e if t else 0; items.append(I(n,ty,e,q,u))
env=349; items.append(I('ENVIRONMENTAL FEE','Fee',env,1,env)); st+=env; tx+=0
cp=1500; tax=pct(tx-cp,8.25); tot=st-cp+tax
label('s02_quicklube','pdf','invoice','0417-118305','ZIPPY PIT STOP',dict(year=2020,make='Honda',model='CR-V',vin=V,mileage=81237),items,tot,[cp],st,tax,'chain','TX',
 'The package contents are printed under the package without prices. Tax 8.25% on the T lines less the coupon. Recommended services in a box have prices and are not charged.')
from fpdf import FPDF
p=FPDF('P','mm',(140,216)); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(255,204,0); p.rect(0,0,140,24,'F'); p.set_font('helvetica','BI',20); p.set_xy(6,4); p.cell(100,9,'ZIPPY PIT STOP'); p.set_font('helvetica','B',10); p.set_xy(6,13); p.cell(80,6,'OIL & LUBE   Store #0417'); p.set_font('helvetica','',7); p.set_xy(80,5); p.multi_cell(55,3.5,'7702 Culebra Crossing\nSan Antonio TX 78251\n(210) 555-0137\nOpen 7 days, no appointment',align='R')
p.set_text_color(0); p.set_font('courier','',8); y=27
for a,b in [('Ticket 0417-118305','Bay 2   Hood: DEZ  Pit: MARCO'),('06/21/2025 11:42 AM',''),('Customer: A. VILLARREAL','(210) 555-0190'),('2020 Honda CR-V  1.5L','Lic: TX  LKR 4471'),(f'VIN {V}','Odometer 81,237')]:
    p.text(6,y+3,a); p.text(74,y+3,b); y+=4.2
y+=3; p.set_font('helvetica','B',7.5); p.set_fill_color(40,40,40); p.set_text_color(255)
p.set_xy(6,y)
for t,w,al in [('PRICE',18,'R'),('QTY',14,'R'),('SERVICE / PRODUCT',66,'L'),('T',8,'C'),('AMOUNT',22,'R')]: p.cell(w,5.5,t,fill=True,align=al)
p.set_text_color(0); y+=6
for q,n,u,t,ty,sub in ROWS+[(1,'ENVIRONMENTAL FEE',env,False,'Fee',[])]:
    p.set_font('helvetica','B',8); p.set_xy(6,y)
    for tt,w,al in [(m(u),18,'R'),(f'{q:g}',14,'R'),(n,66,'L'),('T' if t else '',8,'C'),(m(mul(q,u)),22,'R')]: p.cell(w,5,tt,align=al)
    y+=4.6; p.set_font('helvetica','',7)
    for s in sub: p.text(42,y+2.6,'- '+s); y+=3.4
    y+=0.8
y+=2; p.line(70,y,134,y)
for a,b,bo in [('Subtotal',m(st),0),('Coupon SAVE15',m(-cp),0),('Tax 8.25%',m(tax),0),('TOTAL',d(tot),1),('VISA ****2207',d(tot),0),('Change','0.00',0)]:
    p.set_font('helvetica','B' if bo else '',11 if bo else 8.5); p.set_xy(70,y+1); p.cell(36,5,a); p.cell(28,5,b,align='R'); y+=5.2
y+=4; p.rect(6,y,128,30); p.set_font('helvetica','B',8); p.text(9,y+5,'YOUR TECHNICIAN RECOMMENDS (not done today)'); p.set_font('helvetica','',8)
for i,(a,b) in enumerate([('Transmission drain & fill, due at 90,000','149.99'),('Cabin air filter, dirty','39.99'),('Coolant exchange, 2.5 yr old','129.99')]):
    p.text(9,y+11+i*5,a); p.text(112,y+11+i*5,b)
p.set_font('helvetica','',6.5); p.text(9,y+28,'Next oil change: 86,237 miles or 12/21/2025, whichever comes first')
p.set_font('helvetica','I',6.5); p.text(6,210,'Tell us how we did at zippypit.example/0417 and get $5 off.')
p.output(OUT+'/s02_quicklube.pdf')
