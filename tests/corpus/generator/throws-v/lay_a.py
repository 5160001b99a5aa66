from core import *
def grp(d, l, show=True): return f'<div class=note>{esc(l.note)}</div>' if l.note and show else ''

def v01(d):  # web program: cards, tags, parts/labor tables, approve buttons
    d.labfirst = d.ch(.5); js = d.jobs(); d.rate_ = d.rate
    S = ['Approved', 'Pending', 'Approved']
    for j in js: j.status = d.pick('Approved', 'Approved', 'Pending', 'Declined')
    if all(j.status == 'Declined' for j in js): js[0].status = 'Approved'
    showpn = d.ch(.6); two = d.v in 'ac'; qh = d.pick('Qty', 'QTY', 'Quantity'); lab = d.pick('Labor', 'Labor Description'); prt = d.pick('Parts', 'Part Description')
    jh = d.pick('top', 'bottom'); live = []
    b = f'<div class=top><div><b class=shop>{esc(d.shop)}</b><br>{d.addr}, {d.csz}<br>{d.phone}</div><div class=r><span class=big>Estimate #{d.docno}</span><br>Created {d.date}<br>Service writer: {d.adv}</div></div>'
    b += f'<div class=info><div><b>{esc(d.cust)}</b><br>{d.cphone}</div><div><b>{d.veh()}</b><br>VIN {d.vin}<br>Plate {d.plate} &middot; {d.miles:,} mi</div></div>'
    for n, j in enumerate(js):
        st = j.status; cl = st.lower()
        b += f'<div class="card"><div class=ct><span>{esc(j.title)}</span><span><i class="tag {cl}">{st}</i> {"<b>"+d.m(j.sum)+"</b>" if jh=="top" else ""}</span></div>'
        if d.ch(.4): b += f'<div class=note>Technician: {esc(d.pick(*NOTES))}</div>'
        for kinds, hd in ([(('Labor',), lab), (('Part', 'Fee', 'Service'), prt)] if two else [(('Part', 'Labor', 'Fee', 'Service'), 'Item')]):
            ls = [l for l in j.lines if l.kind in kinds]
            if not ls: continue
            cols = [('desc', hd, '')] + ([('pn', 'Part #', '')] if showpn and kinds != ('Labor',) else []) + [('qty', 'Hours' if kinds == ('Labor',) else qh, 'r'), ('unit', 'Rate' if kinds == ('Labor',) else 'Price', 'r'), ('total', 'Subtotal' if d.v in 'ab' else 'Total', 'r')]
            rows = []
            for l in ls:
                c = d.cells(l); c['desc'] += grp(d, l); rows.append(c)
                if st != 'Declined': d.add(l); live.append(l)
            b += d.tbl(rows, cols)
        if jh == 'bottom': b += f'<div class=js>Job total <b>{d.m(j.sum)}</b></div>'
        if d.ch(.35): b += '<div class=ph>' + ''.join(f'<div><div class=img></div>{x}</div>' for x in d.r.sample(['LF pad 2 mm', 'Leak at seam', 'Cracked boot', 'Belt ribs', 'Tread 3/32', 'Old filter'], 3)) + '</div>'
        b += ('<div class=btn><span class=ok>Approve</span><span>Decline</span></div>' if st == 'Pending' else '') + '</div>'
    fs = d.fees(live); rows = d.compute(live, fs, d.coupons(sum(l.total for l in live))); d.addfees(fs)
    dec = sum(j.sum for j in js if j.status == 'Declined')
    b += f'<table class=tot>{d.totrows(rows)}</table>' + (f'<div class=note style="clear:both">Declined services not included above: {d.m(dec)}</div>' if dec else '')
    css = f'.top,.info,.ct{{display:flex;justify-content:space-between}}.shop{{font-size:20px}}.big{{font-size:17px}}.info{{background:hsl({d.hue},40%,95%);padding:8px;margin:10px 0;border-radius:6px}}.card{{border:1px solid #ccc;border-radius:8px;padding:8px 12px;margin:8px 0}}.ct{{font-weight:600;font-size:14px;margin-bottom:4px}}.tag{{font-style:normal;font-size:10px;border-radius:9px;padding:2px 8px;color:#fff}}.approved{{background:#2a9d5c}}.pending{{background:#d99a1c}}.declined{{background:#b43}}th{{font-size:10px;color:#777;text-align:left;font-weight:500}}th.r{{text-align:right}}td{{padding:3px 4px;border-top:1px solid #eee}}.note{{font-size:10px;color:#888}}.tot{{width:280px;float:right;margin-top:8px}}.tot .tot{{width:auto;float:none;font-weight:bold;font-size:15px}}tr.tot{{float:none}}.js{{text-align:right;padding-top:4px}}.ph{{display:flex;gap:8px;font-size:9px;color:#666;margin-top:5px}}.img{{width:70px;height:42px;background:linear-gradient(135deg,#888,#ccc)}}.btn{{text-align:right;margin-top:5px}}.btn span{{border:1px solid #999;border-radius:4px;padding:3px 12px;margin-left:6px}}.btn .ok{{background:hsl({d.hue},60%,40%);color:#fff}}'.replace('.tot .tot{width:auto;float:none;', 'tr.tot td{')
    return d.page(css, b)

