from lib import *; from photolib import *
it=[I('60,000 mile scheduled service','Service','489.00'),I('Rear brake pads, hardware','Part','142.60',1),I('Rear brake pads, labor','Labor','231.00',1.4,'165.00'),I('Brake fluid exchange','Service','169.00'),I('Cabin air filter','Part','62.95',1),I('Shop supplies','Fee','38.50')]
disc=[4500]; tax=pct(S(it)-4500,'7.25')
d=label('t21_portal_app_dark.jpg','estimate',dict(documentNumber='RO 228417',shop='Saltflat Lexus'),dict(year=2019,make='Lexus',model='RX 350',mileage=61230),it,disc,tax,'dealer','UT','phone screenshot (JPEG, dark mode) of a service portal with cards and switches; approved cards are charged, declined battery and wiper cards with prices are not; recall card $0.00; one card with a parts line and an hours line; reward points as discount; declined total shown; everything taxed; subtotal not printed',['screenshot','dark mode','declined cards with price','switches'])
def card(t,price,on,sub='',tag=None):
    st='APPROVED' if on else 'DECLINED'
    if tag: st=tag
    return f'''<div class="c {'' if on else 'off'}"><div class=r><b>{t}</b><span class="sw {'on' if on else ''}"><i></i></span></div>{f'<div class=s>{sub}</div>' if sub else ''}<div class=r style="margin-top:8px"><span class="tg {'a' if on else 'd'}">{st}</span><span class=p>{price}</span></div></div>'''
sub=f'<div class=r><span>Rear brake pads, hardware ×1</span><span>$142.60</span></div><div class=r><span>Rear brake pads, labor 1.4 h × $165.00</span><span>$231.00</span></div>'
h=f'''<meta charset=utf-8><style>body{{margin:0;width:393px;background:#0f1115;font:15px 'Open Sans';color:#eceff4}} .st{{display:flex;justify-content:space-between;padding:12px 24px 6px;font-size:14px;font-weight:600}} .h{{padding:8px 18px}} .h b{{font-size:21px}} .m{{color:#9aa3b2;font-size:13px}} .c{{background:#1b1f27;border-radius:14px;margin:9px 14px;padding:12px 14px}} .r{{display:flex;justify-content:space-between;align-items:center;gap:8px}} .s{{color:#9aa3b2;font-size:12.5px;margin-top:5px;line-height:1.5}} .p{{font-size:18px;font-weight:600}} .off .p,.off b{{color:#7c8494}} .tg{{font-size:11px;font-weight:700;padding:2px 9px;border-radius:9px}} .a{{background:#123f2b;color:#5fe0a0}} .d{{background:#472024;color:#ff8f8f}} .sw{{width:40px;height:22px;border-radius:11px;background:#3a4150;position:relative;flex:none}} .sw i{{position:absolute;left:2px;top:2px;width:18px;height:18px;border-radius:9px;background:#fff}} .sw.on{{background:#25a567}} .sw.on i{{left:20px}} .t{{background:#232936;border-radius:18px 18px 0 0;padding:14px 20px 30px;margin-top:14px}} .t .r{{padding:3px 0}}</style>
<div class=st><span>7:22</span><span>5G 41%</span></div><div class=h><b>Saltflat Lexus</b><div class=m>RO 228417 · 2019 Lexus RX 350 · 61,230 mi<br>Advisor: Dee · tap a switch to change your answer</div></div>
{card('60,000 mile scheduled service','$489.00',True,'Oil, filters, inspections, rotation. One price.')}
{card('Rear brake pads','$373.60',True,sub)}
{card('12V battery, AGM','$318.20',False,'Tested 480 of 650 CCA')}
{card('Brake fluid exchange','$169.00',True)}
{card('Recall 23LA04, software','$0.00',True,'Covered by manufacturer','WARRANTY')}
{card('Wiper blade set','$74.90',False)}
{card('Cabin air filter','$62.95',True,'Part ×1, fitted free')}
<div class=t><div class=r><span>Approved work</span><span>${m(S(it[:-1]))}</span></div><div class=r><span>Shop supplies</span><span>$38.50</span></div><div class=r><span>Reward points used (4,500)</span><span>−$45.00</span></div><div class=r><span>Tax 7.25%</span><span>${m(tax)}</span></div><div class=r style="font-size:19px;font-weight:700"><span>You approved</span><span>${m(d['total'])}</span></div><div class=m>Declined today: $393.10 before tax</div></div>'''
open('t21.html','w').write(h); shot('t21.html','t21.tmp.png',393,852,2,full=True)
im=cv2.imread('t21.tmp.png'); print(im.shape); cv2.imwrite(OUT+'t21_portal_app_dark.jpg',im,[cv2.IMWRITE_JPEG_QUALITY,76]); print(os.path.getsize(OUT+'t21_portal_app_dark.jpg'))
