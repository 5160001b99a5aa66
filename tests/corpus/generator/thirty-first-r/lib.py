import json, subprocess, os, random, html as _h
from decimal import Decimal as D, ROUND_HALF_UP
B='build/'; OUT='out/'
esc=_h.escape
def r2(x): return D(str(x)).quantize(D('0.01'),ROUND_HALF_UP)
def m(x): return f"{r2(x):,.2f}"
def num(x):
    if x is None: return None
    f=float(x); return int(f) if f==int(f) else f
class L:
    def __init__(s,desc,type,total=None,q=None,h=None,u=None,**k):
        s.desc,s.type,s.q,s.h,s.u=desc,type,q,h,u
        if total is None: total=r2(D(str(q if q is not None else h))*D(str(u)))
        s.total=r2(total); s.tx=type=='part'
        s.pq=k.pop('pq',q); s.ph=k.pop('ph',h); s.pu=k.pop('pu',u)
        s.__dict__.update(k)
    def t(s): return dict(description=s.desc,type=s.type,quantity=num(s.pq),hours=num(s.ph),unitPrice=num(s.pu),totalPrice=float(s.total))
def summ(ls): return sum((l.total for l in ls),D('0.00'))
def truth(nn,tool,hard,shop,veh,lines,discounts,subtotal,tax,total,wrong=False):
    s=summ(lines)-sum((r2(d[1]) for d in discounts),D(0))+(r2(tax) if tax is not None else 0)
    if not wrong: assert s==r2(total),(nn,s,total)
    else: assert s!=r2(total)
    if subtotal is not None and not wrong:
        assert r2(subtotal) in (summ(lines), summ(lines)-sum((r2(d[1]) for d in discounts),D(0))),(nn,subtotal,summ(lines))
    assert 3<=len(lines)<=22,(nn,len(lines))
    y,mk,md,v,mi=veh
    if v: assert len(v)==17 and vincheck(v)==v,(v,vincheck(v))
    j=dict(author="thirty-first round, hand",tool=tool,hardships=hard,shop=dict(name=shop),
      vehicle=dict(year=y,make=mk,model=md,vin=v,mileage=mi),lines=[l.t() for l in lines],
      discounts=[dict(description=a,amount=float(r2(b))) for a,b in discounts],fees=[],
      subtotal=None if subtotal is None else float(r2(subtotal)),tax=None if tax is None else float(r2(tax)),total=float(r2(total)))
    json.dump(j,open(OUT+nn+'.json','w'),indent=1)
    print(nn,len(lines),'lines total',total)
T={**{str(i):i for i in range(10)},**dict(zip('ABCDEFGH',range(1,9))),**dict(zip('JKLMN',range(1,6))),'P':7,'R':9,**dict(zip('STUVWXYZ',range(2,10)))}
W=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
def vincheck(v):
    s=sum(T[c]*w for c,w in zip(v,W))%11
    return v[:8]+('X' if s==10 else str(s))+v[9:]
def vin(pre8,yr,plant,ser):
    yc={**{2000+i:str(i) for i in range(1,10)},**dict(zip(range(2010,2025),'ABCDEFGHJKLMNPR'))}[yr]
    v=pre8+'0'+yc+plant+ser
    assert len(v)==17,v
    return vincheck(v)
def run(*a,**k):
    r=subprocess.run([str(x) for x in a],capture_output=True,text=True,**k)
    if r.returncode: raise SystemExit(' '.join(map(str,a))[:200]+'\n'+r.stderr[-2000:])
    return r.stdout
CH=['chromium','--headless','--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--user-data-dir='+B+'ud','--hide-scrollbars','--allow-file-access-from-files']
def hpdf(name,html,out=None):
    p=B+name+'.html'; open(p,'w').write('<!doctype html>'+html)
    o=out or OUT+name+'.pdf'
    run(*CH,'--no-pdf-header-footer','--print-to-pdf='+o,'file://'+p,timeout=120); return o
def hpng(name,html,w,h,scale,out=None):
    p=B+name+'.html'; open(p,'w').write('<!doctype html>'+html)
    o=out or OUT+name+'.png'
    run(*CH,'--screenshot='+o,f'--window-size={w},{h}',f'--force-device-scale-factor={scale}','file://'+p,timeout=120); return o
def p2png(pdf,name,dpi=150,page=1):
    run('pdftoppm','-r',dpi,'-f',page,'-l',page,'-singlefile','-png',pdf,B+name); return B+name+'.png'
def size(p): return tuple(map(int,run('identify','-format','%w %h',p).split()))
def desk(kind,w,h,o,seed):
    S=['-seed',seed,'-size',f'{w}x{h}']
    def P(a,b,*k): run('convert',*S,'plasma:grey20-grey80','-colorspace','gray','-auto-level','+level-colors',f'{a},{b}','-type','TrueColor',*k,o)
    if kind=='wood':
        run('convert','-seed',seed,'-size',f'{w//2}x{h//24}','xc:grey50','-attenuate','2.5','+noise','Gaussian','-colorspace','gray','-blur','0x1','-auto-level','-resize',f'{w}x{h}!','-blur','0x1','-scale',f'{w}x{h}!','+level-colors','#5a3719,#a8743f',o)
        run('convert',o,'-resize',f'{w}x{h}!','-attenuate','.2','+noise','Gaussian',o)
    elif kind=='dark': P('#222224','#403f45','-attenuate','.3','+noise','Gaussian','-blur','0x1')
    elif kind=='granite': run('convert',*S,'xc:grey50','-attenuate','3','+noise','Gaussian','-colorspace','gray','-blur','0x2','-auto-level','+level-colors','#4b4845,#c9c4bb','-type','TrueColor',o)
    elif kind=='seat': P('#3b3835','#645d55','-attenuate','.8','+noise','Gaussian','-blur','0x1.2','-modulate','100,40')
    elif kind=='counter': run('convert',*S,'gradient:#c9c4b8-#a59f92','-attenuate','.3','+noise','Gaussian','-blur','0x1',o)
    elif kind=='red': P('#6d1f1c','#93342c','-attenuate','.3','+noise','Gaussian','-blur','0x1.2')
