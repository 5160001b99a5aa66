from base import *
def plural(n): return n.endswith('s') and not n.endswith('ss')
def isv(n): return 'are' if plural(n) else 'is'
def cap(s): return s[:1].upper() + s[1:]
def fluid(n): return any(x in n.lower() for x in ('oil', 'fluid', 'coolant', 'atf', 'refrigerant', 'r-134', 'r-1234', 'r134', 'def,', 'gear lube', 'auto-trak')) and not any(x in n.lower() for x in ('seal', 'gasket', 'filter', 'hose', 'line'))
def tidy(d):
    "in prose a single thing has no printed quantity; a printed one of many keeps it"
    for i in d.items:
        if i.qty == 1 and i.type != 'Labor': i.qty = i.unit = None
def phrase(d, it, start=False, m=None, lab=None, nv=False):
    m = m or (lambda c: d.m(c)); p = m(it.total); n = it.desc; r = d.r
    if it.type == 'Labor':
        lab = lab or d.r.choice(['eq', 'an', 'at', 'is'])
        if it.qty is None: t = [f'{p} for {n}', f'{n} {p}', f'{p} in {n}', f'{n} is {p}']
        elif lab == 'eq': t = [f'{n} {it.qty:g} hrs @ {m(it.unit)} = {p}', f'{n} {it.qty:g} hrs x {m(it.unit)} = {p}', f'{it.qty:g} hours {n} @ {m(it.unit)}/hr = {p}']
        elif lab == 'an': t = [f'{it.qty:g} hours of {n} at {m(it.unit)} an hour, {p}', f'{it.qty:g} hours of {n} at {m(it.unit)} per hour which is {p}']
        elif lab == 'at': t = [f'{p} for {n} ({it.qty:g} hours at {m(it.unit)})', f'{p} in {n}, {it.qty:g} hours at our rate of {m(it.unit)}']
        else: 
            t = [f'{n} is {it.qty:g} hours, {p}', f'the {n} at {it.qty:g} hours comes to {p}']; it.unit = None
    elif it.type == 'Part' and it.qty:
        q = f'{it.qty:g}' if r.random() < .7 else NUMW[it.qty]; u = m(it.unit)
        of = q + ((' pounds of ' if 'R-1' in n else r.choice([' quarts of ', ' units of '])) if fluid(n) else ' ') + n
        t = [f'{of} at {u} each, {p}', f'{p} for {of} ({u} each)', f'{of} @ {u} = {p}', f'{of} at {u} apiece, together {p}', f'{p} for {of} at {u} each']
    elif it.type == 'Part':
        t = [f'the {n} {isv(n)} {p}', f'{p} for the {n}', f'{n} at {p}', f'the {n} ({p})', f'{n}, {p}', f'the {n} at {p}', f'{n} for {p}', f'{p} for {n}']
    elif it.type == 'Fee':
        t = [f'{p} for {n}', f'{p} {n}', f'the {n} of {p}', f'{n} {p}', f'a {n} of {p}' if not plural(n) and n[0] not in 'aeio' else f'{n} of {p}']
    else:
        t = [f'{p} for the {n}', f'the {n} for {p}', f'{n} at {p}', f'{n} {p}', f'the {n} {"come" if plural(n) else "comes"} to {p}', f'the {n} will be {p}']
    if it.type == 'Service' and n not in [s[0][0] for s in SERVICES] and r.random() < .88:
        t = [f'{p} for the {n} installed', f'the {n} will be {p} parts and labor', f'{p} for the {n} with labor', f'the {n} at {p} installed', f'{n} {p} installed', f'the {n} for {p} parts and labor']
    if nv: t = [x for x in t if not re.search(r' (is|are|comes? to|will be|runs?) ', x)] or t
    if start: t = [x for x in t if not x.startswith(n)] or [f'the {n}, {p}']
    s = r.choice(t)
    return cap(s) if start else s
def joined(l, last='and'):
    if len(l) == 1: return l[0]
    return (', ' if all(',' not in x for x in l) else '; ').join(l[:-1]) + (', ' if len(l) > 2 else ' ') + last + ' ' + l[-1]
