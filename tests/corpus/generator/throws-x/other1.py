from core import *
from dealer1 import vtype
SHOPS = ['Halfmoon Auto Repair', 'Ortega & Daughters Garage', 'Wrench Theory Mobile', 'Sunnyside Imports', 'Buckeye Brake & Axle', 'Pinecrest Automotive LLC', 'Dockside Car Care', 'Old Town Motor Works', 'Frontier Transmission', 'Elm Street Auto Clinic']

def L25(d):  # accounting-program invoice: product/service column, wrapped prose descriptions
    d.place(SHOPS, upper=False, vin=d.i == 0, miles=d.i in (0, 3)); r = d.r; d.kind = 'invoice'; jobs = d.jobs(d.p4([2, 3, 4, 1])); b = ''
    cat = d.i in (0, 2); tx = 0
    for j in jobs:
        rows = [(j['name'], vtype(j), j['ht'] / 10, d.rate, j['lab'], j['corr'].capitalize())] + [(p['name'], 'Part', p['qty'], p['unit'], p['ext'], '') for p in j['parts']]
        for nm, ty, q, u, t, note in rows:
            d.item(nm, ty, t, q, u); tx += t if ty == 'Part' else 0
            b += tr(*([d.date] if d.i == 1 else []), *([{'Part': 'Parts', 'Labor': 'Shop hours', 'Service': 'Diagnostics'}[ty]] if cat else []), '<span class=nm>%s</span>%s' % (E(nm), '<br><small>%s</small>' % E(note) if note and d.i != 1 else ''), ('%g' % q, 'r'), (m(u), 'r'), (m(t) + ('T' if ty == 'Part' and d.i == 3 else ''), 'r'))
    for nm in r.sample(SUPPLY + HAZ, d.p4([1, 2, 1, 3])): v = d.cents(4, 44); d.item(nm, 'Fee', v, 1, v); b += tr(*([d.date] if d.i == 1 else []), *(['Fees'] if cat else []), nm, ('1', 'r'), (m(v), 'r'), (m(v), 'r'))
    rows = []; d.subtotal = d.net() if d.i != 2 else None
    if d.subtotal: rows.append(('SUBTOTAL', d.subtotal))
    if d.i in (1, 2): v = d.off(pct(d.sum(), 10000)); rows.append(('DISCOUNT 10%', -v))
    d.tax = pct(tx, d.txr) if d.i != 2 else 0
    if d.tax: rows.append(('TAX (%.2f%%)' % (d.txr / 1000), d.tax))
    rows.append(('TOTAL', d.total)); pay = d.total // 300 * 100
    if d.i in (0, 3): rows += [('PAYMENT', -pay), ('BALANCE DUE', d.total - pay)]
    hd = '<div class=f><div><h1>%s</h1>%s<br>%s<br>%s</div><div class=big>%s</div></div><div class=f><div><small>BILL TO</small><br>%s<br>%s<br>%s</div><div>%s %s<br>DATE %s<br>TERMS Due on receipt</div></div><p><small>VEHICLE</small> %d %s %s%s%s</p>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['INVOICE', 'Invoice', 'Estimate', 'INVOICE']), d.cust, d.caddr, d.ccity, d.p4(['INVOICE #', 'INVOICE NO.', 'ESTIMATE', '#']), d.no, d.date, d.yr, d.mk, d.md, ' &nbsp;<small>VIN</small> ' + d.vin if 'vin' in d.vehicle else '', ' &nbsp;<small>MILES</small> ' + d.mil if 'mileage' in d.vehicle else '')
    h = tr(*(['DATE'] if d.i == 1 else []), *([d.p4(['ACTIVITY', '', 'PRODUCT/SERVICE', ''])] if cat else []), d.p4(['DESCRIPTION', 'ACTIVITY', 'DESCRIPTION', 'Item']), (d.p4(['QTY', 'QTY', 'HRS/QTY', 'Qty']), 'r'), (d.p4(['RATE', 'RATE', 'PRICE', 'Unit cost']), 'r'), ('AMOUNT', 'r'), tag='th')
    d.chromium(hd + '<table class=g>' + h + b + '</table><table class=t>' + ''.join(tr(a, (m(v, True, '$' if 'BAL' in a else ''), 'r')) for a, v in rows) + '</table>', 'body{font:%s}h1{font-size:17px;margin:0}.f{display:flex;justify-content:space-between;margin-bottom:14px}.big{font-size:26px;color:%s}small{color:#777}.g{width:100%%}.nm{%s}td{padding:5px 4px}th{background:%s;text-align:left;padding:4px}.r{text-align:right!important}.t{margin:14px 0 0 auto;width:230px;border-top:1px dashed #999}.g td:nth-child(%d){max-width:%s}' % (d.p4(['11px Arial', '11px "DejaVu Sans Condensed"', '12px "Nimbus Roman",serif', '11px Verdana']), d.p4(['#4a90c0', '#333', '#777', '#0a7d3c']), d.p4(['font-weight:bold', '', '', '']), d.p4(['#dcebf5', '#eee', '#fff', '#d9f0e0']), 2 if cat or d.i == 1 else 1, d.p4(['110px', '200px', '150px', '120px'])))

