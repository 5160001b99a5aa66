from core import *
FONTS = ["Arial,'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans'", "'Liberation Sans Narrow'", "'URW Gothic'", "'Nimbus Sans'", "'P052'"]
def kinds(L, ks): return ks["abcd".index(L) % len(ks)]
def top(p, title, sep=" #"):
    no = f"{title}{sep} {e(p.no)}" if p.no else title
    return f"<table class=top width=100%><tr><td><div class=shop>{e(p.shop)}</div>{e(p.addr)}<br>{e(p.city)}<br>{p.phone}</td><td align=right><div class=ttl>{no}</div>Date: {p.date}<br>Advisor: {e(p.adv)}</td></tr><tr><td>Customer: <b>{e(p.cust)}</b><br>{p.cphone}</td><td align=right><b>{e(p.veh())}</b>" + (f"<br>VIN: {p.vin}" if p.vin else "") + (f"<br>Mileage: {p.miles:,}" if p.miles else "") + "</td></tr></table>"
BASE = "body{font:10pt %s;color:#111}table{border-collapse:collapse}td,th{padding:3px 5px}td{vertical-align:%s}.n{text-align:right;white-space:nowrap}.shop{font-size:17pt;font-weight:bold}.ttl{font-size:13pt;font-weight:bold}.rm{font-size:8pt;font-style:italic;color:#444}tr{page-break-inside:avoid}.top td{vertical-align:top}.tot{margin-left:auto;margin-top:8px}.tot tr.T td{font-weight:bold;border-top:1px solid #000}h3{margin:10px 0 3px;font-size:11pt}th{text-align:left}th.n{text-align:right}"
N = lambda t: (t, "class=n")
def base(p, va="top", font=None): return BASE % (font or p.r.choice(FONTS), va)
def tot(rows, m, cls="tot", extra=""): return f"<table class='{cls}' {extra}>" + "".join(tr(nm(a), N(m(b)), cls="T" if re.match(r"(?i)(grand )?total( due)?$|balance|amount due", a) else "") for a, b in rows) + "</table>"
def dep(p, prob=.5):
    d = p.r.choice([5000, 10000, 15000, 20000, 30000])
    return [(p.r.choice(["Deposit", "Less deposit", "Deposit paid (check)"]), -d), (p.r.choice(["Balance due", "BALANCE DUE"]), p.total - d)] if p.r.random() < prob and p.total > d else []
def fin(p, nf, pf=.5, mode=None, flat=False, subafter=None):
    "fees in the totals box, discount, taxes -> rows up to total"
    before = p.S(); fees = [p.add(p.fee(flat), False, False) for _ in range(nf)]
    sa = p.r.random() < .5 if subafter is None else subafter
    rows = [(f["d"], f["t"]) for f in fees]
    p.subtotal = p.S() if sa else before
    rows = rows + [("Subtotal", p.subtotal)] if sa else [("Subtotal", p.subtotal)] + rows
    d = p.disc(pf)
    if d: rows.append((d[0], -d[1]))
    rows += p.taxes(mode); p.close(); return rows + [(p.r.choice(["Total", "TOTAL", "Grand Total", "Total Due"]), p.total)]
def declined(p, n, title=None, cls="dec"):
    r = p.r; h = title or r.choice(["Declined work", "Recommended - declined by customer", "Deferred services (not included in total)", "DECLINED SERVICES", "Recommended for next visit"])
    return f"<h3>{h}</h3><table class={cls} width=80%>" + "".join(tr(nm(x["d"]), N(p.m(x["t"]))) for x in [p.service() if r.random() < .6 else p.part() for _ in range(n)]) + "</table>"

