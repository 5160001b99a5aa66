import json,os,subprocess,random,html as H
from decimal import Decimal as D, ROUND_HALF_UP
OUT='out/';SRC=OUT+'scripts/src/'
def cents(x): return int(D(x).quantize(D(1),ROUND_HALF_UP))
def m(c,d=''):
    s='-' if c<0 else ''; c=abs(c); return f"{s}{d}{c//100:,}.{c%100:02d}"
def pct(base,rate): return cents(D(base)*D(str(rate))/100)
def I(desc,typ,qty=None,unit=None,total=None):
    if total is None: total=cents(D(str(qty))*unit)
    if qty is not None and unit is not None: assert cents(D(str(qty))*unit)==total,(desc,qty,unit,total)
    return dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total)
def S(items): return sum(i['totalPrice'] for i in items)
def vin(v):
    v=v.upper();assert len(v)==17,(v,len(v))
    t=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]));w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    s=sum((int(c) if c.isdigit() else t[c])*k for c,k in zip(v,w))%11
    return v[:8]+('X' if s==10 else str(s))+v[9:]
def label(name,file,kind,hard,docno,shop,veh,items,discounts,subtotal,tax,total):
    y,mk,md,vn,mi=veh
    assert S(items)-sum(discounts)+(tax or 0)==total,(name,S(items),discounts,tax,total)
    json.dump(dict(file=file,kind=kind,layout=name,author='r33',hardships=hard,header=dict(documentNumber=docno,shop=shop),
      vehicle=dict(year=y,make=mk,model=md,vin=vn,mileage=mi),items=items,discounts=discounts,subtotal=subtotal,tax=tax,total=total),
      open(OUT+name+'.json','w'),indent=1)
CH=['chromium-headless-shell','--no-sandbox','--headless','--disable-gpu']
def pdf(name,html,out=None,hf=False):
    h=SRC+name+'.html';open(h,'w').write('<!doctype html><meta charset=utf-8>'+html)
    out=out or OUT+name+'.pdf'
    subprocess.run(CH+([] if hf else ['--no-pdf-header-footer'])+['--print-to-pdf='+out,'file://'+h],check=True,capture_output=True,timeout=120)
    return out
def shot(name,html,h):
    p=SRC+name+'.html';open(p,'w').write('<!doctype html><meta charset=utf-8>'+html)
    subprocess.run(CH+['--force-device-scale-factor=3','--hide-scrollbars',f'--window-size=360,{h}','--screenshot='+OUT+name+'.png','file://'+p],check=True,capture_output=True,timeout=120)
def scan(name,html,mode,dpi,angle,seed,holes=False,staple=False,edge=None,specks=60,levels=16):
    from PIL import Image,ImageDraw,ImageFilter
    import numpy as np
    p=pdf(name,html,SRC+name+'.pdf')
    n=subprocess.run(['pdfinfo',p],capture_output=True,text=True).stdout
    assert 'Pages:           1' in n,n
    subprocess.run(['pdftoppm','-gray','-r',str(dpi),'-singlefile',p,SRC+name],check=True)
    im=Image.open(SRC+name+'.pgm').convert('L');os.remove(SRC+name+'.pgm')
    r=random.Random(seed);g=np.random.default_rng(seed);W,Ht=im.size;k=dpi/200
    im=im.rotate(angle,Image.BICUBIC,fillcolor=255)
    im=im.filter(ImageFilter.GaussianBlur((.75 if mode=='1' else .55)*k))
    d=ImageDraw.Draw(im)
    if holes:
        for fy in (.125,.5,.875):
            x,y,q=.37*dpi+r.uniform(-3,3),fy*Ht+r.uniform(-9,9),.14*dpi
            d.ellipse([x-q,y-q,x+q,y+q],fill=25); d.arc([x-q-2,y-q-2,x+q+2,y+q+2],20,200,fill=150,width=2)
    if staple:
        x,y=.34*dpi,.3*dpi;d.line([x,y+.2*dpi,x+.33*dpi,y],fill=40,width=int(4*k));d.line([x+4,y+.2*dpi+9*k,x+.33*dpi+6,y+9*k],fill=150,width=int(5*k))
        d.line([0,.75*dpi,.85*dpi,0],fill=185 if mode=='L' else 255,width=int(3*k))
    if edge=='right': d.polygon([(W,0),(W-int(7*k),0),(W-int(26*k),Ht),(W,Ht)],fill=20)
    if edge=='top': d.polygon([(0,0),(W,0),(W,int(20*k)),(0,int(5*k))],fill=30)
    if edge=='left': d.polygon([(0,0),(int(18*k),0),(int(5*k),Ht),(0,Ht)],fill=30)
    for _ in range(specks):
        x,y,q=r.uniform(0,W),r.uniform(0,Ht),r.choice([.6,.8,1,1,1.4,2.1])*k
        d.ellipse([x-q,y-q,x+q,y+q],fill=r.choice([0,40,90]))
    a=np.asarray(im,dtype=np.float32)
    if mode=='1':
        a=a+g.normal(0,16,a.shape); o=Image.fromarray(((a>158)*255).astype('uint8')).convert('1',dither=Image.NONE)
    else:
        a=a*.88+30; yy=np.linspace(0,1,W)[None,:]; a=a-10*(yy>.93)-6*(yy<.03)
        txt=a<215; a=np.where(txt,a+g.normal(0,4,a.shape),a)
        st=256//levels; o=Image.fromarray(np.clip((np.round(a/st)*st),0,250).astype('uint8'))
    o.save(OUT+name+'.png',optimize=True,dpi=(dpi,dpi))
    s=os.path.getsize(OUT+name+'.png');print(name,o.mode,o.size,s);assert s<300000
def esc(s): return H.escape(str(s))
def q(x): return f'{x:g}' if x is not None else ''
