import random,json,re,os,math
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,A4,legal
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
import data as D
O='out/'
T='/usr/share/fonts/truetype/'
def reg(n,f): pdfmetrics.registerFont(TTFont(n,T+f))
FAM={'helv':('Helvetica','Helvetica-Bold','Helvetica-Oblique'),'times':('Times-Roman','Times-Bold','Times-Italic'),'cour':('Courier','Courier-Bold','Courier-Oblique')}
for k,p in {'lsans':'liberation/LiberationSans','lserif':'liberation/LiberationSerif','lmono':'liberation/LiberationMono','narrow':'liberation/LiberationSansNarrow','dsans':'dejavu/DejaVuSans','dcond':'dejavu/DejaVuSansCondensed','dserif':'dejavu/DejaVuSerif','dmono':'dejavu/DejaVuSansMono','dsc':'dejavu/DejaVuSerifCondensed'}.items():
    names=[]
    for sfx in (['-Regular','-Bold','-Italic'] if 'lib' in p else ['','-Bold',{'dejavu/DejaVuSerif':'-Italic','dejavu/DejaVuSerifCondensed':'-Italic'}.get(p,'-Oblique')]):
        n=k+sfx; reg(n,p+sfx+'.ttf'); names.append(n)
    FAM[k]=tuple(names)
C=colors.HexColor
def parse():
    out=[]
    for l in D.JOBS.strip().split('\n'):
        k,h,lab,parts=l.split('|'); a,b=map(int,h.split('-'))
        P=[]
        for p in parts.split(';;'):
            if not p.strip():continue
            n,q,pr=p.rsplit(':',2); lo,hi=map(int,pr.split('-'))
            vs=[]
            for v in n.split('/'):
                if vs:
                    lw=re.split(r'[ (/]',vs[-1])[-1]; fw=re.split(r'[ )]',v)[0]; pv=vs[-1]
                    if v[0] in ' ' or v[0].islower() or (pv[-1].isdigit() and v[0].isdigit()) or (len(lw)==1 and lw.isalpha() and (len(fw)==1 or lw in 'wW')) or len(v)<4 or len(pv)<3: vs[-1]+='/'+v; continue
                vs.append(v)
            P.append((vs,[int(x) for x in q.split(',')],lo,hi))
        out.append((k,a,b,lab.split('~'),P))
    return out
JOBS=parse()
def tab(s): return [(a,int(b),int(c)) for a,b,c in (l.split('|') for l in s.strip().split('\n'))]
SERV,FEES,CORE,SUB,TIRES=map(tab,(D.SERV,D.FEES,D.CORE,D.SUB,D.TIRES))
def pairs(s):
    x=s.split('|'); return list(zip(x[::2],x[1::2]))
