import sys,os,json,subprocess,re,importlib,glob
OUT=os.environ.get("OUT","throws-t")
from common import Dice
def norm(s): return re.sub(r"[^a-z0-9]+"," ",s.lower().replace("ﬁ","fi").replace("ﬂ","fl")).strip()
def forms(c):
    a=f"{c/100:.2f}"; b=f"{c/100:,.2f}"; r={a,b}
    if c%100==0: r|={str(c//100),f"{c//100:,}"}
    return r
def check(name):
    L=json.load(open(f"{OUT}/{name}.json")); e=[]
    f=f"{OUT}/{L['file']}"
    t=subprocess.run(["pdftotext","-layout",f,"-"],capture_output=True,text=True).stdout
    raw=subprocess.run(["pdftotext","-raw",f,"-"],capture_output=True,text=True).stdout
    toks=set(x.rstrip(".,") for x in re.findall(r"(?<![\d.,])\d[\d,]*(?:\.\d+)?(?![\d])",t))
    def has(c): return bool(forms(c)&toks)
    s=0; words=set(norm(t).split())|set(norm(raw).split()); nr=norm(raw); nt=norm(t)
    for i in L["items"]:
        s+=i["totalPrice"]
        if i["totalPrice"]<=0: e.append(("zero",i))
        if i["type"] not in("Part","Labor","Service","Fee"): e.append(("type",i))
        if not has(i["totalPrice"]): e.append(("total of item not printed",i))
        if i["unitPrice"] is not None and not has(i["unitPrice"]): e.append(("unit",i))
        if i["unitPrice"] and i["quantity"] and abs(i["unitPrice"]*i["quantity"]-i["totalPrice"])>.51: e.append(("product",i))
        if i["quantity"] is not None and not any(float(x.replace(",",""))==i["quantity"] for x in toks): e.append(("qty",i))
        if not set(norm(i["description"]).split())<=words: e.append(("desc",i))
        elif norm(i["description"]) not in nr and norm(i["description"]) not in nt: e.append(("warn desc not contiguous",i["description"]))
    for k in("tax","total","subtotal"):
        if L[k] and not has(L[k]): e.append((k+" not printed",L[k]))
    for x in L["discounts"]:
        if not has(x): e.append(("discount",x))
    ds=sum(L["discounts"])
    if L["total"] is not None and s-ds+L["tax"]!=L["total"]: e.append(("sum",s,ds,L["tax"],L["total"]))
    fee=sum(i["totalPrice"] for i in L["items"] if i["type"]=="Fee")
    if L["subtotal"] is not None and L["subtotal"] not in(s,s-fee,s-ds,s-fee-ds): e.append(("subtotal",L["subtotal"],s,fee,ds))
    if L["total"] is not None and not L["items"]: e.append(("no items",))
    for k in("shop","documentNumber"):
        v=L["header"][k]
        if v and not set(norm(v).split())<=words: e.append((k,v))
    for k,v in L["vehicle"].items():
        if not set(norm(str(v)).split())<=words and not(k=="mileage" and (f"{v:,}" in t or str(v) in t)): e.append((k,v))
    if os.path.getsize(f)>300000: e.append(("size",os.path.getsize(f)))
    return e,len(L["items"])
def main(args):
    import lay_a
    mods=[lay_a]
    for m in("lay_b","lay_c"):
        if os.path.exists(os.path.dirname(os.path.abspath(__file__))+"/"+m+".py"): mods.append(importlib.import_module(m))
    from chrome import Chrome
    ch=None; seed=int(os.environ.get("SEED","7"))
    for m in mods:
        for lid in sorted(m.LAYOUTS):
            if args and lid not in args: continue
            for k in range(4):
                name=f"{lid}{'abcd'[k]}"; d=Dice(f"{seed}-{name}")
                r=m.LAYOUTS[lid](d,name,k)     # -> (html | callable(path), label)
                pdf=f"{OUT}/{name}.pdf"
                if callable(r[0]): r[0](pdf)
                else:
                    if ch is None: ch=Chrome()
                    ch.pdf("<!doctype html><meta charset=utf-8>"+r[0],pdf)
                json.dump(r[1],open(f"{OUT}/{name}.json","w"),indent=1,ensure_ascii=False)
                e,n=check(name); print(name,n,"ok" if not e else e)
    if ch: ch.close()
if __name__=="__main__": main(sys.argv[1:])
