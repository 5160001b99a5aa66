from web import *
def C17(L):
    p = P("C17", L, "invoice", "wkhtmltopdf"); r = p.r; m = money(r.choice([0, 2])); p.m = m; p.hard = ["two-columns", "form", "narrow-cell"]
    parts = [p.add(p.part(.5)) for _ in range(r.randint(3, 9))]; lab = [p.add(p.labor(.6), False, False) for _ in range(r.randint(2, 4))]
    pl = "".join(tr(N(qs(i["q"])), i["pn"], nm(i["d"]), N(m(i["u"])), N(m(i["t"]))) for i in parts) + "".join(tr("&nbsp;", "", "", "", "") for _ in range(r.randint(0, 4))) + tr("", "", "TOTAL PARTS", "", N(m(p.S("Part"))))
    ll = "".join(tr(nm(i["d"]) + (f"<div class=rm>{e(p.remark())}</div>" if r.random() < .3 else ""), N(m(i["t"]))) for i in lab)
    T = [("Labor", p.S("Labor")), ("Parts", p.S("Part"))]; T += fin(p, r.randint(2, 4), .3); T += dep(p, .3)
    B = top(p, "REPAIR INVOICE", " No.") + f"<table width=100% class=o><tr><td width=57%><table class=it width=100%>{tr('Qty', 'Part No.', 'Description', N('Price'), N('Amount'), tag='th')}{pl}</table></td><td><table class=it width=100%>{tr('Description of work', N('Amount'), tag='th')}{ll}</table>{tot(T, m, 'tot it')}</td></tr></table>"
    p.wk(page(base(p, "top") + f".it td,.it th{{border:1px solid #333;font-size:8.5pt;vertical-align:{r.choice(['top','bottom','middle'])}}}.o>tbody>tr>td{{vertical-align:top;padding:2px}}.tot{{width:100%}}", B))
def C18(L):
    p = P("C18", L, kinds(L, ["invoice", "quote"]), "wkhtmltopdf"); r = p.r; m = p.m; p.hard = ["job-blocks", "cause-correction", "labor-named-labor-only"]; form = r.choice(JOBHEADS); B = top(p, "Repair Order" if p.kind == "invoice" else "Estimate"); rr = r.random() < .5
    for n in range(1, r.randint(2, 4) + 1):
        j = p.job(); pa = p.para(); al = [j["lab"]] + j["parts"]; rows = ""
        for it in al: p.add(it, True, rr); rows += tr(N(qs(it["q"])), nm(it["d"]), *([N(m(it["u"]))] if rr else []), N(m(it["t"])))
        if r.random() < .5: s = p.add(p.service(), False, False); al.append(s); rows += tr("", nm(s["d"]), *([""] if rr else []), N(m(s["t"])))
        B += f"<div class=b><div class=jh>{e(p.jobname(n, j, form))}</div><div class=pa>{e(pa)}</div><table width=100%>{rows}{tr('', 'Job subtotal', *([''] if rr else []), N(m(sum(i['t'] for i in al))), cls='st')}</table></div>"
    T = fin(p, r.randint(0, 2), .5); p.wk(page(base(p) + ".b{page-break-inside:avoid;margin-bottom:8px}.jh{font-weight:bold;border-bottom:2px solid #000;margin-top:8px}.pa{margin:3px 0 3px 24px;font-size:9pt;width:75%}.st td{font-weight:bold}td:nth-child(2){width:64%}.top td,.tot td:nth-child(2){width:auto}", B + tot(T, m)))
def C19(L):
    p = P("C19", L, "quote", "wkhtmltopdf"); r = p.r; m = p.m; p.hard = ["leader-dots", "no-columns"]; 
    if L == "b": p.no = None
    A = [p.part(.15) for _ in range(r.randint(3, 8))] + [p.labor(.1) for _ in range(r.randint(1, 3))] + [p.service() for _ in range(r.randint(1, 3))]; r.shuffle(A); rows = ""
    def lead(a, b, c=""): return f"<table class=ld><tr><td class=a>{a}</td><td class=dots><div>{'. ' * max(4, int(118 - 1.05 * len(re.sub('<.*?>', '', a))))}</div></td><td class=n>{b}</td></tr></table>" + c
    for it in A:
        two = it["q"] != 1 and it["ty"] == "Part"; p.add(it, two, False); rows += lead((f"{qs(it['q'])} ea. " if two else "") + nm(it["d"]), m(it["t"]), f"<div class=rm>&nbsp;&nbsp;&nbsp;{e(p.remark())}</div>" if r.random() < .2 else "")
    T = fin(p, r.randint(1, 2)); rows += "<hr>" + "".join(lead(nm(a), m(b)) for a, b in T)
    p.wk(page(base(p, "bottom", "'Liberation Serif'") + ".ld{width:100%;table-layout:auto}.ld td{padding:1px}.ld .a{max-width:110mm;width:1%;white-space:nowrap}.dots div{white-space:nowrap;text-align:right}.ld .n{padding-left:7px}.rm{margin-bottom:3px}", top(p, "ESTIMATE OF REPAIRS", " -") + "<br>" + rows))
