"""Chromium layouts: Word, Excel, QuickBooks, PayPal, Square, Wave, Zoho."""
from core import *
import words as W
FONTS = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "Comic Neue", "Liberation Sans Narrow", "P052", "URW Gothic", "C059", "Nimbus Sans", "DejaVu Serif", "URW Bookman"]
def base(p, fs=None, font=None):
    return "body{font:%spx '%s';color:#111}.r{text-align:right}.c{text-align:center}small{font-size:85%%}h1,h2,h3,p{margin:0}" % (fs or p.r.choice([11, 12, 13]), font or p.r.choice(FONTS))
def pairs(p, extra=True):
    v = [("Date", p.date)] if extra else []
    if p.docno: v.append((p.r.choice(["Invoice #", "Invoice No.", "Inv", "W.O. #", "No."]), p.docno))
    return v
def head(p, title=None):
    r = p.r; title = title or r.choice(["INVOICE", "Invoice", "REPAIR INVOICE", "Work Order", "BILL", "Statement"])
    sh = "<div><h2>%s</h2>%s<br>%s<br>%s</div>" % (e(p.shop), e(p.addr), e(p.town), e(p.phone))
    nf = "<div class=%s><h1>%s</h1>%s</div>" % (r.choice(["r", "c", "l"]), title, "<br>".join("%s: %s" % (a, e(b)) for a, b in pairs(p)))
    a, b = (sh, nf) if r.random() < .7 else (nf, sh)
    cu = "<div><b>%s</b><br>%s<br>%s</div>" % (r.choice(["Bill To", "Customer", "Sold to", "Name"]), e(p.cust), e(r.choice(W.STREETS)))
    ve = "<div>%s</div>" % "<br>".join("%s: %s" % (x, e(y)) for x, y in p.veh_pairs())
    if r.random() < .3: cu, ve = ve, cu
    return "<div style='display:flex;justify-content:space-between;margin-bottom:14px'>%s%s</div><div style='display:flex;margin-bottom:14px'>%s<div style='width:%dpx'></div>%s</div>" % (a, b, cu, r.choice([40, 120, 220]), ve)
def nm(it, tag="small"):
    return e(it["d"]) + ("<br><%s>%s</%s>" % (tag, e(it["note"]), tag) if it["note"] else "")
def foot(p, n=None):
    return "<p style='margin-top:18px;font-size:90%%;text-align:%s'>%s</p>" % (p.r.choice(["left", "center"]), "<br>".join(e(x) for x in p.thanks(n or p.r.choice([1, 2, 3]))))
def sumtab(p, S, w=260, al="right"):
    t = "".join("<tr class=k%s><td>%s<td class=r>%s" % (k, e(a), b) for a, b, k in S)
    return "<table style='width:%dpx;margin-%s'>%s</table>" % (w, {"right": "left:auto;margin-top:8px", "left": "top:10px"}[al], t)
