# layouts: list of dicts name, ext, html, truth
D=[]
def I(d,t,total,q=None,u=None): return dict(description=d,type=t,quantity=q,unitPrice=u,totalPrice=total)
def doc(name,ext,html,shop,veh,items,discounts=(),subtotal=None,tax=0,total=None,printed=(),num=None,size=None):
    D.append(dict(name=name,ext=ext,html=html,size=size,truth=dict(file=f"{name}.{ext}",kind="quote",layout=name,author="r35",hardships=["prose"],
      header=dict(documentNumber=num,shop=shop),vehicle=dict(year=veh[0],make=veh[1],model=veh[2]),items=items,discounts=list(discounts),subtotal=subtotal,tax=tax,total=total,printed=list(printed))))
import glob
FF=""
for fam,key in (("Rob","roboto"),("SSP","source-sans-pro"),("Int","inter"),("Cour","courier-prime"),("Gara","eb-garamond")):
    for w in (400,500,600,700):
        for f in glob.glob(f"./make/fonts/fontsource-{key}-5*/package/files/{key}-latin-{w}-normal.woff2"):
            FF+="@font-face{font-family:%s;font-weight:%d;src:url(file://%s)}"%(fam,w,f)
def page(css,body,margin="0.9in 0.9in"):
    return f"<!doctype html><html><head><meta charset=utf-8><title>print</title><style>{FF}@page{{size:letter;margin:{margin}}}*{{box-sizing:border-box}}body{{margin:0;{css.split('|')[0]}}}{'|'.join(css.split('|')[1:])}</style></head><body>{body}</body></html>"

# 1 e-mail thread, Outlook print
doc("r35-01","pdf",page("font:11.5pt/1.42 SSP;color:#111|.n{font-weight:700;font-size:13pt;border-bottom:2.5px solid #000;padding-bottom:4px;margin-bottom:8px}.h td{font-size:10.5pt;padding:1px 14px 1px 0;vertical-align:top}.h td:first-child{font-weight:700;width:84px}.o{border-top:1px solid #9aa;margin-top:22px;padding-top:9px}.o b{font-weight:600}",
"""<div class=n>Marcy Whitlow</div><table class=h><tr><td>From:</td><td>Gary Tillman &lt;gary@tillmanbrosauto.example&gt;</td></tr><tr><td>Sent:</td><td>Thursday, September 18, 2025 4:52 PM</td></tr><tr><td>To:</td><td>Marcy Whitlow</td></tr><tr><td>Subject:</td><td>RE: Forester oil leak - REVISED</td></tr></table>
<p>Marcy,</p><p>Thanks for your patience while we waited on the parts house. I've reworked the numbers on your 2014 Subaru Forester. Please go by this message and not the one I sent Tuesday.</p>
<p>The timing cover reseal is still the big one. We figure 6.5 hours for it at our shop rate of $138.00 an hour, so $897.00 in labor, and the gasket and sealant kit dropped to $64.50 now that we found it at a second supplier. While the cover is off we should put in a water pump, which is a $148.75 part and adds nothing to the labor. Serpentine belt, $42.20. Two gallons of Subaru blue coolant at $27.95 each. Then there is a $12.00 charge for hazardous waste disposal.</p>
<p>All told that is $1,220.35 before sales tax. Sales tax (parts only) will be $16.50, bringing you to $1,236.85. The $200 deposit you left with Beth will be credited when you pick the car up.</p>
<p>If you say go today I can have it on the lift Monday.</p><p>Gary Tillman<br>Tillman Brothers Auto Care<br>Roanoke, VA</p>
<div class=o><b>From:</b> Gary Tillman<br><b>Sent:</b> Tuesday, September 16, 2025 11:08 AM<br><b>To:</b> Marcy Whitlow<br><b>Subject:</b> Forester oil leak<p>Marcy, first pass at it, subject to change once I hear from the dealer on parts:</p><p>Timing cover reseal, 7 hours labor, $966.00. Gasket and sealant kit from the dealer, $91.30. Water pump $148.75, belt $42.20. With tax you would be right around $1,263.21.</p><p>Gary</p></div>"""),
"Tillman Brothers Auto Care",(2014,"Subaru","Forester"),
[I("timing cover reseal","Labor",89700,6.5,13800),I("gasket and sealant kit","Part",6450),I("water pump","Part",14875),I("Serpentine belt","Part",4220),I("Subaru blue coolant","Part",5590,2,2795),I("hazardous waste disposal","Fee",1200)],
subtotal=122035,tax=1650,total=123685,printed=[20000,96600,9130,126321])

