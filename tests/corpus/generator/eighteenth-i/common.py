import json,os,subprocess,sys
OUT=os.path.join(os.path.abspath(sys.argv[1] if len(sys.argv)>1 else 'out'),''); W=OUT
def m(c,cur=''):
    s='-' if c<0 else ''; c=abs(c); return f"{s}{cur}{c//100:,}.{c%100:02d}"
def d(c): return m(c,'$')
def tax(base,pct): # pct as string '7.25'
    from decimal import Decimal,ROUND_HALF_UP
    return int((Decimal(base)*Decimal(pct)/100).quantize(Decimal(1),ROUND_HALF_UP))
def mul(q,u):
    from decimal import Decimal,ROUND_HALF_UP
    return int((Decimal(str(q))*u).quantize(Decimal(1),ROUND_HALF_UP))
def vin(v):
    T=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9])); w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    assert len(v)==17,v
    s=sum((int(c) if c.isdigit() else T[c])*k for c,k in zip(v[:8]+'0'+v[9:],w))%11
    return v[:8]+('X' if s==10 else str(s))+v[9:]
def it(desc,typ,q,u,t): return dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=t)
def label(name,kind,items,sub,tx,total,disc,veh,hdr):
    v={k:veh.get(k) for k in('year','make','model','vin','mileage')}
    if veh.get('trim'): v['trim']=veh['trim']
    L=dict(kind=kind,items=items,subtotal=sub,tax=tx,total=total,discounts=disc,vehicle=v,header={k:hdr.get(k) for k in('shop','date','number')})
    json.dump(L,open(OUT+name+'.json','w'),indent=1,ensure_ascii=False)
    s=sum(i['totalPrice'] for i in items)-sum(disc)+(tx or 0)
    print(name,'OK' if s==total else f'BAD {s} {total}')
    for i in items:
        if i['quantity'] is not None and i['unitPrice'] is not None and mul(i['quantity'],i['unitPrice'])!=i['totalPrice']: print('  qxp',i)
def chrome_pdf(html,pdf):
    open(W+'t.html','w').write(html)
    subprocess.run(['chromium-headless-shell','--no-sandbox','--no-pdf-header-footer',f'--print-to-pdf={pdf}',W+'t.html'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def chrome_png(html,png,w,h,scale=1):
    open(W+'t.html','w').write(html)
    subprocess.run(['chromium-headless-shell','--no-sandbox','--hide-scrollbars',f'--force-device-scale-factor={scale}',f'--window-size={w},{h}',f'--screenshot={png}',W+'t.html'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def wk(html,pdf,*a):
    open(W+'w.html','w').write(html)
    subprocess.run(['wkhtmltopdf','-q','-s','Letter','--enable-local-file-access',*a,W+'w.html',pdf],check=True)
def groff(src,pdf,*a):
    r=subprocess.run(['groff','-Tps','-P-pletter','-k',*a],input=src.encode(),capture_output=True); print(r.stderr.decode()[:500])
    open(W+'g.ps','wb').write(r.stdout); subprocess.run(['ps2pdf','-sPAPERSIZE=letter',W+'g.ps',pdf],check=True)
def office(src,outdir=OUT):
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL)
def prev(*names):
    for n in names:
        if os.path.exists(OUT+n+'.pdf'): subprocess.run(['pdftoppm','-r','75','-png',OUT+n+'.pdf',OUT+'p_'+n])
