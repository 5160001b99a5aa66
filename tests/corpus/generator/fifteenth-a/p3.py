from lib import *
def a21():
    p=P('a21','message','Mendoza & Sons Auto',None,2013,'Nissan','Pathfinder')
    a=p.add('front quick struts','Part',q=2,u=18900); l=p.add('labor to put them in','Labor',q=2.5,u=12000); s=p.add('sway bar links','Part',q=2,u=3450); al=p.add('alignment','Service',a=10995); sh=p.add('shop supplies','Fee',a=1500)
    p.off(4000); p.close(tax=pct(p.S('Part'),8.25),sub=None)
    css='body{font:13px Arial,"Liberation Sans";margin:6px;color:#222}.top{border-bottom:1px solid #999;padding-bottom:6px;display:flex;justify-content:space-between}h2{font-size:17px;margin:14px 0 2px}.m{border-top:1px solid #ccc;padding-top:8px;margin-top:8px;line-height:1.5}blockquote{border-left:2px solid #bbb;margin:8px 0 8px 6px;padding-left:10px;color:#666}'
    b=f'''<div class=top><b style="color:#c5221f">Gmail</b><span>Denise Harper &lt;dharper.home@mail.example&gt;</span></div><h2>Re: Pathfinder clunking over bumps</h2><span style="color:#666">2 messages</span><div class=m><b>Mendoza & Sons Auto</b> &lt;mendozaautosa@mail.example&gt;<span style="float:right">Tue, Feb 3, 2026 at 8:52 PM</span><br>To: Denise Harper
<p>Hi Denise,</p><p>Sorry this took me until tonight. I had Luis go through your 2013 Nissan Pathfinder and the front end is where your noise is. Both struts are blown out and the links rattle. We would put in 2 {a.d} at $189.00 apiece, that is {a.D}, and the {l.d} is 2.5 hours at $120.00, so {l.D}. You also need 2 {s.d}, $34.50 each, {s.D} for the two of them. It has to get an {al.d} after that, {al.D}, Luis would not skip it with those tires. I add {sh.D} for {sh.d}.</p><p>Rosa sent you, so I am taking $40.00 off. Tax on the parts comes to {d(p.tax)}. All together {d(p.total)} and you can have it back the same day if you drop it before 9.</p><p>The rear shocks are starting to sweat but they can wait till summer. That would be around $420 and is not in the number above.</p><p>Let me know,<br>Art Mendoza<br>Mendoza & Sons Auto, 2605 S Zarzamora, San Antonio<br>210-555-0128</p></div><div class=m><b>Denise Harper</b><span style="float:right">Mon, Feb 2, 2026 at 12:10 PM</span><br>To: Mendoza & Sons Auto<blockquote>Art, did you get a chance to look at it? It is worse in the cold. Please keep it under $1,000 if you can!<br>Denise</blockquote></div>'''
    p.html(H(css,b))
def a22():
    p=P('a22','message','Halvorsen Garage',None,2012,'GMC','Terrain',mileage=164300)
    e=p.add('used 2.4 liter engine','Part',a=195000); l=p.add('labor','Labor',q=15,u=10500); mm=p.add('motor mounts','Part',q=3,u=6420); fl=p.add('oil, filter and coolant','Part',a=11875); tc=p.add('timing chain kit','Part',a=28450); tow=p.add('tow in from Highway 52','Service',a=13500)
    p.close(tax=pct(p.S('Part'),6.875),sub=True)
    css='@page{size:letter;margin:1.1in}body{font:11.5pt/1.5 "C059"}p{margin:0 0 12px}'
    b=f'''<p style="text-align:center;font-size:15pt;margin:0"><b>Halvorsen Garage</b></p><p style="text-align:center;font-size:9.5pt;margin-bottom:26px">14 Main Street, Zumbrota, Minnesota 55992 &nbsp; Telephone 507-555-0147</p><p>October 21, 2025</p><p>Mrs. Joyce Engebretson<br>40612 County 10 Boulevard<br>Zumbrota, MN 55992</p><p>Dear Joyce,</p><p>This is in regard to your 2012 GMC Terrain with 164,300 miles, which as I told you on the phone has spun a rod bearing. I do not think it is worth rebuilding. What I would do is as follows.</p><p>I have located a {e.d} with 71,000 miles on it in Rochester, and they want {e.D} for it with a six month guarantee. Before it goes in I would put a new {tc.d} on it, which costs {tc.D}, because these are known for stretching. The {mm.d} are bad as well; three of them (3 at $64.20) come to {mm.D}. For {fl.d} figure another {fl.D}. I would charge you 15 hours of {l.d} at $105.00 an hour, or {l.D}, and that is less than the book calls for. The {tow.d} was {tow.D}, which I have already paid to Steve.</p><p>That makes {d(p.sub)}. The sales tax on the materials is {d(p.tax)}, so the whole job would be {d(p.total)}. I would need $1,000.00 down to order the engine and the rest when you pick it up.</p><p>A dealer rebuilt engine would be $4,350.00 by itself and I cannot see putting that in a car this age. If you would rather sell it as it sits, Dale will give you $900.00 for it.</p><p>Please call either way by the end of the month, since it is taking up my outside stall.</p><p>Sincerely,</p><br><p>Roger Halvorsen</p>'''
    p.html(H(css,b),'weasyprint')
