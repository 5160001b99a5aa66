from prose import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Paragraph, Spacer, HRFlowable, Table
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.enums import *
from reportlab.lib import colors
def l1(d):
    d.gen = 'reportlab'; d.ms = d.pick4('m', ['d2', 'w', 'd2', 'n2']); d.kind = d.pick4('k', ['shop_estimate', 'message', 'shop_estimate', 'invoice'])
    font, bold = d.pick4('f', [('Times-Roman', 'Times-Bold'), ('Helvetica', 'Helvetica-Bold'), ('Courier', 'Courier-Bold'), ('Times-Roman', 'Helvetica-Bold')])
    sz = d.ch(10, 10.5, 11); st = PS('b', fontName=font, fontSize=sz, leading=sz * d.ch(1.25, 1.35, 1.5), alignment=d.ch(TA_LEFT, TA_JUSTIFY), spaceAfter=d.ch(6, 9, 12))
    b = build(d, d.pick4('n', [1, 3, 4, 6]), modes=d.pick4('mo', [('split',), ('flat',), ('split', 'flat'), ('parts', 'split')]))
    car = d.veh(vin=d.p(.3), miles=d.p(.4)); F = []
    hs = PS('h', fontName=bold, fontSize=d.ch(13, 16, 20), leading=24, alignment=d.pick4('al', [0, 1, 2, 0]))
    hp = PS('hp', parent=st, fontSize=9, leading=11, alignment=hs.alignment, spaceAfter=0)
    F += [Paragraph(esc(d.shop), hs), Paragraph(esc(f'{d.addr}, {d.city}'), hp), Paragraph(d.phone, hp), HRFlowable(width='100%'), Spacer(1, 14), Paragraph(f'{d.date:%B} {d.date.day}, {d.date.year}', st)]
    F += [Paragraph(f'{d.cust} {d.custlast}<br/>{d.r.randint(3, 999)} {d.r.choice(W.STREETS)}<br/>{d.city}', st)]
    re_ = f'Re: {car}' + (f', VIN {d.vin}' if 'vin' in d.vehicle else '') + (f', {d.miles:,} miles' if 'mileage' in d.vehicle else '') + (f', our reference {d.no()}' if d.p(.4) else '')
    F += [Paragraph(f'<b>{re_}</b>' if d.p(.5) else re_, st), Paragraph(d.ch(f'Dear {d.cust},', f'Dear Mr. {d.custlast}:', f'Dear Ms. {d.custlast},', 'To whom it may concern,'), st)]
    first = d.ch('Thank you for bringing the car in on Tuesday. ', 'Here is what we talked about, in writing. ', 'As promised I am putting the numbers on paper. ', 'You asked for an estimate for your records. ')
    for s in b.svcs: first += f'We did the {s.desc} first, which is {d.m(s.total)}. '
    paras = []
    for o in b.works: paras.append(worksent(d, o, lead=d.p(.6)))
    if d.p(.5) and len(paras) > 1: paras = [' '.join(paras[i:i + 2]) for i in range(0, len(paras), 2)]
    paras[d.r.randrange(len(paras))] += ' ' + d.loose_sent()
    if d.p(.5): paras[-1] += ' ' + d.loose_sent()
    end = ''.join(f'There is also {phrase(d, f)}. ' for f in b.fees) + (discsent(d) + ' ' if d.discounts else '') + totals(d)
    if d.p(.5): end += ' ' + deposit(d)
    for x in [first] + paras + [end, d.ch('This price is good for thirty days.', 'Please call with any questions.', 'We stand behind the work for 24 months.', 'Let me know by Friday if you want us to go ahead.')]: F.append(Paragraph(esc(x), st))
    F += [Spacer(1, 10), Paragraph(d.ch('Sincerely,', 'Yours truly,', 'Best regards,', 'Thank you,'), st), Spacer(1, 20), Paragraph(f'{d.me} {d.melast}<br/>{d.ch("Service Manager", "Owner", "Shop Foreman", "Service Advisor")}', st)]
    mg = d.ch(60, 72, 90); SimpleDocTemplate(d.path(), pagesize=letter, leftMargin=mg, rightMargin=mg, topMargin=54, bottomMargin=54).build(F)
