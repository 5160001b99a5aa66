from common import *
BAT="<svg width=27 height=13 viewBox='0 0 27 13'><rect x=.5 y=.5 width=22 height=12 rx=3.5 fill=none stroke=currentColor opacity=.5 /><rect x=2 y=2 width=15 height=9 rx=2 fill=currentColor /><rect x=24 y=4 width=2 height=5 rx=1 fill=currentColor opacity=.5 /></svg>"
SIG="<svg width=18 height=12 viewBox='0 0 18 12' fill=currentColor><rect x=0 y=8 width=3 height=4 rx=1 /><rect x=5 y=5 width=3 height=7 rx=1 /><rect x=10 y=3 width=3 height=9 rx=1 /><rect x=15 y=0 width=3 height=12 rx=1 /></svg>"
def status(t): return f"<div class=st><span>{t}</span><span>{SIG}&nbsp; {BAT}</span></div>"
ST=".st{display:flex;justify-content:space-between;padding:12px 24px 6px;font-weight:600;font-size:15px;align-items:center}.st svg{vertical-align:middle}"
BACK="<svg width=12 height=20 viewBox='0 0 12 20' fill=none stroke=currentColor stroke-width=2.5><path d='M10 2 L2 10 L10 18'/></svg>"
def conv(ms): return ''.join(f"<div class='{'d' if k=='d' else 'r '+k}'>"+(t if k=='d' else f"<div class=b>{t}</div>")+"</div>" for k,t in ms)
def imsg(dark,name,init,time,ms):
    bg,fg,inb,sub=('#000','#fff','#26252a','#8e8e93') if dark else ('#fff','#000','#e9e9eb','#8a8a8e')
    css=f"body{{margin:0;background:{bg};color:{fg};font:15.2px/1.26 Inter;height:100vh;display:flex;flex-direction:column}}{ST}.nav{{display:flex;align-items:center;padding:4px 14px 8px;border-bottom:.5px solid {'#333' if dark else '#ccc'};color:#0a84ff}}.nav .c{{flex:1;text-align:center;color:{fg};font-size:12px;margin-right:12px}}.av{{width:46px;height:46px;border-radius:50%;background:#9aa0ab;color:#fff;margin:0 auto 3px;font:600 18px/46px Inter}}.t{{flex:1;padding:6px 14px}}.d{{text-align:center;color:{sub};font-size:11.5px;margin:9px 0 7px}}.r{{display:flex;margin:3px 0}}.b{{max-width:79%;padding:7px 12px;border-radius:18px;background:{inb}}}.o{{justify-content:flex-end;margin:8px 0}}.o .b{{background:#0a84ff;color:#fff}}.in{{margin:6px 14px 26px;border:1px solid {'#3a3a3c' if dark else '#c8c8cc'};border-radius:18px;padding:7px 14px;color:{sub};font-size:15.5px}}"
    return html(css,f"{status(time)}<div class=nav>{BACK}<div class=c><div class=av>{init}</div>{name} &rsaquo;</div></div><div class=t>{conv(ms)}</div><div class=in>{'Text Message' if not dark else 'iMessage'}</div>")
# 8
doc('r34-sms-1','png',imsg(0,'Eastside Auto (Manny)','EA','4:26',[('d','Today 3:51 PM'),
 ('i','Hey this is Manny at Eastside Auto. Looked at your 2013 Honda Civic'),('i','The compressor is locked up and it sent metal everywhere so you can&rsquo;t just do that one piece'),
 ('i','$340 for the AC compressor, $85 for the condenser, $60 for the drier and o-rings, $45 for freon'),('i','My labor to swap it all and recharge is $275'),
 ('o','ouch. is that everything? pep boys wanted 1100'),('i','Yeah out the door you&rsquo;re at $805. Taxes are in my prices already'),
 ('i','If you also want the blend door actuator fixed so the passenger side blows cold that would be $165 more but it&rsquo;s up to you'),('o','nah skip that one. do the ac'),('i','You got it. Wed afternoon')]),
 'Eastside Auto',(2013,'Honda','Civic'),[I('AC compressor','Part',34000),I('condenser','Part',8500),I('drier and o-rings','Part',6000),I('freon','Part',4500),I('labor to swap it all and recharge','Labor',27500)],
 total=80500,printed=[110000,16500],size=(390,844))