def L26(d):  # till receipt: name over the figures
    from reportlab.pdfgen import canvas
    import io
    d.place(SHOPS, upper=d.i != 1, vin=False, miles=d.i == 2); r = d.r; d.kind = 'receipt'; d.gen = 'reportlab'; W = d.p4([40, 36, 42, 32]); L = []; A = L.append
    C = lambda t: t.center(W).rstrip()
    A(C(d.shop)); A(C(d.addr)); A(C(d.city)); A(C(d.tel)); A(''); A('%s %s' % (d.p4(['RECEIPT', 'Sale', 'TICKET', 'INV']), d.no)); A(d.date); A('%d %s %s' % (d.yr, d.mk, d.md)); A('MILES ' + d.mil if 'mileage' in d.vehicle else ''); A('-' * W); px = 0
    tm = lambda a, b: a + ' ' * (W - len(a) - len(b)) + b
    for j in d.jobs(d.p4([2, 3, 2, 4]), 'plain', maxparts=3):
        for nm, ty, q, u, t in [(p['name'], 'Part', p['qty'], p['unit'], p['ext']) for p in j['parts']] + [(j['name'], vtype(j), j['ht'] / 10, d.rate, j['lab'])]:
            px += t if ty == 'Part' else 0
            st = d.i
            if st == 0: d.item(nm, ty, t, q, u); L.extend(wrap(nm, W)); A(tm('   %g x %s' % (q, m(u)), m(t)))
            elif st == 1: d.item(nm, ty, t, q, u); A(tm('  %g @ %s' % (q, m(u)), m(t))); L.extend(wrap(nm, W)); A('')
            elif st == 2: d.item(nm, ty, t); w = wrap(nm, W - 12); A(tm(w[0], m(t))); L.extend('  ' + x for x in w[1:])
            else: d.item(nm, ty, t, q if ty == 'Part' else None, None); w = wrap(nm, W - 14); A(tm(('%d ' % q if ty == 'Part' else '  ') + w[0], m(t))); L.extend('  ' + x for x in w[1:])
    if d.yes(.7): v = d.cents(3, 18); nm = d.up(d.ch(SUPPLY)); d.item(nm, 'Fee', v); A(tm(nm, m(v)))
    if d.i in (1, 3): v = d.off(d.ch([500, 1200, 2000])); A(tm(d.up('Discount'), '-' + m(v)))
    A('-' * W); d.subtotal = d.net() if d.i != 3 else None; d.tax = pct(px, d.txr)
    if d.subtotal: A(tm(d.up('Subtotal'), m(d.subtotal)))
    A(tm(d.up(d.p4(['Tax', 'Sales tax', 'Tax 1', 'Tax'])), m(d.tax)))
    if d.i == 2: v = d.item('CARD FEE 3%', 'Fee', pct(d.total, 3000)); A(tm('CARD FEE 3%', m(v))); d.subtotal = d.subtotal
    A(tm(d.up('Total'), m(d.total, True, '$'))); A(''); A(tm(d.ch(['VISA ****1121', 'CASH', 'AMEX ****3008']), m(d.total))); A(C('Thank you!' if d.i == 1 else 'THANK YOU'))
    fs = d.p4([8, 9, 7.5, 10]); w = W * fs * .6 + 24; h = len(L) * fs * 1.25 + 40; b = io.BytesIO(); c = canvas.Canvas(b, (w, h)); y = h - 22
    for t in L:
        c.setFont('Courier-Bold' if t.startswith(('TOTAL', 'Total')) else 'Courier', fs)
        if t.strip(): c.drawString(12, y, t)
        y -= fs * 1.25
    c.showPage(); c.save(); d.finish(b.getvalue())

