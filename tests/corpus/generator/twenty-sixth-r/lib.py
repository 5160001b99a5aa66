import json, os, subprocess
from decimal import Decimal as D, ROUND_HALF_UP
OUT='out'; SRC=OUT+'/src'
def rnd(x): return int(D(str(x)).quantize(D(1),rounding=ROUND_HALF_UP))
def m(c,comma=True):
    s=f"{abs(c)/100:,.2f}" if comma else f"{abs(c)/100:.2f}"
    return ('-' if c<0 else '')+s
def I(desc,typ,qty=1,unit=None,total=None,**x):
    if total is None: total=rnd(D(str(qty))*D(unit))
    return dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total,x=x)
def S(items,typ=None): return sum(i['totalPrice'] for i in items if typ is None or i['type'] in (typ if isinstance(typ,(list,tuple)) else [typ]))
def pct(c,p): return rnd(D(c)*D(str(p))/D(100))
T={**{c:v for c,v in zip("ABCDEFGH",range(1,9))},**{c:v for c,v in zip("JKLMN",range(1,6))},'P':7,'R':9,**{c:v for c,v in zip("STUVWXYZ",range(2,10))},**{str(d):d for d in range(10)}}
W=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
def vin(v):
    v=v.replace('_','0'); assert len(v)==17,(v,len(v))
    r=sum(T[c]*w for c,w in zip(v,W))%11
    return v[:8]+('X' if r==10 else str(r))+v[9:]
def label(name,file,num,shop,veh,items,discounts,subtotal,tax,total,shopKind,state,hardships=(),kind='quote'):
    y,mk,md,vn,mi=veh
    its=[{k:v for k,v in i.items() if k!='x'} for i in items]
    assert S(items)-sum(discounts)+tax==total,(name,S(items),discounts,tax,total)
    for i in its:
        assert i['totalPrice']>0
        if i['unitPrice'] is not None: assert abs(rnd(D(str(i['quantity']))*i['unitPrice'])-i['totalPrice'])<=0,(name,i)
    d=dict(file=file,kind=kind,layout=name,author='r26',generator='see README',hardships=list(hardships),
      header=dict(documentNumber=num,shop=shop),vehicle=dict(year=y,make=mk,model=md,vin=vn,mileage=mi),items=its,
      discounts=list(discounts),subtotal=subtotal,tax=tax,total=total,shopKind=shopKind,state=state)
    json.dump(d,open(f'{OUT}/{name}.json','w'),indent=1,ensure_ascii=False)
    print(name,len(its),total)
def chrome(html,out,size=None,shot=False,scale=1):
    p=f'{SRC}/{os.path.basename(out)}.html'; open(p,'w').write(html)
    c=['nice','-n','10','chromium-headless-shell','--headless','--no-sandbox','--disable-gpu','--allow-file-access-from-files']
    c+= [f'--window-size={size}',f'--force-device-scale-factor={scale}','--hide-scrollbars',f'--screenshot={out}'] if shot else ['--no-pdf-header-footer',f'--print-to-pdf={out}']
    subprocess.run(c+['file://'+p],check=True,capture_output=True,timeout=120)
