# HTML + chromium layouts, second set (and one cairo handwritten note)
import sys,random; sys.dont_write_bytecode=True
from base import *
h_=lambda t:t.replace('&','&amp;')
# pre-printed muffler form filled by hand
def muffler(i):
    F=[dict(shop='KING MUFFLER',num='44718',veh=(2004,'Ford','Ranger'),L=[('1','Y pipe','Part',18500),('1','Muffler 17655 + tail pipe','Part',14300),('2','O2 sensors','Part',9200),('','Labor bend & weld','Labor',16500)],tax=2518),
       dict(shop='BOB\'S EXHAUST & HITCH',num='00973',veh=(2013,'Toyota','Tundra'),L=[('1','Hitch class IV Curt','Part',21900),('1','7 pin wiring','Part',6800),('','Install','Labor',14000),('1','Flex pipe','Part',4500),('','cut & weld flex','Labor',9000)],tax=2158)][i]
    D=Doc('muffler-form',i,'html+chromium',F['shop'],F['num'],F['veh'],['pre-printed form','handwriting font fill','dollars and cents in split columns']+(['angle','curl'] if i else []))
    rows='';hw=lambda t:f'<span class=hw style="transform:rotate({random.uniform(-1.2,1.2):.1f}deg)">{h_(t)}</span>'; random.seed(i)
    def dc(c): D.printed.append(c); return f'<td class=d>{hw(f"{c//100}")}</td><td class=e>{hw(f"{c%100:02d}")}</td>'
    for q,d,t,a in F['L']: D.it(d,t,a,int(q) if q else None);rows+=f'<tr><td class=q>{hw(q)}</td><td>{hw(d)}</td>{dc(a)}</tr>'
    for _ in range(9-len(F['L'])): rows+='<tr><td>&nbsp;</td><td></td><td></td><td></td></tr>'
    D.tax=F['tax'];D.subtotal=D.sum();D.total=D.subtotal+D.tax
    for n,v in (('SUB-TOTAL',D.subtotal),('TAX',D.tax),('TOTAL',D.total)): rows+=f'<tr class=tt><td colspan=2 class=lab>{n}</td>{dc(v)}</tr>'
    b=f"<div class=f><div class=no>No. {F['num']}</div><h1>{h_(F['shop'])}</h1><p class=a>{['802 E Broadway · Muskogee, OK 74403 · 918-555-0126','US 52 North · Mount Airy, NC 27030 · 336-555-0168'][i]}<br>CUSTOM PIPE BENDING – CATALYTICS – SHOCKS</p><table class=g><tr><td>Name {hw(['Don Whitekiller','J. Snow'][i])}</td><td>Date {hw(f'11-{12+i}-26')}</td></tr><tr><td>Car {hw(' '.join(map(str,F['veh'])))}</td><td>Phone {hw(['555-0133','555 0101'][i])}</td></tr></table><table class=t><tr><th>QTY</th><th>DESCRIPTION</th><th colspan=2>AMOUNT</th></tr>{rows}</table><p class=s>NO WARRANTY WITHOUT THIS SLIP · Customer signature ____________________</p></div>"
    html(D,b,'body{margin:30px}.f{border:2px solid #17418f;padding:18px;color:#17418f;font-family:"Liberation Serif";width:620px;background:#fffdf3}.no{float:right;color:#c22;font:20px "Liberation Mono"}h1{margin:0;font-size:36px;letter-spacing:2px}.a{margin:2px 0 12px}.g{width:100%}.g td{border-bottom:1px solid #17418f;height:34px}.hw{font:27px Breip;color:#222;display:inline-block;line-height:28px}.t{width:100%;border-collapse:collapse;margin-top:14px}.t td,.t th{border:1px solid #17418f;height:32px;padding:0 6px}.q{width:44px;text-align:center}.d{width:80px;text-align:right}.e{width:44px}.lab{text-align:right}.s{font-size:12px}')
