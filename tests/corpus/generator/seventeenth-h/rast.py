import subprocess,numpy as np,cv2,img2pdf,io,os
from PIL import Image
def raster(pdf,dpi):
    b='/tmp/rh_r_'+os.path.basename(pdf)[:-4];subprocess.run(['pdftoppm','-r',str(dpi),'-gray' if 0 else '-png','-f','1','-l','1','-singlefile',pdf,b],check=True);return cv2.imread(b+'.png')
def scan(src,out,angle,mode,seed,dpi=200,th=150,speck=220,q=32,noise=6):
    rng=np.random.default_rng(seed);g=cv2.cvtColor(raster(src,dpi),cv2.COLOR_BGR2GRAY);h,w=g.shape
    M=cv2.getRotationMatrix2D((w/2,h/2),angle,1);M[0,2]+=rng.uniform(-9,9);M[1,2]+=rng.uniform(-9,9)
    g=cv2.warpAffine(g,M,(w,h),flags=cv2.INTER_CUBIC,borderValue=255).astype(float)
    g=cv2.GaussianBlur(g,(0,0),.7)+rng.normal(0,noise,g.shape)
    for _ in range(speck):
        x,y=int(rng.integers(w)),int(rng.integers(h));cv2.circle(g,(x,y),int(rng.integers(0,3)),float(rng.integers(0,130)),-1)
    if mode=='g4':
        im=Image.fromarray(np.where(g>th,255,0).astype('uint8')).convert('1');t='/tmp/rh_scan.tif';im.save(t,compression='group4',dpi=(dpi,dpi))
        open(out,'wb').write(img2pdf.convert(t,layout_fun=img2pdf.get_fixed_dpi_layout_fun((dpi,dpi))))
    else:
        g=np.clip(g*.95+4,0,255);t='/tmp/rh_scan.jpg'
        while True:
            Image.fromarray(g.astype('uint8')).save(t,quality=q,dpi=(dpi,dpi))
            if os.path.getsize(t)<285000: break
            q-=4
        open(out,'wb').write(img2pdf.convert(t,layout_fun=img2pdf.get_fixed_dpi_layout_fun((dpi,dpi))))
def photo(src,out,seed,long=2200,bg=(70,90,110),skew=.05,shadow=.45,blur=.9,dpi=190,paper=(238,243,246),crop=None,rot=0,clip=None):
    rng=np.random.default_rng(seed);a=raster(src,dpi)
    if clip: a=a[:int(a.shape[0]*clip)]
    h,w=a.shape[:2];a=(a.astype(float)/255*np.array(paper)).astype(np.uint8)
    # paper waviness
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32);a=cv2.remap(a,xx+2.5*np.sin(yy/170+seed),yy+3.5*np.sin(xx/260+seed),cv2.INTER_CUBIC,borderValue=paper)
    m=int(.07*max(h,w));W,H=w+2*m,h+2*m
    tex=rng.normal(0,9,(H//4,W//4,1)).astype(np.float32);tex=cv2.resize(tex,(W,H))[...,None];streak=cv2.resize(rng.normal(0,14,(H//30+1,2)).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)[...,None]
    B=np.array(bg,float)+tex+streak
    s=skew*w;j=lambda:rng.uniform(0,s)
    dst=np.float32([[m+j(),m+j()*.6],[m+w-j(),m+j()*.8],[m+w+j()*.4,m+h-j()*.5],[m-j()*.4,m+h-j()]])
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[w,0],[w,h],[0,h]]),dst)
    P=cv2.warpPerspective(a,M,(W,H),flags=cv2.INTER_CUBIC).astype(float);K=cv2.warpPerspective(np.full((h,w),255,np.uint8),M,(W,H)).astype(float)/255
    sh=cv2.GaussianBlur(np.roll(K,(14,12),(0,1)),(0,0),12);B*=1-.5*sh[...,None]
    I=B*(1-K[...,None])+P*K[...,None]
    Y,X=np.mgrid[0:H,0:W];t=rng.uniform(0,6.28);L=.86+.18*((X/W-.5)*np.cos(t)+(Y/H-.5)*np.sin(t))
    # soft shadow of hand/phone
    poly=np.zeros((H,W),np.float32);x0=int(rng.uniform(.45,.75)*W);cv2.fillPoly(poly,[np.array([[x0,0],[W,0],[W,int(H*.55)],[int(x0+.15*W),int(H*.4)]])],1.);poly=cv2.GaussianBlur(poly,(0,0),60)
    L=L*(1-shadow*poly);I*=L[...,None];I*=np.array([.93,.99,1.04])
    if rot: I=cv2.warpAffine(I,cv2.getRotationMatrix2D((W/2,H/2),rot,1),(W,H),borderMode=cv2.BORDER_REFLECT)
    f=long/max(I.shape[:2]);I=cv2.resize(I,None,fx=f,fy=f,interpolation=cv2.INTER_AREA);I=cv2.GaussianBlur(I,(0,0),blur)+rng.normal(0,2.5,I.shape[:2]+(1,))
    I=np.clip(I,0,255).astype(np.uint8);q=72
    while True:
        cv2.imwrite(out,I,[cv2.IMWRITE_JPEG_QUALITY,q])
        if os.path.getsize(out)<292000 or q<20: break
        q-=5
    print('q',q,I.shape)
