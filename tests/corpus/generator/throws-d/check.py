import json,glob,subprocess,re,collections
bad=0;n=0;frames=collections.Counter()
for f in sorted(glob.glob("./D*.json")):
    j=json.load(open(f));n+=1
    tx=subprocess.run(["pdftotext","-layout",f[:-4]+"pdf","-"],capture_output=True,text=True).stdout
    tr=subprocess.run(["pdftotext",f[:-4]+"pdf","-"],capture_output=True,text=True).stdout
    ns=re.sub(r"\s","",tx);nr=re.sub(r"\s","",tr);E=[]
    def amt(c):
        o=set()
        for cm in("{:,}","{}"):
            o.add(cm.format(c//100)+".%02d"%(c%100))
            if c%100==0:o.add(cm.format(c//100))
        return any(re.search(r"(?<![\d.,])"+re.escape(x)+r"(?![\d]|[.,]\d)",tr) for x in o)
    def has(s): s=re.sub(r"\s","",s); return s in nr
    for i in j["items"]:
        if not has(i["description"]): E.append(("desc",i["description"]))
        if i["totalPrice"]<=0:E.append("neg")
        if not amt(i["totalPrice"]):
            if i["quantity"] and i["unitPrice"]: pass
            else: E.append(("amt",i))
        if i["unitPrice"] is not None and not amt(i["unitPrice"]):E.append(("unit",i))
        if i["quantity"] is not None and not re.search(r"(?<![\d.])%s(?!\d|\.\d)"%re.escape("%g"%i["quantity"]),tr):E.append(("qty",i))
        if i["quantity"] and i["unitPrice"] and round(i["quantity"]*i["unitPrice"])!=i["totalPrice"]:E.append(("mul",i))
    s=sum(i["totalPrice"] for i in j["items"])
    if j["total"] is not None:
        if s-sum(j["discounts"])+j["tax"]!=j["total"]:E.append("total")
        if not amt(j["total"]):E.append("totprint")
    if j["subtotal"] is not None and (j["subtotal"]!=s or not amt(s)):E.append("sub")
    if j["tax"] and not amt(j["tax"]):E.append("taxprint")
    for d in j["discounts"]:
        if not amt(d):E.append("disc")
    if j["header"]["shop"] and re.sub(r"\s","",j["header"]["shop"]).lower() not in nr.lower():E.append(("shop",j["header"]["shop"]))
    if j["header"]["documentNumber"] and j["header"]["documentNumber"].lower() not in nr.lower():E.append("doc")
    v=j["vehicle"]
    if v["model"] is None or re.sub(r"\s","",v["model"]).lower() not in nr.lower():E.append(("model",v))
    if v["vin"] and v["vin"] not in nr:E.append("vin")
    if len(set(i["description"].lower() for i in j["items"]))!=len(j["items"]):E.append("dupe")
    if not 2<=len(j["items"])<=8:E.append(("n",len(j["items"])))
    if re.search(r"<(?!\S+@)|&lt;|<span|nowrap",tr.replace("< Inbox","")) or "[A" in tr or "~" in tr:E.append("markup")
    if E: bad+=1;print(f[-9:],E)
print(n,"checked",bad,"bad")
