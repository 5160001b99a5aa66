import os, sys
try: import reportlab
except ModuleNotFoundError:
    if sys.executable != "/usr/bin/python3": os.execv("/usr/bin/python3", ["/usr/bin/python3"] + sys.argv)
sys.dont_write_bytecode = True
import sys, traceback, importlib
from core import Doc
MODS = ['dealer1', 'dealer2', 'body1', 'body2', 'fleet1', 'fleet2', 'other1']
def main():
    want = sys.argv[1:]
    n = 0
    for mod in MODS:
        try: M = importlib.import_module(mod)
        except ModuleNotFoundError as e:
            if e.name != mod: raise
            print('no', mod); continue
        for k in sorted(x for x in dir(M) if x[0] == 'L' and x[1:].isdigit()):
            lay = 'x' + k[1:]
            for a in 'abcd':
                if want and lay not in want and lay + a not in want: continue
                try: getattr(M, k)(Doc(lay, a)); n += 1
                except Exception: print('FAIL', lay + a); traceback.print_exc(limit=-3)
    print(n, 'papers')
main()
