from base import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
def build(d, n, modes=('split',), fee=.6, disc=.5, svc=.4, tax=None, sub=None, labor=None, withqty=True, maxparts=3, labqty=True, subafter=False, feet=True):
    r = d.r; d.works_ = []
    labs = labor or d.pick4('labs', [lambda o: 'Labor', lambda o: 'LABOR' if d.case == 'upper' else f'Labor - {o.noun}', lambda o: d.r.choice(['R&R ', 'Replace ', 'Install ']) + o.noun, lambda o: d.r.choice(['Labor', 'Mechanical labor', 'Shop labor', 'Tech labor'])])
    f = lambda o: (labs(o).upper() if d.case == 'upper' else labs(o)) if callable(labs) else labs
    if d.p(svc):
        i = d.service(); d.works_.append(NS(head=i.desc, noun=i.desc.lower(), items=[i], lab=None, solo=True))
    for k in range(n):
        m = r.choice(modes); o = d.work(m, labor=f, withqty=withqty, maxparts=r.randint(1, maxparts), labqty=labqty); o.solo = m == 'flat'; d.works_.append(o)
    d.fees_ = [d.fee() for _ in range(r.choice([1, 1, 2]))] if d.p(fee) else []
    if d.p(disc): d.disc()
    d.settle(tax or r.choice(['all', 'parts', 'all', 'all', 'none']), sub=d.p(.8) if sub is None else sub, subafter=subafter); d.subafter = subafter
    return d.works_
