# jobcard-web, side-by-side, good-better-best, text-thread (Chromium) and till-receipt (SVG by Chromium)
from common import *

# ---------------------------------------------------------------- jobcard-web
def jobcard(variant, d):
    D = Doc('jobcard-web', variant, 'html-chromium', d['shop'], d['no'], d['veh'])
    rate = d['rate']; jobs = ''
    def job(j, charged):
        t = 0; rows = ''
        for desc, tenths in j['labor']:
            c = half_up(tenths * rate, 10); t += c
            if charged: D.add(desc, 'Labor', c, tenths / 10, rate)
            rows += f'<tr><td><i class=l>LABOR</i> {esc(desc)}</td><td></td><td class=r>{tenths/10:.1f} hr</td><td class=r>{D.m(rate)}</td><td class=r>{D.m(c)}</td></tr>'
        for desc, num, q, u in j['parts']:
            c = q * u; t += c
            if charged: D.add(desc, 'Part', c, q, u)
            rows += f'<tr><td><i class=p>PART</i> {esc(desc)}</td><td class=n>{esc(num)}</td><td class=r>{q}</td><td class=r>{D.m(u)}</td><td class=r>{D.m(c)}</td></tr>'
        tag = '<b class=ok>APPROVED</b>' if charged else '<b class=no>DECLINED</b>'
        return f'<section class="{"" if charged else "dec"}"><h3>{esc(j["name"])} {tag}</h3><p>{esc(j["note"])}</p><table>{rows}</table><div class=st>Job subtotal <b>{D.m(t)}</b></div></section>', t
    for j in d['jobs']: jobs += job(j, True)[0]
    L, P = D.sum('Labor'), D.sum('Part')
    sup = min(pct(L, d['sup']), 4500)
    sums = f'<tr><td>Labor</td><td>{D.m(L)}</td></tr><tr><td>Parts</td><td>{D.m(P)}</td></tr>'
    D.add('Shop Supplies', 'Fee', sup)
    sums += f'<tr><td>Shop Supplies</td><td>{D.m(sup)}</td></tr>'
    sub = L + P + sup
    tax = pct(P, d['tax'])
    sums += f'<tr><td>Subtotal</td><td>{D.m(sub)}</td></tr><tr><td>Tax (parts, {d["tax"]/10000:g}%)</td><td>{D.m(tax)}</td></tr><tr class=g><td>Estimate Total</td><td>{D.m(sub+tax)}</td></tr>'
    dec = ''.join(job(j, False)[0] for j in d['declined'])
    body = f'''<!doctype html><meta charset=utf-8><style>@page{{size:letter;margin:.55in}}body{{font:12.5px Roboto;color:#23303d}}
header{{display:flex;justify-content:space-between;background:#12507b;color:#fff;padding:14px 18px;border-radius:6px;-webkit-print-color-adjust:exact}}h1{{font-size:20px;margin:0}}
.veh{{display:flex;gap:40px;padding:10px 18px;border:1px solid #d5dde4;margin:8px 0;border-radius:6px}}section{{border:1px solid #d5dde4;border-radius:6px;margin:9px 0;padding:6px 12px;break-inside:avoid}}
h3{{font-size:13px;margin:3px 0}}p{{margin:2px 0 5px;color:#667}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 4px;border-top:1px solid #edf0f3}}.r{{text-align:right;width:74px}}.n{{color:#667;width:110px}}
i{{font-style:normal;font-size:8px;padding:1px 4px;border-radius:3px;color:#fff;-webkit-print-color-adjust:exact}}.l{{background:#6a8}}.p{{background:#89b}}.st{{text-align:right;padding:5px 4px 2px}}.ok{{color:#2a7d46;font-size:10px}}.no{{color:#b03030;font-size:10px}}
.dec{{background:#fafafa;color:#888}}.sum{{width:280px;margin-left:auto}}.sum td:last-child{{text-align:right}}.g td{{font-weight:700;font-size:15px;border-top:2px solid #12507b}}h4{{margin:12px 0 0;color:#b03030}}</style>
<header><div><h1>{esc(d['shop'])}</h1>{esc(d['addr'])}</div><div style="text-align:right">Estimate<br><b style="font-size:17px">#{d['no']}</b><br>{d['date']}</div></header>
<div class=veh><div><b>{esc(d['cust'])}</b><br>{d['phone']}</div><div><b>{d['veh'][0]} {d['veh'][1]} {d['veh'][2]}</b> {d['trim']}<br>{d['miles']} mi in &nbsp; VIN …{d['vin']}</div><div>Advisor: {d['adv']}</div></div>
{jobs}<table class=sum>{sums}</table><h4>Declined work &ndash; not included in total</h4>{dec}'''
    D.finish(sub, tax, sub + tax)
    chromium(D, body)

