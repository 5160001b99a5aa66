import json,os,subprocess,tempfile
D='./'
def m(c): return f"{c/100:,.2f}"
def d(c): return "$"+m(c)
def I(desc,typ,qty,unit,total=None):
    if total is None: total=int(round(qty*unit))
    return dict(description=desc,type=typ,quantity=qty,unitPrice=unit,totalPrice=total)
def S(items): return sum(i['totalPrice'] for i in items)
def tax(base,pct): return int(base*pct/100+0.5)
def save(file,kind,gen,no,shop,veh,items,discounts=(),subtotal=None,tx=0,total=None,hard=()):
    y,mk,mo,tr,vin,mi=veh
    n=file.split('.')[0]
    t=S(items)-sum(discounts)+tx
    if total is not None: assert t==total,(file,t,total)
    json.dump(dict(file=file,kind=kind,layout=n,author='o',generator=gen,hardships=list(hard),
      header=dict(documentNumber=no,shop=shop),
      vehicle=dict(year=y,make=mk,model=mo,trim=tr,vin=vin,mileage=mi),
      items=items,discounts=list(discounts),subtotal=subtotal,tax=tx,total=total),open(D+n+'.json','w'),indent=1)
    print(file,'items',len(items),'total',total and m(total))
def chromium(html,out,shot=None):
    p=D+'tmp_'+os.path.basename(out)+'.html'; open(p,'w').write(html)
    prof=tempfile.mkdtemp()
    a=['chromium','--headless','--no-sandbox','--disable-gpu','--user-data-dir='+prof,'--hide-scrollbars']
    if shot: a+=[f'--window-size={shot[0]},{shot[1]}','--screenshot='+out]
    else: a+=['--no-pdf-header-footer','--print-to-pdf='+out]
    subprocess.run(a+['file://'+p],check=True,capture_output=True,timeout=90); os.remove(p)
def wk(html,out,*args):
    p=D+'tmp_'+os.path.basename(out)+'.html'; open(p,'w').write('<meta charset="utf-8">'+html)
    subprocess.run(['wkhtmltopdf','-q','--page-size','Letter',*args,p,out],capture_output=True,timeout=90); os.remove(p)
def soffice(src,ext,out,filt=None):
    n=os.path.basename(out).split('.')[0]
    td=tempfile.mkdtemp(); p=f'{td}/{n}.{ext}'; open(p,'w').write(src)
    subprocess.run(['soffice','-env:UserInstallation=file://'+td+'/u','--headless']+([filt] if filt else [])+['--convert-to','pdf','--outdir',D,p],check=True,capture_output=True,timeout=120)
def groff(src,out,*args):
    r=subprocess.run(['groff','-Tps','-t','-P-pletter','-dpaper=letter',*args],input=src.encode('latin1'),capture_output=True,check=True)
    subprocess.run(['ps2pdf','-',out],input=r.stdout,check=True)
