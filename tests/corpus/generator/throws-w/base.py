import random, json, os, re, subprocess, types, datetime
import words as W
OUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NS = types.SimpleNamespace
PREFIX = 'w'
def _parse():
    ws = []
    for l in W.WORKS.strip().split('\n'):
        h, n, p, hr = [x.strip() for x in l.split('#')]
        parts = []
        for q in p.split(';'):
            nm, qty, rg = q.strip().rsplit('=', 2)
            lo, hi = rg.split('-')
            parts.append(([x.strip() for x in nm.split('|')], int(qty), int(lo), int(hi)))
        a, b = hr.split('-')
        ws.append(NS(heads=[x.strip() for x in h.split('|')], nouns=[x.strip() for x in n.split('|')], parts=parts, h=(float(a), float(b))))
    return ws
def _parse2(t):
    r = []
    for l in t.strip().split('\n'):
        n, rg = l.rsplit('=', 1); a, b = rg.split('-'); r.append((n.split('|'), int(a), int(b)))
    return r
WORKS, SERVICES, FEES = _parse(), _parse2(W.SERVICES), _parse2(W.FEES)
DISC = [l.split('|') for l in W.DISC.strip().split('\n')]
NUMW = 'zero one two three four five six seven eight'.split()
def esc(s): return str(s).replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
def money(c, style='d2'):
    n = c < 0; c = abs(c)
    if style == 'd2': s = f'${c/100:,.2f}'
    elif style == 'p2': s = f'{c/100:,.2f}'
    elif style == 'n2': s = f'${c//100}.{c%100:02d}'
    elif style == 's2': s = f'$ {c/100:,.2f}'
    elif style == 'w': s = f'${c//100:,}' if c % 100 == 0 else f'${c/100:,.2f}'
    elif style == 'usd': s = f'{c/100:,.2f} USD'
    return ('-' if n else '') + s
HARD = {k: ['prose', 'uncharged money'] for k in range(1, 13)}
HARD.update({2: ['prose', 'uncharged money', 'quoted reply'], 3: ['prose', 'bullets', 'quoted reply'], 4: ['prose', 'bubbles', 'uncharged money'], 7: ['amount before name', 'quoted reply'], 8: ['prose', 'chat log'],
 13: ['cards'], 14: ['tiles', 'name over amount'], 15: ['tiles', 'amount over name'], 16: ['figures below name'], 17: ['wrapped names'], 18: ['details under names'], 19: ['two tables side by side'], 20: ['cards'], 21: ['cards', 'columns'], 22: ['cards'], 23: ['cards', 'side bar'], 24: ['cards', 'declined or options beside'], 25: ['narrow'], 26: ['fixed pitch', 'warranty lines'], 29: ['job groups']})
