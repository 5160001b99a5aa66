from core import *
FSHOPS = ['Interstate Fleet Services', 'Big Rig Road Repair', 'Ozark Truck & Trailer Parts', 'Baywater Fleet Solutions', 'Cascade Diesel & Hydraulics', 'Union Line Truck Service', 'Triple R Diesel LLC', 'Tri-County Fleet Maintenance']

def L18(d):  # VMRS fleet invoice with per-line discount
    d.place(FSHOPS, truck=True, upper=d.i in (0, 3)); r = d.r; d.kind = 'fleet'; b = ''; disc = d.p4([1, 1, 0, 1]); pt = lt = 0
    cols = d.p4(['vmrs', 'qty', 'desc', 'vmrs'])
    H = dict(v=d.p4(['VMRS', 'VMRS Code', 'Sys-Asm-Cmp', 'Code']), q=d.p4(['Qty', 'QTY', 'Units', 'Q']), n=d.p4(['Description', 'ITEM', 'Part / task', 'DESCRIPTION']), l='List', d='Disc %', p=d.p4(['Net', 'NET PRICE', 'Price', 'YOUR PRICE']), t=d.p4(['Extended', 'EXT', 'Amount', 'NET AMT']))
    order = d.p4(['v n q l d p t', 'q v n l d p t', 'n v q p t', 'v q n d l p t']).split()
    cls = dict(v='', n='', q='r', l='r', d='r', p='r', t='r')
    def line(**k): return tr(*[(k.get(o, ''), cls[o]) for o in order])
    for nm in r.sample(FLEET_LABOR, d.p4([2, 4, 3, 1])):
        ht = r.randint(5, 70); v = ht * d.rate // 10; nm = d.up(nm); d.item(nm, 'Service' if any(w in nm.lower() for w in ('pm', 'inspec', 'diag')) else 'Labor', v, ht / 10, d.rate); lt += v
        b += line(v='%03d-000-000' % r.randint(1, 79), n=E(nm), q=h1(ht), l=m(d.rate), d='0.0' if disc else '', p=m(d.rate), t=m(v))
        for c, pn, a, z, q in r.sample(FLEET, d.p4([4, 2, 3, 7])):
            li = d.cents(a, z); dc = d.ch([0, 5, 10, 12, 15, 20, 25]); u = li - pct(li, dc * 1000) if 'd' in order else li; pn = d.up(pn); d.item(pn, 'Part', u * q, q, u); pt += u * q
            b += line(v=c, n=E(pn) + ('<br><small>%s</small>' % d.partno() if d.i == 2 else ''), q=q, l=m(li), d='%d.0' % dc, p=m(u), t=m(u * q))
    for nm in [d.ch(['Freight', 'Freight in', 'Inbound freight']), d.ch(SUPPLY), d.ch(HAZ), 'Fuel surcharge'][:d.p4([2, 4, 3, 2])]:
        v = d.cents(8, 74); nm = d.up(nm); d.item(nm, 'Fee', v); b += line(n=nm, t=m(v))
    rows = [('Parts', pt), ('Labor', lt)] if d.i != 1 else []
    if d.i == 2: v = d.off(pct(pt, 7000)); rows.append(('National account parts discount 7%', -v))
    d.subtotal = d.net(); d.tax = 0 if d.i == 3 else pct(pt, d.txr); rows += [('Subtotal', d.subtotal)] + ([('Tax', d.tax)] if d.tax else [('Tax exempt', 0)]) + [(d.p4(['Invoice total', 'TOTAL DUE', 'Total', 'NET 30 TOTAL']), d.total)]
    hd = '<table class=h><tr><td><h2>%s</h2>%s<br>%s %s</td><td class=r>%s <b>%s</b><br>Date %s<br>PO %d<br>Terms NET 30</td></tr></table><table class=u>%s%s</table>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['INVOICE', 'Fleet invoice', 'Work order', 'INVOICE #']), d.no, d.date, r.randint(10000, 99999), tr('Customer', 'Unit #', 'Year', 'Make', 'Model', 'VIN', 'Odometer', 'Engine hrs', tag='th'), tr(d.cust + ' Leasing', r.randint(100, 9999), d.yr, d.mk, d.md, d.vin, d.mil, r.randint(2000, 19000)))
    d.chromium(hd + '<table class=g><thead>' + tr(*[(H[o], cls[o]) for o in order], tag='th') + '</thead>' + b + '</table><table class=t>' + ''.join(tr(d.up(a), (m(v), 'r')) for a, v in rows) + '</table>', 'body{font:%s}h2{margin:0}table{width:100%%;margin-bottom:8px}.u td,.u th,.g td,.g th{border:%s;padding:2px 4px}th{text-align:left;background:%s}th.r{text-align:right}.t{width:280px;margin-left:auto}' % (d.p4(['9px Arial', '9px "Courier New",monospace', '10px "DejaVu Sans Condensed"', '8.5px Arial']), d.p4(['1px solid #444', '0', '1px solid #ccc', '1px dotted #666']), d.p4(['#ddd', '#fff', '#fde8c8', '#eef'])))

