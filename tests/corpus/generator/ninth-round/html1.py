# HTML + headless chromium layouts, first set
import sys; from base import *
def q(x): return f'{x:g}'
# 1 modern shop-management estimate, jobs with labor/part rows
def shopboard(i):
    F=[dict(shop='Blue Ridge Auto Care',addr='2214 Patton Ave, Asheville, NC 28806 &nbsp; (828) 555-0142',num='EST-10482',veh=(2018,'Subaru','Outback'),sub='2.5i Premium · 71,418 mi · VIN 4S4BSANC5J3274410 · NC plate HKD-4821',cust='Marlene Hutchins',
      rate=15900,jobs=[('Front Brakes – Pads &amp; Rotors',1.6,'Replace front pads and rotors, clean and lube slides, road test',[('Ceramic Brake Pad Set, Front','BC1539',1,8995),('Coated Brake Rotor, Front','880718',2,9450),('Brake Clean & Lubricant','',1,795)]),
        ('CVT Fluid Exchange',1.2,'Drain and fill CVT, reset adaptation',[('Subaru CVT-II Fluid (qt)','SOA427V1660',6,1685)]),
        ('Cabin Air Filter',0.2,'Replace cabin filter behind glove box',[('Cabin Air Filter','CF11966',1,3425)])],sup=(6,3500),tax=.07,taxon='p'),
     dict(shop='Prairie Star Automotive',addr='809 W Kellogg Dr, Wichita, KS 67213 &nbsp; (316) 555-0177',num='EST-3391',veh=(2014,'Chevrolet','Silverado 1500'),sub='LT 5.3L · 138,902 mi · VIN 3GCUKREC4EG271835 · KS plate 617 LRT',cust='Dwayne Petersen',
      rate=14500,jobs=[('Water Pump &amp; Thermostat',3.1,'Replace leaking water pump, new thermostat, refill and bleed',[('Water Pump w/ Gasket','252-966',1,18640),('Thermostat 207°F','131-180',1,3415),('Dex-Cool 50/50 (gal)','10-4109',3,2195)]),
        ('Serpentine Belt',0.4,'Replace belt while pump is off',[('Serpentine Belt 6PK','K060923',1,4780)])],sup=(5,4000),tax=.075,taxon='all')][i]
    D=Doc('shopboard',i,'html+chromium',F['shop'],F['num'],F['veh'],['jobs with sub-rows','job subtotals repeat rows','hours x rate']+(['angle','shadow'] if i else []))
    b=f"<div class=top><div><h1>{F['shop']}</h1><p>{F['addr']}</p></div><div class=no>Estimate<br><b>{F['num']}</b><br><small>Nov {12+i}, 2026 9:15 AM</small></div></div><div class=veh><b>{' '.join(map(str,F['veh']))}</b> <small>{F['sub']}</small><br>{F['cust']}</div>"
    P=L=0
    for t,h,note,parts in F['jobs']:
        b+=f'<div class=job><div class=jt>{t}</div><p class=note>{note}</p>'; lt=R(h*F['rate']); D.it('Labor – '+t.replace('&amp;','&'),'Labor',lt,h,F['rate']); js=lt; L+=lt
        rows=[('Labor – '+t,'',f'{h:.2f} hr',D.m(F['rate']),D.m(lt))]
        for d,pn,n,u in parts:
            D.it(d,'Part',n*u,n,u); js+=n*u; P+=n*u; rows.append((d.replace('&','&amp;'),pn,n,D.m(u),D.m(n*u)))
        b+=tbl(rows,'t',('Item','Part #','Qty/Hrs','Price','Total'),'llrrr')+f'<div class=js>Job Subtotal <b>{D.m(js)}</b></div></div>'
    pct,cap=F['sup']; s=min(R(L*pct/100),cap); D.it('Shop Supplies','Fee',s)
    tax=R((P if F['taxon']=='p' else P+L+s)*F['tax']); D.subtotal=P+L+s; D.tax=tax; D.total=P+L+s+tax
    b+='<div class=tot>'+tbl([('Parts',D.m(P)),('Labor',D.m(L)),('Shop Supplies',D.m(s)),('Subtotal',D.m(D.subtotal)),(f"Tax ({F['tax']*100:g}%{' on parts' if F['taxon']=='p' else ''})",D.m(tax)),('<b>Estimate Total</b>',f'<b>{D.m(D.total)}</b>')],'',None,'lr')+'</div>'
    b+=f'<p class=f>Shop supplies are {pct}% of labor, not to exceed {D.m(cap)}. Estimate good for 30 days. 24 month / 24,000 mile warranty on parts and labor. You will be called if the cost rises more than 10%.</p>'
    html(D,b,'body{font:13px Roboto;margin:20px 26px;color:#223}.top{display:flex;justify-content:space-between;border-bottom:4px solid #1d6fb8}h1{margin:0;color:#1d6fb8;font-size:23px}p{margin:3px 0}.no{text-align:right;font-size:14px}.veh{background:#eef4fa;padding:8px;margin:10px 0}.job{border:1px solid #cbd6e2;border-radius:6px;margin:9px 0;padding:8px}.jt{font-weight:700;font-size:15px}.note{color:#667;font-size:11.5px}table{border-collapse:collapse;width:100%}.t th{font-size:10px;color:#678;text-align:left;border-bottom:1px solid #ccd}.t td{padding:3px 4px 3px 0}.t td:first-child{width:50%}td.r,th.r{text-align:right!important}.js{text-align:right;border-top:1px dashed #bbc;padding-top:3px}.tot{width:280px;margin-left:auto}.tot td{padding:2px}.f{font-size:10.5px;color:#667;margin-top:14px}')
