"""Every word and figure of the label must be in the text of the paper."""
import glob, json, os, re, subprocess
from core import OUT, comma
def main(only=None):
    bad = 0
    for p in sorted(glob.glob(OUT + '/y*.json')):
        d = json.load(open(p))
        if only and d['layout'] not in only: continue
        f = OUT + '/' + d['file']; pre = d['file']
        if os.path.getsize(f) > 300000: print(pre, 'TOO BIG')
        a = sum(i['totalPrice'] for i in d['items']) + d['tax'] - sum(d['discounts'])
        if d['total'] and a != d['total']: print(pre, 'SUM', a, d['total'])
        t = ''
        if f.endswith('pdf'): t = subprocess.run(['pdftotext', '-layout', f, '-'], capture_output=True, text=True).stdout
        else: t = open('/tmp/y_txt/' + d['file'] + '.txt').read()
        t = t.replace('\u2010', '-'); tl = re.sub(r'\s+', ' ', t); low = tl.lower()
        for i in d['items']:
            for w in i['description'].split():
                if w.lower() not in low: print(pre, 'word', w, '|', i['description']); bad += 1
            for k in ('totalPrice', 'unitPrice'):
                if i[k] and comma(i[k]) not in tl and comma(i[k]).replace(',', '') not in tl and not (i[k] % 100 == 0 and str(i[k] // 100) in tl): print(pre, k, i[k], i['description']); bad += 1
            if i['quantity'] is not None and not re.search(r'(?<![\d.])' + re.escape(str(i['quantity'])).rstrip('0') + r'0*(\.0+)?(?!\d)', tl): print(pre, 'qty', i); bad += 1
        for c in d['discounts'] + [d['total'], d['subtotal'] or 0]:
            if c and comma(c) not in tl and comma(c).replace(',', '') not in tl: print(pre, 'sum', c); bad += 1
        for v in list(d['vehicle'].values()) + [d['header']['documentNumber'] or '']:
            if str(v).lower() not in low.replace(',', '') and str(v).lower() not in low and str(v).replace(' ', '').lower() not in low.replace(' ', ''): print(pre, 'veh', v); bad += 1
        if d['header']['shop'].lower() not in low and any(w not in low for w in d['header']['shop'].lower().split()): print(pre, 'shop'); bad += 1
    print('bad', bad)
if __name__ == '__main__': main()
