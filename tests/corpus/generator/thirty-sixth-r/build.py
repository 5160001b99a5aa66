import json,os,re,subprocess,html,sys
M='./make';D='./docs'
F=M+'/fonts/x/usr/share/fonts/'
def ff(n,p,w=400,s='normal'): return "@font-face{font-family:'%s';src:url('file://%s%s');font-weight:%s;font-style:%s}"%(n,F,p,w,s)
FONTS=''.join([
 ff('LSans','truetype/liberation/LiberationSans-Regular.ttf'),ff('LSans','truetype/liberation/LiberationSans-Bold.ttf',700),
 ff('LSerif','truetype/liberation/LiberationSerif-Regular.ttf'),ff('LSerif','truetype/liberation/LiberationSerif-Bold.ttf',700),
 ff('LMono','truetype/liberation/LiberationMono-Regular.ttf'),ff('LMono','truetype/liberation/LiberationMono-Bold.ttf',700),
 ff('Carl','truetype/crosextra/Carlito-Regular.ttf'),ff('Carl','truetype/crosextra/Carlito-Bold.ttf',700),
 ff('Robo','truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'),ff('Robo','truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf',500),ff('Robo','truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf',700),
 ff('Intr','opentype/inter/Inter-Regular.otf'),ff('Intr','opentype/inter/Inter-SemiBold.otf',600),
 ff('Emo','truetype/noto/NotoColorEmoji.ttf')])
DOCS=[]
def page(css,body): return '<!doctype html><meta charset="utf-8"><style>'+FONTS+'*{box-sizing:border-box}body{margin:0}'+css+'</style>'+body
def add(name,ext,h,veh,shop,items,tax,total,sub=None,disc=(),num=None,printed=(),size=None):
    f=f'r36-{name}.{ext}'
    its=[dict(description=d,type=t,quantity=q,unitPrice=u,totalPrice=p) for d,t,q,u,p in items]
    DOCS.append((f,h,size,dict(file=f,kind='quote',layout=f'r36-{name}',author='r36',hardships=['prose'],header=dict(documentNumber=num,shop=shop),
      vehicle=dict(year=veh[0],make=veh[1],model=veh[2]),items=its,discounts=list(disc),subtotal=sub,tax=tax,total=total,printed=list(printed))))
P=lambda *a:''.join(f'<p>{x}</p>' for x in a)

# 1 gmail print
add('mail-a','pdf',page("@page{size:Letter;margin:14mm 15mm}body{font:13px LSans;color:#222}.l{display:flex;justify-content:space-between;border-bottom:1px solid #bbb;padding-bottom:8px}.g{font-size:22px;color:#666}h2{font-size:18px;margin:14px 0 2px}hr{border:0;border-top:1px solid #ccc}p{line-height:1.45}.m{color:#555;font-size:12px}",
"""<div class=l><span class=g>Gmail</span><span><b>Danielle Price</b> &lt;dprice.home@gmail.com&gt;</span></div><h2>Your Forester - what we found</h2><div class=m>1 message</div><hr>
<div style="display:flex;justify-content:space-between"><b>Brookhaven Auto Care &lt;desk@brookhavenautocare.com&gt;</b><span>Tue, Apr 8, 2025 at 10:42 AM</span></div><div class=m>To: Danielle Price &lt;dprice.home@gmail.com&gt;</div>"""+
P("Hi Danielle,","Thanks for leaving the Forester with us last night. Mike took it out for a drive this morning and the humming you hear above 40 mph is the front wheel bearing on the passenger side. It has nothing to do with the tires you paid $312 for in March, so no worries there.",
"On your 2014 Subaru Forester the bearing comes as one piece with the hub. The front passenger wheel bearing and hub assembly is $186.40, and the labor to press it in is 1.8 hours at our rate of $125 an hour, which is $225.00. You also asked for a full synthetic oil change while it is here and that one is $84.95. Your cabin air filter was packed with leaves; a new cabin air filter, put in, is $38.50. Finally we add $18.75 for shop supplies.",
"Before tax you are looking at $553.60. Tax is $21.63, so your total would be $575.23.",
"The car is at 97,412 miles and otherwise looks really good. If we hear from you by noon we can have it back to you tomorrow afternoon.","Best,<br>Sarah Lindqvist<br>Service Advisor, Brookhaven Auto Care<br>(404) 555-0138")),
(2014,'Subaru','Forester'),'Brookhaven Auto Care',[
("front passenger wheel bearing and hub assembly",'Part',None,None,18640),("labor to press it in",'Labor',1.8,12500,22500),("full synthetic oil change",'Service',None,None,8495),("new cabin air filter",'Service',None,None,3850),("shop supplies",'Fee',None,None,1875)],2163,57523,55360,printed=[31200])

