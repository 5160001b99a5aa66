"""label helper: every printed amount goes through L.m() so that it lands in 'printed'."""
import json,os,subprocess
OUT='.'
class L:
    def __init__(s,n,ext,layout,gen,hard=(),kind=None):
        s.n=n;s.file=f'{n}.{ext}';s.path=f'{OUT}/{n}.{ext}'
        s.d=dict(file=s.file,layout=layout,generator=gen,hardships=list(hard),kind=kind,header=dict(shop=None,documentNumber=None),
          vehicle=dict(year=None,make=None,model=None,vin=None,mileage=None),items=[],discounts=[],subtotal=None,tax=None,total=None,printed=[])
    def head(s,shop,no=None): s.d['header']=dict(shop=shop,documentNumber=no)
    def veh(s,year=None,make=None,model=None,vin=None,mileage=None): s.d['vehicle']=dict(year=year,make=make,model=model,vin=vin,mileage=mileage)
    def m(s,c,sign='$',neg='-%s',comma=True):
        s.d['printed'].append(abs(c) if c<0 else c)
        a=abs(c);t=(f'{a//100:,}' if comma else str(a//100))+f'.{a%100:02d}'
        t=sign+t
        return (neg%t) if c<0 else t
    def w(s,c,sign='$'):  # whole dollars
        s.d['printed'].append(c); assert c%100==0
        return f'{sign}{c//100:,}'
    def item(s,desc,typ,total,q=None,u=None):
        s.d['items'].append(dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=total))
    def disc(s,desc,a): s.d['discounts'].append(dict(description=desc,amount=a))
    def sum(s): return sum(i['totalPrice'] for i in s.d['items'])
    def dsum(s): return sum(i['amount'] for i in s.d['discounts'])
    def end(s,total,tax=None,subtotal=None):
        s.d.update(total=total,tax=tax,subtotal=subtotal)
        got=s.sum()-s.dsum()+(tax or 0)
        assert got==total,(got,total)
        assert total in s.d['printed'],'total not printed'
        for i in s.d['items']: assert i['totalPrice'] in s.d['printed'],i
        sz=os.path.getsize(s.path); assert sz<300*1024,sz
        json.dump(s.d,open(f'{OUT}/{s.n}.json','w'),indent=1,ensure_ascii=False)
        print(s.file,sz,total)
def chrome(html,pdf,png=None,size=None):
    h=f'/tmp/rh_{os.path.basename(pdf or png)}.html';open(h,'w').write(html)
    a=['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars']
    if pdf: a+=['--no-pdf-header-footer','--print-to-pdf-no-header',f'--print-to-pdf={pdf}']
    else: a+=[f'--screenshot={png}',f'--window-size={size[0]},{size[1]}','--force-device-scale-factor=1']
    subprocess.run(a+[f'file://{h}'],check=True,stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL,timeout=120)
