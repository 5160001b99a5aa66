import sys
from PIL import Image
out=sys.argv[1]; ims=[Image.open(f).convert('RGB') for f in sys.argv[2:]]
h=max(i.height for i in ims); M=Image.new('RGB',(sum(i.width+6 for i in ims),h),'gray'); x=0
for i in ims: M.paste(i,(x,0)); x+=i.width+6
M.save(out)
