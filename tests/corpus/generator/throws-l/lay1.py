from rl import *
import core, talk, pat
from core import pick
def L01(r,path):
    q=core.make(r,3,9); M=talk.conv(q,"bub"); k=Clock(r); mine=r.random()<.75   # whose phone
    W=r.choice([300,330,375,414]); Hh=r.choice([640,720,812]); f=pick(r,["Ro","Li","Helvetica","De"]); z=r.choice([9,10,11])
    dark=r.random()<.25; bg="#000000" if dark else "#ffffff"; me=pick(r,["#0b84fe","#34c759","#1f7aff"]); ot="#26252a" if dark else "#e9e9eb"; tc="#ffffff" if dark else "#000000"
    who=q.shop if mine else f"{q.c} {q.l}"
    def top(s):
        s.c.setFont(f,8); s.c.setFillColor(H(tc)); s.c.drawString(12,s.h-16,k.t().split()[0]); s.c.drawRightString(s.w-12,s.h-16,pick(r,["LTE","5G","5G  81%","Wi-Fi"]))
        s.c.setFont(f,10); s.c.drawCentredString(s.w/2,s.h-34,who); s.c.setFillColor(H("#8a8a8e")); s.c.setFont(f,7)
        s.c.drawCentredString(s.w/2,s.h-44,"Text Message" if mine else "from "+q.shop); return s.h-56
    p=Pg(path,W,Hh,bg,top); p.text(W/2,pick(r,["Today ","Yesterday ",k.wd()+", "+k.long().split(",")[0]+" at "])+k.t(),f,7,"#8a8a8e",14,"c"); last=None
    for w,t in M:
        right=(w=="C")==mine
        if r.random()<.12 and last: p.y-=3; p.text(W/2,k.tick(),f,7,"#8a8a8e",13,"c")
        if last and last!=w: p.y-=5
        p.bubble(W-10 if right else 10,t,f,z,W*r.choice([.62,.7,.72]),me if right else ot,"#ffffff" if right else tc,right,rad=11); last=w
    if (last=="C")==mine: p.text(W-12,pick(r,["Delivered","Read "+k.tick()]),f,7,"#8a8a8e",10,"r")
    p.save(); return q
def L02(r,path):
    q=core.make(r,3,10); M=talk.conv(q,pick(r,["bub","comma","list","runon"])); k=Clock(r); W,Hh=612,792
    f=pick(r,["Ro","RoC","Li","Na"]); z=r.choice([8.5,9.5,10.5]); cw=r.choice([200,235,270,320]); x0=r.choice([60,(W-cw)/2,W-cw-60]); sn=q.f if r.random()<.5 else q.shop
    cs,cc=pick(r,[("#eeeeee","#d7f5d0"),("#e3edfd","#f1f1f1"),("#ffffff","#fff6cf"),("#e8def8","#f3edf7")]); bd=pick(r,[None,"#bbbbbb"])
    def top(s):
        s.c.setFont("LiB",10); s.c.setFillColor(H("#222222")); s.c.drawString(x0,s.h-40,(q.shop+("  "+"(%d) 555-01%02d"%(r.randint(201,979),r.randint(0,99)) if s.n==1 else "  (cont.)"))); return s.h-56
    p=Pg(path,W,Hh,None,top,40); last=None
    for w,t in M:
        right=w=="C"
        if w!=last: p.y-=4; p.need(50); p.text(x0+cw if right else x0,(q.c if right else sn),f,7,"#666666",10,"r" if right else "l")
        p.bubble(x0+cw if right else x0,t,f,z,cw*.8,cc if right else cs,"#111111",right,rad=r.choice([3,6]),border=bd)
        if r.random()<.6: p.text(x0+cw if right else x0,k.tick()+("  SMS" if r.random()<.2 else ""),f,6.5,"#888888",10,"r" if right else "l")
        last=w
    p.save(); return q
def L09(r,path):
    q=core.make(r,4,18,fees=r.choice([0,1,2,3])); M=talk.conv(q,"list",noise=(0,1)); k=Clock(r); W=r.choice([340,390,430]); f=pick(r,["Ro","Helvetica","Li","De"]); z=r.choice([9,10,11])
    def top(s):
        s.c.setFillColor(H("#f6f6f6")); s.c.rect(0,s.h-46,s.w,46,stroke=0,fill=1); s.c.setFillColor(H("#333333")); s.c.setFont(f,11); s.c.drawString(34,s.h-30,q.shop); s.c.setFont(f,12); s.c.drawString(12,s.h-30,"<"); return s.h-58
    p=Pg(path,W,r.choice([700,800,860]),"#ffffff",top); col=pick(r,["#dcf1ff","#e9e9eb","#f0f0f0","#e6f4ea"])
    for w,t in M:
        rt=w=="C"; p.bubble(W-12 if rt else 12,t,f,z,W*(.6 if rt else .86),"#2b6cb0" if rt else col,"#ffffff" if rt else "#000000",rt,rad=8,pad=9); p.y-=3
        if r.random()<.3: p.text(W-14 if rt else 14,k.tick(),f,6.5,"#999999",11,"r" if rt else "l")
    p.save(); return q
