"""Dice, money, one data structure for paper and label."""
import random, json, os, html, hashlib
from words import *
OUT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..'))
FONTS = ["'Liberation Sans'", "'Liberation Sans'", "'Liberation Sans Narrow'", "'Liberation Serif'", "'DejaVu Sans'", "'DejaVu Sans Condensed'", "'Latin Modern Sans'", "'Nimbus Sans'", "'DejaVu Serif'", "'Liberation Mono'"]
COLORS = ["#1f6feb", "#0b7a4b", "#b3261e", "#5b2a86", "#134e6f", "#d9480f", "#222", "#0d9488", "#7c2d12", "#334155", "#be185d"]
def esc(s): return html.escape(str(s), quote=False)
def comma(c): return f"{c // 100:,}.{c % 100:02d}"
def rnd(x): return int(x + 0.5)

class Line:
    def __init__(s, desc, type, total, qty=None, unit=None, pn=None, brand=None, note=None):
        s.desc, s.type, s.total, s.qty, s.unit, s.pn, s.brand, s.note = desc, type, total, qty, unit, pn, brand, note
class Job:
    def __init__(s, name, parts, labor, note):
        s.name, s.parts, s.labor, s.note = name, parts, labor, note
        s.fees = []; s.disc = 0; s.tax = 0
    @property
    def lines(s): return s.parts + s.labor
    @property
    def total(s): return sum(l.total for l in s.lines)