# note written on lined yellow paper
def handnote(i):
    F=[dict(shop=None,veh=(2001,'Toyota','Camry'),t=['Toyota Camry 01 - Lupe','','radiator           165','2 hoses              38','thermostat         22','coolant              30','labor               180','------------------------','               435','','no tax  cash','ready fri after 3:30','call 555-0147 Ernesto'],L=[('radiator','Part',16500),('2 hoses','Part',3800),('thermostat','Part',2200),('coolant','Part',3000),('labor','Labor',18000)],pr=[]),
       dict(shop="Slim's",veh=(1999,'Jeep','Cherokee'),t=["Slim's  11/18",'99 Jeep Cherokee 4.0','','water pump       64.50','fan clutch          89','belt                    31','gasket + RTV      9.50','my time             220','','Total  $414','gave me  $200','owes $214','','heater valve next time $75 or so'],L=[('water pump','Part',6450),('fan clutch','Part',8900),('belt','Part',3100),('gasket + RTV','Part',950),('my time','Labor',22000)],pr=[20000,21400,7500])][i]
    D=Doc('handwritten-note',i,'pycairo',F['shop'],None,F['veh'],['handwriting','no dollar signs','no header']+(['shadow','seat background'] if i else ['prices without cents']))
    if i: F['t']=[t.upper() for t in F['t']];F['L']=[(d.upper(),t,a) for d,t,a in F['L']]   # font has capitals only
    for d,t,a in F['L']: D.it(d,t,a);D.printed.append(a)
    D.total=D.sum();D.printed+=[D.total]+F['pr']
    import cairo;random.seed(5+i);s=cairo.PDFSurface(D.path,360,500);c=cairo.Context(s);c.set_source_rgb(*((1,.97,.72),(.98,.98,.97))[i]);c.paint();c.set_line_width(.6);c.set_source_rgb(.55,.7,.9)
    for y in range(62,500,28): c.move_to(0,y);c.line_to(360,y);c.stroke()
    c.set_source_rgb(.9,.4,.4);c.move_to(44,0);c.line_to(44,500);c.stroke();c.set_source_rgb(*((.1,.1,.35),(.12,.12,.12))[i]);c.select_font_face(('DkgHandwriting','Because We Connect')[i]);y=58
    amt=350
    for t in F['t']:
        parts=t.split('   ');left=parts[0].strip();right=parts[-1].strip() if len(parts)>1 else ''
        c.save();c.set_font_size((21,20)[i]);c.translate(52+random.uniform(-2,2),y+random.uniform(-2,1.5));c.rotate(random.uniform(-.012,.012));c.move_to(0,0);c.show_text(left)
        if right: w=c.text_extents(right).x_advance;c.move_to(265-w,random.uniform(-2,2));c.show_text(right)
        c.restore();y+=28
    s.finish();D.save()
