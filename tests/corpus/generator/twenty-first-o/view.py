import sys,subprocess
from PIL import Image
w=[]
for n in sys.argv[1:]:
    subprocess.run(['pdftoppm','-r','60','-png','-singlefile',n+'.pdf','tmp_v'],check=True); w.append(Image.open('tmp_v.png').copy())
im=Image.new('RGB',(sum(x.width for x in w),max(x.height for x in w)))
x=0
for a in w: im.paste(a,(x,0));x+=a.width
im.save('tmp_v.png')
