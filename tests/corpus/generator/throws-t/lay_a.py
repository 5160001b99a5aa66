from talk import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
import textwrap
LAYOUTS={}
def lay(f): LAYOUTS[f.__name__]=f; return f
NOISE=["{m} on the clock.","Front tires are at 4/32, rears 6/32.","Left message at {p} already.","I have a slot Thursday at 2:30.","Book says torque is 76 ft-lb plus 90 degrees.","It was at 205 degrees when I shot it with the temp gun.","Battery tested 412 CCA out of 650.","Should take me till about 4 pm.","Rear pads still 7 mm.","That part is 2 days out.","Warranty is 12 months or 12,000 miles.","It ran fine for 15 miles on the road test."]
def noise(d,c): return d.ch(NOISE).format(m=f"{c.miles:,}",p=c.cphone)
def closing(T,d,ptotal=.65,taxok=True):
    """-> text, discounts, tax, subtotal, total"""
    pf=T.pf; s=T.sum(); ds=[];tax=0;sub=None;tx=[]
    if d.random()>ptotal:
        return d.ch(["","","Plus tax.","Parts prices good till Friday.","Tax is extra.","Add it up and let me know."]),ds,0,None,None
    if d.may(.28) and s>15000:
        x=d.ch([1000,1500,2000,2500,4000,5000]); ds=[x]
        tx.append(d.ch(["I'll knock {x} off since you come every year","less {x} for the coupon","minus {x} because you waited so long","take {x} off for paying cash"]).format(x=pf(x)))
    if taxok and d.may(.45):
        base=sum(i["totalPrice"] for i in T.items if i["type"]=="Part") if d.may(.6) else s-sum(ds)
        tax=int(round(base*d.ch([.06,.0625,.07,.0825,.0775]))) 
        if tax:
            if d.may(.25): sub=s-sum(ds); tx.append("that's {x} before tax".format(x=pf(sub)))
            tx.append(d.ch(["tax is {x}","sales tax {x}","plus {x} tax","tax on the parts {x}" if base<s else "tax comes to {x}"]).format(x=pf(tax)))
    tot=s-sum(ds)+tax
    tx.append(d.ch(["so {x} all in","that makes {x} out the door","total {x}","comes to {x} altogether","so you'd be at {x} total","grand total {x}"]).format(x=pf(tot)))
    t=", ".join(tx); return T.lo(t[0].upper()+t[1:]+"."),ds,tax,sub,tot
def offer(T,d):
    n,lo,hi=d.ch(OFFER); x=cents(d,lo,hi,d.ch(["00","00","95"]))
    return n,T.lo(d.ch(["I could do the {n} for {x} while it's here, up to you.","It could use the {n} too, that runs {x}.","You are also due for the {n}, {x}.","We have a special on the {n} right now, {x}.","{N} is {x} if you want it.","I'd also think about the {n} ({x}), not urgent."]).format(n=n,N=n[0].upper()+n[1:],x=T.pf(x)))