jobcard(1, dict(shop='Cedar Street Automotive', addr='2218 Cedar St · Boise, ID 83702 · (208) 555-0143', no='20417', date='03/11/2026', veh=(2017, 'Toyota', 'Tacoma'), trim='SR5 3.5L V6 4WD', miles='88,214', vin='HM041877', cust='Dana Whitlock', phone='(208) 555-0119', adv='Marcus T.', rate=14800, sup=60000, tax=60000,
  jobs=[dict(name='Front Brakes', note='Front pads at 2 mm, rotors scored. Customer reports squeal when cold.', labor=[('R&R front brake pads and rotors, service slides', 15)], parts=[('Front ceramic brake pad set', 'ACT2044', 1, 9240), ('Front brake rotor, coated', '631-74B', 2, 8875), ('Abutment hardware kit', 'H5847', 1, 1895)]),
        dict(name='Left front CV axle boot leak', note='Outer boot torn, grease on wheel.', labor=[('Replace LF CV axle assembly', 22)], parts=[('CV axle assembly, LF new', 'NCV-2817', 1, 21460), ('Axle nut', '90177-22', 1, 785)]),
        dict(name='Oil service', note='Due by mileage.', labor=[('Oil & filter change', 4)], parts=[('Full synthetic 0W-20, qt', 'BULK', 6, 795), ('Oil filter element', 'OF10358', 1, 1120)])],
  declined=[dict(name='Rear differential fluid', note='Dark. Recommend within 5k.', labor=[('Drain and fill rear diff', 6)], parts=[('75W-85 gear oil, qt', 'GL5', 3, 1650)])]))
jobcard(2, dict(shop='Hilltop Auto & 4x4', addr='940 Ridge Rd · Asheville, NC 28806 · (828) 555-0162', no='7731', date='10/02/2025', veh=(2014, 'Subaru', 'Forester'), trim='2.5i Premium AWD', miles='121,690', vin='EH418223', cust='P. Navarro', phone='(828) 555-0107', adv='Kim', rate=13500, sup=50000, tax=70000,
  jobs=[dict(name='Wheel bearing RR', note='Humming at 45 mph, play at right rear.', labor=[('R&R right rear hub bearing', 16)], parts=[('Hub & bearing assy RR', 'BR930894', 1, 15890)]),
        dict(name='Front struts', note='Both front struts leaking.', labor=[('R&R front struts L/R', 28), ('Four wheel alignment', 9)], parts=[('KYB Excel-G strut RF', '339261', 1, 14225), ('KYB Excel-G strut LF', '339262', 1, 14225), ('Strut mount kit', 'SM5674', 2, 4380)])],
  declined=[dict(name='Valve cover gasket seep', note='Light seep left side; monitor.', labor=[('R&R LH valve cover gasket', 21)], parts=[('Valve cover gasket set LH', 'VS50798', 1, 5810)])]))

