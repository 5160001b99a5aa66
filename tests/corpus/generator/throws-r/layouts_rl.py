"""Layouts drawn with reportlab."""
from core import *
from layouts_html import totals, flat
import pool


def cred(mode, c, cur=""):
    return {"a": "<%s>", "b": "(%s)", "c": "%s-", "d": "%sCR", "e": "-%s"}[mode] % m(c, cur)


# 2 no rules, dotted leaders
def R02(s):
    s.layout = "leaders-no-rules"
    s.style = s.pick("full", "any", "long"); s.shop = s.pick(pool.SHOPS); est = s.chance(.6); s.kind = "shop_estimate" if est else "invoice"
    if s.chance(.7): s.newno()
    v = s.veh(.5, .8); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L)
    p = P(s, family=s.pick(fam("Times", "Carl", "Helv", "Lato"))); x0, x1 = 80, 530; y = 70
    p.t(x0, y, s.shop, 18, "B"); y += 16; p.t(x0, y, "%s, %s   %s" % (s.addr, s.csz, s.phone), 9); y += 30
    p.t(x0, y, "%s %s" % ("Estimate" if est else "Invoice", s.docno or ""), 12, "B"); p.t(x1, y, s.date("c"), 10, al="r"); y += 18
    p.t(x0, y, "For: %s" % s.cust, 10); y += 13; p.t(x0, y, "Vehicle: " + v + ("   %s miles" % "{:,}".format(s.pmi) if s.pmi else ""), 10); y += 13
    if s.pvin: p.t(x0, y, "VIN: " + s.pvin, 10); y += 13
    y += 16
    mode = s.pick("front", "paren", "x", "at"); cur = s.pick("", "$"); sz = 10
    lead = s.pick(".", ".", " ", "_" if False else ".")

    def row(txt, amt, k="N"):
        nonlocal y
        if y > 730: p.next(); y = 70
        ls = p.wrap(txt, x1 - x0 - 75, sz, k)
        for i, t in enumerate(ls):
            p.t(x0 + (12 if i else 0), y, t, sz, k)
            if i == len(ls) - 1:
                xa = x0 + (12 if i else 0) + p.tw(t, sz, k) + 4; xe = x1 - p.tw(amt, sz, k) - 4
                n = int((xe - xa) / p.tw(lead + " ", sz)) if lead != " " else 0
                if n > 0: p.t(xe - n * p.tw(lead + " ", sz), y, (lead + " ") * n, sz, col="#777777")
                p.t(x1, y, amt, sz, k, "r")
            y += 14
    for l in L:
        u = False; w = True
        if l.type == "Labor":
            t = {"front": "%s hrs. %s", "paren": None, "x": None, "at": None}[mode]
            if mode == "front": t = t % (q(l.qty), l.desc)
            elif mode == "at": t = "%s, %s hr @ %s" % (l.desc, q(l.qty), m(l.unit, cur)); u = True
            else: t = "%s (%s hrs)" % (l.desc, q(l.qty))
        elif l.qty == 1 and mode != "front": t = l.desc; w = False
        elif mode == "front": t = "%s %s" % (q(l.qty), l.desc)
        elif mode == "paren": t = "%s (%s)" % (l.desc, q(l.qty))
        elif mode == "x": t = "%s x %s" % (l.desc, q(l.qty))
        else: t = "%s, %s @ %s" % (l.desc, q(l.qty), m(l.unit, cur)); u = True
        row(t, m(l.total, cur)); s.item(l, w, u)
    for f in fees: row(f.desc, m(f.total, cur)); s.item(f, False, False)
    tax, tot = totals(s, L, fees, disc); y += 8
    pre = sum(l.total for l in L) + sum(f.total for f in fees)
    if s.chance(.7): s.sub = pre; row("Subtotal", m(pre, cur))
    nm = s.pick(*"abe")
    for n, c in disc: row(n, cred(nm, c, cur))
    if tax: row("Sales tax at %s" % s.pct(), m(tax, cur))
    row(s.pick("Total", "TOTAL ESTIMATE" if est else "AMOUNT DUE", "Total cost"), m(tot, "$"), "B"); y += 16
    if y > 700: p.next(); y = 70
    p.para(x0, y, s.pick("Prices are good for 30 days. We will call %s before doing any additional work." % s.cphone, "We appreciate your business. Warranty on all work is 12 months or 12,000 miles, whichever comes first.", "Not included, to be watched: %s." % s.pick(pool.RECS)), x1 - x0, 9, "I")
    p.save()


# 4 parts left, labor right
def R04(s):
    s.layout = "parts-left-labor-right-form"
    s.style = s.pick("short", "any", "full"); s.shop = s.pick(pool.SHOPS + pool.TRANSSHOPS); s.newno(""); v = s.veh(.6, .9)
    s.n = min(s.n, 24); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L, p=.7); disc = s.discounts(L, .35)
    s.kind = "invoice"; p = P(s, family=s.pick(fam("Helv", "Narrow", "Lib"))); cur = ""
    red = s.pick("#000000", "#1a3a6b", "#7a1414")
    p.t(306, 50, s.shop, 20, "B", "c", red); p.t(306, 64, "%s - %s - %s" % (s.addr, s.csz, s.phone), 9, al="c"); p.t(580, 50, "No. " + s.docno, 12, "B", "r", "#aa0000")
    y = 78
    for row in ([("NAME", s.cust, 200), ("PHONE", s.cphone, 150), ("DATE", s.date("a"), 100), ("WRITER", s.advisor, 98)], [("YEAR - MAKE - MODEL", v, 200), ("LICENSE", s.plate, 90), ("MILEAGE", "{:,}".format(s.pmi) if s.pmi else "", 80), ("VIN", s.pvin or "", 178)]):
        x = 32
        for a, b, w in row:
            p.box(x, y, w, 26, stroke=red); p.t(x + 3, y + 8, a, 5.5, col=red); p.t(x + 4, y + 21, b, 10 if p.tw(b, 10) < w - 6 else 8); x += w
        y += 26
    y += 8
    parts = [l for l in L if l.type == "Part"]; labor = [l for l in L if l.type != "Part"]
    pnc = s.chance(.5)
    xs = [32, 62, (250 if not pnc else 250), 298, 352]  # qty | desc | price | amount
    xl = [352, 480, 520, 580]
    hw = s.chance(.7)
    sz = 8
    def lay(ls, w): return [(l, p.wrap(l.desc, w, sz)) for l in ls]
    A, B = lay(parts, 250 - 62 - 6), lay(labor, (480 if hw else 520) - 352 - 6)
    if pnc: A = [(l, w + [l.pn]) for l, w in A]
    RH = 12
    ra, rb = sum(len(w) for _, w in A), sum(len(w) for _, w in B)
    rows = max(ra, rb, 24); h = rows * RH
    if y + h > 600: RH = (600 - y - 16) / rows; h = rows * RH
    top = y
    p.box(32, y, 320, 14, fill=red, stroke=red); p.box(352, y, 228, 14, fill=red, stroke=red)
    for x, t, al in ((35, "QTY", "l"), (66, "PARTS AND MATERIALS", "l"), (295, "PRICE", "r"), (349, "AMOUNT", "r"), (356, "LABOR / WORK PERFORMED", "l"), (577, "CHARGE", "r")): p.t(x, y + 10, t, 7, "B", al, "#ffffff")
    if hw: p.t(517, y + 10, "HRS", 7, "B", "r", "#ffffff")
    y += 14
    for i in range(rows + 1): p.line(32, y + i * RH, 580, y + i * RH, .3, "#aaaaaa")
    for x in (32, 62, 250, 298, 352, 520, 580) + ((480,) if hw else ()): p.line(x, y, x, y + h, .6, red)
    yy = y
    for l, w in A:
        p.t(58, yy + RH * .75, q(l.qty), sz, al="r")
        for i, t in enumerate(w):
            pn = pnc and i == len(w) - 1
            p.t(66, yy + RH * .75, t, sz - (1.5 if pn else 0), col="#555555" if pn else None)
            if i == 0: p.t(295, yy + RH * .75, m(l.unit), sz, al="r"); p.t(349, yy + RH * .75, m(l.total), sz, al="r")
            yy += RH
        s.item(l)
    yy = y
    for l, w in B:
        for i, t in enumerate(w):
            p.t(356, yy + RH * .75, t, sz)
            if i == 0:
                if hw and l.type == "Labor": p.t(517, yy + RH * .75, q(l.qty), sz, al="r")
                p.t(577, yy + RH * .75, m(l.total), sz, al="r")
            yy += RH
        s.item(l, hw and l.type == "Labor", False)
    y += h + 6
    tax, tot = totals(s, L, fees, disc)
    P_, B_ = sum(l.total for l in parts), sum(l.total for l in labor)
    t = [("TOTAL PARTS", m(P_)), ("TOTAL LABOR", m(B_))]
    for f in fees: t.append((f.desc.upper(), m(f.total))); s.item(Line(f.desc.upper(), "Fee", None, None, f.total), False, False)
    for n, c in disc: t.append(("LESS " + n.upper(), m(c) + "-"))
    if s.chance(.4): s.sub = tot - tax; t.append(("SUB TOTAL", m(s.sub)))
    t += [("TAX", m(tax)), ("TOTAL", m(tot))]
    bx = s.pick(352, 32) if len(t) < 9 else 352
    for a, b in t:
        p.box(bx, y, 228, 15, stroke=red); p.line(bx + 158, y, bx + 158, y + 15, .6, red); k = "B" if a == "TOTAL" else "N"; p.t(bx + 4, y + 11, a, 7.5 if p.tw(a, 7.5) < 150 else 6, k); p.t(bx + 223, y + 11, b, 9, k, "r"); y += 15
    p.para(352 - 320 if bx == 352 else 280, y - 15 * len(t) + 10, s.pick("I hereby authorize the repair work hereinafter set forth to be done along with the necessary material. You and your employees may operate this vehicle for purposes of testing. X______________", "Not responsible for loss or damage to cars or articles left in cars in case of fire, theft or any other cause beyond our control."), 280, 7)
    p.save()