# 2 outlook thread
add('mail-b','pdf',page("@page{size:Letter;margin:18mm 20mm}body{font:15px Carl;color:#000}.n{font-weight:700;font-size:16px;border-bottom:3px solid #000;padding-bottom:3px}.h{margin:8px 0 18px;line-height:1.5}.h b{display:inline-block;width:80px}p{margin:0 0 11px;line-height:1.35}.o{border-top:1px solid #b5c4df;margin-top:20px;padding-top:8px}",
"""<div class=n>Marcy Feldman</div><div class=h><b>From:</b>Travis Odell &lt;travis@odelltruckauto.com&gt;<br><b>Sent:</b>Wednesday, September 17, 2025 8:16 AM<br><b>To:</b>Marcy Feldman<br><b>Subject:</b>RE: Truck brakes</div>"""+
P("Marcy,","Got hold of my parts guy this morning and I can do a little better than what I sent you Monday. Here is where we are now on the 2017 Ford F-150.",
"The rear pads are $74. Rear rotors I can get at $91 each, so $182 for the two of them. Front pads and rotors stay where they were at $318 for the set. Labor on all four corners is a flat $340. The brake fluid flush is $95 on top of that and there is a $12 disposal fee.",
"I am knocking $50 off because you have been coming here since my dad ran the place. Tax is $35.12, and that puts you at $1,006.12 out the door.",
"Let me know and I will get it on the lift Friday.","Travis<br>Odell Truck &amp; Auto<br>2210 Route 9, Saratoga Springs NY")+
"<div class=o>"+P("<b>From:</b> Travis Odell<br><b>Sent:</b> Monday, September 15, 2025 4:51 PM<br><b>To:</b> Marcy Feldman<br><b>Subject:</b> Truck brakes",
"Hi Marcy, the F-150 needs brakes all around. Rear pads would be $88, rear rotors $112 each so $224, the fronts $318 for pads and rotors, labor $380 and the fluid flush $95. With the disposal fee and tax call it $1,156 and change.","Travis")+"</div>"),
(2017,'Ford','F-150'),'Odell Truck & Auto',[("rear pads",'Part',None,None,7400),("Rear rotors",'Part',2,9100,18200),("Front pads and rotors",'Part',None,None,31800),("Labor on all four corners",'Labor',None,None,34000),("brake fluid flush",'Service',None,None,9500),("disposal fee",'Fee',None,None,1200)],3512,100612,None,[5000],printed=[8800,11200,22400,38000,115600])

# 3 apple mail print
add('mail-c','pdf',page("@page{size:Letter;margin:20mm 18mm}body{font:14px LSans;color:#111}.h{font-size:12px;line-height:1.6;border-bottom:1px solid #ddd;padding-bottom:10px;margin-bottom:16px}.h span{display:inline-block;width:70px;text-align:right;color:#888;font-weight:700;margin-right:8px}p{margin:0 0 12px;line-height:1.5}.li{margin:0 0 12px;line-height:1.7}",
"""<div class=h><span>From:</span>Pieter @ Dutch's Import Service dutchsimports@comcast.net<br><span>Subject:</span><b>jetta timing belt</b><br><span>Date:</span>February 20, 2025 at 5:37 PM<br><span>To:</span>Luis Ortega lortega71@icloud.com</div>"""+
P("Hello Luis,","Thanks for coming by. For the 2011 Volkswagen Jetta here is what I come up with:")+
"<div class=li>- timing belt kit with water pump, 289.00<br>- labor for the belt, 5.5 hrs at 118 per hour, 649.00<br>- serpentine belt, 42.50 (no extra labor while I am in there)<br>- two jugs of G13 coolant, 27.95 apiece, 55.90<br>- thermostat, 46.00</div>"+
P("That is 1,082.40 before tax. Sales tax is only on the parts and makes 31.42, so 1,113.82 all together. It is a one day job, I would need it by 8 in the morning.",
"One more thing. The right engine mount has a crack in the rubber. It will go a while yet, but if you also want that done at the same time it would be another 265.00. I did not put it in the price above.",
"The dealer quote of 1,640 you showed me did not include the pump, by the way.","Groet,<br>Pieter<br>Dutch's Import Service")),
(2011,'Volkswagen','Jetta'),"Dutch's Import Service",[("timing belt kit with water pump",'Part',None,None,28900),("labor for the belt",'Labor',5.5,11800,64900),("serpentine belt",'Part',None,None,4250),("jugs of G13 coolant",'Part',2,2795,5590),("thermostat",'Part',None,None,4600)],3142,111382,108240,printed=[26500,164000])

