"""Typed papers: receipts 32/42 columns, plain text, dots, ASCII tables (ReportLab, groff -Tascii), groff tbl, groff prose, LaTeX."""
from core import *
import words as W, textwrap
from paper1 import canvas, wrap
def mono_pdf(p, lines, font="Courier", size=9, w=612, h=792, mx=40, my=36, lead=None, bold=()):
    lead = lead or size * 1.18; c = canvas.Canvas(p.path(), pagesize=(w, h)); y = h - my
    for i, t in enumerate(lines):
        if y < my: c.showPage(); y = h - my
        c.setFont("Courier-Bold" if i in bold and font == "Courier" else font, size); c.drawString(mx, y, t); y -= lead
    c.showPage(); c.save()
def tw(t, n): return textwrap.wrap(t, n, break_long_words=False, break_on_hyphens=False) or [""]
def lr(a, b, n): return a + " " * max(1, n - len(a) - len(b)) + b
def centre(t, n): return t[:n].center(n).rstrip() if len(t) <= n else t
def rhead(p, n):
    o = [x.center(n).rstrip() for x in tw(p.shop if p.r.random() < .5 else p.shop, n)] + [p.addr.center(n).rstrip(), p.town.center(n).rstrip(), p.phone.center(n).rstrip(), ""]
    if p.docno: o.append(lr(p.r.choice(["Ticket", "Inv#", "RO", "Receipt #"]) + " " + p.docno, p.date, n))
    else: o.append(p.date)
    o += tw("Cust: " + p.cust, n)
    for a, b in p.veh_pairs(): o += tw(b if len(a + b) + 2 > n or p.r.random() < .4 else "%s: %s" % (a, b), n)
    return o
# 05 ESC/POS 32 columns: name, below it "2 x 48.00    96.00"
def l05(p):
    r = p.r; n = 32; p.mf = r.choice(["c", "n", "$c"]); rows = p.rows(3, 12); o = rhead(p, n) + ["-" * n]; mode = r.choice(["below", "below", "same", "above"]); at = r.choice([" x ", " @ ", "@"])
    for it in rows:
        one = it["q"] == 1 and r.random() < .7; z = p.m(it["t"])
        if one or (mode == "same"):
            p.put(it, 0, 0); L = tw(it["d"], n - len(z) - 1); o += L[:-1] + [lr(L[-1], z, n)]
        else:
            p.put(it); x = " " + qf(it["q"]) + r.choice(["", " hr" if it["ty"] == "Labor" else ""]) + at + p.m(it["u"])
            o += tw(it["d"], n) + [lr(x, z, n)] if mode == "below" else [lr(x, z, n)] + [" " + t for t in tw(it["d"], n - 1)]
        if it["note"]: o += ["  *" + t for t in tw(it["note"], n - 3)]
    for a, z in p.nc(): o.append(lr(a[:n - 12], z, n))
    o.append("-" * n)
    for a, z, k in p.sums(): o += [("=" * n)] * (k == "total") + (tw(a, n - len(z) - 1)[:-1] + [lr(tw(a, n - len(z) - 1)[-1], z, n)])
    o += ["", lr("CARD ****%04d" % r.randint(0, 9999), "APPROVED", n), ""]
    for t in p.thanks(2): o += [x.center(n).rstrip() for x in tw(t, n)]
    f = r.choice(["Courier", "dmono", "mono"]); mono_pdf(p, o, f, 9, 226 if f != "dmono" else 230, max(300, 11 * len(o) + 50), 24 if f != "dmono" else 20, 28, 10.8)
