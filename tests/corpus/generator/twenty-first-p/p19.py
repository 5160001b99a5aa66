from pic import *
V=vin("WVWPR7AU?KW912206")
A=[it("BRAKE PADS REAR - TRW",'Part',1,72.6),it("ROTOR RR VENTED",'Part',2,81.35),it("PAD WEAR SENSOR",'Part',1,19.8),it("HARDWARE KIT",'Part',1,14.25),it("Rear brakes - EPB service mode, R&R pads/rotors",'Labor',1.9,138),it("Cabin filter, charcoal",'Part',1,31.4),it("State inspection",'Service',1,35.0),it("Disposal",'Fee',1,3.5)]
tax=round(S(A,lambda i:i['type']=='Part')*.0625);sub=S(A);tot=sub+tax
h=f"""<meta charset=utf8><style>@page{{size:letter;margin:15mm}}body{{font:11.5pt 'Liberation Serif'}}table{{width:100%;border-collapse:collapse}}.g td,.g th{{border:1px solid #444;padding:5px}}.n{{text-align:right}}</style><center><b style="font-size:20pt;letter-spacing:2px">WACHUSETT EURO CARE</b><br>19 Quarry Rd., Holden, Massachusetts 01520 &nbsp; Tel 508-555-0137<br>Mass. Reg. RS-4410</center><br>
<table><tr><td>Customer: Ines Fontaine<br>Vehicle: 2019 Volkswagen Golf SE (SportWagen? no, hatch)<br>VIN {V}<br>Odometer 58,077</td><td class=n>Invoice 11895<br>Sept 9, 2024<br>Reg. 3KL R21</td></tr></table><br><table class=g><tr><th>Qty<th>Description<th>Unit<th>Amount</tr>""".replace(" (SportWagen? no, hatch)"," 1.4T")
for i in A:h+=f"<tr><td>{i['quantity']:g}</td><td>{i['description']}</td><td class=n>{m(i['unitPrice'])}</td><td class=n>{m(i['totalPrice'])}</td></tr>"
h+=f"<tr><td></td><td>Front pads 7 mm - OK<br>Tire rotation - courtesy</td><td></td><td class=n>N/C</td></tr><tr><td colspan=3 class=n>Sub-total</td><td class=n>{m(sub)}</td></tr><tr><td colspan=3 class=n>Mass. sales tax on parts</td><td class=n>{m(tax)}</td></tr><tr><td colspan=3 class=n><b>PLEASE PAY</b></td><td class=n><b>{m(tot)}</b></td></tr></table><p>12 mo/12,000 mi on labor. We appreciate your trust.</p>"
chrome(h,'p19s');im=ras('p19','p19s.pdf',200);im=im.crop((0,0,im.width,1750))
photo(im,'p19',[(150,120),(1500,70),(1590,1480),(60,1410)],(1650,1560),5,95,(.35,.4),.7)
save('p19','invoice','chromium',A,(2019,'Volkswagen','Golf','SE',V,58077),'11895','WACHUSETT EURO CARE',tax,(),sub,tot,["photo"],'jpg')
