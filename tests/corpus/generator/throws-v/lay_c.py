from core import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
OUT = 'throws-v/'
def st(font='Helvetica', size=8, **k): return ParagraphStyle('x', fontName=font, fontSize=size, leading=size * 1.2, **k)
def P(t, s): return Paragraph(t, s)
BF = {'Helvetica': 'Helvetica-Bold', 'Times-Roman': 'Times-Bold', 'Courier': 'Courier-Bold'}
def doc(d, story, size=letter, m=36):
    d.gen = 'reportlab'; SimpleDocTemplate(OUT + d.name + '.pdf', pagesize=size, leftMargin=m, rightMargin=m, topMargin=m, bottomMargin=m).build(story)
def trows(d, R, sL, sR, paren=True):
    o = []
    for a, c, k in R:
        nm = esc(d.rowtext(d, a)) if False else esc(a.desc if isinstance(a, Line) else a)
        if isinstance(a, Line) and a.note and paren: nm += f' <font size=6>({esc(a.note)})</font>'
        t = d.m(c)
        if k == 'tot': nm, t = f'<b>{nm}</b>', f'<b>{t}</b>'
        o.append([P(nm, sL), P(t, sR)])
    return o

def v03(d):  # old desktop: boxes, parts left, labor right
    d.kind = d.pick('invoice', 'shop_estimate'); d.n = min(d.n, 21); d.upper = True; d.mstyle = d.pick('%s', '%s', '$%s'); F = d.pick('Helvetica', 'Times-Roman', 'Courier') if d.v != 'd' else 'Helvetica'
    s = st(F, 7.5); r = st(F, 7.5, alignment=2); js = d.jobs(); A = [l for j in js for l in j.lines]
    PL = [l for l in A if l.kind in ('Part', 'Fee')]; LL = [l for l in A if l.kind in ('Labor', 'Service')]; W = 540; lw = d.pick(290, 270, 300)
    G = [('GRID', (0, 0), (-1, -1), .5, colors.black), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3)]
    B = lambda t: P(f'<b>{t}</b>', s)
    top = Table([[P(f'<font size=15><b>{esc(d.shop)}</b></font><br/><br/>{d.addr}<br/>{d.csz}<br/>PHONE {d.phone}', s), P(f'<b>{"INVOICE" if d.kind=="invoice" else "ESTIMATE"}</b> &nbsp; {d.docno}<br/>DATE {d.date}<br/>WRITTEN BY {d.adv.upper()}<br/>HAT # {d.r.randint(1,60)}', s)]], [lw, W - lw], style=G)
    inf = Table([[P(f'NAME<br/><b>{d.cust.upper()}</b><br/>{d.caddr.upper()}<br/>{d.csz.upper()}', s), P(f'YEAR/MAKE/MODEL<br/><b>{d.veh()}</b><br/>VIN {d.vin}', s), P(f'LICENSE {d.plate}<br/>MILEAGE {d.miles}<br/>HOME {d.cphone}<br/>ENGINE {d.pick("2.5L 4","3.6L V6","5.3L V8")}', s)]], [180, 200, 160], style=G)
    pc = d.v in 'ac'; L = [[B(x) for x in (['QTY', 'PART NO.'] if pc else ['QTY']) + [d.pick('PART DESCRIPTION', 'DESCRIPTION OF PARTS'), 'PRICE', 'AMOUNT']]]
    for l in PL:
        L.append([P(d.q(l.qty), s)] + ([P(l.pn or '', s)] if pc else []) + [P(esc(l.desc), s), P(d.m(l.unit), r), P(d.m(l.total), r)]); d.add(l)
    if len(L) == 1: L.append([P('', s)] * (5 if pc else 4))
    mono = 8 if F == 'Courier' else 0
    cw = [28, 52 + mono, lw - 28 - 52 - 92 - mono * 3, 44 + mono, 48 + mono] if pc else [28, lw - 28 - 92 - mono * 2, 44 + mono, 48 + mono]
    R_ = [[B(d.pick('LABOR INSTRUCTIONS', 'SERVICE PERFORMED', 'OPERATION')), B('HRS'), B(d.pick('LABOR', 'CHARGE'))]]; rw = W - lw
    for l in LL:
        R_.append([P(esc(l.desc) + (f'<br/><font size=6>{esc(l.note).upper()}</font>' if l.note else ''), s), P(d.q(l.qty, True) if l.hrs else '', r), P(d.m(l.total), r)]); d.add(l, l.hrs, False)
    if d.ch(.4): R_.append([P('CHECK ALL FLUIDS, SET TIRE PRESSURE 35 PSI', s), '', P('NO CHG', r)])
    half = Table([[Table(L, cw, style=G), Table(R_, [rw - 30 - 56 - mono, 30, 56 + mono], style=G)]], [lw, rw], style=[('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 0), ('RIGHTPADDING', (0, 0), (-1, -1), 0), ('BOX', (0, 0), (-1, -1), 1, colors.black), ('LINEBEFORE', (1, 0), (1, 0), 1, colors.black)])
    fs = d.fees(A); T = d.compute(A, fs, d.coupons(sum(l.total for l in A), .3), split=True); d.addfees(fs)
    leg = P('I hereby authorize the above repair work to be done along with the necessary material and hereby grant you and/or your employees permission to operate the vehicle herein described on streets, highways or elsewhere for the purpose of testing and/or inspection. An express mechanic\'s lien is hereby acknowledged on above vehicle to secure the amount of repairs thereto. Storage of $35.00 per day after 3 days.<br/><br/>X ________________________ DATE ________', st(F, 6))
    bot = Table([[leg, Table(trows(d, T, s, r), [rw - 74, 68], style=G[1:])]], [lw, rw], style=G)
    doc(d, [top, inf, Spacer(1, 4), half, Spacer(1, 4), bot])

def v09(d):  # multi-point check list with quote
    js = d.jobs(min(d.n, 16)); A = [l for j in js for l in j.lines]; s = st(size=7.5); r = st(size=7.5, alignment=2); h = st('Helvetica-Bold', 8.5, textColor=colors.white); d.vkeys = ('year', 'make', 'model', 'vin', 'mileage')
    C = colors.Color(*d.r.choice([(.1, .3, .5), (.4, .1, .1), (.1, .35, .2), (.2, .2, .2)]))
    chk = ['Engine oil level', 'Coolant -34 F', 'Brake fluid 2%', 'Trans fluid', 'Washer fluid', 'Belts', 'Hoses', 'Battery 588/650 CCA', 'Air filter', 'Cabin filter', 'Wiper blades', 'Headlamps', 'Brake lamps', 'Horn', 'CV boots', 'Shocks/struts', 'Ball joints', 'Tie rods', 'Exhaust', 'Parking brake', 'Fuel lines']
    cells = []
    for c in chk:
        k = d.r.randint(0, 5); cells.append(P(('[X] [ &nbsp;] [ &nbsp;] ' if k < 4 else '[ &nbsp;] [X] [ &nbsp;] ' if k == 4 else '[ &nbsp;] [ &nbsp;] [X] ') + c, s))
    grid = [cells[i::7][:3] for i in range(7)]
    gs = [('BOX', (0, 0), (-1, -1), 1, C), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1)]
    tire = Table([[P(f'<b>{p}</b><br/>Tread {d.r.randint(2,9)}/32 &nbsp; PSI {d.r.randint(26,38)}<br/>Pad {d.r.randint(2,10)} mm &nbsp; Rotor {d.r.randint(20,28)}.{d.r.randint(0,9)}', s) for p in ('LF', 'RF', 'LR', 'RR')]], [135] * 4, style=gs + [('INNERGRID', (0, 0), (-1, -1), .3, colors.grey)])
    bar = lambda t: Table([[P(t, h)]], [540], style=[('BACKGROUND', (0, 0), (-1, -1), C), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3)])
    S = [P(f'<font size=15><b>{esc(d.shop)}</b></font>', s), Spacer(1, 8), P(f'{d.addr}, {d.csz} {d.phone} &nbsp;|&nbsp; Courtesy check {d.docno} &nbsp;|&nbsp; {d.date}', s), P(f'{d.cust} &nbsp; {d.veh()} &nbsp; {d.vin} &nbsp; {d.miles:,} mi', s), Spacer(1, 4), bar('Vehicle health check &nbsp; [good] [soon] [now]'), Table(grid, [180] * 3, style=gs), bar('Tires and brakes'), tire, Spacer(1, 5)]
    if d.v in 'bd': S.append(P(f'<b>Remarks:</b> {esc(d.pick(*NOTES))}. {esc(d.pick(*NOTES))}.', s))
    q = d.v in 'acd'; amt = d.pick('Price', 'Amount', 'Quote'); rows = [[P(f'<b>{x}</b>', s) for x in ['Item', d.pick('Recommended service', 'Repair needed', 'What it needs')] + (['Qty/Hr'] if q else []) + [amt]]]
    n = 0
    for l in A:
        n += 1; rows.append([P(str(n), s), P(esc(l.desc) + (f'<br/><font size=6 color=grey>{esc(l.note)}</font>' if l.note else ''), s)] + ([P(d.q(l.qty, l.hrs), s)] if q else []) + [P(d.m(l.total), r)]); d.add(l, q, False)
    fs = d.fees(A, .5); T = d.compute(A, fs, [], split=d.v == 'b'); d.addfees(fs)
    cw = [32, 378, 50, 80] if q else [32, 428, 80]
    S += [bar(d.pick('Your quote', 'Estimate of needed services', 'Quote for items marked now')), Table(rows, cw, repeatRows=1, style=[('LINEBELOW', (0, 0), (-1, -1), .3, colors.lightgrey), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)]), Table(trows(d, T, s, r), [170, 80], hAlign='RIGHT', style=[('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1)])]
    doc(d, S)

def v11(d):  # fleet statement
    d.kind = 'invoice'; d.vkeys = (); s = st(d.pick('Helvetica', 'Times-Roman'), 8); F = s.fontName; r = st(F, 8, alignment=2); n = max(d.n, 2); units = {1: 1}.get(n, d.r.randint(2, 3 if n < 8 else 6)); A = []
    S = [Table([[P(f'<font size=14><b>{esc(d.shop)}</b></font><br/><br/>Fleet & Commercial Accounts<br/>{d.addr}, {d.csz}'.replace('&', '&amp;').replace('&amp;amp;', '&amp;'), s), P(f'<b>{d.pick("STATEMENT","Fleet invoice","CONSOLIDATED INVOICE")} {d.docno}</b><br/>{d.date}<br/>PO {d.r.randint(4000,9999)}<br/>Terms net 30', r)]], [340, 200]), Spacer(1, 6), P(f'Bill to: {d.pick("Valley Plumbing & Drain","Metro Courier Co.","County Road Dept.","Greenleaf Landscaping")}, Acct {d.r.randint(1000,9999)}<br/>{d.caddr}, {d.csz}'.replace('&', '&amp;'), s), Spacer(1, 8)]
    c = d.v; hd = {'a': ['Qty', 'Description', 'Each', 'Amount'], 'b': ['Description', 'Qty', 'Amount'], 'c': ['Part/Op', 'Description', 'Qty', 'Unit', 'Ext'], 'd': ['Amount', 'Description', 'Qty', 'Each']}[c]
    cw = {'a': [40, 360, 65, 75], 'b': [390, 60, 90], 'c': [80, 270, 45, 65, 80], 'd': [80, 330, 50, 80]}[c]
    rows = [[P(f'<b>{x}</b>', s) for x in hd]]; sty = [('LINEBELOW', (0, 0), (-1, 0), 1, colors.black), ('TOPPADDING', (0, 0), (-1, -1), 1.5), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.5), ('VALIGN', (0, 0), (-1, -1), 'TOP')]; sums = []
    for u in range(units):
        k = n // units + (1 if u < n % units else 0); ls = [l for j in d.jobs(max(1, k)) for l in j.lines]; mk, ms, w = d.r.choice(VEH[2:5] + VEH[13:14])
        sty += [('SPAN', (0, len(rows)), (-1, len(rows))), ('BACKGROUND', (0, len(rows)), (-1, len(rows)), colors.whitesmoke)]
        un = f'Unit {d.r.randint(1,98)}'; rows.append([P(f'<b>{un}</b> {d.r.randint(2012,2024)} {mk} {d.r.choice(ms.split("|"))}, {d.r.randint(30,240)},{d.r.randint(100,999)} mi, RO {d.r.randint(50000,59999)}, plate {d.plate[:3]}{d.r.randint(100,999)}', s)] + [''] * (len(hd) - 1))
        for l in ls:
            x = dict(Qty=P(d.q(l.qty, l.hrs), r), Description=P(esc(l.desc) + (f'<br/><font size=6.5>{esc(l.note)}</font>' if l.note else ''), s), Each=P(d.m(l.unit), r), Unit=P(d.m(l.unit), r), Amount=P(d.m(l.total), r), Ext=P(d.m(l.total), r)); x['Part/Op'] = P(l.pn or f'LAB{d.r.randint(10,99)}', s)
            rows.append([x[k_] for k_ in hd]); d.add(l, True, c != 'b'); A.append(l)
        t = sum(l.total for l in ls); sums.append((un, t)); sty.append(('SPAN', (0, len(rows)), (-1, len(rows)))); rows.append([P(f'<i>{un} total {d.m(t)}</i>', r)] + [''] * (len(hd) - 1))
    fl = sum(l.total for l in A); disc = [(d.pick('Fleet discount', 'Fleet program 3%'), fl * 3 // 100)] if d.ch(.5) else []
    T = d.compute(A, d.fees(A, 0), disc, split=d.ch(.5)); prior = d.price(100, 900)
    S += [Table(rows, cw, repeatRows=1, style=sty), Spacer(1, 6), Table(trows(d, T, s, r), [170, 90], hAlign='RIGHT')]
    if d.v in 'bc': S.append(KeepTogether([Spacer(1, 8), P(f'Account activity: previous balance {d.m(prior)}, payment received {d.m(-prior)}. Current {d.m(d.total)}, 30 days {d.m(0)}, 60 days {d.m(0)}.', s)]))
    S.append(P(f'Remit to {d.addr}, {d.csz}. Questions {d.phone}.', s)); doc(d, S)

def v13(d):  # dot matrix / mono
    d.kind = d.pick('invoice', 'receipt'); d.gen = 'reportlab'; d.upper = True; d.mstyle = '%s'; js = d.jobs(); A = [l for j in js for l in j.lines]; W = d.pick(80, 76, 84); disc = []
    if d.ch(.5):
        c = Line('CORE CHARGE', 'Part', 1, d.price(10, 80), pn='CORE'); A.insert(1 if A[0].kind == 'Part' else 0, c)
        if d.ch(.7): disc.append((d.pick('CORE RETURN', 'CORE CREDIT'), c.total))
    X = []; p = X.append
    p(d.shop.center(W)); p(f'{d.addr.upper()}  {d.csz.upper()}'.center(W)); p(d.phone.center(W)); p('')
    p(f'{"INVOICE"} {d.docno}'.ljust(W // 2) + f'DATE {d.date}'.rjust(W - W // 2)); p(f'SOLD TO: {d.cust.upper()}'.ljust(W // 2) + f'PHONE {d.cphone}'.rjust(W - W // 2)); p(f'{d.veh()}  VIN {d.vin}'); p(f'LIC {d.plate}   ODOMETER {d.miles}   CLERK {d.r.randint(10,99)}   TERM 3'); sep = d.pick('-', '=', '.'); p(sep * W)
    v = d.v; dw = W - 42
    import textwrap
    hdr = {'a': f'{"QTY":>6} {"ITEM":<11} {"DESCRIPTION":<{dw}}{"PRICE":>10} {"TOTAL":>11}', 'b': f'{"DESCRIPTION":<{dw+12}}{"QTY":>7} {"PRICE":>9} {"TOTAL":>11}', 'c': f'{"LN":<3}{"DESCRIPTION":<{dw+15}} {"QTY":>7} {"AMOUNT":>12}', 'd': f'{"TOTAL":>11} {"QTY":>7}  {"DESCRIPTION":<{dw+8}}{"PRICE":>11}'}[v]
    p(hdr); p(sep * W)
    for n, l in enumerate(A):
        q = d.q(l.qty, l.hrs); w = {'a': dw - 1, 'b': dw + 11, 'c': dw + 14, 'd': dw + 7}[v]; ds = textwrap.wrap(l.desc, w); pre = {'a': 19, 'b': 0, 'c': 3, 'd': 21}[v]
        p({'a': f'{q:>6} {(l.pn or "LABOR")[:11]:<11} {ds[0]:<{dw}}{d.m(l.unit):>10} {d.m(l.total):>11}', 'b': f'{ds[0]:<{dw+12}}{q:>7} {d.m(l.unit):>9} {d.m(l.total):>11}', 'c': f'{n+1:<3}{ds[0]:<{dw+15}} {q:>7} {d.m(l.total):>12}', 'd': f'{d.m(l.total):>11} {q:>7}  {ds[0]:<{dw+8}}{d.m(l.unit):>11}'}[v])
        for x in ds[1:]: p(' ' * pre + x)
        if v == 'b' and l.pn: p(f'   P/N {l.pn} {(l.brand or "").upper()}')
        if l.note: p(' ' * pre + '** ' + l.note.upper()[:w - 3])
        d.add(l, True, v != 'c')
    for a, c in disc: p({'a': f'{"-1":>6} {"CORE":<11} {a:<{dw}}{d.m(c):>10} {d.m(-c):>11}', 'b': f'{a:<{dw+12}}{"-1":>7} {d.m(c):>9} {d.m(-c):>11}', 'c': f'   {a:<{dw+15}} {"-1":>7} {d.m(-c):>12}', 'd': f'{d.m(-c):>11} {"-1":>7}  {a:<{dw+8}}{d.m(c):>11}'}[v])
    p(sep * W); fs = d.fees(A, .6); T = [x for x in d.compute(A, fs, disc, mode='net', split=True) if x[2] != 'disc']; d.addfees(fs)
    for a, c, k in T: p(((a.desc if isinstance(a, Line) else a).upper() + ' ').ljust(30, d.pick('.', ' ')).rjust(W - 13) + f'{d.m(c):>13}')
    p(f'{d.pick("VISA","DEBIT","CHECK 1044")} TENDERED'.ljust(30).rjust(W - 13) + f'{d.m(d.total):>13}'); p('CHANGE'.ljust(30).rjust(W - 13) + f'{d.m(0):>13}'); p(''); p('THANK YOU - RETORQUE WHEELS AT 50 MILES'.center(W)); p('NO RETURNS ON ELECTRICAL PARTS. 20% RESTOCK.'.center(W))
    c = canvas.Canvas(OUT + d.name + '.pdf', pagesize=letter); fs_ = 540 / (W * .6); fs_ = min(fs_, 10.5); y = 750
    c.setFont('Courier', fs_)
    for x in X:
        if y < 40: c.showPage(); c.setFont('Courier', fs_); y = 750
        c.drawString(36, y, x); y -= fs_ * 1.22
    c.save()
    d.shop_printed = d.shop

def v17(d):  # dealer quote with tax by line
    d.kind = 'shop_estimate'; js = d.jobs(); A = [l for j in js for l in j.lines]; F = d.pick('Helvetica', 'Times-Roman'); s = st(F, 8); r = st(F, 8, alignment=2); d.shop = f"{d.r.choice(LN)} {d.make} Parts & Service"
    taxset = ('Part',) if d.v in 'ac' else ('Part', 'Labor', 'Service'); sh = d.v in 'ab'; al = d.v in 'abd'
    hd = ['Line', 'Description'] + (['Part No.'] if d.v in 'ad' else []) + ['Qty', 'Unit', 'Ext', 'Tax'] + (['Line total'] if sh else [])
    if d.v == 'c': hd = ['Description', 'Qty', 'Unit', 'Tax', 'Ext']
    if d.v == 'd': hd = ['Line', 'Part No.', 'Qty', 'Description', 'Unit', 'Ext', 'Tax']
    w = dict(zip(['Line', 'Part No.', 'Qty', 'Unit', 'Ext', 'Tax', 'Line total'], [28, 72, 38, 62, 62, 48, 66])); w['Description'] = 540 - sum(w[x] for x in hd if x != 'Description')
    rows = [[P(f'<b>{x}</b>', s if x in ('Line', 'Description', 'Part No.') else r) for x in hd]]; tx = 0
    for n, l in enumerate(A):
        t = rnd(d.taxrate * l.total / 100) if l.kind in taxset else 0; tx += t
        x = {'Line': P(str((n + 1) * d.pick(1)), s), 'Description': P(esc(l.desc) + (f'<br/><font size=6.5 color=grey>{esc(l.note)}</font>' if l.note else ''), s), 'Part No.': P(l.pn or '', s), 'Qty': P(d.q(l.qty, l.hrs), r), 'Unit': P(d.m(l.unit), r), 'Ext': P(d.m(l.total), r), 'Tax': P(d.m(t) if t else d.pick('0.00', '-'), r), 'Line total': P(d.m(l.total + t), r)}
        rows.append([x[k] for k in hd]); d.add(l)
    d.sub = sum(l.total for l in A); d.tax = tx; d.total = d.sub + tx
    T = [(d.pick('Subtotal', 'Total before tax', 'Net'), d.sub, 'sub'), (d.pick('Tax', 'Sales tax', 'Total tax'), tx, 'tax'), (d.pick('Quote total', 'TOTAL', 'Total with tax'), d.total, 'tot')]
    z = d.pick(colors.lightblue, colors.lightgrey, colors.beige)
    S = [P(f'<font size=16>{esc(d.shop)}</font>', s), Spacer(1, 9), P(f'{d.addr} {d.csz} | Service {d.phone} | Hours 7:30-5:30', s), Spacer(1, 6), Table([[P(f'Quote {d.docno}<br/>{d.date}<br/>Valid 30 days', s), P(f'{d.cust}<br/>{d.cphone}', s), P(f'{d.veh()}<br/>{d.vin}<br/>{d.miles:,} mi', s)]], [140, 180, 220], style=[('BOX', (0, 0), (-1, -1), .5, colors.black), ('BACKGROUND', (0, 0), (-1, -1), z)]), Spacer(1, 8)]
    if d.v == 'c': S.append(P(f'Tax rate {d.taxrate}% applies to parts only.', s))
    S += [Table(rows, [w[x] for x in hd], repeatRows=1, style=[('LINEABOVE', (0, 1), (-1, -1), .25, colors.grey), ('BACKGROUND', (0, 0), (-1, 0), z), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)]), Spacer(1, 6), Table(trows(d, T, s, r), [110, 80], hAlign=d.pick('RIGHT', 'LEFT'), style=[('BOX', (0, 0), (-1, -1), 1, colors.black)])]
    doc(d, S)

def v22(d):  # landscape job | parts | labor | total
    js = d.jobs(d.n + 3); F = d.pick('Helvetica', 'Times-Roman'); s = st(F, 9); r = st(F, 9, alignment=2); d.vkeys = ('year', 'make', 'model', 'mileage'); lf = d.v in 'bd'; A = []
    hd = ['#', d.pick('Service', 'Job', 'Repair'), 'Labor' if lf else 'Parts', 'Parts' if lf else 'Labor', d.pick('Total', 'Job total', 'Both')]
    rows = [[P(f'<b>{x}</b>', s if i < 2 else r) for i, x in enumerate(hd)]]; hrs = d.v in 'ac'
    for n, j in enumerate(js):
        p = sum(l.total for l in j.lines if l.kind != 'Labor'); b = sum(l.total for l in j.lines if l.kind == 'Labor'); h = sum(l.qty for l in j.lines if l.kind == 'Labor')
        sub = f'<br/><font size=7 color=grey>{esc(", ".join(l.desc for l in j.lines)[:110])}</font>' if d.v in 'bc' else ''
        a, c = P(d.m(p) if p else '-', r), P(d.m(b) if b else '-', r)
        rows.append([P(str(n + 1), s), P(esc(j.title) + sub, s), c if lf else a, a if lf else c, P(d.m(p + b), r)])
        o = [('Part', p), ('Labor', b)]
        for k, t in (o[::-1] if lf else o):
            l = Line(j.title, k, None, None, t); A.append(l); d.add(l)
    pt = sum(l.total for l in A if l.kind == 'Part'); lt = sum(l.total for l in A if l.kind == 'Labor'); a, c = P(f'<b>{d.m(pt)}</b>', r), P(f'<b>{d.m(lt)}</b>', r)
    rows.append(['', P(f'<b>{d.pick("Column totals","Totals","Sum")}</b>', s), c if lf else a, a if lf else c, P(f'<b>{d.m(pt+lt)}</b>', r)])
    fs = d.fees(A, .6); T = d.compute(A, fs, d.coupons(pt + lt, .3), split=False); d.addfees(fs)
    z = d.pick(colors.navy, colors.darkgreen, colors.maroon, colors.black)
    S = [Table([[P(f'<font size=17 color=white><b>{esc(d.shop)}</b></font>', s), P(f'<font color=white>{d.pick("Service Estimate","Repair Quote","Work Estimate")} {d.docno}<br/>{d.date}</font>', r)]], [500, 220], style=[('BACKGROUND', (0, 0), (-1, -1), z), ('BOTTOMPADDING', (0, 0), (-1, -1), 10)]), Spacer(1, 6), P(f'{d.cust}, {d.cphone} &nbsp;&nbsp; {d.veh()} &nbsp; {d.miles:,} miles &nbsp; Plate {d.plate} &nbsp; {d.addr}, {d.csz} &nbsp; {d.phone}', s), Spacer(1, 8), Table(rows, [30, 420, 90, 90, 90], repeatRows=1, style=[('GRID', (0, 0), (-1, -1), .4, z), ('VALIGN', (0, 0), (-1, -1), 'TOP')]), Spacer(1, 8), Table(trows(d, T, s, r), [200, 90], hAlign='RIGHT'), P('Parts prices may change. Labor at posted rate; 12 month warranty.', st(F, 7))]
    doc(d, S, landscape(letter))

# ---------------- LibreOffice
NS = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"'
def fodt(styles, body, font):
    return f'<?xml version="1.0" encoding="UTF-8"?><office:document {NS} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls><style:font-face style:name="F" svg:font-family="\'{font}\'"/></office:font-face-decls><office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F" fo:font-size="11pt"/></style:default-style></office:styles><office:automatic-styles><style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.8in"/></style:page-layout>{styles}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"/></office:master-styles><office:body><office:text>{body}</office:text></office:body></office:document>'
def ps(name, tabs='', par='', txt=''): return f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties {par}>{"<style:tab-stops>"+tabs+"</style:tab-stops>" if tabs else ""}</style:paragraph-properties><style:text-properties {txt}/></style:style>'
def tab(pos, typ='right', lead=''): return f'<style:tab-stop style:position="{pos}in" style:type="{typ}"' + (f' style:leader-style="dotted" style:leader-text="{lead}"' if lead else '') + '/>'
def p(x, s='N'): return f'<text:p text:style-name="{s}">{x}</text:p>'
TB_ = '<text:tab/>'

def v04(d):  # word processor with tab leaders
    d.gen, d.ext = 'libreoffice', 'fodt'; js = d.jobs(); A = [l for j in js for l in j.lines]; d.kind = d.pick('invoice', 'shop_estimate'); d.docprinted = d.v in 'ac'; lead = '.' if d.v in 'abd' else ''; font = d.pick('Carlito', 'Liberation Serif', 'Comic Neue', 'Courier Prime')
    d.vkeys = ('year', 'make', 'model', 'mileage')
    S = ps('N') + ps('H', par='fo:text-align="center"', txt='fo:font-size="20pt" fo:font-weight="bold"') + ps('C', par='fo:text-align="center"') + ps('L', tab(6.9, lead=lead), 'fo:margin-bottom="0.03in" fo:margin-right="0in"') + ps('B', par='fo:margin-top="0.12in"', txt='fo:font-weight="bold"') + ps('T', tab(6.9), 'fo:margin-left="3.6in"', '')
    S = S.replace(tab(6.9) + '</style:tab-stops></style:paragraph-properties><style:text-properties />', tab(6.9) + '</style:tab-stops></style:paragraph-properties><style:text-properties />')
    S += ps('TT', tab(3.3), 'fo:margin-left="3.6in"') + ps('TB', tab(3.3), 'fo:margin-left="3.6in"', 'fo:font-weight="bold"')
    b = p(esc(d.shop), 'H') + p(f'{d.addr}, {d.csz} Ph. {d.phone}', 'C') + p('') + p(f'{"Invoice" if d.kind=="invoice" else "Estimate"} {"# "+d.docno if d.docprinted else ""} {d.date}') + p(f'Customer: {d.cust}') + p(f'Vehicle: {d.veh()}, {d.miles:,} miles, tag {d.plate}')
    for j in js:
        if d.v in 'ac': b += p(esc(j.title) + (':' if d.v == 'a' else ''), 'B')
        for l in j.lines:
            if l.hrs: x = d.pick('{d}, {q} hours', '{d} {q} hrs @ {u}', '{d} ({q} hr)'); k = '{u}' in x
            elif l.qty != 1: x = '{d} {q} @ {u}' if d.v in 'ad' else '({q}) {d} at {u} each'; k = True
            else: x = '{d}'; k = False
            b += p(x.format(d=esc(l.desc), q=d.q(l.qty, l.hrs), u=d.m(l.unit)) + TB_ + d.m(l.total), 'L'); d.add(l, l.hrs or k, k)
            if l.note: b += p('&#160;&#160;&#160;' + esc(l.note))
    fs = d.fees(A, .5); T = d.compute(A, fs, d.coupons(sum(l.total for l in A), .3), split=d.ch(.4)); d.addfees(fs); b += p('')
    for a, c, k in T: b += p(esc(a.desc if isinstance(a, Line) else a) + TB_ + d.m(c), 'TB' if k == 'tot' else 'TT')
    b += p('') + p(d.pick('We also noticed the rear tires at 4/32. Plan on new ones before winter.', 'Please check oil at every fill-up. It was 2 quarts low.', 'Old parts are in the trunk.')) + p('Make checks payable to ' + esc(d.shop)) + p(d.adv)
    return fodt(S, b, font)

def tblx(name, widths, rows):
    return f'<table:table table:name="{name}">' + ''.join(f'<table:table-column table:style-name="w{i}"/>' for i in range(len(widths))) + ''.join('<table:table-row>' + ''.join(f'<table:table-cell table:style-name="{c[2] if len(c)>2 else "cell"}" office:value-type="string">{p(c[0], c[1])}</table:table-cell>' for c in r) + '</table:table-row>' for r in rows) + '</table:table>'
def wst(widths): return ''.join(f'<style:style style:name="w{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for i, w in enumerate(widths))

def v21(d):  # writer: table, job headline with sum, indented priced lines
    d.gen, d.ext = 'libreoffice', 'fodt'; js = d.jobs(); A = [l for j in js for l in j.lines]; d.kind = 'shop_estimate'; font = d.pick('Open Sans', 'Lato', 'DejaVu Serif', 'Utopia'); sumc = d.v in 'ab'; pnc = d.v in 'bc'
    widths = [3.2, 1.2, .7, .9, .9] if pnc else [4.1, .8, 1.0, 1.0]
    bd = d.pick('fo:border="0.5pt solid #888888"', 'fo:border-bottom="0.5pt solid #aaaaaa"', '')
    S = ps('N', txt='fo:font-size="9.5pt"') + ps('R', par='fo:text-align="end"', txt='fo:font-size="9.5pt"') + ps('I', par='fo:margin-left="0.2in"', txt='fo:font-size="9.5pt"') + ps('B', txt='fo:font-weight="bold" fo:font-size="10pt"') + ps('BR', par='fo:text-align="end"', txt='fo:font-weight="bold" fo:font-size="10pt"') + ps('H', txt='fo:font-size="18pt"') + wst(widths) + f'<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.03in" {bd}/></style:style><style:style style:name="hc" style:family="table-cell"><style:table-cell-properties fo:padding="0.03in" fo:background-color="{d.pick("#dde6f0","#eeeeee","#f3e8d6")}" {bd}/></style:style>'
    nq = len(widths); rows = [[(x, 'B' if i == 0 or x == 'Part #' else 'BR') for i, x in enumerate(([d.pick('Work', 'Description')] + (['Part #'] if pnc else []) + ['Qty', 'Each', 'Price']))]]
    for n, j in enumerate(js):
        rows.append([(f'Job {n+1}. ' * (d.v in 'ad') + esc(j.title), 'B', 'hc')] + [('', 'N', 'hc')] * (nq - 2) + [(d.m(j.sum) if sumc else '', 'BR', 'hc')])
        for l in j.lines: rows.append([(esc(l.desc), 'I')] + ([(l.pn or '', 'N')] if pnc else []) + [(d.q(l.qty, l.hrs) + (' hr' if l.hrs else ''), 'R'), (d.m(l.unit), 'R'), (d.m(l.total), 'R')]); d.add(l)
        if not sumc: rows.append([(d.pick('Job total', 'Total this job'), 'R')] + [('', 'N')] * (nq - 2) + [(d.m(j.sum), 'R')])
    fs = d.fees(A); T = d.compute(A, fs, d.coupons(sum(l.total for l in A), .3), split=d.ch(.5)); d.addfees(fs)
    for a, c, k in T: rows.append([(esc(a.desc if isinstance(a, Line) else a), 'BR' if k == 'tot' else 'R')] + [('', 'N')] * (nq - 2) + [(d.m(c), 'BR' if k == 'tot' else 'R')])
    b = p(esc(d.shop), 'H') + p(f'{d.addr} - {d.csz} - {d.phone}') + p(f'Estimate {d.docno} prepared {d.date} by {d.adv}') + p('') + p(f'{d.cust}, {d.caddr}') + p(f'{d.veh()}, VIN {d.vin}, {d.miles:,} miles') + p('') + tblx('t', widths, rows) + p('') + p('Not responsible for items left in vehicle. Lug nuts torqued to 100 ft-lb.')
    return fodt(S, b, font)

def v05(d):  # spreadsheet garage
    d.gen, d.ext = 'libreoffice', 'fods'; js = d.jobs(); A = [l for j in js for l in j.lines]; d.kind = d.pick('invoice', 'shop_estimate'); d.upper = False; font = d.pick('Carlito', 'Liberation Sans', 'DejaVu Sans', 'Roboto'); d.mstyle = d.pick('%s', '$%s'); v = d.v
    widths = {'a': [.6, 3.3, .8, .9, .9], 'b': [3.4, .6, .9, 1.0, 1.0], 'c': [.4, 1.0, 2.9, .6, .9, 1.0], 'd': [.9, 3.6, .7, 1.2]}[v]
    hd = {'a': ['QTY', 'DESCRIPTION', 'PRICE', 'PARTS', 'LABOR'], 'b': ['Item', 'Qty', 'Unit cost', 'Labor $', 'Parts $'], 'c': ['#', 'Part no', 'Description', 'Qty', 'Price', 'Line total'], 'd': ['Type', 'Work done', 'Qty', 'Amount']}[v]
    g = d.pick('fo:border="0.5pt solid #000000"', 'fo:border="0.5pt solid #c0c0c0"', '')
    S = ps('N', txt='fo:font-size="9pt"') + ps('R', par='fo:text-align="end"', txt='fo:font-size="9pt"') + wst(widths)
    cs = lambda nm, al, x='', bold=False, gg=g: f'<style:style style:name="{nm}" style:family="table-cell"><style:table-cell-properties fo:wrap-option="wrap" {gg} {x}/><style:paragraph-properties fo:text-align="{al}"/><style:text-properties style:font-name="F" fo:font-size="9.5pt" {"fo:font-weight=%sbold%s" % (chr(34), chr(34)) if bold else ""}/></style:style>'
    S = wst(widths) + cs('cl', 'start') + cs('cr', 'end') + cs('hd', 'center', f'fo:background-color="{d.pick("#c6e0b4","#ffe699","#bdd7ee","#d9d9d9")}"', True) + cs('pl', 'start', '', False, '').replace('fo:wrap-option="wrap"', '') + cs('bl', 'start', '', True, '').replace('fo:wrap-option="wrap"', '') + cs('tr', 'end', '', True)
    rows = [[(esc(d.shop), 'bl')], [(f'{d.addr}, {d.csz}', 'pl')], [(d.phone, 'pl')], [('', 'pl')], [(f'{"Invoice" if d.kind=="invoice" else "Estimate"} {d.docno}    {d.date}', 'bl')], [(f'{d.cust}    {d.cphone}', 'pl')], [(f'{d.veh()}    VIN {d.vin}    {d.miles} mi', 'pl')], [('', 'pl')], [(x, 'hd') for x in hd]]
    for n, l in enumerate(A):
        q, u, t = d.q(l.qty, l.hrs), d.m(l.unit), d.m(l.total); lab = l.kind == 'Labor'; e = esc(l.desc)
        rows.append({'a': [(q, 'cr'), (e, 'cl'), (u, 'cr'), ('' if lab else t, 'cr'), (t if lab else '', 'cr')], 'b': [(e, 'cl'), (q, 'cr'), (u, 'cr'), (t if lab else '', 'cr'), ('' if lab else t, 'cr')], 'c': [(str(n + 1), 'cr'), (l.pn or '', 'cl'), (e, 'cl'), (q, 'cr'), (u, 'cr'), (t, 'cr')], 'd': [({'Part': 'Part', 'Labor': 'Labor', 'Fee': 'Fee', 'Service': 'Service'}[l.kind], 'cl'), (e, 'cl'), (q, 'cr'), (t, 'cr')]}[v]); d.add(l, True, v != 'd')
    nc = len(widths)
    if v in 'ab':
        o = sum(l.total for l in A if l.kind != 'Labor'); lb = sum(l.total for l in A if l.kind == 'Labor'); x = [(d.m(o), 'tr'), (d.m(lb), 'tr')]; x = x if v == 'a' else x[::-1]; rows.append([('', 'cl')] * (nc - 2) + x)
    fs = d.fees(A, .6); T = d.compute(A, fs, d.coupons(sum(l.total for l in A), .3), split=False); d.addfees(fs); di = {'a': 1, 'b': 0, 'c': 2, 'd': 1}[v]
    rows.append([('', 'pl')])
    for a, c, k in T: rows.append([(esc(a.desc if isinstance(a, Line) else a) if i == di else d.m(c) if i == nc - 1 else '', ('tr' if k == 'tot' else 'cr') if i in (di, nc - 1) else 'pl') for i in range(nc)])
    rows += [[('', 'pl')], [(d.pick('Thank you for your business!', 'Cash or check only', 'Warranty 90 days / 4,000 miles'), 'pl')]]
    body = ''.join('<table:table-row>' + ''.join(f'<table:table-cell table:style-name="{s}" office:value-type="string"><text:p>{t}</text:p></table:table-cell>' for t, s in r) + '</table:table-row>' for r in rows)
    return f'<?xml version="1.0" encoding="UTF-8"?><office:document {NS} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:font-face-decls><style:font-face style:name="F" svg:font-family="\'{font}\'"/></office:font-face-decls><office:automatic-styles><style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.7in"/><style:header-style/><style:footer-style/></style:page-layout>{S}<style:style style:name="ta" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet1" table:style-name="ta">' + ''.join(f'<table:table-column table:style-name="w{i}"/>' for i in range(nc)) + body + '</table:table></office:spreadsheet></office:body></office:document>'
