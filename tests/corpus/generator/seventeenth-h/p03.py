from lab import *
p=L('03','pdf','bilingual Spanish/English garage, three stacked blocks','chromium',['bilingual heads and rows','parts and labor in separate blocks','declined work with price','comma-free amounts','deposit'])
p.head('Taller Mecánico Los Primos','00862');p.veh(2009,'Honda','Odyssey',None,214660)
pt=[('Bomba de agua / Water pump',1,8450),('Banda de tiempo / Timing belt kit Aisin',1,15999),('Termostato / Thermostat',1,2375),('Anticongelante / Coolant (gal)',2,1850),('Sello de árbol de levas / Cam seal',2,940)]
mo=[('Cambio de banda de tiempo y bomba / Timing belt & water pump job',43000),('Cambio de sellos / Replace cam seals',6000)]
P=''.join(f'<tr><td class=c>{q}<td>{n}<td class=r>{p.m(u,comma=False)}<td class=r>{p.m(q*u,comma=False)}' for n,q,u in pt)
for n,q,u in pt:p.item(n,'Part',q*u,q,u)
M=''.join(f'<tr><td>{n}<td class=r>{p.m(x,comma=False)}' for n,x in mo)
for n,x in mo:p.item(n,'Labor',x)
ps=sum(q*u for n,q,u in pt);ms=sum(x for n,x in mo);p.item('Desecho / Waste disposal','Fee',800)
tax=round(ps*.0825);sub=ps+ms+800;tot=sub+tax
chrome(f'''<meta charset=utf8><style>@page{{size:letter;margin:14mm}}body{{font:11pt "Comic Neue";color:#102a6b}}h1{{font:bold 24pt "URW Bookman";color:#b3001b;text-align:center;margin:0}}
.s{{text-align:center;font-size:10pt}}table{{width:100%;border-collapse:collapse;margin-top:8px}}td,th{{border:1px solid #102a6b;padding:3px 6px}}th{{background:#ffe9a8}}.r{{text-align:right}}.c{{text-align:center}}.n td{{border:0}}</style>
<h1>Taller Mecánico Los Primos</h1><div class=s>Frenos • Afinación • Transmisiones • Suspensión — <i>Se habla español / English spoken</i><br>2714 S. Lamar Blvd, Oak Cliff, Dallas TX &nbsp; Tel. 214-555-0177</div>
<table><tr><td>Presupuesto / Estimate <b>No. 00862</b><td>Fecha / Date: 02-11-2025<tr><td>Cliente / Customer: Sra. Maribel Zúñiga<td>Tel: 469-555-0110
<tr><td>Vehículo / Vehicle: <b>2009 Honda Odyssey EX-L</b><td>Millas / Miles: <b>214660</b> &nbsp; Placas / Plate: KJR-4471</table>
<table><tr><th>Cant.<br>Qty<th>REFACCIONES / PARTS<th>P. Unit.<br>Each<th>Importe<br>Amount{P}<tr><td colspan=3 class=r>Total refacciones / Parts<td class=r>{p.m(ps,comma=False)}</table>
<table><tr><th>MANO DE OBRA / LABOR<th>Importe / Amount{M}<tr><td class=r>Total mano de obra / Labor<td class=r>{p.m(ms,comma=False)}</table>
<table style="width:60%;margin-left:40%"><tr><td>Desecho / Waste disposal<td class=r>{p.m(800,comma=False)}<tr><td>Subtotal<td class=r>{p.m(sub,comma=False)}<tr><td>Impuesto s/refacciones / Tax on parts 8.25%<td class=r>{p.m(tax,comma=False)}<tr style="background:#ffe9a8"><td><b>TOTAL</b><td class=r><b>{p.m(tot,comma=False)}</b>
<tr><td>Anticipo / Deposit<td class=r>{p.m(20000,comma=False)}<tr><td>Resta / Balance<td class=r>{p.m(tot-20000,comma=False)}</table>
<p><b>El cliente NO autorizó / Customer declined:</b> Soporte de motor delantero / Front engine mount — {p.m(24500,comma=False)} (ya con mano de obra / installed). Bujías / Spark plugs {p.m(11800,comma=False)}.
<p style="font-size:9pt">Garantía 90 días o 4,000 millas en mano de obra. No hay devolución en partes eléctricas. Almacenaje {p.w(2500)} diarios después de 5 días. / 90-day or 4,000-mile labor warranty. No returns on electrical parts. Storage {p.w(2500)} a day after 5 days.<p>Firma / Signature ______________________''',p.path)
p.end(tot,tax,sub)
