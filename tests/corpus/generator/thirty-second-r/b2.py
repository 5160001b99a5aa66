from lib import *
from a3 import textpdf
from b1 import src
e=H.escape
def d19():
    d=Doc('19_alldata_style.jpg','quote',['photo','paper fills the frame','labor then parts per operation','shaded rows'],'000318864','Hilltop Import Specialists',2014,'Volkswagen','Passat','1VWBS7A32EC064418',109331)
    ops=[('Water Pump / Thermostat Housing - R&R',[('L','Water Pump / Thermostat Housing - R&R',Dc('3.2'),'142.00'),('P','06L121111P','Pump Assy, Water',1,'334.10'),('P','G013A8J1G','Coolant G13 (1L)',3,'19.85'),('P','WHT003366','Bolt, M6',5,'2.15')]),
     ('Carbon Clean Intake Valves',[('L','Walnut Blast Intake Valves',Dc('4'),'142.00'),('P','06J198025','Gasket Set, Intake',1,'61.40')]),
     ('PCV Valve - R&R',[('L','PCV Valve - R&R',Dc('0.7'),'142.00'),('P','06K103495','Valve Assy, PCV',1,'128.65'),('P','N10686','Screw',6,'1.35')]),
     ('Front Brakes - Pads & Rotors',[('L','Front Pads and Rotors - R&R',Dc('1.8'),'142.00'),('P','3C0698151F','Brake Pad Set - Front',1,'118.95'),('P','1K0615301AA','Rotor, Brake - Front',2,'96.20'),('P','WHT001820','Caliper Bolt',4,'3.45'),('P','B000750M3','Fluid, Brake DOT 4',1,'17.30')]),
     ('Battery / Charging Test',[('L','Battery / Charging Test',Dc('0.3'),'0.00')])]
    b='';lt=pt=0
    for t,rows in ops:
        b+=f'<tr class=o><td colspan=5>{e(t)}</tr>'; s=0
        for x in rows:
            if x[0]=='L': k=d.l(x[1],x[2],x[3]); b+=f'<tr><td>Labor<td>{e(x[1])}<td class=r>{x[2]:.1f}<td class=r>{m(k["unit"])}<td class=r>{m(k["total"])}</tr>'
            else: k=d.p(x[2],x[3],x[4]); b+=f'<tr><td>{x[1]}<td>{e(x[2])}<td class=r>{x[3]}<td class=r>{m(k["unit"])}<td class=r>{m(k["total"])}</tr>'
            s+=k['total']
        b+=f'<tr class=s><td colspan=4 class=r>Operation total<td class=r>{m(s)}</tr>'
    fe=d.f('Shop Fees','55.60'); hz=d.f('Hazardous Waste','9.00'); d.sub=d.sum(); tx=d.tax(d.sum('Part'),'5.3'); d.tot=d.sub+tx
    im=src('''<style>@page{size:letter;margin:.4in}body{font:12px "DejaVu Sans Condensed"}table{width:100%;border-collapse:collapse}.r{text-align:right}.o td{background:#d9e2ec;font-weight:700}.s td{font-style:italic;border-top:1px solid #999;padding-bottom:8px}td{padding:3px 5px}th{border-bottom:2px solid #234;text-align:left;padding:4px}</style>
    <table><tr valign=top><td><b style="font-size:18px">Hilltop Import Specialists</b><br>640 Rio Rd E, Charlottesville, VA 22901<br>(434) 555-0112<td class=r><b style="font-size:17px">Estimate</b> 000318864<br>Date 10/19/2026 &nbsp; Time 11:05 AM<br>Writer: Annika</table><hr>
    <table><tr valign=top><td>Owen Castellanos<br>418 Altamont Cir<br>Charlottesville, VA 22902<td>2014 Volkswagen Passat SE 1.8T<br>VIN 1VWBS7A32EC064418<br>Mileage in 109,331<td>License VXR-2207 VA<br>Color Silver<br>Key tag 31</table><br><table><tr><th width=95>Type / Part #<th>Description<th class=r>Hrs/Qty<th class=r>Price<th class=r>Ext. Price</tr>'''+b+'</table><table style="width:42%;margin:6px 0 0 auto;border:1px solid #234">'+''.join(f'<tr><td>{x}<td class=r>{y}</tr>' for x,y in [('Labor',m(d.sum('Labor'))),('Parts',m(d.sum('Part'))),('Shop Fees',m(fe['total'])),('Hazardous Waste',m(hz['total'])),('Subtotal',m(d.sub)),('Tax 5.30%',m(tx)),('<b>Total</b>',f'<b>{D(d.tot)}</b>')])+'</table><p style="font-size:10px">This estimate is based on our inspection and does not cover additional parts or labor which may be required after the work has been opened up. Not responsible for loss or damage to cars or articles left in cars in case of fire or theft.</p>','19',175)
    photo(im,f'{OUT}/{d.file}',1750,2260,[(-40,-60),(1790,-30),(1800,2330),(-70,2310)],'granite',19,curl=9,light=(.6,.2,.38),shadow=([(-.1,.6),(.5,.9),(.7,1.1),(-.1,1.1)],.35,150),blur=.85,tint=(1,.98,.93),folds=[('v',.5)],ns=1.4,gain=1.04,q0=78); d.save()
