from lib import *
# ---------- a11 glass company: list, discount pct, net; labor columns
def a11():
    p=P('a11','invoice','ClearPath Auto Glass','WO 88-14420',2020,'Hyundai','Tucson',vin('KM8J3CAL4LU118204'))
    g=p.add('WINDSHIELD, SOLAR, RAIN SENSOR, HEATED WIPER PARK','Part',q=1,u=39846)
    mo=p.add('MOULDING, TOP & SIDES','Part',q=1,u=4120); k=p.add('URETHANE KIT, FAST CURE','Part',q=2,u=1850)
    l=p.add('INSTALLATION LABOR','Labor',q=2.9,u=5000); c=p.add('ADAS FORWARD CAMERA CALIBRATION - STATIC','Service',q=1,u=27500); mb=p.add('MOBILE SERVICE CHARGE','Fee',q=1,u=2995)
    par=p.S('Part'); p.close(tax=pct(par,5.5),sub=True)
    rows=[('FW04862GTYN',g,'664.10','40.0%'),('FLEX-TRM 512',mo,'41.20',''),('HAH000448',k,'18.50',''),('LABOR',l,'50.00',''),('RECAL-S',c,'275.00',''),('MOBILE',mb,'29.95','')]
    assert rd(D('66410')*D('0.6'))==39846
    tr=''.join(f'<tr><td class=c>{i.qs}<td class=k>{no}<td>{i.d}<td class=r>{ls}<td class=r>{dc}<td class=r>{i.us}<td class=r>{i.m}' for no,i,ls,dc in rows)
    css='@page{size:letter;margin:12mm}body{font:8.6pt "Liberation Sans"}.r{text-align:right}.c{text-align:center}.k{font-family:"Liberation Mono";font-size:8pt}table{border-collapse:collapse;width:100%}.g th{border-top:2px solid #0a5ea8;border-bottom:1px solid #0a5ea8;color:#0a5ea8;font-size:7.5pt;padding:3px;text-align:left}.g td{padding:4px 3px}.b td{border:1px solid #aac;padding:3px 5px;vertical-align:top;width:33%}'
    b=f'<div style="background:#0a5ea8;color:#fff;padding:8px 12px;font-size:17pt;font-weight:bold">{p.shop}<span style="float:right;font-size:9pt;font-weight:normal;padding-top:8px">Milwaukee · Waukesha · Racine &nbsp; 1-800-555-0107</span></div><br><table class=b><tr><td><b>Work Order / Invoice</b><br>{p.doc}<br>Install date 12/08/2025<br>Tech: R. Szymanski<td><b>Customer</b><br>Alicia Montgomery<br>2214 N 73rd St<br>Wauwatosa WI 53213<td><b>Vehicle</b><br>2020 Hyundai Tucson 4 Door Utility<br>VIN {p.vin}<br>Plate AHR-2204</table><br><table class=g><tr><th class=c>Qty<th>Part/NAGS<th>Description<th class=r>List<th class=r>Disc<th class=r>Your Price<th class=r>Extended{tr}</table><hr><table><tr><td style="width:62%">Cash customer – no insurance filed. Safe drive-away time: 1 hour at 70°F.<br>Leave retention tape in place 24 hours. Leak warranty for as long as you own the vehicle.<td><table><tr><td>Subtotal<td class=r>{d(p.sub)}<tr><td>WI State/Co. Tax 5.5% (materials)<td class=r>{d(p.tax)}<tr><td><b>Invoice Amount</b><td class=r><b>{d(p.total)}</b></table></table>'
    p.html(H(css,b),'weasyprint')
