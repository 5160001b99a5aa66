from common import *
V=vin("JF2SKAEC?LH518820")
J=[("Rear wheel bearing — RR (growl above 40 mph)",[it("Hub assembly, rear",'Part',1,187.20,pn="SKF BR930802"),it("Axle nut, staked",'Part',1,6.85,pn="28044AA020"),it("R&R hub assy RR",'Labor',1.6,168)],
 "Found during inspection: play at 12/6, noise follows wheel speed. Left rear OK for now."),
("CVT drain & fill",[it("Subaru CVTF-II (qt)",'Part',5,17.4,pn="SOA868V9241"),it("Drain/fill gaskets",'Part',2,3.1,pn="803926090"),it("Drain & fill CVT, set level at temp",'Labor',1.1,168)],"Customer asked. No leaks."),
("Brake fluid exchange",[it("Brake fluid exchange",'Service',1,139.0)],"Tested 4% moisture."),
]
items=[i for j in J for i in j[1]]
fee=it("Shop fees",'Fee',None,None,31.12);env=it("EPA",'Fee',None,None,6)
parts=S(items,lambda i:i['type']=='Part');disc=2500
tax=round(parts*.1035);sub=S(items)+3112+600
tot=sub-disc+tax
h="""<meta charset=utf8><style>@page{size:letter;margin:14mm}body{font:10.5pt Liberation Sans;color:#223}h1{font-size:19pt;margin:0;color:#0b6e6e}.top{display:flex;justify-content:space-between;border-bottom:3px solid #0b6e6e;padding-bottom:8px}
.job{border:1px solid #cdd;border-radius:6px;margin:12px 0;padding:8px 12px;break-inside:avoid}.jt{font-weight:bold;font-size:12pt;display:flex;justify-content:space-between}table{width:100%%;border-collapse:collapse}td{padding:3px 2px;border-top:1px dotted #ccd;vertical-align:top}td.n{text-align:right;white-space:nowrap}.s{color:#778;font-size:8.5pt}.f{font-style:italic;color:#555;margin:4px 0}.no{color:#a33}</style>
<div class=top><div><h1>Ballard Boxer Werks</h1>5212 Shilshole Ave NW, Seattle WA 98107<br>206.555.0163 · hello@ballardboxer.example</div><div style="text-align:right"><b>Repair Order #28817</b><br>Invoiced Feb 6, 2025<br>Advisor: Marisol<br><span style="background:#0b6e6e;color:#fff;padding:2px 8px;border-radius:9px">CLOSED</span></div></div>
<p><b>Kenji Arakawa-Dunn</b> &nbsp; (206) 555-0190<br>2020 Subaru Forester Premium &nbsp;•&nbsp; White &nbsp;•&nbsp; WA BXK8812 &nbsp;•&nbsp; %s<br>In 71,344 mi — Out 71,352 mi</p>"""%V
for n,(t,its,f) in enumerate(J,1):
    h+=f"<div class=job><div class=jt><span>{n}. {t}</span><span>${m(S(its))}</span></div><div class=f>{f}</div><table>"
    for i in its:
        q=f"{i['quantity']:g}"; u='hr' if i['type']=='Labor' else 'ea'
        h+=f"<tr><td>{i['description']}<br><span class=s>{i.get('_pn') or ('Labor' if u=='hr' else 'Canned service')}</span></td><td class=n>{q} {u} × ${m(i['unitPrice'])}</td><td class=n style='width:90px'>${m(i['totalPrice'])}</td></tr>"
    h+="</table></div>"
h+="<div class='job no'><div class=jt><span>4. Front lower control arm bushings — DECLINED</span><span>$612.40</span></div>Customer will revisit next visit.</div>"
h+="<table style='width:46%;margin-left:54%'>"
lab=S(items,lambda i:i['type']!='Part')
for a,b in [("Parts",m(parts)),("Labor & services",m(lab)),("Shop fees",m(3112)),("EPA",m(600)),("Subtotal",m(sub)),("Neighbor discount","−"+m(disc)),("Sales tax (10.35% on parts)",m(tax)),("<b>Total</b>",m(tot)),("Paid — Visa ••4410",m(tot)),("<b>Balance due</b>","0.00")]:h+=f"<tr><td>{a}</td><td class=n>{b.replace('−','−$') if '−' in b else '$'+b}</td></tr>"
chrome(h+"</table><p class=s>36 mo / 36k mi warranty on parts and labor. Thank you for keeping us weird.</p>",'p02')
save('p02','invoice','chromium',items+[fee,env],(2020,'Subaru','Forester','Premium',V,71344),'28817','Ballard Boxer Werks',tax,[disc],sub,tot)
