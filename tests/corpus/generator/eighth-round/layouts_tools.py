# dealer-ro-text (enscript), tire-chain + discount-net (reportlab), insurer-est + balance-forward (LaTeX),
# fleet-groff (groff tbl), sheet-print (LibreOffice)
from common import *
import shutil

# ---------------------------------------------------------------- dealer-ro-text
def dealer(variant, d):
    D = Doc('dealer-ro-text', variant, 'enscript', d['shop'], d['no'], d['veh'])
    o = []; W = 92
    def money_line(left, *cols):  # each col right-aligned, 10 wide
        r = ''.join(x.rjust(10) for x in cols); o.append(left[:W - len(r)].ljust(W - len(r)) + r)
    o += [d['shop'].upper().center(W), d['addr'].center(W), 'SERVICE INVOICE  *CUSTOMER COPY*'.center(W), '']
    y, mk, mo = d['veh']
    o += [f"{d['cust'].upper():<46}INVOICE NO  {d['no']:<14}PAGE 1", f"{d['street'].upper():<46}RO OPENED   {d['open']}", f"{d['town'].upper():<46}INV DATE    {d['close']}", f"HOME:{d['phone']:<41}SERVICE ADVISOR: {d['adv']}", '-' * W,
          f"COLOR  YEAR  MAKE/MODEL                 VIN                  LICENSE   MILEAGE IN/OUT  TAG", f"{d['color']:<7}{y:<6}{(mk+' '+mo).upper():<27}{d['vin']:<21}{d['lic']:<10}{d['mi']:<16}{d['tag']}", '-' * W,
          'LINE OPCODE TECH TYPE HOURS'.ljust(W-30) + 'LIST'.rjust(10) + 'NET'.rjust(10) + 'TOTAL'.rjust(10), '']
    for i, j in enumerate(d['lines']):
        o.append(f"{chr(65+i)} {j['complaint'].upper()}")
        if j.get('cause'): o.append(f"CAUSE: {j['cause'].upper()}")
        o.append(f"     {j['op']} {j['desc'].upper()}")
        if j.get('war'):
            o.append(f"          {j['tech']} WP   {j['hrs']/10:.1f}" + '(N/C)'.rjust(W - 25)); o.append('')
            for q, num, desc in j['parts']: money_line(f"     {q} {num} {desc.upper()}", '(N/C)')
            o += [f"WARRANTY REPAIR - NO CHARGE TO CUSTOMER", '*' * 50, '']; continue
        L = j['labor']; D.add(j['desc'].upper(), 'Labor', L)
        money_line(f"          {j['tech']} CP   {j['hrs']/10:.1f}", D.n(L), D.n(L))
        P = 0
        for q, num, desc, lst, net in j['parts']:
            c = q * net; P += c; D.add(desc.upper(), 'Part', c, q, net)
            money_line(f"     {q} {num} {desc.upper()}", D.n(lst), D.n(net), D.n(c))
        if j.get('tag'): o.append('  ' + j['tag'].upper())
        o.append(f"PARTS: {D.n(P):>9}  LABOR: {D.n(L):>9}  OTHER: {D.n(0):>8}   TOTAL LINE {chr(65+i)}: {D.n(P+L):>10}")
        o += ['*' * 50, '']
    L, P = D.sum('Labor'), D.sum('Part')
    misc = min(pct(L, d['misc']), 5995)
    D.add('MISC. CHARGES', 'Fee', misc)
    disc = d['disc']; 
    if disc: D.discounts.append(disc)
    tax = pct(P + (misc if d['taxmisc'] else 0), d['tax'])
    tot = L + P + misc
    disclaimer = ['STATEMENT OF DISCLAIMER', 'THE FACTORY WARRANTY CONSTITUTES ALL OF THE', 'WARRANTIES WITH RESPECT TO THE SALE OF THIS', 'ITEM. THE SELLER HEREBY EXPRESSLY DISCLAIMS', 'ALL WARRANTIES EITHER EXPRESS OR IMPLIED.', '', '', 'X_______________________________', '   CUSTOMER SIGNATURE']
    sums = [('LABOR AMOUNT', L), ('PARTS AMOUNT', P), ('GAS, OIL, LUBE', 0), ('SUBLET AMOUNT', 0), ('MISC. CHARGES', misc), ('TOTAL CHARGES', tot), ('LESS DISCOUNT', disc), ('SALES TAX', tax), ('PLEASE PAY THIS AMOUNT', tot - disc + tax)]
    o.append('=' * W)
    for a, (k, c) in zip(disclaimer, sums): o.append(f"{a:<50}| {k:<26}{D.n(c):>12} |")
    o.append('=' * W)
    D.finish(tot, tax, tot - disc + tax)
    assert all(len(x) <= W for x in o), [x for x in o if len(x) > W]
    t = os.path.join(TMP, D.name + '.txt'); open(t, 'w').write('\n'.join(o) + '\n')
    ps = t.replace('.txt', '.ps'); run(['enscript', '-q', '-B', '-f', 'Courier9.6', '-M', 'Letter', '--margins=20:20:36:36', '-p', ps, t]); run(['ps2pdf', '-sPAPERSIZE=letter', ps, D.path])

