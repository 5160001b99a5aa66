from lib import *
# ---------- b21 e-mail reply, Gmail print
def b21():
    p=Paper('b21','chromium','message','Larkspur Auto Repair',None,dict(year=2015,make='Mazda',model='CX-5'))
    a=p.it('rear wheel hub and bearing assembly','Part',16450);b=p.it('labor','Labor',q=1.5,u=13200);c=p.it('ABS sensor','Part',5875);e=p.it('shop supplies','Fee',990)
    p.tax=R((16450+5875)*.065);p.tot=p.sum()+p.tax
    chrome(f'''<style>@page{{size:letter;margin:14mm}}body{{font:13px Arial,"Liberation Sans"}}.q{{border-left:2px solid #ccc;padding-left:10px;color:#555;margin-left:8px}}table{{width:100%}}</style><table><tr><td style="font-size:20px;color:#666"><b>M</b> Gmail<td style="text-align:right"><b>Gretchen Vail</b> &lt;gvail@mail.example&gt;</table><hr><b style="font-size:17px">Re: humming noise on the Mazda</b><br><small>2 messages</small><hr>
<table><tr><td><b>Larkspur Auto Repair</b> &lt;desk@larkspurauto.example&gt;<td style="text-align:right">Wed, Apr 16, 2025 at 8:42 AM</table>To: Gretchen Vail &lt;gvail@mail.example&gt;<br><br>
<p>Morning Gretchen,</p><p>Joel drove your 2015 Mazda CX-5 last night and it is the right rear bearing for certain. The {a.d} is {d(a.a)}. He figures {fq(b.q)} hours of {b.d} at {d(b.u)}, so {d(b.a)}. The {c.d} nearly always breaks coming out of these, and a new one is {d(c.a)}; if it comes out whole we will take that off. Then there is {d(e.a)} for {e.d} and {d(p.tax)} tax, which brings you to {d(p.tot)}.</p><p>I can get the part by noon if you say yes before ten. As to the tires you asked about, a set would be somewhere around $620, but you have another year in them, so I did not put that in.</p><p>Yvonne<br>Larkspur Auto Repair<br>303-555-0118</p>
<p style="color:#555">On Tue, Apr 15, 2025 at 6:10 PM Gretchen Vail &lt;gvail@mail.example&gt; wrote:</p><div class=q>Hi Yvonne, did Joel get a chance to look at it? The place by my work said $700 without even driving it. Also how much are tires? I have until Friday to decide because of my trip.<br><br>Thanks,<br>Gretchen</div>''','b21');p.close()
# ---------- b22 formal letter
def b22():
    p=Paper('b22','pdflatex','message','Thornbury Motor Works',None,dict(year=1967,make='MG',model='MGB',mileage=58210))
    a=p.it('rebuild of both SU carburetors','Service',64000);b=p.it('electric fuel pump','Part',13850);c=p.it('fuel tank cleaning and sealing','Service',27500);e=p.it('new fuel hose and clamps','Part',4620);f=p.it('labor for removal, refitting and tuning','Labor',q=6,u=9800)
    off=p.off(7500);p.sub=p.net;p.tax=R((13850+4620)*.06);p.tot=p.sub+p.tax
    D=lambda c:'\\'+d(c)
    latex(r'''\documentclass[11pt]{article}\usepackage[letterpaper,margin=1.25in]{geometry}\usepackage[T1]{fontenc}\usepackage{lmodern}\pagestyle{empty}\parindent0pt\parskip9pt
\begin{document}\begin{flushright}\textsc{Thornbury Motor Works}\\British cars only\\Mill Lane, Chestertown, Maryland 21620\\\medskip March 21, 2024\end{flushright}
Mr. Leland Whitcomb\\Fair Hill Farm\\Easton, Maryland

Dear Mr. Whitcomb,

Thank you for bringing us your 1967 MG MGB roadster, which shows 58,210 miles and, I should think, honestly so. I promised you our figures in writing.

'''+f"The {a.d} would be {D(a.a)}, with new shafts and bushes. An {b.d} of the correct pattern is {D(b.a)}, and for {c.d} our radiator man asks {D(c.a)}. Add {D(e.a)} for {e.d}. To this comes {f.d}, six hours at {D(f.u)}, or {D(f.a)}. As a member of the Tidewater club you are entitled to {D(off)} off.\n\nThat comes to {D(p.sub)} before tax. Maryland will have {D(p.tax)} of you on the parts, and the whole will therefore be {D(p.tot)}."+r'''

I looked at the hood as you asked. The frame is bent but usable, and a new cover can wait for another year.

If this is agreeable, kindly sign the copy and return it with one third.

Yours faithfully,

\vspace{3em}A. J. Thornbury
\end{document}''','b22')
    f.q=6
    tx='6'
    p.close()
