import sys,subprocess,os
from PIL import Image
ims=[]
for n in sys.argv[2:]:
    f=f'../{n}.jpg'
    if os.path.exists(f): i=Image.open(f).convert('RGB');i.thumbnail((600,760))
    else:
        subprocess.run(['pdftoppm','-r',sys.argv[1],'-png',f'../{n}.pdf','pg_'+n])
        import glob
        for g in sorted(glob.glob(f'pg_{n}-*.png')): ims.append(Image.open(g).convert('RGB').copy());os.remove(g)
        continue
    ims.append(i)
c=4
rows=[ims[k:k+c] for k in range(0,len(ims),c)]
W=max(sum(i.width+4 for i in r) for r in rows);H=sum(max(i.height for i in r)+4 for r in rows)
o=Image.new('RGB',(W,H),'gray');y=0
for r in rows:
    x=0
    for i in r:o.paste(i,(x,y));x+=i.width+4
    y+=max(i.height for i in r)+4
o.save('m.png')
