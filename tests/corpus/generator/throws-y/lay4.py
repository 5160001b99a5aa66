from core import *
from lay1 import head_simple, KITS
from lay3 import groff_pdf, ge
LAYOUTS = {}
def lay(f): LAYOUTS[f.__name__] = f; return f

@lay
def y25(d):  # kanban: approved / declined / deferred columns
    r = d.r; v, ex = d.veh(); d.docno(); names = r.choice([('Approved', 'Declined', 'Deferred'), ('Yes', 'No', 'Later'), ('Authorized', 'Not authorized', 'Next visit'), ('Approved', 'Declined')]); ncol = len(names)
    ncards = [r.choice([3, 4, 5]), r.choice([1, 2, 3]), r.choice([1, 2])]; det = r.random() < .6; perm = list(range(ncol))
    if r.random() < .25: perm = perm[::-1]
    cols = []; colr = ['#2e8b57', '#b3261e', '#e0a100']; sums = []
    for ci in range(ncol):
        h = ''; s = 0
        for _ in range(ncards[ci]):
            if det and r.random() < .6:
                j = d.job(3); x = ''.join(f'<div class="fl s2"><span>{esc(l.desc)}</span><span>{d.m(l.total)}</span></div>' for l in j.lines); s += j.total
                if ci == 0: [d.charge(l) for l in j.lines]
                h += f'<div class="k"><b>{esc(j.name)}</b>{x}' + (f'<div class="r b">{d.m(j.total)}</div>' if r.random() < .4 else '') + '</div>'
            else:
                l = d.flat(); s += l.total
                if ci == 0: d.charge(l)
                h += f'<div class="k"><div>{esc(l.desc)}</div><div class="r b">{d.m(l.total)}</div></div>'
        sums.append(s)
        cols.append([ci, h])
    tr = d.closing(sums=r.random() < .5, words=['Approved total', 'Total', 'Total due'])
    tt = totals_table(d, tr); under = r.random() < .6; b = ''
    for p in perm:
        ci, h = cols[p]; cnt = f' ({ncards[ci]})' if r.random() < .5 else ''
        b += f'<div style="flex:{1.5 if ci == 0 else 1}"><div style="background:{colr[ci]};color:#fff;padding:3px 7px">{names[ci]}{cnt}</div>{h}' + (tt if ci == 0 and under else f'<div class="r s">{d.m(sums[ci])}</div>' if ci else '') + '</div>'
    d.hard = ['kanban', 'declined-jobs']
    top = f'<div class="fl"><h2>{esc(d.shop)}</h2><div class="r">{r.choice(["Order", "Estimate", "Approval board"])} {d.num} &middot; {d.date}</div></div><div class="fl"><span>{esc(d.cust)} / {v}</span><span class="s">{"; ".join(ex)}</span></div>'
    return page(d, top + f'<div style="display:flex;gap:9px;margin-top:8px;align-items:flex-start">{b}</div>' + ('' if under else f'<div style="width:40%;margin-top:8px">{tt}</div>'), '.k{border:1px solid #ccc;border-radius:4px;padding:5px;margin:5px 0;break-inside:avoid}.s2{font-size:90%}.total td{font-weight:bold;border-top:1px solid}td{padding:2px 4px}', size='Letter landscape' if ncol == 3 else 'Letter', margin='9mm')

