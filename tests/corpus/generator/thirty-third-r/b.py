from common import *
import sys
NV=(None,None,None,None,None)
def b1():
    n='B01_gmail_brakes'
    it=[I('front rotors','Part',2,7800),I('ceramic pads','Part',None,None,6495),I('labor','Labor',1.5,14000),I('brake fluid exchange','Service',None,None,8900),I('shop supplies','Fee',None,None,850)]
    tax=pct(15600+6495+850,8.1);sub=S(it);tot=sub+tax
    h=f'''<style>@page{{size:letter;margin:.5in}}body{{font:13px Roboto}}hr{{border:0;border-top:1px solid #bbb}}p{{line-height:1.5}}</style>
    <table width=100%><tr><td style="font-size:22px;color:#666"><b>Gmail</b><td align=right>Dan Okafor &lt;dan.okafor@example.com&gt;</table><hr><b style="font-size:15px">Your Outback - brake estimate</b><br><span style="color:#555">1 message</span><hr>
    <table width=100%><tr><td><b>Marisol's Auto Care</b> &lt;service@marisolsauto.example&gt;<td align=right>Tue, Mar 10, 2026 at 4:12 PM</table>To: dan.okafor@example.com
    <p>Hi Dan,</p><p>We had your 2014 Subaru Outback up on the rack this afternoon. The fronts are down to about 2 millimeters and the rotors are grooved, so I would not put it off. Here is what it would take:</p>
    <p>You need two front rotors at $78 each, and a set of ceramic pads for $64.95. The labor is 1.5 hours at $140. Since the fluid tested wet I have also put in a brake fluid exchange for $89. We add $8.50 for shop supplies. That makes ${m(sub)} before tax, the tax on the parts is ${m(tax)}, and your total out the door is <b>${m(tot)}</b>.</p>
    <p>The rear wiper blade is torn too. I have one on the shelf for $19 if you want it, but I have not counted it here, just tell me.</p>
    <p>The car can be done tomorrow before noon if you answer by 8. It has 132,480 miles on it now, for your records.</p><p>Thanks,<br>Marisol Quintero<br>Marisol's Auto Care<br>360-555-0134</p>'''
    label(n,n+'.pdf','quote',['prose','email'],None,"Marisol's Auto Care",(2014,'Subaru','Outback',None,132480),it,[],sub,tax,tot);pdf(n,h)
def b2():
    n='B02_outlook_ac'
    it=[I('A/C compressor','Part',None,None,41275),I('receiver drier','Part',None,None,5840),I('expansion valve','Part',None,None,4690),I('R-1234yf refrigerant','Part',1.5,9800),I('labor','Labor',None,None,48750),I('Recovery and evacuation','Service',None,None,12500)]
    d=5000;tax=pct(S(it[:4])-0,6);tot=S(it)-d+tax
    h=f'''<style>@page{{size:letter;margin:.8in .75in}}body{{font:14.5px Lato}}.h td{{padding:1px 14px 1px 0;vertical-align:top}}p{{margin:11px 0}}</style><div style="font-weight:bold;border-bottom:3px solid #000;padding-bottom:3px">Priya Nair</div>
    <table class=h style="margin:8px 0 22px"><tr><td><b>From:</b><td>Walt Brannigan &lt;walt@brannigansauto.example&gt;<tr><td><b>Sent:</b><td>Thursday, June 4, 2026 9:26 AM<tr><td><b>To:</b><td>Priya Nair<tr><td><b>Subject:</b><td>RE: A/C not cold - 2018 Mazda CX-5, our est. 2611</table>
    <p>Good morning Ms. Nair,</p><p>The compressor clutch has come apart and it sent metal through the system, so this is a bigger job than a recharge. A new A/C compressor is $412.75, and whenever we replace one the receiver drier ($58.40) and the expansion valve ($46.90) have to go with it, otherwise the compressor maker gives no warranty.</p>
    <p>It will take a pound and a half of R-1234yf refrigerant, which runs $98.00 a pound, so ${m(it[3]['totalPrice'])}. Recovery and evacuation is a flat $125.00. For the labor I am quoting you $487.50.</p>
    <p>I will take $50.00 off for being a returning customer. With ${m(tax)} sales tax the whole repair comes to ${m(tot)}.</p>
    <p>While it is apart I'd suggest a cabin air filter. That is optional, $32.00 installed, and it isn't in the figure above. The condenser looked fine, so we leave that ($389) alone.</p>
    <p>Parts are next-day. Let me know how you would like to proceed.</p><p>Walt Brannigan<br>Brannigan's Auto &amp; Air, Lakeland<br>(863) 555-0111</p>'''
    label(n,n+'.pdf','quote',['prose','email'],'2611',"Brannigan's Auto & Air",(2018,'Mazda','CX-5',None,None),it,[d],None,tax,tot);pdf(n,h)
