from cards1 import *
def l19(d):
    "old form: parts at the left, labor at the right, rows beside each other"
    d.gen = 'reportlab'; d.wraps = True; W_, H = letter
    ws = build(d, d.pick4('n', [3, 5, 7, 4]), labor=lambda o: d.r.choice(['Replace ', 'R&R ', 'Labor ', 'Install ']) + o.noun, modes=('split',), tax=d.ch('parts', 'all', 'parts'), svc=.5)
    t, l = headline(d); f, b = d.pick4('f', FONTS); c = canvas.Canvas(d.path(), pagesize=letter); y = rlhead(c, d, t, l, f, b, W_, H, x0=34)
    lq = d.pick4('lq', ['qty', 'noqty', 'qtyunit', 'qty']); lh = d.pick4('lh', [1, 0, 1, 0]); swap = d.vi == 3; sz = d.ch(8, 8.5, 9); mid = d.ch(300, 320, 330)
    LX, LW = (34, mid - 40) if not swap else (mid + 6, W_ - 34 - mid - 6); RX, RW = (mid + 6, W_ - 34 - mid - 6) if not swap else (34, mid - 40)
    P = [i for i in d.items if i.type == 'Part' or i.desc.lower().startswith(('machine', 'sublet'))]; Lb = [i for i in d.items if i not in P and i not in d.fees_]
    for i in P:
        if lq == 'noqty': i.qty = i.unit = None
        elif lq == 'qty': i.unit = None
    for i in Lb:
        i.unit = None
        if not lh: i.qty = None
    d.items = (Lb + P if swap else P + Lb) + d.fees_
    c.setFont(b, sz); c.setFillGray(0)
    hp = d.ch(['QTY', 'PART / DESCRIPTION', 'EACH', 'AMOUNT'], ['Qty.', 'Parts and materials', 'Price', 'Total'], ['No.', 'Part', 'Unit', 'Ext.']); hl = d.ch(['INSTRUCTIONS / LABOR', 'HRS', 'CHARGE'], ['Labor performed', 'Time', 'Amount'], ['Service', 'Hours', 'Amt'])
    y -= 8; top = y
    if lq != 'noqty': c.drawString(LX + 2, y, hp[0])
    c.drawString(LX + (24 if lq != 'noqty' else 4), y, hp[1]); c.drawRightString(LX + LW - 2, y, hp[3])
    if lq == 'qtyunit': c.drawRightString(LX + LW - 48, y, hp[2])
    c.drawString(RX + 2, y, hl[0]); c.drawRightString(RX + RW - 2, y, hl[2])
    if lh: c.drawRightString(RX + RW - 56, y, hl[1])
    c.line(34, y - 4, W_ - 34, y - 4); y0 = y - 6 - sz
    def col(items, left):
        y = y0
        for i in items:
            w = (LW - 30 - (90 if lq == 'qtyunit' else 50)) if left else (RW - (86 if lh else 54)); Ls = wrapw(i.desc, f, sz, w)
            c.setFont(f, sz); x = LX + (24 if lq != 'noqty' else 4) if left else RX + 2
            if left and i.qty: c.drawString(LX + 4, y, qs(i.qty))
            if left and i.unit: c.drawRightString(LX + LW - 48, y, d.m(i.unit))
            if not left and i.qty: c.drawRightString(RX + RW - 56, y, qs(i.qty, 'f1'))
            c.drawRightString((LX + LW if left else RX + RW) - 2, y, d.m(i.total))
            for s in Ls: c.drawString(x, y, s); y -= sz + 2
            y -= d.vi % 3 * 2 + 1
        return y
    ya, yb = col(P, True), col(Lb, False); y = min(ya, yb) - 4; c.line(34, y + sz, W_ - 34, y + sz); c.line(mid, top + 10, mid, y + sz)
    c.setFont(b, sz)
    c.drawString(LX + 24, y - 3, hp[3] + ' parts'); c.drawRightString(LX + LW - 2, y - 3, d.m(sum(i.total for i in P))); c.drawString(RX + 2, y - 3, 'Total labor'); c.drawRightString(RX + RW - 2, y - 3, d.m(sum(i.total for i in Lb))); y -= 26
    X = 340 if d.vi % 2 else 34
    for a, m, fl in totrows(d, sums=False):
        c.setFont(b if fl else f, sz + 1); c.drawString(X, y, a); c.drawRightString(X + 230, y, m); y -= sz + 5
    c.setFont(f, 7); c.drawString(34, 40, 'I hereby authorize the above repair work to be done along with the necessary material.'); c.save()
