from common import *
# ---------- 1 Gmail print
css="@page{size:letter;margin:14mm 15mm}body{font:13px/1.45 LSans;color:#222;margin:0}.top{display:flex;justify-content:space-between;border-bottom:1px solid #bbb;padding-bottom:6px}.gm{font:22px Roboto;color:#777}h1{font:700 18px LSans;margin:12px 0 2px}.meta{border-top:1px solid #ccc;margin-top:10px;padding-top:8px;display:flex;justify-content:space-between;font-size:12px}.s{color:#666;font-size:12px}"
body="""<div class=top><span class=gm>Gmail</span><span class=s>Marisol Quintero &lt;mquintero.home@gmail.com&gt;</span></div>
<h1>Your Outback - what we found</h1><div class=s>1 message</div>
<div class=meta><span><b>Pete Halvorsen</b> &lt;pete@halvorsensubaru.com&gt;<br>To: Marisol Quintero &lt;mquintero.home@gmail.com&gt;</span><span>Thu, Apr 9, 2026 at 11:42 AM</span></div>
<p>Hi Marisol,</p>
<p>We had your 2014 Subaru Outback up on the lift this morning and I wanted to write this out rather than leave you a long voicemail. First the good news: the head gaskets are dry. I know you were worried about those.</p>
<p>The clunk you hear over speed bumps is the rear bushings in the front lower control arms, torn on both sides. I would rather put in whole arms than press bushings, so the two front lower control arms are $148.60 each, $297.20 for the pair. Labor on the control arms is 2.4 hours, which at our $135 an hour comes to $324.00. Any time those come out the car needs a four-wheel alignment afterward, and that's $119.95.</p>
<p>While under there we also saw that the driver-side front CV axle has a split outer boot and is throwing grease on the exhaust (that is the smell). A new driver-side front CV axle runs you $212.40, and the axle labor is another hour and a half, $202.50.</p>
<p>On top of that there is $18.50 for shop supplies, and the state wants $34.40 in tax on the parts. So everything I've listed, out the door, would be $1,208.95. For reference your bill with us in October was $486.12, so I realize this is a bigger bite.</p>
<p>If you also want the rear brake pads done while it's here, that would be another $264.00, but there's still 4 mm on them at 128,400 miles and I'd wait until fall.</p>
<p>Let me know by tomorrow noon and I can have it done Monday.</p>
<p>Pete<br>Halvorsen Subaru Specialists<br>2218 Canal Rd, Bellingham, WA</p>"""
doc('r34-email-1','pdf',html(css,body),'Halvorsen Subaru Specialists',(2014,'Subaru','Outback'),[
 I('front lower control arms','Part',29720,2,14860),I('Labor on the control arms','Labor',32400,2.4,13500),I('four-wheel alignment','Service',11995),
 I('driver-side front CV axle','Part',21240),I('axle labor','Labor',20250,1.5),I('shop supplies','Fee',1850)],tax=3440,total=120895,printed=[48612,26400])
