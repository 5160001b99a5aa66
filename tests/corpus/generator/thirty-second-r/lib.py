import json, os, subprocess, math, random, html as H
from decimal import Decimal as Dc, ROUND_HALF_UP
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter
OUT='out'; TMP='out/tmp'
def r(x): return int(Dc(str(x)).quantize(Dc(1),ROUND_HALF_UP))
def c(x): return r(Dc(str(x))*100)          # dollars -> cents
def m(x,d=''):                               # cents -> text
    if x is None: return ''
    s='-' if x<0 else ''
    x=abs(x); return f"{s}{d}{x//100:,}.{x%100:02d}"
def D(x): return m(x,'$')
def q(x):
    x=Dc(str(x)); return str(int(x)) if x==int(x) else str(x.normalize())
class Doc:
    def __init__(s,file,kind,hard,number,shop,y,mk,md,vin,mi):
        s.file=file; s.items=[]; s.disc=[]; s.sub=s.tx=s.tot=None
        s.L=dict(file=file,kind=kind,layout=file.rsplit('.',1)[0],author='r32',hardships=hard,
            header=dict(documentNumber=number,shop=shop),vehicle=dict(year=y,make=mk,model=md,vin=vin,mileage=mi))
        s.name=s.L['layout']
    def add(s,desc,typ,qty,unit,total=None,sq=True,su=True,charge=True,**k):
        u=None if unit is None else c(unit)
        t=c(total) if total is not None else r(Dc(str(qty))*u)
        if u is not None and qty is not None: assert r(Dc(str(qty))*u)==t,(desc,qty,u,t)
        row=dict(desc=desc,type=typ,qty=qty,unit=u,total=t,**k)
        if charge and t:
            qq=None if (qty is None or not sq) else (int(Dc(str(qty))) if Dc(str(qty))==int(Dc(str(qty))) else float(qty))
            s.items.append(dict(description=desc,type=typ,quantity=qq,unitPrice=u if su else None,totalPrice=t))
        return row
    def p(s,desc,qty,unit,**k): return s.add(desc,'Part',qty,unit,**k)
    def l(s,desc,qty,unit,**k): return s.add(desc,'Labor',qty,unit,**k)
    def f(s,desc,total,**k): return s.add(desc,'Fee',None,None,total,**k)
    def sv(s,desc,total,**k): return s.add(desc,'Service',None,None,total,**k)
    def d(s,amt): s.disc.append(c(amt)); return c(amt)
    def sum(s,*types): return sum(i['totalPrice'] for i in s.items if not types or i['type'] in types)
    def dsum(s): return sum(s.disc)
    def tax(s,base,rate): s.tx=r(Dc(base)*Dc(str(rate))/100); return s.tx
    def save(s,wrong=False,notax=False):
        calc=s.sum()-s.dsum()+(s.tx or 0)
        if not wrong and s.tot is not None: assert calc==s.tot,(s.file,calc,s.tot)
        L=dict(s.L,items=s.items,discounts=s.disc,subtotal=s.sub,tax=s.tx,total=s.tot)
        json.dump(L,open(f'{OUT}/{s.name}.json','w'),indent=1)
        fn=f'{OUT}/{s.file}'; print(s.file,len(s.items),'items',s.sub,s.tx,s.tot,os.path.getsize(fn)//1024,'KB',end=' ')
        if not s.file.endswith('pdf'): print(Image.open(fn).size,end='')
        print()
CH=['chromium-headless-shell','--no-sandbox','--headless','--disable-gpu','--hide-scrollbars']
def chrome(htm,name,pdf=None,shot=None,w=390,h=844,scale=2):
    src=f'{TMP}/{name}.html'; open(src,'w').write('<!doctype html><meta charset=utf-8>'+htm)
    if pdf: a=['--no-pdf-header-footer',f'--print-to-pdf={pdf}']
    else: a=[f'--screenshot={shot}',f'--window-size={w},{h}',f'--force-device-scale-factor={scale}']
    subprocess.run(CH+a+['file://'+src],check=True,capture_output=True,timeout=120)
def topng(pdf,name,dpi=170,page=1):
    o=f'{TMP}/{name}'; subprocess.run(['pdftoppm','-r',str(dpi),'-f',str(page),'-l',str(page),'-singlefile','-png',pdf,o],check=True)
    return Image.open(o+'.png').convert('RGB')
def noise(h,w,cell,rng):
    a=rng.random((max(2,h//cell[0]+2),max(2,w//cell[1]+2)))
    return np.asarray(Image.fromarray((a*255).astype('uint8')).resize((w,h),Image.BICUBIC)).astype('f4')/255
def desk(kind,w,h,rng):
    if kind=='wood':
        n=noise(h,w,(14,500),rng)*.5+noise(h,w,(60,900),rng)*.5
        base=np.array([150,104,66]); a=base*(0.72+.5*n[...,None])
    elif kind=='darkwood':
        n=noise(h,w,(500,18),rng)*.5+noise(h,w,(900,80),rng)*.5
        a=np.array([84,58,42])*(0.7+.55*n[...,None])
    elif kind=='granite':
        n=noise(h,w,(9,9),rng)*.5+noise(h,w,(40,40),rng)*.5; a=np.array([96,94,92])*(0.6+.7*n[...,None])
    elif kind=='white': 
        n=noise(h,w,(200,200),rng); a=np.array([196,194,190])*(0.94+.1*n[...,None])
    elif kind=='blue':
        n=noise(h,w,(30,30),rng); a=np.array([58,74,98])*(0.85+.3*n[...,None])
    elif kind=='seat':
        n=noise(h,w,(12,12),rng)*.3+noise(h,w,(200,200),rng)*.7; a=np.array([58,56,55])*(0.6+.8*n[...,None])
    else: a=np.ones((h,w,3))*np.array([170,160,150])
    return a.astype('f4')
def photo(img,out,W,H,corners,desk_kind='wood',seed=1,curl=6,light=(.3,.2,.35),shadow=None,blur=.7,tint=(1,.98,.94),folds=(),q0=72,ns=2.0,maxkb=285,gain=1.0,edge=None):
    """corners: TL,TR,BR,BL in output px where the paper's corners lie"""
    rng=np.random.default_rng(seed); w,h=img.size
    src=np.asarray(img.convert('RGB')).astype('f4')
    # paper tone
    pn=noise(h,w,(120,120),rng); src=src*(0.965+.035*pn[...,None])
    A=[];B=[]
    for (x,y),(u,v) in zip(corners,[(0,0),(w,0),(w,h),(0,h)]):
        A+= [[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]; B+=[u,v]
    k=np.linalg.solve(np.array(A,float),np.array(B,float))
    X,Y=np.meshgrid(np.arange(W,dtype='f4'),np.arange(H,dtype='f4'))
    dn=k[6]*X+k[7]*Y+1; U=(k[0]*X+k[1]*Y+k[2])/dn; V=(k[3]*X+k[4]*Y+k[5])/dn
    V=V+curl*np.sin(U/w*math.pi*1.3+.4)+curl*.4*np.sin(V/h*5+1); U=U+curl*.7*np.sin(V/h*math.pi*1.5)
    inside=np.clip(np.minimum(np.minimum(U,w-1-U),np.minimum(V,h-1-V))+.5,0,1)
    Uc=np.clip(U,0,w-1.01);Vc=np.clip(V,0,h-1.01); u0=Uc.astype(int);v0=Vc.astype(int);fu=(Uc-u0)[...,None];fv=(Vc-v0)[...,None]
    P=(src[v0,u0]*(1-fu)+src[v0,u0+1]*fu)*(1-fv)+(src[v0+1,u0]*(1-fu)+src[v0+1,u0+1]*fu)*fv
    for ax,pos in folds:
        t=(V/h if ax=='h' else U/w)-pos
        P*= (1-.16*np.exp(-(t/.003)**2)+.07*np.exp(-((t-.006)/.006)**2)-.05*np.exp(-((t+.03)/.03)**2))[...,None]
    dk=desk(desk_kind,W,H,rng)
    # drop shadow of the paper on the desk
    ins=Image.fromarray((inside*255).astype('uint8')); sh=np.asarray(ins.filter(ImageFilter.GaussianBlur(18))).astype('f4')/255
    sh=np.roll(sh,(10,12),(0,1)); dk=dk*(1-.45*sh[...,None])
    I=dk*(1-inside[...,None])+P*inside[...,None]
    lx,ly,ls=light; dist=np.hypot(X/W-lx,Y/H-ly); I*= (gain*(1.0-ls*dist**1.2))[...,None]
    if shadow:
        poly,dark,soft=shadow; s=Image.new('L',(W//4,H//4),0); ImageDraw.Draw(s).polygon([(x*W/4,y*H/4) for x,y in poly],fill=255)
        s=np.asarray(s.filter(ImageFilter.GaussianBlur(soft/4)).resize((W,H),Image.BICUBIC)).astype('f4')/255; I*=(1-dark*s)[...,None]
    I*=np.array(tint,'f4'); I=Image.fromarray(np.clip(I,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    a=np.asarray(I).astype('f4'); a+=rng.normal(0,ns,a.shape[:2])[...,None]
    I=Image.fromarray(np.clip(a,0,255).astype('uint8')); qq=q0
    while True:
        I.save(out,quality=qq,optimize=True)
        if os.path.getsize(out)<maxkb*1024 or qq<25: break
        qq-=5
    print('q',qq,os.path.getsize(out)//1024,end=' | ')
