# Chromium: independent garage, job blocks with nested parts & labor, a declined job, tax on parts only
from lib import *
jobs=[
 ("1","Timing cover oil leak — reseal","APPROVED",[
   it("Timing cover gasket set","p",1,8742,pn="TCS46097"),
   it("Front crankshaft seal","p",1,1618,pn="710430"),
   it("RTV, Ultra Grey","p",2,1149,pn="82194"),
   it("R&R timing cover, clean both mating faces, reseal. Includes drain and refill of coolant.","l",7.4,13800)]),
 ("2","Coolant service","APPROVED",[
   it("Coolant, OAT orange, gal.","p",3,2465,pn="ZXG05RU1"),
   it("Thermostat w/ housing","p",1,6320,pn="15-12143")]),
 ("3","Serpentine belt and tensioner","DECLINED",[
   it("Belt, 6PK2270","p",1,4890,pn="6PK2270"),it("Tensioner assembly","p",1,9515,pn="39183"),it("Replace belt and tensioner","l",1.1,13800)]),
 ("4","Passenger rear window does not go down","APPROVED",[
   it("Window regulator with motor, right rear","p",1,11276,pn="748-978"),
   it("Remove door panel, R&R regulator, recalibrate auto up/down","l",1.6,13800)]),
]
b='';items=[]
for n,t,st,rows in jobs:
    off=' off' if st=='DECLINED' else ''
    b+=f'<section class="job{off}"><h3><span class=n>{n}</span>{t}<em>{st.title()}</em></h3><table>'
    for i in rows:
        if i['type']=='Part': b+=f"<tr><td class=k>Part</td><td class=pn>{i['pn']}</td><td>{i['description']}</td><td class=r>{q(i['quantity'])}</td><td class=r>{m(i['unitPrice'])}</td><td class=r>{m(i['totalPrice'])}</td></tr>"
        else: b+=f"<tr class=lab><td class=k>Labor</td><td class=pn></td><td>{i['description']}</td><td class=r>{q(i['quantity'])} hr</td><td class=r>{m(i['unitPrice'])}</td><td class=r>{m(i['totalPrice'])}</td></tr>"
    if n=='2': b+="<tr class=lab><td class=k>Labor</td><td class=pn></td><td>Thermostat replaced while cover is off</td><td class=r>incl.</td><td class=r></td><td class=r></td></tr>"
    b+=f"</table><p class=jt>Job {n} total{' (not in estimate)' if off else ''} <b>{d(S(rows))}</b></p></section>"
    if not off: items+=rows
parts=S(items,'p');labor=S(items,'l')
sup=it("Shop supplies (5% of labor)","f",None,None,r(labor*.05)); haz=it("Hazardous waste disposal","f",None,None,850)
items+=[sup,haz]; disc=5000
sub=S(items)-disc; tax=r(parts*.0725); total=sub+tax
src=f'''<meta charset=utf8><style>@page{{size:letter;margin:13mm 15mm}}body{{font:10pt "Open Sans",sans-serif;color:#222}}
h1{{font-size:19pt;margin:0;color:#7a2b12}}header{{display:flex;justify-content:space-between;border-bottom:3px solid #7a2b12;padding-bottom:6px}}
header div{{font-size:8.5pt;line-height:1.4}}.v{{display:grid;grid-template-columns:1fr 1fr;font-size:9pt;margin:8px 0;gap:2px 20px}}
.job{{border:1px solid #c9b8ae;border-radius:6px;margin:8px 0;padding:4px 10px;break-inside:avoid}}h3{{font-size:11pt;margin:3px 0}}h3 em{{float:right;font-style:normal;font-size:8pt;background:#dfe9d6;padding:2px 8px;border-radius:9px}}
.n{{display:inline-block;background:#7a2b12;color:#fff;width:18px;text-align:center;margin-right:7px;border-radius:3px}}table{{width:100%;border-collapse:collapse;font-size:9pt}}td{{padding:2px 4px;vertical-align:top}}.k{{width:42px;color:#777}}.pn{{width:80px;font-family:Hack,monospace;font-size:8pt}}.r{{text-align:right;white-space:nowrap;width:58px}}
.lab{{background:#faf6f3}}.jt{{text-align:right;margin:3px 4px;border-top:1px dotted #aaa;padding-top:3px}}.off{{color:#999}}.off em{{background:#eed8d8}}
.t{{width:290px;margin-left:auto;margin-top:8px}}.t td:last-child{{text-align:right}}.g td{{border-top:2px solid #222;font-weight:bold;font-size:12pt}}footer{{font-size:7.5pt;color:#555;margin-top:10px}}</style>
<header><div><h1>Kestrel Automotive</h1>1418 Foundry Row, Boise, ID 83702<br>(208) 555-0143 &nbsp; kestrelauto.example</div><div style="text-align:right"><b>ESTIMATE # 30417</b><br>Prepared 04/22/2026<br>Advisor: Marnie D.<br>Good for 30 days</div></header>
<div class=v><div><b>Customer</b> Wendell Achterberg</div><div><b>Vehicle</b> 2015 Jeep Grand Cherokee</div><div><b>Phone</b> (208) 555-0178</div><div><b>VIN</b> 1C4RJFAG6FC613508</div><div><b>Concern</b> Oil on garage floor; rear window stuck</div><div><b>Mileage</b> 118,204 &nbsp; <b>Plate</b> 1A 5K27X</div></div>
{b}
<table class=t><tr><td>Parts<td>{d(parts)}<tr><td>Labor<td>{d(labor)}<tr><td>{sup['description']}<td>{d(sup['totalPrice'])}<tr><td>{haz['description']}<td>{d(haz['totalPrice'])}<tr><td>Returning customer<td>-{d(disc)}<tr><td>Subtotal<td>{d(sub)}<tr><td>Tax (parts only)<td>{d(tax)}<tr class=g><td>Estimate total<td>{d(total)}</table>
<footer>Warranty: 24 months / 24,000 miles on parts and labor. Storage of $35.00 per day is charged from the third day after completion.</footer>'''
chrome('r01_garage_blocks',src)
save('r01_garage_blocks','pdf',items,[disc],sub,tax,total,veh(2015,'Jeep','Grand Cherokee','1C4RJFAG6FC613508',118204),'Kestrel Automotive','30417',state='ID')
