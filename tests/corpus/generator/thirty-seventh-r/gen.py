#!/usr/bin/env python3
"""Generator of the r37 documents: HTML -> Chromium -> PDF/PNG, with labels and checks."""
import json, os, re, subprocess, sys, tempfile, html as H
OUT = os.path.dirname(os.path.abspath(__file__))
CH = "chromium-headless-shell"
DOCS = []

def it(d, t, total, q=None, u=None):
    return {"description": d, "type": t, "quantity": q, "unitPrice": u, "totalPrice": total}

def doc(name, ext, page, shop, veh, items, discounts=(), subtotal=None, tax=None, total=None,
        printed=(), num=None, hard=("prose",), height=None):
    y, mk, md = veh
    DOCS.append((name, ext, page, height, {
        "file": f"{name}.{ext}", "kind": "quote", "layout": name, "author": "r37",
        "hardships": list(hard),
        "header": {"documentNumber": num, "shop": shop},
        "vehicle": {"year": y, "make": mk, "model": md},
        "items": items, "discounts": list(discounts),
        "subtotal": subtotal, "tax": tax, "total": total, "printed": list(printed)}))

def wrap(css, body):
    return f'<!doctype html><html><head><meta charset="utf-8"><style>@page{{size:Letter;margin:14mm}}*{{box-sizing:border-box}}{css}</style></head><body>{body}</body></html>'

# ---------------------------------------------------------------- e-mails
doc("r37-email-a", "pdf", wrap("""
body{font:13px 'Liberation Sans',Arial,'DejaVu Sans',sans-serif;color:#222}
.top{display:flex;justify-content:space-between;border-bottom:1px solid #bbb;padding-bottom:6px}
.logo{font-size:22px;color:#777}.subj{font-size:18px;font-weight:bold;border-bottom:1px solid #ccc;padding:10px 0 4px}
.n{color:#777;font-weight:normal;font-size:12px}.h{display:flex;justify-content:space-between;margin-top:10px}
.b{margin:16px 4px;line-height:1.45}.sig{color:#666;border-top:1px dotted #bbb;padding-top:8px;margin-top:20px;width:60%}
""", """
<div class=top><span class=logo>Mail</span><span>Priscilla Ngo &lt;p.ngo@postbox.example&gt;</span></div>
<div class=subj>What we found on your 2016 Altima<br><span class=n>1 message</span></div>
<div class=h><span><b>Dana Whitcomb</b> &lt;dana@harrowstreetauto.example&gt;</span><span>Tue, Mar 11, 2025 at 10:47 AM</span></div>
<div>To: Priscilla Ngo &lt;p.ngo@postbox.example&gt;</div>
<div class=b>
<p>Hi Priscilla,</p>
<p>Thank you for leaving the car with us last night. Terrell had it on the lift first thing and the clunk you hear over speed bumps is the bushings up front, torn on both sides at 118,402 miles, which is about when they go on these.</p>
<p>We would put in two front lower control arms at $187.50 apiece, so $375.00 for the pair. Labor to change them out is 3.2 hours at $135 an hour, that is $432.00. Once those are in it has to have a four wheel alignment, which is $119.95. He also pulled the cabin air filter and it was packed with leaves; a new one is $38.00 with us putting it in. Shop supplies add $18.50.</p>
<p>That brings you to $983.45 before tax. Tax on the parts is $28.91 and you would be at $1,012.36 altogether.</p>
<p>The rear struts are starting to sweat a little. I would guess about $640 for those when the time comes, but they can wait until next winter and I have not put them in this price.</p>
<p>If I hear from you before 1 o'clock the arms can be here this afternoon and the car is yours Wednesday by 5.</p>
<p>Dana</p>
<div class=sig>Dana Whitcomb, Service Advisor<br>Harrow Street Auto<br>2218 Harrow St, Suite B &nbsp;|&nbsp; (614) 555-0183<br>Mon&ndash;Fri 7:30&ndash;5:30</div>
</div>"""),
 "Harrow Street Auto", (2016, None, "Altima"),
 [it("front lower control arms", "Part", 37500, 2, 18750),
  it("Labor to change them out", "Labor", 43200, 3.2, 13500),
  it("four wheel alignment", "Service", 11995),
  it("cabin air filter", "Service", 3800),
  it("Shop supplies", "Fee", 1850)],
 subtotal=98345, tax=2891, total=101236, printed=[64000])

