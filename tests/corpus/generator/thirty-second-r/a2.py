from lib import *
e=H.escape
def d02():
    d=Doc('02_tekmetric.pdf','quote',['two pages','declined jobs listed apart','job discount'],'58213','Prairie Wind Auto Repair',2017,'Honda','Pilot','5FNYF6H56HB042917',132880)
    R='155.00'
    jobs=[('Timing Belt & Water Pump Service','Manufacturer recommends at 105,000 miles. No record of service.',[d.l('Replace timing belt, tensioner, idler and water pump',Dc('4.5'),R)],[d.p('Timing Belt Kit w/ Water Pump',1,'312.75',pn='TKH-002'),d.p('Honda Type 2 Coolant (gal)',2,'31.20',pn='OL999-9011'),d.p('Drive Belt',1,'57.40',pn='31110-5G0-A01')],'100.00'),
     ('Front Brake Pads & Rotors','Front pads 2mm. Rotors scored.',[d.l('Replace front pads and rotors',Dc('1.6'),R)],[d.p('Ceramic Brake Pads - Front',1,'89.95',pn='CD914'),d.p('Brake Rotor - Front',2,'104.50',pn='3296')],None),
     ('Transmission Fluid Exchange','',[d.l('Drain and fill transmission, reset maintenance minder',Dc('0.8'),R)],[d.p('ATF DW-1 (qt)',4,'13.85',pn='08200-9008')],None),
     ('Digital Vehicle Inspection','',[d.l('Perform complimentary digital vehicle inspection',Dc('1'),'0.00')],[],None)]
    dec=[('Rear Struts','Both rear struts leaking.',[d.l('Replace rear shocks',Dc('1.8'),R,charge=False)],[d.p('Rear Shock Absorber',2,'118.00',pn='349180',charge=False)]),
     ('Cabin & Engine Air Filters','',[d.l('Replace filters',Dc('0.3'),R,charge=False)],[d.p('Cabin Air Filter',1,'34.50',pn='CF-219',charge=False),d.p('Engine Air Filter',1,'29.75',pn='AF-1220',charge=False)])]
    body=''
    def job(t,n,L,P,di,decl=False):
        tl=sum(x['total'] for x in L); tp=sum(x['total'] for x in P); dd=0
        s=f'<div class="job{" dec" if decl else ""}"><div class=jt>{e(t)}'+(' <span class=pill>DECLINED</span>' if decl else '')+'</div>'
        if n: s+=f'<div class=n>{e(n)}</div>'
        s+='<table><tr><th>Labor<th class=r>Hours<th class=r>Rate<th class=r>Total</tr>'
        for x in L: s+=f'<tr><td>{e(x["desc"])}<td class=r>{Dc(x["qty"]):.2f}<td class=r>{D(x["unit"])}<td class=r>{D(x["total"])}</tr>'
        if P:
            s+='<tr><th>Parts<th class=r>Qty<th class=r>Price<th class=r>Total</tr>'
            for x in P: s+=f'<tr><td>{e(x["desc"])}<div class=pn>{x["pn"]}</div><td class=r>{x["qty"]}<td class=r>{D(x["unit"])}<td class=r>{D(x["total"])}</tr>'
        s+='</table>'
        if di: dd=d.d(di); s+=f'<div class=st>Job Discount <b>-{D(dd)}</b></div>'
        return s+f'<div class=st>{"Declined amount" if decl else "Job Subtotal"} <b>{D(tl+tp-dd)}</b></div></div>'
    for j in jobs: body+=job(*j)
    ss=d.f('Shop Supplies','45.00'); ep=d.f('EPA Fee','7.50')
    g=d.sum()-d.dsum(); lab=d.sum('Labor'); pa=d.sum('Part'); d.sub=g; tx=d.tax(pa+ss['total'],'7.5'); d.tot=g+tx
    body+='<div class=tot><table>'+''.join(f'<tr><td>{a}<td class=r>{b}</tr>' for a,b in [('Labor',D(lab)),('Parts',D(pa)),('Shop Supplies',D(ss['total'])),('EPA Fee',D(ep['total'])),('Discounts','-'+D(d.dsum())),('Subtotal',D(g)),('Tax (7.5%)',D(tx))])+f'<tr class=g><td>Estimate Total<td class=r>{D(d.tot)}</tr></table></div>'
    body+='<h3>Declined Jobs</h3>'+''.join(job(*j,None,True) for j in dec)
    chrome('''<style>@page{size:letter;margin:.5in}body{font:12px Roboto;color:#222}table{width:100%;border-collapse:collapse}th{text-align:left;font-size:10px;color:#667;border-bottom:1px solid #dde;padding:5px 4px 2px;text-transform:uppercase}td{padding:4px}.r{text-align:right;width:80px}.job{border:1px solid #d5d9e0;border-radius:6px;padding:10px 12px;margin:10px 0;break-inside:avoid}.jt{font-weight:700;font-size:14px}.n{color:#556;font-size:11px;margin:3px 0}.pn{color:#889;font-size:10px}.st{text-align:right;padding:3px 4px}.dec{color:#888;background:#fafafa}.pill{font-size:9px;background:#c33;color:#fff;border-radius:8px;padding:2px 7px}.tot{width:290px;margin-left:auto;break-inside:avoid}.g td{font-weight:700;font-size:15px;border-top:2px solid #222}.hd{display:flex;justify-content:space-between}</style>
    <div class=hd><div><div style="font-size:20px;font-weight:700;color:#0b5c8a">Prairie Wind Auto Repair</div>1420 W Kellogg Ave, Wichita, KS 67213<br>(316) 555-0182 &middot; service@prairiewind.example</div><div style="text-align:right"><div style="font-size:16px;font-weight:700">ESTIMATE</div>RO #58213<br>Created Oct 14, 2026 9:22 AM<br>Service Writer: Luis M.</div></div><hr>
    <div class=hd><div><b>Customer</b><br>Nadine Kowalczyk<br>(316) 555-0109<br>nkowal@mail.example</div><div style="text-align:right"><b>2017 Honda Pilot EX-L</b> 3.5L V6<br>VIN: 5FNYF6H56HB042917<br>License: 551 KGP (KS)<br>Odometer: 132,880 mi</div></div>'''+body+'<p style="font-size:9px;color:#777">By signing below you authorize the approved work. Prices valid 14 days. Powered by Tekmetric</p>','02',pdf=f'{OUT}/{d.file}'); d.save()