class Doc:
    def __init__(self, layout, v, seed=0):
        self.layout, self.v, self.vi = layout, v, 'abcd'.index(v)
        self.name = f'{PREFIX}{layout:02d}{v}'
        self.r = random.Random(f'{self.name}/{seed}/x3')
        self.seedk = seed
        r = self.r
        order = list(range(len(W.SHOPS))); random.Random('shops').shuffle(order)
        self.shop = W.SHOPS[order[(layout * 4 + self.vi) % len(order)]]
        self.me = r.choice(W.FIRST); self.melast = r.choice(W.LAST)
        self.cust = r.choice([x for x in W.FIRST if x != self.me]); self.custlast = r.choice([x for x in W.LAST if x != self.melast])
        self.addr = f'{r.randint(12, 9800)} {r.choice(W.STREETS)}'; self.city = r.choice(W.CITIES)
        self.phone = f'({r.randint(205, 979)}) 555-{r.randint(100, 199):04d}'
        self.date = datetime.date(2024, 1, 3) + datetime.timedelta(days=r.randint(0, 680))
        mk, md = r.choice([x.split(':') for x in W.CARS.split('|')])
        self.car = NS(year=r.randint(2003, 2024), make=mk, model=r.choice(md.split(',')))
        self.vin = ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(11)) + f'{r.randint(0, 999999):06d}'
        self.miles = r.randint(18000, 228000)
        self.docno = r.choice([f'{r.randint(1000, 99999)}', f'RO-{r.randint(10000, 99999)}', f'E{r.randint(1000, 9999)}', f'{r.randint(20, 25)}-{r.randint(100, 9999):04d}', f'INV{r.randint(10000, 99999)}'])
        self.vehicle = {}; self.items = []; self.discounts = []; self.discrows = []
        self.subtotal = None; self.tax = 0; self.total = 0; self.kind = 'shop_estimate'; self.gen = ''
        self.hdr_no = None; self.hard = list(HARD.get(layout, [])); self.used = set(); self.fused = set()
        self.ms = self.pick4('ms', ['d2', 'd2', 'p2', 'n2']); self.rate = r.choice([85, 95, 98, 105, 110, 118, 120, 125, 135, 139, 142, 148, 155, 165, 179]) * 100
        self.case = self.pick4('case', ['as', 'upper', 'title', 'as2'])
        self.taxrate = r.choice([5.5, 6.0, 6.25, 7.0, 7.25, 7.5, 8.0, 8.25, 8.875, 9.2])
        self.round = r.random() < .3
        self.said = []
    def pick4(self, key, opts):
        o = list(opts); 
        random.Random(f'{self.layout}{key}').shuffle(o)
        return o[self.vi % len(o)]
    def ch(self, *a): return self.r.choice(a)
    def p(self, x): return self.r.random() < x
    def m(self, c, style=None): return money(c, style or self.ms)
    def price(self, lo, hi):
        c = self.r.randint(lo, hi) * 100
        if self.round: return c
        return c + self.r.choice([0, 0, 50, 95, 99, -1, 25, 49, self.r.randint(1, 98)])
    def cs(self, s):
        if self.case == 'upper': return s.upper()
        if self.case == 'title' and s == s.lower(): return s.title().replace("'S", "'s")
        if self.case in ('as', 'as2') and s and s[0].islower() and self.case == 'as': return s[0].upper() + s[1:]
        return s
    def veh(self, vin=False, miles=False):
        self.vehicle = dict(year=self.car.year, make=self.car.make, model=self.car.model)
        if vin: self.vehicle['vin'] = self.vin
        if miles: self.vehicle['mileage'] = self.miles
        return f'{self.car.year} {self.car.make} {self.car.model}'
    def no(self): self.hdr_no = self.docno; return self.docno
    def add(self, desc, typ, total, qty=None, unit=None, **k):
        desc = ' '.join(desc.split())
        assert total > 0
        it = NS(desc=desc, type=typ, total=total, qty=qty, unit=unit, **k); self.items.append(it); return it
    def loose(self, lo=60, hi=2400):
        while 1:
            c = self.r.randint(lo, hi) * 100
            if all(c not in (i.total, i.unit) for i in self.items) and c not in (self.total, self.subtotal): return c
    def loose_sent(self, style='w'):
        c = [s for s in W.LOOSE if s not in self.said]; s = self.r.choice(c); self.said.append(s)
        T = self.total // 100 or 900
        c = self.loose(T // 5, T // 2 + 2) if ' down' in s or 'turned' in s or 'saves' in s else self.loose(9, 29) if 'stud' in s else self.loose(31, 68) if 'rental' in s else self.loose(40, 95) if ('filter can' in s) else self.loose(T * 2 // 3, T * 2 + 300)
        return s.format(x=money(c, style))
    def pn(self):
        r = self.r
        return r.choice([f'{r.randint(10000, 99999)}-{r.choice("ABCDKST")}{r.choice("ABC0123")}{r.randint(0, 9)}', f'{r.choice(["MK","BD","HX","EG","TS","AC"])}{r.randint(100, 99999)}', f'{r.randint(1000000, 9999999)}', f'{r.choice("ABCDEFGH")}{r.randint(10, 99)}Z-{r.randint(1000, 9999)}-{r.choice("ABC")}'])
    def typ(self, nm):
        n = nm.lower()
        return 'Service' if n.startswith(('machine shop', 'sublet')) else 'Part'
    def partname(self, names, plain=False):
        n = self.r.choice(names[:1] if plain else names)
        if not plain:
            n = self.cs(n)
            if self.p(.15) and n[0].isalpha() and not any(b.lower() in n.lower() for b in W.BRANDS): n = self.r.choice(W.BRANDS) + ' ' + n
            if self.case == 'upper': n = n.upper()
        return n
    def take(self):
        i = self.r.choice([k for k in range(len(WORKS)) if k not in self.used]); self.used.add(i); return WORKS[i]
    def work(self, mode='split', plain=False, labor='Labor', withqty=True, maxparts=9, labqty=True):
        """adds items; returns work with head, noun, items, labor item"""
        w = self.take(); r = self.r
        head = self.cs(r.choice(w.heads)) if not plain else w.heads[0]
        noun = r.choice(w.nouns)
        o = NS(head=head, noun=noun, items=[], lab=None, w=w)
        ps = w.parts[:1] + [p for p in w.parts[1:] if r.random() < .6]; ps = ps[:maxparts]
        h = round(r.uniform(*w.h), 1)
        if mode == 'flat':
            tot = sum(q * r.randint(lo, hi) * 100 for _, q, lo, hi in ps) + round(h * self.rate)
            if not self.round: tot = tot // 100 * 100 + r.choice([0, 95, 99, 0, 50])
            if not plain and not re.search(r'replace|r&r|r/r|repair|service|job|flush|install|exch|change|clean|align|mount|reseal|tune|recharge|brakes', head.lower()):
                s = r.choice([' - replace', ' (installed)', ' R&R', ', parts & labor', ' replacement']); head += s.upper() if head == head.upper() else s
            o.items.append(self.add(noun if plain else head, 'Service', tot)); return o
        for nm, q, lo, hi in ps:
            u = self.price(lo, hi); n = self.partname(nm, plain)
            if any(n == x.desc for x in self.items): continue
            if withqty: o.items.append(self.add(n, self.typ(n), q * u, q, u, pn=self.pn()))
            else: o.items.append(self.add(n, self.typ(n), q * u, None, None, pn=self.pn(), n=q))
        if mode == 'split':
            h10 = max(1, round(h * 10)); tot = h10 * self.rate // 10
            d = labor(o) if callable(labor) else labor
            o.lab = self.add(d, 'Labor', tot, h10 / 10 if labqty else None, self.rate if labqty else None, pn=''); o.items.append(o.lab)
        return o
    def service(self, plain=False):
        names, lo, hi = self.r.choice([s for s in SERVICES if s[0][0] not in self.fused]); self.fused.add(names[0])
        return self.add(names[0] if plain else self.cs(self.r.choice(names)), 'Service', self.price(lo, hi))
    def fee(self, plain=False, which=None):
        c = [s for s in FEES if s[0][0] not in self.fused and s[0][0] not in ('core charge', 'card fee', 'towing', 'storage', 'tire disposal', 'service call')] if not which else [s for s in FEES if s[0][0] == which]
        names, lo, hi = self.r.choice(c); self.fused.add(names[0])
        return self.add(names[0] if plain else self.cs(self.r.choice(names)), 'Service' if names[0] in ('towing',) else 'Fee', self.price(lo, hi))
    def disc(self, plain=False, amt=None):
        names = self.r.choice(DISC); n = names[0] if plain else self.cs(self.r.choice(names))
        base = sum(i.total for i in self.items)
        amt = amt or min(self.price(10, 60), base // 5)
        self.discounts.append(amt); o = NS(desc=n, amt=amt); self.discrows.append(o); return o
    def settle(self, tax='all', sub=True, subafter=False):
        s = sum(i.total for i in self.items); dd = sum(self.discounts)
        if tax == 'all': base = s - dd
        elif tax == 'parts': base = sum(i.total for i in self.items if i.type == 'Part')
        else: base = 0
        self.tax = int(base * self.taxrate / 100 + .5) if base else 0
        self.subtotal = (s - dd if subafter else s) if sub else None
        self.total = s - dd + self.tax
    def label(self):
        return dict(file=self.name + '.pdf', layout=f'{PREFIX}{self.layout:02d}', author='author-w', generator=self.gen, hardships=self.hard, kind=self.kind,
            header=dict(shop=self.shop, documentNumber=self.hdr_no), vehicle=self.vehicle,
            items=[dict(description=i.desc, type=i.type, quantity=i.qty, unitPrice=i.unit, totalPrice=i.total) for i in self.items],
            discounts=self.discounts, subtotal=self.subtotal, tax=self.tax, total=self.total)
    def path(self, ext='pdf'): return os.path.join(OUT, f'{self.name}.{ext}')
def qs(q, style='g'):
    if style == 'f': return f'{q:.2f}'
    if style == 'f1': return f'{q:.1f}'
    return f'{q:g}'
# ---- renderers
def html_chromium(d, html):
    d.gen = 'chromium'; t = f'/tmp/thw_{d.name}.html'; open(t, 'w').write(html)
    subprocess.run(['/usr/bin/chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', f'--user-data-dir=/tmp/thw_chr', f'--print-to-pdf={d.path()}', 'file://' + t], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=90)
    os.remove(t)
def html_weasy(d, html):
    import weasyprint, logging
    logging.getLogger('weasyprint').setLevel(logging.ERROR)
    d.gen = 'weasyprint'; weasyprint.HTML(string=html).write_pdf(d.path(), presentational_hints=True)
def groff(d, src, args=('-ms', '-t')):
    d.gen = 'groff'
    p = subprocess.run(['groff', '-Tps', '-K', 'utf8', *args], input=src.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if p.returncode: raise Exception(p.stderr.decode()[:500])
    q = f'/tmp/thw_{d.name}.ps'; open(q, 'wb').write(p.stdout); subprocess.run(['ps2pdf', q, d.path()], check=True); os.remove(q)
def latex(d, src):
    d.gen = 'pdflatex'; t = f'/tmp/thw_tex_{d.name}'; os.makedirs(t, exist_ok=True); open(t + '/x.tex', 'w').write(src)
    p = subprocess.run(['pdflatex', '-interaction=nonstopmode', '-halt-on-error', 'x.tex'], cwd=t, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if p.returncode: raise Exception(p.stdout.decode('latin1')[-1500:])
    os.replace(t + '/x.pdf', d.path()); subprocess.run(['rm', '-r', t])
def texesc(s):
    s = str(s).replace('\\', r'\textbackslash{}')
    for c in '&%$#_{}': s = s.replace(c, '\\' + c)
    s = s.replace('ff', 'f{}f').replace('fi', 'f{}i').replace('fl', 'f{}l').replace('--', '-{}-')
    return s.replace('~', r'\textasciitilde{}').replace('"', "''").replace('@', '@').replace('<', r'\textless{}').replace('>', r'\textgreater{}')
# ---- checks
def check(d):
    errs = []
    if d.total:
        if sum(i.total for i in d.items) + d.tax - sum(d.discounts) != d.total: errs.append('SUM')
    if os.path.getsize(d.path()) > 300 * 1024: errs.append('BIG')
    raw = subprocess.run(['pdftotext', '-raw', d.path(), '-'], stdout=subprocess.PIPE).stdout.decode()
    lay = subprocess.run(['pdftotext', '-layout', d.path(), '-'], stdout=subprocess.PIPE).stdout.decode()
    t = ' '.join((raw + ' ' + lay).split()).replace('\u2019', "'"); toks = set(t.split())
    def has(s): return re.search(r'(?<![\w.,])' + re.escape(s) + r'(?![\w])', t) is not None
    def hasm(c):
        f = {f'{c/100:,.2f}', f'{c/100:.2f}'}
        if c % 100 == 0: f |= {f'{c//100:,}', str(c // 100)}
        return any(has(x) for x in f)
    if re.search('[\ufb00-\ufb06]', t): errs.append('LIGATURES')
    for i in d.items:
        for w in i.desc.split():
            if w not in t: errs.append(f'word {w!r} of {i.desc!r}')
        if i.desc not in t and not getattr(d, 'wraps', False): errs.append(f'notwhole {i.desc!r}')
        if not hasm(i.total): errs.append(f'amount {i.total}')
        if i.unit is not None and not hasm(i.unit): errs.append(f'unit {i.unit}')
        if i.qty is not None and not any(has(x) for x in (f'{i.qty:g}', f'{i.qty:.1f}', f'{i.qty:.2f}', f'x{i.qty:g}', f'{i.qty:g}x')) and not (i.qty in range(9) and re.search(NUMW[int(i.qty)], t, re.I)): errs.append(f'qty {i.qty} {i.desc}')
    for c in d.discounts + [x for x in (d.subtotal, d.tax, d.total) if x]:
        if not hasm(c): errs.append(f'sum {c}')
    if d.shop.lower() not in t.lower(): errs.append('shop')
    if d.hdr_no and d.hdr_no not in t: errs.append('docno')
    v = d.vehicle
    for k in ('year', 'make', 'model', 'vin'):
        if v.get(k) and str(v[k]).lower() not in t.lower(): errs.append(k)
    if v.get('mileage') and not (has(str(v['mileage'])) or has(f"{v['mileage']:,}")): errs.append('mileage')
    return errs
