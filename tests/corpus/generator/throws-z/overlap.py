"""looks for words printed over each other or outside the page"""
import glob, os, re, subprocess
O = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob(O + "/*.pdf")):
    t = subprocess.run(["pdftotext", "-bbox", f, "-"], capture_output=True, text=True).stdout
    for pg in t.split("<page ")[1:]:
        w, h = map(float, re.search(r'width="([\d.]+)" height="([\d.]+)"', pg).groups())
        B = [(float(a), float(b), float(c), float(d), x) for a, b, c, d, x in re.findall(r'xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word', pg)]
        n = []
        for i, p in enumerate(B):
            if p[0] < 0 or p[1] < -2 or p[2] > w + 1 or p[3] > h: n.append(("OUT", p[4]))
            for q in B[i + 1:]:
                ox = min(p[2], q[2]) - max(p[0], q[0]); oy = min(p[3], q[3]) - max(p[1], q[1])
                if ox > 1.5 and oy > .45 * min(p[3] - p[1], q[3] - q[1]): n.append((p[4], q[4]))
        if n: print(os.path.basename(f), len(n), n[:6])
