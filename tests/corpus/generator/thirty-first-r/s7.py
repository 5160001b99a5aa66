from pg import *
import sys
only=sys.argv[1:]
# ---------- 21 collision/mechanical estimate, paps
v=vin("3VWD17AJ",2017,"M","305418")
# (oper, desc, pn, qty, ext, lab, labtype, paint)
E_=[("h","FRONT BUMPER & GRILLE"),("Repl","Bumper cover","5C6807217GRU",1,348.60,1.9,"",2.6),("","Add for Clear Coat","",None,None,None,"",1.0),("Repl","Lower grille RH","5C6853666",1,41.25,.2,"",None),("R&I","Fog lamp assy RH","",None,None,.3,"",None),
 ("h","FRONT LAMPS"),("Repl","RT Headlamp assy halogen","5C7941006",1,287.44,.4,"",None),("","Aim headlamps","",None,None,.5,"",None),("h","FENDER"),("Rpr","RT Fender","",None,None,2.0,"",2.0),("Repl","RT Fender liner","5C6809962",1,66.90,.3,"",None),("Repl","Liner clip","N90821401",8,19.60,None,"",None),
 ("h","STEERING/SUSPENSION"),("Repl","RT Lower control arm","1K0407152BC",1,154.32,1.4,"m",None),("Repl","RT Outer tie rod end","1K0423812K",1,58.75,.6,"m",None),("Subl","4 wheel alignment","",1,119.00,None,"",None),("h","MISCELLANEOUS"),("#","Hazardous waste removal","",1,5.00,None,"",None),("#","Cover car / bag","",1,8.00,.2,"",None)]
rows=[];n=0;ls=[];bl=pl=ml=D(0)
hdr=f"{'Line':>4} {'':1}{'Oper':<5}{'Description':<27}{'Part Number':<15}{'Qty':>4}{'Extended':>11}{'Labor':>8}{'Paint':>7}"
sub2=" "*60+f"{'Price $':>8}"
for e in E_:
    n+=1
    if e[0]=='h': rows.append(f"{n:>4}  {e[1]}");continue
    op,ds,pn,q,ex,lb,lt,pt=e
    rows.append(f"{n:>4} {'':1}{op:<5}{ds:<27}{pn:<15}{q if q else '':>4}{m(ex) if ex else '':>11}{(f'{lb:.1f}' if lb else '')+(' M' if lt else '  '):>9}{f'{pt:.1f}' if pt else '':>6}")
    if ex: ls.append(L(ds,"service" if op=='Subl' else "fee" if op=='#' else "part",ex,q=q))
    if lb:
        if lt: ml+=D(str(lb))
        else: bl+=D(str(lb))
    if pt: pl+=D(str(pt))