# 06 42 columns with QTY ITEM PRICE AMT columns, parts and labor blocks
def l06(p):
    r = p.r; n = 42; p.mf = r.choice(["n", "c"]); js = p.jobs(3, 16); ps = uniq([x for j in js for x in j["parts"]]); ls = uniq([x for j in js for x in j["labor"]] + p.flats); o = rhead(p, n); ch = r.choice("=-*")
    pr = r.random() < .5; o += [ch * n, "QTY  ITEM" + " " * (n - 9 - 6 - (9 if pr else 0)) + ("    EACH " if pr else "") + "AMOUNT"]
    def blk(t, L):
        if not L: return
        if t: o.append(r.choice(["[%s]", "** %s **", "%s:"]) % t)
        for it in L:
            sq = not (it["ty"] == "Service" and r.random() < .5); p.put(it, sq, sq and pr); z = p.m(it["t"]).rjust(9); u = (p.m(it["u"]) if sq else "").rjust(9) if pr else ""
            D = tw(it["d"], n - 5 - 9 - len(u))
            o.append((qf(it["q"]) if sq else "").ljust(5) + D[0].ljust(n - 14 - len(u)) + u + z); o.extend("     " + d for d in D[1:])
    heads = r.random() < .6; a = [("PARTS", ps), ("LABOR", ls)]; a = a[::-1] if r.random() < .4 else a
    for t, L in a:
        blk(t if heads else "", L)
    o.append(ch * n)
    for a, z, k in p.sums(): o.append(lr(" " * r.choice([0, 0]) + a, z, n))
    o.append(ch * n); o += [""] + [y for t in p.thanks(3) for y in tw(t, n)]
    mono_pdf(p, o, r.choice(["Courier", "mono"]), 8.5, 260, 11 * len(o) + 60, 22, 30, 10.5)
# 08 plain text with dots, 72 columns, hand-typed, job letters
def l08(p):
    r = p.r; n = r.choice([64, 72, 78]); p.mf = r.choice(["c", "n", "$c"]); p.whole = True; p.cents_always = r.random() < .35; js = p.jobs(3, 18); dot = r.choice([".", ".", "_", " ."]); o = [p.shop.upper() if r.random() < .3 else p.shop, p.addr + "  " + p.town, p.phone, "", "%s%s" % (p.date, "      ticket " + p.docno if p.docno else ""), "for: " + p.cust] + ["%s: %s" % x for x in p.veh_pairs()] + ["", "=" * n if r.random() < .5 else ""]
    def ln(d, z, ind=2):
        L = tw(d, n - len(z) - 8 - ind); w = n - ind - len(L[-1]) - len(z) - 2; fill = (dot * w)[:w] if dot != " ." else (" ." * w)[:w]
        for i, t in enumerate(L): o.append(" " * ind + t + (" " + fill + " " + z if i == len(L) - 1 else ""))
    qm = r.choice(["pre", "paren", "tail", "each"]); rest = []
    for k, j in enumerate(js):
        hd = r.random() < .5
        if hd: o.append("%s) %s" % ("ABCDEFGHIJKL"[k] if r.random() < .5 else k + 1, j["head"]))
        for it in uniq(j["labor"] + j["parts"] if r.random() < .5 else j["parts"] + j["labor"]):
            q = it["q"] != 1 and it["ty"] == "Part"; d = it["d"]
            if q and qm in ("pre", "paren"): d, i2 = in_name(it, {"pre": "%s x %s", "paren": "(%s) %s"}[qm]); p.put(i2, 1, 0)
            elif q and qm == "each": p.put(it, 1, 1); d = "%s  %s @ %s" % (d, qf(it["q"]), p.m(it["u"]))
            elif it["ty"] == "Labor" and r.random() < .5: p.put(it, 1, 1); d = "%s, %s hrs @ %s" % (d, qf(it["q"]), p.m(it["u"]))
            else: p.put(it, 0, 0)
            ln(d, p.m(it["t"]), 5 if hd else 2)
            if it["note"]: o.append("      - " + it["note"])
        if hd: o.append("")
    for f in p.flats: p.put(f, 0, 0); ln(f["d"], p.m(f["t"]))
    o.append("")
    for a, z, k in p.sums(): ln(a, z, r.choice([20, 20]))
    de = p.declined()
    if de: o += ["", "Still needs (not done, not in total):"] + ["   %s - about %s" % (a, p.m(z)) for a, z in de]
    o += [""] + [y for t in p.thanks(3) for y in tw(t, n)]
    mono_pdf(p, o, r.choice(["Courier", "mono", "dmono"]), 9 if n < 78 else 8.5, mx=40)