def a23():
    p=P('a23','message','Deshawn Mobile Auto',None,2009,'Toyota','Corolla',mileage=201000)
    a=p.add('aftermarket cat','Part',a=38500); g=p.add('gasket and bolt kit','Part',a=2800); o=p.add('downstream o2 sensor','Part',a=7150); l=p.add('labor','Labor',a=22000); t=p.add('trip fee','Fee',a=3000)
    p.off(2000); p.close(sub=None)
    M=[('Thursday, March 12, 2026',None),('4:02 PM','Me','Hi is this Deshawn? got your number from Keisha at the church. My car got its catalytic converter stolen last night 😩'),('4:10 PM','D','Yes maam this is Deshawn Mobile Auto. Sorry to hear that. What kind of car'),('4:11 PM','Me','2009 Toyota Corolla, like 201,000 miles'),('4:12 PM','D','1.8 or 2.4? And is it Cali emissions or federal, theres a sticker under the hood'),('4:26 PM','Me','1.8 and it says federal'),('4:31 PM','D','Ok good thats the cheap one. Let me call around'),('5:48 PM','D','Ok so Toyota wants $1,340 for theirs just the part and its 2 weeks out. I can get an aftermarket cat for $385.00, 5 yr warranty on it'),('5:50 PM','Me','definitely not 1340 lol. aftermarket is fine'),('5:55 PM','D','They cut the wire on your downstream o2 sensor too when they did it, from the picture you sent. Thats $71.50 Denso'),('5:57 PM','Me','ok is that needed?'),('5:58 PM','D','Yes the light will stay on without it. Then you got the gasket and bolt kit thats $28.00 and my labor is $220.00'),('6:03 PM','Me','you come to me right? im off Candler rd'),('6:04 PM','D','Yes trip fee is $30.00 for Decatur'),('6:15 PM','Me','ok what about one of those cages so they dont do it again'),('6:17 PM','D','Shield is $190 plus about an hour. Its worth it but your choice'),('6:25 PM','Me','not right now. Keisha said youd do something for church members'),('6:29 PM','D','Haha ok $20 off for Keisha. So $714.50 and no tax if its Zelle or cash. I need the parts money up front, $484.50'),('6:33 PM','Me','so 714.50 is everything?? nothing else when you get here'),('6:34 PM','D','Thats everything. Take about 2 hours. Saturday 9am good?'),('6:40 PM','Me','Saturday 9 works. sending zelle now'),('6:52 PM','D','Got it, thank you. Park it on flat ground if you can')]
    assert p.total==71450 and 38500+2800+7150==48450
    h=''
    for x in M:
        if x[1] is None: h+=f'<p class=d>{x[0]}</p>'
        else: h+=f'<p><b>{"Deshawn Mobile Auto" if x[1]=="D" else "Me"}</b> <span>{x[0]}</span><br>{x[2]}</p>'
    css='@page{size:letter;margin:22mm 25mm;@bottom-center{content:"Page " counter(page);font:8pt "DejaVu Sans"}}body{font:10.5pt/1.45 "DejaVu Sans"}p{margin:0 0 11px}span{color:#888;font-size:8.5pt}.d{text-align:center;color:#888;font-size:9pt}'
    p.html(H(css,'<p style="border-bottom:1px solid #999">Conversation with <b>Deshawn Mobile Auto</b> (+1 404-555-0186) — exported 3/14/2026</p>'+h.replace('$484.50','$484.50')),'weasyprint')