rows.append(" "*50+f"SUBTOTALS{m(summ(ls)):>9}{bl+ml:>7}{pl:>8}")
lab=[L("Body Labor","labor",h=float(bl),u=54),L("Paint Labor","labor",h=float(pl),u=54),L("Mechanical Labor","labor",h=float(ml),u=105),L("Paint Supplies","part",q=float(pl),u=36)]
al=ls+lab;st=summ(al);parts=summ([l for l in ls if l.type=='part']);misc=summ(ls)-parts
tb=parts+lab[3].total;tax=r2(tb*D('.0625'));tot=st+tax;dep=D('400')
lab[3].pq=None;lab[3].ph=float(pl) 
lab[3].type="fee"
if not only or '21' in only:
    truth("21_fenway_collision","paps of plain text, then ImageMagick photograph",["perspective","blur","low light","noise"],"Fenway Body & Mechanical",(2017,"Volkswagen","Jetta",v,79566),al,[],st,tax,tot)
    T_=["","                         FENWAY BODY & MECHANICAL","              417 Park Drive, Boston MA 02215   (617) 555-0108   RS 4471","","                              Preliminary Estimate","",f"Customer: NATHANIEL OBI                         Job Number: 3391",f"Written By: S. Pacheco                          Date: 5/6/2024 10:31 AM","",f"2017 VOLK Jetta SE 4D SED 4-1.4L Turbo  WHITE   Lic: 5XR 918 MA",f"VIN: {v}   Odometer: 79,566   Prod Date: 03/17   Cond: Good","Self pay - no insurance claim. Deductible N/A.","","="*84,hdr,sub2,"="*84]+rows+["="*84,"","ESTIMATE TOTALS",f"{'Category':<26}{'Basis':<14}{'Rate':<16}{'Cost $':>12}","-"*68,f"{'Parts':<56}{m(parts):>12}"]
    for l in lab: T_.append(f"{l.desc:<26}{(f'{(l.h or l.q):.1f} hrs @'):<14}{'$ '+m(l.u)+' /hr':<16}{m(l.total):>12}")
    T_+=[f"{'Sublet and Miscellaneous':<56}{m(misc):>12}","-"*68,f"{'Subtotal':<56}{m(st):>12}",f"{'Sales Tax':<26}{'$ '+m(tb)+' @':<14}{'6.2500 %':<16}{m(tax):>12}",f"{'Grand Total':<56}{m(tot):>12}",f"{'Deposit paid 5/6/2024':<56}{m(dep):>12}",f"{'Balance on completion':<56}{m(tot-dep):>12}","","Not included: RT wheel polish $85.00; windshield chip $60.00 (customer declined).","This is a preliminary estimate. Hidden damage may add cost. Parts prices are","subject to change. M = Mechanical labor. Paint supplies max 10.0 hrs per panel set."]
    open(B+"p21.txt","w").write("\n".join(T_)+"\n")
    run('bash','-c',f'cd {B} && paps --paper=letter --font="DejaVu Sans Mono 8.6" --left-margin=36 --right-margin=30 --top-margin=30 --bottom-margin=30 p21.txt > p21.ps && ps2pdf -sPAPERSIZE=letter p21.ps p21.pdf')
    p2png(B+"p21.pdf","p21",170)
    photo(B+"p21.png",OUT+"21_fenway_collision.jpg",seed=21,quad=[(.05,.075),(.955,.04),(.93,.94),(.08,.96)],bg='red',blur=.55,bright=82,light=(140,'#fffaf0','#b4a68c'),noise=.5)

