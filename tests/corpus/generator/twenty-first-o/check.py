import json,glob,os,subprocess,re
bad=0
T={'Part','Labor','Service','Fee'}
for f in sorted(glob.glob('./o??.json')):
    j=json.load(open(f));p='./'+j['file'];E=[]
    if not os.path.exists(p):E.append('missing file')
    elif os.path.getsize(p)>300*1024:E.append('too big')
    s=sum(i['totalPrice'] for i in j['items'])
    if s-sum(j['discounts'])+j['tax']!=j['total']:E.append('does not close')
    if not 4<=len(j['items'])<=16:E.append('count %d'%len(j['items']))
    for i in j['items']:
        if i['type'] not in T:E.append('type')
        if i['quantity'] and i['unitPrice'] and abs(i['quantity']*i['unitPrice']-i['totalPrice'])>.51:E.append('qxu '+i['description'])
    if p.endswith('.pdf') and 'scan' not in j['hardships']:
        t=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
        flat=re.sub(r'\s+',' ',t);raw=re.sub(r'\s+',' ',subprocess.run(['pdftotext','-raw',p,'-'],capture_output=True,text=True).stdout)
        def has(c):
            v=f"{c/100:,.2f}";return any(re.search(r'(?<![\d,.])'+re.escape(x)+r'(?!\d)',flat) for x in (v,v.replace(',','')))
        for i in j['items']:
            if not has(i['totalPrice']):(j['layout']=='o07' and i['type']=='Service') or E.append(f"amount {i['totalPrice']} ({i['description']}) not printed")
            if i['unitPrice'] and not (has(i['unitPrice']) or f"${i['unitPrice']//100}" in flat):E.append('unit not printed '+i['description'])
            n=re.sub(r'\s+',' ',i['description'])
            if n not in flat and n not in raw and not all(w in flat for w in n.split()):E.append('name not contiguous: '+n)
        for n in ('subtotal','tax','total'):
            if j[n] and not has(j[n]):(j['layout'],n)==('o20','tax') or E.append(f'{n} {j[n]} not printed')
        for c in j['discounts']:
            if not has(c):E.append('discount not printed')
        for v in (j['header']['documentNumber'],j['header']['shop'],j['vehicle']['vin']):
            if v and v not in flat and v not in raw:E.append('not printed: '+v)
        mi=j['vehicle']['mileage']
        if mi and str(mi) not in flat.replace(',',''):E.append('mileage')
    elif p.endswith('.pdf'):
        if subprocess.run(['pdftotext',p,'-'],capture_output=True,text=True).stdout.strip():E.append('scan has text')
    print(j['file'],j['kind'],len(j['items']),f"{j['total']/100:.2f}",'OK' if not E else E)
