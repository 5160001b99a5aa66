"""Prints all papers: python3 make/main.py [y01 y02 ...]"""
import sys, os, subprocess, tempfile, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core
L = {}
for mod in ('lay1', 'lay2', 'lay3', 'lay4'):
    try: L.update(importlib.import_module(mod).LAYOUTS)
    except ModuleNotFoundError as e:
        if e.name != mod: raise
def chromium(src, out):
    with tempfile.TemporaryDirectory() as t:
        p = t + '/p.html'; open(p, 'w').write(src)
        subprocess.run(['/usr/bin/chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', f'--user-data-dir={t}/u', f'--print-to-pdf={out}', p], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=90, check=True)
def main(only):
    for k in sorted(L):
        if only and k not in only: continue
        for x in 'abcd':
            d = core.Doc(k, x)
            res = L[k](d)
            ext = 'pdf'
            if isinstance(res, str): chromium(res, f"{core.OUT}/{d.name}.pdf")
            elif res is not None: ext = res(f"{core.OUT}/{d.name}")
            d.save_label(ext)
        print(k, flush=True)
    import check; check.main(only)
if __name__ == '__main__': main(sys.argv[1:])
