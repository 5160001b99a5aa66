from prose import *
from prose1 import emails
import textwrap
from reportlab.lib.pagesizes import letter, A4
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import SimpleDocTemplate, Paragraph, Spacer, HRFlowable
from reportlab.lib.styles import ParagraphStyle as PS
def monopdf(d, lines, font='Courier', sz=10, pg=letter, x=54, foot=None):
    d.gen = 'reportlab'; c = canvas.Canvas(d.path(), pagesize=pg); y = pg[1] - 50; c.setFont(font, sz)
    for l in lines:
        if y < 50: c.showPage(); c.setFont(font, sz); y = pg[1] - 50
        c.drawString(x, y, l); y -= sz * 1.22
    c.save()
def wrap(s, w, ind='', sub=None): return textwrap.wrap(s, w, initial_indent=ind, subsequent_indent=ind if sub is None else sub, break_long_words=False, break_on_hyphens=False)
def l7(d):
    "plain-text mail, money stands before the names"
    d.kind = 'email'; d.ms = d.pick4('m', ['d2', 'w', 'p2', 'd2']); a, c = emails(d); d.case = 'as2'
    b = build(d, d.pick4('n', [3, 2, 5, 7]), modes=d.pick4('mo', [('split',), ('parts', 'split'), ('flat',), ('flat', 'parts')]), labqty=False, fee=.7, disc=.4, sub=d.vi != 0)
    car = d.veh(vin=d.p(.3)); w = d.ch(66, 72, 78); st = d.pick4('st', ['dash', 'plain', 'for', 'star'])
    L = [f'Date: {d.date:%a, %d %b %Y} {d.r.randint(8, 17):02d}:{d.r.randint(10, 59)}:{d.r.randint(10, 59)} -0500', f'From: {d.me} {d.melast} <{a}>', f'To: {c}', f'Subject: Re: {car}', '']
    if d.pick4('top', [0, 1, 1, 0]): L += [f'On {d.date:%m/%d/%y} {d.cust} wrote:'] + ['> ' + x for x in wrap(d.ch(f'What do you get for the list? The dealer says {d.m(d.loose())} and I am', f'Last spring you charged me {d.m(d.loose())} for the other side so I am') + ' hoping you can do better. Also is the noise safe to drive with?', w - 6)] + ['>> ' + d.ch('We can look at it Thursday, check is 89 dollars unless you do the work.', 'Bring it in any time.'), '']
    L += wrap(d.ch(f'{d.cust}, see below. Price first, then what it is for.', f'Hi {d.cust}, numbers for the {car}:', f'{d.cust} - I went through the {car} this morning.', 'Sorry for the delay. My prices:'), w) + ['']
    if 'vin' in d.vehicle: L += [f'(VIN {d.vin})', '']
    def row(i):
        p = d.m(i.total); n = i.desc; x = ''
        if i.qty and i.type == 'Part': x = f' ({i.qty:g} at {d.m(i.unit)})'
        if st == 'dash': return f'{p} - {n}{x}'
        if st == 'plain': return f'{p:>10}  {n}{x}'
        if st == 'for': return f'{p} for {n}{x}'
        return f'* {p}, {n}{x}'
    for s in b.svcs: L.append(row(s))
    for o in b.works:
        if len(o.items) > 1 and d.p(.5): L += ['', cap(o.noun) + ':']
        for i in o.items: L += wrap(row(i), w, '', '' if st == 'plain' else '  ')
        if d.p(.3): L += wrap('  ' + d.loose_sent(), w, '', '  ')
    for f in b.fees: L.append(row(f))
    L.append('')
    for o in d.discrows: L.append(d.ch(f'-{d.m(o.amt)} {o.desc}', f'{d.m(o.amt)} off, {o.desc}'))
    if d.pick4('tot', [0, 1, 0, 1]):
        if d.subtotal: L.append(f'{d.m(d.subtotal)} {d.ch("subtotal", "before tax", "sum")}')
        if d.tax: L.append(f'{d.m(d.tax)} {d.ch("tax", "sales tax")}')
        L.append(f'{d.m(d.total)} {d.ch("total", "TOTAL", "all in")}')
    else: L += wrap(totals(d), w)
    if d.p(.4): L += wrap(deposit(d), w)
    L += ['', '-- ', f'{d.me} {d.melast}', d.shop, d.phone]
    if d.p(.5): L += ['', f'> {d.ch("Thank you so much!", "I can do Friday.")}', f'> {d.cust}']
    monopdf(d, L, d.ch('Courier', 'Courier', 'Courier-Bold'), d.ch(9, 10, 10.5), x=d.ch(45, 60, 72))
