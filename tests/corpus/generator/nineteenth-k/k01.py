from common import *
# Tekmetric-like estimate; jobs with labor+parts, one declined job below total
jobs=[("Front Brake Pads & Rotors Replacement",[("Labor","Remove and replace front disc brake pads and rotors, clean and lubricate caliper slides, bed in pads","Labor",1.6,16500),
 ("Part","Brake Pad Set - Ceramic, Front","Part",1,7849),("Part","Disc Brake Rotor, Front - Coated","Part",2,8912),("Part","Brake Hardware Kit","Part",1,1495)],3),
 ("Valve Cover Gasket (2.5L) Leak Repair",[("Labor","R&R valve cover, clean mating surfaces and reseal timing cover joints per Toyota procedure","Labor",2.2,16500),
 ("Part","Valve Cover Gasket Set","Part",1,6480),("Part","Spark Plug Tube Seal","Part",4,925),("Part","RTV Sealant (FIPG)","Part",1,1850)],0)]
rows='';items=[];sub=0;lab=par=0
for j,(n,ls,_) in enumerate(jobs):
    rows+=f'<tr class=j><td colspan=5>{n}<span class=ok>APPROVED 03/11/2025 8:42 AM</span></td></tr>';js=0
    for kind,d,t,q,u in ls:
        a=round(q*u);js+=a
        if t=='Labor':lab+=a
        else:par+=a
        rows+=f'<tr><td class=k>{kind}</td><td>{d}</td><td class=r>{q if t=="Labor" else q}{" hrs" if t=="Labor" else ""}</td><td class=r>${f(u)}</td><td class=r>${f(a)}</td></tr>'
        items.append(I(d,t,a/100,q,u/100))
    rows+=f'<tr class=s><td colspan=4 class=r>Job Subtotal</td><td class=r>${f(js)}</td></tr>';sub+=js
ss=min(4500,round(lab*.06));haz=395
items+=[I("Shop Supplies","Fee",ss/100),I("Hazmat Disposal","Fee",haz/100)]
tax=round(par*.0825);tot=sub+ss+haz+tax
chrome('k01',f'''<meta charset=utf8><style>@page{{size:letter;margin:.5in}}body{{font:10.5px "Liberation Sans";color:#222}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px 6px;vertical-align:top}}.r{{text-align:right;white-space:nowrap}}.j td{{background:#eef2f7;font-weight:700;font-size:12px;border-top:2px solid #2b5c9e}}.ok{{float:right;color:#1a7f37;font-size:9px}}.k{{color:#777;width:40px}}.s td{{font-weight:700;border-top:1px solid #ccc}}.hd{{display:flex;justify-content:space-between}}.t{{width:42%;margin-left:58%}}.dec{{color:#999;margin-top:18px}}</style>
<div class=hd><div><b style="font-size:18px">Cactus Wren Auto Care</b><br>4417 N 7th Ave, Phoenix, AZ 85013<br>(602) 555-0148 · cactuswrenauto.example</div><div class=r><b style="font-size:15px">ESTIMATE #20817</b><br>Created: 03/10/2025<br>Service Writer: Dana Ruiz</div></div>
<hr><div class=hd><div><b>Marcus Oyelaran</b><br>(480) 555-0122</div><div>2016 Toyota Camry SE 2.5L L4<br>VIN 4T1BF1FK3GU000000<br>Odometer In: 118,204</div></div><br>
<table><tr><th><th style="text-align:left">Description<th class=r>Qty/Hrs<th class=r>Price<th class=r>Total</tr>{rows}</table>
<table class=t><tr><td>Labor<td class=r>${f(lab)}<tr><td>Parts<td class=r>${f(par)}<tr><td>Shop Supplies<td class=r>${f(ss)}<tr><td>Hazmat Disposal<td class=r>${f(haz)}<tr><td>Subtotal<td class=r>${f(sub+ss+haz)}<tr><td>Tax (8.25%)<td class=r>${f(tax)}<tr style="font-size:14px;font-weight:700"><td>Estimate Total<td class=r>${f(tot)}</table>
<div class=dec><b>DECLINED JOBS</b> (not included in total)<table><tr><td>Cabin Air Filter Replacement<td class=r>$68.40<tr><td>Rear Struts, Pair - Replace &amp; Align<td class=r>$914.75</table></div>
<p style="font-size:8.5px">24 month / 24,000 mile nationwide warranty on parts and labor. Estimate valid 30 days. I authorize the above repairs. Signature ______________________</p>''')
save('k01','estimate','Cactus Wren Auto Care','20817',items,tot/100,sub=(sub+ss+haz)/100,tax=tax/100)