doc("r37-email-b", "pdf", wrap("""
body{font:14.5px 'Carlito','Calibri','DejaVu Sans',sans-serif;color:#000}
.nm{font-weight:bold;font-size:17px;border-bottom:3px solid #000;padding-bottom:3px}
table{margin:8px 0 18px}td{padding:1px 16px 1px 0;vertical-align:top}td:first-child{font-weight:bold}
p{margin:7px 0}.old{border-top:1px solid #b5c4df;margin-top:22px;padding-top:8px}.old,.old p{color:#1f3864}
""", """
<div class=nm>Chidi Oduya</div>
<table><tr><td>From:</td><td>Ruben Castellanos &lt;ruben@mesquiteforkgarage.example&gt;</td></tr>
<tr><td>Sent:</td><td>Thursday, October 3, 2024 8:06 AM</td></tr><tr><td>To:</td><td>Chidi Oduya</td></tr>
<tr><td>Subject:</td><td>RE: RE: Estimate 40718 - F-150 overheating</td></tr></table>
<p>Morning Mr. Oduya,</p>
<p>I heard you on the price. I called around and my other supplier has a good aftermarket pump with a lifetime warranty, so please go by this and forget what I sent Tuesday:</p>
<p>Aftermarket water pump with gasket, 142.60</p>
<p>Thermostat and seal, 31.15</p>
<p>Coolant, two gallons at 24.00 each, 48.00</p>
<p>Labor hasn't changed, 4.5 hrs @ 128.00 = 576.00</p>
<p>You've been coming here since my dad ran the place so I'm knocking 10% off the labor, minus 57.60. With that you're at 740.15, tax is 21.07, and the whole ticket is 761.22.</p>
<p>Truck's safe inside. Just reply "go" and we start.</p>
<p>Ruben<br>Mesquite Fork Garage<br>830.555.0119</p>
<div class=old>
<p><b>From:</b> Ruben Castellanos<br><b>Sent:</b> Tuesday, October 1, 2024 4:52 PM<br><b>To:</b> Chidi Oduya<br><b>Subject:</b> RE: Estimate 40718 - F-150 overheating</p>
<p>Mr. Oduya, pump is leaking at the weep hole on your 2013 Ford F-150 (151,770 mi). Motorcraft water pump is 268.40, thermostat 31.15, coolant 48.00, labor 576.00. Figure 956.57 with tax.</p>
<p>Ruben</p></div>"""),
 "Mesquite Fork Garage", (2013, "Ford", "F-150"),
 [it("Aftermarket water pump with gasket", "Part", 14260),
  it("Thermostat and seal", "Part", 3115),
  it("Coolant", "Part", 4800, 2, 2400),
  it("Labor", "Labor", 57600, 4.5, 12800)],
 discounts=[5760], subtotal=74015, tax=2107, total=76122, num="40718",
 printed=[26840, 95657])

doc("r37-email-c", "pdf", wrap("""
body{font:15px 'DejaVu Serif','Liberation Serif',serif;color:#111}
.m{border-left:0;background:#f5f5f7;padding:10px 14px;font:12.5px 'DejaVu Sans',sans-serif;color:#444;margin-bottom:18px}
""", """
<div class=m><b>From:</b> D. Pruitt &lt;dwayne@drivewaywrench.example&gt;<br><b>Subject:</b> Re: honda wont crank<br><b>Date:</b> June 20, 2025 at 9:31:14 PM CDT<br><b>To:</b> lorna.v@postbox.example</div>
<p>hey Lorna its Dwayne</p>
<p>yep from the video that click is the starter not the battery. starter replacement on the CRV would run you $340 out the door, thats me bringing a reman one with 2 yr warranty and doing it right there in your driveway. old one goes back with me</p>
<p>if you would rather buy the starter yourself i charge 150 just to put it in but then theres no warranty from me</p>
<p>i got saturday 9am or sunday after church. cash or zelle 256-555-0177</p>
<p>Dwayne<br>Driveway Wrench Mobile Repair</p>
<p style="color:#888;font-size:12px">Sent from my phone</p>"""),
 "Driveway Wrench Mobile Repair", (None, "Honda", "CRV"),
 [it("starter replacement", "Service", 34000)], total=34000, printed=[15000])

