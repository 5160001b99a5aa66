# fpdf2: RV/diesel shop - CDK style section list w/ complaint-correction, boxes, 2 pages
import sys; sys.path.insert(0,'/tmp/rfpy')
from lib import *
from fpdf import FPDF
P=Paper(10,'RV shop estimate, sections with flat price, table borders, 2 pages','fpdf2',['page break inside table','flat rate sections','freight charge','fee percent','tire disposal','text between rows','amount column first'],'Black River RV & Coach','E-7719',(2012,'Winnebago','Sightseer 33C','1F66F5DY0B0A08813',63402))
pdf=FPDF(format='letter',unit='pt');pdf.set_auto_page_break(False);pdf.add_page();T=[]
Fm='Times'
def at(x,y,s,z=10,b='',al='L',w=300): pdf.set_font(Fm,b,z);pdf.set_xy(x,y);pdf.cell(w,12,s,align=al);T.append(s)
def head():
    at(40,30,'BLACK RIVER RV & COACH',16,'B');at(40,48,'25114 US Route 11, Watertown, New York 13601   (315) 555-0160   NYS facility 7128843');at(380,30,'ESTIMATE E-7719',13,'B','R',192)
head();at(40,66,'Customer: Lorne & Judy Scarborough, Kingston ON     Date in: 06/17/2025');at(40,80,'Unit: 2012 Winnebago Sightseer 33C   Ford V10   VIN 1F66F5DY0B0A08813   Miles 63,402')
y=102
def hd():
    global y
    pdf.set_fill_color(220);pdf.rect(40,y,532,14,'DF')
    for x,s,w,al in((40,'Amount',62,'R'),(108,'Qty',30,'R'),(144,'Each',52,'R'),(206,'Code',40,'L'),(252,'Description of parts and work',300,'L')):at(x,y+1,s,9,'B',al,w)
    y+=14
hd()
def chk():
    global y
    if y>560 and pdf.page==1: 
        at(40,750,'continued on page 2 - amount so far '+f(P.isum),9,'I');pdf.add_page();head();y=76;hd()
def row(n,typ,q,u,code,note=None,desc=None):
    global y
    chk();a=round(q*u);P.item(n,typ,a,q,u)
    pdf.rect(40,y,532,15+(11 if note else 0));at(40,y+2,f(a),10,'','R',62);at(108,y+2,f'{q:g}',10,'','R',30);at(144,y+2,f(u),10,'','R',52);at(206,y+2,code,8);at(252,y+2,n,10)
    if note: at(262,y+13,note,8.5,'I')
    y+=15+(11 if note else 0)
def txt(s,b=''):
    global y
    chk();pdf.rect(40,y,532,15);at(46,y+2,s,10,b);y+=15
txt('JOB 1  Generator (Onan 5500) starts then dies','B');row('Generator tune kit','Part',1,11850,'P');row('Carburetor assembly','Part',1,34695,'P','Onan 146-0803, freight below');row('Generator carburetor R&R and tune','Labor',2.8,14500,'L');row('Inbound freight, carburetor','Fee',1,2450,'F');txt('Load tested at 46 amps after tune. OK.')
txt('JOB 2  Bedroom slide does not retract','B');row('Slide motor, Lippert','Part',1,28920,'P');row('Shear bolts','Part',4,185,'P');row('Diagnose slide circuit','Labor',1.5,14500,'L');row('Replace slide motor and time gears','Labor',3.25,14500,'L','Two technicians needed for 1 hour');txt('JOB 3  Roof','B');row('Reseal roof penetrations, per fixture','Service',9,3800,'S');row('Dicor self-leveling sealant, tube','Part',6,1649,'P');txt('Customer declined new A/C shroud, 312.00, and bathroom skylight, 245.50 + labor.')
txt('JOB 4  Tires and brakes','B');row('Michelin XZE 245/70R19.5 16-ply','Part',2,47850,'P','Steer axle only; DOT 0825');row('Mount and balance, HD','Labor',2,5500,'L');row('NYS waste tire fee','Fee',2,250,'F');row('Tire disposal, over 19 in.','Fee',2,1800,'F');row('Front brake pads, hydraulic','Part',1,19430,'P');row('Front caliper, rebuilt','Part',2,24575,'P');row('Caliper core','Part',2,6500,'P','Refund when old ones are accepted');row('Brake labor','Labor',3.6,14500,'L');row('Brake fluid DOT 3, quart','Part',2,1295,'P')
txt('JOB 5  NYS heavy inspection','B');row('Motor home inspection','Fee',1,2000,'S');txt('JOB 6  Engine air filter and coolant','B');row('Air filter, V10','Part',1,6240,'P');row('Coolant exchange, V10','Service',1,28900,'S');row('Rodent nest clean-out of air box','Labor',.5,14500,'L')
pt=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Part');lt=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Labor')
mis=round(lt*.06);P.item('Shop supplies 6% of labor','Fee',mis)
y+=8;sub=P.isum;t1=round(sub*.04);t2=round(sub*.04);tot=P.sums(sub,t1+t2)
for a,b in((mis,'Shop supplies 6% of labor'),(sub,'SUBTOTAL'),(t1,'New York State tax 4%'),(t2,'Jefferson County tax 4%'),(t1+t2,'Tax, both'),(tot,'TOTAL ESTIMATE, U.S. FUNDS')):
    at(40,y,f(a),11,'B' if b[0:5]=='TOTAL' else '','R',62);at(112,y,b,11,'B' if b[:5]=='TOTAL' else '');y+=15
y+=6;at(40,y,'Parking in our yard is free for 10 days, then $12.00 a night. Estimates over $3,000.00 need 40% down. Dump station $10.00.',9)
at(40,y+12,'Repairs warranted 90 days or 4,000 miles. You have the right to your old parts (NYS DMV).',9);at(40,y+34,'Authorized by ____________________',10)
pdf.output(P.path);P.save('\n'.join(T),minus=(325,))
