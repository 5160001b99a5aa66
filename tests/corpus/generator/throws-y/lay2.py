from core import *
from lay1 import head_simple
LAYOUTS = {}
def lay(f): LAYOUTS[f.__name__] = f; return f

@lay
def y09(d):  # timeline of approvals
    r = d.r; v, ex = d.veh(); d.docno(); hh, mm = 8, r.randint(2, 40); ev = []
    def tm():
        nonlocal hh, mm
        mm += r.randint(9, 70); hh += mm // 60; mm %= 60
        return f"{(hh - 1) % 12 + 1}:{mm:02d} {'AM' if hh < 12 else 'PM'}"
    ev.append((tm(), 'Vehicle checked in', f'Odometer photo taken by {d.adv}', []))
    det = r.random() < .6; tabular = r.random() < .4
    nm = 0
    for i in range(r.choice([3, 4, 5, 6, 8])):
        if i and r.random() < .25:
            x = d.flat(90, 600); ev.append((tm(), r.choice(['Declined', 'Customer declined', 'Deferred to next visit']), f'<s>{esc(x.desc)}</s> {d.m(x.total)}', [])); continue
        j = d.job(); ls = j.lines if r.random() < .7 else [d.flat()]
        for l in ls: d.charge(l, det and l.qty is not None, det and l.unit is not None)
        ev.append((tm(), r.choice(['Approved by text', 'Approved by phone', 'Approved online', 'Approved in person']) , r.choice([f'{esc(j.name)}', f'{esc(d.cust)} said yes', '']) if ls is not None and len(ls) > 1 else '', ls))
    for f in d.fees(r.choice([0, 1])): d.charge(f); ev.append((tm(), r.choice(['Added by shop', 'Fee added']), '', [f]))
    tot = d.closing(fees='no')
    ev.append((tm(), r.choice(['Work complete', 'Ready for pickup', 'Closed']), r.choice(NOTES), []))
    h = ''
    for t, w, x, ls in ev:
        c = '#999' if 'eclin' in w or 'Defer' in w else d.accent
        inner = ''
        for l in ls:
            q = f'<span class="s">{d.h(l.qty)}{" hr" if l.type == "Labor" else ""} &times; {d.m(l.unit)}</span>' if det and l.unit else ''
            inner += f'<div class="tl"><span style="flex:1">{esc(l.desc)}</span><span style="width:120px;text-align:right">{q}</span><span style="width:90px;text-align:right">{d.m(l.total)}</span></div>'
        if len(ls) > 1 and r.random() < .5: inner += f'<div class="r s">{r.choice(["Approved amount", "This approval"])} {d.m(sum(l.total for l in ls))}</div>'
        h += f'<div class="e"><div class="t">{t}</div><div class="dot" style="border-color:{c}"></div><div class="x"><b style="color:{c}">{w}</b>' + (f'<div>{x}</div>' if x else '') + inner + '</div></div>'
    top = f'<div class="fl"><h2>{esc(d.shop)}</h2><div class="r">{r.choice(["Ticket", "Visit", "Repair order"])} {d.num}<br>{d.date}</div></div><div>{esc(d.cust)} &mdash; {v}</div><div class="s">{" | ".join(ex)}</div>'
    d.hard = ['timeline', 'declined-jobs']
    return page(d, top + f'<h3 style="margin:9px 0 4px">{r.choice(["Approval timeline", "Activity", "History of this visit"])}</h3>' + h + f'<div style="width:{r.choice([40, 50, 100])}%;margin-top:10px;border-top:2px solid {d.accent}">' + totals_table(d, tot) + '</div>',
                '.e{display:flex;break-inside:avoid}.t{width:68px;color:#777}.dot{width:10px;height:10px;border:3px solid;border-radius:9px;margin:3px 8px 0 0}.x{flex:1;border-left:1px solid #ddd;margin-left:-14px;padding:0 0 9px 20px}.tl{display:flex}.total td{font-weight:bold}')