# 27 radiator shop: ASCII box table; groff -Tascii is only the typewriter, ReportLab the paper
def l27(p):
    r = p.r; p.mf = r.choice(["c", "n"]); rows = p.rows(3, 15); cols = r.choice(["qdut", "dqut", "dt", "qdt", "tdq"]); wd = {"q": 6, "u": 10, "t": 11, "d": 40}; N = {"q": "Qty", "u": "Each", "t": "Amount", "d": "Description"}
    v, hz, cr = r.choice([("|", "-", "+"), ("|", "-", "+"), (" ", "-", "-"), ("!", "=", "=")]); sep = cr + cr.join(hz * (wd[c] + 2) for c in cols) + cr; each = r.random() < .5
    line = lambda V: v + v.join(" " + (str(V.get(c, "")).ljust(wd[c]) if c == "d" else str(V.get(c, "")).rjust(wd[c])) + " " for c in cols) + v
    o = []
    if r.random() < .5: o += [p.shop.center(len(sep)).rstrip(), (p.addr + ", " + p.town).center(len(sep)).rstrip(), p.phone.center(len(sep)).rstrip(), ""]
    else: o += [p.shop, p.addr, p.town + "   " + p.phone, ""]
    L = ["Sold to: " + p.cust] + ["%s: %s" % x for x in p.veh_pairs()]; R = ["%s: %s" % x for x in pairs2(p)]
    for i in range(max(len(L), len(R))): o.append((L[i] if i < len(L) else "").ljust(50) + (R[i] if i < len(R) else ""))
    o += ["", sep, line({c: N[c] for c in cols}), sep]
    for it in rows:
        p.put(it, "q" in cols, "u" in cols); D = tw(it["d"], wd["d"]); o.append(line({"q": qf(it["q"]), "d": D[0], "u": p.m(it["u"]), "t": p.m(it["t"])})); o += [line({"d": x}) for x in D[1:]]
        if it["note"]: o.append(line({"d": "  (" + it["note"] + ")"}))
        if each: o.append(sep)
    if not each: o.append(sep)
    for a, z, k in p.sums(): o.append(a.rjust(len(sep) - 15) + z.rjust(14)) if cols[0] != "t" else o.append(v + z.rjust(wd["t"] + 1) + " " + v + " " + a)
    o += [""] + p.thanks(2); mono_pdf(p, [x.rstrip() for x in o], r.choice(["Courier", "mono"]), 9, mx=42)
def pairs2(p):
    v = [("Date", p.date)] + ([("Invoice", p.docno)] if p.docno else [])
    return v + [("Terms", p.r.choice(["COD", "Net 10", "Cash"]))]
def ge(t): return "\\&" + str(t).replace("\\", "\\e").replace("'", "\\(aq").replace(";", "\\&;")
def groff(p, src, opts=()):
    f = os.path.join(TMP, p.name + ".tr"); open(f, "w").write(src)
    ps = subprocess.run(["groff", "-t", "-Tps", "-P-pletter", *opts, f], capture_output=True).stdout
    g = f[:-3] + ".ps"; open(g, "wb").write(ps); subprocess.run(["ps2pdf", "-sPAPERSIZE=letter", g, p.path()], check=True)
GH = ".pl 11i\n.po 0.8i\n.ll 6.9i\n.nr PS %d\n.ps %d\n.vs %dp\n.fam %s\n.nh\n.na\n"
def ghead(p, extra=""):
    ps = p.r.choice([9, 10, 11]); return GH % (ps, ps, ps + 3, p.r.choice(["T", "H", "P", "N", "C" if extra != "wide" else "H", "B"])) + ("\\&\n.sp 0.7i\n" if extra != "wide" else "")
