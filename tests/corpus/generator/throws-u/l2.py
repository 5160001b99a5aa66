from core import *
from l1 import ro
def split(c): return f"{c//100:,}",f"{c%100:02d}"
# ---------------- u09 transmission shop pad form: dollars and cents in separate ruled columns
def u09(name,r,i):
    v=r.veh(CARS,1988,2016); shop=r.choice(["A-1 Transmission Exchange","Gearhead Automatics","Lee Roy's Transmission Clinic","Converter King"]); no=str(r.randint(1000,29999))
    d=Doc(name,"transmission-pad-dollars-cents","invoice","reportlab",shop,no); d.veh(v,"year","make","model","mileage"); c=C(d)
    def form():
        c.y=760; c.t(306,shop,f="Times-BoldItalic",z=18,al="c"); c.y-=13; c.t(306,f"AUTOMATIC & STANDARD  •  DIFFERENTIALS  •  {phone}",f="Times-Roman",z=8,al="c"); c.t(560,"No. "+no,y=762,f="Times-Bold",z=12,al="r")
        c.y-=20
        for a,b,x,w in [("NAME",pn,40,260),("DATE",dt,310,110),("PHONE",r2,430,130)]: c.box(x,c.y-8,w,24); c.t(x+3,a,c.y+9,f="Helvetica",z=5.5); c.t(x+8,b,c.y-4,f="Courier",z=10)
        c.y-=24
        for a,b,x,w in [("YEAR",str(v["year"]),40,50),("MAKE",v["make"],90,90),("MODEL",v["model"],180,130),("SPEEDOMETER",str(v["mileage"]),310,110),("TRANS TYPE",tt,430,130)]: c.box(x,c.y-8,w if x!=310 else 120,24); c.t(x+3,a,c.y+9,f="Helvetica",z=5.5); c.t(x+8,b,c.y-4,f="Courier",z=10)
        c.y-=22; c.top=c.y; c.t(60,"QTY",z=6,al="c",f="Helvetica"); c.t(90,"DESCRIPTION OF WORK AND MATERIAL",z=6,f="Helvetica"); c.t(425,"UNIT",z=6,al="c",f="Helvetica"); c.t(490,"DOLLARS",z=6,al="c",f="Helvetica"); c.t(545,"CTS",z=6,al="c",f="Helvetica"); c.y-=4; c.hl(40,560); c.y-=13
    def close():
        for x in(40,80,395,455,525,560): c.vl(x,c.top+10,c.y+9)
    phone=r.phone();pn=r.person();dt=r.date().strftime("%-m/%-d/%y");r2=r.phone();tt=r.choice(["4L60E","E4OD","A604","TH400","C6","6F50","46RE"])
    form(); S=0;PT=0
    def row(de,qq=None,u=None,a=None,note=False):
        w=c.wrap(de,300,"Courier",9)
        if c.y-14*len(w)<80: close(); c.t(540,"continued",f="Helvetica-Oblique",z=8,al="r",y=c.y-8); c.c.showPage(); form()
        if qq is not None: c.t(60,q(qq),f="Courier",z=9,al="c")
        for k,x in enumerate(w):
            if k==len(w)-1:
                if u is not None: c.t(450,m(u),f="Courier",z=9,al="r")
                if a is not None: D,ct=split(a); c.t(519,D,f="Courier",z=10,al="r"); c.t(550,ct,f="Courier",z=10,al="r")
            c.t(86 if not note else 100,x,f="Courier",z=9); c.hl(40,560,c.y-3,.2); c.y-=14
    for j in r.jobs("trans",size(r,i,2,22),"asis",r.choice([8500,9500,12000]),maxl=70):
        one=r.random()<.3 and len(j.parts)>1
        if one: 
            a=sum(p.total for p in j.parts)+j.labor[0].total; row(j.title,None,None,a); d.item(j.title,"Service",None,None,a); S+=a
            for p in j.parts: row("incl. "+p.desc,p.qty,note=True); PT+=p.total
        else:
            for p in j.parts: row(p.desc,p.qty,p.unit if p.qty!=1 else None,p.total); d.li(p,unit=p.unit if p.qty!=1 else None); S+=p.total; PT+=p.total
            for L in j.labor: row(L.desc,None,None,L.total); d.li(L,qty=None,unit=None); S+=L.total
        if r.random()<.3: row("("+r.choice(REMARKS)+")",note=True)
    if r.random()<.5: x=r.choice(["Tow in","Road call","Fluid & pan disposal"]); a=r.price(15,120); row(x,None,None,a); d.item(x,"Fee" if x!="Tow in" else "Service",None,None,a); S+=a
    core=r.choice([0,15000,30000]); core=min(core,S//5)
    tax=round(PT*.05); y0=c.y
    for a,b in [("SUBTOTAL",S)]+([("LESS CORE",core)] if core else [])+[("TAX",tax),("TOTAL",S-core+tax)]:
        D,ct=split(b); c.t(450,a,f="Helvetica-Bold",z=8,al="r"); c.t(519,D,f="Courier-Bold",z=10,al="r"); c.t(550,ct+("-" if a=="LESS CORE" else ""),f="Courier-Bold",z=10,al="r" if a!="LESS CORE" else "r"); c.hl(395,560,c.y-3,.2); c.y-=14
    close()
    if core: d.disc(core)
    c.t(40,"Warranty 12 months or 12,000 miles whichever first. No guarantee on used parts.",f="Helvetica",z=7,y=c.y-6)
    d.l.update(subtotal=S,tax=tax,total=S-core+tax); c.save()
# ---------------- u10 radiator/AC shop: figures without cents, quantity at end (groff)
def u10(name,r,i):
    v=r.veh(CARS,1992,2018); shop=r.choice(["Cool Flow Radiator & Air","Delta Radiator Works","Vargas Radiator Service","Arctic Auto Air"]); no=str(r.randint(200,8999))
    d=Doc(name,"radiator-whole-dollars-qty-last","shop_estimate" if r.random()<.4 else "invoice","groff",shop,no); d.veh(v,"year","make","model","mileage")
    est=d.l["kind"]=="shop_estimate"
    s=list(GHEAD)+[".po 1i",".ll 6.5i",".ps 11",".vs 13.5",".ft TB",".ps 16",".ce",G(shop),".ps 11",".ft TI",".ce",G(f"{r.randint(10,999)} {r.choice(STREETS)} - {r.phone()} - since {r.randint(1948,1989)}"),".ft TR",".sp",G(f"{'Estimate' if est else 'Bill'} No. {no}, {r.date():%B %d, %Y}"),".br",G(f"For {r.person()}: {v['year']} {v['make']} {v['model']}, {v['mileage']} miles"),".br",".sp .5",".TS H" if 0 else ".TS","tab(|);","lw(3.5i) rw(.7i) rw(.9i) rw(.9i).",r"Item|each|Amount|How many","_"]
    S=PT=0
    def rnd(c): return max(100,round(c/100)*100)
    W=lambda c:f"{c//100:,}"
    for j in r.jobs("radiator",size(r,i,2,20),"asis",9000,maxl=200):
        for L in j.parts+j.labor:
            L.unit=rnd(L.unit)
            if L.typ=="Labor": L.total=rnd(L.total)
            else:
                if L.qty!=int(L.qty): L.qty=2.0
                L.total=round(L.unit*L.qty)
            w=textwrap.wrap(L.desc,38)
            if L.typ=="Part":
                s.append(G(f"{w[0]}|{W(L.unit)}|{W(L.total)}|{q(L.qty)}")); d.li(L); PT+=L.total
            else: s.append(G(f"{w[0]}||{W(L.total)}|")); d.li(L,qty=None,unit=None)
            s+=[G(f"   {x}|||") for x in w[1:]]; S+=L.total
        if r.random()<.3: s+=["T{",".ft TI",G(r.choice(REMARKS)),".ft TR","T}|||"]
    if r.random()<.5: s.append(G(f"{'Coolant recycling'}||8|")); d.item("Coolant recycling","Fee",None,None,800); S+=800
    dc=r.choice([0,1000,2000]); dc=min(dc,S//1000*100)
    tax=rnd(PT*.06) if r.random()<.6 and PT>2000 else 0
    T=S-dc+tax
    s+=["_",G(f"Together||{W(S)}|")]
    if dc: s.append(G(f"Cash discount||{W(dc)}-|")); d.disc(dc)
    if tax: s.append(G(f"Sales tax||{W(tax)}|"))
    s+=[".TE",".sp .5",".ft TB",G(f"{'Estimated total' if est else 'Please pay'}  $ {W(T)}"),".ft TR",".sp",G("Cores boiled and tested at 15 lb. We guarantee our seams 1 year.")]
    d.l.update(subtotal=S,tax=tax,total=T); groff_pdf(d,"\n".join(s)+"\n")
# ---------------- u11 glass shop: NAGS code before name, list, discount %
def u11(name,r,i):
    v=r.veh(CARS+EURO,2008); shop=r.choice(["ClearView Auto Glass","Mobile Glass Pros","SHIELD AUTO GLASS INC","Patriot Windshield"]); no="AG"+str(r.randint(10000,99999))
    d=Doc(name,"glass-list-discount-net","invoice","chromium",shop,no); d.veh(v,"year","make","model","vin"); rows="";S=PT=0
    jobs=r.jobs("glass",size(r,i,2,10),"asis",6500,maxl=70); LBr=r.choice([5500,6500])
    for j in jobs:
        for P in j.parts:
            pc=r.choice([0,20,35,48,62.5]); net=P.unit; lst=round(net/(1-pc/100)); t=round(net*P.qty)
            de=P.desc; w=de.split()
            code=w.pop(0) if w[0].startswith(("DW","FD","HAH")) else f"{r.choice(['FW','DW','DB','FQ'])}{r.randint(1000,2999):05d}{r.choice(['GTY','GBN','YPY'])}"
            de=" ".join(w)
            rows+=f"<tr><td class=k>{code}</td><td>{E(de)}</td><td class=r>{m(lst)}</td><td class=r>{pc:g}%</td><td class=r>{m(net)}</td><td class=r>{q(P.qty)}</td><td class=r>{m(t)} T</td></tr>"; d.item(de,"Part",P.qty,net,t); S+=t;PT+=t
        for L in j.labor:
            rows+=f"<tr><td class=k>LABOR</td><td>{E(L.desc)}</td><td class=r></td><td></td><td class=r>{m(L.unit)}</td><td class=r>{q2(L.qty)}</td><td class=r>{m(L.total)} &nbsp;</td></tr>"; d.li(L); S+=L.total
    for code,de,ty,a in r.sample([("MOBILE","Mobile service, at your home","Fee",3500),("DISP","Glass disposal / recycling","Fee",595),("RCAL","Sublet dealer camera recalibration","Service",24900),("MISC","Clips, tape and prep","Part",1250)],r.randint(0,3)):
        rows+=f"<tr><td class=k>{code}</td><td>{de}</td><td></td><td></td><td class=r>{m(a)}</td><td class=r>1</td><td class=r>{m(a)} {'T' if ty=='Part' else '&nbsp;'}</td></tr>"; d.item(de,ty,1,a,a); S+=a; PT+=a if ty=="Part" else 0
    rows+=f"<tr class=z><td class=k>WARR</td><td>Lifetime leak warranty</td><td></td><td></td><td class=r>0.00</td><td class=r>1</td><td class=r>0.00 &nbsp;</td></tr>"
    tax=round(PT*.0625); T=S+tax; ded=min(T,r.choice([0,10000,25000]))
    css="body{font:11.5px 'DejaVu Sans Condensed','DejaVu Sans';margin:0;color:#123}@page{size:letter;margin:15mm}.b{border:2px solid #27a;border-radius:8px;padding:8px;margin-bottom:10px;display:flex;justify-content:space-between}table{width:100%;border-spacing:0}td{padding:3px 4px;border-bottom:1px dotted #9ab}th{text-align:left;color:#27a;font-size:10px}.r{text-align:right}.k{font:10px 'Liberation Mono'}.z{color:#789}"
    b=f"<div class=b><div><b style='font-size:20px;color:#27a'>{E(shop)}</b><br>{r.choice(CITIES)[0]} · {r.phone()}</div><div class=r>Invoice <b>{no}</b><br>{r.date():%m/%d/%Y}<br>Claim ref {r.randint(10**7,10**8)}</div></div><div class=b><div>Insured<br><b>{r.person()}</b></div><div>Vehicle<br><b>{v['year']} {v['make']} {v['model']}</b></div><div>VIN<br><b>{v['vin']}</b></div><div>Deductible<br><b>{m(ded)}</b></div></div><table><tr><th>NAGS / CODE<th>DESCRIPTION<th class=r>LIST<th class=r>DISC<th class=r>NET EA<th class=r>QTY<th class=r>EXT</tr>{rows}</table><p style='text-align:right'>Subtotal &nbsp; {m(S)}<br>Tax 6.25% &nbsp; {m(tax)}<br><b style='font-size:15px'>Total &nbsp; ${m(T)}</b><br>Deductible paid by insured &nbsp; {m(ded)}<br>Balance to insurer &nbsp; {m(T-ded)}</p><p>Safe drive-away time {r.choice([1,2,4])} hr. Urethane lot {r.randint(10000,99999)}.</p>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u12 muffler shop, eighties dot matrix, columns cut close
def u12(name,r,i):
    v=r.veh([("FORD","LTD"),("CHEVROLET","CAPRICE"),("OLDSMOBILE","CUTLASS"),("TOYOTA","COROLLA"),("PLYMOUTH","RELIANT"),("DODGE","D150"),("BUICK","REGAL")],1974,1991); shop=r.choice(["MUFFLER MAN OF "+r.choice(CITIES)[0].upper(),"TRI-CITY MUFFLER & BRAKE","SILENT RIDE EXHAUST"]); no=f"{r.randint(10000,99999)}"
    d=Doc(name,"muffler-80s-close-columns","invoice","enscript",shop,no); d.veh(v,"year","make","model"); S=PT=0
    w=r.choice([18,20,22]); dt=r.date().replace(year=r.randint(max(1983,v['year']),1992))
    o=[shop,f"{r.randint(1,999)} {r.choice(STREETS).upper()}   {r.phone()}","",f"INV# {no}  {dt:%m/%d/%y}  {v['year']} {v['make']} {v['model']}  LIC {r.choice('ABC')}{r.randint(100,999)}",f"CUST {r.person().upper()}","="*(w+39),f"{'QTY':>3} {'PART#':<8} {'DESCRIPTION':<{w}}{'LIST':>8}{'NET':>8}{'EXT':>9}","="*(w+39)]
    for j in r.jobs("muffler",size(r,i,2,22),"up",r.choice([3200,3800,4500]),maxl=70):
        for P in j.parts:
            P.unit=max(99,round(P.unit*.45)); P.total=round(P.unit*P.qty); P.lst=round(P.unit*1.4)
            de=P.desc[:w].strip(); o.append(f"{q(P.qty):>3} {r.pn('after')[:8]:<8} {de:<{w}}{mp(P.lst):>8}{mp(P.unit):>8}{mp(P.total):>9}T"); d.li(P,desc=de); S+=P.total;PT+=P.total
        for L in j.labor:
            de=L.desc[:w].strip(); o.append(f"{q1(L.hours):>3} {'LABOR':<8} {de:<{w}}{'':>8}{mp(L.unit):>8}{mp(L.total):>9} "); d.li(L,desc=de); S+=L.total
        if r.random()<.25: o.append(f"{'':>13}{r.choice(['LIFETIME GUAR MUFFLER','NO GUAR ON USED PIPE','RUSTED STUDS'])}")
    if r.random()<.4: o.append(f"{1:>3} {'MUFF-W':<8} {'MUFFLER WARR REPL':<{w}}{mp(4995):>8}{'.00':>8}{'.00':>9} ")
    if r.random()<.6: o.append(f"{'':>3} {'MISC':<8} {'GAS ROD SUPPLIES':<{w}}{'':>16}{mp(350):>9} "); d.item("GAS ROD SUPPLIES"[:w],"Fee",None,None,350); S+=350
    dc=0
    if r.random()<.5: dc=min(r.choice([500,1000,1250]),S//4); o.append(f"{'':>13}{'LESS COUPON':<{w+16}}{mp(dc):>9}CR"); d.disc(dc)
    tax=round(PT*.05); o+=["-"*(w+39)]
    for a,b in [("SUB-TOTAL",S-dc),("TAX",tax),("TOTAL",S-dc+tax)]: o.append(f"{a:>{w+28}}{mp(b):>9}")
    o+=["",f"PAID {r.choice(['CASH','CHECK','VISA'])}   THANK YOU"]
    d.l.update(subtotal=S-dc,tax=tax,total=S-dc+tax); enscript_pdf(d,"\n".join(o),r.choice(["Courier11","Courier12","Courier-Bold11"]))
# ---------------- u13 motorcycle dealer POS 40 columns
def receipt(doc,lines,cols,font="Courier",z=9):
    w=cols*z*.6+24; h=len(lines)*(z+2.2)+40
    c=canvas.Canvas(doc.path,pagesize=(w,h)); y=h-22; c.setFont(font,z)
    for l in lines:
        b=l.startswith("\x01"); c.setFont(font+("-Bold" if b else ""),z); c.drawString(12,y,l.lstrip("\x01")); y-=z+2.2
    c.save(); doc.save()
def u13(name,r,i):
    v=r.veh(MOTO,1998); shop=r.choice(["Iron Pony Cycles","Twin Peaks Powersports","HD OF RIVER BEND","Two Wheel Jones"]); no=f"{r.randint(1,9)}-{r.randint(100000,999999)}"
    d=Doc(name,"moto-pos-40col","receipt","reportlab",shop,no); d.veh(v,"year","make","model"); S=PT=0
    o=["\x01"+shop.center(40),r.phone().center(40),"-"*40,f"TICKET {no}".ljust(24)+f"{r.date():%m/%d/%y}".rjust(16),f"{v['year']} {v['make']} {v['model']}"[:40],f"CLERK {r.choice(FIRST).upper()}","-"*40]
    for j in r.jobs("moto",size(r,i,2,25),r.choice(["up","asis"]),r.choice([9500,11000,12500]),"hd",maxl=70):
        for L in j.labor+j.parts:
            w=textwrap.wrap(L.desc,36); o+=w
            if L.typ=="Part" and r.random()<.5: o.append("  SKU "+L.pn)
            if L.typ=="Part":
                lp=r.random()<.15; o.append(f"   {q(L.qty)} @ {mp(L.unit)}".ljust(28)+f"{mp(L.total)} T".rjust(12)); PT+=L.total; d.li(L)
            else: o.append(f"   {q(L.qty)} HR @ {mp(L.unit)}".ljust(28)+f"{mp(L.total)} N".rjust(12)); d.li(L)
            S+=L.total
        if r.random()<.2: o.append("  *"+r.choice(["WARRANTY 90 DAYS","CUST PARTS RETURNED","FINAL SALE"]))
    if r.random()<.6: a=round(min(3000,S*.03)); o+=["SHOP SUPPLIES".ljust(28)+f"{mp(a)} N".rjust(12)]; d.item("SHOP SUPPLIES","Fee",None,None,a); S+=a
    D=0
    for nm,a in r.sample([("HOG MEMBER DISC",round(PT*.1)),("COUPON",1000),("PROMO SPRING",1500)],r.randint(0,2)):
        if a<=0 or a>S//4: continue
        o.append(nm.ljust(28)+f"{mp(a)}-".rjust(11)); d.disc(a); D+=a
    tax=round(PT*.07); T=S-D+tax; cash=(T//2000+1)*2000
    o+=["-"*40,"SUBTOTAL".ljust(28)+mp(S-D).rjust(10),"SALES TAX 7%".ljust(28)+mp(tax).rjust(10),"\x01"+"TOTAL".ljust(28)+mp(T).rjust(10),"","CASH".ljust(28)+mp(cash).rjust(10),"CHANGE".ljust(28)+mp(cash-T).rjust(10),"","RETURNS 30 DAYS W/RECEIPT".center(40),f"ITEMS {len(d.l['items'])}".center(40)]
    d.l.update(subtotal=S-D,tax=tax,total=T); receipt(d,o,40)
# ---------------- u14 handheld printer slip, 32 columns, amounts first
def u14(name,r,i):
    v=r.veh(CARS,2000); shop=r.choice(["Wrench On Wheels","MOBILE MIKE AUTO","Driveway Mechanic Co","Roadside Ray"]); no=f"{r.randint(100,9999):04d}"
    d=Doc(name,"handheld-32col-amount-first","receipt","reportlab",shop,no); d.veh(v,"year","make","model"); S=PT=0
    o=[shop.center(32),r.phone().center(32),"",f"SLIP {no}  {r.date():%m/%d/%Y}",f"{v['year']} {v['make']} {v['model']}"[:32],"."*32]
    for j in r.jobs("car",size(r,i,2,14),r.choice(["up","asis"]),r.choice([8000,9000,10000]),maxl=48):
        for L in j.parts+j.labor:
            L.tag="A" if L.typ=="Part" else "B"
            w=textwrap.wrap(L.desc,20)
            o.append(f"{mp(L.total):>9}{L.tag} {w[0]}"); o+=[" "*11+x for x in w[1:]]
            if L.typ=="Part" and L.qty!=1: o.append(" "*11+f"{q(L.qty)} x {mp(L.unit)}"); d.li(L)
            elif L.typ=="Labor": o.append(" "*11+f"{q1(L.qty)}h x {mp(L.unit)}"); d.li(L)
            else: d.li(L,qty=None,unit=None)
            S+=L.total; PT+=L.total if L.typ=="Part" else 0
    a=r.choice([0,2500,3500,4500])
    if a: o.append(f"{mp(a):>9}B Trip charge"); d.item("Trip charge","Fee",None,None,a); S+=a
    D=r.choice([0,0,1000,1500]); D=min(D,S//4)
    if D: o.append(f"{'-'+mp(D):>9}  Repeat customer"); d.disc(D)
    tax=round(PT*.08); T=S-D+tax
    o+=["."*32,f"{mp(S-D):>9}  Sum",f"{mp(tax):>9}  Tax A 8.000%",f"{'0.00':>9}  Tax B 0%","\x01"+f"{mp(T):>9}  TO PAY","",f"Lug torque {r.choice([80,100,110])} lb-ft","Signature","","____________________"]
    d.l.update(subtotal=S-D,tax=tax,total=T); receipt(d,o,32,z=10)
# ---------------- u15 RV / marine work order: complaint/cause/correction, pn below names
def u15(name,r,i):
    bt=r.random()<.5; v=r.veh(BOATS if bt else RVS,1999); dom="marine" if bt else "rv"; shop=r.choice(["Lakeside Marine & RV","Anchor Bay Boat Works","Camper's Choice RV Service","Pine Ridge RV Center"]); no=f"WO {r.randint(3000,9999)}"
    d=Doc(name,"rv-marine-3c-jobs","invoice","chromium",shop,no); d.veh(v,"year","make","model"); S=PT=0; b=""
    js=r.jobs(dom,size(r,i,2,18),"asis",r.choice([13500,15500,16900]),maxl=80)
    if len(js)<3: js+=r.jobs("rv marine",1,"asis",13500)[:0]
    dec=0
    for k,j in enumerate(js):
        t=0; rows=""
        for L in j.labor: rows+=f"<tr><td class=d>{E(L.desc)}</td><td class=r>{q(L.qty)} hr</td><td class=r>{m(L.unit)}</td><td class=r>{m(L.total)}</td></tr>"; d.li(L); t+=L.total
        for P in j.parts: rows+=f"<tr><td class=d>{E(P.desc)}<div class=p>{P.pn}{' · bin '+r.choice('ABC')+str(r.randint(1,40)) if r.random()<.4 else ''}</div></td><td class=r>{q(P.qty)}</td><td class=r>{m(P.unit)}</td><td class=r>{m(P.total)}</td></tr>"; d.li(P); t+=P.total; PT+=P.total
        if r.random()<.25: rows+=f"<tr class=w><td class=d>Factory warranty: board replaced under campaign {r.randint(100,999)}</td><td></td><td></td><td class=r>no charge</td></tr>"
        S+=t
        b+=f"<div class=j><div class=h>{k+1}. {E(j.title)}</div><p><b>Complaint</b> {r.choice(['Customer requests service','Unit inop','Seasonal service','Noted at PDI'])}. <b>Cause</b> {r.choice(['Wear','Corrosion','Age','Failed part'])}. <b>Correction</b> {r.choice(REMARKS)}</p><table>{rows}</table><div class=r><i>Job {k+1}: {m(t)}</i></div></div>"
    x=""
    for nm,a in r.sample([("Haul out & launch",12500),("Shop supplies",round(S*.02)),("Winter storage hazmat",1850),("Pressure wash bottom",8500),("Propane leak test permit",2500)],r.randint(0,2)):
        if a<=0: continue
        x+=f"<tr><td>{nm}<td class=r>{m(a)}</tr>"; ty="Fee" if nm in("Shop supplies","Winter storage hazmat","Propane leak test permit") else "Service"; d.item(nm,ty,None,None,a); S+=a
    tax=round(PT*.055); T=S+tax; dep=r.choice([0,20000,50000]); dep=min(dep,T)
    css="body{font:12px 'Nimbus Roman','Liberation Serif';margin:0}@page{size:letter;margin:16mm}.j{border-left:5px solid #579;padding-left:9px;margin:9px 0;page-break-inside:avoid}.h{font-weight:bold;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:1px 4px;vertical-align:top}.r{text-align:right}.p{font:9px 'Liberation Mono';color:#555}p{margin:2px 0 4px;font-size:11px}.d{width:62%}.w{font-style:italic}"
    idl=f"HIN {r.choice(['SER','BLB','TRA'])}{r.randint(10000,99999)}{r.choice('ABC')}{r.randint(100,999)} · Engine hrs {r.randint(40,1200)}" if bt else f"Unit length {r.randint(22,38)} ft · Hubs OK · Site {r.randint(1,90)}"
    b=f"<div style='display:flex;justify-content:space-between'><div><b style='font-size:21px'>{E(shop)}</b><br>{r.randint(1,999)} {r.choice(STREETS)}, {r.choice(CITIES)[0]} · {r.phone()}</div><div class=r><b>{no}</b><br>{r.date():%d %b %Y}</div></div><hr><div>{r.person()} — {v['year']} {v['make']} {v['model']} — {idl}</div>"+b+f"<table style='width:50%;margin-left:50%;border-top:1px solid'>{x}<tr><td>Subtotal<td class=r>{m(S)}<tr><td>Tax on parts 5.5%<td class=r>{m(tax)}<tr><td><b>Work order total<td class=r><b>{m(T)}</b>"+(f"<tr><td>Deposit received<td class=r>{m(dep)}-<tr><td>Due at pickup<td class=r>{m(T-dep)}" if dep else "")+"</table>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u16 EV service invoice: pay type per correction, minimal
def u16(name,r,i):
    v=r.veh(EVS,2013); shop=r.choice(["VoltWorks EV Service","Electra Motors Service Center","Current Auto EV","Amped EV Repair"]); no=f"300{r.randint(10**6,10**7)}"
    d=Doc(name,"ev-corrections-paytype","invoice","chromium",shop,no); d.veh(v,"year","make","model","vin","mileage"); S=PT=LB=0; b=""
    js=r.jobs("ev",size(r,i,2,18),"asis",r.choice([17500,19500,21000]),"tesla",maxl=70)
    for z in range(r.randint(0,2)):
        j=r.jobs("ev",r.randint(2,3),"asis",19500,"tesla")[0]; j.kind=r.choice(["Goodwill - Service","Warranty - New Vehicle Limited","Recall / Campaign"]); js.insert(r.randint(0,len(js)),j)
    for k,j in enumerate(js):
        ch=j.kind=="C"; rows="";t=0
        for L in j.labor:
            t+=L.total; rows+=f"<tr><td>Correction: {E(L.desc)}<td class=r>{q2(L.hours)} FRT hr<td class=r>{m(L.total) if ch else '0.00'}</tr>"
            if ch: d.li(L,unit=None); LB+=L.total
        for P in j.parts:
            t+=P.total; rows+=f"<tr><td class=i>{E(P.desc)} <span>({P.pn})</span><td class=r>{q(P.qty)}<td class=r>{m(P.total) if ch else '0.00'}</tr>"
            if ch: d.li(P,unit=None); PT+=P.total
        b+=f"<div class=c><div class=f><b>Concern {k+1}: {E(j.title)}</b><span>{'Customer Pay' if ch else j.kind}</span></div><table>{rows}</table><div class=f><em>{r.choice(REMARKS) if r.random()<.5 else ''}</em><span>Amount Due (USD) &nbsp; {m(t) if ch else '0.00'}</span></div></div>"
    S=LB+PT; tax=round(PT*.0925); cr=r.choice([0,0,5000]); cr=min(cr,S//3); T=S-cr+tax
    css="body{font:300 11px 'Open Sans Light','Open Sans';margin:0}@page{size:letter;margin:18mm}.f{display:flex;justify-content:space-between}.c{margin:12px 0;padding-bottom:6px;border-bottom:1px solid #ddd;page-break-inside:avoid}table{width:100%}td{padding:1px 0}.r{text-align:right;white-space:nowrap}.i{padding-left:18px}em,span{color:#555}"
    if cr: d.disc(cr)
    b=f"<div class=f><div style='font-size:19px;letter-spacing:4px'>{shop}</div><div class=r>Invoice {no}<br>{r.date():%Y-%m-%d}</div></div><div class=f style='margin-top:14px'><div>{r.person()}<br>{r.choice(CITIES)[0]}</div><div>{v['year']} {v['make']} {v['model']}<br>VIN {v['vin']}</div><div class=r>Odometer In {v['mileage']:,} mi<br>HV Battery {r.randint(20,99)}% · {r.randint(120,380)} mi range</div></div>{b}<div style='margin-left:55%'><div class=f>Total Parts<b>{m(PT)}</b></div><div class=f>Total Labor<b>{m(LB)}</b></div>"+(f"<div class=f>Service credit<b>({m(cr)})</b></div>" if cr else "")+f"<div class=f>Sales Tax<b>{m(tax)}</b></div><div class=f style='font-size:15px;border-top:1px solid'>Total Amount<b>${m(T)}</b></div></div>"
    d.l.update(tax=tax,total=T); html_pdf(d,b,css)