# 2 price only at the job, financing
def jobprice(i):
    F=[dict(shop='Cactus Garage & Tire',phone='(602) 555-0160',num='Q-7719',veh=(2016,'Honda','Odyssey'),jobs=[('Timing Belt Service Package','Service',118500,['Timing belt, tensioner and idlers (Aisin kit TKH-002)','Water pump','Drive belt','Honda Type 2 coolant – 2 gal']),('Motor Mount – Front, Hydraulic','Service',46250,['Front mount 50830-T0A-A81','Remove & replace, check all others']),('Spark Plugs (6)','Service',28995,['NGK Laser Iridium','Torque to spec']),('Brake Fluid Flush','Service',13995,['DOT 3, bleed all 4 corners'])],disc=('Fall Savings – $75 OFF over $1,000',7500,[7500,100000]),fees=[('Shop & Environmental Fee',3950)],tax=.0,taxc=10236,mo=8900),
       dict(shop='Lakeshore Motor Works',phone='(414) 555-0191',num='Q-2087',veh=(2017,'Ford','Escape'),jobs=[('A/C Evacuate & Recharge','Service',24900,['Recover, vacuum 45 min, recharge R-1234yf 1.1 lb','UV dye']),('A/C Condenser','Service',71480,['Condenser with drier','O-rings, PAG oil','Remove front fascia, replace']),('Alignment, 4 Wheel','Service',12999,['Print-out before / after'])],disc=None,fees=[('Refrigerant Handling',1500)],tax=0,taxc=3218,mo=4900)][i]
    D=Doc('jobprice',i,'html+chromium',F['shop'],F['num'],F['veh'],['price only at job','sub-lines without price','financing offer']+(['curl','warm light'] if i else []))
    b=f"<div class=bar><span class=lg>{F['shop'].replace('&','&amp;')}</span><span>Quote {F['num']}<br>{F['phone']}</span></div><h2>Your {' '.join(map(str,F['veh']))}</h2><p>Prepared by Chris R., Nov 9 2026 10:45 AM. Odometer {['124,600','98,210'][i]}.</p>"
    for n,(t,ty,p,subs) in enumerate(F['jobs'],1):
        D.it(t,ty,p); b+=f"<div class=j><div class=h><span><i>{n}</i>{t.replace('&','&amp;')}</span><b>{D.m(p)}</b></div><ul>"+''.join(f'<li>{s.replace("&","&amp;")}' for s in subs)+'</ul></div>'
    rows=[('Jobs',D.m(sum(x['totalPrice'] for x in D.items)))]
    for d,p in F['fees']: D.it(d,'Fee',p); rows.append((d.replace('&','&amp;'),D.m(p)))
    if F['disc']:
        t,c,extra=F['disc']; D.disc.append(c); D.printed+=extra; rows.append((t,'–'+D.m(c)))
    D.tax=F['taxc']; D.total=D.sum()+D.tax; rows+=[('Sales tax',D.m(D.tax)),('<b>You pay</b>',f'<b>{D.m(D.total)}</b>')]
    b+='<div class=r2><div class=fin>Pay over time with <b>EasyLane Credit</b><br>as low as <span>'+D.m(F['mo'],dec=False)+f'/mo*</span><br><small>*18 months, subject to credit approval. No interest if paid in 6 months on purchases of {D.m(19900,dec=False)} or more.</small></div>'+tbl(rows,'tt',None,'lr')+'</div><p class=s>Approve by text: reply YES before 4:30 PM today. Not a bill.</p>'
    html(D,b,'@page{margin:0}body{font:14px Lato;margin:0 40px;color:#333}.bar{background:#2d2a32;color:#fff;margin:0 -40px;padding:16px 40px;display:flex;justify-content:space-between}.lg{font-size:26px;font-weight:900;color:#ffb400}.j{margin:14px 0}.h{display:flex;justify-content:space-between;font-size:17px;border-bottom:2px solid #ffb400;padding-bottom:3px}.h i{background:#2d2a32;color:#fff;border-radius:50%;padding:0 8px;margin-right:8px;font-style:normal;font-size:14px}ul{margin:5px 0 0 22px;color:#666;font-size:12.5px}.r2{display:flex;justify-content:space-between;margin-top:20px}.fin{border:2px solid #3b8;border-radius:10px;padding:12px;width:250px}.fin span{font-size:24px;color:#183}.tt td{padding:4px 8px}.r{text-align:right}.s{font-size:11px}')