def C09(L):
    p = P("C09", L, kinds(L, ["quote", "invoice"]), "chromium"); r = p.r; m = p.m; p.hard = ["job-blocks", "labor-named-labor-only", "declined-priced"]
    col = r.choice(["#1f5f8b", "#44634a", "#6b3fa0", "#b5462f"]); form = r.choice(JOBHEADS); B = top(p, "Estimate" if p.kind == "quote" else "Invoice"); lname = "Labor"
    for n in range(1, r.randint(2, 4) + 1):
        j = p.job(); al = [j["lab"]] + j["parts"] if r.random() < .5 else j["parts"] + [j["lab"]]; rows = ""
        for it in al:
            p.add(it); rows += tr(nm(it["d"]) + (f"<div class=rm>{e(p.remark())}</div>" if it["ty"] == "Part" and r.random() < .2 else ""), N(qs(it["q"]) + (" hr" if it["ty"] == "Labor" else "")), N(m(it["u"])), N(m(it["t"])))
        para = f"<div class=pa>{e(p.para())}</div>" if r.random() < .4 else ""
        B += f"<div class=card><div class=jh><span>{e(p.jobname(n, j, form))}</span><span>{m(sum(i['t'] for i in al))}</span></div>{para}<table width=100%>{rows}</table></div>"
    T = fin(p, r.randint(1, 2)); B += tot(T + dep(p, .3), m) + (declined(p, r.randint(2, 4)) if L != "c" else "")
    p.chrome(page(base(p, r.choice(["top", "middle"])) + f".card{{border:1px solid {col};border-radius:6px;margin:10px 0;page-break-inside:avoid}}.jh{{display:flex;justify-content:space-between;background:{col};color:#fff;font-weight:bold;padding:4px 8px}}.pa{{padding:4px 8px;font-size:8.5pt;color:#333}}td:nth-child(1){{width:60%}}.dec td{{border-bottom:1px dotted #999;color:#555}}", B))

def C10(L):
    p = P("C10", L, kinds(L, ["invoice", "invoice", "quote"]), "chromium"); r = p.r; m = p.m; p.hard = ["wrapped-names", "remarks-below-name"]; va = dict(a="middle", b="bottom", c="middle", d="top")[L]; before = r.random() < .5
    A = [p.part(.6) for _ in range(r.randint(3, 7))] + [p.labor(.6) for _ in range(r.randint(2, 3))] + [p.service() for _ in range(r.randint(0, 2))]; r.shuffle(A); rows = ""
    for it in A:
        p.add(it); d = nm(it["d"])
        if r.random() < .25: d = f"<b>{d}</b>"
        k = r.random(); x = f"<div class=rm>{e(p.remark())}</div>" if k < .25 else f"<div class=pa>{e(p.para())}</div>" if k < .4 else ""
        c = [N(qs(it["q"])), d + x] if before else [d + x, N(qs(it["q"]))]
        rows += tr(*c, N(m(it["u"])), N(m(it["t"])))
    h = [("Qty", "class=n"), "Description"] if before else ["Description", ("Qty", "class=n")]
    B = top(p, "Invoice" if p.kind == "invoice" else "Quote") + f"<table class=it>{tr(*h, N('Unit price'), N('Extended'), tag='th')}{rows}</table>" + tot(fin(p, r.randint(0, 2)) + dep(p, .4), m)
    w = r.choice(["58mm", "70mm", "48mm"]); p.chrome(page(base(p, va) + f".it{{margin-top:10px}}.it td,.it th{{border:1px solid #bbb}}.it td:nth-child({2 if before else 1}){{width:{w};max-width:{w}}}.it td.n{{min-width:22mm}}.pa{{font-size:8pt;color:#333;margin-top:2px}}th{{background:#eee}}.top{{border-bottom:2px solid #333}}", B))

def C11(L):
    p = P("C11", L, kinds(L, ["invoice", "quote"]), "chromium"); r = p.r; m = p.m; p.hard = ["rate-printed-once", "hours-column"]; paras = r.random() < .5
    lr = "".join(tr(nm(it["d"]) + (f"<div class=rm>{e(p.para())}</div>" if paras and r.random() < .4 else ""), N(f"{it['q']:g}"), N(m(it["t"]))) for it in [p.add(p.labor(.4), True, False) for _ in range(r.randint(2, 6))])
    pr = "".join(tr(N(qs(it["q"])), it["pn"], nm(it["d"]), N(m(it["u"])), N(m(it["t"]))) for it in [p.add(p.part(.35)) for _ in range(r.randint(3, 9))])
    B = top(p, r.choice(["Work Order", "Invoice"]) if p.kind == "invoice" else "Estimate", r.choice([" #", " No."])) + f"<h3>LABOR <span class=rate>Labor rate: {m(p.rate)} per hour</span></h3><table width=100% class=it>{tr('Operation', N('Hours'), N('Amount'), tag='th')}{lr}{tr('Labor total', '', N(m(p.S('Labor'))), cls='st')}</table><h3>PARTS</h3><table width=100% class=it>{tr(N('Qty'), 'Part no.', 'Description', N('Each'), N('Amount'), tag='th')}{pr}{tr('', '', 'Parts total', '', N(m(p.S('Part'))), cls='st')}</table>"
    T = fin(p, r.randint(1, 3)); p.chrome(page(base(p) + ".rate{font-weight:normal;font-size:9pt;margin-left:20px}.it td{border-bottom:1px solid #ddd}.it th{border-bottom:1.5px solid #000}.st td{font-weight:bold}", B + tot(T, m)))

