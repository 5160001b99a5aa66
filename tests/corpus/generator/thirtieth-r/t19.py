from lib import *; from photolib import *
it=[I('Ball joints uppers both sides','Part','148.00',None,'74.00'),I('lowers both','Part','122.00',None,'61.00'),I('labor on ball joints','Labor',None,5,'105.00'),I('align after','Labor','95.00'),I('trans fluid + filter service','Service','189.50'),I('shop stuff','Fee','20.00')]
for i in it[:2]: i['quantity']=None
disc=[2500]
d=label('t19_text_thread.png','text message',dict(documentNumber=None,shop='Bitterroot Auto'),dict(year=2010,make='Ford',model='Ranger',mileage=156200),it,disc,0,'independent','MT','phone screenshot of a message thread; quote spread over several bubbles, customer drops the shocks (pair 138 + put on 70, not items), shop takes 25 off and gives the new total 1074.50; the first total 1307.50 is superseded; no sales tax in Montana; deposit; informal names, no cents',['screenshot','revised during the thread','dropped line','superseded total','slang'])
assert d['total']==107450 and S(it)+20800==130750
def b(s,me=False,last=True): return f'<div class="b {"me" if me else ""} {"l" if last else ""}">{s}</div>'
T=[b("Hey its Cass at Bitterroot Auto. Got your 2010 Ranger looked over, 156,200 on it. Heres what it needs",last=False),
b("Ball joints uppers both sides $74 each, 148<br>lowers both $61 ea, 122<br>labor on ball joints 5 hrs at 105 = 525",last=False),
b("align after 95<br>rear shocks pair 138, put on 70<br>trans fluid + filter service 189.50",last=False),
b("shop stuff 20. comes to 1307.50, no tax in MT \U0001F642".replace('\U0001F642',':)')),
b("ouch. can the shocks wait?",True),b("yep not unsafe. Pull those and I'll knock 25 off for ya",last=False),b("and the clunk up front was just a dry u joint, greased it no charge"),b("ok lets do it without the shocks",True),b("Perfect. 1074.50 then. Need 300 down for parts, can have it done thurs"),b("Sending it now. You guys take card?",True),b("yep")]
h=f'''<meta charset=utf-8><style>body{{margin:0;width:390px;background:#fff;font:16px Roboto;color:#000}} .st{{display:flex;justify-content:space-between;padding:12px 26px 4px;font-weight:600;font-size:15px}} .nav{{text-align:center;border-bottom:1px solid #ddd;padding:4px 0 8px;background:#f6f6f6;font-size:12px}} .av{{width:44px;height:44px;border-radius:22px;background:#9aa0ac;color:#fff;font:600 19px/44px Roboto;margin:0 auto 3px}} .t{{text-align:center;color:#8a8a8e;font-size:11px;margin:12px 0 8px}} .w{{padding:0 14px 10px;display:flex;flex-direction:column}} .b{{max-width:276px;background:#e9e9eb;border-radius:18px;padding:8px 13px;margin:1px 0;align-self:flex-start;line-height:1.27}} .me{{background:#0a84ff;color:#fff;align-self:flex-end}} .l{{margin-bottom:9px}} .in{{border:1px solid #ccc;border-radius:18px;margin:4px 14px 26px 52px;padding:7px 14px;color:#aaa;font-size:15px}}</style>
<div class=st><span>4:18</span><span>5G &nbsp; 62%</span></div><div class=nav><div class=av>BA</div>Bitterroot Auto &rsaquo;</div><div class=t>Text Message<br>Tue, Sep 9 at 2:51 PM</div><div class=w>{''.join(T[:4])}<div class=t>Tue, Sep 9 at 3:33 PM</div>{''.join(T[4:])}</div><div class=in>Text Message</div>'''
open('t19.html','w').write(h); shot('t19.html','t19.tmp.png',390,844,2,full=True)
from PIL import Image
im=Image.open('t19.tmp.png').convert('RGB'); print(im.size); im.quantize(64,dither=0).save(OUT+'t19_text_thread.png',optimize=True); print(os.path.getsize(OUT+'t19_text_thread.png'))