def d20():
    d=Doc('20_muffler_brake_chain.jpg','invoice',['photo','two coupons','labor hours not printed'],'61-40427','MufflerMate & Brake',2007,'Buick','LaCrosse','2G4WC582371132068',142350)
    R=[('MM-4418','MUFFLER - LIFETIME',d.p('MUFFLER - LIFETIME',1,'189.95')),('FLX20','FLEX PIPE 2 IN',d.p('FLEX PIPE 2 IN',1,'64.50')),('CLMP2','CLAMP 2 IN',d.p('CLAMP 2 IN',3,'4.95')),('LAB-EX','INSTALL EXHAUST, WELD FLEX',d.l('INSTALL EXHAUST, WELD FLEX',None,None,total='145.00')),('BPR-D','BRAKE PADS REAR - CERAMIC',d.p('BRAKE PADS REAR - CERAMIC',1,'79.95')),('ROT-R','ROTOR REAR',d.p('ROTOR REAR',2,'68.25')),('LAB-BR','INSTALL REAR BRAKES',d.l('INSTALL REAR BRAKES',None,None,total='135.00')),('SUP','SHOP SUPPLIES',d.f('SHOP SUPPLIES','29.00'))]
    b=''.join(f'<tr><td>{a}<td>{n}<td class=r>{k["qty"] or ""}<td class=r>{m(k["unit"]) if k["unit"] else ""}<td class=r>{m(k["total"])}</tr>' for a,n,k in R)
    d1=d.d('25.00');d2=d.d('18.50'); d.sub=d.sum()-d1-d2; tx=d.tax(d.sum('Part'),'6'); d.tot=d.sub+tx
    im=src('''<style>@page{size:letter;margin:.5in}body{font:14px Inconsolata}table{width:100%;border-collapse:collapse}.r{text-align:right}th{border-top:1px solid;border-bottom:1px solid;text-align:left}td{padding:2px 4px}</style>
    <table><tr valign=top><td><div style="background:#ffd400;border:3px solid #000;padding:3px 12px;font:900 24px 'Liberation Sans';display:inline-block">MufflerMate & Brake</div><br>Store #61 - 5020 S Cedar St<br>Lansing MI 48910 - (517)555-0134<br>Facility F155210<td class=r><b>INVOICE 61-40427</b><br>Date: 10/16/2026<br>Written by: TED<br>Mechanic: J. Orr M244871</table><br>
    <table style="border:1px solid"><tr valign=top><td>ELEANOR WHITCOMB<br>1120 PLEASANT GROVE<br>LANSING MI 48910<td>2007 BUICK LACROSSE CX 3.8L<br>VIN 2G4WC582371132068<br>LIC DTR 4402&nbsp;&nbsp; MILES 142350</table><br><table><tr><th>ITEM<th>DESCRIPTION<th class=r>QTY<th class=r>PRICE<th class=r>EXTENDED</tr>'''+b+f'<tr><td>CPN-25<td>COUPON $25 OFF BRAKES<td><td><td class=r>25.00-</tr><tr><td>AARP<td>MEMBER DISCOUNT<td><td><td class=r>18.50-</tr></table><hr><table style="width:45%;margin-left:auto">'+''.join(f'<tr><td>{x}<td class=r>{y}</tr>' for x,y in [('PARTS',m(d.sum('Part'))),('LABOR',m(d.sum('Labor'))),('SUPPLIES','29.00'),('DISCOUNTS',m(d1+d2)+'-'),('SUB TOTAL',m(d.sub)),('MI TAX 6%',m(tx)),('<b>TOTAL DUE</b>',f'<b>{m(d.tot)}</b>'),('CHECK 1182',m(d.tot))])+'</table><p>ALL PARTS REPLACED WERE: [X] DISCARDED [ ] RETURNED<br>Guarantee: muffler good for as long as you own the car.</p><p>X______________________________</p>','20',160)
    photo(im,f'{OUT}/{d.file}',1600,2100,[(60,100),(1500,70),(1530,2010),(110,2040)],'blue',20,curl=7,light=(.3,.7,.42),shadow=([(.5,-.1),(1.1,-.1),(1.1,.3)],.32,140),blur=.9,tint=(.98,1,.97),ns=1.4,gain=1.04); d.save()
