from common import *
# LibreOffice writer, Word-template-like quote; parts and labor in two columns, no row sum
R=[("Timing belt, water pump, tensioner & both idlers (Aisin kit TKT-025)",286.00,520.00),("Cam & crank front seals, 3 pcs",41.50,65.00),("Serpentine belt",38.25,None),("Thermostat w/ gasket",29.80,35.00),("Toyota red coolant, 2 gal",56.00,None),("Valve cover gaskets, both banks (rear needs intake plenum off)",74.40,390.00),("Pressure test cooling system",None,60.00)]
items=[]
for d,p,l in R:
    if p and l:items.append(it(d,'Service',None,None,p+l))
    elif p:items.append(it(d,'Part',None,None,p))
    else:items.append(it(d,'Labor' ,None,None,l))
items[-1]['type']='Service'
items.append(it("Shop rags, sealer, chemicals",'Fee',None,None,15))
P=sum(c(p) for _,p,_ in R if p);L=sum(c(l) for *_,l in R if l);tax=round(P*.07);tot=S(items)+tax
h="""<html><head><meta charset=utf-8></head><body style="font-family:'URW Bookman';font-size:11pt"><p align=center><font size=5><b>Duquette &amp; Son Foreign Car</b></font><br>Route 7 South &bull; Vergennes, Vermont &bull; (802) 555-0106<br><i>"Since 1978, give or take"</i></p>
<h2 align=center>Written Quotation</h2><p>For: <b>Annika Thibault</b><br>Car: <b>2009 Toyota Highlander</b>, V6, 162,900 miles<br>Date: April 29, 2024</p>
<table border=1 cellpadding=5 cellspacing=0 width=100%><tr bgcolor="#e8e0cc"><td width=62%><b>What it needs</b></td><td align=right><b>Parts</b></td><td align=right><b>Labor</b></td></tr>"""
for d,p,l in R:h+=f"<tr><td>{d}</td><td align=right>{'%.2f'%p if p else '&nbsp;'}</td><td align=right>{'%.2f'%l if l else '&nbsp;'}</td></tr>"
h+=f"""<tr><td align=right><i>columns</i></td><td align=right>{m(P)}</td><td align=right>{m(L)}</td></tr></table>
<p align=right>Shop rags, sealer, chemicals &nbsp; 15.00<br>Vermont sales tax on parts, 7% &nbsp; {m(tax)}<br><b>Quoted price, all in &nbsp; ${m(tot)}</b></p>
<p>If the radiator turns out to be weeping where I think it is, add about $310 for one. Not in the above. Price holds 30 days.</p><p>&mdash; Rejean</p></body></html>"""
open('p05.html','w').write(h)
subprocess.run("timeout 90 soffice -env:UserInstallation=file:///var/tmp/lo5 --headless --infilter='HTML (StarWriter)' --convert-to pdf:writer_pdf_Export p05.html",shell=True,capture_output=True)
save('p05','quote','libreoffice',items,(2009,'Toyota','Highlander',None,None,162900),None,'Duquette & Son Foreign Car',tax,(),None,tot)
