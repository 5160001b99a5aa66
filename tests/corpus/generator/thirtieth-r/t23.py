from lib import *; from photolib import *
from PIL import Image, ImageDraw, ImageFont
it=[I('BRK PADS FRT CERAMIC','Part',None,1,'64.95'),I('TURN ROTORS FRT','Labor',None,2,'18.00'),I('CALIPER L/R REMFD','Part',None,1,'89.50'),I('CORE CALIPER','Fee',None,1,'35.00'),I('BRK HOSE L/R','Part',None,1,'27.80'),I('BRK FLUID DOT3 QT','Part',None,2,'9.25'),I('INSTALL F PADS, L/R CALIPER, BLEED','Labor','189.00',2.1),I('4 WHL ALIGN','Labor','79.95'),I('SHOP SUPL','Fee','9.45')]
disc=[3500,c('15.00')]; parts=S(it,'Part'); tax=pct(parts,10)
d=label('t23_dotmatrix_carbon.jpg','invoice',dict(documentNumber='A 60733',shop='Dixie Brake & Alignment'),dict(year=2004,make='BUICK',model='LESABRE',mileage=187655),it,disc,tax,'independent','AL','gray scan of the yellow carbon copy: pre-printed form filled in by a 9-pin printer that is out of register with the ruling; core charge and core credit (35.00CR labelled as a discount), special 15.00-; NC lines; hours without rate; tax 10% of parts; abbreviations',['dot matrix','carbon copy, gray','print over rules','CR credit'])
W,H=1700,2000
# preprinted form
im=Image.new('L',(W,H),226); dr=ImageDraw.Draw(im); SB='/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'; SR='/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'
T=lambda x,y,s,sz,b=False,c=110: dr.text((x,y),s,c,font=ImageFont.truetype(SB if b else SR,sz))
T(120,70,'DIXIE BRAKE & ALIGNMENT',58,True); T(122,140,'4100 University Dr   Tuscaloosa, Alabama   (205) 555-0186   Since 1961',27); T(1300,80,'INVOICE',44,True); T(1300,135,'CUSTOMER COPY (YELLOW)',22)
def box(x0,y0,x1,y1): dr.rectangle((x0,y0,x1,y1),outline=110,width=2)
box(110,200,1600,330); dr.line((110,265,1600,265),fill=110,width=2)
for x in (620,1000,1300): dr.line((x,200,x,330),fill=110,width=2)
for x,y,s in ((118,204,'CUSTOMER'),(628,204,'PHONE'),(1008,204,'DATE'),(1308,204,'INVOICE NO.'),(118,269,'YEAR / MAKE / MODEL'),(628,269,'LICENSE'),(1008,269,'SPEEDOMETER'),(1308,269,'TECH')): T(x,y,s,16)
box(110,360,1600,1420); 
for x in (210,1020,1150,1360): dr.line((x,360,x,1420),fill=110,width=2)
dr.rectangle((110,360,1600,400),fill=180,outline=110)
for x,s in ((120,'QTY'),(440,'PART OR SERVICE'),(1040,'HOURS'),(1190,'EACH'),(1420,'AMOUNT')): T(x,367,s,24,True,70)
for k in range(1,18): dr.line((110,400+k*60,1600,400+k*60),fill=160,width=1)
box(1020,1440,1600,1830)
for k,s in enumerate(('PARTS','LABOR','OTHER','SUBTOTAL','TAX','TOTAL')): T(1030,1458+k*64,s,26,True); dr.line((1020,1505+k*64,1600,1505+k*64),fill=110,width=1)
T(120,1460,'TERMS CASH. No returns on electrical parts. Brakes guaranteed 12 months.',20); T(120,1490,'Not responsible for articles left in car.',20); T(120,1700,'CUSTOMER X ______________________________',24)
form=np.asarray(im).astype(np.float32)
# dot matrix: 9-pin 6x9 chars
DM=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',13)
ink=np.zeros((H,W),np.float32); rng=np.random.default_rng(23)
def dm(x,y,s,px=2.2,py=2.75,jit=0.0):
    s=s.replace('0','O')
    w=int(DM.getlength(s))+4; t=Image.new('1',(w,18),0); ImageDraw.Draw(t).text((0,0),s,1,font=DM); b=np.asarray(t)
    for r,cx in zip(*np.nonzero(b)):
        X=x+cx*px+rng.normal(0,.25); Y=y+r*py+rng.normal(0,.25)+ (0.6 if cx%2 else 0)
        cv2.circle(ink,(int(X*8),int(Y*8)),int(1.5*8),float(.75+rng.random()*.25),-1,cv2.LINE_AA,shift=3)
ox,oy=-6,9
dm(140+ox,222+oy,'CASH CUSTOMER'); dm(1020+ox,222+oy,'05/14/25'); dm(1320+ox,222+oy,'A 60733'); dm(128+ox,286+oy,'04 BUICK LESABRE CUSTOM'); dm(640+ox,286+oy,'AL'); dm(1020+ox,286+oy,'187655'); dm(1330+ox,286+oy,'RJ')
y=402
R=[]
def row(q,dsc,h,e,a): R.append((q,dsc,h,e,a))
for k,i in enumerate(it[:8]):
    lab=i.description.startswith('INSTALL')
    row('' if i.quantity is None or lab else str(i.quantity),i.description,str(i.quantity) if lab else '','' if i.unitPrice is None else m(i.unitPrice),m(i.totalPrice))
    if k==3: row('1','CORE CREDIT','','35.00','35.00CR')
    if k==7: row('','ROTATE TIRES','','','NC')
row('','REAR SHOE ADJUST','','','NC'); row('',it[8].description,'','','9.45'); row('','SPECIAL ALIGN','','','15.00-')
for q,ds,h,e,a in R:
    dm(140+ox,y+oy,q); dm(222+ox,y+oy,ds,2.1 if len(ds)>30 else 2.2)
    cw=8*2.2
    for s,xr in ((h,1140),(e,1350),(a,1590)):
        if s: dm(xr+ox-len(s)*cw-6,y+oy,s)
    y+=60
tot=[m(parts),m(S(it,'Labor')),m(945-1500),m(d['subtotal']),m(tax),m(d['total'])]
tot[2]=m(abs(945-1500))+'-'
for k,s in enumerate(tot): dm(1590+ox-len(s)*17.6-6,1452+oy+k*64,s)
ink=cv2.GaussianBlur(ink,(0,0),.85)
carb=cv2.resize(rng.standard_normal((20,17)).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)
a=form-ink*(112+18*carb)
a-=5*np.clip(carb,0,2); sm=cv2.GaussianBlur((rng.random((H,W))<.0009).astype(np.float32),(0,0),1.6)*260; a-=sm
M=cv2.getRotationMatrix2D((W/2,H/2),-0.7,1); a=cv2.warpAffine(a,M,(W,H),borderValue=215)
a=cv2.GaussianBlur(a,(0,0),.8)
a+=rng.standard_normal((H,W))*3
out=Image.fromarray(np.clip(a,0,255).astype(np.uint8)).resize((1445,1700),Image.LANCZOS)
out.save(OUT+'t23_dotmatrix_carbon.jpg',quality=72); print(os.path.getsize(OUT+'t23_dotmatrix_carbon.jpg'))
