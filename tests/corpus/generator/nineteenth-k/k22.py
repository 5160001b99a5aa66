from common import *; from pic import *
# scan of TRACS-like shop printout, grayscale, fold line, staple; job letters, hours column, part line "each"
R=[("1","HEATER CORE","Part",1,11897),("1","HEATER HOSE KIT, BOTH, W/ QUICK DISCONNECT","Part",1,4651),("1","COOLANT 50/50 ORANGE GAL","Part",2,1879),("1","R&R DASH AND EVAPORATOR CASE, REPLACE HEATER CORE","Labor",8.4,12800),("1","RECOVER/RECHARGE A/C","Labor",1.2,12800),("2","BLEND DOOR ACTUATOR","Part",1,5440),("2","INSTALL WITH DASH OUT","Labor",.2,12800)]
it=[];tr='';P=L=0
for j in "12":
    tr+=f'<tr><td colspan=6><b>JOB {j}: {"HEATER CORE LEAKS ON PASSENGER FLOOR" if j=="1" else "CLICKING BEHIND GLOVE BOX"}</b>'
    for g,d,t,q,u in R:
        if g!=j:continue
        a=round(q*u);P+=a*(t=='Part');L+=a*(t!='Part');it.append(I(d,t,a/100,q,u/100));tr+=f'<tr><td>{t[0]}<td>{d}<td class=r>{q if t=="Part" else ""}<td class=r>{f"{q:.2f}" if t!="Part" else ""}<td class=r>{f(u)}<td class=r>{f(a)}'
w=1650;it.append(I("WASTE DISPOSAL",'Fee',w/100));dc=round(L*.1);sub=P+L+w;tax=round(P*.07);tot=sub-dc+tax
T_=wk('k22',f'''<meta charset=utf8><style>body{{font:13px "Nimbus Sans"}}table{{width:100%;border-collapse:collapse}}td,th{{padding:3px 4px;vertical-align:top}}.r{{text-align:right}}th{{border-top:2px solid #000;border-bottom:2px solid #000;text-align:left}}</style><table><tr><td width=55%><b style="font-size:20px">Delmarva Car Care Center</b><br>30112 Sussex Hwy, Laurel, DE 19956<br>(302) 555-0126<td class=r><b>Final Invoice</b><br>Invoice: 58830<br>Ref: WO 61204<br>Printed 02/28/2025 16:05</table><p>CALLOWAY, DENISE &nbsp;&nbsp; 2010 Dodge Grand Caravan SXT 3.8L &nbsp;&nbsp; Lic PC 00000 &nbsp;&nbsp; 133,090 mi</p>
<table><tr><th>T<th>Description<th class=r>Qty<th class=r>Hrs<th class=r>Each<th class=r>Total</tr>{tr}<tr><td colspan=6 style="border-top:2px solid">&nbsp;</table>
<table style="width:52%;margin-left:48%"><tr><td>Total Parts<td class=r>{f(P)}<tr><td>Total Labor<td class=r>{f(L)}<tr><td>WASTE DISPOSAL<td class=r>{f(w)}<tr><td>Subtotal<td class=r>{f(sub)}<tr><td>SENIOR 10% OFF LABOR<td class=r>-{f(dc)}<tr><td>Parts Tax 7%<td class=r>{f(tax)}<tr><td><b>Invoice Total</b><td class=r><b>${f(tot)}</b><tr><td>Check 2240<td class=r>{f(tot)}<tr><td>Amount Due<td class=r>0.00</table><p>Recommended service, not performed: Rear A/C lines corroded (est. 524.00). Tires 3/32 all around.</p><p style="font-size:10px">Warranty 24 mo/24,000 mi at any participating center. Keep this invoice in your glove box.</p>'''.replace('DE 19956','MD 21875').replace('Laurel','Delmar'),'-s','Letter',out=TMP+'/k22.pdf')
save('k22','invoice','Delmarva Car Care Center','58830',it,tot/100,sub=sub/100,tax=tax/100,disc=[D("SENIOR 10% OFF LABOR",dc/100)],textpdf=T_)
im=page(T_);d=ImageDraw.Draw(im);h=im.height
for i in range(-6,7):
    v=255-int(26*(1-abs(i)/7));d.line((0,h//3*2+i+60,im.width,h//3*2+i+70),fill=(v,v,v))
d.line((90,70,150,58),fill=(90,90,90),width=5);scan('k22',im,-.8,22,noise=10,q=60)