doc("r37-email-d", "pdf", wrap("""
body{font:13.5px 'DejaVu Sans',Arial,sans-serif;color:#2b2b2b;background:#fff}
.bar{background:#13294b;color:#fff;padding:16px 22px;font-size:19px;-webkit-print-color-adjust:exact}
.pre{font-size:11.5px;color:#555;padding:0 0 12px}.box{border:1px solid #d8d8d8;padding:8px 22px 16px;line-height:1.5}
.btn{display:inline-block;background:#c8102e;color:#fff;padding:9px 26px;border-radius:4px;-webkit-print-color-adjust:exact}
.f{font-size:10.5px;color:#888;padding:12px 22px}
""", """
<div class=pre>From: Kestrel Valley Hyundai Service &lt;noreply@kestrelvalley.example&gt;<br>To: Mateus Ferrand<br>Date: Friday, 14 February 2025, 1:22 PM<br>Subject: Update from your advisor, Joanne</div>
<div class=bar>Kestrel Valley Hyundai</div>
<div class=box>
<p>Hello Mateus,</p>
<p>Following up on our call about the Tucson. I wrote down what you agreed to so that we both have it.</p>
<p>We are ordering four Hankook Kinergy PT tires at $146.25 each, which is $585.00. Mounting and balancing is $25.00 per tire, $100.00 for all four, and the state tire fee is 4 times $1.50 or $6.00. I have you down for the 4-wheel alignment at $129.95. The technician will also do the front brake pads and resurface the rotors for $289.00, parts and labor together.</p>
<p>You told me to hold off on the brake fluid exchange ($139.00) and the engine air filter ($44.50), so those are off.</p>
<p>I was able to apply the Presidents Day coupon, which takes off $70.00. Your subtotal is $1,039.95, sales tax is $61.43, and the total is $1,101.38.</p>
<p>Your advisor,<br>Joanne Pelletier, ext. 4120</p>
<p><span class=btn>Text Joanne</span></p></div>
<div class=f>R.O. 318846 &nbsp; 2019 Hyundai Tucson SEL &nbsp; Mileage in 57,093<br>Kestrel Valley Hyundai, 9100 Auto Park Loop. Service 503-555-0126. Prices good for 30 days.</div>"""),
 "Kestrel Valley Hyundai", (2019, "Hyundai", "Tucson SEL"),
 [it("Hankook Kinergy PT tires", "Part", 58500, 4, 14625),
  it("Mounting and balancing", "Service", 10000, 4, 2500),
  it("state tire fee", "Fee", 600, 4, 150),
  it("4-wheel alignment", "Service", 12995),
  it("front brake pads and resurface the rotors", "Service", 28900)],
 discounts=[7000], subtotal=103995, tax=6143, total=110138, num="318846", printed=[13900, 4450])

# ---------------------------------------------------------------- letters / notes
doc("r37-letter-a", "pdf", wrap("""
body{font:14.5px 'Liberation Serif','DejaVu Serif',serif;color:#000;padding:6mm 8mm}
.hd{text-align:center;border-bottom:2px double #333;padding-bottom:8px;margin-bottom:22px}
.hd b{font-size:23px;letter-spacing:1px}p{line-height:1.5;text-align:justify}.re{font-weight:bold;margin:16px 0}
""", """
<div class=hd><b>GANTRY TRANSMISSION &amp; DRIVELINE</b><br>417 Foundry Road &middot; Telephone 413-555-0158 &middot; Since 1984</div>
<div>September 5, 2024</div>
<div style="margin-top:14px">Mr. Alden Broussard<br>66 Orchard Terrace</div>
<div class=re>Re: 2011 Chevrolet Silverado 1500, 164,220 miles. Our file no. 22-1187</div>
<p>Dear Mr. Broussard:</p>
<p>Our road test and pan inspection confirm that third and fourth gear clutches have failed. We can rebuild the transmission for $2,450.00. That figure includes taking the unit out and putting it back, along with all clutches, seals, bands and a filter. A new torque converter is not part of that price and is $385.00. Because you pull a camper we strongly advise an auxiliary transmission cooler, at $164.00 installed. Filling the unit takes 12 quarts of synthetic fluid at $9.75 per quart, or $117.00.</p>
<p>Sales tax is $41.63. The complete cost of the repair is therefore $3,157.63. We ask a deposit of $800.00 before the transmission comes out, leaving $2,357.63 payable when you collect the truck.</p>
<p>You asked about a factory remanufactured unit. Those are $3,975.00 plus freight at this time and in my view are not worth the difference.</p>
<p>Our rebuilds carry a warranty of 24 months or 24,000 miles. Please sign and return the enclosed copy if you wish us to proceed.</p>
<p style="margin-top:24px">Yours truly,</p><p style="margin-top:34px">Harriet Gantry<br>Manager</p>"""),
 "GANTRY TRANSMISSION & DRIVELINE", (2011, "Chevrolet", "Silverado 1500"),
 [it("rebuild the transmission", "Service", 245000),
  it("torque converter", "Part", 38500),
  it("auxiliary transmission cooler", "Service", 16400),
  it("synthetic fluid", "Part", 11700, 12, 975)],
 tax=4163, total=315763, num="22-1187", printed=[80000, 235763, 397500])

