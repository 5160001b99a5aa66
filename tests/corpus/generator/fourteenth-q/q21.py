from common import *; from photo import *
D=Doc('q21.jpg','job-headline-price-parts-unpriced','weasy-chromium+pillow','invoice','Stuttgart Haus Independent Service','R-7702',dict(year=2013,make='Porsche',model='Cayenne S',vin=vin('WP1AB2A21DLA83320'),mileage=97114),['angle','fold','blur'])
D.generator='chromium+pillow'
J=[('60K major service',124500,'Oil Mobil 1 0W-40 9.5 qt, filter Mahle OX 404 D, 8 spark plugs Beru, air filters, brake fluid DOT 4. Time 6.2 h.'),
('Replace plastic coolant pipes under intake',138000,'Aluminum pipe kit 948.106.026, intake gaskets, G40 coolant 2 gal. Includes bleeding by vacuum filler.'),
('Driveshaft center support bearing',62500,'Vertex bushing carrier. Original shaft kept.'),
('Wheel alignment with ride height reset',28500,''),
('Battery H8 AGM, registered to car',41200,'Bosch 92 Ah, 850 CCA, 4 yr. warranty'),
('Tank of premium to test',5240,'11.91 gal at owner request')]
ty=['Service']*4+['Part']*2
b=''
for (n,p,x),t in zip(J,ty): D.add(n,t,None,None,p); b+=f'<div class=j><h3>{e(n)}<span>{m(p)}</span></h3>{f"<p>{e(x)}</p>" if x else ""}</div>'
b+='<div class=j><h3>Recall AMB5 – camshaft adjuster screws<span>n/c</span></h3><p>Checked: completed 2018 by dealer.</p></div>'
D.add('Waste & consumables','Fee',None,None,3900); b+=f'<div class=j><h3>Waste &amp; consumables<span>{m(3900)}</span></h3></div>'
tx=pct(120000+41200,6.625); D.close(tax=tx,sub=D.sum()); V=D.vehicle
htm=f'''<!doctype html><meta charset=utf-8><style>@page{{size:Letter;margin:16mm 18mm}}body{{font:11pt "URW Gothic"}}h1{{font-size:19pt;font-weight:400;letter-spacing:1px;margin:0}}.j{{border-top:1px solid #999;padding:5px 0}}h3{{font-size:12pt;margin:0;display:flex;justify-content:space-between}}p{{margin:2px 120px 2px 14px;font-size:9.6pt;color:#333}}.t{{border-top:2px solid #000;text-align:right;padding-top:6px;line-height:1.6}}</style>
<h1>Stuttgart Haus Independent Service</h1>219 Broad Ave, Ridgefield, NJ 07657 &nbsp; 201-555-0168<br><br><b>Invoice R-7702</b>, 10 April 2025. For Dr. Anil Kapadia. {V["year"]} {V["make"]} {V["model"]}, VIN {V["vin"]}, {V["mileage"]:,} miles, key no. 2.<br><br>{b}
<div class=t>Sum {m(D.subtotal)}<br>NJ sales tax on material 1,612.00 at 6.625% &nbsp; {m(tx)}<br><b style="font-size:14pt">Total {d(D.total)}</b></div><p>Next: front control arm bushings are cracked, about 980.00 this fall. Wheel bolts 118 ft-lb. Labor is figured at 165.00 per hour.</p>'''
chrome_pdf(htm,'/tmp/q21.pdf'); p=Image.open(raster('/tmp/q21.pdf',140)); p=p.crop((0,0,p.width,int(p.height*.86)))
rng=np.random.default_rng(21); p=folds(p,ys=(.36,.70),xs=(.5,)); p=crumple(p,rng,1.6,.03,200)
shot(p,D.path(),(1350,1600),[(90,170),(1230,70),(1280,1500),(190,1560)],seed=21,base=(60,62,70),streak=False,blur=1.25,warm=(1,.97,.88),grad=.35);D.save()
