from lib import *
def wpdf(name,html):
    p=B+name+'.html';open(p,'w').write('<!doctype html>'+html);run('weasyprint',p,OUT+name+'.pdf',timeout=120)
# ---------- 06 NAPA TRACS manner
v=vin("1C4RJFBG",2015,"C","728390")
ops=[("Job 1: Radiator R&R",[L("Radiator Replace","labor",h=2.9,u=125),L("Radiator","part",q=1,u=231.47,pn="NR 8013157"),L("Coolant OAT purple gal","part",q=4,u=27.99,pn="NAC HOAT1"),L("Radiator hose lower","part",q=1,u=44.12,pn="NBH 26449")]),
 ("Job 2: Battery",[L("Battery - R&R under passenger seat","labor",h=.6,u=125),L("Battery AGM H7","part",q=1,u=219.99,pn="BAT 9894R"),L("Core - Battery AGM H7","part",q=1,u=22.00,pn="BAT 9894R"),L("Core Return - Battery AGM H7","part",q=-1,u=22.00,pn="BAT 9894R")]),
 ("Job 3: A/C",[L("Evacuate & recharge A/C system","labor",h=1.2,u=125),L("R1234yf refrigerant (oz)","part",q=23,u=7.25,pn="REF 1234"),L("UV dye","part",q=1,u=9.85,pn="UVW 376108")])]
ls=[l for o in ops for l in o[1]];sh=L("Shop Supplies","fee",29.38);al=ls+[sh]
par=summ([l for l in ls if l.type=='part']);lab=summ([l for l in ls if l.type=='labor']);st=summ(al);tax=r2((par+sh.total)*D('.07'));tot=st+tax
truth("06_ridgeline_tracs","WeasyPrint",[],"Ridgeline Auto Repair",(2015,"Jeep","Grand Cherokee",v,118552),al,[],st,tax,tot)
rows=""
for t,l3 in ops:
    rows+=f'<tr class=j><td colspan=6>{esc(t)}</td></tr>'
    for l in l3:
        if l.type=='labor': rows+=f'<tr><td>L</td><td></td><td>{esc(l.desc)}</td><td>{l.h:.2f}</td><td>{m(l.u)}</td><td>{m(l.total)}</td></tr>'
        else: rows+=f'<tr><td>P</td><td>{l.pn}</td><td>{esc(l.desc)}</td><td>{l.q:.2f}</td><td>{m(l.u)}</td><td>{m(l.total)}</td></tr>'
    if 'A/C' in t: rows+='<tr><td>N</td><td></td><td colspan=4>Note: recovered 0.41 lb of 1.44 lb. Leak at condenser - est. 618.00 if it returns within 90 days.</td></tr>'
