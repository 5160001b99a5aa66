"""check all labels in the folder: /usr/bin/python3.11 check.py"""
import glob,os,make
bad=n=it=0
for f in sorted(glob.glob(make.OUT+"/t*.json")):
    e,k=make.check(os.path.basename(f)[:-5]); n+=1; it+=k
    hard=[x for x in e if not str(x[0]).startswith("warn")]
    bad+=bool(hard)
    if e: print(os.path.basename(f),e)
print(n,"labels",it,"items",bad,"with faults")
