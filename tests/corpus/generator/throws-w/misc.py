from cards1 import *
from prose2 import monopdf, wrap
def l25(d):
    "narrow till receipt"
    d.gen = 'reportlab'; d.wraps = True; ws = build(d, d.pick4('n', [2, 4, 1, 6]), modes=d.pick4('mo', [('parts', 'flat'), ('split',), ('flat',), ('flat', 'split')])); d.kind = 'receipt'
    car = d.veh(miles=d.p(.5)); wch = d.pick4('w', [32, 40, 38, 44]); L = []; sty = d.pick4('st', ['two', 'one', 'qtyline', 'two'])
    L += [x.center(wch) for x in wrap(d.shop.upper() if d.p(.4) else d.shop, wch)] + [d.addr.center(wch), d.city.center(wch), d.phone.center(wch), '-' * wch, f'{d.date:%m/%d/%Y} {d.r.randint(8, 18)}:{d.r.randint(10, 59)}'.ljust(wch - 12) + f'REG {d.r.randint(1, 9)}']
    if d.p(.8): L.append(f'{d.ch("Ticket", "Receipt #", "Inv", "Trans")} {d.no()}')
    L += wrap(car + (f' {d.miles} mi' if 'mileage' in d.vehicle else ''), wch) + [d.ch('=', '-', '*') * wch]
    for i in d.items:
        m = d.m(i.total)
        if sty == 'one' or not i.qty:
            if sty != 'one': pass
            i.qty = i.unit = None; ls = wrap(i.desc, wch - 12); L.append(ls[0].ljust(wch - len(m)) + m); L += ['  ' + x for x in ls[1:]]
        elif sty == 'two': L += wrap(i.desc, wch); s = f'  {qs(i.qty)} @ {d.m(i.unit)}'; L.append(s.ljust(wch - len(m)) + m)
        else: s = f'{qs(i.qty)} x {d.m(i.unit)}'; L.append(s.ljust(wch - len(m)) + m); L += wrap(i.desc, wch, '   ')
        if d.p(.12): L.append('  *' + d.ch('no core due', 'lifetime wty', 'tech 14'))
    L.append('-' * wch)
    for a, m, f in totrows(d, fees=False, dep=False): L.append(a.ljust(wch - len(m)) + m)
    L += ['-' * wch, d.ch('VISA ****4417', 'CASH', 'DEBIT ****0092', 'CHECK 1180').ljust(wch - 12) + d.m(d.total).rjust(12), '', d.ch('Thank you!', 'KEEP FOR WARRANTY', 'Come again').center(wch)]
    sz = d.ch(7.5, 8, 9); W_ = wch * sz * .6 + 24; monopdf(d, L, d.ch('Courier', 'Courier-Bold'), sz, pg=(W_, 110 + len(L) * sz * 1.22), x=12)