# 4 letter serif
add('letter-a','pdf',page("@page{size:Letter;margin:20mm 25mm}body{font:15.5px LSerif;color:#111}.t{text-align:center;border-bottom:2px solid #5a1f1f;padding-bottom:8px;margin-bottom:26px}.t b{font-size:25px;color:#5a1f1f}p{margin:0 0 13px;line-height:1.42;text-align:justify}",
"""<div class=t><b>Harlan &amp; Sons Automotive</b><br>Family owned since 1974 &middot; 618 Court Street, Pekin, Illinois 61554 &middot; (309) 555-0172</div>"""+
P("March 3, 2025","Mrs. Eleanor Whitcomb<br>1407 Derby Street<br>Pekin, IL 61554","Estimate No. 2291","Dear Mrs. Whitcomb:",
"Following our inspection of your 2009 Buick Lucerne last Thursday, I am writing as you asked with our recommendations and what they would cost.",
"First, the front suspension. Both front struts are leaking. We would supply two front struts with mounts at $214.00 each, or $428.00. Strut installation is three hours of labor, $330.00, and a four-wheel alignment has to follow at $109.95.",
"Second, the battery did not pass its load test. A replacement battery is $174.99, and there is no charge for putting it in. Third, the power steering pressure hose is seeping; replacing the power steering pressure hose costs $196.00, parts and labor.",
"To this we add $22.50 for shop materials. We have taken off $33.00 as our senior discount on labor. With sales tax of $49.51 the amount due on completion would be $1,277.95.",
"Your January invoice of $612.38 has been paid in full, and we thank you for that. This estimate is good for thirty days. Please telephone me if anything is not clear.",
"Sincerely,","<br>Robert J. Harlan")),
(2009,'Buick','Lucerne'),"Harlan & Sons Automotive",[("front struts with mounts",'Part',2,21400,42800),("Strut installation",'Labor',3,None,33000),("four-wheel alignment",'Service',None,None,10995),("replacement battery",'Part',None,None,17499),("power steering pressure hose",'Service',None,None,19600),("shop materials",'Fee',None,None,2250)],4951,127795,None,[3300],num='2291',printed=[61238])

# 5 letter dealer
add('letter-b','pdf',page("@page{size:Letter;margin:22mm 22mm}body{font:13.5px LSans;color:#1b1b1b}.t{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:30px}.t b{font-size:20px;letter-spacing:2px;color:#b3001b}.t div{text-align:right;font-size:11px;color:#555;line-height:1.4}p{margin:0 0 13px;line-height:1.55}",
"""<div class=t><b>MESA VISTA TOYOTA</b><div>Service Department<br>8800 Auto Mall Loop, Albuquerque, NM 87113<br>505-555-0119</div></div>"""+
P("July 22, 2025","Mr. Ken Nakagawa<br>3312 Aztec Rd NE<br>Albuquerque, NM 87107","<b>Re: 2013 Toyota Prius, 148,200 miles</b>","Dear Mr. Nakagawa,",
"Thank you for your visit on July 19. Our hybrid technician has confirmed that the warning on your dashboard comes from two weak modules in the high voltage battery. We recommend replacing the battery as a unit.",
"A remanufactured hybrid battery is priced at $1,895.00 and carries a three year warranty. Our technician needs 4.0 hours for the battery installation, which at $165.00 per hour is $660.00. We would also fit a new battery fan filter for $28.40 and perform an inverter coolant exchange for $189.95. The diagnostic fee for the visit on the 19th, $149.00, is part of this quotation and has not yet been billed.",
"The subtotal is $2,922.35. Gross receipts tax adds $222.83, for a total of $3,145.18.",
"Should you prefer a brand new battery from Toyota in place of the remanufactured one, that part would be $2,640.00 instead. Scheduling takes about four business days from your approval, and we will gladly provide a loaner car at no cost to you.",
"Kind regards,","<br>Monica Saiz<br>Assistant Service Manager")),
(2013,'Toyota','Prius'),"Mesa Vista Toyota",[("remanufactured hybrid battery",'Part',None,None,189500),("battery installation",'Labor',4,16500,66000),("new battery fan filter",'Service',None,None,2840),("inverter coolant exchange",'Service',None,None,18995),("diagnostic fee for the visit on the 19th",'Fee',None,None,14900)],22283,314518,292235,printed=[264000])

