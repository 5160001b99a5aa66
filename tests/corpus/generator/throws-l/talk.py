import re, pat, words, core
from core import pick, say, sentence, line, prose, finish, gl, P, mark
def newname(q,part=True):
    r=q.r
    for _ in range(99):
        e=pick(r,P); d=pick(r,e[3])
        if not any(set(d.lower().split())&set(x['d'].lower().split()) for x in q.items): return d,q.items and (r.randint(e[0],e[1])//5*5+5)*100
    return d,4500
def nomark(q,tpl,d,p,o=None):
    pl=core.plural(d)
    t=gl(q,tpl).replace("{is}","are" if pl else "is").replace("{it}","them" if pl else "it").replace("{runs}","run" if pl else "runs")
    t=t.replace("{d}",d).replace("{p}",q.fmt(p))
    return t.replace("{o}",q.fmt(o)) if o else t
def plan(q,cor=.25,rem=.12,hide=.06):
    "choose traps before the body is written"
    r=q.r; q.cor=[]; q.rem=None; q.opt=None
    fl=[i for i,x in enumerate(q.items) if x['type']!="Labor" and x['kind'] in("flat","job") and x['d'] not in("labor","parts","Parts","Labor") and sum(y['d']==x['d'] for y in q.items)==1]
    if fl and r.random()<cor:
        for i in r.sample(fl,min(len(fl),r.choice([1,1,2]))):
            x=q.items[i]; 
            while True:
                o=x['p']+r.choice([-40,-30,-25,-20,-15,-10,10,15,20,25,30,35,45,60])*100
                if o>500 and o!=x['p']: break
            x['old']=o; q.cor.append(i); q.hard.add("correction")
    if r.random()<rem: q.rem=newname(q); q.hard.add("removed-later")
    if r.random()<.3: q.opt=newname(q); q.hard.add("option-not-taken")
    q.hide=q.taxed and r.random()<hide
def discs(q): return [pat.DISC[q.r.randrange(len(pat.DISC))].replace("{x}",q.fmt(x)) for x in q.disc]
def sums(q,none=.1,force=None):
    r=q.r
    if not q.taxed and r.random()<none and not force: q.hard.add("no-total"); return []
    T=[t for t in pat.T_TAX] if q.taxed else pat.T_NO
    if q.hide: T=pat.T_HID; q.hard.add("tax-not-printed")
    t=pick(r,T); q.T=q.total
    if "{S}" in t: q.S=q.sub
    t=t.replace("{T}",q.fmt(q.total)).replace("{X}",q.fmt(q.tax)).replace("{S}",q.fmt(q.sub))
    return t.split("|")
def deposit(q):
    r=q.r; 
    if r.random()>.25 or not q.T: return []
    dp=max(5000,q.total//r.choice([2,3,4])//2000*2000); dp=min(dp,q.total-100)
    q.hard.add("deposit")
    return [pick(r,pat.DEP).replace("{DP}",q.fmt(dp)).replace("{BAL}",q.fmt(q.total-dp))]
INTRO=["heres the breakdown","ok here it is","prices","this is what I have so far","quote:","breakdown:","here you go","what it needs:","list for you","so","parts and labor below","ok so","here is the estimate you asked for","this is everything","work needed:",""]
HEADJOB=["{h}","{h} job","job {n} - {h}","{n}) {h}","** {h} **","{h}:","for the {h}:"]
def body(q,shape):
    r=q.r; n=len(q.items); idx=list(range(n)); sep=pick(r,pat.SEPS); psep=pick(r,pat.PSEPS); out=[]
    extra=None
    if q.rem: extra=nomark(q,"{d}"+(sep if shape!="price" else " ")+"{p}" if shape in("list","groups","runon","comma") else pick(r,pat.S1),*q.rem)
    if shape in("pairs","price"):
        if q.rem: extra=nomark(q,"{p}"+psep+"{d}" if shape=="price" else "{d}\f{p}",*q.rem)
    if shape in("bub","para"):
        s=prose(q,idx)
        if extra: s.insert(r.randint(1,len(s)),extra)
        j=pick(r,[". ",". ","\n",", ","; "," and ",". then "]) if shape=="bub" else pick(r,[". ","; ",". ",", "])
        while s:
            k=len(s) if shape=="para" and len(s)<12 else r.randint(5,9) if shape=="para" else r.choice([1,1,1,2,2,3])
            out.append(j.join(s[:k])); s=s[k:]
    elif shape in("list","price"):
        b=pick(r,["- ","- ","• ","* ","","", "-","> " if False else "+ ","#"])
        s=[]
        for k,i in enumerate(idx):
            t=line(q,i,"LN" if shape=="list" else "PF",sep if shape=="list" else psep)
            s.append((f"{k+1}. " if b=="#" else b+" " if b=="-" and not t[1:4].startswith(("00","01")) and (t[0].isdigit() or t[0]=="$") else b)+t)
        if extra: s.insert(r.randint(1,len(s)),("- " if b=="#" else b)+extra)
        if r.random()<.25: s.insert(r.randint(1,len(s)),pick(r,["(scan no charge)","-- rest is fine --","multi point check - free","see pics"]))
        it=pick(r,INTRO)
        if len(s)>7 and r.random()<.5: h=len(s)//2; out=["\n".join(([it] if it else [])+s[:h]),"\n".join(s[h:])]
        else: out=["\n".join(([it] if it else [])+s)]
    elif shape=="comma":
        j=pick(r,[", ",", ","; "," + "," / "])
        s=[line(q,i,pick(r,["RO","RO","LN"]) if False else "RO","") for i in idx]
        if extra: s.insert(r.randint(1,len(s)),extra)
        it=pick(r,INTRO).rstrip(":"); 
        k=r.choice([len(s),len(s),(len(s)+1)//2])
        out=[(it+": " if it else "")+j.join(s[:k])]
        if s[k:]: out.append(pick(r,["","also ","and ","plus "])+j.join(s[k:]))
    elif shape=="runon":
        s=[]; k=0
        while k<n:
            m=r.choice([2,3,3,4]); s.append(" ".join(line(q,i,"RO","") for i in idx[k:k+m])); k+=m
        if extra: s.insert(r.randint(0,len(s)),extra)
        out=["\n".join(s)] if r.random()<.6 else s
    elif shape=="groups":
        hd=pick(r,HEADJOB); b=pick(r,["","- ","  ","* "]); st=r.random()<.5; rev=r.random()<.2
        for gn,(a,z) in enumerate(q.groups):
            g=q.items[a:z]
            if z-a==1 and g[0]['kind']=="fee" or z-a==1 and g[0]['d'] not in("parts","labor","Labor","Parts"): out.append(line(q,a,"LN",sep)); continue
            h=hd.format(h=getattr(q,"heads",{}).get(gn) or g[0]['d'],n=gn+1)
            L=[b+line(q,i,"PF" if rev else "LN",psep if rev else sep) for i in range(a,z)]
            if st and not any(x['old'] for x in g): L.append(pick(r,["thats {t} for that","job total {t}","= {t}","sub {t}"]).format(t=q.fmt(sum(x['p'] for x in g))))
            out.append("\n".join([h]+L))
        if extra: out.append(extra)
        if r.random()<.4: out=["\n\n".join(out)]
    elif shape=="pairs":
        how="LN" if r.random()<.75 else "PF"
        for i in idx: out+=line(q,i,how,"\f").split("\f")
        if extra: out+=extra.split("\f") if how=="LN" else extra.split("\f")[::-1]
    if shape not in("bub","para") and any(x['kind']=="vjob" for x in q.items): out.append(pick(r,["prices are parts and labor","thats all installed","everything is parts and labor","all prices installed","parts and labor included"]))
    return out
def merge_parts(q,prob=.6):
    "groups of parts + labor into bare Parts / Labor rows under a head"
    r=q.r; items=[]; groups=[]; heads={}
    nm=pick(r,[("parts","labor"),("Parts","Labor"),("parts","labor")])
    for a,z in q.groups:
        g=q.items[a:z]; s=len(items)
        if len(g)>1 and g[-1]['type']=="Labor" and r.random()<prob:
            heads[len(groups)]=g[0]['d']; lab=g[-1]; lab['d']=nm[1]
            items.append(dict(d=nm[0],type="Part",p=sum(x['p'] for x in g[:-1]),q=None,u=None,kind="flat",old=None,Q=None,U=None,seen=None)); items.append(lab)
        else: items+=g
        groups.append((s,len(items)))
    q.items,q.groups,q.heads=items,groups,heads
def conv(q,shape,opener=True,close=True,two=True,noise=(0,3),cor=.25):
    "the talk: list of (who, text)"
    r=q.r; q.ccase=pick(r,["low","normal","normal"]); plan(q,cor); M=[]
    q.milesprinted=False
    F=dict(c=q.c,f=q.f,shop=q.shop,v=q.v,sym=pick(r,pat.SYM),oth=pick(r,["midas","firestone","pep boys","the dealer","jiffy lube","meineke","a guy on craigslist","the shop on 5th"]),n=q.fmt((q.total//100+r.randint(-300,500))//10*1000 if q.total>60000 else 40000))
    def add(w,t): M.append((w,t))
    if opener:
        if two and r.random()<.65:
            add("C",pick(r,pat.OPENC).format(**F)); q.carprinted=True
            if r.random()<.4: add("S",pick(r,["whats the mileage","how many miles","send me the vin or mileage"])); add("C",pick(r,["{m}","its at {m}","{m} miles","{m} on it"]).replace("{m}",str(q.miles) if r.random()<.6 else f"{q.miles:,}") if q.miles else pick(r,["not sure","its in the shop, cant see it","a lot lol"])); q.milesprinted=bool(q.miles)
        else:
            if two and r.random()<.5: add("C",pick(r,pat.GREET).format(**F)+pick(r,[" any news?"," did you get a chance to look at it",""]))
            add("S",pick(r,pat.OPENS).format(**F)); q.carprinted=True
    if two and r.random()<.45:
        add("C",pick(r,pat.CQ).format(**F)); q.hard.add("foreign-figures")
        if r.random()<.7: add("S",pick(r,pat.CQA))
    B=body(q,shape); 
    for k in range(r.randint(*noise)): 
        p=len(B) if shape=="pairs" else r.randint(0,len(B)); B.insert(p,gl(q,pick(r,pat.NOISE)))
    for k,t in enumerate(B):
        add("S",t)
        if two and shape!="pairs" and 0<k<len(B)-1 and r.random()<.12: add("C",pick(r,["ok","oh wow","ok what else","hmm","makes sense","is that parts and labor?","wait is that the front or the back","k"]))
    if two and r.random()<.15:
        x=pick(r,q.items)
        if not x['old']: add("C",pick(r,["so {p} for the {d}?","{p} for {d}, is that right","why is the {d} {p}"]).replace("{p}",q.fmt(x['p'])).replace("{d}",x['d'])); add("S",pick(r,["yes","yep","thats what they charge me","yeah unfortunately"])); q.hard.add("price-repeated")
    if q.opt:
        d,p=q.opt; add("S",nomark(q,pick(r,pat.OPT),d,p)); 
        if two: add("C",nomark(q,pick(r,pat.OPTNO),d,p))
    if q.rem: add("S",nomark(q,pick(r,pat.REM),*q.rem))
    ds=discs(q); early=None
    if q.cor and not q.taxed and not q.disc and not q.rem and r.random()<.4:
        o=sum((x['old'] or x['p']) for x in q.items); add("S",pick(r,["total {T}","so {T} all in","{T} for everything"]).replace("{T}",q.fmt(o))); q.hard.add("old-total"); early=1
        if two and r.random()<.5: add("C",pick(r,["ok","hm thats a lot","can you do any better?"]))
    for i in q.cor:
        x=q.items[i]; add("S",nomark(q,pick(r,pat.COR),x['d'],x['p'],x['old']))
    for t in ds: add("S",gl(q,t))
    if early: 
        q.T=q.total; add("S",pick(r,["so new total {T}","that makes it {T}","{T} total now","updated total {T}"]).replace("{T}",q.fmt(q.total)))
    else:
        s=sums(q,none=0 if (q.cor or q.disc) else .12)
        if r.random()<.25 and s: 
            if two: add("C",pick(r,["so whats the total","how much all together?","total?","with tax?"]))
        for t in s: add("S",t)
    if not q.T: q.tax=0
    for t in deposit(q): add("S",t)
    if close and two:
        for _ in range(r.randint(0,2)): add("C",pick(r,pat.CLOSE))
        if r.random()<.5: add("S",pick(r,pat.CLOSES))
    return [(w,finish(q,t,w)) for w,t in M]
