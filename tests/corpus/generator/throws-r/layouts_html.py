"""Layouts printed by headless Chromium. Each function gets a Doc (dice) and gives HTML; it labels each line when it prints it."""
from core import *
import pool

FONTS = ["Liberation Sans", "Lato", "Carlito", "Open Sans", "DejaVu Sans Condensed", "Liberation Serif"]


def totals(s, lines, fees, disc):
    ds = sum(c for _, c in disc)
    s.disc = [c for _, c in disc]
    s.tax = s.taxof(lines + [f for f in fees], ds)
    s.total = sum(l.total for l in lines) + sum(f.total for f in fees) - ds + s.tax
    return s.tax, s.total


def neg(s, c, cur="$", mode=None):
    mode = mode or s.d.choice("abc")
    return {"a": "-" + m(c, cur), "b": "(" + m(c, cur) + ")", "c": "- " + m(c, cur), "d": "<" + m(c, cur) + ">"}[mode]


def flat(jobs):
    return [l for j in jobs for l in j.lines]


# 1 ruled invoice table
def L01(s):
    s.layout = "ruled-grid-invoice"
    s.style = s.pick("any", "short", "full", "long")
    jobs = s.jobs(); L = flat(jobs)
    if s.chance(.5): L.sort(key=lambda l: {"Part": 0, "Labor": 1, "Service": 2}[l.type])
    s.shop = s.pick(pool.SHOPS); title = s.pick("INVOICE", "ESTIMATE", "Repair Order", "Work Order / Invoice"); s.newno()
    s.kind = "shop_estimate" if title == "ESTIMATE" else "invoice"
    v = s.veh(); fees = s.fees(L); disc = s.discounts(L)
    haspn, hasT, cur = s.chance(.75), s.chance(.6), s.pick("", "$")
    colr = s.pick("#ddd", "#dfe8f5", "#fff", "#f3e8d5")
    order = s.pick("qpdue", "pdque", "dpque", "qdpue")
    if not haspn: order = order.replace("p", "")
    if hasT: order += "t"
    hd = {"q": s.pick("Qty", "QTY/HRS", "Quantity"), "p": s.pick("Part No.", "Part #", "Item"), "d": s.pick("Description", "Description of work and material"), "u": s.pick("Price", "Unit", "Rate"), "e": s.pick("Amount", "Ext.", "Total"), "t": "Tax"}
    rows = ""
    for l in L:
        fl = "T" if s.taxmode == "all" or (s.taxmode == "parts" and l.type == "Part") else s.pick("N", "")
        cell = {"q": q(l.qty, 2 if l.type == "Labor" else None), "p": l.pn or (s.pick("LABOR") if l.type == "Labor" else ""), "d": esc(l.desc), "u": m(l.unit, cur), "e": m(l.total, cur), "t": fl}
        rows += "<tr>" + "".join("<td class='%s'>%s</td>" % ("r" if k in "que" else ("c" if k == "t" else ""), cell[k]) for k in order) + "</tr>"
        s.item(l)
    blank = "<tr>" + "<td>&nbsp;</td>" * len(order) + "</tr>"
    rows += blank * max(0, min(6, 8 - len(L)))
    sub = sum(l.total for l in L)
    tax, tot = totals(s, L, fees, disc)
    s.sub = sub
    t = [(s.pick("Subtotal", "Sub-Total", "SUB TOTAL"), m(sub, cur))]
    if s.chance(.4): t = [("Parts", m(sum(l.total for l in L if l.type == "Part"), cur)), ("Labor", m(sum(l.total for l in L if l.type == "Labor"), cur))] + ([("Sublet", m(sum(l.total for l in L if l.type == "Service"), cur))] if any(l.type == "Service" for l in L) else []) + t
    for f in fees: t.append((f.desc, m(f.total, cur))); s.item(f, False, False)
    for n, c in disc: t.append((n, neg(s, c, cur)))
    if tax or s.chance(.5): t.append(("Sales Tax %s" % s.pct() if tax else "Sales tax", m(tax, cur)))
    t.append((s.pick("TOTAL", "Total", "Invoice Total", "Total Due"), m(tot, "$")))
    tb = "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % (esc(a), b) for a, b in t)
    vi = "<b>Vehicle:</b> %s" % esc(v) + (" &nbsp; <b>VIN:</b> %s" % s.pvin if s.pvin else "") + (" &nbsp; <b>Mileage:</b> %s" % "{:,}".format(s.pmi) if s.pmi else "") + " &nbsp; <b>Plate:</b> %s" % s.plate
    body = """<table style='width:100%%'><tr><td><div class=s>%s</div>%s<br>%s<br>%s</td><td class=r><div class=t>%s</div>No. %s<br>Date: %s</td></tr></table>
    <div class=b><b>Customer:</b> %s, %s, %s &nbsp; %s</div><div class=b>%s</div><table class=g><thead><tr>%s</tr></thead>%s</table>
    <table class=tt align=right>%s</table><div style='clear:both;font-size:8pt;padding-top:10px'>%s</div>""" % (
        esc(s.shop), s.addr, s.csz, s.phone, title, s.docno, s.date(), s.cust, s.caddr, s.csz, s.cphone, vi,
        "".join("<th class=%s>%s</th>" % ("r" if k in "que" else "c" if k == "t" else "x", hd[k]) for k in order), rows, tb,
        s.pick("All parts new unless specified otherwise. 12 month / 12,000 mile warranty on parts and labor.", "I hereby authorize the above repair work to be done along with the necessary material. Signature ______________________", "Thank you for your business! Returned checks subject to a $35 charge."))
    css = ".s{font-size:17pt;font-weight:bold}.t{font-size:15pt;font-weight:bold}.b{border:1px solid #333;padding:5px;margin-top:6px}.g{width:100%%;margin-top:8px}.g td,.g th{border:1px solid #444;padding:3px 5px}.g th{background:%s}.tt{margin-top:0;min-width:2.7in}.tt td{border:1px solid #444;padding:3px 6px}.tt tr:last-child td{font-weight:bold;font-size:12pt}" % colr
    return page(css, body, font=s.pick(FONTS), fs=s.pick("9pt", "9.5pt", "10pt"))


