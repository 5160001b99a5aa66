from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors as K
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
def pst(size=9, font="Helvetica", lead=None, al=0, **k): return PS("x", fontName=font, fontSize=size, leading=lead or size * 1.18, alignment=al, **k)
def Pg(t, *a, raw=False, **k): return Paragraph(t if raw else e(t), pst(*a, **k))
def wrap(t, font, size, w):
    out, cur = [], ""
    for x in t.split():
        if cur and SW(cur + " " + x, font, size) > w: out.append(cur); cur = x
        else: cur = (cur + " " + x).strip()
    return out + [cur]
def doc(p, story, **k):
    p.save(); d = dict(pagesize=letter, leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=36); d.update(k)
    SimpleDocTemplate(p.path("pdf"), **d).build(story)
def head2(p, title, font="Helvetica", color=K.black, size=9):
    B = font + "-Bold" if font != "Times-Roman" else "Times-Bold"
    no = f"{title} # {p.no}" if p.no else title
    veh = [p.veh()] + ([f"VIN: {p.vin}"] if p.vin else []) + ([f"Mileage: {p.miles:,}"] if p.miles else [])
    l = Table([[[Pg(p.shop, 15, B, textColor=color), Pg(f"{p.addr}, {p.city}  {p.phone}", size - 1, font)], [Pg(no, 12, B, al=2), Pg("Date: " + p.date, size, font, al=2)]],
        [[Pg("Customer: " + p.cust, size, font), Pg(p.cphone, size, font)], [Pg(x, size, font, al=2) for x in veh]]], colWidths=[310, 222])
    l.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), .8, color)])
    return [l, Spacer(1, 8)]
def totbox(rows, w=(150, 80), font="Helvetica", size=9, grid=False, halign="RIGHT"):
    t = Table(rows, colWidths=w, hAlign=halign)
    B = font + "-Bold" if font != "Times-Roman" else "Times-Bold"
    st = [("FONT", (0, 0), (-1, -1), font, size), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)]
    for i, x in enumerate(rows):
        if re.match(r"(?i)(grand )?total( due)?$|balance|amount due", x[0]): st += [("FONT", (0, i), (-1, i), B, size + 1)]
    if grid: st.append(("GRID", (0, 0), (-1, -1), .4, K.grey))
    t.setStyle(st); return t

