from pool import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
import textwrap
LAYOUTS={}
def lay(f): LAYOUTS[f.__name__]=f; return f
FONTS=["Arial","Roboto","Lato","Open Sans","Carlito","Liberation Sans Narrow","Roboto Condensed","URW Gothic","Nimbus Sans","P052","Liberation Serif","Oxygen-Sans"]
def F(d): return d.ch(FONTS)
def target(d,k): return [d.randint(1,3),d.randint(4,8),d.randint(9,14),d.randint(13,17)][k]
def statjobs(d,n,r,nd=None):
    """list of (job, charged); about n charged lines"""
    good=mkjobs(d,n,r); have={j["title"] for j in good}
    bad=[j for j in mkjobs(d,14,r) if j["title"] not in have][:nd if nd is not None else d.randint(1,4)]
    al=[(j,True) for j in good]+[(j,False) for j in bad]; d.shuffle(al); return al
def sums(d,jobs,nf=None,disc=.3,taxp=.8,supplies=True):
    """fees, discounts, tax; subtotal before or after fees"""
    its=items_of(jobs); fs=fees(d,d.randint(0,2) if nf is None else nf); s=sum(i["totalPrice"] for i in its); f=sum(x["t"] for x in fs)
    ds=[d.ch([1000,1500,2000,2500,5000])] if d.may(disc) and s>12000 else []
    pt=sum(i["totalPrice"] for i in its if i["type"]=="Part")
    base=pt if d.may(.5) else s+f-sum(ds)
    rt=d.ch([.06,.0625,.07,.0725,.0825,.086]); tax=int(round(base*rt)) if d.may(taxp) else 0
    subin=d.may(.5)  # subtotal holds the fees
    sub=s+f if subin else s
    tot=s+f-sum(ds)+tax
    fi=[it(x["desc"],"Fee",None,None,x["t"]) for x in fs]
    lab=sum(i["totalPrice"] for i in its if i["type"]=="Labor")
    rows=[]
    if d.may(.6): rows+=[("Parts",pt),("Labor",lab)] if pt else [("Labor",lab)]
    feer=[(x["desc"],x["t"]) for x in fs]; dr=[(d.ch(["Discount","Coupon","Loyalty discount","Less: Military 10% promo"]),-x) for x in ds]
    st=[(d.ch(["Subtotal","Sub-total","SUBTOTAL"]),sub)]
    rows+=(feer+st+dr) if subin else (st+feer+dr)
    if tax: rows.append((d.ch(["Sales tax","Tax",f"Tax @ {rt*100:g}%","State & local tax"]),tax))
    trow=d.ch(["Total","TOTAL","Estimate total","Amount due","Grand Total","Total authorized"])
    return dict(fees=fi,ds=ds,tax=tax,sub=sub,tot=tot,rows=rows,trow=trow,pt=pt,lab=lab,rate=rt)
def rowhtml(S,f,cls=""): return "".join(f"<tr><td>{esc(a)}<td class=r>{f(v)}" for a,v in S["rows"])+f"<tr class=tt><td>{S['trow']}<td class=r>{f(S['tot'])}"
def mf(d):
    k=d.ch(["$","$",""]); 
    return lambda c: money(c,k)
def L(name,lid,gen,kind,c,veh,items,S,doc=True):
    return label(name,lid,gen,kind,c.shop,c.doc if doc else None,veh,items,S["ds"],S["sub"],S["tax"],S["tot"])
