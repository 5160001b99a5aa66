from core import *
from body1 import lines, take, rates, BSHOPS, INS

def L15(d):  # supplement of record: S01 rows, deletions negative
    d.place(BSHOPS, upper=d.i == 1); r = d.r; d.kind = 'insurance'; rows = lines(d, d.p4([8, 14, 11, 18])); br, pr, sr, mr = rates(d)
    for x in rows: x['s'] = '' if 'sec' in x else d.ch(['E01', 'E01', 'S01', 'S02' if d.i > 1 else 'S01'])
    pt, ot, lh, ph = take(d, rows, qty=d.i != 2); b = ''; dele = 0; n = 1; sup = 0
    for x in rows:
        if 'sec' in x:
            b += '<tr class=sec><td>%d</td><td colspan=8>%s</td></tr>' % (n, E(x['sec'])); n += 1; continue
        b += tr(n, x['s'] if x['s'] != 'E01' or d.i % 2 else '', x['op'], E(x['name']), x.get('no', ''), (x.get('qty', 1) if x['price'] and d.i != 2 else '', 'r'), (m(x['price']) if x['price'] else '', 'r'), (h1(x['lab']) if x['lab'] else '', 'r'), (h1(x['pnt']) if x['pnt'] else '', 'r')); n += 1
        if x['s'] != 'E01': sup += x['price'] or 0
        if x['price'] and not x.get('misc') and x['s'] == 'E01' and dele < 2 and d.yes(.5):
            d.off(x['price']); dele += 1; pt -= x['price']; sup -= x['price']
            b += tr(n, 'S01', d.p4(['&lt;&gt;', 'Del', 'Delete', '&lt;D&gt;']), E(d.up('Delete ') + x['name']), x.get('no', ''), (-x.get('qty', 1) if d.i != 2 else '', 'r'), (m(-x['price']), 'r'), '', ''); n += 1
    t = [(d.up('Parts'), '', pt)]
    for nm, ty, h, rt in ((d.up(d.ch(['Body Labor', 'Labor, body'])), 'Labor', lh, br), (d.up(d.ch(['Refinish Labor', 'Labor, paint'])), 'Labor', ph, pr), (d.up(d.ch(['Paint Supplies', 'Refinish materials'])), 'Part', ph, sr)):
        v = h * rt // 10; show = d.i != 3; d.item(nm, ty, v, *((h / 10, rt) if show else (None, None))); t.append((nm, '%s hrs @ %s' % (h1(h), m(rt, True, '$')) if show else '', v))
    t.append((d.up('Misc. and sublet'), '', ot)); d.subtotal = d.net(); d.tax = pct(pt, d.txr)
    t += [(d.up('Subtotal'), '', d.subtotal), (d.up('Tax'), '%.2f%% on parts' % (d.txr / 1000), d.tax), (d.p4(['Total cost of repairs', 'TOTAL', 'Supplement grand total', 'Net repair total']), '', d.total)]
    base = d.total - d.total // 7
    cum = '<table class=t>%s</table>' % ''.join(tr(a, '', (m(v), 'r')) for a, v in (('Estimate E01', base), ('Supplement S01', d.total - base), (d.up('Job total'), d.total)))
    T = '<table class=t>%s</table>' % ''.join(tr(a, (x, 'r'), (m(v), 'r')) for a, x, v in t)
    hd = '<table class=h><tr><td><b>%s</b><br>%s<br>%s</td><td>%s<br>RO/Workfile: %s<br>%s</td><td>%d %s %s<br>VIN %s<br>Odometer %s</td></tr></table>' % (E(d.shop), d.addr, d.city, d.p4(['Supplement of Record 1', 'SUPPLEMENT 1 WITH SUMMARY', 'Supplement of Record 2', 'Supplement Request']), d.no, d.date, d.yr, d.mk, d.md, d.vin, d.mil)
    body = '<table class=g><thead>' + tr('Line', 'Sup', 'Oper', 'Description', 'Part Number', ('Qty', 'r'), ('Price', 'r'), ('Labor', 'r'), ('Paint', 'r'), tag='th') + '</thead>' + b + '</table>'
    f = d.p4([T + '<h4>Cumulative effects of supplement(s)</h4>' + cum, '<h4>TOTALS</h4>' + T, T, '<h4>Summary</h4>' + cum + '<br>' + T])
    (d.chromium if d.i % 2 else d.weasy)(hd + body + f, 'body{font:%s}.g,.h{width:100%%}.g td{padding:1px 3px}.h td{border:1px solid #555;padding:4px}.sec td{background:%s;font-weight:bold}th{text-align:left;background:#eee}.r{text-align:right}.t{width:62%%;margin-top:8px}' % (d.p4(['9px DejaVu Sans', '9.5px Arial', '9px DejaVu Serif', '8.5px "DejaVu Sans Condensed"']), d.p4(['#fff', '#ddd', '#e8eef8', '#fff'])))