# 2 e-mail, Gmail print
doc("r35-02","pdf",page("font:10.5pt/1.5 Rob;color:#202124|.g{color:#5f6368;font-size:16pt;border-bottom:1px solid #ccc;padding-bottom:6px}.s{font-weight:700;font-size:13pt;border-bottom:1px solid #ccc;padding:8px 0 3px}.m{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding:7px 0;font-size:9.5pt}li{margin:5px 0}",
"""<div class=g>Gmail <span style="float:right;font-size:9.5pt">Dan Okafor &lt;dokafor@mail.example&gt;</span></div><div class=s>Your 328i - what we found</div><div class=m><div><b>Priya @ Desert Ridge</b> &lt;service@desertridgeimport.example&gt;<br>To: Dan Okafor</div><div>Wed, Jul 9, 2025 at 10:17 AM</div></div>
<p>Hi Dan,</p><p>Finished going over your 2011 BMW 328i this morning (118,420 miles, by the way, congratulations). Here's where things stand:</p>
<ul><li>$612.00 for the valve cover gasket replacement, parts and labor</li><li>$345.00 for the oil filter housing gasket, parts and labor</li><li>$189.50 for one drive belt with tensioner, put on</li><li>$58.00 for a charcoal cabin filter, installed</li><li>$159.95 for the diagnostic you authorized Monday</li></ul>
<p>Because you'd be doing the gaskets with us, I'm taking the $159.95 right back off. Add $35.00 in shop supplies and you're at $1,239.50, then $38.72 of tax, so $1,278.22 to drive it home.</p>
<p>If you also want the spark plugs done while the cover is off (I would), that would be another $274.00. I have not put them in.</p>
<p>We're open till 6. Just reply "approved" and I'll get parts coming.</p><p>Priya Raman<br>Desert Ridge Import Service &middot; Tempe</p>"""),
"Desert Ridge Import Service",(2011,"BMW","328i"),
[I("valve cover gasket replacement","Service",61200),I("oil filter housing gasket","Service",34500),I("drive belt with tensioner","Service",18950,1),I("charcoal cabin filter","Service",5800),I("diagnostic","Service",15995),I("shop supplies","Fee",3500)],
discounts=[15995],subtotal=123950,tax=3872,total=127822,printed=[27400])

# 3 e-mail, plain
doc("r35-03","pdf",page("font:12pt/1.45 'DejaVu Serif';color:#000|.k{font-size:10pt;line-height:1.5;color:#333;margin-bottom:18px;padding:8px 10px;background:#eee}",
"""<div class=k>Subject: truck<br>From: ray dupree (raysmobilewrench@mail.example)<br>To: tcollier@mail.example<br>Date: Saturday, March 1, 2025, 08:41 PM EST</div>
<p>Tim</p><p>ok so I checked pressure and its definately the pump on the Silverado. The Delphi fuel pump module runs you 286. There is one for 179 online but I wont warranty it so I am not going to use that. Labor to drop the tank and swap it, 3 hours and I get 95 an hour, thats 285. New strap bolts 14 because yours are rusted bad. Fuel filter another 22.50. And I have to get 60 for the trip charge since you are all the way past Loganville.</p>
<p>So your looking at 667.50 total, no tax, cash or zelle. I know Pep Boys said 940.</p>
<p>Run it down under a quarter tank before I come, please. I could do Tuesday or Wed.</p><p>Ray<br>Ray's Mobile Wrench</p><p style="font-size:10pt;color:#555">On Feb 28, T. Collier wrote:<br>&gt; Hey Ray, 2008 Chevy Silverado 1500, cranks but wont start, 164k on it. Can you come look?</p>"""),
"Ray's Mobile Wrench",(2008,"Chevy","Silverado 1500"),
[I("Delphi fuel pump module","Part",28600),I("Labor to drop the tank and swap it","Labor",28500,3,9500),I("New strap bolts","Part",1400),I("Fuel filter","Part",2250),I("trip charge","Fee",6000)],
total=66750,printed=[17900,94000])

