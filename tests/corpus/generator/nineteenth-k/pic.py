from common import *
from PIL import Image,ImageFilter,ImageDraw
import numpy as np
def page(pdf,dpi=200,n=1):
    subprocess.run(['pdftoppm','-r',str(dpi),'-f',str(n),'-l',str(n),'-png','-singlefile',pdf,pdf[:-4]]);return Image.open(pdf[:-4]+'.png').convert('RGB')
def scan(k,im,ang,seed,gray=True,noise=7,dpi=200,q=72):
    r=np.random.default_rng(seed);im=im.rotate(ang,resample=Image.BICUBIC,fillcolor=(250,250,248)).filter(ImageFilter.GaussianBlur(.6))
    a=np.asarray(im).astype(float)*.95+8;h,w=a.shape[:2]
    a+=r.normal(0,noise,(h,w,1));a-=18*np.exp(-np.linspace(0,8,w))[None,:,None]
    for _ in range(160):
        y,x=r.integers(4,h-4),r.integers(4,w-4);s=r.integers(1,3);a[y:y+s,x:x+s]=r.integers(40,160)
    im=Image.fromarray(a.clip(0,255).astype('uint8'))
    if gray: im=im.convert('L')
    im.save(f'{OUT}/{k}.pdf',resolution=dpi,quality=q)
def photo(k,im,quad,size,seed,bg=(96,72,52),shadow=None,blur=.9,noise=5,warm=(1,.97,.9),q=80):
    r=np.random.default_rng(seed);W,H=size;w,h=im.size
    A=[];b=[]
    for (x,y),(u,v) in zip(quad,((0,0),(w,0),(w,h),(0,h))):
        A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]];b+=[u,v]
    co=np.linalg.solve(np.array(A,float),np.array(b,float))
    m=Image.new('L',im.size,255)
    t=im.transform(size,Image.PERSPECTIVE,co,Image.BICUBIC);mk=m.transform(size,Image.PERSPECTIVE,co,Image.BICUBIC)
    g=np.ones((H,W,3))*np.array(bg);g+=r.normal(0,1,(H,1,1))*6+np.sin(np.arange(W)/37+3*np.sin(np.arange(H)/190)[:,None])[:,:,None]*7
    bgim=Image.fromarray(g.clip(0,255).astype('uint8'));sh=Image.new('L',size,0);sh.paste(110,(12,18),mk);sh=sh.filter(ImageFilter.GaussianBlur(14));bgim=Image.composite(Image.new('RGB',size,(15,10,8)),bgim,sh)
    o=Image.composite(t,bgim,mk).filter(ImageFilter.GaussianBlur(blur));a=np.asarray(o).astype(float)
    yy,xx=np.mgrid[0:H,0:W];a*=(1.02-.28*np.hypot((xx-W*.35)/W,(yy-H*.3)/H))[:,:,None]
    if shadow:
        s=Image.new('L',size,0);ImageDraw.Draw(s).polygon(shadow,fill=255);s=np.asarray(s.filter(ImageFilter.GaussianBlur(60)))/255.;a*=(1-.42*s)[:,:,None]
    a=a*np.array(warm)+r.normal(0,noise,a.shape);Image.fromarray(a.clip(0,255).astype('uint8')).save(f'{OUT}/{k}.jpg',quality=q)
