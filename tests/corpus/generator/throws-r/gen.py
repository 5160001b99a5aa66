"""gen.py [--out DIR] [--copies 4] [--seed 1] [--only 1,2]   prints rNNa.pdf ... with labels"""
import argparse, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from core import Doc, Chrome
from layouts_html import HTML
try:
    from layouts_rl import RL
except ImportError:
    RL = {}
BANDS = [(2, 4), (5, 9), (10, 16), (17, 25)]
if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--out", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    a.add_argument("--copies", type=int, default=4); a.add_argument("--seed", default="1"); a.add_argument("--only", default="")
    a = a.parse_args()
    only = [int(x) for x in a.only.split(",") if x] or range(1, 25)
    ch = None
    for no in only:
        bands = []
        r = random.Random("%s/%s" % (a.seed, no))
        while len(bands) < a.copies: b = BANDS[:]; r.shuffle(b); bands += b
        for k in range(a.copies):
            cp = chr(97 + k) if k < 26 else chr(96 + k // 26) + chr(97 + k % 26)
            d = Doc(a.out, no, cp, a.seed, bands[k])
            if no in HTML:
                d.generator = "chromium"
                h = HTML[no](d)
                ch = ch or Chrome()
                ch.print(h, os.path.join(a.out, d.name + ".pdf"))
            elif no in RL:
                d.generator = "reportlab"
                RL[no](d)
            else: continue
            d.save()
    if ch: ch.close()
