"""Photographs of printed pages: perspective, bend, shadow, blur, noise, fax; the same seed gives the same picture."""
import glob, json, os, random, subprocess, sys
import numpy as np
from PIL import Image, ImageFilter
out, pattern = sys.argv[1], sys.argv[2:]
os.makedirs(out, exist_ok=True)
for n, pdf in enumerate(sorted(f for p in pattern for f in glob.glob(p))):
    name = os.path.basename(pdf)[:-4]
    label = json.load(open(pdf[:-4] + ".json"))
    pages = subprocess.run(["pdfinfo", pdf], capture_output=True, text=True).stdout
    if "Pages:           1" not in pages: continue
    if os.path.exists(f"{out}/{name}.jpg"): continue
    r = random.Random(name)
    dpi = r.choice([130, 150, 165])
    png = f"/tmp/photo-{os.getpid()}"
    subprocess.run(["pdftoppm", "-r", str(dpi), "-png", "-singlefile", pdf, png], check=True)
    page = Image.open(png + ".png").convert("L")
    w, h = page.size
    kind = r.choice(["angle", "angle", "bend", "bend", "fax", "shadow"])
    hard = []
    m = int(0.06 * w)
    W, H = w + 2 * m, h + 2 * m
    canvas = Image.new("L", (W, H), r.randint(70, 150) if kind != "fax" else 255)
    canvas.paste(page, (m, m))
    if kind in ("angle", "bend", "shadow"):
        d = 0.035 if kind == "angle" else 0.018
        j = lambda s: r.uniform(-d, d) * s
        src = [j(W) , j(H), j(W), H + j(H), W + j(W), H + j(H), W + j(W), j(H)]
        canvas = canvas.transform((W, H), Image.QUAD, src, Image.BICUBIC, fillcolor=110)
        canvas = canvas.rotate(r.uniform(-2.2, 2.2), Image.BICUBIC, fillcolor=110)
        hard.append("angle")
    a = np.asarray(canvas).astype(np.float32)
    H, W = a.shape
    if kind == "bend":
        yy, xx = np.mgrid[0:H, 0:W]
        amp = r.uniform(2, 6) * dpi / 150
        shift = amp * np.sin(xx / W * np.pi * r.uniform(1, 2) + r.uniform(0, 6)) + r.uniform(0, 3) * np.sin(yy / H * 5 + r.uniform(0, 6))
        src = np.clip((yy + shift), 0, H - 1.001)
        lo = src.astype(int); f = src - lo
        a = a[lo, xx] * (1 - f) + a[lo + 1, xx] * f
        hard.append("crumple")
    if kind != "fax":
        yy, xx = np.mgrid[0:H, 0:W]
        g = 1 + r.uniform(-.25, .1) * (xx / W) + r.uniform(-.25, .1) * (yy / H)
        if kind == "shadow":
            edge = r.uniform(.3, .7) * W + (yy - H / 2) * r.uniform(-.5, .5)
            g *= 1 - .35 / (1 + np.exp(-(xx - edge) / 25)); hard.append("shadow")
        a = a * g + np.random.default_rng(n).normal(0, r.uniform(2, 7), a.shape)
        im = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(r.uniform(.3, .9)))
    else:
        im = Image.fromarray(np.where(a + np.random.default_rng(n).normal(0, 18, a.shape) > 150, 255, 0).astype(np.uint8)); hard = ["fax"]
    im.convert("RGB").save(f"{out}/{name}.jpg", quality=r.choice([55, 65, 75]))
    label.update(file=name + ".jpg", hardships=hard)
    json.dump(label, open(f"{out}/{name}.json", "w"))
os.path.exists(png + ".png") and os.remove(png + ".png")