# ---------------------------------------------------------------- side-by-side
def side(variant, d):
    D = Doc('side-by-side', variant, 'html-chromium', d['shop'], d['no'], d['veh'])
    pr = lr = ''
    for q, num, desc, u in d['parts']:
        c = D.add(desc, 'Part', q * u, q, u)
        pr += f'<tr><td>{q}</td><td>{num}</td><td>{esc(desc)}</td><td class=r>{D.n(u)}</td><td class=r>{D.n(c)}</td></tr>'
    for desc, c in d['labor']:
        if c == 0:  # printed N/C, no charge
            lr += f'<tr><td>{esc(desc)}</td><td class=r>N/C</td></tr>'; continue
        D.add(desc, 'Labor', c)
        lr += f'<tr><td>{esc(desc)}</td><td class=r>{D.n(c)}</td></tr>'
    P, L = D.sum('Part'), D.sum('Labor')
    pr += f'<tr class=t><td colspan=4>TOTAL PARTS</td><td class=r>{D.n(P)}</td></tr>'
    lr += f'<tr class=t><td>TOTAL LABOR</td><td class=r>{D.n(L)}</td></tr>'
    b = f'<tr><td>Total Parts</td><td class=r>{D.n(P)}</td></tr><tr><td>Total Labor</td><td class=r>{D.n(L)}</td></tr>'
    for desc, c in d['fees']:
        D.add(desc, 'Fee', c); b += f'<tr><td>{esc(desc)}</td><td class=r>{D.n(c)}</td></tr>'
    tax = pct(P, d['tax'])
    b += f'<tr><td>Sales Tax on Parts</td><td class=r>{D.n(tax)}</td></tr>'
    total = D.sum() + tax
    b += f'<tr class=t><td>TOTAL DUE</td><td class=r>{D.m(total)}</td></tr>'
    blank = '<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>' * max(0, 15 - len(d['parts']))
    y, mk, mo = d['veh']
    body = f'''<!doctype html><meta charset=utf-8><style>@page{{size:letter;margin:.5in}}body{{font:12px "Liberation Serif";}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #333;padding:3px 4px;vertical-align:top}}.r{{text-align:right;white-space:nowrap}}
.c{{text-align:center}}h1{{font-size:25px;margin:0;letter-spacing:1px}}.grid{{display:grid;grid-template-columns:58% 41%;gap:1%;margin-top:8px;align-items:start}}th{{background:#ddd;font-size:10px;-webkit-print-color-adjust:exact}}.t td{{font-weight:bold}}.small{{font-size:9px}}</style>
<div class=c><h1>{esc(d['shop'])}</h1>{esc(d['addr'])}<br><i>&ldquo;{esc(d['motto'])}&rdquo;</i></div>
<table style="margin-top:8px"><tr><td>NAME<br><b>{esc(d['cust'])}</b></td><td>YEAR<br><b>{y}</b></td><td>MAKE<br><b>{mk}</b></td><td>MODEL<br><b>{mo}</b></td><td>ODOMETER<br><b>{d['miles']}</b></td><td>DATE<br><b>{d['date']}</b></td><td>REPAIR ORDER<br><b style="color:#b00">No. {d['no']}</b></td></tr></table>
<div class=grid><table><tr><th>QTY</th><th>PART NO.</th><th>PARTS &amp; DESCRIPTION</th><th>EACH</th><th>AMOUNT</th></tr>{pr}{blank}</table>
<div><table><tr><th>LABOR PERFORMED</th><th>CHARGE</th></tr>{lr}</table><br><table>{b}</table></div></div>
<p class=small>I hereby authorize the above repair work to be done along with the necessary material. An express mechanic's lien is hereby acknowledged. Not responsible for loss or damage to vehicle or articles left in vehicle in case of fire, theft or any cause beyond our control. Parts warranted by maker.</p><p>X ______________________________ &nbsp; Customer signature</p>'''
    D.finish(None, tax, total); chromium(D, body)

side(1, dict(shop="Olsen & Sons Garage", addr='118 Main Street, Decorah, Iowa 52101   (563) 555-0188', motto='Honest work since 1961', no='60482', date='2-17-26', veh=(2012, 'Chevrolet', 'Impala'), miles='139,407', cust='Rev. T. Halvorsen', tax=70000,
  parts=[(1, 'WP-AW5103', 'Water pump 3.6', 8995), (1, '34751', 'Thermostat + housing', 4660), (2, 'DEX-GAL', 'Dexcool 50/50 gal', 1849), (1, '060857', 'Belt serpentine', 3799), (1, 'MTP-48', 'Battery H6 48/90 amp', 17995)],
  labor=[('Remove & replace water pump, bleed', 29400), ('Thermostat while apart', 3500), ('Replace belt (w/ pump)', 0), ('Install battery, clean cables', 2500)], fees=[('Shop Towels & Chemicals', 1200), ('Battery Core Charge', 2200)]))
