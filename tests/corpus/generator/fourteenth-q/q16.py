from common import *
D=Doc('q16.pdf','good-better-best-matrix','chromium','option_table',"Big Mike's Brake & Tire",'Q-5521',dict(year=2020,make='Honda',model='Odyssey EX-L',mileage=71240))
D.total=None
rows=[('Front pads','Value semi-metallic 59.95','Ceramic, coated 94.95','OE+ ceramic w/ hardware 139.95'),
('Front rotors (2)','Resurface yours 60.00','New, standard 168.00','New, zinc-coated 236.00'),
('Brake fluid','Top off','Exchange 119.00','Exchange 119.00'),
('Caliper pin service','–','Included','Included'),
('Labor','165.00','195.00','195.00'),
('Warranty on pads','12 mo / 12,000 mi','24 mo / 24,000 mi','Lifetime')]
S=[28495,57695,68995]
h=''.join('<tr><th>'+e(x[0])+''.join('<td>'+e(y) for y in x[1:]) for x in rows)
htm=f'''<meta charset=utf-8><style>@page{{size:Letter landscape;margin:16mm}}body{{font:11pt Lato}}h1{{font-weight:900;margin:0}}table{{border-collapse:separate;border-spacing:6px;width:100%;margin-top:14px}}td{{background:#f2f2f6;padding:9px;text-align:center}}th{{text-align:left}}thead td{{background:#1d2b53;color:#fff;font-weight:bold;font-size:14pt}}.t td{{font-size:17pt;font-weight:900;background:#ffe9a8}}</style>
<h1>{e(D.shop)}</h1>4th &amp; Lincoln, Grand Island NE · 308-555-0163<p>Quote {D.no} for Mrs. Petersen · 2020 Honda Odyssey EX-L · 71,240 miles · measured: front pads 2 mm / 3 mm, rotors 27.1 mm (min 26.0)</p>
<table><thead><tr><th><td>GOOD<td>BETTER<td>BEST</tr></thead>{h}<tr><th>Shop fee<td>9.90<td>9.90<td>9.90<tr><th>Sales tax 7.5%<td>{m(r((5995+990)*.075))}<td>{m(r((9495+16800+990)*.075))}<td>{m(r((13995+23600+990)*.075))}'''
t=[5995+6000+16500+990+r(6985*.075),9495+16800+11900+19500+990+r(27285*.075),13995+23600+11900+19500+990+r(38585*.075)]
htm+=f'''<tr class=t><th>Out the door<td>{d(t[0])}<td>{d(t[1])}<td>{d(t[2])}<tr><th>Circle one and sign<td>☐<td>☐<td>☐</table><p>Prices good 14 days. Rear shoes measured 4 mm and are fine for now. Ask about 6 months same as cash.</p><p>Customer ______________________ &nbsp; Date __________</p>'''
chrome_pdf(htm,D.path(),);D.save()
