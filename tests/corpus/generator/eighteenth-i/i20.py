from common import *
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
N='i20'; I=[]
rows=[('2','ea.','Leaf spring pack, rear, 7-leaf',31200,'part'),('4','ea.','U-bolt 5/8 x 3 x 14 w/ nuts',1875,'part'),('2','ea.','Spring shackle kit',4290,'part'),('5.5','hrs','Labor, replace both rear spring packs',11000,'labor'),('1','ea.','Torch time / gases',3500,'fee'),('1','ea.','Front toe set',8500,'service')]
b='';sub=0
for q,u_,n,u,ty in rows:
    t=mul(q,u); sub+=t; I.append(it(n,ty,float(q) if '.' in q else int(q),u,t)); b+=f'<tr><td class=c>{q} {u_}</td><td>{n}</td><td class=r>{m(u)}</td><td class=r>{m(t)}</td></tr>'
taxable=62400+7500+8580+3500; T=tax(taxable,'4.5'); disc=7500; T=tax(taxable,'4.5'); tot=sub-disc+T
html=f'''<!doctype html><meta charset=utf8><style>body{{margin:0;width:1275px;height:1500px;background:#fff;font:26px "Liberation Serif";color:#000}}.p{{padding:80px 100px}}table{{width:100%;border-collapse:collapse}}h1{{font:bold 54px "Nimbus Sans Narrow","Liberation Sans Narrow";margin:0;text-align:center;letter-spacing:4px}}.l td,.l th{{border:2px solid #000;padding:9px 10px}}.r{{text-align:right}}.c{{text-align:center;white-space:nowrap}}.n td{{padding:4px 0}}</style><div class=p><h1>RED RIVER SPRING & AXLE</h1><p style="text-align:center;margin:4px 0 30px">214 Commerce Road &#8226; Wichita Falls, Texas 76306 &#8226; (940) 555-0129<br><i>Springs re-arched, U-bolts bent while you wait</i></p>
<table class=n><tr><td>To: <u>&nbsp;Tumbleweed Feed &amp; Seed, attn. Royce&nbsp;</u></td><td class=r>Quotation No. <b>Q2218</b></td></tr><tr><td>Truck: <u>&nbsp;2011 Ram 2500 crew cab, white&nbsp;</u></td><td class=r>Date: <u>&nbsp;August 30, 2023&nbsp;</u></td></tr><tr><td>Odometer: <u>&nbsp;226,019&nbsp;</u></td><td class=r>Good for 30 days</td></tr></table><br>
<table class=l><tr><th>Quantity</th><th style="width:52%">Description</th><th>Unit Price</th><th>Extension</th></tr>{b}<tr><td class=c>1 set</td><td>Alternate: add-a-leaf instead of new packs ($289.00, customer said no)</td><td></td><td></td></tr><tr><td>&nbsp;</td><td></td><td></td><td></td></tr><tr><td colspan=2 rowspan=4 style="font-size:21px;vertical-align:top">Trade discount applies to invoices paid in ten days. Tax is figured at the special local rate on materials only. Old springs stay with us unless you ask for them.</td><td>Net</td><td class=r>{m(sub)}</td></tr><tr><td>Trade disc.</td><td class=r>({m(disc)})</td></tr><tr><td>Tax 4.5%</td><td class=r>{m(T)}</td></tr><tr><td><b>TOTAL</b></td><td class=r><b>{d(tot)}</b></td></tr></table><br><br><p>Quoted by: <i style="font:italic 40px Z003">J. T. Mabry</i> &nbsp;&nbsp;&nbsp;&nbsp; Accepted: _______________________</p></div>'''
chrome_png(html,W+'s.png',1275,1500)
rs=np.random.RandomState(8); a=np.asarray(Image.open(W+'s.png').convert('L'),float); a=gaussian_filter(a,.8)+gaussian_filter(rs.randn(*a.shape),.8)*40; a-=(gaussian_filter(rs.rand(*a.shape),1.1)>.72)*0
o=a<140; o|=rs.rand(*o.shape)<.0004; o[:,6:11]|=rs.rand(o.shape[0],5)<.5
Image.fromarray(np.where(o,0,255).astype('uint8')).convert('1').save(OUT+N+'.png',optimize=True,dpi=(150,150))
Image.open(OUT+N+'.png').convert('L').resize((637,750)).save(W+'p_i20-1.png')
label(N,'estimate',I,sub,T,tot,[disc],dict(year=2011,make='Ram',model='2500',trim='crew cab',mileage=226019),dict(shop='RED RIVER SPRING & AXLE',date='August 30, 2023',number='Q2218'))
