"""bbox.py DIR : words outside the page, and words that overlap"""
import glob, re, subprocess, sys
bad = 0
for f in sorted(glob.glob(sys.argv[1] + "/r*.pdf")):
    x = subprocess.run(["pdftotext", "-bbox", f, "-"], capture_output=True, text=True).stdout
    for pg in x.split("<page ")[1:]:
        W, H = map(float, re.match(r'width="([\d.]+)" height="([\d.]+)"', pg).groups())
        ws = [(float(a), float(b), float(c), float(d), t) for a, b, c, d, t in re.findall(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>', pg)]
        for w in ws:
            if w[0] < 5 or w[2] > W - 3 or w[1] < 2 or w[3] > H - 2: print(f, "outside", w); bad += 1
        for i, a in enumerate(ws):
            for b in ws[i + 1:]:
                ox = min(a[2], b[2]) - max(a[0], b[0]); oy = min(a[3], b[3]) - max(a[1], b[1])
                if ox > 1.5 and oy > .55 * min(a[3] - a[1], b[3] - b[1]): print(f, "overlap", a, b); bad += 1
print("bbox problems", bad)