def totrows(d, fees=True, sums=None, dep=True):
    R = []; m = d.m; up = d.case == 'upper' and d.p(.5); U = lambda s: s.upper() if up else s
    ps, ls = sum(i.total for i in d.items if i.type == 'Part'), sum(i.total for i in d.items if i.type == 'Labor')
    if (d.p(.4) if sums is None else sums) and ps and ls:
        R += [(U(d.ch('Parts', 'Total parts', 'Parts total')), m(ps), ''), (U(d.ch('Labor', 'Total labor', 'Labor total')), m(ls), '')]
    if fees: R += [(f.desc, m(f.total), '') for f in d.fees_]
    neg = d.pick4('neg', ['-{}', '({})', '-{}', '- {}']); dd = [(o.desc, neg.format(m(o.amt)), '') for o in d.discrows]
    s = [(U(d.ch('Subtotal', 'Sub-total', 'Sub Total', 'Net', 'Sum before tax', 'Amount before tax')), m(d.subtotal), '')] if d.subtotal is not None else []
    R += dd + s if d.subafter else s + dd
    if d.tax: R.append((U(d.ch(f'Sales Tax', f'Tax ({d.taxrate:g}%)', 'Tax', 'State tax', 'Sales tax')), m(d.tax), ''))
    elif d.p(.4): R.append((U('Tax'), m(0), ''))
    R.append((U(d.ch('Total', 'Grand Total', 'TOTAL DUE', 'Estimate Total', 'Total Estimate', 'Amount Due', 'Please pay', 'Total this job')), m(d.total), 'T'))
    if dep and d.p(.25):
        c = d.loose(20, max(21, d.total // 250)); R += [(U(d.ch('Deposit', 'Less deposit paid')), f'-{m(c)}', ''), (U(d.ch('Balance', 'Balance due', 'Due at pickup')), m(d.total - c), '')]
    return R
def headline(d, sep=' · ', vin=.5, miles=.6, no=.8):
    car = d.veh(vin=d.p(vin), miles=d.p(miles)); l = [f'{d.cust} {d.custlast}', car]
    if 'vin' in d.vehicle: l.append(f'VIN {d.vin}')
    if 'mileage' in d.vehicle: l.append(d.ch(f'{d.miles:,} mi', f'Mileage: {d.miles}', f'Odo {d.miles:,}'))
    t = d.ch('Estimate', 'Repair Estimate', 'Quote', 'Invoice', 'Work Order', 'Service Estimate', 'Repair Order')
    d.kind = 'invoice' if t == 'Invoice' else 'shop_estimate'
    if d.p(no): t += d.ch(' #', ' No. ', ' ') + d.no()
    return t, l
def notecard(d):
    x = d.m(d.loose(40, 700)); n = d.ch('Cabin filter', 'Rear wiper', 'Transmission flush', 'Tires (4)', 'Fuel filter', 'Rear shocks')
    return n, x, d.ch('DECLINED', 'Declined by customer', 'Recommended - not in total', 'Deferred', 'Next visit')
FAMS = ['Liberation Sans', 'DejaVu Sans', 'Liberation Sans Narrow', 'Liberation Serif', 'Nimbus Sans', 'URW Gothic', 'C059', 'P052']
def page(d, css, body, size='letter', mg=None, fs=None):
    return f'<html><head><meta charset=utf-8><style>@page{{size:{size};margin:{mg or d.ch(.4,.5,.6)}in}}body{{margin:0;font:{fs or d.ch(9,9.5,10)}pt "{d.pick4("fam",FAMS)}";font-variant-ligatures:none;hyphens:none}}*{{box-sizing:border-box}}td{{vertical-align:top}}table{{border-spacing:0;font-size:inherit;color:inherit}}{css}</style></head><body>{body}</body></html>'
def headhtml(d, t, l):
    k = d.pick4('hh', [0, 1, 2, 3])
    if k == 0: return f'<table width=100%><tr><td><b style="font-size:1.6em">{esc(d.shop)}</b><br>{d.addr}, {d.city}<br>{d.phone}</td><td align=right><b>{esc(t)}</b><br>{d.date:%m/%d/%Y}</td></tr></table><p>{esc(" · ".join(l))}</p>'
    if k == 1: return f'<div style="text-align:center"><b style="font-size:1.5em">{esc(d.shop)}</b><br>{d.addr} - {d.city} - {d.phone}<br><b>{esc(t)}</b></div><p>' + '<br>'.join(esc(x) for x in l) + f'<br>{d.date:%b} {d.date.day}, {d.date.year}</p>'
    if k == 2: return f'<h2 style="margin:0">{esc(t)}</h2><p>{esc(d.shop)}, {d.addr}, {d.city}, {d.phone}</p><table width=100% style="border:1px solid #888;padding:3px"><tr>' + ''.join(f'<td>{esc(x)}</td>' for x in l) + '</tr></table><br>'
    return f'<div style="background:#222;color:#fff;padding:8px"><b>{esc(d.shop)}</b> &nbsp; {d.phone}</div><p><b>{esc(t)}</b> &nbsp; {d.date:%Y-%m-%d}</p><p>' + ' | '.join(esc(x) for x in l) + '</p>'
def tothtml(d, R, cls='tot'):
    return f'<table class={cls}>' + ''.join(f'<tr{" style=font-weight:bold" if f else ""}><td>{esc(a)}</td><td align=right>{esc(b)}</td></tr>' for a, b, f in R) + '</table>'
def l13(d):
    "two columns of job cards, lines and a subtotal each"
    ws = build(d, d.pick4('n', [3, 4, 5, 7]), modes=d.pick4('mo', [('split',), ('split', 'flat'), ('split',), ('parts', 'split')]))
    t, l = headline(d); C = []; cols = d.pick4('cols', ['q', 'plain', 'inline', 'qu']); st = d.ch('Job total', 'Subtotal', 'Job subtotal', 'Total for this job', 'This job')
    for k, o in enumerate(ws):
        rows = ''
        for i in o.items:
            n = esc(i.desc); q = qs(i.qty) if i.qty else ''; u = d.m(i.unit) if i.unit else ''
            if cols == 'plain': i.qty = i.unit = None; rows += f'<tr><td>{n}</td><td class=a>{d.m(i.total)}</td></tr>'
            elif cols == 'q': i.unit = None; rows += f'<tr><td>{q}</td><td>{n}</td><td class=a>{d.m(i.total)}</td></tr>'
            elif cols == 'qu': rows += f'<tr><td>{n}</td><td class=a>{q}</td><td class=a>{u}</td><td class=a>{d.m(i.total)}</td></tr>'
            else: rows += f'<tr><td>{n}' + (f'<br><small>{q} {"hrs" if i.type == "Labor" else ""} x {u}</small>' if i.qty else '') + f'</td><td class=a>{d.m(i.total)}</td></tr>'
        hd = ({'q': '<tr class=h><td>Qty</td><td>Item</td><td class=a>Amount</td></tr>', 'qu': '<tr class=h><td>Description</td><td class=a>Qty</td><td class=a>Each</td><td class=a>Ext</td></tr>'}.get(cols, '')) if d.vi != 3 else ''
        if d.p(.3): rows += f'<tr><td colspan=4><i>{d.r.choice(W.NOTES)}</i></td></tr>'
        span = {'plain': 1, 'inline': 1, 'q': 2, 'qu': 3}[cols]
        rows += f'<tr class=s><td colspan={span}>{st}</td><td class=a>{d.m(sum(i.total for i in o.items))}</td></tr>'
        nm = o.head if not o.solo else d.ch('Service', 'Job', 'Work')
        C.append(f'<div class=c><div class=t>{k + 1}{d.ch(". ", ") ", " - ")}{esc(nm)}</div><table width=100%>{hd}{rows}</table></div>')
    if d.p(.5): n, x, w = notecard(d); C.append(f'<div class=c style="color:#888"><div class=t>{n}</div>{x} &nbsp; {w}</div>')
    R = totrows(d); bd = d.pick4('bd', ['border:1px solid #999;border-radius:6px', 'border:2px solid #000', 'background:#f3f3f3', 'border-left:5px solid #36c;border-bottom:1px solid #ccc'])
    tot = tothtml(d, R); css = f'.g{{display:grid;grid-template-columns:1fr 1fr;gap:{d.ch(8,14,20)}px;align-items:{d.ch("start","stretch")}}}.c{{{bd};padding:7px;break-inside:avoid}}.t{{font-weight:bold;margin-bottom:3px}}.a{{text-align:right;white-space:nowrap;padding-left:6px}}.h{{font-size:80%;color:#555}}.s td{{border-top:1px solid #aaa;font-weight:{d.ch("bold","normal")}}}.tot{{margin-top:14px;{d.ch("margin-left:auto","","margin:14px auto 0")};min-width:45%}}'
    html_chromium(d, page(d, css, headhtml(d, t, l) + f'<div class=g>{"".join(C)}</div>' + tot))
def l14(d):
    "tiles in three or four columns: name over the amount"
    n3 = d.pick4('nc', [3, 3, 4, 2]); d.wraps = True
    ws = build(d, d.pick4('n', [4, 3, 6, 8]), modes=d.pick4('mo', [('flat',), ('split',), ('flat', 'split'), ('parts', 'flat')]), labor=lambda o: f'Labor, {o.noun}', feet=False)
    t, l = headline(d); T = []; group = d.pick4('gr', [0, 1, 0, 1])
    showq = d.pick4('q', [0, 1, 2, 0])
    def tile(i):
        q = ''
        if i.qty and showq == 1: q = f'<div class=q>{qs(i.qty)} @ {d.m(i.unit)}</div>' if i.unit else ''
        elif i.qty and showq == 2: q = f'<div class=q>{"Hours" if i.type == "Labor" else "Qty"} {qs(i.qty)}</div>'; i.unit = None
        else: i.qty = i.unit = None
        return f'<div class=x><div class=n>{esc(i.desc)}</div>' + (q if d.vi == 1 else '') + f'<div class=p>{d.m(i.total)}</div>' + ('' if d.vi == 1 else q) + '</div>'
    if group:
        for o in ws:
            if len(o.items) > 1: T.append(f'<div class=h>{esc(o.head)}</div><div class=g>{"".join(tile(i) for i in o.items)}</div>')
            else: T.append(f'<div class=g>{tile(o.items[0])}</div>')
        if d.fees_: T.append(f'<div class=g>{"".join(tile(i) for i in d.fees_)}</div>')
    else: T.append('<div class=g>' + ''.join(tile(i) for i in d.items) + '</div>')
    R = totrows(d, fees=False)
    tot = '<div class=g>' + ''.join(f'<div class=x style="border-color:#000"><div class=n>{esc(a)}</div><div class=p>{b}</div></div>' for a, b, f in R) + '</div>' if d.vi in (0, 2) else tothtml(d, R)
    css = f'.g{{display:flex;flex-wrap:wrap}}.x{{width:{96 / n3:.2f}%;margin:0 .6% {d.ch(6,10)}px;padding:{d.ch(4,7)}px;border:{d.pick4("b",["1px solid #bbb","0","1px dashed #888","1px solid #000"])}}}.n{{min-height:1em}}.p{{font-weight:bold;font-size:{d.ch(110,125,100)}%;text-align:{d.pick4("al",["left","right","center","left"])}}}.q{{font-size:80%;color:#555}}.h{{font-weight:bold;margin:6px 0 3px;border-bottom:1px solid #ccc}}.tot{{width:50%;margin-top:10px}}'
    html_weasy(d, page(d, css, headhtml(d, t, l) + ''.join(T) + '<br>' + tot))
def wrapw(s, font, sz, w):
    out = []; cur = ''
    for x in s.split():
        c = (cur + ' ' + x).strip()
        if SW(c, font, sz) > w and cur: out.append(cur); cur = x
        else: cur = c
    return out + [cur]
def rlhead(c, d, t, l, font, bold, W_, H, x0=40, y=None):
    y = y or H - 48; k = d.pick4('rh', [0, 1, 2, 3])
    if k == 0: c.setFont(bold, 16); c.drawString(x0, y, d.shop); c.setFont(font, 9); c.drawString(x0, y - 13, f'{d.addr}, {d.city}  {d.phone}'); c.setFont(bold, 11); c.drawRightString(W_ - x0, y, t); y -= 32
    elif k == 1: c.setFont(bold, 14); c.drawCentredString(W_ / 2, y, d.shop.upper()); c.setFont(font, 9); c.drawCentredString(W_ / 2, y - 12, f'{d.phone} | {d.addr} | {d.city}'); c.setFont(bold, 10); c.drawString(x0, y - 30, t); y -= 46
    elif k == 2: c.setFont(bold, 18); c.drawString(x0, y, t); c.setFont(font, 9); c.drawRightString(W_ - x0, y + 4, d.shop); c.drawRightString(W_ - x0, y - 8, d.phone); y -= 26
    else: c.setFillGray(.85); c.rect(x0, y - 8, W_ - 2 * x0, 26, fill=1, stroke=0); c.setFillGray(0); c.setFont(bold, 13); c.drawString(x0 + 6, y, d.shop); c.drawRightString(W_ - x0 - 6, y, t); y -= 24
    c.setFont(font, 9)
    for a in ([' / '.join(l)] if d.vi % 2 else l): c.drawString(x0, y, a); y -= 12
    c.drawString(x0, y, d.ch(f'Date {d.date:%m/%d/%y}', f'{d.date:%d %b %Y}')); return y - 16
FONTS = [('Helvetica', 'Helvetica-Bold'), ('Times-Roman', 'Times-Bold'), ('Courier', 'Courier-Bold'), ('Helvetica', 'Times-Bold')]
def l15(d):
    "amount over the name"
    d.gen = 'reportlab'; d.wraps = True; W_, H = letter
    ws = build(d, d.pick4('n', [3, 5, 2, 6]), modes=d.pick4('mo', [('flat',), ('split',), ('split',), ('flat', 'parts')]), labor=lambda o: d.ch('Labor', 'Labor for ' + o.noun))
    t, l = headline(d); f, b = d.pick4('f', FONTS); c = canvas.Canvas(d.path(), pagesize=letter); y = rlhead(c, d, t, l, f, b, W_, H)
    nc = d.pick4('nc', [2, 3, 1, 3]); cw = (W_ - 80) / nc; big = d.ch(12, 14, 17); sz = d.ch(8.5, 9, 10); showq = d.pick4('q', [0, 1, 1, 0]); x = 0; rowh = 0; box = d.p(.5)
    for i in d.items:
        if not showq or not i.qty: i.qty = i.unit = None
        L = wrapw(i.desc, f, sz, cw - 22); h = big + 6 + len(L) * (sz + 2) + (sz + 2 if i.qty else 0) + 12
        if x + 1 > nc: x = 0; y -= rowh; rowh = 0
        if y - h < 50: c.showPage(); y = H - 60; x = 0; rowh = 0
        X = 40 + x * cw; rowh = max(rowh, h + 6); yy = y - big
        if box: c.setStrokeGray(.7); c.rect(X, y - h + 4, cw - 10, h - 2); c.setStrokeGray(0)
        c.setFont(b, big); c.drawString(X + 6, yy, d.m(i.total)); yy -= sz + 5; c.setFont(f, sz)
        for s in L: c.drawString(X + 6, yy, s); yy -= sz + 2
        if i.qty: c.setFillGray(.35); c.drawString(X + 6, yy, (f'{qs(i.qty)} hr x {d.m(i.unit)}' if i.type == 'Labor' else f'{qs(i.qty)} x {d.m(i.unit)}')); c.setFillGray(0)
        x += 1
    y -= rowh + 14; R = totrows(d, fees=False)
    if y < 40 + 30 * len(R): c.showPage(); y = H - 60
    over = d.vi in (0, 2)
    for a, m, fl in R:
        if over: c.setFont(b, big if fl else sz + 2); c.drawString(46, y, m); y -= sz + 3; c.setFont(f, sz); c.drawString(46, y, a); y -= sz + 9
        else: c.setFont(b if fl else f, sz + 1); c.drawString(330, y, a); c.drawRightString(W_ - 50, y, m); y -= sz + 5
    c.save()
def l16(d):
    "name at the left, figures two lines below"
    d.gen = 'reportlab'; W_, H = letter; d.wraps = True
    ws = build(d, d.pick4('n', [2, 4, 6, 3]), modes=d.pick4('mo', [('split',), ('flat', 'split'), ('split',), ('parts', 'split')]))
    t, l = headline(d); f, b = d.pick4('f', FONTS); c = canvas.Canvas(d.path(), pagesize=letter); y = rlhead(c, d, t, l, f, b, W_, H, x0=50)
    sz = d.ch(9, 10, 11); fx = d.pick4('fx', [70, 300, 420, 180]); jobs = d.pick4('jobs', [1, 0, 1, 0]); form = d.pick4('form', ['a', 'b', 'c', 'd']); bn = d.p(.5)
    def need(h):
        nonlocal y
        if y - h < 50: c.showPage(); y = H - 60
    def one(i):
        nonlocal y; need(4 * sz + 12); c.setFont(b if bn else f, sz); c.drawString(56, y, i.desc); y -= sz + 3; c.setFont(f, sz - 1.5)
        det = d.r.choice(W.NOTES) if i.type != 'Part' or d.p(.3) else d.ch(f'Part no. {d.pn()}', f'{d.pn()}   in stock', f'Brand/PN: {d.pn()}')
        c.setFillGray(.4); c.drawString(62, y, det); c.setFillGray(0); y -= sz + 3; c.setFont(f, sz)
        if i.qty and i.unit and form == 'a': c.drawString(fx, y, f'{qs(i.qty)} x {d.m(i.unit)} = {d.m(i.total)}')
        elif i.qty and i.unit and form == 'b': c.drawString(fx, y, qs(i.qty, 'f')); c.drawString(fx + 60, y, d.m(i.unit)); c.drawString(fx + 140, y, d.m(i.total))
        elif i.qty and form == 'c': i.unit = None; c.drawString(fx, y, f'{qs(i.qty)} {"hours" if i.type == "Labor" else "ea"}'); c.drawRightString(fx + 140, y, d.m(i.total))
        else:
            i.qty = i.unit = None; c.drawRightString(fx + (140 if form == 'b' else 80 if form == 'd' else 140), y, d.m(i.total))
        y -= sz + 9
    for o in ws:
        if jobs and not o.solo:
            need(90); c.setFont(b, sz + 1); c.drawString(50, y, d.ch('Job: ', '', '') + o.head); c.line(50, y - 3, W_ - 50, y - 3); y -= sz + 9
        for i in o.items: one(i)
        if jobs and not o.solo and d.p(.8): c.setFont(b, sz); c.drawString(56, y, 'Job subtotal'); c.drawRightString(W_ - 60, y, d.m(sum(i.total for i in o.items))); y -= sz + 12
    if d.vi % 2 == 0:
        for i in d.fees_: one(i)
    for i in d.fees_:
        i.qty = i.unit = None
    y -= 8
    for a, m, fl in totrows(d, fees=d.vi % 2 == 1):
        need(40); c.setFont(b if fl else f, sz); c.drawString(56 if d.vi < 2 else 320, y, a)
        if d.vi == 1: y -= sz + 2; c.drawString(76, y, m)
        else: c.drawRightString(W_ - 60 if d.vi >= 2 else 300, y, m)
        y -= sz + 5
    c.save()
LONG = ['lubricate slide pins and torque wheels', 'includes hardware, fluid top off and road test', 'remove splash shield as needed for access', 'per manufacturer procedure and test for proper operation after repair', 'clean mating surfaces and reset maintenance light', 'verify repair with scan tool, clear codes and test drive ten miles', 'replace damaged fasteners as found', 'bleed system and check for leaks under pressure', 'customer requests old parts back', 'all parts carry a two year nationwide warranty']
def l17(d):
    "price at the right of a wrapped name of 2 to 5 lines"
    d.wraps = True; t, l = headline(d); rows = []; d.works_ = []; d.fees_ = []; d.subafter = False
    for k in range(d.pick4('n', [3, 5, 8, 12])):
        w = d.take(); noun = d.r.choice(w.nouns); ex = d.r.sample(LONG, d.r.randint(1, 3)); typ = 'Service'
        s = d.r.choice(['Remove and replace ', 'Replace ', 'R&R ', 'Install new ', 'Repair ']) + noun + d.r.choice([', ', ' - ', '; ']) + ', '.join(ex)
        if d.case == 'upper': s = s.upper()
        if d.p(.4): s += '.'
        rows.append(d.add(s, typ, d.price(80, 1200)))
    if d.p(.5): rows.append(d.service())
    if d.p(.6): rows.append(d.fee())
    if d.p(.5): d.disc()
    d.settle(d.ch('all', 'all', 'none'), sub=d.p(.7))
    va = d.pick4('va', ['top', 'bottom', 'middle', 'top']); wd = d.pick4('wd', [38, 55, 70, 46]); pos = d.pick4('pos', ['r', 'near', 'r', 'mid']); num = d.p(.4)
    tr = ''.join((f'<tr><td class=k>{k + 1}</td>' if num else '<tr>') + f'<td style="width:{wd}%" class=d>{esc(i.desc)}</td><td class=p>{d.m(i.total)}</td>' + (f'<td class=e></td>' if pos != 'r' else '') + '</tr>' for k, i in enumerate(rows))
    hd = d.pick4('hd', ['<tr class=h>' + ('<td>#</td>' if num else '') + '<td>Description of work</td><td class=p>Price</td></tr>', '', '<tr class=h>' + ('<td></td>' if num else '') + '<td>WORK TO BE PERFORMED</td><td class=p>AMOUNT</td></tr>', ''])
    css = f'.l td{{padding:{d.ch(3,6,9)}px 4px;border-bottom:{d.ch("0","1px solid #ddd","1px solid #000")};vertical-align:{va}}}.p{{text-align:right;white-space:nowrap}}.h td{{font-weight:bold}}.d{{line-height:{d.ch(1.15,1.3)}}}.e{{width:{d.ch(20,30)}%}}.tot{{margin-top:10px;{d.ch("margin-left:auto","")};min-width:40%}}.l{{width:{d.ch(100,85)}%}}'
    html_chromium(d, page(d, css, headhtml(d, t, l) + f'<table class=l>{hd}{tr}</table>' + (f'<p><i>{d.loose_sent("d2")}</i></p>' if d.p(.5) else '') + tothtml(d, totrows(d, fees=False)), fs=d.ch(10, 11, 12)))
def l18(d):
    "details under names in smaller type"
    ws = build(d, d.pick4('n', [3, 5, 4, 7]), modes=d.pick4('mo', [('split',), ('split', 'flat'), ('split',), ('parts', 'split')])); d.wraps = True
    t, l = headline(d); B = ''; det = d.pick4('det', ['dot', 'pn', 'lines', 'eq']); grp = d.pick4('grp', [1, 0, 1, 1]); up = d.p(.3)
    for o in ws:
        if grp and not o.solo: B += f'<div class=j>{esc(o.head)}' + (f'<span class=r>{d.m(sum(i.total for i in o.items))}</span>' if up else '') + '</div>'
        for i in o.items:
            s = ''; q = qs(i.qty) if i.qty else ''
            if i.qty and i.type == 'Labor': s = {'dot': f'{q} hr · {d.m(i.unit)}/hr', 'pn': f'{q} hours', 'lines': f'Hours: {q}<br>Rate: {d.m(i.unit)}', 'eq': f'{q} x {d.m(i.unit)} = {d.m(i.total)}'}[det]
            elif i.qty: s = {'dot': f'Qty {q} · {d.m(i.unit)} ea · {i.pn}', 'pn': f'{i.pn}, {q} pc', 'lines': f'Part #: {i.pn}<br>Qty: {q}<br>Unit: {d.m(i.unit)}', 'eq': f'{q} x {d.m(i.unit)} = {d.m(i.total)}'}[det]
            else: s = d.r.choice(W.NOTES)
            if det == 'pn': i.unit = None
            B += f'<div class=i><span class=r>{d.m(i.total)}</span>{esc(i.desc)}<div class=s>{s}</div></div>'
        if d.p(.2): n, x, w_ = notecard(d); B += f'<div class=i style="color:#999"><span class=r>{w_}</span>{n}<div class=s>would be {x}</div></div>'
    for f in d.fees_: B += f'<div class=i><span class=r>{d.m(f.total)}</span>{esc(f.desc)}</div>'
    css = f'.i{{padding:{d.ch(3,5,7)}px 0;border-bottom:1px solid {d.ch("#eee","#ccc","#fff")};break-inside:avoid}}.s{{font-size:{d.ch(70,78)}%;color:#666;padding-left:{d.ch(0,8,14)}px}}.r{{float:right}}.j{{font-weight:bold;background:{d.ch("#eee","#fff","#dde6f5")};padding:3px;margin-top:8px}}.tot{{margin-top:10px;width:{d.ch(50,100)}%;margin-left:auto}}'
    html_weasy(d, page(d, css, headhtml(d, t, l) + B + tothtml(d, totrows(d, fees=False)), size=d.pick4('sz', ['letter', 'a5', '4.5in 11in', 'letter']), mg=.45))
LAYOUTS = {13: l13, 14: l14, 15: l15, 16: l16, 17: l17, 18: l18}
