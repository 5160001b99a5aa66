from lib import *
# ---------- 01 Tekmetric manner
jobs=[
 ("Front Brake Pads & Rotors",[L("Replace front brake pads and rotors, bed in pads","labor",h=1.8,u=155)],
  [L("Ceramic Brake Pad Set - Front","part",q=1,u=84.95,pn="D1654C"),L("Brake Rotor, Vented - Front","part",q=2,u=91.40,pn="980872R"),L("Disc Brake Hardware Kit","part",q=1,u=18.25,pn="13649")]),
 ("Serpentine Belt",[L("Remove and replace serpentine drive belt","labor",h=.8,u=155)],[L("Serpentine Belt","part",q=1,u=62.19,pn="K070841")]),
 ("Brake Fluid Exchange",[L("Flush brake hydraulic system","labor",h=.7,u=155)],[L("DOT 3 Brake Fluid (32 oz)","part",q=1,u=14.99,pn="BF3-32")]),
]
lines=[x for j in jobs for x in j[1]+j[2]]
lab=summ([l for l in lines if l.type=='labor']); par=summ([l for l in lines if l.type=='part'])
sup=L("Shop Supplies","fee",r2(lab*D('.06'))); haz=L("Hazardous Waste Disposal","fee",4.50)
disc=D('25.00'); alll=lines+[sup,haz]
sub=summ(alll)-disc; tax=r2((par)*D('.0825')); tot=sub+tax
v=vin("2HKRM4H5",2016,"H","639127")
truth("01_harlan_ro","Chromium print of HTML",[],"Harlan & Sons Auto Care",(2016,"Honda","CR-V",v,98214),alll,[("Brake Service Coupon",disc)],sub,tax,tot)
hj=""
for n,(t,ls,ps) in enumerate(jobs,1):
    hj+=f'<section><header><b>{esc(t)}</b><span class=ok>Authorized 10/14/2024 9:42 AM</span><span class=tt>${m(summ(ls+ps))}</span></header><table>'
    hj+='<tr class=h><td>LABOR<td>HOURS<td>RATE<td>TOTAL</tr>'+''.join(f'<tr><td>{esc(l.desc)}<div class=s>Technician: R. Ibarra</div><td>{l.h:.2f}<td>${m(l.u)}<td>${m(l.total)}</tr>' for l in ls)
    hj+='<tr class=h><td>PARTS<td>QTY<td>PRICE<td>TOTAL</tr>'+''.join(f'<tr><td>{esc(l.desc)}<div class=s>Part #: {l.pn}</div><td>{l.q}<td>${m(l.u)}<td>${m(l.total)}</tr>' for l in ps)+'</table></section>'
