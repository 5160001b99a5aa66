# transmission shop, LibreOffice writer, lump sums + deposit
from common import *
items=[it('Remove and reinstall transmission','Labor',9*13800,9,13800),
 it('Bench rebuild 6L80E, tear down and reassemble','Labor',7.5*13800,7.5,13800),
 it('Master rebuild kit with clutches, steels, bands and filter','Part',46850,1,46850),
 it('Reman torque converter, 1,900 stall','Part',38900,1,38900),
 it('Torque converter core charge (refunded on return of old unit)','Fee',7500,1,7500),
 it('Dexron VI fluid, quart','Part',12*1125,12,1125),
 it('TEHCM flash programming','Service',16500,1,16500),
 it('Tow-in from Hwy 41','Sublet',11000,1,11000)]
for i in items: i['totalPrice']=int(i['totalPrice'])
s=sum(i['totalPrice'] for i in items)
parts=[i for i in items if i['type']=='Part'];tax=round((sum(i['totalPrice'] for i in parts)+7500)*.06)
disc=15000;tot=s-disc+tax;dep=75000
def row(n,i): 
    q=i['quantity']; u='hr' if i['type']=='Labor' else 'ea'
    return f'<tr><td>{n}.</td><td>{i["description"]}</td><td align=right>{q:g} {u}</td><td align=right>{c(i["unitPrice"])}</td><td align=right>{c(i["totalPrice"])}</td></tr>'
body=''.join(row(n+1,i) for n,i in enumerate(items))
body=body.replace('<tr><td>4.','<tr><td></td><td><i>Solenoid bushings and pump seals</i></td><td></td><td></td><td align=right>incl.</td></tr><tr><td>4.')
html=f'''<html><head><meta charset=utf-8><style>@page{{size:8.5in 11in;margin:0.7in}} body{{font-family:"Liberation Serif";font-size:11pt}} p{{margin:0 0 4pt 0}} td{{padding:2pt 4pt}}</style></head><body>
<p align=center style="font-size:20pt;font-family:'URW Bookman'"><b>Two Forks Transmission Exchange</b></p>
<p align=center>"We only do gearboxes" &ndash; since 1981<br>RR 2 Box 77, 1190 Quarry Road, Terre Haute, Indiana 47802 &ndash; Tel. 812-555-0166 &ndash; Fax 812-555-0167</p><hr>
<table width=100% cellspacing=0><tr><td><b>Proposal No.</b> TX-5528-B<br><b>Date</b> September 18, 2025<br><b>For</b> Rev. Lionel Abernathy, 812-555-0119</td><td><b>Vehicle</b> 2014 GMC Sierra 1500 SLE, 5.3L, 4WD<br><b>VIN</b> 3GTU2UEC4EG317605<br><b>Odometer</b> 141,870 mi.</td></tr></table>
<p><b>Findings.</b> Road test: slips 2-3 at 165 &deg;F, delayed reverse 3.2 s. Line pressure 58 psi at idle (spec. 65&ndash;75). Pan has clutch material. Codes P0741, P0776. Diagnosis fee of $95.00 was paid on 9/15 and is not part of this proposal.</p>
<table width=100% border=1 cellspacing=0 cellpadding=2><tr bgcolor="#dddddd"><td width=4%><b>#</b></td><td width=56%><b>Work and material</b></td><td width=12% align=right><b>Qty</b></td><td width=13% align=right><b>Rate</b></td><td width=15% align=right><b>Amount</b></td></tr>{body}
<tr><td></td><td colspan=3 align=right>Subtotal</td><td align=right>{c(s)}</td></tr><tr><td></td><td colspan=3 align=right>Clergy courtesy</td><td align=right>({c(disc)})</td></tr><tr><td></td><td colspan=3 align=right>Indiana sales tax 6% on parts and core</td><td align=right>{c(tax)}</td></tr>
<tr bgcolor="#dddddd"><td></td><td colspan=3 align=right><b>Proposal total</b></td><td align=right><b>${c(tot)}</b></td></tr><tr><td></td><td colspan=3 align=right>Deposit received 9/16, check 2204</td><td align=right>-{c(dep)}</td></tr><tr><td></td><td colspan=3 align=right>Balance due at pick-up</td><td align=right>{c(tot-dep)}</td></tr></table>
<p>&nbsp;</p><p><b>Options you asked about (not in the total):</b> used unit with 118k miles, installed, $2,150.00 with 90-day warranty; external cooler upgrade $229.00; second year of warranty $350.00.</p>
<p><b>Warranty</b> 24 months / 24,000 miles, parts and labor, nationwide. Void if towing above 7,200 lb. The unit is out of the truck about 5 working days. Storage after 10 days is $20.00 a day. Financing through Wabash Credit: 12 payments from ${c(round(tot/12))} same as cash.</p>
<p>&nbsp;</p><p>Accepted by ______________________ &nbsp;&nbsp; Date ____________ &nbsp;&nbsp; Prepared by: Hank Dossett, ATRA member 11-4402</p></body></html>'''
open(TMP+'l03.html','w').write(html)
subprocess.run(['soffice','-env:UserInstallation=file://'+TMP+'lo','--headless','--convert-to','pdf:writer_web_pdf_Export' if 0 else 'odt','--outdir',TMP,'--infilter=HTML (StarWriter)',TMP+'l03.html'],check=True,stdout=subprocess.DEVNULL)
subprocess.run(['soffice','-env:UserInstallation=file://'+TMP+'lo','--headless','--convert-to','pdf','--outdir',OUT,TMP+'l03.odt'],check=True,stdout=subprocess.DEVNULL)
label('l03.pdf','TX-5528-B','Two Forks Transmission Exchange',dict(year=2014,make='GMC',model='Sierra 1500',vin='3GTU2UEC4EG317605',mileage=141870,trim='SLE'),items,tax,tot,s,[dc('Clergy courtesy',disc)],[])
checktext(OUT+'l03.pdf',OUT+'l03.json')