@lay
def y10(d):  # tax per line
    r = d.r; incl = r.random() < .5; ls = []
    for j in d.jobs(r.choice([2, 3, 4, 6])): ls += j.lines
    ls += [d.flat() for _ in range(r.choice([0, 1, 2]))]
    base = sum(l.total for l in ls); ls += d.fees(r.choice([0, 1, 2]), base); d.taxrate = d.taxrate or 7
    rc = r.random() < .4; cols = [('#', 'left')] * (no := r.random() < .5) + [(r.choice(['Item', 'Description', 'Service / part']), 'left'), ('Qty', 'right'), (r.choice(['Price', 'Unit price']), 'right'), (r.choice(['Amount', 'Net', 'Ext']), 'right')] + ([('Tax %', 'right')] if rc else []) + [('Tax', 'right')] + ([(r.choice(['Line total', 'Total w/ tax', 'Gross']), 'right')] if incl else [])
    rows = []; labtax = r.random() < .5
    for i, l in enumerate(ls):
        tx = rnd(l.total * d.taxrate / 100) if (l.type == 'Part' or l.type == 'Service' or labtax and l.type == 'Labor') else 0; d.tax += tx
        d.charge(l, l.qty is not None, l.unit is not None)
        rows.append(([str(i + 1)] if no else []) + [esc(l.desc), d.h(l.qty), d.m(l.unit) if l.unit else '', d.m(l.total)] + ([f'{d.taxrate}%' if tx else '0%'] if rc else []) + [d.m(tx) if tx or r.random() < 2 else ''] + ([d.m(l.total + tx)] if incl else []))
    d.subtotal = d.isum(); d.total = d.subtotal + d.tax
    tr = [(r.choice(['Subtotal', 'Net total', 'Total before tax']), d.subtotal, 'sub'), (r.choice(['Tax', 'Total tax', 'Sales tax']), d.tax, 'tax'), (r.choice(['Total', 'Grand total', 'Total incl. tax']), d.total, 'total')]
    d.hard = ['tax-per-line']; d.kind = r.choice(['invoice', 'shop_estimate'])
    foot = '<div style="width:40%;margin-left:auto">' + totals_table(d, tr) + '</div>' if r.random() < .6 else '<div class="fl" style="border-top:2px solid;padding:6px 0">' + ''.join(f'<div><span class="s">{a}</span><br><b>{d.m(c)}</b></div>' for a, c, _ in tr) + '</div>'
    return page(d, head_simple(d, r.choice(['Tax invoice', 'Invoice', 'Estimate'])) + table(cols, rows, 'm') + foot, f'.m th{{background:{d.accent};color:#fff;font-weight:normal}}.m td{{border-bottom:1px solid #e5e5e5}}.total td{{font-weight:bold}}')

@lay
def y11(d):  # MSRP columns, hours without rates, sections parts & labor
    r = d.r; jobs = d.jobs(r.choice([2, 3, 5])); ms = r.choice(['MSRP', 'List', 'Mfr. list']); us = r.choice(['Price', 'Your cost', 'Net', 'Sell']); disc = r.random() < .4
    pf = r.random() < .5; P = []; Lb = []
    pc = [(r.choice(['Part no.', 'Part #', 'Number']), 'left'), ('Description', 'left'), ('Qty', 'center'), (ms, 'right'), (us, 'right'), (r.choice(['Extended', 'Total', 'Ext']), 'right')]
    lc = [(r.choice(['Op', 'Code']), 'left'), (r.choice(['Labor operation', 'Description']), 'left'), (r.choice(['Tech', 'Type']), 'left'), (r.choice(['Hours', 'Hrs', 'Time']), 'right'), (r.choice(['Amount', 'Labor $']), 'right')]
    tech = str(r.randint(11, 99)); chg = []
    for j in jobs:
        for l in j.parts:
            msrp = l.unit + rnd(l.unit * r.choice([0, 8, 12, 20, 33]) / 100); P.append([l.pn, esc(l.desc), d.h(l.qty), d.m(msrp), d.m(l.unit), d.m(l.total)]); chg.append((l, True, True, 0))
        for l in j.labor: Lb.append([r.choice(['', 'X']) + str(r.randint(1000, 9999)), esc(l.desc), tech if 'Tech' == lc[2][0] else r.choice(['CP', 'Mech']), d.h(l.qty), d.m(l.total)]); chg.append((l, True, False, 1))
    for l, a, b, s in sorted(chg, key=lambda x: x[3] if pf else -x[3]): d.charge(l, a, b)
    a = f'<h3>{r.choice(["Parts", "PARTS USED", "Materials"])}</h3>' + table(pc, P, 'm'); b = f'<h3>{r.choice(["Labor", "LABOR", "Operations"])}</h3>' + table(lc, Lb, 'm')
    if r.random() < .5: a += f'<div class="r">{r.choice(["Parts total", "Total parts"])} {d.m(d.isum("Part"))}</div>'; b += f'<div class="r">{r.choice(["Labor total", "Total labor"])} {d.m(d.isum("Labor"))}</div>'
    tr = d.closing(); d.kind = 'dealer_ro' if r.random() < .5 else 'shop_estimate'
    d.hard = ['msrp-column', 'hours-without-rate']
    foot = f'<div style="display:flex;gap:20px;margin-top:12px"><div style="flex:1;border:1px solid #aaa;padding:6px" class="s">{r.choice(NOTES)} {r.choice(NOTES)}<br><br>X_______________________</div><div style="flex:1">{totals_table(d, tr)}</div></div>'
    return page(d, head_simple(d, r.choice(['Service quotation', 'Customer estimate', 'Repair order'])) + (a + b if pf else b + a) + foot, f'h3{{margin:10px 0 2px;color:{d.accent};letter-spacing:1px}}.m th{{border:1px solid #999;background:#eee;font-size:90%}}.m td{{border-left:1px solid #bbb;border-right:1px solid #bbb}}.m{{border-bottom:1px solid #bbb}}.total td{{font-weight:bold;border-top:1px solid}}')

