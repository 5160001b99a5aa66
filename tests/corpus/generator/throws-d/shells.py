import html
import re
def e(t): return re.sub(r'[\w/]+(?:-[\w/]+)+',lambda m:'<span style="white-space:nowrap">'+m.group(0)+'</span>',html.escape(t,quote=False))
def sents(d,per=None):
    r=d.r;out=[];cur=[]
    for x in d.flow:
        cur.append(x)
        if len(cur)>=r.choice([2,3,3]): out.append(" ".join(cur));cur=[]
    if cur: out.append(" ".join(cur))
    return out
def tail(d): return [x for x in [d.close]+d.extra if x]
def P(ps,st=""): return "".join(f"<p style='{st}'>{e(p)}</p>" for p in ps)
def mail(x): return x.lower().replace(" ",".").replace("'","")
def dom(d): return "".join(c for c in d.shop.lower() if c.isalnum())+".com"
def stripdot(t): return t[:-1] if t.endswith(".") else t
FF={"times":"'Liberation Serif'","p052":"P052","bookman":"'URW Bookman'","sans":"'Liberation Sans'","gothic":"'URW Gothic'","mono":"'Liberation Mono'","dj":"'DejaVu Sans'","script":"Z003","c059":"C059","nimmono":"'Nimbus Mono PS'","djmono":"'DejaVu Sans Mono'"}
def letter(d):
    o=d.o;f=FF[o.get("font","times")];var=o.get("var","1");r=d.r
    head={"1":f"<div style='text-align:center;border-bottom:2px solid #333'><b style='font-size:26px'>{e(d.shop)}</b><br>{d.addr} &nbsp; {d.phonev}</div>",
     "2":f"<table width=100%><tr><td style='font-size:30px;color:#8a1c1c;font-weight:bold'>{e(d.shop)}</td><td align=right style='font-size:12px'>{d.addr}<br>Tel. {d.phonev}<br>est. {r.randint(1948,2010)}</td></tr></table><hr>",
     "3":f"<pre style='font:inherit'>{e(d.shop)}\n{d.addr}\n{d.phonev}</pre>"}[var]
    re_=""
    if "RE" in d.L: re_="<p><b>"+e(d.render(r.choice(d.L["RE"])))+"</b></p>"
    ind="text-indent:2em" if var=="3" else ""
    return f"<body style=\"font:{o.get('size','15')}px {f};margin:50px 60px;line-height:1.45\">{head}<p>{d.date}</p><p>{d.cust} {d.custl}</p>{re_}<p>Dear {r.choice(['Mr. ','Ms. ','Mrs. '])+d.custl if var!='3' else d.cust},</p>"+P([d.open]+sents(d)+tail(d)+[d.bye],ind)+f"<p>{r.choice(['Sincerely','Yours truly','Respectfully','With thanks','Regards'])},<br><br>{d.staff} {d.staffl}<br>{e(d.shop)}</p>"
def quoted(d,mode):
    if not d.L.get("QT"): return ""
    q=d.render(d.r.choice(d.L["QT"]))
    h=f"On {d.r.choice(['Mon','Tue','Wed'])}, {d.date} at {d.clock()}, {d.cust} {d.custl} <{mail(d.cust+' '+d.custl)}@mail.com> wrote:"
    if mode=="gt": return "<p>"+e(h)+"</p>"+"".join("&gt; "+e(x)+"<br>" for x in [q])
    if mode=="outlook": return f"<hr><p><b>From:</b> {d.cust} {d.custl}<br><b>Sent:</b> {d.date} {d.clock()}<br><b>To:</b> {e(d.shop)}<br><b>Subject:</b> question about the car</p><p>{e(q)}</p>"
    return f"<p style='color:#777'>{e(h)}</p><blockquote style='border-left:2px solid #bbb;padding-left:10px;color:#555'>{e(q)}</blockquote>"