def l8(d):
    "exported chat log"
    d.kind = 'message'; d.ms = d.pick4('m', ['w', 'd2', 'w', 'n2']); d.round = True
    b = build(d, d.pick4('n', [2, 4, 1, 3]), modes=d.pick4('mo', [('split',), ('flat',), ('split',), ('parts', 'flat')]), fee=.4, disc=.3)
    car = d.veh(miles=d.p(.4)); fmt = d.pick4('fmt', ['[{d}, {t}] {n}: ', '{d}, {t} - {n}: ', '{n} ({t})\n', '{t} {n}> ']); t = d.r.randint(480, 960); L = []
    me, cu = d.ch(d.me, d.shop, f'{d.me} {d.shop}'), f'{d.cust} {d.custlast}'
    w = d.ch(70, 80, 88)
    def say(n, s):
        nonlocal t; t += d.r.randint(0, 4); h = t // 60
        pre = fmt.format(d=f'{d.date.month}/{d.date.day}/{d.date:%y}', t=f'{(h - 1) % 12 + 1}:{t % 60:02d} {"AM" if h < 12 else "PM"}', n=n)
        if '\n' in pre: L.append(pre.strip()); L.extend(wrap(s, w, '   ')); L.append('')
        else: L.extend(wrap(pre + s, w))
    m1 = lambda s: say(me, s); c1 = lambda s: say(cu, s)
    L += [d.ch(f'Chat history with {d.shop}', f'Messages exported {d.date:%B} {d.date.year}', f'{d.shop} / {cu}'), '']
    if d.shop not in L[0] and d.shop not in me: m1(f'this is {d.me} at {d.shop}')
    c1(d.ch(f'Hello, how much to fix my {car}?', f'Its the {car} again, what did you find', f'Any news on the {car}?') + (f' has {d.miles:,} miles' if 'mileage' in d.vehicle else ''))
    for s in b.svcs: m1(f'{phrase(d, s)} to start'.replace('  ', ' '))
    for o in b.works:
        if d.p(.5): m1(why(d, o.noun))
        if len(o.items) > 1 and d.p(.5):
            for i in o.items: m1(phrase(d, i))
        else: m1(worksent(d, o, w=False, lead=d.p(.5)))
        if d.p(.45): c1(d.ch('ok', 'hmm', f'thats a lot, the guy on craigslist said {d.m(d.loose(80, 700))}', f'my budget is {d.m(d.loose(300, 900))}', '<Media omitted>', 'And the warranty?'))
    for f in b.fees: m1('plus ' + phrase(d, f))
    if d.discounts: m1(discsent(d))
    if d.p(.7): m1(d.loose_sent())
    c1(d.ch('So what is the total', 'total?', 'And with tax')); m1(totals(d)); c1(d.ch('ok do it', 'deal', f'Can I send {d.m(d.loose(40, 200))} now by Zelle?'))
    d.gen = 'reportlab'
    ff = d.pick4('ff', ['Helvetica', 'Courier', 'Times-Roman', 'Helvetica'])
    monopdf(d, L, ff, 8.5 if ff == 'Courier' else d.ch(9, 10, 11), pg=d.ch(letter, A4), x=d.ch(40, 54))
