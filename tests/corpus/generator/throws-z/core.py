"""Dice, data model, sums, output and checks."""
import json, os, random, re, subprocess, html as _h
import words as W
OUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TMP = os.path.join("/tmp", "throws-z-tmp"); os.makedirs(TMP, exist_ok=True)
PROT = re.compile(r"\b([WVAPHTI])/(?=[A-Za-z])|\b(w|t|a|p)/(?=[a-z ])|(\d)/(?=\d)|(fuel)/(?=water sep)")
def split_alt(s):
    s = PROT.sub(lambda m: next(g for g in m.groups() if g) + "\x01", s)
    return [x.replace("\x01", "/").strip() for x in s.split("/") if x.strip()]
def rng2(s):
    a, b = s.split("-"); return float(a), float(b)
JOBS = {}
for tr, txt in W.RAW.items():
    JOBS[tr] = []
    for ln in txt.strip().splitlines():
        head, parts = ln.split(" : ", 1)
        nm, hrs = head.rsplit("@", 1)
        ps = []
        for p in parts.split(" | "):
            n, pr, q = p.strip().rsplit(",", 2)
            ps.append((split_alt(n), rng2(pr), int(q)))
        JOBS[tr].append((split_alt(nm), rng2(hrs), ps))
def flat_parse(s):
    n, pr = s.rsplit(",", 1); return split_alt(n), rng2(pr)
