from lib import *
# ---------- b15 college auto lab / motor pool charge statement, LaTeX
def b15():
    p=Paper('b15','pdflatex','invoice','Kettle Falls College Automotive Lab','KF-24-316',dict(year=2009,make='Pontiac',model='Vibe',mileage=156720))
    A=[('Student work, timing cover reseal','Labor',6000,'donation rate'),('Timing cover gasket set','Part',4412,'cost plus 10\\%'),('Valve cover gasket','Part',2860,'cost plus 10\\%'),('Oil 5W-30, five quarts','Part',2475,'cost plus 10\\%'),('Oil filter','Part',638,'cost plus 10\\%'),('Waste oil and solvent','Fee',500,'per visit'),('Tool breakage fund','Fee',1000,'per visit')]
    I=[(p.it(a,t,c),n) for a,t,c,n in A]
    p.tax=R(p.sum('Part')*.089);p.tot=p.sum()+p.tax
    rows=''.join(f"\\item[{m(i.a)}] {i.d} \\textit{{({n})}}\n" for i,n in I)
    latex(r'''\documentclass[12pt]{article}\usepackage[letterpaper,margin=1.1in]{geometry}\usepackage[T1]{fontenc}\usepackage{lmodern}\renewcommand{\familydefault}{\sfdefault}\pagestyle{empty}\parindent0pt
\begin{document}\begin{center}{\large\textbf{Kettle Falls College Automotive Lab}}\\Automotive Technology AUT 214, Building C, Room 110\\Statement of charges KF-24-316\end{center}
\vspace{1em}\begin{tabular}{@{}ll@{}}Owner&Joyce Abernathy (staff)\\Vehicle&2009 Pontiac Vibe, blue, 156720 miles\\Instructor&M. Ostrander\\In / out&April 2, 2024 / April 18, 2024\end{tabular}

\vspace{1em}Work done by students is charged at a flat donation. Parts at our cost plus ten percent. Charges for this vehicle were as follows.
\begin{list}{}{\setlength{\labelwidth}{5em}\setlength{\leftmargin}{6em}\renewcommand{\makelabel}[1]{\hfill ##1}\setlength{\itemsep}{0pt}}
'''.replace('##','#')+rows+f"\\item[{m(p.tax)}] Washington sales tax on parts, 8.9\\%\n\\item[\\textbf{{{m(p.tot)}}}] \\textbf{{Pay this sum at the cashier, Building A}}\n"+r'''\end{list}
The serpentine belt and the front struts were inspected and found serviceable. The lab does not guarantee completion dates.

\vspace{3em}\hfill\rule{7cm}{.4pt}\\\hspace*{\fill}Instructor approval\hspace{3.3cm}
\end{document}''','b15');p.close()
# ---------- b16 web approval page, packages
def b16():
    p=Paper('b16','chromium','shop_estimate','Junction Motorworks','5093',dict(year=2016,make='BMW',model='328i',vin='WBA8E9G55GNT81720',mileage=89412))
    S=[('Oil filter housing gasket reseal',p.it('Oil filter housing gasket reseal','Service',61240),['OFH gasket, OFH cooler gasket, coolant 1.5 L','2.4 hrs labor'],1),
       ('Valve cover gasket',p.it('Valve cover gasket','Service',98700),['Valve cover w/ integrated PCV (OE), bolts','3.1 hrs labor'],1),
       ('Spark plugs (set of 4)',None,['Bosch plugs','0.8 hrs labor'],0),
       ('Engine oil service 0W-30 LL-04',p.it('Engine oil service 0W-30 LL-04','Service',15900),['Includes filter, drain plug, reset CBS'],1)]
    off=p.off(5000)
    sp=p.it('Shop fee','Fee',4500);cc=p.it('Card processing 3%','Fee',R((61240+98700+15900+4500-5000)*.03))
    p.sub=p.net;p.tax=11284;p.tot=p.sub+p.tax
    h=''
    for t,i,l,ok in S:
        price=d(i.a) if i else '$284.00'
        h+=f'<div class="c {"y" if ok else "n"}"><div class=t>{"&#9745;" if ok else "&#9744;"} {t}<span>{price}</span></div><ul>{"".join("<li>"+x for x in l)}</ul>{"" if ok else "<div class=nn>Not approved</div>"}</div>'
    chrome(f'''<style>@page{{size:letter;margin:12mm}}body{{font:13px Roboto,"Open Sans";color:#222;max-width:620px;margin:auto}}.c{{border-radius:10px;box-shadow:0 0 0 1px #ddd;padding:10px 14px;margin:9px 0}}.y{{box-shadow:0 0 0 1.5px #3a7}}.n{{background:#f5f5f5;color:#999}}.t{{font-weight:500;font-size:14.5px;display:flex;justify-content:space-between}}ul{{margin:5px 0;color:#666;font-size:11.5px}}.nn{{font-size:10px;text-transform:uppercase}}.s{{display:flex;justify-content:space-between;padding:3px 14px}}.s.b{{font-size:17px;font-weight:700}}header{{background:#1d3557;color:#fff;padding:14px;border-radius:10px}}</style>
<header><div style="font-size:19px">Junction Motorworks</div>Hi Sam, your estimate #5093 is ready for review</header><p>2016 BMW 328i xDrive<br><span style="color:#777">WBA8E9G55GNT81720 &bull; 89,412 mi</span></p><p style="color:#777">3 of 4 services approved by Sam Idowu, Jun 3 2025 at 9:17 AM</p>{h}
<div class=s><span>Shop fee</span><span>{d(sp.a)}</span></div><div class=s style="color:#3a7"><span>First visit credit</span><span>- {d(off)}</span></div><div class=s><span>Card processing 3%</span><span>{d(cc.a)}</span></div><div class=s><span>Approved subtotal</span><span>{d(p.sub)}</span></div><div class=s><span>Estimated tax</span><span>{d(p.tax)}</span></div><div class="s b"><span>Approved total</span><span>{d(p.tot)}</span></div><div class=s><span>Deposit paid 06/03</span><span>{d(50000)}</span></div><div class=s><span>Remaining</span><span>{d(p.tot-50000)}</span></div>''','b16');p.close()
# ---------- b17 preprinted form filled by typewriter, cairo
def b17():
    import cairo
    p=Paper('b17','cairo','invoice',"ED'S SERVICE STATION",'6614',dict(year=1998,make='Toyota',model='Tacoma',mileage=241006))
    P=[(p.it('Clutch kit','Part',q=1,u=18900)),(p.it('Pilot bearing','Part',q=1,u=1250)),(p.it('Slave cylinder','Part',q=1,u=4475)),(p.it('Brake fluid','Part',q=1,u=795)),(p.it('Gear oil 75W90','Part',q=3,u=1100))]
    W=[(p.it('R & R transmission, replace clutch','Labor',52000),['R & R transmission, replace','clutch']),(p.it('Resurface flywheel','Service',6500),['Resurface flywheel']),(p.it('Bleed clutch hydraulics','Labor',3500),['Bleed clutch hydraulics'])]
    ps=p.sum('Part');ls=sum(i.a for i,_ in W)
    misc=p.it('SHOP MATERIALS','Fee',1200)
    p.tax=R(ps*.06);p.tot=p.sum()+p.tax
    s=cairo.PDFSurface(OUT+'b17.pdf',504,648);x=cairo.Context(s)
    def F(f,z,b=0,c=(0.1,.3,.2)): x.select_font_face(f,0,b);x.set_font_size(z);x.set_source_rgb(*c)
    def T(a,b,t,al='l'):
        e=x.text_extents(t).x_advance;x.move_to(a-(e if al=='r' else e/2 if al=='c' else 0),b);x.show_text(t)
    def B(a,b,w,h): x.set_source_rgb(.1,.3,.2);x.set_line_width(.8);x.rectangle(a,b,w,h);x.stroke()
    def Ln(a,b,c,e): x.set_source_rgb(.1,.3,.2);x.set_line_width(.5);x.move_to(a,b);x.line_to(c,e);x.stroke()
    TY=lambda z=9.5:F('Courier Prime',z,0,(.1,.1,.15))
    F('URW Bookman',18,1);T(252,40,p.shop,'c');F('URW Bookman',8);T(252,54,'COMPLETE AUTO REPAIR  -  FOREIGN & DOMESTIC  -  ROUTE 30 & MAIN, LIGONIER, PENNA.','c');T(252,66,'724-555-0111','c')
    F('Nimbus Sans',13,1,(.75,.1,.1));T(480,84,'No. 6614','r')
    B(20,92,464,62)
    lab=[('NAME',24,104,'Russ Kowalczyk'),('DATE',330,104,'9/12/22'),('ADDRESS',24,124,'RD 4 Stahlstown'),('PHONE',330,124,'724-555-0190'),('YEAR & MAKE',24,146,'1998 Toyota Tacoma 4WD'),('MILEAGE',330,146,'241006')]
    for a,b,c,v in lab:
        F('Nimbus Sans',6);T(b,c,a);TY();T(b+ (54 if b<100 else 40),c,v)
    Ln(20,110,484,110);Ln(20,130,484,130);Ln(324,92,324,154)
    B(20,160,232,330);B(252,160,232,330)
    F('Nimbus Sans',7,1)
    for t,a in [('QTY',24),('PARTS',52),('PRICE',170),('AMOUNT',212),('DESCRIPTION OF WORK',258),('LABOR',448)]: T(a,170,t)
    for v in (48,164,205,434): Ln(v,160,v,490)
    for k in range(18): Ln(20,176+k*17.4,484,176+k*17.4)
    y=189
    for i in P: TY();T(30,y,fq(i.q));T(51,y,i.d);T(203,y,m(i.u),'r');T(249,y,m(i.a),'r');y+=17.4
    y=189
    for i,ls_ in W:
        for k,t in enumerate(ls_):
            TY();T(256,y,t)
            if k==len(ls_)-1: T(481,y,m(i.a),'r')
            y+=17.4
    TY();T(256,y+17.4,'clutch disc was down to rivets');T(256,y+34.8,'rear main seal dry - OK')
    F('Nimbus Sans',7,1)
    for k,(a,b) in enumerate([('TOTAL PARTS',ps),('TOTAL LABOR',ls),(misc.d,misc.a),('TAX',p.tax),('TOTAL',p.tot)]):
        B(330,496+k*22,154,22);F('Nimbus Sans',7,1);T(334,510+k*22,a);TY(10.5);T(479,511+k*22,m(b),'r')
    F('Nimbus Sans',6);T(20,510,'I AUTHORIZE THE ABOVE WORK. ED\'S NOT RESPONSIBLE FOR LOSS');T(20,518,'DUE TO FIRE, THEFT OR ACCIDENT. STORAGE AFTER 72 HOURS.');T(20,560,'SIGNED X');Ln(52,560,300,560)
    TY();T(20,596,'PAID CK 1182');s.finish();p.close()
