from lay_b import *
from lay_b import F as FF
LAYOUTS={}
def lay(f): LAYOUTS[f.__name__]=f; return f
LEGAL=["I hereby authorize the above repair work to be done along with the necessary material and hereby grant you and/or your employees permission to operate the vehicle herein described on streets, highways or elsewhere for the purpose of testing and/or inspection.",
"An express mechanic's lien is hereby acknowledged on the above vehicle to secure the amount of repairs thereto. Storage of $35.00 a day may be charged after 3 days.",
"Not responsible for loss or damage to vehicle or articles left in vehicle in case of fire, theft or any other cause beyond our control.",
"All parts are new unless noted. Parts carry the maker's warranty of 12 months or 12,000 miles, whichever comes first; labor 90 days or 4,000 miles.",
"Returned checks are subject to a fee of $30.00. Accounts past 30 days bear 1.5% a month.",
"You are entitled to the return of replaced parts except those under core or warranty exchange. Ask before work begins.",
"If the final cost is going to exceed this estimate by more than 10% we will call you for approval. A teardown may cost up to $150.00 if you choose not to proceed.",
"Thank you for letting us serve you since 1987! Refer a friend and take $25 off your next visit over $100."]
REM=["Customer waiting. Call at {p} when done.","Re-torque lug nuts at 50-100 miles (100 ft-lb).","Recommend rear brakes within 3,000 miles, about $389.00.","Tires LF 5/32 RF 5/32 LR 7/32 RR 7/32.","Left rear tail lamp out, customer declined bulb at $12.95.","Battery tested 540 CCA of 650 - OK.","Oil life reset, next service at {m}.","Old parts in trunk.","Found coolant seeping at radiator; monitor. Quoted $612.40.","Road tested 8 miles, no codes."]
def rem(d,c,n): return [x.format(p=c.cphone,m=f"{c.miles+5000:,}") for x in d.some(REM,n)]
def split_items(good):
    P=[l for j in good for l in j["parts"]]; Lb=[j["labor"] for j in good]; return P,Lb
def I(l,q_=True,u=True): return it(l["desc"],l["type"],l["q"] if q_ else None,l["u"] if u else None,l["t"])
def head(c,word,sty=0,align="right"):
    return f"<table class=hd><tr><td><b style='font-size:18px'>{esc(c.shop)}</b><br>{c.addr}<br>{c.city}<br>{c.phone}<td style='text-align:{align};vertical-align:top'><b style='font-size:16px'>{word}</b> {c.doc}<br>{c.date}</table>"
def cust(c): return f"<table class=cu><tr><td><b>{c.cust}</b><br>{c.caddr}<br>{c.city}<br>{c.cphone}<td><b>{c.ymm}</b> ({c.color})<br>VIN {c.vin}<br>Mileage {c.miles:,}<br>License {c.plate}</table>"
BASE="*{box-sizing:border-box}table{border-collapse:collapse}.hd,.cu,.w{width:100%}.hd td,.cu td{vertical-align:top}.cu{margin:8px 0;border:1px solid #777}.cu td{padding:5px 8px;width:50%}.r{text-align:right;white-space:nowrap}th{text-align:left}"
def ptab(d,P,f,cls="w",pn=True,qn=True,u=True,empty=0):
    b="<tr>"+("<th>Qty" if qn else "")+("<th>Part No." if pn else "")+"<th>"+d.ch(["Parts","Part description","Material"])+("<th class=r>Each" if u else "")+"<th class=r>Amount"
    for l in P: b+="<tr>"+(f"<td>{q(l['q'])}" if qn else "")+(f"<td class=pn>{l['pn']}" if pn else "")+f"<td>{esc(l['desc'])}"+(f"<td class=r>{f(l['u'])}" if u else "")+f"<td class=r>{f(l['t'])}"
    for _ in range(empty): b+="<tr>"+"<td>&nbsp;"*(2+qn+pn+u)
    return f"<table class='{cls}'>{b}</table>"