def d03():
    d=Doc('03_shopmonkey.pdf','invoice',['two pages','totals split over the page break','parts and labor together','paid deposit'],'2291','Cedar & Pine Garage',2015,'Subaru','Forester','JF2SJADC7FH447310',None)
    S=[('Head Gasket Replacement',[d.l('Remove engine, replace head gaskets, machine heads',Dc('14.5'),'148.00'),d.p('MLS Head Gasket Set',1,'286.40',pn='11044AA770'),d.p('Intake Manifold Gasket',2,'9.85',pn='14035AA492'),d.p('Subaru Super Coolant',2,'28.95',pn='SOA868V9270'),d.p('5W-30 Synthetic Oil (qt)',5,'8.75',pn=''),d.p('Oil Filter',1,'11.50',pn='15208AA15A'),d.sv('Sublet - Resurface cylinder heads (pair)','240.00',pn='SUBLET')]),
       ('Timing Belt Kit',[d.l('Replace timing belt, idlers and tensioner with engine out',Dc('1.5'),'148.00'),d.p('Timing Belt Kit w/ Tensioner',1,'318.60',pn='TCKH328'),d.p('Water Pump',1,'142.35',pn='21111AA280'),d.p('Cam Seal',4,'6.40',pn='806732160'),d.p('Crank Seal',1,'9.15',pn='806750070')]),
       ('Clutch Replacement',[d.l('Replace clutch disc, cover, release bearing while engine is out',Dc('2'),'148.00'),d.p('Clutch Kit',1,'287.90',pn='FJK1005'),d.p('Flywheel Bolt',6,'3.25',pn='12342AA010')]),
       ('Clutch Slave Cylinder',[d.l('Replace slave cylinder and bleed',Dc('1.1'),'148.00'),d.p('Slave Cylinder',1,'74.20',pn='30620AA112'),d.p('DOT 3 Brake Fluid',1,'9.25',pn='')])]
    ss=d.f('Shop Supplies','40.00'); hz=d.f('Haz-Mat Disposal','12.00'); di=d.d('150.00')
    d.sub=d.sum()-di; tx=d.tax(d.sum('Part'),'0'); tx=d.tax(r(Dc(d.sum('Part'))),'9.1'); d.tot=d.sub+tx; dep=50000
    body=''
    for t,rows in S:
        body+=f'<tr class=s><td colspan=5>{t}</tr>'; tt=0
        for x in rows:
            lb=x['type']=='Labor'; tt+=x['total']
            body+=f'<tr><td>{e(x["desc"])}'+(f' <i>{x["pn"]}</i>' if x.get('pn') and x['pn']!='SUBLET' else '')+f'<td>{x["type"] if x["type"]!="Service" else "Sublet"}<td class=r>'+(f'{x["qty"]} hrs' if lb else str(x['qty'] or ''))+f'<td class=r>{D(x["unit"]) if x["unit"] else ""}<td class=r>{D(x["total"])}</tr>'
        body+=f'<tr class=t><td colspan=4 class=r>Service total<td class=r>{D(tt)}</tr>'
    tot=[('Labor',D(d.sum('Labor'))),('Parts',D(d.sum('Part'))),('Sublets',D(24000)),('Shop Supplies',D(ss['total'])),('Haz-Mat Disposal',D(hz['total'])),('Discount (Loyalty)','('+D(di)+')'),('Subtotal',D(d.sub)),('Tax 9.1%',D(tx)),('<b>Grand Total</b>','<b>'+D(d.tot)+'</b>'),('Paid 10/20/2026 (deposit)','('+D(dep)+')'),('<b>Balance Due</b>','<b>'+D(d.tot-dep)+'</b>')]
    chrome('''<style>@page{size:letter;margin:.55in}body{font:11.5px Lato;color:#1d2b36}table{width:100%;border-collapse:collapse}th{background:#1e6b52;color:#fff;text-align:left;padding:6px;font-weight:600}td{padding:5px 6px;border-bottom:1px solid #eef0f2}.r{text-align:right}.s td{background:#e9f3ef;font-weight:700;font-size:13px}.t td{font-weight:700}i{color:#8a97a1;font-size:10px}h1{font:800 24px Lato;color:#1e6b52;margin:0}</style>
    <div style="display:flex;justify-content:space-between"><div><h1>CEDAR & PINE GARAGE</h1>6310 NE Glisan St &bull; Portland, OR 97213<br>503.555.0144</div><div class=r><b style="font-size:17px">Invoice #2291</b><br>Invoiced: Oct 26, 2026<br>Terms: Due on receipt</div></div>
    <div style="display:flex;gap:60px;margin:18px 0"><div><b>Bill to</b><br>Teodor Halvorsen<br>2718 NE 61st Ave<br>Portland, OR 97213</div><div><b>Vehicle</b><br>2015 Subaru Forester 2.5i Premium<br>VIN JF2SJADC7FH447310<br>Plate: OR 602-LMC</div></div>
    <table><tr><th>Description<th>Type<th class=r>Qty / Hrs<th class=r>Rate / Price<th class=r>Total</tr>'''+body+'</table><table style="width:300px;margin:14px 0 0 auto">'+''.join(f'<tr><td>{a}<td class=r>{b}</tr>' for a,b in tot)+'</table><p style="font-size:9.5px;color:#7a8790">Warranty: 24 months / 24,000 miles on parts and labor. Storage of $35/day applies after 3 days from completion.</p>','03',pdf=f'{OUT}/{d.file}'); d.save()
