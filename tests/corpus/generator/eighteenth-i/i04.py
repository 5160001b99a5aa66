from common import *
# tire shop through LibreOffice (html -> writer/web is poor; use fodt-like docx via html import)
N='i04'; I=[]; V=vin('4S4BTAFC3M3117260')
rows=[('TIRE','225/60R18 Kettering TrailPeak AT 104T',4,18799,1799,'part'),('LABOR','Mount & computer balance',4,2200,0,'labor'),('PART','TPMS service kit, rubber snap-in',4,599,0,'part'),('FEE','WA state tire replacement fee',4,100,0,'fee'),('FEE','Scrap tire recycling',4,450,0,'fee'),('LABOR','Four wheel alignment - thrust & total toe',1,12999,0,'labor'),('OTHER','Road hazard certificate 6 yr',4,0,0,None)]
body=''; sub=0; tb=0
for k,(c,n,q,u,dd,ty) in enumerate(rows,1):
    t=q*u
    if ty: I.append(it(n,ty,q,u,t)); sub+=t
    body+=f'<tr><td>{k}</td><td>{c}</td><td>{n}</td><td align=right>{q}</td><td align=right>{m(u) if ty else "incl."}</td><td align=right>{m(t) if ty else "incl."}</td></tr>'
disc=8000; T=tax(sub-400-disc,'10.35'); tot=sub-disc+T
html=f'''<html><head><meta charset=utf-8><style>@page{{size:8.5in 11in;margin:0.6in}} body,td{{font-family:"Liberation Sans Narrow";font-size:11pt}}</style></head><body>
<table width=100% border=0 cellpadding=4><tr><td><font color="#c00000" size=6><b>PUGET TREADWORKS</b></font></td><td align=right><b>Tires &#8226; Wheels &#8226; Alignment</b><br>Store 07 &#8211; Tacoma, 6210 S Orchard St<br>253-555-0136</td></tr></table><hr>
<table width=100% border=0><tr><td width=55%><b>SOLD TO</b><br>KOWALCZYK, BRENT<br>910 N Junett, Tacoma WA 98406<br>253-555-0190</td><td><b>Invoice:</b> 07-229418<br><b>Date:</b> 11/22/2023 &nbsp; 2:47 PM<br><b>Salesperson:</b> DEB &nbsp; <b>Bay:</b> 3<br><b>PO:</b> </td></tr></table>
<table width=100% border=1 cellspacing=0 cellpadding=3><tr><td><b>2021 SUBARU OUTBACK</b></td><td>VIN {V}</td><td>Miles 39,478</td><td>Lic WA CDF0917</td><td>Torque 89 ft-lb</td></tr></table><br>
<table width=100% border=1 cellspacing=0 cellpadding=4><tr bgcolor="#dddddd"><td><b>#</b></td><td><b>Class</b></td><td><b>Item</b></td><td align=right><b>Qty</b></td><td align=right><b>Each</b></td><td align=right><b>Amount</b></td></tr>{body}</table><br>
<table width=100% border=0><tr><td width=60% valign=top><b>Tread depth in (32nds)</b><br>LF 3 &nbsp; RF 3 &nbsp; LR 2 &nbsp; RR 2<br>DOT 4J 3R 2X1 2723 (x4)<br><br>Retorque wheels after 50 miles. Free rotation every 5,000 miles.</td><td><table width=100% border=0>
<tr><td>Merchandise &amp; service</td><td align=right>{m(sub)}</td></tr><tr><td>Black Friday set-of-4 savings</td><td align=right>({m(disc)})</td></tr><tr><td>Sales tax 10.35%*</td><td align=right>{m(T)}</td></tr><tr><td><b>INVOICE TOTAL</b></td><td align=right><b>{d(tot)}</b></td></tr><tr><td>VISA ....2206</td><td align=right>{m(tot)}</td></tr><tr><td>Change</td><td align=right>0.00</td></tr></table></td></tr></table>
<p><font size=1>*State tire fee is not taxed. No refunds on mounted tires. Keep this invoice for warranty.</font></p></body></html>'''
open(W+N+'.html','w').write(html)
subprocess.run(['soffice','--headless','--infilter=HTML (StarWriter)','--convert-to','odt','--outdir',W,W+N+'.html'],stdout=subprocess.DEVNULL); office(W+N+'.odt')
label(N,'estimate',I,sub,T,tot,[disc],dict(year=2021,make='SUBARU',model='OUTBACK',vin=V,mileage=39478),dict(shop='PUGET TREADWORKS',date='11/22/2023',number='07-229418')); prev(N)
