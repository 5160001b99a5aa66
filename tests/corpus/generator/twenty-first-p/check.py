import json,glob,subprocess,re,os
os.chdir('./')
norm=lambda s:re.sub(r'[^a-z0-9]+','',s.lower())
for f in sorted(glob.glob('p??.json')):
    L=json.load(open(f));e=[]
    s=sum(i['totalPrice'] for i in L['items']);d=sum(L['discounts'])
    if L['total'] is not None and s-d+L['tax']!=L['total']:e.append(f'arith {s-d+L["tax"]} {L["total"]}')
    if not 4<=len(L['items'])<=14:e.append(f'n {len(L["items"])}')
    for i in L['items']:
        if i['quantity'] and i['unitPrice'] and abs(round(i['quantity']*i['unitPrice'])-i['totalPrice'])>1:e.append('qxu '+i['description'])
    if not os.path.exists(L['file']):e.append('nofile')
    else:
        if os.path.getsize(L['file'])>300000:e.append('big')
        if L['file'].endswith('pdf'):
            t=subprocess.run(['pdftotext','-layout',L['file'],'-'],capture_output=True,text=True).stdout
            if set(L['hardships'])&{'scan'}:
                if t.strip():e.append('scan has text')
            else:
                am=[('total',L['total']),('tax',L['tax'] or None),('sub',L['subtotal'])]+[('disc',x) for x in L['discounts']]+[(i['description'],i['totalPrice']) for i in L['items']]+[(i['description']+' unit',i['unitPrice']) for i in L['items']]
                for n,a in am:
                    if a is None:continue
                    if L['layout']=='p05' and n in [i['description'] for i in L['items'] if i['type']=='Service'][:-1]:continue  # two columns, no printed row sum
                    p=[f"{a/100:,.2f}",f"{a/100:.2f}"]+([f"{a//100:,}",str(a//100)] if a%100==0 else [])
                    if not any(re.search(r'(?<![\d.])'+re.escape(x)+r'(?!\d)',t) for x in p):e.append(f'missing {n} {a}')
                t2=subprocess.run(['pdftotext','-raw',L['file'],'-'],capture_output=True,text=True).stdout
                for i in L['items']:
                    if norm(i['description']) not in norm(t) and norm(i['description']) not in norm(t2):e.append('desc? '+i['description'])
                v=L['vehicle']
                for x in [L['header']['documentNumber'],L['header']['shop'],v['vin'],str(v['year']),v['model'],v['trim']]:
                    if x and norm(x) not in norm(t) and norm(x) not in norm(t2) and not(x==str(v['year'])):e.append('hdr? '+x)
    print(L['file'],L['kind'],len(L['items']),L['total'],'OK' if not e else e)