def d04():
    d=Doc('04_shopware.pdf','quote',['service prices with unpriced part rows','declined'],'11846','Lakeshore European',2016,'BMW','328i xDrive','WBA8E3G54GNT97326',88412)
    S=[('A','Oil Filter Housing Gasket',[('Labor: Replace oil filter housing gasket','2.8 hrs',None),('Part: Oil filter housing gasket kit  11428637821','1',None),('Part: Coolant G48 1.5L','2',None)],d.sv('Oil Filter Housing Gasket','612.38')),
       ('B','Engine Oil Service',[('Labor: Oil and filter service','0.6 hrs',None),('Part: LL-01 5W-30','6',None),('Part: Oil filter kit','1',None)],d.sv('Engine Oil Service','159.95')),
       ('C','Rear Brake Service',[('Labor: Replace rear pads, rotors and sensor','1.9 hrs',None),('Part: Rear pad set  34216873093','1',None),('Part: Rear rotor  34216792227','2',None),('Part: Wear sensor','1',None)],d.sv('Rear Brake Service','784.10'))]
    dec=[('D','Front Control Arm Bushings','1,046.75'),('E','Spark Plugs','388.20')]
    fee=d.f('Supplies & Environmental','38.91'); d.sub=d.sum(); d.tx=6114; d.tot=d.sub+d.tx
    body=''
    for a,t,rows,k in S:
        body+=f'<div class=sv><div class=h><span><b class=k>{a}</b>{t}</span><span class=ok>&#10003; Approved &nbsp; {D(k["total"])}</span></div>'+''.join(f'<div class=row><span>{x}</span><span>{y}</span></div>' for x,y,_ in rows)+'</div>'
    body+='<div class=tt>'+''.join(f'<div><span>{a}</span><span>{D(b)}</span></div>' for a,b in [('Approved services',d.sub-fee['total']),('Supplies & Environmental',fee['total']),('Subtotal',d.sub),('Sales tax',d.tx)])+f'<div class=big><span>Approved total</span><span>{D(d.tot)}</span></div></div>'
    body+='<h3>Recommended - not approved at this time</h3>'+''.join(f'<div class="sv no"><div class=h><span><b class=k>{a}</b>{t}</span><span>Declined &nbsp; ${p}</span></div></div>' for a,t,p in dec)
    chrome('''<style>@page{size:letter;margin:.6in}body{font:12px "Open Sans";color:#333}.sv{margin:10px 0;border-left:4px solid #2f9e63;padding:4px 10px;background:#f7f9f8}.no{border-color:#bbb;color:#999}.h{display:flex;justify-content:space-between;font-weight:600;font-size:13px}.k{display:inline-block;width:20px;color:#2f7fae}.row{display:flex;justify-content:space-between;padding:2px 0 2px 20px;font-size:11px;color:#555}.tt{width:300px;margin:14px 0 14px auto}.tt div{display:flex;justify-content:space-between;padding:3px 0}.big{font-weight:700;font-size:16px;border-top:1px solid #333}</style>
    <table width=100%><tr><td><span style="font-size:22px;font-weight:300">Lakeshore <b>European</b></span><br>905 Fulton St, Grand Haven, MI 49417 &nbsp; 616-555-0171<td align=right><b>Estimate</b><br>RO 11846<br>09/03/2026</table><hr>
    <p><b>Priya Venkataraman</b> &nbsp;|&nbsp; 2016 BMW 328i xDrive &nbsp;|&nbsp; VIN WBA8E3G54GNT97326 &nbsp;|&nbsp; 88,412 mi &nbsp;|&nbsp; EJR 2217</p>'''+body,'04',pdf=f'{OUT}/{d.file}'); d.save()
