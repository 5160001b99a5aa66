"""Two-up sheets and two columns of cards (ReportLab)."""
from core import *
import words as W
from paper1 import C, wrap, pdfmetrics, HAND, INK
def half(p, c, x, y, w, rows, S, put, f, s, cols, note=""):
    """a small bill: name left, qty, amount right"""
    r = p.r; B = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}.get(f, f); c.line(x, y, x + w, y, 1); y += s + 3
    if "q" in cols: c.t(x + 2, y, "Qty", B, s - 1)
    c.t(x + (30 if "q" in cols else 2), y, "Item / Labor", B, s - 1); c.t(x + w - 2, y, "Amount", B, s - 1, "r")
    if "u" in cols: c.t(x + w - 66, y, "Price", B, s - 1, "r")
    y += 4; c.line(x, y, x + w, y, .5); y += s + 2
    for it in rows:
        if put: p.put(it, "q" in cols, "u" in cols)
        nx = x + (30 if "q" in cols else 2); L = wrap(it["d"], f, s, w - (nx - x) - (120 if "u" in cols else 66))
        if "q" in cols: c.t(x + 2, y, qf(it["q"]), f, s)
        if "u" in cols: c.t(x + w - 66, y, p.m(it["u"]), f, s, "r")
        c.t(x + w - 2, y, p.m(it["t"]), f, s, "r")
        for t in L: c.t(nx, y, t, f, s); y += s + 2.5
    if S is None: return y
    c.line(x, y - s + 2, x + w, y - s + 2, .5); y += 3
    for a, z, k in S: c.t(x + w - 84, y, a, B if k == "total" else f, s, "r"); c.t(x + w - 2, y, z, B if k == "total" else f, s, "r"); y += s + 3
    return y
def hd(p, c, x, y, w, f, s, title, B):
    c.t(x, y, p.shop, B, s + 5); c.t(x + w, y, title, B, s, "r"); y += s + 3
    c.t(x, y, p.addr + ", " + p.town + "  " + p.phone, f, s - 1.5); y += s + 4
    c.t(x, y, p.cust, f, s); c.t(x + w, y, p.date + ("   No. " + p.docno if p.docno else ""), f, s, "r"); y += s + 3
    for a, b in p.vp: c.t(x, y, "%s: %s" % (a, b), f, s); y += s + 2
    return y + 4
# 09 two halves of a sheet
def l09(p):
    r = p.r; p.mf = r.choice(["c", "n", "$c"]); p.vp = p.veh_pairs(); f, B = r.choice([("Helvetica", "Helvetica-Bold"), ("Times-Roman", "Times-Bold"), ("Courier", "Courier-Bold"), ("cond", "cond"), ("narrow", "narrow")]); s = 8.5 if f != "Courier" else 7.5; mode = p.k; rows = p.rows(3, 11 if mode == 2 else 20); cols = r.choice(["q", "qu", ""]); th = p.thanks(3)
    if mode == 2:
        p.hardships = ["the same bill twice on one sheet (customer copy, shop copy)"]; c = C(p); S = None
        for i, t in enumerate(("CUSTOMER COPY", "SHOP COPY")):
            y = hd(p, c, 40, 34 + i * 396, 532, f, s, t, B)
            if i == 0:
                for it in rows: p.put(it, "q" in cols, "u" in cols)
                S = p.sums()
            y = half(p, c, 40, y, 532, rows, S, False, f, s, cols); c.t(40, y + 6, th[0], f, s - 1.5)
        c.line(20, 396, 592, 396, .4); c.done(); return
    c = C(p, 792, 612); lx, rx, w = 30, 414, 348
    if mode == 3: lx, rx = rx, lx
    c.line(396, 20, 396, 592, .4)
    if mode == 1:
        pr = [i for i in rows if i["ty"] == "Part"]; la = [i for i in rows if i["ty"] != "Part"]; y = hd(p, c, lx, 36, w, f, s, "PARTS LIST", B); y = half(p, c, lx, y, w, pr, None, True, f, s, cols)
        c.t(lx + w - 84, y + 8, "Parts on this side", f, s, "r"); c.t(lx + w - 2, y + 8, p.m(sum(i["t"] for i in pr)), f, s, "r")
        c.t(rx, 36, "LABOR AND TOTALS", B, s + 3); y = half(p, c, rx, 52, w, la, None, True, f, s, cols.replace("u", "")) if False else half(p, c, rx, 52, w, la, None, True, f, s, cols); y += 10
        for a, z, k in p.sums(): c.t(rx + w - 84, y, a, B if k == "total" else f, s, "r"); c.t(rx + w - 2, y, z, B if k == "total" else f, s, "r"); y += s + 3
    else:
        y = hd(p, c, lx, 36, w, f, s, "WORK ORDER", B); c.t(lx, y + 8, "Customer request:", B, s); y += 22
        for t in r.sample(["check brakes, squeals", "runs hot on hwy", "will not start in a.m.", "shakes at 60", "leaks on driveway", "hums when turning", "wants done by Friday"], 3): c.t(lx + 8, y, "- " + t, r.choice(["breip", f]), s + 1); c.line(lx, y + 3, lx + w, y + 3, .3); y += 18
        de = p.declined()
        if de: c.t(lx, y, "Not authorized at this time", B, s); y += 13
        for a, z in de: c.t(lx + 8, y, a, f, s); c.t(lx + w - 40, y, "est. " + p.m(z), f, s, "r"); y += 13
        y += 14
        for t in ["I hereby authorize the above repair work to be done along with the necessary material.", "An express mechanic's lien is acknowledged to secure the amount of repairs thereto."] + th:
            for q in wrap(t, f, s - 1, w): c.t(lx, y, q, f, s - 1); y += s + 1
        c.line(lx, y + 26, lx + 200, y + 26); c.t(lx, y + 35, "Signature", f, 6)
        c.t(rx, 36, "INVOICE", B, s + 4); c.t(rx + w, 36, p.date, f, s, "r"); Y = half(p, c, rx, 50, w, rows, None, True, f, s, cols); S = p.sums(); Y += 6
        for a, z, k in S: c.t(rx + w - 84, Y, a, B if k == "total" else f, s, "r"); c.t(rx + w - 2, Y, z, B if k == "total" else f, s, "r"); Y += s + 3
    c.done()