# ---------- a12 quick lube thermal receipt
def a12():
    p=P('a12','receipt','ZIPPY LUBE #14','14-0099821',2018,'NISSAN','ROGUE',mileage=88410)
    from reportlab.pdfgen import canvas
    a=[p.add('HIGH MILEAGE OIL CHANGE','Service',a=8499),p.add('EXTRA QT 5W30 HM','Part',q=1,u=949),p.add('CABIN FILTER','Part',q=1,u=4299),p.add('WIPER BLADE','Part',q=2,u=1799),p.add('TIRE ROTATION','Service',a=2499),p.add('ENVIRO FEE','Fee',a=299)]
    p.off(1500); p.off(500); p.close(tax=pct(p.S()-2000,8.25),sub=True)
    W_=42;o=[]
    C=lambda s:o.append(s.center(W_)); LR=lambda s,r:o.append(s+r.rjust(W_-len(s)))
    C('ZIPPY LUBE #14');C('1290 FM 1960 W  HOUSTON TX 77090');C('281-555-0115');o.append('='*W_)
    LR('INV 14-0099821','01/31/26 11:22A');LR('2018 NISSAN ROGUE','PLT KBR4471');LR('MILES 88410','NEXT 93410');o.append('-'*W_)
    for i in a:
        if i.q==2: o.append(i.d); LR(f'   {i.qs} @ {i.us}',i.m)
        else: LR(i.d,i.m)
        if i is a[0]: o+=['   UP TO 5 QT, FILTER PF-2057','   TOP OFF FLUIDS            N/C']
        if i is a[2]: o.append('   PART CF11920')
    o.append('-'*W_);LR('COUPON $15 OFF HM','-15.00');LR('EARLY BIRD','-5.00');LR('SUBTOTAL',p.sub and m(p.sub));LR('TAX 8.25%',m(p.tax));o.append('='*W_);LR('TOTAL',d(p.total));LR('DEBIT ****0932',m(p.total));o.append('');C('DECLINED TODAY: AIR FILTER 29.99');C('** THANK YOU - SEE YOU IN 5000 **')
    h=len(o)*11+30; c=canvas.Canvas(OUT+'a12.pdf',pagesize=(227,h)); 
    for k,s in enumerate(o): c.setFont('Courier-Bold' if s.startswith('TOTAL') else 'Courier',8.2); c.drawString(9,h-20-k*11,s)
    c.save(); p.label(OUT+'a12.pdf','reportlab')
# ---------- a13 options estimate
def a13():
    p=P('a13','shop_estimate','Bluebonnet Brake & Axle','E-2256',2013,'Chevrolet','Tahoe',mileage=176400)
    o=p.add('BETTER – ceramic pads + coated rotors, front and rear','Service',a=86900); c=p.add('Left rear caliper, loaded reman','Part',a=14875); f=p.add('Brake fluid exchange','Service',a=11900); s=p.add('Shop fee','Fee',a=2500)
    p.close(tax=7462,sub=True)
    css='@page{size:letter;margin:16mm}body{font:10.5pt "P052"}h1{font:bold 20pt "URW Gothic";color:#28478a;margin:0}.opt{border:1.5px solid #bbb;padding:8px 12px;margin:6px 0;color:#666}.opt b.p{float:right}.on{border:2.5px solid #28478a;color:#000;background:#eef2fb}.bx{font-family:"DejaVu Sans"}table{width:100%}td{padding:4px 2px;border-bottom:1px dotted #999}.r{text-align:right}'
    b=f'<h1>{p.shop}</h1>Round Rock, Texas &nbsp;|&nbsp; 512-555-0148<p><b>Estimate {p.doc}</b> &nbsp; for Wes Tolliver &nbsp; – &nbsp; 2013 Chevrolet Tahoe LT, 176,400 miles &nbsp; – &nbsp; April 2, 2026</p><p>Pick the brake package that fits how you use the truck. The selected package is carried into the total below.</p><div class=opt><span class=bx>☐</span> GOOD – semi-metallic pads, resurface rotors <b class=p>$598.00</b><br><small>12 month warranty</small></div><div class="opt on"><span class=bx>☒</span> {o.d} <b class=p>{o.D}</b><br><small>24 month / 24,000 mile warranty. Customer selected by phone 4/2.</small></div><div class=opt><span class=bx>☐</span> BEST – severe duty pads, slotted rotors, stainless hoses <b class=p>$1,249.00</b><br><small>Lifetime pads</small></div><h3>Added to the package</h3><table><tr><td>{c.d}<br><small>Piston seized, core exchange included</small><td class=r>{c.D}<tr><td>{f.d}<td class=r>{f.D}<tr><td>{s.d}<td class=r>{s.D}<tr><td>Before tax<td class=r>{d(p.sub)}<tr><td>Tax on parts portion<td class=r>{d(p.tax)}<tr><td><b>Your total with BETTER</b><td class=r><b>{d(p.total)}</b></table>'
    p.html(H(css,b),'weasyprint')