# 3 tire chain with per-tire fees
def tirechain(i):
    F=[dict(shop='TreadMark Tire Centers',store='Store #0418 · 5510 Fairmont Pkwy, Pasadena TX 77505 · 281-555-0133',num='418-0092651',veh=(2021,'Toyota','RAV4'),
        rows=[('Part','225/65R17 102H MICHELIN DEFENDER 2','03941',4,19699),('Labor','INSTALLATION & SPIN BALANCE','80017',4,2600),('Part','TPMS REBUILD KIT','80224',4,499),('Fee','WASTE TIRE DISPOSAL FEE','80219',4,350),('Service','CERTIFICATES REFUND/REPLACEMENT','80055',4,2950),('Service','4 WHEEL ALIGNMENT - LIFETIME','80311',1,21999)],
        disc=[('INSTANT SAVINGS SET OF 4',-10000),('ALIGNMENT W/ TIRES $20 OFF',-2000)],taxc=7132,rebate=8000),
       dict(shop='Big Sky Tire & Wheel',store='Store #27 · 1900 King Ave W, Billings MT 59102 · 406-555-0115',num='27-118340',veh=(2019,'Ram','1500'),
        rows=[('Part','275/55R20 117T FALKEN WILDPEAK A/T4W XL','28812',4,25499),('Labor','MOUNT, BALANCE, NEW VALVE STEM','L100',4,2295),('Fee','SCRAP TIRE FEE','F010',4,400),('Service','ROAD HAZARD PROTECTION','W001',4,3187),('Part','TPMS SENSOR 433MHZ','T33560',1,6895)],disc=[('PRICE MATCH ADJ',-4396)],taxc=0,rebate=None)][i]
    D=Doc('tirechain',i,'html+chromium',F['shop'],F['num'],F['veh'],['invoice discounts','rebate not charged','tire sizes look like numbers','tread depths']+(['angle','shadow'] if i else []))
    rows=[]
    for ty,d,sk,n,u in F['rows']:
        D.it(d,ty,n*u,n,u); rows.append((sk,d.replace('&','&amp;'),n,D.n(u),D.n(n*u)))
    for d,c in F['disc']:
        D.disc.append(-c); rows.append(('DISC',d,1,'',D.n(c)))
        if '$20' in d: D.printed.append(2000)
    D.subtotal=D.sum(); D.tax=F['taxc']; D.total=D.subtotal+D.tax
    b=f"<div class=hd><div class=logo>{F['shop'].replace('&','&amp;')}</div><div>{F['store']}</div></div><div class=g><div>INVOICE<br><b>{F['num']}</b></div><div>DATE<br><b>11/0{3+i}/2026 14:25</b></div><div>VEHICLE<br><b>{' '.join(map(str,F['veh'])).upper()}</b></div><div>MILEAGE<br><b>{['41,207','66,954'][i]}</b></div><div>TORQUE<br><b>{['76','130'][i]} FT-LBS</b></div></div>"
    b+=tbl(rows,'t',('ARTICLE','DESCRIPTION','QTY','PRICE','EXT'),'llcrr')
    tr=[('SUBTOTAL',D.n(D.subtotal)),('SALES TAX',D.n(D.tax)),('<b>TOTAL</b>',f'<b>{D.n(D.total)}</b>'),('TENDER: VISA ****4471',D.n(D.total)),('BALANCE',D.n(0))]
    b+='<div class=w><div class=td>TREAD DEPTH (32nds)  LF 3 RF 3 LR 4 RR 4<br>AIR 35 PSI · RE-TORQUE AFTER 50 MILES<br>Free rotation every 5,000 miles'+(f'<br><br><b>{D.m(F["rebate"],dec=False)} MAIL-IN REBATE</b> – submit by 12/15/2026 at treadmarkrebates.example. Rebate is paid by prepaid card and is not deducted from this invoice.' if F['rebate'] else '')+'</div>'+tbl(tr,'tt',None,'lr')+'</div>'
    html(D,b,'body{font:12.5px "Open Sans";margin:18px}.hd{border:3px solid #c00;padding:8px 12px}.logo{font:italic 900 30px "Open Sans";color:#c00}.g{display:flex;justify-content:space-between;margin:14px 0;font-size:11px}.t{width:100%;border-collapse:collapse}.t th{background:#c00;color:#fff;padding:4px;text-align:left}.t td{border:1px solid #bbb;padding:5px}.t .r,.tt .r{text-align:right}.c{text-align:center}.w{display:flex;justify-content:space-between;margin-top:16px}.td{width:330px;font-size:11.5px}.tt td{padding:3px 12px;border-bottom:1px solid #ddd}')
