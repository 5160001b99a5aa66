"""More HTML papers: Parts|Labor|Total lines, amount columns, package prices, grouped jobs, options, fleet CCC, e-mail, amount first."""
from core import *
import words as W
from html1 import base, pairs, head, nm, foot, sumtab, FONTS
# 15 Operation | Parts | Labor | Total: one charge per line with both amounts beside each other
def l15(p):
    r = p.r; p.mf = r.choice(["c", "$c", "n"]); js = p.jobs(10, 25); rows = []; order = r.choice(["plt", "lpt", "tpl"]); num = r.random() < .5; qty = r.random() < .4; dash = r.choice(["", "-", "0.00", "&mdash;"])
    for j in js:
        split = r.random() < .3; L = j["labor"][0]; a = sum(i["t"] for i in j["parts"])
        if split: rows += [(x["d"], "Part", x["t"], 0, x) for x in j["parts"][:3]] + [(L["d"], "Labor", 0, L["t"], L)]
        else: rows.append((j["head"] if a else L["d"], "Service" if a else "Labor", a, L["t"], L))
    rows += [(f["d"], f["ty"], 0, f["t"], f) for f in p.flats]; b = ""; N = {"p": r.choice(["Parts", "PARTS", "Material"]), "l": r.choice(["Labor", "LABOR"]), "t": r.choice(["Total", "Line Total", "AMOUNT"])}; seen = set(); PS = LS = 0
    for i, (d, ty, a, l, it) in enumerate(rows):
        if d in seen: continue
        seen.add(d); p.put(p.mk(d, ty, None, None, a + l), 0, 0); PS += a; LS += l
        V = {"p": p.m(a) if a else dash, "l": p.m(l) if l else dash, "t": p.m(a + l)}
        b += "<tr>%s<td>%s%s" % ("<td class=c>%d" % (i + 1) if num else "", e(d), "<br><i>%s</i>" % e(it["note"]) if it["note"] else "") + "".join("<td class=r>%s" % V[c] for c in order)
    tot = "<tr style='font-weight:bold'>%s<td class=r>%s" % ("<td>" if num else "", r.choice(["Totals", "Column totals", ""])) + "".join("<td class=r>%s" % {"p": p.m(PS), "l": p.m(LS), "t": p.m(PS + LS)}[c] for c in order) if r.random() < .6 else ""
    h = "<tr>%s<th>%s" % ("<th>#" if num else "", r.choice(["Operation", "Service", "WORK PERFORMED", "Repair item"])) + "".join("<th class=r>%s" % N[c] for c in order)
    render_html(p, head(p) + "<table style='width:100%%'>%s%s%s</table>%s%s" % (h, b, tot, sumtab(p, p.sums(split=False), r.choice([230, 300])), foot(p)), base(p) + "th{text-align:left;border-bottom:2px solid #000}th.r{text-align:right;width:13%%}td{padding:%dpx 4px;vertical-align:%s}%s" % (r.choice([2, 4, 7]), r.choice(["top", "bottom"]), r.choice(["tr:nth-child(even){background:#eee}", "td{border-bottom:1px solid #bbb}", "td,th{border:1px solid #444}"])))
