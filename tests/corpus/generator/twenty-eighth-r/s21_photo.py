from pic import *
# photograph of a Mitchell1-like invoice: parts table on the left, labor prose on the right, original estimate box
V=vin('2GNALDEK9E6131472')
P=[('Intake Manifold Gasket Set','MS98004T',1,5877),('Throttle Body Gasket','61456',1,689),('PCV Orifice Kit','PCV-24L',1,2440),('Dexos1 0W-20 Full Syn','DX020',5,799),('Oil Filter','XG10575',1,1199),('Upstream O2 Sensor','234-5150',1,11635)]
L=[('Smoke test intake, found PCV orifice plugged with ice residue and rear main pushing oil','Labor',17360),('Remove intake manifold, clean PCV orifice with .063 bit, new gaskets, reassemble','Labor',32550),('Replace upstream O2 sensor bank 1','Labor',8680),('Sublet: bead blast manifold at Kettle Machine','Service',4000)]
items=[I(a,'Part',q*u,q,u) for a,_,q,u in P]+[I(a,t,c) for a,t,c in L]
pt=sum(q*u for _,_,q,u in P); lt=sum(c for _,t,c in L if t=='Labor'); hz=650; ss=2200
items+=[I('HazMat','Fee',hz),I('Supplies','Fee',ss)]
st=pt+lt+4000+hz+ss; tax=pct(pt+ss,6); tot=st+tax
label('s21_photo','jpg','invoice','031884','Grand Ledge Auto Repair',dict(year=2014,make='Chevrolet',model='Equinox LT',vin=V,mileage=133407),items,tot,[],st,tax,'independent','MI',
 'Photo of a Mitchell1-like page: parts left, labor right, labor rows have only an extended amount. "Org. Estimate" is another amount (1,050.00) printed in the box.',['photo','shadow'])
pr=''.join(f'<tr><td>{q:.2f}<td>{a}<br><small>{n}</small><td class=r>{m(u)}<td class=r>{m(q*u)}' for a,n,q,u in P)
lr=''.join(f'<tr><td>{a}<td class=r>{m(c)}' for a,t,c in L)
sm=''.join(f'<tr><td>{a}<td class=r>{b}' for a,b in [('Org. Estimate','1,050.00'),('Labor:',m(lt)),('Parts:',m(pt)),('Sublet:',m(4000)),('HazMat',m(hz)),('Supplies',m(ss)),('SubTotal:',m(st)),('Tax:',m(tax)),('<b>Total:</b>',f'<b>{d(tot)}</b>'),('Bal Due:',d(tot))])
html=f'''<meta charset=utf8><style>body{{margin:0;padding:46px 50px;width:900px;height:1202px;background:#fff;font:15px "Liberation Sans",Arial;line-height:1.25}}table{{border-collapse:collapse;width:100%}}td,th{{padding:4px 5px;vertical-align:top;text-align:left}}.r{{text-align:right}}small{{color:#333}}.b td,.b th{{border:1px solid #000}}h1{{margin:0;font:bold 27px "Liberation Serif"}}</style>
<table><tr><td><h1>Grand Ledge Auto Repair</h1>219 E Saginaw Bridge St<br>Grand Ledge, MI 48837<br>Phone: 517-555-0187 &nbsp; Facility F-163302<td class=r><b style="font-size:20px">INVOICE<br>031884</b><br>Date: 01/28/2025<br>Hat # 12<br>Tech: Merle</table><hr style="border:1px solid #000">
<table><tr><td>Stacia Krol<br>7711 Onion Creek<br>Portland, MI 48875<br>Cell (517) 555-0113<td><b>2014 Chevrolet Equinox LT</b> 2.4L L4<br>Lic #: MI DWM 0917<br>VIN #: {V}<br>Odom. In: 133407 &nbsp; Odom. Out: 133412</table><br>
<table><tr><td style="width:54%;padding:0 8px 0 0"><table class=b><tr><th>Qty<th>Part Description / Number<th>Sale<th>Extended{pr}</table><td style="padding:0"><table class=b><tr><th>Labor Description<th>Extended{lr}</table></table><br>
<table><tr><td style="width:56%"><small>Revisions: 01/27 9:40 AM O2 sensor added by phone, Stacia. +205.00<br><br>I hereby authorize the above repair work to be done along with the necessary material. An express mechanic's lien is acknowledged on the vehicle to secure the amount of repairs.<br><br>Warranty 24 months / 24,000 miles nationwide.<br><br>Recommended: rear main seal 1,180.00; serpentine belt 94.00<br><br><br>Signature ______________________ Date _______</small><td><table class=b>{sm}</table></table>'''
chrome_png(html,BUILD+'/s21.png',1000,1294,1.6)
photo(load(BUILD+'/s21.png'),OUT+'/s21_photo.jpg',(1500,2000),[(150,120),(1400,175),(1455,1880),(60,1800)],21,bg=(60,90,125),shadow=((-.1,.2),(1.2,1.0)),blur=.8,depth=.38)
