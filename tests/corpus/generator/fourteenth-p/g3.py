# weasyprint p03 p12 p13 ; typst p04 p15
from lib import *
e=html.escape
def p03():
    V=vin('4T1G11AK8MU512066'); P='P'
    R=[('h','FRONT BUMPER & GRILLE'),('','O/H','bumper assy',None,'',2.8,None),('*','Repl','RECOND Bumper cover w/o park sensor',It('RECOND Bumper cover w/o park sensor',P,1,28700,pn='5211906R05'),'',None,2.6),('','','Add for Clear Coat',None,'',None,1.0),
      ('','Repl','Lower grille',It('Lower grille',P,1,11243,pn='5311206330'),'Incl.',None,None),('**','Repl','A/M CAPA Energy absorber',It('A/M CAPA Energy absorber',P,1,4800,pn='TO1070245C'),'Incl.',None,None),('','Repl','Emblem',It('Emblem',P,1,5866,pn='7530106020'),0.2,None,None),
      ('h','FRONT LAMPS'),('*','Repl','LKQ LT Headlamp assy LED SE, XLE 28k mi +25%',It('LKQ LT Headlamp assy LED SE, XLE 28k mi +25%',P,1,42500,pn='8115006E20'),0.3,None,None),('','','Aim headlamps',None,'',0.5,None),
      ('h','HOOD'),('','Repl','Hood (ALU)',It('Hood (ALU)',P,1,67418,pn='5330106350'),1.0,None,3.0),('','','Add for Underside(Complete)',None,'',None,1.5),('','R&I','Insulator',None,'',0.2,None),
      ('h','FENDER'),('*','Rpr','LT Fender (HSS)',None,'',2.5,2.2),('','','Overlap Major Adj. Panel',None,'',None,-0.4),('','R&I','LT Fender liner',None,'',0.4,None),('','Repl','LT Nameplate "HYBRID"',It('LT Nameplate "HYBRID"',P,1,3961,pn='7544206170'),0.2,None,None),
      ('h','COOLING'),('','Repl','Upper air deflector',It('Upper air deflector',P,1,7288,pn='5328906270'),0.2,None,None),('','','Evacuate & recharge',None,'',('m',1.4),None),('#','Repl','Refrigerant R-1234yf',It('Refrigerant R-1234yf',P,1,11800,pn=''),'',None,None),
      ('h','VEHICLE DIAGNOSTICS'),('#','Subl','Pre-repair scan',It('Pre-repair scan','S',1,6500,pn=''),'X',None,None),('#','Subl','Post-repair scan',It('Post-repair scan','S',1,6500,pn=''),'X',None,None),('#','Subl','Radar/camera calibration - Toyota dealer invoice',It('Radar/camera calibration - Toyota dealer invoice','S',1,38550,pn=''),'X',None,None),
      ('h','MISCELLANEOUS OPERATIONS'),('#','','Hazardous waste removal',It('Hazardous waste removal','F',1,500,pn=''),'X',None,None),('#','','Flex additive',It('Flex additive',P,1,800,pn=''),'',None,None),('#','Rpr','Color sand & buff - per insurer NOT ALLOWED',None,'',0,None),('#','Repl','Car cover',It('Car cover',P,1,1000,pn=''),'',None,None)]
    items=[];rows='';n=0;B=Pn=M=0
    for r in R:
        n+=1
        if r[0]=='h': rows+=f'<tr class=h><td>{n}<td colspan=8>{r[1]}</tr>'; continue
        f,op,d,it,x,l,p=r
        if isinstance(x,float): l=x; x=''
        ls=''
        if isinstance(l,tuple): M+=l[1]; ls=f'{l[1]:.1f} M'
        elif l is not None: B+=l; ls=f'{l:.1f}'
        if x=='Incl.': ls='Incl.'
        if p: Pn+=p
        if it: items.append(it)
        rows+=f'<tr><td>{n}<td>{f}<td>{op}<td>{e(d)}<td>{it.pn if it else ""}<td>{it.q if it else ""}<td>{m(it.tot) if it else ""} {"X" if x=="X" else ""}<td>{ls}<td>{"" if p is None else f"{p:.1f}"}</tr>'
    lines=S(items)
    B=round(B,1);Pn=round(Pn,1);M=round(M,1)
    parts=S([i for i in items if i.t=='Part']); misc=lines-parts
    LB=It('Body Labor','L',B,6200);LP=It('Paint Labor','L',Pn,6200);LM=It('Mechanical Labor','L',M,12500);PS=It('Paint Supplies','P',Pn,4200)
    sub=lines+LB.tot+LP.tot+LM.tot+PS.tot; base=parts+PS.tot; tx=tax(base,7.25); tot=sub+tx
    rows+=f'<tr class=s><td><td><td><td colspan=3>SUBTOTALS<td>{m(lines)}<td>{B+M:.1f}<td>{Pn:.1f}</tr>'
    tt=''.join(f'<tr><td>{a}<td>{b}<td>{c}<td>{d}</tr>' for a,b,c,d in [('Parts','','',m(parts))]+[(k.d,f'{k.q:.1f} hrs','@ $ %s /hr'%m(k.u),m(k.tot)) for k in(LB,LP,LM,PS)]+[('Miscellaneous','','',m(misc)),('<b>Subtotal</b>','','','<b>'+m(sub)+'</b>'),('Sales Tax','$ '+m(base),'@ 7.2500 %',m(tx)),('<b>Total Cost of Repairs</b>','','','<b>'+m(tot)+'</b>'),('Deductible','','','500.00'),('Total Adjustments','','','500.00'),('<b>Net Cost of Repairs</b>','','','<b>'+m(tot-50000)+'</b>')])
    h=f'''<style>@page{{size:letter;margin:14mm 12mm 16mm;@bottom-left{{content:"2/7/2025 10:14:22 AM      118830";font:8px "Liberation Sans"}}@bottom-right{{content:"Page " counter(page);font:8px "Liberation Sans"}}@top-center{{content:"Estimate of Record";font:bold 11px "Liberation Sans"}}}}
    body{{font:9.3px "Liberation Sans"}}table{{border-collapse:collapse;width:100%}}table.e td{{padding:3.2px 3px;vertical-align:top}}.e th{{border-top:1px solid;border-bottom:1px solid;text-align:left;padding:3px}}.e td:nth-child(n+6),.e th:nth-child(n+6){{text-align:right}}.h td{{font-weight:bold}}tr.h td:nth-child(2){{text-align:left}}.s td{{border-top:1px solid;font-weight:bold}}
    .t{{width:78%;margin-left:11%}}.t td{{padding:3px;border-bottom:1px solid #ccc}}.t td:nth-child(n+2){{text-align:right}}.b{{display:flex}}.b div{{flex:1}}</style>
    <h2 style="margin:0;text-align:center">CASCADE PRAIRIE MUTUAL INSURANCE</h2><p style="text-align:center;margin:2px 0 8px">Claims Service Center, PO Box 5510, Omaha, NE 68105 &nbsp; (402) 555-0155</p>
    <div class=b><div><b>Insured:</b> HOLLIS, GRETA<br><b>Claim #:</b> 25-0044187-01<br><b>Type of Loss:</b> Collision &nbsp; <b>Date of Loss:</b> 2/1/2025<br><b>Point of Impact:</b> 11 Left Front</div><div><b>Workfile ID:</b> 7f31ac20<br><b>Written By:</b> D. PRUITT, Lic. 40277<br><b>Days to Repair:</b> 6<br><b>Inspection Location:</b> Insured residence</div></div>
    <p style="border:1px solid;padding:4px;margin:8px 0"><b>VEHICLE</b><br>2021 TOYO Camry Hybrid SE 4D SED 4-2.5L Hybrid Gasoline WHITE<br>VIN: {V} &nbsp;&nbsp; License: NE WZD 402 &nbsp;&nbsp; Odometer: 47,610 &nbsp;&nbsp; Int: BLACK &nbsp;&nbsp; Production Date: 3/2021</p>
    <table class=e><thead><tr><th>Line<th><th>Oper<th>Description<th>Part Number<th>Qty<th>Extended<br>Price $<th>Labor<th>Paint</tr></thead>{rows}</table>
    <p><b>NOTES</b> Prior damage: scratch RT quarter, not in this estimate. UPD $0.00.</p><h3 style="break-before:page;margin:12px 0 4px 11%">ESTIMATE TOTALS</h3><table class="t"><tr><th style="text-align:left">Category<th>Basis<th>Rate<th style="text-align:right">Cost $</tr>{tt}</table>
    <p style="font-size:8px">Symbols: * user-altered. ** alternate part. # manual entry. M=Mechanical. X=Non-taxed. Incl.=Included. LKQ=Like Kind and Quality. THIS IS NOT AN AUTHORIZATION TO REPAIR. Supplements require prior approval.</p>'''
    weasy(h,OUT+'/p03.pdf')
    save('p03','LINE-NUMBERED-ESTIMATE-OF-RECORD','weasyprint','insurer_estimate','CASCADE PRAIRIE MUTUAL INSURANCE','25-0044187-01',{"year":2021,"make":"TOYO","model":"Camry Hybrid SE","vin":V,"mileage":47610},items+[LB,LP,LM,PS],[],sub,tx,tot)