# 01 Word invoice template: grid with merged sum cells and empty rows
def l01(p):
    r = p.r; rows = p.rows(3, 14); cols = r.choice([["q", "d", "u", "t"], ["q", "n", "d", "u", "t"], ["d", "q", "u", "t"], ["q", "d", "t"], ["n", "d", "q", "u", "t"]])
    N = {"q": r.choice(["QTY", "Qty", "Quantity", "Hrs/Qty"]), "n": r.choice(["Item #", "Part No.", "ITEM"]), "d": r.choice(["DESCRIPTION", "Description of work", "Parts / Labor"]), "u": r.choice(["UNIT PRICE", "Price", "Rate", "Each"]), "t": r.choice(["LINE TOTAL", "Total", "Amount", "AMT"])}
    col = r.choice(["#1f4e79", "#7f7f7f", "#c00000", "#385723", "#000"])
    wd = {"q": 8, "n": 14, "u": 14, "t": 14}; h = "<tr>" + "".join("<th style='background:%s;color:#fff;width:%s'>%s" % (col, "%d%%" % wd[c] if c in wd else "auto", N[c]) for c in cols)
    if r.random() < .4: h = "<tr>" + "".join("<th style='border-bottom:2px solid %s;width:%s'>%s" % (col, "%d%%" % wd[c] if c in wd else "auto", N[c]) for c in cols)
    one = r.random() < .5; b = ""
    for it in rows:
        hq = it["q"] != 1 or one or it["ty"] == "Labor"
        p.put(it, q=hq, u="u" in cols and hq)
        V = {"q": qf(it["q"]) if hq else "", "n": it["num"] or "", "d": nm(it), "u": p.m(it["u"]) if hq else "", "t": p.m(it["t"])}
        b += "<tr>" + "".join("<td class=%s>%s" % ({"d": "l", "n": "l", "q": "c"}.get(c, "r"), V[c]) for c in cols)
        if r.random() < .06: b += "<tr>" + "<td>&nbsp;" * len(cols)
    for a, z in p.nc(): b += "<tr>" + "".join("<td class=%s>%s" % ("l" if c == "d" else "r", e(a) if c == "d" else z if c == "t" else "") for c in cols)
    b += ("<tr>" + "<td>&nbsp;" * len(cols)) * r.choice([0, 2, 5])
    S = p.sums(); sp = len(cols) - 2; th = p.thanks(2)
    for i, (a, z, k) in enumerate(S):
        left = "<td colspan=%d rowspan=%d style='border:0;vertical-align:top'>%s" % (sp, len(S), "<br>".join(map(e, th))) if i == 0 and sp else ""
        b += "<tr class=k%s>%s<td class=r>%s<td class=r>%s" % (k, left, e(a), z)
    bd = r.choice(["1px solid #999", "1px solid %s" % col, "1px dotted #888"])
    render_html(p, head(p) + "<table style='width:100%%'>%s%s</table>" % (h, b), base(p) + "td,th{border:%s;padding:%dpx 5px}.ktotal{font-weight:bold}" % (bd, r.choice([2, 4, 6])))
# 02 Excel print with column letters and row numbers, Parts block above Labor block with their own heads
def l02(p):
    r = p.r; js = p.jobs(3, 18); ps = uniq([x for j in js for x in j["parts"]]); ls = uniq([x for j in js for x in j["labor"]] + p.flats)
    letters = r.random() < .7; grid = r.choice(["#d0d0d0", "#000", "#e4e4e4"]); rown = [0]; b = ""
    def row(*cells, cls=""):
        rown[0] += 1; t = "<tr class='%s'>" % cls + ("<td class=rn>%d" % rown[0] if letters else ""); n = 0
        for c in cells:
            sp, txt, al = c if isinstance(c, tuple) else (1, c, "l"); n += sp
            t += "<td colspan=%d class=%s>%s" % (sp, al, txt or "&nbsp;")
        return t + "<td>&nbsp;" * (8 - n)
    b += row((5, "<b style='font-size:150%%'>%s</b>" % e(p.shop), "l"), (3, e(p.phone), "r")); b += row((5, e(p.addr + ", " + p.town), "l"))
    b += row()
    vp = p.veh_pairs(); pr = pairs(p) + [("Customer", p.cust)]
    for i in range(max(len(vp), len(pr))):
        x = pr[i] if i < len(pr) else ("", ""); y = vp[i] if i < len(vp) else ("", "")
        b += row((1, e(x[0]), "l"), (3, e(x[1]), "l"), (1, e(y[0]), "r"), (3, e(y[1]), "l"))
    b += row()
    partf = r.random() < .7; both = r.random() < .6; labelsum = r.random() < .7
    def parts():
        if not ps: return ""
        t = row((1, "QTY", "c"), (1, "PART #", "l"), (4, r.choice(["PARTS", "PART DESCRIPTION", "Materials"]), "l"), (1, "EACH", "r"), (1, "EXT", "r"), cls="h")
        for it in ps: p.put(it); t += row((1, qf(it["q"]), "c"), (1, it["num"], "l"), (4, nm(it, "i"), "l"), (1, p.m(it["u"]), "r"), (1, p.m(it["t"]), "r"))
        t += row() * r.choice([0, 1, 3])
        if labelsum: t += row((6, "", "l"), (1, r.choice(["PARTS", "Total parts"]), "r"), (1, p.m(sum(i["t"] for i in ps)), "r"), cls="b")
        return t
    def labor():
        hr = r.random() < .6
        t = row((6 if not hr else 5, r.choice(["LABOR", "LABOR PERFORMED", "Work done"]), "l"), *([(1, "HRS", "c"), (1, "RATE", "r")] if hr else [(1, "", "l")]), (1, "AMOUNT", "r"), cls="h")
        for it in ls:
            ok = hr and it["ty"] == "Labor" and it["q"] is not None; p.put(it, ok, ok)
            t += row((6 if not hr else 5, nm(it, "i"), "l"), *([(1, qf(it["q"]) if ok else "", "c"), (1, p.m(it["u"]) if ok else "", "r")] if hr else [(1, "", "l")]), (1, p.m(it["t"]), "r"))
        if labelsum: t += row((5, "", "l"), (2, r.choice(["LABOR TOTAL", "Total labor"]), "r"), (1, p.m(sum(i["t"] for i in ls)), "r"), cls="b")
        return t
    b += parts() + row() + labor() if partf else labor() + row() + parts()
    b += row()
    S = p.sums(split=False); th = p.thanks(2)
    for i, (a, z, k) in enumerate(S): b += row((5, e(th[i]) if i < len(th) and r.random() < .7 else "", "l"), (2, e(a), "r"), (1, z, "r"), cls="b" if k == "total" else "")
    hd = "<tr><td class=rn>" + "".join("<td class='c rn'>" + c for c in "ABCDEFGH") if letters else ""
    cg = ("<col style='width:24px'>" if letters else "") + "".join("<col style='width:%d%%'>" % w for w in (9, 14, 13, 13, 13, 10, 12, 14))
    render_html(p, "<table style='width:100%%;table-layout:fixed'>%s%s%s</table>" % (cg, hd, b), base(p, r.choice([10, 11, 12]), r.choice(["Liberation Sans", "Liberation Sans Narrow", "DejaVu Sans", "Liberation Serif"])) + "td{border:1px solid %s;padding:1px 3px}.rn{background:#eee;color:#777;font-size:9px;text-align:center}.h td{background:%s;font-weight:bold}.b td{font-weight:bold}" % (grid, r.choice(["#ffe699", "#ddebf7", "#fff", "#d9d9d9"])), margin="0.4in")
