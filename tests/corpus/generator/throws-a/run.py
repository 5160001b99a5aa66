import sys,subprocess,re,json,os
from multiprocessing import Pool
import common
from common import *
import L1
mods=[L1]
for m in('L2','L3','L4'):
    try: mods.append(__import__(m))
    except ModuleNotFoundError: pass
def flat(s): return re.sub(r'\s+','',s)
def check(n):
    f='%s/%s.pdf'%(OUT,n); t=flat(subprocess.run(['pdftotext','-raw',f,'-'],capture_output=True,text=True).stdout)
    l=json.load(open('%s/%s.json'%(OUT,n)));bad=[]
    for x in l['items']+l['discounts']:
        if flat(x['description']) not in t: bad.append(x['description'])
    for v in (l['header']['shop'],l['header']['documentNumber'],l['vehicle']['vin'],l['vehicle']['model']):
        if v and flat(str(v)) not in t: bad.append(v)
    tt=t.replace(',','')
    for x in l['items']:
        for v in (x['totalPrice'],x['unitPrice']):
            if v is not None and '%d.%02d'%(v//100,v%100) not in tt and not(v%100==0 and str(v//100) in tt): bad.append(v)
    for k in('subtotal','tax','total'):
        v=l[k]
        if v is not None and '%d.%02d'%(v//100,v%100) not in tt and not(v%100==0 and str(v//100) in tt): bad.append((k,v))
    sz=os.path.getsize(f)
    if bad or sz>150000: print(n,sz,bad)
if __name__=='__main__':
    lay=range(int(sys.argv[1]),int(sys.argv[2])+1); names=[]
    for i in lay:
        fn=None
        for m in mods: fn=fn or getattr(m,'l%02d'%i,None)
        for th in 'abcd':
            for nud in range(30):
                t=T(i,th,nud); t.th='abcd'.index(th)
                try:
                    h=fn(t); write(t,h); break
                except AssertionError as e:
                    if nud==29: raise
            names.append(t.name)
    from cdp import Chrome
    c=Chrome()
    for n in names: c.pdf("file://./html/%s.html"%n,"%s/%s.pdf"%(OUT,n))
    c.close()
    for n in names: check(n)
    print(len(names))