@lay
def y26(d):  # weasyprint: dealer online RO, line A/B/C customer pay, warranty $0.00, internal
    r = d.r; d.gen = 'weasyprint'; d.kind = 'dealer_ro'; d.shop = f'{d.r.choice(SHOPS_A)} {d.make}'; d.header["shop"] = d.shop; v, ex = d.veh(vin=True, mi=True); d.docno(); b = ''
    n = r.choice([3, 4, 5]); war = set(r.sample(range(1, n), r.choice([0, 1, 1]))); upper = r.random() < .5; flat = r.random() < .4; hc = r.random() < .6; tot = []
    for i in range(n):
        j = d.job(); pay = 'W' if i in war else 'C'; A = 'ABCDEFG'[i]; vis = []
        b += f'<div class="ln"><b>{r.choice(["LINE", "Line"]) if not flat else "#"} {A}</b> &nbsp;{r.choice(["CUSTOMER STATES", "C/S", "Concern:", "Requests"])} {r.choice(["noise from front", "vehicle due for service", "warning lamp on", "leak on driveway", "vibration at highway speed"])} <span class="p">{dict(W="WARRANTY", C="CUSTOMER PAY")[pay]}</span></div><table class="op">'
        if pay == 'W':
            for l in j.lines: b += f'<tr><td class="c">{l.pn or r.randint(100000, 999999)}</td><td>{esc(l.desc)}</td><td class="r">{d.h(l.qty)}</td><td class="r">{r.choice(["0.00", "N/C", "WARR"])}</td></tr>'
        else:
            for l in j.labor + j.parts:
                d.charge(l, l.type == 'Part' or hc, False)
                b += f'<tr><td class="c">{l.pn or r.randint(100000, 999999)}</td><td>{esc(l.desc)}</td><td class="r">{d.h(l.qty) if l.type == "Part" or hc else ""}</td><td class="r">{comma(l.total)}</td></tr>'
            if r.random() < .6: b += f'<tr><td></td><td class="r s" colspan="2">{r.choice(["TOTAL LINE " + A, "Line " + A + " total"])}</td><td class="r b">{comma(j.total)}</td></tr>'
        b += '</table>'
    tr = d.closing(sums=True, words=['TOTAL CHARGES', 'CUSTOMER TOTAL', 'PLEASE PAY THIS AMOUNT', 'Total invoice'])
    top = f'<table class="bx"><tr><td>{r.choice(["CUSTOMER", "Owner"])}<br><b>{esc(d.cust)}</b></td><td>{"YEAR/MAKE/MODEL"}<br><b>{v}</b></td><td>RO NO.<br><b>{d.num}</b></td></tr><tr><td>ADVISOR<br>{esc(d.adv)}</td><td>{ex[0]}</td><td>{ex[1]}</td></tr><tr><td>{r.choice(["OPENED", "DATE"])}<br>{d.date}</td><td>APPROVED VIA<br>{r.choice(["SMS LINK", "E-MAIL", "TABLET"])}</td><td>TAG {r.randint(100, 999)}</td></tr></table>'
    css = f'.bx td{{border:1px solid #555;font-size:90%}}.ln{{margin-top:9px;border-top:1px solid {d.accent};padding-top:2px}}.p{{float:right;font-size:85%;border:1px solid}}.op td{{padding:1px 6px}}.op .c{{width:95px;color:#666}}.total td{{font-weight:bold;border-top:2px solid}}'
    src = page(d, f'<h2 style="text-align:center">{esc(d.shop)} {r.choice(["Service", "Service Department", ""])}</h2><div class="s" style="text-align:center">{d.addr} {d.city} {d.phone}</div>' + top + b + f'<div style="width:44%;margin-left:{r.choice(["auto", "0", "28%"])};margin-top:12px">{totals_table(d, tr)}</div>', css)
    d.hard = ['warranty-lines'] if war else []
    def out(p):
        from weasyprint import HTML
        HTML(string=src).write_pdf(p + '.pdf'); return 'pdf'
    return out

