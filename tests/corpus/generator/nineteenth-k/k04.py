from common import *
# tire shop, FET column, per-tire services, road hazard, coupon, rebate note not subtracted
R=[("TIRE","0385512","LT265/70R17 E 121/118S TRAILHAWK A/T4 OWL",4,21899,0,"Tire"),("SVC","INST17","TIRE INSTALLATION & LIFETIME SPIN BALANCE 17\"",4,2200,0,"Service"),("PT","TPMSKIT","TPMS SERVICE PACK - VALVE CORE, CAP, SEAL",4,799,0,"Part"),
("FEE","DISP","SCRAP TIRE DISPOSAL",4,325,0,"Fee"),("FEE","SWTF","STATE WASTE TIRE FEE",4,200,0,"Fee"),("WAR","RHC","CERTIFICATE FOR REFUND, REPAIR OR REPLACEMENT (ROAD HAZARD)",4,2850,0,"Other"),
("SVC","ALGN4","4 WHEEL ALIGNMENT W/ PRINTOUT",1,11999,0,"Service"),("SVC","ROTF","FREE LIFETIME ROTATION",1,0,0,"x")]
tr='';it=[];s=0;tx=0
for cl,n,d,q,u,_,t in R:
    a=q*u;s+=a;tr+=f'<tr><td>{cl}<td>{n}<td>{d}<td class=r>{q}<td class=r>{f(u) if u else "N/C"}<td class=r>.00<td class=r>{f(a) if a else "N/C"}</tr>'
    if a: it.append(I(d,t,a/100,q,u/100))
    if t in('Tire','Part'):tx+=a
cp=8000;tx-=cp;tax=round(tx*.08);tot=s-cp+tax
wk('k04',f'''<meta charset=utf8><style>body{{font-family:"Liberation Sans Narrow";font-size:13px}}table{{border-collapse:collapse;width:100%}}.g td,.g th{{border:1px solid #444;padding:3px 5px;vertical-align:top}}.r{{text-align:right}}th{{background:#222;color:#fff}}h1{{font-style:italic;margin:0;letter-spacing:-1px}}</style>
<table><tr><td><h1>Big Sky Tire Pros</h1>Store 06 &nbsp; 1725 Grand Ave, Billings MT 59102<br>406-555-0163</td><td class=r><b>SALES INVOICE</b><br>Invoice No. <b>06-771940</b><br>10/04/2024 02:17 PM<br>Salesman 114</td></tr></table><hr>
<table><tr><td>SOLD TO: TERRI KJELLAND<br>CUST# 20461 &nbsp; 406-555-0101</td><td>2014 TOYOTA TACOMA 4WD DBL CAB<br>MILEAGE 97,820 &nbsp; TORQUE 83 FT-LB &nbsp; PSI F 46 / R 46</td></tr></table><br>
<table class=g><tr><th>CLS<th>PRODUCT<th>DESCRIPTION<th>QTY<th>PRICE<th>F.E.T.<th>EXTENSION</tr>{tr}</table>
<table><tr><td width=60% style="vertical-align:top"><br>DOT: 1B3X 4J7R 2924 (4)<br><b>MAIL-IN REBATE:</b> You may qualify for a $60.00 prepaid card. Submit at trailhawkrebates.example by 11/30/2024. Rebate is not deducted from this invoice.<br><br>RE-TORQUE LUG NUTS AFTER 50 MILES<br><br>RECOMMENDED NEXT VISIT: front shocks, 2 @ 124.00 plus labor</td><td><br><table><tr><td>Merchandise &amp; Services<td class=r>{f(s)}<tr><td>FALL SALE $80 OFF SET OF 4<td class=r>{f(-cp)}<tr><td>Sales Tax 8.0% on {f(tx)}<td class=r>{f(tax)}<tr><td><b>INVOICE TOTAL</b><td class=r><b>${f(tot)}</b><tr><td>MC ****4410<td class=r>{f(tot)}<tr><td>CHANGE<td class=r>.00</table></td></tr></table>''','-s','Letter')
save('k04','invoice','Big Sky Tire Pros','06-771940',it,tot/100,sub=s/100,tax=tax/100,disc=[D("FALL SALE $80 OFF SET OF 4",cp/100)])
