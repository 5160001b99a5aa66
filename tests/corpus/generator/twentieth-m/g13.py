from lib import *
import subprocess
# m13 letter, libreoffice
its=[I("head gasket set with new head bolts",'Part',31840),I("resurfacing both heads at Dunmore Machine",'Sublet',26000),Q("labor to remove and install the heads",'Labor',14.5,11500),
I("water pump and timing belt kit",'Part',27915),I("thermostat and coolant",'Part',6780),I("oil and filter",'Part',4625)]
d=[D("the inspection you already paid for",9500)]
g=sum(i['totalPrice'] for i in its);P=31840+27915+6780+4625;tx=half(P*.0635);tot=g-9500+tx
h=f"""<html><head><meta charset=utf-8></head><body style="font-family:Liberation Serif;font-size:12pt">
<p><b>Quill &amp; Harrow Motor Works</b><br>91 Depot Road, Willimantic, Connecticut 06226<br>860-555-0137</p>
<p>October 6, 2025</p><p>Mrs. Constance Varga<br>14 Plains Road<br>Windham, CT 06280</p>
<p>RE: 2009 Subaru Outback 2.5i, 141,620 miles</p>
<p>Dear Mrs. Varga,</p>
<p>We finished pulling your Outback apart far enough to say for sure that both head gaskets are seeping, the left side into the coolant. You asked me to put the numbers in writing, so here they are.</p>
<p>The head gasket set with new head bolts comes to $318.40, and resurfacing both heads at Dunmore Machine will be $260.00. We figure labor to remove and install the heads at 14.5 hours, which at our $115.00 rate is {m(its[2]['totalPrice'],1)}. While it is apart I strongly suggest doing the water pump and timing belt kit for $279.15, since there is no added labor, and I have put it in. You will also need the thermostat and coolant, $67.80, and oil and filter, $46.25.</p>
<p>I am taking off $95.00 for the inspection you already paid for. Connecticut sales tax on the parts is {m(tx,1)}, so the whole job is <b>{m(tot,1)}</b>, not a penny more unless we find a cracked head. A used engine would run about $3,400.00 and I would not advise it. I would need $800.00 down to order the parts.</p>
<p>The earliest we could start is Tuesday the 14th.</p><p>Yours truly,</p><p>Ansel Harrow</p></body></html>"""
open('m13.html','w').write(h)
subprocess.run(['soffice','--headless','--convert-to','odt:writer8','--infilter=HTML (StarWriter)','m13.html'],check=True,capture_output=True,timeout=150)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,'m13.odt'],check=True,capture_output=True,timeout=150)
save('m13.pdf','quote','libreoffice writer',"Quill & Harrow Motor Works",None,{"year":2009,"make":"Subaru","model":"Outback","mileage":141620,"trim":"2.5i"},its,d,None,tx,tot,["prose"])

