from common import *
N='i02'; V=vin('5J6RW2H89KL021746'); I=[]
jobs=[('Cooling system leak repair',[('labor','Replace water pump',2.8,14800),('part','Water pump assembly — Aisin WPH-063',1,13460),('part','Honda Type 2 coolant, gal',2,2795)],'approved'),
('Serpentine belt',[('labor','R&R drive belt (overlap)',.4,14800),('part','Drive belt 7PK1140',1,4615)],'approved'),
('Rear differential fluid service',[('labor','Drain & fill rear diff',.5,14800),('part','Dual pump fluid II, qt',2,1480)],'declined')]
H=''; sub=0;PP=0;LL=0
for j,ls,st in jobs:
    jt=sum(mul(q,u) for _,_,q,u in ls); rows=''
    for ty,n,q,u in ls:
        t=mul(q,u); rows+=f'<div class=r><i class={ty}>{ty.upper()}</i><span class=n>{n}</span><span class=q>{q}{" hr" if ty=="labor" else ""} × {d(u)}</span><span class=t>{d(t)}</span></div>'
        if st=='approved':
            I.append(it(n,ty,q,u,t)); sub+=t
            if ty=='part': PP+=t
            else: LL+=t
    H+=f'<section class={st}><h3>{j}<b>{d(jt)}</b><em>{st.title()}</em></h3>{rows}</section>'
fee=tax(LL,'6'); disc=2500; T=tax(PP,'6.1'); I.append(it('Shop supplies & environmental','fee',None,None,fee)); tot=sub+fee-disc+T
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:0}}body{{margin:0;font:12px "Liberation Sans";color:#1d2939}}header{{background:#0f3d3e;color:#fff;padding:26px 44px;display:flex;justify-content:space-between}}header h1{{margin:0;font-size:22px}}main{{padding:20px 44px}}.g{{display:flex;gap:50px;margin-bottom:18px}}.g small{{color:#667085;display:block;text-transform:uppercase;font-size:9px;letter-spacing:1px}}section{{border:1px solid #d0d5dd;border-radius:8px;margin-bottom:12px}}h3{{margin:0;padding:9px 12px;background:#f2f6f6;font-size:13px;border-radius:8px 8px 0 0}}h3 b{{float:right}}h3 em{{float:right;font:normal 10px "Liberation Sans";background:#12b76a;color:#fff;border-radius:9px;padding:2px 9px;margin-right:16px}}.declined{{opacity:.55}}.declined em{{background:#d92d20}}.r{{display:flex;padding:6px 12px;border-top:1px solid #eaecf0}}.r i{{width:52px;font:bold 9px "Liberation Sans";color:#667085}}.n{{flex:1}}.q{{width:130px;text-align:right;color:#475467}}.t{{width:90px;text-align:right}}.sum{{width:270px;margin-left:auto;font-size:13px}}.sum div{{display:flex;justify-content:space-between;padding:3px 0}}.big{{font-weight:bold;font-size:18px;border-top:2px solid #0f3d3e;margin-top:5px}}</style>
<header><div><h1>Northgate Car Clinic</h1>1190 Tejon Spur, Colorado Springs, CO 80905<br>(719) 555-0118 · hello@northgatecarclinic.example</div><div style="text-align:right">ESTIMATE<br><span style="font-size:20px">#E-5523</span><br>Jul 9, 2025</div></header><main>
<div class=g><div><small>Customer</small>Desmond Achterberg<br>(719) 555-0150</div><div><small>Vehicle</small><b>2019 Honda CR-V EX-L AWD</b><br>VIN {V}<br>Plate: BKZ-T41 (CO)</div><div><small>Mileage in</small>71,902</div><div><small>Service writer</small>Priya L.</div></div>
<p><b>Concern:</b> coolant smell after driving, puddle under passenger side. Pump weep hole leaking, belt contaminated.</p>{H}
<div class=sum><div><span>Parts</span><span>{d(PP)}</span></div><div><span>Labor</span><span>{d(LL)}</span></div><div><span>Subtotal</span><span>{d(sub)}</span></div><div><span>Shop supplies &amp; environmental</span><span>{d(fee)}</span></div><div><span>First-visit discount</span><span>–{d(disc)}</span></div><div><span>Tax (6.1% on parts)</span><span>{d(T)}</span></div><div class=big><span>Approved total</span><span>{d(tot)}</span></div></div>
<p style="color:#667085;font-size:10px;margin-top:30px">Declined jobs stay on your file for 90 days. Prices good through Aug 8, 2025. Authorized by text message from (719) 555-0150 on Jul 9, 2025 at 10:42 AM.</p></main>'''
chrome_pdf(html,OUT+N+'.pdf')
label(N,'estimate',I,sub,T,tot,[disc],dict(year=2019,make='Honda',model='CR-V',trim='EX-L AWD',vin=V,mileage=71902),dict(shop='Northgate Car Clinic',date='Jul 9, 2025',number='E-5523')); prev(N)
