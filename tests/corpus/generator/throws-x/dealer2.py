from core import *
from dealer1 import DEALERS, vtype
def low(d, t): return t if d.upper else t.capitalize()

def L06(d):  # service recommendations: labor + parts per row, declined rows
    d.place(DEALERS, upper=False, vin=d.i in (0, 2)); r = d.r; d.kind = 'shop_estimate'
    jobs = d.jobs(d.p4([7, 9, 5, 11])); b = ''; dec = 0; order = d.p4([0, 1, 2, 0])
    states = []
    for j in jobs: states.append('A' if not states or d.yes(.62) else r.choice('DR'))
    word = d.p4([{'A': 'Approved', 'D': 'Declined', 'R': 'Recommended'}, {'A': '[X]', 'D': '[ ]', 'R': '[ ]'}, {'A': 'SOLD', 'D': 'DECL', 'R': 'Defer'}, {'A': 'Yes', 'D': 'No', 'R': 'No'}])
    groups = d.i == 0; L = list(zip(jobs, states))
    if groups: L.sort(key=lambda x: 'ADR'.index(x[1]))
    last = None; lab = par = 0
    for j, s in L:
        ps = sum(p['ext'] for p in j['parts']); t = ps + j['lab']
        if groups and s != last: b += '<tr class=g><td colspan=6>%s</td></tr>' % {'A': 'Approved services', 'D': 'Declined services', 'R': 'Recommended at next visit'}[s]; last = s
        if s == 'A': d.item(j['name'], 'Service' if ps else vtype(j), t); lab += j['lab']; par += ps
        elif s == 'D': dec += t
        note = '<div class=n>%s</div>' % E(j['cause'].capitalize()) if d.i != 3 else ''
        cells = [word[s], E(j['name']) + note, (m(ps), 'r'), (m(j['lab']), 'r'), (m(t), 'r')]
        if order == 1: cells = [E(j['name']) + note, (m(j['lab']), 'r'), (m(ps), 'r'), (m(t), 'r'), (word[s], 'c')]
        if order == 2: cells = [(m(t), 'r'), word[s], E(j['name']) + note, (m(ps), 'r'), (m(j['lab']), 'r')]
        b += tr(*cells, cls='dec' if s != 'A' and d.i != 1 else '')
    hs = [['Status', 'Service', ('Parts', 'r'), ('Labor', 'r'), ('Total', 'r')], ['Recommended service', ('Labor', 'r'), ('Parts', 'r'), ('Price', 'r'), ('OK?', 'c')], [('Est. total', 'r'), 'Stat', 'Op / Findings', ('Parts $', 'r'), ('Labor $', 'r')]][order]
    rows = []
    v = d.cents(5, 40); nm = d.ch(SUPPLY); fee = d.item(nm, 'Fee', v)
    rows = [('Approved parts', par), ('Approved labor', lab), (nm, v)]
    if d.i in (0, 2): x = d.off(d.ch([2000, 3500, 5000])); rows.append((d.ch(['Coupon', 'Spring service special', 'Promo SAVE']), -x))
    if d.i != 1: d.subtotal = d.net(); rows.append(('Subtotal', d.subtotal))
    d.tax = pct(par + v, d.txr); rows += [('Est. tax', d.tax), (d.p4(['Approved total', 'Total of selected work', 'Sold total', 'Estimate total']), d.total)]
    if d.i in (1, 3): rows.append(('Not approved (not in total)', dec))
    t = '<table class=tot>' + ''.join(tr(a, (m(v, True, '$'), 'r')) for a, v in rows if not (a.startswith('Not') and not dec)) + '</table>'
    hd = '<div class=top><span>%s</span> &mdash; %s %s</div><p>%s<br>%s &middot; %s</p><p>Prepared for %s &middot; %s %s %s &middot; %s miles%s</p>' % (E(d.shop), d.p4(['Service estimate', 'Vehicle health report no.', 'Quote', 'MPI estimate']), d.no, d.addr, d.city, d.tel, d.cust, d.yr, d.mk, d.md, d.mil, ' &middot; VIN ' + d.vin if 'vin' in d.vehicle else '')
    css = 'body{font:%s;color:#222}.top{border-bottom:4px solid %s;font-size:15px;padding-bottom:4px}.top span{font-weight:bold}table{width:100%%}td,th{padding:%s;border-bottom:1px solid #ccc;text-align:left}.r{text-align:right!important}.c{text-align:center!important}.dec td{color:#888}.n{font-size:85%%;color:#666}.g td{background:%s;font-weight:bold}.tot{width:290px;margin:10px 0 0 %s}' % (d.p4(['11px Arial', '12px "DejaVu Sans Condensed"', '11px "Nimbus Roman",serif', '10px Verdana,"DejaVu Sans"']), d.p4(['#060', '#005', '#a00', '#333']), d.p4(['5px', '7px 4px', '3px', '4px 8px']), '#e4f2e4', d.p4(['auto', '0', 'auto', 'auto']))
    d.chromium(hd + '<table>' + tr(*hs, tag='th') + b + '</table>' + t, css)

