# crumpled letter sheet with hand shadow, Volvo specialist
from common import *
R=[('Front control arm, left','31340609','Part',1,18950),('Front control arm, right','31340610','Part',1,18950),('Engine mount, upper torque rod','31359779','Part',1,9425),('PCV breather box with hoses','31338685','Part',1,22780),('Spark plug, OE','31312667','Part',5,1690),('Labor: control arms both sides','','Labor',3.2,14500),('Labor: breather box, intake off','','Labor',3.0,14500),('Labor: torque rod mount','','Labor',.5,14500),('Alignment after suspension work','','Service',1,13900),('Consumables and waste handling','','Fee',1,2850)]
items=[it(a,t,round(q*u),q,u) for a,n,t,q,u in R]
s=sum(i['totalPrice'] for i in items);disc=6000;pt=sum(i['totalPrice'] for i in items if i['type']=='Part');tax=round(pt*.0625);tot=s-disc+tax
rows=''.join(f'<tr><td>{n}</td><td>{a}</td><td class=r>{q}</td><td class=r>{c(u)}</td><td class=r>{c(round(q*u))}</td></tr>' for a,n,t,q,u in R)
rows+='<tr><td></td><td>Software check VIDA</td><td class=r>1</td><td class=r>—</td><td class=r>included</td></tr>'
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:.7in}}body{{font:14px Liberation Serif}}table{{width:100%;border-collapse:collapse}}.q td,.q th{{border:1px solid #666;padding:4px 6px}}.r{{text-align:right}}th{{background:#e4e4ee}}h1{{font:bold 27px Liberation Sans;margin:0;color:#1b3a6b}}</style>
<table><tr><td><h1>Nordlys Volvo &amp; Saab</h1>211 Medford St., Somerville, MA 02143<br>617-555-0184 · RS 3391 · Mon–Fri 8–5:30</td><td class=r><span style="font-size:19px">Estimate <b>N-8815</b></span><br>April 24, 2025<br>Advisor: Siobhan</td></tr></table><hr>
<p><b>Customer:</b> Theo Marchetti, 617-555-0112<br><b>Vehicle:</b> 2011 Volvo XC70 T6, 129,644 miles<br><b>VIN:</b> YV4902BZ7B1094385 &nbsp; <b>Plate:</b> MA 4KX 718</p>
<table class=q><tr><th>Part no.</th><th>Description</th><th>Qty/hrs</th><th>Price</th><th>Total</th></tr>{rows}</table>
<table style="width:52%;margin-left:48%;margin-top:10px;font-size:15px"><tr><td>Subtotal</td><td class=r>{c(s)}</td></tr><tr><td>Spring tune discount</td><td class=r>–{c(disc)}</td></tr><tr><td>MA sales tax 6.25% (parts)</td><td class=r>{c(tax)}</td></tr><tr style="font-weight:bold;font-size:18px"><td style="border-top:2px solid">Total estimate</td><td class=r style="border-top:2px solid">{d(tot)}</td></tr></table>
<p><b>Measured:</b> front pads 6 mm, rear pads 5 mm; crankcase pressure +9 mbar (should be negative); tires 5/32 front, 6/32 rear.</p><p><b>Could wait until fall (not in total):</b> rear sway links 188.00; Haldex oil service 265.00; A/C recharge 219.00.</p><p><b>On file:</b> last invoice 8702, 512.75, paid 11/14/2024. Nordlys points: 51.</p>
<p style="font-size:12px">Valid 30 days. You have a right to the replaced parts. Warranty 24 months, unlimited miles on genuine parts. Loaner $15.00/day for fuel and insurance, as available.</p>'''
f=TMP+'l18.pdf';chrome(html,f);pg=raster(f,200);rng=np.random.default_rng(18)
# creases: random folded planes
h=np.zeros((660,510));Y,X=np.mgrid[0:660,0:510]
for _ in range(26):
    th=rng.uniform(0,np.pi);x0,y0=rng.uniform(0,510),rng.uniform(0,660);dd=(X-x0)*np.cos(th)+(Y-y0)*np.sin(th);al=-(X-x0)*np.sin(th)+(Y-y0)*np.cos(th)
    h+=rng.uniform(-.35,.35)*np.abs(dd)*np.exp(-(dd/70)**2-(al/230)**2)
h=ndi.gaussian_filter(h,1.6)*1.1
S=(1650,2150)
def shade(x,y):
    e=((x-1.0)*1.0+(y-.9)*.55); hand=1/(1+np.exp(-(e+.12)*26)); return 1.04-.38*hand-.08*x
photo(pg,S,[(120,130),(1490,85),(1560,2050),(95,2010)],wood(*S,rng,(96,62,40)),rng,heightmap=h,hamp=5,shade=shade,blur=.8,grain=4,tint=(1,.97,.9),out=OUT+'l18.jpg')
label('l18.jpg','N-8815','Nordlys Volvo & Saab',dict(year=2011,make='Volvo',model='XC70',vin='YV4902BZ7B1094385',mileage=129644,trim='T6'),items,tax,tot,s,[dc('Spring tune discount',disc)],['photo','crumpled','shadow','perspective'])
checktext(f,OUT+'l18.json')
