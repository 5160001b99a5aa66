from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib.pagesizes import letter
def o13():
    its=[I("catalytic converter",'Part',None,None,87600),I("upstream oxygen sensor",'Part',None,None,12450),I("new gaskets and hardware",'Part',None,None,3800),I("labor",'Labor',2.8,14000),I("exhaust leak smoke test",'Service',None,None,7500)]
    tx=tax(S(its[:3]),7);tot=S(its)+tx
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>@page{{size:letter;margin:14mm}}body{{font:13px 'Liberation Sans';line-height:1.45}}.h{{border-bottom:1px solid #ccc;padding-bottom:6px;margin-bottom:10px}}.g{{color:#666;font-size:11px}}</style>
<div class=h style="font-size:20px;color:#555">Mail <span style="float:right;font-size:12px">Priya Venkataraman &lt;priya.venk@mail.example&gt;</span></div>
<h2 style="font-size:17px">Your Prius - estimate #4471</h2><div class=h class=g>1 message</div>
<div><b>Fennimore Hybrid Works</b> &lt;service@fennimorehybrid.example&gt; <span class=g style="float:right">Wed, Feb 26, 2025 at 4:41 PM</span></div><div class=g>To: priya.venk@mail.example</div>
<p>Hi Priya,</p><p>Thanks for leaving the 2014 Toyota Prius Three with us (we read 132,806 miles). The noise you heard is what we feared: somebody has been under there with a saw. Here is what it takes to make it right.</p>
<p>The catalytic converter is $876.00 for a CARB-quality aftermarket unit. They cut the wire on the front sensor too, so an upstream oxygen sensor at $124.50 goes on the list, plus $38.00 for new gaskets and hardware. I have 2.8 hours of labor in it at our $140 hourly rate, so $392.00. When it is all together we do an exhaust leak smoke test, $75.00 flat.</p>
<p>With 7% tax on the parts, which comes to {d(tx)}, you are at <b>{d(tot)}</b> total.</p>
<p>If you would like the anti-theft shield, that is another $310 installed; I did not put it in the total. A Toyota converter would be $1,940 in place of the $876 and I don't think it's worth it on this car.</p><p>I can have the parts Friday. Just reply "go ahead".</p><p>Marguerite Fennimore<br>Fennimore Hybrid Works<br>212 Canal St, Lafayette, IN<br>765-555-0187</p>""",D+'o13.pdf')
    save('o13.pdf','email','chromium','4471','Fennimore Hybrid Works',(2014,'Toyota','Prius','Three',None,132806),its,[],None,tx,tot)
def o14():
    its=[I("clutch kit",'Part',None,None,41875),I("flywheel",'Part',None,None,32900),I("slave cylinder",'Part',None,None,8650),I("two quarts of gear oil",'Part',2,1625),I("labor",'Labor',7.5,11000),I("shop materials charge",'Fee',None,None,2800)]
    disc=[7500];sub=S(its);tot=sub-7500
    h=f"""<html><body style="font-family:'Liberation Serif';font-size:12pt"><p align=right>Castellano &amp; Daughter Foreign Car Service<br>77 Prospect Avenue<br>Montpelier, Vermont 05602<br>(802) 555-0166</p><p>October 9, 2024</p><p>Mr. Emmett Tolliver<br>RR 2, Box 118<br>Plainfield, Vermont 05667</p><p>Re: 2006 Mini Cooper S, VIN WMWRE33436TL28815</p>
<p>Dear Mr. Tolliver:</p><p>You asked me to put the figures for your Mini in writing. As we talked about on Tuesday, the clutch is worn to the rivets and the flywheel has heat cracks, so there is no sense in doing one without the other.</p>
<p>The clutch kit, made by Sachs, costs $418.75. The flywheel is $329.00. While the gearbox is down I want to replace the slave cylinder, which is $86.50, because it is the original. You will also need two quarts of gear oil at $16.25 each, or $32.50. The work itself is 7.5 hours at $110.00 per hour; that makes $825.00 of labor. Finally there is our shop materials charge of $28.00.</p>
<p>That adds up to {d(sub)}. As you have been coming here since my father's time I am taking $75.00 off, which leaves {d(tot)}. We do not charge you tax; the figures for parts already have it.</p>
<p>I would also keep an eye on the left axle boot. If you want it done at the same time it would be $96.00 more, but it is your choice and I have left it out.</p><p>Sincerely,</p><br><p>Giulia Castellano</p></body></html>"""
    soffice(h,'html',D+'o14.pdf','--writer')
    save('o14.pdf','email','libreoffice',None,'Castellano & Daughter Foreign Car Service',(2006,'Mini','Cooper S',None,'WMWRE33436TL28815',None),its,disc,sub,0,tot)
def o15():
    its=[I("DEF pump module",'Part',None,None,96240),I("DEF header gasket",'Part',None,None,2985),I("fresh DEF, 2.5 gal jugs",'Part',2,1849),I("labor, drop the tank and swap the module",'Labor',3.5,15500),I("diagnosis",'Service',None,None,15500),I("forced regen",'Service',None,None,12500),I("hazmat fee",'Fee',None,None,1500)]
    tx=tax(S(its[:3]),6.25);tot=S(its)+tx
    n=ParagraphStyle('n',parent=getSampleStyleSheet()['Normal'],fontName='Helvetica',fontSize=10,leading=14,spaceAfter=8)
    P=lambda s:Paragraph(s,n)
    SimpleDocTemplate(D+'o15.pdf',pagesize=letter,leftMargin=60,rightMargin=70,topMargin=50).build([P("<b>Kip Sandoval</b>"),HRFlowable(width='100%',color='black'),P("<b>From:</b> Kip Sandoval [kip@caprockdieselfleet.example]<br/><b>Sent:</b> Monday, July 14, 2025 11:08 AM<br/><b>To:</b> dispatch@panhandle-irrigation.example<br/><b>Subject:</b> RE: Unit 9 derate - invoice CD-31150"),
     P("Morning Luz,"),P("Unit 9, the 2020 Ram 3500 Tradesman, 97,415 miles, is done and parked by the gate. VIN 3C63R3GL2LG188406. Final numbers on invoice CD-31150 for your PO:"),
     P("- DEF pump module, $962.40, and a DEF header gasket, $29.85<br/>- fresh DEF, 2.5 gal jugs, 2 at $18.49 = $36.98<br/>- labor, drop the tank and swap the module: 3.5 hrs x $155 = $542.50<br/>- diagnosis was the usual one hour minimum, $155.00<br/>- forced regen $125.00<br/>- hazmat fee $15.00"),
     P(f"Texas tax at 6.25% on parts is {d(tx)}. Invoice total comes to {d(tot)}, net 15 as always. I originally told you about $2,050 on Thursday so we came in under."),P("Coolant filter was done at no charge, it was in the bin from last time. Next service due at 105,000; that one will be around $480."),P("Kip<br/>Caprock Diesel &amp; Fleet<br/>Plainview, TX | 806-555-0143"),HRFlowable(width='100%',color='grey'),P("<font color='grey'>On Thu, Jul 10, 2025 dispatch wrote: Kip, unit 9 is in limp mode again, can you look? Budget is $2,500 before I have to ask Dale.</font>")])
    save('o15.pdf','email','reportlab','CD-31150','Caprock Diesel & Fleet',(2020,'Ram','3500','Tradesman','3C63R3GL2LG188406',97415),its,[],None,tx,tot)
def chat(out,w,h,title,sub,msgs,css,font):
    b="".join(f"<div class='m {s}'>{t}</div>" if s!='d' else f"<div class=d>{t}</div>" for s,t in msgs)
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>body{{margin:0;font:{font};line-height:1.35}}.top{{padding:26px 30px 16px;text-align:center;border-bottom:1px solid #ccc}}.m{{max-width:74%;padding:16px 24px;margin:10px 26px;border-radius:28px;clear:both}}.in{{float:left}}.out{{float:right}}.d{{clear:both;text-align:center;color:#888;font-size:80%;padding:14px}}{css}</style><div class=top><b>{title}</b><br><small>{sub}</small></div>{b}""",out,(w,h))
def o16():
    its=[I("radiator",'Part',None,None,23500),I("both hoses",'Part',None,None,6200),I("coolant",'Part',2,2400),I("labor",'Labor',2.5,11000)]
    tot=S(its);assert tot==23500+6200+4800+27500
    chat(D+'o16.png',828,1300,"Ramirez Radiator &amp; Auto","Text Message",[('d',"Today 10:14 AM"),('in',"Hi this is Hector at Ramirez Radiator &amp; Auto. Got your 2007 Jeep Liberty up on the lift"),('in',"Radiator is cracked at the tank on the driver side. Both hoses are soft too"),('out',"ugh ok. how much"),('in',"radiator $235, both hoses $62, coolant 2 gal at $24 so $48, and labor 2.5 hrs at $110 = $275"),('in',f"Comes to ${tot//100} total, no tax if you pay cash"),('out',"is the thermostat in that?"),('in',"No its fine. If you want one anyway its $45 more but I wouldnt"),('out',"skip it. go ahead"),('in',"10-4 ready by 4")],".in{background:#e9e9eb}.out{background:#0b84fe;color:#fff}.top{background:#f7f7f7}","30px 'Liberation Sans'")
    save('o16.png','message','chromium',None,'Ramirez Radiator & Auto',(2007,'Jeep','Liberty',None,None,None),its,[],None,0,tot,[])
def o17():
    its=[I("Front struts (pair)",'Part',2,16850),I("Strut mounts",'Part',2,4225),I("Sway bar links",'Part',2,3180),I("Labor",'Labor',3.2,12000),I("Alignment",'Service',None,None,9900),I("Shop supplies",'Fee',None,None,1500)]
    tx=tax(S(its[:3]),8);sub=S(its);tot=sub-4000+tx
    chat(D+'o17.png',1080,1720,"Blue Lantern Auto","Business account",[('d',"MARCH 3, 2025"),('in',"Hello Thaddeus! Estimate 2288 for your 2018 Hyundai Santa Fe Sport, 96,340 miles:"),('in',f"• Front struts (pair): 2 x $168.50 = $337.00<br>• Strut mounts: 2 x $42.25 = $84.50<br>• Sway bar links: 2 x $31.80 = $63.60<br>• Labor: 3.2 h x $120.00 = $384.00<br>• Alignment: $99.00<br>• Shop supplies: $15.00<br><br>Subtotal {d(sub)}<br>New customer discount -$40.00<br>Tax {d(tx)}<br><b>Total {d(tot)}</b><small style='float:right;color:#777'>9:02 AM</small>"),('out',"Thanks. What about the rear shocks you mentioned?<small style='float:right;color:#777'>9:20 AM ✓✓</small>"),('in',"They can wait. About $420 for the two when you are ready, not in this price<small style='float:right;color:#777'>9:21 AM</small>"),('out',"OK book me for Thursday please<small style='float:right;color:#777'>9:25 AM ✓✓</small>"),('in',"Done, Thu 8:00. See you then!<small style='float:right;color:#777'>9:26 AM</small>")],"body{background:#efe7de}.in{background:#fff;border-radius:14px}.out{background:#d9fdd3;border-radius:14px}.top{background:#075e54;color:#fff;text-align:left}small{font-size:70%}","34px 'DejaVu Sans'")
    save('o17.png','message','chromium','2288','Blue Lantern Auto',(2018,'Hyundai','Santa Fe Sport',None,None,96340),its,[4000],sub,tx,tot,[])
def o18():
    its=[I("ignition switch/cylinder",'Part',None,None,13899),I("key cut and program",'Service',2,8500),I("trip fee",'Fee',None,None,4500),I("labor","Labor",1,None,9000)]
    tx=tax(13899,6);tot=S(its)+tx
    chat(D+'o18.png',760,1280,"Lonnie – KeyStone Mobile Auto","(717) 555-0109",[('d',"Sunday • 6:51 PM"),('out',"Hey its Bev w the 2012 Chevy Cruze LT. Key wont turn. What would it run me?"),('in',"Evening Bev. Lonnie w KeyStone Mobile Auto. That's the ignition switch/cylinder on those, I keep one on the van, $138.99"),('in',"key cut and program is $85 ea, you want 2? so $170.00"),('out',"yes 2"),('in',"ok then trip fee $45.00 to Lebanon and labor 1 hr $90.00"),('in',f"with the 6% on the part ({d(tx)}) thats {d(tot)} all in"),('out',"the dealer said 700!! come tomorrow"),('in',"lol yep. 9 am. have your registration handy")],"body{background:#121418;color:#eee}.in{background:#2c2f36}.out{background:#3c5a99}.top{background:#1c1f24;border-color:#333}","27px 'DejaVu Sans'")
    save('o18.png','message','chromium',None,'KeyStone Mobile Auto',(2012,'Chevrolet','Cruze','LT',None,None),its,[],None,tx,tot,[])
if __name__=='__main__':
    import sys
    for f in sys.argv[1:] or ('o13','o14','o15','o16','o17','o18'): globals()[f]()