# ---------- b18 spreadsheet print
def b18():
    p=Paper('b18','chromium','shop_estimate','Backyard Benny','BB-19',dict(year=2005,make='Honda',model='Accord'))
    I=[p.it('front struts complete','Part',q=2,u=11299,src='RockAuto'),p.it('sway bar links','Part',q=2,u=1879,src='RockAuto'),p.it('motor mount, side','Part',q=1,u=4388,src='RockAuto'),p.it('power steering pump o-rings','Part',q=1,u=649,src='dealer'),p.it('ps fluid','Part',q=2,u=899,src='walmart')]
    sh=p.it('RockAuto shipping','Fee',2145)
    W=[p.it('struts and links','Labor',q=3,u=6000),p.it('mount','Labor',q=1.5,u=6000),p.it('ps pump reseal','Labor',q=1,u=6000)]
    dc=p.off(1500);p.tot=p.net
    def tr(n,*c): 
        c=list(c)+['']*(6-len(c)); return f'<tr><td class=h>{n}'+''.join(f'<td class="{"r" if k>=2 and k!=5 else ""}">{v}' for k,v in enumerate(c))
    h='<tr><td class=h>'+''.join(f'<td class=h>{c}' for c in 'ABCDEF');n=1
    def add(*c):
        nonlocal h,n; h+=tr(n,*c);n+=1
    add('<b>Backyard Benny</b>','','','','','text 503 555 0128');add('est BB-19','4/1/25');add('2005 Honda Accord V6','','','','','for Marisol');add();add('<b>what</b>','<b>from</b>','<b>qty</b>','<b>each</b>','<b>total</b>','<b>notes</b>')
    for k,i in enumerate(I): add(i.d,i.src,fq(i.q),f"{i.u/100:.2f}",f"{i.a/100:.2f}",{0:'assembled, easier',2:'broken clean thru'}.get(k,''))
    add(sh.d,'','','',f"{sh.a/100:.2f}");add('parts+ship','','','',f"<b>{(p.sum('Part')+sh.a)/100:.2f}</b>");add();add('<b>my time</b>','','<b>hrs</b>','<b>per</b>')
    for i in W: add(i.d,'',fq(i.q),f"{i.u/100:.2f}",f"{i.a/100:.2f}",'book says 2.2' if i.d=='mount' else '')
    add('time','','','',f"<b>{p.sum('Labor')/100:.2f}</b>");add();add('friend discount','','','',f"-{dc/100:.2f}");add('<b>ALL IN</b>','','','',f"<b>{p.tot/100:.2f}</b>",'cash or venmo');add();add('alignment at les schwab after, maybe 110, you pay them')
    chrome(f'<style>@page{{size:letter landscape;margin:12mm}}table{{border-collapse:collapse;font:12px "Liberation Sans"}}td{{border:1px solid #c8c8c8;height:17px;padding:1px 4px;min-width:70px;white-space:nowrap}}.h{{background:#eee;text-align:center;color:#555;min-width:24px}}.r{{text-align:right}}</style><table>{h}</table>','b18');p.close()