def l20(d):
    "masonry of cards in two columns, parts and labor parts of each with sums"
    d.gen = 'reportlab'; d.wraps = True; W_, H = letter
    ws = build(d, d.pick4('n', [2, 4, 6, 5]), modes=('split',), svc=.3); t, l = headline(d); f, b = d.pick4('f', FONTS); c = canvas.Canvas(d.path(), pagesize=letter); y = rlhead(c, d, t, l, f, b, W_, H, x0=36)
    sz = d.ch(8, 8.5, 9); cw = (W_ - 72 - 14) / 2; secs = d.pick4('secs', [1, 1, 0, 2]); ys = [y, y]; order = d.pick4('ord', ['pl', 'lp', 'pl', 'lp']); page_ = 0
    for k, o in enumerate(ws):
        its = o.items if order == 'pl' or not o.lab else [o.lab] + [i for i in o.items if i is not o.lab]; rows = []
        for cap_, g in (('Parts', [i for i in its if i.type != 'Labor']), ('Labor', [i for i in its if i.type == 'Labor']))[::1 if order == 'pl' else -1]:
            if not g: continue
            if secs and not o.solo: rows.append(('h', cap_, ''))
            for i in g:
                if i.qty and i.type == 'Labor': s = f'{qs(i.qty)} h x {d.m(i.unit)}'
                elif i.qty: s = f'{qs(i.qty)} x {d.m(i.unit)}'
                else: s = ''
                ls = wrapw(i.desc, f, sz, cw - 74)
                for q, x in enumerate(ls): rows.append(('r', x, d.m(i.total) if q == 0 else ''))
                if s: rows.append(('s', s, ''))
            if secs == 2 and not o.solo: rows.append(('r2', f'{cap_} subtotal', d.m(sum(i.total for i in g))))
        rows.append(('b', d.ch('Job total', 'Subtotal', 'Card total'), d.m(sum(i.total for i in o.items))))
        hl = wrapw(o.head if not o.solo else d.ch('Check', 'Flat rate work'), b, sz + 1, cw - 14); h = len(hl) * (sz + 4) + len(rows) * (sz + 3) + 12
        q = 0 if ys[0] >= ys[1] else 1
        if ys[q] - h < 40: q = 1 - q
        if ys[q] - h < 40: c.showPage(); ys = [H - 50, H - 50]; q = 0
        X, Y = 36 + q * (cw + 14), ys[q]
        c.setStrokeGray(.55); c.rect(X, Y - h, cw, h); c.setStrokeGray(0); Y -= sz + 5; c.setFont(b, sz + 1)
        for x in hl: c.drawString(X + 6, Y, x); Y -= sz + 4
        for kd, a, m in rows:
            c.setFont(b if kd in 'hb' else f, sz - 1.2 if kd == 's' else sz); c.setFillGray(.4 if kd in ('s', 'h') else 0); c.drawString(X + (12 if kd == 's' else 6), Y, a); c.drawRightString(X + cw - 6, Y, m); Y -= sz + 3
        c.setFillGray(0); ys[q] -= h + 10
    if order == 'lp': d.items = [i for o in ws for i in ([o.lab] if o.lab else []) + [x for x in o.items if x is not o.lab]] + d.fees_
    R = totrows(d); y = min(ys) - 12
    if y - len(R) * 14 < 30: c.showPage(); y = H - 60
    X = d.ch(36, 330)
    for a, m, fl in R: c.setFont(b if fl else f, sz + 1); c.drawString(X, y, a); c.drawRightString(X + 236, y, m); y -= sz + 5
    c.save()