def l26(d):
    "dealer repair order, fixed pitch"
    d.case = 'upper'; d.kind = 'dealer_ro'; d.wraps = True; r = d.r; d.ms = 'p2'; d.works_ = []; d.fees_ = []; d.subafter = False
    car = d.veh(vin=True, miles=True); L = []; Wd = d.ch(84, 90)
    L += [d.shop.upper().center(Wd), f'{d.addr}  {d.city}  {d.phone}'.center(Wd), '', f'CUSTOMER: {d.custlast.upper()}, {d.cust.upper()}'.ljust(50) + f'{d.ch("RO NO", "INVOICE", "R.O. NUMBER")}: {d.no()}', f'{car.upper()}'.ljust(50) + f'DATE: {d.date:%d%b%y}'.upper(), f'VIN: {d.vin}'.ljust(50) + f'MILEAGE IN/OUT: {d.miles}/{d.miles + 3}', '=' * Wd]
    hp = d.pick4('hp', ['unit', 'list', 'none', 'unit'])
    for k in range(d.pick4('n', [2, 3, 5, 7])):
        o_n = len(d.items); w = d.take(); code = f'{r.randint(10, 99)}{r.choice(["CHZ", "TOZ", "BRK", "ELZ", "MAZ"])}{r.randint(10, 99)}'; name = r.choice(w.heads).upper(); warr = k > 0 and r.random() < .25
        L += ['', f'LINE {"ABCDEFGH"[k]}  ' + d.ch('C/S ', 'CUSTOMER STATES ', 'CHECK ') + d.ch('NOISE WHEN DRIVING', 'LIGHT ON IN DASH', 'LEAK UNDER VEHICLE', 'VIBRATION AT SPEED', 'DOES NOT WORK'), f'   CAUSE: {d.r.choice(W.NOTES).upper()}']
        h = max(2, round(r.uniform(*w.h) * 10)); tot = h * d.rate // 10; tech = r.randint(100, 999)
        if warr: L.append(f'   {code} {name}'[:58].ljust(60) + f'{tech}  W'.ljust(10) + '(N/C)'.rjust(Wd - 70)); L.append('   ' + 'PARTS: WARRANTY   LABOR: WARRANTY'); continue
        name = name[:44].rsplit(' ', 1)[0] if len(name) > 44 else name
        lab = d.add(name, 'Labor', tot, h / 10 if hp != 'none' else None); hh = f'{h/10:.1f}' if hp != 'none' else ''
        L.append(f'   {code} {name}'.ljust(58) + f'{tech} {d.ch("C","CP")} {hh}'.ljust(14) + d.m(tot).rjust(Wd - 72)); pt = 0
        for nm, q, lo, hi in w.parts:
            u = d.price(lo, hi); n = r.choice(nm).upper()
            if any(n == x.desc for x in d.items): continue
            pt += q * u; it = d.add(n, 'Part', q * u, q, u if hp == 'unit' else None); L.append(f'      {q} {d.pn():<14} {n}'.ljust(58) + (d.m(u) if hp == 'unit' else '').rjust(12) + d.m(q * u).rjust(Wd - 70))
        L.append(f'   PARTS: {d.m(pt)}  LABOR: {d.m(tot)}  OTHER: 0.00  TOTAL LINE {"ABCDEFGH"[k]}: {d.m(pt + tot)}')
        if d.p(.4): L.append('   ' + d.r.choice(W.NOTES).upper())
    ps = sum(i.total for i in d.items if i.type == 'Part'); ls = sum(i.total for i in d.items if i.type == 'Labor')
    fees = [d.fee()] if d.p(.8) else []
    if d.p(.4): d.disc()
    d.settle(d.ch('all', 'parts'), sub=d.p(.7)); L += ['', '-' * Wd]
    T = [('LABOR AMOUNT', ls), ('PARTS AMOUNT', ps), ('GAS, OIL, LUBE', 0), ('SUBLET AMOUNT', 0)] + [(f.desc, f.total) for f in fees]
    if d.subtotal: T.append((d.ch('TOTAL CHARGES', 'SUBTOTAL', 'SUB-TOTAL'), d.subtotal))
    T += [(o.desc if d.p(.5) else d.ch('LESS DISCOUNT', 'LESS INSURANCE / DISC'), -o.amt) for o in d.discrows] + [('SALES TAX', d.tax), (d.ch('PLEASE PAY THIS AMOUNT', 'TOTAL INVOICE', 'CUSTOMER PAY TOTAL'), d.total)]
    for a, c in T: L.append((' ' * d.ch(44, 44)) + a.ljust(26) + d.m(c).rjust(Wd - 70))
    monopdf(d, L, d.ch('Courier', 'Courier-Bold'), 9.2 if Wd == 90 else 9.8, x=42)
