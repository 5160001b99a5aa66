import json,os,re,subprocess,sys
from types import SimpleNamespace as NS
from decimal import Decimal as D, ROUND_HALF_UP
OUT='/tmp/fifteenth-round/'; W=OUT+'.w/'
def rd(x): return int(D(x).quantize(D(1),ROUND_HALF_UP))
def m(c): return f"{c//100:,}.{c%100:02d}" if c>=0 else '-'+m(-c)
def n(c): return m(c).replace(',','')
def d(c): return '$'+m(c)
def pct(c,r): return rd(D(c)*D(str(r))/100)
def qf(q): return str(int(q)) if float(q)==int(q) else str(q)
def vin(s):
    t=dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ',[1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9]));w=[8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
    assert len(s)==17,(s,len(s)); r=sum((int(c) if c.isdigit() else t[c])*k for c,k in zip(s,w))%11
    return s[:8]+('X' if r==10 else str(r))+s[9:]
class P:
    def __init__(s,name,kind,shop,doc,year=None,make=None,model=None,vin=0,mileage=0,hard=()):
        s.name=name;s.kind=kind;s.shop=shop;s.doc=doc;s.hard=list(hard);s.it=[];s.dis=[];s.sub=None;s.tax=0;s.total=0;s.split=0;s.file=None
        s.v={}
        for k,x in (('year',year),('make',make),('model',model)):
            if x is not None: s.v[k]=x
        if vin!=0: s.v['vin']=vin
        if mileage!=0: s.v['mileage']=mileage
        s.vin=vin;s.mi=f"{mileage:,}" if mileage else ''
    def add(s,desc,typ,a=None,q=None,u=None,**x):
        assert typ in('Part','Labor','Service','Fee')
        if a is None: a=rd(D(str(q))*u)
        elif q is not None and u is not None: assert abs(a-rd(D(str(q))*u))<=0,(desc,a,q,u)
        assert a>0
        i=NS(d=desc,t=typ,a=a,q=q,u=u,m=m(a),n=n(a),D='$'+m(a),qs='' if q is None else qf(q),us='' if u is None else m(u),**x); s.it.append(i); return i
    def off(s,c): s.dis.append(c); return c
    def S(s,*typs): return sum(i.a for i in s.it if i.t in typs or not typs)
    def close(s,tax=0,sub=True,printed_total=True):
        s.net=s.S()-sum(s.dis); s.tax=tax
        s.sub=s.net if sub is True else (None if sub in(None,False) else sub)
        s.total=s.net+tax if printed_total else 0
    def html(s,h,gen='chromium',ext='.pdf',out=None):
        s.gen=gen; out=out or OUT+s.name+ext; hp=W+s.name+'.html'; open(hp,'w').write(h)
        if gen=='weasyprint':
            import weasyprint; weasyprint.HTML(string=h).write_pdf(out)
        else:
            subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf='+out,'file://'+hp],check=True,capture_output=True,timeout=90)
        s.label(out,file=s.file)
    def label(s,pdf,gen=None,file=None):
        if gen: s.gen=gen
        if s.total: assert sum(i.a for i in s.it)+s.tax-sum(s.dis)==s.total,(s.name,sum(i.a for i in s.it),s.tax,s.dis,s.total)
        tx=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout+subprocess.run(['pdftotext','-raw',pdf,'-'],capture_output=True,text=True).stdout
        tx=tx.replace('\u2019',"'").replace('\u2010','-').replace('\u2011','-').replace('\u2212','-').replace('ﬁ','fi').replace('ﬂ','fl').replace('ﬀ','ff').replace('ﬃ','ffi')
        bare=tx.replace(',','')
        flat=' '.join(tx.split())
        def has(x,why):
            if x not in tx and x not in flat: print('!!',s.name,why,repr(x))
        def money(c,why):
            k=f"{c//100}.{c%100:02d}"
            if re.search(rf'(?<!\d){c//100}\s+{c%100:02d}(?!\d)',bare) and s.split: return
            if not re.search(r'(?<!\d)'+re.escape(k)+r'(?!\d)',bare) and not (c%100==0 and re.search(r'\$ ?'+str(c//100)+r'(?![\d])',bare)) and not(c<100 and '.%02d'%c in bare): print('!!',s.name,why,k)
        for i in s.it:
            for w in i.d.split(): has(w.replace('\u2019',"'"),'desc')
            if i.d.replace('\u2019',"'") not in flat: print('   (wrapped/split)',s.name,i.d)
            money(i.a,'amt '+i.d)
            if i.u is not None: money(i.u,'unit '+i.d)
            if i.q is not None: has(qf(i.q),'qty '+i.d)
        for x in s.dis: money(x,'disc')
        if s.sub is not None: money(s.sub,'sub')
        if s.tax: money(s.tax,'tax')
        if s.total: money(s.total,'total')
        for w in s.shop.split(): has(w.replace('\u2019',"'"),'shop')
        if s.doc: has(s.doc,'doc')
        for k,x in s.v.items():
            if x is not None and str(x) not in bare and str(x) not in flat and str(x) not in ' '.join(bare.split()): print('!!',s.name,k,x)
        L={"file":file or s.name+'.pdf',"layout":s.name,"author":"author-a","generator":s.gen,"hardships":s.hard,"kind":s.kind,
           "header":{"shop":s.shop,"documentNumber":s.doc},"vehicle":s.v,
           "items":[{"description":i.d,"type":i.t,"quantity":i.q,"unitPrice":i.u,"totalPrice":i.a} for i in s.it],
           "discounts":s.dis,"subtotal":s.sub,"tax":s.tax,"total":s.total}
        json.dump(L,open(OUT+s.name+'.json','w'),indent=1,ensure_ascii=False)
        f=OUT+L['file']
        if os.path.exists(f) and os.path.getsize(f)>300000: print('!! size',f,os.path.getsize(f))
        print(s.name,'ok',len(s.it),m(s.total))
def H(css,body): return '<!doctype html><html><head><meta charset="utf-8"><style>'+css+'</style></head><body>'+body+'</body></html>'
