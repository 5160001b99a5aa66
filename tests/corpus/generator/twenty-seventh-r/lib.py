# shared: money, labels, running a tool
import json, os, subprocess, html
OUT='round27/'; GEN=OUT+'generator/'; WORK=OUT+'tool/work/'; os.makedirs(WORK,exist_ok=True)
def m(c): return ('-' if c<0 else '')+f"{abs(c)//100:,}.{abs(c)%100:02d}"
def d(c): return ('-' if c<0 else '')+'$'+m(abs(c))
def r(x): return int(x+0.5+1e-9)
def q(x): return None if x is None else (f"{x:g}")
def it(desc,typ,qty,unit,total=None,**k):
    typ={'p':'Part','l':'Labor','f':'Fee','s':'Service'}[typ]
    if total is None: total=r(qty*unit)
    return dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total,**k)
KEEP=('description','type','quantity','unitPrice','totalPrice')
def pub(i,hideq=False):
    o={k:i[k] for k in KEEP}
    return o
def S(items,typ=None):
    t={'p':'Part','l':'Labor','f':'Fee','s':'Service'}
    return sum(i['totalPrice'] for i in items if typ is None or i['type'] in [t[c] for c in typ])
def veh(y,mk,md,vin=None,mi=None): return dict(year=y,make=mk,model=md,vin=vin,mileage=mi)
def save(name,ext,items,discounts,subtotal,tax,total,vehicle,shop,docno,kind='quote',hard=(),shopKind='independent',state=None,note=None):
    tot=S(items)-sum(discounts)+(tax or 0)
    assert tot==total,(name,tot,total)
    for i in items:
        if i['quantity'] is not None and i['unitPrice'] is not None: assert abs(i['quantity']*i['unitPrice']-i['totalPrice'])<=0.51,(name,i)
    o=dict(file=f'{name}.{ext}',kind=kind,layout=name.split('_')[0],author='r27',generator=f'generator/{name}.py',hardships=list(hard),
      header=dict(documentNumber=docno,shop=shop),vehicle=vehicle,items=[pub(i) for i in items],discounts=list(discounts),
      subtotal=subtotal,tax=tax,total=total,shopKind=shopKind,state=state)
    if note: o['note']=note
    open(OUT+name+'.json','w').write(json.dumps(o,indent=1,ensure_ascii=False)+'\n')
def chrome(name,src,out=None):
    p=WORK+name+'.html'; open(p,'w').write(src)
    subprocess.run(['nice','chromium','--headless','--no-sandbox','--disable-gpu','--disable-background-networking','--no-pdf-header-footer',f'--print-to-pdf={out or OUT+name+".pdf"}','file://'+p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=120)
def sh(*a,**k): subprocess.run(['nice',*a],check=True,**k)
import zipfile
def ods(path,flat):
    # a flat document's parts, zipped as .ods/.odt with the whole in content.xml and the page in styles.xml
    import re
    head=re.search(r'<office:document ([^>]*?)office:mimetype="([^"]*)"([^>]*)>',flat); ns=head[1]+head[3]; mt=head[2]
    pl=re.search(r'<style:page-layout .*?</style:page-layout>',flat,re.S)[0]; ms=re.search(r'<office:master-styles>.*?</office:master-styles>',flat,re.S)[0]
    ff=re.search(r'<office:font-face-decls>.*?</office:font-face-decls>',flat,re.S)[0]
    body=flat.replace(pl,'').replace(ms,'').replace(head[0],f'<office:document-content {ns}>').replace('</office:document>','</office:document-content>')
    st=f'<?xml version="1.0" encoding="UTF-8"?><office:document-styles {ns}>{ff}<office:automatic-styles>{pl}</office:automatic-styles>{ms}</office:document-styles>'
    man=f'<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="{mt}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>'
    with zipfile.ZipFile(path,'w') as z:
        z.writestr(zipfile.ZipInfo('mimetype'),mt); z.writestr('content.xml',body); z.writestr('styles.xml',st); z.writestr('META-INF/manifest.xml',man)
