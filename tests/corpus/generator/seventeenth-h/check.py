import json,glob,os,re,subprocess
ok=[]
for i in range(1,25):
    n=f'{i:02d}';j=json.load(open(f'./{n}.json'));f='./'+j['file']
    assert os.path.getsize(f)<300*1024
    s=sum(x['totalPrice'] for x in j['items'])-sum(x['amount'] for x in j['discounts'])+(j['tax'] or 0);assert s==j['total'],n
    for x in j['items']:
        assert x['type'] in('Part','Labor','Fee','Service') and x['totalPrice'] in j['printed']
        if x['quantity'] and x['unitPrice'] and abs(x['quantity']*x['unitPrice']-x['totalPrice'])>1: print(n,'q*u',x)
    for k in('subtotal','tax','total'):
        if j[k] is not None and j[k] not in j['printed']: print(n,k,'not printed (sum of two?)')
    if f.endswith('.pdf') and i not in(18,19,20):
        t=subprocess.run(['pdftotext','-layout',f,'-'],stdout=subprocess.PIPE).stdout.decode()
        am=set(int(a.replace(',','').replace('.','')) for a in re.findall(r'(?<![\d.,-])\d[\d,]*\.\d\d(?![\d.%])',t))
        m=am-set(j['printed']);w=set(int(a.replace(',',''))*100 for a in re.findall(r'\$(\d[\d,]*)(?![\d.,]*\.\d)',t))-set(j['printed'])
        if m or w: print(n,'in text not in printed',sorted(m),sorted(w))
        miss=[c for c in set(j['printed']) if f'{c//100:,}.{c%100:02d}' not in t and f'{c//100}.{c%100:02d}' not in t and f'${c//100:,}' not in t]
        if miss: print(n,'printed but not in text',miss)
        T=re.sub(r'\s+','',t).lower()
        for x in j['items']+j['discounts']:
            if re.sub(r'\s+','',x['description']).lower() not in T: print(n,'desc?',x['description'])
        v=j['vehicle']
        for k in('vin','year','make','model'):
            if v[k] and re.sub(r'\s','',str(v[k])).lower() not in T: print(n,k,v[k])
    ok.append(n)
print(len(ok),ok)