# 07 groff tbl boxed: hours x rate for labor, then parts in the same box with heads
def l07(p):
    r = p.r; p.mf = r.choice(["c", "$c"]); js = p.jobs(3, 20); ps = uniq([x for j in js for x in j["parts"]]); ls = uniq([x for j in js for x in j["labor"]] + p.flats); box = r.choice(["allbox", "box", "center", "doublebox"])
    s = ghead(p) + ".ce 3\n\\s+6\\fB%s\\fP\\s-6\n%s, %s\n%s\n.sp\n" % (ge(p.shop), ge(p.addr), ge(p.town), ge(p.phone))
    s += ".nf\n%s\n%s\n.sp\n.fi\n" % (ge("   ".join("%s: %s" % x for x in pairs2(p)) + "   Customer: " + p.cust), "\n".join(ge("%s: %s" % x) for x in p.veh_pairs()))
    num = r.random() < .6; T = lambda d: "T{\n%s\nT}" % ge(d)
    def sec(L, hd, names):
        if not L: return ""
        t = ".TS\n%s expand tab(;);\n" % box + ("lB s s s\n" if hd else "") + "lB nB nB nB\nl n n n.\n".replace("l n n n.", "lw(3.4i) n n n.") + (hd + "\n_\n" if hd else "") + ";".join(names) + "\n_\n"
        for it in L:
            ok = not (it["ty"] == "Service"); p.put(it, ok, ok); d = it["d"]
            t += T(d) + ";%s;%s;%s\n" % (qf(it["q"]) if ok else "", p.m(it["u"]) if ok else "", p.m(it["t"]))
            if it["num"] and num: t += "T{\n\\s-2  #%s\\s0\nT};;;\n" % ge(it["num"])
        return t + ".TE\n.sp\n"
    A = (ls, r.choice(["LABOR", "Labor", ""]), [r.choice(["Operation", "Work performed"]), "Hours", "Rate", "Charge"]); B = (ps, r.choice(["PARTS", "Hard & soft parts", ""]), ["Part", "Qty", "Each", "Total"])
    s += "".join(sec(*x) for x in ([A, B] if r.random() < .5 else [B, A]))
    s += ".TS\n%s tab(;);\nl n.\n" % r.choice(["right", "center", "box"]).replace("right", "center") + "".join("%s;%s\n" % (ge(a), ge(z)) for a, z, k in p.sums()) + ".TE\n.sp\n" + "\n.br\n".join(ge(t) for t in p.thanks(3)) + "\n"
    groff(p, s)
# 17 typed letter in groff: sentences with prices, no table
VERB = ["I replaced the %s for %s", "we put in a %s at %s", "the %s came to %s", "installed %s, %s", "the %s was %s", "fitted %s (%s)"]
def l17(p):
    r = p.r; p.mf = "$c"; p.case = "lower"; p.long_p = 0; js = p.jobs(3, 9); s = ghead(p).replace(".na\n", "") + ".in 0\n%s\n.br\n%s\n.br\n%s, %s\n.sp 2\n%s\n.sp\nDear %s,\n.sp\n" % (ge(p.shop), ge(p.addr), ge(p.town), ge(p.phone), ge(p.date), ge(p.cust))
    v = p.vehicle; s += ge("%s your %s%s%s." % (r.choice(["Here is the bill for", "This is what we did on", "Attached please find our charges for"]), p.veh_one(), ", VIN " + v["vin"] if "vin" in v else "", ", now showing {:,} miles".format(v["mileage"]) if "mileage" in v else "")) + (" " + ge("Our number is %s." % p.docno) if p.docno else "") + "\n.sp\n"
    for j in js:
        sen = []
        for it in uniq(j["parts"]):
            q = it["q"] != 1
            if q: p.put(it, 1, 1); sen.append("%s %s at %s each is %s" % (qf(it["q"]), it["d"], p.m(it["u"]), p.m(it["t"])))
            else: p.put(it, 0, 0); sen.append(r.choice(VERB) % (it["d"], p.m(it["t"])))
        it = j["labor"][0]; ln = r.choice(["labor", "our labor", "shop time"]); it["d"] = ln.split(" ")[-1] if ln != "shop time" else ln; hr = r.random() < .6; p.put(it, hr, hr)
        sen.append("%s on that %s" % (ln, "%s hours at %s, %s" % (qf(it["q"]), p.m(it["u"]), p.m(it["t"])) if hr else "was " + p.m(it["t"])))
        r.shuffle(sen); t = ". ".join(x[0].upper() + x[1:] if r.random() < 0 else x for x in sen)
        s += ge(r.choice(["%s:", "As to \"%s\":", "%s."]) % j["head"].capitalize() + " " + t + ".") + "\n.sp\n"
    for f in p.flats: p.put(f, 0, 0); s += ge("There is also %s for the %s." % (p.m(f["t"]), f["d"])) + "\n"
    S = p.sums(split=False); out = []
    for a, z, k in S: out.append("%s %s" % (a, z))
    s += ".sp\n" + ge("; ".join(out) + ".") + "\n.sp\n" + "\n".join(ge(t) for t in p.thanks(2)) + "\n.sp 2\nYours,\n.sp\n" + ge(r.choice(W.PEOPLE)) + "\n"
    groff(p, s)
