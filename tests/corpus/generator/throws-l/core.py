import random, re, words, pat
P,J,V,F = words.load()
NUM={2:"two",3:"three",4:"four",5:"five",6:"six",8:"eight"}
def pick(r,l): return l[r.randrange(len(l))]
class Q: pass
def mark(i,s): return "\x01%02d\x02%s\x03"%(i,s)
def plural(d):
    w=re.sub(r"\s*\(.*","",d).split(" w/")[0].split()
    return w[-1].lower().endswith("s") and not w[-1].lower().endswith("ss")
def make(r,lo=3,hi=9,mode=None,qty=0.75,whole=None,fees=None):
    q=Q(); q.r=r; q.mode=mode or pick(r,["split","split","split","jobs","mixed"])
    q.whole = r.random()<0.68 if whole is None else whole
    n=r.randint(lo,hi); q.items=[]; used=set()
    def price(a,b):
        if q.whole: 
            v=r.randint(a,b); 
            return (v//5*5 if r.random()<.6 and v>20 else v)*100
        return r.randint(a,b)*100+pick(r,[0,0,50,95,99,49,r.randint(1,99)])
    def fresh(l):
        for _ in range(60):
            k=r.randrange(len(l))
            d=pick(r,l[k][-1])
            if (id(l),k) in used or any(set(d.lower().split())&STOPF & set(x['d'].lower().split()) or d.lower() in x['d'].lower() or x['d'].lower() in d.lower() for x in q.items): continue
            used.add((id(l),k)); return l[k],d
        return l[k],d
    def add(d,t,tot,qn=None,u=None,kind="flat"):
        q.items.append(dict(d=d,type=t,p=tot,q=qn,u=u,kind=kind,old=None,Q=None,U=None,seen=None))
    def part():
        e,d=fresh(P)
        if e[2] and r.random()<qty and not d.startswith(("coil #",)):
            k=pick(r,e[2]); u=price(e[0],e[1]); add(d,"Part",u*k,k,u,"qty")
        else:
            m=pick(r,e[2]) if e[2] else 1
            add(d,"Part",price(e[0],e[1])*m)
    q.rate=pick(r,[85,90,95,100,110,115,120,125,130,135,140,145,150,165,180])*100
    def labor(name=None):
        h=pick(r,[1,1.5,2,2.5,3,3.5,4,0.5,0.8,1.2,1.8,2.2,2.8,4.5,5,6.5]); nm=name or pick(r,words.LABORS.split("|"))
        if r.random()<.6: add(nm,"Labor",round(h*q.rate),h,q.rate,"hours")
        else: add(nm,"Labor",price(60,480))
    def service():
        e,d=fresh(J); add(d,"Service",price(e[0],e[1]),kind="job")
    def vjob():
        e,d=fresh(V); add(d,"Service",price(e[0],e[1]),kind="vjob")
    def fee():
        e,d=fresh(F); add(d,e[2],price(e[0],e[1]),kind="fee")
    nf = r.choice([0,0,1,1,2]) if fees is None else fees
    nf=min(nf,max(0,n-3)); nb=n-nf
    q.groups=[]
    if q.mode=="split" or q.mode=="mixed":
        ns=r.choice([0,0,1]) if q.mode=="split" else max(1,nb//3); ns=min(ns,nb-2); nb-=ns
        while nb>0:
            k=min(nb,r.choice([2,2,3,3,4,5])); 
            if nb-k==1: k=nb
            a=len(q.items); 
            for _ in range(max(1,k-1)): part()
            if k>1: labor("labor" if r.random()<.5 else None)
            q.groups.append((a,len(q.items))); nb-=k
        for _ in range(ns): a=len(q.items); service(); q.groups.append((a,a+1))
    else:
        for _ in range(nb): a=len(q.items); vjob() if r.random()<.5 and len([x for x in q.items if x['kind']=="vjob"])<8 else service(); q.groups.append((a,a+1))
    for _ in range(nf): a=len(q.items); fee(); q.groups.append((a,a+1))
    q.tq={}
    # money style
    st=pick(r,["plain","plain","$","$","full"] if q.whole else ["$","plain","full","full"]); cm=r.random()<.5
    def fmt(c):
        w,ct=divmod(c,100); ws=f"{w:,}" if cm else str(w)
        if st=="full": return f"${ws}.{ct:02d}"
        return ("$" if st=="$" else "")+ws+(f".{ct:02d}" if ct else "")
    q.fmt=fmt
    q.case=pick(r,["low","low","normal","normal","normal","up"] if r.random()<.25 else ["low","normal","normal"]); q.sloppy=r.choice([0,0,.3,.6])
    q.f=pick(r,words.FIRST); q.c=pick(r,words.CUST); q.l=pick(r,words.LAST)
    q.shop=pick(r,words.SHOPS).format(f=q.f,l=q.l,t=pick(r,words.TOWNS))
    mk,ms=pick(r,words.CARS); q.make,q.model,q.year=mk,pick(r,ms),r.randint(2002,2023)
    q.miles=r.randint(38,236)*1000+r.randint(0,999) if r.random()<.5 else None; q.vin=None
    q.v=pick(r,[f"{q.year} {mk} {q.model}"]*3+[f"{mk} {q.model} {q.year}"])
    # sums
    sub=sum(x['p'] for x in q.items)
    q.disc=[]
    if r.random()<.3:
        q.disc.append(max(500,min(sub//4,r.choice([1000,1500,2000,2500,3000,4000,5000,7500]))))
    if q.disc and r.random()<.2: q.disc.append(r.choice([500,1000,1500]))
    q.sub=sub-sum(q.disc)
    q.taxed=r.random()<.55
    if q.taxed:
        base=sum(x['p'] for x in q.items if x['type']=="Part") if r.random()<.5 else q.sub
        if base<=0: base=q.sub
        t=base*r.choice([4.5,5,6,6.25,6.5,7,7.25,7.75,8,8.25,8.875,9.5])/100
        q.tax=round(t/100)*100 if q.whole and r.random()<.5 else round(t)
    else: q.tax=0
    q.total=q.sub+q.tax; q.T=None; q.S=None; q.hard=set(); q.doc=None; q.carprinted=False
    return q
STOPF=set("radiator alternator starter thermostat battery tires alignment injector injectors struts shocks axle compressor rotors pads windshield engine transmission trans muffler brakes plugs coil coils filter hub bearing rods pump turbo belt labor diag flush inspection fee tow recharge".split())

def gl(q,s):
    "sloppy substitutions on glue words; never touches marks"
    if q.sloppy:
        for a,b in (("you","u"),("your","ur"),("are","r"),("because","bc"),("with","w/"),("tomorrow","tmrw"),("the","teh"),("and","&"),("thats","thts"),("through","thru"),("about","abt"),("before","b4"),("should","shud"),("needs","neds"),("price","prce")):
            if a in("the","before") and q.r.random()<.85: continue
            s=re.sub(r"(?<![\w/'{])%s(?![\w}'])"%a,lambda m: b if q.r.random()<q.sloppy*.6 else m.group(0),s)
    return s
def say(q,tpl,i,price=None,s=None):
    x=q.items[i]; d=x['d']; t=gl(q,tpl)
    if "{q}" in t:
        x['Q']=x['q']
        qs=("%g"%x['q'])
        if x['kind']=="qty" and NUM.get(x['q']) and "{q} " in t and "x" not in t and "@" not in t and q.r.random()<.2: qs=NUM[x['q']]; x['qs']=qs
        t=t.replace("{q}",qs)
    if "{u}" in t: x['U']=x['u']; t=t.replace("{u}",q.fmt(x['u']))
    pl=plural(d)
    t=t.replace("{is}","are" if pl else "is").replace("{runs}","run" if pl else "runs").replace("{it}","them" if pl else "it")
    if s is not None: t=t.replace("{s}",s)
    return t.replace("{d}",mark(i,d)).replace("{p}",q.fmt(x['p'] if price is None else price))
def sentence(q,i):
    x=q.items[i]; k=x['kind']; r=q.r
    if x['old']: return say(q,pick(r,pat.S1 if x['type']=="Part" else pat.SJ),i,x['old'])
    if k=="qty": l=pat.SQ if r.random()<.6 else pat.SQT
    elif k=="hours": l=pat.LH if r.random()<.5 else pat.LHO
    elif x['type']=="Labor": l=pat.L1
    elif k=="job": l=pat.SJ
    elif k=="vjob": l=pat.SV
    elif k=="fee": l=pat.SF
    else: l=pat.S1
    return say(q,pick(r,l),i)
def line(q,i,how,sep):
    x=q.items[i]; a={"LN":(pat.LN,pat.LNQ,pat.LNH),"PF":(pat.PF,pat.PFQ,pat.PFH),"RO":(pat.RO,pat.ROQ,pat.ROH)}[how]
    l=a[0]
    if x['kind']=="qty" and not x['old']: l=a[1]
    if x['kind']=="hours" and not x['old']: l=a[2]
    if l is not a[0] and hasattr(q,"tq") and q.r.random()<.7:   # keep one manner mostly
        t=q.tq.setdefault((how,l is a[1]),pick(q.r,l))
    else: t=pick(q.r,l)
    if x['kind']=="vjob" and q.r.random()<.5: t=t.replace("{d}",pick(q.r,["replace {d}","r&r {d}","{d} installed","swap {d}"]))
    return say(q,t,i,x['old'],sep)
def prose(q,idx):
    "sentences for items idx, some joined"
    out=[]; k=0; r=q.r
    def flat(j): x=q.items[j]; return x['kind']=="flat" and not x['old']
    def multi(tpl,js):
        t=gl(q,tpl)
        for L,l,j in zip("ABC","abc",js): t=t.replace("{%s}"%L,mark(j,q.items[j]['d'])).replace("{p%s}"%l,q.fmt(q.items[j]['p']))
        return t
    while k<len(idx):
        a=idx[k:k+3]; ty=[q.items[j]['type'] for j in a]
        if len(a)==3 and all(map(flat,a)) and ty==["Part"]*3 and r.random()<.5: out.append(multi(pick(r,pat.PPP),a)); k+=3
        elif len(a)>1 and flat(a[0]) and flat(a[1]) and ty[:2]==["Part","Part"] and r.random()<.6: out.append(multi(pick(r,pat.PP),a[:2])); k+=2
        elif len(a)>1 and flat(a[0]) and flat(a[1]) and ty[:2]==["Part","Labor"] and r.random()<.7: out.append(multi(pick(r,pat.PL),a[:2])); k+=2
        else: out.append(sentence(q,a[0])); k+=1
    return out
def case(q,s,who="S"):
    "sentence case / lower / upper outside of nothing: marks have no letters"
    c=q.case if who=="S" else q.ccase
    if c=="low": return s.lower()
    if c=="up": return s.upper()
    return re.sub(r"(^|[.?!]\s+|\n(?:[-*•]\s)?)((?:\x01\d\d\x02)?)([a-z])",lambda m:m.group(1)+m.group(2)+m.group(3).upper(),s)
def finish(q,s,who="S"):
    s=case(q,s,who)
    def g(m):
        x=q.items[int(m.group(1))]
        if x['seen'] is None and who=="S": x['seen']=m.group(2)
        return m.group(2)
    while "\x01" in s: s=re.sub(r"\x01(\d\d)\x02([^\x01\x03]*)\x03",g,s)
    return s
def label(q,file,layout,gen,kind="message"):
    items=[]
    for x in q.items:
        assert x['seen'],("not printed",x)
        items.append(dict(description=" ".join(x['seen'].split()),type=x['type'],quantity=x['Q'],unitPrice=x['U'],totalPrice=x['p']))
    v={}
    if q.carprinted: v=dict(year=q.year,make=q.make,model=q.model)
    if q.vin: v['vin']=q.vin
    if q.miles and q.milesprinted: v['mileage']=q.miles
    if not q.T:
        assert not q.disc or True
    return dict(file=file,layout=layout,author="author-l",generator=gen,hardships=sorted(q.hard),kind=kind,header=dict(shop=q.shop,documentNumber=q.doc),
        vehicle=v,items=items,discounts=q.disc,subtotal=q.S,tax=q.tax,total=q.T or 0)
