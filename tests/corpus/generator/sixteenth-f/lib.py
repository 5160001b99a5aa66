import json,os,re,subprocess,html,sys
OUT='./'
def f(c,d='',comma=True):
    s='-' if c<0 else ''
    c=abs(c); t=f"{c//100:,}" if comma else str(c//100)
    return f"{s}{d}{t}.{c%100:02d}"
def d(c): return f(c,'$')
E_=html.escape
class Paper:
    def __init__(s,no,layout,gen,hard,shop,docno,veh,kind=None,ext='pdf'):
        s.no=no;s.j=dict(file=f"{no:02d}.{ext}",layout=layout,generator=gen,hardships=hard,kind=kind,header=dict(shop=shop,documentNumber=docno),vehicle=dict(zip(['year','make','model','vin','mileage'],veh)),items=[],discounts=[],subtotal=None,tax=None,total=0,printed=[])
        s.path=OUT+s.j['file']
    def item(s,desc,typ,total,q=None,u=None):
        s.j['items'].append(dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=total)); return total
    def disc(s,desc,a): s.j['discounts'].append(dict(description=desc,amount=a)); return a
    @property
    def isum(s): return sum(i['totalPrice'] for i in s.j['items'])
    @property
    def dsum(s): return sum(i['amount'] for i in s.j['discounts'])
    def sums(s,subtotal,tax,total=None):
        t=s.isum-s.dsum+(tax or 0)
        if total is None: total=t
        assert t==total,(s.no,t,total,s.isum,s.dsum,tax)
        s.j.update(subtotal=subtotal,tax=tax,total=total); return total
    def save(s,text,extra=(),minus=()):
        # printed: amounts read out of the source text that is drawn
        am=set()
        for m in re.finditer(r'(?<![\d.,/])(\d{1,3}(?:,\d{3})+|\d+)\.(\d\d)(?![\d%]|\.\d)(?![ \t]*(?:hrs?\b|h\b|qts?\b|gal\b|hours?\b|%|mm\b|in\b|x\b|lb))',text):
            am.add(int(m[1].replace(',',''))*100+int(m[2]))
        for m in re.finditer(r'\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\.\d\d)(?!\d|,\d)',text):
            am.add(int(m[1].replace(',',''))*100)
        am|=set(extra); am-=set(minus)
        s.j['printed']=sorted(am)
        for i in s.j['items']:
            if i['totalPrice'] not in am: print(s.no,'WARN not printed',i)
            if i['unitPrice'] and i['unitPrice'] not in am: print(s.no,'WARN unit not printed',i)
        for k in('total','subtotal','tax'):
            if s.j[k] is not None and s.j[k] not in am: print(s.no,'WARN',k,s.j[k])
        for x in s.j['discounts']:
            if x['amount'] not in am: print(s.no,'WARN disc',x)
        json.dump(s.j,open(f"{OUT}{s.no:02d}.json",'w'),indent=1)
        print(s.no,s.j['total'],os.path.getsize(s.path))
def strip(h): 
    h=re.sub(r'<style.*?</style>','',h,flags=re.S); h=re.sub(r'<[^>]+>',' ',h); return html.unescape(h)
def chrome(h,out):
    p=f'/tmp/rf_{os.getpid()}.html'; open(p,'w').write('<!doctype html><meta charset=utf-8>'+h)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf='+out,'file://'+p],check=True,capture_output=True,timeout=120)
def shot(h,out,w=800,hh=1000,scale=1):
    p=f'/tmp/rf_{os.getpid()}.html'; open(p,'w').write('<!doctype html><meta charset=utf-8>'+h)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--force-device-scale-factor={scale}',f'--window-size={w},{hh}','--screenshot='+out,'file://'+p],check=True,capture_output=True,timeout=120)
