import json, os
OUT='out/'
TR=dict(zip("ABCDEFGHJKLMNPRSTUVWXYZ",[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]))
for i in range(10): TR[str(i)]=i
W=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
def vin(a8,b8):
    assert len(a8)==8 and len(b8)==8
    s=a8+'0'+b8
    r=sum(TR[c]*w for c,w in zip(s,W))%11
    return a8+('X' if r==10 else str(r))+b8
def m(c, d=False, neg=False):
    s=f"{abs(c)/100:,.2f}"
    if d: s='$'+s
    return ('-'+s) if (c<0 or neg) else s
def half(x):  # round half up
    import math
    return int(math.floor(x+0.5+1e-9))
def I(desc,typ,total,q=None,u=None):
    if q is not None and u is not None:
        assert half(q*u)==total, (desc,q,u,total,q*u)
    return {"description":desc,"type":typ,"quantity":q,"unitPrice":u,"totalPrice":total}
def Q(desc,typ,q,u): return I(desc,typ,half(q*u),q,u)
def D(desc,total): return {"description":desc,"totalPrice":total}
def save(file,kind,gen,shop,docno,vehicle,items,discounts,subtotal,tax,total,hardships=()):
    name=file.rsplit('.',1)[0]
    s=sum(i['totalPrice'] for i in items); d=sum(x['totalPrice'] for x in discounts)
    assert s-d+(tax or 0)==total,(name,s,d,tax,total)
    if subtotal is not None: assert subtotal in (s,s-d),(name,subtotal,s,d)
    assert 4<=len(items)<=14,(name,len(items))
    lab={"file":file,"kind":kind,"layout":name,"author":"m","generator":gen,"hardships":list(hardships),
      "header":{"documentNumber":docno,"shop":shop},"vehicle":vehicle,"items":items,"discounts":discounts,
      "subtotal":subtotal,"tax":tax,"total":total}
    json.dump(lab,open(OUT+name+'.json','w'),indent=1)
    assert os.path.exists(OUT+file) and os.path.getsize(OUT+file)<280*1024,(file,os.path.getsize(OUT+file))
    print(name,len(items),'items',os.path.getsize(OUT+file))
def chrome(html,pdf):
    import subprocess
    open('./t.html','w').write(html)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf='+pdf,'./t.html'],check=True,capture_output=True,timeout=120)
def shot(html,png,w,h,scale=1):
    import subprocess
    open('./t.html','w').write(html)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--force-device-scale-factor={scale}','--screenshot='+png,f'--window-size={w},{h}','./t.html'],check=True,capture_output=True,timeout=120)
