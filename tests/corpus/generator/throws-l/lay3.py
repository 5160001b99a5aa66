import subprocess, os, html, tempfile, textwrap, shutil
import core, talk, pat
from core import pick
from rl import Clock
e=lambda s: html.escape(s).replace("\n","<br>").replace("  ","&nbsp; ")
def chrome(path,body,css,page="letter"):
    d=tempfile.mkdtemp(); h=d+"/a.html"; open(h,"w").write(f"<!doctype html><meta charset=utf-8><style>@page{{size:{page};margin:14mm}}body{{margin:0}}{css}</style>{body}")
    subprocess.run(["chromium","--headless","--no-sandbox","--disable-gpu","--no-pdf-header-footer",f"--user-data-dir={d}/p","--print-to-pdf="+path,h],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=60); shutil.rmtree(d,ignore_errors=True)
FONTS=["Roboto","Liberation Sans","DejaVu Sans","Liberation Sans Narrow","Liberation Serif","Roboto Condensed"]
def L04(r,path):
    "SMS backup as a table"
    q=core.make(r,3,12); M=talk.conv(q,pick(r,["bub","comma","list","bub"])); k=Clock(r); k.h24=r.random()<.5; f=pick(r,FONTS); ty=pick(r,[("Received","Sent"),("IN","OUT"),("Incoming","Outgoing"),("from","to")]); who=(q.shop,q.c+" "+q.l)
    cols=pick(r,[["Date","Time","Type","Message"],["#","Timestamp","Sender","Body"],["From","Message","Sent"],["Direction","Contact","Date/Time","Text"],["Message","From","Time"]]); grid=r.random()<.6; rows=""
    for i,(w,t) in enumerate(M):
        k.tick(); v={"Date":k.d(),"Time":k.t(),"Type":ty[w=="C"],"Message":t,"#":str(i+1),"Timestamp":k.d()+" "+k.t(),"Sender":who[w=="C"],"Body":t,"From":who[w=="C"],"Sent":k.t(),"Direction":ty[w=="C"],"Contact":q.shop,"Date/Time":k.d()+" "+k.t(),"Text":t}
        rows+="<tr>"+"".join(f"<td>{e(v[c])}</td>" for c in cols)+"</tr>"
    z=r.choice([8,9,10]); bd="border:1px solid #bbb" if grid else "border-bottom:1px solid #ddd"
    chrome(path,f"<h3>{e(pick(r,['SMS Backup','Message export','Conversation with','Chat history']))} {e(q.shop)}</h3><table><tr>{''.join('<th>'+c+'</th>' for c in cols)}</tr>{rows}</table>",f"body{{font:{z}pt '{f}'}}table{{border-collapse:collapse;width:{r.choice([70,85,100])}%}}td,th{{{bd};padding:{r.choice([2,4,6])}px 6px;text-align:left;vertical-align:top}}th{{background:#{pick(r,['eee','dde6f0','fff'])}}}tr{{break-inside:avoid}}")
    return q
def L07(r,path):
    "voice mail transcripts"
    q=core.make(r,3,8,qty=.5); q.sloppy=0; q.case="normal" if r.random()<.75 else "low"; k=Clock(r)
    M=talk.conv(q,"para",two=False,close=False,noise=(0,2),cor=.4); fill=["um","uh","okay so","let me see","alright","anyway","you know","hang on"]; s=[]
    s.append(pick(r,["Hey {c} this is {f} over at {s}","Hi {c}, {f} calling from {s} about your car","Yeah hi this is {f} with {s}"]).format(c=q.c,f=q.f,s=q.shop))
    for w,t in M:
        if r.random()<.45: t=pick(r,fill)+" "+t
        s.append(t.replace("\n",", ")+(pick(r,[""," ____"," [unclear]"]) if r.random()<.2 else ""))
    s.append(pick(r,["give me a call back thanks bye","call me back when you get this bye","okay talk to you later"]))
    txt=pick(r,[". "," "," "," and "]).join(s) if q.case=="low" and False else ". ".join(s)+"."
    cut=r.random()<.25 and len(s)>5; h=len(s)//2; f=pick(r,FONTS); ph="(%d) 555-01%02d"%(r.randint(201,979),r.randint(0,99))
    blocks=[". ".join(s[:h])+".",". ".join(s[h:])+"."] if cut else [txt]
    hd=lambda: f"<div class=h><b>{pick(r,[e(q.shop),ph])}</b> <span>{k.long()} {k.tick()} &middot; {r.randint(0,2)}:{r.randint(10,59)}</span></div>"
    q.hard.add("transcript")
    chrome(path,f"<h2>{pick(r,['Voicemail','Visual Voicemail','Voice message transcript','New voicemail'])}</h2>"+"".join(f"<div class=v>{hd()}<div class=t>{pick(r,['Transcription','Transcript (beta)','Transcription (low confidence)',''])}</div><p>{pick(r,['','“','&quot;'])}{e(b)}</p></div>" for b in blocks),
      f"body{{font:{r.choice([10,11,12])}pt/1.5 '{f}';width:{r.choice([300,420,560,640])}px}}.v{{border:{r.choice([0,1])}px solid #ccc;border-radius:8px;padding:10px;margin-bottom:12px}}span,.t{{color:#777;font-size:85%}}")
    return q
