# Square-like estimate of an exhaust shop; photo
import sys,os;sys.path.insert(0,'.')
from lab import *;from chrome import pdf;from degrade import photo
L=Lab('21.jpg','Square-like estimate, item / qty / price / amount, notes in grey under item','chromium+photo','Dependable Muffler & Brake',"000417",dict(year=2006,make='Honda',model='Element',vin=None,mileage=211380),['photo, perspective, shadow','item notes','modifier text in the item','discount as row','no vin','recommended price in message','sum first (amount due on top)'])
rows=''
def r(d,typ,q,u,note='',qs=None):
    global rows
    a=round(q*u);L.item(d,typ,a,q,u);rows+=f'<tr><td><b>{d.replace("&","&amp;")}</b>{"<br><small>"+note+"</small>" if note else ""}</td><td class=r>{qs or q}</td><td class=r>{L.D(u)}</td><td class=r>{L.D(a)}</td></tr>'
r('Catalytic converter, CARB-exempt aftermarket','Part',1,61200,'Fed EPA, 5 yr / 50,000 mi shell warranty. Stolen cat, sawzall cut')
r('Flex pipe w/ weld-in section','Part',1,8900)
r('Oxygen sensor downstream (Denso)','Part',1,11275,'old sensor wire cut')
r('Exhaust clamps 2"','Part',4,650)
r('Labor - exhaust fab & weld','Labor',2.75,10500,'Manny')
r('Cat shield install, customer supplied','Labor',1,9500)
r('Shop fee','Fee',1,1500)
sb0=L.sum();dc=L.disc('Neighbor discount',4000);sb=L.sum();tx=round((L.typ('Part'))*.0825)
html=f'''<style>@page{{size:letter;margin:.7in .8in}}body{{font:10.5pt/1.4 "Open Sans"}}table{{width:100%;border-collapse:collapse}}td,th{{padding:7px 4px;border-bottom:1px solid #ddd;vertical-align:top;text-align:left}}.r{{text-align:right;white-space:nowrap}}small{{color:#666;font-size:8.5pt}}h1{{font-size:24pt;margin:0}}.n td{{border:0;padding:3px 4px}}</style>
<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt">Dependable Muffler &amp; Brake</b><br>6620 Harrisburg Blvd, Houston TX 77011<br>(832) 555-0148</div><div class=r><h1>{L.D(sb+tx)}</h1>Estimate #000417<br>Sent Mar 3, 2025 &middot; Expires Apr 2, 2025</div></div>
<p><b>Customer</b> &nbsp; Octavio Reyna &nbsp; &middot; &nbsp; (713) 555-0107<br><b>Job</b> &nbsp; 2006 Honda Element EX, orange, 211,380 mi</p>
<table><tr><th>Item<th class=r>Qty<th class=r>Price<th class=r>Amount</tr>{rows}</table>
<table class=n style="width:50%;margin:12px 0 0 50%"><tr><td>Items</td><td class=r>{L.D(sb0)}</td></tr><tr><td>Neighbor discount</td><td class=r>-{L.D(dc)}</td></tr><tr><td>Subtotal</td><td class=r>{L.D(sb)}</td></tr><tr><td>TX sales tax 8.25% (parts)</td><td class=r>{L.D(tx)}</td></tr><tr style="border-top:2px solid #000;font-weight:bold;font-size:13pt"><td>Total</td><td class=r>{L.D(sb+tx)}</td></tr></table>
<p style="margin-top:18px"><b>Message</b><br>Octavio, rear muffler is rusted but not leaking yet, that one is {L.D(28500)} put on when you are ready. Half down please ({L.D(45000)} is ok) to order the cat.</p><p><small>Dependable Muffler &amp; Brake &middot; Estimate powered by Square</small></p>'''
os.chdir('/tmp');pdf(html,'d21.pdf');os.chdir('.')
photo('/tmp/d21.pdf','21.jpg',[(150,110),(1480,160),(1560,2030),(60,2000)],(1640,2150),21,shadow=[(0,.62),(.55,.45),(.75,1.1),(0,1.1)],blur=.9)
L.save(tx,sb)
