from lib import *
# ---------- j01 Texas heavy truck shop (chromium, landscape)
def j01():
    jobs=[("01","UNIT LOSES AIR OVERNIGHT, BUZZER ON AT START","S-CAM BOOT TORN LR, SPRING BRAKE DIAPHRAGM CUT, GOVERNOR LEAKING AT EXH","R&R LR 30/30 CHAMBER, R&R GOVERNOR, SOAP TEST ALL, BUILDS 90-120 IN 1:12",
      [("L","AIR-114","Brake chamber 30/30 R&R LR, caged",1.6,None,16500),("L","AIR-020","Governor R&R & set cut-out 125 psi",.7,None,16500),("P","3030LS-WC","Chamber 30/30 long stroke w/ clevis",1,11250,8464),("P","D2-275491","Governor D-2",1,4100,2895),("P","NT-6ALT","Fitting, 3/8 tube x 1/4 NPT DOT brass",4,620,417)]),
     ("02","CK ENG LITE – DERATE 5 MPH INDUCEMENT","SCR INLET NOX SENSOR RATIONAL. SPN 3216 FMI 2","REPLACED INLET NOX, PARKED REGEN, CLEARED, ROADTESTED 18 MI I-27",
      [("L","AFT-301","Diagnose aftertreatment w/ laptop",2,None,18500),("L","AFT-318","NOx sensor inlet replace + regen",1.5,None,16500),("P","5WK9-6753B","Sensor NOx inlet, reman",1,61500,43890),("C","5WK9-CORE","Core deposit – NOx module",1,None,9000)]),
     ("03","GREASE & PM “B” SERVICE","DUE","PERFORMED, 3 ZERKS REPLACED",
      [("L","PM-B","PM B service ISX15 flat rate",1,None,22000),("P","LF14000NN","Filter lube Venturi combo",1,6220,4388),("P","FS1098","Filter fuel/wtr sep",2,5510,3899),("P","15W40-BULK","Oil, 15W-40 CK-4 bulk /gal",11,2150,1725)])]
    items=[];rows='';parts=lab=0
    for n,a,b,c,ls in jobs:
        rows+=f'<tr class=j><td colspan=7><b>OPER {n}</b> &nbsp;<i>Complaint:</i> {a}<br><i>Cause:</i> {b}<br><i>Correction:</i> {c}</td></tr>';jt=0
        for t,pn,ds,q,li,u in ls:
            e=round(q*u);jt+=e
            items.append(I(ds,{'L':'labor','P':'part','C':'fee'}[t],q,u,e))
            if t=='P':parts+=e
            if t=='L':lab+=e
            rows+=f'<tr><td>{t}</td><td>{pn}</td><td>{ds}</td><td class=r>{q:.2f}</td><td class=r>{m(li) if li else ""}</td><td class=r>{m(u)}</td><td class=r>{m(e)}</td></tr>'
        rows+=f'<tr class=s><td colspan=6 class=r>Oper {n} total</td><td class=r>{m(jt)}</td></tr>'
    core=9000;sup=min(round(lab*.06),9500);env=1850
    items+= [I("Shop supplies 6% of labor (max 95.00)",'fee',None,None,sup),I("Env / used oil & filter disposal",'fee',None,None,env)]
    credit=9000; tax=round((parts)*.0825); sub=parts+lab+core+sup+env-credit; tot=sub+tax
    html=f'''<style>@page{{size:11in 8.5in;margin:.4in}}body{{font:8.6pt "Liberation Sans Narrow";}}table{{border-collapse:collapse;width:100%}}td,th{{padding:1px 5px;vertical-align:top}}.r{{text-align:right}}.j td{{background:#eee7da;border-top:2px solid #7a2d12}}.s td{{font-weight:bold;border-bottom:1px dotted #999}}th{{background:#7a2d12;color:#fff;text-align:left}}</style>
<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><span style="font:bold 23pt 'URW Bookman';color:#7a2d12">★ LLANO ESTACADO DIESEL &amp; AXLE</span><br>FM 1585 @ Slide Rd Loop, Wolfforth, Texas 79382 — (806) 555-0147 — 24 Hr Road Calls — TX Used Oil Reg. A85-00417</div>
<div style="border:2px solid #7a2d12;padding:4px 10px;font-size:11pt"><b>REPAIR ORDER / INVOICE</b><br>R.O. 41-20877<br>Closed 03/14/2025 4:51 PM</div></div>
<table style="margin:6px 0;border:1px solid #7a2d12"><tr><td><b>Bill to:</b> Caprock Cotton Haulers LLC<br>PO Drawer 611, Levelland TX 79336<br>P.O. # VERBAL–RUSTY</td><td><b>Unit</b> 117 &nbsp; <b>Yr/Mk/Mdl</b> 2016 KENWORTH T680<br><b>VIN</b> 1XKYDP9X0GJ482915<br><b>Eng</b> CUM ISX15 &nbsp;<b>Lic</b> R31-7720 TX</td><td><b>Hub odo</b> 718,406<br><b>ECM hrs</b> 15,221<br><b>Wrench</b> Chuy / D. Pool</td><td><b>Terms</b> NET 10 PROX<br><b>Writer</b> Lometa<br><b>Bay</b> 3 pit</td></tr></table>
<table><tr><th>T<th>Part / Op<th>Description<th class=r>Qty/Hrs<th class=r>List<th class=r>Fleet<th class=r>Extended</tr>{rows}</table>
<div style="display:flex;justify-content:space-between;margin-top:8px"><div style="width:55%;font-size:7.4pt">NOTICE: Pursuant to Sec. 70.001, Texas Property Code, a motor vehicle subject of a repair is subject to repossession if check, money order or credit card is stopped, dishonored or contract account past due. Old NOx sensor returned same day, core credited. T = L labor, P part, C core. Parts taxed; separately itemized labor not taxable.<br><br>X ______________________ Driver / authorized agent</div>
<table style="width:36%"><tr><td>Parts<td class=r>{m(parts)}<tr><td>Labor<td class=r>{m(lab)}<tr><td>Core deposits<td class=r>{m(core)}<tr><td>Core returned (1)<td class=r>({m(credit)})<tr><td>Shop supplies 6% of labor (max 95.00)<td class=r>{m(sup)}<tr><td>Env / used oil &amp; filter disposal<td class=r>{m(env)}<tr><td><b>Subtotal</b><td class=r><b>{m(sub)}</b><tr><td>State + city tax 8.25% on parts<td class=r>{m(tax)}<tr style="background:#7a2d12;color:#fff;font-size:12pt"><td>PAY THIS AMOUNT<td class=r>$ {m(tot)}</table></div>'''
    chrome('j01',html)
    L('j01','estimate',items,sub,tax,tot,[credit],dict(year=2016,make='KENWORTH',model='T680',vin='1XKYDP9X0GJ482915',mileage=718406),dict(shop='LLANO ESTACADO DIESEL & AXLE',date='03/14/2025',number='41-20877'))
