# Tekmetric-like, chromium
from lab import *; import chrome
L=Lab('02.pdf','tekmetric-like cards per job with subtotals','chromium','Alamo Heights Import Garage','RO 48213',dict(year=2017,make='Audi',model='Q5',vin='WA1L2AFP1HA042718',mileage=88406),['sections per job with sub-totals','notes between rows','declined job with prices','per-job fee','discount','package row without split'])
R=18250
jobs=[('Valve Cover Gasket - Replace','Oil seeping onto exhaust heat shield, burning smell in cabin. Tech recommends with spark plugs while apart.',
 [('Labor','Replace Valve Cover Gasket Set',3.1,R),('Part','Valve Cover Gasket Set (Elring)',1,9862,'06E103484P'),('Part','Spark Plug - NGK Iridium',6,1894,'94833'),('Fee','Shop Supplies',None,2829)]),
 ('Rear Brake Pads and Rotors','Rear pads measured at 2mm. Electronic parking brake must be put in service mode.',
 [('Labor','R&R Rear Brake Pads & Rotors incl. EPB reset',1.8,R),('Part','Brake Pad Set - Rear, Akebono Euro Ceramic',1,11640,'EUR1857'),('Part','Disc Brake Rotor - Rear, coated 330mm',2,9788,'34216-330'),('Part','Brake Pad Wear Sensor',1,2415,'8K0615121')]),
 ('60K/90K DSG-style Transaxle Service','Customer approved by text 9:14a.',[('Service','ZF 8HP Transmission Fluid & Filter Service (package)',None,74900)])]
def row(k,n,q,u,pn=None):
    tot=u if q is None else round(q*u)
    L.item(n,k,tot,q,None if q is None else u)
    return f"<tr><td>{n}{'<br><small>Part # '+pn+'</small>' if pn else ''}</td><td>{k}</td><td class=r>{'' if q is None else (f'{q:.2f} hrs' if k=='Labor' else q)}</td><td class=r>{'' if q is None else L.D(u)}</td><td class=r>{L.D(tot)}</td></tr>",tot
h=''
for n,note,rs in jobs:
    s=0;b=''
    for r in rs:
        x,t=row(*r);b+=x;s+=t
    h+=f"<div class=card><div class=h><b>{n}</b><span class=ap>Approved</span></div><p class=note>{note}</p><table><tr><th>Description<th>Type<th class=r>Qty/Hrs<th class=r>Price<th class=r>Total</tr>{b}</table><div class=st>Job Subtotal &nbsp; <b>{L.D(s)}</b></div></div>"
h+=f"<div class='card dec'><div class=h><b>Control Arm Kit, Front Upper</b><span class=dc>Declined</span></div><table><tr><td>Upper control arm kit, 8 pc Lemforder<td>Part<td class=r>1<td class=r>{L.D(58900)}<td class=r>{L.D(58900)}</tr><tr><td>R&R upper arms both sides<td>Labor<td class=r>4.20 hrs<td class=r>{L.D(R)}<td class=r>{L.D(76650)}</tr></table><div class=st>Job Subtotal &nbsp; <b>{L.D(135550)}</b></div></div>"
lab,pt,fe,sv=[L.typ(x) for x in('Labor','Part','Fee','Service')]
d=L.disc('First responder 5% labor discount',round(lab*.05))
sub=L.sum();tax=round((pt+fe)*.0825)
rows=[('Labor',lab),('Parts',pt),('Packages',sv),('Fees',fe),('Discount - First responder 5% labor',-d),('Subtotal',sub),('Tax (8.25%)',tax),('Total',sub+tax),('Paid to date',0),('Balance due',sub+tax)]
L.d['discounts'][0]['description']='First responder 5% labor'
h+="<table class=tot>"+''.join(f"<tr class='{'T' if n=='Total' else ''}'><td>{n}<td class=r>{L.D(a)}</tr>" for n,a in rows)+"</table>"
chrome.pdf(f"""<style>@page{{size:letter;margin:14mm}}body{{font:10.5px Roboto;color:#223}}.card{{border:1px solid #cdd5df;border-radius:6px;margin:10px 0;padding:8px 12px;break-inside:avoid}}.h{{display:flex;justify-content:space-between;font-size:13px}}.ap{{color:#087f3f}}.dc{{color:#b00}}.dec{{background:#f7f7f7;color:#777}}table{{width:100%;border-collapse:collapse}}td,th{{padding:3px 4px;text-align:left;vertical-align:top}}th{{border-bottom:1px solid #ccc;color:#678;font-weight:500}}.r{{text-align:right!important}}.note{{margin:3px 0;font-style:italic;color:#567}}.st{{text-align:right;border-top:1px solid #ddd;padding-top:4px}}.tot{{width:46%;margin-left:auto;font-size:11.5px}}.T td{{font-weight:700;font-size:14px;border-top:2px solid #223}}small{{color:#89a}}h1{{font-size:20px;margin:0}}</style>
<div style='display:flex;justify-content:space-between'><div><h1>Alamo Heights Import Garage</h1>5118 Broadway, San Antonio, TX 78209 &middot; (210) 555-0133<br>service@ahimportgarage.example</div><div style='text-align:right'><b style='font-size:15px'>Estimate</b><br>RO 48213<br>Created Oct 2, 2023<br>Advisor: Delfina M. &nbsp; Tech: 07</div></div>
<hr><div style='display:flex;gap:60px'><div><b>Bill to</b><br>Harlan Oestreich<br>(210) 555-0117</div><div><b>Vehicle</b><br>2017 Audi Q5 2.0T Premium Plus<br>VIN WA1L2AFP1HA042718<br>Mileage in 88,406 &nbsp; Plate TX KLR-8826</div></div>{h}
<p style='color:#789;font-size:9px'>Warranty 3 yr / 36,000 mi nationwide (road hazard reimbursement up to {L.D(15000)}). A diagnostic charge of {L.D(18250)} applies if repair is not authorized. Estimate valid 30 days. This is a facility estimate under Texas law; storage {L.D(3500)}/day after 5 days.</p>""",'02.pdf')
L.save(tax,sub)