def a24():
    p=P('a24','message',"Vinny's Brakes & Exhaust",None,2016,'Chevy','Malibu')
    a=p.add('front pads','Part',a=8500); r=p.add('rotors','Part',q=2,u=7200); l=p.add('labor','Labor',a=16000); h=p.add('right side flex hose','Part',a=3800); p.close(tax=pct(p.S('Part'),7),sub=None)
    M=[('y',"yo Vinny whats the damage on the malibu"),('v',"Hey. So the 2016 Chevy Malibu is metal to metal up front, you waited too long my friend"),('y',"i know i know"),('v',f"{a.d} {a.D} for the good ones. {r.d} are shot, 2 at $72.00, {r.D}"),('v',f"{h.d} is cracked so thats {h.D} more"),('y',"and rears?"),('v',"rears got 60% left, leave em. would be like $260 when its time"),('v',f"{l.d} {l.D} for everything incl bleeding it"),('y',"ok so what am i at total"),('v',f"{d(p.tax)} tax. {d(p.total)} out the door"),('y',"do it"),('v',"done by 4. bring lunch 😂")]
    bub=''.join(f'<div class="w {k}"><div class=b>{t}</div></div>' for k,t in M)
    css='@page{size:390px 844px;margin:0}body{margin:0;font:15px "Liberation Sans";background:#fff;width:390px}.bar{background:#f6f6f6;border-bottom:1px solid #ddd;text-align:center;padding:8px 0 7px;font-size:12px}.st{display:flex;justify-content:space-between;padding:6px 18px 0;background:#f6f6f6;font-weight:bold;font-size:13px}.w{display:flex;margin:5px 12px}.y{justify-content:flex-end}.b{max-width:255px;padding:7px 12px;border-radius:17px;background:#e9e9eb;line-height:1.28}.y .b{background:#0b84fe;color:#fff}.t{text-align:center;color:#999;font-size:11px;margin:9px}.in{border:1px solid #ccc;border-radius:16px;margin:14px 14px;padding:6px 12px;color:#aaa}'
    p.html(H(css,f'<div class=st><span>11:48</span><span>5G ▮▮▯</span></div><div class=bar>Vinny\'s Brakes & Exhaust ›</div><div class=t>Today 11:31 AM</div>{bub}<div class=in>iMessage</div>'))
