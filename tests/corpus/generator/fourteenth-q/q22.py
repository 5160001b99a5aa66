from common import *; from photo import *
from PIL import ImageFont
import glob
FN=[x for x in glob.glob('/usr/share/fonts/**/*',recursive=True) if x.endswith(('NimbusMonoPS-Bold.otf','NimbusMonoPS-Bold.t1'))][0].replace('/usr/share/fonts/','')
D=Doc('q22.jpg','green-bar-dot-matrix-codes-flags','pillow','invoice','TWIN FORKS CO-OP SERVICE STATION','CS 44120',dict(year=2003,make='CHEV',model='3500 FLATBED',mileage=206114),['dark','angle'])
I=[('04411','TIRE LT215/85R16E COOPER DISC HT3','Part',4,17425,'T'),('04490','MOUNT & BALANCE DUAL','Labor',4,2200,'N'),('07718','U-JOINT SPICER 5-1350X','Part',2,2890,'T'),('07720','HANGER BEARING 1.57 ID','Part',1,6135,'T'),('90001','SHOP LABOR DRIVELINE','Labor',2.25,8800,'N'),('11204','15W40 CENEX MAXTRON GAL','Part',2.5,2160,'T'),('11388','FILTER LF3000','Part',1,2244,'T'),('99110','TIRE DISPOSAL','Fee',4,700,'N')]
L=['   '+D.shop+'              INVOICE '+D.no,'   HWY 12 E  BAKER MT  406-555-0116                 09-26-24','','   ACCT 20417 HAUGEN RANCH        2003 CHEV 3500 FLATBED','   PHONE 555-0182                 ODOM 206114   HRS N/A','','   ITEM   QTY   DESCRIPTION                          PRICE  T    AMOUNT','   '+'-'*68]
for c,ds,ty,qt,u,tf in I: i=D.add(ds,ty,qt,u); L.append(f"   {c}{qt:>6.2f}   {ds:<34}{u/100:>8.2f}  {tf}  {m(i['totalPrice']):>8}")
L+=[f"   {'00000'}{1:>6.2f}   {'GREASE CHASSIS':<34}{'.00':>8}  N  {'.00':>8}",'   '+'-'*68]
D.discounts=[pct(D.sum(['Part']),3)]; D.close(tax=0,sub=D.sum())
for a,v in (('SUBTOTAL',m(D.subtotal)),('PATRON DISC 3% PARTS',m(D.discounts[0])+'-'),('SALES TAX MT','.00'),('INVOICE TOTAL',m(D.total)),('PREV BALANCE','312.40'),('ACCT BALANCE',m(D.total+31240))): L.append(f"{a:>56}   {v:>12}")
L+=['','   FIN CHG 1.5 PCT OVER 30 DAYS.  RETORQUE DUALS 140 FT LBS.']
f=ImageFont.truetype('/usr/share/fonts/'+FN,26); cw=15.0; lh=34; w=int(74*cw+140);h=lh*(len(L)+5)
g=Image.new('L',(w,h),0); dr=ImageDraw.Draw(g)
for k,s in enumerate(L):
    for c,ch in enumerate(s): dr.text((70+c*cw,50+k*lh),ch,font=f,fill=255)
ga=np.asarray(g).astype(float)/255; yy,xx=np.mgrid[0:h,0:w]
dots=.5+.5*np.cos(2*np.pi*yy/3.6)*.55+.12*np.cos(2*np.pi*xx/3.6); ga*=np.clip(dots,0,1)
rng=np.random.default_rng(22); ga*=1.0+.13*smooth(h,w,120,rng)
bg=np.ones((h,w,3))*np.array([250,250,244]); bar=((yy//(lh*2))%2==0)&(xx>48)&(xx<w-48); bg[bar]=[214,236,214]
for xh in (22,w-22):
    for yh in range(20,h,48): bg[(xx-xh)**2+(yy-yh)**2<81]=[70,62,50]
bg[:, 46:48]=bg[:, 46:48]*.8; bg[:, w-48:w-46]=bg[:, w-48:w-46]*.8
a=bg*(1-ga[...,None])+np.array([30,28,60])*ga[...,None]
p=Image.fromarray(np.clip(a,0,255).astype('uint8')); p=crumple(p,rng,1.5,.03,220)
shot(p,D.path(),(1600,1300),[(110,120),(1500,190),(1450,1190),(60,1230)],seed=22,dark=.58,warm=(1,.93,.78),blur=.7,noise=8,grad=.5,quality=78);open('q22.src.txt','w').write('\n'.join(L));D.save()
