from core import *
BSHOPS = ['Precision Collision of Ames', 'Larkspur Auto Body', 'Metro Collision Center #4', 'Fazio Brothers Body & Paint', 'Keystone Collision Repair', 'Harbor City Auto Body', 'Gerwin Collision', 'Bluegrass Body Works']
INS = ['Old Prairie Mutual Insurance', 'Halcyon Casualty', 'Granite State Insurance Exchange', 'Columbia Farmers Group', 'Meridian Auto Insurance', 'Pacific Shield Ins. Co.']
OPS = dict(ccc=['Repl', 'Rpr', 'Blnd', 'R&I', 'Refn', 'Subl', 'Algn'], mit=['REMOVE/REPLACE', 'REPAIR', 'BLEND', 'REMOVE/INSTALL', 'REFINISH ONLY', 'SUBLET', 'ADD\'L OPR'], aud=['E', 'I', 'BR', 'RI', 'L', 'SB', 'N'], word=['Replace', 'Repair', 'Blend', 'R & I', 'Refinish', 'Sublet', 'Other'])

def lines(d, n, ops='ccc', style=None, sections=True):
    """Rows: dict(sec) | dict(op, name, price|None, lab tenths|None, pnt tenths|None, kind)."""
    r = d.r; O = OPS[ops]; out = []; pool = r.sample(BODY, min(len(BODY), n)); secs = r.sample(SECTIONS, max(2, n // 4)); k = 0
    for q, (nm, a, z) in enumerate(pool):
        if sections and q % 4 == 0 and k < len(secs): out.append(dict(sec=secs[k])); k += 1
        nm2 = d.up(nm); e = r.random(); metal = any(w in nm for w in ('cover', 'Fender', 'Hood panel', 'door', 'panel', 'Decklid', 'Liftgate shell', 'Mirror'))
        if e < .62 or q < 3:
            pre = d.ch(['', '', '', 'A/M ', 'LKQ ', 'Recond ', 'A/M CAPA ']) if ops != 'aud' else ''
            out.append(dict(op=O[0], name=d.up(pre) + nm2 if d.upper else pre + nm2, price=d.cents(a, z), lab=r.choice([None, r.randint(2, 45)]) if not metal else r.randint(8, 45), pnt=r.randint(10, 34) if metal else None, qty=1 if r.random() < .9 else 2, no=d.partno()))
            if metal and d.yes(.55): out.append(dict(op='', name=d.up('Add for Clear Coat' if ops != 'aud' else 'Clearcoat'), price=None, lab=None, pnt=r.randint(3, 10)))
        elif e < .75: out.append(dict(op=O[1], name=nm2, price=None, lab=r.randint(10, 65), pnt=r.randint(8, 28) if metal else None))
        elif e < .86: out.append(dict(op=O[2] if metal else O[3], name=nm2, price=None, lab=None if metal else r.randint(2, 20), pnt=r.randint(6, 16) if metal else None))
        else: out.append(dict(op=O[3], name=d.up('R&I ') + nm2 if d.yes(.3) else nm2, price=None, lab=r.randint(2, 18), pnt=None, incl=d.yes(.2)))
    if sections: out.append(dict(sec=d.ch(['MISCELLANEOUS OPERATIONS', 'ADDITIONAL OPERATIONS', 'OTHER CHARGES'])))
    for nm in r.sample(BODY_MISC, r.randint(2, 4)):
        sub = any(w in nm for w in ('scan', 'alignment', 'calibration'))
        out.append(dict(op=O[5] if sub else O[6] if ops != 'ccc' else '', name=d.up(nm), price=d.cents(5, 38) if not sub else d.cents(45, 290), lab=None, pnt=None, qty=1, no='', kind='Service' if sub else 'Fee' if any(w in nm for w in ('Hazard', 'waste')) else 'Part' if any(w in nm for w in ('additive', 'sealer', 'cover', 'Cover')) else 'Service', misc=True))
    if not any(x.get('pnt') for x in out): out.insert(2, dict(op=O[1], name=d.up('Hood panel'), price=None, lab=r.randint(12, 40), pnt=r.randint(18, 30)))
    return out

def take(d, rows, qty=True):
    pt = ot = lh = ph = 0
    for x in rows:
        if 'sec' in x: continue
        if x['price']: d.item(x['name'], x.get('kind', 'Part'), x['price'], x.get('qty', 1) if qty else None, None)
        if x['price'] and x.get('misc'): ot += x['price']
        elif x['price']: pt += x['price']
        if x.get('incl'): x['lab'] = None
        lh += x['lab'] or 0; ph += x['pnt'] or 0
    return pt, ot, lh, ph
def rates(d): return d.ch([5200, 5600, 5800, 6200, 6800]), d.ch([5200, 5800, 6000, 6800]), d.ch([3200, 3600, 4000, 4200]), d.ch([9500, 11000, 12500])

def L11(d):  # CCC-like
    d.place(BSHOPS, upper=False); r = d.r; d.kind = 'insurance'; rows = lines(d, d.p4([14, 9, 22, 6])); pt, ot, lh, ph = take(d, rows)
    br, pr, sr, mr = rates(d); b = ''; n = 1
    star = lambda: d.ch(['', '', '', '*', '#'])
    for x in rows:
        if 'sec' in x: b += tr(n, '', ('<b>%s</b>' % E(x['sec']), 'colspan=6')) ; n += 1; continue
        b += tr(str(n), (star() + ' ' if 1 else '') + E(x['op']), E(x['name']), x.get('no', '') if d.i != 3 else '', (x.get('qty', '') if x['price'] else '', 'r'), (m(x['price']) if x['price'] else '', 'r'), (h1(x['lab']) if x['lab'] else 'Incl.' if x.get('incl') or (x['op'] == 'Repl' and not x['pnt'] and d.i != 1) else '', 'r'), (h1(x['pnt']) if x['pnt'] else '', 'r')); n += 1
        if x['price'] and not x.get('misc') and d.yes(.12): b += tr('', '', ('<i>Note: %s</i>' % d.ch(['verify availability', 'LKQ quote 2214, 45,000 miles', 'subject to teardown', 'per photo']), 'colspan=6'))
    b += tr('', '', '<b>SUBTOTALS</b>', '', '', (m(pt + ot), 'r'), (h1(lh), 'r'), (h1(ph), 'r'), cls='st')
    t = [('Parts', '', '', pt)]
    mech = r.randint(3, 12) if d.i in (0, 2) else 0; bl = lh - mech
    def add(nm, ty, h, rt): v = h * rt // 10; d.item(nm, ty, v, h / 10, rt); t.append((nm, h1(h) + ' hrs', m(rt, True, '$ ') + ' /hr', v))
    add(d.p4(['Body Labor', 'Body Labor', 'Sheet Metal Labor', 'Body']), 'Labor', bl, br); add(d.p4(['Paint Labor', 'Refinish Labor', 'Paint Labor', 'Paint']), 'Labor', ph, pr)
    if mech: add('Mechanical Labor', 'Labor', mech, mr)
    add(d.p4(['Paint Supplies', 'Paint Materials', 'Paint Supplies', 'Paint/Materials']), 'Part', ph, sr)
    t.append((d.p4(['Miscellaneous', 'Sublet/Misc.', 'Other Charges', 'Additional costs']), '', '', ot)); d.subtotal = d.net(); t.append(('Subtotal', '', '', d.subtotal))
    base = pt + (ph * sr // 10 if d.i != 1 else 0); d.tax = pct(base, d.txr); t.append(('Sales Tax', m(base, True, '$ ') , '@ %.4f %%' % (d.txr / 1000), d.tax))
    t.append((d.p4(['Grand Total', 'Total Cost of Repairs', 'Grand Total', 'Total']), '', '', d.total))
    if d.i != 3: ded = d.ch([25000, 50000, 100000]); ded = min(ded, d.total // 2 // 100 * 100); t += [('Deductible', '', '', ded), (d.p4(['CUSTOMER PAY', 'Net Cost of Repairs', 'INSURANCE PAY', '']), '', '', d.total - ded if d.i != 0 else ded)]
    T = '<h3>%s</h3><table class=t>%s%s</table>' % (d.p4(['ESTIMATE TOTALS', 'TOTALS SUMMARY', 'ESTIMATE TOTALS', 'Totals']), tr('Category', ('Basis', 'r'), ('Rate', 'r'), ('Cost $', 'r'), tag='th'), ''.join(tr(a, (x, 'r'), (y, 'r'), (m(v), 'r')) for a, x, y, v in t))
    hd = '<table class=h><tr><td><b>%s</b><br>Workfile ID: %s<br>%s, %s</td><td class=r>%s<br>%s</td></tr></table><h2>%s</h2><p>Owner: %s &nbsp; Insurance: %s &nbsp; Claim # %d<br>%d %s %s &nbsp; VIN: %s &nbsp; Odometer: %s</p>' % (E(d.shop), d.no, d.addr, d.city, d.date, d.tel, d.p4(['Preliminary Estimate', 'Estimate of Record', 'Preliminary Estimate', 'Visible Damage Quote']), d.cust, d.ch(INS), r.randint(10**7, 10**8), d.yr, d.mk, d.md, d.vin, d.mil)
    d.chromium(hd + '<table class=g><thead>' + tr('Line', 'Oper', 'Description', 'Part Number' if d.i != 3 else '', ('Qty', 'r'), ('Extended Price $', 'r'), ('Labor', 'r'), ('Paint', 'r'), tag='th') + '</thead>' + b + '</table>' + T,
        'body{font:%s}h2{text-align:center;font-size:15px}h3{margin:12px 0 3px}table.g{width:100%%}.g td,.g th{padding:1px 4px;%s}th{text-align:left;border-bottom:1px solid #000}th.r{text-align:right}.st td{border-top:1px solid #000}.t{width:%s}.h{width:100%%}' % (d.p4(['9.5px Arial', '10px Arial', '8.5px Arial', '11px "Nimbus Roman",serif']), d.p4(['', 'border-bottom:1px solid #ddd', '', 'border-left:1px solid #bbb']), d.p4(['60%', '100%', '70%', '80%'])))

def L12(d):  # Mitchell-like mono, roman totals
    d.place(BSHOPS, upper=False); r = d.r; d.kind = 'insurance'; W = 100
    rows = [x for x in lines(d, d.p4([10, 16, 7, 20]), 'mit')]; L = []
    pt, ot, lh, ph = take(d, rows, qty=False); n = 1; br, pr, sr, mr = rates(d)
    for x in rows:
        if 'sec' in x: L.append('\x01          ' + x['sec'].title()); continue
        if x.get('kind') in ('Fee', 'Part', 'Service') and x.get('misc'): ty = 'BDY*' if x['op'] != 'SUBLET' else 'BDS*'
        else: ty = 'BDY' if x['lab'] else 'REF' if x['pnt'] else 'BDY'
        ww = wrap(x['name'], 33); nm = ww[0]
        L.append(row(W, (3, n, 'r'), (5, '%06d' % r.randint(100000, 999999) if not x.get('misc') else 'AUTO' if 0 else '900500'), (13, ty), (18, x['op']), (34, nm), (68, x.get('no', '')[:15]), (91, m(x['price']) if x['price'] else '', 'r'), (98, (h1(x['lab']) + ('' if x['price'] else '*')) if x['lab'] else 'INC' if x['price'] and not x.get('misc') and not x['pnt'] else '', 'r'))); n += 1
        if len(ww) > 1: L.append(row(W, (34, ww[1])))
        if x['pnt'] and x['lab']: L.append(row(W, (3, n, 'r'), (5, 'AUTO'), (13, 'REF'), (18, 'REFINISH'), (34, nm[:24] + ' Outside'), (98, 'C ' + h1(x['pnt']), 'r'))); n += 1
        elif x['pnt']: q = -len(ww); L[q] = row(W, (0, L[q].rstrip()[:92].rstrip()), (98, 'C ' + h1(x['pnt']), 'r'))
    L += ['', '* - Judgment Item    C - Included in Clear Coat Calc', '']
    A = L.append; bl = lh; lt = bl * br // 10 + ph * pr // 10
    lb = d.p4([('Body', 'Refinish'), ('Body', 'Refinish'), ('Bdy', 'Ref'), ('Body Labor', 'Refinish Labor')])
    d.item(lb[0], 'Labor', bl * br // 10, bl / 10, br); d.item(lb[1], 'Labor', ph * pr // 10, ph / 10, pr)
    A('\x01' + row(W, (0, '  I. Labor Subtotals'), (50, 'Units', 'r'), (62, 'Rate', 'r'), (80, 'Totals', 'r')))
    for nm, h, rt in ((lb[0], bl, br), (lb[1], ph, pr)): A(row(W, (5, nm), (50, h1(h), 'r'), (62, m(rt), 'r'), (80, m(h * rt // 10), 'r')))
    A(row(W, (5, 'Labor Summary'), (50, h1(bl + ph), 'r'), (80, m(lt), 'r'))); A('')
    A('\x01' + row(W, (0, ' II. Part Replacement Summary'), (80, 'Amount', 'r'))); A(row(W, (5, 'Taxable Parts'), (80, m(pt), 'r')))
    pa = 0
    if d.i in (0, 3): pa = d.off(pct(pt, d.ch([2000, 3000, 5000]))); A(row(W, (5, d.ch(['Parts Adjustments', 'Line Item Discount', 'Parts Discount'])), (80, m(-pa), 'r')))
    ptx = pct(pt - pa, d.txr); A(row(W, (5, 'Sales Tax'), (50, '@ %.3f%%' % (d.txr / 1000), 'r'), (80, m(ptx), 'r'))); A(row(W, (5, 'Total Replacement Parts Amount'), (80, m(pt - pa + ptx), 'r'))); A('')
    pm = ph * sr // 10; d.item('Paint Materials' if d.i % 2 else 'Paint/Materials', 'Part', pm, *((ph / 10, sr) if d.i < 2 else (None, None)))
    A('\x01' + row(W, (0, 'III. Additional Costs'), (80, 'Amount', 'r'))); A(row(W, (5, d.items[-1]['description']), (50, h1(ph) if d.i < 2 else '', 'r'), (62, m(sr) if d.i < 2 else '', 'r'), (80, m(pm), 'r')))
    A(row(W, (5, d.p4(['Line items: sublet and other', 'Non-Taxable Costs', 'Sublet Repairs / Other', 'Total other line items'])), (80, m(ot), 'r')))
    mtx = pct(pm, d.txr) if d.i in (1, 2) else 0
    if mtx: A(row(W, (5, 'Sales Tax on materials'), (80, m(mtx), 'r')))
    A(row(W, (5, 'Total Additional Costs'), (80, m(pm + ot + mtx), 'r'))); A('')
    d.tax = ptx + mtx; ded = min(50000, d.total // 300 * 100)
    A('\x01' + row(W, (0, ' IV. Adjustments'), (80, 'Amount', 'r'))); A(row(W, (5, 'Insurance Deductible'), (80, m(-ded), 'r'))); A('')
    for a, v in (('  I. Total Labor:', lt), (' II. Total Replacement Parts:', pt - pa + ptx), ('III. Total Additional Costs:', pm + ot + mtx)): A(row(W, (44, a), (91, m(v), 'r')))
    A('\x01' + row(W, (44, '     ' + d.p4(['Gross Total:', 'Gross Total:', 'TOTAL ESTIMATE:', 'Grand Total:'])), (91, m(d.total), 'r'))); A(row(W, (44, ' IV. Total Adjustments:'), (91, m(-ded), 'r'))); A(row(W, (44, '     Net Total:'), (91, m(d.total - ded), 'r')))
    # per label: tax parts are separately printed
    d.taxes = [ptx, mtx]
    def head(p, k):
        h = ['\x01' + row(W, (0, d.shop), (98, 'Page %d' % p, 'r')), row(W, (0, d.addr + ', ' + d.city + '  ' + d.tel), (98, 'Date: ' + d.date, 'r')), row(W, (0, 'Estimate ID: ' + d.no), (60, 'Claim Rep: ' + d.adv)), '']
        if p == 1: h += ['Damage Assessed By: ' + d.adv, 'Insured: ' + d.cust + '   Company: ' + d.ins, row(W, (0, 'Vehicle: %d %s %s' % (d.yr, d.mk, d.md)), (50, 'VIN: ' + d.vin)), 'Mileage: ' + d.mil, '']
        return h + [row(W, (0, 'Line Entry   Labor'), (83, 'Dollar', 'r') if 0 else (85, 'Dollar'), (93, 'Labor')), row(W, (0, 'Item Number  Type Operation       Description'), (68, 'Part Number'), (85, 'Amount'), (93, 'Units')), '-' * 99]
    d.ins = d.ch(INS); d.mono(paginate(L, d.p4([62, 58, 60, 62]), head), size=8.6, lead=9.8, x=34, font='Courier')

def L13(d):  # Audatex-like via groff
    d.place(BSHOPS, upper=True); r = d.r; d.kind = 'insurance'; W = 92; rows = lines(d, d.p4([8, 12, 17, 6]), 'aud', sections=d.i in (1, 2)); br, pr, sr, mr = rates(d)
    pt, ot, lh, ph = take(d, rows, qty=False); L = []; A = L.append
    A(row(W, (0, d.shop), (91, 'PAGE 1', 'r'))); A(d.addr + ' ' + d.city); A('ESTIMATE ' + d.no + '   ' + d.date); A('')
    A('OWNER: ' + d.cust); A('%d %s %s   VIN %s   MILEAGE %s' % (d.yr, d.mk, d.md, d.vin, d.mil)); A('')
    A('OP GDE  MC  DESCRIPTION                       MFG.PART NO.         PRICE   AJ%  B%  HOURS   R'); A('-' * 92)
    for x in rows:
        if 'sec' in x: A(''); A(x['sec']); continue
        A(row(W, (0, x['op']), (3, '%04d' % r.randint(1, 2999)), (8, d.ch(['', '', '01', '13'])), (12, x['name']), (46, x.get('no', '')), (72, m(x['price'], False) if x['price'] else '', 'r'), (86, h1(x['lab']) if x['lab'] else '', 'r'), (89, '1' if x['lab'] else '')))
        if x['pnt']: A(row(W, (0, 'L'), (12, x['name'] if x['lab'] else 'SURFACE REFINISH' if x['op'] != 'L' else ''), (46, 'REFINISH' if not x['lab'] or 1 else ''), (86, h1(x['pnt']), 'r'), (89, '4')))
    A(''); A('%d ITEMS' % len([x for x in rows if 'sec' not in x])); A(''); A('FINAL CALCULATIONS & ENTRIES'); A('')
    A(row(W, (4, 'PARTS'), (86, '', 'r'))); A(row(W, (8, d.p4(['GROSS PARTS', 'NEW PARTS', 'GROSS PARTS', 'PARTS TOTAL'])), (86, m(pt), 'r'))); A(row(W, (8, 'OTHER PARTS / SUBLET'), (86, m(ot), 'r')))
    pm = ph * sr // 10; d.item('PAINT MATERIAL', 'Part', pm); A(row(W, (8, 'PAINT MATERIAL'), (86, m(pm), 'r')))
    adj = 0
    if d.i == 2: adj = d.off(pct(pt, 4000)); A(row(W, (8, 'ADJUSTMENT DISCOUNT 4%'), (86, m(-adj), 'r')))
    A(row(W, (8, 'PARTS & MATERIAL TOTAL'), (86, m(pt + ot + pm - adj), 'r'))); t1 = pct(pt + pm - adj, d.txr); A(row(W, (8, 'TAX ON PARTS & MATERIAL'), (60, '@ %.3f%%' % (d.txr / 1000), 'r'), (86, m(t1), 'r'))); A('')
    A(row(W, (4, 'LABOR'), (40, 'RATE', 'r'), (60, 'REPLACE HRS', 'r'), (72, 'TOTAL HRS', 'r'))); lt = 0
    for nm, h, rt in (('1-SHEET METAL', lh, br), ('4-REFINISH', ph, pr)):
        v = h * rt // 10; lt += v; d.item(nm, 'Labor', v, h / 10, rt); A(row(W, (8, nm), (40, m(rt), 'r'), (60, h1(h), 'r'), (72, h1(h), 'r'), (86, m(v), 'r')))
    A(row(W, (8, 'LABOR TOTAL'), (86, m(lt), 'r')))
    tow = 0
    for nm in [x for x in ('TOWING', 'STORAGE') if d.yes(.5)]: v = d.cents(60, 290); d.item(nm, 'Service' if nm == 'TOWING' else 'Fee', v); A(row(W, (4, nm), (86, m(v), 'r')))
    d.tax = t1; A(''); A(row(W, (4, d.p4(['GROSS TOTAL', 'TOTAL LOSS AMOUNT', 'GROSS TOTAL', 'TOTAL'])), (86, m(d.total), 'r')))
    if d.i != 3: A(row(W, (4, 'LESS: DEDUCTIBLE'), (86, m(-25000), 'r'))); A(row(W, (4, 'NET TOTAL'), (86, m(d.total - 25000), 'r')))
    esc = lambda t: '\\&' + t.replace('\\', '\\e').replace('-', '\\-').replace("'", '\\(aq')
    d.groff('.pl 11i\n.po 0.6i\n.ll 7.6i\n.ps %s\n.vs %s\n.ft CR\n.nf\n.sp 0.4i\n.wh -0.5i FT\n.de FT\n\'bp\n\'sp 0.5i\n..\n' % (d.p4([9, 8.8, 8.5, 9]), d.p4([11, 10.5, 10, 12])) + '\n'.join(esc(x) if x else '.sp' for x in L) + '\n')

def L14(d):  # small body shop sheet: dollars per row, or hours
    d.place(BSHOPS, upper=d.i == 3, vin=d.i != 1, miles=d.i != 3); r = d.r; d.kind = 'insurance'; rows = lines(d, d.p4([7, 10, 12, 5]), 'word', sections=False); br, pr, sr, mr = rates(d)
    b = ''; dollar = d.i in (1, 3)
    if dollar:
        S = [0, 0, 0, 0]
        for x in rows:
            lab = (x['lab'] or 0) * br // 10; pn = (x['pnt'] or 0) * (pr + sr) // 10; p = x['price'] or 0
            sub = p if x['op'] == 'Sublet' else 0; p -= sub; t = lab + pn + p + sub
            if not t or x.get('op') == '': continue
            if t == p: ty = x.get('kind', 'Part')
            elif p: ty = 'Service'
            elif sub: ty = 'Service'
            elif pn: ty = 'Service'
            else: ty = 'Labor'
            d.item(x['name'], ty, t); S = [a + v for a, v in zip(S, (p, lab, pn, sub))]
            b += tr(x['op'], E(x['name']), *[(m(v) if v else '', 'r') for v in (p, lab, pn, sub)], (m(t), 'r'))
        h = tr('Op', d.up('Description'), *[(d.up(v), 'r') for v in ('Parts', 'Labor', 'Paint', 'Sublet', 'Total')], tag='th')
        b += tr('', d.up('Column totals'), *[(m(v), 'r') for v in S], (m(sum(S)), 'r')); tax = pct(S[0], d.txr); rr = []
        d.subtotal = sum(S) if d.i == 1 else None
    else:
        pt, ot, lh, ph = take(d, rows)
        for k, x in enumerate(rows, 1):
            if x.get('op') == '' and x['pnt']: x['op'] = 'Add'
            b += tr(k, x['op'], E(x['name']), (x.get('qty', '') if x['price'] else '', 'c'), (m(x['price']) if x['price'] and not x.get('misc') else '', 'r'), (h1(x['lab']) if x['lab'] else '', 'r'), (h1(x['pnt']) if x['pnt'] else '', 'r'), (m(x['price']) if x['price'] and x.get('misc') else '', 'r'))
        h = tr('#', 'Repair', 'Damaged item', ('Qty', 'c'), ('Parts $', 'r'), ('Body hrs', 'r'), ('Paint hrs', 'r'), ('Misc $', 'r'), tag='th')
        b += tr('', '', 'Totals', '', (m(pt), 'r'), (h1(lh), 'r'), (h1(ph), 'r'), (m(ot), 'r')); rr = [('Parts', pt), ('Misc/Sublet', ot)]
        for nm, ty, hh, rt in ((d.p4(['Body labor', '', 'Metal work', '']), 'Labor', lh, br), (d.p4(['Paint labor', '', 'Refinishing', '']), 'Labor', ph, pr), (d.p4(['Paint & materials', '', 'Paint materials', '']), 'Part', ph, sr)):
            v = hh * rt // 10; d.item(nm, ty, v, hh / 10, rt); rr.append(('%s</td><td class=r>%s hrs @ %s' % (E(nm), h1(hh), m(rt, True, '$')), v))
        tax = pct(pt, d.txr); d.subtotal = d.net(); rr.append(('Subtotal', d.subtotal))
    if d.i == 3: x = d.off(15000); rr.append((d.up('Cash discount'), -x))
    d.tax = tax; rr += [(d.up('Sales tax'), d.tax), (d.p4(['TOTAL ESTIMATE', 'Estimate total', 'Total', 'TOTAL']), d.total)]
    t = '<table class=tot>' + ''.join(tr(a, *([] if '</td>' in a else ['']), (m(v, True, '$'), 'r')) for a, v in rr) + '</table>'
    hd = '<div class=c><h2>%s</h2>%s, %s<br>%s</div><p><u>%s</u> %s &nbsp; %s &nbsp; Customer: %s<br>Vehicle: %d %s %s%s%s<br>Insurance co.: %s</p>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Estimate', 'Repair estimate', 'ESTIMATE OF REPAIR', 'DAMAGE REPORT']), d.no, d.date, d.cust, d.yr, d.mk, d.md, ' &nbsp; VIN ' + d.vin if 'vin' in d.vehicle else '', ' &nbsp; Mileage ' + d.mil if 'mileage' in d.vehicle else '', d.ch(INS))
    d.weasy(hd + '<table class=g>' + h + b + '</table>' + t, 'body{font:%s}h2{margin:0}.g{width:100%%}.g td,.g th{border:%s;padding:2px 4px}.r{text-align:right}.c{text-align:center}.tot{margin:10px 0 0 %s}.tot td{padding:1px 8px}' % (d.p4(['10px DejaVu Sans', '10px Nimbus Sans,sans-serif', '10px C059,serif', '9.5px DejaVu Sans Condensed']), d.p4(['1px solid #000', '1px solid #ccc', '1px solid #000', '0']), d.p4(['auto', 'auto', '0', 'auto'])))
