from core import *
DEALERS = ['{MK} of Lakemont', 'Castleton {MK}', 'Brandywine {MK} Service', 'Hollis Auto Group', 'Sierra Vista {MK}', 'Pike County {MK}', 'Northgate Motors', 'Dunleavy {MK} Superstore', 'Ferris & Sons {MK}', 'Tri-Rivers {MK}']
def vtype(j):
    n = (j['name'] if isinstance(j, dict) else j).lower()
    return 'Service' if any(w in n for w in ('diag', 'inspect', 'check', 'scan')) else 'Labor'
def totals_tax(d, parts, labor):
    """tax base by dice"""
    base = d.p4([parts, parts + labor, parts, d.net()], d.r.randint(0, 3)) if labor is not None else parts
    d.tax = pct(base, d.txr)

def L01(d):  # CDK-like lettered lines, mono, multi page
    d.place(DEALERS, upper=True, miles=d.i != 2); r = d.r; W = 96
    n = d.p4([3, 5, 2, 7]); jobs = d.jobs(n, d.p4(['dash', 'plain', 'inv', 'brand']))
    types = [d.ch(['CPE', 'CP', 'C', 'CDI', 'CV']) for _ in jobs]
    wi = set(r.sample(range(n), 1 if n < 5 else 2)) if d.yes(.75) else set()
    L, lab, par, gog, sub = [], 0, 0, 0, 0
    heads = row(W, (0, 'LINE'), (5, 'OPCODE'), (13, 'TECH'), (19, 'TYPE'), (28, 'HOURS'), (74, 'LIST', 'r'), (84, 'NET', 'r'), (95, 'TOTAL', 'r'))
    for k, j in enumerate(jobs):
        A = 'ABCDEFGH'[k]; w = k in wi
        t = 'CUSTOMER STATES ' + j['comp'] if d.yes(.7) else j['comp']
        for q, s in enumerate(wrap(t, 60)): L.append(row(W, (0, A if q == 0 else ''), (2, s)))
        if d.i != 1: L.append('CAUSE: ' + j['cause'])
        L.append(row(W, (5, j['op'] + ' ' + j['name'])))
        ty = types[k] if not w else d.ch(['W' + d.mk[:2], 'WTY', 'ISP'])
        if w: L.append(row(W, (13, j['tech']), (19, ty), (32, h1(j['ht']) if d.i % 2 else '', 'r'), (95, '(N/C)', 'r')))
        else:
            d.item(j['name'], vtype(j), j['lab'], None, None); lab += j['lab']
            L.append(row(W, (13, j['tech']), (19, ty), (32, h1(j['ht']) if d.i % 2 else '', 'r'), (84, m(j['lab'], False), 'r'), (95, m(j['lab'], False), 'r')))
            if d.i % 2: d.items[-1]['quantity'] = j['ht'] / 10 if j['ht'] % 10 else j['ht'] // 10
        pt = 0
        for p in j['parts']:
            if w: L.append(row(W, (5, str(p['qty'])), (8, p['no'] + '  ' + p['name']), (95, '(N/C)', 'r')))
            else:
                d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); par += p['ext']; pt += p['ext']
                L.append(row(W, (5, str(p['qty'])), (8, p['no'] + '  ' + p['name']), (74, m(p['unit'] + r.choice([0, 0, 315]), False), 'r'), (84, m(p['unit'], False), 'r'), (95, m(p['ext'], False), 'r')))
        ot = 0
        if not w and d.yes(.25):
            g = d.ch(SUBLET + GOG).upper(); v = d.cents(8, 90); ot = v; d.item(g, 'Service' if 'SUBLET' in g else 'Part', v)
            if 'SUBLET' in g: sub += v
            else: gog += v
            L.append(row(W, (5, d.ch(['SUBLET', 'G.O.G.', 'MISC']) if False else ''), (8, g), (95, m(v, False), 'r')))
        lt = 0 if w else j['lab']
        L.append(row(W, (0, 'PARTS:'), (17, m(pt, False), 'r'), (20, 'LABOR:'), (37, m(lt, False), 'r'), (40, 'OTHER:'), (57, m(ot, False), 'r'), (61, 'TOTAL LINE %s:' % A), (95, m(pt + lt + ot, False), 'r')))
        if d.i != 0:
            for s in wrap(('%s ' % d.mi if 'mileage' in d.vehicle else '') + j['corr'], 80): L.append(s)
        L += [' ' * 20 + '*' * 52, '']
    misc = 0
    if d.yes(.8):
        nm = d.ch(SUPPLY + HAZ).upper(); misc = min(4995, lab * 8 // 100); d.item(nm, 'Fee', misc)
        L += [row(W, (0, d.ch(['MISC', 'CUSTOMER PAY', 'CODE SS'])), (20, nm), (95, m(misc, False), 'r')), '']
    disc = 0
    if d.i in (1, 3): disc = d.off(d.ch([1000, 1500, 2500, 2000, 4137]))
    d.tax = pct(par + gog, d.txr)
    tot = [('LABOR AMOUNT', lab), ('PARTS AMOUNT', par), ('GAS, OIL, LUBE', gog), ('SUBLET AMOUNT', sub), ('MISC. CHARGES', misc), ('TOTAL CHARGES', lab + par + gog + sub + misc), ('LESS DISCOUNT' if disc else 'LESS INSURANCE', -disc), ('SALES TAX', d.tax), (d.p4(['PLEASE PAY THIS AMOUNT', 'PLEASE PAY', 'TOTAL DUE', 'CUSTOMER TOTAL']), d.total)]
    d.subtotal = lab + par + gog + sub + misc
    T = [row(W, (56, 'DESCRIPTION'), (95, 'TOTALS', 'r')), ' ' * 56 + '-' * 39]
    terms = wrap('THE FACTORY WARRANTY CONSTITUTES ALL OF THE WARRANTIES WITH RESPECT TO THE SALE OF THIS ITEM. THE SELLER HEREBY EXPRESSLY DISCLAIMS ALL WARRANTIES EITHER EXPRESS OR IMPLIED, INCLUDING ANY IMPLIED WARRANTY OF MERCHANTABILITY OR FITNESS.', 50)
    for k, (a, b) in enumerate(tot): T.append(row(W, (0, terms[k] if k < len(terms) else ''), (56, a), (95, m(b, False), 'r')))
    if d.i in (0, 3): # group lines with totals on the last page only
        pass
    def head(p, n):
        return ['\x01' + row(W, (0, d.shop), (56, '*INVOICE*'), (95, 'PAGE %d' % p if n > 1 else '', 'r')), row(W, (0, d.addr + '  ' + d.city), (56, 'SERVICE ADVISOR: ' + d.adv.upper())), row(W, (0, d.cust), (56, 'INVOICE NO. ' + d.no)), row(W, (0, d.caddr)), row(W, (0, d.ccity)), '-' * 95,
                row(W, (0, 'COLOR'), (8, 'YEAR'), (14, 'MAKE/MODEL'), (42, 'VIN'), (64, 'LICENSE'), (76, 'MILEAGE IN/OUT')), row(W, (0, d.ch(['BLK', 'WHT', 'SIL', 'BLU', 'RED'])), (8, d.yr), (14, d.mk + ' ' + d.md), (42, d.vin), (64, 'KTR%d' % 4821), (76, '%d/%d' % (d.mi, d.mi + 2) if d.vehicle.get('mileage') else '')),
                row(W, (0, 'DEL. DATE'), (14, 'PROMISED'), (30, 'PO NO.'), (42, 'RATE'), (52, 'PAYMENT'), (64, 'INV. DATE')), row(W, (14, '17:00 ' + d.date[:5]), (42, m(d.rate, False)), (52, 'CASH'), (64, d.date)), '-' * 95, heads]
    L += [''] + T
    d.mono(paginate(L, 62, head), size=d.p4([9, 8.5, 9, 8.2]), lead=9.6, x=d.p4([50, 40, 46, 60]))

def L02(d):  # Reynolds-like J# blocks
    d.place(DEALERS, upper=True, vin=d.i != 3); r = d.r; W = 92
    jobs = d.jobs(d.p4([4, 2, 6, 3]), d.p4(['plain', 'inv', 'dash', 'pos'])); L = []
    lab = par = 0; hrs = d.i in (1, 2)
    for k, j in enumerate(jobs, 1):
        L.append('\x01JOB# %d CHARGES' % k + '-' * 70)
        L.append('LABOR' + '-' * 40 + ('HRS---RATE' + '-' * 29 + '-AMOUNT' if hrs else '-' * 40))
        L.append(row(W, (0, 'J# %d %s' % (k, j['op'])), (18, j['name'][:44])) if False else row(W, (0, 'J# %d' % k), (5, j['op']), (16, j['name']), (90, m(j['lab']), 'r')) if not hrs else row(W, (0, 'J# %d' % k), (5, j['op']), (16, j['name'])))
        if hrs: L.append(row(W, (5, 'TECH(S):' + j['tech']), (48, h1(j['ht']), 'r'), (56, m(d.rate, False), 'r'), (90, m(j['lab']), 'r')))
        else: L.append(row(W, (5, 'TECH(S):' + j['tech'])))
        d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if hrs else (None, None))); lab += j['lab']
        for a, b in (('COMPLAINT', j['comp']), ('CAUSE', j['cause']), ('CORRECTION', j['corr'])):
            if d.i != 3 or a != 'CAUSE': L += [('%-11s' % a if q == 0 else ' ' * 11) + s for q, s in enumerate(wrap(b, 66))]
        pt = 0
        if j['parts']:
            L.append('PARTS' + '-' * 3 + 'QTY---FP-NUMBER' + '-' * 12 + 'DESCRIPTION' + '-' * 22 + 'UNIT PRICE' + '-' * 14)
            for p in j['parts']:
                d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); pt += p['ext']
                L.append(row(W, (0, 'J# %d' % k), (10, p['qty'], 'r'), (14, p['no']), (35, p['name'][:39]), (78, m(p['unit']), 'r'), (90, m(p['ext']), 'r')))
                assert len(p['name']) <= 39
            L.append(row(W, (40, 'JOB # %d TOTAL PARTS' % k), (90, m(pt), 'r')))
        par += pt
        L.append(row(W, (40, 'JOB # %d TOTAL LABOR & PARTS' % k), (90, m(pt + j['lab']), 'r'))); L.append('')
    misc = 0
    L.append('\x01MISC' + '-' * 7 + 'CODE' + '-' * 6 + 'DESCRIPTION' + '-' * 40 + 'CONTROL NO' + '-' * 8)
    for nm in r.sample(SUPPLY, 1) + (r.sample(HAZ, 1) if d.yes(.6) else []):
        v = d.cents(3, 39); misc += v; d.item(nm.upper(), 'Fee', v)
        L.append(row(W, (0, 'JOB # A'), (11, d.ch(['SS', 'HZ', 'ENV'])), (21, nm.upper()), (90, m(v), 'r')))
    disc = 0
    if d.i in (0, 2):
        disc = d.off(d.ch([1500, 2000, 3250, 500])); L.append(row(W, (0, 'JOB # A'), (11, 'CPN'), (21, d.ch(['SERVICE COUPON', 'INTERNET SPECIAL', 'LOYALTY DISC'])), (90, m(-disc), 'r')))
    L += [row(W, (40, 'TOTAL - MISC'), (90, m(misc - disc), 'r')), '']
    d.tax = pct(par, d.txr)
    L += ['COMMENTS' + '-' * 78, d.ch(['WAITER', 'CUSTOMER HAS SHUTTLE', 'SAVE OLD PARTS', 'CALL WHEN DONE']), '', '\x01TOTALS' + '-' * 80]
    tt = [('TOTAL LABOR....', lab), ('TOTAL PARTS....', par), ('TOTAL SUBLET...', 0), ('TOTAL G.O.G....', 0), ('TOTAL MISC CHG.', misc), ('TOTAL MISC DISC', -disc), ('TOTAL TAX......', d.tax)]
    side = ['*************************', '*  [ ] CASH  [ ] CHECK  *', '*  [ ] VISA  [ ] MC     *', '*  [ ] AMEX  [ ] OTHER  *', '*************************', '', '']
    for (a, b), s in zip(tt, side): L.append(row(W, (2, s), (56, a), (90, m(b), 'r')))
    L += ['', '\x01' + row(W, (48, d.p4(['TOTAL INVOICE $', 'AMOUNT DUE     $', 'TOTAL INVOICE  $', 'CUSTOMER OWES  $'])), (90, m(d.total), 'r')), '', 'CUSTOMER SIGNATURE ______________________________']
    def head(p, n):
        return [row(W, (0, 'CUSTOMER #: %d' % (d.mi * 7 % 90000 + 1000)), (36, 'REPAIR ORDER ' + d.no), (90, 'PAGE %d OF %d' % (p, n), 'r')), '', '\x01' + row(W, (30, d.shop)), row(W, (30, d.addr)), row(W, (30, d.city + ' ' + d.tel)), '',
                row(W, (0, d.cust), (50, 'YEAR %d  %s' % (d.yr, d.mk))), row(W, (0, d.caddr), (50, 'MODEL ' + d.md)), row(W, (0, d.ccity), (50, ('VIN ' + d.vin) if 'vin' in d.vehicle else '')), row(W, (0, 'ADVISOR ' + d.adv.upper()), (50, 'ODOM %s' % d.mi)), row(W, (0, 'OPENED ' + d.date)), '']
    d.mono(paginate(L, d.p4([58, 60, 56, 58]), head), size=d.p4([9, 9.3, 8.8, 9.5]), lead=10)