def l27(d):
    "towing company slip"
    d.kind = 'invoice'; d.wraps = True; r = d.r; car = d.veh(vin=d.p(.7), miles=d.p(.2)); d.fees_ = []; d.subafter = False; d.works_ = []
    cand = [('Hook-up fee|HOOK UP|Base tow charge', 'Service', 75, 165, None), ('Mileage, loaded|LOADED MILES|Miles towed', 'Service', 4, 8, (6, 48)), ('Winching|WINCH OUT|Recovery / winch', 'Service', 95, 195, (1, 3)), ('Storage per day|STORAGE (OUTSIDE)|Daily storage', 'Fee', 35, 65, (2, 9)), ('Dolly charge|DOLLIES', 'Service', 45, 75, None), ('Lockout|LOCK OUT SERVICE', 'Service', 55, 85, None), ('Jump start|JUMP START', 'Service', 55, 85, None), ('Gate fee after hours|AFTER HRS RELEASE', 'Fee', 50, 95, None), ('Absorbent / clean-up|CLEAN UP', 'Service', 35, 80, (1, 3)), ('Fuel surcharge|FUEL SURCHG', 'Fee', 9, 28, None), ('Tire change|TIRE SWAP', 'Service', 65, 95, None), ('Extra man|EXTRA LABOR', 'Labor', 60, 95, (1, 3)), ('Credit card fee|CC FEE 3%', 'Fee', 5, 18, None), ('Lien notice|Certified letter', 'Fee', 25, 60, None)]
    r.shuffle(cand); n = d.pick4('n', [4, 3, 6, 8]); sty = d.pick4('st', ['grid', 'list', 'grid', 'two']); rows = []; k0 = 0
    for nm, ty, lo, hi, q in cand:
        nm = d.cs(r.choice(nm.split('|')))
        if k0 >= n: rows.append((nm, '', '', '', None)); continue
        k0 += 1; u = d.price(lo, hi)
        if q: qq = r.randint(*q); i = d.add(nm, ty, qq * u, qq, u)
        else: i = d.add(nm, ty, u)
        rows.append((nm, qs(i.qty) if i.qty else '', d.m(i.unit) if i.unit else '', d.m(i.total), i))
    if not d.p(.7) or sty == 'list': rows = [x for x in rows if x[4]]
    if d.p(.3): d.disc()
    d.settle(d.ch('none', 'all', 'none'), sub=d.p(.6)); r.shuffle(rows) if d.p(.0) else None
    if sty == 'two':
        h = (len(rows) + 1) // 2
        for x in rows:
            if x[4]: pass
        c = lambda x: f'<td>{esc(x[0])}' + (f' {x[1]} @ {x[2]}' if x[1] else '') + f'</td><td class=a>{x[3]}</td>' if x else '<td></td><td></td>'
        B = '<table class=l width=100%>' + ''.join('<tr>' + c(rows[k]) + c(rows[k + h] if k + h < len(rows) else None) + '</tr>' for k in range(h)) + '</table>'
        if any(x[4] and x[4].qty for x in rows): pass
    else:
        B = f'<table class=l width=100%><tr class=h><td>{d.ch("Service","Charge","Description")}</td><td class=a>{d.ch("Units","Qty","No.")}</td><td class=a>Rate</td><td class=a>{d.ch("Amount","Total","$")}</td></tr>' + ''.join(f'<tr><td>{esc(a)}</td><td class=a>{b}</td><td class=a>{c}</td><td class=a>{e}</td></tr>' for a, b, c, e, _ in rows) + '</table>'
    info = [('Driver', d.me), ('Truck', str(r.randint(1, 40))), ('Picked up', f'{r.randint(100, 9000)} {r.choice(W.STREETS)}'), ('Towed to', d.ch('Our lot', 'Police impound', 'Residence', 'Dealer')), ('Customer', f'{d.cust} {d.custlast}'), ('Vehicle', car), ('Plate', f'{r.choice("ABCDEF")}{r.randint(10, 99)} {r.randint(1000, 9999)}')] + ([('VIN', d.vin)] if 'vin' in d.vehicle else []) + ([('Odometer', f'{d.miles:,}')] if 'mileage' in d.vehicle else [])
    css = f'.l td{{border:{d.ch("1px solid #777","0","1px solid #ccc")};padding:3px}}.a{{text-align:right}}.h td{{font-weight:bold;background:#eee}}.tot{{width:45%;margin:10px 0 0 auto}}.n td{{border-bottom:1px solid #999;padding:2px 6px}}'
    html_weasy(d, page(d, css, f'<h2 style="margin:0;text-align:{d.ch("left","center")}">{esc(d.shop)}</h2><div>{d.addr}, {d.city} {d.phone}</div><p>{d.ch("Tow slip","Invoice","Tow ticket","Service ticket")} {d.no()} &nbsp; {d.date:%m/%d/%Y}</p><table class=n>' + ''.join(f'<tr><td>{a}</td><td>{esc(b)}</td></tr>' for a, b in info) + f'</table><br>{B}' + tothtml(d, totrows(d, fees=False)), size=d.pick4('sz', ['letter', 'a5', '5.5in 8.5in', 'letter'])))