def d21b():
    d=Doc('21_preprinted_form_typed.jpg','invoice',['photo','preprinted form with typed entries, yellow copy','parts block above labor block'],'29954','Dutch Hollow Garage',2006,'Dodge','Dakota',None,97412)
    im=Image.new('RGB',(1400,1750),(250,240,176)); g=ImageDraw.Draw(im); F='/usr/share/fonts/truetype/liberation/'
    fo=lambda n,z: ImageFont.truetype(F+n,z)
    ink=(28,60,130); ty=(45,45,52); S=fo('LiberationSans-Bold.ttf',21); T=fo('LiberationMono-Regular.ttf',25); s=fo('LiberationSans-Regular.ttf',18); xs=fo('LiberationSans-Regular.ttf',13)
    rnd=random.Random(3)
    def tx(x,y,t,a='l'):
        w=g.textlength(t,font=T); g.text((x-(w if a=='r' else 0),y+rnd.choice((-2,0,1,2))),t,font=T,fill=ty)
    g.text((60,40),'DUTCH HOLLOW GARAGE',font=fo('LiberationSerif-Bold.ttf',48),fill=ink); g.text((60,100),'Route 94  -  Pawling, New York 12564  -  (845) 555-0118',font=s,fill=ink); g.text((1130,45),'REPAIR BILL',font=S,fill=ink); g.text((1190,75),'29954',font=fo('LiberationSerif-Bold.ttf',42),fill=(190,30,30))
    for y in (140,190,240,290): g.line((50,y,1350,y),fill=ink,width=2)
    for (x,y,t) in [(58,143,'NAME'),(800,143,'DATE'),(58,193,'ADDRESS'),(800,193,'PHONE'),(58,243,'MAKE - MODEL - YEAR'),(640,243,'LICENSE'),(980,243,'MILEAGE')]: g.text((x,y),t,font=xs,fill=ink)
    tx(150,158,'RAYMOND TEUFEL'); tx(880,158,'10-23-26'); tx(170,208,'14 OLD QUAKER HILL RD, PAWLING'); tx(880,208,'555-0163'); tx(230,260,'DODGE DAKOTA 2006'); tx(730,260,'EKV 2018'); tx(1080,260,'97412')
    def grid(y,n,heads,cols):
        g.rectangle((50,y,1350,y+40),fill=(214,222,230),outline=ink,width=2)
        for x,t in heads: g.text((x,y+9),t,font=S,fill=ink)
        for i in range(1,n+1): g.line((50,y+40+i*46,1350,y+40+i*46),fill=(110,140,190),width=1)
        for x in cols: g.line((x,y,x,y+40+n*46),fill=ink,width=2)
        g.rectangle((50,y,1350,y+40+n*46),outline=ink,width=3)
    P=[d.p('RADIATOR',1,'215.00'),d.p('UPPER HOSE',1,'24.50'),d.p('LOWER HOSE',1,'28.75'),d.p('GAL ANTIFREEZE',2,'18.00'),d.p('HOSE CLAMPS',4,'1.75')]
    L=[d.l('REPLACE RADIATOR AND HOSES',None,None,total='210.00'),d.l('PRESSURE TEST AND BLEED SYSTEM',None,None,total='52.50'),d.l('ADJUST BELT',None,None,total='0')]
    grid(310,8,[(58,'QTY'),(160,'PARTS'),(990,'EACH'),(1200,'AMOUNT')],(140,970,1160))
    y=358
    for k in P: tx(85,y,str(k['qty'])); tx(160,y,k['desc']); tx(1145,y,m(k['unit']),'r'); tx(1330,y,m(k['total']),'r'); y+=46
    grid(770,5,[(160,'LABOR'),(1200,'AMOUNT')],(1160,)); y=818
    for k in L: tx(160,y,k['desc']); tx(1330,y,m(k['total']) if k['total'] else 'N/C','r'); y+=46
    d.sub=d.sum(); tax=d.tax(d.sub,'8.125'); d.tot=d.sub+tax; y=1060
    for t,v in [('TOTAL PARTS',d.sum('Part')),('TOTAL LABOR',d.sum('Labor')),('GAS, OIL, GREASE',None),('SUBTOTAL',d.sub),('TAX',tax),('TOTAL',d.tot)]:
        g.rectangle((850,y,1350,y+46),outline=ink,width=2); g.line((1160,y,1160,y+46),fill=ink,width=2); g.text((862,y+12),t,font=S,fill=ink)
        if v is not None: tx(1330,y+10,m(v),'r')
        y+=46
    for i,t in enumerate(['I hereby authorize the above repair work to be done along with the','necessary material. An express mechanic\'s lien is acknowledged on','above vehicle to secure the amount of repairs thereto.']): g.text((60,1075+i*26,),t,font=s,fill=ink)
    g.text((60,1290),'SIGNED X ______________________________',font=s,fill=ink); tx(120,1200,'PAID CASH  10-24-26'); g.text((500,1700),'CUSTOMER COPY',font=S,fill=ink)
    im=im.filter(ImageFilter.GaussianBlur(.5))
    photo(im,f'{OUT}/{d.file}',1650,2000,[(110,110),(1530,150),(1560,1890),(80,1860)],'wood',21,curl=8,light=(.5,.3,.38),shadow=([(.4,.75),(1.1,.6),(1.1,1.1),(.3,1.1)],.33,170),blur=.7,tint=(1,.98,.95),folds=[('h',.48),('v',.5)],ns=1.4,gain=1.03); d.save()
