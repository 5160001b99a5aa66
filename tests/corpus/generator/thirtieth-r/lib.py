import json, decimal
from decimal import Decimal as D, ROUND_HALF_UP
OUT='../../thirtieth-round/'
def c(x): return int((D(str(x).replace(',',''))*100).to_integral_value(ROUND_HALF_UP))
def m(x,comma=True): 
    s='-' if x<0 else ''; x=abs(x)
    return s+(f'{x//100:,}' if comma else str(x//100))+f'.{x%100:02d}'
def pct(cents,p): return int((D(cents)*D(str(p))/100).to_integral_value(ROUND_HALF_UP))
class It(dict): 
    __getattr__=dict.get
def I(desc,typ,total,qty=None,unit=None,**kw):
    """total/unit dollars (str or number); total None -> qty*unit. kw: extra, not in label"""
    if total is None: total=int((D(str(qty))*c(unit)).to_integral_value(ROUND_HALF_UP))
    else: total=c(total)
    return It(description=desc,type=typ,quantity=qty,unitPrice=None if unit is None else c(unit),totalPrice=total,**kw)
KEYS=['description','type','quantity','unitPrice','totalPrice']
def vin(s):
    tr=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9])); w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    assert len(s)==17,(s,len(s))
    t=sum((int(ch) if ch.isdigit() else tr[ch])*w[i] for i,ch in enumerate(s) if i!=8); r=t%11
    return s[:8]+('X' if r==10 else str(r))+s[9:]
def label(file,kind,header,vehicle,items,discounts,tax,shopKind,state,note,hardships=(),total=None):
    lay=file[:3]; s=sum(i['totalPrice'] for i in items); sub=s-sum(discounts); tot=sub+tax
    if total is not None: assert tot==total,(file,tot,total)
    for i in items:
        assert i['totalPrice']!=0 and i['type'] in('Part','Labor','Fee','Service'),i
        if i['quantity'] is not None and i['unitPrice'] is not None:
            assert abs(D(str(i['quantity']))*i['unitPrice']-i['totalPrice'])<=D('0.5'),i
    assert 4<=len(items)<=18,(file,len(items))
    assert all(d>0 for d in discounts)
    v=dict(year=None,make=None,model=None,vin=None,mileage=None); v.update(vehicle)
    its=[{k:i[k] for k in KEYS} for i in items]
    d=dict(file=file,kind=kind,layout=lay,author='r30',hardships=list(hardships),header=header,vehicle=v,items=its,discounts=list(discounts),subtotal=sub,tax=tax,total=tot,shopKind=shopKind,state=state,note=note)
    open(OUT+file.rsplit('.',1)[0]+'.json','w').write(json.dumps(d,indent=1,ensure_ascii=False)+'\n')
    return d
def S(items,*types): return sum(i['totalPrice'] for i in items if not types or i['type'] in types)
