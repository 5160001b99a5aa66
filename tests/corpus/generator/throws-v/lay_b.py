from core import *
def v15(d):  # packages with included parts; price by job only
    d.docprinted = d.v != 'd'; js = d.jobs(min(25, max(2, d.n))); L = []; d.vkeys = ('year', 'make', 'model', 'mileage')
    above = d.v in 'bd'; inc = d.pick('Includes:', 'What you get', 'Package contains', 'Included'); J = []
    for j in js:
        t = j.sum // 100 * 100 + d.pick(0, 95, 99); l = Line(j.title, 'Service', 1, t); l.kids = j.lines; J.append(l); d.add(l, False, False)
    disc = d.coupons(sum(l.total for l in J)); R = d.compute(J, [], disc, split=False); T = f'<table class=tt>{d.totrows(R)}</table>'
    b = f'<div class=top><h1>{esc(d.shop)}</h1><div>{d.addr} / {d.csz} / {d.phone}</div></div><div class=sub>Service menu quote {("for " + d.docno) if d.docprinted else ""}<br>Prepared {d.date} for {d.cust}, {d.veh()}, {d.miles:,} miles</div>'
    if above: b += T
    for l in J:
        ks = '' .join(f'<li>{esc(k.desc)}{d.pick("", " ("+d.q(k.qty)+(" hr" if k.hrs else "")+")")} {d.pick("", "- included")}</li>' for k in l.kids)
        ks += d.pick('', '<li>Multi-point inspection - free</li>', '<li>Road test - no charge</li>')
        b += f'<div class="p nb"><div class=pt><span>{esc(l.desc)}</span><span class=pp>{d.m(l.total)}</span></div><div class=i>{inc}<ul>{ks}</ul></div></div>'
    if not above: b += T
    b += '<p class=i>Menu prices include parts, labor and fluids up to the quantity listed. Extra quarts $8.99 each if needed.</p>'
    css = f'.top{{background:hsl({d.hue},45%,35%);color:#fff;padding:14px}}h1{{margin:0;font-size:23px}}.sub{{padding:8px 0;font-size:13px}}.p{{border-left:5px solid hsl({d.hue},45%,55%);padding:4px 10px;margin:8px 0;background:#fafafa}}.pt{{display:flex;justify-content:space-between;font-size:15px;font-weight:bold}}.i{{font-size:11px;color:#555}}ul{{margin:2px 0 2px 16px;padding:0;columns:{d.pick(1,2)}}}.tt{{width:{d.pick("100%","45%")};margin:8px 0 8px auto;border:2px solid hsl({d.hue},45%,35%)}}.tt td{{padding:3px 8px}}tr.tot td{{font-weight:bold;font-size:16px}}'
    return d.page(css, b)