# ---------- latex helper
def tex(p,src):
    open(W+p.name+'.tex','w').write(src)
    r=subprocess.run(['pdflatex','-interaction=batchmode','-output-directory',W,W+p.name+'.tex'],capture_output=True,text=True)
    import shutil; shutil.copy(W+p.name+'.pdf',OUT+p.name+'.pdf'); p.label(OUT+p.name+'.pdf','pdflatex')
# ---------- a14 towing & storage
def a14():
    p=P('a14','invoice','Copper State Towing & Recovery','T-77104',2022,'Kia','Sportage',vin('KNDPMCAC5N7991043'))
    R=[('Hook-up, flatbed','Service',1,16500),('Loaded miles','Service',23,575),('Winching, ditch recovery','Labor',1.5,15000),('Outside storage, days','Fee',4,4200),('After-hours gate fee','Fee',1,7500),('Debris cleanup / absorbent','Fee',1,4500)]
    I=[p.add(a,t,q=q,u=u) for a,t,q,u in R]; p.close(tax=0,sub=None)
    tr=''.join(f'{i.d} & {i.qs} & {d(i.u)} & {i.D} \\\\ \\hline\n'.replace('$','\\$') for i in I)
    tex(p,r'\documentclass[11pt]{article}\usepackage[letterpaper,margin=0.9in]{geometry}\usepackage[T1]{fontenc}\usepackage{lmodern}\renewcommand{\familydefault}{\sfdefault}\pagestyle{empty}\setlength{\parindent}{0pt}\begin{document}{\LARGE\bfseries Copper State Towing \& Recovery}\\ 24 hours \quad (602) 555-0166 \quad Lic.\ USDOT 2290014\\[4pt]\rule{\textwidth}{1.2pt}\\[6pt]\textbf{Tow Invoice T-77104}\hfill Dispatched 02/14/2026 01:38\\ Requested by: AZ DPS, report 26-004418\hfill Released 02/18/2026 18:40\\[6pt]Vehicle: 2022 Kia Sportage, gray \hfill VIN '+p.vin+r'\\From: I-17 SB MP 229, off roadway, right embankment\\To: yard, 4015 W Lower Buckeye Rd, Phoenix\\[10pt]\renewcommand{\arraystretch}{1.4}\begin{tabular}{|p{2.9in}|r|r|r|}\hline\textbf{Charge}&\textbf{Units}&\textbf{Rate}&\textbf{Amount}\\ \hline '+tr+r'\multicolumn{3}{|r|}{\textbf{Amount due before release}}&\textbf{'+d(p.total).replace('$','\\$')+r'}\\ \hline\end{tabular}\\[14pt]{\small Cash, certified funds or card. Storage accrues at \$42.00 per calendar day. Personal property may be removed 8--5 without charge.}\\[24pt]Released to: \underline{\hspace{3in}}\end{document}')
# ---------- a15 transmission proposal with dotted leaders
def a15():
    p=P('a15','shop_estimate','Ozark Transmission Exchange','P-1187',2010,'Dodge','Ram 2500',mileage=231900)
    I=[p.add('Remove and reinstall transmission, 4x4','Labor',a=112000),p.add('68RFE remanufactured transmission','Part',a=389500),p.add('Billet triple-disc torque converter','Part',a=98500),p.add('Flush cooler and lines','Service',a=14500),p.add('ATF+4, 16 quarts','Part',a=15840),p.add('Freight','Fee',a=22500)]
    p.off(25000); par=p.S('Part'); p.close(tax=pct(par,6.5),sub=None)
    w=[r'Includes transfer case removal. Two days.',r'Updated valve body and pump. 3 years / unlimited miles.','','','','Round trip, including return of your core.']
    tr=''.join(r'\noindent '+f'{k+1}.\\quad '+i.d+r'\dotfill\$'+i.m+r'\\'+(r'\hspace*{2em}{\footnotesize\itshape '+w[k]+r'}\\' if w[k] else '') for k,i in enumerate(I))
    tex(p,r'\documentclass[12pt]{article}\usepackage[letterpaper,margin=1.1in]{geometry}\usepackage[T1]{fontenc}\usepackage{lmodern}\pagestyle{empty}\begin{document}\begin{center}{\Large\scshape Ozark Transmission Exchange}\\{\small Since 1981 --- Harrison, Arkansas --- (870) 555-0132}\end{center}\vspace{1em}\noindent\textbf{Proposal P-1187}\hfill September 29, 2025\\[1em]\noindent Prepared for: \textbf{Clint Barlow}\\ Unit: 2010 Dodge Ram 2500, 6.7 Cummins, 231,900 miles\\[1em]\noindent We propose to furnish the following, complete and road tested:\\[.8em]'+tr+r'\noindent Less allowance for good hard parts core\dotfill(\$250.00)\\\noindent State and county tax on parts\dotfill\$'+m(p.tax)+r'\\[.5em]\noindent\textbf{Proposal price\dotfill\$'+m(p.total)+r'}\\[1em]\noindent One third down (\$'+m(rd(D(p.total)/3))+r') when the truck is dropped off, balance on delivery.\\[2em]\noindent Accepted \hrulefill\ Date \hrulefill\end{document}')