def ltab(d,Lb,f,cls="w",hr=True,u=False,empty=0):
    b="<tr><th>"+d.ch(["Labor","Labor performed","Service / labor"])+("<th class=r>Hrs" if hr else "")+("<th class=r>Rate" if u else "")+"<th class=r>Amount"
    for l in Lb: b+=f"<tr><td>{esc(l['desc'])}"+(f"<td class=r>{q(l['q'])}" if hr else "")+(f"<td class=r>{f(l['u'])}" if u else "")+f"<td class=r>{f(l['t'])}"
    for _ in range(empty): b+="<tr>"+"<td>&nbsp;"*(2+hr+u)
    return f"<table class='{cls}'>{b}</table>"
def setup(d,k,**kw):
    c=Ctx(d); r=rate(d); good=mkjobs(d,target(d,k),r); S=sums(d,good,**kw); return c,good,S,mf(d)
@lay
def t17(d,name,k):
    c,good,S,f=setup(d,k); P,Lb=split_items(good); pn=d.may(.5); u=d.may(.5); hr=d.may(.7); e=d.ch([0,2,4])
    grid=d.ch(["td,th{border:1px solid #888}","th{border-bottom:2px solid #333}","tr:nth-child(even) td{background:#f2f2f2}"])
    lw=d.ch([58,62,55])
    ht=f"""<style>@page{{size:letter;margin:11mm}}{BASE}body{{font:{d.ch([10.5,11])}px '{FF(d)}'}}.g{{display:grid;grid-template-columns:{lw}fr {100-lw}fr;gap:8px;align-items:start}}.g table td,.g table th{{padding:3px 5px;vertical-align:top}}.x {grid.split('{')[0].replace(',',',.x ')}{{{grid.split('{')[1]}.t td{{padding:2px 6px}}.tt{{font-weight:bold;font-size:13px}}.tt td{{border-top:1px solid #000}}.pn{{font-size:90%}}</style>{head(c,d.ch(['Invoice','Repair Order','Estimate']))}{cust(c)}<div class='g x'><div>{ptab(d,P,f,pn=pn,u=u,empty=e) if P else '<p>No parts used.</p>'}</div><div>{ltab(d,Lb,f,hr=hr,empty=e)}</div></div><div class=g style="margin-top:10px"><div style="font-size:92%"><b>Remarks</b><br>{'<br>'.join(rem(d,c,d.randint(1,4)))}<p>{d.ch(LEGAL)}</div><table class='t w'>{rowhtml(S,f)}</table></div>"""
    its=[I(l,True,u) for l in P]+[I(l,hr,False) for l in Lb]
    return ht,L(name,"t17-parts-left-labor-right","chromium","invoice",c,c.veh(),its+S["fees"],S)
