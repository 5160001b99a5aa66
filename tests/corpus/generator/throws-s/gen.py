#!/usr/bin/python3
# usage: gen.py [--only 1,2] [--per 4] [--seed 7] [--out DIR]
import sys, os, json, argparse, subprocess, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from core import *
import layouts1
try: import layouts2
except ImportError: layouts2 = None
ap = argparse.ArgumentParser(); ap.add_argument('--only', default=''); ap.add_argument('--per', type=int, default=4); ap.add_argument('--seed', type=int, default=7); ap.add_argument('--out', default='throws-s/'); a = ap.parse_args()
out = a.out.rstrip('/') + '/'; os.makedirs(out, exist_ok=True)
F = {}
for k in range(1, 25):
    for mod in (layouts1, layouts2):
        f = getattr(mod, f's{k:02d}', None) if mod else None
        if f: F[k] = f
only = [int(x) for x in a.only.split(',')] if a.only else sorted(F)
ch = None; lo = {}
suf = lambda i: 'abcdefghijklmnopqrstuvwxyz'[i] if a.per <= 26 else f'{i:04d}'
for k in only:
    for i in range(a.per):
        name = f's{k:02d}{suf(i)}'
        R = Dice(f'{a.seed}-{k}-{i}'); R.out = out
        r = F[k](R, name, i)
        if r['b'] == 'C':
            if ch is None: ch = Chrome()
            ch.pdf(r['html'], out + name + '.pdf', **r.get('opt', {}))
        elif r['b'] == 'G':
            p = subprocess.run(['groff', '-t', '-Tpdf', '-P-pletter', '-Kutf8'], input=r['src'].encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            if p.stderr: print(name, p.stderr.decode()[:300])
            open(out + name + '.pdf', 'wb').write(p.stdout)
        elif r['b'] == 'L':
            d = '/tmp/lo_s'; os.makedirs(d, exist_ok=True); fn = f'{d}/{name}.{r["ext"]}'; open(fn, 'w').write(r['src']); lo.setdefault('all', []).append(fn)
        json.dump(r['lab'].d, open(out + name + '.json', 'w'), indent=1, ensure_ascii=False)
if ch: ch.close()
for ext, fs in lo.items():
    p = subprocess.run(['soffice', '--headless', '-env:UserInstallation=file:///tmp/lo_prof_s', '--convert-to', 'pdf', '--outdir', out] + fs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
