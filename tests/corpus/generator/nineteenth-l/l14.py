# fax, 1-bit: radiator & driveline shop
from common import *
items=[it('RADIATOR, 2-ROW ALUM/PLASTIC','Part',26480,1,26480),it('UPPER HOSE','Part',2835,1,2835),it('LOWER HOSE','Part',3190,1,3190),it('FAN CLUTCH, HEAVY DUTY','Part',11925,1,11925),it('U-JOINT 1350 SERIES','Part',2*3865,2,3865),it('COOLANT 50/50 GAL','Part',3*1650,3,1650)]
lab=[('R&R RADIATOR AND FAN CLUTCH',2.6),('R&R REAR DRIVE SHAFT U-JOINTS',1.2)]
for a,h in lab: items.append(it(a,'Labor',round(h*11500),h,11500))
items+=[it('DRIVE SHAFT BALANCE - OUTSIDE','Sublet',14000),it('SHOP SUPPLIES','Fee',1500)]
s=sum(i['totalPrice'] for i in items);pt=sum(i['totalPrice'] for i in items if i['type']=='Part');tax=round(pt*.056);tot=s+tax
W,H=1728,2200;im=Image.new('L',(W,H),255);D=ImageDraw.Draw(im)
def F(n,z): return ImageFont.truetype(LIB+n+'.ttf',z)
m=F('LiberationMono-Bold',30);b=F('LiberationSans-Bold',56);sm=F('LiberationSans-Regular',28);sb=F('LiberationSans-Bold',28)
D.text((W/2,100),'DESERT RADIATOR & DRIVELINE',font=b,fill=0,anchor='ma');D.text((W/2,168),'2716 W. Buckeye Rd, Phoenix AZ 85009    Ph 602-555-0145    Fax 602-555-0146',font=sm,fill=0,anchor='ma')
D.rectangle((90,225,1640,410),outline=0,width=3)
for i,(l,r) in enumerate([('TO: Saguaro Landscaping, attn. Benny','ESTIMATE #  DR-11873'),('FAX: 602-555-0198     PAGES: 1','DATE: 06/24/2025'),('UNIT: 2008 FORD F-250 XLT  TRK 6','MILES: 203,914'),('VIN: 1FTSW21R88EC40692','PO REQ\'D: YES')]):
    D.text((110,238+i*42),l,font=m,fill=0);D.text((1130,238+i*42),r,font=m,fill=0)
y=440;X=(110,215,1260,1440,1625)
for x,t,a in [(110,'QTY','la'),(215,'DESCRIPTION','la'),(1440,'EACH','ra'),(1625,'AMOUNT','ra')]: D.text((x,y),t,font=sb,fill=0,anchor=a)
D.line((90,y+38,1640,y+38),fill=0,width=3);y+=54
for i in items:
    if i['type']=='Part':
        D.text((125,y),str(i['quantity']),font=m,fill=0)
        D.text((1440,y),c(i['unitPrice']),font=m,fill=0,anchor='ra')
    elif i['type']=='Labor':
        D.text((110,y),f"{i['quantity']:.1f}",font=m,fill=0);D.text((1440,y),'115.00/HR',font=m,fill=0,anchor='ra')
    D.text((215,y),i['description'],font=m,fill=0);D.text((1625,y),c(i['totalPrice']),font=m,fill=0,anchor='ra');y+=50
    if i['description'].startswith('LOWER'): D.text((215,y),'HOSE CLAMPS (8)',font=m,fill=0);D.text((1625,y),'INCL',font=m,fill=0,anchor='ra');y+=50
D.line((90,y,1640,y),fill=0,width=3);y+=16
for a,v in [('SUBTOTAL',c(s)),('AZ TAX 5.6% PARTS',c(tax)),('TOTAL','$'+c(tot))]:
    D.text((1180,y),a,font=m,fill=0,anchor='la');D.text((1625,y),v,font=m,fill=0,anchor='ra');y+=48
y+=30
for t in ['PRESSURE TEST: 15 PSI CAP HOLDS 9.  LEAK AT LH TANK SEAM.','FAN CLUTCH FREEWHEELS HOT.  THERMOSTAT OPENS 194 F - OK.','ADVISED, NOT PRICED IN: WATER PUMP 318.00, BELT 54.00','FLEET ACCT BALANCE 30 DAYS: 1,046.22    PAST DUE: 0.00','CREDIT LIMIT 5,000.00.  PARTS RETURN NEEDS THIS SHEET.']: D.text((110,y),t,font=m,fill=0);y+=46
D.text((110,y+50),'OK / SIGN & FAX BACK: ________________________  PO# __________',font=m,fill=0)
D.text((110,y+120),'"Keeping the Valley cool since 1974"   ROC n/a   Mon-Fri 7-4:30',font=sm,fill=0)
rng=np.random.default_rng(14)
im=im.rotate(.7,fillcolor=255,resample=Image.BICUBIC)
a=np.asarray(im).astype(float);a=ndi.gaussian_filter(a,1.0)+rng.standard_normal(a.shape)*22+noise(a.shape,3,rng)*10
o=a<140; sp=rng.random(a.shape)<.0006; o|=sp
o[:, 612:614]|=rng.random((H,2))<.35   # scanner line
o[1500:1503,:]^=rng.random((3,W))<.15
im=Image.fromarray((~o*255).astype(np.uint8));D=ImageDraw.Draw(im);D.rectangle((0,0,W,50),fill=255);D.text((20,8),'06/24/2025 15:07   6025550146          DESERT RADIATOR           PAGE 01/01',font=m,fill=0)
img2pdf(im,OUT+'l14.pdf',204,mono=True)
label('l14.pdf','DR-11873','DESERT RADIATOR & DRIVELINE',dict(year=2008,make='Ford',model='F-250',vin='1FTSW21R88EC40692',mileage=203914,trim='XLT'),items,tax,tot,s,[],['fax','1-bit','skew','noise'])