@lay
def t18(d,name,k):
    """legal text in the left half beside the sums box; same rows hold prose and sums"""
    c,good,S,f=setup(d,k,nf=d.randint(1,3)); b=""; u=d.may(.7); fs=d.ch([10,11,11.5]); typ=d.may(.5)
    for j in good:
        for l in j["lines"]: b+="<tr>"+(f"<td>{l['type'][0]}" if typ else "")+f"<td>{esc(l['desc'])}<td class=r>{q(l['q'])}"+(f"<td class=r>{f(l['u'])}" if u else "")+f"<td class=r>{f(l['t'])}"
    rows=[(esc(a),f(v)) for a,v in S["rows"]]+[(f"<b>{S['trow']}</b>",f"<b>{f(S['tot'])}</b>")]
    paid=d.may(.3)
    if paid: rows+=[("Paid - Visa 4417",f(-S["tot"])),("Balance due",f(0))]
    # words broken so that each row has a piece of prose on its left
    txt=" ".join(d.some(LEGAL,d.randint(3,5))+rem(d,c,2)); W=d.ch([62,70]); pl=textwrap.wrap(txt,W); n=max(len(rows),len(pl))
    if d.may(.5): # one table: prose cell, name, amount
        foot="<table class=w>"+"".join(f"<tr><td class=lg>{esc(pl[i]) if i<len(pl) else ''}<td class=n>{rows[i][0] if i<len(rows) else ''}<td class=r>{rows[i][1] if i<len(rows) else ''}" for i in range(n))+"</table>"
    else:
        foot=f"<div style='display:flex;gap:16px'><div class=lg style='width:60%;text-align:justify;line-height:1.35'>{esc(txt)}</div><table style='width:40%;border:1px solid #000'>"+"".join(f"<tr><td class=n>{a}<td class=r>{v}" for a,v in rows)+"</table></div>"
    ht=f"""<style>@page{{size:letter;margin:12mm 14mm}}{BASE}body{{font:{fs}px '{FF(d)}'}}.l td,.l th{{padding:3px 5px;border-bottom:1px solid #ddd}}.l .r{{width:80px}}.lg{{font-size:{d.ch([8.5,9,9.5])}px;color:#333;padding-right:14px}}.n,.r{{padding:2px 5px;white-space:nowrap}}</style>{cust(c)}{head(c,d.ch(['ESTIMATE','INVOICE','Ticket']))}<table class='w l'><tr>{'<th>' if typ else ''}<th>Description<th class=r>Qty/Hr{'<th class=r>Price' if u else ''}<th class=r>Extended</tr>{b}</table><div style="margin-top:14px;break-inside:avoid">{foot}</div>"""
    its=items_of(good)
    if not u:
        for i in its: i["unitPrice"]=None
    return ht,L(name,"t18-legal-left-of-sums","chromium","invoice",c,c.veh(),its+S["fees"],S)
@lay
def t19(d,name,k):
    """three columns at the foot"""
    c,good,S,f=setup(d,k,nf=d.randint(0,3)); b="";jobrows=d.may(.6)
    for j in good:
        if jobrows: b+=f"<tr><td colspan=4 class=jt>{esc(j['title'])}"
        for l in j["lines"]: b+=f"<tr><td>{esc(l['desc'])}<td class=r>{q(l['q'])}<td class=r>{f(l['u'])}<td class=r>{f(l['t'])}"
    dep=d.ch([0,0,10000,20000]); dep=dep if dep<S["tot"] else 0
    pay=f"<b>Payment</b><br>Terms: {d.ch(['Cash on pickup','Net 30','COD'])}<br>"+(f"Deposit {f(dep)}<br>Check 1{d.randint(100,999)}<br>Balance {f(S['tot']-dep)}<br>" if dep else f"Visa ending {d.randint(1000,9999)}<br>Auth {d.randint(100000,999999)}<br>")+"<br>x____________________<br>Customer signature"
    col=[f"<div class=lg><b>Warranty</b><br>{esc(d.ch(LEGAL[2:6]))} {esc(d.ch(LEGAL[:2]))}</div>",f"<div>{pay}</div>",f"<table class='w'>{rowhtml(S,f)}</table>"]
    if d.may(.3): col=[col[1],col[2],col[0]]
    elif d.may(.3): col=[col[1],col[0],col[2]]
    ht=f"""<style>@page{{size:letter;margin:12mm}}{BASE}body{{font:11px '{FF(d)}'}}.l td,.l th{{padding:3px 6px;border:{d.ch(['1px solid #aaa','0'])}}}.jt{{font-weight:bold;background:#eee}}.l .r{{width:80px}}.f{{display:grid;grid-template-columns:1fr 1fr 1.15fr;border:1px solid #000;margin-top:12px;break-inside:avoid}}.f>*{{padding:6px}}.f>*+*{{border-left:1px solid #000!important}}.lg{{font-size:9px}}.f td{{padding:2px 4px}}.tt{{font-weight:bold}}</style>{head(c,'Service Invoice')}{cust(c)}<table class='w l'><tr><th>Item<th class=r>Qty<th class=r>Price<th class=r>Amount</tr>{b}</table><div class=f>{''.join(col)}</div>"""
    return ht,L(name,"t19-three-column-footer","chromium","invoice",c,c.veh(),items_of(good)+S["fees"],S)