# m14 e-mail print, chromium
its=[Q("front struts",'Part',2,16450),Q("upper mounts",'Part',2,4125),I("lower control arm on the driver side",'Part',13860),I("labor",'Labor',52000),I("four wheel alignment",'Service',10995),I("shop supplies",'Fee',2080)]
sub=sum(i['totalPrice'] for i in its);tx=half((32900+8250+13860)*.0825);tot=sub+tx
h=f"""<!doctype html><meta charset=utf-8><style>body{{font:13px 'DejaVu Sans';margin:10px}}hr{{border:0;border-top:1px solid #bbb}}.s{{color:#666;font-size:11px}}</style>
<div style="display:flex;justify-content:space-between"><b style="color:#c33;font-size:18px">Mail</b><span>Tamsin Okonjo &lt;tamsin.okonjo@mail.example&gt;</span></div><hr><b style="font-size:16px">Re: clunk over speed bumps - Mazda CX-5</b><div class=s>2 messages</div><hr>
<div style="display:flex;justify-content:space-between"><span><b>Tamsin Okonjo</b> &lt;tamsin.okonjo@mail.example&gt;</span><span class=s>Thu, Oct 2, 2025 at 7:15 PM</span></div><div class=s>To: service@ferncreekauto.example</div><p>Hi, did you get a chance to look at it? It's the 2017 CX-5 Touring, 97,480 miles. My budget was 900 if possible.</p><hr>
<div style="display:flex;justify-content:space-between"><span><b>Fern Creek Auto Clinic</b> &lt;service@ferncreekauto.example&gt;</span><span class=s>Fri, Oct 3, 2025 at 8:52 AM</span></div><div class=s>To: Tamsin Okonjo</div>
<p>Good morning Tamsin,</p><p>Yes, had it on the lift first thing. Both front struts are leaking and the mounts are shot, that is your clunk. Here's what I would do:</p>
<ul><li>2 front struts at $164.50 each, $329.00</li><li>2 upper mounts, $41.25 each, so $82.50</li><li>lower control arm on the driver side, ball joint has play - $138.60</li><li>labor for all of the above is a flat $520.00</li><li>then it needs a four wheel alignment, $109.95, we do it here</li></ul>
<p>Add $20.80 shop supplies. That makes {m(sub,1)} before tax, tax is {m(tx,1)}, grand total {m(tot,1)}.</p><p>I know that's over the 900. You could leave the control arm until spring and save about $230, but then you'd pay for a second alignment. Rear shocks are fine. Last year's estimate from the other place ($1,612.00) had the rears in it, which you don't need.</p><p>Let me know by noon and parts will be here today.</p><p>Odalys<br>Fern Creek Auto Clinic | Louisville KY | 502-555-0149<br>Ref. FC-7712</p>"""
chrome(h,OUT+'m14.pdf')
save('m14.pdf','email','chromium',"Fern Creek Auto Clinic","FC-7712",{"year":2017,"make":"Mazda","model":"CX-5","mileage":97480,"trim":"Touring"},its,[],sub,tx,tot,["prose"])

# m15 text-message export, wkhtmltopdf
its=[I("reman alternator",'Part',24300),I("serpentine belt",'Part',3850),I("belt tensioner",'Part',6475),I("labor",'Labor',18500),I("core charge",'Fee',4000)]
d=[]
tot=sum(i['totalPrice'] for i in its)
msgs=[("Me","9:02 AM","Morning, its Rudy w the 05 Buick LeSabre. Dead again in the driveway"),
("Lonnie @ Eastgate Garage","9:10 AM","Hey Rudy. Got it towed in already, your wife called. Alternator is toast, 11.4 volts running"),
("Me","9:11 AM","figures. how bad"),
("Lonnie @ Eastgate Garage","9:31 AM","ok priced it out. reman alternator is 243.00, new one would be 389.00 but no need on this car. serpentine belt 38.50, its cracked. the belt tensioner is wobbling so 64.75 for that"),
("Lonnie @ Eastgate Garage","9:33 AM","labor 185.00 and theres a 40.00 core charge till I send the old one back"),
("Me","9:40 AM","tow extra?"),
("Lonnie @ Eastgate Garage","9:41 AM","no AAA took that"),
("Me","9:44 AM","so whats it all come to, I got 500 cash"),
("Lonnie @ Eastgate Garage","9:47 AM",f"{m(tot)} total, tax is already in the parts prices. you get the 40 back next week"),
("Me","9:49 AM","👍 go ahead"),("Lonnie @ Eastgate Garage","9:50 AM","done by 3")]
h="<html><meta charset=utf-8><style>body{font-family:'Liberation Sans';font-size:13px}td{padding:5px 8px;vertical-align:top;border-bottom:1px dotted #ccc}.m{background:#eef}</style><h3>Message export &mdash; Lonnie @ Eastgate Garage (+1 513-555-0191)</h3><p>Exported 10/09/2025. 11 messages, Oct 8, 2025</p><table width=100%>"+"".join(f"<tr class={'m' if a=='Me' else 'o'}><td width=70>{t}</td><td width=140><b>{a}</b></td><td>{x.replace('👍','(thumbs up)')}</td></tr>" for a,t,x in msgs)+"</table></html>"
open('t.html','w').write(h);subprocess.run(['wkhtmltopdf','-q','-s','Letter','--encoding','utf-8','t.html',OUT+'m15.pdf'],check=True)
save('m15.pdf','message','wkhtmltopdf',"Eastgate Garage",None,{"year":2005,"make":"Buick","model":"LeSabre"},its,d,None,None,tot,["prose"])