def L19(d):  # truck parts counter style: two-line item (number above, name below), core block
    d.place(['Wheelhouse Truck Parts', 'Delta HD Parts & Service', 'Ironside Spring & Brake', 'Kodiak Fleet Supply'], truck=True, upper=True, miles=d.i < 2); r = d.r; d.kind = 'fleet'; W = 84; L = []; A = L.append; core = 0; ser = d.i % 2; pt = 0
    sep = d.p4(['', '. ' * 40, '-' * 83, ''])
    cores = []
    for c, nm, a, z, q in r.sample(FLEET, d.p4([6, 10, 14, 4])):
        u = d.cents(a, z); nm = nm.upper(); li = u + r.randint(100, 6000); d.item(nm, 'Part', q * u, q, u); pt += q * u
        if ser: A(row(W, (0, d.partno()), (24, 'VMRS ' + c))); A(row(W, (2, nm), (46, q, 'r'), (58, m(li), 'r'), (69, m(u), 'r'), (83, m(q * u), 'r')))
        else: A(row(W, (0, q), (4, d.partno()), (46, q, 'r') if 0 else (45, 'EA'), (58, m(li), 'r'), (69, m(u), 'r'), (83, m(q * u), 'r'))); A(row(W, (4, nm)))
        if 'REMAN' in nm or 'SHOE' in nm or 'BATTERY' in nm or d.yes(.1):
            cv = r.choice([1500, 3500, 6000, 12500]); d.item('CORE CHARGE', 'Fee', q * cv, q, cv); cores.append((q, cv)); core += q * cv
            A(row(W, (4 if not ser else 2, 'CORE CHARGE'), (46, q, 'r'), (69, m(cv), 'r'), (83, m(q * cv), 'r')))
        if sep: A(sep)
    A('')
    for q, cv in cores:
        if d.yes(.7): v = d.off(q * cv); core -= v; A(row(W, (2, 'CORE RETURN - CLEAN' if d.yes() else 'CREDIT CORE'), (46, -q, 'r'), (69, m(cv), 'r'), (83, m(-v), 'r')))
    lab = 0
    for nm in r.sample(FLEET_LABOR, d.p4([1, 2, 3, 1])):
        h = r.randint(4, 50); nm = nm.upper(); v = h * d.rate // 10; lab += v; d.item(nm, 'Service' if any(w in nm for w in ('PM', 'INSPEC', 'DIAG')) else 'Labor', v, h / 10, d.rate); A(row(W, (2, nm), (46, h1(h), 'r'), (69, m(d.rate), 'r'), (83, m(v), 'r')))
    rows = [('PARTS', pt), ('CORES NET', core), ('LABOR', lab)]
    for nm in ['FREIGHT', 'ROAD SERVICE CALL', 'SHOP SUPPLIES'][:d.p4([1, 2, 3, 2])]:
        v = d.cents(15, 240 if 'ROAD' in nm else 80); d.item(nm, 'Service' if 'ROAD' in nm else 'Fee', v); rows.append((nm, v))
    d.subtotal = d.net(); d.tax = pct(pt, d.txr); rows += [('SUBTOTAL', d.subtotal), ('SALES TAX', d.tax), (d.p4(['TOTAL', 'INVOICE TOTAL', 'AMOUNT DUE', 'PAY']), d.total)]
    A('=' * 84); [A(row(W, (52, a), (83, m(v), 'r'))) for a, v in rows]
    head = lambda p, n: ['\x01' + row(W, (0, d.shop), (83, 'PAGE %d/%d' % (p, n), 'r')), row(W, (0, d.addr + ' ' + d.city), (83, 'INV ' + d.no, 'r')), row(W, (0, 'SHIP TO: %s HAULING' % d.cust), (83, d.date, 'r')), row(W, (0, 'UNIT: %d %s %s' % (d.yr, d.mk, d.md)), (44, 'VIN ' + d.vin)), 'MILES %s' % d.mil if 'mileage' in d.vehicle else '', '', row(W, (0, 'PART / DESCRIPTION'), (46, 'QTY', 'r'), (58, 'LIST', 'r'), (69, 'PRICE', 'r'), (83, 'EXTENSION', 'r')), '=' * 84]
    d.mono(paginate(L, d.p4([50, 44, 52, 48]), head), size=d.p4([9.5, 10, 9, 9.8]), lead=11.5)