def L27(d):  # e-mail in sentences
    d.place(SHOPS, upper=False, vin=d.i == 3, miles=d.i == 1); r = d.r; d.kind = 'email'; fn = d.cust.split()[0]; D = lambda c: m(c, d.i != 2, '$'); S = []; tx = 0
    for k, j in enumerate(d.jobs(d.p4([2, 1, 3, 2]), 'plain', maxparts=d.p4([2, 4, 2, 3]))):
        ph = []
        for p in j['parts']:
            n = p['name'][0].lower() + p['name'][1:] if not p['name'][:2].isupper() and p['name'][1:2] != '/' else p['name']
            if p['qty'] > 1: d.item(n, 'Part', p['ext'], p['qty'], p['unit']); ph.append('%d x %s at %s each, %s' % (p['qty'], n, D(p['unit']), D(p['ext'])))
            else: d.item(n, 'Part', p['ext']); ph.append('the %s is %s' % (n, D(p['ext'])) if d.i % 2 == 0 else '%s for %s' % (n, D(p['ext'])))
            tx += p['ext']
        lw = d.ch(['labor', 'installation', 'shop labor'])
        show = d.i in (1, 2)
        d.item(lw, 'Labor', j['lab'], *((j['ht'] / 10, d.rate) if show else (None, None)))
        ph.append('%s%s comes to %s' % (lw, ', %s hours at %s,' % (h1(j['ht']), D(d.rate)) if show else '', D(j['lab'])) )
        s = d.p4(['On the %s:' % j['name'], '%s.' % j['name'], 'Next, %s:' % j['name'] if k else 'First, %s:' % j['name'], '%s -' % j['name']])
        if d.i == 3: S.append('<p><b>%s</b></p><ul>%s</ul>' % (E(s), ''.join('<li>%s</li>' % E(x) for x in ph)))
        else: S.append('<p>%s %s.</p>' % (E(s), E('; '.join(ph) if d.i != 1 else ', and '.join([', '.join(ph[:-1]), ph[-1]]) if len(ph) > 1 else ph[0])))
    v = d.cents(5, 25); nm = d.ch(['shop supplies', 'environmental fee', 'disposal fee']); d.item(nm, 'Fee', v); e = 'There is also %s of %s.' % (nm, D(v))
    if d.i in (0, 2): x = d.off(d.ch([2000, 2500, 4000])); e += ' I took %s off since you are a returning customer.' % D(x)
    d.tax = pct(tx, d.txr); e += ' Tax is %s, so %s %s%s.' % (D(d.tax), d.p4(['the total is', 'all in you are at', 'your total comes to', 'total:']), D(d.total), d.p4([' out the door', '', '', '']))
    alt = '' if d.i == 1 else '<p>The %s looked okay, we could do it next visit for about $%d but it is not needed now.</p>' % (d.ch(['rear shocks', 'cabin filter', 'serpentine belt']), r.randint(40, 500))
    hd = '<div class=m><b>From:</b> %s &lt;service@%s.example&gt;<br><b>To:</b> %s<br><b>Date:</b> %s<br><b>Subject:</b> %s %s - %d %s %s</div>' % (E(d.shop), ''.join(c for c in d.shop.lower() if c.isalpha())[:14], d.cust, d.date, d.p4(['Estimate', 'Quote', 'Your repair estimate', 'RE: quote']), d.no, d.yr, d.mk, d.md)
    extra = 'VIN %s.' % d.vin if 'vin' in d.vehicle else 'It has %s miles on it now.' % d.mil if 'mileage' in d.vehicle else ''
    d.chromium(hd + '<p>%s %s,</p><p>Thanks for bringing in the %s. %s Here is what we found.</p>%s<p>%s</p>%s<p>%s<br>%s<br>%s</p>' % (d.p4(['Hi', 'Hello', 'Good afternoon', 'Hey']), fn, d.md, extra, ''.join(S), E(e), alt, d.p4(['Thanks,', 'Best regards', 'Let me know.', 'Call with questions']), E(d.adv), E(d.shop)), 'body{font:%s;line-height:1.4}.m{border-bottom:1px solid #999;padding-bottom:8px;color:#333}' % d.p4(['14px Arial', '13px "Nimbus Roman",serif', '13px "DejaVu Sans"', '12px "DejaVu Sans Mono"']), margin='20mm')

