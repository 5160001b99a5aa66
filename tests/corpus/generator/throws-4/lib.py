import os,random,json,io,zlib
import numpy as np, cv2
from PIL import Image,ImageDraw,ImageFont,ImageFilter
from words import *
S=300/72.
FD='/usr/share/fonts/'
FONTS={}
def _f(k,p): FONTS[k]=FD+p
for k,p in dict(lib='truetype/liberation/LiberationSans-Regular.ttf',libb='truetype/liberation/LiberationSans-Bold.ttf',libi='truetype/liberation/LiberationSans-Italic.ttf',
 ser='truetype/liberation/LiberationSerif-Regular.ttf',serb='truetype/liberation/LiberationSerif-Bold.ttf',seri='truetype/liberation/LiberationSerif-Italic.ttf',
 mono='truetype/liberation/LiberationMono-Regular.ttf',monob='truetype/liberation/LiberationMono-Bold.ttf',
 nar='truetype/liberation/LiberationSansNarrow-Regular.ttf',narb='truetype/liberation/LiberationSansNarrow-Bold.ttf',
 dj='truetype/dejavu/DejaVuSans.ttf',djb='truetype/dejavu/DejaVuSans-Bold.ttf',djc='truetype/dejavu/DejaVuSansCondensed.ttf',djcb='truetype/dejavu/DejaVuSansCondensed-Bold.ttf',djm='truetype/dejavu/DejaVuSansMono.ttf',djmb='truetype/dejavu/DejaVuSansMono-Bold.ttf',djs='truetype/dejavu/DejaVuSerif.ttf',djsb='truetype/dejavu/DejaVuSerif-Bold.ttf',
 tw='opentype/urw-base35/NimbusMonoPS-Regular.otf',twb='opentype/urw-base35/NimbusMonoPS-Bold.otf',
 hack='truetype/hack/Hack-Regular.ttf',hackb='truetype/hack/Hack-Bold.ttf',inc='truetype/inconsolata/Inconsolata.otf',
 car='truetype/crosextra/Carlito-Regular.ttf',carb='truetype/crosextra/Carlito-Bold.ttf',cal='truetype/crosextra/Caladea-Regular.ttf',calb='truetype/crosextra/Caladea-Bold.ttf',
 rob='truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',robb='truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf',robc='truetype/roboto/unhinted/RobotoCondensed-Regular.ttf',robcb='truetype/roboto/unhinted/RobotoCondensed-Bold.ttf',
 os='truetype/open-sans/OpenSans-Regular.ttf',osb='truetype/open-sans/OpenSans-Bold.ttf',lato='truetype/lato/Lato-Regular.ttf',latob='truetype/lato/Lato-Bold.ttf',latok='truetype/lato/Lato-Black.ttf',
 hw1='opentype/comic-neue/ComicNeue-Italic.otf',hw2='truetype/humor-sans/Humor-Sans.ttf',hw3='opentype/urw-base35/Z003-MediumItalic.otf',hw4='opentype/comic-neue/ComicNeue-Regular.otf',hw5='opentype/comic-neue/ComicNeue-BoldItalic.otf',
 bk='opentype/urw-base35/URWBookman-Light.otf',bkb='opentype/urw-base35/URWBookman-Demi.otf',bkbi='opentype/urw-base35/URWBookman-DemiItalic.otf',go='opentype/urw-base35/URWGothic-Book.otf',gob='opentype/urw-base35/URWGothic-Demi.otf',p5='opentype/urw-base35/P052-Roman.otf',p5b='opentype/urw-base35/P052-Bold.otf').items(): _f(k,p)
_c={}
def font(k,sz):
    key=(k,round(sz*S*4))
    if key not in _c: _c[key]=ImageFont.truetype(FONTS[k],max(6,int(round(sz*S))))
    return _c[key]