# 6 amounts first
def R06(s):
    s.layout = "amounts-first"
    s.style = s.pick("full", "any"); s.shop = s.pick(pool.SHOPS + pool.MOBILES); s.newno(); est = s.chance(.5); s.kind = "shop_estimate" if est else "invoice"
    v = s.veh(); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L); p = P(s, family=s.pick(fam("Helv", "Lato", "Deja", "Carl")))
    y = 60; p.t(50, y, "Estimate" if est else "Invoice", 26, "B", col="#444444"); p.t(562, y - 8, s.shop, 12, "B", "r"); p.t(562, y + 5, s.addr + ", " + s.csz, 8, al="r"); p.t(562, y + 16, s.phone, 8, al="r"); y += 22
    p.t(50, y, "%s   |   %s   |   %s" % (s.docno, s.date(), s.cust), 9); y += 13
    p.t(50, y, v + (", VIN %s" % s.pvin if s.pvin else "") + (", %s mi" % "{:,}".format(s.pmi) if s.pmi else ""), 9); y += 22
    qm = s.pick("col", "none", "after"); heads = s.chance(.6); sz = s.pick(9.5, 10.5); cur = s.pick("$", "")
    xa, xq, xd = 118, 130, 176 if qm == "col" else 134
    tax, tot = totals(s, L, fees, disc)
    def hd():
        p.t(xa, y, "AMOUNT", 7, "B", "r"); p.t(xd, y, "DESCRIPTION", 7, "B")
        if qm == "col": p.t(xq, y, "QTY", 7, "B")
        p.line(50, y + 4, 562, y + 4, 1.2)
    hd(); y += 18
    def need(h=30):
        nonlocal y
        if y + h > 750: p.next(); y = 60; hd(); y += 18
    def row(a, d, qq="", k="N"):
        nonlocal y
        ls = p.wrap(d, 562 - xd, sz, k); need(14 * len(ls))
        p.t(xa, y, a, sz, "B" if k == "B" else "N", "r"); p.t(xq, y, qq, sz)
        for t in ls: p.t(xd, y, t, sz, k); y += 14
    for j in jobs:
        if heads: need(34); y += 4; p.t(xd, y, j.head, sz, "B", col="#555555"); y += 14
        for l in j.lines:
            w, u = qm != "none", False; d = l.desc
            if qm == "after":
                if l.type == "Labor": d += ", %s hrs at %s" % (q(l.qty), m(l.unit, cur)); u = True
                elif l.qty != 1: d += ", %s at %s" % (q(l.qty), m(l.unit, cur)); u = True
                else: w = False
            row(m(l.total, cur), d, (q(l.qty) + (" h" if l.type == "Labor" else "")) if qm == "col" else ""); s.item(l, w, u)
    for f in fees: row(m(f.total, cur), f.desc); s.item(f, False, False)
    y += 4; need(80); p.line(50, y - 8, xa, y - 8, .8); y += 6
    pre = sum(l.total for l in L) + sum(f.total for f in fees)
    if s.chance(.7): s.sub = pre; row(m(pre, cur), "subtotal")
    for n, c in disc: row("-" + m(c, cur), n)
    if tax: row(m(tax, cur), "sales tax (%s)" % s.pct())
    p.line(50, y - 9, xa, y - 9, .8); y += 4
    row(m(tot, "$"), s.pick("TOTAL", "total to pay", "Total"), k="B")
    if not est and s.chance(.5): dp = tot // 3; row(m(dp, cur), "paid by card on " + s.date("b")); row(m(tot - dp, cur), "balance due")
    p.save()


