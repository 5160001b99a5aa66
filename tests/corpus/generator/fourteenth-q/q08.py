from common import *
D=Doc('q08.pdf','quick-lube-ticket-two-columns-checklist','chromium','receipt','Speedy Pit 10-Minute Oil','0047-118263',
 dict(year=2018,make='Toyota',model='RAV4 XLE',mileage=84115))
rows=[D.add('Full Synthetic Signature Service 0W-20 up to 5 qt','Service',1,8999,c='SIG020'),
 D.add('Extra oil 0W-20 syn','Part',.5,1198,c='XQT'),
 D.add('Cabin air filter – PureAir','Part',1,4499,c='CAF10285'),
 D.add('Wiper blade 26" Rain Guard','Part',1,2399,c='WB26'),
 D.add('Wiper blade 16" Rain Guard','Part',1,1999,c='WB16'),
 D.add('Fuel system cleaning (3-step)','Service',1,7499,c='FSC3'),
 D.add('Tire rotation','Labor',1,2499,c='ROT'),
 D.add('Environmental fee','Fee',1,399,c='ENV')]
D.discounts=[1500,500]
tx=pct(D.sum()-2000-399,8.1)
D.close(tax=tx)
chk=[('Tire pressure F/R','33 / 33 psi set'),('Air filter','OK – checked'),('Coolant','-34 °F OK'),('Trans fluid','Sealed'),('Differential','N/A'),('Brake fluid','Topped 0 oz'),('Battery','612 of 640 CCA'),('Lights','OK'),('Serpentine belt','Crack – recommend $129.99'),('PCV','OK')]
tr=''.join(f'<tr><td>{i["c"]}<td>{e(i["description"])}<td class=n>{i["quantity"]:.2f}<td class=n>{m(i["unitPrice"])}<td class=n>{m(i["totalPrice"])}' for i in rows)
ck=''.join(f'<tr><td>{e(a)}<td>{e(b)}' for a,b in chk)
htm=f'''<meta charset=utf-8><style>@page{{size:5.5in 8.5in;margin:8mm}}body{{font:8pt "Roboto Condensed";margin:0}}h1{{font:900 19pt Lato;margin:0;background:#d21f26;color:#fff;padding:5px 9px;letter-spacing:-.5px}}h1 small{{font:8pt Roboto;float:right;padding-top:8px}}
table{{border-collapse:collapse;width:100%}}.m td{{padding:3px 3px;border-bottom:1px dashed #aaa}}.n{{text-align:right}}th{{background:#222;color:#fff;text-align:left;padding:2px 3px}}.c td{{padding:1px 3px;border:1px solid #ccc}}.w{{display:flex;gap:10px;margin-top:8px}}.w>div{{flex:1}}.t td{{padding:1.5px 3px}}.big{{font-size:13pt;font-weight:700}}</style>
<h1>Speedy Pit <span style="font-size:10pt">10-Minute Oil</span><small>Store 0047 · Bay 2</small></h1>
<p>2290 W Charleston Ave · Pueblo, CO 81004 · 719-555-0175<br>Ticket <b>0047-118263</b> &nbsp; 06/14/2025 10:42 AM &nbsp; Greeter: Luis &nbsp; Pit: #14 &nbsp; Topside: #09<br>2018 Toyota RAV4 XLE 2.5L &nbsp; Plate CKR-T81 &nbsp; Miles <b>84,115</b> &nbsp; Next service 89,115 or 12/14/2025</p>
<table class=m><tr><th>Code<th>Item<th class=n>Qty<th class=n>Each<th class=n>Ext</tr>{tr}</table>
<div class=w><div><table class=c><tr><th colspan=2>18-POINT CHECK</tr>{ck}</table></div><div><table class=t>
<tr><td>Subtotal<td class=n>{m(D.subtotal)}<tr><td>Coupon $15 OFF SIG (WEB15)<td class=n>({m(1500)})<tr><td>Military 5.00<td class=n>({m(500)})<tr><td>Sales tax 8.10%<td class=n>{m(D.tax)}<tr class=big><td>TOTAL<td class=n>{m(D.total)}<tr><td>VISA ****2206 auth 04471C<td class=n>{m(D.total)}<tr><td>Change due<td class=n>0.00</table>
<p>Air in tires, vacuum and window wash are always <b>FREE</b>. You saved 20.00 today. Drain plug torque 30 ft-lb, verified by #09.</p></div></div><p style="text-align:center">Tell us how we did at speedypit.example/hi and save 7.00 on your next visit!</p>'''
chrome_pdf(htm,D.path());D.save()