# 03 QuickBooks: DATE ACTIVITY QTY RATE AMOUNT with category above the description
def l03(p):
    r = p.r; p.mf = r.choice(["c", "c", "$c"]); rows = p.rows(3, 20); c = r.choice(["#2ca01c", "#4a6fa5", "#777", "#b5651d"]); dt = r.random() < .5; cat = r.random() < .75
    inl = r.random() < .4; b = ""
    for it in rows:
        p.put(it); k = {"Labor": r.choice(["Labor", "Labor:Shop"]), "Part": "Parts", "Service": "Services", "Fee": "Other"}[it["ty"]] if cat else ""
        d = e(it["d"])
        b += "<tr>%s%s<td>%s%s<td class=r>%s<td class=r>%s<td class=r>%s" % ("<td>" + p.date if dt else "", "<td><b>%s</b>" % k if cat and not inl else "", "<b>%s</b><br>" % k if cat and inl else "", d + ("<br>" + e(it["note"]) if it["note"] else ""), qf(it["q"]), p.m(it["u"]), p.m(it["t"]))
    H = (["DATE"] if dt else []) + ([r.choice(["ACTIVITY", "PRODUCT OR SERVICE"])] if cat and not inl else []) + [r.choice(["DESCRIPTION", "ACTIVITY", "SERVICE"])] + ["QTY", "RATE", "AMOUNT"]
    S = p.sums(split=False, lab=r.choice(["TOTAL", "BALANCE DUE", "AMOUNT DUE"]))
    if not any(k == "dep" for _, _, k in S) and r.random() < .5: S.append(("BALANCE DUE" if S[-1][0] != "BALANCE DUE" else "PAYMENT DUE", S[-1][1], "bal"))
    hd = "<div style='display:flex;justify-content:space-between'><div><b>%s</b><br>%s<br>%s<br>%s</div><div style='width:80px;height:50px;background:%s'></div></div><h1 style='color:%s;font-weight:300;margin:16px 0'>INVOICE</h1>" % (e(p.shop), e(p.addr), e(p.town), e(p.phone), c, c)
    hd += "<div style='display:flex;gap:80px;margin-bottom:12px'><div><b>BILL TO</b><br>%s</div><div>%s</div></div><div style='border-top:1px solid %s;padding:8px 0;display:flex;gap:50px'>%s</div>" % (e(p.cust), "<br>".join("<b>%s</b> %s" % (a.upper(), e(z)) for a, z in pairs(p)), c, "".join("<div><b>%s</b><br>%s</div>" % (a.upper(), e(z)) for a, z in p.veh_pairs()))
    render_html(p, hd + "<table style='width:100%%'><tr>%s%s</table><div style='border-top:1px dashed #999;margin-top:10px;display:flex;justify-content:space-between'><div style='width:45%%'>%s</div>%s</div>" % ("".join("<th class=%s>%s" % ("r" if h in ("QTY", "RATE", "AMOUNT") else "l", h) for h in H), b, foot(p), sumtab(p, S, 300).replace("margin-left:auto;", "")), base(p, r.choice([10, 11, 12]), r.choice(FONTS[:3] + ["Nimbus Sans", "URW Gothic"])) + "th{background:%s22;color:%s;padding:4px;font-weight:normal}.l{text-align:left}td{padding:5px 4px;vertical-align:top}.ktotal td,.kbal td{font-size:130%%;font-weight:bold}" % (c, c))