OKW=["Approved","APPROVED","Authorized","Customer approved"]
NOW={"Declined":["Declined","DECLINED","Customer declined"],"Deferred":["Deferred","Not today","NOT TODAY","Next visit"],"Pending":["Pending","Customer to decide","Awaiting approval"],"Monitor":["Monitor","Recommended","Recommend soon"]}
def badw(d): return d.ch(d.ch(list(NOW.values())))
NOTE=["Customer states noise at low speed.","Seepage noted, no drip yet.","Measured 3 mm on inner pads, 4 mm outer.","Tread 4/32 across, date code 2218.","Leaking at weep hole, level low.","Torque to 100 ft-lb, re-check in 50 miles.","Code P0171 stored, freeze frame 42 mph.","Boot torn, grease on wheel.","Last done 62,000 miles ago.","Tested at 11.2 V under load.",""]
@lay
def t09(d,name,k):
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r); good=[j for j,g in js if g]; S=sums(d,good); f=mf(d); ok=d.ch(OKW); b=""
    inhead=d.may(.6); pn=c.miles%2==0
    for j,g in js:
        w=ok if g else badw(d); heads=f"<span class=s>{f(j['sum'])}</span>"
        b+=f"<div class='j {'' if g else 'n'}'><div class=h><span class='p {'g' if g else 'x'}'>{w}</span> <b>{esc(j['title'])}</b>{heads if inhead else ''}</div>"
        nt=d.ch(NOTE)
        if nt: b+=f"<div class=nt>{nt}</div>"
        b+="<table>"
        for l in j["lines"]: b+=f"<tr><td class=k>{l['type']}<td>{esc(l['desc'])}{'<div class=pn>'+l['pn']+'</div>' if l['pn'] and pn else ''}<td class=r>{q(l['q'])}{' hr' if l['type']=='Labor' else ''}<td class=r>{f(l['u'])}<td class=r>{f(l['t'])}"
        b+="</table>"+("" if inhead else f"<div class=js>{d.ch(['Job total','Job subtotal'])} <b>{f(j['sum'])}</b></div>")+"</div>"
    acc=d.ch(["#0a6","#06c","#933","#444"])
    ht=f"""<style>@page{{size:letter;margin:12mm 14mm}}body{{font:11.5px '{F(d)}';color:#222}}.j{{border:1px solid #ccc;border-radius:5px;margin:8px 0;break-inside:avoid}}.h{{background:#f3f5f7;padding:6px 9px}}.s{{float:right;font-weight:bold}}.p{{border-radius:9px;padding:1px 8px;font-size:10px;color:#fff}}.g{{background:{acc}}}.x{{background:#999}}.n table,.n .nt{{color:{d.ch(['#999','#222'])}}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 9px;vertical-align:top}}.k{{width:52px;color:#777}}.r{{text-align:right;white-space:nowrap;width:64px}}.pn{{font-size:9.5px;color:#777}}.nt{{font-style:italic;padding:3px 9px 0;color:#555}}.js{{text-align:right;padding:3px 9px 6px}}.tot{{width:270px;margin:10px 0 0 auto}}.tot td{{border-bottom:1px solid #eee}}.tt td{{font-weight:bold;font-size:14px}}</style>
<div style="display:flex;justify-content:space-between"><div><b style="font-size:18px;color:{acc}">{esc(c.shop)}</b><br>{c.addr}, {c.city}<br>{c.phone}</div><div style="text-align:right"><b>Estimate #{c.doc}</b><br>{c.date}<br>{c.cust}</div></div><p><b>{c.ymm}</b> &nbsp; VIN {c.vin} &nbsp; {c.miles:,} mi &nbsp; Plate {c.plate}</p>{b}<table class=tot>{rowhtml(S,f)}</table><p style="color:#777">Totals include {ok.lower()} work only. Estimate good for 14 days.</p>"""
    return ht,L(name,"t09-job-cards-status-pill","chromium","shop_estimate",c,c.veh(),items_of(good)+S["fees"],S)