def email(d):
    o=d.o;r=d.r;f=FF[o.get("font","sans")];st=o.get("style","web");subj=d.render(r.choice(d.L["SUBJ"]))
    fr=f"{d.staff} {d.staffl}";fa=f"{mail(d.staff)}@{dom(d)}";to=f"{d.cust} {d.custl}";ta=f"{mail(d.cust)}{r.randint(2,99)}@mail.com"
    if st=="web": head=f"<div style='font-size:22px'>{e(subj)}</div><hr><table width=100%><tr><td><b>{e(d.shop)}</b> &lt;{fa}&gt;<br><span style='color:#666'>To: {to} &lt;{ta}&gt;</span></td><td align=right style='color:#666'>{d.date}, {d.clock()}</td></tr></table>"
    elif st=="outlook": head=f"<b style='font-size:18px'>{to}</b><hr style='border:2px solid #000'><table>"+"".join(f"<tr><td width=90><b>{a}</b></td><td>{e(b)}</td></tr>" for a,b in(("From:",f"{fr} <{fa}>"),("Sent:",f"{d.date} {d.clock()}"),("To:",f"{to} <{ta}>"),("Subject:",subj)))+"</table>"
    elif st=="plain": head="<pre style='font:inherit'>"+e(f"From: {fr} <{fa}>\nTo: {ta}\nDate: {d.date} {d.clock()}\nSubject: {subj}\n")+"</pre>"
    elif st=="dealer": head=f"<div style='background:#123a6b;color:#fff;padding:14px;font-size:24px'>{e(d.shop)} <span style='font-size:13px'>Service Department</span></div><p style='font-size:12px'>To: {ta} | From: service@{dom(d)} | {d.date}</p><h3>{e(subj)}</h3>"
    elif st=="phone": head=f"<div style='color:#06c'>&lt; Inbox</div><p><b>{fr}</b><br>To: {to}<br><span style='color:#888'>{d.date} at {d.clock()}</span></p><h3>{e(subj)}</h3>"
    b=[d.open]
    ls=o.get("list")
    if ls:
        lead=d.render(r.choice(d.L["LEAD"])) if "LEAD" in d.L else ""
        fl=[x for x in d.flow if x not in d.dis];ot=[x for x in d.flow if x in d.dis]
        if ls=="ul": li="<ul>"+"".join(f"<li>{e(x)}</li>" for x in fl)+"</ul>"
        elif ls=="ol": li="<ol>"+"".join(f"<li>{e(x)}</li>" for x in fl)+"</ol>"
        else: li="".join(f"<div style='padding-left:1em;text-indent:-1em'>{ls.replace('dash','-').replace('star','*')} {e(x)}</div>" for x in fl)
        main=P([d.open])+P([lead] if lead else [])+li+P(ot+tail(d)+[d.bye])
    else: main=P([d.open]+sents(d)+tail(d)+[d.bye])
    if st=="dealer": main+="<p><span style='background:#123a6b;color:#fff;padding:8px 20px'>APPROVE</span> &nbsp; <span style='border:1px solid #123a6b;padding:7px 20px'>CALL ME</span></p>"
    sig=f"<p>{r.choice(['Thanks','Best','Cheers','Thank you','--'])},<br>{d.staff}<br>{e(d.shop)}<br>{d.phonev}</p>"
    if st=="phone": sig=f"<p>{d.staff}<br>{e(d.shop)}</p><p>Sent from my iPhone</p>"
    return f"<body style=\"font:{o.get('size','14')}px {f};margin:36px 44px;line-height:1.4\">{head}{main}{sig}{quoted(d,o.get('quote','bar'))}"
def joinb(l): return ''.join(x+('' if i==len(l)-1 else ' ' if x[-1] in '.!?)' else '\n') for i,x in enumerate(l))
def bubbles(d,join=1):
    """list of (side,text)"""
    r=d.r;b=[]
    cl=list(d.cl)
    if cl and r.random()<.5: b.append(("R",cl.pop()))
    b.append(("L",d.open))
    i=0;fl=d.flow
    while i<len(fl):
        k=r.choice([1,1,2]); b.append(("L",joinb(fl[i:i+k]))); i+=k
        if cl and r.random()<.4: b.append(("R",cl.pop()))
    for x in tail(d): b.append(("L",x))
    if cl: b.append(("R",cl.pop()))
    b.append(("L",d.bye)); return b
