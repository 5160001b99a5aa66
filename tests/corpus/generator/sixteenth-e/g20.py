# European specialist; landscape? portrait letter, numbered positions, chromium + bw scan
import sys,os;sys.path.insert(0,'.')
from lab import *;from chrome import pdf;from degrade import scan
L=Lab('20.pdf','European specialist, concerns with running text, sub-lines P/L and amount at right with leaders, bw G4 scan','chromium+scan','Bergmann Autowerk','KV 4093',dict(year=2014,make='BMW',model='328i xDrive',vin='WBA3B5G57ENS09914',mileage=None),['bw scan, turned','dotted leaders','running text between rows','two options of which one is charged','labor in units not hours','package price','no mileage'])
def ln(d,typ,a,q='',qn=None,u=None,pn=''):
    L.item(d,typ,a,qn,u);return f'<div class=l><span>{d.replace("&","&amp;")}{" <i>"+pn+"</i>" if pn else ""}{"  "+q if q else ""}</span><b></b><span>{L.D(a)}</span></div>'
def sub(s,a):return f'<div class=s>{s} {L.D(a)}</div>'
FR=1525  # per unit (0.1 h)
def s0():return L.sum()
h='';
a0=s0();h+='<h3>A &nbsp; Oil smell in cabin, smoke at idle</h3><p>Oil found on exhaust shield. Traced with UV dye to filter housing gasket and valve cover. N20 valve cover is cracked at the PCV, so cover and not only the gasket.</p>'
h+=ln('Valve cover with gasket, bolts','Part',46820,pn='11 12 7 588 412')+ln('Oil filter housing gasket set','Part',3465,pn='11 42 8 637 820')+ln('Eccentric shaft seal','Part',1890,'2 pcs',2,945)+ln('Replace valve cover, filter housing gaskets','Labor',round(4.8*15250),'48 units',None,None)
h+=sub('A comes to',s0()-a0)
a0=s0();h+='<h3>B &nbsp; Vibration under braking</h3><p>Front discs 22.1 mm, min 22.4. You chose <u>option 2</u>.</p><p class=o>Option 1: genuine BMW discs and pads, complete '+L.D(112400)+' &mdash; not chosen</p><p class=o>Option 2: Zimmermann coated / Textar, as follows:</p>'
h+=ln('Front disc, Zimmermann','Part',2*13940,'2 pcs @ '+L.D(13940),2,13940)+ln('Front pad set, Textar','Part',9875)+ln('Wear sensor front','Part',2260)+ln('Replace front discs & pads','Labor',round(1.6*15250),'16 units')
h+=sub('B comes to',s0()-a0)
a0=s0();h+='<h3>C &nbsp; Maintenance</h3>'+ln('Inspection II package, all parts and oil','Service',48900)+ln('Brake fluid flush package','Service',15900)+'<p>Oil 0W-30 FE 5.3 qt, filter, microfilter, plugs in package. Battery registered, no charge.</p>'
h+=sub('C comes to',s0()-a0)
a0=s0();h+='<h3>D &nbsp; Other</h3>'+ln('Small parts & cleaning material','Fee',2400)+ln('Old oil disposal','Fee',500)+ln('Wheel alignment, Hunter, out of house','Service',18900)
tb=sum(i['totalPrice'] for i in L.d['items'] if i['type']=='Part');d=L.disc('Club discount BMW CCA 10% on parts',round(tb*.1))
sb=L.sum();tx=round((tb-d+2400)*.0775)
html=f'''<style>@page{{size:letter;margin:.6in .8in}}body{{font:10pt/1.28 "URW Gothic"}}h1{{font:600 22pt "URW Gothic";letter-spacing:3px;margin:0}}h3{{font-size:11pt;margin:11px 0 2px}}p{{margin:1px 0 3px 22px;font-size:9pt}}.o{{font-style:italic}}.l{{display:flex;margin-left:22px}}.l b{{flex:1;border-bottom:1px dotted #000;margin:0 5px 3px}}.l i{{font-size:8pt}}.s{{text-align:right;font-size:9pt;font-weight:bold}}.t{{margin-left:46%}}</style>
<h1>BERGMANN AUTOWERK</h1>Independent service for BMW &middot; Mercedes-Benz &middot; Audi<br><span style="font-size:8.5pt">Bergmann Autowerk, 2650 Kettner Alley, San Diego, CA 92101 &nbsp; tel 619 555 0184 &nbsp; BAR ARD 00288114</span><hr>
<div style="display:flex;justify-content:space-between"><span>Ms. Anjali Raghunathan<br>2014 BMW 328i xDrive, F30, Mineral Grey<br>WBA3B5G57ENS09914</span><span style="text-align:right">Cost estimate <b>KV 4093</b><br>12 September 2024<br>one unit = 6 min, {L.D(FR)}</span></div>{h}<hr>
<div class=t><div class=l><span>A + B + C + D</span><b></b><span>{L.D(sb+d)}</span></div><div class=l><span>Club discount BMW CCA 10% on parts</span><b></b><span>&minus;{L.D(d)}</span></div><div class=l><span>Net</span><b></b><span>{L.D(sb)}</span></div><div class=l><span>Sales tax 7.75 %</span><b></b><span>{L.D(tx)}</span></div><div class=l style="font-weight:bold;font-size:12pt"><span>To pay</span><b></b><span>{L.D(sb+tx)}</span></div></div>
<p style="font-size:7.5pt;margin:14px 0 0">Taxed: parts less discount and small parts. Valid 14 days. Warranty 2 years or 24,000 miles. If you decline after teardown a reassembly charge of {L.D(22875)} applies. Storage from the 4th day {L.D(4500)}. Transfer case fluid is due at 100,000 miles, about {L.D(28500)}; ask us.</p>'''
os.chdir('/tmp');pdf(html,'d20.pdf');os.chdir('.');scan('/tmp/d20.pdf','20.pdf',1.2,20);L.save(tx,sb)
