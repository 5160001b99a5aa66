# chromium: Tekmetric-like, job cards, parts+labor sections, declined job
from lib import *
P=Paper(1,'job cards with declined card','chromium',['sections per job with sub-totals','declined job with prices','wrapped name','core charge','note between rows','legal text with amounts'],'Merrimack Valley Auto Care','RO-20817',(2017,'Subaru','Outback','4S4BSANC5H3271846',98412))
def part(n,pn,q,u,note=''):
    t=round(q*u); P.item(n,'Part',t,q,u)
    return f'<tr><td>{E_(n)}<div class=s>{pn}</div>{"<div class=n>"+note+"</div>" if note else ""}<td class=r>{q}<td class=r>{d(u)}<td class=r>{d(t)}'
def lab(n,h,rate,tech):
    t=round(h*rate); P.item(n,'Labor',t,h,rate)
    return f'<tr><td>{E_(n)}<div class=s>Tech: {tech}</div><td class=r>{h}<td class=r>{d(rate)}<td class=r>{d(t)}'
def job(n,title,rows):
    a=P.isum; b=rows(); 
    return f'<div class=job><h3>{n}. {title}<span class=ok>APPROVED</span></h3><table><tr><th>Item<th class=r>Qty/Hrs<th class=r>Rate<th class=r>Amount</tr>{b}<tr class=st><td colspan=3 class=r>Job total<td class=r>{d(P.isum-a)}</table></div>'
R=14850
h=job(1,'Timing cover reseal',lambda: lab('Remove and reseal front timing cover, includes R&R radiator fans and crank pulley',6.2,R,'DK')+part('Timing cover sealant, Three Bond 1217H','SOA868V9620',2,3199)+part('Crankshaft front seal','806750070',1,1985)+part('Cam carrier O-ring','806914070',4,412,'Customer was told that the upper cover screws are one-time use'))
h+=job(2,'Water pump & thermostat',lambda: lab('Water pump R&R (overlap with job 1)',1.1,R,'DK')+part('Water pump, remanufactured','21111AA280-R',1,16840)+part('Core charge - water pump','CORE',1,3500,'Credited upon return of old unit within 30 days')+part('Super Blue coolant, 50/50, gal.','SOA868V9270',2,3129))
h2='<div class="job dec"><h3>3. Rear wheel bearing, left<span class=no>DECLINED 03/14</span></h3><table><tr><td>Rear hub bearing assembly <div class=s>28473FL00A</div><td class=r>1<td class=r>$214.60<td class=r>$214.60<tr><td>Hub bearing R&R<td class=r>1.8<td class=r>$148.50<td class=r>$267.30<tr class=st><td colspan=3 class=r>Job total (not included)<td class=r>$481.90</table></div>'
lt=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Labor'); pt=P.isum-lt
sh=P.item('Shop supplies','Fee',3800); hz=P.item('Hazardous waste disposal','Fee',475)
sub=P.isum; tax=round((pt)*.0625); tot=P.sums(sub,tax)
H=f'''<style>@page{{size:letter;margin:14mm}}body{{font:11.5px "Open Sans","Liberation Sans",sans-serif;color:#223}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px 6px;vertical-align:top;text-align:left}}th{{font-size:9.5px;color:#678;border-bottom:1px solid #bcd}}.r{{text-align:right;white-space:nowrap}}.s{{font-size:9px;color:#789}}.n{{font-size:10px;font-style:italic}}.job{{border:1px solid #cde;border-radius:6px;margin:10px 0;break-inside:avoid}}h3{{margin:0;padding:6px 8px;background:#eef4fa;font-size:13px}}.ok,.no{{float:right;font-size:10px;color:#283}}.no{{color:#b33}}.dec{{opacity:.6}}.st td{{border-top:1px solid #cde;font-weight:600}}</style>
<div style="display:flex;justify-content:space-between"><div><b style="font-size:19px">Merrimack Valley Auto Care</b><br>418 Canal St, Lawrence, MA 01840<br>(978) 555-0142</div><div style="text-align:right"><b>Repair Order Estimate</b><br>RO-20817<br>Mar 14, 2025<br>Advisor: Colleen P.</div></div>
<table style="margin-top:10px"><tr><td><b>Ruth Amsden</b><br>21 Pleasant St, Methuen MA<td><b>2017 Subaru Outback 2.5i Premium</b><br>VIN 4S4BSANC5H3271846<br>Plate 6KR 118 (MA) &nbsp; Odometer In: 98,412</table>{h}{h2}
<table style="width:46%;margin-left:54%"><tr><td>Labor<td class=r>{d(lt)}<tr><td>Parts<td class=r>{d(pt)}<tr><td>Shop supplies<td class=r>{d(sh)}<tr><td>Hazardous waste disposal<td class=r>{d(hz)}<tr class=st><td>Subtotal<td class=r>{d(sub)}<tr><td>MA sales tax (6.25% on parts)<td class=r>{d(tax)}<tr class=st><td>Estimate total<td class=r>{d(tot)}</table>
<p class=s>Vehicles left more than 3 days after completion are charged storage of $35.00 per day. A returned check is charged $25.00. Warranty 24 months or 24,000 miles on parts and labor, whichever is first. Reg. RS-4471.</p>'''
chrome(H,P.path); P.save(strip(H))