def C12(L):
    p = P("C12", L, "email", "chromium"); r = p.r; m = p.m; p.hard = ["email", "prose"]; 
    if r.random() < .4: p.no = None
    if r.random() < .5: p.vin = None
    em = re.sub(r"[^a-z]", "", p.shop.lower())[:18]; S = []
    hasparts = [p.part(.2) for _ in range(r.randint(2, 4))]; lb = [p.labor(.2) for _ in range(r.randint(1, 2))]; bl = r.random() < .5
    def li(it):
        p.add(it, it["q"] != 1 or it["ty"] == "Labor", it["q"] != 1 or it["ty"] == "Labor"); q = f" ({qs(it['q'])} hrs @ {m(it['u'])})" if it["ty"] == "Labor" else f" ({qs(it['q'])} x {m(it['u'])})" if it["q"] != 1 else ""
        return (f"<li><span class=d>{nm(it['d'])}</span>{q} <span class=a>{m(it['t'])}</span></li>") if bl else tr(nm(it["d"]) , q.strip(" ()"), N(m(it["t"])))
    body = "".join(li(x) for x in hasparts + lb + [p.service() for _ in range(r.randint(0, 1))]); body = f"<ul>{body}</ul>" if bl else f"<table class=it>{body}</table>"
    T = fin(p, r.randint(0, 2), .3); sub = f"Your {p.veh()} - estimate" + (f" {p.no}" if p.no else "")
    B = f"<div class=sub>{e(sub)}</div><div class=hd><b>From:</b> {e(p.adv)} at {e(p.shop)} &lt;service@{em}.example&gt;<br><b>To:</b> {e(p.cust)}<br><b>Date:</b> {p.date} {r.randint(8,11)}:{r.randint(10,59)} AM</div><p>Hi {e(p.cust.split()[0])},</p><p>{r.choice(['Thanks for bringing in','We finished looking over','Here is what the tech found on'])} your {e(p.veh())}{f' ({p.miles:,} miles)' if p.miles else ''}. {e(p.para())}</p>" + (f"<p>VIN {p.vin}</p>" if p.vin else "") + body + tot(T, m, "tot l") + (f"<p>Not included, but will need attention soon: {'; '.join(nm(x['d']) + ' around ' + m(x['t']) for x in [p.service() for _ in range(2)])}.</p>" if r.random() < .6 else "") + f"<p>Let us know how you want to proceed. Call or text {p.phone}.</p><p>{e(p.adv)}<br>{e(p.shop)}<br>{e(p.addr)}, {e(p.city)}</p>"
    p.chrome(page(base(p) + ".sub{font-size:15pt;margin-bottom:6px}.hd{color:#444;border-bottom:1px solid #ccc;padding-bottom:6px}.tot.l{margin-left:0}.a{font-weight:bold;margin-left:8px}.it td{border:1px solid #ccc}.it td:first-child{max-width:80mm}", B))

