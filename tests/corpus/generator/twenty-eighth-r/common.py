import json, os, sys, subprocess
from decimal import Decimal, ROUND_HALF_UP
OUT='.'; BUILD='./build'
os.makedirs(BUILD,exist_ok=True)
LABEL_ONLY=os.environ.get('LABEL_ONLY')=='1'
def rnd(x): return int(Decimal(x).quantize(Decimal(1),rounding=ROUND_HALF_UP))
def pct(c,p): return rnd(Decimal(c)*Decimal(str(p))/100)
def mul(q,u): return rnd(Decimal(str(q))*Decimal(u))
def m(c): return ('-' if c<0 else '')+f"{abs(c)/100:,.2f}"
def d(c): return ('-' if c<0 else '')+f"${abs(c)/100:,.2f}"
TR={**{c:i for c,i in zip("ABCDEFGH",range(1,9))},**{c:i for c,i in zip("JKLMN",range(1,6))},'P':7,'R':9,**{c:i for c,i in zip("STUVWXYZ",range(2,10))},**{str(i):i for i in range(10)}}
W=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
def vin(v):
    """17 characters, position 9 is replaced by the right check digit"""
    assert len(v)==17,(v,len(v)); assert not set(v)&set('IOQ'),v
    s=sum(TR[c]*w for c,w in zip(v[:8]+'0'+v[9:],W))%11
    return v[:8]+('X' if s==10 else str(s))+v[9:]
def I(desc,typ,total,qty=None,unit=None):
    return dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total)
def label(name,ext,kind,docno,shop,vehicle,items,total,discounts=(),subtotal=None,tax=0,shopKind='independent',state=None,note='',hardships=(),why=None):
    discounts=list(discounts)
    for i in items:
        assert i['type'] in('Labor','Part','Fee','Service'); assert i['totalPrice']>0,i
        if i['quantity'] is not None and i['unitPrice'] is not None and not i.pop('_odd',False):
            assert mul(i['quantity'],i['unitPrice'])==i['totalPrice'],i
        i.pop('_odd',None)
    s=sum(i['totalPrice'] for i in items)-sum(discounts)+tax
    if kind!='options' and not why: assert s==total,(name,s,total)
    if why: note=(note+' ' if note else '')+why
    v={k:x for k,x in vehicle.items() if x is not None}
    if 'vin' in v and len(v['vin'])==17: assert vin(v['vin'])==v['vin']
    L=dict(file=f'{name}.{ext}',kind=kind,layout=name[:3],author='r28',generator=f'generator/{name}.py',hardships=list(hardships),
      header=dict(documentNumber=docno,shop=shop),vehicle=v,items=items,discounts=discounts,subtotal=subtotal,tax=tax,total=total,shopKind=shopKind,state=state,note=note)
    json.dump(L,open(f'{OUT}/{name}.json','w'),ensure_ascii=False,indent=1)
    print(name,'total',d(total))
    if LABEL_ONLY: sys.exit(0)
def run(*a,**k):
    subprocess.run(a,check=True,timeout=240,**k)
def chrome_pdf(html,out):
    p=f'{BUILD}/{os.path.basename(out)}.html'; open(p,'w').write(html)
    run('chromium-headless-shell','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--print-to-pdf={out}','file://'+p,stderr=subprocess.DEVNULL)
def chrome_png(html,out,w,h,scale=1):
    p=f'{BUILD}/{os.path.basename(out)}.html'; open(p,'w').write(html)
    run('chromium-headless-shell','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--force-device-scale-factor={scale}',f'--window-size={w},{h}',f'--screenshot={out}','file://'+p,stderr=subprocess.DEVNULL)
def node(js,data,out):
    b=os.path.basename(out).split('.')[0]
    json.dump(data,open(f'{BUILD}/{b}.data.json','w')); open(f'{BUILD}/{b}.js','w').write(js)
    run('node',f'{BUILD}/{b}.js',f'{BUILD}/{b}.data.json',out,cwd=BUILD)
