from common import *
def load(p):
    import cv2; return cv2.imread(p)
def trim(im):
    import numpy as np
    return im
def save_jpg(im,out,limit=290000,q0=88):
    import cv2
    for q in range(q0,20,-4):
        ok,b=cv2.imencode('.jpg',im,[cv2.IMWRITE_JPEG_QUALITY,q])
        if len(b)<limit: break
    open(out,'wb').write(b.tobytes()); print(out,im.shape,'q',q,len(b))
def noise(h,w,scale,rng):
    import cv2,numpy as np
    n=rng.standard_normal((max(2,h//scale),max(2,w//scale))).astype('float32')
    return cv2.resize(n,(w,h),interpolation=cv2.INTER_CUBIC)
def crease(im,folds,rng,amp=5):
    """folds: list of ('h'|'v', place 0..1); light on one side, dark on the other, and a small bend of the paper"""
    import cv2,numpy as np
    h,w=im.shape[:2]; f=im.astype('float32'); yy,xx=np.mgrid[0:h,0:w].astype('float32'); mx,my=xx.copy(),yy.copy()
    sh=np.ones((h,w),'float32')
    for k,p in folds:
        t=(yy-p*h) if k=='h' else (xx-p*w)
        t=t+3*noise(h,w,40,rng)*.6
        sh*=1-.16*np.exp(-(t/5)**2)*(t>0)+.05*np.exp(-(t/7)**2)*(t<=0)-.10*np.exp(-np.abs(t)/120)*(t>0)
        if k=='h': my+=amp*np.exp(-np.abs(t)/60)
        else: mx+=amp*np.exp(-np.abs(t)/60)
    f=cv2.remap(f,mx,my,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)*sh[...,None]
    return np.clip(f,0,255).astype('uint8')
def photo(im,out,size,quad,seed,bg=(70,95,130),shadow=((0,0),(1,.6)),blur=.7,warm=(.93,.98,1.0),gain=.95,grain=4,depth=.35,curl=0):
    """quad: the paper's corners tl,tr,br,bl in the picture"""
    import cv2,numpy as np
    rng=np.random.default_rng(seed); W,H=size; h,w=im.shape[:2]
    if curl:
        yy,xx=np.mgrid[0:h,0:w].astype('float32'); im=cv2.remap(im,xx,yy+curl*np.sin(xx/w*np.pi*1.3),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
    b=np.ones((H,W,3),'float32')*np.array(bg,'float32'); 
    grn=cv2.resize(rng.standard_normal((H,max(2,W//90))).astype('float32'),(W,H),interpolation=cv2.INTER_CUBIC)
    b*=(1+.06*grn+.08*noise(H,W,200,rng))[...,None]
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[w,0],[w,h],[0,h]]),np.float32(quad))
    p=cv2.warpPerspective(im.astype('float32'),M,(W,H),flags=cv2.INTER_AREA); a=cv2.warpPerspective(np.ones((h,w),'float32'),M,(W,H))
    ds=cv2.GaussianBlur(np.roll(np.roll(a,14,0),10,1),(0,0),14); b*=(1-.5*ds)[...,None]
    f=p*a[...,None]+b*(1-a[...,None])
    yy,xx=np.mgrid[0:H,0:W].astype('float32'); yy/=H; xx/=W
    (x0,y0),(x1,y1)=shadow; dx,dy=x1-x0,y1-y0
    s=((xx-x0)*dy-(yy-y0)*dx)/np.hypot(dx,dy); s+=.03*noise(H,W,300,rng)
    f*=(1-depth/(1+np.exp(-s*28)))[...,None]
    f*=(gain-.12*((xx-.5)**2+(yy-.5)**2)*2)[...,None]*np.array(warm,'float32')
    f=cv2.GaussianBlur(f,(0,0),blur)+rng.normal(0,grain,(H,W,1)).astype('float32')
    save_jpg(np.clip(f,0,255).astype('uint8'),out)