def photo(src,out,seed=1,quad=None,bg='wood',paper='#fbf9f3',crumple=0,folds=(),shadow=None,blur=.7,noise=.35,canvas=(1500,1950),light=None,rot=0,bright=100,motion=None,maxkb=285,sat=100):
    """quad: 4 destination points (TL,TR,BR,BL) in canvas fractions"""
    w,h=size(src); t=B+f'ph{seed}_'
    run('convert',src,'-background','white','-flatten','(','-size',f'{w}x{h}','xc:'+paper,')','-compose','multiply','-composite',t+'a.png')
    if crumple:
        run('convert','-seed',seed,'-size',f'{w//6}x{h//6}','plasma:grey20-grey80','-blur','0x7','-colorspace','gray','-auto-level','-resize',f'{w}x{h}!',t+'n.png')
        run('convert',t+'a.png',t+'n.png','-virtual-pixel','edge','-compose','displace','-define',f'compose:args={crumple}x{crumple}','-composite',t+'a.png')
        run('convert',t+'n.png','-shade','120x38','-auto-level','-level','-60%,150%',t+'s.png')
        run('convert',t+'a.png',t+'s.png','-compose','softlight','-composite',t+'a.png')
    for (orient,f) in folds:
        if orient=='h':
            y=int(h*f); dr=[f'line 0,{y} {w},{y+4}']; sh=(0,-3)
        else:
            x=int(w*f); dr=[f'line {x},0 {x+3},{h}']
        run('convert',t+'a.png','(','-size',f'{w}x{h}','xc:white','-stroke','grey45','-strokewidth','5','-fill','none','-draw',dr[0],'-blur','0x4',')','-compose','multiply','-composite',
            '(','-size',f'{w}x{h}','xc:black','-stroke','grey35','-strokewidth','3','-fill','none','-draw',(f'line 0,{int(h*f)-7} {w},{int(h*f)-3}' if orient=='h' else f'line {int(w*f)-7},0 {int(w*f)-4},{h}'),'-blur','0x3',')','-compose','screen','-composite',t+'a.png')
    cw,ch=canvas
    desk(bg,cw,ch,t+'d.png',seed)
    q=quad or [(.06,.05),(.94,.06),(.95,.95),(.05,.94)]
    dst=[(int(x*cw),int(y*ch)) for x,y in q]
    pts=' '.join(f'{a},{b} {c},{d}' for (a,b),(c,d) in zip([(0,0),(w,0),(w,h),(0,h)],dst))
    run('convert',t+'a.png','-alpha','set','-virtual-pixel','transparent','-set','option:distort:viewport',f'{cw}x{ch}+0+0','-distort','Perspective',pts,'+repage',t+'p.png')
    poly=' '.join(f'{x+10},{y+16}' for x,y in dst)
    run('convert',t+'d.png','(','-size',f'{cw}x{ch}','xc:white','-fill','grey35','-draw','polygon '+poly,'-blur','0x14',')','-compose','multiply','-composite',t+'p.png','-compose','over','-composite',t+'x.png')
    if light:  # gradient lighting: angle, from, to
        a,c0,c1=light
        run('convert',t+'x.png','(','-size',f'{cw}x{ch}','-define',f'gradient:angle={a}',f'gradient:{c0}-{c1}',')','-compose','multiply','-composite',t+'x.png')
    if shadow:
        pl,lev=shadow
        ps=' '.join(f'{int(x*cw)},{int(y*ch)}' for x,y in pl)
        run('convert',t+'x.png','(','-size',f'{cw}x{ch}','xc:white','-fill',lev,'-draw','polygon '+ps,'-blur','0x30',')','-compose','multiply','-composite',t+'x.png')
    a=['convert','-seed',seed,t+'x.png','-modulate',f'{bright},{sat}']
    if rot: a+=['-background','#444','-rotate',rot]
    if blur: a+=['-blur',f'0x{blur}']
    if motion: a+=['-motion-blur',motion]
    a+=['-attenuate',noise,'+noise','Gaussian']
    run(*a,t+'f.png')
    for ql in (80,72,65,58,52,46,40,35,30,25):
        run('convert',t+'f.png','-sampling-factor','4:2:0','-strip','-quality',ql,out)
        if os.path.getsize(out)<maxkb*1024: break
    else: print('!! big',out,os.path.getsize(out))
    for s in 'ansdpxf':
        if os.path.exists(t+s+'.png'): os.remove(t+s+'.png')
    print(out,'q',ql,os.path.getsize(out)//1024,'KB')
