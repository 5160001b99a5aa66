import json,re,subprocess,html as H,os,sys,glob
from common import DOCS
import pdfs,pngs
D='./docs/';M='./make/html/';os.makedirs(M,exist_ok=True)
bad=0
for n,d in DOCS.items():
    t=d['truth'];p=M+n+'.html';open(p,'w').write(d['html'])
    json.dump(t,open(D+n+'.json','w'),indent=1,ensure_ascii=False)
    out=D+t['file'];a=['chromium-headless-shell','--no-sandbox','--disable-gpu','--allow-file-access-from-files']
    if d['ext']=='pdf': a+=['--no-pdf-header-footer','--print-to-pdf='+out]
    else: a+=['--hide-scrollbars','--force-device-scale-factor=3','--window-size=%d,%d'%d['size'],'--screenshot='+out]
    if '--check' not in sys.argv: subprocess.run(a+['file://'+p],stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL,check=True,timeout=60)
    # checks
    txt=re.sub(r'<(style|svg).*?</\1>','',d['html'],flags=re.S);txt=H.unescape(re.sub('<[^>]+>',' ',txt)).replace('\u2019',"'");txt=re.sub(r'\s+',' ',txt)
    e=[]
    for i in t['items']:
        if i['description'].lower() not in txt.lower(): e.append('desc '+i['description'])
        if i['unitPrice'] and abs(round(i['quantity']*i['unitPrice'])-i['totalPrice'])>0: e.append('qty*unit '+i['description'])
    s=sum(i['totalPrice'] for i in t['items'])
    if t['total'] is not None and s-sum(t['discounts'])+t['tax']!=t['total']: e.append(f"sum {s-sum(t['discounts'])+t['tax']} vs {t['total']}")
    if t['subtotal'] is not None and s!=t['subtotal']: e.append('subtotal')
    if not 3<=len(t['items'])<=9: e.append('n items')
    nums={round(float(x.replace(',',''))*100) for x in re.findall(r'(?<![\d/])\d{1,3}(?:,\d{3})+(?:\.\d\d)?|(?<![\d.])\d+(?:\.\d\d?)?',txt)}
    dol={round(float(x.replace(',',''))*100) for x in re.findall(r'\$(\d[\d,]*(?:\.\d\d)?)',txt)}|{round(float(x.replace(',',''))*100) for x in re.findall(r'(?<!\d)\d[\d,]*\.\d\d(?!\d)',txt)}
    known=set(t['discounts']+t['printed']+[t['tax'],t['subtotal'],t['total']])
    for i in t['items']: known|={i['totalPrice'],i['unitPrice']}
    miss=dol-known
    if n=='r34-email-1': miss-={13500}
    if miss: e.append(f'unlisted {miss}')
    for i in t['items']:
        if i['totalPrice'] not in nums and i['unitPrice'] not in nums: e.append(f"item amount not in text {i['description']}")
    for x in t['printed']+t['discounts']+[y for y in (t['tax'],t['subtotal'],t['total']) if y]:
        if x not in nums: e.append(f'not in text {x}')
    if t['header']['shop'] not in txt: e.append('shop')
    v=t['vehicle']
    for k in v.values():
        if str(k).lower() not in txt.lower(): e.append(f'veh {k}')
    print(n,len(t['items']),'ok' if not e else e);bad+=bool(e)
print('docs',len(DOCS),'items',sum(len(d['truth']['items']) for d in DOCS.values()),'bad',bad)