def v02(d):  # invoice, job header bar with sum, typed lines, disc column, payments
    d.kind = 'invoice'; d.labfirst = d.ch(.5); js = d.jobs(); hasdisc = d.v in 'bd'; L = [l for j in js for l in j.lines]
    if hasdisc:
        for l in L:
            if d.ch(.25) and l.total > 2000: l.disc = l.total * d.pick(5, 10, 15) // 100; l.gross = l.total; l.total -= l.disc
    fs = d.fees(L); typ = d.v in 'abc'; pnc = d.pick('own', 'under', 'no')
    b = f'<div class=h><h1>{esc(d.shop)}</h1><div class=r>{d.addr}<br>{d.csz}<br>{d.phone}<br>BAR # ARD{d.r.randint(100000,299999)}</div></div><div class=bar>INVOICE {d.docno} <span>Invoiced {d.date} &nbsp; Promised 5:00 PM &nbsp; Tag {d.r.randint(1,99)}</span></div>'
    b += f'<table class=kv><tr><td><b>Customer</b><br>{d.cust}<br>{d.caddr}<br>{d.csz}<br>{d.cphone}<td><b>Vehicle</b><br>{d.veh()}<br>{d.vin}<br>Lic: {d.plate} {d.city[1]}<td><b>Odometer</b><br>In {d.miles:,}<br>Out {d.miles+d.r.randint(1,14):,}<br>Advisor {d.adv}</tr></table>'
    cols = ([('type', 'Type', '')] if typ else []) + [('desc', 'Description', '')] + ([('pn', 'Part No.', '')] if pnc == 'own' else []) + [('qty', d.pick('Qty/Hrs', 'Qty'), 'r'), ('unit', d.pick('Unit', 'Price', 'Rate/Price'), 'r')] + ([('disc', 'Disc', 'r')] if hasdisc else []) + [('total', d.pick('Amount', 'Extended', 'Ext. Price'), 'r')]
    if d.v == 'c': cols = [cols[-3]] + [c for c in cols[:-3]] + cols[-2:]
    rows = []
    for n, j in enumerate(js):
        rows.append(f'<tr class=jh><td colspan={len(cols)}><span class=fr>{d.m(j.sum)}</span>{n+1}. {esc(j.title)}</td></tr>')
        if d.ch(.3): rows.append(f'<tr><td colspan={len(cols)} class=note>Inspected and verified. {esc(d.pick(*NOTES))}.</td></tr>')
        for l in j.lines:
            c = d.cells(l); c['disc'] = '-' + d.m(l.disc) if l.disc else ''
            if l.kind == 'Service': c['type'] = 'Sublet' if 'ublet' in l.desc.lower() else 'Service'
            if pnc == 'under' and l.kind == 'Part': c['desc'] += f'<div class=note>{l.pn}</div>'
            c['desc'] += grp(d, l); rows.append(c); d.add(l)
        if d.ch(.15): rows.append(dict(type='Part', desc='Wheel lug nut, replaced', qty='1', unit=d.m(0), total=d.pick(d.m(0), 'N/C')))
    b += d.tbl(rows, cols, 'm'); R = d.compute(L, fs, d.coupons(sum(l.total for l in L))); d.addfees(fs)
    pay = d.pick(d.total, d.total, d.total // 2)
    b += f'<div class=nb><table class=tot>{d.totrows(R)}<tr><td>{d.pick("Paid - Visa 4417","Payment (check 2081)","Cash")} {d.date}</td><td class=r>{d.m(-pay)}</td></tr><tr><td>{d.pick("Balance Due","Remaining balance")}</td><td class=r>{d.m(d.total-pay)}</td></tr></table></div><p class=note style="clear:both">All parts new unless specified. Warranty 24 months / 24,000 miles. Recheck lug torque after 50-100 miles. Signature ____________________</p>'
    css = f'.h{{display:flex;justify-content:space-between}}h1{{margin:0;font-size:22px;color:hsl({d.hue},50%,30%)}}.bar{{background:hsl({d.hue},50%,30%);color:#fff;padding:6px 10px;font-size:15px;margin:8px 0}}.bar span{{font-size:11px;float:right}}.kv td{{vertical-align:top;width:33%;padding:4px}}.m th{{background:#eee;text-align:left;padding:4px;font-size:11px}}.m th.r{{text-align:right}}.m td{{padding:3px 4px;vertical-align:top}}.jh td{{font-weight:bold;border-bottom:2px solid hsl({d.hue},50%,30%);padding-top:9px}}.fr{{float:right}}.note{{font-size:10px;color:#666}}table.tot{{width:310px;float:right;margin-top:12px}}.tot td{{padding:2px 6px}}tr.tot td{{font-weight:bold;border-top:1px solid}}'
    return d.page(css, b)

def v06(d):  # phone-made invoice, narrow
    d.kind = 'invoice'; d.n = min(d.n, 16); L = [l for j in d.jobs() for l in j.lines]; d.vkeys = ('year', 'make', 'model') if d.v in 'ac' else ('year', 'make', 'model', 'mileage')
    d.shop = d.pick(f"{d.cust.split()[1]} Mobile Mechanic", f"{d.tech}'s Auto", d.shop)
    b = f'<div class=ic></div><h2>{d.pick("Invoice","INVOICE","Bill")}</h2><div class=g>{d.pick("Number","No.","Invoice #")} {d.docno}<br>{d.date} &middot; Due on receipt</div><p><b>From</b><br>{esc(d.shop)}<br>{d.phone}</p><p><b>Bill to</b><br>{d.cust}<br>{d.cphone}</p><p class=g>{d.veh()}{f", {d.miles} miles" if "mileage" in d.vkeys else ""}</p>'
    f = d.pick('{q} x {u}', '{q} × {u}', '{u} x {q}', '{q} @ {u}'); noq = d.v == 'd'
    for l in L:
        if noq and l.qty == 1: sub, qk = '', False
        else: sub, qk = f.format(q=d.q(l.qty, l.hrs) + (' hr' if l.hrs else ''), u=d.m(l.unit)), True
        b += f'<div class="it nb"><span class=a>{d.m(l.total)}</span><div class=n>{esc(l.desc)}</div><div class=g>{sub}</div>{"<div class=g>"+esc(l.note)+"</div>" if l.note else ""}</div>'
        d.add(l, qk, qk)
    R = d.compute(L, [], d.coupons(sum(l.total for l in L), .5), mode=d.pick('lines', 'none'), split=False)
    dep = d.total // 4
    b += f'<table class=tt>{d.totrows(R)}' + (f'<tr><td>Deposit received</td><td class=r>{d.m(-dep)}</td></tr><tr><td><b>Balance</b></td><td class=r>{d.m(d.total-dep)}</td></tr>' if d.ch(.5) else '') + f'</table><p class=g>Venmo or Zelle to {d.phone}. Thank you!</p>'
    css = f'body{{font-size:14px}}.ic{{width:46px;height:46px;border-radius:23px;background:hsl({d.hue},60%,55%)}}h2{{margin:6px 0 0}}.g{{color:#777;font-size:12px}}.it{{border-bottom:1px solid #ddd;padding:8px 0}}.a{{float:right;font-weight:600;padding-left:14px}}.n{{font-weight:{d.pick(400,600)}}}.tt td{{padding:4px 0}}tr.tot td{{font-size:18px;font-weight:bold}}'
    return d.page(css, b, d.pick('4.5in 9in', '5in 10in', '4in 8in'), '.3in')

def v07(d):  # concerns / cause / correction, recommendations
    js = d.jobs(); L = [l for j in js for l in j.lines]; d.docprinted = d.v != 'c'; d.upper = False; pnu = d.ch(.5)
    CON = ['Customer states vehicle shakes when braking from 60 mph', 'Grinding noise from front, worse on left turns', 'Check engine light on, runs rough cold', 'Coolant smell, low by 1/2 gallon in 300 miles', 'A/C blows 78 degrees at vents', 'Customer requests service due at 90,000 miles', 'Slow crank in mornings', 'Clunk over bumps']
    b = f'<div class=c><h1>{esc(d.shop)}</h1>{d.addr} &bull; {d.csz} &bull; {d.phone}<h3>{d.pick("Repair Estimate","Written Estimate","Estimate of Repairs")} {"No. "+d.docno if d.docprinted else ""}</h3></div><table class=v><tr><th>Name<th>Vehicle<th>VIN<th>Mileage<th>Date</tr><tr><td>{d.cust}<td>{d.veh()}<td>{d.vin}<td>{d.miles:,}<td>{d.date}</tr></table>'
    hl = d.pick(('Concern', 'Cause', 'Correction'), ('Complaint', 'Found', 'Repair'), ('Customer concern', 'Tech findings', 'Work proposed'))
    o = d.pick(0, 1)
    for n, j in enumerate(js):
        b += f'<div class=j><div class=q><b>{hl[0]} {n+1}:</b> {d.pick(*CON)}.<br><b>{hl[1]}:</b> {esc(d.pick(*NOTES))}.<br><b>{hl[2]}:</b> {esc(j.title)}</div>'
        rows = []
        for l in j.lines:
            c = d.cells(l); c['qty'] += ' hr' if l.hrs else ''; c['desc'] += f'<br><small>P/N {l.pn}</small>' if pnu and l.pn else ''; rows.append(c); d.add(l, True, True)
        cols = [('qty', '', 'nw'), ('desc', '', 'ds'), ('unit', '', 'r'), ('total', '', 'r')]
        if o: cols = [cols[1], cols[0], cols[2], cols[3]]
        b += d.tbl(rows, cols, 'l', head=False) + f'<div class=r><i>{d.pick("Sum of this repair","Repair total","Item total")}: {d.m(j.sum)}</i></div></div>'
    fs = d.fees(L); R = d.compute(L, fs); d.addfees(fs)
    b += f'<table class=tt>{d.totrows(R)}</table><div class="rec nb"><b>Recommended at a later visit (not in this estimate)</b>' + ''.join(f'<div>&#9744; {x} <span>{d.m(d.price(40,700))}</span></div>' for x in d.r.sample(['Rear brake pads at 4/32', 'Cabin filter dirty', 'Coolant flush due', 'Front tires at 4/32, set of 2', 'Valve cover seep, monitor'], 3)) + '</div><p class=sm>This estimate is good for 30 days. I authorize the repair work described, along with necessary materials. Diagnosis time of up to 1.0 hr is applied to the repair.</p>'
    css = 'h1{font-size:24px;margin:0}h3{margin:6px}.v th{background:#ddd;font-size:10px;text-align:left}.v td,.v th{border:1px solid #999;padding:3px}.j{margin-top:12px}.q{background:#f4f4ee;padding:5px;break-after:avoid}.l td{padding:2px 5px;vertical-align:top}.ds{width:64%}.tt{width:50%;margin:14px 0 10px auto}.tt td{border-bottom:1px dotted #888}tr.tot{font-weight:bold}.rec{border:1px dashed #777;padding:6px}.rec span{float:right}.sm{font-size:9px}'
    d.font = d.pick('Liberation Serif', 'P052', 'C059', 'DejaVu Serif', 'URW Bookman'); return d.page(css, b, margin='.7in')

def v08(d):  # inspection report with prices, traffic-light
    js = d.jobs(); d.kind = 'shop_estimate'; allp = d.v in 'bd'
    for i, j in enumerate(js): j.status = 'red' if i == 0 else d.pick('red', 'red', 'yel')
    js.sort(key=lambda j: j.status); d.vkeys = ('year', 'make', 'model', 'mileage')
    b = f'<div class=hd><b>{esc(d.shop)}</b> Digital Vehicle Inspection<span>{d.date}</span></div><h2>{d.veh()}</h2><div class=g>{d.cust} | {d.miles:,} miles | Tech {d.tech} | Report {d.docno}</div><div class=cn><span class=red>{sum(j.status=="red" for j in js)} need attention</span><span class=yel>{sum(j.status=="yel" for j in js)} future</span><span class=grn>{d.r.randint(14,38)} good</span></div>'
    live = []; last = ''
    for j in js:
        if j.status != last: b += f'<h3 class={j.status}>{"Needs attention now" if j.status=="red" else d.pick("Will need attention soon","Plan for next visit")}</h3>'; last = j.status
        inc = allp or j.status == 'red'
        b += f'<div class="f"><div class=img></div><div class=bd><b>{esc(j.title)}</b><div class=g>{esc(d.pick(*NOTES))}</div>'
        if d.v in 'ab' or not inc: pass
        rows = []
        for l in j.lines:
            c = d.cells(l); c['qx'] = ('' if l.qty == 1 and not l.hrs else (d.q(l.qty, True) + ' hrs' if l.hrs else 'x ' + d.q(l.qty))); qk = bool(c['qx'])
            rows.append(c)
            if inc: live.append(l); d.add(l, qk, False)
        b += d.tbl(rows, [('desc', '', ''), ('qx', '', 'nw'), ('total', '', 'r')], head=False) + f'<div class="r g">{d.pick("Estimate","Est. cost","Quote")} {d.m(j.sum)}{"" if inc else " (not selected)"}</div></div></div>'
    fs = d.fees(live, .5); R = d.compute(live, fs); d.addfees(fs)
    b += f'<div class=nb><h3>{d.pick("Your estimate","Estimate for selected work","Price summary")}</h3><table class=tt>{d.totrows(R)}</table></div><h3 class=grn>Checked and OK</h3><div class=ok>' + ''.join(f'<div>{x}</div>' for x in ['LF tread 7/32', 'RF tread 7/32', 'Battery 612 CCA', 'Horn', 'Wipers', 'Coolant -34F', 'Brake hoses', 'Exhaust', 'Tire pressure 35 psi']) + '</div>'
    css = f'.hd{{background:#222;color:#fff;padding:8px}}.hd span{{float:right}}h2{{margin:8px 0 0}}.g{{color:#777;font-size:10.5px}}.cn span{{display:inline-block;padding:6px 14px;margin:8px 6px 0 0;color:#fff}}.red{{background:#c92a2a}}.yel{{background:#d9a400}}.grn{{background:#2b8a3e}}h3.red,h3.yel,h3.grn{{color:#fff;padding:4px 8px;font-size:13px}}.f{{display:flex;gap:10px;border-bottom:1px solid #ddd;padding:6px 0}}.img{{flex:none;width:84px;height:60px;background:repeating-linear-gradient(45deg,#999,#999 5px,#bbb 5px,#bbb 10px)}}.bd{{flex:1}}.bd td{{padding:1px 4px}}.bd td:first-child{{width:70%}}.tt td{{padding:3px}}tr.tot td{{background:#222;color:#fff;font-weight:bold}}.ok{{columns:3}}'
    return d.page(css, b)

def v10(d):  # second opinion: other shop vs ours
    js = d.jobs(min(d.n, 18)); L = [l for j in js for l in j.lines]; d.vkeys = ('year', 'make', 'model', 'mileage'); d.docprinted = False
    swap = d.v in 'bc'; oth = d.pick('Other shop', 'Dealer quote', 'Chain store', 'Their price'); our = d.pick('Our price', 'We charge', esc(d.shop.split()[0]) + ' price')
    rows = []; to = 0
    for l in L:
        c = d.cells(l); o = l.total * d.r.randint(104, 168) // 100; to += o; c['oth'] = d.m(o); c['sv'] = d.m(o - l.total); c['nm'] = esc(l.desc); rows.append(c); d.add(l, d.v != 'd', False)
        if d.ch(.12):
            o = d.price(60, 250); to += o; rows.append(dict(nm=d.pick('Fuel system cleaning', 'Power steering flush', 'Engine shampoo', 'Nitrogen fill'), oth=d.m(o), total='not needed', qty='', sv=d.m(o)))
    cols = [('nm', d.pick('Work', 'Recommended item', 'Item'), '')] + ([('qty', 'Qty', 'c')] if d.v != 'd' else []) + ([('total', our, 'r'), ('oth', oth, 'r')] if swap else [('oth', oth, 'r'), ('total', our, 'r')]) + ([('sv', 'You keep', 'r')] if d.ch(.5) else [])
    R = d.compute(L, [], [], mode=d.pick('lines', 'none'), split=False)
    b = f'<div class=r>{esc(d.shop)}<br>{d.addr}<br>{d.csz}<br>{d.phone}</div><p>{d.date}</p><p>Dear {d.cust.split()[0]},</p><p>Thank you for bringing us the {d.veh()} ({d.miles:,} miles) for a second opinion. {d.tech} put it on the lift for 45 minutes and went through the list you got, line by line. We measured the front pads at 3 mm and the rear at 5 mm. Here is what we would do and what it costs with us:</p>'
    b += d.tbl(rows, cols, 'm') + f'<table class=tt><tr><td>The other quote came to</td><td class=r>{d.m(to)}</td></tr></table><p>With us:</p><table class=tt>{d.totrows(R)}</table><p>That is {d.m(to-d.total) if to>d.total else "close to theirs"}{" less" if to>d.total else ""}. Prices hold 14 days. Call me at {d.phone}.</p><p>Sincerely,<br><br>{d.adv}<br>Service Manager</p>'
    d.font = d.pick('Liberation Serif', 'Carlito', 'Latin Modern Roman', 'Open Sans')
    css = 'body{font-size:13px;line-height:1.35}.m td,.m th{border-bottom:1px solid #bbb;padding:4px 6px;text-align:left}.m .r{text-align:right!important}.tt{width:60%}tr.tot{font-weight:bold}'
    return d.page(css, b, margin='1in')

def v12(d):  # revised estimate was / now
    js = d.jobs(); L = []; rem = []; va = d.v in 'ac'; pnc = d.ch(.5)
    b = f'<table class=hd><tr><td><b class=s>{esc(d.shop)}</b><br>{d.phone}<td class=r><b>{d.pick("REVISED ESTIMATE","Estimate - Revision 2","CHANGE ORDER")}</b><br># {d.docno}<br>{d.date} {d.pick("2:14 PM","10:05 AM")}</tr></table><p>{d.cust} &mdash; {d.veh()} &mdash; VIN {d.vin} &mdash; {d.miles:,} mi<br>Reason for change: {esc(d.pick(*NOTES))}. Approval obtained by phone {d.cphone}.</p>'
    rows = []; tw = 0
    for j in js:
        if d.ch(.6): rows.append(f'<tr><td colspan=6 class=jt>{esc(j.title)}</td></tr>')
        for l in j.lines:
            k = d.r.random(); was = l.total if k < .5 else 0 if k < .65 else l.total * d.r.randint(70, 130) // 100
            c = d.cells(l); c['was'] = d.m(was) if was else d.pick('-', '—', 'added'); c['now'] = d.m(l.total); c['chg'] = d.m(l.total - was) if l.total != was else '-'; tw += was
            if pnc and l.pn: c['desc'] += f'<div class=g>{l.pn}</div>'
            rows.append(c); d.add(l, va, False); L.append(l)
        if d.ch(.15):
            w = d.price(30, 220); tw += w; rows.append(dict(desc='<s>' + d.pick('Brake hose, front', 'Additional diagnosis 0.5', 'Heater hose', 'Machine rotors') + '</s>', was=d.m(w), now=d.pick('removed', d.m(0), '—'), chg=d.m(-w), qty=''))
    cols = [('desc', 'Line', '')] + ([('qty', 'Qty', 'r')] if va else []) + [('was', d.pick('Was', 'Original', 'Prior estimate'), 'r'), ('now', d.pick('Now', 'Revised', 'New amount'), 'r'), ('chg', 'Change', 'r')]
    if d.v in 'cd': cols[-1], cols[-2] = cols[-2], cols[-1]
    fs = d.fees(L, .5); R = d.compute(L, fs, split=False); d.addfees(fs)
    b += d.tbl(rows, cols, 'm') + f'<div class=nb><table class=tt><tr><td>Original estimate (before tax)</td><td class=r>{d.m(tw)}</td></tr>{d.totrows(R)}</table></div><p class=g>I acknowledge notice and oral approval of an increase in the original estimated price. X______________</p>'
    css = f'.s{{font-size:21px}}.hd td{{vertical-align:top}}.m{{border:1.5px solid #333}}.m th{{background:hsl({d.hue},30%,88%);text-align:left;padding:4px}}.m td{{border:1px solid #bbb;padding:3px 5px}}.m th.r{{text-align:right}}.jt{{background:#f2f2f2;font-weight:bold}}.g{{color:#777;font-size:10px}}.tt{{width:52%;margin:10px 0 0 auto}}.tt td{{padding:2px 4px}}tr.tot td{{font-weight:bold;border:2px solid #333}}'
    return d.page(css, b)

def v14(d):  # tire shop invoice
    d.kind = 'invoice'; L = []; d.upper = d.v in 'ac'; q = d.pick(1, 2, 4, 4, 6)
    nm = f"{d.r.choice(TS)} {d.r.choice(TB)}"; L.append(Line(d.t(nm), 'Part', q, d.price(95, 300), pn=d.pn(), note=f'DOT {d.pn()[-4:]} 3224, 65,000 mi treadwear'))
    for a in TADD:
        if d.ch(.8): L.append(Line(d.t(d.r.choice(a[0].split('|'))), a[1], q, d.price(a[2], a[3]), pn=d.pick('MB1', 'VS413', 'SF', 'RH')))
    L = L[:d.n]; d.upper = d.v in 'ac'
    if d.n > len(L): L += [l for j in d.jobs(d.n - len(L)) for l in j.lines]
    dl = d.v in 'bc'; disc = d.coupons(sum(l.total for l in L), .6); fs = d.fees(L, .5); d.docprinted = True
    b = f'<div class=w><div class=lg>{esc(d.shop)}</div><div class=r>WORK ORDER/INVOICE<br><b>{d.docno}</b><br>{d.date}</div></div><table class=k><tr><td>SOLD TO: {d.cust}<br>{d.caddr}<br>{d.csz}<td>{d.veh()}<br>LIC {d.plate}<br>VIN {d.vin}<td>MILES {d.miles}<br>TORQUE {d.pick(80,100,140)} FT-LB<br>PSI F35 R33<br>TREAD OUT 10/32</tr></table>'
    rows = []
    for l in L:
        c = d.cells(l); c['pn'] = l.pn or 'LAB'; c['fet'] = '0.00'; c['tx'] = 'T' if l.kind == 'Part' else 'N'; c['sl'] = d.pick('12', '07', '31')
        rows.append(c); d.add(l)
        if l.note: rows.append(f'<tr><td colspan=7 class=nt>{esc(l.note)}</td></tr>')
        if dl and d.ch(.25) and l.total > 3000:
            x = l.total // 20; disc.append((d.pick('Instant savings', 'Line discount 5%', 'DISCOUNT'), x)); rows.append(dict(desc='&nbsp;&nbsp;' + disc[-1][0], total=d.m(-x), qty='', unit='')); l.ld = x
    lined = [x for x in disc if x[0] in ('Instant savings', 'Line discount 5%', 'DISCOUNT')]
    cols = [('pn', d.pick('Product', 'Code', 'Item #'), ''), ('qty', 'Qty', 'c'), ('desc', 'Description', ''), ('fet', 'FET', 'r'), ('unit', d.pick('Price', 'Each'), 'r'), ('total', d.pick('Extension', 'Ext', 'Amount'), 'r'), ('tx', 'Tx', 'c')]
    if d.v in 'bd': cols = [cols[1], cols[2], cols[0], cols[4], cols[5], cols[6]]
    sl = sum(l.total for l in L); sd = sum(x for _, x in disc)
    R = d.compute(L, fs, disc, mode='net' if lined else None, split=d.v == 'a'); d.addfees(fs)
    R = [x for x in R if not (x[2] == 'disc' and any(x[0] == y[0] for y in lined))]
    b += d.tbl(rows, cols, 'm') + f'<div class="w nb" style="margin-top:10px"><div class=b>Tires inspected for wear and pressure. Retorque lug nuts after 25-50 miles. Rotate every 6,000 miles.<br>Salesperson 0{d.r.randint(10,99)} Bay {d.r.randint(1,9)}</div><table class=tt>{d.totrows(R)}<tr><td>{d.pick("AMEX","CFNA CARD","DISCOVER")}</td><td class=r>{d.m(d.total)}</td></tr><tr><td>AMOUNT DUE</td><td class=r>{d.m(0)}</td></tr></table></div>'
    css = f'.w{{display:flex;justify-content:space-between;gap:20px}}.lg{{font-size:25px;font-weight:900;font-style:italic}}.k td{{border:1px solid #000;padding:4px;font-size:11px;vertical-align:top}}.m{{margin-top:8px}}.m th{{border-top:2px solid;border-bottom:2px solid;text-align:left;font-size:10px}}.m th.r{{text-align:right}}.m td{{padding:2px 4px}}.nt{{font-size:9px;padding-left:90px!important}}.tt{{width:250px;flex:none}}tr.tot td{{font-weight:bold;border-top:1px solid}}.b{{font-size:10px;width:55%}}'
    d.font = d.pick('Liberation Sans Narrow', 'Roboto Condensed', 'Nimbus Sans', 'Open Sans Condensed'); return d.page(css, b)