def a25():
    p=P('a25','insurance','COASTLINE MUTUAL INSURANCE COMPANY','26-0041877-01',2020,'TOYOTA','Camry',vin('4T1G11AK6LU338921'),52318)
    R=[('h','FRONT BUMPER'),('','','O/H front bumper','',None,0,2.4,None),('','Repl','A/M CAPA Bumper cover w/o park sensors','TO1000446C',1,34200,'Incl.',2.6),('','','Add for Clear Coat','',None,0,None,1.0),('','Repl','Lower grille','5311206490',1,11837,'Incl.',None),('*','Repl','LKQ RT Fog lamp assy +25%','~L44120',1,8750,'Incl.',None),('','Repl','Absorber','5261106390',1,9514,'Incl.',None),
      ('h','FRONT LAMPS'),('','Repl','RT Headlamp assy LED w/o adaptive','8111006K60',1,73489,0.4,None),('','','Aim headlamps','',None,0,0.5,None),
      ('h','FENDER'),('','Repl','RT Fender','5381106230',1,28936,1.8,1.8),('','','Overlap Major Adj. Panel','',None,0,None,-0.4),('','Repl','RT Fender liner','5387506220',1,9842,'Incl.',None),('*','Rpr','RT Apron/rail assy','',None,0,1.5,0.5),
      ('h','HOOD'),('','Blnd','Hood','',None,0,None,1.3),
      ('h','MISCELLANEOUS OPERATIONS'),('#','','Cover car for overspray','',None,0,0.2,None),('#','','Pre and post repair scan','',None,0,'1.0 M',None)]
    tr='';k=0;par=0;bl=0;pl=0;msc=0
    for x in R:
        k+=1
        if x[0]=='h': tr+=f'<tr><td>{k}<td><td colspan=7><b>{x[1]}</b>'; continue
        f,op,de,no,q,a,l_,pt=x
        if a: i=p.add(de,'Service' if op=='Subl' else ('Fee' if 'Cover' in de else 'Part'),a=a,q=q)
        par+=a
        if isinstance(l_,float): bl+=round(l_*10)
        if pt: pl+=round(pt*10)
        tr+=f'<tr><td>{k}<td>{f}<td>{op}<td>{de}<td>{no}<td class=r>{q or ""}<td class=r>{m(a) if a else ""}<td class=r>{l_ if l_ is not None else ""}<td class=r>{pt if pt is not None else ""}'
    mc=p.add('Mechanical Labor','Labor',q=1.0,u=11500);b_=p.add('Body Labor','Labor',q=bl/10,u=5800); pn=p.add('Paint Labor','Labor',q=pl/10,u=5800); ps=p.add('Paint Supplies','Part',q=pl/10,u=4000)
    parts=par
    tax=pct(parts+ps.a,6.5); p.close(tax=tax,sub=True)
    css='@page{size:letter;margin:13mm}body{font:9.3px "Liberation Sans"}table{border-collapse:collapse;width:100%}td{padding:1.5px 3px;vertical-align:top}.r{text-align:right}th{border-top:1px solid #000;border-bottom:1px solid #000;text-align:left;padding:2px 3px}th.r{text-align:right}h2{text-align:center;font-size:13px;margin:4px}'
    def tl(i): return f'<tr><td>{i.d}<td class=r>{i.qs} hrs<td>@<td class=r>$ {i.us} /hr<td class=r>{i.m}'
    b=f'<div style="text-align:center"><b style="font-size:13px">{p.shop}</b><br>Claims Service Center, PO Box 6100, Wilmington, NC 28406<br>Phone: (800) 555-0104</div><h2>Estimate of Record</h2><table><tr><td>Written By: T. Abernathy, License Number 0017742210<td class=r>1/9/2026 2:17:43 PM</table><table style="border:1px solid #000"><tr><td>Insured: LOWERY, SANDRA<td>Policy #: CM 4471902<td>Claim #: {p.doc}<tr><td>Type of Loss: Collision<td>Date of Loss: 1/3/2026<td>Days to Repair: 5<tr><td>Point of Impact: 01 Right Front<td>Deductible: 500.00<td>Inspection Location: Residence</table><p><b>VEHICLE</b><br>2020 TOYOTA Camry SE 4D SED 4-2.5L Gasoline White<br>VIN: {p.vin} &nbsp; License: NC JFA-2281 &nbsp; Odometer: 52318 &nbsp; Interior Color: Black</p><table><tr><th>Line<th><th>Oper<th>Description<th>Part Number<th class=r>Qty<th class=r>Extended<br>Price $<th class=r>Labor<th class=r>Paint{tr}<tr><td colspan=4><td><b>SUBTOTALS</b><td><td class=r style="border-top:1px solid #000"><b>{m(par)}</b><td class=r style="border-top:1px solid #000"><b>{bl/10+1.0:.1f}</b><td class=r style="border-top:1px solid #000"><b>{pl/10}</b></table><p>NOTES: Prior damage none noted. LKQ part from Wilmington Auto Salvage, quote 99817.</p><h2>ESTIMATE TOTALS</h2><table style="width:430px;margin:auto"><tr><th>Category<th class=r>Basis<th><th class=r>Rate<th class=r>Cost $<tr><td>Parts<td colspan=4 class=r>{m(parts)}{tl(b_)}{tl(pn)}{tl(mc)}{tl(ps)}<tr><td style="border-top:1px solid #000">Subtotal<td colspan=4 class=r style="border-top:1px solid #000">{m(p.sub)}<tr><td>Sales Tax<td class=r>$ {m(parts+ps.a)}<td>@<td class=r>6.5000 %<td class=r>{m(tax)}<tr><td><b>Total Cost of Repairs</b><td colspan=4 class=r><b>{m(p.total)}</b><tr><td>Deductible<td colspan=4 class=r>500.00<tr><td>Total Adjustments<td colspan=4 class=r>500.00<tr><td><b>Net Cost of Repairs</b><td colspan=4 class=r><b>{m(p.total-50000)}</b></table><p>Symbols: * = Manual Entry or changed value. # = Manual Line Entry. A/M = Aftermarket. CAPA = Certified Automotive Parts Association. LKQ = Like Kind and Quality. O/H = Overhaul. Repl = Replace. Rpr = Repair. Blnd = Blend. M = Mechanical. Incl. = Included.</p>'
    p.html(H(css,b))
