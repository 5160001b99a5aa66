from core import *
from l1 import ro
# ---------------- u17 European specialist: labels over figures
def u17(name,r,i):
    v=r.veh(EURO,2004); shop=r.choice(["Autobahn Werks","Stuttgart Motor Clinic","Nordic & Bavarian Auto","Euro Haus Service"]); no=f"{r.randint(20,26)}-{r.randint(1000,9999)}"
    d=Doc(name,"euro-labels-over-figures","invoice","reportlab",shop,no); d.veh(v,"year","make","model","vin","mileage"); c=C(d); S=PT=LB=0
    def lab(x,y,a,b,al="l",z=9,f="Helvetica"): c.t(x,a.upper(),y,f="Helvetica",z=5,al=al); c.t(x,b,y-10,f=f,z=z,al=al)
    c.t(40,shop,f="Helvetica",z=20); c.t(572,"RECHNUNG / INVOICE",al="r",z=8); c.y-=24
    for row in ([("Invoice no.",no),("Date",f"{r.date():%d.%m.%Y}"),("Client",r.person()),("Telephone",r.phone())],[("Model year",str(v["year"])),("Make / model",v["make"]+" "+v["model"]),("Chassis no.",v["vin"]),("Mileage in",f"{v['mileage']:,} mi")]):
        for x,(a,b) in zip((40,130,310,470),row): lab(x,c.y,a,b)
        c.y-=24
    c.hl(40,572,c.y+8,1); c.y-=4; pos=0
    js=r.jobs("euro",size(r,i,2,20),"asis",r.choice([16500,17900,19500]),r.choice(["vw","bmw"]),maxl=90); seq=[]
    for j in js: seq+= [(L,j) for L in j.labor+j.parts]
    if r.random()<.5: seq.append((Line(desc=r.choice(["Shop materials & hazardous waste","Small parts / Kleinmaterial"]),typ="Fee",total=r.price(9,45)),js[-1]))
    if r.random()<.35: seq.append((Line(desc=r.choice([x for x in SUBLET if x[0]!="S" or 1]),typ="Service",total=r.price(80,260)),js[-1]))
    lay=r.random()<.5
    for L,j in seq:
        pos+=10; w=c.wrap(L.desc,200 if lay else 480,"Helvetica-Bold",9); hh=30+11*len(w) if not lay else max(26,12*len(w)+8)
        c.need(hh+8); y=c.y
        lab(40,y,"Pos",str(pos))
        if not lay:
            for k,x in enumerate(w): c.t(75,x,y-3-11*k,f="Helvetica-Bold",z=9)
            yy=y-6-11*len(w); xs=(75,200,290,390,572)
        else:
            c.t(75,"POSITION TEXT",y,z=5)
            for k,x in enumerate(w): c.t(75,x,y-10-11*k,f="Helvetica-Bold",z=9)
            yy=y; xs=(285,380,440,500,572)
        if L.typ=="Part": lab(xs[0],yy,"Part no.",L.pn,z=8); lab(xs[1],yy,"Qty",q(L.qty)); lab(xs[2],yy,"Each",m(L.unit)); lab(xs[3],yy,"Tax","1")
        elif L.typ=="Labor": lab(xs[0],yy,"Operation",f"{r.randint(10,99)} {r.randint(10,99)} {r.randint(100,999)}",z=8); lab(xs[1],yy,"Hours",q1(L.qty)); lab(xs[2],yy,"Rate",m(L.unit)); lab(xs[3],yy,"Tax","0")
        lab(xs[4],yy,"Amount",m(L.total),al="r",f="Helvetica-Bold")
        d.li(L); S+=L.total; PT+=L.total*(L.typ=="Part"); LB+=L.total*(L.typ=="Labor")
        c.y-=hh
        if r.random()<.12: c.t(75,"» "+r.choice(REMARKS),z=7,y=c.y+6); c.y-=6
        c.hl(40,572,c.y+8,.2); c.y-=3
    D=r.choice([0,0,round(PT*.1)]); tax=round((PT-D)*.0775); T=S-D+tax
    c.need(50); c.y-=8; c.box(40,c.y-16,532,28,fill=.93)
    f=[("Labor",LB),("Parts",PT),("Other",S-PT-LB),("Net total",S)]+([("Club discount",D)] if D else [])+[("Tax 7.75%",tax),("Total USD",T)]
    for k,(a,b) in enumerate(f): lab(108+k*(460/(len(f)-1)) if 1 else 0,c.y+3,a,("(" + m(b) + ")") if a.startswith("Club") else m(b),al="r",f="Helvetica-Bold" if a.startswith("Total") else "Helvetica")
    if D: d.disc(D)
    d.l.update(subtotal=S,tax=tax,total=T); c.save()
