#!/bin/bash
# view.sh out nn nn .. : contact sheet
/usr/bin/python3 - "$@" <<'P'
import sys,subprocess,glob,os
from PIL import Image
ims=[]
for n in sys.argv[2:]:
    f=f'./{n}.pdf'
    if os.path.exists(f):
        subprocess.run(['pdftoppm','-r','75','-png',f,f'/tmp/vv{n}'])
        for g in sorted(glob.glob(f'/tmp/vv{n}-*.png')): ims.append(Image.open(g).convert('RGB'))
    else:
        im=Image.open(glob.glob(f'./{n}.[jp]*g')[0]).convert('RGB');im.thumbnail((900,900));ims.append(im)
W=sum(i.width for i in ims);h=max(i.height for i in ims);o=Image.new('RGB',(W,h),'gray');x=0
for i in ims:o.paste(i,(x,0));x+=i.width
o.save(sys.argv[1])
P