hpdf("01_harlan_ro",f'''<meta charset=utf8><style>@page{{size:letter;margin:.35in}}body{{font:11.5px Inter;color:#1d2733;margin:0}}.top{{display:flex;justify-content:space-between;border-bottom:3px solid #2e6bd6;padding-bottom:8px}}
h1{{margin:0;font-size:21px}}.g{{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;margin:10px 0;background:#f3f6fb;padding:9px;border-radius:6px;line-height:1.45}}.g b{{color:#2e6bd6;font-size:10px;display:block}}
section{{border:1px solid #d7deea;border-radius:6px;margin:6px 0;break-inside:avoid}}header{{display:flex;gap:12px;background:#e9effa;padding:5px 10px;align-items:center}}.tt{{margin-left:auto;font-weight:700}}.ok{{font-size:10px;color:#1c8a4c}}
table{{width:100%;border-collapse:collapse}}td{{padding:3px 10px;text-align:right;vertical-align:top}}td:first-child{{text-align:left;width:62%}}.h td{{font-size:9.5px;color:#7a8699;padding-top:6px}}.s{{font-size:9.5px;color:#7a8699}}
.bot{{display:flex;gap:24px;margin-top:8px}}.tot{{width:270px;margin-left:auto}}.tot td{{padding:2.5px 0}}.tot .x td{{border-top:2px solid #1d2733;font-weight:700;font-size:14px}}.fine{{font-size:9px;color:#667;flex:1;line-height:1.4}}</style>
<div class=top><div><h1>Harlan &amp; Sons Auto Care</h1>2218 E Lamar Blvd, Arlington, TX 76006<br>(817) 555-0143 &middot; service@harlanauto.example</div><div style="text-align:right"><b style="font-size:16px">Invoice #20418</b><br>Created: 10/14/2024<br>Completed: 10/15/2024<br>Service Writer: Dana K.</div></div>
<div class=g><div><b>CUSTOMER</b>Monica Tran<br>904 Sherwood Dr<br>Arlington, TX 76013<br>(817) 555-0199</div><div><b>VEHICLE</b>2016 Honda CR-V EX-L<br>2.4L L4 GAS FI<br>VIN: {v}<br>LIC: KTR-4471 (TX)</div><div><b>MILEAGE</b>In: 98,214<br>Out: 98,219<br>Color: Modern Steel</div></div>
{hj}
<section><header><b>Digital Vehicle Inspection</b><span class=ok>Authorized</span><span class=tt>$0.00</span></header><table><tr><td>Courtesy 45-point inspection performed. Front tires 5/32, rear tires 6/32.<td>0.00<td>$155.00<td>No charge</tr></table></section>
<section style="opacity:.75"><header style="background:#f6eaea"><b>Replace Rear Struts (pair)</b><span style="color:#b22;font-size:10px">DECLINED 10/14/2024</span><span class=tt style="text-decoration:line-through">$684.20</span></header></section>
<div class=bot><div class=fine>All parts are new unless specified otherwise. Warranty: 24 months or 24,000 miles, whichever comes first, on parts and labor. Storage of $35.00 per day may be charged on vehicles left more than 3 business days after completion. Returned checks are subject to a $30 fee.<br><br>Customer signature ______________________________</div>
<div class=tot><table><tr><td>Labor<td>${m(lab)}</tr><tr><td>Parts<td>${m(par)}</tr><tr><td>Sublet<td>$0.00</tr><tr><td>Shop Supplies<td>${m(sup.total)}</tr><tr><td>Hazardous Waste Disposal<td>${m(haz.total)}</tr><tr><td>Brake Service Coupon<td>-${m(disc)}</tr><tr><td><b>Subtotal</b><td><b>${m(sub)}</b></tr><tr><td>Sales Tax (8.25%)<td>${m(tax)}</tr><tr class=x><td>Grand Total<td>${m(tot)}</tr><tr><td>Paid 10/15/2024 Visa 7731<td>-${m(tot)}</tr><tr><td>Balance Due<td>$0.00</tr></table></div></div>''')

# ---------- 02 Shopmonkey manner, 2 pages
v=vin("4S4BRBLC",2013,"3","287715")
S=[("Timing Belt & Water Pump Service",[L("Replace timing belt, idlers and water pump","labor",h=4.6,u=139),L("Timing Belt Component Kit w/ Water Pump","part",q=1,u=328.64,pn="TKP-328"),L("Thermostat w/ Gasket","part",q=1,u=31.22,pn="21200AA072"),L("Subaru Super Coolant (Blue), gallon","part",q=2,u=36.50,pn="SOA868V9270"),L("Camshaft Oil Seal","part",q=2,u=11.85,pn="806733030"),L("Crankshaft Front Seal","part",q=1,u=13.40,pn="806742160")],D('75.00')),
 ("Accessory Drive Belts",[L("R&R accessory belts (overlap w/ timing belt)","labor",h=.3,u=139),L("Alternator/PS Belt","part",q=1,u=27.90,pn="809218420"),L("A/C Belt","part",q=1,u=24.15,pn="809214440")],D(0)),
 ("Synthetic Oil Change",[L("Lube, oil & filter","labor",h=.5,u=139),L("0W-20 Full Synthetic Oil (qt)","part",q=5.5,u=8.75,pn="BULK-0W20"),L("Oil Filter","part",q=1,u=9.80,pn="15208AA15A"),L("Crush Washer","part",q=1,u=1.25,pn="803916010")],D(0))]
