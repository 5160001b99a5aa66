# hand-written on a printed pad form; photo
import sys,os,random;sys.path.insert(0,'.')
from lab import *;from chrome import pdf;from degrade import photo
random.seed(22)
L=Lab('22.jpg','hand-filled repair order pad: parts box left, work box right, totals at the foot','chromium+photo','Wendell\'s Garage','31866',dict(year=1998,make='Chevrolet',model='S-10',vin=None,mileage=164200),['handwriting-like script','photo, perspective','amounts in dollars and cents columns','two boxes side by side','pre-printed legal text with amounts','no vin','crossed-out declined line'])
def hw(s):return '<span class=h style="transform:rotate(%.1fdeg) translateY(%.1fpx)">%s</span>'%(random.uniform(-1.6,1.6),random.uniform(-2,2),s.replace('&','&amp;'))
def m(a):L.p.add(a);return f'<td class=m>{hw(f"{a//100}")}</td><td class=k>{hw(f"{a%100:02d}")}</td>'
P=[(1,'clutch kit LUK',21895),(1,'slave cyl',8450),(2,'qt brake fluid',1598),(1,'rear main seal',2240),(3,'qt gear lube',3600),(1,'shift boot','x')]
W=[('R & R trans, clutch',52000),('Replace slave, bleed',8500),('Rear main seal while out',6500),('Turn flywheel (sent out)',7500),('Valve cover gaskets  $260','x')]
pl=wl=''
for i in range(9):
    if i<len(P):
        q,d,a=P[i]
        if a=='x':pl+=f'<tr><td>{hw(str(q))}</td><td>{hw(d)}</td><td class=m>{hw("N/C")}</td><td></td></tr>';continue
        L.item(d.replace('qt ','qt ',1),'Part',a,q,None);pl+=f'<tr><td>{hw(str(q))}</td><td>{hw(d)}</td>{m(a)}</tr>'
    else:pl+='<tr><td>&nbsp;</td><td></td><td></td><td></td></tr>'
for i in range(9):
    if i<len(W):
        d,a=W[i]
        if a=='x':wl+=f'<tr><td>{hw("<s>"+d+"</s>")} {hw("no - later")}</td><td></td><td></td></tr>';L.p.add(26000);continue
        L.item(d.replace(' (sent out)',''),'Service' if 'sent' in d else 'Labor',a);wl+=f'<tr><td>{hw(d)}</td>{m(a)}</tr>'
    else:wl+='<tr><td>&nbsp;</td><td></td><td></td></tr>'
pt=L.typ('Part');lb=L.typ('Labor','Service')
sp=L.item('SHOP SUPPLIES','Fee',1200);tx=round(pt*.07);tot=L.sum()+tx
F=''.join(f'<tr><td class=lab>{a}</td>{m(b) if b else "<td></td><td></td>"}</tr>' for a,b in(('TOTAL LABOR',lb),('TOTAL PARTS',pt),('GAS, OIL &amp; GREASE',0),('SHOP SUPPLIES',sp),('TAX',tx),('TOTAL',tot)))
html=f'''<style>@page{{size:letter;margin:.45in}}body{{font:9pt "Liberation Sans Narrow";color:#17365c}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #3b5f8f;height:27px;padding:0 4px;font-size:9pt}}th{{background:#dbe6f3;height:17px}}.h{{display:inline-block;font:italic 15pt "Comic Neue";color:#1a1a40;white-space:nowrap}}.m{{width:48px;text-align:right}}.k{{width:26px;border-left:2px solid #c33}}.lab{{font-weight:bold;text-align:right}}</style>
<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font:bold 24pt 'C059'">Wendell's Garage</b><br>Rt. 4 Box 118, Hohenwald, Tennessee &nbsp; (931) 555-0152 &nbsp; "We don't want an arm &amp; leg, just your tows"</div><div style="font-size:11pt"><b>REPAIR ORDER / ESTIMATE</b><br>No. <b style="color:#c00;font-size:15pt">31866</b></div></div>
<table style="margin-top:6px"><tr><td>NAME {hw('Junior Tidwell')}</td><td>PHONE {hw('555-0119')}</td><td>DATE {hw('8-14-23')}</td></tr><tr><td>YEAR, MAKE &amp; MODEL {hw('1998 Chevrolet S-10  4 cyl 5 spd')}</td><td>LICENSE {hw('—')}</td><td>MILEAGE {hw('164,200')}</td></tr></table>
<div style="display:flex;gap:6px;margin-top:6px"><div style="width:46%"><table><tr><th>QTY<th>PART<th colspan=2>AMOUNT</tr>{pl}</table></div><div style="flex:1"><table><tr><th>DESCRIPTION OF WORK<th colspan=2>AMOUNT</tr>{wl}</table></div></div>
<div style="display:flex;gap:6px;margin-top:6px"><div style="flex:1;border:1px solid #3b5f8f;padding:6px;font-size:8pt">I hereby authorize the repair work above along with the necessary material. Storage $15.00 per day after 5 days. Returned checks $30.00. Not responsible for loss in case of fire or theft. All parts new unless specified. Clutch 12 months or 12,000 miles.<br><br>{hw('call before 5, will need truck by Friday')}<br><br>X {hw('J. Tidwell')} ________________</div><div style="width:44%"><table>{F}</table></div></div>
<p style="text-align:center;font-size:8pt">THANK YOU &nbsp; Wendell's Garage &nbsp; Form 6581-3</p>'''
for a in(1500,3000):L.D(a)
os.chdir('/tmp');pdf(html,'d22.pdf');os.chdir('.')
photo('/tmp/d22.pdf','22.jpg',[(130,90),(1560,60),(1500,1560),(210,1600)],(1680,1660),22,bg=(60,62,66),shadow=[(.6,-.1),(1.1,-.1),(1.1,.5),(.8,.3)],blur=1.0,crop=.87)
L.save(tx,None)