doc("r37-letter-b", "pdf", wrap("""
@page{size:5.5in 8.5in;margin:0}
body{margin:0;font:italic 19px/34px 'DejaVu Serif',cursive;color:#1b2a6b}
.pg{padding:26px 34px 0 62px;height:8.4in;background:repeating-linear-gradient(#fff 0 33px,#bcd3e8 33px 34px);border-left:0;position:relative;-webkit-print-color-adjust:exact}
.pg:before{content:'';position:absolute;left:48px;top:0;bottom:0;border-left:1.5px solid #e79a9a}
.st{font:bold 13px/34px 'DejaVu Sans',sans-serif;color:#333}
""", """
<div class=pg><div class=st>GUS'S CORNER GARAGE &nbsp; 5th &amp; Locust</div>
<div>Mrs. Abernathy &nbsp; the Buick &nbsp; 4/22</div>
<div>oil is coming out both valve covers</div>
<div>valve cover gasket set &nbsp; 86.00</div>
<div>plugs, 6 at 11.50 &nbsp; 69.00</div>
<div>plug wires &nbsp; 57.25</div>
<div>labor 5 hrs &nbsp; 475.00</div>
<div>comes to 687.25 plus tax</div>
<div>&nbsp;</div>
<div>intake gasket is seeping, leave it</div>
<div>for now, that's a 900 dollar job</div>
<div>call me before Thurs 555-0142</div>
<div style="text-align:right">Gus</div></div>"""),
 "GUS'S CORNER GARAGE", (None, "Buick", None),
 [it("valve cover gasket set", "Part", 8600), it("plugs", "Part", 6900, 6, 1150),
  it("plug wires", "Part", 5725), it("labor", "Labor", 47500, 5, None)],
 subtotal=68725, printed=[90000])

doc("r37-letter-c", "pdf", wrap("""
body{font:13.5px/1.55 'DejaVu Sans Mono','Liberation Mono',monospace;color:#111;padding:4mm}
h1{font-size:16px;margin:0}hr{border:0;border-top:1px dashed #555;margin:12px 0}
""", """
<h1>Sandpiper Import Service</h1>Specialists in Subaru and Volvo<br>Shop phone 207-555-0134
<hr>
July 18, 2024<br>
Customer: Yolanda Kirsch<br>
Vehicle: 2014 Subaru Outback 2.5i, grey, 133,908 on the clock
<p>Yolanda,</p>
<p>The A/C is blowing warm because the compressor clutch came apart and put metal in the system. To make it right we have to replace the compressor ($412.00) and, because of the metal, the receiver drier ($58.00) and the expansion valve ($44.00) too. There are two O-ring kits at $6.50 each, $13.00. Marcus figures 3.5 hours labor at $110.00, which is $385.00. When it's all back together we evacuate and recharge the system, and that's $165.00 including the refrigerant. The county makes us collect an environmental fee of $7.50.</p>
<p>All of that is $1,084.50. Parts are taxed so add $42.16. You'd be paying $1,126.66.</p>
<p>The $95.00 we charge for diagnosis is waived if you do the work here.</p>
<p>One thing to think about: dealers get upwards of $2,000 for this same job. Take your time, the price holds until the end of August.</p>
<p>Birgit (front desk)</p>"""),
 "Sandpiper Import Service", (2014, "Subaru", "Outback 2.5i"),
 [it("compressor", "Part", 41200), it("receiver drier", "Part", 5800), it("expansion valve", "Part", 4400),
  it("O-ring kits", "Part", 1300, 2, 650), it("labor", "Labor", 38500, 3.5, 11000),
  it("evacuate and recharge the system", "Service", 16500), it("environmental fee", "Fee", 750)],
 subtotal=108450, tax=4216, total=112666, printed=[9500, 200000])

# ---------------------------------------------------------------- chats (450 css px * 2)
def chat(css, body):
    return f'<!doctype html><html><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}html,body{{margin:0;width:450px}}{css}</style></head><body>{body}</body></html>'

