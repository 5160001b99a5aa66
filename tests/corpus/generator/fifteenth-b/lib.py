import json,subprocess,os,re,shutil
OUT='/tmp/fifteenth-round/'; SRC=OUT+'.src/'
def m(c): return f"{c/100:,.2f}"
def d(c): return '$'+m(c)
def fq(q): return '' if q is None else (str(int(q)) if q==int(q) else f"{q:g}")
def R(x): return int(x+0.5+1e-9)
class It:
    def __init__(s,**k): s.__dict__.update(k)
class Paper:
    def __init__(s,name,gen,kind,shop,doc,vehicle,hard=(),ext='pdf'):
        s.n=name;s.g=gen;s.k=kind;s.shop=shop;s.doc=doc;s.v=vehicle;s.h=list(hard);s.ext=ext
        s.items=[];s.disc=[];s.tax=0;s.sub=None;s.tot=0
    def it(s,desc,t,a=None,q=None,u=None,**k):
        if a is None: a=R(round(q*u,4))
        i=It(d=desc,t=t,a=a,q=q,u=u,**k)
        assert a>0 and isinstance(a,int),(s.n,desc,a)
        if q is not None and u is not None: assert abs(q*u-a)<1,(s.n,desc,q,u,a)
        s.items.append(i); return i
    def off(s,c): s.disc.append(c); return c
    def sum(s,*t): return sum(i.a for i in s.items if not t or i.t in t)
    @property
    def net(s): return s.sum()-sum(s.disc)
    def close(s,src=None,notext=()):
        if s.tot: assert s.sum()+s.tax-sum(s.disc)==s.tot,(s.n,s.sum(),s.tax,s.disc,s.tot)
        src=src or OUT+s.n+'.pdf'
        tx=subprocess.run(['pdftotext','-layout',src,'-'],capture_output=True,text=True).stdout
        tx=tx.replace('\u2019',"'").replace('\u2212','-').replace('\ufb01','fi').replace('\ufb02','fl').replace('\ufb00','ff').replace('\ufb03','ffi')
        raw=re.sub(r'\s+','',subprocess.run(['pdftotext','-raw',src,'-'],capture_output=True,text=True).stdout.replace('\u2019',"'"))
        toks=set(tx.split())
        def amt(c,what):
            ok=m(c) in tx or f"{c/100:.2f}" in tx or (c%100==0 and (f"{c//100:,}" in tx or str(c//100) in tx)) or (c<100 and '.%02d'%c in tx)
            if not ok: print('!!',s.n,'amount not printed',what,m(c))
        for i in s.items:
            for w in i.d.replace('\u2019',"'").split():
                if w not in tx and w not in raw: print('!!',s.n,'word',w,'of',i.d)
            amt(i.a,i.d)
            if i.u is not None: amt(i.u,i.d+' unit')
            if i.q is not None and fq(i.q) not in tx: print('!!',s.n,'qty',i.q,i.d)
        for x in s.disc: amt(x,'disc')
        if s.sub is not None: amt(s.sub,'sub')
        if s.tax: amt(s.tax,'tax')
        if s.tot: amt(s.tot,'tot')
        for k in (s.shop,s.doc):
            if k:
                for w in k.split():
                    if w not in tx and w not in raw: print('!!',s.n,'header',w)
        for k,v in s.v.items():
            if v is None: continue
            if str(v) in tx or (isinstance(v,int) and f"{v:,}" in tx) or str(v).upper() in tx: continue
            if k=='year' and "'%02d"%(v%100) in tx: continue
            print('!!',s.n,'vehicle',k,v)
        num=lambda q: None if q is None else (int(q) if q==int(q) else q)
        lab=dict(file=s.n+'.'+s.ext,layout=s.n,author='author-b',generator=s.g,hardships=s.h,kind=s.k,
          header=dict(shop=s.shop,documentNumber=s.doc),vehicle=s.v,
          items=[dict(description=i.d,type=i.t,quantity=num(i.q),unitPrice=i.u,totalPrice=i.a) for i in s.items],
          discounts=s.disc,subtotal=s.sub,tax=s.tax,total=s.tot)
        json.dump(lab,open(OUT+s.n+'.json','w'),indent=1,ensure_ascii=False)
        f=OUT+s.n+'.'+s.ext
        if os.path.exists(f) and os.path.getsize(f)>300*1024: print('!!',s.n,'too big',os.path.getsize(f))
        print(s.n,len(s.items),s.sub,s.tax,s.tot,os.path.getsize(f) if os.path.exists(f) else '-')
def chrome(html,name,out=None):
    p=SRC+name+'.html'; open(p,'w').write('<!doctype html><meta charset=utf-8>'+html)
    out=out or OUT+name+'.pdf'
    r=subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf='+out,'file://'+p],capture_output=True,text=True,timeout=90)
    assert os.path.exists(out),r.stderr
    return out
def weasy(html,name,out=None):
    from weasyprint import HTML
    out=out or OUT+name+'.pdf'; HTML(string=html).write_pdf(out); return out
def groff(src,name,opts=('-t','-ms'),out=None):
    open(SRC+name+'.tr','w').write(src); out=out or OUT+name+'.pdf'
    r=subprocess.run(['groff','-Tps','-P-pletter','-k',*opts,SRC+name+'.tr'],capture_output=True)
    if r.stderr: print(name,r.stderr.decode()[:400])
    open(SRC+name+'.ps','wb').write(r.stdout)
    subprocess.run(['ps2pdf','-sPAPERSIZE=letter',SRC+name+'.ps',out],check=True); return out
def enscript(text,name,opts=('-B','-f','Courier10'),out=None):
    open(SRC+name+'.txt','w').write(text); out=out or OUT+name+'.pdf'
    subprocess.run(['enscript','-q','-M','Letter',*opts,'-p',SRC+name+'.ps',SRC+name+'.txt'],check=True)
    subprocess.run(['ps2pdf','-sPAPERSIZE=letter',SRC+name+'.ps',out],check=True); return out
def latex(src,name,out=None,eng='pdflatex'):
    open(SRC+name+'.tex','w').write(src)
    r=subprocess.run([eng,'-interaction=nonstopmode',name+'.tex'],cwd=SRC,capture_output=True)
    if b'\n! ' in r.stdout: i=r.stdout.index(b'\n! '); print(name,r.stdout[i:i+300].decode(errors='replace'))
    out=out or OUT+name+'.pdf'; shutil.copy(SRC+name+'.pdf',out); return out