# ---------- 2 Outlook thread
css="@page{size:letter;margin:18mm 19mm}body{font:14.5px/1.4 Carlito;color:#111;margin:0}h2{font:700 17px Carlito;border-bottom:3px solid #000;padding-bottom:4px;margin:0 0 8px}.h td{padding:0 14px 0 0;vertical-align:top}.h td:first-child{font-weight:700}hr{border:0;border-top:1px solid #b5c4df;margin:16px 0 8px}p{margin:9px 0}.h{border-spacing:0}"
body="""<h2>Delacroix-Huang, Martin</h2>
<table class=h><tr><td>From:<td>Danielle Pruitt &lt;dpruitt@crossroadsford-hadley.com&gt;<tr><td>Sent:<td>Friday, February 20, 2026 3:16 PM<tr><td>To:<td>Martin Delacroix-Huang<tr><td>Subject:<td>RE: RE: F-150 engine noise</table>
<p>Good afternoon Mr. Delacroix-Huang,</p>
<p>Now that the front cover is off I have revised the figures on your 2019 Ford F-150. Please disregard what I sent on Tuesday; this replaces it.</p>
<p>$1,385.00 is for the four camshaft phasers and the timing chain kit. Labor for the phaser and chain job is 9.2 hours at $168.00 per hour, i.e. $1,545.60. A full synthetic oil and filter change has to go along with it and is billed at $89.95. Since both valve covers come off, I have included new valve cover gaskets, two at $46.75 each. Our environmental disposal fee is $12.50.</p>
<p>My manager allowed me to take $150.00 off as a loyalty courtesy. With sales tax of $113.26 that leaves you at $3,089.81, and that is the number you would pay at the cashier, nothing added later.</p>
<p>Parts are in stock. Shall I proceed?</p>
<p>Danielle Pruitt<br>Service Advisor, Crossroads Ford of Hadley</p>
<hr><table class=h><tr><td>From:<td>Martin Delacroix-Huang<tr><td>Sent:<td>Wednesday, February 18, 2026 8:05 AM<tr><td>To:<td>Danielle Pruitt<tr><td>Subject:<td>RE: F-150 engine noise</table>
<p>Danielle, my brother-in-law had the same thing done at the Ford store in Greenfield for $2,600 all in. Is there any room? Also please confirm that this is everything.</p><p>Martin</p>
<hr><table class=h><tr><td>From:<td>Danielle Pruitt<tr><td>Sent:<td>Tuesday, February 17, 2026 4:51 PM<tr><td>To:<td>Martin Delacroix-Huang<tr><td>Subject:<td>F-150 engine noise</table>
<p>Good afternoon,</p><p>The startup rattle is the cam phasers. Early numbers, before teardown: parts are $1,240.00 and labor is $1,310.40, plus an oil change at $79.95. With tax I would expect about $2,734.17.</p><p>Danielle</p>"""
doc('r34-email-2','pdf',html(css,body),'Crossroads Ford of Hadley',(2019,'Ford','F-150'),[
 I('four camshaft phasers and the timing chain kit','Part',138500),I('Labor for the phaser and chain job','Labor',154560,9.2,16800),
 I('full synthetic oil and filter change','Service',8995),I('valve cover gaskets','Part',9350,2,4675),I('environmental disposal fee','Fee',1250)],
 discounts=[15000],tax=11326,total=308981,printed=[260000,124000,131040,7995,273417])
# ---------- 3 Apple mail print, casual mobile mechanic
css="@page{size:letter;margin:16mm 18mm}body{font:14px/1.42 Inter;color:#000;margin:0}.h{color:#555;font-size:12.5px;line-height:1.6}.h b{color:#000}hr{border:0;border-top:1px solid #ccc;margin:12px 0}ul{list-style:none;padding:0;margin:10px 0}li:before{content:'- '}"
body="""<div class=h><b>From:</b> Andre Whitlock &lt;bigdre.mobile@icloud.com&gt;<br><b>Subject:</b> Re: camry wont charge<br><b>Date:</b> June 2, 2026 at 9:58 PM EDT<br><b>To:</b> Tasha Broussard</div><hr>
<p>hey Tasha sorry for the slow reply, was under a tundra all day lol</p>
<p>ok so for ur 2011 toyota camry heres what im thinking</p>
<ul><li>$45 trip fee out to Fairburn<li>$140 reman alternator w/ 1 yr warranty<li>$110 labor on the alternator and belt<li>$28 serpentine belt<li>$11.50 apiece for spark plugs and u need 4 of em, i wont charge u to put em in</ul>
<p>the starter u said to hold off on so i left that out (that was gonna be 235 with labor). and the $60 u cashapped me for the jump box is already squared away, dont worry bout it</p>
<p>no tax, i dont do all that. autozone price on that same alternator was $219 btw so ur doin good</p>
<p>i can come thursday after 4</p>
<p>Dre<br>Big Dre's Mobile Auto</p>
<p style="color:#666">Sent from my iPhone</p>"""
doc('r34-email-3','pdf',html(css,body),"Big Dre's Mobile Auto",(2011,'Toyota','Camry'),[
 I('trip fee out to Fairburn','Fee',4500),I('reman alternator w/ 1 yr warranty','Part',14000),I('labor on the alternator and belt','Labor',11000),
 I('serpentine belt','Part',2800),I('spark plugs','Part',4600,4,1150)],printed=[23500,6000,21900])
