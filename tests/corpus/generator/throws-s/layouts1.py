# -*- coding: utf-8 -*-
from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n_, f_ in [('LM', 'LiberationMono-Regular'), ('LMB', 'LiberationMono-Bold'), ('LS', 'LiberationSans-Regular'), ('LSB', 'LiberationSans-Bold'), ('LN', 'LiberationSansNarrow-Regular'), ('LNB', 'LiberationSansNarrow-Bold'), ('LR', 'LiberationSerif-Regular'), ('LRB', 'LiberationSerif-Bold')]:
    pdfmetrics.registerFont(TTFont(n_, f'/usr/share/fonts/truetype/liberation/{f_}.ttf'))
DJ = '/usr/share/fonts/truetype/dejavu/'
pdfmetrics.registerFont(TTFont('DM', DJ + 'DejaVuSansMono.ttf'))

def wrap(s, font, size, width):
    out, cur = [], ''
    for w in str(s).split():
        t = (cur + ' ' + w).strip()
        if stringWidth(t, font, size) <= width or not cur: cur = t
        else: out.append(cur); cur = w
    if cur: out.append(cur)
    return out or ['']

def wrapc(s, n):
    out, cur = [], ''
    for w in str(s).split():
        t = (cur + ' ' + w).strip()
        if len(t) <= n or not cur: cur = t
        else: out.append(cur); cur = w
    if cur: out.append(cur)
    return out or ['']

def fees(R, base, p=.7, mx=2, names=None):
    out = []
    if R.p(p):
        ns = list(names or pool.FEES); R.shuffle(ns)
        for nme in ns[:R.randint(1, mx)]:
            out.append((nme, max(195, min(pct(base, R.choice([5, 6, 8])), R.choice([2500, 3500, 4995]))) if 'upplies' in nme.lower() else R.money(2, 19)))
    return out
def discs(R, base, p=.4, names=None):
    if not R.p(p): return []
    nme = R.one(names or pool.DISC)
    a = pct(base, 10) if '10%' in nme else R.choice([1000, 1500, 2000, 2500, 5000, pct(base, 5), pct(base, 10)])
    return [(nme, a)] if 0 < a < base * .5 else []
CAUSES = ['WORN BEYOND SPEC, MEASURED 2MM', 'FOUND LEAK AT GASKET, PRESSURE TESTED 15 PSI', 'INTERNAL FAILURE, CODE STORED P0{d}', 'VERIFIED CONCERN ON ROAD TEST AT 45 MPH', 'CORRODED CONNECTOR, 9.8V AT PIN 3', 'EXCESSIVE PLAY, 0.060 IN', 'MAINTENANCE DUE BY MILEAGE']
CORR = ['REPLACED AND TORQUED TO 80 FT-LB. ROAD TESTED 6 MILES, OK AT THIS TIME', 'REPLACED AS NEEDED, CLEARED CODES, NO RETURN OF FAULT', 'PERFORMED AS REQUESTED. VERIFIED REPAIR', 'REPLACED, BLED SYSTEM, CHECKED FOR LEAKS. NONE FOUND', 'COMPLETED PER TSB {d}']
def cause(R): return R.one(CAUSES).replace('{d}', R.digits(3))
def corr(R): return R.one(CORR).replace('{d}', R.digits(2) + '-' + R.digits(3))