# 25 RV service, groff: job heads, op codes, tech, hours; declined list; may run over pages
def l25(p):
    r = p.r; p.mf = r.choice(["c", "n"]); js = p.jobs(9, 25, False); tech = r.random() < .6; s = ghead(p, "wide") + ".de HD\n.sp 0.4i\n..\n.wh 0 HD\n.de FO\n'bp\n..\n.wh -0.8i FO\n"
    s += ".TS\nexpand tab(;);\nlB rB\nl r.\n%s;%s\n%s;%s\n%s;%s\n.TE\n" % (ge(p.shop), r.choice(["SERVICE INVOICE", "RV SERVICE"]), ge(p.addr), ge(("No. " + p.docno) if p.docno else ""), ge(p.town), ge(p.date)) + ".sp\n" + ge(p.cust + "  " + p.phone) + "\n.br\n" + "\n.br\n".join(ge("%s: %s" % x) for x in p.veh_pairs()) + "\n.sp\n"
    sub = r.random() < .5
    for k, j in enumerate(js):
        s += ".ne 6\n.TS\nexpand tab(;);\n%sl lw(3.1i) n n n.\n" % ("lB s s s s\n")
        s += ge("%s %d  %s" % (r.choice(["JOB", "Line"]) if r.random() < 0 else "JOB", k + 1, j["head"])) + "\n"; jt = 0
        for it in uniq(j["labor"] + j["parts"]):
            p.put(it); jt += it["t"]; code = ("T%d" % r.randint(1, 9) if tech else "LAB") if it["ty"] == "Labor" else it["num"]
            s += "%s;T{\n%s\nT};%s;%s;%s\n" % (ge(code), ge(it["d"]), qf(it["q"]), p.m(it["u"]), p.m(it["t"]))
        if sub: s += ";;;%s;%s\n" % ("Job total", p.m(jt))
        s += ".TE\n" + (".br\n\\fI%s\\fP\n" % ge("Cause: " + r.choice(W.NOTES)) if r.random() < .5 else "") + ".sp\n"
    de = p.declined()
    if de: s += ".ne 5\n\\fBDeclined by customer\\fP\n.br\n" + "\n.br\n".join(ge("  %s  %s" % (a, p.m(z))) for a, z in de) + "\n.sp\n"
    S = p.sums(); s += ".ne 12\n.TS\ncenter tab(;);\nl n.\n" + "".join("%s;%s\n" % (ge(a), ge(z)) for a, z, k in S) + ".TE\n.sp\n" + "\n.br\n".join(ge(t) for t in p.thanks(2)) + "\n"
    groff(p, s)