@lay
def t20(d,name,k):
    """sums at the top beside the car; lines beneath, parts left and labor right under each job or in all"""
    c,good,S,f=setup(d,k,nf=d.randint(0,2)); P,Lb=split_items(good); perjob=d.may(.6); its=[]; b=""
    if perjob:
        for j in good:
            b+=f"<div class=jb><b>{esc(j['title'])}</b>{f'<span class=s>{f(j[chr(115)+chr(117)+chr(109)])}</span>' if 0 else ''}<div class=g><div>{ptab(d,j['parts'],f,pn=False,u=False) if j['parts'] else 'No parts'}</div><div>{ltab(d,[j['labor']],f)}</div></div></div>"
            its+=[I(l,True,False) for l in j["parts"]]+[I(j["labor"],True,False)]
    else:
        b=f"<div class=g><div>{ltab(d,Lb,f)}</div><div>{ptab(d,P,f,pn=False,u=False) if P else 'No parts'}</div></div>"; its=[I(l,True,False) for l in Lb]+[I(l,True,False) for l in P]
    ht=f"""<style>@page{{size:letter;margin:13mm}}{BASE}body{{font:11px '{FF(d)}'}}.g{{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}}.g td,.g th{{padding:2px 4px;vertical-align:top;border-bottom:1px dotted #aaa}}.jb{{margin:9px 0;break-inside:avoid;border-top:1px solid #333;padding-top:4px}}.top{{display:grid;grid-template-columns:1.3fr 1fr;gap:14px;background:{d.ch(['#eef3f8','#f6f1e6','#fff'])};border:1px solid #99a;padding:8px;margin:8px 0}}.top td{{padding:1px 4px}}.tt td{{font-size:14px;font-weight:bold;border-top:1px solid #000}}</style>{head(c,d.ch(['Quote','Estimate']))}<div class=top><div><b>{c.cust}</b>, {c.cphone}<br>{c.ymm}<br>{c.vin}<br>{c.miles:,} miles<br><br>{'<br>'.join(rem(d,c,2))}</div><table class=w>{rowhtml(S,f)}</table></div>{b}<p style="font-size:9px">{d.ch(LEGAL)}</p>"""
    return ht,L(name,"t20-sums-at-top","chromium","shop_estimate",c,c.veh(),S["fees"]+its,S)
def fit(cv,s,fn,sz,w):
    out=[];cur=""
    for x in s.split():
        t=(cur+" "+x).strip()
        if cv.stringWidth(t,fn,sz)>w and cur: out.append(cur); cur=x
        else: cur=t
    return out+[cur]