# 8 labelled figures
def R08(s):
    s.layout = "labelled-figures-records"
    s.style = s.pick("full", "any"); s.shop = s.pick(pool.SHOPS + pool.MOBILES); s.newno(); v = s.veh(); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L); est = s.chance(.5); s.kind = "shop_estimate" if est else "invoice"
    p = P(s, family=s.pick(fam("Helv", "Lib", "Carl"))); y = 50
    p.t(50, y, s.shop, 14, "B"); y += 14; p.t(50, y, "%s, %s, %s" % (s.addr, s.csz, s.phone), 8); y += 20
    for a, b in [("Document", "Estimate" if est else "Invoice"), ("Number", s.docno), ("Date", s.date("a")), ("Customer", s.cust), ("Vehicle", v), ("VIN", s.pvin), ("Odometer", s.pmi and "{:,}".format(s.pmi)), ("License plate", s.plate)]:
        if b: p.t(50, y, a + ":", 9, "B"); p.t(140, y, b, 9); y += 12
    style = s.pick("above", "colon", "colon2"); y += 10; cur = s.pick("$", "")
    W = {"Part": s.pick("Part", "Parts"), "Labor": "Labor", "Service": s.pick("Service", "Sublet"), "Fee": "Fee"}
    for k, l in enumerate(L + fees):
        f = l.type == "Fee"
        h = 44 if style == "above" else (62 if style == "colon" else 40)
        if y + h > 750: p.next(); y = 50
        p.line(50, y - 8, 562, y - 8, .4, "#999999")
        if style == "above":
            p.t(50, y + 1, "Line %d" % (k + 1), 7, col="#666666")
            ls = p.wrap(l.desc, 225, 9.5, "B")
            p.t(90, y + 1, "Description", 7, col="#666666")
            for i, t in enumerate(ls): p.t(90, y + 13 + 11 * i, t, 9.5, "B")
            for x, a, b in [(330, "Type", W[l.type])] + ([] if f else [(390, "Hours" if l.type == "Labor" else "Quantity", q(l.qty)), (450, "Rate" if l.type == "Labor" else "Unit price", m(l.unit, cur))]) + [(520, "Amount", m(l.total, cur))]:
                p.t(x, y + 1, a, 7, col="#666666"); p.t(x, y + 13, b, 9.5)
            y += 18 + 11 * len(ls) + 6
        elif style == "colon":
            ls = p.wrap(l.desc, 380, 9.5)
            p.t(50, y + 3, "Item:", 9.5, "B")
            for t in ls: p.t(120, y + 3, t, 9.5); y += 12
            p.t(50, y + 3, "Type:", 9.5, "B"); p.t(120, y + 3, W[l.type], 9.5); y += 12
            if not f: p.t(50, y + 3, "Quantity:", 9.5, "B"); p.t(120, y + 3, q(l.qty), 9.5); p.t(200, y + 3, "Price:", 9.5, "B"); p.t(240, y + 3, m(l.unit, cur), 9.5)
            p.t(330, y + 3, "Amount:", 9.5, "B"); p.t(385, y + 3, m(l.total, cur), 9.5); y += 22
        else:
            p.t(50, y + 3, "%d. %s" % (k + 1, "" ), 9.5); ls = p.wrap(l.desc, 470, 9.5, "B")
            for t in ls: p.t(72, y + 3, t, 9.5, "B"); y += 12
            tx = "%s   " % W[l.type] + ("" if f else "Qty: %s   Unit price: %s   " % (q(l.qty), m(l.unit, cur))) + "Line total: %s" % m(l.total, cur)
            p.t(72, y + 3, tx, 9); y += 20
        s.item(l, not f, not f)
    tax, tot = totals(s, L, fees, disc); pre = sum(l.total for l in L + fees)
    if y > 660: p.next(); y = 50
    p.line(50, y - 8, 562, y - 8, .4, "#999999"); y += 8
    s.sub = pre
    for a, b in [("Subtotal", m(pre, cur))] + [("Discount (%s)" % n, m(c, cur)) for n, c in disc] + [("Tax", m(tax, cur)), ("Total", m(tot, cur))] + ([("Payment received", m(tot, cur)), ("Balance", m(0, cur))] if not est and s.chance(.5) else []):
        p.t(50, y, a + ":", 10, "B"); p.t(280, y, b, 10); y += 14
    p.save()


# 9 dealer repair order
def R09(s):
    s.layout = "dealer-ro-cause-correction"
    s.style = "upper"; s.kind = "dealer_order"; s.shop = s.pick(pool.DEALERS); s.newno(""); v = s.veh(1, 1, upper=True)
    jobs = s.jobs(); L = flat(jobs); p = P(s, family=s.pick(fam("Cour", "Helv"))); F_ = p.f[0] == "Courier"; sz = 8
    x0, x1 = 34, 578
    war = s.d.sample(pool.WARR, s.d.randint(0, 2)); ops = [("c", j) for j in jobs] + [("w", w) for w in war]
    if s.chance(.6): s.d.shuffle(ops)
    disc = s.discounts(L, .35); mixh = s.chance(.8)
    y = 0
    def head():
        nonlocal y
        p.t(306, 40, s.shop.upper() if False else s.shop, 16, "B", "c"); p.t(306, 52, "%s  %s  SERVICE %s" % (s.addr.upper(), s.csz.upper(), s.phone), 7.5, al="c")
        p.box(x0, 60, x1 - x0, 48)
        p.t(x0 + 4, 72, "CUSTOMER NO. %d" % (s.miles % 89999 + 1000), sz); p.t(x0 + 4, 84, s.cust.upper(), sz, "B"); p.t(x0 + 4, 96, s.caddr.upper(), sz); p.t(x0 + 160, 72, v, sz, "B"); p.t(x0 + 160, 84, "VIN " + s.pvin, sz); p.t(x0 + 160, 96, "LIC %s   COLOR %s" % (s.plate, s.color.upper()), sz)
        p.t(x0 + 360, 72, "RO " + s.docno, sz, "B"); p.t(x0 + 360, 84, "MILES IN/OUT %d/%d" % (s.pmi, s.pmi + 3), sz); p.t(x0 + 360, 96, "DATE %s  PAGE %d" % (s.date("e"), p.page), sz)
        y = 122
        p.t(x0, y, "LINE OPCODE TECH TYPE", 7, "B"); p.t(405, y, "HRS" if mixh else "", 7, "B", "r"); p.t(455, y, "LIST", 7, "B", "r"); p.t(515, y, "NET", 7, "B", "r"); p.t(x1, y, "TOTAL", 7, "B", "r"); p.line(x0, y + 3, x1, y + 3); y += 14
    head()
    def nl(h=10, k=1):
        nonlocal y
        y += h
        if y > 735: p.t(306, 765, "CUSTOMER COPY - CONTINUED ON NEXT PAGE", 7, al="c"); p.next(); head()
    def wr(x, t, w, k="N"):
        for t_ in p.wrap(t, w, sz, k): p.t(x, y, t_, sz, k); nl()
    showsum = s.chance(.7)
    for k, (ty, j) in enumerate(ops):
        ltr = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[k]
        if y > 660: y = 740; nl()
        if ty == "w":
            p.t(x0, y, ltr, sz, "B"); wr(x0 + 16, j.upper(), 420, "B")
            p.t(x0 + 16, y, "%s %s WP" % (s.op(), s.pick(s.technos)), sz); p.t(x1, y, s.pick("(N/C)", "0.00", "N/C"), sz, al="r"); nl()
            wr(x0 + 16, "CORRECTION: " + s.pick("PERFORMED AS DESCRIBED, NO CHARGE TO CUSTOMER", "COMPLETED, WARRANTY CLAIM SUBMITTED"), 420); nl(5); continue
        c = j.ccc or ["CUSTOMER REQUESTS %s" % j.head, s.pick("WORN BEYOND SPECIFICATION", "MAINTENANCE DUE PER SCHEDULE", "FAILED TEST"), "COMPLETED %s, ROAD TESTED %d MILES, OK" % (j.head, s.d.randint(2, 9))]
        p.t(x0, y, ltr, sz, "B"); wr(x0 + 16, c[0].upper(), 420, "B")
        wr(x0 + 16, "CAUSE: " + c[1].upper(), 420)
        for l in j.lines:
            if l.type == "Labor":
                hrs = s.chance(1) and mixh
                t0 = "%s  %s  CP" % (l.op, s.technos[l.tech]); p.t(x0 + 16, y, t0, sz); xd = x0 + 26 + p.tw(t0, sz)
                p.t(x1, y, m(l.total), sz, al="r")
                if hrs: p.t(405, y, q(l.qty, 2), sz, al="r")
                wr(xd, l.desc, 380 - xd); s.item(l, hrs, False)
            elif l.type == "Part":
                lst = rnd(l.unit * F(s.pick("1", "1", "1.1", "1.15"))); t0 = "%5s" % q(l.qty); p.t(x0 + 50, y, t0, sz, al="r"); p.t(x0 + 56, y, l.pn, sz); xd = x0 + 66 + max(80, p.tw(l.pn, sz))
                p.t(455, y, m(lst), sz, al="r"); p.t(515, y, m(l.unit), sz, al="r"); p.t(x1, y, m(l.total), sz, al="r"); wr(xd, l.desc, 410 - xd); s.item(l)
            else:
                p.t(x0 + 16, y, "SUBLET", sz); p.t(x1, y, m(l.total), sz, al="r"); wr(x0 + 66, l.desc, 340); s.item(l, False, False)
        wr(x0 + 16, "CORRECTION: " + c[2].upper(), 420)
        if showsum:
            by = lambda t: sum(l.total for l in j.lines if l.type == t)
            wr(x0 + 16, "PARTS: %s  LABOR: %s  OTHER: %s   TOTAL LINE %s: %s" % (m(by("Part")), m(by("Labor")), m(by("Service")), ltr, m(j.total)), 540)
        p.line(x0, y - 4, x1, y - 4, .4, dash=([2, 2],)); nl(6)
    fees = s.fees(L, p=.8); tax, tot = totals(s, L, fees, disc); by = lambda t: sum(l.total for l in L if l.type == t)
    t = [("LABOR AMOUNT", m(by("Labor"))), ("PARTS AMOUNT", m(by("Part"))), ("GAS, OIL, LUBE", "0.00"), ("SUBLET AMOUNT", m(by("Service")))]
    if not fees: t.append(("MISC. CHARGES", "0.00"))
    for f in fees: t.append((f.desc, m(f.total))); s.item(f, False, False)
    s.sub = None
    if s.chance(.6): t.append(("TOTAL CHARGES", m(sum(l.total for l in L + fees)))); s.sub = sum(l.total for l in L + fees)
    t.append(("LESS DISCOUNTS", m(sum(s.disc)) if s.disc else "0.00")) if (s.disc or s.chance(.5)) else None
    t += [("SALES TAX", m(tax)), ("PLEASE PAY THIS AMOUNT", m(tot))]
    if y > 735 - 13 * len(t): y = 740; nl()
    yb = 745 - 13 * len(t) if s.chance(.6) else y + 10
    bx = s.pick(x1 - 230, x1 - 230, x0)
    for a, b in t: p.box(bx, yb, 230, 13); p.t(bx + 4, yb + 9.5, a, 7.5, "B" if "PLEASE" in a else "N"); p.t(bx + 226, yb + 9.5, b, 8.5, "B" if "PLEASE" in a else "N", "r"); yb += 13
    p.para(x0 + 240 if bx == x0 else x0, yb - 13 * len(t) + 10, "STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with respect to the sale of this item/items. The seller hereby expressly disclaims all warranties either express or implied.", 290, 6.5)
    p.save()