def L11(r,path):
    "marketplace messenger, name and price in bubbles of their own"
    q=core.make(r,3,9,qty=.4); q.sloppy=0; M=talk.conv(q,"pairs",noise=(0,1),cor=.15); k=Clock(r); f=pick(r,FONTS[:4]); b=""; last=None; q.hard.add("split-bubbles")
    for w,t in M:
        if w!=last and r.random()<.3: b+=f"<div class=ts>{k.tick()}</div>"
        if w=="S" and w!=last: b+=f"<div class=n>{e(q.f)}</div>"
        b+=f"<div class='r {w}'><span>{e(t)}</span></div>"; last=w
    chrome(path,f"<div class=top><b>{e(q.shop)}</b><br><small>{pick(r,['Marketplace &middot; Mobile mechanic - brakes, starters','Active 5m ago','Typically replies in an hour','Messenger'])}</small></div><div class=w>{b}</div>",
      f"body{{font:{r.choice([9,10,11])}pt '{f}';width:{r.choice([320,380,460])}px}}.top{{border-bottom:1px solid #ccc;padding-bottom:6px;margin-bottom:8px}}small,.n,.ts{{color:#777;font-size:75%}}.ts{{text-align:center;margin:6px}}.r{{margin:2px 0;break-inside:avoid}}.r span{{display:inline-block;max-width:72%;padding:5px 10px;border-radius:14px;background:#eee}}.C{{text-align:right}}.C span{{background:{pick(r,['#0a7cff','#7646ff','#444'])};color:#fff;text-align:left}}")
    return q
def L14(r,path):
    "messenger with replies that repeat the message they answer"
    q=core.make(r,3,10); M=talk.conv(q,pick(r,["bub","comma","list","bub"]),cor=.4); k=Clock(r); k.h24=True; f=pick(r,FONTS[:4]); b=""; prev=[]; q.hard.add("reply-quotes"); disc=r.random()<.5
    for i,(w,t) in enumerate(M):
        nm=q.f if w=="S" else q.c; qt=""
        s=[x for x in prev if x[0]=="S"]
        if s and (w=="C" and r.random()<.75 or r.random()<.1):
            x=s[-1] if r.random()<.7 else pick(r,s); y=x[1].replace("\n"," "); y=y if r.random()<.4 else y[:r.choice([30,45,60])].rsplit(" ",1)[0]+"…"; qt=f"<div class=q><b>{e(q.f)}</b> {e(y)}</div>"
        b+=f"<div class='m {w}'>"+(f"{qt}<b class=nm>{e(nm)}</b> <i>{k.tick()}</i><div>{e(t)}</div>" if disc else f"<div class=bb><b class=nm>{e(nm)}</b>{qt}<div>{e(t)}</div><i>{k.tick()}</i></div>")+"</div>"; prev.append((w,t))
    chrome(path,f"<h3>{e(q.shop)}</h3><div class=d>{k.long()}</div>{b}",
      f"body{{font:{r.choice([9,10,11])}pt '{f}';width:{r.choice([360,460,600])}px}}.d{{text-align:center;color:#888}}.m{{margin:7px 0;break-inside:avoid}}.q{{border-left:3px solid #4a90d9;background:#f1f6fb;padding:2px 6px;color:#555;font-size:85%;margin-bottom:2px}}.nm{{color:#1a5fb4;font-size:90%}}i{{color:#999;font-size:75%;font-style:normal}}.bb{{display:inline-block;max-width:78%;background:#eff3f6;padding:5px 9px;border-radius:10px}}"+("" if disc else ".C{text-align:right}.C .bb{background:#e3f6d8;text-align:left}"))
    return q