wpdf("06_ridgeline_tracs",f'''<meta charset=utf8><style>@page{{size:letter;margin:.5in;@bottom-right{{content:"Page " counter(page) " of " counter(pages);font:8pt Carlito}}}}body{{font:10.5pt Carlito}}.hd{{border:1.5pt solid #003b8e;padding:6pt;display:flex;justify-content:space-between}}.hd b{{font-size:17pt;color:#003b8e}}
table{{width:100%;border-collapse:collapse;margin-top:8pt}}.l td{{border-left:.5pt solid #888;border-right:.5pt solid #888;padding:2pt 5pt}}.l th{{background:#003b8e;color:#fff;font-size:9.5pt;padding:2pt 5pt;text-align:left}}td:nth-child(n+4){{text-align:right}}.l{{border:.5pt solid #888}}.j td{{background:#e4ebf6;font-weight:bold}}.l td[colspan="4"]{{text-align:left;font-style:italic}}.in td{{text-align:left!important;border:.5pt solid #888;padding:3pt 5pt;font-size:9.5pt}}.s{{width:45%;margin-left:auto}}.s td{{text-align:right;padding:1.5pt 5pt}}</style>
<div class=hd><div><b>Ridgeline Auto Repair</b><br>519 Haywood Rd, Asheville NC 28806 &nbsp; (828) 555-0125</div><div style="text-align:right">Invoice No. <span style="font-size:14pt">27790</span><br>Date 06/28/2024 4:12 PM<br>Tech: 04 - BG</div></div>
<table class=in><tr><td><i>Customer</i> Harriet Oyelaran<br>18 Dunwell Ave, Asheville NC 28806<br>(828) 555-0166</td><td><i>Vehicle</i> 2015 Jeep Grand Cherokee Limited<br>3.6L V6 4WD<br>VIN {v}</td><td><i>Mileage In</i> 118552<br><i>Mileage Out</i> 118560<br><i>License</i> PKD-3318 NC</td></tr></table>
<table class=l><tr><th>T</th><th>Number</th><th>Description</th><th>Qty</th><th>Price</th><th>Total</th></tr>{rows}</table>
<table class=s><tr><td>Parts</td><td>{m(par)}</td></tr><tr><td>Labor</td><td>{m(lab)}</td></tr><tr><td>Shop Supplies</td><td>{m(sh.total)}</td></tr><tr><td>Sub Total</td><td>{m(st)}</td></tr><tr><td>NC Sales Tax 7.00%</td><td>{m(tax)}</td></tr><tr><td><b>Invoice Total</b></td><td><b>${m(tot)}</b></td></tr></table>
<p style="font-size:8.5pt"><b>AutoCare Peace of Mind:</b> parts and labor warranty 36 months / 36,000 miles, nationwide, call 1-800-555-0147. Old parts available for inspection until close of business. Unclaimed vehicles incur $25/day after 5 days. Est. 1987.</p>''')

# ---------- 15 Protractor manner, 2 pages, invoice; service packages, each with lines; some packages one amount
v=vin("5TDJZRFH",2016,"S","360917")
pk=[("PM60","60,000 Mile Maintenance Package",[L("60,000 Mile Maintenance Package","service",489.00)],["Engine oil 0W-20 synthetic, 7 qt","Oil filter element","Engine air filter","Cabin air filter","Inspect brakes, CV boots, steering linkage","Rotate tires to 35 psi"]),
 ("BRK","Brake Service - Rear",[L("Replace rear brake pads and rotors","labor",h=1.6,u=148),L("Brake pad set rear, OE","part",q=1,u=92.70),L("Brake rotor rear","part",q=2,u=83.15),L("Brake caliper slide lubricant","part",q=1,u=3.95)],["Measured: LR 2 mm, RR 2.5 mm"]),
 ("WTR","Water Leak Diagnosis",[L("Diagnose water leak, right front floor","labor",h=1.5,u=148),L("Clear sunroof drain tubes","labor",h=.5,u=148)],["Sunroof front drain plugged with debris."]),
 ("STR","Front Struts",[L("Replace front strut assemblies, both sides","labor",h=2.8,u=148),L("Strut assembly complete, front left","part",q=1,u=246.80),L("Strut assembly complete, front right","part",q=1,u=246.80),L("Stabilizer link nut","part",q=4,u=3.10),L("Alignment, four wheel","service",q=1,u=119.00)],["Both struts leaking. Alignment required after struts."]),
 ("BLB","Lamps",[L("Low beam bulb H11","part",q=2,u=18.95),L("Install headlamp bulbs","labor",h=.4,u=148)],[])]
ls=[l for p in pk for l in p[2]];sh=L("Shop Materials","fee",42.00);ev=L("Environmental Charge","fee",8.00);al=ls+[sh,ev];d1=D('48.90');d2=D('20.00')
st=summ(al);tb=summ([l for l in al if l.type=='part'])+sh.total;tax=r2(tb*D('.101'));tot=st-d1-d2+tax
truth("15_cascade_invoice","WeasyPrint",[],"Cascade Independent Motors",(2016,"Toyota","Highlander",v,61908),al,[("Preventive maintenance 10%",d1),("Loyalty reward",d2)],st,tax,tot)
bd=""
for c,t,l3,nt in pk:
    bd+=f'<div class=pk><div class=ph><span>{c}</span> {esc(t)}'+(f'<em>{m(l3[0].total)}</em>' if c=='PM60' else '')+'</div>'
    bd+=''.join(f'<div class=nt>{esc(n)}</div>' for n in nt)
    if c!='PM60': bd+='<table>'+''.join(f'<tr><td>{esc(l.desc)}</td><td>{(l.q if l.q is not None else l.h):g}{" hr" if l.h else ""}</td><td>{m(l.u)}</td><td>{m(l.total)}</td></tr>' for l in l3)+f'<tr class=st><td></td><td></td><td>Subtotal</td><td>{m(summ(l3))}</td></tr></table>'
    bd+='</div>'
