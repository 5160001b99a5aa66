import sys,json,pathlib,tempfile,importlib.util
src=open('../scans.py').read().rsplit('\nmain(',1)[0]
ns={}; exec(compile(src,'scans','exec'),ns)
from PIL import Image
out=pathlib.Path('encoded'); R=pathlib.Path('.')
kinds={'A01':'g4','A02':'jbig2','A03':'jpx','A04':'g3','A05':'jpx','A06':'jbig2','A07':'jpx','A08':'g4'}
dpi={'A02':300,'A08':300}
for j in sorted(R.glob('*.json')):
    d=json.loads(j.read_text()); k=j.stem[:3]
    if k in kinds:
        im=Image.open(R/(j.stem+'.png')); kind=kinds[k]; w,h=im.size; r=dpi.get(k,200); pts=[round(w*72/r),round(h*72/r)]
        draw=f"q {pts[0]} 0 0 {pts[1]} 0 0 cm /I0 Do Q"; gray1="/ColorSpace /DeviceGray /BitsPerComponent 1"; parms=f"/Filter /CCITTFaxDecode /DecodeParms << /K %s /Columns {w} /Rows {h} /BlackIs1 false >>"
        with tempfile.TemporaryDirectory() as f:
            f=pathlib.Path(f)
            if kind in('g3','g4'): x=ns['image'](w,h,f"{gray1} {parms%(0 if kind=='g3' else -1)}",ns['fax'](im.convert('1'),f,'g3:1d' if kind=='g3' else 'g4'))
            elif kind=='jbig2': x=ns['image'](w,h,f"{gray1} /Filter /JBIG2Decode",ns['jbig2'](im.convert('1'),f))
            else: x=ns['image'](w,h,"/Filter /JPXDecode",ns['jpx'](im.convert('RGB'),f))
            (out/(j.stem+'.pdf')).write_bytes(ns['pdf'](*pts,[x],draw))
        d['file']=j.stem+'.pdf'; d['hardships']=['scan',kind]
    else: (out/d['file']).write_bytes((R/d['file']).read_bytes())
    (out/j.name).write_text(json.dumps(d,indent=1)+'\n')
