# forwarded mail in a phone's mail app, plain-text columns wrapped, quote prefixes
from common import *
items=[it('Strut assembly, front, complete (Monroe QuickStrut)','Part',2*17485,2,17485),it('Upper strut mount hardware','Part',2*915,2,915),it('R&R both front struts','Labor',32490),it('Wheel alignment, 4 wheel, after struts','Service',10995),it('EPA/Shop fee','Fee',1625)]
s=sum(i['totalPrice'] for i in items);d1=3000;tax=round((34970+1830)*.06625);tot=s-d1+tax
L=lambda a,b:f'<p class=x>&gt; {a}<br>&gt; &nbsp;&nbsp;&nbsp; {b}</p>'
html=f'''<meta charset=utf8><style>body{{margin:0;width:430px;font:16px Liberation Sans;background:#fff;color:#111}}.s{{display:flex;justify-content:space-between;padding:9px 20px;font-weight:bold;font-size:14px}}.p{{padding:0 18px}}.x{{margin:0 0 7px;font-family:Liberation Sans;color:#26328c}}.g{{color:#777;font-size:13px}}hr{{border:0;border-top:1px solid #ddd}}</style>
<div class=s><span>7:36</span><span>WiFi ▮ 88%</span></div><div class=p style="color:#0a66d6;display:flex;justify-content:space-between"><span>‹ Inbox (17)</span><span>▲ ▼</span></div><div class=p><hr><b>Ingrid Sandoval</b> <span class=g style="float:right">Yesterday</span><br><span class=g>To: Dad</span><h3 style="margin:6px 0">Fwd: estimate #30-4478 struts</h3><hr>
<p>Dad is this fair? Joe's said $950 for everything but no warranty. I can spend $1,000 max.</p>
<p class=g>Sent from my phone</p><p>Begin forwarded message:</p>
<p class=x>&gt; <b>From:</b> Hudson Quay Auto Repair<br>&gt; <b>Date:</b> October 21, 2025 at 5:18 PM<br>&gt; <b>Subject:</b> estimate #30-4478 struts</p>
<p class=x>&gt; Ms. Sandoval,<br>&gt; below for the 2016 Mazda CX-5 Touring<br>&gt; (VIN JM3KE4CY8G0785531, 91,460 miles).</p>
{L('Strut assembly, front, complete (Monroe<br>&gt; QuickStrut)','2 x $174.85 = $349.70')}{L('Upper strut mount hardware','2 x $9.15 = $18.30')}{L('R&amp;R both front struts','$324.90')}{L('Wheel alignment, 4 wheel, after struts','$109.95')}{L('EPA/Shop fee','$16.25')}{L('Test drive','no charge')}
<p class=x>&gt; Subtotal: {d(s)}<br>&gt; Less first-visit savings: $30.00<br>&gt; NJ tax 6.625% on parts: {d(tax)}<br>&gt; <b>Your price: {d(tot)}</b></p>
<p class=x>&gt; Rear shocks are seeping as well. Doing them<br>&gt; at the same visit would be $418.00 more.<br>&gt; Tires 6/32, 6/32, 5/32, 5/32. Affirm from<br>&gt; $69/mo. Good until Nov 20.</p>
<p class=x>&gt; Hudson Quay Auto Repair<br>&gt; 917 Boulevard East, Weehawken NJ<br>&gt; 201-555-0126 Lic. 03558A</p></div>'''
f=OUT+'l13.png';chrome(html,f,(500,1330,2));im=Image.open(f).convert('RGB').crop((0,0,860,2660));a=np.asarray(im).min(axis=(1,2));h=np.where(a<250)[0].max()+40;im=im.crop((0,0,im.width,min(h,im.height)));im.save(f);print(im.size)
label('l13.png','30-4478','Hudson Quay Auto Repair',dict(year=2016,make='Mazda',model='CX-5',vin='JM3KE4CY8G0785531',mileage=91460,trim='Touring'),items,tax,tot,s,[dc('first-visit savings',d1)],['screenshot','forwarded','wrapped-lines'])
