from lib import *
import subprocess
# m03 tire chain invoice, wkhtmltopdf
v=vin("2T3P1RFV","LC120934")
its=[Q("225/65R17 102H TREADWRIGHT ALLTERRA SUV 65K BLK",'Tire',4,16899),
 Q("TPMS REBUILD KIT SNAP-IN",'Part',4,899),
 Q("MOUNT, SPIN BALANCE & LIFETIME ROTATION",'Service',4,2200),
 Q("WASTE TIRE DISPOSAL",'Fee',4,350),
 Q("STATE TIRE FEE CO",'Fee',4,55),
 Q("CERTIFICATES FOR REPAIR, REFUND OR REPLACEMENT",'Service',4,2425),
 Q("4 WHEEL ALIGNMENT",'Service',1,11999)]
d=[D("INSTANT SAVINGS SET OF 4",8000)]
art=["41872","98804","80018","80224","80225","80601","82010"]
sub=sum(i['totalPrice'] for i in its)-8000; tx=half((4*16899+4*899-8000)*0.0881); tot=sub+tx
rows=""
for a,i in zip(art,its):
    ds=i['description']
    if a=="41872": ds="225/65R17 102H TREADWRIGHT<br>ALLTERRA SUV 65K BLK"
    if a=="80601": ds="CERTIFICATES FOR REPAIR, REFUND<br>OR REPLACEMENT"
    rows+=f"<tr><td>{a}</td><td class=d>{ds}</td><td class=r>{m(i['totalPrice'])}</td><td class=r>{i['quantity']}</td><td class=r>{m(i['unitPrice'])}</td><td class=c>{'T' if a in('41872','98804') else 'N'}</td></tr>"
    if a=="41872": rows+="<tr class=n><td></td><td colspan=5>DOT 3B7X RWK 2325 &nbsp; Was 189.99 ea. &nbsp; Load range SL &nbsp; Set psi F 33 / R 33</td></tr>"
    if a=="82010": rows+="<tr class=n><td></td><td colspan=5>Before: LF toe 0.31 RF toe -0.12 &nbsp; After: in spec. Sheet attached.</td></tr><tr><td>90411</td><td class=d>INSTANT SAVINGS SET OF 4</td><td class=r>-80.00</td><td class=r>1</td><td class=r>-80.00</td><td class=c>T</td></tr><tr class=n><td></td><td colspan=5>Mail-in rebate on your next visit: $60.00 prepaid card (not applied here), offer TW-25Q3</td></tr>"
h=f"""<html><style>body{{font-family:'Liberation Sans';font-size:12px}}table{{border-collapse:collapse;width:100%}}.r{{text-align:right}}.c{{text-align:center}}.n td{{font-size:10px;color:#555;padding-bottom:7px}}th{{background:#b01616;color:#fff;padding:4px;text-align:left}}td{{padding:3px 4px}}.bar{{background:#b01616;color:#fff;font-size:26px;font-weight:bold;padding:8px}}</style>
<div class=bar>ROUNDHOUSE TIRE CO. <span style="font-size:12px">Store CO-17 &middot; 8890 W Colfax Ave, Lakewood CO 80215 &middot; 303-555-0162</span></div>
<table style="margin:10px 0"><tr><td width=38% valign=top><b>Sold To</b><br>HOLLIS BRANDVOLD<br>5011 S Iris Ct<br>Littleton CO 80123<br>Acct 17-220194</td><td width=34% valign=top><b>Vehicle</b><br>2020 TOYOTA RAV4 XLE<br>VIN {v}<br>Plate BWQ-D63 CO<br>Miles 57,318 &nbsp; Torque 76 ft-lb</td><td valign=top><b>Invoice</b> 17-5539208<br>Date 09/19/2025 3:44 PM<br>Salesperson 441 KENJI<br>Bay 3 / Tech 219</td></tr></table>
<table><tr><th>Article<th>Description<th class=r>Ext. Price<th class=r>Qty<th class=r>Each<th class=c>Tax</tr>{rows}</table>
<table style="width:100%;margin-top:18px;border-top:2px solid #b01616"><tr><td width=60% valign=top style="font-size:10px">RETORQUE WHEELS AFTER 25 MILES.<br>You saved $164.00 on this visit compared with our regular prices.<br>Next rotation due 63,300 mi.<td><table><tr><td>Merchandise & Services<td class=r>{m(sub,1)}</tr><tr><td>Sales Tax 8.81% on taxable (T)<td class=r>{m(tx,1)}</tr><tr style="font-weight:bold;font-size:15px"><td>Invoice Total<td class=r>{m(tot,1)}</tr><tr><td>Paid DEBIT ****2207<td class=r>{m(tot,1)}</tr><tr><td>Balance<td class=r>$0.00</tr></table></tr></table></html>"""
open('t.html','w').write(h)
subprocess.run(['wkhtmltopdf','-q','-s','Letter','--encoding','utf-8','t.html',OUT+'m03.pdf'],check=True)
save('m03.pdf','invoice','wkhtmltopdf',"ROUNDHOUSE TIRE CO.","17-5539208",{"year":2020,"make":"Toyota","model":"RAV4","vin":v,"mileage":57318,"trim":"XLE"},its,d,sub,tx,tot)

