import json,glob,subprocess,re,sys,os
OUT=os.environ.get("OUT","throws-u"); bad=0;n=0
for f in sorted(glob.glob(OUT+"/u*.json")):
    if len(sys.argv)>1 and not any(a in f for a in sys.argv[1:]): continue
    l=json.load(open(f)); n+=1; pdf=OUT+"/"+l["file"]; e=[]
    t=subprocess.run(["pdftotext","-layout",pdf,"-"],capture_output=True,text=True).stdout; t2=subprocess.run(["pdftotext","-raw",pdf,"-"],capture_output=True,text=True).stdout
    tt=t+"\n"+t2
    tt=tt.replace('\u2019',"'").replace('\u2018',"'"); flat=re.sub(r'\s+',' ',tt)
    def has(c):
        d,r=divmod(c,100)
        pats=[rf"(?<![\d.,]){d:,}\.{r:02d}(?!\d)",rf"(?<![\d.,]){d}\.{r:02d}(?!\d)",rf"(?<![\d.,]){d:,}\s*\|?\s*{r:02d}(?!\d)"]
        if d==0: pats.append(rf"(?<!\d)\.{r:02d}(?!\d)")
        if r==0: pats+=[rf"(?<![\d.,]){d:,}(?![\d.,]\d)",rf"(?<![\d.,]){d}(?![\d.,]\d)"]
        return any(re.search(p,tt) for p in pats)
    for i in l["items"]:
        if not has(i["totalPrice"]): e.append(("tot",i))
        if i["unitPrice"] is not None and not has(i["unitPrice"]): e.append(("unit",i))
        if i["quantity"] is not None:
            qv=i["quantity"]; 
            if not any(re.search(rf"(?<![\d.]){re.escape(x)}(?!\d)",tt) for x in {str(qv),f"{qv:.1f}",f"{qv:.2f}",f"{qv:.3f}"}): e.append(("qty",i))
            if i["unitPrice"] is not None and abs(round(qv*i["unitPrice"]+1e-6)-i["totalPrice"])>1: e.append(("mul",i))
        for w in i["description"].split():
            if w not in flat: e.append(("word",w,i["description"]))
        if not i["description"]: e.append(("nodesc",i))
        if i["type"] not in("Part","Labor","Service","Fee") or i["totalPrice"]<=0: e.append(("type",i))
    S=sum(i["totalPrice"] for i in l["items"]); D=sum(l["discounts"])
    for d in l["discounts"]:
        if not has(d): e.append(("disc",d))
    for k in("subtotal","total"):
        if l[k] is not None and not has(l[k]): e.append((k,l[k]))
    if l["tax"] and not has(l["tax"]): e.append(("tax",l["tax"]))
    if l["total"] is not None and S-D+l["tax"]!=l["total"]: e.append(("sum",S,D,l["tax"],l["total"]))
    if l["subtotal"] is not None and l["subtotal"] not in(S,S-D):
        F=sum(i["totalPrice"] for i in l["items"] if i["type"]=="Fee")
        if l["subtotal"] not in(S-F,S-F-D): e.append(("subtotal",l["subtotal"],S,D,F))
    v=l["vehicle"]
    for k,x in v.items():
        if k=="mileage": ok=str(x) in flat or f"{x:,}" in flat
        elif k=="year": ok=str(x) in flat or re.search(rf"\b{x%100:02d}\b",flat)
        else: ok=all(w in flat for w in str(x).split())
        if not ok: e.append(("veh",k,x))
    for k,x in l["header"].items():
        if x and not all(w in flat for w in x.split()): e.append(("hdr",k,x))
    if os.path.getsize(pdf)>300000: e.append(("size",os.path.getsize(pdf)))
    if e: bad+=1; print(l["file"],e[:4],len(e))
print("checked",n,"bad",bad)