# landscape table with tax and discount columns per row
def landscape(i):
    F=[dict(shop='AutoWorks of Naperville',num='2611-0457',veh=(2020,'Volkswagen','Tiguan'),L=[('100','Haldex service incl. fluid','Service',1,24900,0,1),('102','DSG fluid + filter kit','Part',1,18990,10,1),('103','DSG service labor','Labor',1.4,17500,10,0),('201','Wiper blades front pair','Part',1,4600,0,1),('300','Brake inspection','Service',1,3900,100,0),('900','EPA fee','Fee',1,695,0,0)],tax=.0825),
       dict(shop='Desert Sky Automotive',num='DS 7716',veh=(2018,'Nissan','Pathfinder'),L=[('A1','CVT cooler bypass','Part',1,14200,0,1),('A2','Install bypass','Labor',1.8,14900,15,0),('B1','Engine mount, right','Part',1,11875,0,1),('B2','Replace mount','Labor',1,14900,15,0),('S','Supplies','Fee',1,1600,0,1)],tax=.08375)][i]
    D=Doc('landscape-rows',i,'html+chromium',F['shop'],F['num'],F['veh'],['landscape','discount and tax columns per row','net column']+(['angle','curl'] if i else []))
    rows=[];tx=0;dt=0;gr=0
    for c,d,t,q,u,ds,tt in F['L']:
        g=R(q*u);di=R(g*ds/100);n=g-di;x=R(n*F['tax']) if tt else 0;tx+=x;dt+=di;gr+=g;D.it(d,t,n,q,u);rows.append((c,h_(d),t[0],f'{q:.2f}',D.n(u),D.n(g),D.n(di) if di else '',D.n(n),D.n(x) if x else '',D.n(n+x)))
    D.subtotal=D.sum();D.tax=tx;D.total=D.subtotal+tx;rows.append(('','<b>Totals</b>','','','',D.n(gr),D.n(dt),f'<b>{D.n(D.subtotal)}</b>',D.n(tx),f'<b>{D.n(D.total)}</b>'))
    b=f"<div class=h><h1>{F['shop']}</h1><div>{['1550 N Aurora Rd, Naperville IL 60563 | 630-555-0114','4700 N Grand Canyon Dr, Las Vegas NV 89149 | 702-555-0182'][i]}</div></div><p><b>Repair Estimate {F['num']}</b> &nbsp; {' '.join(map(str,F['veh']))} &nbsp; Odo {['55,901','103,488'][i]} &nbsp; Promised 11/2{i}/2026 17:00</p>"+tbl(rows,'t',('Code','Description','T','Qty','Price','Gross','Disc','Net',f"Tax {F['tax']*100:g}%",'Line total'),'llcrrrrrrr')+f"<p class=e>ESTIMATE TOTAL {D.m(D.total)}</p><p>Estimate prepared free of charge. Parts warranty 24/24. Limit for towing under warranty {D.m(10000,dec=False)}.</p>"
    html(D,b,'body{font:13px "Noto Sans Mono","DejaVu Sans";margin:10px;font-family:"DejaVu Sans"}h1{font-size:20px;margin:0}.h{border-left:14px solid #556b2f;padding-left:10px}.t{width:100%;border-collapse:collapse;font-size:12px}.t th{border-bottom:2px solid #556b2f;text-align:left;padding:4px}.t td{padding:5px 4px;border-bottom:1px solid #ddd}.t .r{text-align:right}.e{font-size:18px;text-align:right;font-weight:bold}',page='letter landscape')
# customer portal print: approved and declined
def portal(i):
    F=[dict(shop='GreenLight Auto',num='#30518',veh=(2019,'Tesla','Model 3'),A=[('Front upper control arms (both)','Replace both FUCA, squeak at low speed',72450),('Cabin filters (2)','Musty smell from vents',11900)],X=[('Rotate & balance','Wear 6/32 front, 4/32 rear',8900),('Alignment check','Recommended after control arms',18900)],fee=2499,tax=4120),
       dict(shop='Piedmont Hybrid Shop',num='#1186',veh=(2014,'Toyota','Prius'),A=[('EGR & intake cleaning','Rattle at cold start, soot',48900),('12V battery, AGM S46B24R','Tested 296 CCA',32475),('Engine oil + filter','0W-20 synthetic',7995)],X=[('Hybrid battery fan clean','Fan intake dusty',15900)],fee=1995,tax=2861)][i]
    D=Doc('portal-approvals',i,'html+chromium',F['shop'],F['num'],F['veh'],['approved and declined work','declined struck out','browser header/footer']+(['angle','shadow'] if i else []))
    b=f"<div class=n>11/2{i}/26, 10:3{i} AM<span>Your estimate – {F['shop']}</span></div><h1>{F['shop']}</h1><p>Hi {['Nadia','Curtis'][i]}, here is what we found on your <b>{' '.join(map(str,F['veh']))}</b>. Order {F['num']}</p><h3 class=a>✔ Approved</h3>"
    for d,s,a in F['A']: D.it(d,'Service',a);b+=f'<div class=c><div>{h_(d)}<small>{s}</small></div><b>{D.m(a)}</b></div>'
    b+='<h3 class=x>✖ Declined</h3>'
    for d,s,a in F['X']: b+=f'<div class="c dx"><div>{h_(d)}<small>{s}</small></div><s>{D.m(a)}</s></div>'
    D.subtotal=D.sum();D.it('Shop fee','Fee',F['fee']);D.tax=F['tax'];D.subtotal=None;D.total=D.sum()+D.tax
    b+='<div class=tot>'+tbl([('Approved work',D.m(D.sum()-F['fee'])),('Shop fee',D.m(F['fee'])),('Taxes',D.m(D.tax)),('<b>Approved total</b>',f'<b>{D.m(D.total)}</b>'),('Declined',D.m(sum(x[2] for x in F['X'])))],'',None,'lr')+f"</div><button>Pay {D.m(D.total)}</button><p class=k>or 4 payments of {D.m(R(D.total/4))} with PayLater. Questions? Text 404-555-0122 until 6:00 PM.</p><div class=n>https://app.shoplink.example/e/9f31c0<span>1/1</span></div>"
    html(D,b,'body{font:15px "Open Sans";max-width:560px;margin:10px auto;color:#222}.n{font-size:10px;color:#666;display:flex;justify-content:space-between;margin:6px 0 16px}.c{display:flex;justify-content:space-between;border:1px solid #ddd;border-radius:8px;padding:10px 14px;margin:6px 0}small{display:block;color:#777}.a{color:#0a8f3c}.x{color:#b22}.dx{color:#999;background:#fafafa}.tot{background:#f3f6f4;padding:10px 14px;margin:14px 0;border-radius:8px}.tot table{width:100%}.r{text-align:right}button{width:100%;padding:12px;background:#0a8f3c;color:#fff;border:0;border-radius:8px;font-size:16px}.k{font-size:12px;color:#777}')
