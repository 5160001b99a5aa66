import sys
from PIL import Image
f=sys.argv[2:]; ims=[Image.open(x).convert('RGB') for x in f]
w=520;ims=[i.resize((w,int(i.height*w/i.width))) for i in ims]
h=max(i.height for i in ims); S=Image.new('RGB',(w*len(ims),h),'gray')
for k,i in enumerate(ims): S.paste(i,(k*w,0))
S.save(sys.argv[1])
