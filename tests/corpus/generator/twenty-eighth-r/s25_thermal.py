from pic import *
# thermal receipt photographed, Square-like: smog & small repair, item discount under the item, card
ROWS=[('Smog Inspection','Service',1,5995,'2000 & newer OBD'),('CA Smog Certificate','Fee',1,825,'state fee'),('Gas Cap','Part',1,2450,'failed first try'),('Evap Line Repair','Labor',0.75,14000,'0.75 hr @ $140.00'),('Vacuum Hose 3/16','Part',3,275,'3 ft x $2.75')]
items=[I(a,t,mul(q,u),*((q,u) if '$' in x else (None,None))) for a,t,q,u,x in ROWS]
cp=1000; st=sum(i['totalPrice'] for i in items)-cp; tax=pct(2450+825,10.25); tot=st+tax
label('s25_thermal','jpg','invoice','K7QX','SMOG CABIN',dict(year=2009,make='Mazda',model='3',vin=None,mileage=None),items,tot,[cp],st,tax,'independent','CA',
 'Receipt number printed "#K7QX". The coupon is a row under Smog Inspection; printed Subtotal is after it. Vehicle printed in one run "09 MAZDA 3 (8ABC123)", year with two digits. Tax 10.25% on gas cap and hose.',['receipt','photo'])
r=''
for a,t,q,u,x in ROWS:
    r+=f'<tr><td>{a}<td class=r>{d(mul(q,u))}<tr><td class=s colspan=2>&nbsp;{x}'
    if 'Inspection' in a: r+=f'<tr><td class=s>&nbsp;Yelp coupon<td class=r>-{d(cp)}'
html=f'''<meta charset=utf8><style>body{{margin:0;padding:34px 20px;width:380px;background:#f8f8f6;color:#2b2b33;font:17px "DejaVu Sans Mono";letter-spacing:-.5px}}table{{width:100%;border-collapse:collapse}}td{{padding:2px 0;vertical-align:top}}.r{{text-align:right}}.s{{font-size:14px;color:#555}}center{{line-height:1.35}}hr{{border:0;border-top:2px dashed #777}}</style>
<center><b style="font-size:23px">SMOG CABIN</b><br>Test &amp; Repair<br>1440 S Alvarado Alley<br>Los Angeles, CA 90006<br>(213) 555-0155<br>ARD 00281773</center><hr>Jan 11, 2025 &nbsp; 10:26 AM<br>Receipt #K7QX<br>09 MAZDA 3 (8ABC123)<hr><table>{r}</table><hr><table><tr><td>Subtotal<td class=r>{d(st)}<tr><td>Tax 10.25%<td class=r>{d(tax)}<tr style="font-size:22px"><td><b>Total</b><td class=r><b>{d(tot)}</b><tr><td>Visa 6610 (Tap)<td class=r>{d(tot)}</table><hr><center>PASS<br>Cert # PN418822C<br>No returns on electrical<br>or smog tests<br><br>Thanks, come back in 2 yrs!</center>'''
chrome_png(html,BUILD+'/s25.png',420,1010,2.4)
import cv2,numpy as np
rng=np.random.default_rng(25); im=load(BUILD+'/s25.png').astype('float32'); h,w=im.shape[:2]
fade=np.clip(.78+.35*noise(h,w,260,rng),.45,1)[...,None]; im=248-(248-im)*fade
photo(im.clip(0,255).astype('uint8'),OUT+'/s25_thermal.jpg',(1200,1900),[(250,90),(915,55),(960,1790),(215,1825)],25,bg=(45,48,52),shadow=((0,-.2),(1.1,.9)),blur=.9,depth=.25,warm=(.95,.97,1),curl=10,gain=1.0)