side(2, dict(shop="Ray's Auto Clinic", addr='5506 Hwy 49 N, Hattiesburg, Mississippi 39401   (601) 555-0135', motto='Where your car feels better', no='11873', date='9-05-25', veh=(2010, 'Ford', 'Escape'), miles='166,020', cust='Latoya Simms', tax=70000,
  parts=[(1, 'GP-6689', 'Alternator reman 3.0', 21850), (1, 'K060970', 'Drive belt', 3275), (4, 'SP-530', 'Spark plug Motorcraft', 1125), (2, 'SP-530X', 'Spark plug, rear bank', 1125), (1, 'MS 96696', 'Plenum gasket set', 2840)],
  labor=[('R&R alternator', 26000), ('R&R plugs, upper intake off', 22100), ('Check charging system', 4500)], fees=[('Hazardous Waste', 600), ('Shop Supplies', 1450)]))

# ---------------------------------------------------------------- good-better-best
def gbb(variant, d):
    D = Doc('good-better-best', variant, 'html-chromium', d['shop'], d['no'], d['veh'], kind='options')
    cards = ''
    for i, (name, lines, price, war, chosen) in enumerate(d['options']):
        cards += f'<div class="card {"sel" if chosen else ""}"><small>{["GOOD","BETTER","BEST"][i]}</small><h2>{esc(name)}</h2><ul>{"".join("<li>"+esc(x)+"</li>" for x in lines)}</ul><div class=w>{war}</div><div class=pr>{D.m(price)}</div><div>{"&#9745; CUSTOMER CHOICE" if chosen else "&#9744; not selected"}</div></div>'
    rows = ''
    for desc, typ, c in d['lines']:
        D.add(desc, typ, c); rows += f'<tr><td>{esc(desc)}</td><td>{typ}</td><td class=r>{D.m(c)}</td></tr>'
    disc = ''
    for desc, c in d['disc']:
        D.discounts.append(c); disc += f'<tr><td colspan=2>{esc(desc)}</td><td class=r>{D.m(-c, neg="&minus;")}</td></tr>'
    sub = D.sum() - sum(D.discounts)
    tax = pct(D.sum('Part'), d['tax'])
    tail = f'<tr class=s><td colspan=2>Subtotal</td><td class=r>{D.m(sub)}</td></tr><tr><td colspan=2>Sales tax on parts {d["tax"]/10000:g}%</td><td class=r>{D.m(tax)}</td></tr><tr class=tt><td colspan=2>TOTAL AUTHORIZED</td><td class=r>{D.m(sub+tax)}</td></tr>'
    y, mk, mo = d['veh']
    body = f'''<!doctype html><meta charset=utf-8><style>@page{{size:letter;margin:.6in}}body{{font:12px Lato;color:#222}}*{{-webkit-print-color-adjust:exact}}h1{{color:{d['col']};margin:0;font-size:26px}}.cards{{display:flex;gap:12px;margin:12px 0}}.card{{flex:1;border:2px solid #ccc;border-radius:10px;padding:10px;text-align:center}}
.sel{{border-color:{d['col']};background:#f3f8f0}}h2{{font-size:15px;margin:2px}}ul{{text-align:left;padding-left:16px;min-height:74px;margin:6px 0}}.pr{{font-size:21px;font-weight:bold;color:{d['col']}}}.w{{color:#777;font-size:10px}}table{{width:100%;border-collapse:collapse}}td{{padding:6px 4px;border-bottom:1px solid #ddd}}.r{{text-align:right}}.tt td{{font-weight:bold;font-size:16px;background:{d['col']};color:#fff}}</style>
<h1>{esc(d['shop'])}</h1><div>{esc(d['addr'])}</div><p><b>Quote {d['no']}</b> &nbsp; {d['date']} &nbsp; {esc(d['cust'])} &nbsp;|&nbsp; <b>{y} {mk} {mo}</b> &nbsp; {d['miles']} miles</p>
<h3>{esc(d['ask'])}</h3><div class=cards>{cards}</div><h3>Your authorized services</h3><table><tr><td><b>Service</b></td><td><b>Kind</b></td><td class=r><b>Price</b></td></tr>{rows}{disc}{tail}</table>
<p style="color:#777">Option prices are before tax and are shown for comparison only. Only services listed under &ldquo;Your authorized services&rdquo; will be charged.</p>'''
    D.finish(sub, tax, sub + tax); chromium(D, body)