def b3():
    n='B03_applemail_thread'
    it=[I('lower control arms','Part',2,12450),I('sway bar links','Part',2,3100),I('labor','Labor',3.2,12500),I('alignment','Service',None,None,9995)]
    tax=pct(S(it[:2]),7);tot=S(it)+tax
    o=[2*18900,2*4200,cents(D('3.8')*12500),9995];ot=sum(o)+pct(o[0]+o[1],7)
    h=f'''<style>@page{{size:letter;margin:.6in}}body{{font:14px Liberation Sans}}.q{{border-left:2px solid #6a5acd;padding-left:10px;color:#5040a0;margin-top:10px}}p{{margin:9px 0}}</style>
    <b>From:</b> Gus at Lakeshore Garage gus@lakeshoregarage.example<br><b>Subject:</b> Re: Re: Front end clunk Malibu<br><b>Date:</b> April 14, 2026 at 11:58 AM<br><b>To:</b> Theresa Blum theresa.blum@example.com<hr>
    <p>Theresa,</p><p>Good news. I called around after you wrote and can do better than Friday's numbers with Moog parts in place of dealer parts. So forget the first quote, this is the new one for the 2016 Chevrolet Malibu:</p>
    <p>Both lower control arms at $124.50 apiece. Two sway bar links, $31.00 each. The book time drops a bit too because the arms come with the ball joint and bushings in them, so labor is 3.2 hours at $125.00 an hour, ${m(it[2]['totalPrice'])}. The alignment stays at $99.95. Tax on parts is ${m(tax)}.</p>
    <p>All together ${m(tot)} instead of ${m(ot)}.</p><p>The rear shocks you asked about ($268 for the pair) can wait, I left those off as you said.</p><p>Gus<br>Lakeshore Garage, Muskegon &ndash; 231-555-0128</p>
    <div class=q>On Apr 13, 2026, at 7:40 PM, Theresa Blum &lt;theresa.blum@example.com&gt; wrote:<p>Hi Gus, {m(ot,'$')} is more than I hoped. Anything you can do? And please skip the rear shocks for now.<br>Theresa</p>
    <div class=q>On Apr 10, 2026, at 3:05 PM, Gus at Lakeshore Garage &lt;gus@lakeshoregarage.example&gt; wrote:<p>Theresa, the clunk is the lower control arm bushings. Dealer control arms are $189.00 each and you need two, links are $42.00 each times two, 3.8 hours labor at $125.00 is {m(o[2],'$')}, and an alignment for $99.95. With tax {m(ot,'$')}.<br>Gus</p></div></div>'''
    label(n,n+'.pdf','quote',['prose','email','earlier-prices'],None,'Lakeshore Garage',(2016,'Chevrolet','Malibu',None,None),it,[],None,tax,tot);pdf(n,h)
