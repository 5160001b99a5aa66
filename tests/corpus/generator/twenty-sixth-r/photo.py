import numpy as np
from PIL import Image,ImageFilter
def persp(src,dst):
    A=[];b=[]
    for (x,y),(u,v) in zip(dst,src): A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]; b+=[u,v]
    return np.linalg.solve(np.array(A,float),np.array(b,float))
def sample(im,u,v):
    h,w=im.shape[:2]; ok=(u>=0)&(u<w-1.01)&(v>=0)&(v<h-1.01)
    u=np.clip(u,0,w-1.02);v=np.clip(v,0,h-1.02); x=u.astype(int);y=v.astype(int);a=(u-x)[...,None];c=(v-y)[...,None]
    return (im[y,x]*(1-a)+im[y,x+1]*a)*(1-c)+(im[y+1,x]*(1-a)+im[y+1,x+1]*a)*c,ok
def wood(W,H,rng,base=(120,82,52)):
    x=np.arange(W);y=np.arange(H)[:,None]
    n=np.array(Image.fromarray((rng.random((H//60+2,W//6+2))*255).astype('uint8')).resize((W,H),Image.BICUBIC),float)/255
    n=n.T if False else n
    g=np.sin((x/9.0)+n*9+np.sin(y/170.0)*2)*0.06+n*0.25+0.8
    return np.array(base)[None,None]*g[...,None]
def cloth(W,H,rng,base=(95,98,104)):
    n=np.array(Image.fromarray((rng.random((H//4,W//4))*255).astype('uint8')).resize((W,H),Image.BICUBIC),float)/255
    return np.array(base)[None,None]*(0.8+0.4*n)[...,None]
def shoot(src,quad,W,H,out,bg='wood',seed=1,curl=6,light=(0.8,1.08),angle=0.5,shadow=None,blur=0.9,noise=3.0,tint=(1.0,0.985,0.94),q=62,folds=(),gray=False,ink=1.0,base=None):
    rng=np.random.default_rng(seed)
    im=np.array(Image.open(src).convert('RGB'),float); h,w=im.shape[:2]
    im=255-(255-im)*ink
    # fold shading on the sheet
    for f,hor,d in folds:
        c=(np.arange(h if hor else w)/(h if hor else w)-f); s=1-d*np.exp(-(c/0.004)**2)+0.5*d*np.tanh(c/0.03)*np.exp(-abs(c)/0.08)
        im*= (s[:,None,None] if hor else s[None,:,None])
    k=persp([(0,0),(w-1,0),(w-1,h-1),(0,h-1)],quad)
    Y,X=np.mgrid[0:H,0:W].astype(float)
    den=k[6]*X+k[7]*Y+1;u=(k[0]*X+k[1]*Y+k[2])/den;v=(k[3]*X+k[4]*Y+k[5])/den
    v2=v+curl*np.sin(u/w*np.pi*1.3+0.4)*(0.4+0.6*v/h);u2=u+curl*0.5*np.sin(v/h*np.pi*1.7)
    p,ok=sample(im,u2,v2)
    args={} if base is None else dict(base=base)
    b={'wood':wood,'cloth':cloth}[bg](W,H,rng,**args)
    mask=ok.astype(float); sh=np.array(Image.fromarray((mask*255).astype('uint8')).filter(ImageFilter.GaussianBlur(18)),float)/255
    sh=np.roll(np.roll(sh,14,0),10,1); b=b*(1-0.45*sh[...,None])
    mk=np.array(Image.fromarray((mask*255).astype('uint8')).filter(ImageFilter.GaussianBlur(0.8)),float)[...,None]/255
    o=b*(1-mk)+p*0.94*mk
    t=(np.cos(angle)*X/W+np.sin(angle)*Y/H); t=(t-t.min())/(t.max()-t.min()); L=light[0]+(light[1]-light[0])*t
    if shadow:
        for (x0,y0,x1,y1,wd,st) in shadow:
            dx,dy=x1-x0,y1-y0;n=np.hypot(dx,dy);d=((X-x0)*dy-(Y-y0)*dx)/n
            L=L*(1-st/(1+np.exp((d-wd)/22.0))*(1/(1+np.exp(-(d+wd)/22.0))))
    r=((X/W-.5)**2+(Y/H-.5)**2); L=L*(1-0.28*r)
    o=o*L[...,None]*np.array(tint)
    if gray: o=np.repeat(o.mean(2,keepdims=True),3,2)
    g=Image.fromarray(np.clip(o,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    nz=rng.normal(0,noise,(H,W,1))+rng.normal(0,noise*.4,(H,W,3))
    nz=np.array(nz)
    g=Image.fromarray(np.clip(np.array(g,float)+nz,0,255).astype('uint8'))
    import os
    while True:
        g.save(out,quality=q,optimize=True)
        if os.path.getsize(out)<295000: break
        q-=5
    print(out,os.path.getsize(out),'q',q)