def a26():
    p=P('a26','insurance','TRI-COUNTY APPRAISAL SERVICE LLC','TC-55108',2016,'HONDA','CIVIC',vin('19XFC2F53GE071836'),98127)
    R=[('E','1470','','REAR BUMPER COVER','04715TBAA90ZZ',27850,'1.9','1'),('L','1470','','REAR BUMPER COVER','REFINISH',0,'2.5','4'),('E','1491','','ABSORBER, REAR BUMPER','71570TBAA00',7262,'INC','1'),('EU','1812','','TRUNK LID ASSEMBLY','USED PART',32500,'1.8','1'),('L','1812','','TRUNK LID','REFINISH',0,'2.6','4'),('E','1830','','EMBLEM, TRUNK LID','75722TBAA00',2815,'0.2','1'),('I','1904','','PANEL, REAR BODY','REPAIR',0,'4.0','1'),('L','1904','','PANEL, REAR BODY','REFINISH',0,'1.2','4'),('EP','2011','','TAIL LAMP ASSY, LT','CAPA CERTIFIED',14300,'0.4','1'),('RI','2044','','MUFFLER','R&I ASSEMBLY',0,'0.6','2')]
    tr='';par=0
    for op,g,mc,de,no,a,h,r in R:
        if a: p.add(de,'Part',a=a); par+=a
        tr+=f'{op:<4}{g:<6}{de:<30}{no:<18}{m(a) if a else "":>10}{h:>8}{r:>4}\n'
    oth=14300+32500; oe=par-oth
    pm=p.add('PAINT MATERIALS','Part',q=6.3,u=4200)
    s1=p.add('SHEET METAL','Labor',q=8.3,u=5600); s2=p.add('MECH/ELEC','Labor',q=0.6,u=11000); s4=p.add('REFINISH','Labor',q=6.3,u=5600)
    sb=p.add('SUBLET REPAIRS - SCAN','Service',a=9500); hz=p.add('HAZARDOUS WASTE REMOVAL','Fee',a=600)
    t1=pct(par+pm.a,6.35);lt=s1.a+s2.a+s4.a;t2=pct(lt,6.35); p.close(tax=t1+t2,sub=None)
    ln=lambda a,b:f'{a:<58}{b:>14}\n'
    def lab(c,i,rp,rr): return f'  {c} {i.d:<18}{i.us:>10}{rp:>10}{rr:>10}{i.qs:>10}{i.m:>16}\n'
    t=f'''{"TRI-COUNTY APPRAISAL SERVICE LLC":^80}
{"91 WHALLEY AVE  NEW HAVEN CT 06511  203-555-0152":^80}

ESTIMATE TC-55108                    ***** PRELIMINARY ESTIMATE *****
OWNER: ANTHONY RICCIO                         CLAIM: NE-880-22714
INSURER: NUTMEG CASUALTY                      LOSS DATE: 11/28/2025
INSP DATE 12/02/2025  SITE: OWNER'S HOME      APPRAISER: L. PELLETIER #2441

2016 HONDA CIVIC EX 4 DR SEDAN                MILEAGE: 98127
VIN {p.vin}   COLOR BLUE   LIC CT AK-44190
{"-"*80}
OP  GDE   DESCRIPTION                   MFR.PART NO.       PRICE $   HOURS   R
{"-"*80}
{tr}{"-"*80}
10 ITEMS      MC MESSAGES: 07 STRUCTURAL PART AS IDENTIFIED BY I-CAR

FINAL CALCULATIONS & ENTRIES
'''
    t+=ln('GROSS PARTS (OE)',m(oe))+ln('OTHER PARTS',m(oth))+ln(f'{pm.d:<24} {pm.qs} HRS @ {pm.us}',pm.m)+ln('  PARTS & MATERIAL TOTAL',m(par+pm.a))+ln('TAX ON PARTS & MATERIAL @ 6.350%',m(t1))
    t+=f'\n  LABOR                   RATE   REPLACE    REPAIR     TOTAL          AMOUNT\n'+lab(1,s1,'4.3','4.0')+lab(2,s2,'0.6','')+lab(4,s4,'6.3','')+ln('  LABOR TOTAL',m(lt))+ln('TAX ON LABOR @ 6.350%',m(t2))+ln(sb.d,sb.m)+ln(hz.d,hz.m)+ln('GROSS TOTAL',d(p.total))+ln('LESS: DEDUCTIBLE','1,000.00-')+ln('NET TOTAL',d(p.total-100000))
    t+='\nOP CODES: E=REPLACE OEM  EU=USED  EP=AFTERMARKET  L=REFINISH  I=REPAIR  RI=R&I\nTHIS IS NOT AN AUTHORIZATION TO REPAIR.\n'
    p.html(H('@page{size:letter;margin:14mm}pre{font:11.4px/1.32 "Liberation Mono"}','<pre>'+t.replace('&','&amp;')+'</pre>'),'weasyprint')
