# preprinted tick-list form on a clipboard, filled with script font, rotated photo
from common import *
M=[('Oil, filter & lube',None),('Front brake pads',12900),('Rear brake pads',None),('Machine rotors (each 18.00)',7200),('Brake hose, front',5480),('Flush brake fluid',8500),('Coolant service',None),('Shocks, rear pair',23650),('Wheel bearing, front R',21675),('Exhaust repair',None),('Tune-up',None),('Headlight bulb',1825),('Tire repair',None),('State inspection',2000)]
ty={'Front brake pads':'Service','Machine rotors (each 18.00)':'Service','Brake hose, front':'Part','Flush brake fluid':'Service','Shocks, rear pair':'Part','Wheel bearing, front R':'Part','Headlight bulb':'Part','State inspection':'Fee'}
M=[(('Machine rotors' if a.startswith('Machine') else a),v) for a,v in M];ty['Machine rotors']='Service'
items=[it(a,ty[a],v) for a,v in M if v]
items.append(it('Labor','Labor',26600,2.8,9500));items.append(it('Shop fee','Fee',1200))
s=sum(i['totalPrice'] for i in items);tax=round((5480+23650+21675+1825)*.06);tot=s+tax
W,H=1500,1940;im=Image.new('RGB',(W,H),(250,249,244));D=ImageDraw.Draw(im);rng=np.random.default_rng(19);G=(20,84,62)
P=lambda z,b=0:ImageFont.truetype(DJ+('DejaVuSansCondensed-Bold' if b else 'DejaVuSansCondensed')+'.ttf',z);h=ImageFont.truetype(Z,54)
def hw(x,y,t,a='ls',f=h): D.text((x+int(rng.integers(-4,5)),y+int(rng.integers(-4,4))),t,font=f,fill=(28,36,120),anchor=a)
D.text((W/2,50),"BUCKY'S CORNER GARAGE",font=P(60,1),fill=G,anchor='ma');D.text((W/2,128),'Rt. 11 & Church St., Mt. Jackson, Virginia 22842   ·   540-555-0139   ·   AAA approved',font=P(26),fill=G,anchor='ma')
D.text((1420,180),'No.',font=P(28),fill=G,anchor='ra');D.text((1420,212),'05517',font=P(42,1),fill=(180,30,30),anchor='ra')
def fld(x,y,w,l,v): D.text((x,y),l,font=P(24),fill=G);n=x+D.textlength(l,font=P(24))+12;D.line((n,y+30,x+w,y+30),fill=G,width=2);hw(n+8,y+25,v)
fld(70,190,700,'Name','Odell Rustin');fld(800,190,460,'Date','3/18/25')
fld(70,262,330,'Year','2006');fld(420,262,400,'Make','Jeep');fld(840,262,580,'Model','Liberty Sport')
fld(70,334,820,'VIN','1J4GL48K36W158402');fld(910,334,510,'Mileage','118,550')
D.rectangle((70,395,1430,1440),outline=G,width=3);D.rectangle((70,395,1430,447),fill=G);D.text((90,404),'✓   WORK TO BE DONE',font=P(30,1),fill='white');D.text((1410,404),'AMOUNT',font=P(30,1),fill='white',anchor='ra')
y=447;rh=62
for a,v in M:
    D.line((70,y+rh,1430,y+rh),fill=(150,185,172),width=2);D.rectangle((92,y+15,124,y+47),outline=G,width=3);D.text((150,y+14),a,font=P(32),fill=(30,40,36))
    if v: D.line((94,y+30,106,y+46),fill=(28,36,120),width=6);D.line((106,y+46,136,y+6),fill=(28,36,120),width=6);hw(1405,y+48,c(v),'rs')
    if a=='Machine rotors': hw(700,y+48,'all four')
    if a=='Rear brake pads': hw(700,y+48,'6 mm, OK')
    if a=='Tire repair': hw(700,y+48,'no leak found')
    y+=rh
D.line((70,y,1430,y),fill=G,width=3)
for a,v,n in [('Labor',26600,'2.8 hrs at 95.00')]:
    D.text((150,y+14),a,font=P(32),fill=(30,40,36));hw(330,y+48,n);hw(1405,y+48,c(v),'rs');y+=rh
D.text((150,y+14),'Shop fee',font=P(32),fill=(30,40,36));hw(1405,y+48,c(1200),'rs');D.line((1150,395,1150,1440),fill=G,width=2)
y=1455
for l,v in [('SUBTOTAL',c(s)),('TAX 6% parts',c(tax)),('TOTAL',c(tot))]:
    D.rectangle((880,y,1430,y+66),outline=G,width=3);D.text((900,y+16),l,font=P(30,1),fill=G);hw(1405,y+50,v,'rs',ImageFont.truetype(Z,60));y+=66
for i,t in enumerate(['Pads F 1.5 mm','Shocks wet both sides','Serp. belt 62.00 later','Owes 20.00 from Jan.']): hw(80,1510+i*62,t)
D.text((70,1780),'Estimate good 10 days. All old parts discarded unless asked for. A returned check costs $35.00.',font=P(25),fill=G)
D.text((70,1850),'Customer signature ______________________________     Mechanic',font=P(28),fill=G);hw(1110,1875,'Bucky')
S=(1700,2250);bg=speckle(*S,rng,(126,88,56),16)
X,Y=np.meshgrid(np.arange(S[0]),np.arange(S[1]));edge=(X<60)|(X>1650)|(Y<30);bg[edge]=bg[edge]*.25+np.array([40,44,52])*.75
# clip at the top
clip=Image.new('L',S,0);d=ImageDraw.Draw(clip);d.rounded_rectangle((560,20,1140,150),30,fill=255);cm=np.asarray(clip)[...,None]/255.
tmp=photo(im,S,[(215,195),(1545,140),(1600,2075),(140,2120)],bg,rng,curl=lambda u,v:(.006*np.sin(v*3.3),.010*np.sin(u*2.6+.4)*v,1-.13*np.clip(u-.6,0,1)),blur=.3,grain=0)
a=np.asarray(tmp).astype(float);g=165+40*np.sin(Y/18.)[...,None];sh=ndi.gaussian_filter(ndi.shift(cm[...,0],(18,8),order=0),10)[...,None];a=a*(1-.4*sh*(1-cm));a=a*(1-cm)+cm*g
lam=1.03-.30/(1+np.exp(-((X/S[0])*.9+(1-Y/S[1])*.4-.95)*9))-.1*(Y/S[1]);a=a*lam[...,None]*np.array([.97,1,1.02])
a=ndi.gaussian_filter(a,(.9,.9,0))+rng.standard_normal(a.shape)*4
o=Image.fromarray(np.clip(a,0,255).astype(np.uint8)).rotate(2.2,resample=Image.BICUBIC,fillcolor=(45,48,55));q=74
while True:
    o.save(OUT+'l19.jpg',quality=q)
    if os.path.getsize(OUT+'l19.jpg')<980000: break
    q-=4
label('l19.jpg','05517',"BUCKY'S CORNER GARAGE",dict(year=2006,make='Jeep',model='Liberty',vin='1J4GL48K36W158402',mileage=118550,trim='Sport'),items,tax,tot,s,[],['photo','handwriting-font','skew','shadow','tick-list'])