def L10(r,path):
    q=core.make(r,3,16); M=talk.conv(q,"price",noise=(0,2)); k=Clock(r); k.h24=r.random()<.3; W=r.choice([360,400,612]); f=pick(r,["Ro","Li","Helvetica"]); z=r.choice([9,10])
    cw=min(W-30,380); x0=15 if W<600 else r.choice([40,116,200])
    def top(s):
        s.c.setFillColor(H("#075e54")); s.c.rect(0,s.h-48,s.w,48,stroke=0,fill=1); s.c.setFillColor(H("#ffffff")); s.c.circle(x0+10,s.h-24,12,stroke=0,fill=1); s.c.setFont(f,11); s.c.drawString(x0+30,s.h-22,q.shop); s.c.setFont(f,7); s.c.drawString(x0+30,s.h-34,pick(r,["online","last seen today at "+k.t(),"business account"])); return s.h-62
    p=Pg(path,W,r.choice([720,792]),pick(r,["#ece5dd","#efeae2","#ffffff"]),top)
    p.bubble(x0+cw/2-30,k.long(),f,7,140,"#e1f2fb","#555555",pad=5,rad=4)
    for w,t in M:
        rt=w=="C"; p.bubble(x0+cw if rt else x0,t,f,z,cw*.78,"#dcf8c6" if rt else "#ffffff","#111111",rt,rad=5,meta=k.tick(),border="#dddddd")
    p.save(); return q
def L15(r,path):
    q=core.make(r,5,20,mode=pick(r,["split","split","mixed"])); talk.merge_parts(q,r.choice([0,.4,.7,1])); M=talk.conv(q,"groups",noise=(0,1)); k=Clock(r)
    W=r.choice([350,400,612]); f=pick(r,["Ro","Li","De","RoC"]); z=r.choice([8.5,9.5,10]); mx=min(W-40,360); x0=20 if W<600 else r.choice([36,120])
    def top(s): s.c.setFont("LiB",10); s.c.setFillColor(H("#000000")); s.c.drawString(x0,s.h-26,q.shop); s.c.setStrokeColor(H("#cccccc")); s.c.line(x0,s.h-32,s.w-20,s.h-32); return s.h-42
    p=Pg(path,W,r.choice([740,792]),None,top); sq=r.random()<.5
    for w,t in M:
        rt=w=="C"; p.bubble(x0+mx if rt else x0,t,f,z,mx*.82,"#cfe8ff" if rt else "#f2f2f2","#000000",rt,rad=1 if sq else 10,border="#cccccc" if sq else None); 
        if r.random()<.25: p.text(x0+mx if rt else x0,k.tick(),f,6.5,"#888888",10,"r" if rt else "l")
    p.save(); return q