# ---------------- u18 Square/Stripe-like
def u18(name,r,i):
    v=r.veh(CARS+EURO,2002); shop=r.choice(["Kelsey's Mobile Auto LLC","Redline Mobile Mechanics","Good Wrench Garage","Northside Auto Care"]); no=f"#{r.randint(0,999999):06d}" if r.random()<.5 else f"{r.choice('ABCDEF')}{r.randint(10,99)}{r.choice('ABCDEF')}{r.randint(1000,9999)}-{r.randint(1,99):04d}"
    d=Doc(name,"card-processor-invoice","invoice","chromium",shop,no); d.veh(v,"year","make","model"); S=PT=0; rows=""
    for j in r.jobs("car",size(r,i,2,16),"asis",r.choice([9500,11000,12500]),maxl=90):
        for L in j.labor+j.parts:
            qq=q(L.qty)
            note=""
            if L.typ=="Labor": note=f"<div class=n>{qq} hr × ${m(L.unit)}</div>"; 
            elif L.qty!=1: note=f"<div class=n>{qq} × ${m(L.unit)}</div>"
            else: note=f"<div class=n>(${m(L.unit)} ea.)</div>" if r.random()<.5 and 0 else ""
            rm=f"<div class=n>{r.choice(REMARKS)}</div>" if r.random()<.2 else ""
            rows+=f"<div class=f><div style='width:75%'>{E(L.desc)}{note}{rm}</div><div>${m(L.total)}</div></div>"
            if note: d.li(L)
            else: d.li(L,qty=None,unit=None)
            S+=L.total; PT+=L.total*(L.typ=="Part")
    D=0; ds=""
    for nm,a in r.sample([("First time customer",1500),("10% off parts",round(PT*.1)),("Neighbor discount",2000)],r.randint(0,2)):
        if 0<a<S//4: ds+=f"<div class=f><div>{nm}</div><div>−${m(a)}</div></div>"; D+=a; d.disc(a)
    tax=round((PT-min(D,PT))*.085); T=S-D+tax; tip=0
    css="body{font:13px Lato;color:#222;margin:0 auto;width:480px}@page{size:letter;margin:14mm}.f{display:flex;justify-content:space-between;padding:6px 0;border-bottom:1px solid #eee;page-break-inside:avoid}.n{color:#888;font-size:11px}h1{font-size:34px;margin:4px 0;font-weight:300;text-align:center}"
    b=f"<div style='text-align:center'>{E(shop)}</div><h1>${m(T)}</h1><div style='text-align:center;color:#888'>{r.choice(['Paid','Due'])} {r.date():%b %-d, %Y} · Invoice {no}</div><p>Service on {v['year']} {v['make']} {v['model']}. Thanks {r.choice(FIRST)}!</p>{rows}<div class=f><div>Subtotal</div><div>${m(S)}</div></div>{ds}<div class=f><div>Sales tax (8.5%)</div><div>${m(tax)}</div></div><div class=f><b>Total</b><b>${m(T)}</b></div><div class=f><div>Visa {r.randint(1000,9999)} (Keyed)</div><div>${m(T)}</div></div><p class=n>Auth {r.randint(100000,999999)} · {r.choice(['Powered by a card reader','Download PDF · View online'])} · {r.phone()}</p>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u19 QuickBooks-like