j01()
# ---------- j02 Alaska bush mechanic (groff)
def j02():
    rows=[("Fuel pump module, NAPA Anchorage","part",None,None,38742),("Fuel strainer sock","part",None,None,1895),("Hose clamps & 4 ft EFI hose","part",None,None,2660),
          ("Air freight ANC–BET, pump, Northern Air Cargo 11 lb","fee",None,None,4730),("Bush plane BET–KWK, Dash freight min.","fee",None,None,3500),
          ("Snowmachine trip out to truck & back, gas","fee",None,None,6000),
          ("Labor: dropped tank in the snow, thawed straps w/ weed burner, pump in","labor",5.5,9500,52250),("Labor: 2nd day, tracked down ground","labor",1.5,9500,14250)]
    disc=5000; tot=sum(r[4] for r in rows)-disc
    t='';
    for d,k,q,u,p in rows:
        t+=f"T{{\n{d.replace('–',chr(92)+'(en')}\nT}}\t{(str(q)+' h') if q else ''}\t{('@ '+str(u//100)) if u else ''}\t{m(p)}\n"
    src=rf'''.nr PO 1i
.po 1i
.ll 6.4i
.ft B
.ps 17
.vs 21
.ce 3
\fBNICK'S FIX-IT\fP
.ps 11
.vs 14
\fIthe blue connex behind the Moravian church \(em Kwethluk, Alaska\fP
VHF 68 "Fixit Nick" \(em cell 907-555-0162 when the tower is up
.sp 1
.ft R
.LP
\l'6.4i'
.sp .5
.nf
.ta 4i
\fBBILL\fP no. 88	Feb. 9, 2024
For: Olinka Evon (Steve's auntie)
Rig: \fB2009 Toyota Tacoma\fP, 4 cyl, ice road truck, green
Miles: 131,900 (who knows, needle stuck)
.fi
.sp .7
What she did: ran fine to Bethel, quit on the ice road mile 7 coming back. No fuel pressure.
.sp .7
.TS
l r r n
lw(3.6i) r r n.
\fIwhat	hours	rate	dollars\fP
_
{t}_
\fBAdds up to\fP			\fB{m(tot+disc)}\fP
off for the moose roast (quyana!)			-{m(disc)}
=
\fBYou owe\fP			\fB${m(tot)}\fP
.TE
.sp .6
No sales tax in Kwethluk on this. Freight is what they charged me, waybill stapled. I still have the old pump if you want to look at it. Heater fan is also squeaky, figure $140 for one before next winter, did not order it.
.sp .6
Paid: $400 cash 2/9, rest when the PFD comes, no hurry.
.sp 2
.nf
\l'2.5i'
N. Alexie
'''
    src=src.replace('.LP\n','').replace('.nr PO 1i\n','')
    groff('j02',src,'-fP')
    L('j02','estimate',[I(*r) for r in rows],tot+disc,None,tot,[disc],dict(year=2009,make='Toyota',model='Tacoma',mileage=131900),dict(shop="NICK'S FIX-IT",date='Feb. 9, 2024',number='88'))