# ---------- 22 Reynolds-like dealer form, dense boxes, photographed
if not only or '22' in only:
    v=vin("2T2BZMCA",2017,"C","116702")
    J=[("01","5000","CUSTOMER REQUESTS 80,000 MILE SERVICE",[L("80K MAINTENANCE SERVICE","labor",289.50),L("FILTER, OIL","part",q=1,u=9.42,pn="04152-YZZA1"),L("OIL 0W20 TGMO","part",q=6.5,u=7.80,pn="00279-0WQTE"),L("ELEMENT, AIR CLEANER","part",q=1,u=31.87,pn="17801-31131"),L("ELEMENT, AIR REFINER","part",q=1,u=36.55,pn="87139-YZZ16")],"CP"),
       ("02","4712","C/S SQUEAK FROM FRONT BRAKES. PADS 2MM",[L("REPLACE FRONT PADS, MACHINE ROTORS","labor",246.00),L("PAD KIT, DISC BRAKE","part",q=1,u=98.31,pn="04465-0E020"),L("SHIM KIT, ANTI SQUEAL","part",q=1,u=42.18,pn="04945-0E010")],"CP"),
       ("03","E7SC","SSC 20LA02 FUEL PUMP REPLACEMENT",[],"WP"),("04","LOAN","LOANER VEHICLE 1 DAY",[],"IP"),
       ("05","BATT","KEY FOB BATTERY",[L("REPLACE FOB BATTERY CR2032","labor",10.00),L("BATTERY, TRANSMITTER","part",q=2,u=5.65,pn="89745-48010")],"CP")]
    ls=[l for j in J for l in j[3]];ss=L("SUPPLIES","fee",38.19);al=ls+[ss];d1=D('54.55');st=summ(al);par=summ([l for l in ls if l.type=='part']);lb=summ([l for l in ls if l.type=='labor'])
    tax=r2((par+ss.total)*D('.0775'));tot=st-d1+tax
    truth("22_pacifica_lexus","cairo/pango, then ImageMagick photograph",["perspective","crumple","fold","shadow","blur"],"Pacifica Lexus",(2017,"Lexus","RX 350",v,80144),al,[("LESS DISC 10% LABOR",d1)],st,tax,tot)
    N="Nimbus Mono PS";LB="Nimbus Sans 5.5"
    p=Pg(B+"p22.pdf");G=(.1,.1,.1)
    p.t(36,22,"PACIFICA LEXUS","Nimbus Roman Bold 22");p.t(36,50,"2211 Harbor Blvd  Costa Mesa, CA 92626\nService 714-555-0144   BAR ARD00118830  EPA CAL000227719","Nimbus Sans 8")
    p.t(576,24,"SERVICE INVOICE","Nimbus Sans Bold 12",'r');p.t(576,42,"600318842",N+" Bold 14",'r')
    cells=[[("CUSTOMER",36,190,"IMELDA SANTOS-REYES"),("ADVISOR",226,110,"HUGH 7714"),("TAG",336,50,"881"),("INVOICE DATE",386,90,"08/29/24"),("PAGE",476,100,"1 OF 1")],
      [("ADDRESS",36,190,"1640 ORANGE AVE #4 92627"),("YEAR/MAKE/MODEL",226,160,"17/LEXUS/RX 350 FWD"),("COLOR",386,90,"EMINENT WHT"),("LICENSE",476,100,"7XUA119")],
      [("PHONE",36,100,"714-555-0176"),("STOCK",136,90,""),("VIN",226,160,v),("MILEAGE IN",386,90,"80144"),("MILEAGE OUT",476,100,"80151")]]
    y=78
    for r_ in cells:
        for lb_,x,w,val in r_: p.box(x,y,w,24,lw=.5);p.t(x+2,y+1,lb_,LB,'l',(.3,.3,.3));p.t(x+4,y+9,val,N+" 9")
        y+=24
    p.box(36,y,540,400,lw=.6);y+=4
    p.t(40,y,"JOB# OP    DESCRIPTION / CAUSE / CORRECTION",N+" Bold 8.5");p.t(440,y,"UNIT",N+" Bold 8.5",'r');p.t(570,y,"AMOUNT",N+" Bold 8.5",'r');y+=14;p.ln(36,y,576,y);y+=3
    for jn,op,ds,l3,pay in J:
        p.t(40,y,f"{jn}  {op}  {ds}",N+" 9");p.t(480,y,pay,N+" 9",'r');y+=12
        for l in l3:
            if l.type=='labor': p.t(70,y,f"LABOR  {l.desc}",N+" 9");p.t(570,y,m(l.total),N+" 9",'r')
            else: p.t(70,y,f"{l.q:>4}  {l.pn:<13}{l.desc}",N+" 9");p.t(440,y,m(l.u),N+" 9",'r');p.t(570,y,m(l.total),N+" 9",'r')
            y+=12
        if pay=="WP": p.t(70,y,"   1  77020-48190  PUMP ASSY, FUEL",N+" 9");p.t(570,y,"WARRANTY",N+" 9",'r');y+=12;p.t(70,y,"LABOR  2.6",N+" 9");p.t(570,y,"WARRANTY",N+" 9",'r');y+=12
        if pay=="IP": p.t(70,y,"2023 NX UNIT 4417  OUT 12,604  IN 12,651",N+" 9");p.t(570,y,"INTERNAL",N+" 9",'r');y+=12
        jl=summ([l for l in l3 if l.type=='labor']);jp=summ([l for l in l3 if l.type=='part'])
        p.t(570,y,f"JOB # {jn} TOTALS - LABOR {m(jl)}  PARTS {m(jp)}  TOTAL {m(jl+jp)}",N+" 8",'r',(.3,.3,.3));y+=16
    p.t(40,y+2,"MPI: REAR PADS 4MM QUOTED 389.00 DECLINED. TIRES 5/32. WIPERS 64.90 DECLINED. NEXT SVC 85,000.",N+" 8")
    y=78+72+400
    p.box(36,y,330,140,lw=.5);p.t(40,y+4,"All parts installed are new unless otherwise indicated. Warranty on parts and labor is 12\nmonths/unlimited miles on genuine parts. Supplies: charge equal to 7% of labor, maximum\n$60.00, for shop materials and hazardous disposal. I acknowledge notice and oral approval\nof an increase in the original estimated price from $620.00 to $860.00 on 08/29 at 9:52 AM.\n\nOriginal estimate 620.00   Revised 860.00   By: phone   Auth: Imelda\n\n\n\nCUSTOMER SIGNATURE _________________________________","Nimbus Sans 7.5")
    for i,(a,b) in enumerate([("LABOR",m(lb)),("PARTS",m(par)),("SUBLET","0.00"),("SUPPLIES",m(ss.total)),("SUBTOTAL",m(st)),("LESS DISC 10% LABOR","-"+m(d1)),("TAX",m(tax)),("TOTAL INVOICE",m(tot))]): p.box(366,y+i*17.5,210,17.5,lw=.4);p.t(370,y+4+i*17.5,a,N+(" Bold 10" if i==7 else " 9"));p.t(570,y+4+i*17.5,b,N+(" Bold 10" if i==7 else " 9"),'r')
    p.t(306,y+150,"CUSTOMER COPY","Nimbus Sans Bold 8",'c');p.end()
    p2png(B+"p22.pdf","p22",180);
    photo(B+"p22.png",OUT+"22_pacifica_lexus.jpg",seed=22,quad=[(.06,.03),(.95,.05),(.93,.97),(.03,.955)],bg='dark',crumple=9,folds=[('h',.5)],blur=.5,noise=.25,shadow=([(.7,.7),(1.1,.5),(1.1,1.1),(.75,1.1)],'#a39f99'),canvas=(1600,2080))

