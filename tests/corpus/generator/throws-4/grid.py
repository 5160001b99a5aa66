import sys,glob
from PIL import Image
def load(n):
    f=[x for x in glob.glob(n+'.*') if not x.endswith('json')][0]
    if f.endswith('pdf'): f='/tmp/t4_x_'+n+'.png'
    return Image.open(f).convert('RGB')
out,cols,w,h=sys.argv[1],int(sys.argv[2]),int(sys.argv[3]),int(sys.argv[4]); ns=sys.argv[5:]
S=Image.new('RGB',(cols*w,-(-len(ns)//cols)*h))
for k,n in enumerate(ns):
    i=load(n); i.thumbnail((w,h)); S.paste(i,((k%cols)*w,(k//cols)*h))
S.save(out)