def L19(r,path):
    "web chat transcript of a dealer or shop with a panel of data"
    q=core.make(r,3,12,fees=r.choice([0,1,2])); q.case="normal"; q.sloppy=0; q.vin="".join(pick(r,"ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(17)); q.miles=r.randint(21000,188000)
    M=talk.conv(q,pick(r,["bub","para","list","groups","comma"])); q.milesprinted=q.carprinted=True; k=Clock(r); q.doc=pick(r,["CH-%d","%d","T%d","Q-%d"])%r.randint(10234,98231) if r.random()<.6 else None
    f=pick(r,FONTS[:4]); role=pick(r,["Service Advisor","Agent","Service","Parts & Service","Technician"]); b=f"<div class=sys>{pick(r,['Chat started','Visitor joined the chat','Conversation assigned to '+q.f])} {k.t()}</div>"
    tbl=r.random()<.4
    for w,t in M: b+=f"<div class=m><b>{e(q.f+' ('+role+')' if w=='S' else q.c)}</b>{':' if tbl else ''} <i>{k.tick()}</i>{' ' if tbl else '<br>'}{e(t)}</div>"
    b+=f"<div class=sys>{pick(r,['Chat ended','Visitor left','Transcript e-mailed to customer'])} {k.tick()}</div>"
    F=[("Name",q.c+" "+q.l),("Vehicle",f"{q.year} {q.make} {q.model}"),("VIN",q.vin),("Mileage",f"{q.miles:,}"),("Started",k.long())]+([(pick(r,["Quote #","Ticket","Chat ID"]),q.doc)] if q.doc else [])
    if q.doc and F[-1][0]!="Quote #": F[-1]=("Quote #",q.doc)
    pn="".join(f"<div><small>{a}</small><br>{e(v)}</div>" for a,v in F); pos=r.choice(["row","row-reverse","column"]); q.hard.add("side-column") if pos!="column" else 0
    chrome(path,f"<h3>{e(q.shop)} &ndash; {pick(r,['Live chat transcript','Chat transcript','Conversation'])}</h3><div class=f><div class=c>{b}</div><div class=p>{pn}</div></div>",
      f"body{{font:{r.choice([8.5,9.5,10.5])}pt/1.35 '{f}'}}.f{{display:flex;flex-direction:{'column-reverse' if pos=='column' else pos};gap:18px;align-items:stretch}}.c{{flex:1}}.p{{{'width:165px;flex:none;' if pos!='column' else 'display:flex;flex-wrap:wrap;gap:14px;'}background:#f4f4f4;padding:8px}}.p div{{margin-bottom:6px;overflow-wrap:anywhere}}small,i{{color:#777;font-style:normal}}.sys{{color:#999;text-align:center;font-size:85%}}.m{{margin:6px 0;break-inside:avoid}}")
    return q
def groff(path,lines,fam,z,lh,off="0.8i"):
    def esc(l):
        l=l.replace("\\","\\e").replace("-","\\-").replace("'","\\(aq").replace("•","\\(bu").replace("…","...").replace("`","\\(ga").replace("^","\\(ha").replace("~","\\(ti")
        return "\\&"+l
    src=f".pl 11i\n.po {off}\n.ll 7i\n.fam {fam}\n.ps {z}\n.vs {lh}\n.nf\n.nh\n.de HD\n'sp 0.6i\n..\n.de FT\n'bp\n..\n.wh 0 HD\n.wh -0.7i FT\n\\&\n\\&\n\\&\n"+"\n".join(esc(l) for l in lines)+"\n"
    out=subprocess.run(["groff","-Kutf8","-Tpdf"],input=src.encode(),capture_output=True); open(path,"wb").write(out.stdout)
def wr(t,n,ini="",sub=""):
    out=[]
    for j,p in enumerate(t.split("\n")): out+=textwrap.wrap(p,n,initial_indent=ini if j==0 else "",subsequent_indent=sub,break_long_words=False,break_on_hyphens=False) or [""]
    return out
def L03(r,path):
    "chat export as text"
    q=core.make(r,3,14); M=talk.conv(q,pick(r,["bub","list","comma","price","groups"])); k=Clock(r); k.h24=r.random()<.3; n=r.choice([60,72,88]); st=r.randint(0,3); L=[]; sn=q.shop if r.random()<.6 else q.f
    L+=[pick(r,["WhatsApp Chat with %s","Chat history: %s","Signal export - %s","_chat.txt  %s"])%q.shop,""]
    if st<2: L+=wr(("[%s, %s] %s: "%(k.d(),k.t(),sn) if st==0 else "%s, %s - "%(k.d(),k.t()))+"Messages and calls are end-to-end encrypted.",n)
    for w,t in M:
        nm=sn if w=="S" else q.c; k.tick(); pre={0:f"[{k.d()}, {k.t()}] {nm}: ",1:f"{k.d()}, {k.t()} - {nm}: ",2:f"{nm} ({k.t()}): ",3:f"<{nm}> "}[st]
        L+=wr(pre+t.replace("\n\n","\n"),n,"",pick(r,["",""]) if st!=3 else "    ")
        if st<2 and r.random()<.08: L+=wr(pre+pick(r,["<Media omitted>","image omitted","This message was deleted","Missed voice call"]),n)
        if st==2: L.append("")
    z=r.choice([9,10]); groff(path,L,pick(r,["C","C","H"]),z,z+r.choice([2,3,4])); return q
def L17(r,path):
    "mail answered between the quoted questions"
    q=core.make(r,3,10); q.ccase="normal"; talk.plan(q,.15,0); q.opt=None; q.milesprinted=False; k=Clock(r); n=r.choice([58,66,72]); L=[]; f=lambda t: core.finish(q,t)
    L+=["From: %s"%q.shop,"To: %s %s"%(q.c,q.l),"Date: %s %s"%(k.long(),k.t()),"Subject: Re: %s"%q.v,""]; q.carprinted=True
    L+=wr(f(pick(r,["answers below","see inline","my answers under each one","ok {c}, one at a time".format(c=q.c),"hi, here goes"])),n)+[""]
    g=pick(r,["> ",">> ","> "]); idx=list(range(len(q.items))); num=0; grp=[(a,z) for a,z in q.groups]
    QS=["What about the {d}?","how much for the {d}","is the {d} really needed?","and the {d}? autozone has it for {n}","my buddy said {n} for the {d}, true?","you mentioned the {d}","price on {d} please","can the {d} wait?"]
    L+=wr(pick(r,["Thanks for looking at it. Couple of questions.","I got a price of {n} at the dealer so I want to understand yours.","Before I say yes, a few things."]).replace("{n}",q.fmt(q.total//1000*1000+20000)),n,g,g)+[g.strip()]
    for a,z in grp:
        num+=1; t=pick(r,QS).replace("{d}",q.items[a]['d']).replace("{n}",q.fmt(max(2000,q.items[a]['p']*r.choice([60,70,80,120])//10000*100)))
        L+=wr((f"{num}. " if r.random()<.0 else "")+t,n,g,g)+[""]
        ans=talk.prose(q,list(range(a,z))); L+=wr(f(pick(r,[". ",". ",", ","\n"]).join(ans)),n)+[""]
        if r.random()<.2: L+=wr(f(pick(r,pat.NOISE)),n)+[""]
    S=talk.discs(q)
    for i in q.cor: x=q.items[i]; S.insert(0,talk.nomark(q,pick(r,pat.COR),x['d'],x['p'],x['old']))
    tt=talk.sums(q,none=.08 if not q.disc and not q.cor else 0)
    if not q.T: q.tax=0
    if tt: L+=wr(pick(r,["So what is the total with everything?","Total?","What do I owe in the end, with tax?"]),n,g,g)+[""]
    for t in S+tt+talk.deposit(q): L+=wr(f(t),n)
    L+=["",q.f,q.shop]; z=r.choice([9,10,11]); q.hard.add("inline-answers")
    groff(path,L,pick(r,["C","C","T","H"]),z,z+r.choice([2,3])); return q
LAY={"03":(L03,"groff"),"17":(L17,"groff"),"04":(L04,"chromium"),"07":(L07,"chromium"),"11":(L11,"chromium"),"14":(L14,"chromium"),"19":(L19,"chromium")}
