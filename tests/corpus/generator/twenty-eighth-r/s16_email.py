from common import *
# e-mail printed from a web mail, chromium: prices in a list inside the text, a quoted mail below with an older (other) price
V=vin('WAUFFAFL2CN019653')
ROWS=[('Control arm kit, front upper, both sides (Lemforder)','Part',48600,None,None),('Labor to fit the arms','Labor',mul(3.2,15500),3.2,15500),('4-wheel alignment','Service',14995,None,None),('Valve cover gasket + spark plug tube seals','Part',11840,None,None),('Labor valve cover','Labor',mul(1.9,15500),1.9,15500)]
items=[I(a,t,c,q,u) for a,t,c,q,u in ROWS]
off=5000; pt=48600+11840; tax=pct(pt,6.625); tot=sum(i['totalPrice'] for i in items)-off+tax
label('s16_email','pdf','message',None,'Brookline Euro Garage',dict(year=2012,make='Audi',model='A4',vin=None,mileage=None),items,tot,[off],None,tax,'independent','NJ',
 'Printed e-mail thread. The quoted older mail at the bottom names other prices (timing chain $2,900 - 3,400), not part of the quote. Labor is printed as "3.2 hrs x $155 = $496.00". $50 off is printed as "less $50 for the wait last time". Parts tax only.')
li=''.join(f'<li>{a} &ndash; '+(f'{q} hrs x $155 = {d(c)}' if q else d(c))+'</li>' for a,t,c,q,u in ROWS)
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:10mm 12mm}}body{{font:13px Arial,"Liberation Sans"}}hr{{border:0;border-top:1px solid #bbb}}.q{{border-left:2px solid #bbb;padding-left:10px;color:#705;margin-left:6px}}.s{{color:#666;font-size:11px}}</style>
<table width=100%><tr><td style="font-size:22px;color:#666"><b>M</b>ailbird</td><td align=right>Noor Haddad &lt;noor.haddad@post.example&gt;</td></tr></table><hr><div style="font-size:17px"><b>Re: Re: A4 clunk + oil smell</b></div><div class=s>2 messages</div><hr>
<table width=100%><tr><td><b>Stefan @ Brookline Euro Garage</b> &lt;stefan@brooklineeuro.example&gt;</td><td align=right>Thu, Nov 6, 2025 at 5:41 PM</td></tr></table><div class=s>To: Noor Haddad &lt;noor.haddad@post.example&gt;</div>
<p>Hi Noor,</p><p>had your 2012 Audi A4 up in the air this afternoon. Clunk is the upper control arms, all four ball joints have play. Oil smell is the valve cover dripping on the exhaust, not the turbo line, so good news there. Here is what it would be:</p><ul>{li}</ul><p>less $50 for the wait last time (&minus;{d(off)}), plus NJ tax 6.625% on the parts {d(tax)}</p><p><b>All together {d(tot)}.</b></p>
<p>Arms I can have Monday from Newark. If you want only the leak fixed that is ok too, just say so. You do NOT need tires, whoever told you that was selling tires.</p><p>Stefan<br>--<br><span class=s>Brookline Euro Garage &middot; 31 Passaic Mill Rd, Montclair NJ 07042 &middot; 973-555-0110<br>VW Audi BMW Volvo &middot; closed Saturdays</span></p>
<hr><table width=100%><tr><td><b>Noor Haddad</b></td><td align=right>Wed, Nov 5, 2025 at 9:02 AM</td></tr></table><div class=q><p>Hi Stefan, the dealer told me it was the timing chain and quoted $2,900 to $3,400, plus $189 just for looking. Can you have a look before I jump off a bridge? I can leave it overnight, key in the box.</p><p>Noor</p></div><p class=s style="margin-top:240px">https://mail.mailbird.example/u/0/print?th=19a5c&nbsp;&nbsp; 1/1</p>'''
chrome_pdf(html,OUT+'/s16_email.pdf')