# 24 cards in two newspaper columns: number and name, part number under it, figures in the third row
def l24(p):
    r = p.r; p.mf = r.choice(["$c", "c", "n"]); p.hardships = ["cards in two columns"]; rows = p.rows(5, 18); c = C(p); f, B = r.choice([("Helvetica", "Helvetica-Bold"), ("Times-Roman", "Times-Bold"), ("cond", "cond")]); s = 9; X, w, gap = 40, 256, 20; p.vp = p.veh_pairs(); y0 = hd(p, c, X, 44, 532, f, s, r.choice(["INVOICE", "SERVICE TICKET"]), B) + 8
    frame = r.choice(["box", "rule", "bar"]); num = r.random() < .5; amt = r.choice(["last", "first"]); fig = r.choice(["Qty %s  @  %s", "%s x %s", "%s @ %s"]); hs = []
    for it in rows: hs.append((len(wrap(it["d"], B, s, w - 90)), it))
    ht = [12 * n + (11 if it["num"] else 0) + 11 + (10 if it["note"] else 0) + 10 for n, it in hs]; tot = sum(ht); acc = 0; x, y = X, y0; ymax = y0; colno = 0
    for k, ((n, it), h) in enumerate(zip(hs, ht)):
        if acc >= tot / 2 and colno == 0: colno = 1; x = X + w + gap; y = y0
        acc += h; top = y
        if frame == "box": c.box(x, y, w, h - 4, .5, (.4, .4, .4))
        elif frame == "bar": c.box(x, y, 3, h - 4, .5, (.2, .4, .6), (.2, .4, .6))
        else: c.line(x, y + h - 3, x + w, y + h - 3, .3)
        y += 11; p.put(it); L = wrap(it["d"], B, s, w - 90)
        for i, t in enumerate(L): c.t(x + 7 + (14 if num else 0), y + 12 * i, t, B, s)
        if num: c.t(x + 6, y, "%d." % (k + 1), f, s)
        ya = y; y += 12 * (n - 1) + 11; xx = x + 7 + (14 if num else 0)
        if it["num"]: c.t(xx, y, ("P/N " if r.random() < .5 else "#") + it["num"], f, s - 1.5); y += 11
        c.t(xx, y, fig % (qf(it["q"]) + ("" if it["ty"] != "Labor" else " hr"), p.m(it["u"])), f, s - .5); c.t(x + w - 5, ya if amt == "first" else y, p.m(it["t"]), f, s, "r")
        if it["note"]: y += 10; c.t(xx, y, it["note"], "Helvetica-Oblique", 7)
        y = top + h; ymax = max(ymax, y)
    y = ymax + 14; S = p.sums(); c.line(X, y - 10, X + 532, y - 10, 1)
    for a, z, k in S: c.t(X + 440, y, a, B if k == "total" else f, s, "r"); c.t(X + 527, y, z, B if k == "total" else f, s, "r"); y += 13
    for t in p.thanks(2): c.t(X, y + 6, t, f, 7.5); y += 10
    assert y < 780, y
    c.done()
ALL = {"z09": (l09, ["general", "radiator", "motorcycle", "exhaust"], "invoice", "reportlab"), "z24": (l24, "motorcycle", "invoice", "reportlab")}