def L20(d):  # commercial tire road service, html ticket with boxes
    d.place(['24/7 Tire & Road Service', 'Pit Crew Commercial Tire', 'Roadhawk Tire Dispatch', 'Llano Truck Tire'], truck=True, upper=d.i == 1, vin=d.i % 2 == 0); r = d.r; d.kind = 'fleet'; b = ''
    def it(nm, ty, q, u, pos=''):
        nonlocal b
        nm = d.up(nm); d.item(nm, ty, q * u, q, u); b += tr((q, 'c'), *([pos] if d.i in (0, 3) else []), E(nm), (m(u), 'r'), (m(q * u), 'r'))
    mil = r.randint(12, 140)
    it(d.ch(['Road service call', 'Service call - after hours', 'Emergency call out']), 'Service', 1, d.ch([12500, 17500, 22500, 29500]))
    if d.i != 2: it(d.ch(['Mileage, round trip', 'Miles portal to portal', 'Travel miles']), 'Fee', mil, d.ch([225, 250, 300, 375]))
    n = r.choice([1, 2, 4]); tl = 0
    for k in range(d.p4([1, 2, 1, 3])):
        u = d.cents(280, 590); tl += n * u
        it(d.ch(['295/75R22.5 Drive, Ironhead DX4', '11R24.5 Steer, Bridgestone R268', '285/75R24.5 Trailer, Double Coin RT600', '255/70R22.5 Michelin XZE2', '225/70R19.5 Hankook AH37', '425/65R22.5 wide base, Toyo M325', '11R22.5 Recap BDR-HT']), 'Part', n, u, d.ch(['LRO', 'RFI', 'LF', 'TR2', 'RRO']))
    for nm, ty, a, z in r.sample([('Mount / dismount truck tire', 'Labor', 25, 55), ('Valve stem, TR572', 'Part', 5, 14), ('O-ring, tubeless', 'Part', 3, 9), ('Tire disposal', 'Fee', 8, 22), ('State tire fee', 'Fee', 1, 3), ('Wheel-end torque check', 'Labor', 9, 22), ('Flat repair, section', 'Service', 42, 98), ('Balance beads 10 oz', 'Part', 12, 24), ('Hub pilot nut', 'Part', 4, 11), ('Steel wheel, refinished', 'Part', 85, 160)], d.p4([4, 6, 3, 8])): it(nm, ty, n if d.yes(.8) else 1, d.cents(a, z))
    if d.yes(.6): it(d.ch(['Fuel surcharge', 'Credit card fee', 'Comcheck fee']), 'Fee', 1, d.cents(8, 35))
    rows = []
    if d.i in (1, 2): v = d.off(pct(tl, 5000)); rows.append(('Fleet tire discount', -v))
    if d.i != 3: d.subtotal = d.net(); rows.append(('Sub total', d.subtotal))
    d.tax = pct(tl, d.txr); rows += [('Tax', d.tax), (d.p4(['Total', 'TOTAL', 'Ticket total', 'Balance due']), d.total)]
    hd = '<table class=h><tr><td><h1>%s</h1>%s<br>%s<br><b>%s</b></td><td class=bx>%s<br><span>%s</span><br>%s</td></tr></table><table class=v>%s%s</table><p class=n>Caller: %s. Location: mile marker %d, %s side. Arrived 02:%02d.</p>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Service ticket', 'WORK TICKET', 'Road call', 'Invoice']), d.no, d.date, tr('Company', 'Truck', 'Year/Make/Model', 'VIN', 'Mileage', tag='th'), tr(d.cust + ' Express', 'T-%d' % r.randint(10, 999), '%d %s %s' % (d.yr, d.mk, d.md), d.vin if 'vin' in d.vehicle else '', d.mil), d.cust, r.randint(4, 340), d.ch(['EB', 'WB', 'NB', 'SB']), r.randint(0, 59))
    d.weasy(hd + '<table class=g>' + tr(('Qty', 'c'), *(['Pos'] if d.i in (0, 3) else []), 'Description', ('Unit', 'r'), ('Amount', 'r'), tag='th') + b + ''.join('<tr class=s><td colspan=%d class=r>%s</td><td class=r>%s</td></tr>' % (4 if d.i in (0, 3) else 3, d.up(a), m(v)) for a, v in rows) + '</table><p>Driver signature ______________</p>', 'body{font:%s}h1{font-size:20px;margin:0;color:%s}table{width:100%%;margin-bottom:6px}.g td,.g th,.v td,.v th{border:1px solid %s;padding:4px}.bx{border:2px solid #000;text-align:center;width:140px;padding:6px}.bx span{font-size:16px;color:#c00}.c{text-align:center}.r{text-align:right}.s td{font-weight:bold}' % (d.p4(['11px Nimbus Sans,sans-serif', '10px DejaVu Sans Mono', '11px DejaVu Serif', '11px DejaVu Sans Condensed']), d.p4(['#003a7a', '#000', '#7a0000', '#222']), d.p4(['#003a7a', '#000', '#bbb', '#fff'])), size=d.p4(['Letter', 'A4', 'Letter', '8.5in 7in' if 0 else 'Letter']))

