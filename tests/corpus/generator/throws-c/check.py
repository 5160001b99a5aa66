import json, glob, os, subprocess, re, sys
D = os.path.dirname(os.path.abspath(__file__)); bad = 0; n = 0
SUMS = {"C05", "C21"}   # parts + labor columns, no row sum
for f in sorted(glob.glob(D + "/C*.json")):
    L = json.load(open(f)); p = f[:-4] + "pdf"; n += 1; E = []
    if not os.path.exists(p): print(f, "no pdf"); bad += 1; continue
    if os.path.getsize(p) > 300000: E.append("too big")
    txt = subprocess.run(["pdftotext", "-layout", p, "-"], capture_output=True, text=True).stdout
    raw = subprocess.run(["pdftotext", "-raw", p, "-"], capture_output=True, text=True).stdout
    T = txt.replace("\u2011", "-")
    nums = {int(a.replace(",", "")) * 100 + int(b) for a, b in re.findall(r"(?<![\d.])(\d[\d,]*)\.(\d\d)(?!\d)", T)}
    if L["layout"] == "C01": nums |= {int(a.replace(",", "")) * 100 + int(b) for a, b in re.findall(r"(?<![\d.])(\d[\d,]*)\s+(\d\d)(?!\d)", T)}
    ok = lambda c: c in nums
    oks = lambda c: ok(c) or any((c - x) in nums for x in nums)
    for i in L["items"]:
        if not (oks(i["totalPrice"]) if L["layout"] in SUMS else ok(i["totalPrice"])): E.append(f"amount {i}")
        if i["unitPrice"] is not None:
            if not ok(i["unitPrice"]): E.append(f"unit {i}")
        if i["quantity"] is not None and i["unitPrice"] is not None and round(i["quantity"] * i["unitPrice"]) != i["totalPrice"]: E.append(f"q*u {i}")
        if i["quantity"] is not None and not re.search(rf"(?<![\d]){i['quantity']:g}(?:\.?0+)?(?!\d)", T) : E.append(f"qty {i}")
        miss = [w for w in i["description"].split() if w not in T]
        if miss: E.append(f"words {miss} of {i['description']}")
    for d in L["discounts"]:
        if not ok(d): E.append(f"disc {d}")
    if L["tax"] and not oks(L["tax"]): E.append(f"tax {L['tax']}")
    if L["subtotal"] is not None and not ok(L["subtotal"]): E.append(f"sub {L['subtotal']}")
    s = sum(i["totalPrice"] for i in L["items"]) - sum(L["discounts"]) + L["tax"]
    if L["total"] is not None:
        if s != L["total"]: E.append(f"close {s} {L['total']}")
        if not ok(L["total"]): E.append("total")
    h, v = L["header"], L["vehicle"]
    for x in (h["documentNumber"], h["shop"], v["make"], v["model"], v["vin"], v["year"], v["trim"]):
        if x is not None and any(w not in T for w in str(x).split()): E.append(f"head {x}")
    if v["mileage"] and not (f"{v['mileage']:,}" in T or str(v["mileage"]) in T): E.append("miles")
    if v["mileage"] is None and re.search(r"[Mm]ileage:? *\d", T): E.append("miles printed")
    if E: bad += 1; print(os.path.basename(f), *E, sep="\n   ")
print(n, "papers,", bad, "bad")
# nothing may stand outside the page, no two words may lie over each other
for f in sorted(glob.glob(D + "/C*.pdf")):
    x = subprocess.run(["pdftotext", "-bbox", f, "-"], capture_output=True, text=True).stdout
    for pg in x.split("<page ")[1:]:
        W, H = map(float, re.match(r'width="([\d.]+)" height="([\d.]+)"', pg).groups())
        ws = [(*map(float, m[:4]), m[4]) for m in re.findall(r'xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>', pg)]
        for a in ws:
            if a[0] < 0 or a[1] < 0 or a[2] > W or a[3] > H: print(os.path.basename(f), "outside", a)
        for i, a in enumerate(ws):
            for b in ws[i + 1:]:
                ox = min(a[2], b[2]) - max(a[0], b[0]); oy = min(a[3], b[3]) - max(a[1], b[1])
                if ox > 2 and oy > 4.5: print(os.path.basename(f), "overlap", a[4], "|", b[4])