# national brake chain with coupon
def brakechain(i):
    F=[dict(shop='Brake Masters of Ohio #212',num='212-0068841',veh=(2016,'Chrysler','Town & Country'),S=[('REAR BRAKE SERVICE - CERAMIC',[('BP1326C','CERAMIC PADS REAR','Part',1,9999),('780397','ROTOR REAR','Part',2,8499),('LBRK02','LABOR REAR DISC','Labor',1.7,13900)]),('BRAKE FLUID',[('BFE','BRAKE FLUID EXCHANGE','Service',1,11999)])],c=('COUPON BRK75: $75 OFF PER AXLE',7500),sup=2499,tax=.0675),
       dict(shop='Stop-N-Go Brakes & Alignment',num='SG0417-29',veh=(2018,'Hyundai','Elantra'),S=[('FRONT BRAKES',[('D1813','PADS SEMI-MET FRONT','Part',1,6499),('31476','ROTOR FRONT','Part',2,6299),('L-F','LABOR FRONT DISC','Labor',1.3,12500)]),('STEERING',[('ES801','TIE ROD END LH OUTER','Part',1,7299),('L-TR','LABOR TIE ROD','Labor',.8,12500),('ALN','THRUST ALIGNMENT','Service',1,9999)])],c=('AARP 10% LABOR',2625),sup=1850,tax=.07)][i]
    D=Doc('brake-chain',i,'html+chromium',F['shop'],F['num'],F['veh'],['section subtotals','coupon','measurements in mm','surcharge not applied']+(['curl','shadow'] if i else []))
    b=f"<table class=hd><tr><td><h1>{h_(F['shop'])}</h1>{['5100 Brookpark Rd, Parma, OH 44134 (216) 555-0187','8811 N Dale Mabry Hwy, Tampa, FL 33614 (813) 555-0173'][i]}</td><td class=r>INVOICE<br><b>{F['num']}</b><br>11/{20+i}/2026 1:3{i}PM</td></tr></table><div class=v>{' '.join(map(str,F['veh'])).upper().replace('&','&amp;')} &nbsp; ODO {['118403','74019'][i]} &nbsp; LIC {['JKW 4471','Y22 HTX'][i]} &nbsp; SALESPERSON 07</div><table class=t><tr><th>Item<th>Description<th class=r>Qty<th class=r>Unit<th class=r>Amount</tr>"
    pt=0
    for s,rows in F['S']:
        st=0;b+=f'<tr><td colspan=5 class=s>{s}</td></tr>'
        for n,d,t,q,u in rows: a=R(q*u);st+=a;pt+=a if t=='Part' else 0;D.it(d,t,a,q,u);b+=f'<tr><td>{n}<td>{d}<td class=r>{q:g}<td class=r>{D.n(u)}<td class=r>{D.n(a)}</tr>'
        b+=f'<tr><td colspan=4 class=r><i>Section total</i><td class=r><i>{D.n(st)}</i></tr>'
    D.it('SHOP SUPPLIES','Fee',F['sup']);b+=f"<tr><td>SS<td>SHOP SUPPLIES<td class=r>1<td class=r>{D.n(F['sup'])}<td class=r>{D.n(F['sup'])}</tr>";D.items[-1].update(quantity=1,unitPrice=F['sup'])
    D.disc.append(F['c'][1]);b+=f"<tr><td>CPN<td>{F['c'][0]}<td><td><td class=r>{D.m(-F['c'][1],'',paren=True)}</tr></table>"
    if i==0:D.printed.append(7500)
    D.subtotal=D.sum();D.tax=R(pt*F['tax']);D.total=D.subtotal+D.tax
    b+=f"<div class=w><div class=m>PAD MEASUREMENT<br>LF 8mm RF 8mm LR 2mm RR 1mm<br>ROTOR MIN 9.0 / ACT 8.{7+i}<br><br>A 3% card surcharge ({D.m(R(D.total*.03))}) applies if paid by credit card.</div>"+tbl([('Subtotal',D.m(D.subtotal)),(f"Tax {F['tax']*100:g}% on parts",D.m(D.tax)),('<b>Total (cash/debit)</b>',f'<b>{D.m(D.total)}</b>')],'',None,'lr')+'</div>'
    html(D,b,'body{font:13px "Liberation Sans Narrow","Liberation Sans";margin:14px}h1{font:800 25px "Open Sans";margin:0;color:#00338d}.hd{width:100%;border-top:10px solid #ffcd00}.r{text-align:right!important}.v{background:#00338d;color:#fff;padding:5px 8px;margin:10px 0}.t{width:100%;border-collapse:collapse}.t td,.t th{padding:3px 6px;text-align:left}.s{background:#e9edf5;font-weight:bold}.w{display:flex;justify-content:space-between;margin-top:18px}.m{border:1px solid #999;padding:8px;width:300px}.w table td{padding:3px 10px;font-size:15px}')