def L18(r,path):
    "two options, one is chosen"
    q=core.make(r,3,8,mode=pick(r,["split","jobs","split"])); q.ccase="normal"; talk.plan(q,0,0); q.opt=None; q.milesprinted=False; k=Clock(r); q.hard={"two-options"}
    sep=pick(r,pat.SEPS); b=pick(r,["- ","","* "]); names=pick(r,[("option 1","option 2"),("A)","B)"),("good","better"),("budget","OEM"),("choice a","choice b"),("aftermarket","dealer parts")]); ch=r.randint(0,1)
    other=[]; ot=0; keep=[x for x in q.items if r.random()<.85] or q.items[:2]
    for x in keep:
        pr=max(500,(x['p']*r.choice([70,80,90,115,130,150])//10000)*100); ot+=pr; other.append(b+x['d']+sep+q.fmt(pr))
    mode=r.random()
    if mode<.6: mine="\n".join(b+talk.line(q,i,"LN",sep) for i in range(len(q.items))); oth="\n".join(other); j="\n"
    else:
        mine=", ".join(talk.line(q,i,"RO","") for i in range(len(q.items))); oth=", ".join(o.replace(b,"",1) if b else o for o in other); j=": "
    S=talk.discs(q)+talk.sums(q,force=1); inb=r.random()<.5 and not q.disc and not q.taxed
    two=[names[0]+j,names[1]+j]; txt=[None,None]; txt[ch]=two[ch]+mine; txt[1-ch]=two[1-ch]+oth+("\n" if j=="\n" else ". ")+pick(r,["total {T}","{T}","= {T}","{T} all in"]).replace("{T}",q.fmt(ot))
    M=[("C",pick(r,["hi any prices on the {v} yet?","can you give me a couple options for my {v}","What would it cost for the {v}, cheap and good way"]).format(v=q.v)),("S",pick(r,["sure two ways we can go","I can do it 2 ways","ok 2 prices for you","yes. depends what parts you want"]))]; q.carprinted=True
    M+=[("S",t) for t in txt]; nm=names[ch].rstrip(")")
    if r.random()<.5: M.append(("C",pick(r,["whats the difference","is the cheap one ok?","which would you do"]))); M.append(("S",pick(r,["warranty mostly","the better one lasts longer","depends how long you keep the car"])))
    M.append(("C",pick(r,["lets do {n}","go with {n} please","I'll take {n}","{n}","{n} is fine"]).format(n=nm)))
    if r.random()<.6: M.append(("S",pick(r,["ok {n} it is","{n} then, got it","writing up {n}"]).format(n=nm)))
    M+=[("S",s) for s in S]+[("S",d) for d in talk.deposit(q)]
    M=[(w,core.finish(q,t,w)) for w,t in M]
    W=r.choice([330,380,420]); f=pick(r,["Ro","Li","Helvetica","De"]); z=r.choice([9,10])
    def top(s): s.c.setFont(f,11); s.c.setFillColor(H("#000000")); s.c.drawCentredString(s.w/2,s.h-24,q.shop); return s.h-40
    p=Pg(path,W,720,"#ffffff",top); me=pick(r,["#0b84fe","#7b1fa2","#00897b"])
    p.text(W/2,k.d()+", "+k.t(),f,7,"#888888",13,"c")
    for w,t in M: rt=w=="C"; p.bubble(W-10 if rt else 10,t,f,z,W*.75,me if rt else "#ececec","#ffffff" if rt else "#000000",rt); p.y-=2
    p.save(); return q
def L20(r,path):
    "two or three screenshots beside each other on one sheet"
    q=core.make(r,7,18); M=talk.conv(q,pick(r,["bub","bub","bub","comma","list"]),noise=(2,5)); k=Clock(r); n=r.choice([2,2,3]); W,Hh=792,612; f=pick(r,["Ro","Li","RoC"]); z=r.choice([8,9]) if n==2 else 7.5
    gap=20; cw=(W-40-gap*(n-1))/n if n==3 else r.choice([250,300,350]); c=canvas.Canvas(path,pagesize=(W,Hh)); col=0; y=None; first=True; me=pick(r,["#0b84fe","#34c759","#5b5fc7"])
    def frame(col):
        x=20+col*(cw+gap)
        if col==0 and r.random()<.9: c.setFont("Li",7); c.setFillColor(H("#444444")); c.drawString(20,Hh-14,pick(r,["Exhibit","Screenshots","Texts with","Printed"])+f" - {q.shop} - {k.d()}")
        c.setStrokeColor(H("#999999")); c.roundRect(x,low-8,cw,Hh-14-low,14,stroke=1,fill=0); c.setFillColor(H("#000000")); c.setFont(f,9); c.drawCentredString(x+cw/2,Hh-40,q.shop); c.setStrokeColor(H("#dddddd")); c.line(x,Hh-46,x+cw,Hh-46); return x,Hh-54
    tot=sum(len(wrap(t,f,z,cw*.74-12))*z*1.27+15 for _,t in M)+40; low=max(32,Hh-58-max(170,tot*1.12/n)) if r.random()<.8 else 32
    x,y=frame(0)
    for w,t in M:
        ls=wrap(t,f,z,cw*.74-12); 
        while ls:
            part=ls[:14]; ls=ls[14:]; h=len(part)*z*1.27+10
            if y-h<low:
                col+=1
                if col==n: c.showPage(); col=0
                x,y=frame(col)
            wd=max(sw(l,f,z) for l in part)+14; rt=w=="C"; x1=x+cw-8-wd if rt else x+8
            c.setFillColor(H(me if rt else "#e9e9eb")); c.roundRect(x1,y-h,wd,h,7,stroke=0,fill=1); c.setFillColor(H("#ffffff" if rt else "#000000")); c.setFont(f,z); yy=y-z-3
            for l in part: c.drawString(x1+7,yy,l); yy-=z*1.27
            y-=h+4
        if r.random()<.12: c.setFont(f,6.5); c.setFillColor(H("#888888")); c.drawCentredString(x+cw/2,y-7,k.tick()); y-=12
    c.save(); q.hard.add("columns"); return q
LAY={"01":(L01,"reportlab"),"02":(L02,"reportlab"),"09":(L09,"reportlab"),"10":(L10,"reportlab"),"15":(L15,"reportlab"),"18":(L18,"reportlab"),"20":(L20,"reportlab")}