def p12():
    # option table with chosen column
    rows=[('R&R transmission, 6R80 4x4','L',(128800,)*3),('Used unit, LKQ grade A, 86k mi','P',(149500,None,None)),('Rebuild kit, frictions, steels, bushings, updated lead frame','P',(None,96400,None)),('Bench labor to rebuild','L',(None,168000,None)),('Ford Reman. unit w/ converter','P',(None,None,418900)),('Reman. torque converter','P',(None,38900,None)),
      ('Mercon LV fluid fill','P',(14235,14235,14235)),('Cooler flush and thermal bypass kit','S',(18900,18900,18900)),('Adaptive relearn / flash','L',(None,14000,14000)),('Freight, both ways','F',(12500,None,28500)),('Lead frame (sensor block) warranty rider','F',(None,None,None))]
    ch=1; items=[];tb='';sums=[];taxes=[];tots=[]
    for c in range(3):
        s=sum(r[2][c] or 0 for r in rows); p=sum((r[2][c] or 0) for r in rows if r[1]=='P'); sums.append(s); taxes.append(tax(p,7.0)); tots.append(s+taxes[-1])
    for d,t,v in rows:
        if v[ch]: items.append(It(d,t,None,None,v[ch]))
        tb+=f'<tr><td>{e(d)}</td>'+''.join(f'<td class=c{c}>{m(v[c]) if v[c] else ("incl." if "rider" in d and c>0 else "—")}</td>' for c in range(3))+'</tr>'
    for l,vs in(('Subtotal',sums),('Tax on parts 7%',taxes),('Out the door',tots)): tb+=f'<tr class=f><td>{l}</td>'+''.join(f'<td class=c{c}>{m(v)}</td>' for c,v in enumerate(vs))+'</tr>'
    tb+='<tr class=w><td>Warranty</td><td class=c0>6 mo / unlimited</td><td class=c1>3 yr / 50,000 mi</td><td class=c2>3 yr / 100,000 mi</td></tr><tr class=w><td>Ready in</td><td class=c0>2 days</td><td class=c1>5–6 days</td><td class=c2>4 days</td></tr><tr class=k><td>Customer\'s choice (initial one)</td><td class=c0>☐</td><td class=c1>☒ &nbsp;<i>J.M.</i></td><td class=c2>☐</td></tr>'
    V=vin('1FTFW1EF8EFA30557')
    h=f'''<style>@page{{size:letter;margin:16mm}}body{{font:11px Cantarell}}h1{{font:900 21px Cantarell;margin:0}}table{{width:100%;border-collapse:collapse;margin-top:12px}}td,th{{border:1px solid #999;padding:5px 7px}}td:nth-child(n+2),th:nth-child(n+2){{text-align:center;width:17%}}th{{background:#7a1616;color:#fff}}.f td{{font-weight:bold;background:#f3e8e8}}.w td{{font-size:9.5px}}.k td{{font-size:13px}}</style>
    <h1>Bluegrass Transmission &amp; Driveline</h1>1919 Versailles Rd, Lexington KY 40504 — 859-555-0110<p>Quote <b>Q-4471</b>, 4/22/2025, for <b>Jerome Maddox</b>. 2014 Ford F-150 FX4 5.0L, VIN {V}, 163,902 miles. Complaint: slams into 3rd, P0733, dark fluid, pan debris moderate. Line pressure at idle 62 psi.</p><p>Three ways to put it right. Diagnosis fee of $165.00 is waived with any of the three.</p>
    <table><tr><th>Work and material<th>A<br>Used unit<th>B<br>Rebuild yours<th>C<br>Ford reman</tr>{tb}</table><p>Approved option: <b>B – Rebuild yours</b>. Signed <i>Jerome Maddox</i> 4/23/25. Half down ({m(tots[1]//2)}) before tear-down. Storage $20 per day after 5 days from completion.</p>'''
    weasy(h,OUT+'/p12.pdf')
    save('p12','OPTIONS-ONE-CHOSEN','weasyprint','option_table','Bluegrass Transmission & Driveline','Q-4471',{"year":2014,"make":"Ford","model":"F-150 FX4","vin":V,"mileage":163902},items,[],sums[1],taxes[1],tots[1])