def L28(d):  # modern shop-management estimate: cards, declined jobs, job discounts
    d.place(SHOPS, upper=False, vin=d.i in (0, 2)); r = d.r; d.kind = 'shop_estimate'; b = ''; jobs = d.jobs(d.p4([3, 5, 4, 2]), d.p4(['brand', 'plain', 'pos', 'brand']), minparts=0); P = Lb = F = 0; disc = 0
    for k, j in enumerate(jobs):
        dec = k > 0 and d.yes(.35); gt = j['lab'] + sum(p['ext'] for p in j['parts']); R = ''
        hq = d.i in (0, 2)
        R += '<div class=s>Labor</div>' if d.i != 3 else ''
        R += '<div class=w><span class=n>%s</span>%s<span class=t>%s</span></div>' % (E(j['name']), '<span class=q>%s hrs</span><span class=q>%s</span>' % (h1(j['ht']), m(d.rate, True, '$')) if hq else '', m(j['lab'], True, '$'))
        if j['parts'] and d.i != 3: R += '<div class=s>Parts</div>'
        for p in j['parts']: R += '<div class=w><span class=n>%s%s</span><span class=q>%d</span><span class=q>%s</span><span class=t>%s</span></div>' % (E(p['name']), '<small>%s</small>' % p['no'] if d.i in (1, 2) else '', p['qty'], m(p['unit'], True, '$'), m(p['ext'], True, '$'))
        fee = 0
        if d.yes(.4): fee = d.cents(3, 15); fn = d.ch(['Shop supplies', 'Hazmat', 'Disposal']); R += '<div class=w><span class=n>%s</span><span class=t>%s</span></div>' % (fn, m(fee, True, '$'))
        jd = pct(j['lab'], 10000) if d.i in (0, 1) and k % 2 == 0 else 0
        if jd: R += '<div class=w><span class=n>Discount (10% labor)</span><span class=t>-' + m(jd, True, '$') + '</span></div>'
        gt += fee - jd
        if not dec:
            d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if hq else (None, None))); Lb += j['lab']
            for p in j['parts']: d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); P += p['ext']
            if fee: d.item(fn, 'Fee', fee); F += fee
            if jd: d.off(jd); disc += jd
        tag = d.p4([('Declined', 'Approved'), ('DECLINED', 'AUTHORIZED'), ('Not approved', 'Approved'), ('Declined by customer', '')])[0 if dec else 1]
        ttl = d.p4(['%s', 'Job: %s', '%s', 'Recommended: %s']) % E(j['comp'].capitalize())
        b += '<div class="card%s"><div class=h><span class=n>%s</span> <span class=tag>%s</span></div>%s<div class="w jt"><span class=n>%s</span><span class=t>%s</span></div></div>' % (' dec' if dec else '', ttl, tag, R, d.p4(['Job total', 'Subtotal', 'Job subtotal', 'Sum']), m(gt, True, '$'))
    rows = [('Labor', Lb), ('Parts', P)] + ([('Fees', F)] if F else []) + ([('Discounts', -disc)] if disc else []); d.subtotal = d.net(); d.tax = pct(P, d.txr)
    rows += [('Subtotal', d.subtotal), ('Tax', d.tax), (d.p4(['Grand total', 'Total', 'Approved total', 'Estimate total']), d.total)]
    hd = '<div class=top><div><b>%s</b><br>%s, %s<br>%s</div><div>%s %s<br>%s<br>Service writer %s</div></div><div class=v>%s &nbsp;|&nbsp; %d %s %s &nbsp;|&nbsp; %s mi%s</div>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Estimate', 'Estimate #', 'Repair order', 'Quote']), d.no, d.date, E(d.adv), d.cust, d.yr, d.mk, d.md, d.mil, ' &nbsp;|&nbsp; VIN ' + d.vin if 'vin' in d.vehicle else '')
    d.chromium(hd + b + '<div class=tot>' + ''.join('<div class=w><span class=n>%s</span><span class=t>%s</span></div>' % (a, ('-' if v < 0 else '') + m(abs(v), True, '$')) for a, v in rows) + '</div>', 'body{font:%s;color:#223}.top{display:flex;justify-content:space-between}.v{background:%s;padding:6px;margin:8px 0}.card{border:%s;border-radius:6px;margin:8px 0;padding:6px 10px;break-inside:avoid}.dec{color:#999;background:#fafafa}.h{font-weight:bold;margin-bottom:4px}.tag{font-size:80%%;border:1px solid;border-radius:8px;padding:0 6px;margin-left:8px}.tag:empty{display:none}.w{display:flex;padding:2px 0}.n{flex:1}.h .n{flex:none}.q{width:80px;text-align:right}.t{width:100px;text-align:right}.s{font-size:80%%;color:#789;margin-top:3px}.jt{font-weight:bold;border-top:1px solid #ddd}small{display:block;color:#889}.tot{width:280px;margin-left:auto;break-inside:avoid}' % (d.p4(['11px Arial', '11px "DejaVu Sans Condensed"', '12px Arial', '11px "DejaVu Serif"']), d.p4(['#eef3fa', '#f4f4f4', '#fff4e0', '#fff']), d.p4(['1px solid #ccd', '0', '1px solid #ddd', '1px solid #222'])))