# 9
doc('r34-sms-2','png',imsg(1,'(816) 555-0142','TP','11:08',[('d','Tue, Aug 18 at 10:40 AM'),
 ('i','Hi Kyle, this is TreadPoint Tire. Here is your quote for the 2018 Chevrolet Silverado 1500:<br><br>4 Falken Wildpeak A/T4W 275/60R20 @ $218.99 ea<br>Mounting and balancing, $22.00 per tire<br>TPMS rebuild kits, 4 at $9.50<br>Old tire disposal fee, $3.50 each<br>Front end alignment, $99.99'),
 ('i','Road hazard coverage is available for $112.00 on the set. Reply Y to add.'),('o','N'),('i','No problem, road hazard declined. You get the $70.00 instant rebate on Falken this week.'),
 ('o','what&rsquo;s the total w tax'),('i','Tax is $77.35. Total installed price is $1,123.30'),('o','k can you hold them for me'),('i','Yes! We hold 48 hours, no deposit.')]),
 'TreadPoint Tire',(2018,'Chevrolet','Silverado 1500'),[I('Falken Wildpeak A/T4W 275/60R20','Part',87596,4,21899),I('Mounting and balancing','Service',8800,4,2200),I('TPMS rebuild kits','Part',3800,4,950),
 I('Old tire disposal fee','Fee',1400,4,350),I('Front end alignment','Service',9999)],discounts=[7000],tax=7735,total=112330,printed=[11200],size=(390,844))
# 10 WhatsApp dark
def wa(name,time,ms):
    css=f"body{{margin:0;background:#0b141a;color:#e9edef;font:14.5px/1.28 Roboto;height:100vh;display:flex;flex-direction:column}}{ST}.top{{background:#1f2c34}}.nav{{display:flex;align-items:center;gap:10px;padding:6px 14px 10px;font:500 17px Roboto}}.av{{width:38px;height:38px;border-radius:50%;background:#6b7c85;font:500 16px/38px Roboto;text-align:center}}.nav small{{display:block;font:12px Roboto;color:#8696a0}}.t{{flex:1;padding:8px 12px}}.d{{text-align:center;margin:8px 0;font-size:12px;color:#8696a0}}.r{{display:flex;margin:3px 0}}.b{{max-width:80%;padding:6px 9px 5px;border-radius:9px;background:#1f2c34}}.o{{justify-content:flex-end;margin:7px 0}}.o .b{{background:#005c4b}}.b time{{float:right;font-size:11px;color:#9fb0b8;margin:7px 0 0 10px}}.in{{margin:6px 12px 22px;background:#1f2c34;border-radius:22px;padding:10px 18px;color:#8696a0}}"
    ms=[(k,t if k=='d' else t[0]+f"<time>{t[1]}{' &#10003;&#10003;' if k=='o' else ''}</time>") for k,t in ms]
    return html(css,f"<div class=top>{status(time)}<div class=nav>{BACK}<div class=av>Z</div><div>{name}<small>last seen today at 18:02</small></div></div></div><div class=t>{conv(ms)}</div><div class=in>Message</div>")
doc('r34-sms-3','png',wa('Zoltan Bimmer Haus','6:31',[('d','TODAY'),('i',('Hello my friend, I check the car now','17:20')),
 ('i',('2012 BMW 328i. Oil leaking two places like I tell you on the phone','17:21')),
 ('i',('For the valve cover gasket I take 320 dollar with part and work. Oil filter housing gasket is 180, also everything inside the price','17:24')),
 ('i',('Vanos solenoid you need 2 piece, 74 dollar one piece, for put them I don&rsquo;t charge. Ignition coil cylinder 3 is 58. And after must do engine oil change, 95','17:27')),
 ('o',('ok thx. and the sum?','17:40')),('i',('Is 801. For you I take off 40, so you pay me 761','17:44')),
 ('o',('last time i paid you 450 for the brakes, cash ok again?','17:51')),('i',('Cash is best','17:52')),
 ('i',('Dealer in Schaumburg take 1400 only for the gaskets, you know this?','17:55')),('o',('haha yes. go ahead','18:01'))]),
 'Zoltan Bimmer Haus',(2012,'BMW','328i'),[I('valve cover gasket','Service',32000),I('Oil filter housing gasket','Service',18000),I('Vanos solenoid','Part',14800,2,7400),I('Ignition coil cylinder 3','Service',5800),I('engine oil change','Service',9500)],
 discounts=[4000],subtotal=80100,total=76100,printed=[45000,140000],size=(360,800))