WHY = ['The {n} {is} worn out.', 'We found the {n} {is} bad.', 'Your {n} {is} past the point of saving.', 'The noise you hear is the {n}.', 'I would do the {n} before winter.', 'As we talked about on the phone, the {n} {needs} to be done.', 'The tech found that the {n} {needs} attention.', 'First the {n}.', 'The {n} failed our test.', 'The {n} {is} original and {is} done for.', 'Next is the {n}.']
def why(d, noun):
    c = [w for w in WHY if w not in d.said and not (w.startswith('First') and d.said)]
    s = d.r.choice(c); d.said.append(s); return s.format(n=noun, **{'is': isv(noun), 'needs': 'need' if plural(noun) else 'needs'})
LEAD = ['For that I have ', 'That takes ', 'Cost there is ', 'I figure ', 'This one is ', 'It breaks down as ', 'You would pay ', 'That is ', 'My price is ', 'We come up with ']
def worksent(d, o, m=None, lab=None, lead=True, last='and', w=True):
    its = list(o.items)
    s = (why(d, o.noun) + ' ') if w else ''
    if lead: return s + d.r.choice(LEAD) + joined([phrase(d, i, m=m, lab=lab, nv=True) for i in its], last) + '.'
    return s + joined([phrase(d, its[0], True, m=m, lab=lab)] + [phrase(d, i, m=m, lab=lab) for i in its[1:]], last) + '.'
def totals(d, m=None, style=None):
    m = m or (lambda c: d.m(c)); s, t, T = d.subtotal, d.tax, d.total
    if not t and s is None: l = [f'All together that is {m(T)}.', f'The whole thing comes to {m(T)}, no tax.', f'You are looking at {m(T)} total.', f'So {m(T)} all in.', f'That makes {m(T)} for everything above.', f'Grand total {m(T)}.']
    elif not t: l = [f'Subtotal and total are the same, {m(T)}, since we do not charge tax.', f'It adds up to {m(s)}; there is no tax on this, so the total is {m(T)}.']
    elif s is None: l = [f'With {m(t)} sales tax it comes to {m(T)}.', f'Add {m(t)} for tax and the total is {m(T)}.', f'Total with tax ({m(t)}) is {m(T)} out the door.', f'Out the door {m(T)}, and {m(t)} of that is tax.']
    else: l = [f'That comes to {m(s)} before tax, {m(t)} in sales tax, {m(T)} out the door.', f'Subtotal is {m(s)}, tax at {d.taxrate:g}% is {m(t)}, so the total is {m(T)}.', f'So we are at {m(s)} plus {m(t)} tax, which makes {m(T)}.', f'Your total is {m(T)}: {m(s)} for the work and {m(t)} for the state.']
    return d.r.choice(l)
def discsent(d, m=None):
    m = m or (lambda c: d.m(c)); o = d.discrows[-1]; a = m(o.amt)
    return d.r.choice([f'I am taking {a} off as your {o.desc}.', f'Less {a} for the {o.desc}.', f'With the {o.desc} you get {a} off.', f'There is a {o.desc} of {a} that comes off.'])
def deposit(d, m=None):
    m = m or (lambda c: d.m(c)); c = d.loose(50, max(51, d.total // 200))
    return d.r.choice([f'We ask for {m(c)} down to order parts, the rest when you pick it up.', f'I got your deposit of {m(c)}, thank you, so the balance is {m(d.total - c)}.', f'A deposit of {m(c)} holds the appointment.', f'You already gave me {m(c)} which leaves {m(d.total - c)} at pickup.'])
LABORS = ['labor', 'labor', 'labor', 'shop labor', 'labor', 'bench time']
def build(d, n, modes=('split', 'flat'), fee=.5, disc=.3, svc=.3, tax=None, sub=None, subafter=True, labqty=None, one_lab=False):
    "items of a prose paper; returns works, loose services, fees"
    d.case = 'as2'; ws = []; lq = d.p(.6) if labqty is None else labqty
    sv = [d.service(True)] if d.p(svc) else []
    for k in range(n):
        ws.append(d.work(d.r.choice(modes), plain=True, labor=(d.r.choice(LABORS) if not one_lab else 'labor'), maxparts=d.r.choice([1, 2, 3]), labqty=lq))
    fs = [d.fee(True)] if d.p(fee) else []
    if d.p(disc): d.disc(True)
    tidy(d)
    d.settle(tax or d.r.choice(['all', 'parts', 'all', 'none']), sub=d.p(.5) if sub is None else sub, subafter=subafter)
    return NS(works=ws, svcs=sv, fees=fs)
