# EV specialist, wkhtmltopdf, Labor / Parts / Line total columns
from common import *
R=[('High-voltage coolant loop service','Drain, vacuum fill, bleed; G48 8.2 L',2.0,31000,13860),
('On-board charger (OBC) relay repair','Board-level, PTC resistor network',3.5,54250,8815),
('12V auxiliary battery, AGM H4','Register with BCM after fitting',0.4,6200,23990),
('Rear drive unit speed sensor seal','Updated seal, both sides',1.8,27900,4275),
('Front lower control arm bushings (pair)','Press in, torque at ride height',2.2,34100,11650)]
items=[it(a,'Service',l+p) for a,b,h,l,p in R]
extra=[('HV safety isolation & lock-out procedure','Fee',6500),('Coolant recycling','Fee',1850),('Flatbed transfer from dealer lot','Sublet',17500)]
items+=[it(a,t,x) for a,t,x in extra]
s=sum(i['totalPrice'] for i in items);disc=14900
parts=sum(r[4] for r in R);tax=round(parts*.088);tot=s-disc+tax
rows=''.join(f'<tr><td><b>{a}</b><br><small>{b}</small></td><td>{h:.1f}</td><td>{d(l)}</td><td>{d(p)}</td><td>{d(l+p)}</td></tr>' for a,b,h,l,p in R)
rows+='<tr><td><b>Infotainment update 2025.20</b><br><small>while on the bench</small></td><td>-</td><td>-</td><td>-</td><td>included</td></tr>'
rows+=''.join(f'<tr><td><b>{a}</b></td><td></td><td></td><td></td><td>{d(x)}</td></tr>' for a,t,x in extra)
html=f'''<html><head><meta charset=utf-8><style>body{{font:12px DejaVu Sans;color:#13293d}}h1{{font-size:22px;margin:0;color:#0077a8;letter-spacing:2px}}table{{border-collapse:collapse;width:100%}}.a td,.a th{{border-bottom:1px dotted #9bb;padding:4px;text-align:right;vertical-align:top}}.a td:first-child,.a th:first-child{{text-align:left}}.a th{{border-bottom:2px solid #0077a8}}small{{color:#567}}.g td{{border:1px solid #bcd;padding:2px 5px;font-size:10px}}.side{{background:#eaf5fa;padding:8px;vertical-align:top;width:31%}}tr{{page-break-inside:avoid}}</style></head><body>
<table><tr><td><h1>OHMWORKS EV CLINIC</h1>77 Substation Way, Unit C, Kirkland WA 98033<br>hello@ohmworks.example &nbsp; 425.555.0181 &nbsp; WA UBI 604 118 552</td><td align=right>Estimate<br><b style="font-size:18px">EVC/25/0641</b><br>rev. 2 &middot; 29 Sep 2025</td></tr></table><hr color="#0077a8">
<table><tr><td style="vertical-align:top;padding-right:10px">
<p style="margin:3px 0"><b>Customer</b> Priyanka Venkataraman &middot; 425.555.0107<br><b>Car</b> 2015 Tesla Model S 85D &middot; 118,340 mi &middot; MCU1<br><b>VIN</b> 5YJSA1H21FF098716</p>
<table class=a><tr><th>Job</th><th>Hrs</th><th>Labor</th><th>Parts</th><th>Line total</th></tr>{rows}</table>
<table class=a style="width:62%;margin-left:38%;margin-top:8px"><tr><td>Jobs and charges</td><td>{d(s)}</td></tr><tr><td>Diagnostic fee credit</td><td>&minus;{d(disc)}</td></tr><tr><td>WA sales tax, parts {d(parts)} @ 8.8%</td><td>{d(tax)}</td></tr><tr><td><b style="font-size:15px">Estimate total</b></td><td><b style="font-size:15px">{d(tot)}</b></td></tr></table>
</td><td class=side><b>Battery health report</b><table class=g><tr><td>Usable capacity</td><td>66.9 kWh</td></tr><tr><td>When new</td><td>75.7 kWh</td></tr><tr><td>State of health</td><td>88.4 %</td></tr><tr><td>Cell spread @ 90%</td><td>11 mV</td></tr><tr><td>Brick min / max</td><td>4.072 / 4.083 V</td></tr><tr><td>Isolation</td><td>3,240 k&Omega;</td></tr><tr><td>DC fast charges</td><td>412</td></tr><tr><td>12 V rest</td><td>11.92 V</td></tr></table>
<p><b>Tire tread</b><br>FL 6/32 &nbsp; FR 6/32<br>RL 3/32 &nbsp; RR 3/32</p><p><b>Brakes</b><br>Front pad 8.5 mm<br>Rear pad 9.0 mm</p>
<p><b>Think about next</b><br>MCU2 retrofit $1,995.00<br>Rear tires (2) $618.00<br>A/C desiccant bag $365.00<br><small>Not part of this estimate.</small></p>
<p><b>Paid so far</b><br>$149.00 diagnosis, 22 Sep (credited at left)</p><p><small>While you wait: loaner Leaf, $0/day for the first 3 days, then $28.00. Charging by us to 80% is free.</small></p></td></tr></table>
<p><small>Labor $155.00 per hour. Old HV parts are retained for recycling. Estimate holds for 21 days. If cost will exceed the estimate by more than 10% we ask first. Idle fee $1.00/min. in charge stall after notice.</small></p></body></html>'''
open(TMP+'l06.html','w').write(html);subprocess.run(['wkhtmltopdf','-q','-s','Letter',TMP+'l06.html',OUT+'l06.pdf'])
label('l06.pdf','EVC/25/0641','OHMWORKS EV CLINIC',dict(year=2015,make='Tesla',model='Model S',vin='5YJSA1H21FF098716',mileage=118340,trim='85D'),items,tax,tot,s,[dc('Diagnostic fee credit',disc)],[])
checktext(OUT+'l06.pdf',OUT+'l06.json')
