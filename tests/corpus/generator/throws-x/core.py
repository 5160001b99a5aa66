# Paper frame: money, dice, label, writing and checking.
import json, os, random, re, subprocess, html
from words import *
OUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TMP = os.environ.get('XTMP', '/tmp/throws_x'); os.makedirs(TMP, exist_ok=True)
E = html.escape
def m(c, comma=True, dollar=''):
    s = '%d.%02d' % divmod(abs(c), 100)
    if comma: a, b = s.split('.'); s = '{:,}'.format(int(a)) + '.' + b
    return ('-' if c < 0 else '') + dollar + s
def pct(c, rate):  # rate in thousandths of a percent
    return (c * rate + 50000) // 100000
def h1(tenths): return '%d.%d' % divmod(tenths, 10)

class Doc:
    def __init__(s, layout, letter):
        s.layout, s.letter, s.i = layout, letter, 'abcd'.index(letter)
        s.r = random.Random('x-%s-%s-v3' % (layout, letter))
        s.items, s.discounts, s.subtotal, s.tax = [], [], None, 0
        s.kind, s.gen, s.hard = 'dealer_ro', 'chromium', []
        s.no, s.vehicle, s.ext, s.print_total = None, {}, 'pdf', True
        s.shop = None; s.cust = s.r.choice(FIRST) + ' ' + s.r.choice(LAST)
        s.upper = False; s.taxes = []
    # dice
    def p4(s, L, k=0): return L[(s.i + k) % len(L)]
    def ch(s, L): return s.r.choice(L)
    def yes(s, p=.5): return s.r.random() < p
    def cents(s, a, b):
        r = s.r; v = r.randint(a * 100, b * 100)
        e = r.random()
        return max(99, v // 100 * 100 + (99 if e < .25 else 95 if e < .4 else 0 if e < .5 else v % 100))
    def up(s, t): return t.upper() if s.upper else t
    # label
    def item(s, desc, typ, total, qty=None, unit=None):
        assert isinstance(total, int) and total > 0, (desc, total)
        if qty is not None and unit is not None: assert round(qty * unit) == total, (desc, qty, unit, total)
        if isinstance(qty, float) and qty == int(qty): qty = int(qty)
        s.items.append(dict(description=' '.join(desc.split()), type=typ, quantity=qty, unitPrice=unit, totalPrice=total))
        return total
    def off(s, c): assert c > 0; s.discounts.append(c); return c
    def sum(s): return sum(x['totalPrice'] for x in s.items)
    def net(s): return s.sum() - sum(s.discounts)
    @property
    def total(s): return s.net() + s.tax
    # shop and car
    def place(s, names, truck=False, vin=True, miles=True, year=True, upper=None):
        r = s.r; s.shop = r.choice(names) if isinstance(names, list) else names
        if upper is not None: s.upper = upper
        mk, md = r.choice(TRUCKS if truck else CARS)
        s.shop = s.shop.replace('{MK}', mk)
        if s.upper: mk, md, s.shop, s.cust = mk.upper(), md.upper(), s.shop.upper(), s.cust.upper()
        s.mk, s.md, s.yr = mk, md, r.randint(2006, 2024)
        s.vehicle = dict(year=s.yr, make=mk, model=md)
        s.vin = ''.join(r.choice('12345') for _ in '1') + ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(10)) + '%06d' % r.randint(1000, 899999)
        s.mi = r.randint(9000, 620000 if truck else 215000)
        if vin: s.vehicle['vin'] = s.vin
        if miles: s.vehicle['mileage'] = s.mi
        s.no = r.choice(['%d' % r.randint(100000, 999999), 'RO-%05d' % r.randint(1, 99999), 'W%06d' % r.randint(1, 999999), '%d-%04d' % (r.randint(20, 26), r.randint(1, 9999)), 'INV%05d' % r.randint(100, 99999), '%dC%d' % (r.randint(100, 999), r.randint(1000, 9999))])
        s.addr = '%d %s' % (r.randint(12, 9890), r.choice(STREETS)); s.city = r.choice(CITIES)
        s.caddr = '%d %s' % (r.randint(12, 9890), r.choice(STREETS)); s.ccity = r.choice(CITIES)
        if s.upper: s.addr, s.city, s.caddr, s.ccity = [x.upper() for x in (s.addr, s.city, s.caddr, s.ccity)]
        s.tel = '(%d) 555-%04d' % (r.randint(205, 989), r.randint(100, 199))
        s.adv = r.choice(ADVISORS)
        s.date = r.choice(['%02d/%02d/%d', '%d/%d/%d']) % (r.randint(1, 12), r.randint(1, 28), r.randint(2022, 2026))
        s.rate = r.choice([98, 109, 115, 125, 129.5, 135, 142, 149, 155, 162.5, 169, 175, 189, 198, 210]); s.rate = int(s.rate * 100)
        s.txr = r.choice([4000, 5300, 6000, 6250, 6500, 7000, 7250, 7750, 8250, 8875, 9500])
    @property
    def mil(s): return '{:,}'.format(s.mi) if s.i % 2 else str(s.mi)
    # jobs
    def partno(s):
        r = s.r
        return r.choice([lambda: '%05d-%05d' % (r.randint(4000, 96000), r.randint(1000, 99999)), lambda: '%s%d-%d%s-%s' % (r.choice('BCFJKL'), r.randint(1, 9), r.randint(1000, 19999), r.choice('ABZ'), r.choice('ABC')), lambda: '%d' % r.randint(10000000, 99999999), lambda: '%05d-%s%s-%s%02d' % (r.randint(10000, 99999), r.choice('STX'), r.choice('ABW'), r.choice('AX'), r.randint(0, 99)), lambda: '%s%06d' % (r.choice(['MO', 'BK', 'WP', 'AC']), r.randint(0, 999999))])()
    def pname(s, n, style):
        """style: plain, inv (PUMP, WATER), dash (PUMP-WATER), brand, pos"""
        r = s.r
        if style in ('inv', 'dash') and ',' not in n and '/' not in n:
            w = n.split(' ')
            if 1 < len(w) < 5 and not any(c.isdigit() for c in n) and w[-1] not in ('AGM', 'kit', 'link', 'end'):
                n = w[-1] + (', ' if style == 'inv' else '-') + ' '.join(w[:-1])
        elif style == 'brand' and r.random() < .4: n = r.choice(['ACDelco', 'Motorcraft', 'Bosch', 'Denso', 'Moog', 'Gates', 'NGK', 'OEM', 'Duralast', 'Wagner', 'Dorman', 'Genuine', 'Centric', 'A/M']) + ' ' + n
        elif style == 'pos' and r.random() < .3: n = n + r.choice([' - LF', ' (right)', ' L/F', ' RR', ', driver side', ' - passenger', ' LH', ' (both sides)'])
        return s.up(n[0].upper() + n[1:])
    def jobs(s, n, style=None, maxparts=6, minparts=0):
        r = s.r; style = style or s.p4(['plain', 'inv', 'dash', 'brand', 'pos'], r.randint(0, 4))
        out = []
        pool = [j for j in JOBS if len(j['parts']) >= minparts]
        for j in r.sample(pool, n):
            ht = r.randint(round(j['hrs'][0] * 10), round(j['hrs'][1] * 10))
            ps = []
            for nm, a, b, q in j['parts'][:maxparts]:
                if len(ps) >= max(1, minparts) and r.random() < .2: continue
                q2 = q if r.random() < .7 else max(1, q + r.choice([-1, 1, 0]))
                u = s.cents(a, b); ps.append(dict(name=s.pname(nm, style), qty=q2, unit=u, ext=q2 * u, no=s.partno()))
            nm = s.up(r.choice(j['names']))
            out.append(dict(name=nm, ht=ht, lab=ht * s.rate // 10, parts=ps, comp=j['comp'], cause=j['cause'], corr=j['corr'],
                            op=r.choice(['%02d%s%02d' % (r.randint(1, 99), r.choice(['BRZ', 'TOZ', 'CHZ', 'LOF', 'ELZ', 'SUZ']), r.randint(1, 30)), '%06d' % r.randint(10000, 999999), r.choice(['BRK', 'LOF', 'ENG', 'COOL', 'MISC', 'DIAG', 'SUSP']) + str(r.randint(1, 99))]),
                            tech=str(r.randint(100, 9999))))
            assert ht * s.rate % 10 == 0
        return out
    # finish
    def label(s, fn):
        for x in s.items:
            if x['unitPrice'] is None and x['quantity'] is not None and False: pass
        L = dict(file=fn, layout=s.layout, author='author-x', generator=s.gen, hardships=s.hard, kind=s.kind,
                 header=dict(shop=s.shop, documentNumber=s.no), vehicle=s.vehicle, items=s.items, discounts=s.discounts,
                 subtotal=s.subtotal, tax=s.tax, total=s.total if s.print_total else 0)
        return L
    def finish(s, data_or_path, text=None):
        name = s.layout + s.letter; fn = name + '.' + s.ext; p = os.path.join(OUT, fn)
        if isinstance(data_or_path, bytes): open(p, 'wb').write(data_or_path)
        elif data_or_path != p: os.replace(data_or_path, p)
        assert os.path.getsize(p) < 300000, (fn, os.path.getsize(p))
        L = s.label(fn)
        assert sum(i['totalPrice'] for i in L['items']) + L['tax'] - sum(L['discounts']) == s.total
        if text is None: text = subprocess.run(['pdftotext', '-layout', p, '-'], capture_output=True, text=True).stdout
        s.check(text, L, fn)
        json.dump(L, open(os.path.join(OUT, name + '.json'), 'w'), indent=1, ensure_ascii=False)
    def check(s, text, L, fn):
        bad = []
        flat = ' '.join(text.split()); nc = flat.replace(',', '')
        nums = {}
        for t in re.findall(r'\d+\.\d\d(?!\d)', nc): nums[t] = nums.get(t, 0) + 1
        bag = set(flat.split()) | set(re.split(r'[\s]+', re.sub(r'[|:]', ' ', flat)))
        need = {}
        for it in L['items']:
            if it['description'] not in flat:
                for w in it['description'].split():
                    if w not in bag and w not in flat: bad.append('word ' + w + ' of ' + it['description'])
            need[m(it['totalPrice'], False)] = need.get(m(it['totalPrice'], False), 0) + 1
            if it['unitPrice'] is not None and m(it['unitPrice'], False) not in nums: bad.append('unit %s %s' % (it['unitPrice'], it['description']))
            q = it['quantity']
            if q is not None:
                qs = str(q)
                if not re.search(r'(?<![\d.])' + re.escape(qs) + r'(0|\.0+)?(?![\d])', nc): bad.append('qty ' + qs)
        for dd in L['discounts']: need[m(dd, False)] = need.get(m(dd, False), 0) + 1
        for k, n in need.items():
            if nums.get(k, 0) < n: bad.append('amount %s %d<%d' % (k, nums.get(k, 0), n))
        for k in ('subtotal', 'tax', 'total'):
            vs = [t for t in s.taxes if t] if k == 'tax' and s.taxes else [L[k]] if L[k] else []
            if [v for v in vs if m(v, False) not in nums]: bad.append('%s %s' % (k, vs))
            if 0 and m(L[k], False) not in nums: bad.append('%s %s' % (k, L[k]))
        for k in ('vin', 'make', 'model', 'year'):
            if L['vehicle'].get(k) and str(L['vehicle'][k]) not in flat: bad.append(k)
        if L['vehicle'].get('mileage') and str(L['vehicle']['mileage']) not in nc: bad.append('mileage')
        for k, v in (('vin', s.vin), ('mileage', str(s.mi))):
            if k not in L['vehicle'] and v in nc: bad.append('printed but unlabelled ' + k)
        if L['header']['documentNumber'] and L['header']['documentNumber'] not in flat: bad.append('docno')
        if L['header']['shop'] and L['header']['shop'] not in flat: bad.append('shop ' + L['header']['shop'])
        if '�' in text or '■' in text: bad.append('glyph')
        if bad: print('BAD', fn, bad)
    # writers
    def chromium(s, body, css='', size='Letter', margin='12mm'):
        h = os.path.join(TMP, s.layout + s.letter + '.html'); o = h[:-4] + 'pdf'
        open(h, 'w').write('<!doctype html><meta charset=utf-8><style>@page{size:%s;margin:%s}body{margin:0}table{border-collapse:collapse}td,th{vertical-align:top}.r{text-align:right}.c{text-align:center}tr{break-inside:avoid}%s</style><body>%s' % (size, margin, css, body))
        s.gen = 'chromium'
        subprocess.run(['/usr/bin/chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--print-to-pdf=' + o, h], capture_output=True, timeout=90)
        s.finish(o)
    def weasy(s, body, css='', size='Letter', margin='12mm'):
        import weasyprint
        s.gen = 'weasyprint'
        b = weasyprint.HTML(string='<!doctype html><meta charset=utf-8><style>@page{size:%s;margin:%s}body{margin:0}table{border-collapse:collapse}td,th{vertical-align:top}.r{text-align:right}.c{text-align:center}tr{break-inside:avoid}%s</style><body>%s' % (size, margin, css, body)).write_pdf()
        s.finish(b)
    def mono(s, pages, font='Courier', size=9, lead=None, x=36, top=36, land=False, stripes=False, bold=()):
        from reportlab.pdfgen import canvas
        import io
        b = io.BytesIO(); W, H = (792, 612) if land else (612, 792); c = canvas.Canvas(b, (W, H)); lead = lead or size * 1.15
        s.gen = 'reportlab'
        for pg in pages:
            if stripes:
                c.setFillColorRGB(.90, .96, .90)
                for k in range(0, 30, 2): c.rect(14, H - 30 - (k + 1) * lead * 3, W - 28, lead * 3, stroke=0, fill=1)
                c.setFillColorRGB(0, 0, 0)
            y = H - top
            for ln in pg:
                f = font
                if ln.startswith('\x01'): f, ln = font + '-Bold', ln[1:]
                c.setFont(f, size)
                if ln.strip(): c.drawString(x, y, ln)
                y -= lead
            assert y > 4, (s.layout, s.letter, y)
            c.showPage()
        c.save(); s.finish(b.getvalue())
    def groff(s, src, pre=(), args=()):
        s.gen = 'groff'
        r = subprocess.run(['groff', '-Tpdf', '-Kutf8', '-P-pletter', *pre, *args], input=src.encode(), capture_output=True)
        if r.stderr: print(s.layout, s.letter, r.stderr.decode()[:300])
        s.finish(r.stdout)
    def latex(s, src):
        s.gen = 'pdflatex'
        f = os.path.join(TMP, s.layout + s.letter + '.tex'); open(f, 'w').write(src)
        r = subprocess.run(['pdflatex', '-interaction=nonstopmode', '-output-directory', TMP, f], capture_output=True, cwd=TMP)
        if b'!' in r.stdout: print('TEX', s.layout, s.letter, [l for l in r.stdout.decode(errors='replace').splitlines() if l.startswith('!')][:3])
        s.finish(f[:-3] + 'pdf')

