"""ReportLab layouts: carbon-copy forms, work orders by hand, tow tickets, machine shop sheets, two-up, dollars|cents."""
from core import *
import words as W
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F = {"breip": "/usr/share/fonts/truetype/breip/Breip.ttf", "dkg": "/usr/share/fonts/truetype/fifthhorseman/dkg.ttf", "femke": "/usr/share/fonts/truetype/femkeklaver/femkeklaver.ttf", "cond": "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf", "narrow": "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf", "mono": "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf", "dmono": "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"}
for k, v in F.items():
    try: pdfmetrics.registerFont(TTFont(k, v))
    except Exception as x: print("no font", k, x)
HAND = ["breip", "dkg", "femke", "breip"]
def wrap(t, font, size, w):
    out, cur = [], ""
    for x in t.split(" "):
        n = (cur + " " + x).strip()
        if cur and pdfmetrics.stringWidth(n, font, size) > w: out.append(cur); cur = x
        else: cur = n
    return out + [cur]
class C:
    """canvas with y from the top"""
    def __init__(s, p, w=612, h=792): s.p, s.w, s.h = p, w, h; s.c = canvas.Canvas(p.path(), pagesize=(w, h)); s.jit = 0
    def t(s, x, y, txt, font="Helvetica", size=9, al="l", col=(0, 0, 0)):
        s.c.setFillColorRGB(*col); s.c.setFont(font, size); Y = s.h - y + (s.p.r.uniform(-s.jit, s.jit) if s.jit else 0)
        {"l": s.c.drawString, "r": s.c.drawRightString, "c": s.c.drawCentredString}[al](x, Y, str(txt))
    def line(s, x1, y1, x2, y2, w=.6, col=(0, 0, 0)): s.c.setStrokeColorRGB(*col); s.c.setLineWidth(w); s.c.line(x1, s.h - y1, x2, s.h - y2)
    def box(s, x, y, w, h, lw=.6, col=(0, 0, 0), fill=None):
        s.c.setStrokeColorRGB(*col); s.c.setLineWidth(lw)
        if fill: s.c.setFillColorRGB(*fill)
        s.c.rect(x, s.h - y - h, w, h, 1, 1 if fill else 0)
    def done(s): s.c.showPage(); s.c.save()
INK = [(0, 0, 0), (.05, .1, .5), (.1, .1, .1), (.2, .2, .25)]
FORM = [(.1, .3, .1), (.1, .15, .45), (.5, .1, .1), (0, 0, 0)]
def formhead(c, p, x, y, w, fc, hf, hs, ink, title):
    """preprinted head with filled boxes; returns y below"""
    r = p.r; cx = x + w / 2
    c.t(cx, y + 16, p.shop, "Helvetica-Bold", 17, "c", fc); c.t(cx, y + 28, "%s  -  %s  -  %s" % (p.addr, p.town, p.phone), "Helvetica", 8, "c", fc)
    c.t(x, y + 16, title, "Helvetica-Bold", 11, "l", fc)
    if p.docno: c.t(x + w, y + 28, p.docno, "Courier-Bold", 12, "r", (.75, .1, .1))
    v = p.vehicle; rows = [[("NAME", p.cust, .6), ("DATE", p.date, .4)], [("YEAR", v["year"], .14), ("MAKE", v["make"], .3), ("MODEL", v["model"], .3), ("LICENSE", "", .26)]]
    last = []
    if "vin" in v: last.append(("VIN / SERIAL NO.", v["vin"], .5))
    if "mileage" in v: last.append(("ODOMETER", r.choice(["{:,}", "{}"]).format(v["mileage"]), .25))
    if last: last.append(("WRITTEN BY", r.choice(["JT", "Rick", "Sam", ""]), 1 - sum(a[2] for a in last))); rows.append(last)
    if r.random() < .4: rows.insert(1, [("ADDRESS", r.choice(W.STREETS), .65), ("PHONE", "555-%04d" % r.randint(0, 9999), .35)])
    yy = y + 36
    for row in rows:
        xx = x
        for a, b, f in row:
            c.box(xx, yy, w * f, 24, .6, fc); c.t(xx + 2, yy + 7, a, "Helvetica", 5.5, "l", fc); c.t(xx + 6, yy + 20, b, hf, hs, "l", ink); xx += w * f
        yy += 24
    return yy