# ---------------------------------------------------------------- s01 modern cloud shop program, service cards
def s01(R, name, w):
    est = R.p(.5)
    lab = Label(name, 'cloud_service_cards', 'chromium', 'shop_estimate' if est else 'invoice')
    s = R.shop(['Auto Care', 'Automotive', 'Auto Repair', 'Garage']); c = R.cust(s); v = R.vehicle(CARS)
    no = R.choice(['', '#', 'RO-']) + str(R.randint(1001, 48999)); lab.head(s['name'], no); lab.veh(v)
    rate = R.choice([12500, 13995, 14500, 15500, 16900, 18900])
    jobs = make_jobs(R, ['car'], nlines(R, w), rate)
    show_pn, show_type, show_hr = R.p(.6), R.p(.5), R.p(.75)
    decl = make_jobs(R, ['car'], 2, rate)[:1] if R.p(.5) else []
    acc = R.choice(['#1f6feb', '#0f766e', '#b91c1c', '#4b5563', '#7c3aed'])
    pos = R.randint(0, len(jobs)) if decl else -1
    H = ''
    n = 0; P = L = 0; dsum = 0
    dj = {}
    seq = list(jobs)
    if decl: seq.insert(pos, dict(decl[0], declined=True))
    for j in seq:
        de = j.get('declined')
        n += 1
        rows = ''
        if not de and R.p(.15) and j['total'] > 20000: dj[n] = pct(j['total'], 10)
        for l in j['lines']:
            if not de: lab.line(l, qty=l.qty if (l.kind == 'Part' or show_hr) else None, unit=l.unit if (l.kind == 'Part' or show_hr) else None)
            hid = l.kind == 'Labor' and not show_hr
            rows += f'<tr>{"<td class=t>" + ("Labor" if l.kind == "Labor" else "Part") + "</td>" if show_type else ""}<td>{esc(l.name)}{f"<div class=pn>Part #: {l.pn}</div>" if show_pn and l.pn else ""}</td><td class=r>{"" if hid else q(l.qty) + (" hr" if l.kind == "Labor" and R.p(0) else "")}</td><td class=r>{"" if hid else M(l.unit)}</td><td class=r>{M(l.total)}</td></tr>'
            if not de:
                if l.kind == 'Part': P += l.total
                else: L += l.total
        ft = ''
        if n in dj:
            lab.d['discounts'].append(dj[n]); dsum += dj[n]
            ft += f'<span>Service discount (10%) <b>-{M(dj[n])}</b></span>'
        ft += f'<span>{"Estimated" if de else "Service total"} <b>{M(j["total"] - dj.get(n, 0))}</b></span>'
        H += f'<div class="card {"dec" if de else ""}"><div class=h>{esc(j["head"])}<span class=st>{"DECLINED" if de else R.choice(["Authorized", "Approved"])}</span></div><table><tr class=th>{"<td>Type</td>" if show_type else ""}<td>Description</td><td class=r>Qty/Hrs</td><td class=r>Price</td><td class=r>Total</td></tr>{rows}</table><div class=ft>{ft}</div></div>'
    fe = fees(R, L); fsum = sum(a for _, a in fe)
    for a, b in fe: lab.item(a, 'Fee', None, None, b)
    rt = s['rate'] if R.p(.85) else 0
    both = R.p(.3)
    sub = P + L + fsum - dsum
    tax = pct(sub if both else P, rt)
    total = sub + tax
    lab.close(sub, tax, total)
    dep = R.choice([0, 0, 10000, 5000])
    dep = dep if dep < total else 0
    T = ''.join(f'<tr><td>{esc(a)}</td><td class=r>{b}</td></tr>' for a, b in [('Labor', M(L)), ('Parts', M(P))] + [(a, M(b)) for a, b in fe] + ([('Discounts', '-' + M(dsum))] if dsum else []) + [('Subtotal', M(sub)), (f'Tax ({rt:g}%)', M(tax))])
    T += f'<tr class=gt><td>{"Estimate Total" if est else "Grand Total"}</td><td class=r>{M(total)}</td></tr>'
    if dep: T += f'<tr><td>Paid to date (Visa ••{R.digits(4)})</td><td class=r>{M(dep)}</td></tr><tr><td><b>Remaining Balance</b></td><td class=r><b>{M(total - dep)}</b></td></tr>'
    body = f'''<div class=top><div><div class=sn>{esc(s["name"])}</div>{s["street"]}<br>{s["city"]}, {s["st"]} {s["zip"]}<br>{s["phone"]}</div><div class=dn><div class=big>{"Estimate" if est else "Invoice"} {no}</div>Created {R.date("long")}<br>Service advisor: {R.person()}</div></div>
<div class=two><div><b>{c["name"]}</b><br>{c["street"]}<br>{c["city"]}, {c["st"]} {c["zip"]}<br>{c["phone"]}</div><div><b>{v["year"]} {v["make"]} {esc(v["model"])}</b> {v["engine"]}<br>VIN {v["vin"]}<br>License {v["plate"]} &nbsp; Mileage in {v["mileage"]:,}</div></div>
{H}<div class=bot><div class=leg>By signing I authorize the above work. Labor rate {M(rate)}/hr. Storage of $45.00/day after 3 days. Warranty: 24 months / 24,000 miles.<br><br>Signature ______________________</div><table class=tot>{T}</table></div>'''
    css = f'''body{{font:9.5pt {R.choice(["Roboto","Open Sans","Lato"])};color:#222}}.top,.two,.bot{{display:flex;justify-content:space-between;margin-bottom:14px}}.sn{{font-size:15pt;font-weight:700;color:{acc}}}.dn{{text-align:right}}.big{{font-size:13pt;font-weight:700}}.two{{background:#f4f6f8;padding:8px}}.two div{{width:48%}}
.card{{border:1px solid #d5dbe1;border-radius:5px;margin-bottom:10px;{"break-inside:avoid" if R.p(.3) else ""}}}.h{{background:#eef2f6;padding:5px 8px;font-weight:700}}.st{{float:right;font-size:8pt;color:{acc}}}.dec{{opacity:.6}}.card table{{width:100%}}.card td{{padding:3px 8px;vertical-align:top}}.th td{{font-size:7.5pt;color:#667}}.r{{text-align:right;white-space:nowrap}}.pn{{font-size:7.5pt;color:#778}}.t{{color:#667;width:48px}}.ft{{text-align:right;padding:4px 8px;border-top:1px solid #e5e9ee}}.ft span{{margin-left:22px}}.leg{{width:55%;font-size:8pt;color:#555}}.tot td{{padding:2px 6px}}.tot{{min-width:240px}}.gt td{{font-weight:700;font-size:12pt;border-top:2px solid {acc}}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s02 DOS program, parts left / labor right
def s02(R, name, w):
    lab = Label(name, 'dos_parts_left_labor_right', 'reportlab', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['GARAGE', 'AUTO SERVICE', 'SERVICE CENTER', 'AUTO REPAIR']); s['name'] = s['name'].upper(); c = R.cust(s)
    v = R.vehicle(CARS, 1996, 2018); no = R.digits(6); lab.head(s['name'], no)
    lab.veh(v, make=v['make'].upper(), model=v['model'].upper())
    rate = R.choice([8500, 9800, 11000, 12000])
    jobs = make_jobs(R, ['car'], nlines(R, w), rate, style='U nolabor')
    if not any(l.kind == 'Labor' for j in jobs for l in j['lines']): jobs[0]['lines'].append(Line('Labor', 'LABOR', 1.0, rate, rate))
    parts = [l for j in jobs for l in j['lines'] if l.kind == 'Part']; labs = [l for j in jobs for l in j['lines'] if l.kind == 'Labor']
    fs, lead = 8, 9.6; cw = stringWidth('M', 'LM', fs)
    pl = []  # list of (text, amount?) rows
    W1 = 61; NW = 20
    for l in parts:
        nm = wrapc(l.name, NW)
        pl.append(f'{q(l.qty):>3} {l.pn[:15]:<15} {nm[0]:<{NW}} {m(l.unit):>9} {m(l.total):>9}')
        for x in nm[1:]: pl.append(' ' * 20 + x)
        lab.line(l)
    ll = []; show = R.p(.6)
    for l in labs:
        nm = wrapc(l.name, 27)
        for x in nm[:-1]: ll.append(x)
        ll.append(f'{nm[-1]:<27} {q(l.qty) if show else "":>4} {m(l.total):>9}')
        lab.line(l, qty=l.qty if show else None, unit=None)
        if R.p(.15): ll.append('  (INSPECT BRAKES FRT 6MM RR 5MM)')
    P = sum(l.total for l in parts); L = sum(l.total for l in labs)
    fe = fees(R, L, .7, 2, ['SHOP SUPPLIES', 'HAZARDOUS WASTE', 'EPA FEE', 'FREIGHT', 'SUBLET TOWING']); ft = []
    for a, b in fe:
        if a == 'SUBLET TOWING': b = R.money(75, 140, '00')
        ft.append((a, b)); lab.item(a, 'Service' if a.startswith('SUBLET') else 'Fee', None, None, b)
    di = discs(R, P + L, .3, ['DISCOUNT', 'SENIOR DISC', 'COUPON']); 
    for a, b in di: lab.d['discounts'].append(b)
    F = sum(b for _, b in ft); D = sum(b for _, b in di)
    tax = pct(P, s['rate']); sub = P + L + F - D; total = sub + tax
    lab.close(sub, tax, total)
    path = name + '.pdf'
    cv = canvas.Canvas(R.out + path, pagesize=letter)
    def T(x, y, t, f='LM', z=fs): cv.setFont(f, z); cv.drawString(x, y, t)
    X0 = 32; XR = X0 + (W1 + 2) * cw
    rows = max(len(pl), len(ll)); i = 0; pg = 1; per = 46
    while True:
        y = 760
        T(X0, y, s['name'], 'LMB', 12); T(430, y, f'{"ESTIMATE" if lab.d["kind"] == "shop_estimate" else "INVOICE"} NO {no}', 'LMB', 9); y -= 12
        T(X0, y, f'{s["street"].upper()}  {s["city"].upper()} {s["st"]} {s["zip"]}  {s["phone"]}'); T(430, y, f'DATE {R.date("us2") if pg == 1 else ""}  PAGE {pg}'); y -= 14
        T(X0, y, f'{c["name"].upper():<30}{v["year"]} {v["make"].upper()} {v["model"].upper()}  {v["engine"].upper()}'); y -= lead
        T(X0, y, f'{c["street"].upper():<30}VIN {v["vin"]}  LIC {v["plate"]}'); y -= lead
        T(X0, y, f'{c["phone"]:<30}MILEAGE {v["mileage"]}   TAG {R.digits(3)}'); y -= 12
        T(X0, y, '=' * 109); y -= lead
        T(X0, y, f'{"QTY":>3} {"PART NUMBER":<15} {"DESCRIPTION":<{NW}} {"PRICE":>9} {"EXTENDED":>9}'); T(XR, y, f'| {"LABOR INSTRUCTIONS":<27} {"HRS" if show else "":>4} {"AMOUNT":>9}'); y -= lead
        T(X0, y, '-' * 109); y -= lead
        for k in range(per):
            if i >= rows: break
            T(X0, y, pl[i] if i < len(pl) else ''); T(XR, y, '| ' + (ll[i] if i < len(ll) else '')); y -= lead; i += 1
        if i >= rows: break
        T(X0, y, 'CONTINUED ON NEXT PAGE...'); cv.showPage(); pg += 1
    T(X0, y, '-' * 109); y -= lead * 1.2
    right = [('TOTAL PARTS', P), ('TOTAL LABOR', L)] + ft + [(a, -b) for a, b in di] + [('SUB TOTAL', sub), (f'SALES TAX {s["rate"]:g}%', tax), ('TOTAL' if R.p(.5) else 'TOTAL DUE', total)]
    leg = wrapc('I HEREBY AUTHORIZE THE ABOVE REPAIR WORK TO BE DONE ALONG WITH THE NECESSARY MATERIALS. ALL PARTS NEW UNLESS SPECIFIED. WARRANTY 12 MONTHS OR 12000 MILES. OLD PARTS: YES__ NO__', 56)
    for k in range(max(len(right), len(leg))):
        if k < len(leg): T(X0, y, leg[k])
        if k < len(right): T(XR, y, f'  {right[k][0]:<27} {"":>4} {m(right[k][1]):>9}', 'LMB' if k == len(right) - 1 else 'LM')
        y -= lead
    T(X0, y - 14, 'X_______________________________')
    cv.save()
    return dict(b='R', lab=lab)

# ---------------------------------------------------------------- s03 European independent, amounts before names
def s03(R, name, w):
    lab = Label(name, 'euro_indie_amount_first', 'chromium', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['Motorwerks', 'European', 'Autohaus', 'German Auto', 'Eurotech']); c = R.cust(s); v = R.vehicle(EURO)
    no = f'{R.choice(["E","W","",""])}{R.digits(5)}'; lab.head(s['name'], no); lab.veh(v)
    rate = R.choice([16500, 17500, 19500, 20500])
    jobs = make_jobs(R, ['euro'], nlines(R, w), rate, 'euro')
    H = ''; P = L = 0; AW = R.p(.35); wcode = R.p(.6)
    for k, j in enumerate(jobs, 1):
        H += f'<tr class=jh><td colspan=5>{k:02d} &nbsp; {esc(j["head"])}</td></tr>'
        for l in j['lines']:
            if l.kind == 'Labor':
                L += l.total
                u = q(round(l.qty * 10)) + ' TU' if AW else f'{l.qty:.1f} h'
                lab.line(l, qty=(round(l.qty * 10) if AW else l.qty), unit=None if AW else l.unit)
                H += f'<tr><td class=r>{m(l.total)}</td><td class=r>{u}</td><td class=r>{"" if AW else m(l.unit)}</td><td>{esc(l.name)}</td><td class=c>{R.digits(2) + " " + R.digits(2) + " " + R.digits(3) if wcode else ""}</td></tr>'
            else:
                P += l.total; lab.line(l)
                H += f'<tr><td class=r>{m(l.total)}</td><td class=r>{q(l.qty)}</td><td class=r>{m(l.unit)}</td><td>{esc(l.name)}</td><td class=c>{l.pn}</td></tr>'
        if R.p(.35): H += f'<tr><td class=r>{R.choice(["incl.", "n/c", "0.00"])}</td><td></td><td></td><td>{R.choice(["Vehicle wash", "Fault memory read-out and reset", "Loan car, 1 day", "Visual safety check (brakes F 7mm / R 6mm)"])}</td><td></td></tr>'
    fe = fees(R, L, .7, 2); F = sum(b for _, b in fe)
    for a, b in fe:
        lab.item(a, 'Fee', None, None, b); H += f'<tr><td class=r>{m(b)}</td><td></td><td></td><td>{a}</td><td class=c></td></tr>'
    di = discs(R, P + L, .35); D = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    for a, b in di: H += f'<tr><td class=r>-{m(b)}</td><td></td><td></td><td>{a}</td><td></td></tr>'
    sub = P + L + F - D; tax = pct(P, s['rate']); total = sub + tax; lab.close(sub, tax, total)
    body = f'''<div class=hd><span class=n>{esc(s["name"])}</span><br>{R.choice(["Independent BMW · MINI · Mercedes-Benz","Service for German & Swedish automobiles","Audi VW Porsche specialists"])}<br>{s["street"]}, {s["city"]} {s["st"]} {s["zip"]} · Tel {s["phone"]}</div>