def sms(d):
    o=d.o;f=FF[o.get("font","sans")];th={"ios":("#e5e5ea","#000","#0b84fe","#fff"),"android":("#eef1f5","#111","#c8e6c9","#111"),"fb":("#f0f0f0","#111","#7b3ff2","#fff"),"market":("#fff","#111","#dbeafe","#111"),"tire":("#fff4d6","#222","#333","#fff")}[o.get("theme","ios")]
    h=f"<div style='text-align:center;border-bottom:1px solid #ccc;padding:8px'><b>{e(d.shop)}</b><br><span style='font-size:11px;color:#777'>{o.get('sub','Text Message').replace('_',' ')}</span></div><div style='text-align:center;color:#888;font-size:11px;margin:8px'>{d.date} {d.clock()}</div>"
    if "AD" in d.L: h+=f"<div style='border:1px solid #ccc;padding:8px;margin:8px;font-size:12px'>{e(d.render(d.r.choice(d.L['AD'])))}</div>"
    for s,t in bubbles(d):
        bg,fg=(th[0],th[1]) if s=="L" else (th[2],th[3])
        h+=f"<div style='display:flex;justify-content:{'flex-start' if s=='L' else 'flex-end'};margin:6px'><div style='max-width:70%'><div style='white-space:pre-line;background:{bg};color:{fg};border-radius:14px;padding:8px 12px;border:1px solid #ddd'>{e(t)}</div><div style='font-size:10px;color:#999;text-align:{'left' if s=='L' else 'right'}'>{d.clock(d.r.randint(0,9))}</div></div></div>"
    return f"<body style=\"font:14px {f};width:{o.get('w','430')}px;margin:20px auto\">{h}"
def export(d):
    ls=[f"[{d.date}, {d.clock()}] {d.shop}: Messages and calls are end-to-end encrypted."] if d.r.random()<.6 else [f"WhatsApp chat with {d.shop}"]
    for s,t in bubbles(d): ls.append(f"[{d.date}, {d.clock(d.r.randint(0,6))}] {d.shop if s=='L' else d.cust}: {t}")
    return f"<body style=\"font:13px {FF[d.o.get('font','djmono')]};margin:30px\">"+"".join(f"<div style='margin:3px 0;white-space:pre-line'>{e(x)}</div>" for x in ls)
def voicemail(d):
    t=" ".join([d.open]+d.flow+tail(d)+[d.bye])
    return f"<body style=\"font:15px {FF['sans']};margin:40px 70px\"><h3>Voicemail</h3><p><b>{e(d.shop)}</b><br>{d.phonev}<br><span style='color:#777'>{d.date} {d.clock()} &nbsp; {d.r.randint(0,2)}:{d.r.randint(10,59)}</span></p><div style='height:6px;background:#ddd'></div><p style='color:#777'>Transcription{d.r.choice([' (low confidence)','',' beta'])}</p><p style='line-height:1.5'>\u201c{e(t)}\u201d</p>"
def note(d):
    return f"<body style=\"font:20px {FF['script']};margin:50px 80px;line-height:1.5\"><div style='font:bold 13px {FF['sans']};border-bottom:1px solid #999'>{e(d.shop)} &nbsp; {d.phonev}</div><p style='text-align:right'>{d.date}</p><p>{d.cust} -</p>"+P([d.open]+sents(d)+tail(d)+[d.bye])+f"<p>{d.staff}</p>"
def fax(d):
    r=d.r;rows=[("TO",f"{d.cust} {d.custl}"),("FROM",f"{d.staff} {d.staffl}"),("FAX",f"({r.randint(205,989)}) 555-{r.randint(1000,9999)}"),("DATE",d.date),("PAGES","1 incl. cover"),("RE",d.render(r.choice(d.L["RE"])))]
    return f"<body style=\"font:15px {FF['sans']};margin:50px\"><div style='font-size:44px;font-weight:bold'>FAX</div><div>{e(d.shop)}, {d.addr}, {d.phonev}</div><table style='width:100%;border-collapse:collapse;margin:14px 0'>"+"".join(f"<tr><td style='border:1px solid #000;padding:4px;width:80px'><b>{a}</b></td><td style='border:1px solid #000;padding:4px'>{e(b)}</td></tr>" for a,b in rows)+"</table>"+P([d.open]+sents(d)+tail(d)+[d.bye])
