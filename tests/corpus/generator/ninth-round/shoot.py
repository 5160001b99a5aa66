# Turns the clean page of the second filling into a phone photo: perspective 3-12 deg, curl, uneven light,
# shadow, blur, table background, JPEG 60-80; 8 MP canvas scaled to <= 2300 px.
import os, sys, json, glob, subprocess, math
import numpy as np
from PIL import Image, ImageFilter
from base import OUT, TMP

def bilinear(img, x, y):
    h, w = img.shape[:2]
    x = np.clip(x, 0, w - 1.001); y = np.clip(y, 0, h - 1.001)
    x0 = x.astype(np.int32); y0 = y.astype(np.int32); fx = (x - x0)[:, None].astype(np.float32); fy = (y - y0)[:, None].astype(np.float32)
    a = img[y0, x0]; b = img[y0, x0 + 1]; c = img[y0 + 1, x0]; d = img[y0 + 1, x0 + 1]
    return a * (1 - fx) * (1 - fy) + b * fx * (1 - fy) + c * (1 - fx) * fy + d * fx * fy

def noise(rng, h, w, cells_y, cells_x):
    a = rng.random((cells_y, cells_x)).astype(np.float32)
    return np.asarray(Image.fromarray((a * 255).astype(np.uint8)).resize((w, h), Image.BICUBIC), np.float32) / 255

def table(rng, h, w, kind):
    if kind == 'wood':
        g = .6 * noise(rng, h, w, 60, 3) + .4 * noise(rng, h, w, 220, 6)
        return np.array([118, 82, 52], np.float32) + (g[..., None] - .5) * np.array([60, 46, 34], np.float32)
    if kind == 'bench':
        g = .7 * noise(rng, h, w, 12, 12) + .3 * noise(rng, h, w, 90, 90)
        return np.array([88, 92, 98], np.float32) + (g[..., None] - .5) * 46
    if kind == 'laminate':
        g = .5 * noise(rng, h, w, 5, 7) + .5 * noise(rng, h, w, 160, 120)
        return np.array([186, 176, 160], np.float32) + (g[..., None] - .5) * 26
    g = .6 * noise(rng, h, w, 4, 200) + .4 * noise(rng, h, w, 8, 8)   # dark seat fabric
    return np.array([46, 48, 54], np.float32) + (g[..., None] - .5) * 22

