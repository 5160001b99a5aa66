from pic import *
# flatbed scan slightly skewed, NAPA-Tracs-like: sections per concern, tax mark per line, core charge & core return in one section, staple and punch holes
V=vin('WVWAA7AJ5BW276650')
S=[('No start, clicking',[('Alternator, reman 140A','Part',1,24899,1),('Core - alternator','Fee',1,4800,1),('Serpentine belt','Part',1,3849,1),('R&R alternator, lock carrier to service position','Labor',2.3,12800,0)]),
 ('Oil service',[('Oil 5W-40 VW 502.00','Part',6,925,1),('Filter element and drain plug','Part',1,1675,1),('Change oil and filter','Labor',0.4,12800,0),('Used oil disposal','Fee',1,395,0)]),
 ('Left headlamp out',[('H7 bulb long life','Part',1,1899,1),('Access through wheel well','Labor',0.3,12800,0)])]
items=[I(a,t,mul(q,u),q,u) for _,x in S for a,t,q,u,_ in x]
core=4800; fl=2000; st=sum(i['totalPrice'] for i in items)
tb=sum(mul(q,u) for _,x in S for a,t,q,u,k in x if k)-core; tax=pct(tb,7.5); tot=st-core-fl+tax
label('s24_scan','jpg','invoice','WO 77216','Prairie Import Service',dict(year=2011,make='Volkswagen',model='Golf 2.5',vin=V,mileage=164228),items,tot,[core,fl],st-core,tax,'independent','NE',
 'Flatbed scan. Core return is the last row of the first section (negative amount), the $20 Facebook offer is in the foot. The printed Sub-total is the sum of the three section totals, after the core return and before the $20.',['scan','skew'])
r=''
for k,(h,x) in enumerate(S,1):
    r+=f'<tr class=h><td colspan=6>{k}. {h}'; t=0
    for a,ty,q,u,z in x: t+=mul(q,u); r+=f'<tr><td>{ty[0]}<td>{a}<td class=r>{q:g}<td class=r>{m(u)}<td class=r>{m(mul(q,u))}<td>{"T" if z else ""}'
    if k==1: t-=core; r+=f'<tr><td>C<td>Core return - alternator<td class=r>-1<td class=r>{m(core)}<td class=r>{m(-core)}<td>T'
    r+=f'<tr><td><td colspan=3 class=r><i>section {k} total</i><td class=r><i>{m(t)}</i><td>'
    if k==1: r+='<tr><td><td colspan=5><i>Old unit: diode trio failed, 11.9 V at idle. Battery charged, tests 610 of 640 CCA.</i>'
html=f'''<meta charset=utf8><style>body{{margin:0;padding:60px 70px;width:860px;background:#fff;font:16px "Liberation Serif";height:1180px}}table{{border-collapse:collapse;width:100%}}td,th{{padding:4px 6px;text-align:left;vertical-align:top}}.r{{text-align:right}}.h td{{background:#ddd;font-weight:bold}}</style>
<table><tr><td><span style="font:bold 28px Liberation Sans;color:#123f7a">Prairie Import Service</span><br>4800 Cornhusker Siding, Lincoln NE 68504<br>(402) 555-0149 &nbsp; VW &middot; Audi &middot; Mini &middot; Saab<td class=r><b>WORK ORDER / INVOICE</b><br>WO 77216<br>11/19/2024</table><hr>
<table><tr><td>Gus Tichy<br>1440 Elm Fork, Crete NE<br>402-555-0190<td>2011 Volkswagen Golf 2.5<br>{V}<br>164,228 miles &nbsp; Lic 22-B1904</table><br>
<table><tr style="border-bottom:2px solid #000"><th><th>Description<th class=r>Qty/Hr<th class=r>Price<th class=r>Total<th>Tx{r}</table><hr><table style="width:420px;margin-left:440px">{''.join(f"<tr><td>{a}<td class=r>{b}" for a,b in [("Sub-total",m(st-core)),("$20 off Facebook offer",m(-fl)),(f"Tax 7.5% on {m(tb)}",m(tax)),("<b>Total</b>","<b>"+d(tot)+"</b>"),("Debit card",m(tot))])}</table>
<p style="font-size:13px">Suggested at next visit: timing cover seep, watch. Rear pads 4 mm, 318.00 with rotors. Thank you, Gus!</p>'''
chrome_png(html,BUILD+'/s24.png',1000,1300,1.6)
import cv2,numpy as np
rng=np.random.default_rng(24); im=load(BUILD+'/s24.png'); h,w=im.shape[:2]
for cx in (.3,.7): cv2.circle(im,(int(w*cx),36),15,(60,60,60),-1)
cv2.line(im,(70,60),(120,92),(120,120,120),4)
M=cv2.getRotationMatrix2D((w/2,h/2),1.4,.965); f=cv2.warpAffine(im,M,(w,h),borderValue=(205,208,210)).astype('float32')
f=f*np.array([.93,.975,.985],'float32')*(1+.015*noise(h,w,200,rng))[...,None]; f=cv2.GaussianBlur(f,(0,0),.8)+rng.normal(0,3,(h,w,1)); f[:, :14]*=np.linspace(.45,1,14)[None,:,None]
save_jpg(np.clip(f,0,255).astype('uint8'),OUT+'/s24_scan.jpg')