def d09():
    d=Doc('09_autoleap.pdf','quote',['percent discount per line','labor and parts columns apart'],'EST-10457','Palmetto Car Clinic',2013,'Nissan','Altima',None,149005)
    rows=[('Ignition Coil Replacement - Bank 1',d.l('Replace ignition coils and plugs',Dc('1.4'),'119.00'),[d.p('Ignition Coil',4,'62.30'),d.p('Spark Plug, Laser Iridium',4,'13.45')]),
      ('Throttle Body Cleaning',d.l('Clean throttle body & relearn idle',Dc('0.9'),'119.00'),[d.p('Throttle Body Cleaner',1,'9.99')]),
      ('Engine Mount - Right',d.l('Replace right hydraulic engine mount',Dc('1.2'),'119.00'),[d.p('Hydraulic Engine Mount',1,'96.70')])]
    lab=d.sum('Labor'); disc=d.d(Dc(r(Dc(lab)*10/100))/100); sup=d.f('Shop Supplies (3%)',Dc(r(Dc(d.sum())*3/100))/100); d.sub=d.sum()-disc; tx=d.tax(d.sum('Part'),'8'); d.tot=d.sub+tx
    b=''
    for t,l,P in rows:
        st=l['total']+sum(p['total'] for p in P)
        b+=f'<h4>{t}<span>{D(st)}</span></h4><table><tr><th>Labour<th>Hours<th>Rate<th>Amount</tr><tr><td>{l["desc"]}<td>{l["qty"]}<td>{D(l["unit"])}<td>{D(l["total"])}</tr><tr><th>Parts<th>Quantity<th>Unit price<th>Amount</tr>'+''.join(f'<tr><td>{p["desc"]}<td>{p["qty"]}<td>{D(p["unit"])}<td>{D(p["total"])}</tr>' for p in P)+'</table>'
    b=b.replace('Labour','Labor')
    chrome('''<style>@page{size:A4;margin:14mm}body{font:11px "Liberation Sans";color:#222}h4{background:#eef1fb;margin:14px 0 0;padding:7px 9px;font-size:12.5px;color:#2b3d8f;display:flex;justify-content:space-between}table{width:100%;border-collapse:collapse}th{font-size:9.5px;color:#777;text-align:right;padding:5px 9px}td{text-align:right;padding:4px 9px;border-bottom:1px dotted #ccc;width:16%}th:first-child,td:first-child{text-align:left;width:auto}</style>
    <div style="background:#2b3d8f;color:#fff;padding:12px;display:flex;justify-content:space-between"><div><b style="font-size:18px">Palmetto Car Clinic</b><br>3021 Rivers Ave, North Charleston, SC 29405<br>843-555-0165</div><div style="text-align:right"><b style="font-size:18px">Estimate</b><br>EST-10457<br>Nov 12, 2026</div></div>
    <p><b>Customer:</b> Jerome Pettigrew, (843) 555-0121 &nbsp;&nbsp; <b>Vehicle:</b> 2013 Nissan Altima 2.5 S &nbsp; Plate: 447 2LM &nbsp; <b>Mileage:</b> 149,005</p>'''+b+'<table style="width:46%;margin:14px 0 0 auto">'+''.join(f'<tr><td>{x}<td>{y}</tr>' for x,y in [('Total labor',D(lab)),('Total parts',D(d.sum('Part'))),('Labor discount 10%','- '+D(disc)),('Shop Supplies (3%)',D(sup['total'])),('Sub total',D(d.sub)),('Tax (8% on parts)',D(tx)),('<b>Total</b>','<b>'+D(d.tot)+'</b>')])+'</table><p style="color:#777">This estimate is valid for 7 days. Additional damage found on teardown will be quoted before we continue.</p>','09',pdf=f'{OUT}/{d.file}'); d.save()