def C01(L):
    p = P("C01", L, "invoice", "reportlab"); r = p.r; p.hard = ["cents-column", "wrapped-names"]; p.save
    lab = [p.add(p.labor(.3), q=False, u=False) for _ in range(r.randint(2, 4))]
    parts = [p.add(p.part(.45), u=False) for _ in range(r.randint(3, 8))]
    fee = [p.add(p.fee(), q=False, u=False) for _ in range(r.randint(1, 2))]
    dis = p.disc(.3); tx = p.taxes(); tot = p.close()
    p.save(); c = canvas.Canvas(p.path("pdf"), pagesize=letter); F = r.choice(["Helvetica", "Times-Roman"]); B = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold"}[F]
    ink = r.choice([K.HexColor("#1c3f75"), K.HexColor("#0b5a36"), K.black])
    c.setFillColor(ink); c.setStrokeColor(ink); c.setFont(B, 18); c.drawString(40, 742, p.shop); c.setFont(F, 9); c.drawString(40, 728, f"{p.addr} - {p.city} - Tel {p.phone}")
    c.setFont(B, 12); c.drawRightString(572, 742, f"INVOICE No. {p.no}"); c.setFont(F, 9); c.drawRightString(572, 728, p.date)
    c.rect(40, 672, 532, 46); c.line(300, 672, 300, 718)
    c.setFillColor(K.black); c.drawString(46, 704, "NAME  " + p.cust); c.drawString(46, 682, "PHONE  " + p.cphone)
    c.drawString(306, 704, f"{p.veh()}"); c.drawString(306, 690, "VIN " + (p.vin or "")); c.drawString(306, 677, f"MILEAGE {p.miles:,}" if p.miles else "MILEAGE")
    xs = [40, 74, 150, 480, 540, 572]; y = 654
    c.setFont(B, 8); c.setFillColor(ink)
    for x, t in zip(xs, ["QTY", "PART NO.", "DESCRIPTION OF PARTS / LABOR", "AMOUNT", ""]): c.drawString(x + 3, y + 4, t)
    top = y + 14; c.line(40, y, 572, y); size = 9.5; lh = 12; c.setFillColor(K.black)
    pos = r.choice(["top", "bottom"])
    def amt(v, yy, neg=False):
        c.setFont(F, size); c.drawRightString(536, yy, ("-" if neg else "") + f"{v//100:,}"); c.drawRightString(566, yy, f"{v%100:02d}")
    def row(it, q=None, pn=None, rm=None):
        nonlocal y
        ls = wrap(it["d"], F, size, 205 if pn is not None or 1 else 320)
        n = len(ls); y0 = y - lh + 1; c.setFont(F, size)
        for i, t in enumerate(ls): c.drawString(153, y0 - i * lh, t)
        if rm: c.setFont(F, 7.5); c.drawString(160, y0 - n * lh + 1, rm); n += 1
        fy = y0 if pos == "top" else y0 - (len(ls) - 1) * lh; c.setFont(F, size)
        if q is not None: c.drawCentredString(57, fy, qs(q))
        if pn: c.setFont(F, 8); c.drawString(77, fy, pn)
        amt(it["t"], fy); y -= n * lh + 3; c.setLineWidth(.3); c.line(40, y, 572, y)
    for it in parts: row(it, it["q"], it["pn"], p.remark() if r.random() < .25 else None)
    for it in lab: row(it, rm=p.remark() if r.random() < .3 else None)
    c.setLineWidth(.6)
    for x in (74, 150, 480, 540): c.line(x, top, x, y)
    c.rect(40, y, 532, top - y)
    tb = [("Total parts", p.S("Part")), ("Total labor", p.S("Labor"))] + [(f["d"], f["t"]) for f in fee]
    if dis: tb.append((dis[0], -dis[1]))
    tb += tx + [("TOTAL", tot)]
    for n, v in tb:
        y -= 14; c.setFont(B if n == "TOTAL" else F, 9); c.drawRightString(472, y + 3, n); amt(abs(v), y + 3, v < 0); c.rect(480, y - 1, 92, 14); c.line(540, y - 1, 540, y + 13)
    c.setFont(F, 7); c.drawString(40, 40, "I hereby authorize the above repair work along with the necessary materials. Terms: cash on completion."); c.drawString(40, 52, "X______________________"); c.save()

