from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
# ---------- d01 Tekmetric manner, chromium
def d01():
    R=16500
    jobs=[("Front Brake Pads & Rotors - Replace",[I("Remove and replace front brake pads and rotors. Clean and lubricate slide pins, burnish pads.","Labor",1.8,R),
            I("Ceramic Front Brake Pad Set","Part",1,8499,pn="ACT914"),I("Coated Front Brake Rotor","Part",2,9750,pn="31588RGS"),I("Brake Hardware Kit","Part",1,1649,pn="13637K")],0),
          ("Cabin & Engine Air Filters",[I("Replace cabin and engine air filters","Labor",0.4,R),I("Cabin Air Filter - Carbon","Part",1,3695,pn="CAF1899C"),I("Engine Air Filter","Part",1,3120,pn="CA12050")],2000),
          ("Brake Fluid Exchange",[I("Pressure bleed and exchange brake fluid","Labor",0.8,R),I("DOT 3 Brake Fluid 32oz","Part",1,1895,pn="AS401")],0)]
    items=[];h=''
    for n,its,d in jobs:
        h+=f'<div class=job><div class=jt><span>{n}</span></div><table>'
        h+='<tr class=hd><th>Labor</th><th class=r>Hours</th><th class=r>Rate</th><th class=r>Total</th></tr>'
        for i in its:
            if i['type']=='Labor': h+=f"<tr><td>{i['description']}</td><td class=r>{i['quantity']:.2f}</td><td class=r>${m(i['unitPrice'])}</td><td class=r>${m(i['totalPrice'])}</td></tr>"
        h+='<tr class=hd><th>Parts</th><th class=r>Qty</th><th class=r>Price</th><th class=r>Total</th></tr>'
        for i in its:
            if i['type']=='Part': h+=f"<tr><td>{i['description']}<div class=pn>Part # {i['x']['pn']}</div></td><td class=r>{i['quantity']}</td><td class=r>${m(i['unitPrice'])}</td><td class=r>${m(i['totalPrice'])}</td></tr>"
        if d: h+=f"<tr class=dc><td colspan=3>Filter Bundle Discount</td><td class=r>-${m(d)}</td></tr>"
        h+=f"<tr class=js><td colspan=3 class=r>Job Total</td><td class=r>${m(S(its)-d)}</td></tr></table></div>"
        items+=its
    lab,par=S(items,'Labor'),S(items,'Part'); disc=2000
    fee=I("Shop Supplies","Fee",1,None,pct(lab,6)); items.append(fee)
    tax=pct(par-disc,8.25); sub=lab+par+fee['totalPrice']-disc; tot=sub+tax
    v=vin("5J6RW2H5_HL_41877")
    html=f'''<html><style>@page{{size:letter;margin:9mm 13mm}}body{{font:9.5pt Roboto,sans-serif;color:#263238}}.top{{display:flex;justify-content:space-between}}
    .logo{{width:52px;height:52px;border-radius:8px;background:#0b5c7a;color:#fff;font:700 22pt/52px Roboto;text-align:center;float:left;margin-right:10px}}h1{{font:500 15pt Roboto;margin:0;white-space:nowrap}}.mut{{color:#607d8b;font-size:8.5pt}}
    .ro{{text-align:right}}.ro b{{font-size:13pt}}.box{{display:flex;margin:8px 0;border-top:1px solid #cfd8dc;border-bottom:1px solid #cfd8dc;padding:8px 0}}.box div{{flex:1}}
    .jt{{background:#eceff1;padding:5px 8px;font-weight:700;border-left:4px solid #0b5c7a}}table{{width:100%;border-collapse:collapse}}td,th{{padding:2px 8px;text-align:left;vertical-align:top}}.r{{text-align:right!important;white-space:nowrap;width:62px}}
    .hd th{{font:500 8pt Roboto;color:#607d8b;text-transform:uppercase}}.pn{{font-size:7.5pt;color:#90a4ae}}.js td{{border-top:1px solid #cfd8dc;font-weight:700}}.job{{margin-bottom:10px;break-inside:avoid}}.dc{{color:#c62828}}
    .sum{{width:250px;margin-left:auto}}.sum td{{padding:2px 8px}}.gt td{{font:700 12pt Roboto;border-top:2px solid #263238}}.bt{{display:flex;break-inside:avoid}}.bt p{{flex:1;font-size:7.5pt;color:#607d8b;padding-right:30px}}</style>
    <div class=top><div><div class=logo>P</div><h1>Pecan Street Auto Care</h1><div class=mut>1184 E Pecan St, Pflugerville, TX 78660<br>(512) 555-0148 &middot; service@pecanstreetauto.example</div></div>
    <div class=ro><b>Estimate #48213</b><div class=mut>Created 03/11/2025 8:42 AM<br>Service Writer: Dana Ruiz<br>Expires 04/10/2025</div></div></div>
    <div class=box><div><b>Marcus Tillery</b><br>2207 Foxglove Ln<br>Round Rock, TX 78664<br>(512) 555-0193</div><div><b>2017 Honda CR-V EX-L</b><br>1.5L L4 Turbo &middot; AWD<br>VIN: {v}<br>Lic: TX KRB-2206</div><div><br>Mileage In: 84,316<br>Mileage Out: &mdash;<br>Color: Basque Red</div></div>
    {h}<div class=bt><p>This is an estimate only. Additional parts or labor may be needed once work has begun; you will be contacted for approval. 24 month / 24,000 mile warranty on parts and labor. All parts new unless specified.<br><br>Customer Signature ______________________________ Date ____________</p>
    <table class=sum><tr><td>Labor<td class=r>${m(lab)}<tr><td>Parts<td class=r>${m(par)}<tr><td>{fee['description']}<td class=r>${m(fee['totalPrice'])}<tr class=dc><td>Discounts<td class=r>-${m(disc)}<tr><td>Subtotal<td class=r>${m(sub)}<tr><td>Tax (8.25%)<td class=r>${m(tax)}<tr class=gt><td>Estimate Total<td class=r>${m(tot)}</table></div></html>'''
    chrome(html,OUT+'/d01.pdf')
    label('d01','d01.pdf','48213','Pecan Street Auto Care',(2017,'Honda','CR-V',v,84316),items,[disc],sub,tax,tot,'independent','TX')
