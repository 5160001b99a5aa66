import numpy as np,cv2,io
from PIL import Image,TiffImagePlugin
TiffImagePlugin.STRIP_SIZE=10**8
def lowf(rs,h,w,k,amp):
    return (cv2.resize(rs.rand(k,k).astype(np.float32),(w,h),interpolation=cv2.INTER_CUBIC)-.5)*2*amp
def desk(rs,h,w,kind):
    base={'wood':(120,84,52),'dark':(38,36,36),'grey':(110,112,116),'steel':(150,155,160),'green':(60,82,66),'formica':(190,182,168),'walnut':(70,46,32),'black':(22,22,25),'red':(112,38,34)}[kind]
    a=np.ones((h,w,3),np.float32)*np.array(base,np.float32)
    if kind in('wood','walnut'):
        n=cv2.resize(rs.rand(6,160).astype(np.float32),(w,h),interpolation=cv2.INTER_CUBIC); n=cv2.GaussianBlur(n,(0,0),3)
        yy=np.linspace(0,1,h,dtype=np.float32)[:,None]
        a*=(.72+.5*n)[...,None]
        for _ in range(rs.randint(1,4)):
            x=rs.randint(0,w); a[:,max(0,x-3):x+3]*=.55
        if rs.rand()<.6: a=np.ascontiguousarray(cv2.resize(np.rot90(a),(w,h)))
    elif kind in('formica','grey'):
        n=cv2.GaussianBlur(rs.rand(h//4,w//4).astype(np.float32),(0,0),1); n=cv2.resize(n,(w,h)); a*=(1+(n-.5)*1.0)[...,None]
    a*=(1+lowf(rs,h,w,5,.15))[...,None]
    return cv2.GaussianBlur(a,(0,0),2.2)
def softpoly(h,w,pts,blur):
    m=np.zeros((h//4,w//4),np.float32); cv2.fillPoly(m,[np.array([(x*w/4,y*h/4) for x,y in pts],np.int32)],1.0)
    m=cv2.GaussianBlur(m,(0,0),blur*max(h,w)/4); return cv2.resize(m,(w,h))
def photo(im,rs,strong=False,screen=False,limit=272000):
    pw,ph=im.size; U=rs.uniform
    land=pw>ph
    L=rs.randint(2050,2400) if not strong else rs.randint(2150,2400)
    asp=pw/ph
    m=U(.03,.07) if not strong else U(.03,.06)
    if land: W=L;H=int(min(L*.8,L/asp*U(1.05,1.18)))
    else: H=L; W=int(L*max(.62 if asp<.6 else .70,min(.8,asp*U(1.02,1.12))))
    # page size within the picture
    k=min(W*(1-2*m)/pw,H*(1-2*m)/ph); qw,qh=pw*k,ph*k
    cx,cy=W/2+U(-.2,.2)*max(0,W-qw)*.5,H/2
    ang=np.radians(U(-2.2,2.2) if not strong else U(3.0,6.5)*rs.choice([-1,1]))
    if screen: ang*=.5
    tilt=U(.01,.035) if not strong else U(.05,.085)
    side=U(-.02,.02) if not strong else U(.02,.05)*rs.choice([-1,1])
    q=np.array([[-.5,-.5],[.5,-.5],[.5,.5],[-.5,.5]],np.float32)*np.float32([qw,qh])
    s=rs.choice([-1,1])
    for i,(x,y) in enumerate(q):
        f=1-tilt*(1 if y*s<0 else -1)*1.0; g=1-side*(1 if x<0 else -1)
        q[i]=(x*f,y*g)
    Rm=np.array([[np.cos(ang),-np.sin(ang)],[np.sin(ang),np.cos(ang)]]); q=q@Rm.T
    # fit
    ext=np.abs(q).max(0); fac=min(1,(W*.5-8)/ext[0] if True else 1,(H*.5-8)/ext[1]); q=q*fac+np.array([cx if fac==1 else W/2,cy])
    q[:,0]+=max(0,6-q[:,0].min())-max(0,q[:,0].max()-(W-6))
    src=np.array(im.convert('RGB'))
    k2=min(1,1.3*k*fac); src=cv2.resize(src,(int(pw*k2),int(ph*k2)),interpolation=cv2.INTER_AREA).astype(np.float32)
    sh,sw=src.shape[:2]
    M=cv2.getPerspectiveTransform(np.float32([[0,0],[1,0],[1,1],[0,1]]),q.astype(np.float32)); Mi=np.linalg.inv(M)
    X,Y=np.meshgrid(np.arange(W,dtype=np.float32),np.arange(H,dtype=np.float32))
    D=Mi[2,0]*X+Mi[2,1]*Y+Mi[2,2]; u=(Mi[0,0]*X+Mi[0,1]*Y+Mi[0,2])/D; v=(Mi[1,0]*X+Mi[1,1]*Y+Mi[1,2])/D
    shade=np.ones((H,W),np.float32)
    if not screen:
        a1,a2=U(-.006,.006),U(-.007,.007)
        if strong: a1*=1.5;a2*=1.8
        p1,p2=U(.6,1.4),U(.6,1.4); o1,o2=U(0,6),U(0,6)
        du=a1*np.sin(p1*np.pi*v+o1); dv=a2*np.sin(p2*np.pi*u+o2)
        u=u+du; v=v+dv+a2*.5*np.sin(2.2*u+1.5*v+o1)
        shade*=1-.10*abs(a2)/.007*np.cos(p2*np.pi*u+o2)
        if strong:
            for _ in range(rs.randint(1,3)):
                # folds: straight lines across the page
                if rs.rand()<.6: t=v-U(.28,.72)-U(-.06,.06)*(u-.5)
                else: t=u-U(.3,.7)-U(-.06,.06)*(v-.5)
                wd=.0035; sg=rs.choice([-1,1])
                shade*=1-.16*np.exp(-(t/wd)**2)+.10*np.exp(-((t-2.2*wd)/wd)**2)
                shade*=1+sg*.055*np.tanh(t/.05)*np.exp(-abs(t)/.35)
                v=v+.0012*np.exp(-abs(t)/.03)
    inside=((u>=0)&(u<=1)&(v>=0)&(v<=1)).astype(np.float32); inside=cv2.GaussianBlur(inside,(0,0),.9)
    pg=cv2.remap(src,(u*sw-.5).astype(np.float32),(v*sh-.5).astype(np.float32),cv2.INTER_CUBIC,borderMode=cv2.BORDER_REPLICATE)
    pg=np.clip(pg,0,255)
    if not screen:
        paper=np.array([U(236,250),U(234,247),U(222,244)])/255.
        pg=pg*paper*(.96+.0*pg)
        pg=pg*.93+12
    else:
        pg=pg*.95+6
    pg*=shade[...,None]
    if screen: # slight moire and bands, glare
        fr=U(.9,1.15); mo=np.sin((X*np.cos(.2)+Y*.21)*fr*.08)*np.sin(Y*fr*.05+X*.01); pg*=(1+.016*mo)[...,None]
    bg=desk(rs,H,W,rs.choice(['wood','dark','grey','steel','green','formica','walnut','black','red','wood']))
    # the page's own shadow on the desk
    sx,sy=rs.randint(-18,18),rs.randint(5,22)
    shd=np.roll(np.roll(inside,sy,0),sx,1); shd=cv2.GaussianBlur(shd,(0,0),9); bg*=(1-.5*shd)[...,None]
    img=bg*(1-inside[...,None])+pg*inside[...,None]
    # light
    th=U(0,6.28); g=((X/W-.5)*np.cos(th)+(Y/H-.5)*np.sin(th))
    lo=U(.18,.34) if not strong else U(.3,.5)
    light=1-lo*(.5-g)*1.0
    light*=1+lowf(rs,H,W,4,.05)
    if rs.rand()<.75 or strong:  # phone / arm shadow
        ed=rs.choice(4); 
        pts=[(-.2,U(.45,.8)),(U(.3,.9),1.3),(-.2,1.3)] if ed==0 else [(1.2,U(.35,.75)),(U(.3,.7),1.3),(1.2,1.3)] if ed==1 else [(-.2,-.2),(U(.4,.9),-.2),(-.2,U(.3,.6))] if ed==2 else [(U(.1,.3),1.2),(U(.2,.35),U(.5,.7)),(U(.6,.8),U(.5,.7)),(U(.75,.95),1.2)]
        light*=1-U(.18,.32)*softpoly(H,W,pts,U(.012,.04))
    if strong and not screen: # shadow of fingers from the side
        sd=rs.choice([-1,1]); x0=-.05 if sd<0 else 1.05; yb=U(.35,.8)
        m=np.zeros((H//4,W//4),np.float32)
        for j in range(rs.randint(2,5)):
            yy=yb+j*.055; ln=U(.22,.34)
            p=(int(x0*W/4),int((yy+.05)*H/4)); q2=(int((x0-sd*ln)*W/4),int((yy-.03+U(-.02,.02))*H/4)); cv2.line(m,p,q2,1.0,int(.036*H/4))
        m=cv2.resize(cv2.GaussianBlur(m,(0,0),U(3,7)),(W,H)); light*=1-U(.25,.4)*m
    cast=np.array([[1,.97,.88],[.94,.98,1.03],[1.0,1.0,1.0],[1.02,.98,.92],[.97,1.0,.95]][rs.randint(5)])
    img=img*light[...,None]*cast*U(.92,1.04)
    if not screen:
        med=np.median(img[inside>.9].max(1)); img*=(U(190,232) if not strong else U(182,218))/med
        img=np.where(img>215,215+(img-215)*.45,img)
    else:
        img*=min(1.8,U(225,245)/np.percentile(img[inside>.9].max(1),99))
    if strong and not screen and rs.rand()<.6: # a finger tip holding the edge
        c=np.array([U(165,215),U(120,165),U(95,135)])
        e=rs.choice([0,1]); qx=q[0] if e==0 else q[3]; qx2=q[1] if e==0 else q[2]
        mid=qx*(t:=U(.15,.85))+qx2*(1-t); r=W*.033; m=np.zeros((H,W),np.float32)
        dy=-1 if e==0 else 1
        tip=mid-np.array([0,dy*r*.1]); far=mid+np.array([U(-.3,.3)*r,dy*r*7]); cv2.line(m,tuple(int(z) for z in tip),tuple(int(z) for z in far),1.0,int(r*1.6)); m=cv2.GaussianBlur(m,(0,0),2.5)
        rnd=cv2.GaussianBlur(m,(0,0),r*.35); col=c*(.55+.5*rnd[...,None]); img=img*(1-m[...,None])+col*m[...,None]
    if screen and rs.rand()<.8:
        gl=softpoly(H,W,[(U(.5,.9),-.1),(U(.95,1.1),-.1),(U(.5,.7),1.1),(U(.2,.4),1.1)],.03); img+=gl[...,None]*U(8,22)
    # blur
    img=cv2.GaussianBlur(img,(0,0),U(.55,.85) if not strong else U(.65,.95))
    if rs.rand()<.4:
        n=3; kx=np.zeros((5,5),np.float32); a=U(0,3.14); cv2.line(kx,(int(2-n/2*np.cos(a)),int(2-n/2*np.sin(a))),(int(2+n/2*np.cos(a)),int(2+n/2*np.sin(a))),1,1); img=cv2.filter2D(img,-1,kx/kx.sum())
    ns=U(1.2,3.0); nz=rs.randn(H,W).astype(np.float32)*ns; img+=nz[...,None]+cv2.GaussianBlur(rs.randn(H,W,3).astype(np.float32),(0,0),1.5)*2.5
    out=Image.fromarray(np.clip(img,0,255).astype(np.uint8))
    return jpg(out,limit)
def jpg(out,limit,qs=(82,76,70,64,58,52,47,42,37,33,29)):
    for q in qs:
        b=io.BytesIO(); out.save(b,'JPEG',quality=q,subsampling=2,optimize=True)
        if b.tell()<limit: return b.getvalue(),q
    return b.getvalue(),q
def pdfimg(data,w,h,filt,cs,bpc,dpi,parms=''):
    wp,hp=w*72/dpi,h*72/dpi; cont=("q %.2f 0 0 %.2f 0 0 cm /I Do Q"%(wp,hp)).encode()
    objs=[b"<</Type/Catalog/Pages 2 0 R>>",b"<</Type/Pages/Kids[3 0 R]/Count 1>>",("<</Type/Page/Parent 2 0 R/MediaBox[0 0 %.2f %.2f]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>"%(wp,hp)).encode(),
     b"<</Length %d>>\nstream\n"%len(cont)+cont+b"\nendstream",
     ("<</Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/%s/BitsPerComponent %d/Filter/%s%s/Length %d>>\nstream\n"%(w,h,cs,bpc,filt,parms,len(data))).encode()+data+b"\nendstream"]
    out=b"%PDF-1.4\n"; offs=[]
    for i,o in enumerate(objs): offs.append(len(out)); out+=b"%d 0 obj\n"%(i+1)+o+b"\nendobj\n"
    x=len(out); out+=b"xref\n0 6\n0000000000 65535 f \n"+b''.join(b"%010d 00000 n \n"%o for o in offs)+b"trailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n"%x
    return out
def scan(im,rs,mode,limit=272000):
    """letter-size scanner glass at 200 dpi"""
    U=rs.uniform; pw,ph=im.size
    W,H=(1700,2200) if ph>=pw*.9 else (2200,1700)
    k=min(200/300.,(W-10)/pw,(H-10)/ph)
    src=np.array(im.convert('L')); src=cv2.resize(src,(int(pw*k),int(ph*k)),interpolation=cv2.INTER_AREA); h,w=src.shape
    big=np.full((H,W),255,np.float32)
    oy=0 if h>H*.95 else rs.randint(0,min(160,H-h)+1); ox=(W-w)//2 if w>W*.8 else rs.randint((W-w)//4,(W-w)//2+1)
    ox=max(0,ox);A=cv2.getRotationMatrix2D((w/2,h/2),U(.3,1.3)*rs.choice([-1,1]),.99); A[0,2]+=ox; A[1,2]+=max(0,min(oy,H-h))
    big=cv2.warpAffine(src.astype(np.float32),A,(W,H),flags=cv2.INTER_CUBIC,borderValue=255)
    if w<W*.9: # the edge of the slip
        c=np.float32([[0,0],[w,0],[w,h],[0,h]]); p=cv2.transform(c[None],A)[0]; cv2.polylines(big,[p.astype(np.int32)],True,205,2)
    for _ in range(rs.randint(20,90)):
        x,y=rs.randint(0,W),rs.randint(0,H); cv2.circle(big,(x,y),rs.choice([1,1,1,2]),float(rs.choice([0,40,90,120])),-1)
    if rs.rand()<.4: x=rs.randint(20,W-20); big[:,x:x+1]*=.82
    if mode=='png':
        big=cv2.GaussianBlur(big,(0,0),.5)+rs.randn(H,W)*5; b=io.BytesIO(); Image.fromarray((big>176).astype(np.uint8)*255).convert('1').save(b,'PNG',optimize=True); return b.getvalue(),'png'
    if mode=='g4':
        big=cv2.GaussianBlur(big,(0,0),.6)+rs.randn(H,W)*6
        bw=Image.fromarray((big>180).astype(np.uint8)*255).convert('1')
        b=io.BytesIO(); bw.save(b,'TIFF',compression='group4',tiffinfo={278:H})
        b.seek(0); t=Image.open(b); off=t.tag_v2[273]; cnt=t.tag_v2[279]; ph_=t.tag_v2[262]; raw=b.getvalue(); data=b''.join(raw[o:o+c] for o,c in zip(off,cnt)); assert len(off)==1
        return pdfimg(data,W,H,'CCITTFaxDecode','DeviceGray',1,200,'/DecodeParms<</K -1/Columns %d/Rows %d/BlackIs1 %s>>'%(W,H,'true' if ph_==1 else 'false')),'pdf'
    big=cv2.GaussianBlur(big,(0,0),.6)*U(.93,1)+rs.randn(H,W)*1.2
    d,q=jpg(Image.fromarray(np.clip(big,0,255).astype(np.uint8)),limit)
    if mode=='jpg': return d,'jpg'
    return pdfimg(d,W,H,'DCTDecode','DeviceGray',8,200),'pdf'