# 04 two tables beside each other with sums at their feet and totals at the lower right
def l04(p):
    r = p.r; p.mf = r.choice(["c", "n", "c"]); fc, ink = r.choice(FORM), r.choice(INK); hf = r.choice(HAND + ["Courier", "Helvetica"]); hs = 9 if hf in ("Courier", "Helvetica") else 10
    js = p.jobs(3, 20); ps = uniq([x for j in js for x in j["parts"]])[:19]; ls = uniq([x for j in js for x in j["labor"]] + p.flats)[:9]
    c = C(p); X, Wd = 30, 552; y = formhead(c, p, X, 24, Wd, fc, hf, hs, ink, "REPAIR ORDER") + 8
    pl = r.random() < .7; pw = r.choice([270, 250, 300]); lw = Wd - pw - 4; px, lx = (X, X + pw + 4) if pl else (X + lw + 4, X)
    n = max(len(ps) + sum(len(wrap(i["d"], hf, hs, pw - 140)) - 1 for i in ps), sum(len(wrap(i["d"], hf, hs, lw - 62)) for i in ls)) + r.choice([1, 3, 6]); rh = min(19, 440 / n)
    pn = r.random() < .5; hn = r.choice(["Parts", "PARTS USED", "Quan. / Part No. & Name of part"]); ln = r.choice(["Labor Performed", "LABOR PERFORMED", "Description of Work", "Labor charge"])
    for x, w, t in ((px, pw, hn), (lx, lw, ln)):
        c.box(x, y, w, 14, .6, fc, (.9, .93, .9)); c.t(x + w / 2, y + 10, t, "Helvetica-Bold", 8, "c", fc)
        for k in range(n): c.line(x, y + 14 + rh * (k + 1), x + w, y + 14 + rh * (k + 1), .4, fc)
        c.box(x, y + 14, w, rh * n, .6, fc)
    c.line(px + 26, y + 14, px + 26, y + 14 + rh * n, .5, fc); c.line(px + pw - 52, y + 14, px + pw - 52, y + 14 + rh * n, .5, fc); c.line(lx + lw - 56, y + 14, lx + lw - 56, y + 14 + rh * n, .5, fc)
    if pn: c.line(px + 84, y + 14, px + 84, y + 14 + rh * n, .5, fc)
    c.jit = .8 if hf in HAND else 0; k = 0; cell = lambda k: y + 14 + rh * (k + 1) - 4; tl = r.random() < .5
    for it in ps:
        p.put(it, 1, 0); L = wrap(it["d"], hf, hs, pw - (140 if pn else 84))
        c.t(px + 6, cell(k), qf(it["q"]), hf, hs, "l", ink)
        if pn: c.t(px + 29, cell(k), it["num"][:10], hf, hs - 1.5, "l", ink)
        for i, t in enumerate(L): c.t(px + (87 if pn else 30), cell(k + i), t, hf, hs, "l", ink)
        c.t(px + pw - 4, cell(k + (len(L) - 1 if tl else 0)), p.m(it["t"]), hf, hs, "r", ink); k += len(L)
    k = 0
    for it in ls:
        p.put(it, 0, 0); L = wrap(it["d"], hf, hs, lw - 62)
        for i, t in enumerate(L): c.t(lx + 4, cell(k + i), t, hf, hs, "l", ink)
        c.t(lx + lw - 4, cell(k + (len(L) - 1 if tl else 0)), p.m(it["t"]), hf, hs, "r", ink); k += len(L)
    y += 14 + rh * n; c.jit = 0; A = sum(i["t"] for i in ps); B = sum(i["t"] for i in ls)
    if A: c.t(px + 30, y + 12, r.choice(["TOTAL PARTS", "Parts total"]), "Helvetica", 7.5, "l", fc); c.t(px + pw - 4, y + 12, p.m(A), hf, hs, "r", ink)
    c.t(lx + 4, y + 12, r.choice(["TOTAL LABOR", "Labor total"]), "Helvetica", 7.5, "l", fc); c.t(lx + lw - 4, y + 12, p.m(B), hf, hs, "r", ink)
    y += 20; S = p.sums(split=r.random() < .3); sx = X + Wd - 190 if r.random() < .75 else X
    for a, z, kd in S: c.box(sx, y, 120, 16, .5, fc); c.box(sx + 120, y, 70, 16, .5, fc); c.t(sx + 4, y + 11, a, "Helvetica", 7.5, "l", fc); c.t(sx + 186, y + 11, z, hf, hs, "r", ink); y += 16
    tx = X if sx > X else X + 220; y0 = y - 16 * len(S) + 10
    for t in p.thanks(3):
        for q in wrap(t, "Helvetica", 7, 300): c.t(tx, y0, q, "Helvetica", 7, "l", fc); y0 += 9
    c.line(tx, y0 + 16, tx + 200, y0 + 16, .5, fc); c.t(tx, y0 + 24, "AUTHORIZED BY", "Helvetica", 5.5, "l", fc); c.done()
