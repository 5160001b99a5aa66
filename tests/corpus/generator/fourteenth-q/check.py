import json,glob,re,subprocess,os,sys
O='fourteenth-q'; bad=0;n=0;docs=0
def money(c): return f"{c/100:,.2f}"
for jf in sorted(glob.glob(O+'/q*.json')):
    j=json.load(open(jf)); b=os.path.basename(jf)[:-5]; docs+=1; f=O+'/'+j['file']; err=[]
    if not os.path.exists(f): err.append('file missing')
    elif os.path.getsize(f)>300*1024: err.append('size')
    t=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout if f.endswith('.pdf') else open(f'{O}/generator/{b}.src.txt').read()
    raw=subprocess.run(['pdftotext','-raw',f,'-'],capture_output=True,text=True).stdout if f.endswith('.pdf') else t
    tm=re.sub(r'(\d) {2,}(\d\d)(?!\d)',r'\1.\2',t) if b=='q15' else t
    def has(c,k=1):
        s=money(c); p=r'(?<![\d,.])('+re.escape(s)+'|'+re.escape(s.replace(',',''))+(('|'+re.escape(s[1:])) if s.startswith('0.') else '')+r')(?!\d)'
        return len(re.findall(p,tm))>=k
    from collections import Counter
    for a,k in Counter(i['totalPrice'] for i in j['items']).items():
        if not has(a,k): err.append(f'amount {money(a)} x{k}')
    for i in j['items']:
        n+=1
        if i['quantity'] is not None and i['unitPrice'] is not None:
            g=round(i['quantity']*i['unitPrice']+1e-6)
            if g!=i['totalPrice']: print('  note',b,'qty*unit',g,'!=',i['totalPrice'],i['description'])
            if not has(i['unitPrice']) and not re.search(r'\$%d\b'%(i['unitPrice']//100),tm): err.append('unit '+money(i['unitPrice']))
        if i['quantity'] is not None and not re.search(r'(?<![\d])0?'+re.escape(('%g'%i['quantity']).lstrip('0') )+r'0*(?!\d)',tm): err.append('qty %s'%i['quantity'])
        w=[x for x in re.split(r'\s+',i['description'])]
        norm=lambda s:re.sub(r'[\s\-]+','',s)
        if norm(i['description']) not in norm(t) and norm(i['description']) not in norm(raw):
            miss=[x for x in w if x not in t]
            (err.append if miss else lambda s:print('  note',b,s))('desc '+i['description']+' missing '+str(miss))
    for k in ('tax','total','subtotal'):
        if j[k] and not has(j[k]): err.append(k)
    for x in j['discounts']:
        if not has(x): err.append('discount %s'%x)
    s=sum(i['totalPrice'] for i in j['items'])
    if j['items']:
        if s-sum(j['discounts'])+j['tax']!=j['total']: err.append('does not close')
        if j['subtotal'] not in (None,s,s-sum(j['discounts'])): err.append('subtotal odd')
    h=j['header']; ns=lambda s:re.sub(r'\s+','',s).replace('’',"'")
    for x in (h['shop'],h['documentNumber'],j['vehicle'].get('vin'),j['vehicle'].get('make'),j['vehicle'].get('model'),str(j['vehicle']['year'])):
        if x and ns(x) not in ns(t) and ns(x) not in ns(raw): err.append('head '+x)
    v=j['vehicle'].get('mileage')
    if v and str(v) not in t and f'{v:,}' not in t: err.append('mileage')
    if not v and re.search(r'miles|odom',t,re.I): print('  note',b,'mileage word')
    print(b,len(j['items']),j['total'],'OK' if not err else err); bad+=bool(err)
print(docs,'documents',n,'items','bad',bad)