# ---------- a16 body shop own estimate (non insurer)
def a16():
    p=P('a16','shop_estimate','Kowalczyk Auto Body','3308',2017,'Volkswagen','Jetta',vin('3VWDB7AJ7HM260511'),74900)
    rows=[('RPLC','Front bumper cover','LKQ A/M',2.0,2.4,'part',28900),('RPR','L front fender','',3.5,2.0,'',0),('RPLC','L headlamp assy, halogen','new OEM',0.5,0,'part',41266),('RPLC','Bumper reinforcement','used, Stan’s',0.8,0,'part',12500),('RPLC','L fog lamp bezel','A/M',0.2,0,'part',3840),('BLND','Hood','',0,1.3,'',0)]
    tr='';bh=ph=0
    for k,(op,de,src,b_,p_,t,a) in enumerate(rows):
        bh+=int(b_*10);ph+=int(p_*10)
        if a: i=p.add(de,'Part',a=a)
        tr+=f'<tr><td>{k+1}<td>{op}<td>{de}<td>{src}<td class=r>{i.m if a else ""}<td class=r>{b_ or ""}<td class=r>{p_ or ""}'
    par=p.S('Part')
    bl=p.add('Body labor','Labor',q=bh/10,u=6500);pl=p.add('Refinish labor','Labor',q=ph/10,u=6500);pm=p.add('Paint & materials','Part',q=ph/10,u=4200);hz=p.add('Hazardous waste','Fee',a=750);sc=p.add('Pre/post scan, sublet','Service',a=15000)
    p.close(tax=pct(par+pm.a,8),sub=True)
    css='body{font:12px "DejaVu Sans Condensed"}table{border-collapse:collapse}.e{width:100%}.e th{border:1px solid #444;background:#f3d9b1;font-size:10px;padding:3px}.e td{border:1px solid #999;padding:3px 5px}.r{text-align:right}h1{font:bold 24px "URW Bookman";margin:0;color:#8a2b0e}.t td{padding:2px 8px;border-bottom:1px solid #ccc}'
    b=f'<h1>{p.shop}</h1>Frames • Paint • Glass — 610 Broadway, Buffalo NY 14212 — (716) 555-0103 — Reg. 7091822<hr><b>ESTIMATE OF REPAIRS No. {p.doc}</b> &nbsp; 1/15/2026<br>Owner: Eileen Grabowski, 716-555-0135 (customer pay)<br>Vehicle: 2017 Volkswagen Jetta 1.4T S, white &nbsp; VIN {p.vin} &nbsp; {p.mi} mi<br><br><table class=e><tr><th>#<th>Op<th>Description<th>Source<th>Part $<th>Body hrs<th>Paint hrs{tr}<tr><td colspan=4 class=r><b>Column totals</b><td class=r><b>{m(par)}</b><td class=r><b>{bh/10}</b><td class=r><b>{ph/10}</b></table><br><table class=t style="margin-left:auto"><tr><td>Parts (from above)<td><td class=r>{m(par)}<tr><td>{bl.d}<td>{bl.qs} hrs × {d(bl.u)}<td class=r>{bl.m}<tr><td>{pl.d}<td>{pl.qs} hrs × {d(pl.u)}<td class=r>{pl.m}<tr><td>{pm.d}<td>{pm.qs} hrs × {d(pm.u)}<td class=r>{pm.m}<tr><td>{sc.d}<td><td class=r>{sc.m}<tr><td>{hz.d}<td><td class=r>{hz.m}<tr><td><b>Subtotal</b><td><td class=r>{m(p.sub)}<tr><td>NYS sales tax<td>8% parts, materials<td class=r>{m(p.tax)}<tr><td><b>ESTIMATE</b><td><td class=r><b>{d(p.total)}</b></table><p>Hidden damage may be found after teardown.</p>'
    p.html(H(css,b))
