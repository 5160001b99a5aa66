from pic import *
# fax-like bilevel scan in a PDF (CCITT G4): trailer repair estimate for a fleet, hours x rate, fax head line
ROWS=[('R/R LANDING GEAR, RH LEG','Labor',2.5,12200),('LEG, LANDING GEAR 50K RH','Part',1,48600),('STRAIGHTEN CROSSMEMBER #14, WELD','Labor',1.75,12200),('ROOF BOW REPLACE','Labor',3,12200),('ROOF BOW, ALUM 102"','Part',2,4135),('ROOF SHEET PATCH & SEALANT','Part',1,8950),('MUD FLAP W/ BRACKET','Part',2,3120),('DOT REFLECTIVE TAPE, 18" PCS','Part',12,215),('AIR LINE GLADHAND SEALS','Part',4,95)]
items=[I(a,t,mul(q,u),q,u) for a,t,q,u in ROWS]
pk=sum(i['totalPrice'] for i in items if i['type']=='Part'); lb=sum(i['totalPrice'] for i in items if i['type']=='Labor')
fu=1850; items.append(I('FUEL/ENERGY SURCHARGE','Fee',fu)); st=pk+lb+fu; tax=0; tot=st
label('s23_fax','pdf','estimate','TR-6620','KAW VALLEY TRAILER REPAIR',dict(year=2018,make='UTILITY',model="53' VAN",vin=vin('1UYVS2538J2410917'),mileage=None),items,tot,[],st,0,'fleet','KS',
 'Fax: bilevel, with a fax head line, specks and a streak. Trailer, no mileage. Tax exempt (printed EXEMPT).',['fax','scan'])
V=vin('1UYVS2538J2410917')
r=''.join(f'<tr><td>{i}<td>{a}<td class=r>{q:g}<td class=r>{m(u)}<td class=r>{m(mul(q,u))}' for i,(a,t,q,u) in enumerate(ROWS,1))
html=f'''<meta charset=utf8><style>body{{margin:0;padding:60px 55px;width:754px;background:#fff;font:16px "Liberation Mono";height:980px}}table{{border-collapse:collapse;width:100%}}td,th{{border:1.5px solid #000;padding:5px 6px;text-align:left}}.r{{text-align:right}}.x td{{border:0}}</style>
<div style="font:bold 30px Liberation Sans">KAW VALLEY TRAILER REPAIR</div>1330 S 12TH YARD RD, KANSAS CITY KS 66105<br>TEL 913-555-0122  FAX 913-555-0123<br><br><b>ESTIMATE TR-6620</b> &nbsp; 07/16/25<br>TO: SILO EXPRESS / ATTN MAINT. (RUTH)<br>UNIT: TRL 5318 &nbsp; 2018 UTILITY 53' VAN<br>VIN: {V}<br><br>
<table><tr><th>#<th>OPERATION / MATERIAL<th>QTY<th>RATE<th>AMOUNT{r}</table><br>
<table class=x style="width:420px;margin-left:334px"><tr><td>PARTS<td class=r>{m(pk)}<tr><td>LABOR<td class=r>{m(lb)}<tr><td>FUEL/ENERGY SURCHARGE<td class=r>{m(fu)}<tr><td>SUBTOTAL<td class=r>{m(st)}<tr><td>TAX<td class=r>EXEMPT<tr><td><b>TOTAL</b><td class=r><b>{d(tot)}</b></table>
<br>NOT QUOTED: FLOOR BOARDS REAR 4 FT ROTTEN (ABT 620.00)<br><br>OK TO REPAIR: ______________ PO#: __________ FAX BACK'''
chrome_png(html,BUILD+'/s23.png',864,1100,2)
import cv2,numpy as np
from PIL import Image,ImageDraw,ImageFont
rng=np.random.default_rng(23); g=cv2.cvtColor(load(BUILD+'/s23.png'),cv2.COLOR_BGR2GRAY)
M=cv2.getRotationMatrix2D((864,1100),-.5,.97); g=cv2.warpAffine(g,M,(1728,2200),borderValue=255).astype('float32')
g=cv2.GaussianBlur(g,(0,0),1.1)+rng.normal(0,24,g.shape)
b=(g>140).astype('uint8')*255
n=rng.random(b.shape); b[n<.0004]=0; b[(n>.9985)]=255; b[:,1210:1212]=np.where(rng.random((2200,2))<.6,0,b[:,1210:1212])
im=Image.fromarray(b); ImageDraw.Draw(im).text((40,8),'JUL-16-2025 14:07   FROM:KAW VALLEY TRAILER   9135550123        TO:18165550104        P.1/1',font=ImageFont.truetype('DejaVuSansMono-Bold.ttf',24),fill=0)
im=im.convert('1',dither=0); im.save(BUILD+'/s23.tif',compression='group4',dpi=(204,196))
im.save(OUT+'/s23_fax.pdf',resolution=204)
