# thermal slip from a quick-service counter, curled, on a speckled counter
from common import *
L=[('BATTERY GRP 35 AGM 650CCA','Part',18999,1),('BATTERY INSTALL','Labor',2500,1),('TERM PROTECT PADS','Part',349,2),('DRAIN & FILL TRANS ATF-WS','Service',14995,1),('AIR FILTER CA11959','Part',2699,1),('WIPER BLADE 26 IN','Part',1849,1),('WIPER BLADE 18 IN','Part',1649,1),('STATE BATTERY FEE','Fee',200,1)]
items=[it(a,t,u*q,q,u) for a,t,u,q in L]
s=sum(i['totalPrice'] for i in items);disc=1500
tax=round((sum(i['totalPrice'] for i in items if i['type']=='Part'))*.0675);tot=s-disc+tax
W=640;im=Image.new('L',(W,1720),252);D=ImageDraw.Draw(im);m=ImageFont.truetype(LIB+'LiberationMono-Bold.ttf',25);B=ImageFont.truetype(LIB+'LiberationMono-Bold.ttf',33)
y=40
def ln(l,r='',f=m,x=26,dy=33):
    global y
    D.text((x,y),l,font=f,fill=40); 
    if r: D.text((W-26,y),r,font=f,fill=40,anchor='ra')
    y+=dy
def ce(t,f=m,dy=33):
    global y
    D.text((W/2,y),t,font=f,fill=40,anchor='ma');y+=dy
ce('PIT ROW EXPRESS LUBE',B,44);ce('#22  8805 Albemarle Rd');ce('Charlotte NC 28227');ce('704-555-0136');ln('-'*39)
ln('** QUOTE - NOT A RECEIPT **');ln('QUOTE 22-771034','BAY 3');ln('12/02/2025','17:26');ln('2018 TOYOTA CAMRY SE');ln('VIN 4T1B11HK5JU094417');ln('MILES 77,205','NEXT 82,205');ln('CASHIER 081 DESHAWN');ln('-'*39)
for i in items:
    ln(i['description'],'' )
    ln(f"  {i['quantity']} @ {c(i['unitPrice'])}",c(i['totalPrice']))
ln('TOP OFF WASHER FLUID');ln('  1 @ 0.00','0.00');ln('-'*39)
ln('SUBTOTAL',c(s));ln('CPN PIT15 BATTERY','-'+c(disc));ln('TAX 6.75% PARTS',c(tax));ln('TOTAL','$'+c(tot),B,26,46);ln('-'*39)
for t in ['BATT TEST: 288 CCA / 11.74V  BAD','TIRE PSI 31 31 30 29  TREAD 6 6 5 5','DECLINED: CABIN FLTR 39.99','DECLINED: COOLANT EXCH 119.99','PIT CLUB 340 PTS (500 = $10 OFF)','GOOD FOR 7 DAYS AT ANY LOCATION']: ln(t)
ce('THANK YOU / GRACIAS')
im=im.crop((0,0,W,y+40));print(im.size)
rng=np.random.default_rng(17);a=np.asarray(im).astype(float)
fade=1-.35*np.clip(noise(a.shape,220,rng)*.4+.2,0,1);a=252-(252-a)*fade
pg=Image.fromarray(a.astype(np.uint8)).convert('RGB')
S=(1400,2100)
def curl(u,v):
    return .012*np.sin(v*5.2+.6), .004*np.sin(u*3), 1-.10*np.abs(np.sin(v*4.1+.3))-.20*np.clip((v-.9)*7,0,1)
photo(pg,S,[(402,130),(1045,95),(1098,1985),(345,2010)],speckle(*S,rng,(70,74,80),20),rng,curl=curl,shade=lambda x,y:1.02-.22*x*y-.1*(1-y),blur=.75,grain=3.5,tint=(1,.985,.94),out=OUT+'l17.jpg')
label('l17.jpg','22-771034','PIT ROW EXPRESS LUBE',dict(year=2018,make='Toyota',model='Camry',vin='4T1B11HK5JU094417',mileage=77205,trim='SE'),items,tax,tot,s,[dc('CPN PIT15 BATTERY',disc)],['photo','curl','thermal-slip','fading','blur'])