# 10 numbered lines 1..20 by hand, name may run over 2 rows, price in the right box
def l10(p):
    r = p.r; p.mf = r.choice(["c", "n", "$c"]); fc, ink = r.choice(FORM), r.choice(INK); hf = r.choice(HAND); hs = r.choice([10, 11, 12]); N = r.choice([20, 20, 24, 18])
    rows = p.rows(3, 14); c = C(p); X, Wd = 40, 532; y = formhead(c, p, X, 24, Wd, fc, hf, hs, ink, r.choice(["WORK ORDER", "JOB TICKET"])) + 10; rh = r.choice([19, 20, 18]); qm = r.choice(["pre", "col", "paren", "none"]); w = Wd - (122 if qm == "col" else 92)
    out = []
    for it in rows:
        q = it["q"] if it["ty"] == "Part" and it["q"] != 1 else None; pre = ""
        txt = it["d"]
        if q and qm in ("pre", "paren"): txt, it = in_name(it, {"pre": "%s x %s", "paren": "(%s) %s"}[qm])
        L = wrap(txt, hf, hs, w)
        if len(out) + len(L) > N: break
        p.put(it, bool(q) and qm != "none", 0); out += [(t, i == len(L) - 1, it, q, i == 0) for i, t in enumerate(L)]
        if r.random() < .12 and len(out) < N: out.append(None)
    c.box(X, y, Wd, 15, .6, fc, (.92, .92, .95)); c.t(X + 4, y + 11, "NO.", "Helvetica-Bold", 7, "l", fc); c.t(X + 36, y + 11, r.choice(["INSTRUCTIONS / WORK DONE", "DESCRIPTION OF WORK AND MATERIAL", "Parts and Labor"]), "Helvetica-Bold", 7, "l", fc); c.t(X + Wd - 6, y + 11, "AMOUNT", "Helvetica-Bold", 7, "r", fc); y += 15
    for k in range(N):
        c.line(X, y + rh, X + Wd, y + rh, .4, fc); c.t(X + 14, y + rh - 6, k + 1, "Helvetica", 7, "c", fc); c.jit = 1.2
        if k < len(out) and out[k]:
            t, lastl, it, q, first = out[k]; x0 = X + (62 if qm == "col" else 32)
            c.t(x0 + r.uniform(0, 4), y + rh - 5, t, hf, hs, "l", ink)
            if first and q and qm == "col": c.t(X + 42, y + rh - 5, qf(q), hf, hs, "c", ink)
            if lastl: c.t(X + Wd - 6, y + rh - 5, p.m(it["t"]), hf, hs, "r", ink)
        c.jit = 0; y += rh
    top = y - N * rh; c.box(X, top, Wd, N * rh, .8, fc)
    for x in [28, Wd - 58] + ([56] if qm == "col" else []): c.line(X + x, top, X + x, y, .5, fc)
    S = p.sums(dep=r.random() < .5)
    for a, z, k in S: c.t(X + Wd - 66, y + 12, a, "Helvetica", 8, "r", fc); c.box(X + Wd - 58, y, 58, 16, .5, fc); c.t(X + Wd - 6, y + 12, z, hf, hs, "r", ink); y += 16
    y0 = y - 16 * len(S) + 14
    for t in p.thanks(2):
        for q in wrap(t, "Helvetica", 7, 260): c.t(X, y0, q, "Helvetica", 7, "l", fc); y0 += 9
    c.done()