# m04 transmission shop, libreoffice: row = parts + labor + row total
v=vin("1GCVKREC","FZ308816")
R=[("Remove transmission, disassemble and inspect",0,62000),
("Rebuild 6L80 with Master Kit, new clutches, bands and steels",78450,91000),
("Torque converter, remanufactured",41200,0),
("Reman valve body / TEHCM programmed to VIN",68900,19500),
("Flush cooler and lines, R&R cooler hoses",5640,8800),
("Dexron VI ATF, 12 qts",11940,0),
("Rear mount, transmission",7425,3500)]
its=[I(a,'Part' if l==0 else ('Labor' if p==0 else 'Service'),p+l) for a,p,l in R]
its.append(I("Core deposit, torque converter",'Fee',15000))
d=[D("Military / first responder",20000)]
P=sum(r[1] for r in R);L=sum(r[2] for r in R)
sub=P+L+15000-20000; tx=half(P*.0825); tot=sub+tx
tr="".join(f"<tr><td align=center>{n+1}</td><td>{a}</td><td align=right>{m(p) if p else '&mdash;'}</td><td align=right>{m(l) if l else '&mdash;'}</td><td align=right><b>{m(p+l)}</b></td></tr>" for n,(a,p,l) in enumerate(R))
h=f"""<html><head><meta charset=utf-8></head><body style="font-family:Liberation Serif;font-size:11pt">
<p align=center><font size=5><b>BLUEBONNET TRANSMISSION &amp; DRIVELINE</b></font><br>Since 1983 &bull; 1419 Rayburn St, Tyler, Texas 75702 &bull; (903) 555-0126</p>
<table width=100% border=1 cellspacing=0 cellpadding=4><tr><td width=50%>Customer: <b>Dorothea Quist</b><br>Phone: 903-555-0107<br>Tow in? Yes (customer paid driver)</td><td>Work Order: <b>TX-20877</b><br>Written: October 2, 2025<br>Vehicle: 2015 Chevrolet Silverado 1500 LT<br>VIN: {v}<br>Odometer: 149,206</td></tr></table>
<p><b>Complaint:</b> No 3rd, 5th or reverse. Burnt fluid. Code P0776. <b>Findings:</b> 3-5-R wave plate broken, drum cut, metal in pan.</p>
<table width=100% border=1 cellspacing=0 cellpadding=3><tr bgcolor=#d8d8d8><th width=5%>#</th><th width=47%>Operation</th><th>Parts</th><th>Labor</th><th>Line Total</th></tr>{tr}
<tr><td></td><td>Core deposit, torque converter</td><td align=right>150.00</td><td align=right>&mdash;</td><td align=right><b>150.00</b></td></tr>
<tr><td></td><td align=right><i>Column totals</i></td><td align=right>{m(P+15000)}</td><td align=right>{m(L)}</td><td align=right>{m(P+L+15000)}</td></tr></table>
<p>Less: Military / first responder &ndash; $200.00</p>
<p>Subtotal <b>{m(sub,1)}</b> &nbsp;&nbsp;&nbsp; State &amp; local sales tax, 8.25% of parts (core not taxed) <b>{m(tx,1)}</b></p>
<p align=right><font size=4><b>Total for this rebuild: {m(tot,1)}</b></font><br>Deposit received 10/02: $1,500.00 &nbsp; Due at pick-up: {m(tot-150000,1)}</p>
<p><font size=2>Option considered and turned down: used unit from salvage, 92K miles, 90 day warranty, $2,150.00 installed. Core deposit is returned when the old converter is received by the rebuilder, about 3 weeks. Warranty 3 years / 100,000 miles, parts and labor, nationwide.</font></p></body></html>"""
open('m04.html','w').write(h)
subprocess.run(['soffice','--headless','--convert-to','odt:writer8','--infilter=HTML (StarWriter)','m04.html'],check=True,capture_output=True,timeout=150)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,'m04.odt'],check=True,capture_output=True,timeout=150)
save('m04.pdf','invoice','libreoffice writer',"BLUEBONNET TRANSMISSION & DRIVELINE","TX-20877",{"year":2015,"make":"Chevrolet","model":"Silverado 1500","vin":v,"mileage":149206,"trim":"LT"},its,d,sub,tx,tot)