def l28(d):
    "tire chain invoice"
    d.kind = 'tires'; r = d.r; d.wraps = True; d.fees_ = []; d.subafter = d.p(.3); d.works_ = []; car = d.veh(miles=d.p(.8), vin=d.p(.2)); rows = []
    nt = r.choice([2, 4, 4, 4]); br = r.choice(['Michelin Defender LTX M/S2', 'Goodyear Assurance ComfortDrive', 'Falken Wildpeak A/T4W', 'Bridgestone Turanza EverDrive', 'Kumho Crugen HP71', 'Pirelli Scorpion AS Plus 3', 'Nexen N5000 Platinum', 'Toyo Open Country H/T II']); size = r.choice(['225/65R17 102H', 'LT265/70R17 121S', '205/55R16 91V', '235/60R18 107V', '275/55R20 117H', 'P215/60R16 94T'])
    def row(n, t, q, u, note=''):
        n = d.cs(n); i = d.add(n, t, q * u, q, u); rows.append((i, note)); return i
    row(f'{br} {size}', 'Part', nt, d.price(98, 268), d.ch('', f'DOT {r.randint(1, 52):02d}24', '60K mile warranty'))
    ex = [('Mount and balance|Installation package|MOUNT/BALANCE LIFETIME', 'Service', nt, 14, 28), ('Valve stem|Rubber valve|TPMS rebuild kit', 'Part', nt, 3, 9), ('Road hazard certificate|Roadside protection plan', 'Fee', nt, 12, 29), ('Scrap tire fee|Tire recycling|Casing disposal', 'Fee', nt, 2, 5), ('State tire fee|NY waste tire fee', 'Fee', nt, 1, 3), ('4 wheel alignment|Thrust angle alignment', 'Service', 1, 89, 139), ('Shop supplies|SHOP SUPPLY CHARGE', 'Fee', 1, 4, 19), ('Lug nut set|Wheel locks', 'Part', 1, 28, 68), ('Wiper blades, pair|Bosch Icon 24"', 'Part', 1, 38, 64), ('TPMS relearn|Sensor relearn', 'Service', 1, 15, 45), ('Nitrogen fill|Nitrogen', 'Service', nt, 5, 8)]
    for nm, t, q, lo, hi in r.sample(ex, d.pick4('n', [3, 5, 7, 4])): row(r.choice(nm.split('|')), t, q, d.price(lo, hi))
    if d.p(.6): d.disc()
    d.settle('all' if d.vi else 'parts', sub=d.p(.85), subafter=d.subafter)
    cols = d.pick4('cols', ['art', 'qfirst', 'incl', 'noart']); B = ''
    heads = {'art': ['Article', 'Description', 'Qty', 'Price', 'Ext.'], 'qfirst': ['Qty', 'Product', 'Unit Price', 'Amount'], 'incl': ['Code', 'Item', 'Qty', 'Unit', 'F.E.T.', 'Total'], 'noart': ['DESCRIPTION', 'PRICE EACH', 'QTY', 'EXTENSION']}[cols]
    for i, note in rows:
        nm = esc(i.desc) + (f'<br><small>{note}</small>' if note else ''); q, u, t = qs(i.qty), d.m(i.unit), d.m(i.total); a = str(r.randint(10000, 99999))
        v = {'art': [a, nm, q, u, t], 'qfirst': [q, nm, u, t], 'incl': [a, nm, q, u, '0.00' if 'R1' in i.desc or 'R2' in i.desc else '', t], 'noart': [nm, u, q, t]}[cols]; B += '<tr>' + ''.join(f'<td{"" if x is nm or x is a else " class=a"}>{x}</td>' for x in v) + '</tr>'
        if d.p(.2): v = {5: ['', 'Rotation for life', '1', 'N/C', d.m(0)], 4: ['1', 'Free flat repair', d.m(0), d.m(0)] if cols == 'qfirst' else ['AIR CHECK', d.m(0), '1', d.m(0)], 6: ['', 'Rotation included', '1', '', '', d.m(0)]}[len(heads)]; B += '<tr style="color:#666">' + ''.join(f'<td{" class=a" if k > 1 else ""}>{x}</td>' for k, x in enumerate(v)) + '</tr>'
    t = d.ch('Invoice', 'Sales order', 'Quote', 'Work order') + ' ' + d.no(); l = [f'{d.cust} {d.custlast}', car] + ([f'VIN {d.vin}'] if 'vin' in d.vehicle else []) + ([f'Mileage {d.miles:,}'] if 'mileage' in d.vehicle else [])
    css = f'.l td{{padding:{d.ch(2,4,6)}px;{d.ch("border-bottom:1px solid #ddd","border:1px solid #999","")}}}.a{{text-align:right;white-space:nowrap}}.h td{{font-weight:bold;background:{d.ch("#ddd","#fff","#fdd")}}}.tot{{margin:10px 0 0 auto;min-width:38%}}'
    html_chromium(d, page(d, css, headhtml(d, t, l) + '<table class=l width=100%><tr class=h>' + ''.join(f'<td{"" if h in ("Description", "Product", "Item", "DESCRIPTION", "Article", "Code") else " class=a"}>{h}</td>' for h in heads) + f'</tr>{B}</table>' + tothtml(d, totrows(d, sums=False))))