# ---------- d02 Mitchell 1 Manager SE manner, reportlab
def d02():
    P=[I("WATER PUMP ASSEMBLY ELECTRIC","Part",1,38940,pn="161A0-29015"),I("SERPENTINE BELT","Part",1,4215,pn="K050435"),I("COOLANT SUPER LONG LIFE 1 GAL","Part",2,3499,pn="00272-SLLC2"),I("RADIATOR HOSE UPPER","Part",1,3167,pn="16571-37100"),I("HOSE CLAMP","Part",4,285,pn="90467-A0018")]
    L=[I("Cooling system diagnosis - pressure test, scan codes P261B, P0A93","Labor",1,None,16200),I("Replace engine coolant pump, vacuum fill and bleed cooling system, road test","Labor",1,None,48600),I("Replace serpentine belt (w/ pump)","Labor",1,None,4860)]
    sup=I("Supplies","Fee",1,None,2500); hz=I("HazMat","Fee",1,None,695)
    items=P+L+[sup,hz]
    par,lab=S(P),S(L); sub=par+lab+2500+695; tax=pct(par+2500,9.5); tot=sub+tax
    v=vin("JTDKN3DU_E1788402")
    c=canvas.Canvas(OUT+'/d02.pdf',pagesize=letter); Wd,H=letter
    def t(x,y,s,f='Helvetica',z=9,a='l'):
        c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
    B='Helvetica-Bold'
    t(306,752,"ARROYO VISTA AUTOMOTIVE",'Times-Bold',18,'c'); t(306,738,"3390 Del Rey Avenue, Pasadena, CA 91107",'Times-Roman',10,'c'); t(306,726,"Phone (626) 555-0127   Fax (626) 555-0128",'Times-Roman',10,'c'); t(306,714,"B.A.R. # ARD00298814      EPA # CAL000377120",'Times-Roman',8,'c')
    t(576,752,"INVOICE",B,14,'r'); t(576,736,"# 031877",B,11,'r'); t(36,752,"Printed: 09/18/2024"); t(36,740,"Page 1 of 1")
    c.rect(36,626,270,78); c.rect(306,626,270,78)
    for k,s in enumerate(["Yolanda Prewitt","418 N Craig Ave","Pasadena, CA 91107","Home: (626) 555-0170    Cell: (626) 555-0171","","Service Advisor: Hector M."]): t(42,691-k*12,s)
    for k,s in enumerate(["2014 Toyota - Prius Two - 1.8L, In-Line4 (110CI) VIN(DU)","Lic # : 7GKV229 - CA              Odometer In : 127,640",f"Vin # : {v}     Odom Out : 127,652","Unit # :                          Hat # : 14","Date In: 09/17/2024  7:51 AM","Promised: 09/18/2024  5:00 PM"]): t(312,691-k*12,s,z=8.5)
    c.setFillColor(colors.HexColor('#d9d9d9')); c.rect(36,606,540,16,fill=1); c.setFillColor(colors.black)
    t(40,611,"Part Description / Number",B,8.5); t(222,611,"Qty",B,8.5,'r'); t(266,611,"Sale",B,8.5,'r'); t(312,611,"Ext",B,8.5,'r'); t(324,611,"Labor Description",B,8.5); t(572,611,"Ext",B,8.5,'r')
    y=594
    for i in P:
        t(40,y,i['description'],z=8.5); t(222,y,f"{i['quantity']:.2f}",z=8.5,a='r'); t(266,y,m(i['unitPrice']),z=8.5,a='r'); t(312,y,m(i['totalPrice']),z=8.5,a='r'); t(48,y-10,i['x']['pn'],'Helvetica-Oblique',7.5); y-=25
    import textwrap
    y2=594
    for i in L:
        ls=textwrap.wrap(i['description'],44)
        t(572,y2,m(i['totalPrice']),z=8.5,a='r')
        for s in ls: t(324,y2,s,z=8.5); y2-=11
        y2-=12
    t(324,y2,"Multi point courtesy inspection",z=8.5); t(572,y2,"n/c",z=8.5,a='r')
    c.line(318,622,318,300); c.line(36,300,576,300); c.line(36,622,36,300); c.line(576,622,576,300)
    t(40,286,"Org. Estimate    1,346.80     Revisions    0.00     Current Estimate    1,346.80".replace('1,346.80','$ '+m(tot)),z=8)
    t(40,268,"[ Payments -                                                             ]",z=8.5)
    rows=[("Labor:",lab),("Parts:",par),("Sublet:",0),("HazMat:",695),("Supplies:",2500)]
    # fees in printed order supplies then hazmat
    rows=[("Labor:",lab),("Parts:",par),("Sublet:",0),("Supplies:",2500),("HazMat:",695)]
    y=284
    for a,b in rows: t(500,y,a,z=9,a='r'); t(572,y,m(b),z=9,a='r'); y-=13
    c.line(440,y+9,576,y+9); 
    for a,b in [("SubTotal:",sub),("Tax:",tax),("Total:",tot),("Bal Due:",tot)]: t(500,y-2,a,B,9.5,'r'); t(572,y-2,"$"+m(b) if a[0] in 'TB' and a!='Tax:' else m(b),B,9.5,'r'); y-=14
    txt="I hereby authorize the above repair work to be done along with the necessary materials. You and your employees may operate the vehicle for purposes of testing, inspection or delivery at my risk. An express mechanic's lien is acknowledged on the vehicle to secure the amount of repairs thereto. Teardown estimate: if customer does not authorize completion of service the vehicle will be reassembled within __ days. Replaced parts: Save [ ]  Discard [X]. Warranty on parts and labor is one year or 12,000 miles whichever comes first."
    y=236
    for s in textwrap.wrap(txt,82): t(40,y,s,'Times-Roman',7.5); y-=9
    t(40,110,"X_________________________________   Date _____________   Time ________",z=9)
    t(306,60,"Copyright (c) 2024   invoice03 rev 7.2",z=6.5,a='c')
    c.save()
    label('d02','d02.pdf','031877','ARROYO VISTA AUTOMOTIVE',(2014,'Toyota','Prius',v,127640),items,[],sub,tax,tot,'independent','CA')