dealer(1, dict(shop='Prairie Toyota', addr='4400 S. 27TH STREET, LINCOLN, NE 68512   SERVICE DIRECT: (402) 555-0155', no='TOCS614207', veh=(2016, 'Toyota', 'Highlander'), cust='Megan Pruitt', street='2910 Sumner St', town='Lincoln, NE 68502', phone='402-555-0102', open='07:48 14JAN26', close='15JAN26', adv='118 B. STROH', color='SIL', vin='5TDJKRFH0GS2XXXXX', lic='ABC 217', mi='101822/101830', tag='T441',
  lines=[dict(complaint='Customer states squeak from front end over bumps', cause='LH/RH stabilizer links loose', op='SUS12', desc='Replace front stabilizer links', tech='2204', hrs=9, labor=15750, parts=[(1, '48820-48030', 'Link assy, front stabilizer RH', 8467, 8467), (1, '48810-48020', 'Link assy, front stabilizer LH', 8467, 8467)], tag='101830 torqued to spec'),
         dict(complaint='100K mile spark plugs, customer request', op='TU6', desc='Replace spark plugs V6', tech='2204', hrs=23, labor=40250, parts=[(6, '90919-01247', 'Plug, spark', 2196, 1950), (1, '17176-31090', 'Gasket, air surge tank', 2388, 2388)]),
         dict(complaint='Perform recall 20TA02 fuel pump', op='20TA02', desc='Replace low pressure fuel pump', tech='1187', hrs=19, war=1, parts=[(1, '23221-0P090', 'Pump, fuel')])],
  misc=80000, disc=4000, tax=72500, taxmisc=False))
dealer(2, dict(shop='Coastal Chevrolet Buick', addr='1805 Savannah Hwy, Charleston, SC 29407    Service (843) 555-0117', no='CVCS288016', veh=(2019, 'Chevrolet', 'Tahoe'), cust='Wm. Ravenel III', street='44 Legare Ct', town='Charleston, SC 29401', phone='843-555-0139', open='08:20 03NOV25', close='04NOV25', adv='87 T. GADSDEN', color='BLK', vin='1GNSKBKC8KR1XXXXX', lic='QRT 882', mi='71904/71911', tag='T093',
  lines=[dict(complaint='C/S A/C blows warm at idle', cause='Condenser leaking at upper tank', op='AC07', desc='Replace condenser, evac and recharge', tech='5510', hrs=27, labor=50490, parts=[(1, '84660608', 'Condenser A/C', 38915, 38915), (3, '19417034', 'Refrigerant R1234YF .5 lb', 5210, 4995), (1, '92152271', 'Seal kit A/C', 1675, 1675)]),
         dict(complaint='Rear brakes grinding', cause='Rear pads worn to 2mm, rotors below spec', op='BRK04', desc='Replace rear pads and rotors', tech='5510', hrs=15, labor=28050, parts=[(1, '84427043', 'Pad kit RR disc brake', 11240, 11240), (2, '84497692', 'Rotor RR brake', 10880, 10880)])],
  misc=100000, disc=0, tax=90000, taxmisc=True))

# ---------------------------------------------------------------- reportlab
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.lib import colors

