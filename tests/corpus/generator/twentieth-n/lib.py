import json,os,subprocess,re
OUT='out/';TMP='tmp/'
def m(c,d=''):
    s='-' if c<0 else ''; c=abs(c)
    return f"{s}{d}{c//100:,}.{c%100:02d}"
def pct(c,bp): # bp: rate in 1/1000 percent e.g. 8250
    return (c*bp*2+100000)//200000
def vin(v):
    t=dict(zip('ABCDEFGH',range(1,9)));t.update(zip('JKLMN',range(1,6)));t.update(P=7,R=9);t.update(zip('STUVWXYZ',range(2,10)))
    w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    assert len(v)==17 and not set(v)&set('IOQ'),v
    s=sum((int(c) if c.isdigit() else t[c])*k for c,k in zip(v,w) if k)
    r=s%11; return v[:8]+('X' if r==10 else str(r))+v[9:]
def I(d,t,q,u,tot): return dict(description=d,type=t,quantity=q,unitPrice=u,totalPrice=tot)
def save(name,ext,kind,gen,hard,num,shop,veh,items,disc,sub,tax,total):
    si=sum(i['totalPrice'] for i in items);sd=sum(d['totalPrice'] for d in disc)
    assert si-sd+(tax or 0)==total,(name,si,sd,tax,total,si-sd+(tax or 0))
    if sub is not None: assert sub in(si,si-sd),(name,sub,si)
    for i in items:
        if i['quantity'] is not None and i['unitPrice'] is not None:
            assert abs(i['quantity']*i['unitPrice']-i['totalPrice'])<0.51,(name,i)
    f=f"{name}.{ext}"
    assert os.path.getsize(OUT+f)<280*1024,(f,os.path.getsize(OUT+f))
    json.dump(dict(file=f,kind=kind,layout=name,author='n',generator=gen,hardships=hard,header=dict(documentNumber=num,shop=shop),vehicle=veh,items=items,discounts=disc,subtotal=sub,tax=tax,total=total),open(OUT+name+'.json','w'),indent=1)
    print(name,len(items),m(total))
def chrome(html,out,size=None,scale=None):
    h=TMP+os.path.basename(out)+'.html';open(h,'w').write(html)
    c=['chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars']
    if size: c+=[f'--screenshot={out}',f'--window-size={size[0]},{size[1]}']+([f'--force-device-scale-factor={scale}'] if scale else [])
    else: c+=[f'--print-to-pdf={out}','--no-pdf-header-footer','--print-to-pdf-no-header']
    subprocess.run(c+[h],check=True,stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL,timeout=90)
def wk(html,out,*a):
    h=TMP+os.path.basename(out)+'.html';open(h,'w').write(html)
    subprocess.run(['wkhtmltopdf','-q',*a,h,out],check=False,stderr=subprocess.DEVNULL)
