# fleet manager e-mail thread w/ quoted reply, cairo? -> chromium outlook style
from lib import *
P=Paper(13,'outlook thread: newest answer above an older, higher price','chromium',['prose','superseded price in quoted mail','short list with labor and parts','tax exempt','PO number'],'Great Lakes Truck & Trailer',"Q-5582",(2019,'Freightliner','M2 106','1FVACWFC1KHKL4407',None))
P.item('DPF cleaning, bake and blow, off the truck','Service',48500);P.item('Remove and reinstall DPF','Labor',51000,3.4,15000);P.item('Gaskets and V-band clamps','Part',18730);P.item('NOx sensor, outlet','Part',49615,1,49615);P.item('Sensor labor','Labor',10500,.7,15000);P.item('Environmental','Fee',2800)
tot=P.sums(None,None)
H=f'''<style>@page{{size:letter;margin:16mm}}body{{font:12.5px Carlito,sans-serif}}.q{{border-top:1px solid #b5c4df;padding-top:4px;margin-top:14px}}td{{padding:0 8px 0 0}}</style><b style="font-size:16px">Denise Halvorsen</b><hr style="border:2px solid #000">
<table><tr><td><b>From:</b><td>Pete Jankowiak &lt;pete@gltt.example&gt;<tr><td><b>Sent:</b><td>Wednesday, September 3, 2025 7:51 AM<tr><td><b>To:</b><td>Denise Halvorsen<tr><td><b>Subject:</b><td>RE: Unit 608 regen problem - Q-5582</table>
<p>Denise,</p><p>Good news, the DPF does not have to be replaced, it flows fine after the first bake. So forget the number from yesterday. New number for unit 608 (2019 Freightliner M2 106, last six KL4407, full 1FVACWFC1KHKL4407):</p>
<ul><li>DPF cleaning, bake and blow, off the truck – 485.00</li><li>Remove and reinstall DPF, 3.4 hrs @ 150.00 – 510.00</li><li>Gaskets and V-band clamps – 187.30</li><li>NOx sensor, outlet (1) – 496.15</li><li>Sensor labor .7 hr – 105.00</li><li>Environmental – 28.00</li></ul>
<p>You are tax exempt with us, so that makes {d(tot)} flat. I need a PO before noon if you want it back Friday. The doser valve looked crusty but it tests OK; if you want a spare on the shelf it is 318.40, not in the above.</p><p>Pete Jankowiak | Service Mgr | Great Lakes Truck &amp; Trailer, Duluth MN | 218-555-0122</p>
<div class=q><b>From:</b> Denise Halvorsen<br><b>Sent:</b> Tuesday, September 2, 2025 3:30 PM<br><b>Subject:</b> RE: Unit 608 regen problem<p>Pete, $4,870 is more than I can sign for (my limit is $2,500.00). Can it be cleaned?</p></div>
<div class=q><b>From:</b> Pete Jankowiak<br><b>Sent:</b> Tuesday, September 2, 2025 1:14 PM<p>DPF is plugged on 608. New DPF 3,655.00 plus 700.00 core, labor 515.00. All in 4,870.00. Let me know.</p></div>'''
chrome(H,P.path);P.save(strip(H))