# ---------- 23 AutoLeap manner
if not only or '23' in only:
    v=vin("5XYPGDA5",2019,"G","520366")
    S=[("Front Wheel Bearing Replacement",[L("Front wheel hub & bearing R/R - left","labor",h=1.9,u=140),L("Hub and bearing assembly","part",q=1,u=213.49),L("Axle nut","part",q=1,u=9.90)]),("A/C Performance Check",[L("A/C performance check","labor",h=.8,u=140)]),("Engine Mount",[L("Replace right engine mount","labor",h=1.3,u=140),L("Engine mount, hydraulic","part",q=1,u=184.20)])]
    ls=[l for s in S for l in s[1]];ss=L("Shop supplies","fee",28.00);al=ls+[ss];st=summ(al);d=D('30.00');par=summ([l for l in ls if l.type=='part']);tax=r2((par+28)*D('.07'));tot=st-d+tax
    truth("23_velocity_autoleap","Chromium print of HTML, then ImageMagick photograph",["low light","perspective","motion blur","noise"],"Velocity Car Care",(2019,"Kia","Sorento",v,92050),al,[("Promo SPRING30",d)],st,tax,tot)
    h="".join(f'<div class=s><div class=sh>{esc(t)}<span>${m(summ(x))}</span></div>'+''.join(f'<div class=r><span>{"Labor" if l.type=="labor" else "Part"}</span><span>{esc(l.desc)}</span><span>{l.h or l.q}{"h" if l.h else ""}</span><span>${m(l.u)}</span><span>${m(l.total)}</span></div>' for l in x)+'</div>' for t,x in S)
    hpdf("p23",f'''<meta charset=utf8><style>@page{{size:letter;margin:0}}body{{margin:0;font:13px Lato;color:#263238}}.hero{{background:linear-gradient(90deg,#5b2be0,#8a5cf6);color:#fff;padding:26px 40px;display:flex;justify-content:space-between}}.b{{padding:18px 40px}}.two{{display:flex;gap:60px;margin-bottom:12px;line-height:1.5}}.sh{{background:#ede7fd;padding:6px 10px;font-weight:700;display:flex;justify-content:space-between;color:#4a22b8}}.s{{margin-bottom:12px}}.r{{display:grid;grid-template-columns:60px 1fr 60px 90px 90px;padding:5px 10px;border-bottom:1px solid #eee}}.r span:nth-child(n+3){{text-align:right}}.r span:first-child{{color:#8a8a99;font-size:11px}}.t{{width:280px;margin-left:auto}}.t div{{display:flex;justify-content:space-between;padding:3px 10px}}</style>
<div class=hero><div><b style="font-size:24px">Velocity Car Care</b><br>8340 Blondo St, Omaha NE 68134<br>402-555-0136</div><div style="text-align:right"><b style="font-size:18px">Estimate</b><br>EST-10977<br>Apr 18, 2024</div></div><div class=b><div class=two><div><b>Bill to</b><br>Shauna Kowalczyk<br>402-555-0191</div><div><b>Vehicle</b><br>2019 Kia Sorento LX V6<br>VIN: {v}<br>Mileage in: 92,050 &nbsp; Plate: WGA 481</div></div>{h}
<div class=s style="opacity:.6"><div class=sh style="background:#f5f5f5;color:#777">Not approved &mdash; Cooling System Flush<span>$162.75</span></div><div class=r><span>Part</span><span>Coolant, 2 gal</span><span>2</span><span>$28.90</span><span>$57.80</span></div><div class=r><span>Labor</span><span>Flush</span><span>0.75h</span><span>$139.93</span><span>$104.95</span></div></div>
<div class=t><div><span>Subtotal of services</span><span>${m(summ(ls))}</span></div><div><span>Shop supplies</span><span>${m(ss.total)}</span></div><div><span>Subtotal</span><span>${m(st)}</span></div><div><span>Promo SPRING30</span><span>-${m(d)}</span></div><div><span>Tax (7%)</span><span>${m(tax)}</span></div><div style="font-weight:900;font-size:17px;border-top:2px solid #5b2be0"><span>Total</span><span>${m(tot)}</span></div></div><p style="font-size:10.5px;color:#666">Prices valid 15 days. 24-month/24k-mile warranty. Vehicles not picked up in 48 hrs: $40/day. Inspection free ($59.99 value).</p></div>''',B+"p23.pdf")
    p2png(B+"p23.pdf","p23",160)
    photo(B+"p23.png",OUT+"23_velocity_autoleap.jpg",seed=23,quad=[(.04,.07),(.92,.035),(.97,.93),(.085,.965)],bg='seat',blur=.5,motion='0x2+35',bright=68,noise=.8,light=(310,'#fff6e2','#8d8577'))

