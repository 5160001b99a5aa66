from common import *
# webmail print of an e-mail with prices in sentences; one option declined; quoted earlier mail below with old prices
it=[I("rear main seal, pilot bearing and slave cylinder",'Part',187.4),I("clutch kit",'Part',412),I("resurface the flywheel",'Sublet',65),I("labor",'Labor',980,7,140),I("two quarts of gear oil",'Part',33.5,2,16.75),I("shop supplies",'Fee',25)]
s=1702.9;tax=52.25;d=50;tot=round(s-d+tax,2)
chrome('k15',f'''<meta charset=utf8><style>@page{{size:letter;margin:.5in}}body{{font:13px/1.5 "Liberation Sans"}}.q{{color:#777;border-left:2px solid #bbb;padding-left:10px;margin-top:20px}}</style>
<table width=100%><tr><td><b>Webmail</b><td align=right>Gwen Stackhouse &lt;gwen.s@mail.example&gt;</table><hr><b style="font-size:17px">Re: clutch on the Ranger — Quote 1149</b><br><small>2 messages</small><hr><table width=100%><tr><td><b>Ironwood Garage</b> &lt;service@ironwoodgarage.example&gt;<td align=right>Tue, Feb 4, 2025 at 4:38 PM</table>
<p>Hi Gwen,</p><p>Got the transmission price worked out for the 2008 Ranger. The clutch kit runs $412.00, and since it is all apart I want to put in a rear main seal, pilot bearing and slave cylinder, which come to $187.40 together. We send the flywheel to Dale's machine shop to resurface the flywheel and he gets $65.00. It also needs two quarts of gear oil at $16.75 each ($33.50).</p>
<p>The book calls for 7 hours of labor at $140.00 an hour, so labor is $980.00. Shop supplies are $25.00. All that adds up to $1,702.90 before tax. Because you had us do the water pump in December I am taking off a $50.00 repeat customer discount. Sales tax on the parts is $52.25, which makes it <b>${tot:,.2f}</b> out the door.</p>
<p>You mentioned the U-joints. They are not bad yet so I did not put them in; if you want them it would be about $96 more.</p><p>I need $400 down to order. Let me know.</p><p>Rich<br>Ironwood Garage, Ironwood MI, 906-555-0158</p>
<div class=q>On Mon, Feb 3, 2025, Gwen Stackhouse wrote:<br>Rich, the other place told me $1,950 plus tax with a $449 kit. Can you do better?</div>''')
assert round(sum(i['amount'] for i in it)/100,2)==s
save('k15','quote','Ironwood Garage','1149',it,tot,sub=s,tax=tax,disc=[D("repeat customer discount",50)])
