from common import *
# Tekmetric-like cards: every job a card with labor and parts tables, job total, one declined card
V=vin('1FTEW1EP0KFA92615')
JOBS=[('Front Brake Pads & Rotors','approved','Pads measured 2 mm inner / 3 mm outer. Rotors scored and below the machine-to limit.',
   [('Replace front disc brake pads and rotors',2.2,16500)],[('Ceramic disc pad set','BCH-1771A',1,8942),('Coated rotor, front','R-54247',2,9618),('Pad hardware kit','H5788',1,1899)],2500),
  ('Front Differential Service','approved','Fluid dark with fine metal on the plug. Not unusual for the miles.',
   [('Drain and refill front differential',0.7,16500)],[('75W-85 synthetic gear oil, qt','GO-7585',2,2275)],0),
  ('Ball Joint, Left Lower','declined','Slight play, boot torn.',[('Replace left lower control arm',1.9,16500)],[('Control arm w/ ball joint','CK-82201',1,21450)],0),
  ('Courtesy Digital Inspection','approved','42 points, photos texted.',[('Digital vehicle inspection',0.5,0)],[],0)]
items=[];dis=[];st=0;partt=0
for n,s,_,la,pa,di in JOBS:
    if s!='approved': continue
    for t,h,r in la:
        if r: items.append(I(t,'Labor',mul(h,r),h,r)); st+=mul(h,r)
    for t,pn,q,u in pa: items.append(I(t,'Part',q*u,q,u)); st+=q*u; partt+=q*u
    if di: dis.append(di)
labt=st-partt; sup=min(pct(labt,6),4500); items.append(I('SHOP SUPPLIES','Fee',sup))
tax=pct(partt+sup-2500,7.5); tot=st+sup-sum(dis)+tax
label('s03_webestimate','pdf','estimate','20617','Juniper & Main Auto Care',dict(year=2019,make='Ford',model='F-150 XLT',vin=V,mileage=94310),items,tot,dis,None,tax,'independent','NV',
 'Declined card (left lower ball joint) has a price and is not in the total. The inspection card is free. Subtotals are split in Labor and Parts, no plain subtotal. The job discount stands inside the brake card.')
cards=''
for n,s,note,la,pa,di in JOBS:
    jt=sum(mul(h,r) for _,h,r in la)+sum(q*u for _,_,q,u in pa)-di
    r=''.join(f'<tr><td>{t}</td><td></td><td class=r>{h} hr</td><td class=r>{d(rr)}</td><td class=r>{d(mul(h,rr))}</td></tr>' for t,h,rr in la)
    q=''.join(f'<tr><td>{t}</td><td class=g>{pn}</td><td class=r>{qq}</td><td class=r>{d(u)}</td><td class=r>{d(qq*u)}</td></tr>' for t,pn,qq,u in pa)
    cards+=f'''<div class="card {s}"><div class=top><b>{n}</b><span class=pill>{s.upper()}</span></div><p class=note>Technician note: {note}</p>
<table><tr class=h><th>LABOR<th><th class=r>HRS<th class=r>RATE<th class=r>AMOUNT</tr>{r}{'<tr class=h><th>PARTS<th>PART #<th class=r>QTY<th class=r>EACH<th class=r>AMOUNT</tr>'+q if q else ''}
{f'<tr class=disc><td colspan=4>Brake special, job discount</td><td class=r>-{d(di)}</td></tr>' if di else ''}</table><div class=jt>Job total <b>{d(jt) if jt else 'FREE'}</b></div></div>'''
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:12mm}}body{{font:12px Lato,Arial;color:#233}}.top{{display:flex;justify-content:space-between;font-size:15px}}.card{{border:1px solid #ccd6dd;border-left:6px solid #1b8a5a;border-radius:8px;padding:10px 14px;margin:10px 0;break-inside:avoid}}.declined{{border-left-color:#b33;opacity:.7}}.declined .pill{{background:#b33}}.pill{{background:#1b8a5a;color:#fff;border-radius:9px;padding:2px 9px;font-size:9px;line-height:14px}}table{{width:100%;border-collapse:collapse}}th{{font-size:8.5px;color:#789;text-align:left;padding-top:6px}}.r{{text-align:right!important}}td{{padding:3px 0}}.g{{color:#789}}.jt{{text-align:right;border-top:1px solid #dde;margin-top:5px;padding-top:5px}}.note{{color:#567;font-style:italic;margin:4px 0}}.disc{{color:#1b8a5a}}.sum{{display:grid;grid-template-columns:repeat(6,1fr);background:#f1f5f7;border-radius:8px;padding:12px;margin-top:12px}}.sum div small{{display:block;color:#789;font-size:9px}}</style>
<div style="display:flex;justify-content:space-between"><div><div style="font-size:22px;font-weight:800">Juniper &amp; Main Auto Care</div>655 S Virginia Loop, Reno, NV 89501 · (775) 555-0162<br>NV Garage Reg. G-18830</div><div style="text-align:right"><b>Estimate #20617</b><br>Created Apr 3, 2025 · Expires in 30 days<br>Advisor: Tomas Reyes</div></div>
<hr><div style="display:flex;gap:60px"><div><b>Dale Petrakis</b><br>(775) 555-0119</div><div><b>2019 Ford F-150 XLT</b> 3.5L V6 EcoBoost<br>VIN {V} · Plate 391-K6C<br>Mileage in 94,310</div></div>{cards}
<div class=sum><div><small>LABOR</small>{d(labt)}</div><div><small>PARTS</small>{d(partt)}</div><div><small>SHOP SUPPLIES</small>{d(sup)}</div><div><small>DISCOUNTS</small>-{d(sum(dis))}</div><div><small>TAX (7.5% on parts &amp; supplies)</small>{d(tax)}</div><div><small>APPROVED TOTAL</small><b style="font-size:17px">{d(tot)}</b></div></div>
<p class=g>You approved 3 of 4 jobs on Apr 3, 2025 at 2:14 PM from 775-555-0119. Declined work: $527.99 is not included.</p>'''
dec=mul(1.9,16500)+21450; html=html.replace('$527.99',d(dec))
chrome_pdf(html,OUT+'/s03_webestimate.pdf')
