# Shared helpers: money tracking, label writing, closing check.
import json, os, re, subprocess, html
OUT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..'))
TMP = os.environ.get('UNSEEN_TMP', '/tmp/unseen'); os.makedirs(TMP, exist_ok=True)
esc = html.escape

def half_up(num, den):  # positive integers, cents
    return (2 * num + den) // (2 * den)

def pct(cents, per_million):  # 8.25% -> 82500
    return half_up(cents * per_million, 1_000_000)

class Doc:
    def __init__(s, layout, variant, generator, shop, number, vehicle, kind=None, ext='pdf'):
        s.layout, s.variant, s.generator, s.kind = layout, variant, generator, kind
        s.shop, s.number, s.vehicle, s.ext = shop, number, vehicle, ext
        s.items, s.discounts, s.printed = [], [], []
        s.name = f'{layout}-{"1" if variant == 1 else "photo"}'
        s.path = os.path.join(OUT, f'{s.name}.{ext}') if variant == 1 else os.path.join(TMP, f'{s.name}.{ext}')
    def m(s, c, sign='$', neg='-'):
        """print an amount and remember that it is printed"""
        s.printed.append(abs(c))
        t = f'{abs(c)//100:,}.{abs(c)%100:02d}'
        return (neg if c < 0 else '') + sign + t
    def n(s, c):
        return s.m(c, sign='')
    def add(s, description, type_, total, quantity=None, unit=None):
        s.items.append(dict(description=description, type=type_, totalPrice=total, quantity=quantity, unitPrice=unit))
        if quantity is not None and unit is not None:
            assert half_up(round(quantity * 1000) * unit, 1000) == total, (s.name, description, quantity, unit, total)
        return total
    def sum(s, *types):
        return sum(i['totalPrice'] for i in s.items if not types or i['type'] in types)
    def finish(s, subtotal, tax, total):
        assert s.sum() - sum(s.discounts) + (tax or 0) == total, (s.name, s.sum(), s.discounts, tax, total)
        photo = s.variant != 1
        final = f'{s.name}.jpg' if photo else f'{s.name}.{s.ext}'
        label = dict(file=final, layout=s.layout,
                     hardships=['photo'] if photo else (['screenshot'] if s.ext == 'png' else []),
                     author='unseen-advisor', generator=s.generator)
        if s.kind: label['kind'] = s.kind
        y, mk, mo = s.vehicle
        label.update(printed=s.printed, header=dict(shop=s.shop, documentNumber=s.number),
                     vehicle=dict(year=y, make=mk, model=mo), items=s.items, discounts=s.discounts,
                     subtotal=subtotal, tax=tax, total=total)
        json.dump(label, open(os.path.join(OUT, f'{s.name}.json'), 'w'), ensure_ascii=False)

def run(cmd, **kw):
    return subprocess.run(['nice', '-n', '10'] + cmd, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **kw)

def chromium(doc, body, size=None, scale=1):
    src = os.path.join(TMP, doc.name + '.html'); open(src, 'w').write(body)
    base = ['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', f'--user-data-dir={TMP}/chrome']
    if doc.ext == 'png':
        run(base + [f'--force-device-scale-factor={scale}', f'--window-size={size[0]},{size[1]}', f'--screenshot={doc.path}', 'file://' + src])
    else:
        run(base + ['--no-pdf-header-footer', f'--print-to-pdf={doc.path}', 'file://' + src])
