# reportlab: quick-lube receipt narrow format
from lib import *
from reportlab.pdfgen import canvas
P=Paper(7,'quick-lube receipt, narrow roll','reportlab',['narrow page','quantity times price under name','coupon','declined services with prices','card payment lines','survey offer'],'FastBay Oil & Wash #27',"27-118406",(2021,'Hyundai','Tucson',None,51933))
L=[]
def c(s): L.append(s.center(40))
def lr(a,b): L.append(a.ljust(40-len(b))[:40-len(b)]+b)
c('FASTBAY OIL & WASH #27');c('1320 Rochester Rd');c('Troy, MI 48083');c('248-555-0106');L.append('')
lr('Inv: 27-118406','10/18/25 10:22');lr('Bay 2  Top: JULIO','Pit: 4410');lr('2021 HYUNDAI TUCSON 2.5L','EPL 8823');lr('Odometer: 51933','Next: 56933');L.append('-'*40)
def it(n,typ,q,u,unit='@'):
    t=round(q*u);P.item(n,typ,t,q if q!=1 else 1,u if q!=1 else None)
    if q==1: P.j['items'][-1]['quantity']=None; lr(n,f(t))
    else: L.append(n); lr(f'   {q:g} {unit} {f(u)}',f(t))
it('SIGNATURE SYNTHETIC OIL CHANGE','Service',1,8999); L.append('   up to 5 qts 0W-20 Mobil 1, filter,'); L.append('   21-point check'); it('EXTRA OIL QUART','Part',.7,1099); it('CABIN AIR FILTER','Part',1,4999); it('WIPER BLADE BEAM','Part',2,2349); it('TIRE ROTATION','Service',1,2499); lr('AIR TIRES TO 35 PSI','NO CHG'); it('ENVIRONMENTAL RECOVERY','Fee',1,399)
L.append('-'*40); lr('SUBTOTAL',f(P.isum)); dd=P.disc('COUPON MAILER15',1500); lr('COUPON MAILER15',f(dd)+'-'); sub=P.isum
tx=round((769+4999+4698)*.06); lr('TAX 6.0% ON PARTS',f(tx)); tot=P.sums(sub,tx); lr('TOTAL DUE',d(tot)); lr('VISA ****2291',d(tot)); lr('CHANGE','0.00'); L.append('-'*40); c('* RECOMMENDED TODAY - DECLINED *'); lr('Transmission exchange','219.99');lr('Engine air filter','32.99');lr('Fuel system cleaning','69.99');L.append('');c('Save $10 on your next visit at');c('fastbay27.example/survey');c('Warranty 3,000 mi / 90 days');c('Thank you!')
cv=canvas.Canvas(P.path,pagesize=(240,len(L)*11+40)); cv.setFont('Courier',9); y=len(L)*11+20
for l in L: cv.drawString(12,y,l); y-=11
cv.save(); P.save('\n'.join(L))