def L03(d):  # boxed jobs html
    d.place(DEALERS, upper=d.i == 2); r = d.r; kind = d.p4([0, 1, 2, 3]); money = lambda c: m(c, True, '$' if d.i in (1, 2) else '')
    jobs = d.jobs(d.p4([2, 5, 3, 4])); lab = par = 0; b = ''
    H = d.p4([('Complaint', 'Cause', 'Correction'), ('Concern', 'Cause', 'Correction'), ('CUSTOMER CONCERN', 'TECH FINDING', 'WORK PERFORMED'), ('Stated', 'Found', 'Done')])
    lw = d.p4(['Labor', 'Operation', 'LABOR', 'Labour description']); tw = d.p4(['Job total', 'Line total', 'JOB TOTAL', 'Sum of job'])
    for k, j in enumerate(jobs, 1):
        b += '<div class=j><div class=h>%s %d &nbsp; %s</div>' % (d.p4(['Job', 'Line', 'JOB', 'Request']), k, E(j['comp'].capitalize() if not d.upper else j['comp']))
        b += ''.join('<div class=t><b>%s:</b> %s</div>' % (a, E(t if d.upper else t.capitalize())) for a, t in zip(H, (j['comp'], j['cause'], j['corr'])) if d.i != 3 or a != 'Stated')
        show = d.i in (0, 3); jt = j['lab']
        d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if show else (None, None))); lab += j['lab']
        b += '<table>' + tr('Op code', 'Tech', lw, ('Hrs', 'r') if show else '', ('Rate', 'r') if show else '', ('Pay', 'c'), ('Amount', 'r'), tag='th')
        b += tr(j['op'], j['tech'], E(j['name']), (h1(j['ht']) if show else '', 'r'), (money(d.rate) if show else '', 'r'), (d.ch(['C', 'CP', 'Cust']), 'c'), (money(j['lab']), 'r')) + '</table>'
        if j['parts']:
            order = d.i % 2
            b += '<table>' + (tr('Part no.', 'Description', ('Qty', 'r'), ('Price', 'r'), ('Extended', 'r'), tag='th') if order else tr('Qty', 'Description', 'Part number', ('Unit', 'r'), ('Amount', 'r'), tag='th'))
            for p in j['parts']:
                d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); par += p['ext']; jt += p['ext']
                b += tr(p['no'], E(p['name']), (p['qty'], 'r'), (money(p['unit']), 'r'), (money(p['ext']), 'r')) if order else tr(p['qty'], E(p['name']), p['no'], (money(p['unit']), 'r'), (money(p['ext']), 'r'))
            b += '</table>'
        b += '<div class="r jt">%s: %s</div></div>' % (tw, money(jt))
    fees = 0; fr = []
    for nm, a, z in [(d.ch(SUPPLY), 5, 48), (d.ch(HAZ), 2, 9), (d.ch(SUBLET), 60, 190)][:d.p4([1, 2, 3, 2])]:
        v = d.cents(a, z); fees += v; d.item(d.up(nm), 'Service' if 'ublet' in nm.lower() else 'Fee', v); fr.append((d.up(nm), v))
    rows = [('Labor', lab), ('Parts', par)] + fr
    if d.i == 1: x = d.off(pct(lab, 10000)); rows.append(('Discount 10% labor', -x))
    d.subtotal = d.net(); d.tax = pct(d.subtotal if d.i in (0, 1) else par, d.txr)
    rows += [('Subtotal', d.subtotal), (d.p4(['Sales tax', 'Tax %.3f%%' % (d.txr / 1000), 'STATE/LOCAL TAX', 'Tax on parts']), d.tax), (d.p4(['Total due', 'Customer pay total', 'INVOICE TOTAL', 'Amount due']), d.total)]
    t = '<table class=tot>' + ''.join(tr(E(a), (money(v), 'r')) for a, v in rows) + '</table>'
    hd = '<table class=hd><tr><td><div class=s>%s</div>%s<br>%s<br>%s</td><td class=r><b>%s</b><br>%s %s<br>%s<br>Advisor: %s</td></tr></table>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Service Invoice', 'Repair Order', 'SERVICE INVOICE', 'Customer Invoice']), d.p4(['Invoice', 'R.O.', 'NO.', 'Inv #']), d.no, d.date, E(d.adv))
    vh = '<table class=vh>' + tr('Customer', 'Year', 'Make', 'Model', 'VIN', 'Miles in', tag='th') + tr(d.cust, d.yr, d.mk, d.md, d.vin, d.mil) + '</table>'
    css = 'body{font:%s}table{width:100%%}.s{font-size:17px;font-weight:bold}.j{border:%s;margin:6px 0;padding:4px;%s}.h{background:%s;font-weight:bold;padding:2px 4px}th{text-align:left;border-bottom:1px solid #888;font-weight:%s}th.r{text-align:right}.jt{font-weight:bold}.tot{width:%s;margin-left:%s}.tot tr:last-child{font-weight:bold;border-top:2px solid #000}.vh td,.vh th{border:1px solid #999;padding:2px 4px}.t{margin:1px 4px}' % (
        d.p4(['10px Arial', '11px "DejaVu Serif"', '9.5px "Liberation Sans",Arial', '10.5px "Nimbus Roman",serif']), d.p4(['1px solid #333', '0', '2px solid #99a', '1px dashed #777']), '', d.p4(['#ddd', '#cfe0f5', '#eee', '#fff']), d.p4(['bold', 'normal', 'bold', 'normal']), d.p4(['240px', '300px', '50%', '260px']), d.p4(['auto', '0', 'auto', 'auto']))
    d.chromium(hd + vh + b + t, css)