# ---------- 4 formal letter
css="@page{size:letter;margin:24mm 26mm}body{font:16px/1.42 EBG;color:#111;margin:0}.lh{text-align:center;margin-bottom:26px}.lh b{font-size:25px;letter-spacing:1px}.lh i{font-size:14px}p{margin:11px 0;text-align:justify}"
body="""<div class=lh><b>HOLLIS &amp; WRAY</b><br>European Motor Works<br><i>41 Foundry Lane, Northampton, Massachusetts</i></div>
<p>November 14, 2025</p><p>Dr. Eleanor Abernathy-Cole<br>9 Prospect Terrace<br>Amherst, Massachusetts</p>
<p>Dear Dr. Abernathy-Cole,</p>
<p>Thank you for entrusting us once more with your 1998 Volvo V70, which came in showing 187,412 miles. Having gone over it thoroughly I should like to set out what we propose to do and what it will cost.</p>
<p>The most pressing matter is at the front of the engine. We would charge $684.00 for the timing belt, tensioner, idler pulley and water pump, parts and labor together. Secondly, the flame trap is quite blocked. A genuine crankcase ventilation kit costs $187.25; installation of the ventilation kit, at three hours and our shop rate of $142.00, adds $426.00. Thirdly, for the upper engine torque mount we ask $58.40, fitted. Lastly there is a coolant recycling fee of $22.00.</p>
<p>As a member of the Volvo Club of America you are entitled to a reduction of $75.00, which I have applied. Massachusetts sales tax on the parts amounts to $19.38. All told, then, the sum due upon collection will be $1,322.03.</p>
<p>I should mention that the rear shock absorbers are growing tired. Were you to have them renewed at the same time it would be a further $388.00, though I do not press the point. You may also recall that the bill for your visit last autumn was $913.70; that account is settled in full and has no bearing on the above.</p>
<p>We remain, as ever, at your disposal.</p><p>Yours sincerely,</p><p style="margin-top:34px">Gerald Wray<br>Hollis &amp; Wray European Motor Works</p>"""
doc('r34-letter-1','pdf',html(css,body),'Hollis & Wray European Motor Works',(1998,'Volvo','V70'),[
 I('timing belt, tensioner, idler pulley and water pump','Service',68400),I('genuine crankcase ventilation kit','Part',18725),
 I('installation of the ventilation kit','Labor',42600,3,14200),I('upper engine torque mount','Service',5840),I('coolant recycling fee','Fee',2200)],
 discounts=[7500],tax=1938,total=132203,printed=[38800,91370])
# ---------- 5 office letter
css="@page{size:letter;margin:20mm 22mm}body{font:13.5px/1.5 LSerif;color:#000;margin:0}.lh{border-bottom:2px solid #1d3f72;padding-bottom:6px;margin-bottom:20px;color:#1d3f72;font-family:LSans}.lh b{font-size:19px}.lh span{font-size:11px}"
body="""<div class=lh><b>Tri-County Transmission &amp; Driveline</b><br><span>7730 State Route 49, Effingham, IL &nbsp;|&nbsp; Family owned since 1987</span></div>
<p>March 3, 2026</p><p>Mr. Chidi Okonkwo<br>518 Larkspur Ct.<br>Mattoon, IL</p><p><b>RE: 2017 Nissan Altima, slipping / P17F0</b></p>
<p>Dear Mr. Okonkwo:</p>
<p>This is the letter you asked us for so that you can show it to your extended warranty people. The CVT in your car is beyond repair, and we are recommending replacement.</p>
<p>For the remanufactured CVT with torque converter, parts are $2,895.00 and removal and installation labor is $1,120.00. It takes nine quarts of NS-3 CVT fluid at $16.90 a quart. The transmission cooler line flush is $95.00, and dealer-level TCM programming is a flat $175.00. The supplier bills us a freight charge, and we pass that along at cost, $140.00.</p>
<p>That makes $4,577.10 before tax. Sales tax is $213.30. Your total is $4,790.40.</p>
<p>We need a deposit of $1,000.00 to order the unit; it is credited toward the total and is not in addition to it. There is no core charge to you as long as we keep your old transmission (otherwise the supplier holds back $600.00). The 36-month nationwide warranty upgrade, which you told us you do not want, would have been $349.00.</p>
<p>Thank you for your business.</p><p>Sincerely,</p><p style="margin-top:30px">Joanne Fitch<br>Office Manager</p>"""
doc('r34-letter-2','pdf',html(css,body),'Tri-County Transmission & Driveline',(2017,'Nissan','Altima'),[
 I('remanufactured CVT with torque converter','Part',289500),I('removal and installation labor','Labor',112000),I('NS-3 CVT fluid','Part',15210,9,1690),
 I('transmission cooler line flush','Service',9500),I('dealer-level TCM programming','Service',17500),I('freight charge','Fee',14000)],
 subtotal=457710,tax=21330,total=479040,printed=[100000,60000,34900])
