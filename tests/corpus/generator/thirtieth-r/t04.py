from lib import *
import subprocess
it=[I('Remanufactured 6L80 transmission with torque converter, installed fluid-ready','Part','2895.00',1),
 I('Remove and replace transmission, 4WD','Labor','1215.00',9,'135.00'),
 I('Dexron VI fluid','Part',None,12,'9.75'),
 I('Cooler line flush and inline filter, complete','Service','149.00'),
 I('TCM programming and relearn drive','Service','165.00'),
 I('Rear output seal, transfer case','Part','28.40',1),
 I('Transfer case fluid service','Service','96.00'),
 I('Shop supplies (4% of labor)','Fee','48.60'),
 I('Refundable core deposit, returned when your old unit reaches the builder','Fee','600.00',1)]
disc=[c('150.00')]
taxable=S(it)-60000-disc[0]; tax=pct(taxable,'7.0')
d=label('t04_transmission_fl.pdf','estimate',dict(documentNumber='TX-1107',shop='Sawgrass Transmission & Driveline'),dict(year=2014,make='Chevrolet',model='Tahoe',mileage=163905),it,disc,tax,'independent','FL','Florida: parts and labor taxed, core deposit not; whole-dollar amounts without cents for some rows; 50% deposit and balance below the total; statutory checkboxes; two other options with prices not chosen (option table above); included-at-no-charge warranty row; VIN last 8 only; label subtotal = taxable + core deposit, not printed',['rejected options with prices','core deposit untaxed','deposit','whole dollar amounts','statutory text'])
tot=d['total']; dep=(tot+1)//2
def w(x): return '$'+(f'{x//100:,}' if x%100==0 and x>10000 else m(x))
def tr(i,k): 
    q='' if i.quantity is None else (f"{i.quantity} h" if i.type=='Labor' else str(i.quantity))
    u='' if i.unitPrice is None else w(i.unitPrice)
    return f'<tr><td>{k}</td><td>{i.description}</td><td align=center>{q}</td><td align=right>{u}</td><td align=right>{w(i.totalPrice)}</td></tr>'
rom=['i','ii','iii','iv','v','vi','vii','viii','ix','x']
rows=''.join(tr(i,rom[k]) for k,i in enumerate(it[:7]))
rows+='<tr><td>viii</td><td>36 month / 60,000 mile nationwide warranty</td><td></td><td></td><td align=right>included</td></tr>'
rows+=tr(it[7],'ix')
h=f'''<html><head><meta charset=utf-8><title>Estimate TX-1107</title><style>@page{{size:8.5in 11in;margin:0.7in}} body{{font-family:Carlito;font-size:10.5pt}} td,th{{font-size:10pt;padding:2pt 4pt}} p{{margin:3pt 0}}</style></head><body>
<table width=100% border=0><tr><td><font size=5 color="#1b5e20"><b>Sawgrass Transmission &amp; Driveline</b></font><br>3319 NW 27th Avenue, Ocala, Florida 34400 &nbsp; (352) 555-0128<br>Florida Motor Vehicle Repair Reg. MV-00000</td><td align=right><font size=4><b>WRITTEN ESTIMATE</b></font><br>No. TX-1107<br>November 4, 2025</td></tr></table>
<hr>
<p><b>For:</b> Dale, 2014 Chevrolet Tahoe LT 4WD, odometer 163,905, VIN ends R1284406</p>
<p><b>Concern:</b> slips 2-3 when hot, P0776. Pan drop shows clutch material. Unit cannot be saved with a service.</p>
<p>We talked about three ways to go. You chose <b>Option B</b>.</p>
<table width=70% border=1 cellspacing=0 bordercolor="#999999"><tr bgcolor="#e8f5e9"><th>Option</th><th>Unit</th><th>Warranty</th><th>Price of unit</th></tr>
<tr><td align=center>A</td><td>Used, 90,000 miles</td><td>90 days</td><td align=right>$1,150</td></tr><tr><td align=center><b>B &#10003;</b></td><td><b>Remanufactured</b></td><td><b>36/60</b></td><td align=right><b>$2,895</b></td></tr><tr><td align=center>C</td><td>New from GM</td><td>36/100</td><td align=right>$4,480</td></tr></table>
<p>&nbsp;</p>
<table width=100% border=1 cellspacing=0 bordercolor="#999999"><tr bgcolor="#e8f5e9"><th width=5%></th><th align=left>Work and material, Option B</th><th width=9%>Qty</th><th width=11% align=right>Each</th><th width=14% align=right>Amount</th></tr>{rows}
<tr><td></td><td colspan=3>Returning customer</td><td align=right>&#8211;{w(disc[0])}</td></tr>
<tr><td></td><td colspan=3 align=right>Taxable</td><td align=right>{w(taxable)}</td></tr><tr><td></td><td colspan=3 align=right>Sales tax, Marion County 7%</td><td align=right>{w(tax)}</td></tr>
<tr><td>x</td><td colspan=3>{it[8].description}</td><td align=right>{w(it[8].totalPrice)}</td></tr>
<tr bgcolor="#e8f5e9"><td></td><td colspan=3 align=right><b>Estimate total</b></td><td align=right><b>{w(tot)}</b></td></tr>
<tr><td></td><td colspan=3 align=right>Deposit to order the unit (half)</td><td align=right>{w(dep)}</td></tr><tr><td></td><td colspan=3 align=right>Balance at pick-up</td><td align=right>{w(tot-dep)}</td></tr></table>
<p><font size=2>PLEASE READ CAREFULLY, CHECK ONE OF THE STATEMENTS BELOW, AND SIGN: I UNDERSTAND THAT, UNDER STATE LAW, I AM ENTITLED TO A WRITTEN ESTIMATE IF MY FINAL BILL WILL EXCEED $150.<br>
&#9746; I REQUEST A WRITTEN ESTIMATE.<br>&#9744; I DO NOT REQUEST A WRITTEN ESTIMATE AS LONG AS THE REPAIR COSTS DO NOT EXCEED $________. THE SHOP MAY NOT EXCEED THIS AMOUNT WITHOUT MY WRITTEN OR ORAL APPROVAL.<br>&#9744; I DO NOT REQUEST A WRITTEN ESTIMATE.</font></p>
<p><font size=2>SIGNED ______________________ DATE ___________ &nbsp; Storage $25 per day begins 3 days after notice of completion. Save replaced parts: no (core).</font></p>
</body></html>'''
open('t04_transmission_fl.html','w').write(h)
subprocess.run(['soffice','-env:UserInstallation=file:///var/tmp/lo','--headless','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',OUT,'t04_transmission_fl.html'],check=True,stdout=subprocess.DEVNULL,timeout=120)
