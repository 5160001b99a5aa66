from lib import *
# ---------- b01 web-software estimate, cards per job
def b01():
    p=Paper('b01','chromium','shop_estimate','Copperline Auto Care','41877',dict(year=2017,make='Honda',model='CR-V',vin='2HKRW2H86HH618842',mileage=98214))
    L='Labor';P='Part'
    jobs=[("Front brake service",[p.it('Replace front brake pads and rotors',L,q=1.6,u=14800),
        p.it('Akebono ProACT ceramic pad set',P,q=1,u=8495,pn='ACT1578'),p.it('Front brake rotor, coated',P,q=2,u=7240,pn='BR901362'),p.it('Brake hardware kit',P,q=1,u=1850,pn='H5910')],0),
      ("CVT drain and fill",[p.it('Drain and refill CVT fluid',L,q=.8,u=14800),p.it('HCF-2 fluid, quart',P,q=4,u=1425,pn='08200-HCF2'),p.it('Drain plug washer',P,q=1,u=210,pn='90471-PX4')],1184),
      ("Cabin & engine air filters",[p.it('Engine air filter',P,q=1,u=2899,pn='CA12054'),p.it('Cabin air filter',P,q=1,u=3149,pn='CF11182'),p.it('Install both filters',L,q=.3,u=14800)],0)]
    h=''
    for n,(t,rows,dc) in enumerate(jobs,1):
        s=sum(r.a for r in rows)-dc
        h+=f'<div class=job><div class=jh><b>{n}. {t}</b><span class=ok>APPROVED</span></div><table><tr><th>Type<th>Description<th class=r>Qty/Hrs<th class=r>Price<th class=r>Total</tr>'
        for r in rows:
            h+=f"<tr><td class=g>{'Labor' if r.t==L else 'Part'}<td>{r.d}{'<div class=pn>Part # '+r.pn+'</div>' if hasattr(r,'pn') else ''}<td class=r>{fq(r.q)}<td class=r>{d(r.u)}<td class=r>{d(r.a)}</tr>"
        if dc: p.off(dc); h+=f'<tr class=dc><td class=g>Disc.<td>Loyal customer 10% off labor<td><td><td class=r>-{d(dc)}</tr>'
        h+=f'</table><div class=jt>Job total &nbsp; <b>{d(s)}</b></div></div>'
    h+='<div class="job no"><div class=jh><b>4. Rear differential fluid exchange</b><span class=de>DECLINED</span></div><table><tr><td class=g>Labor<td>Replace differential fluid<td class=r>0.5<td class=r>$148.00<td class=r>$74.00</tr><tr><td class=g>Part<td>Dual pump fluid II<td class=r>2<td class=r>$16.40<td class=r>$32.80</tr></table></div>'
    lab=p.sum(L);par=p.sum(P)
    ss=p.it('Shop Supplies','Fee',R(lab*.07));ep=p.it('EPA / Hazardous Waste','Fee',450)
    p.sub=p.net;p.tax=R(par*.06);p.tot=p.sub+p.tax
    css='body{font:12px Roboto,"Open Sans",sans-serif;color:#223;margin:0}@page{margin:14mm;size:letter}.top{display:flex;justify-content:space-between;border-bottom:3px solid #b5651d;padding-bottom:8px}h1{margin:0;font-size:20px;color:#b5651d}.job{border:1px solid #ccd;border-radius:6px;margin-top:10px;page-break-inside:avoid}.jh{background:#f4f1ec;padding:6px 10px;display:flex;justify-content:space-between}.ok{color:#287a3c;font-size:10px}.de{color:#b03030;font-size:10px}table{width:100%;border-collapse:collapse}td,th{padding:4px 10px;text-align:left;font-weight:400}th{color:#889;font-size:10px}.r{text-align:right}.g{color:#889;width:50px}.pn{font-size:10px;color:#99a}.jt{text-align:right;padding:5px 10px}.no{opacity:.6}.no td{text-decoration:line-through}.dc{color:#287a3c}.tot{width:250px;margin:12px 0 0 auto}.tot td{padding:3px 10px}'
    chrome(f'''<style>{css}</style><div class=top><div><h1>Copperline Auto Care</h1>2216 E. Holt Ave, Boise, ID 83706<br>(208) 555-0143 &middot; service@copperlineauto.example</div><div class=r>Estimate <b>#41877</b><br>Created Mar 11, 2025<br>Advisor: Dana W.</div></div>
<p><b>Priscilla Oakes</b> &middot; (208) 555-0188<br>2017 Honda CR-V EX-L 1.5L &middot; VIN 2HKRW2H86HH618842 &middot; Odometer in: 98,214 mi</p>{h}
<table class=tot><tr><td>Labor<td class=r>{d(lab)}<tr><td>Parts<td class=r>{d(par)}<tr><td>{ss.d}<td class=r>{d(ss.a)}<tr><td>{ep.d}<td class=r>{d(ep.a)}<tr class=dc><td>Discounts<td class=r>-{d(1184)}<tr><td>Subtotal<td class=r>{d(p.sub)}<tr><td>Tax (6% parts)<td class=r>{d(p.tax)}<tr style="font-size:16px;font-weight:700"><td>Grand Total<td class=r>{d(p.tot)}</table>''','b01')
    p.close()
