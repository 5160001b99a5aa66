# Shopmonkey-like, chromium two-column with side panel
from lab import *;import chrome
L=Lab('08.pdf','shopmonkey-like, dark header, recommended page with prices','chromium','Cascade Subaru Specialists','Estimate #5590',dict(year=2016,make='Subaru',model='Outback',vin='4S4BSENC3G3311768',mileage=None),['recommended services page with prices','card fee','per line discount','mileage not printed','Oregon no tax: tax null','page footers'])
L.d['header']['documentNumber']='5590'
R=16500
svc=[('1','Head Gasket Repair (FB25)',[('L','Engine R&R, head gaskets both sides, reseal timing cover',14.5,R),('P','Head gasket, MLS 11044AA770',2,11842),('P','Timing cover reseal kit & Three Bond',1,8900),('P','Subaru coolant, blue, gallon',2,3650),('S','Machine shop: resurface heads (pair)',1,32000)]),
('2','Timing Chain Tensioner, while in there',[('P','Tensioner assembly LH/RH 13142AA110',2,9420),('L','No overlap labor add-on',.8,R)]),
('3','Oil Service, Motul 0W-20',[('S','Oil Service package, up to 5.1 qt',1,11900)])]
K={'L':'Labor','P':'Part','S':'Service'};h=''
for no,n,rs in svc:
    st=0;b=''
    for k,d,q,u in rs:
        tot=round(q*u);st+=tot
        name=d
        for pn in(' 11044AA770',' 13142AA110'):name=name.replace(pn,'')
        L.item(name,K[k],tot,q,u);cell=name if name==d else f'{name}<i>{d[len(name)+1:]}</i>'
        b+=f"<tr><td><span class='k {k}'>{ {'L':'LABOR','P':'PART','S':'SUBCONTRACT' if 'Machine' in d else 'FLAT'}[k]}</span><td>{cell}<td>{q:g}{' hr' if k=='L' else ''}<td>{L.D(u)}<td>{L.D(tot)}</tr>"
    h+=f"<h3><span>{no}. {n}</span><span>{L.D(st)}</span></h3><table>{b}</table>"
fee=L.item('Shop Supplies (capped)','Fee',4500);ep=L.item('Environmental Fee','Fee',1200)
d=L.disc('Returning customer',10000);s0=L.sum()
cc=L.item('Card processing fee 2.9%','Fee',round(s0*.029))
tot=L.sum()
tt=''.join(f"<tr><td>{a}<td>{v}</tr>" for a,v in(('Labor',L.D(L.typ('Labor'))),('Parts',L.D(L.typ('Part'))),('Subcontracts',L.D(32000)),('Flat price',L.D(11900)),('Shop Supplies (capped)',L.D(fee)),('Environmental Fee',L.D(ep)),('Returning customer','&minus;'+L.D(d)),('Card processing fee 2.9%',L.D(cc)),('<b>Grand Total','<b>'+L.D(tot))))
rec=''.join(f"<tr><td>{a}<td>{b}<td>{L.D(v)}</tr>" for a,b,v in(('CVT fluid drain & fill','Due now',28900),('Wheel bearing, LR','Soon - humming',41275),('Wiper inserts','Due now',3400),('Front lower control arm bushings','Monitor',58950)))
chrome.pdf(f"""<!doctype html><style>@page{{size:letter;margin:12mm 14mm 16mm;@bottom-center{{content:'Cascade Subaru Specialists  |  5590  |  Page ' counter(page) ' of ' counter(pages);font:8px Lato;color:#888}}}}body{{font:11px Lato;color:#222;margin:0}}header{{background:#1e2a35;color:#fff;padding:14px 18px;display:flex;justify-content:space-between}}h1{{font-size:19px;margin:0;font-weight:900}}h3{{display:flex;justify-content:space-between;background:#eef2f5;padding:5px 8px;margin:14px 0 2px;font-size:12.5px}}table{{width:100%;border-collapse:collapse}}td{{padding:4px 6px;border-bottom:1px solid #eee;vertical-align:top}}td:nth-child(n+3){{text-align:right;white-space:nowrap;width:70px}}td:first-child{{width:92px}}.k{{font-size:8px;border-radius:8px;padding:1px 6px;background:#dde}}.P{{background:#d9efe0}}.S{{background:#fbe6c8}}i{{color:#999;margin-left:8px;font-size:9px;font-style:normal}}.tt{{width:260px;margin:14px 0 0 auto}}.tt td{{width:auto!important}}.tt td:nth-child(2){{text-align:right}}.rec td:first-child{{width:260px}}</style>
<header><div><h1>Cascade Subaru Specialists</h1>61490 American Ln, Bend, OR 97702 &middot; (541) 555-0119</div><div style='text-align:right'>ESTIMATE<br><b style='font-size:16px'>#5590</b><br>Jan 30, 2025</div></header>
<p>Nils Aagaard &middot; (541) 555-0150 &nbsp;&nbsp;|&nbsp;&nbsp; 2016 Subaru Outback 2.5i Limited &middot; VIN 4S4BSENC3G3311768 &middot; OR 219 KQD<br><small>Customer comments: sweet smell, temp gauge climbs on Santiam Pass.</small></p>{h}
<table class=tt>{tt}</table>
<p style='font-size:9px;color:#666'>Estimate valid through Mar 1, 2025. Labor guaranteed 36 mo / 36,000 mi. Diagnostic time already invoiced on #5571 ({L.D(R)}, paid).  Oregon: if the cost will exceed {L.D(20000)} over this estimate we call you first.</p>
<div style='break-before:page'><h3><span>Recommended / deferred services (not included in this estimate)</span></h3><table class=rec>{rec}</table><p>Prices for deferred services good for 60 days.</p></div>""",'08.pdf');L.save(None,None)
