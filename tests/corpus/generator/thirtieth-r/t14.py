from lib import *; from photolib import *
rows=[('1','Compressor w/ clutch, reman','389.00','210.00'),('1','Receiver drier','42.85','incl.'),('1','Expansion valve','28.40','36.00'),('1','Radiator, 34" core','246.75','168.00'),('2','Upper and lower hose','71.30','42.00'),('','Evacuate and recharge','','125.00'),('2.6','R-134a, lb','72.80',''),('1','PAG oil and dye','16.50',''),('','Thermostat, while apart','14.95','n/c'),('','Compressor core charge','60.00','')]
it=[]
for q,a,p,l in rows:
    qq=None if not q else (float(q) if '.' in q else int(q))
    both=bool(p) and l not in('','incl.','n/c')
    if p: it.append(I(a,'Fee' if 'core charge' in a else 'Part',p,qq))
    if l not in('','incl.','n/c'): it.append(I(a,'Labor',l))
parts=S(it,'Part')+6000; lab=S(it,'Labor')
it.append(I('Shop supplies','Fee','27.00')); disc=[3500]; tax=pct(parts,8)
d=label('t14_ac_radiator_photo.jpg','estimate',dict(documentNumber='2287',shop='Peach State Radiator & Air'),dict(year=2012,make='Chevy',model='Silverado',mileage=171040),it,disc,tax,'independent','GA','phone photo held in hand, thumb at the edge, strong side light; parts column and labor column with no row total: two items of the same name where both are printed (quantity given to the part); incl. and n/c in the labor column; core charge inside the parts column; column totals at the foot; coupon; tax on parts column',['photo','thumb','two money columns without row total','creases'])
tr=''.join(f"<tr><td class=c>{q}</td><td>{a}</td><td class=n>{p}</td><td class=n>{l}</td></tr>" for q,a,p,l in rows)
h=f'''<meta charset=utf-8><style>body{{margin:0;padding:50px 56px;font:16px 'Liberation Serif';width:738px;height:1000px;background:#fdf6dc}} h1{{font:bold 32px 'Liberation Serif';margin:0;text-align:center}} table{{border-collapse:collapse;width:100%}} td,th{{border:1.5px solid #333;padding:6px 8px}} .n{{text-align:right}} .c{{text-align:center}} </style>
<h1>PEACH STATE RADIATOR &amp; AIR</h1><center>905 Gray Hwy, Macon, Georgia &nbsp; (478) 555-0116<br><i>"If it's hot we fix it"</i></center><br>
<table><tr><td><b>ESTIMATE</b> No. 2287</td><td>Date 7-18-25</td></tr><tr><td>'12 Chevy Silverado 5.3</td><td>Miles 171,040</td></tr><tr><td colspan=2>A/C blows warm, loses coolant at right tank seam</td></tr></table><br>
<table><tr><th width=50>Qty</th><th>Description</th><th width=110>PARTS</th><th width=110>LABOR</th></tr>{tr}<tr><th></th><th class=n>Column totals</th><th class=n>{m(parts)}</th><th class=n>{m(lab)}</th></tr></table>
<table style="width:420px;margin:16px 0 0 auto"><tr><td>Parts + labor</td><td class=n>{m(parts+lab)}</td></tr><tr><td>Shop supplies</td><td class=n>27.00</td></tr><tr><td>Radio coupon</td><td class=n>less 35.00</td></tr><tr><td>Tax 8% of parts</td><td class=n>{m(tax)}</td></tr><tr><td><b>ESTIMATE TOTAL</b></td><td class=n><b>{m(d['total'])}</b></td></tr></table>
<p>Core charge comes back to you when we get the core credit. Good for 10 days. Flushing the condenser is not in this price.</p>'''
open('t14.html','w').write(h); pg=shot('t14.html','t14.tmp.png'); pg=creases(pg,hs=(.335,.67)); pg=curl(pg,ax=-18,ay=16,py=1.0)
photo(pg,OUT+'t14_ac_radiator_photo.jpg',[(210,110),(1430,60),(1380,1760),(120,1690)],(1500,1960),lambda h,w,r:cloth(h,w,r,(88,80,72)),14,light=(.1,.3,1.0),dark=.6,tint=(.9,.97,1.03),fingers=[(1330,1640,700,150,215),(150,1560,600,150,-35)],blur=.8)