def L07(d):  # labor left, parts right: two tables beside each other
    d.place(DEALERS + ['Quarry Road Auto', 'Beltline Garage LLC'], upper=d.i == 3, miles=d.i != 1); r = d.r; d.kind = d.p4(['dealer_ro', 'invoice', 'shop_estimate', 'invoice'])
    jobs = d.jobs(d.p4([3, 5, 4, 6]), minparts=1); rate = d.i in (1, 2); lt = pt = 0; lb = pb = ''
    for j in jobs:
        d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if rate else (None, None))); lt += j['lab']
        lb += tr(E(j['name']) + ('<br><i>%s</i>' % E(low(d, j['corr'])) if d.i in (0, 3) else ''), *([(h1(j['ht']), 'r'), (m(d.rate), 'r')] if rate else []), (m(j['lab']), 'r'))
    for j in jobs:
        for p in j['parts']:
            d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); pt += p['ext']
            pb += tr((p['qty'], 'c'), (E(p['no']) + '<br>' if d.i == 2 else '') + E(p['name']), (m(p['unit']), 'r'), (m(p['ext']), 'r'))
    lh = tr(d.p4(['Description of work', 'Labor performed', 'LABOR', 'WORK']), *([('Hrs', 'r'), ('Rate', 'r')] if rate else []), ('Amount', 'r'), tag='th')
    ph = tr(('Qty', 'c'), d.p4(['Part', 'Parts & materials', 'MATERIAL', 'PARTS USED']), ('Each', 'r'), ('Total', 'r'), tag='th')
    lb += tr('<b>%s</b>' % d.up('Total labor'), *(['', ''] if rate else []), (m(lt), 'r')); pb += tr('', '<b>%s</b>' % d.up('Total parts'), '', (m(pt), 'r'))
    rows = [(d.up('Labor'), lt), (d.up('Parts'), pt)]
    for nm in r.sample(SUPPLY, 1) + r.sample(HAZ, d.i % 2) + (r.sample(SUBLET, 1) if d.i > 1 else []):
        v = d.cents(3, 70); nm = d.up(nm); d.item(nm, 'Service' if 'SUBLET' in nm.upper() else 'Fee', v); rows.append((nm, v))
    if d.i in (0, 3): x = d.off(d.ch([1000, 4500, 2575])); rows.append((d.up(d.ch(['Senior discount', 'Less discount', 'Military discount'])), -x))
    if d.i != 2: d.subtotal = d.net(); rows.append((d.up('Subtotal'), d.subtotal))
    d.tax = pct(pt, d.txr); rows += [(d.up('Tax'), d.tax), (d.p4(['TOTAL', 'Amount due', 'Total estimate', 'PAY THIS']), d.total)]
    tot = '<table class=tot>' + ''.join(tr(E(a), (m(v), 'r')) for a, v in rows) + '</table>'
    L, P = '<table>%s%s</table>' % (lh, lb), '<table>%s%s</table>' % (ph, pb)
    two = '<table class=two><tr><td class=w1>%s</td><td class=w2>%s</td></tr></table>' % ((L, P) if d.i != 1 else (P, L))
    hd = '<h1>%s</h1><p class=c>%s, %s %s</p><p>%s <b>%s</b> Date %s<br>Name %s, %s<br>Year %s Make %s Model %s VIN %s%s</p>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Repair order', 'No.', 'Estimate #', 'Invoice']), d.no, d.date, d.cust, d.caddr, d.yr, d.mk, d.md, d.vin, ' Odometer ' + d.mil if d.vehicle.get('mileage') else '')
    css = 'body{font:%s}h1{font-size:18px;text-align:center;margin:0}p{margin:4px 0}table{width:100%%}td,th{border:%s;padding:2px 4px;text-align:left}.r{text-align:right!important}.c{text-align:center!important}.two>tbody>tr>td,.two{border:0;padding:0 5px 0 0}.w1{width:%s}.tot{width:230px;margin:8px 0 0 auto}' % (d.p4(['9px DejaVu Sans', '9.5px Nimbus Sans,sans-serif', '10px DejaVu Serif', '9px DejaVu Sans Mono']), d.p4(['1px solid #000', '0', '1px solid #aaa', '1px dotted #333']), d.p4(['46%', '50%', '48%', '50%']))
    d.weasy(hd + two + tot, css, size=d.p4(['Letter', 'Letter', 'Letter landscape', 'Letter landscape']))

