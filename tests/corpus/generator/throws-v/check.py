import json, glob, subprocess, re, os, sys
bad = 0; n = 0
for f in sorted(glob.glob('throws-v/v*.json')):
    j = json.load(open(f)); p = f[:-4] + 'pdf'; e = []; n += 1
    if not os.path.exists(p): print(f, 'no pdf'); bad += 1; continue
    raw = subprocess.run(['pdftotext', '-raw', p, '-'], capture_output=True, text=True).stdout + '\n' + subprocess.run(['pdftotext', '-layout', p, '-'], capture_output=True, text=True).stdout
    nums = set(re.findall(r'\d[\d,]*\.\d\d(?!\d)', raw)); cents = {int(x.replace(',', '').replace('.', '')) for x in nums}
    sq = re.sub(r'\s+', '', raw); words = set(raw.split())
    for i in j['items']:
        if i['totalPrice'] not in cents: e.append(f"amount {i['totalPrice']}")
        if i['unitPrice'] is not None and i['unitPrice'] not in cents and f"{i['unitPrice']//100}" not in raw: e.append(f"unit {i['unitPrice']}")
        if i['quantity'] is not None and not re.search(r'(?<![\d.])0?%s(\.?0*)(?!\d)' % re.escape(f"{i['quantity']:g}".lstrip('0') or '0'), raw): e.append(f"qty {i['quantity']}")
        if i['quantity'] is not None and i['unitPrice'] is not None and abs(i['quantity'] * i['unitPrice'] - i['totalPrice']) > .51 and not j['layout'] in ('v02', 'v24'): e.append(f"ext {i['description']}")
        if re.sub(r'\s+', '', i['description']) not in sq and not all(w in words or w in raw for w in i['description'].split()): e.append('desc ' + i['description'])
        if i['totalPrice'] <= 0: e.append('zero')
    s = sum(i['totalPrice'] for i in j['items'])
    if j['total'] is not None:
        if j['total'] not in cents: e.append('total absent')
        if s - sum(j['discounts']) + j['tax'] != j['total']: e.append(f"sum {s} {j['discounts']} {j['tax']} {j['total']}")
    if j['tax'] and j['tax'] not in cents: e.append('tax absent')
    if j['subtotal'] is not None and j['subtotal'] not in cents: e.append('sub absent')
    for x in j['discounts']:
        if x not in cents: e.append(f'disc {x}')
    h = j['header']
    for x in (h['shop'], h['documentNumber'], j['vehicle'].get('vin')):
        if x and re.sub(r'\s+', '', x) not in sq: e.append('head ' + x)
    if 'mileage' in j['vehicle'] and not re.search(f"{j['vehicle']['mileage']}|{j['vehicle']['mileage']:,}", raw): e.append('miles')
    for k in ('year', 'make', 'model'):
        if k in j['vehicle'] and str(j['vehicle'][k]).replace(' ', '') not in sq: e.append(k)
    if os.path.getsize(p) > 300000: e.append('size')
    if e: bad += 1; print(os.path.basename(f), e[:6])
print(n, 'labels', bad, 'bad')