@lay
def t21(d,name,k):
    """preprinted form: parts left, labor right in one grid, sums under labor, legal under parts"""
    c,good,S,f0=setup(d,k,nf=d.randint(0,3)); P,Lb=split_items(good); f=lambda x: money(x,""); d2=Dice(name); leg=d.some(LEGAL,3)
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); pre=d2.ch(["Helvetica","Times-Roman"]); pb={"Helvetica":"Helvetica-Bold","Times-Roman":"Times-Bold"}[pre]; ty=d2.ch(["Courier","Helvetica","Courier"]); ink=d2.ch([(0,0,0),(.1,.1,.5)]); ts=8
        cv.setFont(pb,17); cv.drawString(40,748,c.shop); cv.setFont(pre,8.5); cv.drawString(40,735,f"{c.addr}, {c.city}   Phone {c.phone}"); cv.setFont(pb,11); cv.drawRightString(572,748,"REPAIR ORDER"); cv.drawRightString(572,733,c.doc)
        cv.rect(40,676,532,48); cv.line(306,676,306,724); cv.line(40,700,572,700)
        for x,y,a,v in((44,715,"NAME",c.cust),(310,715,"YEAR / MAKE / MODEL",c.ymm),(44,691,"PHONE / DATE",f"{c.cphone}   {c.date}"),(310,691,"VIN / MILEAGE",f"{c.vin}   {c.miles}")):
            cv.setFont(pre,5.5); cv.drawString(x,y+2,a); cv.setFont(ty,9); cv.setFillColorRGB(*ink); cv.drawString(x,y-10,v); cv.setFillColorRGB(0,0,0)
        rh=14; y0=660; 
        pr=[]; 
        for l in P:
            for i,s in enumerate(fit(cv,l["desc"],ty,ts,138)): pr.append((q(l["q"]),l["pn"][:10] if l["pn"] else "",s,f(l["u"]),f(l["t"])) if i==0 else ("","",s,"",""))
        lr=[]
        for l in Lb:
            w=fit(cv,l["desc"],ty,ts,158)
            for i,s in enumerate(w): lr.append((s,q(l["q"]) if i==0 else "",f(l["t"]) if i==0 else ""))
        n=max(14,len(pr),len(lr)); 
        cv.setFont(pb,7)
        for x,s in((42,"QTY"),(62,"PART NO."),(117,"PARTS"),(330,"DESCRIPTION OF WORK")): cv.drawString(x,y0+3,s)
        cv.drawRightString(283,y0+3,"PRICE"); cv.drawRightString(324,y0+3,"AMOUNT"); cv.drawRightString(519,y0+3,"HRS"); cv.drawRightString(570,y0+3,"LABOR")
        cv.setLineWidth(.4)
        for i in range(n+1): cv.line(40,y0-i*rh,572,y0-i*rh)
        for x in(40,60,115,256,286,327,497,522,572): 
            if x==256: continue
            cv.line(x,y0+12,x,y0-n*rh)
        cv.line(40,y0+12,572,y0+12); cv.setFillColorRGB(*ink); cv.setFont(ty,ts)
        for i,(a,b,s,u,t) in enumerate(pr):
            y=y0-i*rh-10; cv.setFont(ty,ts); cv.drawString(42,y,a); cv.setFont(ty,7); cv.drawString(62,y,b); cv.setFont(ty,7.4); cv.drawString(117,y,s) ; cv.setFont(ty,7); cv.drawRightString(284,y,u); cv.drawRightString(325,y,t)
        cv.setFont(ty,ts)
        for i,(s,h,t) in enumerate(lr):
            y=y0-i*rh-10; cv.setFont(ty,7.4); cv.drawString(330,y,s); cv.drawRightString(520,y,h); cv.setFont(ty,ts); cv.drawRightString(570,y,t)
        y=y0-n*rh; rows=S["rows"]+[(S["trow"],S["tot"])]
        cv.setFillColorRGB(0,0,0); yy=y-10; cv.setFont(pre,6.8)
        for t in leg:
            for s in fit(cv,t,pre,6.8,280): 
                if yy<30: break
                cv.drawString(42,yy,s); yy-=8.4
            yy-=3
        for i,(a,v) in enumerate(rows):
            b=y-(i+1)*15; cv.setFont(pb if i==len(rows)-1 else pre,8.5); cv.drawString(332,b+4,a); cv.setFont(ty,9); cv.setFillColorRGB(*ink); cv.drawRightString(570,b+4,f(v)); cv.setFillColorRGB(0,0,0); cv.line(327,b,572,b)
        cv.line(327,y,327,y-len(rows)*15); cv.line(572,y,572,y-len(rows)*15); cv.line(522,y,522,y-len(rows)*15)
        cv.save()
    its=[I(l) for l in P]+[I(l,True,False) for l in Lb]
    return draw,L(name,"t21-preprinted-form-grid","reportlab","invoice",c,c.veh(),its+S["fees"],S)
