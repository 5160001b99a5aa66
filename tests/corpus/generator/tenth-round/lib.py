import json,os,re,subprocess,tempfile,io,random
from decimal import Decimal,ROUND_HALF_UP
from PIL import Image,ImageFilter,ImageDraw
import numpy as np
HERE=os.path.dirname(os.path.abspath(__file__)); OUT=os.path.join(HERE,'out'); TMP=os.path.join(OUT,'scratch'); TXT=os.path.join(OUT,'text')
os.makedirs(TXT,exist_ok=True); os.makedirs(TMP,exist_ok=True)
def rnd(x): return int(Decimal(str(x)).quantize(Decimal(1),ROUND_HALF_UP))
def mul(c,q): return rnd(Decimal(c)*Decimal(str(q)))
def pct(c,p): return rnd(Decimal(c)*Decimal(str(p))/100)
class Doc:
    def __init__(s,name,ext,layout,generator,shop,number,vehicle=None,kind=None,notes=(),hardships=None):
        s.name=name; s.ext=ext
        s.lab={"file":f"{name}.{ext}","layout":layout,"author":"author-c","generator":generator}
        if hardships: s.lab["hardships"]=hardships
        s.lab.update(printed=[],header={"shop":shop,"documentNumber":number},
          vehicle=None if not vehicle else dict(zip(("year","make","model"),vehicle)),
          items=[],discounts=[],subtotal=None,tax=None,total=None)
        if kind: s.lab["kind"]=kind
        s.lab["notes"]=list(notes)
    def m(s,c,d=''):
        """print an amount"""
        if abs(c) not in s.lab["printed"]: s.lab["printed"].append(abs(c))
        return ('-' if c<0 else '')+d+f"{abs(c)//100:,}.{abs(c)%100:02d}"
    def p(s,c): return s.m(c)
    def w(s,c):
        """whole dollars"""
        s.m(c); return f"${c//100:,}"
    def item(s,desc,typ,total,qty=None,unit=None):
        if qty is not None:
            qty=float(qty); qty=int(qty) if qty==int(qty) else qty
        if qty is not None and unit is not None: assert mul(unit,qty)==total,(desc,total,qty,unit)
        desc=desc.strip();s.lab["items"].append({"description":desc,"type":typ,"totalPrice":total,"quantity":qty,"unitPrice":unit}); return total
    def disc(s,desc,c): s.lab["discounts"].append({"description":desc,"totalPrice":c}); return c
    def isum(s,*types): return sum(i["totalPrice"] for i in s.lab["items"] if not types or i["type"] in types)
    def dsum(s): return sum(i["totalPrice"] for i in s.lab["discounts"])
    def tot(s,sub,tax,total): s.lab.update(subtotal=sub,tax=tax,total=total)
    def save(s,textpdf=None,text=None):
        L=s.lab;L["printed"]=list(dict.fromkeys(L["printed"]))
        if L["total"] is not None:
            got=s.isum()-s.dsum()+(L["tax"] or 0)
            assert got==L["total"],(s.name,got,L["total"])
        json.dump(L,open(f"{OUT}/{s.name}.json","w"),indent=1,ensure_ascii=False)
        if text is None:
            text=subprocess.run(["pdftotext","-layout",textpdf or f"{OUT}/{s.name}.{s.ext}","-"],capture_output=True,text=True).stdout
        open(f"{TXT}/{s.name}.txt","w").write(text)
CH=["/usr/bin/chromium","--headless=new","--no-sandbox","--disable-gpu","--hide-scrollbars","--disable-dev-shm-usage"]
def html2pdf(html,out):
    f=f"{TMP}/{os.path.basename(out)}.html"; open(f,"w").write("<!doctype html><meta charset=utf-8>"+html)
    subprocess.run(CH+["--no-pdf-header-footer",f"--print-to-pdf={out}","file://"+f],check=True,capture_output=True,timeout=90)
def html2png(html,out,w,h,scale=2):
    f=f"{TMP}/{os.path.basename(out)}.html"; open(f,"w").write("<!doctype html><meta charset=utf-8>"+html)
    subprocess.run(CH+[f"--window-size={w},{h}",f"--force-device-scale-factor={scale}",f"--screenshot={out}","file://"+f],check=True,capture_output=True,timeout=90)
def pdf2img(pdf,dpi=150,page=1):
    b=f"{TMP}/r_{os.path.basename(pdf)}"
    subprocess.run(["pdftoppm","-r",str(dpi),"-f",str(page),"-l",str(page),"-singlefile","-png",pdf,b],check=True)
    return Image.open(b+".png").convert("RGB")
def smooth(rs,h,w,n):
    a=rs.randn(n,max(2,int(n*w/h)+1)).astype(np.float32)
    a=(a-a.min())/(a.max()-a.min())
    return np.asarray(Image.fromarray((a*65535).astype(np.int32),mode="I").convert("F").resize((w,h),Image.BICUBIC))/65535.0