# 4 text message screenshot
def textmsg(i):
    F=[dict(shop='Tony (Mobile Mechanic)',num=None,veh=(2012,'Nissan','Altima'),time='2:47',items=[('alternator (reman, lifetime warranty)','Part',21900),('serp belt','Part',3800),('labor in your driveway','Labor',18000)],total=None),
       dict(shop='Hernandez Mobile Auto',num=None,veh=(2015,'Hyundai','Sonata'),time='6:12',items=[('starter','Part',18500),('battery group 47','Part',17900),('labor','Labor',14000),('trip fee','Fee',3500)],total=True)][i]
    D=Doc('textmsg',i,'html+chromium-screenshot',F['shop'],None,F['veh'],['screenshot','prose','times look like money']+(['photo of a screen'] if i else []),'message','png')
    ms=[]
    if i==0:
        for d,t,c in F['items']: D.it(d,t,c)
        a,bb,c=[D.m(x['totalPrice'],dec=False) for x in D.items]; D.total=D.sum()
        ms=[('d','Today 2:31 PM'),('r','Hi is this Tony? my 2012 Nissan Altima wont stay running, battery light on. 2.5 engine'),('l',"yeah this is Tony. tested at your place this am, 11.4 volts running, alternator is done"),('l',f'so: alternator (reman, lifetime warranty) {a}\nserp belt {bb}\nlabor in your driveway {c}'),('l',f'{D.m(D.total,dec=False)} out the door cash or Zelle, no tax added'),('r','ok. Firestone said '+D.m(71200,dec=False)+' ouch'),('l','lol yep. I can be there at 4:30 tmrw. takes 1.5 hrs'),('r','Do it')]
    else:
        for d,t,c in F['items']: D.it(d,t,c)
        D.total=D.sum()
        ms=[('d','Sat, Nov 14 at 5:58 PM'),('l','Buenas, Luis here from Hernandez Mobile Auto. Checked the 2015 Hyundai Sonata'),('l','starter drags 310 amps and battery only 280 CCA of 640'),('l','\n'.join(f"{x['description']} {D.m(x['totalPrice'],dec=False)}" for x in D.items)+f'\n———\ntotal {D.m(D.total,dec=False)}'),('r','can you do it without the battery?'),('l','not recommended, it will kill the new starter. Deposit '+D.m(10000,dec=False)+' to order parts, rest when done'),('r','ok sending deposit now'),('l','ok Sunday 9:00')]
    b=f"<div class=st><span>{F['time']}</span><span>5G ▪ 64%</span></div><div class=nm>‹<div>{F['shop']}</div></div><div class=bd>"+''.join(f'<div class={k}>'+t.replace('\n','<br>')+'</div>' for k,t in ms)+'</div><div class=in>Text Message</div>'
    html(D,b,'body{margin:0;font:16px Roboto;background:#fff;width:390px}.st{display:flex;justify-content:space-between;padding:10px 24px;font-weight:700;font-size:14px}.nm{border-bottom:1px solid #ddd;text-align:center;padding:6px;font-size:15px}.bd{padding:12px;min-height:620px}.d{text-align:center;color:#888;font-size:12px;margin:8px}.l,.r{max-width:72%;padding:9px 13px;border-radius:18px;margin:6px 0;width:fit-content;line-height:1.3}.l{background:#e9e9eb}.r{background:#34c759;color:#fff;margin-left:auto}.in{border:1px solid #ccc;border-radius:18px;margin:8px 14px;padding:8px 14px;color:#aaa}',shot=(390,830),scale=1.6)
