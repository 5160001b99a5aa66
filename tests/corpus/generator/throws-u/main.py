"""python3 main.py [--seed N] [--out DIR] [u01 u05 ...] : prints 4 documents of each layout (a..d) with labels"""
import sys,os,importlib
a=sys.argv[1:]; seed=7
if "--seed" in a: k=a.index("--seed"); seed=int(a[k+1]); del a[k:k+2]
if "--out" in a: k=a.index("--out"); os.environ["OUT"]=a[k+1]; del a[k:k+2]
import core
core.OUT=os.environ.get("OUT",core.OUT)
fs={}
for mod in ("l1","l2","l3"):
    try: mm=importlib.import_module(mod)
    except ModuleNotFoundError: continue
    fs.update({k:v for k,v in vars(mm).items() if k[0]=="u" and k[1:].isdigit()})
for k in sorted(fs):
    if a and k not in a: continue
    for i,l in enumerate("abcd"):
        fs[k](k+l,core.Dice(f"{seed}-{k}-{l}"),i)