@lay
def t22(d,name,k):
    """labor left, parts right; sums box left, remarks right"""
    c,good,S,f=setup(d,k,nf=d.randint(0,2)); P,Lb=split_items(good); d2=Dice(name); rm=rem(d,c,d.randint(2,5)); lg=d.some(LEGAL,2); rt=d.may(.5)
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); a,b=d2.ch([("Helvetica","Helvetica-Bold"),("Times-Roman","Times-Bold")]); sh=d2.may(.5)
        cv.setFillGray(.15); cv.rect(0,742,612,50,fill=1,stroke=0); cv.setFillGray(1); cv.setFont(b,17); cv.drawString(40,766,c.shop); cv.setFont(a,8.5); cv.drawString(40,752,f"{c.addr} - {c.city} - {c.phone}"); cv.drawRightString(572,766,f"Invoice {c.doc}"); cv.drawRightString(572,752,c.date); cv.setFillGray(0)
        cv.setFont(a,9); cv.drawString(40,724,f"{c.cust}, {c.caddr}, {c.city}"); cv.drawString(40,711,f"{c.ymm}    VIN {c.vin}    Mileage {c.miles:,}")
        def col(x0,x1,title,ls,lab):
            y=690; cv.setFont(b,9.5); cv.drawString(x0,y,title); cv.line(x0,y-4,x1,y-4); y-=16
            for i,l in enumerate(ls):
                w=fit(cv,l["desc"],a,8.5,x1-x0-(125 if lab and rt else 95)); 
                if sh and i%2==0: cv.setFillGray(.92); cv.rect(x0-2,y-3-10*(len(w)-1),x1-x0+4,11+10*(len(w)-1),fill=1,stroke=0); cv.setFillGray(0)
                cv.setFont(a,8.5)
                for m,s in enumerate(w): cv.drawString(x0+(0 if lab else 24),y-10*m,s)
                if lab: cv.drawRightString(x1-55,y,(f"{q(l['q'])} @ {f(l['u'])}" if rt else q(l["q"])+" hr"))
                else: cv.drawString(x0,y,q(l["q"]))
                cv.drawRightString(x1,y,f(l["t"])); y-=10*len(w)+3
            return y
        y=min(col(40,300,"LABOR",Lb,True),col(318,572,"PARTS",P,False))-14
        rows=S["rows"]+[(S["trow"],S["tot"])]
        if y-15*len(rows)<50: cv.showPage(); y=740; cv.setFont(a,9); cv.drawString(40,755,f"Invoice {c.doc}, continued")
        cv.rect(40,y-15*len(rows)-4,240,15*len(rows)+8); z=y-9
        for i,(s,v) in enumerate(rows): cv.setFont(b if i==len(rows)-1 else a,9.5); cv.drawString(48,z,s); cv.drawRightString(274,z,f(v)); z-=15
        z=y-9; cv.setFont(b,8.5); cv.drawString(295,z,"Remarks"); z-=d2.ch([15,11,12.5]); cv.setFont(a,7.8)
        for t in rm+lg:
            for s in fit(cv,t,a,7.8,275):
                if z>26: cv.drawString(295,z,s)
                z-=15 if sh else 10
        cv.save()
    its=[I(l,True,rt) for l in Lb]+[I(l,True,False) for l in P]
    return draw,L(name,"t22-labor-left-sums-left","reportlab","invoice",c,c.veh(),its+S["fees"],S)
@lay
def t23(d,name,k):
    """two job cards in a row"""
    c,good,S,f=setup(d,k); b=""; fl=d.may(.5); its=[]; below=d.may(.5); ex=None
    u=d.may(.5)
    for n,j in enumerate(good):
        b+=f"<div class=c><div class=h>{n+1}. {esc(j['title'])}{'' if below else '<span>'+f(j['sum'])+'</span>'}</div><table class=w>"
        for l in (j["lines"] if fl else [j["labor"]]+j["parts"]):
            b+=f"<tr><td class=r style='width:34px'>{q(l['q'])}<td>{esc(l['desc'])}"+(f"<td class=r>{f(l['u'])}" if u else "")+f"<td class=r>{f(l['t'])}"; its.append(I(l,True,u))
        b+="</table>"+(f"<div class=b>Job {n+1} <b>{f(j['sum'])}</b></div>" if below else "")+"</div>"
    if d.may(.5): x=mkjob(d,d.ch([y for y in JOBS if not any(g['title'] in y[0] for g in good)]),rate(d)); b+=f"<div class=c style='border-style:dashed'><div class=h>{esc(x['title'])} - {d.ch(['declined','deferred','not today'])}<span>{f(x['sum'])}</span></div><div style='padding:5px'>{d.ch(NOTE)}</div></div>"
    ht=f"""<style>@page{{size:letter;margin:11mm}}{BASE}body{{font:10.5px '{FF(d)}'}}.g{{display:grid;grid-template-columns:1fr 1fr;gap:8px;align-items:{d.ch(['start','stretch'])}}}.c{{border:1px solid #666;break-inside:avoid}}.h{{background:#ddd;font-weight:bold;padding:3px 6px}}.h span{{float:right}}.c td{{padding:2px 5px;vertical-align:top}}.b{{text-align:right;padding:2px 5px;border-top:1px dotted #666}}.f{{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:12px;break-inside:avoid}}.f td{{padding:2px 5px}}.tt{{font-weight:bold;font-size:13px}}</style>{head(c,d.ch(['Work order','Repair invoice']))}{cust(c)}<div class=g>{b}</div><div class=f><div style="font-size:9.5px">{esc(' '.join(d.some(LEGAL,2)))}<p>{'<br>'.join(rem(d,c,2))}</div><table class=w>{rowhtml(S,f)}</table></div>"""
    return ht,L(name,"t23-job-cards-two-in-a-row","chromium","invoice",c,c.veh(),its+S["fees"],S)
