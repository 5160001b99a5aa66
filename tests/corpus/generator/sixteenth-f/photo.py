import numpy as np,cv2
from scan import raster
def photo(pdf,out,seed,W=1500,H=2000,bg=(70,90,110),corners=None,shadow=None,blur=1.0,warm=(0.92,0.98,1.0),grad=(.75,1.05),tint=(235,243,245),fold=None,crop=1.0):
    r=np.random.default_rng(seed)
    p=np.asarray(raster(pdf,200).convert('L')).astype(np.float32)/255
    p=p[:int(p.shape[0]*crop)]
    ph,pw=p.shape
    pg=np.stack([p*t for t in tint],-1)+r.normal(0,3,(ph,pw,1))
    if fold:
        for fy in fold:
            y=int(ph*fy);pg[y-2:y+2]*=.88;pg[y:y+60]*=np.linspace(.93,1,60)[:,None,None]
    noise=cv2.resize(r.normal(0,1,(H//40,W//40)).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)
    back=np.stack([np.full((H,W),b,np.float32) for b in bg],-1)+noise[...,None]*10+cv2.GaussianBlur(r.normal(0,14,(H,W)).astype(np.float32),(0,0),3,sigmaY=.4)[...,None]*2
    c=np.float32(corners)*np.float32([W,H])
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[pw,0],[pw,ph],[0,ph]]),c)
    wp=cv2.warpPerspective(pg,M,(W,H),flags=cv2.INTER_AREA);mk=cv2.warpPerspective(np.ones((ph,pw),np.float32),M,(W,H))
    sh=cv2.GaussianBlur(np.roll(mk,(14,12),(0,1)),(0,0),14)
    im=back*(1-.45*sh[...,None]);im=im*(1-mk[...,None])+wp*mk[...,None]
    yy,xx=np.mgrid[0:H,0:W].astype(np.float32);yy/=H;xx/=W
    g=grad[0]+(grad[1]-grad[0])*(xx*.6+(1-yy)*.4);im*=g[...,None]
    if shadow:
        m=np.zeros((H,W),np.float32);cv2.fillPoly(m,[np.int32(np.float32(shadow)*np.float32([W,H]))],1);m=cv2.GaussianBlur(m,(0,0),45);im*=(1-.38*m)[...,None]
    im*=np.float32(warm);im=cv2.GaussianBlur(im,(0,0),blur);im+=r.normal(0,2.2,im.shape)
    im=np.clip(im,0,255).astype('uint8')
    for q in range(82,20,-4):
        cv2.imwrite(out,im,[cv2.IMWRITE_JPEG_QUALITY,q])
        import os
        if os.path.getsize(out)<290000: break
    print('q',q)
