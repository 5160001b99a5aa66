import random, json, html, os, subprocess, re
from vocab import *
OUT = os.path.dirname(os.path.abspath(__file__))

def money(style):
    def f(c):
        s = f"{abs(c)/100:,.2f}"
        neg = c < 0
        if style == 0: r = s
        elif style == 1: r = "$" + s
        elif style == 2: r = s.replace(",", "")
        elif style == 3: r = "$" + s.replace(",", "")
        elif style == 4: r = "$ " + s
        return ("-" + r) if neg else r
    return f
def qs(q): return f"{q:g}"

class P:
    def __init__(s, layout, letter, kind, gen):
        s.layout, s.letter, s.kind, s.gen = layout, letter, kind, gen
        s.r = random.Random(f"throws-c/{layout}{letter}/7")
        r = s.r
        s.used = set(); s.items = []; s.discounts = []; s.hard = []
        s.subtotal = None; s.tax = 0; s.total = None; s.sums = False; s.taxsum = False
        s.canada = False
        s.shop = (r.choice(SHOP_A).replace("_", " ") + " " + r.choice(SHOP_B) + r.choice(SHOP_C))
        if r.random() < .25: s.shop = s.shop.upper()
        s.addr = f"{r.randint(12, 9800)} {r.choice(STREETS)}"; s.city = r.choice(CITIES)
        s.phone = r.choice(["({}) {}-{}", "{}-{}-{}", "{}.{}.{}"]).format(r.randint(205, 979), r.randint(220, 988), r.randint(1000, 9999))
        s.cust = r.choice(FIRST) + " " + r.choice(LAST); s.cphone = f"({r.randint(205,979)}) 555-{r.randint(100,199):04d}"
        s.tech = r.choice(FIRST); s.adv = r.choice(FIRST) + " " + r.choice("ABCDGHKLMRSTW") + "."
        mk, md, tr, wmi = r.choice(CARS)
        s.year = r.randint(2006, 2023); s.make, s.model = mk, md
        s.trim = (r.choice(tr.split("/")) or None) if r.random() < .75 and tr else None
        if tr in ("R/T", ): s.trim = "R/T"
        if tr == "T5/T6": s.trim = s.trim
        s.vin = wmi + "".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(8)) + f"{r.randint(10000,999999):06d}"
        if r.random() < .15: s.vin = None
        s.miles = r.randint(14000, 238000) if r.random() < .92 else None
        s.date = f"{r.randint(1,12):02d}/{r.randint(1,28):02d}/20{r.randint(19,25)}"
        s.no = r.choice([str(r.randint(1200, 99999)), f"{r.randint(10,99999):06d}", f"{r.choice(['RO','INV','E','W','R'])}-{r.randint(1000,99999)}", f"{r.randint(19,25)}-{r.randint(100,9999):04d}"])
        s.rate = r.choice([9500, 10500, 11000, 11500, 12000, 12500, 12995, 13500, 13900, 14500, 15000, 15900, 16500, 17500, 18500])
        s.m = money(r.choice([0, 0, 1, 1, 2, 3]))
    # ---- draws
    def cents(s, lo, hi):
        r = s.r; d = r.uniform(lo, hi); k = r.random()
        c = int(d) * 100 + (r.choice([0, 0, 50, 95, 99, 99]) if k < .6 else r.randint(0, 99))
        return max(c, 100)
    def _pick(s, L, key):
        for _ in range(200):
            x = s.r.choice(L)
            if key(x) not in s.used: break
        s.used.add(key(x)); return x
    def part(s, long=.0, qty=True):
        r = s.r
        if r.random() < long and r.random() < .6: n, lo, hi, qm = s._pick(LONG_PARTS, lambda x: x[0])
        else:
            n, lo, hi, qm = s._pick(PARTS, lambda x: x[0])
            if long and len(n) < 34 and r.random() < long:
                n2 = n + r.choice([" (aftermarket, lifetime warranty)", " - OE replacement, incl. new hardware", " (dealer part, special order - no return)", " w/ gaskets, seals and one-time-use bolts", " (reman., exchange price, core in stock)", " (upgraded design, replaces original p/n)"])
                if "(" in n and n2.count("(") > 1: n2 = n
                n = n2
        u = s.cents(lo, hi)
        q = r.randint(1, int(qm)) if qm > 1 and r.random() < .75 else 1
        if qm == 8: q = r.choice([4, 4, 5, 6, 8]) if r.random() < .9 else 1
        return dict(d=n, ty="Part", q=q, u=u, t=u * q, pn=s.pn())
    def pn(s):
        r = s.r; L = "ABCDEFGHKLMNPRSTX"
        return r.choice([lambda: f"{r.randint(10000,99999)}-{r.choice(L)}{r.choice(L)}{r.randint(100,999)}", lambda: f"{r.choice(L)}{r.choice(L)}{r.randint(100,9999)}", lambda: f"{r.randint(1000000,99999999)}", lambda: f"{r.choice(L)}{r.randint(100,999)}-{r.randint(10,99)}{r.choice(L)}", lambda: f"{r.randint(100,999)}.{r.randint(10000,99999)}"])()
    def labor(s, long=0.):
        r = s.r
        n = s._pick(LONG_LABOR if r.random() < long * .5 else LABOR, lambda x: x)
        q = r.randint(3, 62) / 10 if r.random() < .85 else r.choice([.75, 1.25, 1.5, 2.25, 3.75])
        t = round(q * s.rate)
        return dict(d=n, ty="Labor", q=q, u=s.rate, t=t)
    def service(s):
        n, lo, hi = s._pick(SERVICES, lambda x: x[0]); t = s.cents(lo, hi)
        return dict(d=n, ty="Service", q=1, u=t, t=t)
    def fee(s, flat=False):
        r = s.r
        while 1:
            f = s._pick(FEES, lambda x: x[0])
            key = f[0].lower()[:5]
            if (flat and f[1][0] == "p") or key in s.used: continue
            s.used.add(key); break
        P_ = sum(i["t"] for i in s.items if i["type"] == "Part"); L = sum(i["t"] for i in s.items if i["type"] == "Labor")
        if f[1][0] == "f": t = s.cents(f[1][1], f[1][2])
        else:
            base = dict(P=P_, L=L, A=P_ + L)[f[1][3]]
            if not base: return s.fee(True)
            t = min(round(base * f[1][1] / 100), f[1][2])
        return dict(d=f[0], ty="Fee", q=1, u=t, t=t)
    def job(s):
        j = s._pick(JOBS, lambda x: x[0]); r = s.r
        parts = []
        for p in j[1].split(";"):
            a = p.rsplit(":", 3)
            f = p.split(":")
            # name may hold colons: numbers are the trailing pure-numeric fields
            nums = []
            while f and re.fullmatch(r"\d+", f[-1]) and len(nums) < 3: nums.insert(0, int(f.pop()))
            n = ":".join(f); u = s.cents(nums[0], nums[1]); q = nums[2] if len(nums) > 2 else 1
            if q > 2 and r.random() < .3: q -= 1
            if n in s.used: continue
            s.used.add(n)
            parts.append(dict(d=n, ty="Part", q=q, u=u, t=u * q, pn=s.pn()))
        if len(parts) > 2 and r.random() < .3: parts.pop()
        a, b = map(float, j[2].split()); q = round(r.uniform(a, b), 1)
        return dict(title=j[0], parts=parts, h=q, lab=dict(d="Labor", ty="Labor", q=q, u=s.rate, t=round(q * s.rate)))
    def jobname(s, n, j, form): return form.format(n=n, t=j["title"], T=j["title"].upper())
    def remark(s): return s._pick(REMARKS, lambda x: x)
    def para(s): return s._pick(PARAS, lambda x: x)
    # ---- label side
    def add(s, it, q=True, u=True, ty=None):
        s.items.append(dict(d=it["d"], type=ty or it["ty"], q=it["q"] if q else None, u=it["u"] if u else None, t=it["t"])); it["rm"] = it.get("rm"); return it
    def S(s, *ty): return sum(i["t"] for i in s.items if not ty or i["type"] in ty)
    def disc(s, p=.5, pct=False):
        if s.r.random() > p: return None
        n = s.r.choice(DISCOUNTS); S = s.S()
        c = 2500 if "$25" in n else (round(S * s.r.choice([5, 10]) / 100) if s.r.random() < .5 else s.r.choice([1000, 1500, 2000, 2500, 4000, 5000]))
        if c > S // 4: c = max(100, S // 10)
        if "$25" in n and c != 2500: n = "Coupon"
        s.discounts.append(c); return (n, c)
    def taxes(s, mode=None):
        "returns tax lines"
        r = s.r; mode = mode or r.choice(["parts", "parts", "all", "two", "none"] if not s.canada else ["gst"])
        base = max(0, s.S("Part") - sum(s.discounts) if mode != "all" else s.S() - sum(s.discounts))
        if s.sums and mode in ("parts", "two"): base = s.S() // 2
        L = []
        rt = r.choice([4.5, 5.5, 6, 6.25, 6.5, 7, 7.25, 8.1, 8.875])
        if mode == "none" or base < 200: s.tax = 0; return []
        if mode == "two":
            rt2 = r.choice([.5, 1, 1.25, 2, 2.75])
            a, b = r.choice([("State tax", "County tax"), ("State Sales Tax", "City / local tax"), ("Sales tax - state", "Sales tax - district"), ("STATE TAX", "LOCAL TAX")])
            L = [(f"{a} {rt:g}%", round(base * rt / 100)), (f"{b} {rt2:g}%", round(base * rt2 / 100))]
        elif mode == "pl":
            L = [(f"Tax on parts {rt:g}%", round(base * rt / 100)), (f"Tax on labor {max(1, rt-3):g}%", round(s.S('Labor') * max(1, rt - 3) / 100))]
        elif mode == "gst":
            base = s.S() - sum(s.discounts); L = [("GST 5%", round(base * .05)), (r.choice(["PST 7%", "PST 7 %"]), round(base * .07))]
        else: L = [(r.choice([f"Tax ({rt:g}%)", f"Sales tax {rt:g}%", "Sales Tax", "TAX", f"Tax @ {rt:g}%"]), round(base * rt / 100))]
        L = [x for x in L if x[1] > 0]
        s.tax = sum(x[1] for x in L)
        return L
    def close(s): s.total = s.S() - sum(s.discounts) + s.tax; return s.total
    def veh(s, full=True):
        return " ".join(str(x) for x in (s.year, s.make, s.model, s.trim) if x)
    def label(s):
        return {"file": f"{s.layout}{s.letter}.pdf", "kind": s.kind, "layout": s.layout, "author": "throws-c", "generator": s.gen, "hardships": s.hard,
            "header": {"documentNumber": s.no, "shop": s.shop},
            "vehicle": {"year": s.year, "make": s.make, "model": s.model, "trim": s.trim, "vin": s.vin, "mileage": s.miles},
            "items": [{"description": i["d"], "type": i["type"], "quantity": i["q"], "unitPrice": i["u"], "totalPrice": i["t"]} for i in s.items],
            "discounts": s.discounts, "subtotal": s.subtotal, "tax": s.tax, "total": s.total}
    def path(s, ext): return os.path.join(OUT, f"{s.layout}{s.letter}.{ext}")
    def save(s): json.dump(s.label(), open(s.path("json"), "w"), indent=1, ensure_ascii=False)
    def chrome(s, h):
        s.save(); p = os.path.join("./.build", s.layout + s.letter + ".html"); os.makedirs(os.path.dirname(p), exist_ok=True)
        open(p, "w").write(h)
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=./.build/prof" + s.layout, "--print-to-pdf=" + s.path("pdf"), "file://" + p], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
    def wk(s, h, opts=()):
        s.save(); p = os.path.join("./.build", s.layout + s.letter + ".html"); os.makedirs(os.path.dirname(p), exist_ok=True)
        open(p, "w").write(h)
        subprocess.run(["wkhtmltopdf", "-q", "--page-size", "Letter", *opts, p, s.path("pdf")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)

def e(t): return html.escape(str(t), quote=False)
def nm(t):
    "name: never break inside a token with - or /"
    return " ".join(f'<span style="white-space:nowrap">{e(w)}</span>' if re.search(r"[-/?]", w) else e(w) for w in t.split(" "))
def page(css, body): return f"<!doctype html><html><head><meta charset='utf-8'><style>@page{{size:letter;margin:14mm}}{css}</style></head><body>{body}</body></html>"
def tr(*cells, cls="", tag="td"):
    o = f"<tr class='{cls}'>"
    for c in cells:
        if isinstance(c, tuple): o += f"<{tag} {c[1]}>{c[0]}</{tag}>"
        else: o += f"<{tag}>{c}</{tag}>"
    return o + "</tr>"
