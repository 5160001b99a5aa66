import json,glob,os,subprocess,re
n=0
for j in sorted(glob.glob('out/*.json')):
    d=json.load(open(j)); f='out/'+d['file']; assert os.path.exists(f) and os.path.getsize(f)<300*1024,f
    assert sum(i['totalPrice'] for i in d['items'])-sum(d['discounts'])+d['tax']==d['total'],j
    for i in d['items']:
        if i['unitPrice'] is not None: assert round(i['quantity']*i['unitPrice']+1e-6)==i['totalPrice'],(j,i)
    n+=1
    if f.endswith('pdf'):
        t=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout; T=re.sub(r'\s+',' ',t); t2=re.sub(r'\s+',' ',subprocess.run(['pdftotext',f,'-'],capture_output=True,text=True).stdout).replace('’',"'")
        for i in d['items']:
            a=f"{i['totalPrice']/100:,.2f}"
            if a not in T: print(d['file'],'amount?',a,i['description'])
            if i['description'] not in T and i['description'] not in t2: print(d['file'],'desc?',i['description'])
        for k in ('subtotal','tax','total'):
            if d[k] is not None and f"{d[k]/100:,.2f}" not in T: print(d['file'],k,d[k])
        for k in d['discounts']:
            if f"{k/100:,.2f}" not in T: print(d['file'],'disc',k)
        v=d['vehicle']
        for x in (v['vin'],str(v['year']),d['header']['documentNumber'],d['header']['shop']):
            if x and x not in T and x not in t2: print(d['file'],'hdr?',x)
        p=subprocess.run(['pdfinfo',f],capture_output=True,text=True).stdout; print(d['file'],re.search(r'Pages:\s+(\d+)',p)[1],os.path.getsize(f))
print(n)