def l29(d):
    "groff tbl; many jobs over pages"
    d.wraps = True; ws = build(d, d.pick4('n', [4, 6, 7, 5]), modes=('split', 'split', 'flat'), maxparts=2, sub=True); t, l = headline(d); cols = d.pick4('cols', ['full', 'noprice', 'code', 'full']); box = d.pick4('box', ['allbox', '', 'box', ''])
    g = lambda s: str(s).replace('\\', '').replace("'", '\\[aq]').replace('"', '\\[dq]')
    fmt = {'full': 'lw(3.1i) rw(0.6i) rw(0.9i) rw(1.0i).', 'noprice': 'lw(4.2i) rw(0.6i) rw(1.1i).', 'code': 'lw(1.0i) lw(3.0i) rw(0.6i) rw(1.0i).'}[cols]; n = {'full': 4, 'noprice': 3, 'code': 4}[cols]
    hd = {'full': d.ch('Description;Qty/Hr;Rate;Amount', 'Item;Units;Each;Extended'), 'noprice': 'Work and parts;Qty;Amount', 'code': 'Number;Description;Qty;Amount'}[cols].split(';')
    o = [f'.fam {d.pick4("fam", ["T", "H", "N", "B"])}', '.lg 0', '.nh', '.na', f'.ps {d.ch(9, 10)}', '.vs 14p', '.po 0.9i', '.ll 6.7i', '.pl 11i', '.de PG', "'bp", "'sp 0.6i", '..', '.wh -0.8i PG', '.sp 0.6i', '.nf', f'\\fB\\s+5{g(d.shop)}\\s-5\\fP', g(f'{d.addr}, {d.city}  {d.phone}'), '.sp', f'\\fB{g(t)}\\fP   {d.date:%m/%d/%Y}'] + [g(x) for x in l] + ['.sp']
    def table(rows, head=True):
        o.extend(['.TS', (box + ' ' if box else '') + 'tab(;);', fmt] + ([';'.join(f'\\fB{h}\\fP' for h in hd)] if head else []) + rows + ['.TE', '.sp 0.4'])
    def row(i):
        q = qs(i.qty) if i.qty else ''; u = d.m(i.unit) if i.unit else ''; ds = f'T{{\n{g(i.desc)}\nT}}'
        if cols == 'full': return f'{ds};{q};{u};{d.m(i.total)}'
        i.unit = None
        return f'{ds};{q};{d.m(i.total)}' if cols == 'noprice' else f'{getattr(i, "pn", "") or d.ch("LAB", "SVC", "MISC")};{ds};{q};{d.m(i.total)}'
    for k, w in enumerate(ws):
        hh = w.head if not w.solo else d.ch('Service', 'Flat rate')
        o.extend(['.ne 6v', f'\\fB{d.ch("Job", "Job")} {k + 1}. {g(hh)}\\fP', ]); table([row(i) for i in w.items], head=k == 0 or d.vi == 1)
        if not w.solo: o.append(f'{d.ch("Job subtotal", "Total of job")}  {d.m(sum(i.total for i in w.items))}')
        if d.p(.5): o.append(f'\\fI{g(d.r.choice(W.NOTES))}\\fP')
        o.append('.sp 0.6')
    o.append('.ne 14v')
    if d.fees_: table([row(i) for i in d.fees_], head=False)
    o.extend(['.TS', 'tab(;);', 'lw(2.4i) rw(1.2i).'] + [(f'\\fB{g(a)}\\fP;\\fB{m}\\fP' if f else f'{g(a)};{m}') for a, m, f in totrows(d, fees=False)] + ['.TE'])
    groff(d, '\n'.join(o) + '\n', args=('-t',))
