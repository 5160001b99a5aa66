from core import *
LAYOUTS = {}
def lay(f): LAYOUTS[f.__name__] = f; return f
def head_simple(d, title, extra=''):
    r = d.r; v, ex = d.veh(); d.docno()
    return f'<div class="fl"><div><h2 style="color:{d.accent}">{esc(d.shop)}</h2><div class="s">{d.addr}, {d.city} &middot; {d.phone}</div></div><div class="r"><b>{title}</b> {d.num}<div class="s">{d.date}{extra}</div></div></div><div class="fl" style="margin:8px 0"><div><b>{esc(d.cust)}</b></div><div class="r"><b>{v}</b><div class="s">{" &nbsp; ".join(ex)}</div></div></div>'

@lay
def y01(d):  # job cards, status badges, labor table and parts table inside
    r = d.r; n = r.choice([2, 3, 4, 5]); jobs = d.jobs(n + r.choice([1, 2]), onelabor=False); r.shuffle(jobs)
    dec = set(r.sample(range(len(jobs)), len(jobs) - n)); body = head_simple(d, r.choice(['Estimate', 'Repair Order', 'Estimate #', 'RO']))
    hrs, unit, pnc, brandc = r.random() < .8, r.random() < .75, r.random() < .5, r.random() < .4
    one = r.random() < .35; order = r.random() < .5; jf = r.random() < .5
    ok, no = r.choice([('Approved', 'Declined'), ('AUTHORIZED', 'DECLINED'), ('Approved by text', 'Customer declined'), ('\u2713 Approved', '\u2717 Declined')])
    urg = ['#c0392b', '#e0a100', '#2e8b57']; subw = r.choice(['Job total', 'Subtotal', 'Job subtotal', 'Total for this job'])
    for i, j in enumerate(jobs):
        on = i not in dec; col = r.choice(urg)
        body += f'<div class="card keep" style="border-left:5px solid {col};{"opacity:.6" if not on else ""}"><div class="fl jh"><b>{esc(j.name)}</b><span class="badge" style="background:{"#2e8b57" if on else "#999"}">{ok if on else no}</span></div>'
        if r.random() < .5: body += f'<div class="s">{j.note}</div>'
        if on and jf and r.random() < .5: j.fees = d.fees(1, base=j.total)
        def lab():
            cols = [(r.choice(['Labor', 'Labor description']) if not one else 'Item', 'left')] + ([('Hours', 'right')] if hrs else []) + ([('Rate', 'right')] if hrs and unit else []) + [(tw, 'right')]
            return cols, [[esc(l.desc)] + ([d.h(l.qty)] if hrs else []) + ([d.m(l.unit)] if hrs and unit else []) + [d.m(l.total)] for l in j.labor]
        def par():
            cols = [(r.choice(['Part', 'Parts', 'Part description']), 'left')] + ([('Part #', 'left')] if pnc else []) + ([('Brand', 'left')] if brandc else []) + [('Qty', 'right')] + ([('Price', 'right')] if unit else []) + [(tw, 'right')]
            return cols, [[esc(l.desc)] + ([l.pn] if pnc else []) + ([l.brand] if brandc else []) + [d.h(l.qty)] + ([d.m(l.unit)] if unit else []) + [d.m(l.total)] for l in j.parts]
        tw = r.choice(['Total', 'Amount', 'Ext.'])
        a, b = table(*lab()), table(*par())
        if on:
            la = [(l, hrs, hrs and unit) for l in j.labor]; pa = [(l, True, unit) for l in j.parts]
            for l, q, u in (la + pa if order else pa + la): d.charge(l, q, u)
            for f in j.fees: d.charge(f)
        body += a + b if order else b + a
        if j.fees: body += table([('Fees', 'left'), ('', 'right')], [[esc(f.desc), d.m(f.total)] for f in j.fees])
        body += f'<div class="r b" style="padding:2px 5px">{subw}: {d.m(j.total + sum(f.total for f in j.fees))}</div></div>'
    rows = d.closing(words=['Total', 'Approved total', 'Grand total'])
    if r.random() < .5: rows.insert(0, (r.choice(['Declined work', 'Declined jobs']), sum(jobs[i].total for i in dec), 'mut'))
    body += '<div style="width:46%;margin-left:auto">' + totals_table(d, rows) + '</div>'
    d.hard = ['declined-jobs', 'job-subtotals']
    return page(d, body, f'.card{{border:1px solid #ddd;margin:7px 0;padding:6px 8px;background:{r.choice(["#fff", "#fafafa"])}}}th{{font-weight:600;color:#666;font-size:88%;border-bottom:1px solid #ddd}}.total td{{font-weight:bold;border-top:2px solid {d.accent};font-size:115%}}.mut td{{color:#999}}')