def l21(d):
    "narrow cards flowing down three columns of the page"
    d.wraps = True; ws = build(d, d.pick4('n', [4, 6, 8, 5]), modes=d.pick4('mo', [('split',), ('split', 'flat'), ('split', 'flat', 'parts'), ('split',)])); t, l = headline(d); C = []; form = d.pick4('form', ['over', 'row', 'under', 'row']); nc = d.pick4('nc', [3, 3, 2, 4])
    for o in ws:
        B = ''
        for i in o.items:
            q = f'{qs(i.qty)} {"hr" if i.type == "Labor" else "@"} {"@ " if i.type == "Labor" else ""}{d.m(i.unit)}' if i.qty else ''
            if form == 'over': B += f'<div class=n>{esc(i.desc)}</div><div class=f>{q} <b>{d.m(i.total)}</b></div>'
            elif form == 'under': i.qty = i.unit = None; B += f'<div class=f><b>{d.m(i.total)}</b></div><div class=n>{esc(i.desc)}</div>'
            else: B += f'<table width=100%><tr><td>{esc(i.desc)}' + (f'<br><small>{q}</small>' if q else '') + f'</td><td align=right style="padding-left:4px">{d.m(i.total)}</td></tr></table>'
        if d.p(.3): B += f'<div class=o>{d.r.choice(W.NOTES)}</div>'
        C.append(f'<div class=c><div class=t>{esc(o.head) if not o.solo else d.ch("Other work", "Single item")}</div>{B}<div class=s><span>{d.ch("Subtotal","Sum","Job")}</span> {d.m(sum(i.total for i in o.items))}</div></div>')
    if d.p(.6): n, x, w = notecard(d); C.append(f'<div class=c><div class=t>{n}</div><div class=o>{w}</div><s>{x}</s></div>')
    for f_ in d.fees_: f_.qty = None
    css = f'.g{{columns:{nc};column-gap:{d.ch(8,14)}px}}.c{{break-inside:avoid;border:1px solid {d.ch("#999","#000","#ccc")};padding:6px;margin-bottom:9px;display:block}}.t{{font-weight:bold;background:{d.ch("#eee","#fff","#ffe9c9")}}}.n{{margin-top:3px}}.f{{text-align:{d.ch("right","left")}}}.o{{font-style:italic;font-size:85%}}.s{{text-align:right;border-top:1px solid #888;margin-top:3px;font-weight:bold}}.tot{{margin-top:8px;width:55%;margin-left:{d.ch("auto","0")}}}'
    html_weasy(d, page(d, css, headhtml(d, t, l) + f'<div class=g>{"".join(C)}</div>' + tothtml(d, totrows(d)), size=d.pick4('sz', ['letter', 'letter landscape', 'letter', 'letter landscape']), fs=d.ch(8.5, 9)))
def l22(d):
    "LaTeX: framed boxes beside each other"
    d.wraps = True; E = texesc; nc = d.pick4('nc', [2, 2, 3, 2]); ws = build(d, d.pick4('n', [2, 4, 6, 5]), modes=d.pick4('mo', [('split',), ('split',), ('flat', 'split'), ('parts', 'split')])); t, l = headline(d); C = []
    w = {2: '.46', 3: '.30'}[nc]; form = d.pick4('form', ['tab', 'fill', 'two', 'fill'])
    for o in ws:
        B = f'\\textbf{{{E(o.head) if not o.solo else "Work"}}}\\\\[2pt]\n'
        for i in o.items:
            if form == 'two' and i.qty: B += f'{E(i.desc)}\\\\ \\hspace*{{1em}}{qs(i.qty)} {"hrs" if i.type == "Labor" else ""} @ {E(d.m(i.unit))} \\hfill {E(d.m(i.total))}\\\\\n'
            elif form == 'tab' and i.qty: i.unit = None; B += f'{qs(i.qty)}\\ \\ {E(i.desc)} \\hfill {E(d.m(i.total))}\\\\\n'
            else: i.qty = i.unit = None; B += f'{E(i.desc)} \\hfill {E(d.m(i.total))}\\\\\n'
        B += f'\\rule{{\\linewidth}}{{.3pt}}\\\\ {d.ch("Job subtotal","Subtotal","Box total")} \\hfill {E(d.m(sum(i.total for i in o.items)))}'
        C.append(f'\\fbox{{\\begin{{minipage}}[t]{{{w}\\textwidth}}\\raggedright {B}\\end{{minipage}}}}')
    rows = ''.join(' \\hfill '.join(C[k:k + nc]) + '\n\n\\medskip\n' for k in range(0, len(C), nc))
    R = totrows(d); tot = '\\begin{tabular}{lr}' + ''.join(f'{E(a) if not fl else "{"+chr(92)+"bfseries "+E(a)+"}"} & {E(m)}\\\\' for a, m, fl in R) + '\\end{tabular}'
    fnt = d.pick4('fnt', ['\\renewcommand{\\familydefault}{\\sfdefault}', '', '\\renewcommand{\\familydefault}{\\ttdefault}', '\\renewcommand{\\familydefault}{\\sfdefault}'])
    latex(d, '\\documentclass[10pt]{article}\\usepackage[letterpaper,margin=.7in]{geometry}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}%s\\pagestyle{empty}\\parindent=0pt\\hyphenpenalty=10000\\exhyphenpenalty=10000\\begin{document}%s\n' % (fnt, '\\small' if nc == 3 else '')
        + f'{{\\Large\\bfseries {E(d.shop)}}} \\hfill {E(t)}\\\\ {E(d.addr)}, {E(d.city)} \\hfill {d.date:%m/%d/%Y}\\\\ {d.phone}\n\n\\medskip ' + ' \\quad '.join(E(x) for x in l) + f'\n\n\\bigskip\n{rows}\n\\bigskip\n{d.ch(chr(92) + "hfill ", "")}{tot}\n\\end{{document}}')