# 6 web chat pdf
def chat(ms): return ''.join(f'<div class="m {c}"><div class=w>{w} <span>{t}</span></div><div class=b>{x}</div></div>' for c,w,t,x in ms)
add('chat-a','pdf',page("@page{size:Letter;margin:16mm 28mm}body{font:13px Robo;color:#222}.hd{background:#00695c;color:#fff;padding:12px 16px;border-radius:8px;font-size:16px;font-weight:500}.hd small{display:block;font-size:11px;font-weight:400;opacity:.85}.m{margin:11px 0;max-width:76%}.me{margin-left:auto;text-align:right}.w{font-size:11px;color:#777;margin-bottom:3px}.b{display:inline-block;background:#eceff1;border-radius:10px;padding:8px 12px;line-height:1.4;text-align:left}.me .b{background:#b2dfdb}*{-webkit-print-color-adjust:exact}",
"<div class=hd>Lakeside Tire &amp; Auto<small>Chat transcript &middot; October 11, 2025</small></div>"+chat([
('','Brianna','1:02 PM',"Hi, this is Brianna from Lakeside Tire & Auto. How can I help?".replace('&','&amp;')),
('me','You','1:02 PM',"Hi, need 4 new tires on my 2015 Nissan Altima, 215/60R16. What would that be?"),
('','Brianna','1:04 PM',"Sure thing! We have the Cooper CS5 Ultra Touring in stock. Four Cooper CS5 Ultra Touring tires at $128 each come to $512."),
('','Brianna','1:05 PM',"Mounting and balancing is $20 a tire, so $80 for the four. TPMS rebuild kits are $8 per wheel, that makes $32, and old tire disposal is $3.50 per tire or $14."),
('me','You','1:06 PM',"ok. do I need an alignment"),
('','Brianna','1:07 PM',"We recommend one with new tires. It would be $99.95."),
('me','You','1:08 PM',"I had it aligned in the spring so no alignment please. Costco told me $689 for Michelins. Any deals?"),
('','Brianna','1:10 PM',"Yes, there is an instant rebate of $60 on a set of Coopers this month. So without the alignment and with the rebate you are at $578.00, plus $36.86 tax, $614.86 total."),
('me','You','1:11 PM',"Great, Thursday morning?"),
('','Brianna','1:12 PM',"I have 9:15 open. See you then!")])),
(2015,'Nissan','Altima'),"Lakeside Tire & Auto",[("Cooper CS5 Ultra Touring tires",'Part',4,12800,51200),("Mounting and balancing",'Service',4,2000,8000),("TPMS rebuild kits",'Part',4,800,3200),("old tire disposal",'Fee',4,350,1400)],3686,61486,57800,[6000],printed=[9995,68900])

# 7 portal pdf
add('portal-b','pdf',page("@page{size:Letter;margin:15mm 18mm}body{font:15px Carl;color:#1f2937}.top{display:flex;justify-content:space-between;border-bottom:2px solid #2563eb;padding-bottom:8px}.top b{font-size:17px;color:#2563eb}.sub{background:#f3f4f6;padding:9px 12px;margin:12px 0;border-radius:6px;font-size:12px}.m{border:1px solid #e5e7eb;border-radius:6px;padding:11px 14px;margin:10px 0}.me{border-left:4px solid #2563eb}.w{font-weight:700;margin-bottom:5px}.w span{font-weight:400;color:#6b7280;font-size:11px;float:right}.b{line-height:1.55}*{-webkit-print-color-adjust:exact}",
"<div class=top><b>Crosstown Auto Repair</b><span>Customer Portal &rsaquo; Messages</span></div><div class=sub>Repair order #48213 &nbsp;|&nbsp; 2020 Chevrolet Equinox LT &nbsp;|&nbsp; Customer: Keisha Barnes</div>"+chat([
('','Devon (Service Advisor)','Jun 12, 2025 11:20 AM',"Good morning Keisha, the tech has finished looking at your A/C. The compressor clutch is locked up and there is metal in the line, so we need to do it right."),
('','Devon (Service Advisor)','Jun 12, 2025 11:26 AM',"Pricing: $412.00 for the A/C compressor, $58.75 for the receiver drier, $338.00 for labor (2.6 hours at $130), $229.00 for the evacuate and recharge with R-1234yf refrigerant, and $6.00 for the EPA fee. He also noticed the wipers are streaking. A pair of wiper blades would be $39.00."),
('me','Keisha Barnes','Jun 12, 2025 12:03 PM',"Ouch. OK please go ahead with the A/C. Leave the wipers off, I will get those myself. What is the total with tax?"),
('','Devon (Service Advisor)','Jun 12, 2025 12:10 PM',"No problem, wipers are off. Tax is $33.56 and your total is $1,077.31. Should be ready tomorrow by 3."),
('me','Keisha Barnes','Jun 12, 2025 12:12 PM',"Approved. Thank you")])),
(2020,'Chevrolet','Equinox'),"Crosstown Auto Repair",[("A/C compressor",'Part',None,None,41200),("receiver drier",'Part',None,None,5875),("labor",'Labor',2.6,13000,33800),("evacuate and recharge with R-1234yf refrigerant",'Service',None,None,22900),("EPA fee",'Fee',None,None,600)],3356,107731,None,num='48213',printed=[3900])