NO=["No thanks on the {n}.","Skip the {n}.","Not the {n}, not now.","Let's hold off on the {n}.","I don't want the {n}.","My brother in law can do the {n}, leave it off.","Leave the {n} for another time."]
YES=["Go ahead with the rest.","Everything else is fine, go ahead.","OK do the rest.","Please do the work.","Yes to the rest.","Alright, let's do it."]
def deal(T,d,c,nl,who=None,ptotal=.65):
    """chronological list of [speaker(0 shop,1 cust,2 other), text, items] ; closing numbers"""
    M=[];
    def say(w,t):
        M.append([w,t.strip(),T.items]); T.items=[]
    allit=[]
    sp=d.ch(SP)
    say(1,T.lo(d.ch([f"Hi, my {c.ymm} is {sp[0]}. {c.miles:,} miles. What would it cost?",f"Hey it's {c.cf}, the {c.model} is {sp[0]} now. Can you look at it?",f"Good morning, this is {c.cust}. The {c.year} {c.model} is {sp[0]}, and it is getting worse. VIN is {c.vin}.",f"Did you get a chance to look at the {c.make}? Still {sp[0]}."])))
    rest=nl; used=set(); first=True
    while rest>0:
        k=min(rest,d.randint(1,5))
        if k==0: break
        if first or rest>1 and d.may(.75):
            if not first:
                sp=d.ch([x for x in SP if x[0] not in used])
            used.add(sp[0])
            _,cl,ps=job(T,k,sp)
            lead=""
            if not first: lead=d.ch(["Also it is "+sp[0]+", so ","For the other thing, "])
            mid=sp
            t=T.sent(cl,lead=T.lo(lead) if lead else "")
            n=len(cl)
        else:
            f=d.ch([T.serv,T.fee]); x=f(); t=T.sent([x]); n=1
        pre=(noise(d,c)+" ") if d.may(.35) else ""
        wv=""
        if first and d.may(.3):
            y=T.pf(cents(d,60,120,"00")); wv=" "+d.ch([f"It's {y} to diagnose, which I take off if you do the work.",f"The {y} diagnosis goes away if you have me fix it.",f"Normally {y} to look at it but no charge since you're doing the repair."])
        say(0,T.lo(pre)+t+T.lo(wv)); rest-=n; first=False
        if d.may(.3) and rest>0: say(1,T.lo(d.ch(["ok","And how long would that take?","That's more than I thought. What else?","Is that with new parts?","Got it. Anything else wrong?"])))
    # offers
    if d.may(.75):
        n,t=offer(T,d); say(0,t)
        say(d.ch([1,1,2]) if who else 1,T.lo(d.ch(NO).format(n=n)+" "+d.ch(YES)))
    else: say(1,T.lo(d.ch(["Go ahead please.","OK, do it.","Sounds fair. When can you start?","Yes let's get it fixed."])))
    # replacement of a price
    cand=[(m,i) for m in M for i in m[2] if i["type"] in("Part","Service") and i["quantity"] is None]
    if cand and d.may(.6):
        m,i=d.ch(cand); n=i["description"]; n=n if n[1:2].isupper() else n[0].lower()+n[1:]
        old=i["totalPrice"]; new=old+d.ch([-1500,1200,2000,3500,900,1850])
        if new>0:
            m[2].remove(i); o,x=T.pf(old),T.pf(new)
            tpl=d.ch(["Heads up, the {n} went up, it is {x} now instead of {o}.","Correction, {n} is {x}, not {o}.","I had to go with another brand, so make the {n} {x} instead of the {o} I told you.","Good news, {n} came in at {x}, forget the {o}.","Scratch the {o} on the {n}, my supplier says {x}."])
            T.items=[it(n,i["type"],None,None,new)]
            say(0,T.lo(tpl.format(n=n,x=x,o=o),T.items))
    # closing
    extra=[]
    T.items=[i for m in M for i in m[2]]
    t,ds,tax,sub,tot=closing(T,d,ptotal); T.items=[]
    if t: say(0,t)
    if d.may(.5): say(1,T.lo(d.ch(["Thanks.","ok see you then","Perfect, thank you.","Sounds good, I'll bring it by at 8.","Great, text me when it's done."])))
    return M,(ds,tax,sub,tot)
def mklabel(name,lid,gen,shop,doc,veh,M,cl,kind="message"):
    items=[i for m in M for i in m[2]]
    ds,tax,sub,tot=cl
    return label(name,lid,gen,kind,shop,doc,veh,items,ds,sub,tax,tot)
def vehp(c,txt):
    """only what is printed"""
    v={}
    if str(c.year) in txt: v["year"]=c.year
    if re.search(r'(?<![A-Za-z])'+re.escape(c.make)+r'(?![A-Za-z0-9])',txt,re.I): v["make"]=c.make
    if re.search(r'(?<![A-Za-z0-9])'+re.escape(c.model)+r'(?![A-Za-z0-9])',txt,re.I): v["model"]=c.model
    if c.vin.lower() in txt.lower(): v["vin"]=c.vin
    if f"{c.miles:,}" in txt: v["mileage"]=c.miles
    return v