def d10():
    d=Doc('10_quickbooks.pdf','invoice',['activity and description columns','long wrapped descriptions'],'1187','R&L Diesel and Auto LLC',2012,'Ram','2500','3C6UD5DL1CG208841',None)
    R=[d.l('Diagnose no-start, low rail pressure. Test injectors return flow.',2,'165.00',dt='10/05/2026',ac='Labor'),d.l('Replace lift pump and fuel filters, prime and bleed system',Dc('3.5'),'165.00',dt='10/06/2026',ac='Labor'),d.p('Fuel lift pump assembly w/ frame bracket',1,'489.00',dt='10/06/2026',ac='Parts'),d.p('Fuel filter/water separator element',2,'58.75',dt='10/06/2026',ac='Parts'),d.p('Diesel 911 treatment',3,'14.99',dt='10/06/2026',ac='Parts'),d.f('Shop supplies, rags, cleaner, waste fuel disposal',25,qs=1,dt='10/06/2026',ac='Misc'),d.sv('Tow from Hwy 287 to shop','135.00',dt='10/05/2026',ac='Towing')]
    for it in d.items:
        if it['type'] in('Fee','Service'): it['quantity']=1; it['unitPrice']=it['totalPrice']
    d.sub=d.sum(); tx=d.tax(d.sum('Part'),'8.25'); d.tot=d.sub+tx
    b=''.join(f'<tr><td>{x["dt"]}<td><b>{x["ac"]}</b><td>{e(x["desc"])}<td class=r>{x["qty"] or 1}<td class=r>{m(x["unit"] or x["total"])}<td class=r>{m(x["total"])}{"T" if x["type"]=="Part" else ""}</tr>' for x in R)
    chrome('''<style>@page{size:letter;margin:.6in}body{font:12px "Liberation Sans";color:#393a3d}.r{text-align:right}table.i{width:100%;border-collapse:collapse;margin-top:20px}.i th{background:#dceae0;color:#2ca01c;font-size:11px;padding:6px;text-align:left;font-weight:400}.i td{padding:7px 6px;vertical-align:top}.i th.r{text-align:right}</style>
    <b>R&amp;L Diesel and Auto LLC</b><br>16455 FM 730<br>Decatur, TX 76234<br>(940) 555-0119<br>rldiesel@mail.example<h1 style="color:#2ca01c;font-weight:400;font-size:24px">INVOICE</h1>
    <table width=100%><tr valign=top><td><span style="color:#888">BILL TO</span><br>Clayton Burkhalter<br>Burkhalter Fence Co<br>PO Box 318<br>Bridgeport, TX 76426<td><span style="color:#888">SHIP TO</span><br>2012 Ram 2500 Laramie 6.7L<br>VIN 3C6UD5DL1CG208841<td class=r><span style="color:#888">INVOICE #</span> 1187<br><span style="color:#888">DATE</span> 10/07/2026<br><span style="color:#888">DUE DATE</span> 10/22/2026<br><span style="color:#888">TERMS</span> Net 15</table>
    <table class=i><tr><th>DATE<th>ACTIVITY<th>DESCRIPTION<th class=r>QTY<th class=r>RATE<th class=r>AMOUNT</tr>'''+b+'</table><hr style="border:0;border-top:1px dashed #bbb"><table style="width:300px;margin-left:auto">'+f'<tr><td>SUBTOTAL<td class=r>{m(d.sub)}<tr><td>TAX (8.25%)<td class=r>{m(tx)}<tr><td>TOTAL<td class=r>{m(d.tot)}<tr><td>BALANCE DUE<td class=r style="font-size:19px;font-weight:700">{D(d.tot)}</table>','10',pdf=f'{OUT}/{d.file}'); d.save()
