from common import *
# option table good/better/best, weasyprint
V=vin('5TDJKRFH0ES042981')
label('s04_options','pdf','options','Q-3391','Three Rivers Tire & Brake',dict(year=2014,make='Toyota',model='Highlander Limited',vin=V,mileage=131806),[],0,[],None,0,'independent','PA',
 'Whole paper is a good/better/best table for one axle set of brakes and for tires; three totals out the door: $612.07, $811.59... see OPTS in the generator; nothing chosen.')
OPTS=[('GOOD','Keep it rolling','#7a8b99',[('Pads','Organic, 12 mo',4995),('Rotors','Resurface yours',5000),('Labor','1.6 hr',20800),('Brake fluid','top off','incl.')]),
 ('BETTER','What we put on our own','#c4781b',[('Pads','Ceramic, 36 mo',8995),('Rotors','New, plain (2)',15990),('Labor','1.6 hr',20800),('Brake fluid','exchange',8900)]),
 ('BEST','Tow the boat','#21543d',[('Pads','Severe duty, lifetime',13450),('Rotors','New, coated slotted (2)',26980),('Labor','1.6 hr',20800),('Brake fluid','exchange',8900)])]
cols='';tots=[]
for n,s,c,r in OPTS:
    st=sum(x[2] for x in r if isinstance(x[2],int)); tax=pct(st,7); tots.append(d(st+tax))
    cols+=f'<td style="border-top:8px solid {c}"><h2 style="color:{c}">{n}</h2><i>{s}</i><table>'+''.join(f'<tr><td><b>{a}</b><br>{b}</td><td class=r>{d(p) if isinstance(p,int) else p}</td></tr>' for a,b,p in r)+f'<tr class=t><td>Parts &amp; labor</td><td class=r>{d(st)}</td></tr><tr><td>Sales tax 7%</td><td class=r>{d(tax)}</td></tr></table><div class=big style="background:{c}">{d(st+tax)}</div>out the door<br><br>&#9744; I choose {n}</td>'
import json as J
L=J.load(open(OUT+'/s04_options.json')); L['note']='Whole paper is a good/better/best table for front brakes; totals out the door '+' / '.join(tots)+'; nothing chosen, boxes empty.'; J.dump(L,open(OUT+'/s04_options.json','w'),ensure_ascii=False,indent=1)
html=f'''<style>@page{{size:letter landscape;margin:14mm}}body{{font:10.5pt "DejaVu Serif"}}h1{{margin:0}}table.o{{width:100%;border-spacing:14px;border-collapse:separate}}table.o>tbody>tr>td{{width:33%;background:#f7f4ee;padding:10px;vertical-align:top;text-align:center}}table.o table{{width:100%;text-align:left;font-size:9.5pt;margin-top:8px}}table.o table td{{padding:4px 0;border-bottom:1px solid #ddd}}.r{{text-align:right}}.big{{color:#fff;font-size:20pt;padding:6px;margin-top:12px}}h2{{margin:0}}</style>
<h1>Three Rivers Tire &amp; Brake</h1>1809 Carson Street Ext., Pittsburgh, PA 15203 &nbsp; 412-555-0174<p><b>Your brake choices</b> &nbsp; Quote Q-3391 &nbsp; 9/9/2025 &nbsp; for Ms. Odalys Brennan &nbsp;|&nbsp; 2014 Toyota Highlander Limited, {V}, 131,806 mi</p>
<table class=o><tr>{cols}</tr></table><p style="font-size:8.5pt">Each price is for the front axle, both sides. Prices hold for 14 days. Pick one, sign here ____________________ and hand it to the counter.</p>'''
from weasyprint import HTML
HTML(string=html).write_pdf(OUT+'/s04_options.pdf')