# ---------- 24 Shop-Ware manner
if not only or '24' in only:
    v=vin("WAUFNAF4",2014,"A","042815")
    S=[("Oil leak, upper timing covers",["Inspected with UV dye. Left upper cover and cam tensioner seals leaking."],[L("Reseal cam chain tensioner and upper timing cover, left","labor",h=3.2,u=165),L("Upper timing cover gasket","part",q=1,u=38.12),L("Chain tensioner gasket","part",q=2,u=14.85),L("Silicone sealant","part",q=1,u=21.00)]),
       ("PCV valve assembly",[],[L("Replace PCV / oil separator","labor",h=1.0,u=165),L("PCV valve with breather hose","part",q=1,u=158.77)]),
       ("Ignition coils & plugs",["Misfire cylinder 3. Four coils due."],[L("Replace spark plugs and coils","labor",h=.9,u=165),L("Ignition coil","part",q=4,u=46.25),L("Spark plug, NGK","part",q=4,u=16.10)])]
    ls=[l for s in S for l in s[2]];fe=L("Hazmat","fee",7.95);ss=L("Supplies","fee",45.00);al=ls+[fe,ss];st=summ(al);par=summ([l for l in ls if l.type=='part'])
    tax=r2((par+45)*D('.0795'));tot=st+tax
    truth("24_foxglove_shopware","WeasyPrint, then ImageMagick photograph",["perspective","fold","crumple","shadow","noise"],"Foxglove Motorworks",(2014,"Audi","A4",v,103470),al,[],st,tax,tot)
    h=""
    for t,n,x in S:
        h+=f'<h3>{esc(t)}</h3>'+''.join(f'<p class=n>{esc(k)}</p>' for k in n)+'<table>'
        for l in x: h+=f'<tr><td>{esc(l.desc)}</td><td>'+(f'{l.h:.1f} hrs x ${m(l.u)}' if l.h else f'{l.q} x ${m(l.u)}')+f'</td><td>${m(l.total)}</td></tr>'
        h+='</table>'
    p=B+'p24.html';open(p,'w').write(f'''<!doctype html><meta charset=utf8><style>@page{{size:letter;margin:.7in}}body{{font:10.5pt/1.35 'Open Sans';color:#111}}h1{{font:700 19pt 'DejaVu Serif';margin:0}}h3{{margin:11pt 0 2pt;font-size:11.5pt;border-bottom:1pt dotted #666}}.n{{margin:0;font-style:italic;color:#444;font-size:9.5pt}}table{{width:100%;border-collapse:collapse}}td{{padding:1.5pt 0}}td:nth-child(2){{text-align:right;width:110pt;color:#444}}td:nth-child(3){{text-align:right;width:80pt}}.x td{{width:auto!important;text-align:left!important;color:#111!important;vertical-align:top}}.t{{width:55%;margin-left:auto;margin-top:12pt;border-top:1.5pt solid #111}}.t td:nth-child(2){{color:#111}}</style>
<h1>Foxglove Motorworks</h1>1388 Pearl St, Eugene OR 97401 &nbsp;|&nbsp; 541-555-0102 &nbsp;|&nbsp; RO 5528 &nbsp;|&nbsp; Feb 3, 2025<br><br>
<table class=x><tr><td><b>Ingrid Halvorsen</b><br>541-555-0188</td><td><b>2014 Audi A4 quattro 2.0T</b><br>VIN {v}<br>103,470 miles in, 103,482 out</td></tr></table>{h}
<h3>Courtesy tire rotation</h3><table><tr><td>Rotate and set to 38 psi</td><td></td><td>$0.00</td></tr></table>
<h3 style="color:#777">Rear brakes <span style="font-weight:400">(recommended, not approved) $538.40</span></h3><h3 style="color:#777">Control arm bushings <span style="font-weight:400">(recommended, not approved) $1,214.00</span></h3>
<table class=t><tr><td>Labor</td><td>${m(summ([l for l in ls if l.type=="labor"]))}</td></tr><tr><td>Parts</td><td>${m(par)}</td></tr><tr><td>Hazmat</td><td>${m(fe.total)}</td></tr><tr><td>Supplies</td><td>${m(ss.total)}</td></tr><tr><td>Subtotal</td><td>${m(st)}</td></tr><tr><td>Tax</td><td>${m(tax)}</td></tr><tr style="font-weight:700;font-size:13pt"><td>Total due</td><td>${m(tot)}</td></tr></table>
<p style="font-size:8pt">Guarantee 3 years / 36,000 miles. Supplies are 5% of labor and parts, max $45.00. You authorized $1,700.00 by text on Feb 3, 2025 at 10:06 AM.</p>''')
    run('weasyprint',p,B+'p24.pdf');p2png(B+"p24.pdf","p24",165)
    photo(B+"p24.png",OUT+"24_foxglove_shopware.jpg",seed=24,quad=[(.085,.05),(.945,.06),(.92,.94),(.06,.965)],bg='counter',crumple=20,folds=[('h',.33),('h',.66),('v',.5)],blur=.55,shadow=([(-.1,-.1),(.45,-.1),(.1,.35),(-.1,.5)],'#a6a29c'),light=(90,'#ffffff','#d8d2c6'))