# phones
def status(t,fg,extra=''): return f'<div style="display:flex;justify-content:space-between;padding:14px 26px 4px;font-weight:600;font-size:15px;color:{fg}"><span>{t}</span><span style="font-size:13px">5G &nbsp;{extra or "78%"}</span></div>'
def imsg(t,who,ms,dark):
    bg,fg,gb,bar=('#000','#fff','#26252a','#1c1c1e') if dark else ('#fff','#000','#e9e9eb','#f6f6f6')
    css=f"body{{font:16px/1.3 Intr,Emo;background:{bg};color:{fg};width:390px;height:844px;display:flex;flex-direction:column;overflow:hidden}}.h{{background:{bar};text-align:center;padding-bottom:8px;font-size:12px}}.av{{width:44px;height:44px;border-radius:50%;background:#9aa0ab;color:#fff;margin:2px auto 3px;font:600 19px/44px Intr}}.ms{{flex:1;display:flex;flex-direction:column;justify-content:flex-end;padding:6px 14px}}.d{{text-align:center;font-size:11px;color:#8e8e93;margin:9px 0 6px}}.b{{max-width:76%;padding:8px 13px;border-radius:18px;margin:2px 0;background:{gb};align-self:flex-start}}.me{{background:#0b84fe;color:#fff;align-self:flex-end}}.in{{display:flex;gap:10px;align-items:center;padding:8px 14px 30px}}.in i{{flex:1;border:1px solid #8e8e9366;border-radius:18px;padding:6px 13px;font-style:normal;color:#8e8e93;font-size:15px}}.bk{{position:absolute;left:14px;top:58px;color:#0b84fe;font-size:26px}}"
    b=''.join(f'<div class=d>{x}</div>' if c=='d' else f'<div class="b {c}">{x}</div>' for c,x in ms)
    return page(css,f'<div class=h>{status(t,fg)}<div class=bk>&lsaquo;</div><div class=av>{who[0]}</div>{who} &rsaquo;</div><div class=ms>{b}</div><div class=in><span style="font-size:24px;color:#8e8e93">+</span><i>iMessage</i></div>')
add('sms-a','png',imsg('4:18','Tony Mobile Mechanic',[
('d','<b>Today</b> 3:41 PM'),('me',"Hey Tony, its Chris with the 2012 Honda Civic that wont crank. Did you get a look at it?"),
('',"yeah its the starter. battery is fine but the negative terminal is shot"),
('',"a reman starter is 165 and my labor to put it in is 120"),
('',"new battery terminal another 12 bucks"),
('me',"Ok so what all in? Pep Boys wanted 480"),
('',"lol yeah they would. 297 total cash, no tax"),
('',"can do it in your driveway tmrw around 10"),
('me',"Perfect see you then 👍")],False),
(2012,'Honda','Civic'),'Tony Mobile Mechanic',[("reman starter",'Part',None,None,16500),("labor to put it in",'Labor',None,None,12000),("new battery terminal",'Part',None,None,1200)],0,29700,printed=[48000],size=(390,844))

def wa(t,who,ms):
    css="body{font:15.5px/1.36 Robo,Emo;background:#0b141a;color:#e9edef;width:360px;height:800px;display:flex;flex-direction:column;overflow:hidden}.s{display:flex;justify-content:space-between;padding:8px 18px 2px;background:#1f2c34;font-size:12.5px}.h{background:#1f2c34;display:flex;align-items:center;gap:10px;padding:8px 12px}.av{width:38px;height:38px;border-radius:50%;background:#3b6ea5;text-align:center;font:500 17px/38px Robo}.n{font-weight:500;font-size:17px}.n small{display:block;font-size:12px;font-weight:400;color:#8696a0}.ms{flex:1;padding:8px 12px;display:flex;flex-direction:column;justify-content:flex-end}.d{align-self:center;background:#182229;color:#8696a0;font-size:11.5px;border-radius:7px;padding:4px 10px;margin:5px}.b{max-width:84%;background:#1f2c34;border-radius:9px;padding:6px 9px 5px;margin:3px 0;align-self:flex-start}.me{background:#005c4b;align-self:flex-end}.b span{float:right;font-size:10.5px;color:#8fa3ab;margin:7px 0 0 10px}.in{display:flex;gap:8px;padding:6px 8px 14px}.in i{flex:1;background:#1f2c34;border-radius:22px;padding:10px 16px;color:#8696a0;font-style:normal}.in b{width:42px;height:42px;border-radius:50%;background:#00a884}"
    b=''.join(f'<div class=d>{x[1]}</div>' if x[0]=='d' else f'<div class="b {x[0]}">{x[1]}<span>{x[2]}</span></div>' for x in ms)
    return page(css,f'<div class=s><span>{t}</span><span>LTE 61%</span></div><div class=h><span>&#8592;</span><div class=av>{who[0]}</div><div class=n>{who}<small>online</small></div></div><div class=ms>{b}</div><div class=in><i>Message</i><b></b></div>')