def d22():
    d=Doc('22_dealer_statement_photo.jpg','invoice',['photo','monospaced laser form','customer pay, warranty and internal lines'],'FOCS118226','Harborview Ford Lincoln',2019,'Ford','Escape','1FMCU9GD4KUB38517',84226)
    o=[]; put=o.append
    def row(l,amt=''): put(l.ljust(78-len(amt))+amt)
    put('HARBORVIEW FORD LINCOLN'.center(78)); put('2001 OCEAN AVE, PORTLAND ME 04103   SERVICE (207) 555-0176'.center(78)); put('')
    put('INVOICE FOCS118226      DATE 11/19/26      ADVISOR 331 R. THIBODEAU     PAGE 1'); put('='*78)
    put('GAIL MACKENZIE                      2019 FORD ESCAPE SEL 1.5L'); put('66 BAXTER BLVD                      VIN 1FMCU9GD4KUB38517'); put('PORTLAND ME 04101                   PLATE 8841 XC   MILES IN 84226 OUT 84230'); put('(207) 555-0107                      IN SERVICE 03/22/19'); put('='*78); put('QTY  DESCRIPTION                    PART NO           PRICE     EXT      AMOUNT'); put('')
    put('#1 CP  COOLANT LEAK, LOW COOLANT LIGHT'); k=d.l('REPLACE DEGAS BOTTLE AND HOSE',Dc('1.4'),None,total='231.00'); row('       REPLACE DEGAS BOTTLE AND HOSE            TECH 88   1.40 HRS','231.00')
    def part(q_,n,pn,u): x=d.p(n,q_,u); row(f'{q_:>3}  {n:<30} {pn:<14} {m(x["unit"]):>8}',m(x['total'])); return x['total']
    a=part(1,'BOTTLE - DEGAS','GV6Z-8A080-A','88.14')+part(1,'HOSE - OVERFLOW','GV6Z-8075-C','46.33')+part(2,'COOLANT - YELLOW','VC-13DL-G','27.45'); row('                                              TOTAL #1',m(a+23100)); put('')
    put('#2 CP  RECOMMENDED MAINTENANCE'); k=d.sv('THE WORKS FUEL SAVER PACKAGE','89.95'); row('       THE WORKS FUEL SAVER PACKAGE             TECH 88','89.95'); put('       OIL & FILTER, ROTATE, BATTERY TEST, INSPECTION      INCLUDED'); row('                                              TOTAL #2','89.95'); put('')
    put('#3 WP  RECALL 22S43 OIL SEPARATOR / SHIELD'); row('       INSTALL DRAIN TUBE                       TECH 88   0.60 HRS','0.00'); row('  1  TUBE - DRAIN                   LX6Z-6C324-A         .00','0.00'); put('       COVERED BY FORD MOTOR COMPANY'); row('                                              TOTAL #3','0.00'); put('')
    put('MISC'); f=d.f('SHOP SUPPLIES','31.20'); row('     SHOP SUPPLIES','31.20'); dd=d.d('20.00'); row('     OWNER ADVANTAGE REWARDS','-20.00'); put('-'*78)
    d.sub=d.sum()-dd; tx=d.tax(a,'5.5'); d.tot=d.sub+tx
    for t,v in [('LABOR',23100),('PARTS',a),('PACKAGES',8995),('MISC',3120),('DISCOUNTS',-dd),('SUBTOTAL',d.sub),('SALES TAX',tx),('TOTAL DUE',d.tot)]: row(' '*46+t,m(v))
    put('='*78); put(''); put('TERMS: STRICTLY CASH UNLESS ARRANGEMENTS MADE. I HEREBY AUTHORIZE THE REPAIR'); put('WORK HEREINAFTER SET FORTH.     X_____________________________________________')
    textpdf(f'{TMP}/22.pdf',['\n'.join(o)],size=10.5,lead=13.3,x=60,y0=745); im=topng(f'{TMP}/22.pdf','22',165)
    im=Image.eval(im,lambda v: v if v>128 else max(v,40))
    photo(im,f'{OUT}/{d.file}',1800,2300,[(130,200),(1640,120),(1740,2160),(60,2220)],'darkwood',22,curl=6,light=(.6,.5,.42),shadow=([(-.1,-.1),(.6,-.1),(.2,.35),(-.1,.5)],.33,160),blur=.8,tint=(1,.97,.9),folds=[('h',.34),('h',.67)],ns=1.4,gain=1.05); d.save()
