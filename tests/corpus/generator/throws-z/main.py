"""python3 make/main.py [z01 z02 ...]: prints all papers and labels, checks each."""
import importlib, os, sys, traceback
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core
ALL = {}
for m in ("html1", "html2", "paper1", "paper2", "typed"):
    if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), m + ".py")): ALL.update(importlib.import_module(m).ALL)
bad = n = 0
for lay in sorted(ALL):
    if len(sys.argv) > 1 and lay not in sys.argv[1:]: continue
    fn, trades, kind, gen = ALL[lay]
    for c in "abcd":
        p = core.P(lay, c, trades, kind, gen)
        try: cs = fn(p); p.finish(bool(cs)); n += 1
        except Exception: bad += 1; print("BAD", lay + c); traceback.print_exc(limit=-2)
print(len(ALL), "layouts,", n, "good,", bad, "bad")