# 11 cores and returns
def R11(s):
    s.layout = "core-charges-and-returns"
    s.style = s.pick("short", "any", "upper"); s.shop = s.pick(pool.TRANSSHOPS + pool.SHOPS + pool.FLEETS); s.newno(s.pick("", "")); v = s.veh()
    mode = s.pick("lines", "column"); nm = s.pick(*"abcd"); p = P(s, family=s.pick(fam("Helv", "Times", "Cour", "Narrow")))
    keys = {"alternator", "starter", "caliper", "power", "engine", "transreb", "injector", "turbo", "compressor", "battery"}
    cj = s.jobs(max(2, min(s.n, 6)), only=keys); used = cj
    rest = s.n - sum(len(j.lines) for j in cj); more = s.jobs(rest, exclude=keys, sublet=False) if rest > 1 else []
    L = flat(cj + more); sz = 8.5
    cols = {"q": 60, "pn": 68, "d": 150, "l": 350 if mode == "column" else 400, "n": 410 if mode == "column" else 460, "c": 470, "e": 570}
    if p.f[0] == "Courier": sz = 7.5
    showlist = s.chance(.7); UP = s.style in ("short", "upper")
    y = 48; p.t(40, y, s.shop, 17, "B"); p.t(570, y, "INVOICE " + s.docno, 12, "B", "r"); y += 13; p.t(40, y, "%s, %s   Ph %s" % (s.addr, s.csz, s.phone), 8.5); p.t(570, y, s.date(), 8.5, al="r"); y += 22
    p.t(40, y, "Bill to: %s   %s" % (s.cust, s.cphone), 9); y += 12; p.t(40, y, "Unit: " + v + ("   VIN: " + s.pvin if s.pvin else "") + ("   Miles: %d" % s.pmi if s.pmi else ""), 9); y += 22
    def hd():
        for k, t in (("q", "Qty"), ("l", "List" if showlist else ""), ("n", "Net" if showlist else "Price"), ("c", "Core" if mode == "column" else ""), ("e", "Extended")): p.t(cols[k], y, t, 8, "B", "r")
        p.t(cols["pn"], y, "Part/Op", 8, "B"); p.t(cols["d"], y, "Description", 8, "B"); p.line(40, y + 4, 570, y + 4, .8)
    hd(); y += 17; cores = []; wd = cols["l"] - 42 - cols["d"]
    def need():
        nonlocal y
        if y > 735: p.next(); y = 50; hd(); y += 17
    def row(qq, pn, d, l_, n, c, e):
        nonlocal y
        need(); p.t(cols["q"], y, qq, sz, al="r"); p.t(cols["pn"], y, pn, sz); p.t(cols["l"], y, l_, sz, al="r"); p.t(cols["n"], y, n, sz, al="r"); p.t(cols["c"], y, c, sz, al="r"); p.t(cols["e"], y, e, sz, al="r")
        for t in p.wrap(d, wd, sz): p.t(cols["d"], y, t, sz); y += 11.5
        y += 2
    cname = s.pick("Core charge", "CORE DEPOSIT", "Core value", "CORE"); rname = s.pick("Core return", "CORE CREDIT", "Returned core", "Core refund")
    if UP: cname, rname = cname.upper(), rname.upper()
    items = []
    for l in L:
        isc = l.type == "Part" and re.search(r"reman|rmn|alternator|starter|caliper|compressor|rack|turbo|inject|battery|transmission|long block|engine ass", l.desc, re.I) and l.unit > 7000
        lst = m(rnd(l.unit * F("1.2"))) if showlist and l.type == "Part" else ""
        if isc:
            c = s.pick(1500, 2200, 4000, 5500, 7500, 10000, 15000, 25000) if l.unit > 20000 else s.pick(1500, 2200, 1800)
            n = int(l.qty)
            if mode == "column":
                tot = n * (l.unit + c); row(q(l.qty), l.pn, l.desc, lst, m(l.unit), m(c), m(tot)); s.item(l, total=tot); items.append(Line("", "Part", n, 0, tot))
            else:
                row(q(l.qty), l.pn, l.desc, lst, m(l.unit), "", m(l.total)); s.item(l); items.append(l)
                cl = Line(cname, "Part", n, c, n * c); row(q(n), "", cname, "", m(c), "", m(n * c)); s.item(cl); items.append(cl)
            if s.chance(.7): cores.append((l, n, c))
        else:
            row(q(l.qty) if l.type != "Labor" else q(l.qty, 1), l.pn or l.op, l.desc, lst, m(l.unit), "", m(l.total)); s.item(l); items.append(l)
    rd = []
    for l, n, c in cores:
        row("-%d" % n if s.chance(.6) else str(n), l.pn if s.chance(.7) else "", rname, "", m(c), "", cred(nm, n * c)); rd.append((rname, n * c))
    fees = s.fees(L); disc = s.discounts(items, .25)
    for f in fees: row("", "", f.desc, "", "", "", m(f.total)); s.item(f, False, False)
    for n, c in disc: row("", "", n, "", "", "", cred(nm, c))
    s.taxmode = s.pick("all", "none", "all"); tax, tot = totals(s, items, fees, rd + disc)
    y += 8; y = y if y < 690 else (p.next() or 60)
    p.line(440, y - 8, 570, y - 8, .8)
    s.sub = tot - tax
    for a, b, k in [("Subtotal", m(s.sub), "N"), ("Sales tax" if tax else "Tax exempt", m(tax), "N"), ("Invoice total", m(tot, "$"), "B")]: p.t(500, y + 4, a, 9.5, k, "r"); p.t(570, y + 4, b, 9.5, k, "r"); y += 14
    y += 14; p.t(40, y, "Cores must be returned within 30 days in original box. No returns on electrical parts. 15% restocking fee.", 7.5, "I"); p.save()