def C20(L):
    p = P("C20", L, "message", "wkhtmltopdf"); r = p.r; m = money(r.choice([1, 3])); p.m = m; p.hard = ["chat-bubbles"]; p.no = None; p.vin = None; p.trim = None
    nt = L == "c"; A = [p.service() for _ in range(r.randint(1, 2))] + [p.part() for _ in range(r.randint(2, 4))] + [p.labor() for _ in range(r.randint(1, 2))]; sep = r.choice([" - ", ": ", " = ", " "]); ls = []
    for it in A:
        q2 = it["q"] != 1 and it["ty"] == "Part"; lq = it["ty"] == "Labor" and r.random() < .5; p.add(it, q2 or lq, q2)
        ls.append(nm(it["d"]) + (f" x{qs(it['q'])} @ {m(it['u'])}" if q2 else f", {qs(it['q'])} hrs" if lq else "") + sep + m(it["t"]))
    f = None
    if r.random() < .6: f = p.add(p.fee(True), False, False); ls.append(nm(f["d"]) + sep + m(f["t"]))
    tx = p.taxes(r.choice(["parts", "none"])) if not nt else []; p.close(); end = [f"Tax {m(p.tax)}"] * bool(tx) + [f"{r.choice(['Total out the door', 'Total', 'So total comes to'])} {m(p.total)}"]
    if nt: p.total = None; end = []
    mi = p.miles; bub = lambda who, t: f"<tr><td align={'left' if who else 'right'}><div class='{'i' if who else 'o'}'>{t}</div></td></tr>"
    x = p.service(); B = f"<div class=h>{e(p.shop)}<br><small>{p.phone}</small></div><table width=100%>" + bub(0, f"Hi, any news on my {p.year} {e(p.make)} {e(p.model)}?") + bub(1, f"Hi {e(p.cust.split()[0])}, {e(p.adv)} here." + (f" {mi:,} miles on it now." if mi else "") + " " + e(p.para())) + bub(1, "Here's the breakdown:<br>" + "<br>".join(ls + end)) + bub(0, r.choice(["ok what about the other thing you mentioned", "is that everything?"])) + bub(1, f"{nm(x['d'])} would be another {m(x['t'])} but it can wait") + bub(0, r.choice(["Go ahead with the first part, skip that", "ok do it, not the extra", "Approved. Leave the extra for next time"])) + "</table>"
    p.wk(page(base(p, font=FONTS[L == "d" and 2 or 0]) + ".h{text-align:center;font-weight:bold;background:#f2f2f2;padding:8px}.i,.o{display:inline-block;text-align:left;max-width:105mm;padding:8px 12px;border-radius:12px;margin:4px;line-height:1.4}.i{background:#e5e5ea}.o{background:#2a7cf0;color:#fff}", B))
