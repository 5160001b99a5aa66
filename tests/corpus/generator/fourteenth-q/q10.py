from common import *
D=Doc('q10.pdf','webmail-print-prose','chromium','message','Bramhall Automotive',None,
 dict(year=2011,make='Volvo',model='XC70',mileage=163900))
a=D.add('timing belt kit','Part',None,None,28640)
b=D.add('water pump','Part',None,None,11875)
c=D.add('drive belt','Part',None,None,4160)
l=D.add('labor','Labor',5.5,12500)
f=D.add('coolant','Part',2,2695)
p=D.add('state inspection','Service',None,None,3500)
w=D.add('rag-and-cleaner fee','Fee',None,None,900)
D.discounts=[4000]
tx=pct(D.sum(['Part']),5.5)
D.close(tax=tx,sub=None)
htm=f'''<meta charset=utf-8><style>@page{{size:Letter;margin:12mm}}body{{font:10pt Roboto}}hr{{border:0;border-top:1px solid #bbb}}.top{{display:flex;justify-content:space-between;font-size:9pt}}h2{{font-size:13pt;margin:10px 0 2px}}.x{{max-width:168mm;line-height:1.5}}.qt{{color:#555;border-left:2px solid #bbb;padding-left:10px;margin-left:4px;font-size:9pt}}</style>
<div class=top><b>Mail</b><span>Marjorie Tilden &lt;mtilden44@mail.example&gt;</span></div><hr><h2>Re: Volvo timing belt – what would it run me?</h2><div style="font-size:9pt;color:#444">2 messages</div><hr>
<div class=top><span><b>Gene Bramhall</b> &lt;gene@bramhallautomotive.example&gt;</span><span>Tue, Oct 7, 2025 at 6:52 PM</span></div><div style="font-size:9pt">To: Marjorie Tilden</div>
<div class=x><p>Hi Marjorie,</p><p>Good to hear from you, and yes, at 163,900 miles your 2011 Volvo XC70 is past due for it. Here is how it would come out. The timing belt kit (Aisin, belt with tensioner and idler) is {d(a["totalPrice"])}, and since we are in there anyway I would not leave the old water pump, which is another {d(b["totalPrice"])}. The drive belt has to come off and yours is glazed, so figure {d(c["totalPrice"])} for that. My book says 5.5 hours of labor at $125 an hour, so {d(l["totalPrice"])}. It takes 2 gallons of coolant at $26.95, that makes {d(f["totalPrice"])}.</p>
<p>You asked about the sticker too: the state inspection is {d(p["totalPrice"])} and I can do it the same day. There's a rag-and-cleaner fee of {d(w["totalPrice"])} on the ticket, the computer adds that on its own. Because you sent me your sister I'll knock {d(4000)} off. With the Maine tax of {d(D.tax)} on the parts you'd be at {d(D.total)} out the door.</p>
<p>The rear brakes you mentioned I looked at last spring, they had 6 mm left, so let those go. If you ever want them done it would be around $310, but not now. No charge for resetting the service light.</p>
<p>I have Thursday the 16th or Monday the 20th open. Drop it off by 8, the key box is by the left bay door. Cash or check is fine, I don't take the cards anymore.</p>
<p>Gene<br>Bramhall Automotive<br>Route 9, Dixmont · 207-555-0126</p></div><hr>
<div class=top><span><b>Marjorie Tilden</b></span><span>Mon, Oct 6, 2025 at 9:14 AM</span></div><p class=qt>Gene, the man at the quick oil place says my timing belt is due and they would want $1,650 at the dealer!! What would you charge? Could you also do the sticker, it's up this month. And are the back brakes going to make it through winter? Marjorie</p>'''
chrome_pdf(htm,D.path());D.save()