def l9(d):
    "a bill told in one or two paragraphs"
    d.kind = d.pick4('k', ['invoice', 'invoice', 'receipt', 'invoice']); d.ms = d.pick4('m', ['d2', 'w', 'd2', 'n2'])
    b = build(d, d.pick4('n', [1, 2, 4, 3]), modes=d.pick4('mo', [('split',), ('flat',), ('split', 'parts'), ('flat', 'split')]), fee=.4, disc=.4)
    car = d.veh(vin=d.p(.3), miles=d.p(.4)); fam = d.pick4('ff', ['Z003', 'URW Bookman', 'C059', 'P052'])
    its = list(b.svcs) + [i for o in b.works for i in o.items] + list(b.fees)
    txt = []; k = 0
    op = d.ch('For work on your {c}{m}: ', 'Bill for repairs to the {c}{m}, done {w}. ', 'To {w2} on a {c}{m}. ', 'Work completed at your driveway on the {c}{m}. ').format(c=car, m=f' at {d.miles:,} miles' if 'mileage' in d.vehicle else '', w=f'{d.date:%B} {d.date.day}', w2='repairs')
    while k < len(its):
        n = d.r.randint(1, 3); g = its[k:k + n]; k += n
        fr = [phrase(d, g[0], True)] + [phrase(d, i) for i in g[1:]]
        txt.append(joined(fr, d.ch('and', 'and', 'plus')) + '.')
        if d.p(.2): txt.append(d.r.choice(W.NOTES))
    txt.insert(d.r.randint(1, len(txt)), d.loose_sent())
    if d.discounts: txt.append(discsent(d))
    tt = totals(d)
    paid = d.ch('', f'Paid {d.m(d.total)} by check, thank you.', f'Zelle to {d.phone} is fine.', deposit(d))
    paras = [op + ' '.join(txt)] if d.vi % 2 else [op] + [' '.join(txt[i:i + 3]) for i in range(0, len(txt), 3)]
    no = f'{d.ch("No.","Bill #","Invoice")} {d.no()}' if d.p(.5) else ''
    html_chromium(d, f'<html><head><meta charset=utf-8><style>@page{{size:{d.pick4("pg",["letter","a5","letter","7in 8.5in"])};margin:{d.ch(.6,.8,1)}in}}body{{font:{d.ch(12,13,14) + (3 if fam == "Z003" else 0)}px "{fam}";line-height:{d.ch(1.4,1.6,1.8)};font-variant-ligatures:none}}h1{{font-size:1.7em;text-align:{d.ch("center","left","right")};margin:0}}.s{{text-align:{d.ch("center","left")};border-bottom:2px {d.ch("solid","double","dotted")} #333;margin-bottom:1.2em}}</style></head><body><h1>{esc(d.shop)}</h1><div class=s>{d.me} {d.melast} &nbsp; {d.phone} &nbsp; {d.city}</div><p>{d.date:%B} {d.date.day}, {d.date.year} &nbsp;&nbsp; {no}<br>{d.ch("To","Bill to","For")}: {d.cust} {d.custlast}' + (f'<br>VIN {d.vin}' if 'vin' in d.vehicle else '') + '</p>' + ''.join(f'<p>{esc(x)}</p>' for x in paras) + f'<p>{"<b>" if d.p(.5) else ""}{esc(tt)}</b></p><p>{esc(paid)}</p></body></html>')