def b4():
    n='B04_letter_engine'
    it=[I('used engine','Part',None,None,185000),I('Freight','Fee',None,None,22500),I('labor','Labor',14,11500),I('motor mounts','Part',3,5800),I('fluids, hoses and gaskets','Part',None,None,24360),I('towing','Service',None,None,9500)]
    tax=pct(185000+17400+24360,7);tot=S(it)+tax
    h=f'''<style>@page{{size:letter;margin:1in}}body{{font:15.5px/1.42 FreeSerif}}p{{margin:12px 0;text-align:justify}}</style><center><b style="font-size:22px">Ostrander &amp; Son Motor Repair</b><br><i>Since 1958</i> &middot; 12 Depot Street, Oneonta, New York 13820 &middot; (607) 555-0160</center><br>
    <p style="text-align:left">September 22, 2025</p><p style="text-align:left">Mr. Alvin Petrosky<br>R.D. 2, Box 118<br>Laurens, NY 13796</p><p>Dear Mr. Petrosky,</p>
    <p>As we discussed by telephone, the engine in your 2012 Jeep Liberty (VIN {vin('1C4PJMAK00W154203')}) has a spun rod bearing and is not worth rebuilding. I am writing with our price to replace it, so that you and Mrs. Petrosky can think it over.</p>
    <p>We have located a used engine with 71,000 miles for $1,850.00, with a six month warranty. Freight from the yard in Ohio is $225.00. We figure fourteen hours of labor to remove and install it at our rate of $115.00 per hour, or ${m(161000)}. You should have three new motor mounts at $58.00 each, and we would allow $243.60 for fluids, hoses and gaskets. There is also the towing from your farm, which was $95.00; we paid the driver and have added it here.</p>
    <p>Sales tax on the parts will be ${m(tax)}, and the complete job would thus be ${m(tot)}. I ask a deposit of $1,000.00 to order the engine, with the balance due when you pick up the Jeep.</p>
    <p>If you wished to have the clutch done at the same time it would be another $485.00, but yours has wear left in it and I have not included it.</p><p>Yours truly,</p><br><p>Emmett Ostrander</p>'''
    label(n,n+'.pdf','quote',['prose','letter'],None,'Ostrander & Son Motor Repair',(2012,'Jeep','Liberty',vin('1C4PJMAK00W154203'),None),it,[],None,tax,tot);pdf(n,h)
def b5():
    n='B05_letter_bill'
    it=[I('starter','Part',None,None,18640),I('battery','Part',None,None,16995),I('battery cable ends','Part',2,675),I('labor','Labor',2,9800),I('core charge','Fee',None,None,1800)]
    sub=S(it);tax=pct(S(it[:3]),5);d=1800;tot=sub-d+tax
    h=f'''<style>@page{{size:letter;margin:.9in 1.1in}}body{{font:14px/1.5 Liberation Mono}}p{{margin:14px 0}}</style>
    <div>CROWFOOT VALLEY AUTO<br>P.O. Box 77<br>Hamilton, Virginia 20158<br>540-555-0107</div><p>February 16, 2026<br>Invoice 1183</p><p>Mrs. Constance Ayers<br>40 Mill Race Road<br>Lincoln, Virginia 20160</p><p>Re: 2008 Toyota Tacoma, 187,340 miles</p><p>Dear Mrs. Ayers:</p>
    <p>Your truck is ready. The starter had failed, and we put in a remanufactured starter for $186.40. Because the old battery no longer held a charge we installed a new battery at $169.95, along with two battery cable ends at $6.75 each. It took two hours of labor at $98.00 an hour. The core charge on the starter was $18.00, and since we kept your old one you get $18.00 back as a core credit.</p>
    <p>Sales tax came to ${m(tax)}. Please remit ${m(tot)} within ten days.</p><p>We did not replace the fuel filter, as you declined it ($41.00). There is no charge for checking the lights.</p><p>Sincerely,</p><p>Boyd Crowfoot</p>'''
    label(n,n+'.pdf','invoice',['prose','letter'],'1183','CROWFOOT VALLEY AUTO',(2008,'Toyota','Tacoma',None,187340),it,[d],None,tax,tot);pdf(n,h)
def chat(n,bubs,css,head,foot,h):
    b=''.join(f'<div class="{c}">{t}</div>' for c,t in bubs)
    shot(n,f'<style>*{{box-sizing:border-box}}body{{margin:0;height:{h}px;display:flex;flex-direction:column}}{css}</style>{head}<div class=w>{b}</div>{foot}',h)
