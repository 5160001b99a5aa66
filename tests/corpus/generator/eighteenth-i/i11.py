from common import *
N='i11'; I=[]; V=vin('1C4RJFBG8FC612094')
html=f'''<meta charset=utf8><style>body{{font:12px "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}td{{padding:4px 6px;vertical-align:top}}.y td{{background:#ffd400;font-weight:bold}}.r{{text-align:right}}.bx td{{border:2px solid #000}}.lt{{font-size:10px;color:#333}}.pk td{{border-top:2px solid #000;font-weight:bold;font-size:13px}}.sub td{{padding-left:26px;color:#333}}.cp{{border:2px dashed #000;padding:8px;width:300px;margin-top:14px}}</style>
<table><tr><td style="font-weight:bold;font-size:34px;font-family:Nimbus Sans Narrow;background:#000;color:#ffd400;padding:10px 20px">BRAKE BARN</td><td class=r><b>#0617 Dayton - Miamisburg</b><br>8840 Kingsridge Dr, Dayton OH 45458<br>(937) 555-0166<br><b>CUSTOMER INVOICE</b></td></tr></table><br>
<table class=bx><tr><td><span class=lt>Invoice</span><br><b>0617-0054432</b></td><td><span class=lt>Closed</span><br>Sat 14-Oct-2023 1:08p</td><td><span class=lt>Mgr</span><br>L. Ostrander</td><td><span class=lt>Guest</span><br>Quentin Abara<br>937-555-0121</td></tr><tr><td colspan=2><span class=lt>Vehicle</span><br>2015 Jeep Grand Cherokee Limited 4WD</td><td><span class=lt>Mileage</span><br>129,317</td><td><span class=lt>VIN</span><br>{V}</td></tr></table><br><table><tr class=y><td>CODE</td><td>DESCRIPTION</td><td class=r>QTY</td><td class=r>PRICE</td><td class=r>AMOUNT</td></tr>'''
def pk(code,n,t,*subs):
    global html; I.append(it(n,'service',1,t,t))
    html+=f'<tr class=pk><td>{code}</td><td>{n}</td><td class=r>1</td><td class=r>{m(t)}</td><td class=r>{m(t)}</td></tr>'+''.join(f'<tr class=sub><td></td><td>{s}</td><td class=r>{q}</td><td class=r></td><td class=r>Incl</td></tr>' for s,q in subs)
def ln(code,n,ty,q,u):
    global html; t=q*u; I.append(it(n,ty,q,u,t)); html+=f'<tr><td>{code}</td><td>{n}</td><td class=r>{q}</td><td class=r>{m(u)}</td><td class=r>{m(t)}</td></tr>'; return t
a=31999; pk('BPKG-F','Lifetime Brake Package - Front Axle',a,('Severe duty pads, front',1),('Resurface rotors',2),('Labor to install, clean, lube',1))
b=18999; pk('BFLU','Brake System Flush DOT 4',b,('DOT 4 fluid, 32 oz',1),('Shop labor',1))
P=ln('CAL-RL','Loaded caliper, rear left, reman','part',1,14449)+ln('CAL-CR','Core deposit, caliper','fee',1,6000)+ln('HOSE-R','Brake hose, rear','part',2,3895)
L=ln('LBR-CAL','Install caliper and hoses','labor',1,16800)
cr=0
html+=f'<tr><td>BPKG-R</td><td>Lifetime Brake Package - Rear Axle <i>quoted 339.99 - guest deferred</i></td><td></td><td></td><td class=r>--</td></tr></table>'
cou=5000; sup=2499; I.append(it('Shop fee','fee',None,None,sup))
gross=a+b+P+L; base=gross-cr-cou+sup; T=tax(base,'7.5'); tot=base+T
html+=f'''<table style="margin-top:12px"><tr><td style="width:52%"><div class=cp><b>COUPON REDEEMED</b> $50 OFF any brake service of $400 or more. Code FALL50.</div><p class=lt>Core deposit is refunded when the old caliper comes back from the rebuilder. Lifetime pads are guaranteed as long as you own the car. Labor, rotors and calipers carry their own terms, printed overleaf.</p></td><td><table><tr><td>Parts, labor &amp; packages</td><td class=r>{m(gross-cr)}</td></tr><tr><td>Coupon FALL50</td><td class=r>{m(cou)}-</td></tr><tr><td>Shop fee</td><td class=r>{m(sup)}</td></tr><tr><td>OH/Montgomery tax 7.5%</td><td class=r>{m(T)}</td></tr><tr class=y><td>TOTAL</td><td class=r>${m(tot)}</td></tr><tr><td>Brake Barn Card ****7731</td><td class=r>{m(tot)}</td></tr></table></td></tr></table>'''
wk(html,OUT+N+'.pdf')
label(N,'estimate',I,gross-cr,T,tot,[cou],dict(year=2015,make='Jeep',model='Grand Cherokee',trim='Limited 4WD',vin=V,mileage=129317),dict(shop='BRAKE BARN',date='14-Oct-2023',number='0617-0054432')); prev(N)