class Page:
    def __init__(s,w=612,h=792,bg=(255,255,255),R=None):
        s.w,s.h=w,h; s.im=Image.new('RGB',(int(w*S),int(h*S)),bg); s.d=ImageDraw.Draw(s.im)
        s.R=R or random.Random(1); s.ink=None; s.inkcol=(20,20,30); s.inkblur=1.0; s.inkpatch=.25; s.jit=0; s.inkslant=0
        s.inkdx=s.inkdy=0
    def useink(s,col,blur=1.0,patch=.25,jit=0.3,dx=0,dy=0):
        s.ink=Image.new('L',s.im.size,0); s.di=ImageDraw.Draw(s.ink); s.inkcol=col; s.inkblur=blur; s.inkpatch=patch; s.jit=jit; s.inkdx=dx; s.inkdy=dy
    def tw(s,t,f,sz): return font(f,sz).getlength(t)/S+(.07*sz*len(t) if f=='hw2' else 0)
    def t(s,x,y,t,f='lib',sz=9,al='l',col=(0,0,0),ink=False):
        t=str(t)
        if not t: return 0
        ft=font(f,sz); ls=.07*sz if f=='hw2' and ink and s.ink is not None else 0; w=ft.getlength(t)/S+ls*len(t)
        if al=='r': x-=w
        elif al=='c': x-=w/2
        if ink and s.ink is not None:
            cx=x+s.inkdx; wob=s.R.uniform(-1,1)*s.jit
            for ch in t:
                jx,jy=s.R.uniform(-.35,.35)*s.jit,s.R.uniform(-.6,.6)*s.jit+wob*.7
                s.di.text(((cx+jx)*S,(y+jy+s.inkdy)*S),ch,font=ft,fill=s.R.randint(215,255),anchor='ls')
                cx+=ft.getlength(ch)/S+ls
        else: s.d.text((x*S,y*S),t,font=ft,fill=col,anchor='ls')
        return w
    def wrap(s,t,f,sz,w):
        out=[];cur=''
        for wd in t.split(' '):
            n=(cur+' '+wd) if cur else wd
            if cur and s.tw(n,f,sz)>w: out.append(cur);cur=wd
            else: cur=n
        out.append(cur); return out
    def para(s,x,y,t,f,sz,w,lh=None,col=(0,0,0),ink=False):
        for ln in s.wrap(t,f,sz,w): s.t(x,y,ln,f,sz,col=col,ink=ink); y+=lh or sz*1.22
        return y
    def line(s,x0,y0,x1,y1,w=.6,col=(0,0,0)): s.d.line((x0*S,y0*S,x1*S,y1*S),fill=col,width=max(1,int(round(w*S))))
    def rect(s,x0,y0,x1,y1,w=.6,col=(0,0,0),fill=None):
        s.d.rectangle((x0*S,y0*S,x1*S,y1*S),fill=fill,outline=col if w else None,width=max(1,int(round(w*S))) if w else 0)
    def rrect(s,x0,y0,x1,y1,r=5,w=.6,col=(0,0,0),fill=None):
        s.d.rounded_rectangle((x0*S,y0*S,x1*S,y1*S),r*S,fill=fill,outline=col if w else None,width=max(1,int(round(w*S))) if w else 1)
    def oval(s,x0,y0,x1,y1,w=.6,col=(0,0,0),fill=None): s.d.ellipse((x0*S,y0*S,x1*S,y1*S),fill=fill,outline=col if w else None,width=max(1,int(w*S)))
    def finish(s):
        if s.ink is None: return s.im
        m=np.asarray(s.ink.filter(ImageFilter.GaussianBlur(s.inkblur)),np.float32)/255
        rs=np.random.RandomState(s.R.randint(0,10**6))
        n=cv2.resize(rs.rand(s.im.size[1]//30+2,s.im.size[0]//30+2).astype(np.float32),s.im.size,interpolation=cv2.INTER_CUBIC)
        n2=rs.rand(*m.shape).astype(np.float32)
        m=np.clip(m*1.25,0,1)*(1-s.inkpatch*(.6*np.clip(n,0,1)+.4*n2))
        a=np.asarray(s.im,np.float32); m=m[...,None]
        return Image.fromarray((a*(1-m)+np.array(s.inkcol,np.float32)*m).astype(np.uint8))
class Fmt:
    def __init__(s,dollar='',comma=True,neg='-',round0=False,tot=None,space=''):
        s.dollar,s.comma,s.neg,s.round0,s.space=dollar,comma,neg,round0,space; s.tot=dollar if tot is None else tot
    def __call__(s,c,total=False,neg=False):
        d=s.tot if total else s.dollar
        if s.round0 and c%100==0: v=("{:,}" if s.comma else "{}").format(c//100)
        else: v=("{:,.2f}" if s.comma else "{:.2f}").format(c/100)
        v=(d+s.space if d else '')+v
        if neg: v={'-':'-'+v,'t':v+'-','p':'('+v+')','c':v+' CR','s':'- '+v}[s.neg]
        return v
def fmt(R): return Fmt(R.choice(['','','$','$']),R.random()<.7,R.choice('-ttp-s'),R.random()<.12,R.choice([None,'$']))
class Doc:
    def __init__(s,name,kind='quote',gen='reportlab'):
        s.name=name; s.kind=kind; s.items=[]; s.disc=[]; s.subtotal=None; s.tax=0; s.total=0; s.shop=None; s.num=None; s.v={k:None for k in('year','make','model','vin','mileage')}
    def add(s,desc,ty,total,qty=None,unit=None):
        desc=' '.join(desc.split())
        if qty is not None and float(qty)==int(qty): qty=int(qty)
        s.items.append(dict(description=desc,type=ty,quantity=qty,unitPrice=unit,totalPrice=int(total)))
    def sum(s,*ty): return sum(i['totalPrice'] for i in s.items if not ty or i['type'] in ty)
    def veh(s,c,*keys):
        for k in keys or('year','make','model'): s.v[k]=c[k]
    def label(s,ext,hard):
        return dict(file=s.name+'.'+ext,layout=s.name[:2],author='author-4',generator='reportlab',hardships=[hard],kind=s.kind,header=dict(shop=s.shop,documentNumber=s.num),vehicle=s.v,items=s.items,discounts=s.disc,subtotal=s.subtotal,tax=s.tax,total=s.total)
def money(R,lo,hi):
    m=R.choice([0,1,1,2,3])
    v=R.uniform(lo,hi)
    if m==0: return int(round(v))*100
    if m==1: return int(v)*100+R.choice([95,99,99,49])
    return int(round(v*100))
def half(x): return int(x+.5)
def lines(R,n,rate,case='U',ab=.3,mis=.06,roundd=False,jobs=None):
    """list of jobs: dict(name,hrs,labor,parts=[dict(desc,qty,unit,total,pn)])"""
    out=[]
    for nm,h,ps in R.sample(jobs or JOBS,n):
        h=max(.1,round(h*R.uniform(.85,1.2),1)) if R.random()<.7 else h
        lab=half(h*rate+1e-6)
        if roundd: lab=max(500,int(round(lab/500.))*500)
        pp=[]
        for p in ps:
            u=money(R,p[2],p[3])
            if roundd: u=int(round(u/100.))*100
            q=p[1]
            pp.append(dict(desc=words(R,p[0],case,ab,mis),qty=q,unit=u,total=u*q,pn=pn(R)))
        out.append(dict(name=words(R,nm,case,ab,mis),hrs=h,labor=lab,parts=pp,rate=rate))
    return out
def rate(R): return R.choice([8500,9500,11000,11900,12500,13495,14000,14900,16500,17800,9800,10450])
def sums(d,R,f,base='all',fee=True,disc=True,split=True,up=False,tax=True,sub=True,total=True,maxfee=2,feew=None):
    """rows (label, amt string, bold)"""
    rows=[]
    U=(lambda s:s.upper()) if up else (lambda s:s)
    if split and R.random()<.75:
        a=[(R.choice(['Parts','Total Parts','Parts Total','Parts Amount']),'Part'),(R.choice(['Labor','Total Labor','Labor Total','Labor Amount']),'Labor')]
        if R.random()<.5: a.reverse()
        for l,t in a:
            v=d.sum(t)
            if v: rows.append((U(l),f(v),0))
    pre=d.sum()
    nf=R.choice([0,1,1,1,2]) if fee else 0
    for l in R.sample(FEES,min(nf,maxfee)):
        v=R.choice([half(d.sum('Labor','Service')*.05) or 450,500,395,1250,899,1500,half(pre*.03)]); v=min(v,4500) or 300
        d.add(U(l),'Fee',v); rows.append((U(l),f(v),0))
    allsum=d.sum()-sum(d.disc); dv=0
    dr=None
    if disc and R.random()<.45:
        l=R.choice(DISCS); dv=1500 if '15' in l else half(d.sum('Labor')*.1) if '10%' in l and d.sum('Labor') else R.choice([1000,2000,2500,half(pre*.05),half(pre*.1)])
        if '10%' in l and not d.sum('Labor'): l='Discount'
        d.disc.append(dv); dr=(U(l),f(dv,neg=True) if R.random()<.85 else Fmt(f.dollar,f.comma,'-')(dv,neg=True),0)
    after=R.random()<.5
    if dr and after: rows.append(dr)
    if sub and R.random()<.8:
        d.subtotal=allsum-(dv if after else 0); rows.append((U(R.choice(['Subtotal','Sub-Total','Sub Total','SUBTOTAL','Sub-total:'])),f(d.subtotal),0))
    if dr and not after: rows.append(dr)
    if tax and R.random()<.85:
        p=R.choice([6,6.25,7,7.25,8.25,5.5,8.875,4.75]); b={'all':allsum-dv,'parts':d.sum('Part')}[base if R.random()<.7 else 'parts']
        if b==0: b=allsum-dv
        d.tax=half(b*p/100.)
        rows.append((U(R.choice(['Tax','Sales Tax','Sales tax (%g%%)'%p,'Tax @ %g%%'%p,'State Tax %g%%'%p,'TAX'])),f(d.tax),0))
    t=allsum-dv+d.tax
    if total:
        d.total=t; rows.append((U(R.choice(['Total','TOTAL','Total Due','Estimate Total','Grand Total','TOTAL ESTIMATE','Please Pay','Amount Due','Total Estimate','Invoice Total','Pay This Amount'])),f(t,total=True),1))
    return rows
def C(k,head,w,al='l',cents=False): return dict(k=k,head=head,w=w,al=al,cents=cents)
def table(pg,x,y,cols,rows,f='lib',fb='libb',sz=8.5,rh=14,grid='full',headfill=None,headcol=(0,0,0),line=(0,0,0),lw=.5,pad=3,minrows=0,ink=False,inkf=None,inksz=None,zebra=None,headh=None,headsz=None,headal=None,col=(0,0,0),headrule=True):
    W=sum(c['w'] for c in cols); ff=inkf or f; fs=inksz or sz
    hh=headh or rh+2; y0=y; hs=headsz or sz-.5
    if headfill: pg.rect(x,y,x+W,y+hh,0,fill=headfill)
    cx=x
    for c in cols:
        hl=c['head'].split('\n'); yy=y+hh/2+hs*.36-(len(hl)-1)*hs*.55
        al=headal or c['al']
        for h in hl:
            px={'l':cx+pad,'r':cx+c['w']-pad,'c':cx+c['w']/2}[al]; pg.t(px,yy,h,fb,hs,al,headcol); yy+=hs*1.1
        cx+=c['w']
    y+=hh; yh=y
    i=0
    for r in list(rows)+[{}]*max(0,minrows-len(rows)):
        n=1; wr={}
        for c in cols:
            v=r.get(c['k'],'')
            if c['k'] in('desc','note') and v:
                ind=r.get('indent',0)
                wr[c['k']]=pg.wrap(v,r.get('font',ff),fs,c['w']-2*pad-ind); n=max(n,len(wr[c['k']]))
        hgt=rh+(n-1)*(rh if grid in('form','formv') else fs*1.2)
        if zebra and i%2: pg.rect(x,y,x+W,y+hgt,0,fill=zebra)
        if r.get('fill'): pg.rect(x,y,x+W,y+hgt,0,fill=r['fill'])
        cx=x; step=rh if grid in('form','formv') else fs*1.2
        by=y+rh/2+fs*.35
        for c in cols:
            v=r.get(c['k'],''); fo=r.get('font',ff); cl=r.get('col',col)
            if c['k'] in wr:
                yy=by
                for ln in wr[c['k']]: pg.t(cx+pad+r.get('indent',0),yy,ln,fo,fs,col=cl,ink=ink); yy+=step
            elif c['cents'] and v!='':
                yy=by+(n-1)*step*(1 if r.get('last') else 0)
                if isinstance(v,int):
                    k=cx+c['w']-20
                    pg.t(k-3,yy,"{:,}".format(v//100) if c['cents']==1 else str(v//100),fo,fs,'r',cl,ink); pg.t(k+3,yy,"%02d"%(v%100),fo,fs,'l',cl,ink)
                else: pg.t(cx+c['w']-pad,yy,v,fo,fs,'r',cl,ink)
            elif v!='':
                px={'l':cx+pad,'r':cx+c['w']-pad,'c':cx+c['w']/2}[c['al']]; pg.t(px,by,v,fo,fs,c['al'],cl,ink)
            cx+=c['w']
        y+=hgt
        if grid in('full','rows','form'):
            if grid=='form':
                for k in range(n): pg.line(x,y-k*rh,x+W,y-k*rh,lw,line)
            else: pg.line(x,y,x+W,y,lw,line)
        elif grid=='dots':
            xx=x
            while xx<x+W: pg.line(xx,y,xx+1.2,y,lw,line); xx+=3
        i+=1
    if grid in('full','form','formv','cols','box'):
        pg.rect(x,y0,x+W,y,lw*1.5,line)
        if headrule: pg.line(x,yh,x+W,yh,lw*1.3,line)
        if grid!='box':
            cx=x
            for c in cols:
                if cx>x: pg.line(cx,y0,cx,y,lw,line)
                if c['cents']: pg.line(cx+c['w']-20,yh,cx+c['w']-20,y,lw,line)
                cx+=c['w']
    elif grid in('rows','head') and headrule: pg.line(x,yh,x+W,yh,lw*2,line); 
    return y
def sumblock(pg,x1,y,rows,w=170,f='lib',fb='libb',sz=9,rh=14,style='plain',line=(0,0,0),ink=False,fill=None,dot=False):
    x0=x1-w
    for l,a,b in rows:
        fo=fb if b else f
        if style in('grid',): pg.rect(x0,y,x1,y+rh,.5,line); pg.line(x1-w*.42,y,x1-w*.42,y+rh,.5,line)
        if b and fill: pg.rect(x0,y,x1,y+rh,0,fill=fill)
        if b and style=='plain': pg.line(x0,y+.5,x1,y+.5,1,line)
        if b and style=='dbl': pg.line(x0,y,x1,y,.6,line); pg.line(x0,y+1.6,x1,y+1.6,.6,line)
        by=y+rh/2+sz*.35
        pg.t(x0+3,by,l,fo,sz,ink=ink and not ink=='amt'); pg.t(x1-3,by,a,fo,sz,'r',ink=bool(ink))
        y+=rh
    if style=='box': pg.rect(x0-2,y-len(rows)*rh-2,x1+2,y+2,1,line)
    return y