def L21(d):  # tire chain: package header with contents, fees per tire
    d.place(['Tire Depot #0417', 'Best Tread Tire & Auto', 'America\'s Wheel & Tire 2208', 'Kessel Tire Pros', ], upper=d.i == 2, vin=d.i == 0, miles=d.i != 1); r = d.r; d.kind = 'tires'; b = ''
    n = d.p4([4, 2, 4, 3]); tax = 0; mono = d.i in (2, )
    def it(nm, ty, q, u, code=''):
        nonlocal b
        nm = d.up(nm); d.item(nm, ty, q * u, q, u); b += '<div class=l><span class=k>%s</span><span class=n>%s</span><span class=q>%s</span><span class=u>%s</span><span class=t>%s</span></div>' % (code, E(nm), q, m(u), m(q * u))
    def nt(t): 
        nonlocal b
        b += '<div class=x>%s</div>' % E(d.up(t))
    ti = d.ch(TIRES); u = d.cents(98, 310); tx = n * u; it(ti, 'Part', n, u, r.randint(10000, 99999)); nt('Load/speed ' + ti.split()[-1] + ', 60,000 mile warranty')
    if d.i == 1: t2 = d.ch([t for t in TIRES if t != ti]); u2 = d.cents(98, 310); it(t2, 'Part', 2, u2, r.randint(10000, 99999)); tx += 2 * u2
    pk = d.p4([('Installation package', 'Service'), ('Basic install package', 'Service'), ('TIRE INSTALLATION PKG', 'Service'), None])
    if pk: it(pk[0], pk[1], n, d.ch([1999, 2499, 2800, 3599]), 'PKG'); [nt('  ' + x) for x in ('Mount' , 'Balance', 'Valve stem incl.', 'Lifetime rotation 0.00')[:r.randint(2, 4)]]
    else: [it(nm, ty, n, r.randint(a, z), r.randint(100, 999)) for nm, ty, a, z in r.sample(TIRE_SVC[:5], 4)]
    for nm, ty, a, z in r.sample(TIRE_SVC[5:9], d.p4([1, 2, 0, 1])): it(nm, ty, n, r.randint(a, z))
    it(d.ch(TIRE_FEE), 'Fee', n, d.ch(TIRE_FEE_AMT)); it(d.ch(['Disposal fee - old tires', 'Casing disposal', 'Tire recycle']), 'Fee', n, d.ch([250, 300, 450]))
    if d.i in (0, 2): it(d.ch(['Four wheel alignment', 'Thrust alignment', 'Lifetime alignment']), 'Service', 1, d.ch([8999, 10999, 17999]))
    if d.i == 3: it('Wheel lock kit', 'Part', 1, 3499); it('Lug nut, 12x1.5', 'Part', 5, 329)
    rows = []
    if d.i in (0, 2, 3): v = d.off(d.ch([7000, 10000, 4000, 2500])); rows.append((d.ch(['Instant savings', 'Buy 3 get 1 promo', 'Set-of-4 discount', 'Web coupon']), -v))
    d.subtotal = d.net(); d.tax = pct(tx, d.txr); rows += [(d.p4(['Merchandise & service', 'Subtotal', 'SUB-TOTAL', 'Sub-total']), d.subtotal), (d.p4(['Sales tax', 'Tax', 'TAX', 'State & county tax']), d.tax), (d.p4(['Total', 'Out-the-door price', 'TOTAL', 'Quote total']), d.total)]
    if d.i == 1: rows += [('Deposit paid', 10000), ('Balance at install', d.total - 10000)]
    hd = '<div class=hd><b>%s</b><br>%s, %s<br>%s</div><div>%s %s &nbsp; %s<br>%s<br>%d %s %s%s%s</div>' % (E(d.shop), d.addr, d.city, d.tel, d.p4(['Sales order', 'Quote', 'INVOICE', 'Tire quote']), d.no, d.date, d.cust, d.yr, d.mk, d.md, '<br>VIN ' + d.vin if 'vin' in d.vehicle else '', '<br>Mileage ' + d.mil if 'mileage' in d.vehicle else '')
    b = '<div class="l hh"><span class=k>%s</span><span class=n>Description</span><span class=q>Qty</span><span class=u>%s</span><span class=t>%s</span></div>' % (d.p4(['Item', 'SKU', 'Art.', 'Code']), d.p4(['Price', 'Each', 'Price ea', 'Unit']), d.p4(['Total', 'Ext.', 'Amount', 'Total'])) + b
    W = d.p4([[60, 40, 70, 80], [56, 40, 80, 90], [40, 26, 52, 62], [50, 40, 80, 90]])
    d.chromium(hd + '<div class=bd>' + b + '</div><div class=sm>' + ''.join('<div class=l><span class=n>%s</span><span class=t>%s</span></div>' % (d.up(a), m(v, True, '$')) for a, v in rows) + '</div>', 'body{font:%s;max-width:%s}.hd{text-align:%s;margin-bottom:6px}.l{display:flex;padding:%s}.hh{font-weight:bold;border-bottom:1px solid #000;margin-top:8px}.k{width:%dpx;order:%d}.n{flex:1;order:2;padding-left:9px}.k{padding-left:8px}.q{width:%dpx;text-align:right;order:%d}.u{width:%dpx;text-align:right;order:3}.t{width:%dpx;text-align:right;order:4}.x{font-size:85%%;color:#555;padding-left:70px}.sm{border-top:2px solid #000;margin-top:6px;width:%s;margin-left:auto}' % (d.p4(['11px Arial', '12px "DejaVu Serif"', '10px "DejaVu Sans Mono"', '11px Arial']), d.p4(['100%', '100%', '420px', '90%']), d.p4(['left', 'center', 'center', 'right']), d.p4(['3px 0', '5px 0', '1px 0', '2px 0']), W[0], d.p4([0, 0, 0, 4]), W[1], d.p4([3, 1, 3, 1]), W[2], W[3], d.p4(['260px', '320px', '100%', '50%'])), size=d.p4(['Letter', 'Letter', '5in 9in', 'Letter']), margin=d.p4(['14mm', '18mm', '6mm', '12mm']))
