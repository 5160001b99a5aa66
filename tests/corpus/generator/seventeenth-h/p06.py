from lab import *
p=L('06','pdf','performance tuner build sheet, cards two columns','chromium',['cards per stage','row with part and labor and no row total','options not chosen','package discount','price before number strike-through','dark theme'])
p.head('VANTA Dyno & Fabrication','B-2025-0093');p.veh(2017,'Subaru','WRX STI','JF1VA2M69H9818820',58210)
R=[('Killer B oil pickup + ultimate baffle','KB-OPK-4',38900,22500),('IAG street AOS','IAG-ENG-7150',44900,30000),('Grimmspeed EBCS 3-port','GS-057020',11500,7500),('ETS 3.5" intercooler','ETS-100-IC',119500,37500)]
h=''
for n,c,a,b in R:
    h+=f'<div class=row><div><b>{n}</b><br><small>{c}</small></div><div class=v><small>PART</small><br>{p.m(a)}</div><div class=v><small>INSTALL</small><br>{p.m(b)}</div></div>'
    p.item(n,'Part',a);p.item(n,'Labor',b)
p.item('Protune, 93 + E85 flex, 4-wheel dyno','Service',89500);p.item('Dyno consumables (plugs, E85 18 gal)','Fee',14250)
h2=f'<div class=row><div><b>Protune, 93 + E85 flex, 4-wheel dyno</b><br><small>up to 5 hrs on rollers, then {p.w(17500)}/hr</small></div><div class=v>{p.m(89500)}</div></div><div class=row><div><b>Dyno consumables (plugs, E85 18 gal)</b></div><div class=v>{p.m(14250)}</div></div>'
d=18000;p.disc('Stage bundle',d);parts=sum(r[2] for r in R);tax=round(parts*.0675);net=p.sum()-d;tot=net+tax
chrome(f'''<meta charset=utf8><style>@page{{size:letter;margin:0}}*{{-webkit-print-color-adjust:exact}}body{{margin:0;font:10pt Roboto;background:#15171c;color:#e8e8ea;height:279mm;padding:12mm;box-sizing:border-box}}
h1{{font:900 26pt Roboto;letter-spacing:6px;margin:0;color:#ff5a1f}}.g{{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px}}.c{{background:#21242c;border-left:4px solid #ff5a1f;padding:8px 12px}}.row{{display:flex;justify-content:space-between;border-bottom:1px solid #3a3d47;padding:7px 0;gap:14px}}.row>div:first-child{{flex:1}}.v{{text-align:right;min-width:70px}}small{{color:#9aa;font-size:7.5pt}}h3{{margin:0 0 4px;font-weight:500;letter-spacing:2px;font-size:10pt;color:#ff9c73}}s{{color:#889}}</style>
<h1>VANTA</h1><div>Dyno &amp; Fabrication · 411 Foundry Row, Greenville SC · build@vantadyno.example</div>
<div class=g><div class=c><h3>BUILD SHEET</h3>B-2025-0093 · rev C · 6 Jun 2025<br>Prepared by Kit N. (tech 04)</div><div class=c><h3>CHASSIS</h3>2017 Subaru WRX STI · EJ257<br>VIN JF1VA2M69H9818820 · 58,210 mi<br>Owner: Priya Raman</div></div>
<div class=c style="margin-top:10px"><h3>STAGE 1 — HARDWARE</h3>{h}</div>
<div class=g><div class=c><h3>STAGE 2 — CALIBRATION</h3>{h2}</div><div class=c><h3>OPTIONS · NOT SELECTED</h3><div class=row><div>Clutch: Exedy OE+ w/ flywheel</div><div class=v>{p.m(148000)}</div></div><div class=row><div>Turbo blanket</div><div class=v><s>{p.m(17900)}</s> {p.m(14900)}</div></div><div class=row><div>Compression + leakdown</div><div class=v>{p.m(22500)}</div></div></div></div>
<div class=c style="margin:10px 0 0 50%"><div class=row><div>Hardware &amp; calibration</div><div class=v>{p.m(p.sum())}</div></div><div class=row><div>Stage bundle</div><div class=v>– {p.m(d)}</div></div><div class=row><div>Net</div><div class=v>{p.m(net)}</div></div><div class=row><div>SC + county tax 6.75% (parts)</div><div class=v>{p.m(tax)}</div></div><div class=row style="font-size:15pt;color:#ff9c73"><div>OUT THE DOOR</div><div class=v>{p.m(tot)}</div></div></div>
<p style="font-size:7.5pt;color:#99a">50% (about {p.w(200000)}) books the bay. Race use parts carry no warranty; labor 12 mo / 6,000 mi. We do not tune cars with misfire codes: a {p.w(9500)} re-strap fee applies if the car comes off the rollers for a mechanical fault.</p>''',p.path)
p.end(tot,tax,net)