# ---------- b19 EV service center invoice
def b19():
    from reportlab.pdfgen import canvas
    p=Paper('b19','reportlab','invoice','Tigard Electric Service Center','SV3000771402',dict(year=2022,make='Rivian',model='R1S',vin='7PDSGABL2NN004466',mileage=38817))
    ca=p.it('Cabin Air Filters - Remove and Replace','Labor',q=.6,u=20500);c1=p.it('CABIN AIR FILTER, HEPA, PAIR','Part',a=4200,q=1)
    cb=p.it('Low Voltage Battery - Replace','Labor',q=.3,u=20500);c2=p.it('BATTERY, 12V, LI-ION','Part',a=28500,q=1)
    cd=p.it('Brake Clean and Lubricate','Service',18500)
    off=p.off(12300-0 if False else ca.a)
    p.sub=p.net;p.tax=0;p.tot=p.sub
    c=canvas.Canvas(OUT+'b19.pdf',pagesize=(612,792));y=[752]
    def t(x,s,f='Helvetica',z=8.5,r=0,dy=0):
        c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,y[0],s);y[0]-=dy
    t(40,'T I G A R D   E V','Helvetica-Bold',14);t(572,'Invoice','Helvetica',14,1,18);t(40,p.shop,dy=11);t(40,'7421 SW Bonita Rd, Tigard, OR 97224',dy=20)
    for a,b in [('Invoice Number','SV3000771402'),('Invoice Date','14-Feb-2025'),('Vehicle','2022 Rivian R1S Launch Edition'),('VIN','7PDSGABL2NN004466'),('Odometer','38,817 mi'),('Advisor','Nikhil R.')]: t(40,a,'Helvetica-Bold',8);t(130,b,dy=11)
    y[0]-=12
    def conc(k,concern,cor,op,hrs,pt,parts,amount):
        t(40,f'Concern {k}','Helvetica-Bold',9,dy=12);t(52,concern,dy=13)
        t(52,'Correction: ','Helvetica-Bold');t(104,op);t(470,hrs,'Helvetica',8,1);t(572,amount,r=1,dy=12)
        t(104,cor,'Helvetica',7.5);t(572,pt,'Helvetica-Oblique',7.5,1,13)
        if parts:
            t(104,'Parts Replaced or Added','Helvetica-Bold',8);t(380,'Part','Helvetica',7);t(470,'Quantity','Helvetica',7,1);t(572,'Price (USD)','Helvetica',7,1,11)
            for pn,i in parts: t(104,i.d);t(380,pn);t(470,fq(i.q),r=1);t(572,m(i.a),r=1,dy=12)
        c.setStrokeGray(.8);c.line(40,y[0],572,y[0]);y[0]-=16
    conc(1,'Customer states: musty smell from vents.','Removed glovebox, replaced filters, cleaned evaporator.',ca.d,f'{fq(ca.q)} hr @ {m(ca.u)}','Pay Type: Customer Pay',[('1107-22-A',c1)],m(ca.a))
    conc(2,'Customer states: low voltage battery alert.','Replaced battery, cleared alerts, updated firmware.',cb.d,f'{fq(cb.q)} hr @ {m(cb.u)}','Pay Type: Customer Pay',[('1402-01-C',c2)],m(cb.a))
    conc(3,'Service bulletin: steering column fastener torque.','Verified torque.','Steering Column Fasteners - Inspect','0.20 hr @ 0.00','Pay Type: Warranty',[('1009-11-B',It(d='BOLT, M8X30',q=2,a=0))],'0.00')
    conc(4,'Customer requests annual brake service.','Cleaned slides, lubricated, road tested.',cd.d,'','Pay Type: Customer Pay',[],m(cd.a))
    y[0]-=6
    for a,b in [('Parts Total',m(p.sum('Part'))),('Labor Total',m(ca.a+cb.a+cd.a)),('Goodwill Adjustment, Concern 1 labor','-'+m(off)),('Subtotal',m(p.sub)),('Tax (OR)',m(0)),('Total Amount','USD '+m(p.tot)),('Amount Paid','USD '+m(p.tot)),('Amount Due','USD 0.00')]:
        t(470,a,'Helvetica-Bold' if a=='Total Amount' else 'Helvetica',8.5,1);t(572,b,r=1,dy=13)
    c.save();p.close()
