# chromium: Excel-sheet look, gridlines, one row per job with both Parts and Labor columns
from lib import *
P=Paper(6,'excel sheet, one row per job with hours, labor and parts columns','chromium',['labor and parts column in one row','column totals','row without parts','no year/make words apart','deferred block with prices','fees under grid'],'Penobscot Fleet Services',"PFS-25-0391",(2018,'Ram','ProMaster 2500','3C6TRVDG5JE118274',132655))
rows=[('Front brakes - pads and rotors, PM van',1.9,118,21490),('Oil service 6.0 qt 0W-20',.6,118,5835),('Sliding door roller, RH center',1.2,118,8720),('Scan and clear ABS code C1040, bad connector, repinned',1.5,118,0),('Wiper blades',0,118,4188),('State inspection sticker',0,118,0)]
tr='';lt=pt=0
for i,(n,h,r,p) in enumerate(rows):
    if n.startswith('State'): 
        P.item(n,'Service',1850); tr+=f'<tr><td>{i+6}<td>{n}<td><td><td class=r><td class=r><td class=r>{f(1850)}</tr>'; continue
    l=round(h*r*100)
    if l: P.item(n,'Labor',l,h,r*100); lt+=l
    if p: P.item(n,'Part',p); pt+=p
    tr+=f'<tr><td>{i+6}<td>{n}<td class=r>{h or ""}<td class=r>{f(r*100) if l else ""}<td class=r>{f(l) if l else "-"}<td class=r>{f(p) if p else "-"}<td class=r>{f(l+p)}</tr>'
sup=P.item('Shop materials 4% of labor','Fee',round(lt*.04)); pk=P.item('Pickup and delivery of unit','Fee',6000)
tax=round((pt+sup)*.055); tot=P.sums(P.isum,tax)
H=f'''<style>@page{{size:letter landscape;margin:10mm}}body{{font:11px Carlito,sans-serif}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #c4c4c4;padding:2px 4px;height:15px}}.r{{text-align:right}}th{{background:#ffe699}}.b td{{font-weight:bold}}</style>
<table><tr><td colspan=3 style="font-size:18px;font-weight:bold">Penobscot Fleet Services<td colspan=4>QUOTE PFS-25-0391<tr><td colspan=3>62 Perry Rd, Bangor ME 04401 &nbsp; 207-555-0134<td colspan=4>8/19/2025
<tr><td colspan=3>Customer: Downeast Laundry & Linen, unit 31<td colspan=4>2018 Ram ProMaster 2500<tr><td colspan=3>PO needed over $750.00<td colspan=2>VIN 3C6TRVDG5JE118274<td colspan=2>132,655 mi
<tr><th width=24>Ln<th>Work<th>Hrs<th>Rate<th>Labor<th>Parts<th>Line total</tr>{tr}<tr class=b><td><td>Totals<td class=r>{sum(x[1] for x in rows):.1f}<td><td class=r>{f(lt)}<td class=r>{f(pt)}<td class=r>{f(lt+pt+1850)}
<tr><td><td>Shop materials 4% of labor<td><td><td><td><td class=r>{f(sup)}<tr><td><td>Pickup and delivery of unit<td><td><td><td><td class=r>{f(pk)}<tr><td><td>Subtotal<td><td><td><td><td class=r>{f(P.isum)}<tr><td><td>ME tax 5.5% on parts and materials<td><td><td><td><td class=r>{f(tax)}<tr class=b><td><td>QUOTE TOTAL<td><td><td><td><td class=r style="background:#c6e0b4">{d(tot)}
<tr><td colspan=7 style="border:none">&nbsp;<tr class=b><td><td>Deferred to next PM (for budget only)<td class=r>Hrs<td><td class=r>Labor<td class=r>Parts<td class=r>Total<tr style="color:#888"><td><td>Rear leaf bushings<td class=r>3.1<td><td class=r>365.80<td class=r>148.00<td class=r>513.80<tr style="color:#888"><td><td>Coolant hoses upper/lower<td class=r>1.4<td><td class=r>165.20<td class=r>92.75<td class=r>257.95</table>'''
chrome(H,P.path); P.save(strip(H))