def d11():
    d=Doc('11_square.pdf','invoice',['deposit request','unit price under the name'],'000064','Ruiz Mobile Auto',2019,'Hyundai','Elantra',None,None)
    R=[d.p('Alternator (reman)',1,'248.00'),d.p('Serpentine belt',1,'34.50'),d.l('Mobile labor',Dc('2.5'),'95.00'),d.f('Travel fee','20.00')]
    di=d.d('30.00'); d.sub=d.sum()-0; tx=d.tax(d.sum('Part'),'8.9'); d.tot=d.sum()-di+tx; dep=15000
    R2=[(R[0],'1','Remanufactured, lifetime warranty. Core returned.'),(R[1],'1',''),(R[2],'2.5 hr','At customer address'),(R[3],None,'')]
    b=''.join(f'<div class=i><div><b>{x["desc"]}</b>'+(f' &times; {n}' if n and n!='1' else '')+(f'<div class=g>({D(x["unit"])} {"per hr" if x["type"]=="Labor" else "ea."})</div>' if n and n!='1' else '')+f'<div class=g>{nt}</div></div><div>{D(x["total"])}</div></div>' for x,n,nt in R2)
    for it in d.items:
        if it['type']=='Part': it['quantity']=None; it['unitPrice']=None
    chrome('''<style>@page{size:letter;margin:.9in}body{font:13px Inter,"Roboto";color:#1a1a1a}.i{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e5e5e5}.g{color:#757575;font-size:12px}.t{display:flex;justify-content:space-between;padding:5px 0}</style>
    <div style="text-align:center"><div style="font-size:22px;font-weight:500">Ruiz Mobile Auto</div><div class=g>Albuquerque, NM &middot; +1 505-555-0138</div></div>
    <div style="display:flex;justify-content:space-between;margin:34px 0 20px"><div><div class=g>Customer</div>Gwen Archuleta<br>garch@mail.example</div><div><div class=g>Invoice Details</div>PDF created October 30, 2026<br>Invoice #000064<br>Service date October 30, 2026</div><div><div class=g>Payment</div>Due November 6, 2026<br><b>'''+D(d.tot)+'''</b></div></div>
    <p>2019 Hyundai Elantra SEL - no charge / dead battery light</p><div class=i style="font-weight:500"><span>Items</span><span>Amount</span></div>'''+b+''.join(f'<div class=t><span>{x}</span><span>{y}</span></div>' for x,y in [('Subtotal',D(d.sub)),('First-time customer','&minus;'+D(di)),('NM gross receipts tax (8.9% on parts)',D(tx)),('<b>Total Due</b>','<b>'+D(d.tot)+'</b>')])+f'<div class=i style="margin-top:16px"><b>Payment schedule</b></div><div class=t><span>Deposit - due October 30, 2026</span><span>{D(dep)}</span></div><div class=t><span>Balance - due November 6, 2026</span><span>{D(d.tot-dep)}</span></div><p class=g style="text-align:center">Pay online at squareup.com/pay-invoice</p>','11',pdf=f'{OUT}/{d.file}'); d.save()
import sys
if __name__=="__main__":
  for n in sys.argv[1:] or ['d02','d03','d04','d09','d10','d11']: globals()[n]()