@lay
def t24(d,name,k):
    """a rail of facts and sums at the right (or left) beside the lines"""
    c,good,S,f=setup(d,k,nf=d.randint(0,3)); b=""; its=[]; left=d.may(.35); st=d.may(.6); sent=d.may(.5)
    for j in good:
        b+=f"<h4>{esc(j['title'])}</h4>"
        if st: b+=f"<div class=n>{d.ch(NOTE)} {d.ch(['Verified concern and performed repair per bulletin 18-2217.','Removed and replaced as listed, torqued to 85 ft-lb, cleared codes, road tested 6 miles.','Checked and advise.'])}</div>"
        b+="<table class=w>"
        for l in j["lines"]:
            b+=f"<tr><td>{esc(l['desc'])}<td class=r>{q(l['q'])}{' hrs' if l['type']=='Labor' else ''}<td class=r>{f(l['u'])}<td class=r>{f(l['t'])}"
        b+="</table>"
    its=items_of(good)
    cards=[f"<div class=k><b>Vehicle</b><br>{c.year} {c.make}<br>{c.model}<br>VIN<br>{c.vin}<br>Miles {c.miles:,}<br>Tag {c.plate}</div>",f"<div class=k><table class=w>{rowhtml(S,f)}</table></div>",f"<div class=k><b>Paid</b><br>{d.ch(['Mastercard','Visa','Debit'])} xx{d.randint(1000,9999)}<br>{f(S['tot'])}<br>Balance {f(0)}</div>",f"<div class=k><b>Hours</b><br>Mon-Fri 7:30-5:30<br>Sat 8-12<br>{c.phone}<br><br>{d.ch(LEGAL[4:])}</div>"]
    if d.may(.5): cards=[cards[1],cards[0]]+cards[2:]
    if d.may(.5): cards.pop(2)
    rail="<div class=rail>"+"".join(cards)+"</div>"; main=f"<div>{b}</div>"
    ht=f"""<style>@page{{size:letter;margin:11mm}}{BASE}body{{font:10.5px '{FF(d)}'}}.g{{display:grid;grid-template-columns:{'205px 1fr' if left else '1fr 205px'};gap:12px}}h4{{margin:8px 0 2px;font-size:12px;border-bottom:1px solid #444}}.n{{font-style:italic;color:#444}}td{{padding:2px 4px;vertical-align:top}}.k{{background:#f0f0ee;border:1px solid #bbb;padding:6px;margin-bottom:8px}}.tt{{font-weight:bold;font-size:12.5px}}.rail .r{{padding-right:0}}.rail td{{font-size:10px}}</style>{head(c,'Invoice')}<div>Customer: {c.cust}, {c.caddr}, {c.city}</div><hr><div class=g>{rail+main if left else main+rail}</div>"""
    if left: allit=S["fees"]+its
    else: allit=its+S["fees"]
    return ht,L(name,"t24-rail-beside-lines","chromium","dealer_order" if d.may(.5) else "invoice",c,c.veh(),allit,S)