# 16 columns Parts | Labor | Sublet/Other: each line fills one of them, sums at the foot of each
def l16(p):
    r = p.r; p.mf = r.choice(["c", "n", "$c"]); rows = p.rows(4, 20); rows += p.feesrow(); C = ["Part", "Labor", "Other"]; r.random() < .4 and C.__setitem__(slice(0, 2), ["Labor", "Part"]); N = {"Part": r.choice(["PARTS", "Parts $"]), "Labor": r.choice(["LABOR", "Labor $"]), "Other": r.choice(["MISC", "SUBLET/OTHER", "Other"])}
    hrs = r.random() < .5; q0 = r.random() < .6; b = ""; S = dict.fromkeys(C, 0); qlast = r.random() < .3
    for it in uniq(rows):
        c = it["ty"] if it["ty"] in S else "Other"; S[c] += it["t"]; q = qf(it["q"]) if q0 and it["ty"] == "Part" else qf(it["q"]) if hrs and q0 and it["ty"] == "Labor" else ""; p.put(it, bool(q), 0)
        b += "<tr>" + ("<td class=c>%s" % q if q0 and not qlast else "") + "<td>%s" % nm(it, "i") + ("<td class=c>%s" % q if q0 and qlast else "") + "".join("<td class=r>%s" % (p.m(it["t"]) if k == c else "") for k in C)
    n = r.choice([0, 2, 4]); w = 1 + q0; b += ("<tr>" + "<td>&nbsp;" * (w + 3)) * n + "<tr style='font-weight:bold'><td colspan=%d class=r>%s" % (w, r.choice(["TOTALS", "Page totals", "Column totals"])) + "".join("<td class=r>%s" % (p.m(S[k]) if S[k] else "") for k in C)
    h = "<tr>" + ("<th>%s" % "QTY" if q0 and not qlast else "") + "<th>%s" % r.choice(["DESCRIPTION", "Work / Material"]) + ("<th>QTY/HRS" if q0 and qlast else "") + "".join("<th style='width:12%%'>%s" % N[k] for k in C)
    render_html(p, head(p) + "<table class=t style='width:100%%'>%s%s</table>%s%s" % (h, b, sumtab(p, p.sums(split=False), 250), foot(p)), base(p) + ".t td,.t th{border:%s;padding:%dpx 5px}" % (r.choice(["1px solid #000", "1px solid #aac"]), r.choice([2, 4])))
# 19 package prices: job head, bullets without money, "parts and labor: 640"
def l19(p):
    r = p.r; p.whole = r.random() < .7; p.cents_always = r.random() < .2; p.mf = r.choice(["n", "c", "$c"]); js = p.jobs(8, 25); b = ""; lab = r.choice(["Parts and labor", "parts & labor", "Parts & Labor", "PARTS AND LABOR", "Price installed"]); sep = r.choice([": ", " = ", " ... ", " "]); num = r.random() < .5
    for k, j in enumerate(js):
        L = j["labor"][0]; bl = "".join("<li>%s%s" % (e(i["d"]), " (%s)" % qf(i["q"]) if i["q"] != 1 else "") for i in j["parts"])
        if r.random() < .7 or not j["parts"]:
            a = sum(i["t"] for i in j["parts"]) + L["t"]; x = lab if j["parts"] else r.choice(["Labor", "Labor only"]); p.put(p.mk(x, "Service" if j["parts"] else "Labor", None, None, a), 0, 0); m = "<div class=m>%s%s%s</div>" % (e(x), sep, p.m(a))
        else:
            a = sum(i["t"] for i in j["parts"]); p.put(p.mk("Parts", "Part", None, None, a), 0, 0); p.put(p.mk("Labor", "Labor", None, None, L["t"]), 0, 0); m = "<div class=m>Parts%s%s</div><div class=m>Labor%s%s</div>" % (sep, p.m(a), sep, p.m(L["t"]))
        b += "<div class=j><b>%s%s</b>%s%s</div>" % ("%d. " % (k + 1) if num else "", e(j["head"]), "<ul>%s</ul>" % bl if bl else "", m)
    for f in p.flats: p.put(f, 0, 0); b += "<div class=j><div class=m>%s%s%s</div></div>" % (e(f["d"]), sep, p.m(f["t"]))
    de = p.declined(); dz = "<p>%s<br>%s</p>" % (r.choice(["Recommended next time:", "Customer declined:"]), "<br>".join("%s %s" % (e(a), p.m(z)) for a, z in de)) if de else ""
    S = p.sums(split=False); s = sumtab(p, S, 260) if r.random() < .5 else "<div style='margin-top:12px'>%s</div>" % "".join("<div class=k%s>%s: %s</div>" % (k, e(a), z) for a, z, k in S)
    render_html(p, head(p) + b + s + dz + foot(p), base(p, r.choice([11, 13])) + ".j{margin:0 0 10px;break-inside:avoid}ul{margin:2px 0}.m{text-align:%s;margin-left:20px}.ktotal{font-weight:bold}" % r.choice(["left", "right", "left"]))
