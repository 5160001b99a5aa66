# Reynolds-like dealer quote, fpdf2
import sys;sys.path.insert(0,'/tmp/elib')
from lab import *
from fpdf import FPDF
L=Lab('09.pdf','Reynolds-like dealer preliminary quote with boxed grid, job #, LBR/PTS columns','fpdf2','Magnolia Coast Hyundai','621775',dict(year=2018,make='Hyundai',model='Tucson',vin='KM8J33A45JU713590',mileage=79330),['labor and parts columns in one row','menu package price','inspection MPI table with prices not charged','two page','no ($) signs','amounts in legal text'],kind='dealer_order')
p=FPDF(format='letter');p.set_auto_page_break(False)
def hd():
    p.add_page();p.set_font('Times','B',17);p.text(15,16,'Magnolia Coast HYUNDAI');p.set_font('Times','',9);p.text(15,21,'11421 Interstate Blvd   Gulfport, MS 39503');p.text(15,25,'SERVICE 228-555-0166   Parts 228-555-0167')
    p.set_font('Courier','B',10);p.text(130,15,'SERVICE QUOTE / R.O.');p.text(130,20,'RO# 621775');p.set_font('Courier','',9);p.text(130,25,'02/19/24 07:52  ADV 119 T.NECAISE');p.rect(12,8,192,20)
def foot(n):p.set_font('Courier','',7);p.text(15,272,f'FORM RR-SVC-88  621775  PAGE {n} OF 2')
hd();p.set_font('Courier','',9);y=34
for a in('NAME: LADNER, CRYSTAL           PHONE: 228-555-0139   EMAIL: N','2018 HYUNDAI TUCSON SEL 2.0L    VIN: KM8J33A45JU713590','MILEAGE: 79330   LIC: MS HNB 4471   TAG: 318   WAITING: Y'):p.text(15,y,a);y+=4.5
y+=2;p.set_fill_color(230);p.rect(12,y-4,192,6,style='F');p.set_font('Courier','B',8);
def rt(x,y,s):p.text(x-p.get_string_width(s),y,s)
p.text(14,y,'JOB  DESCRIPTION / STORY');p.text(108,y,'TECH');rt(132,y,'HRS');rt(156,y,'LBR');rt(178,y,'PTS');rt(202,y,'JOB TOTAL');y+=6
def row(j,d,tech,h,l,pt,story=()):
    global y
    p.set_font('Courier','B',8.5);p.text(14,y,f'#{j}  {d}');p.set_font('Courier','',8.5);p.text(108,y,tech)
    if h:rt(132,y,f'{h:.1f}')
    if pt is None and l:
        L.item(d,'Service',l);rt(202,y,L.N(l))
    else:
        rt(156,y,L.N(l));rt(178,y,L.N(pt));rt(202,y,L.N(l+pt))
        if l:L.item(d,'Labor',l,h,None)
        if pt:L.item(d,'Part',pt)
    y+=4.2
    for s in story:p.text(22,y,s);y+=4
    y+=2;p.line(12,y-3,204,y-3);y+=2
row(1,'DIAGNOSE CHECK ENGINE LIGHT','2204',1.0,15995,0,['P0171, SMOKE TEST - INTAKE HOSE CRACKED'])
row(2,'AIR INTAKE HOSE ASSY REPLACE','2204',.4,6398,9486,['28140-D3100 HOSE ASSY-AIR INTAKE'])
row(3,'FRT LOWER CONTROL ARM LH','2204',1.6,25592,21377,['54500-D3000  ALIGN REQUIRED SEE JOB 4'])
row(4,'4-WHEEL ALIGNMENT','2117',1.2,12995,0)
row(5,'75K MENU SERVICE "SILVER"','2117',None,38995,None,['OIL, FILTERS, ROTATE, BRAKE FLUID, CABIN FLTR','(MENU PRICE INCLUDES PARTS AND LABOR)'])
row(6,'THETA ENGINE KSDS UPDATE','2204',.3,0,0,['WARRANTY CAMPAIGN 953  - NO CHARGE'])
lb,pt,sv=L.typ('Labor'),L.typ('Part'),L.typ('Service')
ss=L.item('SHOP SUPPLIES/HAZMAT','Fee',3995)
d=L.disc('COUPON: $40 OFF OVER $400',4000);L.D(40000)
sub=L.sum();tax=round(sub*.07)
for n,a in(('LABOR',L.N(lb)),('PARTS',L.N(pt)),('MENU/PACKAGES',L.N(sv)),('SHOP SUPPLIES/HAZMAT',L.N(ss)),('COUPON: $40 OFF OVER $400',L.N(d)+'CR'),('SUBTOTAL',L.N(sub)),('MS SALES TAX 7%',L.N(tax)),('QUOTE TOTAL',L.N(sub+tax))):
    p.set_font('Courier','B' if 'TOTAL' in n else '',9);rt(172,y+4,n);rt(202,y+4,a);y+=5
p.set_font('Courier','',7);y+=8
for s in('I AUTHORIZE THE ABOVE WORK. SHOP SUPPLIES ARE 10% OF LABOR NOT TO EXCEED $39.95. STORAGE $40.00 PER DAY AFTER','24 HRS OF COMPLETION. RENTAL CARS FROM $45.00 PER DAY. PARTS & LABOR 12 MO/12,000 MI.'):p.text(15,y,s);y+=3.5
for a in(3995,4000,4500):L.D(a)
foot(1);hd();y=38;p.set_font('Courier','B',9);p.text(15,y,'MULTI-POINT INSPECTION - ITEMS NOT AUTHORIZED TODAY');y+=6
for c,n,a in(('RED','REAR BRAKE PADS 2MM, RESURFACE ROTORS',38950),('RED','BATTERY TESTED 310 CCA OF 550',24995),('YEL','TRANSMISSION SERVICE',27995),('YEL','TIRES 4/32 - 4 HANKOOK KINERGY',81180),('GRN','LIGHTS, WIPERS, HORN',None)):
    p.set_font('Courier','',9);p.text(15,y,c);p.text(30,y,n)
    rt(160,y,L.N(a) if a else 'OK');p.text(165,y,'DECLINED' if a else '');y+=6
p.text(15,y+4,'PRICES ON THIS PAGE DO NOT INCLUDE TAX AND ARE NOT PART OF THE QUOTE TOTAL.');foot(2)
p.output('09.pdf');L.save(tax,sub)