def l23(d):
    "landscape; a side bar with car and sums, cards beside it"
    d.wraps = True; ws = build(d, d.pick4('n', [3, 6, 8, 4]), modes=d.pick4('mo', [('split',), ('flat', 'split'), ('split',), ('split', 'parts')])); t, l = headline(d); form = d.pick4('form', ['over', 'row', 'hrs', 'over2']); nc = d.pick4('nc', [2, 3, 3, 2]); C = ''
    for k, o in enumerate(ws):
        B = ''
        for i in o.items:
            if form == 'over': i.qty = i.unit = None; B += f'<div class=i>{esc(i.desc)}<br><b>{d.m(i.total)}</b></div>'
            elif form == 'over2': B += f'<div class=i>{esc(i.desc)}<div class=r><span>{qs(i.qty) + " x " + d.m(i.unit) if i.qty else ""}</span><b>{d.m(i.total)}</b></div></div>'
            elif form == 'hrs':
                i.unit = None
                if i.type != 'Labor': i.qty = None
                B += f'<div class=r><span>{esc(i.desc)}' + (f' <small>({i.qty:g} hrs)</small>' if i.qty else '') + f'</span><b>{d.m(i.total)}</b></div>'
            else: i.qty = i.unit = None; B += f'<div class=r><span>{esc(i.desc)}</span><span>{d.m(i.total)}</span></div>'
        top = d.vi == 2; sub = d.m(sum(i.total for i in o.items))
        C += f'<div class=c><div class="r t"><span>{esc(o.head) if not o.solo else "General"}</span>{"<span>" + sub + "</span>" if top else ""}</div>{B}' + ('' if top else f'<div class="r s"><span>{d.ch("Total","Subtotal","Job total")}</span><span>{sub}</span></div>') + '</div>'
    R = totrows(d); right = d.pick4('side', [0, 1, 0, 1])
    side = f'<div class=side><h3>{esc(d.shop)}</h3>{d.addr}<br>{d.city}<br>{d.phone}<p><b>{esc(t)}</b><br>{d.date:%m/%d/%Y}</p><p>' + '<br>'.join(esc(x) for x in l) + '</p>' + tothtml(d, R) + (f'<p><i>{d.loose_sent("d2")}</i></p>' if d.p(.5) else '') + '</div>'
    css = f'.w{{display:grid;grid-template-columns:{"1fr 240px" if right else "240px 1fr"};gap:14px}}.side{{background:{d.ch("#eef","#f4f4f4","#fff")};padding:8px;border:1px solid #ccc}}.g{{display:grid;grid-template-columns:{" ".join(["1fr"] * nc)};gap:9px;align-content:start}}.c{{border:1px solid #aaa;padding:6px;break-inside:avoid}}.t{{font-weight:bold}}.r{{display:flex;justify-content:space-between;gap:6px}}.s{{border-top:1px solid #999;margin-top:3px}}.i{{margin:3px 0}}.tot{{width:100%}}'
    g = f'<div class=g>{C}</div>'
    html_chromium(d, page(d, css, f'<div class=w>{g + side if right else side + g}</div>', size='letter landscape', fs=d.ch(8.5, 9, 9.5)))
