# reportlab layouts: dot-matrix RO, two-column invoice, insurer estimate, phone-app invoice
import sys; sys.dont_write_bytecode=True
from base import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors
for n,p in (('B','/usr/share/fonts/truetype/breip/Breip.ttf'),('DKG','/usr/share/fonts/truetype/fifthhorseman/dkg.ttf'),('M','/usr/share/fonts/truetype/3270/3270Condensed-Regular.ttf'),('M2','/usr/share/fonts/truetype/3270/3270SemiCondensed-Regular.ttf'),('RC','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf'),('RCB','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf')):
    pdfmetrics.registerFont(TTFont(n,p))
# dealer RO on continuous green-bar paper
def dotmatrix(i):
    F=[dict(shop='HARGROVE CHEVROLET BUICK GMC',a='3300 US HWY 41 N, VINCENNES IN 47591  812-555-0181',num='624817',veh=(2020,'Chevrolet','Equinox'),tag='T4417',miles='48211/48213',
        L=[('A','CK ENGINE LIGHT ON, RUNS ROUGH COLD','IGNITION COIL CYL 3 SHORTED, CODE P0353','REPLACED COIL AND PLUGS, CLEARED, ROAD TESTED','10CVZ','C',[('0.9 HRS DIAG AND R&R COIL',16470)],[(1,'12673511','COIL ASM-IGN',8942,8942),(4,'41-156','PLUG ASM-SPK',1489,5956)]),
           ('B','CUSTOMER STATES RECALL N232426130','CUSTOMER SATISFACTION','REPROGRAMMED ECM PER BULLETIN','9106224','W',[('0.4 HRS REPROGRAM ECM',0)],[]),
           ('C','LUBE OIL AND FILTER, DEXOS FULL SYNTHETIC','MAINTENANCE','PERFORMED, RESET OIL LIFE MONITOR','LOF','C',[('0.3 HRS LOF',2100)],[(1,'12710485','FILTER KIT',899,899),(5,'19432367','OIL DEXOS 0W20',729,3645)])],sup=1857,taxr=.07),
       dict(shop='COLUMBIA RIVER FORD',a='1825 NE 122ND AVE, PORTLAND OR 97230  503-555-0149',num='418822',veh=(2017,'Ford','F-150'),tag='9051',miles='91877/91880',
        L=[('A','GRINDING NOISE FRONT WHEN BRAKING','FRONT PADS METAL TO METAL BOTH SIDES','INSTALLED PADS AND ROTORS, BEDDED','15B10','C',[('1.8 HRS F PADS AND ROTORS',36000)],[(1,'HL3Z2001F','PAD KIT BRK',11485,11485),(2,'JL3Z1125A','ROTOR ASY',13215,26430)]),
           ('B','CLUNK OVER BUMPS RIGHT FRONT','LOWER BALL JOINT WORN','CUSTOMER DECLINED REPAIR AT THIS TIME EST $612.40','05A10','C',[('0.0 HRS DECLINED',0)],[])],sup=2500,taxr=0)][i]
    D=Doc('dotmatrix-ro',i,'reportlab',F['shop'],F['num'],F['veh'],['complaint/cause/correction','labor types C/W','warranty line no charge' if i==0 else 'declined work priced in text','all caps mono']+(['fax 1-bit'] if i else []))
    c=canvas.Canvas(D.path,pagesize=(9.5*72,11*72)); W,H=9.5*72,11*72; y=H-40
    c.setFillColor(colors.Color(.89,.96,.89))
    for k in range(0,66,6): c.rect(36,H-12*k-36,W-72,36,stroke=0,fill=1)
    c.setFillColor(colors.white);c.setStrokeColor(colors.grey)
    for k in range(22): c.circle(16,18+k*36,5,fill=1);c.circle(W-16,18+k*36,5,fill=1)
    c.setFillColor(colors.Color(.16,.16,.24)); c.setFont('M2',14)
    L=[]; P=L.append
    P(F['shop'].center(80));P(F['a'].center(80));P('')
    P(f"REPAIR ORDER {F['num']:<12}TAG {F['tag']:<8}ADV 212 KOWALSKI   11/{16+i}/26 07:4{i}   PAGE 1")
    P(f"{F['veh'][0]} {F['veh'][1].upper()} {F['veh'][2].upper()}".ljust(34)+f"MILES IN/OUT {F['miles']}  RATE {D.n(18300 if i==0 else 20000)}"); P('='*80)
    lab=par=0
    for x,co,ca,cr,op,lt,ls,ps in F['L']:
        if '612.40' in cr: D.printed.append(61240)
        P(f"LINE {x}  COMPLAINT:  {co}");P(f"        CAUSE:      {ca}");P(f"        CORRECTION: {cr}")
        st=0
        for d,a in ls:
            P(f"   {op:<9}TECH 3{len(d)%9}1  TYPE {lt}  {d:<30}"+(D.n(a) if a or lt!='W' else '(N/C)').rjust(15)); h=float(d.split()[0])
            if a: D.it(d,'Labor',a,h,None)
            st+=a;lab+=a
        for q,pn,d,u,e in ps:
            P(f"      {q:>2} {pn:<12}{d:<20}{D.n(u):>11}{D.n(e):>23}"); D.it(d,'Part',e,q,u); st+=e;par+=e
        P(f"{'PARTS: ':>20}{D.n(sum(p[4] for p in ps)):>10}  LABOR: {D.n(sum(a for _,a in ls)):>9}  TOTAL LINE {x}: {D.n(st):>12}");P('-'*80)
    D.it('SHOP SUPPLIES','Fee',F['sup']); D.tax=R((par+F['sup'])*F['taxr']); D.total=D.sum()+D.tax
    for n,v in (('LABOR AMOUNT',lab),('PARTS AMOUNT',par),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',0),('SHOP SUPPLIES',F['sup']),('LESS DISCOUNT',0),('SALES TAX',D.tax)): P(f"{n:>60}{D.n(v):>16}")
    P(f"{'PLEASE PAY THIS AMOUNT':>60}{D.n(D.total):>16}"); P('');P(' LIABILITY FOR PROPERTY LEFT IN VEHICLE LIMITED TO $'+D.n(10000)+'.  HRS M-F 7:30-6:00')
    for l in L: c.drawString(52,y,l); y-=14.2
    c.save(); D.save()
# classic two-column: parts left, labor right, totals bottom-right
def twocol(i):
    F=[dict(shop="Ed & Son's Auto Repair",a='117 Mill Street, Rutland, VT 05701   (802) 555-0136',num='08841',veh=(2011,'Toyota','Tacoma'),cust='R. Laflamme',
       P=[(2,'Lower ball joint','K500',5890),(2,'Outer tie rod end','ES80',4275),(1,'Sway bar link kit','K80',3160),(4,'Lug nut','611',289)],L=[('Replace both lower ball joints',26500),('Replace outer tie rod ends',14000),('VT state inspection',5500)],sub=[('Alignment - Rutland Tire',11000)],tax=.06),
       dict(shop='Delgado Automotive',a='2601 S 6th Ave, Tucson, AZ 85713   520-555-0184',num='21177',veh=(2008,'Honda','Civic'),cust='Teresa M.',
       P=[(1,'Radiator, all alum.','2922',16845),(2,'Coolant Type 2','OL99',2195),(1,'Rad hose upper','71',2260),(1,'Rad hose lower','72',2480),(2,'Hose clamps','',225)],L=[('R&R radiator, pressure test, bleed',21000),('Diagnose overheating',6500)],sub=[],tax=.087)][i]
    D=Doc('two-column',i,'reportlab',F['shop'],F['num'],F['veh'],['two columns side by side','sublet']+(['scan skew','coffee ring'] if i else []))
    c=canvas.Canvas(D.path,pagesize=letter);c.setStrokeColor(colors.Color(.1,.2,.5));c.setFillColor(colors.Color(.1,.2,.5))
    c.setFont('Times-Bold',24);c.drawCentredString(306,742,F['shop']);c.setFont('Times-Roman',11);c.drawCentredString(306,726,F['a']);c.setFont('Times-Bold',13);c.drawRightString(576,700,'INVOICE  No. '+F['num'])
    c.setFont('Helvetica',7)
    for x,w,t in ((36,180,'NAME'),(216,180,'YEAR / MAKE / MODEL'),(396,90,'MILEAGE'),(486,90,'DATE')): c.rect(x,662,w,28);c.drawString(x+3,682,t)
    c.rect(36,250,285,400);c.rect(321,250,255,400);c.line(36,632,576,632)
    c.setFont('Helvetica-Bold',8)
    for x,t in ((40,'QTY'),(64,'PART NO. & DESCRIPTION'),(232,'PRICE'),(284,'AMOUNT'),(326,'LABOR PERFORMED'),(530,'CHARGE')): c.drawString(x,638,t)
    for x in (60,215,268,520): c.line(x,650,x,250)
    c.setFillColor(colors.black);c.setFont('Courier',10.5)
    c.drawString(40,668,F['cust']);c.drawString(220,668,' '.join(map(str,F['veh'])));c.drawString(400,668,['163,204','187,550'][i]);c.drawString(490,668,f'11-0{5+i}-26')
    y=618;pt=0
    for q,d,pn,u in F['P']:
        D.it(d,'Part',q*u,q,u);pt+=q*u
        c.drawString(42,y,str(q));c.drawString(64,y,d);c.setFont('Courier',8);c.drawString(64,y-9,('#'+pn) if pn else '');c.setFont('Courier',10.5);c.drawRightString(264,y,D.n(u));c.drawRightString(318,y,D.n(q*u));y-=25
    y=618;lt=0;c.setFont('Courier',9.5)
    for d,a in F['L']: D.it(d,'Labor',a);lt+=a;c.drawString(326,y,d);c.drawRightString(573,y,D.n(a));y-=25
    y-=15
    if F['sub']: c.setFont('Helvetica-Bold',8);c.drawString(326,y,'SUBLET');y-=16;c.setFont('Courier',9.5)
    st=0
    for d,a in F['sub']: D.it(d,'Service',a);st+=a;c.drawString(326,y,d);c.drawRightString(573,y,D.n(a));y-=20
    D.tax=R(pt*F['tax']);D.total=pt+lt+st+D.tax;y=232
    for n,v in (('TOTAL PARTS',pt),('TOTAL LABOR',lt),('SUBLET',st),('TAX %g%% (parts)'%(F['tax']*100),D.tax),('TOTAL',D.total)):
        if n=='SUBLET' and not st: continue
        c.rect(396,y-6,180,20);c.setFont('Helvetica',9);c.drawString(400,y,n);c.setFont('Courier-Bold',11);c.drawRightString(573,y,D.n(v));y-=20
    c.setFont('Helvetica',7);c.drawString(40,232,'I hereby authorize the above repair work to be done along with necessary materials.');c.drawString(40,221,'An express mechanic\'s lien is acknowledged on above vehicle to secure the amount of repairs.');c.drawString(40,210,'Storage $'+D.n(3500)+' per day after 3 days. Returned check $'+D.n(3000)+'.')
    c.line(40,170,300,170);c.drawString(40,161,'SIGNED');c.save();D.save()
# insurer estimate with supplement
def insurer(i):
    F=[dict(shop='Meridian Collision Center',ins='GREAT PLAINS MUTUAL',num='26-0418877-01',veh=(2022,'Honda','Accord'),ded=50000,
       R=[('','','FRONT BUMPER'),(1,'','O/H front bumper','',None,2.4,0),(2,'Repl','Bumper cover w/o sensor','04711-30A-A90ZZ',42850,0,3.0),(3,'','Add for Clear Coat','',None,0,1.2),(4,'Repl','A/M LT Side support','71198-30A-A00',3120,0,0),('','','FRONT LAMPS'),(5,'Repl','LKQ LT Headlamp assy +25%','33150-30A-A11',61250,0.4,0),(6,'','Aim headlamps','',None,0.5,0),('','','FENDER'),(7,'Rpr','LT Fender','60260-30A-A90',None,2.5,2.2),('','','MISCELLANEOUS OPERATIONS'),(8,'Subl','Pre and post repair scan','',15000,0,0),(9,'#','Hazardous waste removal','',500,0,0),(10,'S01 Repl','RT Bracket bumper beam','71190-30A-A00',4785,0.3,0)],rates=(6200,6200,4200),tax=.0725,prior=None),
      dict(shop='Bayou Auto Body LLC',ins='Pelican Casualty',num='LA-77120',veh=(2018,'Toyota','Camry'),ded=100000,
       R=[('','','REAR BUMPER'),(1,'','O/H bumper assy','',None,1.9,0),(2,'Repl','Bumper cover SE','52159-06988',38995,0,2.6),(3,'','Add for Clear Coat','',None,0,1.0),(4,'Repl','Energy absorber','52615-06250',12740,0,0),('','','QUARTER PANEL'),(5,'* Rpr','RT Quarter panel','61601-06C10',None,4.5,2.4),(6,'Repl','RT Tail lamp assy','81550-06730',25690,0.3,0),(7,'#','Cover car / bag for overspray','',800,0.2,0)],rates=(5400,5400,3600),tax=.0945,prior=None)][i]
    D=Doc('insurer-estimate',i,'reportlab',F['shop'],F['num'],F['veh'],['labor and paint hours in columns','totals by category','deductible']+(['supplement'] if i==0 else ['angle','shadow']),'insurance')
    c=canvas.Canvas(D.path,pagesize=letter);c.setFont('Helvetica-Bold',13);c.drawCentredString(306,755,F['shop'].upper());c.setFont('Helvetica',8.5)
    c.drawCentredString(306,743,['4820 Sterling Ave, Sioux Falls, SD 57107  Phone: (605) 555-0170','11200 Airline Hwy, Baton Rouge, LA 70816  Phone: (225) 555-0138'][i]);c.setFont('Helvetica-Bold',11);c.drawCentredString(306,722,['Supplement of Record 1 with Summary','Preliminary Estimate'][i])
    c.setFont('Helvetica',8.5)
    for k,t in enumerate((f"Insured: {['PARRISH, JOAN','BROUSSARD, ALBERT'][i]}     Claim #: {F['num']}     Insurance: {F['ins']}",f"Vehicle: {F['veh'][0]} {F['veh'][1]} {F['veh'][2]} {['EX-L 4D SED 4-1.5L','SE 4D SED 4-2.5L'][i]}   Odometer: {['31,255','84,019'][i]}   Point of impact: {['11 Left Front','05 Right Rear'][i]}")): c.drawString(40,704-k*12,t)
    y=672;X=(58,62,108,285,395,470,525,575)
    c.setFont('Helvetica-Bold',8);c.line(36,y+11,576,y+11)
    c.drawRightString(X[0],y,'Line');c.drawString(X[1]+4,y,'Oper');c.drawString(X[2]+4,y,'Description');c.drawString(X[3],y,'Part Number');c.drawRightString(X[4]+6,y,'Qty');c.drawRightString(X[5],y,'Extended $');c.drawRightString(X[6],y,'Labor');c.drawRightString(X[7],y,'Paint');c.line(36,y-3,576,y-3);y-=14
    bl=pl=ext=0
    for r in F['R']:
        if r[0]=='': c.setFont('Helvetica-Bold',8.5);c.drawString(X[2]+4,y,r[2]);y-=13;continue
        n,o,d,pn,p,h,pt=r;c.setFont('Helvetica',8.5);c.drawRightString(X[0],y,str(n));c.drawString(X[1]+4,y,o);c.drawString(X[2]+4,y,d);c.drawString(X[3],y,pn)
        if p: D.it(d,'Service' if o=='Subl' else 'Fee' if o=='#' else 'Part',p,1,None);c.drawRightString(X[4]+6,y,'1');c.drawRightString(X[5],y,D.n(p));ext+=p
        if h: c.drawRightString(X[6],y,f'{h:.1f}')
        if pt: c.drawRightString(X[7],y,f'{pt:.1f}')
        bl+=h;pl+=pt;y-=13
    c.line(36,y+9,576,y+9);c.setFont('Helvetica-Bold',8.5);c.drawRightString(X[4],y-3,'SUBTOTALS');c.drawRightString(X[5],y-3,D.n(ext));c.drawRightString(X[6],y-3,f'{bl:.1f}');c.drawRightString(X[7],y-3,f'{pl:.1f}');y-=34
    c.setFont('Helvetica-Bold',11);c.drawString(40,y,'ESTIMATE TOTALS');y-=16;c.setFont('Helvetica-Bold',8.5);c.drawString(120,y,'Category');c.drawString(280,y,'Basis');c.drawString(390,y,'Rate');c.drawRightString(560,y,'Cost $');c.line(110,y-3,565,y-3);y-=14;c.setFont('Helvetica',8.5)
    parts=sum(x['totalPrice'] for x in D.items if x['type']=='Part');oth=ext-parts
    rows=[('Parts','','',parts)]
    for n,h,ra,t in (('Body Labor',bl,F['rates'][0],'Labor'),('Paint Labor',pl,F['rates'][1],'Labor'),('Paint Supplies',pl,F['rates'][2],'Fee')):
        a=R(h*ra);D.it(n,t,a,round(h,1),ra);rows.append((n,f'{h:.1f} hrs',f'@ ${D.n(ra)} /hr',a))
    rows.append(('Miscellaneous','','',oth)); D.subtotal=D.sum(); tb=parts+R(pl*F['rates'][2]);D.tax=R(tb*F['tax']);D.total=D.subtotal+D.tax
    rows+=[('Subtotal','','',D.subtotal),('Sales Tax','$ '+D.n(tb),f"@ {F['tax']*100:.4f} %",D.tax),(['Total Cost of Repairs','Grand Total'][i],'','',D.total),('Deductible','','',F['ded']),('Total Adjustments','','',F['ded']),(['Net Cost of Supplement 1 included','Net Cost of Repairs'][i] if i else 'Net Cost of Repairs','','',D.total-F['ded'])]
    for n,b,ra,a in rows:
        c.setFont('Helvetica-Bold' if 'Total' in n or 'Net' in n or n=='Subtotal' else 'Helvetica',8.5);c.drawString(120,y,n);c.drawString(280,y,b);c.drawString(390,y,ra);c.drawRightString(560,y,D.n(a));y-=13
    if i==0:
        y-=10;s1=4785+R(.3*6200);c.setFont('Helvetica',8.5);c.drawString(40,y,'Cumulative effects of supplement(s):   Estimate '+D.n(D.total-s1-R(4785*.0725))+'    Supplement S01  '+D.n(s1+R(4785*.0725))+'    Workfile Total: $ '+D.n(D.total));y-=12
    c.setFont('Helvetica',7);c.drawString(40,50,'# = Manual line entry   * = Judgment item   O/H = Overhaul   LKQ = Like kind and quality part   Rental allowed '+('$'+D.n(4000)+'/day, 5 days' if i==0 else '$'+D.n(3500)+'/day'));c.save();D.save()
# phone-app invoice
def phoneapp(i):
    F=[dict(shop='Wrench2U Mobile Repair',num='INV0047',veh=(2015,'Kia','Optima'),L=[('Valve cover gasket set','Part',1,5499,0),('Valve cover gasket R&R','Labor',2.5,9500,0),('Spark plugs Laser Iridium','Part',4,1450,10),('Service call inside Loop 410','Fee',1,4500,100)],tax=None,dep=12000),
       dict(shop='JT Auto & Small Engine',num='EST0012',veh=(2006,'Buick','LaCrosse'),L=[('Wheel hub assembly front left','Part',1,8999,0),('Install hub','Labor',1.2,8000,0),('Brake hose LF','Part',1,2450,0),('Bleed brakes','Service',1,4000,50)],tax=.0625,dep=0)][i]
    D=Doc('phone-app',i,'reportlab',F['shop'],F['num'],F['veh'],['discount per line in the row','deposit and balance due' if i==0 else 'free text vehicle']+(['phone screenshot of viewer'] if i else []))
    c=canvas.Canvas(D.path,pagesize=letter);g=colors.Color(.45,.45,.5);k=colors.Color(.15,.15,.2)
    c.setFillColor(colors.Color(.30,.22,.72));c.rect(0,700,612,92,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',22);c.drawString(40,745,F['shop']);c.setFont('Helvetica',10);c.drawString(40,725,['210-555-0166  wrench2u@mail.example','(978) 555-0129'][i]);c.setFont('Helvetica-Bold',18);c.drawRightString(572,748,['INVOICE','ESTIMATE'][i]);c.setFont('Helvetica',10);c.drawRightString(572,730,F['num']);c.drawRightString(572,716,f'Nov {18+i}, 2026')
    c.setFillColor(g);c.setFont('Helvetica',9);c.drawString(40,676,'BILL TO');c.setFillColor(k);c.setFont('Helvetica',11);c.drawString(40,661,['Ashley Romero','Mr. Boudreau']  [i]);c.drawString(40,646,f"{' '.join(map(str,F['veh']))} {['2.4 · 102k mi','maroon, plate 4TK B19'][i]}")
    y=610;c.setFillColor(g);c.setFont('Helvetica-Bold',8);c.drawString(40,y,'DESCRIPTION');c.drawRightString(370,y,'RATE');c.drawRightString(420,y,'QTY');c.drawRightString(490,y,'DISCOUNT');c.drawRightString(572,y,'AMOUNT');c.setStrokeColor(colors.lightgrey);c.line(40,y-6,572,y-6);y-=26
    dt=0
    for d,t,q,u,ds in F['L']:
        a=R(q*u);net=a-R(a*ds/100);dt+=a-net;D.it(d,t,net,q,u);c.setFillColor(k);c.setFont('Helvetica',11);c.drawString(40,y,d);c.drawRightString(370,y,D.m(u));c.drawRightString(420,y,f'{q:g}');c.drawRightString(490,y,f'{ds}%' if ds else '');c.drawRightString(572,y,D.m(net));c.line(40,y-10,572,y-10);y-=30
    s=D.sum();D.subtotal=s;R_=[('Subtotal',D.m(s))]
    if F['tax']: tb=sum(x['totalPrice'] for x in D.items if x['type']=='Part');D.tax=R(tb*F['tax']);R_.append((f"Sales tax ({F['tax']*100:g}% parts)",D.m(D.tax)))
    D.total=s+(D.tax or 0);R_.append(('TOTAL',D.m(D.total)))
    if dt: R_.append(('You saved',D.m(dt)))
    if F['dep']: R_+=[('Deposit paid 11/16 (Cash App)','-'+D.m(F['dep'])),('BALANCE DUE','USD '+D.m(D.total-F['dep']))]
    y-=6
    for n,v in R_: c.setFont('Helvetica-Bold' if n.isupper() else 'Helvetica',12 if n.isupper() else 10.5);c.drawRightString(470,y,n);c.drawRightString(572,y,v);y-=20
    c.setFont('Helvetica',9);c.setFillColor(g);c.drawString(40,120,('Price good thru 11/30. Parts from the dealer would be about '+D.m(9000,dec=False)+' more.' if i else 'Thanks for your business! 90 day warranty on my labor.'));c.drawString(40,60,'Sent from my phone with InvoiceBuddy');c.save();D.save()
if __name__=='__main__':
    for f in (dotmatrix,twocol,insurer,phoneapp):
        if len(sys.argv)>1 and f.__name__ not in sys.argv[1:]: continue
        for i in (0,1): f(i)
        print(f.__name__,'ok')