def L04(d):  # laser print, page subtotals carried forward
    d.place(DEALERS + ['City & County Garage', 'Wexler Truck Plaza'], upper=True); r = d.r; W = 80; d.kind = 'dealer_ro'
    jobs = d.jobs(d.p4([6, 5, 5, 4]), d.p4(['inv', 'plain', 'brand', 'dash']), minparts=2)
    L = []  # (text, amount)
    hq = d.p4([0, 1, 1, 0]); n = 10; par = 0
    for j in jobs:
        if d.i != 2: L.append(('   ** ' + j['comp'], 0))
        d.item(j['name'], vtype(j), j['lab'], *((j['ht'] / 10, d.rate) if hq else (None, None)))
        L.append((row(W, (0, '%03d' % n), (5, 'L'), (8, j['name']), (57, h1(j['ht']) if hq else '', 'r'), (67, m(d.rate) if hq else '', 'r'), (79, m(j['lab']), 'r')), j['lab'])); n += 10
        for p in j['parts']:
            d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); par += p['ext']
            L.append((row(W, (0, '%03d' % n), (5, 'P'), (8, p['name'][:44]), (57, p['qty'], 'r'), (67, m(p['unit']), 'r'), (79, m(p['ext']), 'r')), p['ext'])); n += 10
            if d.i in (0, 3): L.append(('        P/N ' + p['no'], 0))
        L.append(('', 0))
    for nm in r.sample(SUPPLY + HAZ + GOG, d.p4([2, 1, 3, 2])):
        v = d.cents(4, 60); d.item(nm.upper(), 'Part' if nm in GOG else 'Fee', v); L.append((row(W, (0, '%03d' % n), (5, 'M'), (8, nm.upper()), (79, m(v), 'r')), v)); n += 10
    if d.i in (1, 2):
        v = d.off(pct(d.sum(), 5000)); L.append((row(W, (0, '%03d' % n), (5, 'D'), (8, 'LESS 5% FLEET ACCOUNT'), (79, m(v) + '-', 'r')), -v))
    d.subtotal = d.net(); d.tax = pct(par, d.txr)
    per = d.p4([22, 26, 18, 20]); pages = []; chunks = [L[k:k + per] for k in range(0, len(L), per)]; run = 0
    for k, c in enumerate(chunks):
        last = k == len(chunks) - 1
        pg = ['\x01' + row(W, (0, d.shop), (79, 'PAGE %d' % (k + 1), 'r')), row(W, (0, d.addr + ' ' + d.city), (79, d.date, 'r')), row(W, (0, 'INVOICE ' + d.no)), '']
        pg += [row(W, (0, 'SOLD TO: ' + d.cust), (40, '%d %s %s' % (d.yr, d.mk, d.md))), row(W, (40, 'VIN ' + d.vin)), row(W, (40, 'ODOMETER %s' % d.mil)), '=' * 79,
               row(W, (0, 'LN'), (5, 'T'), (8, 'DESCRIPTION'), (57, 'QTY/HRS', 'r'), (67, 'PRICE', 'r'), (79, 'AMOUNT', 'r')), '=' * 79]
        if k: pg.append(row(W, (30, d.p4(['BALANCE BROUGHT FORWARD', 'CARRIED FROM PAGE %d' % k, 'FORWARD', 'SUBTOTAL FROM PREVIOUS PAGE'])), (79, m(run), 'r')))
        pg += [t for t, v in c]; s = sum(v for t, v in c); run += s
        if not last: pg += ['', row(W, (30, d.p4(['PAGE TOTAL', 'THIS PAGE', 'PAGE SUBTOTAL', 'TOTAL PAGE %d' % (k + 1)])), (79, m(s), 'r')), row(W, (30, d.p4(['CARRIED FORWARD', 'RUNNING TOTAL', 'SUBTOTAL TO DATE', 'CARRY TO NEXT PAGE'])), (79, m(run), 'r')), '', row(W, (30, '*** CONTINUED ***'))]
        else:
            assert run == d.subtotal
            pg += ['-' * 79, row(W, (44, d.p4(['SUBTOTAL', 'SUB-TOTAL', 'NET', 'TOTAL BEFORE TAX'])), (79, m(d.subtotal), 'r')), row(W, (44, 'TAX'), (79, m(d.tax), 'r')), '\x01' + row(W, (44, d.p4(['INVOICE TOTAL', 'PAY THIS AMOUNT', 'TOTAL DUE', 'GRAND TOTAL'])), (79, m(d.total), 'r'))]
            if d.i == 3: dep = 20000; pg += [row(W, (44, 'DEPOSIT RECEIVED'), (79, m(dep) + '-', 'r')), row(W, (44, 'BALANCE'), (79, m(d.total - dep), 'r'))]
        pages.append(pg)
    d.mono(pages, size=d.p4([10, 9.5, 10.4, 10]), lead=d.p4([12, 11.4, 13, 12]), stripes=d.i == 1)