def p13():
    items=[It('alternator, Remy reman 150 amp','P',1,21800),It('core charge on the alternator','P',1,6000),It('serpentine belt (Gates K060935)','P',1,3650),It('belt tensioner','P',1,7425),It('labor to swap all three','L',1.75,9500),It('service call out to Cedar Ridge','F',None,None,4000)]
    i=items; pr=S(i[:4]); tx=tax(pr-6000,6.35); disc=2000; tot=S(i)-disc+tx
    h=f'''<style>@page{{size:letter;margin:15mm}}body{{font:11.5px Roboto,"Liberation Sans";line-height:1.5}}.m{{color:#666;font-size:10px}}hr{{border:0;border-top:1px solid #ccc}}</style><div style="display:flex;justify-content:space-between"><b style="color:#c5221f;font-size:16px">Mail</b><span class=m>Print view — 1 message</span></div><hr><b style="font-size:15px">Re: Re: 2012 Altima battery light — price</b><div class=m>1 message</div><hr>
    <b>Dale at Nutmeg Mobile Mechanic</b> &lt;dale@nutmegmobile.example&gt; <span class=m style="float:right">Tue, May 6, 2025 at 7:18 PM</span><br><span class=m>To: Priscilla Yoder &lt;pyoder@mailbox.example&gt;</span>
    <p>Hi Priscilla,</p><p>Thanks for sending the pictures of the Nissan Altima (2012, 2.5 S, you said 171,300 on the clock). Charging voltage was only 11.9 at the battery when I was there this morning, so it is the alternator and not the battery, which tested good. Here's what it comes to, quote NM-0506:</p>
    <ul><li>${m(i[0].tot)} for the {i[0].d}, plus a ${m(i[1].tot)} {i[1].d}, which I give you back if the old one isn't cracked</li><li>${m(i[2].tot)} for the {i[2].d}; yours has chunks out of it</li><li>${m(i[3].tot)} for the {i[3].d}, it's got a wobble</li><li>{i[4].d}: {i[4].q:g} hours at ${m(i[4].u)} an hour, so ${m(i[4].tot)}</li><li>${m(i[5].tot)} {i[5].d}</li></ul>
    <p>I'm taking ${m(disc)} off since you already paid me for the diagnosis. CT sales tax on the parts (not on the core) is ${m(tx)}. That makes <b>${m(tot)}</b> all in. If you would rather have a brand new alternator instead of the reman, that would add another $94 or so, but I wouldn't bother.</p><p>The battery terminals I'll clean up for free while I'm in there. Your front tires were at 3/32 by the way. I'm free Thursday after 2 or Saturday morning.</p><p>Dale Brzezinski<br>Nutmeg Mobile Mechanic<br>860-555-0129 · ASE certified A6, A8</p>
    <hr><div style="color:#777;border-left:2px solid #bbb;padding-left:10px">On Tue, May 6, 2025 at 12:40 PM Priscilla Yoder wrote:<br>&gt; What would I be looking at? The dealer said $1,150 over the phone and I about fell over.<br>&gt; My budget is $500 - $600.</div>'''
    weasy(h,OUT+'/p13.pdf')
    for x in i[:4]: x.q=None; x.u=None
    save('p13','E-MAIL-BULLETS','weasyprint','message','Nutmeg Mobile Mechanic','NM-0506',{"year":2012,"make":"Nissan" if 0 else "Nissan","model":"Altima 2.5 S","mileage":171300},items,[disc],None,tx,tot)