@lay
def y27(d):  # PIL: picture of an approval app on a phone
    from PIL import Image, ImageDraw, ImageFont
    r = d.r; d.gen = 'pillow'; d.negstyle = '-$'; d.dollar = '$'; F = '/usr/share/fonts/truetype/'; fam = r.choice([('dejavu/DejaVuSans.ttf', 'dejavu/DejaVuSans-Bold.ttf'), ('liberation/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Bold.ttf')])
    W = r.choice([720, 780, 828]); z = r.choice([24, 26, 28]); f, fb, fl = ImageFont.truetype(F + fam[0], z), ImageFont.truetype(F + fam[1], z), ImageFont.truetype(F + fam[1], int(z * 1.6)); fsm = ImageFont.truetype(F + fam[0], int(z * .8))
    dark = r.random() < .35; bg, fg, mut = ('#16181d', '#f2f2f2', '#9aa0aa') if dark else ('#ffffff', '#1b1b1b', '#777777')
    im = Image.new('RGB', (W, 4200), bg); g = ImageDraw.Draw(im); y = 0; txt = []; M = 34
    def put(x, t, fo, fill, right=False): txt.append(t); g.text((W - M - g.textlength(t, font=fo) if right else x, y), t, font=fo, fill=fill)
    def wrapd(t, w, fo):
        o = ['']
        for wd in t.split(' '):
            if g.textlength((o[-1] + ' ' + wd).strip(), font=fo) > w and o[-1]: o.append(wd)
            else: o[-1] = (o[-1] + ' ' + wd).strip()
        return o
    v, ex = d.veh(vin=False); d.docno(); g.rectangle([0, 0, W, 190], fill=d.accent); y = 24; put(M, d.shop, fl, 'white'); y = 86; put(M, v, f, 'white'); y = 124; put(M, f'{r.choice(["Estimate", "Order", "RO"])} {d.num}   {d.date}', fsm, 'white'); y = 210
    for e in ex: put(M, e, fsm, mut); y += int(z * 1.3)
    groups = [('ok', r.choice(['Approved', 'APPROVED', 'You approved']))] + ([('no', r.choice(['Declined', 'Not approved', 'Maybe later']))] if r.random() < .7 else [])
    if r.random() < .25: groups = groups[::-1]
    for k, w in groups:
        y += 14; put(M, w, fb, '#2e8b57' if k == 'ok' else '#c0392b'); y += int(z * 1.7)
        for _ in range(r.choice([3, 4, 5, 7]) if k == 'ok' else r.choice([1, 2])):
            l = d.flat(40, 500) if r.random() < .7 else r.choice(d.job().lines); L = wrapd(l.desc, W - 2 * M - 190, f); q = l.unit and r.random() < .6
            if k == 'ok': d.charge(l, bool(q), bool(q))
            for i, s in enumerate(L):
                put(M, s, f, fg if k == 'ok' else mut)
                if i == 0: put(0, d.m(l.total), fb if k == 'ok' else f, fg if k == 'ok' else mut, True)
                y += int(z * 1.3)
            if q: put(M, f'{d.h(l.qty)} x {d.m(l.unit)}', fsm, mut); y += int(z * 1.15)
            g.line([M, y + 6, W - M, y + 6], fill='#cccccc' if not dark else '#333333'); y += 18
    y += 16
    for a, c, k in d.closing(sums=r.random() < .5):
        fo = fb if k == 'total' else f; put(M, a, fo, fg); put(0, d.m(c).replace('\u2212', '-'), fo, fg, True); y += int(z * 1.55)
    y += 20; g.rounded_rectangle([M, y, W - M, y + 70], 14, fill=d.accent); y += 18; t = r.choice(['Pay now', 'Sign & approve', 'Approved \u2713' if 'Deja' in fam[0] else 'Approved']); g.text(((W - g.textlength(t, font=fb)) / 2, y), t, font=fb, fill='white'); y += 80
    im = im.crop((0, 0, W, y)); d.hard = ['picture', 'narrow-page']; d.kind = 'shop_estimate'; jpg = d.k % 2
    def out(p):
        ext = 'jpg' if jpg else 'png'
        if jpg: im.save(p + '.jpg', quality=82)
        else: im.quantize(64).save(p + '.png', optimize=True)
        os.makedirs('/tmp/y_txt', exist_ok=True); open(f'/tmp/y_txt/{d.name}.{ext}.txt', 'w').write('\n'.join(txt)); return ext
    return out

