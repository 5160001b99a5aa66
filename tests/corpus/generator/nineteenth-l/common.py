import json, os, subprocess, re, io
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter
from scipy import ndimage as ndi
B='.'; OUT=B+'/out/'; TMP=B+'/tmp/'
LIB='/usr/share/fonts/truetype/liberation/'; DJ='/usr/share/fonts/truetype/dejavu/'
Z='/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf'
def c(n, sep=True):
    n=int(n); s='-' if n<0 else ''; n=abs(n)
    return s+(f'{n//100:,}' if sep else str(n//100))+f'.{n%100:02d}'
def d(n): return ('-' if n<0 else '')+'$'+c(abs(n))
def it(desc,typ,total,q=None,u=None):
    if q is not None and u is not None:
        assert abs(q*u-total)<=0.5001,(desc,q*u,total)
    return dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=total)
def dc(desc,total): return dict(description=desc,totalPrice=total)
def label(file,doc,shop,veh,items,tax,total,subtotal=None,discounts=(),hard=()):
    s=sum(i['totalPrice'] for i in items); x=sum(i['totalPrice'] for i in discounts)
    assert s-x+(tax or 0)==total,(s,x,tax,total,s-x+(tax or 0))
    assert subtotal in (None,s,s-x),(subtotal,s,s-x)
    v=dict(year=None,make=None,model=None,vin=None,mileage=None,trim=None); v.update(veh)
    L=dict(file=file,kind='quote',hardships=list(hard),header=dict(documentNumber=doc,shop=shop),vehicle=v,items=items,discounts=list(discounts),subtotal=subtotal,tax=tax,total=total)
    json.dump(L,open(OUT+file.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    print(file,'sum',s,'disc',x,'tax',tax,'total',total,len(items))
def chrome(html,out,png=None):
    h=TMP+os.path.basename(out)+'.html'; open(h,'w').write(html)
    a=['chromium','--headless','--no-sandbox','--disable-gpu','--user-data-dir='+TMP+'cr','--hide-scrollbars']
    if png: a+=['--force-device-scale-factor=%s'%png[2],'--window-size=%d,%d'%png[:2],'--screenshot='+out]
    else: a+=['--no-pdf-header-footer','--print-to-pdf='+out]
    subprocess.run(a+['file://'+h],check=True,stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL)
def raster(pdf,dpi,page=1):
    o=TMP+os.path.basename(pdf)+'_r'
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-f',str(page),'-l',str(page),'-singlefile',pdf,o],check=True)
    return Image.open(o+'.png').convert('RGB')
def noise(shape,scale,rng):
    h,w=shape; g=rng.standard_normal((int(h/scale)+4,int(w/scale)+4))
    z=ndi.zoom(g,(h/g.shape[0]*1.0,w/g.shape[1]*1.0),order=3)
    z=z[:h,:w]
    if z.shape!=(h,w): z=np.pad(z,((0,h-z.shape[0]),(0,w-z.shape[1])),mode='edge')
    return z
def wood(w,h,rng,base=(120,82,50)):
    y=np.arange(h)[:,None]; n=noise((h,w),180,rng)*18
    r=np.sin((y+n)/9.0+noise((h,w),60,rng)*.6)*9+noise((h,w),3,rng)*3
    a=np.array(base)[None,None,:]+r[...,None]*np.array([1,.85,.7]); 
    a[(np.arange(h)%(h//3))<4]*=.55
    return np.clip(a,0,255)
def speckle(w,h,rng,base=(92,94,99),amp=14):
    r=noise((h,w),4,rng)*amp*.6+noise((h,w),90,rng)*amp*.5+rng.standard_normal((h,w))*amp*.3
    return np.clip(np.array(base)[None,None,:]+r[...,None],0,255)
def homog(src,dst):
    A=[];b=[]
    for (x,y),(u,v) in zip(src,dst):
        A.append([x,y,1,0,0,0,-u*x,-u*y]);b.append(u)
        A.append([0,0,0,x,y,1,-v*x,-v*y]);b.append(v)
    return np.append(np.linalg.solve(np.array(A,float),np.array(b,float)),1).reshape(3,3)
def photo(page,size,quad,bg,rng,curl=None,heightmap=None,hamp=0,shade=None,blur=.8,grain=4,tint=(1,1,1),q=72,out=None,shadow_off=(14,18)):
    """page PIL; quad = tl,tr,br,bl in dest px. curl(u,v)->(du,dv,light)."""
    W,H=size; P=np.asarray(page).astype(np.float32); ph,pw=P.shape[:2]
    M=homog(quad,[(0,0),(1,0),(1,1),(0,1)])
    X,Y=np.meshgrid(np.arange(W),np.arange(H)); 
    den=M[2,0]*X+M[2,1]*Y+M[2,2]; u=(M[0,0]*X+M[0,1]*Y+M[0,2])/den; v=(M[1,0]*X+M[1,1]*Y+M[1,2])/den
    light=np.ones((H,W))
    if curl:
        du,dv,l=curl(u,v); u=u+du; v=v+dv; light=light*l
    if heightmap is not None:
        gy,gx=np.gradient(heightmap); hh,hw=heightmap.shape
        co=[np.clip(v,0,1)*(hh-1),np.clip(u,0,1)*(hw-1)]
        sx=ndi.map_coordinates(gx,co,order=1); sy=ndi.map_coordinates(gy,co,order=1)
        u=u+sx*hamp/1000.; v=v+sy*hamp/1000.
        light=light*np.clip(1+.5*(sx*.8+sy*.6),.62,1.16)
    m=((u>0)&(u<1)&(v>0)&(v<1)).astype(float)
    # supersample: prefilter page to approx dest scale
    sc=max(ph/ (np.hypot(quad[3][0]-quad[0][0],quad[3][1]-quad[0][1])),1)
    if sc>1.1: P=ndi.gaussian_filter(P,(.4*sc,.4*sc,0))
    img=np.empty((H,W,3))
    for k in range(3): img[...,k]=ndi.map_coordinates(P[...,k],[np.clip(v,0,1)*(ph-1),np.clip(u,0,1)*(pw-1)],order=1)
    m=ndi.gaussian_filter(m,.8)
    drop=ndi.shift(m,(shadow_off[1],shadow_off[0]),order=0); drop=ndi.gaussian_filter(drop,16)
    b=bg*(1-.45*drop[...,None]); o=b*(1-m[...,None])+img*light[...,None]*m[...,None]
    if shade is not None: o=o*shade(X/W,Y/H)[...,None]
    o=o*np.array(tint)
    o=ndi.gaussian_filter(o,(blur,blur,0))
    o=o+rng.standard_normal((H,W,1))*grain+ndi.gaussian_filter(rng.standard_normal((H,W,3)),(1,1,0))*grain
    im=Image.fromarray(np.clip(o,0,255).astype(np.uint8))
    if out:
        while True:
            im.save(out,quality=q)
            if os.path.getsize(out)<980_000: break
            q-=4
        print(out,os.path.getsize(out),'q',q,im.size)
    return im
def img2pdf(im,out,dpi,q=70,mono=False):
    if mono: im.convert('1',dither=0).save(out,resolution=dpi)
    else: im.save(out,resolution=dpi,quality=q)
def checktext(pdf,lab):
    t=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout
    n=re.sub(r'\s+',' ',t); L=json.load(open(lab))
    for i in L['items']+L['discounts']:
        if i['description'] not in n: print('  not verbatim:',i['description'])
        if c(i['totalPrice']) not in n and c(i['totalPrice'],False) not in n: print('  amount missing:',i)
    for k in ('total','tax','subtotal'):
        if L[k] and c(L[k]) not in n and c(L[k],False) not in n: print('  missing',k,L[k])
    if L['header']['documentNumber'] and L['header']['documentNumber'] not in n: print('  docno')
    if L['header']['shop'] not in n: print('  shop')