j02()
# ---------- j03 Puerto Rico (reportlab, Spanish)
def j03():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    c=canvas.Canvas(OUT+'j03.pdf',pagesize=letter);W,H=letter
    teal=colors.HexColor('#0a6b6b')
    c.setFillColor(teal);c.roundRect(36,H-110,W-72,78,14,fill=1,stroke=0)
    c.setFillColor(colors.white);c.setFont('Helvetica-BoldOblique',22);c.drawString(52,H-64,'TALLER HERMANOS QUIÑONES')
    c.setFont('Helvetica',9);c.drawString(52,H-80,'Mecánica · Hojalatería liviana · Aire acondicionado · Marbetes');c.drawString(52,H-93,'Carr. 167 Km 14.2, Bo. Buena Vista, Bayamón PR 00956   Tel. 787-555-0119   Reg. Comerciante 0284417-0023')
    c.setFillColor(colors.black);c.setFont('Helvetica-Bold',11);c.drawString(40,H-130,'FACTURA  N.º  07731');c.drawRightString(W-40,H-130,'Fecha: 22/ago/2024')
    c.setFont('Helvetica',9.5)
    for i,(a,b) in enumerate([('Cliente: Yolanda Marrero Cintrón','Vehículo: 2014 Hyundai Accent GLS'),('Urb. Santa Juanita, Bayamón','Tablilla: IKV-208      Millaje: 96,418'),('Tel. 939-555-0173','VIN/Serie: KMHCU4AE6EU671204')]):
        c.drawString(40,H-150-13*i,a);c.drawString(310,H-150-13*i,b)
    y=H-205
    P=[('Compresor A/C (reconstruido) Denso',1,28500),('Filtro secador',1,3250),('Válvula de expansión',1,4175),('Refrigerante R-134a, lata 12 oz',3,1495),('Correa serpentina 6PK1555',1,2890)]
    S=[('Desmontar e instalar compresor, lavar sistema',13500),('Vacío y carga de refrigerante',6500),('Diagnóstico de aire',4000)]
    items=[]
    def bar(y,t,cols):
        c.setFillColor(colors.HexColor('#dff1ef'));c.rect(36,y-4,W-72,15,fill=1,stroke=0);c.setFillColor(teal);c.setFont('Helvetica-Bold',9.5);c.drawString(40,y,t)
        for x,s in cols:c.drawRightString(x,y,s)
        c.setFillColor(colors.black);c.setFont('Helvetica',9.5)
    bar(y,'PIEZAS',[(400,'Cant.'),(480,'Precio'),(W-40,'Importe')]);y-=17;ps=0
    for d,q,u in P:
        c.drawString(40,y,d);c.drawRightString(400,y,str(q));c.drawRightString(480,y,m(u));c.drawRightString(W-40,y,m(q*u));ps+=q*u;items.append(I(d,'part',q,u,q*u));y-=14
    c.setFont('Helvetica-Oblique',9);c.drawString(40,y,'Tubo de descarga — cliente no autorizó (se recomienda)');c.drawRightString(480,y,'89.00');c.drawRightString(W-40,y,'N/A');y-=22
    bar(y,'MANO DE OBRA',[(W-40,'Importe')]);y-=17;ls=0
    for d,p in S:
        c.drawString(40,y,d);c.drawRightString(W-40,y,m(p));ls+=p;items.append(I(d,'labor',None,None,p));y-=14
    y-=8;bar(y,'OTROS CARGOS',[(W-40,'Importe')]);y-=17
    c.drawString(40,y,'Recogido de refrigerante usado (EPA 609)');c.drawRightString(W-40,y,m(1500));items.append(I('Recogido de refrigerante usado (EPA 609)','fee',None,None,1500))
    disc=round(ls*.10);sub=ps+ls+1500;base=sub-disc;st=round(base*.105);mu=round(base*.01);tot=base+st+mu
    y-=30
    for a,b,bo in [('Subtotal',m(sub),0),('Descuento cliente fijo (10% mano de obra)','–'+m(disc),0),('IVU estatal 10.5%',m(st),0),('IVU municipal 1%',m(mu),0),('TOTAL A PAGAR  US$',m(tot),1)]:
        c.setFont('Helvetica-Bold' if bo else 'Helvetica',13 if bo else 10);c.drawRightString(480,y,a);c.drawRightString(W-40,y,b);y-=16 if not bo else 20
    c.setFont('Helvetica',10);c.drawRightString(480,y,'Recibido ATH Móvil');c.drawRightString(W-40,y,m(tot))
    c.saveState();c.translate(150,y+10);c.rotate(14);c.setStrokeColor(colors.HexColor('#b3202a'));c.setFillColor(colors.HexColor('#b3202a'));c.setLineWidth(2.5);c.roundRect(-55,-14,110,40,5,fill=0);c.setFont('Courier-Bold',20);c.drawCentredString(0,0,'PAGADO');c.restoreState()
    y-=46;c.setFont('Helvetica',8)
    for s in ['Garantía: 90 días o 4,000 millas en piezas y mano de obra; piezas eléctricas sin garantía. No nos hacemos responsables por objetos dejados en el vehículo.','Después de 5 días de terminado el trabajo se cobrará estadía de $10.00 diarios. Piezas reemplazadas se entregan si se solicitan.','IVU Loto: A1K7Q-88T2M    Terminal 00127755    Trans. 004419']:
        c.drawString(40,y,s);y-=11
    c.save()
    L('j03','estimate',items,sub,st+mu,tot,[disc],dict(year=2014,make='Hyundai',model='Accent',vin='KMHCU4AE6EU671204',mileage=96418,trim='GLS'),dict(shop='TALLER HERMANOS QUIÑONES',date='22/ago/2024',number='07731'))