# ---------- b23 text thread, phone
def b23():
    p=Paper('b23','chromium','message','Westgate Brake & Muffler',None,dict(year=2009,make='Chevy',model='Malibu'))
    a=p.it('front pads','Part',6499);b=p.it('rotors','Part',q=2,u=4850);c=p.it('labor','Labor',15000);e=p.it('LF caliper','Part',9275)
    p.tax=R((6499+9700+9275)*.07);p.tot=p.sum()+p.tax
    msgs=[('t','Today 10:12 AM'),('i','Hi this is Tony at Westgate Brake & Muffler. Had your 2009 Chevy Malibu up in the air'),('o','ok how bad'),('i',f'Fronts are metal to metal. Need {a.d} {m(a.a)}, {b.d} {fq(b.q)} @ {m(b.u)} = {m(b.a)} and {c.d} 150'),('i','Fluid is like coffee too, flush is 89 if you want it'),('o','skip the flush. anything else?'),('i',f'Yeah {e.d} is seized thats why it wore out. Add {m(e.a)} no extra labor'),('o','ugh fine. so whats the damage'),('i',f'Tax {m(p.tax)} so {m(p.tot)} total. Ready by 4'),('o','do it'),('i','10-4')]
    h=''.join(f'<div class={k}>{t}</div>' for k,t in msgs)
    chrome(f'''<style>@page{{size:390px 760px;margin:0}}body{{margin:0;padding:12px;font:15px Roboto,"Open Sans"}}.i,.o{{border-radius:17px;padding:8px 13px;max-width:250px;margin:5px 0;clear:both;width:fit-content}}.i{{background:#e6e6ea}}.o{{background:#2b7bf6;color:#fff;margin-left:auto}}.t{{text-align:center;color:#888;font-size:11px}}</style><div style="text-align:center;border-bottom:1px solid #ddd;padding-bottom:6px;margin-bottom:8px"><b>Westgate Brake</b><br><small>+1 (614) 555-0171</small></div>{h}''','b23');p.close()
# ---------- b24 forwarded note
def b24():
    p=Paper('b24','enscript','message','Deke Mobile Wrench',None,dict(year=2012,make='Kia',model='Sorento',mileage=143000))
    a=p.it('Serpentine belt','Part',3800);b2=p.it('Tensioner assembly','Part',8900);b=p.it('Idler pulley','Part',2650);c=p.it('Coolant, 1 gal','Part',2100);e=p.it('Labor in your driveway','Labor',q=2,u=8500);f=p.it('Gas money out to Elmira','Fee',2500)
    off=p.off(1500);p.tot=p.net
    t=f'''From:    Rosalind Acheson <roz.acheson@post.example>
To:      Dad <hal_acheson@post.example>
Date:    Sunday, February 9, 2025 7:55 PM
Subject: Fwd: your kia

Dad can you look at this, is it fair? He can come Tuesday.
Love R

---------- Forwarded message ---------
From: Deke Mobile Wrench <dekewrench@post.example>
Date: Sun, Feb 9, 2025 at 4:31 PM
Subject: your kia
To: <roz.acheson@post.example>

Rosalind, like i said on the phone the squeal on the 2012 Kia
Sorento (143,000 mi) is the belt and the tensioner is about gone
to. Prices from the parts house today:

   {a.d} - ${a.a//100}
   {b2.d} - ${b2.a//100}
   {b.d} - {d(b.a)}
   {c.d} (you are low) - ${c.a//100}
   {e.d} {fq(e.q)} hrs x ${e.u//100} = ${e.a//100}
   {f.d} - ${f.a//100}

Knock off ${off//100} since you had the code read already. I dont
charge tax. Comes to {d(p.tot)}.

If the alternator bearing is bad that is another story, they run
about 260. I dont think it is.

Deke
607 555 0139
'''
    enscript(t,'b24',('-B','-f','Helvetica11','--margins=70:60:60:60'));p.close()
