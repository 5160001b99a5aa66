import numpy as np, cv2
from PIL import Image, ImageDraw, ImageFont
def receipt(lines,font='/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',size=22,lh=29,W=576,seed=1,ink=60,fade=90,paper=(236,240,243),top=60):
    """lines: str or ('big',str) centered double"""
    rng=np.random.default_rng(seed)
    f=ImageFont.truetype(font,size); fb=ImageFont.truetype(font.replace('Mono.ttf','Mono-Bold.ttf'),int(size*1.6))
    H=top*2+sum(int(lh*1.7) if isinstance(l,tuple) else lh for l in lines)
    im=Image.new('L',(W,H),0); d=ImageDraw.Draw(im); y=top; cw=f.getlength('0')
    for l in lines:
        if isinstance(l,tuple): d.text(((W-fb.getlength(l[1]))/2,y),l[1],255,font=fb); y+=int(lh*1.7)
        else: d.text(((W-cw*40)/2 if len(l)<=40 else 2,y),l,255,font=f); y+=lh
    a=np.asarray(im).astype(np.float32)/255
    a=cv2.resize(a,(W*2,H*2),interpolation=cv2.INTER_LINEAR)
    h,w=a.shape
    fadem=cv2.resize(rng.standard_normal((max(3,h//260),4)).astype(np.float32),(w,h),interpolation=cv2.INTER_CUBIC)
    level=ink+fade*np.clip(.35+.35*fadem,0,1)   # gray of ink
    for _ in range(4): 
        x=rng.integers(40,w-40); a[:,x:x+2]*=.35
    p=np.array(paper,np.float32)[None,None]*np.ones((h,w,1),np.float32)
    col=level[...,None]*np.array([1.08,.98,.95],np.float32)
    out=p*(1-a[...,None])+np.minimum(col,230)*a[...,None]
    return np.clip(out,0,255).astype(np.uint8)
def curlshade(img,period,amp,phase=0.0,ends=.35):
    h=img.shape[0]; y=np.arange(h)/h
    s=1+amp*np.sin(2*np.pi*y*period+phase)-ends*np.clip(1-y/.07,0,1)**2-ends*np.clip(1-(1-y)/.07,0,1)**2
    return np.clip(img*s[:,None,None],0,255).astype(np.uint8)
def warp_strip(img,period=1.3,amp=16,squeeze=.04):
    h,w=img.shape[:2]; yy,xx=np.mgrid[0:h,0:w].astype(np.float32)
    mx=xx+amp*np.sin(2*np.pi*yy/h*period*.5)
    my=yy+squeeze*h/(2*np.pi)*np.sin(2*np.pi*yy/h*period)*.6+10*np.sin(np.pi*xx/w)
    return cv2.remap(img,mx,my,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