# ---------- 25 handwriting on generic form
if not only or '25' in only:
    ls=[L("Brake lines, rear","part",q=1,u=46.00),L("Wheel cylinders","part",q=2,u=23.50),L("Brake shoes","part",q=1,u=38.95),L("DOT 3 fluid","part",q=2,u=8.25),L("Labor rear brakes","labor",q=None,total=220.00),L("Bleed system","labor",total=60.00),L("Tow from Rt 9","service",total=75.00)]
    st=summ(ls);tax=r2(summ(ls[:4])*D('.0675'));tot=st+tax;dep=D('150')
    truth("25_ray_handwritten","cairo/pango form with handwriting font, then ImageMagick photograph",["handwriting","perspective","shadow","blur","noise"],"Ray's Auto & Small Engine",(2006,"Chevrolet","Colorado",None,141200),ls,[],st,tax,tot)
    p=Pg(B+"p25.pdf",504,648);import random;random.seed(9)
    HW="DkgHandwriting"
    def hw(x,y,s,a='l',z=15): p.t(x+random.uniform(-1,1),y+random.uniform(-1.5,1),s,f"{HW} {z}",a,(.08,.12,.45))
    p.t(252,22,"INVOICE","Liberation Serif Bold 20",'c');p.t(470,26,"No. 0871","Liberation Serif Bold 12",'r',(.8,.1,.1))
    hw(40,48,"Ray's Auto & Small Engine",z=17);hw(40,68,"Potsdam NY   315-555-0170",z=14)
    for i,(a,b,c_,d_) in enumerate([("Sold to","Arlene Fitch","Date","9/7/23"),("Address","22 Market St","Phone","315 555 0128"),("Vehicle","06 Chevy Colorado","Miles","141,200")]):
        y=96+i*24;p.t(36,y+6,a,"Liberation Serif 9");p.t(300,y+6,c_,"Liberation Serif 9");p.ln(80,y+18,292,y+18,.5);p.ln(334,y+18,470,y+18,.5);hw(86,y-1,b);hw(340,y-1,d_)
    y=178;p.box(36,y,434,20,(.88,.88,.88));
    for x,s in((58,"QTY"),(200,"DESCRIPTION"),(350,"PRICE"),(430,"AMOUNT")): p.t(x,y+4,s,"Liberation Sans Bold 9",'c')
    for i in range(13): p.ln(36,y+20+i*24,470,y+20+i*24,.4)
    for x in(36,82,318,388,470): p.ln(x,y,x,y+20+12*24,.8)
    for i,l in enumerate(ls):
        yy=y+20+i*24
        if l.q: hw(54,yy,str(l.q));hw(382,yy,m(l.u),'r')
        hw(88,yy,l.desc);hw(464,yy,m(l.total),'r')
    hw(88,y+20+7*24,"Checked lights");hw(464,y+20+7*24,"n/c",'r')
    hw(88,y+20+8*24,"Needs ball joints ~ $310 later",z=14)
    hw(88,y+20+10*24,"warr 90 days",z=14)
    yy=y+20+12*24+4
    for i,(a,b) in enumerate([("SUBTOTAL",m(st)),("TAX",m(tax)),("TOTAL",m(tot)),("DEPOSIT",m(dep)),("BALANCE",m(tot-dep))]): p.t(380,yy+i*22+4,a,"Liberation Sans Bold 9",'r');p.box(388,yy+i*22-4,82,22,lw=.6);hw(464,yy+i*22-3,b,'r')
    p.t(36,yy+8,"All claims and returned goods\nMUST be accompanied by this bill.\nA $25 fee applies to returned checks.","Liberation Sans 8");hw(40,yy+60,"Thank you! Ray",z=16);p.end()
    p2png(B+"p25.pdf","p25",190)
    photo(B+"p25.png",OUT+"25_ray_handwritten.jpg",seed=25,quad=[(.06,.07),(.91,.045),(.95,.955),(.09,.94)],bg='wood',crumple=8,blur=.6,shadow=([(.62,.62),(1.1,.35),(1.1,1.1),(.7,1.1)],'#98938c'),canvas=(1400,1800))

