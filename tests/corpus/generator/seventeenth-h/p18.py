from lab import *
from rast import scan
p=L('18','pdf','community-college auto class ticket, scan G4','chromium + G4 scan',['scan','parts at cost plus 10%','no labor charge, donation fee','shop class lab fee','handwritten-free typed form','students as technicians'])
p.head('Cedar Valley Community College Automotive Lab','S25-118');p.veh(2008,'Saturn','Vue','3GSCL33P78S512603',162334)
R=[('Control arm, left front lower','RK620179',1,9488),('Control arm, right front lower','RK620180',1,9488),('Sway bar link','K750012',2,1875),('Power steering fluid qt','—',1,845)]
h=''
for n,k,q,u in R: h+=f'<tr><td>{n}<td>{k}<td class=r>{q}<td class=r>{p.m(u,"")}<td class=r>{p.m(u*q,"")}';p.item(n,'Part',u*q,q,u)
ps=sum(q*u for _,_,q,u in R);mk=round(ps*.1);p.item('Tool room 10% of parts','Fee',mk);p.item('Lab fee, suspension section','Fee',4000);p.item('Alignment, 4 wheel (at-cost)','Service',3500)
tax=round((ps+mk)*.07);sub=p.sum();tot=sub+tax
chrome(f'''<meta charset=utf8><style>@page{{size:letter;margin:16mm}}body{{font:11pt "Liberation Serif"}}h2{{margin:0;font-size:16pt}}table{{width:100%;border-collapse:collapse}}td,th{{border:1px solid #000;padding:4px 6px;text-align:left}}.r{{text-align:right}}.q td{{border:0}}</style><h2>Cedar Valley Community College Automotive Lab</h2>AUT 214 Steering &amp; Suspension — Live Work Ticket <b>S25-118</b> — Waterloo, Iowa<br><br>
<table><tr><td>Owner (staff/student): Bernice Oyelaran, Library<td>Date in 2/18/25<tr><td>2008 Saturn Vue XE &nbsp; 3GSCL33P78S512603<td>Mileage 162,334<tr><td>Student techs: Team 3 — Dao, Kessler, Ruiz<td>Instructor check: R. Blythe ✓</table>
<p><b>Request:</b> clunk over bumps, pulls right. <b>Found:</b> both lower control arm bushings torn; links loose. Struts seep, see below.</p>
<table><tr><th>Part<th>Number<th class=r>Qty<th class=r>Cost ea.<th class=r>Cost{h}<tr><td colspan=4 class=r>Parts at our cost<td class=r>{p.m(ps,"")}<tr><td colspan=4>Tool room 10% of parts<td class=r>{p.m(mk,"")}<tr><td colspan=4>Student labor, 6.5 hours<td class=r>no charge<tr><td colspan=4>Lab fee, suspension section<td class=r>{p.m(4000,"")}<tr><td colspan=4>Alignment, 4 wheel (at-cost)<td class=r>{p.m(3500,"")}</table>
<br><table class=q><tr><td>Sum<td class=r>{p.m(sub)}<tr><td>Iowa 6% + local 1%, on parts<td class=r>{p.m(tax)}<tr><td><b>Pay at Bursar window, bring this sheet</b><td class=r><b>{p.m(tot)}</b></table>
<p><b>Not done (class has moved on):</b> front struts pair, parts about {p.m(21876)} plus lab fee {p.m(4000)}. An outside shop charges around {p.w(70000)}.</p><p style="font-size:9pt">Work is done by learners. No warranty is given beyond the parts maker's. The College's liability shall not exceed {p.w(50000)}. A vehicle not collected in 14 days is charged {p.w(1000)} per day.</p>''','/tmp/rh18.pdf')
scan('/tmp/rh18.pdf',p.path,.9,'g4',18);p.end(tot,tax,sub)
