import sys, json, os, subprocess, importlib
sys.path.insert(0, os.path.dirname(__file__)); from core import D
OUT = 'throws-v'; TMP = '/tmp/throws-v'; os.makedirs(TMP, exist_ok=True)
mods = {}
for mn in ('lay_a', 'lay_b', 'lay_c'):
    try: m = importlib.import_module(mn)
    except ModuleNotFoundError: continue
    mods.update({k: getattr(m, k) for k in dir(m) if len(k) == 3 and k[0] == 'v' and k[1:].isdigit()})
want = sys.argv[1:] or sorted(mods)
web, lo = [], []
for k in want:
    for v in 'abcd':
        d = D(k, v); x = mods[k](d)
        if d.gen == 'chromium':
            f = f'{TMP}/{d.name}.html'; open(f, 'w').write(x); web.append([f, f'{OUT}/{d.name}.pdf'])
        elif d.gen == 'libreoffice':
            f = f'{TMP}/{d.name}.{d.ext}'; open(f, 'w').write(x); lo.append(f)
        json.dump(d.label(), open(f'{OUT}/{d.name}.json', 'w'), indent=1, ensure_ascii=False)
if web:
    json.dump(web, open(TMP + '/list.json', 'w')); subprocess.run(['node', os.path.dirname(os.path.abspath(__file__)) + '/print.mjs', TMP + '/list.json'], check=True)
if lo: subprocess.run(['soffice', '-env:UserInstallation=file:///tmp/throws-v/prof', '--headless', '--convert-to', 'pdf', '--outdir', OUT] + lo, check=True, stdout=subprocess.DEVNULL)
