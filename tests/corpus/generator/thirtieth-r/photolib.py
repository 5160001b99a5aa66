import numpy as np, cv2, subprocess, json, os
def shot(html,png,w=850,h=1100,scale=2,full=False,clip=None):
    subprocess.run(['node','../chrome.ts','png',html,png,json.dumps(dict(w=w,h=h,scale=scale,full=full))],check=True)
    return cv2.imread(png)
def smooth_noise(h,w,k,rng):
    n=rng.standard_normal((max(2,h//k),max(2,w//k))).astype(np.float32)
    return cv2.resize(n,(w,h),interpolation=cv2.INTER_CUBIC)
def wood(h,w,rng,base=(70,105,150)):
    y=np.linspace(0,1,h)[:,None]; g=smooth_noise(h,w//12,10,rng); g=cv2.resize(g,(w,h))
    s=np.sin((np.arange(h)[:,None]/9.0)+g*2.5)*6+smooth_noise(h,w,120,rng)*6
    return np.clip(np.array(base,np.float32)[None,None]+s[...,None]*np.array([.8,1,1.1]),0,255).astype(np.float32)
def cloth(h,w,rng,base=(96,92,88)):
    return np.clip(np.array(base,np.float32)[None,None]+(smooth_noise(h,w,160,rng)*9+smooth_noise(h,w,14,rng)*2)[...,None],0,255)
def curl(img,ax=0,ay=0,px=1.0,py=1.0,fill=255):
    """bend: horizontal lines sag by ay px, vertical lines by ax px"""
    h,w=img.shape[:2]; yy,xx=np.mgrid[0:h,0:w].astype(np.float32)
    mx=xx+ax*np.sin(np.pi*px*yy/h); my=yy+ay*np.sin(np.pi*py*xx/w)
    return cv2.remap(img,mx,my,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
def creases(img,hs=(),vs=(),amp=26):
    h,w=img.shape[:2]; f=np.zeros((h,w),np.float32)
    for p in hs:
        d=(np.arange(h)-p*h)[:,None]; f+=np.where(d<0,-amp*np.exp(d/40.),amp*.6*np.exp(-d/60.))*1.0; f-=np.exp(-(d/2.0)**2)*18
    for p in vs:
        d=(np.arange(w)-p*w)[None]; f+=np.where(d<0,-amp*np.exp(d/40.),amp*.6*np.exp(-d/60.)); f-=np.exp(-(d/2.0)**2)*18
    return np.clip(img.astype(np.float32)+np.minimum(f,14)[...,None],0,255)
def thumb(cv,cx,cy,L,W,ang,skin=(120,150,205)):
    """finger reaching in from the border"""
    h,w=cv.shape[:2]; m=np.zeros((h,w),np.uint8)
    a=np.deg2rad(ang); dx,dy=np.cos(a),np.sin(a)
    p0=(int(cx),int(cy)); p1=(int(cx-dx*L),int(cy-dy*L))
    cv2.line(m,p0,p1,255,int(W)); 
    p2=(int(cx-dx*L*.9),int(cy-dy*L*.9)); cv2.line(m,p2,p1,255,int(W*1.25))
    m=cv2.GaussianBlur(m,(0,0),3)
    dist=cv2.distanceTransform((m>127).astype(np.uint8),cv2.DIST_L2,5); sh=np.clip(dist/(W*.5),0,1)
    # cast shadow
    s=cv2.GaussianBlur(np.roll(np.roll(m,18,0),12,1),(0,0),16).astype(np.float32)/255
    cv*= (1-.45*s)[...,None]
    col=np.array(skin,np.float32)[None,None]*(.62+.42*sh**.6)[...,None]
    # nail
    n=np.zeros((h,w),np.uint8); c=(int(cx+dx*W*.02),int(cy+dy*W*.02)); cv2.ellipse(n,c,(int(W*.36),int(W*.27)),ang,0,360,255,-1); n=cv2.GaussianBlur(n,(0,0),2).astype(np.float32)[...,None]/255
    col=col*(1-.55*n)+np.array((178,186,226),np.float32)*.55*n
    al=m.astype(np.float32)[...,None]/255
    cv[:]=cv*(1-al)+col*al
def photo(page,out,quad,size,bg,seed,light=(.3,.2,.85),dark=.45,shadow=None,tint=(1,1,1),blur=.7,noise=3.0,q=74,fingers=(),mask=None,pagewhite=.93):
    """quad: 4 corners in output px of page tl,tr,br,bl; size (w,h)"""
    rng=np.random.default_rng(seed); w,h=size
    cvs=bg(h,w,rng).astype(np.float32)
    ph,pw=page.shape[:2]
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[pw,0],[pw,ph],[0,ph]]),np.float32(quad))
    pg=page.astype(np.float32)*pagewhite
    # downscale first for antialias
    wp=cv2.warpPerspective(pg,M,(w,h),flags=cv2.INTER_AREA)
    mk=np.full((ph,pw),255,np.uint8) if mask is None else mask
    mm=cv2.warpPerspective(mk,M,(w,h)).astype(np.float32)/255
    mm=cv2.GaussianBlur(mm,(0,0),1.0)
    sh=cv2.GaussianBlur(np.roll(np.roll(mm,14,0),10,1),(0,0),14); cvs*=(1-.5*sh)[...,None]
    cvs=cvs*(1-mm[...,None])+wp*mm[...,None]
    for f in fingers: thumb(cvs,*f)
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32); yy/=h; xx/=w
    lx,ly,r=light; d=np.sqrt((xx-lx)**2+((yy-ly)*h/w)**2); il=1-dark*np.clip(d/r-.25,0,1.4)/1.4
    if shadow:
        sx,sy,ang,soft,amt=shadow; a=np.deg2rad(ang); t=(xx-sx)*np.cos(a)+(yy-sy)*np.sin(a); il*=1-amt/(1+np.exp(-t*soft))
    cvs*=il[...,None]; cvs*=np.array(tint,np.float32)[None,None]
    cvs=cv2.GaussianBlur(cvs,(0,0),blur)
    n=rng.standard_normal((h,w,1)).astype(np.float32)*noise+rng.standard_normal((h,w,3)).astype(np.float32)*noise*.4
    n=cv2.GaussianBlur(n,(0,0),.6)
    cvs=np.clip(cvs+n,0,255).astype(np.uint8)
    for qq in range(q,54,-2):
        cv2.imwrite(out,cvs,[cv2.IMWRITE_JPEG_QUALITY,qq])
        if os.path.getsize(out)<300_000: break
    print(out,qq,os.path.getsize(out))
