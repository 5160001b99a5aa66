import json,glob,os,subprocess,re,html
def norm(s): return re.sub(r'[^a-z0-9]','',s.lower())
for f in sorted(glob.glob('out/*.json')):
    L=json.load(open(f)); fn='out/'+L['file']; n=L['layout'][:2]
    pdf=fn if fn.endswith('pdf') else f'out/tmp/{n}.pdf'
    if os.path.exists(pdf): t=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout; src='pdf'
    elif os.path.exists(f'out/tmp/{L["layout"]}.html'): t=html.unescape(re.sub('<[^>]*>',' ',re.sub('<style>.*?</style>','',open(f'out/tmp/{L["layout"]}.html').read(),flags=re.S))); src='html'
    else: t=''; src='none'
    N=norm(t); bad=[]
    m=lambda x:f'{x/100:,.2f}'
    for i in L['items']:
        if norm(i['description']) not in N: bad.append(i['description'])
        for k in('unitPrice','totalPrice'):
            if i[k] is not None and m(i[k]) not in t: bad.append((i['description'],k,m(i[k])))
    for x in L['discounts']+[L['subtotal'],L['tax'],L['total']]:
        if x is not None and m(x) not in t: bad.append(('amt',m(x)))
    for x in [L['header']['documentNumber'],L['header']['shop'],L['vehicle']['vin'],L['vehicle']['model'],L['vehicle']['make'],L['vehicle']['mileage']]:
        if x is not None and norm(str(x)) not in N: bad.append(('hdr',x))
    s=sum(i['totalPrice'] for i in L['items'])-sum(L['discounts'])+(L['tax'] or 0)
    print(L['file'],src,L['kind'],len(L['items']),'OK' if s==L['total'] else f'DIFF {s} {L["total"]}',os.path.getsize(fn)<300*1024,bad)
