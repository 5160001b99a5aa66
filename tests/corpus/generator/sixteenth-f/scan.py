import numpy as np,io,subprocess,glob,os,img2pdf
from PIL import Image,ImageFilter
def raster(pdf,dpi=200):
    for g in glob.glob('/tmp/rfsc*'): os.remove(g)
    subprocess.run(['pdftoppm','-r',str(dpi),'-gray','-f','1','-l','1',pdf,'/tmp/rfsc'],check=True)
    return Image.open(glob.glob('/tmp/rfsc*')[0]).convert('L')
def scan(im,out,ang,mode='g4',seed=1,q=45,dpi=200):
    r=np.random.default_rng(seed)
    im=im.rotate(ang,resample=Image.BICUBIC,fillcolor=255,expand=False).filter(ImageFilter.GaussianBlur(.6))
    a=np.asarray(im).astype(float)
    a+=r.normal(0,9,a.shape)
    h,w=a.shape
    for _ in range(260 if mode=='g4' else 120):
        y,x=r.integers(0,h-4),r.integers(0,w-4); s=r.integers(1,4); a[y:y+s,x:x+s]=r.integers(0,120)
    if mode=='g4':
        im=Image.fromarray(((a>150)*255).astype('uint8')).convert('1'); im.save('/tmp/rfscan.tif',compression='group4',dpi=(dpi,dpi)); open(out,'wb').write(img2pdf.convert('/tmp/rfscan.tif'))
    else:
        g=np.linspace(-14,6,w)[None,:]; a=np.clip(a*.93+8+g,0,255); Image.fromarray(a.astype('uint8')).filter(ImageFilter.GaussianBlur(.5)).save('/tmp/rfscan.jpg',quality=q,dpi=(dpi,dpi)); open(out,'wb').write(img2pdf.convert('/tmp/rfscan.jpg'))
