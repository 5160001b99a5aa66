from common import *
D=Doc('q12.pdf','rv-dealer-jobs-flat-and-itemised-line-discounts','chromium','invoice','Tall Pines RV Center','SO-90882',
 dict(year=2017,make='Winnebago',model='Minnie Winnie 31G',vin=vin('1FDXE4FS0HDC11872'),mileage=41266))
# each: desc,type,qty,unit,disc%,tax
def row(ds,ty,qt,u,dp,tf,pn=''):
    g=r(Decimal(str(qt))*u); net=g-pct(g,dp); D.add(ds,ty,qt,u,net)
    return f'<tr><td class=pn>{pn}<td>{e(ds)}<td class=n>{qt:.2f}<td class=n>{m(u)}<td class=n>{(str(dp)+"%") if dp else ""}<td class=n>{m(net)}<td class=c>{tf}',net
def job(n,t,tech,rows,txt):
    return f'<tr class=j><td>JOB {n}<td colspan=4>{e(t)}<td colspan=2 class=n>Tech {tech}</tr><tr class=s><td><td colspan=6>{e(txt)}</tr>'+''.join(x[0] for x in rows)
taxb=0
j1=[row('Labor – reseal roof, perimeter and 14 penetrations','Labor',6.5,15900,0,'N'),
    row('Dicor self-leveling lap sealant, white, 10.3 oz tube','Part',11,1399,10,'T','501LSW-1'),
    row('EternaBond RoofSeal tape 4 in x 50 ft','Part',1,11450,10,'T','RSW-4-50'),
    row('Vent lid, Ventline, smoke','Part',2,3825,10,'T','BVD0449')]
j2=[row('Labor – replace water heater control board, test LP and 120V','Labor',1.8,15900,0,'N'),
    row('Dinosaur board UIB S, universal ignitor','Part',1,14799,10,'T','UIBS')]
j3=[row('Winterize package – blow out, pink antifreeze, bypass','Service',1,15995,0,'N','WINT-C')]
j5=[row('Slide topper fabric, Solera, 11 ft','Part',1,21900,10,'T','V000168512'),
    row('Labor – remove and replace slide topper fabric (2 techs)','Labor',2.5,15900,0,'N')]
parts=D.sum(['Part'])
fee=D.add('Shop supplies and environmental','Fee',None,None,4950)
tx=pct(parts,7)
D.close(tax=tx)
b=job(1,'ROOF LEAK OVER CAB BUNK','22',j1,'Customer reports water stain above bunk. Moisture meter 38% at corner molding. Resealed complete roof, water test 20 min OK.')
b+=job(2,'WATER HEATER NO LIGHT ON LP','07',j2,'No spark, board cracked. 11.2 in W.C. LP pressure.')
b+=job(3,'WINTERIZE','07',j3,'Includes 3 gal. RV antifreeze, drain of water heater (anode at 60 percent) and ice maker.')
b+=job(4,'RECALL 23V-418 ENTRY STEP','22',[('<tr><td class=pn>RCL418<td>Step bracket kit, install<td class=n>1.00<td class=n>0.00<td><td class=n>WARRANTY<td class=c>W',0)],'Paid by manufacturer – no charge to customer.')
b+=job(5,'SLIDE TOPPER TORN','22',j5,'Bedroom slide, wind damage.')
V=D.vehicle
htm=f'''<meta charset=utf-8><style>@page{{size:Letter;margin:13mm}}body{{font:8.6pt "Liberation Sans"}}table{{border-collapse:collapse;width:100%}}.h td{{border:1px solid #000;padding:3px 5px;vertical-align:top}}.h small{{display:block;font-size:6.5pt}}
.b td{{padding:2px 5px}}.b th{{border-top:1.5px solid #000;border-bottom:1.5px solid #000;text-align:left;padding:3px 5px}}.n,.b th.n{{text-align:right}}.c{{text-align:center}}.j td{{font-weight:bold;background:#e9e4d4;padding-top:4px}}.s td{{font-style:italic;font-size:8pt;color:#333}}.pn{{font-family:"Liberation Mono";font-size:7.5pt}}
.f{{display:flex;justify-content:space-between;margin-top:12px;border-top:1.5px solid #000;padding-top:6px}}.f td{{padding:2px 6px}}</style>
<table><tr><td><b style="font-size:16pt">{D.shop}</b><br>Sales · Service · Parts · Rentals<br>N4410 Highway 51, Tomahawk, WI 54487 &nbsp; Service 715-555-0136<td style="text-align:right;vertical-align:top"><b style="font-size:12pt">SERVICE INVOICE</b><br>{D.no}<br>Closed 10/22/2025</table><br>
<table class=h><tr><td><small>OWNER</small>Edward &amp; Carol Nygaard<br>Merrill WI<td><small>UNIT</small>{V["year"]} {V["make"]} {V["model"]}<td><small>CHASSIS VIN</small>{V["vin"]}<td><small>MILES</small>{V["mileage"]:,}<td><small>GEN HRS</small>318.4<td><small>ADVISOR</small>Becky S.</table><br>
<table class=b><tr><th>Item<th>Description<th class=n>Qty/Hrs<th class=n>Price<th class=n>Disc<th class=n>Amount<th>Tx</tr>{b}</table>
<div class=f><div style="width:55%">Good Sam member discount 10% on parts shown per line. T = taxable, N = non-taxable, W = warranty.<br>Recommended: house batteries tested 71% and 64%, replace pair before spring ($389.90 – not done).</div>
<table style="width:38%"><tr><td>Labor<td class=n>{m(D.sum(['Labor']))}<tr><td>Parts<td class=n>{m(parts)}<tr><td>Packages<td class=n>{m(15995)}<tr><td>Shop supplies and environmental<td class=n>{m(4950)}<tr><td><b>Subtotal</b><td class=n><b>{m(D.subtotal)}</b><tr><td>Sales tax 7.00% of {m(parts)}<td class=n>{m(tx)}<tr><td><b>INVOICE TOTAL</b><td class=n><b>{m(D.total)}</b><tr><td>Deposit 10/02 ck 4471<td class=n>-400.00<tr><td>Balance due<td class=n>{m(D.total-40000)}</table></div>'''
chrome_pdf(htm,D.path());D.save()
