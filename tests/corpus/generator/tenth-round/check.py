# proves: items - discounts + tax = total; qty x unit = line; every label amount is printed; every printed-looking amount is in "printed"
import json,glob,re,os,subprocess,sys
from lib import OUT,TXT
from decimal import Decimal,ROUND_HALF_UP
bad=0;n=0
for f in sorted(glob.glob(os.path.join(OUT,'*.json'))):
    L=json.load(open(f));n+=1;name=os.path.basename(f)[:-5];e=[]
    doc=os.path.join(OUT,L['file'])
    if not os.path.exists(doc): e.append('no file')
    elif os.path.getsize(doc)>300*1024-7000 and os.path.getsize(doc)>300000: e.append('big')
    t=open(os.path.join(TXT,name+'.txt')).read()
    if doc.endswith('.pdf'):   # prefer the delivered file's own text layer when it has one
        tt=subprocess.run(['pdftotext','-layout',doc,'-'],capture_output=True,text=True).stdout
        if len(tt.strip())>50: t=tt
    nums=re.findall(r'(?<![\w.])\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d|\d+)(?![\d])',t)
    cents=set()
    for x in nums:
        x=x.replace(',','');cents.add(int((Decimal(x)*100)))
    P=set(L['printed'])
    amts=[i['totalPrice'] for i in L['items']]+[i['unitPrice'] for i in L['items'] if i['unitPrice'] is not None]+[x['totalPrice'] for x in L['discounts']]+[L[k] for k in('subtotal','tax','total') if L[k] is not None]
    for a in amts:
        if a not in P: e.append(f'label amount {a} not in printed')
    for a in P:
        if a not in cents: e.append(f'printed {a} not in text')
    dec=set(int(Decimal(x.replace(',',''))*100) for x in re.findall(r'(?<![\w.:/-])\d{1,3}(?:,\d{3})*\.\d\d(?![\d.])',t))|set(int(Decimal(x.replace(',',''))*100) for x in re.findall(r'\$ ?(\d{1,3}(?:,\d{3})*(?:\.\d\d)?)',t))
    qs={int(round(i['quantity']*100)) for i in L['items'] if i['quantity'] is not None}
    miss=sorted(dec-P-qs)
    if miss: print('   ?',name,'money-like in text but not in printed:',miss)
    if L['total'] is not None:
        s=sum(i['totalPrice'] for i in L['items'])-sum(x['totalPrice'] for x in L['discounts'])
        if s+(L['tax'] or 0)!=L['total']: e.append(f"sum {s}+{L['tax']}!={L['total']}")
        if L['subtotal'] is not None and L['subtotal'] not in (s,s+sum(x['totalPrice'] for x in L['discounts'])): e.append(f"subtotal {L['subtotal']} != {s}")
    for i in L['items']:
        if i['quantity'] is not None and i['unitPrice'] is not None and int((Decimal(i['unitPrice'])*Decimal(str(i['quantity']))).quantize(Decimal(1),ROUND_HALF_UP))!=i['totalPrice']: e.append('qtyxunit '+i['description'])
    flat=re.sub(r'[^a-z0-9]','',t.lower())
    for i in L['items']+L['discounts']:
        k=re.sub(r'[^a-z0-9]','',i['description'].lower())
        if k not in flat:
            w=[x for x in re.findall(r'[a-z0-9]+',i['description'].lower()) if x not in flat]
            print('   ~',name,'words not contiguous' if not w else 'WORDS MISSING '+str(w),':',i['description'])
    if L['header']['shop'] and re.sub(r'[^a-z0-9]','',L['header']['shop'].lower()) not in flat: e.append('shop not printed')
    if L['header']['documentNumber'] and re.sub(r'[^a-z0-9]','',L['header']['documentNumber'].lower()) not in flat: e.append('number not printed')
    print(f"{'BAD' if e else 'ok '} {name:24} items {len(L['items']):2} disc {len(L['discounts'])} total {L['total']} {e or ''}");bad+=bool(e)
print(n,'labels,',bad,'bad');sys.exit(bad>0)