wpdf("15_cascade_invoice",f'''<meta charset=utf8><style>@page{{size:letter;margin:.8in .8in .7in;@top-right{{content:"Invoice 60217   Page " counter(page) " of " counter(pages);font:8.5pt Lato}}@top-left{{content:"Cascade Independent Motors";font:bold 9pt Lato}}}}body{{font:10.5pt/1.4 Lato}}.pk{{margin:9pt 0;break-inside:avoid}}.ph{{font-weight:700;border-bottom:1pt solid #000;font-size:11.5pt}}.ph span{{background:#000;color:#fff;font-size:8pt;padding:1pt 4pt;margin-right:5pt}}.ph em{{float:right;font-style:normal}}.nt{{color:#555;padding-left:36pt;font-size:9.5pt}}table{{width:100%;border-collapse:collapse}}td{{padding:1.5pt 3pt}}td:nth-child(n+2){{text-align:right;width:60pt}}.st td{{font-style:italic;color:#444}}.sm{{width:52%;margin:12pt 0 0 auto;break-inside:avoid}}.info td{{text-align:left!important;width:auto!important;vertical-align:top}}.dec{{font-size:9.5pt;border:1pt solid #999;padding:5pt 8pt;break-inside:avoid}}</style>
<table class=info><tr><td><b style="font-size:16pt">Invoice</b><br>12044 Aurora Ave N, Seattle WA 98133<br>206-555-0174</td><td><b>Odalys Brennan</b><br>1127 N 97th St<br>Seattle WA 98103<br>206-555-0138</td><td><b>2016 Toyota Highlander XLE V6</b><br>{v}<br>Plate BJK4482<br>Odometer 61,908 in / 61,915 out</td></tr></table>
{bd}
<div class=pk><div class=ph><span>INS</span> Complimentary Inspection<em>0.00</em></div></div>
<div class=dec><b>Deferred Service Packages</b> (estimates, plus tax)<br>Front brake pads at 4 mm .......... 398.20<br>Power steering rack boot, left .......... 214.00<br>Transmission drain and fill .......... 186.50</div>
<table class=sm><tr><td>Parts</td><td>{m(summ([l for l in ls if l.type=="part"]))}</td></tr><tr><td>Labor</td><td>{m(summ([l for l in ls if l.type=="labor"]))}</td></tr><tr><td>Packages and sublet</td><td>{m(summ([l for l in ls if l.type=="service"]))}</td></tr><tr><td>Shop Materials</td><td>{m(sh.total)}</td></tr><tr><td>Environmental Charge</td><td>{m(ev.total)}</td></tr><tr><td>Subtotal</td><td>{m(st)}</td></tr><tr><td>Preventive maintenance 10%</td><td>-{m(d1)}</td></tr><tr><td>Loyalty reward</td><td>-{m(d2)}</td></tr><tr><td>Sales tax 10.1% of {m(tb)}</td><td>{m(tax)}</td></tr><tr style="font-weight:900;font-size:13pt"><td>Total</td><td>{m(tot)}</td></tr><tr><td>Paid Amex 1006</td><td>{m(tot)}</td></tr></table>
<p style="font-size:8pt">Warranty 3 years or 36,000 miles whichever occurs first. Preventive maintenance excluded. Next service due at 66,900 miles or 09/2025. Financing available: 6 months same as cash on purchases over $199.</p>''')