def te(t): return re.sub(r"([#$%&_{}])", r"\\\1", str(t)).replace("~", " ").replace("\"", "''").replace("-", "{-}").replace("''", "\x02").replace("'", r"\textquotesingle{}").replace("\x02", "''").replace("ff", "f{}f").replace("fi", "f{}i").replace("fl", "f{}l")
# 18 LaTeX: part numbers before names, no unit prices, lump-sum labor as the last line
def l18(p):
    r = p.r; p.whole = r.random() < .75; p.cents_always = r.random() < .2; p.mf = r.choice(["n", "c"]); js = p.jobs(5, 22); ps = uniq([x for j in js for x in j["parts"]]); qm = r.choice(["col", "pre", "qts"]); pos = r.choice(["before", "after", "no"])
    if not ps: js = p.jobs(12, 22); ps = uniq([x for j in js for x in j["parts"]])
    cols = ([("r", "q")] if qm == "col" else []) + ([("l", "n")] if pos == "before" else []) + [(">{\\raggedright\\arraybackslash}p{%scm}" % r.choice([7, 8, 6]), "d")] + ([("l", "n")] if pos == "after" else []) + [("r", "t")]
    b = ""; lh = r.random() < .4; put = []
    for it in ps:
        q = it["q"] != 1; d = it["d"]
        if q and qm != "col": d, it = in_name(it, {"pre": "%s x %s", "qts": "(%s) %s"}[qm])
        p.put(it, 1 if qm == "col" else q, 0)
        b += " & ".join(te({"q": qf(it["q"]), "n": it["num"], "d": d, "t": p.m(it["t"])}[c]) for _, c in cols) + r" \\" + "\n"
    for f in p.flats: p.put(f, 0, 0); b += " & ".join(te({"q": "", "n": "", "d": f["d"], "t": p.m(f["t"])}[c]) for _, c in cols) + r" \\" + "\n"
    h = sum(j["labor"][0]["q"] for j in js); h = round(h, 1); lab = p.style(r.choice(["Labor", "Labor to do all above", "Labor, complete job", "Shop labor", "LABOR CHARGE", "Total labor for above work"])); hr = r.random() < .5
    it = p.mk(lab, "Labor", h, p.rate); it["t"] = int(round(h * 10)) * p.rate // 10; it["q"] = int(h) if h == int(h) else h
    d = lab + (" (%s hrs at %s)" % (qf(it["q"]), p.m(p.rate)) if hr else ""); p.put(it, hr, hr); b += r"\hline " * lh + " & ".join(te({"q": "", "n": "", "d": d, "t": p.m(it["t"])}[c]) for _, c in cols) + r" \\" + "\n"
    S = p.sums(split=False); sp = len(cols) - 1
    b += r"\hline " + "".join(r"\multicolumn{%d}{r}{%s} & %s \\" % (sp, te(a), te(z)) + "\n" for a, z, k in S)
    work = ", ".join(j["head"] for j in js); lines = r"\\ ".join("%s: %s" % (te(a), te(z)) for a, z in p.veh_pairs())
    H = " & ".join("" if c != "d" else r.choice(["Parts", "Description", "Material"]) for _, c in cols)
    src = r"\documentclass[%s]{article}\usepackage[T1]{fontenc}\usepackage{%s}\usepackage[margin=2cm,letterpaper]{geometry}\usepackage{longtable,array}\pagestyle{empty}\hyphenpenalty=10000\exhyphenpenalty=10000\parindent0pt\begin{document}" % (r.choice(["10pt", "11pt"]), r.choice(["lmodern", "lmodern}\\renewcommand{\\familydefault}{\\sfdefault", "lmodern}\\renewcommand{\\familydefault}{\\ttdefault"])) + r"\input{glyphtounicode}\pdfgentounicode=1 "
    src += r"{\Large\textbf{%s}}\\ %s, %s\\ %s\bigskip\\ %s\hfill %s\medskip\\ %s\\ %s\medskip\\ \textbf{Work done:} %s\bigskip" % (te(p.shop), te(p.addr), te(p.town), te(p.phone), te(p.date), te("Invoice " + p.docno if p.docno else ""), te(p.cust), lines, te(work))
    src += "\n\n\\begin{longtable}{%s}%s\\\\ \\hline\n%s\\end{longtable}\n\n{\\small %s}\\end{document}" % (("|" + "|".join(a for a, _ in cols) + "|") if r.random() < .4 else "".join(a for a, _ in cols), H, b, r"\\ ".join(te(t) for t in p.thanks(2)))
    f = os.path.join(TMP, p.name + ".tex"); open(f, "w").write(src)
    x = subprocess.run(["pdflatex", "-interaction=batchmode", "-output-directory", TMP, f], capture_output=True, text=True, timeout=60)
    g = f[:-4] + ".pdf"; assert os.path.exists(g), x.stdout[-500:] + open(f[:-4] + ".log").read()[-800:]
    os.replace(g, p.path())
ALL = {"z05": (l05, ["general", "exhaust", "motorcycle", "radiator"], "receipt", "reportlab"), "z06": (l06, ["general", "marine", "diesel", "exhaust"], "receipt", "reportlab"), "z07": (l07, ["transmission", "diesel", "transmission", "machine"], "invoice", "groff"), "z08": (l08, ["general", "radiator", "upholstery", "marine"], "invoice", "reportlab"),
       "z17": (l17, ["general", "marine", "upholstery", "motorcycle"], "invoice", "groff"), "z18": (l18, ["transmission", "machine", "general", "rv"], "invoice", "pdflatex"), "z25": (l25, "rv", "invoice", "groff"), "z27": (l27, ["radiator", "exhaust", "general", "upholstery"], "invoice", "reportlab")}
