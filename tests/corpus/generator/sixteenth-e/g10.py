# quick lube thermal-like slip, fpdf2 narrow page
import sys;sys.path.insert(0,'/tmp/elib')
from lab import *
from fpdf import FPDF
L=Lab('10.pdf','quick-lube narrow receipt, upsell tree','fpdf2 narrow','Jackrabbit Express Lube','77-31904',dict(year=2022,make='Kia',model='Telluride',vin=None,mileage=30512),['narrow receipt','sub rows without money','two coupons','fluid overage quarts','refused items with prices','amount after name on the next line'])
p=FPDF(format=(82,235));p.set_auto_page_break(False);p.add_page();y=8
def t(s,r=None,b=False,z=8.5,c=False,dx=0):
    global y
    p.set_font('Courier','B' if b else '',z)
    if c:p.text(41-p.get_string_width(s)/2,y,s)
    else:p.text(4+dx,y,s)
    if r:p.text(78-p.get_string_width(r),y,r)
    y+=4
t('JACKRABBIT EXPRESS LUBE',b=True,z=11,c=True);t('#77  2140 S Harvard Ave',c=True);t('Tulsa OK 74114  918-555-0108',c=True);y+=2
t('Inv 77-31904','05/03/25 13:22');t('Bay 2 Hood:EDDIE Pit:MARCO');t('Cust: WHITEHORN, A');t('22 KIA TELLURIDE 3.8L V6');t('OK PLATE LMK-404','MI 30,512');t('-'*38)
L.item('FULL SYNTHETIC SIGNATURE OIL CHANGE','Service',9999);t('FULL SYNTHETIC SIGNATURE OIL');t('CHANGE',L.N(9999))
for s in('5W-30 up to 5 qts','Filter PF-9999X incl','Vacuum / tires set 35','Washer fluid topped'):t(s,dx=4,z=7.5)
L.item('EXTRA QT SYN 5W-30','Part',1998,1.9,None) if 0 else None
q,u=2,999;L.item('EXTRA QT SYN 5W-30','Part',q*u,q,u);t('EXTRA QT SYN 5W-30');t(f'{q} @ {L.N(u)}',L.N(q*u),dx=6)
L.item('ENGINE AIR FILTER AF6217','Part',3299);L.d['items'][-1]['description']='ENGINE AIR FILTER';t('ENGINE AIR FILTER AF6217',L.N(3299))
L.item('TIRE ROTATION','Labor',2500);t('TIRE ROTATION',L.N(2500))
L.item('WIPER BLADE 26 PREMIUM','Part',1899,1,1899);t('WIPER BLADE 26 PREMIUM');t('1 @ '+L.N(1899),L.N(1899),dx=6)
L.item('ENV/WASTE OIL FEE','Fee',399);t('ENV/WASTE OIL FEE',L.N(399))
t('-'*38);L.disc('EARLY BIRD COUPON EB15',1500);t('EARLY BIRD COUPON EB15','-'+L.N(1500));L.disc('FLEET CLUB 10% FILTER',330);t('FLEET CLUB 10% FILTER','-'+L.N(330));t('-'*38)
sub=L.sum();tax=round((q*u+3299+1899-330)*.08517);t('SUBTOTAL',L.N(sub));t('TAX 8.517%',L.N(tax));t('TOTAL',L.D(sub+tax),b=True,z=11);y+=1
t('VISA x5520',L.N(sub+tax));t('CHANGE',L.N(0));t('YOU SAVED '+L.D(1830)+' TODAY!',c=True);y+=2
t('MFR RECOMMENDS - REFUSED:',b=True)
for n,a in(('CABIN FILTER',4499),('REAR DIFF SVC',8999),('TRANSFER CASE SVC',8999)):t(n,L.N(a),dx=3)
y+=2
for s in('NEXT SERVICE 35,512 MI OR 11/03/25','Come back in 30 days for $20.00 off','a transmission exchange ($169.99 reg).','Guarantee: 90 days or 4,000 miles.'):t(s,z=7)
L.D(2000);L.D(16999);p.output('10.pdf');L.save(tax,sub)