def shoot(src, dst, seed, kind, tilt, warm, dpi, crumple=0, blur=0, dark=1.0, curl=1.0, screen=None):
    rng = np.random.default_rng(seed)
    if src.endswith('.pdf'):
        base = os.path.join(TMP, 'ras'); subprocess.run(['nice', '-n', '10', 'pdftoppm', '-r', str(dpi), '-png', '-singlefile', src, base], check=True)
        page = Image.open(base + '.png').convert('RGB'); phone = False
    else:
        p = Image.open(src).convert('RGB'); phone = True
        page = Image.new('RGB', (p.width + 70, p.height + 110), (14, 14, 16)); page.paste(p, (35, 55))
    ph, pw = page.height, page.width
    cr = None
    if crumple:
        # facets: sum of random folded ramps
        gy, gx = np.mgrid[0:ph, 0:pw].astype(np.float32); hgt = np.zeros((ph, pw), np.float32)
        for _ in range(14):
            t = rng.uniform(0, 6.28); d = (gx - rng.uniform(0, pw)) * math.cos(t) + (gy - rng.uniform(0, ph)) * math.sin(t); hgt += np.abs(d) * rng.uniform(-1, 1) / pw
        dy, dx = np.gradient(hgt * pw); cr = np.clip(1 + .055 * crumple * (dx + .6 * dy), .6, 1.15)
        cr = np.asarray(Image.fromarray((cr * 200).astype(np.uint8)).filter(ImageFilter.GaussianBlur(3)), np.float32) / 200
    img = np.asarray(page, np.float32)
    if cr is not None: img = img * cr[..., None]
    W, H = (1836, 2448)
    if ph < pw: W, H = H, W
    rx, ry, rz = [math.radians(t) for t in tilt]
    fill = .86; s = min(fill * W / pw, fill * H / ph)
    R = (np.array([[1, 0, 0], [0, math.cos(rx), -math.sin(rx)], [0, math.sin(rx), math.cos(rx)]]) @
         np.array([[math.cos(ry), 0, math.sin(ry)], [0, 1, 0], [-math.sin(ry), 0, math.cos(ry)]]) @
         np.array([[math.cos(rz), -math.sin(rz), 0], [math.sin(rz), math.cos(rz), 0], [0, 0, 1]]))
    f = 1.35 * H / s  # camera distance in page units
    # plane point (u,v,0) centred -> camera: X = R p + (0,0,f); image = s*f*X/Z  => homography
    M = np.column_stack([R[:, 0], R[:, 1], np.array([0, 0, f])])
    K = np.diag([s * f, s * f, 1.0])
    Hm = K @ M
    corners = np.array([[-pw/2, -ph/2, 1], [pw/2, -ph/2, 1], [-pw/2, ph/2, 1], [pw/2, ph/2, 1]]).T
    q = Hm @ corners; q = q[:2] / q[2]; k = min(.94 * W / np.ptp(q[0]), .94 * H / np.ptp(q[1]), 1.0)
    Hm = np.diag([k, k, 1]) @ Hm; off = -(q * k).mean(axis=1) + rng.uniform(-12, 12, 2)
    inv = np.linalg.inv(Hm)
    out = table(rng, H, W, kind); shadow = np.zeros((H, W), np.float32); paper = np.zeros((H, W), bool)
    amp = 0 if phone else curl * (.006 + .006 * rng.random()) * pw; ph0 = rng.uniform(0, 6.28); kx = rng.uniform(1.2, 2.2); ky = rng.uniform(.6, 1.4)
    for y0 in range(0, H, 256):
        yy, xx = np.mgrid[y0:min(y0 + 256, H), 0:W].astype(np.float32)
        X = xx.ravel() - W / 2 - off[0]; Y = yy.ravel() - H / 2 - off[1]
        w_ = inv[2, 0] * X + inv[2, 1] * Y + inv[2, 2]
        u = (inv[0, 0] * X + inv[0, 1] * Y + inv[0, 2]) / w_ + pw / 2; v = (inv[1, 0] * X + inv[1, 1] * Y + inv[1, 2]) / w_ + ph / 2
        a = u / pw * math.pi * kx + v / ph * math.pi * ky + ph0
        v2 = v + amp * np.sin(a); u2 = u + .35 * amp * np.cos(a * .8)
        inside = (u2 >= 0) & (u2 < pw) & (v2 >= 0) & (v2 < ph)
        col = bilinear(img, u2, v2)
        if phone: col = col * .97 + 8
        else: col = col * np.array([.965, .955, .935], np.float32) * (1 + .045 * np.cos(a))[:, None].astype(np.float32)
        sh = (u2 > -10) & (u2 < pw + 26) & (v2 > -6) & (v2 < ph + 30)
        shp = yy.shape
        o = out[y0:y0 + shp[0]]; m = inside.reshape(shp)
        shadow[y0:y0 + shp[0]] = sh.reshape(shp); paper[y0:y0 + shp[0]] = m
        o[m] = col[inside]
    sm = np.asarray(Image.fromarray((shadow * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(14)), np.float32) / 255
    out *= (1 - .6 * sm * ~paper)[..., None]
    # uneven light: gradient, vignette, soft hand/phone shadow edge
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); xx = xx / W - .5; yy = yy / H - .5
    ang = rng.uniform(0, 6.28); light = 1.0 + .17 * (xx * math.cos(ang) + yy * math.sin(ang)) - .2 * (xx ** 2 + yy ** 2)
    ang2 = rng.uniform(-.9, .9) + (0 if rng.random() < .5 else math.pi); edge = xx * math.cos(ang2) + yy * math.sin(ang2) - rng.uniform(.12, .3)
    light *= 1 - .24 / (1 + np.exp(-edge * 26))
    out *= light[..., None] * np.array(warm, np.float32) * dark
    if phone:
        g = np.exp(-(((xx + .1) * 2.2 + yy * .8) ** 2) / .006); out += (g * 16)[..., None]
    im = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.7 + .4 * rng.random() + blur))
    long = 2300; q = int(rng.integers(68, 80))
    while True:
        sc = long / max(im.size); sm_ = im.resize((round(im.width * sc), round(im.height * sc)), Image.LANCZOS)
        arr = np.asarray(sm_, np.float32) + np.random.default_rng(seed).normal(0, 1.6, (sm_.height, sm_.width, 1)); sm2 = Image.fromarray(np.clip(arr, 0, 255).astype(np.uint8))
        sm2.save(dst, quality=q, optimize=True)
        n = os.path.getsize(dst)
        if n <= 300_000: break
        if q > 62: q -= 4
        else: long -= 120
    print(os.path.basename(dst), sm2.size, 'q', q, n // 1000, 'KB', flush=True)


def fax(src, dst, seed):
    rng = np.random.default_rng(seed); base = os.path.join(TMP, 'ras'); subprocess.run(['nice', '-n', '10', 'pdftoppm', '-r', '150', '-gray', '-png', '-singlefile', src, base], check=True)
    im = Image.open(base + '.png').convert('L').rotate(rng.uniform(.5, 1.1) * rng.choice([-1, 1]), fillcolor=255, resample=Image.BICUBIC)
    a = np.asarray(im, np.float32) + rng.normal(0, 26, (im.height, im.width)); a = np.where(a < 150, 0, 255).astype(np.uint8)
    a[:, int(im.width * .71):int(im.width * .71) + 2][rng.random((im.height, 2)) < .7] = 0   # dirty roller streak
    im = Image.fromarray(a)
    for q in (70, 55, 40, 30):
        im.save(dst, quality=q, optimize=True)
        if os.path.getsize(dst) < 300_000: break
    print(os.path.basename(dst), 'fax', im.size, os.path.getsize(dst) // 1000)
def scan(src, dst, seed):   # gray office scanner, skew, stain, punch holes
    rng = np.random.default_rng(seed); base = os.path.join(TMP, 'ras'); subprocess.run(['nice', '-n', '10', 'pdftoppm', '-r', '150', '-gray', '-png', '-singlefile', src, base], check=True)
    im = Image.open(base + '.png').convert('L').rotate(rng.uniform(.8, 2.2), fillcolor=205, resample=Image.BICUBIC, expand=True)
    a = np.asarray(im, np.float32); g = noise(rng, *a.shape, 7, 5); a = 28 + a * .84 - 22 * g
    yy, xx = np.mgrid[0:a.shape[0], 0:a.shape[1]]; rr = np.hypot(yy - a.shape[0] * .62, xx - a.shape[1] * .3); a -= 26 * np.exp(-((rr - 150) / 7) ** 2)
    a += rng.normal(0, 3, a.shape); im = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.7))
    for q in (72, 60, 48, 36):
        im.save(dst, quality=q, optimize=True)
        if os.path.getsize(dst) < 300_000: break
    print(os.path.basename(dst), 'scan', im.size, os.path.getsize(dst) // 1000)
def viewer(src, dst, seed):   # screenshot of a PDF viewer on a phone: small page, black bars
    base = os.path.join(TMP, 'ras'); subprocess.run(['nice', '-n', '10', 'pdftoppm', '-r', '200', '-png', '-singlefile', src, base], check=True)
    p = Image.open(base + '.png').convert('RGB'); w = 1080; p = p.resize((w, round(p.height * w / p.width)), Image.LANCZOS)
    im = Image.new('RGB', (w, 2000), (32, 33, 36)); im.paste(p.crop((0, 0, w, min(p.height, 1700))), (0, 150))
    from PIL import ImageDraw, ImageFont
    d = ImageDraw.Draw(im); f = ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', 34); d.text((40, 22), '10:17', fill='white', font=f); d.text((860, 22), 'LTE 58%', fill='white', font=f); d.text((40, 90), '<  quote.pdf', fill='white', font=f)
    im.save(dst, quality=70, optimize=True); print(os.path.basename(dst), 'viewer', im.size, os.path.getsize(dst) // 1000)
W1=(1, .96, .88); C=(.95, .98, 1.02); N=(1, 1, 1); Y=(1, .97, .92)
PLAN={  # name: (mode, kwargs)
 'shopboard':dict(kind='bench',tilt=(8,-5,2),warm=N), 'jobprice':dict(kind='wood',tilt=(-5,4,-3),warm=W1,curl=2.2),
 'tirechain':dict(kind='laminate',tilt=(9,7,4),warm=C), 'textmsg':dict(kind='seat',tilt=(6,-6,5),warm=N),
 'email-prose':dict(kind='seat',tilt=(-4,3,-2),warm=Y,dark=.55,blur=.7), 'good-better-best':dict(kind='wood',tilt=(4,-4,3),warm=Y,crumple=1.6,curl=1.6),
}
def run(n, **kw):
    src = os.path.join(TMP, n + '-photo.pdf'); src = src if os.path.exists(src) else src[:-3] + 'png'; dst = os.path.join(OUT, n + '-photo.jpg')
    seed = sum(map(ord, n)) * 7; mode = kw.pop('mode', 'shoot')
    if mode == 'shoot': kw.setdefault('dpi', 180); shoot(src, dst, seed, **kw)
    else: globals()[mode](src, dst, seed)
if __name__ == '__main__':
    if os.path.exists('plan2.py'): exec(open('plan2.py').read())
    for n, kw in PLAN.items():
        if not os.path.exists(os.path.join(OUT, n + '-photo.json')): continue
        if len(sys.argv) > 1 and n not in sys.argv[1:]: continue
        if len(sys.argv) == 1 and os.path.exists(os.path.join(OUT, n + '-photo.jpg')): continue
        run(n, **kw)