# 4 letter
doc("r35-04","pdf",page("font:12.5pt/1.42 Gara,'DejaVu Serif';color:#1a1a1a|.l{text-align:center;border-bottom:1px solid #234;padding-bottom:10px;margin-bottom:22px;color:#234}.l b{font-size:19pt;letter-spacing:1px}.l div{font-size:9pt}p{text-align:justify}",
"""<div class=l><b>KESSLER VOLVO OF HARRISBURG</b><div>2290 Paxton Street, Harrisburg, Pennsylvania 17111 &middot; (717) 555-0138</div></div>
<div>October 16, 2025</div><p>Mrs. Eleanor Aldridge<br>17 Orchard Lane<br>Camp Hill, PA 17011</p><p>Reference: Estimate 48-2217</p><p>Dear Mrs. Aldridge,</p>
<p>Thank you for bringing your 2017 Volvo XC60 to us on Tuesday. As promised, I am writing with the technician's findings so that you may consider them at home.</p>
<p>First, both front lower control arms are worn beyond the limit. The two front lower control arms are $318.40 each, and the labor to fit the control arms is 3.2 hours at $165.00 an hour, or $528.00. A four-wheel alignment is required afterward, for which we charge $149.95.</p>
<p>Second, the rear brakes are down to two millimeters. The rear brake pads are priced at $112.60, the pair of rear rotors at $236.80, and the labor to install the rear brakes at $247.50. We ask a further $39.00 toward shop materials.</p>
<p>As a Silver Circle member you receive ten percent off labor, a saving of $77.55. Pennsylvania sales tax comes to $112.39. The amount payable would therefore be $1,985.49.</p>
<p>I have set aside the transmission service at $489.00, as you wished, and nothing here repeats the work on your March invoice of $412.18. This estimate is good for thirty days.</p>
<p>Sincerely,</p><p style="margin-top:30px">Walter F. Grubb<br>Service Consultant</p>""","0.8in 1in"),
"Kessler Volvo of Harrisburg",(2017,"Volvo","XC60"),
[I("front lower control arms","Part",63680,2,31840),I("labor to fit the control arms","Labor",52800,3.2,16500),I("four-wheel alignment","Service",14995),I("rear brake pads","Part",11260),I("rear rotors","Part",23680,2),I("labor to install the rear brakes","Labor",24750),I("shop materials","Fee",3900)],
discounts=[7755],tax=11239,total=198549,printed=[48900,41218],num="48-2217")

# 5 letter, terse
doc("r35-05","pdf",page("font:11.5pt/1.4 Cour,'DejaVu Sans Mono';color:#000|",
"""<div style="font-weight:bold;font-size:14pt">NORTHFORK TRUCK &amp; DIESEL</div><div>P.O. Box 318, Lewistown, Montana 59457</div><p>April 4, 2025<br>Quote No. Q1190</p><p>Judith Basin Grain Co.<br>Attn: Shop Foreman</p><p>RE: Unit 12, 2015 Ford F-250</p><p>Gentlemen:</p>
<p>We have inspected the above and propose the following.</p>
<p>1. Remove and replace EGR cooler and oil cooler, parts and labor, in the amount of $1,460.00.</p><p>2. Five gallons of extended life coolant, $31.25 a gallon, $156.25.</p><p>3. Turbo up-pipe, passenger side, $228.00, and 1.5 hours labor to fit the pipe, $187.50.</p><p>4. Inbound freight on the coolers, $45.00. Environmental fee, $18.50.</p>
<p>From this we deduct your fleet allowance of $100.00. You have a resale certificate on file and no tax is due. Complete price $1,995.25, firm until April 30.</p>
<p>A front pinion seal is weeping. It can wait; figure $340.00 when the time comes. Invoice 7731 in the amount of $864.10 is still open on your account and is not part of this quotation.</p>
<p>Yours truly,</p><p style="margin-top:28px">H. Lindqvist<br>Northfork Truck &amp; Diesel</p>""","1in 0.9in"),
"Northfork Truck & Diesel",(2015,"Ford","F-250"),
[I("Remove and replace EGR cooler and oil cooler","Service",146000),I("extended life coolant","Part",15625,5,3125),I("Turbo up-pipe, passenger side","Part",22800),I("labor to fit the pipe","Labor",18750,1.5),I("Inbound freight on the coolers","Fee",4500),I("Environmental fee","Fee",1850)],
discounts=[10000],total=199525,printed=[34000,86410],num="Q1190")