def L29(d):  # shipping-box style LaTeX letter quotation with options; chosen one counts
    d.place(SHOPS, upper=False, vin=d.i % 2 == 0, miles=d.i != 3); r = d.r; d.kind = 'shop_estimate'
    esc = lambda t: t.replace('&', r'\&').replace('%', r'\%').replace('#', r'\#').replace('$', r'\$').replace('"', "''").replace('_', r'\_')
    jobs = [x for x in d.jobs(8, 'plain', minparts=1) if '"' not in str(x['parts'])][:d.p4([2, 3, 1, 4])]; R = []; px = 0; sty = d.i
    for k, j in enumerate(jobs, 1):
        if sty != 2: R.append('\\multicolumn{3}{l}{\\textbf{%d. %s}}\\\\' % (k, esc(j['comp'].capitalize())))
        for p in j['parts']:
            px += p['ext']
            if sty in (0, 3): d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); R.append('%s & %d $\\times$ %s & %s\\\\' % (esc(p['name']), p['qty'], m(p['unit']), m(p['ext'])))
            else: d.item(p['name'], 'Part', p['ext'], p['qty'], None); R.append('%s & %d & %s\\\\' % (esc(p['name']), p['qty'], m(p['ext'])))
        d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if sty in (0, 3) else (j['ht'] / 10, None))); R.append('%s & %s & %s\\\\' % (esc(j['name']), '%s h $\\times$ %s' % (h1(j['ht']), m(d.rate)) if sty in (0, 3) else h1(j['ht']) + ' h', m(j['lab'])))
    if sty in (1, 2): # option A / B, A chosen
        a, z = r.choice([('OEM brake rotors', 'Aftermarket brake rotors'), ('Remanufactured engine', 'Used engine, 80k miles'), ('New radiator', 'Recored radiator'), ('Premium battery AGM', 'Standard battery')]); va, vb = d.cents(300, 900), d.cents(150, 290)
        d.item(a, 'Part', va); px += va; R.append('\\multicolumn{3}{l}{\\textit{Option A (chosen)}}\\\\ %s & & %s\\\\ \\multicolumn{3}{l}{\\textit{Option B (not chosen): %s, %s}}\\\\' % (esc(a), m(va), esc(z), m(vb)))
    nm = d.ch(SUPPLY).replace("'", ''); v = d.cents(4, 30); d.item(nm, 'Fee', v); R.append('%s & & %s\\\\' % (esc(nm), m(v)))
    if sty == 3: x = d.off(5000); R.append('Neighbor discount & & -%s\\\\' % m(x))
    d.tax = pct(px, d.txr); d.subtotal = d.net() if sty != 0 else None
    R.append('\\hline'); 
    if d.subtotal: R.append('%s & & %s\\\\' % (d.p4(['', 'Net', 'Subtotal', 'Before tax']), m(d.subtotal)))
    R.append('Sales tax & & %s\\\\ \\textbf{%s} & & \\textbf{%s}\\\\' % (m(d.tax), d.p4(['Total', 'Total price', 'Quoted total', 'TOTAL']), m(d.total)))
    s = '\\documentclass[%dpt]{article}\\usepackage[letterpaper,margin=25mm]{geometry}\\usepackage[T1]{fontenc}\\usepackage{lmodern}%s\\pagestyle{empty}\\input{glyphtounicode}\\pdfgentounicode=1\\setlength{\\parindent}{0pt}\\begin{document}\n' % (d.p4([11, 10, 12, 10]), d.p4(['', '\\renewcommand{\\familydefault}{\\sfdefault}', '', '\\renewcommand{\\familydefault}{\\ttdefault}']))
    s += '%s{\\Large %s}\\par %s, %s\\par %s%s\\bigskip\n\nQuotation %s, %s\\par For %s, %s\\par Vehicle: %d %s %s%s%s\\bigskip\n\nDear %s, we offer the following work:\\medskip\n\n\\begin{tabular}{p{%s}rr}%s\n%s\n\\end{tabular}\\bigskip\n\nValid 30 days. Prices may change if more damage is found.\\par %s\\end{document}' % ('\\begin{center}' if sty == 1 else '', esc(d.shop), d.addr, d.city, d.tel, '\\end{center}' if sty == 1 else '\\par', esc(d.no), d.date, d.cust, d.caddr, d.yr, d.mk, esc(d.md), ', VIN ' + d.vin if 'vin' in d.vehicle else '', ', %s miles' % d.mil if 'mileage' in d.vehicle else '', d.cust.split()[0], d.p4(['75mm', '60mm', '80mm', '62mm']), d.p4(['', '\\hline Work & Qty & USD\\\\ \\hline', '\\hline Item & Quantity & Price\\\\ \\hline', '']), '\n'.join(R), esc(d.adv))
    d.latex(s)

