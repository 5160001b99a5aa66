from common import *; from photo import *
from PIL import ImageFont
D=Doc('q20.jpg','thermal-receipt-two-line-items','pillow','receipt','TIRES 2 GO #18','0018-4471-093',dict(year=2014,make='HONDA',model='CIVIC',mileage=131206),['angle','crumple','blur'])
L=[]; W=40
def it(ds,ty,qt,u,code):
    i=D.add(ds,ty,qt,u); L.append(ds[:W]); 
    if len(ds)>W: L.append(ds[W:].strip())
    L.append(f"  {code:<9}{q(qt):>3} @ {m(u):>7}".ljust(W-10)+f"{m(i['totalPrice']):>9}{'T' if ty=='Part' else ' '}")
L+=['TIRES 2 GO #18'.center(W),'5120 S PADRE ISLAND DR'.center(W),'CORPUS CHRISTI TX  361-555-0158'.center(W),'','07/19/25 11:52  REG 2  CSHR ANA','INV# 0018-4471-093','2014 HONDA CIVIC  LP MKR2217','ODO 131206','-'*W]
it('USED TIRE 195/65R15 7/32','Part',2,4500,'U19565')
it('MOUNT/BAL/VALVE STEM','Service',2,1500,'MBV')
it('FLAT REPAIR PLUG-PATCH LR','Labor',1,2000,'FLT')
it('TIRE DISPOSAL','Fee',2,350,'DSP')
it('OIL CHG SYN BLEND 5W20 4QT W/FLTR','Service',1,4495,'OIL-SB')
it('BULB 7443 BRK LT','Part',1,699,'7443')
L+=['ROTATE               FREE          0.00','-'*W]
tx=pct(D.sum(['Part']),8.25);D.discounts=[500];D.close(tax=tx,sub=D.sum())
def tot(a,v): L.append(f"{a:<28}{v:>11} ")
tot('SUBTOTAL',m(D.subtotal));tot('COUPON FLYER',m(-500));tot('TAX 8.25%',m(tx));tot('TOTAL',d(D.total));cash=D.total//2000*2000+2000;tot('CASH',m(cash));tot('CHANGE',m(cash-D.total))
L+=['','  USED TIRES 30 DAY WARRANTY NO CASH','      REFUND  KEEP THIS RECEIPT','  RETORQUE LUGS 80 FT LB AT 50 MI','','      *** GRACIAS / THANK YOU ***']
f=ImageFont.truetype('DejaVuSansMono.ttf',24); lh=33; w=W*15+60
im=Image.new('RGB',(w,len(L)*lh+150),(247,246,243)); dr=ImageDraw.Draw(im)
for k,s in enumerate(L): dr.text((30,60+k*lh),s,font=ImageFont.truetype('DejaVuSansMono-Bold.ttf',24) if k==0 or s.startswith('TOTAL') else f,fill=(72,70,84))
rng=np.random.default_rng(20); a=np.asarray(im).astype(float); fade=1-.45*np.clip(smooth(im.height,im.width,260,rng),0,1)   # faded strips
a=255-(255-a)*np.where(a<200,fade[...,None],1); im=Image.fromarray(np.clip(a,0,255).astype('uint8'))
im=crumple(im,rng,3.2,.09,90)
H=int(im.height*1.0)
shot(im,D.path(),(1000,1500),[(175,50),(800,85),(850,1440),(120,1465)],seed=20,base=(150,152,156),streak=False,blur=.8,shadow=[(0,900),(0,1500),(700,1500)],noise=6);open('q20.src.txt','w').write('\n'.join(L));D.save()
