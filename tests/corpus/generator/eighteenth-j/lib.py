import json,os,subprocess,random,re,sys
OUT=os.path.join(os.path.abspath(sys.argv[1] if len(sys.argv)>1 else 'out'),'');SRC=OUT
def m(c,d=''):
    s='-' if c<0 else ''
    c=abs(c);return f"{s}{d}{c//100:,}.{c%100:02d}"
def I(desc,typ,q,u,t): return dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=t)
def L(name,kind,items,sub,tax,total,disc,veh,hdr):
    v={k:veh.get(k) for k in('year','make','model','vin','mileage')}
    if veh.get('trim'):v['trim']=veh['trim']
    d=dict(kind=kind,items=items,subtotal=sub,tax=tax,total=total,discounts=disc,vehicle=v,header={k:hdr.get(k) for k in('shop','date','number')})
    s=sum(i['totalPrice'] for i in items)-sum(disc)+(tax or 0)
    if total is not None: assert s==total,(name,s,total)
    for i in items:
        if i['quantity'] is not None and i['unitPrice'] is not None:
            assert round(i['quantity']*i['unitPrice']+1e-6)==i['totalPrice'],(name,i)
    json.dump(d,open(OUT+name+'.json','w'),indent=1,ensure_ascii=False)
def chrome(name,html,pdf=True,w=None,h=None,scale=1,out=None):
    p=f'/tmp/{name}.html';open(p,'w').write(html)
    base=['chromium-headless-shell','--no-sandbox','--disable-gpu','--hide-scrollbars']
    if pdf: subprocess.run(base+['--no-pdf-header-footer',f'--print-to-pdf={out or OUT+name+".pdf"}','file://'+p],check=True,capture_output=True)
    else: subprocess.run(base+[f'--window-size={w},{h}',f'--force-device-scale-factor={scale}',f'--screenshot={out}','file://'+p],check=True,capture_output=True)
def wk(name,html,*a):
    p=f'/tmp/{name}.html';open(p,'w').write(html)
    subprocess.run(['wkhtmltopdf','-q','--encoding','utf-8',*a,p,OUT+name+'.pdf'],capture_output=True)
def groff(name,src,*a,out=None):
    ps=subprocess.run(['groff','-Tps','-t','-Kutf8',*a],input=src.encode(),capture_output=True)
    if ps.stderr: print(ps.stderr.decode()[:400])
    open(f'/tmp/{name}.ps','wb').write(ps.stdout)
    subprocess.run(['ps2pdf','-dPDFSETTINGS=/prepress',f'/tmp/{name}.ps',out or OUT+name+'.pdf'],check=True)
def office(name,html,ext='html',flt='writer_pdf_Export',infilter=None):
    p=f'/tmp/{name}.{ext}';open(p,'w').write(html)
    c=['soffice','--headless']
    if infilter:c+=['--infilter='+infilter]
    subprocess.run(c+['--convert-to','pdf','--outdir',OUT,p],check=True,capture_output=True)
def raster(pdf,dpi=150,page=1):
    from PIL import Image
    subprocess.run(['pdftoppm','-r',str(dpi),'-f',str(page),'-l',str(page),'-png','-singlefile',pdf,'/tmp/ras'],check=True)
    return Image.open('/tmp/ras.png').convert('RGB')
def vin(s):
    tr=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]));w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    assert len(s)==17,(s,len(s))
    r=sum(w[i]*(int(c) if c.isdigit() else tr[c]) for i,c in enumerate(s))%11
    return s[:8]+('X' if r==10 else str(r))+s[9:]