def a27():
    from reportlab.pdfgen import canvas
    p=P('a27','insurance','Brightwater Collision Center','19402.1',2022,'Chevrolet','Equinox',vin('3GNAXKEV9NL204417'),31870)
    R=[('1','AUTO','BDY','OVERHAUL','Frt Bumper Cover Assy','','',0,'2.3'),('2','102331','BDY','REMOVE/REPLACE','Frt Bumper Cover','84926441','',41872,'INC'),('3','AUTO','REF','REFINISH','Frt Bumper Cover','','',0,'2.7'),('4','102354','BDY','REMOVE/REPLACE','Frt Bumper Impact Bar','** Qual Recycled','',18500,'0.6'),('5','102402','BDY','REMOVE/REPLACE','Frt Grille Surround Chrome','84711208','',26418,'INC'),('6','103110','BDY','REMOVE/REPLACE','L Frt Combination Lamp Assy','** Aftermarket','',38900,'0.3'),('7','103544','BDY','REPAIR','L Fender Panel','Existing','',0,'3.0'),('8','AUTO','REF','REFINISH','L Fender Outside','','',0,'2.0'),('9','104402','MCH','REMOVE/REPLACE','Cooling Condenser','84804218','',31255,'1.4'),('10','AUTO','REF','ADD\'L OPR','Clear Coat','','',0,'1.2')]
    c=canvas.Canvas(OUT+'a27.pdf',pagesize=(612,792)); y=760
    def t(x,s,b=0,z=7.6): c.setFont('Helvetica-Bold' if b else 'Helvetica',z); c.drawString(x,y,s)
    def r(x,s,b=0,z=7.6): c.setFont('Helvetica-Bold' if b else 'Helvetica',z); c.drawRightString(x,y,s)
    r(580,'Date: 02/20/2026 09:41 AM'); y-=10; r(580,'Estimate ID: 19402.1'); y-=10; r(580,'Estimate Version: 0   Committed'); y-=6
    c.setFont('Helvetica-Bold',14); c.drawCentredString(306,y,p.shop); y-=12; c.setFont('Helvetica',8); c.drawCentredString(306,y,'5520 Airport Way S, Seattle, WA 98108  (206) 555-0199'); y-=18
    for a,b in (('Damage Assessed By: Jesse Tran','Insurance Co: Sound Heritage Ins.'),('Owner: Marcus Ellery','Claim Number: 0771-SH-3390'),('Vehicle: 2022 Chevrolet Equinox LT, 1.5L 4 Cyl AWD','Deductible: 250.00'),('VIN: '+p.vin,'Mileage: 31,870')): t(34,a);t(330,b);y-=11
    y-=6; c.line(30,y+9,582,y+9)
    cols=[34,58,98,126,206,336,440]
    for x,s in zip(cols,('Line','Entry','Labor','','Line Item','Part Type/','')): t(x,s,1)
    r(510,'Dollar',1); r(575,'Labor',1); y-=9
    for x,s in zip(cols,('Item','Number','Type','Operation','Description','Part Number','')): t(x,s,1)
    r(510,'Amount',1); r(575,'Units',1); y-=4; c.line(30,y,582,y); y-=11
    for ln,en,lt,op,de,no,_,a,h in R:
        if a: p.add(de,'Part',a=a)
        for x,s in zip(cols,(ln,en,lt,op,de,no)): t(x,s)
        if a: r(510,m(a))
        r(575,h+(' C' if h=='2.7' else '')); y-=11
    par=p.S('Part'); t(34,'* - Judgment Item    C - Included in Clear Coat Calc    ** - See part source addendum',z=6.5); y-=20
    B=p.add('Body','Labor',q=6.2,u=6800);Rf=p.add('Refinish','Labor',q=5.9,u=6800);M=p.add('Mechanical','Labor',q=1.4,u=14500)
    pm=p.add('Paint Materials','Part',q=5.9,u=4600); hz=p.add('Hazardous Waste Disposal','Fee',a=500); ac=p.add('A/C Evacuate & Recharge (Sublet)','Service',a=17995)
    c.setFont('Helvetica-Bold',9); c.drawCentredString(306,y,'Estimate Totals'); y-=16; ytop=y
    t(34,'I.   Labor Subtotals',1);r(180,'Units',1);r(220,'Rate',1);r(290,'Totals',1);y-=11
    for i in (B,Rf,M): t(44,i.d);r(180,i.qs);r(220,i.us);r(290,i.m);y-=11
    L=B.a+Rf.a+M.a; t(44,'Non-Taxable Labor',1); r(290,m(L),1); y-=11; t(44,'Labor Summary  13.5 units'); r(290,m(L)); y-=20
    t(34,'III.  Additional Costs',1); r(290,'Amount',1); y-=11
    for i in (pm,hz,ac):
        t(44,i.d); 
        if i.q: r(220,f'{i.qs} x {i.us}')
        r(290,i.m); y-=11
    addl=pm.a+hz.a+ac.a; t(44,'Total Additional Costs',1); r(290,m(addl),1); yl=y; y=ytop
    p.off(6000); tax=pct(par+pm.a,10.35); p.close(tax=tax,sub=None)
    t(310,'II.  Part Replacement Summary',1); r(578,'Amount',1); y-=11; t(320,'Taxable Parts'); r(578,m(par)); y-=11; t(320,'Total Replacement Parts Amount',1); r(578,m(par),1); y-=31
    t(310,'IV.  Adjustments',1); r(578,'Amount',1); y-=11; t(320,'Unrelated Prior Damage, L Fender'); r(578,'60.00-'); y-=11; t(320,'Insurance Deductible'); r(578,'250.00-'); y-=11; t(320,'Customer Responsibility'); r(578,'250.00'); y=yl-24
    c.line(30,y+12,582,y+12)
    for a,b,k in (('I.    Total Labor:',m(L),0),('II.   Total Replacement Parts:',m(par),0),('III.  Total Additional Costs:',m(addl),0),('      Sales Tax  10.350% on parts and materials:',m(tax),0),('      Less Prior Damage:','60.00-',0),('      Gross Total:',m(p.total),1),('IV.  Less Deductible:','250.00-',0),('      Net Total:',m(p.total-25000),1)): t(310,a,k);r(578,b,k);y-=12
    c.save(); p.label(OUT+'a27.pdf','reportlab')
if __name__=='__main__':
    import traceback
    for f in (sys.argv[1:] or ['a%02d'%k for k in range(21,28)]):
        try: globals()[f]()
        except Exception: traceback.print_exc()