# ---------- 26 AutoFluent-like half-sheet, LaTeX
if not only or '26' in only:
    v=vin("1G6KD57Y",2009,"U","118455")
    v=vin("2HGFA165",2009,"H","318455")
    ls=[L("Catalytic converter, CARB-exempt 49 state","part",q=1,u=412.00),L("Exhaust flange gasket","part",q=2,u=11.38),L("Spring bolt kit","part",q=1,u=17.60),L("Upstream oxygen sensor","part",q=1,u=88.74),L("Exhaust labor","labor",h=1.75,u=110),L("Environmental fee","fee",3.50)]
    d=D('35.00');st=summ(ls);tax=r2(summ([l for l in ls if l.type=='part'])*D('.0825'));tot=st-d+tax
    truth("26_southside_exhaust","pdfLaTeX half sheet, then ImageMagick photograph",["perspective","fold","blur","shadow","rotation"],"Southside Exhaust & Brake",(2009,"Honda","Civic",v,167802),ls,[("Cash discount",d)],st,tax,tot)
    te=lambda s:s.replace('&','\\&').replace('$','\\$').replace('%','\\%').replace('#','\\#')
    tex=r'''\documentclass[10pt]{article}\usepackage[paperwidth=8.5in,paperheight=6.2in,margin=0.5in]{geometry}\usepackage[T1]{fontenc}\usepackage[scaled]{helvet}\renewcommand\familydefault\sfdefault\usepackage{array,tabularx}\pagestyle{empty}\setlength{\parindent}{0pt}\begin{document}
\begin{tabularx}{\textwidth}{@{}Xr@{}}\textbf{\Large Southside Exhaust \& Brake}&\textbf{\large Sales Invoice 90412}\\ 4117 S Flores St, San Antonio TX 78214 \quad 210-555-0127 & 01/16/2024 \quad Rep: GIL\end{tabularx}\\[4pt]
\fbox{\begin{minipage}{0.97\textwidth}\small Rudy Casta\~neda \quad 210-555-0114 \hfill 2009 Honda Civic LX 1.8L \quad Lic HJX-5520\\ Mileage 167,802 / out 167,804 \hfill VIN '''+v+r'''\end{minipage}}\\[6pt]
\begin{tabularx}{\textwidth}{|l|X|r|r|r|}\hline Item & Description & Qty & Price & Extension\\\hline
'''
    for l,c_ in zip(ls,["MF-99105","WK-31539","AP-8036","NGK-24811","LABOR","ENV"]): tex+=f"{c_} & {te(l.desc)} & "+(f"{l.q}.00" if l.q else f"{l.h} hr" if l.h else "")+" & "+(m(l.u) if l.u else "")+f" & {m(l.total)}\\\\\n"
    tex+=r'INSP & Re-inspect OBD readiness & 1.00 & 0.00 & N/C\\\hline\end{tabularx}'+f"\n\n\\mbox{{}}\\hfill\\begin{{tabular}}{{rr}}Subtotal & {m(st)}\\\\ Cash discount & ({m(d)})\\\\ Sales tax 8.25\\% & {m(tax)}\\\\ \\textbf{{Total}} & \\textbf{{\\${m(tot)}}}\\\\ Cash tendered & 800.00\\\\ Change & {m(800-tot)}\\end{{tabular}}\n\n"
    tex+=r'\vspace{2pt}{\footnotesize Converter warranty: 5 years / 50,000 miles on outer shell, 25,000 miles on internal substrate. Recommended: rear brake shoes \$129.00, front motor mount \$188.00. No refunds on electrical parts. Parts lifetime exchange with 20\% restocking.}\end{document}'
    open(B+'p26.tex','w').write(tex);run('pdflatex','-interaction=nonstopmode','p26.tex',cwd=B);p2png(B+'p26.pdf','p26',190)
    print(float(800-tot))
    photo(B+"p26.png",OUT+"26_southside_exhaust.jpg",seed=26,quad=[(.045,.12),(.935,.05),(.965,.87),(.06,.95)],bg='granite',crumple=10,folds=[('v',.5)],blur=.7,shadow=([(.3,.75),(.9,.6),(1.1,1.1),(.2,1.1)],'#a09c97'),canvas=(1800,1400))
