import json, os, subprocess, html, shutil
OUT='fourteenth-p'; GEN=OUT+'/generator'; BASE=GEN+'/base'; TMP=GEN+'/tmp'
def m(c,d=''):
    s='-' if c<0 else ''; c=abs(int(c)); return s+d+format(c//100,',')+'.%02d'%(c%100)
def rnd(x): return int(x+0.5+1e-9)
def tax(base,rate): return rnd(base*rate/100.0)
def q(x):
    return None if x is None else (int(x) if float(x)==int(x) else x)
class It:
    def __init__(s,desc,typ,qty=None,unit=None,total=None,**k):
        s.d=desc; s.t={'P':'Part','L':'Labor','S':'Service','F':'Fee'}[typ]; s.q=q(qty); s.u=unit
        s.tot=total if total is not None else rnd((qty if qty is not None else 1)*unit)
        s.__dict__.update(k)
    def lab(s): return {"description":s.d,"type":s.t,"quantity":s.q,"unitPrice":s.u,"totalPrice":s.tot}
def S(items): return sum(i.tot for i in items)
_W=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
_V=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]))
def vin(s):
    assert len(s)==17 and not set(s)&set('IOQ'),s
    t=sum((int(c) if c.isdigit() else _V[c])*w for c,w in zip(s,_W))%11
    return s[:8]+('X' if t==10 else str(t))+s[9:]
def save(name,layout,generator,kind,shop,docno,vehicle,items,discounts,subtotal,taxc,total,hardships=(),ext='pdf'):
    if total is not None:
        a=S(items)-sum(discounts)+taxc
        assert a==total,(name,a,total)
    if subtotal is not None:
        c=[S(items),S(items)-sum(discounts),S([i for i in items if i.t!='Fee']),S([i for i in items if i.t!='Fee'])-sum(discounts)]
        k=items[:]
        while k and k[-1].t=="Fee": k=k[:-1]; c+=[S(k),S(k)-sum(discounts)]
        assert subtotal in c,(name,subtotal,c)
    L={"file":f"{name}.{ext}","layout":layout,"author":"author-p","generator":generator,"hardships":list(hardships),"kind":kind,
     "header":{"shop":shop,"documentNumber":docno},"vehicle":vehicle,"items":[i.lab() for i in items],"discounts":list(discounts),"subtotal":subtotal,"tax":taxc,"total":total}
    json.dump(L,open(f"{OUT}/{name}.json",'w'),indent=1,ensure_ascii=False)
    print(name,len(items),'items total',total)
def chrome(htm,pdf,extra=()):
    p=TMP+'/'+os.path.basename(pdf)+'.html'; open(p,'w').write(htm)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf-no-header','--print-to-pdf='+pdf,'file://'+p],check=True,stderr=subprocess.DEVNULL)
def shot(htm,png,w,h,scale=2):
    p=TMP+'/'+os.path.basename(png)+'.html'; open(p,'w').write(htm)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--window-size={w},{h}',f'--force-device-scale-factor={scale}','--screenshot='+png,'file://'+p],check=True,stderr=subprocess.DEVNULL)
def weasy(htm,pdf):
    import weasyprint; weasyprint.HTML(string=htm).write_pdf(pdf)
def typst(src,pdf):
    p=TMP+'/'+os.path.basename(pdf)+'.typ'; open(p,'w').write(src)
    subprocess.run(['node','-e',"""
const {NodeCompiler}=require('@myriaddreamin/typst-ts-node-compiler');const fs=require('fs');
const c=NodeCompiler.create({fontArgs:[{fontPaths:['/usr/share/fonts']}]});
try{fs.writeFileSync(process.argv[2],c.pdf({mainFileContent:fs.readFileSync(process.argv[1],'utf8')}))}catch(e){console.error(JSON.stringify(e,null,1).slice(0,2000),e.message,c.fetchDiagnostics?e:0);process.exit(1)}""",p,pdf],check=True,cwd=GEN+'/node')
