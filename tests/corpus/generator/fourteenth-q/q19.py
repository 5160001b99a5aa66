from common import *
D=Doc('q19.png','phone-width-online-estimate-toggles','chromium-screenshot','shop_estimate','Foothill Auto Works','EST-15530',dict(year=2019,make='Mazda',model='CX-5 Grand Touring',mileage=88731),['screenshot'])
def li(ds,ty,qt,u,real,sub=''):
    t=r(Decimal(str(qt))*u)
    if real: D.add(ds,ty,qt,u,t)
    return f'<div class=l><div>{e(ds)}<small>{q(qt)} {"hrs" if ty=="Labor" else "×"} {"@ " if ty=="Labor" else ""}{d(u)}{sub}</small></div><b>{d(t)}</b></div>',t
def card(t,st,ls):
    s=sum(x[1] for x in ls); ic={'ok':'✓ Approved','no':'✕ Declined','wait':'Recommended'}[st]
    return f'<div class="card {st}"><div class=h>{e(t)}<span>{ic}</span></div>{"".join(x[0] for x in ls)}<div class=js><span>Job total</span><b>{d(s)}</b></div></div>'
b=card('Rear brake pads & rotors','ok',[li('Akebono Euro ceramic pads, rear','Part',1,7895,1,' · EUR1846'),li('Centric premium rotor, rear','Part',2,6450,1,' · 120.45106'),li('Replace rear pads and rotors, service EPB','Labor',1.6,17500,1)])
b+=card('Rear differential fluid','no',[li('Service rear diff','Labor',.6,17500,0),li('75W-85 gear oil','Part',1,2480,0)])
b+=card('Spark plugs (4)','ok',[li('NGK Laser iridium ILKAR7L11','Part',4,1869,1),li('Replace spark plugs','Labor',.9,17500,1)])
b+=card('Serpentine belt','wait',[li('Gates Micro-V belt','Part',1,5240,0),li('Replace belt','Labor',.7,17500,0)])
b+=card('Tires – one replacement','ok',[li('Toyo A36 225/55R19 99V','Part',1,24600,1),li('Mount & balance','Labor',.3,17500,1),li('CA tire fee','Fee',1,175,1)])
w=D.add('Shop supplies','Fee',None,None,1899)
D.discounts=[2500]; tx=pct(D.sum(['Part']),9.25); D.close(tax=tx,sub=D.sum())
htm=f'''<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><style>*{{box-sizing:border-box}}body{{margin:0;font:14px/1.35 Roboto;background:#eceff3;color:#1c2733;width:390px}}.bar{{background:#fff;padding:8px 16px;display:flex;justify-content:space-between;font-size:13px;font-weight:600}}.url{{background:#e3e6ea;margin:4px 12px;border-radius:10px;padding:8px;text-align:center;font-size:13px;color:#444}}.top{{background:#12395b;color:#fff;padding:14px 16px}}.top h1{{font-size:19px;margin:0 0 4px}}.card{{background:#fff;border-radius:12px;margin:10px 12px;padding:12px 14px;box-shadow:0 1px 3px #0002}}.h{{font-weight:700;font-size:15px;display:flex;justify-content:space-between;gap:8px}}.h span{{font-size:11.5px;white-space:nowrap;border-radius:10px;padding:2px 8px;height:20px;background:#d9f2e1;color:#13703a}}.no .h span{{background:#f7dcdc;color:#9b2020}}.wait .h span{{background:#fff1cf;color:#8a6100}}.l{{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid #eef0f2;gap:10px}}.l small{{display:block;color:#6b7885;font-size:12px}}.l b{{font-weight:500}}.js{{display:flex;justify-content:space-between;padding-top:8px;font-size:13px}}.no .l,.no .js{{color:#9aa3ab;text-decoration:line-through}}.t div{{display:flex;justify-content:space-between;padding:3px 0}}.g{{font-size:18px;font-weight:700;border-top:1px solid #ccd}}.btn{{margin:12px;background:#1b7f4b;color:#fff;text-align:center;border-radius:24px;padding:13px;font-weight:700}}</style>
<div class=bar><span>4:27</span><span>LTE 61%</span></div><div class=url>foothillautoworks.example</div><div class=top><h1>{D.shop}</h1>Estimate {D.no} · Nov 4, 2025<br>2019 Mazda CX-5 Grand Touring · 88,731 mi<br>Hi Priya, please review your estimate. Questions? Text 626-555-0145</div>{b}
<div class="card t"><div class=h>Approved work</div><div><span>Labor</span><span>{d(D.sum(["Labor"]))}</span></div><div><span>Parts</span><span>{d(D.sum(["Part"]))}</span></div><div><span>CA tire fee</span><span>{d(175)}</span></div><div><span>Shop supplies</span><span>{d(1899)}</span></div><div><span>Subtotal</span><span>{d(D.subtotal)}</span></div><div><span>First visit coupon</span><span>−{d(2500)}</span></div><div><span>Sales tax 9.25%</span><span>{d(tx)}</span></div><div class=g><span>Total</span><span>{d(D.total)}</span></div></div><div class=btn>Submit my choices</div>'''
chrome_png(htm,'/tmp/q19.png',500,1560,2)
from PIL import Image
im=Image.open('/tmp/q19.png').convert('RGB').crop((0,0,780,3000)); im.save('/tmp/q19c.png'); im=im.quantize(64,dither=Image.Dither.NONE); im.save(D.path(),optimize=True); print(im.size,os.path.getsize(D.path()));D.save()
import re
open('q19.src.txt','w').write(html.unescape(re.sub(r'<[^>]+>',' ',re.sub(r'<style>.*?</style>','',htm,flags=re.S))))