def C02(L):
    p = P("C02", L, r_kind("C02", L, ["invoice", "quote"]), "reportlab"); r = p.r; p.hard = ["job-blocks", "job-subtotals"]
    S = head2(p, "Estimate" if p.kind == "quote" else "Invoice", color=r.choice([K.HexColor("#7a1f1f"), K.HexColor("#20466b")])); form = r.choice(JOBHEADS); m = p.m; hv = r.choice(["Qty", "Qty/Hrs"])
    for n in range(1, r.randint(2, 4) + 1):
        j = p.job(); rows = [[Pg(p.jobname(n, j, form), 10, "Helvetica-Bold"), "", "", ""], ["Description", hv, "Rate/Price", "Amount"]]
        own = r.random() < .5; lab = dict(j["lab"])
        if own: x = p.labor(.4); lab = dict(x)
        order = [lab] + j["parts"] if r.random() < .5 else j["parts"] + [lab]
        for it in order:
            p.add(it); cell = [Pg(it["d"], 9)]
            if it["ty"] == "Part" and r.random() < .25: cell.append(Pg(p.remark(), 7.5, "Helvetica-Oblique", leftIndent=8))
            rows.append([cell, qs(it["q"]), m(it["u"]), m(it["t"])])
        rows.append(["", "", "Job subtotal", m(sum(i["t"] for i in order))])
        t = Table(rows, colWidths=[300, 60, 86, 86]); t.setStyle([("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 0), (-1, 0), K.HexColor("#e6e6ea")), ("FONT", (0, 1), (-1, 1), "Helvetica-Oblique", 8), ("FONT", (0, 2), (-1, -1), "Helvetica", 9), ("ALIGN", (1, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 9), ("LINEABOVE", (2, -1), (-1, -1), .5, K.black), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
        S += [t, Spacer(1, 8)]
    fees = [p.add(p.fee(), False, False) for _ in range(r.randint(0, 2))]; p.subtotal = p.S(); dis = p.disc(.35); tx = p.taxes(); p.close()
    tb = [(f["d"], m(f["t"])) for f in fees] + [("Subtotal", m(p.subtotal))] + ([(dis[0], m(-dis[1]))] if dis else []) + [(a, m(b)) for a, b in tx] + [("Total", m(p.total))]
    if r.random() < .4: d = r.choice([10000, 20000]); tb += [("Deposit received", m(-d)), ("Balance due", m(p.total - d))] if p.total > d else []
    doc(p, S + [totbox(tb, (270, 80))])
def r_kind(l, L, ks): return ks["abcd".index(L) % len(ks)]

def C03(L):
    p = P("C03", L, "quote", "reportlab"); r = p.r; p.hard = ["wrapped-names", "narrow-cell"]; m = p.m; va = {"a": "BOTTOM", "b": "TOP", "c": "MIDDLE", "d": "BOTTOM"}[L]
    if L == "c": p.no = None
    S = head2(p, "Estimate", "Times-Roman", size=10); rows = [["Item", "Part #", "Qty", "Unit price", "Ext. price"]]
    def cell(it): return Pg(it["d"], 9.5, "Times-Roman")
    A = [p.part(.75) for _ in range(r.randint(3, 7))] + [p.labor(.8) for _ in range(r.randint(2, 3))]
    if r.random() < .6: A.append(p.service())
    r.random() < .4 and r.shuffle(A)
    for it in A: p.add(it); rows.append([cell(it), it.get("pn", ""), qs(it["q"]) + (" hr" if it["ty"] == "Labor" else ""), m(it["u"]), m(it["t"])])
    f = p.add(p.fee(), False, False); rows.append([cell(f), "", "", "", m(f["t"])])
    t = Table(rows, colWidths=[150, 90, 60, 80, 90], repeatRows=1, hAlign="LEFT"); t.setStyle([("FONT", (0, 0), (-1, 0), "Times-Bold", 10), ("FONT", (0, 1), (-1, -1), "Times-Roman", 10), ("VALIGN", (0, 0), (-1, -1), va), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, 0), 1, K.black)] + ([("LINEBELOW", (0, 1), (-1, -1), .3, K.grey)] if r.random() < .6 else []))
    p.subtotal = p.S(); dis = p.disc(.5); tx = p.taxes(); p.close()
    S += [t, Spacer(1, 6), totbox([("Sub-total", m(p.subtotal))] + ([(dis[0], m(-dis[1]))] if dis else []) + [(a, m(b)) for a, b in tx] + [("TOTAL", m(p.total))], font="Times-Roman", halign="LEFT", w=(380, 90))]
    S += [Spacer(1, 10), Pg("Estimate good for 30 days. Prices of special order parts may change without notice.", 8, "Times-Roman")]; doc(p, S)

def C04(L):
    p = P("C04", L, "invoice", "reportlab"); r = p.r; p.hard = ["two-columns", "many-total-rows"]; m = p.m
    S = head2(p, "Repair Order", color=K.HexColor("#333333"))
    parts = [p.add(p.part(.3), u=False) for _ in range(r.randint(4, 10))]; lab = [p.add(p.labor(.5), q=True, u=False) for _ in range(r.randint(2, 4))]; sv = [p.add(p.service(), False, False) for _ in range(r.randint(1, 2))]
    lt = [["Qty", "Parts", "Amount"]] + [[qs(i["q"]), Pg(i["d"], 8), m(i["t"])] for i in parts]
    rt = [["Labor / services", "Hrs", "Amount"]]
    for i in lab:
        c = [Pg(i["d"], 8)]
        if r.random() < .45: c.append(Pg(p.para(), 7, "Helvetica-Oblique", leftIndent=4))
        rt.append([c, qs(i["q"]), m(i["t"])])
    rt += [[Pg(i["d"], 8), "", m(i["t"])] for i in sv]
    st = [("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, -1), "Helvetica", 8), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("GRID", (0, 0), (-1, -1), .3, K.grey), ("ALIGN", (-1, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), K.HexColor("#dfe7df")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    T1 = Table(lt, colWidths=[26, 170, 60]); T1.setStyle(st); T2 = Table(rt, colWidths=[178, 30, 58]); T2.setStyle(st)
    fees = [p.add(p.fee(), False, False) for _ in range(r.randint(2, 4))]; dis = p.disc(.5); p.subtotal = p.S() - sum(p.discounts); tx = p.taxes(r.choice(["parts", "two", "pl"])); p.close()
    tb = [("Labor", m(p.S("Labor"))), ("Parts", m(p.S("Part"))), ("Services / sublet", m(p.S("Service")))] + [(f["d"], m(f["t"])) for f in fees] + ([(dis[0], m(-dis[1]))] if dis else []) + [("Subtotal", m(p.subtotal))] + [(a, m(b)) for a, b in tx] + [("Total", m(p.total))]
    if r.random() < .6: d = r.randint(3, 9) * 2500; tb += [(r.choice(["Deposit", "Less deposit"]), m(-d)), ("Balance due", m(p.total - d))] if p.total > d else []
    else: tb += [("Paid - Visa x4417", m(p.total)), ("Balance", m(0))]
    O = Table([[T1, [T2, Spacer(1, 8), totbox(tb, (206, 60), size=8, grid=True)]]], colWidths=[262, 270]); O.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
    doc(p, S + [O])

def C05(L):
    p = P("C05", L, r_kind("", L, ["quote", "invoice"]), "reportlab"); r = p.r; p.hard = ["parts-labor-columns", "no-row-sum"]; p.sums = True; m = p.m
    S = head2(p, "ESTIMATE" if p.kind == "quote" else "INVOICE"); swap = r.random() < .5
    hd = ["LABOR", "PARTS"]; rows = [["WORK TO BE PERFORMED"] + (hd[::-1] if swap else hd)]; sl = sp = 0
    for _ in range(r.randint(3, 7)):
        if r.random() < .55: j = p.job(); d = j["title"]; pa = sum(x["t"] for x in j["parts"]); la = j["lab"]["t"]; d = r.choice(["Replace ", "R&R ", "Repair: ", ""]) + d if r.random() < .3 else d
        else: x = p.labor(.7); d = x["d"]; la = x["t"]; pa = p.cents(12, 420)
        if r.random() < .35: d += " (" + r.choice(["incl. fluids and hardware", "both sides, parts from dealer", "overlap deducted", "customer ok'd by phone", "aftermarket parts, 24/24 warranty"]) + ")"
        p.add(dict(d=d, ty="Service", q=None, u=None, t=la + pa), False, False); sl += la; sp += pa
        c = [Pg(d, 9.5, "Courier" if L == "d" else "Helvetica")]
        if r.random() < .3: c.append(Pg("- " + p.remark(), 8, "Helvetica-Oblique"))
        rows.append([c] + ([m(pa), m(la)] if swap else [m(la), m(pa)]))
    rows.append(["Totals"] + ([m(sp), m(sl)] if swap else [m(sl), m(sp)]))
    t = Table(rows, colWidths=[332, 100, 100] if L != "b" else [190, 100, 100]); t.hAlign = "LEFT"; t.setStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 9), ("FONT", (1, 1), (-1, -1), "Helvetica", 9.5), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 9), ("GRID", (0, 0), (-1, -1), .6, K.black), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), r.choice(["TOP", "MIDDLE", "BOTTOM"]))])
    fees = [p.add(p.fee(True), False, False) for _ in range(r.randint(0, 2))]; dis = p.disc(.4); base = sp; rt = r.choice([6, 7, 8.25]); p.tax = round(base * rt / 100); tx = [(f"Tax (parts) {rt:g}%", p.tax)]; p.close()
    tb = [("Total labor", m(sl)), ("Total parts", m(sp))] + [(f["d"], m(f["t"])) for f in fees] + ([(dis[0], m(-dis[1]))] if dis else []) + [(a, m(b)) for a, b in tx] + [("TOTAL", m(p.total))]
    doc(p, S + [t, Spacer(1, 6), totbox(tb, (210, 80), grid=True)])