lines=[l for s in S for l in s[1]]; disc=D('75.00')
lab=summ([l for l in lines if l.type=='labor']);par=summ([l for l in lines if l.type=='part'])
fee=L("Shop Supplies","fee",39.00); epa=L("EPA Disposal","fee",6.50); al=lines+[fee,epa]
sub=summ(al); tax=r2(par*D('.0875')); tot=sub-disc+tax; dep=D('300.00')
truth("02_redwood_estimate","Chromium print of HTML",[],"Redwood Garage",(2013,"Subaru","Outback",v,121880),al,[("Timing belt special",disc)],sub,tax,tot)
body=""
for t,ls,d in S:
    body+=f'<div class=sv><h3>{esc(t)}</h3><table><thead><tr><th>Description<th>Price / Rate<th>Qty / Hrs<th>Amount</tr></thead>'
    body+=''.join(f'<tr><td><i class={l.type[0]}></i>{esc(l.desc)}'+(f'<small> · {l.pn}</small>' if l.type=='part' else '')+f'<td>{m(l.u)}'+('/hr' if l.h else '')+f'<td>{l.q if l.q is not None else l.h}'+(' hrs' if l.h else '')+f'<td>{m(l.total)}</tr>' for l in ls)
    net=summ(ls)-d
    body+=(f'<tr class=d><td colspan=3>Discount: Timing belt special<td>({m(d)})</tr>' if d else '')+f'<tr class=tt><td colspan=3>Service total<td>{m(net)}</tr></table></div>'
hpdf("02_redwood_estimate",f'''<meta charset=utf8><style>@page{{size:letter;margin:.6in .7in;}}body{{font:13.5px 'Open Sans';color:#333;margin:0}}h1{{font-weight:300;font-size:30px;margin:0;color:#0b7a63}}h3{{margin:0 0 4px;font-weight:600;font-size:16px}}
.r{{display:flex;justify-content:space-between;margin-bottom:16px;line-height:1.5}}.sv{{margin:18px 0;break-inside:avoid}}table{{width:100%;border-collapse:collapse}}th{{font-weight:400;font-size:11px;text-align:right;border-bottom:1px solid #0b7a63;color:#0b7a63;padding:4px 0}}th:first-child,td:first-child{{text-align:left}}td{{text-align:right;padding:6px 0;border-bottom:1px solid #eee}}
i{{display:inline-block;width:8px;height:8px;border-radius:50%;margin-right:8px}}i.l{{background:#e29b24}}i.p{{background:#3e7cc0}}small{{color:#999}}.d td{{color:#c33}}.tt td{{font-weight:600;border:0}}.rec{{border:1px dashed #bbb;padding:10px 14px;color:#666;break-inside:avoid}}.sum{{width:300px;margin-left:auto;break-inside:avoid}}.sum .b td{{font-weight:700;font-size:16px}}</style>
<div class=r><div><h1>Redwood Garage</h1>1450 Soquel Ave, Santa Cruz, CA 95062<br>BAR # ARD00287344 &nbsp; 831-555-0177</div><div style="text-align:right"><b>ESTIMATE #3307</b><br>Mar 6, 2025<br>Advisor Petra</div></div>
<div class=r style="background:#f7f7f5;padding:10px"><div><b>Customer</b><br>Caleb Winthrop<br>831-555-0120</div><div><b>Vehicle</b><br>2013 Subaru Outback 2.5i Premium<br>VIN {v}</div><div><b>Odometer</b><br>121,880 mi<br>Plate 7BKM202</div></div>
<p>Customer states: 105k service was never done. Quote timing belt and anything related; oil light reminder is on.</p>
{body}
<div class=rec><b>Recommended for next visit (not included in totals)</b><table><tr><td>Spark plugs &mdash; due at 120,000 mi<td>$268.40</tr><tr><td>Front CV axle, left (boot torn)<td>$412.75</tr><tr><td>Cabin air filter<td>$49.00</tr></table></div>
<table class=sum><tr><td>Labor<td>{m(lab)}</tr><tr><td>Parts<td>{m(par)}</tr><tr><td>Shop Supplies<td>{m(fee.total)}</tr><tr><td>EPA Disposal<td>{m(epa.total)}</tr><tr><td>Subtotal<td>{m(sub)}</tr><tr><td>Discounts<td>-{m(disc)}</tr><tr><td>Tax 8.75% (parts)<td>{m(tax)}</tr><tr class=b><td>Estimate total<td>${m(tot)}</tr><tr><td>Deposit received 3/6/25<td>-{m(dep)}</tr><tr><td>Remaining<td>${m(tot-dep)}</tr></table>
<p style="font-size:11px;color:#777">This estimate is valid for 30 days. An estimate is not a guarantee of final price; we will call for authorization if the cost will exceed the estimate by more than 10% or $50. Teardown estimates are billed at $139.00/hr.</p>''')

