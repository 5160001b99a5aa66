from core import *

def L22(d):  # quick lube, drawn in two halves: checklist + charges
    from reportlab.pdfgen import canvas
    import io
    d.place(['Lube Stop Express', 'Quick Bay Oil Change #118', 'Jolly Lube', 'Pennant 10 Minute Oil'], upper=d.i in (1, 3), vin=d.i == 2); r = d.r; d.kind = 'invoice'; d.gen = 'reportlab'
    b = io.BytesIO(); W, H = d.p4([(612, 792), (420, 700), (612, 500), (420, 620)]); c = canvas.Canvas(b, (W, H)); F, B = d.p4([('Helvetica', 'Helvetica-Bold'), ('Courier', 'Courier-Bold'), ('Times-Roman', 'Times-Bold'), ('Helvetica', 'Helvetica-Bold')]); S = d.p4([9, 8.5, 10, 8.5])
    def tx(x, y, t, right=False, f=None): c.setFont(f or F, S); (c.drawRightString if right else c.drawString)(x, y, t)
    c.setFont(B, 15); c.drawString(28, H - 36, d.shop); y = H - 50
    for t in (d.addr + ', ' + d.city, d.tel, '%s %s    %s' % (d.p4(['Invoice', 'Ticket', 'Invoice No.', 'INV']), d.no, d.date), '%d %s %s   Mileage %s' % (d.yr, d.mk, d.md, d.mil)) + (('VIN ' + d.vin,) if 'vin' in d.vehicle else ()): tx(28, y, t); y -= S + 2
    side = d.i in (0, 2); x0, x1 = (300, W - 28) if side else (28, W - 28); y -= 10; ytop = y
    chk = ['Motor oil - drained', 'Oil filter - replaced', 'Chassis - lubed', 'Trans fluid - OK', 'Brake fluid - OK', 'Washer fluid - filled', 'Battery - OK', 'Tire pressure 35/35', 'Wipers - CHECK', 'Air filter - OK', 'Belts - OK', 'Lights - OK', 'Differential - N/A']
    if side:
        tx(28, y, d.up('Service checklist'), f=B); yy = y - S - 3
        for t in r.sample(chk, 11): tx(28, yy, '[x] ' + d.up(t)); yy -= S + 3
    def ln(nm, amt, bold=False, q=''):
        nonlocal y
        if q: tx(x0, y, q)
        tx(x0 + (22 if qty else 0), y, nm, f=B if bold else None)
        if amt is not None: tx(x1, y, amt, True, B if bold else None)
        y -= S + 3.4
    qty = d.i in (1, 2); base = d.up(d.ch(LUBE)); v = d.ch([4999, 6499, 7999, 8999, 10499, 11999]); q0 = 1 if qty else None
    d.item(base, 'Service', v, q0, None); ln(base, m(v), True, '1' if qty else '')
    for t in r.sample(['Up to 5 quarts 5W-20', 'Filter PH3614 incl.', 'Lube chassis', 'Top off fluids', 'Check tire pressure', '15 point inspection'], r.randint(2, 4)): ln('   ' + d.up(t), d.ch([None, '0.00', 'N/C']) if d.i > 1 else None)
    for nm, ty, a, z in r.sample(LUBE_EXTRA, d.p4([3, 5, 2, 8])):
        u = r.randint(a, z); q = r.choice([1, 1, 2]) if qty and ty == 'Part' else 1; nm = d.up(nm); d.item(nm, ty, q * u, q if qty else None, None); ln(nm, m(q * u), False, str(q) if qty else '')
    if d.i != 2: nm = d.up(d.ch(HAZ)); v = d.cents(2, 5); d.item(nm, 'Fee', v); ln(nm, m(v))
    cp = d.i != 3
    if cp and d.i != 0: v = d.off(d.ch([500, 1000, 1500, 700])); ln(d.up(d.ch(['Coupon', 'Early bird coupon', 'Fleet disc.'])), m(-v))
    c.line(x0, y + S, x1, y + S); y -= 4
    if d.i == 0: g = d.sum(); v = d.off(1500); ln('Gross', m(g)); ln('Coupon OIL15', '(15.00)')
    d.subtotal = d.net(); d.tax = pct(d.subtotal, d.txr); ln(d.up(d.p4(['Net sales', 'Subtotal', 'Taxable', 'Sub total'])), m(d.subtotal)); ln(d.up('Tax'), m(d.tax)); ln(d.up(d.p4(['Total', 'Total due', 'Amount charged', 'Total'])), m(d.total, True, '$'), True)
    ln(d.up(d.ch(['Visa xxxx4410', 'Cash tendered', 'Debit xxxx0981'])), m(d.total)); ln(d.up('Next service %d miles' % (d.mi + 5000)), None)
    assert y > 10, (d.layout, d.letter, y)
    c.showPage(); c.save(); d.finish(b.getvalue())

