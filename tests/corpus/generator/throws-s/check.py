#!/usr/bin/python3
import json, glob, subprocess, sys, re, os
d = (sys.argv[1] if len(sys.argv) > 1 else 'throws-s').rstrip('/')
bad = n = it = 0
norm = lambda s: re.sub(r'\s+', '', s)
for f in sorted(glob.glob(d + '/s*.json')):
    j = json.load(open(f)); pdf = d + '/' + j['file']; n += 1; it += len(j['items'])
    if not os.path.exists(pdf): print('NO PDF', pdf); bad += 1; continue
    t = subprocess.run(['pdftotext', '-layout', pdf, '-'], stdout=subprocess.PIPE).stdout.decode()
    raw = subprocess.run(['pdftotext', '-raw', pdf, '-'], stdout=subprocess.PIPE).stdout.decode()
    nums = re.findall(r'(?<![\d,.])(?:\d{1,3}(?:,\d{3})+|\d*)\.\d\d(?!\d)', t) ; S = {int(round(float(x.replace(',', '') )* 100)) for x in nums} | {int(x.replace(',', '')) * 100 for x in re.findall(r'\$ ?([\d,]+)(?![\d.,])', t) if x.strip(',')}
    e = []
    from collections import Counter
    cnt = Counter(int(round(float(x.replace(',', '')) * 100)) for x in nums) + Counter(int(x.replace(',', '')) * 100 for x in re.findall(r'\$ ?([\d,]+)(?![\d.,])', t) if x.strip(','))
    need = Counter(i['totalPrice'] for i in j['items'])
    for v, k in need.items():
        if cnt[v] < k: e.append(f'total {v} x{k} found {cnt[v]}')
    for v in j['discounts'] + [j['total'], j['subtotal'], j['tax'] or None] + [i['unitPrice'] for i in j['items']]:
        if v is not None and v not in S: e.append(f'amount {v} missing')
    words = set(re.findall(r'\S+', t + ' ' + raw)); nt, nr = norm(t), norm(raw)
    for i in j['items']:
        if norm(i['description']) in nr or norm(i['description']) in nt: pass
        else:
            miss = [w for w in i['description'].split() if w not in t and w not in raw]
            if miss: e.append(f'words {miss}')
        if i['quantity'] and i['unitPrice'] and j['layout'] not in ('muffler_chain_row_parts_labor', 'powersports_rv_marine', 'glass_nags'):
            if abs(i['quantity'] * i['unitPrice'] - i['totalPrice']) > 1: e.append(f'qxu {i}')
    h = j['header']
    for x in (h['shop'], h['documentNumber']):
        if x and norm(x) not in nr and norm(x) not in nt and not all(w in t for w in x.split()): e.append('header ' + x)
    for k, x in j['vehicle'].items():
        xs = [f'{x}', f'{x:,}', f'{x % 100:02d}/'] if isinstance(x, int) else [x]
        if not any(norm(z) in nr or norm(z) in nt or (isinstance(x, str) and all(w in t for w in x.split())) for z in xs): e.append(f'vehicle {k} {x}')
    if j['total'] is not None and sum(i['totalPrice'] for i in j['items']) - sum(j['discounts']) + j['tax'] != j['total']: e.append('sum')
    if os.path.getsize(pdf) > 300000: e.append('size')
    if e: bad += 1; print(j['file'], e[:6])
print('documents', n, 'items', it, 'bad', bad)
