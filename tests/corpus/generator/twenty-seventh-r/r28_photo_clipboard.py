# Chromium page photographed on a clipboard: two-level estimate (job heading with its sum at the right, breakdown in small money below), tilt and shadow
from scanlib import *
J=[("A","Power steering rack leaking",[it("Rack and pinion, reman","p",1,27850),it("Outer tie rod ends","p",2,3420),it("PS fluid","p",2,1195),it("Labor, rack R&R and flush","l",4.1,11800)]),
("B","Left CV axle boot torn",[it("CV axle, new, left","p",1,11675),it("Labor, axle","l",1.2,11800)]),
("C","Align after rack",[it("Two wheel alignment","s",1,8995)])]
A=[i for j in J for i in j[2]]; core=it("Core deposit, rack","f",1,6500); sup=it("Shop supplies","f",None,None,2485); A+=[core,sup]
disc=[4000];sub=S(A)-4000;tax=r(S(A,'p')*.055);total=sub+tax
b=''
for k,t,rows in J:
    b+=f'<tr class=j><td>{k}<td colspan=3>{t}<td class=r>{m(S(rows))}</tr>'+''.join(f"<tr class=i><td><td>{html.escape(i['description'])}<td class=r>{q(i['quantity'])}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}<td>" for i in rows)
src=f'''<meta charset=utf8><style>@page{{size:letter;margin:17mm 18mm}}body{{font:12pt "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}td{{padding:4px 6px}}.r{{text-align:right}}.j td{{font-weight:bold;border-top:2px solid #000;background:#e8e8e8}}.s{{width:56%;margin-left:44%;margin-top:14px}}.t td{{border-top:2px solid #000;font-weight:bold;font-size:15pt}}h1{{margin:0;font-size:24pt}}</style>
<div style="height:18mm"></div><h1>Buckeye Steering &amp; Axle</h1>900 Refugee Rd, Columbus, OH 43207 &nbsp; 614-555-0113<hr><table><tr><td><b>ESTIMATE 3350</b><td>11/20/2026<td>For: Latrell Simmons<tr><td colspan=2>2014 Ford Fusion SE 1.5L<td>Odometer 121,340<tr><td colspan=2>VIN 3FA6P0HD7ER217765<td>Good 15 days</table><br>
<table>{b.replace('colspan=3>','colspan=3>')}</table>
<table class=s><tr><td>Core deposit, rack<td class=r>1<td class=r>65.00<td class=r>65.00<tr><td colspan=3>Shop supplies<td class=r>24.85<tr><td colspan=3>Buckeye card<td class=r>-40.00<tr><td colspan=3>Subtotal<td class=r>{m(sub)}<tr><td colspan=3>Tax 5.5% on parts<td class=r>{m(tax)}<tr class=t><td colspan=3>Total<td class=r>{m(total)}</table>
<p>Right axle is OK for now (would be 258.35 with labor).</p>'''.replace('<td>"','<td>').replace("</td><td>\n","")
src=src.replace('<td></tr>','</tr>')
chrome('r28_photo_clipboard',src,WORK+'r28.pdf')
im=page(WORK+'r28.pdf',160).convert('RGB')
# the clip over the head of the page
big=Image.new('RGB',(im.width+160,im.height+190),(104,70,38)); n=np.random.default_rng(2).normal(0,9,(big.height,big.width,1)); big=Image.fromarray(np.clip(np.asarray(big,float)+n,0,255).astype('uint8')); big.paste(im,(80,120)); d_=ImageDraw.Draw(big); cx=big.width//2
d_.rounded_rectangle((cx-260,60,cx+260,175),18,fill=(150,152,156));d_.rounded_rectangle((cx-230,80,cx+230,110),10,fill=(196,198,202));d_.ellipse((cx-60,20,cx+60,100),outline=(130,132,136),width=16)
photo(big,(1500,1950),[(150,95),(1395,160),(1440,1880),(40,1800)],Image.new('RGB',(1500,1950),(72,78,84)),lambda x,y_:.98-.12*y_-.30/(1+np.exp(-((1-x)*.9+y_*1.1-1.35)*16)),6,blur=.65,noise=3,q_=55,out=OUT+'r28_photo_clipboard.jpg',tint=(.97,.98,1))
save('r28_photo_clipboard','jpg',A,disc,sub,tax,total,veh(2014,'Ford','Fusion','3FA6P0HD7ER217765',121340),'Buckeye Steering & Axle','3350',hard=['photo','angle','shadow','blur'],state='OH')