gbb(1, dict(shop='BrakePoint Service Centers', addr='Store 114 · 7420 W Colfax Ave · Lakewood, CO 80214 · 303-555-0171', no='Q-114-88213', date='April 6, 2026', cust='Jordan Lee', miles='74,350', veh=(2018, 'Honda', 'CR-V'), col='#b3261e', tax=75000, ask='Front brakes: choose your package',
  options=[('Standard', ['Semi-metallic pads', 'Resurface rotors'], 28999, '12 mo / 12k mi', False), ('Plus', ['Ceramic pads', 'New rotors', 'Hardware'], 47800, '24 mo / 24k mi', True), ('Platinum', ['OE-grade pads', 'Coated rotors', 'Hardware', 'Fluid exchange'], 63900, 'Lifetime pads', False)],
  lines=[('Plus front brakes - ceramic pads, rotors, hardware', 'Part', 27900), ('Plus front brakes - labor', 'Labor', 19900), ('Wiper blades, pair', 'Part', 4398), ('Shop fee', 'Fee', 1990)], disc=[('$50 off brake service coupon', 5000)]))
gbb(2, dict(shop='Lakeshore Tire & Auto', addr='301 Harbor Dr · Sandusky, OH 44870 · (419) 555-0126', no='55108', date='11/14/2025', cust='A. Kowalczyk', miles='52,118', veh=(2020, 'Ford', 'Escape'), col='#1d5c8f', tax=67500, ask='Battery replacement options (your battery failed at 310 CCA)',
  options=[('Economy', ['Group 94R 640 CCA', 'Flooded'], 17995, '18 months', False), ('Silver', ['Group 94R 730 CCA', 'Flooded'], 21495, '24 months', False), ('AGM', ['H7 AGM 850 CCA', 'Start/stop rated'], 27995, '36 months', True)],
  lines=[('AGM battery H7 850 CCA', 'Part', 27995), ('Battery install, BMS reset, code check', 'Labor', 4500), ('Synthetic oil change 5W-20, filter', 'Service', 8495), ('Tire rotation', 'Service', 2500), ('Env. disposal', 'Fee', 450)], disc=[('Fall rotation free with oil change', 2500)]))

# ---------------------------------------------------------------- text-thread
def thread(variant, d):
    D = Doc('text-thread', variant, 'screenshot', d['shop'], None, d['veh'], kind='message', ext='png')
    def dollars(c):
        D.printed.append(c)
        return f'${c//100:,}' + (f'.{c%100:02d}' if c % 100 else '')
    for desc, typ, c, q, u in d['items']: D.add(desc, typ, c, q, u)
    D.discounts += d.get('discounts', [])
    bub = ''
    for who, txt in d['msgs']:
        txt = esc(txt)
        txt = re.sub(r'\{(\d+)\}', lambda k: dollars(int(k.group(1))), txt).replace('\n', '<br>')
        bub += f'<div class="b {who}">{txt}</div>' if who != 't' else f'<div class=ts>{txt}</div>'
    dark = d['dark']
    body = f'''<!doctype html><meta charset=utf-8><style>body{{margin:0;background:{'#000' if dark else '#fff'};color:{'#eee' if dark else '#111'};font:17px "Open Sans";width:430px;height:932px;overflow:hidden}}
.top{{background:{'#161617' if dark else '#f4f4f6'};padding:10px 16px;text-align:center;border-bottom:1px solid #8884}}.st{{display:flex;justify-content:space-between;font-size:14px;font-weight:600}}.av{{width:46px;height:46px;border-radius:50%;background:#7a8699;color:#fff;line-height:46px;margin:6px auto 2px;font-size:19px}}.nm{{font-size:13px}}
.m{{padding:8px 12px;display:flex;flex-direction:column;gap:6px}}.b{{max-width:325px;padding:8px 13px;border-radius:18px;line-height:1.36}}.in{{background:{'#2b2b2e' if dark else '#e6e6ea'};align-self:flex-start}}.out{{background:{d['me']};color:#fff;align-self:flex-end}}.ts{{text-align:center;font-size:11px;color:#8a8a90}}
.bar{{position:absolute;top:870px;left:14px;width:380px;border:1px solid #8886;border-radius:20px;padding:8px 14px;color:#8a8a90;font-size:15px}}</style>
<div class=top><div class=st><span>{d['clock']}</span><span>LTE &nbsp;{d['bat']}</span></div><div class=av>{d['ini']}</div><div class=nm>{esc(d['shop'])} &rsaquo;</div></div><div class=m>{bub}</div><div class=bar>Text Message</div>'''
    D.finish(None, d.get('tax'), d['total']); chromium(D, body, (430, 932), 2)

