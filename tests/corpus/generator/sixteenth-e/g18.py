# ALLDATA-like estimate, bw scan
import sys;sys.path.insert(0,'.')
from lab import *;from chrome import pdf;from degrade import scan
L=Lab('18.pdf','ALLDATA-Manage-like: parts block left, labor block right under each job, bw G4 scan','chromium+scan','Kowalski & Sons Automotive','E-10482',dict(year=2011,make='Buick',model='LaCrosse',vin='1G4GC5ED6BF327715',mileage=128904),['bw scan, turned','two side by side tables','core charge','declined line','percent discount','state tax on parts only'])
R=11500
jobs=[('ALTERNATOR',[('Alternator, reman 150A','335-3279',1,24850),('Core charge','335-3279C',1,6500),('Serpentine belt','K060950',1,4275)],[('R&R alternator',1.7,'Tech 3'),('Charging system test',.5,'Tech 3')]),
('COOLING',[('Water pump w/ gasket','252-901',1,8960),('Dexcool 50/50 gal','10-101',2,1895),('Upper radiator hose','24612L',1,3420)],[('R&R water pump',2.6,'Tech 1')]),
('WHEEL BEARING L/F',[('Hub assy','513288',1,14625)],[('Replace L/F hub',1.2,'Tech 1')])]
b=''
for n,(t,ps,ls) in enumerate(jobs,1):
    pr=lr='';st=0
    for d,pn,q,u in ps:
        a=L.item(d,'Fee' if 'Core' in d else 'Part',q*u,q,u);st+=a;pr+=f'<tr><td class=c>{q}</td><td>{d}<br><small>{pn}</small></td><td class=r>{L.N(u)}</td><td class=r>{L.N(a)}</td></tr>'
    for d,h,te in ls:
        a=L.item(d,'Labor',round(h*R),h,None);st+=a;lr+=f'<tr><td>{d.replace("&","&amp;")}<br><small>{te}</small></td><td class=c>{h:.2f}</td><td class=r>{L.N(a)}</td></tr>'
    b+=f'<div class=j>{n}. {t}</div><table class=two><tr><td width=56%><table class=i><tr><th>Qty<th>Part / No.<th class=r>Sale<th class=r>Extended</tr>{pr}</table></td><td><table class=i><tr><th>Labor Description<th>Hrs<th class=r>Extended</tr>{lr}</table></td></tr></table><div class=st>Job total &nbsp; {L.N(st)}</div>'
parts=L.typ('Part');lab=L.typ('Labor');core=L.typ('Fee')
hz=L.item('Haz. Mat. / Supplies','Fee',1850)
dc=L.disc('AARP 5% labor',round(lab*.05))
tax=round((parts+core)*.06);sub=L.sum()
html=f'''<style>@page{{size:letter;margin:.5in}}body{{font:9.5pt "Nimbus Roman",serif}}h1{{font:bold 19pt "C059";margin:0}}.j{{background:#000;color:#fff;font-weight:bold;padding:2px 6px;margin-top:10px}}table{{border-collapse:collapse;width:100%;font-size:9.5pt}}.two>tbody>tr>td{{vertical-align:top;padding:3px 8px 3px 0}}.i th{{border-bottom:1px solid;text-align:left;font-size:8.5pt}}.i td{{padding:2px 3px;vertical-align:top}}.r{{text-align:right!important}}.c{{text-align:center}}.st{{text-align:right;font-weight:bold;border-top:1px dotted;padding:2px 8px}}small{{font-size:7.5pt}}</style>
<table><tr><td><h1>Kowalski &amp; Sons Automotive</h1>1908 Dixie Hwy, Hamtramck, MI 48212<br>313-555-0195 &nbsp; State Reg. F-139920 &nbsp; "Since 1974"</td><td class=r><b style="font-size:14pt">ESTIMATE</b><br>No. E-10482<br>Date 11/06/2023<br>Page 1 of 1</td></tr></table><hr>
<table><tr><td>Customer: <b>Bernadette Szymanski</b><br>Home 313-555-0121 &nbsp; Cell 313-555-0128</td><td>2011 <b>Buick LaCrosse</b> CXL 3.6L V6 VIN(D)<br>VIN 1G4GC5ED6BF327715</td><td>Odometer 128,904<br>Plate DNB 2217 MI</td></tr></table>{b}
<div class=j style="background:#fff;color:#000;border:1px solid">4. CUSTOMER DECLINED &nbsp;-&nbsp; Rear struts pair, 2 hr, parts and labor {L.D(64290)} plus tax. Not included in total.</div>
<table style="width:46%;margin:14px 0 0 54%"><tr><td>Parts</td><td class=r>{L.N(parts)}</td></tr><tr><td>Cores</td><td class=r>{L.N(core)}</td></tr><tr><td>Labor</td><td class=r>{L.N(lab)}</td></tr><tr><td>Haz. Mat. / Supplies</td><td class=r>{L.N(hz)}</td></tr><tr><td>Less: AARP 5% labor</td><td class=r>({L.N(dc)})</td></tr><tr><td>Subtotal</td><td class=r>{L.N(sub)}</td></tr><tr><td>Sales tax 6% (parts &amp; cores)</td><td class=r>{L.N(tax)}</td></tr><tr style="font-size:12pt;font-weight:bold;border-top:2px solid"><td>ESTIMATE TOTAL</td><td class=r>{L.D(sub+tax)}</td></tr></table>
<p style="font-size:7.5pt;margin-top:18px">Labor rate {L.D(R)} per hour from flat rate manual. Core charge is refunded when the old unit comes back complete. Under Michigan law the final bill cannot exceed this estimate by more than 10% or {L.D(5000)}, whichever is less, without your written or oral consent. Warranty 24 months / 24,000 miles on reman parts. Storage {L.D(3500)} a day after 72 hours.</p><p>Signature ______________________________ &nbsp; Date ____________ &nbsp; Keep old parts? [ ] Y [X] N</p>'''
pdf(html,'/tmp/g18.pdf') if 0 else None
import os;os.chdir('/tmp');pdf(html,'d18.pdf');os.chdir('.')
scan('/tmp/d18.pdf','18.pdf',.9,18);L.save(tax,sub)
