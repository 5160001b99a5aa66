#!/usr/bin/python3
import os, sys
if os.path.realpath(sys.executable) != os.path.realpath("/usr/bin/python3") and not os.environ.get("THW"): os.environ["THW"] = "1"; os.execv("/usr/bin/python3", ["/usr/bin/python3"] + sys.argv)
import sys, os, json, glob, importlib, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from base import *
def main():
    only = [int(x) for x in sys.argv[1:] if x != "-v"]
    lays = {}
    for mod in ('prose1', 'prose2', 'cards1', 'cards2', 'misc'):
        try: m = importlib.import_module(mod)
        except ModuleNotFoundError as e:
            if e.name != mod: raise
            print('no', mod); continue
        lays.update(m.LAYOUTS)
    bad = 0; n = 0
    for k in sorted(lays):
        if only and k not in only: continue
        for v in 'abcd':
            for s in range(14):
                d = Doc(k, v, s); lays[k](d); e = check(d) + ([] if 3 <= len(d.items) <= 28 else [f'lines {len(d.items)}'])
                if not e: break
                if "-v" in sys.argv: print("  retry", d.name, e[:2])
            n += 1
            json.dump(d.label(), open(d.path('json'), 'w'), indent=1)
            if e: bad += 1; print(d.name, len(d.items), e[:6])
    print('papers', n, 'with errors', bad)
main()
