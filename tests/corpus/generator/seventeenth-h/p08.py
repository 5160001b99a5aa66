from lab import *
p=L('08','pdf','small-brand dealer work order, German style column sheet','chromium',['dealer order','position numbers','labor in time units','package price','amounts with trailing currency code','goodwill percentage'],'dealer_order')
p.head('Bergstrom Alfa Romeo FIAT of Dayton','WO 220871');p.veh(2018,'Alfa Romeo','Giulia','ZARFAEDN7J7579912',52996)
R=[('1','S','0000A20','Service B package, 2.0L (oil, filter, cabin filter, multi-point)','1',None,38900),('2','L','50 26 C10','Replace thermostat assembly','18',1850,33300),('2','P','68439871AA','Thermostat and housing','1',24780,24780),('2','P','68051212AB','Coolant OAT 50/50','2',2845,5690),('3','L','08 19 A02','Reprogram infotainment, battery support on','6',1850,11100),('4','L','22 00 D01','Rotate tires','3',1850,5550)]
h='';
for pos,k,c,n,q,u,x in R:
    h+=f'<tr><td>{pos}<td>{k}<td>{c}<td>{n}<td class=r>{q}{" TU" if k=="L" else ""}<td class=r>{p.m(u,"") if u else ""}<td class=r>{p.m(x,"")}'
    p.item(n,{'S':'Service','L':'Labor','P':'Part'}[k],x,None if k=='L' else int(q),u if k=='P' else None)
    if pos=='2' and c.startswith('68051'): h+='<tr><td><td><td><td colspan=4 class=n>Customer states temp gauge drops on highway. P0128 stored. Goodwill request 55% on parts, FCA case 88124107 <b>approved</b>.'
gw=round((24780+5690)*.55);p.disc('Goodwill 55% parts pos. 2',gw)
h+=f'<tr><td>2<td>G<td>88124107<td>Goodwill 55% parts pos. 2<td><td><td class=r>{p.m(gw,"")} –'
h+=f'<tr class=d><td>5<td>–<td><td>Rear brake pads and sensors, 3 mm left — <b>postponed by customer</b> (quoted USD {p.m(61240,"")})<td><td><td class=r>—'
h+=f'<tr><td>6<td>L<td><td>Wash and vacuum<td class=r>1<td><td class=r>no charge'
p.item('Hazardous waste','Fee',595);p.item('Miscellaneous shop charge','Fee',2950);sub=p.sum()-gw;tax=round((38900*.5+24780+5690-gw)*.075);tot=sub+tax
chrome(f'''<meta charset=utf8><style>@page{{size:letter;margin:16mm 14mm}}body{{font:9pt "Open Sans Condensed";}}h2{{font:300 20pt "Open Sans Condensed Light","Open Sans Condensed";margin:0}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right;white-space:nowrap}}td{{padding:3px 5px;vertical-align:top}}.t th{{border-top:1.5px solid #000;border-bottom:.5px solid #000;text-align:left}}.n{{font-style:italic;font-size:8pt}}.d td{{color:#777}}.z td{{border-top:1px solid #999}}</style>
<table><tr><td><h2>Bergstrom Alfa Romeo FIAT of Dayton</h2>Kit Garage GmbH? no — family owned since 1988 · 6020 Far Hills Ave, Dayton OH 45459<td class=r><h2>WORK ORDER</h2>WO 220871</table><hr>
<table><tr><td>Mr. Tobias Okafor<br>118 Shroyer Rd<br>Dayton OH 45419<td>Model: 2018 Alfa Romeo Giulia Ti AWD<br>Chassis: ZARFAEDN7J7579912<br>Reg.: JHV 3302 &nbsp; In service: 04/19/2018<td>Odometer in: 52,996 mi<br>Advisor: 14 / Lena<br>Date in: 2025-05-06 08:10<br>Date promised: 2025-05-07</table><br>
<table class=t><tr><th>Pos<th>Ty<th>Op / Part no.<th>Description<th class=r>Qty<th class=r>Price<th class=r>USD{h}<tr class=z><td><td>F<td><td>Hazardous waste<td><td><td class=r>{p.m(595,"")}<tr><td><td>F<td><td>Miscellaneous shop charge<td><td><td class=r>{p.m(2950,"")}</table>
<br><table style="border-top:1.5px solid #000"><tr><td>10 TU = 1 hour<td class=r>Net USD<td class=r>Sales tax 7.50 %<td class=r>Total USD<tr><td><td class=r>{p.m(sub,"")}<td class=r>{p.m(tax,"")}<td class=r style="font-size:14pt"><b>{p.m(tot,"")}</b></table>
<p style="font-size:7.5pt">Retail door rate {p.m(18500)} per hour. Loaner vehicle: fuel shortage {p.w(900)} per gallon, cleaning {p.w(15000)}. Parts warranty 24 months unlimited mileage; labor 12 months / 12,000 miles.</p><p>X ______________________ &nbsp;&nbsp; authorised up to USD _________'''.replace('Kit Garage GmbH? no — family','Family'),p.path)
p.end(tot,tax,sub)
