# dealer CDK-like, monospaced via groff
from lab import *;import subprocess
L=Lab('04.pdf','CDK-like dealer repair order, line A/B/C op codes, labor and parts columns','groff','Mesa Verde Chrysler Dodge Jeep Ram','CDCS61928',dict(year=2020,make='Jeep',model='Grand Cherokee',vin='1C4RJFBG8LC310586',mileage=57214),['op codes','technician ids','warranty line at no charge','labor and parts totals per line not items','all caps','loyalty discount','EPA fee'],kind='dealer_order')
o=[]
def w(s):o.append(s)
w('                    MESA VERDE CHRYSLER DODGE JEEP RAM');w('             8800 N CENTRAL AVE  PHOENIX AZ 85020   SERVICE (602) 555-0180');w('')
w('CUSTOMER #: 402817            *INVOICE*                 RO NO. CDCS61928');w('DIEGO R ARMENTEROS                                      PAGE 1')
w('4417 W NORTHVIEW AVE');w('GLENDALE AZ 85301          HOME: 602-555-0121        SERVICE ADVISOR: 2217 KAYLA POE')
w('-'*88);w('COLOR   YEAR  MAKE/MODEL                     VIN                LICENSE   MILEAGE IN / OUT   TAG')
w('GRANITE 20    JEEP GRAND CHEROKEE LIMITED    1C4RJFBG8LC310586  AZ 7KA31P 57214/57219        T0442');w('-'*88)
w('DEL. DATE   PROD. DATE  WARR. EXP   PROMISED        PO NO.   RATE      PAYMENT   INV. DATE');w('15FEB2020 D                         17:00 08JAN25            %s   CASH      09JAN25'%L.N(18995))
w('-'*88);w('LINE OPCODE TECH TYPE HOURS                               LIST        NET      TOTAL');w('')
def lab(op,tech,hrs,d,a):
    L.item(d,'Labor',a,hrs,None)
    w(f'     {d}');w(f'            {tech} CP     {hrs:5.2f}'.ljust(69)+f'{L.N(a):>11}')
def part(q,n,d,l,net):
    L.item(d,'Part',q*net,q,net);w(f'   {q:>2} {n:<14} {d:<28}{L.N(l):>11}{L.N(net):>11}{L.N(q*net):>11}')
def lt(l,p):w(f'PARTS: {L.N(p):>10}  LABOR: {L.N(l):>10}  OTHER: {L.N(0):>8}  TOTAL LINE {ln}: {L.N(p+l):>10}');w('')
ln='A';w('A CUSTOMER STATES COOLANT SMELL AND LOW COOLANT LIGHT ON');w('CAUSE: OIL FILTER HOUSING / COOLER LEAKING INTO VALLEY');lab('07RAD01','4471',4.1,'OIL FILTER HOUSING ASSY REPLACE',77880)
part(1,'68105583AF','HOUSING-OIL FILTER ADAPTER',31850,31850);part(1,'68507154AB','GASKET-INTAKE PLENUM',6420,6420);part(2,'68163848AB','COOLANT-OAT 1 GAL',2895,2895);lt(77880,31850+6420+5790)
w('57214 PRESSURE TEST, FOUND LEAK IN VALLEY. R&R INTAKE. REPLACE HOUSING. NO FURTHER LEAKS');w('')
ln='B';w('B LUBE OIL AND FILTER - FULL SYNTHETIC UP TO 6 QTS');lab('02LOFS','3902',.3,'LUBE OIL AND FILTER SERVICE',2497)
part(1,'68191349AC','FILTER-ENGINE OIL',1395,1395);part(6,'68518202AA','OIL-0W20 FULL SYN',1125,899);lt(2497,1395+6*899)
ln='C';w('C RECALL 23V-116 LIFTGATE HINGE INSPECT');w(f'     18ZZ8D1    4471 WC      0.40{"":46}(N/C)');w('')
ln='D';w('D CUSTOMER DECLINED - REAR BRAKES AT 3MM, QUOTED %s PLUS TAX'%L.N(48912));w('')
haz=L.item('EPA / HAZ WASTE','Fee',1295);ss=L.item('SHOP SUPPLIES','Fee',4250);d=L.disc('LOYALTY COUPON SVC10',5000)
w('     MISC CODE  DESCRIPTION');w(f'     HW         EPA / HAZ WASTE{"":46}{L.N(haz):>11}');w(f'     SS         SHOP SUPPLIES{"":48}{L.N(ss):>11}');w(f'     DISC       LOYALTY COUPON SVC10{"":40}{"-"+L.N(d):>12}')
pt,lb=L.typ('Part'),L.typ('Labor');tax=round((pt+ss)*.086)
w('='*88);T=L.sum()+tax
w('STATEMENT OF DISCLAIMER                              DESCRIPTION                   TOTALS')
leg=['THE FACTORY WARRANTY CONSTITUTES ALL OF THE','WARRANTIES WITH RESPECT TO THE SALE OF THIS','ITEM. SELLER DISCLAIMS ALL OTHER WARRANTIES.','MOPAR PARTS 24 MO / UNLIMITED MI. STORAGE','OF $%s PER DAY AFTER 48 HOURS. ANY WARRANTY'%L.N(5000),'CLAIM SUBJECT TO $%s DEDUCTIBLE.'%L.N(10000),'','X_______________________________________']
rs=[('LABOR AMOUNT',L.N(lb)),('PARTS AMOUNT',L.N(pt)),('GAS, OIL, LUBE',L.N(0)),('SUBLET AMOUNT',L.N(0)),('MISC. CHARGES',L.N(haz+ss)),('LESS DISCOUNTS','-'+L.N(d)),('SALES TAX',L.N(tax)),('PLEASE PAY THIS AMOUNT',L.D(T))]
for a,(n,v) in zip(leg,rs):w(f'{a:<52} {n:<23}{v:>12}')
w('');w('                               CUSTOMER COPY')
open('/tmp/e04.tr','w').write('.pl 11i\n.po 0.55i\n.ll 7.6i\n.nf\n.ft CR\n.ps 8.5\n.vs 10.6p\n.sp 2\n'+'\n'.join('\\&'+x.replace('\\','\\e').replace('-','\\-') for x in o)+'\n')
open('/tmp/e04.ps','wb').write(subprocess.run(['groff','-Tps','-P-pletter','/tmp/e04.tr'],capture_output=True).stdout);subprocess.run(['gs','-q','-dNOPAUSE','-dBATCH','-sDEVICE=pdfwrite','-sPAPERSIZE=letter','-sOutputFile=04.pdf','/tmp/e04.ps'],check=True)
L.save(tax,None)