thread(1, dict(shop='Tony Mobile Mechanic', veh=(2011, 'Honda', 'Accord'), dark=False, me='#34c759', clock='6:42', bat='71%', ini='TM', total=46285, tax=1785,
  items=[('Starter (reman Denso, 2 yr warranty)', 'Part', 21000, None, None), ('Labor starter', 'Labor', 19500, None, None), ('Trip charge', 'Fee', 4000, None, None)],
  msgs=[('t', 'Today 6:15 PM'), ('out', 'Hi, did you get a chance to price the 2011 Accord? Still just clicks'), ('in', "Hey yes. So it's def the starter, battery tested good at 620 cca so don't buy one"), ('in', 'Starter (reman Denso, 2 yr warranty) {21000}\nLabor starter {19500}\nTrip charge {4000}\nTax on the part {1785}'), ('in', 'So {46285} total at your driveway. Cash, Zelle or card'), ('out', 'Shop down the street said {68000} lol'), ('in', "Yeah that's about dealer. If you ever want the plugs done too that's {16000} more but not needed now"), ('out', 'Just the starter. Thurs morning?'), ('in', 'Thurs 9 works')]))
thread(2, dict(shop='Wrench2U - Carlos', veh=(2015, 'Chevrolet', 'Malibu'), dark=True, me='#0b84fe', clock='11:08', bat='38%', ini='WC', total=39500, discounts=[2500],
  items=[('Front pads and rotors', 'Part', 18500, None, None), ('Rear pads', 'Part', 5500, None, None), ('Labor front + rear', 'Labor', 18000, None, None)],
  msgs=[('t', 'Yesterday 4:52 PM'), ('out', 'Brakes grinding on my 2015 Malibu, how much for all 4?'), ('in', 'Checked it this am. Fronts are metal to metal, rear rotors are still good so pads only in back'), ('in', 'Front pads and rotors {18500}\nRear pads {5500}\nLabor front + rear {18000}'), ('in', 'I take off {2500} cause you sent me your neighbor'), ('in', '{39500} out the door, no tax no fees, 12 month warranty'), ('t', 'Today 11:02 AM'), ('out', 'OK lets do it. Deposit?'), ('in', '{10000} deposit by cash app holds Saturday, rest when done')]))

