from common import *
A=[it("Water pump (electric, OE Bosch)",'Part',None,None,438.20),it("Thermostat housing assembly",'Part',None,None,164.75),it("Coolant G48, 2 jugs at $28.50",'Part',2,28.50),it("Aluminum bolt set",'Part',None,None,22.10),it("Labor for the pump and thermostat together, 4.2 hrs at $165",'Labor',4.2,165),it("Coolant system bleed + leak check",'Service',None,None,85),it("Hazardous waste",'Fee',None,None,9.5)]
A[2]['description']="Coolant G48";A[4]['description']="Labor for the pump and thermostat together"
tax=round(S(A,lambda i:i['type']=='Part')*.0775);tot=S(A)+tax
h=f"""<meta charset=utf8><style>@page{{size:letter;margin:12mm}}body{{font:10pt Liberation Sans}}.h{{display:flex;justify-content:space-between;border-bottom:1px solid #ccc}}.g{{color:#666;font-size:9pt}}</style>
<div class=h><b style="color:#777">Mail</b><span>Greta Lindqvist &lt;greta.l@mail.example&gt;</span></div><h3>Your Volvo - what we found / estimate</h3><div class=g>1 message</div><hr>
<b>Tom at Harbor Lane Auto</b> &lt;tom@harborlaneauto.example&gt;<span style="float:right" class=g>Tue, Jan 14, 2025 at 4:52 PM</span><br><span class=g>To: Greta Lindqvist</span>
<p>Hi Greta,</p><p>Thanks for your patience today. Had the 2011 Volvo XC60 T6 up in the air (112,480 on the clock) and here's the story. The overheat is the water pump - shaft play and it's weeping pink out the bottom. While we are there the thermostat housing is cracked at the neck, so I'd do both, same labor.</p>
<p>Here's how it breaks down:</p><ul><li>Water pump (electric, OE Bosch) - $438.20</li><li>Thermostat housing assembly, $164.75</li><li>Coolant G48, 2 jugs at $28.50 = $57.00</li><li>Aluminum bolt set (can't be reused) $22.10</li><li>Labor for the pump and thermostat together, 4.2 hrs at $165: $693.00</li></ul>
<p>I'd also want to do a Coolant system bleed + leak check after, which we charge at $85 flat, and there's $9.50 for Hazardous waste. Tax on the parts is {m(tax)}, so you're at <b>${m(tot)}</b> out the door.</p>
<p>The diag you already paid Monday ($120) is done with, that's not in here. You'll need front tires before summer too, figure $780 or so for four but no rush on that.</p><p>If you say go before noon tomorrow I can have it Thursday.</p><p>Tom Brzezicki<br>Service Advisor<br><b>Harbor Lane Auto</b><br>77 Harbor Ln, Oceanside CA &middot; 760-555-0128</p>
<div class=g>-- <br>On Mon, Jan 13, 2025 at 9:10 AM Greta Lindqvist wrote:<br>&gt; It hit the red on the 78 and I pulled over. Is it safe to drive to you? My husband says $300 fix lol</div>"""
chrome(h,'p11')
save('p11','email','chromium',A,(2011,'Volvo','XC60','T6',None,112480),None,'Harbor Lane Auto',tax,(),None,tot,())