# ---------- b25 CCC-like
def b25():
    p=Paper('b25','chromium','insurance','Prairie Crossing Collision Center','14C-20817',dict(year=2019,make='TOYOTA',model='RAV4',vin='2T3P1RFV4KC028831',mileage=54310))
    rows=[('h','FRONT BUMPER & GRILLE'),('r','','O/H front bumper','','','','2.6',''),('p','Repl','Bumper cover w/o park sensor','5211942986',32641,'Incl.','2.8'),('r','','Add for Clear Coat','','','','','1.1'),('p','Repl','Lower cover','521190R902',14822,'Incl.',''),('p','Repl','LKQ Grille assy upper +25%','~110034817',18750,'Incl.',''),
      ('h','FRONT LAMPS'),('p','Repl','RT Headlamp assy LED','811100R120',61233,'0.5',''),('r','','Aim headlamps','','','','0.5',''),
      ('h','FENDER'),('r','* Rpr','RT Fender','','','','2.5','2.0'),('r','','Overlap Major Non-Adj. Panel','','','','','-0.2'),('p','Repl','RT Fender liner','538750R080',8417,'0.4',''),('r','R&I','RT Belt molding','','','','0.3',''),
      ('h','MISCELLANEOUS OPERATIONS'),('p','#','Clips and fasteners','',1500,'',''),('r','#','Pre-scan','','','','0.5 M',''),('r','#','Feather, prime & block','','','','','0.5')]
    tr='';n=0
    for r in rows:
        n+=1
        if r[0]=='h': tr+=f'<tr><td>{n}<td colspan=7><b>{r[1]}</b>'
        elif r[0]=='r': tr+=f'<tr><td>{n}<td>{r[1]}<td>{r[2]}<td>{r[3]}<td>{r[4]}<td class=r>{r[5]}<td class=r>{r[6]}<td class=r>{r[7]}'
        else:
            i=p.it(r[2],'Part',r[4],q=1);tr+=f'<tr><td>{n}<td>{r[1]}<td>{i.d}<td>{r[3]}<td class=r>1<td class=r>{m(i.a)}<td class=r>{r[5]}<td class=r>{r[6]}'
    par=p.sum('Part')
    bl=p.it('Body Labor','Labor',q=6.8,u=5800);pl=p.it('Paint Labor','Labor',q=6.2,u=5800);ml=p.it('Mechanical Labor','Labor',q=.5,u=12000);psu=p.it('Paint Supplies','Part',q=6.2,u=4000);oth=p.it('Other Charges','Fee',500)
    p.sub=p.sum();base=par+psu.a;p.tax=R(base*.07);p.tot=p.sub+p.tax;ded=50000
    def L(i,l='hrs'): return f'<tr><td>{i.d}<td class=r>{fq(i.q)} {l}<td class=r>@ &nbsp; $ {m(i.u)} /hr<td class=r>{m(i.a)}'
    chrome(f'''<style>@page{{size:letter;margin:12mm}}body{{font:10.5px "Liberation Sans",Arial}}table{{border-collapse:collapse;width:100%}}.e th{{border-bottom:1.5px solid #000;text-align:left;font-size:9px}}.e td{{padding:1.5px 3px}}.r{{text-align:right!important}}.t{{width:75%;margin:12px auto}}.t td,.t th{{padding:2px 4px}}h3{{text-align:center;margin:4px}}.o td{{border-top:1px solid #000;font-weight:700}}</style>
<table><tr><td><b>Prairie Crossing Collision Center</b><br>4480 Ames Ave, Omaha, NE 68104<br>Phone: (402) 555-0114<td class=r>Workfile ID: 6f2a91be<br>Federal ID: 47-0000000</table><h3>Preliminary Estimate</h3><table><tr><td>Customer: BRANIGAN, LOIS<td class=r>Job Number: 14C-20817</table><hr>
<table><tr><td>Written By: Todd Sims<br>Insured: BRANIGAN, LOIS<br>Type of Loss: Collision<br>Point of Impact: 01 Right Front<td>Policy #: 882-114-09<br>Date of Loss: 10/02/2024<br>Insurance Company: PLAINS MUTUAL<td>Claim #: PM-24-771920<br>Days to Repair: 5<br>Deductible: 500.00</table><p><b>VEHICLE</b><br>2019 TOYOTA RAV4 XLE AWD 4D UTV 4-2.5L Gasoline &nbsp; VIN: 2T3P1RFV4KC028831 &nbsp; Odometer: 54310 &nbsp; Exterior Color: Gray &nbsp; License: 1-K4471</p>
<table class=e><tr><th>Line<th>Oper<th>Description<th>Part Number<th class=r>Qty<th class=r>Extended Price $<th class=r>Labor<th class=r>Paint</tr>{tr}<tr class=o><td><td><td>SUBTOTALS<td><td><td class=r>{m(par)}<td class=r>7.3<td class=r>6.2</table>
<h3>ESTIMATE TOTALS</h3><table class="e t"><tr><th>Category<th class=r>Basis<th class=r>Rate<th class=r>Cost $</tr><tr><td>Parts<td><td><td class=r>{m(par)}{L(bl)}{L(pl)}{L(ml)}{L(psu)}<tr><td>{oth.d}<td><td><td class=r>{m(oth.a)}<tr class=o><td>Subtotal<td><td><td class=r>{m(p.sub)}<tr><td>Sales Tax<td class=r>$ {m(base)}<td class=r>@ &nbsp; 7.0000 %<td class=r>{m(p.tax)}<tr class=o><td>Grand Total<td><td><td class=r>{m(p.tot)}<tr><td>Deductible<td><td><td class=r>{m(ded)}<tr class=o><td>CUSTOMER PAY<td><td><td class=r>{m(ded)}<tr class=o><td>INSURANCE PAY<td><td><td class=r>{m(p.tot-ded)}</table>''','b25');p.close()
# ---------- b26 Audatex-like, reportlab
def b26():
    from reportlab.pdfgen import canvas
    p=Paper('b26','reportlab','insurance','KESTREL INSURANCE GROUP','KA-5510284',dict(year=2014,make='HONDA',model='CIVIC',vin='19XFB2F58EE047712',mileage=98770))
    rows=[('N','0171','REAR BUMPER COVER','04715TR3A90ZZ',24790,'0.9','1'),('L','0171','REFINISH REAR BUMPER COVER','',0,'2.7','4'),('EP','0177','REAR BUMPER ENERGY ABSORBER','71570TR3A01',6844,'INC','1'),('N','0185','REAR BUMPER REINFORCEMENT','71530TR3A00ZZ',19866,'0.3','1'),('I','0251','REPAIR DECK LID','',0,'1.5*','1'),('L','0251','REFINISH DECK LID SURFACE','',0,'2.2','4'),('EU','0402','LEFT TAILLAMP ASSEMBLY','RECYCLED PART',8500,'0.3','1'),('N','0611','MUFFLER AND TAILPIPE','18307TR2A11',31255,'0.7','2'),('N','M14','DECK LID NAMEPLATE "CIVIC"','75722TR0A01',2268,'0.2','1'),('SB','M60','FOUR WHEEL ALIGNMENT','SUBLET',9500,'','')]
    I=[]
    for r in rows:
        if r[4]: I.append(p.it(r[2],'Service' if r[0]=='SB' else 'Part',r[4]))
    par=p.sum('Part');subl=9500
    pm=p.it('PAINT MATERIAL','Part',q=4.9,u=3600);l1=p.it('SHEET METAL','Labor',q=3.2,u=5400);l2=p.it('MECH/ELEC','Labor',q=.7,u=9500);l4=p.it('REFINISH','Labor',q=4.9,u=5400)
    tw=p.it('TOWING','Service',18500);hz=p.it('HAZARDOUS WASTE REMOVAL','Fee',350)
    bet=p.off(R(31255*.25))
    p.tax=R((par-bet+pm.a)*.06);p.tot=p.net+p.tax
    c=canvas.Canvas(OUT+'b26.pdf',pagesize=(612,792));y=[756]
    def t(x,s,f='Courier',z=8.3,r=0,dy=0):
        c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,y[0],s);y[0]-=dy
    t(40,p.shop,'Helvetica-Bold',12,dy=12);t(40,'DIRECT REPAIR / FIELD CLAIMS  PO BOX 9002  LANSING MI 48909','Helvetica',7.5,dy=18)
    t(40,'CLAIM #   KA-5510284-01        EST. #   KA-5510284        DATE  05/23/2024   11:07 AM',dy=10);t(40,'INSURED   YOLANDA PRITCHARD    LOSS DATE 05/19/2024      TYPE  COLLISION',dy=10);t(40,'INSPECT   DRIVE-IN, MERIDIAN   APPRAISER D. OKAFOR       DEDUCTIBLE  1,000.00',dy=14)
    t(40,'2014 HONDA CIVIC EX 4DR SEDAN    VIN 19XFB2F58EE047712    MILEAGE 98,770    LIC DQK 4410 MI',dy=16)
    c.setFillGray(.85);c.rect(38,y[0]-3,536,12,fill=1,stroke=0);c.setFillGray(0)
    for x,s,r in [(40,'OP',0),(66,'GDE',0),(98,'MC  DESCRIPTION',0),(300,'MFG.PART NO.',0),(430,'PRICE',1),(466,'AJ%',1),(496,'B%',1),(540,'HOURS',1),(570,'R',1)]:
        c.setFont('Helvetica-Bold',7.5);(c.drawRightString if r else c.drawString)(x,y[0],s)
    y[0]-=14
    for r in rows:
        t(40,r[0]);t(66,r[1]);t(98,r[2]);t(300,r[3])
        if r[4]: t(430,m(r[4]),r=1)
        if r[2].startswith('MUFFLER'): t(496,'25',r=1)
        t(540,r[5],r=1);t(570,r[6],r=1,dy=11)
    t(98,f'{len(rows)} ITEMS',dy=20);t(40,'FINAL CALCULATIONS & ENTRIES','Helvetica-Bold',9,dy=14)
    def z(a,mid,v,b=0): t(40,a,'Courier-Bold' if b else 'Courier');t(230,mid);t(430,v,'Courier-Bold' if b else 'Courier',r=1,dy=11)
    z('GROSS PARTS','',m(par));z(pm.d,f'{fq(pm.q)} @ {m(pm.u)}',m(pm.a));z('LESS BETTERMENT','',m(bet)+'-');z('PARTS & MATERIAL TOTAL','',m(par+pm.a-bet),1);z('TAX ON PARTS & MATERIAL','@ 6.000%',m(p.tax));y[0]-=6
    t(40,'LABOR               RATE     REPLACE    REPAIR     TOTAL HRS','Courier-Bold',dy=11)
    for i,k,a,b in [(l1,'1','1.7','1.5'),(l2,'2','0.7',''),(l4,'4','4.9','')]: t(40,f"{k}-{i.d:<14}{m(i.u):>8}{a:>11}{b:>10}{fq(i.q):>13}");t(430,m(i.a),r=1,dy=11)
    z('LABOR TOTAL','',m(l1.a+l2.a+l4.a),1);y[0]-=6;z('SUBLET REPAIRS','',m(subl));z(tw.d,'',m(tw.a));z(hz.d,'',m(hz.a));y[0]-=6;z('GROSS TOTAL','',m(p.tot),1);z('LESS: DEDUCTIBLE','',m(100000)+'-');z('NET TOTAL','',m(p.tot-100000),1)
    y[0]-=20
    for s in ['OP CODES: N=NEW PART  L=REFINISH  EP=AFTERMARKET  EU=RECYCLED  I=REPAIR  SB=SUBLET','* = USER ENTERED VALUE','THIS ESTIMATE IS BASED ON PARTS NOT MADE BY THE ORIGINAL MANUFACTURER WHERE NOTED.']: t(40,s,'Courier',7,dy=9)
    c.save();p.close()