# 3 job blocks
def L03(s):
    s.layout = "job-blocks-shaded-headlines"
    s.style = s.pick("full", "any", "long")
    jobs = s.jobs(); s.shop = s.pick(pool.SHOPS); s.newno("")
    est = s.chance(.5); s.kind = "shop_estimate" if est else "invoice"
    v = s.veh(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L)
    decl = s.others(s.pick(1, 2)) if s.chance(.5) else []
    acc = s.pick("#1f4e79", "#333", "#7a1f1f", "#2d6a4f")
    showunit, showqty = s.chance(.75), True
    allj = [(j, 0) for j in jobs] + [(j, 1) for j in decl]
    if s.chance(.4): s.d.shuffle(allj)
    out = ""
    for k, (j, dc) in enumerate(allj):
        rows = ""
        for l in j.lines:
            t = {"Labor": "Labor", "Part": "Part", "Service": "Sublet"}[l.type]
            sub = "<div class=pn>%s</div>" % l.pn if l.pn and s.chance(.5) else ""
            rows += "<tr class='%s'><td class=ty>%s</td><td>%s%s</td><td class=r>%s</td><td class=r>%s</td><td class=r>%s</td></tr>" % ("dc" if dc else "", t, esc(l.desc), sub, q(l.qty) + (" hr" if l.type == "Labor" else ""), m(l.unit, "$") if showunit else "", m(l.total, "$"))
            if not dc: s.item(l, True, showunit)
        out += "<div class=nb><div class=h><span>%d. %s%s</span><span>%s</span></div><table class=j><tr class=x><th style='width:.7in'>Type</th><th>Description</th><th class=r style='width:.7in'>Qty</th><th class=r style='width:.9in'>%s</th><th class=r style='width:.9in'>Amount</th></tr>%s</table></div>" % (
            k + 1, esc(j.head), " &mdash; DECLINED" if dc else "", "" if dc else s.pick("", "Job total ") + m(j.total, "$"), "Price" if showunit else "", rows)
    tax, tot = totals(s, L, fees, disc)
    by = lambda t: sum(l.total for l in L if l.type == t)
    t = [("Labor", m(by("Labor"), "$")), ("Parts", m(by("Part"), "$"))] + ([("Sublet", m(by("Service"), "$"))] if by("Service") else [])
    for f in fees: t.append((f.desc, m(f.total, "$"))); s.item(f, False, False)
    for n, c in disc: t.append((n, neg(s, c)))
    if s.chance(.7):
        s.sub = sum(l.total for l in L) + sum(f.total for f in fees) - sum(s.disc)
        t.append(("Subtotal", m(s.sub, "$")))
    t += [("Tax (%s)" % s.pct() if tax else "Tax", m(tax, "$")), ("Grand Total", m(tot, "$"))]
    body = "<div class=top><div><b style='font-size:16pt'>%s</b><br>%s, %s<br>%s</div><div class=r><b>%s #%s</b><br>%s<br>Service writer: %s</div></div><div class=two><div><b>%s</b><br>%s<br>%s</div><div><b>%s</b><br>%s%sLic: %s &nbsp; Color: %s</div></div>%s<table class=tt>%s</table>" % (
        esc(s.shop), s.addr, s.csz, s.phone, "Estimate" if est else "Repair Order", s.docno, s.date(), s.advisor, s.cust, s.caddr, s.cphone, esc(v), "VIN: %s<br>" % s.pvin if s.pvin else "", "Odometer in: %s<br>" % "{:,}".format(s.pmi) if s.pmi else "", s.plate, s.color, out,
        "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % (esc(a), b) for a, b in t))
    css = ".top,.two{display:flex;justify-content:space-between;margin-bottom:10px}.two{background:#f4f4f4;padding:7px}.h{background:%s;color:#fff;padding:4px 8px;font-weight:bold;display:flex;justify-content:space-between;margin-top:8px}.h span:last-child{white-space:nowrap}.j{width:100%%}.j td,.j th{padding:2px 6px}.x th{font-size:7.5pt;color:#666;font-weight:normal}.ty{color:#555}.pn{font-size:8pt;color:#777}.dc td{color:#999;text-decoration:line-through}.tt{margin:14px 0 0 auto;width:3in}.tt td{padding:2px 6px}.tt tr:last-child td{border-top:2px solid %s;font-weight:bold;font-size:12pt}" % (acc, acc)
    return page(css, body, font=s.pick(FONTS[:5]), fs="9.5pt")


# 5 performed left, declined right
def L05(s):
    s.layout = "performed-left-declined-right"
    s.style = s.pick("full", "any")
    s.n = min(s.n, 22)
    jobs = s.jobs(); s.shop = s.pick(pool.SHOPS); s.newno()
    v = s.veh(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L, .3)
    bylines = s.chance(.6)
    ex = s.others(s.d.randint(2, 5))
    cur = s.pick("$", "")
    left = ""
    for j in jobs:
        if bylines:
            left += "<div class=nb><div class=jh>%s</div>" % esc(j.head)
            for l in j.lines:
                un = " <span class=q>%s @ %s</span>" % (q(l.qty) + (" hr" if l.type == "Labor" else ""), m(l.unit, cur)) if l.qty != 1 or l.type == "Labor" else ""
                left += "<div class=ln><span>%s%s</span><b>%s</b></div>" % (esc(l.desc), un, m(l.total, cur))
                s.item(l, bool(un), bool(un))
            left += "</div>"
        else:
            left += "<div class=nb><div class=ln><b>%s</b><b>%s</b></div><div class=inc>%s</div></div>" % (esc(j.head), m(j.total, cur), s.pick("Includes: ", "Parts used: ", "") + esc("; ".join(l.desc for l in j.lines if l.type != "Labor") or "labor"))
            s.item(Line(j.head, "Service", None, None, j.total), False, False)
    LL = L if bylines else [Line(j.head, "Service", None, None, j.total) for j in jobs]
    if not bylines and s.taxmode == "parts": s.taxmode = s.pick("all", "none")
    for f in fees: left += "<div class=ln><span>%s</span><b>%s</b></div>" % (esc(f.desc), m(f.total, cur)); s.item(f, False, False)
    right = "".join("<div class=rd><div>%s</div><div class=q>%s</div><div class=r>%s</div></div>" % (esc(j.head), s.pick("Declined by customer", "Deferred - next visit", "Monitor", "Declined"), m(j.total, cur)) for j in ex)
    tax, tot = totals(s, LL, fees, disc)
    t = []
    pre = sum(l.total for l in LL) + sum(f.total for f in fees)
    if s.chance(.75): s.sub = pre; t.append(("Subtotal", m(pre, cur)))
    for n, c in disc: t.append((n, neg(s, c, cur)))
    if tax: t.append(("Sales tax", m(tax, cur)))
    t.append((s.pick("Total for approved work", "TOTAL", "Amount due today"), m(tot, "$")))
    if s.chance(.5): t.append(("Declined work (not charged)", m(sum(j.total for j in ex), cur)))
    tb = "".join("<div class=ln><span>%s</span><span>%s</span></div>" % (esc(a), b) for a, b in t)
    body = "<div style='text-align:center'><div style='font-size:18pt'>%s</div>%s &bull; %s &bull; %s</div><hr><table style='width:100%%'><tr><td>%s<br>%s</td><td>%s%s%s</td><td class=r>%s %s<br>%s</td></tr></table><div class=w><div class=a><h3>%s</h3>%s<div class=tot>%s</div></div><div class=d><h3>%s</h3>%s</div></div>" % (
        esc(s.shop), s.addr, s.csz, s.phone, s.cust, s.cphone, esc(v), "<br>VIN " + s.pvin if s.pvin else "", "<br>Miles " + str(s.pmi) if s.pmi else "", s.pick("Invoice", "Ticket", "RO"), s.docno, s.date(), s.pick("Work performed", "Approved services", "Completed today"), left, tb, s.pick("Declined / deferred", "Not approved", "Recommended, declined today"), right)
    css = ".w{display:grid;grid-template-columns:1.75fr 1fr;gap:18px;margin-top:8px}h3{margin:4px 0;border-bottom:2px solid #444}.ln{display:flex;justify-content:space-between;gap:14px;padding:2px 0}.jh{font-weight:bold;margin-top:7px;color:#234}.q{color:#666;font-size:8.5pt}.inc{font-size:8pt;color:#555;margin-bottom:5px}.rd{border-bottom:1px dotted #999;padding:5px 0}.d{background:#f7f3ea;padding:6px 10px}.tot{border-top:2px solid #444;margin-top:10px;padding-top:4px}"
    return page(css, body, font=s.pick(FONTS), fs="9.5pt")


# 7 cards
def L07(s):
    s.layout = "cards"
    s.style = s.pick("full", "any")
    jobs = s.jobs(); s.shop = s.pick(pool.SHOPS + pool.MOBILES)
    v = s.veh(.5, .6)
    if s.chance(.7): s.newno("#")
    whole = s.chance(.45); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L)
    est = s.chance(.6); s.kind = "shop_estimate" if est else "invoice"
    cols = s.pick(2, 2, 3); cards = ""
    if whole:
        LL = []
        for j in jobs:
            l = Line(j.head, "Service", None, None, j.total); LL.append(l)
            cards += "<div class=cd><div class=tt>%s</div><ul>%s</ul><div class=pr>%s</div></div>" % (esc(j.head), "".join("<li>%s%s</li>" % (esc(x.desc), " &times;%s" % q(x.qty) if x.type == "Part" and x.qty != 1 else "") for x in j.lines if x.type != "Labor") or "<li>Labor only</li>", m(j.total, "$"))
            s.item(l, False, False)
        if s.taxmode == "parts": s.taxmode = "all"
    else:
        LL = L
        for l in L:
            cards += "<div class=cd><span class=chip>%s</span><div class=tt>%s</div><div class=kv><span>%s</span><span>%s</span></div><div class=kv><span>%s</span><span>%s</span></div><div class=kv><b>Total</b><b>%s</b></div></div>" % (
                {"Part": "PART", "Labor": "LABOR", "Service": "SERVICE"}[l.type], esc(l.desc), "Hours" if l.type == "Labor" else "Qty", q(l.qty), "Rate" if l.type == "Labor" else "Each", m(l.unit, "$"), m(l.total, "$"))
            s.item(l)
    for f in fees:
        cards += "<div class=cd><span class=chip>FEE</span><div class=tt>%s</div><div class=kv><b>Total</b><b>%s</b></div></div>" % (esc(f.desc), m(f.total, "$")); s.item(f, False, False)
    tax, tot = totals(s, LL, fees, disc)
    pre = sum(l.total for l in LL) + sum(f.total for f in fees); s.sub = pre
    t = [("Subtotal", m(pre, "$"))] + [(n, neg(s, c, "$", "a")) for n, c in disc] + [("Estimated tax" if est else "Tax", m(tax, "$")), ("Total", m(tot, "$"))]
    sm = "<div class=sum>%s</div>" % "".join("<div class=kv><span>%s</span><span>%s</span></div>" % (esc(a), b) for a, b in t)
    top = s.chance(.35)
    body = "<div class=hd><b>%s</b><span>%s%s</span></div><p>%s<br>%s%s<br>Prepared for %s on %s</p>%s<div class=g>%s</div>%s" % (esc(s.shop), "Estimate " if est else "Invoice ", s.docno or "", esc(v), "VIN: %s " % s.pvin if s.pvin else "", "%s mi" % "{:,}".format(s.pmi) if s.pmi else "", s.cust, s.date("d"), sm if top else "", cards, "" if top else sm)
    css = "body{background:#fff}.hd{background:#20303f;color:#fff;padding:12px;border-radius:8px;display:flex;justify-content:space-between;font-size:13pt}.g{display:grid;grid-template-columns:repeat(%d,1fr);gap:10px;margin:8px 0}.cd{border:1px solid #c8ccd2;border-radius:9px;padding:9px;break-inside:avoid}.chip{font-size:7pt;background:#e3ecf7;padding:1px 6px;border-radius:6px;color:#246}.tt{font-weight:bold;margin:3px 0}.kv{display:flex;justify-content:space-between;gap:10px;padding:1px 0}.pr{text-align:right;font-size:13pt;font-weight:bold}ul{margin:2px 0;padding-left:16px;font-size:8.5pt;color:#444}.sum{border:2px solid #20303f;border-radius:9px;padding:10px;width:3.2in;margin-left:auto;break-inside:avoid}.sum .kv:last-child{font-weight:bold;font-size:12pt}" % cols
    return page(css, body, font=s.pick("Open Sans", "Lato", "Liberation Sans"), fs="9.5pt")