# 11 PayPal: description, "qty x price" in one column
def l11(p):
    r = p.r; p.mf = "$c"; p.whole = False; rows = p.rows(3, 9); b = ""; mode = r.choice(["x", "cols", "below"]); cur = r.choice(["", " USD"])
    for it in rows:
        p.put(it)
        dt = "<br><span style='color:#687173'>%s</span>" % e(it["note"] or (it["num"] and "SKU " + it["num"]) or "") if r.random() < .5 else ""
        if mode == "x": b += "<tr><td>%s%s<td class=r>%s x %s<td class=r>%s%s" % (e(it["d"]), dt, qf(it["q"]), p.m(it["u"]), p.m(it["t"]), cur)
        elif mode == "cols": b += "<tr><td><b>%s</b>%s<td class=r>%s<td class=r>%s<td class=r>%s%s" % (e(it["d"]), dt, qf(it["q"]), p.m(it["u"]), p.m(it["t"]), cur)
        else: b += "<tr><td><b>%s</b>%s<br><span style='color:#687173'>%s %s: %s &nbsp; Price: %s</span><td class=r><b>%s</b>%s" % (e(it["d"]), dt, "", r.choice(["Quantity", "Qty", "Hours"]) if it["ty"] == "Labor" else "Quantity", qf(it["q"]), p.m(it["u"]), p.m(it["t"]), cur)
    S = p.sums(split=False, dep=False, sub=True, lab=r.choice(["Total", "Amount due"])); S = [(a, z + (cur if k == "total" else ""), k) for a, z, k in S]
    H = {"x": ["Item", "Qty x Price", "Amount"], "cols": ["Description", "Quantity", "Price", "Amount"], "below": ["Items", "Amount"]}[mode]
    hd = "<div style='text-align:center;padding:20px'><div style='font-size:22px'>%s</div><div style='color:#687173'>sent you an invoice for</div><div style='font-size:34px;color:#003087'>%s%s</div>%s<br>Due on receipt</div>" % (e(p.shop), p.m(p.total), cur, e(("Invoice #%s" % p.docno) if p.docno else "Invoice"))
    hd += "<div style='background:#f5f7fa;padding:12px;margin-bottom:14px'>%s<br>Bill to: %s<br>%s</div>" % (p.date, e(p.cust), "<br>".join("%s: %s" % (a, e(z)) for a, z in p.veh_pairs()))
    nt = "<div style='margin-top:20px'><b>Note to customer</b><br>%s</div>" % "<br>".join(map(e, p.thanks(2)))
    if r.random() < .3: hd, nt = hd, nt
    render_html(p, hd + "<table style='width:100%%'><tr>%s%s</table>%s%s" % ("".join("<th class=%s>%s" % ("r" if i else "l", x) for i, x in enumerate(H)), b, sumtab(p, S, 280), nt), base(p, 13, r.choice(["Nimbus Sans", "Liberation Sans"])) + "body{padding:0 %dpx}th{border-bottom:1px solid #ccc;font-weight:normal;color:#687173;padding:6px}.l{text-align:left}td{padding:8px 6px;border-bottom:1px solid #eee;vertical-align:top}" % r.choice([0, 40, 70]))