IOS = """body{background:#fff;font:17px/1.3 'Liberation Sans','DejaVu Sans',sans-serif;color:#000}
.st{display:flex;justify-content:space-between;padding:12px 26px 4px;font-weight:bold;font-size:15px}
.hd{text-align:center;background:#f6f6f6;border-bottom:1px solid #ddd;padding:6px 0 10px;font-size:13px}
.av{width:46px;height:46px;border-radius:50%;background:#a5abb8;color:#fff;font-size:20px;line-height:46px;margin:0 auto 4px}
.t{text-align:center;color:#8e8e93;font-size:12px;margin:12px 0 6px}
.r{padding:2px 14px;display:flex}.r.me{justify-content:flex-end}.b{max-width:74%;padding:8px 14px;border-radius:19px;background:#e9e9eb;margin:2px 0}
.me .b{background:#34c759;color:#fff}.inp{position:absolute;bottom:16px;left:16px;right:16px;border:1px solid #ccc;border-radius:20px;padding:8px 16px;color:#aaa}"""
doc("r37-chat-a", "png", chat(IOS, """
<div class=st><span>2:14</span><span>5G 81%</span></div>
<div class=hd><div class=av>T</div>Three Pines Auto &rsaquo;</div>
<div class=t>Text Message<br>Today 1:58 PM</div>
<div class=r><div class=b>Hi Renee, Kayla at Three Pines Auto. We load tested everything and your battery is fine, it's the alternator on the Camry that's only putting out 11.9 volts</div></div>
<div class="r me"><div class=b>ugh ok. how much</div></div>
<div class=r><div class=b>Alternator replacement comes to $624.38, parts labor and tax are all in there</div></div>
<div class=r><div class=b>We can have it done by 4:30 today</div></div>
<div class="r me"><div class=b>please go ahead. i'll get a ride over around 5</div></div>
<div class=r><div class=b>Perfect, we lock up at 5:30. If you run late call 971-555-0190</div></div>
<div class=inp>Text Message</div>"""),
 "Three Pines Auto", (None, None, "Camry"),
 [it("Alternator replacement", "Service", 62438)], total=62438, height=800)

doc("r37-chat-b", "png", chat("""
body{background:#f3f6fc;font:16px/1.4 'DejaVu Sans',sans-serif;color:#1f1f1f}
.hd{padding:34px 18px 12px;font-size:19px}.hd small{display:block;color:#666;font-size:12px}
.t{text-align:center;font-size:12px;color:#666;margin:10px}
.r{padding:2px 16px;display:flex}.b{background:#fff;border-radius:22px;padding:11px 16px;max-width:80%;margin:2px 0}
.me{justify-content:flex-end}.me .b{background:#0b57d0;color:#fff}.inp{position:absolute;bottom:14px;left:16px;right:16px;background:#e1e7f3;border-radius:26px;padding:12px 18px;color:#666}
""", """
<div class=hd>&larr; &nbsp;(480) 555-0163</div>
<div class=t>Wednesday &middot; 11:09 AM</div>
<div class=r><div class=b>Good morning this is Teo from Copper Basin Brake &amp; Tire. Inspection is done. Fronts are at 2 mm and rears at 3 mm, rotors in front have a deep groove.</div></div>
<div class=r><div class=b>Front pads and rotors $318<br>Rear pads $174<br>Brake fluid flush $99</div></div>
<div class="r me"><div class=b>is the labor on top of that?</div></div>
<div class=r><div class=b>No ma'am those are all installed prices</div></div>
<div class="r me"><div class=b>Ok. Skip the flush please, had it done last year</div></div>
<div class=r><div class=b>No problem, I took it off. That's $492 and $36.90 tax so $528.90 and you're good to go</div></div>
<div class="r me"><div class=b>Do it. Thank you Teo</div></div>
<div class=t>11:31 AM</div>
<div class=inp>Text message</div>"""),
 "Copper Basin Brake & Tire", (None, None, None),
 [it("Front pads and rotors", "Service", 31800), it("Rear pads", "Service", 17400)],
 subtotal=49200, tax=3690, total=52890, printed=[9900], height=900)