# ---------- d03 CDK manner
def d03():
    A=[I("THERMOSTAT HOUSING R&R","Labor",2.1,None,35700),I("THERMOSTAT ASSY","Part",1,8946,pn="19301-5A2-A01"),I("O-RING 43.6X2.4","Part",1,682,pn="19305-PNA-003"),I("COOLANT TYPE 2","Part",2,3145,pn="OL999-9011")]
    Bl=[I("LUBE OIL FILTER SVC 0W20 SYN","Labor",0.4,None,3495),I("FILTER, OIL","Part",1,1128,pn="15400-PLM-A02"),I("WASHER, DRAIN PLUG","Part",1,245,pn="94109-14000"),I("OIL 0W20 SYN BULK","Part",4,875,pn="08798-9163")]
    Cl=[I("FOUR WHEEL ALIGNMENT","Labor",1.0,None,14995)]
    misc=I("CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER","Fee",1,None,3995); hz=I("HAZARDOUS WASTE DISPOSAL","Fee",1,None,450)
    items=A+Bl+Cl+[misc,hz]
    v=vin("1HGCV1F3_JA148830")
    disc=1500
    lab,par=S(items,'Labor'),S(items,'Part'); mis=3995+450
    tot_ch=lab+par+mis; tax=pct(tot_ch-disc,7.5); tot=tot_ch-disc+tax
    o=[]
    def hdr(l,s): o.append(f"{l} {s}")
    def block(l,its,op,cs,cause,corr,tech,typ='CP'):
        hdr(l,cs); 
        if cause: o.append(f"CAUSE: {cause}")
        for i in its:
            if i['type']=='Labor':
                o.append(f"   {op} {i['description']}"); o.append(f"        {tech}  {typ}  {i['quantity']:5.2f}{'':33}{m(i['totalPrice']):>11}{m(i['totalPrice']):>11}")
            else: o.append(f"   {i['quantity']:>2} {i['x']['pn']:<15}{i['description']:<26}{m(i['unitPrice']):>9}{m(i['unitPrice']):>11}{m(i['totalPrice']):>11}")
        la,pa=S(its,'Labor'),S(its,'Part')
        o.append(f"PARTS:{m(pa):>10}  LABOR:{m(la):>10}  OTHER:{m(0):>8}   TOTAL LINE {l}:{m(la+pa):>13}")
        if corr: o.append(corr[0]); o.extend(corr[1:])
        o.append("    "+"*"*52)
    block('A',A,"020114","CUSTOMER STATES CHECK ENGINE LIGHT ON, HEATER BLOWS COOL AT IDLE","THERMOSTAT STUCK OPEN, CODE P0128",["84310 VERIFIED CONCERN. SCANNED, FOUND P0128 STORED. REPLACED THERMOSTAT,"," REFILLED AND BLED COOLING SYSTEM, CLEARED CODE, ROAD TESTED 8 MI. OK"],"4471")
    block('B',Bl,"HLOF20","PERFORM LUBE, OIL AND FILTER CHANGE","",["84310 DONE. RESET MAINT MINDER"],"5120")
    block('C',Cl,"ALIGN4","CUSTOMER STATES VEHICLE PULLS TO RIGHT","TOE OUT OF SPEC LR",["84310 SET TOE AND CAMBER TO SPEC, PRINTOUT ATTACHED"],"4471")
    hdr('D',"RECALL 23-017 FUEL PUMP REPLACEMENT"); o.append("   5168E8 FUEL PUMP MODULE, REPLACE"); o.append(f"        4471   W   1.30{'':33}{'(N/C)':>11}{'(N/C)':>11}"); o.append("    1 17045-TVA-A02  PUMP SET, FUEL                 (N/C)      (N/C)      (N/C)".rstrip()); o.append(f"PARTS:{m(0):>10}  LABOR:{m(0):>10}  OTHER:{m(0):>8}   TOTAL LINE D:{m(0):>13}"); o.append("    "+"*"*52)
    o.append(f"{misc['description']:<67}{m(3995):>11}"); o.append(f"{hz['description']:<67}{m(450):>11}")
    c=canvas.Canvas(OUT+'/d03.pdf',pagesize=letter)
    bl=colors.HexColor('#1d3f8a')
    c.setStrokeColor(bl); c.setFillColor(bl)
    def t(x,y,s,f='Helvetica',z=7,a='l'): c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
    t(30,758,"BUCKEYE LAKES HONDA",'Helvetica-BoldOblique',20); t(30,744,"6725 Sawmill Parkway  *  Dublin, Ohio 43017  *  Service (614) 555-0162  *  www.buckeyelakeshonda.example",z=8); t(582,758,"INVOICE",'Helvetica-Bold',16,'r'); t(582,744,"PAGE 1",z=8,a='r')
    c.rect(30,640,552,96); c.line(250,640,250,736); c.line(30,664,582,664); c.line(30,688,582,688)
    for x in (88,140,330,400,470,525): pass
    c.line(250,712,582,712)
    lab_=[(254,729,"COLOR"),(300,729,"YEAR"),(340,729,"MAKE/MODEL"),(440,729,"VIN"),(254,705,"LICENSE"),(330,705,"MILEAGE IN / OUT"),(440,705,"TAG"),(254,681,"DEL. DATE"),(330,681,"PROD. DATE"),(440,681,"WARR. EXP."),(34,681,"CUSTOMER #"),(130,681,"HOME / CELL"),(34,657,"R.O. OPENED"),(130,657,"READY"),(254,657,"SERVICE ADVISOR"),(440,657,"PAYMENT"),(520,657,"INVOICE NO.")]
    for x,y,s in lab_: t(x,y,s,z=5.5)
    c.setFillColor(colors.black); M='Courier'
    for x,y,s in [(34,722,"GERALD HOCHSTETLER"),(34,711,"5580 HAYDEN RUN BLVD"),(34,700,"HILLIARD, OH 43026"),(254,717,"WHITE"),(300,717,"18"),(340,717,"HONDA ACCORD"),(440,717,v),(254,693,"JHX 4410"),(330,693,"84310/84321"),(440,693,"T2206"),(254,669,"12JUN18"),(440,669,""),(34,669,"118462"),(130,669,"614-555-0119"),(34,645,"07:38 14JAN26"),(130,645,"15:20 14JAN26"),(254,645,"2217 PATRICE LOWELL"),(440,645,"CASH"),(520,645,"HOCS629471")]: t(x,y,s,M,9 if x!=440 or y!=717 else 9)
    c.rect(30,150,552,484); c.setFillColor(bl); t(34,624,"LINE OPCODE TECH TYPE HOURS",'Courier-Bold',9); t(448,624,"LIST        NET      TOTAL".replace('  ',' ')[:0]); c.setFillColor(colors.black)
    t(34,624,f"{'LINE OPCODE TECH TYPE HOURS':<47}{'LIST':>9}{'NET':>11}{'TOTAL':>11}",'Courier-Bold',9)
    y=611
    for s in o: t(34,y,s,M,9); y-=10.6
    assert y>152,y
    c.setFillColor(bl); c.rect(30,34,300,112); 
    import textwrap
    for k,s in enumerate(textwrap.wrap("STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with respect to the sale of this item/items. The seller hereby expressly disclaims all warranties either express or implied, including any implied warranty of merchantability or fitness for a particular purpose. You have the right to an estimate if the expected cost of repairs or services will be more than fifty dollars.",72)): t(36,134-k*9,s,z=7)
    t(36,44,"CUSTOMER SIGNATURE  X",z=7)
    rows=[("LABOR AMOUNT",lab),("PARTS AMOUNT",par),("GAS, OIL, LUBE",0),("SUBLET AMOUNT",0),("MISC. CHARGES",mis),("TOTAL CHARGES",tot_ch),("LESS DISCOUNT",disc),("SALES TAX",tax),("PLEASE PAY THIS AMOUNT",tot)]
    c.rect(330,34,252,112); c.line(470,34,470,146); t(334,138.5,"DESCRIPTION",z=5.5); t(578,138.5,"TOTALS",z=5.5,a='r')
    y=127
    for a,b in rows:
        c.setFillColor(bl); t(334,y,a,'Helvetica-Bold' if a[:3]=='PLE' else 'Helvetica',8); c.setFillColor(colors.black); t(576,y,m(b),'Courier-Bold' if a[:3]=='PLE' else M,9.5,'r'); y-=11.1
    c.setFillColor(bl); t(306,22,"CUSTOMER COPY",'Helvetica-Bold',9,'c'); c.save()
    label('d03','d03.pdf','HOCS629471','BUCKEYE LAKES HONDA',(2018,'Honda','Accord',v,84310),items,[disc],tot_ch,tax,tot,'dealer','OH')
