# pictures: page to scan (skew, specks, G4 or gray), page to photograph
from lib import *
from PIL import Image, ImageDraw, ImageFont, ImageFilter, ImageChops
import numpy as np, random
def page(pdf,dpi,gray=True):
    p=WORK+'pg'; sh('pdftoppm','-r',str(dpi),'-png','-singlefile',*(['-gray'] if gray else []),pdf,p); return Image.open(p+'.png').convert('L' if gray else 'RGB')
def skew(im,deg,fill=255): return im.rotate(deg,resample=Image.BICUBIC,fillcolor=fill)
def specks(im,n,seed):
    rnd=random.Random(seed); d_=ImageDraw.Draw(im)
    for _ in range(n):
        x,y=rnd.randrange(im.width),rnd.randrange(im.height); s=rnd.choice((0,0,1,1,2)); d_.ellipse((x,y,x+s,y+s),fill=rnd.choice((0,40,90)))
    return im
def g4(im,thr,out,dpi):
    b=im.point(lambda v:255 if v>thr else 0).convert('1'); t=WORK+'g4.tif'; b.save(t,compression='group4',dpi=(dpi,dpi)); sh('img2pdf','-o',out,t)
def grayjpg(im,q_,out,dpi):
    t=WORK+'gr.jpg'; im.convert('L').save(t,quality=q_,dpi=(dpi,dpi),optimize=True); sh('img2pdf','-o',out,t)
def coeffs(dst,src):
    A=[];B=[]
    for (x,y),(u,v) in zip(dst,src):
        A+= [[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]; B+=[u,v]
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def photo(im,size,quad,bg,shadow,seed,blur=.7,noise=4,q_=70,out=None,tint=(1,.97,.9)):
    W,H=size; rng=np.random.default_rng(seed)
    im=im.convert('RGB'); w,h=im.size
    c=coeffs(quad,[(0,0),(w,0),(w,h),(0,h)])
    warped=im.transform(size,Image.PERSPECTIVE,c,Image.BICUBIC); mask=Image.new('L',(w,h),255).transform(size,Image.PERSPECTIVE,c,Image.BICUBIC)
    drop=ImageChops.offset(mask,14,18).filter(ImageFilter.GaussianBlur(16))
    b=np.asarray(bg.resize(size).convert('RGB'),float)*(1-.55*np.asarray(drop,float)[...,None]/255)
    a=np.asarray(mask,float)[...,None]/255; x=b*(1-a)+np.asarray(warped,float)*a
    x*=shadow(*np.meshgrid(np.linspace(0,1,W),np.linspace(0,1,H)))[...,None]; x*=np.array(tint)
    o=Image.fromarray(np.clip(x,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    x=np.asarray(o,float)+rng.normal(0,noise,(H,W,1)); Image.fromarray(np.clip(x,0,255).astype('uint8')).save(out,quality=q_,optimize=True)
def wood(size,seed,base=(122,84,52)):
    W,H=size; rng=np.random.default_rng(seed); g=np.cumsum(rng.normal(0,1,(H,)));g=(g-g.mean())/(g.std()+1e-6)
    y=np.arange(H)[:,None]; x=np.arange(W)[None,:]; s=np.sin(y/9+2*np.sin(x/300+g[:,None]*.3))*9+g[:,None]*7
    return Image.fromarray(np.clip(np.array(base)+s[...,None],0,255).astype('uint8'))
