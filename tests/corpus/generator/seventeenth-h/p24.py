from lab import *
from rast import photo
p=L('24','jpg','Armenian/English garage bill on pink paper, photograph','chromium (DejaVu) + cv2',['photo','coloured paper','bilingual Armenian','hours column','row of package with row total only','smog fee and certificate','cash price vs card price'])
p.head('ARARAT AUTO CARE','2096');p.veh(2014,'Mercedes-Benz','E350','WDDHF5KB1EA802214',121550)
R=[('Մոտորի բարձիկներ / Engine mounts, pair','Part','2',17450,34900,2),('Աշխատանք / Labor','Labor','3.0 h',12000,36000,3.0),('Յուղի փոփոխություն / Oil service A','Service','',None,16900,None),('Օդի զտիչ / Air filter','Part','1',4200,4200,1),('Սմոգ թեստ / Smog inspection','Service','',None,4995,None),('Smog certificate (State of CA)','Fee','',None,825,None)]
h=''
for n,t,qs,u,x,q in R:
    a=n.split(' / ');h+=f'<tr><td>{a[0]}{"<br><small>"+a[1]+"</small>" if len(a)>1 else ""}<td class=c>{qs}<td class=r>{p.m(u,"") if u else ""}<td class=r>{p.m(x,"")}';p.item(n,t,x,q,u)
sub=p.sum();tax=round((34900+4200)*.1025);tot=sub+tax
chrome(f'''<meta charset=utf8><style>@page{{size:7.2in 8.6in;margin:10mm}}body{{font:10.5pt "DejaVu Serif"}}small{{font:9pt "DejaVu Sans"}}h1{{font:bold 22pt "URW Gothic";margin:0}}table{{width:100%;border-collapse:collapse}}td,th{{border-bottom:1px solid #333;padding:3px}}th{{text-align:left;border-bottom:2px solid #000}}.r{{text-align:right}}.c{{text-align:center}}</style>
<h1>ARARAT AUTO CARE</h1><div>Արարատ — German &amp; Japanese · BAR ARD 00291155<br>633 E Colorado St, Glendale CA 91205 · 818-555-0101</div><hr>
<table style="font-size:10pt"><tr><td>Հաշիվ / Bill No. <b>2096</b><td>Ամսաթիվ / Date 01/17/2025<tr><td>Հաճախորդ / Customer: Karine Petrosyan<td>Մղոն / Miles: 121,550<tr><td colspan=2>2014 Mercedes-Benz E350 &nbsp; VIN WDDHF5KB1EA802214</table><br>
<table><tr><th>Նկարագրություն / Description<th class=c>Քան. / Qty<th class=r>Գին / Rate<th class=r>Գումար / Sum{h}</table>
<table style="width:62%;margin:8px 0 0 38%"><tr><td>Subtotal<td class=r>{p.m(sub,"")}<tr><td>Հարկ / Tax 10.25% parts<td class=r>{p.m(tax,"")}<tr><td><b>ԸՆԴԱՄԵՆԸ / TOTAL</b><td class=r><b>{p.m(tot)}</b></table>
<p style="font-size:8.5pt">Card adds {p.m(3018)}. Next visit (not charged): transmission service {p.w(52000)}, rear brakes {p.m(38950)}. Warranty 12 months / 12,000 miles. Teardown limit {p.w(15000)}.</p>''','/tmp/rh24.pdf')
photo('/tmp/rh24.pdf',p.path,24,bg=(90,110,95),shadow=.45,dpi=230,paper=(205,205,245),rot=-2);p.end(tot,tax,sub)
