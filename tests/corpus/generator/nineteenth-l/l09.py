# Gmail-type printed e-mail, charges in sentences
from common import *
items=[it('water pump','Part',18640),it('timing belt kit','Part',24315),it('thermostat with housing','Part',5890),it('two gallons of Honda Type 2 coolant','Part',5180,2,2590),it('labor for the whole front-of-engine job','Labor',67650,5.5,12300),it('shop materials fee','Fee',1800)]
s=sum(i['totalPrice'] for i in items);disc=4000;tax=3241
tax=round(sum(i['totalPrice'] for i in items if i['type']=='Part')*.06);tot=s-disc+tax
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:.6in}}body{{font:13px Liberation Sans;line-height:1.5}}hr{{border:0;border-top:1px solid #ccc}}small{{color:#555}}.q{{border-left:2px solid #bbb;padding-left:10px;color:#603}}</style>
<div style="display:flex;justify-content:space-between"><b style="font-size:18px;color:#777">PostBox</b><span>Naomi Feldstein &lt;naomi.feld@example.net&gt;</span></div><hr>
<h2 style="margin:4px 0;font-size:17px">Re: Re: Pilot timing belt - what would it cost?</h2><small>3 messages</small><hr>
<div style="display:flex;justify-content:space-between"><b>Birch Lane Import Service &lt;desk@birchlane.example&gt;</b><span>Thu, Aug 14, 2025 at 4:52 PM</span></div><small>To: Naomi Feldstein</small>
<p>Hi Naomi,</p>
<p>Good talking with you. As promised, here it is in writing; please mention estimate <b>BL-2291</b> when you call. This is for your 2013 Honda Pilot EX-L, VIN 5FNYF4H69DB031174, at 104,988 miles.</p>
<p>The water pump is $186.40 and the timing belt kit, which has the belt, tensioner and both idlers in it, is $243.15. I would not put that back together on the old thermostat, so I added a thermostat with housing for $58.90. It takes two gallons of Honda Type 2 coolant at $25.90 each, so $51.80. We figure 5.5 hours at $123.00 an hour, which makes labor for the whole front-of-engine job $676.50. Our shop materials fee is $18.00. Drive belt inspection is included and you pay nothing for it.</p>
<p>All that adds up to {d(s)}. You are a returning customer, so I took off $40.00 as your welcome-back discount. Sales tax at 6% on the parts is {d(tax)}, and that brings you to a grand total of <b>{d(tot)}</b>.</p>
<p>Some people do the crank and cam seals at the same time. That would be another $164.00 and is not in the number above. Your rear brakes had 4 mm left, so leave those for the winter; today they would run about $310.00. If the pump housing bolts snap (1 in 20 or so) I would call you before spending more than $75.00.</p>
<p>We have Tuesday the 19th at 8:00 or Thursday the 21st. A rental from Hertz around the corner is $39.00 a day. Price holds until September 15.</p>
<p>Best,<br>Rasheed<br><small>Birch Lane Import Service · 48 Birch Lane, Ardmore, PA 19003 · (610) 555-0133 · PA insp. station E7714<br>Like us? Leave a review and get $10.00 off your next oil change.</small></p><hr>
<small>On Thu, Aug 14, 2025 at 11:06 AM Naomi Feldstein wrote:</small><div class=q>The dealer said $1,689.00 for the belt and pump. Can you beat that? I also paid you $89.95 in May for the A/C check, does that count for anything?</div>'''
f=OUT+'l09.pdf';chrome(html,f)
label('l09.pdf','BL-2291','Birch Lane Import Service',dict(year=2013,make='Honda',model='Pilot',vin='5FNYF4H69DB031174',mileage=104988,trim='EX-L'),items,tax,tot,s,[dc('welcome-back discount',disc)],['prose'])
checktext(f,OUT+'l09.json')