def d23():
    d=Doc('23_thermal_receipt.jpg','invoice',['photo','thermal paper, narrow, slightly faded'],'0031-7702','Lightning Lube & Tire',2017,'Toyota','Corolla',None,91840)
    W=40; o=[]; put=o.append
    def row(l,a): put(l.ljust(W-len(a))[:W-len(a)]+a)
    put('LIGHTNING LUBE & TIRE'.center(W)); put('850 E Colonial Dr'.center(W)); put('Orlando FL 32803'.center(W)); put('407-555-0141'.center(W)); put(''); row('TKT 0031-7702','11/21/26 10:12'); row('CASHIER: DEB','BAY 1'); put('2017 TOYOTA COROLLA'); put('TAG QZD-A84    ODO 91840'); put('-'*W)
    for n,qn,u,ty in [('OIL CHG SYN BLEND',1,'59.99','Service'),('AIR FILTER AF-1130',1,'24.99','Part'),('HEADLIGHT BULB H11',2,'17.49','Part'),('INSTALL BULBS',1,'20.00','Labor'),('TIRE PATCH',1,'22.50','Service')]:
        k=d.add('AIR FILTER' if n.startswith('AIR') else n,ty,qn,u); row(n,'' if qn>1 else m(k['total'])+(' T' if ty=='Part' else '  '))
        if qn>1: row(f'   {qn} @ {m(k["unit"])}',m(k['total'])+' T')
        else: d.items[-1]['quantity']=None; d.items[-1]['unitPrice']=None
    f=d.f('DISPOSAL FEE','2.99'); row('DISPOSAL FEE','2.99  '); put('TIRE ROTATION            FREE'); di=d.d('10.00'); row('$10 OFF MAILER','-10.00  '); put('-'*W)
    d.sub=d.sum()-di; tx=d.tax(d.sum('Part'),'6.5'); d.tot=d.sub+tx
    row('SUBTOTAL',m(d.sub)+'  '); row('TAX 6.5%',m(tx)+'  '); row('TOTAL',D(d.tot)+'  '); put(''); row('CASH','200.00  '); row('CHANGE',m(20000-d.tot)+'  '); put(''); put('OIL 0W20   NEXT DUE 96840'.center(W)); put('THANK YOU - COME AGAIN'.center(W)); put('KEEP RECEIPT FOR WARRANTY'.center(W))
    F=ImageFont.truetype('/usr/share/fonts/truetype/liberation/LiberationMono-Bold.ttf',29); w=int(F.getlength('M')*W)+90; im=Image.new('RGB',(w,len(o)*38+170),(247,246,243)); g=ImageDraw.Draw(im)
    for i,l in enumerate(o): v=78+(i*7)%23; g.text((45,80+i*38),l,font=F,fill=(v,v,v+12))
    im=im.filter(ImageFilter.GaussianBlur(.6)); print(im.size)
    photo(im,f'{OUT}/{d.file}',1200,1900,[(180,90),(985,130),(1030,1800),(215,1830)],'wood',23,curl=12,light=(.4,.3,.4),shadow=([(.6,.6),(1.1,.45),(1.1,1.1),(.5,1.1)],.28,120),blur=.8,tint=(1,.98,.93),folds=[('h',.4)],ns=1.6,gain=1.04); d.save()