# 12 Square: airy list without table heads, "x 2" behind the name, unit price below
def l12(p):
    r = p.r; p.mf = "$c"; js = p.jobs(3, 9); rows = uniq([x for j in js for x in (j["parts"] + j["labor"])] + p.flats); b = ""; mode = r.choice(["x", "at", "ea"])
    for it in rows:
        one = it["q"] == 1; q = qf(it["q"]); d = e(it["d"])
        if one: p.put(it, 0, 0); nme = d; sub = it["note"] or ""
        elif mode == "x": p.put(it, 1, 0); nme = "%s &times; %s" % (d, q); sub = it["note"] or ("Regular" if r.random() < .3 else "")
        elif mode == "at": p.put(it); nme = d; sub = "%s @ %s%s" % (q, p.m(it["u"]), "/hr" if it["ty"] == "Labor" else " each")
        else: p.put(it); nme = d; sub = "(%s ea.) &times; %s" % (p.m(it["u"]), q)
        b += "<div class=i><div>%s%s</div><div>%s</div></div>" % (nme, "<br><span>%s</span>" % sub if sub else "", p.m(it["t"]))
    S = p.sums(split=False, lab="Total"); w = r.choice([300, 380, 560])
    s = "".join("<div class='i k%s'><div>%s</div><div>%s</div></div>" % (k, e(a), z) for a, z, k in S)
    hd = "<div class=c style='padding:14px'><div style='width:44px;height:44px;border-radius:22px;background:#222;margin:auto'></div><h2>%s</h2>%s<br>%s<br>%s</div><div style='font-size:30px' class=c>%s</div><p style='margin:12px 0'>%s<br>%s<br>%s</p>" % (e(p.shop), e(p.addr), e(p.town), e(p.phone), p.m(p.total), e(p.cust), p.date + ("  #" + p.docno if p.docno else ""), "<br>".join(e(z) for a, z in p.veh_pairs()))
    render_html(p, "<div style='width:%dpx;margin:auto'>%s<hr>%s<hr>%s<hr>%s</div>" % (w, hd, b, s, foot(p)), base(p, r.choice([12, 13, 15]), r.choice(["Liberation Sans", "Nimbus Sans", "DejaVu Sans"])) + ".i{display:flex;justify-content:space-between;gap:20px;padding:%dpx 0;break-inside:avoid}.i span{color:#777;font-size:88%%}.i>:last-child{white-space:nowrap}.ktotal{font-weight:bold}hr{border:0;border-top:1px solid #ddd}" % r.choice([4, 8, 12]))
# 13 Wave: band header, name bold with grey description under it, price cells to the right, sum ladder
def l13(p):
    r = p.r; p.mf = "$c"; js = p.jobs(3, 12); rows = uniq([x for j in js for x in (j["labor"] + j["parts"])] + p.flats); c = r.choice(["#1c252c", "#0d6efd", "#8e44ad", "#00695c", "#c0392b"]); b = ""
    for it in rows:
        p.put(it); n2 = it["note"] or r.choice(["", "", "Part no. %s" % it["num"] if it["num"] else ""])
        b += "<tr><td><b>%s</b>%s<td class=c>%s<td class=r>%s<td class=r>%s" % (e(it["d"]), "<br><span style='color:#666'>%s</span>" % e(n2) if n2 else "", qf(it["q"]), p.m(it["u"]), p.m(it["t"]))
    S = p.sums(split=False, dep=False, lab=r.choice(["Total:", "Total", "Amount Due (USD):"]))
    band = "<div style='background:%s;color:#fff;padding:18px;display:flex;justify-content:space-between'><div><div style='font-size:26px'>INVOICE</div>%s</div><div class=r><small>%s</small><div style='font-size:22px'>%s</div></div></div>" % (c, e(p.shop), r.choice(["Amount Due (USD)", "Grand total"]), p.m(p.total))
    inf = "<div style='display:flex;justify-content:space-between;padding:14px'><div><small>Bill to</small><br><b>%s</b><br>%s</div><div>%s</div></div>" % (e(p.cust), "<br>".join("%s: %s" % (a, e(z)) for a, z in p.veh_pairs()), "<br>".join("<b>%s:</b> %s" % (a, e(z)) for a, z in pairs(p)))
    render_html(p, band + inf + "<table style='width:100%%'><tr><th class=l>%s<th>Quantity<th class=r>Price<th class=r>Amount%s</table>%s%s" % (r.choice(["Services", "Items", "Products", "Service"]), b, sumtab(p, S, 300), "<div style='padding:14px'><b>Notes / Terms</b><br>%s<br>%s</div>" % tuple(map(e, p.thanks(2)))), base(p, r.choice([11, 13]), r.choice(["Nimbus Sans", "URW Gothic", "Liberation Sans"])) + "th{padding:8px 14px;border-bottom:2px solid #ddd;%s}.l{text-align:left}td{padding:7px 14px;border-bottom:1px solid #eee;vertical-align:top}" % ("background:%s;color:#fff" % c if r.random() < .5 else ""), margin="0.4in")