# ---------- a17 dealer MPI quote approve/decline
def a17():
    p=P('a17','dealer_ro','Northgate Ford Lincoln','RO 661904',2018,'Ford','F-150',vin('1FTEW1EP5JFB77120'),83217)
    I=[('red','Replace both front wheel hub assemblies','Service',93840,'A','Play in both hubs, RF growls. Parts 571.40 + labor 367.00'),('red','Front brake pads','Service',27995,'D','2 mm'),('yellow','Transmission fluid exchange','Service',32995,'A','Fluid dark'),('yellow','Throttle body service','Service',18995,'D',''),('yellow','Engine air filter','Part',3495,'A','Includes installation'),('green','Battery','',0,'','612 CCA of 610')]
    col={'red':'#d33','yellow':'#e5b400','green':'#2a2'}; tr=''
    for c,de,ty,a,s,nt in I:
        if s=='A': p.add(de,ty,a=a)
        tr+=f'<tr><td><span class=dot style="background:{col[c]}"></span><td>{de}<small>{nt}</small><td class=r>{d(a) if a else "OK"}<td class=c>{"✔ Approved" if s=="A" else "Declined" if s=="D" else ""}'
    ss=p.add('Shop supplies','Fee',a=3900); p.off(5000); p.close(tax=5371,sub=None)
    appr=p.S()-ss.a
    css='body{font:13px "DejaVu Sans";margin:8px}table{width:100%;border-collapse:collapse}td{padding:8px 6px;border-bottom:1px solid #ddd}.dot{display:inline-block;width:14px;height:14px;border-radius:7px}small{display:block;color:#777}.r{text-align:right}.c{text-align:center;width:110px}.hd{background:#00274e;color:#fff;padding:10px 14px}'
    b=f'<div class=hd><span style="font-size:19px">{p.shop}</span><br>Multi-Point Inspection &amp; Quote &nbsp; {p.doc}</div><p>Hello Gwen, your <b>2018 Ford F-150</b> SuperCrew ({p.vin}, {p.mi} mi) was inspected on 10/30/2025 by technician 4471. Your responses are shown at right.</p><table>{tr}</table><br><table style="width:320px;margin-left:auto"><tr><td>Approved work<td class=r>{d(appr)}<tr><td>{ss.d}<td class=r>{ss.D}<tr><td>Owner Advantage reward<td class=r>-$50.00<tr><td>Estimated tax<td class=r>{d(p.tax)}<tr><td><b>Approved total</b><td class=r><b>{d(p.total)}</b></table><p style="font-size:10px;color:#666">Declined items: $469.90 before tax. Advisor Paul Nakamura, 555-0121 x204.</p>'
    p.html(H(css,b))
