from pic import *
# printed pad form (carbon copy) filled with handwriting fonts, scanned; material columns on the left, labor description on the right, totals box in the lower right
MAT=[(1,'Radiator - alum/plastic',16800),(2,'hose upr + lwr',4400),(1,'T-stat & gskt',1950),(2,'gal antifreeze',3800)]
LAB=[('R+R radiator, flush block, pressure test',24000),('fix cooling fan wire, burnt plug',6000)]
items=[I(n,'Part',c,q,None) for q,n,c in MAT]+[I(n,'Labor',c) for n,c in LAB]
pt=sum(c for *_,c in MAT); lt=sum(c for _,c in LAB); hz=500; items.append(I('Haz. Waste','Fee',hz)); tax=pct(pt,7); st=None; tot=pt+lt+hz+tax
label('s28_handform','jpg','order','3718',"Dub's Garage",dict(year=2004,make='Buick',model='LeSabre',vin=None,mileage=151220),items,tot,[],None,tax,'independent','MS',
 'Pad form filled by handwriting fonts with jitter; part AMOUNT is the extended amount, no unit price (qty 2 hoses 44.00 together). The form has printed row names (Total Parts, Total Labor, Haz. Waste, Tax, TOTAL). Description "as written". Number 3718 printed red. No VIN, "last 8" box empty.',['handwriting','scan'])
import base64,glob,random
def font(pkg):
    fs=[f for f in glob.glob(f'./build/node_modules/@fontsource/{pkg}/files/{pkg}-latin-400-normal.woff2')]
    return base64.b64encode(open(fs[0],'rb').read()).decode()
rg=random.Random(28)
def hw(t,f='A',s=27): return f'<span class=h style="font-family:H{f};font-size:{s+rg.uniform(-1.5,1.5):.1f}px;transform:rotate({rg.uniform(-1.6,1.2):.2f}deg) translate({rg.uniform(-3,5):.1f}px,{rg.uniform(-3,3):.1f}px)">{t}</span>'
mr=''.join(f'<tr><td>{hw(q)}<td>{hw(n)}<td class=r>{hw(m(c))}' for q,n,c in MAT)+'<tr><td>&nbsp;<td><td>'*5
lr=''.join(f'<tr><td>{hw(n)}<td class=r>{hw(m(c))}' for n,c in LAB)+f'<tr><td>{hw("ck brakes - OK, no chg","B",26)}<td>'+'<tr><td>&nbsp;<td>'*3
html=f'''<meta charset=utf8><style>@font-face{{font-family:HA;src:url(data:font/woff2;base64,{font("caveat")})}}@font-face{{font-family:HB;src:url(data:font/woff2;base64,{font("reenie-beanie")})}}
body{{margin:0;padding:40px;width:920px;height:1120px;background:#fffdf0;color:#24407a;font:12px "Liberation Sans"}}.h{{display:inline-block;color:#1b1b3a;line-height:.95;white-space:nowrap}}table{{border-collapse:collapse;width:100%}}.g td,.g th{{border:1px solid #24407a;height:34px;padding:0 5px}}.r{{text-align:right}}</style>
<table><tr><td><b style="font:bold 36px Liberation Serif">Dub's Garage</b><br>Highway 61 South, Port Gibson, Miss. 39150 &nbsp; 601-555-0114<br>General Repair &bull; Wrecker Service<td class=r><b style="font-size:17px">REPAIR ORDER</b><br><b style="font-size:22px;color:#c22">No. 3718</b></table><br>
<table class=g><tr><td>NAME {hw("Mrs. Earlene Tubbs")}<td>DATE {hw("5-13-25")}<tr><td>ADDRESS {hw("Rodney Rd")}<td>PHONE {hw("555-0147")}<tr><td>YEAR {hw("2004")} &nbsp; MAKE {hw("Buick")} &nbsp; MODEL {hw("LeSabre")}<td>MILEAGE {hw("151,220")} &nbsp; VIN LAST 8</table><br>
<table><tr><td style="width:50%;vertical-align:top;padding-right:10px"><table class=g><tr><th style="width:34px">QTY<th>PARTS<th style="width:88px">AMOUNT{mr}</table><td style="vertical-align:top"><table class=g><tr><th>DESCRIPTION OF WORK<th style="width:88px">LABOR{lr}</table><br>
<table class=g>{"".join(f"<tr><td><b>{a}</b><td class=r style='width:110px'>{hw(b)}" for a,b in [("Total Parts",m(pt)),("Total Labor",m(lt)),("Haz. Waste",m(hz)),("Tax 7%",m(tax)),("TOTAL",d(tot))])}</table></table><br>
<p>{hw("ran hot - lost water at seam. told her dont drive it w/ the light on!","B",32)}</p><p>{hw("A/C is low, next time ($89)","B",32)}</p><p style="margin-top:40px">I authorize the above work. Signed {hw("Earlene Tubbs","A",36)} ______________________</p><p>NOT RESPONSIBLE FOR ARTICLES LEFT IN CARS &nbsp;&nbsp; CASH ONLY, NO CHECKS</p>'''
chrome_png(html,BUILD+'/s28.png',1000,1200,1.6)
import cv2,numpy as np
rng=np.random.default_rng(28); im=load(BUILD+'/s28.png'); h,w=im.shape[:2]
M=cv2.getRotationMatrix2D((w/2,h/2),-.7,.985); f=cv2.warpAffine(im,M,(w,h),borderValue=(225,228,228)).astype('float32')
f*=(1+.012*noise(h,w,160,rng))[...,None]; f=cv2.GaussianBlur(f,(0,0),.7)+rng.normal(0,2.5,(h,w,1))
save_jpg(np.clip(f,0,255).astype('uint8'),OUT+'/s28_handform.jpg')
