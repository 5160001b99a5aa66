# yellow NCR copy, dot-matrix print, stamp
from common import *
jobs=[('CLUTCH KIT 3 PC.','Part',1,27900),('RESURFACE FLYWHEEL','Service',1,6500),('REAR MAIN SEAL','Part',1,2890),('SLAVE CYLINDER','Part',1,7415),('GEAR OIL 75W90 GL-4 QT','Part',3,1475),('R/R TRANSAXLE','Labor',6.3,10800),('BLEED CLUTCH HYDRAULICS','Labor',.5,10800),('MOTOR MOUNT, LOWER TORQUE','Part',1,5250)]
items=[it(a,t,round(q*u),q,u) for a,t,q,u in jobs]+[it('MISC. SHOP MATERIALS','Fee',2200)]
s=sum(i['totalPrice'] for i in items);pt=sum(i['totalPrice'] for i in items if i['type']=='Part');tax=round(pt*.0575);tot=s+tax
W,H=1500,1700;m=ImageFont.truetype(DJ+'DejaVuSansMono.ttf',27);B=ImageFont.truetype(DJ+'DejaVuSansMono-Bold.ttf',27)
base=Image.new('L',(W,H),0);D=ImageDraw.Draw(base);rng=np.random.default_rng(16)
def t(x,y,s_,f=m,a='la'): D.text((x,y),s_,font=f,fill=205,anchor=a)
L=['TIDEWATER CLUTCH & GEAR LLC','1603 CAMPOSTELLA RD  NORFOLK VA 23523','757-555-0171   VA DMV BIZ LIC 51180','',
'QUOTATION: TC-006642      11-19-2025  10:22      CLERK: JB','CUST: 3309  KOWALCZYK, ALINA        757-555-0104','CAR : 2010 VOLKSWAGEN JETTA S        ODO: 133907','VIN : 3VWJZ7AJ4AM059238   TAG: VNR-2285','']
y=110
for l in L: t(80,y,l,B if l.startswith(('TIDE','QUOT')) else m);y+=40
t(80,y,'='*82);y+=38
t(80,y,'LN DESCRIPTION');t(960,y,'QTY',a='ra');t(1180,y,'UNIT',a='ra');t(1400,y,'AMOUNT',a='ra');y+=36;t(80,y,'-'*82);y+=38
for n,i in enumerate(items,1):
    t(80,y,f'{n:02d} {i["description"]}')
    if i['quantity']: t(960,y,f'{i["quantity"]:.1f}' if i['type']=='Labor' else str(i['quantity']),a='ra');t(1180,y,c(i['unitPrice']),a='ra')
    t(1400,y,c(i['totalPrice']),a='ra');y+=40
    if n==2: t(80,y,'   (STEP .002 IN. HELD, RUNOUT .004)');y+=40
t(80,y,'10 TOW FROM GHENT (AAA PAID)');t(1400,y,'0.00',a='ra');y+=40
t(80,y,'-'*82);y+=38
for a,v in [('MERCHANDISE AND LABOR',s),('VA SALES TAX 5.75% ON PARTS',tax),('*** QUOTE TOTAL ***',tot)]: t(620,y,a,B if '***' in a else m);t(1400,y,c(v),B if '***' in a else m,'ra');y+=42
y+=10
for l in ['PEDAL FREE PLAY 38 MM (SPEC 6-12).  DISC 0.3 MM ABOVE RIVETS.','ALSO NOTED: CV BOOT LF TORN 186.40 / OIL CHG 59.95 - NOT ON QUOTE','PRIOR INV 005981 09-02-2025 244.18 PAID IN FULL - THANK YOU','LABOR GUARANTEED 12 MO/12000 MI.  QUOTE VALID 20 DAYS.','SPECIAL ORDER PARTS NEED 50% DOWN.   CARD FEE 2.9% IF USED.']: t(80,y,l);y+=38
t(80,y+45,'AUTHORIZED BY X_______________________________');
ink=np.asarray(base).astype(float)/255
dots=((np.arange(H)[:,None]%3!=2)*(np.arange(W)[None,:]%3!=2)).astype(float)*.55+.45
ink=ndi.gaussian_filter(ink*dots,.7)*(1+noise(ink.shape,120,rng)*.06)
ink*=np.where((np.arange(H)//40%7==3)[:,None],.86,1)
col=np.array([247,226,110.]);a=np.ones((H,W,3))*col+noise((H,W),250,rng)[...,None]*4
a=a*(1-ink[...,None]*1.0)+ink[...,None]*np.array([52,44,92.])
# NCR preprint header band & perforation holes
st=Image.new('L',(W,H),0);d=ImageDraw.Draw(st)
for yy in range(30,H,85): d.ellipse((22,yy,46,yy+24),fill=255);d.ellipse((W-46,yy,W-22,yy+24),fill=255)
hm=np.asarray(st)[...,None]/255.;a=a*(1-hm)+hm*np.array([120,120,120.])
st=Image.new('L',(W,H),0);d=ImageDraw.Draw(st);f=ImageFont.truetype(LIB+'LiberationSans-Bold.ttf',54);d.rectangle((950,130,1390,225),outline=255,width=6);d.text((1170,178),'CUSTOMER',font=f,fill=255,anchor='mm')
st=st.rotate(7,center=(1170,178));sm=np.asarray(st)[...,None]/255.*.55*np.clip(.8+noise((H,W),6,rng)[...,None]*.35,0,1);a=a*(1-sm)+sm*np.array([190,40,60.])
a=a+rng.standard_normal(a.shape)*4
im=Image.fromarray(np.clip(a,0,255).astype(np.uint8)).rotate(.9,fillcolor=(225,225,222),resample=Image.BICUBIC)
img2pdf(im,OUT+'l16.pdf',170,55)
label('l16.pdf','TC-006642','TIDEWATER CLUTCH & GEAR LLC',dict(year=2010,make='Volkswagen',model='Jetta',vin='3VWJZ7AJ4AM059238',mileage=133907,trim='S'),items,tax,tot,s,[],['colored-paper','dot-matrix','stamp','skew'])