# 22 grouped jobs with labor line over a parts table and own subtotals, recap at the end
def l22(p):
    r = p.r; p.mf = r.choice(["c", "$c"]); js = p.jobs(6, 25); b = ""; subw = r.choice(["Job subtotal", "Total this job", "Subtotal"]); st = r.choice(["p-first", "l-first"]); recap = []; op = r.random() < .5
    for k, j in enumerate(js):
        L = j["labor"][0]; ps = uniq(j["parts"]); jt = L["t"] + sum(i["t"] for i in ps); lt = r.choice(["Labor", L["d"], L["d"]]); L = dict(L, d=lt)
        def lab(): p.put(L); return "<tr><td>%s<td>%s<td class=r>%s hr<td class=r>%s<td class=r>%s" % (r.choice(["LAB", "L"]) if op else "", nm(L), qf(L["q"]), p.m(L["u"]), p.m(L["t"]))
        def par(): return "".join("<tr><td>%s<td>%s<td class=r>%s<td class=r>%s<td class=r>%s" % (e(p.put(i)["num"]), nm(i), qf(i["q"]), p.m(i["u"]), p.m(i["t"])) for i in ps)
        body = lab() + par() if st == "l-first" else par() + lab()
        b += "<table class=g><tr><th colspan=5>%s %s: %s</th>%s<tr><td colspan=4 class=r>%s<td class=r><b>%s</b></table>" % ("Job", k + 1, e(j["head"]), body, subw, p.m(jt)); recap.append((k + 1, j["head"], jt))
    for f in p.flats: p.put(f, 0, 0); b += "<table class=g><tr><td style='width:14%%'><td>%s<td class=r>%s</table>" % (e(f["d"]), p.m(f["t"]))
    rc = "<table style='width:60%%'><tr><td colspan=2><b>Recap</b>%s</table>" % "".join("<tr><td>Job %d %s<td class=r>%s" % (a, e(t), p.m(z)) for a, t, z in recap) if r.random() < .4 else ""
    render_html(p, head(p, r.choice(["WORK ORDER", "Service Invoice"])) + b + rc + sumtab(p, p.sums(), 280) + foot(p), base(p, r.choice([10, 11, 12])) + ".g{width:100%%;margin-bottom:9px;table-layout:fixed}.g td:first-child{width:14%%}.g td:nth-child(2){width:46%%}.g th{text-align:left;%s;padding:3px}td{padding:2px 3px;vertical-align:top}" % r.choice(["background:#dfe8ef", "border-bottom:1px solid #000", "background:#333;color:#fff"]))
