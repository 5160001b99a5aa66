# grey scan, preprinted form filled in with script font; parts at left, labor at right
from common import *
parts=[(2,'Ball joint, lower',5495),(2,'Tie rod end, outer',3860),(1,'Idler arm',6725),(1,'Pitman arm',5940),(1,'Steering damper',4650),(3,'Grease cartridge',695)]
labs=[('Front end rebuild',41400),('Press ball joints',9200)]
items=[it(a,'Part',q*u,q,u) for q,a,u in parts]+[it(a,'Labor',v) for a,v in labs]+[it('Alignment','Service',8995),it('Shop rags & chem.','Fee',800)]
pt=sum(q*u for q,a,u in parts);s=sum(i['totalPrice'] for i in items);disc=2500;tax=round(pt*.04);tot=s-disc+tax
W,H=1360,1760;im=Image.new('L',(W,H),238);D=ImageDraw.Draw(im)
P=lambda z,b=0:ImageFont.truetype(LIB+('LiberationSansNarrow-Bold' if b else 'LiberationSansNarrow-Regular')+'.ttf',z)
h=ImageFont.truetype(Z,40);h2=ImageFont.truetype(Z,46);rng=np.random.default_rng(15)
def hw(x,y,t,a='ls',f=h): D.text((x+rng.integers(-3,4),y+rng.integers(-3,3)),t,font=f,fill=int(rng.integers(35,70)),anchor=a)
D.text((60,50),'CHIPPEWA FRAME & AXLE',font=P(56,1),fill=90);D.text((60,115),'N6120 County Hwy K, Chippewa Falls, WI 54729   ·   715-555-0128   ·   Frames · Axles · Springs · Since 1958',font=P(24),fill=90)
D.text((1300,55),'ESTIMATE',font=P(40,1),fill=90,anchor='ra');D.text((1300,105),'No. 40219',font=P(38,1),fill=60,anchor='ra')
D.rectangle((60,160,1300,372),outline=100,width=2)
def fld(x,y,l,v): D.text((x,y),l,font=P(20),fill=100);hw(x+10+D.textlength(l,font=P(20)),y+24,v)
fld(75,180,'NAME','Vern Lindqvist');fld(620,180,'PHONE','715 555-0109');fld(980,180,'DATE','5-13-25')
fld(75,250,'YEAR','2004');fld(300,250,'MAKE','Dodge');fld(560,250,'MODEL','Ram 2500 SLT');fld(980,250,'MILES','168,725')
fld(75,320,'VIN','3D7KU28D34G217493');fld(800,320,'LICENSE','LB 9917');fld(1060,320,'TERMS','Cash')
# two blocks
D.rectangle((60,400,830,1060),outline=100,width=2);D.rectangle((60,400,830,440),fill=185,outline=100)
for x,t in [(70,'QTY'),(150,'PARTS'),(560,'EACH'),(710,'AMOUNT')]: D.text((x,408),t,font=P(24,1),fill=60)
for x in (135,540,690): D.line((x,400,x,1060),fill=130,width=2)
D.rectangle((850,400,1300,1060),outline=100,width=2);D.rectangle((850,400,1300,440),fill=185,outline=100);D.text((860,408),'LABOR & OTHER',font=P(24,1),fill=60);D.text((1205,408),'AMT',font=P(24,1),fill=60);D.line((1160,400,1160,1060),fill=130,width=2)
for y in range(505,1060,62): D.line((60,y,830,y),fill=165);D.line((850,y,1300,y),fill=165)
y=492
for q,a,u in parts: hw(95,y,str(q),'ms');hw(150,y,a);hw(675,y,c(u),'rs');hw(818,y,c(q*u),'rs');y+=62
hw(150,y+62,'Cotter pins');hw(818,y+62,'n/c','rs')
y=492
for i in items[len(parts):]: hw(860,y,i['description']);hw(1292,y,c(i['totalPrice']),'rs');y+=62
hw(860,y+60,'Quoted seperate:');hw(860,y+122,'rear leaf spring 389.-');hw(860,y+184,'(not in total)')
y=1085
for l,v in [('PARTS TOTAL',c(pt)),('LABOR & OTHER',c(s-pt)),('SUBTOTAL',c(s)),('DISCOUNT  (Farm Bureau)','-'+c(disc)),('TAX 4% ON PARTS',c(tax)),('TOTAL ESTIMATE',c(tot))]:
    D.rectangle((700,y,1300,y+58),outline=120,width=2);D.text((712,y+16),l,font=P(24,1),fill=70);hw(1288,y+44,v,'rs',h2 if 'TOTAL E' in l else h);y+=58
D.text((60,1090),'MEASUREMENTS',font=P(24,1),fill=70)
for i,t in enumerate(['Caster  L 2.1°  R 3.4°','Toe  0.31 in  (spec .10)','BJ play  L .090  R .070','Tires  9/32 all','Paid 5-6 for check: 45.00']): hw(70,1160+i*58,t)
D.text((60,1500),'Not a guaranteed price. Old parts kept 5 days on request. 12 mo. warranty on steering parts, 90 days labor. Storage $15.00/day. Interest 1.5%/mo.',font=P(22),fill=100)
D.text((60,1590),'CUSTOMER',font=P(22),fill=100);D.line((180,1612,640,1612),fill=120);hw(210,1605,'V. Lindqvist',f=h2);D.text((700,1590),'BY',font=P(22),fill=100);D.line((740,1612,1000,1612),fill=120);hw(760,1605,'Orrin')
D.text((60,1680),'FORM 22-B   WHITE: OFFICE   PINK: CUSTOMER',font=P(20),fill=120)
for yy in (300,1500): D.ellipse((12,yy,50,yy+38),fill=70)
im=im.rotate(-1.3,fillcolor=215,resample=Image.BICUBIC)
a=np.asarray(im).astype(float);a=ndi.gaussian_filter(a,.7)+rng.standard_normal(a.shape)*5+noise(a.shape,200,rng)*4
a[:,:25]*=np.linspace(.5,1,25)[None,:]; a[-20:]*=.8
im=Image.fromarray(np.clip(a,0,255).astype(np.uint8));img2pdf(im,OUT+'l15.pdf',160,60)
label('l15.pdf','40219','CHIPPEWA FRAME & AXLE',dict(year=2004,make='Dodge',model='Ram 2500',vin='3D7KU28D34G217493',mileage=168725,trim='SLT'),items,tax,tot,s,[dc('DISCOUNT (Farm Bureau)',disc)],['grey-scan','skew','handwriting-font','two-columns'])
