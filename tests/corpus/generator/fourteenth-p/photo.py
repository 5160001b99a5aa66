import numpy as np, io, subprocess
from PIL import Image, ImageFilter, ImageDraw
def page(pdf,dpi=170):
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',pdf,pdf[:-4]],check=True); return Image.open(pdf[:-4]+'.png').convert('RGB')
def coeffs(dst,src):
    A=[];B=[]
    for (x,y),(u,v) in zip(dst,src):
        A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]; B+=[u,v]
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def smooth(rng,h,w,k): return np.asarray(Image.fromarray((rng.random((max(2,h//k),max(2,w//k)))*255).astype('uint8')).resize((w,h),Image.BICUBIC),float)/255
def crumple(im,rng,n=14,amp=5,shade=.22):
    a=np.asarray(im,float); h,w=a.shape[:2]; Y,X=np.mgrid[0:h,0:w].astype(float); z=np.zeros((h,w)); dx=np.zeros((h,w)); dy=np.zeros((h,w))
    for _ in range(n):
        t=rng.random()*np.pi; cx,cy=rng.random()*w,rng.random()*h; d=(X-cx)*np.cos(t)+(Y-cy)*np.sin(t); al=-(X-cx)*np.sin(t)+(Y-cy)*np.cos(t)
        win=np.exp(-(al/(h*(.15+.3*rng.random())))**2); s=rng.choice([-1,1])
        z+=s*win*np.sign(d)*np.exp(-np.abs(d)/(30+90*rng.random()))
        g=win*np.exp(-(d/60)**2)*amp*s; dx+=g*np.cos(t); dy+=g*np.sin(t)
    xs=np.clip(X+dx,0,w-1.01); ys=np.clip(Y+dy,0,h-1.01); x0=xs.astype(int); y0=ys.astype(int); fx=(xs-x0)[...,None]; fy=(ys-y0)[...,None]
    o=a[y0,x0]*(1-fx)*(1-fy)+a[y0,x0+1]*fx*(1-fy)+a[y0+1,x0]*(1-fx)*fy+a[y0+1,x0+1]*fx*fy
    o*=(1+shade*np.tanh(z))[...,None]*.93
    return Image.fromarray(np.clip(o,0,255).astype('uint8'))
def photo(im,out,seed,size=(1500,1960),quad=None,bg=(110,84,60),shadow=0,blur=0,dark=1.0,tint=(1,1,1),noise=5,maxkb=290):
    rng=np.random.default_rng(seed); W,H=size
    b=np.ones((H,W,3))*np.array(bg); b*=(.8+.35*smooth(rng,H,W,7)*.4+.3*smooth(rng,H,W,160))[...,None]; 
    B=Image.fromarray(np.clip(b,0,255).astype('uint8'))
    w,h=im.size; q=[(x*W,y*H) for x,y in quad]; c=coeffs(q,[(0,0),(w,0),(w,h),(0,h)])
    P=im.transform(size,Image.PERSPECTIVE,c,Image.BICUBIC); M=Image.new('L',(w,h),255).transform(size,Image.PERSPECTIVE,c,Image.BICUBIC)
    sh=M.filter(ImageFilter.GaussianBlur(18)); B=Image.composite(Image.new('RGB',size,(30,22,16)),B,sh.point(lambda v:int(v*.6))); B.paste(P,(0,0),M)
    a=np.asarray(B.filter(ImageFilter.GaussianBlur(blur)) if blur else B,float)
    Y,X=np.mgrid[0:H,0:W]; g=1.04-.22*((X/W)*rng.uniform(.3,1)+(Y/H)*rng.uniform(.2,.9))
    if shadow:
        e=X*.8+Y*.55-(.62*W+.30*H)*rng.uniform(.85,1.1)+60*np.sin(Y/170.); g*=1-shadow/(1+np.exp(-e/45.))
    a=a*g[...,None]*dark*np.array(tint)+rng.normal(0,noise,(H,W,1))
    o=Image.fromarray(np.clip(a,0,255).astype('uint8'))
    for ql in range(88,20,-4):
        bio=io.BytesIO(); o.save(bio,'JPEG',quality=ql)
        if bio.tell()<maxkb*1024: break
    open(out,'wb').write(bio.getvalue()); print(out[-8:],ql,bio.tell()//1024)