@lay
def t10(d,name,k):
    """ruled table, one letter of status at each line; jobs of letters with legend"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r); good=[j for j,g in js if g]; S=sums(d,good); f=mf(d)
    codes,leg=d.ch([(("A","DFMP"),"STAT: A = authorized  D = declined  F = deferred  M = monitor  P = pending. Only lines marked A are in the total."),(("OK","NO|LATER|ASK"),"OK = do now    NO = refused    LATER = next visit    ASK = call customer.   Sums hold OK lines only."),(("P","DN"),"P = priced in this estimate, D = declined by customer, N = not today"),(("Yes","No|Hold"),"Column \"Auth\": work marked No or Hold is not charged.")])
    badc=codes[1].split("|") if "|" in codes[1] else list(codes[1])
    first=d.may(.5); pncol=d.may(.6); bold=d.may(.5)
    rows=[]
    for j,g in js:
        rows.append(("J",j["title"],None,None)); bc=d.ch(badc)
        for l in j["lines"]: rows.append(("L",l,codes[0] if g else bc,g))
    d2=Dice(name)
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); fn=d2.ch([("Helvetica","Helvetica-Bold"),("Times-Roman","Times-Bold"),("Courier","Courier-Bold")]); sz=8.5 if fn[0][0]!="C" else 7.8
        st={"y":0,"p":0}
        X=dict(stat=44,desc=82,pn=318,q=420,u=490,t=566) if first else dict(desc=44,pn=285,q=386,u=452,t=520,stat=540)
        def head():
            st["p"]+=1; cv.setFont(fn[1],14); cv.drawString(44,752,c.shop); cv.setFont(fn[0],8.5); cv.drawString(44,740,f"{c.addr}  {c.city}   {c.phone}"); cv.drawRightString(568,752,f"ESTIMATE {c.doc}   page {st['p']}"); cv.drawRightString(568,740,c.date)
            if st["p"]==1:
                cv.rect(44,700,524,32); cv.drawString(50,720,f"Customer: {c.cust}   {c.cphone}"); cv.drawString(50,706,f"Vehicle: {c.ymm}   VIN: {c.vin}   Odometer: {c.miles:,}   Lic: {c.plate}"); st["y"]=684
            else: st["y"]=718
            cv.setFont(fn[1],sz); y=st["y"]; cv.drawString(X["stat"],y,"Auth" if codes[0]=="Yes" else "Stat"); cv.drawString(X["desc"],y,"Description")
            if pncol: cv.drawString(X["pn"],y,"Part no.")
            cv.drawRightString(X["q"],y,"Qty/Hrs"); cv.drawRightString(X["u"],y,"Each"); cv.drawRightString(X["t"],y,"Amount"); cv.line(44,y-3,568,y-3); st["y"]=y-15
        head(); cpl=int((X["pn"]-X["desc"]-6)/(sz*(.6 if fn[0][0]=="C" else .52)))
        for kd,l,cd,g in rows:
            if st["y"]<70: cv.showPage(); head()
            y=st["y"]
            if kd=="J": cv.setFont(fn[1],sz); cv.drawString(X["desc"],y,l[:70]); st["y"]-=12; continue
            cv.setFont(fn[0],sz); 
            if bold and g: cv.setFont(fn[1],sz)
            cv.drawString(X["stat"],y,cd); cv.setFont(fn[0],sz)
            w=textwrap.wrap(l["desc"],cpl)
            for i,s in enumerate(w): cv.drawString(X["desc"]+8,y-i*10,s)
            if pncol and l["pn"]: cv.drawString(X["pn"],y,l["pn"])
            cv.drawRightString(X["q"],y,q(l["q"])); cv.drawRightString(X["u"],y,f(l["u"])); cv.drawRightString(X["t"],y,f(l["t"]))
            st["y"]-=10*len(w)+3; cv.setLineWidth(.25); cv.line(44,st["y"]+9.5,568,st["y"]+9.5)
        if st["y"]<60+13*len(S["rows"])+40: cv.showPage(); head()
        y=st["y"]-10
        for a,v in S["rows"]: cv.drawString(390,y,a); cv.drawRightString(566,y,f(v)); y-=13
        cv.setFont(fn[1],sz+2); cv.drawString(390,y-2,S["trow"]); cv.drawRightString(566,y-2,f(S["tot"])); cv.setFont(fn[0],7.5)
        for i,s in enumerate(textwrap.wrap(leg,120)): cv.drawString(44,y-24-i*9,s)
        cv.save()
    return draw,L(name,"t10-ruled-status-letters","reportlab","shop_estimate",c,c.veh(),items_of(good)+S["fees"],S)
@lay
def t11(d,name,k):
    """parents with price, children whose prices make it"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r); good=[j for j,g in js if g]; S=sums(d,good); f=mf(d); b=""; n=0
    num=d.may(.6); okw=d.ch(["","","approved","ok'd by phone"]) ; style=d.ch(["tree","indent","bold"])
    for j,g in js:
        n+=1; w=okw if g else d.ch(["declined","deferred","not today","customer to decide","recommended only","monitor"])
        b+=f"<tr class='pa{'' if g else ' no'}'><td>{n if num else ''}<td colspan=2><b>{esc(j['title'])}</b>{f' <em>({w})</em>' if w else ''}<td class=r><b>{f(j['sum'])}</b>"
        for i,l in enumerate(j["lines"]):
            br=("└ " if i==len(j["lines"])-1 else "├ ") if style=="tree" else ""
            b+=f"<tr class='ch{'' if g else ' no'}'><td>{f'{n}.{i+1}' if num else ''}<td class=d>{br}{esc(l['desc'])}<td class=r>{q(l['q'])} {'h' if l['type']=='Labor' else 'x'} {'@ ' if l['type']=='Labor' else ''}{f(l['u'])}<td class=r>{f(l['t'])}"
    ht=f"""<style>@page{{size:letter;margin:15mm}}body{{font:12px '{F(d)}'}}table{{border-collapse:collapse}}.m{{width:100%}}.m td{{padding:3px 6px;vertical-align:top}}.pa td{{border-top:1px solid #333;padding-top:6px}}.ch .d{{padding-left:26px}}.ch{{color:#333;font-size:11px}}.no,.no td{{color:{d.ch(['#aaa','#777','#000'])}}}.r{{text-align:right;white-space:nowrap}}.m .ch .r:last-child{{padding-right:{d.ch([6,70])}px}}.t{{margin:14px 0 0 auto;min-width:250px;border:2px solid #333}}.t td{{padding:3px 8px}}.tt td{{font-weight:bold;background:#eee}}em{{font-weight:normal}}</style>
<h2 style="margin:0">{esc(c.shop)}</h2><div>{c.addr} | {c.city} | {c.phone}</div><p>Work order <b>{c.doc}</b>, {c.date}, for {c.cust}<br>{c.ymm}, {c.color}, VIN {c.vin}, {c.miles:,} miles</p><table class=m><tr style="text-align:left"><th><th>Work<th class=r>Qty / rate<th class=r>Price</tr>{b}</table><table class=t>{rowhtml(S,f)}</table><p style="font-size:10px">Bold prices are the sums of the lines below them. Work put in brackets as declined, deferred or to be decided is not in the total.</p>"""
    return ht,L(name,"t11-parents-children","chromium","shop_estimate",c,c.veh(),items_of(good)+S["fees"],S)