def L08(d):  # truck dealer segments with cores (reportlab platypus-free drawing)
    from reportlab.pdfgen import canvas
    import io
    d.place(['Gulf Basin Truck Center', 'Mid-State {MK} Trucks', 'Prairie Truck & Trailer', 'Summit {MK} Inc.'], truck=True, upper=d.i != 2); r = d.r; d.gen = 'reportlab'
    b = io.BytesIO(); c = canvas.Canvas(b, (612, 792)); F = d.p4(['Helvetica', 'Times-Roman', 'Helvetica', 'Courier']); B = d.p4(['Helvetica-Bold', 'Times-Bold', 'Helvetica-Bold', 'Courier-Bold']); S = d.p4([8, 9, 8.5, 7.5])
    X = d.p4([dict(q=60, n=70, no=300, u=470, t=570), dict(q=330, n=40, no=345, u=470, t=560), dict(q=440, n=120, no=40, u=500, t=575), dict(q=60, n=180, no=75, u=480, t=580)])
    st = dict(y=0, pg=0)
    def txt(x, t, right=False, bold=False):
        c.setFont(B if bold else F, S); (c.drawRightString if right else c.drawString)(x, st['y'], str(t))
    def newpage():
        if st['pg']: txt(300, 'CONTINUED'); c.showPage()
        st['pg'] += 1; st['y'] = 760
        c.setFont(B, 14); c.drawString(40, 755, d.shop); c.setFont(F, S); c.drawRightString(575, 755, '%s %s   Page %d' % (d.p4(['Service Invoice', 'Work Order', 'INVOICE', 'R/O']), d.no, st['pg'])); c.drawString(40, 743, d.addr + ' ' + d.city + '  ' + d.tel)
        c.rect(40, 695, 535, 40); c.drawString(45, 724, 'Bill to: %s Trucking  %s %s' % (d.cust, d.caddr, d.ccity)); c.drawString(45, 712, 'Unit %s   %s %s %s' % (d.unitno, d.yr, d.mk, d.md)); c.drawString(45, 700, 'VIN %s   Mileage %s   Date %s' % (d.vin, d.mil, d.date))
        st['y'] = 680; txt(X['q'], 'Qty', True, True); txt(X['n'], 'Description', False, True); txt(X['no'], 'Part / Op', False, True); txt(X['u'], 'Price', True, True); txt(X['t'], 'Amount', True, True); c.line(40, 676, 580, 676); st['y'] = 664
    def nl(k=1):
        st['y'] -= (S + 2.6) * k
        if st['y'] < 50: newpage()
    d.unitno = '%d' % r.randint(100, 9999); newpage(); lab = par = oth = 0
    for k in range(1, d.p4([3, 2, 4, 3]) + 1):
        seg = 0; lname = d.up(r.choice(FLEET_LABOR)); txt(40, '%s %03d' % (d.p4(['SEGMENT', 'OPERATION', 'Segment', 'JOB']), k), bold=True); nl()
        for w in wrap(d.up('Customer states: ' + r.choice(JOBS)['comp'].lower()), 80): txt(50, w); nl()
        ht = r.randint(8, 62); v = ht * d.rate // 10; show = d.i in (1, 2)
        ps = r.sample(FLEET, r.randint(1, 5))
        d.item(lname, 'Service' if 'iagn' in lname.lower() or 'inspec' in lname.lower() else 'Labor', v, *((ht / 10, d.rate) if show else (None, None))); lab += v; seg += v
        txt(X['n'], lname); txt(X['t'], m(v), True)
        if show: txt(X['q'], h1(ht), True); txt(X['u'], m(d.rate), True)
        nl()
        for code, nm, a, z, q in ps:
            nm = d.up(nm); u = d.cents(a, z); d.item(nm, 'Part', u * q, q, u); par += u * q; seg += u * q
            txt(X['q'], q, True); txt(X['n'], nm); txt(X['no'], d.partno()); txt(X['u'], m(u), True); txt(X['t'], m(u * q), True); nl()
            if 'reman' in nm.lower() or 'Brake shoe' in nm or d.yes(.08):
                cr = r.randint(20, 180) * 100; cn = d.up(d.ch(['Core charge', 'Core deposit'])); d.item(cn, 'Fee', cr, 1, cr)
                txt(X['q'], 1, True); txt(X['n'], cn); txt(X['u'], m(cr), True); txt(X['t'], m(cr), True); nl(); oth += cr; seg += cr
                if d.yes(.6): d.off(cr); txt(X['q'], -1, True); txt(X['n'], d.up(d.ch(['Core return', 'Core credit']))); txt(X['u'], m(cr), True); txt(X['t'], m(-cr), True); nl(); oth -= cr; seg -= cr
        if d.i != 3: txt(X['u'] - 60, d.up('Segment %d total' % k), True, True); txt(X['t'], m(seg), True, True); nl(1.5)
        else: nl(.7)
    for nm in [d.ch(SUPPLY), d.ch(['Inbound freight', 'Freight', 'Shipping & handling'])][:1 + (d.i > 0)] + ([d.ch(HAZ)] if d.i == 3 else []):
        nm = d.up(nm); v = d.cents(9, 88); d.item(nm, 'Fee', v); oth += v; txt(X['n'], nm); txt(X['t'], m(v), True); nl()
    d.tax = 0 if d.i == 2 else pct(par, d.txr); d.subtotal = d.net()
    if st['y'] < 170: newpage()
    nl()
    for a, v in [('Labor', lab), ('Parts', par), ('Core / misc.', oth), ('Subtotal', d.subtotal), ('Sales tax' + (' EXEMPT' if not d.tax else ''), d.tax), (d.p4(['Invoice total', 'Total', 'Total charges', 'Net due']), d.total)]:
        txt(400, d.up(a), bold=a.endswith(('total', 'Total', 'due', 'charges'))); txt(X['t'], m(v), True); nl()
    c.showPage(); c.save(); d.finish(b.getvalue())