def b6():
    n='B06_imessage_struts'
    it=[I('struts','Part',2,14500),I('strut mounts','Part',2,3850),I('labor','Labor',2.5,11000),I('Alignment','Service',None,None,8900)]
    tax=pct(S(it[:2]),6.5);tot=S(it)+tax
    bub=[('t','Today 1:17 PM'),('i','Hi Keisha its Ramon at R&amp;R Auto 👋 got your Toyota Camry up on the lift'),('i','Both front struts are leaking. Complete struts are $145 each so 2 of those. I would do strut mounts too, 38.50 each x 2'),('o','ok how much is labor'),('i','Two and a half hours labor at $110 an hr = $275. Alignment $89 after'),('o','do i need the cv axle you mentioned'),('i','Not yet. That would be 240 more, leave it for next time'),('i',f'Tax is {m(tax,"$")} so total {m(tot,"$")}. Ok to go ahead?'),('o','yes go ahead 👍'),('t','Delivered')]
    css='''body{background:#fff;font:15.5px Roboto}.w{flex:1;padding:6px 12px;display:flex;flex-direction:column}.i,.o{max-width:76%;padding:8px 12px;border-radius:18px;margin:3px 0;line-height:1.3}.i{background:#e9e9eb;align-self:flex-start}.o{background:#0a7cff;color:#fff;align-self:flex-end}.t{font-size:11px;color:#888;align-self:center;margin:5px}.t:last-child{align-self:flex-end}.hd{background:#f6f6f6;border-bottom:1px solid #ccc;text-align:center;padding:6px;font-size:12px}.ft{padding:8px 12px 18px}.ft div{border:1px solid #ccc;border-radius:18px;padding:7px 14px;color:#999}'''
    head='<div class=hd><div style="display:flex;justify-content:space-between;font-weight:600;font-size:14px;padding:2px 12px 4px"><span>1:31</span><span>5G &#9646;&#9646;&#9646; 64%</span></div><div style="width:40px;height:40px;border-radius:20px;background:#9aa;color:#fff;line-height:40px;font-size:17px;margin:auto">RR</div>R&amp;R Auto &rsaquo;</div>'
    label(n,n+'.png','quote',['prose','chat','screenshot'],None,'R&R Auto',(None,'Toyota','Camry',None,None),it,[],None,tax,tot);chat(n,bub,css,head,'<div class=ft><div>iMessage</div></div>',760)
def b7():
    n='B07_whatsapp_exhaust'
    it=[I('catalytic converter','Part',None,None,38900),I('O2 sensors','Part',2,7425),I('exhaust gasket','Part',None,None,1460),I('Labour','Labor',None,None,21000),I('rust removal fee','Fee',None,None,2500)]
    d=3000;tot=S(it)-d
    bub=[('t','FRIDAY'),('i','Good afternoon Mr Lindqvist, this is Amadou from Sahel Motors. Estimate for the 2011 Honda Element as promised<s>3:02 PM</s>'),('i','The catalytic converter is $389.00 (aftermarket, 50 state legal). You also need two O2 sensors, $74.25 each, and an exhaust gasket $14.60<s>3:03 PM</s>'),('i','Labour for all of it $210.00 plus $25 rust removal fee because the bolts are seized<s>3:04 PM</s>'),('o','Can you do anything on the price? Muffler shop said 800<s>3:20 PM ✓✓</s>'),('i','I can take 30 dollars off for cash<s>3:24 PM</s>'),('i',f'So {m(tot,"$")} total no tax added. The muffler itself still OK, if you want it new later it is $165, not needed now<s>3:25 PM</s>'),('o','Deal. Bring it Monday<s>3:31 PM ✓✓</s>')]
    css='''body{background:#efe7dd;font:15px Open Sans}.w{flex:1;padding:6px 10px;display:flex;flex-direction:column}.i,.o{max-width:82%;padding:6px 9px 16px;border-radius:8px;margin:3px 0;position:relative;line-height:1.3}.i{background:#fff;align-self:flex-start}.o{background:#dcf8c6;align-self:flex-end}s{position:absolute;right:8px;bottom:2px;font-size:10px;color:#888;text-decoration:none}.t{font-size:11px;background:#d7eaf4;padding:3px 9px;border-radius:6px;align-self:center;margin:5px}.hd{background:#075e54;color:#fff;padding:8px 12px 10px}'''
    head='<div class=hd><div style="font-size:12px;display:flex;justify-content:space-between"><span>15:33</span><span>LTE 81%</span></div><div style="font-size:17px;margin-top:5px">&larr; &nbsp;<b>Sahel Motors</b><div style="font-size:11px;margin-left:26px">online</div></div></div>'
    label(n,n+'.png','quote',['prose','chat','screenshot'],None,'Sahel Motors',(2011,'Honda','Element',None,None),it,[d],None,None,tot);chat(n,bub,css,head,'<div style="padding:8px;"><div style="background:#fff;border-radius:20px;padding:8px 14px;color:#999">Message</div></div>',780)
