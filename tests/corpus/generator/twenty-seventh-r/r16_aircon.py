# Chromium: radiator and A/C shop, parts and labor in two money columns, no row sum; notes between
from lib import *
R=[("1","Compressor clutch noisy, leaking at shaft","Replace A/C compressor, Sanden 4776",48900,27500),("2","","Receiver drier and expansion valve, required for warranty",11240,9000),("3","","Flush condenser and lines",2800,8500),("4","","Evacuate and recharge, 26 oz R-134a",7800,9500),("5","Fan does not come on","Radiator fan relay and pigtail",4365,4500),("6","","UV dye & seals",1950,None),("7","Temp door clicks","Blend door actuator, driver side",6425,13500)]
A=[]
for n,c,t,p,l in R:
    A.append(it(t,"p",None,None,p)); 
    if l: A.append(it(t,"l",None,None,l))
ref=it("Refrigerant recovery fee","f",None,None,2500);sh_=it("Shop charge","f",None,None,2200);A+=[ref,sh_]
disc=[3500];P=sum(x[3] for x in R);L=sum(x[4] or 0 for x in R);tax=r(P*.07);sub=S(A)-3500;total=sub+tax
rows=''
for n,c,t,p,l in R:
    if c: rows+=f'<tr class=c><td></td><td colspan=3>Complaint: {c}</td></tr>'
    rows+=f'<tr><td>{n}</td><td>{html.escape(t)}</td><td class=r>{m(p)}</td><td class=r>{m(l) if l else "—"}</td></tr>'
    if n=='1': rows+='<tr class=n><td></td><td colspan=3>Oil charge 4.6 fl oz PAG 46 comes in the unit. Line set inspected, reusable.</td></tr>'
    if n=='5': rows+='<tr class=n><td></td><td colspan=3>Fan motor itself draws 17 A, within limits. If it fails later: 238.00 + 120.00.</td></tr>'
src=f'''<meta charset=utf8><style>@page{{size:letter;margin:16mm 18mm}}body{{font:10.5pt "Liberation Sans Narrow","Liberation Sans",Arial}}.hd{{text-align:center;border:2px solid #004c97;padding:8px;color:#004c97}}.hd b{{font-size:20pt;letter-spacing:1px}}
dl{{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:3px 10px;margin:12px 0;font-size:9.5pt}}dt{{color:#004c97;font-weight:bold}}dd{{margin:0}}
table{{width:100%;border-collapse:collapse}}th{{background:#004c97;color:#fff;padding:4px;text-align:left}}td{{padding:4px;border-left:1px solid #004c97;border-right:1px solid #004c97}}tr:last-child td{{border-bottom:1px solid #004c97}}.r{{text-align:right;width:90px}}.c td{{background:#dbe8f5;font-weight:bold;font-size:9pt}}.n td{{font-size:8.5pt;font-style:italic;color:#444}}.sum td{{border:0!important;padding:3px 4px}}.sum{{width:60%;margin:10px 0 0 40%}}</style>
<div class=hd><b>SUNSHINE RADIATOR &amp; AIR</b><br>5520 Haines Rd N, St. Petersburg, Florida 33714 &nbsp; 727-555-0164 &nbsp; MV-48820</div>
<dl><dt>Estimate<dd>10228 (written)<dt>Date<dd>5/18/26<dt>Owner<dd>Mrs. Delphine Arceneaux<dt>Tag<dd>FL 21C QRM<dt>Vehicle<dd>2008 Honda Element EX 2.4<dt>Mileage<dd>151,930<dt>VIN<dd>5J6YH287X8L016672<dt>Promised<dd>Thursday 5 pm</dl>
<table><tr><th style="width:26px">#<th>Work<th class=r>Parts $<th class=r>Labor $</tr>{rows}<tr style="font-weight:bold;border-top:2px solid #004c97"><td><td>Columns<td class=r>{m(P)}<td class=r>{m(L)}</tr></table>
<table class=sum><tr><td>Parts and labor<td class=r>{m(P+L)}<tr><td>Refrigerant recovery fee<td class=r>{m(2500)}<tr><td>Shop charge<td class=r>{m(2200)}<tr><td>May special<td class=r>-{m(3500)}<tr><td>Before tax<td class=r>{m(sub)}<tr><td>Sales tax 7% on parts<td class=r>{m(tax)}<tr style="font-weight:bold;font-size:13pt"><td>TOTAL<td class=r>${m(total)}</table>
<p style="font-size:8.5pt">☐ I request a written estimate. ☒ I do not need a written estimate as long as the cost does not exceed $ 1,900.00. A diagnosis fee of $85.00 applies only if the work is refused.</p>'''
chrome('r16_aircon',src)
save('r16_aircon','pdf',A,disc,sub,tax,total,veh(2008,'Honda','Element','5J6YH287X8L016672',151930),'SUNSHINE RADIATOR & AIR','10228',shopKind='radiator/AC',state='FL',note='Parts and labor in two columns without a sum of the row: two items of one description.')
