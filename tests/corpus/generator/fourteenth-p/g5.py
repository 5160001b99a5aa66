# pictures p17..p24
from lib import *
from photo import *
from PIL import ImageFont
e=html.escape
def tb(rows): return ''.join('<tr>'+''.join(f'<td>{c}' for c in r)+'</tr>' for r in rows)
def p17():
    V=vin('2T3RFREV8FW318804')
    F=[It('Ceramic pads Wagner QC1210','P',1,6895),It('Coated rotors 11.7 in.','P',2,7450),It('Pads & rotors, front','L',1.5,12900)]
    R=[It('Ceramic pads Wagner QC1354','P',1,6250),It('Hardware kit H17432','P',1,1899),It('Pads, rear, turn rotors','L',1.7,12900)]
    O=[It('Brake flush DOT 3','S',1,10995),It('Wheel cylinder / caliper slide grease','P',1,600)]
    i=F+R+O; fee=It('Shop supplies','F',None,None,1250); sub=S(i); tx=tax(S([x for x in i if x.t=='Part']),6.25); disc=5000; tot=sub+fee.tot-disc+tx
    box=lambda t,l:f'<div class=b><h3>{t}</h3><table>'+tb([(f'{x.q:g}',e(x.d),m(x.u),m(x.tot)) for x in l])+f'<tr class=s><td colspan=3>{t.lower()} comes to<td>{m(S(l))}</table></div>'
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:14mm}}body{{font:13px Roboto;margin:0}}h1{{margin:0;font:900 26px Roboto}}.b{{border:2px solid #222;border-radius:6px;margin-top:12px;padding:6px 10px}}h3{{margin:0 0 4px}}table{{width:100%;border-collapse:collapse}}td{{padding:3px}}td:first-child{{width:34px}}td:nth-child(n+3){{text-align:right;width:90px}}.s td{{border-top:1px solid #888;font-style:italic;text-align:right}}</style>
    <h1>STOP-RITE BRAKES</h1>1220 Boston Post Rd, Marlborough MA 01752 · 508-555-0117 · RS-4410<p>Repair Order <b>SR 60233</b> · 10/17/2024 · Karen Oyelaran<br>2015 Toyota RAV4 XLE · VIN {V} · 109,774 mi · MA 5HT 812<br>Measured: LF 2 mm, RF 2 mm, LR 3 mm, RR 3 mm. Rotor min 26.0 mm.</p>{box('FRONT AXLE',F)}{box('REAR AXLE',R)}{box('OTHER',O)}
    <div class=b style="margin-left:50%"><table>{tb([('',k,'',v) for k,v in [('Sub-total',m(sub)),('Shop supplies',m(fee.tot)),('Axle special','-'+m(disc)),('Tax 6.25%',m(tx)),('<b>TOTAL</b>','<b>$'+m(tot)+'</b>')]])}</table></div><p>Parking brake adjusted, no charge. Pads have a lifetime guarantee. Come back after 300 miles for a free check.</p>'''
    chrome(h,BASE+'/p17.pdf'); photo(page(BASE+'/p17.pdf'),OUT+'/p17.jpg',17,quad=[(.10,.05),(.93,.09),(.97,.96),(.04,.93)],shadow=.38)
    save('p17','AXLE-BOXES','chromium','invoice','STOP-RITE BRAKES','SR 60233',{"year":2015,"make":"Toyota","model":"RAV4 XLE","vin":V,"mileage":109774},i+[fee],[disc],sub,tx,tot,['angle','shadow'],'jpg')
def p18():
    i=[It('Radiator, Spectra CU13144','P',1,21499),It('Upper hose 22805','P',1,2875),It('Lower hose 22806','P',1,3150),It('Prestone 50/50, gal','P',2,1899),It('Replace radiator, hoses','L',2.8,9500),It('Fan clutch, Hayden 2797','P',1,9860),It('Replace fan clutch','L',.6,9500),It('Freon recover/recharge','S',1,14500),It('Coolant disposal','F',1,400)]
    sub=S(i); tx=tax(S([x for x in i if x.t=='Part']),8.0); tot=sub+tx; V=vin('1D7HA18D45J527093')
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:16mm}}body{{font:14px "Courier Prime","Liberation Mono"}}h1{{text-align:center;font:bold 28px "Liberation Serif";margin:0}}table{{width:100%;border-collapse:collapse}}td,th{{border:1px solid #333;padding:4px 6px}}td:nth-child(1),td:nth-child(2),td:nth-child(3){{text-align:right}}</style><h1>Hank's Radiator &amp; Auto</h1><p style="text-align:center;margin:3px">RR 2 Box 118, Corinth, Mississippi 38834 &nbsp; (662) 555-0145</p><p>Invoice # 8817 &nbsp;&nbsp; Date 8-2-24<br>Name: Odell Pruitt &nbsp;&nbsp; Phone 662-555-0170<br>05 Dodge Ram 1500 4.7 &nbsp;&nbsp; Mi. 201,650 &nbsp;&nbsp; VIN {V}</p>
    <table><tr><th width=90>AMOUNT<th width=90>EACH<th width=60>QTY/HR<th>WORK OR PARTS</tr>{tb([(m(x.tot),m(x.u),f'{x.q:g}',e(x.d)) for x in i])}<tr><td>0.00<td><td>1<td>Pressure test cap, 16 lb OK</tr><tr><td>{m(sub)}<td colspan=2><td>Subtotal</tr><tr><td>{m(tx)}<td colspan=2><td>Tax on parts 8%</tr><tr><td><b>{m(tot)}</b><td colspan=2><td><b>PLEASE PAY THIS</b></tr></table><p>Needs: water pump weeping, call it $310 when ready.<br>Paid check 1188 &nbsp;&nbsp; Thanks Odell!</p>'''
    chrome(h,BASE+'/p18.pdf'); photo(crumple(page(BASE+'/p18.pdf'),np.random.default_rng(5),18,6,.2),OUT+'/p18.jpg',18,quad=[(.05,.06),(.95,.04),(.93,.97),(.08,.95)],bg=(70,74,80),blur=1.3)
    save('p18','AMOUNT-EACH-QTY-WORK','chromium','invoice',"Hank's Radiator & Auto",'8817',{"year":2005,"make":"Dodge","model":"Ram 1500","vin":V,"mileage":201650},i,[],sub,tx,tot,['crumple','blur'],'jpg')
def p19():
    i=[It('TRANSFER CASE ASSY NV246 REMAN','P',1,128500,pn='RTC246G-3'),It('CORE DEPOSIT TRANSFER CASE','P',1,25000,pn='CORE'),It('AUTO TRAK II FLUID QT','P',2,1345,pn='88900402'),It('OUTPUT SEAL REAR','P',1,2460,pn='710489'),It('ENCODER MOTOR','P',1,21890,pn='600-910'),It('R & R TRANSFER CASE','L',3.4,12000,pn='J01'),It('SET UP ENCODER, TEST 4HI/4LO','L',.7,12000,pn='J02'),It('INBOUND FREIGHT','F',1,9500,pn='FRT')]
    sub=S(i); tx=tax(S(i[:1]+i[2:5]),7.75); tot=sub+tx; V=vin('1GKFK13067J224916')
    L=['BUCKEYE 4X4 & TRANSFER CASE      FAX 614-555-0166','1881 HARRISBURG PIKE  GROVE CITY OH 43123','','TO: FIRST STAR EXTENDED SERVICE   ATTN CLAIMS / RHONDA','RE: AUTHORIZATION REQUEST   R.O. 27740   CONTRACT FS-88120441','    2007 GMC YUKON SLT   VIN '+V,'    MILES 178,035   CUSTOMER J. ABERNATHY','','CODE       QTY  DESCRIPTION                       UNIT     TOTAL','-'*64]
    for x in i: L.append(f'{x.pn:<10} {x.q:>3g}  {x.d:<30}{m(x.u):>9} {m(x.tot):>9}')
    L+=['-'*64,f'{"ESTIMATE BEFORE TAX":>52}  {m(sub):>9}',f'{"TAX 7.75":>52}  {m(tx):>9}',f'{"ESTIMATE TOTAL":>52}  {m(tot):>9}','','CAUSE: PUMP RUB THRU CASE HALF. FLUID EMPTY. CHAIN SLACK 1.1 IN.','INSPECTOR WELCOME 8-5. REPLY WITH AUTH NO. AND APPROVED AMOUNT.','ALT: USED UNIT 875.00 W/ 90 DAY WARRANTY - NOT RECOMMENDED','','SIGNED  T. KOWALCZYK  SERVICE MGR']
    src='.pl 11i\n.po 0.9i\n.ll 7i\n.nf\n.fam C\n.ps 11\n.vs 16\n.sp 2\n'+'\n'.join(x if x else '.sp' for x in L).replace('-','\\-')+'\n'
    ps=subprocess.run(['groff','-Tps','-P-pletter'],input=src.encode(),stdout=subprocess.PIPE,check=True).stdout; open(TMP+'/p19.ps','wb').write(ps)
    subprocess.run(['gs','-q','-dBATCH','-dNOPAUSE','-sDEVICE=pdfwrite','-sPAPERSIZE=letter','-sOutputFile='+BASE+'/p19.pdf',TMP+'/p19.ps'],check=True)
    im=page(BASE+'/p19.pdf',203).convert('L').rotate(.9,Image.BICUBIC,fillcolor=255); d=ImageDraw.Draw(im); d.text((60,14),'MAR-11-2024 15:52   FROM: BUCKEYE 4X4   6145550166   TO: 18005550193   P.01/01',font=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',22),fill=0)
    rng=np.random.default_rng(19); im=im.resize((im.width,im.height//2)).resize(im.size,Image.NEAREST)
    a=np.asarray(im,float)+rng.normal(0,38,(im.height,im.width)); b=a>150; s=rng.random(b.shape); b[s<.0012]=False; b[s>.9988]=True
    for _ in range(5): y=rng.integers(0,b.shape[0]-4); b[y:y+1,rng.integers(0,600):]=rng.random()>.5
    Image.fromarray((b*255).astype('uint8')).convert('1').save(OUT+'/p19.png',optimize=True)
    save('p19','FAX-CODE-QTY-DESC','groff','shop_estimate','BUCKEYE 4X4 & TRANSFER CASE','27740',{"year":2007,"make":"GMC","model":"YUKON SLT","vin":V,"mileage":178035},i,[],sub,tx,tot,['fax'],'png')
def p20():
    i=[It('front struts, the KYB loaded ones','P',2,14600),It('sway bar links','P',2,2200),It('my labor','L',None,None,24000),It('alignment at my buddy\'s shop','S',None,None,9000)]
    tot=S(i); B=[('l','Hey its Rico from Rico\'s Wrench. Looked at the 2011 Honda Accord'),('r','ok whats the damage'),('l',f'Ok so {i[0].d} are $146 each so ${i[0].tot//100} for both'),('l',f'{i[1].d} 2 @ $22, ${i[1].tot//100}'),('l',f'{i[2].d} is ${i[2].tot//100} and then the {i[3].d} ${i[3].tot//100}'),('r','do I need the rear ones too?'),('l','Not yet. Rears would be like $310 more whenever. And I\'ll throw in the tire rotation for free'),('r','so total?'),('l',f'${tot//100} out the door cash, no tax. 152k miles on it those struts are done'),('r','ok lets do it. Sat 9am?'),('l','Sat 9 works bring $300 for parts up front')]
    h='<meta charset=utf8><style>body{margin:0;font:16px/1.3 Roboto,"DejaVu Sans";background:#fff;width:390px;height:844px;overflow:hidden}.t{display:flex;justify-content:space-between;padding:10px 24px 2px;font-weight:600;font-size:14px}.h{text-align:center;border-bottom:1px solid #ddd;padding:6px;font-size:12px;color:#333;background:#f7f7f8}.av{width:40px;height:40px;border-radius:20px;background:#9aa3b2;color:#fff;margin:0 auto 2px;font:20px/40px Roboto}.m{max-width:270px;padding:7px 13px;border-radius:18px;margin:5px 14px;clear:both}.l{background:#e9e9eb;float:left}.r{background:#0b84fe;color:#fff;float:right}.d{text-align:center;color:#888;font-size:11px;padding-top:8px}.i{position:absolute;bottom:18px;left:50px;right:16px;border:1px solid #ccc;border-radius:18px;padding:7px 14px;color:#aaa}</style>'
    h+='<div class=t><span>4:47</span><span>5G ▮ 63%</span></div><div class=h><div class=av>R</div>Rico\'s Wrench ›</div><div class=d>Text Message<br>Today 3:58 PM</div>'+''.join(f'<div class="m {s}">{e(t)}</div>' for s,t in B)+'<div class=i>Text Message</div>'
    shot(h,OUT+'/p20.png',390,844,2); open(BASE+'/p20.txt','w').write('\n'.join(t for _,t in B))
    i[0].q=2
    save('p20','TEXT-BUBBLES','chromium','message',"Rico's Wrench",None,{"year":2011,"make":"Honda","model":"Accord","mileage":152000},i,[],None,0,tot,['screenshot'],'png')
def p21():
    i=[It('WS-2 FULL SYN 0W20','S',1,8499),It('EXTRA QT SYN','P',1.7,1099),It('CABIN FLTR','P',1,4499),It('TRANS DRAIN/FILL ATF WS','S',1,15999),It('HEADLAMP BULB H11','P',2,2150),It('BULB INSTALL','L',2,1000),It('EPC CHARGE','F',1,399)]
    sub=S(i); disc=1500; tx=tax(sub-disc-2000,6.0); tot=sub-disc+tx
    W=40; L=[('c','QUIK-BAY OIL & LUBE'),('c','STORE 8 - 615 W PIKE ST'),('c','CLARKSBURG WV 26301'),('c','304-555-0151'),('',''),('','INV 08-114602     05/17/24 10:08'),('','2016 LEXUS RX 350   MI 97,341'),('','PLATE WV 9KD 220'),('','-'*W)]
    for x in i:
        L.append(('',f'{x.d:<29}{m(x.tot):>9} T' if x.t!='Labor' else f'{x.d:<29}{m(x.tot):>9}'))
        if x.q!=1: L.append(('',f'   {x.q:g} @ {m(x.u)}'))
    L+=[('',f'{"AIR FILTER CHECK":<29}{"FREE":>9}'),('','-'*W),('',f'{"SUBTOTAL":<29}{m(sub):>9}'),('',f'{"LOYALTY COUPON":<29}{m(disc):>9}-'),('',f'{"WV TAX 6%":<29}{m(tx):>9}'),('b',f'{"TOTAL":<17}{m(tot):>9}'),('',f'{"DEBIT ***4471":<29}{m(tot):>9}'),('',f'{"CHANGE":<29}{"0.00":>9}'),('',''),('','OIL 5.7 QT  DRAIN PLUG 30 FT-LB'),('','NEXT DUE 102,341 MI'),('c','SAVE 7.00 NEXT TIME W/ THIS SLIP'),('c','*** THANK YOU ***')]
    for x in i:
        if x.q==1: x.q=None; x.u=None
    f=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',26); fb=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf',38); w=int(f.getlength('M')*W)+60; im=Image.new('RGB',(w,60+37*len(L)+30),(244,243,238)); d=ImageDraw.Draw(im); y=34
    for k,t in L:
        F=fb if k=='b' else f; x=30 if k!='c' else (w-f.getlength(t))/2; d.text((x,y),t,font=F,fill=(62,60,72)); y+=50 if k=='b' else 37
    open(BASE+'/p21.txt','w').write('\n'.join(t for _,t in L)); a=np.asarray(im,float); rng=np.random.default_rng(3)
    fade=.55+.45*smooth(rng,im.height,im.width,120); a=244-(244-a)*(.55+.45*fade)[...,None]; im=Image.fromarray(a.clip(0,255).astype('uint8'))
    photo(crumple(im,np.random.default_rng(9),9,4,.13),OUT+'/p21.jpg',21,size=(1200,1900),quad=[(.13,.03),(.86,.05),(.90,.97),(.10,.96)],bg=(150,140,128),shadow=.2,blur=.6)
    save('p21','THERMAL-SLIP','pillow','receipt','QUIK-BAY OIL & LUBE','08-114602',{"year":2016,"make":"LEXUS","model":"RX 350","mileage":97341},i,[disc],sub,tx,tot,['crumple','shadow','angle'],'jpg')
def p22():
    V=vin('KM8J3CA46KU902217')
    J=[('A','Replace both front wheel bearings, humming at 45+',[It('WHEEL BEARING & HUB 51750-D3000','P',2,18420),It('AXLE NUT','P',2,865)],It('BEARING R&R BOTH FRONT','L',None,None,41600)),('B','Evap leak P0456, smoke test, purge valve',[It('VALVE-PURGE CONTROL','P',1,7935)],It('EVAP SMOKE TEST / PURGE VALVE','L',None,None,20800)),('C','Key fob will not unlock',[It('BATTERY-KEY FOB CR2032','P',1,795)],None)]
    i=[];r=''
    for a,t,P,l in J:
        r+=f'<tr class=j><td>{a}<td colspan=4>{e(t)}</tr>'
        if l: i.append(l); r+=f'<tr><td><td>LABOR<td>{e(l.d)}<td><td>{m(l.tot)}</tr>'
        for p in P: i.append(p); r+=f'<tr><td><td>PART {p.q:g}<td>{e(p.d)}<td>{m(p.u)}<td>{m(p.tot)}</tr>'
        if not l: r+='<tr><td><td>LABOR<td>FOB BATTERY INSTALL / RESYNC<td><td>INCL</tr>'
    F=It('MISC SHOP MATERIALS','F',None,None,3995); i.append(F); r+=f'<tr class=j><td>Z<td colspan=4>Other charges</tr><tr><td><td>FEE<td>{F.d}<td><td>{m(F.tot)}</tr>'
    P=S([x for x in i if x.t=='Part']); Lb=S([x for x in i if x.t=='Labor']); tx=tax(P+F.tot,6.5); tot=S(i)+tx
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:13mm}}body{{font:13px "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 5px}}.j td{{background:#ddd;font-weight:bold}}td:nth-child(n+4){{text-align:right}}.g{{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #000;margin:10px 0}}.g div{{border:.5px solid #000;padding:3px 6px}}</style><div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">SANDPIPER HYUNDAI</b><br>Service &amp; Parts · 5150 Tamiami Trl, Port Charlotte FL 33952<br>941-555-0136</div><div style="font-size:17px">R.O. <b>HYCS77318</b><br><small>12/05/2024</small></div></div><div class=g><div>Vehicle<br><b>2019 Hyundai Tucson SEL</b></div><div>VIN<br><b style="font-size:12px">{V}</b></div><div>Odometer in<br><b>76,208</b></div><div>Advisor<br><b>Marisol T.</b></div></div><table>{r}</table>
    <div class=g style="grid-template-columns:repeat(5,1fr);font-size:14px">{''.join(f'<div>{a}<br><b>{b}</b></div>' for a,b in [('Labor',m(Lb)),('Parts',m(P)),('Misc',m(F.tot)),('Tax',m(tx)),('Customer total','$'+m(tot))])}</div><p>MPI: tires 6/6/5/5, front pads 8 mm. Declined: brake fluid 139.95; battery 229.95 (418 CCA of 600). Hub nut torque 203 lbf-ft.</p>'''
    chrome(h,BASE+'/p22.pdf'); photo(page(BASE+'/p22.pdf'),OUT+'/p22.jpg',22,quad=[(.03,.10),(.90,.04),(.98,.93),(.08,.98)],bg=(60,62,70),dark=.55,tint=(1.05,.97,.82),noise=9,shadow=.15)
    save('p22','GREY-JOB-BARS-TOTAL-STRIP','chromium','dealer_order','SANDPIPER HYUNDAI','HYCS77318',{"year":2019,"make":"Hyundai","model":"Tucson SEL","vin":V,"mileage":76208},i,[],None,tx,tot,['dark','angle'],'jpg')
def p23():
    i=[It('Cooper Discoverer HTP II 275/60R20 115H','P',4,21650),It('Mount, balance, valve stems','S',4,2500),It('Lift for oversize / road force, per tire','L',2,1500),It('Inner tie rod end, right, EV80893','P',1,5225),It('Tie rod install','L',.9,11000),It('Toe set after tie rod','S',1,6995),It('Old tire fee','F',4,350)]
    sub=S(i); disc=8000; tx=tax(S([x for x in i if x.t=='Part'])-disc,5.3); tot=sub-disc+tx
    V=vin('3C6RR7LT2GG118547')
    h=f'''<meta charset=utf8><style>@page{{size:11in 8.5in;margin:12mm}}body{{font:15px "Open Sans"}}table{{border-collapse:collapse;width:100%}}th{{border-bottom:3px solid #b00;text-align:left}}td{{padding:5px;border-bottom:1px solid #ccc}}td:nth-child(n+2),th:nth-child(n+2){{text-align:right}}.w{{display:grid;grid-template-columns:230px 1fr;gap:20px;margin-top:10px}}.s{{background:#f2f2f2;padding:10px}}</style><div style="display:flex;justify-content:space-between"><b style="font-size:26px;color:#b00">Shenandoah Tire Pros</b><span>44 Commerce Rd, Staunton VA 24401 · 540-555-0107</span></div><div class=w><div class=s><b>Invoice 19-4478</b><br>Feb 3, 2025<br><br>Dwight Crickenberger<br>540-555-0182<br><br>2016 Ram 1500 Big Horn<br>{V}<br>123,450 miles<br><br>Sub {m(sub)}<br>Mail-in done at counter −{m(disc)}<br>Tax {m(tx)}<br><b style="font-size:21px">Total ${m(tot)}</b></div><table><tr><th>What<th>Qty<th>Each<th>Amount</tr>{tb([(e(x.d),f'{x.q:g}',m(x.u),m(x.tot)) for x in i])}<tr><td>Road hazard, first year<td>4<td>—<td>included</tr></table></div><p>Set pressures 38 psi front, 38 rear. Lug nuts 130 ft-lb. Ball joints upper both loose: $485 parts and labor when you are ready.</p>'''
    chrome(h,BASE+'/p23.pdf'); photo(crumple(page(BASE+'/p23.pdf'),np.random.default_rng(23),16,6,.2),OUT+'/p23.jpg',23,size=(1960,1500),quad=[(.04,.05),(.97,.07),(.95,.95),(.06,.93)],bg=(120,116,108),shadow=.3)
    i2=i
    save('p23','LANDSCAPE-TOTALS-LEFT','chromium','invoice','Shenandoah Tire Pros','19-4478',{"year":2016,"make":"Ram","model":"1500 Big Horn","vin":V,"mileage":123450},i2,[disc],sub,tx,tot,['crumple','shadow'],'jpg')
def p24():
    i=[It('Rear air spring, Arnott A-2870, left','P',1,21900),It('Rear air spring, Arnott A-2870, right','P',1,21900),It('Compressor, AMK reman with relay','P',1,38500),It('Core, compressor','P',1,7500),It('Swap springs and compressor, calibrate ride height','L',4.2,14000),It('Star/XENTRY programming','L',.5,14000),It('Environmental','F',None,None,1800)]
    body=i[:-1]; sub=S(body); disc=7500; tx=tax(S(i[:3]),8.875); tot=S(i)-disc+tx; V=vin('4JGDF6EE1HA830662')
    src=f'''#set page(paper:"us-letter", margin:1.8cm)
#set text(font:"Lato", size:11.5pt)
#align(right)[#text(24pt, weight:"black")[ASTORIA STAR SERVICE] \\ Independent Mercedes-Benz \\ 31-18 Northern Blvd, Queens NY 11101 \\ 718-555-0123 · DMV 7104418]
*Bill A-3302* #h(1fr) April 9, 2025 \\ Yevgenia Markowitz \\ 2017 Mercedes-Benz GLS 450, {V}, 91,087 mi
#v(8pt)
'''+'\n'.join(f'#block(width:100%, below:9pt)[#strong[{te(x.d)}] \\ #text(fill:luma(70))[{x.q:g} {"hours" if x.t=="Labor" else "pc"} at {m(x.u)}] #box(width:1fr, repeat[.]) {m(x.tot)}]' for x in body)+f'''
#line(length:100%)
Parts and labor #box(width:1fr, repeat[.]) {m(sub)} \\ Environmental #box(width:1fr, repeat[.]) 18.00 \\ Compressor core back #box(width:1fr, repeat[.]) −{m(disc)} \\ Sales tax 8.875% (not on core or labor) #box(width:1fr, repeat[.]) {m(tx)} \\ #text(15pt)[*Amount due* #box(width:1fr, repeat[.]) *\\${m(tot)}*]
#v(8pt)
Front struts seep, not replaced (about \\$1,900 the pair). Ride height set 0 / −2 mm. Key battery replaced, no charge. 24 months on Arnott parts.
'''
    typst(src,BASE+'/p24.pdf'); photo(page(BASE+'/p24.pdf'),OUT+'/p24.jpg',24,quad=[(.14,.04),(.88,.08),(.99,.95),(.03,.97)],bg=(128,92,58),blur=1.1,shadow=.25)
    save('p24','NAME-OVER-DOT-LEADER','typst','invoice','ASTORIA STAR SERVICE','A-3302',{"year":2017,"make":"Mercedes-Benz","model":"GLS 450","vin":V,"mileage":91087},i,[disc],sub,tx,tot,['angle','blur','shadow'],'jpg')
def te(t): return ''.join('\\'+c if c in '#$*_@<>[]\\~`"/' else c for c in t)
for f in (p17,p18,p19,p20,p21,p22,p23,p24): f()
