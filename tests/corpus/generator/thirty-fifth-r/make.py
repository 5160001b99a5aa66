import json,os,re,subprocess,html as H
from docs_b import D
O="./docs"; bad=0
for d in D:
    t=d["truth"]; p=f"./make/{d['name']}.html"; open(p,"w").write(d["html"])
    out=f"{O}/{t['file']}"
    if d["ext"]=="pdf": a=["--no-pdf-header-footer",f"--print-to-pdf={out}"]
    else:
        w,h,s=d["size"]; a=[f"--window-size={w},{h}",f"--force-device-scale-factor={s}","--hide-scrollbars",f"--screenshot={out}"]
    subprocess.run(["chromium-headless-shell","--no-sandbox","--disable-gpu","--allow-file-access-from-files",*a,"file://"+p],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=60)
    if not os.path.exists(out): print("NO OUTPUT",out); bad+=1
    json.dump(t,open(f"{O}/{d['name']}.json","w"),indent=1)
    body=d["html"].split("</style>",1)[1]
    txt=re.sub(r"\s+"," ",H.unescape(re.sub(r"<[^>]+>"," ",body)))
    nums={round(float(x.replace(",",""))*100) for x in re.findall(r"\d[\d,]*(?:\.\d+)?",txt) if x.strip(",")}
    E=[]
    S=sum(i["totalPrice"] for i in t["items"]); net=S-sum(t["discounts"])
    if t["total"] is not None and net+t["tax"]!=t["total"]: E.append(f"sum {net+t['tax']} vs {t['total']}")
    if t["subtotal"] is not None and t["subtotal"]!=net: E.append("subtotal")
    used=set(t["discounts"])|{t["tax"],t["total"],t["subtotal"]}
    for i in t["items"]:
        if i["description"] not in txt: E.append("desc "+i["description"])
        if i["totalPrice"] not in nums: E.append("derived total "+i["description"])
        if i["unitPrice"] and i["unitPrice"] not in nums: E.append("unit")
        if i["unitPrice"] and round(i["unitPrice"]*i["quantity"])!=i["totalPrice"]: E.append("mult")
        used|={i["totalPrice"],i["unitPrice"]}
    for v in [*t["printed"],*t["discounts"],t["total"],t["tax"],t["subtotal"]]:
        if v and v not in nums: E.append(f"missing {v}")
    if set(t["printed"])&used: E.append("printed dup")
    for k in [t["header"]["shop"],t["header"]["documentNumber"],t["vehicle"]["make"],t["vehicle"]["model"]]:
        if k and k.lower() not in txt.lower(): E.append("no "+k)
    money={round(float(x.replace(",","").rstrip("."))*100) for x in re.findall(r"\$(\d[\d,]*(?:\.\d\d)?)",txt)}
    left=money-used-set(t["printed"])
    if left: E.append(f"unlisted {left}")
    print(d["name"],len(t["items"]),E or "ok")
print(len(D),"docs",sum(len(d["truth"]["items"]) for d in D),"items")