def l10(d):
    "body shop letter to the insurer, a paragraph an operation"
    d.kind = 'insurance'; d.ms = d.pick4('m', ['d2', 'd2', 'w', 'p2'])
    ops = []; d.case = 'as2'; r = d.r
    d.rate = r.choice([52, 54, 58, 62, 68]) * 100; prate = d.rate; mrate = r.choice([32, 36, 38, 42]) * 100
    P = [('left headlight assembly', 128, 620), ('front bumper cover', 148, 496), ('right fender', 98, 348), ('hood panel', 198, 648), ('grille assembly', 88, 312), ('radiator support', 138, 422), ('left quarter glass', 98, 260), ('tailgate shell', 389, 980), ('rear bumper step pad', 48, 128), ('right front door shell', 298, 748), ('fender liner', 28, 92), ('fog lamp', 38, 148), ('condenser', 142, 388), ('hood hinge', 34, 88), ('impact bar', 98, 318), ('mirror glass', 28, 96), ('rocker molding', 48, 198)]
    r.shuffle(P); n = d.pick4('n', [2, 4, 6, 3]); paras = []
    for nm, lo, hi in P[:n]:
        i = d.add(nm, 'Part', d.price(lo, hi)); h = r.randint(4, 45); src = d.ch('aftermarket CAPA', 'LKQ', 'new OEM', 'recycled'); s = d.ch(f'The {nm} is replaced with a {src} unit at {d.m(i.total)}', f'We replace the {nm} ({src}) for {d.m(i.total)}', f'{d.m(i.total)} is allowed for the {nm}, {src}')
        l = d.add(d.ch('body labor', 'body labor', 'sheet metal labor'), 'Labor', h * d.rate // 10, h / 10, d.rate); s += d.ch(f', with {h/10:g} hours {l.desc} at {d.m(d.rate)}, {d.m(l.total)}', f'; {l.desc} {h/10:g} hrs @ {d.m(d.rate)} = {d.m(l.total)}', f', and {d.m(l.total)} for {l.desc} ({h/10:g} at {d.m(d.rate)})')
        if d.p(.5):
            h = r.randint(8, 34); l = d.add(d.ch('refinish labor', 'paint labor'), 'Labor', h * prate // 10, h / 10, prate); s += d.ch(f'. Refinish: {h/10:g} hours {l.desc} at {d.m(prate)}, {d.m(l.total)}', f'. {cap("then")} {h/10:g} hrs of {l.desc} x {d.m(prate)} = {d.m(l.total)}')
            if d.p(.6): l = d.add('paint materials', 'Part', h * mrate // 10); s += f', and {l.desc} of {d.m(l.total)}'
        paras.append(s + '. ' + (d.ch('The insurer wrote it as a repair at {x}, which is not possible.', 'OEM list is {x}, not used.', 'The first estimate had {x} here; please disregard.', '').format(x=d.m(d.loose(100, 900)))))
    if d.p(.6): f = d.fee(True, which=d.ch('towing', 'storage')); paras.append(f'Also {phrase(d, f)}.')
    if d.p(.6): i = d.add('camera calibration', 'Service', d.price(195, 420)); paras.append(f'Post-repair {i.desc} (sublet) is {d.m(i.total)}, invoice attached.')
    d.settle(d.ch('all', 'parts', 'all'), sub=d.p(.6)); car = d.veh(vin=d.p(.8), miles=d.p(.5)); ded = d.ch(500, 1000, 250) * 100
    close = [totals(d), d.ch(f'The deductible of {d.m(ded)} is collected from the owner at delivery.', f'Your first payment was {d.m(d.loose(400, 1500))}; please send the difference.', f'Rental at {d.m(d.loose(30, 50))} a day is billed to you by the rental agency.')]
    no = d.no() if d.p(.7) else None
    st = d.pick4('st', ['p', 'ol', 'p', 'head'])
    body = ''.join(f'<p>{esc(x)}</p>' for x in paras) if st == 'p' else '<ol>' + ''.join(f'<li>{esc(x)}</li>' for x in paras) + '</ol>' if st == 'ol' else ''.join(f'<p><b>{d.ch("Line","Para.","Op")} {k + 1}</b> &mdash; {esc(x)}</p>' for k, x in enumerate(paras))
    html_weasy(d, f'<html><style>@page{{size:letter;margin:{d.ch(.7,.9,1.1)}in}}body{{font:{d.ch(10,10.5,11)}pt {d.pick4("ff",["Liberation Serif","Nimbus Sans","P052","Liberation Sans Narrow"])};font-variant-ligatures:none;line-height:{d.ch(1.25,1.4)}}}h1{{font-size:16pt;margin:0}}li{{margin-bottom:8px}}</style><body><h1>{esc(d.shop)}</h1>{d.addr}, {d.city} &middot; {d.phone}<p>{d.date:%m/%d/%Y}</p><p>{d.ch("Claims Department","Attn: Adjuster","Auto Claims")}<br>{d.ch("Plains Mutual","Harbor National Insurance","Evergreen Casualty")}<br>Claim {d.r.randint(100000, 999999)}-{d.r.randint(10, 99)}</p><p><b>{d.ch("Supplement request","Repair estimate","Our estimate")}{" no. " + no if no else ""}, {car}' + (f', VIN {d.vin}' if 'vin' in d.vehicle else '') + (f', {d.miles:,} mi' if 'mileage' in d.vehicle else '') + f', insured {d.cust} {d.custlast}</b></p><p>{d.ch("Please find our findings below.","After teardown we need the following.","The vehicle was inspected at our shop.")}</p>{body}<p>{esc(" ".join(close))}</p><p>{d.me} {d.melast}<br>Estimator</p></body></html>')
def l11(d):
    "thread in a shop's customer portal"
    d.kind = 'message'; d.ms = d.pick4('m', ['d2', 'd2', 'w', 'n2'])
    b = build(d, d.pick4('n', [3, 2, 5, 4]), modes=d.pick4('mo', [('split',), ('parts', 'split'), ('flat',), ('flat', 'split')]), fee=.5, disc=.4)
    car = d.veh(vin=d.p(.2), miles=d.p(.4)); T = []; adv = f'{d.me} {d.ch("(Advisor)", "- Service Advisor", d.melast)}'
    def post(who, ls): T.append((who, ls))
    post(adv, [d.ch(f'Your {car} is ready for review.', f'Inspection of your {car} is complete.', f'We finished looking over the {car}.') + (f' Odometer {d.miles:,}.' if 'mileage' in d.vehicle else '') + (f' VIN {d.vin}' if 'vin' in d.vehicle else '')] + [phrase(d, s, True) + ' (already approved).' for s in b.svcs])
    for o in b.works:
        alt = d.loose(80, 900); ls = [why(d, o.noun)]
        if d.p(.4): ls.append(d.ch(f'Option B would be the factory part for {d.m(alt)}, not selected.', f'You declined the {d.ch("flush", "cleaning", "upgrade")} at {d.m(alt)}.', f'A used one was {d.m(alt)} but came without warranty.'))
        if len(o.items) == 1: ls.append(d.ch('Approved: ', 'Price: ', '') + phrase(d, o.items[0]) if d.p(.5) else phrase(d, o.items[0], True))
        else: ls.append(d.ch('You pay ', 'Breakdown: ', 'Approved at ') + joined([phrase(d, i, nv=True) for i in o.items]))
        post(adv, ls)
        if d.p(.6): post(f'{d.cust} {d.custlast}', [d.ch('Approve', 'OK', 'Yes', f'Is this cheaper than the {d.m(d.loose(100, 900))} I was told in May?', 'please go with the cheaper one')])
    end = ['Added: ' + phrase(d, f) for f in b.fees] + ([discsent(d)] if d.discounts else []) + [totals(d)]
    if d.p(.5): end.append(deposit(d))
    post(adv, end)
    sty = d.pick4('st', ['.m{border-left:4px solid #2a7;padding:4px 10px;margin:10px 0}', '.m{border:1px solid #ccc;border-radius:6px;padding:8px;margin:8px 0}', '.m{border-top:1px solid #bbb;padding:8px 0}', '.m{background:#f2f2f2;padding:8px;margin:6px 0}'])
    html_weasy(d, f'<html><style>@page{{size:letter;margin:.6in}}body{{font:{d.ch(9,10,11)}pt {d.pick4("ff",["Liberation Sans","DejaVu Sans","Liberation Sans Narrow","DejaVu Serif"])};font-variant-ligatures:none}}{sty}.w{{font-weight:bold;font-size:85%}}.t{{color:#777;font-weight:normal;float:{d.ch("right","none")};margin-left:8px}}p{{margin:3px 0}}</style><body><h2 style="margin:0">{esc(d.shop)}</h2><div>{d.ch("Conversation","Message center","Work request")}' + (f' #{d.no()}' if d.p(.6) else '') + f' &middot; {d.cust} {d.custlast} &middot; {d.phone}</div>' + ''.join(f'<div class=m><div class=w>{esc(w)} <span class=t>{d.date:%b} {d.date.day}, {9 + k // 4}:{(11 + k * 7) % 60:02d}</span></div>' + ''.join(f'<p>{esc(x)}</p>' for x in ls) + '</div>' for k, (w, ls) in enumerate(T)) + '</body></html>')
def l12(d):
    "memo: several works in one sentence"
    d.kind = d.pick4('k', ['fleet', 'fleet', 'shop_estimate', 'fleet']); d.ms = d.pick4('m', ['w', 'd2', 'd2', 'n2']); d.gen = 'reportlab'
    d.case = 'as2'; S = []; n = d.pick4('n', [4, 6, 9, 5])
    for k in range(n): d.work('flat', plain=True)
    flats = list(d.items); sv = [d.service(True) for _ in range(d.r.randint(0, 2))]; f = [d.fee(True)] if d.p(.6) else []
    if d.p(.5): d.disc(True)
    d.settle(d.ch('none', 'all', 'none', 'all'), sub=d.p(.5), subafter=True); car = d.veh(vin=d.p(.5), miles=d.p(.6))
    k = 0
    while k < len(flats):
        g = flats[k:k + d.r.randint(2, 4)]; k += len(g); nm = lambda i: i.desc
        S.append(d.r.choice([lambda: 'We did the ' + joined([f'{nm(i)} for {d.m(i.total)}' for i in g]) + '.', lambda: 'Needed are ' + joined([f'{nm(i)} {d.m(i.total)}' for i in g]) + '.', lambda: 'I have ' + joined([f'{d.m(i.total)} for the {nm(i)}' for i in g]) + '.', lambda: 'Prices with labor: ' + joined([f'{nm(i)} ({d.m(i.total)})' for i in g]) + '.', lambda: 'The unit gets ' + joined([f'a {nm(i)} at {d.m(i.total)}' if not plural(nm(i)) else f'{nm(i)} at {d.m(i.total)}' for i in g]) + '.'])())
        if d.p(.4): S.append(d.loose_sent())
    for s in sv: S.append(f'{phrase(d, s, True)}.')
    for x in f: S.append(f'Also {phrase(d, x)}.')
    if d.discounts: S.append(discsent(d))
    S.append(totals(d))
    fd = '/usr/share/fonts/truetype/liberation/'; fn = d.pick4('ff', ['LiberationSans', 'LiberationSerif', 'LiberationMono', 'LiberationSansNarrow'])
    pdfmetrics.registerFont(TTFont(fn, fd + fn + '-Regular.ttf')); pdfmetrics.registerFont(TTFont(fn + 'B', fd + fn + '-Bold.ttf'))
    st = PS('a', fontName=fn, fontSize=d.ch(10, 11, 12), leading=d.ch(14, 16, 18), spaceAfter=d.ch(4, 8)); hb = PS('h', parent=st, fontName=fn + 'B', fontSize=15, leading=20)
    F = [Paragraph(d.ch('MEMORANDUM', 'Memo', 'INTEROFFICE MEMO', 'Fleet note'), hb)] + [Paragraph(esc(x), st) for x in ([f'TO: {d.cust} {d.custlast}, {d.ch("Fleet Manager", "Public Works", "Accounts Payable")}', f'FROM: {d.me} {d.melast}, {d.shop}', f'DATE: {d.date:%m/%d/%Y}', f'RE: Unit {d.r.randint(10, 400)}, {car}' + (f', VIN {d.vin}' if 'vin' in d.vehicle else '') + (f', odometer {d.miles:,}' if 'mileage' in d.vehicle else '')] + ([f'{d.ch("P.O.", "Work order", "Ref.")} {d.no()}'] if d.p(.6) else []))] + [HRFlowable(width='100%'), Spacer(1, 8)]
    step = d.pick4('step', [1, 2, 3, 50])
    for i in range(0, len(S), step): F.append(Paragraph(esc(' '.join(S[i:i + step])), st))
    SimpleDocTemplate(d.path(), pagesize=letter, leftMargin=d.ch(60, 80), rightMargin=d.ch(60, 110), topMargin=60).build(F)
LAYOUTS = {7: l7, 8: l8, 9: l9, 10: l10, 11: l11, 12: l12}