# 11 Android Messages light
def am(name,time,ms):
    css=f"body{{margin:0;background:#f7f9fc;color:#1f1f1f;font:14.8px/1.32 Roboto;height:100vh;display:flex;flex-direction:column}}{ST}.nav{{display:flex;align-items:center;gap:14px;padding:8px 16px 10px;font:500 18px Roboto}}.t{{flex:1;padding:6px 14px}}.d{{text-align:center;margin:10px 0;font-size:12px;color:#666}}.r{{display:flex;margin:4px 0}}.b{{max-width:82%;padding:8px 13px;border-radius:20px;background:#e3e8f0}}.o{{justify-content:flex-end;margin:8px 0}}.o .b{{background:#0b57d0;color:#fff}}.in{{margin:6px 14px 20px;background:#e6eaf1;border-radius:24px;padding:11px 18px;color:#555}}"
    return html(css,f"{status(time)}<div class=nav>{BACK}{name}</div><div class=t>{conv(ms)}</div><div class=in>Text message</div>")
doc('r34-sms-4','png',am('Lug Nut Lucy&rsquo;s Garage','9:47',[('d','Friday 8:12 AM'),
 ('i','Morning Greg! Lucy here. Your 2016 Mazda CX-5 is at 94,310 miles and other than the check engine light she&rsquo;s healthy'),
 ('i','Diagnostic time was 1 hr at $129/hr. It&rsquo;s the EVAP purge valve. The EVAP purge valve runs you $71.48 and labor to replace the valve is 0.5 hr at the $129 rate, so $64.50'),
 ('i','You asked for wipers: front wiper blades are $38.00 for the set. Engine air filter was filthy, that&rsquo;s $24.99. Supplies $6.00'),
 ('i','If you also want a new gas cap ($17.95) say so, but yours seals fine'),
 ('o','No thx on the cap. So what do I owe? Think it was like $212 last time'),('i','That was the battery! With $9.42 tax you&rsquo;ll be at $343.39 when you pick up'),('o','See you at noon')]),
 "Lug Nut Lucy's Garage",(2016,'Mazda','CX-5'),[I('Diagnostic time','Labor',12900,1,12900),I('EVAP purge valve','Part',7148),I('labor to replace the valve','Labor',6450,0.5,12900),I('front wiper blades','Part',3800),I('Engine air filter','Part',2499),I('Supplies','Fee',600)],
 tax=942,total=34339,printed=[1795,21200],size=(360,800))