def L16(d):  # hail / PDR matrix through LaTeX
    d.place(['Dent Wizards of Plano', 'Hail Pros PDR', 'Rocky Mtn Dent Repair', 'Silverline Paintless Dent Co.'], upper=False, vin=d.i != 2); r = d.r; d.kind = 'insurance'
    P = r.sample(['Hood', 'Roof', 'Decklid', 'LF Fender', 'RF Fender', 'LF Door', 'RF Door', 'LR Door', 'RR Door', 'L Quarter', 'R Quarter', 'L Roof Rail', 'R Roof Rail', 'Liftgate', 'Cowl', 'Tailgate'], d.p4([8, 5, 11, 6]))
    esc = lambda t: t.replace('&', r'\&').replace('%', r'\%').replace('#', r'\#').replace('$', r'\$').replace('_', r'\_')
    B = []; pdr = 0
    for p in P:
        c = r.randint(3, 140); sz = d.ch(['Dime', 'Nickel', 'Quarter', 'Half dollar']); v = c * r.randint(4, 13) * 100 + 4500; pdr += v; full = p + d.p4(['', ' PDR', '', ' - paintless repair'])
        d.item(full, 'Labor', v); B.append([esc(full), str(c), sz, d.ch(['Light', 'Medium', 'Heavy']), m(v)])
        if p in ('Hood', 'Roof', 'Liftgate') and d.yes(.6):
            a = pct(v, 25000); nm = p + ' ' + d.ch(['aluminum add 25%', 'aluminum upcharge', 'high strength steel']); d.item(nm, 'Fee', a); B.append([esc(nm), '', '', '', m(a)])
        if d.yes(.3): ov = r.randint(1, 4); nm = d.ch(['Oversize dents', 'Oversized dent charge']) + ' ' + p; d.item(nm, 'Labor', ov * 4500, ov, 4500); B.append([esc(nm), str(ov) , '@ 45.00', '', m(ov * 4500)])
    R = []; rr = d.ch([6000, 6500, 7000]); it = 0
    for nm in r.sample(['R\\&I headliner', 'R\\&I hood insulator', 'R\\&I tail lamps', 'R\\&I belt moulding', 'R\\&I sunroof assembly', 'R\\&I door trim panel', 'R\\&I roof rack'], d.p4([3, 2, 4, 1])):
        h = r.randint(3, 45); d.item(nm.replace('\\', ''), 'Labor', h * rr // 10, h / 10, rr); it += h * rr // 10; R.append([nm, h1(h), m(rr), m(h * rr // 10)])
    Q = []; pp = 0
    for nm in r.sample(['Roof drip moulding L', 'Roof drip moulding R', 'Hood insulator clips', 'Belt moulding RF', 'Cowl screen', 'Third brake lamp gasket', 'Windshield upper reveal'], d.p4([2, 3, 1, 2])):
        u = d.cents(12, 160); q = r.choice([1, 1, 2]); d.item(nm, 'Part', u * q, q, u); pp += u * q; Q.append([nm, str(q), m(u), m(u * q)])
    disc = 0
    if d.i in (0, 3): disc = d.off(pct(pdr, 10000))
    if d.i != 2: d.subtotal = d.net()
    d.tax = pct(pp, d.txr); tl = [('PDR matrix total', pdr)] if d.i == 1 else []
    if disc: tl.append((d.ch(['Insurer agreement discount 10\\%', 'Less 10\\% program discount']), -disc))
    if d.subtotal: tl.append(('Subtotal', d.subtotal))
    tl += [('Sales tax (parts)', d.tax), (d.p4(['Total', 'Estimate total', 'Claim total', 'TOTAL DUE']), d.total)]
    rule = d.p4([('\\hline\\hline', '\\hline', '\\hline'), ('\\hline', '\\hline', '\\hline'), ('', '', ''), ('\\hline\\hline', '\\hline', '\\hline')])
    def tab(spec, hd, rows): return '\\noindent\\begin{tabular}{%s}%s\n%s \\\\ %s\n%s\n%s\\end{tabular}\\par\\medskip\n' % (spec, rule[0], ' & '.join(hd), rule[1], '\n'.join(' & '.join(x) + ' \\\\' for x in rows), rule[2])
    v = '|' if d.i == 1 else ''
    s = '\\documentclass[%spt]{article}\\usepackage[letterpaper,margin=18mm]{geometry}\\usepackage[T1]{fontenc}\\usepackage{lmodern}%s\\pagestyle{empty}\\input{glyphtounicode}\\pdfgentounicode=1\\begin{document}\n' % (d.p4([10, 11, 10, 12]), d.p4(['', '\\renewcommand{\\familydefault}{\\sfdefault}', '\\renewcommand{\\familydefault}{\\ttdefault}', '']))
    s += '{\\Large\\textbf{%s}}\\\\%s, %s\\\\ %s\\hfill %s %s\\\\ Owner %s, %s %s %s%s, mileage %s. Insurer: %s\\par\\bigskip\n' % (esc(d.shop), d.addr, d.city, d.tel, d.p4(['Hail estimate', 'Appraisal', 'PDR invoice', 'Estimate']), esc(d.no), d.cust, d.yr, d.mk, esc(d.md), ', VIN ' + d.vin if 'vin' in d.vehicle else '', d.mil, d.ch(INS))
    s += tab(v.join(['', 'l', 'r', 'l', 'l', 'r', '']), ['Panel', 'Dents', 'Size', 'Depth', 'Amount'], B) + tab(v.join(['', 'l', 'r', 'r', 'r', '']), ['Remove / install', 'Hrs', 'Rate', 'Amount'], R) + tab(v.join(['', 'l', 'r', 'r', 'r', '']), [d.p4(['Parts', 'Parts required', 'New parts', 'Replace']), 'Qty', 'Each', 'Amount'], Q)
    s += '\\hfill\\begin{tabular}{lr}' + ' \\\\ '.join('%s & %s%s' % (a, '\\$' if d.i == 3 else '', m(x)) for a, x in tl).replace('\\$-', '-\\$') + '\\end{tabular}\n\\end{document}\n'
    d.latex(s)

def L17(d):  # appraisal, two-line rows, betterment, tow and storage
    d.place([x + ' Appraisal' for x in ('Lone Star Independent', 'Hartwell', 'Tidewater Claims')] + ['Crestline Appraisers Inc.'], upper=False); r = d.r; d.kind = 'insurance'; rows = lines(d, d.p4([9, 6, 15, 11]), 'word'); br, pr, sr, mr = rates(d)
    pt, ot, lh, ph = take(d, rows, qty=False); b = ''; n = 1; bet = []
    for x in rows:
        if 'sec' in x: b += '<div class=sec>%s</div>' % E(x['sec'].title() if d.i != 2 else x['sec']); continue
        det = [x['op'] or 'Refinish']
        if x.get('no'): det.append('P/N ' + x['no'])
        if x['lab']: det.append('%s hrs body' % h1(x['lab']))
        if x['pnt']: det.append('%s hrs paint' % h1(x['pnt']))
        b += '<div class=ln><div class=a>%d</div><div class=b>%s%s<div class=d>%s</div></div><div class=p>%s</div></div>' % (n, E(x['name']), '', ' &middot; '.join(det), m(x['price']) if x['price'] else d.p4(['', 'incl', '', '0.00']) if not x['lab'] and not x['pnt'] else ''); n += 1
        if any(w in x['name'] for w in ('Tire', 'Strut', 'Battery')) and x['price'] or (x['price'] and not bet and not x.get('misc') and n > 5 and d.i != 1):
            v = d.off(x['price'] // 4); bet.append(v)
            b += '<div class=ln><div class=a>%d</div><div class=b>%s<div class=d>wear 25%%</div></div><div class=p>%s</div></div>' % (n, d.ch(['Betterment', 'Less betterment', 'Depreciation']) + ' - ' + E(x['name']), m(-v)); n += 1
    t = [('Parts', pt)] + ([('Betterment', -sum(bet))] if bet else []) + [('Other', ot)]
    tt = []
    for nm, ty, h, rt in (('Body labor', 'Labor', lh, br), ('Paint labor', 'Labor', ph, pr), ('Paint supplies', 'Part', ph, sr)):
        v = h * rt // 10; nm = d.p4([nm, nm.title(), nm, nm.upper()]); d.item(nm, ty, v, h / 10, rt); tt.append((nm, h1(h) + ' @ ' + m(rt), v))
    if d.i != 0: v = d.cents(95, 320); nm = d.ch(['Towing', 'Tow to shop', 'Tow charge']); d.item(nm, 'Service', v); tt.append((nm, '', v))
    if d.i in (2, 3): q = r.randint(2, 9); d.item('Storage', 'Fee', q * 4500, q, 4500); tt.append(('Storage', '%d days @ 45.00' % q, q * 4500))
    t1, t2 = pct(pt, d.txr), pct(ph * sr // 10, d.txr) if d.i % 2 else 0; d.tax = t1 + t2; d.taxes = [t1, t2]
    T = ''.join(tr(a, '', (m(v), 'r')) for a, v in t) + ''.join(tr(a, x, (m(v), 'r')) for a, x, v in tt)
    if d.i != 2: d.subtotal = d.net(); T += tr('Net before tax', '', (m(d.subtotal), 'r'))
    T += tr('Tax on parts', '%.3f%%' % (d.txr / 1000), (m(t1), 'r')) + (tr('Tax on paint supplies', '', (m(t2), 'r')) if t2 else '') + tr('<b>%s</b>' % d.p4(['Total appraisal', 'Gross repair cost', 'Appraised total', 'TOTAL']), '', ('<b>%s</b>' % m(d.total, True, '$'), 'r'))
    if d.i in (0, 3): T += tr('Less deductible', '', ('-500.00', 'r')) + tr('Net claim', '', (m(d.total - 50000), 'r'))
    hd = '<h2>%s</h2><div class=i>File %s &nbsp; Loss date %s<br>Insured %s, %s &nbsp; Carrier %s<br>%s %s %s, VIN %s, %s mi</div>' % (E(d.shop), d.no, d.date, d.cust, d.ccity, d.ch(INS), d.yr, d.mk, d.md, d.vin, d.mil)
    d.chromium(hd + '<div class=%s>%s</div><table class=t>%s</table>' % ('cols' if d.i == 2 else 'one', b, T), 'body{font:%s}.cols{columns:2;column-gap:26px}.ln{display:flex;border-bottom:1px dotted #aaa;padding:2px 0;break-inside:avoid}.a{width:24px;color:#666}.b{flex:1}.p{width:80px;text-align:right}.d{font-size:85%%;color:#555}.sec{font-weight:bold;margin-top:6px;%s}.t{margin:12px 0 0 %s;break-inside:avoid}.t td{padding:1px 10px 1px 0}' % (d.p4(['10px Arial', '11px "DejaVu Serif"', '9.5px Arial', '10.5px "Courier New",monospace']), d.p4(['background:#eee', 'border-bottom:2px solid #000', '', 'text-decoration:underline']), d.p4(['auto', '0', 'auto', '0'])), size='Letter landscape' if d.i == 2 else 'Letter')