# m16 iMessage screenshot
its=[I("front pads",'Part',8900),I("both front rotors",'Part',15600),I("caliper on the right",'Part',11250),I("brake fluid",'Part',1400),I("labor",'Labor',21000)]
d=[D("I'll knock off",2000)]
d=[D("knock off",2000)]
tx=half((8900+15600+11250+1400)*.07);tot=sum(i['totalPrice'] for i in its)-2000+tx
css="body{margin:0;background:#fff;font:17px 'Liberation Sans';width:390px}.hd{background:#f6f6f6;text-align:center;padding:34px 0 8px;border-bottom:1px solid #ddd;font-size:12px}.av{width:46px;height:46px;border-radius:23px;background:#9aa3b0;color:#fff;line-height:46px;margin:0 auto 4px;font-size:19px}.b{max-width:265px;padding:8px 13px;border-radius:18px;margin:4px 12px;clear:both;line-height:1.28}.i{background:#e9e9eb;float:left}.o{background:#0b84fe;color:#fff;float:right}.t{clear:both;text-align:center;color:#8e8e93;font-size:11px;padding:10px 0 4px}.bar{position:absolute;top:8px;left:26px;right:26px;display:flex;justify-content:space-between;font-weight:bold;font-size:14px}"
h=f"""<!doctype html><meta charset=utf-8><style>{css}</style><div class=bar><span>4:18</span><span>LTE 62%</span></div><div class=hd><div class=av>MG</div>Mo's Garage &rsaquo;</div>
<div class=t>Today 3:52 PM</div><div class="b i">Hi Delphine its Mo's Garage about the 2013 Chevrolet Equinox LT</div><div class="b o">Hi! what's the damage</div>
<div class="b i">front pads are down to metal, $89.00. both front rotors are grooved so those are $156.00 for the pair. caliper on the right is frozen, $112.50</div><div class="b i">plus $14.00 brake fluid and labor is $210.00</div><div class="b o">ouch. what about the rears?</div><div class="b i">rears have 6mm, good for another year. would be about $260 then</div><div class="b o">anything you can do on price?</div><div class="b i">I can knock off $20.00 since you came last month. with {m(tx,1)} tax you'd be at {m(tot,1)} total</div><div class="b o">ok do it please</div><div class="t" style="text-align:right;padding-right:14px">Delivered</div>"""
shot(h,OUT+'m16.png',390,800,2)
save('m16.png','message','chromium',"Mo's Garage",None,{"year":2013,"make":"Chevrolet","model":"Equinox","trim":"LT"},its,d,None,tx,tot,["prose","screenshot"])

# m17 WhatsApp-like dark
its=[Q("spark plugs",'Part',4,1625),I("ignition coil cyl 3",'Part',7895),I("PCV valve",'Part',2240),I("throttle body cleaning",'Service',6500),Q("labor",'Labor',1.5,11000)]
tot=sum(i['totalPrice'] for i in its)
css="body{margin:0;background:#0b141a;color:#e9edef;font:16px 'DejaVu Sans';width:412px}.hd{background:#1f2c34;padding:14px 16px;font-size:17px}.hd small{color:#8696a0;font-size:12px}.b{max-width:310px;padding:7px 10px;border-radius:9px;margin:5px 12px;clear:both;font-size:14.5px;line-height:1.35}.i{background:#202c33;float:left}.o{background:#005c4b;float:right}.k{color:#8696a0;font-size:10px;text-align:right}.q{border-left:4px solid #53bdeb;background:#18242b;padding:4px 7px;font-size:12.5px;color:#9fb0b9;border-radius:4px}.d{clear:both;text-align:center;padding:10px}.d span{background:#182229;border-radius:6px;padding:4px 9px;font-size:11px;color:#8696a0}"
def b(k,t,tm): return f'<div class="b {k}">{t}<div class=k>{tm}</div></div>'
h=f"""<!doctype html><meta charset=utf-8><style>{css}</style><div class=hd>&larr; &nbsp;Sabre Tooth Auto (Yesenia)<br><small>online</small></div><div class=d><span>OCTOBER 7, 2025</span></div>"""+b('o','Hola Yesenia, any news on my Jetta?','11:20 AM')+b('i','Yes! 2016 Volkswagen Jetta SE, 109,212 mi. Misfire on 3.','11:34 AM')+b('i',f'Quote #Y-503:<br>4 spark plugs @ $16.25 = $65.00<br>ignition coil cyl 3 $78.95<br>PCV valve $22.40<br>throttle body cleaning $65.00<br>labor 1.5 hrs x $110.00 = $165.00','11:36 AM')+b('o','<div class=q>Quote #Y-503: 4 spark plugs @ $16.25...</div>should I do all 4 coils?','11:41 AM')+b('i','All four would be $315.80 instead of $78.95. Not needed, the rest tested fine.','11:43 AM')+b('o','ok just the one. total?','11:44 AM')+b('i',f'{m(tot,1)}, no tax in Oregon 😀'.replace('😀','&#9786;'),'11:44 AM')+b('o','Perfect','11:45 AM')
shot(h,OUT+'m17.png',412,760,2)
save('m17.png','message','chromium',"Sabre Tooth Auto","Y-503",{"year":2016,"make":"Volkswagen","model":"Jetta","mileage":109212,"trim":"SE"},its,[],None,None,tot,["prose","screenshot"])