def L23(d):  # auto glass
    d.place(['ClearPath Auto Glass', 'Sentry Windshield', 'Glass Doctor of Provo', 'Northern Lites Glass LLC'], upper=d.i in (0, 2), miles=False, vin=d.i != 3); r = d.r; d.kind = d.p4(['invoice', 'shop_estimate', 'insurance', 'invoice']); b = ''
    hr = d.ch([5000, 6500, 4800, 7200]); gl = 0; disc = d.i in (0, 2)
    def ln(no, nm, q, li, dc, u, t): return tr(no, E(nm), (q, 'r'), *([(li, 'r'), (dc, 'r')] if disc else []), (u, 'r'), (m(t), 'r')) if d.i != 1 else tr((q, 'c'), '%s<br><small>%s</small>' % (E(nm), no), (u, 'r'), (m(t), 'r'))
    for no, nm, a, z in r.sample(GLASS, d.p4([1, 2, 1, 3])):
        li = r.randint(a, z); dc = d.ch([10, 20, 35, 40]); u = li - pct(li, dc * 1000) if disc else li; nm = d.up(nm); gl += u; d.item(nm, 'Part', u, 1, u); b += ln(no, nm, 1, m(li), '%d%%' % dc, m(u), u)
        h = r.randint(10, 45); ln2 = d.up(d.ch(['Labor', 'Installation labor', 'Install labor', 'R&R labor'])); v = h * hr // 10; d.item(ln2, 'Labor', v, h / 10, hr); b += ln('LABOR' if d.i != 1 else '', ln2, h1(h), m(hr), '', m(hr), v)
    for no, nm, ty, a, z in r.sample(GLASS_X, d.p4([4, 2, 6, 5])):
        q = 2 if ty == 'Part' and d.yes(.25) else 1; u = r.randint(a, z); nm = d.up(nm); d.item(nm, ty, q * u, q, u); gl += q * u if ty == 'Part' else 0; b += ln(no, nm, q, m(u), '', m(u), q * u)
    if d.yes(.4): b += ln('', d.up('Lifetime leak warranty'), 1, '', '', '0.00', 0)
    rows = []
    if d.i in (1, 3): v = d.off(d.ch([2000, 2500, 5000])); rows.append((d.ch(['Cash price discount', 'Online booking credit', 'AAA member savings']), -v))
    d.subtotal = d.net(); d.tax = pct(gl, d.txr); rows += [('Subtotal', d.subtotal), ('Tax', d.tax), (d.p4(['Total', 'Quote total', 'Invoice total', 'Your price']), d.total)]
    if d.i == 2: rows += [('Less deductible', -10000), ('Bill to insurer', d.total - 10000)]
    hs = [d.up(d.p4(['NAGS #', '', 'Part', 'Item'])), d.up('Description'), (d.up('Qty'), 'r'), *([('List', 'r'), ('Disc', 'r')] if disc else []), (d.up('Price'), 'r'), (d.up('Total'), 'r')] if d.i != 1 else [('Qty', 'c'), 'Item', ('Price', 'r'), ('Total', 'r')]
    info = '<div class=i><div><b>%s</b><br>%s<br>%s<br>%s</div><div>%s %s<br>%s<br>%s</div><div>%d %s %s<br>%s</div></div>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Work order', 'Quote #', 'INVOICE', 'Order']), d.no, d.date, d.cust, d.yr, d.mk, d.md, 'VIN ' + d.vin if 'vin' in d.vehicle else '')
    T = '<table class=t>' + ''.join(tr(d.up(a), (m(v, True, d.p4(['', '$', '', '$'])), 'r')) for a, v in rows) + '</table>'
    body = '<table class=g>' + tr(*hs, tag='th') + b + '</table>'
    d.chromium((info + body + T) if d.i != 3 else (body + T + info), 'body{font:%s}.i{display:%s;gap:30px;margin:8px 0}.i div{flex:1}.g{width:100%%}td,th{padding:4px;text-align:left;border-bottom:%s}.r{text-align:right!important}.c{text-align:center!important}.t{width:%s;margin-left:auto;margin-top:10px}.t tr:last-child{font-weight:bold}' % (d.p4(['11px Arial', '13px Arial', '10px "DejaVu Sans Mono"', '12px "DejaVu Serif"']), d.p4(['flex', 'block', 'flex', 'flex']), d.p4(['1px solid #ccc', '1px solid #eee', '0', '1px dashed #999']), d.p4(['220px', '100%', '260px', '300px'])))