def b8():
    n='B08_dark_sms_done'
    it=[I('alternator','Part',None,None,23150),I('serpentine belt','Part',None,None,4225),I('Labor','Labor',1.25,12800),I('diagnostic','Service',None,None,6500),I('supplies','Fee',None,None,975)]
    tax=pct(23150+4225+975,9.5);tot=S(it)+tax
    bub=[('t','Wed, Jan 21 &bull; 4:48 PM'),('i','Juniper Street Garage: Hello Marcus, your 2013 Ford Escape is finished and ready for pickup until 6:00.'),('i',f'Final bill, RO 9042: the alternator was $231.50 and a new serpentine belt $42.25. Labor one and a quarter hours at $128/hr, {m(it[2]["totalPrice"],"$")}. The diagnostic was $65, supplies $9.75, and sales tax {m(tax,"$")}. Your total is {m(tot,"$")}.'),('o','Was the battery replaced too?'),('i','No, battery tested good at 12.7 volts so we did not sell you one ($179 saved!). Rear brakes are at 4 mm, estimate for those would be $310 later this year.'),('o','Great, paying online now'),('i','Thank you! Pay here: pay.junipergarage.example/9042')]
    css='''body{background:#121212;color:#eee;font:15px Roboto}.w{flex:1;padding:8px 12px;display:flex;flex-direction:column}.i,.o{max-width:80%;padding:10px 13px;border-radius:20px;margin:4px 0;line-height:1.36}.i{background:#2b2d31;align-self:flex-start}.o{background:#7fcfff;color:#00263a;align-self:flex-end}.t{font-size:11px;color:#aaa;align-self:center;margin:8px}.hd{padding:8px 14px 12px}'''
    head='<div class=hd><div style="font-size:12px;display:flex;justify-content:space-between"><span>5:02</span><span>&#9650; 47%</span></div><div style="font-size:18px;margin-top:8px">&larr; &nbsp;(503) 555-0149</div></div>'
    label(n,n+'.png','invoice',['prose','chat','screenshot','dark'],'9042','Juniper Street Garage',(2013,'Ford','Escape',None,None),it,[],None,tax,tot);chat(n,bub,css,head,'<div style="padding:8px 12px 14px"><div style="background:#2b2d31;border-radius:22px;padding:10px 16px;color:#888">Text message</div></div>',740)
def b9():
    n='B09_wordproc_typed'
    it=[I('Timing cover gasket set','Part',None,None,5280),I('crank seal','Part',None,None,1895),I('RTV sealant','Part',2,1150),I('oil and filter','Part',None,None,5400),I('Labor','Labor',6.5,10500),I('Disposal fee','Fee',None,None,400)]
    par=S(it[:4]);tax=pct(par,8);sub=S(it);tot=sub+tax
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    t=f'''HOLLOW CREEK AUTO WORKS
Rt. 9 at Bledsoe Rd., Cookeville TN    931-555-0199

ESTIMATE                                   7/15/2025

For:  Darnell Hughes
Car:  2010 Dodge Charger 5.7, miles 149,020

Darnell -

Here is what we talked about for the oil leak at the front
of the motor. Timing cover gasket set runs $52.80 and the
crank seal is $18.95. I will need two tubes of RTV sealant
at $11.50 a tube. Fresh oil and filter, $54.00.

Labor on this is six and a half hours (6.5) at $105.00,
that is ${m(it[4]['totalPrice'])}. Disposal fee $4.00.

Before tax that adds up to ${m(sub)}. Tax on the parts 8% =
${m(tax)}.

TOTAL  ${m(tot)}

If the water pump is weeping when I get in there it is
$137.00 for the pump and no extra labor since we are right
there. I will call you first. That is NOT in the total.

Good for 30 days. Thanks for the business.

Lonnie'''
    open(SRC+n+'.html','w').write(esc(t));c=canvas.Canvas(OUT+n+'.pdf',pagesize=letter);c.setTitle('darnell charger estimate');x=c.beginText(80,710);x.setFont('Courier',12);x.setLeading(15.5)
    for l in t.split('\n'): x.textLine(l)
    c.drawText(x);c.save()
    label(n,n+'.pdf','quote',['prose'],None,'HOLLOW CREEK AUTO WORKS',(2010,'Dodge','Charger',None,149020),it,[],sub,tax,tot)
