from common import *
import numpy as np, io
from PIL import Image,ImageFilter,ImageDraw,ImageFont
def ras(n,src,dpi):
    subprocess.run(['pdftoppm','-r',str(dpi),'-gray','-f','1','-l','1','-singlefile',src,n+'_r']);return Image.open(n+'_r.pgm').convert('L')
def scan(im,n,ang,dpi,seed,onebit=False,sig=9):
    rg=np.random.default_rng(seed);im=im.rotate(ang,Image.BICUBIC,fillcolor=250).filter(ImageFilter.GaussianBlur(.5))
    a=np.asarray(im).astype(float);a=a*.9+15;a+=rg.normal(0,sig,a.shape)
    h,w=a.shape;a-=np.linspace(0,14,w)[None,:]; a[:, :6]-=90
    for _ in range(60):
        y,x=rg.integers(0,h-3),rg.integers(0,w-3);a[y:y+rg.integers(1,4),x:x+rg.integers(1,4)]-=120
    im=Image.fromarray(a.clip(0,255).astype('uint8'))
    if onebit: im.point(lambda v:255 if v>150 else 0).convert('1').save(n+'.pdf',resolution=dpi)
    else:
        for q in(60,50,40,32,25,20):
            im.save(n+'.pdf',resolution=dpi,quality=q)
            if os.path.getsize(n+'.pdf')<290000:break
def photo(im,n,quad,size,seed,bg,light=(.5,.4),blur=.8,tint=(1,.97,.9)):
    rg=np.random.default_rng(seed);W,H=size;w,h=im.size
    A=[];b=[]
    for (x,y),(X,Y) in zip(quad,[(0,0),(w,0),(w,h),(0,h)]):
        A.append([x,y,1,0,0,0,-X*x,-X*y]);b.append(X);A.append([0,0,0,x,y,1,-Y*x,-Y*y]);b.append(Y)
    co=np.linalg.solve(np.array(A,float),np.array(b,float))
    p=im.transform((W,H),Image.PERSPECTIVE,co,Image.BICUBIC);mk=Image.new('L',im.size,255).transform((W,H),Image.PERSPECTIVE,co,Image.BICUBIC)
    yy,xx=np.mgrid[0:H,0:W];B=bg+8*np.sin(xx/37+np.sin(yy/210)*3)+rg.normal(0,4,(H,W))
    sh=np.asarray(mk.filter(ImageFilter.GaussianBlur(18)))/255.;B=B*(1-.35*sh);k=np.asarray(mk)/255.
    a=np.asarray(p).astype(float)*.93*k+B*(1-k)
    a*=1.02-.42*np.hypot(xx/W-light[0],yy/H-light[1]); a*=1-.14/(1+np.exp(-(xx*.8+yy*.5-W*.72)/60))
    rgb=np.stack([a*t for t in tint],-1);rgb=np.asarray(Image.fromarray(rgb.clip(0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))).astype(float)+rg.normal(0,3.5,(H,W,1))
    im=Image.fromarray(rgb.clip(0,255).astype('uint8'))
    for q in(75,65,55,45,38,30,24,18):
        im.save(n+'.jpg',quality=q)
        if os.path.getsize(n+'.jpg')<290000:break
    print(n,q,os.path.getsize(n+'.jpg'))