def L30(d):  # tow and repair carbon form, scanned to a picture
    from PIL import Image, ImageDraw, ImageFont, ImageFilter
    d.place(['A-1 Towing & Repair', 'Ridgeway Wrecker Service', 'Night Owl Towing', 'Crossroads Tow & Auto'], upper=d.i in (0, 2), miles=d.i != 1); r = d.r; d.kind = 'invoice'; d.gen = 'pillow'; d.ext = d.p4(['jpg', 'png', 'jpg', 'jpg']); d.hard = ['picture']
    W, H = 1180, 1560; im = Image.new('L', (W, H), 250); g = ImageDraw.Draw(im); T = []
    fp = '/usr/share/fonts/truetype/dejavu/' + d.p4(['DejaVuSansMono.ttf', 'DejaVuSans.ttf', 'DejaVuSansMono-Bold.ttf', 'DejaVuSerif.ttf']); f = ImageFont.truetype(fp, d.p4([24, 25, 23, 26])); fb = ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf', 38); fs = ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', 19)
    def tx(x, y, t, ff=None, right=False): T.append(t); ff = ff or f; g.text((x - (g.textlength(t, font=ff) if right else 0), y), t, font=ff, fill=r.choice([20, 30, 45]))
    tx(70, 50, d.shop, fb); tx(70, 100, d.addr + ', ' + d.city, fs); tx(70, 126, d.tel, fs); tx(1110, 60, 'No. ' + d.no, None, True); tx(1110, 100, d.date, None, True)
    tx(70, 180, '%s  %d %s %s' % (d.cust, d.yr, d.mk, d.md)); tx(70, 216, 'VIN ' + d.vin + ('   MI ' + d.mil if 'mileage' in d.vehicle else '')); y = 280
    xq, xn, xu, xt = d.p4([(130, 160, 930, 1100), (780, 80, 940, 1100), (130, 160, 920, 1100), (800, 80, 950, 1100)])
    tx(xq, y - 30, 'QTY', fs, True); tx(xn, y - 30, d.p4(['DESCRIPTION', 'Work / parts', 'DESCRIPTION OF SERVICE', 'Item']), fs); tx(xu, y - 30, 'RATE', fs, True); tx(xt, y - 30, 'AMOUNT', fs, True); g.line((60, y - 2, 1120, y - 2), fill=60, width=2)
    def it(nm, ty, q, u, unit=True):
        nonlocal y
        nm = d.up(nm); d.item(nm, ty, round(q * u), q, u); ww = int((min(xq, xu) if xq > xn else xu) - xn) // d.p4([15, 15, 15, 15]) - 4
        ls = wrap(nm, max(18, ww)); tx(xn, y, ls[0]); tx(xq, y, '%g' % q, None, True); tx(xu, y, m(u), None, True); tx(xt, y, m(round(q * u)), None, True); y += 38
        for l in ls[1:]: tx(xn + 14, y, l); y += 38
        if d.i in (0, 2): g.line((60, y - 4, 1120, y - 4), fill=190)
    it(d.ch(['Tow - hook up', 'Flatbed tow', 'Light duty tow', 'Winch out']), 'Service', 1, d.ch([8500, 9500, 12500, 15000])); it(d.ch(['Loaded miles', 'Mileage', 'Tow miles']), 'Service', r.randint(4, 60), d.ch([350, 400, 450, 500]))
    if d.i != 3: it(d.ch(['Storage, outside', 'Storage per day', 'Inside storage']), 'Fee', r.randint(1, 9), d.ch([2500, 3500, 4500]))
    if d.i in (1, 2): it(d.ch(['After hours gate fee', 'Admin fee', 'Lockout']), 'Fee', 1, d.ch([5000, 7500]))
    px = 0
    for j in d.jobs(d.p4([2, 1, 3, 2]), 'plain', maxparts=3):
        it(j['name'], vtype(j), j['ht'] / 10, d.rate)
        for p in j['parts']: it(p['name'], 'Part', p['qty'], p['unit']); px += p['ext']
    y += 16; d.tax = pct(px, d.txr); rows = []
    if d.i in (0, 3): v = d.off(d.ch([2500, 5000])); rows.append((d.ch(['Motor club credit', 'Discount']), -v))
    if d.i != 1: d.subtotal = d.net(); rows.append(('Subtotal', d.subtotal))
    rows += [('Tax', d.tax), ('Total', d.total)]
    for a, v in rows: tx(xu - 60, y, d.up(a), None, True); tx(xt, y, m(v), None, True); y += 40
    assert y < H - 20, y
    im = im.rotate(d.p4([.6, -.4, .9, -.7]), fillcolor=235, resample=Image.BICUBIC).filter(ImageFilter.GaussianBlur(.5))
    import numpy as np
    if d.ext == 'jpg': a = np.asarray(im).astype(float) + np.random.default_rng(d.i).normal(0, 5, (H, W)); im = Image.fromarray(a.clip(0, 255).astype('uint8'))
    else: im = im.quantize(8)
    p = os.path.join(OUT, d.layout + d.letter + '.' + d.ext)
    im.save(p, **(dict(quality=42) if d.ext == 'jpg' else dict(optimize=True))); d.finish(p, ' '.join(T))
