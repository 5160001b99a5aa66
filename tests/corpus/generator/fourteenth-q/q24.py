from common import *; from photo import *
from PIL import ImageFont
D=Doc('q24.jpg','handwritten-carbon-pad','pillow','handwriting',"Ray's Auto Repair",'0386',dict(year=1996,make='Buick',model='LeSabre',mileage=162000),['angle','shadow','blur'])
I=[('rear shocks (Monroe)','Part',2,4200),('wheel cyl. left rear','Part',1,2150),('brake shoes','Part',1,3800),('brake fluid','Part',1,700),('labor shocks + brakes','Labor',3,6500),('tow in from Walmart','Service',None,None,6000)]
w,h=1000,1250; im=Image.new('RGB',(w,h),(250,238,160)); dr=ImageDraw.Draw(im); rng=np.random.default_rng(24)
F=lambda n,z: ImageFont.truetype(n,z)
import glob
hand=[x for x in glob.glob('/usr/share/fonts/**/ComicNeue*',recursive=True) if 'Light' in x and 'Italic' in x.replace('Oblique','Italic')] or glob.glob('/usr/share/fonts/**/ComicNeue*',recursive=True)
hf=sorted(hand)[0]; print(hf)
ink=(28,38,120)
def H(x,y,s,z=40,right=False):
    SRC.append(s)
    f0=F(hf,z); 
    if right: x-=sum(f0.getlength(c)*(1.5 if c=='.' else .96) for c in s)
    ph=rng.uniform(0,6)
    for k,c in enumerate(s):
        ff=F(hf,int(z+rng.integers(-2,3))); t=Image.new('L',(int(z*1.6),int(z*1.8)),0); ImageDraw.Draw(t).text((z*.3,z*.2),c,font=ff,fill=255); t=t.filter(ImageFilter.MaxFilter(5 if c in '.,' else 3)).rotate(rng.uniform(-6,5),resample=Image.BICUBIC)
        im.paste(Image.new('RGB',t.size,ink),(int(x-z*.3),int(y-z*.2+2.5*np.sin(k*.5+ph)+rng.uniform(-1.5,1.5))),t); x+=f0.getlength(c)*(1.5 if c=='.' else .96)
bl=(60,60,60)
SRC=[]
def P_(x,y,s,z=24,b=False): SRC.append(s); dr.text((x,y),s,font=F('LiberationSerif-Bold.ttf' if b else 'LiberationSerif-Regular.ttf',z),fill=bl)
P_(300,30,"Ray's Auto Repair",52,True); P_(300,92,'Rt. 3 Box 88, Elkins, W. Va.   304-555-0121',24); P_(790,150,'No. 0386',34,True)
for y,a in ((205,'Name'),(265,'Car'),(325,'Miles')): P_(60,y,a); dr.line((130,y+30,940,y+30),fill=bl,width=2)
P_(560,205,'Date'); P_(560,265,'Lic.')
H(150,190,'Mrs. Lantz');H(630,190,'5-8-25');H(150,250,"1996 Buick LeSabre");H(640,250,'4NB 118');H(150,310,'162,000')
top=390
for k in range(13): dr.line((60,top+k*58,940,top+k*58),fill=bl,width=2)
for x in (60,150,590,750,940): dr.line((x,top,x,top+12*58 if x!=750 else top+12*58),fill=bl,width=2)
for x,s in ((72,'QTY'),(290,'WORK / PARTS'),(630,'PRICE'),(800,'AMOUNT')): P_(x,top+16,s,22)
y=top+58
for a in I:
    i=D.add(*a)
    if a[2]: H(85,y+6,q(a[2])+('h' if a[1]=='Labor' else ''))
    H(165,y+6,a[0],36)
    if a[3]: H(735,y+6,m(a[3]),38,True)
    H(925,y+6,m(i['totalPrice']),38,True); y+=58
H(165,y+6,'look at horn - no charge',36); y+=58
tx=pct(D.sum(['Part']),6); D.close(tax=tx,sub=D.sum())
y=top+58*9
for a,v in (('Sub total',m(D.subtotal)),('Tax 6%',m(tx)),('TOTAL',d(D.total))): P_(600,y+14,a,28,True); H(925,y+6,v,40,True); y+=58
H(80,top+58*9+10,'drums still good',34); H(80,top+58*10+10,'pd $200 cash',34)
P_(60,1130,'30 days on labor. Not responsible for items left in car.',24); P_(60,1180,'Received by ____________________________',24)
im=crumple(im,rng,1.5,.04,200)
shot(im,D.path(),(1300,1600),[(120,90),(1170,160),(1120,1520),(200,1480)],seed=24,base=(88,92,96),streak=False,blur=1.0,shadow=[(0,0),(1300,0),(1300,260),(0,700)],noise=6,dark=.92);open('q24.src.txt','w').write('\n'.join(SRC));D.save()
