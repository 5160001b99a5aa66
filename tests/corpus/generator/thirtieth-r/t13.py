from lib import *; from photolib import *
V=vin('JM3KFBDM9N0150926')
it=[I('FW05512 GTYN Windshield, solar, rain sensor, HUD','Part','471.22',1,'471.22',l='812.45',p='42%'),
 I('WFT D1340 Moulding, upper','Part','38.60',1,'38.60',l='48.25',p='20%'),
 I('HAH000448 Urethane kit, fast cure','Part','45.00',2,'22.50',l='22.50',p=''),
 I('Rain sensor gel pad','Part','14.25',1,'14.25',l='14.25',p=''),
 I('Installation labor','Labor','204.00',2.4,'85.00',l='85.00',p=''),
 I('ADAS static calibration, forward camera','Service','285.00',1,'285.00',l='285.00',p=''),
 I('ADAS dynamic drive verification','Service','95.00',1,'95.00',l='95.00',p=''),
 I('Glass recycling','Fee','7.50',None,None,l='',p='')]
disc=[2500]; tax=pct(S(it,'Part'),'6.875')
d=label('t13_autoglass_photo.jpg','invoice',dict(documentNumber='CG-58120',shop='Clearpath Auto Glass & Calibration'),dict(year=2022,make='Mazda',model='CX-5',vin=V,mileage=38905),it,disc,tax,'chain','MN','phone photo, page tilted on a wooden table; auto glass with list price, discount percent and net price per row (unitPrice = net); mobile service 0.00; network adjustment; insurance pays and customer deductible below the total; tax on materials only',['photo','perspective','shadow','list and net price','insurance split'])
tr=''.join(f"<tr><td>{i.description}</td><td class=n>{'' if i.quantity is None else (f'{i.quantity} hr' if i.type=='Labor' else i.quantity)}</td><td class=n>{i.l}</td><td class=n>{i.p}</td><td class=n>{'' if i.unitPrice is None else m(i.unitPrice)}</td><td class=n>{m(i.totalPrice)}</td></tr>" for i in it)
tr=tr.replace('<tr><td>Glass rec','<tr><td>Mobile service, your driveway</td><td class=n>1</td><td class=n>49.00</td><td class=n>100%</td><td class=n>0.00</td><td class=n>0.00</td></tr><tr><td>Glass rec')
ins=d['total']-10000
h=f'''<meta charset=utf-8><style>body{{margin:0;padding:46px 52px;font:14.5px 'Open Sans';color:#111;width:746px;height:1008px;background:#fff}} h1{{margin:0;font-size:29px;color:#0a6c8e}} table{{width:100%;border-collapse:collapse}} .i td{{padding:5px 6px;border-bottom:1px solid #9cb}} .i th{{background:#0a6c8e;color:#fff;padding:6px;font-size:13px;text-align:left}} .n{{text-align:right!important;white-space:nowrap}} .v td{{padding:2px 6px}} .t{{width:340px;margin-left:auto;margin-top:14px}} .t td{{padding:3px 6px}}</style>
<h1>Clearpath</h1><div>Auto Glass &amp; Calibration &nbsp; 770 Frontage Rd E, Rochester MN 55900 &nbsp; (507) 555-0120</div><hr>
<table class=v><tr><td><b>INVOICE CG-58120</b></td><td>10/22/2025</td><td>Claim ref. 000-41-7720 &nbsp; Loss: rock</td></tr><tr><td>2022 Mazda CX-5 Turbo</td><td>38,905 mi</td><td>VIN {V}</td></tr></table><br>
<table class=i><tr><th>Part / operation</th><th class=n>Qty</th><th class=n>List</th><th class=n>Disc.</th><th class=n>Net</th><th class=n>Amount</th></tr>{tr}</table>
<table class=t><tr><td>Total before adjustment</td><td class=n>{m(S(it))}</td></tr><tr><td>Network adjustment</td><td class=n>(25.00)</td></tr><tr><td>Subtotal</td><td class=n>{m(d['subtotal'])}</td></tr><tr><td>MN tax 6.875% on materials</td><td class=n>{m(tax)}</td></tr><tr style="font-weight:700;font-size:18px;border-top:2px solid #000"><td>TOTAL</td><td class=n>${m(d['total'])}</td></tr><tr><td>Insurance pays</td><td class=n>{m(ins)}</td></tr><tr><td>Your deductible</td><td class=n>100.00</td></tr></table>
<p style="font-size:12px">Safe drive-away time 1 hour. Calibration report attached (2 pages). Adhesive lot 5F118. Do not remove the retention tape for 24 hours. Lifetime warranty against leaks.</p><p>Signed ______________________</p>'''
open('t13.html','w').write(h); pg=shot('t13.html','t13.tmp.png'); pg=curl(pg,ax=14,ay=10,px=1.2)
photo(pg,OUT+'t13_autoglass_photo.jpg',[(150,120),(1395,175),(1462,1880),(60,1815)],(1530,2000),lambda h,w,r:wood(h,w,r),13,light=(.35,.25,.8),dark=.5,shadow=(.62,.5,20,14,.34),tint=(.93,.99,1.04))
