# CCC-like
from lib import *
P=Paper(16,'body estimate, line/oper/extended price/labor/paint columns','chromium',['labor in hours only, money only in the totals','deductible','header section rows','aftermarket note','Incl.','alternate parts supplier page','estimating disclaimers'],'ALLEGHENY RIDGE COLLISION CENTER',"4471-02",(2021,'TOYO','RAV4','2T3P1RFV4MC209916',39902),kind='insurance_estimate')
R=[];n=0;bl=pl=ml=0;parts=0
def sec(s):
    global n;n+=1;R.append(f'<tr><td>{n}<td><td colspan=7><b>{s}</b>')
def ln(op,desc,pn='',q='',price=None,lab='',pnt='',mech=False,typ='Part',mark=''):
    global n,bl,pl,ml,parts;n+=1
    if price: P.item(desc,typ,price,q or None); parts+=price if typ=='Part' else 0
    if isinstance(lab,float): 
        if mech: ml+=lab
        else: bl+=lab
    if isinstance(pnt,float): pl+=pnt
    fm=lambda v:f'{v:.1f}' if isinstance(v,float) else v
    R.append(f'<tr><td>{n}<td>{mark}<td>{op}<td>{desc}<td>{pn}<td class=r>{q}<td class=r>{f(price) if price else ""}<td class=r>{fm(lab)}{" M" if mech else ""}<td class=r>{fm(pnt)}')