def row(width, *cells):
    """cells: (col, text[, 'r']): right-aligned text ends at col."""
    a = [' '] * width
    for c in cells:
        t = str(c[1]); p = c[0] - len(t) if len(c) > 2 else c[0]
        assert p >= 0, c
        for k, chh in enumerate(t):
            if p + k >= len(a): a.append(' ')
            assert a[p + k] == ' ', ('overlap', cells)
            a[p + k] = chh
    return ''.join(a).rstrip()
def wrap(t, w):
    import textwrap
    return textwrap.wrap(t, w, break_on_hyphens=False, break_long_words=False)
def paginate(lines, per, head, foot=None):
    """head(pageno, pages)->lines"""
    chunks = [lines[k:k + per] for k in range(0, len(lines), per)] or [[]]
    return [head(k + 1, len(chunks)) + c + (foot(k + 1, len(chunks)) if foot else []) for k, c in enumerate(chunks)]
def tr(*cells, cls='', tag='td'):
    """cell: text or (text, class)"""
    o = ''
    for c in cells:
        if isinstance(c, tuple): o += '<%s%s>%s</%s>' % (tag, ' class="%s"' % c[1] if not c[1].startswith('colspan') else ' ' + c[1], c[0], tag)
        else: o += '<%s>%s</%s>' % (tag, c, tag)
    return '<tr%s>%s</tr>' % (' class="%s"' % cls if cls else '', o)
