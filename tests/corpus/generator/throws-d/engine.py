import random,re,html,json,os,subprocess,sys
import words as W
OUT="./"
def parse(fn):
    L={};cur=None
    for ln in open(fn,encoding="utf8"):
        ln=ln.rstrip("\n")
        if not ln.strip() or ln.startswith("#"): continue
        if ln.startswith("@@"):
            p=ln[2:].split(); cur=L.setdefault(p[0],{"opt":dict(x.split("=") for x in p[1:]),"F":[]}); continue
        k,t=ln.split("|",1); k=k.strip(); t=t.strip()
        if k.startswith("F "): cur["F"].append((k[2:].strip(),t))
        else: cur.setdefault(k,[]).append(t)
    return L
class Doc:
    def __init__(s,name,lay,rng):
        s.n=name;s.L=lay;s.r=rng;s.o=lay["opt"];s.items=[];s.used=set();s.usedamt=set()
        s.style=rng.choice(["whole","cents","mixed"]);s.comma=rng.random()<.6;s.keep00=rng.random()<.4
        s.staff=rng.choice(W.FIRST);s.staffl=rng.choice(W.LAST);s.cust=rng.choice(W.FIRST);s.custl=rng.choice(W.LAST)
        a=rng.random()
        s.shop=(rng.choice(W.SB)+" "+rng.choice(W.SS)) if a<.6 else (rng.choice(W.LAST)+rng.choice(["'s "," ","  & Sons "]).replace("  "," ")+rng.choice(W.SS)) if a<.85 else (rng.choice(W.FIRST)+"'s "+rng.choice(W.SS))
        if "mobile" in s.o: s.shop=rng.choice([s.staff+"'s Mobile Repair",s.staff+" Mobile Mechanic",rng.choice(W.SB)+" Mobile Mechanic",s.staffl+" On-Site Auto"])
        s.make,s.model=rng.choice(W.CARS)
        if s.o.get("dealer"): s.shop=rng.choice(W.LAST+W.SB)+" "+s.make
        s.year=rng.randint(1998,2023) if rng.random()<.9 else rng.randint(1978,1997)
        s.veh=dict(year=None,make=None,model=None,trim=None,vin=None,mileage=None);s.docno=None
        s.miles=rng.randint(9000,244000);s.vin="".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(17));s.trim=rng.choice(W.TRIMS)
        s.phonev="(%d) %d-%04d"%(rng.randint(205,989),rng.randint(220,989),rng.randint(0,9999))
        s.addr="%d %s, %s"%(rng.randint(12,9900),rng.choice(W.STREETS),rng.choice(W.CITIES))
        s.dy=rng.randint(max(2016,s.year),2025);s.date="%d/%d/%d"%(rng.randint(1,12),rng.randint(1,28),s.dy)
        s.lower="lower" in s.o
        s.mins=rng.randint(8*60,16*60)
    def fmt(s,c):
        t=f"{c//100:,}" if s.comma else str(c//100)
        return t+(".%02d"%(c%100) if c%100 or s.keep00 else "")
    def price(s,lo,hi):
        r=s.r
        while 1:
            v=r.randint(lo*100,hi*100)
            st=s.style if s.style!="mixed" else r.choice(["whole","cents"])
            if st=="whole": v=round(v/500)*500 if v>5000 else round(v/100)*100
            elif r.random()<.4: v=v//100*100+r.choice([95,99,50,49])
            if v>0 and v not in s.usedamt: break
        s.usedamt.add(v); return v
    def pick(s,lst):
        while 1:
            x=s.r.choice(lst)
            w=x[0].lower()
            if not any(w in u or u in w for u in s.used): s.used.add(w); return x
    def clock(s,adv=0):
        s.mins+=adv; h,m=divmod(s.mins%1440,60)
        return "%d:%02d %s"%((h-1)%12+1,m,"AM" if h<12 else "PM")
    def carstr(s,form=None):
        r=s.r;v=s.veh;mk=s.make;v["model"]=s.model
        f=form or r.choice("ymm ymm ymm ymmt yym yym yymm mmy ym_mi ymm_mi mym_mi ymmt_mi mm".split())
        if s.o.get("dealer") and f in("yym","mym_mi"): f="ymm_mi"
        mkp=mk
        if mk=="Chevrolet" and r.random()<.6: mkp="Chevy"
        if mk=="Volkswagen" and r.random()<.5: mkp="VW"
        yy="%02d"%(s.year%100)
        mi=r.choice([f"{s.miles:,} miles",f"{s.miles} miles",f"{s.miles//1000}k miles",f"{s.miles:,} mi"])
        base=f.replace("_mi","")
        t={"ymm":f"{s.year} {mkp} {s.model}","ymmt":f"{s.year} {mkp} {s.model} {s.trim}","yym":r.choice(["'",""])+f"{yy} {s.model}","yymm":r.choice(["'",""])+f"{yy} {mkp} {s.model}","mmy":f"{mkp} {s.model} ({s.year})","ym":f"{s.year} {s.model}","mym":f"{s.model} ({yy})","mm":f"{mkp} {s.model}"}[base]
        if base!="mm": v["year"]=s.year
        if base not in("yym","ym","mym"): v["make"]=mk
        if base=="ymmt": v["trim"]=s.trim
        if "_mi" in f:
            v["mileage"]=s.miles//1000*1000 if "k" in mi else s.miles
            t+=r.choice([", ",", "," with "])+mi if not t.endswith(")") else ", "+mi
        return t
    def render(s,t,slots=""):
        r=s.r;its=[]
        for c in slots:
            d=dict(c=c,q=None,u=None)
            if c=="X": c=d["c"]=r.choice("PJ")
            if c in "PW": n,pl,lo,hi=s.pick(W.PARTS); v=s.price(lo+(60 if c=="W" else 0),int(hi*(1.5 if c=="W" else 1))+(90 if c=="W" else 0))
            elif c=="J": n,pl,lo,hi=s.pick(W.JOBS); v=s.price(lo,hi)
            elif c=="F": n,pl,lo,hi=s.pick(W.FEES); v=s.price(lo,hi)
            elif c=="Q":
                n,pl,lo,hi=s.pick(W.QTY); d["q"]=r.choice([2,2,3,4,4,4,5,6,6,8]); d["u"]=s.price(lo,hi); v=d["q"]*d["u"]; s.usedamt.add(v)
            elif c=="L":
                n,pl=r.choice(["labor","shop labor","mechanical labor","bench labor","labor"]),False
                d["u"]=r.choice([8500,9500,9800,10500,11000,12000,12500,13500,14000,14500,15800,16500,18900]) ; d["q"]=r.choice([1.2,1.5,1.8,2,2.2,2.5,3,3,3.4,3.5,4,4.6,5,6,6.5,8]); v=round(d["q"]*d["u"])
                if slots=="L" and "<ah>" not in t and "<ar>" not in t: v=s.price(70,900)
            d.update(n=n,pl=pl,v=v); its.append(d)
        for i,d in enumerate(its):   # override
            k="ABCDE"[i]
            m=re.search(r"<%s=([^>]*)>"%k,t)
            if m: d["n"]=m.group(1).replace("~",d["n"]); t=t.replace(m.group(0),"<%s>"%k)
            kl=k.lower()
            if d["c"]=="L":
                if "<%sh>"%kl not in t: d["q"]=None
                if "<%sr>"%kl not in t: d["u"]=None
            else:
                if "<%sq>"%kl not in t: d["q"]=None
                if "<%su>"%kl not in t: d["u"]=None
        xn={}
        def agr(m):
            k=m.group(1);a,b=m.group(2).split("/",1)
            if k=="x":
                if "x" not in xn: xn["x"]=s.pick(W.PARTS)
                return b if xn["x"][1] else a
            d=its["ABCDE".index(k)]; return b if d["pl"] else a
        t=re.sub(r"\[([A-Ex]):([^\]]*)\]",agr,t)
        out="";pos=0
        def cap(n):
            if s.lower: return n
            if re.search(r"(^|[.!?:]\s+)$",out) and not out.endswith(": ") : return n[:1].upper()+n[1:]
            return n
        for m in re.finditer(r"<([^<>]+)>",t):
            out+=t[pos:m.start()];pos=m.end();k=m.group(1)
            if k in "ABCDE" and its:
                d=its["ABCDE".index(k)]; nm=cap(d["n"]); d["printed"]=nm; d["pos"]=len(out); out+=nm
            elif len(k)<=2 and k[0] in "abcde" and its and k[1:] in("","h","q","r","u","p","l"):
                d=its["abcde".index(k[0])]
                if k[1:]=="": out+=s.fmt(d["v"])
                elif k[1:] in "hq": out+=("%g"%d["q"])
                elif k[1:] in "ru": out+=s.fmt(d["u"])
                else:
                    if "sp" not in d: d["sp"]=round(d["v"]*r.uniform(.3,.7)/100)*100
                    out+=s.fmt(d["sp"] if k[1]=="p" else d["v"]-d["sp"])
            elif k=="x":
                if "x" not in xn: xn["x"]=s.pick(W.PARTS)
                out+=cap(xn["x"][0])
            elif k=="xj": out+=cap(s.pick(W.JOBS)[0])
            elif k=="$": out+=s.fmt(s.price(60,900))
            elif k=="$$": out+=s.fmt(s.price(900,3200))
            elif k=="lo-hi":
                a=r.randint(12,80)*10; out+="%d to $%d"%(a,a+r.randint(4,30)*10)
            elif k=="T": out+=s.fmt(s.total)
            elif k=="S": out+=s.fmt(s.sub)
            elif k=="Xt": out+=s.fmt(s.tax)
            elif k=="disc": out+=s.fmt(s.disc)
            elif k=="pct": out+=s.pct
            elif k=="car": out+=s.carstr()
            elif k=="m": out+=s.model
            elif k=="doc":
                if not s.docno: s.docno=r.choice(["%06d"%r.randint(10000,999999),"%d"%r.randint(1000,99999),"RO-%d"%r.randint(10000,99999),"E%d"%r.randint(1000,9999)])
                out+=s.docno
            elif k=="vin": s.veh["vin"]=s.vin; out+=s.vin
            elif k=="phone": out+=r.choice([s.phonev,s.phonev.replace("(","").replace(") ","-")])
            elif k=="time": out+="%d:%02d"%(r.randint(1,12),r.choice([0,15,30,45]))
            elif k=="day": out+=r.choice("Monday Tuesday Wednesday Thursday Friday Saturday".split())
            elif k=="mi": out+=f"{r.randint(20,190)*1000:,}"
            elif k=="yr": out+=str(s.dy-r.randint(1,7))
            elif k=="fy": out+=str(s.dy+r.randint(1,2))
            elif k=="oshop": out+=r.choice(["the dealer","Pep Boys","the place on "+r.choice(W.STREETS),r.choice(W.LAST)+"'s","Midas","my brother-in-law's guy","Firestone"])
            elif k in("cust","last","staff","shop","date","addr"): out+={"cust":s.cust,"last":s.custl,"staff":s.staff,"shop":s.shop,"date":s.date,"addr":s.addr}[k]
            elif k=="other": out+=r.choice(W.FIRST)
            else: raise Exception("ph "+k+" in "+t)
        out+=t[pos:]
        if s.lower: out=out.lower()
        for d in sorted(its,key=lambda d:d.get('pos',0)):
            assert "printed" in d,(t,d)
            nm=d["printed"].lower() if s.lower else d["printed"]
            s.items.append(dict(description=nm,type={"P":"Part","Q":"Part","J":"Service","W":"Service","L":"Labor","F":"Fee"}[d["c"]],quantity=d["q"],unitPrice=d["u"],totalPrice=d["v"]))
        if not s.lower: out=out[:1].upper()+out[1:]
        return out
    def build(s):
        r=s.r;L=s.L;n=r.choice([2,3,3,4,4,5,5,6,7,8])
        s.open=s.render(r.choice(L["O"]))
        fr=L["F"][:];r.shuffle(fr);pri="Q" if s.n[:3]=="D21" else r.choices(["L","Q","XXX",""],[45,22,13,20])[0]
        if pri:
            hit=[x for x in fr if pri in x[0].replace("!","")][:1]; fr=hit+[x for x in fr if x not in hit]
        body=[];bang=False;seenL=set();kinds=""
        for code,t in fr:
            if len(s.items)>=n: break
            c=code.replace("!","")
            if len(s.items)+len(c)>n: continue
            if c=="F" and not s.items: continue
            if "!" in code and (bang or re.search("[PQLX]",kinds)): continue
            if bang and re.search("[PQLX]",c): continue
            if "L" in c and (c.count("L")>0 and kinds.count("L")>=1): continue
            if c=="F" and kinds.count("F")>=2: continue
            if "!" in code: bang=True
            kinds+=c; k0=len(s.items); tx=s.render(t,c); body.append((tx,s.items[k0:]))
        r.shuffle(body);s.items=[i for _,l in body for i in l];body=[t for t,_ in body];s.body=body
        isum=sum(i["totalPrice"] for i in s.items)
        modes=[("N",28)]+[(k,w) for k,w in(("T",30),("TX",26),("ST",8),("DT",14)) if k in L]
        mode=r.choices([m for m,_ in modes],[w for _,w in modes])[0]
        s.mode=mode;s.discs=[];s.sub=None;s.tax=0;s.total=None;lab_sub=None
        rate=r.choice([5,5.5,6,6.25,7,7.25,8.25,8.875]);s.pct="%g"%rate
        if mode=="N": s.close=s.render(r.choice(L["N"])) if "N" in L and r.random()<.7 else ""
        else:
            t=r.choice(L[mode]);s.sub=isum
            if mode=="T": s.total=isum
            if mode=="TX": s.tax=round(isum*rate/100); s.total=isum+s.tax
            if mode=="DT":
                s.disc=min(r.choice([1000,1500,2000,2500,5000,round(isum*.1/100)*100 or 500]),isum//3//100*100 or 100); s.discs=[s.disc]; s.total=isum-s.disc
            s.close=s.render(t)
            if "<S>" in t: lab_sub=isum
            if mode=="ST": s.total=None
        ds=L["D"][:];r.shuffle(ds);s.dis=[s.render(t) for t in ds[:r.choice([1,2,2,3])]]
        s.bye=s.render(r.choice(L["Z"]))
        # interleave distractors
        b=body[:]
        for d in s.dis[:2]: b.insert(r.randint(1,len(b)),d) if r.random()<.6 else b.append(d)
        s.flow=b
        s.extra=s.dis[2:]
        s.cl=[s.render(t) for t in r.sample(L["C"],min(len(L["C"]),3))] if "C" in L else []
        s.lab_sub=lab_sub
        return s
    def label(s):
        kind=s.o["kind"]
        return dict(file=s.n+".pdf",kind=kind,layout=s.n[:3],author="throws-d",generator="chromium",hardships=[],header=dict(documentNumber=s.docno,shop=s.shop),vehicle=s.veh,items=s.items,discounts=s.discs,subtotal=s.lab_sub,tax=s.tax,total=s.total)
def main(fn,only=None):
    import shells
    for lid,lay in parse(fn).items():
        if only and lid not in only: continue
        for k in "abcdef":
            nm=lid+k
            for att in range(30):
                d=Doc(nm,lay,random.Random(nm+str(att)+"s1")).build()
                if len(d.items)>=2: break
            h=shells.SH[lay["opt"]["shell"]](d)
            j=d.label()   # after shell (doc no.)
            open(f"./html/{nm}.html","w").write('<meta charset=utf8><style>body{font-variant-ligatures:none}</style>'+h)
            subprocess.run(["chromium","--headless","--no-sandbox","--disable-gpu","--no-pdf-header-footer",f"--print-to-pdf={OUT}/{nm}.pdf",f"file://{os.getcwd()}/src/html/{nm}.html"],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=60)
            json.dump(j,open(f"{OUT}/{nm}.json","w"),indent=1)
if __name__=="__main__": main(sys.argv[1],sys.argv[2:] or None)