# 5 e-mail prose
def email(i):
    F=[dict(shop='Foothills Import Service',veh=(2013,'Volvo','XC60'),num=None),dict(shop='Gary\'s Garage',veh=(2010,'Jeep','Wrangler'),num=None)][i]
    D=Doc('email-prose',i,'html+chromium',F['shop'],F['num'],F['veh'],['prose','declined work priced','previous visit amount']+(['dark','blur'] if i else []),'message')
    if i==0:
        I=[('the two rear lower control arm bushings','Part',14820),('four hours of labor','Labor',66000),('an alignment afterwards','Service',13900)]
        a=[D.m(D.it(*x)) for x in I]; D.items[1]['quantity']=4; D.items[1]['unitPrice']=16500; D.tax=1126; D.total=D.sum()+D.tax
        p=[f"Hi Patricia,",f"Thanks for bringing the 2013 Volvo XC60 in on Tuesday. The clunk you hear over speed bumps comes from the back. To fix it we need {I[0][0]}, {a[0]} for the pair, {I[1][0]} at {D.m(16500,dec=False)} an hour, which comes to {a[1]}, and {I[2][0]}, {a[2]}. Colorado taxes parts only, so tax is {D.m(1126)}. All together you are looking at {D.m(D.total)}.",f"While it was up we also saw the rear pads at 4 mm. They are not urgent; when you want them it would be another {D.m(38500,dec=False)} or so, not part of the price above. You may remember that you paid {D.m(61240)} for the fronts in March 2024.","We open at 7:30 and can take it Thursday the 19th. It stays with us one day. Our shuttle runs until 5:15.","Best,\nDan Okafor\nFoothills Import Service\n1450 Arapahoe St, Golden, CO · 303-555-0120"]
        subj='Your XC60 – what we found'
    else:
        I=[('clutch kit (LuK 01-035)','Part',28900),('flywheel resurface at the machine shop','Service',6500),('6.5 hours labor','Labor',81250),('gear oil','Part',2400)]
        a=[D.m(D.it(*x)) for x in I]; D.items[2]['quantity']=6.5; D.items[2]['unitPrice']=12500; D.total=D.sum()
        p=["Mike —",f"Got the price on the 2010 Jeep Wrangler. {I[0][0][0].upper()+I[0][0][1:]} is {a[0]}, {I[1][0]} is {a[1]}, {I[2][0]} at {D.m(12500,dec=False)} is {a[2]}, and {I[3][0]} {a[3]}. Comes to {D.m(D.total)}. No tax because you gave me the farm certificate.",f"If the rear main seal turns out wet add {D.m(4200,dec=False)} for the seal, no extra labor. I won't do it without calling you.",f"I need {D.m(30000,dec=False)} down to order the kit. You still owe {D.m(4500,dec=False)} from the tow on 9/30 but bring that whenever.","Gary\n(605) 555-0108"]
        D.items[0]['description']=I[0][0][0].upper()+I[0][0][1:]; subj='jeep clutch'
    b=f"<div class=g><b>✉ Mail</b><span>{['Patricia Lowe','Mike Sandoz'][i]}</span></div><h2>{subj}</h2><div class=m><b>{F['shop']}</b> &lt;{['service@foothillsimport.example','garysgarage@prairienet.example'][i]}&gt;<span>{['Wed, Nov 11, 2026 at 5:42 PM','Fri, Nov 13, 2026 at 8:05 AM'][i]}</span></div>"+''.join('<p>'+x.replace('\n','<br>')+'</p>' for x in p)
    html(D,b,'body{font:15px "Liberation Sans";margin:30px 50px;line-height:1.5}.g{display:flex;justify-content:space-between;border-bottom:2px solid #999;font-size:18px}.m{border-top:1px solid #ccc;padding:6px 0;font-size:13px;display:flex;justify-content:space-between;gap:8px}')