def L24(d):  # chain store: parts and labor columns per article, service groups
    d.place(['Firebrand Complete Auto Care 0221', 'Midway Muffler & Brake', 'Peppard Boys Service Center', 'Goodwin Tire & Service'], upper=d.i != 1); r = d.r; d.kind = 'invoice'; jobs = d.jobs(d.p4([3, 2, 5, 4]), minparts=1); b = ''; P = Lb = 0
    art = lambda: '%07d' % r.randint(700000, 7999999)
    for k, j in enumerate(jobs):
        gt = 0; b += '<tr class=g><td colspan=6>%s</td></tr>' % E('%s' % d.p4(['PACKAGE: ', 'Service: ', '%d. ' % (k + 1), '* ']) + d.up(j['name']))
        lname = d.up(d.ch(['Labor', 'Install', 'Shop labor', 'Perform service'])) if d.i % 2 == 0 else d.up('Labor - ' + j['name'].split(' ')[0] + ' service')
        L = [(p['name'], 'Part', p['qty'], p['unit'], p['ext']) for p in j['parts']]; lr = (lname, 'Labor', None, None, j['lab']); L = [lr] + L if d.i == 3 else L + [lr]
        for nm, ty, q, u, t in L:
            d.item(nm, ty, t, q, u); gt += t; P += t if ty == 'Part' else 0; Lb += t if ty == 'Labor' else 0
            b += tr(art(), E(nm), (q or '', 'c'), (m(u) if u else '', 'r'), (m(t) if ty == 'Part' else '', 'r'), (m(t) if ty == 'Labor' else '', 'r'))
        if d.i in (0, 1):
            if d.i == 0 and d.yes(.5): v = d.off(d.ch([1000, 2000, 2500])); b += tr('', d.ch(['PKG DISCOUNT', 'PROMO']), '', '', (m(-v), 'r'), ''); gt -= v; P -= v
            b += tr('', '<i>%s</i>' % d.up('Service total'), '', '', '', (m(gt), 'r'))
    for nm in r.sample(SUPPLY, 1) + r.sample(HAZ, d.i % 3): v = d.cents(3, 40); nm = d.up(nm); d.item(nm, 'Fee', v); Lb += v; b += tr(art(), nm, '', '', '', (m(v), 'r'))
    b += tr('', '<b>%s</b>' % d.up('Totals'), '', '', (m(P), 'r'), (m(Lb), 'r'), cls='tt'); rows = []
    if d.i == 3: v = d.off(pct(d.sum(), 10000)); rows.append(('Credit card holder 10% off', -v))
    d.subtotal = d.net(); d.tax = pct(P if d.i != 1 else d.subtotal, d.txr); rows += [('Subtotal', d.subtotal), ('Tax %.2f%%' % (d.txr / 1000), d.tax), ('Total', d.total)]
    hd = '<div class=n>%s</div><div>%s %s %s</div><table class=v><tr><td>%s<br>%s<br>%s</td><td>%s %s<br>%s %s %s<br>VIN %s<br>%s %s</td><td>%s<br>Adv: %s</td></tr></table>' % (E(d.shop), d.addr, d.city, d.tel, d.cust, d.caddr, d.ccity, d.p4(['INVOICE', 'Estimate', 'ESTIMATE NO', 'INVOICE']), d.no, d.yr, d.mk, d.md, d.vin, d.p4(['MILEAGE', 'Odo', 'MILES', 'ODOMETER']), d.mil, d.date, d.adv)
    d.weasy(hd + '<table class=m>' + tr('Article', d.up('Description'), (d.up('Qty'), 'c'), (d.up('Unit'), 'r'), (d.up('Parts'), 'r'), (d.up('Labor'), 'r'), tag='th') + b + '</table><table class=t>' + ''.join(tr(d.up(a), (m(v), 'r')) for a, v in rows) + '</table>', 'body{font:%s}.n{font-size:18px;font-weight:bold}.v,.m{width:100%%;margin-top:8px}.v td{border:1px solid #777;padding:4px}.m td,.m th{padding:2px 4px;%s}th{text-align:left;border-bottom:2px solid #000!important}.r{text-align:right}.c{text-align:center}.g td{background:%s;font-weight:bold}.tt td{border-top:1px solid #000}.t{margin:10px 0 0 auto;width:200px}' % (d.p4(['9.5px DejaVu Sans Mono', '10px DejaVu Serif', '9.5px Nimbus Sans,sans-serif', '9.5px DejaVu Sans Condensed']), d.p4(['', 'border-bottom:1px solid #eee', 'border-left:1px solid #aaa', '']), d.p4(['#fff', '#f1e9d2', '#dde', '#fff'])))