add('wa-b','png',wa('11:52','EuroHaus Motors',[
('d','Today'),('me',"Good morning, any news on the BMW?",'10:30 AM'),
('',"Good morning Anika! Yes. 2016 BMW 328i, oil leak is from the valve cover and the oil filter housing, both very common on this engine.",'11:14 AM'),
('',"Parts: the valve cover with gasket is $238, the oil filter housing gasket $31, and 6 spark plugs, $17 each, $102 since we have to take the coils out anyway.",'11:16 AM'),
('',"Labor 4.5 hours x $140 = $630. Top off of oil and coolant $48.",'11:17 AM'),
('me',"Ok and with tax?",'11:40 AM'),
('',"Tax is $34.56, everything together $1,083.56. We ask a deposit of $250 to order the parts 🙏",'11:44 AM'),
('me',"Ok I will stop by after work",'11:51 AM')]),
(2016,'BMW','328i'),'EuroHaus Motors',[("valve cover with gasket",'Part',None,None,23800),("oil filter housing gasket",'Part',None,None,3100),("spark plugs",'Part',6,1700,10200),("Labor",'Labor',4.5,14000,63000),("Top off of oil and coolant",'Service',None,None,4800)],3456,108356,printed=[25000],size=(360,800))

def gm(t,who,ms):
    css="body{font:15.5px/1.4 Robo,Emo;background:#fff;color:#1f1f1f;width:360px;height:800px;display:flex;flex-direction:column;overflow:hidden}.s{display:flex;justify-content:space-between;padding:9px 20px 2px;font-size:13px;font-weight:500}.h{display:flex;gap:14px;align-items:center;padding:12px 16px;font-size:19px}.ms{flex:1;display:flex;flex-direction:column;justify-content:flex-end;padding:8px 14px}.d{text-align:center;color:#5f6368;font-size:12px;margin:8px}.b{max-width:82%;background:#f0f2f6;border-radius:20px;padding:10px 15px;margin:3px 0;align-self:flex-start}.me{background:#0b57d0;color:#fff;align-self:flex-end}.in{padding:8px 14px 18px}.in i{display:block;background:#eef1f6;border-radius:24px;padding:12px 18px;color:#5f6368;font-style:normal}"
    b=''.join(f'<div class="{"d" if c=="d" else "b "+c}">{x}</div>' for c,x in ms)
    return page(css,f'<div class=s><span>{t}</span><span>45%</span></div><div class=h><span>&#8592;</span>{who}</div><div class=ms>{b}</div><div class=in><i>Text message</i></div>')
add('sms-c','png',gm('2:07','(559) 555-0146',[
('d','Thursday, Nov 6 &middot; 1:32 PM'),
('',"Hi Robert this is Jen at Valley Muffler. We had your 2008 Toyota Tacoma up in the air."),
('',"Replacing the cat-back exhaust runs you $485 installed. The front O2 sensor is $136 for the part and $65 for the labor. There are two broken manifold studs, removing broken manifold studs is $45 each so $90."),
('',"Tax is $27.40. Out the door price is $803.40. Let me know if you want us to start today"),
('d','2:01 PM'),('me',"Is the O2 sensor a Denso?"),('',"Yes sir, Denso"),('me',"Ok go for it. Thanks Jen")]),
(2008,'Toyota','Tacoma'),'Valley Muffler',[("cat-back exhaust",'Service',None,None,48500),("front O2 sensor",'Part',None,None,13600),("labor",'Labor',None,None,6500),("removing broken manifold studs",'Labor',2,4500,9000)],2740,80340,size=(360,800))

add('sms-d','png',imsg('9:26','Summit Jeep Service',[
('d','<b>Wed, May 14</b> 8:50 AM'),
('',"Good morning Paul! Alyssa here from Summit Jeep Service. Your 2019 Jeep Grand Cherokee is in the shop now at 60,118 miles."),
('',"The 60K maintenance service you came in for is $389.95."),
('',"Tech also recommends the front differential fluid service for $119, the rear differential fluid service for $119 and one engine air filter at $44. The key fob battery is $9.50."),
('me',"Is there a coupon? I think I got a mailer"),
('',"Yes! It takes $40 off."),
('me',"Great. Then do all of that. How about the tires?"),
('',"Tires are at 5/32, you have some time. A new set would be around $900 when you are ready."),
('me',"Ok next time. Call me when its done")],True),
(2019,'Jeep','Grand Cherokee'),'Summit Jeep Service',[("60K maintenance service",'Service',None,None,38995),("front differential fluid service",'Service',None,None,11900),("rear differential fluid service",'Service',None,None,11900),("engine air filter",'Part',1,None,4400),("key fob battery",'Part',None,None,950)],0,None,None,[4000],printed=[90000],size=(390,844))