# ---------- b20 towing / storage impound
def b20():
    p=Paper('b20','weasyprint','receipt','HARBORSIDE TOWING & RECOVERY, INC.','T-90337',dict(year=2007,make='Subaru',model='Legacy',vin='4S3BL616577204418'))
    I=[('1',p.it('Hook-up, light duty, police request','Service',q=1,u=14500),'call'),('14.2',p.it('Loaded mileage','Service',q=14.2,u=500),'mile'),('1',p.it('Winching, off roadway','Labor',q=1.5,u=9500),'hour'),('',p.it('Outside storage','Fee',q=6,u=4000),'day'),('',p.it('Absorbent and debris cleanup','Service',q=2,u=2250),'bag'),('',p.it('Gate fee, after hours','Fee',q=1,u=7500),'each'),('',p.it('Administrative / lien notice','Fee',q=1,u=3500),'each')]
    p.tax=0;p.tot=p.sum();
    tr=''.join(f"<tr><td>{i.d}<td class=r>{fq(i.q)}<td>{u}<td class=r>{d(i.u)}<td class=r>{d(i.a)}" for _,i,u in I)
    weasy(f'''<style>@page{{size:letter;margin:20mm}}body{{font:10pt "Liberation Serif"}}table{{border-collapse:collapse;width:100%}}.k td,.k th{{border:1px solid #333;padding:4px 6px}}.k th{{background:#ffe08a}}.r{{text-align:right}}h2{{text-align:center;margin:0;letter-spacing:1px}}fieldset{{border:1px solid #333;margin:8px 0}}</style><h2>{p.shop}</h2><p style="text-align:center;margin:0">24 HR &middot; 206-555-0150 &middot; UBI 602 118 440 &middot; Class A tow operator 5331</p><hr>
<b>VEHICLE RELEASE AND RECEIPT</b> <span style="float:right"><b>Ticket T-90337</b></span>
<fieldset><legend>Impounded</legend>01/09/2025 21:40, SR 99 nb at S 112th, WSP case 25-001882, reason: collision, driver transported<br>2007 Subaru Legacy sedan, silver, plate AKN4471, VIN 4S3BL616577204418</fieldset><fieldset><legend>Released to</legend>Registered owner Tamsin Greer, 01/15/2025 19:05, ID checked</fieldset>
<table class=k><tr><th>Charge<th>Units<th>Per<th>Rate<th>Charged</tr>{tr}<tr><td>Dolly<td class=r>0<td>each<td class=r>$85.00<td class=r>$0.00<tr><td colspan=4 class=r><b>TOTAL CHARGES</b><td class=r><b>{d(p.tot)}</b></table>
<p>Paid by: ( ) cash (x) card ( ) insurer &nbsp;&nbsp; Impound charges are not subject to retail sales tax when released to the owner.</p><p style="font-size:8pt">You have the right to request a hearing in district court within ten days to contest the impound or the charges.</p>''','b20');p.close()
import sys
for f in sys.argv[1:]: globals()[f]()