def l24(d):
    "board: approved beside declined, or options of which one is chosen"
    d.wraps = True; mode = d.pick4('mode', ['board', 'options', 'board3', 'options']); form = d.pick4('form', ['over', 'row', 'row', 'under'])
    lab = lambda o: f'Labor {o.noun}'
    ws = build(d, d.pick4('n', [2, 3, 5, 4]) if mode != 'options' else d.ch(1, 2), modes=('flat', 'split') if mode != 'options' else ('split',), withqty=False, labqty=False, labor=lab, svc=.4 if mode != 'options' else 0); t, l = headline(d)
    def ln(n, x):
        if form == 'over': return f'<div class=i>{esc(n)}<br><b>{x}</b></div>'
        if form == 'under': return f'<div class=i><b>{x}</b><br>{esc(n)}</div>'
        return f'<div class=r><span>{esc(n)}</span><span>{x}</span></div>'
    real = list(d.items); rset = {i.total for i in real}
    def card(o): return f'<div class=c>' + (f'<div class=t>{esc(o.head)}</div>' if not o.solo else '') + ''.join(ln(i.desc, d.m(i.total)) for i in o.items) + (f'<div class="r s"><span>{d.ch("Subtotal","Job total")}</span><span>{d.m(sum(i.total for i in o.items))}</span></div>' if len(o.items) > 1 else '') + '</div>'
    def fake(n):
        s = ''
        for _ in range(n): w = d.take(); s += f'<div class=c>{ln(d.cs(d.r.choice(w.heads)), d.m(d.loose(60, 1400)))}</div>'
        return s
    if mode != 'options':
        heads = d.ch(['Approved', 'Declined', 'Later'], ['AUTHORIZED TODAY', 'NOT AUTHORIZED', 'MONITOR'], ['Customer said yes', 'Customer said no', 'Next visit'])
        cols = [f'<div><h4>{heads[0]}</h4>' + ''.join(card(o) for o in ws) + ''.join(f'<div class=c>{ln(f.desc, d.m(f.total))}</div>' for f in d.fees_) + '</div>', f'<div><h4>{heads[1]}</h4>{fake(d.r.randint(1, 3))}</div>'] + ([f'<div><h4>{heads[2]}</h4>{fake(d.r.randint(1, 2))}</div>'] if mode == 'board3' else [])
    else:
        nm = d.ch(['Good', 'Better', 'Best'], ['Option A', 'Option B', 'Option C'], ['Economy', 'Standard', 'Premium']); pick = d.r.randrange(3); cols = []
        for k in range(3):
            if k == pick: cols.append(f'<div class=on><h4>{nm[k]} &mdash; {d.ch("SELECTED","Chosen by customer","APPROVED")}</h4>' + ''.join(card(o) for o in ws) + ''.join(f'<div class=c>{ln(f.desc, d.m(f.total))}</div>' for f in d.fees_) + '</div>')
            else:
                tt = 0; s = ''
                for i in real:
                    while 1:
                        c = int(i.total * (d.r.uniform(.6, .9) if k < pick else d.r.uniform(1.1, 1.5))) // 100 * 100
                        if c not in rset and c > 0: break
                        rset.discard(c)
                    tt += c; s += ln(i.desc, d.m(c))
                cols.append(f'<div class=off><h4>{nm[k]} &mdash; not selected</h4><div class=c>{s}<div class="r s"><span>Option total</span><span>{d.m(tt)}</span></div></div></div>')
    R = totrows(d, fees=False); css = f'.w{{display:grid;grid-template-columns:{" ".join(["1fr"] * len(cols))};gap:10px}}h4{{margin:0 0 6px;background:#ddd;padding:4px}}.c{{border:1px solid #bbb;padding:5px;margin-bottom:6px;break-inside:avoid}}.t{{font-weight:bold}}.r{{display:flex;justify-content:space-between;gap:6px}}.s{{border-top:1px solid #999;font-weight:bold}}.off{{color:#777}}.i{{margin:3px 0}}.tot{{margin-top:12px;min-width:45%;{d.ch("margin-left:auto","")}}}'
    html_chromium(d, page(d, css, headhtml(d, t, l) + f'<div class=w>{"".join(cols)}</div>' + tothtml(d, R), size=d.pick4('sz', ['letter', 'letter', 'letter landscape', 'letter'])))
LAYOUTS = {19: l19, 20: l20, 21: l21, 22: l22, 23: l23, 24: l24}
