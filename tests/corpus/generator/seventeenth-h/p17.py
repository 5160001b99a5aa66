from lab import *
p=L('17','pdf','insurer estimate in the manner of Mitchell/Audatex, monospace lines, RV trailer-hit van','chromium (Hack)',['two-line rows','operation words spelled out','manual entry asterisks','labor rates by class','betterment as customer share not in total','appearance allowance','two tax lines','shop named below insurer'],'insurance_estimate')
p.head('Lucero Auto Body','LA-0774-S00');p.veh(2019,'Ram','ProMaster 1500','3C6TRVAG3KE512290',71893)
R=[('1','500110','BDY','REMOVE/REPLACE','R QUARTER OUTER SIDE PANEL, REAR','68197611AC',74300,'11.5#'),('2','500642','BDY','REMOVE/REPLACE','R TAIL LAMP ASSEMBLY','68167500AB',15450,'0.3'),('3','AUTO','REF','REFINISH','R QUARTER OUTER SIDE PANEL, REAR','',None,'C 3.4'),('4','501220','BDY','REPAIR','R REAR CARGO DOOR','Existing',None,'2.0*'),('5','AUTO','REF','REFINISH','R REAR CARGO DOOR','',None,'C 2.1'),('6','900500','BDY*','SUBLET','STRIPES / FLEET LETTERING','Sublet',26500,''),('7','900500','MCH*','CHECK/ADJUST','REAR WHEEL SPEED SENSOR WIRE','',None,'0.5*')]
h=''
for n,c,l,o,d,pn,x,hr in R:
    h+=f'{n:>4}  {c:<8}{l:<6}{o:<16}{d:<36}{(p.m(x,"") if x else ""):>10} {hr:>8}\n'
    if pn: h+=f'{"":36}{pn}\n'
    if x: p.item(d,'Service' if o=='SUBLET' else 'Part',x)
b,rf,mc=13.8,5.5,.5;RB,RR,RM=5800,5800,11500;bt,rt,mt=round(b*RB),round(rf*RR),round(mc*RM);p.item('Body','Labor',bt,b,RB);p.item('Refinish','Labor',rt,rf,RR);p.item('Mechanical','Labor',mt,mc,RM)
ps=74300+15450;pm=round(5.5*4200);p.item('Paint Materials','Fee',pm,None,None);p.item('Hazardous Waste','Fee',450)
fmt=lambda a,b2,w=64:f'{a:<{w}}{b2:>14}\n'
t1=round(ps*.05125);t2=round((bt+rt+mt+pm)*.0264)
sub=p.sum();tot=sub+t1+t2
s='   I.  Labor Subtotals              Units     Rate          Totals\n'
for a,q,r,x in (('Body',b,RB,bt),('Refinish',rf,RR,rt),('Mechanical',mc,RM,mt)): s+=f'       {a:<28}{q:6.1f}{p.m(r,""):>10}{p.m(x,""):>14}\n'
s+=f'       {"Labor Summary":<28}{b+rf+mc:6.1f}{"":10}{p.m(bt+rt+mt,""):>14}\n\n'
s+=f'  II.  Part Replacement Summary                 {p.m(ps,""):>17}\n III.  Sublet                                   {p.m(26500,""):>17}\n  IV.  Additional Costs\n       Paint Materials                          {p.m(pm,""):>17}\n       Hazardous Waste                          {p.m(450,""):>17}\n\n'
s+=f'       Gross before tax                         {p.m(sub,""):>17}\n       State tax, parts      @ 5.1250%          {p.m(t1,""):>17}\n       Gross receipts, other @ 2.6400%          {p.m(t2,""):>17}\n       GROSS TOTAL                              {p.m(tot):>17}\n'
s+=f'   V.  Adjustments\n       Insurance Deductible                     {p.m(100000,""):>16}-\n       Customer Responsibility                  {p.m(100000,""):>16}-\n       NET TOTAL                                {p.m(tot-100000):>17}\n'
chrome(f'''<meta charset=utf8><style>@page{{size:letter;margin:11mm}}body,pre{{font:8pt Hack}}pre{{margin:4px 0;font-size:7.6pt;line-height:1.25}}.r{{text-align:right}}h3{{font:bold 11pt "Liberation Sans";margin:0;text-align:center}}div.b{{border-top:2px solid #000;border-bottom:1px solid #000;padding:3px 0;margin-top:6px}}</style>
<div class=r>Date: 11/05/2024 02:47 PM<br>Estimate ID: LA-0774-S00<br>Estimate Version: 0<br>Preliminary<br>Profile ID: LUCERO DRP</div><h3>SANDIA CASUALTY GROUP</h3><p style="text-align:center;margin:0">Repairs by: Lucero Auto Body, 3800 Isleta Blvd SW, Albuquerque NM 87105 &nbsp; (505) 555-0153</p>
<pre>
 Damage Assessed By: J. Tafoya                 Claim Number: SC-90071-24
 Condition Code: Good                          Deductible: {p.m(100000,"")}
 Date of Loss: 10/29/2024                      File Number: 774
 Owner: DESERT BLOOM FLORISTS LLC

 Description: 2019 Ram ProMaster 1500 High Roof 136 WB
 VIN: 3C6TRVAG3KE512290   License: CMX-881 NM   Mileage: 71,893   Color: WHITE
</pre><div class=b><pre>Line  Entry   Labor Operation       Line Item                               Dollar    Labor
Item  Number  Type                  Description / Part Number               Amount    Units</pre></div><pre>{h}</pre>
<pre>  * - Judgment Item    # - Labor Note Applies    C - Included in Clear Coat Calc</pre><div class=b><b>ESTIMATE TOTALS</b></div><pre>{s}</pre>
<pre style="font-size:6.8pt"> Appearance allowance for wheel scuff offered to owner in lieu of repair: {p.m(7500)}, paid separately.
 Estimate is not an authorization. Towing already paid direct {p.m(18840)}. Open items: hidden damage possible.
 Paint materials computed {p.m(4200)} x 5.5 units, threshold {p.m(60000)}.                            Page 1 of 1</pre>''',p.path)
p.end(tot,t1+t2,sub)
