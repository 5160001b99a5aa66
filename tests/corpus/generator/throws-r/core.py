import base64, json, os, random, re, subprocess, html as _h
from fractions import Fraction as F
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import pool

esc = _h.escape


def rnd(x):  # half up, cents
    x = F(x)
    return int((x * 2 + 1) // 2) if x >= 0 else -int((-x * 2 + 1) // 2)


def m(c, cur=""):
    s = "{:,}.{:02d}".format(abs(c) // 100, abs(c) % 100)
    return ("-" if c < 0 else "") + cur + s


def q(x, dec=None):
    if dec is not None:
        return "%.*f" % (dec, x)
    return str(int(x)) if x == int(x) else ("%.2f" % x).rstrip("0")


def num(x):
    return None if x is None else (int(x) if x == int(x) else round(float(x), 2))


class Line:
    def __init__(s, desc, typ, qty, unit, total, **k):
        s.desc, s.type, s.qty, s.unit, s.total = desc, typ, qty, unit, total
        s.pn = s.op = s.note = None
        s.tech = None
        s.list = None
        s.disc = 0
        s.__dict__.update(k)


class Job:
    def __init__(s, head, lines, ccc=None):
        s.head, s.lines, s.ccc = head, lines, ccc

    @property
    def total(s):
        return sum(l.total for l in s.lines)

    @property
    def hours(s):
        return sum(l.qty for l in s.lines if l.type == "Labor" and l.qty)


ALNUM = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789"
_TR = dict(zip("ABCDEFGHJKLMNPRSTUVWXYZ", [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9]))
_W = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]


class Doc:
    """one document: dice, contents, label"""

    def __init__(s, out, no, copy, seed, band):
        s.name = "r%02d%s" % (no, copy)
        s.no, s.out = no, out
        s.d = random.Random("%s-%s-%s" % (seed, no, copy))
        s.items, s.disc, s.sub, s.tax, s.total = [], [], None, 0, None
        s.band = band
        s.kind = "invoice"
        s.docno = None
        s.shop = None
        s.vkeys = {}
        d = s.d
        mk = d.choice(pool.VEH)
        s.make, s.model, s.tags = mk[0], d.choice(mk[1]), mk[4].split()
        s.year = d.randint(*mk[2])
        s.vin = s._vin(mk[3])
        s.miles = d.randint(11, 240) * 1000 + d.randint(0, 999)
        s.plate = d.choice(["%s%d", "%s-%d"]) % ("".join(d.choice(ALNUM[:23]) for _ in range(3)), d.randint(1000, 9999))
        s.color = d.choice("Silver White Black Gray Blue Red Maroon Tan".split())
        s.city, s.st, s.zip, s.ac = d.choice(pool.CITIES)
        s.addr = "%d %s" % (d.randint(12, 9800), d.choice(pool.STREETS))
        s.csz = "%s, %s %s" % (s.city, s.st, s.zip)
        s.phone = s.tel()
        s.cust = d.choice(pool.FIRST) + " " + d.choice(pool.LAST)
        s.caddr = "%d %s" % (d.randint(12, 9800), d.choice(pool.STREETS))
        s.cphone = s.tel()
        s.techs = [d.choice(pool.FIRST) for _ in range(3)]
        s.advisor = d.choice(pool.FIRST) + " " + d.choice("ABCDEGHKLMRST") + "."
        s.technos = [str(d.randint(102, 989)) for _ in range(3)]
        s.mo, s.dy, s.yr = d.randint(1, 12), d.randint(1, 28), d.choice([2021, 2022, 2023, 2024, 2025])
        s.yr = max(s.yr, s.year)
        s.rate = d.choice([8900, 9500, 9900, 10500, 11000, 11500, 11995, 12000, 12500, 12900, 13500, 13995, 14500, 14900, 15500, 16500, 17500, 18900])
        s.taxrate = d.choice([F(4), F(5), F("5.3"), F(6), F("6.25"), F("6.5"), F(7), F("7.25"), F("7.75"), F(8), F("8.25"), F("8.875"), F("9.5")]) / 100
        s.taxmode = d.choice(["parts", "parts", "all", "all", "none"])
        s.ending = d.choice([99, 95, None, None, None])
        s.ts = "%d/%dR%d" % (d.choice([205, 215, 225, 235, 245, 265, 275]), d.choice([50, 55, 60, 65, 70]), d.choice([16, 17, 18, 20]))
        s.oil = d.choice(["0W-20", "5W-30", "5W-20", "0W-16"])
        s.style = "any"
        s.n = d.randint(*band)

    def chance(s, p):
        return s.d.random() < p

    def pick(s, *a):
        return s.d.choice(a[0] if len(a) == 1 and not isinstance(a[0], str) else a)

    def tel(s):
        return s.d.choice(["(%s) 555-%04d", "%s-555-%04d", "%s.555.%04d"]) % (s.ac, s.d.randint(100, 9999))

    def _vin(s, wmi):
        while True:
            v = wmi + "".join(s.d.choice(ALNUM) for _ in range(8)) + "".join(s.d.choice("0123456789") for _ in range(6))
            v = v[:9] + s.d.choice("ABCDEFGHJKLMNPRSTV123456789") + v[10:]
            t = sum((int(c) if c.isdigit() else _TR[c]) * w for c, w in zip(v, _W)) % 11
            v = v[:8] + ("X" if t == 10 else str(t)) + v[9:]
            if len(v) == 17:
                return v

    def date(s, f=None, off=0):
        mo, dy = s.mo, min(28, s.dy + off)
        names = "January February March April May June July August September October November December".split()
        f = f or s.d.choice("abc")
        return {"a": "%02d/%02d/%d" % (mo, dy, s.yr), "b": "%d/%d/%02d" % (mo, dy, s.yr % 100), "c": "%s %d, %d" % (names[mo - 1], dy, s.yr),
                "d": "%s %d, %d" % (names[mo - 1][:3], dy, s.yr), "e": "%02d%s%02d" % (dy, names[mo - 1][:3].upper(), s.yr % 100)}[f]

    def newno(s, pre=None):
        pre = s.d.choice(["", "", "", "RO-", "W", "A", "T-"]) if pre is None else pre
        s.docno = pre + str(s.d.randint(1040, 998800))
        return s.docno

    # vehicle keys as printed
    def veh(s, vin=.8, miles=.85, upper=False):
        mk, mo = (s.make.upper(), s.model.upper()) if upper else (s.make, s.model)
        s.vkeys = {"year": s.year, "make": mk, "model": mo}
        s.pvin = s.vin if s.chance(vin) else None
        s.pmi = s.miles if s.chance(miles) else None
        if s.pvin: s.vkeys["vin"] = s.pvin
        if s.pmi: s.vkeys["mileage"] = s.pmi
        return "%d %s %s" % (s.year, mk, mo)

    # ---- names and prices
    def nm(s, alts):
        up = [a for a in alts if a.replace("{oil}", "").replace("{ts}", "").upper() == a.replace("{oil}", "").replace("{ts}", "")]
        lo = [a for a in alts if a not in up]
        if s.style in ("short", "upper") and up and s.chance(.75): a = s.d.choice(up)
        elif s.style == "full" and lo: a = s.d.choice(lo)
        elif s.style == "long": a = max(alts, key=len) if s.chance(.7) else s.d.choice(lo or alts)
        else: a = s.d.choice(alts)
        a = a.replace("{oil}", s.oil).replace("{ts}", s.ts)
        return a.upper() if s.style in ("upper", "short") else a

    def price(s, lo, hi):
        c = int(s.d.uniform(lo, hi) * 100)
        e = s.ending
        if e is not None and s.chance(.85): c = max(c // 100 * 100 + e, e)
        elif s.chance(.15): c = max(100, c // 100 * 100)
        return c

    def pn(s):
        d = s.d
        R = lambda n: "".join(d.choice("0123456789") for _ in range(n))
        L = lambda n: "".join(d.choice("ABCDEFGHJKLMPRSTWXZ") for _ in range(n))
        return d.choice([lambda: R(8), lambda: L(2) + R(4), lambda: R(5) + "-" + R(5), lambda: L(1) + R(2) + "Z-" + R(4) + "-" + L(1), lambda: R(3) + "-" + R(4), lambda: L(3) + R(5) + L(1),
                         lambda: R(8) + L(2), lambda: R(2) + "-" + R(5), lambda: L(1) + R(3)])()

    def mkline(s, typ, spec):
        d = s.d
        if typ == "Labor":
            alts, lo, hi = spec
            h = round(d.uniform(lo, hi), 1)
            if s.chance(.12): h = round(h) or .5
            return Line(s.nm(alts), "Labor", h, s.rate, rnd(F(str(h)) * s.rate), op=s.op(), tech=d.randrange(3))
        if typ == "Service":
            alts, lo, hi = spec
            c = s.price(lo, hi)
            return Line(s.nm(alts), "Service", 1, c, c, op=s.op())
        alts, qs, lo, hi = spec
        n, c = d.choice(qs), s.price(lo, hi)
        return Line(s.nm(alts), "Part", n, c, rnd(F(str(n)) * c), pn=s.pn())

    def op(s):
        return s.d.choice([lambda: "%02d" % s.d.randint(1, 99) + s.d.choice("FTHM") + "OZ%03d" % s.d.randint(1, 400), lambda: str(s.d.randint(10000, 99999)), lambda: s.d.choice(["LOF", "BRK", "DIAG", "ALN", "MISC", "ENG", "SUS"]) + str(s.d.randint(1, 40))])()

    def jobs(s, n=None, sublet=True, only=None, exclude=()):
        """jobs whose lines add up to exactly n"""
        n = n or s.n
        out, left = [], n
        av = [j for j in pool.JOBS if (("diesel" not in j["tags"] or "diesel" in s.tags) and ("truck" not in j["tags"] or "truck" in s.tags)) and j["key"] not in exclude]
        if not sublet: av = [j for j in av if not (j["sublet"] and not j["labor"])]
        if only: av = [j for j in av if j["key"] in only]
        s.d.shuffle(av)
        for j in av:
            if left <= 0: break
            if j["key"] in ("engine", "transreb", "headgsk") and (any(o.key in ("engine", "transreb", "headgsk") for o in out)): continue
            ls = []
            if j["labor"]: ls.append(s.mkline("Labor", j["labor"]))
            ps = j["parts"][:]
            must = ps[:1]
            opt = [p for p in ps[1:] if s.chance(.72)]
            for p in (must + opt)[:max(0, left - len(ls))]: ls.append(s.mkline("Part", p))
            if sublet and j["sublet"] and left > len(ls): ls.append(s.mkline("Service", j["sublet"]))
            if not ls: continue
            if len(ls) > left: ls = ls[:left]
            jb = Job(s.nm(j["heads"]), ls, j["ccc"])
            jb.key = j["key"]
            left -= len(ls)
            out.append(jb)
        s.used = [j.key for j in out]
        return out

    def others(s, k):
        return s.jobs(s.d.randint(2 * k, 3 * k), exclude=tuple(s.used), sublet=False)[:k]

    # ---- fees, discounts, totals
    def fees(s, lines, tire=False, mobile=False, p=.6):
        out, lab = [], sum(l.total for l in lines if l.type == "Labor")
        if lab and s.chance(p):
            nm, pc, cap = s.d.choice(pool.FEES)
            c = min(rnd(F(str(pc)) * lab), cap * 100)
            if c: out.append(Line(nm, "Fee", None, None, c))
        if s.chance(p * .6):
            nm, lo, hi = s.d.choice(pool.TIREFEES if tire else (pool.MOBILEFEES if mobile else pool.FLATFEES))
            c = s.d.randint(lo // 5, hi // 5) * 5
            out.append(Line(nm, "Fee", None, None, c))
        if s.style in ("upper", "short"):
            for f in out: f.desc = f.desc.upper()
        return out

    def discounts(s, lines, p=.45):
        tot = sum(l.total for l in lines)
        if not s.chance(p): return []
        nm = s.d.choice(pool.COUPONS)
        if "$25" in nm: nm, c = "Coupon: $25 off brake service", 2500
        elif s.chance(.5):
            pc = s.d.choice([5, 10, 15]); c = rnd(F(pc * tot, 100)); nm += " %d%%" % pc
        else: c = s.d.choice([1000, 1500, 2000, 2500, 5000, 7500])
        if c * 3 > tot: return []
        if s.style in ("upper", "short"): nm = nm.upper()
        return [(nm, c)]

    def taxof(s, lines, disc=0):
        if s.taxmode == "none": return 0
        b = sum(l.total for l in lines if s.taxmode == "all" or l.type == "Part") - (disc if s.taxmode == "all" else 0)
        return rnd(s.taxrate * max(b, 0))

    def pct(s):
        x = float(s.taxrate * 100)
        return ("%.3f" % x).rstrip("0").rstrip(".") + "%"

    # ---- label
    def item(s, l, qty=True, unit=True, desc=None, typ=None, total=None):
        if (total if total is not None else l.total) <= 0: return
        s.items.append({"description": " ".join((desc or l.desc).split()), "type": typ or l.type, "quantity": num(l.qty) if qty else None,
                        "unitPrice": l.unit if unit else None, "totalPrice": total if total is not None else l.total})

    def save(s):
        js = {"file": s.name + ".pdf", "layout": s.layout, "author": "author-r", "generator": s.generator, "hardships": [], "kind": s.kind,
              "header": {"shop": s.shop, "documentNumber": s.docno and s.docno.lstrip("#")}, "vehicle": s.vkeys, "items": s.items, "discounts": s.disc, "subtotal": s.sub, "tax": s.tax, "total": s.total}
        with open(os.path.join(s.out, s.name + ".json"), "w") as f:
            json.dump(js, f, indent=1, ensure_ascii=False)


# ---------------------------------------------------------------- reportlab
_D = "/usr/share/fonts/truetype/"
FAM = {"Helv": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"), "Times": ("Times-Roman", "Times-Bold", "Times-Italic"), "Cour": ("Courier", "Courier-Bold", "Courier-Oblique")}


def _reg(fam, files):
    ok = []
    for i, f in enumerate(files):
        for root, _, fs in os.walk(_D):
            if f in fs:
                pdfmetrics.registerFont(TTFont(fam + "NBI"[i], os.path.join(root, f)))
                ok.append(fam + "NBI"[i])
                break
    if len(ok) == 3: FAM[fam] = tuple(ok)


_reg("Lib", ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationSans-Italic.ttf"])
_reg("Narrow", ["LiberationSansNarrow-Regular.ttf", "LiberationSansNarrow-Bold.ttf", "LiberationSansNarrow-Italic.ttf"])
_reg("Carl", ["Carlito-Regular.ttf", "Carlito-Bold.ttf", "Carlito-Italic.ttf"])
_reg("Lato", ["Lato-Regular.ttf", "Lato-Bold.ttf", "Lato-Italic.ttf"])
_reg("Deja", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf"])


def fam(*want):
    return [w for w in want if w in FAM] or ["Helv"]


class P:
    def __init__(s, doc, size=letter, family="Helv"):
        s.w, s.h = size
        s.c = canvas.Canvas(os.path.join(doc.out, doc.name + ".pdf"), pagesize=size)
        s.f = FAM[family]
        s.page = 1

    def font(s, k):
        return s.f["NBI".index(k)] if k in "NBI" else k

    def t(s, x, y, txt, sz=9, k="N", al="l", col=None):
        c = s.c
        c.setFillColor(col or "#000000")
        c.setFont(s.font(k), sz)
        {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al](x, s.h - y, txt)

    def tw(s, txt, sz=9, k="N"):
        return pdfmetrics.stringWidth(txt, s.font(k), sz)

    def wrap(s, txt, w, sz=9, k="N"):
        out, cur = [], ""
        for word in txt.split():
            if cur and s.tw(cur + " " + word, sz, k) > w: out.append(cur); cur = word
            else: cur = (cur + " " + word) if cur else word
        return out + [cur] if cur else out

    def para(s, x, y, txt, w, sz=9, k="N", lead=None, col=None):
        lead = lead or sz * 1.25
        for ln in s.wrap(txt, w, sz, k):
            s.t(x, y, ln, sz, k, col=col); y += lead
        return y

    def line(s, x1, y1, x2, y2, w=.6, col="#000000", dash=None):
        c = s.c; c.setStrokeColor(col); c.setLineWidth(w)
        c.setDash(*(dash or ([],)))
        c.line(x1, s.h - y1, x2, s.h - y2)
        c.setDash([])

    def box(s, x, y, w, h, fill=None, stroke="#000000", lw=.6, r=0):
        c = s.c; c.setLineWidth(lw)
        if fill: c.setFillColor(fill)
        if stroke: c.setStrokeColor(stroke)
        a = dict(fill=1 if fill else 0, stroke=1 if stroke else 0)
        (c.roundRect(x, s.h - y - h, w, h, r, **a) if r else c.rect(x, s.h - y - h, w, h, **a))

    def next(s):
        s.c.showPage(); s.page += 1

    def save(s):
        s.c.save()


# ---------------------------------------------------------------- chromium over a pipe, one start for all pages
class Chrome:
    def __init__(s):
        r1, w1 = os.pipe(); r2, w2 = os.pipe()

        def pre():
            a, b = os.dup(r1), os.dup(w2)
            os.dup2(a, 3); os.dup2(b, 4)
        s.p = subprocess.Popen(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--font-render-hinting=none"], preexec_fn=pre, close_fds=False,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(r1); os.close(w2)
        s.o, s.i, s.buf, s.id = w1, r2, b"", 0
        t = s.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        s.sess = s.call("Target.attachToTarget", {"targetId": t, "flatten": True})["sessionId"]
        s.call("Page.enable", {}, True)

    def call(s, meth, par, sess=False):
        s.id += 1
        msg = {"id": s.id, "method": meth, "params": par}
        if sess: msg["sessionId"] = s.sess
        os.write(s.o, json.dumps(msg).encode() + b"\0") if len(json.dumps(msg)) < 60000 else s._big(msg)
        while True:
            r = s.read()
            if r.get("id") == s.id:
                if "error" in r: raise RuntimeError(r["error"])
                return r["result"]

    def _big(s, msg):
        b = json.dumps(msg).encode() + b"\0"
        while b: b = b[os.write(s.o, b):]

    def read(s):
        while b"\0" not in s.buf:
            x = os.read(s.i, 1 << 20)
            if not x: raise EOFError
            s.buf += x
        a, s.buf = s.buf.split(b"\0", 1)
        return json.loads(a)

    def print(s, htmltext, path, **opt):
        fr = s.call("Page.getFrameTree", {}, True)["frameTree"]["frame"]["id"]
        s.call("Page.setDocumentContent", {"frameId": fr, "html": htmltext}, True)
        r = s.call("Page.printToPDF", dict({"printBackground": True, "preferCSSPageSize": True, "displayHeaderFooter": False}, **opt), True)
        with open(path, "wb") as f: f.write(base64.b64decode(r["data"]))

    def close(s):
        try: s.call("Browser.close", {})
        except Exception: pass
        try: s.p.wait(90)
        except subprocess.TimeoutExpired: s.p.kill()


def page(css, body, size="Letter", margin="0.5in", font="Liberation Sans", fs="10pt"):
    return ("<!doctype html><meta charset=utf-8><style>@page{size:%s;margin:%s}*{box-sizing:border-box;font-variant-ligatures:none}body{margin:0;font-family:'%s';font-size:%s;color:#111}"
            "table{border-collapse:collapse}tr,.nb{break-inside:avoid}.r{text-align:right}.c{text-align:center}td,th{vertical-align:top;text-align:left}td.r,th.r{text-align:right;white-space:nowrap}%s</style>%s" % (size, margin, font, fs, css, body))