# 14 Zoho: numbered, Item & Description, qty with unit beneath, notes, total in words
def l14(p):
    r = p.r; p.mf = r.choice(["c", "n"]); p.whole = False; rows = p.rows(3, 16); b = ""; unit = r.random() < .6; sku = r.random() < .5
    ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(); tens = ". . twenty thirty forty fifty sixty seventy eighty ninety".split()
    def wd(n): return ones[n] if n < 20 else tens[n // 10] + ("-" + ones[n % 10] if n % 10 else "") if n < 100 else ones[n // 100] + " hundred" + (" " + wd(n % 100) if n % 100 else "") if n < 1000 else wd(n // 1000) + " thousand" + (" " + wd(n % 1000) if n % 1000 else "")
    for i, it in enumerate(rows):
        p.put(it); b += "<tr><td class=c>%d<td>%s%s%s<td class=r>%s%s<td class=r>%s<td class=r>%s" % (i + 1, e(it["d"]), "<br><small>SKU: %s</small>" % it["num"] if sku and it["num"] else "", "<br><small>%s</small>" % e(it["note"]) if it["note"] else "", "%.2f" % it["q"] if r.random() < 0 else qf(it["q"]), "<br><small>%s</small>" % ("hrs" if it["ty"] == "Labor" else "pcs") if unit and it["ty"] in ("Labor", "Part") else "", p.m(it["u"], False), p.m(it["t"], False))
    S = p.sums(split=False, sub=True, dep=False, lab=r.choice(["Total", "Balance Due"])); w = wd(p.total // 100)
    word = "<p style='text-align:right'><i>Total In Words: United States Dollar %s and %s cents</i></p>" % (w.capitalize(), wd(p.total % 100)) if r.random() < .7 else ""
    hd = "<div style='display:flex;justify-content:space-between;margin-bottom:16px'><div><b>%s</b><br>%s<br>%s</div><div class=r><span style='font-size:28px'>INVOICE</span><br># %s<br><br><small>Balance Due</small><br><b>$%s</b></div></div>" % (e(p.shop), e(p.addr), e(p.town), p.docno or "", p.m(p.total, False))
    hd += "<table style='width:100%%;margin-bottom:12px'><tr><td style='width:50%%'>Bill To<br><b>%s</b><td><table style='margin-left:auto'>%s</table></table>" % (e(p.cust), "".join("<tr><td class=r style='padding:2px 8px'>%s :<td>%s" % (a, e(z)) for a, z in [("Invoice Date", p.date), ("Terms", "Due on Receipt")] + p.veh_pairs()))
    render_html(p, hd + "<table class=t style='width:100%%'><tr><th>#<th style='text-align:left'>Item &amp; Description<th class=r>Qty<th class=r>Rate<th class=r>Amount%s</table>%s%s<p><br>Notes<br><small>%s</small></p><p>Terms &amp; Conditions<br><small>%s</small></p>" % (b, sumtab(p, S, 270), word, *map(e, p.thanks(2))), base(p, r.choice([11, 12]), r.choice(["Liberation Sans", "DejaVu Sans", "Liberation Serif"])) + "th{background:%s;padding:5px 6px;font-weight:normal}.t td{padding:6px;border-bottom:1px solid #ddd;vertical-align:top}.ktotal td{background:#f5f4f3;font-weight:bold;padding:6px}" % r.choice(["#3c3d3a;color:#fff", "#e8f1fa", "#f0f0f0"]))
ALL = {"z01": (l01, ["general", "exhaust", "radiator", "rv"], "invoice", "chromium"), "z02": (l02, ["diesel", "general", "transmission", "motorcycle"], "invoice", "chromium"), "z03": (l03, ["general", "rv", "marine", "diesel"], "invoice", "chromium"),
       "z11": (l11, ["motorcycle", "general", "upholstery", "rv"], "invoice", "chromium"), "z12": (l12, ["exhaust", "motorcycle", "general", "radiator"], "receipt", "chromium"), "z13": (l13, ["upholstery", "rv", "marine", "general"], "invoice", "chromium"), "z14": (l14, ["general", "machine", "diesel", "marine"], "invoice", "chromium")}
