from common import *
# AutoLeap-like digital estimate, parts/labor in one table w/ tax col
V=vin("WBA5R7C5?KF881034")
G=[("Oil filter housing gasket leak",[("OFHG gasket set","11428637821",'Part',1,24.6),("Oil cooler gasket","11428637820",'Part',1,18.15),("Aluminum bolts, one time use","07129908105",'Part',5,3.2),("Labor — OFHG R&R","",'Labor',3.4,189)]),
("Drive belt & tensioner",[("Belt 6PK","11288645118",'Part',1,62.0),("Tensioner, INA","534 0601 10",'Part',1,148.9),("Labor — belt/tensioner (overlap)","",'Labor',.6,189)]),
("Battery",[("Battery AGM H7 80Ah","61217586961",'Part',1,312.0),("Battery registration","",'Service',1,75.0)])]
items=[it(d,t,q,u) for _,g in G for d,_,t,q,u in g]
ss=it("Shop supplies (3%)",'Fee',None,None,round(S(items)*.03)/100)
sub=S(items);disc=round(.10*S(items,lambda i:i['type']=='Labor'));tax=round(S(items,lambda i:i['type']=='Part')*.08875);tot=sub+ss['totalPrice']-disc+tax
h="""<meta charset=utf8><style>@page{size:letter;margin:12mm 15mm}body{font:9.5pt 'DejaVu Sans Condensed',DejaVu Sans;color:#1c2430}table{width:100%;border-collapse:collapse}th{font-size:8pt;text-transform:uppercase;color:#6b7686;text-align:right;border-bottom:1px solid #bbb;padding:4px}th:first-child,td:first-child{text-align:left}td{text-align:right;padding:4px;border-bottom:1px solid #eee}.g td{background:#eef1fb;font-weight:bold}.pn{display:block;font-size:7.5pt;color:#8a94a3}.d td{color:#aaa;text-decoration:line-through}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;background:#f7f8fa;padding:10px;margin:10px 0;font-size:8.5pt}</style>
<table><tr><td style="border:0"><b style="font-size:16pt">Gowanus Bimmer Clinic</b><br>260 9th St, Brooklyn NY · 718-555-0121</td><td style="border:0"><span style="font-size:18pt;color:#4254c5">Estimate</span><br>EST-10277 · Aug 15, 2024</td></tr></table>
<div class=k><div><b>Customer</b><br>Rafaela Quiñones<br>917-555-0166</div><div><b>Vehicle</b><br>2019 BMW 330i xDrive<br>VIN """+V+"""<br>Mileage 66,020</div><div><b>Status</b><br>Approved in part<br>by text 08/15 11:04 AM</div></div><table><tr><th>Service / item<th>Hrs/Qty<th>Price<th>Amount</tr>"""
for g,r in G:
    h+=f"<tr class=g><td colspan=4>✔ {g}</td></tr>"
    for d,pn,t,q,u in r:h+=f"<tr><td>{d}<span class=pn>{pn}</span></td><td>{q:g}</td><td>${u:,.2f}</td><td>${m(c(q*u))}</td></tr>"
h+="<tr class=g><td colspan=4>✘ Rear brakes (declined)</td></tr><tr class=d><td>Pads, rear set</td><td>1</td><td>$128.00</td><td>$128.00</td></tr><tr class=d><td>Labor — rear brakes</td><td>1.4</td><td>$189.00</td><td>$264.60</td></tr></table><table style='width:48%;margin:12px 0 0 52%'>"
for a,b in [("Approved subtotal","$"+m(sub)),("Shop supplies (3%)","$"+m(ss['totalPrice'])),("Labor promo 10%","($"+m(disc)+")"),("Tax 8.875%","$"+m(tax)),("<b>Estimate total</b>","<b>$"+m(tot)+"</b>"),("Deposit received","$200.00"),("Remaining","$"+m(tot-20000))]:h+=f"<tr><td>{a}</td><td>{b}</td></tr>"
chrome(h+"</table>",'p08')
save('p08','quote','chromium',items+[ss],(2019,'BMW','330i','xDrive',V,66020),'EST-10277','Gowanus Bimmer Clinic',tax,[disc],sub,tot)