# ---------------------------------------------------------------- till-receipt (SVG)
def till(variant, d):
    D = Doc('till-receipt', variant, 'svg', d['shop'], d['no'], d['veh'])
    W = 42; lines = []
    c_ = lambda t: lines.append((t.center(W).rstrip(), 0))
    def lr(a, b, bold=0): lines.append((a[:W - len(b) - 1].ljust(W - len(b)) + b, bold))
    c_(d['shop'].upper()); [c_(x) for x in d['addr']]; lines.append(('-' * W, 0))
    lr(f"INV# {d['no']}", d['date']); lr(f"BAY {d['bay']}  CASHIER {d['cash']}", d['time'])
    y, mk, mo = d['veh']; lines.append((f"VEH: {y} {mk.upper()} {mo.upper()}", 0)); lines.append((f"ODO: {d['miles']}   PLATE: {d['plate']}", 0)); lines.append(('-' * W, 0))
    taxable = 0
    for desc, typ, q, u, tx in d['items']:
        c = q * u
        if q > 1:
            D.add(desc.upper(), typ, c, q, u); lines.append((desc.upper(), 0)); lr(f'   {q} @ {D.n(u)}', D.n(c) + (' T' if tx else '  '))
        else:
            D.add(desc.upper(), typ, c); lr(desc.upper(), D.n(c) + (' T' if tx else '  '))
        taxable += c if tx else 0
    for desc, c, tx in d['disc']:
        D.discounts.append(c); lr(desc.upper(), D.n(c) + '-' + ('T' if tx else ' ')); taxable -= c if tx else 0
    lines.append(('-' * W, 0)); sub = D.sum() - sum(D.discounts); tax = pct(taxable, d['tax'])
    lr('SUBTOTAL', D.n(sub) + '  '); lr(f"TAX {d['tax']/10000:g}%", D.n(tax) + '  '); total = sub + tax
    lr('TOTAL', D.m(total) + '  ', 1); lines.append(('', 0))
    if d['tend'][0] == 'CASH':
        t = d['tend'][1]; lr('CASH', D.n(t) + '  '); lr('CHANGE', D.n(t - total) + '  ')
    else:
        lr(d['tend'][0], D.n(total) + '  '); lines.append((d['tend'][1], 0))
    lines.append(('-' * W, 0)); [c_(x) for x in d['foot']]
    H = len(lines) * 17 + 120
    svg = ''.join(f'<text x="18" y="{40+i*17}" xml:space="preserve" font-weight="{"bold" if b else "normal"}">{esc(t)}</text>' for i, (t, b) in enumerate(lines))
    import random; R = random.Random(d['no']); x = 55; bars = ''
    while x < 320:
        w = R.choice([1, 1, 2, 3]); bars += f'<rect x="{x}" y="{H-68}" width="{w}" height="42"/>'; x += w + R.choice([1, 2, 3])
    body = f'<!doctype html><meta charset=utf-8><style>@page{{size:380px {H}px;margin:0}}body{{margin:0}}svg{{display:block}}text{{font:13.6px Inconsolata,monospace;white-space:pre}}</style><svg xmlns="http://www.w3.org/2000/svg" width="380" height="{H-4}">{svg}{bars}</svg>'
    D.finish(sub, tax, total); chromium(D, body)

till(1, dict(shop='Speedy Bay Lube #27', addr=['1190 S ROAN ST', 'JOHNSON CITY, TN 37601', '(423) 555-0190'], no='270041893', date='01/22/2026', time='14:37', bay=2, cash='KAYLA', veh=(2016, 'Nissan', 'Altima'), miles='97,512', plate='7K2-4LP', tax=95000,
  items=[('Full syn oil chg 0W20', 'Service', 1, 8499, 1), ('Extra qt 0W20', 'Part', 1, 899, 1), ('Engine air filter', 'Part', 1, 2499, 1), ('Cabin filter', 'Part', 1, 3999, 1), ('Wiper blade', 'Part', 2, 1799, 1), ('Shop/env fee', 'Fee', 1, 399, 0)], disc=[('Coupon $15 off syn', 1500, 1)], tend=('VISA', 'XXXX4410  AUTH 071882  CHIP'), foot=['TIRES SET TO DOOR PLACARD', 'NEXT SVC 102,500 MI', 'THANK YOU!']))
till(2, dict(shop='Valley Quick Lube & Smog', addr=['3377 N BLACKSTONE AVE', 'FRESNO, CA 93726', '559-555-0148', 'ARD 00284417'], no='118820', date='08/09/2025', time='09:12', bay=1, cash='RUBEN', veh=(2009, 'Toyota', 'Corolla'), miles='184,066', plate='6XQR918', tax=83500,
  items=[('Conv oil change 5W30', 'Service', 1, 5495, 1), ('Smog inspection OBD', 'Service', 1, 4975, 0), ('Smog certificate', 'Fee', 1, 825, 0), ('Bulb 1157', 'Part', 2, 450, 1), ('Install bulbs', 'Labor', 1, 1000, 0), ('Waste oil fee', 'Fee', 1, 250, 0)], disc=[('Lube+smog combo', 1000, 0)], tend=('CASH', 14000), foot=['PASS  CERT# YQ881204C', 'NO REFUND ON SMOG', 'GRACIAS / THANK YOU']))