j03()
# ---------- j04 Hawaiian tire shop (wkhtmltopdf)
def j04():
    R=[("TR","Falken Wildpeak A/T3W 265/70R16 112T",4,19895,'part'),("MB","Mount & dynamic balance",4,2250,'service'),("VS","Rubber valve stem TR-418",4,425,'part'),("DF","Used tire disposal",4,650,'fee'),("HI","HI State tire surcharge",4,100,'fee'),("AL","4-wheel alignment, lifted truck",1,15995,'service'),("LN","Lug nut, open-end M12x1.5 rust replace",3,375,'part')]
    items=[I(d,t,q,u,q*u) for _,d,q,u,t in R];sub=sum(i['totalPrice'] for i in items);disc=8000
    tax=round((sub-disc)*.04712);tot=sub-disc+tax
    rows=''.join(f'<tr><td class=q>{q}</td><td><b>{d}</b>{"<br><small>DOT 4U7K WXYZ 3124 · rr 55 psi</small>" if a=="TR" else ""}</td><td class=r>{m(u,"$")}</td><td class=r>{m(q*u,"$")}</td></tr>' for a,d,q,u,t in R)
    html=f'''<meta charset=utf-8><style>body{{font-family:"URW Gothic";font-size:13px;color:#123}}table{{border-collapse:collapse;width:100%}}td{{padding:6px 8px;border-bottom:1px dashed #6aa6b8}}.r{{text-align:right}}.q{{font-size:20px;color:#d9572b;text-align:center;width:40px}}small{{color:#667}}</style>
<div style="text-align:center"><div style="font-size:38px;font-weight:bold;color:#d9572b">Puna Tire &amp; Lube</div><div>≈≈≈ Kea‘au Shopping Ctr. makai side · 16-0577 Old Volcano Rd, Kea‘au HI 96749 · 808-555-0131 ≈≈≈</div></div>
<table style="margin:18px 0"><tr><td style="border:0">Aloha, <b>Kimo Nakashima</b>!<br>‘05 Toyota 4Runner SR5 4x4<br>Lic ZEX 482 · 214,077 mi</td><td style="border:0" class=r>Ticket <b>K-5590</b><br>12-21-24 9:42a<br>Bay 2 · Bradda Len</td></tr></table>
<table><tr style="background:#123;color:#fff"><td>Qty</td><td>What we wen do</td><td class=r>Each</td><td class=r>Amt</td></tr>{rows}
<tr><td class=q>1</td><td>Rotate spare in, check brakes</td><td class=r></td><td class=r>no charge</td></tr></table>
<table style="width:50%;margin:14px 0 0 50%"><tr><td>Subtotal<td class=r>{m(sub,"$")}<tr><td>Falken coupon, buy 4 save $80<td class=r>&minus;{m(disc,"$")}<tr><td>GET 4.712%<td class=r>{m(tax,"$")}<tr style="font-size:20px;background:#ffe8d6"><td><b>Total</b><td class=r><b>{m(tot,"$")}</b><tr><td>HFS FCU Visa ····7719<td class=r>{m(tot,"$")}<tr><td>Balance<td class=r>$0.00</table>
<p style="margin-top:40px">Torque um again 50 miles — free, just drive in. Free flat repair for life of da tire (not road hazard from lava rock).<br>Next time: front shocks stay leaking, $489.90 da pair installed.<br><br><i>Mahalo nui loa — drive with aloha</i></p>'''
    wk('j04',html,'-s','Letter')
    L('j04','estimate',items,sub,tax,tot,[disc],dict(year=2005,make='Toyota',model='4Runner',mileage=214077,trim='SR5'),dict(shop='Puna Tire & Lube',date='12-21-24',number='K-5590'))
j04()