# 12 iOS mail light
add('pmail-a','png',page("body{font:16.5px/1.4 Intr,Emo;background:#fff;color:#000;width:390px;height:844px;overflow:hidden;position:relative}.nav{display:flex;justify-content:space-between;color:#007aff;padding:10px 16px;font-size:17px}.f{display:flex;gap:10px;padding:8px 16px;border-bottom:1px solid #e3e3e6;font-size:14px}.av{width:40px;height:40px;border-radius:50%;background:#a3a8b4;color:#fff;text-align:center;font:600 16px/40px Intr}.s{font-weight:600;font-size:20px;padding:12px 16px 0}.t{padding:4px 16px}p{margin:10px 0}.bar{position:absolute;bottom:0;left:0;right:0;background:#f8f8f8;border-top:1px solid #ddd;height:74px;display:flex;justify-content:space-around;padding-top:14px;color:#007aff}",
status('7:45','#000')+"<div class=nav><span>&lsaquo; Inbox</span><span>&#8963; &nbsp; &#8964;</span></div><div class=f><div class=av>GH</div><div style='flex:1'><b>Greg Halvorsen</b><br><span style='color:#777'>To: Dave Halvorsen</span></div><span style='color:#777'>Yesterday</span></div><div class=s>Silverado quote</div><div class=t>"+
P("Hey Dave, you know trucks, does this sound right?","I took the 2010 Chevrolet Silverado 1500 to Kessler Automotive because it was running hot. They want $340 for a water pump and thermostat, $275 for labor, $60 for a coolant flush, $38 for the upper radiator hose and $44 for the lower radiator hose. Then there's a $7.50 hazardous waste fee and $30.85 tax, so it comes to $795.35.",
"That is on top of the $89 they got from me last time just to look at it.","Seems like a lot for the hoses but I don't know. They can do it Monday. Let me know what you think.","Greg","<span style='color:#555'>Sent from my iPhone</span>")+"</div><div class=bar><span>Trash</span><span>Move</span><span>Reply</span><span>New</span></div>"),
(2010,'Chevrolet','Silverado 1500'),'Kessler Automotive',[("water pump and thermostat",'Part',None,None,34000),("labor",'Labor',None,None,27500),("coolant flush",'Service',None,None,6000),("upper radiator hose",'Part',None,None,3800),("lower radiator hose",'Part',None,None,4400),("hazardous waste fee",'Fee',None,None,750)],3085,79535,printed=[8900],size=(390,844))

# 13 gmail android dark
add('pmail-b','png',page("body{font:15.5px/1.45 Robo,Emo;background:#131314;color:#e3e3e3;width:360px;height:800px;overflow:hidden;position:relative}.s{display:flex;justify-content:space-between;padding:9px 20px 2px;font-size:13px}.nav{display:flex;justify-content:space-between;padding:12px 18px;font-size:20px}.sj{font-size:21px;padding:4px 18px 8px}.sj span{font-size:11px;background:#333;border-radius:4px;padding:2px 6px;vertical-align:middle}.f{display:flex;gap:12px;padding:6px 18px;font-size:13.5px;align-items:center}.av{width:38px;height:38px;border-radius:50%;background:#7e57c2;text-align:center;font:500 18px/38px Robo}.t{padding:0 18px}p{margin:9px 0}.bar{position:absolute;bottom:0;left:0;right:0;background:#131314;display:flex;gap:8px;padding:8px 14px 20px}.bar span{flex:1;border:1px solid #777;border-radius:18px;text-align:center;padding:7px}",
"<div class=s><span>12:33</span><span>88%</span></div><div class=nav><span>&#8592;</span><span>&#8942;</span></div><div class=sj>Bumper estimate <span>Inbox</span></div><div class=f><div class=av>P</div><div><b>Precision Collision</b> &nbsp;<span style='color:#9aa0a6'>11:58 AM</span><br><span style='color:#9aa0a6'>to me</span></div></div><div class=t>"+
P("Hello Ms. Romero,","Thank you for sending the photos of your 2021 Hyundai Tucson.",
"We will need a rear bumper cover for $428.00 and a backup sensor bracket for $34.15. Body labor is 2.5 hours at $58, $145.00, and refinish labor is 3.2 hours at $58, $185.60. Paint materials add $121.60 and waste disposal $5.00.",
"Subtotal $919.35, sales tax $38.20, total $957.55.","You mentioned a $500 deductible, so this may be worth a call to your insurance. If you want to go ahead we take a $200 deposit when you book and the rest at pick up.","Thank you,<br>Hector Ruiz<br>Precision Collision")+"</div><div class=bar><span>Reply</span><span>Forward</span></div>"),
(2021,'Hyundai','Tucson'),'Precision Collision',[("rear bumper cover",'Part',None,None,42800),("backup sensor bracket",'Part',None,None,3415),("Body labor",'Labor',2.5,5800,14500),("refinish labor",'Labor',3.2,5800,18560),("Paint materials",'Part',None,None,12160),("waste disposal",'Fee',None,None,500)],3820,95755,91935,printed=[50000,20000],size=(360,800))