# ---------- 08 QuickBooks manner
v=vin("1FTBW2CM",2017,"K","A41266")
ls=[L("Replace left and right front lower control arms","labor",q=3.5,u=128,ph=3.5,item="Labor:Mechanical"),L("Front wheel alignment","service",q=1,u=109.95,item="Alignment"),L("Lower control arm w/ ball joint, LH","part",q=1,u=187.36,item="Parts"),L("Lower control arm w/ ball joint, RH","part",q=1,u=187.36,item="Parts"),
 L("Pinch bolts and nuts, control arm","part",q=4,u=6.48,item="Parts"),L("PM service B - 10 qt 5W-30 syn blend, filter, lube, tire rotate","service",q=1,u=134,item="PM-B"),L("Wiper blades 24 inch","part",q=2,u=16.75,item="Parts"),L("Marker lamp bulb #194","part",q=3,u=2.10,item="Parts"),L("Road call, Dock 4 - Unit 118","fee",q=1,u=65,item="Svc Call"),L("Shop supplies","fee",q=1,u=24.80,item="Supplies")]
tx=summ([l for l in ls if l.type=='part'])+ls[-1].total; tax=r2(tx*D('.07')); sub=summ(ls); tot=sub+tax
truth("08_prairie_fleet","Chromium print of HTML",[],"Prairie Fleet & Trailer Service LLC",(2017,"Ford","Transit",v,143902),ls,[],sub,tax,tot)
hpdf("08_prairie_fleet",f'''<meta charset=utf8><style>@page{{size:letter;margin:.75in}}body{{font:13px 'Liberation Sans';margin:0}}.t{{font-size:26px;color:#5b8bb0;margin:18px 0 14px}}table{{width:100%;border-collapse:collapse}}th{{background:#dbe7f0;color:#4e7896;text-align:left;padding:6px;font-weight:400;font-size:11px}}td{{padding:6px;vertical-align:top}}.n{{text-align:right}}.c{{display:flex;justify-content:space-between}}.l{{border-top:1px dotted #aaa;margin-top:16px;padding-top:8px}}.k{{color:#5b8bb0;font-size:11px}}</style>
<b>Prairie Fleet &amp; Trailer Service LLC</b><br>7100 W Harry St<br>Wichita, KS 67209<br>ap@prairiefleet.example
<div class=t>INVOICE</div><div class=c><div><span class=k>BILL TO</span><br>Sunflower Linen Supply<br>Attn: Fleet Dept<br>330 N Hydraulic<br>Wichita, KS 67214</div><div><span class=k>INVOICE #</span> PF-11862<br><span class=k>DATE</span> 07/29/2024<br><span class=k>DUE DATE</span> 08/28/2024<br><span class=k>TERMS</span> Net 30</div></div>
<div class=c style="border-top:1px solid #9bb;margin:16px 0;padding-top:8px"><div><span class=k>UNIT / VEHICLE</span><br>118 &ndash; 2017 Ford Transit 250</div><div><span class=k>VIN</span><br>{v}</div><div><span class=k>MILEAGE</span><br>143,902</div><div><span class=k>P.O. NUMBER</span><br>SLS-4409-24</div></div>
<table><tr><th>ACTIVITY<th>DESCRIPTION<th class=n>QTY<th class=n>RATE<th class=n>AMOUNT</tr>'''+''.join(f'<tr><td><b>{l.item}</b><td>{esc(l.desc)}<td class=n>{l.q}<td class=n>{m(l.u)}<td class=n>{m(l.total)}{"T" if l.type=="part" or l.item=="Supplies" else ""}</tr>' for l in ls)+f'''<tr><td><b>Note</b><td>Brake pads front 6mm rear 4mm - recheck at 150,000. Approx. $415 next visit.<td><td><td></tr></table>
<div class="c l"><div style="width:300px">Thank you for your business! Past-due balances accrue 1.5% per month. Unit down 1 day; DOT inspection expires 11/2024.</div><table style="width:260px"><tr><td>SUBTOTAL<td class=n>{m(sub)}</tr><tr><td>TAX (7%)<td class=n>{m(tax)}</tr><tr><td>TOTAL<td class=n>{m(tot)}</tr><tr style="border-top:1px solid #999"><td>BALANCE DUE<td class=n style="font-size:18px"><b>${m(tot)}</b></tr></table></div>''')