def C06(L):
    p = P("C06", L, "dealer_ro", "reportlab"); r = p.r; p.hard = ["concern-cause-correction", "monospace"]; m = money(2); S = []; F = "Courier"
    p.shop = f"{r.choice(SHOP_A).replace('_',' ')} {p.make}".upper() + r.choice(["", " OF " + p.city.split(",")[0].upper()])
    pre = lambda t, b=False: Preformatted(t, pst(8.5, "Courier-Bold" if b else "Courier", 10.2))
    S.append(pre(f"{p.shop:<58}{'SERVICE INVOICE':>26}\n{(p.addr+', '+p.city).upper():<58}{'RO# '+p.no:>26}\n{'SERVICE '+p.phone:<58}{p.date:>26}", True)); S.append(pre("-" * 84))
    S.append(pre(f"CUST: {p.cust.upper():<34}ADVISOR: {p.adv.upper()}\nYEAR/MAKE/MODEL: {p.veh()}\nVIN: {p.vin or ''}\nMILEAGE IN/OUT: {p.miles or ''} / {(p.miles or 0)+3 if p.miles else ''}")); S.append(pre("=" * 84))
    def line(a, q, u, t): return f"{a:<52}{q:>6}{u:>12}{t:>14}"
    import textwrap
    def W(t, ind, w=78): return textwrap.fill(t, w, initial_indent=ind, subsequent_indent=" " * len(ind), break_long_words=False, break_on_hyphens=False)
    for k in range(r.randint(2, 5 if L != "c" else 7)):
        j = p.job(); o = []; o.append((f"{'ABCDEFGH'[k]}  {j['title'].upper()}", True)); 
        pa = p.para() if r.random() < .8 and len(p.used) < 90 and k < 6 else None
        if pa: o.append((W(pa.upper(), "   "), False))
        x = j["lab"]; own = r.random() < .35
        nmv = "LABOR" if not own else None
        if own: y = p.labor(); x = dict(y, d=y["d"].upper())
        else: x = dict(x, d="LABOR")
        p.add(x, True, False); txt = textwrap.wrap(x["d"], 46, break_on_hyphens=False)
        for i, s in enumerate(txt): o.append(("   " + (line(s, qs(x["q"]), "", m(x["t"])) if i == len(txt) - 1 else s), False))
        for it in j["parts"]:
            it["d"] = it["d"].upper(); p.add(it); txt = textwrap.wrap(it["d"], 34, break_on_hyphens=False); first = True
            for i, s in enumerate(txt):
                pn = it["pn"] if i == 0 else ""
                o.append(("   " + (line(f"{pn:<15} {s}", qs(it["q"]), m(it["u"]), m(it["t"])) if i == 0 else " " * 16 + s), False))
        o.append((f"{'LINE ' + 'ABCDEFGH'[k] + ' TOTAL':>73}{m(x['t'] + sum(i['t'] for i in j['parts'])):>14}"[-87:], False))
        if r.random() < .3: o.append((W("REC: " + p.remark().upper(), "   **"), False))
        S.append(KeepTogether([pre(a, b) for a, b in o] + [Spacer(1, 7)]))
    fees = [p.add(dict(f, d=f["d"].upper()), False, False) for f in [p.fee() for _ in range(r.randint(1, 2))]]; dis = p.disc(.4); tx = p.taxes(r.choice(["parts", "two"])); p.close()
    tb = [("LABOR AMOUNT", p.S("Labor")), ("PARTS AMOUNT", p.S("Part")), ("GAS, OIL, LUBE", 0), ("SUBLET AMOUNT", 0)] + [(f["d"], f["t"]) for f in fees] + ([(dis[0].upper(), -dis[1])] if dis else []) + [(a.upper(), b) for a, b in tx] + [("PLEASE PAY THIS AMOUNT", p.total)]
    S.append(pre("=" * 84)); S.append(KeepTogether([pre("\n".join(f"{a:>68}{m(b):>16}" for a, b in tb))])); doc(p, S, leftMargin=60)