# 14 mechanic note
add('note-a','pdf',page("@page{size:Letter;margin:24mm 26mm}body{font:14px/1.55 LMono;color:#111}p{margin:0 0 14px}",
P("NOTE FOR LINDA<br>2005 Dodge Grand Caravan<br>Aug 29","Linda, went over the van front to back like you asked. Clunk in the front is the lower ball joints and the sway bar links.",
"Lower ball joints, need 2, 46 dollars each, 92.<br>Sway bar links are 38 for the set.<br>Labor for the ball joints and links 210.",
"Left outer tie rod end has play in it too. Left outer tie rod end is 34 and 45 for putting it on.",
"Trans is due. Transmission filter and fluid 165, that is with everything.",
"Adds up to 584. No tax, no extra fees. You gave me 100 already so you would owe me 484 when you get it back.",
"Tires are getting thin. Walmart has that size for about 90 a piece, get them there, cheaper than I can.","Call me at the garage.<br>Ray<br>Ray Dobbs Garage")),
(2005,'Dodge','Grand Caravan'),'Ray Dobbs Garage',[("Lower ball joints",'Part',2,4600,9200),("Sway bar links",'Part',None,None,3800),("Labor for the ball joints and links",'Labor',None,None,21000),("Left outer tie rod end",'Part',None,None,3400),("putting it on",'Labor',None,None,4500),("Transmission filter and fluid",'Service',None,None,16500)],0,58400,printed=[10000,48400,9000])

bad=0;n=0
for f,h,size,t in DOCS:
    body=h.split('</style>',1)[1]; txt=html.unescape(re.sub(r'\s+',' ',re.sub(r'<[^>]+>',' ',body)))
    s=sum(i['totalPrice'] for i in t['items']); n+=len(t['items'])
    if t['total'] is not None and s-sum(t['discounts'])+t['tax']!=t['total']: print('SUM',f,s-sum(t['discounts'])+t['tax'],t['total']);bad+=1
    if t['subtotal'] is not None and t['subtotal'] not in (s,s-sum(t['discounts'])): print('SUB',f,s);bad+=1
    for i in t['items']:
        if i['description'] not in txt: print('DESC',f,i['description']);bad+=1
        if i['unitPrice'] and round(i['quantity']*i['unitPrice'])!=i['totalPrice']: print('UNIT',f,i);bad+=1
    if t['header']['shop'].lower() not in txt.lower(): print('SHOP',f);bad+=1
    if not all(str(x).lower() in txt.lower() for x in t['vehicle'].values()): print('VEH',f);bad+=1
    known=set(t['printed']+t['discounts']+[t['tax'],t['total'],t['subtotal']])
    for i in t['items']: known|={i['totalPrice'],i['unitPrice']}
    said=set(round(float(x.replace(',',''))*100) for x in re.findall(r'(?<![\d/])\d[\d,]*(?:\.\d+)?',txt) if x.strip(','))
    for a in said:
        pass
    for a in re.findall(r'\$\s?([\d,]*\d(?:\.\d\d)?)',txt):
        if round(float(a.replace(',',''))*100) not in known: print('AMT',f,a);bad+=1
    for k in known-{None,0}:
        if k not in said: print('UNSAID',f,k);bad+=1
    hp=f'{M}/{f}.html'; open(hp,'w').write(h); json.dump(t,open(f'{D}/{f[:-4]}.json','w'),indent=1,ensure_ascii=False)
    if '--norender' not in sys.argv:
        a=['chromium-headless-shell','--no-sandbox','--disable-gpu','--allow-file-access-from-files','--hide-scrollbars','--virtual-time-budget=5000']
        a+= [f'--window-size={size[0]},{size[1]}','--force-device-scale-factor=3',f'--screenshot={D}/{f}'] if size else ['--no-pdf-header-footer',f'--print-to-pdf={D}/{f}']
        subprocess.run(a+['file://'+hp],capture_output=True,timeout=60)
print(len(DOCS),'docs',n,'items',bad,'bad')
