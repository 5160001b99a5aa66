import json, os, subprocess, html, tempfile
from decimal import Decimal, ROUND_HALF_UP
OUT='fourteenth-q'
GEN=OUT+'/generator'
def r(x): return int(Decimal(str(x)).quantize(Decimal('1'), ROUND_HALF_UP))
def m(c): return f"{c/100:,.2f}" if c>=0 else f"-{-c/100:,.2f}"
def d(c): return "$"+m(c) if c>=0 else "-$"+m(-c)
def q(x):
    return ('%g'%x)
def pct(base,p): return r(Decimal(base)*Decimal(str(p))/100)
def vin(s):
    t=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]))
    assert len(s)==17,(s,len(s))
    w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    v=sum((int(c) if c.isdigit() else t[c])*k for c,k in zip(s,w) if k)%11
    return s[:8]+('X' if v==10 else str(v))+s[9:]
class Doc:
    def __init__(s,file,layout,generator,kind,shop,no,vehicle,hardships=()):
        s.file=file;s.layout=layout;s.generator=generator;s.kind=kind;s.shop=shop;s.no=no;s.vehicle=vehicle
        s.hard=list(hardships);s.items=[];s.discounts=[];s.subtotal=None;s.tax=0;s.total=None
    def add(s,desc,typ,qty=None,unit=None,total=None,**x):
        if total is None: total=r(Decimal(str(qty))*unit)
        assert total>0 and typ in('Part','Labor','Service','Fee')
        it=dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total)
        it.update(x); s.items.append(it); return it
    def sum(s,typ=None,f=None):
        return sum(i['totalPrice'] for i in s.items if (typ is None or i['type'] in typ) and (f is None or f(i)))
    def close(s,tax=0,sub='sum'):
        s.tax=tax
        if sub=='sum': s.subtotal=s.sum()
        elif sub is None: s.subtotal=None
        else: s.subtotal=sub
        s.total=s.sum()-sum(s.discounts)+tax
        return s.total
    def save(s):
        K=('description','type','quantity','unitPrice','totalPrice')
        o=dict(file=s.file,layout=s.layout,author='author-q',generator=s.generator,hardships=s.hard,kind=s.kind,
          header=dict(shop=s.shop,documentNumber=s.no),vehicle=s.vehicle,
          items=[{k:i[k] for k in K} for i in s.items],discounts=s.discounts,subtotal=s.subtotal,tax=s.tax,total=s.total)
        with open(f"{OUT}/{s.file.rsplit('.',1)[0]}.json",'w') as f: json.dump(o,f,indent=1,ensure_ascii=False)
    def path(s): return f"{OUT}/{s.file}"
e=html.escape
def chrome_pdf(htm,out,extra=()):
    p='/tmp/q_page.html'; open(p,'w').write(htm)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--print-to-pdf={out}',*extra,'file://'+p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def chrome_png(htm,out,w,h,scale=2):
    p='/tmp/q_page.html'; open(p,'w').write(htm)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--window-size={w},{h}',f'--force-device-scale-factor={scale}',f'--screenshot={out}','file://'+p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def soffice(src,filt='pdf',infilter=None):
    a=['soffice','--headless']+([f'--infilter={infilter}'] if infilter else [])+['--convert-to',filt,'--outdir','/tmp/q_so',src]
    subprocess.run(a,check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def raster(pdf,dpi,out='/tmp/q_r'):
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',pdf,out],check=True); return out+'.png'