def l30(d):
    "invoice from a small-business app; line notes, schedule of payments"
    d.kind = 'invoice'; d.wraps = True; ws = build(d, d.pick4('n', [2, 3, 5, 4]), modes=d.pick4('mo', [('flat',), ('split',), ('parts', 'split'), ('flat', 'split')])); t, l = headline(d); sty = d.pick4('st', ['mult', 'cols', 'colsq', 'mult']); B = ''
    for i in d.items:
        note = f'<div class=s>{d.r.choice(W.NOTES)}</div>' if d.p(.35) else ''; q = qs(i.qty, d.ch('g', 'g') if sty == 'mult' else 'g') if i.qty else ''
        if sty == 'mult': B += f'<tr><td>{esc(i.desc)}' + (f' <span class=q>({d.m(i.unit)} x {q})</span>' if i.qty else '') + note + f'</td><td class=a>{d.m(i.total)}</td></tr>'
        else:
            if not i.qty: i.qty, i.unit, q = 1, i.total, '1'
            B += f'<tr><td>{esc(i.desc)}{note}</td>' + (f'<td class=a>{d.m(i.unit)}</td><td class=a>{q}</td>' if sty == 'cols' else f'<td class=a>{q}</td><td class=a>{d.m(i.unit)}</td>') + f'<td class=a>{d.m(i.total)}</td></tr>'
    hd = {'mult': f'<td>Items</td><td class=a>Amount</td>', 'cols': '<td>Service</td><td class=a>Price</td><td class=a>Quantity</td><td class=a>Line total</td>', 'colsq': '<td>Description</td><td class=a>Qty</td><td class=a>Rate</td><td class=a>Amount</td>'}[sty]
    x = d.total * 3 // 10; sch = f'<p><b>Payment schedule</b></p><table width=60%><tr><td>Deposit</td><td>on booking</td><td class=a>{d.m(x)}</td></tr><tr><td>Balance</td><td>on completion</td><td class=a>{d.m(d.total - x)}</td></tr></table>' if d.p(.6) else ''
    top = f'<div style="font-size:2em">{d.m(d.total)}</div><div>Due {d.date:%B} {d.date.day}, {d.date.year}</div>' if d.p(.5) else ''
    css = f'.a{{text-align:right;white-space:nowrap}}.l td{{padding:{d.ch(4,7)}px 3px;border-bottom:1px solid #ddd}}.l tr.h td{{color:#fff;background:{d.pick4("c",["#345","#2a7f62","#777","#8a3b12"])}}}.s{{font-size:80%;color:#666}}.q{{color:#555}}.tot{{margin:8px 0 0 auto;width:45%}}'
    html_weasy(d, page(d, css, headhtml(d, t, l) + top + f'<br><table class=l width=100%><tr class=h>{hd}</tr>{B}</table>' + tothtml(d, totrows(d, fees=False, dep=not sch)) + sch))
LAYOUTS = {25: l25, 26: l26, 27: l27, 28: l28, 29: l29, 30: l30}
