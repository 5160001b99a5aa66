from lab import *
from rast import photo
import random; random.seed(21)
p=L('21','jpg','printed NCR form filled by hand, photograph','chromium (Humor Sans) + cv2',['photo','handwriting-like','form with empty rows','parts left, labor right','amount column without dollar sign','crossed-out line','tax on parts'])
p.head('BAYOU OUTBOARD & TRAILER','03318');p.veh(2010,'Toyota','Tundra',None,188400)
def hw(t,k=''): return f'<span class="hw" style="transform:rotate({random.uniform(-1.6,1.6):.2f}deg) translateY({random.uniform(-2,2):.1f}px);{k}">{t}</span>'
PT=[(2,'wheel seals, rear',3850),(1,'axle bearing RR',11600),(3,'qt gear oil 75W-85',4350),(1,'brake shoes, rear',5400)]
LB=[('pull axle, press brg',26000),('shoes, clean & adj.',9500)]
rows='';
for i in range(9):
    a=b=''
    if i<4: q,n,x=PT[i];a=f'<td class=c>{hw(q)}<td>{hw(n)}<td class=r>{hw(p.m(x,""))}';p.item(n,'Part',x,q)
    elif i==5: a=f'<td class=c>{hw(1)}<td>{hw("<s>u-joint kit</s>")}<td class=r>{hw("<s>"+p.m(4200,"")+"</s>")}'
    else: a='<td><td><td>'
    if i<2: n,x=LB[i];b=f'<td>{hw(n)}<td class=r>{hw(p.m(x,""))}';p.item(n,'Labor',x)
    elif i==3: b=f'<td>{hw("u-joint OK - not needed")}<td>'
    else: b='<td><td>'
    rows+=f'<tr>{a}{b}'
ps=sum(x[2] for x in PT);ls=sum(x[1] for x in LB);tax=round(ps*.09);p.item('SHOP SUPPLIES','Fee',1200);tot=ps+ls+1200+tax
chrome(f'''<meta charset=utf8><style>@page{{size:6.6in 6.4in;margin:8mm}}body{{font:9pt "Liberation Sans Narrow";color:#143a2b}}h1{{font:bold 17pt "C059";margin:0}}table{{width:100%;border-collapse:collapse;table-layout:fixed}}td,th{{border:1px solid #143a2b;height:23px;padding:0 4px;overflow:visible;white-space:nowrap}}th{{font-size:7.5pt;background:#dfeee6;-webkit-print-color-adjust:exact;height:15px}}.hw{{font:9.6pt "Humor Sans";color:#1b2a8c;display:inline-block}}.r{{text-align:right}}.c{{text-align:center}}.no{{color:#c01818;font:bold 15pt "Liberation Mono"}}.l{{border-bottom:1px solid #143a2b;margin:4px 0}}</style>
<div style="display:flex;justify-content:space-between"><div><h1>BAYOU OUTBOARD &amp; TRAILER</h1>Truck &amp; Tow Vehicle Repair • 88 Levee Rd., Houma, La. • 985-555-0104</div><div class=no>03318</div></div>
<div class=l>NAME {hw("T. Robichaux")} &nbsp;&nbsp; PHONE {hw("555-0119")} &nbsp;&nbsp; DATE {hw("8/22/24")}</div><div class=l>YEAR / MAKE / MODEL {hw("2010 Toyota Tundra")} &nbsp;&nbsp;&nbsp; SPEEDOMETER {hw("188,400")}</div>
<table><colgroup><col width=34><col><col width=66><col><col width=66></colgroup><tr><th>QTY<th>PARTS<th>AMOUNT<th>LABOR<th>AMOUNT{rows}<tr><td colspan=2 class=r>TOTAL PARTS<td class=r>{hw(p.m(ps,""))}<td class=r>TOTAL LABOR<td class=r>{hw(p.m(ls,""))}<tr><td colspan=3 rowspan=4 style="white-space:normal;font-size:7pt">Not responsible for loss by fire, theft or high water. Storage {p.m(1500)} per day after 72 hours. An express mechanic's lien is acknowledged. 30 days or 1,000 miles on labor.<br><br>X {hw("T Robichaux",'font-family:Z003;font-size:19pt')}<td class=r>TOTAL PARTS<td class=r>{hw(p.m(ps,""))}<tr><td class=r>SHOP SUPPLIES<td class=r>{hw(p.m(1200,""))}<tr><td class=r>TAX<td class=r>{hw(p.m(tax,""))}<tr><td class=r><b>TOTAL</b><td class=r>{hw(p.m(tot,""))}</table>''','/tmp/rh21.pdf')
photo('/tmp/rh21.pdf',p.path,21,bg=(60,80,120),shadow=.35,dpi=230);p.end(tot,tax,None)