def C13(L):
    p = P("C13", L, "invoice", "chromium"); r = p.r; m = p.m; p.hard = ["part-number-column", "capitals", "discount-row"]
    def U(it): it["d"] = it["d"].upper(); return it
    pos = r.choice([0, 1]); pr = ""
    for it in [p.add(U(p.part(.4))) for _ in range(r.randint(4, 11))]:
        c = [it["pn"], nm(it["d"])]; c = [N(qs(it["q"]))] + c if pos == 0 else c + [N(qs(it["q"]))]
        pr += tr(*c, N(m(it["u"])), N(m(it["t"])))
    lr = "".join(tr(nm(it["d"]) + (f"<div class=rm>{e(p.remark())}</div>" if r.random() < .3 else ""), N(qs(it["q"])), N(m(it["u"])), N(m(it["t"]))) for it in [p.add(U(p.labor(.4))) for _ in range(r.randint(2, 4))])
    sv = [p.add(U(p.service()), False, False) for _ in range(r.randint(0, 2))]
    hd = ["PART NUMBER", "DESCRIPTION"]; hd = [N("QTY")] + hd if pos == 0 else hd + [N("QTY")]
    B = top(p, "INVOICE") + f"<table class=it width=100%>{tr(*hd, N('LIST'), N('EXTENDED'), tag='th')}{pr}</table><br><table class=it width=100%>{tr('LABOR', N('HRS'), N('RATE'), N('CHARGE'), tag='th')}{lr}</table>" + (f"<br><table class=it width=100%>{tr('SUBLET / OTHER', N('CHARGE'), tag='th')}{''.join(tr(nm(i['d']), N(m(i['t']))) for i in sv)}</table>" if sv else "")
    T = [("PARTS", p.S("Part")), ("LABOR", p.S("Labor"))] + ([("SUBLET / OTHER", p.S("Service"))] if sv else []); T += [(a.upper() if a not in [i["d"] for i in p.items] else a, b) for a, b in fin(p, 0, .6, r.choice(["two", "parts", "pl"]))]
    p.chrome(page(base(p, "bottom" if L in "ac" else "top") + ".it td,.it th{border-left:1px solid #000;border-right:1px solid #000;font-size:9pt}.it{border:1px solid #000}.it th{border-bottom:1px solid #000;background:#ddd}td:nth-child(3){max-width:62mm}", B + tot(T, m)))

def C14(L):
    p = P("C14", L, kinds(L, ["quote", "invoice"]), "chromium"); r = p.r; m = p.m; p.hard = ["side-panel", "deposit", "job-blocks"]; J = ""
    for n in range(1, r.randint(2, 4) + 1):
        j = p.job(); rows = ""; flat = r.random() < .3
        if flat:
            s = p.add(p.service(), False, False); J += f"<h3>{n}. {nm(s['d'])} <span class=r>{m(s['t'])}</span></h3><div class=pa>{e(p.para())}</div>"; continue
        for it in [p.labor(.6)] + j["parts"]: p.add(it, True, False); rows += tr(N(qs(it["q"])), nm(it["d"]), N(m(it["t"])))
        J += f"<h3>{n}. {e(j['title'])}</h3>" + (f"<div class=pa>{e(p.para())}</div>" if r.random() < .5 else "") + f"<table width=100%>{rows}{tr('', 'Subtotal ' + e(j['title']), N(m(sum(i['t'] for i in p.items[-len(j['parts'])-1:]))), cls='st')}</table>"
    T = fin(p, r.randint(1, 3)) + dep(p, .9)
    side = f"<div class=shop>{e(p.shop)}</div><p>{e(p.addr)}<br>{e(p.city)}<br>{p.phone}</p><p><b>{'Estimate' if p.kind=='quote' else 'Invoice'}</b><br>{e(p.no)}<br>{p.date}</p><p><b>Customer</b><br>{e(p.cust)}<br>{p.cphone}</p><p><b>Vehicle</b><br>{e(p.veh())}" + (f"<br>{p.vin}" if p.vin else "") + (f"<br>{p.miles:,} mi" if p.miles else "") + "</p>" + tot(T, m, "tot s")
    sd = r.choice(["row", "row-reverse"]); p.chrome(page(base(p) + f".w{{display:flex;flex-direction:{sd};gap:8mm}}.s1{{width:64mm;background:#f1f3f5;padding:4mm;font-size:9pt}}.m{{flex:1}}.shop{{font-size:14pt}}.tot.s{{margin:0;width:100%}}.r{{float:right}}.pa{{font-size:8.5pt;color:#444}}.st td{{border-top:1px solid #999;font-style:italic}}td:nth-child(2){{width:70%}}.tot td:nth-child(2){{width:auto}}h3{{border-bottom:2px solid #888}}", f"<div class=w><div class=s1>{side}</div><div class=m>{J}</div></div>"))