# 10 hours as sentences
def L10(s):
    s.layout = "rate-equations-bullets"
    s.style = s.pick("full", "any", "long")
    jobs = s.jobs(); s.shop = s.pick(pool.SHOPS); s.newno()
    est = s.chance(.6); s.kind = "shop_estimate" if est else "invoice"
    v = s.veh(); L = flat(jobs); fees = s.fees(L); disc = s.discounts(L)
    hw = s.pick("hrs", "hours", "hr", "h"); eq = s.pick(" = ", " = ", " &rarr; "); at = s.pick("@", "@", "x", "at")
    under = s.chance(.5); out = ""
    for j in jobs:
        out += "<h4>%s</h4><ul>" % esc(j.head)
        for l in j.lines:
            if l.type == "Labor": e = "%s %s %s %s%s%s" % (q(l.qty), hw, at, m(l.unit, "$"), eq, m(l.total, "$")); u = True
            elif l.qty == 1 and s.chance(.6): e = m(l.total, "$"); u = False
            else: e = "%s %s %s%s%s" % (q(l.qty), at, m(l.unit, "$"), eq, m(l.total, "$")); u = True
            out += "<li>%s%s<span class=e>%s</span></li>" % (esc(l.desc), "<br>" if under else s.pick(": "), e)
            s.item(l, u, u)
        out += "</ul>" + ("<div class=jt>%s %s</div>" % (s.pick("Job subtotal"), m(j.total, "$")) if s.chance(.0) else "")
    if fees:
        out += "<h4>Other charges</h4><ul>"
        for f in fees: out += "<li>%s%s<span class=e>%s</span></li>" % (esc(f.desc), "<br>" if under else ": ", m(f.total, "$")); s.item(f, False, False)
        out += "</ul>"
    tax, tot = totals(s, L, fees, disc)
    pre = sum(l.total for l in L) + sum(f.total for f in fees)
    p = []
    if s.chance(.8): s.sub = pre; p.append("Subtotal %s" % m(pre, "$"))
    for n, c in disc: p.append("%s %s" % (esc(n), neg(s, c)))
    if tax: p.append("Tax %s %s" % (s.pct(), m(tax, "$")))
    p.append("<b>Total %s</b>" % m(tot, "$"))
    rec = "<p class=rec><b>Also noted:</b> %s.</p>" % "; ".join(s.d.sample(pool.RECS, 2)) if s.chance(.5) else ""
    body = "<h2>%s</h2><div>%s, %s | %s</div><p><b>%s %s</b> dated %s for %s<br>%s%s%s</p>%s<p class=tot>%s</p>%s<p style='font-size:8pt'>%s</p>" % (
        esc(s.shop), s.addr, s.csz, s.phone, s.pick("Estimate", "Quote") if est else "Invoice", s.docno, s.date("c"), s.cust, esc(v), ", VIN %s" % s.pvin if s.pvin else "", ", %s miles" % "{:,}".format(s.pmi) if s.pmi else "", out,
        "<br>".join(p) if s.chance(.6) else " &nbsp;|&nbsp; ".join(p), rec, "Labor rate %s per hour. Prices good for 30 days." % m(s.rate, "$"))
    return page("h2{margin:0}h4{margin:9px 0 2px}ul{margin:0}li{margin:2px 0}.e{color:#123}.tot{border-top:1px solid #000;padding-top:6px}li{break-inside:avoid}", body, font=s.pick(FONTS), fs="10.5pt", margin="0.75in")