def te(t): return ''.join('\\'+c if c in '#$*_@<>[]\\~`"/' else c for c in t)
def p04():
    V=vin('1C4RJFBG4JC335908')
    G=[('Right rear door',[It('Door shell, RR, Mopar 68417266AB','P',1,89500),It('Remove & replace shell, transfer glass, regulator, harness','L',5.6,6800),It('Refinish outside and jambs, Granite Crystal PAU','L',3.4,6800),It('Belt weatherstrip','P',1,7460)]),
       ('Right quarter panel',[It('Repair crease and wheel lip to 150 grit','L',6.0,6800),It('Refinish full panel, clear to roof rail','L',3.2,6800),It('Wheel flare, textured','P',1,21735),It('Flare clips (bag of 10)','P',2,1190)]),
       ('Right rear wheel',[It('Used 20 in. polished wheel, grade A – Midwest Recyclers','P',1,32500),It('Mount and balance','S',1,2800),It('Four-wheel alignment – sublet to Tire Barn','S',1,11995)]),
       ('Whole car',[It('Paint & materials, 6.6 refinish hours','P',6.6,4400),It('Blend front door, no part','L',1.2,6800),It('Stone guard, cavity wax','P',1,3850),It('Hazardous waste','F',1,650)])]
    items=[x for _,g in G for x in g]; sub=S(items); disc=25000; tx=tax(S([i for i in items if i.t=='Part']),7.0); tot=sub-disc+tx
    t='';cur=0
    for g,l in G:
        t+=f'table.cell(colspan:5, fill: rgb("#2e2e2e"), text(white, weight:"bold")[{te(g)}]),'
        for i in l: t+=f'align(right)[*{m(i.tot)}*],[{te(i.d)}],[{i.t}],align(right)[{i.q:g}],align(right)[{m(i.u)}],'
        t+=f'align(right, text(size:8pt)[{m(S(l))}]),table.cell(colspan:4, text(size:8pt, style:"italic")[panel sum, {te(g).lower()}]),'
    src=f'''#set page(paper:"us-letter", margin:1.6cm)
#set text(font:"Liberation Sans", size:9.5pt)
#grid(columns:(1fr,auto), [#text(20pt, weight:"black")[KOKOMO COLLISION CENTER] \\ 2204 N Reed Rd, Kokomo, Indiana 46901 · 765-555-0176 · I-CAR Gold], align(right)[#text(13pt)[FINAL BILL \\#K-8831] \\ July 29, 2024 \\ Claim 0711-55390 (customer pay)])
#v(6pt)
#rect(width:100%, stroke:0.6pt, inset:6pt)[*Owner* Fitzgerald, Naomi #h(12pt) *Vehicle* 2018 Jeep Grand Cherokee Limited, Granite Crystal #h(12pt) *Miles* 72,418 \\ *VIN* {V} #h(12pt) *Plate* IN 774 BZK #h(12pt) *In* 7/15 #h(6pt) *Out* 7/29]
#v(4pt)
#table(columns:(68pt,1fr,52pt,44pt,56pt), inset:4pt, stroke:(x:none,y:0.4pt+gray), table.header([*Amount \\$*],[*What we did*],[*Kind*],[*Units*],[*Per unit*]), {t})
#v(6pt)
#grid(columns:(150pt,1fr), gutter:14pt, rect(fill:luma(235), inset:8pt, width:100%)[#grid(columns:(auto,1fr), row-gutter:6pt, align:(right,left), column-gutter:8pt, [{m(sub)}],[Sum of panels],[\\-{m(disc)}],[Deductible help],[{m(tx)}],[Indiana 7% on parts],[*{m(tot)}*],[*To pay*])],[Lifetime workmanship warranty on paint for as long as you own the Jeep, no charge. Dent at right mirror was not part of this job (quoted \\$180.00 separately, put off). Paint needs 30 days before wax. Lug torque 130 ft-lb, re-torque after 50 miles.])
'''
    typst(src,OUT+'/p04.pdf')
    save('p04','AMOUNT-FIRST-BY-PANEL','typst','invoice','KOKOMO COLLISION CENTER','K-8831',{"year":2018,"make":"Jeep","model":"Grand Cherokee Limited","vin":V,"mileage":72418},items,[disc],sub,tx,tot)