def d24():
    d=Doc('24_fax_estimate.png','quote',['fax: black and white, coarse, skewed, speckled'],'3306','Four Corners Truck & Auto',2005,'GMC','Sierra 2500HD','1GTHK23265F847731',221500)
    R=[d.p('Injector, LLY reman',2,'365.00'),d.p('Injector return line kit',1,'118.75'),d.p('Fuel filter',1,'46.20'),d.p('Glow plug',4,'21.90'),d.l('R&R injectors cyl 2 and 7',Dc('6.5'),'135.00'),d.l('Replace glow plugs',Dc('1.5'),'135.00'),d.f('Shop supplies','40.00')]
    d.sub=d.sum(); tx=d.tax(d.sum('Part'),'8.15'); d.tot=d.sub+tx
    b=''.join(f'<tr><td>{x["qty"]}{" hr" if x["type"]=="Labor" else ""}<td>{e(x["desc"])}<td class=r>{m(x["unit"])}<td class=r>{m(x["total"])}</tr>' if x['qty'] else f'<tr><td><td>{x["desc"]}<td><td class=r>{m(x["total"])}</tr>' for x in R)
    im=src('''<style>@page{size:letter;margin:.6in}body{font:17px "Liberation Sans"}table{width:100%;border-collapse:collapse}.r{text-align:right}.i td,.i th{border:1px solid #000;padding:5px 7px}</style><div style="font:13px 'Liberation Mono';">NOV-05-2026 09:41 &nbsp; FROM: FOUR CORNERS TRUCK &nbsp; 5055550124 &nbsp; TO: 19705550139 &nbsp; P.01/01</div><br><b style="font-size:24px">FOUR CORNERS TRUCK & AUTO</b><br>4900 E Main, Farmington NM 87402 &nbsp; Ph 505-555-0123 &nbsp; Fax 505-555-0124<h2 style="margin:12px 0">ESTIMATE 3306</h2>Attn: Dale Yazzie &nbsp;&nbsp; Date: 11/5/2026<br>2005 GMC Sierra 2500HD Duramax &nbsp;&nbsp; 221,500 mi<br>VIN 1GTHK23265F847731<br><br><table class=i><tr><th width=70>Qty<th>Description<th width=90>Price<th width=110>Amount</tr>'''+b+f'<tr><td colspan=3 class=r>Subtotal<td class=r>{m(d.sub)}<tr><td colspan=3 class=r>Tax on parts 8.15%<td class=r>{m(tx)}<tr><td colspan=3 class=r><b>TOTAL</b><td class=r><b>{D(d.tot)}</b></table><p>Parts are 2 days out. Please sign and fax back to approve.</p><p>Signed ______________________ &nbsp; Date ____________</p>','24',204)
    rng=np.random.default_rng(24); im=im.convert('L').rotate(.7,expand=False,fillcolor=255,resample=Image.BICUBIC).resize((1728,1728*11*98//(1728*10) if 0 else 2236),Image.BICUBIC).filter(ImageFilter.GaussianBlur(1.1))
    # coarse vertical resolution as 'fine' fax then back
    im=im.resize((1500,1500),Image.BICUBIC).resize((1728,2236),Image.BICUBIC)
    a=np.asarray(im).astype('f4')+rng.normal(0,22,(2236,1728)); k=a>150
    sp=rng.random(k.shape)<.0006; k[sp]=False; k[1300:1302,:]=False; k[:, 1120:1121]&=rng.random((2236,1))>.7
    Image.fromarray((k*255).astype('uint8')).convert('1').save(f'{OUT}/{d.file}',optimize=True); d.save()
import sys
if __name__=='__main__':
    for n in sys.argv[1:] or ['d19','d20','d21b','d22','d23','d24']: globals()[n]()