def tm(d,k):
    m=8*60+k*19+d.randrange(18); h=m//60%24; return f"{(h-1)%12+1}:{m%60:02d} {'AM' if h<12 else 'PM'}"
def nlines(d,k,hi=12): return [d.randint(3,6),d.randint(1,3),d.randint(5,9),d.randint(8,hi+2)][k]
MON="Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
@lay
def t01(d,name,k):
    c=Ctx(d); T=Talk(d); M,cl=deal(T,d,c,nlines(d,k))
    sh=f"{c.mf.lower()}@{re.sub('[^a-z]','',c.shop.lower())}.com"; cu=f"{c.cust.lower().replace(' ','.')}@mail.example"
    subj=d.ch([f"{c.year} {c.model} repair",f"Re: {c.make} estimate",f"my {c.model}"]); b=""
    for j,(w,t,_) in enumerate(M):
        who=(c.mech,sh) if w==0 else (c.cust,cu); to=c.cust if w==0 else c.shop
        sig=f"<p class=s>{esc(c.mech)}<br>{esc(c.shop)}<br>{c.addr}, {c.city}<br>{c.phone}</p>" if w==0 and (j<3 or d.may(.3)) else ""
        b+=f"<div class=m><div class=h><b>{who[0]}</b> <span>&lt;{who[1]}&gt;</span><i>{MON[c.mo-1]} {c.day+j//4}, {c.y} at {tm(d,j)}</i></div><div class=to>To: {esc(to)}</div><p>{esc(t)}</p>{sig}</div>"
    ht=f"""<style>@page{{size:letter;margin:14mm}}body{{font:13px {d.ch(['Arial','Roboto','Open Sans'])},sans-serif;color:#222}}h1{{font-size:19px;border-bottom:1px solid #bbb;padding-bottom:6px}}.m{{border-bottom:1px solid #ddd;padding:8px 0 2px;break-inside:avoid}}.h i{{float:right;font-style:normal;color:#555}}.h span,.to{{color:#666;font-size:12px}}.s{{color:#666;font-size:11px}}p{{margin:8px 0;line-height:1.45}}</style>
<div style="color:#888;font-weight:bold;font-size:16px">Mail</div><h1>{esc(subj)}</h1><div class=to>{len(M)} messages</div>{b}"""
    if not any(w==0 for w,_,_ in M): raise 0
    return ht,mklabel(name,"t01-mail-thread","chromium",c.shop,None,vehp(c,subj+" ".join(m[1] for m in M)),M,cl)
@lay
def t02(d,name,k):
    c=Ctx(d); T=Talk(d,low=d.may(.4)); M,cl=deal(T,d,c,nlines(d,k))
    who=[c.shop,c.cust,c.third]
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); y=[740]
        F=d2.ch([("Helvetica","Helvetica-Bold"),("Times-Roman","Times-Bold")])
        def head():
            cv.setFont(F[1],13); cv.drawString(45,755,"Text Message Export"); cv.setFont(F[0],8.5)
            cv.drawString(45,741,f"Conversation: {who[0]}  {c.phone}    Exported {c.date}    Messages: {len(M)}"); y[0]=722
            cv.setFillGray(.88); cv.rect(45,y[0]-4,522,15,fill=1,stroke=0); cv.setFillGray(0); cv.setFont(F[1],8.5)
            for x,s in((48,"#"),(70,"Date / time"),(165,"From"),(290,"Message")): cv.drawString(x,y[0],s)
            y[0]-=16
        head()
        for j,(w,t,_) in enumerate(M):
            ls=textwrap.wrap(t,54 if F[0][0]=="H" else 60); fw=textwrap.wrap(who[w],24)
            n=max(len(ls),len(fw))
            if y[0]-n*11<50: cv.showPage(); head()
            cv.setFont(F[0],9); cv.drawString(48,y[0],str(j+1)); cv.drawString(70,y[0],f"{c.mo:02d}/{c.day:02d}/{c.y} "+times[j])
            for i,s in enumerate(fw): cv.drawString(165,y[0]-i*11,s)
            for i,s in enumerate(ls): cv.drawString(290,y[0]-i*11,s)
            y[0]-=n*11+4; cv.setLineWidth(.3); cv.setStrokeGray(.7); cv.line(45,y[0]+8,567,y[0]+8); y[0]-=4
        cv.save()
    times=[tm(d,j) for j in range(len(M))]; d2=Dice(name)
    return draw,mklabel(name,"t02-sms-export-table","reportlab",c.shop,None,vehp(c," ".join(m[1] for m in M)),M,cl)
