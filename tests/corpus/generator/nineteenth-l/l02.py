from common import *
items=[it('Corrigan TrailSure A/T 245/65R17 107T BSW','Tire',4*18799,4,18799),
 it('Premium Installation Package (mount, balance, rubber stem)','Service',4*2450,4,2450),
 it('TPMS Service Kit','Part',4*899,4,899),
 it('Road Hazard Certificate','Fee',4*2199,4,2199),
 it('Scrap Tire Recycling Fee','Fee',4*350,4,350),
 it('MN Waste Tire Fee','Fee',4*100,4,100),
 it('4-Wheel Alignment w/ 12 mo. recheck','Service',11999,1,11999)]
cols=['0417733','SRV-PIP','KIT-TP20','CRT-RH','FEE-DISP','FEE-ST','SRV-AL4']
note=['UTQG 640 A B · 60,000 mi. warranty · max load 2,149 lb','Regular price 29.00 ea.','','Covers 3 years or to 2/32"','','','Before/after printout provided']
s=sum(i['totalPrice'] for i in items);disc=8000;sub=s
taxable=4*18799+4*899-disc
tax=round(taxable*.07875);tot=s-disc+tax
rows=''
for i,a,n in zip(items,cols,note):
    rows+=f'<tr><td class=m>{a}</td><td><b>{i["description"]}</b>'+(f'<br><small>{n}</small>' if n else '')+f'</td><td class=r>{i["quantity"]}</td><td class=r>{c(i["unitPrice"])}</td><td class=r>{c(i["totalPrice"])}</td></tr>'
rows+='<tr><td class=m>SRV-ROT</td><td><b>Lifetime Rotation &amp; Rebalance</b><br><small>every 5,000 mi.</small></td><td class=r>1</td><td class=r>FREE</td><td class=r>0.00</td></tr>'
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:.45in}}body{{font:11px Liberation Sans;color:#222}}.hd{{display:flex;justify-content:space-between;border-bottom:5px solid #c8102e;padding-bottom:6px}}
h1{{margin:0;font:italic bold 27px Liberation Sans;color:#c8102e}}table{{border-collapse:collapse}}.q{{width:100%;margin-top:8px}}.q td,.q th{{padding:4px 5px;border-bottom:1px solid #ccc;vertical-align:top}}.q th{{background:#222;color:#fff;text-align:left}}.r{{text-align:right!important}}.m{{font-family:Liberation Mono;font-size:10px}}
.t td{{border:1px solid #888;padding:2px 7px;text-align:center}}small{{color:#666}}.box{{border:1px solid #bbb;border-radius:6px;padding:7px;margin-top:8px}}</style>
<div class=hd><div><h1>Gopher Prairie Tire Co.</h1>Store 114 · 2280 Snelling Ave N, Roseville, MN 55113 · (651) 555-0173<br>Mon–Fri 7:30–6 · Sat 7:30–4 · Closed Sunday · 61 stores in MN, WI, IA</div>
<div class=r><b style="font-size:17px">TIRE QUOTE</b><br>Quote # <b>114-0092856</b><br>11/03/2025 4:41 PM<br>Salesperson: Deb W. (#2207)<br>Valid through 11/17/2025</div></div>
<div style="display:flex;gap:10px"><div class=box style="flex:1"><b>Anselm Bjornstad</b><br>Phone (612) 555-0120<br>PrairiePoints member 70 1183 4402<br>Balance 1,240 pts · you will earn 812 pts</div>
<div class=box style="flex:1"><b>2017 Honda Ridgeline RTL</b><br>Plate BXR 418 (MN) &nbsp; Odometer 98,204<br>VIN 5FPYK3F58HB012967<br>OE size 245/60R18 — customer runs 17" wheels · 35 psi F/R · lug torque 94 ft-lb</div></div>
<div class=box><b>Tread check today</b> (32nds of an inch)<table class=t style="margin-top:4px"><tr><td></td><td>Inner</td><td>Center</td><td>Outer</td><td>DOT week</td><td>PSI in</td><td>PSI set</td></tr><tr><td>LF</td><td>3</td><td>4</td><td>3</td><td>2219</td><td>29</td><td>35</td></tr><tr><td>RF</td><td>2</td><td>4</td><td>3</td><td>2219</td><td>30</td><td>35</td></tr><tr><td>LR</td><td>4</td><td>4</td><td>4</td><td>2219</td><td>33</td><td>35</td></tr><tr><td>RR</td><td>4</td><td>5</td><td>4</td><td>2319</td><td>34</td><td>35</td></tr></table></div>
<table class=q><tr><th>Article</th><th>Description</th><th class=r>Qty</th><th class=r>Price</th><th class=r>Ext.</th></tr>{rows}</table>
<div style="display:flex;justify-content:space-between;margin-top:8px"><div class=box style="width:54%;margin:0"><b>Mail-in offer:</b> get a $60.00 Corrigan prepaid card by mail with purchase of 4 (form inside, not deducted here).<br><br><b>GP Card:</b> as low as $45.32/mo. for 24 months, 0% promo APR with approved credit, min. purchase $499.00.<br><br><b>You may also need:</b> wiper blades pair $43.98 · cabin filter $54.99 · battery tested good (610 CCA)</div>
<table style="width:40%;font-size:12px"><tr><td>Merchandise &amp; services</td><td class=r>{c(s)}</td></tr><tr><td>Instant Savings 4-Tire Event</td><td class=r>-{c(disc)}</td></tr><tr><td><small>Taxable amount {c(taxable)}</small></td><td></td></tr><tr><td>Sales tax 7.875%</td><td class=r>{c(tax)}</td></tr><tr style="font-size:16px;font-weight:bold"><td style="border-top:2px solid">Out-the-door</td><td class=r style="border-top:2px solid">{d(tot)}</td></tr><tr><td><small>about $272 per tire, everything in</small></td></tr></table></div>
<p><small>Prices subject to availability. Re-torque of lug nuts recommended after 50 miles. Competitor price match within 30 days. Wheel locks key must be supplied. Cash and carry price not available. Returns subject to 15% restocking.</small></p>'''
f=OUT+'l02.pdf';chrome(html,f)
label('l02.pdf','114-0092856','Gopher Prairie Tire Co.',dict(year=2017,make='Honda',model='Ridgeline',vin='5FPYK3F58HB012967',mileage=98204,trim='RTL'),items,tax,tot,sub,[dc('Instant Savings 4-Tire Event',disc)],[])
checktext(f,OUT+'l02.json')