# ---------- 10 LaTeX European independent
v=vin("WBA8E9G5",2016,"N","T48213")
ls=[L("Valve cover gasket and oil filter housing gasket, replace","labor",h=4.5,u=175),L("Valve cover gasket set, Elring","part",q=1,u=88.40),L("Oil filter housing gasket","part",q=1,u=14.65),L("Oil cooler gasket","part",q=2,u=9.20),L("Aluminum bolts, one-time use","part",q=22,u=1.85),L("Coolant expansion tank, Behr","part",q=1,u=112.30),L("BMW coolant concentrate, 1.5 L","part",q=2,u=28.75),L("Expansion tank, replace and bleed system","labor",h=.8,u=175),L("Oil service LL-01 5W-30 with filter","service",189.00),L("Scan vehicle, clear faults, short test","labor",h=.5,u=175)]
sh=L("Workshop consumables","fee",26.00);al=ls+[sh];st=summ(al);tx=summ([l for l in al if l.type=='part'])+sh.total;tax=r2(tx*D('.0885'));tot=st+tax
truth("10_stuttgarter_latex","pdfLaTeX",[],"Stuttgarter Werkstatt",(2016,"BMW","328i",v,84975),al,[],st,tax,tot)
te=lambda s:s.replace('&','\\&').replace('$','\\$').replace('%','\\%').replace('#','\\#')
tex=r'''\documentclass[11pt,letterpaper]{article}\usepackage[margin=0.95in]{geometry}\usepackage{palatino}\usepackage[T1]{fontenc}\usepackage{booktabs,tabularx,xcolor}\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}{\huge\scshape Stuttgarter Werkstatt}\hfill{\large Kostenvoranschlag / Estimate}\\[2pt]{\small Independent service for BMW, Mercedes-Benz, Porsche and Audi since 1991\hfill No.~E-2025-0219}\\{\small 84 Commerce Park Dr, White Plains, NY 10604 \textbullet{} 914-555-0193\hfill February 19, 2025}\\[-4pt]\rule{\textwidth}{0.8pt}
\vspace{4pt}\begin{tabularx}{\textwidth}{@{}lXlX@{}}Client & Dr.\ Anselm Roth & Vehicle & 2016 BMW 328i xDrive (F30, N26)\\ Phone & 914-555-0121 & VIN & '''+v+r'''\\ Order & verbal, 8:40 a.m. & Mileage & 84,975\end{tabularx}
\vspace{10pt}\begin{tabularx}{\textwidth}{@{}r X r r r@{}}\toprule Pos. & Description & Qty/Hrs & Each & Amount\\\midrule
'''
for i,l in enumerate(ls,1):
    tex+=f"{i} & {te(l.desc)} & "+(f"{l.q}" if l.q else f"{l.h:.1f} h" if l.h else "")+" & "+(m(l.u) if l.u else "")+f" & {m(l.total)}\\\\\n"
tex+=f"11 & Test drive and fluid top-off & 1 & --- & n/c\\\\\n12 & {sh.desc} & & & {m(sh.total)}\\\\\\midrule\n & & \\multicolumn{{2}}{{r}}{{Net}} & {m(st)}\\\\ & & \\multicolumn{{2}}{{r}}{{Sales tax 8.85\\% on {m(tx)}}} & {m(tax)}\\\\ & & \\multicolumn{{2}}{{r}}{{\\textbf{{Total US\\$}}}} & \\textbf{{{m(tot)}}}\\\\\\bottomrule\\end{{tabularx}}\n"
tex+=r'''
\vspace{12pt}\textbf{Also noted (not part of this estimate):} oil pan gasket seeping, approx.\ \$1,180.00 plus tax; rear differential fluid \$165.00; rear tires 225/45R18 at 3/32.

\vspace{8pt}{\footnotesize Estimate binding for 21 days. Genuine or OEM parts carry a warranty of 24 months without mileage limit. A diagnosis charge of \$175.00 applies only if the work is not carried out. Deposit of 30\% due when special-order parts exceed \$500.}

\vspace{26pt}\rule{6cm}{0.4pt}\hfill\rule{4cm}{0.4pt}\\{\footnotesize Authorization\hfill Date\hspace{3.2cm}}\end{document}'''
open(B+'p10.tex','w').write(tex);run('pdflatex','-interaction=nonstopmode','p10.tex',cwd=B);run('cp',B+'p10.pdf',OUT+'10_stuttgarter_latex.pdf')