# 6 web chat
def chat(who,t,x,me=False): return f'<div class="r {"me" if me else ""}"><div class=w>{who} &middot; {t}</div><div class=b>{x}</div></div>'
doc("r35-06","pdf",page("font:10.5pt/1.4 Rob;color:#222|.t{background:#0b5d8c;color:#fff;padding:11px 14px;border-radius:8px 8px 0 0;font-weight:500}.r{margin:8px 0;max-width:76%;break-inside:avoid}.me{margin-left:auto;text-align:right}.w{font-size:8.5pt;color:#777}.b{display:inline-block;text-align:left;background:#eef2f5;padding:7px 11px;border-radius:10px}.me .b{background:#d5ecfa}",
'<div class=t>Lakeline Tire &amp; Auto &nbsp;|&nbsp; Chat transcript, 11/03/2025</div>'+
chat("Visitor","1:02 PM","Hi, need 4 tires for a 2019 Toyota Corolla. Firestone down the street quoted me 620 all in",1)+
chat("Kelsey","1:03 PM","Hi there! Happy to help. Is that the 205/55R16 size?")+chat("Visitor","1:03 PM","yes",1)+
chat("Kelsey","1:06 PM","OK so I'd go with the Yokohama Avid Ascend GT, four of them at $118 each. Mount and balance is $22 a tire, so $88. Old tire disposal is $4 apiece = $16.")+
chat("Kelsey","1:07 PM","And new TPMS service kits, 4 x $6.50, that's $26")+
chat("Visitor","1:07 PM","do you do alignments? it pulls right",1)+
chat("Kelsey","1:08 PM","We do, front and rear alignment is $99.99 and I can apply a $20 coupon to that.")+
chat("Visitor","1:08 PM","ok add it. is there a warranty",1)+
chat("Kelsey","1:09 PM","65k mile treadwear is included. Road hazard coverage would be $59.80 for the set if you want that?")+
chat("Visitor","1:10 PM","no thanks. whats the out the door",1)+
chat("Kelsey","1:12 PM","With the coupon and $41.09 tax you're at $723.08 out the door. Yokohama also has a $60 mail-in rebate you can send for after, that's on a prepaid card and isn't in my number.")+
chat("Visitor","1:13 PM","ok thx let me think",1),"0.7in 0.9in"),
"Lakeline Tire & Auto",(2019,"Toyota","Corolla"),
[I("Yokohama Avid Ascend GT","Part",47200,4,11800),I("Mount and balance","Service",8800,4,2200),I("Old tire disposal","Fee",1600,4,400),I("new TPMS service kits","Part",2600,4,650),I("front and rear alignment","Service",9999)],
discounts=[2000],tax=4109,total=72308,printed=[62000,5980,6000])

# 7 portal, no total
def pm(who,t,x): return f'<div class=c><div class=a>{who}<span>{t}</span></div>{x}</div>'
doc("r35-07","pdf",page("font:10.8pt/1.5 SSP;color:#23303b|.top{font-weight:700;font-size:16pt;color:#8a1220}.sub{color:#667;margin-bottom:14px}.c{border:1px solid #d4dae0;border-left:4px solid #8a1220;padding:9px 13px;margin:10px 3px 10px 0;break-inside:avoid}.a{font-weight:600;margin-bottom:3px}.a span{float:right;font-weight:400;color:#889;font-size:9.5pt}",
'<div class=top>Brightwater Kia MyService</div><div class=sub>Message center &middot; 2016 Kia Sorento &middot; Conversation with Service Advisor</div>'+
pm("You","Aug 12, 9:20 AM","Any news on the A/C?")+
pm("Luis M., Advisor","Aug 12, 11:46 AM","Good morning! Yes. The compressor came apart inside and sent metal through the system, so several things have to be done together. For the A/C compressor, the part is $512.36 and the labor is $398.00. The condenser has to be replaced too: the condenser is $241.90, and 1.4 hours at $159.00 for condenser labor comes to $222.60. A receiver drier is $67.18. Then an A/C system flush, $145.00, and evacuate and recharge with R-134a, $189.00.")+
pm("You","Aug 12, 12:15 PM","Ouch. I paid $231.75 in May for a recharge. Is that everything?")+
pm("Luis M., Advisor","Aug 12, 12:31 PM","I understand. Two small ones I left off, sorry: PAG oil with dye at $24.00, and we'll need one compressor relay for $23.45. Your cabin filter is dirty as well, $64.99 if you'd like it.")+
pm("You","Aug 12, 12:33 PM","Skip the filter. What's the total?")+
pm("Luis M., Advisor","Aug 12, 12:40 PM","Skipped. I'm waiting for the office to run the tax, so I'd rather not give you a final figure that changes. I'll post it here this afternoon.")),
"Brightwater Kia",(2016,"Kia","Sorento"),
[I("A/C compressor","Part",51236),I("A/C compressor","Labor",39800),I("condenser","Part",24190),I("condenser labor","Labor",22260,1.4,15900),I("receiver drier","Part",6718),I("A/C system flush","Service",14500),I("evacuate and recharge with R-134a","Service",18900),I("PAG oil with dye","Part",2400),I("compressor relay","Part",2345,1)],
printed=[23175,6499])