# ---------- 6 web chat transcript
css="@page{size:letter;margin:12mm 14mm}body{font:13px/1.4 Roboto;color:#222;margin:0}.bar{background:#0b6e4f;color:#fff;padding:10px 14px;font-weight:500;font-size:15px;-webkit-print-color-adjust:exact}.m{margin:9px 0;max-width:72%;break-inside:avoid}.n{font-size:11px;color:#777;margin-bottom:2px}.b{padding:8px 12px;border-radius:10px;background:#eef2f1;-webkit-print-color-adjust:exact;display:inline-block}.c{margin-left:auto;text-align:right}.c .b{background:#d8efe5;text-align:left}.sys{text-align:center;color:#888;font-size:11px;margin:8px}"
def m(who,t,msg,c=False): return f"<div class='m {'c' if c else ''}'><div class=n>{who} &middot; {t}</div><div class=b>{msg}</div></div>"
P='Priya';W='Walt'
body="<div class=bar>Northgate Auto Care &ndash; Live chat</div><div class=sys>Chat started Sat, May 16, 2026. Priya has joined.</div>"+''.join([
 m(P,'10:02 AM','Hi, thanks for contacting Northgate Auto Care! How can I help?'),
 m(W,'10:03 AM','Front brakes grinding on a 2020 Hyundai Tucson. What do you charge',1),
 m(P,'10:05 AM','Sorry to hear that! Our front brake service with ceramic pads and new rotors is $389.00, that covers both parts and labor.'),
 m(W,'10:06 AM','Midas said $349',1),
 m(P,'10:07 AM','I can&rsquo;t match that one, but I can apply a $30.00 online coupon for you.'),
 m(W,'10:09 AM','Ok. Brake fluid is orig I think. and it needs a cabin filter',1),
 m(P,'10:11 AM','No problem. A brake fluid exchange is $109.99. I can do a charcoal cabin air filter for $42.50 installed.'),
 m(W,'10:12 AM','tire rotation?',1),
 m(P,'10:12 AM','We do that at no charge with the brakes (normally $24.95) :)'),
 m(W,'10:14 AM','what if the rears are bad too',1),
 m(P,'10:15 AM','Rear pads would be another $229.00, but I have not put that in. The technician will measure them first and we would call you.'),
 m(W,'10:16 AM','so total?',1),
 m(P,'10:18 AM','There is also a shop fee of $15.00. After your coupon and with $34.17 tax you are looking at $560.66 out the door.'),
 m(W,'10:19 AM','book it. Monday 8',1),
 m(P,'10:20 AM','You&rsquo;re all set for Monday 8:00 AM, Walt.')])+"<div class=sys>Chat ended. A copy of this conversation was sent to your e-mail.</div>"
doc('r34-chat-1','pdf',html(css,body),'Northgate Auto Care',(2020,'Hyundai','Tucson'),[
 I('front brake service with ceramic pads and new rotors','Service',38900),I('brake fluid exchange','Service',10999),I('charcoal cabin air filter','Service',4250),I('shop fee','Fee',1500)],
 discounts=[3000],tax=3417,total=56066,printed=[34900,2495,22900])