# 23 upholstery / trim letter: material by the yard, options offered but not chosen
def l23(p):
    r = p.r; p.mf = r.choice(["$c", "c"]); js = p.jobs(3, 14); opt = js.pop() if len(js) > 1 else None; b = ""; yd = r.random() < .6; each = r.choice(["/yd", " ea", ""])
    for j in js:
        b += "<tr><td colspan=4 class=hd>%s" % e(j["head"])
        for it in uniq(j["parts"] + j["labor"]):
            p.put(it); lab = it["ty"] == "Labor"; b += "<tr><td>%s<td class=r>%s<td class=r>%s<td class=r>%s" % (nm(it), qf(it["q"]) + (" hrs" if lab else ""), p.m(it["u"]) + ("/hr" if lab else ""), p.m(it["t"]))
    for f in p.flats: p.put(f, 0, 0); b += "<tr><td>%s<td><td><td class=r>%s" % (e(f["d"]), p.m(f["t"]))
    S = p.sums(split=False); o = ""
    if opt: o = "<div class=o><b>%s</b> %s: %s %s</div>" % (r.choice(["OPTION (not included above):", "Optional, not ordered:", "Not in this price -"]), e(opt["head"]), r.choice(["add", "would be", "about"]), p.m(opt["labor"][0]["t"] + sum(i["t"] for i in opt["parts"])))
    lt = "<p>%s</p><br>" % e("%s, %s, our charges for the work on your %s:" % (p.cust, r.choice(["as discussed", "thank you for coming in", "per your call"]), p.veh_one()))
    hd = "<center><span style=\"font:italic 30px Z003\">%s</span><br>%s &bull; %s &bull; %s</center><hr><p class=r>%s %s</p>%s<p>%s</p>" % (e(p.shop), e(p.addr), e(p.town), e(p.phone), p.date, e("No. " + p.docno if p.docno else ""), lt, "<br>".join("%s: %s" % (a, e(z)) for a, z in p.veh_pairs()[1:]))
    hd += "<p>%s</p>" % e(p.shop) ; p.kind = r.choice(["invoice", "shop_estimate"])
    render_html(p, hd + "<table style='width:100%%'><tr><th class=l>%s<th class=r>%s<th class=r>%s<th class=r>%s%s</table>%s%s%s" % ("Material and work", "Qty", "Price", "Amount", b, sumtab(p, S, 260), o, foot(p)), base(p, r.choice([12, 13]), r.choice(["Liberation Serif", "P052", "C059", "URW Bookman"])) + ".hd{font-style:italic;padding-top:9px}.l{text-align:left}td{padding:2px 4px}th{border-bottom:1px solid}.o{border:1px dashed #555;padding:6px;margin-top:12px}")
# 28 fleet: complaint / cause / correction in words, line table under each, weasyprint
def l28(p):
    r = p.r; p.mf = r.choice(["c", "n"]); js = p.jobs(6, 25); b = ""; cc = r.choice([("Complaint", "Cause", "Correction"), ("CONCERN", "CAUSE", "CORRECTION"), ("Reported", "Found", "Repair")]); lay = r.choice(["under", "side"])
    for k, j in enumerate(js):
        t = "".join("<tr><td>%s<td>%s<td>%s<td class=r>%s<td class=r>%s<td class=r>%s" % ({"Labor": "LBR", "Part": "PRT"}[i["ty"]], e((p.put(i)["num"]) or "-"), e(i["d"]), qf(i["q"]), p.m(i["u"]), p.m(i["t"])) for i in uniq(j["labor"] + j["parts"]))
        c3 = "<div class=cc>%s</div>" % "<br>".join("<b>%s:</b> %s" % (a, e(z)) for a, z in zip(cc, [r.choice(["driver reports ", "unit has ", "write-up: "]) + r.choice(["leak", "hard start", "low power", "noise on left side", "air loss", "no heat", "warning lamp on", "pulls right"]), r.choice(W.NOTES), j["head"]]))
        b += "<div class=j>%s<table class=t><tr><th>Type<th>Item<th>Description<th class=r>Qty/Hr<th class=r>Price<th class=r>Extended%s</table></div>" % (c3, t)
    nc = p.nc(); x = "".join("<tr><td>SVC<td>-<td>%s<td><td><td class=r>%s" % (e(f["d"]), p.m(p.put(f, 0, 0)["t"])) for f in p.flats) + "".join("<tr><td>SVC<td>-<td>%s<td><td><td class=r>%s" % (e(a), z) for a, z in nc)
    if x: b += "<table class=t>%s</table>" % x
    po = "<p>Unit # %d &nbsp; PO %s &nbsp; Terms Net 30</p>" % (r.randint(10, 999), r.randint(10000, 99999)); p.kind = r.choice(["fleet", "invoice"])
    hd = "<table style='width:100%%'><tr><td style='vertical-align:top'><b style='font-size:150%%'>%s</b><br>%s<br>%s<br>%s<td class=r style='vertical-align:top'>%s<td class=r style='vertical-align:top'>%s</table>" % (e(p.shop), e(p.addr), e(p.town), e(p.phone), "<br>".join("%s: %s" % (a, e(z)) for a, z in pairs(p)) + "<br>" + e(p.cust), "<br>".join("%s: %s" % (a, e(z)) for a, z in p.veh_pairs()))
    render_html(p, hd + po + b + sumtab(p, p.sums(), 250) + foot(p), base(p, r.choice([9, 10, 11]), r.choice(["Liberation Sans Narrow", "Liberation Sans", "DejaVu Sans", "Liberation Mono"])) + ".t{width:100%%;table-layout:fixed}.t td:nth-child(1),.t th:nth-child(1){width:7%%}.t td:nth-child(2),.t th:nth-child(2){width:15%%}.t td:nth-child(4),.t td:nth-child(5),.t td:nth-child(6){width:12%%}.t th:nth-child(n+4){width:12%%}th{text-align:left;border-bottom:1px solid #000}th.r{text-align:right}.cc{%s;padding:3px;margin-top:8px}td{padding:1px 3px}" % r.choice(["background:#eee", "border:1px solid #888", "border-left:4px solid #36c"]))
