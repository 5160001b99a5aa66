# -*- coding: utf-8 -*-
from core import *
from layouts1 import wrap, wrapc, fees, discs, cause, corr
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from xml.sax.saxutils import escape as xe

# ---------------------------------------------------------------- s13 government fleet form (groff tbl)
def ge(t): return str(t).replace('\\', '\\e').replace("'", '\\(aq').replace('-', '\\-').replace('"', '\\(dq').replace('`', '\\(ga')
def s13(R, name, w):
    lab = Label(name, 'government_fleet_form', 'groff', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['AUTO & FLEET SERVICE', 'GARAGE', 'FLEET REPAIR']); s['name'] = s['name'].upper(); v = R.vehicle(FLEET, 2010, 2023); no = f'{R.choice(["FM", "VR", "MR"])}-{R.randint(20, 25)}-{R.digits(5)}'
    lab.head(s['name'], no); lab.veh(v)
    jobs = make_jobs(R, ['car', 'brake', 'maint'], nlines(R, w), R.choice([9500, 11000, 12500]), style='U')
    P = [l for j in jobs for l in j['lines'] if l.kind == 'Part']; L = [l for j in jobs for l in j['lines'] if l.kind == 'Labor']
    first = R.choice('PL'); boxed = R.p(.7)
    o = ['.pl 11i', '.po 0.5i', '.ll 7.5i', '.fam H', '.nh', '.hy 0', '.ps 9', '.vs 11', '.nr LL 7i']
    ag = R.choice(['DEPARTMENT OF ADMINISTRATIVE SERVICES', 'COUNTY MOTOR POOL', 'CITY OF ' + s['city'].upper() + ' FLEET DIVISION', 'STATE HIGHWAY PATROL'])
    o += ['.ce 3', '.ps 12', f'.ft B', ge(ag), '.ft R', '.ps 9', f'VEHICLE REPAIR {"ESTIMATE" if lab.d["kind"] == "shop_estimate" else "INVOICE / RECEIVING REPORT"}', f'Form FM\\-{R.digits(3)} (Rev. {R.randint(1, 12):02d}/{R.randint(12, 23)})', '.sp .5']
    def cell(a, b): return f'T{{\n.na\n.nh\n.ps 6\n{ge(a)}\n.br\n.ps 9\n{ge(b)}\nT}}'
    o += ['.TS', 'allbox;', 'lw(1.75i) lw(1.5i) lw(1.7i) lw(1.4i).']
    rows = [[('1. DOCUMENT NO.', no), ('2. DATE', R.date('us')), ('3. VENDOR', s['name']), ('4. VENDOR PHONE', s['phone'])], [('5. YEAR / MAKE / MODEL', f'{v["year"]} {v["make"]} {v["model"]}'), ('6. EQUIPMENT NO.', R.digits(6)), ('7. VIN', v['vin']), ('8. ODOMETER', f'{v["mileage"]:,}')], [('9. TAG NO.', v['plate']), ('10. COST CENTER', R.digits(4) + '-' + R.digits(3)), ('11. AUTHORIZED BY', R.person()), ('12. AUTH. NO.', R.digits(7))]]
    for r in rows: o.append('\t'.join(cell(*c) for c in r))
    o += ['.TE', '.sp .6']
    ic = [0]
    def tbl(title, head, ls, kind):
        if not ls: return
        o.extend(['.ft B', ge(title), '.ft R', '.sp .2', '.TS H', ('allbox;' if boxed else 'box;'), 'cw(.4i) rw(.5i) cw(.35i) lw(3.0i) rw(.8i) rw(.85i).', '\t'.join(head) + ('' if boxed else '\n_'), '.TH'])
        for l in ls:
            ic[0] += 1
            o.append(f'{ic[0]}\t{("%.1f" % l.qty) if kind == "L" else q(l.qty)}\t{"HR" if kind == "L" else "EA"}\tT{{\n.na\n.nh\n{ge(l.name)}\nT}}\t{ge(m(l.unit))}\t{ge(m(l.total))}'); lab.line(l)
        o.extend(['.TE', '.sp .5'])
    for k in (first, 'L' if first == 'P' else 'P'):
        if k == 'P': tbl('SECTION ' + ('A' if first == 'P' else 'B') + ' - PARTS AND MATERIALS', ['ITEM', 'QTY', 'U/I', 'DESCRIPTION', 'UNIT PRICE', 'AMOUNT'], P, 'P')
        else: tbl('SECTION ' + ('A' if first == 'L' else 'B') + ' - LABOR', ['ITEM', 'HOURS', 'U/I', 'WORK DESCRIPTION', 'RATE', 'AMOUNT'], L, 'L')
    pt, lt = sum(l.total for l in P), sum(l.total for l in L)
    fe = [(R.one(['ENVIRONMENTAL / DISPOSAL', 'SHOP MATERIALS', 'STATE INSPECTION STICKER']), R.money(5, 45))] if R.p(.5) else []
    for a, b in fe: lab.item(a, 'Fee', None, None, b)
    D = 0
    tot = [('13. TOTAL PARTS', pt), ('14. TOTAL LABOR', lt)]
    if R.p(.45): D = pct(pt, R.choice([5, 10, 15]))
    if D: lab.d['discounts'] = [D]
    ft = sum(b for _, b in fe)
    n_ = 15
    sub = pt + lt + ft - D
    o += ['.KS' if False else '.ne 12', '.TS', 'allbox;', 'lw(3.2i) rw(1.2i).']
    for a, b in tot: o.append(f'{ge(a)}\t{ge(m(b))}')
    for a, b in fe: o.append(f'{n_}. {ge(a)}\t{ge(m(b))}'); n_ += 1
    if D: o.append(f'{n_}. LESS CONTRACT DISCOUNT ON PARTS\t{ge(m(-D))}'); n_ += 1
    ps = R.p(.7)
    if ps: o.append(f'{n_}. SUBTOTAL\t{ge(m(sub))}'); n_ += 1
    o.append(f'{n_}. SALES TAX (EXEMPT)\t0.00'); n_ += 1
    o.append(f'{n_}. TOTAL {"ESTIMATE" if lab.d["kind"] == "shop_estimate" else "AMOUNT DUE"}\t{ge(m(sub))}'); o += ['.TE', '.sp .6']
    lab.close(sub if ps else None, 0, sub)
    o += ['.ps 8', '.vs 10', ge('I certify that the articles or services listed above were received and that quantity and quality are in accordance with the blanket purchase agreement. Repairs over $1,500.00 need prior approval. Net 30.'), '.sp 1', 'Vehicle coordinator signature \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_   Date \\_\\_\\_\\_\\_\\_\\_\\_']
    pre = ['.de TH', '..', '.de TS', '..', '.de TE', '..', '.de Hd', "'sp .5i", '..', '.de Fo', "'bp", '..', '.wh 0 Hd', '.wh -.6i Fo']
    return dict(b='G', src='\n'.join(pre + o) + '\n', lab=lab)

