# Label shape is INFERRED from the brief (label.json was not present). Change save() only, rerun all.
import json,os,re,subprocess,sys
from decimal import Decimal
B='.';OUT=B+'/out';TMP=B+'/tmp'
def c(x): return None if x is None else int((Decimal(str(x))*100).to_integral_exact())
def f(cents,d=''):
    s='-' if cents<0 else ''
    return s+d+'{:,.2f}'.format(abs(cents)/100)
def I(desc,typ,amt,q=None,u=None):
    assert typ in('Part','Labor','Service','Fee','Tire','Sublet','Other')
    return dict(description=desc,type=typ,quantity=q,unitPrice=c(u),amount=c(amt))
def D(desc,amt): return dict(description=desc,amount=c(amt))
def save(k,kind,shop,num,items,total,sub=None,tax=None,disc=(),hard=(),ext='pdf',skipq=(),textpdf=None,whole=False):
    """items/discounts/tax must make total; every word is looked for in the rendered text."""
    disc=list(disc);total=c(total);sub=c(sub);tax=c(tax)
    s=sum(i['amount'] for i in items)-sum(d['amount'] for d in disc)+(tax or 0)
    assert s==total,(k,'sum',s,'total',total)
    for n,i in enumerate(items):
        if i['quantity'] is not None and i['unitPrice'] is not None and n not in skipq:
            assert abs(i['quantity']*i['unitPrice']-i['amount'])<1,(k,i)
    lab=dict(file=f'{k}.{ext}',documentType=kind,shop=shop,documentNumber=num,items=items,discounts=disc,subtotal=sub,tax=tax,total=total,hardships=list(hard))
    json.dump(lab,open(f'{OUT}/{k}.json','w'),indent=1,ensure_ascii=False)
    t=textpdf or f'{OUT}/{k}.pdf'
    raw=subprocess.run(['pdftotext','-layout',t,'-'],capture_output=True,text=True).stdout
    N=lambda x:re.sub(r'[^a-z0-9.]','',x.lower().replace('ﬁ','fi'))
    flat=N(raw);bad=[]
    for i in items+disc:
        for w in i['description'].split():
            if N(w) not in flat: bad.append(('word',w,i['description']))
        if f(i['amount']) not in raw and '%.2f'%(i['amount']/100) not in raw and not(whole and str(i['amount']//100) in raw.replace(',','')): bad.append(('amt',i))
        if i.get('unitPrice') is not None and '%.2f'%(i['unitPrice']/100) not in raw.replace(',','') and not(whole and str(i['unitPrice']//100) in raw): bad.append(('unit',i))
    for n,v in(('sub',sub),('tax',tax),('total',total)):
        if v and f(v) not in raw and not(whole and str(v//100) in raw.replace(',','')): bad.append((n,v))
    for w in (shop or '').split()+[num or '']:
        if N(w) not in flat: bad.append(('head',w))
    pg=subprocess.run(['pdfinfo',t],capture_output=True,text=True).stdout
    print(k,'OK' if not bad else 'BAD',re.search(r'Pages:\s+(\d+)',pg).group(1),'pages',f(total),bad)
def chrome(k,html,out=None):
    h=f'{TMP}/{k}.html';open(h,'w').write(html);o=out or f'{OUT}/{k}.pdf'
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--user-data-dir={TMP}/cr',f'--print-to-pdf={o}',h],capture_output=True,timeout=120);return o
def wk(k,html,*a,out=None):
    h=f'{TMP}/{k}.html';open(h,'w').write(html);o=out or f'{OUT}/{k}.pdf'
    subprocess.run(['wkhtmltopdf','-q',*a,h,o],capture_output=True,timeout=120);return o
def groff(k,src,*a,out=None):
    o=out or f'{OUT}/{k}.pdf'
    ps=subprocess.run(['groff','-t','-Tps','-K','utf8',*a],input=src.encode(),capture_output=True)
    if ps.stderr: print(ps.stderr.decode()[:400])
    open(f'{TMP}/{k}.ps','wb').write(ps.stdout)
    subprocess.run(['ps2pdf','-sPAPERSIZE=letter',f'{TMP}/{k}.ps',o]);return o
def lo(k,text,ext,filt=None,out=None):
    h=f'{TMP}/{k}.{ext}';open(h,'w').write(text)
    a=['soffice',f'-env:UserInstallation=file://{TMP}/lo','--headless']
    if filt:a+=['--infilter='+filt]
    subprocess.run(a+['--convert-to','pdf','--outdir',TMP,h],capture_output=True,timeout=180)
    os.replace(f'{TMP}/{k}.pdf',out or f'{OUT}/{k}.pdf')