def L09(d):  # typewriter RO through groff, uppercase wraps
    d.place(DEALERS, upper=True); r = d.r; W = 78; L = []
    jobs = d.jobs(d.p4([3, 4, 5, 2]), d.p4(['inv', 'pos', 'plain', 'dash'])); P = L.append; lab = par = 0; hl = d.p4([1, 0, 1, 0])
    P(row(W, (0, d.shop), (77, 'R.O. ' + d.no, 'r'))); P(row(W, (0, d.addr), (77, d.date, 'r'))); P(d.city); P('')
    P(row(W, (0, 'OWNER...: ' + d.cust), (44, 'YEAR/MAKE: %d %s' % (d.yr, d.mk)))); P(row(W, (0, 'ADDRESS.: ' + d.caddr), (44, 'MODEL....: ' + d.md))); P(row(W, (0, 'CITY....: ' + d.ccity), (44, 'ODOMETER.: %s' % d.mil))); P('VIN.....: ' + d.vin); P('.' * 78)
    for k, j in enumerate(jobs, 1):
        w = k > 1 and d.yes(.3)
        ty = d.ch(['W', 'I']) if w else 'C'
        P(row(W, (0, '%d)' % k), (4, 'TYPE: ' + ty), (14, 'OP: ' + j['op']), (28, 'TECH ' + j['tech'])))
        for a, t in (('COMPLAINT', j['comp']), ('CAUSE', j['cause']), ('CORRECTION', j['corr'])):
            for q, s in enumerate(wrap(t, 50)): P('    %-12s%s' % (a + ':' if not q else '', s))
        # labor: name, then amount line under the name or beside
        nm = j['name']
        amt = 'N/C' if w else m(j['lab'])
        if hl: P(row(W, (4, nm), (77, amt, 'r'))); P(row(W, (8, '%s HRS @ %s' % (h1(j['ht']), m(d.rate)))))
        else: P(row(W, (4, 'LABOR'), (12, nm), (77, amt, 'r')))
        if not w: d.item(nm if hl else ('LABOR ' + nm if False else nm), vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if hl else (None, None))); lab += j['lab']
        for p in j['parts']:
            v = 'N/C' if w else m(p['ext'])
            if d.i < 2: P(row(W, (4, p['name']), (48, p['no']), (63, p['qty'], 'r'), (77, v, 'r')))
            else: P(row(W, (4, '%d EA' % p['qty']), (11, p['name']), (64, '@ ' + m(p['unit']) if not w else '', 'r'), (77, v, 'r')))
            if not w: d.item(p['name'], 'Part', p['ext'], p['qty'], None if d.i < 2 else p['unit']); par += p['ext']
        P('')
    P('.' * 78)
    side = []; rows = [('LABOR', lab), ('PARTS', par)]
    for nm in r.sample(['SUBLET', 'GAS/OIL/GREASE', 'MISC', 'SHOP CHARGES', 'HAZ WASTE'], d.p4([3, 2, 1, 4])):
        v = d.cents(4, 64); d.item(nm, 'Service' if nm == 'SUBLET' else 'Part' if 'OIL' in nm else 'Fee', v); rows.append((nm, v))
    if d.i == 2: x = d.off(3000); rows.append(('LESS: COUPON', -x))
    d.tax = pct(par, d.txr); rows += [('TAX', d.tax), (d.p4(['TOTAL', 'TOTAL CASH', 'PLEASE PAY', '** TOTAL **']), d.total)]
    auth = wrap('I HEREBY AUTHORIZE THE REPAIR WORK HEREIN SET FORTH TO BE DONE ALONG WITH THE NECESSARY MATERIAL AND AGREE THAT YOU ARE NOT RESPONSIBLE FOR LOSS OR DAMAGE TO VEHICLE OR ARTICLES LEFT IN VEHICLE IN CASE OF FIRE OR THEFT.', 40)
    for k in range(max(len(rows), len(auth))):
        P(row(W, (0, auth[k] if k < len(auth) else ''), *([(48, rows[k][0]), (77, m(rows[k][1]), 'r')] if k < len(rows) else [])))
    esc = lambda t: '\\&' + t.replace('\\', '\\e').replace('-', '\\-').replace("'", '\\(aq').replace('^', '\\(ha').replace('~', '\\(ti')
    ps = d.p4([9.5, 10, 9, 10]); src = '.pl 11i\n.po 0.7i\n.ll 7.4i\n.ps %s\n.vs 11.5\n.ft %s\n.nf\n.sp 0.4i\n.wh -0.5i FT\n.de FT\n\'bp\n\'sp 0.5i\n..\n' % (ps, d.p4(['CR', 'CR', 'CB', 'CR'])) + '\n'.join(esc(x) if x else '.sp' for x in L) + '\n'
    d.groff(src)

