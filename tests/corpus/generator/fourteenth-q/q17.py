from common import *; from photo import *
D=Doc('q17.jpg','body-shop-parts-and-labor-side-by-side','chromium+pillow','invoice','Delmar Body & Paint','4087',dict(year=2017,make='Jeep',model='Cherokee Latitude',mileage=101556),['angle','shadow'])
P=[('Front bumper cover, primed (CAPA)',28700),('Bumper clips & retainers',1850),('Fog lamp bezel LH',4325),('Paint & materials 6.2 × 38.00',23560),('Bumper reinforcement, used',14000)]
L=[('R&R front bumper',1.9,6000),('Refinish bumper, 3-stage pearl',4.2,6000),('Straighten LH fender edge, pull tab',2.0,6000),('Refinish fender',2.0,6000)]
a=''.join(f'<tr><td>{e(n)}<td class=n>{m(D.add(n,"Part",None,None,v)["totalPrice"])}' for n,v in P)
D.items[3]['description']='Paint & materials'; D.items[3]['quantity']=6.2; D.items[3]['unitPrice']=3800
b=''
for n,h,u in L: i=D.add(n,'Labor',h,u); b+=f'<tr><td>{e(n)}<td class=n>{h:.1f}<td class=n>{m(u)}<td class=n>{m(i["totalPrice"])}'
ps,ls=D.sum(['Part']),D.sum(['Labor'])
s=D.add('Sublet: recalibrate parking sensors – dealer','Service',None,None,12500); z=D.add('Hazardous waste','Fee',None,None,600)
tx=pct(ps,6.5);D.close(tax=tx,sub=D.sum())
htm=f'''<!doctype html><meta charset=utf-8><style>@page{{size:Letter;margin:14mm}}body{{font:10.5pt "Liberation Serif"}}h1{{font:bold 26pt "URW Bookman";margin:0;text-align:center}}.c{{text-align:center}}.two{{display:grid;grid-template-columns:44% 54%;gap:2%;margin-top:12px}}table{{width:100%;border-collapse:collapse;font-size:10.5pt}}td,th{{border:1px solid #444;padding:4px 5px;vertical-align:top}}th{{background:#ddd}}.n{{text-align:right}}.s{{width:46%;margin:12px 0 0 auto}}</style>
<h1>Delmar Body &amp; Paint</h1><div class=c>Collision · Frame · Glass &nbsp; 5509 Delmar Blvd, St. Louis, MO 63112 &nbsp; (314) 555-0139</div><p style="border:1px solid #444;padding:6px">Invoice <b>4087</b> &nbsp; 8/29/2025 &nbsp;&nbsp; Mr. Terrence Boyd &nbsp; 2017 Jeep Cherokee Latitude, silver, 101,556 mi &nbsp; Plate SH7 K4P &nbsp; Customer pay, no claim</p>
<div class=two><table><tr><th>PARTS / MATERIAL<th>$</tr>{a}<tr><td><b>Total</b><td class=n><b>{m(ps)}</b></table><table><tr><th>LABOR<th>Hrs<th>Rate<th>$</tr>{b}<tr><td>Buff door edge<td class=n>0.3<td colspan=2>courtesy<tr><td colspan=3><b>Total</b><td class=n><b>{m(ls)}</b></table></div>
<table class=s><tr><td>{e(s["description"])}<td class=n>{m(12500)}<tr><td>Hazardous waste<td class=n>{m(600)}<tr><td>Subtotal<td class=n>{m(D.subtotal)}<tr><td>Tax 6.5% parts &amp; material<td class=n>{m(tx)}<tr><td><b>TOTAL</b><td class=n><b>{d(D.total)}</b><tr><td>Deposit 8/11<td class=n>-500.00<tr><td>Due<td class=n>{m(D.total-50000)}</table>
<p>Lifetime paint warranty against peeling. Headlamp haze both sides: polish $79 recommended. No wax for 60 days.</p>'''
chrome_pdf(htm,'/tmp/q17.pdf'); p=Image.open(raster('/tmp/q17.pdf',150)); p=p.crop((0,0,p.width,int(p.height*.68)))
shot(p,D.path(),(1500,1350),[(130,150),(1330,90),(1450,1240),(60,1180)],seed=17,shadow=[(900,0),(1500,0),(1500,1350),(1120,1350)]);D.save()