def p15():
    V=vin('JTDKN3DU5C1507736')
    L=[('HV battery pack, cylindrical rebuild, Gen3 28-module','P',1,164500,50000,10,'T','HVB-G3C'),('Battery ECU fuse & bus bar set, nickel plated','P',1,8950,0,10,'T','BB-28N'),('HV fan cage clean and service, incl. filter screen','L',.8,14500,0,0,'N','LAB'),('Pack R&R, balance charge, load test','L',2.5,14500,0,0,'N','LAB'),('Inverter coolant pump, Aisin WPT-190','P',1,18760,2500,5,'T','WPT-190'),('Toyota SLLC pink coolant, gal','P',2,2995,0,5,'T','00272'),('Pump replace and bleed both loops','L',1.4,14500,0,0,'N','LAB'),('12V AGM S46B24R','P',1,23900,2200,0,'T','S46B24R'),('Health check scan – Techstream','L',.5,14500,0,100,'N','SCAN'),('Cabin air filter','P',1,1880,0,0,'T','CF10285')]
    items=[];t='';core=0;par=0
    for d,ty,qq,u,c,pc,fl,code in L:
        ext=rnd(qq*u*(100-pc)/100.0)+c
        t+=f'[{code}],[{te(d)}],[{qq:g}],[{m(u)}],[{str(pc)+"%" if pc else ""}],[{m(c) if c else ""}],[{m(ext)}],[{fl}],'
        if ext: items.append(It(d,ty,qq,u,ext)); core+=c
        if fl=='T': par+=ext
    sub=S(items); F=It('EPA / battery recycling','F',None,None,1500); disc=core-2200; tx=tax(par-core,8.6); tot=sub+F.tot-disc+tx
    src=f'''#set page(paper:"us-letter", margin:(x:1.5cm,y:1.7cm))
#set text(font:"DejaVu Sans", size:8.2pt)
#align(center)[#text(17pt, fill:rgb("#00695c"), weight:"bold")[Hybrid House of Mesa] \\ 733 W Broadway Rd · Mesa AZ 85210 · 480-555-0108]
#line(length:100%, stroke:2pt+rgb("#00695c"))
#grid(columns:(1fr,1fr,1fr), [*Invoice* HH-20917 \\ *Date* 08/05/2024 \\ *PO* —],[*Car* 2012 Toyota Prius Three \\ *VIN* {V} \\ *Odo* 208,144],[*Sold to* Beatriz Amaya \\ 1240 S Alma School Rd \\ 480-555-0199])
#v(8pt)
#table(columns:(56pt,1fr,28pt,54pt,34pt,50pt,62pt,22pt), align:(left,left,right,right,right,right,right,center), inset:5pt, stroke:0.5pt+luma(160), fill:(_,y)=>if y==0 {{rgb("#cfe8e4")}} else if calc.odd(y) {{white}} else {{luma(246)}}, [*Code*],[*Item*],[*Qty*],[*Price*],[*Disc*],[*Core*],[*Extended*],[*Tx*], {t})
#text(7pt)[Extended = Qty × Price, less Disc, plus Core. Tx: T taxable, N not taxable. Cores are not taxed.]
#v(10pt)
#align(right)[#table(columns:(190pt,80pt), align:(left,right), stroke:none, inset:3pt, [Subtotal],[{m(sub)}],[{F.d}],[{m(F.tot)}],[Cores returned 8/5 (pack, pump)],[({m(disc)})],[Sales tax 8.6%],[{m(tx)}],table.hline(),[*Total*],[*{m(tot)}*],[Financed – Snap plan],[{m(tot-20000)}],[Paid today, debit],[200.00])]
#v(1fr)
Pack warranty: 36 months, unlimited miles, transferable once. Module spread after balancing: 0.04 V. Inverter water temp 104 °F. Bring the 12V core within 30 days for 22.00 back.
'''
    typst(src,OUT+'/p15.pdf')
    save('p15','CORE-DISC-TAXFLAG-COLUMNS','typst','invoice','Hybrid House of Mesa','HH-20917',{"year":2012,"make":"Toyota","model":"Prius Three","vin":V,"mileage":208144},items+[F],[disc],sub,tx,tot)
p03();p12();p13();p04();p15()
