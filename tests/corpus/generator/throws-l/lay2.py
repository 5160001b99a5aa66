from rl import *
import core, talk, pat, textwrap
from core import pick
def shopmsgs(r,q,shape,**k): return talk.conv(q,shape,two=False,close=False,**k)
def L05(r,path):
    "mail: short reply of the customer, the quote below with > "
    q=core.make(r,3,12); M=shopmsgs(r,q,pick(r,["para","list","comma","groups","bub"]),noise=(0,2)); k=Clock(r); f=pick(r,["Mo","Courier","Li","Se"]); z=r.choice([8.5,9,10]); n=r.choice([52,60,68,76])
    p=Pg(path,612,792,None,lambda s:s.h-50,50); g=pick(r,["> ","> ",">","> > "])
    if r.random()<.7:
        for h in ("From: %s %s"%(q.c,q.l),"To: "+q.shop,"Date: "+k.long()+" "+k.t(),"Subject: Re: "+pick(r,["quote","your car","estimate",q.v,"repair"])): p.text(54,h,f,z)
        p.y-=z
    for t in r.sample(pat.CLOSE,r.randint(1,2))+([pick(r,["see my answer: no extras","drop it off monday?","is the tax in there?"])] if r.random()<.4 else [])+[q.c]: p.text(54,t[0].upper()+t[1:] if r.random()<.7 else t,f,z)
    p.y-=z
    p.text(54,pick(r,["On %s at %s, %s wrote:","%s %s %s wrote:","---- On %s %s, %s wrote ----"])%(k.long(),k.tick(),q.shop),f,z,"#444444")
    p.text(54,g.rstrip() if g!=">" else ">",f,z,"#444444")
    for w,t in M:
        for para in t.split("\n"):
            for l in (textwrap.wrap(para,n-3,break_long_words=False,break_on_hyphens=False) or [""]): p.text(54,g+l,f,z,"#333366" if r.random()<0 else "#222222")
        if r.random()<.7: p.text(54,g.strip(),f,z)
    if r.random()<.6:
        p.text(54,g+pick(r,["thanks","Thank you","-- ","regards"]),f,z); p.text(54,g+q.f,f,z); p.text(54,g+q.shop,f,z)
    p.save(); q.hard.add("quoted-lines"); return q
def L06(r,path):
    "notes app"
    q=core.make(r,3,20,fees=r.choice([0,1,2])); q.case=pick(r,["low","low","normal"]); shape=pick(r,["list","price","runon","list","comma"]); q.ccase="low"; talk.plan(q,.2,0); q.opt=None; q.milesprinted=False; k=Clock(r)
    B=talk.body(q,shape); T=talk.discs(q)
    for i in q.cor: x=q.items[i]; T.insert(0,talk.nomark(q,pick(r,pat.COR[2:6]),x['d'],x['p'],x['old']))
    T+=talk.sums(q,none=.1 if not(q.disc or q.cor) else 0)
    if not q.T: q.tax=0
    dep=talk.deposit(q)
    W=r.choice([320,375,420]); f=pick(r,["Ro","Li","De","Helvetica","NaI"]); z=r.choice([10,11,12]); yel=r.random()<.4
    def top(s):
        s.c.setFillColor(H("#c99700")); s.c.setFont("Li",10); s.c.drawString(14,s.h-24,"< Notes"); s.c.drawRightString(s.w-14,s.h-24,pick(r,["Done","..."])); return s.h-40
    p=Pg(path,W,r.choice([640,760]),"#fff9d6" if yel else "#ffffff",top)
    p.text(W/2,k.long()+" at "+k.t(),"Li",7.5,"#999999",15,"c"); b=f if f in("Helvetica",) else "LiB"
    p.para(16,W-32,pick(r,["{c} {v}","{v} - {c}","{v}"]).format(c=q.c,v=q.v),b if b!="Helvetica" else "Helvetica-Bold",14,"#000000",19); q.carprinted=True
    p.text(16,q.shop,f,z-1,"#666666",16)
    if q.miles and r.random()<.6: p.text(16,pick(r,["{m} mi","miles {m}","odo {m}"]).format(m=q.miles),f,z,"#222222",16); q.milesprinted=True
    if r.random()<.4: p.text(16,pick(r,pat.SYM),f,z,"#222222",16)
    box=shape in("list","price") and r.random()<.4
    for t in B+T+dep:
        for l in core.finish(q,t).split("\n"):
            if box and t in B and l[:1].isalnum(): p.need(z+4); p.c.setStrokeColor(H("#c99700")); p.c.circle(22,p.y-z*.6,4,stroke=1,fill=0); p.para(34,W-48,l,f,z,"#111111",z*1.45)
            else: p.para(16,W-32,l,f,z,"#111111",z*1.45)
        if r.random()<.3: p.y-=z*.6
    for t in r.sample(pat.NOISE,r.randint(0,2)): p.para(16,W-32,t,f,z,"#111111",z*1.45)
    p.save(); return q
