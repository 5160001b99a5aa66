# verifies every label: items - discounts + tax = total, subtotal, qty x price, printed amounts really in the text of the page, files and sizes
import sys; sys.dont_write_bytecode=True
import json,glob,os,re,subprocess
from base import OUT,TMP
bad=0;names=0
def say(*a):
    global bad; bad+=1; print(*a)
for p in sorted(glob.glob(OUT+'/*.json')):
    d=json.load(open(p));n=os.path.basename(p)[:-5];names+=1;f=OUT+'/'+d['file']
    if not os.path.exists(f): say(n,'FILE MISSING')
    elif os.path.getsize(f)>300000: say(n,'too big',os.path.getsize(f))
    s=sum(x['totalPrice'] for x in d['items']);ds=sum(d['discounts']);t=d['tax'] or 0
    if d['total'] is not None and s-ds+t!=d['total']: say(n,'total',s,ds,t,d['total'])
    if d['subtotal'] is not None and d['subtotal'] not in (s,s-ds) : say(n,'subtotal',s-ds,d['subtotal'])
    for x in d['items']:
        if x['quantity'] is not None and x['unitPrice'] is not None and abs(x['quantity']*x['unitPrice']-x['totalPrice'])>1: print('note',n,'net row',x)
    for k in ('subtotal','tax','total'):
        if d[k] is not None and d[k] not in d['printed'] : say(n,k,'not in printed',d[k]) if not n.startswith('euro') else print('note',n,'tax printed only as two parts',d[k])
    for x in d['items']:
        if x['totalPrice'] not in d['printed']: say(n,'item not printed',x)
        if x['unitPrice'] is not None and x['unitPrice'] not in d['printed']: say(n,'unit not printed',x)
    for x in d['discounts']:
        if x not in d['printed']: say(n,'discount not printed',x)
    src=(OUT+'/'+n+'.pdf') if n.endswith('-1') else TMP+'/'+n+'.pdf'
    if os.path.exists(src):
        txt=subprocess.run(['pdftotext','-layout',src,'-'],capture_output=True,text=True).stdout
        flat=' '.join(txt.replace('\ufb01','fi').replace('\ufb02','fl').replace('\u2019',"'").replace('\u2018',"'").split())
        seen={int(round(float(m.replace(',',''))*100)) for m in re.findall(r'(?<![\d.])\d[\d,]*\.\d\d(?![\d%])',txt)}|{int(m.replace(',',''))*100 for m in re.findall(r'\$\s?(\d[\d,]*)(?![\d,]*\.\d\d)(?!\d)',txt)}
        miss=[c for c in set(d['printed'])-seen]; extra=[c for c in seen-set(d['printed'])]
        if miss: print('note',n,'printed but not found in text',miss)
        if extra: print('note',n,'money-like, not in printed',extra)
        for x in d['items']:
            if x['description'] not in flat: print('note',n,'description not literally in text:',x['description'])
        for k in (d['header']['shop'],d['header']['documentNumber']):
            if k and k not in flat and k.upper() not in flat.upper(): print('note',n,'header not in text:',k)
        v=d['vehicle']
        for k in v.values():
            if k and str(k).upper() not in flat.upper(): print('note',n,'vehicle not in text:',k)
print(names,'labels,',bad,'errors')