<table class=inf><tr><td><small>Customer</small><br>{c["name"]}<br>{c["street"]}, {c["city"]}</td><td><small>Vehicle</small><br>{v["year"]} {v["make"]} {esc(v["model"])}<br>{v["vin"]}</td><td><small>Odometer</small><br>{v["mileage"]:,} mi</td><td><small>{"Invoice" if lab.d["kind"] == "invoice" else "Estimate"} no.</small><br>{no}</td><td><small>Date</small><br>{R.date("us")}</td></tr></table>
<table class=ln><thead><tr><td class=r>Amount</td><td class=r>Qty</td><td class=r>Each</td><td>Work performed / Part</td><td>Code / Part no.</td></tr></thead>{H}</table>
<table class=tt><tr><td class=r>{m(P)}</td><td>Parts</td></tr><tr><td class=r>{m(L)}</td><td>Labor{" (10 TU = 1 hr @ " + M(rate) + ")" if AW else ""}</td></tr><tr><td class=r>{m(sub)}</td><td>Net total</td></tr><tr><td class=r>{m(tax)}</td><td>Sales tax {s["rate"]:g}% on parts</td></tr><tr class=g><td class=r>$ {m(total)}</td><td>TOTAL</td></tr></table>
<p class=f>Warranty 2 years / 24,000 mi on parts fitted by us. Wheel bolts torqued to 120 Nm; please re-check after 50 miles.</p>'''
    css = f'''body{{font:9pt {R.choice(["Liberation Sans","Lato","DejaVu Sans Condensed","Liberation Serif"])}}}.hd{{text-align:center;border-bottom:3px double #333;padding-bottom:6px}}.n{{font-size:17pt;letter-spacing:3px}}.inf{{width:100%;margin:10px 0}}.inf td{{border:1px solid #888;padding:3px 6px;vertical-align:top}}small{{color:#555}}.ln{{width:100%}}.ln td{{padding:2px 6px;vertical-align:top}}thead td{{border-bottom:1px solid #000;font-weight:bold}}.r{{text-align:right;white-space:nowrap}}.c{{font-family:"Liberation Mono";font-size:8pt;white-space:nowrap}}.jh td{{padding-top:8px;font-weight:bold}}.tt{{margin-top:12px;border-top:1px solid #000}}.tt td{{padding:2px 8px}}.g td{{font-weight:bold;font-size:12pt}}.f{{font-size:8pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s04 dealer RO, letter lines
def s04(R, name, w):
    lab = Label(name, 'dealer_ro_lines_abc', 'reportlab', 'dealer_order')
    mk = R.one([x for x in CARS if x[0] in ('Toyota', 'Honda', 'Ford', 'Chevrolet', 'Nissan', 'Hyundai', 'Kia', 'Subaru', 'GMC')])
    s = R.shop([mk[0].upper(), mk[0].upper() + ' INC', mk[0].upper() + ' OF ' + R.one(CITIES)[0].upper()]); s['name'] = s['name'].upper(); c = R.cust(s)
    v = R.vehicle([mk]); no = R.digits(R.choice([5, 6])); lab.head(s['name'], no)
    lab.veh(v, make=v['make'].upper(), model=v['model'].upper())
    jobs = make_jobs(R, ['car'], nlines(R, w), R.choice([15900, 18500, 20900]), style='U')
    tech = [R.digits(4) for _ in range(3)]
    rows = []; P = L = S = 0; war = 0
    letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    k = 0; seq = [(j, 'C') for j in jobs]
    if R.p(.5): seq.insert(R.randint(0, len(seq)), (make_jobs(R, ['car'], 3, 15900, style='U')[0], R.choice('WI')))
    for j, pay in seq:
        a = letters[k % 26]; k += 1
        rows.append(('b', f'{a} {R.choice(["C/S", "CUSTOMER STATES", "CUST REQ", "**"])} {j["head"]}'))
        if R.p(.7): rows.append(('t', 'CAUSE: ' + cause(R)))
        jp = jl = 0
        pt = {'C': R.choice(['CP', 'CPT', 'C']), 'W': 'WP', 'I': 'IP'}[pay]
        for l in j['lines']:
            if l.kind == 'Labor':
                nm = wrapc(l.name, 60)
                rows.append(('t', f'  {R.digits(2)}{R.lets(3)}{R.digits(2)} {nm[0]}'))
                for x in nm[1:]: rows.append(('t', ' ' * 10 + x))
                amt = m(l.total) if pay == 'C' else '(N/C)'
                rows.append(('t', f'{"":12}{R.one(tech)} {pt:<4} {l.qty:>6.2f}{"":24}{"":>10} {amt:>10} {amt:>11}'))
                if pay == 'C': lab.line(l, unit=None); jl += l.total
            else:
                lst = l.unit + R.choice([0, 0, pct(l.unit, 10)])
                nm = wrapc(l.name, 29)
                amt = (m(lst), m(l.unit), m(l.total)) if pay == 'C' else ('', '(N/C)', '(N/C)')
                rows.append(('t', f'{q(l.qty):>4} {l.pn:<16} {nm[0]:<30}{amt[0]:>10} {amt[1]:>10} {amt[2]:>11}'))
                for x in nm[1:]: rows.append(('t', ' ' * 22 + x))
                if pay == 'C': lab.line(l); jp += l.total
        sub = 0
        if pay == 'C' and R.p(.12):
            sub = R.money(65, 240); nm = R.one(['SUBLET TOWING', 'SUBLET KEY CUT & PROGRAM', 'SUBLET DETAIL', 'SUBLET GLASS'])
            rows.append(('t', f'     {"":<16} {nm:<30}{"":>10} {"":>10} {m(sub):>11}')); lab.item(nm, 'Service', None, None, sub); S += sub
        rows.append(('t', f'PARTS: {m(jp):>9}  LABOR: {m(jl):>9}  OTHER: {m(sub):>8}  TOTAL LINE {a}: {m(jp + jl + sub):>10}'))
        if R.p(.7):
            for x in wrapc(f'{R.one(tech)} {corr(R)}', 84): rows.append(('t', ' ' + x))
        rows.append(('t', ' ' * 20 + '*' * 50))
        P += jp; L += jl
    fe = []
    if R.p(.75): fe = [(R.one(['SHOP SUPPLIES', 'MISC CHARGES', 'HAZARDOUS MATERIALS']), min(4995, max(295, pct(L, 8))))]
    if R.p(.35): rows.append(('t', f'CUSTOMER DECLINED: {R.one(pool.FINDINGS).upper()}  EST. {m(R.money(80, 640))}')); 
    di = discs(R, P + L, .35, ['SERVICE COUPON', 'DISCOUNT', 'LOYALTY CARD'])
    for x, b in fe: lab.item(x, 'Fee', None, None, b)
    lab.d['discounts'] = [b for _, b in di]
    F = sum(b for _, b in fe); D = sum(b for _, b in di); tax = pct(P, s['rate'])
    tot_charges = P + L + S + F; total = tot_charges - D + tax
    lab.close(tot_charges if R.p(1) else None, tax, total)
    box = [('LABOR AMOUNT', L), ('PARTS AMOUNT', P), ('GAS, OIL, LUBE', 0), ('SUBLET AMOUNT', S)] + ([(fe[0][0], F)] if fe else [('MISC. CHARGES', 0)]) + [('TOTAL CHARGES', tot_charges), ('LESS ' + (di[0][0] if di else 'INSURANCE'), D), ('SALES TAX', tax), ('PLEASE PAY THIS AMOUNT', total)]
    cv = canvas.Canvas(R.out + name + '.pdf', pagesize=letter)
    fs = 8.2; ld = 10; cw = stringWidth('M', 'LM', fs); X = 30
    def T(x, y, t, f='LM', z=fs): cv.setFont(f, z); cv.drawString(x, y, t)
    d1 = R.date('dmy'); adv = f'{R.digits(3)} {R.person().upper()}'; tag = R.digits(4)
    i, pg = 0, 1
    while True:
        T(X, 764, 'CUSTOMER #: ' + R.digits(6) if pg == 1 else 'CUSTOMER #:', 'LM', 8); T(250, 762, no, 'LMB', 14); T(310, 764, '*INVOICE*', 'LMB', 10); T(400, 768, s['name'], 'LMB', 10); T(400, 757, f'{s["street"].upper()}', 'LM', 7.5); T(400, 748, f'{s["city"].upper()}, {s["st"]} {s["zip"]}  {s["phone"]}', 'LM', 7.5)
        T(X, 752, c['name'].upper()); T(X, 742, c['street'].upper()); T(X, 732, f'{c["city"].upper()}, {c["st"]} {c["zip"]}'); T(X, 722, f'HOME: {c["phone"]}   PAGE {pg}'); T(300, 732, 'SERVICE ADVISOR: ' + adv, 'LM', 7.5)
        cv.rect(X - 4, 682, 560, 34); 
        xs = [0, 60, 95, 290, 420, 490]
        hd = ['COLOR', 'YEAR', 'MAKE/MODEL', 'VIN', 'LICENSE', 'MILEAGE IN / OUT']; va = [v['color'][:5].upper(), str(v['year']), f'{v["make"]} {v["model"]}'.upper(), v['vin'], v['plate'], f'{v["mileage"]} / {v["mileage"] + 3}']
        for x, a, b in zip(xs, hd, va): T(X + x, 707, a, 'LS', 6); T(X + x, 690, b, 'LM', 8 if len(b) < 28 else 7)
        T(X, 671, f'R.O. OPENED {d1}  READY {d1}  TAG {tag}  RATE  PAYMENT CASH  INV. DATE {d1}', 'LM', 8)
        T(X, 658, f'LINE OPCODE TECH TYPE  HOURS{"":25}{"LIST":>10} {"NET":>10} {"TOTAL":>11}', 'LMB'); cv.line(X - 4, 655, 586, 655)
        y = 643; end = 190
        while i < len(rows) and y > end: T(X, y, rows[i][1], 'LMB' if rows[i][0] == 'b' else 'LM'); y -= ld; i += 1
        cv.rect(X - 4, 40, 360, 130); yy = 158
        for x in wrap('STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with respect to the sale of this item/items. The seller hereby expressly disclaims all warranties either express or implied. A storage charge of $25.00 per day applies 48 hours after completion.', 'LS', 7, 345): T(X, yy, x, 'LS', 7); yy -= 9
        T(X, 60, 'CUSTOMER SIGNATURE X'); cv.rect(400, 40, 186, 130)
        last = i >= len(rows)
        T(404, 160, 'DESCRIPTION', 'LSB', 7); T(540, 160, 'TOTALS', 'LSB', 7)
        for kk, (a, b) in enumerate(box):
            yy = 148 - kk * 12.5; T(404, yy, a, 'LSB' if kk == len(box) - 1 else 'LS', 7.5)
            cv.setFont('LMB' if kk == len(box) - 1 else 'LM', 9)
            if last: cv.drawRightString(582, yy, m(b))
        if last: break
        T(404, 30, 'CONTINUED', 'LS', 7); cv.showPage(); pg += 1
    cv.save()
    return dict(b='R', lab=lab)

# ---------------------------------------------------------------- s05 dealer RO, JOB# blocks
def s05(R, name, w):
    lab = Label(name, 'dealer_ro_job_blocks', 'chromium', 'dealer_order')
    mk = R.one(CARS + EURO); s = R.shop([mk[0] + ' ' + x for x in ['', 'Superstore', 'of the Valley']]); s['name'] = s['name'].strip(); c = R.cust(s)
    v = R.vehicle([mk]); no = R.choice(['CVCS', 'TOCS', 'HMCS', '']) + R.digits(6); lab.head(s['name'], no)
    lab.veh(v, 'year make model vin mileage', year=v['year'], make=v['make'].upper(), model=v['model'].upper())
    tags = ['euro'] if mk in EURO else ['car']
    jobs = make_jobs(R, tags, nlines(R, w), R.choice([17500, 19900, 22500]), tags[0], 'U')
    o = []; P = L = 0; hrs = R.p(.4)
    W = 96
    def add(t='', b=False): o.append(f'<b>{esc(t)}</b>' if b else esc(t))
    misc = []
    seq = [(j, 0) for j in jobs]
    if R.p(.45): seq.insert(R.randint(0, len(seq)), (make_jobs(R, tags, 2, 15900, tags[0], 'U')[0], 1))
    for k, (j, wty) in enumerate(seq, 1):
        add(f'J# {k} {R.digits(2)}{R.lets(2)}Z {j["head"]}'[:70] + (('  TECH(S):' + R.digits(4) + ('   WARRANTY' if wty else ''))), True)
        if R.p(.6): add(f'  COMPLAINT  {j["head"]}'); add(f'  CAUSE      {cause(R)}'); add(f'  CORRECTION {corr(R)[:80]}')
        jl = jp = 0
        for l in j['lines']:
            if l.kind != 'Labor': continue
            nm = wrapc(l.name, 62)
            for x in nm[:-1]: add('  LABOR--- ' + x if x is nm[0] else ' ' * 11 + x)
            pre = '  LABOR--- ' if len(nm) == 1 else ' ' * 11
            add(f'{pre + nm[-1]:<74}{("%.2f" % l.qty) if hrs else "":>8}{m(l.total) if not wty else "WARRANTY":>13}')
            if not wty: lab.line(l, qty=l.qty if hrs else None, unit=None); jl += l.total
        pp = [l for l in j['lines'] if l.kind == 'Part']
        if pp:
            add('  PARTS------QTY---FP-NUMBER----------DESCRIPTION--------------------LIST PRICE-UNIT PRICE-----AMOUNT')
            for l in pp:
                nm = wrapc(l.name, 28); ls = l.unit + (pct(l.unit, 12) if R.p(.3) else 0)
                add(f'  JOB # {k:<2} {q(l.qty):>4}   {l.pn:<19} {nm[0]:<29} {m(ls) if not wty else "":>9} {m(l.unit) if not wty else "":>10} {m(l.total) if not wty else "WARRANTY":>10}')
                for x in nm[1:]: add(' ' * 37 + x)
                if not wty: lab.line(l); jp += l.total
            add(f'{"JOB # %d TOTAL PARTS" % k:>74}{"":>8}{m(jp):>13}')
        add(f'{"JOB # %d TOTAL LABOR & PARTS" % k:>74}{"":>8}{m(jl + jp):>13}', True); add('')
        P += jp; L += jl
    mi = []
    if R.p(.75): mi.append((R.one(['SHOP SUPPLIES', 'ENVIRONMENTAL/HAZARDOUS', 'SHOP MATERIALS']), min(4500, max(199, pct(L, 9)))))
    if R.p(.25): mi.append(('TIRE DISPOSAL FEE', R.choice([250, 300, 500])))
    di = discs(R, P + L, .35, ['$ OFF COUPON', '10% COUPON DISC', 'EMPLOYEE DISCOUNT', 'GOODWILL DISC'])
    if mi or di:
        add('MISC-------CODE--------DESCRIPTION-------------------------CONTROL NO---------------', True)
        for a, b in mi: add(f'  JOB # A  {R.lets(3)}         {a:<36}{R.digits(5):<12}{"":>6}{m(b):>13}'); lab.item(a, 'Fee', None, None, b)
        for a, b in di: add(f'  JOB # A  {R.lets(3)}         {a:<36}{R.digits(5):<12}{"":>6}{m(-b):>13}'); lab.d['discounts'].append(b)
        add(f'{"TOTAL - MISC":>74}{"":>8}{m(sum(b for _, b in mi) - sum(b for _, b in di)):>13}')
    mt = sum(b for _, b in mi); D = sum(b for _, b in di); tax = pct(P, s['rate']); total = P + L + mt - D + tax
    lab.close(None, tax, total)
    tr = [('TOTAL LABOR....', L), ('TOTAL PARTS....', P), ('TOTAL SUBLET...', 0), ('TOTAL G.O.G....', 0), ('TOTAL MISC CHG.', mt), ('TOTAL MISC DISC', -D), ('TOTAL TAX......', tax), ('TOTAL INVOICE $', total)]
    body = f'''<table class=h><tr><td colspan=3 class=n>{esc(s["name"])}</td><td colspan=2 class=rr>{s["street"]}<br>{s["city"]}, {s["st"]} {s["zip"]}<br>Service {s["phone"]}</td></tr><tr><td>CUSTOMER NO. {R.digits(5)}</td><td>ADVISOR {R.one(LAST).upper()} {R.digits(3)}</td><td>TAG NO. {R.digits(4)}</td><td>INVOICE DATE {R.date("us2")}</td><td>INVOICE NO. <b>{no}</b></td></tr>
<tr><td rowspan=2>{c["name"].upper()}<br>{c["street"].upper()}<br>{c["city"].upper()}, {c["st"]} {c["zip"]}</td><td>LABOR RATE</td><td>LICENSE {v["plate"]}</td><td>MILEAGE {v["mileage"]:,}</td><td>COLOR {v["color"].upper()}</td></tr><tr><td colspan=2>YEAR / MAKE / MODEL<br>{v["year"] % 100:02d}/{v["make"].upper()}/{esc(v["model"].upper())}</td><td colspan=2>VEHICLE I.D. NO.<br>{v["vin"]}</td></tr></table>
<div class=lp>LABOR &amp; PARTS</div><pre>{chr(10).join(o)}</pre><div class=tw><div class=cm>COMMENTS<br>{R.choice(["NEXT SERVICE DUE " + format(v["mileage"] + 5000, ",") + " MILES", "CUSTOMER WAITING", "FRT TIRES 5/32 RR TIRES 6/32, BATTERY 640 CCA GOOD"])}<br><br>THANK YOU FOR YOUR BUSINESS. YOU MAY RECEIVE A SURVEY.</div><pre class=tt>{chr(10).join("%s %11s" % (a, m(b)) for a, b in tr[:-1])}\n<b>{tr[-1][0]} {m(tr[-1][1]):>11}</b></pre></div>'''
    lab.d['vehicle']['year'] = v['year']
    css = '''body{font:7.6pt "Liberation Sans"}.h{width:100%}.h td{border:1px solid #246;padding:3px 5px;vertical-align:top}.n{font-size:15pt;font-weight:bold;color:#246}.rr{text-align:right}pre{font:7.4pt "Liberation Mono";margin:4px 0;white-space:pre}.lp{background:#246;color:#fff;padding:2px 5px;margin-top:6px;font-weight:bold}.tw{display:flex;justify-content:space-between;border-top:1px solid #246;margin-top:6px;break-inside:avoid}.cm{width:50%;padding:5px}.tt{border:1px solid #246;padding:6px;font-size:8.5pt}'''
    return dict(b='C', html=page(body, css, margin='0.4in'), lab=lab)

# ---------------------------------------------------------------- s06 national tire chain
def s06(R, name, w):
    lab = Label(name, 'tire_chain_work_order', 'chromium', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['x'], R.choice(['Big Wheel Tire Co.', 'National Tire & Battery Depot', 'TireRite Complete Auto', 'Discount Wheel & Tire', 'Firehawk Tire & Service Centers'])); c = R.cust(s); v = R.vehicle(CARS)
    no = R.choice(['', 'WO ']) + R.digits(7); lab.head(s['name'], no); lab.veh(v, 'year make model mileage' + (' vin' if R.p(.5) else ''))
    n = nlines(R, w); rows = []; sub = 0; taxable = 0; ex = list(pool.TIRE_EXTRAS); R.shuffle(ex)
    tq = R.choice([1, 2, 4, 4, 4]); tire = R.one(pool.TIRES); L = []
    u = R.money(98, 312, R.choice(['99', '00', 'any']))
    L.append(Line('Part', tire, tq, u, tq * u, R.digits(5)))
    for e in ex[:max(0, min(n - 1, R.randint(1, 6)))]:
        u = R.money(e[2], e[3]); L.append(Line(e[1], e[0], tq, u, tq * u, R.digits(5)))
    if n - len(L) > 1 and R.p(.6): L.append(Line('Fee', R.one(pool.TIRE_FEES), tq, R.choice([100, 250, 300]), 0, R.digits(5))); L[-1].total = tq * L[-1].unit
    if n - len(L) > 0:
        sv = [x for x in pool.SERVICES if x['tags'] & {'align', 'tire'}]
        x = R.one(sv); u = R.money(*x['price']); L.append(Line('Service', R.one(x['names']), 1, u, u, R.digits(5)))
    if n - len(L) > 1:
        for j in make_jobs(R, ['brake', 'suspension', 'maint', 'electrical'], n - len(L), R.choice([13900, 14900])):
            for l in j['lines']:
                if l.kind == 'Labor': l.qty, l.unit = 1, l.total
                l.pn = R.digits(7); L.append(l)
    fet = R.p(.25); tech = R.p(.5)
    for l in L:
        free = ''
        lab.line(l); sub += l.total
        if l.kind in ('Part',): taxable += l.total
        rows.append(f'<tr><td>{l.pn}</td><td>{esc(l.name)}</td>{"<td>" + R.lets(1) + R.digits(2) + "</td>" if tech else ""}<td class=r>{q(l.qty)}</td>{"<td class=r>0.00</td>" if fet else ""}<td class=r>{m(l.unit)}</td><td class=r>{m(l.total)}</td></tr>')
        if R.p(.15): rows.append(f'<tr><td>{R.digits(5)}</td><td>{R.choice(["AIR PRESSURE CHECK - FREE", "FREE LIFETIME ROTATION", "COURTESY INSPECTION"])}</td>{"<td></td>" if tech else ""}<td class=r>1</td>{"<td class=r></td>" if fet else ""}<td class=r>.00</td><td class=r>.00</td></tr>')
    lb = sum(l.total for l in L if l.kind != 'Part')
    ff = []
    if R.p(.5): ff.append((R.choice(['Shop Supplies', 'Shop Fee']), max(150, pct(lb, 6))))
    for a, b in ff: lab.item(a, 'Fee', None, None, b)
    di = []
    if R.p(.45): di = [(R.choice(['Instant Rebate - Set of 4', 'Web Coupon TIRE70', 'Military Discount', 'Price Match Adj.']), R.choice([2500, 4000, 7000] if sub > 20000 else [500]))]
    lab.d['discounts'] = [b for _, b in di]
    F = sum(b for _, b in ff); D = sum(b for _, b in di); tax = pct(taxable - D if taxable > D else taxable, s['rate']); total = sub + F - D + tax
    lab.close(sub, tax, total)
    tt = [('Sub-Total', m(sub))] + [(a, m(b)) for a, b in ff] + [(a, '-' + m(b)) for a, b in di] + [('Sales Tax', m(tax)), ('TOTAL', '$' + m(total))]
    pay = [('Tendered: MC ' + 'X' * 4 + R.digits(4), m(total)), ('Change Due', '0.00')] if lab.d['kind'] == 'invoice' else []
    tread = ''.join(f'<tr><td>{p}</td><td>{R.randint(2, 10)}/32</td><td>{R.randint(24, 38)}→{R.choice([33, 35, 36])} psi</td></tr>' for p in ['LF', 'RF', 'LR', 'RR'])
    body = f'''<div class=b>{esc(s["name"])}</div><div class=s>Store {R.digits(4)} &nbsp; {s["street"]} &nbsp; {s["city"]}, {s["st"]} {s["zip"]} &nbsp; {s["phone"]}</div>
<table class=g><tr><td><i>Customer</i><br>{c["name"]}<br>{c["phone"]}</td><td><i>Vehicle</i><br>{v["year"]} {v["make"]} {esc(v["model"])}<br>{("VIN " + v["vin"]) if "vin" in lab.d["vehicle"] else "Lic " + v["plate"]}</td><td><i>Mileage</i><br>{v["mileage"]:,}</td><td><i>Invoice</i><br>{no}<br>{R.date("us")} {R.randint(8, 17)}:{R.randint(10, 59)}</td><td><i>Wheel torque</i><br>{R.choice([80, 85, 100, 140])} ft/lbs</td></tr></table>
<table class=l><thead><tr><th>Article</th><th>Size / Description</th>{"<th>Tech</th>" if tech else ""}<th class=r>Qty</th>{"<th class=r>F.E.T.</th>" if fet else ""}<th class=r>Price</th><th class=r>Extended</th></tr></thead>{"".join(rows)}</table>
<div class=x><table class=td><tr><td colspan=3><b>Tread depth / pressure</b></td></tr>{tread}<tr><td colspan=3>DOT: {R.lets(2)}{R.digits(2)} {R.lets(4)} {R.digits(4)}</td></tr></table><table class=t>{"".join(f"<tr class={'T' if a=='TOTAL' else 'n'}><td>{a}</td><td class=r>{b}</td></tr>" for a, b in tt + pay)}</table></div><p class=f>Re-torque lug nuts after 25 miles. Not purchased today: {R.one(pool.FINDINGS)} ({M(R.money(60, 400))} quoted).</p>'''
    col = R.choice(['#c00', '#d35400', '#005', '#222'])
    css = f'''body{{font:9pt "{R.choice(["Liberation Sans","Open Sans","Roboto Condensed"])}"}}.b{{background:{col};color:#fff;font-size:18pt;font-weight:bold;padding:6px 10px}}.s{{padding:3px 10px;font-size:8pt}}.g{{width:100%;margin:8px 0}}.g td{{border:1px solid #aaa;padding:4px 6px;vertical-align:top}}i{{color:#777;font-size:7pt;font-style:normal}}.l{{width:100%}}.l th{{text-align:left;border-bottom:2px solid {col};padding:3px 5px;font-size:8pt}}.l td{{padding:3px 5px;border-bottom:1px dotted #bbb;vertical-align:top}}.l .r,.r{{text-align:right;white-space:nowrap}}.x{{display:flex;justify-content:space-between;margin-top:10px;break-inside:avoid}}.td td{{border:1px solid #999;padding:2px 6px;font-size:8pt}}.t td{{padding:2px 8px}}.T td{{font-weight:bold;font-size:12pt}}.f{{font-size:8pt}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s07 muffler chain, parts $ and labor $ in the row
def s07(R, name, w):
    lab = Label(name, 'muffler_chain_row_parts_labor', 'chromium', R.choice(['invoice', 'shop_estimate']))
    s = R.shop(['x'], R.choice(['Mufflex Auto Service Experts', 'Minute Muffler & Brake', 'Car-X-Press Tire & Auto', 'Monroe\'s Muffler Brake & Service', 'Speedee Exhaust Pros'])); c = R.cust(s); v = R.vehicle(CARS, 2002, 2020)
    no = R.digits(R.choice([5, 8])); lab.head(s['name'], no); lab.veh(v, 'year make model mileage vin')
    jobs = make_jobs(R, ['muffler', 'exhaust', 'brake', 'maint', 'suspension'], nlines(R, w, 2, 25), 12900, style='U')
    rows = []; P = L = 0; war = ['LIFETIME', '24/24K', '12/12K', '90 DAYS']; sm = R.p(.5)
    for j in jobs:
        ps = [l for l in j['lines'] if l.kind == 'Part']; ls = [l for l in j['lines'] if l.kind == 'Labor']
        lab_left = ls[0].total if ls else 0
        for k, l in enumerate(ps):
            la = lab_left if k == 0 else 0
            t = l.total + la
            rows.append(f'<tr><td class=r>{q(l.qty)}</td><td>{l.pn}</td><td>{esc(l.name)}</td><td>{R.one(war)}</td><td class=r>{m(l.unit)}</td><td class=r>{m(l.total)}</td><td class=r>{m(la) if la else ""}</td><td class=r>{m(t)}</td></tr>')
            lab.item(l.name, 'Service' if la else 'Part', l.qty, l.unit, t)
            P += l.total; L += la
        if not ps and ls:
            l = ls[0]; rows.append(f'<tr><td class=r>1</td><td>LABOR</td><td>{esc(l.name)}</td><td></td><td></td><td></td><td class=r>{m(l.total)}</td><td class=r>{m(l.total)}</td></tr>')
            lab.item(l.name, 'Labor', 1, None, l.total); L += l.total
    if R.p(.4): rows.append('<tr><td class=r>1</td><td>INSP</td><td>23 POINT COURTESY CHECK</td><td></td><td class=r>0.00</td><td class=r>0.00</td><td class=r>0.00</td><td class=r>0.00</td></tr>')
    if R.p(.35): rows.append(f'<tr class=d><td class=r>1</td><td></td><td>{R.one(pool.FINDINGS).upper()}</td><td>DECLINED</td><td></td><td></td><td></td><td class=r>[{m(R.money(50, 400))}]</td></tr>')
    fe = [(R.choice(['SHOP MATERIALS', 'SUPPLIES/ENVIRONMENTAL', 'DISPOSAL FEE']), min(3995, max(300, pct(L, 10))))] if R.p(.75) else []
    di = discs(R, P + L, .5, ['COUPON #27 $ OFF BRAKES', 'DISCOUNT', 'FLEET DISC 10%', 'PROMO']); F = sum(b for _, b in fe); D = sum(b for _, b in di)
    for a, b in fe: lab.item(a, 'Fee', None, None, b)
    lab.d['discounts'] = [b for _, b in di]
    sub = P + L + F - D; tax = pct(P + F, s['rate']); total = sub + tax; lab.close(sub, tax, total)
    cells = [('PARTS', P), ('LABOR', L)] + fe + [(a, -b) for a, b in di] + [('SUBTOTAL', sub), ('TAX', tax)]
    body = f'''<table class=o><tr><td class=side rowspan=2><div class=lg>{esc(s["name"])}</div><p>SHOP {R.digits(4)}<br>{s["street"]}<br>{s["city"]} {s["st"]} {s["zip"]}<br>{s["phone"]}</p><p><b>CUSTOMER</b><br>{c["name"]}<br>{c["street"]}<br>{c["city"]} {c["st"]}<br>{c["phone"]}</p><p><b>VEHICLE</b><br>{v["year"]} {v["make"]}<br>{esc(v["model"])}<br>LIC {v["plate"]}<br>MILES {v["mileage"]:,}<br>VIN<br><span class=v>{v["vin"]}</span></p><p><b>{"INVOICE" if lab.d["kind"] == "invoice" else "ESTIMATE"}</b><br>{no}<br>{R.date("us")}</p><p>BRAKE MEASURE<br>LF {R.randint(2, 9)}mm RF {R.randint(2, 9)}mm<br>LR {R.randint(2, 9)}mm RR {R.randint(2, 9)}mm</p></td><td class=main><table class=l><thead><tr><th>QTY</th><th>PART #</th><th>DESCRIPTION</th><th>WARR.</th><th class=r>UNIT</th><th class=r>PARTS</th><th class=r>LABOR</th><th class=r>TOTAL</th></tr></thead>{"".join(rows)}</table>
<div class=bx>{"".join(f"<div><span>{a}</span><br>{m(b)}</div>" for a, b in cells)}<div class=T><span>TOTAL{" DUE" if sm else ""}</span><br>{M(total)}</div></div><p class=f>Lifetime guarantee on mufflers, pads and shoes for as long as you own your car. Labor not covered after first year. Guarantee certificate {R.digits(9)}.</p></td></tr></table>'''
    css = '''body{font:8.2pt "Liberation Sans Narrow","Liberation Sans"}.o{width:100%}.o td{vertical-align:top}tr{break-inside:auto}.side{width:128px;background:#fde68a;padding:8px}.lg{font-size:14pt;font-weight:bold;line-height:1.1}.v{font-size:7pt}.main{padding-left:10px}.l{width:100%}.l th{background:#333;color:#fff;padding:2px 4px;text-align:left}.l td{padding:3px 4px;border-bottom:1px solid #ccc}.l .r{text-align:right}.d td{color:#888}.bx{display:flex;flex-wrap:wrap;margin-top:12px;justify-content:flex-end}.bx div{border:1px solid #333;padding:3px 8px;margin:-1px 0 0 -1px;text-align:right}.bx span{font-size:6.5pt}.T{background:#333;color:#fff;font-weight:bold;font-size:11pt}.f{font-size:7pt}'''
    return dict(b='C', html=page(body, css, margin='0.4in'), lab=lab)

# ---------------------------------------------------------------- s08 quick lube receipt
def s08(R, name, w):
    lab = Label(name, 'quick_lube_receipt', 'reportlab', 'receipt')
    s = R.shop(['x'], R.choice(['SPEEDY LUBE', 'Jiffy-Quick Oil & Lube', 'VALU INSTANT OIL', 'Take 10 Oil Change', 'Grease Monkee Express'])); v = R.vehicle(CARS)
    no = R.digits(R.choice([6, 9])); lab.head(s['name'], no)
    hasvin = R.p(.4); up = R.p(.5); cs = (lambda t: t.upper()) if up else (lambda t: t)
    lab.veh(v, 'year make model mileage' + (' vin' if hasvin else ''), make=cs(v['make']), model=cs(v['model']))
    n = nlines(R, w, 1, 12); its = list(pool.LUBE); R.shuffle(its); main = [x for x in its if 'il' in x[0].lower() and 'Service' == x[1] and 'Oil' in x[0] + 'Oil']
    its = its[:n]; W = 226; fs = R.choice([7.6, 8]); fn, fb = R.choice([('LM', 'LMB'), ('LS', 'LSB'), ('LN', 'LNB')])
    rows = []
    def A(l, r='', b=False, c=False): rows.append((l, r, b, c))
    A(s['name'], '', True, True); A(s['street'], '', 0, True); A(f'{s["city"]}, {s["st"]} {s["zip"]}', '', 0, True); A(s['phone'], '', 0, True); A('-')
    A(f'Invoice {no}', R.date('us')); A(f'In {R.randint(8, 17)}:{R.randint(10, 59)}', f'Bay {R.randint(1, 4)}'); A(cs(f'{v["year"]} {v["make"]} {v["model"]}')); A(f'Plate {v["plate"]}', f'Odo {v["mileage"]:,}')
    if hasvin: A('VIN ' + v['vin'])
    A('Tech: ' + R.one(FIRST), 'Cust: ' + R.one(LAST)); A('-')
    sub = tx = 0; showq = R.p(.6)
    for nm, ty, lo, hi in its:
        u = R.money(lo, hi, R.choice(['99', 'any'])); qy = R.choice([1, 2]) if ty == 'Part' and R.p(.4) else 1
        nm = cs(nm); t = u * qy; sub += t
        if ty == 'Part' or R.p(.0): tx += t
        ls = wrap((f'{qy}  ' if showq else '') + nm, fn, fs, W - 70)
        for x in ls[:-1]: A(x)
        A(ls[-1], m(t) + (' T' if ty == 'Part' else ''))
        if qy > 1: A(f'     {qy} @ {m(u)}')
        lab.item(nm, ty, qy if (showq or qy > 1) else None, u if qy > 1 else None, t)
        if 'OIL CHANGE' in nm.upper() or 'LOF' in nm:
            for y in R.sample(['  5.0 qt 5W30 included', '  Oil filter PH-' + R.digits(4) + ' incl', '  Chassis lube: sealed', '  Washer fluid topped', '  Tires set 35/35 psi', '  Drain plug 25 ft-lb'], R.randint(1, 4)): A(y)
    fe = [(cs(R.one(pool.LUBE_FEES)), R.choice([199, 299, 349, 450]))] if R.p(.7) else []
    for a, b in fe: A(a, m(b)); lab.item(a, 'Fee', None, None, b)
    F = sum(b for _, b in fe)
    A('-')
    di = [(cs(R.choice(['Coupon $10 OFF', 'Fleet card disc', 'E-mail coupon 15OFF', 'Senior Tuesday'])), R.choice([500, 1000, 1500] if sub > 4000 else [200]))] if R.p(.5) else []
    D = sum(b for _, b in di); lab.d['discounts'] = [b for _, b in di]
    for x in R.sample(pool.FINDINGS, R.randint(0, 2)): A('Declined: ' + x[:32])
    A('Subtotal', m(sub + F))
    for a, b in di: A(a, '-' + m(b))
    allt = R.p(.4); tax = pct(max(0, (sub + F - D) if allt else tx), s['rate']); total = sub + F - D + tax
    A(f'Tax {s["rate"]:g}%', m(tax)); A('TOTAL', '$' + m(total), True); lab.close(sub + F, tax, total)
    A(R.choice(['VISA', 'MASTERCARD', 'DEBIT']) + ' ****' + R.digits(4), m(total)); A('Auth ' + R.digits(6), ''); A('-'); A(f'Next service: {v["mileage"] + 5000:,} mi', '', 0, True); A('Thank you!', '', 0, True)
    Hh = len(rows) * (fs + 3) + 30
    cv = canvas.Canvas(R.out + name + '.pdf', pagesize=(W, Hh)); y = Hh - 18
    for l, r, b, c in rows:
        cv.setFont(fb if b else fn, fs + (2 if b else 0))
        if l == '-': cv.setDash(2, 2); cv.line(10, y + 2, W - 10, y + 2)
        elif c: cv.drawCentredString(W / 2, y, l)
        else: cv.drawString(10, y, l); cv.drawRightString(W - 10, y, r)
        y -= fs + 3
    cv.save()
    return dict(b='R', lab=lab)

# ---------------------------------------------------------------- body shop pool
def body_lines(R, n):
    secs = list(pool.BODY[:-1]); R.shuffle(secs); out = []; cnt = 0
    for t, ls in secs + [pool.BODY[-1]] + secs:
        pick = [l for l in ls if R.p(.65)] or [ls[0]]
        if cnt >= n: break
        if (t, ) in [x[:1] for x in out]: continue
        rows = []
        for op, d, pr, lb, pt in pick:
            p = R.money(*pr, 'any') if pr else 0
            h = round(R.uniform(*lb), 1) if lb else 0; g = round(R.uniform(*pt), 1) if pt else 0
            mech = t.startswith(('RADIATOR', 'WHEELS')) and h > 0
            rows.append((op, d, p, h, g, mech)); cnt += 1
        out.append((t, rows))
    return out

def s09(R, name, w):
    lab = Label(name, 'insurer_estimate_oper_columns', 'chromium', 'insurer_estimate')
    s = R.shop(['x'], R.choice(['STATEWIDE MUTUAL INSURANCE', 'Heartland Casualty Co.', 'Hillcrest Collision Center', 'Premier Auto Body & Paint', 'Liberty Plains Insurance Group'])); c = R.cust(s); v = R.vehicle(CARS)
    no = R.choice(['', '00-']) + R.digits(7) + R.choice(['-01', '', '-A']); lab.head(s['name'], no); lab.veh(v)
    secs = body_lines(R, nlines(R, w, 2, 25)); k = 0; H = ''; P = 0; B = Mh = G = 0.0; misc = 0
    supp = R.p(.4); S1 = 0; subl = 0
    if R.p(.8): secs.append(('OTHER CHARGES / SUBLET', [('Subl', x, R.money(35, 295), 0, 0, False) for x in R.sample(pool.BODY_SUBLET, R.randint(1, 3))]))
    for t, rows in secs:
        H += f'<tr class=s><td></td><td></td><td></td><td colspan=6>{t}</td></tr>'
        for op, d, p, h, g, me in rows:
            k += 1; fl = 'S01' if supp and R.p(.25) else ''
            qy = 1 if p else ''
            pnn = R.pn() if p and op == 'Repl' else ''
            if p:
                ty = 'Part'
                if op == 'Subl': ty = 'Fee' if 'Hazardous' in d else 'Service'
                lab.item(d, ty, 1, None, p)
                if op == 'Subl': subl += p
                else: P += p
            if me: Mh += h
            else: B += h
            G += g
            H += f'<tr><td>{k}</td><td>{fl}</td><td>{op}</td><td>{esc(d)}</td><td>{pnn}</td><td class=r>{qy}</td><td class=r>{m(p) if p else ""}</td><td class=r>{("%.1f" % h if h else ("Incl." if op == "Repl" and not g else "")) + (" M" if me else "")}</td><td class=r>{"%.1f" % g if g else ""}</td></tr>'
            if R.p(.06): k += 1; H += f'<tr><td>{k}</td><td></td><td></td><td colspan=6><i>NOTE: {R.choice(["Part price to invoice", "Hidden damage possible after teardown", "OEM position statement requires scan"])}</i></td></tr>'
    B, Mh, G = round(B, 1), round(Mh, 1), round(G, 1)
    br, mr, ps = R.choice([5200, 5800, 6000, 6800]), R.choice([8500, 11000, 13500]), R.choice([3400, 3800, 4200])
    tr = [('Parts', '', '', P)] if P else []
    labs = 0
    for nm, h, r, ty in [('Body Labor', B, br, 'Labor'), ('Paint Labor', G, br, 'Labor'), ('Mechanical Labor', Mh, mr, 'Labor'), ('Paint Supplies', G, ps, 'Part')]:
        if h > 0:
            a = mul(h, r); tr.append((nm, f'{h:.1f} hrs', f'{M(r)} /hr', a)); lab.item(nm, ty, h, r, a)
            labs += a
    if subl: tr.append(('Sublet / Miscellaneous', '', '', subl))
    disc = pct(P, 5) if R.p(.25) and P > 20000 else 0
    if disc: tr.append(('Parts Discount', M(P), '-5.0 %', -disc)); lab.d['discounts'] = [disc]
    sub = P + labs + subl - disc; base = P - disc + (mul(G, ps) if G else 0); tax = pct(base, s['rate']); total = sub + tax
    ded = R.choice([0, 25000, 50000, 100000]); ded = ded if ded < total else 0
    lab.close(sub, tax, total)
    T = ''.join(f'<tr><td>{a}</td><td class=r>{b}</td><td class=r>{e}</td><td class=r>{m(x)}</td></tr>' for a, b, e, x in tr)
    T += f'<tr class=b><td>Subtotal</td><td></td><td></td><td class=r>{m(sub)}</td></tr><tr><td>Sales Tax</td><td class=r>{M(base)}</td><td class=r>{s["rate"]:.4f} %</td><td class=r>{m(tax)}</td></tr><tr class=b><td>{R.choice(["Grand Total", "Total Cost of Repairs"])}</td><td></td><td></td><td class=r>{m(total)}</td></tr>'
    if ded: T += f'<tr><td>Deductible</td><td></td><td></td><td class=r>{m(ded)}</td></tr><tr><td>CUSTOMER PAY</td><td></td><td></td><td class=r>{m(ded)}</td></tr><tr class=b><td>INSURANCE PAY</td><td></td><td></td><td class=r>{m(total - ded)}</td></tr>'
    if supp: 
        pr = pct(total, 80); T += f'<tr><td>Estimate of record E01</td><td></td><td></td><td class=r>{m(pr)}</td></tr><tr><td>Supplement S01</td><td></td><td></td><td class=r>{m(total - pr)}</td></tr>'
    body = f'''<div class=c><b class=n>{esc(s["name"])}</b><br>{s["street"]}, {s["city"]}, {s["st"]} {s["zip"]}<br>Phone: {s["phone"]}<br><b class=e>{"Supplement of Record 1 with Summary" if supp else "Preliminary Estimate"}</b></div>
<div class=i><div>Customer: {c["name"].upper()}<br>Written By: {R.person()}<br>Insured: {c["name"].upper()}<br>Type of Loss: Collision</div><div>Workfile ID: {R.digits(8)}<br>{"Claim #" if R.p(.5) else "Estimate No."}: {no}<br>Date of Loss: {R.date("us")}<br>Days to Repair: {R.randint(3, 14)}</div></div>
<div class=v><b>VEHICLE</b><br>{v["year"]} {v["make"]} {esc(v["model"])} {v["engine"]} {v["color"]}<br>VIN: {v["vin"]} &nbsp; License: {v["plate"]} &nbsp; Odometer: {v["mileage"]:,}</div>
<table class=l><thead><tr><th>Line</th><th></th><th>Oper</th><th>Description</th><th>Part Number</th><th class=r>Qty</th><th class=r>Extended Price $</th><th class=r>Labor</th><th class=r>Paint</th></tr></thead>{H}<tr class=su><td colspan=6 class=r>SUBTOTALS</td><td class=r>{m(P + subl)}</td><td class=r>{B + Mh:.1f}</td><td class=r>{G:.1f}</td></tr></table>
<div class=k><b>ESTIMATE TOTALS</b><table class=t><tr><th>Category</th><th class=r>Basis</th><th class=r>Rate</th><th class=r>Cost $</th></tr>{T}</table></div><p class=f>Estimate based on MOTOR CRASH ESTIMATING GUIDE. Items marked M are mechanical labor. This is not an authorization to repair. {R.choice(["CAPA certified parts may be used.", "Repair facility must obtain approval before supplement work."])}</p>'''
    css = f'''body{{font:8.6pt {R.choice(["Liberation Sans","Liberation Serif","Roboto"])}}}.c{{text-align:center}}.n{{font-size:13pt}}.e{{font-size:12pt}}.i{{display:flex;justify-content:space-between;margin:10px 0}}.v{{border-top:1px solid #000;border-bottom:1px solid #000;padding:4px 0}}.l{{width:100%;margin-top:8px}}th{{text-align:left;border-bottom:1px solid #000;font-size:8pt}}td,th{{padding:1.5px 4px;vertical-align:top}}.l .r,.t .r{{text-align:right;white-space:nowrap}}.s td{{font-weight:bold;padding-top:5px}}.su td{{border-top:1px solid #000;font-weight:bold}}.k{{margin:14px auto 0;width:75%;break-inside:avoid}}.t{{width:100%}}.b td{{font-weight:bold;border-top:1px solid #999}}.f{{font-size:7.5pt}}'''
    return dict(b='C', html=page(body, css), lab=lab, opt=dict(displayHeaderFooter=True, headerTemplate='<span></span>', footerTemplate=f'<div style="font-size:7px;width:100%;padding:0 40px">{R.date("us")} &nbsp; {R.digits(6)} &nbsp; Page <span class=pageNumber></span></div>'))

# ---------------------------------------------------------------- s10 body shop, labor units, summary side by side
def s10(R, name, w):
    lab = Label(name, 'bodyshop_labor_units_summary', 'reportlab', R.choice(['insurer_estimate', 'shop_estimate']))
    s = R.shop(['COLLISION REPAIR', 'AUTO BODY', 'PAINT & BODY', 'COACH WORKS']); s['name'] = s['name'].upper(); c = R.cust(s); v = R.vehicle(CARS + EURO)
    no = R.digits(R.choice([4, 5])); lab.head(s['name'], no); lab.veh(v)
    secs = body_lines(R, nlines(R, w, 2, 25)); opn = {'Repl': 'REMOVE/REPLACE', 'R&I': 'REMOVE/INSTALL', 'Rpr': 'REPAIR', 'Blnd': 'BLEND', 'O/H': 'OVERHAUL', '': 'ADD\'L OPR'}
    rows = []; B = G = Mh = 0.0; P = 0; S = 0; k = 0; ptypes = ['New', 'Qual Recy Part', 'Aftermarket New', 'Remanufactured']
    pt_sum = 0
    for t, rr in secs:
        for op, d, p, h, g, me in rr:
            k += 1; e = R.digits(6) if R.p(.7) else 'AUTO'
            if h or p or not g:
                rows.append((k, e, 'MCH' if me else 'BDY', opn[op], d, (R.one(ptypes), R.pn() if R.p(.8) else '') if p else (('Existing', '') if h else ('', '')), p, h))
                if p: lab.item(d, 'Part', None, None, p); P += p
            if me: Mh += h
            else: B += h
            if g:
                k += 1; rows.append((k, 'AUTO', 'REF', 'REFINISH', d + ' ' + R.choice(['Outside', 'Surface']) if False else d + ' refinish', ('', ''), 0, g)); G += g
    for x in R.sample(pool.BODY_SUBLET, R.randint(0, 2)):
        k += 1; a = R.money(45, 260); rows.append((k, '900500', 'BDY*', 'SUBLET', x, ('Sublet', ''), a, 0)); lab.item(x, 'Fee' if 'Haz' in x else 'Service', None, None, a); S += a
    B, G, Mh = round(B, 1), round(G, 1), round(Mh, 1); br, rr_, mr, pm = R.choice([5400, 6200]), R.choice([5400, 6200]), R.choice([9500, 12000]), R.choice([3600, 4000])
    l1 = []; LT = 0
    for nm, h, r in [('Body', B, br), ('Refinish', G, rr_), ('Mechanical', Mh, mr)]:
        if h > 0: a = mul(h, r); l1.append((nm, h, r, a)); LT += a; lab.item(nm, 'Labor', h, r, a)
    PM = mul(G, pm) if G else 0
    if PM: lab.item('Paint Materials', 'Part', G if True else None, pm, PM)
    disc = pct(P, 3) if R.p(.3) and P > 30000 else 0
    if disc: lab.d['discounts'] = [disc]
    tax = pct(P - disc + PM, s['rate']); total = LT + P - disc + PM + S + tax; lab.close(None, tax, total)
    ded = R.choice([0, 50000, 25000]); ded = ded if ded < total else 0
    cv = canvas.Canvas(R.out + name + '.pdf', pagesize=letter); pg = [1]
    def T(x, y, t, f='LS', z=8, r=False):
        cv.setFont(f, z); (cv.drawRightString if r else cv.drawString)(x, y, str(t))
    X = [36, 62, 104, 138, 222, 390, 518, 576]
    def head():
        T(576, 770, f'Date: {dt}   Estimate ID: {no}   Page {pg[0]}', 'LS', 7.5, True); T(306 - stringWidth(s['name'], 'LSB', 13) / 2, 750, s['name'], 'LSB', 13)
        y = 738
        if pg[0] == 1:
            for t in [f'{s["street"]}, {s["city"]}, {s["st"]} {s["zip"]}   {s["phone"]}', f'Damage Assessed By: {R.person()}        Deductible: {m(ded) if ded else "UNKNOWN"}', f'Owner: {c["name"]}   {c["street"]}, {c["city"]}, {c["st"]}   {c["phone"]}', f'Description: {v["year"]} {v["make"]} {v["model"]}   Color: {v["color"]}   License: {v["plate"]}', f'VIN: {v["vin"]}   Mileage: {v["mileage"]:,}']: T(36, y, t); y -= 11
        y -= 8
        for x, a, b in zip(X, ['Line', 'Entry', 'Labor', '', 'Line Item', 'Part Type/', 'Dollar', 'Labor'], ['Item', 'Number', 'Type', 'Operation', 'Description', 'Part Number', 'Amount', 'Units']):
            rr = x >= 518; T(x, y, a, 'LSB', 7.5, rr); T(x, y - 9, b, 'LSB', 7.5, rr)
        cv.line(36, y - 12, 576, y - 12); return y - 23
    dt = R.date('us'); y = head()
    for k, e, lt, op, d, pn, p, h in rows:
        dl = wrap(d, 'LS', 8, 162); nn = max(len(dl), 2 if pn[1] else 1)
        if y - nn * 10 < 50: cv.showPage(); pg[0] += 1; y = head()
        T(X[0], y, k); T(X[1], y, e); T(X[2], y, lt); T(X[3], y, op, 'LS', 7.5)
        for i, x in enumerate(dl): T(X[4], y - 10 * i, x)
        T(X[5], y, pn[0]); 
        if pn[1]: T(X[5], y - 10, pn[1], 'LM', 7)
        if p: T(X[6], y, m(p) + (' *' if R.p(.1) else ''), 'LS', 8, True)
        if h: T(X[7], y, f'{h:.1f}', 'LS', 8, True)
        elif p and op == 'REMOVE/REPLACE': T(X[7], y, 'INC', 'LS', 8, True)
        y -= nn * 10 + 2
    if y < 230: cv.showPage(); pg[0] += 1; y = 740
    y -= 10; T(306, y, 'Estimate Totals', 'LSB', 10); y -= 16; y0 = y
    T(36, y, 'I. Labor Subtotals', 'LSB'); T(150, y, 'Units', 'LSB', 8, True); T(195, y, 'Rate', 'LSB', 8, True); T(290, y, 'Totals', 'LSB', 8, True); y -= 12
    for nm, h, r, a in l1: T(46, y, nm); T(150, y, f'{h:.1f}', 'LS', 8, True); T(195, y, m(r), 'LS', 8, True); T(290, y, m(a), 'LS', 8, True); y -= 11
    T(46, y, 'Labor Summary', 'LSB'); T(150, y, f'{B + G + Mh:.1f}', 'LSB', 8, True); T(290, y, m(LT), 'LSB', 8, True); y -= 18
    T(36, y, 'III. Additional Costs', 'LSB'); T(290, y, 'Amount', 'LSB', 8, True); y -= 12
    if PM: T(46, y, 'Paint Materials'); T(150, y, f'{G:.1f}', 'LS', 8, True); T(195, y, m(pm), 'LS', 8, True); T(290, y, m(PM), 'LS', 8, True); y -= 11
    T(46, y, 'Sublet Repairs'); T(290, y, m(S), 'LS', 8, True); y -= 11
    y = y0; T(330, y, 'II. Part Replacement Summary', 'LSB'); T(576, y, 'Amount', 'LSB', 8, True); y -= 12
    for a, b in [('Taxable Parts', P)] + ([('Parts Adjustments (3%)', -disc)] if disc else []) + [('Total Replacement Parts Amount', P - disc)]: T(340, y, a); T(576, y, m(b), 'LS', 8, True); y -= 11
    y -= 8; T(330, y, 'IV. Adjustments', 'LSB'); y -= 12
    for a, b in ([('Insurance Deductible', -ded)] if ded else [('Customer Responsibility', 0)]): T(340, y, a); T(576, y, m(b), 'LS', 8, True); y -= 11
    y -= 14
    for a, b, z in [('I.   Total Labor:', LT, 'LS'), ('II.  Total Replacement Parts:', P - disc, 'LS'), ('III. Total Additional Costs:', PM + S, 'LS'), (f'     Sales Tax @ {s["rate"]:g}%:', tax, 'LS'), ('     Gross Total:', total, 'LSB'), ('IV.  Total Adjustments:', -ded, 'LS'), ('     Net Total:', total - ded, 'LSB')]: T(330, y, a, z); T(576, y, m(b), z, 8, True); y -= 12
    cv.save()
    return dict(b='R', lab=lab)

# ---------------------------------------------------------------- s11 truck stop shop
def s11(R, name, w):
    lab = Label(name, 'truck_stop_work_order', 'chromium', 'invoice')
    s = R.shop(['x'], R.choice(['RoadKing Truck Service', 'TravelPort Truck Care #214', 'SpeedStop Truck Tire & Lube', 'BigRig Express Shop 88'])); v = R.vehicle(TRUCKS, 2008, 2023, (210000, 980000))
    no = R.choice(['', 'R']) + R.digits(8); lab.head(s['name'], no); lab.veh(v)
    rate = R.choice([13500, 15500, 17200]); jobs = make_jobs(R, ['truck'], nlines(R, w), rate, 'truck', 'U')
    H = ''; sub = tx = 0; L = 0; cc = R.p(.6); core = 0
    lines = [l for j in jobs for l in j['lines']]
    cores = {}
    if R.p(.6): H += ''
    for k, j in enumerate(jobs, 1):
        H += f'<tr class=o><td colspan=8>OPERATION {k}: {esc(j["head"])}</td></tr>'
        if cc: H += f'<tr class=n><td colspan=8>COMPLAINT: {esc(j["head"])} / CAUSE: {cause(R)} / CORRECTION: {corr(R)}</td></tr>'
        for l in j['lines']:
            lab.line(l); sub += l.total
            if l.kind == 'Part': tx += l.total
            else: L += l.total
            H += f'<tr><td>{"L" if l.kind == "Labor" else "P"}</td><td>{l.pn or "LAB" + R.digits(3)}</td><td>{esc(l.name)}</td><td class=r>{("%.2f" % l.qty)}</td><td>{"HR" if l.kind == "Labor" else "EA"}</td><td class=r>{m(l.unit)}</td><td class=r>{m(l.total)}</td><td>{"Y" if l.kind == "Part" else "N"}</td></tr>'
            if l.kind == 'Part' and any(x in l.name for x in ('STARTER', 'SHOE', 'BATTERY', 'TURBO', 'INJECTOR, RECON', 'ALTERNATOR')) and 'CORE' not in l.name and R.p(.7):
                cu = R.money(12, 95, '00'); t = int(cu * l.qty)
                lab.item('CORE CHARGE', 'Part', l.qty, cu, t); sub += t
                H += f'<tr><td>P</td><td>{l.pn}C</td><td>CORE CHARGE</td><td class=r>{l.qty:.2f}</td><td>EA</td><td class=r>{m(cu)}</td><td class=r>{m(t)}</td><td>N</td></tr>'
                if R.p(.7): lab.d['discounts'].append(t); core += t; H += f'<tr><td>P</td><td>{l.pn}C</td><td>CORE RETURN</td><td class=r>-{l.qty:.2f}</td><td>EA</td><td class=r>{m(cu)}</td><td class=r>-{m(t)}</td><td>N</td></tr>'
    fe = []
    if R.p(.8): fe.append(('SHOP SUPPLIES', min(9500, max(500, pct(L, 10)))))
    if R.p(.4): fe.append((R.choice(['ENVIRONMENTAL CHARGE', 'WASTE OIL DISPOSAL', 'SERVICE CALL TRIP FEE']), R.money(8, 65)))
    for a, b in fe: H += f'<tr><td>M</td><td>MISC</td><td>{a}</td><td class=r>1.00</td><td>EA</td><td class=r>{m(b)}</td><td class=r>{m(b)}</td><td>N</td></tr>'; lab.item(a, 'Fee', 1, b, b)
    F = sum(b for _, b in fe); D = 0
    if R.p(.35):
        D = pct(sub, 5); H += f'<tr><td>D</td><td>DISC</td><td>FLEET DISCOUNT 5%</td><td></td><td></td><td></td><td class=r>-{m(D)}</td><td>N</td></tr>'; lab.d['discounts'].append(D)
    st = sub + F - D - core; tax = pct(tx, s['rate']) if R.p(.8) else 0; total = st + tax; lab.close(st, tax, total)
    body = f'''<div class=t><div><b class=n>{esc(s["name"])}</b><br>{s["street"]}<br>{s["city"]}, {s["st"]} {s["zip"]} &nbsp; {s["phone"]}</div><div class=z>WORK ORDER / INVOICE<br><b>{no}</b><br>{R.date("us")} &nbsp;IN {R.randint(1, 12)}:{R.digits(1)}5 &nbsp;OUT {R.randint(13, 23)}:{R.digits(1)}2</div></div>
<table class=g><tr><td>BILL TO<br><b>{R.one(LAST).upper()} {R.choice(["LOGISTICS LLC", "TRUCKING INC", "FREIGHT LINES"])}</b></td><td>DRIVER<br>{R.person().upper()}</td><td>PO / AUTH<br>{R.digits(7)}</td><td>UNIT<br>{R.digits(4)}</td><td>DOT#<br>{R.digits(7)}</td></tr><tr><td>TRUCK<br>{v["year"]} {v["make"].upper()} {v["model"].upper()}</td><td colspan=2>VIN<br>{v["vin"]}</td><td>ODOMETER<br>{v["mileage"]:,}</td><td>ENG HRS<br>{R.randint(4000, 21000)}</td></tr></table>
<table class=l><thead><tr><th>T</th><th>ITEM</th><th>DESCRIPTION</th><th class=r>QTY</th><th>UM</th><th class=r>PRICE</th><th class=r>AMOUNT</th><th>TX</th></tr></thead>{H}</table>
<table class=q><tr><td>SUBTOTAL</td><td class=r>{m(st)}</td></tr><tr><td>SALES TAX</td><td class=r>{m(tax)}</td></tr><tr><td><b>TOTAL USD</b></td><td class=r><b>{m(total)}</b></td></tr><tr><td>{R.choice(["COMCHEK EXPRESS CODE", "EFS T-CHEK", "WEX FLEET CARD"])} {R.digits(8)}</td><td class=r>{m(total)}</td></tr><tr><td>BALANCE</td><td class=r>0.00</td></tr></table><p>LUG NUTS TORQUED 450-500 FT-LB. RETORQUE AFTER 50-100 MILES. Loyalty points earned: {R.randint(100, 2000)}</p>'''
    lab.d['vehicle'].update(make=v['make'].upper(), model=v['model'].upper())
    css = f'''body{{font:8.5pt {R.choice(['"Liberation Mono"','"Liberation Sans"','"Roboto Condensed"'])}}}.t{{display:flex;justify-content:space-between}}.n{{font-size:14pt}}.z{{text-align:right}}.g{{width:100%;margin:8px 0}}.g td{{border:1px solid #000;padding:3px 5px;font-size:8pt}}.l{{width:100%}}.l th{{text-align:left;border-top:1px solid #000;border-bottom:1px solid #000}}.l td,.l th{{padding:2px 4px;vertical-align:top}}.l .r,.q .r{{text-align:right;white-space:nowrap}}.o td{{font-weight:bold;background:#e8e8e8}}.n td{{font-size:7.5pt}}.q{{margin:10px 0 0 auto;break-inside:avoid}}.q td{{padding:2px 6px}}'''
    return dict(b='C', html=page(body, css), lab=lab)

# ---------------------------------------------------------------- s12 engine dealer, carried sums
def s12(R, name, w):
    lab = Label(name, 'engine_dealer_carried_sums', 'reportlab', 'invoice')
    s = R.shop(['x'], R.choice(['PLAINS POWER SYSTEMS LLC', 'CUMBERLAND DIESEL SALES & SERVICE', 'INTERSTATE DETROIT-ALLISON', 'MIDWEST ENGINE & POWER'])); v = R.vehicle(TRUCKS, 2006, 2023, (180000, 940000))
    no = f'{R.digits(3)}-{R.digits(5)}' if R.p(.5) else R.lets(1) + '3-' + R.digits(5); lab.head(s['name'], no)
    lab.veh(v, make=v['make'].upper(), model=v['model'].upper())
    n = nlines(R, w); jobs = make_jobs(R, ['truck'], n, R.choice([16900, 18900]), 'truck', 'U')
    carried = R.p(.7)
    rows = []; P = L = 0
    for k, j in enumerate(jobs, 1):
        rows.append(('h', f'SEGMENT {k:02d}  {j["head"]}', 0)); 
        if R.p(.6):
            for x in wrap('COMPLAINT: ' + j['head'] + '. CAUSE: ' + cause(R) + '. CORRECTION: ' + corr(R) + '. COVERAGE: CUSTOMER BILLABLE.', 'LN', 8, 380): rows.append(('t', x, 0))
        jp = 0
        for l in [x for x in j['lines'] if x.kind == 'Part']:
            rows.append(('p', l, l.total)); lab.line(l); jp += l.total
        jl = 0
        for l in [x for x in j['lines'] if x.kind == 'Labor']:
            rows.append(('l', l, l.total)); lab.item(l.name, 'Labor', None, None, l.total); jl += l.total
        P += jp; L += jl
        rows.append(('s', (k, jp, jl), 0))
    ex = []
    if R.p(.75): ex.append(('SHOP SUPPLIES', 'Fee', min(25000, max(800, pct(L, 10)))))
    if R.p(.35): ex.append(('TRAVEL - MILEAGE AND TRIP CHARGE', 'Fee', R.money(90, 380)))
    if R.p(.35): ex.append(('FREIGHT IN', 'Fee', R.money(18, 88)))
    if R.p(.3): ex.append(('OUTSIDE SERVICE - MACHINE SHOP', 'Service', R.money(120, 700)))
    for a, t, b in ex: rows.append(('x', a, b)); lab.item(a, t, None, None, b)
    E = sum(b for *_, b in ex)
    D = 0
    if R.p(.3): D = pct(P, 10); rows.append(('x', 'PARTS DISCOUNT - NATIONAL ACCOUNT', -D)); lab.d['discounts'] = [D]
    sub = P + L + E - D; tax = pct(P - D, s['rate']) if R.p(.75) else 0; total = sub + tax; lab.close(sub, tax, total)
    cv = canvas.Canvas(R.out + name + '.pdf', pagesize=letter); pg = 0; run = 0
    def T(x, y, t, f='LN', z=8.5, r=False): cv.setFont(f, z); (cv.drawRightString if r else cv.drawString)(x, y, str(t))
    dt = R.date('us'); cu = R.one(LAST).upper() + R.choice([' TRANSPORT LLC', ' HAULING', ' BROS FARMS']); ag = R.digits(6); unit = R.digits(4)
    C = [40, 78, 112, 150, 245, 450, 508, 576]
    def head():
        T(40, 762, s['name'], 'LSB', 13); T(40, 750, f'{s["street"].upper()}  {s["city"].upper()}, {s["st"]} {s["zip"]}  {s["phone"]}'); T(576, 762, 'INVOICE', 'LSB', 13, True); T(576, 748, f'NO {no}   PAGE {pg}', 'LNB', 9, True)
        cv.grid([40, 174, 308, 442, 576], [738, 714, 690])
        for i, (a, b) in enumerate([('BILL TO', cu), ('DATE', dt), ('CUSTOMER ORDER NO.', ag), ('UNIT NO.', unit), ('MAKE / MODEL / YEAR', f'{v["make"].upper()} {v["model"].upper()} {v["year"]}'), ('VIN', v['vin']), ('MILEAGE', f'{v["mileage"]:,}'), ('ENGINE / S.N.', f'{v["engine"].upper()} {R.digits(8)}' if pg == 1 else v['engine'].upper())]):
            x = 40 + (i % 4) * 134; y = 738 - (i // 4) * 24; T(x + 3, y - 8, a, 'LN', 6.5); T(x + 3, y - 19, b, 'LNB', 8.5)
        for x, a in zip(C, ['ORD', 'SHIP', 'B/O', 'PART NUMBER', 'DESCRIPTION', '', '', '']): T(x, 676, a, 'LNB', 8)
        T(508, 676, 'UNIT PRICE', 'LNB', 8, True); T(576, 676, 'AMOUNT', 'LNB', 8, True); cv.line(40, 672, 576, 672); return 660
    pg = 1; y = head(); LIM = 330 if n > 9 else 90
    for ty, a, b in rows:
        need = 12
        if ty in 'pl': dl = wrap(a.name, 'LN', 8.5, 200 if ty == 'p' else 330); need = 11 * len(dl)
        if y - need < LIM:
            if carried: T(450, y - 6, 'CARRIED FORWARD', 'LNB', 8, True); T(576, y - 6, m(run), 'LNB', 8.5, True)
            else: T(576, y - 6, 'CONTINUED', 'LN', 8, True)
            cv.showPage(); pg += 1; y = head()
            if carried: T(450, y, 'BROUGHT FORWARD', 'LNB', 8, True); T(576, y, m(run), 'LNB', 8.5, True); y -= 14
        run += b
        if ty == 'h': y -= 4; T(40, y, a, 'LNB', 9); y -= 12
        elif ty == 't': T(150, y, a, 'LN', 8); y -= 10
        elif ty == 'p':
            T(58, y, q(a.qty), r=True); T(96, y, q(a.qty), r=True); T(128, y, '0', r=True); T(150, y, a.pn)
            for i, x in enumerate(dl): T(245, y - 11 * i, x)
            T(508, y, m(a.unit), r=True); T(576, y, m(a.total), r=True); y -= need
        elif ty == 'l':
            T(150, y, 'LABOR')
            for i, x in enumerate(dl): T(195, y - 11 * i, x)
            T(576, y, m(a.total), r=True); y -= need
        elif ty == 's': T(508, y, f'SEGMENT {a[0]:02d}  PARTS: {m(a[1])}  LABOR: {m(a[2])}', 'LN', 7.5, True); y -= 13
        else: T(195, y, a); T(576, y, m(b), r=True); y -= 12
    y -= 8
    for a, b, f in [('SUB TOTAL', sub, 'LN'), ('SALES TAX' if tax else 'TAX EXEMPT', tax, 'LN'), (R.choice(['TOTAL AMOUNT US $', 'INVOICE TOTAL']), total, 'LNB')]: T(450, y, a, f, 9.5, True); T(576, y, m(b), f, 9.5, True); y -= 13
    T(40, 50, 'Remit to: PO Box ' + R.digits(5) + '. Terms net 30. 1.5% per month on past due. There are no warranties beyond those of the manufacturer.', 'LN', 7.5)
    cv.save()
    return dict(b='R', lab=lab)
