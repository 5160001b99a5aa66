import sys, os, re, json, random, subprocess
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,HERE); OUT=os.path.dirname(HERE)
import core
LAY={}
for m in ("lay1","lay2","lay3"):
    try: LAY.update(__import__(m).LAY)
    except ModuleNotFoundError as e: print("missing",e)
def sq(s): return re.sub(r"[\s>|\u2502\u00ad]+","",s)
def check(path,L,q):
    t=subprocess.run(["pdftotext","-raw",path,"-"],capture_output=True,text=True).stdout; s=sq(t); flat=" ".join(t.split())
    assert "\x01" not in s and "{" not in s,("template left",re.findall(r".{20}\{.{9}",s))
    for i,x in zip(L['items'],q.items):
        assert sq(i['description']) in s,("desc",i['description'])
        assert sq(q.fmt(i['totalPrice'])) in s,("amt",i)
        if i['unitPrice']: assert sq(q.fmt(i['unitPrice'])) in s,("unit",i)
        if i['quantity']: assert x.get('qs') and x['qs'].lower() in s.lower() or "%g"%i['quantity'] in s
    if L['total']: assert q.fmt(L['total']) in flat; assert sum(i['totalPrice'] for i in L['items'])+L['tax']-sum(L['discounts'])==L['total']
    else: assert L['tax']==0
    if L['tax'] and "tax-not-printed" not in L['hardships']: assert q.fmt(L['tax']) in flat,"tax"
    if L['subtotal']: assert q.fmt(L['subtotal']) in flat
    for d in L['discounts']: assert q.fmt(d) in flat,"disc"
    assert sq(L['header']['shop']).lower() in s.lower(),"shop"
    v=L['vehicle']
    if v: assert str(v['year']) in s and sq(v['model']).lower() in s.lower() and sq(v['make']).lower() in s.lower(),"car"
    if v.get('vin'): assert v['vin'] in s
    if v.get('mileage'): assert str(v['mileage']) in s or f"{v['mileage']:,}" in s
    if L['header']['documentNumber']: assert L['header']['documentNumber'] in s
    assert os.path.getsize(path)<300000
def main(sel):
    n=0
    for k in sorted(LAY):
        if sel and k not in sel: continue
        fn,gen=LAY[k]
        for a in "abcdefgh":
            nm=f"l{k}{a}"; path=f"{OUT}/{nm}.pdf"
            for tr in range(12):
                r=random.Random(f"{nm}/{tr}")
                try:
                    q=fn(r,path); L=core.label(q,nm+".pdf","l"+k,gen); check(path,L,q)
                    json.dump(L,open(f"{OUT}/{nm}.json","w"),indent=1); n+=1; break
                except AssertionError as e: print("retry",nm,tr,str(e)[:150])
            else: print("FAILED",nm)
    print(n,"papers")
main(sys.argv[1:])