class Doc:
    def __init__(s, layout, letter, salt=''):
        s.name = layout + letter; s.layout = layout
        s.r = r = random.Random(int(hashlib.md5((s.name + salt).encode()).hexdigest()[:12], 16))
        s.k = 'abcd'.index(letter)
        s.shop = r.choice(SHOPS_A) + ' ' + r.choice(SHOPS_B)
        s.phone = f"({r.randint(201, 989)}) 555-0{r.randint(100, 199)}"
        s.addr = f"{r.randint(12, 9890)} {r.choice(STREETS)}"; s.city = r.choice(CITIES)
        s.cust = r.choice(FIRST) + ' ' + r.choice(LAST); s.adv = r.choice(FIRST) + ' ' + r.choice(LAST)[0] + '.'
        s.num = r.choice(["{n}", "RO-{n}", "E{n}", "#{n}".replace('#', ''), "INV-{n}", "Q-26-{n}", "{n}-1", "WO{n}"]).format(n=r.randint(1040, 98760))
        mk, mods = r.choice(CARS).split(':')
        s.make, s.model, s.year = mk, r.choice(mods.split(',')), r.randint(2004, 2025)
        s.vin = ''.join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(17)); s.mi = r.randint(18000, 219000)
        mo, dy, yr = r.randint(1, 12), r.randint(1, 28), r.choice([2024, 2025, 2026])
        s.mo, s.dy, s.yr = mo, dy, yr
        s.date = r.choice([f"{mo}/{dy}/{yr}", f"{mo:02d}/{dy:02d}/{yr}", f"{'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()[mo-1]} {dy}, {yr}", f"{yr}-{mo:02d}-{dy:02d}"])
        s.items = []; s.disc = []; s.tax = 0; s.subtotal = None; s.total = 0; s.vehicle = {}; s.header = {"shop": s.shop, "documentNumber": None}
        s.hard = []; s.kind = 'shop_estimate'; s.gen = 'chromium'
        s.dollar = r.choice(['$', '$', '$', '', '$ ']); s.upper = r.random() < .18
        s.negstyle = r.choice(['-$', '($)', '-$', '$-', '\u2212$'])
        s.rate = 100 * r.choice([95, 110, 119, 125, 135, 140, 149, 155, 165, 175, 189, 210])
        s.font = r.choice(FONTS); s.accent = r.choice(COLORS); s.fs = r.choice([8.5, 9, 9.5, 10, 10.5])
        s.hstyle = r.choice(['1', '1', '2'])
        s.labor_mode = r.choice(LABOR_W); s.labor_mix = r.random() < .5
        s.taxrate = r.choice([0, 5.5, 6, 6.25, 6.625, 7, 7.25, 8.25, 8.875, 9.5]); s.taxbase = r.choice(['parts', 'all', 'all'])
        s.seen = set()
    # money
    def m(s, c):
        if c < 0:
            v = comma(-c)
            return {'-$': f"-{s.dollar.strip()}{v}", '($)': f"({s.dollar.strip()}{v})", '$-': f"{s.dollar.strip()}-{v}", '\u2212$': f"\u2212{s.dollar.strip()}{v}"}[s.negstyle]
        return s.dollar + comma(c)
    def md(s, c): return '$' + comma(c) if c >= 0 else '-$' + comma(-c)
    def h(s, q):
        if q is None: return ''
        if isinstance(q, float): return f"{q:.2f}" if s.hstyle == '2' else f"{q:.1f}"
        return str(q)
    def t(s, w): return w.upper() if s.upper else w
    def cents(s, lo, hi):
        r = s.r; c = r.randint(lo * 100, hi * 100)
        k = r.random()
        return c // 100 * 100 + (99 if k < .3 else 95 if k < .45 else 0 if k < .55 else 49 if k < .62 else c % 100)
    def pn(s): return s.r.choice([lambda: f"{s.r.randint(10000, 99999)}-{s.r.choice('ABCKLTZ')}{s.r.randint(10, 99)}A", lambda: f"{s.r.choice(['BC', 'MKD', 'GFT', 'AC', 'DR', 'SP', 'CK', 'WL'])}{s.r.randint(100, 99999)}", lambda: str(s.r.randint(1000000, 99999999)), lambda: f"{s.r.randint(100, 999)}-{s.r.randint(1000, 9999)}"])()
    def job(s, maxparts=4, minparts=1, onelabor=True):
        r = s.r
        while True:
            i = r.randrange(len(JOBS))
            if i not in s.seen: break
        s.seen.add(i); names, lo, hi, ps = JOBS[i]
        name = s.t(r.choice(names)); parts = []
        ps = list(ps)
        while len(ps) > max(1, maxparts): ps.pop()
        if len(ps) > 1 and r.random() < .35 and minparts < len(ps): ps.pop()
        for nm, a, b, q in ps:
            if q > 2 and r.random() < .3: q = r.choice([4, 6, q])
            u = s.cents(a, b); parts.append(Line(s.t(r.choice(nm)), 'Part', u * q, q, u, s.pn(), r.choice(['OE', 'Moog', 'Dorman', 'NAPA', 'ACDelco', 'Bosch', 'Gates', 'Denso', 'Mopar'])))
        hq = rnd(r.uniform(lo, hi) * 10) / 10
        f = r.choice(LABOR_W) if s.labor_mix else s.labor_mode
        ld = f.format(j=name, p=parts[0].desc)
        lab = [Line(s.t(ld), 'Labor', rnd(round(hq * s.rate, 4)), float(hq), s.rate)]
        if r.random() < .12 and not onelabor:
            h2 = r.choice([.3, .5, .8]); lab.append(Line(s.t(r.choice(['Diagnostic time', 'Additional labor - rust', 'Test drive and recheck', 'Program and relearn'])), 'Labor', rnd(h2 * s.rate), h2, s.rate))
        return Job(name, parts, lab, r.choice(NOTES))
    def jobs(s, n, **k): return [s.job(**k) for _ in range(n)]
    def flat(s, lo=29, hi=240):
        """flat priced service"""
        r = s.r
        if r.random() < .35:
            while True:
                n = r.choice(INSP)
                if n not in s.seen: break
            s.seen.add(n); return Line(s.t(n), 'Fee' if False else 'Service', s.cents(lo, hi), note=r.choice(NOTES))
        j = s.job(); v = j.total // 100 * 100 + r.choice([0, 95, 99, 50])
        return Line(j.name, 'Service', max(v, 1995), note=j.note)
    # charging
    def charge(s, l, qty=False, unit=False, total=None, desc=None, type=None):
        it = {"description": desc or l.desc, "type": type or l.type, "quantity": l.qty if qty else None, "unitPrice": l.unit if unit else None, "totalPrice": l.total if total is None else total}
        if isinstance(it["quantity"], float) and it["quantity"] == int(it["quantity"]): it["quantity"] = int(it["quantity"])
        assert it["totalPrice"] > 0
        s.items.append(it); return it
    def isum(s, *types): return sum(i["totalPrice"] for i in s.items if not types or i["type"] in types)
    def fees(s, n=None, base=None):
        """list of fee lines (not yet charged)"""
        r = s.r; out = []; base = base or s.isum()
        n = r.choice([0, 1, 1, 2, 2, 3]) if n is None else n
        for fam in r.sample(FEES, n):
            nm = r.choice(fam)
            c = min(rnd(base * r.choice([.03, .05, .06, .08])), r.choice([3500, 4999, 7500])) if fam is FEES[0] else r.choice([350, 500, 895, 1200, 1500, 495, 2500])
            out.append(Line(s.t(nm), 'Fee', c))
        return out
    def closing(s, fees='sum', discs=None, sums=True, subtotal=None, words=None, taxshow=True, loyal=False, taxbase=None):
        """Rows for the totals block [(label, cents, cls)]; charges fees, discounts, tax. cls: sum fee disc sub tax total"""
        r = s.r; rows = []
        part, lab = s.isum('Part'), s.isum('Labor'); serv = s.isum('Service')
        feel = s.isum('Fee'); base = s.isum()
        if sums and r.random() < .7:
            if lab: rows.append((r.choice(['Labor', 'Total labor', 'Labor total', 'LABOR']), lab, 'sum'))
            if part: rows.append((r.choice(['Parts', 'Total parts', 'Parts total', 'PARTS']), part, 'sum'))
            if serv and (lab or part): rows.append((r.choice(['Services', 'Packages', 'Flat-rate services']), serv, 'sum'))
            if feel: rows.append((r.choice(['Fees', 'Fees total', 'Other charges']), feel, 'sum'))
            if r.random() < .4: rows = rows[::-1]
        fl = [] if fees != 'sum' else s.fees()
        nd = (r.choice([0, 0, 1, 1, 2]) if discs is None else discs); dl = []
        for i in range(nd):
            pool = LOYAL if loyal and i == 0 else DISC
            nm = r.choice(pool)
            if nm == 'Senior 10%': c = rnd(base * .10)
            elif nm.startswith('$ off'): nm = '$25 off web coupon'; c = 2500
            elif r.random() < .4 and pool is DISC and nm != 'Core return' and 'credit' not in nm: p = r.choice([5, 10, 15]); nm = f"{nm} ({p}%)"; c = rnd(base * p / 100)
            else: c = r.choice([1000, 1500, 2000, 2500, 1875, 995, 500])
            if c < base // 3: dl.append((s.t(nm), c))
        where = r.choice(['all', 'base', 'fee']) if subtotal is None else subtotal
        sub = {'all': base + sum(f.total for f in fl) - sum(c for _, c in dl), 'base': base, 'fee': base + sum(f.total for f in fl), 'none': None}[where]
        subrow = [(r.choice(['Subtotal', 'Sub total', 'SUBTOTAL', 'Sub-total', 'Subtotal before tax']), sub, 'sub')] if sub is not None else []
        fr = [(f.desc, f.total, 'fee') for f in fl]; dr = [(n, -c, 'disc') for n, c in dl]
        rows += {'all': r.choice([fr + dr, dr + fr]) + subrow, 'base': subrow + r.choice([fr + dr, dr + fr]), 'fee': fr + subrow + dr, 'none': fr + dr}[where]
        for f in fl: s.charge(f)
        for _, c in dl: s.disc.append(c)
        s.subtotal = sub
        if not s.tax:
            tb = s.isum('Part') if (taxbase or s.taxbase) == 'parts' and s.isum('Part') else max(0, s.isum() - sum(s.disc))
            s.tax = rnd(tb * s.taxrate / 100)
            if s.tax and r.random() < .2:
                a = rnd(s.tax * .7); rows += [(r.choice(['State tax', 'Sales tax - state']), a, 'tax'), (r.choice(['County tax', 'Local tax', 'City / district tax']), s.tax - a, 'tax')]
            elif s.tax or r.random() < .6:
                rows.append((r.choice(['Tax', 'Sales tax', f'Tax ({s.taxrate}%)', f'Sales Tax {s.taxrate}%', 'TAX', 'Estimated tax']), s.tax, 'tax'))
        elif taxshow: rows.append((r.choice(['Tax', 'Sales tax', 'Total tax', 'TAX']), s.tax, 'tax'))
        s.total = s.isum() + s.tax - sum(s.disc)
        rows.append((r.choice(words or ['Total', 'Grand total', 'TOTAL', 'Estimate total', 'Total due', 'Amount due', 'Total price']), s.total, 'total'))
        return rows
    # print helpers that also label
    def veh(s, vin=None, mi=None):
        r = s.r; s.vehicle = {"year": s.year, "make": s.make, "model": s.model}
        out = f"{s.year} {s.make} {s.model}"; ex = []
        if vin if vin is not None else r.random() < .6: s.vehicle["vin"] = s.vin; ex.append(r.choice(['VIN: ', 'VIN ', 'Vin # ']) + s.vin)
        if mi if mi is not None else r.random() < .6: s.vehicle["mileage"] = s.mi; ex.append(r.choice([f"Odometer: {s.mi:,}", f"{s.mi:,} mi", f"Mileage In {s.mi}", f"Miles: {s.mi:,}"]))
        return out, ex
    def docno(s): s.header["documentNumber"] = s.num; return s.num
    def save_label(s, ext='pdf'):
        a = sum(i["totalPrice"] for i in s.items) + s.tax - sum(s.disc)
        assert not s.total or a == s.total, (s.name, a, s.total)
        assert s.items and all(isinstance(i["totalPrice"], int) for i in s.items), s.name
        d = {"file": f"{s.name}.{ext}", "layout": s.layout, "author": "author-y", "generator": s.gen, "hardships": s.hard, "kind": s.kind, "header": s.header, "vehicle": s.vehicle,
             "items": s.items, "discounts": s.disc, "subtotal": s.subtotal, "tax": s.tax, "total": s.total}
        json.dump(d, open(f"{OUT}/{s.name}.json", 'w'), indent=1, ensure_ascii=False)