def L05(d):  # three pay columns
    d.place(DEALERS, upper=d.i in (1, 3)); r = d.r; jobs = d.jobs(d.p4([4, 6, 3, 5])); cols = d.p4([('Customer', 'Warranty', 'Internal'), ('CUST PAY', 'WARR', 'INT'), ('Warranty', 'Internal', 'Customer'), ('CP $', 'WP $', 'IP $')])
    cp = 2 if d.i == 2 else 0; b = ''; S = [0, 0, 0]; lab = par = 0; js = d.i in (0, 2)
    for k, j in enumerate(jobs, 1):
        pay = 0 if k in (1, 4) or d.yes(.4) else r.choice([1, 2]); ix = cp if pay == 0 else [x for x in range(3) if x != cp][pay - 1]
        b += '<tr class=jh><td colspan=7>%s %s</td></tr>' % (d.p4(['Line %d:' % k, '#%d' % k, '%s.' % 'ABCDEFG'[k - 1], 'JOB %02d' % k]), E(j['comp'] if d.upper else j['comp'].capitalize()))
        def line(a, nm, q, u, v):
            c = ['', '', '']; c[ix] = m(v); S[ix] += v
            return tr(a, E(nm), (q, 'r'), (u, 'r'), *[(x, 'r') for x in c])
        showh = d.i != 1
        b += line(j['tech'], j['name'], h1(j['ht']) if showh else '', m(d.rate) if js else '', j['lab'])
        if pay == 0: d.item(j['name'], vtype(j), j['lab'], j['ht'] / 10 if showh else None, d.rate if js else None); lab += j['lab']
        for p in j['parts']:
            b += line(p['no'], p['name'], p['qty'], m(p['unit']), p['ext'])
            if pay == 0: d.item(p['name'], 'Part', p['ext'], p['qty'], p['unit']); par += p['ext']
        if d.i != 3: b += '<tr><td></td><td colspan=6 class=n>%s</td></tr>' % E(('Cause: ' + j['cause'] + '. ' + j['corr']).capitalize())
    v = d.cents(6, 45); nm = d.up(d.ch(SUPPLY)); d.item(nm, 'Fee', v); c = ['', '', '']; c[cp] = m(v); S[cp] += v
    b += tr('', nm, '', '', *[(x, 'r') for x in c])
    sumname = d.p4(['Totals', 'SUB TOTAL', 'Sum', 'TOTAL BEFORE TAX']); d.subtotal = S[cp]
    b += tr('', sumname, '', '', *[(m(x), 'r') for x in S], cls='st')
    d.tax = pct(par, d.txr); c = ['0.00', '0.00', '0.00']; c[cp] = m(d.tax); b += tr('', 'Sales tax' if not d.upper else 'SALES TAX', '', '', *[(x, 'r') for x in c])
    T = [m(x) for x in S]; T[cp] = m(d.total); b += tr('', d.up('Total'), '', '', *[(x, 'r') for x in T], cls='st')
    hd = '<h2>%s</h2><div>%s, %s &nbsp; %s</div><table class=v><tr><td>%s %s<br>Opened %s<br>Advisor %s</td><td>%s<br>%s<br>%s</td><td>%s %s %s<br>VIN: %s<br>Mileage: %s</td></tr></table>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Repair Order', 'RO#', 'Invoice', 'REPAIR ORDER NO.']), d.no, d.date, E(d.adv), d.cust, d.caddr, d.ccity, d.yr, d.mk, d.md, d.vin, d.mil)
    foot = '<p class=big>%s: %s</p>' % (d.p4(['Customer owes', 'CUSTOMER PAY AMOUNT', 'Please pay', 'DUE FROM CUSTOMER']), m(d.total, True, '$'))
    css = 'body{font:%s}h2{margin:0}table{width:100%%}.g td,.g th{padding:1.5px 4px;%s}th{text-align:left;background:%s}th.r{text-align:right}.jh td{font-weight:bold;%s}.n{font-style:italic;color:#444}.st td{border-top:1px solid #000;font-weight:bold}.v td{border:1px solid #666;padding:3px}.big{text-align:right;font-size:14px;font-weight:bold}' % (d.p4(['9.5px Arial', '9px "DejaVu Sans Mono"', '10px "DejaVu Sans Condensed"', '10px "Courier New",monospace']), d.p4(['border-left:1px solid #aaa;border-right:1px solid #aaa', '', 'border-bottom:1px solid #ddd', '']), d.p4(['#ccd', '#fff', '#eee', '#dfd']), d.p4(['background:#f2f2f2', 'border-top:1px solid #000', '', 'border-top:1px dotted #000']))
    d.chromium(hd + '<table class=g><thead>' + tr(d.p4(['Tech/Part', 'TECH/PN', 'Code', 'REF']), d.up('Description'), (d.up('Qty'), 'r'), (d.up('Price'), 'r'), *[(x, 'r') for x in cols], tag='th') + '</thead>' + b + '</table>' + foot, css, size='Letter landscape' if d.i == 1 else 'Letter')