# ---------- a18 municipal fleet work order, groff landscape
def a18():
    p=P('a18','fleet','City of Marlow Fleet Services','WO2026-03318',2016,'FORD','POLICE INTERCEPTOR UTILITY',vin('1FM5K8AR3GGB20481'),118455)
    R=[('013-001-000','PADS, FRONT, PURSUIT','P','41120','WHSE 1',1,8844),('013-001-014','ROTOR, FRONT','P','41122','WHSE 1',2,7290),('013-001','BRAKE OVERHAUL FRONT','L','','EMP 772',1.7,7800),('017-001-001','TIRE 245/55R18 EAGLE RS-A','P','70418','WHSE 1',4,13865),('017-000','MOUNT/BALANCE FOUR','L','','EMP 805',1.2,7800),('034-004-001','BULB, TAKEDOWN LED','P','55031','WHSE 2',1,6418),('034-004','REPLACE TAKEDOWN LIGHT','L','','EMP 805',0.4,7800),('999-000','ALIGNMENT (SUBLET - HALE TIRE)','S','','PO 9917',1,8900)]
    r='';ty={'P':'Part','L':'Labor','S':'Service'}
    for vm,de,t,st,src,q,u in R:
        i=p.add(de,ty[t],q=q,u=u); r+=f'{vm}\t{t}\t{st}\t{i.d}\t{src}\t{i.qs}\t{i.us}\t{i.m}\n'
    par=p.S('Part');lab=p.S('Labor');sub=8900; ov=p.add('OVERHEAD ALLOCATION 5% PARTS','Fee',a=pct(par,5)); p.close(tax=0,sub=None)
    src='.pl 8.5i\n.po 0.6i\n.ll 9.8i\n.fam C\n.ps 9\n.vs 11\n.sp 2\n\\fB'+p.shop+'\\fP\n.br\nINTERNAL WORK ORDER  '+p.doc+'          DEPT 42 POLICE PATROL    OPENED 03/02/26   CLOSED 03/04/26\n.br\nUNIT P-117   2016 FORD POLICE INTERCEPTOR UTILITY   VIN '+p.vin+'   METER 118455\n.sp 1\n.TS\nlB lB lB lB lB rB rB rB\nl c l l l n r r.\nVMRS\tT\tSTOCK\tDESCRIPTION\tSOURCE\tUNITS\tCOST\tCHARGE\n_\n'+r+'_\n.TE\n.sp 1\n.TS\nl r l r.\nPARTS\t'+m(par)+'\tSUBLET\t'+m(sub)+'\nLABOR\t'+m(lab)+'\t'+ov.d+'\t'+ov.m+'\nTAX EXEMPT\t0.00\t\\fBCHARGE TO DEPT\\fP\t\\fB'+m(p.total)+'\\fP\n.TE\n.sp 1\nREASON: PM-B / OPERATOR REPORT BRAKE PULSATION     DOWNTIME 2.1 DAYS    APPROVED: D. FENWICK, FLEET SUPT\n'
    o=subprocess.run(['groff','-t','-Tpdf','-P-p8.5i,11i','-P-l'],input=src.encode(),capture_output=True)
    if o.stderr: print(o.stderr.decode()[:300])
    open(OUT+'a18.pdf','wb').write(o.stdout); p.label(OUT+'a18.pdf','groff')
# ---------- a19 multi-page European specialist, per-line discount printed net
def a19():
    p=P('a19','shop_estimate','Isar Motorwerks','Q-5590',2014,'BMW','335i xDrive',vin('WBA3B9G55ENR80034'),109774)
    J=[('Oil filter housing & valve cover reseal','Oil leaking onto serpentine belt and exhaust. Both gaskets hard. Eccentric shaft seal done at the same time.',[('Labor','Remove & replace valve cover','',3.8,18500),('Labor','Reseal oil filter housing','',2.1,18500),('Part','Valve cover with gasket','11127570292',1,48210),('Part','Oil filter housing gasket','11428637821',1,1890),('Part','Cooler gasket','11428637820',1,1275),('Part','Engine oil LL-01 0W-40, liter','07512',7,1450)]),
       ('Water pump, thermostat, coolant','Electric pump fault 377A stored.',[('Labor','Replace electric water pump and thermostat, bleed','',3.2,18500),('Part','Electric coolant pump','11517632426',1,51864),('Part','Thermostat with hose','11537600584',1,9880),('Part','Aluminum bolt kit','11510392553',1,1620),('Part','BMW coolant, gallon','82141467704',2,3190)]),
       ('Front thrust arms','Bushings torn, clunk over driveway lips.',[('Labor','Replace left & right thrust arms','',2.6,18500),('Part','Thrust arm, left','31126852991',1,18740),('Part','Thrust arm, right','31126852992',1,18740),('Part','Self-locking nut','33326760668',4,345)]),
       ('Ignition service','Misfire cylinder 4 under load.',[('Service','Diagnostic time, misfire','',1.0,18500),('Labor','Replace plugs and coils','',1.0,18500),('Part','Spark plug','12120037244',6,1695),('Part','Ignition coil, Bosch','0221504800',6,5240)])]
    body=''
    for k,(h,nt,rows) in enumerate(J):
        s=0;tr=''
        for ty,de,no,q,u in rows:
            i=p.add(de,ty,q=q,u=u); s+=i.a
            tr+=f'<tr><td>{i.d}<td class=no>{no or "—"}<td class=r>{i.qs}<td class=r>{i.us}<td class=r>{i.m}'
        body+=f'<section><h3><span>{k+1:02d}</span> {h}</h3><p>{nt}</p><table><tr><th>Item<th>No.<th class=r>Qty/Hrs<th class=r>Price<th class=r>Line</tr>{tr}<tr class=st><td colspan=4>Operation {k+1:02d}<td class=r>{m(s)}</table></section>'
    par=p.S('Part');lab=p.S('Labor','Service'); sh=p.add('Shop supplies & waste oil','Fee',a=6500); al=p.add('Inbound parts shipping','Fee',a=2890); p.off(pct(par,5)); p.close(tax=pct(par-p.dis[0]+sh.a,10.25),sub=True)
    css='@page{size:letter;margin:15mm}body{font:12px "Nimbus Sans";color:#222}h3{margin:24px 0 2px;border-left:6px solid #0066b1;padding-left:8px}h3 span{color:#0066b1}p{margin:4px 0 8px;color:#555;font-style:italic}table{width:100%;border-collapse:collapse}th{font-size:9px;text-align:left;color:#888;text-transform:uppercase}td{padding:5px 4px;border-bottom:1px solid #eee}.no{font-family:"Nimbus Mono PS";font-size:11px}.r{text-align:right}th.r{text-align:right}.st td{font-weight:bold;text-align:right;border:0}section{break-inside:avoid}'
    b=f'<table><tr><td style="border:0"><b style="font-size:26px;letter-spacing:4px">ISAR</b> <span style="font-size:26px;letter-spacing:4px;color:#0066b1">MOTORWERKS</span><br>1822 W Grand Ave, Chicago · 312-555-0190<td style="border:0" class=r>Quote <b>{p.doc}</b><br>November 12, 2025<br>valid through Dec 12</table><hr><b>Dr. Hannah Weisz</b> — 2014 BMW 335i xDrive, {p.mi} mi, VIN {p.vin}<br>Independent service by Isar Motorwerks. All parts OE or OEM.{body}<section><table style="width:330px;margin:26px 0 0 auto"><tr><td>Labor<td class=r>{m(lab)}<tr><td>Parts<td class=r>{m(par)}<tr><td>{sh.d}<td class=r>{sh.m}<tr><td>{al.d}<td class=r>{al.m}<tr><td>Club member 5% off parts<td class=r>−{m(p.dis[0])}<tr><td>Subtotal<td class=r>{m(p.sub)}<tr><td>Chicago tax 10.25%<td class=r>{m(p.tax)}<tr><td><b>Quote total USD</b><td class=r><b>{m(p.total)}</b></table></section>'
    p.html(H(css,b))