# ---------- 7 portal
css="@page{size:letter;margin:13mm}body{font:13px/1.45 LSans;color:#1a1a1a;margin:0}.hd{border-bottom:4px solid #b3261e;padding-bottom:8px;display:flex;justify-content:space-between;align-items:flex-end}.hd b{font-size:17px}.v{background:#f3f3f3;padding:8px 12px;margin:10px 0;-webkit-print-color-adjust:exact}.p{border:1px solid #d5d5d5;border-left:4px solid #b3261e;padding:9px 13px;margin:10px 0;break-inside:avoid}.p.u{border-left-color:#4a6fa5;margin-left:46px}.w{color:#666;font-size:11.5px;margin-bottom:4px}ul{margin:6px 0 6px 18px;padding:0}"
body="""<div class=hd><b>Ridgeline Chrysler Dodge Jeep Ram</b><span>My Garage &rsaquo; Messages</span></div>
<div class=v>2015 Jeep Grand Cherokee &nbsp;&middot;&nbsp; 103,877 mi &nbsp;&middot;&nbsp; Bethany Stroud</div>
<div class=p><div class=w>Service Advisor Luis M. &mdash; Jan 22, 9:31 AM</div>Hi Bethany, the inspection on your Grand Cherokee is complete. The tech recommends:
<ul><li>Left front wheel hub bearing, part 276.35, labor 214.50<li>Rear liftgate struts, 2 @ 64.20 ea, no labor<li>Engine coolant flush 159.95<li>Transfer case fluid service 139.95</ul>All of it together is 919.15 before tax and fees. Please approve or decline.</div>
<div class="p u"><div class=w>You &mdash; Jan 22, 9:58 AM</div>Yes to the bearing, the struts and the flush. No to the transfer case, my husband did that himself in the fall. You charged us 1,180.00 last time so I&rsquo;m watching it this year</div>
<div class=p><div class=w>Service Advisor Luis M. &mdash; Jan 22, 10:07 AM</div>Understood, transfer case is off. There is a hazardous waste fee of 7.85 for the coolant. Your tax is 41.12, new total 869.29. Approve?</div>
<div class="p u"><div class=w>You &mdash; Jan 22, 10:10 AM</div>Approved. Can it be ready by 5?</div>
<div class=p><div class=w>Service Advisor Luis M. &mdash; Jan 22, 10:12 AM</div>Yes ma&rsquo;am, we&rsquo;ll text you.</div>"""
doc('r34-chat-2','pdf',html(css,body.replace('869.29','828.17')),'Ridgeline Chrysler Dodge Jeep Ram',(2015,'Jeep','Grand Cherokee'),[
 I('Left front wheel hub bearing','Part',27635),I('Left front wheel hub bearing','Labor',21450),I('Rear liftgate struts','Part',12840,2,6420),
 I('Engine coolant flush','Service',15995),I('hazardous waste fee','Fee',785)],tax=4112,total=82817,printed=[13995,91915,118000])
# ---------- 14 mechanic's note
css="@page{size:5.8in 8.3in;margin:12mm}body{font:12.5px/1.5 LMono;color:#111;margin:0;white-space:pre-wrap}"
body="""RAYS DIESEL     5/19

T. LINDQVIST   2006 DODGE RAM 2500   5.9  214k
white smoke, long crank

return flow bad on 4 and 6. needs reman injectors, 2 @
385 ea. crossover tubes, 2 @ 32.50 ea, always replace
with inj. R&amp;R injectors 6 hrs @ 110 = 660.

lift pump is weak, 5 psi at idle. lift pump 289. lift
pump labor 1.5 hrs @ 110, thats 165. spin on fuel
filter 38 while im there. rags and brake clean 20.

ate the diag time, did not bill it.

he declined ball joints both sides (640). gave me 200
down on thurs. still owes 150 on the clutch from jan,
separate ticket.

call him before i start.   RAY"""
doc('r34-note-1','pdf',html(css,body),'RAYS DIESEL',(2006,'Dodge','Ram 2500'),[
 I('reman injectors','Part',77000,2,38500),I('crossover tubes','Part',6500,2,3250),I('R&R injectors','Labor',66000,6,11000),
 I('lift pump','Part',28900),I('lift pump labor','Labor',16500,1.5,11000),I('spin on fuel filter','Part',3800),I('rags and brake clean','Fee',2000)],
 printed=[64000,20000,15000])
