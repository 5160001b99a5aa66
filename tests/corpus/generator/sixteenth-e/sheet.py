import sys
from PIL import Image
a=[Image.open(f) for f in sys.argv[1:]]
a=[i.convert('RGB').resize((int(i.width*900/i.height),900)) if i.height!=900 else i for i in a]
o=Image.new('RGB',(sum(i.width for i in a),900));x=0
for i in a:o.paste(i,(x,0));x+=i.width
o.save('/tmp/esheet.png')