# ---------- b02 dealer RO, dot-matrix style, reportlab
def b02():
    p=Paper('b02','reportlab','dealer_ro','LAKEMONT CHEVROLET BUICK','618402',dict(year=2019,make='CHEVROLET',model='TRAVERSE',vin='1GNERGKW8KJ304417',mileage=71506))
    a1=p.it('REPLACE WATER PUMP AND DRIVE BELT','Labor',51480);a2=p.it('PUMP KIT-WATER','Part',q=1,u=23861);a3=p.it('BELT-FAN & A/C','Part',q=1,u=6422);a4=p.it('DEXCOOL 50/50 GAL','Part',q=2,u=2675)
    b1=p.it('MULTI-POINT LUBE OIL FILTER WITH ROTATION','Service',8995)
    d1=p.it('DIAGNOSE HVAC BLOWER INOP','Service',16995)
    d2=p.it('RESISTOR ASM-BLO MOT','Part',q=1,u=5788);d3=p.it('R&R BLOWER RESISTOR','Labor',8580)
    sp=p.it('CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER','Fee',3995)
    disc=p.off(2500)
    lab=a1.a+d1.a+d3.a+b1.a; par=a2.a+a3.a+a4.a+d2.a
    p.sub=p.sum();p.tax=R(par*.0725); p.tot=p.net+p.tax
    L=[]
    w=L.append
    w('LINE OPCODE TECH TYPE HOURS                                        LIST      NET    TOTAL')
    w('-'*88)
    w('A CUSTOMER STATES COOLANT LEAK, LOW COOLANT MESSAGE ON DASH')
    w('CAUSE: WATER PUMP WEEP HOLE SEEPING')
    def lab_(op,i,tech='4471',typ='CPGM'): w(f"     {op:<7}{i.d}"); w(f"            {tech} {typ}{'':54}{m(i.a):>12}")
    def prt(pn,i): w(f"  {fq(i.q):>3} {pn:<10}{i.d:<34}{m(i.u):>15}{m(i.u):>10}{m(i.a):>12}")
    lab_('06WP1',a1);prt('12719489',a2);prt('12690517',a3);prt('12346290',a4)
    w(f"PARTS: {m(a2.a+a3.a+a4.a)}  LABOR: {m(a1.a)}  OTHER: 0.00       TOTAL LINE A: {m(a1.a+a2.a+a3.a+a4.a):>10}")
    w('71506 PRESSURE TESTED, LEAK AT PUMP. REPLACED PUMP, BELT, BLED SYSTEM.');w('*'*60)
    w('B PERFORM LUBE, OIL AND FILTER, TIRE ROTATION')
    lab_('LOFR',b1,'3902','CPC');w(f"PARTS: 0.00  LABOR: {m(b1.a)}  OTHER: 0.00       TOTAL LINE B: {m(b1.a):>10}");w('*'*60)
    w('C OPEN RECALL N222361890 DRIVER AIRBAG INFLATOR');w('     9106022 REPLACE STEERING WHEEL AIRBAG MODULE');w('            4471 WGM                                                               (N/C)')
    w('    1 84987652  AIRBAG ASM-STRG WHL                                                (N/C)')
    w('PARTS: 0.00  LABOR: 0.00  OTHER: 0.00       TOTAL LINE C:       0.00');w('*'*60)
    w('D CUSTOMER STATES BLOWER WORKS ON HIGH ONLY')
    lab_('HVDIAG',d1);lab_('04BRS',d3);prt('13514103',d2)
    w(f"PARTS: {m(d2.a)}  LABOR: {m(d1.a+d3.a)}  OTHER: 0.00       TOTAL LINE D: {m(d1.a+d3.a+d2.a):>10}");w('*'*60)
    w(f'{sp.d:<75}{m(sp.a):>12}');w(f'{"COUPON 25 OFF SERVICE OVER 250":<75}{"-"+m(disc):>12}')
    from reportlab.pdfgen import canvas
    c=canvas.Canvas(OUT+'b02.pdf',pagesize=(612,792))
    c.setFont('Helvetica-Bold',15);c.drawString(40,752,p.shop);c.setFont('Helvetica',8)
    c.drawString(40,740,'4100 Shoreline Hwy  Erie, PA 16505   Service (814) 555-0120   www.lakemontchevy.example')
    y=725
    boxes=[[('CUSTOMER NO.','88213'),('ADVISOR','TERI BOLT 512'),('TAG','T417'),('INVOICE DATE','08/19/24'),('INVOICE NO.','618402')],
      [('LABOR RATE','195.00'),('LICENSE','KJT4417'),('MILEAGE','71506 / 71511'),('COLOR','SUMMIT WHT'),('STOCK NO.','')],
      [('YEAR / MAKE / MODEL','2019 / CHEVROLET / TRAVERSE LT'),('DELIVERY DATE','04/02/19'),('VEHICLE I.D. NO.','1GNERGKW8KJ304417')]]
    for row in boxes:
        n=len(row);W=532/n
        for k,(a,b) in enumerate(row):
            c.rect(40+k*W,y-26,W,26);c.setFont('Helvetica',5.5);c.drawString(43+k*W,y-7,a);c.setFont('Courier-Bold',8.5);c.drawString(43+k*W,y-20,b)
        y-=26
    y-=16;c.setFont('Courier',8.6)
    for l in L: c.drawString(46,y,l);y-=10.3
    yb=150;rows=[('LABOR AMOUNT',lab),('PARTS AMOUNT',par),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',0),('MISC. CHARGES',sp.a),('TOTAL CHARGES',p.sum()),('LESS INSURANCE/DISC.',disc),('SALES TAX',p.tax),('PLEASE PAY THIS AMOUNT',p.tot)]
    c.rect(352,yb-9*13-4,220,9*13+18);c.setFont('Helvetica-Bold',7);c.drawString(356,yb+5,'DESCRIPTION');c.drawRightString(568,yb+5,'TOTALS')
    for a,b in rows:
        yb-=13;c.setFont('Helvetica',7.5);c.drawString(356,yb+3,a);c.setFont('Courier-Bold',9);c.drawRightString(568,yb+3,m(b))
    c.setFont('Helvetica',6)
    for k,t in enumerate(['STATEMENT OF DISCLAIMER','The factory warranty constitutes all of the warranties with respect','to the sale of this item/items. The seller hereby expressly disclaims','all warranties either express or implied.','','X ______________________________ CUSTOMER SIGNATURE']): c.drawString(44,140-k*9,t)
    c.save();p.close()
# ---------- b03 DOS garage program, plain text, enscript
def b03():
    p=Paper('b03','enscript','invoice',"HOLLIS & SON GARAGE",'20388',dict(year=2008,make='FORD',model='RANGER',mileage=164902))
    T=[("Remove and replace both front lower ball joints, press in new, grease, torque",p.it('Remove and replace both front lower ball joints, press in new, grease, torque','Labor',q=3.2,u=8500)),
       (0,p.it('Four wheel alignment, set toe and camber','Service',8995))]
    P=[('MG K80149',p.it('Ball joint, lower',"Part",q=2,u=4188)),('TP 78x12',p.it('Tie rod end outer LH','Part',q=1,u=3645)),('GRS-14',p.it('Grease, moly cartridge','Part',q=1,u=799)),('CP-18',p.it('Cotter pin','Part',q=3,u=45))]
    tow=p.it('Tow in from Rt 9 lot','Service',7500);ss=p.it('Rags, cleaner, waste','Fee',980)
    par=sum(i.a for _,i in P);lab=T[0][1].a+T[1][1].a
    p.sub=p.sum();p.tax=R(par*.055);p.tot=p.sub+p.tax
    t=f'''
  ==========================================================================
      {p.shop}                                  INVOICE  20388
      RFD 2 BOX 118, CORNVILLE ME                          10-02-2023
      TEL 207-555-0177                                     CASH/CHECK ONLY
  ==========================================================================
  SOLD TO: MERLE TIBBETTS              VEHICLE: 2008 FORD RANGER 4X4 4.0
           41 POND RD                  PLATE: 3381 RT    ODOM: 164,902
  --------------------------------------------------------------------------
  LABOR PERFORMED
      Remove and replace both front lower ball joints,
      press in new, grease, torque
           3.2 hours @  85.00  ............................{m(T[0][1].a):>14}
      {T[1][1].d}
           flat  ..........................................{m(T[1][1].a):>14}
                                            LABOR TOTAL    {m(lab):>14}

  PARTS USED
'''
    for pn,i in P: t+=f"      {i.d}\n           {fq(i.q)} ea   no. {pn:<12} each{m(i.u):>9}  .......{m(i.a):>14}\n"
    t+=f'''                                            PARTS TOTAL    {m(par):>14}

  OTHER
      {tow.d:<53}{m(tow.a):>14}
      {ss.d:<53}{m(ss.a):>14}
                                            OTHER TOTAL    {m(tow.a+ss.a):>14}
  --------------------------------------------------------------------------
                                            SUB-TOTAL      {m(p.sub):>14}
                                            ME TAX 5.5%    {m(p.tax):>14}
                                            AMOUNT DUE     {m(p.tot):>14}
  --------------------------------------------------------------------------
  NOTE: Upper ball joints have some play, check at next oil change.
        Frame rust at LR spring hanger, will not pass sticker much longer.
  30 DAYS SAME AS CASH.  1.5% PER MO. AFTER.             THANK YOU - WALT
'''
    enscript(t,'b03',('-B','-f','Courier10.5'));p.close()
# ---------- b04 groff tbl estimate letterhead
def b04():
    p=Paper('b04','groff','shop_estimate','Nordvik Imports','N-2291',dict(year=2012,make='Volvo',model='XC70',vin='YV4940BZ8C1129034',mileage=141350))
    P=[('31401556',p.it('Control arm, front left, Lemförder','Part',q=1,u=21840)),('31401557',p.it('Control arm, front right, Lemförder','Part',q=1,u=21840)),('31277883',p.it('Sway bar end link','Part',q=2,u=3890)),('985870',p.it('Axle bolt, one-time use','Part',q=2,u=625))]
    W=[p.it('Front control arms, both sides','Labor',46200,q=3.5),p.it('Sway bar links (with arms)','Labor',6600,q=.5),p.it('Wheel alignment, four wheels','Service',14500)]
    fr=p.it('Inbound freight on arms','Fee',1800)
    ps=sum(i.a for _,i in P);ls=sum(i.a for i in W)
    p.sub=p.sum();p.tax=R(ps*.0875);p.tot=p.sub+p.tax
    pr=''.join(f"{pn}\t{i.d}\t{fq(i.q)}\t{m(i.u)}\t{m(i.a)}\n" for pn,i in P)
    lr=''.join(f"{i.d}\t{fq(i.q) if i.q else 'flat'}\t{m(i.a)}\n" for i in W)
    s=f'''.nr PS 11
.nr VS 14
.nr PO 1i
.nr LL 6.5i
.ds CH
.LP
.ce 3
\\s+8\\fBNordvik Imports\\fR\\s0
\\fIService and parts for Volvo and Saab since 1991\\fR
877 Quarry Lane, Nyack, New York 10960 \\(bu 845 555 0164
.sp 1
.LP
Estimate \\fBN-2291\\fR, prepared 6 May 2024 for Mr. and Mrs. A. Feldgate
.br
2012 Volvo XC70 3.2, VIN YV4940BZ8C1129034, 141,350 miles
.sp .5
.LP
\\fBParts\\fR
.TS
center box;
lb lb cb rb rb
l l c n n.
Volvo no.	Item	Qty	Each	Amount
_
{pr}_
.T&
l s s s n.
Sum of parts	{m(ps)}
.TE
.LP
\\fBShop time\\fR (our rate is $132.00 an hour)
.TS
center;
lbw(3.8i) cb rb
l c n.
Operation	Hours	Amount
=
{lr}_
Sum of shop time		{m(ls)}
.TE
.LP
.TS
center expand;
l n.
{fr.d}	{m(fr.a)}
Before tax	{m(p.sub)}
New York sales tax 8.75% on parts	{m(p.tax)}
\\fBEstimate total\\fR	\\fB{m(p.tot)}\\fR
.TE
.LP
\\fIWe also saw, and have not priced into the above:\\fR rear trailing arm bushings cracked (about 640.00), PCV hose sweating.
Good for thirty days. No work is begun without your word.
'''
    groff(s,'b04',('-t','-ms'));p.close()
# ---------- b05 QuickBooks-like, weasyprint
def b05():
    p=Paper('b05','weasyprint','invoice','Rooster Creek Mobile Mechanics LLC','1067',dict(year=2014,make='Jeep',model='Wrangler'))
    rows=[('05/14/2024','Diagnostics',p.it('On-site no-start diagnosis','Service',q=1,u=9500)),
     ('05/14/2024','Parts',p.it('Starter motor, remanufactured, 3.6L','Part',q=1,u=18763)),
     ('05/14/2024','Labor',p.it('Starter replacement in customer driveway','Labor',q=1.75,u=11000)),
     ('05/15/2024','Parts',p.it('Battery H6 AGM 760 CCA','Part',q=1,u=21999)),
     ('05/15/2024','Labor',p.it('Clean and repair corroded ground strap','Labor',q=.5,u=11000)),
     ('05/15/2024','Fees',p.it('Trip charge, second visit','Fee',q=1,u=3500))]
    dc=p.off(1500)
    p.sub=p.sum();p.tax=R((18763+21999)*.08);p.tot=p.net+p.tax
    note={0:'Customer reported click only. Voltage drop tested, starter draw 410 A.',3:'24 month free replacement',4:''}
    h=''.join(f"<tr><td>{a}<td><b>{b}</b><td>{i.d}{'<br><i>'+note[k]+'</i>' if note.get(k) else ''}<td class=r>{fq(i.q)}<td class=r>{m(i.u)}<td class=r>{m(i.a)}</tr>" for k,(a,b,i) in enumerate(rows))
    weasy(f'''<style>@page{{size:letter;margin:18mm}}body{{font:10pt "Open Sans",sans-serif}}h1{{color:#2c7;font-weight:300;font-size:24pt;margin:10px 0}}th{{background:#e3f6ea;color:#186;text-align:left;font-size:8pt}}td,th{{padding:6px}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}i{{color:#777;font-size:8.5pt}}</style>
<b>{p.shop}</b><br>PO Box 530<br>Dripping Springs, TX 78620 US<br>+1 5125550110<br>pete@roostercreek.example<h1>INVOICE</h1>
<table><tr><td><b>BILL TO</b><br>Lacey Brandt<br>19 Juniper Loop<td><b>INVOICE</b> 1067<br><b>DATE</b> 05/15/2024<br><b>TERMS</b> Due on receipt<br><b>DUE DATE</b> 05/15/2024<td><b>VEHICLE</b><br>2014 Jeep Wrangler Sport<br><b>PLATE</b> LKD 2207</table><br>
<table><tr><th>DATE<th>ACTIVITY<th>DESCRIPTION<th class=r>QTY<th class=r>RATE<th class=r>AMOUNT</tr>{h}</table><hr style="border:0;border-top:1px dashed #aaa">
<table><tr><td rowspan=6 width=50% style="color:#777;vertical-align:top">Thank you for calling Rooster Creek! Zelle or card by link.<td>SUBTOTAL<td class=r>{m(p.sub)}<tr><td>DISCOUNT<td class=r>-{m(dc)}<tr><td>TAX<td class=r>{m(p.tax)}<tr><td>TOTAL<td class=r>{m(p.tot)}<tr><td>PAYMENT<td class=r>{m(20000)}<tr><td>BALANCE DUE<td class=r style="font-size:15pt;font-weight:700">{d(p.tot-20000)}</table>''','b05');p.close()
# ---------- b06 LaTeX transmission proposal with options
def b06():
    p=Paper('b06','pdflatex','shop_estimate','Gearhart Transmission','7715',dict(year=2015,make='GMC',model='Sierra',mileage=128440))
    A=[p.it('6L80 remanufactured unit, 36 mo./100k','Part',q=1,u=289500),p.it('Torque converter, billet cover','Part',q=1,u=46500),p.it('External cooler, stacked plate','Part',q=1,u=18900),p.it('Dexron VI, quarts','Part',q=14,u=895),
       p.it('Remove and install, flush lines, program TCM','Labor',q=9.5,u=13500)]
    sh=p.it('Crate and core freight','Fee',22500);dc=p.off(10000)
    p.sub=p.net;p.tax=R(sum(i.a for i in A[:4])*.07);p.tot=p.sub+p.tax
    rows=''.join(f"{i.d} & {fq(i.q)} & {m(i.u)} & {m(i.a)}\\\\\n" for i in A)
    latex(r'''\documentclass[11pt]{article}\usepackage[letterpaper,margin=1in]{geometry}\usepackage[T1]{fontenc}\usepackage{tabularx,amssymb,lmodern}\let\toprule\hline\let\midrule\hline\let\bottomrule\hline\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}{\LARGE\scshape Gearhart Transmission}\hfill Proposal no.\ \textbf{7715}\\[2pt]\small 1409 Foundry Street, Dayton, Ohio \textbullet\ 937-555-0126 \hfill February 3, 2025\\\rule{\textwidth}{1pt}\normalsize

\bigskip For: Curtis Amaro \hfill 2015 GMC Sierra 1500, 5.3L, 128,440 miles

\bigskip\textbf{Finding.} Pan full of clutch material, 3-5-R drum slipping, TCC code P0741. Three ways to go were talked over on the phone:

\medskip$\square$ Option 1: Used unit, 90 days, \$2,350.00 installed, plus tax.\\
$\boxtimes$ \textbf{Option 2: Remanufactured unit} (chosen by customer, 2/3, 4:10 pm).\\
$\square$ Option 3: Rebuild yours in house, about \$3,900.00, eight working days.

\bigskip\begin{tabularx}{\textwidth}{Xrrr}\toprule \textbf{Option 2 in detail} & Qty & Each & Extended\\\midrule
'''+rows+r'''\midrule '''+f"{sh.d} & & & {m(sh.a)}\\\\ Winter special, heavy repair & & & $-${m(dc)}\\\\\\midrule Total before tax & & & {m(p.sub)}\\\\ Montgomery County tax, parts 7\\% & & & {m(p.tax)}\\\\ \\textbf{{You pay}} & & & \\textbf{{\\${m(p.tot)}}}\\\\"+r'''\bottomrule\end{tabularx}

\bigskip Half down (\$2,500.00) to order the unit. Core must come back whole or a \$900.00 core charge will apply.

\vspace{2cm}\rule{6cm}{.4pt}\hfill\rule{4cm}{.4pt}\\ Customer \hfill Date\hspace{3.2cm}
\end{document}''','b06');p.close()
# ---------- b07 quick-lube receipt, cairo, narrow
def b07():
    import cairo
    p=Paper('b07','cairo','receipt','DIPSTICK EXPRESS LUBE #14','014-220917',dict(year=2020,make='TOYOTA',model='CAMRY',mileage=61884))
    I=[('SIGNATURE SYNTHETIC OIL CHANGE',p.it('SIGNATURE SYNTHETIC OIL CHANGE','Service',8999),['0W16 FULL SYN  UP TO 5 QT','FILTER PH9972']),
       ('',p.it('WIPER BLADE 26IN','Part',2299,q=1),[]),('',p.it('WIPER BLADE 20IN','Part',1899,q=1),[]),
       ('',p.it('AIR FILTER AF3196','Part',2699,q=1),[]),('',p.it('COOLANT EXCHANGE','Service',12999),['ASIAN RED, LIFETIME']),('',p.it('SHOP/ENVIRO FEE','Fee',449),[])]
    c1=p.off(1500);c2=p.off(500)
    p.sub=p.net;p.tax=R(p.sub*.0625);p.tot=p.sub+p.tax
    L=[('c',p.shop),('c','1188 W 7TH ST  RENO NV'),('c','775-555-0199'),('',''),('lr','INV 014-220917','04/26/25 10:52'),('lr','BAY 2  TECH JO/MIKE','CSR ANA'),('','2020 TOYOTA CAMRY LE 2.5L'),('lr','MILES 61,884','PLATE 88F-Q21'),('-',)]
    for _,i,n in I:
        L.append(('lr',i.d if i.q is None else f"{fq(i.q)} {i.d}",m(i.a)))
        L+= [('','   '+x) for x in n]
    L+=[('','TIRE PRESSURE 35/35          OK'),('lr','TOP OFF WASHER','0.00'),('lr','CPN SAVE15 CODE 5512','15.00-'),('lr','AAA MEMBER','5.00-'),('-',),('lr','SUBTOTAL',m(p.sub)),('lr','SALES TAX 6.25%',m(p.tax)),('lr','TOTAL',d(p.tot)),('',''),('lr','VISA ****4471',m(p.tot)),('','AUTH 09122D'),('-',),('','DECLINED TODAY:'),('lr',' TRANS FLUID EXCH','189.99'),('lr',' CABIN FILTER','49.99'),('',''),('c','NEXT SERVICE 66,884 OR 10/26/25'),('c','TELL US HOW WE DID')]
    W=226;H=24+len(L)*11.2
    s=cairo.PDFSurface(OUT+'b07.pdf',W,H);x=cairo.Context(s);x.select_font_face('DejaVu Sans Mono');x.set_font_size(7.6)
    y=20
    for l in L:
        if l[0]=='-': x.move_to(12,y-3);x.line_to(W-12,y-3);x.set_line_width(.5);x.set_dash([2,2]);x.stroke()
        elif l[0]=='lr':
            x.move_to(12,y);x.show_text(l[1]);e=x.text_extents(l[2]).x_advance;x.move_to(W-12-e,y);x.show_text(l[2])
        elif l[0]=='c': e=x.text_extents(l[1]).x_advance;x.move_to((W-e)/2,y);x.show_text(l[1])
        else: x.move_to(12,y);x.show_text(l[1])
        y+=11.2
    s.finish();p.close()
import sys
for f in sys.argv[1:]: globals()[f]()