def C21(L):
    p = P("C21", L, kinds(L, ["quote", "invoice"]), "wkhtmltopdf"); r = p.r; m = p.m; p.hard = ["parts-labor-columns", "no-row-sum", "hours-column"]; p.sums = True; rows = ""; sl = sp = 0; hrs = r.random() < .5; nb = r.random() < .5
    for n in range(r.randint(4, 9)):
        k = r.random(); pa = la = 0; h = None
        if k < .5: j = p.job(); d = j["title"] + r.choice(["", "", " (pair)", " (parts w/ 24 mo. warranty)", " - per 3rd party inspection, customer authorized both sides"]); pa = sum(x["t"] for x in j["parts"]); la = j["lab"]["t"]; h = j["h"]
        elif k < .8: x = p.labor(.6); d, la, h = x["d"], x["t"], x["q"]; pa = p.cents(9, 300) if r.random() < .7 else 0
        else: x = p.part(.5); d, pa = x["d"], x["t"]
        ty = "Service" if pa and la else "Part" if pa else "Labor"
        p.items.append(dict(d=d, type=ty, q=h if hrs and ty == "Labor" else None, u=None, t=pa + la)); sl += la; sp += pa
        rows += tr(*([f"{n+1}."] if nb else []), nm(d) + (f"<div class=rm>{e(p.remark())}</div>" if r.random() < .25 else ""), *([N(qs(h) if h else "")] if hrs else []), N(m(la) if la else ""), N(m(pa) if pa else ""))
    rows += tr(*([""] if nb else []), "Column totals", *([""] if hrs else []), N(m(sl)), N(m(sp)), cls="st"); fees = [p.add(p.fee(True), False, False) for _ in range(r.randint(1, 3))]; d = p.disc(.4); rt = r.choice([6, 7.25, 8]); p.tax = round(sp * rt / 100); T = [("Labor", sl), ("Parts", sp)] + [(f["d"], f["t"]) for f in fees] + ([(d[0], -d[1])] if d else []) + [(f"Sales tax {rt:g}% (parts)", p.tax)] * (p.tax > 0) + [("Total", p.close())]; T += dep(p, .4)
    p.wk(page(base(p, r.choice(["top", "middle", "bottom"])) + f".it td,.it th{{border:1px solid #888}}.it{{margin-top:8px}}.d{{width:{r.choice([200,260,330])}px}}.st td{{font-weight:bold;background:#f4f4f4}}.it .n{{min-width:70px}}", top(p, "Estimate" if p.kind == "quote" else "Invoice") + f"<table class=it>{tr(*(['#'] if nb else []), ('Description', 'class=d'), *([N('Hrs')] if hrs else []), N('LABOR'), N('PARTS'), tag='th')}{rows}</table>" + tot(T, m)))
def C22(L):
    p = P("C22", L, "invoice", "wkhtmltopdf"); r = p.r; m = p.m; p.hard = ["many-total-rows", "fees-in-totals-box", "two-taxes", "discount"]; rows = ""; A = [p.labor(.3) for _ in range(r.randint(1, 3))] + [p.part(.3) for _ in range(r.randint(2, 7))] + [p.service() for _ in range(r.randint(1, 2))]; ql = r.random() < .5
    code = dict(Part="P", Labor="L", Service="S")
    for it in A: p.add(it, True, it["ty"] != "Service" or False); rows += tr(code[it["ty"]], *([N(qs(it["q"]))] if ql else []), nm(it["d"]) + (f"<div class=rm>{e(p.remark())}</div>" if r.random() < .25 else ""), *([] if ql else [N(qs(it["q"]))]), N(m(it["u"]) if it["ty"] != "Service" else ""), N(m(it["t"])))
    T = [("Parts", p.S("Part")), ("Labor", p.S("Labor")), ("Services", p.S("Service"))]; fs = [p.add(p.fee(), False, False) for _ in range(r.randint(3, 5))]; T += [(f["d"], f["t"]) for f in fs]; p.subtotal = p.S(); T.append(("Subtotal", p.subtotal)); d = p.disc(.8); T += [(d[0], -d[1])] if d else []; tx = p.taxes(r.choice(["two", "pl"])); T += tx + [("Taxable amount", p.S("Part"))] * (r.random() < .3) + [("Total tax", p.tax)] * (r.random() < .5) + [("Grand Total", p.close())]; dd = dep(p, .5); T += dd or [("Payments", 0), ("Amount due", p.total)]
    h = ["", *([N("Qty")] if ql else []), "Description", *([] if ql else [N("Qty")]), N("Unit"), N("Ext.")]
    p.wk(page(base(p, r.choice(["top", "middle"])) + ".it td{border-bottom:1px solid #ccc}.it th{border-top:2px solid #000;border-bottom:2px solid #000}.tot td{border:1px solid #999;font-size:9pt}.tot tr.T td{background:#ffef9e}", top(p, "INVOICE", ":") + f"<br><table class=it width=100%>{tr(*h, tag='th')}{rows}</table>" + tot(T, m)))
