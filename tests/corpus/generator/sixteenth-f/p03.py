# fpdf2: QuickBooks-like fleet estimate, ACTIVITY/QTY/RATE/AMOUNT, no types
import sys; sys.path.insert(0,'/tmp/rfpy')
from lib import *
from fpdf import FPDF
P=Paper(3,'QuickBooks estimate, date column, activity + description','fpdf2',['no labor/parts columns','long wrapped description','discount in percent as a row','two tax rates','deposit requested','optional line not counted'],'Kowalczyk Fleet & Diesel LLC',"1163",(2016,'Ford','F-450','1FDUF4HT6GEB20418',174930))
pdf=FPDF(format='letter',unit='mm'); pdf.add_page(); pdf.set_margins(15,15,15); T=[]
pdf.add_font('C','','/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf') if os.path.exists('/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf') else None
try: pdf.add_font('C','B','/usr/share/fonts/truetype/crosextra/Carlito-Bold.ttf'); F='C'
except Exception: F='Helvetica'
def at(x,y,s,sz=10,b='',al='L',w=80):
    pdf.set_font(F,b,sz); pdf.set_xy(x,y); pdf.multi_cell(w,4.6,s,align=al); T.append(s); return pdf.get_y()
at(15,15,'Kowalczyk Fleet & Diesel LLC',14,'B',w=120); at(15,22,'7711 Brecksville Rd\nIndependence, OH 44131 US\n+1 2165550163\nap@kowalczykfleet.example',9.5)
pdf.set_text_color(40,110,140); at(15,45,'Estimate',20,w=60); pdf.set_text_color(0)
at(15,56,'ADDRESS\nCuyahoga Tree Service Inc.\nAttn: Fleet Mgr. Bev Oster\n4400 Warner Rd\nGarfield Hts, OH 44125',9.5)
at(140,56,'ESTIMATE #  1163\nDATE  10/02/2025\nEXPIRATION DATE  11/01/2025',9.5,al='R',w=60)
pdf.set_draw_color(40,110,140); pdf.line(15,84,201,84)
at(15,86,'UNIT #\nT-14',9.5,w=30); at(45,86,'VEHICLE\n2016 Ford F-450 Chipper, 6.7L',9.5); at(105,86,'VIN\n1FDUF4HT6GEB20418',9.5); at(160,86,'MILES\n174,930',9.5,w=40)
y=100; pdf.set_fill_color(215,230,236); pdf.rect(15,y,186,6,'F'); 
for x,w,s,al in((16,35,'ACTIVITY','L'),(52,90,'DESCRIPTION','L'),(140,12,'QTY','R'),(153,22,'RATE','R'),(176,24,'AMOUNT','R')): at(x,y+.8,s,9,'',al,w)
y=108
def row(act,desc,q,u,typ,name=None,txt=None):
    global y
    t=round(q*u)
    if typ: P.item(name or desc,typ,t,q,u)
    y1=at(16,y,act,9.5,'B',w=35); y2=at(52,y,desc+(txt or ''),9.5,w=86)
    at(138,y,f'{q:g}',9.5,'','R',14); at(153,y,f(u),9.5,'','R',22); at(176,y,f(t)+('T' if typ in('Part','Fee') else ''),9.5,'','R',24); y=max(y1,y2)+2.5
row('Labor:HD','EGR cooler and up-pipe replacement, cab stays on',11.5,13900,'Labor')
row('Parts','EGR cooler kit, upgraded, with gaskets and hardware',1,68450,'Part')
row('Parts','Up-pipe, passenger side, w/ bellows',1,23175,'Part')
row('Parts','Coolant, gold, concentrate (gal)',5,2640,'Part')
row('Labor:HD','Fuel filters, both, and bleed system',.9,13900,'Labor')
row('Parts','Fuel filter kit FD4615',1,8910,'Part','Fuel filter kit')
row('Road call','After-hours road call to the yard on 9/28, flat',1,17500,'Service')
row('Shop supplies','Cleaner, rags, sealers',1,4500,'Fee')
pb=sum(i['totalPrice'] for i in P.j['items']); 
lab=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Labor')
dd=P.disc('Fleet account discount, 5% of labor',round(lab*.05))
y1=at(16,y,'Discount',9.5,'B',w=35); at(52,y,'Fleet account discount, 5% of labor',9.5,w=86); at(176,y,f(-dd),9.5,'','R',24); y=y1+2.5
at(52,y,'OPTIONAL, price on request before 10/15: oil cooler at the same time, add $1,185.00 (not in this total)',9.5,w=86); y=pdf.get_y()+3
pdf.set_dash_pattern(1,1); pdf.line(15,y,201,y); pdf.set_dash_pattern(); y+=3
tb=sum(i['totalPrice'] for i in P.j['items'] if i['type'] in('Part','Fee')); t1=round(tb*.0575); t2=round(tb*.0225)
sub=P.isum-dd; tot=P.sums(sub,t1+t2)
for a,b in(('SUBTOTAL',f(sub)),('OHIO STATE TAX 5.75%',f(t1)),('CUYAHOGA COUNTY 2.25%',f(t2)),('TOTAL',d(tot))):
    at(120,y,a,10 if a!='TOTAL' else 12,'B' if a=='TOTAL' else '',w=50); at(165,y,b,10 if a!='TOTAL' else 14,'B' if a=='TOTAL' else '','R',35); y+=6.5
at(15,y-24,f'Deposit to order parts: $900.00, balance on pick-up.\nDiesel parts warranty 12 months or 100,000 miles\n(manufacturer), labor 6 months.',9,w=90)
at(15,y+12,'Accepted By',9.5); at(110,y+12,'Accepted Date',9.5)
pdf.output(P.path); P.save("\n".join(T),extra=(t1+t2,))
P.j['printed'].remove(t1+t2); json.dump(P.j,open(OUT+'03.json','w'),indent=1)