# 20 tow ticket: preprinted services, blanks where nothing is charged
def l20(p):
    r = p.r; p.shop = r.choice(W.SHOPS["tow"].split(",")); p.mf = r.choice(["c", "n", "$c"]); p.case = r.choice(["asis", "upper"]); fc, ink = r.choice(FORM), r.choice(INK); hf = r.choice(HAND + ["Courier"]); hs = 10
    c = C(p, 396 if r.random() < .5 else 612, 612 if r.random() < .5 else 792); X, Wd = 24, c.w - 48; y = formhead(c, p, X, 14, Wd, fc, hf, hs, ink, r.choice(["TOW TICKET", "TOW", "SERVICE"]) if c.w > 500 else "") + 6
    tows = [(p.style(r.choice(n)), pr) for n, pr in TOW]; r.shuffle(tows); tows = tows[:r.randint(10, 15)]; pick = set(r.sample(range(len(tows)), r.randint(3, 7))); rate = r.random() < .7; rh = 18 if c.h < 700 else 22
    for a in ["TOWED FROM", "TOWED TO"]: c.box(X, y, Wd, 20, .5, fc); c.t(X + 2, y + 7, a, "Helvetica", 5.5, "l", fc); c.t(X + 60, y + 15, r.choice(["Hwy 12 mm 44", "Walmart lot", "I-90 EB ramp", "res. " + r.choice(W.STREETS), "our yard", "Ford dealer"]), hf, hs, "l", ink); y += 20
    y += 8; ax = X + Wd - 4
    hs2 = [(X + 4, "SERVICE", "l")] + ([(X + Wd * .62, "QTY", "r"), (X + Wd * .8, "RATE", "r")] if rate else []) + [(ax, "CHARGES", "r")]
    for x, t, a in hs2: c.t(x, y, t, "Helvetica-Bold", 7, a, fc)
    y += 4
    for k, (d, pr) in enumerate(tows):
        c.box(X, y, Wd, rh, .4, fc); c.t(X + 4, y + rh - 6, d, "Helvetica", 9, "l", fc)
        if k in pick:
            ml = re.search("mile", d, re.I); day = re.search("storage", d, re.I); q = r.randint(5, 64) if ml else r.randint(2, 9) if day else 1; u = p.price(*pr)
            ty = "Fee" if re.search("fee|storage|lien|paper|mail|letter|oil dry|debris|gas", d, re.I) else "Labor" if re.search("labor|man", d, re.I) else "Service"
            it = p.mk(d, ty, q, u); sh = rate and (ml or day or r.random() < .4); p.put(it, sh, sh)
            if sh: c.t(X + Wd * .62, y + rh - 6, qf(q), hf, hs, "r", ink); c.t(X + Wd * .8, y + rh - 6, p.m(u), hf, hs, "r", ink)
            c.t(ax, y + rh - 6, p.m(it["t"]), hf, hs, "r", ink)
        elif r.random() < .2: c.t(ax, y + rh - 6, "-", hf, hs, "r", ink)
        y += rh
    for a, z, k in p.sums(split=False, dep=False): c.t(X + Wd * .8, y + 13, a, "Helvetica-Bold", 8, "r", fc); c.box(X + Wd * .82, y, Wd * .18, 18, .6, fc); c.t(ax, y + 13, z, hf, hs, "r", ink); y += 18
    y += 12
    for t in p.thanks(1) + ["Storage begins 24 hours after tow at $45.00 per day."]:
        for q in wrap(t, "Helvetica", 6.5, Wd): c.t(X, y, q, "Helvetica", 6.5, "l", fc); y += 8
    c.done()