@lay
def t12(d,name,k):
    """two columns of money: today and later"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r,d.randint(2,5)); good=[j for j,g in js if g]; f=mf(d)
    A,B=d.ch([("Today","Later"),("DO NOW","NEXT VISIT"),("Authorized","Recommended"),("This visit","Can wait"),("Approved","Declined")])
    lump=d.may(.4)  # a job with one price, parts unpriced
    b="";items=[];later=0
    for j,g in js:
        if lump:
            ps=", ".join(p["desc"] for p in j["parts"]); s=f(j["sum"])
            b+=f"<tr><td><b>{esc(j['title'])}</b>{f'<div class=x>Includes {esc(ps)}</div>' if ps else ''}<td class=r>{s if g else ''}<td class=r>{'' if g else s}"
            if g: items.append(it(j["title"],"Service",None,None,j["sum"]))
            else: later+=j["sum"]
        else:
            b+=f"<tr><td colspan=3 class=jt>{esc(j['title'])}"
            for l in j["lines"]:
                b+=f"<tr><td class=i>{esc(l['desc'])} <span>{q(l['q'])} {'hrs' if l['type']=='Labor' else 'ea'} @ {f(l['u'])}</span><td class=r>{f(l['t']) if g else ''}<td class=r>{'' if g else f(l['t'])}"
                if g: items.append(it(l["desc"],l["type"],l["q"],l["u"],l["t"]))
                else: later+=l["t"]
    s=sum(i["totalPrice"] for i in items); fs=fees(d,d.randint(0,2)); 
    for x in fs:
        b+=f"<tr><td>{esc(x['desc'])}<td class=r>{f(x['t'])}<td class=r>"; items.append(it(x["desc"],"Fee",None,None,x["t"]))
    s=sum(i["totalPrice"] for i in items); rt=d.ch([.06,.07,.0825,0]); tax=round(s*rt); lt=round(later*rt)
    foot=f"<tr class=st><td>Subtotal<td class=r>{f(s)}<td class=r>{f(later)}"+(f"<tr><td>Tax {rt*100:g}%<td class=r>{f(tax)}<td class=r>{f(lt)}" if tax else "")+f"<tr class=tt><td>Total<td class=r>{f(s+tax)}<td class=r>{f(later+lt)}"
    line=d.ch(["1px solid #999","0","1px dotted #bbb"])
    ht=f"""<style>@page{{size:letter;margin:14mm 16mm}}body{{font:12px '{F(d)}'}}table{{width:100%;border-collapse:collapse}}td,th{{border:{line};padding:4px 7px;vertical-align:top}}.r{{text-align:right;width:92px}}td:nth-child(3){{background:#f6f6f6;color:{d.ch(['#888','#000'])}}}.jt{{font-weight:bold;background:#fff!important;padding-top:8px}}.i{{padding-left:20px}}.i span{{color:#777}}.x{{font-size:10.5px;color:#555}}.st td{{border-top:2px solid #000}}.tt td{{font-weight:bold;font-size:13.5px}}</style>
<table><tr><td style="border:0"><b style="font-size:19px">{esc(c.shop)}</b><br>{c.addr}<br>{c.city} &nbsp; {c.phone}<td style="border:0;background:#fff;color:#000;text-align:right">Quote {c.doc}<br>{c.date}</table><p>{c.cust} &mdash; {c.ymm} &mdash; {c.miles:,} mi &mdash; {c.vin}</p><table><tr><th style="text-align:left">Work<th class=r>{A}<th class=r>{B}</tr>{b}{foot}</table><p>Prices in the column "{B}" hold for 60 days and are not charged now.</p>"""
    return ht,label(name,"t12-two-money-columns","chromium","shop_estimate",c.shop,c.doc,c.veh(),items,[],s,tax,s+tax)
@lay
def t13(d,name,k):
    """check boxes"""
    c=Ctx(d); r=rate(d); n=[1,3,6,10][k]+d.randint(0,2); pool=d.some(JOBS,n+d.randint(2,6)); f=mf(d); items=[]; b=""
    mode=d.ch(["glyph","ascii","drawn","ascii"]); on=set(d.some(range(len(pool)),n)); two=d.may(.35); each=d.may(.5)
    def box(y):
        if mode=="glyph": return "<span style=\"font-family:'DejaVu Sans'\">"+("☑" if y else "☐")+"</span>"
        if mode=="ascii": return "<tt>"+("[X]" if y else "[ ]")+"</tt>"
        return f"<span style='display:inline-block;width:11px;height:11px;border:1.3px solid #000;position:relative;vertical-align:-1px'>"+("<svg style='position:absolute;left:-1px;top:-5px' width=17 height=17><path d='M2 9 L6 14 L15 2' stroke='#00a' stroke-width=2.2 fill=none /></svg>" if y else "")+"</span>"
    for i,j in enumerate(pool):
        x=mkjob(d,j,r); y=i in on; p=d.ch([x["sum"],(x["sum"]//500)*500-1]) if x["sum"]>2000 else x["sum"]
        nt="<div class=x>"+esc("; ".join(l["desc"] for l in x["parts"]))+"</div>" if x["parts"] and d.may(.6) else ""
        if each: b+=f"<tr><td class=c>{box(y)} Yes &nbsp;{box(not y) if d.may(.8) else box(False) if y else box(True)} No<td>{esc(x['title'])}{nt}<td class=r>{f(p)}"
        else: b+=f"<tr><td class=c>{box(y)}<td>{esc(x['title'])}{nt}<td class=r>{f(p)}"
        if y: items.append(it(x["title"],"Service",None,None,p))
    fs=fees(d,d.randint(0,1))
    s=sum(i["totalPrice"] for i in items); fi=[it(x["desc"],"Fee",None,None,x["t"]) for x in fs]; ft=sum(x["t"] for x in fs); tax=round(s*d.ch([0,.06,.07])); tot=s+ft+tax
    rows="<tr><td>"+d.ch(["Checked items","Subtotal, checked work","Subtotal"])+f"<td class=r>{f(s)}"+"".join(f"<tr><td>{esc(x['desc'])}<td class=r>{f(x['t'])}" for x in fs)+(f"<tr><td>Tax<td class=r>{f(tax)}" if tax else "")+f"<tr><td><b>Total for checked work</b><td class=r><b>{f(tot)}</b>"
    ht=f"""<style>@page{{size:letter;margin:16mm}}body{{font:12.5px '{F(d)}'}}table{{border-collapse:collapse;width:100%}}.l td{{border-bottom:1px solid #ccc;padding:5px 6px;vertical-align:top}}.c{{white-space:nowrap;width:{'100px' if each else '26px'}}}.r{{text-align:right;width:90px}}.x{{font-size:10px;color:#666}}.t{{width:300px;margin-left:auto;margin-top:12px}}.t td{{padding:3px 6px}}</style>
<div style="text-align:center"><b style="font-size:20px">{esc(c.shop)}</b><br>{c.addr}, {c.city} - {c.phone}</div><h3>Menu of needed work - check what you want done</h3><p>No. {c.doc} &nbsp; {c.date} &nbsp; {c.cust} &nbsp; {c.year} {c.make} {c.model} &nbsp; {c.miles:,} mi</p><table class=l>{b}</table><table class=t>{rows}</table><p style="margin-top:26px">Signed ______________________ &nbsp; Work not checked is not done and not charged.</p>"""
    return ht,label(name,"t13-check-boxes","chromium","shop_estimate",c.shop,c.doc,c.veh("year","make","model","mileage"),items+fi,[],s,tax,tot)
@lay
def t14(d,name,k):
    """invoice, struck-out or greyed lines stand among the lines"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r,d.randint(1,3)); good=[]; f=mf(d); how=d.ch(["strike","grey","strike","greyword"]); b="";its=[]; alls=[]
    flat=[(l,g) for j,g in js for l in j["lines"]]
    if d.may(.5): d.shuffle(flat)
    for l,g in flat:
        w="" if g or how!="greyword" and d.may(.6) else d.ch([" (declined)"," - NOT TODAY"," (removed)"," - customer supplied, deferred"])
        pn=l["pn"] or ""; cl="" if g else ("k" if how=="strike" else "y")
        b+=f"<tr class='{cl}'><td>{q(l['q'])}<td>{pn}<td><span>{esc(l['desc'])}</span>{w}<td class=r><span>{f(l['u'])}</span><td class=r><span>{f(l['t'])}</span>"
        if g: its.append(l)
    S=sums(d,[dict(lines=its)])
    ht=f"""<style>@page{{size:letter;margin:13mm}}body{{font:11.5px '{F(d)}'}}table{{border-collapse:collapse}}.m{{width:100%;border:1px solid #000}}.m td,.m th{{border-left:1px solid #000;padding:3px 6px;text-align:left}}.m th{{border-bottom:1px solid #000;background:#dde}}.m .r,.t .r{{text-align:right}}.k span{{text-decoration:line-through}}.k{{color:{d.ch(['#000','#800'])}}}.y td{{color:#b5b5b5}}.t{{float:right;margin-top:8px;width:260px}}.t td{{padding:3px 6px;border:1px solid #000}}.tt{{font-weight:bold}}</style>
<table style="width:100%"><tr><td><b style="font-size:17px">{esc(c.shop)}</b><br>{c.addr}<br>{c.city}<br>{c.phone}<td style="vertical-align:top;text-align:right"><b style="font-size:17px">INVOICE</b><br>No. {c.doc}<br>{c.date}</table><p>Sold to: {c.cust}, {c.caddr}<br>Vehicle: {c.ymm}&nbsp;&nbsp; VIN: {c.vin}&nbsp;&nbsp; Mileage: {c.miles}</p><table class=m><tr><th>Qty<th>Part #<th>Description<th class=r>Price<th class=r>Ext.</tr>{b}</table><table class=t>{rowhtml(S,f)}</table><p style="width:340px;font-size:10px">{d.ch(['Lines struck out or shown in grey were quoted and not done.','Crossed or light lines: not performed, not charged.','Thank you for your business.'])} All parts new unless specified.</p>"""
    return ht,L(name,"t14-struck-lines","chromium","invoice",c,c.veh(),[it(l["desc"],l["type"],l["q"],l["u"],l["t"]) for l in its]+S["fees"],S)
@lay
def t15(d,name,k):
    """dealer repair order in typewriter letters; recommended list with sums after the total"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r,d.randint(1,3)); good=[j for j,g in js if g]; S=sums(d,good,disc=.25); f=lambda x: money(x,"")
    W=92; T=[]; op=lambda: d.ch(["01","05","11","24","72"])+d.ch(["TOZ","FOZ","CHZ","NIZ"])+d.ch(["","02","10"])
    def ln(a,b=""): T.append(a+b.rjust(W-len(a)) if b else a)
    ln(c.shop.upper().center(W)); ln(f"{c.addr}  {c.city}  SERVICE {c.phone}".center(W)); ln("")
    ln(f"CUSTOMER: {c.cust.upper()}".ljust(46)+f"R.O. NO: {c.doc}"); ln(f"{c.year} {c.make.upper()} {c.model.upper()}".ljust(46)+f"DATE: {c.date}"); ln(f"VIN: {c.vin}".ljust(46)+f"MILEAGE IN/OUT: {c.miles}/{c.miles+3}"); ln(f"ADVISOR: {d.randint(100,999)} {c.mf.upper()}".ljust(46)+f"TAG {d.randint(1000,9999)}"); ln("="*W)
    its=[]
    for n,(j,g) in enumerate(js):
        A=chr(65+n); ln(f"LINE {A}  {j['title'].upper()}")
        ln(f"   CAUSE: {d.ch([x for x in NOTE if x]).upper()}")
        l=j["labor"]; 
        dec=d.ch(["** CUSTOMER DECLINED **","*** DEFERRED - NOT TODAY ***","** PENDING CUSTOMER APPROVAL - NOT PERFORMED **"])
        if not g: ln(f"   {dec}")
        ln(f"   {op():8} {l['desc'].upper()[:52]:52} {q(l['q']):>5} HRS",("QUOTED " if not g else "")+f(l["t"]))
        if g: its.append(it(l["desc"].upper()[:52].strip(),"Labor",l["q"],None,l["t"]))
        for p in j["parts"]:
            pd=p["desc"].upper()[:36].strip()
            ln(f"   {q(p['q']):>4} {p['pn'][:14]:14} {pd:36} {f(p['u']):>9}",("QUOTED " if not g else "")+f(p["t"]))
            if g: its.append(it(pd,"Part",p["q"],p["u"],p["t"]))
        pt=sum(p["t"] for p in j["parts"])
        if g: ln(f"   PARTS: {f(pt)}  LABOR: {f(l['t'])}  OTHER: 0.00".ljust(58),f"TOTAL LINE {A}: {f(j['sum'])}")
        else: ln(f"   PARTS: 0.00  LABOR: 0.00  OTHER: 0.00".ljust(58),f"TOTAL LINE {A}: 0.00")
        ln("-"*W)
    for a,v in S["rows"]: ln(" "*50+a.upper(),f(v))
    ln(" "*50+"CUSTOMER PAYS" if d.may(.5) else " "*50+"TOTAL INVOICE",f(S["tot"])); ln("="*W)
    if d.may(.85):
        ln(d.ch(["RECOMMENDED SERVICES - NOT PERFORMED THIS VISIT","ADDITIONAL RECOMMENDATIONS","FUTURE SERVICE NEEDS (QUOTES GOOD 30 DAYS)"])); rt=0
        for j in [mkjob(d,x,r) for x in d.some(JOBS,d.randint(1,5))]:
            ln(f"   {j['title'].upper()[:44]:44} P {f(sum(p['t'] for p in j['parts'])):>9}  L {f(j['labor']['t']):>9}",f(j["sum"])); rt+=j["sum"]
        if d.may(.7): ln("   TOTAL RECOMMENDED",f(rt))
    d2=Dice(name)
    def draw(path):
        cv=canvas.Canvas(path,pagesize=letter); fn=d2.ch(["Courier","Courier-Bold"]); y=755; cv.setFont(fn,9); p=1
        for s in T:
            if y<52: cv.drawString(45,34,f"PAGE {p} - CONTINUED ON NEXT PAGE"); cv.showPage(); cv.setFont(fn,9); y=755; p+=1
            cv.drawString(45,y,s); y-=11
        cv.drawString(45,34,f"PAGE {p}"+(" OF "+str(p))); cv.save()
    lb=L(name,"t15-dealer-ro-typewriter","reportlab","dealer_order",c,c.veh(),its+S["fees"],S); 
    for i in lb["items"]:
        if i["type"]=="Fee": i["description"]=i["description"].upper()
    return draw,lb
@lay
def t16(d,name,k):
    """sections by state with own sums; total at the top; each job's sum under it"""
    c=Ctx(d); r=rate(d); js=statjobs(d,target(d,k),r,d.randint(2,5)); good=[j for j,g in js if g]; S=sums(d,good,taxp=.6); f=mf(d)
    secs=[(d.ch(["Approved by you","Work authorized","Being done now"]),"#2e7d32",good,True)]; bad=[j for j,g in js if not g]
    ws=d.some([("Customer to decide","#f9a825"),("Monitor - may need attention soon","#1565c0"),("Declined on this visit","#757575"),("Not today (deferred)","#6a1b9a")],2); h=max(1,len(bad)//2)
    for (w,col),x in zip(ws,[bad[:h],bad[h:]]):
        if x: secs.append((w,col,x,False))
    if d.may(.4): secs=secs[1:2]+secs[:1]+secs[2:]
    b="";early=d.may(.5); rp=d.may(.5)
    for w,col,x,g in secs:
        tot=sum(j["sum"] for j in x)
        b+=f"<h3 style='background:{col}'>{w}{f'<span>{f(tot)}</span>' if early else ''}</h3>"
        for j in x:
            b+=f"<div class=j><b>{esc(j['title'])}</b><div class=nt>{d.ch(NOTE)}</div><table>"
            for l in j["lines"]: b+=f"<tr><td>{esc(l['desc'])}<td class=q>{('Labor ' if l['type']=='Labor' else 'Qty ')+q(l['q'])}{' hr' if l['type']=='Labor' else ''}"+(f"<td class=r>{f(l['u'])}" if rp else "")+f"<td class=r>{f(l['t'])}"
            b+=f"<tr class=s><td colspan={3 if rp else 2}>Total for this job<td class=r>{f(j['sum'])}</table></div>"
        if not early: b+=f"<p style='text-align:right'><b>{w}: {f(tot)}</b></p>"
    sm="".join(f"<div><small>{esc(a)}</small>{f(v)}</div>" for a,v in S["rows"])
    ht=f"""<style>@page{{size:letter;margin:12mm 15mm}}body{{font:11.5px '{F(d)}';color:#222}}h3{{color:#fff;padding:5px 9px;margin:14px 0 4px;font-size:13px}}h3 span{{float:right}}.j{{padding:5px 9px;border-bottom:1px solid #ccc;break-inside:avoid}}.nt{{color:#777;font-style:italic}}table{{width:100%;border-collapse:collapse}}td{{padding:2px 4px}}.q{{width:95px;color:#555}}.r{{text-align:right;width:76px}}.s td{{border-top:1px dotted #999;text-align:right;font-weight:bold}}.top{{display:flex;flex-wrap:wrap;gap:6px 22px;border:2px solid #222;padding:9px;margin-top:8px}}.top small{{display:block;color:#666}}.big{{font-size:17px;font-weight:bold}}</style>
<b style="font-size:18px">{esc(c.shop)}</b> &nbsp; {c.phone}<br>{c.ymm} - {c.miles:,} miles - VIN {c.vin}<br>Prepared for {c.cust} on {c.date}, estimate {c.doc}<div class=top>{sm}<div class=big><small>{S['trow']}</small>{f(S['tot'])}</div></div>{b}<p>Work under other headings than "{secs[0][0] if secs[0][3] else secs[1][0]}" is not part of the total.</p>"""
    its=items_of(good)
    if not rp:
        for i in its: i["unitPrice"]=None
    return ht,L(name,"t16-sections-by-state","chromium","shop_estimate",c,c.veh(),S["fees"]+its,S)
