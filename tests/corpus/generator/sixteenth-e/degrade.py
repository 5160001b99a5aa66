import subprocess,os,numpy as np,cv2
from PIL import Image
def render(pdf,dpi):
    b='/tmp/e_r_'+os.path.basename(pdf).split('.')[0];subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',pdf,b],check=True);return np.array(Image.open(b+'.png').convert('RGB'))
def scan(pdf,out,angle,seed,mode='bw',q=40,dpi=200):
    rng=np.random.default_rng(seed);g=cv2.cvtColor(render(pdf,dpi),cv2.COLOR_RGB2GRAY);h,w=g.shape
    M=cv2.getRotationMatrix2D((w/2,h/2),angle,1);g=cv2.warpAffine(g,M,(w,h),borderValue=255,flags=cv2.INTER_CUBIC)
    g=cv2.GaussianBlur(g,(0,0),.7).astype(float)+rng.normal(0,7,(h,w))
    n=90 if mode=='bw' else 60
    for _ in range(n):cv2.circle(g,(int(rng.integers(w)),int(rng.integers(h))),int(rng.integers(1,3)),float(rng.integers(20,150)),-1)
    g=np.clip(g,0,255).astype(np.uint8)
    t='/tmp/e_scan_'+os.path.basename(out)
    if mode=='bw':
        im=Image.fromarray(g).point(lambda v:255 if v>165 else 0).convert('1');im.save(out,'PDF',resolution=dpi)
    else:
        g=np.clip(g.astype(float)*.93+8+np.linspace(0,8,w)[None,:],0,255).astype(np.uint8);g=cv2.GaussianBlur(g,(0,0),.6)
        Image.fromarray(g).save(t+'.jpg',quality=q)
        from reportlab.pdfgen import canvas
        c=canvas.Canvas(out,pagesize=(w*72/dpi,h*72/dpi));c.drawImage(t+'.jpg',0,0,w*72/dpi,h*72/dpi);c.save()
    print(out,os.path.getsize(out));Image.fromarray(g).save(t+'.png')
def photo(pdf,out,corners,size,seed,bg=(92,70,52),blur=1.0,shadow=None,tint=(1,.98,.93),q=60,dpi=170,crop=1.0,noise=5):
    """corners: tl,tr,br,bl in output px"""
    rng=np.random.default_rng(seed);p=render(pdf,dpi);p=p[:int(p.shape[0]*crop)];h,w=p.shape[:2];W,H=size
    p=p.astype(np.float32)*np.array(tint,np.float32)*.92
    # paper waviness
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32);p=cv2.remap(p,xx+2*np.sin(yy/190),yy+3*np.sin(xx/260+1),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
    fold=1-.10*np.exp(-((yy-h*.5)/9)**2)+.03*np.tanh((yy-h*.5)/60);p*=fold[...,None]
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[w,0],[w,h],[0,h]]),np.float32(corners))
    B=np.ones((H,W,3),np.float32)*np.array(bg,np.float32);st=cv2.GaussianBlur(rng.normal(0,1,(H,W)).astype(np.float32),(0,0),sigmaX=40,sigmaY=1.5);B+=(st/st.std()*9)[...,None]
    m=cv2.warpPerspective(np.ones((h,w),np.float32),M,(W,H));sh=cv2.GaussianBlur(np.roll(m,(14,10),(0,1)),(0,0),16);B*=(1-.45*sh)[...,None]
    o=cv2.warpPerspective(p,M,(W,H),flags=cv2.INTER_AREA)*m[...,None]+B*(1-m)[...,None]
    Y,X=np.mgrid[0:H,0:W].astype(np.float32);X/=W;Y/=H
    o*=(1.04-.34*((X-.35)**2+(Y-.3)**2))[...,None]
    if shadow is not None:
        s=np.zeros((H,W),np.float32);cv2.fillPoly(s,[np.int32([[x*W,y*H] for x,y in shadow])],1);s=cv2.GaussianBlur(s,(0,0),W*.02);o*=(1-.38*s)[...,None]
    o=cv2.GaussianBlur(o,(0,0),blur);o+=rng.normal(0,noise,(H,W,1));o=np.clip(o,0,255).astype(np.uint8)
    while True:
        Image.fromarray(o).save(out,quality=q)
        if os.path.getsize(out)<290000:break
        q-=4
    print(out,os.path.getsize(out),'q',q)