# 21 machine shop sheet: check list of operations in two columns, parts list below
def l21(p):
    r = p.r; p.mf = r.choice(["c", "n", "c"]); c = C(p); fc = (0, 0, 0); hf = r.choice(HAND + ["Courier", "Helvetica"]); ink = r.choice(INK); X, Wd = 36, 540; y = formhead(c, p, X, 20, Wd, fc, hf, 10, ink, "MACHINE SHOP") + 16
    ops = uniq([{"d": p.style(r.choice(j[0])), "h": j[1]} for j in JOBS["machine"]] + [{"d": p.style(r.choice(n)), "pr": pr} for n, pr in FLAT["machine"]] + [{"d": p.style(x), "h": (.3, 2)} for x in ["Install cam bearings", "R & R freeze plugs", "Line hone mains", "O-ring block", "Sonic test", "Mill manifold", "Knurl guides", "Install seats", "Porting", "Polish crank", "Balance flywheel", "Hone rods big end", "Degrease parts", "Chase threads"]])
    r.shuffle(ops); ops = ops[:r.choice([16, 20, 22, 24])]; pick = set(r.sample(range(len(ops)), r.randint(3, 9))); half = (len(ops) + 1) // 2; colw = Wd / 2 - 8; mark = r.choice(["x", "box", "none"]); dots = r.random() < .4
    for k, o in enumerate(ops):
        x = X + (k // half) * (colw + 16); yy = y + (k % half) * 17; bx = 0
        if mark != "none":
            c.box(x, yy - 8, 8, 8, .6); bx = 14
            if k in pick: c.t(x + 1.3, yy - 1, "X", "Helvetica-Bold", 8)
        tw = pdfmetrics.stringWidth(o["d"], "Helvetica", 9); c.t(x + bx, yy, o["d"], "Helvetica", 9)
        if dots: c.t(x + bx + tw + 4, yy, "." * max(0, int((colw - bx - tw - 62) / 2.5)), "Helvetica", 9)
        else: c.line(x + colw - 56, yy + 2, x + colw, yy + 2, .4)
        if k in pick:
            t = p.price(*o["pr"]) if "pr" in o else max(500, int(round(r.uniform(*o["h"]) * p.rate / 500) * 500)); ty = "Fee" if re.search("freight|ups", o["d"], re.I) else "Service" if "pr" in o else "Labor"
            c.t(x + colw - 2, yy, p.m(t), hf, 10, "r", ink); p.put(p.mk(o["d"], ty, None, None, t), 0, 0)
    y += half * 17 + 8; pts = uniq([x for j in p.jobs(2, 16, False) for x in j["parts"]])[:r.randint(2, 10)]; nump = r.choice(["before", "after", "no"])
    c.box(X, y, Wd, 14, .6, fc, (.88, .88, .88)); c.t(X + 4, y + 10, "QTY", "Helvetica-Bold", 8); c.t(X + 40, y + 10, r.choice(["PARTS ORDERED", "PARTS"]), "Helvetica-Bold", 8)
    for x, t in ((Wd - 90, "EACH"), (Wd - 4, "TOTAL")): c.t(X + x, y + 10, t, "Helvetica-Bold", 8, "r")
    if nump == "after": c.t(X + 300, y + 10, "PART NO.", "Helvetica-Bold", 8)
    y += 14
    for it in pts:
        p.put(it); y += 15; c.t(X + 10, y - 4, qf(it["q"]), hf, 10, "l", ink); dx = 40
        if nump == "before": c.t(X + 40, y - 4, it["num"], hf, 9, "l", ink); dx = 110
        if nump == "after": c.t(X + 300, y - 4, it["num"], hf, 9, "l", ink)
        c.t(X + dx, y - 4, it["d"], hf, 10, "l", ink); c.t(X + Wd - 90, y - 4, p.m(it["u"]), hf, 10, "r", ink); c.t(X + Wd - 4, y - 4, p.m(it["t"]), hf, 10, "r", ink); c.line(X, y, X + Wd, y, .3)
    y += 10
    for a, z, k in p.sums(): c.t(X + Wd - 100, y + 10, a, "Helvetica-Bold" if k == "total" else "Helvetica", 9, "r"); c.t(X + Wd - 4, y + 10, z, hf, 10, "r", ink); y += 15
    for t in p.thanks(2): c.t(X, y + 6, t, "Helvetica-Oblique", 7.5); y += 10
    c.done()
# 26 muffler pad: dollars and cents in separate boxes, many blank rows
def l26(p):
    r = p.r; fc, ink = r.choice(FORM), r.choice(INK); hf = r.choice(["breip", "Courier", "Helvetica", "dkg"]); p.hardships = ["dollars and cents in separate columns"]; rows = p.rows(3, 12)
    c = C(p, *r.choice([(396, 612), (612, 792), (420, 595)])); X, Wd = 22, c.w - 44; y = formhead(c, p, X, 16, Wd, fc, hf, 10, ink, "" if c.w < 500 else "INVOICE") + 6; big = c.w > 500; hs = 10; rh = 18; ce = 22; do = 46; q0 = r.random() < .7
    N = r.choice([14, 16, 18]) if not big else r.choice([18, 22]); x1 = X + Wd - ce - do; x2 = X + Wd - ce; dx = X + (30 if q0 else 5); k = 0; top = y
    for x, t, a in [(dx, r.choice(["DESCRIPTION", "ARTICLES / SERVICES"]), "l"), ((x1 + x2) / 2, "DOLLARS", "c"), (x2 + ce / 2, "CTS", "c")] + ([(X + 14, "QUAN", "c")] if q0 else []): c.t(x, y + 8, t, "Helvetica", 6, a, fc)
    y += 11; split = lambda z: ("{:,}".format(z // 100), "%02d" % (z % 100))
    def amt(yy, z, cr=False): a, b = split(z); c.t(x2 - 4, yy, ("-" if cr else "") + a, hf, hs, "r", ink); c.t(x2 + 4, yy, b, hf, hs, "l", ink)
    for it in rows:
        L = wrap(it["d"], hf, hs, x1 - dx - 4)
        if k + len(L) > N: break
        pq = q0 and it["ty"] == "Part"; p.put(it, pq, 0)
        if pq: c.t(X + 14, y + rh * (k + 1) - 5, qf(it["q"]), hf, hs, "c", ink)
        for t in L: k += 1; c.t(dx, y + rh * k - 5, t, hf, hs, "l", ink)
        amt(y + rh * k - 5, it["t"])
    S0 = len(p.items); p.mf = "c"; p.negf = "-{}"; p.cents_always = True; S = p.sums(); n2 = len(S)
    for i in range(N + n2): c.line(X if i < N else x1 - 90, y + rh * (i + 1), X + Wd, y + rh * (i + 1), .4, fc)
    for i, (a, z, kd) in enumerate(S):
        v = int(re.sub(r"[^\d]", "", z)); c.t(x1 - 4, y + rh * (N + i + 1) - 5, a, "Helvetica", 8, "r", fc); amt(y + rh * (N + i + 1) - 5, v, kd == "disc")
    c.box(X, top, Wd, 11 + rh * N, .8, fc)
    for x in (x1, x2): c.line(x, top, x, y + rh * (N + n2), .5, fc)
    if q0: c.line(X + 27, top, X + 27, y + rh * N, .5, fc)
    yy = y + rh * N + 12
    for t in p.thanks(2):
        for q in wrap(t, "Helvetica", 6.5, Wd * .5 - 20): c.t(X, yy, q, "Helvetica", 6.5, "l", fc); yy += 8
    c.done(); return True
ALL = {"z04": (l04, ["general", "transmission", "diesel", "radiator"], "invoice", "reportlab"), "z10": (l10, ["marine", "general", "motorcycle", "exhaust"], "invoice", "reportlab"), "z20": (l20, ["general", "diesel", "motorcycle", "general"], "invoice", "reportlab"),
       "z21": (l21, "machine", "invoice", "reportlab"), "z26": (l26, ["exhaust", "radiator", "exhaust", "general"], "invoice", "reportlab")}
