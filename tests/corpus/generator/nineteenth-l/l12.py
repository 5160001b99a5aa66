# Android dark chat PNG, quote spread over several bubbles
from common import *
items=[it('AC compressor w/ clutch','Part',36475),it('receiver drier','Part',5820),it('condenser','Part',21150),it('refrigerant R1234yf','Part',14400,1.5,9600),it('labor for all of it','Labor',52500),it('EPA recovery fee','Fee',2500)]
s=sum(i['totalPrice'] for i in items);disc=5000;tax=None;tot=s-disc
def u(x,t=''): return f'<div class=u>{x}</div>'+(f'<div class=k>{t}</div>' if t else '')
def m(x,t=''): return f'<div class=m>{x}</div>'+(f'<div class="k kr">{t}</div>' if t else '')
body=('<div class=d>Wednesday, July 9 · 1:17 PM</div>'+u("Hello Mrs. Adeyemi, Polar Bear Auto A/C here about the 2019 Hyundai Tucson SE (58,031 mi). Quote no. PB9054")
+u("Compressor is locked and it sent metal into the condenser. High side 410 psi, low side 92. Vent temp 84°F")+m('oh no 😩 how much','1:22 PM')
+u("AC compressor w/ clutch is $364.75")+u("receiver drier $58.20, condenser $211.50")+u("refrigerant R1234yf 1.5 lb @ $96/lb = $144.00")+u("labor for all of it $525.00 and the $25.00 EPA recovery fee",'1:31 PM')
+m("That's a lot. Neighbor paid $700 last summer. Any coupon?",'1:34 PM')
+u("I can do the July heat coupon, minus $50.00")+u(f"so {d(tot)} out the door, parts tax already in the prices. The $79.00 diagnosis you paid yesterday stays as is")
+u("Cabin filter looks gray too, $44.95 if you want it, I did NOT add it",'1:37 PM')+m('Go ahead. no filter. Friday ok?','1:40 PM')+u('Fri 7:30 am 2 yr/24k warranty','1:41 PM'))
html=f'''<meta charset=utf8><style>body{{margin:0;width:412px;background:#111418;color:#e3e6ea;font:16px DejaVu Sans}}.s{{display:flex;justify-content:space-between;padding:8px 18px;font-size:12px}}.h{{display:flex;gap:14px;align-items:center;padding:8px 16px 12px;font-size:18px}}.av{{width:38px;height:38px;border-radius:50%;background:#5b4a9c;text-align:center;line-height:38px}}.u,.m{{clear:both;max-width:74%;padding:9px 14px;border-radius:20px;margin:3px 14px;line-height:1.32}}.u{{background:#2b3038;float:left}}.m{{background:#2f5fb3;float:right}}.d{{text-align:center;font-size:11px;color:#98a0aa;padding:6px}}.k{{clear:both;font-size:10px;color:#98a0aa;padding:1px 22px 5px}}.kr{{text-align:right}}</style>
<div class=s><span>2:03</span><span>5G ▲ 67%</span></div><div class=h><span>←</span><div class=av>P</div><div>Polar Bear Auto A/C<div style="font-size:11px;color:#98a0aa">+1 602-555-0159</div></div></div>{body}<div style="clear:both;height:10px"></div><div style="margin:4px 14px 16px;background:#2b3038;border-radius:24px;padding:11px 18px;color:#98a0aa">Text message</div>'''
f=OUT+'l12.png';chrome(html,f,(500,1260,2.2));im=Image.open(f).convert('RGB').crop((0,0,int(412*2.2),int(1260*2.2)));a=np.asarray(im)[:,40:-40].astype(int)
bg=np.array([0x2b,0x30,0x38]);h=np.where((abs(a-bg).sum(2)<6).mean(1)>.5)[0].max()+30;im=im.crop((0,0,im.width,min(h,im.height)));im.save(f);print(im.size)
label('l12.png','PB9054','Polar Bear Auto A/C',dict(year=2019,make='Hyundai',model='Tucson',mileage=58031,trim='SE'),items,tax,tot,None,[dc('July heat coupon',disc)],['screenshot','chat','dark'])