def v16(d):  # dealer RO
    d.kind = 'dealer_order'; d.upper = True; d.labfirst = True; js = d.jobs(); L = []; d.shop = d.pick(f"{d.r.choice(SH1)} {d.make}", f"{d.r.choice(LN)} {d.make} of {d.city[0]}"); mono = d.pick('Courier Prime', 'Liberation Mono', 'DejaVu Sans Mono', 'Nimbus Mono PS'); d.font = mono
    box = lambda a, b: f'<td><span>{a}</span>{b}</td>'
    b = f'<div class=lg>{esc(d.shop)}<small>{d.addr}, {d.csz} SERVICE {d.phone}</small></div><table class=bx><tr>{box("CUSTOMER NO.", d.r.randint(10000,99999))}{box("ADVISOR", d.adv.upper())}{box("TAG NO.", "T"+str(d.r.randint(100,999)))}{box("INVOICE DATE", d.date)}{box("REPAIR ORDER", d.docno)}</tr><tr>{box("NAME", d.cust.upper()+"<br>"+d.caddr.upper()+"<br>"+d.csz.upper())}{box("YEAR / MAKE / MODEL", d.veh())}{box("VIN", d.vin)}{box("LICENSE", d.plate)}{box("MILEAGE IN / OUT", f"{d.miles} / {d.miles+4}")}</tr></table>'
    cols = [('op', 'LINE OPCODE TECH TYPE', ''), ('pn', 'PART NUMBER', ''), ('desc', 'DESCRIPTION', ''), ('qty', 'HOURS/QTY', 'r'), ('list', 'LIST', 'r'), ('unit', 'NET', 'r'), ('total', 'TOTAL', 'r')]
    if d.v in 'bd': cols = [cols[0], cols[2], cols[1], cols[3], cols[5], cols[6]]
    rows = []; nc = len(cols)
    war = d.r.randint(0, 2)
    for n, j in enumerate(js):
        rows.append(f'<tr><td colspan={nc} class=st>{chr(65+n%26)} {d.pick("CUSTOMER STATES","C/S","GUEST STATES")}: {esc(j.title.upper())}<br>&nbsp; CAUSE: {esc(d.pick(*NOTES).upper())}</td></tr>')
        for l in j.lines:
            c = d.cells(l); c['op'] = f"{d.r.randint(10,99)}{d.pick('TOZ','FRB','DIAG','CPZ')} {d.r.randint(1000,9999)} CP" if l.kind != 'Part' else ''; c['list'] = d.m(l.unit * 108 // 100) if l.kind == 'Part' else ''
            if l.hrs and d.v in 'ac': c['unit'] = ''
            rows.append(c); d.add(l, True, bool(c['unit'])); L.append(l)
        P, B = sum(l.total for l in j.lines if l.kind == 'Part'), sum(l.total for l in j.lines if l.kind != 'Part')
        rows.append(f'<tr><td colspan={nc} class=ls>PARTS: {d.m(P)} &nbsp; LABOR: {d.m(B)} &nbsp; OTHER: {d.m(0)} &nbsp; TOTAL LINE {chr(65+n%26)}: {d.m(j.sum)}</td></tr>')
        if war and d.ch(.35):
            war -= 1; rows.append(f'<tr><td colspan={nc} class=st>* {d.pick("RECALL 23V-456 SOFTWARE UPDATE","EXT WARRANTY: REPLACE HVAC ACTUATOR","TSB 24-0031 REPROGRAM ECM")}</td></tr>'); rows.append(dict(op=f"{d.r.randint(10,99)}RCL {d.r.randint(1000,9999)} W", desc='PERFORM CAMPAIGN', qty='0.5', total='(N/C)'))
    rows.append(f'<tr><td colspan={nc} class=st>MULTI-POINT: LF 6/32 RF 6/32 LR 5/32 RR 5/32 BATT 540 CCA GOOD</td></tr>')
    fs = d.fees(L); d.TOT = ['PLEASE PAY THIS AMOUNT', 'CUSTOMER TOTAL', 'TOTAL INVOICE']; R = d.compute(L, fs, d.coupons(sum(l.total for l in L), .3), split=True); d.addfees(fs)
    b += d.tbl(rows, cols, 'm') + f'<div class="ft nb"><div class=lt>STATEMENT OF DISCLAIMER: THE FACTORY WARRANTY CONSTITUTES ALL OF THE WARRANTIES WITH RESPECT TO THE SALE OF THIS ITEM/ITEMS. THE SELLER HEREBY EXPRESSLY DISCLAIMS ALL WARRANTIES EITHER EXPRESS OR IMPLIED.<br><br>X_______________________ CUSTOMER SIGNATURE</div><table class=tt><tr><th>DESCRIPTION<th class=r>TOTALS</tr>{d.totrows(R, d.ch(.4))}</table></div>'
    css = '.lg{font:bold 24px "Liberation Serif";text-align:center}.lg small{display:block;font:11px "Liberation Sans"}body{font-size:10.5px}.bx td{border:1px solid;padding:2px 4px;vertical-align:top}.bx span{display:block;font:8px "Liberation Sans"}.m{border:1px solid;margin-top:4px}.m th{border-bottom:1px solid;font-size:9px;text-align:left}.m th.r{text-align:right}.m td{padding:1px 4px;vertical-align:top}.st{padding-top:7px!important;font-weight:bold}.ls{text-align:right;border-bottom:1px dashed}.ft{display:flex;gap:10px;margin-top:6px}.lt{flex:1;font-size:8px;border:1px solid;padding:4px}.tt{width:330px;border:1px solid}.tt td{border-bottom:1px solid #999;padding:1px 4px}tr.tot td{font-weight:bold}'
    return d.page(css, b, margin='.4in')

def v18(d):  # e-mail, amounts before names
    d.kind = 'message'; js = d.jobs(min(d.n, 14)); L = [l for j in js for l in j.lines]; d.docprinted = False; d.vkeys = ('year', 'make', 'model') if d.v != 'b' else ('year', 'make', 'model', 'mileage')
    fmt = d.v
    b = f'<div class=mh><b>From:</b> {esc(d.shop)} &lt;service@{d.shop.split()[0].lower().replace(chr(39),"").replace("&","")}auto.example&gt;<br><b>To:</b> {d.cust}<br><b>Sent:</b> {d.date} 3:{d.r.randint(10,59)} PM<br><b>Subject:</b> {d.pick("Your","Estimate for your","Quote -")} {d.veh()}</div><p>Hi {d.cust.split()[0]},</p><p>{d.tech} finished looking at the {d.model}{f" at {d.miles:,} miles" if d.v=="b" else ""}. Codes were P0301 and P0455. Front tires are at 4/32, rears at 6/32. Here is what it needs:</p>'
    for j in js:
        if fmt in 'bd': b += f'<p class=j>{esc(j.title)}</p>'
        for l in j.lines:
            k = l.qty != 1 or l.hrs
            q = (f'{d.q(l.qty, True)} hr at {d.m(l.unit)}' if l.hrs else f'{d.q(l.qty)} at {d.m(l.unit)}') if k else ''
            b += {'a': f'<div class=x>{d.m(l.total)} - {esc(l.desc)}{" ("+q+")" if q else ""}</div>', 'b': f'<div class=x><b>{d.m(l.total)}</b>&emsp;{esc(l.desc)}{"<br><span class=g>"+q+"</span>" if q else ""}</div>',
                  'c': f'<div class=x>* {d.m(l.total)} &nbsp; {esc(l.desc)}{", "+q if q else ""}</div>', 'd': f'<table class=x><tr><td class=r style="width:90px">{d.m(l.total)}</td><td>&nbsp;{esc(l.desc)}</td><td class=g>{q}</td></tr></table>'}[fmt]
            d.add(l, k, k)
    R = d.compute(L, [], [], mode=d.pick('lines', 'none'), split=False); b += '<br>'
    for a, c, k in R: b += f'<div class=x>{d.m(c)} {esc(d.rowtext(d,a) if False else (a if isinstance(a,str) else a.desc)).lower() if k!="tot" else "<b>"+esc(a)+"</b>"}</div>'
    b += f'<p>I could have it done by Thursday at 4. The rear shocks are getting weak too, figure $450 or so down the road, no rush. Reply YES or call {d.phone}.</p><p>{d.adv}<br>{esc(d.shop)}<br>{d.addr}, {d.csz}</p>'
    css = 'body{font-size:13.5px;line-height:1.4}.mh{border-bottom:1px solid #aaa;padding-bottom:8px;font-size:12px}.j{font-weight:bold;margin:10px 0 2px}.x{margin:2px 0}.g{color:#666;font-size:12px}'
    return d.page(css, b, margin='.8in')

def v19(d):  # parts table + labor in sentences, borderless
    js = d.jobs(); A = [l for j in js for l in j.lines]; P = [l for l in A if l.kind != 'Labor']; B = [l for l in A if l.kind == 'Labor']; d.kind = d.pick('invoice', 'shop_estimate'); d.vkeys = ('year', 'make', 'model', 'vin')
    first = d.v in 'ac'; d.font = d.pick('Latin Modern Roman', 'C059', 'Nimbus Roman', 'Utopia', 'Liberation Serif')
    sent = d.pick('{d}: {q} hours at {r} per hour', '{d} — {q} hrs × {r}/hr', '{d}, {q} hours, shop rate {r}')
    def parts():
        if not P: return ''
        rows = []
        for l in P: rows.append(d.cells(l)); d.add(l)
        cols = [('qty', d.pick('No.', 'Quan.', 'Qty.'), 'c'), ('desc', 'Parts and materials', '')] + ([('pn', 'Part number', '')] if d.v in 'bc' else []) + [('unit', 'each', 'r'), ('total', 'amount', 'r')]
        s = d.tbl(rows, cols, 'm')
        return '<h4>Parts</h4>' + s + f'<div class="r u">Parts {d.m(sum(l.total for l in P))}</div>'
    def labor():
        if not B: return ''
        s = '<h4>Labor performed</h4><table class=m>'
        for l in B: s += f'<tr><td>{sent.format(d=esc(l.desc), q=d.q(l.qty, True), r=d.m(l.unit))}</td><td class=r>{d.m(l.total)}</td></tr>'; d.add(l)
        return s + f'</table><div class="r u">Labor {d.m(sum(l.total for l in B))}</div>'
    b = f'<div class=c><div class=n>{esc(d.shop)}</div><i>Family owned since {d.r.randint(1958,2009)}</i><br>{d.addr} &middot; {d.csz} &middot; Tel. {d.phone}</div><div class=fx><div>{d.cust}<br>{d.caddr}<br>{d.csz}</div><div>{d.veh()}<br>{d.vin}<br>License {d.plate}</div><div class=r>{"Invoice" if d.kind=="invoice" else "Estimate"} {d.docno}<br>{d.date}</div></div>'
    b += parts() + labor() if first else labor() + parts()
    fs = d.fees(A, 1); R = d.compute(A, fs, d.coupons(sum(l.total for l in A), .3), split=False); d.addfees(fs)
    b += f'<table class="tt nb">{d.totrows(R)}</table><p class=c>Unpaid accounts bear interest of 1.5% a month after 30 days. Returned checks $35.</p>'
    css = '.n{font-size:26px;letter-spacing:2px}.fx{display:flex;justify-content:space-between;margin:16px 0}h4{margin:14px 0 2px;font-style:italic}.m td,.m th{padding:2px 5px;text-align:left;font-weight:normal}.m th{font-style:italic;font-size:11px}.m .r{text-align:right}.u{border-top:1px solid #000;margin-left:72%}.tt{width:46%;margin:16px auto}.tt td{padding:2px}tr.tot td{border-top:3px double;font-weight:bold}'
    return d.page(css, b, margin='.75in')

def v20(d):  # mobile mechanic w/ tow, sublet, deposit, core
    d.kind = 'invoice'; d.n = min(d.n, 18); js = d.jobs(); L = [Line(d.pick('Service call / trip charge', 'Trip fee 14 mi', 'Mobile dispatch'), 'Fee', 1, d.price(40, 95))] if d.ch(.6) and d.n > 1 else []
    L += [l for j in js for l in j.lines]; disc = []
    if d.ch(.6): L.append(Line(d.pick('Tow to storage yard', 'Winch-out and tow, 22 mi', 'Towing'), 'Service', 1, d.price(80, 190)))
    core = None
    if d.ch(.7):
        core = Line(d.pick('Core charge', 'Core deposit - caliper', 'CORE, alternator'), 'Part', 1, d.price(15, 90)); L.append(core)
        if d.ch(.6): disc.append((d.pick('Core return', 'Core credit', 'Returned core'), core.total))
    ttl = d.pick('WORK COMPLETED', 'Invoice', 'Roadside Service Ticket'); tk = {'Part': d.pick('P', 'Parts', 'PRT'), 'Labor': d.pick('L', 'Labor', 'LBR'), 'Service': d.pick('S', 'Sublet', 'OTH'), 'Fee': d.pick('F', 'Fee', 'CHG')}
    b = f'<div class=h><div class=big>{esc(d.shop)}<br><small>We come to you &middot; {d.phone}</small></div><div class=no>{ttl}<br>{d.docno}</div></div><div class=two><div><u>Customer</u><br>{d.cust}<br>{d.caddr}<br>{d.csz}</div><div><u>Unit</u><br>{d.veh()}<br>VIN: {d.vin}<br>ODO: {d.miles}</div><div><u>Date</u><br>{d.date}<br>On site 9:40 - 11:25</div></div>'
    rows = []; odd = d.pick('div', 'tbl')
    for i, l in enumerate(L):
        c = d.cells(l); c['type'] = tk[l.kind]; c['n'] = i + 1; rows.append(c); d.add(l)
        if l.note: rows.append(f'<tr><td></td><td colspan=5 class=g>{esc(l.note)}</td></tr>')
    for a, x in disc: rows.append(dict(n='', type=tk['Part'], desc=a, qty='-1', unit=d.m(x), total=d.pick(f'({d.m(x)})', d.m(-x))))
    base = [('n', '#', ''), ('type', '', ''), ('desc', 'What we did', ''), ('qty', 'Qty', 'r'), ('unit', 'Rate', 'r'), ('total', 'Amt', 'r')]
    o = {'a': [0, 1, 2, 3, 4, 5], 'b': [0, 2, 1, 3, 4, 5], 'c': [3, 2, 1, 4, 5], 'd': [5, 2, 3, 4, 1]}[d.v]
    R = [x for x in d.compute(L, [], disc, mode='net', split=d.ch(.5)) if x[2] != 'disc']; dep = min(d.total // 2, d.pick(10000, 5000, 15000)); 
    b += d.tbl(rows, [base[i] for i in o], 'm') + f'<div class=nb><table class=tt>{d.totrows(R)}<tr><td>Less deposit {d.pick("(Zelle)","(card on file)","(cash)")}</td><td class=r>{d.m(-dep)}</td></tr><tr><td>You owe</td><td class=r>{d.m(d.total-dep)}</td></tr></table></div><p class=g>90 day labor guarantee. Customer-supplied parts carry no warranty.</p>'
    css = f'.h{{display:flex;justify-content:space-between;border-bottom:6px solid hsl({d.hue},70%,50%)}}.big{{font-size:22px;font-weight:bold}}.big small{{font-size:12px;font-weight:normal}}.no{{font-size:16px;text-align:right}}.two{{display:flex;gap:60px;margin:10px 0}}.m tr:nth-child(even) td{{background:hsl({d.hue},50%,96%)}}.m th{{text-align:left;border-bottom:1px solid}}.m th.r{{text-align:right}}.m td{{padding:4px}}.g{{font-size:10.5px;color:#666}}.tt{{margin:8px 0 0;width:300px}}tr.tot td{{font-weight:bold}}'
    return d.page(css, b)

def v23(d):  # portal print: accordion, job prices only, selected boxes
    js = d.jobs(max(d.n + 5, 9)); J = []; d.vkeys = ('year', 'make', 'model'); sel = []
    for i, j in enumerate(js):
        l = Line(j.title, 'Service', 1, j.sum); l.on = i == 0 or d.ch(.7); l.why = d.pick(*NOTES); l.k = j.lines; J.append(l)
    b = f'<div class=bar>{esc(d.shop)}</div><div class=pad><h2>{d.pick("Review your estimate","Hi "+d.cust.split()[0]+", your estimate is ready","Work for your approval")}</h2><div class=g>{d.veh()} &middot; {d.pick("RO","Estimate","Order")} {d.docno} &middot; {d.date}</div>'
    st = d.v in 'ac'
    if st: b += '<h4>Selected</h4>'
    for on in ((True, False) if st else (None,)):
        if on is False: b += '<h4>Not selected</h4>' if any(not l.on for l in J) else ''
        for l in J:
            if on is not None and l.on != on: continue
            b += f'<div class="c2 nb {"" if l.on else "off"}"><span class=ck>{"☑" if l.on else "☐"}</span><div class=bd><div class=fx><b>{esc(l.desc)}</b><span>{d.m(l.total)}</span></div><div class=g>{esc(l.why)}</div>' + (f'<div class=g>{len(l.k)} items: {esc(", ".join(k.desc for k in l.k[:3]))}</div>' if d.v in 'bc' else '') + f'</div></div>'
            if l.on: sel.append(l); d.add(l, False, False)
    fs = d.fees([Line('', 'Labor', 1, sum(l.total for l in sel))], .6); R = d.compute(sel, fs, d.coupons(sum(l.total for l in sel), .3), split=False); d.addfees(fs)
    b += f'<div class=nb><table class=tt>{d.totrows(R)}</table><div class=bt>Approve {sum(l.on for l in J)} of {len(J)}</div><div class=g>As low as {d.m(max(1500, d.total//24))}/mo. for 24 months, 0% to 29.99% APR with approved credit. {d.phone}</div></div></div>'
    css = f'body{{font-size:13px}}.bar{{background:hsl({d.hue},55%,25%);color:#fff;padding:12px;font-size:16px}}.pad{{padding:12px}}h2{{margin:2px 0;font-size:18px}}.g{{color:#777;font-size:11px}}.c2{{display:flex;gap:8px;box-shadow:0 0 0 1px #ddd;border-radius:8px;padding:8px;margin:8px 0}}.off{{opacity:.6}}.ck{{font-size:18px;font-family:"DejaVu Sans"}}.bd{{flex:1}}.fx{{display:flex;justify-content:space-between;gap:10px}}.tt td{{padding:3px 0}}tr.tot td{{font-size:17px;font-weight:bold;border-top:1px solid #999}}.bt{{background:hsl({d.hue},55%,45%);color:#fff;text-align:center;border-radius:20px;padding:8px;margin:8px 0}}'
    return d.page(css, b, '5.2in 10in', '.2in')

def v24(d):  # long coded statement, list / your price / saved, carried sums
    d.kind = 'invoice'; d.upper = d.v in 'bd'; d.labfirst = d.v in 'ab'; js = d.jobs(max(d.n, 4)); L = [l for j in js for l in j.lines]; d.font = d.pick('Roboto', 'Carlito', 'Lato', 'Inconsolata')
    per = 11; under = d.v in 'ac'; tx = d.v in 'ab'; pages = [L[i:i + per] for i in range(0, len(L), per)]; run = 0; b = ''
    cols = [('code', d.pick('Code', 'Op', 'Item'), ''), ('desc', d.pick('Particulars', 'Service / part', 'Description'), '')] + ([] if under else [('pn', 'Stock no.', '')]) + [('qty', d.pick('Qty', 'Units'), 'r'), ('list', d.pick('List', 'Retail'), 'r'), ('unit', d.pick('Your price', 'Net', 'Member'), 'r'), ('sv', 'You save', 'r'), ('total', 'Ext.', 'r')] + ([('tx', 'Tax', 'c')] if tx else [])
    if d.v == 'd': cols.remove(cols[0])
    for n, pg in enumerate(pages):
        rows = []
        if n: rows.append(dict(desc=f'<i>{d.pick("Brought forward","Carried from page")} {n if False else ""}</i>', total=f'<i>{d.m(run)}</i>'))
        for l in pg:
            c = d.cells(l); c['code'] = f"{l.kind[0]}{d.r.randint(100,999)}"; ls = l.unit * d.pick(100, 100, 105, 110, 115) // 100; c['list'] = d.m(ls); s = mul(l.qty, ls) - l.total; c['sv'] = d.m(s) if s > 0 else ''; c['tx'] = 'T' if l.kind == 'Part' else ''
            if under and l.pn: c['desc'] += f'<div class=g>#{l.pn} {esc(l.brand or "")}</div>'
            if l.note: c['desc'] += f'<div class=g>{esc(l.note)}</div>'
            rows.append(c); d.add(l); run += l.total
        if n < len(pages) - 1: rows.append(dict(desc='<i>Carried forward</i>', total=f'<i>{d.m(run)}</i>'))
        b += f'<div class=hd {"style=break-before:page" if n else ""}><b>{esc(d.shop)}</b><span>Invoice {d.docno} &middot; Page {n+1} of {len(pages)}</span></div>'
        if not n: b += f'<div class=q>{d.cust} | {d.caddr} | {d.veh()} | {d.vin} | {d.miles:,} mi | {d.date}<br>Member since 2016 &middot; Points 1,240 &middot; Key tag {d.r.randint(1,400)}</div>'
        b += d.tbl(rows, cols, 'm')
    fs = d.fees(L, .7); R = d.compute(L, fs, d.coupons(sum(l.total for l in L)), split=d.ch(.5)); d.addfees(fs)
    b += f'<table class="tt nb">{d.totrows(R)}</table><div class=g>Account balance before this invoice {d.m(0)}. Net 10 days. Next service at {d.miles+5000:,} miles.</div>'
    css = f'.hd{{border-bottom:3px solid hsl({d.hue},30%,40%);font-size:18px;padding-bottom:4px}}.hd span{{float:right;font-size:11px}}.q{{font-size:11px;padding:6px 0}}.m th{{text-align:left;font-size:10px;text-transform:uppercase;color:#555;padding:6px 4px}}.m th.r{{text-align:right}}.m td{{padding:6px 4px;vertical-align:top}}.m td:nth-child(2){{max-width:200px}}.g{{font-size:9.5px;color:#777}}.tt{{width:45%;margin:12px 0 12px auto}}tr.tot td{{font-weight:bold;font-size:15px}}'
    return d.page(css, b, margin='.6in')
