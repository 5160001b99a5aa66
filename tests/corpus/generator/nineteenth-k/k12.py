from common import *
# mobile mechanic quote from Writer: list/your price, trip charge, military discount, labor flat in separate table, no tax line
P=[(1,"Starter motor, reman, Bosch SR0492X",219.99,176),(1,"Starter trigger wire pigtail",14.5,11.6),(4,"Spark plug, iridium",13.99,11.19),(1,"PCV valve with hose, dealer only (one day wait)",61.25,61.25)]
L=[("Swap starter in driveway, from below, exhaust bracket loosened",210),("Spark plugs",80),("PCV valve w/ hose while I am there",45)]
it=[I(d,'Part',round(q*u,2),q,u) for q,d,_,u in P]+[I(d,'Labor',a) for d,a in L]+[I("Trip charge, zone 2 (over 15 mi)",'Fee',40),I("Old oil/fluid haul away",'Fee',5)]
s=sum(i['amount'] for i in it);d=3000;tot=s-d
h=f'''<html><head><meta charset=utf8></head><body style="font-family:'Liberation Sans'"><p align=right><i>Have Wrench Mobile Mechanic</i><br>Killeen / Temple / Copperas Cove TX<br>text 254-555-0166</p><h2>Quote HW-0388</h2><p>For SSG Alicia Dunham, 2014 Hyundai Elantra GT 2.0. Quoted 8 May 2025. No start, clicks once.</p>
<table border=1 cellpadding=3 cellspacing=0 width=100%><tr><th>Qty</th><th width=50%>Part</th><th>List</th><th>Your price</th><th>Ext</th></tr>{"".join(f"<tr><td>{q}</td><td>{n}</td><td align=right>{a:.2f}</td><td align=right>{u:.2f}</td><td align=right>{q*u:.2f}</td></tr>" for q,n,a,u in P)}</table><p></p>
<table border=1 cellpadding=3 cellspacing=0 width=100%><tr><th>What I do (flat prices, not by the hour)</th><th>Flat</th></tr>{"".join(f"<tr><td>{n}</td><td align=right>{a:.2f}</td></tr>" for n,a in L)}<tr><td>Trip charge, zone 2 (over 15 mi)</td><td align=right>40.00</td></tr><tr><td>Old oil/fluid haul away</td><td align=right>5.00</td></tr></table>
<table width=100%><tr><td align=right>All parts and labor and trip</td><td align=right width=90>{f(s)}</td></tr><tr><td align=right>Military discount</td><td align=right>-{f(d)}</td></tr><tr><td align=right><b>You pay me</b></td><td align=right><b>${f(tot)}</b></td></tr></table><p><font size=2>Parts prices have the sales tax in them already. If the battery fails load test add 189.00 (only if you say yes). Good for 14 days. Zelle, cash or card (+3% on card).</font></p></body></html>'''
lo('k12',h,'html','HTML (StarWriter)')
save('k12','quote','Have Wrench Mobile Mechanic','HW-0388',it,tot/100,sub=s/100,disc=[D("Military discount",d/100)])
