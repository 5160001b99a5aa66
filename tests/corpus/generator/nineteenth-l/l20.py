# landscape sheet, labor and parts tables side by side; fold, coffee ring, strong perspective
from common import *
lab=[('Replace injectors 1, 4 and 6',5.4,15500),('Relative compression test',.8,15500),('Clean EGR cooler and valve',3.1,15500)]
par=[('Injector, reman, Bosch',3,34900),('Injector line',3,4650),('EGR gasket set',1,5835),('Fuel filter pair',1,11290),('Engine oil 5W40, 10 qt',1,8990)]
oth=[('Injector coding','Service',9500),('Core deposit, 3 injectors','Fee',30000),('Freight','Fee',4200)]
items=[it(a,'Labor',round(q*u),q,u) for a,q,u in lab]+[it(a,'Part',q*u,q,u) for a,q,u in par]+[it(a,t,v) for a,t,v in oth]
s=sum(i['totalPrice'] for i in items);lt=sum(i['totalPrice'] for i in items[:3]);pt=sum(i['totalPrice'] for i in items[3:8]);ot=44e2 and 43700
disc=round(lt*.10);tax=round(pt*.045);tot=s-disc+tax
r=lambda L:''.join('<tr>'+''.join(f'<td{" class=r" if j else ""}>{x}</td>' for j,x in enumerate(z))+'</tr>' for z in L)
html=f'''<meta charset=utf8><style>@page{{size:11in 8.5in;margin:.5in}}body{{font:15px Liberation Sans}}table{{border-collapse:collapse;width:100%}}.q td,.q th{{border-bottom:1px solid #888;padding:5px 4px}}th{{text-align:left;background:#f0c419}}.r{{text-align:right}}*{{-webkit-print-color-adjust:exact}}.f{{display:flex;gap:22px}}</style>
<div class=f style="justify-content:space-between;border-bottom:4px solid #222"><div><span style="font:bold 30px Liberation Sans">HIGH PLAINS DIESEL PERFORMANCE</span><br>4915 Selmon Rd, Cheyenne, WY 82009 · 307-555-0163 · parts@hpdiesel.example</div><div class=r><b style="font-size:19px">WORK QUOTE WQ-2025-318</b><br>Dec 8, 2025 · expires Dec 22<br>Tech: Arlo · Job lift 4</div></div>
<p style="margin:8px 0">Customer <b>Wade Ostrander</b> 307-555-0111 &nbsp;|&nbsp; <b>2015 Ram 3500 Laramie</b> 6.7 Cummins &nbsp;|&nbsp; VIN 3C63RRJL2FG604771 &nbsp;|&nbsp; 187,313 mi in, 187,316 out</p>
<div class=f><div style="flex:1"><table class=q><tr><th>LABOR</th><th class=r>Hours</th><th class=r>Rate</th><th class=r>Amount</th></tr>{r([(a,f'{q:.1f}',c(u),c(round(q*u))) for a,q,u in lab])}<tr><td><b>Labor total</b></td><td></td><td></td><td class=r><b>{c(lt)}</b></td></tr></table><br>
<table class=q><tr><th>OTHER</th><th class=r>Amount</th></tr>{r([(a,c(v)) for a,t,v in oth])}<tr><td>Dyno pull (before / after)</td><td class=r>no charge</td></tr><tr><td><b>Other total</b></td><td class=r><b>{c(ot)}</b></td></tr></table></div>
<div style="flex:1"><table class=q><tr><th>PARTS</th><th class=r>Qty</th><th class=r>Each</th><th class=r>Amount</th></tr>{r([(a,q,c(u),c(q*u)) for a,q,u in par])}<tr><td><b>Parts total</b></td><td></td><td></td><td class=r><b>{c(pt)}</b></td></tr></table><br>
<table style="font-size:16px"><tr><td>Labor + parts + other</td><td class=r>{c(s)}</td></tr><tr><td>Veteran discount, 10% of labor</td><td class=r>-{c(disc)}</td></tr><tr><td>Tax 4.5% of parts</td><td class=r>{c(tax)}</td></tr><tr style="font-size:20px;font-weight:bold;background:#ddd"><td>QUOTE TOTAL</td><td class=r>{d(tot)}</td></tr></table></div></div>
<p style="font-size:13px"><b>Readings:</b> rail 4,820 psi at idle, return flow cyl 1 = 62 ml, 4 = 71 ml, 6 = 58 ml (max 45). Boost 27 psi. Oil 12 h since change.<br><b>Extras you may add (not counted):</b> lift pump kit 689.00 · CP4 filter housing 240.00 · front U-joints 312.50.<br><b>Terms:</b> half down on special orders. Core deposit comes back with rebuildable cores within 30 days. Account credit 75.00 on file, to be used at pick-up. Snap Finance available from 0 down. 12 months on reman injectors.</p>'''
f=TMP+'l20.pdf';chrome(html,f);pg=raster(f,210);rng=np.random.default_rng(20)
w,h=pg.size
ring=Image.new('L',(w,h),0);d=ImageDraw.Draw(ring);d.ellipse((1150,1370,1560,1780),outline=255,width=16);rm=ndi.gaussian_filter(np.asarray(ring)/255.,3)[...,None]*.45*np.clip(.7+noise((h,w),60,rng)[...,None]*.5,0,1)
a=np.asarray(pg).astype(float);a=a*(1-rm*np.array([.3,.5,.75]));pg=Image.fromarray(a.astype(np.uint8))
S=(2300,1800)
def curl(u,v):
    k=u-.5; return .0006*np.sign(k)*np.exp(-np.abs(k)*30), .006*np.abs(k)-.0, 1-.16*np.exp(-(k/.012)**2)+np.where(k>0,-.07*np.exp(-k*4),.03)
photo(pg,S,[(255,150),(2050,215),(2205,1645),(75,1560)],wood(*S,rng,(150,112,76)),rng,curl=curl,shade=lambda x,y:.84+.26*np.exp(-((x-.35)**2+(y-.35)**2)*3),blur=.75,grain=4,tint=(1,.96,.88),q=70,out=OUT+'l20.jpg')
label('l20.jpg','WQ-2025-318','HIGH PLAINS DIESEL PERFORMANCE',dict(year=2015,make='Ram',model='3500',vin='3C63RRJL2FG604771',mileage=187313,trim='Laramie'),items,tax,tot,s,[dc('Veteran discount, 10% of labor',disc)],['photo','perspective','fold','coffee-ring','two-columns'])
checktext(f,OUT+'l20.json')