def L08(r,path):
    "forwarded mail, running text"
    q=core.make(r,3,12); q.case="normal" if r.random()<.7 else q.case; M=shopmsgs(r,q,pick(r,["para","para","comma"]),noise=(0,2)); k=Clock(r); f=pick(r,["Se","Li","Helvetica","Times-Roman","RoC"]); z=r.choice([9.5,10.5,11.5]); x=r.choice([50,72]); w=r.choice([300,420,490])
    p=Pg(path,612,792,None,lambda s:s.h-54,50)
    if r.random()<.8: p.para(x,w,pick(r,["fyi - can you look at this? thought {n} was the limit","Mom, see below. Is this ok?","See below, dealer was {n}","what do you think? sounds high, we had {n} saved","for the file"]).replace("{n}",q.fmt(r.randint(4,30)*5000)),f,z); p.y-=z
    p.text(x,pick(r,["---------- Forwarded message ---------","Begin forwarded message:","-----Original Message-----","________________________________"]),f,z,"#333333")
    for h in ("From: "+q.shop,"Date: "+k.long()+", "+k.t(),"Subject: "+pick(r,["your quote","Estimate",q.v,"prices"]),"To: %s %s"%(q.c,q.l)): p.text(x,h,f,z,"#333333")
    p.y-=z
    if r.random()<.6: p.text(x,pick(r,["Hi %s,","%s,","Hello %s -"])%q.c,f,z); p.y-=5
    buf=[]; one=r.random()<.5
    for _,t in M: buf.append(t.rstrip())
    if one: p.para(x,w," ".join(t if t.endswith((".",":","?")) else t+"." for t in (b.replace("\n",". ") for b in buf)),f,z,"#000000",z*1.4)
    else:
        for t in buf: p.para(x,w,t,f,z,"#000000",z*1.4); p.y-=z*.6
    p.y-=z
    for t in (pick(r,["Thanks,","Best,","-"]),q.f,q.shop): p.text(x,t,f,z)
    p.save(); q.hard.add("forwarded"); return q
def L12(r,path):
    "work chat (Slack/Teams like) of a fleet"
    q=core.make(r,4,20,fees=r.choice([0,1,2])); M=talk.conv(q,pick(r,["list","groups","bub","comma"]),noise=(0,2)); k=Clock(r); f=pick(r,["Ro","Li","De"]); fb={"Ro":"RoB","Li":"LiB","De":"DeB"}[f]; z=r.choice([8.5,9.5]); unit="Unit %d"%r.randint(10,480)
    W=612; side=r.random()<.5; x=190 if side else 50
    def top(s):
        if side:
            s.c.setFillColor(H("#3f0e40")); s.c.rect(0,0,140,s.h,stroke=0,fill=1); s.c.setFillColor(H("#ffffff")); s.c.setFont(f,8)
            for i,t in enumerate(["# general","# fleet-repairs","# %s"%unit.lower().replace(" ","-"),"# fuel-cards","Direct messages",q.c,q.f]): s.c.drawString(14,s.h-50-i*16,t)
        s.c.setFillColor(H("#000000")); s.c.setFont(fb,11); s.c.drawString(x-30,s.h-34,"# fleet-repairs  "+unit); s.c.setFont(f,7.5); s.c.setFillColor(H("#777777")); s.c.drawString(x-30,s.h-45,"shared with "+q.shop); return s.h-60
    p=Pg(path,W,792,None,top,40); last=None; q.hard.add("side-column") if side else 0
    p.text(W/2+(60 if side else 0),k.wd()+", "+k.long(),f,7.5,"#777777",16,"c")
    for w,t in M:
        if w!=last:
            p.need(60); p.y-=5; p.c.setFillColor(H("#c97b2a" if w=="S" else "#2a7bc9")); p.c.roundRect(x-30,p.y-24,22,22,3,stroke=0,fill=1)
            nm=(q.f+" ("+q.shop+")" if r.random()<.4 else q.f) if w=="S" else q.c+" "+q.l
            p.c.setFont(f,7); p.c.setFillColor(H("#888888")); p.c.drawString(x+sw(nm,fb,z)+8,p.y-z,k.tick()); p.text(x,nm,fb,z,"#000000",z*1.5)
        p.para(x,W-x-50,t,f,z,"#1d1c1d",z*1.4)
        if r.random()<.12: p.text(x,pick(r,["+1","2 replies","edited","seen by 3"]),f,7,"#1264a3",11)
        last=w
    p.save(); return q