# ---------- d04 Reynolds manner, text via paps
def d04():
    J=[("1","46FOZBRK","BRAKE CONCERN","CUSTOMER STATES GRINDING NOISE FROM REAR WHEN BRAKING","REAR PADS METAL TO METAL, ROTORS SCORED","REPLACED REAR PADS AND ROTORS, ENTERED EPB SERVICE MODE, ROAD TEST OK","742",
         [I("REAR BRAKE PADS AND ROTORS R&R","Labor",1,None,31200),I("KIT - BRAKE LINING","Part",1,10478,pn="ML3Z-2200-C"),I("ROTOR - BRAKE","Part",2,11892,pn="ML3Z-2C026-A"),I("LUBRICANT CALIPER","Part",1,985,pn="XG-3-A")]),
       ("2","02FOZBAT","BATTERY","CUSTOMER REQUESTS BATTERY TEST, SLOW CRANK","BATTERY FAILED MIDTRONICS TEST, 412 CCA","REPLACED BATTERY, RESET BMS","742",
         [I("BATTERY TEST AND REPLACE","Labor",1,None,7800),I("BATTERY ASY - MAX","Part",1,21995,pn="BAGM-94RH7-800")])]
    items=[];o=[]
    p=o.append
    v=vin("1FTFW1E5_MKD70412")
    p("                      HIGH PLAINS FORD LINCOLN"); p("                 2450 N Webb Rd   Wichita, KS 67226"); p("            SERVICE (316) 555-0140      TOLL FREE (800) 555-0140"); p("")
    p("CUSTOMER NO.   ADVISOR              TAG NO.  INVOICE DATE   INVOICE NO."); p("  38114        KYLE BRANDT    1180  7731     11/06/24       FOCS204466"); p("-"*78)
    p("ROSALIND ECKERT               LABOR RATE   LICENSE NO.  MILEAGE   COLOR"); p("9912 E LAKESHORE CT                        884 MPW       61,207   CARBN GRY"); p("WICHITA, KS 67207             YEAR / MAKE / MODEL              STOCK NO."); p("                              21/FORD TRUCK/F-150/SUPERCREW"); p(f"RES 316-555-0133              VEHICLE I.D. NO.  {v}"); p("BUS                           F.T.E. NO.     P.O. NO.     R.O. DATE  11/05/24"); p("-"*78); p("")
    for n,op,c1,cc,ca,co,te,its in J:
        items+=its; l=its[0]; ps=its[1:]
        p(f"LABOR & PARTS{'-'*65}"); p(f"J# {n} {op}  {c1}".ljust(46)+f"TECH(S):{te}".ljust(18)); p(f"  COMPLAINT  {cc}"); p(f"  CAUSE      {ca}"); p(f"  CORRECTION {co[:62]}"); 
        if len(co)>62: p(f"             {co[62:].strip()}")
        p(f"  {l['description']:<62}{m(l['totalPrice']):>12}")
        p("PARTS---QTY---FP-NUMBER---------------DESCRIPTION---------UNIT PRICE----------")
        for i in ps: p(f"J# {n:<4} {i['quantity']:>3}   {i['x']['pn']:<20}{i['description']:<24}{m(i['unitPrice']):>9}{m(i['totalPrice']):>12}")
        p(f"{'':42}JOB # {n} TOTAL PARTS{m(S(ps)):>17}"); p(f"{'':42}JOB # {n} TOTAL LABOR & PARTS{m(S(its)):>9}"); p("")
    p(f"LABOR & PARTS{'-'*65}"); p("J# 3 99FOZMPI  MULTI POINT INSPECTION        TECH(S):742".ljust(64)+f"{'0.00':>12}"); p("  COMPLIMENTARY. REC FRONT PADS 4MM NEXT VISIT - DECLINED TODAY  $ 489.95"); p("")
    fee=[I("SHOP SUPPLIES","Fee",1,None,3500),I("BATTERY DISPOSAL FEE","Fee",1,None,500)]; items+=fee
    p("MISC----CODE----DESCRIPTION----------------------CONTROL NO-------------------")
    for k,(i,cd) in enumerate(zip(fee,("SS","BDF"))): p(f"JOB # {k+1}  {cd:<6} {i['description']:<49}{m(i['totalPrice']):>12}")
    p(f"{'':42}TOTAL - MISC{m(4000):>22}"); p("")
    lab,par=S(items,'Labor'),S(items,'Part'); tax=pct(lab+par+4000,7.5); tot=lab+par+4000+tax
    p("COMMENTS"+"-"*70); p("CUSTOMER WAITING. CALL CELL WHEN DONE."); p(""); p("TOTALS"+"-"*72)
    side=["[ ] CASH   [ ] CHECK  CK NO. _______","[X] VISA   [ ] MC   [ ] DISC  [ ] AMX","[ ] CHARGE","","THANK YOU FOR YOUR BUSINESS","","",""]
    for s,(a,b) in zip(side,[("TOTAL LABOR....",lab),("TOTAL PARTS....",par),("TOTAL SUBLET...",0),("TOTAL G.O.G....",0),("TOTAL MISC CHG.",4000),("TOTAL MISC DISC",0),("TOTAL TAX......",tax)]): p(f"{s:<46}{a:<16}{m(b):>14}")
    p(""); p(f"{'':46}TOTAL INVOICE $ {m(tot):>14}"); p(""); p("CUSTOMER SIGNATURE ______________________________"); p(""); p("PAGE 1 OF 1       CUSTOMER COPY            [ END OF INVOICE ]    10:52am")
    assert max(map(len,o))<=79,[s for s in o if len(s)>79]
    open(SRC+'/d04.txt','w').write('\n'.join(o)+'\n')
    subprocess.run("enscript -q -B -M Letter -f Courier9.5 --margins=62:30:40:30 -o - d04.txt | ps2pdf -sPAPERSIZE=letter - ../d04.pdf",shell=True,cwd=SRC,check=True)
    label('d04','d04.pdf','FOCS204466','HIGH PLAINS FORD LINCOLN',(2021,'Ford','F-150',v,61207),items,[],None,tax,tot,'dealer','KS')
import sys
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d01','d02','d03','d04']): globals()[f]()