@lay
def y12(d):  # price ranges beside the quoted price
    r = d.r; body = head_simple(d, r.choice(['Quote with fair price check', 'Price guide & quote', 'Estimate']))
    style = r.choice(['cols', 'bars', 'text']); rng = lambda c: (rnd(c * r.uniform(.78, .95)) // 100 * 100, rnd(c * r.uniform(1.05, 1.4)) // 100 * 100 + 100)
    ls = [d.flat(50, 700) for _ in range(r.choice([3, 4, 6, 8]))] + [l for j in d.jobs(r.choice([0, 1])) for l in j.lines]; rows = []; h = ''
    dash = r.choice([' - ', ' \u2013 ', ' to '])
    for l in ls:
        a, b = rng(l.total); rg = f'{d.md(a)[:-3]}{dash}{d.md(b)[:-3]}'; d.charge(l)
        if style == 'cols': rows.append([esc(l.desc), rg, f'<b>{d.m(l.total)}</b>'])
        elif style == 'text': h += f'<div class="keep" style="padding:5px 0;border-bottom:1px solid #eee"><div class="fl"><b>{esc(l.desc)}</b><b>{d.m(l.total)}</b></div><div class="s">{r.choice(["Typical in your area", "Fair price range", "Others charge"])} {rg}</div></div>'
        else: h += f'<div class="keep" style="display:flex;align-items:center;margin:7px 0"><div style="width:44%">{esc(l.desc)}</div><div style="width:34%"><div style="height:6px;background:linear-gradient(90deg,#7bc47f,#ffd166,#e76f51);border-radius:4px"></div><div class="fl s"><span>{d.md(a)[:-3]}</span><span>{d.md(b)[:-3]}</span></div></div><div style="flex:1" class="r b">{d.m(l.total)}</div></div>'
    later = ''
    for _ in range(r.choice([0, 2, 3])):
        x = d.flat(); a, b = rng(x.total); later += f'<li>{esc(x.desc)}: {d.md(a)[:-3]}{dash}{d.md(b)[:-3]}</li>'
    if style == 'cols': h = table([(r.choice(['Service', 'Repair']), 'left'), (r.choice(['Fair range', 'Typical range', 'Market low - high']), 'center'), (r.choice(['Our price', 'Quoted', 'Your price']), 'right')], rows, 'm')
    if later: later = f'<p class="b" style="margin-top:8px">{r.choice(["Coming up (ranges only, not in this total)", "Next visit"])}</p><ul style="margin:2px 0">{later}</ul>'
    tt = '<div style="width:45%;margin-left:auto;margin-top:8px">' + totals_table(d, d.closing()) + '</div>'
    d.hard = ['price-ranges']
    return page(d, body + h + (later + tt if r.random() < .5 else tt + later), f'.m th{{color:{d.accent};border-bottom:1px solid {d.accent}}}.m td{{border-bottom:1px solid #eee;padding:5px}}.total td{{font-weight:bold;background:#f2f2f2}}')

@lay
def y13(d):  # invoice with payments history and loyalty
    r = d.r; rows = []; g = r.random() < .6; uc = r.random() < .6
    cols = [(r.choice(['Service', 'Description', 'Work performed']), 'left'), (r.choice(['Qty', 'Hrs/Qty']), 'right')] + ([('Unit', 'right')] if uc else []) + [('Amount', 'right')]
    for j in d.jobs(r.choice([1, 2, 4, 7])):
        if g: rows.append(full(len(cols), f'<b>{esc(j.name)}</b> <span class="s">{j.note}</span>', 'jh'))
        for l in j.lines: d.charge(l, True, uc); rows.append([esc(l.desc), d.h(l.qty)] + ([d.m(l.unit)] if uc else []) + [d.m(l.total)])
        if g and r.random() < .5: rows.append(full(len(cols), f'{r.choice(["Job subtotal", "Subtotal"])}: {d.m(j.total)}', 'js'))
    tr = d.closing(discs=r.choice([1, 2]), loyal=True, words=['Invoice total', 'Total', 'Total charges']); left = d.total; pay = []
    for i in range(r.choice([1, 2, 3])):
        a = left // 2 // 100 * 100 if i < 2 and r.random() < .7 else left
        if not a: break
        pay.append((d.date, r.choice(['Visa ****', 'MC x', 'Amex ending ', 'Debit ']) + str(r.randint(1000, 9999)) if r.random() < .7 else r.choice(['Cash', 'Check 1187', 'Zelle', 'Affirm financing', 'Deposit']), a)); left -= a
    if r.random() < .5 : tr += [(r.choice(['Payments', 'Amount paid', 'Less payments received']), -sum(p[2] for p in pay), 'pay')]
    tr += [(r.choice(['Balance due', 'Balance', 'Remaining balance']), left, 'due')]
    pt = f'<h3>{r.choice(["Payment history", "Payments", "Transactions"])}</h3>' + table([('Date', 'left'), ('Method', 'left'), ('Amount', 'right')], [[a, b, d.m(c)] for a, b, c in pay], 'p')
    loy = f'<div class="s" style="border:1px dashed #999;padding:5px;margin-top:6px">Points earned this visit: {d.total // 100} &nbsp; Points balance: {r.randint(200, 4000)}</div>'
    d.kind = 'invoice'; d.hard = ['payments', 'loyalty']
    foot = [f'<div style="flex:1">{pt}{loy}</div>', f'<div style="flex:1">{totals_table(d, tr)}</div>']
    if r.random() < .4: foot = foot[::-1]
    return page(d, head_simple(d, r.choice(['Invoice', 'Paid invoice', 'Statement'])) + table(cols, rows, 'm') + f'<div style="display:flex;gap:24px;margin-top:10px">{"".join(foot)}</div>', f'.m th{{background:#efefef;border-bottom:1px solid #aaa}}.jh td{{color:{d.accent};border-top:1px solid #ccc}}.js td{{text-align:right;font-style:italic}}.p th,.p td{{font-size:90%;border-bottom:1px solid #ddd}}.total td{{font-weight:bold;border-top:1px solid}}.due td{{font-weight:bold;background:{d.accent};color:#fff}}')

@lay
def y14(d):  # zebra cards in a grid, dark header with total
    r = d.r; v, ex = d.veh(); d.docno(); n = r.choice([2, 2, 3]); cards = ''; mode = r.choice(['flat', 'lines', 'mix'])
    for i in range(r.choice([4, 5, 6, 9, 10])):
        bg = ['#fff', '#eef2f6'][i % 2]; num = f'<span class="n">{i + 1}</span>' if r.random() < .5 else ''
        if mode == 'flat' or mode == 'mix' and r.random() < .5:
            x = d.flat(); d.charge(x); bl = ''.join(f'<div class="s">&bull; {b}</div>' for b in r.sample(['Parts & labor included', 'Lifetime warranty', '36 mo / 36k warranty', 'Road test', 'Torque to spec', 'Digital photos', 'OEM-quality parts'], r.choice([1, 2, 3])))
            cards += f'<div class="k" style="background:{bg}">{num}<b>{esc(x.desc)}</b>{bl}<div class="pr">{d.m(x.total)}</div></div>'
        else:
            j = d.job(2)
            cards += f'<div class="k" style="background:{bg}">{num}<b>{esc(j.name)}</b>'
            for l in j.lines: d.charge(l); cards += f'<div class="fl"><span>{esc(l.desc)}</span><span>{d.m(l.total)}</span></div>'
            cards += (f'<div class="r s" style="border-top:1px solid #ccc">{d.m(j.total)}</div>' if r.random() < .5 else '') + '</div>'
    tr = d.closing(); d.hard = ['cards-grid']
    inl = r.random() < .4
    tt = '<div class="fl" style="background:#111;color:#fff;padding:8px;flex-wrap:wrap">' + ''.join(f'<div style="text-align:center"><span style="font-size:80%;color:#ccc">{esc(a)}</span><br>{"<b>" if k == "total" else ""}{d.m(c)}{"</b>" if k == "total" else ""}</div>' for a, c, k in tr) + '</div>' if inl else '<div style="width:50%;margin-left:auto">' + totals_table(d, tr) + '</div>'
    top = f'<div style="background:#111;color:#fff;padding:10px 12px" class="fl"><div><h2>{esc(d.shop)}</h2>{d.phone}</div><div class="r">{r.choice(["Service summary", "Estimate", "Authorization"])} {d.num}<br>{d.date}</div></div><div style="padding:6px 2px" class="fl"><span>{esc(d.cust)}</span><span>{v}</span><span>{"&nbsp;&nbsp;".join(ex)}</span></div>'
    g = f'<div style="display:grid;grid-template-columns:repeat({n},1fr);gap:8px;margin:6px 0">{cards}</div>'
    return page(d, top + (tt + g if r.random() < .35 else g + tt), f'.k{{border:1px solid #ccd;padding:6px 8px;break-inside:avoid}}.pr{{text-align:right;font-weight:bold;color:{d.accent};font-size:115%}}.n{{background:{d.accent};color:#fff;border-radius:9px;padding:0 6px;margin-right:5px;font-size:85%}}.total td{{font-weight:bold;border-top:2px solid}}', margin='8mm')

@lay
def y15(d):  # per-job subtotal/discount/fees/taxes, then a matrix of jobs
    r = d.r; jobs = d.jobs(r.choice([2, 3, 4])); body = head_simple(d, r.choice(['Estimate', 'Work order', 'Invoice'])); d.taxrate = d.taxrate or 6; mx = []; uc = r.random() < .7
    wt = r.choice([('Subtotal', 'Discount', 'Fees', 'Tax', 'Job total'), ('Sub', 'Savings', 'Shop fee', 'Sales tax', 'Total for job'), ('Job subtotal', 'Less discount', 'Supplies', 'Taxes', 'TOTAL')])
    cols = [('Description', 'left'), ('Qty', 'right')] + ([('Price', 'right')] if uc else []) + [('Total', 'right')]
    vert = r.random() < .5; part_only = r.random() < .5
    for i, j in enumerate(jobs):
        rows = []
        for l in j.lines: d.charge(l, True, uc); rows.append([esc(l.desc), d.h(l.qty)] + ([d.m(l.unit)] if uc else []) + [d.m(l.total)])
        fee = rnd(j.total * .04) if r.random() < .7 else 0; dc = rnd(j.total * r.choice([.05, .1])) if r.random() < .4 else 0
        tx = rnd((sum(l.total for l in j.parts) if part_only else j.total + fee - dc) * d.taxrate / 100)
        if fee: d.charge(Line(wt[2], 'Fee', fee))
        if dc: d.disc.append(dc)
        d.tax += tx; jt = j.total + fee - dc + tx
        mini = [(wt[0], j.total)] + ([(wt[1], -dc)] if dc else []) + ([(wt[2], fee)] if fee else []) + [(wt[3], tx), (wt[4], jt)]
        if vert: tail = ''.join(f'<tr><td colspan="{len(cols) - 1}" class="r s">{a}</td><td class="r {"b" if a == wt[4] else ""}">{d.m(c)}</td></tr>' for a, c in mini); rows.append(tail); ft = ''
        else: ft = '<div class="mini">' + ''.join(f'<span>{a} <b>{d.m(c)}</b></span>' for a, c in mini) + '</div>'
        body += f'<div class="keep"><h3>{r.choice(["Job", "Job"]) + f" {i + 1}: " if r.random() < 2 else ""}{esc(j.name)}</h3>' + table(cols, rows, 'm') + ft + '</div>'
        mx.append((j, dc, fee, tx, jt))
    d.total = sum(x[4] for x in mx)
    if r.random() < .6:
        z = lambda c: d.m(c)
        m = [[esc(j.name), z(sum(l.total for l in j.parts)), z(sum(l.total for l in j.labor)), z(fee), z(-dc) if dc else z(0), z(tx), f'<b>{z(jt)}</b>'] for j, dc, fee, tx, jt in mx]
        m.append(f'<tr class="b"><td>{r.choice(["Total", "All jobs"])}</td>' + ''.join(f'<td class="r">{z(x)}</td>' for x in [d.isum('Part'), d.isum('Labor'), sum(a[2] for a in mx), -sum(a[1] for a in mx), d.tax, d.total]) + '</tr>')
        body += f'<h3>{r.choice(["Summary of jobs", "Recap"])}</h3>' + table([('Job', 'left')] + [(w, 'right') for w in ('Parts', 'Labor', 'Fees', 'Discount', 'Tax', 'Total')], m, 'm')
    body += f'<div class="r" style="font-size:130%;margin-top:8px"><b>{r.choice(["Grand total", "Total", "Amount due"])}: {d.m(d.total)}</b></div>'
    d.hard = ['per-job-totals']
    return page(d, body, f'h3{{background:{d.accent};color:#fff;padding:2px 6px;margin-top:9px}}.m th{{font-size:88%;color:#666;border-bottom:1px solid #ccc}}.mini{{display:flex;justify-content:flex-end;gap:16px;background:#f4f4f4;padding:3px 6px;font-size:90%}}')

@lay
def y16(d):  # two tables beside each other
    r = d.r; jobs = d.jobs(r.choice([2, 3, 4, 6])); v, ex = d.veh(); d.docno(); uc = r.random() < .4; hq = r.random() < .8
    P = [l for j in jobs for l in j.parts]; Lb = [l for j in jobs for l in j.labor] + [d.flat(40, 160) for _ in range(r.choice([0, 1]))]
    a = table([('Qty', 'left'), (r.choice(['Part', 'Parts', 'Material']), 'left')] + ([('Each', 'right')] if uc else []) + [(r.choice(['Price', 'Amount', 'Ext']), 'right')], [[d.h(l.qty), esc(l.desc)] + ([d.m(l.unit)] if uc else []) + [d.m(l.total)] for l in P], 'm')
    b = table([(r.choice(['Labor', 'Service', 'Labor operation']), 'left')] + ([('Hrs', 'right')] if hq else []) + [('Amount', 'right')], [[esc(l.desc)] + ([d.h(l.qty)] if hq else []) + [d.m(l.total)] for l in Lb], 'm')
    pf = r.random() < .5
    for l in (P + Lb if pf else Lb + P):
        if l.type == 'Part': d.charge(l, True, uc)
        else: d.charge(l, hq and l.qty is not None)
    tr = d.closing(); w = r.choice(['50', '56', '46'])
    mid = [f'<div style="width:{w}%">{a}</div>', f'<div style="flex:1">{b}</div>']
    bar = '<div class="tb">' + ''.join(f'<div class="{k}"><div class="s">{esc(x)}</div>{d.m(c)}</div>' for x, c, k in tr) + '</div>'
    top = f'<div style="text-align:{r.choice(["left", "center"])}"><h1 style="color:{d.accent}">{esc(d.shop)}</h1><div class="s">{d.addr} {d.city} {d.phone}</div></div><div class="fl" style="border-top:1px solid;border-bottom:1px solid;margin:6px 0;padding:4px 0"><span>{esc(d.cust)}</span><span>{v}</span><span>{" ".join(ex)}</span><span>{r.choice(["Est", "No.", "Invoice"])} {d.num}</span><span>{d.date}</span></div>'
    d.hard = ['side-by-side', 'totals-bar']
    return page(d, top + (bar if (tp := r.random() < .6) else '') + f'<div style="display:flex;gap:16px;margin:8px 0">{"".join(mid if pf else mid[::-1])}</div>' + ('' if tp else bar), f'.m th{{border-bottom:2px solid {d.accent}}}.m td{{border-bottom:1px solid #eee}}.tb{{display:flex;flex-wrap:wrap;gap:4px 22px;background:#f0f3f7;padding:8px}}.tb .total{{font-weight:bold;font-size:120%;margin-left:auto}}', size=r.choice(['Letter', 'Letter landscape']), margin='10mm')