def C15(L):
    p = P("C15", L, kinds(L, ["quote", "invoice"]), "chromium"); r = p.r; m = p.m; p.hard = ["parts-labor-and-row-total", "wrapped-names", "declined-priced"]; rows = ""; sl = sp = 0
    order = r.choice([0, 1])
    for n in range(r.randint(3, 8)):
        k = r.random()
        if k < .6: j = p.job(); d = j["title"] + r.choice(["", " (incl. hardware)", " - parts and labor, " + qs(j["h"]) + " hrs book time", " (OE parts, 24 mo / 24k mi warranty)"]); pa = sum(x["t"] for x in j["parts"]); la = j["lab"]["t"]
        else: x = p.labor(.7); d, la, pa = x["d"], x["t"], p.cents(10, 380)
        p.add(dict(d=d, ty="Service", q=None, u=None, t=la + pa), False, False); sl += la; sp += pa
        c = [N(m(pa)), N(m(la))]; rows += tr(nm(d) + (f"<div class=rm>{e(p.remark() if r.random()<.6 else p.para())}</div>" if r.random() < .35 else ""), *(c if order == 0 else c[::-1]), N(m(la + pa)))
    h = [N("Parts"), N("Labor")]; B = top(p, "Estimate" if p.kind == "quote" else "Invoice") + f"<table class=it>{tr('Service', *(h if order == 0 else h[::-1]), N('Total'), tag='th')}{rows}</table>"
    p.sums = True; T = fin(p, r.randint(0, 2), .5, r.choice(["two", "parts", "all"]), True); p.chrome(page(base(p, r.choice(["top", "middle", "bottom"])) + f".it{{margin-top:8px}}.it td:first-child{{width:{r.choice([60,75,95])}mm}}.it td{{border-bottom:1px solid #ccc}}.it th{{background:#222;color:#fff}}.it .n{{min-width:20mm}}.dec td{{color:#777}}", B + tot(T, m) + (declined(p, r.randint(2, 5)) if L != "a" else "")))

def C16(L):
    p = P("C16", L, "invoice", "chromium"); r = p.r; m = p.m; p.hard = ["two-pages", "long-remarks", "recommended-priced"]; B = top(p, "Invoice") ; sty = ""
    B += f"<p class=pa>Customer concern: {e(p.para())}</p>"
    for n in range(1, r.randint(4, 6) + 1):
        j = p.job(); B += f"<div class=b><h3>{e(p.jobname(n, j, 'Job {n}: {t}'))}</h3><p class=pa>{e(p.para())}</p><table width=100%>" + tr("", N("Qty / Hrs"), N("Price"), N("Total"), tag="th")
        al = [p.labor(.5) if r.random() < .5 else j["lab"]] + j["parts"]
        for it in al: p.add(it); B += tr(nm(it["d"]), N(qs(it["q"])), N(m(it["u"])), N(m(it["t"])))
        B += tr(f"Total job {n}", "", "", N(m(sum(i["t"] for i in al))), cls="st") + "</table></div>"
    sv = [p.service() for _ in range(r.randint(1, 3))]; B += "<div class=b><h3>Other services</h3><table width=100%>" + "".join(tr(nm(p.add(s, False, False)["d"]), "", "", N(m(s["t"]))) for s in sv) + "</table></div>"
    T = fin(p, r.randint(2, 3), .5, r.choice(["two", "pl", "parts"])); B += "<div class=b>" + tot(T, m) + "</div>" + declined(p, r.randint(2, 5), "Recommended services (declined today)") + "<p class=pa>Warranty: 24 months or 24,000 miles on parts and labor unless noted. Customer supplied parts carry no warranty.</p>"
    p.chrome(page(base(p) + ".b{page-break-inside:avoid}.pa{font-size:9pt;color:#333;margin:3px 0}.st td{border-top:1px solid #666;font-weight:bold}td:first-child{width:62%}h3{background:#eef}", B))