# ---------- a20 RV/hybrid: amounts under names
def a20():
    p=P('a20','invoice','Green Cell Hybrid Battery','GC-70155',2011,'Toyota','Prius',mileage=198230)
    R=[('Remanufactured HV battery pack, Gen 3','Part','1 pack at 1,495.00',1,149500,None),('On-site installation','Service','flat, driveway in Modesto',None,None,25000),('Battery fan cleaning and new filter','Service','flat',None,None,6500),('12 volt auxiliary battery','Part','1 each at 219.95',1,21995,None),('Travel beyond 40 miles','Fee','18 miles at 1.25',18,125,None),('Core deposit','Fee','1 each at 300.00',1,30000,None)]
    tr=''
    for de,ty,sub,q,u,a in R:
        i=p.add(de,ty,a=a,q=q,u=u); tr+=f'<div class=l><div class=a>{i.m}</div><div class=nm>{i.d}</div><div class=s>{sub}</div></div>'
    p.off(30000); par=149500+21995; p.close(tax=pct(par,7.875),sub=True)
    css='@page{size:A5;margin:11mm}body{font:9.5pt "URW Gothic"}.l{border-left:3px solid #6b3;padding:2px 8px;margin:7px 0}.a{font-weight:bold;font-size:11pt}.s{font-size:8pt;color:#777}table{width:100%}.r{text-align:right}'
    b=f'<b style="font-size:15pt;color:#482">{p.shop}</b><br>Receipt {p.doc} — 7 July 2025<br>Installed for Lupe Zamora<br>2011 Toyota Prius, odometer {p.mi}<hr>{tr}<hr><table><tr><td>Core picked up at install<td class=r>-300.00<tr><td>Net<td class=r>{m(p.sub)}<tr><td>CA tax, batteries<td class=r>{m(p.tax)}<tr><td><b>Charged</b><td class=r><b>{d(p.total)}</b></table><p style="font-size:7.5pt">36 month unlimited mile warranty on HV pack. Paid Amex 1009.</p>'
    p.html(H(css,b),'weasyprint')
if __name__=='__main__':
    import traceback
    for f in (sys.argv[1:] or ['a%02d'%k for k in range(11,21)]):
        try: globals()[f]()
        except Exception: traceback.print_exc()
