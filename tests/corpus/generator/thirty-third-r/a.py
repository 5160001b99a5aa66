from common import *
import sys
def doc1():
    n='A01_kowalski_boxed';P=[I('Ceramic Brake Pad Set - Front','Part',1,8495),I('Brake Rotor, Front Vented','Part',2,7640),I('Caliper Hardware Kit','Part',1,1825),I('Brake Fluid DOT 4, 12 oz','Part',2,995)]
    L=[I('R&R front pads and rotors, lube slides','Labor',1.6,11800),I('Bleed hydraulic brake system','Labor',0.8,11800)]
    pn=['WG-D1578C','WR-980744','WH-5811','PF-DOT4-12'];sup=I('Shop Supplies','Fee',None,None,1415)
    tax=pct(S(P)+1415,6.25);tot=S(P+L)+1415+tax;v=(2016,'Honda','CR-V',vin('2HKRM4H700GH61428'),98214)
    rows=''.join(f"<tr><td class=c>{q(i['quantity'])}<td>{p}<td>{i['description']}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for i,p in zip(P,pn))+'<tr><td>&nbsp;<td><td><td><td>'*3
    lr=''.join(f"<tr><td>{esc(i['description'])}<td class=c>{i['quantity']:.1f}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for i in L)+'<tr><td>&nbsp;<td><td><td>'*2
    h=f'''<style>@page{{size:letter;margin:.6in .6in .5in .85in}}body{{font:11.5px Liberation Sans}}table{{border-collapse:collapse;width:100%;margin-top:10px}}td,th{{border:1px solid #000;padding:4px 6px}}th{{background:#ddd}}.r{{text-align:right}}.c{{text-align:center}}h1{{font-size:25px;margin:0}}.t td{{font-size:13px}}</style>
    <table style="margin:0"><tr><td style="border:0;padding:0"><h1>Kowalski Bros. Garage</h1>1408 Milford Road, Terre Haute, IN 47802<br>Tel (812) 555-0143 &nbsp; "Family owned since 1971"<td style="width:200px;font-size:14px"><b>INVOICE</b><br>No. <b>40417</b><br>Date: 03/18/2026</table>
    <table><tr><td style="width:50%"><b>Customer</b><br>Harriet Dunleavy<br>77 Poplar Ct<br>Terre Haute, IN 47803<br>(812) 555-0186<td><b>Vehicle</b><br>2016 Honda CR-V EX &nbsp; Gray<br>VIN: {v[3]}<br>Plate: IN 482 RKT<br>Odometer in: 98,214</table>
    <p><b>Request:</b> Grinding noise from front when braking, steering wheel shake at highway speed.</p>
    <table><tr><th>Qty<th>Part No.<th>Part Description<th>Each<th>Amount</tr>{rows}</table>
    <table><tr><th>Labor Description<th>Hours<th>Rate<th>Amount</tr>{lr}</table>
    <table class=t style="width:260px;margin-left:auto"><tr><td>Total Parts<td class=r>{m(S(P))}<tr><td>Total Labor<td class=r>{m(S(L))}<tr><td>Shop Supplies<td class=r>14.15<tr><td>Sales Tax 6.25%<td class=r>{m(tax)}<tr><td><b>TOTAL DUE</b><td class=r><b>${m(tot)}</b></table>
    <p style="font-size:10px">I hereby authorize the above repair work to be done along with necessary materials. 12 month / 12,000 mile warranty on parts and labor. Old parts returned on request.</p><p>Signature ______________________________ &nbsp; Date ______________</p>'''
    label(n,n+'.pdf','invoice',['scan'],'40417','Kowalski Bros. Garage',v,P+L+[sup],[],None,tax,tot)
    scan(n,h,'1',200,.6,11,holes=True)
def doc2():
    n="A02_jobs_concern"
    J=[('JOB 1','Check engine light on, rough idle at stops','Scanned: P0302 cylinder 2 misfire. Coil #2 failed under load, plugs worn past spec.',
        [('L',I('Diagnose misfire','Labor',1,12900)),('L',I('Replace ignition coils and spark plugs','Labor',1.3,12900)),('P',I('Ignition Coil Assembly','Part',4,6425)),('P',I('Iridium Spark Plug','Part',4,1398)),('P',I('Dielectric Grease Packet','Part',1,349))]),
       ('JOB 2','Coolant smell, low reservoir','Pressure test found upper hose seeping at radiator neck.',
        [('L',I('Replace upper radiator hose and refill cooling system','Labor',1.1,12900)),('P',I('Upper Radiator Hose','Part',1,4180)),('P',I('Asian Vehicle Coolant, Gallon','Part',2,2765)),('P',I('Hose Clamp','Part',2,285))]),
       ('JOB 3','State inspection','Passed, sticker issued.',[('S',I('State Safety Inspection','Service',None,None,2550))])]
    it=[];b='';par=0
    for j,c,cor,ls in J:
        b+=f'<div class=j><b>{j}</b> &nbsp; Concern: {c}</div><div class=k>Findings: {cor}</div><table>'
        for t,i in ls:
            it.append(i);par+=i['totalPrice'] if t=='P' else 0
            b+=f"<tr><td style='width:48px'>{dict(L='LABOR',P='PART',S='SVC')[t]}<td>{i['description']}<td class=r style='width:150px'>"+(f"{q(i['quantity'])}{' hr' if t=='L' else ''} x {m(i['unitPrice'])}" if i['unitPrice'] else '')+f"<td class=r style='width:80px'>{m(i['totalPrice'])}"
        b+=f"<tr><td colspan=3 class=r><i>{j.title()} total</i><td class=r style='border-top:1px solid #000'>{m(S([i for t,i in ls]))}</table>"
    f=[I('Environmental / Waste Fee','Fee',None,None,650),I('Shop Supplies (4% of labor)','Fee',None,None,pct(S([i for i in it if i['type']=='Labor']),4))];it+=f
    sub=S(it);tax=pct(par,6);tot=sub+tax;v=(2017,'Toyota','Highlander',vin('5TDJZRFH00S431907'),121388)
    h=f'''<style>@page{{size:letter;margin:.6in .6in .5in .8in}}body{{font:12px Liberation Serif}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}.j{{border-top:2px solid #000;margin-top:9px;padding-top:3px}}.k{{margin:2px 0 3px 14px;font-style:italic}}td{{padding:2px 4px}}</style>
    <center><b style="font-size:24px;letter-spacing:2px">TWIN RIVERS AUTOMOTIVE</b><br>2290 Old Post Rd &bull; Chambersburg, PA 17202 &bull; 717-555-0119<br><b>Repair Invoice # TR-20881</b></center><hr>
    <table><tr><td>Bill to: <b>Leon Abernathy</b><br>18 Quarry Lane<br>Fayetteville, PA 17222<td>Vehicle: 2017 Toyota Highlander XLE<br>VIN {v[3]}<br>Mileage 121,388 in / 121,391 out<td>Written: 02/09/2026<br>Closed: 02/10/2026<br>Advisor: Shelly</table>{b}
    <hr><table style="width:320px;margin-left:auto"><tr><td>{f[0]['description']}<td class=r>{m(650)}<tr><td>{f[1]['description']}<td class=r>{m(f[1]['totalPrice'])}<tr><td>Subtotal<td class=r>{m(sub)}<tr><td>PA Sales Tax (parts 6%)<td class=r>{m(tax)}<tr style="font-size:15px"><td><b>Invoice Total</b><td class=r><b>$ {m(tot)}</b><tr><td>Paid - Visa 4417<td class=r>{m(tot)}<tr><td>Balance<td class=r>0.00</table>'''
    label(n,n+'.pdf','invoice',['scan'],'TR-20881','TWIN RIVERS AUTOMOTIVE',v,it,[],sub,tax,tot)
    scan(n,h,'1',300,-.9,12,staple=True,specks=110)
def doc3():
    n='A03_two_column_form'
    P=[I('Water Pump w/ Gasket','Part',1,13840),I('Timing Belt','Part',1,6215),I('Tensioner Assy','Part',1,9430),I('Idler Bearing','Part',2,3175),I('Serpentine Belt','Part',1,4460),I('Antifreeze','Part',2,2195)]
    L=[I('Timing belt & water pump replace','Labor',None,None,61200),I('R&R drive belt','Labor',None,None,3600),I('Pressure test cooling system','Labor',None,None,4500)]
    sup=I('Shop Supplies','Fee',None,None,2200);haz=I('Haz. Waste','Fee',None,None,500);it=P+L+[sup,haz]
    sub=S(it);tax=pct(S(P),7.5);tot=sub+tax;v=(2009,'Acura','TL',None,156702)
    pr=''.join(f"<tr><td class=c>{i['quantity']}<td>{i['description']}<td class=r>{m(i['totalPrice'])}" for i in P)+'<tr><td>&nbsp;<td><td>'*8+f"<tr><td colspan=2 class=r>TOTAL PARTS<td class=r>{m(S(P))}"
    for i in P:
        i['unitPrice']=None
    lr=''.join(f"<tr><td style='height:34px'>{esc(i['description'])}<td class=r>{m(i['totalPrice'])}" for i in L)+"<tr><td>&nbsp;<td>"*4
    h=f'''<style>@page{{size:letter;margin:.55in .55in .5in .8in}}body{{font:12px Liberation Sans Narrow}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #333;padding:4px 5px;vertical-align:top}}th{{background:#555;color:#fff;font-weight:normal}}.r{{text-align:right}}.c{{text-align:center}}.n td{{border:0;padding:0}}small{{font-size:8px;color:#444;display:block}}.f{{font:13px Liberation Mono}}.f td{{height:18px}}</style>
    <table><tr><td style="border:0;font:bold 21px Liberation Serif">Pineda Auto Repair<div style="font:12px Liberation Sans">614 E. Florence Blvd., Casa Grande, AZ 85122 &nbsp; 520.555.0172</div><td style="border:0;text-align:right">ESTIMATE / REPAIR ORDER<br><span style="font:bold 19px Liberation Mono">07736</span></table>
    <table class=f><tr><td colspan=2><small>NAME</small>TOBIAS WREN<td><small>DATE</small>11-04-25<td><small>PHONE</small>520-555-0108<tr><td colspan=2><small>ADDRESS</small>3301 N PEART RD #14<td colspan=2><small>CITY</small>CASA GRANDE AZ<tr><td><small>YEAR/MAKE/MODEL</small>09 ACURA TL<td><small>LICENSE</small>AZ CKW 4410<td><small>MILEAGE</small>156702<td><small>COLOR</small>WHITE</table><br>
    <table class=n><tr><td style="width:53%;padding-right:8px"><table class=f style="width:100%"><tr><th>QTY<th>PART / DESCRIPTION<th>PRICE</tr>{pr}</table>
    <td><table class=f><tr><th>WORK PERFORMED<th>AMOUNT</tr>{lr}</table><br><table class=f><tr><td>Labor<td class=r>{m(S(L))}<tr><td>Parts<td class=r>{m(S(P))}<tr><td>Shop Supplies<td class=r>22.00<tr><td>Haz. Waste<td class=r>5.00<tr><td>Sublet<td class=r><tr><td>Subtotal<td class=r>{m(sub)}<tr><td>Tax 7.5%<td class=r>{m(tax)}<tr><td><b>TOTAL</b><td class=r><b>{m(tot)}</b></table></table>
    <p style="font-size:10px">This estimate is good for 15 days. You are entitled to a written estimate for repairs. Your vehicle will be ready by ______ o'clock. Storage of $25 per day may be charged for vehicles left over 72 hours.</p>'''
    for i in P: # boxes print one price per row; it is the row's extended price
        h=h
    label(n,n+'.pdf','quote',['scan'],'07736','Pineda Auto Repair',v,it,[],sub,tax,tot)
    scan(n.replace('x','x'),h.replace('td style="border:0;text-align','td style="border:0;text-align'),'L',200,.4,13,edge='right')
def doc4():
    n='A04_dealer_monospace';v=(2019,'Nissan','Rogue',vin('5N1AT2MV0KC702264'),64130)
    A=[I('REPLACE CVT FLUID AND FILTER','Labor',None,None,19500),I('FLUID-CVT NS-3 QT','Part',5,2140),I('FILTER ASSY-OIL','Part',1,3862),I('GASKET-OIL PAN','Part',1,2713)]
    B=[I('LUBE OIL AND FILTER SERVICE','Labor',None,None,2995),I('OIL FILTER','Part',1,785),I('OIL 0W20 SYNTHETIC QT','Part',5,689),I('WASHER-DRAIN','Part',1,165)]
    C=[I('MULTI-POINT INSPECTION','Labor',None,None,0)]
    W=lambda l,r:l[:64].ljust(66)+r.rjust(12)
    def row(i,pn): return f"   {i['quantity']:>2} {pn:<14}{i['description']:<24}".ljust(50)+f"{m(i['unitPrice']):>10}".rjust(16)+f"{m(i['totalPrice']):>12}"
    T=[]
    T+=['A  CUSTOMER STATES VEHICLE SHUDDERS AT LOW SPEED. FLUID DARK, SERVICE CVT.','   31CVT02 '+A[0]['description'],W('           611  CPT','195.00'),row(A[1],'999MP-NS3'),row(A[2],'31726-28X0A'),row(A[3],'31397-1XF0C'),W('   PARTS: %s  LABOR: %s  OTHER: 0.00'%(m(S(A[1:])),m(19500)),''),W('   TOTAL LINE A:',m(S(A))),'   '+'*'*55,
        'B  OIL CHANGE DUE','   05LOF    '+B[0]['description'],W('           611  CPT','29.95'),row(B[1],'15208-9HP0A'),row(B[2],'999PK-0W20N'),row(B[3],'11026-JA00A'),W('   PARTS: %s  LABOR: %s  OTHER: 0.00'%(m(S(B[1:])),m(2995)),''),W('   TOTAL LINE B:',m(S(B))),'   '+'*'*55,
        'C  PERFORM MULTI-POINT INSPECTION','   MPI      '+C[0]['description'],W('           611  CPT','(N/C)'),'   REAR TIRES 4/32 - RECOMMEND REPLACEMENT SOON. CUSTOMER DECLINED TODAY.']
    lab=19500+2995;par=S(A[1:]+B[1:]);misc=I('MISC. CHARGES','Fee',None,None,1895);disc=1500
    tax=pct(par,7);tot=lab+par+1895-disc+tax
    F=[('LABOR AMOUNT',lab),('PARTS AMOUNT',par),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',0),('MISC. CHARGES',1895),('TOTAL CHARGES',lab+par+1895),('LESS DISCOUNTS',disc),('SALES TAX',tax),('PLEASE PAY THIS AMOUNT',tot)]
    T+=['','']+['%46s%-20s%12s'%('',a,m(b)) for a,b in F]
    hd=f'''CUSTOMER #: 118204                    218873                       *INVOICE*
                              GREENBRIER NISSAN OF LIMA
GWENDOLYN FARRAR                     1950 ELIDA AVENUE
409 BRICE AVE                        LIMA, OH 45805                    PAGE 1
LIMA, OH 45801                       SERVICE 419-555-0166
HOME: 419-555-0121  CELL:            SERVICE ADVISOR: 2207 RAY OSTROW
------------------------------------------------------------------------------
 COLOR   YEAR  MAKE/MODEL              VIN               LICENSE   MILEAGE IN/OUT
 BLUE    19    NISSAN ROGUE            {v[3]} HQF4471   64130/64134
------------------------------------------------------------------------------
 DEL. DATE   PROD. DATE  WARR. EXP.  PROMISED        PO NO.   RATE    PAYMENT
 22MAR19                             17:00 14JAN26            156.00  CASH
------------------------------------------------------------------------------
LINE OPCODE TECH TYPE HOURS                               LIST/NET       TOTAL
'''
    h='<style>@page{size:letter;margin:.7in .3in .4in .75in}pre{font:11.6px/1.33 Liberation Mono}</style><pre>'+hd+'\n'.join(T)+'\n\n\n  THANK YOU FOR YOUR BUSINESS           X________________________________________</pre>'
    label(n,n+'.pdf','invoice',['scan'],'218873','GREENBRIER NISSAN OF LIMA',v,A+B+[misc],[disc],lab+par+1895,tax,tot)
    scan(n,h,'1',200,-.35,14,edge='top',specks=140)
def doc5():
    n='A05_quick_lube'
    it=[I('Full Synthetic Oil Change Package (up to 5 qt)','Service',1,7999),I('Extra Quart 5W-30 Full Synthetic','Part',1,999),I('Engine Air Filter','Part',1,2799),I('Cabin Air Filter','Part',1,3499),I('Wiper Blade 22"','Part',1,1949),I('Wiper Blade 19"','Part',1,1849),I('Install wipers and filters','Labor',1,1200),I('Used Oil Recycling Fee','Fee',1,349)]
    cp=2000;sub=S(it);tax=pct(sub-cp-1200-349,8.25);tot=sub-cp+tax;v=(2021,'Kia','Sorento',None,41907)
    rows=''.join(f"<tr><td>{esc(i['description'])}<td class=c>{i['quantity']}<td class=r>{m(i['unitPrice'],'$')}<td class=r>{m(i['totalPrice'],'$')}" for i in it)
    h=f'''<style>@page{{size:letter;margin:.6in 1in}}body{{font:13px Roboto}}table{{width:100%;border-collapse:collapse}}td,th{{padding:6px 4px;border-bottom:1px dotted #777}}th{{text-align:left;border-bottom:2px solid #000}}.r{{text-align:right}}.c{{text-align:center}}.g{{background:#e4e4e4;padding:9px}}</style>
    <div class=g><b style="font-size:26px">Speedy Otter Lube &amp; Tune</b><br>Store 14 &ndash; 5120 Bandera Rd, San Antonio, TX 78238 &ndash; (210) 555-0131</div>
    <p>Service Invoice <b>14-339027</b> &nbsp;&nbsp; 04/22/2026 10:47 AM &nbsp;&nbsp; Bay 2 &nbsp;&nbsp; Tech: Manny</p>
    <p><b>Guest:</b> P. Castellano &nbsp;&nbsp; <b>Vehicle:</b> 2021 Kia Sorento 2.5L &nbsp;&nbsp; <b>Miles:</b> 41,907 &nbsp;&nbsp; <b>Plate:</b> TX NVB 3306</p>
    <table><tr><th>Service / Product<th class=c>Qty<th class=r>Price<th class=r>Ext.</tr>{rows}</table>
    <table style="width:300px;margin:12px 0 0 auto"><tr><td>Subtotal<td class=r>{m(sub,'$')}<tr><td>Coupon SPRING20<td class=r>-$20.00<tr><td>Sales Tax 8.25%<td class=r>{m(tax,'$')}<tr><td><b>Total</b><td class=r><b>{m(tot,'$')}</b><tr><td>MasterCard ****8820<td class=r>{m(tot,'$')}</table>
    <div class=g style="margin-top:22px"><b>COURTESY CHECK</b><br>Tire pressure set 35/35 &#10003; &nbsp; Washer fluid topped &#10003; &nbsp; Serpentine belt OK &#10003; &nbsp; Battery 12.6V OK<br>Next oil change: 46,907 miles or 10/2026</div>
    <p style="font-size:11px">Suggested at next visit: transmission fluid exchange, brake fluid. No work was performed that you did not approve.</p>'''
    label(n,n+'.pdf','invoice',['scan'],'14-339027','Speedy Otter Lube & Tune',v,it,[cp],sub,tax,tot)
    scan(n,h,'L',200,-.7,15,staple=True)
def doc6():
    n='A06_tire_quote'
    it=[I('Ridgeback Trail A/T 265/70R17 115T','Part',4,18799),I('Mount & High-Speed Balance','Labor',4,2200),I('TPMS Service Kit','Part',4,895),I('Tire Disposal','Fee',4,450),I('State Tire Fee','Fee',4,100),I('Four Wheel Alignment','Service',1,11995),I('Road Hazard Certificate','Service',4,1850)]
    d=[6000];sub=S(it)-6000;tax=pct(it[0]['totalPrice']+it[2]['totalPrice']-6000,7.25);tot=sub+tax;v=(2015,'Ford','F-150',None,None)
    pn=['RT-2657017','LAB-MB','TP-20018','DISP','ST-FEE','ALN4','RHC'];rows=''.join(f"<tr><td>{p}<td>{esc(i['description'])}<td class=r>{i['quantity']}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for i,p in zip(it,pn))
    h=f'''<style>@page{{size:letter;margin:.7in}}body{{font:12.5px DejaVu Sans Condensed}}table{{width:100%;border-collapse:collapse}}td,th{{padding:5px}}th{{border-top:2px solid;border-bottom:2px solid;text-align:left}}.r{{text-align:right}}tr.x td{{border-top:1px solid}}</style>
    <table><tr><td><b style="font-size:22px">BIG SKY TIRE &amp; ALIGNMENT</b><br>815 Custer Ave., Billings, MT 59101<br>Phone 406-555-0150<td class=r><b style="font-size:22px">QUOTATION</b><br>Quote: Q-55210<br>May 6, 2026<br>Valid 30 days</table><br>
    <p>Prepared for: <b>Rusty Vandermolen</b>, 406-555-0197<br>Vehicle: <b>2015 Ford F-150 XLT SuperCrew 4x4</b></p>
    <table><tr><th>Item<th>Description<th class=r>Qty<th class=r>Unit<th class=r>Amount</tr>{rows}
    <tr class=x><td><td>Manufacturer instant rebate, set of 4<td class=r>1<td class=r>-60.00<td class=r>-60.00
    <tr class=x><td colspan=3><td class=r>Subtotal<td class=r>{m(sub)}<tr><td colspan=3><td class=r>Tax (7.25%)<td class=r>{m(tax)}<tr style="font-size:16px;font-weight:bold"><td colspan=3><td class=r>Total<td class=r>${m(tot)}</table>
    <p>Notes: Tread depth measured LF 3/32 RF 3/32 LR 4/32 RR 3/32. Torque lug nuts to 150 ft-lb, re-torque after 50 miles. Tires in stock at our Billings warehouse; install time about 90 minutes.</p>'''
    label(n,n+'.pdf','quote',['scan'],'Q-55210','BIG SKY TIRE & ALIGNMENT',v,it,d,sub,tax,tot)
    scan(n,h,'1',200,1.15,16,holes=True,edge='left')
def doc7():
    n='A07_transmission_sections'
    P=[I('Remanufactured 6L80 transmission assembly','Part',1,229500),I('Torque converter, heavy duty','Part',1,38900),I('Dexron VI fluid','Part',12,1165),I('Cooler line quick-connect seals','Part',4,485),I('Transmission mount','Part',1,6230)]
    L=[I('Remove and replace transmission','Labor',9.5,13500),I('Flush cooler and lines','Labor',1,13500),I('Program TCM and relearn','Labor',1.2,13500)]
    F=[I('Core charge (refundable)','Fee',None,None,40000),I('Freight','Fee',None,None,18500),I('Shop materials','Fee',None,None,4500)];it=P+L+F
    sub=S(it);tax=pct(S(P)+4500,5.5);tot=sub+tax;v=(2014,'GMC','Sierra 1500',vin('3GTU2UEC0EG528816'),143055)
    mk=lambda X,u:''.join(f"<tr><td>{i['description']}<td class=r>{q(i['quantity'])} {u}<td class=r>@ {m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for i in X)
    h=f'''<style>@page{{size:letter;margin:.8in .75in .6in}}body{{font:13.5px FreeSerif}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 2px}}.r{{text-align:right}}h3{{margin:12px 0 3px;border-bottom:1px solid;font-variant:small-caps}}</style>
    <div style="text-align:right"><i style="font-size:24px">Halverson Transmission Specialists</i><br>N2740 County Road PB, Verona, Wisconsin 53593<br>(608) 555-0127</div>
    <p><b>ESTIMATE OF REPAIRS</b> &nbsp; No. 3316 &nbsp; January 27, 2026</p>
    <p>Customer: Delroy Pickens, 92 Sugar Maple Ln., Mt. Horeb WI &nbsp;(608) 555-0184<br>Vehicle: 2014 GMC Sierra 1500 SLE 5.3L &nbsp; VIN {v[3]} &nbsp; Odometer 143,055</p>
    <p>Diagnosis: slipping in 3rd and 5th, code P0776, metal in pan. Recommend replacement with remanufactured unit, 3 yr / 100,000 mi warranty.</p>
    <h3>Parts</h3><table>{mk(P,'')}</table><h3>Labor</h3><table>{mk(L,'hrs')}</table><h3>Other Charges</h3><table>{''.join(f"<tr><td>{i['description']}<td class=r>{m(i['totalPrice'])}" for i in F)}</table>
    <h3>Summary</h3><table style="width:300px"><tr><td>Subtotal<td class=r>{m(sub)}<tr><td>Wis. sales tax 5.5%<td class=r>{m(tax)}<tr><td><b>Estimated total</b><td class=r><b>${m(tot)}</b></table>
    <h3>Declined by customer &ndash; not included above</h3><table><tr><td>Front U-joint replacement<td class=r>212.40<tr><td>Rear differential service<td class=r>164.95</table>
    <p>Approved by ____________________ &nbsp; Date __________</p>'''
    label(n,n+'.pdf','quote',['scan'],'3316','Halverson Transmission Specialists',v,it,[],sub,tax,tot)
    scan(n,h,'L',200,.9,17,holes=True)
def doc8():
    n='A08_euro_mixed_rows'
    R=[('LBR',I('Replace valve cover and PCV','Labor',4.2,16500)),('PRT',I('Valve Cover with Gasket','Part',1,38750)),('PRT',I('Valve Cover Bolt Set','Part',1,4415)),('LBR',I('Replace oil filter housing gasket','Labor',2.5,16500)),('PRT',I('Oil Filter Housing Gasket','Part',1,2790)),('PRT',I('Oil Cooler Gasket','Part',1,1860)),('PRT',I('Engine Oil 5W-30 LL-04 Liter','Part',7,1425)),('PRT',I('Oil Filter Element','Part',1,2235)),('SUB',I('Sublet: intake walnut blasting','Service',1,32500)),('FEE',I('Waste oil disposal','Fee',1,875)),('FEE',I('Shop supplies','Fee',1,3500))]
    it=[i for _,i in R];disc=pct(S([i for t,i in R if t=='LBR']),10);sub=S(it);tax=pct(S([i for t,i in R if t=='PRT'])+3500,8.875);tot=sub-disc+tax;v=(2015,'BMW','328i xDrive',vin('WBA3B3C00FP884172'),88450)
    rows=''.join(f"<tr><td>{k+1:02d}<td>{t}<td>{i['description']}<td class=r>{i['quantity']:.2f}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}<td class=c>{'T' if t=='PRT' or i['description']=='Shop supplies' else ''}" for k,(t,i) in enumerate(R))
    h=f'''<style>@page{{size:letter;margin:.6in .6in .6in .8in}}body{{font:12px Open Sans}}table{{width:100%;border-collapse:collapse}}td,th{{padding:3px 5px}}.g td,.g th{{border-bottom:1px solid #000}}.g th{{text-align:left;border-top:2px solid}}.r{{text-align:right!important}}.c{{text-align:center}}</style>
    <table><tr><td><b style="font:300 28px Lato">bavaria werkstatt</b><br>31-18 Vernon Blvd, Astoria NY 11106 | 718 555 0104<td class=r>Estimate EST-2026-0418<br>2026-04-02<br>Advisor Jonas P.</table>
    <table style="margin:12px 0"><tr><td><b>Owner</b> Ines Marchetti<br>24-55 38th St, Astoria<br>917 555 0139<td><b>Car</b> 2015 BMW 328i xDrive, black sapphire<br>VIN {v[3]}<br>88,450 mi | NY JRW 2218</table>
    <table class=g><tr><th>#<th>Type<th>Description<th class=r>Qty/Hrs<th class=r>Rate/Unit<th class=r>Line Total<th class=c>Tax</tr>{rows}</table>
    <table style="width:310px;margin:10px 0 0 auto"><tr><td>Subtotal<td class=r>{m(sub)}<tr><td>BMW club discount, 10% labor<td class=r>({m(disc)})<tr><td>NY sales tax 8.875%<td class=r>{m(tax)}<tr style="font-weight:bold;border-top:2px solid"><td>Estimate total<td class=r>${m(tot)}</table>
    <p>Estimate valid 14 days. We will call before exceeding this amount by more than 10%. Repair shop registration R-7099120.</p>'''
    label(n,n+'.pdf','quote',['scan'],'EST-2026-0418','bavaria werkstatt',v,it,[disc],sub,tax,tot)
    scan(n,h,'1',300,.25,18,staple=True,edge='right',specks=90)
for k in (sys.argv[1:] or '12345678'): globals()['doc'+k]()
