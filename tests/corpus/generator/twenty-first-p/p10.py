from common import *
A=[it("Full Syn Signature Svc 0W-20 up to 5 qt",'Service',1,None,94.99),it("Addl qt 0W-20 FS",'Part',2,11.49),it("Air Filtration - Engine AF6116",'Part',1,None,32.99),it("Wiper Blades - front pr 26/18",'Part',2,19.99),it("Rear Diff Fluid Exch",'Service',1,None,79.99),it("Env/Recycle Fee",'Fee',1,None,4.79)]
disc=1500;tax=round((S(A)-disc)*.06);tot=S(A)-disc+tax
V=vin("1C4RJFBG?MC655190")
h=f"""<meta charset=utf8><style>body{{font:12px 'Liberation Sans Narrow';width:330px;margin:0}}h2{{text-align:center;margin:2px}}center,td{{font-size:12px}}table{{width:100%}}td.n{{text-align:right;white-space:nowrap}}hr{{border:0;border-top:1px dashed #000}}.s{{font-size:10px}}</style><h2>SPEEDY SPARTAN LUBE</h2><center>Store 118 &middot; 3021 Saginaw Hwy<br>Lansing MI 48917 &middot; 517-555-0193<br>State Reg F140027</center><hr>Inv 118-0077342 &nbsp; 05/04/24 10:21a<br>Vehicle: 2021 Jeep Grand Cherokee Limited 3.6<br>Odo 41,208 &nbsp; Plate EJX 7741<br>VIN {V}<br>Top: AL &nbsp; Pit: DEVIN &nbsp; Cashier: MO<hr><table>"""
for i in A:
    h+=f"<tr><td>{i['description']}</td><td class=n>{m(i['totalPrice'])}</td></tr>"
    if i['unitPrice']:h+=f"<tr><td class=s colspan=2>&nbsp;&nbsp;{i['quantity']} @ {m(i['unitPrice'])}</td></tr>"
    else:i['quantity']=None
    if 'Signature' in i['description']:h+="<tr><td class=s>&nbsp;&nbsp;Filter MO-349 incl.<br>&nbsp;&nbsp;Tire press set 36/36/36/36<br>&nbsp;&nbsp;Washer fluid topped - no chg</td><td class=n>0.00</td></tr>"
h+=f"<tr><td colspan=2><hr></td></tr><tr><td>Subtotal</td><td class=n>{m(S(A))}</td></tr><tr><td>Coupon SPRG15</td><td class=n>-15.00</td></tr><tr><td>MI Sales Tax</td><td class=n>{m(tax)}</td></tr><tr><td><b>TOTAL</b></td><td class=n><b>{m(tot)}</b></td></tr><tr><td>DEBIT 5518</td><td class=n>{m(tot)}</td></tr></table><hr><center>DECLINED: Cabin filter 44.99, Coolant 139.99<br>Next svc 46,200 or 11/24<br>Thanks - honk if we did good!</center>"
wk(h,'p10','--page-width','100mm','--page-height','190mm','-B','5mm','-T','5mm','-L','5mm','-R','5mm','--disable-smart-shrinking')
save('p10','invoice','wkhtmltopdf',A,(2021,'Jeep','Grand Cherokee','Limited',V,41208),'118-0077342','SPEEDY SPARTAN LUBE',tax,[disc],S(A),tot)