def solve(src,dst):
    A=[];B=[]
    for (x,y),(u,v) in zip(dst,src):
        A.append([x,y,1,0,0,0,-u*x,-u*y]);B.append(u)
        A.append([0,0,0,x,y,1,-v*x,-v*y]);B.append(v)
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def photo(img,out,seed,size=(1500,1960),corners=None,desk=(118,92,70),crumple=5,blur=.7,noise=4,shadow=.35,tint=(1,.985,.94),maxkb=285,wood=True,folds=(0.34,0.67)):
    rs=np.random.RandomState(seed); W,H=size
    # crumple displacement on the paper itself
    a=np.asarray(img,np.float32); h,w=a.shape[:2]
    f=smooth(rs,h,w,7)*.7+smooth(rs,h,w,17)*.3
    gy,gx=np.gradient(f); k=crumple*min(h,w)/1200
    dx=(smooth(rs,h,w,5)-.5)*2*k; dy=(smooth(rs,h,w,5)-.5)*2*k
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32)
    X=np.clip(xx+dx,0,w-1.01);Y=np.clip(yy+dy,0,h-1.01)
    x0=X.astype(int);y0=Y.astype(int);fx=(X-x0)[...,None];fy=(Y-y0)[...,None]
    a=(a[y0,x0]*(1-fx)+a[y0,x0+1]*fx)*(1-fy)+(a[y0+1,x0]*(1-fx)+a[y0+1,x0+1]*fx)*fy
    sh=1+np.clip((gx*.8+gy)*h*.045*crumple/5,-.12,.08)
    for fo in folds:
        d=(yy-(fo*h+ (xx-w/2)*.01)); sh*=1-.10*np.exp(-(d/ (h*.006))**2)-.05*np.exp(-np.clip(d,0,None)/(h*.05))*(d>0)
    a=np.clip(a*.95*sh[...,None]*np.array(tint),0,255)
    pap=Image.fromarray(a.astype(np.uint8)).convert("RGBA")
    if corners is None:
        j=lambda:rs.uniform(-.012,.012)
        corners=[(.07+j(),.045+j()),(.93+j(),.06+j()),(.965+j(),.965+j()),(.03+j(),.95+j())]
    dst=[(x*W,y*H) for x,y in corners]
    c=solve([(0,0),(w,0),(w,h),(0,h)],dst)
    pap=pap.transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC)
    # desk
    t=smooth(rs,H,W,5)
    if wood:
        g=np.sin((np.arange(W)[None,:]*.02+smooth(rs,H,W,4)*14))*.06+1
    else: g=1+(smooth(rs,H,W,60)-.5)*.15
    bg=np.array(desk,np.float32)[None,None]*(g*(.75+.5*t))[...,None]
    bg=Image.fromarray(np.clip(bg,0,255).astype(np.uint8))
    al=pap.split()[3]
    sm=Image.new("L",(W,H)); sm.paste(al,(14,18)); sm=sm.filter(ImageFilter.GaussianBlur(16))
    bg=Image.composite(Image.new("RGB",(W,H),(20,16,14)),bg,sm.point(lambda v:int(v*.6)))
    bg.paste(pap.convert("RGB"),(0,0),al)
    a=np.asarray(bg,np.float32)
    yy,xx=np.mgrid[0:H,0:W].astype(np.float32)
    ang=rs.uniform(0,6.28); l=((xx/W-.5)*np.cos(ang)+(yy/H-.5)*np.sin(ang)); a*= (1-shadow*.6*np.clip(l+.3,0,1))[...,None]
    # a soft cast shadow (hand / phone)
    cx,cy=rs.uniform(.0,1)*W,rs.uniform(.8,1.1)*H
    s=1/(1+np.exp((np.hypot((xx-cx)/1.0,(yy-cy)*1.1)-W*.42)/ (W*.035))); a*=(1-shadow*s)[...,None]
    im=Image.fromarray(np.clip(a,0,255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(blur))
    a=np.asarray(im,np.float32)+rs.randn(H,W,1)*noise+rs.randn(H,W,3)*noise*.4
    im=Image.fromarray(np.clip(a,0,255).astype(np.uint8))
    for q in range(82,20,-4):
        b=io.BytesIO(); im.save(b,"JPEG",quality=q,subsampling=2,optimize=True)
        if b.tell()<maxkb*1024: break
    open(out,"wb").write(b.getvalue()); return q
def faxify(img,seed,skew=.6,speck=120,lines=2,thr=150,rough=28):
    """grey page -> 1-bit with fax noise"""
    r=np.random.RandomState(seed)
    g=img.convert("L").rotate(skew,Image.BICUBIC,fillcolor=255)
    a=np.asarray(g.filter(ImageFilter.GaussianBlur(.5)),np.float32)
    H,W=a.shape
    a=a+r.randn(H,W)*rough*.5+ (smooth(r,H,W,40)-.5)*rough
    b=(a>thr)
    b=np.where(b,255,0).astype(np.uint8)
    im=Image.fromarray(b); d=ImageDraw.Draw(im)
    for _ in range(speck):
        x,y=r.randint(W),r.randint(H); s=r.randint(1,3); d.rectangle([x,y,x+s-1,y+s-1],fill=0)
    for _ in range(lines):
        x=r.randint(int(W*.02),int(W*.98))
        if 0.1*W<x<0.9*W: x= int(W*.97) if r.rand()<.5 else int(W*.03)
        y0=r.randint(0,H//2); d.line([x,y0,x+2,y0+r.randint(H//4,H//2)],fill=0,width=1)
    return im.convert("1")
