# e-mail quotes in running text: Gmail-like print (proportional font) and a plain-text print in Courier with quoted reply
from lib import *
d=Doc("email-quote-1","pdf","email-quote","chromium","Dutch Hollow Exhaust & Driveline","",(2006,"Jeep","Wrangler"),notes=["prose e-mail in proportional type, amounts at line ends after dots or dashes","no document number","whole-dollar amounts without cents","optional ceramic coating is offered, not in the total","deposit asked for, not taken off the total"])
d.lab["header"]["documentNumber"]=None
w=d.w
def g(c): d.m(c);return f"{c//100:,}"
d.item("Stainless 2-1/2\" pipe, mandrel bent, cat back","Part",31500);d.item("Muffler, Walker 18\" oval","Part",14800);d.item("Band clamps","Part",4800,4,1200);d.item("hangers and rubber isolators","Part",3600)
d.item("Labor","Labor",28750,2.5,11500);d.item("Exhaust flange studs, cut out & replace broken ones","Labor",8500);d.item("Shop / gas / wire","Fee",1500)
d.disc("Club member","" or 2500)
sub=d.isum()-2500;tax=pct(31500+14800+4800+3600,7);tot=sub+tax;d.tot(sub,tax,tot)
body=f"""Hi Tammy,<br><br>Good talking to you. Like I said the rear section on the '06 Wrangler (4.0, auto, 131k miles) is rotted clean thru ahead of the axle and the muffler baffle is loose. I would not patch it. Here is what it takes to do it right:<br><br>
Stainless 2-1/2" pipe, mandrel bent, cat back ........ {w(31500)}<br>Muffler, Walker 18" oval ........ {w(14800)}<br>Band clamps, 4 @ {w(1200)} ea ........ {w(4800)}<br>hangers and rubber isolators ........ {w(3600)}<br>Labor, 2.5 hrs @ {w(11500)}/hr ........ {d.m(28750,'$')}<br>Exhaust flange studs, cut out &amp; replace broken ones ........ {w(8500)} (if they come out clean I will knock this off)<br>Shop / gas / wire ........ {w(1500)}<br>Club member ........ -{w(2500)}<br><br>
Comes to {d.m(sub,"$")} plus {d.m(tax,'$')} tax on the parts = <b>{d.m(tot,'$')}</b> total.<br><br>If you want the pipe ceramic coated black it's another {w(16500)}, not figured above. Also your rear pinion seal is seeping, not urgent, around {w(21000)} whenever.<br><br>I need {w(20000)} down to order the muffler. Can get you in Tues the 14th, drop it off by 8. Cash, check or card (3% on cards over {w(50000)}).<br><br>Thanks,<br>Gene<br><br>--<br>Dutch Hollow Exhaust &amp; Driveline<br>2288 St Rt 154, Red Bud IL 62278<br>618-555-0126 shop &nbsp;|&nbsp; M-F 8-5, Sat til noon if the coffee's on<br><i>Custom bending up to 3" &bull; Driveshafts built &amp; balanced &bull; 1 yr on all welds</i>"""
h=f"""<style>@page{{size:Letter;margin:11mm}}body{{font:13px Arial,'Liberation Sans'}}.t{{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding-bottom:5px}}.g{{font:24px 'Open Sans';color:#777}}td{{font-size:12px}}</style>
<div class=t><span class=g>Mail</span><b style="font-size:12px">Tammy Oberholtzer &lt;tammy.oberholtzer@mail.example&gt;</b></div><h2 style="font-size:17px;margin:10px 0 0">Jeep exhaust price</h2><div style="font-size:11px;color:#555">1 message</div><hr style="border:0;border-top:1px solid #ccc"><table width=100%><tr><td><b>Gene Vandeveer</b> &lt;gene@dutchhollowexhaust.example&gt;<td align=right>Thu, Nov 9, 2023 at 6:52 AM<tr><td colspan=2>To: Tammy Oberholtzer &lt;tammy.oberholtzer@mail.example&gt;</table><div style="margin:14px 0 0 18px">{body}</div>"""
html2pdf(h,f"{OUT}/email-quote-1.pdf");d.save()
# ---- 2: plain text, Courier, 78 columns, two pages with header/footer of a mail client
d=Doc("email-quote-2","pdf","email-quote","chromium-pre","Calloway Machine & Head","W-5518",(1999,"Ford","F-250"),notes=["plain text columns with dot leaders, quoted > lines of the earlier mail hold OLD prices that are not charged","two pages","qty x price in the line","a line without charge (n/c)","total stands in a sentence as well as in the table"])
def ln(a,b,w=66): return a+" "+"."*(w-len(a)-len(b)-2)+" "+b
I=lambda de,t,c,q=None,u=None: d.item(de,t,c,q,u)
rows=[]
for de,typ,u,q in [("Hot tank & magnaflux heads","Service",8500,2),("Pressure test","Service",6500,2),("Resurface head","Service",11000,2),("Valve job, 3 angle, 16 valves","Labor",32000,1),("Intake valve guides, bronze","Part",1150,8),("Exhaust valve guides, bronze","Part",1225,8),("Install guides & ream","Labor",650,16),("Valve seals, Viton","Part",385,16),("Exhaust seats, hardened","Part",2200,3),("Cut & install seats","Labor",3500,3),("Head gasket set, Fel-Pro","Part",38995,1),("Injector cup sleeve, stainless","Part",1895,8),("Install cups","Labor",1200,8),("Glow plugs (you said do them)","Part",1499,8),("Freight in on gasket set","Fee",2850,1)]:
    t=mul(u,q);I(de,typ,t,q if q>1 else None,u if q>1 else None);rows.append(ln(f"  {de}"+(f"  {q} x {d.m(u)}" if q>1 else ""),d.m(t)))
    if de.startswith("Exhaust seats"): rows.append("       (cyls 3, 5 and 8 only. The others are ok, I checked twice.)")
    if de.startswith("Install guides"): rows.append("       includes honing to .0015 clearance")