@lay
def y28(d):  # groff: narrow roll receipt, monospace
    r = d.r; d.gen = 'groff'; d.kind = 'receipt'; d.dollar = r.choice(['$', '']); d.negstyle = r.choice(['-$', '($)']); w = r.choice([34, 38, 42]); v, ex = d.veh(); d.upper = r.random() < .6; o = []
    ctr = lambda s: s.center(w).rstrip()
    def lr(a, b, ind=0):
        out = []; words = a.split(' '); cur = ' ' * ind
        room = w - len(b) - 1
        for x in words:
            if len(cur.strip()) and len(cur) + 1 + len(x) > room: out.append(cur); cur = ' ' * ind + x
            else: cur = cur + (' ' if cur.strip() else '') + x
        out.append(cur); k = r.choice([0, -1]) if len(out) > 1 else 0
        k = 0 if firstamt else -1
        out[k] = out[k].ljust(w - len(b)) + b; return out
    firstamt = r.random() < .6; o += [ctr(d.shop), ctr(d.addr), ctr(d.city), ctr(d.phone), '']
    if r.random() < .7: o += [f'{r.choice(["Receipt", "Ticket", "Sale"])} {d.docno()}']
    o += [d.date, v] + [x for x in ex] + ['-' * w]; style = r.choice(['under', 'one', 'over'])
    ls = [d.flat() for _ in range(r.choice([1, 2, 3]))] + [l for j in d.jobs(r.choice([1, 2])) for l in j.lines]; r.shuffle(ls)
    for l in ls:
        if l.unit and style == 'under': d.charge(l, True, True); o += lr(l.desc, d.m(l.total)) + [f'  {d.h(l.qty)} {r.choice(["@", "x"])} {d.m(l.unit)}']
        elif l.unit and style == 'over': d.charge(l, True, True); o += [x for x in lr(l.desc, '')] + lr(f'{d.h(l.qty)} @ {d.m(l.unit)}', d.m(l.total), 2)
        else: d.charge(l); o += lr(l.desc, d.m(l.total))
    o.append('-' * w); tr = d.closing(sums=False, discs=r.choice([0, 1]), words=['TOTAL', 'AMOUNT DUE', 'Total'])
    for a, c, k in tr: o += lr(a, d.m(c))
    o += ['-' * w] + lr(r.choice(['VISA ' + str(r.randint(1000, 9999)), 'CASH', 'Apple Pay']), d.m(d.total)) + (lr('Change', d.m(0)) if r.random() < .3 else []) + ['', ctr(r.choice(['Thank you!', 'APPROVED', 'Approved online']))]
    lw = (w * 6 + 24) ; H = len(o) * 12 + 50
    src = f'.pl {H + 20}p\n.po 12p\n.ll {lw}p\n.fam C\n.ps 10\n.vs 12p\n.nf\n' + '\n'.join(('\\&' + ge(x)) for x in o) + '\n'
    d.hard = ['narrow-page', 'wrapped-names']
    return lambda p: groff_pdf(src, p, (f'p{(H + 20) / 72:.2f}i,{lw / 72:.2f}i', f'-dDEVICEWIDTHPOINTS={lw}', f'-dDEVICEHEIGHTPOINTS={H + 20}', '-dFIXEDMEDIA'))