def C23(L):
    import textwrap
    p = P("C23", L, kinds(L, ["invoice", "quote", "dealer_ro"]), "wkhtmltopdf"); r = p.r; m = money(2); p.hard = ["monospace", "capitals", "figures-on-" + dict(a="last", b="first", c="last", d="first")[L] + "-line"]; p.shop = p.shop.upper(); o = []; last = L in "ac"; w = r.choice([26, 32, 38])
    up = lambda it: dict(it, d=it["d"].upper()); W = w + 4 + 9 + 11 + 12
    o += [p.shop, f"{p.addr}  {p.city}  {p.phone}".upper(), "", f"{'INVOICE' if p.kind != 'quote' else 'ESTIMATE'} NO: {p.no}     DATE: {p.date}", f"CUSTOMER: {p.cust.upper()}", f"VEHICLE: {p.veh()}"] + ([f"VIN: {p.vin}"] if p.vin else []) + ([f"MILEAGE: {p.miles}"] if p.miles else []) + ["=" * W]
    def put(it, q=True):
        ls = textwrap.wrap(it["d"], w, break_long_words=False, break_on_hyphens=False)
        for i, s in enumerate(ls):
            f = i == (len(ls) - 1 if last else 0)
            o.append(f"{s:<{w}}    " + (f"{qs(it['q']) if q else '':>9}{m(it['u']) if q else '':>11}{m(it['t']):>12}" if f else ""))
        if r.random() < .25 and it["ty"] != "Fee": o.append("  * " + p.remark().upper())
    o += [f"{'PARTS':<{w}}    {'QTY':>9}{'EACH':>11}{'AMOUNT':>12}", "-" * W]
    for _ in range(r.randint(3, 8)): put(p.add(up(p.part(.6))))
    o += ["", f"{'LABOR':<{w}}    {'HRS':>9}{'RATE':>11}{'AMOUNT':>12}", "-" * W]
    for _ in range(r.randint(2, 4)): put(p.add(up(p.labor(.6))))
    if r.random() < .6: o += ["", "SUBLET & SERVICES", "-" * W]; put(p.add(up(p.service()), False, False), False)
    o += ["", "CHARGES", "-" * W]; [put(p.add(up(p.fee()), False, False), False) for _ in range(r.randint(1, 2))]
    p.subtotal = p.S(); d = p.disc(.4); tx = p.taxes(); o += ["=" * W] + [f"{a:>{W-14}}{b:>14}" for a, b in [("SUBTOTAL", m(p.subtotal))] + ([(d[0].upper(), m(-d[1]))] if d else []) + [(a.upper(), m(b)) for a, b in tx] + [("TOTAL", m(p.close()))]]
    p.wk(page("pre{font:9.5pt 'Liberation Mono'}", f"<pre>{e(chr(10).join(o))}</pre>"))
def C24(L):
    p = P("C24", L, "quote" if L != "b" else "invoice", "wkhtmltopdf"); r = p.r; p.canada = True; p.city = r.choice(CACITIES); m = p.m; p.hard = ["status-column", "declined-in-table", "gst-pst"]; rows = ""; A = [p.part(.4) for _ in range(r.randint(3, 6))] + [p.labor(.4) for _ in range(r.randint(2, 4))] + [p.service() for _ in range(r.randint(2, 3))]; r.shuffle(A); ok, no = r.choice([("Approved", "Declined"), ("OK", "Deferred"), ("Yes", "No")]); first = r.random() < .5; kept = 0
    for i, it in enumerate(A):
        dec = r.random() < .25 and i > 1
        if not dec: p.add(it, True, True)
        c = [nm(it["d"]) + (f"<div class=rm>{e(p.remark())}</div>" if r.random() < .25 else ""), N(qs(it["q"])), N(m(it["u"])), N(m(it["t"]))]; s = no if dec else ok
        rows += tr(*([s] + c if first else c + [s]), cls="x" if dec else "")
    h = ["Item", N("Qty/Hrs"), N("Price"), N("Amount")]; h = ["Status"] + h if first else h + ["Status"]
    T = fin(p, r.randint(1, 2)); p.wk(page(base(p, r.choice(["top", "middle", "bottom"])) + ".it td,.it th{border:1px solid #aaa}.it th{background:#e9eef3}.x td{color:#888}.it{margin-top:8px}", top(p, "Quote" if p.kind == "quote" else "Invoice") + f"<table class=it width=100%>{tr(*h, tag='th')}{rows}</table><p class=rm>Only items marked {ok} are in the total.</p>" + tot(T, m)))
if __name__ == "__main__":
    import sys, concurrent.futures as cf
    fs = [f for f in (C09, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23, C24) if len(sys.argv) < 2 or f.__name__ in sys.argv[1:]]
    def run(f):
        for L in "abcd": f(L)
    with cf.ThreadPoolExecutor(3) as ex:
        for f, x in zip(fs, [ex.submit(run, f) for f in fs]):
            try: x.result()
            except Exception as er: import traceback; traceback.print_exc()