# m18 desktop mail program
v=vin("JTHBK1GG","D2066148")
its=[I("Rack and pinion, remanufactured",'Part',48900),Q("outer tie rod ends",'Part',2,5240),I("power steering fluid flush",'Service',8950),I("R&R steering rack",'Labor',56000),I("alignment at Tru-Line",'Sublet',9500),I("hazardous waste",'Fee',600)]
d=[D("10% senior discount on labor",5600)]
sub=sum(i['totalPrice'] for i in its)-5600;tx=half((48900+10480)*.06);tot=sub+tx
css="body{margin:0;font:14px 'Liberation Sans';width:1000px;background:#fff;color:#222}.tb{background:#2b579a;color:#fff;padding:9px 14px}.sb{position:absolute;left:0;top:35px;width:190px;height:715px;background:#f0f0f0;border-right:1px solid #ccc;padding:14px;box-sizing:border-box;line-height:2}.mn{margin-left:210px;padding:14px 24px 10px 6px;line-height:1.45}.s{color:#666;font-size:12px}"
h=f"""<!doctype html><meta charset=utf-8><style>{css}</style><div class=tb>Inbox - wendell.ashby@mail.example &nbsp;&nbsp; File &nbsp; Edit &nbsp; View &nbsp; Message</div><div class=sb><b>Inbox (3)</b><br>Drafts<br>Sent<br>Receipts<br>Lexus<br>Junk</div><div class=mn><div style="font-size:19px">Your 2013 Lexus ES 350: steering rack quote 8830</div><div class=s>From: Tillman Bros. Import Service &lt;desk@tillmanimport.example&gt;<br>To: Wendell Ashby<br>Date: Wednesday, October 8, 2025 2:07 PM</div><hr>
<p>Mr. Ashby,</p><p>Thanks for bringing in the ES 350 (VIN {v}, 122,930 miles). The fluid on your garage floor is from the rack, both end seals. We quoted $1,690.00 over the phone with a new factory unit; with a rebuilt one it gets better:</p>
<p>Rack and pinion, remanufactured, for $489.00. 2 outer tie rod ends for $52.40 each, which is $104.80. The power steering fluid flush is $89.50. To R&amp;R steering rack we charge $560.00, and the alignment at Tru-Line across the street is $95.00. There is $6.00 for hazardous waste.</p>
<p>You get our 10% senior discount on labor, that's $56.00 off. So the subtotal is {m(sub,1)}, sales tax {m(tx,1)} and the total {m(tot,1)}. The core ($120.00) is only billed if we don't get your old rack, and we will.</p><p>If you'd like new inner boots in genuine Lexus rubber, add $38.00. Otherwise the ones with the rack are fine.</p><p>Regards,<br>Purnell Tillman</p></div>"""
shot(h,OUT+'m18.png',1000,750,1.5)
save('m18.png','email','chromium',"Tillman Bros. Import Service","8830",{"year":2013,"make":"Lexus","model":"ES 350","vin":v,"mileage":122930},its,d,sub,tx,tot,["prose","screenshot"])