doc("r37-chat-c", "png", chat("""
body{background:#efe7dd;font:16px/1.35 'Liberation Sans','DejaVu Sans',sans-serif;color:#111}
.hd{background:#075e54;color:#fff;padding:30px 18px 12px;font-size:18px}.hd small{display:block;font-size:12px;opacity:.85}
.t{text-align:center;margin:12px}.t span{background:#e1f3fb;padding:4px 12px;border-radius:8px;font-size:12px;color:#555}
.r{padding:3px 14px;display:flex}.b{background:#fff;border-radius:8px;padding:7px 10px 5px;max-width:80%;box-shadow:0 1px 1px #0003}
.me{justify-content:flex-end}.me .b{background:#dcf8c6}i{display:block;text-align:right;font-style:normal;font-size:11px;color:#888;margin-top:2px}
""", """
<div class=hd>Ignacio mechanic<small>last seen today at 19:40</small></div>
<div class=t><span>YESTERDAY</span></div>
<div class="r me"><div class=b>hola Ignacio, did you get a chance to price the timing belt?<i>18:52</i></div></div>
<div class=r><div class=b>yes my friend for your 07 jetta<i>19:05</i></div></div>
<div class=r><div class=b>timing belt kit 189 (water pump is inside the kit)<br>serpentine belt 28<br>coolant 2 jugs 19 each 38<br>labor 420<br>travel 35<i>19:07</i></div></div>
<div class=r><div class=b>total 710 i don't charge tax<i>19:07</i></div></div>
<div class="r me"><div class=b>the shop on Delmar said 1150 so that's great<i>19:15</i></div></div>
<div class=r><div class=b>haha yes. i need 200 up front for the parts, rest when it's running<i>19:18</i></div></div>
<div class=r><div class=b>also at 143 thousand miles please don't drive it far<i>19:18</i></div></div>
<div class="r me"><div class=b>ok sending it now. Sunday 10am?<i>19:22</i></div></div>
<div class=r><div class=b>Sunday 10 is good<i>19:39</i></div></div>"""),
 None, (2007, None, "jetta"),
 [it("timing belt kit", "Part", 18900), it("serpentine belt", "Part", 2800),
  it("coolant", "Part", 3800, 2, 1900), it("labor", "Labor", 42000), it("travel", "Fee", 3500)],
 total=71000, printed=[115000, 20000], height=860)

doc("r37-chat-d", "png", chat("""
body{background:#000;font:17px/1.32 'DejaVu Sans Condensed','DejaVu Sans',sans-serif;color:#fff}
.st{display:flex;justify-content:space-between;padding:12px 26px 4px;font-size:14px}
.hd{text-align:center;border-bottom:1px solid #333;padding:10px 0;font-size:16px;background:#161617}
.t{text-align:center;color:#8e8e93;font-size:12px;margin:12px 0 6px}
.r{padding:2px 14px;display:flex}.b{max-width:78%;padding:9px 14px;border-radius:18px;background:#26252a;margin:2px 0}
.me{justify-content:flex-end}.me .b{background:#0a84ff}
""", """
<div class=st><span>9:03</span><span>LTE 46%</span></div>
<div class=hd>Ridgeline Tire Barn</div>
<div class=t>Mon, Nov 18 at 8:41 AM</div>
<div class="r me"><div class=b>Can I get a price on all terrains for a 2021 Tacoma, 265/70R16</div></div>
<div class=r><div class=b>Morning! In stock I have Falken Wildpeak AT3W, 4 tires at 160 each is 640. BFG KO2s are 229 each if you want those instead</div></div>
<div class="r me"><div class=b>falkens. whats the install</div></div>
<div class=r><div class=b>Install and balance is 22 a tire so 88 for the 4, and disposal of the old ones 4 x 3, 12</div></div>
<div class=r><div class=b>Falken has an instant rebate till the 30th so I take 80 off. You'd be at 660 before tax</div></div>
<div class="r me"><div class=b>book me. got anything thursday</div></div>
<div class=r><div class=b>Thursday 7:45 or 2:15. Who am I putting it under?</div></div>
<div class="r me"><div class=b>2:15, Desmond Achterberg</div></div>
<div class=r><div class=b>Got you down Desmond. Rotation is free every 6,000 mi after that</div></div>"""),
 "Ridgeline Tire Barn", (2021, None, "Tacoma"),
 [it("Falken Wildpeak AT3W", "Part", 64000, 4, 16000),
  it("Install and balance", "Service", 8800, 4, 2200),
  it("disposal of the old ones", "Fee", 1200, 4, 300)],
 discounts=[8000], subtotal=66000, printed=[22900], height=860)

