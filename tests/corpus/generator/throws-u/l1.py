from core import *
def ro(r): return str(r.randint(100000,989999))
# ---------------- u01 dealer repair order, monospace
def u01(name,r,i):
    v=r.veh(CARS); city=r.choice(CITIES); brand=v["make"].upper(); shop=f"{r.choice(['RIVERBEND','PALMER','LEGACY','BOB HOLLIS','COUNTY LINE'])} {brand} {r.choice(['INC','OF '+city[0].upper(),'SALES & SERVICE'])}"; no=ro(r)
    d=Doc(name,"dealer-ro-mono-net","dealer_order","enscript",shop,no); d.veh(v,"year","make","model","vin","mileage"); v["make"]
    v["model"]=v["model"].upper(); d.l["vehicle"]["model"]=v["model"]; d.l["vehicle"]["make"]=brand
    n=size(r,i); jobs=r.jobs("car ford",n,"up",r.choice([12995,14500,16995]),{"FORD":"ford","HONDA":"honda","TOYOTA":"toyota","JEEP":"mopar","RAM":"mopar","DODGE":"mopar"}.get(brand,"gm"),maxl=40)
    # warranty/internal jobs that charge nothing
    for w in r.sample(["W","I","W"],r.randint(0,2)):
        jb=r.jobs("car",r.randint(1,3),"up",12000,"gm",maxl=40)[0]; jb.kind=w; jobs.insert(r.randint(0,len(jobs)),jb)
    o=[];LB=PT=0
    def head(pg):
        h=[f"CUSTOMER #: {r.randint(10000,99999):<12}{no:^34}{'*INVOICE*':>12}",f"{r.person().upper():<40}{shop:>40}"[:80] if len(shop)<=40 else shop,
        f"{r.randint(100,9999)} {r.choice(STREETS).upper():<34}{'PAGE '+str(pg):>36}",f"{city[0].upper()}, {city[1]} {city[2]}"+f"HOME:{r.phone()}".rjust(30),"SERVICE ADVISOR: "+str(r.randint(100,999))+" "+r.person().upper(),
        "-"*80,"COLOR YEAR MAKE/MODEL                      VIN               LICENSE  MILEAGE IN/OUT",
        f"{r.choice(['WHI','BLK','SIL','RED']):<6}{v['year']%100:02d}   {(brand+' '+v['model'])[:32]:<32}{v['vin']} {r.choice('ABCDEFG')}{r.randint(10,99)}{r.choice('XYZ')}{r.randint(100,999)}",
        f"{'':>50}MILEAGE {v['mileage']}/{v['mileage']+2}","-"*80,"LINE OPCODE TECH TYPE HOURS                       LIST       NET     TOTAL"]
        return h
    d.l["vehicle"]["year"]=v["year"]
    hd=head(1)
    hd[7]=hd[7].replace(f"{v['year']%100:02d}  ",f"{v['year']}",1) if r.random()<.5 else hd[7]
    if len(shop)>40: pass
    o+=hd
    for k,j in enumerate(jobs):
        A="ABCDEFGHJKLMNPQRSTUVWXYZ"[k]; lb=pt=0
        pre=r.choice(["CUST STATES ","C/S ","","CHECK AND ADVISE "])
        o+= [f"{A} {x}" if z==0 else f"  {x}" for z,x in enumerate(textwrap.wrap(pre+j.title,66))]
        if r.random()<.4: o.append("   CAUSE: "+r.choice(["WORN BEYOND LIMITS","FAILED COMPONENT","LEAKING","NORMAL WEAR","MAINT DUE"]))
        for L in j.labor:
            op=r.choice(["%02dXX%02d"%(r.randint(1,60),r.randint(1,99)),"MT%02d"%r.randint(10,99),"%dA"%r.randint(1000,9999)])
            o.append(f"   {op:<7} {L.desc}")
            if j.kind=="C":
                o.append(f"{'':>12}{j.tech:>4} {r.choice(['CPL','CFQL','C']):<5}{L.hours:>5.2f}{'':>34}{m(L.total) if 0 else m(L.total):>9}{m(L.total):>10}") if 0 else o.append(f"{'':>12}{j.tech:>4} {'CPL':<5}{L.hours:>5.2f}{'':>31}{m(L.total):>10}{m(L.total):>10}")
                d.li(L,unit=None,qty=L.hours); lb+=L.total
            else: o.append(f"{'':>12}{j.tech:>4} {j.kind+'PL':<5}{L.hours:>5.2f}{'':>41}{'(N/C)':>10}")
        for P in j.parts:
            if j.kind=="C":
                o.append(f"   {q(P.qty):>4} {P.pn:<14} {P.desc[:24]:<24}{mp(P.lst):>10}{mp(P.unit):>10}{mp(P.total):>10}"); d.li(P,desc=P.desc[:24]); pt+=P.total
            else: o.append(f"   {q(P.qty):>4} {P.pn:<14} {P.desc[:24]:<24}{'':>20}{'(N/C)':>10}")
        o.append(f"PARTS:{mp(pt):>10}  LABOR:{mp(lb):>10}  OTHER:{'0.00':>8}   TOTAL LINE {A}:{mp(lb+pt):>11}")
        if r.random()<.5: o+=["   "+x for x in textwrap.wrap(r.choice(REMARKS).upper(),70)]
        o.append("*"*60); LB+=lb;PT+=pt
    sub=misc=disc=0
    if r.random()<.5:
        s=r.choice(SUBLET).upper(); a=r.price(65,240); o.append(f"SUBL PO# {r.randint(1000,9999)} {s[:40]:<40}{mp(a):>16}"); d.item(s[:40],"Service",None,None,a); sub=a
    if r.random()<.7:
        a=min(4995,round(LB*.08)) ; s=r.choice(["CUSTOMER PAY SHOP CHARGE FOR REPAIR ORDER","MISC CHARGE - SHOP SUPPLIES","HAZARDOUS WASTE CHARGE"]); o.append(f"{s:<58}{mp(a):>16}"); d.item(s,"Fee",None,None,a); misc=a
    if r.random()<.5: disc=r.choice([1000,1500,2500,2995]); disc=min(disc,(LB+PT)//3)
    ch=LB+PT+sub+misc; tax=round(PT*r.choice([.0625,.07,.0825])); tot=ch-disc+tax
    rows=[("LABOR AMOUNT",LB),("PARTS AMOUNT",PT),("GAS, OIL, LUBE",0),("SUBLET AMOUNT",sub),("MISC. CHARGES",misc),("TOTAL CHARGES",ch),("LESS DISCOUNT",disc),("SALES TAX",tax)]
    o.append("")
    left=["STATEMENT OF DISCLAIMER","THE FACTORY WARRANTY CONSTITUTES ALL","OF THE WARRANTIES WITH RESPECT TO THE","SALE OF THIS ITEM/ITEMS.","","X____________________________","    CUSTOMER SIGNATURE",""]
    o.append(f"{'':<42}|{'DESCRIPTION':<20}|{'TOTALS':>12}|")
    for a,(b,c) in zip(left,rows): o.append(f"{a:<42}|{b:<20}|{(mp(c) if not(b.startswith('LESS') and c) else mp(c)+'-'):>12}|")
    o.append(f"{'':<42}|{'PLEASE PAY':<20}|{'':>12}|"); o.append(f"{'':<42}|{'THIS AMOUNT':<20}|{mp(tot):>12}|")
    if disc: d.disc(disc)
    d.l.update(subtotal=ch,tax=tax,total=tot)
    # pages of 64
    out=[];pg=1;body=o
    while body:
        out.append("\n".join(body[:62])); body=body[62:]
        if body: pg+=1; body=[f"{no}   {shop[:40]}   PAGE {pg}","LINE OPCODE TECH TYPE HOURS                       LIST       NET     TOTAL"]+body
    enscript_pdf(d,"\f".join(out),"Courier10" if 0 else "Courier10.5@10.5".split("@")[0])
# ---------------- u02 dealer, CP / W / I columns (reportlab)
def u02(name,r,i):
    v=r.veh(CARS+EURO,2012); city=r.choice(CITIES); shop=f"{r.choice(['Keystone','Landmark','Summit','Bayou','Northgate'])} {v['make']} {r.choice(['Superstore','of '+city[0],'Motor Cars'])}"; no="R"+ro(r)
    d=Doc(name,"dealer-three-pay-columns","dealer_order","reportlab",shop,no); d.veh(v,"year","make","model","vin","mileage")
    n=size(r,i); jobs=r.jobs("car euro",n,r.choice(["up","asis"]),r.choice([15500,17900,18950]),maxl=60)
    for w in r.sample("WIWI",r.randint(1,2)):
        jb=r.jobs("car",r.randint(1,3),"up",12000,maxl=50)[0]; jb.kind=w; jobs.insert(r.randint(0,len(jobs)),jb)
    c=C(d); X=[430,500,570]
    c.t(40,shop,f="Helvetica-Bold",z=13); c.t(572,"REPAIR ORDER "+no,f="Helvetica-Bold",z=10,al="r"); c.y-=12
    c.t(40,f"{r.randint(100,9000)} {r.choice(STREETS)}, {city[0]}, {city[1]} {city[2]}   Service {r.phone()}",z=7.5); c.y-=8
    c.box(40,c.y-34,532,34); f=[("Customer",r.person()),("Vehicle",f"{v['year']} {v['make']} {v['model']}"),("VIN",v["vin"]),("Miles In",f"{v['mileage']:,}"),("Miles Out",f"{v['mileage']+r.randint(1,9):,}"),("Opened",r.date().strftime("%m/%d/%y"))]
    xs=[44,140,282,392,446,505]
    for x,(a,b) in zip(xs,f):
        c.t(x,a,c.y-9,z=6); c.t(x,b,c.y-22,z=8)
    c.y-=50
    def hd():
        c.box(40,c.y-4,532,13,fill=.88); c.t(44,"Line / Operation",z=7,f="Helvetica-Bold"); c.t(300,"Tech",z=7,al="r");c.t(330,"Hrs",z=7,al="r");c.t(362,"Net Ea.",z=7,al="r")
        for x,a in zip(X,["Cust. Pay","Warranty","Internal"]): c.t(x,a,z=7,al="r",f="Helvetica-Bold")
        c.y-=16
    hd(); LB=PT=0
    blank=r.choice(["0.00","-0-","N/C"])
    for k,j in enumerate(jobs):
        c.need(44,hd); c.t(44,f"#{k+1}",z=8,f="Helvetica-Bold")
        for ln in c.wrap(j.title,330,"Helvetica-Bold",8): c.t(66,ln,z=8,f="Helvetica-Bold"); c.y-=10
        col={"C":0,"W":1,"I":2}[j.kind]
        for L in j.labor:
            op="%02d%s%s"%(r.randint(1,98),r.choice("BCDFZ"),r.randint(10,99)); c.t(66,op,z=7.5,f="Courier")
            for z,ln in enumerate(c.wrap(L.desc,175,z=8)):
                if z==0:
                    c.t(300,j.tech,z=8,al="r"); c.t(330,q2(L.hours),z=8,al="r"); c.t(X[col],m(L.total) if j.kind=="C" else blank,z=8,al="r")
                elif 0: pass
                c.t(106,ln,z=8); c.y-=10
            if j.kind=="C": d.li(L,unit=None); LB+=L.total
        for P in j.parts:
            c.need(20,hd); c.t(66,q(P.qty),z=7.5); c.t(84,P.pn,z=7.5,f="Courier")
            ln=c.wrap(P.desc,150,z=7.5)
            c.t(362,mp(P.unit),z=7.5,al="r"); c.t(X[col],m(P.total) if j.kind=="C" else blank,z=7.5,al="r")
            for t in ln: c.t(164,t,z=7.5); c.y-=9.5
            if j.kind=="C": d.li(P); PT+=P.total
        if r.random()<.5: c.t(66,"Tech note: "+r.choice(REMARKS),z=7,f="Helvetica-Oblique"); c.y-=10
        c.hl(40,572,c.y+4,.3); c.y-=7
    misc=sub=0
    if r.random()<.5:
        s=r.choice(SUBLET); a=r.price(65,290); c.t(44,"SUBLET",z=7.5,f="Courier"); s2=s.replace("Sublet: ","").replace("SUBLET ",""); c.t(106,s2,z=8); c.t(X[0],m(a),z=8,al="r"); c.y-=12; d.item(s2,"Service",None,None,a); sub=a
    if r.random()<.75:
        a=min(5995,round(LB*.1)); c.t(44,"MISC",z=7.5,f="Courier"); c.t(106,"Shop supplies and hazmat",z=8); c.t(X[0],m(a),z=8,al="r"); c.y-=12; d.item("Shop supplies and hazmat","Fee",None,None,a); misc=a
    disc=r.choice([0,0,2000,3500,5000]); disc=min(disc,(LB+PT)//4); tax=round(PT*.0725); tot=LB+PT+sub+misc-disc+tax
    c.need(130); c.y-=6; c.box(260,c.y-98,312,110)
    c.t(266,"TOTALS",z=8,f="Helvetica-Bold")
    for x,a in zip(X,["Customer","Warranty","Internal"]): c.t(x,a,z=7.5,al="r",f="Helvetica-Bold")
    c.y-=11
    for a,b in [("Labor",LB),("Parts",PT),("Sublet",sub),("Misc.",misc),("Discount",-disc),("Sales tax",tax)]:
        c.t(266,a,z=8); c.t(X[0],m(b) if b>=0 else f"<{m(b)}>",z=8,al="r"); c.t(X[1],"0.00",z=8,al="r"); c.t(X[2],"0.00",z=8,al="r"); c.y-=12
    c.hl(260,572,c.y+8); c.t(266,"TOTAL DUE",z=9,f="Helvetica-Bold"); c.t(X[0],"$"+m(tot),z=9,al="r",f="Helvetica-Bold"); c.t(X[1],"0.00",z=8,al="r"); c.t(X[2],"0.00",z=8,al="r")
    if disc: d.disc(disc)
    d.l.update(tax=tax,total=tot); c.save()
# ---------------- u03 insurer estimate
def bodylines(r,n):
    secs=r.sample(BODY,len(BODY)); out=[];cnt=0
    for s,l in secs:
        if cnt>=n: break
        k=r.randint(1,len(l)); pick=sorted(r.sample(range(len(l)),min(k,n-cnt))); out.append((s,[l[x] for x in pick])); cnt+=len(pick)
    return out
def u03(name,r,i):
    v=r.veh(CARS,2010); ins=r.choice(["MUTUAL PRAIRIE INSURANCE","Statewide Casualty Co.","GREAT PLAINS AUTO CLAIMS","Harbor National Indemnity"]); no=f"{r.randint(10,99)}-{r.randint(1000,9999)}-{r.randint(10,99)}{r.choice('ABC')}"
    d=Doc(name,"insurer-line-estimate-rates","insurer_estimate","reportlab",ins,no); d.veh(v,"year","make","model","vin","mileage")
    n=size(r,i,3,25); sup=r.random()<.6; c=C(d); X=dict(n=44,s=60,op=84,de=120,pn=338,q=400,p=460,l=510,t=560)
    c.t(306,ins,f="Times-Bold",z=14,al="c"); c.y-=14; c.t(306,r.choice(["Estimate of Record","Supplement of Record 1 with Summary"]) if not sup else "Supplement of Record 1 with Summary",f="Times-Roman",z=11,al="c"); c.y-=18
    rt=[("Workfile ID / Claim #:",no),("Insured:",r.person()),("Type of Loss:",r.choice(["Collision","Comprehensive","Liability"])),("Point of Impact:",f"{r.randint(1,12):02d} {r.choice(['Front','Rear','Left Front'])}")]
    for a,b in rt: c.t(44,a,f="Times-Bold",z=9); c.t(150,b,f="Times-Roman",z=9); c.y-=11
    c.y-=3; c.t(44,"VEHICLE",f="Times-Bold",z=9); c.y-=11; c.t(44,f"{v['year']} {v['make']} {v['model']}  VIN: {v['vin']}  Odometer: {v['mileage']}  Condition: Good",f="Times-Roman",z=9); c.y-=16
    def hd():
        c.hl(40,572,c.y+10)
        for k,a,al in [("n","Line","l"),("op","Oper","l"),("de","Description","l"),("pn","Part Number","r"),("q","Qty","r"),("p","Extended Price $","r"),("l","Labor","r"),("t","Paint","r")]: c.t(X[k]+(0 if al=="l" else (16 if k=="p" else 0)),a,z=7.5,f="Times-Bold",al=al)
        c.y-=4; c.hl(40,572); c.y-=11
    hd(); ln=0;PT=0;BL=PL=ML=0.0; F="Times-Roman"
    def row(op,de,pn,qq,pr,lb,pa,mark="",sfx=""):
        nonlocal ln
        ln+=1; w=c.wrap(de,150,F,9); c.need(12*len(w),hd); c.t(X["n"]+12,str(ln),f=F,al="r")
        if mark: c.t(X["s"],mark,f=F,z=7.5)
        c.t(X["op"],op,f=F)
        if pn: c.t(X["pn"],pn,f=F,z=8,al="r")
        if qq: c.t(X["q"],str(qq),f=F,al="r")
        if pr: c.t(X["p"],pr,f=F,al="r")
        if lb: c.t(X["l"],lb,f=F,al="r")
        if pa: c.t(X["t"],pa,f=F,al="r")
        for a in w: c.t(X["de"],a,f=F); c.y-=11.5
    for sec,ls in bodylines(r,n):
        ln+=1; c.need(26,hd); c.t(X["n"]+12,str(ln),f=F,al="r"); c.t(X["op"],sec,f="Times-Bold",z=8.5); c.y-=11.5
        for op,de,pr,lb,pa in ls:
            mk=(r.choice(["S01","*","**","",""]) if sup else r.choice(["*","","","<>"])); a=r.price(*pr) if pr else 0
            row(op,de,r.pn() if pr else "","1" if pr else "",m(a) if pr else "",f"{lb:.1f}" if lb else ("Incl." if r.random()<.5 else ""),f"{pa:.1f}" if pa else "",mk)
            if a: d.item(de,"Part",1,None,a); PT+=a
            BL+=lb or 0; PL+=pa or 0
            if pa and op=="Repl" and r.random()<.7:
                cc=round(pa*.4,1); row("","Add for Clear Coat","","","","",f"{cc:.1f}",mk); PL+=cc
            if r.random()<.12: c.t(X["de"],"Note: "+r.choice(["bracket broken, see photo 7","one time use fasteners","blend within panel","LKQ quote Northside Auto Parts +25%"]),f="Times-Italic",z=7.5); c.y-=10
    ln+=1; c.t(X["n"]+12,str(ln),f=F,al="r"); c.t(X["op"],"MISCELLANEOUS OPERATIONS",f="Times-Bold",z=8.5); c.y-=11.5
    OT=0; oth=[]
    for mk,op,de,pr in r.sample(BODYMISC,r.randint(1,4)):
        a=r.price(*pr); row(op,de,"","1",m(a)+("X" if r.random()<.3 else "") if 0 else m(a),"","",mk)
        ty="Service" if op=="Subl" else "Part" if op=="Repl" else "Fee" if "waste" in de or "Cover" in de else "Labor" if "scan" in de else "Part"
        d.item(de,ty,1,None,a); OT+=a
    c.hl(300,572,c.y+6); c.t(X["de"]+60,"SUBTOTALS",f="Times-Bold"); c.y-=4; c.t(X["p"],m(PT+OT),f="Times-Bold",y=c.y,al="r"); c.t(X["l"],f"{BL:.1f}",f="Times-Bold",al="r"); c.t(X["t"],f"{PL:.1f}",f="Times-Bold",al="r"); c.y-=22
    c.need(190); c.t(44,"ESTIMATE TOTALS",f="Times-Bold",z=10); c.y-=13
    for a,x in [("Category",44),("Basis",250),("Rate",340),("Cost $",440)]: c.t(x,a,f="Times-Bold",al="l" if x==44 else "r")
    c.y-=4; c.hl(44,444); c.y-=11
    c.t(44,"Parts & Miscellaneous",f=F); c.t(440,m(PT+OT),f=F,al="r"); c.y-=12
    S=PT+OT
    br=r.choice([5200,5600,6000,6800]); pmr=r.choice([3400,3800,4200])
    BL=round(BL,1);PL=round(PL,1)
    for nm,h,rate,ty in [("Body Labor",BL,br,"Labor"),("Paint Labor",PL,br,"Labor"),("Paint Supplies",PL,pmr,"Part")]:
        if h<=0: continue
        a=round(h*rate); c.t(44,nm,f=F); c.t(250,f"{h:.1f} hrs @",f=F,al="r"); c.t(340,f"$ {m(rate)} /hr",f=F,al="r"); c.t(440,m(a),f=F,al="r"); c.y-=12; d.item(nm,ty,h,rate,a); S+=a
    c.hl(44,444,c.y+9); c.t(44,"Subtotal",f="Times-Bold"); c.t(440,m(S),f="Times-Bold",al="r"); c.y-=12
    tax=round((PT+OT)*.0675); c.t(44,"Sales Tax",f=F); c.t(250,f"$ {m(PT+OT)} @",f=F,al="r"); c.t(340,"6.7500 %",f=F,al="r"); c.t(440,m(tax),f=F,al="r"); c.y-=12
    T=S+tax; c.t(44,"Total Cost of Repairs" if 1 else "",f="Times-Bold"); c.t(440,m(T),f="Times-Bold",al="r"); c.y-=12
    ded=r.choice([25000,50000,100000]); bet=r.choice([0,4500,8800])
    if bet: c.t(44,"Betterment (battery/tire)",f=F); c.t(440,f"({m(bet)})",f=F,al="r"); c.y-=12
    ded=min(ded,T-bet); c.t(44,"Deductible",f=F); c.t(440,f"({m(ded)})" if bet else m(ded)+"-",f=F,al="r"); c.y-=12
    c.t(44,"Net Cost of Repairs",f="Times-Bold"); c.t(440,m(T-ded-bet),f="Times-Bold",al="r")
    d.l.update(subtotal=S,tax=tax,total=T); c.save()
# ---------------- u04 body shop final bill, part$ labor$ refinish$ in one row (HTML)
def u04(name,r,i):
    v=r.veh(CARS+EURO,2008); shop=r.choice(["Dent Masters Collision","Gil's Paint & Body","Precision Collision Center","CARRIAGE HOUSE AUTO BODY"]); no="RO-"+str(r.randint(4000,9999))
    d=Doc(name,"body-shop-three-money-columns","invoice","chromium",shop,no); d.veh(v,"year","make","model","vin","mileage")
    br=r.choice([5800,6200,7000]); rr=br; rows="";PT=LB=RF=0;MS=0; n=size(r,i,2,18); k=0; ph=0
    for sec,ls in bodylines(r,n):
        rows+=f"<tr class=s><td colspan=10>{sec}</td></tr>"
        for op,de,pr,lb,pa in ls:
            k+=1; a=r.price(*pr) if pr else 0; l=round(lb*br) if lb else 0; p=round(pa*rr) if pa else 0
            de2=de+(" "+r.choice(["<- LKQ","(CAPA)"]) if 0 else "")
            pt=r.choice(["New OEM","A/M","Recond.","Used LKQ"]) if pr else ("Existing")
            rows+=f"<tr><td>{k}</td><td>{op or 'Oth'}</td><td class=d>{E(de)}"+(f"<i>{r.pn()}</i>" if pr else "")+f"</td><td>{pt}</td><td class=r>{m(a) if a else ''}</td><td class=r>{lb if lb else ''}</td><td class=r>{m(l) if l else ''}</td><td class=r>{pa if pa else ''}</td><td class=r>{m(p) if p else ''}</td><td>{'T' if a else ''}</td></tr>"
            d.item(de,"Part",None,None,a); PT+=a
            if l: d.item(de,"Labor",lb,None,l); LB+=l
            if p: d.item(de,"Labor",pa,None,p); RF+=p; ph+=pa
    ph=round(ph,1); ex=""
    if ph: a=round(ph*3600); MS+=a; d.item("Paint materials","Part",ph,3600,a); ex+=f"<tr><td></td><td>Mat</td><td class=d>Paint materials {ph:.1f} hrs @ 36.00</td><td></td><td class=r>{m(a)}</td><td colspan=4></td><td>T</td></tr>"
    sub=0
    for mk,op,de,pr in r.sample([b for b in BODYMISC if b[1]=="Subl"],r.randint(0,2)):
        a=r.price(*pr); sub+=a; d.item(de,"Service",None,None,a); ex+=f"<tr><td></td><td>Subl</td><td class=d>{E(de)}</td><td>Sublet</td><td class=r>{m(a)}</td><td colspan=5></td></tr>"
    S=PT+LB+RF+MS+sub; tax=round((PT+MS)*.08); ad=r.choice([0,0,round(PT*.05)]); T=S-ad+tax; ded=min(T,r.choice([25000,50000,100000]))
    tot=f"<table class=t><tr><td>Parts<td class=r>{m(PT)}<tr><td>Body labor @ {m(br)}<td class=r>{m(LB)}<tr><td>Refinish @ {m(rr)}<td class=r>{m(RF)}<tr><td>Materials<td class=r>{m(MS)}<tr><td>Sublet<td class=r>{m(sub)}<tr class=b><td>Gross<td class=r>{m(S)}"+(f"<tr><td>Parts discount 5%<td class=r>({m(ad)})" if ad else "")+f"<tr><td>Tax 8% parts/mat.<td class=r>{m(tax)}<tr class=b><td>GRAND TOTAL<td class=r>${m(T)}<tr><td>Deductible – collect from owner<td class=r>{m(ded)}<tr><td>Insurance pays<td class=r>{m(T-ded)}</table>"
    if ad: d.disc(ad)
    css="body{font:10px 'Liberation Sans Narrow';margin:0}@page{size:letter;margin:12mm}h1{font-size:20px;margin:0;color:#933}table.m{border-collapse:collapse;width:100%}table.m td,table.m th{border:1px solid #999;padding:1px 4px}th{background:#933;color:#fff}.r{text-align:right}.s td{background:#eee;font-weight:bold}i{display:block;font-size:8px;color:#555}.t{margin:10px 0 0 auto;border:2px solid #933}.t td{padding:1px 8px}.b{font-weight:bold}.d{width:36%}tr{page-break-inside:avoid}"
    b=f"<h1>{E(shop)}</h1><div>{r.randint(10,999)} {r.choice(STREETS)} · {r.phone()} · Reg. {r.randint(10000,99999)}</div><p><b>Final Bill {no}</b> &nbsp; {r.date():%B %d, %Y} &nbsp; Claim {r.randint(10**6,10**7)} &nbsp; Owner: {E(r.person())}<br>{v['year']} {v['make']} {v['model']} &nbsp; VIN {v['vin']} &nbsp; Miles {v['mileage']:,} &nbsp; Paint code {r.choice(['UG','1F7','PX8','NH-731P'])}</p><table class=m><tr><th>#<th>Op<th>Description / Part no.<th>Type<th>Part $<th>Lab hr<th>Labor $<th>Ref hr<th>Refin $<th>Tx</tr>{rows}{ex}</table>{tot}<p>Lifetime workmanship warranty. Rates: body {m(br)}, mech 110.00.</p>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u05 fleet truck bill with VMRS, core charges and returns (HTML)
def u05(name,r,i):
    v=r.veh(TRUCKS,2008); v["mileage"]=r.randint(180000,890000); shop=r.choice(["Interstate Fleet Service LLC","Big Rig Diesel & Trailer","TransPower Truck Repair","Cornhusker Fleet Maintenance"]); no=f"{r.choice(['FS','W','INV'])}{r.randint(20000,99999)}"
    d=Doc(name,"fleet-vmrs-core-columns","invoice","chromium",shop,no); d.veh(v,"year","make","model","vin","mileage")
    jobs=r.jobs("truck",size(r,i,2,24),r.choice(["asis","up"]),r.choice([13500,14900,15800]),"truck",maxl=60); rows="";S=0;env=0;cr=[];LB=PT=0;CO=0
    for j in jobs:
        vm=f"{r.choice(['013','002','045','042','032','066','015'])}-{r.randint(1,20):03d}-{r.randint(1,99):03d}"
        rows+=f"<tr class=j><td>{vm}</td><td colspan=7>{E(j.title)} <small>({r.choice(['Reason 08 PM','Reason 01 Breakdown','Reason 26 Driver rpt'])})</small></td></tr>"
        for L in j.labor: rows+=f"<tr><td>{r.randint(100,999)}</td><td>LBR</td><td class=d>{E(L.desc)}</td><td class=r>{q2(L.hours)}</td><td class=r>{m(L.unit)}</td><td></td><td></td><td class=r>{m(L.total)}</td></tr>"; d.li(L); LB+=L.total
        for P in j.parts:
            core=P.unit>15000 and r.random()<.7; ca=r.choice([4500,7500,12000,18000]) if core else 0
            rows+=f"<tr><td></td><td>PRT</td><td class=d>{E(P.desc)}<u>{P.pn}</u></td><td class=r>{q(P.qty)}</td><td class=r>{m(P.unit)}</td><td class=r>{m(ca) if core and 0 else ''}</td><td class=c>T</td><td class=r>{m(P.total)}</td></tr>"; d.li(P); PT+=P.total
            if core:
                t=round(ca*P.qty); rows+=f"<tr><td></td><td>CORE</td><td class=d>Core charge<u>{P.pn}</u></td><td class=r>{q(P.qty)}</td><td></td><td class=r>{m(ca)}</td><td></td><td class=r>{m(t)}</td></tr>"; d.item("Core charge","Part",P.qty,ca,t); CO+=t
                if r.random()<.7:
                    rows+=f"<tr><td></td><td>CORE</td><td class=d>Core return<u>{P.pn}</u></td><td class=r>-{q(P.qty)}</td><td></td><td class=r>{m(ca)}</td><td></td><td class=r>({m(t)})</td></tr>"; d.disc(t); CO-=t
    F=0
    for nm,a in r.sample([("Environmental fee",r.price(8,25)),("Shop supplies 4% of labor",round(LB*.04)),("Oil & filter disposal",r.price(6,22)),("Tire/DEF handling",r.price(5,12)),("EPA compliance fee",r.price(3,9))],r.randint(0,3)):
        if a<=0: continue
        rows+=f"<tr><td></td><td>MISC</td><td class=d>{E(nm)}</td><td></td><td></td><td></td><td></td><td class=r>{m(a)}</td></tr>"; d.item(nm,"Fee",None,None,a); F+=a
    ex=r.random()<.4; tax=0 if ex else round(PT*.06); S=LB+PT+CO+F; T=S+tax
    css="body{font:11px 'Open Sans','DejaVu Sans';margin:0}@page{size:letter;margin:13mm}table{border-collapse:collapse;width:100%}td{padding:1px 5px;vertical-align:top}.j td{border-top:1px solid #000;font-weight:bold;background:#f3f3e8}.r{text-align:right}.c{text-align:center}u{text-decoration:none;display:block;color:#666;font-size:9px}th{border-bottom:2px solid #000;text-align:left;padding:2px 5px}th.r{text-align:right}.h{display:flex;justify-content:space-between}.g td{border:1px solid #888}small{font-weight:normal}tr{page-break-inside:avoid}"
    b=f"<div class=h><div><b style='font-size:17px'>{E(shop)}</b><br>Remit: P.O. Box {r.randint(100,9999)}, {r.choice(CITIES)[0]}<br>24 hr road service {r.phone()}</div><div style='text-align:right'>INVOICE<br><b style='font-size:15px'>{no}</b><br>{r.date():%m-%d-%Y}<br>Terms Net 30</div></div><table class=g style='margin:8px 0'><tr><td>Bill to<br><b>{r.choice(['Dakota Bulk Haulers','City of '+r.choice(CITIES)[0],'Pacer Leasing','MidSouth Foods Inc'])}</b><td>Unit no.<br><b>{r.randint(100,9999)}</b><td>PO number<br><b>{r.randint(10000,99999)}</b><td>Auth.<br>{r.randint(1000,9999)}{r.choice('KLM')}<td>Meter (mi)<br>{v['mileage']:,}<td>Engine hrs<br>{r.randint(3000,19000):,}</tr><tr><td colspan=3>{v['year']} {v['make']} {v['model']}<td colspan=3>VIN {v['vin']}</tr></table><table><thead><tr><th>VMRS / tech<th>Typ<th>Description<th class=r>Qty/Hrs<th class=r>Price<th class=r>Core<th>Tx<th class=r>Extended</tr></thead>{rows}</table><table style='width:45%;margin:12px 0 0 auto;border-top:2px solid'><tr><td>Labor<td class=r>{m(LB)}<tr><td>Parts<td class=r>{m(PT)}<tr><td>Cores, net<td class=r>{m(CO) if CO>=0 else '('+m(CO)+')'}<tr><td>Fees<td class=r>{m(F)}<tr><td>Subtotal<td class=r>{m(S)}<tr><td>{'Sales tax (exempt cert. on file)' if ex else 'Sales tax 6% on parts'}<td class=r>{m(tax)}<tr><td><b>Invoice total</b><td class=r><b>$ {m(T)}</b></table>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u06 truck dealer counter + service, part number above name, groff
def u06(name,r,i):
    v=r.veh(TRUCKS,2000); v["mileage"]=r.randint(90000,990000); shop=r.choice(["PRAIRIE STATES TRUCK CENTER","GULF INTERNATIONAL TRUCKS","MOUNTAIN WEST KENWORTH","TRI-RIVERS MACK SALES"]); no=f"{r.choice(['X1','R2','S3'])}{r.randint(1000000,9999999)}"
    d=Doc(name,"truck-dealer-pn-over-name","dealer_order","groff",shop,no); d.veh(v,"year","make","model","vin","mileage")
    jobs=r.jobs("truck",size(r,i,2,20),"up",r.choice([15500,16800,17500]),"truck",maxl=44); LB=PT=0;F=0
    s=list(GHEAD)+[".po 0.7i",".ll 7.1i",".ps 9",".vs 11",".ft HB",".ps 15",G(shop),".br",".ps 9",".ft H",G(f"{r.randint(10,9999)} {r.choice(STREETS)}  {r.choice(CITIES)[0]}   PARTS {r.phone()}   SERVICE {r.phone()}"),".br",".sp .3",r"\l'7.1i'",".br",
     ".TS","tab(|);","l l l l.",f"INVOICE|{no}|DATE|{r.date():%d-%b-%y}".upper().replace("\\","")]
    s+=[G(f"CUSTOMER|{r.choice(['OTR EXPRESS','BECKER GRAIN','LONE OAK TIMBER','ACME PAVING'])}|P.O. #|{r.randint(100,99999)}"),G(f"UNIT|{r.randint(10,999)}|{v['year']} {v['make']}|{v['model']}"),G(f"VIN|{v['vin']}|MILES|{v['mileage']}"),".TE",".sp .5"]
    s[s.index("l l l l.")+1]=G(s[s.index("l l l l.")+1])
    for k,j in enumerate(jobs):
        s+=[".ne 6",".ft HB",G(f"JOB {k+1}  {j.title}"),".ft H",".br",".TS","tab(|);","lw(.4i) lw(.4i) lw(2.9i) rw(.9i) rw(.9i) rw(1i).",r"ORD|SHP|PART NO / DESCRIPTION|LIST|NET|AMOUNT",r"_"]
        for P in j.parts:
            s+=[G(f"{q(P.qty)}|{q(P.qty)}|{P.pn}|{m(P.lst)}|{m(P.unit)}|{m(P.total)}T"),G(f"||  {P.desc}")]; d.li(P); PT+=P.total
            if P.unit>15000 and r.random()<.6:
                ca=r.choice([6000,9500,15000]); t=round(ca*P.qty)
                s+=[G(f"{q(P.qty)}|{q(P.qty)}|{P.pn}-C||{m(ca)}|{m(t)}"),G("||  CORE DEPOSIT")]; d.item("CORE DEPOSIT","Part",P.qty,ca,t); F+=t
                if r.random()<.6: s+=[G(f"{q(P.qty)}|{q(P.qty)}|{P.pn}-C||{m(ca)}|{m(t)}-"),G("||  CORE CREDIT DIRTY CORE RECD")]; d.disc(t); F-=t
            elif r.random()<.1: s+=[G(f"1|0|{r.pn('truck')}|||B/O"),G("||  SEAL KIT (BACKORDERED, NO CHARGE)")]
        for L in j.labor:
            s+=[G(f"||TECH {j.tech}   {q2(L.hours)} HRS|||{m(L.total)} "),G(f"||  {L.desc}")]; d.li(L,unit=None); LB+=L.total
        s+=[".TE"]
        if r.random()<.4: s+=[".ft HI",G("* "+r.choice(REMARKS)),".ft H",".br"]
        s+=[".sp .4"]
    fr=0
    misc=[]
    if r.random()<.6: a=r.price(12,48); misc.append(("FREIGHT",a)); d.item("FREIGHT","Fee",None,None,a); fr+=a
    if r.random()<.7: a=round(LB*.06); misc.append(("SHOP SUPPLIES",a)); d.item("SHOP SUPPLIES","Fee",None,None,a); fr+=a
    tax=round(PT*.065); S=LB+PT+F+fr; T=S+tax
    s+=[".ne 10",".in 3.6i",".TS","tab(|) box;","lw(2i) rw(1.2i).",G(f"PARTS|{m(PT)}"),G(f"LABOR|{m(LB)}"),G(f"CORES|{m(F)}{'-' if F<0 else ''}")]+[G(f"{a}|{m(b)}") for a,b in misc]+["_",G(f"SUBTOTAL|{m(S)}"),G(f"TAX (T) 6.5%|{m(tax)}"),"_",G(f"TOTAL|{m(T)}"),".TE",".in 0"]
    d.l.update(subtotal=S,tax=tax,total=T); groff_pdf(d,"\n".join(s)+"\n")
# ---------------- u07 tire chain work order with package components (HTML)
TIRES=["Discoverer AT3 4S 265/70R17 115T OWL","Assurance MaxLife 215/60R16 95V","Ecopia EP422 Plus 205/55R16 91H","Defender LTX M/S2 275/55R20 113H","CrossContact LX25 235/65R17 104H","WeatherPeak 225/60R18 100H","Wildpeak A/T4W LT285/70R17 E","Turanza EverDrive 235/45R18 98V XL","Solus TA51a 195/65R15 91H"]
def u07(name,r,i):
    v=r.veh(CARS,2006); shop=r.choice(["TreadWorks Tire Pros","Big Horn Tire Co.","Discount Wheel & Tire Depot","Northwest Tire Centers"])+" #"+str(r.randint(11,480)); no=f"{r.randint(100,999)}{r.randint(10000,99999)}"
    d=Doc(name,"tire-chain-article-packages","invoice","chromium",shop,no); d.veh(v,"year","make","model","mileage")
    rows="";S=0;TX=0;DI=0
    def row(art,de,qq,u,tot,fet="",cls="",tx=""):
        nonlocal rows
        rows+=f"<tr class='{cls}'><td>{art}</td><td class=d>{E(de)}</td><td class=r>{qq}</td><td class=r>{u}</td><td class=r>{fet}</td><td class=r>{tot}</td><td>{tx}</td></tr>"
    def add(de,ty,qq,u,tx=True,art=None,fet=0):
        nonlocal S,TX
        t=round(qq*u); row(art or r.pn("art"),de,q(qq),"" if fet else m(u),m(t),m(u) if fet else "",tx="T" if tx else "N"); d.item(de,ty,qq,u,t); S+=t
        if tx: TX+=t
    n=size(r,i,2,22); tr=r.choice(TIRES); qty=r.choice([1,2,4]); c=0
    add(tr,"Part",qty,r.price(96,289)); c+=1
    if r.random()<.7: rows+=f"<tr class=n><td></td><td colspan=6>DOT {r.randint(10,52)}{r.randint(20,26)} · Mfr mileage warranty {r.choice([50,60,65,80])},000 · Torque {r.choice([80,100,140])} ft-lb</td></tr>"
    if r.random()<.75:
        u=r.choice([2000,2499,2995]); add("Installation package, lifetime","Service",qty,u,False); c+=1
        for x in r.sample(["Mount and computer spin balance","New valve stem or TPMS seal kit","Lifetime rotation every 6000 mi","Flat repair, free","Re-torque at 50 mi"],r.randint(2,5)): row("",x,qty if r.random()<.5 else "","","incl.",cls="n")
    else: add("Mount & balance","Labor",qty,r.choice([1500,1800]),False); c+=1
    if r.random()<.7: add("Road hazard certificate","Service",qty,r.choice([1450,1899,2200]),False); c+=1
    if r.random()<.8: add(r.choice(["Tire disposal fee","Scrap tire recycling"]),"Fee",qty,r.choice([250,300,400]),False); c+=1
    if r.random()<.5: add("State tire fee","Fee",qty,r.choice([100,175,200]),False); c+=1
    if r.random()<.3: add("F.E.T. light truck","Fee",qty,r.choice([142,315]),False,fet=1); c+=1
    if n>c+1:
        for j in r.jobs("car tire",n-c,"asis",11900,maxl=60):
            for P in j.parts: add(P.desc,"Part",P.qty,P.unit)
            for L in j.labor: t=L.total; row(r.pn("art"),L.desc,"1",m(t),m(t),tx="N"); d.item(L.desc,"Labor",1,t,t); S+=t
    row("","Courtesy brake check – FR 7 mm, RR 5 mm","1","","N/C",cls="n")
    disc=[]
    for nm,a in r.sample([("Rebate instant, set of 4",7000),("Coupon TW25",2500),("Military 10% labor",1190),("Web price match",1844)],r.randint(0,2)):
        a=min(a,S//6); disc.append((nm,a)); d.disc(a); row("","Less: "+nm,"","",f"{m(a)}-",cls="x")
    D=sum(a for _,a in disc); tax=round(max(0,TX-D)*.079); T=S-D+tax
    css="body{font:11px Lato,'Open Sans';margin:0}@page{size:letter;margin:11mm}.top{background:#143;color:#fff;padding:8px 12px;display:flex;justify-content:space-between}table{border-collapse:collapse;width:100%}th{background:#dfe9e2;text-align:left;padding:3px 6px}td{padding:2px 6px}.r{text-align:right}.n{color:#666;font-size:9.5px}.n .d{padding-left:22px}.x{color:#a00}.d{width:46%}tr:nth-child(even){background:#f7faf8}tr{page-break-inside:avoid}.k{display:flex;gap:30px;margin:8px 0}"
    b=f"<div class=top><b style='font-size:18px'>{E(shop)}</b><span>Work order <b>{no}</b> · {r.date():%m/%d/%Y} {r.randint(8,17)}:{r.randint(10,59)}</span></div><div class=k><div>{E(r.person())}<br>{r.phone()}</div><div>{v['year']} {v['make']} {v['model']}<br>Odometer {v['mileage']:,} · Plate {r.choice('KLMNP')}{r.randint(10,99)} {r.randint(1000,9999)}</div><div>PSI F {r.choice([32,33,35])} R {r.choice([32,33,35])}<br>Tread out: 10/32 10/32 {r.randint(4,10)}/32 {r.randint(4,10)}/32</div><div>Salesperson {r.choice(FIRST)}<br>Bay {r.randint(1,9)}</div></div><table><thead><tr><th>Article<th>Description<th class=r>Qty<th class=r>Price<th class=r>FET<th class=r>Amount<th>Tx</tr></thead>{rows}</table><table style='width:40%;margin:10px 0 0 60%'><tr><td>Merchandise &amp; services<td class=r>{m(S)}</tr>"+(f"<tr><td>You saved<td class=r>-{m(D)}</tr>" if D else "")+f"<tr><td>Sales tax<td class=r>{m(tax)}</tr><tr style='font-size:15px;font-weight:bold'><td>Total<td class=r>${m(T)}</tr><tr><td>{r.choice(['VISA','Store card','MC'])} ****{r.randint(1000,9999)}<td class=r>{m(T)}</tr><tr><td>Balance<td class=r>0.00</tr></table>"
    d.l.update(subtotal=S,tax=tax,total=T); html_pdf(d,b,css)
# ---------------- u08 quick lube half page with was/now (reportlab)
LUBE=[("Full Synthetic Oil Change","Service",8999,("up to 5 qts 0W-20","Oil filter","Chassis lube","Fluid top-off","Tire pressure set")),("High Mileage Oil Change","Service",7499,("up to 5 qts 5W-30","Filter","Multi-point inspection")),("Conventional Oil Change","Service",4999,("5 qts 5W-20 bulk","Filter","Vacuum floors"))]
LEX=[("Extra oil, qt","Part",899,5),("Wiper blade 22 in","Part",1899,2),("Cabin air filter","Part",4999,1),("Engine air filter","Part",2999,1),("Trans fluid exchange","Service",17999,1),("Coolant exchange","Service",12999,1),("Fuel system cleaner","Part",1499,1),("Tire rotation","Labor",2499,1),("Bulb replacement 3157","Part",1299,2),("Differential service, rear","Service",7999,1),("Serpentine belt","Part",6999,1),("A/C refresh","Service",2999,1),("Engine flush","Service",4499,1),("Battery service","Service",1999,1),("Nitrogen fill","Service",999,4),("Headlight restoration","Service",5999,1),("PCV valve","Part",1899,1),("Fuel filter in-line","Part",3999,1),("Power steering flush","Service",8999,1),("Washer fluid additive","Part",349,1),("Rain repellent treatment","Service",1299,1),("State inspection","Fee",1550,1)]
def u08(name,r,i):
    v=r.veh(CARS,2003); shop=r.choice(["Speedee Drain Oil & Lube","10-Minute Pit Stop","Lube Express","Slick Lane Oil Change"]); no=f"{r.randint(100,999)}-{r.randint(10000,99999)}"
    shop=shop.upper(); d=Doc(name,"quick-lube-was-now","receipt","reportlab",shop,no); d.veh(v,"year","make","model","mileage"); c=C(d,(396,800)); c.y=770
    c.t(198,shop.upper(),f="Helvetica-Bold",z=15,al="c"); c.y-=13; c.t(198,f"{r.randint(10,9999)} {r.choice(STREETS)} {r.choice(CITIES)[0]} {r.phone()}",z=8,al="c"); c.y-=18
    c.t(20,f"Invoice {no}"); c.t(376,f"{r.date():%b %d %Y}",al="r"); c.y-=12; c.t(20,f"{v['year']} {v['make']} {v['model']}"); c.t(376,f"Miles {v['mileage']:,}  Next {v['mileage']+5000:,}",al="r"); c.y-=8; c.hl(20,376); c.y-=12
    c.t(20,"SERVICE",z=7);c.t(250,"WAS",z=7,al="r");c.t(310,"NOW",z=7,al="r");c.t(376,"AMOUNT",z=7,al="r"); c.y-=12
    S=SV=TX=0
    def add(de,ty,qq,u,was):
        nonlocal S,SV,TX
        t=round(u*qq); c.t(20,(f"{q(qq)} x " if qq>1 else "")+de)
        if was: c.t(250,m(was),al="r",z=8); w=stringWidth(m(was),"Helvetica",8); c.hl(250-w,250,c.y+3); c.t(310,m(u),al="r"); SV+=round((was-u)*qq)
        elif qq>1: c.t(310,m(u),al="r")
        c.t(376,m(t)+(" T" if ty=="Part" else "  N") if 0 else m(t),al="r"); c.y-=12; S+=t
        d.item(de,ty,qq if qq>1 else None,u if (qq>1 or was) else None,t)
        if ty!="Fee": TX+=t
    de,ty,u,inc=r.choice(LUBE); was=u+r.choice([1000,1500]) if r.random()<.5 else 0; add(de,ty,1,u,was)
    for x in inc: c.t(34,"- "+x,z=7.5); c.t(376,r.choice(["incl","",""]),z=7,al="r"); c.y-=9.5
    n=size(r,i,2,20)
    for de,ty,u,mx in r.sample(LEX,min(n-1,len(LEX))):
        u2=u+r.choice([0,100,-100,200]); add(de,ty,r.randint(1,mx),u2,(u2+r.choice([300,500,1000])) if r.random()<.35 else 0)
        if r.random()<.12: c.t(34,r.choice(REMARKS),z=7,f="Helvetica-Oblique"); c.y-=10
    if r.random()<.7: a=r.choice([199,299,349]); c.t(20,"Environmental/shop fee"); c.t(376,m(a),al="r"); c.y-=12; S+=a; d.item("Environmental/shop fee","Fee",None,None,a)
    for x in r.sample(["Transmission fluid","Brake fluid 3% moisture","Rear wiper"],r.randint(0,2)): c.t(20,x+" — DECLINED",z=8); c.t(376,f"({m(r.price(20,150))})" if 0 else "declined",z=8,al="r"); c.y-=11
    c.hl(240,376,c.y+6); c.y-=6; c.t(310,"Subtotal",al="r"); c.t(376,m(S),al="r"); c.y-=12; D=0
    for nm,a in r.sample([("COUPON 5OFF",500),("COUPON MAILER",1000),("Early bird",700),("SENIOR 10%",round(S*.1))],r.randint(0,2)): c.t(310,nm,al="r"); c.t(376,f"<{m(a)}>",al="r"); c.y-=12; d.disc(a); D+=a
    tax=round((TX-D)*.0825); c.t(310,"Tax 8.25%",al="r"); c.t(376,m(tax),al="r"); c.y-=15; T=S-D+tax
    c.t(310,"TOTAL",al="r",f="Helvetica-Bold",z=12); c.t(376,m(T),al="r",f="Helvetica-Bold",z=12); c.y-=14
    if SV+D: c.t(198,f"*** You saved ${m(SV+D)} today ***",al="c"); c.y-=12
    c.t(198,f"Greeter {r.choice(FIRST)}  Hood {r.choice(FIRST)}  Pit {r.choice(FIRST)}",z=7.5,al="c")
    d.l.update(subtotal=S,tax=tax,total=T); c.save()
