from lib import *
# ---- n05 diesel shop, tenths
V=vin('3C63R3DL0FG602915')
r=16500
its=[I('R&I turbocharger, replace with reman','Labor',6.4,r,105600),I('HE351VE turbo, reman w/ actuator','Part',1,214500,214500),I('Core deposit, turbo','Fee',1,50000,50000),I('Turbo install gasket/stud kit','Part',1,8740,8740),
I('Clean EGR cooler & crossover','Labor',2.3,r,37950),I('EGR gasket set','Part',1,6215,6215),I('Flash/calibrate actuator (Cummins INSITE)','Labor',0.5,r,8250),
I('Oil, 15W-40 CK-4','Part',12,589,7068),I('Oil filter LF16035','Part',1,2295,2295),I('Fuel filter set, FF63009 + FS53000','Part',1,14380,14380),I('LOF and fuel filter service','Labor',0.9,r,14850),I('Shop supplies 4% labor, cap $45','Fee',None,None,4500)]
its[-1]['description']='Shop supplies'
sub=sum(i['totalPrice'] for i in its);tp=sum(i['totalPrice'] for i in its if i['type']=='Part');tax=pct(tp,6000);tot=sub+tax
rows=''
for k,i in enumerate(its):
    L=i['type']=='Labor'
    if k in(0,4,7): rows+=f"<tr class=s><td colspan=5>{ {0:'COMPLAINT 1: LOW POWER, P2262, WHISTLE UNDER LOAD',4:'COMPLAINT 2: EGR FLOW CODE P0401',7:'PM SERVICE B'}[k]}</td></tr>"
    q='' if i['quantity'] is None else (f"{i['quantity']:.1f}" if L else '') ; pq='' if L or i['quantity'] is None else f"{i['quantity']}"
    rows+=f"<tr><td>{i['description'].replace('&','&amp;')}<td class=n>{q}<td class=n>{pq}<td class=n>{m(i['unitPrice']) if i['unitPrice'] else ''}<td class=n>{m(i['totalPrice'])}</tr>"
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.6in}}body{{font:11.5px "DejaVu Sans"}}h1{{font:bold 26px "Liberation Sans Narrow";margin:0;color:#a00}}table{{width:100%;border-collapse:collapse;margin-top:8px}}th{{background:#222;color:#fff;text-align:left;padding:3px}}td{{padding:3px;border-bottom:1px dotted #999}}.n{{text-align:right}}.s td{{background:#eee;font-weight:bold}}.x td{{border:0}}</style>
<h1>TRI-STATE DIESEL & INJECTION</h1>Heavy &amp; light duty · Mobile fleet PM · DOT inspections &nbsp; (406) 555-0182
<table class=x><tr><td>Repair Quote <b>TD-5530-R</b><td>Quoted 01/18/2024<td>Unit: Farm 3</tr><tr><td>2015 Ram 3500 Laramie 6.7L Cummins<td>VIN {V}<td>Miles 176,402 &nbsp; Eng hrs 5,118</tr></table>
<table><tr><th>Operation / part<th class=n>Hours<th class=n>Qty<th class=n>Rate/Ea<th class=n>Extended</tr>{rows}</table>
<table class=x style="width:45%;margin-left:55%"><tr><td>Total hours 10.1 @ 165.00<td class=n>{m(166650)}</tr><tr><td>Subtotal<td class=n>{m(sub)}</tr><tr><td>Parts tax 6%<td class=n>{m(tax)}</tr><tr><td><b>QUOTE TOTAL</b><td class=n><b>{m(tot)}</b></tr></table>
<p>Option: NEW Holset turbo in place of reman adds $1,120.00 (no core). 50% deposit ({m(tot//2,'$')}) due before parts are ordered. 12 mo/unlimited on reman.'''
assert sum(i['quantity'] for i in its if i['type']=='Labor')-10.1<.01 and sum(i['totalPrice'] for i in its if i['type']=='Labor')==166650
chrome(H.replace('DIESEL &','DIESEL &amp;'),OUT+'n05.pdf')
save('n05','pdf','quote','chromium',[],'TD-5530-R','TRI-STATE DIESEL & INJECTION',dict(year=2015,make='Ram',model='3500',trim='Laramie',vin=V,mileage=176402),its,[],sub,tax,tot)
# ---- n06 dealer MPI quote
V=vin('1G1ZD5ST0LF087364')
red=[('Front brake pads and rotors, resurface not possible',28640,23100),('Tire, LR - cord showing: General AltiMAX RT45 225/55R17',16895,2800),('Battery replacement, failed load test (212 CCA)',21995,4950)]
yel=[('Engine air filter',3295,1500),('Transmission fluid exchange',11280,15600)]
its=[I(d,'Tire' if 'Tire' in d else 'Service',None,None,p+l) for d,p,l in red+yel]
its.append(I('Shop charges','Fee',None,None,4995));disc=[dict(description='Chevrolet Rewards coupon SVC25',totalPrice=2500)]
P=sum(p for _,p,_ in red+yel);Lb=sum(l for *_,l in red+yel);sub=P+Lb+4995-2500;tax=pct(P,7000);tot=sub+tax
def t(rows,c,n): return ''.join(f"<tr><td style='background:{c}'>&nbsp;</td><td>{n+k}</td><td>{d}</td><td class=n>${m(p)}</td><td class=n>${m(l)}</td><td class=n>${m(p+l)}</td></tr>" for k,(d,p,l) in enumerate(rows))
H=f'''<html><head><meta charset=utf8><style>body{{font:12px "Liberation Sans"}}table{{width:100%;border-collapse:collapse;margin:6px 0}}td,th{{border:1px solid #aaa;padding:4px;vertical-align:top}}.n{{text-align:right;white-space:nowrap}}th{{background:#d9b44a}}.z td{{border:0}}h2{{font-size:13px;margin:10px 0 2px}}</style></head><body>
<table class=z><tr><td><b style="font-size:20px">Lakeshore Chevrolet</b><br>Service Department · Advisor 118 TORI</td><td class=n>Multi-Point Inspection Quote<br>RO 612948 &nbsp; 09/05/2024</td></tr></table>
<table><tr><td>2020 CHEVROLET MALIBU LT</td><td>VIN {V}</td><td>Odometer 72,915</td><td>Tag 4417</td></tr></table>
<h2>IMMEDIATE ATTENTION</h2><table><tr><th></th><th>#</th><th>Recommendation</th><th>Parts</th><th>Labor</th><th>Price</th></tr>{t(red,'#e33',1)}</table>
<h2>FUTURE ATTENTION - QUOTED AT CUSTOMER REQUEST</h2><table><tr><th></th><th>#</th><th>Recommendation</th><th>Parts</th><th>Labor</th><th>Price</th></tr>{t(yel,'#fc3',4)}</table>
<h2>CHECKED AND OK</h2><table><tr><td style="background:#3a3">&nbsp;</td><td>Lights, horn, wipers</td><td style="background:#3a3">&nbsp;</td><td>Belts and hoses</td><td style="background:#3a3">&nbsp;</td><td>Rear brakes 7 mm</td><td style="background:#3a3">&nbsp;</td><td>Steering / suspension</td></tr></table>
<table><tr><td>LF 6/32</td><td>RF 6/32</td><td>LR 1/32</td><td>RR 5/32</td><td>Coolant -34 F</td><td>Battery 212 of 700 CCA</td></tr></table>
<table class=z style="width:50%;margin-left:50%"><tr><td>Parts</td><td class=n>${m(P)}</td></tr><tr><td>Labor</td><td class=n>${m(Lb)}</td></tr><tr><td>Shop charges</td><td class=n>$49.95</td></tr><tr><td>Chevrolet Rewards coupon SVC25</td><td class=n>($25.00)</td></tr><tr><td>Subtotal</td><td class=n>${m(sub)}</td></tr><tr><td>Tax</td><td class=n>${m(tax)}</td></tr><tr><td><b>Total all recommendations</b></td><td class=n><b>${m(tot)}</b></td></tr></table>
<p>Prices honored for 30 days. Red items only: ${m(sum(p+l for _,p,l in red))} plus tax and charges.</p></body></html>'''
wk(H,OUT+'n06.pdf','-s','Letter')
save('n06','pdf','quote','wkhtmltopdf',[],'612948','Lakeshore Chevrolet',dict(year=2020,make='Chevrolet',model='Malibu',trim='LT',vin=V,mileage=72915),its,disc,sub,tax,tot)
# ---- n07 county fleet, groff tbl
V=vin('1FM5K8AR0HGB51720')
r=8650
its=[I('Inspect and road test','Labor',0.5,r,4325),I('Replace water pump, external drive','Labor',3.6,r,31140),I('Pump, water','Part',1,9418,9418),I('Coolant, orange, gal','Part',3,1344,4032),
I('Replace spotlight bulb and handle, driver side','Labor',0.8,r,6920),I('Handle kit, spotlight, Unity','Part',1,5260,5260),I('Lamp, H7614','Part',1,1875,1875),
I('Radio console reprogram - Metro Comm Inc.','Sublet',None,None,12500),I('Tire, 245/55R18 pursuit','Tire',2,13862,27724),I('Tire disposal','Fee',2,275,550)]
tot=sum(i['totalPrice'] for i in its)
op=['0010','0020','','','0030','','','0040','0050','']
rows=''
for i,o in zip(its,op):
    q='' if i['quantity'] is None else (f"{i['quantity']:.1f}" if i['type']=='Labor' else str(i['quantity']))
    c={'Labor':'L','Part':'P','Tire':'T','Sublet':'C','Fee':'F'}[i['type']]
    rows+=f"{o}|{c}|{i['description']}|{q}|{m(i['unitPrice']) if i['unitPrice'] else ''}|{m(i['totalPrice'])}\n"
rd=f'''.pl 11i
.po 0.9i
.ll 6.8i
.nf
.ft CB
.ps 13
WAPELLO COUNTY - CENTRAL FLEET GARAGE
.ps 9.5
.ft C
WORK ORDER / INTERNAL BILLING            WO NO. 2024-01873
DEPT: SHERIFF 4210    UNIT: S-117        CLOSED: 05/29/2024
2017 FORD EXPLORER POLICE INTERCEPTOR    METER: 118,240
VIN {V}
.sp
.TS
allbox tab(|);
cB cB lB cB cB cB
c c lw(3i) n n n.
OP|T|DESCRIPTION|HRS/QTY|RATE|AMOUNT
{rows}.TE
.sp
T: L=LABOR P=PART T=TIRE C=COMMERCIAL F=FEE
LABOR {m(sum(i['totalPrice'] for i in its if i['type']=='Labor'))}   PARTS/TIRES {m(sum(i['totalPrice'] for i in its if i['type'] in('Part','Tire')))}   OTHER {m(13050)}
SALES TAX     EXEMPT
.ft CB
TOTAL CHARGED TO DEPARTMENT   {m(tot)}
.ft C
.sp
REMARKS: REAR BRAKES 4 MM, SCHEDULE AT NEXT PM. WARRANTY CLAIM ON RADIO
DENIED. NO CHARGE FOR WASH.
'''
open(TMP+'n07.t','w').write(rd)
with open(OUT+'n07.pdf','wb') as f: subprocess.run(['groff','-t','-Tpdf','-P-pletter',TMP+'n07.t'],stdout=f)
if os.path.getsize(OUT+'n07.pdf')<500:
    ps=subprocess.run(['groff','-t','-Tps','-P-pletter',TMP+'n07.t'],stdout=subprocess.PIPE).stdout
    open(TMP+'n07.ps','wb').write(ps);subprocess.run(['ps2pdf',TMP+'n07.ps',OUT+'n07.pdf'],check=True)
save('n07','pdf','invoice','groff',[],'2024-01873','WAPELLO COUNTY - CENTRAL FLEET GARAGE',dict(year=2017,make='Ford',model='Explorer',trim='Police Interceptor',vin=V,mileage=118240),its,[],None,None,tot)
# ---- n08 till receipt
from reportlab.pdfgen import canvas
its=[I('FALKEN ZIEX ZE960 A/S 215/55R17','Tire',4,12499,49996),I('TIRE INSTALL PKG','Service',4,2200,8800),I('TPMS REBUILD KIT','Part',4,599,2396),I('STATE TIRE FEE','Fee',4,100,400),I('TIRE DISPOSAL','Fee',4,350,1400),I('ROAD HAZARD PROTECTION','Fee',4,1799,7196),I('WHEEL ALIGN LIFETIME','Service',1,19999,19999)]
disc=[dict(description='INSTANT SAVINGS',totalPrice=8000),dict(description='COUPON ALN20',totalPrice=2000)]
sub=sum(i['totalPrice'] for i in its)-10000;taxable=49996-8000+2396;tax=pct(taxable,7250);tot=sub+tax
L=['{:^40}'.format(x) for x in('TREADWAY TIRE & SERVICE','STORE 0382  MESA AZ','480-555-0139')]+['','INVOICE 0382-117645     08/17/24 11:52','2016 HONDA ACCORD EX   MI 88210','SOLD BY: MARCO   BAY 4','-'*40]
for i in its:
    L+=[i['description'],f"   {i['quantity']} @ {m(i['unitPrice']):<16}{m(i['totalPrice']):>14} {'T' if i['type'] in('Tire','Part') else ' '}"]
    if i is its[0]: L+=[f"   {'INSTANT SAVINGS':<22}{m(8000)+'-':>14}"]
L+=[f"{'COUPON ALN20':<25}{m(2000)+'-':>14}",'-'*40,f"{'SUBTOTAL':<24}{m(sub):>14}",f"{'TAX 7.25%':<24}{m(tax):>14}",f"{'TOTAL':<24}{m(tot):>14}",f"{'VISA ****4471':<24}{m(tot):>14}",f"{'CHANGE':<24}{'0.00':>14}",'-'*40,'YOU SAVED $100.00 TODAY','TORQUE CHECK AFTER 50 MILES - FREE','NEXT ROTATION AT 93,210','','{:^40}'.format('*** THANK YOU ***')]
h=len(L)*11+40
cv=canvas.Canvas(OUT+'n08.pdf',pagesize=(227,h));cv.setFont('Courier',8.6);y=h-25
for l in L: cv.drawString(9,y,l);y-=11
cv.save()
save('n08','pdf','invoice','reportlab',[],'0382-117645','TREADWAY TIRE & SERVICE',dict(year=2016,make='Honda',model='Accord',trim='EX',mileage=88210),its,disc,sub,tax,tot)