def L13(r,path):
    "multi-part SMS on a narrow strip"
    q=core.make(r,3,10); M=talk.conv(q,pick(r,["bub","comma","runon","list"]),noise=(0,1)); k=Clock(r); f=pick(r,["Courier","Mo","Na","Li"]); z=r.choice([7.5,8,9]); W=r.choice([200,226,260])
    n=sum(len(wrap(t,f,z,W-24))+3 for _,t in M); p=Pg(path,W,max(400,min(1400,n*z*1.4+120)),None,lambda s:s.h-14,14)
    st=pick(r,["(%d/%d) ","%d of %d: ","[%d/%d] ","Msg %d/%d "]); S=[i for i,(w,_) in enumerate(M) if w=="S"]; hd=r.random()<.6
    p.text(W/2,q.shop,f,z+1,"#000000",None,"c"); p.text(W/2,pick(r,["SMS LOG","MESSAGE PRINT","TEXT MESSAGES","Conversation"]),f,z,"#000000",z*1.8,"c")
    for i,(w,t) in enumerate(M):
        if hd: p.text(12,("FROM " if w=="S" else "TO ")+(pick(r,["%s","%s"])%(q.f if w=="S" else q.c))+"  "+k.d()+" "+k.tick(),f,z-1,"#555555")
        elif w=="C": t=q.c+": "+t
        if w=="S": t=st%(S.index(i)+1,len(S))+t
        p.para(12,W-24,t,f,z,"#000000",z*1.32); 
        if hd and r.random()<.8: p.text(12,"-"*int((W-24)/sw("-",f,z)),f,z,"#999999")
        else: p.y-=5
    p.save(); q.hard.add("message-counters"); return q
def L16(r,path):
    "ruled pad, pairs running on in a line"
    q=core.make(r,3,18,fees=r.choice([0,0,1])); q.case=pick(r,["low","low","low","up"]); q.ccase="low"; talk.plan(q,0,0); q.opt=None; q.milesprinted=False; k=Clock(r)
    B=talk.body(q,pick(r,["runon","runon","comma"])); T=talk.discs(q)+talk.sums(q,none=.1 if not q.disc else 0)
    if not q.T: q.tax=0
    dep=talk.deposit(q); W,Hh=r.choice([(396,612),(300,480),(612,792)]); f=pick(r,["SeI","NaI","RoI","Times-Italic","Helvetica-Oblique"]); z=r.choice([11,12,13]); ld=z*1.7
    def top(s):
        s.c.setStrokeColor(H("#b9d3ee")); y=s.h-60
        while y>20: s.c.line(0,y-3,s.w,y-3); y-=ld
        s.c.setStrokeColor(H("#e89a9a")); s.c.line(40,0,40,s.h); return s.h-60+z
    p=Pg(path,W,Hh,pick(r,["#fffef0","#ffffff","#fdf6c9"]),top,24); ink=pick(r,["#1a237e","#222222","#0d47a1"])
    def put(t): p.para(48,W-64,t,f,z,ink,ld)
    put(pick(r,["%s  %s","%s   for %s","%s (%s)"])%(q.shop,q.c)); put(q.v); q.carprinted=True
    if q.miles and r.random()<.5: put("%d mi"%q.miles); q.milesprinted=True
    for t in B: 
        for l in core.finish(q,t).split("\n"): put(l)
        if r.random()<.15: put(core.finish(q,pick(r,pat.NOISE)))
    for t in T+dep: put(core.finish(q,t))
    p.save(); q.hard.add("run-on"); return q
LAY={"05":(L05,"reportlab"),"06":(L06,"reportlab"),"08":(L08,"reportlab"),"12":(L12,"reportlab"),"13":(L13,"reportlab"),"16":(L16,"reportlab")}
