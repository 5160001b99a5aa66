# weasyprint: EV specialist, dark band, cards; columns Line / Work / Rate / Units / Warranty / Price; 10 % off labor
from lib import *
A=[it("HV battery diagnostic: cell balance log, isolation test, 400 V","l",2.0,18500),
 it("HV service disconnect and lock-out procedure","l",None,None,12500),
 it("Remove pack, replace module 9, reseal cover","l",7.5,18500),
 it("Battery module, grade A tested, 1032123-00-G","p",1,148000),
 it("Pack cover sealant kit 1004321","p",1,8460),
 it("Pyro fuse 1100A 1064689-00-C","p",1,17595),
 it("Coolant G-48, 2 L","p",2,2140),
 it("Module core deposit","f",1,30000),
 it("High-voltage safety gear & consumables","f",None,None,7500),
 it("Lithium handling / DOT class 9 freight","f",None,None,14250)]
w=["–","–","12 mo","24 mo","–","24 mo","–","ref.","–","–"]
disc=[r(S(A,'l')*.10)]; sub=S(A)-sum(disc); tax=r(S(A,'p')*.0925); total=sub+tax
rows=''
for n,i in enumerate(A):
    rows+=f"<tr><td>{n+1:02d}</td><td>{html.escape(i['description'])}{'<small>Data log e-mailed 5/2. Brick 54 self-discharges 9 mV/h.</small>' if n==0 else ''}{'<small>Serial of removed module: T19H0036621</small>' if n==3 else ''}</td><td class=r>{d(i['unitPrice']) + ('/h' if i['type']=='Labor' else '') if i['unitPrice'] else ''}</td><td class=r>{q(i['quantity']) or ''}</td><td>{w[n]}</td><td class=r>{d(i['totalPrice'])}</td></tr>"
src=f'''<html><meta charset="utf-8"><style>@page{{size:letter;margin:0}}body{{font:9.5pt Roboto;margin:0;color:#1d2733}}.top{{background:#10202e;color:#fff;padding:28px 50px}}.top h1{{font-size:22pt;font-weight:300;margin:0}}.top span{{color:#59d9c0}}
.w{{padding:18px 50px}}.cards{{display:flex}}.card{{background:#eef3f6;border-radius:8px;padding:9px 14px;margin-right:12px;width:30%;font-size:8.8pt;line-height:1.45}}.card b{{color:#0d7f6b;font-size:7.5pt}}
table{{width:100%;border-collapse:collapse;margin-top:14px}}th{{font-size:7.5pt;color:#667;text-align:left;border-bottom:1.5px solid #10202e;padding:5px}}td{{padding:6px 5px;border-bottom:1px solid #dbe3e8;vertical-align:top}}small{{display:block;color:#778;font-size:7.8pt}}.r{{text-align:right;white-space:nowrap}}
.s{{width:46%;margin-left:54%}}.s td{{border:0;padding:3px 5px}}.big td{{font-size:13pt;font-weight:700;color:#0d7f6b;border-top:1.5px solid #10202e}}.rec{{border:1px dashed #9ab;border-radius:8px;padding:8px 14px;margin-top:16px;font-size:8.6pt}}</style>
<div class=top><h1>Voltline <span>EV</span> Works</h1>2750 Estes Ave, Sacramento CA 95825 · BAR ARD00318844 · 916-555-0125</div><div class=w>
<div class=cards><div class=card><b>QUOTE</b><br>VL-1907<br>May 4, 2026<br>valid to May 18, 2026</div><div class=card><b>CUSTOMER</b><br>Ngozi Adebayo-Marsh<br>adebayo@mail.example<br>Drop-off Mon 5/11</div><div class=card><b>VEHICLE</b><br>2014 Tesla Model S 85<br>5YJSA1H12EFP52218<br>91,275 mi · P/N pack 1014114</div></div>
<table><tr><th>#<th>WORK / MATERIAL<th class=r>RATE<th class=r>UNITS<th>WARRANTY<th class=r>PRICE</tr>{rows}</table>
<table class=s><tr><td>EV club: 10% off labor<td class=r>−{d(disc[0])}<tr><td>Subtotal<td class=r>{d(sub)}<tr><td>Sales tax 9.25% on parts<td class=r>{d(tax)}<tr class=big><td>Your quote<td class=r>{d(total)}</table>
<div class=rec><b>Optional, not included:</b> 12 V AGM battery at end of life ($289.00 installed) · MCU1 eMMC replacement ($595.00) · The core deposit of $300.00 goes back to your card within 5 days of the module's return. California: you are entitled to the old parts, excepting cores.</div></div></html>'''
p=WORK+'r08.html'; open(p,'w').write(src); sh('weasyprint',p,OUT+'r08_ev.pdf',stderr=subprocess.DEVNULL)
save('r08_ev','pdf',A,disc,sub,tax,total,veh(2014,'Tesla','Model S','5YJSA1H12EFP52218',91275),'Voltline EV Works','VL-1907',shopKind='EV',state='CA')
