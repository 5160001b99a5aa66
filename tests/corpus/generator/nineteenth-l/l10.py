# iPhone-like chat screenshot PNG
from common import *
items=[it('Alternator (new, not reman)','Part',28900),it('Serpentine belt','Part',4250),it('Labor','Labor',20800,1.6,13000),it('Battery terminal end','Part',1195),it('Trip charge to Oak Cliff','Fee',3500)]
s=sum(i['totalPrice'] for i in items);tax=round((28900+4250+1195)*.0825);tot=s+tax
def b(x,me=0,last=0): return f'<div class="b {"me" if me else "u"}">{x}</div>'
msgs=[('t','<b>Today</b> 10:41 AM'),b('Hey Tino, car died at the H-E-B again. Battery light was on. 2011 Nissan Altima 2.5 S, 151k',1),b('Got it. Can u send me the VIN'),b('1N4AL2AP2BN447120<br>odo says 151,206',1),b('Ok meter says 11.8 V running so its the alternator. Battery itself load tests fine, 540 of 550 CCA'),
b('Here is ur quote, # T-2077<br><br>Alternator (new, not reman) $289.00<br>Serpentine belt $42.50<br>Labor 1.6 hr x $130 = $208.00<br>Battery terminal end $11.95<br>Trip charge to Oak Cliff $35.00<br><br>Subtotal '+d(s)+'<br>Tax on parts 8.25% '+d(tax)+'<br><b>TOTAL '+d(tot)+'</b>'),
b('Oof. AutoZone has one for $214 tho',1),b('Thats the reman w/ $55 core. Mine is new w/ 3 yr warranty. Old one I haul off free'),b('And the wipers u asked about are $38 extra, not in there'),b('Ok do it. Zelle ok? I still owe you $60 from the window thing',1),b('Zelle is fine. That $60 is separate lol. See u at 2:15')]
body=''.join(f'<div class=t>{m[1]}</div>' if isinstance(m,tuple) else m for m in msgs)
html=f'''<meta charset=utf8><style>body{{margin:0;width:414px;background:#fff;font:16.5px Liberation Sans}}.s{{display:flex;justify-content:space-between;padding:10px 22px 4px;font-weight:bold;font-size:15px}}.h{{text-align:center;border-bottom:1px solid #ddd;background:#f7f7f8;padding-bottom:7px;font-size:12px}}.av{{width:46px;height:46px;border-radius:50%;background:#9aa1ac;color:#fff;font-size:20px;line-height:46px;margin:0 auto 3px}}
.b{{max-width:72%;padding:8px 13px;border-radius:19px;margin:5px 14px;line-height:1.27;clear:both}}.u{{background:#e9e9eb;float:left}}.me{{background:#0b84fe;color:#fff;float:right}}.t{{text-align:center;color:#8a8a8e;font-size:11px;padding:8px 0}}</style>
<div class=s><span>11:08</span><span>▂▄▆ LTE ▮ 41%</span></div><div class=h><div class=av>TM</div>Tino's Mobile Auto ›<br><small style="color:#888">(214) 555-0177</small></div>{body}<div style="clear:both;height:8px"></div><div style="margin:6px 14px 14px;border:1px solid #ccc;border-radius:18px;padding:7px 14px;color:#aaa">iMessage</div>'''
f=OUT+'l10.png';chrome(html,f,(500,1180,2.4));im=Image.open(f).convert('RGB')
im=im.crop((0,0,int(414*2.4),im.height));a=np.asarray(im).min(axis=(1,2));h=np.where(a<250)[0].max()+30;im=im.crop((0,0,im.width,min(h,im.height)));im.save(f);print(im.size)
label('l10.png','T-2077',"Tino's Mobile Auto",dict(year=2011,make='Nissan',model='Altima',vin='1N4AL2AP2BN447120',mileage=151206,trim='2.5 S'),items,tax,tot,s,[],['screenshot','chat'])