# ---------- 09 Square manner
ls=[L("Alternator replacement labor","labor",185.00),L("Alternator, remanufactured 150A","part",229.99),L("Core charge (refunded when old unit returned)","fee",45.00)]
d=D('18.50'); sub=summ(ls); tax=r2(ls[1].total*D('.06')); tot=sub-d+tax
truth("09_nate_square","Chromium print of HTML",[],"Nate's Mobile Auto Repair",(2011,"Chevrolet","Malibu",None,None),ls,[("10% off labor - first time customer",d)],sub,tax,tot)
hpdf("09_nate_square",f'''<meta charset=utf8><style>@page{{size:5.8in 8.4in;margin:.35in}}body{{font:13px Roboto;margin:0;color:#111}}.c{{text-align:center}}hr{{border:0;border-top:1px solid #ddd;margin:14px 0}}.i{{display:flex;justify-content:space-between;padding:7px 0}}.i small{{color:#777;display:block}}.g{{color:#666}}</style>
<div class=c><div style="width:46px;height:46px;border-radius:50%;background:#111;color:#fff;line-height:46px;margin:auto;font-size:20px">N</div><h2 style="margin:8px 0 2px">Nate's Mobile Auto Repair</h2><span class=g>Invoice #000482 &middot; May 19, 2024</span><div style="font-size:34px;margin:12px 0">${m(tot)}</div><span class=g>Due June 2, 2024</span></div><hr>
<div class=i><div><b>Bill to</b><br>Jermaine Oakes<br><span class=g>jermaine.o@mail.example</span></div><div style="text-align:right"><b>Message</b><br>2011 Chevy Malibu LT &ndash; no charge<br>light on, alternator tested 11.8V</div></div><hr>'''+''.join(f'<div class=i><div>{esc(l.desc)}'+(f'<small>${m(l.u)} &times; {l.q}</small>' if l.pq else '')+f'</div><div>${m(l.total)}</div></div>' for l in ls)+f'''<hr><div class=i><div>Subtotal</div><div>${m(sub)}</div></div><div class=i><div>10% off labor - first time customer</div><div>&minus;${m(d)}</div></div><div class=i><div>Sales Tax (6%, parts)</div><div>${m(tax)}</div></div><div class=i style="font-size:16px"><b>Total Due</b><b>${m(tot)}</b></div><hr><div class=g style="font-size:11px">90-day labor warranty. Alternator has a lifetime warranty through the parts store. Diagnostic fee of $60.00 was waived with repair. Questions? Text (615) 555-0164.</div>''')