def table(cols, rows, cls='', head=True):
    """cols [(title, align)], rows: list of list of html or ('raw', html)"""
    o = [f'<table class="{cls}">']
    if head: o.append('<thead><tr>' + ''.join(f'<th style="text-align:{a}">{t}</th>' for t, a in cols) + '</tr></thead>')
    for r in rows:
        if isinstance(r, str): o.append(r)
        else: o.append('<tr>' + ''.join(f'<td style="text-align:{a}">{x}</td>' for (t, a), x in zip(cols, r)) + '</tr>')
    return '\n'.join(o) + '</table>'
def full(n, x, cls=''): return f'<tr class="{cls}"><td colspan="{n}">{x}</td></tr>'
def page(d, body, css='', size='Letter', margin='12mm', base=True):
    return f"""<!doctype html><html><head><meta charset="utf-8"><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
body{{font:{d.fs}pt {d.font},'Liberation Sans',sans-serif;margin:0;color:#1c1c1c;line-height:1.35}}table{{border-collapse:collapse;width:100%}}td,th{{padding:3px 5px;vertical-align:top}}h1,h2,h3,p{{margin:0}}
.r{{text-align:right}}.b{{font-weight:bold}}.s{{font-size:84%;color:#666}}.fl{{display:flex;justify-content:space-between;gap:10px}}.badge{{display:inline-block;padding:1px 7px;border-radius:9px;font-size:80%;color:#fff}}
tr,.keep{{break-inside:avoid}}{css}</style></head><body>{body}</body></html>"""
def totals_table(d, rows, cls='tot', rev=False):
    o = []
    for l, c, k in rows:
        x = [f'<td>{esc(l)}</td>', f'<td class="r">{d.m(c)}</td>']
        o.append(f'<tr class="{k}">' + ''.join(x[::-1] if rev else x) + '</tr>')
    return f'<table class="{cls}">' + ''.join(o) + '</table>'