# 6 good/better/best
def gbb(i):
    F=[dict(shop='SureStop Brake & Alignment',num='WO 55120',veh=(2019,'Honda','CR-V'),tiers=['GOOD','BETTER','BEST'],rows=[('Front brake pads',[6495,9495,14995]),('Front rotors (2)',[11900,17900,23900]),('Labor',[19900,19900,19900]),('Hardware kit',[None,2195,2195]),('Brake fluid exchange',[None,None,12995])],tax=.0825,pick=None),
       dict(shop='Harbor Point Auto Clinic',num='WO 9034',veh=(2016,'Mazda','CX-5'),tiers=['Economy','Standard ✔ SELECTED','Premium'],rows=[('Struts, front pair',[21800,33650,47900]),('Strut mounts (2)',[None,8840,8840]),('Labor',[38400,38400,38400]),('Alignment',[11995,11995,11995])],tax=.06,pick=1)][i]
    D=Doc('good-better-best',i,'html+chromium',F['shop'],F['num'],F['veh'],['three option columns','no option chosen' if i==0 else 'one option chosen']+(['crumple'] if i else []),'options')
    rows=[[d]+[('Included' if False else '—') if c is None else D.m(c) for c in cs] for d,cs in F['rows']]
    S=[];T=[];X=[]
    for k in range(3):
        s=sum(c[k] or 0 for _,c in F['rows']); p=s-sum(c[k] or 0 for d,c in F['rows'] if d in('Labor','Alignment','Brake fluid exchange')); x=R(p*F['tax']); S.append(s);X.append(x);T.append(s+x)
    rows+=[['<b>Subtotal</b>']+[D.m(x) for x in S],['Tax (parts)']+[D.m(x) for x in X],['<b>Total</b>']+[f'<b>{D.m(x)}</b>' for x in T],['Monthly, 12 mo.']+[D.m(R(x/12/100)*100,dec=False)+'/mo' for x in T],['Warranty']+['12 mo / 12k','24 mo / 24k','Lifetime parts']]
    if F['pick'] is not None:
        k=F['pick']
        for d,cs in F['rows']:
            if cs[k]: D.it(d,'Labor' if d=='Labor' else 'Service' if d=='Alignment' else 'Part',cs[k])
        D.subtotal,D.tax,D.total=S[k],X[k],T[k]
    b=f"<h1>{F['shop'].replace('&','&amp;')}</h1><p>{F['num']} · {' '.join(map(str,F['veh']))} · advisor: Renee · Nov 1{7+i}, 2026, 11:20</p><h2>{['Your brake options','Suspension – choose what fits you'][i]}</h2>"+tbl(rows,f't p{F["pick"]}',['']+F['tiers'],'lccc')+f"<p class=n>{'Initial one: ___ GOOD &nbsp; ___ BETTER &nbsp; ___ BEST' if i==0 else 'Customer approved STANDARD by phone 11:52 AM, Renee.'}</p>"
    html(D,b,'body{font:15px "URW Gothic","Lato";margin:36px;color:#134}h1{color:#0a6b4f;margin:0}.t{width:100%;border-collapse:collapse}.t th{background:#0a6b4f;color:#fff;padding:12px;font-size:16px}.t td{padding:11px;border-bottom:1px solid #ccd}.c{text-align:center}.p1 td:nth-child(3){background:#fff6c9;border-left:3px solid #e0a800;border-right:3px solid #e0a800}.n{margin-top:30px;font-size:16px}')
if __name__=='__main__':
    fs=[shopboard,jobprice,tirechain,textmsg,email,gbb]
    for f in fs:
        if len(sys.argv)>1 and f.__name__ not in sys.argv[1:]: continue
        for i in (0,1): f(i)
        print(f.__name__,'ok')