# ---------- 13 groff transmission shop
v=vin("1FTFW1ET",2012,"K","D55862")
ls=[L("Remove & reinstall transmission, 4x4","labor",945.00),L("Overhaul 6R80 transmission, bench","labor",1250.00),L("Master rebuild kit w/ frictions & steels","part",q=1,u=389.50),L("Torque converter, remanufactured","part",q=1,u=318.00),L("Core deposit, torque converter","fee",q=1,u=75.00),L("Lead frame / conductor plate","part",q=1,u=176.25),L("Mercon LV fluid, quart","part",q=13,u=8.60),L("Filter & pan gasket","part",q=1,u=42.80),L("Cooler flush","service",65.00),L("Program TCM adaptive learn","labor",h=1,u=110,ph=None,pu=None),L("Shop materials","fee",48.00)]
d=D('100.00');st=summ(ls);tx=summ([l for l in ls if l.type=='part'])+48;tax=r2(tx*D('.065'));tot=st-d+tax
truth("13_capitol_transmission","groff (tbl, me)",[],"Capitol City Transmissions",(2012,"Ford","F-150",v,156340),ls,[("Military discount",d)],st,tax,tot)
g=lambda s:s
gr='''.po 0.9i
.ll 6.7i
.pl 11i
.ft H
.nf
.vs 13
.sp 0.5i
.ps 20
.ft HB
.ce 3
CAPITOL CITY TRANSMISSIONS
.ps 10
.ft H
Standard \\(bu Automatic \\(bu Differentials \\(bu Clutches
1920 S Meridian Ave, Oklahoma City OK 73108   405-555-0159
.sp 1
.ft HB
.ps 13
WORK ORDER / INVOICE  7714
.ps 10
.ft H
.sp .5
.TS
tab(|) ;
l l l l.
Customer:|Dewayne Stubblefield|Date in:|03/11/2024
Phone:|405-555-0113|Date out:|03/18/2024
Vehicle:|2012 Ford F-150 XLT 3.5L EcoBoost|Mileage in:|156,340
VIN:|'''+v+'''|Mileage out:|156,352
Tag:|IQM-285 OK|Trans type:|6R80, tag BL3P-AA
.TE
.sp .6
Complaint: no 3rd / 5th gear, flares 2-3, codes P0733 P0735. Pan full of friction material.
.sp .6
.TS
box tab(|) ;
cb | cb | cb | cb
n | l | n | n.
QTY|DESCRIPTION|UNIT|AMOUNT
=
'''
for l in ls: gr+=f"{l.q or ''}|{g(l.desc)}|{m(l.u) if l.pu else ''}|{m(l.total)}\n"
gr+='|Road test 14 miles, no codes|\\0|N/C\n.TE\n.sp .5\n.in 3.7i\n.ta 2.9iR\n'
for a,b in [("Sub-total",m(st)),("Military discount","\\-"+m(d)),("Sales tax 6.5% (parts & materials)",m(tax)),("\\fBTOTAL\\fP","\\fB$"+m(tot)+"\\fP"),("Deposit rec'd 3/11 cash","1,000.00"),("\\fBBALANCE DUE\\fP","\\fB$"+m(tot-1000)+"\\fP")]: gr+=f"{a}\t{b}\n"
gr+='''.in 0
.sp 1
.fi
.ps 9
.vs 11
\\fBNot done at customer's request:\\fP transfer case reseal, $420.00; rear U-joint, $138.50; motor mount RH, $265.00.
.sp .5
WARRANTY: Overhaul is covered 12 months or 12,000 miles nationwide; extended 36/50,000 coverage available within 10 days for $295.00. Warranty is void without 15-day recheck. Core deposit of $75.00 is refundable when the old converter is accepted by the rebuilder. Storage $20 per day after 72 hours.
.sp 1.5
.nf
Authorized by ______________________      Received by ______________________
'''
open(B+'p13.roff','w').write(gr)
ps=run('bash','-c',f'groff -t -Tps -P-pletter {B}p13.roff > {B}p13.ps && ps2pdf {B}p13.ps {OUT}13_capitol_transmission.pdf')