# ---------------------------------------------------------------- s14 powersports / RV / marine dealer
def s14(R, name, w):
    lab = Label(name, 'powersports_rv_marine', 'chromium', R.choice(['dealer_order', 'dealer_order', 'shop_estimate']))
    tag, pl = R.choice([('moto', MOTO), ('rv', RVS), ('boat', BOATS)])
    s = R.shop({'moto': ['Powersports', 'Cycle', 'Harley-Davidson'], 'rv': ['RV Center', 'Camping World & RV', 'Trailer & RV'], 'boat': ['Marine', 'Boat Works', 'Marina & Service']}[tag]); c = R.cust(s)
    v = R.vehicle(pl, 2005, 2024, (800, 46000)); no = R.digits(R.choice([5, 6])); lab.head(s['name'], no)
    lab.veh(v, 'year make model' + (' vin mileage' if tag == 'moto' else (' vin' if tag == 'rv' else '')))
    rate = R.choice([11500, 12900, 14900, 16500]); jobs = make_jobs(R, [tag], nlines(R, w), rate, tag)
    dcol = R.p(.55); sent = R.p(.5); H = ''; P = L = 0; saved = 0
    for k, j in enumerate(jobs, 1):
        H += f'<div class=j><div class=jt>Job {k} — {esc(j["head"])}</div>'
        if R.p(.5): H += f'<div class=nt>Concern: {esc(j["head"].capitalize())}. Tech notes: {corr(R).capitalize()}.</div>'
        rows = ''; lb = ''
        for l in j['lines']:
            if l.kind == 'Part':
                d = R.choice([0, 0, 10, 15]) if dcol else 0
                net = l.total - pct(l.total, d); saved += l.total - net
                rows += f'<tr><td>{l.pn}</td><td>{esc(l.name)}</td><td class=r>{q(l.qty)}</td><td class=r>{M(l.unit)}</td>{"<td class=r>" + (str(d) + "%" if d else "") + "</td>" if dcol else ""}<td class=r>{M(net)}</td></tr>'
                lab.item(l.name, 'Part', l.qty, l.unit, net); P += net
            else:
                if sent: lb += f'<div class=lb>Labor: <span>{esc(l.name)}</span> — {l.qty:.2f} hours @ {M(l.unit)} per hour<b>{M(l.total)}</b></div>'
                else: lb += f'<div class=lb><span>{esc(l.name)}</span><b>{M(l.total)}</b></div>'
                lab.line(l, qty=l.qty if sent else None, unit=l.unit if sent else None); L += l.total
        H += lb + (f'<table class=p><tr class=h><td>Part No.</td><td>Description</td><td class=r>Qty</td><td class=r>Retail</td>{"<td class=r>Disc</td>" if dcol else ""}<td class=r>Ext. Price</td></tr>{rows}</table>' if rows else '') + '</div>'
    fe = fees(R, L, .8, 2, ['Shop Supplies', 'Environmental Fee', 'Hazmat disposal', 'Freight', 'Storage & handling']); F = sum(b for _, b in fe)
    for a, b in fe: lab.item(a, 'Fee', None, None, b)
    sub = P + L + F; tax = pct(P, s['rate']); total = sub + tax; dep = R.choice([0, 0, 20000, 10000]); dep = dep if dep < total else 0
    lab.close(sub, tax, total)
    cells = [('PARTS', P), ('LABOR', L)] + [(a.upper(), b) for a, b in fe]
    for it in lab.d['items']:
        if it['type'] == 'Fee': it['description'] = it['description'].upper()
    cells += [('SUBTOTAL', sub), ('SALES TAX', tax), ('TOTAL', total)] + ([('DEPOSIT', -dep), ('BALANCE DUE', total - dep)] if dep else [])
    idl = {'moto': f'VIN {v["vin"]} &nbsp; Miles {v["mileage"]:,}', 'rv': f'VIN {v["vin"]} &nbsp; Unit stored at site {R.randint(2, 90)}', 'boat': f'HIN {R.lets(3)}{R.digits(5)}{R.lets(1)}{R.digits(3)} &nbsp; Engine hrs {R.randint(30, 900)} &nbsp; {v["engine"]}'}[tag]
    body = f'''<div class=t><div class=n>{esc(s["name"])}</div><div>SERVICE DEPARTMENT<br>{s["street"]}, {s["city"]} {s["st"]} {s["zip"]}<br>{s["phone"]}</div></div><table class=k><tr><td><u>Repair Order</u>{no}</td><td><u>Customer</u>{c["name"]}<br>{c["phone"]}</td><td><u>Unit</u>{v["year"]} {v["make"]} {esc(v["model"])}<br>{idl}</td><td><u>Promised</u>{R.date("us2")}</td></tr></table>{H}
<div class=bx>{"".join(f"<div class={'T' if a in ('TOTAL','BALANCE DUE') else 'n2'}><u>{a}</u>{M(b)}</div>" for a, b in cells)}</div>{f"<p class=f>You saved {M(saved)} in parts discounts today!</p>" if saved else ""}<p class=f>{R.choice(["Units left over 5 days after completion are charged $15.00 per day storage.", "Recommended at next visit: tires (date code 2216), battery load test 11.9V.", "All special order parts require 50% deposit."])}</p>'''
    css = f'''body{{font:9pt {R.choice(["Roboto","Liberation Sans","Open Sans"])}}}.t{{display:flex;justify-content:space-between;border-bottom:4px solid {R.choice(["#f60","#036","#063"])};padding-bottom:5px}}.n{{font-size:18pt;font-weight:bold}}.k{{width:100%;margin:8px 0}}.k td{{vertical-align:top;padding:4px 8px;border-right:1px solid #bbb}}u{{display:block;font-size:6.8pt;color:#666;text-decoration:none}}.j{{margin:8px 0}}.jt{{font-weight:bold;font-size:10.5pt}}.nt{{font-style:italic;font-size:8pt;margin-left:10px}}.lb{{margin:2px 0 2px 10px;overflow:hidden;padding-right:6px}}.lb b{{float:right}}.p{{width:calc(100% - 10px);margin-left:10px}}.p td{{padding:2px 6px;border-bottom:1px solid #ddd}}.h td{{font-size:7.5pt;color:#555}}.r{{text-align:right;white-space:nowrap}}.bx{{display:flex;justify-content:flex-end;flex-wrap:wrap;margin-top:12px;break-inside:avoid}}.bx div{{border:1px solid #999;padding:4px 10px;text-align:center;margin-left:-1px}}.T{{background:#eee;font-weight:bold}}.f{{font-size:8pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s15 mobile mechanic, Square / PayPal style
def s15(R, name, w):
    pp = R.p(.4)
    lab = Label(name, 'mobile_pay_invoice', 'chromium', 'invoice')
    s = R.shop(['Mobile Mechanic', 'Mobile Auto Repair', 'Wrench On Wheels', 'Driveway Auto']); c = R.cust(s); v = R.vehicle(CARS, 2003, 2021)
    no = ('' if pp else '#') + R.digits(R.choice([4, 6])); lab.head(s['name'], no); hv = R.p(.7)
    lab.veh(v, 'year make model') if hv else None
    jobs = make_jobs(R, ['brake', 'electrical', 'engine', 'suspension', 'diag'], nlines(R, w, 1, 14), R.choice([8500, 9500, 11000, 12000])); H = ''; sub = tx = 0; hrs = R.p(.5)
    L = [l for j in jobs for l in j['lines']]
    if R.p(.5): L.append(Line('Fee', R.one(['Trip fee', 'Service call - mobile', 'Travel charge (18 miles)']), 1, R.money(25, 75, '00'), 0)); L[-1].total = L[-1].unit
    if R.p(.2): L.append(Line('Fee', 'Card processing fee', 1, R.money(4, 20), 0)); L[-1].total = L[-1].unit
    for l in L:
        sub += l.total; tx += l.total if l.kind == 'Part' else 0
        show = l.qty != 1 and (l.kind != 'Labor' or hrs)
        rem = R.choice(['', '', '', 'Part has 2 yr warranty', 'Customer supplied hardware', 'Torqued to 100 ft lbs', 'AutoZone #' + R.digits(6)]) if l.kind == 'Part' else ''
        qs = (f'× {q(l.qty)} ({M(l.unit)} ea.)' if not pp else f'{q(l.qty)} x {M(l.unit)}') if show else ''
        H += f'<div class=i><div class=d><b>{esc(l.name)}</b> {"" if not show else f"<span class=q>{qs}</span>" if not pp else f"<br><span class=q>{qs}</span>"}{f"<div class=rm>{rem}</div>" if rem else ""}</div><div class=a>{M(l.total)}</div></div>'
        lab.line(l, qty=l.qty if show else None, unit=l.unit if show else None)
    di = discs(R, sub, .35, ['Discount', 'Repeat customer', 'Nextdoor neighbor discount', 'Cash discount']); D = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    rt = s['rate'] if R.p(.6) else 0; tax = pct(tx, rt); total = sub - D + tax; lab.close(sub, tax, total)
    dep = R.choice([0, 5000, 10000, 15000]) if R.p(.5) else 0; dep = dep if dep < total else 0
    T = [('Subtotal', M(sub))] + [(a, '-' + M(b)) for a, b in di] + ([(f'Sales tax ({rt:g}%)', M(tax))] if rt else []) + [('Total', M(total))] + ([('Deposit paid ' + R.date('us2'), '-' + M(dep)), ('Amount due', M(total - dep))] if dep else [])
    body = f'''<div class=w><div class=n>{esc(s["name"])}</div><div class=am>{M(total - dep)}</div><div class=du>Due {R.date("long")}</div><div class=m><div><small>Bill to</small><br>{c["name"]}<br>{c["name"].split()[0].lower()}{R.digits(2)}@example.com</div><div><small>Invoice</small><br>{no}</div><div><small>{"Service date" if not pp else "Invoice date"}</small><br>{R.date("long")}</div></div>{f"<div class=t2>{v['year']} {v['make']} {esc(v['model'])} — {R.choice(['in driveway', 'at work lot, Level 2', 'no start, towed home'])}</div>" if hv else ""}{H}<div class=tt>{"".join(f"<div class={'G' if a in ('Total','Amount due') else 'g'}><span>{a}</span><span>{b}</span></div>" for a, b in T)}</div><div class=ft>{R.choice(["Thanks for choosing a local mechanic! 12 month warranty on parts.", "Pay online with card or bank. Venmo @wrench-" + R.digits(3), "Zelle " + s["phone"] + ". No refunds on electrical parts."])}</div></div>'''
    css = f'''body{{font:10.5pt {R.choice(["Roboto","Open Sans","Lato"])};color:#333}}.w{{max-width:{R.choice([460, 540, 620])}px;margin:0 auto}}.n{{font-size:14pt;font-weight:bold;text-align:{"center" if not pp else "left"}}}.am{{font-size:30pt;font-weight:300;text-align:center;margin-top:8px}}.du{{text-align:center;color:#777}}.m{{display:flex;justify-content:space-between;margin:16px 0;border-top:1px solid #ddd;padding-top:10px}}small,.q,.rm{{color:#888;font-size:8.5pt}}.i{{display:flex;justify-content:space-between;padding:7px 0;break-inside:avoid;{"border-bottom:1px solid #eee" if pp else ""}}}.d{{max-width:75%}}.d b{{font-weight:500}}.tt{{border-top:1px solid #ccc;margin-top:8px;break-inside:avoid}}.tt div{{display:flex;justify-content:space-between;padding:4px 0}}.G{{font-weight:bold;font-size:12pt}}.t2{{margin-bottom:8px}}.ft{{color:#888;text-align:center;margin-top:20px;font-size:9pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s16 QuickBooks-like, trailer shop
def s16(R, name, w):
    lab = Label(name, 'bookkeeping_invoice_trailer', 'chromium', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['Trailer Repair', 'Truck & Trailer Service', 'Trailer Works LLC', 'Mobile Trailer & Reefer']); v = R.vehicle(TRAILERS, 2004, 2023)
    no = R.digits(4); lab.head(s['name'], no); lab.veh(v, 'year make model vin'); rate = R.choice([9500, 11000, 12500])
    jobs = make_jobs(R, ['trailer'], nlines(R, w), rate, 'trailer'); dates = R.p(.5); act = R.p(.75); H = ''; sub = tx = 0; dt = R.date('us'); tq = R.p(.5)
    L = [l for j in jobs for l in j['lines']]
    for nm, ty, lo, hi, p in [('Shop Supplies', 'Fee', 15, 85, .5), ('Mobile service call', 'Fee', 75, 150, .3), ('Sublet - glass & decals', 'Service', 90, 400, .15), ('Welding rod, wire & gas', 'Part', 15, 60, .3), ('Waste disposal', 'Fee', 5, 20, .2)]:
        if R.p(p): u = R.money(lo, hi, '00'); L.append(Line(ty, nm, 1, u, u))
    amap = {'Labor': R.choice(['Labor', 'Shop Labor', 'Service:Labor']), 'Part': R.choice(['Parts', 'Material', 'Parts & Materials']), 'Fee': 'Other', 'Service': 'Sublet'}
    for l in L:
        sub += l.total; t = l.kind == 'Part'; tx += l.total if t else 0
        rm = R.choice(['', '', '', '', 'Position: left rear axle', 'Photos on file', 'per driver request']) 
        H += f'<tr>{f"<td>{dt}</td>" if dates else ""}{f"<td><b>{amap[l.kind]}</b></td>" if act else ""}<td>{esc(l.name)}{f"<div class=rm>{rm}</div>" if rm else ""}</td><td class=r>{q(l.qty)}</td><td class=r>{m(l.unit)}</td><td class=r>{m(l.total)}{"T" if t and tq else ""}</td></tr>'
        lab.line(l)
    D = pct(sub, 5) if R.p(.25) else 0; lab.d['discounts'] = [D] if D else []
    rt = s['rate'] if R.p(.7) else 0; tax = pct(tx, rt); total = sub - D + tax; lab.close(sub, tax, total); est = lab.d['kind'] == 'shop_estimate'
    pay = R.choice([0, 0, 50000, 25000]) if not est else 0; pay = pay if pay < total else 0
    T = [('SUBTOTAL', m(sub))] + ([('DISCOUNT 5%', '-' + m(D))] if D else []) + [(f'TAX ({rt:g}%)' if rt else 'TAX', m(tax)), ('TOTAL', m(total))] + ([('PAYMENT', m(pay))] if pay else []) + ([('BALANCE DUE', '$' + m(total - pay))] if not est else [])
    col = R.choice(['#2ca01c', '#4a7fb5', '#8d6e63', '#555'])
    body = f'''<div class=a><b>{esc(s["name"])}</b><br>{s["street"]}<br>{s["city"]}, {s["st"]} {s["zip"]} US<br>{s["phone"]}<br>billing@example.com</div><div class=T1>{"Estimate" if est else "INVOICE"}</div><div class=b><div><span>BILL TO</span><br>{R.one(LAST)} {R.choice(["Transport", "Leasing Inc.", "Farms", "Cartage"])}<br>{R.randint(10, 999)} Depot Rd<br>{s["city"]}, {s["st"]}</div><div class=rr><span>{"ESTIMATE" if est else "INVOICE"} #</span> {no}<br><span>DATE</span> {dt}<br>{"" if est else "<span>TERMS</span> Net " + R.choice(["15", "30"]) + "<br>"}</div></div><table class=cf><tr><td><span>TRAILER #</span><br>{R.digits(5)}</td><td><span>UNIT</span><br>{v["year"]} {v["make"]} {v["model"]}</td><td><span>VIN</span><br>{v["vin"]}</td><td><span>P.O. NUMBER</span><br>{R.digits(6)}</td></tr></table>
<table class=l><thead><tr>{"<th>DATE</th>" if dates else ""}{"<th>ACTIVITY</th>" if act else ""}<th>DESCRIPTION</th><th class=r>QTY</th><th class=r>RATE</th><th class=r>AMOUNT</th></tr></thead>{H}</table><div class=z><div class=ms>{R.choice(["We appreciate your business and look forward to helping you again soon.", "Please reference invoice number on check. Late fee 1.5%/mo.", "Annual inspection good through " + R.date("us")])}</div><table class=t>{"".join(f"<tr class={'G' if a in ('BALANCE DUE',) or (est and a=='TOTAL') else 'g'}><td>{a}</td><td class=r>{b}</td></tr>" for a, b in T)}</table></div>'''
    css = f'''body{{font:9.5pt "{R.choice(["Liberation Sans","Open Sans","Lato"])}"}}.T1{{font-size:18pt;color:{col};margin:14px 0 6px}}.b{{display:flex;justify-content:space-between}}span{{font-size:7.5pt;color:#777}}.rr{{text-align:right}}.cf{{width:100%;margin:12px 0;border-top:1px solid {col}}}.cf td{{padding:5px 4px}}.l{{width:100%}}.l th{{background:{col}22;color:{col};font-size:8pt;text-align:left;padding:5px;font-weight:normal}}.l td{{padding:4px 5px;vertical-align:top}}.l .r,.r{{text-align:right;white-space:nowrap}}.rm{{font-size:8pt;color:#666}}.z{{display:flex;justify-content:space-between;border-top:2px dotted #bbb;margin-top:10px;padding-top:8px;break-inside:avoid}}.ms{{width:45%}}.t td{{padding:3px 10px}}.G td{{font-weight:bold;font-size:12pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s17 e-mail / text message
def s17(R, name, w):
    txt = w % 2 == 1
    lab = Label(name, 'message_text_bubbles' if txt else 'message_email', 'chromium', 'message')
    s = R.shop(['Auto', 'Auto Repair', 'Garage', 'Mobile Mechanic']); c = R.cust(s); v = R.vehicle(CARS, 2002, 2022); lab.head(s['name'], None); lab.veh(v, 'year make model')
    jobs = make_jobs(R, ['brake', 'engine', 'suspension', 'electrical', 'fuel', 'ac', 'driveline'], nlines(R, w, 1, 10), R.choice([9000, 11000, 12500, 13500])); fn = c['name'].split()[0]
    rate = jobs[0]['lines'][0].unit; dec = R.p(.8); o = []; sub = tx = 0
    D_ = R.choice([' - ', ': ', ' ... ', ' = ', ' – '])
    mm = M if R.p(.8) else (lambda x: m(x))
    Ls = [l for j in jobs for l in j['lines']]
    for j in jobs:
        for l in j['lines']:
            sub += l.total; tx += l.total if l.kind == 'Part' else 0
            nm = l.name
            if l.kind == 'Labor':
                f = R.choice([0, 1, 2]) if not txt else R.choice([1, 2])
                if f == 0:
                    hd = j['head'] if not j['head'].isupper() else j['head'].lower()
                    nm = 'Labor on the ' + hd; o.append(f'{nm} is {q(l.qty)} hours at {mm(l.unit)} an hour, {mm(l.total)}.'); lab.item(nm, 'Labor', l.qty, l.unit, l.total)
                elif f == 1: o.append(f'{nm}{D_}{q(l.qty)} hrs x {mm(l.unit)} = {mm(l.total)}' if D_ != ' = ' else f'{nm} - {q(l.qty)} hrs x {mm(l.unit)} = {mm(l.total)}'); lab.line(l)
                else: o.append(f'{nm}{D_}{mm(l.total)}'); lab.line(l, qty=None, unit=None)
            elif l.qty == 1: o.append(f'{nm}{D_}{mm(l.total)}'); lab.line(l, qty=None, unit=None)
            else: o.append(f'{q(l.qty)}x {nm} @ {mm(l.unit)}{D_}{mm(l.total)}'); lab.line(l)
    di = []
    if R.p(.3): di = [(R.one(['minus your returning customer discount', 'less the coupon', 'I took off']), R.choice([1000, 2000, 2500]))] if sub > 8000 else []
    D = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    rt = s['rate'] if R.p(.6) else 0; tax = pct(tx, rt); total = sub - D + tax
    nt = R.p(.12) and not D and not tax
    lab.close(sub if (tax or D) and not nt else None, tax, None if nt else total)
    tl = []
    if not nt:
        if tax or D: tl.append(f'Subtotal {mm(sub)}')
        for a, b in di: tl.append(f'{a} {mm(b)}')
        if tax: tl.append(f'Tax on parts {mm(tax)}')
        tl.append(R.choice(['Total comes to ', 'Total: ', 'Out the door ', 'So all together ']) + mm(total))
    rec = f'{R.choice(["Not urgent but I also noticed: ", "FYI down the road: "])}{R.one(pool.FINDINGS).lower()}' + (f', about {mm(R.money(60, 500, "00"))} if you want it done later.' if R.p(.5) else '.')
    if txt:
        b = [('in', f'Hi {fn} this is {R.one(FIRST)} at {s["name"]}. Got the {v["year"]} {v["make"]} {v["model"]} up on the lift.'), ('out', 'Ok great how bad is it'), ('in', 'Here is what it needs:<br>' + '<br>'.join(esc(x) for x in o))]
        if tl: b.append(('in', '<br>'.join(esc(x) for x in tl)))
        if R.p(.5): b.append(('in', esc(rec)))
        b += [('out', R.choice(['Go ahead thx', 'Let me ask my husband, call you back in 10', 'Ok do it. When will it be done?'])), ('in', f'Should be ready by {R.randint(2, 5)}:30. {s["phone"]}')]
        body = f'<div class=ph><div class=tp>{esc(s["name"])}</div><div class=dt>Today {R.randint(8, 11)}:{R.randint(10, 59)} AM</div>' + ''.join(f'<div class="u {a}">{t}</div>' for a, t in b) + '</div>'
        css = f'''body{{font:10pt Roboto}}.ph{{width:{R.choice([340, 380, 420])}px;margin:0 auto;border:1px solid #ccc;border-radius:18px;padding:12px}}.tp{{text-align:center;font-weight:bold;border-bottom:1px solid #ddd;padding-bottom:6px}}.dt{{text-align:center;color:#888;font-size:8pt;margin:6px}}.u{{border-radius:14px;padding:7px 11px;margin:5px 0;max-width:82%;clear:both}}.in{{background:#e9e9eb;float:left}}.out{{background:#0b84fe;color:#fff;float:right}}.ph:after{{content:"";display:block;clear:both}}'''
    else:
        bl = R.choice(['- ', '* ', '', '• '])
        body = f'''<table class=hh><tr><td>From:</td><td>{esc(s["name"])} &lt;service@example.com&gt;</td></tr><tr><td>To:</td><td>{c["name"]}</td></tr><tr><td>Date:</td><td>{R.date("long")}</td></tr><tr><td>Subject:</td><td>{R.choice(["Your quote", "Re: estimate", "Work done on your car"])} - {v["year"]} {v["make"]} {esc(v["model"])}</td></tr></table><p>Hi {fn},</p><p>{R.choice(["We finished looking over your car. It has " + format(v["mileage"] // 1000) + "k on it and overall it is in decent shape.", "Thanks for bringing it in. Here is the breakdown you asked for.", "Per our phone call here are the numbers. Prices good for 30 days."])}</p><p>{"<br>".join(bl + esc(x) for x in o)}</p><p>{"<br>".join(esc(x) for x in tl)}</p><p>{esc(rec)}</p><p>Thanks,<br>{R.person()}<br>{esc(s["name"])}<br>{s["street"]}, {s["city"]}<br>{s["phone"]}</p>'''
        css = f'''body{{font:11pt {R.choice(["Liberation Sans","Liberation Serif","Carlito","Liberation Mono"])}}}.hh td{{padding:1px 8px 1px 0;vertical-align:top}}.hh{{border-bottom:1px solid #999;width:100%;margin-bottom:10px}}.hh td:first-child{{width:60px;color:#666}}'''
    return dict(b='C', html=page(body, css, margin='0.7in'), lab=lab)

# ---------------------------------------------------------------- s18 extended warranty claim with customer share
def s18(R, name, w):
    lab = Label(name, 'extended_warranty_claim_share', 'reportlab', 'shop_estimate')
    s = R.shop(['Auto Repair', 'Automotive', 'Transmission & Auto']); c = R.cust(s); v = R.vehicle(CARS + EURO, 2012, 2022); no = R.choice(['', 'CLM-', 'A']) + R.digits(7); lab.head(s['name'], no); lab.veh(v)
    rate = R.choice([13500, 14500, 16000]); jobs = make_jobs(R, ['engine', 'electrical', 'ac', 'driveline', 'steering', 'suspension'], nlines(R, w), rate)
    ded = R.choice([10000, 20000, 5000]); X = [36, 60, 84, 318, 350, 405, 465, 521, 576]
    cv = canvas.Canvas(R.out + name + '.pdf', pagesize=letter); pg = 1
    def T(x, y, t, f='LS', z=8, r=False): cv.setFont(f, z); (cv.drawRightString if r else cv.drawString)(x, y, str(t))
    adm = R.choice(['AUTOSHIELD ADMINISTRATORS', 'Drivers Choice Protection', 'CarGuardian VSC', 'EndurAll Vehicle Service Contracts'])
    def head(y=760):
        T(36, y, s['name'], 'LSB', 13); T(576, y, 'SERVICE CONTRACT CLAIM' if pg == 1 else f'Claim {no} page {pg}', 'LSB', 11, True); y -= 13
        if pg == 1:
            T(36, y, f'{s["street"]}, {s["city"]}, {s["st"]} {s["zip"]}   {s["phone"]}'); y -= 18
            cv.setFillGray(.93); cv.rect(36, y - 40, 540, 50, 0, 1); cv.setFillGray(0)
            T(42, y, 'Claim / authorization'); T(150, y, no, 'LSB'); T(320, y, 'Administrator'); T(400, y, adm, 'LSB'); y -= 12
            T(42, y, 'Contract holder'); T(150, y, c['name'], 'LSB'); T(320, y, 'Mileage at claim'); T(400, y, f'{v["mileage"]:,}', 'LSB'); y -= 12
            T(42, y, 'Vehicle'); T(150, y, f'{v["year"]} {v["make"]} {v["model"]}'[:34], 'LSB'); T(320, y, 'VIN'); T(400, y, v['vin'], 'LSB'); y -= 30
        else: y -= 10
        for x, a, r in zip([36, 60, 84, 350, 405, 465, 521, 576], ['#', 'P/L', 'Description', 'Qty/Hr', 'Unit', 'Repair cost', 'Contract', 'Your share'], [0, 0, 0, 1, 1, 1, 1, 1]): T(x, y, a, 'LSB', 8, r)
        cv.line(36, y - 4, 576, y - 4); return y - 16
    y = head(); k = 0; tot = con = you = 0; parts = 0
    def row(desc, pl, qy, u, t, cov, qs):
        nonlocal y, k, tot, con, you, pg
        ls = wrap(desc, 'LS', 8, 228)
        if y - 11 * len(ls) < 60: cv.showPage(); pg += 1; y = head()
        k += 1; T(36, y, k); T(60, y, pl)
        for i, x in enumerate(ls): T(84, y - 10 * i, x)
        cc = cov; yy = t - cov
        T(350, y, qs, r=True); T(405, y, m(u) if u else '', r=True); T(465, y, m(t), r=True); T(521, y, m(cc), r=True); T(576, y, m(yy), r=True); y -= 10 * len(ls) + 3
        tot += t; con += cc; you += yy
    for j in jobs:
        for l in j['lines']:
            cl = R.p(.72); cov = l.total if cl else 0
            if l.kind == 'Labor' and cl and R.p(.3): cov = mul(round(l.qty * .8, 1), min(rate, 13500)); cov = min(cov, l.total)
            row(l.name, 'P' if l.kind == 'Part' else 'L', l.qty, l.unit, l.total, cov, q(l.qty) if l.kind == 'Part' else f'{l.qty:.1f}'); lab.line(l)
            if l.kind == 'Part': parts += l.total
    if R.p(.6):
        b = R.money(8, 39); nm = R.one(['Shop supplies (not covered)', 'Hazardous waste fee', 'Fluids disposal']); row(nm, 'F', None, None, b, 0, ''); lab.item(nm, 'Fee', None, None, b)
    cv.line(36, y + 6, 576, y + 6); y -= 6
    if y < 170: cv.showPage(); pg += 1; y = 740
    tax = pct(parts, s['rate']); total = tot + tax; lab.close(tot, tax, total)
    ded = min(ded, con); share = you + tax + ded
    T(84, y, 'Subtotal', 'LSB'); T(465, y, m(tot), 'LSB', 8, True); T(521, y, m(con), 'LSB', 8, True); T(576, y, m(you), 'LSB', 8, True); y -= 12
    T(84, y, f'Sales tax {s["rate"]:g}% (parts) - customer'); T(465, y, m(tax), r=True); T(521, y, '0.00', r=True); T(576, y, m(tax), r=True); y -= 12
    T(84, y, 'Deductible'); T(521, y, m(-ded), r=True); T(576, y, m(ded), r=True); y -= 14
    T(84, y, 'Total repair', 'LSB', 9); T(465, y, m(total), 'LSB', 9, True); T(521, y, m(con - ded), 'LSB', 9, True); T(576, y, m(share), 'LSB', 9, True); y -= 26
    cv.rect(336, y - 8, 240, 22); T(342, y, 'CUSTOMER PAYS AT PICK-UP', 'LSB', 9); T(570, y, '$' + m(share), 'LSB', 11, True)
    T(36, y, f'Authorized by adjuster {R.person()}, ext. {R.digits(4)}', 'LS', 8); T(36, y - 11, f'Max. labor rate allowed {M(13500)}/hr. Authorization valid 30 days.', 'LS', 8)
    T(36, y - 34, 'Wear items, diagnosis beyond 1 hr and taxes are the responsibility of the contract holder.', 'LS', 7.5)
    cv.save()
    return dict(b='R', lab=lab)

# ---------------------------------------------------------------- s19 glass shop
def s19(R, name, w):
    lab = Label(name, 'glass_nags', 'chromium', R.choice(['invoice', 'shop_estimate', 'insurer_estimate']))
    s = R.shop(['Auto Glass', 'Glass Co.', 'Windshield Repair', 'Mobile Glass']); c = R.cust(s); v = R.vehicle(CARS + EURO, 2008, 2024); no = R.choice(['G-', 'WO', '']) + R.digits(6); lab.head(s['name'], no); lab.veh(v, 'year make model vin' + (' mileage' if R.p(.5) else ''))
    n = nlines(R, w, 1, 9); H = ''; sub = tx = 0; net = R.p(.6); lr = R.choice([6500, 7500, 8500])
    gl = R.sample(pool.GLASS, 1 if n < 6 else 2); xs = R.sample(pool.GLASS_X, min(len(pool.GLASS_X), max(0, n - 2 * len(gl))))
    def row(a, d, qy, lst, dc, t, hr=''):
        return f'<tr><td class=c>{a}</td><td>{d}</td><td class=r>{qy}</td>' + (f'<td class=r>{lst}</td><td class=r>{dc}</td>' if net else '') + f'<td class=r>{hr}</td><td class=r>{t}</td></tr>'
    for g in gl:
        lst = R.money(g[2], g[3], 'any'); dc = R.choice([32, 38, 45, 52, 60]) if net else 0; t = lst - pct(lst, dc); lab.item(g[1], 'Part', 1, None if net else None, t); sub += t; tx += t
        H += row(g[0], g[1], 1, m(lst), f'-{dc}%', m(t))
        if n > 1:
            h = round(R.uniform(1.2, 3.4), 1); t = mul(h, lr); nm = R.choice(['Labor to install ', 'Installation labor ', 'R&I labor ']) + g[0].split()[0]; lab.item(nm, 'Labor', h, None, t); sub += t; H += row('LABOR', nm, '', '', '', m(t), f'{h:.1f}')
            # quantity column is empty, hours stand in the hours column
    for a, d, ty, lo, hi in xs:
        t = R.money(lo, hi); lab.item(d, ty, 1, None, t); sub += t; tx += t if ty == 'Part' else 0; H += row(a, d, 1, '', '', m(t))
    if R.p(.4): H += row('MOBILE', 'Mobile service - no charge', 1, '', '', '0.00')
    D = 0
    if R.p(.3) and sub > 20000: D = R.choice([2500, 5000]); lab.d['discounts'] = [D]
    tax = pct(tx, s['rate']); total = sub - D + tax; lab.close(sub, tax, total); ded = R.choice([0, 10000, 25000, 50000]); ded = ded if ded < total else 0
    T = [('Subtotal', m(sub))] + ([('Instant rebate', '-' + m(D))] if D else []) + [('Tax', m(tax)), ('Total', m(total))] + ([('Insurance pays', m(total - ded)), ('Deductible due from customer', m(ded))] if ded else [])
    body = f'''<div class=t><div><b class=n>{esc(s["name"])}</b><br>{s["street"]} · {s["city"]}, {s["st"]} {s["zip"]}<br>{s["phone"]} · Tax ID 8{R.digits(1)}-{R.digits(7)}</div><table class=k><tr><td>Work order</td><td>{no}</td></tr><tr><td>Install date</td><td>{R.date("us")}</td></tr><tr><td>Referral / dispatch</td><td>{R.digits(7)}</td></tr><tr><td>Ins. policy</td><td>{R.lets(2)}{R.digits(6)}</td></tr></table></div><div class=v><b>{c["name"]}</b>, {c["street"]}, {c["city"]} &nbsp; {c["phone"]}<br>{v["year"]} {v["make"]} {esc(v["model"])} 4 Door &nbsp; VIN {v["vin"]}{f" &nbsp; Odometer {v['mileage']:,}" if "mileage" in lab.d["vehicle"] else ""}<br>Cause of loss: {R.choice(["Rock from road", "Vandalism", "Unknown", "Hail"])}</div><table class=l><tr class=h><td>NAGS / Part</td><td>Description</td><td class=r>Qty</td>{"<td class=r>List</td><td class=r>Adj.</td>" if net else ""}<td class=r>Hrs</td><td class=r>Price</td></tr>{H}</table><table class=q>{"".join(f"<tr class={'G' if a=='Total' else 'g'}><td>{a}</td><td class=r>{b}</td></tr>" for a, b in T)}</table><p class=f>Safe drive-away time: {R.choice(["1 hour", "60 min", "3 hours"])}. Urethane lot {R.digits(6)} exp {R.date("us")}. DOT {R.digits(3)}. Leak warranty for life of vehicle ownership.</p>'''
    css = f'''body{{font:9pt {R.choice(["Liberation Sans","Roboto","DejaVu Sans Condensed"])}}}.t{{display:flex;justify-content:space-between}}.n{{font-size:15pt;color:#0a6}}.k td{{border:1px solid #aaa;padding:2px 6px}}.v{{margin:10px 0;padding:6px;border:1px solid #0a6}}.l{{width:100%}}.l td{{padding:4px 6px;border-bottom:1px solid #ccc;vertical-align:top}}.h td{{background:#0a6;color:#fff;font-weight:bold}}.c{{font-family:"Liberation Mono";font-size:8pt;white-space:nowrap}}.r{{text-align:right;white-space:nowrap}}.q{{margin:10px 0 0 auto}}.q td{{padding:2px 8px}}.G td{{font-weight:bold;border-top:2px solid #0a6}}.f{{font-size:8pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s20 electric car service
def s20(R, name, w):
    lab = Label(name, 'ev_service_concerns', 'chromium', R.choice(['invoice', 'shop_estimate']))
    mk = R.one(EVS); s = R.shop(['x'], R.choice([mk[0] + ' Service', 'Voltworks EV Service', 'Amped Electric Auto Care'])); s['name'] += ' - ' + s['city'] if R.p(.5) else ''; c = R.cust(s); v = R.vehicle([mk], 2016, 2025, (6000, 128000))
    no = f'{R.digits(4)}S{R.digits(10)}' if R.p(.5) else R.lets(2) + R.digits(8); lab.head(s['name'], no); lab.veh(v)
    jobs = make_jobs(R, ['ev'], nlines(R, w), R.choice([17500, 19500, 20000]), 'ev'); H = ''; P = L = 0; k = 0; hr = R.p(.35)
    seq = [(j, 0) for j in jobs]
    if R.p(.6): seq.insert(R.randint(0, len(seq)), (make_jobs(R, ['ev'], 3, 17500, 'ev')[0], R.choice(['Warranty', 'Goodwill - Service'])))
    for j, g in seq:
        k += 1; rows = ''; la = ''; js = 0
        for l in j['lines']:
            amt = M(l.total) if not g else '$0.00'
            if l.kind == 'Labor':
                la += f'<div class=co><b>Correction:</b> <span>{esc(l.name)}</span>{f" ({l.qty:.2f} hrs)" if hr else ""}<em>{amt}</em></div>'
                if not g: lab.line(l, qty=l.qty if hr else None, unit=None); L += l.total
            else:
                rows += f'<tr><td>{esc(l.name)} <span class=pn>({l.pn})</span></td><td class=r>{q(l.qty)}</td><td class=r>{amt}</td></tr>'
                if not g: lab.line(l, unit=None); P += l.total
            js += 0 if g else l.total
        H += f'<div class=cn><div class=h><b>Concern {k}:</b> {esc(j["head"])}<span class=pt>Pay Type: {g or "Customer Pay"}</span></div>{la}{f"<table class=p><tr class=ph><td>Parts Replaced or Added</td><td class=r>Quantity</td><td class=r>Amount (USD)</td></tr>{rows}</table>" if rows else ""}<div class=js>Concern subtotal &nbsp; {M(js)}</div></div>'
    F = 0; fr = ''
    if R.p(.35): F = R.money(5, 18); fn = R.choice(['Environmental & disposal fee', 'State tire recycling fee', 'Freight']); lab.item(fn, 'Fee', None, None, F); fr = fn
    D = pct(P + L, 10) if R.p(.25) else 0
    if D: lab.d['discounts'] = [D]
    sub = P + L + F - D; tax = pct(P, s['rate']); total = sub + tax; lab.close(sub, tax, total)
    T = [('Total Parts Amount', P), ('Total Labor Amount', L)] + ([(fr, F)] if F else []) + ([('Service Credit', -D)] if D else []) + [('Total Before Taxes', sub), ('Sales Tax', tax), ('Total Amount', total)]
    if lab.d['kind'] == 'invoice': T += [('Payment Received', total), ('Balance Due', 0)]
    body = f'''<div class=t><div class=n>{esc(s["name"])}</div><div class=r>{"Invoice" if lab.d["kind"] == "invoice" else "Service Estimate"}<br>{no}</div></div><div class=m><div>{c["name"]}<br>{c["street"]}<br>{c["city"]}, {c["st"]} {c["zip"]}</div><div>{v["year"]} {v["make"]} {esc(v["model"])}<br>VIN {v["vin"]}<br>Odometer {v["mileage"]:,} miles<br>State of charge {R.randint(20, 90)}%</div><div>Date {R.date("long")}<br>Advisor {R.one(FIRST)}<br>{s["phone"]}</div></div>{H}<table class=q>{"".join(f"<tr class={'G' if a=='Total Amount' else 'g'}><td>{a}</td><td class=r>{M(b)}</td></tr>" for a, b in T)}</table><p class=f>Firmware {R.randint(2023, 2025)}.{R.randint(2, 44)}.{R.randint(1, 30)} installed. Parts and labor 12 months / 12,500 miles limited warranty.</p>'''
    css = f'''body{{font:9pt "{R.choice(["Roboto","Lato","Open Sans"])}";color:#171a20}}.t,.m{{display:flex;justify-content:space-between;margin-bottom:14px}}.n{{font-size:16pt;font-weight:500}}.r{{text-align:right;white-space:nowrap}}.cn{{border-top:1px solid #999;padding:6px 0}}.h{{margin-bottom:3px}}.pt{{float:right;color:#666;font-size:8pt}}.co{{margin:3px 0;overflow:hidden}}.co em{{float:right;font-style:normal}}.p{{width:96%;margin-left:4%}}.p td{{padding:2px 0}}.ph td{{color:#666;font-size:8pt}}.pn{{color:#888;font-size:7.5pt}}.js{{text-align:right;font-size:8pt;color:#444;margin-top:3px}}.q{{margin:10px 0 0 auto;min-width:230px;break-inside:avoid}}.q td{{padding:2px 0}}.G td{{font-weight:bold;border-top:1px solid #000}}.f{{font-size:8pt;color:#555}}'''
    return dict(b='C', html=page(body, css, margin='0.6in'), lab=lab)

# ---------------------------------------------------------------- s21 online marketplace quote
def s21(R, name, w):
    opt = w % 4 == 3
    lab = Label(name, 'marketplace_quote_options' if opt else 'marketplace_quote', 'chromium', 'option_table' if opt else 'shop_estimate')
    s = R.shop(['x'], R.choice(['FixMyRide', 'RepairBuddy Marketplace', 'YourWrench.com', 'OpenGarage'])); v = R.vehicle(CARS + EURO, 2006, 2023); no = R.choice(['Q-', '#', 'REQ']) + R.digits(7); lab.head(s['name'], no); lab.veh(v, 'year make model' + (' mileage' if R.p(.5) else ''))
    jobs = make_jobs(R, ['brake', 'engine', 'electrical', 'suspension', 'ac', 'fuel', 'driveline'], nlines(R, w, 1, 12), R.choice([10500, 11900, 12900])); H = ''; P = L = 0
    sh = R.shop(['Auto Care', 'Automotive', 'Garage'])['name']; single = R.p(.3)
    if opt:
        jb = jobs[0]; cols = R.choice([['Aftermarket', 'OEM', 'OEM + 3 yr warranty'], ['Good', 'Better', 'Best'], ['Economy', 'Standard', 'Premium']]); base = [1.0, 1.35, 1.7]
        tb = ''; tt = [0, 0, 0]
        for j in jobs:
            for l in j['lines']:
                vs = [rnd(l.total * b) if l.kind == 'Part' else l.total for b in base]; tt = [a + b for a, b in zip(tt, vs)]
                tb += f'<tr><td>{esc(l.name)}</td>' + ''.join(f'<td class=r>{M(x)}</td>' for x in vs) + '</tr>'
        H = f'<div class=ca><div class=h>Choose an option to book</div><table class=l><tr class=th><td></td>{"".join(f"<td class=r>○ {x}</td>" for x in cols)}</tr>{tb}<tr class=G><td>Estimated price incl. fees</td>{"".join(f"<td class=r>{M(x)}</td>" for x in tt)}</tr></table></div>'
        tail = '<p class=f>Prices before tax. You have not selected an option yet.</p>'
    else:
        for j in jobs:
            rows = ''; js = 0
            if single:
                H += f'<div class=ca><div class=h><span class=jn>{esc(j["head"])}</span><span class=pr>{M(j["total"])}</span></div><div class=s>Includes: {esc("; ".join(l.name for l in j["lines"]))}</div><div class=s>Fair price range {M(pct(j["total"], 90) // 100 * 100)} – {M(pct(j["total"], 125) // 100 * 100)} in your area</div></div>'
                ty = 'Service' if len({l.kind for l in j['lines']}) > 1 else j['lines'][0].kind
                lab.item(j['head'], ty, None, None, j['total']); P += sum(l.total for l in j['lines'] if l.kind == 'Part'); L += sum(l.total for l in j['lines'] if l.kind == 'Labor'); continue
            for l in j['lines']:
                alt = ''
                if l.kind == 'Part':
                    P += l.total; 
                    if R.p(.3): alt = f'<div class=al>○ OEM alternative: {M(pct(l.total, 160))} (not selected)</div>'
                    rows += f'<tr><td>{"● " if alt else ""}<span>{esc(l.name)}</span>{alt}</td><td class=r>{"x " + q(l.qty) if l.qty > 1 else ""}</td><td class=r>{M(l.total)}</td></tr>'; lab.line(l, unit=None, qty=l.qty if l.qty > 1 else None)
                else: L += l.total; rows += f'<tr><td><span>{esc(l.name)}</span></td><td class=r>{l.qty:.1f} hr</td><td class=r>{M(l.total)}</td></tr>'; lab.line(l, unit=None)
                js += l.total
            H += f'<div class=ca><div class=h>{esc(j["head"])}<span class=pr>{M(js)}</span></div><table class=l>{rows}</table></div>'
        fe = [(R.choice(['Booking fee', 'Service fee', 'Shop supplies']), R.money(4, 19))] if R.p(.6) else []; F = sum(b for _, b in fe)
        for a, b in fe: lab.item(a, 'Fee', None, None, b)
        D = R.choice([1000, 2000, 2500]) if R.p(.5) and P + L > 12000 else 0
        if D: lab.d['discounts'] = [D]
        tax = pct(P, sh and s['rate']) if R.p(.7) else 0; total = P + L + F - D + tax; ps = R.p(.5); lab.close(P + L if ps else None, tax, total)
        T = ([('Subtotal', P + L)] if ps else []) + fe + ([(f'Promo {R.lets(4)}{D // 100}', -D)] if D else []) + ([('Estimated tax', tax)] if tax else []) + [('Your price', total)]
        tail = f'''<div class=tt>{"".join(f"<div class={'G' if a=='Your price' else 'g'}><span>{a}</span><span>{M(b)}</span></div>" for a, b in T)}</div><p class=f>Pay later as low as {M(total // 12)}/mo with financing. Due today $0.00.</p>'''
    body = f'''<div class=tp><span>{esc(s["name"])}</span><span class=no>Quote {no}</span></div><div class=vh><b>{v["year"]} {v["make"]} {esc(v["model"])}</b>{f" · {v['mileage']:,} mi" if "mileage" in lab.d["vehicle"] else ""}<br>Quoted by {sh} ★ 4.{R.randint(3, 9)} ({R.randint(20, 900)} reviews) · {R.randint(1, 12)}.{R.randint(0, 9)} mi away</div>{H}{tail}<p class=f>Quote expires {R.date("long")}. 12 month / 12,000 mile warranty. Questions? {s["phone"]}</p>'''
    css = f'''body{{font:9.5pt {R.choice(["Roboto","Open Sans"])};color:#233}}.tp{{background:#12355b;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;font-weight:bold}}.no{{font-weight:normal}}.vh{{padding:10px 0}}.ca{{border:1px solid #cdd;border-radius:8px;padding:8px 12px;margin-bottom:8px;break-inside:avoid}}.h{{font-weight:bold;font-size:10.5pt}}.pr{{float:right}}.s,.al{{font-size:8pt;color:#678}}.l{{width:100%}}.l td{{padding:3px 2px;vertical-align:top}}.r{{text-align:right;white-space:nowrap}}.th td,.G td{{font-weight:bold}}.tt{{width:300px;margin-left:auto;break-inside:avoid}}.tt div{{display:flex;justify-content:space-between;padding:2px 0}}.tt .G{{font-weight:bold;font-size:13pt;border-top:1px solid #999}}.f{{font-size:8pt;color:#678}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s22 word processor: transmission / small garage (LibreOffice Writer)
def s22(R, name, w):
    trans = R.p(.65); lab = Label(name, 'word_processor_letter', 'libreoffice-writer', R.choice(['shop_estimate', 'invoice']))
    s = R.shop(['Transmission', 'Transmissions & Gears', 'Transmission Exchange'] if trans else ['Garage', 'Auto Repair', 'Service']); c = R.cust(s); v = R.vehicle(CARS, 1998, 2020); no = R.choice([None, R.digits(4), R.digits(3)]); lab.head(s['name'], no); lab.veh(v, 'year make model mileage' + (' vin' if R.p(.5) else ''))
    o = []; n = nlines(R, w, 1, 16); sub = tx = 0; A = lambda st, t: o.append(f'<text:p text:style-name="{st}">{t}</text:p>')
    lead = R.choice(['.', '.', ' ', '_']); TAB = '<text:tab/>'
    A('H1', xe(s['name'])); A('C', f'{s["street"]}, {s["city"]}, {s["st"]} {s["zip"]}'); A('C', s['phone']); A('P', '')
    A('P', R.date('long')); A('P', f'{c["name"]}'); A('P', xe(f'RE: {v["year"]} {v["make"]} {v["model"]}, {v["mileage"]:,} miles' + (f', VIN {v["vin"]}' if 'vin' in lab.d['vehicle'] else '')))
    if no: A('P', f'{"Estimate" if lab.d["kind"] == "shop_estimate" else "Invoice"} No. {no}')
    A('P', ''); A('P', R.choice(['Thank you for coming in. Below is what we found and what the repair will cost.', 'Here is the bill for the work on your vehicle.', 'As promised, our written figures.']))
    def line(nm, t, ty, qy=None, u=None, pre=''):
        nonlocal sub, tx
        sub += t; tx += t if ty == 'Part' else 0; lab.item(nm, ty, qy, u, t)
        A('T', f'{xe(pre)}{xe(nm)}{f" ({q(qy)} @ {M(u)})" if qy and u else ""}{TAB}{m(t) if nodol else M(t)}')
    nodol = R.p(.4)
    if trans:
        pk = R.one(pool.TRANS_PKG); A('H2', 'Transmission'); line(pk, R.money(1850, 4900, R.choice(['00', '95'])), 'Service')
        for x in R.sample(pool.TRANS_SOFT, R.randint(4, 10)): A('B', '– ' + xe(x))
        A('B', R.choice(['Warranty: 36 months / 100,000 miles nationwide', 'Includes 12/12 warranty. 24/24 upgrade available for $295.00']))
        ex = R.sample(pool.TRANS_EXTRA, min(max(0, n - 1), 12))
        if ex: A('H2', 'Additional parts and services')
        corec = 0
        for nm, ty, lo, hi in ex:
            t = R.money(lo, hi); line(nm, t, ty)
            if nm.startswith('Core') and R.p(.7): corec = t
        D = []
        if corec: A('T', f'Less core returned{TAB}-{m(corec) if nodol else M(corec)}'); D.append(corec)
        if R.p(.4): A('T', f'Diagnosis credit{TAB}-{m(9500) if nodol else M(9500)}'); D.append(9500)
    else:
        rate = R.choice([8500, 9000, 10500]); jobs = make_jobs(R, ['car', 'brake'], n, rate); D = []
        for j in jobs:
            A('H2', xe(j['head']))
            for l in j['lines']:
                if l.kind == 'Labor' and R.p(.4): line(l.name, l.total, 'Labor', l.qty, l.unit)
                elif l.qty > 1: line(l.name, l.total, l.kind, l.qty, l.unit)
                else: line(l.name, l.total, l.kind)
        if R.p(.35) and sub > 15000: a = R.choice([2000, 3500, 5000]); D.append(a); A('T', f'Discount for cash{TAB}-{m(a) if nodol else M(a)}')
    F = 0
    if R.p(.5): line(R.choice(['Shop supplies', 'Hazardous waste', 'Fluid disposal']), R.money(8, 45), 'Fee')
    lab.d['discounts'] = D; nett = sub - sum(D); alltax = R.p(.3); rt = s['rate'] if R.p(.8) else 0; tax = pct(nett if alltax else tx, rt); total = nett + tax
    mm = m if nodol else M
    A('P', ''); ps = rt > 0
    if ps: A('T', f'Subtotal{TAB}{mm(nett)}'); A('T', f'Sales tax{TAB}{mm(tax)}')
    A('TB', f'{R.choice(["TOTAL", "Total", "Grand total"])}{TAB}{M(total)}'); lab.close(nett if ps else None, tax, total)
    if R.p(.4) and total > 60000: A('T', f'Deposit received, check #{R.digits(4)}{TAB}{mm(50000)}'); A('TB', f'Balance{TAB}{M(total - 50000)}')
    A('P', ''); A('P', R.choice(['Estimate good for 30 days. Please call with any questions.', 'We do not release vehicles without payment in full.', 'Your old parts are in the trunk. Come back at 500 miles for a free re-check.'])); A('P', R.person())
    font = R.choice(['Liberation Serif', 'Carlito', 'Liberation Sans', 'P052', 'Courier Prime'])
    pos = R.choice(['6.5in', '6in', '5.5in'])
    def st(n, extra_p='', extra_t=''): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties {extra_p}>{"%s"}</style:paragraph-properties><style:text-properties style:font-name="F" fo:font-size="{"%s"}" {extra_t}/></style:style>'
    z = R.choice(['10.5pt', '11pt', '12pt'])
    tabs = f'<style:tab-stops><style:tab-stop style:position="{pos}" style:type="right" style:leader-style="{"dotted" if lead == "." else "solid" if lead == "_" else "none"}" style:leader-text="{lead if lead != " " else " "}"/></style:tab-stops>'
    mr = {'6.5in': '0.9in', '6in': '1.2in', '5.5in': '1.6in'}[pos]
    sty = (st('P') % ('', z) + st('C', 'fo:text-align="center"') % ('', z) + st('H1', 'fo:text-align="center"', 'fo:font-weight="bold"') % ('', '18pt') + st('H2', 'fo:margin-top="0.1in"', 'fo:font-weight="bold"' + (' style:text-underline-style="solid"' if R.p(.5) else '')) % ('', z) + st('T', f'fo:margin-left="0.15in" fo:margin-right="{mr}" fo:text-indent="-0.15in"') % (tabs, z) + st('TB', '', 'fo:font-weight="bold"') % (tabs, z) + st('B', 'fo:margin-left="0.35in"') % ('', '10pt'))
    # right tab position counts from the paragraph's left indent in this format; keep text clear of the amounts by the right margin only where it fits
    src = f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls><style:font-face style:name="F" svg:font-family="'{font}'"/></office:font-face-decls><office:automatic-styles>{sty.replace(f'fo:margin-right="{mr}" ', '')}<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin-top="0.8in" fo:margin-bottom="0.8in" fo:margin-left="1in" fo:margin-right="0.9in"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"/></office:master-styles><office:body><office:text>{"".join(o)}</office:text></office:body></office:document>'''
    return dict(b='L', ext='fodt', src=src, lab=lab)

# ---------------------------------------------------------------- s23 spreadsheet garage (LibreOffice Calc)
def s23(R, name, w):
    lab = Label(name, 'spreadsheet_garage', 'libreoffice-calc', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['Garage', 'Auto', 'Diesel & Auto', 'Auto Repair LLC']); c = R.cust(s); v = R.vehicle(CARS, 1999, 2021); no = R.digits(R.choice([3, 4])); lab.head(s['name'], no); lab.veh(v)
    jobs = make_jobs(R, ['car', 'brake'], nlines(R, w), R.choice([8000, 9500, 10000]), style='nolabor'); split = R.p(.5)
    order = R.choice([['Qty', 'Part #', 'Description', 'Price', 'Total'], ['Description', 'Part #', 'Qty', 'Unit', 'Amount'], ['Amount', 'Description', 'Qty', 'Each'], ['Item', 'Description', 'Hrs/Qty', 'Cost', 'Line Total']])
    wid = {'Description': '3.1in', 'Part #': '1.1in', 'Item': '0.6in'}
    rows = []
    def row(cells, st=None):
        x = ''
        for i, (a) in enumerate(cells):
            if a is None: x += '<table:table-cell/>'; continue
            t, sy = a if isinstance(a, tuple) else (a, st or 'n')
            if isinstance(t, int) and sy in ('m', 'mb'): x += f'<table:table-cell table:style-name="{sy}" office:value-type="currency" office:value="{t / 100:.2f}"/>'
            elif isinstance(t, (int, float)): x += f'<table:table-cell table:style-name="{sy}" office:value-type="float" office:value="{t}"/>'
            else: x += f'<table:table-cell table:style-name="{sy}" office:value-type="string"><text:p>{xe(str(t))}</text:p></table:table-cell>'
        rows.append(f'<table:table-row table:style-name="{"ro"}">{x}</table:table-row>')
    nc = len(order); D = order.index('Description'); AM = [i for i, x in enumerate(order) if x in ('Total', 'Amount', 'Line Total')][0]
    def at(d):
        return [d.get(i) for i in range(nc)]
    row(at({0: (s['name'], 'b')} if D != 0 and order[0] != 'Qty' and False else {D: (s['name'], 'b')})); row(at({D: f'{s["street"]}, {s["city"]} {s["st"]} {s["zip"]}'})); row(at({D: s['phone']})); row(at({}))
    row(at({D: f'{"Invoice" if lab.d["kind"] == "invoice" else "Estimate"} # {no}     Date {R.date("us2")}'})); row(at({D: f'Customer: {c["name"]}  {c["phone"]}'})); row(at({D: f'{v["year"]} {v["make"]} {v["model"]}'})); row(at({D: f'VIN {v["vin"]}'})); row(at({D: f'Miles {v["mileage"]}'})); row(at({}))
    L = [l for j in jobs for l in j['lines']]; P = sum(l.total for l in L if l.kind == 'Part'); LB = sum(l.total for l in L if l.kind == 'Labor')
    if split: L = [l for l in L if l.kind == 'Part'] + [l for l in L if l.kind == 'Labor']
    row([(x, 'h') for x in order]); last = None; k = 0
    for l in L:
        if split and l.kind != last:
            if last: row(at({D: ('Total parts', 'b'), AM: (P, 'mb')})); row(at({}))
            row(at({D: ('PARTS' if l.kind == 'Part' else 'LABOR', 'b')})); last = l.kind
        elif not split and (not last or l.job is not last) and R.p(1): last = l.job; (row(at({D: (l.job['head'], 'b')})) if R.p(.5) else None)
        k += 1; d = {D: (l.name, 'w'), AM: (l.total, 'm')}
        for i, x in enumerate(order):
            if x in ('Qty', 'Hrs/Qty'): d[i] = (float(l.qty) if l.qty != int(l.qty) else int(l.qty), 'n')
            elif x == 'Part #' and l.pn: d[i] = (l.pn, 'n')
            elif x in ('Price', 'Unit', 'Each', 'Cost'): d[i] = (l.unit, 'm')
            elif x == 'Item': d[i] = (k, 'n')
        row(at(d)); lab.line(l)
    if split and LB: row(at({D: ('Total labor', 'b'), AM: (LB, 'mb')}))
    row(at({}))
    fe = fees(R, LB, .5, 1); F = sum(b for _, b in fe); di = discs(R, P + LB, .3); DD = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    for a, b in fe: row(at({D: (a, 'w'), AM: (b, 'm')})); lab.item(a, 'Fee', None, None, b)
    for a, b in di: row(at({D: (a, 'w'), AM: (-b, 'm')}))
    sub = P + LB + F - DD; tax = pct(P, s['rate']); total = sub + tax; lab.close(sub, tax, total)
    row(at({D: ('Subtotal', 'w'), AM: (sub, 'm')})); row(at({D: (f'Tax {s["rate"]:g}%', 'w'), AM: (tax, 'm')})); row(at({D: ('TOTAL', 'b'), AM: (total, 'mb')}))
    if R.p(.3): row(at({D: 'Paid cash'})); 
    row(at({})); row(at({D: (R.choice(['Thank you!!', 'Did not do: ' + R.one(pool.FINDINGS), 'Make checks payable to ' + s['name']]), 'w')}))
    grid = 'grid ' if R.p(.6) else ''; font = R.choice(['Liberation Sans', 'Carlito', 'Liberation Serif', 'Comic Neue']); dol = R.p(.6)
    cols = ''.join(f'<table:table-column table:style-name="co{i}"/>' for i in range(nc)); cst = ''.join(f'<style:style style:name="co{i}" style:family="table-column"><style:table-column-properties style:column-width="{wid.get(x, "0.9in")}"/></style:style>' for i, x in enumerate(order))
    cell = lambda n, tp='', cp='', pp='', ds='': f'<style:style style:name="{n}" style:family="table-cell" {ds}><style:table-cell-properties fo:wrap-option="{"wrap" if n == "w" else "no-wrap"}" style:vertical-align="top" {cp}/><style:paragraph-properties {pp}/><style:text-properties style:font-name="F" fo:font-size="10pt" {tp}/></style:style>'
    cur = f'<number:number-style style:name="N1P0" style:volatile="true">{"<number:text>$</number:text>" if dol else ""}<number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style><number:number-style style:name="N1"><number:text>-{"$" if dol else ""}</number:text><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><style:map style:condition="value()&gt;=0" style:apply-style-name="N1P0"/></number:number-style>'
    ds = 'style:data-style-name="N1"'
    bd = 'fo:border="0.5pt solid #000"' if R.p(.4) else ''
    src = f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:font-face-decls><style:font-face style:name="F" svg:font-family="'{font}'"/></office:font-face-decls><office:automatic-styles>{cur}{cst}<style:style style:name="ro" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style><style:style style:name="ta" style:family="table" style:master-page-name="Default"/>{cell("n", pp='fo:text-align="start"')}{cell("w", "", bd)}{cell("b", 'fo:font-weight="bold"')}{cell("h", 'fo:font-weight="bold"', 'fo:background-color="#d9d9d9" fo:border="0.5pt solid #000"', 'fo:text-align="center"')}{cell("m", "", bd, 'fo:text-align="end"', ds)}{cell("mb", 'fo:font-weight="bold"', "", 'fo:text-align="end"', ds)}<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.6in" style:print="{grid}objects charts drawings zero-values" style:scale-to-X="1" style:scale-to-Y="0"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet1" table:style-name="ta">{cols}{"".join(rows)}</table:table></office:spreadsheet></office:body></office:document>'''
    return dict(b='L', ext='fods', src=src, lab=lab)

# ---------------------------------------------------------------- s24 inspection program: one price per job, recommended beside
def s24(R, name, w):
    lab = Label(name, 'inspection_menu_two_columns', 'chromium', R.choice(['shop_estimate', 'invoice']))
    s = R.shop(['Auto Service', 'Automotive', 'Tire & Auto', 'Car Care']); c = R.cust(s); v = R.vehicle(CARS + EURO); no = R.choice(['Ticket ', '', 'EST-']) + R.digits(5); lab.head(s['name'], no); lab.veh(v, 'year make model mileage' + (' vin' if R.p(.6) else ''))
    n = nlines(R, w, 1, 18); H = ''; P = L = S = 0; ids = R.p(.5); hrs = R.p(.3); cand = make_jobs(R, ['car', 'brake'], 80, 14900); cand = cand[:n]
    sv = [x for x in pool.SERVICES if 'car' in x['tags']]; k = 0
    for j in cand:
        k += 1
        if R.p(.3):
            x = R.one(sv); nm = R.one(x['names']); t = R.money(*x['price']); ls = []; S += t; ty = 'Service'
        else:
            nm, t, ls = j['head'], j['total'], j['lines']; kinds = {l.kind for l in ls}; ty = 'Service' if len(kinds) > 1 else ls[0].kind
            S += t
        P += sum(l.total for l in ls if l.kind == 'Part')
        sub_ = ''
        if ls: sub_ = '<div class=sb>' + R.choice(['Labor, ', 'Parts: ', '']) + esc(', '.join((f'{q(l.qty)} × ' if l.kind == 'Part' and l.qty > 1 else '') + (l.name if l.kind == 'Part' else 'labor' + (f' {l.qty} hr' if hrs else '')) for l in ls)) + '</div>'
        elif R.p(.5): sub_ = '<div class=sb>Package price, parts and labor included</div>'
        H += f'<div class=jb><div class=jl><b>{f"{k}. " if ids else ""}<span>{esc(nm)}</span></b><span class=pr>{M(t)}</span></div>{sub_}</div>'
        lab.item(nm, ty, None, None, t)
    rec = ''.join(f'<div class=rc><i class={R.choice(["y", "r"])}></i>{f}<br><small>{R.choice(["Declined", "Deferred to next visit", "Recommended", "Quoted"])} {M(R.money(39, 780))}</small></div>' for f in R.sample(pool.FINDINGS, R.randint(1, 6)))
    fe = fees(R, S // 2, .65, 2); F = sum(b for _, b in fe)
    for a, b in fe: lab.item(a, 'Fee', None, None, b)
    di = discs(R, S, .45); D = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    top = R.p(.3); ps = R.p(.7); sub = S + F - D; tax = pct(P, s['rate']); total = sub + tax; lab.close(sub if ps else None, tax, total)
    T = [('Jobs', S)] + fe + [(a, -b) for a, b in di] + ([('Subtotal', sub)] if ps else []) + [(f'Tax {s["rate"]:g}% on parts', tax), ('Total', total)]
    tb = f'''<table class=q>{"".join(f"<tr class={'G' if a=='Total' else 'g'}><td>{a}</td><td class=r>{M(b)}</td></tr>" for a, b in T)}</table>'''
    if top:  # fees are read before the jobs then
        nf = len(fe); it = lab.d['items']; lab.d['items'] = (it[-nf:] + it[:-nf]) if nf else it
    body = f'''<div class=t><div><div class=n>{esc(s["name"])}</div>{s["street"]}, {s["city"]} {s["st"]} {s["zip"]}<br>{s["phone"]}</div><div class=tr>{no}<br>{R.date("long")}<br>{c["name"]}</div></div><div class=v>{v["year"]} {v["make"]} {esc(v["model"])} &nbsp;|&nbsp; {v["mileage"]:,} mi{f" &nbsp;|&nbsp; {v['vin']}" if "vin" in lab.d["vehicle"] else ""} &nbsp;|&nbsp; {v["plate"]}</div>{tb if top else ""}<div class=two><div class=lf><div class=hd>{"Approved work" if R.p(.5) else "Today's work"}</div>{H}{"" if top else tb}</div><div class=rt><div class=hd>Inspection results</div><div class=rc><i class=g></i>LF {R.randint(4, 10)}/32 RF {R.randint(4, 10)}/32 LR {R.randint(3, 9)}/32 RR {R.randint(3, 9)}/32</div>{rec}<div class=rc><i class=g></i>Lights, horn, belts OK</div></div></div>'''
    css = f'''body{{font:9.2pt {R.choice(["Lato","Roboto","Open Sans"])}}}.t{{display:flex;justify-content:space-between}}.tr{{text-align:right}}.n{{font-size:16pt;font-weight:bold}}.v{{background:#223;color:#fff;padding:5px 8px;margin:8px 0}}.two{{display:flex;{"flex-direction:row-reverse;" if R.p(.3) else ""}gap:16px}}.lf{{width:66%}}.rt{{width:34%;background:#f6f6f2;padding:6px 8px}}.hd{{font-weight:bold;border-bottom:2px solid #223;margin-bottom:4px}}.jb{{padding:4px 0;border-bottom:1px solid #ddd;break-inside:avoid}}.jl{{display:flex;justify-content:space-between;gap:14px}}.sb{{font-size:7.8pt;color:#666}}.rc{{padding:3px 0;font-size:8.4pt}}i{{display:inline-block;width:8px;height:8px;border-radius:4px;margin-right:5px}}.g{{background:#2a2}}.y{{background:#da0}}.r{{text-align:right}}i.r{{background:#c22}}tr.g{{background:none}}.q{{margin:10px 0 0 auto;break-inside:avoid}}.q td{{padding:2px 8px}}.G td{{font-weight:bold;font-size:12pt;border-top:1px solid #000}}'''
    return dict(b='C', html=page(body, css), lab=lab)
