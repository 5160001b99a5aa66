import json,subprocess,os,random
os.chdir('./')
def c(x): return None if x is None else int(round(x*100))
def m(x): return f"{x/100:,.2f}"
def vin(s):
    t=dict(zip("ABCDEFGH",range(1,9)));t.update(zip("JKLMN",range(1,6)));t.update(P=7,R=9);t.update(zip("STUVWXYZ",range(2,10)))
    w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2];assert len(s)==17,(s,len(s))
    r=sum(w[i]*(int(ch) if ch.isdigit() else t[ch]) for i,ch in enumerate(s) if i!=8)%11
    return s[:8]+("X" if r==10 else str(r))+s[9:]
def it(d,t,q,u,tot=None,**k):
    if tot is None: tot=q*u
    r=dict(description=d,type=t,quantity=q,unitPrice=c(u),totalPrice=c(tot)); r.update({'_'+a:b for a,b in k.items()}); return r
def save(n,kind,gen,items,veh,doc,shop,tax=0,disc=(),subtotal=None,total=0,hard=(),ext='pdf'):
    y,mk,md,tr,v,mi=veh
    L=dict(file=f"{n}.{ext}",kind=kind,layout=n,author="p",generator=gen,hardships=list(hard),header=dict(documentNumber=doc,shop=shop),
     vehicle=dict(year=y,make=mk,model=md,trim=tr,vin=v,mileage=mi),items=[{k:x for k,x in i.items() if k[0]!='_'} for i in items],
     discounts=list(disc),subtotal=subtotal,tax=tax,total=total)
    s=sum(i['totalPrice'] for i in items)-sum(disc)+tax
    assert total is None or s==total,(n,s,total)
    json.dump(L,open(f"{n}.json","w"),indent=1)
def S(items,f=None): return sum(i['totalPrice'] for i in items if f is None or f(i))
def chrome(html,n,png=None):
    open(n+'.html','w').write(html)
    if png: a=['--screenshot='+n+'.png','--window-size=%d,%d'%png,'--hide-scrollbars']
    else: a=['--print-to-pdf='+n+'.pdf','--no-pdf-header-footer']
    subprocess.run(['timeout','60','chromium','--headless','--no-sandbox','--disable-gpu']+a+['file://'+os.getcwd()+'/'+n+'.html'],capture_output=True)
def wk(html,n,*a):
    open(n+'.html','w').write(html); subprocess.run(['wkhtmltopdf','-q',*a,n+'.html',n+'.pdf'],capture_output=True)
def so(f,*a): subprocess.run(['timeout','90','soffice','--headless','--convert-to','pdf',f],capture_output=True)
