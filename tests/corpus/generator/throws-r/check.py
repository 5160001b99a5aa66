"""check.py DIR : every label against the printed text, arithmetic, sizes"""
import glob, json, os, re, subprocess, sys
from collections import Counter
from fractions import Fraction as F
from core import rnd, m
D = sys.argv[1]; bad = 0; n = 0; st = Counter(); lines = []; names = set(); disc_n = tax_n = 0
for f in sorted(glob.glob(os.path.join(D, "r*.json"))):
    j = json.load(open(f)); n += 1; E = []
    pdf = os.path.join(D, j["file"])
    tx = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, text=True).stdout
    raw = subprocess.run(["pdftotext", "-raw", pdf, "-"], capture_output=True, text=True).stdout
    sq = re.sub(r"\s+", "", tx); sq2 = re.sub(r"\s+", "", raw)
    am = Counter(re.findall(r"(?<![\d,.])\d{1,3}(?:,\d{3})*\.\d\d(?!\d)", tx))
    want = Counter(m(i["totalPrice"]) for i in j["items"])
    for a, k in want.items():
        if am[a] < k: E.append("amount %s printed %d wanted %d" % (a, am[a], k))
    for i in j["items"]:
        if i["totalPrice"] <= 0: E.append("item<=0")
        if i["type"] not in ("Part", "Labor", "Service", "Fee"): E.append("type")
        for w in i["description"].split():
            if w not in sq and w not in sq2: E.append("word %r of %r" % (w, i["description"]))
        if i["unitPrice"] is not None and m(i["unitPrice"]) not in tx: E.append("unit %s" % m(i["unitPrice"]))
        if i["quantity"] is not None and i["unitPrice"] is not None and j["layout"] != "core-charges-and-returns":
            if abs(rnd(F(str(i["quantity"])) * i["unitPrice"]) - i["totalPrice"]) > 0 and j["layout"] != "tire-chain-work-order": E.append("q*u %r" % i)
        if i["quantity"] is not None and not re.search(r"(?<![\d.])%s(?:\.?0*)(?!\d)" % re.escape(str(i["quantity"])), tx): E.append("qty %r" % i)
        names.add(i["description"]); st[i["type"]] += 1
    s = sum(i["totalPrice"] for i in j["items"]); d = sum(j["discounts"])
    if j["total"] is not None:
        if s - d + j["tax"] != j["total"]: E.append("total does not close %d %d" % (s - d + j["tax"], j["total"]))
        if m(j["total"]) not in tx: E.append("total not printed")
    if j["tax"] and m(j["tax"]) not in tx: E.append("tax not printed")
    fee = [i["totalPrice"] for i in j["items"] if i["type"] == "Fee"]
    if j["subtotal"] is not None:
        if m(j["subtotal"]) not in tx: E.append("subtotal not printed")
        if j["subtotal"] not in (s, s - d, s - sum(fee), s - d - sum(fee)): E.append("subtotal odd")
    for c in j["discounts"]:
        if m(c) not in tx: E.append("discount not printed %s" % m(c))
    if re.sub(r"\s+", "", j["header"]["shop"]) not in sq + sq2: E.append("shop")
    if j["header"]["documentNumber"] and j["header"]["documentNumber"] not in tx: E.append("docno")
    v = j["vehicle"]
    if "vin" in v and (len(v["vin"]) != 17 or v["vin"] not in sq2 + sq): E.append("vin")
    if "mileage" in v and str(v["mileage"]) not in tx.replace(",", ""): E.append("miles")
    for k in ("make", "model"):
        if re.sub(r"\s+", "", v[k]) not in sq + sq2: E.append(k)
    if not os.path.exists(pdf) or os.path.getsize(pdf) > 300000: E.append("size")
    pg = int(raw.count("\f"))
    lines.append((len(j["items"]), pg)); disc_n += bool(j["discounts"]); tax_n += bool(j["tax"])
    if "-v" in sys.argv: print(j["file"], j["layout"], len(j["items"]), "items", pg, "pages", os.path.getsize(pdf) // 1000, "KB")
    if E: bad += 1; print(j["file"], j["layout"], E[:6])
print(n, "labels", bad, "bad;", dict(st), "names", len(names), "items/doc %d..%d" % (min(l[0] for l in lines), max(l[0] for l in lines)), "pages", Counter(l[1] for l in lines), "with discount", disc_n, "with tax", tax_n)
