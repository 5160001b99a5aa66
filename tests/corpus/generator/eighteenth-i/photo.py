import numpy as np, io
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter
def coeffs(dst,src):
    A=[]
    for (x,y),(u,v) in zip(dst,src): A+= [[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]
    return np.linalg.solve(np.array(A,float),np.array(src,float).reshape(8))
def photo(png,out,size,quad,bg,seed,shadow=(.35,.2,.5),blur=.8,noise=5,tint=(1,1,1),crumple=0,maxkb=285):
    rs=np.random.RandomState(seed); W,H=size; p=Image.open(png).convert('RGB'); w,h=p.size
    if crumple:
        a=np.asarray(p,float); n=gaussian_filter(rs.randn(h,w),h/25); n/=n.std(); gx=np.gradient(n)[1]; gx/=gx.std(); a*=(1+crumple*gx)[...,None]; p=Image.fromarray(a.clip(0,255).astype('uint8'))
    c=coeffs(quad,[(0,0),(w,0),(w,h),(0,h)])
    P=np.asarray(p.transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC),float)
    M=np.asarray(Image.new('L',(w,h),255).transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC),float)[...,None]/255
    t=gaussian_filter(rs.randn(H,W),(1,40)); t/=t.std(); t2=gaussian_filter(rs.randn(H,W),60); t2/=t2.std()
    B=np.array(bg,float)[None,None]*(1+.07*t+.05*t2)[...,None]
    sh=gaussian_filter(np.roll(M[...,0],(12,10),(0,1)),12)[...,None]; B=B*(1-.55*sh)
    I=P*M+B*(1-M)
    yy,xx=np.mgrid[0:H,0:W]; s,cx,ang=shadow
    g=1-s*(1/(1+np.exp(-((xx/W-cx)*np.cos(ang)+(yy/H-.5)*np.sin(ang))*9)))
    vg=1-.25*(((xx/W-.5)**2+(yy/H-.45)**2)); I=I*(g*vg)[...,None]*np.array(tint)
    im=Image.fromarray(I.clip(0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    I=np.asarray(im,float)+gaussian_filter(rs.randn(H,W,3),(.6,.6,0))*noise*1.6
    im=Image.fromarray(I.clip(0,255).astype('uint8'))
    for q in range(82,20,-4):
        b=io.BytesIO(); im.save(b,'JPEG',quality=q)
        if b.tell()<maxkb*1024: break
    open(out,'wb').write(b.getvalue()); print(out,q,b.tell()//1024)