# 12 tire chain work order
def L12(s):
    s.layout = "tire-chain-work-order"
    s.style = s.pick("short", "any")
    s.n = max(2, s.n)
    s.shop = s.pick(pool.TIRESHOPS)
    tj = s.jobs(min(s.n, s.d.randint(2, 5)), only=("tires",))
    used = s.used
    more = s.jobs(s.n - sum(len(j.lines) for j in tj), exclude=("tires",), sublet=False) if s.n > sum(len(j.lines) for j in tj) else []
    jobs = tj + more; L = flat(jobs); v = s.veh(); s.newno("")
    pd = s.chance(.55); rows = ""; sv = 0
    for l in L:
        l.gross = l.total
        if pd and l.type == "Part" and s.chance(.5) and l.total > 2000:
            l.disc = rnd(F(l.total * s.pick(5, 8, 10, 15), 100)); l.total -= l.disc; sv += l.disc
        flag = s.pick("T", "T", "Y") if (s.taxmode == "all" or (s.taxmode == "parts" and l.type == "Part")) else "N"
        rows += "<tr><td>%s</td><td>%s</td><td class=r>%s</td><td class=r>%s</td>%s<td class=r>%s</td><td class=c>%s</td></tr>" % (l.pn or l.op, esc(l.desc), q(l.qty), m(l.unit), "<td class=r>%s</td>" % (m(l.disc) + "-" if l.disc else ("0.00" if s.chance(.3) else "")) if pd else "", m(l.total), flag)
        s.item(l)
    fees = s.fees(L, tire=True, p=.9)
    nt = sum(int(l.qty) for l in tj[0].lines[1:2]) if tj and len(tj[0].lines) > 1 else 4
    for f in fees:
        t = any(f.desc.upper() == x[0].upper() for x in pool.TIREFEES)
        if t: f.qty, f.unit = nt, f.total; f.total = f.unit * nt
        rows += "<tr><td>FEE</td><td>%s</td><td class=r>%s</td><td class=r>%s</td>%s<td class=r>%s</td><td class=c>N</td></tr>" % (esc(f.desc), nt if t else "", m(f.unit) if t else "", "<td></td>" if pd else "", m(f.total))
        s.item(f, t, t)
    for w in (s.d.sample(["ROTATION W/ PURCHASE", "FLAT REPAIR PLAN - NO CHARGE", "COURTESY ALIGNMENT CHECK", "ROAD HAZARD 36 MO INCL"], s.d.randint(0, 2))):
        rows += "<tr><td>SVC</td><td>%s</td><td class=r>1</td><td class=r>.00</td>%s<td class=r>%s</td><td class=c>N</td></tr>" % (w, "<td></td>" if pd else "", s.pick(".00", "N/C", "0.00"))
    disc = s.discounts(L, .35)
    tax = s.taxof(L, sum(c for _, c in disc)); s.tax = tax; s.disc = [c for _, c in disc]
    by = lambda t: sum(l.total for l in L if l.type == t); fs = sum(f.total for f in fees)
    s.total = by("Part") + by("Labor") + by("Service") + fs - sum(s.disc) + tax
    t = [("PARTS / TIRES", by("Part")), ("LABOR", by("Labor")), ("FEES", fs)]
    for n, c in disc: t.append((n.upper(), -c))
    if s.chance(.6): s.sub = s.total - tax; t.append(("SUBTOTAL", s.sub))
    t += [("SALES TAX", tax), ("TOTAL", s.total)]
    tb = "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % (esc(a), m(-b) + "-" if b < 0 else m(b)) for a, b in t)
    td = "".join("<td class=c><b>%s</b><br>%d/32 %d/32 %d/32<br>%d psi</td>" % (k, *[s.d.randint(3, 10) for _ in range(3)], s.d.randint(30, 36)) for k in ("LF", "RF", "LR", "RR"))
    left = s.chance(.6)
    box = "<table class=tb>%s</table>" % tb; tr = "<table class=td><tr><td colspan=4>TREAD DEPTH / PRESSURE OUT</td></tr><tr>%s</tr><tr><td colspan=4>LUG TORQUE %d FT-LBS - RE-TORQUE AFTER 50 MILES</td></tr></table>" % (td, s.pick(80, 100, 140))
    body = "<div class=hd><div><span class=logo>%s</span><br>%s %s<br>%s</div><div class=r>WORK ORDER <b>%s</b><br>%s %d:%02d PM<br>SALESPERSON %s</div></div><div class=v>%s &nbsp; %s &nbsp; %s%s%s LIC %s</div><table class=g><tr><th>%s</th><th>DESCRIPTION</th><th class=r>QTY</th><th class=r>PRICE</th>%s<th class=r>EXT</th><th>TX</th></tr>%s</table><div class=bt>%s%s</div><div class=f>%sTender: %s %s</div>" % (
        esc(s.shop), s.addr.upper(), s.csz.upper(), s.phone, s.docno, s.date("a"), s.d.randint(1, 6), s.d.randint(0, 59), s.advisor.upper(), s.cust.upper(), s.cphone, esc(v.upper() if False else v), " &nbsp; VIN " + s.pvin if s.pvin else "", " &nbsp; ODOM %d" % s.pmi if s.pmi else "", s.plate, s.pick("ARTICLE", "ITEM #", "PROD CODE"), "<th class=r>DISC</th>" if pd else "", rows, *((box, tr) if left else (tr, box)),
        "You saved %s on this order.<br>" % m(sv, "$") if sv else "", s.pick("VISA", "MASTERCARD", "DEBIT", "STORE CARD"), m(s.total, "$"))
    css = ".hd{display:flex;justify-content:space-between;border-bottom:4px solid #b00;padding-bottom:5px}.logo{font-size:19pt;font-weight:bold;font-style:italic;color:#b00}.v{padding:6px 0}.g{width:100%}.g th{border-top:1px solid;border-bottom:1px solid;font-size:8pt}.g td,.g th{padding:2px 5px}.bt{display:flex;justify-content:space-between;gap:30px;margin-top:14px;break-inside:avoid;align-items:flex-start}.tb td{padding:2px 14px 2px 4px;border-bottom:1px solid #bbb}.tb tr:last-child td{font-weight:bold}.td td{border:1px solid #888;padding:3px 9px;font-size:8pt}.f{margin-top:12px}"
    return page(css, body, font=s.pick("Liberation Sans Narrow", "Liberation Sans", "DejaVu Sans Condensed"), fs="9.5pt")


def lc(x):
    w = x.split()[0]
    return x[0].lower() + x[1:] if w[1:] == w[1:].lower() and len(w) > 1 and w[0].isalpha() and not any(x.startswith(b) for b in BRANDS) else x


VERBS = set("Replace Install Drain Clean Reseal Rebuild Cut Smoke Test Plug Retract Perform Dismount".split())
BRANDS = tuple("Mobil Motorcraft Purolator Valvoline Castrol Akebono Wagner Bosch Centric Raybestos Power Brembo Cardone Pentosin Zerex Dex Toyota Stant Gates Continental Asian Denso Spectra Dayco Bando Interstate Die Duracell Delphi Hitachi Fel Rain Mercon Dexron Mopar Aisin Jasper Exedy Monroe Gabriel Moog Bilstein Rancho Mevotech Timken Uni Four Walker Magna Aluminized Permatex Anchor Sea Dorman Stant Schrader Autel Michelin Goodyear Cooper Hankook General Amsoil Royal Lube Edelmann Sylvania Rotella Shell Fleetguard Garrett Holset Alliant Tekonsha Curt Spicer Carlson Standard Atlantic Pilkington Freon Hunter Perm Autolite Tire".split())


