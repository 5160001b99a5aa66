import json,glob,os,re,subprocess
bad=0;n=0
def money(c): return format(c//100,',')+'.%02d'%(c%100)
for f in sorted(glob.glob('fourteenth-p/p*.json')):
    L=json.load(open(f)); b=os.path.basename(f)[:-5]; src='fourteenth-p/'+L['file']; assert os.path.exists(src) and os.path.getsize(src)<=300*1024
    if not src.endswith('.pdf'): src=f'fourteenth-p/generator/base/{b}.pdf'
    if os.path.exists(src): t=subprocess.run(['pdftotext','-layout',src,'-'],capture_output=True,text=True).stdout
    else: t=open(src[:-4]+'.txt').read()
    t=t.replace('\u2212','-').replace('\u2010','-').replace('\u2013','-').replace('\u2019',"'").replace('ﬁ','fi').replace('ﬀ','ff').replace('ﬂ','fl').replace('each of the eight','each of the 8').replace('152k','152,000')
    n+=len(L['items']); toks=re.findall(r'[\d,]+\.\d\d(?!\d)',t); whole=re.findall(r'\$(\d+)',t)
    def has(c): return money(c) in toks or (L['kind']=='message' and c%100==0 and str(c//100) in whole)
    chk=[('item '+i['description'],i['totalPrice']) for i in L['items']]+[('unit '+i['description'],i['unitPrice']) for i in L['items'] if i['unitPrice'] is not None]+[('disc',d) for d in L['discounts']]
    for k in('subtotal','tax','total'):
        if L[k]: chk.append((k,L[k]))
    for k,v in chk:
        if not has(v): print(b,'MISSING',k,v); bad+=1
    s=sum(i['totalPrice'] for i in L['items'])-sum(L['discounts'])+L['tax']
    if L['total'] is not None and s!=L['total']: print(b,'SUM',s); bad+=1
    words=set(re.findall(r'[A-Za-z0-9]+',t.lower()))
    h=L['header'];v=L['vehicle']
    for d in [i['description'] for i in L['items']]+[h['shop'],h['documentNumber'] or '']+[str(v.get(k,'')) for k in('make','model','vin')]:
        miss=[w for w in re.findall(r'[A-Za-z0-9]+',d.lower().replace('’',"'").replace('–','-')) if w not in words]
        if miss: print(b,'WORDS',d,miss); bad+=1
    if 'mileage' in v and format(v['mileage'],',') not in t and str(v['mileage']) not in t: print(b,'mileage')
    if str(v['year']) not in t and not re.search(r'(?<!\d)%02d (?:DODGE|Dodge)|/ %02d /'%(v['year']%100,v['year']%100),t): print(b,'year')
    for i in L['items']:
        assert i['totalPrice']>0 and i['type'] in('Part','Labor','Service','Fee')
        if i['quantity'] is not None and not re.search(r'(?<![\d.])%s0*(?![\d])'%re.escape('%g'%i['quantity']),t): print(b,'qty',i); bad+=1
print('documents',len(glob.glob('fourteenth-p/p*.json')),'items',n,'bad',bad)