def tire(variant, d):
    D = Doc('tire-chain', variant, 'reportlab', d['shop'], d['no'], d['veh'])
    c = canvas.Canvas(D.path, pagesize=letter); W, H = letter
    c.setFillColorRGB(*d['col']); c.rect(0, H - 78, W, 78, fill=1, stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-BoldOblique', 27); c.drawString(36, H - 48, d['shop'].upper()); c.setFont('Helvetica', 9); c.drawString(38, H - 64, d['addr'])
    c.setFont('Helvetica-Bold', 12); c.drawRightString(W - 36, H - 40, 'INVOICE ' + d['no']); c.setFont('Helvetica', 9); c.drawRightString(W - 36, H - 55, d['date'])
    c.setFillColor(colors.black); y = H - 100; yr, mk, mo = d['veh']
    for a, b in [('Customer', d['cust']), ('Vehicle', f'{yr} {mk} {mo} {d["trim"]}'), ('Mileage', d['miles']), ('Tire size', d['size']), ('Torque', d['torque'])]:
        c.setFont('Helvetica-Bold', 9); c.drawString(36, y, a + ':'); c.setFont('Helvetica', 9); c.drawString(100, y, b); y -= 13
    y -= 10; X = dict(q=52, code=70, desc=140, unit=430, ext=W - 40)
    c.setFillColorRGB(.9, .9, .9); c.rect(32, y - 5, W - 64, 17, fill=1, stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 9)
    c.drawRightString(X['q'], y, 'QTY'); c.drawString(X['code'], y, 'ARTICLE'); c.drawString(X['desc'], y, 'DESCRIPTION'); c.drawRightString(X['unit'], y, 'UNIT PRICE'); c.drawRightString(X['ext'], y, 'AMOUNT'); y -= 20
    c.setFont('Helvetica', 9.5); taxable = 0
    for q, code, desc, typ, u, tx, sub in d['rows']:
        c.drawRightString(X['q'], y, str(q)); c.drawString(X['code'], y, code); c.drawString(X['desc'], y, desc)
        if u is None: c.drawRightString(X['ext'], y, 'INCLUDED')
        else:
            t = D.add(desc, typ, q * u, q, u); taxable += t if tx else 0
            c.drawRightString(X['unit'], y, D.n(u)); c.drawRightString(X['ext'], y, D.n(t) + ('*' if tx else ' '))
        if sub:
            y -= 12; c.setFont('Helvetica-Oblique', 8); c.setFillGray(.35); c.drawString(X['desc'], y, sub); c.setFillGray(0); c.setFont('Helvetica', 9.5)
        y -= 17; c.setStrokeGray(.8); c.line(32, y + 12, W - 32, y + 12)
    for desc, a in d['disc']:
        D.discounts.append(a); taxable -= a; c.drawString(X['desc'], y, desc); c.drawRightString(X['ext'], y, '(' + D.n(a) + ')*'); y -= 17
    y -= 8; sub = D.sum() - sum(D.discounts); tax = pct(taxable, d['tax'])
    for k, v, b in [('Subtotal', sub, 0), (f'Sales tax {d["tax"]/10000:g}% on *', tax, 0), ('Invoice total', sub + tax, 1)]:
        c.setFont('Helvetica-Bold' if b else 'Helvetica', 12 if b else 10); c.drawRightString(X['unit'], y, k); c.drawRightString(X['ext'], y, D.m(v)); y -= 17
    c.setFont('Helvetica', 9); c.drawRightString(X['unit'], y, d['pay']); c.drawRightString(X['ext'], y, D.m(sub + tax)); y -= 14
    c.drawRightString(X['unit'], y, 'Balance'); c.drawRightString(X['ext'], y, D.m(0)); y -= 34
    c.setFont('Helvetica', 8); c.setFillGray(.3)
    for t in ['Return in 50 miles for lug nut re-torque. Rotate every 6,000 miles - free for the life of your tires.', 'Tread depth at check-in (32nds):  ' + d['tread'], 'Old tires recycled by a licensed scrap tire hauler.']: c.drawString(36, y, t); y -= 11
    c.save(); D.finish(sub, tax, sub + tax)

tire(1, dict(shop='Big Mesa Tire', addr='Store 0412   6615 Menaul Blvd NE, Albuquerque, NM 87110   505-555-0133', no='0412-559127', date='12/19/2025 11:05 AM', veh=(2019, 'Honda', 'CR-V'), trim='EX AWD', cust='GALLEGOS, ANITA', miles='58,730', size='235/60R18 103H', torque='80 ft-lb', col=(.75, .08, .1), tread='LF 3  RF 3  LR 4  RR 4', pay='Discover ****0917', tax=76250,
  rows=[(4, '37218', 'Michelin Defender2 235/60R18 103H', 'Part', 21499, 1, '80,000 mile limited treadwear warranty'), (4, '80017', 'Installation and lifetime spin balancing', 'Labor', 2200, 1, 'mounting, balancing, rotations'), (4, '80220', 'TPMS service kit', 'Part', 900, 1, None), (4, '80219', 'Tire disposal', 'Fee', 350, 1, None), (4, '99101', 'Road hazard certificate', 'Service', 2950, 0, 'free repair or pro-rated replacement'), (1, '90001', 'Courtesy alignment check', '', None, 0, None)], disc=[('Michelin instant savings set of 4', 7000)]))
tire(2, dict(shop='Northwoods Tire Pros', addr='No. 6   1420 Miller Trunk Hwy, Duluth, MN 55811   (218) 555-0121', no='06-114486', date='10/27/2025 3:48 PM', veh=(2016, 'Subaru', 'Outback'), trim='2.5i', cust='LINDQUIST, ERIK', miles='112,345', size='225/65R17 102H', torque='89 ft-lb', col=(.05, .32, .22), tread='LF 5  RF 4  LR 3  RR 3', pay='Check 2281', tax=88750,
  rows=[(4, 'NK-WRG4S', 'Nokian Remedy WRG5 225/65R17', 'Part', 18450, 1, 'severe service rated'), (4, 'MB-STD', 'Mount and balance', 'Labor', 2000, 0, None), (4, 'VS-413', 'Rubber valve stem', 'Part', 350, 1, None), (1, 'TPM-433', 'TPMS sensor LR programmed', 'Part', 6895, 1, None), (1, 'ALN-4', 'Four wheel alignment', 'Service', 12995, 0, None), (4, 'SCRAP', 'Scrap tire fee', 'Fee', 400, 0, None), (1, 'INSP', 'Brake check', '', None, 0, None)], disc=[]))

def discount_net(variant, d):
    D = Doc('discount-net', variant, 'reportlab', d['shop'], d['no'], d['veh'])
    c = canvas.Canvas(D.path, pagesize=letter); W, H = letter; yr, mk, mo = d['veh']
    c.setFont('Times-Bold', 20); c.drawString(40, H - 55, d['shop']); c.setFont('Times-Roman', 10); c.drawString(40, H - 70, d['addr'])
    c.setFont('Times-Bold', 13); c.drawRightString(W - 40, H - 55, d['title']); c.setFont('Times-Roman', 10); c.drawRightString(W - 40, H - 70, f"{d['no']}   {d['date']}")
    c.line(40, H - 78, W - 40, H - 78); c.drawString(40, H - 94, f"{d['cust']}     {yr} {mk} {mo}     Mileage {d['miles']}     Plan: {d['plan']}")
    y = H - 122; X = [40, 330, 395, 460, 515, W - 40]; c.setFont('Times-Bold', 10)
    c.drawString(X[0], y, 'Description'); [c.drawRightString(x, y, t) for x, t in zip(X[1:], ['Qty', 'Regular', 'Ext.', 'Disc.', 'You pay'])]; c.line(40, y - 4, W - 40, y - 4); y -= 18
    saved = 0; taxable = 0
    for grp, rows in d['groups']:
        c.setFont('Times-BoldItalic', 11); c.drawString(X[0], y, grp); y -= 15; g = 0; c.setFont('Times-Roman', 10)
        for desc, typ, q, u, dp in rows:
            ext = q * u; off = pct(ext, dp * 10000); net = ext - off; g += net; saved += off
            D.add(desc, typ, net); D.items[-1].update(quantity=q, unitPrice=u); taxable += net if typ == 'Part' else 0
            c.drawString(X[0] + 10, y, desc); c.drawRightString(X[1], y, str(q)); c.drawRightString(X[2], y, D.n(u)); c.drawRightString(X[3], y, D.n(ext))
            c.drawRightString(X[4], y, '-' + D.n(off) if off else ''); c.drawRightString(X[5], y, D.n(net)); y -= 14
        c.setFont('Times-Italic', 10); c.drawRightString(X[4], y, 'Sub-sum'); c.drawRightString(X[5], y, D.n(g)); y -= 20
    for desc, a in d['fees']:
        D.add(desc, 'Fee', a); c.setFont('Times-Roman', 10); c.drawString(X[0], y, desc); c.drawRightString(X[5], y, D.n(a)); y -= 14
    tax = pct(taxable, d['tax']); sub = D.sum(); y -= 6; c.line(330, y + 10, W - 40, y + 10)
    for k, v, f in [('Subtotal', sub, 'Times-Roman'), (f"Tax on parts {d['tax']/10000:g}%", tax, 'Times-Roman'), ('TOTAL', sub + tax, 'Times-Bold')]:
        c.setFont(f, 12); c.drawRightString(X[4], y - 4, k); c.drawRightString(X[5], y - 4, D.m(v)); y -= 17
    c.setFont('Times-BoldItalic', 11); c.drawString(40, y, f'You saved {D.m(saved)} today with {d["plan"]}!')
    c.save(); D.finish(sub, tax, sub + tax)

discount_net(1, dict(shop='Sunbelt Auto Care', addr='2203 E Baseline Rd, Tempe, AZ 85283  -  (480) 555-0184', title='Estimate', no='EST-30992', date='May 4, 2026', veh=(2015, 'Hyundai', 'Sonata'), cust='Priya Raman', miles='109,872', plan='Club Gold', tax=81000,
  groups=[('Air conditioning', [('A/C compressor, new Hanon', 'Part', 1, 43950, 10), ('Receiver drier / orifice kit', 'Part', 1, 6480, 10), ('R&R compressor, flush, evac, charge', 'Labor', 1, 49500, 15), ('R-134a, 1.2 lb', 'Part', 1, 4200, 0)]), ('Maintenance', [('Cabin air filter', 'Part', 1, 3295, 0), ('Wiper blades beam', 'Part', 2, 2190, 10)])], fees=[('Shop materials', 2500)]))
discount_net(2, dict(shop='Five Forks Automotive', addr='11 Batesville Rd, Simpsonville, SC 29681  -  864-555-0150', title='Invoice', no='INV 8846', date='9/18/2025', veh=(2013, 'Ford', 'F-150'), cust='Lowcountry Fence (Tim)', miles='178,655', plan='Fleet 10', tax=60000,
  groups=[('Front suspension', [('Lower control arm LF w/ ball joint', 'Part', 1, 18900, 10), ('Lower control arm RF w/ ball joint', 'Part', 1, 18900, 10), ('R&R both lower control arms', 'Labor', 1, 37800, 10), ('Alignment', 'Service', 1, 11995, 0)]), ('Exhaust', [('Exhaust manifold gasket & stud kit LH', 'Part', 1, 6150, 10), ('R&R LH manifold, extract 2 studs', 'Labor', 1, 49000, 10)])], fees=[('Shop supplies', 3500), ('Recycling', 300)]))

# ---------------------------------------------------------------- LaTeX
def tex(s):
    for a, b in [('\\', r'\textbackslash '), ('&', r'\&'), ('%', r'\%'), ('#', r'\#'), ('$', r'\$'), ('_', r'\_')]: s = s.replace(a, b)
    return s
def latex(D, body):
    f = os.path.join(TMP, D.name + '.tex'); open(f, 'w').write(body)
    run(['pdflatex', '-interaction=batchmode', '-output-directory', TMP, f])
    if D.variant == 1: shutil.move(f.replace('.tex', '.pdf'), D.path)

def insurer(variant, d):
    D = Doc('insurer-est', variant, 'latex', d['shop'], d['claim'], d['veh'], kind='insurance')
    ded = D.n(d['ded']); rows = ''; n = 0; bl = pl = 0; parts = 0; misc = 0
    for sec, lines in d['lines']:
        n += 1; rows += f'{n} & \\multicolumn{{7}}{{l}}{{\\textbf{{{tex(sec)}}}}}\\\\\n'
        for op, desc, num, price, b, p, mis in lines:
            n += 1; bl += b; pl += p
            if price is not None:
                D.add(desc, 'Part' if not mis else 'Fee' if 'waste' in desc else 'Service', price, 1 if not mis else None, None)
                if mis: misc += price
                else: parts += price
            rows += f"{n} & {tex(op)} & {tex(desc)} & {tex(num)} & {'1' if price is not None and not mis else ''} & {D.n(price) if price is not None else ''}{' X' if mis else ''} & {b/10 if b else ''} & {p/10 if p else ''}\\\\\n"
    br, prt, sr = d['body'], d['paint'], d['supp']
    D.add('Body Labor', 'Labor', half_up(bl * br, 10), bl / 10, br); D.add('Paint Labor', 'Labor', half_up(pl * prt, 10), pl / 10, prt); D.add('Paint Supplies', 'Part', half_up(pl * sr, 10), pl / 10, sr)
    colsum = D.n(parts + misc)
    B, Pn, S = [i['totalPrice'] for i in D.items[-3:]]
    sub = D.sum(); tax = pct(parts + S, d['tax']); tot = sub + tax
    t = f"Parts & & & {D.n(parts)}\\\\ Body Labor & {bl/10} hrs @ & \\${D.n(br)} /hr & {D.n(B)}\\\\ Paint Labor & {pl/10} hrs @ & \\${D.n(prt)} /hr & {D.n(Pn)}\\\\ Paint Supplies & {pl/10} hrs @ & \\${D.n(sr)} /hr & {D.n(S)}\\\\"
    if misc: t += f" Miscellaneous & & & {D.n(misc)}\\\\"
    t += f"\\hline Subtotal & & & {D.n(sub)}\\\\ Sales Tax & \\${D.n(parts+S)} @ & {d['tax']/10000:.4f}\\% & {D.n(tax)}\\\\ \\hline \\textbf{{Total Cost of Repairs}} & & & \\textbf{{{D.n(tot)}}}\\\\ Deductible & & & {D.n(d['ded'])}\\\\ Total Adjustments & & & {D.n(d['ded'])}\\\\ \\hline \\textbf{{Net Cost of Repairs}} & & & \\textbf{{{D.n(tot-d['ded'])}}}\\\\"
    y, mk, mo = d['veh']
    D.finish(sub, tax, tot)
    latex(D, rf'''\documentclass[10pt]{{article}}\usepackage[letterpaper,margin=.7in]{{geometry}}\renewcommand\familydefault{{\sfdefault}}\usepackage{{tabularx}}\pagestyle{{empty}}\setlength\parindent{{0pt}}\renewcommand\arraystretch{{1.12}}
\begin{{document}}\begin{{center}}{{\Large\textbf{{{tex(d['ins'])}}}}}\\ {tex(d['insaddr'])}\\[4pt]\textbf{{Estimate of Record}}\end{{center}}
\begin{{tabularx}}{{\linewidth}}{{@{{}}lXlX@{{}}}}Claim \#: & {tex(d['claim'])} & Written By: & {d['adj']}\\ Insured: & {tex(d['cust'])} & Date of Loss: & {d['loss']}\\ Deductible: & {ded} & Point of Impact: & {d['poi']}\\ Repair Facility: & {tex(d['shop'])} & Workfile ID: & {d['wf']}\end{{tabularx}}
\smallskip\hrule\smallskip\textbf{{VEHICLE}}\quad {y} {mk.upper()} {mo.upper()} {tex(d['trim'])}\qquad Odometer: {d['miles']}\smallskip\hrule\medskip
{{\small\begin{{tabularx}}{{\linewidth}}{{@{{}}rlXlrrrr@{{}}}}\textbf{{Line}} & \textbf{{Oper}} & \textbf{{Description}} & \textbf{{Part Number}} & \textbf{{Qty}} & \textbf{{Extended}} & \textbf{{Labor}} & \textbf{{Paint}}\\ & & & & & \textbf{{Price \$}} & &\\\hline
{rows}\hline & & \textbf{{SUBTOTALS}} & & & {colsum} & {bl/10} & {pl/10}\end{{tabularx}}}}

\bigskip\textbf{{ESTIMATE TOTALS}}\smallskip

\begin{{tabular}}{{@{{}}l@{{\hspace{{1.2in}}}}rrr@{{}}}}\textbf{{Category}} & \textbf{{Basis}} & \textbf{{Rate}} & \textbf{{Cost \$}}\\\hline {t}\end{{tabular}}

\vfill{{\footnotesize X = non-taxed miscellaneous item. This is not an authorization to repair. This estimate is based on damage visible at inspection; supplements require prior approval. Parts shown A/M are not made by the original manufacturer.}}\end{{document}}''')
    # printed order: deductible is also printed in the head
insurer(1, dict(ins='Great Plains Mutual Insurance Co.', insaddr='P.O. Box 8811, Omaha, NE 68108', claim='GP-26-0418833', adj='R. Dietz', cust='Hannah Osei', loss='02/20/2026', poi='12 Front', wf='7c41b0e9', shop='Precision Collision Center', ded=50000, veh=(2018, 'Nissan', 'Altima'), trim='2.5 SV 4D SED', miles='66,402', body=6200, paint=6200, supp=4200, tax=70000,
  lines=[('FRONT BUMPER & GRILLE', [('R&R', 'O/H front bumper', '', None, 24, 0, 0), ('Repl', 'A/M CAPA Bumper cover', '620229HS0H', 28700, 0, 28, 0), ('', 'Add for Clear Coat', '', None, 0, 11, 0), ('Repl', 'Absorber', '620909HS0A', 9450, 0, 0, 0), ('Repl', 'Grille assy SV', '623109HS0A', 21460, 3, 0, 0)]),
         ('FRONT LAMPS', [('Repl', 'RT Headlamp assy halogen', '260109HS5A', 34812, 4, 0, 0), ('', 'Aim headlamps', '', None, 5, 0, 0)]),
         ('FENDER', [('Rpr', 'RT Fender', '', None, 20, 20, 0), ('', 'Overlap Major Adj. Panel', '', None, 0, -4, 0), ('R&I', 'RT Fender liner', '', None, 4, 0, 0)]),
         ('MISCELLANEOUS OPERATIONS', [('Repl', 'Cover car for overspray', '', 500, 2, 0, 1), ('', 'Hazardous waste removal', '', 500, 0, 0, 1), ('Subl', 'Pre/post scan', '', 11000, 0, 0, 1)])]))
insurer(2, dict(ins='Blue Harbor Casualty', insaddr='Auto Claims, Hartford, CT 06115', claim='BHC 55-201-7749', adj='L. Fontaine', cust='Gregory Paulsen', loss='09/30/2025', poi='06 Rear', wf='11e8aa20', shop='Route 9 Auto Body', ded=100000, veh=(2020, 'Toyota', 'RAV4'), trim='XLE AWD 4D UTV', miles='41,077', body=6000, paint=6000, supp=4000, tax=63500,
  lines=[('REAR BUMPER', [('R&R', 'O/H rear bumper', '', None, 26, 0, 0), ('Repl', 'Bumper cover', '521590R917', 41288, 0, 26, 0), ('', 'Add for Clear Coat', '', None, 0, 10, 0), ('Repl', 'Lower cover textured', '521690R130', 18905, 0, 0, 0), ('Repl', 'Impact bar', '521710R050', 22466, 4, 0, 0)]),
         ('LIFT GATE', [('Rpr', 'Lift gate', '', None, 35, 24, 0), ('R&I', 'Nameplate RAV4', '', None, 2, 0, 0), ('Repl', 'Nameplate AWD', '754440R040', 3812, 2, 0, 0)]),
         ('REAR LAMPS', [('Repl', 'LT Tail lamp assy', '815600R060', 24733, 4, 0, 0)]),
         ('MISCELLANEOUS OPERATIONS', [('Subl', 'BSM calibration', '', 27500, 0, 0, 1), ('', 'Hazardous waste removal', '', 400, 0, 0, 1)])]))

def balance(variant, d):
    D = Doc('balance-forward', variant, 'latex', d['shop'], d['no'], d['veh'])
    rows = ''
    for q, desc, typ, u in d['rows']:
        c = half_up(round(q * 100) * u, 100); D.add(desc, typ, c, q, u)
        rows += f"{q:g} & {tex(desc)} & {D.n(u)} & {D.n(c)}{'$^T$' if typ == 'Part' else ''}\\\\\n"
    for desc, c in d['core']:
        D.add(desc, 'Fee', c, 1, c); rows += f"1 & {tex(desc)} & {D.n(c)} & {D.n(c)}\\\\\n"
    for desc, c in d['credit']:
        D.discounts.append(c); rows += f"-1 & {tex(desc)} & {D.n(c)} & -{D.n(c)}\\\\\n"
    sup = d['sup']; D.add('Shop supplies', 'Fee', sup); rows += f" & Shop supplies & & {D.n(sup)}\\\\\n"
    sub = D.sum() - sum(D.discounts); tax = pct(D.sum('Part'), d['tax']); tot = sub + tax
    s = f"Subtotal & {D.m(sub, chr(92)+'$')}\\\\ Sales tax on parts$^T$ {d['tax']/10000:g}\\% & {D.n(tax)}\\\\ \\hline \\textbf{{Invoice total}} & \\textbf{{{D.m(tot, chr(92)+'$')}}}\\\\"
    due = tot
    if d['prev']: due += d['prev']; s += f" Previous balance ({d['prevno']}) & {D.n(d['prev'])}\\\\"
    if d['dep']: due -= d['dep']; s += f" Deposit received {d['depdate']} & -{D.n(d['dep'])}\\\\"
    s += f"\\hline \\textbf{{Balance due now}} & \\textbf{{{D.m(due, chr(92)+'$')}}}\\\\"
    dec = ''.join(f"\\item {tex(t)} \\dotfill est. {D.m(c, chr(92)+'$')}\n" for t, c in d['declined'])
    y, mk, mo = d['veh']; D.finish(sub, tax, tot)
    latex(D, rf'''\documentclass[11pt]{{article}}\usepackage[letterpaper,margin=.9in]{{geometry}}\usepackage{{tabularx}}\pagestyle{{empty}}\setlength\parindent{{0pt}}\renewcommand\arraystretch{{1.2}}
\begin{{document}}{{\LARGE\scshape {tex(d['shop'])}}}\hfill {{\large Invoice {tex(d['no'])}}}\\ {tex(d['addr'])}\hfill {d['date']}\medskip\hrule\medskip
\textbf{{Sold to:}} {tex(d['cust'])}\qquad\textbf{{Vehicle:}} {y} {mk} {mo}\qquad\textbf{{Miles:}} {d['miles']}

\bigskip\begin{{tabularx}}{{\linewidth}}{{|r|X|r|r|}}\hline\textbf{{Qty/Hr}} & \textbf{{Description}} & \textbf{{Each}} & \textbf{{Amount}}\\\hline {rows}\hline\end{{tabularx}}

\bigskip\hfill\begin{{tabular}}{{lr}}{s}\end{{tabular}}

\bigskip\textbf{{Not done today (customer declined, no charge):}}\begin{{itemize}}\setlength\itemsep{{0pt}}{dec}\end{{itemize}}
\vfill\textit{{{tex(d['foot'])}}}\end{{document}}''')
balance(1, dict(shop='Kessler Automotive', addr='907 W 4th St, Grand Island, Nebraska · 308-555-0166'.replace('·', '-'), no='2026-0312', date='March 12, 2026', veh=(2013, 'Dodge', 'Grand Caravan'), cust='Bill & Joan Mraz', miles='143,218', tax=75000, sup=1575, prev=8640, prevno='inv. 2026-0251', dep=20000, depdate='3/9',
  rows=[(1, 'Power steering pump, reman', 'Part', 16850), (2, 'Power steering fluid ATF+4, qt', 'Part', 945), (1.6, 'R&R power steering pump, flush', 'Labor', 12500), (1, 'Alternator, reman 160A', 'Part', 22900), (1.3, 'R&R alternator', 'Labor', 12500), (1, 'Belt', 'Part', 3825)], core=[('Core charge, p/s pump', 4000), ('Core charge, alternator', 6500)], credit=[('Core returned, alternator', 6500)],
  declined=[('Front struts leaking', 78000), ('Rear wiper motor', 21500)], foot='Accounts over 30 days: 1.5% per month. Thank you for your business!'))
balance(2, dict(shop='Piney Creek Garage', addr='3311 Old Mill Road, Sparta, Tennessee - 931-555-0108', no='4471', date='Oct. 7, 2025', veh=(2008, 'Ford', 'Ranger'), cust='Buddy Hensley', miles='201,540', tax=97500, sup=1200, prev=0, prevno='', dep=30000, depdate='10/1',
  rows=[(1, 'Clutch kit, LuK w/ slave', 'Part', 28940), (1, 'Flywheel, resurface', 'Service', 6500), (6.2, 'R&R transmission, replace clutch', 'Labor', 9500), (2, 'Gear oil Mercon ATF qt', 'Part', 895), (1, 'Starter, reman', 'Part', 13480)], core=[('Core charge, starter', 3500)], credit=[('Core returned, starter', 3500)],
  declined=[('Upper ball joints', 38500), ('Valve cover gaskets', 29500)], foot='12 month / 12,000 mile warranty on parts and labor.'))

# ---------------------------------------------------------------- fleet-groff
def fleet(variant, d):
    D = Doc('fleet-groff', variant, 'groff', d['shop'], d['no'], d['veh'])
    out = []
    for code, desc, typ, q, uom, u in d['rows']:
        c = half_up(round(q * 100) * u, 100); D.add(desc, typ, c, q, u)
        out.append(f"{code}\t{desc}\t{q:g}\t{uom}\t{D.n(u)}\t{D.n(c)}")
    L, P, F = D.sum('Labor'), D.sum('Part'), D.sum('Fee', 'Service')
    disc = pct(L, d['disc']); D.discounts.append(disc)
    sub = D.sum()
    sums = [('Parts', D.n(P)), ('Labor', D.n(L)), ('Sublet / other', D.n(F)), ('Subtotal', D.n(sub)), (f"Fleet discount {d['disc']//10000}% labor", '\\-' + D.n(disc))]
    if d['tax'] is None: tax = 0; sums.append(('Tax (EXEMPT - cert. on file)', D.n(0)))
    else: tax = pct(P, d['tax']); sums.append((f"Tax on parts {d['tax']/10000:g}%", D.n(tax)))
    sums.append(('\\fBINVOICE TOTAL USD\\fP', '\\fB' + D.n(sub - disc + tax) + '\\fP'))
    y, mk, mo = d['veh']
    body = f'''.pl 11i
.po 0.8i
.ll 6.9i
.fam H
.ps 10
.vs 13
.nf
.sp |0.8i
.ps 17
.vs 20
\\fB{d['shop']}\\fP
.ps 10
.vs 13
{d['addr']}
.sp
.TS
expand box tab(\t);
lb l lb l.
Bill to:\t{d['bill']}\tInvoice:\t{d['no']}
Unit no.:\t{d['unit']}\tDate:\t{d['date']}
Unit:\t{y} {mk} {mo}\tP.O.:\t{d['po']}
VIN (last 8):\t{d['vin']}\tMeter:\t{d['miles']} mi
Terms:\tNet 30\tAuth. by:\t{d['auth']}
.TE
.sp
\\fBComplaint:\\fP {d['complaint']}
\\fBCorrection:\\fP {d['correction']}
.sp
.TS
expand box tab(\t);
cb cb cb cb cb cb
- - - - - -
l l r c r r.
VMRS\tDescription\tQty/Hrs\tUOM\tRate\tAmount
''' + '\n'.join(out) + '''
.TE
.sp
.in 3.3i
.TS
tab(\t);
lw(2.4i) rw(1i).
''' + '\n'.join(f'{a}\t{b}' for a, b in sums) + '''
.TE
.in 0
.sp 2
.ps 8
Remit to address above. Please show invoice and P.O. number on remittance. Parts not returned within 10 days become shop property.
'''
    f = os.path.join(TMP, D.name + '.tr'); open(f, 'w').write(body)
    D.finish(sub, tax, sub - disc + tax)
    ps = subprocess.run(['nice', '-n', '10', 'groff', '-t', '-Tps', '-P-pletter', f], check=True, stdout=subprocess.PIPE).stdout
    open(f + '.ps', 'wb').write(ps); run(['ps2pdf', '-sPAPERSIZE=letter', f + '.ps', D.path])
fleet(1, dict(shop='MIDSTATE FLEET SERVICE, INC.', addr='8820 Industrial Pkwy, Harrisburg, PA 17111    717-555-0129    Fed ID 23-555XXXX', no='MF-90418', date='02/03/2026', bill='Keystone Parcel LLC', unit='VAN 317', veh=(2019, 'Ford', 'Transit'), po='KP-77120', vin='KKA41190', miles='148,902', auth='D. Sauer', complaint='PM-B due. Driver reports pulsation when braking.', correction='Completed PM-B, replaced front rotors and pads, one marker lamp.', disc=100000, tax=60000,
  rows=[('013-001', 'Front disc pads, fleet grade', 'Part', 1, 'SET', 9860), ('013-002', 'Front rotors', 'Part', 2, 'EA', 10425), ('013', 'Replace front pads and rotors', 'Labor', 1.7, 'HR', 13800), ('045-005', 'Engine oil 5W-20 syn blend', 'Part', 8, 'QT', 625), ('045-009', 'Oil filter', 'Part', 1, 'EA', 1240), ('066-B', 'PM-B inspection and lube', 'Labor', 1.5, 'HR', 13800), ('034-003', 'Marker lamp LED amber', 'Part', 1, 'EA', 1475), ('034', 'Replace RR marker lamp', 'Labor', 0.3, 'HR', 13800), ('999', 'Environmental fee', 'Fee', 1, 'EA', 750)]))
fleet(2, dict(shop='TRI-RIVERS TRUCK & TRAILER', addr='401 Neville Dock Rd, Paducah, KY 42003    (270) 555-0172', no='117730', date='11/20/2025', bill='City of Paducah - Public Works', unit='T-22', veh=(2016, 'Ford', 'F-550'), po='PW 26-0381', vin='GEB09977', miles='97,466', auth='M. Oakes', complaint='Low power, EGR codes P0401. Front tire wear.', correction='Replaced EGR valve and cooler hoses; king pins tight; aligned.', disc=50000, tax=None,
  rows=[('043-015', 'EGR valve 6.7 PSD', 'Part', 1, 'EA', 36280), ('043-031', 'EGR gasket set', 'Part', 1, 'SET', 4895), ('043', 'Diagnose P0401', 'Labor', 1.5, 'HR', 14500), ('043', 'R/R EGR valve, clean tube', 'Labor', 3.4, 'HR', 14500), ('042-007', 'Coolant, orange ELC 50/50', 'Part', 2, 'GAL', 2190), ('015-ALN', 'Front alignment (sublet)', 'Service', 1, 'EA', 18500), ('999', 'Shop supplies', 'Fee', 1, 'EA', 2800)]))

# ---------------------------------------------------------------- sheet-print
def sheet(variant, d):
    D = Doc('sheet-print', variant, 'libreoffice', d['shop'], d['no'], d['veh'])
    y, mk, mo = d['veh']; R = []
    def row(*cells): R.append(list(cells) + [''] * (6 - len(cells)))
    row('*' + d['shop']); row(d['addr']); row(''); row('*Quote #', d['no'], '', '', '*Date', d['date']); row('*Customer', d['cust'], '', '', '*Vehicle', f'{y} {mk} {mo}'); row('*Miles', d['miles'], '', '', '*Engine', d['eng']); row('')
    row('#Job', '#Item', '#Type', '#Qty', '#Price', '#Ext')
    for job, items in d['jobs']:
        st = 0
        for i, (desc, typ, q, u) in enumerate(items):
            c = half_up(round(q * 100) * u, 100); D.add(desc, typ, c, q, u); st += c
            row(job if i == 0 else '', desc, typ if typ != 'Part' else 'part', '>' + f'{q:g}', '>' + D.n(u), '>' + D.n(c))
        row('', '', '', '', '>*subtotal', '>*' + D.n(st))
    for desc, c in d['disc']: D.discounts.append(c); row('', desc, '', '', '', '>-' + D.n(c))
    sub = D.sum() - sum(D.discounts); tax = pct(D.sum('Part'), d['tax']); tot = sub + tax
    row(''); row('', '', '', '', 'Sub', '>' + D.m(sub)); row('', '', '', '', f"Tax {d['tax']/10000:g}% parts", '>' + D.m(tax)); row('', '', '', '', '#Total', '#>' + D.m(tot))
    row(''); [row(x) for x in d['notes']]
    D.finish(sub, tax, tot)
    x = ''
    for r in R:
        x += '<table:table-row>'
        for c in r:
            st = 'c'
            while c[:1] in '*#>' and c: st += {'*': 'b', '#': 'h', '>': 'r'}[c[0]]; c = c[1:]
            st = 'c' + ''.join(k for k in 'bhr' if k in st[1:])
            x += f'<table:table-cell table:style-name="{st}"/>' if c == '' else f'<table:table-cell table:style-name="{st}" office:value-type="string"><text:p>{esc(c)}</text:p></table:table-cell>'
        x += '</table:table-row>'
    sty = ''
    for k in ['c', 'cb', 'ch', 'cr', 'cbr', 'chr', 'chb']:
        sty += f'<style:style style:name="{k}" style:family="table-cell"><style:table-cell-properties fo:border="0.4pt solid #bbbbbb" {"fo:background-color=%s#cfe2f3%s" % (chr(34), chr(34)) if "h" in k else ""}/><style:paragraph-properties fo:text-align="{"end" if "r" in k[1:] else "start"}"/><style:text-properties style:font-name="Liberation Sans" fo:font-size="10pt" {"fo:font-weight=%sbold%s" % (chr(34), chr(34)) if ("b" in k or "h" in k[1:]) else ""}/></style:style>'
    cols = ''.join(f'<style:style style:name="w{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for i, w in enumerate([1.1, 2.4, .7, .55, 1.15, 1.55]))
    fods = f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>{cols}{sty}<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.5in"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm"/></office:master-styles><office:body><office:spreadsheet><table:table table:name="Quote">{''.join(f'<table:table-column table:style-name="w{i}"/>' for i in range(6))}{x}</table:table></office:spreadsheet></office:body></office:document>'''
    f = os.path.join(TMP, D.name + '.fods'); open(f, 'w').write(fods)
    run(['soffice', '--headless', f'-env:UserInstallation=file://{TMP}/lo', '--convert-to', 'pdf', '--outdir', TMP, f])
    if variant == 1: shutil.move(f.replace('.fods', '.pdf'), D.path)
sheet(1, dict(shop='Joe D. Auto LLC', addr='rear of 77 Pulaski Hwy, New Castle DE  text 302-555-0114', no='Q226', date='1/30/26', cust='Shanice B', veh=(2014, 'BMW', '328i'), miles='103k', eng='N20 2.0T', tax=0, disc=[('cash discount', 3000)],
  jobs=[('Oil leak', [('OFH gasket set', 'Part', 1, 3850), ('Valve cover w/ gasket (URO)', 'Part', 1, 21900), ('OFH + valve cover', 'Labor', 5.5, 11000)]), ('Oil chg', [('5w30 LL01', 'Part', 5, 975), ('Filter Mann', 'Part', 1, 1450), ('Coolant', 'Part', 1, 2800)]), ('Misc', [('supplies', 'Fee', 1, 1500)])], notes=['no tax in Delaware', 'good for 30 days. half down to order parts']))
sheet(2, dict(shop='Ironwood Diesel & Auto', addr='14 Depot Ln, Ironwood MI 49938   906-555-0177', no='1093', date='12/2/2025', cust='Aho Logging', veh=(2012, 'GMC', 'Sierra 2500'), miles='187,400', eng='6.6 LML', tax=60000, disc=[],
  jobs=[('Glow plugs', [('Glow plug, AC Delco', 'Part', 8, 3495), ('R&R glow plugs both banks', 'Labor', 3.2, 13000)]), ('Fuel filter', [('Fuel filter TP1015', 'Part', 1, 5280), ('Replace + prime', 'Labor', 0.6, 13000)]), ('Batteries', [('Group 78 AGM', 'Part', 2, 22995), ('Install both, load test', 'Labor', 0.7, 13000), ('battery core', 'Fee', 2, 2200)])], notes=['block heater cord ok', 'Estimate only, teardown may change price']))
