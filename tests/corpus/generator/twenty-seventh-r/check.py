# arithmetic of every label, that each amount stands on the (digital) paper, sizes
import json,glob,os,subprocess,re
for f in sorted(glob.glob('round27/r*.json')):
    o=json.load(open(f)); p='round27/'+o['file']; s=os.path.getsize(p); bad=[]
    if sum(i['totalPrice'] for i in o['items'])-sum(o['discounts'])+(o['tax'] or 0)!=o['total']: bad.append('sum')
    if s>300000: bad.append('size')
    for i in o['items']:
        if i['quantity'] and i['unitPrice'] and abs(i['quantity']*i['unitPrice']-i['totalPrice'])>.51: bad.append(i['description'])
    pages=''
    if p.endswith('pdf'):
        pages=re.search(r'Pages: *(\d+)',subprocess.run(['pdfinfo',p],capture_output=True,text=True).stdout)[1]
        if not o['hardships']:
            t=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; flat=re.sub(r'\s+',' ',t); 
            M=lambda c:f"{c//100:,}.{c%100:02d}"
            for c in [i['totalPrice'] for i in o['items']]+[i['unitPrice'] for i in o['items'] if i['unitPrice']]+o['discounts']+[x for x in (o['tax'],o['total'],o['subtotal']) if x is not None]:
                if M(c) not in t: bad.append('no '+M(c))
            n=lambda s:re.sub(r'[^a-z0-9]','',s.lower()); nt=n(t)
            for i in o['items']:
                if n(i['description']) not in nt: bad.append('desc '+i['description'])
            v=o['vehicle']
            for k in ('year','make','model','vin'):
                if v[k] and n(str(v[k])) not in nt: bad.append(k)
            if v['mileage'] and f"{v['mileage']:,}" not in t and str(v['mileage']) not in t: bad.append('mileage')
            for k in ('shop','documentNumber'):
                if o['header'][k] and n(o['header'][k]) not in nt: bad.append(k)
    if v['vin'] if (v:=o['vehicle']) else 0:
        if len(v['vin'])!=17: bad.append(f"vin {len(v['vin'])}")
    print(o['file'],s//1000,'KB',pages,'pages',len(o['items']),'items',bad or 'ok')