FLAT = {k: [flat_parse(x) for x in v.split(";")] for k, v in W.FLAT.items()}
TOW = [flat_parse(x) for x in W.TOW]
LONG = [", includes new seals and fluid", " - drain, refill and bleed system, check for leaks and road test", " and clean mating surfaces, torque to spec", ", lube slides and adjust", " (both sides) incl. programming and relearn procedure", " per customer request, old parts returned in box", ", broken bolts drilled out and threads chased as needed", " and inspect surrounding components for wear", " - heated and cut frozen fasteners, cleaned and painted bracket", " with customer approval by telephone"]
PLONG = [" w/ gasket and hardware", " (heavy duty)", " - OE quality", ", limited lifetime warranty", " for tow package", " new, not reman", " incl. clips and seal", " - 2 yr warranty", " fits w/ or w/o ABS", " (dealer only)"]
ACT = re.compile(r"replace|r ?& ?r|r&i|remove|install|repair|rebuild|servic|clean|job|weld|bend|fab|swap|overhaul|reseal|recover|re-cover|re-do|recore|re-core|re-tank|recharge|tune|press|bore|hone|deck|surface|square|grind|turn|mill|resize|balance|assembl|test|check|adj|set up|reprogram|flash|adapt|reline|haul|sew|labor|change|work|mount|winteriz|fog|wire|sand|polish|recondition|hang|fit |repack|boil|rod |tank &|torch|straight|drill|drain|evac|lof|lube|linkage|dash out|build|test|new cover|inspect|maint|adjust|reseal|crack|re-?cover|redo|recond|crank|prep|dyno|regen|drop|retank|cut|battery &|patterned|steam|true duals|update|\bfix|bake|hot tank|coats|upgrade", re.I)
class P:
    def __init__(s, layout, letter, trades, kind="invoice", generator="chromium"):
        s.layout, s.letter = layout, letter
        s.name = layout + letter
        s.r = r = random.Random("throws-z4/" + s.name)
        s.k = "abcd".index(letter)
        s.trade = trades[s.k % len(trades)] if isinstance(trades, (list, tuple)) else trades
        s.kind, s.generator = kind, generator
        s.items, s.discounts, s.hardships = [], [], []
        s.subtotal, s.tax, s.total = None, 0, 0
        s.shop = r.choice(W.SHOPS[s.trade].split(","))
        s.addr, s.town = r.choice(W.STREETS), r.choice(W.TOWNS)
        s.phone = r.choice(["(%d) %d-%04d", "%d-%d-%04d", "%d.%d.%04d"]) % (r.randint(203, 989), r.randint(220, 989), r.randint(0, 9999))
        s.cust = r.choice(W.PEOPLE)
        s.docno = r.choice([str(r.randint(100, 99999)), "INV-%04d" % r.randint(1, 2999), "%06d" % r.randint(100, 99999), "W%d" % r.randint(1000, 9999), "%d-%d" % (r.randint(21, 26), r.randint(100, 999))])
        if r.random() < .12: s.docno = None
        m, d, y = r.randint(1, 12), r.randint(1, 28), r.randint(2019, 2025)
        s.date = r.choice(["%02d/%02d/%d" % (m, d, y), "%d/%d/%02d" % (m, d, y % 100), "%d-%d-%d" % (m, d, y), "%s %d, %d" % ("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[m - 1], d, y)])
        s.whole = r.random() < .33
        s.mf = r.choice(["$c", "c", "n", "$c", "c"]); s.cents_always = r.random() < .6 if s.whole else True
        s.negf = r.choice(["-{}", "({})", "-{}", "{}-", "- {}"])
        s.case = r.choice(["asis", "asis", "upper", "title", "asis", "lower"])
        s.rate = r.choice([65, 75, 80, 85, 90, 95, 98, 105, 110, 115, 120, 125, 135, 140, 149, 165]) * 100
        if s.trade == "diesel" and s.rate < 9000: s.rate += 5000
        s.note_p = r.choice([0, .15, .4])
        s.long_p = r.choice([0, .15, .4, .6])
        s.vehicle = s._veh()
    def _veh(s):
        r = s.r; cars = W.CARS.get(s.trade, W.CARS["general"])
        c = r.choice(cars.split(","))
        for mk in ("Forest River", "Boston Whaler", "Sea Ray"):
            if c.startswith(mk): make = mk; break
        else: make = c.split(" ")[0]
        v = {"year": r.randint(1964, 1979) if s.trade == "machine" else r.randint(1998, 2023), "make": make, "model": c[len(make) + 1:]}
        if s.trade not in ("marine", "machine") and r.random() < .6:
            ab = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789"
            v["vin"] = r.choice("12345JKWZ") + "".join(r.choice(ab) for _ in range(8)) + r.choice("0123456789X") + "".join(r.choice(ab) for _ in range(1)) + "%06d" % r.randint(0, 999999)
            v["vin"] = v["vin"][:17]
        if s.trade not in ("marine", "machine") and r.random() < .75: v["mileage"] = r.randint(8000, 260000)
        return v
    def veh_one(s): return "%d %s %s" % (s.vehicle["year"], s.vehicle["make"], s.vehicle["model"])
    def veh_pairs(s, labels=None):
        v = s.vehicle; L = labels or s.r.choice([("Vehicle", "VIN", "Mileage"), ("Yr/Make/Model", "VIN#", "Odometer"), ("Unit", "Serial / VIN", "Miles"), ("Car", "V.I.N.", "Odo")])
        out = [(L[0], s.veh_one())]
        if "vin" in v: out.append((L[1], v["vin"]))
        if "mileage" in v: out.append((L[2], s.r.choice(["{:,}", "{}", "{:,} mi"]).format(v["mileage"])))
        return out
    def m(s, c, sign=None):
        t = "{:,.2f}".format(abs(c) / 100)
        if s.whole and not s.cents_always and c % 100 == 0: t = t[:-3]
        if s.mf == "n": t = t.replace(",", "")
        if s.mf == "$c" if sign is None else sign: t = "$" + t
        return t
    def neg(s, c, sign=None): return s.negf.format(s.m(c, sign))
    def style(s, t):
        if s.case == "upper": return t.upper()
        if s.case == "lower": return t.lower()
        if s.case == "title": return " ".join(w[0].upper() + w[1:] for w in t.split(" "))
        return t
    def price(s, lo, hi):
        v = s.r.uniform(lo, hi)
        if s.whole: return max(1, round(v)) * 100
        return round(v) * 100 + s.r.choice([0, 95, 99, 50, s.r.randint(1, 98), s.r.randint(1, 98)]) if v >= 2 else s.r.randint(80, 199)
    def num(s):
        r = s.r
        return r.choice(["%d" % r.randint(10000, 999999), "%s%d" % (r.choice(["AC", "MB", "K0", "BX", "WA", "SP", "FX", "DN", "TR"]), r.randint(100, 99999)), "%d-%d" % (r.randint(10, 999), r.randint(1000, 99999)), "%s-%d%s" % (r.choice("ABCDEFGHKR"), r.randint(100, 9999), r.choice("AXLR"))])
    def note(s):
        return s.r.choice(W.NOTES) if s.r.random() < s.note_p else None
    def mk(s, d, ty, q, u, t=None, num=None, note=None):
        t = t if t is not None else int(round(q * u))
        return {"d": re.sub(r"\s+", " ", d.strip()), "ty": ty, "q": q, "u": u, "t": t, "num": num, "note": note}
    def part(s, pt):
        r = s.r; names, pr, q = pt
        if q > 2 and r.random() < .4: q = max(1, q - r.randint(1, 3))
        elif q <= 2 and r.random() < .15: q = 1
        d = r.choice(names)
        if r.random() < s.long_p * .5: d += r.choice(PLONG)
        return s.mk(s.style(d), "Part", q, s.price(*pr), num=s.num(), note=s.note())
    def labor(s, j, hours=True):
        r = s.r; d = r.choice(j[0])
        if not ACT.search(d): d = r.choice(["Replace %s", "R&R %s", "Labor - %s", "%s - labor", "%s, labor", "%s installed", "Labor to replace %s"]) % d
        if r.random() < s.long_p: d += r.choice(LONG)
        h = round(r.uniform(*j[1]), 1)
        if s.whole: h = max(.5, round(h * 2) / 2)
        if h == int(h): h = int(h)
        u = s.rate
        return s.mk(s.style(d), "Labor", h, u, num=None, note=s.note())
    def flat(s):
        n, pr = s.r.choice(FLAT[s.trade]); p = s.price(*pr); p -= p % 100 if s.r.random() < .5 else 0
        d = s.r.choice(n)
        fee = re.search(r"freight|UPS on|trip charge", d, re.I)
        ty = "Fee" if fee else "Labor" if re.search(r"^(weld|shop weld|remove old|torch)", d, re.I) else "Service"
        return s.mk(s.style(d), ty, 1, p, note=s.note())
    def jobs(s, lo=3, hi=22, flats=True):
        """draw jobs until the wanted count of lines stands"""
        r = s.r; want = r.randint(lo, hi); pool = JOBS[s.trade][:]; r.shuffle(pool)
        out, n = [], 0
        while n < want and pool:
            j = pool.pop(); ps = [s.part(p) for p in j[2] if r.random() < .88]
            if n + 1 + len(ps) > hi: ps = ps[:max(0, hi - n - 1)]
            out.append({"head": s.style(r.choice(j[0])), "labor": [s.labor(j)], "parts": ps}); n += 1 + len(ps)
        s.flats = []
        if flats and r.random() < .6:
            seen = set()
            for _ in range(r.randint(1, 2)):
                f = s.flat()
                if f["d"] not in seen: s.flats.append(f); seen.add(f["d"])
        return out
    def rows(s, lo=3, hi=22, mode=None):
        """all lines as one flat list in a diced order; keeps sections out"""
        js = s.jobs(lo, hi); r = s.r
        mode = mode or r.choice(["job", "parts", "labor", "mix"])
        L = [x for j in js for x in j["labor"]]; Q = [x for j in js for x in j["parts"]]
        if mode == "job": o = [x for j in js for x in (j["labor"] + j["parts"])]
        elif mode == "parts": o = Q + L
        elif mode == "labor": o = L + Q
        else: o = L + Q; r.shuffle(o)
        o = o + s.flats if r.random() < .6 else s.flats + o
        return uniq(o)
    def put(s, it, q=True, u=True, d=None):
        s.items.append({"description": d or it["d"], "type": it["ty"], "quantity": it["q"] if q else None, "unitPrice": it["u"] if u else None, "totalPrice": it["t"]})
        return it
    def psum(s, ty=None): return sum(i["totalPrice"] for i in s.items if ty is None or i["type"] in ty)
    def nc(s):
        r = s.r
        return [(s.style(x), r.choice(["N/C", "0.00", "incl.", "no charge", "-0-"])) for x in r.sample(W.NC, r.choice([0, 0, 1, 2]))]
    def declined(s): return [(s.style(x), s.price(60, 480)) for x in s.r.sample(W.DECL, s.r.choice([0, 0, 1, 2, 3]))]
    def thanks(s, n=2): return s.r.sample(W.THANKS, n)
    def feesrow(s, n=None):
        r = s.r; n = r.choice([0, 0, 1, 1, 2]) if n is None else n
        return [s.mk(s.style(x), "Fee", 1, s.price(3, 38)) for x in r.sample([f for f in W.FEES["general"] if "Core" not in f], n)]
    def sums(s, split=None, fees=True, disc=True, dep=True, sub=None, lab=None, tax=True, printed=()):
        """sum rows (label, text, kind) ; call after all rows are put. printed=(parts,labor) cents already printed"""
        r = s.r; out = []; st = (lambda t: t.upper()) if r.random() < .25 else (lambda t: t)
        base = s.psum(); parts = s.psum(("Part",)); labor = s.psum(("Labor",)); oth = base - parts - labor
        split = r.random() < .45 if split is None else split
        if split:
            rows = [(st(r.choice(["Parts", "Total Parts", "Parts Total", "Material"])), parts, "sum"), (st(r.choice(["Labor", "Total Labor", "Labor Total"])), labor, "sum")]
            if oth: rows.append((st(r.choice(["Other", "Misc.", "Other charges", "Sublet & Other"])), oth, "sum"))
            rows = [x for x in rows if x[1]]
            if r.random() < .4: rows.reverse()
            out += rows
        fl = []
        if fees:
            for f in s.feesrow():
                f["d"] = st(f["d"]); fl.append(f)
        di = []
        if disc and r.random() < .35:
            for x in r.sample(W.DISC, r.choice([1, 1, 1, 2])):
                c = max(100, min(int(base * r.uniform(.03, .1)) // 100 * 100, 30000)); di.append((st(x), c, "disc"))
        show_sub = r.random() < .75 if sub is None else sub
        order = r.choice(["fsd", "sfd", "dfs", "sdf", "fds"])
        run = base; subt = None
        for ch in order:
            if ch == "f":
                for f in fl: s.put(f, 0, 0); out.append((f["d"], f["t"], "fee")); run += f["t"]
            elif ch == "d":
                for d in di: s.discounts.append(d[1]); out.append(d); run -= d[1]
            elif show_sub and (out or r.random() < .9):
                out.append((st(r.choice(["Subtotal", "Sub-total", "Sub Total", "Subtotal", "Amount before tax"])), run, "sub")); subt = run
        s.subtotal = subt
        tm = r.choice(["none", "parts", "all", "all", "parts", "two"]) if tax else "none"
        if tm != "none":
            tb = {"parts": parts, "all": run, "two": run}[tm]; rt = r.choice([4.5, 5, 6, 6.25, 6.5, 7, 7.25, 7.75, 8.1, 8.25, 8.875, 9.5])
            if tm == "two":
                for n, q in ((r.choice(["State tax", "State sales tax"]), 5.6), (r.choice(["County tax", "City tax", "Local tax"]), r.choice([.5, 1, 1.75, 2]))):
                    t = int(round(tb * q / 100)); out.append((st(n + r.choice(["", " %s%%" % q])), t, "tax")); s.tax += t
            elif tb:
                t = int(round(tb * rt / 100)); s.tax = t
                out.append((st(r.choice(["Tax", "Sales Tax", "Sales tax (%s%%)" % rt, "Tax @ %s%%" % rt]) if tm == "all" else r.choice(["Tax on parts", "Parts tax %s%%" % rt, "Sales Tax", "Tax (parts only)"])), t, "tax"))
        elif r.random() < .3: out.append((st(r.choice(["Tax", "Sales Tax"])), 0, "tax0"))
        s.total = run + s.tax
        out.append((st(lab or r.choice(["Total", "TOTAL", "Grand Total", "Total Due", "Invoice Total", "Amount Due", "Please pay this amount", "TOTAL DUE"])), s.total, "total"))
        if dep and r.random() < .25:
            if re.search("due|pay", out[-1][0], re.I): out[-1] = (st("Total"), s.total, "total")
            dp = max(2000, s.total // 3 // 1000 * 1000)
            if dp < s.total:
                out.append((st(r.choice(["Deposit", "Paid - check", "Deposit received", "Less deposit"])), dp, "dep")); out.append((st(r.choice(["Balance", "Balance Due", "Bal. due"])), s.total - dp, "bal"))
        return [(a, s.neg(b) if k in ("disc", "dep") else s.m(b), k) for a, b, k in out]
    def sums2(s, **k):
        """rows without sign"""
        return s.sums(**k)
    def label(s):
        return {"file": s.name + ".pdf", "layout": s.layout, "author": "author-z", "generator": s.generator, "hardships": s.hardships, "kind": s.kind,
                "header": {"shop": s.shop, "documentNumber": s.docno}, "vehicle": s.vehicle, "items": s.items, "discounts": s.discounts, "subtotal": s.subtotal, "tax": s.tax, "total": s.total}
    def path(s): return os.path.join(OUT, s.name + ".pdf")
    def finish(s, centsplit=False):
        lb = s.label(); check(lb, s.path(), centsplit)
        json.dump(lb, open(os.path.join(OUT, s.name + ".json"), "w"), indent=1)
UNIT = re.compile(r"^(.*\S) (qt|gal|yd|ft|lb)$", re.I)
def in_name(it, how):
    """quantity inside the name: returns (text printed, item as labelled); the count and its unit are no part of the name"""
    m = UNIT.match(it["d"])
    if m and it["q"] > 1:
        u = m.group(2) + ("S" if m.group(2).isupper() else "s")
        return "%s %s %s" % (qf(it["q"]), u, m.group(1)), dict(it, d=m.group(1))
    return how % (qf(it["q"]), it["d"]), it
def uniq(o):
    seen, out = set(), []
    for x in o:
        if x["d"].lower() in seen: continue
        seen.add(x["d"].lower()); out.append(x)
    return out
def qf(q):
    return "" if q is None else ("%g" % q)
e = lambda t: _h.escape(str(t), quote=False)
def render_html(p, body, css="", size="letter", margin="0.6in"):
    doc = "<!doctype html><meta charset=utf-8><title>x</title><style>@page{size:%s;margin:%s}*{box-sizing:border-box;font-variant-ligatures:none}body{margin:0}table{border-collapse:collapse}tr{break-inside:avoid}%s</style><body>%s" % (size, margin, css, body)
    f = os.path.join(TMP, p.name + ".html"); open(f, "w").write(doc)
    if p.generator == "weasyprint":
        import logging; logging.disable(logging.CRITICAL)
        import weasyprint; weasyprint.HTML(string=doc).write_pdf(p.path())
    else:
        subprocess.run(["/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--print-to-pdf=" + p.path(), "file://" + f], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=60)
def check(lb, pdf, centsplit=False):
    n = lb["file"]; tot = sum(i["totalPrice"] for i in lb["items"]) + lb["tax"] - sum(lb["discounts"])
    assert lb["items"] and all(i["totalPrice"] > 0 for i in lb["items"]), n
    if lb["total"]: assert tot == lb["total"], (n, tot, lb["total"])
    assert os.path.getsize(pdf) < 300000, (n, os.path.getsize(pdf))
    raw = "".join(subprocess.run(["pdftotext", o, pdf, "-"], capture_output=True, text=True).stdout for o in ("-layout", "-raw"))
    norm = lambda t: re.sub(r"[^A-Za-z0-9&/#.+%]", " ", t.replace("\u2019", "'").replace("\u2010", "-").replace("\u2212", "-"))
    strip = lambda w: w.strip(".")
    ws = set(strip(w) for w in norm(raw).split()); flat = raw.replace(",", "")
    def amt(c):
        cand = ["%.2f" % (c / 100)] + (["%d" % (c // 100)] if c % 100 == 0 else [])
        if centsplit: cand.append("%d %02d" % (c // 100, c % 100)); f2 = re.sub(r"[ \n|]+", " ", flat)
        else: f2 = flat
        return any(re.search(r"(?<![\d.])%s(?!\d|\.\d)" % re.escape(x), f2) for x in cand)
    for i in lb["items"]:
        for w in norm(i["description"]).split():
            assert not strip(w) or strip(w) in ws, (n, "word", w, i["description"])
        assert amt(i["totalPrice"]), (n, "amount", i)
        if i["unitPrice"] is not None: assert amt(i["unitPrice"]), (n, "unit", i)
        if i["quantity"] is not None: assert re.search(r"(?<![\d.])%s(?!\d)" % re.escape(qf(i["quantity"])), flat), (n, "qty", i)
        if i["quantity"] is not None and i["unitPrice"] is not None: assert int(round(i["quantity"] * i["unitPrice"])) == i["totalPrice"], (n, i)
    for k in ("total", "subtotal", "tax"):
        if lb[k]: assert amt(lb[k]) or (k == "tax"), (n, k, lb[k])
    for d in lb["discounts"]: assert amt(d), (n, "disc", d)
    squash = re.sub(r"\s+", " ", raw)
    h = lb["header"]
    for v in (h["shop"], h["documentNumber"], str(lb["vehicle"].get("year", "")), lb["vehicle"].get("make"), lb["vehicle"].get("model"), lb["vehicle"].get("vin")):
        if v: assert v.lower() in squash.lower(), (n, "head", v)
    if lb["vehicle"].get("mileage"): assert str(lb["vehicle"]["mileage"]) in flat, (n, "miles")