def L10(d):  # european-brand dealer: positions, flat rate units
    d.place(['Bavarian Haus of Elgin', 'Stuttgart Motors Reno', '{MK} Centre Lowcountry', 'Nordic Auto Salon'], upper=d.i == 1); r = d.r
    jobs = d.jobs(d.p4([3, 4, 2, 5]), d.p4(['inv', 'plain', 'dash', 'plain'])); fru = d.ch([1450, 1525, 1690, 1795]); uw = d.p4(['FRU', 'AW', 'TU', 'Units']); b = ''; pos = 10; lab = par = 0
    for k, j in enumerate(jobs):
        jt = 0; b += '<tr class=h><td>%s</td><td colspan=6>%s</td></tr>' % ('%02d' % (k + 1), E(low(d, j['comp'])))
        n = j['ht'] * (12 if uw in ('FRU',) else 10) // 10; v = n * fru; lab += v; jt += v
        d.item(j['name'], vtype(j), v, n, fru); b += tr(pos, j['op'], E(j['name']), (n, 'r'), (uw, 'c'), (m(fru), 'r'), (m(v), 'r')); pos += 10
        if d.i % 2: b += '<tr class=n><td></td><td></td><td colspan=5>%s</td></tr>' % E(low(d, j['corr']))
        for p in j['parts']:
            par += p['ext']; jt += p['ext']; d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit'])
            b += tr(pos, p['no'], E(p['name']), (p['qty'], 'r'), (d.p4(['pc', 'EA', 'pcs', 'St.']), 'c'), (m(p['unit']), 'r'), (m(p['ext']), 'r')); pos += 10
        if d.i in (0, 3): b += tr('', '', (d.p4(['Sum of position', '', '', 'Subtotal package']), 's'), '', '', '', (m(jt), 'r s'))
    for nm in [d.ch(HAZ), d.ch(['Car wash', 'Loaner fuel', 'Road test fuel', 'Small parts'])][:d.p4([2, 1, 2, 2])]:
        v = d.cents(4, 30); nm = d.up(nm); d.item(nm, 'Part' if nm.lower() == 'small parts' else 'Service' if 'wash' in nm.lower() else 'Fee', v); b += tr(pos, '', nm, '', '', '', (m(v), 'r')); pos += 10
    if d.i in (1, 2): x = d.off(pct(par, 10000)); b += tr(pos, '', d.up('Loyalty 10% on parts'), '', '', '', (m(-x), 'r'))
    d.subtotal = d.net(); d.tax = pct(par if d.i == 0 else d.subtotal, d.txr)
    wide = '<table class=sum>' + tr(*[(x, 'r') for x in (d.p4(['Labor', 'Work', 'Labor', 'Labor']), 'Parts', d.p4(['Net amount', 'Net', 'Taxable net', 'Subtotal']), 'Tax %', 'Tax', d.p4(['Gross amount', 'Invoice amount', 'Total USD', 'Total']))], tag='th') + tr(*[(x, 'r') for x in (m(lab), m(par), m(d.subtotal), '%.3f' % (d.txr / 1000), m(d.tax), m(d.total))]) + '</table>'
    hd = '<div class=top><b>%s</b><br>%s<br>%s</div><div>%s %s<br>%s</div><table class=k>%s%s</table>' % (E(d.shop), d.addr, d.city, d.cust, d.caddr, d.ccity, tr('Invoice no.', 'Date', 'Vehicle', 'VIN', 'Mileage', 'Your contact', tag='th'), tr(d.no, d.date, '%s %s %s' % (d.yr, d.mk, d.md), d.vin, d.mil, d.adv))
    css = 'body{font:%s}.top{text-align:right;margin-bottom:14px}table{width:100%%;margin-top:10px}td,th{padding:%s;text-align:left}th{border-bottom:1px solid #000;border-top:1px solid #000}.r{text-align:right!important}.c{text-align:center!important}.h td{font-weight:bold;padding-top:7px}.n{font-size:88%%;font-style:italic}.s{font-weight:bold;border-top:1px solid #999}.sum{margin-top:18px}.sum td{font-weight:bold;border-bottom:3px double #000}' % (d.p4(['9.5px DejaVu Sans', '9px Nimbus Sans,sans-serif', '10px C059,serif', '9.5px DejaVu Sans Condensed']), d.p4(['2px 4px', '1px 3px', '4px', '2px 6px']))
    d.weasy(hd + '<table>' + '<thead>' + tr('Pos', d.p4(['Number', 'Code', 'Art. no.', 'Part/Labor no.']), 'Description', ('Qty', 'r'), ('Unit', 'c'), ('Price', 'r'), ('Amount', 'r'), tag='th') + '</thead>' + b + '</table>' + wide, css)
