# items + tax - discounts == total; printed == amounts found in the page's own text (digital source of both fillings)
import json, glob, os, re, subprocess
from collections import Counter
from common import OUT, TMP
bad = 0
for f in sorted(glob.glob(OUT + '/*.json')):
    L = json.load(open(f)); n = os.path.basename(f)[:-5]
    s = sum(i['totalPrice'] for i in L['items']) - sum(L['discounts']) + (L['tax'] or 0)
    msg = [] if s == L['total'] else [f'sum {s} != {L["total"]}']
    if L['subtotal'] is not None and L['subtotal'] not in (L['total'] - (L['tax'] or 0), L['total'] - (L['tax'] or 0) + sum(L['discounts'])): msg.append('subtotal')
    src = os.path.join(OUT, n + '.pdf') if os.path.exists(os.path.join(OUT, n + '.pdf')) else os.path.join(TMP, n + '.pdf')
    if os.path.exists(src):
        t = subprocess.run(['pdftotext', '-layout', src, '-'], stdout=subprocess.PIPE).stdout.decode()
        found = Counter(int(m.replace(',', '').replace('.', '')) for m in re.findall(r'(?<![\d.])\d[\d,]*\.\d\d(?![\d%])', t))
        have = Counter(L['printed'])
        if found != have: msg.append(f'printed differs: only paper {dict(found-have)} only label {dict(have-found)}')
        low = re.sub(r'\s+', ' ', t)
        for i in L['items']:
            if i['description'] not in low: msg.append('text? ' + i['description'])
        for x in [L['header']['shop'], L['header']['documentNumber'], L['vehicle']['model']]:
            if x and x.lower() not in low.lower(): msg.append('head? ' + x)
    fin = os.path.join(OUT, L['file'])
    if not os.path.exists(fin): msg.append('NO FILE')
    elif os.path.getsize(fin) > 300 * 1024: msg.append('too big')
    bad += bool(msg); print(n, 'OK' if not msg else msg, f"{L['total']/100:.2f}")
print('bad', bad)
