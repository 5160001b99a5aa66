from pic import *
V=vin("1GTV2LEC?JZ309927")
G=[("P0300 random misfire / lifter tick",[("GM 12698946","Lifter Set, AFM Bank 1",'Part',1,238.4),("HS26190PT","Head Gasket Set",'Part',1,164.99),("12498545","Head Bolt Kit TTY",'Part',1,58.2),("","Replace lifters bank 1, R&R cyl head",'Labor',11.2,132),]),
("LOF after repair",[("PF63","Oil Filter",'Part',1,8.49),("","Dexos 5W30 Syn, Qt",'Part',8,6.75)]),
("Sublet",[("","Mach shop - check/surface head",'Service',1,140.0)])]
items=[it(d,t,q,u) for _,g in G for _,d,t,q,u in g];F=[it("Shop Supplies & Materials",'Fee',None,None,39.5),it("Hazardous Materials",'Fee',None,None,7.25)]
tx=S(items,lambda i:i['type']=='Part')+3950;tax=round(tx*.07);disc=7500;sub=S(items+F);tot=sub-disc+tax
h=f"""<meta charset=utf8><style>@page{{size:letter;margin:13mm}}body{{font:10pt 'Nimbus Sans',Liberation Sans}}table{{width:100%;border-collapse:collapse}}td,th{{padding:2px 5px;vertical-align:top}}.n{{text-align:right}}.bx td{{border:1px solid #000}}.hd th{{border-top:2px solid #000;border-bottom:2px solid #000;text-align:left}}.hd th.n{{text-align:right}}</style>
<table><tr><td><b style="font-size:17pt">OAK HOLLOW AUTOMOTIVE, INC.</b><br>4718 Dixie Hwy, Florence, KY 41042<br>(859) 555-0124 &nbsp; ASE Blue Seal</td><td class=n><b style="font-size:14pt">INVOICE</b><br>RO # 53906<br>Date In 01/30/2024<br>Date Out 02/02/2024</td></tr></table><br>
<table class=bx><tr><td width=50%>Hatcher, Coleman<br>229 Rosebud Ave<br>Erlanger KY 41018<br>C: 859-555-0161</td><td>2018 GMC Sierra 1500 SLT 5.3L<br>VIN: {V}<br>Mileage In: 118,932 &nbsp; Out: 118,940<br>Lic: KY 714 BFC &nbsp; Writer: Shelly</td></tr></table><br><table><tr class=hd><th>Part #</th><th>Description</th><th class=n>Qty/Hrs</th><th class=n>Price</th><th class=n>Total</th></tr>"""
for j,(g,r) in enumerate(G,1):
    h+=f"<tr><td colspan=5><b><u>Job {j}: {g}</u></b></td></tr>"
    for pn,d,t,q,u in r:h+=f"<tr><td>{pn or ('LABOR' if t=='Labor' else '')}</td><td>{d}</td><td class=n>{q:.2f}</td><td class=n>{u:.2f}</td><td class=n>{m(c(q*u))}</td></tr>"
    h+=f"<tr><td></td><td colspan=4 class=n style='border-top:1px solid #888'><i>Job {j} total {m(sum(c(x[3]*x[4]) for x in r))}</i></td></tr>"
h+="<tr><td colspan=5>Tech note: #5 intake lifter collapsed, cam lobe OK by scope. Customer declined AFM disabler.</td></tr></table><br><table style='width:52%;margin-left:48%'>"
for a,b in [("Labor",m(S(items,lambda i:i['type']=='Labor'))),("Parts",m(S(items,lambda i:i['type']=='Part'))),("Sublet",m(14000)),("Shop Supplies & Materials",m(3950)),("Hazardous Materials",m(725)),("Subtotal",m(sub)),("Fleet/Repeat customer credit","-"+m(disc)),("KY Tax 7%",m(tax)),("<b>TOTAL DUE</b>","<b>"+m(tot)+"</b>")]:h+=f"<tr><td>{a}</td><td class=n>{b}</td></tr>"
chrome(h+"</table>",'p18s');im=ras('p18','p18s.pdf',170);scan(im,'p18',-.9,170,11,False,6)
save('p18','invoice','chromium',items+F,(2018,'GMC','Sierra 1500','SLT',V,118932),'53906','OAK HOLLOW AUTOMOTIVE, INC.',tax,[disc],sub,tot,["scan"])
