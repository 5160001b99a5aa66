from common import *; from photo import *
D=Doc('q23.jpg','fleet-vendor-bill-vmrs-codes-chosen-option','chromium+pillow','invoice','MetroFleet Maintenance Partners','MFP-2025-118804',dict(year=2020,make='Ram',model='ProMaster 2500',vin=vin('3C6TRVDG4LE110273'),mileage=118350),['crumple','shadow'])
I=[('013-001','Front brake pads severe duty','Part',1,11240,8),('013-001','Front rotors','Part',2,9875,8),('013-001','R&R front pads and rotors','Labor',1.7,11500,0),('017-002','Continental VanContact A/S 225/75R16','Part',2,19350,5),('017-002','Mount, balance, stem','Labor',2,2450,0),('045-006','PM-A synthetic oil service','Service',1,11995,0),('034-003','Side marker lamp LED amber','Part',1,1875,8),('000-900','Fleet admin fee','Fee',1,750,0)]
tr=''
for c,ds,ty,qt,u,dp in I:
    g=r(Decimal(str(qt))*u);n=g-pct(g,dp);D.add(ds,ty,qt,u,n)
    tr+=f'<tr><td>{c}<td>{e(ds)}<td>{ty[0]}<td class=n>{q(qt)}<td class=n>{m(u)}<td class=n>{f"{dp}%" if dp else ""}<td class=n>{m(n)}'
    if c=='017-002' and ty=='Labor': tr+='<tr class=o><td>046-001<td>Alignment – deferred by fleet manager<td>S<td class=n>1<td class=n>109.95<td><td class=n>DEFER'
D.close(tax=0,sub=None); V=D.vehicle
htm=f'''<!doctype html><meta charset=utf-8><style>@page{{size:Letter;margin:12mm}}body{{font:10pt Oxygen}}table{{width:100%;border-collapse:collapse}}.i td,.i th{{border:1px solid #667;padding:4px 6px;text-align:left}}.i th{{background:#5c2d82;color:#fff;font-weight:400}}.n,.i td.n{{text-align:right}}.o{{color:#888}}.k td{{padding:2px 4px}}</style>
<table><tr><td style="font-size:17pt;color:#5c2d82"><b>MetroFleet</b> Maintenance Partners<td class=n>INVOICE <b>MFP-2025-118804</b><br>PO / auth 7714-0093-A</table>
<table class=k><tr><td>Client<td>BlueHen Linen Supply, Newark DE<td>Unit<td>V-0311<tr><td>Vehicle<td>2020 Ram ProMaster 2500<td>VIN<td>{V["vin"]}<tr><td>Odometer<td>118,350<td>Driver<td>C. Wojcik<tr><td>Vendor shop<td>Bay 6, Wilmington<td>Service date<td>2025-02-19</table><br>
<table class=i><tr><th>VMRS<th>Repair line<th>T<th>Qty<th>List<th>Disc<th>Net</tr>{tr}</table><br>
<div style="display:flex;gap:20px"><div style="flex:1;border:1px solid #667;padding:6px">Pad option offered:<br>☐ Standard semi-metallic 68.00<br>☒ Severe duty 112.40 less 8%<br>☐ OEM Mopar 141.75<br><small>Pads LF 2 mm RF 3 mm; rears 7 mm.</small></div><div style="flex:1" ><table class=i><tr><td>Parts net<td class=n>{m(D.sum(["Part"]))}<tr><td>Labor<td class=n>{m(D.sum(["Labor"]))}<tr><td>PM package<td class=n>{m(11995)}<tr><td>Admin<td class=n>{m(750)}<tr><td>Tax (DE exempt)<td class=n>0.00<tr><td><b>Amount due, net 15</b><td class=n><b>{d(D.total)}</b></table></div></div><p>Remit to PO Box 55014, Philadelphia PA. Questions 302-555-0147. Downtime 5.5 h. Lug torque 130 ft-lb.</p>'''
chrome_pdf(htm,'/tmp/q23.pdf'); p=Image.open(raster('/tmp/q23.pdf',150)); p=p.crop((0,0,p.width,int(p.height*.66)))
rng=np.random.default_rng(23); p=crumple(p,rng,4.5,.13,120)
shot(p,D.path(),(1500,1300),[(110,70),(1420,110),(1380,1210),(90,1180)],seed=23,base=(186,178,165),streak=False,blur=.7,shadow=[(0,0),(420,0),(900,1300),(0,1300)],noise=4);D.save()