def b10():
    n='B10_web_approval'
    it=[I('radiator','Part',None,None,24700),I('thermostat','Part',None,None,3990),I('coolant','Part',2,2450),I('labor','Labor',2.8,13200),I('wheel bearing','Part',None,None,11875),I('labor','Labor',1.7,13200),I('hazardous waste fee','Fee',None,None,600)]
    tax=pct(24700+3990+4900+11875,8.6);sub=S(it);tot=sub+tax
    h=f'''<title>Approve repairs | Saltgrass Auto</title><style>@page{{size:letter;margin:0}}body{{margin:.75in .5in 0;font:13.5px Open Sans;color:#222}}.c{{border:1px solid #ccc;border-radius:8px;padding:12px 16px;margin:12px 0;page-break-inside:avoid}}.b{{display:inline-block;border:1px solid #080;border-radius:4px;color:#080;padding:2px 10px;font-size:12px}}.n{{border-color:#a00;color:#a00}}h3{{margin:2px 0 6px}}p{{margin:6px 0;line-height:1.5}}</style>
    <div style="position:absolute;top:.3in;left:.3in;right:.3in;font:9px DejaVu Sans;display:flex;justify-content:space-between"><span>5/19/26, 8:43 AM</span><span>Approve repairs | Saltgrass Auto</span><span></span></div><div style="position:absolute;top:10.5in;left:.3in;right:.3in;font:9px DejaVu Sans;display:flex;justify-content:space-between"><span>https://approve.saltgrassauto.example/e/30718?k=7f2c</span><span>1/1</span></div>
    <div style="border-bottom:4px solid #0a6b7a;padding-bottom:6px"><b style="font-size:21px;color:#0a6b7a">Saltgrass Auto</b> &nbsp; Online approval &nbsp; <span style="float:right">Estimate 30718</span></div>
    <p>Hello Bettina, your technician Oscar looked over your <b>2017 Hyundai Santa Fe</b> (93,655 mi). Please read what he found and tap Approve or Decline for each.</p>
    <div class=c><span class=b>&#10003; Approved</span><h3>Radiator is cracked at the plastic tank</h3><p>We will fit a new radiator for $247.00 and a thermostat for $39.90, filled with two gallons of coolant at $24.50 a gallon. The labor for this is 2.8 hours at $132.00 per hour, {m(it[3]['totalPrice'],'$')}.</p></div>
    <div class=c><span class=b>&#10003; Approved</span><h3>Left rear wheel hums</h3><p>The wheel bearing costs $118.75 and the labor is 1.7 hours at $132.00 per hour, {m(it[5]['totalPrice'],'$')}.</p></div>
    <div class=c><span class="b n">&#10007; Declined</span><h3>Spark plugs are past due</h3><p>Six iridium plugs at $17.50 each and 1.4 hours of labor would be $289.80. You have declined this, so it is not part of your total.</p></div>
    <div class=c><h3>What you approved</h3><p>Your approved repairs, including a $6.00 hazardous waste fee, come to {m(sub,'$')}. Sales tax adds {m(tax,'$')}, which brings you to <b>{m(tot,'$')}</b>. You approved this on May 19, 2026 at 8:41 AM from your phone.</p></div>
    <p style="color:#777;font-size:11px">Saltgrass Auto, 2204 Broadway, Galveston, TX &middot; (409) 555-0177 &middot; Questions? Reply to the text we sent you.</p>'''
    label(n,n+'.pdf','quote',['prose','web'],'30718','Saltgrass Auto',(2017,'Hyundai','Santa Fe',None,93655),it,[],sub,tax,tot);pdf(n,h)
for k in (sys.argv[1:] or range(1,11)): globals()[f'b{k}']()