def workorder(d):
    r=d.r;m=d.render(r.choice(d.L["HD"]))
    return f"<body style=\"font:13px {FF['nimmono']};margin:40px\"><table width=100% style='border:1px solid #000'><tr><td><b>{e(d.shop)}</b><br>{d.addr}</td><td align=right>{e(m)}<br>{d.date}<br>Cust: {d.custl}, {d.cust}</td></tr></table><p><b>TECHNICIAN REMARKS</b></p><div style='border:1px solid #000;padding:10px;line-height:1.5'>{e(' '.join([d.open]+d.flow+tail(d)+[d.bye]))}</div><p>Tech {r.randint(10,99)} &nbsp; Adv. {d.staff}</p>"
def card(d):
    m=d.r.choice(["Message to customer","Note from your service team","Shop message"])
    return f"<body style=\"font:14px {FF['dj']};background:#eee;padding:30px\"><div style='width:560px;margin:auto;background:#fff;border-radius:10px;border:1px solid #ccc'><div style='background:#0a7d5a;color:#fff;padding:12px 18px'>{e(d.shop)}</div><div style='padding:14px 18px'><b>{m}</b><div style='color:#888;font-size:11px'>{d.date} {d.clock()} &nbsp; sent by {d.staff}</div>"+P([d.open]+sents(d)+tail(d)+[d.bye])+"<div style='font-size:12px;color:#0a7d5a'>Approve all &nbsp;|&nbsp; Ask a question</div></div></div>"
def chat(d):
    h=f"<h3>Chat transcript - {e(d.shop)}</h3><p style='font-size:12px;color:#666'>Visitor: {d.cust} &nbsp; Agent: {d.staff} &nbsp; {d.date}</p>"
    for s,t in bubbles(d):
        w=d.staff if s=="L" else "Visitor"
        h+=f"<table style='margin:4px 0'><tr><td valign=top width=70 style='color:#999;font-size:11px'>{d.clock(d.r.randint(0,3))}</td><td valign=top width=80><b>{w}:</b></td><td style='white-space:pre-line'>{e(t)}</td></tr></table>"
    return f"<body style=\"font:13px {FF['dj']};margin:36px\">{h}"
def teams(d):
    h=f"<div style='color:#555;border-bottom:1px solid #ddd;padding-bottom:6px'><b># service-desk</b> &nbsp; {e(d.shop)}</div>"
    for s,t in bubbles(d):
        w=d.staff+" "+d.staffl if s=="L" else d.cust
        h+=f"<div style='margin:10px 0'><b>{w}</b> <span style='color:#999;font-size:11px'>{d.clock(d.r.randint(0,4))}</span><div style='white-space:pre-line'>{e(t)}</div></div>"
    return f"<body style=\"font:14px {FF['sans']};margin:30px 60px\">{h}"
def memo(d):
    rows=[("TO",f"{d.cust} {d.custl}, Fleet"),("FROM",f"{d.staff} {d.staffl}"),("DATE",d.date),("SUBJECT",d.render(d.r.choice(d.L["RE"])))]
    return f"<body style=\"font:15px {FF['c059']};margin:56px\"><h2 style='letter-spacing:6px'>MEMORANDUM</h2><div>{e(d.shop)}, {d.addr}</div><pre style='font:inherit'>"+"\n".join(f"{a}: {e(b)}" for a,b in rows)+"</pre><hr>"+P([d.open]+sents(d)+tail(d)+[d.bye])
SH=dict(letter=letter,email=email,sms=sms,export=export,voicemail=voicemail,note=note,fax=fax,workorder=workorder,card=card,chat=chat,teams=teams,memo=memo)