# ---------- 16 Xtime manner MPI
v=vin("JM3KFBDM",2019,"0","612480")
ap=[L("Brakes: replace rear pads and resurface rotors","service",389.95),L("Replace 12V battery (failed test, 312 CCA)","service",249.95),L("Engine air filter","service",46.50),L("Wiper inserts, front pair","service",34.95),L("Oil and filter service w/ tire rotation","service",94.95)]
de=[("Tires: four Toyo A36 225/55R19 (4/32 remaining)",1036.20),("Cabin filter",79.95),("Fuel induction service",189.95)]
dis=D('40.00'); sub=summ(ap); fee=L("Shop supplies & environmental","fee",r2(sub*D('.05'))); tax=r2(sub*D('.55')*D('.065')); 
al=ap+[fee]; tot=summ(al)-dis+tax
truth("16_lakeshore_mpi","Chromium print of HTML",[],"Lakeshore Mazda",(2019,"Mazda","CX-5",v,58431),al,[("Online coupon - brake service",dis)],sub+fee.total-dis,tax,tot)
col=['#d93025','#d93025','#f0a500','#f0a500','#2a9d4a']
hpdf("16_lakeshore_mpi",f'''<meta charset=utf8><style>@page{{size:letter;margin:.5in}}body{{font:12.5px 'Noto Sans';margin:0;color:#222}}.bar{{background:#101820;color:#fff;padding:12px 16px;display:flex;justify-content:space-between}}.v{{display:flex;justify-content:space-between;border:1px solid #ccc;padding:10px 16px}}h4{{margin:14px 0 4px;padding:4px 8px;background:#eee}}.it{{display:grid;grid-template-columns:18px 1fr 90px 100px;align-items:center;padding:7px 8px;border-bottom:1px solid #ddd}}.dot{{width:11px;height:11px;border-radius:50%}}.a{{color:#2a9d4a;font-weight:600}}.x{{color:#999}}.p{{text-align:right}}.gr{{columns:3;font-size:11px;padding:6px 8px}}.tot{{width:320px;margin:14px 0 0 auto}}.tot div{{display:flex;justify-content:space-between;padding:3px 8px}}</style>
<div class=bar><div><b style="font-size:18px">Lakeshore Mazda</b><br>Multi-Point Inspection Results</div><div style="text-align:right">RO 6043317<br>Jan 22, 2025<br>Advisor: Trey Monahan</div></div>
<div class=v><div><b>Guillermo Pereira</b><br>2019 Mazda CX-5 Grand Touring AWD</div><div>VIN {v}<br>Mileage 58,431</div><div>Promised 4:30 PM<br>Loaner: none</div></div>
<h4>Services you approved</h4>'''+''.join(f'<div class=it><div class=dot style="background:{c}"></div><div>{esc(l.desc)}</div><div class=a>APPROVED</div><div class=p>${m(l.total)}</div></div>' for l,c in zip(ap,col))+'''<div class=it><div class=dot style="background:#2a9d4a"></div><div>Recall 6723H: fuel pump relay reflash</div><div class=a>APPROVED</div><div class=p>No charge</div></div>
<h4>Declined today</h4>'''+''.join(f'<div class="it x"><div class=dot style="background:#f0a500"></div><div>{esc(a)}</div><div>DECLINED</div><div class=p>${m(b)}</div></div>' for a,b in de)+f'''
<h4>Checked and OK</h4><div class=gr>&#10003; Horn<br>&#10003; Headlamps<br>&#10003; Belts<br>&#10003; Coolant -34&deg;F<br>&#10003; Front pads 8 mm<br>&#10003; Hoses<br>&#10003; CV boots<br>&#10003; Steering<br>&#10003; Exhaust</div>
<div class=tot><div><span>Approved services</span><span>${m(sub)}</span></div><div><span>Shop supplies &amp; environmental</span><span>${m(fee.total)}</span></div><div><span>Online coupon - brake service</span><span>-${m(dis)}</span></div><div><span>Subtotal</span><span>${m(sub+fee.total-dis)}</span></div><div><span>Estimated tax</span><span>${m(tax)}</span></div><div style="background:#101820;color:#fff;font-weight:700"><span>Total approved</span><span>${m(tot)}</span></div><div class=x><span>Declined services value</span><span>${m(sum(b for a,b in de))}</span></div></div>
<p style="font-size:10px;color:#777">Shop supplies are 5% of services, not to exceed $55.00. Prices are valid for 14 days. Declined items may affect safety; tires below 3/32" fail inspection.</p>''')
