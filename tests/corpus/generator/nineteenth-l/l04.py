# mobile mechanic app, receipt-like cards, one long page
from common import *
jobs=[('Starter Motor Replacement',[('Starter, remanufactured',21499),('Labor 1.3 hr',14950)],'Both mounting bolts and cable end will be replaced.'),
('Battery Cable Cleaning & Protection',[('Labor 0.4 hr',4600)],''),
('Engine Air Filter Replacement',[('Filter',2475),('Labor 0.2 hr',2300)],''),
('Front Sway Bar Links Replacement - Both Sides',[('Links x 2',6798),('Labor 0.9 hr',10350)],'Clunk heard over driveway bumps')]
items=[];cards=''
for n,parts,note in jobs:
    t=sum(p for _,p in parts);items.append(it(n,'Service',t))
    cards+=f'<div class=c><div class=l><b>{n}</b><b>{d(t)}</b></div>'+''.join(f'<div class="l s"><span>{a}</span><span>{d(p)}</span></div>' for a,p in parts)+(f'<div class=n>{note}</div>' if note else '')+'</div>'
items.append(it('Driveway visit fee','Fee',2900));items.append(it('Old parts disposal','Fee',600))
s=sum(i['totalPrice'] for i in items);disc=2000;tax=round((21499+2475+6798)*.0725);tot=s-disc+tax
L=lambda a,b,k='':f'<div class="l {k}"><span>{a}</span><span>{b}</span></div>'
html=f'''<meta charset=utf8><style>@page{{size:4.6in 10.4in;margin:0}}body{{margin:0;font:13px DejaVu Sans;color:#1c2733;background:#eef1f5}}.top{{background:#0c7c59;color:#fff;padding:14px 16px}}.c{{background:#fff;border-radius:10px;margin:9px 12px;padding:10px 12px}}.l{{display:flex;justify-content:space-between;gap:12px}}.s{{color:#68737f;font-size:11px;margin-top:4px}}.n{{font-size:10px;color:#68737f;font-style:italic;margin-top:5px}}.b{{font-weight:bold;font-size:17px;border-top:1px solid #ccc;padding-top:7px;margin-top:6px}}h4{{margin:12px 16px 0;font-size:12px;color:#556}}*{{-webkit-print-color-adjust:exact}}</style>
<div class=top>9:12 &nbsp; ‹ Bookings<div style="font-size:20px;font-weight:bold;margin-top:5px">WrenchWagon Mobile</div>Your quote is ready · <b>WW-7KQ4-1193</b></div>
<div class=c>{L('<b>2012 Ford Focus SEL</b>','107,552 mi')}<div class=s>VIN 1FAHP3H23CL268840 · Plate 8NTR502</div><div class=s>Tue, Oct 14, 8:00 – 10:00 AM at 318 Alder Ct, Modesto, CA 95350</div><div class=s>Mechanic: Ximena R. ★ 4.92 (1,388 jobs) · ASE · (209) 555-0138</div></div>
<h4>APPROVED BY YOU</h4>{cards}
<h4>NOT NOW</h4><div class=c style="opacity:.6">{L('<s>Spark Plugs Replacement</s>','<s>$238.40</s>')}{L('<s>Brake Fluid Flush</s>','<s>$129.00</s>')}<div class=n>Saved for later. Prices held until Nov 30.</div></div>
<h4>PRICE</h4><div class=c>{L('Services ('+str(len(jobs))+')',d(s-3500))}{L('Driveway visit fee',d(2900),'')}{L('Old parts disposal',d(600))}{L('50-point inspection','Free')}{L('Promo NEIGHBOR20','−$20.00')}{L('Tax on parts (7.25%)',d(tax))}{L('Total',d(tot),'b')}<div class=n>$50.00 is held on Visa •••• 4019 today and released after the job. Pay in 4 of {d(round(tot/4))} with Splitly.</div></div>
<div class=c>{L('WagonPoints you earn','+'+str(tot//100))}{L('Add a tip for Ximena','10% · 15% · Other')}<div class=s>Parts & labor guarantee 12 months / 12,000 miles. Free cancel up to 24 h before; later $35.00.</div></div>
<div style="background:#0c7c59;color:#fff;text-align:center;border-radius:22px;margin:12px;padding:11px"><b>Confirm booking</b></div>'''
f=OUT+'l04.pdf';chrome(html,f)
label('l04.pdf','WW-7KQ4-1193','WrenchWagon Mobile',dict(year=2012,make='Ford',model='Focus',vin='1FAHP3H23CL268840',mileage=107552,trim='SEL'),items,tax,tot,None,[dc('Promo NEIGHBOR20',disc)],[])
checktext(f,OUT+'l04.json')
