from pic import *
# photograph of a folded, creased estimate of an off-road shop: package prices with contents, members' line discount, card surcharge, totals at the left foot
V=vin('1J4GA59178L532206')
ROWS=[('TRAIL PACKAGE 3.5" lift','Service',184900,['4 springs, 4 shocks, extended brake lines','track bar bracket, sway bar links','install and test drive']),
 ('Add: rear adjustable upper arms (pr)','Part',27950,[]),('Steering stabilizer, dual','Part',16800,[]),
 ('Regear front & rear 4.88, labor','Labor',96000,['ring & pinion customer supplied']),('Master install kits, 2 @ 139.50','Part',27900,[]),('Gear oil 75W-140, 5 @ 18.20','Part',9100,[]),('Align and set steering wheel','Service',9500,[])]
items=[I(a,t,c,*( (2,13950) if '139.50' in a else (5,1820) if '18.20' in a else (None,None))) for a,t,c,_ in ROWS]
cl=pct(16800,15); st=sum(x[2] for x in ROWS)-cl
tax=pct(184900+27950+16800-cl+27900+9100,8.7); sub=st+tax; cc=pct(sub,2.9); items.append(I('Card processing 2.9%','Fee',cc)); tot=sub+cc
label('s22_creased','jpg','estimate','EST 0577','RED LEDGE 4x4 & FABRICATION',dict(year=2008,make='Jeep',model='Wrangler X',vin=V,mileage=98760),items,tot,[cl],st,tax,'independent','UT',
 'Photo of a paper folded in three. Package price with its contents under it. The line discount (Club -15%) is its own row under the stabilizer. Card surcharge stands after the tax. Quantities are inside the descriptions ("2 @ 139.50").',['photo','creases','shadow'])
r=''
for a,t,c,x in ROWS:
    r+=f'<tr><td class=a>{m(c)}<td><b>{a}</b>'+''.join(f'<br>&nbsp;&nbsp;&rsaquo; {i}' for i in x)
    if 'stabilizer' in a: r+=f'<tr><td class=a>{m(-cl)}<td><i>Club member &minus;15% on stabilizer</i>'
html=f'''<meta charset=utf8><style>body{{margin:0;padding:55px 60px;width:880px;height:1190px;background:#fdfcf7;font:17px "DejaVu Sans";line-height:1.35}}table{{border-collapse:collapse;width:100%}}td{{padding:5px 8px;vertical-align:top;border-bottom:1px dotted #999}}.a{{text-align:right;width:120px;font-family:"DejaVu Sans Mono"}}.n td{{border:0;padding:2px 8px}}</style>
<div style="border:4px solid #9c3a14;padding:12px;text-align:center"><span style="font:bold 30px DejaVu Serif;color:#9c3a14">RED LEDGE 4x4 &amp; FABRICATION</span><br>88 Potash Spur, Moab, Utah 84532 &nbsp; (435) 555-0168</div>
<p><b>Estimate EST 0577</b> &nbsp; 5 April 2025 &nbsp; good thru 5 May<br>Bodhi Larkspur, 435-555-0102<br>2008 Jeep Wrangler X, 3.8 / auto, VIN {V}, 98,760 mi</p>
<table><tr><td class=a><b>Price</b><td><b>Work and parts</b>{r}</table><br>
<table class=n style="width:520px"><tr><td class=a>{m(st)}<td>subtotal<tr><td class=a>{m(tax)}<td>sales tax 8.7% on parts and package<tr><td class=a>{m(cc)}<td>Card processing 2.9%<tr style="font-size:22px"><td class=a><b>{m(tot)}</b><td><b>TOTAL</b></table>
<p style="font-size:14px">Half down to order. Not included: 35" tires (we saw yours, 5 @ 289.00 if you want them from us), speedo recalibrate 60.00. Jeep stays 3 days.</p>'''
chrome_png(html,BUILD+'/s22.png',1000,1300,1.6)
import numpy as np
im=crease(load(BUILD+'/s22.png'),[('h',.335),('h',.665),('v',.52)],np.random.default_rng(5),7)
photo(im,OUT+'/s22_creased.jpg',(1536,2048),[(110,170),(1380,90),(1470,1900),(150,1990)],22,bg=(110,112,115),shadow=((.9,-.1),(.35,1.1)),blur=.9,depth=.3,warm=(.86,.96,1.0),curl=6)