sec('REAR BUMPER');ln('','O/H rear bumper',lab=2.4);ln('Repl','A/M CAPA Bumper cover w/o park sensor','TO1100351C',1,31800,'Incl.',2.8,mark='**');ln('','Add for Clear Coat',pnt=1.1);ln('Repl','Impact bar','5202342160',1,28475,'Incl.');ln('Repl','Absorber','5261542130',1,9721,'Incl.');ln('R&I','RT Reflector','',lab='Incl.')
sec('LIFT GATE');ln('Rpr','Lift gate (ALU)',lab=3.5,pnt=2.3,mark='*');ln('','Overlap Major Non-Adj. Panel',pnt=-0.2);ln('Repl','Nameplate "RAV4"','7543142160',1,5816,.2);ln('R&I','R&I trim panel',lab=.5)
sec('QUARTER PANEL');ln('Rpr','LT Quarter panel',lab=2.0,pnt=2.6,mark='*');ln('R&I','LT Wheel flare',lab=.4);ln('Repl','LT Flare clips','',6,1560,'')
sec('VEHICLE DIAGNOSTICS');ln('#','Pre-repair scan','',1,4900,typ='Service');ln('#','Post-repair scan','',1,4900,typ='Service');ln('#','Blind spot monitor calibration','',1,22500,lab=1.0,mech=True,typ='Service')
sec('MISCELLANEOUS OPERATIONS');ln('#','Cover car/bag','',1,1000,typ='Fee');ln('#','Corrosion protection','',1,1200,lab=.3,typ='Fee');ln('#','Hazardous waste removal','',1,500,typ='Fee')
bl,pl,ml=round(bl,1),round(pl,1),round(ml,1)
misc=P.isum-parts
B=P.item('Body Labor','Labor',round(bl*5600),bl,5600);Pt=P.item('Paint Labor','Labor',round(pl*5600),pl,5600);M=P.item('Mechanical Labor','Labor',round(ml*11000),ml,11000);S=P.item('Paint Supplies','Part',round(pl*3800),pl,3800)
sub=P.isum;tax=round(sub*.06);tot=P.sums(sub,tax)
tr=lambda a,b,c:f'<tr><td>{a}<td class=r>{b}<td class=r>{c}'
H=f'''<style>@page{{size:letter;margin:13mm}}body{{font:10px "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}td,th{{padding:2px 4px;text-align:left;vertical-align:top}}.r{{text-align:right}}.L th{{border-top:2px solid #000;border-bottom:1px solid #000;font-size:9px}}.L tr{{break-inside:avoid}}small{{font-size:8px}}</style>
<div style="float:right;text-align:right">Workfile ID: 8d31e5b7<br>Federal ID: 25-5550138</div><div style="text-align:center;clear:both"><b style="font-size:14px">ALLEGHENY RIDGE COLLISION CENTER</b><br>Quality work since 1988<br>905 FREEPORT RD, NEW KENSINGTON, PA 15068<br>Phone: (724) 555-0115</div><h2 style="text-align:center;font-size:14px;margin:8px">Preliminary Estimate</h2>
<table><tr><td>Customer: <b>STANKO, ROBERT</b><td>Job Number: 4471-02<td>Written By: Lynn Capo</table><hr><table><tr><td>Insured: STANKO, ROBERT<td>Policy #: KX-402217<td>Claim #: 07-118-553210<tr><td>Type of Loss: Collision<td>Date of Loss: 01/23/2025<td>Days to Repair: 6<tr><td>Point of Impact: 06 Rear<td colspan=2>Insurance Company: THREE RIVERS MUTUAL</table><h3 style="text-align:center;margin:6px">VEHICLE</h3>
<table><tr><td colspan=3>2021 TOYO RAV4 XLE AWD 4D UTV 4-2.5L Gasoline DI BLUEPRINT<tr><td>VIN: 2T3P1RFV4MC209916<td>Mileage In: 39,902<td>License: PA LKT-2296</table><br><table class=L><tr><th>Line<th><th>Oper<th>Description<th>Part Number<th class=r>Qty<th class=r>Extended<br>Price $<th class=r>Labor<th class=r>Paint</tr>{"".join(R)}<tr style="border-top:1px solid"><td colspan=6 class=r><b>SUBTOTALS</b><td class=r><b>{f(parts+misc)}</b><td class=r><b>{bl+ml:.1f}</b><td class=r><b>{pl:.1f}</b></table>
<h3 style="margin:10px 0 2px;break-before:page">ESTIMATE TOTALS</h3><table class=L style="width:75%"><tr><th>Category<th class=r>Basis<th class=r>Rate<th class=r>Cost $</tr>
<tr><td>Parts<td><td><td class=r>{f(parts)}<tr><td>Body Labor<td class=r>{bl:.1f} hrs<td class=r>@ $ 56.00 /hr<td class=r>{f(B)}<tr><td>Paint Labor<td class=r>{pl:.1f} hrs<td class=r>@ $ 56.00 /hr<td class=r>{f(Pt)}<tr><td>Mechanical Labor<td class=r>{ml:.1f} hrs<td class=r>@ $ 110.00 /hr<td class=r>{f(M)}<tr><td>Paint Supplies<td class=r>{pl:.1f} hrs<td class=r>@ $ 38.00 /hr<td class=r>{f(S)}<tr><td>Miscellaneous<td><td><td class=r>{f(misc)}<tr><td><b>Subtotal</b><td><td><td class=r>{f(sub)}<tr><td>Sales Tax<td class=r>$ {f(sub)}<td class=r>@ 6.0000 %<td class=r>{f(tax)}<tr><td><b>Grand Total</b><td><td><td class=r><b>{f(tot)}</b><tr><td>Deductible<td><td><td class=r>500.00<tr><td><b>CUSTOMER PAY</b><td><td><td class=r>500.00<tr><td><b>INSURANCE PAY</b><td><td><td class=r>{f(tot-50000)}</table>
<p><small>THIS ESTIMATE HAS BEEN PREPARED BASED ON THE USE OF ONE OR MORE CRASH PARTS SUPPLIED BY A SOURCE OTHER THAN THE MANUFACTURER OF YOUR MOTOR VEHICLE. Storage $65.00 per day after 48 hours from completion. MyPriceLink Estimate - symbols: * user entry; ** aftermarket; # manual line; M mechanical. 2/6/2025 10:14:20 AM &nbsp; Page 2</small></p><table class=L><tr><th colspan=3>ALTERNATE PARTS SUPPLIERS<tr><th>Line<th>Supplier<th>Description, Price<tr><td>3<td>Keyline Parts, Pittsburgh PA<td>#TO1100351C A/M CAPA Bumper cover, $ 318.00</table>'''
chrome(H,P.path);P.save(strip(H))
