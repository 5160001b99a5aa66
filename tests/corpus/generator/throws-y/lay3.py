from core import *
from lay1 import head_simple, TIERS
LAYOUTS = {}
def lay(f): LAYOUTS[f.__name__] = f; return f
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
import re
VERB = re.compile(r'(replace|r&r|remove|adjust|diagnose|restore|rotate|install|program|plug|reseal|clean|mount|check|scan|jump|inject|suspension:|labor|technician)', re.I)
def noun(d, a, b):
    while True:
        x = d.flat(a, b)
        if not VERB.match(x.desc): return x
def rl(s): return s.replace('\u2212', '-').replace('\u2713', '')

@lay
def y17(d):  # reportlab: one row per job, columns Parts / Labor / Fees / Job price
    r = d.r; d.gen = 'reportlab'; fn = r.choice(['Helvetica', 'Times-Roman', 'Courier']); fb = {'Helvetica': 'Helvetica-Bold', 'Times-Roman': 'Times-Bold', 'Courier': 'Courier-Bold'}[fn]; fs = r.choice([8, 8.5, 9])
    P = ParagraphStyle('p', fontName=fn, fontSize=fs, leading=fs * 1.25); B = ParagraphStyle('b', parent=P, fontName=fb)
    d.negstyle = r.choice(['-$', '($)']); jobs = d.jobs(r.choice([3, 4, 6, 8])); v, ex = d.veh(); d.docno()
    hrs = False; stat = r.random() < .6; head = [r.choice(['Job', 'Service', 'Canned job'])] + ([r.choice(['Status', 'Decision'])] if stat else []) + (['Hours'] if hrs else []) + ['Parts', 'Labor', r.choice(['Job price', 'Total', 'Price'])]
    rows = [head]; dec = [d.job() for _ in range(r.choice([0, 1, 2]))] if stat else []
    allj = jobs + dec; r.shuffle(allj); st = []
    for j in allj:
        pt, lt = sum(l.total for l in j.parts), sum(l.total for l in j.labor); on = j not in dec
        rows.append([Paragraph(esc(j.name) + (f'<br/><font size="{fs - 1.5}" color="#777777">{", ".join(esc(l.desc) for l in j.parts)}</font>' if r.random() < .4 else ''), P)] + ([Paragraph(r.choice(['Approved', 'APPROVED']) if on else r.choice(['Declined', 'DECLINED']), P)] if stat else []) + ([f'{sum(l.qty for l in j.labor):.1f}'] if hrs else []) + [d.m(pt), d.m(lt), d.m(pt + lt)])
        if on: d.charge(Line(j.name, 'Service', pt + lt))
        else: st.append(('TEXTCOLOR', (0, len(rows) - 1), (-1, len(rows) - 1), colors.grey))
    w = [None] + ([62] if stat else []) + ([40] if hrs else []) + [66, 66, 70]; w[0] = 520 - sum(w[1:])
    tr = d.closing(sums=False, taxbase='all')
    t = Table(rows, w, repeatRows=1); t.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), fn, fs), ('FONT', (0, 0), (-1, 0), fb, fs), ('ALIGN', (-3 - hrs, 0), (-1, -1), 'RIGHT'), ('LINEBELOW', (0, 0), (-1, -1), .4, colors.lightgrey), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('BACKGROUND', (0, 0), (-1, 0), r.choice([colors.lightgrey, colors.HexColor('#dfe9f5'), colors.white]))] + st))
    t2 = Table([[rl(a), rl(d.m(c))] for a, c, k in tr], [150, 80], hAlign=r.choice(['RIGHT', 'LEFT'])); t2.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), fn, fs), ('FONT', (0, -1), (-1, -1), fb, fs + 1), ('ALIGN', (1, 0), (1, -1), 'RIGHT'), ('LINEABOVE', (0, -1), (-1, -1), .8, colors.black)]))
    H = ParagraphStyle('h', fontName=fb, fontSize=15, leading=19)
    story = [Paragraph(esc(d.shop), H), Paragraph(f'{d.addr}, {d.city} {d.phone}', P), Spacer(1, 8), Paragraph(f'{r.choice(["Estimate", "Job summary", "Work order"])} {d.num} &nbsp; {d.date}', B), Paragraph(f'{d.cust} - {v} {" / ".join(ex)}', P), Spacer(1, 8), t, Spacer(1, 10), t2]
    d.hard = ['job-matrix']
    def out(p): SimpleDocTemplate(p + '.pdf', pagesize=letter, margins=40, leftMargin=46, rightMargin=46, topMargin=40, bottomMargin=40).build(story); return 'pdf'
    return out

