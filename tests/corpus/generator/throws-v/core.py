import random, html as H
from decimal import Decimal, ROUND_HALF_UP
from pool import *
esc = H.escape
def rnd(x): return int(Decimal(x).quantize(Decimal(1), rounding=ROUND_HALF_UP))
def mul(q, u): return rnd(Decimal(str(q)) * u)

class Line:
    def __init__(s, desc, kind, qty, unit, total=None, pn=None, brand=None, note=None, hrs=False):
        s.desc, s.kind, s.qty, s.unit, s.pn, s.brand, s.note, s.hrs = desc, kind, qty, unit, pn, brand, note, hrs
        s.total = mul(qty, unit) if total is None else total
        s.disc = 0; s.was = None
class Job:
    def __init__(s, title, lines): s.title, s.lines, s.status, s.concern = title, lines, None, None
    @property
    def sum(s): return sum(l.total for l in s.lines)

class D:
    RANGES = {'a': (1, 4), 'b': (5, 9), 'c': (9, 15), 'd': (16, 25)}
    def __init__(d, lay, v):
        d.lay, d.v = lay, v
        d.r = r = random.Random(f'author-v/{lay}/{v}')
        i = int(lay[1:]); order = ['abcd', 'bdac', 'cadb', 'dbca', 'badc', 'acdb'][i % 6]
        d.n = r.randint(*d.RANGES[order['abcd'.index(v)]])
        d.name = lay + v; d.items = []; d.discounts = []; d.sub = None; d.tax = 0; d.total = None; d.kind = 'shop_estimate'; d.gen = 'chromium'
        d.mstyle = r.choice(['$%s', '$%s', '%s', '$ %s'])
        d.comma = r.random() < .8
        d.qstyle = r.choice(['plain', 'two', 'one', 'plain'])
        d.upper = False
        d.round = r.choice(['99', 'c', 'c', '00', '95'])
        d.rate = r.choice([9500, 11000, 12000, 12500, 12995, 13500, 14000, 14500, 14995, 15500, 16500, 17500, 18900, 8500, 11850])
        mk, ms, w = r.choice(VEH); d.make, d.model = mk, r.choice(ms.split('|')); d.year = r.randint(2005, 2024)
        d.vin = w + ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(8)) + ''.join(r.choice('0123456789') for _ in range(6))
        d.miles = r.randint(18000, 214000); d.city = r.choice(CITY)
        if mk == 'Toyota' and False: pass
        n = r.choice(SH1); d.shop = f"{n} {r.choice(SH2)}"
        d.cust = f"{r.choice(FN)} {r.choice(LN)}"; d.adv = f"{r.choice(FN)} {r.choice(LN)[0]}."; d.tech = r.choice(FN)
        d.addr = f"{r.randint(100, 9899)} {r.choice(STREET)}"; d.caddr = f"{r.randint(10, 4999)} {r.choice(STREET)}"
        d.csz = f"{d.city[0]}, {d.city[1]} {d.city[2]}"
        ph = lambda: f"({d.city[3]}) {r.randint(220, 989)}-{r.randint(1000, 9999)}"
        d.phone, d.cphone = ph(), ph()
        d.docno = r.choice([f"{r.randint(1000, 99999)}", f"RO-{r.randint(10000, 99999)}", f"INV-{r.randint(100, 9999):05d}", f"E{r.randint(2400, 2512)}-{r.randint(10, 999)}", f"{r.randint(100000, 999999)}"])
        mo, dy = r.randint(1, 12), r.randint(1, 28); y = r.choice([2024, 2025])
        d.date = r.choice([f"{mo:02d}/{dy:02d}/{y}", f"{['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'][mo-1]} {dy}, {y}", f"{mo}/{dy}/{y % 100}", f"{y}-{mo:02d}-{dy:02d}"])
        d.plate = ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') for _ in range(3)) + f"-{r.randint(1000, 9999)}"
        d.taxrate = r.choice([Decimal(x) for x in ('6', '6.25', '7', '7.25', '8.25', '8.875', '5.5', '9.2')])
        d.vkeys = ('year', 'make', 'model', 'vin', 'mileage'); d.docprinted = True; d.ctr = 0
        d.font = r.choice(['Open Sans', 'Roboto', 'Lato', 'Liberation Sans', 'DejaVu Sans', 'Nimbus Sans', 'Carlito', 'Cantarell'])
        d.hue = r.randint(0, 359)
    # --- text helpers
    def m(d, c):
        s = f"{abs(c)/100:,.2f}" if d.comma else f"{abs(c)/100:.2f}"
        return ('-' if c < 0 else '') + d.mstyle % s
    def q(d, x, hrs=False):
        if hrs and d.qstyle == 'plain': return f"{x:.1f}" if x == round(x, 1) else f"{x:.2f}"
        if d.qstyle == 'two': return f"{x:.2f}"
        if d.qstyle == 'one' and x == round(x, 1): return f"{x:.1f}"
        return f"{x:g}"
    def t(d, s): return s.upper() if d.upper else s
    def pick(d, *a): return d.r.choice(a)
    def ch(d, p): return d.r.random() < p
    def price(d, lo, hi):
        r = d.r; b = r.uniform(lo, hi); s = r.choice([d.round, d.round, 'c'])
        if s == '99': return int(b) * 100 + 99
        if s == '95': return int(b) * 100 + 95
        if s == '00': return max(1, int(b)) * 100
        return int(b * 100)
    def pn(d):
        r = d.r
        return r.choice([lambda: f"{r.randint(10000, 99999)}-{r.choice('ABCDEFKRT')}{r.randint(10, 99)}", lambda: f"{r.choice(['BC','SP','WH','TX','MO','KX'])}{r.randint(100, 9999)}", lambda: f"{r.randint(100000, 9999999)}", lambda: f"{r.choice('ABCDEFGHKL')}{r.choice('ABCDEFZ')}{r.randint(1, 9)}Z*{r.randint(1000, 9999)}*{r.choice('ABC')}", lambda: f"{r.randint(100, 999)}.{r.randint(10000, 99999)}"])()
    def brand(d): return d.pick('Wagner', 'Moog', 'ACDelco', 'NAPA', 'OEM', 'Denso', 'Gates', 'Bosch', 'Carquest', 'Dorman', 'Motorcraft', 'Duralast')
    # --- scenario
    def job(d, maxn=9):
        r = d.r; k = r.random()
        if k < .1 and maxn >= 2:
            q = r.choice([1, 2, 4, 4, 4]); nm = f"{r.choice(TS)} {r.choice(TB)}" if r.random() < .4 else f"{r.choice(TB)} {r.choice(TS)}"
            L = [Line(d.t(nm), 'Part', q, d.price(92, 312), pn=d.pn(), brand='', note=f"DOT {r.choice(['4B','VN','U9'])}{r.randint(10,99)} {r.randint(1,52):02d}{r.choice([23,24,25])}" if d.ch(.5) else None)]
            for a in r.sample(TADD, min(maxn - 1, r.randint(1, 3))):
                L.append(Line(d.t(r.choice(a[0].split('|'))), a[1], q, d.price(a[2], a[3])))
            return Job(r.choice(['Tires', f'Install {q} tires', 'New tires mount & balance', 'TIRES']), L)
        if k < .22:
            a = r.choice(SERV); nm = r.choice(a[0].split('|'))
            return Job(nm if d.ch(.5) else r.choice(['Maintenance', 'Additional service', 'Other work', nm]), [Line(d.t(nm), 'Service', 1, d.price(a[1], a[2]))])
        if k < .32:
            h = r.choice([.5, .8, 1, 1, 1.2, 1.5, 2])
            return Job(r.choice(['Diagnosis', 'Check engine light on', 'Inspect & advise', 'Customer states noise']), [Line(d.t(r.choice(DIAG)), 'Labor', h, d.rate, hrs=True)])
        j = r.choice(JOBS); h = round(r.uniform(*j['h']), 1) if d.ch(.85) else round(r.uniform(*j['h']) * 4) / 4 or .25
        P = []
        for lo, hi, qs, names in j['parts'][:1] + [p for p in j['parts'][1:] if d.ch(.8)]:
            P.append(Line(d.t(r.choice(names)), 'Part', r.choice(qs), d.price(lo, hi), pn=d.pn(), brand=d.brand()))
        P = P[:max(0, maxn - 1)]
        L = Line(d.t(r.choice(j['labor'])), 'Labor', h, d.rate, hrs=True)
        ls = [L] + P if d.labfirst else P + [L]
        for x in ls:
            if d.ch(.15): x.note = r.choice(NOTES)
        return Job(r.choice(j['titles']), ls)
    labfirst = False
    def jobs(d, n=None):
        n = n or d.n; out = []; got = 0; seen = set()
        while got < n:
            j = d.job(n - got)
            if j.title in seen: continue
            seen.add(j.title); out.append(j); got += len(j.lines)
        return out
    # --- label
    def add(d, l, qty=True, unit=True, desc=None, kind=None, total=None):
        t = l.total if total is None else total
        if t <= 0: return
        d.items.append(dict(description=' '.join((desc or l.desc).split()), type=kind or l.kind, quantity=l.qty if qty else None, unitPrice=l.unit if unit else None, totalPrice=t))
    def fees(d, lines, p=.75):
        r = d.r; out = []
        if not d.ch(p): return out
        lab = sum(l.total for l in lines if l.kind == 'Labor'); prt = sum(l.total for l in lines if l.kind == 'Part')
        pct = r.choice([3, 4, 5, 6, 7, 8, 10]); cap = r.choice([1999, 2500, 3500, 4500, 5000, 7500])
        base, bn = r.choice([(lab, 'labor'), (lab + prt, 'parts & labor'), (prt, 'parts')])
        if base:
            f = min(mul(pct, base) // 100, cap)
            if f > 0: out.append(Line(d.t(r.choice(['Shop supplies', 'Shop Supplies', 'Supplies', 'Shop Materials', 'Misc. shop supplies', 'Service supplies charge'])), 'Fee', 1, f, note=r.choice([f"{pct}% of {bn}, max ${cap/100:.2f}", f"{pct}% {bn}; not to exceed ${cap/100:.2f}", f"{pct}% of {bn} up to ${cap/100:.0f}"])))
        for _ in range(r.choice([0, 1, 1, 2])):
            a = r.choice(FEES); nm = d.t(r.choice(a[0].split('|')))
            if all(nm.lower()[:6] != o.desc.lower()[:6] for o in out): out.append(Line(nm, 'Fee', 1, d.price(a[1], a[2])))
        return out
    def coupons(d, tot, p=.4):
        r = d.r
        if not d.ch(p): return []
        o = [(r.choice(['10% off labor coupon', 'Coupon SPRING25', 'Military discount', 'Senior discount', 'Web special', 'Discount', 'AAA member savings', 'Loyalty reward', 'Mail-in coupon #4471']), min(r.choice([1000, 1500, 2000, 2500, 4000, 5000, mul(tot, 5) // 100]), tot // 3))]
        return [x for x in o if x[1] > 0]
    def compute(d, lines, fees=(), disc=(), mode=None, split=None):
        r = d.r; mode = mode or r.choice(['lines', 'withfees', 'net', 'lines', 'withfees']); split = d.ch(.6) if split is None else split
        S = {k: sum(l.total for l in lines if l.kind == k) for k in ('Part', 'Labor', 'Service', 'Fee')}
        sl = sum(S.values()); sf = sum(f.total for f in fees); sd = sum(x[1] for x in disc)
        taxb = r.choice(['parts', 'parts', 'all', 'all', 'none']) if mode != 'none' else 'parts'
        base = {'parts': S['Part'], 'all': sl + sf - sd, 'none': 0}[taxb]
        base = max(0, base); d.tax = rnd(d.taxrate * base / 100); d.taxable = base; d.total = sl + sf - sd + d.tax
        rows = []
        if split:
            for k, nm in (('Labor', r.choice(['Labor', 'Total Labor', 'Labor total'])), ('Part', r.choice(['Parts', 'Total Parts', 'Parts & tires'])), ('Service', r.choice(['Services', 'Sublet/Services', 'Sublet & other'])), ('Fee', 'Other fees')):
                if S[k]: rows.append((nm, S[k], 'info'))
            if d.ch(.4): rows.reverse()
        F = [(f, f.total, 'fee') for f in fees]; X = [(a, -b, 'disc') for a, b in disc]
        sn = r.choice(['Subtotal', 'Sub-total', 'Sub Total', 'SUBTOTAL', 'Total before tax'])
        if mode == 'lines': rows += [(sn, sl, 'sub')] + F + X; d.sub = sl
        elif mode == 'withfees': rows += F + [(sn, sl + sf, 'sub')] + X; d.sub = sl + sf
        elif mode == 'net': rows += F + X + [(sn, sl + sf - sd, 'sub')]; d.sub = sl + sf - sd
        else: rows += F + X; d.sub = None
        if d.tax or d.ch(.5): rows.append((r.choice([f'Sales Tax ({d.taxrate}%)', 'Tax', f'Tax {d.taxrate}%', 'Sales tax', f'State & local tax @ {d.taxrate}%']), d.tax, 'tax'))
        rows.append((r.choice(d.TOT), d.total, 'tot'))
        d.discounts += [b for a, b in disc]
        return rows
    TOT = ['Total', 'TOTAL', 'Grand Total', 'Estimate Total', 'Total Due']
    def addfees(d, fees):
        for f in fees: d.add(f, qty=False, unit=False)
    def veh(d): return f"{d.year} {d.make} {d.model}"
    def label(d):
        h = dict(shop=d.shop, documentNumber=d.docno if d.docprinted else None)
        allv = dict(year=d.year, make=d.make, model=d.model, vin=d.vin, mileage=d.miles)
        return dict(file=d.name + '.pdf', layout=d.lay, author='author-v', generator=d.gen, hardships=[], kind=d.kind, header=h, vehicle={k: allv[k] for k in d.vkeys},
                    items=d.items, discounts=d.discounts, subtotal=d.sub, tax=d.tax, total=d.total)
    # --- html
    def page(d, css, body, size='Letter', margin='.5in', extra=''):
        return f"<!doctype html><meta charset=utf-8><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box}}body{{margin:0;font-family:'{d.font}';font-size:12px;-webkit-print-color-adjust:exact}}table{{border-collapse:collapse;width:100%}}tr,.nb{{break-inside:avoid}}.r{{text-align:right}}.c{{text-align:center}}td.r,.nw{{white-space:nowrap}}{css}</style><body>{body}"
    def cells(d, l):
        u = d.m(l.unit) + (d.pick('') if not l.hrs else '')
        return dict(desc=esc(l.desc), pn=esc(l.pn or ''), qty=d.q(l.qty, l.hrs), unit=u, total=d.m(l.total), type=l.kind, brand=esc(l.brand or ''))
    def tbl(d, rows, cols, cls='', head=True):
        al = lambda a: f' class={a}' if a else ''
        s = f'<table class="{cls}">'
        if head: s += '<thead><tr>' + ''.join(f'<th{al(a)}>{h}</th>' for k, h, a in cols) + '</tr></thead>'
        for x in rows:
            if isinstance(x, str): s += x
            else: s += '<tr>' + ''.join(f'<td{al(a)}>{x.get(k, "")}</td>' for k, h, a in cols) + '</tr>'
        return s + '</table>'
    def totrows(d, rows, note=True):
        s = ''
        for a, b, k in rows:
            if k == 'fee': nm = esc(a.desc) + (f' <small>({esc(a.note)})</small>' if a.note and note else '')
            else: nm = esc(a)
            s += f'<tr class={k}><td>{nm}</td><td class=r>{d.m(b)}</td></tr>'
        return s
    def rowtext(d, a): return a.desc if isinstance(a, Line) else a
