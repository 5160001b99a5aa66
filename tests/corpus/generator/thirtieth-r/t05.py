from lib import *
import subprocess
it=[I('Front wheel hub/bearing assembly, driver side (Timken)','Part','168.40',1),
 I('Labor to press off and install hub','Labor',None,1.8,'110.00'),
 I('Serpentine belt (Gates)','Part','47.85',1),
 I('Spark plugs, NGK iridium','Part',None,4,'16.25'),
 I('Spark plug labor','Labor',None,2,'110.00'),
 I('Throttle body cleaning, flat','Service','75.00'),
 I('Trip charge to Bisbee','Fee','45.00')]
labor=S(it,'Labor'); disc=[pct(labor,10)]; parts=S(it,'Part'); tax=pct(parts,'8.6')
d=label('t05_email_mobile.pdf','email',dict(documentNumber=None,shop='Dos Mesas Mobile Auto'),dict(year=2013,make='Subaru',model='Outback',mileage=None),it,disc,tax,'independent','AZ','e-mail printed to PDF; the newest message carries the valid quote as a dashed list, the quoted message below carries an older and lower quote with other prices; belt labor free; veteran discount 10% of labor; tax on parts only; no table; browser print header and footer; year written as 2013 only in the subject',['older quote quoted below','prices at the end of sentences','discount on labor only','free labor line'])
P=it
h=f'''<html><head><meta charset=utf-8><title>Gmail - Re: Quote for the 2013 Outback</title><style>body{{font:13px Arial,'Liberation Sans';margin:0}} .top{{display:flex;justify-content:space-between;border-bottom:1px solid #bbb;padding-bottom:6px}} .g{{font:22px 'Open Sans';color:#5f6368}} h2{{font-size:17px;margin:12px 0 2px;border-bottom:1px solid #bbb;padding-bottom:8px}} .m{{display:flex;justify-content:space-between;margin:10px 0 2px}} .s{{color:#666;font-size:12px}} .q{{border-left:2px solid #ccc;margin:6px 0 0 6px;padding-left:10px;color:#500050}} p{{margin:9px 0;line-height:1.4}}</style></head><body>
<div class=top><span class=g>M Gmail</span><b>Priya S &lt;priya.s@mail.example&gt;</b></div>
<h2>Re: Quote for the 2013 Outback</h2><div class=s>3 messages</div><hr style="border:0;border-top:1px solid #bbb">
<div class=m><b>Dos Mesas Mobile Auto &lt;hello@dosmesas.example&gt;</b><span>Wed, Oct 15, 2025 at 7:52 PM</span></div><div class=s>To: Priya S &lt;priya.s@mail.example&gt;</div>
<p>Hi Priya,</p>
<p>Sorry for the back and forth. With your Subaru up on stands this morning I could finally hear it properly, it is the driver side bearing and not the tire, so please forget the numbers I sent on Monday. Here is the new one:</p>
<p>- {P[0].description}, 1 x $168.40<br>
- {P[1].description}, 1.8 hrs at $110/hr = ${m(P[1].totalPrice)}<br>
- {P[2].description} $47.85 (I will put it on for free while I'm in there)<br>
- {P[3].description}: 4 @ $16.25 = ${m(P[3].totalPrice)}<br>
- {P[4].description} 2 hrs @ $110 ${m(P[4].totalPrice)}. This engine is tight, sorry!<br>
- {P[5].description} $75<br>
- {P[6].description} $45</p>
<p>That comes to ${m(S(it))}. You said your husband served, so 10% off the labor hours, minus ${m(disc[0])}, leaves ${m(d['subtotal'])}.<br>Tax (8.6%, parts only) ${m(tax)}<br><b>Grand total ${m(d['total'])}</b></p>
<p>The oil leak at the timing cover I'd just watch. If it gets worse that's a $900 kind of job and you would want a lift for it anyway.</p>
<p>I take Zelle, Venmo or cash. Cards are 3% more. I have Saturday 8am open.</p>
<p>Lupe<br>Dos Mesas Mobile Auto &nbsp;|&nbsp; Willcox, AZ &nbsp;|&nbsp; (520) 555-0119<br><span class=s>ASE certified, insured. Sent from my phone</span></p>
<div class=s>On Tue, Oct 14, 2025 at 9:03 AM Priya S wrote:</div>
<div class=q><p>Thank you! It has gotten louder since. Could you do the plugs at the same time? It's at 131k something. P.</p>
<div class=s>On Mon, Oct 13, 2025 at 6:20 PM Dos Mesas Mobile Auto wrote:</div><div class=q><p>Hi Priya, for the noise my first guess is cupped tires plus the belt. Rough quote:<br>&gt; tire rotation and road force balance $80<br>&gt; serpentine belt $47.85<br>&gt; belt labor .5 hr $55<br>&gt; trip charge $45<br>&gt; tax $4.12<br>&gt; TOTAL $231.97</p></div></div>
</body></html>'''
open('t05.html','w').write(h)
subprocess.run(['node','../chrome.ts','pdf','t05.html',OUT+'t05_email_mobile.pdf',json.dumps(dict(pdf=dict(displayHeaderFooter=True,margin=dict(top='0.6in',bottom='0.6in',left='0.5in',right='0.5in'),headerTemplate='<div style="font-size:8px;width:100%;padding:0 0.4in;display:flex;justify-content:space-between"><span>10/16/25, 8:14 AM</span><span>Gmail - Re: Quote for the 2013 Outback</span></div>',footerTemplate='<div style="font-size:8px;width:100%;padding:0 0.4in;display:flex;justify-content:space-between"><span>https://mail.example/mail/u/0/?ik=88f0&amp;view=pt&amp;search=all</span><span><span class=pageNumber></span>/<span class=totalPages></span></span></div>')))],check=True)
