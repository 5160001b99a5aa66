from common import *
D=Doc('q01.pdf','job-cards-with-status-stripes','chromium','shop_estimate','Cedar & Main Auto Care','20417',
 dict(year=2016,make='Subaru',model='Outback 2.5i Premium',vin=vin('4S4BSACC1G3284417'),mileage=118402))
def card(n,title,lines,status='Approved',note=''):
    tot=sum(l[4] for l in lines); h=f'<section class="{status.lower()}"><div class="hd"><b>{n}</b><span>{e(title)}</span><em>{status}</em><i>{d(tot)}</i></div>'
    if note: h+=f'<p class="note">{e(note)}</p>'
    for k in ('Labor','Parts','Sublet'):
        g=[l for l in lines if l[0]==k]
        if not g: continue
        h+=f'<div class="grp"><div class="k">{k}</div><div class="v">'
        for _,ds,qt,u,t,pn in g:
            qs='' if qt is None else (f'{qt:.1f} hr' if k=='Labor' else q(qt))
            us='' if u is None else (f'@ {d(u)}/hr' if k=='Labor' else f'× {d(u)}')
            h+=f'<div class="ln"><span class="n">{e(ds)}<small>{e(pn)}</small></span><span class="q">{qs} {us}</span><span class="a">{d(t)}</span></div>'
        h+='</div></div>'
    return h+'</section>'
def L(k,ds,qt,u,pn='',total=None,real=True):
    t=total if total is not None else r(Decimal(str(qt))*u)
    if real: D.add(ds,{'Labor':'Labor','Parts':'Part','Sublet':'Service'}[k],qt,u,t)
    return (k,ds,qt,u,t,pn)
b=card(1,'Front struts leaking – replace both sides',[
 L('Labor','R&R front strut assemblies, left and right, incl. mount inspection',3.2,16800),
 L('Parts','KYB Strut-Plus complete assembly, front LH',1,28947,'SR4551'),
 L('Parts','KYB Strut-Plus complete assembly, front RH',1,28947,'SR4550'),
 L('Parts','Moog sway bar end link, front',2,3895,'K750258'),
 L('Sublet','Four-wheel alignment w/ printout',None,None,'',13995)],
 note='Customer states clunk over speed bumps. Found oil on both front struts, tires cupping on inner edge (5/32 LF, 4/32 RF).')
b+=card(2,'CVT fluid drain & fill',[
 L('Labor','Drain, measure and refill CVT; set level at 104 °F',1.1,16800),
 L('Parts','Subaru High Torque CVT fluid, qt',5,1874,'SOA868V9245'),
 L('Parts','Crush washer, drain plug',1,185,'11126AA000')])
b+=card(3,'Oil seep at cam carrier, right bank',[
 L('Labor','Reseal cam carrier RH (engine out)',11.5,16800,real=False),
 L('Parts','Gasket & sealant kit',1,14260,'',real=False)],'Declined','Not leaking onto exhaust at this time. Recheck at next oil change.')
b+=card(4,'Filters',[
 L('Labor','Install engine air and cabin filter',.3,16800),
 L('Parts','WIX engine air filter panel',1,2649,'49430'),
 L('Parts','Cabin filter, charcoal (particulate + odor), Purolator',1,3312,'C38163')])
jobs=D.sum()
D.add('Shop supplies','Fee',None,None,pct(D.sum(['Labor']),4.5)); 
D.add('Used fluid & filter disposal','Fee',None,None,475)
D.discounts=[5000]
tx=pct(D.sum(['Part']),7.25)
D.close(tax=tx)
css='''@page{size:Letter;margin:14mm 15mm}body{font:9.4pt/1.35 "Open Sans";color:#233}header{display:flex;justify-content:space-between;border-bottom:3px solid #2f6b4f;padding-bottom:8px}
h1{font:700 17pt Lato;margin:0;color:#2f6b4f}header small{display:block;color:#667}.veh{background:#eef4f0;padding:8px 12px;margin:10px 0;border-radius:6px;display:flex;justify-content:space-between}
section{border:1px solid #cfd8d3;border-left:7px solid #2f9e6b;border-radius:4px;margin:9px 0;page-break-inside:avoid}section.declined{border-left-color:#b9b9b9;color:#8a8a8a}
.hd{display:flex;gap:10px;background:#f6f8f7;padding:5px 10px;align-items:center}.hd span{flex:1;font-weight:600}.hd em{font-style:normal;font-size:8pt;border:1px solid currentColor;border-radius:9px;padding:0 8px}.hd i{font-style:normal;font-weight:700}
.note{margin:4px 10px;font-style:italic;font-size:8.6pt}.grp{display:flex;padding:3px 10px}.k{width:60px;color:#789;font-size:8pt;text-transform:uppercase;padding-top:2px}.v{flex:1}.ln{display:flex;border-top:1px dotted #dde}.n{flex:1}.n small{color:#8a97a0;margin-left:8px}.q{width:150px;text-align:right;color:#556}.a{width:90px;text-align:right}
.tot{margin-left:auto;width:270px}.tot div{display:flex;justify-content:space-between;padding:2px 0}.tot .g{border-top:2px solid #2f6b4f;font-weight:700;font-size:12pt}footer{font-size:7.6pt;color:#667;margin-top:14px}'''
declined='1,932.00'
V=D.vehicle
htm=f'''<meta charset=utf-8><style>{css}</style><header><div><h1>{e(D.shop)}</h1><small>812 Main St, Silverton, OR 97381 · (503) 555-0148 · cedarandmain.example</small></div><div style="text-align:right"><b>Estimate #{D.no}</b><small>Written 03/11/2025 by Dana K.<br>Good for 30 days</small></div></header>
<div class=veh><div><b>{V["year"]} {V["make"]} {V["model"]}</b><br>VIN {V["vin"]}</div><div>Lic. 481 KQD (OR)<br>Odometer {V["mileage"]:,} in</div><div>Harold Pruett<br>(503) 555-0191</div></div>
{b}
<div class=tot><div><span>Parts</span><span>{d(D.sum(["Part"]))}</span></div><div><span>Labor</span><span>{d(D.sum(["Labor"]))}</span></div><div><span>Sublet</span><span>{d(D.sum(["Service"]))}</span></div>
<div><span>Shop supplies</span><span>{d(D.items[-2]["totalPrice"])}</span></div><div><span>Used fluid &amp; filter disposal</span><span>{d(475)}</span></div>
<div><span>Subtotal</span><span>{d(D.subtotal)}</span></div><div><span>Spring coupon SPR50</span><span>-{d(5000)}</span></div><div><span>Tax (7.25 % on parts)</span><span>{d(D.tax)}</span></div><div class=g><span>Approved total</span><span>{d(D.total)}</span></div></div>
<footer>All parts and labor carry a 36-month / 36,000-mile warranty, nationwide. Torque wheels again after 50 miles (89 ft-lb). Storage of $35 per day applies to vehicles left more than three days after completion.</footer>'''
chrome_pdf(htm,D.path());D.save()