# ---------------------------------------------------------------- portals
doc("r37-portal-a", "pdf", wrap("""
body{font:13px/1.5 'DejaVu Sans',sans-serif;color:#253043;-webkit-print-color-adjust:exact}
.nav{background:#0f766e;color:#fff;padding:12px 18px;display:flex;justify-content:space-between}
h2{margin:18px 0 2px;font-size:19px}.mut{color:#6b7280;font-size:12px}
.c{border:1px solid #d5dbe3;border-left:5px solid #16a34a;border-radius:6px;padding:8px 14px;margin:10px 0}
.c.no{border-left-color:#b91c1c;background:#fafafa}.ok{color:#15803d;font-weight:bold}.nx{color:#b91c1c;font-weight:bold}
.sum{background:#f0fdfa;padding:10px 16px;margin-top:16px}
""", """
<div class=nav><b>Bellwether Motorworks</b><span>Repair order 61255</span></div>
<h2>Thanks, Imogen. Here is what you decided.</h2>
<div class=mut>2018 Mazda CX-5 &nbsp;&bull;&nbsp; 62,310 mi &nbsp;&bull;&nbsp; Answered Aug 8, 2025 12:16 PM from 312-555-0147</div>
<div class=c>Spark plug replacement. All four originals are due and the gaps measure wide.<br>$212.00 &nbsp; <span class=ok>Approved</span></div>
<div class=c>Rear differential fluid exchange. Fluid is dark with some metal on the magnet.<br>$118.40 &nbsp; <span class=ok>Approved</span></div>
<div class="c no">Serpentine belt replacement. Small cracks, can be looked at again next visit.<br>$176.25 &nbsp; <span class=nx>Declined</span></div>
<div class=c>Wiper blades, 2 at $24.95 each. Streaking on the driver side.<br>$49.90 &nbsp; <span class=ok>Approved</span></div>
<div class="c no">Throttle body cleaning. Suggested with the plugs.<br>$134.00 &nbsp; <span class=nx>Declined</span></div>
<div class=sum>You approved work of $380.30. With a hazardous waste fee of $6.00 and tax of $22.14 your total will be <b>$408.44</b>.</div>
<p class=mut>Changed your mind? Reply to our text or ask for Leopold at the counter.</p>"""),
 "Bellwether Motorworks", (2018, "Mazda", "CX-5"),
 [it("Spark plug replacement", "Service", 21200),
  it("Rear differential fluid exchange", "Service", 11840),
  it("Wiper blades", "Part", 4990, 2, 2495),
  it("hazardous waste fee", "Fee", 600)],
 subtotal=38030, tax=2214, total=40844, num="61255", printed=[17625, 13400])

doc("r37-portal-b", "pdf", wrap("""
@page{size:148mm 230mm;margin:9mm}
body{font:13.5px/1.5 'Liberation Sans','DejaVu Sans',sans-serif;color:#1c1917;-webkit-print-color-adjust:exact}
.lg{font-weight:bold;font-size:18px;color:#ea580c}.pill{background:#ffedd5;border-radius:12px;padding:2px 10px;font-size:11.5px}
.q{background:#fafaf9;border:1px solid #e7e5e4;border-radius:10px;padding:6px 16px;margin:14px 0}
.b{background:#ea580c;color:#fff;text-align:center;border-radius:8px;padding:11px;font-weight:bold}
.s{font-size:11.5px;color:#78716c}
""", """
<div class=lg>Fettle Mobile Mechanics</div>
<p>Quote FM-208813 <span class=pill>waiting for you</span></p>
<p><b>2012 Honda Odyssey EX-L</b><br><span class=s>Parked at 1409 Windrow Ct, gate code on file</span></p>
<div class=q><p>Osvaldo, your mechanic, wrote:</p>
<p>Hi! The humming that gets louder with speed is a bad bearing on the driver front. I'd bring a left front hub and bearing assembly for $138.72, and my time is 1.8 hours at $98.00 an hour, $176.40. No charge for the visit. The right one is quiet so I would not touch it, it was done at 88,000 by the last owner.</p></div>
<p>Code HELLO20 was applied and saves you $20.00.</p>
<p>You pay <b>$295.12</b> when the job is finished. Tax is included in part prices.</p>
<div class=b>Book with a $30.00 hold</div>
<p class=s>The hold is released after the visit. Most repair shops near you ask $410 to $560 for this repair. Help: 888-555-0102</p>"""),
 "Fettle Mobile Mechanics", (2012, "Honda", "Odyssey EX-L"),
 [it("left front hub and bearing assembly", "Part", 13872), it("my time", "Labor", 17640, 1.8, 9800)],
 discounts=[2000], total=29512, num="FM-208813", printed=[3000, 41000, 56000])

