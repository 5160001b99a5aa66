from common import *
N='i13'; V=None
I=[it('rebuilt rack and pinion','part',None,None,41200),it('labor','labor',4.5,13500,60750),it('Power steering fluid','part',None,None,1680),it('alignment','service',None,None,10995)]
T=2830; tot=sum(i['totalPrice'] for i in I)+T
print(tot)
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:14mm}}body{{font:13px Arial,"Liberation Sans";color:#202124;margin:0}}.t{{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding-bottom:6px;font-size:12px}}h2{{font-size:17px;margin:12px 0 2px}}.m{{border-top:1px solid #ccc;border-bottom:1px solid #ccc;padding:6px 0;font-size:12px;display:flex;justify-content:space-between}}blockquote{{border-left:1px solid #ccc;margin:14px 0 0 6px;padding-left:10px;color:#555}}p{{line-height:1.5}}</style>
<div class=t><b style="color:#777">Mail</b><span>Hollis Pemberton &lt;hollis.pemberton@mail.example&gt;</span></div><h2>Re: Steering noise on my Volvo - how bad is it?</h2><div style="font-size:12px;color:#555;margin-bottom:6px">2 messages</div>
<div class=m><span><b>Gunnar @ Lakeview Swedish Auto</b> &lt;gunnar@lakeviewswedish.example&gt;<br>To: Hollis Pemberton</span><span>Thu, Feb 15, 2024 at 4:38 PM</span></div>
<p>Hi Hollis,</p><p>We had your 2013 Volvo XC60 on the lift this afternoon (I wrote down 142,880 miles). The clunk you hear is the steering rack; the inner bushing on the passenger side is gone and it has started to seep. No use putting outer ends on it.</p>
<p>Here is what it would cost to do it right. A rebuilt rack and pinion is $412.00, and that is with the core going back. It is 4.5 hours of labor at our $135 rate, so $607.50. Power steering fluid runs $16.80 and it has to have an alignment afterwards, our friends down the street do that for $109.95. Tax on the parts comes to $28.30. All told you are at ${m(tot)} out the door.</p>
<p>You could also wait on it and just top off the fluid, but I would not drive it to Michigan. A brand new rack from the dealer is over $1,150 just for the part, so I did not figure with that one.</p><p>The rack takes a day to get here. Tell me yes before noon tomorrow and I can have it done Tuesday.</p>
<p>Gunnar Aldous<br>Lakeview Swedish Auto<br>3744 N Ravenswood, Chicago · 773-555-0115</p>
<blockquote><div class=m><span><b>Hollis Pemberton</b></span><span>Wed, Feb 14, 2024 at 9:12 PM</span></div><p>Gunnar, dropping the Volvo off tomorrow morning, key in the slot. Clunks over every pothole. Last time you charged me $86 for the sway bar links, hope it is only that again! H.</p></blockquote>'''
chrome_pdf(html,OUT+N+'.pdf')
label(N,'message',I,None,T,tot,[],dict(year=2013,make='Volvo',model='XC60',mileage=142880),dict(shop='Lakeview Swedish Auto',date='Feb 15, 2024',number=None)); prev(N)