# modern dealer RO invoice with pay types side by side
def dealer(i):
    F=[dict(shop='Castle Rock Subaru',num='SBCS318842',veh=(2021,'Subaru','Ascent'),J=[('A','C/S WINDSHIELD WASHER INOP, NO SPRAY','WASHER PUMP SEIZED','R&R WASHER PUMP, TESTED OK','Warranty',[('86611XC00A','PUMP-WASHER FRONT',1,None)],[('C10-332','0.6',None)]),('B','60K MAJOR SERVICE','SCHEDULED MAINTENANCE','PERFORMED 60K, SET TIRE PRESSURES','Customer',[('16546AA20A','ELEMENT-AIR',1,3895),('72880XC00A','FILTER-CABIN',1,4480),('22401AA921','PLUG-SPARK',4,2630),('K0877FG080','FLUID-BRAKE DOT3 QT',2,1350)],[('60KMAJ','3.5',57750)]),('C','LOANER VEHICLE','','','Internal',[],[('LOAN','0.0',None)])],sup=4900,haz=1250,tax=.0793,prev=None),
       dict(shop='Gulf Breeze Honda',num='1140977',veh=(2020,'Honda','Pilot'),J=[('A','CUST REPORTS A/C BLOWS WARM','CONDENSER LEAK, BUILT UNDER EXTENDED COVERAGE','REPLACED CONDENSER','Warranty',[('80110-TG7-A01','CONDENSER',1,None)],[('6151B8','1.9',None)]),('B','MAINTENANCE MINDER B16','DUE','OIL, ROTATE, REAR DIFF FLUID','Customer',[('15400-PLM-A02','FILTER, OIL',1,1095),('08798-9161','OIL 0W-20 BULK QT',6,795),('08200-9007','DPSF FLUID',3,1650)],[('MMB16','1.3',20995)])],sup=2495,haz=395,tax=.075,prev=None)][i]
    D=Doc('dealer-pay-types',i,'html+chromium',F['shop'],F['num'],F['veh'],['complaint/cause/correction','pay type columns','warranty and internal lines without price','op codes','list price column not charged']+(['blur','angle'] if i else []))
    b=f"<div class=h><h1>{F['shop']}</h1><span>SERVICE INVOICE<br>RO {F['num']}</span></div><table class=v><tr><td>{' '.join(map(str,F['veh'])).upper()}<td>VIN {['4S4WMAPD1M3412209','5FNYF5H59LB018877'][i]}<td>MI {['60,114','58,702'][i]}<td>ADV 4403<td>OPEN 11/1{7+i}/26 08:12<td>CLOSED 16:40</table>"
    P=L=0
    for x,co,ca,cr,pay,ps,ls in F['J']:
        b+=f'<div class=j><b>{x} &nbsp; {h_(co)}</b><span class=pay>{pay} Pay</span></div>'+(f'<p>CAUSE: {h_(ca)}<br>CORR: {h_(cr)}</p>' if ca else '')+'<table class=t>'
        for op,hr,a in ls:
            nm={'A':'Washer pump R&R','B':'60K Major Service','C':'Loaner vehicle'}[x] if i==0 else {'A':'Replace condenser','B':'Maintenance B16'}[x]
            if a: D.it(nm,'Labor',a,float(hr),None);L+=a
            b+=f'<tr><td>{op}<td>{h_(nm)}<td class=r>{hr} hrs<td class=r><td class=r><td class=r>{D.n(a) if a else "N/C"}</tr>'
        for pn,d,q,u in ps:
            if u: D.it(d,'Part',q*u,q,u);P+=q*u
            b+=f'<tr><td>{pn}<td>{d}<td class=r>{q}<td class=r>{("L "+D.n(R(u*1.15))) if u else ""}<td class=r>{D.n(u) if u else ""}<td class=r>{D.n(q*u) if u else "N/C"}</tr>'
        b+='</table>'
    D.it('SHOP SUPPLIES','Fee',F['sup']);D.it('HAZARDOUS MATERIALS','Fee',F['haz']);D.tax=R((P+F['sup'])*F['tax']);D.total=D.sum()+D.tax
    b+=tbl([('','CUSTOMER','WARRANTY','INTERNAL'),('LABOR',D.n(L),'—','—'),('PARTS',D.n(P),'—','—'),('SUBLET',D.n(0),'—','—'),('SHOP SUPPLIES',D.n(F['sup']),'—','—'),('HAZARDOUS MATERIALS',D.n(F['haz']),'—','—'),('SALES TAX',D.n(D.tax),'—','—'),('<b>TOTAL DUE</b>',f'<b>{D.m(D.total)}</b>','—','—')],'s',None,'lrrr')+f"<p class=x>Text or call 720-555-0156. Next service {['66,000','63,700'][i]} mi. You saved {D.m([15000,9500][i])} in warranty repairs today. Rental limit {D.m(3500,dec=False)}/day.</p>"
    html(D,b,'body{font:11.5px "Liberation Sans";margin:16px}.h{display:flex;justify-content:space-between;align-items:end;border-bottom:3px double #333}h1{font:bold 26px "Liberation Serif";margin:0}.v{width:100%;border-collapse:collapse;margin:8px 0}.v td{border:1px solid #333;padding:4px}.j{background:#ddd;padding:4px;margin-top:8px}.pay{float:right}p{margin:4px 10px}.t{width:100%}.t td{padding:1px 6px}.t td:nth-child(1){width:120px}.r{text-align:right!important}.s{margin:18px 0 0 auto;border-collapse:collapse}.s td{border:1px solid #333;padding:3px 12px}.x{margin-top:14px}')
if __name__=='__main__':
    for f in (muffler,handnote,landscape,portal,brakechain,dealer):
        if len(sys.argv)>1 and f.__name__ not in sys.argv[1:]: continue
        for i in (0,1): f(i)
        print(f.__name__,'ok',flush=True)