def C07(L):
    p = P("C07", L, "insurer_estimate", "reportlab"); r = p.r; p.hard = ["insurer-lines", "hours-columns", "labor-charged-in-totals"]; m = money(0)
    ins = r.choice(["Prairie Mutual", "Harborline Casualty", "Keystone Drivers Ins.", "Western Plains P&C"]); S = head2(p, "Estimate of Record", size=8.5); S.append(Pg(f"Insurer: {ins}   Claim: {r.randint(10**8,10**9)}   Loss date: {p.date}   Type of loss: {r.choice(['Collision','Comprehensive'])}", 8)); S.append(Spacer(1, 5))
    secs = {"FRONT BUMPER & GRILLE": ["Bumper cover w/o park sensors", "Grille assy, black", "Absorber", "LT Bracket, side (unprimed)", "License bracket", "Impact bar (high strength steel)"], "FRONT LAMPS": ["RT Headlamp assy w/ halogen (to 6/14)", "LT Headlamp assy", "RT Fog lamp assy", "Aim headlamps"], "FENDER": ["RT Fender (w/o flare holes)", "RT Fender liner", "RT Splash guard, factory installed", "RT Emblem w/ adhesive"], "HOOD": ["Hood (ALU)", "Insulator", "RT Hinge", "Safety latch"], "REAR DOOR": ["LT Outer panel, adhesive bonded, w/ hem flange (dbl row weld, OEM procedure req'd)", "LT Belt molding", "LT Handle, outside, primed"], "COOLING": ["A/C condenser w/ drier assy", "Upper tie bar", "Radiator, w/ tow pkg", "Air deflector, lower, front (composite)"]}
    rows = [["Line", "Oper", "Description", "Part Number", "Qty", "Extended\nPrice $", "Labor", "Paint"]]; n = 1; lb = pt = 0.; sty = []
    for sec in r.sample(list(secs), r.randint(2, 4)):
        sty.append(("FONT", (0, len(rows)), (-1, len(rows)), "Helvetica-Bold", 8)); rows.append([str(n), "", sec, "", "", "", "", ""]); n += 1
        for d in r.sample(secs[sec], r.randint(2, len(secs[sec]))):
            k = "R&I" if r.random() < .25 or d.startswith("Aim") else "Repl"; h = r.randint(2, 30) / 10; ph = r.choice([0, 0, 1.2, 1.8, 2.4]) if k == "Repl" else 0; lb += h; pt += ph
            row = [str(n), k, Pg(d, 8), "", "", "", f"{h:.1f}", f"{ph:.1f}" if ph else ""]; n += 1
            if k == "Repl":
                u = p.cents(18, 420); it = p.add(dict(d=d, ty="Part", q=1, u=u, t=u), True, False); row[3:6] = [p.pn(), "1", m(u)]
            rows.append(row)
            if ph and r.random() < .6: rows.append([str(n), "", Pg("Add for Clear Coat", 8), "", "", "", "", "0.4"]); n += 1; pt += .4
    t = Table(rows, colWidths=[28, 34, 190, 92, 28, 60, 44, 44], repeatRows=1); t.setStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, -1), "Helvetica", 8), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5), ("LINEBELOW", (0, 0), (-1, 0), .7, K.black)] + sty); S.append(t)
    lb, pt = round(lb, 1), round(pt, 1); rows = [["Category", "Basis", "Rate", "Cost $"], ["Parts", "", "", m(p.S("Part"))]]
    for d, h, rt in (("Body Labor", lb, r.choice([5200, 5600, 6200])), ("Paint Labor", pt, r.choice([5200, 5600, 6200])), ("Paint Supplies", pt, r.choice([3200, 3800, 4200]))):
        if h: it = p.add(dict(d=d, ty="Labor" if "Labor" in d else "Fee", q=h, u=rt, t=round(h * rt))); rows.append([d, f"{h:.1f} hrs", f"@ $ {m(rt)} /hr", m(it["t"])])
    if r.random() < .7: f = p.add(dict(d="Hazardous waste removal", ty="Fee", q=None, u=None, t=r.choice([300, 500, 750])), False, False); rows.append([f["d"], "", "", m(f["t"])])
    p.subtotal = p.S(); rt = r.choice([6, 7, 8.25]); p.tax = round(p.S("Part") * rt / 100); p.close(); ded = r.choice([25000, 50000, 100000])
    rows += [["Subtotal", "", "", m(p.subtotal)], [f"Sales Tax", f"$ {m(p.S('Part'))}", f"@ {rt:.4f} %", m(p.tax)], ["Total Cost of Repairs", "", "", m(p.total)]] + ([["Deductible", "", "", m(ded)], ["Net Cost of Repairs", "", "", m(p.total - ded)]] if p.total > ded else [])
    t = Table(rows, colWidths=[150, 80, 90, 80]); t.setStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8.5), ("FONT", (0, 1), (-1, -1), "Helvetica", 8.5), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), .5, K.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)])
    S += [Spacer(1, 10), KeepTogether([Pg("ESTIMATE TOTALS", 9, "Helvetica-Bold"), t])]; doc(p, S)

