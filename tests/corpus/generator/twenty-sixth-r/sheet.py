import sys,glob,subprocess,os
from PIL import Image
ims=[]
for n in sys.argv[1:]:
    f=glob.glob(f'out/{n}.*'); f=[x for x in f if not x.endswith('json')][0]
    if f.endswith('pdf'):
        for x in glob.glob('out/src/v_*'): os.remove(x)
        subprocess.run(['pdftoppm','-r','85','-png',f,'out/src/v_'+n]); ps=sorted(glob.glob('out/src/v_*'))
        ims+=[Image.open(p).convert('RGB').copy() for p in ps]
    else:
        i=Image.open(f).convert('RGB'); i.thumbnail((1000,1000)); ims.append(i)
rows=[ims[i:i+2] for i in range(0,len(ims),2)]
W=max(sum(i.width+6 for i in r) for r in rows); H=sum(max(i.height for i in r)+6 for r in rows)
s=Image.new('RGB',(W,H),'#888'); y=0
for r in rows:
    x=0
    for i in r: s.paste(i,(x,y)); x+=i.width+6
    y+=max(i.height for i in r)+6
s.save('out/src/sheet.png'); print(s.size)