doc("r37-portal-c", "pdf", wrap("""
body{font:13px/1.6 'DejaVu Serif','Liberation Serif',serif;color:#1a1a1a;-webkit-print-color-adjust:exact}
.u{font:10.5px 'DejaVu Sans',sans-serif;color:#777;display:flex;justify-content:space-between}
.g{display:flex;gap:26px;margin-top:18px}.l{width:31%;font:12px/1.7 'DejaVu Sans',sans-serif;background:#f1f1ee;padding:14px}
.r{width:69%}h3{font-size:17px;margin:0 0 6px}.a{border:2px solid #30482f;color:#30482f;display:inline-block;padding:7px 22px;font-weight:bold;margin-right:14px}
""", """
<div class=u><span>9/13/24, 3:37 PM</span><span>Service status - Wolcott &amp; Daughters</span></div>
<div class=g><div class=l><b>Wolcott &amp; Daughters<br>Auto Repair</b><br><br>Visit W-5093<br>Guest: Piers Lindqvist<br>2020 Jeep Grand Cherokee<br>Miles: 71,556<br>Arrived 9/12/24<br><br>Stage: waiting on approval<br><br>585-555-0171</div>
<div class=r><h3>A message from Annika</h3>
<p>Good afternoon Piers. We ran a cooling system pressure test, which is $65.00, and it showed the leak is only at the upper radiator hose, not the radiator itself. That's good news, and it means the first estimate of $611.90 that we gave you on 9/12 no longer applies.</p>
<p>The new upper radiator hose is $87.14 and it takes two spring clamps at $4.30, or $8.60. We top it off with Mopar coolant for $32.00. The labor is 1.5 hours, $262.50, since the fan shroud has to come out. Our shop charge on that is $21.00.</p>
<p>Together that makes $476.24, and with $10.54 of sales tax the amount to approve is $486.78.</p>
<p>If you say yes by 4 it will be ready tonight. We are open until 6.</p>
<p><span class=a>Approve $486.78</span><span class=a>Ask a question</span></p></div></div>"""),
 "Wolcott & Daughters Auto Repair", (2020, "Jeep", "Grand Cherokee"),
 [it("cooling system pressure test", "Service", 6500),
  it("upper radiator hose", "Part", 8714), it("spring clamps", "Part", 860, 2, 430),
  it("Mopar coolant", "Part", 3200), it("labor", "Labor", 26250, 1.5, None), it("shop charge", "Fee", 2100)],
 subtotal=47624, tax=1054, total=48678, num="W-5093", printed=[61190])

# ---------------------------------------------------------------- build + check
def money(c):
    s = f"{c/100:,.2f}"; return {s, s.replace(",", ""), s[:-3] if s.endswith(".00") else s, (s[:-3] if s.endswith(".00") else s).replace(",", "")}

bad = 0
for name, ext, page, height, lab in DOCS:
    out = f"{OUT}/{name}.{ext}"
    with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False) as f: f.write(page)
    base = [CH, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    cmd = base + (["--no-pdf-header-footer", f"--print-to-pdf={out}"] if ext == "pdf" else
                  [f"--window-size=450,{height}", "--force-device-scale-factor=2", f"--screenshot={out}"])
    subprocess.run(cmd + ["file://" + f.name], check=True, capture_output=True); os.unlink(f.name)
    json.dump(lab, open(f"{OUT}/{name}.json", "w"), indent=1, ensure_ascii=False)
    if ext == "pdf":
        text = subprocess.run(["pdftotext", "-raw", out, "-"], capture_output=True, text=True).stdout
    else:
        text = H.unescape(re.sub(r"<[^>]+>", " ", page.split("<body>")[1]))
    text = re.sub(r"\s+", " ", text)
    errs = []
    si = sum(i["totalPrice"] for i in lab["items"]); sd = sum(lab["discounts"])
    if lab["total"] is not None and si - sd + (lab["tax"] or 0) != lab["total"]: errs.append("total")
    fees = sum(i["totalPrice"] for i in lab["items"] if i["type"] == "Fee")
    if lab["subtotal"] is not None and lab["subtotal"] not in (si, si - sd, si - fees, si - fees - sd): errs.append("subtotal")
    for i in lab["items"]:
        if i["description"] not in text: errs.append("desc " + i["description"])
        if i["quantity"] and i["unitPrice"] and round(i["quantity"] * i["unitPrice"]) != i["totalPrice"]: errs.append("qty " + i["description"])
    amts = [i["totalPrice"] for i in lab["items"]] + [i["unitPrice"] for i in lab["items"] if i["unitPrice"]] + lab["discounts"] + lab["printed"] + [lab[k] for k in ("subtotal", "tax", "total") if lab[k] is not None]
    for a in amts:
        if not any(re.search(r"(?<![\d.,])" + re.escape(m) + r"(?![\d]|[.,]\d)", text) for m in money(a)): errs.append(f"amount {a}")
    if lab["header"]["shop"] and lab["header"]["shop"] not in text: errs.append("shop")
    if lab["header"]["documentNumber"] and lab["header"]["documentNumber"] not in text: errs.append("num")
    if os.path.getsize(out) > 300_000: errs.append("size")
    # every money-looking amount must be labelled somewhere
    for m in re.findall(r"\$?\d[\d,]*\.\d\d(?!\d)|\$\d[\d,]*(?![\d.]*\d)", text):
        c = round(float(m.strip("$").rstrip(",").replace(",", "")) * 100)
        if c not in amts: errs.append("unlabelled " + m)
    print(name, len(lab["items"]), os.path.getsize(out), errs or "ok"); bad += bool(errs)
sys.exit(bad)