# 14 prose letter
def L14(s):
    s.layout = "prose-letter"
    s.style = "full"; s.kind = "message"
    s.n = min(s.n, 11)
    s.shop = s.pick(pool.MOBILES + pool.SHOPS); v = s.veh(.25, .5)
    if s.chance(.35): s.newno("")
    jobs = s.jobs(); L = flat(jobs); par = []
    first = ["First, the", "Next is the", "Then there is the", "We would also do the", "In addition, the", "Finally, the"]
    svc = s.chance(.35); LL = []
    opening = []
    for k, j in enumerate(jobs):
        if svc or (len(j.lines) == 1 and j.lines[0].type != "Labor"):
            if len(j.lines) == 1 and j.lines[0].type != "Labor": l = j.lines[0]; l.qty = l.unit = None if l.qty == 1 else l.qty; l = Line(l.desc, l.type, None, None, l.total)
            else: l = Line(j.head, "Service", None, None, j.total)
            LL.append(l); par.append("%s %s, which comes to %s%s." % (s.pick("We recommend", "The car needs", "I suggest"), esc(l.desc), m(l.total, "$"), s.pick(" complete", " installed", "")))
            s.item(l, False, False); continue
        sen = "%s work on “%s”. " % ("Next comes the" if k else "To begin with, there is the", esc(j.head))
        for i, l in enumerate(j.lines):
            LL.append(l)
            if l.type == "Labor":
                d = ("Labor to " if j.head.split()[0] in VERBS else "Labor for the ") + lc(j.head); sen += "%s is %s hours at %s per hour, %s. " % (esc(d), q(l.qty), m(l.unit, "$"), m(l.total, "$")); s.item(l, desc=d)
            elif l.qty != 1:
                sen += s.pick("We will need %s of %s at %s each, %s in all. ", "It takes %s of %s, each priced at %s, or %s. ") % (q(l.qty), esc(l.desc), m(l.unit, "$"), m(l.total, "$")); s.item(l)
            else:
                sen += s.pick("The price of %s is %s. ", "For %s we charge %s. ", "Add %s for %s. ") if False else ""
                f = s.pick("The %s is %s. ", "For the %s we charge %s. ", "You also need the %s at %s. ")
                sen += f % (esc(l.desc), m(l.total, "$")); s.item(l, False, False)
        par.append(sen)
    fees = s.fees(L, mobile=True, p=.8); disc = s.discounts(LL, .4)
    if svc and s.taxmode == "parts": s.taxmode = "none"
    for f in fees: par.append(s.pick("There is also a charge of %s for %s.", "We add %s for %s.") % (m(f.total, "$"), esc(f.desc))); s.item(f, False, False)
    for n, c in disc: par.append("As a courtesy I am taking %s off (%s)." % (m(c, "$"), esc(n)))
    tax, tot = totals(s, LL, fees, disc)
    pre = tot - tax
    end = ""
    if s.chance(.5): s.sub = pre; end = "All of this adds up to %s before tax. " % m(pre, "$")
    end += ("Sales tax is %s, so the total comes to %s." % (m(tax, "$"), m(tot, "$"))) if tax else "The total comes to %s; there is no sales tax." % m(tot, "$")
    if s.chance(.4): end += " A deposit of %s holds your appointment, leaving %s at pickup." % (m(tot // 3, "$"), m(tot - tot // 3, "$"))
    body = "<div style='text-align:right'>%s<br>%s<br>%s<br>%s</div><p>%s</p><p>%s<br>%s<br>%s</p>%s<p>Dear %s,</p><p>Thank you for letting us look at your %s%s%s. %s</p>%s<p>%s</p><p>%s</p><p>Sincerely,<br><br>%s<br>%s</p>" % (
        esc(s.shop), s.addr, s.csz, s.phone, s.date("c"), s.cust, s.caddr, s.csz, "<p>Re: Estimate no. %s</p>" % s.docno if s.docno else "", s.cust.split()[0], esc(v), " (VIN %s)" % s.pvin if s.pvin else "", " with %s miles on it" % "{:,}".format(s.pmi) if s.pmi else "", s.pick("Here is what we found and what it would cost.", "After the inspection this is what I would do, in order of importance."),
        "".join("<p>%s</p>" % x for x in par), end, s.pick("Your front tires are at 5/32 and fine for now. Call me at %s with any questions." % s.phone, "We can have it done in two days once you say yes.", "The estimate is good for 30 days."), s.advisor, esc(s.shop))
    return page("p{margin:8px 0;line-height:1.4}", body, font=s.pick("Liberation Serif", "Carlito", "Liberation Mono", "DejaVu Serif"), fs="11pt", margin="1in")


# 15 text messages
def L15(s):
    s.layout = "text-message-export"
    s.kind = "message"; s.style = s.pick("any", "full")
    s.n = min(s.n, 9)
    s.shop = s.pick(pool.MOBILES + pool.SHOPS); v = s.veh(0, .3); jobs = s.jobs(sublet=False); L = flat(jobs)
    per = s.chance(.5) and len(jobs) > 1
    ms = [(0, "Hi this is %s dropping off my %s, any news?" % (s.cust.split()[0], esc(v)))]
    ms.append((1, "Hi %s, %s at %s. We checked it over%s, here is the quote:" % (s.cust.split()[0], s.advisor.split()[0], esc(s.shop), " at %s miles" % "{:,}".format(s.pmi) if s.pmi else "")))
    LL = []; txt = []
    fm = s.pick("colon", "dash", "eq", "lead")
    for j in jobs:
        if per:
            l = Line(j.head, "Service", None, None, j.total); LL.append(l)
            txt.append({"colon": "%s: %s", "dash": "%s - %s", "eq": "%s = %s", "lead": "%s %s"}[fm] % (esc(l.desc), m(l.total, "$"))); s.item(l, False, False)
        else:
            for l in j.lines:
                LL.append(l); w = l.type == "Labor" or l.qty != 1
                if l.type == "Labor": x = "%s %s hrs x %s" % (esc(l.desc), q(l.qty), m(l.unit, "$"))
                elif w: x = "%sx %s @ %s" % (q(l.qty), esc(l.desc), m(l.unit, "$"))
                else: x = esc(l.desc)
                txt.append({"colon": "%s: %s", "dash": "%s - %s", "eq": "%s = %s", "lead": "%s %s"}[fm] % (x, m(l.total, "$"))); s.item(l, w, w)
    if per and s.taxmode == "parts": s.taxmode = "none"
    fees = s.fees(L, mobile=True, p=.5); disc = s.discounts(LL, .3)
    for f in fees: txt.append("%s %s" % (esc(f.desc), m(f.total, "$"))); s.item(f, False, False)
    for n, c in disc: txt.append("%s -%s" % (esc(n), m(c, "$")))
    tax, tot = totals(s, LL, fees, disc)
    if s.chance(.5):
        k = s.d.randint(2, 4)
        for i in range(0, len(txt), k): ms.append((1, "<br>".join(txt[i:i + k])))
    else: ms.append((1, "<br>".join(txt)))
    e = []
    if s.chance(.3): s.sub = tot - tax; e.append("Subtotal %s" % m(s.sub, "$"))
    if tax: e.append("Tax %s" % m(tax, "$"))
    e.append(s.pick("Total %s", "Total out the door %s", "So %s total") % m(tot, "$")); ms.append((1, "<br>".join(e)))
    if s.chance(.6):
        o = s.others(1)[0]; ms += [(1, "If you want we can also do %s for %s while its apart" % (esc(o.head), m(o.total, "$"))), (0, s.pick("No thanks just the first stuff", "Not this time, only what you quoted"))]
    ms += [(0, s.pick("Ok go ahead", "Sounds good, when will it be done?", "Can I pay with Zelle?")), (1, s.pick("Should be ready by 4pm. Call %s if you need anything" % s.phone, "Yes, tomorrow around noon"))]
    hh, mm = s.d.randint(8, 11), s.d.randint(0, 20); b = ""
    for who, t in ms:
        mm += s.d.randint(1, 4); hh, mm = hh + mm // 60, mm % 60
        b += "<div class='b %s'>%s<div class=tm>%d:%02d %s</div></div>" % ("me" if not who else "sh", t, (hh - 1) % 12 + 1, mm, "AM" if hh < 12 else "PM")
    body = "<div class=top>Messages with %s<br>%s<br>%s</div>%s" % (esc(s.shop), s.phone, s.date("c"), b)
    css = ".top{text-align:center;color:#555;font-size:9pt;margin-bottom:12px}.b{max-width:72%;padding:8px 12px;border-radius:14px;margin:6px 0;break-inside:avoid;line-height:1.35}.sh{background:#e6e6ea}.me{background:%s;color:#fff;margin-left:auto}.tm{font-size:7pt;opacity:.6;text-align:right}" .replace("%s", s.pick("#0b84fe", "#34a853"))
    return page(css, body, size=s.pick("Letter", "4.5in 9in"), margin="0.4in", font=s.pick("Open Sans", "Lato", "Liberation Sans"), fs="10pt")


# 16 e-mail
def L16(s):
    s.layout = "e-mail-plain"
    s.kind = "message"; s.style = s.pick("any", "full", "short")
    s.n = min(s.n, 18)
    s.shop = s.pick(pool.SHOPS); v = s.veh(.5, .5); jobs = s.jobs(); L = flat(jobs)
    if s.chance(.5): s.newno()
    f = s.pick("dash", "qfront", "qmid", "tail"); out = ""
    for j in jobs:
        if s.chance(.5) and f != "qfront": out += "<div class=jh>%s</div>" % esc(j.head)
        for l in j.lines:
            w = l.type == "Labor" or l.qty != 1
            qq = q(l.qty) + (" hrs" if l.type == "Labor" else "")
            if f == "dash": x = "- %s%s - %s" % (esc(l.desc), " (%s @ %s)" % (qq, m(l.unit, "$")) if w else "", m(l.total, "$")); s.item(l, w, w)
            elif f == "qfront": x = "%s &nbsp; %s &nbsp; %s" % (qq, esc(l.desc), m(l.total, "$")); s.item(l, True, False)
            elif f == "qmid": x = "* %s, %s%s" % (esc(l.desc), "%s x %s = " % (qq, m(l.unit, "$")) if w else "", m(l.total, "$")); s.item(l, w, w)
            else: x = "%s ... %s%s" % (esc(l.desc), m(l.total, "$"), " [%s]" % qq if w else ""); s.item(l, w, False)
            out += "<div>%s</div>" % x
        out += "<br>" if s.chance(.6) else ""
    fees = s.fees(L); disc = s.discounts(L, .4)
    for x in fees: out += "<div>%s%s %s</div>" % ("- " if f == "dash" else "", esc(x.desc), m(x.total, "$")); s.item(x, False, False)
    tax, tot = totals(s, L, fees, disc); e = []
    pre = sum(l.total for l in L) + sum(x.total for x in fees)
    if s.chance(.7): s.sub = pre; e.append("Subtotal: %s" % m(pre, "$"))
    for n, c in disc: e.append("%s: -%s" % (esc(n), m(c, "$")))
    if tax: e.append("Tax: %s" % m(tax, "$"))
    e.append("%s: %s" % (s.pick("Total", "TOTAL", "Grand total"), m(tot, "$")))
    dom = re.sub("[^a-z]", "", s.shop.lower())[:16] + ".example"
    body = "<div class=g>%s &lt;service@%s&gt;</div><h3>%s</h3><table class=m><tr><td>From:</td><td>%s</td></tr><tr><td>To:</td><td>%s</td></tr><tr><td>Date:</td><td>%s at %d:%02d AM</td></tr></table><hr><p>Hi %s,</p><p>%s</p><p>%s%s%s</p>%s<p>%s</p><p>%s</p><p>Thanks,<br>%s<br>%s<br>%s, %s<br>%s</p><div class=o>On %s, %s wrote:<br>&gt; Could you send me a price for the %s? It is making noise again.<br>&gt; Thanks</div>" % (
        esc(s.shop), dom, "Re: %s" % s.pick("estimate for your %s", "Your %s - quote", "%s repair") % esc(s.model), esc(s.shop), s.cust, s.date("c"), s.d.randint(8, 11), s.d.randint(10, 59), s.cust.split()[0],
        s.pick("Here is the breakdown you asked for.", "We finished the inspection. Prices below, let me know how you want to proceed.", "See below for what we talked about on the phone."), esc(v), " / VIN %s" % s.pvin if s.pvin else "", (" / %s mi" % "{:,}".format(s.pmi) if s.pmi else "") + ("<br>Estimate %s" % s.docno if s.docno else ""), out, "<br>".join(e),
        s.pick("Tires are at 6/32 so no hurry there. We are booking about a week out.", "Price includes a 24 month/24,000 mile warranty.", "Let me know if you need a loaner, they are 25 a day.") if False else s.pick("Tires are at 6/32 so no hurry there. We are booking about a week out.", "Price includes a 24 month/24,000 mile warranty."), s.advisor, esc(s.shop), s.addr, s.csz, s.phone, s.date("c"), s.cust, esc(s.model))
    return page(".g{color:#555;font-size:8.5pt}.m td{padding:0 10px 0 0;font-size:9pt;color:#444}.jh{font-weight:bold}.o{color:#777;border-left:2px solid #bbb;padding-left:8px;margin-top:16px}", body, font=s.pick("Liberation Sans", "Carlito", "Liberation Mono", "Open Sans"), fs="10pt", margin="0.6in")


# 18 spreadsheet
def L18(s):
    s.layout = "spreadsheet-print"
    s.style = s.pick("any", "short", "full"); s.kind = "shop_estimate"
    s.shop = s.pick(pool.SHOPS + pool.MOBILES); v = s.veh(.5, .6); jobs = s.jobs(); L = flat(jobs)
    if s.chance(.6): s.newno("")
    grid = s.chance(.7); heads = s.chance(.75); cur = s.pick("", "$", "")
    cols = s.pick([("Part / Labor", "Type", "Qty", "Cost", "Total"), ("Type", "Item", "Qty", "Each", "Amount"), ("Item", "Qty", "Unit price", "Line total", "")])
    kind = ["a", "b", "c"][[("Part / Labor", "Type", "Qty", "Cost", "Total"), ("Type", "Item", "Qty", "Each", "Amount"), ("Item", "Qty", "Unit price", "Line total", "")].index(cols)]
    R = [[s.shop, "", "", "", ""], [s.phone, "", "", "", s.date("b")], ["", "", "", "", ""], ["Customer", s.cust, "", "", ""], ["Vehicle", v, "", "", ""]]
    if s.pvin: R.append(["VIN", s.pvin, "", "", ""])
    if s.pmi: R.append(["Miles", str(s.pmi), "", "", ""])
    if s.docno: R.append(["Estimate #", s.docno, "", "", ""])
    R += [[""] * 5, list(cols)]; hi = len(R) - 1; heads_i = []
    by = s.chance(.4)
    seq = [(("Parts" if t == "Part" else "Labor" if t == "Labor" else "Sublet"), [l for l in L if l.type == t]) for t in ("Part", "Labor", "Service")] if by else [(j.head, j.lines) for j in jobs]
    for h, ls in seq:
        if not ls: continue
        if heads: heads_i.append(len(R)); R.append([h, "", "", "", ""])
        for l in ls:
            ty = {"Part": "Part", "Labor": "Labor", "Service": "Sublet"}[l.type]
            R.append({"a": [l.desc, ty, q(l.qty), m(l.unit, cur), m(l.total, cur)], "b": [ty, l.desc, q(l.qty), m(l.unit, cur), m(l.total, cur)], "c": [l.desc, q(l.qty), m(l.unit, cur), m(l.total, cur), ""]}[kind]); s.item(l)
    fees = s.fees(L, mobile=s.shop in pool.MOBILES); disc = s.discounts(L, .4)
    ac = 3 if kind == "c" else 4
    def add(a, b):
        r = [""] * 5; r[ac - 1 if s.tl else 0] = a; r[ac] = b; R.append(r)
    s.tl = s.chance(.6)
    for f in fees:
        r = [""] * 5; r[1 if kind == "b" else 0] = f.desc; r[ac] = m(f.total, cur)
        if kind == "b": r[0] = "Fee"
        if kind == "a": r[1] = "Fee"
        R.append(r); s.item(f, False, False)
    R.append([""] * 5)
    tax, tot = totals(s, L, fees, disc); pre = sum(l.total for l in L) + sum(f.total for f in fees)
    s.sub = pre; add("Subtotal", m(pre, cur))
    for n, c in disc: add(n, "-" + m(c, cur))
    add("Tax", m(tax, cur)); add("TOTAL", m(tot, cur)); last = len(R) - 1
    if s.chance(.3): add("Deposit", m(tot // 4, cur)); add("Balance", m(tot - tot // 4, cur))
    def numeric(x): return bool(re.fullmatch(r"[-$]*[\d,]+(\.\d+)?", x))
    rows = ""
    for i, r in enumerate(R):
        rows += "<tr>%s%s</tr>" % ("<th class=n>%d</th>" % (i + 1) if grid else "", "".join("<td class='%s %s'>%s</td>" % ("r" if numeric(x) and i >= hi else "", "ov" if i < hi or i in heads_i or (i > hi and not s.tl) else "", ("<b>%s</b>" % esc(x)) if i in (0, hi, last) or i in heads_i else esc(x)) for x in r))
    ws = {"a": [45, 11, 9, 14, 17], "b": [13, 45, 9, 14, 15], "c": [48, 11, 16, 16, 5]}[kind]
    body = "<table class=%s style='width:100%%;table-layout:fixed'><colgroup>%s%s</colgroup>%s%s</table><div style='margin-top:8px;color:#666;font-size:8pt'>Sheet1 &nbsp; Sheet2</div>" % ("gr" if grid else "pl", "<col style='width:26px'>" if grid else "", "".join("<col style='width:%d%%'>" % w for w in ws), "<tr><th></th>" + "".join("<th class=n>%s</th>" % c for c in "ABCDE") + "</tr>" if grid else "", rows)
    css = ".gr td,.gr th{border:1px solid #ccc;padding:1px 4px}.n{background:#eee;color:#666;text-align:center;font-weight:normal;font-size:8pt}td{height:16px;overflow-wrap:break-word}.pl td{padding:1px 4px}.ov{white-space:nowrap;overflow:visible}"
    return page(css, body, font=s.pick("Carlito", "Liberation Sans"), fs="10pt", margin="0.6in")


# 19 inspection with approvals
def L19(s):
    s.layout = "inspection-approval-table"
    s.style = "full"; s.shop = s.pick(pool.SHOPS); s.newno("")
    s.n = min(s.n, 20); s.kind = "shop_estimate"
    v = s.veh(); k = max(2, s.n // 2)
    jobs = s.jobs(s.n)[:max(2, min(10, s.n))]; ex = s.others(s.d.randint(1, 4))
    rows = [(j, 1) for j in jobs] + [(j, 0) for j in ex]; s.d.shuffle(rows)
    LL = []; b = ""
    yes, no = s.pick(("Yes", "No"), ("APPROVED", "DECLINED"), ("&#9745; Approved", "&#9744; Not now"))
    for j, ok in rows:
        sev = s.pick("Immediate", "Immediate", "Soon", "Future")
        meas = s.pick("%d mm" % s.d.randint(1, 5), "%d/32" % s.d.randint(2, 5), "leaking", "%d%% life" % s.d.randint(5, 40), "worn", "past due")
        note = ", ".join(l.desc for l in j.lines if l.type == "Part")
        b += "<tr><td><span class='dot %s'></span>%s</td><td><b>%s</b>%s</td><td>%s</td><td class=r>%s</td><td class=c>%s</td></tr>" % (sev[0], sev, esc(j.head), "<div class=nt>%s</div>" % esc(note) if note and s.chance(.7) else "", meas, m(j.total, "$"), yes if ok else no)
        if ok: l = Line(j.head, "Service", None, None, j.total); LL.append(l); s.item(l, False, False)
    green = "".join("<div><span class='dot G'></span>%s</div>" % x for x in s.d.sample(["Horn", "Headlamps", "Wipers", "Parking brake", "Coolant level", "Exhaust", "U-joints", "Battery 12.6 V", "Tires 7/32", "Steering linkage", "CV boots"], 6))
    fees = s.fees(flat(jobs), p=.4); disc = s.discounts(LL, .4)
    if s.taxmode == "parts": s.taxmode = "all"
    tax, tot = totals(s, LL, fees, disc); t = [("Approved services", m(sum(l.total for l in LL), "$"))]
    s.sub = None
    for f in fees: t.append((f.desc, m(f.total, "$"))); s.item(f, False, False)
    for n, c in disc: t.append((n, neg(s, c)))
    if s.chance(.5): s.sub = tot - tax; t.append(("Subtotal", m(tot - tax, "$")))
    t += [("Tax", m(tax, "$")), ("Approved total", m(tot, "$"))]
    body = "<div class=hd><div><b style='font-size:15pt'>%s</b><br>%s</div><div class=r>Digital Vehicle Inspection<br>RO %s &nbsp; %s</div></div><p><b>%s</b>%s%s &nbsp; Owner: %s</p><table class=g><tr><th style='width:.95in'>Priority</th><th>Service</th><th style='width:.8in'>Finding</th><th class=r>Price</th><th class=c style='width:1in'>%s</th></tr>%s</table><div class=bt><div><b>Checked OK</b>%s</div><table class=tt>%s</table></div>" % (
        esc(s.shop), s.phone, s.docno, s.date(), esc(v), " &nbsp; VIN " + s.pvin if s.pvin else "", " &nbsp; %s mi" % "{:,}".format(s.pmi) if s.pmi else "", s.cust, s.pick("Approved?", "Decision"), b, green, "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % (esc(x), y) for x, y in t))
    css = ".hd{display:flex;justify-content:space-between}.g{width:100%}.g td,.g th{padding:5px;border-bottom:1px solid #ddd}.dot{display:inline-block;width:9px;height:9px;border-radius:9px;margin-right:5px}.I{background:#d22}.S{background:#eb0}.F{background:#88a}.G{background:#3a3}.nt{font-size:8pt;color:#666}.bt{display:flex;justify-content:space-between;margin-top:14px;break-inside:avoid}.tt td{padding:3px 10px}.tt tr:last-child{font-weight:bold;border-top:2px solid #333}"
    return page(css, body, font=s.pick(FONTS[:5]), fs="9.5pt")


# 21 quick lube roll receipt
def L21(s):
    s.layout = "quick-lube-roll-receipt"
    s.kind = "receipt"; s.style = s.pick("upper", "any")
    s.n = min(s.n, 12); s.shop = s.pick(pool.LUBES); v = s.veh(.3, .95, upper=True); s.newno(s.pick("", "#"))
    U = (lambda x: x.upper()) if s.style == "upper" else (lambda x: x)
    pk = Line(U(s.pick("Full Synthetic Signature Service", "High Mileage Oil Change", "Synthetic Blend Oil Change Package", "Conventional Full Service Oil Change")), "Service", None, None, s.price(39, 109))
    b = "<tr><td><b>%s</b></td><td class=r>%s</td></tr>" % (esc(pk.desc), m(pk.total)); s.item(pk, False, False); L = [pk]
    for x in ["up to 5 qts " + s.oil, "oil filter", "chassis lube", "check & top off fluids", "tire pressure set %d psi" % s.d.randint(32, 36)][:s.d.randint(2, 5)]:
        b += "<tr><td class=i>%s</td><td class=r>%s</td></tr>" % (U(x), s.pick("", "incl", "0.00") if s.chance(.3) else "")
    pool_ = [("Extra quart", "Part", [1, 2, 3], 7, 12), ("Engine air filter", "Part", [1], 18, 34), ("Cabin air filter", "Part", [1], 29, 59), ("Wiper blade", "Part", [1, 2], 12, 26), ("Engine flush", "Service", [1], 39, 69), ("Fuel system treatment", "Part", [1], 9, 19), ("Headlamp bulb", "Part", [1, 2], 12, 24), ("Transmission fluid exchange", "Service", [1], 119, 199), ("Coolant exchange", "Service", [1], 89, 149), ("Tire rotation", "Service", [1], 19, 39), ("Gear box service", "Service", [1], 49, 89), ("State inspection", "Service", [1], 7, 25), ("Battery", "Part", [1], 149, 219), ("Oil stabilizer", "Part", [1], 11, 16), ("Premium filter upgrade", "Part", [1], 5, 12)]
    mode = s.pick("pre", "suf", "line")
    for nm, ty, qs, lo, hi in s.d.sample(pool_, s.n - 1):
        n, c = s.d.choice(qs), s.price(lo, hi); l = Line(U(nm), ty, n, c, n * c); L.append(l)
        if n == 1: b += "<tr><td>%s</td><td class=r>%s</td></tr>" % (l.desc, m(l.total)); s.item(l, False, False)
        elif mode == "pre": b += "<tr><td>%d %s</td><td class=r>%s</td></tr>" % (n, l.desc, m(l.total)); s.item(l, True, False)
        elif mode == "suf": b += "<tr><td>%s x%d</td><td class=r>%s</td></tr>" % (l.desc, n, m(l.total)); s.item(l, True, False)
        else: b += "<tr><td>%s<br>&nbsp; %d @ %s</td><td class=r>%s</td></tr>" % (l.desc, n, m(c), m(l.total)); s.item(l)
    fees = []
    if s.chance(.6): fees.append(Line(U(s.pick("Shop fee", "Environmental fee", "Oil disposal fee")), "Fee", None, None, s.d.randint(30, 99) * 5))
    for f in fees: b += "<tr><td>%s</td><td class=r>%s</td></tr>" % (f.desc, m(f.total)); s.item(f, False, False)
    disc = [(U(s.pick("Coupon $10 off", "Early bird", "Fleet coupon 22")), s.pick(1000, 500, 700))] if s.chance(.5) else []
    if disc and disc[0][0].upper().startswith("COUPON $10"): disc = [(disc[0][0], 1000)]
    dm = s.pick("-%s", "%s-", "(%s)")
    for n, c in disc: b += "<tr><td>%s</td><td class=r>%s</td></tr>" % (n, dm % m(c))
    tax, tot = totals(s, L, fees, disc); s.sub = tot - tax
    t = [("SUBTOTAL", m(s.sub)), ("TAX", m(tax)), ("TOTAL", m(tot, "$"))]
    pay = s.pick("VISA", "CASH", "DEBIT")
    if pay == "CASH": g = (tot // 2000 + 1) * 2000; t += [("CASH", m(g)), ("CHANGE", m(g - tot))]
    else: t += [("%s ****%d" % (pay, s.d.randint(1000, 9999)), m(tot))]
    body = "<div class=c><b>%s</b><br>%s<br>%s<br>%s</div><hr>INVOICE %s<br>%s &nbsp; %d:%02d PM<br>%s<br>%s%sPLATE %s<br>BAY %d TECH %s<hr><table>%s</table><hr><table>%s</table><hr><div class=c>NEXT SERVICE DUE<br>%s MI<br>THANK YOU<br>Tell us how we did: survey %d</div>" % (
        esc(s.shop), s.addr, s.csz, s.phone, s.docno, s.date("a"), s.d.randint(1, 6), s.d.randint(0, 59), esc(v), "VIN %s<br>" % s.pvin if s.pvin else "", "MILES %d<br>" % s.pmi if s.pmi else "", s.plate, s.d.randint(1, 4), s.techs[0], b, "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % x for x in t), (s.pmi or s.miles) + 5000, s.d.randint(10 ** 6, 10 ** 7))
    return page("table{width:100%}td{padding:1px 0}.i{padding-left:10px;color:#333}hr{border:0;border-top:1px dashed #000}", body, size="80mm %dmm" % (150 + 6 * (s.n + 4)), margin="4mm", font=s.pick("Liberation Mono", "DejaVu Sans Mono"), fs="8.5pt")


# 22 row with parts column and labor column
def L22(s):
    s.layout = "parts-and-labor-columns-per-row"
    s.style = s.pick("full", "any", "short"); s.shop = s.pick(pool.TRANSSHOPS + pool.SHOPS); s.newno()
    est = s.chance(.5); s.kind = "shop_estimate" if est else "invoice"
    v = s.veh(); n = max(1, s.n // 2); raw = s.jobs(n * 3)[:n]; cur = s.pick("", "$"); hoursc = s.chance(.5); rowtot = s.chance(.6)
    L = []; b = ""
    for k, j in enumerate(raw):
        p = sum(l.total for l in j.lines if l.type == "Part"); lab = [l for l in j.lines if l.type == "Labor"]; sv = sum(l.total for l in j.lines if l.type == "Service")
        h = sum(l.qty for l in lab); lt = sum(l.total for l in lab)
        if s.chance(.15) and p: lt, h = 0, 0
        if not p and not lt: lt = sv
        d = j.head
        if p: x = Line(d, "Part", None, None, p); L.append(x); s.item(x, False, False)
        if lt: x = Line(d, "Labor" if lab else "Service", round(h, 1) or None, s.rate, lt); L.append(x); s.item(x, hoursc and bool(h), False)
        note = ", ".join(l.desc for l in j.lines if l.type == "Part")
        dash = s.pick("", "-")
        b += "<tr><td class=c>%d</td><td>%s%s</td>%s<td class=r>%s</td><td class=r>%s</td>%s</tr>" % (k + 1, esc(d), "<div class=nt>%s</div>" % esc(note) if note and s.chance(.4) else "", "<td class=r>%s</td>" % (q(round(h, 1)) if h else "") if hoursc else "", m(p, cur) if p else dash, m(lt, cur) if lt else dash, "<td class=r>%s</td>" % m(p + lt, cur) if rowtot else "")
    b += ("<tr>" + "<td>&nbsp;</td>" * (4 + hoursc + rowtot) + "</tr>") * max(0, 7 - len(raw))
    P_, LB = sum(l.total for l in L if l.type == "Part"), sum(l.total for l in L if l.type != "Part")
    b += "<tr class=sm><td></td><td>%s</td>%s<td class=r>%s</td><td class=r>%s</td>%s</tr>" % (s.pick("Column totals", "Totals", "TOTAL PARTS / TOTAL LABOR"), "<td></td>" if hoursc else "", m(P_, cur), m(LB, cur), "<td class=r>%s</td>" % m(P_ + LB, cur) if rowtot else "")
    fees = s.fees(L); disc = s.discounts(L)
    tax, tot = totals(s, L, fees, disc); t = [("Parts", m(P_, cur)), ("Labor", m(LB, cur))]
    for f in fees: t.append((f.desc, m(f.total, cur))); s.item(f, False, False)
    if s.chance(.6): s.sub = P_ + LB + sum(f.total for f in fees); t.append(("Sub total", m(s.sub, cur)))
    for n_, c in disc: t.append(("Less: " + n_, neg(s, c, cur)))
    t += [("Tax", m(tax, cur)), ("TOTAL", m(tot, "$"))]
    if not est and s.chance(.4): dp = tot // 2; t += [("Less deposit paid", m(dp, cur)), ("BALANCE DUE", m(tot - dp, "$"))]
    pos = s.pick("margin-left:auto", "margin-left:0", "margin:14px auto")
    body = "<div class=hd><div class=sh>%s</div><div>%s, %s &nbsp; %s</div></div><table class=i><tr><td>NAME<br><b>%s</b></td><td>PHONE<br><b>%s</b></td><td>DATE<br><b>%s</b></td><td>%s NO.<br><b>%s</b></td></tr><tr><td>VEHICLE<br><b>%s</b></td><td>LICENSE<br><b>%s</b></td><td>MILEAGE<br><b>%s</b></td><td>VIN<br><b>%s</b></td></tr></table><table class=g><tr><th>#</th><th>%s</th>%s<th class=r>PARTS</th><th class=r>LABOR</th>%s</tr>%s</table><table class=tt style='%s'>%s</table>" % (
        esc(s.shop), s.addr, s.csz, s.phone, s.cust, s.cphone, s.date(), "ESTIMATE" if est else "INVOICE", s.docno, esc(v), s.plate, "{:,}".format(s.pmi) if s.pmi else "", s.pvin or "", s.pick("SERVICE", "Work to be done", "Description"), "<th class=r>HRS</th>" if hoursc else "", "<th class=r>TOTAL</th>" if rowtot else "", b, pos, "".join("<tr><td>%s</td><td class=r>%s</td></tr>" % (esc(x), y) for x, y in t))
    css = ".hd{text-align:center;margin-bottom:8px}.sh{font-size:20pt;font-weight:bold}.i{width:100%}.i td{border:1px solid #000;padding:2px 6px;font-size:7pt}.i b{font-size:9.5pt}.g{width:100%;margin-top:10px}.g td,.g th{border-left:1px solid #000;border-right:1px solid #000;padding:5px 6px}.g th,.g{border:1px solid #000}.g tr:nth-child(odd) td{background:#f6f6f6}.sm td{border-top:1px solid #000;font-weight:bold}.nt{font-size:8pt;color:#555}.tt{margin-top:14px;width:2.9in}.tt td{padding:2px 6px}.tt tr:last-child td{font-weight:bold;border-top:2px solid #000}"
    return page(css, body, font=s.pick(FONTS), fs="10pt")


HTML = {1: L01, 3: L03, 5: L05, 7: L07, 10: L10, 12: L12, 14: L14, 15: L15, 16: L16, 18: L18, 19: L19, 21: L21, 22: L22}
