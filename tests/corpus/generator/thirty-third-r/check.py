import json,glob,re,html,subprocess,os
from decimal import Decimal as D
W={2:'two',3:'three',14:'fourteen',4:'four',2.5:'Two and a half',1.5:'a pound and a half',6.5:'six and a half',1.25:'one and a quarter'}
bad=0
for j in sorted(glob.glob('out/*.json')):
    d=json.load(open(j));n=d['layout'];h=open(f'out/scripts/src/{n}.html').read()
    h=re.sub(r'<style>.*?</style>|<title>.*?</title>','',h,flags=re.S);t=html.unescape(re.sub(r'</?(b|i)>','',h));t=re.sub(r'<[^>]+>',' ',t) if d['layout'] not in('B09_wordproc_typed','C03_mitchell_classic') else t
    t=re.sub(r'\s+',' ',t);p='out/'+d['file'] if d['file'][0]!='A' and d['file'].endswith('.pdf') else f'out/scripts/src/{n}.pdf'
    tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout if os.path.exists(p) else t
    amt={int(a.replace(',','').replace('.','')) if '.' in a else int(a.replace(',',''))*100 for a in re.findall(r'(?<![\d.,])\d[\d,]*\.\d\d(?!\d)|(?<=\$)\d[\d,]*(?![\d.,]*\d)',tx)}
    er=[]
    I=d['items'];s=sum(i['totalPrice'] for i in I)
    if s-sum(d['discounts'])+(d['tax'] or 0)!=d['total']: er.append('SUM')
    for i in I:
        if i['description'] not in t: er.append('DESC '+i['description'])
        if i['quantity'] and i['unitPrice'] and abs(D(str(i['quantity']))*i['unitPrice']-i['totalPrice'])>D('0.5'): er.append('EXT '+i['description'])
        for k in('unitPrice','totalPrice'):
            if i[k] is not None and i[k] not in amt: er.append(f"{k} not printed {i['description']} {i[k]}")
        q=i['quantity']
        if q is not None and not re.search(r'(?<![\d.])'+re.escape(f'{q:g}')+r'(\.?0+)?(?![\d])',t) and W.get(q,'~').lower() not in t.lower(): er.append(f'QTY {q}')
    for k in('subtotal','tax','total'):
        if d[k] is not None and d[k] not in amt: er.append(f'{k} not printed {d[k]}')
    for x in d['discounts']:
        if x not in amt: er.append(f'disc {x}')
    hd=d['header'];v=d['vehicle']
    for x in(hd['documentNumber'],hd['shop'],v['vin'],v['make'] ,v['model']):
        if x and x not in t: er.append(f'head {x}')
    if v['mileage'] and f"{v['mileage']:,}" not in t and str(v['mileage']) not in t: er.append('miles')
    known={x for i in I for x in(i['unitPrice'],i['totalPrice'])}|{d['subtotal'],d['tax'],d['total']}|set(d['discounts'])
    rest=sorted(a for a in amt-known if a)
    f=[x for x in glob.glob(f'out/{n}.*') if not x.endswith('json')]
    assert len(f)==1 and os.path.getsize(f[0])<300000,f
    print(n,len(I),'items',d['total']/100,os.path.getsize(f[0])//1024,'KB','| other:',[a/100 for a in rest]);[print('     !!',e) for e in er]