# 29 e-mail print from a mobile mechanic: one charge per text line, loose style
def l29(p):
    r = p.r; p.whole = True; p.cents_always = r.random() < .2; p.mf = r.choice(["n", "$c", "$c"]); p.case = r.choice(["lower", "asis", "asis"]); p.long_p = .1; p.kind = "email"; js = p.jobs(3, 10); sep = r.choice([" - ", " ", ": ", " = ", "... "]); fr = r.random() < .25; o = []; rows = uniq([x for j in js for x in j["parts"] + j["labor"]] + p.flats)
    for it in rows:
        q = it["q"] != 1 and it["ty"] == "Part"; z = p.m(it["t"]); m = r.choice(["pre", "par", "at"])
        if it["ty"] == "Labor" and r.random() < .6: p.put(it); t = "%s, %s %s @ %s%s%s" % (it["d"], qf(it["q"]), r.choice(["hrs", "hours", "hr"]), p.m(it["u"]), sep, z)
        elif q and m in ("pre", "par"): t, i2 = in_name(it, {"pre": "%s x %s", "par": "(%s) %s"}[m]); p.put(i2, 1, 0); t += sep + z
        elif q: p.put(it); t = "%s %s @ %s%s%s" % (qf(it["q"]), it["d"], p.m(it["u"]), sep, z)
        elif fr: p.put(it, 0, 0); t = "%s%s%s" % (z, sep if sep != " = " else " ", it["d"])
        else: p.put(it, 0, 0); t = "%s%s%s" % (it["d"], sep, z)
        o.append(r.choice(["", ""]) + t)
    S = p.sums(split=False); o2 = ["%s%s%s" % (a, sep if sep != "... " else " ", z) for a, z, k in S]; bl = r.choice(["", "- ", "* ", "&bull; "])
    d = ["Also your %s is going soon, figure about %s next time." % (e(a), p.m(z)) for a, z in p.declined()[:1]]; em = p.shop.lower().split(" ")[0].replace("'", "").replace("&", "and") + "@" + r.choice(["gmail.com", "yahoo.com", "aol.com", "hotmail.com"])
    v = "<br>".join("%s: %s" % (a, e(z)) for a, z in p.veh_pairs())
    body = "<p>%s %s,</p><p>%s</p><p>%s</p><p>%s</p><p>%s</p><p>%s</p><p>%s<br>%s<br>%s</p>" % (r.choice(["Hi", "Hello", "Hey"]), e(p.cust.split(" ")[0]), r.choice(["Here's what I did today.", "All done, keys are under the mat. Bill below.", "Here is your total like you asked."]), v, "<br>".join(bl + e(x) for x in o), "<br>".join(map(e, o2)), " ".join(d) + " " + e(p.thanks(1)[0]), r.choice(["Thanks", "Take care", "Regards"]), e(p.shop), e(p.phone))
    hd = "<div style='border-bottom:2px solid #999;padding-bottom:4px'><b style='font-size:120%%'>%s</b></div><div style='display:flex;justify-content:space-between;padding:8px 0'><div><b>%s</b> &lt;%s&gt;<br>To: %s</div><div>%s at %d:%02d PM</div></div>" % (e(r.choice(["Invoice", "Your repair", "bill for the work", "Re: repair"]) + (" " + p.docno if p.docno else "")), e(p.shop), em, e(p.cust), p.date, r.randint(1, 9), r.randint(0, 59))
    render_html(p, hd + body, base(p, r.choice([12, 13, 14]), r.choice(["Liberation Sans", "Comic Neue", "DejaVu Sans", "Liberation Serif"])) + "p{margin:0 0 11px}", margin=r.choice(["0.5in", "0.9in"]))