# 12 iOS mail light
css=f"body{{margin:0;background:#fff;color:#000;font:16px/1.38 Inter;height:100vh;display:flex;flex-direction:column}}{ST}.nav{{display:flex;justify-content:space-between;padding:6px 16px;color:#0a7aff}}.h{{display:flex;gap:11px;padding:10px 16px;border-bottom:.5px solid #ccc}}.av{{width:40px;height:40px;border-radius:50%;background:#b0b4c0;color:#fff;font:600 15px/40px Inter;text-align:center;flex:none}}.h b{{font-weight:600}}.h small{{display:block;color:#777;font-size:13px}}.s{{font:700 20px Inter;padding:12px 16px 2px}}.t{{flex:1;padding:0 16px}}p{{margin:10px 0}}.bt{{display:flex;justify-content:space-around;color:#0a7aff;border-top:.5px solid #ccc;padding:12px 0 26px;font-size:14px}}"
body=status('2:15')+f"<div class=nav><span>{BACK} Inbox</span><span>&#9650; &nbsp; &#9660;</span></div><div class=h><div class=av>SJ</div><div style='flex:1'><b>Sakura Japanese Auto</b><small>To: Renata Vance &nbsp;&middot;&nbsp; 1:47 PM</small></div></div><div class=s>Estimate for your Lexus</div><div class=t>"+"""
<p>Hello Ms. Vance,</p><p>We finished checking the 2009 Lexus RX 350. Mileage today is 151,206.</p>
<p>The steering rack leaks at both ends. The remanufactured steering rack is $612.00. Steering rack labor, $455.00. Outer tie rod ends are $49.50 each and both are loose, so $99.00; no extra labor for those. Power steering fluid, $14.25. A four wheel alignment is required after this repair: $129.00.</p>
<p>Tax on parts is $41.82. Total estimate: $1,351.07.</p>
<p>A $200.00 deposit holds the rack and comes off your balance at pickup. The dealer estimate for $2,240.00 that you showed us was with a new rack, ours has a 3 year warranty.</p>
<p>If you would like the leaking left rear strut done also, it is $318.00 more. Not included above.</p>
<p>Thank you,<br>Keiko Tanabe<br>Sakura Japanese Auto</p></div><div class=bt><span>Archive</span><span>Move</span><span>Reply</span><span>Compose</span></div>"""
doc('r34-mailapp-1','png',html(css,body),'Sakura Japanese Auto',(2009,'Lexus','RX 350'),[I('remanufactured steering rack','Part',61200),I('Steering rack labor','Labor',45500),I('Outer tie rod ends','Part',9900,2,4950),I('Power steering fluid','Part',1425),I('four wheel alignment','Service',12900)],
 tax=4182,total=135107,printed=[20000,224000,31800],size=(390,880))
# 13 Gmail app dark
css=f"body{{margin:0;background:#131314;color:#e3e3e3;font:14.8px/1.38 Roboto;height:100vh;display:flex;flex-direction:column}}{ST}.nav{{padding:8px 16px;color:#c4c7c5}}.s{{font:400 21px/1.25 Roboto;padding:8px 16px}}.h{{display:flex;gap:12px;padding:8px 16px;align-items:center}}.av{{width:40px;height:40px;border-radius:50%;background:#8e24aa;font:18px/40px Roboto;text-align:center;flex:none}}.h small{{display:block;color:#9aa0a6;font-size:13px}}.t{{flex:1;padding:0 16px}}p{{margin:10px 0}}.bt{{display:flex;gap:10px;padding:12px 16px 24px}}.bt span{{flex:1;border:1px solid #5f6368;border-radius:20px;padding:9px;text-align:center;font-size:14px}}"
body=status('7:54')+f"<div class=nav>{BACK}</div><div class=s>Re: cracked windshield, any appts this week??</div><div class=h><div class=av>C</div><div style='flex:1'>Cody @ ClearPath <small>to me &middot; 6:39 PM</small></div></div><div class=t>"+"""
<p>Hiya Imani!</p><p>Good thing you wrote before it spread. So your 2021 Kia Sorento has the camera behind the mirror, which means glass + calibration, no way around it.</p>
<p>Acoustic windshield with the camera bracket is going to be 418 bucks, the upper moulding kit tacks on $36, and $150 covers install labor. The forward camera calibration (we do it in house!) is $249. And since we&rsquo;d drive out to your office there&rsquo;s a $25 mobile service charge.</p>
<p>You&rsquo;re not going through insurance so I&rsquo;m knocking off $50. Tax adds $31.78. Grand total $859.78, card or check.</p>
<p>Honestly with your $500 deductible you&rsquo;d only save a bit by filing a claim and the place on 9th told my cousin $1,020 for the same Sorento. I left out the rain repellent coating you passed on ($39.99).</p>
<p>Wed or Thurs work?</p><p>Cody<br>ClearPath Auto Glass</p></div><div class=bt><span>Reply</span><span>Forward</span></div>"""
doc('r34-mailapp-2','png',html(css,body),'ClearPath Auto Glass',(2021,'Kia','Sorento'),[I('Acoustic windshield with the camera bracket','Part',41800),I('upper moulding kit','Part',3600),I('install labor','Labor',15000),I('forward camera calibration','Service',24900),I('mobile service charge','Fee',2500)],
 discounts=[5000],tax=3178,total=85978,printed=[50000,102000,3999],size=(360,800))