def u19(name,r,i):
    v=r.veh(CARS,1999); shop=r.choice(["Hilltop Automotive, Inc.","Brandt & Sons Garage","Mesa Auto Electric LLC","County Road Repair"]); no=str(r.randint(1001,9999))
    d=Doc(name,"accounting-activity-rate","invoice","chromium",shop,no); d.veh(v,"year","make","model","vin"); S=PT=0; rows=""; dt=r.date(); withdate=r.random()<.6
    def row(act,de,qq,rt,am,tx,note=""):
        nonlocal rows
        rows+=f"<tr>"+(f"<td>{dt:%m/%d/%Y}</td>" if withdate else "")+f"<td><b>{act}</b></td><td class=d>{E(de)}{note}</td><td class=r>{qq}</td><td class=r>{rt}</td><td class=r>{am}{tx}</td></tr>"
    for j in r.jobs("car",size(r,i,2,20),"asis",r.choice([9000,10500,12000]),maxl=90):
        for L in j.parts+j.labor:
            nt=f"<br><span>{r.choice(REMARKS)}</span>" if r.random()<.15 else ""
            row("Parts" if L.typ=="Part" else "Labor:"+r.choice(["Shop","Diag","Gen"]) ,L.desc,q(L.qty),m(L.unit),m(L.total),"T" if L.typ=="Part" else "",nt); d.li(L); S+=L.total; PT+=L.total*(L.typ=="Part")
    if r.random()<.5: a=r.price(60,220); x=r.choice(SUBLET); row("Sublet",x,"1",m(a),m(a),""); d.item(x,"Service",1,a,a); S+=a
    if r.random()<.6: a=r.price(5,35); row("Supplies",r.choice(["Shop supplies"]),"","",m(a),""); d.item("Shop supplies","Fee",None,None,a); S+=a
    if r.random()<.4: row("Warranty","Recheck prior repair, no charge","1","0.00","0.00","")
    D=0
    if r.random()<.5: D=min(S//5,r.choice([1000,2500,round(S*.05)])); row("Discount",r.choice(["Repeat customer","Fleet 5%","Senior discount"]),"","-"+m(D),"-"+m(D),""); d.disc(D)
    tax=round(PT*.07); T=S-D+tax; paid=r.choice([0,0,T,10000]); paid=min(paid,T)
    css="body{font:11.5px Carlito,'Open Sans';margin:0}@page{size:letter;margin:15mm}table{width:100%;border-collapse:collapse}th{background:#dcebf7;color:#36a;text-align:left;font-weight:normal;padding:3px 5px;font-size:10px}td{padding:3px 5px;vertical-align:top}.r{text-align:right;white-space:nowrap}.d{width:40%}span{color:#777}tr{page-break-inside:avoid}.g{display:flex;justify-content:space-between}"
    b=f"<div class=g><div><b>{E(shop)}</b><br>{r.randint(1,9999)} {r.choice(STREETS)}<br>{', '.join(r.choice(CITIES))}<br>{r.phone()}</div><div style='font-size:24px;color:#36a'>INVOICE</div></div><div class=g style='margin:14px 0'><div><span>BILL TO</span><br>{r.person()}</div><div class=r><span>INVOICE #</span> {no}<br><span>DATE</span> {dt:%m/%d/%Y}<br><span>TERMS</span> Due on receipt</div></div><div style='border-top:1px solid #9bd;padding:4px'><span>VEHICLE</span> {v['year']} {v['make']} {v['model']} &nbsp; <span>VIN</span> {v['vin']} &nbsp; <span>P.O. NUMBER</span> {r.choice(['verbal','n/a',str(r.randint(100,999))])}</div><table><thead><tr>{'<th>DATE' if withdate else ''}<th>ACTIVITY<th>DESCRIPTION<th class=r>QTY<th class=r>RATE<th class=r>AMOUNT</tr></thead>{rows}</table><hr style='border:0;border-top:1px dashed #aaa'><div class=g><div style='width:50%'><span>Thank you for your business. Parts carry maker's warranty.</span></div><table style='width:42%'><tr><td>SUBTOTAL<td class=r>{m(S-D)}<tr><td>TAX (7%)<td class=r>{m(tax)}<tr><td>TOTAL<td class=r>{m(T)}"+(f"<tr><td>PAYMENT<td class=r>{m(paid)}" if paid else "")+f"<tr><td>BALANCE DUE<td class=r style='font-size:17px'><b>${m(T-paid)}</b></table></div>"
    d.l.update(subtotal=S-D,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u20 spreadsheet print with grid
def u20(name,r,i):
    v=r.veh(CARS+EVS,2000); shop=r.choice(["JR AUTO","Hannah's Garage","D&D Repair","backlot motors"]); no=r.choice([None,str(r.randint(12,980))])
    d=Doc(name,"spreadsheet-grid","invoice","chromium",shop,no); d.veh(v,"year","make","model","mileage"); rows=[];S=PT=0; cols=r.choice([["Item","Qty","Unit","Ext","Note"],["#","What","PN","Hrs/Qty","Rate/Price","Line total"],["Date","Work / part","Qty","Price","Total","OK?"]])
    dol=r.random()<.5; F=lambda c:(("$" if dol else "")+m(c))
    dt=r.date(); k=0
    for j in r.jobs("car",size(r,i,2,25),"asis",r.choice([7500,8500,9500]),maxl=60):
        for L in j.labor+j.parts:
            k+=1; b=dict(Item=L.desc,Qty=q(L.qty),Unit=F(L.unit),Ext=F(L.total),Note=r.choice(["","","done","rockauto","old pn?","napa"]),PN=L.pn,What=L.desc,Date=f"{dt:%-m/%-d}")
            b.update({"#":str(k),"Hrs/Qty":q(L.qty),"Rate/Price":F(L.unit),"Line total":F(L.total),"Work / part":L.desc,"Price":F(L.unit),"Total":F(L.total),"OK?":r.choice(["y","y",""])})
            rows.append([b[x] for x in cols]); d.li(L); S+=L.total; PT+=L.total*(L.typ=="Part")
        if r.random()<.15: rows.append(["" if x not in("Item","What","Work / part") else r.choice(REMARKS) for x in cols])
    tc={"Ext":3,"Line total":5,"Total":4}; ti=[x for x in range(len(cols)) if cols[x] in tc][0]; di=[x for x in range(len(cols)) if cols[x] in("Item","What","Work / part")][0]
    def srow(a,b): x=[""]*len(cols); x[di]=a; x[ti]=b; rows.append(x)
    if r.random()<.4: a=r.price(5,40); srow("shop supplies",F(a)); d.item("shop supplies","Fee",None,None,a); S+=a
    rows.append([""]*len(cols)); D=r.choice([0,0,2000,5000]); D=min(D,S//4)
    srow("SUM",F(S))
    if D: srow("friend discount",f"({F(D)})"); d.disc(D)
    tax=round(PT*.06) if r.random()<.6 else 0
    if tax: srow("tax 6% parts",F(tax))
    T=S-D+tax; srow("TOTAL",F(T)); nr=5
    top=[[shop]+[""]*(len(cols)-1),[f"{v['year']} {v['make']} {v['model']}"]+[""]*(len(cols)-1),[(f"inv {no}" if no else "invoice"),"mi "+str(v['mileage'])]+[""]*(len(cols)-2),cols]
    allr=top+rows; heads=r.random()<.7
    css="body{font:11px Carlito,Lato;margin:0}@page{size:letter;margin:14mm}table{border-collapse:collapse}td{border:1px solid #ccc;padding:1px 4px;height:14px}.h{background:#eee;text-align:center;color:#555;font-size:9px}.b{font-weight:bold;background:#ffd}.r{text-align:right}"
    b="<table>"
    if heads: b+="<tr><td class=h></td>"+"".join(f"<td class=h>{'ABCDEFGH'[x]}</td>" for x in range(len(cols)))+"</tr>"
    for n,x in enumerate(allr):
        b+="<tr>"+(f"<td class=h>{n+1}</td>" if heads else "")
        if n<2: b+=f"<td colspan={len(cols)}><b>{E(x[0])}</b></td></tr>"; continue
        b+="".join(f"<td class='{'b ' if n==3 or x[di]=='TOTAL' else ''}{'r' if n>3 and y!=di and cols[y] not in('Note','PN','OK?','Date') else ''}'>{E(z)}</td>" for y,z in enumerate(x))+"</tr>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b+"</table>",css)
# ---------------- u21 parts left, labor right, side by side (reportlab)
def u21(name,r,i):
    v=r.veh(CARS,1985,2015); shop=r.choice(["Ferris Service Station","EAST END GARAGE","Sutton's Auto Repair","Main Street Motors"]); no=f"{r.randint(1000,99999):05d}"
    d=Doc(name,"parts-left-labor-right","invoice","reportlab",shop,no); d.veh(v,"year","make","model","mileage"); c=C(d)
    js=r.jobs("car",size(r,i,2,22),r.choice(["asis","up"]),r.choice([6500,7800,8900]),maxl=60)
    P=[p for j in js for p in j.parts]; Ls=[l for j in js for l in j.labor]
    sl=None
    if r.random()<.5: sl=(r.choice(SUBLET),r.price(40,180))
    def hd():
        c.y=755; c.t(40,shop,f="Times-Bold",z=17); c.t(572,"No "+no,al="r",f="Courier-Bold",z=13); c.y-=12; c.t(40,f"Complete Auto Service   {ph}",f="Times-Italic",z=9); c.y-=16
        c.t(40,f"Name {nm}",z=9); c.t(230,f"Date {dt}",z=9); c.t(330,f"{v['year']} {v['make']} {v['model']}",z=9); c.t(572,f"Mileage {v['mileage']}",z=9,al="r"); c.y-=10
        c.box(40,c.y-14,532,14,fill=.85); 
        for x,a,al in [(43,"QTY","l"),(66,"PART NO. & NAME","l"),(255,"PRICE","r"),(301,"AMOUNT","r"),(310,"LABOR PERFORMED","l"),(569,"CHARGE","r")]: c.t(x,a,c.y-10,z=6.5,al=al)
        c.top=c.y; c.y-=26
    ph=r.phone();nm=r.person();dt=f"{r.date():%m-%d-%y}"; hd(); pt=lb=0; pi=li=0; yl=yr=c.y; BOT=190
    while pi<len(P) or li<len(Ls):
        while pi<len(P):
            p=P[pi]; w=c.wrap(p.desc,145,z=8); 
            if yl-10*(len(w)+1)<BOT: break
            c.t(50,q(p.qty),yl,z=8,al="c"); c.t(66,p.pn,yl,z=7,f="Courier"); yl-=9.5
            for k,x in enumerate(w):
                c.t(66,x,yl,z=8)
                if k==0: c.t(255,m(p.unit),yl,z=8,al="r"); c.t(301,m(p.total),yl,z=8,al="r")
                yl-=9.5
            yl-=2; pt+=p.total; pi+=1
        while li<len(Ls):
            l=Ls[li]; w=c.wrap(l.desc,205,z=8.5)
            if yr-10*(len(w)+1)<BOT: break
            for k,x in enumerate(w):
                c.t(310,x,yr,z=8.5)
                if k==len(w)-1: c.t(569,m(l.total),yr,z=8.5,al="r")
                yr-=10.5
            if r.random()<.3:
                for x in c.wrap(r.choice(REMARKS),200,z=7): c.t(318,x,yr,z=7,f="Helvetica-Oblique"); yr-=9
            yr-=6; lb+=l.total; li+=1
        y=min(yl,yr)-4; last=pi>=len(P) and li>=len(Ls); yb=BOT-5
        c.box(40,yb,532,c.top-yb); c.vl(62,yb,c.top); c.vl(305,yb,c.top); c.vl(222,yb,c.top-14,.2); c.vl(259,yb,c.top-14,.2); c.vl(522,yb,c.top-14,.2)
        if not last: c.t(569,"(over)",yb-12,z=8,al="r"); c.c.showPage(); hd(); yl=yr=c.y
    for p in P: d.li(p)
    for l in Ls: d.li(l,qty=None,unit=None)
    S=pt+lb; y=BOT-20; rows=[("TOTAL LABOR",lb),("TOTAL PARTS",pt)]
    if sl: rows.append(("SUBLET",sl[1])); c.t(46,"SUBLET REPAIRS: "+sl[0],y,z=8); d.item(sl[0],"Service",None,None,sl[1]); S+=sl[1]; c.t(301,m(sl[1]),y,z=8,al="r")
    if r.random()<.6: a=r.choice([250,350,500,1250]); rows.append(("SHOP SUPPLIES",a)); d.item("SHOP SUPPLIES","Fee",None,None,a); S+=a
    tax=round(pt*.06); D=r.choice([0,0,1000,2000]); D=min(D,S//5)
    if D: rows.append(("LESS",D)); d.disc(D)
    rows+=[("TAX",tax),("TOTAL",S-D+tax)]
    for a,b in rows: c.t(480,a,y,z=8.5,al="r",f="Helvetica-Bold" if a=="TOTAL" else "Helvetica"); c.t(569,("(" if a=="LESS" else "")+m(b)+(")" if a=="LESS" else ""),y,z=9,al="r"); c.hl(485,572,y-3,.3); y-=14
    c.t(46,"I hereby authorize the above repair work. Not responsible for loss in case of fire or theft.",90,z=6.5); c.hl(46,260,70)
    d.l.update(tax=tax,total=S-D+tax); c.save()
# ---------------- u22 job cards, names in narrow columns (three rows), angle brackets, declined
def u22(name,r,i):
    v=r.veh(CARS+EURO,2008); shop=r.choice(["Torque & Tune Auto Care","Foothill Auto Center","Main & Elm Automotive","Precision Tune Works"]); no=f"{r.choice(['RO #','Invoice #',''])}{r.randint(1000,48000)}"; no=no.split("#")[-1]
    d=Doc(name,"job-cards-narrow-names","shop_estimate" if r.random()<.4 else "invoice","weasyprint",shop,no); d.veh(v,"year","make","model","vin","mileage"); S=PT=LB=D=0; b=""
    js=r.jobs("car euro",size(r,i,2,22),"asis",r.choice([14500,15900,17500]),maxl=120)
    for j in js:
        t=0; rows=""
        for L in j.labor+j.parts:
            lab=L.typ=="Labor"
            rows+=f"<tr><td class=ty>{'LABOR' if lab else 'PART'}</td><td class=d>{E(L.desc)}{('<small>'+L.pn+'</small>') if not lab else ''}</td><td class=r>{m(L.unit)}</td><td class=r>{q2(L.qty) if lab else q(L.qty)}</td><td class=r>{m(L.total)}</td></tr>"; d.li(L); t+=L.total
            if lab: LB+=L.total
            else: PT+=L.total
        dc=min(t//4,r.choice([1000,1500,2500,3000])) if r.random()<.3 else 0
        if dc: rows+=f"<tr class=x><td class=ty>DISC</td><td class=d>{r.choice(['Brake coupon','Job discount','Online special'])}</td><td></td><td></td><td class=r>&lt;{m(dc)}&gt;</td></tr>"; d.disc(dc); D+=dc
        S+=t; b+=f"<div class=card><div class=h><span>{E(j.title)}</span><span>{m(t-dc)}</span></div><table>{rows}</table></div>"
    for j in r.jobs("car",2,"asis",15000)[:r.randint(0,2)]:
        b+=f"<div class='card dec'><div class=h><span>{E(j.title)} – DECLINED</span><span>{m(r.price(90,900))}</span></div></div>"
    f=0
    if r.random()<.7: f=min(3500,round(LB*.07)); f and d.item("Shop Fees","Fee",None,None,f)
    tax=round(PT*.08); T=S-D+f+tax
    css="body{font:9px 'Open Sans';margin:0}@page{size:letter;margin:12mm}.two{columns:2;column-gap:14px}.card{border:1px solid #bbb;margin:0 0 8px;break-inside:avoid}.h{background:#e8eef5;padding:2px 5px;font-weight:bold}.h span:last-child{float:right}table{width:100%;border-collapse:collapse}td{padding:1px 4px;vertical-align:top}.d{width:34%}.r{text-align:right}.ty{color:#58a;font-size:7px;width:9%}small{display:block;color:#777;font-size:7px}.x{color:#a30}.dec{color:#999}.dec .h{background:#f7f7f7}"
    one=r.random()<.5
    b=f"<div style='float:right;text-align:right'><b style='font-size:14px'>{'Estimate' if d.l['kind']=='shop_estimate' else 'Invoice'} #{no}</b><br>{r.date():%b %d, %Y}<br>Advisor: {r.person()}</div><b style='font-size:17px'>{E(shop)}</b><br>{r.randint(1,9999)} {r.choice(STREETS)} · {r.phone()}<p>{r.person()} · {v['year']} {v['make']} {v['model']} · VIN: {v['vin']} · Odo in: {v['mileage']:,}</p><div>{b}</div><table style='width:36%;margin:6px 0 0 64%;border:1px solid #58a'><tr><td>Labor<td class=r>{m(LB)}<tr><td>Parts<td class=r>{m(PT)}<tr><td>Discounts<td class=r>&lt;{m(D)}&gt;"+(f"<tr><td>Shop Fees<td class=r>{m(f)}" if f else "")+f"<tr><td>Subtotal<td class=r>{m(S-D+f)}<tr><td>Tax<td class=r>{m(tax)}<tr><td><b>Grand Total<td class=r><b>${m(T)}</b></table>"
    d.l.update(subtotal=S-D+f,tax=tax,total=T)
    p=tempfile.mktemp(suffix=".html"); open(p,"w").write(f"<!doctype html><html><head><meta charset=utf-8><style>{css}</style></head><body>{b}</body></html>")
    subprocess.run(["weasyprint","-q",p,d.path],check=True,stderr=subprocess.DEVNULL); d.save()
# ---------------- u23 mainframe invoice, 132 columns landscape, code first, quantity last, CR
def u23(name,r,i):
    v=r.veh([("CHEVROLET","C30"),("FORD","F-600"),("DODGE","DIPLOMAT"),("GMC","TOPKICK"),("FORD","CROWN VICTORIA"),("INTERNATIONAL","S1900")],1979,1995); shop=r.choice(["CENTRAL FLEET GARAGE","METRO TRUCK & EQUIPMENT CO","HOLLAND DIESEL SERVICE CORP"]); no=f"{r.randint(100000,999999)}-{r.randint(10,99)}"
    d=Doc(name,"mainframe-132-qty-last","invoice","enscript",shop,no); d.veh(v,"year","make","model","mileage"); S=PT=0
    dt=r.date().replace(year=r.randint(max(1986,v["year"]),1998)); w=40
    head=[f"{shop:<60}{'I N V O I C E':<40}NO. {no}",f"PO BOX {r.randint(10,999)}  {r.choice(CITIES)[0].upper():<40}  TERMS NET 10TH PROX        DATE {dt:%m/%d/%y}","",f"UNIT {r.randint(10,999)}   {v['year']} {v['make']} {v['model']}   METER {v['mileage']}   CONTRACT {r.randint(1000,9999)}   DEPT {r.choice(['STREETS','PARKS','WATER','POLICE'])}","",f"{'CODE':<9}{'DESCRIPTION':<{w}}{'MFR NO':<14}{'UNIT LIST':>11}{'UNIT NET':>11}{'EXTENSION':>13}   {'TX':<3}{'QTY':>7}","-"*110]
    o=[]
    for j in r.jobs("truck trans",size(r,i,2,25),"up",r.choice([3400,4200,4800]),"truck",maxl=120):
        o.append(f"** {j.title}"[:100])
        for L in j.labor+j.parts:
            if L.typ=="Part": L.unit=max(50,round(L.unit*.5)); L.total=round(L.unit*L.qty); L.lst=round(L.unit*1.3)
            code=f"{r.choice('LW')}{r.randint(100,999)}" if L.typ=="Labor" else f"P{r.randint(10,99)}-{r.randint(100,999)}"
            ws=textwrap.wrap(L.desc,w-2)
            o.append(f"{code:<9}{ws[0]:<{w}}{L.pn:<14}{mp(L.lst) if L.lst else '':>11}{m(L.unit):>11}{m(L.total):>13}   {'T' if L.typ=='Part' else 'N':<3}{(q2(L.qty) if L.typ=='Labor' else q(L.qty)):>7}"); o+=[" "*9+x for x in ws[1:]]
            d.li(L); S+=L.total; PT+=L.total*(L.typ=="Part")
            if L.typ=="Part" and L.unit>12000 and r.random()<.6:
                a=r.choice([2500,4000,7500]); t=round(a*L.qty); o.append(f"{'P99-001':<9}{'CORE DEPOSIT':<{w}}{'':<14}{'':>11}{m(a):>11}{m(t):>13}   {'N':<3}{q(L.qty):>7}"); d.item("CORE DEPOSIT","Part",L.qty,a,t); S+=t
                if r.random()<.6: o.append(f"{'P99-002':<9}{'CORE RETURNED':<{w}}{'':<14}{'':>11}{m(a):>11}{m(t):>13}CR {'N':<3}{q(L.qty):>7}"); d.disc(t)
        if r.random()<.3: o.append(" "*9+r.choice(["NO CHARGE ADJ CLUTCH LINKAGE","NOTE SEE WORK TICKET "+str(r.randint(100,999)),"WARR LAMP REPLACED             N/C"]))
    if r.random()<.6: a=r.price(4,28); o.append(f"{'M001':<9}{'MISC SHOP SUPPLIES':<{w}}{'':<14}{'':>22}{m(a):>13}   {'N':<3}"); d.item("MISC SHOP SUPPLIES","Fee",None,None,a); S+=a
    if r.random()<.5: a=r.price(30,140); o.append(f"{'S001':<9}{'SUBLET MACHINE WORK':<{w}}{'':<14}{'':>22}{m(a):>13}   {'N':<3}{'1':>7}"); d.item("SUBLET MACHINE WORK","Service",1,None,a); S+=a
    if r.random()<.4: a=round(PT*.1); o.append(f"{'D010':<9}{'CONTRACT DISCOUNT 10 PCT PARTS':<{w}}{'':<14}{'':>22}{m(a):>13}CR"); a and d.disc(a)
    D=sum(d.l["discounts"]); tax=0 if r.random()<.5 else round(PT*.04); T=S-D+tax
    o+=["-"*110,f"{'NET CHARGES':>74}{'':>11}{m(S-D):>13}",f"{'SALES TAX' if tax else 'TAX EXEMPT':>74}{'':>11}{m(tax) if tax else '.00':>13}",f"{'INVOICE AMOUNT':>74}{'':>11}{m(T):>13}","","REMIT TO ABOVE. 1.5 PCT PER MONTH ON PAST DUE."]
    pages=[];k=42
    while o:
        pages.append("\n".join(head+o[:k]+([f"{'CONTINUED':>100}"] if o[k:] else []))); o=o[k:]
    d.l.update(subtotal=S-D,tax=tax,total=T); enscript_pdf(d,"\f".join(pages),"Courier9.5" ,land=True)
# ---------------- u24 Wave/PayPal-like, names in three rows, remark, quantity after amount, was/now
def u24(name,r,i):
    v=r.veh(CARS+MOTO,2001); shop=r.choice(["Omar Ferris Auto Repair","Fix-It Priya","Lindqvist Garage & Welding","Sunrise Auto Electric"]); no=f"{r.choice(['INV-','2026-',''])}{r.randint(10,9999):04d}"
    d=Doc(name,"freelancer-invoice-names-three-rows","invoice","reportlab",shop,no); d.veh(v,"year","make","model"); c=C(d); S=PT=0
    f="Helvetica"; c.c.setFillGray(.25); c.c.rect(0,732,612,60,stroke=0,fill=1); c.c.setFillGray(1); c.t(40,"INVOICE",y=755,z=22); c.t(572,shop,y=765,z=12,al="r"); c.t(572,r.choice(["paypal.me/","wave.shop/","venmo @"])+shop.split()[0].lower(),y=748,z=8,al="r"); c.c.setFillGray(0); c.y=708
    for x,a,b in [(40,"Billed to",r.person()),(200,"Invoice number",no),(330,"Issued",f"{r.date():%b %d, %Y}"),(450,"Vehicle",f"{v['year']} {v['make']} {v['model']}")]:
        c.t(x,a,z=7)
        for k,wd in enumerate(c.wrap(b,125,z=9)): c.t(x,wd,y=c.y-12-11*k,z=9)
    c.y-=44
    def hd():
        for x,a,al in [(40,"Description","l"),(330,"Regular","r"),(400,"Price","r"),(490,"Amount","r"),(560,"Qty / hrs","r")]: c.t(x,a,z=7.5,f="Helvetica-Bold",al=al)
        c.y-=5; c.hl(40,572,w=1); c.y-=14
    hd(); W=r.choice([95,110,130,180]); sv=0
    for j in r.jobs("car moto",size(r,i,2,18),"asis",r.choice([7500,8500,9900]),maxl=120):
        for L in j.parts+j.labor:
            w=c.wrap(L.desc,W,f,9); c.need(11*len(w)+20,hd); was=round(L.unit*1.15) if L.typ=="Part" and r.random()<.3 else 0
            at=0 if r.random()<.7 else len(w)-1; at=0
            for k,x in enumerate(w):
                c.t(40,x,z=9)
                if k==at:
                    if was: c.t(330,"$"+m(was),z=8,al="r"); ww=stringWidth("$"+m(was),f,8); c.hl(330-ww,330,c.y+3)
                    c.t(400,"$"+m(L.unit),z=9,al="r"); c.t(490,"$"+m(L.total),z=9,al="r"); c.t(560,q(L.qty),z=9,al="r")
                c.y-=11
            if was: sv+=round((was-L.unit)*L.qty)
            if r.random()<.3: c.t(46,r.choice(REMARKS),z=7.5,f="Helvetica-Oblique"); c.y-=10
            c.y-=3; c.hl(40,572,c.y+9,.2); c.y-=3; d.li(L); S+=L.total; PT+=L.total*(L.typ=="Part")
    c.need(90); c.y-=8; D=r.choice([0,0,1500,2500]); D=min(D,S//4); tax=round((PT)*.0825) if r.random()<.7 else 0; fee=r.choice([0,0,299]) 
    T=S-D+tax
    for a,b in [("Subtotal","$"+m(S))]+([("Discount","-$"+m(D))] if D else [])+([("Sales tax 8.25%","$"+m(tax))] if tax else [])+[("Total (USD)","$"+m(T))]: c.t(400,a,z=9,al="r",f="Helvetica-Bold" if a[0]=="T" else f); c.t(490,b,z=9,al="r",f="Helvetica-Bold" if a[0]=="T" else f); c.y-=14
    if D: d.disc(D)
    if sv: c.t(400,f"You saved ${m(sv)} against regular prices",z=8,al="r"); c.y-=12
    c.t(40,f"Questions? Text {r.phone()}. Zelle or cash welcome.",z=8)
    d.l.update(subtotal=S,tax=tax,total=T); c.save()