@lay
def y02(d):  # canned packages: one price, contents without price or $0.00; totals in a left side bar
    r = d.r; jobs = d.jobs(r.choice([3, 4, 5, 7])); v, ex = d.veh(); d.docno(); zero = r.choice([0, 1, 2])
    main = ''; lastp = r.random() < .5
    for j in jobs:
        price = max(4995, j.total // 100 * 100 + r.choice([0, 95, 99]))
        d.charge(Line(j.name, 'Service', price))
        rows = []
        for l in j.lines:
            q = d.h(l.qty) + (' hr' if l.type == 'Labor' else '')
            rows.append([('&bull; ' if zero == 0 else '') + esc(l.desc), q, ['', d.m(0), r.choice(['Included', 'incl.'])][zero]])
        main += f'<div class="keep" style="margin-bottom:9px"><div class="fl pk"><b>{esc(j.name)}</b><b>{d.m(price)}</b></div>' + table([('', 'left'), ('', 'right'), ('', 'right')], rows, 'in', head=False) + (f'<div class="s">{j.note}</div>' if r.random() < .4 else '') + '</div>'
    rows = d.closing(sums=False)
    side = f'<h2>{esc(d.shop)}</h2><div>{d.phone}</div><div>{d.addr}<br>{d.city}</div><br><div>{r.choice(["Estimate", "Quote", "Invoice"])} {d.num}<br>{d.date}</div><br><b>{v}</b><br>{"<br>".join(ex)}<br><br>' + totals_table(d, rows)
    mon = rnd(d.total / 24)
    if r.random() < .5: side += f'<div style="margin-top:14px;border:1px solid;padding:6px">As low as {d.md(mon // 100 * 100)}/mo with approved credit</div>'
    w = r.choice([170, 190, 210]); bar = f'<div class="side" style="width:{w}px">{side}</div>'
    mainw = f'<div style="flex:1;padding:0 14px"><h3 style="margin-bottom:8px">{r.choice(["Approved packages", "Your service menu", "Canned jobs", "Recommended and approved services"])}</h3>{main}</div>'
    d.hard = ['package-price', 'zero-lines', 'sidebar-totals']; d.kind = r.choice(['shop_estimate', 'invoice'])
    return page(d, f'<div style="display:flex">{bar}{mainw}</div>', f'.side{{background:{d.accent};color:#fff;padding:12px;font-size:92%}}.side td{{padding:2px 0}}.side .total td{{font-weight:bold;font-size:120%;border-top:1px solid #fff}}.pk{{background:#eef1f4;padding:4px 6px}}.in td{{color:#555;font-size:92%;padding:1px 8px}}', margin='9mm')

TIERS = [('Good', 'Better', 'Best'), ('Economy', 'Standard', 'Premium'), ('Value', 'Preferred', 'Ultimate'), ('Basic', 'Plus', 'Pro'), ('Bronze', 'Silver', 'Gold')]
KITS = [("brakes", ["Economy organic pads, machine rotors", "Ceramic pads & coated rotors", "Akebono pads, slotted rotors & fluid"], 189),
        ("Battery", ["Group 35 flooded battery, 24 mo", "AGM battery, 36 mo free replacement", "Odyssey Extreme AGM battery"], 139),
        ("Oil service", ["Conventional oil change", "Synthetic blend oil change", "Full synthetic w/ fuel treatment"], 44),
        ("Shocks & struts", ["Gas-a-just style shocks (pair)", "Loaded struts, front pair", "Bilstein B6 dampers (pair)"], 320),
        ("Cooling", ["Drain and fill, green coolant", "Machine coolant exchange", "Coolant exchange + hoses & cap"], 89),
        ("Wipers", ["Conventional blades (2)", "Beam blades (2)", "Hybrid silicone blades (2) + rear"], 24),
        ("Transmission", ["ATF drain & refill", "ATF exchange with machine", "ATF exchange, pan drop & filter kit"], 129),
        ("Air conditioning", ["A/C performance check", "Evacuate and recharge", "Recharge, dye & cabin filter"], 79),
        ("Tires (set of 4)", ["Kelly Edge Touring, 55K", "Falken Sincera SN250, 80K", "Michelin CrossClimate2, 60K"], 440),
        ("Headlamps", ["Halogen bulbs H11 pair", "Polish lenses and seal", "New LED headlamp assemblies"], 49),
        ("Detailing", ["Express wash and vacuum", "Hand wash, clay and wax", "Full detail w/ ceramic coat"], 39),
        ("Filters", ["Engine air element", "Engine air + cabin element", "HEPA cabin + K&N engine filter"], 29)]
@lay
def y03(d):  # good/better/best table, one ticked
    r = d.r; body = head_simple(d, r.choice(['Options quote', 'Choice sheet', 'Service options']))
    tiers = r.choice(TIERS); ks = r.sample(KITS, r.choice([3, 4, 5, 6])); extra = [d.flat() for _ in range(r.choice([0, 1, 2, 3]))]
    matrix = r.random() < .55; tick = r.choice([('\u2611', '\u2610'), ('(X)', '( )'), ('[x]', '[ ]'), ('\u25c9', '\u25cb')])
    rows = []; summ = []
    for nm, opts, base in ks:
        p = [d.cents(base, int(base * 1.2)), d.cents(int(base * 1.4), int(base * 1.9)), d.cents(int(base * 2.1), int(base * 2.9))]; c = r.randrange(3)
        opts = [d.t(o) for o in opts]
        summ.append(Line(opts[c], 'Service', p[c]))
        if matrix: rows.append([f'<b>{esc(nm)}</b>'] + [f'<div class="o {"on" if i == c else ""}">{tick[0] if i == c else tick[1]} {esc(opts[i])}<br><b>{d.m(p[i])}</b></div>' for i in range(3)])
        else:
            rows.append(full(4, f'<b>{esc(nm)}</b>', 'jh'))
            for i in range(3): rows.append([tick[0] if i == c else tick[1], tiers[i], esc(opts[i]), (f'<b>{d.m(p[i])}</b>' if i == c else f'<span style="color:#999">{d.m(p[i])}</span>')])
        d.charge(summ[-1])
    cols = [('', 'left')] + [(t, 'left') for t in tiers] if matrix else [(r.choice(['', 'Pick']), 'center'), ('Tier', 'left'), ('Option', 'left'), ('Price', 'right')]
    body += table(cols, rows, 'mx')
    if extra:
        body += f'<h3 style="margin:10px 0 3px">{r.choice(["Also approved", "Other services", "Added today"])}</h3>' + table([('Service', 'left'), ('Price', 'right')], [[esc(x.desc), d.m(x.total)] for x in extra], 'ex')
        for x in extra: d.charge(x)
    body += f'<p class="s" style="margin:6px 0">{r.choice(["Only ticked options are charged.", "Selected option highlighted; others shown for comparison.", "Customer selections recorded by e-signature."])}</p><div style="width:45%;margin-left:{r.choice(["auto", "0"])}">' + totals_table(d, d.closing(sums=False, words=['Total of selections', 'Total', 'Your total'])) + '</div>'
    d.hard = ['options']
    return page(d, body, f'.mx th{{background:{d.accent};color:#fff}}.mx td{{border-bottom:1px solid #ddd}}.o{{padding:3px 5px}}.on{{background:#dcf5e3;border:1px solid #2e8b57}}.jh td{{background:#f1f1f1}}.total td{{font-weight:bold;border-top:2px solid}}')

@lay
def y04(d):  # List / Your price / You save
    r = d.r; body = ''; rows = []; save = 0; hdr = r.choice([('List', 'Your price', 'You save'), ('Reg.', 'Member', 'Savings'), ('List price', 'Sale', 'You save'), ('Retail', 'You pay', 'Saved'), ('MSRP', 'Net', 'Diff')])
    order = r.choice([(0, 1, 2), (0, 2, 1), (1, 0, 2)]); qc = r.random() < .6; grp = r.random() < .5
    ls = []
    for j in d.jobs(r.choice([2, 3, 4, 6])):
        if grp: ls.append(j.name)
        ls += j.lines
    ls += [d.flat() for _ in range(r.choice([0, 1, 2]))]
    base = ([('Qty', 'center')] if qc else []) + [(r.choice(['Item', 'Description', 'Product / service']), 'left')]
    cols = base + [(hdr[i], 'right') for i in order]
    for l in ls:
        if isinstance(l, str): rows.append(full(len(cols), f'<b>{esc(l)}</b>', 'jh')); continue
        sv = 0 if r.random() < .25 else rnd(l.total * r.choice([5, 8, 10, 15, 20, 25]) / 100)
        lst = l.total + sv; save += sv; f = [d.m(lst) if sv else r.choice([d.m(lst), '&mdash;']), f'<b>{d.m(l.total)}</b>', d.m(sv) if sv else r.choice(['', '&mdash;'])]
        if not sv and '&' in f[0] and order[0] == 0: pass
        it = d.charge(l, qc and l.qty is not None, False)
        rows.append(([d.h(l.qty)] if qc else []) + [esc(l.desc) + (f'<div class="s">Part {l.pn}</div>' if l.pn and r.random() < .3 else '')] + [f[i] for i in order])
    tr = d.closing(sums=r.random() < .3)
    if save: tr.append((r.choice(['You saved today', 'Total savings', 'Your savings vs. list']), save, 'sv'))
    body = head_simple(d, r.choice(['Price quote', 'Savings quote', 'Member invoice'])) + table(cols, rows, 'm') + f'<div class="fl" style="margin-top:10px"><div style="width:48%" class="s">{r.choice(NOTES)}</div><div style="width:44%">' + totals_table(d, tr) + '</div></div>'
    d.hard = ['list-and-net-columns']
    return page(d, body, f'.m th{{border-top:2px solid {d.accent};border-bottom:2px solid {d.accent}}}.m td{{border-bottom:1px dotted #bbb}}.jh td{{padding-top:8px}}.sv td{{color:#0b7a4b;font-style:italic}}.total td{{font-weight:bold;background:#eee}}')

@lay
def y05(d):  # phone-wide page
    r = d.r; v, ex = d.veh(); d.docno(); jobs = [d.flat(60, 420) if r.random() < .6 else d.job() for _ in range(r.choice([3, 4, 5, 6, 8]))]
    body = ''; okd = r.random() < .8
    for x in jobs:
        if isinstance(x, Line):
            d.charge(x); sub = f'<div class="s">{x.note}</div>' if r.random() < .5 else ''
            body += f'<div class="c keep"><div class="fl"><b>{esc(x.desc)}</b><span>{d.m(x.total)}</span></div>{sub}' + (f'<div class="s">or from {d.md(rnd(x.total / 12) // 100 * 100)}/mo</div>' if x.total > 20000 and r.random() < .4 else '') + (f'<span class="badge" style="background:#2e8b57">Approved</span>' if okd else '') + '</div>'
        else:
            body += f'<div class="c keep"><b>{esc(x.name)}</b>'
            for l in x.lines:
                d.charge(l, True, True); body += f'<div class="ln"><div>{esc(l.desc)}</div><div class="fl s"><span>{d.h(l.qty)} {"hr" if l.type == "Labor" else ""} {r.choice(["x", "@", "&times;"])} {d.m(l.unit)}</span><span style="color:#222">{d.m(l.total)}</span></div></div>'
            body += (f'<span class="badge" style="background:#2e8b57">Approved</span>' if okd else '') + '</div>'
    nope = ''
    for x in [d.flat(80, 500) for _ in range(r.choice([0, 1, 2]))]:
        nope += f'<div class="c keep" style="color:#999"><div class="fl"><span>{esc(x.desc)}</span><s>{d.m(x.total)}</s></div><span class="badge" style="background:#aaa">{r.choice(["Declined", "Not now", "Remind me later"])}</span></div>'
    rows = d.closing(loyal=r.random() < .4); tt = totals_table(d, rows)
    top = f'<div style="background:{d.accent};color:#fff;padding:10px"><b>{esc(d.shop)}</b><div>{v}</div><div style="font-size:85%">{" &middot; ".join(ex)}</div><div style="font-size:190%;font-weight:bold">{d.m(d.total)}</div><div style="font-size:85%">{r.choice(["Approved", "Ticket", "Your estimate", "Order"])} {d.num} &middot; {d.date}</div></div>'
    fin = f'<div class="c" style="background:#eef6ff">{r.choice(["As low as", "Pay over time from", "Financing from"])} <b>{d.md(rnd(d.total / 18) // 100 * 100)}/mo</b>. {r.choice(["0% for 6 months", "Apply in 60 seconds", "No impact to credit score"])}.</div>' if r.random() < .7 else ''
    seq = [body + nope, fin, f'<div class="c">{tt}</div>']
    if r.random() < .3: seq = seq[::-1]
    d.hard = ['narrow-page', 'financing']
    return page(d, top + ''.join(seq), '.c{border-bottom:1px solid #ddd;padding:8px 10px}.ln{padding:3px 0}.total td{font-weight:bold;font-size:115%}td{padding:2px 0}', size=f'{r.choice([84, 92, 100, 105])}mm {r.choice([190, 230, 297])}mm', margin='4mm')

@lay
def y06(d):  # original / revised / change
    r = d.r; lines = []
    for j in d.jobs(r.choice([2, 3, 4, 5])): lines += [(l, j) for l in j.lines]
    rows = []; so = 0; hd = r.choice([('Original', 'Revised', 'Change'), ('Estimate', 'Revised est.', '+/-'), ('Initial', 'Final', 'Difference'), ('Est. 1', 'Est. 2', 'Delta')])
    cols = [(r.choice(['Line', 'Description', 'Operation / part']), 'left')] + ([('Qty/Hrs', 'right')] if (qc := r.random() < .5) else []) + [(h, 'right') for h in hd]
    grp = r.random() < .6; lastj = None
    for i, (l, j) in enumerate(lines):
        if grp and j is not lastj: rows.append(full(len(cols), f'<b>{esc(j.name)}</b>', 'jh')); lastj = j
        k = r.random()
        if k < .15 and i: o = l.total; n = 0
        elif k < .35: o = 0; n = l.total
        elif k < .5: n = l.total; o = max(500, n + r.choice([-1, 1]) * rnd(n * .12))
        else: o = n = l.total
        so += o
        if n: d.charge(l, qc)
        ch = n - o; z = d.m(0) if r.random() < .5 else '&mdash;'
        rows.append([(f'<s>{esc(l.desc)}</s>' if not n else esc(l.desc)) + (' <i class="s">new</i>' if not o and r.random() < .0 else '')] + ([d.h(l.qty)] if qc else []) + [d.m(o) if o else z, d.m(n) if n else z, ('+' if ch > 0 else '') + d.m(ch) if ch else ''])
    fl = d.fees(r.choice([0, 1, 2]))
    for f in fl: d.charge(f); so += f.total; rows.append([esc(f.desc)] + ([''] if qc else []) + [d.m(f.total), d.m(f.total), ''])
    d.subtotal = d.isum(); d.tax = rnd(d.subtotal * d.taxrate / 100); ot = rnd(so * d.taxrate / 100); d.total = d.subtotal + d.tax
    for nm, o, n, c in [('Subtotal', so, d.subtotal, 'sub'), (r.choice(['Sales tax', 'Tax']), ot, d.tax, 'tax'), (r.choice(['Total', 'Estimate total', 'Authorized total']), so + ot, d.total, 'total')]:
        rows.append(f'<tr class="{c}"><td>{nm}</td>' + ('<td></td>' if qc else '') + ''.join(f'<td class="r">{x}</td>' for x in [d.m(o), d.m(n), ('+' if n > o else '') + d.m(n - o)]) + '</tr>')
    body = head_simple(d, r.choice(['Revised estimate', 'Estimate revision 2', 'Supplement to estimate'])) + f'<p>{r.choice(["Revision approved by phone", "Revised estimate approved by e-mail", "Verbal OK"])} {d.date}, {esc(d.cust)}. {r.choice(["Revised amounts apply.", "The revised column replaces the original.", ""])}</p>' + table(cols, rows, 'm')
    d.hard = ['original-vs-revised']
    return page(d, body, f'.m th{{background:#f3f3f3}}.m td,.m th{{border:1px solid #ccc}}.m td:nth-last-child(2){{font-weight:bold;background:#fbfbe8}}.total td{{font-weight:bold;border-top:2px solid {d.accent}}}')

@lay
def y07(d):  # inspection findings with recommended prices, then authorized work
    r = d.r; body = head_simple(d, r.choice(['Inspection report', 'DVI & Estimate', 'Vehicle health report']))
    cols3 = [('#c0392b', r.choice(['Needs immediate attention', 'Urgent', 'RED - Safety'])), ('#e0a100', r.choice(['May need attention soon', 'Monitor', 'YELLOW - Soon'])), ('#2e8b57', r.choice(['OK at this time', 'Good', 'GREEN - Pass']))]
    rec = [d.flat() for _ in range(r.choice([3, 4, 6]))]; find = ''
    for ci, (c, w) in enumerate(cols3[:2]):
        find += f'<div style="background:{c};color:#fff;padding:2px 6px;margin-top:5px">{w}</div>' + table([(r.choice(['Finding', 'Item']), 'left'), (r.choice(['Tech note', 'Notes']), 'left'), (r.choice(['Recommended', 'Est. price', 'Quote']), 'right')], [[esc(x.desc), r.choice(NOTES), d.m(x.total)] for i, x in enumerate(rec) if i % 2 == ci], 'f')
    find += f'<div style="background:{cols3[2][0]};color:#fff;padding:2px 6px;margin-top:5px">{cols3[2][1]}</div><div class="s">{", ".join(r.sample(["Horn", "Wiper blades", "Belts", "Coolant level", "Battery 612 CCA", "Tires 7/32", "Exhaust", "Lights", "CV boots"], 5))}</div>'
    qc = r.random() < .5; cc = [('Authorized work' if r.random() < .5 else 'Description', 'left')] + ([('Qty', 'right'), ('Unit', 'right')] if qc else [('Type', 'left')]) + [('Amount', 'right')]
    rows = []
    for j in d.jobs(r.choice([1, 2, 3])):
        for l in j.lines: d.charge(l, qc, qc); rows.append([esc(l.desc)] + ([d.h(l.qty), d.m(l.unit)] if qc else [l.type]) + [d.m(l.total)])
    insp = Line(d.t(r.choice(['Multi-point inspection', 'Digital inspection'])), 'Service', r.choice([2995, 4500, 0]))
    rows.insert(0, [esc(insp.desc)] + (['1', d.m(insp.total)] if qc else ['Service']) + [d.m(insp.total)])
    if insp.total: insp.qty, insp.unit = 1, insp.total; it = d.charge(insp, qc, qc); d.items.insert(0, d.items.pop())
    auth = f'<h3 style="margin:10px 0 3px;color:{d.accent}">{r.choice(["Work authorized today", "Approved repairs", "On this visit"])}</h3>' + table(cc, rows, 'a') + '<div style="width:42%;margin-left:auto">' + totals_table(d, d.closing()) + '</div>'
    first = r.random() < .3
    rt = f'<div class="r s">{r.choice(["Recommended, not included", "Not authorized at this visit"])}: {d.m(sum(x.total for x in rec))}</div>' if r.random() < .6 else ''
    find = f'<h3>{r.choice(["Inspection findings", "What we found"])}</h3>' + find + rt
    body += auth + find if first else find + auth
    d.hard = ['recommended-not-charged']
    return page(d, body, '.f td{border-bottom:1px solid #eee}.f th{font-size:85%;color:#777}.a th{border-bottom:2px solid #444}.a tr:nth-child(even) td{background:#f5f7fa}.total td{font-weight:bold;border-top:1px solid}')

@lay
def y08(d):  # amount-first columns, dark bar at top with totals
    r = d.r; v, ex = d.veh(); d.docno(); rows = []; ft = r.random() < .5
    kinds = r.choice([('amt', 'unit', 'qty', 'desc'), ('amt', 'qty', 'desc', 'unit'), ('amt', 'desc', 'qty', 'unit'), ('amt', 'qty', 'unit', 'code', 'desc')])
    T = {'amt': (r.choice(['Amount', 'Total', 'Price']), 'right'), 'unit': (r.choice(['Each', 'Rate', 'Unit']), 'right'), 'qty': (r.choice(['Qty', 'Qty/Hr', 'Units']), 'right'), 'desc': (r.choice(['Description', 'For', 'Work']), 'left'), 'code': ('Code', 'left')}
    ls = []
    for j in d.jobs(r.choice([2, 3, 4, 6])): ls += [('h', j)] * (r.random() < .9 and ft) + [('l', l) for l in j.lines]
    ls += [('l', d.flat()) for _ in range(r.choice([0, 1, 2]))]
    for k, x in ls:
        if k == 'h': rows.append(full(len(kinds), f'<b>{esc(x.name)}</b>', 'jh')); continue
        d.charge(x, True, True); rows.append([{'amt': d.m(x.total), 'unit': d.m(x.unit) if x.unit else '', 'qty': d.h(x.qty), 'desc': esc(x.desc), 'code': (x.pn or x.type[:3].upper())}[c] for c in kinds])
    tr = d.closing(sums=r.random() < .5)
    dark = f'<div style="background:#1d2430;color:#fff;padding:12px 14px"><div class="fl"><div><h2>{esc(d.shop)}</h2><div>{d.phone}</div></div><div>{r.choice(["Invoice", "Estimate", "Order"])} {d.num}<br>{d.date}</div></div><div class="fl" style="margin-top:10px"><div>{esc(d.cust)}<br>{v}<br>{"<br>".join(ex)}</div><div style="width:40%">{totals_table(d, tr, rev=r.random() < .6)}</div></div></div>'
    d.hard = ['amount-first', 'totals-on-top']; d.kind = r.choice(['invoice', 'shop_estimate'])
    return page(d, dark + table([T[c] for c in kinds], rows, 'm') + f'<p class="s" style="margin-top:12px">{r.choice(NOTES)}</p>', f'.m{{margin-top:10px}}.m th{{border-bottom:1px solid #1d2430}}.m tr:nth-child(odd) td{{background:#f4f5f7}}.jh td{{border-top:6px solid #fff}}.total td{{font-weight:bold;font-size:118%;color:#ffd166}}', margin='8mm')