# 13 several pages with carried sums
def R13(s):
    s.layout = "fleet-carried-sums"
    s.style = s.pick("any", "full", "short"); s.shop = s.pick(pool.FLEETS); s.newno(""); v = s.veh(1, 1)
    s.n = max(s.n, 9); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L, p=.8); disc = s.discounts(L, .35)
    p = P(s, family=s.pick(fam("Helv", "Times", "Carl"))); sz = 9; unit = "U-%d" % s.d.randint(100, 999); po = str(s.d.randint(44000, 99999)); fleet = s.pick("City of %s Public Works" % s.city, "Harmon Plumbing & Heating", "Kestrel Delivery LLC", "Green Acre Landscaping Inc.")
    per = max(4, min(14, (s.n + len(fees)) // 2 + 1)); cw = s.pick(("Carried forward", "Brought forward"), ("Subtotal carried to next page", "Subtotal from previous page"), ("Page total carried over", "Carried over from page %d"))
    y = 0; run = 0
    def head():
        nonlocal y
        p.box(0, 0, p.w, 46, fill="#2b3a4a", stroke=None); p.t(40, 30, s.shop, 18, "B", col="#ffffff"); p.t(572, 24, "Invoice " + s.docno, 11, "B", "r", "#ffffff"); p.t(572, 37, "Page %d" % p.page, 8, al="r", col="#ffffff")
        y = 62
        if p.page == 1:
            p.t(40, y, "%s, %s   %s" % (s.addr, s.csz, s.phone), 8); y += 18
            for a, b in (("Bill to", fleet), ("Unit", unit), ("Vehicle", v), ("VIN", s.pvin), ("Odometer", "{:,}".format(s.pmi)), ("P.O.", po), ("Date", s.date("a")), ("Terms", "Net 30")): p.t(40, y, a, 8, "B"); p.t(100, y, b, 8.5); y += 11
        y += 12
        for x, t, al in ((40, "Description", "l"), (400, "Type", "l"), (460, "Qty", "r"), (515, "Price", "r"), (572, "Amount", "r")): p.t(x, y, t, 8, "B", al)
        p.line(40, y + 4, 572, y + 4); y += 18
    head(); k = 0
    seq = [(l, j.head if i == 0 else None) for j in jobs for i, l in enumerate(j.lines)] + [(f, None) for f in fees]; hd = s.chance(.5)
    for i, (l, h) in enumerate(seq):
        if k == per or y > 660:
            p.line(440, y - 8, 572, y - 8, .5); p.t(440, y + 3, cw[0], 9, "I", "r"); p.t(572, y + 3, m(run), 9, "I", "r"); p.next(); head(); b = cw[1] % (p.page - 1) if "%" in cw[1] else cw[1]; p.t(40, y, b, 9, "I"); p.t(572, y, m(run), 9, "I", "r"); y += 18; k = 0
        if h and hd: p.t(40, y, h, sz, "B"); y += 14
        f = l.type == "Fee"
        p.t(400, y, {"Part": "PART", "Labor": "LABOR", "Service": "SUBLET", "Fee": "MISC"}[l.type], 7.5)
        if not f: p.t(460, y, q(l.qty, 2 if l.type == "Labor" else None), sz, al="r"); p.t(515, y, m(l.unit), sz, al="r")
        p.t(572, y, m(l.total), sz, al="r"); s.item(l, not f, not f)
        for t in p.wrap(l.desc, 350, sz): p.t(48 if hd else 40, y, t, sz); y += 12
        y += 6; run += l.total; k += 1
    tax, tot = totals(s, L, fees, disc); y += 6
    if y > 640: p.next(); head()
    s.sub = run
    for a, b, kk in [("Subtotal", m(run), "N")] + [(n, "-" + m(c), "N") for n, c in disc] + [("Sales tax %s" % s.pct() if tax else "Sales tax - exempt", m(tax), "N"), ("Invoice total", m(tot, "$"), "B")]: p.t(500, y, a, 10, kk, "r"); p.t(572, y, b, 10, kk, "r"); y += 15
    y += 16; p.t(40, y, "Remit to: %s, P.O. Box %d, %s" % (s.shop, s.d.randint(100, 9000), s.csz), 8); p.save()


# 17 dot matrix
def R17(s):
    s.layout = "dot-matrix-monospace"
    s.style = "upper"; s.shop = s.pick(pool.SHOPS + pool.TRANSSHOPS); s.newno(""); v = s.veh(.8, .9, upper=True); s.kind = s.pick("invoice", "shop_estimate")
    jobs = s.jobs(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L, .3); W = 80; O = []; A = O.append
    s.shop = s.shop.upper(); ch = s.pick("-", "=", "*"); pnline = s.pick("col", "below", "none"); tail = s.pick("-", "CR")
    A(s.shop.center(W)); A(("%s  %s" % (s.addr, s.csz)).upper().center(W)); A(("PHONE " + s.phone).center(W)); A("")
    A(("%s NO: %s" % ("ESTIMATE" if s.kind == "shop_estimate" else "INVOICE", s.docno)).ljust(50) + ("DATE: " + s.date("a")).rjust(30)); A(("NAME: " + s.cust.upper()).ljust(50) + ("TEL: " + s.cphone).rjust(30)); A(("VEH: " + v).ljust(50) + ("LIC: " + s.plate).rjust(30))
    if s.pvin or s.pmi: A(("VIN: " + s.pvin if s.pvin else "").ljust(50) + ("MILES: %d" % s.pmi if s.pmi else "").rjust(30))
    A(ch * W)
    dw = 34 if pnline == "col" else 47
    A(("LN " + ("PART/OP NO   " if pnline == "col" else "") + "DESCRIPTION".ljust(dw)) + "   QTY     PRICE    AMOUNT"); A(ch * W)
    import textwrap
    lined = not disc and s.chance(.75); ld = []
    for i, l in enumerate(L + fees):
        f = l.type == "Fee"; w = textwrap.wrap(l.desc, dw - 1, break_long_words=False, break_on_hyphens=False)
        r = "%2d " % (i + 1) + (((l.pn or l.op or "")[:12].ljust(13)) if pnline == "col" else "") + w[0].ljust(dw)
        r += ("      " if f else "%6s" % q(l.qty, 1 if l.type == "Labor" else None)) + ("          " if f else "%10s" % m(l.unit)) + "%10s" % m(l.total)
        A(r)
        for t in w[1:]: A(" " * (16 if pnline == "col" else 3) + t)
        if pnline == "below" and l.pn: A("     P/N " + l.pn)
        s.item(l, not f, not f)
        if lined and l.type == "Part" and l.total > 2500 and s.chance(.4):
            pc = s.pick(5, 10, 15, 20); c = rnd(F(l.total * pc, 100)); ld.append(("", c))
            A((" " * (16 if pnline == "col" else 3) + ("LINE DISCOUNT %d%%" % pc).ljust(dw + 16)) + ("%10s" % m(c) + tail))
    if s.chance(.4): A("%2d " % (len(L + fees) + 1) + (" " * 13 if pnline == "col" else "") + "CUSTOMER SUPPLIED WIPER BLADES".ljust(dw) + "     2" + "      0.00" + "      0.00")
    A(ch * W); tax, tot = totals(s, L, fees, disc + ld); pre = sum(l.total for l in L + fees) - sum(c for _, c in ld)
    def T(a, b): A(" " * 40 + a[:27].ljust(27) + b.rjust(13))
    by = lambda *t: sum(l.total for l in L + fees if l.type in t)
    if s.chance(.5) and not ld: T("PARTS", m(by("Part"))); T("LABOR", m(by("Labor"))); (T("OTHER", m(by("Service", "Fee"))) if by("Service", "Fee") else None)
    s.sub = pre; T("SUB-TOTAL", m(pre))
    for n, c in disc: T(n.upper(), m(c) + tail)
    T("SALES TAX", m(tax)); T("", "=" * 12); T("TOTAL", m(tot))
    if s.kind == "invoice" and s.chance(.4): T("AMOUNT PAID - CHECK", m(tot)); T("BALANCE", "0.00")
    A(""); A("CUSTOMER SIGNATURE X______________________________"); A("RECOMMENDED: " + ", ".join(x.upper() for x in s.d.sample(pool.RECS, 1)))
    p = P(s, family="Cour"); sz = 9.6; lh = 12.6; per = 54; bars = s.chance(.5)
    for pg in range(0, len(O), per):
        if pg: p.next()
        if bars:
            for i in range(0, per, 6): p.box(26, 46 + i * lh, 560, lh * 3, fill="#e9f5ea", stroke=None)
        for i in range(30): p.c.setStrokeColor("#bbbbbb"); p.c.circle(12, 20 + i * 26, 4); p.c.circle(600, 20 + i * 26, 4)
        for i, t in enumerate(O[pg:pg + per]): p.t(34, 56 + i * lh, t, sz * .945 if False else 9.4, "N", col="#22222a")
    p.save()


# 20 insurer's estimate
def R20(s):
    s.layout = "insurer-operations-body-paint-hours"
    s.kind = "insurer_estimate"; s.shop = s.pick(pool.INSURERS + pool.BODYSHOPS); s.docno = s.pick("%02d-%07d-01", "CLM%02d%06d", "%02d-%05d") % (s.yr % 100, s.d.randint(10000, 99999)); v = s.veh(1, .9)
    if "CLM" in s.docno and len(s.docno) < 8: pass
    SEC = [("FRONT BUMPER & GRILLE", [("Bumper cover", 210, 640, 1.8, 2.8), ("Absorber", 48, 160, 0, 0), ("Grille assembly", 120, 420, .4, 0), ("Bumper bracket RT", 18, 70, .2, 0), ("Fog lamp bezel LT", 22, 88, 0, 0), ("Impact bar", 160, 420, .9, 0), ("License bracket", 9, 30, .2, 0)]),
           ("FRONT LAMPS", [("RT Headlamp assembly LED", 340, 980, .6, 0), ("LT Headlamp assembly halogen", 190, 520, .5, 0), ("Aim headlamps", 0, 0, .5, 0)]),
           ("FENDER", [("RT Fender", 180, 480, 1.9, 2.2), ("LT Fender liner", 55, 140, .4, 0), ("RT Fender molding", 38, 110, .3, 0), ("Add for edging", 0, 0, 0, .5), ("Nameplate \"4x4\"", 18, 60, .2, 0)]),
           ("HOOD", [("Hood (ALU)", 420, 980, 1.2, 3.0), ("Insulator", 60, 160, .2, 0), ("Add for underside (complete)", 0, 0, 0, 1.5), ("RT Hinge", 34, 90, .3, .3), ("Latch", 48, 130, .3, 0)]),
           ("FRONT DOOR", [("LT Outer panel", 240, 560, 4.5, 2.4), ("LT Belt w'strip", 28, 90, .3, 0), ("R&I LT mirror assy", 0, 0, .4, 0), ("R&I LT handle, outside", 0, 0, .4, 0), ("LT Body side molding", 44, 138, .3, 0), ("Repair LT door shell", 0, 0, 3.5, 2.1)]),
           ("QUARTER PANEL", [("Repair RT quarter panel", 0, 0, 6.0, 2.6), ("Clear coat", 0, 0, 0, 1.2), ("Fuel door", 28, 98, .2, .4), ("RT Wheelhouse liner", 44, 128, .4, 0), ("Blend RT rear door outer", 0, 0, 0, 1.1)]),
           ("REAR BUMPER", [("Bumper cover w/sensor holes", 260, 690, 1.6, 2.6), ("Energy absorber", 60, 190, 0, 0), ("Reflector RT", 14, 58, 0, 0), ("Park sensor", 58, 160, .2, .1), ("Step pad", 30, 110, .2, 0), ("R&I trailer hitch", 0, 0, .6, 0)]),
           ("LIFTGATE", [("Lift gate (HSS)", 580, 1290, 4.8, 3.0), ("Glass", 240, 520, 1.0, 0), ("Nameplate", 18, 64, .2, 0), ("Tail lamp assy RT", 110, 420, .4, 0)])]
    p = P(s, family=s.pick(fam("Helv", "Lib", "Narrow"))); y = 46
    p.t(306, y, s.shop, 15, "B", "c"); y += 13; p.t(306, y, "%s, %s   %s" % (s.addr, s.csz, s.phone), 8, al="c"); y += 20; p.t(306, y, s.pick("Estimate of Record", "Preliminary Estimate", "Supplement of Record 1 with Summary"), 12, "B", "c"); y += 18
    for a, b in (("Insured:", s.cust), ("Claim #:" if "-01" in s.docno or "CLM" in s.docno else "Workfile ID:", s.docno), ("Vehicle:", v), ("VIN:", s.pvin), ("Odometer:", "{:,}".format(s.pmi) if s.pmi else None), ("Date of loss:", s.date("a")), ("Point of impact:", "%02d %s" % (s.d.randint(1, 12), s.pick("Front", "Right rear", "Left side")))):
        if b: p.t(40, y, a, 8.5, "B"); p.t(120, y, b, 8.5); y += 11
    y += 10
    def hd():
        for x, t, al in ((40, "Line", "l"), (66, "Oper", "l"), (106, "Description", "l"), (300, "Part Number", "l"), (400, "Qty", "r"), (466, "Extended Price $", "r"), (515, "Labor", "r"), (560, "Paint", "r")): p.t(x, y, t, 8, "B", al)
        p.line(40, y + 3, 572, y + 3, 1)
    hd(); y += 14; secs = SEC[:]; s.d.shuffle(secs); left = s.n; ln = 0; hb = hp = 0; psum = 0; items = []
    pt = s.pick(["A/M", "LKQ", "OEM"], ["OEM"], ["A/M"])
    def need():
        nonlocal y
        if y > 740: p.t(572, 770, "Page %d" % p.page, 8, al="r"); p.next(); y = 46; hd(); y += 14
    for name, rows in secs:
        if left <= 0: break
        take = rows[:max(1, min(len(rows), left))]; left -= len(take); ln += 1; need(); p.t(40, y, str(ln), 8); p.t(66, y, name, 8.5, "B"); y += 12
        for d_, lo, hi, b, pa in take:
            ln += 1; need(); oper = ""
            for pre, o in (("R&I ", "R&I"), ("Repair ", "Rpr"), ("Blend ", "Blnd")):
                if d_.startswith(pre): oper = o; d_ = d_[len(pre):]
            if lo: oper = "Repl"
            b, pa = round(b * s.d.uniform(.8, 1.2), 1), round(pa * s.d.uniform(.85, 1.15), 1); hb = round(hb + b, 1); hp = round(hp + pa, 1)
            p.t(40, y, str(ln), 8); p.t(66, y, oper, 8); 
            tag = (s.pick(pt) + " " if lo and len(pt) > 1 else "")
            d_ = tag + d_
            for t in p.wrap(d_, 188, 8.5): p.t(106, y, t, 8.5); y += 11
            y -= 11
            if lo:
                n = 2 if "sensor" in d_ and "holes" not in d_ else 1; c = s.price(lo, hi); l = Line(d_, "Part", n, None, n * c); p.t(300, y, s.pn(), 8); p.t(400, y, str(n), 8.5, al="r"); p.t(466, y, m(l.total), 8.5, al="r"); s.item(l, True, False); items.append(l); psum += l.total
            if b: p.t(515, y, "%.1f" % b, 8.5, al="r")
            if pa: p.t(560, y, "%.1f" % pa, 8.5, al="r")
            elif b and s.chance(.1): p.t(560, y, "Incl.", 8.5, al="r")
            y += 12
    misc = []
    ln += 1; need(); p.t(40, y, str(ln), 8); p.t(66, y, "MISCELLANEOUS OPERATIONS", 8.5, "B"); y += 12
    for d_, typ, lo, hi in s.d.sample([("Cover car / bag", "Fee", 5, 10), ("Hazardous waste removal", "Fee", 3, 8), ("Pre-repair scan", "Service", 49, 130), ("Post-repair scan", "Service", 49, 130), ("Flex additive", "Part", 5, 12), ("Corrosion protection", "Part", 12, 30)], s.d.randint(1, 3)):
        ln += 1; need(); c = s.price(lo, hi); sb = typ == "Service"; l = Line(d_, typ, 1, None, c); p.t(40, y, str(ln), 8); p.t(66, y, "Subl" if sb else "", 8); p.t(106, y, d_, 8.5); p.t(400, y, "1", 8.5, al="r"); p.t(466, y, m(c) , 8.5, al="r"); s.item(l, True, False); misc.append(l); y += 12
    need(); p.line(40, y - 8, 572, y - 8, .6); p.t(106, y + 3, "SUBTOTALS", 8.5, "B"); p.t(466, y + 3, m(psum + sum(l.total for l in misc)), 8.5, "B", "r"); p.t(515, y + 3, "%.1f" % hb, 8.5, "B", "r"); p.t(560, y + 3, "%.1f" % hp, 8.5, "B", "r"); y += 26
    if y > 600: p.next(); y = 50
    p.t(40, y, "ESTIMATE TOTALS", 9.5, "B"); y += 13
    br, pr, mr = s.pick(5200, 5600, 6000, 6800), 0, s.pick(3400, 3800, 4200, 3200); pr = br
    p.t(40, y, "Category", 8, "B"); p.t(330, y, "Basis", 8, "B", "r"); p.t(440, y, "Rate", 8, "B", "r"); p.t(560, y, "Cost $", 8, "B", "r"); p.line(40, y + 3, 562, y + 3); y += 14
    p.t(40, y, "Parts", 9); p.t(560, y, m(psum), 9, al="r"); y += 12
    lab = []
    for nm, h, r, ty in (("Body Labor", hb, br, "Labor"), ("Paint Labor", hp, pr, "Labor"), ("Paint Supplies", hp, mr, "Part")):
        if h:
            l = Line(nm, ty, h, r, rnd(F(str(h)) * r)); lab.append(l); p.t(40, y, nm, 9); p.t(330, y, "%.1f hrs @" % h, 9, al="r"); p.t(440, y, m(r, "$") + " /hr", 9, al="r"); p.t(560, y, m(l.total), 9, al="r"); y += 12; s.item(l)
    mm = sum(l.total for l in misc)
    if mm: p.t(40, y, "Miscellaneous", 9); p.t(560, y, m(mm), 9, al="r"); y += 12
    oth = []
    if s.chance(.4): l = Line(s.pick("Towing", "Storage"), "Service", None, None, s.price(95, 240)); l.type = "Service" if l.desc == "Towing" else "Fee"; oth.append(l); p.t(40, y, l.desc, 9); p.t(560, y, m(l.total), 9, al="r"); y += 12; s.item(l, False, False)
    allL = items + misc + lab + oth; s.sub = sum(l.total for l in allL)
    p.line(40, y - 8, 562, y - 8, .5); p.t(40, y + 3, "Subtotal", 9, "B"); p.t(560, y + 3, m(s.sub), 9, "B", "r"); y += 15
    base = psum + sum(l.total for l in lab if l.type == "Part"); s.tax = rnd(s.taxrate * base) if s.taxmode != "none" else 0; s.total = s.sub + s.tax
    p.t(40, y, "Sales Tax", 9); 
    if s.tax: p.t(330, y, "%s @" % m(base, "$"), 9, al="r"); p.t(440, y, "%.4f %%" % float(s.taxrate * 100), 9, al="r")
    p.t(560, y, m(s.tax), 9, al="r"); y += 14
    p.t(40, y, s.pick("Total Cost of Repairs", "Grand Total"), 10, "B"); p.t(560, y, m(s.total), 10, "B", "r"); y += 14
    if s.chance(.7):
        de = min(s.pick(25000, 50000, 100000), s.total // 2); p.t(40, y, "Deductible", 9); p.t(560, y, m(de), 9, al="r"); y += 12; p.t(40, y, "Net Cost of Repairs", 9, "B"); p.t(560, y, m(s.total - de), 9, "B", "r"); y += 12
    p.t(40, y + 14, "Register online to check the status of your claim. This is not an authorization to repair.", 7.5, "I"); p.save()


# 23 modern invoice, parts below names, summary on top, payments
def R23(s):
    s.layout = "modern-summary-top-payments"
    s.style = s.pick("full", "any"); s.shop = s.pick(pool.SHOPS + pool.MOBILES); s.newno(s.pick("INV-", "", "#")); v = s.veh(); jobs = s.jobs(); L = flat(jobs); disc = s.discounts(L, .5); fees = s.fees(L, p=.5)
    p = P(s, family=s.pick(fam("Lato", "Helv", "Carl"))); lists = s.chance(.6)
    for l in L:
        if lists and l.type == "Part" and s.chance(.5): l.list = rnd(l.unit * F(s.pick("1.1", "1.2", "1.25")))
    tax, tot = totals(s, L, fees, disc); paid = s.pick(0, tot, tot // 2, 20000 if tot > 40000 else 0); pre = sum(l.total for l in L + fees); by = lambda *t: sum(l.total for l in L + fees if l.type in t)
    acc = s.pick("#3558d6", "#0a7d62", "#b3481e", "#222222"); p.t(46, 60, s.shop, 16, "B", col=acc); p.t(46, 74, "%s, %s | %s" % (s.addr, s.csz, s.phone), 8, col="#666666"); p.t(566, 60, "Invoice " + s.docno, 11, al="r"); p.t(566, 74, s.date("d"), 8, al="r", col="#666666")
    y = 92; p.box(46, y, 520, 58, fill="#f3f5f9", stroke=None, r=6)
    cells = [("Amount due", m(tot - paid, "$")), ("Invoice total", m(tot, "$")), ("Paid", m(paid, "$"))] + s.pick([("Parts", m(by("Part"), "$")), ("Labor", m(by("Labor"), "$"))], [])
    for i, (a, b) in enumerate(cells): p.t(62 + i * 103, y + 20, a, 8, col="#666666"); p.t(62 + i * 103, y + 40, b, 14 if i == 0 else 11, "B")
    y += 76; p.t(46, y, "%s  |  %s%s%s" % (s.cust, v, "  |  VIN " + s.pvin if s.pvin else "", "  |  %s mi" % "{:,}".format(s.pmi) if s.pmi else ""), 8.5); y += 26
    pnfirst = s.chance(.5)
    def need(h):
        nonlocal y
        if y + h > 745: p.next(); y = 56
    for l in L + fees:
        f = l.type == "Fee"; ls = p.wrap(l.desc, 340, 10.5, "B"); need(16 * len(ls) + 18)
        p.t(566, y, m(l.total, "$"), 10.5, al="r")
        if l.list:
            t = m(rnd(F(str(l.qty)) * l.list), "$"); p.t(500, y, t, 9, al="r", col="#999999"); p.line(500 - p.tw(t, 9), y - 3, 500, y - 3, .6, "#999999")
        for t in ls: p.t(46, y, t, 10.5, "B"); y += 13
        if not f:
            un = "hr" if l.type == "Labor" else ""
            qx = "%s%s x %s" % (q(l.qty), " " + un if un else "", m(l.unit, "$")); bits = [qx] if l.type != "Part" else ([l.pn, qx] if pnfirst else [qx, "P/N " + l.pn])
            p.t(46, y, "   ".join(bits), 8.5, col="#666666"); y += 12
        p.line(46, y - 5, 566, y - 5, .3, "#cccccc"); y += 11; s.item(l, not f, not f)
    need(110); s.sub = pre; y += 4
    rows = [("Subtotal", m(pre, "$"))] + [(n, "-" + m(c, "$")) for n, c in disc] + [("Tax (%s)" % s.pct() if tax else "Tax", m(tax, "$")), ("Total", m(tot, "$"))]
    if paid: rows += [("Payment - %s %s" % (s.pick("Visa", "Zelle", "Cash", "Check 1182"), s.date("b")), "-" + m(paid, "$")), ("Balance", m(tot - paid, "$"))]
    for a, b in rows: k = "B" if a in ("Total", "Balance") else "N"; p.t(330, y, a, 10, k); p.t(566, y, b, 10, k, "r"); y += 15
    p.save()


# 24 landscape, labor and parts tables, technician hours, summary left
def R24(s):
    s.layout = "landscape-labor-parts-tables"
    s.style = s.pick("long", "full", "any"); s.shop = s.pick(pool.BODYSHOPS + pool.SHOPS); s.newno(); v = s.veh(); est = s.chance(.4); s.kind = "shop_estimate" if est else "invoice"
    s.n = min(s.n, 22); jobs = s.jobs(); L = flat(jobs); fees = s.fees(L, p=.7); p = P(s, size=landscape(letter), family=s.pick(fam("Helv", "Lib", "Times"))); sz = 8.5
    pd = s.chance(.6)
    for l in L:
        l.list = l.unit
        if pd and l.type == "Part" and s.chance(.6):
            l.dp = s.pick(5, 10, 12, 15, 20); l.unit = rnd(F(l.list * (100 - l.dp), 100)); l.total = rnd(F(str(l.qty)) * l.unit)
        else: l.dp = 0
    disc = s.discounts(L, .3); lab = [l for l in L if l.type != "Part"]; parts = [l for l in L if l.type == "Part"]
    nc = s.d.sample(pool.WARR, s.d.randint(0, 2)); x0, X = 250, 756
    y = 44; p.t(36, y, s.shop, 16, "B"); p.t(X, y, "%s %s" % ("ESTIMATE" if est else "INVOICE", s.docno), 12, "B", "r"); y += 12; p.t(36, y, "%s, %s, %s" % (s.addr, s.csz, s.phone), 8); p.t(X, y, s.date(), 8, al="r"); y += 16; p.t(36, y, "%s   |   %s%s%s   |   Plate %s" % (s.cust, v, "   |   VIN " + s.pvin if s.pvin else "", "   |   %s miles" % "{:,}".format(s.pmi) if s.pmi else "", s.plate), 8.5); y += 16
    top = y; wd = s.pick(170, 200, 230); narrow = True
    order = s.pick("LP", "PL")
    def need(h):
        nonlocal y
        if y + h > 580: p.next(); y = 44
    def head(t, cols):
        nonlocal y
        need(40); p.box(x0, y, X - x0, 14, fill="#dddddd", stroke=None); p.t(x0 + 4, y + 10, t, 8.5, "B")
        for x, c in cols: p.t(x, y + 10, c, 7, "B", "r")
        y += 25
    def body(desc, cells):
        nonlocal y
        ls = p.wrap(desc, wd, sz); need(11 * len(ls) + 2)
        for x, c in cells: p.t(x, y, c, sz, al="r")
        for t in ls: p.t(x0 + 4, y, t, sz); y += 11
        p.line(x0, y - 7, X, y - 7, .2, "#bbbbbb"); y += 4
    tot_ = {}
    for o in order:
        if o == "L":
            head("LABOR", [(560, "TECHNICIAN"), (620, "HOURS"), (680, "RATE"), (752, "AMOUNT")])
            for l in lab:
                if l.type == "Labor": body(l.desc, [(560, s.techs[l.tech]), (620, q(l.qty, 1)), (680, m(l.unit)), (752, m(l.total))]); s.item(l)
                else: body(l.desc, [(560, "sublet"), (752, m(l.total))]); s.item(l, False, False)
            for w in nc: body(w, [(560, s.techs[0]), (620, "%.1f" % s.d.uniform(.2, 1.5)), (680, "warranty"), (752, s.pick("0.00", "N/C", "no charge"))])
            p.t(752, y, "Labor total  " + m(sum(l.total for l in lab)), sz, "B", "r"); y += 18
        else:
            cols = [(540, "QTY"), (590, "LIST"), (630, "DISC"), (680, "NET"), (752, "AMOUNT")] if pd else [(540, "QTY"), (680, "PRICE"), (752, "AMOUNT")]
            if parts:
                head("PARTS", cols)
                for l in parts:
                    body(l.desc, [(540, q(l.qty)), (590, m(l.list)), (630, "%d%%" % l.dp if l.dp else ""), (680, m(l.unit)), (752, m(l.total))] if pd else [(540, q(l.qty)), (680, m(l.unit)), (752, m(l.total))]); s.item(l)
                p.t(752, y, "Parts total  " + m(sum(l.total for l in parts)), sz, "B", "r"); y += 18
    # left summary on the first page is drawn last: go back is not possible, so it is drawn on the last page's left side
    tax, tot = totals(s, L, fees, disc); yy = top if p.page == 1 else 44
    t = [("Labor", m(sum(l.total for l in lab))), ("Parts", m(sum(l.total for l in parts)))]
    for f in fees: t.append((f.desc, m(f.total))); s.item(f, False, False)
    for n, c in disc: t.append((n, "-" + m(c)))
    if s.chance(.6): s.sub = tot - tax; t.append(("Subtotal", m(s.sub)))
    t += [("Sales tax", m(tax)), ("TOTAL", m(tot, "$"))]
    if not est and s.chance(.5): dp = tot // 4; t += [("Deposit received", m(dp)), ("Balance due", m(tot - dp, "$"))]
    p.box(36, yy, 196, 16 + 15 * len(t) + 6, stroke="#555555"); p.t(42, yy + 12, "SUMMARY", 8, "B"); yy += 28
    for a, b in t: k = "B" if a in ("TOTAL", "Balance due") else "N"; p.t(42, yy, a if p.tw(a, 8) < 140 else a, 8 if p.tw(a, 8) < 140 else 7, k); p.t(228, yy, b, 9, k, "r"); yy += 15
    yy += 14; p.t(42, yy, "Hours by technician", 8, "B"); yy += 12
    hb = {}
    for l in lab:
        if l.type == "Labor": hb[s.techs[l.tech]] = hb.get(s.techs[l.tech], 0) + l.qty
    for n, h in hb.items(): p.t(42, yy, n, 8); p.t(228, yy, "%.1f" % h, 8, al="r"); yy += 11
    p.save()


RL = {2: R02, 4: R04, 6: R06, 8: R08, 9: R09, 11: R11, 13: R13, 17: R17, 20: R20, 23: R23, 24: R24}