rows.append(ln("  Check valve springs on tester","n/c"))
dd=pct(d.isum(),5);sub=d.isum();tb=sum(i["totalPrice"] for i in d.lab["items"] if i["type"]=="Part");d.disc("Less shop-account 5%",dd);tax=pct(tb,9.5);tot=sub-dd+tax;d.tot(sub,tax,tot)
txt=f"""From:     "Roy Calloway" <roy@callowaymachine.example>
To:       "Delbert Fontenot" <delbert@fontenotdiesel.example>
Cc:       parts@callowaymachine.example
Date:     Mon, 13 May 2024 16:48:09 -0500
Subject:  RE: RE: 7.3 heads   Work Order W-5518

Delbert,

Both heads are apart. No cracks between the valves (surprised, after what it
did to the radiator). Here is the revised bill for the customer's truck, the
1999 Ford F-250 7.3 diesel, 288,410 miles. This replaces the number I gave you
Thursday.

  CALLOWAY MACHINE & HEAD                        WORK ORDER W-5518
  705 Evangeline Thwy, Lafayette LA 70501        337-555-0152
  ------------------------------------------------------------------
"""+"\n".join(rows)+f"""
  ------------------------------------------------------------------
"""+"\n".join([ln("  Sub-total",d.m(sub)),ln("  Less shop-account 5%",d.m(-dd)),ln(f"  Sales tax 9.5% on parts of {d.m(tb)}",d.m(tax)),ln("  TOTAL",d.m(tot,'$'))])+f"""

So {d.m(tot,'$')} out the door, pickup or we deliver in Lafayette Parish free.
Ready Thursday if Fel-Pro ships. 12 months on the machine work, nothing on
overheated heads. Terms are net 10th prox with your account.

If you want new springs I can get them, {d.m(695)} each and there are 16 of them
= {d.m(11120)}, but like I say they all tested good so I did not put them in.

Roy

--
Calloway Machine & Head  *  ASE M1 M2 M3  *  "We grind so you don't have to"
Heads / Blocks / Cranks balanced / Flywheels while you wait {d.m(5500,'$')}

> -----Original Message-----
> From: Roy Calloway
> Sent: Thursday, May 9, 2024 10:15 AM
> To: Delbert Fontenot
> Subject: RE: 7.3 heads
>
> Ballpark on two 7.3 heads if nothing is cracked:
> valve job with guides {d.m(92000)}, surface {d.m(20000)}, gaskets {d.m(37500)}.
> Say {d.w(150000)} to {d.w(180000)} all in. I'll know when I have them apart.
>
>> Roy what do you get for a pair of 7.3 powerstroke heads these
>> days, had one guy quote me {d.w(240000)}
>> Delbert
"""
import html as H
L=txt.split("\n");pages=[L[:52],L[52:]]
h="<style>@page{size:Letter;margin:0}body{margin:0}.p{height:279mm;box-sizing:border-box;padding:15mm 18mm;position:relative;break-after:page;overflow:hidden}pre{font:11.4px/1.38 'Courier Prime','Liberation Mono';margin:8mm 0 0}.f{position:absolute;bottom:9mm;left:18mm;right:18mm;font:9px 'Liberation Serif';display:flex;justify-content:space-between}</style>"
for i,p in enumerate(pages,1): h+=f"<div class=p {'style=break-after:auto' if i==2 else ''}><div style=\"font:9px 'Liberation Serif';border-bottom:1px solid #000\">RE: RE: 7.3 heads &nbsp; Work Order W-5518</div><pre>{H.escape(chr(10).join(p))}</pre><div class=f><span>Delbert Fontenot</span><span>Page {i} of 2</span><span>5/14/2024</span></div></div>"
html2pdf(h,f"{OUT}/email-quote-2.pdf");d.save()