@lay
def y18(d):  # reportlab: approval certificate, lettered lines, hours without rates, right side bar
    r = d.r; d.gen = 'reportlab'; d.negstyle = '-$'; f, fb = r.choice([('Helvetica', 'Helvetica-Bold'), ('Times-Roman', 'Times-Bold')]); jobs = d.jobs(r.choice([2, 3, 4, 5])); v, ex = d.veh(vin=True); d.docno()
    side_right = r.random() < .6; ops = []; y = 690; x0 = 40 if side_right else 210; x1 = x0 + 362; hours = r.random() < .7; let = 'ABCDEFGHIJ'
    def wrap(t, w, fs, fo):
        out = ['']
        for word in t.split(' '):
            if sw((out[-1] + ' ' + word).strip(), fo, fs) > w and out[-1]: out.append(word)
            else: out[-1] = (out[-1] + ' ' + word).strip()
        return out
    for i, j in enumerate(jobs):
        ops.append((fb, 10, x0, y, f'{let[i]}', 'l')); ops.append((fb, 10, x0 + 16, y, j.name, 'l')); y -= 13
        if r.random() < .5: ops.append((f, 8, x0 + 16, y, j.note, 'l')); y -= 12
        for l in (j.lines if i % 2 or r.random() < .7 else j.labor + j.parts):
            d.charge(l, l.type == 'Part' or hours)
            for n, w in enumerate(wrap(l.desc, r.choice([190, 150]), 9, f)):
                ops.append((f, 9, x0 + 16, y, w, 'l'))
                if n == 0:
                    if l.type == 'Part' or hours: ops.append((f, 9, x1 - 80, y, d.h(l.qty) + (' hr' if l.type == 'Labor' and r.random() < .8 else ''), 'r'))
                    ops.append((f, 9, x1, y, d.m(l.total), 'r'))
                y -= 12
        if r.random() < .5: ops.append((f, 8, x1, y, f'{r.choice(["Line", "Job"])} {let[i]} total {d.m(j.total)}', 'r')); y -= 12
        y -= 5
    tr = d.closing(words=['Authorized total', 'Total authorized', 'Total']); sx = 425 if side_right else 40; yy = 670
    acc = colors.HexColor(d.accent); cap = d.total // 10000 * 10000 + 20000
    d.hard = ['authorised-amount', 'sidebar-totals']
    def out(p):
        c = canvas.Canvas(p + '.pdf', pagesize=letter)
        c.setFillColor(acc); c.rect(0, 735, 612, 57, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont(fb, 17); c.drawString(40, 765, d.shop); c.setFont(f, 9); c.drawString(40, 748, f'{d.addr}, {d.city}   {d.phone}'); c.drawRightString(575, 765, f'{r.choice(["Authorization", "Approval"])} {d.num}'); c.drawRightString(575, 748, d.date)
        c.setFillColor(colors.black); c.setFont(fb, 10); c.drawString(40, 718, f'{d.cust}  -  {v}'); c.setFont(f, 8.5); c.drawString(40, 706, '   '.join(ex))
        for fo, s, x, y2, t, a in ops: c.setFont(fo, s); (c.drawString if a == 'l' else c.drawRightString)(x, y2, t)
        y3 = yy; c.setStrokeColor(acc); c.line(sx - 6 if side_right else sx + 156, 690, sx - 6 if side_right else sx + 156, 400)
        for a, n, k in tr:
            c.setFont(fb if k == 'total' else f, 10 if k == 'total' else 9)
            c.drawString(sx, y3, rl(a)); y3 -= 12; c.drawRightString(sx + 148, y3, rl(d.m(n))); y3 -= 16
        c.setFont(f, 8); y3 -= 8
        for w in wrap(f'Customer authorizes work not to exceed {d.md(cap)} without further consent.', 145, 8, f) + wrap(f'E-signed by {d.cust} {d.date}', 145, 8, f): c.drawString(sx, y3, w); y3 -= 10
        c.save(); assert y > 30, (d.name, y); return 'pdf'
    return out

import subprocess
def groff_pdf(src, p, extra=()):
    ps = subprocess.run(['groff', '-t', '-Tps', '-Kutf8', '-P-pletter' if not extra else '-P-' + extra[0]], input=src, capture_output=True, text=True).stdout
    open(p + '.ps', 'w').write(ps); cmd = ['ps2pdf']
    if extra: cmd += list(extra[1:])
    subprocess.run(cmd + [p + '.ps', p + '.pdf'], check=True); os.remove(p + '.ps'); return 'pdf'
def ge(s): return s.replace('\\', '\\\\').replace("'", "\\[aq]").replace('\u2212', '\\-').replace('"', '\\[dq]')

@lay
def y19(d):  # groff tbl: exported estimate, boxed tables per section
    r = d.r; d.gen = 'groff'; v, ex = d.veh(); d.docno(); o = ['.pl 11i', '.po 0.8i', '.ll 6.9i', f'.fam {r.choice("THCP").replace("P", "N")}', f'.ps {r.choice([9, 10])}', '.vs 13p', '.nf', '.ft B', '.ps +5', '.vs +4', ge(d.shop), '.ps', '.vs', '.ft R', ge(f'{d.addr}, {d.city}  {d.phone}'), '.sp .5', ge(f'{r.choice(["Estimate", "Proposal", "Repair estimate"])} {d.num}    {d.date}'), ge(f'Customer: {d.cust}'), ge(f'Vehicle: {v}'), *[ge(x) for x in ex], '.sp .7']
    box = r.choice(['allbox', 'box', '', 'doublebox']); jobs = d.jobs(r.choice([2, 3, 4])); dec = d.job() if r.random() < .5 else None; nf = r.random() < .5
    for j in jobs + ([dec] if dec else []):
        tb = ['.TS', (box + ' ' if box else '') + 'tab(|);', 'lb s s s', 'l n n n.' if False else 'lw(3.4i) r r r.']
        tb.append(ge(j.name) + (' - DECLINED' if j is dec else r.choice(['', ' - APPROVED'])));
        if box != 'allbox': tb.append('_')
        tb.append('|'.join([r.choice(['Item', 'Description']), 'Qty', r.choice(['Rate', 'Each', 'Unit']), 'Amount']))
        for l in j.lines:
            tb.append('T{\n' + ge(l.desc) + '\nT}|' + '|'.join([d.h(l.qty), ge(d.m(l.unit)), ge(d.m(l.total))]))
            if j is not dec: d.charge(l, True, True)
        tb.append(f'{r.choice(["Job total", "Subtotal"])}|||{ge(d.m(j.total))}'); tb.append('.TE'); o += tb + ['.sp .6']
    tr = d.closing(words=['ESTIMATE TOTAL', 'Total', 'Approved total'])
    o += ['.TS', r.choice(['right', 'center', '']).replace('right', '') + ' tab(|);', 'lw(4.6i) r.'] + [ge(a) + '|' + ge(d.m(c)) for a, c, k in tr] + ['.TE', '.sp', ge(r.choice(NOTES))]
    d.hard = ['declined-jobs'] if dec else []
    src = '\n'.join(o).replace('.TS\n tab', '.TS\ntab') + '\n'
    return lambda p: groff_pdf(src, p)

@lay
def y20(d):  # e-mail digest, prose
    r = d.r; v, ex = d.veh(vin=r.random() < .2); d.kind = 'email'; first = d.cust.split()[0]; ls = [noun(d, 35, 600) for _ in range(r.choice([3, 4, 5]))]
    if r.random() < .5: ls += [l for l in d.job(2).lines if not VERB.match(l.desc)]
    for l in ls: l.desc = l.desc if d.upper or l.desc[:2].isupper() or l.desc[1:2].isdigit() or l.desc[1:2] == '/' else l.desc[0].lower() + l.desc[1:]
    st = r.choice(['bul', 'num', 'para', 'dash']); lead = r.choice(['You approved:', 'Here is what you OK\'d this morning:', 'Approved work so far:', 'Thanks for approving the following online:'])
    sep = r.choice([' - ', ': ', ' ... ', ' \u2013 ', ' @ ']); body = f'<p>Hi {first},</p><p>{lead}</p>'
    for l in ls: d.charge(l)
    if st == 'para':
        bits = [f'{r.choice(["the ", ""])}{esc(l.desc)} {r.choice(["for", "at", "comes to"])} {d.md(l.total)}' for l in ls]; body += '<p>' + r.choice(['We have ', 'That is ']) + ', '.join(bits[:-1]) + ' and ' + bits[-1] + '.</p>'
    elif st == 'dash': body += '<p>' + '<br>'.join(f'- {esc(l.desc)}{sep}{d.md(l.total)}' for l in ls) + '</p>'
    else: tag = 'ul' if st == 'bul' else 'ol'; body += f'<{tag}>' + ''.join(f'<li>{esc(l.desc)}{sep}{d.md(l.total)}</li>' for l in ls) + f'</{tag}>'
    nx = [d.flat() for _ in range(r.choice([0, 1, 2]))]
    if nx: body += f'<p>{r.choice(["You passed on", "Not approved (no charge):", "Declined for now:"])} ' + ' and '.join(f'{esc(x.desc)} ({d.md(x.total)})' for x in nx) + '.</p>'
    d.dollar = '$'; tr = d.closing(sums=False, discs=r.choice([0, 1]), words=['Total', 'total', 'Approved total'])
    if st == 'para':
        s = []
        for a, c, k in tr: s.append(f'{esc(a)} {"is " if k == "total" else ""}{d.m(c)}')
        body += f'<p>{"; ".join(s)}.</p>'
    else: body += '<p>' + '<br>'.join(f'{esc(a)}: {d.m(c)}' for a, c, k in tr) + '</p>'
    if r.random() < .5: body += f'<p>Prefer payments? As low as {d.md(rnd(d.total / 12) // 100 * 100)}/mo with Synchrony.</p>'
    num = f' #{d.docno()}' if r.random() < .6 else ''
    body += f'<p>{r.choice(["Should be done by 4:30.", "We will text when it is ready.", r.choice(NOTES)])}</p><p>{d.adv}<br>{esc(d.shop)}<br>{d.phone}</p>'
    hd = f'<div class="s" style="border-bottom:1px solid #ccc;padding-bottom:6px;margin-bottom:8px"><b>From:</b> {esc(d.shop)} &lt;service@{d.shop.split()[0].lower().strip(chr(39))}auto.example&gt;<br><b>To:</b> {esc(d.cust)}<br><b>Date:</b> {d.date}<br><b>Subject:</b> {r.choice(["Your approved repairs", "Re: estimate", "Approval receipt"])}{num} &mdash; {v} {" ".join(ex)}</div>'
    d.hard = ['prose']
    return page(d, hd + body, 'p{margin:7px 0}', margin='18mm')

@lay
def y21(d):  # text message thread
    r = d.r; d.kind = 'message'; d.dollar = '$'; v, ex = d.veh(vin=False, mi=False); th = [('i', f'Hi {d.cust.split()[0]}, this is {d.adv} at {d.shop}. Inspection on the {v} is done.')]; n = r.choice([3, 4, 5])
    for i in range(n):
        x = noun(d, 40, 500) if r.random() < .6 else None; j = None if x else d.job(2); nm = x.desc if x else j.name
        low = lambda t: t if t[:2].isupper() or t[1:2].isdigit() or t[1:2] == '/' else t[0].lower() + t[1:]
        ok = i == 0 or r.random() < .75
        if x:
            t = r.choice(['Next: {n}, {p}. OK?', 'We recommend {n} for {p}', '{n} - {p}. Reply YES or NO', 'Quote for {n} is {p} out of 5 shops cheapest'.replace(' out of 5 shops cheapest', ' parts and labor')]).format(n=esc(low(nm)), p=d.md(x.total))
        else: t = f'{esc(nm)}:<br>' + '<br>'.join(f'{esc(l.desc)} {d.md(l.total)}' for l in j.lines) + r.choice(['', f'<br>= {d.md(j.total)}'])
        th += [('i', t), ('o', r.choice(['Yes', 'YES', 'go ahead', 'ok do it', '\U0001F44D'[:0] + 'approved', 'Sounds good']) if ok else r.choice(['No', 'not today', 'skip that one', 'pass for now']))]
        if ok:
            if x: d.charge(x, desc=low(nm))
            else: [d.charge(l) for l in j.lines]
    tr = d.closing(sums=False, discs=r.choice([0, 0, 1])); oneline = r.random() < .4
    th.append(('i', r.choice(['Got it. ', 'Thanks! ', '']) + ('; ' if oneline else '<br>').join(f'{esc(a)} {d.m(c)}' for a, c, k in tr)))
    if r.random() < .5: th.append(('i', f'Approve & sign: https://appr.example/{r.randint(10000, 99999)} {r.choice(["", "Pay as low as $" + str(max(12, d.total // 2400)) + "/mo"])}'))
    b = ''.join(f'<div class="m {k}">{t}</div>' for k, t in th); d.hard = ['chat']
    return page(d, f'<div style="text-align:center" class="s">{d.phone}<br>{d.date}</div>' + b, f'.m{{max-width:78%;padding:7px 11px;border-radius:14px;margin:5px 0;width:fit-content;break-inside:avoid}}.i{{background:#e9e9eb}}.o{{background:{r.choice(["#0a7cff", "#34c759"])};color:#fff;margin-left:auto}}', size=f'{r.choice([90, 105, 120])}mm {r.choice([200, 240])}mm', margin='5mm')

@lay
def y22(d):  # fleet: requested versus approved amounts, complaint cause correction
    r = d.r; d.kind = 'fleet'; v, ex = d.veh(vin=True); unit = r.randint(100, 9999); jobs = d.jobs(r.choice([3, 4, 6, 7]), onelabor=False); ccc = r.random() < .5; code = r.random() < .6
    hw = r.choice([('Requested', 'Approved'), ('Vendor amt', 'Auth amt'), ('Submitted', 'Authorized')]); stw = r.random() < .5
    cols = ([('VMRS', 'left')] if code else []) + [(r.choice(['Description', 'Repair line']), 'left'), ('Qty', 'right')] + ([('Type', 'left')] if r.random() < .5 else []) + [(hw[0], 'right'), (hw[1], 'right')] + ([('Status', 'left')] if stw else [])
    ty = any(c[0] == 'Type' for c in cols); rows = []; req = 0
    for i, j in enumerate(jobs):
        if ccc: rows.append(full(len(cols), f'<span class="s"><b>{i + 1}. {esc(j.name)}</b> &nbsp;Cause: {r.choice(["worn", "leaking", "failed test", "noise", "PM due"])} &nbsp;Correction: {r.choice(["replaced", "repaired", "adjusted"])}</span>', 'jh'))
        for l in j.lines:
            k = r.random(); rq = l.total + (rnd(l.total * .1) if k < .2 else 0); ap = 0 if k > .9 and d.items else l.total; req += rq
            if ap: d.charge(l, True)
            rows.append(([f'{r.randint(10, 48):03d}-{r.randint(1, 99):03d}'] if code else []) + [esc(l.desc), d.h(l.qty)] + ([l.type[:1]] if ty else []) + [d.m(rq), d.m(ap)] + ([('Approved' if ap == rq else 'Reduced' if ap else 'Denied')] if stw else []))
    fl = d.fees(r.choice([0, 1, 2]))
    for f in fl: d.charge(f); req += f.total; rows.append(([''] if code else []) + [esc(f.desc), ''] + (['F'] if ty else []) + [d.m(f.total)] * 2 + ([''] if stw else []))
    d.taxrate = r.choice([0, 0, d.taxrate]); tr = d.closing(fees='no', sums=False, discs=r.choice([0, 1]), words=['Authorized total', 'Approved amount', 'PO total'])
    po = r.randint(100000, 999999); d.header["documentNumber"] = d.num; d.hard = ['requested-vs-approved']
    top = f'<table class="hd"><tr><td><b>{esc(d.shop)}</b><br>{d.addr}<br>{d.city}</td><td>{r.choice(["Fleet", "Account"])}: {esc(d.cust.split()[1])} {r.choice(["Logistics", "Plumbing", "Electric", "Rentals"])}<br>Unit {unit}<br>{v}</td><td>{"<br>".join(ex)}<br>{r.choice(["RO", "Invoice", "Estimate"])} {d.num}<br>Auth code {po} &middot; {d.date}</td></tr></table>'
    return page(d, top + table(cols, rows, 'm') + f'<div class="fl" style="margin-top:8px"><div class="s">Total requested: {d.m(req)}</div><div style="width:45%">{totals_table(d, tr)}</div></div>', f'.hd td{{border:1px solid #333;width:33%}}.m{{margin-top:8px;font-size:92%}}.m th{{background:#333;color:#fff}}.m td{{border:1px solid #bbb}}.jh td{{background:#f3f3f3}}.total td{{font-weight:bold}}', size=r.choice(['Letter', 'Letter landscape']))

@lay
def y23(d):  # tires: option cards extra (not charged), then out-the-door lines for the chosen set
    r = d.r; d.kind = 'tires'; size = r.choice(['225/65R17', '205/55R16', '265/70R17', '235/45R18', '275/55R20', '215/60R16']); br = r.sample(['Michelin Defender2', 'Goodyear Assurance MaxLife', 'Cooper CS5 Grand Touring', 'General AltiMAX RT45', 'Hankook Kinergy PT', 'Yokohama Avid Ascend', 'Nexen N5000 Platinum', 'BFGoodrich KO2', 'Pirelli P7 AS Plus 3', 'Kumho Solus TA51a'], 4); tiers = r.choice(TIERS); q = r.choice([4, 4, 2])
    chosen = r.randrange(3); pr = [d.cents(79, 110), d.cents(125, 170), d.cents(185, 260)]; cards = ''
    for i in range(3): cards += f'<div class="k"><div class="b" style="color:{d.accent}">{tiers[i]}</div>{br[i]}<br><span class="s">{size} &middot; {r.choice([45, 60, 70, 80])}K mi</span><div style="font-size:120%">{d.md(pr[i])} <span class="s">ea</span></div><div class="s">set of {q} {d.md(pr[i] * q)}</div>' + (f'<div class="s">from {d.md(pr[i] * q // 1200 * 100)}/mo</div>' if r.random() < .5 else '') + '</div>'
    tire = Line(d.t(f'{br[chosen]} {size}'), 'Part', pr[chosen] * q, q, pr[chosen]); ls = [tire]
    pool = [('Mount & balance', 'Service', 1800), ('Lifetime balance and rotation', 'Service', 1600), ('Installation', 'Service', 2000), ('Rubber valve stem', 'Part', 400), ('TPMS rebuild kit', 'Part', 799), ('Tire disposal fee', 'Fee', 375), ('State tire fee', 'Fee', 100), ('Road hazard certificate', 'Fee', 1950), ('Scrap tire charge', 'Fee', 250)]
    for nm, ty, u in r.sample(pool, r.choice([3, 4, 5])): ls.append(Line(d.t(nm), ty, u * q, q, u))
    if r.random() < .6: ls.append(Line(d.t(r.choice(['Four wheel alignment', 'Thrust angle alignment', 'Alignment check'])), 'Service', 9995, 1, 9995))
    uc = r.random() < .75; rows = []; of = r.random() < .4
    for l in ls: d.charge(l, True, uc); c = [d.h(l.qty), esc(l.desc)] + ([d.m(l.unit)] if uc else []) + [d.m(l.total)]; rows.append(c)
    cols = [('Qty', 'center'), ('Item', 'left')] + ([('Each', 'right')] if uc else []) + [(r.choice(['Total', 'Ext price']), 'right')]
    tr = d.closing(fees='no', sums=False, words=['Out-the-door price', 'Out the door', 'Total', 'OTD total']); ck = f'<div style="display:flex;gap:8px;margin:8px 0">{cards}</div>'
    lab = f'<h3>{r.choice(["Your quote", "Out-the-door breakdown", "Selected"])}: {tiers[chosen]}</h3>'; d.hard = ['options-not-charged', 'financing']
    q2 = lab + table(cols, rows, 'm') + f'<div style="width:42%;margin-left:auto">{totals_table(d, tr)}</div>'
    c2 = f'<h3 style="margin-top:10px">{r.choice(["Compare", "Other choices in your size", "All options"])}</h3>' + ck
    return page(d, head_simple(d, r.choice(['Tire quote', 'Quote'])) + (q2 + c2 if of else c2 + q2), f'.k{{flex:1;border:1px solid #ccc;border-top:4px solid {d.accent};padding:8px}}.m th{{border-bottom:1px solid #333}}.m td{{border-bottom:1px dashed #ccc}}.total td{{font-weight:bold;font-size:112%}}')

@lay
def y24(d):  # tiles approved vs estimate total, names over figures
    r = d.r; jobs = d.jobs(r.choice([2, 3, 4, 5])); dec = [d.job() for _ in range(r.choice([1, 2]))]; h = ''; lab = r.random() < .7; mix = jobs + dec; r.shuffle(mix)
    for j in mix:
        on = j in jobs; h += f'<div class="jb keep" style="{"" if on else "background:#f6f6f6;color:#888"}"><div class="fl"><b>{esc(j.name)}</b><span class="badge" style="background:{"#2e8b57" if on else "#b3261e"}">{"APPROVED" if on else r.choice(["DECLINED", "PENDING", "DEFERRED"])}</span></div>'
        for l in j.lines:
            if on: d.charge(l, True, True)
            q = d.h(l.qty) + (' hrs' if l.type == 'Labor' else '')
            fig = [('Qty' if l.type == 'Part' else 'Hours', q), ('Price' if l.type == 'Part' else 'Rate', d.m(l.unit)), ('Total', d.m(l.total))]
            h += f'<div class="ln"><div>{esc(l.desc)}</div><div class="fg">' + ''.join(f'<span>{a + ": " if lab else ""}{b}</span>' for a, b in fig) + '</div></div>'
        h += '</div>'
    tr = d.closing(words=['Approved total', 'Total approved', 'Total']); est = d.total + sum(j.total for j in dec)
    tiles = [(r.choice(['Estimate total', 'Original estimate']), est), (r.choice(['Approved total', 'You approved']), d.total), (r.choice(['Declined', 'Not approved']), est - d.total)]
    if r.random() < .4: tiles = tiles[1:] + tiles[:1]
    tl = '<div style="display:flex;gap:8px;margin:8px 0">' + ''.join(f'<div class="tile"><div class="s">{a}</div><b>{d.m(c)}</b></div>' for a, c in tiles) + '</div>'
    d.hard = ['names-over-figures', 'approved-vs-estimate', 'declined-jobs']
    return page(d, head_simple(d, r.choice(['Estimate', 'Order'])) + tl + h + f'<div style="width:50%;margin-left:{r.choice(["auto", "0"])}">{totals_table(d, tr)}</div>', f'.tile{{flex:1;border-radius:6px;background:#eef;padding:8px;font-size:110%}}.jb{{border-top:2px solid {d.accent};padding:5px 2px 8px}}.ln{{padding:2px 0 3px 10px}}.fg{{display:grid;grid-template-columns:1fr 1fr 1fr;color:#444;font-size:92%}}.fg span:last-child{{text-align:right}}.total td{{font-weight:bold}}')