def emails(d): 
    dom = re.sub('[^a-z]', '', d.shop.lower())[:18] + '.com'
    return f'{d.me.lower()}@{dom}', f'{d.cust.lower()}.{d.custlast.lower()}@{d.ch("gmail.com", "yahoo.com", "comcast.net", "outlook.com", "aol.com")}'
def l2(d):
    d.kind = 'email'; d.ms = d.pick4('m', ['w', 'd2', 'n2', 'd2']); a, c = emails(d)
    b = build(d, d.pick4('n', [2, 1, 3, 5]), modes=d.pick4('mo', [('split',), ('split',), ('flat', 'parts'), ('flat',)]), fee=.6, disc=.5)
    car = d.veh(vin=d.p(.2), miles=d.p(.2)); when = f'{d.date:%A, %B} {d.date.day}, {d.date.year} {d.ch("8:14 AM", "4:52 PM", "11:03 AM")}'
    sub = d.ch(f'RE: {car}', f'Estimate for your {car}', f'RE: RE: {car} quote', f'{car} - what we found')
    P = [d.ch(f'Hi {d.cust},', f'{d.cust},', f'Good morning {d.cust},', f'Hello {d.cust} -')]
    if 'mileage' in d.vehicle: P.append(f'We had the car up on the lift today at {d.miles:,} miles' + (f' (VIN {d.vin})' if 'vin' in d.vehicle else '') + '.')
    elif 'vin' in d.vehicle: P.append(f'Prices are by VIN {d.vin}.')
    for s in b.svcs: P.append(f'You authorized the {s.desc} at {d.m(s.total)} already, so that is in here.')
    style = d.pick4('st', ['para', 'one', 'lines', 'para'])
    if style == 'one': P.append(' '.join(worksent(d, o) for o in b.works) + ' ' + d.loose_sent())
    elif style == 'lines':
        for o in b.works:
            for i in o.items: P.append('- ' + phrase(d, i))
        P.append(d.loose_sent())
    else:
        for o in b.works: P.append(worksent(d, o, lead=d.p(.5)))
        P.insert(d.r.randint(2, len(P)), d.loose_sent())
    for f in b.fees: P.append(f'We add {phrase(d, f)}.')
    if d.discounts: P.append(discsent(d))
    P.append(totals(d) + (' ' + deposit(d) if d.p(.4) else ''))
    P.append(d.ch('Let me know and we will get parts on the way.', 'Just reply "approved" and we will start.', 'Call me if you want to go over it.'))
    sig = f'<b>{d.me} {d.melast}</b><br>{d.ch("Service Advisor", "Owner", "Service Writer")}<br>{esc(d.shop)}<br>{d.addr}, {d.city}<br>{d.phone}<br>{a}'
    q = [f'Hi {d.me},', d.ch(f'Can you give me a price on what you told me on the phone? My brother in law says it should not be over {d.m(d.loose())}.', f'What would it cost? I paid {d.m(d.loose())} at the last place and it did not fix it.', f'The dealer quoted me {d.m(d.loose())} which is crazy. Can you beat it?'), f'Thanks, {d.cust}']
    fam = d.pick4('ff', ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Liberation Sans Narrow']); fs = d.ch(10, 11, 12)
    top = f'<div style="font-weight:bold;font-size:15px;border-bottom:3px solid #000;padding-bottom:2px">{d.cust} {d.custlast}</div>' if d.p(.6) else ''
    hd = ''.join(f'<tr><td style="width:{d.vi*10+80}px"><b>{k}:</b></td><td>{esc(v)}</td></tr>' for k, v in [('From', f'{d.me} {d.melast} <{a}>'), ('Sent', when), ('To', c), ('Subject', sub)] + ([('Attachments', 'IMG_0412.jpg')] if d.p(.3) else []))
    quote = f'<div style="border-top:1px solid #b5c4df;margin-top:14px;padding-top:4px"><b>From:</b> {d.cust} {d.custlast} &lt;{c}&gt;<br><b>Sent:</b> {d.date:%A, %B} {d.date.day}, {d.date.year} 7:41 AM<br><b>To:</b> {a}<br><b>Subject:</b> {car}</div>' + ''.join(f'<p>{esc(x)}</p>' for x in q)
    if d.vi == 3: quote = ''
    html_chromium(d, f'<html><head><meta charset=utf-8><style>@page{{size:letter;margin:{d.ch(.6,.8,1)}in}}body{{font:{fs}pt "{fam}";line-height:{d.ch(1.2,1.35,1.5)};font-variant-ligatures:none}}p{{margin:0 0 .8em}}table{{margin:6px 0 16px;border-spacing:0}}td{{vertical-align:top}}</style></head><body>{top}<table>{hd}</table>' + ''.join(f'<p>{esc(x)}</p>' for x in P) + f'<p>{sig}</p>{quote}</body></html>')
def l3(d):
    d.kind = 'email'; d.ms = d.pick4('m', ['d2', 'w', 'd2', 'n2']); a, c = emails(d)
    b = build(d, d.pick4('n', [4, 2, 7, 3]), modes=d.pick4('mo', [('flat',), ('split',), ('flat', 'flat', 'split'), ('parts', 'flat')]), fee=.6, disc=.4)
    car = d.veh(miles=d.p(.3)); L = []
    tail = ['(parts and labor)', '- should last you a long time', '- we have these in stock', '- takes about half a day', '', '', '- this is the urgent one', '- 2 year warranty', '']
    for s in b.svcs: L.append(phrase(d, s, True))
    nested = d.p(.5)
    for o in b.works:
        if len(o.items) == 1: L.append(f'{phrase(d, o.items[0], True)} {d.r.choice(tail)}'.strip())
        elif nested: L.append((cap(o.noun) + ':', [phrase(d, i) for i in o.items]))
        else: L.append(f'{cap(o.noun)}: ' + joined([phrase(d, i) for i in o.items]) + '.')
    for f in b.fees: L.append(phrase(d, f, True))
    if d.p(.7): L.append(d.ch(f'NOT included: the {d.ch("cabin filter", "rear wipers", "belt")} you asked about, another {d.m(d.loose(20, 150))} if you want it', f'Optional: upgrade to the lifetime part for {d.m(d.loose(40, 300))} extra (I left this out)', f'We are waiving our usual {d.m(d.loose(90, 180))} check fee'))
    bul = d.pick4('bu', ['disc', 'decimal', 'square', 'circle'])
    ul = ''.join(f'<li>{esc(x)}</li>' if isinstance(x, str) else f'<li>{esc(x[0])}<ul>' + ''.join(f'<li>{esc(y)}</li>' for y in x[1]) + '</ul></li>' for x in L)
    post = [discsent(d)] if d.discounts else []
    post += [totals(d)] + ([deposit(d)] if d.p(.4) else []) + ([d.loose_sent()] if d.p(.6) else [])
    when = f'{d.date:%a, %b} {d.date.day}, {d.date.year} at {d.ch("9:20 AM", "2:37 PM", "5:01 PM")}'
    head = f'<div class=gm><span class=logo>{d.ch("Gmail","M Gmail","Mail")}</span><span class=me>{d.cust} {d.custlast} &lt;{c}&gt;</span></div><h2>{esc(car)} {d.ch("estimate","- repair list","service quote","brakes etc")}</h2><div class=sm>{d.ch("1 message","2 messages","3 messages")}</div><hr><table width=100%><tr><td><b>{d.me} {d.melast}</b> &lt;{a}&gt;</td><td align=right>{when}</td></tr><tr><td colspan=2 class=sm>To: {c}</td></tr></table>'
    body = f'<p>{d.ch("Hi","Hey","Hello")} {d.cust},</p><p>{d.ch("Here is everything we found on the","Below is the list for your","This is what I would do on the","Per your request for the")} {car}' + (f' ({d.miles:,} mi)' if 'mileage' in d.vehicle else '') + f':</p><ul style="list-style-type:{bul}">{ul}</ul>' + ''.join(f'<p>{esc(x)}</p>' for x in post) + f'<p>{d.ch("Thanks!","Talk soon,","Regards,","Have a good one")}<br>--<br>{d.me}<br>{esc(d.shop)}<br>{d.phone}</p>'
    q = '' if d.vi == 1 else f'<div class=q>On {d.date:%a, %b} {d.date.day}, {d.date.year} {d.cust} {d.custlast} wrote:<blockquote>{d.ch("How much for the list? Last time I paid "+d.m(d.loose())+".","Please send me the numbers, I have about "+d.m(d.loose())+" to spend.","Is the old quote of "+d.m(d.loose())+" still good?")}</blockquote></div>'
    html_weasy(d, f'<html><style>@page{{size:letter;margin:.7in}}body{{font:{d.ch(9.5,10,11)}pt {d.pick4("ff",["Liberation Sans","DejaVu Sans","Liberation Serif","Nimbus Sans"])};font-variant-ligatures:none;hyphens:none}}.gm{{border-bottom:1px solid #ccc}}.logo{{font-size:16pt;color:#c33}}.me{{float:right;font-size:9pt}}h2{{font-size:13pt;margin:8px 0 0}}.sm{{font-size:8pt;color:#555}}li{{margin:{d.ch(2,4,7)}px 0}}blockquote{{border-left:1px solid #aaa;margin-left:6px;padding-left:8px;color:#555}}.q{{color:#555;font-size:9pt;margin-top:14px}}</style><body>{head}{body}{q}</body></html>')
def l4(d):
    d.kind = 'message'; d.ms = d.pick4('m', ['w', 'w', 'd2', 'n2'])
    d.round = d.vi != 2
    b = build(d, d.pick4('n', [1, 2, 3, 2]), modes=d.pick4('mo', [('split',), ('flat',), ('parts', 'flat'), ('split',)]), fee=.35, disc=.35, labqty=d.vi != 1)
    car = d.veh(miles=d.p(.3)); M = []
    me = lambda s: M.append((1, s)); cu = lambda s: M.append((0, s))
    me(f'{d.ch("Hi","Hey")} {d.cust}, {d.me} from {d.shop}. {d.ch("Got your","Finally looked at the","We have the")} {car} {d.ch("up on the lift","in the bay now","apart")}' + (f', {d.miles:,} miles on it wow' if 'mileage' in d.vehicle else ''))
    cu(d.ch('ok whats the damage', 'How bad is it?', 'Oh no. go ahead tell me', 'Thanks for getting to it so fast. What do I owe'))
    for s in b.svcs: me(phrase(d, s, True))
    for o in b.works:
        if d.p(.5) or len(o.items) > 3:
            me(why(d, o.noun))
            for i in o.items: me(phrase(d, i, True))
        else: me(worksent(d, o, lead=d.p(.5)))
        if d.p(.4): cu(d.ch('ok', 'Is that the cheap one?', f'my cousin said {d.m(d.loose(100, 900))} lol', f'AutoZone has it for {d.m(d.loose(20, 300))}??', 'do it', f'I only have {d.m(d.loose(100, 900))} till friday'))
    for f in b.fees: me('Plus ' + phrase(d, f))
    if d.discounts: me(discsent(d))
    if d.p(.8): me(d.loose_sent())
    if d.vi == 1 and not d.discounts and not b.fees: d.tax = 0; d.total = 0; d.subtotal = None; cu('ok go ahead with both'); me('You got it, will call when done')
    else:
        me(totals(d)); cu(d.ch('ok go ahead', 'Yes please do it', 'Approved 👍'.replace('👍', '')[:8], 'Can I pay half now?'))
        if d.p(.5): me(deposit(d))
    green = d.pick4('g', ['#0b84ff', '#34c759', '#0b5cad', '#1a73e8']); own = d.pick4('own', [0, 1, 0, 0])
    tm = d.r.randint(8, 15); day = d.ch('Today', 'Yesterday', f'{d.date:%a, %b} {d.date.day}')
    body = ''.join((f'<div class=t>{day if k == 0 else ""} {tm + k // 6}:{d.r.randint(10, 59)}</div>' if k % d.ch(5, 6, 7) == 0 else '') + f'<div class="b {"r" if w == own else "l"}">{esc(s)}</div>' for k, (w, s) in enumerate(M))
    wd = d.ch(340, 400, 460)
    html_chromium(d, f'<html><head><meta charset=utf-8><style>@page{{size:{d.pick4("pg",["letter","5.2in 9.4in","letter","a5"])};margin:.35in}}body{{font:{d.ch(11,12,13)}px "{d.pick4("ff",["Liberation Sans","Nimbus Sans","DejaVu Sans","Liberation Sans"])}";max-width:{wd}px;margin:auto;font-variant-ligatures:none}}h3{{text-align:center;border-bottom:1px solid #ccc;font-weight:500;padding-bottom:6px}}.b{{border-radius:16px;padding:7px 12px;margin:4px 0;max-width:{d.ch(62,70,76)}%;width:fit-content;clear:both;break-inside:avoid}}.l{{background:#e9e9eb;float:left}}.r{{background:{green};color:#fff;float:right}}.t{{clear:both;text-align:center;color:#888;font-size:9px;padding:6px}}</style></head><body><h3>{esc(d.shop if own==0 else d.cust)}</h3>{body}</body></html>')
def l5(d):
    d.kind = d.pick4('k', ['shop_estimate', 'invoice', 'shop_estimate', 'fleet']); d.ms = d.pick4('m', ['d2', 'w', 'd2', 'd2'])
    b = build(d, d.pick4('n', [3, 5, 8, 4]), modes=d.pick4('mo', [('flat',), ('split',), ('flat', 'split'), ('parts', 'split')]), fee=.7, disc=.4, sub=d.vi != 2)
    car = d.veh(vin=d.p(.5), miles=d.p(.5)); num = d.pick4('num', ['{}.', '({})', 'Item {}:', '{})'])
    F = d.pick4('fam', ['T', 'H', 'B', 'N']); o = [f'.fam {F}', '.lg 0', '.nh', '.na' if d.p(.6) else '.ad b', f'.nr PS {d.ch(10, 11, 12)}', '.nr PO 1.1i', '.nr LL 6.3i', '.ps \\n[PS]', '.po 1.1i', '.ll 6.3i', '.sp 0.6i']
    o += ['.ce 3' if d.p(.5) else '.nf', f'\\fB\\s+4{d.shop}\\s-4\\fP', f'{d.addr}, {d.city}', d.phone, '.fi', '.sp 1', f'{d.date:%m/%d/%Y}' + (f'     {d.ch("Proposal No.", "Our file", "Quote #", "Job no.")} {d.no()}' if d.p(.6) else ''), '.sp', f'Prepared for {d.cust} {d.custlast}, {car}' + (f', VIN {d.vin}' if 'vin' in d.vehicle else '') + (f', odometer {d.miles:,}' if 'mileage' in d.vehicle else '') + '.', '.sp', d.ch('We propose to furnish the following:', 'Work performed and charges:', 'The following is recommended by our technician.', 'Scope of work and price.'), '.sp']
    k = 0
    def par(s):
        nonlocal k; k += 1; o.extend([f'.in 0.45i', f'.ti -0.4i', num.format(k) + ' ' + s, '.in 0', '.sp 0.6'])
    for s in b.svcs: par(f'{d.ch("Perform","We carried out","Complete")} {s.desc}. {d.ch("Charge","Price","Cost")}: {d.m(s.total)}.')
    for w in b.works:
        if len(w.items) == 1 and w.items[0].type == 'Service':
            i = w.items[0]; par(d.ch(f'Replace {i.desc} and road test. {d.ch("","This is a safety item. ","Access is through the wheel well. ")}Price installed {d.m(i.total)}.', f'Remove and replace {i.desc}, including hardware and fluids as needed, for {d.m(i.total)}.', f'{d.m(i.total)} to replace {i.desc}. {d.r.choice(W.NOTES)}', f'Furnish and install {i.desc}, {d.m(i.total)}, warranty 12 months.'))
        else: par(d.ch('Replace ', 'Service ', 'Repair ') + w.noun + '. ' + worksent(d, w, lead=d.p(.5), w=False))
        if d.p(.25): o.extend([d.loose_sent(), '.sp 0.6'])
    for f in b.fees: par(f'{phrase(d, f, True)}.')
    if d.discounts: par(discsent(d))
    o += ['.sp 0.5', totals(d), '.sp'] + ([deposit(d), '.sp'] if d.p(.5) else []) + [d.ch('Accepted by ______________________   Date __________', f'Signed, {d.me} {d.melast}', 'Prices subject to change after 30 days.')]
    src = '\n'.join(x if x.startswith('.') else x.replace("'", '\\[aq]').replace('"', '\\[dq]') for x in o)
    groff(d, src + '\n', args=())
def l6(d):
    d.kind = 'shop_estimate'; d.ms = d.pick4('m', ['d2', 'w', 'd2', 'p2'])
    b = build(d, d.pick4('n', [2, 3, 5, 4]), modes=('split',), fee=.5, disc=.4, labqty=True, svc=.5)
    car = d.veh(vin=d.p(.3), miles=d.p(.3)); m = lambda c: d.m(c); E = texesc
    kind = d.pick4('st', ['desc', 'item', 'para', 'enum']); L = []
    for s in b.svcs: L.append((cap(s.desc), f'{d.ch("flat","one time","charged")} for {s.desc} {d.m(s.total)}.'))
    for o in b.works:
        L.append((cap(o.noun), (joined([phrase(d, i, lab=d.pick4('lab', ['eq', 'eq', 'an', 'at'])) for i in o.items], d.ch('and', 'plus', 'and')) + '.')))
    ex = d.loose_sent()
    if kind == 'desc': body = '\\begin{description}\n' + '\n'.join(f'\\item[{E(h)}] {E(t)}' for h, t in L) + '\n\\end{description}'
    elif kind == 'item': body = '\\begin{itemize}\n' + '\n'.join(f'\\item {E(h)}: {E(t)}' for h, t in L) + '\n\\end{itemize}'
    elif kind == 'enum': body = '\\begin{enumerate}\n' + '\n'.join(f'\\item \\textit{{{E(h)}}}\\\\ {E(t)}' for h, t in L) + '\n\\end{enumerate}'
    else: body = '\n\n'.join(f'\\textbf{{{E(h)}.}} {E("Here we have " + t)}' for h, t in L)
    tail = ' '.join([f'Also {phrase(d, f)}.' for f in b.fees] + ([discsent(d)] if d.discounts else []) + [totals(d)] + ([deposit(d)] if d.p(.4) else []))
    fnt = d.pick4('fnt', ['', '\\renewcommand{\\familydefault}{\\sfdefault}', '\\renewcommand{\\familydefault}{\\ttdefault}', '\\renewcommand{\\rmdefault}{lmdh}'])
    latex(d, '\\documentclass[11pt]{article}\\usepackage[letterpaper,margin=%sin]{geometry}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}%s\\pagestyle{empty}\\raggedright\\hyphenpenalty=10000\\exhyphenpenalty=10000\\parskip=6pt\\begin{document}' % (d.ch('1', '1.2', '.9'), fnt)
        + f'{{\\Large {E(d.shop)}}}\\\\{E(d.addr)}, {E(d.city)}, {d.phone}\n\n\\bigskip\n{d.ch("Written estimate","Estimate","Repair proposal","Quotation")}' + (f' no. {E(d.no())}' if d.p(.6) else '') + f', {d.date:%m/%d/%Y}\n\nFor {d.cust} {d.custlast}. {car}' + (f', {d.miles:,} miles' if 'mileage' in d.vehicle else '') + (f', VIN {d.vin}' if 'vin' in d.vehicle else '') + f'.\n\n\\medskip\n{body}\n\n{E(ex)}\n\n{E(tail)}\n\n\\bigskip\n{d.me} {d.melast}, {E(d.shop)}\n\\end{{document}}')
LAYOUTS = {1: l1, 2: l2, 3: l3, 4: l4, 5: l5, 6: l6}