@lay
def t03(d,name,k):
    c=Ctx(d); T=Talk(d,low=d.may(.5)); M,cl=deal(T,d,c,nlines(d,k,9))
    dark=d.may(.3); col=d.ch(["#0b84ff","#34c759","#1a73e8"]); b="";
    for j,(w,t,_) in enumerate(M):
        if j%4==0: b+=f"<div class=t>{d.ch(['Today','Mon','Tue','Yesterday'])} {tm(d,j)}</div>"
        b+=f"<div class='b {'me' if w else 'o'}'>{esc(t)}</div>"
    bg,fg,ob=("#000","#fff","#2c2c2e") if dark else ("#fff","#000","#e5e5ea")
    H=max(800,130+sum(34+19*(len(m[1])//31+1) for m in M)+len(M)//4*28+80)
    ht=f"""<style>@page{{size:400px {H}px;margin:0}}html{{background:{bg}}}body{{margin:0;background:{bg};color:{fg};font:15px/19px Roboto,Arial}}.top{{padding:8px 16px;font-size:12px;display:flex;justify-content:space-between}}.nm{{text-align:center;font-weight:bold;border-bottom:1px solid #8884;padding:6px 0 10px;font-size:14px}}.nm small{{font-weight:normal;color:#888;display:block}}.b{{max-width:270px;padding:8px 13px;border-radius:18px;margin:5px 12px;width:fit-content;break-inside:avoid}}.o{{background:{ob}}}.me{{background:{col};color:#fff;margin-left:auto}}.t{{text-align:center;color:#888;font-size:11px;margin:10px}}</style>
<div class=top><b>{c.day%12+1}:{d.randrange(60):02d}</b><span>5G &nbsp; {d.randint(11,98)}%</span></div><div class=nm>{esc(c.shop)}<small>{c.phone}</small></div>{b}<div style="border:1px solid #8888;border-radius:16px;margin:14px;padding:6px 14px;color:#888">Text Message</div>"""
    return ht,mklabel(name,"t03-chat-bubbles","chromium",c.shop,None,vehp(c," ".join(m[1] for m in M)),M,cl)
@lay
def t04(d,name,k):
    """a letter of a small garage"""
    c=Ctx(d); T=Talk(d,style=d.ch(["usd","full"])); nl=nlines(d,k,14); P=[]; segs=[]
    def para(t): P.append(t)
    para(d.ch([f"Dear {c.cust},",f"Dear Mr./Ms. {c.cust.split()[1]},"]))
    para(d.ch([f"Thank you for bringing your {c.ymm} (VIN {c.vin}) to us on {c.date}. The odometer showed {c.miles:,} miles.",f"I am writing about the {c.ymm} you left with us. It was towed in with {c.miles:,} miles on it and we have now had time to go over it.",f"As we discussed by telephone, here is what we found on the {c.year} {c.model}."]))
    rest=nl; used=set(); js=0
    while rest>0:
        kk=min(rest,d.randint(1,6)); sp=d.ch([x for x in SP if x[0] not in used]); used.add(sp[0])
        _,cl,ps=job(T,kk,sp)
        if len(cl)==1 and kk>1: pass
        op=d.ch([f"You told us the car was {sp[0]}.",f"{'First' if js==0 else 'Next'}, the matter of the car {sp[0]}.",f"We confirmed that it is {sp[0]}.",f"{'Our' if js==0 else 'A second'} concern was that it is {sp[0]}."])
        para(op+" "+(noise(d,c)+" " if d.may(.3) else "")+T.sent(cl)); rest-=len(cl); js+=1
    if d.may(.6):
        f=[d.ch([T.fee,T.serv])() for _ in range(d.randint(1,2))]
        if f[0].item["description"]!=f[-1].item["description"] or len(f)==1: para(T.sent(f)+d.ch([""," This is unavoidable."," That is at cost."]))
    if d.may(.7):
        n,t=offer(T,d); para(t+" "+d.ch([f"You said you did not want the {n}, and I have left it out.",f"I have not included the {n} here.",f"I understand that the {n} will wait until fall, so it is no part of this letter's figures."]))
    t,ds,tax,sub,tot=closing(T,d,.7)
    if t: para(t)
    para(d.ch(["These prices hold for 30 days. Our work is covered for 24 months or 24,000 miles.","Please call the shop at "+c.phone+" between 8:00 and 5:30 to let us know.","We would need the car for 2 days. Call when you have decided."]))
    font=d.ch(["Liberation Serif","P052","C059","Utopia","Courier Prime","Carlito"])
    ht=f"""<style>@page{{size:letter;margin:24mm 26mm}}body{{font:{d.ch([13.5,14.5,15])}px/1.5 '{font}',serif}}.lh{{text-align:{d.ch(['center','left','right'])};border-bottom:{d.ch(['3px double','1px solid'])} #444;margin-bottom:24px;padding-bottom:8px}}.lh b{{font-size:22px;}}p{{text-align:{d.ch(['left','justify'])};margin:0 0 13px}}</style>
<div class=lh><b>{esc(c.shop)}</b><br>{c.addr} &middot; {c.city}<br>{c.phone}</div><p>{MON[c.mo-1]} {c.day}, {c.y}</p><p>{c.cust}<br>{c.caddr}<br>{c.city}</p>{''.join('<p>'+esc(p)+'</p>' for p in P)}<p>Sincerely,</p><p><br>{c.mech}<br>{esc(c.shop)}</p>"""
    return ht,label(name,"t04-letter","chromium","message",c.shop,None,vehp(c," ".join(P)),T.items,ds,sub,tax,tot)
@lay
def t05(d,name,k):
    c=Ctx(d); T=Talk(d,low=d.may(.4)); M,cl=deal(T,d,c,nlines(d,k),who=True)
    fmt=d.ch(["[{D}, {t}] {w}: ","{D}, {t} - {w}: "]); who=[f"{c.mf} ({c.shop})",c.cust,c.third]
    L=[]; 
    if fmt[0]!="[": L.append(f"{c.date}, 7:58 AM - Messages and calls are end-to-end encrypted.")
    for j,(w,t,_) in enumerate(M):
        tt=tm(d,j); tt=tt.replace(" ",f":{d.randrange(60):02d} ") if fmt[0]=="[" else tt
        # a message may be broken in lines by its writer
        parts=re.split(r"(?<=[.;]) (?=[A-Za-z0-9$])",t) if d.may(.4) else [t]
        pre=fmt.format(D=f"{c.mo}/{c.day}/{c.y%100}",t=tt,w=who[w])
        for i,x in enumerate(parts): L+=textwrap.wrap((pre if i==0 else "")+x,88)
        if d.may(.12): L+=textwrap.wrap(fmt.format(D=f"{c.mo}/{c.day}/{c.y%100}",t=tt,w=who[d.ch([0,1])])+"<Media omitted>",88)
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); y=750; cv.setFont("Courier",9); 
        cv.drawString(42,y+14,f"WhatsApp Chat with {who[0]}.txt"); y-=8; p=1
        for s in L:
            if y<60:
                cv.drawRightString(570,30,f"Page {p}"); p+=1; cv.showPage(); cv.setFont("Courier",9); y=755
            cv.drawString(42,y,s); y-=11.5
        cv.drawRightString(570,30,f"Page {p}"); cv.save()
    return draw,mklabel(name,"t05-whatsapp-txt","reportlab",c.shop,None,vehp(c," ".join(m[1] for m in M)),M,cl)
@lay
def t06(d,name,k):
    """newest above, older ones quoted under it"""
    c=Ctx(d); T=Talk(d); M,cl=deal(T,d,c,nlines(d,k))
    # join runs of one speaker to one mail
    R=[]
    for w,t,i in M:
        if R and R[-1][0]==w: R[-1][1]+="\n\n"+t; R[-1][2]=R[-1][2]+i
        else: R.append([w,t,list(i)])
    R=R[::-1]; b=""; deep=d.may(.5)
    sub=d.ch([f"RE: Quote {c.doc}",f"RE: {c.make} {c.model} quote {c.doc}",f"RE: RE: estimate {c.doc} - {c.cust.split()[1]}"])
    for j,(w,t,_) in enumerate(R):
        who=c.mech+f" ({c.shop})" if w==0 else c.cust; to=c.cust if w==0 else c.mech; m=len(R)-j
        sig=f"<p class=g>{c.mech}, Service Advisor<br>{esc(c.shop)} | {c.phone}</p>" if w==0 else f"<p class=g>Sent from my phone</p>" if d.may(.3) else ""
        hd=f"<div class=hd><b>From:</b> {esc(who)}<br><b>Sent:</b> {['Monday','Tuesday','Wednesday'][min(2,(m-1)//3)]}, {MON[c.mo-1]} {c.day+(m-1)//3}, {c.y} {tm(d,m)}<br><b>To:</b> {esc(to)}<br><b>Subject:</b> {esc(sub if j<len(R)-1 else sub.replace('RE: ',''))}</div>"
        b+=f"{'<blockquote>' if deep and j and j<4 else ''}{hd}{''.join('<p>'+esc(x)+'</p>' for x in t.split(chr(10)*2))}{sig}"
    b+="</blockquote>"*(min(3,len(R)-1) if deep else 0)
    ht=f"""<style>@page{{size:letter;margin:18mm}}body{{font:14px/1.4 Carlito,Arial}}.hd{{border-top:1px solid #9ab;padding-top:5px;margin:14px 0 8px}}.g{{color:#357;font-size:12px}}blockquote{{margin:0 0 0 4px;padding-left:10px;border-left:2px solid #46c}}p{{margin:0 0 9px}}h2{{font-size:15px;border-bottom:3px solid #222}}</style><h2>{c.cust}</h2>{b}"""
    return ht,mklabel(name,"t06-quoted-chain-newest-first","chromium",c.shop,c.doc,vehp(c,sub+" ".join(m[1] for m in R)),R,cl)
@lay
def t07(d,name,k):
    """group chat; the mechanic writes lists within a bubble"""
    c=Ctx(d); T=Talk(d,style=d.ch(["bare","bare","buck","full"]),low=d.may(.6)); nl=nlines(d,k,13)
    low=T.lo; M=[]; pf=T.pf; used=set()
    sp=d.ch(SP); used.add(sp[0])
    M.append([1,low(f"ok {c.mf} this is the group with {c.third} too. The {c.ymm} is {sp[0]}"),[]])
    M.append([0,low(d.ch(["I see. let me price it","Give me 10 min","Got it up on stands now. "+noise(d,c)])),[]])
    rest=nl; sep=d.ch([" "," - "," ... ",": "," = "]); cand=[]
    while rest>0:
        kk=min(rest,d.randint(1,6)); rows=[];its=[]
        ps=d.some(sp[1],max(1,kk-1)); 
        for n,lo,hi,qn in [p for p in sp[1] if p in ps]:
            u=T.price(lo,hi); t=u*qn
            if qn>1:
                r=d.ch([f"{qn} {n} {pf(u)} ea{sep}{pf(t)}",f"{n} {qn} x {pf(u)} = {pf(t)}",f"{n} ({qn}){sep}{pf(t)}"]); has=pf(u) in r.split(pf(t))[0] or "ea" in r or " x " in r
                i=it(n,"Part",qn,u if " x " in r or " ea" in r else None,t)
            else: r=f"{n}{sep}{pf(u)}"; i=it(n,"Part",None,None,u)
            rows.append(r); its.append(i)
        if kk>1:
            h=hrs(d,*sp[2],step=.5); t=int(h*T.rate)
            if d.may(.5): rows.append(f"labor{sep}{pf(t)}"); its.append(it("labor","Labor",None,None,t))
            else: rows.append(f"labor {q(h)} hr x {pf(T.rate)} = {pf(t)}"); its.append(it("labor","Labor",h,T.rate,t))
        ld=low(d.ch(["Here is what I have","For that:","ok so","Prices on that"]))
        M.append([0,low(ld+"\n"+"\n".join(rows),its),its]); rest-=len(its)
        M.append([d.ch([1,2]),low(d.ch(["Hmm ok","is that everything?","that's not bad","can you do better on the price","And parts are new right"])),[]])
        if rest>0:
            sp=d.ch([x for x in SP if x[0] not in used]); used.add(sp[0])
            M.append([2,low(f"it is also {sp[0]} btw"),[]])
    T.items=[]
    if d.may(.5): M.append([0,T.sent([T.fee()]),T.items]); T.items=[]
    for _ in range(d.randint(0,2)):
        n,t=offer(T,d); M.append([0,t,[]]); M.append([d.ch([1,2]),low(d.ch(NO).format(n=n)),[]])
    cand=[(m,i) for m in M for i in m[2] if i["type"]=="Part" and i["quantity"] is None]
    if cand and d.may(.6):
        m,i=d.ch(cand); new=i["totalPrice"]+d.ch([1000,1500,-500,2200])
        if new>0: m[2].remove(i); o=pf(i["totalPrice"]); n=i["description"]; M.append([0,low(d.ch([f"Wrong price on the {n}, its {pf(new)} not {o}",f"They raised the {n} to {pf(new)}, was {o}",f"Can get the {n} for {pf(new)} somewhere else so forget {o}"])),[it(n,"Part",None,None,new)]])
    T.items=[i for m in M for i in m[2]]; t,ds,tax,sub,tot=closing(T,d,.55,taxok=d.may(.3))
    if t: M.append([0,t,[]])
    M.append([2,low("ok thanks"),[]])
    who=[c.mf,c.cf,c.third]; cols=["#e6683c","#2a9d8f","#7b2cbf"]; b=""
    for w,t,_ in M:
        me=w==1
        b+=f"<div class='r{' me' if me else ''}'>{'' if me else f'<span class=av style=background:{cols[w]}>{who[w][0]}</span>'}<div><div class=n>{who[w]}</div><div class=b>{esc(t).replace(chr(10),'<br>')}</div></div></div>"
    gname=f"{c.model} / {c.shop}"
    ht=f"""<style>@page{{size:letter;margin:12mm 30mm}}body{{font:13.5px/1.35 'Open Sans',Arial}}.r{{display:flex;gap:8px;margin:7px 0;align-items:flex-end;break-inside:avoid}}.me{{justify-content:flex-end}}.av{{width:26px;height:26px;border-radius:50%;color:#fff;text-align:center;line-height:26px;flex:none}}.n{{font-size:10.5px;color:#777;margin-left:10px}}.b{{background:#f0f0f0;border-radius:14px;padding:7px 12px;max-width:330px}}.me .b{{background:#d6e8ff}}.me .n{{text-align:right;margin-right:10px}}h3{{text-align:center;margin:0 0 2px}}</style><h3>{esc(gname)}</h3><div style="text-align:center;color:#888;font-size:11px">3 people &middot; {c.date}</div>{b}"""
    return ht,label(name,"t07-group-chat-lists","chromium","message",c.shop,None,vehp(c,gname+" "+" ".join(m[1] for m in M)),[i for m in M for i in m[2]],ds,sub,tax,tot)
@lay
def t08(d,name,k):
    """answers written between the quoted lines"""
    c=Ctx(d); T=Talk(d,style=d.ch(["usd","full","bare"])); nl=nlines(d,k,12)
    B=[]; used=set(); rest=nl
    mark=d.ch(["&gt; ","&gt;&gt; ","| "]); 
    while rest>0 or (d.may(.3) and len(B)<9):
        yes= rest>0 and (d.may(.65) or not B)
        if d.may(.25) and rest<nl:
            if yes:
                T2=T.items; cl=[d.ch([T.serv,T.fee])()]
                txt=T.sent(cl); n=1
            else: txt=offer(T,d)[1]; n=0
        else:
            sp=d.ch([x for x in SP if x[0] not in used]); used.add(sp[0])
            kk=min(max(rest,1),d.randint(1,5)) if yes else d.randint(1,4)
            _,cl,_p=job(T,kk,sp); lead=d.ch(["","",f"You said it is {sp[0]}: "])
            txt=T.sent(cl,keep=yes,lead=lead); n=len(cl) if yes else 0
            if not yes and d.may(.4): txt+=f" That would be {T.pf(sum(x.item['totalPrice'] for x in cl))} for that part of it."
        if yes: ans=d.ch(["Yes, do this.","OK.","Approved.","Yes please.","Fine, go ahead on this one."])
        else: ans=d.ch(["No, not this time.","Not now, maybe in the spring.","No thank you.","Decline.","I will do that one myself.","Hold this until I am back, do not do it."])
        B.append((txt,ans,yes)); rest-=n
    t,ds,tax,sub,tot=closing(T,d,.6)
    col=d.ch(["#0000cc","#b00","#060","#222"]); mf="font-family:'Liberation Mono';font-size:12px;" if d.may(.4) else ""
    b="".join(f"<div class=q>{mark}{esc(x)}</div><div class=a>{f'[{c.cf}] ' if tagged else ''}{esc(a)}</div>" for tagged in [d.may(.4)] for x,a,y in B)
    if t: b+=f"<p>{d.ch(['So by my count:','With only what I said yes to:','For the approved ones:']) if tot else ''} {esc(t)}</p>"
    subj=d.ch([f"Re: your {c.ymm}",f"Re: {c.model} - work needed ({c.doc})"])
    ht=f"""<style>@page{{size:letter;margin:20mm}}body{{font:13.5px/1.45 {d.ch(['Arial','Lato','Liberation Serif'])};{mf}}}.q{{color:#555;margin-top:12px;white-space:pre-wrap}}.a{{color:{col};margin:5px 0 5px 0;font-weight:{d.ch(['bold','normal'])}}}td{{padding:1px 10px 1px 0}}</style><table><tr><td>From<td>{c.cust} &lt;{c.cf.lower()}{c.y}@mail.example&gt;<tr><td>To<td>{esc(c.shop)}, attn. {c.mf}<tr><td>Date<td>{MON[c.mo-1]} {c.day}, {c.y} {tm(d,4)}<tr><td>Subject<td><b>{esc(subj)}</b></table><hr><p>{c.mf}, my answers are between your lines.</p><p style="color:#555">On {c.date} {c.mf} wrote:</p>{b}<p>Thanks,<br>{c.cust}<br>{c.cphone}</p>"""
    return ht,label(name,"t08-inline-answers","chromium","message",c.shop,c.doc if c.doc in subj else None,vehp(c,subj+" ".join(x[0] for x in B)),T.items,ds,sub,tax,tot)
