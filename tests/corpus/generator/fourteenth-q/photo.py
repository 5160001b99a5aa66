import numpy as np, random
from PIL import Image, ImageFilter, ImageDraw
def coeffs(dst,src):
    A=[]
    for (x,y),(u,v) in zip(dst,src): A+= [[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]
    return np.linalg.solve(np.array(A,float),np.array(src,float).reshape(8))
def smooth(h,w,cell,rng,amp=1.0):
    g=rng.standard_normal((max(3,h//cell+3),max(3,w//cell+3)))
    im=Image.fromarray(g.astype('float32')).resize((w,h),Image.BICUBIC); return np.asarray(im)*amp
def crumple(im,rng,amp=4,shade=.10,cell=110):
    a=np.asarray(im.convert('RGB')).astype(float); h,w=a.shape[:2]
    dx=smooth(h,w,cell,rng,amp); dy=smooth(h,w,cell,rng,amp)
    yy,xx=np.mgrid[0:h,0:w]; X=np.clip(xx+dx,0,w-2);Y=np.clip(yy+dy,0,h-2)
    x0=X.astype(int);y0=Y.astype(int);fx=(X-x0)[...,None];fy=(Y-y0)[...,None]
    o=(a[y0,x0]*(1-fx)+a[y0,x0+1]*fx)*(1-fy)+(a[y0+1,x0]*(1-fx)+a[y0+1,x0+1]*fx)*fy
    s=np.zeros((h,w))
    for _ in range(9):   # sharp creases
        t=rng.uniform(0,np.pi);c=rng.uniform(.1,.9,2)*[w,h];dd=(xx-c[0])*np.sin(t)+(yy-c[1])*np.cos(t)
        s+=np.where(dd>0,np.exp(-dd/60),-np.exp(dd/25))*rng.uniform(-.6,.6)
    s=s+smooth(h,w,cell//2,rng,.5)
    return Image.fromarray(np.clip(o*(1+shade*s[...,None]),0,255).astype('uint8'))
def folds(im,ys=(),xs=(),depth=.16):
    a=np.asarray(im.convert('RGB')).astype(float); h,w=a.shape[:2]; yy,xx=np.mgrid[0:h,0:w]; k=np.ones((h,w))
    for n,f in enumerate(ys):
        dd=yy-f*h; k*=1-depth*np.where(dd>0,np.exp(-dd/90),0)+depth*.5*np.where(dd<0,np.exp(dd/30),0); k*=1-.25*np.exp(-(dd/1.6)**2)
    for f in xs:
        dd=xx-f*w; k*=1-depth*np.where(dd>0,np.exp(-dd/90),0); k*=1-.25*np.exp(-(dd/1.6)**2)
    return Image.fromarray(np.clip(a*k[...,None],0,255).astype('uint8'))
def table(w,h,rng,base=(104,78,56),streak=True):
    a=np.ones((h,w,3))*np.array(base)
    if streak: a*= (1+.12*smooth(h,w,14,rng)[:, :1].repeat(w,1)+.05*smooth(h,w,200,rng))[...,None]
    else: a*=(1+.06*smooth(h,w,4,rng))[...,None]
    return Image.fromarray(np.clip(a,0,255).astype('uint8'))
def shot(page,out,size,corners,seed=1,base=(104,78,56),streak=True,blur=.6,shadow=None,dark=1.0,warm=(1,.98,.93),noise=5,quality=72,grad=.18):
    rng=np.random.default_rng(seed); W,H=size; page=page.convert('RGB'); w,h=page.size
    bg=table(W,H,rng,base,streak)
    src=[(0,0),(w,0),(w,h),(0,h)]; co=coeffs(corners,src)
    p=page.transform((W,H),Image.PERSPECTIVE,co,Image.BICUBIC); mk=Image.new('L',(w,h),255).transform((W,H),Image.PERSPECTIVE,co,Image.BILINEAR)
    sh=mk.filter(ImageFilter.GaussianBlur(14)); sh=sh.transform(sh.size,Image.AFFINE,(1,0,-10,0,1,-12))
    b=np.asarray(bg).astype(float)*(1-.55*np.asarray(sh)[...,None]/255.)
    al=np.asarray(mk)[...,None]/255.; a=b*(1-al)+np.asarray(p).astype(float)*al
    yy,xx=np.mgrid[0:H,0:W]; light=1+grad*(.5-(xx/W*.6+yy/H*.4)); 
    if shadow:
        m_=Image.new('L',(W,H),0); ImageDraw.Draw(m_).polygon(shadow,fill=255); m_=m_.filter(ImageFilter.GaussianBlur(28)); light*=1-.42*np.asarray(m_)/255.
    a=a*light[...,None]*np.array(warm)*dark
    im=Image.fromarray(np.clip(a,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    a=np.asarray(im).astype(float)+rng.standard_normal((H,W,1))*noise
    im=Image.fromarray(np.clip(a,0,255).astype('uint8'))
    import os
    q_=quality; im.save(out,quality=q_)
    while os.path.getsize(out)>295000: q_-=6; im.save(out,quality=q_)
    print(out,im.size,q_,os.path.getsize(out))