CARS,TRK,CYC=pairs(D.CARS),pairs(D.TRK),pairs(D.CYC)
ABB=[('Replace','Repl'),('replace','repl'),('Front','Frt'),('front','frt'),('Rear','Rr'),('assembly','assy'),('Remove','Rem'),('Transmission','Trans'),('Install','Inst'),(' and ',' & '),('Service','Svc'),('service','svc'),('with','w/')]
class Obj: pass
class Paper:
    def __init__(s,name,size=letter,fam='helv',kinds='g',carkind=None,shopk=None,mon=None,case=None):
        s.name=name; s.lay=name[:3]; s.i='abcd'.index(name[3]); s.r=random.Random('B2-'+name)
        s.W,s.H=size; s.c=canvas.Canvas(O+name+'.pdf',pagesize=size); s.c.setTitle('')
        s.F=FAM[fam]; s.boxes=[]; s.page=0
        r=s.r
        s.kinds=kinds; s.items=[];s.discs=[];s.sub=None;s.tax=None;s.total=None;s.hard=[]
        s.shop=r.choice(D.SH[shopk or kinds[0]])
        s.ckind=carkind or kinds[0]
        mk,md=r.choice({'d':TRK,'m':CYC}.get(s.ckind,CARS)); s.year=r.randint(1998,2024);s.make,s.model=mk,md
        s.vin=''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') if ch=='a' else r.choice('0123456789') if ch=='n' else r.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for ch in 'naannxaxnxannnnnn')
        s.miles=r.randint(9000,238000)
        s.cust=r.choice(D.FN)+' '+r.choice(D.LN)
        s.addr=f"{r.randint(11,9900)} {r.choice(D.ST)}"; s.city=r.choice(D.CI)
        ph=lambda:f"({r.randint(201,989)}) 555-{r.randint(1000,9999)}"
        s.ph=ph();s.ph2=ph().replace('(','').replace(') ','-')
        mo,dd,yy=r.randint(1,12),r.randint(1,28),r.randint(2016,2025)
        s.date=r.choice([f'{mo:02d}/{dd:02d}/{yy}',f'{mo}/{dd}/{yy%100:02d}',f'{"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[mo-1]} {dd}, {yy}',f'{yy}-{mo:02d}-{dd:02d}',f'{dd} {"January February March April May June July August September October November December".split()[mo-1]} {yy}'])
        s.doc=r.choice([f'{r.randint(1000,99999)}',f'B-{r.randint(100,9999)}',f'{yy}-{r.randint(10,999):04d}',f'INV{r.randint(1000,99999):06d}',f'RO{r.randint(10000,99999)}',f'E{r.randint(100,9999)}',f'{r.randint(100,999)}/{yy%100}'])
        s.v={};s.docp=None;s.shopp=None
        s.mon=mon or r.choice(['$,','n',',','$','$ ,','$,','n'])
        s.whole=s.mon=='w' or s.mon=='$w'
        s.case=case or r.choice(['p','p','p','caps','abbr'])
        s.rate=r.choice([85,95,98,105,110,115,120,125,129.5,135,140,149,155,165,178])
        if s.whole: s.rate=r.choice([90,100,110,120,140])
        s.used=set()
    # ---- drawing
    def cy(s,y): return s.H-y
    def t(s,x,y,txt,f='R',z=10,al='l',col=None,fam=None):
        txt=str(txt)
        if txt=='':return 0
        F=(FAM[fam] if fam else s.F)['RBI'.index(f)]
        w=SW(txt,F,z); x0=x if al=='l' else x-w if al=='r' else x-w/2
        s.c.setFont(F,z); s.c.setFillColor(col or colors.black)
        s.c.drawString(x0,s.cy(y),txt)
        s.boxes.append((s.page,x0,y-z*.68,x0+w,y+z*.12,txt))
        return w
    def w(s,txt,f='R',z=10,fam=None): return SW(str(txt),(FAM[fam] if fam else s.F)['RBI'.index(f)],z)
    def wrap(s,txt,wd,f='R',z=10):
        out=[];cur=''
        for wd1 in txt.split(' '):
            n=(cur+' '+wd1) if cur else wd1
            if cur and s.w(n,f,z)>wd: out.append(cur);cur=wd1
            else: cur=n
        out.append(cur); return out
    def para(s,x,y,txt,wd,f='R',z=10,ld=None,col=None,al='l'):
        for l in s.wrap(txt,wd,f,z): s.t(x,y,l,f,z,col=col,al=al); y+=ld or z*1.25
        return y
    def line(s,x1,y1,x2,y2,lw=.6,col=None,dash=None):
        s.c.setStrokeColor(col or colors.black);s.c.setLineWidth(lw);s.c.setDash(*(dash or ([],0)));s.c.line(x1,s.cy(y1),x2,s.cy(y2));s.c.setDash()
    def rect(s,x,y,w,h,fill=None,lw=.6,col=None,stroke=1,rad=0):
        if fill is not None:s.c.setFillColor(fill)
        s.c.setStrokeColor(col or colors.black);s.c.setLineWidth(lw)
        if rad: s.c.roundRect(x,s.cy(y+h),w,h,rad,stroke=stroke,fill=int(fill is not None))
        else: s.c.rect(x,s.cy(y+h),w,h,stroke=stroke,fill=int(fill is not None))
    def np(s): s.c.showPage(); s.page+=1
    # ---- text bits
    def m(s,c,neg=False,st=None):
        st=st or s.mon; a=abs(c)
        if st in('w','$w'): b=f'{a//100:,}' if a%100==0 else f'{a/100:,.2f}'
        elif ',' in st: b=f'{a//100:,}.{a%100:02d}'
        else: b=f'{a//100}.{a%100:02d}'
        if st.startswith('$ '): b='$ '+b
        elif st.startswith('$'): b='$'+b
        if neg or c<0:
            b={0:'-'+b,1:'('+b+')',2:b+'-',3:'-'+b}[hash(s.name+'q')%1 if 0 else sum(map(ord,s.name))%4]
        return b
    def q(s,q): return str(q) if isinstance(q,int) else (f'{q:.1f}')
    def cs(s,t):
        if s.case=='caps': return t.upper()
        if s.case=='abbr':
            for a,b in ABB:t=t.replace(a,b)
        return t
    def cents(s,lo,hi):
        r=s.r
        if s.whole: return r.randint(lo,hi)*100
        return r.randint(lo,hi)*100+r.choice([0,50,95,99,49,25,r.randint(0,99),r.randint(0,99)])
    def pn(s):
        r=s.r;n=r.randint;A=lambda k:''.join(r.choice('ABCDEFGHKLMNPRSTVWXZ') for _ in range(k))
        return r.choice([f'{A(2)}-{n(100,9999)}',f'{n(10000,99999)}-{A(3)}-{A(1)}{n(10,99)}',f'{n(10000000,99999999)}',f'{A(3)}{n(100,999)}',f'{n(1,9)}{A(1)}{n(1,9)}Z-{n(1000,9999)}-{A(1)}',f'{A(1)}{n(10,99)}-{n(1000,9999)}',f'{n(100,999)}.{n(10000,99999)}'])
    # ---- content
    def jobs(s,n,maxp=9,kinds=None,minp=0):
        r=s.r; pool=[j for j in JOBS if j[0] in (kinds or s.kinds) and j[3][0] not in s.used and len(j[4])>=minp]
        first=[j for j in pool if j[0]==(kinds or s.kinds)[0]]
        out=[]
        for k in range(n):
            src=[j for j in (first if k==0 and first else pool) if j[3][0] not in s.used]
            if not src:break
            j=r.choice(src); s.used.add(j[3][0])
            o=Obj(); o.title=s.cs(r.choice(j[3]));h=r.randint(j[1],j[2]); o.h=h/10 if h%10 else float(h//10)
            o.lab=round(s.rate*100*h)//10
            o.parts=[]
            for vs,q,lo,hi in j[4][:max(minp,r.choice([1,2,2,3,maxp])) if maxp>1 else maxp]:
                o.parts.append(s.mkpart(r.choice(vs),r.choice(q),lo,hi))
            o.code=f'{r.randint(1,99):02d}{r.choice("ABCDEFGHKLT")}{r.randint(10,99)}'
            out.append(o)
        return out
    def mkpart(s,n,q,lo,hi):
        o=Obj();o.n=s.cs(n);o.q=q;o.u=s.cents(lo,hi);o.t=o.u*q;o.pn=s.pn();return o
    def pick(s,T,typ):
        r=s.r
        for _ in range(50):
            n,lo,hi=r.choice(T)
            if n not in s.used:break
        s.used.add(n); o=Obj();o.n=s.cs(n);o.u=o.t=s.cents(lo,hi);o.q=1;o.typ=typ;o.pn=s.pn();return o
    def serv(s):return s.pick(SERV,'Service')
    def fee(s):return s.pick(FEES,'Fee')
    def core(s):return s.pick(CORE,'Fee')
    def sublet(s):return s.pick(SUB,'Sublet')
    def tire(s):
        o=s.pick(TIRES,'Tire');o.q=s.r.choice([1,2,4,4]);o.t=o.u*o.q;return o
    def decl(s): return s.cs(s.r.choice([x for x in D.DECL]))
    def decls(s,n): return [s.cs(x) for x in s.r.sample(D.DECL,n)]
    def notes(s,n): return s.r.sample(D.NOTES,n)
    def incs(s,n): return s.r.sample(D.INC,n)
    # ---- label
    def item(s,d,ty,tot,q=None,u=None): s.items.append(dict(description=d,type=ty,quantity=q,unitPrice=u,totalPrice=tot))
    def disc(s,d,t): s.discs.append(dict(description=d,totalPrice=t))
    def veh(s,*k):
        for x in k:s.v[x]={'year':s.year,'make':s.make,'model':s.model,'vin':s.vin,'mileage':s.miles}[x]
    def ymm(s): s.veh('year','make','model'); return f'{s.year} {s.make} {s.model}'
    def pd(s): s.docp=s.doc; return s.doc
    def ps(s): s.shopp=s.shop; return s.shop
    def sum(s,*ty): return sum(i['totalPrice'] for i in s.items if not ty or i['type'] in ty)
    def totals(s,form=None,taxm=None,disc=None,feein=None,depos=None,groups=None):
        """returns rows (label,cents,kind) kind in g,f,s,d,x,T,p,b"""
        r=s.r; rows=[]
        form=form if form is not None else r.choice([0,0,1,1,2,3,4])
        taxm=taxm if taxm is not None else r.choice(['parts','all','parts','none'])
        if form==4 and taxm!='none': taxm='none'
        rt=r.choice([4,5,5.5,6,6.25,6.5,7,7.25,7.5,8,8.25,8.875,9.1]); 
        P=s.sum('Part','Tire');L=s.sum('Labor','Service');
        if form==0 and groups!=False:
            W=r.choice([('Parts','Labor','Sublet','Fees'),('Total Parts','Total Labor','Total Sublet','Other charges'),('PARTS TOTAL','LABOR TOTAL','SUBLET TOTAL','MISC TOTAL'),('Parts & materials','Labor','Outside work','Misc. charges')])
            for w,v in zip(W,(P,L,s.sum('Sublet'),s.sum('Fee'))):
                if v: rows.append((w,v,'g'))
        if feein if feein is not None else r.random()<.35:
            n=r.choice(['Shop supplies','Shop Supplies','SHOP SUPPLIES','Hazardous waste','Env. fee','Supplies/EPA','Misc. supplies','Waste disposal','Shop fee']); v=s.cents(5,36)
            if form in(0,1,2,3): s.item(n,'Fee',v); rows.append((n,v,'f'))
        I=s.sum(); dr=None
        if disc if disc is not None else r.random()<.38:
            k=r.random()
            if k<.5:
                pc=r.choice([5,10,10,15]); v=(I*pc+50)//100
                if s.whole: v=v//100*100
                n=r.choice([f'Discount {pc}%',f'{pc}% Military discount',f'Senior discount ({pc}%)',f'Less {pc}% repeat customer',f'Fleet discount {pc}%',f'LESS DISCOUNT {pc}%'])
            else:
                v=r.choice([10,15,20,25,30,50,75])*100; n=r.choice(['Coupon','Repeat customer','Discount','Less coupon #114','Spring special','Web coupon','Courtesy discount','Loyalty discount','AAA member','First visit credit','Less: discount'])
            if v<I//2:
                s.disc(n,v); dr=(n,-v,'d')
        d=s.sum()-I; dv=sum(x['totalPrice'] for x in s.discs)
        if dr and form==2: rows.append(dr)
        if form in(0,1): s.sub=I if not(dv and not dr) else I-dv; rows.append((r.choice(['Subtotal','Sub-total','SUBTOTAL','Sub Total','Subtotal']),s.sub,'s'))
        if form==2: s.sub=I-dv; rows.append((r.choice(['Subtotal','Subtotal after discount','Net','Taxable subtotal'] if dr else ['Subtotal','Sub total']),s.sub,'s'))
        if dr and form!=2: rows.append(dr)
        base={'all':I-dv,'parts':max(0,min(P,P)),'none':0}[taxm]
        if taxm=='parts' and not P: base=I-dv
        tx=int(base*rt/100+.5)
        if taxm!='none' and tx:
            s.tax=tx; rs=f'{rt:g}%'
            if r.random()<.07:
                a=tx*3//4
                rows+= [('State tax',a,'x'),('County tax',tx-a,'x')]
            else: rows.append((r.choice([f'Sales tax {rs}',f'Tax ({rs})','Sales Tax','Tax','TAX','State tax',f'Tax @ {rs}',f'Sales tax on parts {rs}' if taxm=='parts' and P else f'Sales tax ({rs})']),tx,'x'))
        elif r.random()<.25 and form!=4: s.tax=0; rows.append((r.choice(['Tax','Sales tax','Tax (exempt)']),0,'x'))
        s.total=I-dv+(s.tax or 0)
        rows.append((r.choice(['Total','TOTAL','Grand Total','Total due','TOTAL DUE','Amount due','Invoice total','Please pay','Total amount','Estimate total','TOTAL ESTIMATE']),s.total,'T'))
        if depos if depos is not None else r.random()<.22:
            v=min(s.total//2//100*100,r.choice([50,100,200,300])*100)
            rows+= [(r.choice(['Deposit','Less deposit','Paid (Visa)','Payments','Deposit received']),-v,'p'),(r.choice(['Balance','Balance due','BALANCE DUE','Still to pay']),s.total-v,'b')]
        return rows
    def save(s,check=True):
        s.c.save()
        dv=sum(d['totalPrice'] for d in s.discs); I=s.sum()
        assert I-dv+(s.tax or 0)==s.total,(s.name,I,dv,s.tax,s.total)
        assert s.sub is None or s.sub in(I,I-dv),(s.name,s.sub,I,dv)
        assert 3<=len(s.items)<=16,(s.name,len(s.items))
        for it in s.items:
            assert it['totalPrice']>0
            if it['quantity'] and it['unitPrice'] and not getattr(s,'linedisc',0): assert abs(it['quantity']*it['unitPrice']-it['totalPrice'])<.01,(s.name,it)
        bad=0
        bx=s.boxes
        for a in range(len(bx)):
            A=bx[a]
            if A[1]<4 or A[3]>s.W-4 or A[2]<2 or A[4]>s.H-4: print('OUT',s.name,A);bad+=1
            for b in range(a+1,len(bx)):
                B=bx[b]
                if A[0]==B[0] and A[1]<B[3]-.3 and B[1]<A[3]-.3 and A[2]<B[4]-.3 and B[2]<A[4]-.3:
                    bad+=1
                    if bad<4: print('OVER',s.name,A,B)
        lab=dict(file=s.name+'.pdf',layout=s.lay,author='throws-2',generator='reportlab',hardships=s.hard,header=dict(documentNumber=s.docp,shop=s.shopp),vehicle=s.v,items=s.items,discounts=s.discs,subtotal=s.sub,tax=s.tax,total=s.total)
        json.dump(lab,open(O+s.name+'.json','w'),indent=1,ensure_ascii=False)
        assert os.path.getsize(O+s.name+'.pdf')<150000
def flat(p,n,maxl=3):
    js=p.jobs(n); 
    return js,[x for j in js for x in j.parts]
