from common import *
A=[it("Brakes:Pads - Ceramic pads front, Akebono ACT914",'Part',1,78.5),it("Brakes:Rotors - Front rotor coated",'Part',2,64.99),it("Labor:Mechanical - Front brake job, clean & lube slides, road test",'Labor',1.75,115),
it("Labor:Mechanical - Replace front sway bar links L/R",'Labor',.8,115),it("Suspension - MOOG K750123 link",'Part',2,39.75),it("Sublet - Tow in from Rt 9 (Hal's)",'Service',1,95),it("Supplies - Shop supplies",'Fee',1,18)]
taxable=S(A,lambda i:i['type']=='Part');tax=round(taxable*.06625);disc=round(S(A)*.05);sub=S(A);tot=sub-disc+tax
h="""<meta charset=utf8><style>body{font:12px DejaVu Sans;color:#333}table{border-collapse:collapse;width:100%%}th{background:#d6e4f0;color:#3a6ea5;text-align:left;padding:5px;font-weight:normal;font-size:11px}td{padding:5px;vertical-align:top}.n{text-align:right}.lab{color:#3a6ea5;font-size:11px}</style>
<b style="font-size:15px">Two Rivers Garage LLC</b><br>88 Old Mill Rd<br>Lambertville, NJ 08530 US<br>(609) 555-0177<br>tworiversgarage@mail.example<h1 style="color:#3a6ea5;font-weight:normal">INVOICE</h1>
<table><tr><td><span class=lab>BILL TO</span><br>Gwen Pastorelli<br>14 Swan St<br>Lambertville, NJ 08530</td><td class=n><span class=lab>INVOICE #</span> 3356<br><span class=lab>DATE</span> 10/02/2023<br><span class=lab>DUE DATE</span> 10/02/2023<br><span class=lab>TERMS</span> Due on receipt</td></tr></table><hr color=#3a6ea5>
<table><tr class=lab><td>VEHICLE<br><span style="color:#333">08 Honda Accord EX-L</span></td><td>MILEAGE<br><span style="color:#333">187k</span></td><td>PLATE<br><span style="color:#333">N41-KTR</span></td></tr></table><br>
<table><tr><th>ACTIVITY<th class=n>QTY<th class=n>RATE<th class=n>AMOUNT</tr>""".replace('%%','%')
for i in A:
    a,b=i['description'].split(' - ',1) 
    h+=f"<tr><td><b>{b}</b><br><span style='font-size:10px;color:#777'>{a}</span></td><td class=n>{i['quantity']:g}</td><td class=n>{m(i['unitPrice'])}</td><td class=n>{m(i['totalPrice'])}{'T' if i['type']=='Part' else ''}</td></tr>"
    i['description']=b
h+="<tr><td colspan=4 style='color:#777'>Note: rear pads at 5mm, check again at next oil change. Thanks Gwen!</td></tr></table><hr style='border:0;border-top:1px dotted #999'><table style='width:50%;margin-left:50%'>"
for a,b in [("SUBTOTAL",m(sub)),("DISCOUNT 5%","-"+m(disc)),("TAX (6.625%)",m(tax)),("TOTAL",m(tot)),("BALANCE DUE","<b style='font-size:17px'>$"+m(tot)+"</b>")]:h+=f"<tr><td class=lab>{a}</td><td class=n>{b}</td></tr>"
wk(h+"</table>",'p04','-s','Letter')
save('p04','invoice','wkhtmltopdf',A,(2008,'Honda','Accord','EX-L',None,187000),'3356','Two Rivers Garage LLC',tax,[disc],sub,tot)