def C08(L):
    p = P("C08", L, "receipt", "reportlab"); r = p.r; p.hard = ["narrow-receipt", "qty-line-below"]; m = money(r.choice([0, 1])); F, Z = r.choice([("Courier", 8), ("Helvetica", 8.5)]); B = F + "-Bold"; W = 80 * mm
    p.shop = p.shop if len(p.shop) < 30 else p.shop.replace(", Inc.", "").replace(" LLC", "")
    A = [p.part(.35) for _ in range(r.randint(2, 6))] + [p.service() for _ in range(r.randint(0, 2))] + [p.labor(.2) for _ in range(r.randint(0, 2))]; out = []  # (left, right, bold)
    def up(it): it["d"] = it["d"].upper() if L in "bd" else it["d"]; return it
    def put(it, qline):
        ls = wrap(it["d"], F, Z, W - 24 - 52); last = r.random() < .5 if L == "c" else L == "b"
        for i, s in enumerate(ls): out.append((s, m(it["t"]) if i == (len(ls) - 1 if last else 0) else "", False))
        if qline: out.append((f"   {qs(it['q'])} @ {m(it['u'])}" + ("/hr" if it["ty"] == "Labor" else ""), "", False))
    for it in A: up(it); ql = it["q"] != 1 and it["ty"] != "Service"; p.add(it, ql, ql); put(it, ql)
    for _ in range(r.randint(0, 2)): f = up(p.fee(True)); p.add(f, False, False); put(f, False)
    out.append(("-", "", False)); p.subtotal = p.S(); dis = p.disc(.3); tx = p.taxes(); p.close(); out.append(("SUBTOTAL", m(p.subtotal), False))
    if dis: out.append((dis[0].upper(), m(-dis[1]), False))
    for a, b in tx: out.append((a.upper(), m(b), False))
    out += [("TOTAL", m(p.total), True), ("VISA ************" + str(r.randint(1000, 9999)), m(p.total), False), ("CHANGE", m(0), False)]
    hd = [p.shop, p.addr, p.city, p.phone, "", f"RECEIPT {p.no}   {p.date}", p.veh()] + ([f"VIN {p.vin}"] if p.vin else []) + ([f"MILES {p.miles}"] if p.miles else []) + [""]
    H = (len(hd) + len(out)) * 11.5 + 60; p.save(); c = canvas.Canvas(p.path("pdf"), pagesize=(W, H)); y = H - 22
    for i, t in enumerate(hd):
        z = Z + 2 if i == 0 else Z
        while SW(t, B if i == 0 else F, z) > W - 20: z -= .25
        c.setFont(B if i == 0 else F, z); c.drawCentredString(W / 2, y, t); y -= 11.5
    for a, b, bo in out:
        if a == "-": c.setDash(2, 2); c.line(12, y + 4, W - 12, y + 4); c.setDash()
        else: c.setFont(B if bo else F, Z); c.drawString(12, y, a); c.drawRightString(W - 12, y, b)
        y -= 11.5
    c.setFont(F, 7); c.drawCentredString(W / 2, y - 6, "THANK YOU - KEEP FOR WARRANTY"); c.save()
if __name__ == "__main__":
    import sys
    for f in (C01, C02, C03, C04, C05, C06, C07, C08):
        if len(sys.argv) > 1 and f.__name__ not in sys.argv[1:]: continue
        for L in "abcd": f(L)