# ---------- b27 Mitchell-like, text
def b27():
    p=Paper('b27','enscript','insurance',"BAYOU BODY & PAINT",'3381',dict(year=2016,make='Nissan',model='Rogue',vin='JN8AT2MV6GW144208',mileage=88109))
    rows=[('000101','BDY','REMOVE/REPLACE','L Frt Door Shell','H0101-9TBMA','New',58811,'5.2 #'),('AUTO','REF','REFINISH','L Frt Door Outside','','',0,'2.3'),('AUTO','REF','REFINISH','L Frt Add For Jambs & Inside','','',0,'1.0'),('000144','BDY','REMOVE/REPLACE','L Frt Door Mirror Assembly','NI1320277','Qual Repl',11700,'INC #'),('000152','BDY','REMOVE/REPLACE','L Frt Door Lower Moulding','80871-4BA0A','New',6743,'0.3'),('000210','BDY','REPAIR','L Rear Door Shell','Existing','',0,'3.0*#'),('AUTO','REF','REFINISH','L Rear Door Outside','','',0,'1.9'),('000233','BDY','REMOVE/INSTALL','L Rear Door Handle','','',0,'0.4'),('900500','BDY*','REMOVE/REPLACE','Cavity Wax','','New',1850,'0.3*'),('AUTO','REF','ADD\'L OPR','Clear Coat','','',0,'1.4')]
    t=f'''                                                      Date: 09/04/2024 02:17 PM
                                                      Estimate ID: 3381
  {p.shop}
  2702 Hwy 90 W, New Iberia, LA 70560   (337) 555-0135

  Damage Assessed By: Rene Thibaut          Deductible: 500.00
  Claim Number: 24-LA-90817
  Insured: CAMILLE ARCENEAUX                Mitchell Service: 912731
  Description: 2016 Nissan Rogue SV         Drive Train: 2.5L Inj 4 Cyl CVT FWD
  VIN: JN8AT2MV6GW144208                    Mileage: 88,109

  Line  Entry    Labor                  Line Item                       Part Type/        Dollar   Labor
  Item  Number   Type  Operation        Description                     Part Number       Amount   Units
  ----------------------------------------------------------------------------------------------------------
'''
    for n,r in enumerate(rows,1):
        if r[6]: i=p.it(r[3],'Part',r[6])
        pt=(r[5]+' ' if r[5]=='Qual Repl' else '')+r[4] if r[4] else r[5]
        t+=f"  {n:>3}   {r[0]:<8} {r[1]:<5} {r[2]:<16} {r[3]:<30}  {pt:<20}{(m(r[6]) if r[6] else ''):>9}  {r[7]}\n"
    par=p.sum('Part')
    b=p.it('Body','Labor',q=9.2,u=5200);rf=p.it('Refinish','Labor',q=6.6,u=5200)
    pm=p.it('Paint Materials','Part',q=6.6,u=3400);hz=p.it('Hazardous Waste Disposal','Fee',500);sh=p.it('Rental Vehicle Shuttle','Fee',3500)
    t1=R(par*.0945);t2=R(pm.a*.0945);p.tax=t1+t2;p.tot=p.sum()+p.tax
    t+=f'''
  * - Judgment Item     # - Labor Note Applies

                                                    Estimate Totals
                                                             Add'l
  I.  Labor Subtotals        Units     Rate      Amount      Sublet             Totals
      {b.d:<22} {fq(b.q):>5}  {m(b.u):>7}        0.00        0.00      {m(b.a):>12}
      {rf.d:<22} {fq(rf.q):>5}  {m(rf.u):>7}        0.00        0.00      {m(rf.a):>12}
      Non-Taxable Labor                                                    {m(b.a+rf.a):>12}
      Labor Summary           {fq(round(b.q+rf.q,1)):>5}                                        {m(b.a+rf.a):>12}

  II. Part Replacement Summary                                                  Amount
      Taxable Parts                                                        {m(par):>12}
         Sales Tax                    @  9.450%                            {m(t1):>12}
      Total Replacement Parts Amount                                       {m(par+t1):>12}

  III. Additional Costs                                                         Amount
      Taxable Costs
         {pm.d} {fq(pm.q)} units @ {m(pm.u)}                                {m(pm.a):>12}
         Sales Tax                    @  9.450%                            {m(t2):>12}
      Non-Taxable Costs
         {hz.d:<40}                          {m(hz.a):>12}
         {sh.d:<40}                          {m(sh.a):>12}
      Total Additional Costs                                               {m(pm.a+t2+hz.a+sh.a):>12}

      I.   Total Labor:                                                    {m(b.a+rf.a):>12}
      II.  Total Replacement Parts:                                        {m(par+t1):>12}
      III. Total Additional Costs:                                         {m(pm.a+t2+hz.a+sh.a):>12}
           Gross Total:                                                    {m(p.tot):>12}

      IV.  Adjustments: Customer Responsibility, Deductible                {m(50000)+'-':>12}
           Net Total:                                                      {m(p.tot-50000):>12}

  This is a preliminary estimate. Additional changes to the estimate may be required for the actual repair.
'''
    enscript(t,'b27',('-B','-f','Courier8','--margins=36:30:36:36'))
    p.close()
    tx=subprocess.run(['pdftotext','-layout',OUT+'b27.pdf','-'],capture_output=True,text=True).stdout
    print(tx.count(m(t1)),tx.count(m(t2)))
import sys
for f in sys.argv[1:]: globals()[f]()
