import sys,glob,subprocess,os
from PIL import Image
ims=[]
for n in sys.argv[2:]:
    fs=[x for x in glob.glob(n+'.*') if not x.endswith('json')]
    f=fs[0]
    if f.endswith('pdf'): subprocess.run(['pdftoppm','-r','100','-png','-singlefile',f,'/tmp/t4_'+n]); f='/tmp/t4_'+n+'.png'
    ims.append(Image.open(f).convert('RGB'))
Hh=int(sys.argv[1]); ims=[i.resize((int(i.width*Hh/i.height),Hh)) for i in ims]
o=Image.new('RGB',(sum(i.width for i in ims),Hh)); x=0
for i in ims: o.paste(i,(x,0)); x+=i.width
o.save('/tmp/t4_sheet.png')