# 30 amount first: AMOUNT | QTY | PART NO | DESCRIPTION, groups with heads and group sums, long names
def l30(p):
    r = p.r; p.mf = r.choice(["c", "$c"]); p.long_p = .8; js = p.jobs(5, 22); ps = uniq([x for j in js for x in j["parts"]]); ls = uniq([x for j in js for x in j["labor"]]); G = [("HARD PARTS", ps[::2]), ("SOFT PARTS & FLUIDS", ps[1::2])] if p.trade == "transmission" else [(r.choice(["PARTS", "Material"]), ps)]
    G += [(r.choice(["LABOR", "Shop Labor"]), ls)] + ([("OTHER", p.flats)] if p.flats else []); r.random() < .4 and G.reverse(); cols = r.choice(["tqnd", "tund", "tqd", "tnqd"]); gs = r.random() < .6; b = ""; N = {"t": r.choice(["AMOUNT", "Charge", "EXT."]), "q": "QTY", "n": r.choice(["PART NO.", "Number"]), "d": "DESCRIPTION", "u": "EACH"}
    for g, L in G:
        if not L: continue
        b += "<tr><td colspan=4 class=g>%s" % e(g)
        for it in L:
            p.put(it, "q" in cols, "u" in cols); V = {"t": p.m(it["t"]), "q": qf(it["q"]), "n": e(it["num"] or ""), "d": nm(it, "i"), "u": p.m(it["u"])}; b += "<tr>" + "".join("<td class=%s>%s" % ({"t": "r", "u": "r", "q": "c"}.get(c, "l"), V[c]) for c in cols)
        if gs: b += "<tr><td class=r><u>%s</u><td colspan=3>%s" % (p.m(sum(i["t"] for i in L)), e("Total " + g.lower()))
    for a, z, k in p.sums(split=False): b += "<tr class=k%s><td class=r>%s<td colspan=3>%s" % (k, z, e(a))
    h = "<tr>" + "".join("<th>%s" % N[c] for c in cols); w = r.choice(["70%", "100%", "55%"])
    render_html(p, head(p) + "<table style='width:%s'>%s%s</table>%s" % (w, h, b, foot(p)), base(p, r.choice([11, 12])) + "td{padding:2px 8px;vertical-align:%s}th{text-align:left;padding:2px 8px;border-bottom:1px solid}.g{font-weight:bold;padding-top:9px}.ktotal{font-weight:bold}" % r.choice(["top", "bottom", "middle"]))
ALL = {"z15": (l15, ["general", "marine", "radiator", "diesel"], "invoice", "chromium"), "z16": (l16, ["exhaust", "motorcycle", "rv", "general"], "invoice", "weasyprint"), "z19": (l19, ["general", "upholstery", "exhaust", "rv"], "invoice", "weasyprint"), "z22": (l22, "marine", "invoice", "chromium"), "z23": (l23, "upholstery", "invoice", "weasyprint"),
       "z28": (l28, "diesel", "fleet", "weasyprint"), "z29": (l29, ["general", "marine", "motorcycle", "rv"], "email", "chromium"), "z30": (l30, ["transmission", "machine", "transmission", "motorcycle"], "invoice", "chromium")}