@lay
def y29(d):  # reportlab: landscape, two flowing columns of jobs, dotted leaders, totals box left or right
    r = d.r; d.gen = 'reportlab'; d.negstyle = r.choice(['-$', '($)'])
    from reportlab.pdfgen import canvas
    from reportlab.lib import colors
    from reportlab.pdfbase.pdfmetrics import stringWidth as sw
    f, fb = r.choice([('Helvetica', 'Helvetica-Bold'), ('Times-Roman', 'Times-Bold'), ('Courier', 'Courier-Bold')]); fs = 8 if f == 'Courier' else r.choice([8.5, 9]); v, ex = d.veh(); d.docno(); jobs = d.jobs(r.choice([4, 6, 7, 8]), maxparts=3); left = r.random() < .4
    bx = 30 if left else 592; cx = [200, 490] if left else [30, 320]; cw = 262; ops = []; y = 500; col = 0; half = r.random() < .6; lead = r.random() < .5; zp = r.random() < .3; qs = r.random() < .6; fit = lambda t, w: sw(t, f, fs) <= w
    for j in jobs:
        pk = zp and r.random() < .6; need = 16 + 12 * (len(j.lines) + 3)
        if y - need < 40 or (half and col == 0 and j is jobs[len(jobs) // 2]): col += 1; y = 500
        assert col < 2, d.name
        x, x2 = cx[col], cx[col] + cw; ops.append((fb, fs + 1, x, y, j.name, 0))
        if pk: d.charge(Line(j.name, 'Service', j.total)); ops.append((fb, fs + 1, x2, y, d.m(j.total), 1))
        y -= 13
        for l in j.lines:
            q = f'{d.h(l.qty)}{"h" if l.type == "Labor" else ""} ' if qs else ''
            amt = '' if pk else d.m(l.total); words = l.desc.split(' '); lines = ['']
            for wd in words:
                if not fit((lines[-1] + ' ' + wd).strip(), cw - 110): lines.append(wd)
                else: lines[-1] = (lines[-1] + ' ' + wd).strip()
            if not pk: d.charge(l, qs)
            for n, t in enumerate(lines):
                ops.append((f, fs, x + 36, y, t, 0))
                if n == 0:
                    if q: ops.append((f, fs, x + 30, y, q.strip(), 1))
                    if amt:
                        if lead and len(lines) == 1: ops.append((f, fs, x2 - 55, y, '.' * int((cw - 95 - sw(t, f, fs)) / sw('.', f, fs)), 1))
                        ops.append((f, fs, x2, y, amt, 1))
                y -= 12
        y -= 8
    tr = d.closing(); d.hard = ['two-flowing-columns', 'sidebar-totals'] + (['package-price'] if zp else []); acc = colors.HexColor(d.accent); dk = r.choice([0, 1])
    title = f'{r.choice(["Estimate", "Invoice", "Approved work"])} {d.num}   {d.date}'
    def out(p):
        c = canvas.Canvas(p + '.pdf', pagesize=(792, 612)); c.setFont(fb, 18); c.setFillColor(acc); c.drawString(30, 572, d.shop); c.setFillColor(colors.black); c.setFont(f, 9); c.drawString(30, 558, f'{d.addr}, {d.city}  {d.phone}'); c.drawRightString(762, 575, title); c.drawRightString(762, 562, f'{d.cust}: {v}'); c.drawRightString(762, 550, '  '.join(ex)); c.setStrokeColor(acc); c.line(30, 540, 762, 540)
        for fo, s, x, y2, t, a in ops: c.setFont(fo, s); (c.drawRightString if a else c.drawString)(x, y2, t)
        h = 17 * len(tr) + 26; c.setFillColor(acc if dk else colors.HexColor('#f0f0f0')); c.rect(bx, 515 - h, 158, h, fill=1, stroke=0); c.setFillColor(colors.white if dk else colors.black); y3 = 495
        for a, n, k in tr:
            fo = fb if k == 'total' else f; s = 8.5
            while sw(a, fo, s) + sw(d.m(n), fo, s) > 138: s -= .5
            c.setFont(fo, s); c.drawString(bx + 8, y3, a); c.drawRightString(bx + 150, y3, d.m(n).replace('\u2212', '-')); y3 -= 17
        c.save(); return 'pdf'
    return out

@lay
def y30(d):  # landscape export grid, everything in columns, per-line discount
    r = d.r; v, ex = d.veh(); d.docno(); jobs = d.jobs(r.choice([3, 4, 6, 7])); disc = r.random() < .6; cand = ['#', 'Job', 'Status', 'Type', 'Desc', 'Brand', 'Part', 'Qty', 'Unit', 'List', 'Disc', 'Tx', 'Ext']
    drop = set(r.sample(['#', 'Status', 'Type', 'Brand', 'Part', 'List', 'Tx'], r.choice([1, 2, 3, 4]))) | (set() if disc else {'Disc'}); cols = [c for c in cand if c not in drop]
    if r.random() < .3: cols.remove('Ext'); cols.insert(cols.index('Desc'), 'Ext')
    if r.random() < .3: cols.remove('Qty'); cols.insert(0, 'Qty')
    T = dict(Desc=r.choice(['Item description', 'Line item', 'Description']), Part=r.choice(['SKU', 'Part #', 'Mfr #']), Unit=r.choice(['Unit price', 'Rate', 'Sell']), List=r.choice(['List', 'MSRP']), Disc=r.choice(['Disc', 'Discount', 'Less']), Ext=r.choice(['Net', 'Line total', 'Ext']), Qty=r.choice(['Qty', 'Qty/Hrs']), Tx=r.choice(['Tax', 'Txbl']))
    rows = []; n = 0; td = 0; dec = r.randrange(len(jobs)) if 'Status' in cols and r.random() < .7 else -1; flat = [d.flat() for _ in range(r.choice([0, 1, 2]))]
    for ji, j in enumerate(jobs + [Job(x.desc, [], [x], '') for x in flat]):
        for l in j.lines:
            n += 1; off = rnd(l.total * r.choice([.05, .1, .2])) if disc and r.random() < .3 else 0; net = l.total - off; on = ji != dec; u = l.unit
            if on: td += off; d.charge(l, l.qty is not None, u is not None, total=net)
            R = {'#': n, 'Job': f'{esc(j.name)}' if len(j.lines) > 1 else '', 'Status': r.choice(['Approved']) if on else 'Declined', 'Type': l.type, 'Desc': esc(l.desc), 'Brand': l.brand or '', 'Part': l.pn or '', 'Qty': d.h(l.qty), 'Unit': d.m(u) if u else '', 'List': d.m(rnd(u * 1.2)) if u and l.type == 'Part' else '', 'Disc': d.m(-off) if off else '', 'Tx': 'Y' if l.type == 'Part' else 'N', 'Ext': d.m(net)}
            rows.append(([R[c] for c in cols], on))
    al = lambda c: 'right' if c in ('Qty', 'Unit', 'List', 'Disc', 'Ext') else 'left'; cc = [(T.get(c, c), al(c)) for c in cols]
    html_rows = [('<tr' + ('' if on else ' class="no"') + '>' + ''.join(f'<td style="text-align:{a}">{x}</td>' for (t, a), x in zip(cc, R)) + '</tr>') for R, on in rows]
    tr = d.closing(discs=r.choice([0, 0, 1]))
    d.hard = ['wide-grid'] + (['per-line-discount'] if disc else []); d.fs = r.choice([7, 7.5, 8]); pos = r.choice(['top', 'bot'])
    tt = f'<div style="width:32%;margin:8px {r.choice(["0 8px auto", "0 8px 0", "auto 8px auto"])}">{totals_table(d, tr)}</div>'
    top = f'<div class="fl"><div><b style="font-size:140%">{esc(d.shop)}</b><br>{d.addr} {d.city}</div><div>{esc(d.cust)}<br>{v}<br>{" ".join(ex)}</div><div class="r">{r.choice(["Export of order", "Ticket", "Invoice", "Estimate"])} {d.num}<br>{d.date}<br>{d.phone}</div></div>'
    g = table(cc, html_rows, 'm')
    return page(d, top + (tt + g if pos == 'top' else g + tt), f'.m{{margin-top:8px}}.m th{{background:{d.accent};color:#fff;padding:3px 4px}}.m td{{border:1px solid #ddd;padding:2px 4px}}.no td{{color:#aaa;text-decoration:line-through}}.total td{{font-weight:bold;border-top:1px solid}}', size='Letter landscape', margin='9mm')
