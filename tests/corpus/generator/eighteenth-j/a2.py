from lib import *
# ---------- j05 Amish country garage (LibreOffice, HTML -> writer)
def j05():
    left=[("1","Timing belt kit w/ pump, Aisin",None,21475,'part'),("1 gal","Antifreeze, green/pink mix",None,2298,'part'),("2","Cam seals",645,1290,'part'),("1","Valve cover gasket set",None,3180,'part'),("6","Plugs, NGK laser",1125,6750,'part'),("","Rags, cleaner & such",None,400,'fee')]
    lab=[("Timing belt & pump","4 hrs",24800,4,6200),("Valve covers & plugs","",11500,None,None),("Drive horse trailer light plug, fix","",2000,None,None)]
    items=[]
    for q,d,u,t,k in left:
        items.append(I(d,k,None if not q else int(q.split()[0]),u,t))
    for d,h,t,q,u in lab: items.append(I(d,'labor',q,u,t))
    ps=sum(x[3] for x in left);ls=sum(x[2] for x in lab);pt=sum(x[3] for x in left if x[4]=='part')
    tax=round(ps*.0+ (ps+ls)*.06);tot=ps+ls+tax
    rowsx='';
    for i in range(max(len(left),len(lab)+1)):
        q,d,u,t,k=left[i] if i<len(left) else ('','',None,None,0)
        rowsx+=f'<tr><td width=9%>{q}</td><td width=33%>{d}{" &nbsp;@ "+m(u) if u else ""}</td><td width=10% align=right>{m(t) if t else ""}</td>'
        if i<len(lab):
            d,h,t,_,_=lab[i];rowsx+=f'<td width=37%>{d}{" &mdash; "+h+" @ 62.00" if h else ""}</td><td width=11% align=right>{m(t)}</td></tr>'
        elif i==len(lab): rowsx+='<td><i>Looked at muffler &ndash; will last the winter</i></td><td>&nbsp;</td></tr>'
        else: rowsx+='<td>&nbsp;</td><td>&nbsp;</td></tr>'
    html=f'''<html><head><meta charset=utf-8><style>@page{{size:8.5in 11in;margin:0.6in}}body,td,p{{font-family:"C059","Liberation Serif";font-size:11pt}}</style></head><body>
<p align=center style="margin-bottom:0"><font size=6><b>STOLTZFUS &amp; LAPP</b></font><br><font size=4>Motor Repair &amp; Small Engines</font><br>1180 Peach Bottom Pike, 2 miles south of Quarryville, Penna. 17566<br><i>No phone. Leave message at Fisher&rsquo;s Store, 717-555-0104. Closed Sundays &amp; Ascension Day.</i></p>
<hr>
<table width=100%><tr><td width=60%>Name: <b>Mrs. Darlene Hershberger (English driver)</b><br>Address: Kirkwood</td><td>Date: <b>Oct. 17, 2023</b><br>Book 12, leaf 46</td></tr>
<tr><td colspan=2>Auto: <b>2008 Honda Odyssey EX-L</b> van, silver &nbsp;&nbsp; Speedometer: <b>187,244</b></td></tr></table>
<table width=100% border=1 cellpadding=4 cellspacing=0 style="border-collapse:collapse"><tr><td><b>Qty</b></td><td><b>MATERIAL</b></td><td align=right><b>Amount</b></td><td><b>WORK DONE</b></td><td align=right><b>Amount</b></td></tr>{rowsx}
<tr><td>&nbsp;</td><td align=right><b>Total Material</b></td><td align=right><b>{m(ps)}</b></td><td align=right><b>Total Work</b></td><td align=right><b>{m(ls)}</b></td></tr></table>
<p></p><table width=50% align=right border=0><tr><td>Material &amp; Work</td><td align=right>{m(ps+ls)}</td></tr><tr><td>Pa. Tax 6%</td><td align=right>{m(tax)}</td></tr><tr><td><b>AMOUNT DUE</b></td><td align=right><b>${m(tot)}</b></td></tr></table>
<p><br><br><br><br></p><p>Cash or check. We do not take the card.<br>Thank you kindly. &nbsp; <i>&ldquo;A good name is rather to be chosen than great riches.&rdquo; Prov. 22:1</i></p></body></html>'''
    office('j05',html,infilter='HTML (StarWriter)')
    L('j05','estimate',items,ps+ls,tax,tot,[],dict(year=2008,make='Honda',model='Odyssey',mileage=187244,trim='EX-L'),dict(shop='STOLTZFUS & LAPP',date='Oct. 17, 2023',number=None))
j05()
# ---------- j06 boat & trailer dealer that does cars (reportlab)
def j06():
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer,TableStyle
    from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle as PS
    from reportlab.lib import colors
    navy=colors.HexColor('#14305c');P=lambda s,**k:Paragraph(s,PS('x',fontName='Helvetica',fontSize=k.get('z',8.5),leading=k.get('z',8.5)*1.25,alignment=k.get('a',0),textColor=k.get('c',colors.black)))
    jobs=[("A","TOW PKG","CUST STATES NO LIGHTS ON BOAT TRAILER, TRUCK SIDE",[("Labor","Trace & repair 7-way circuit, brown wire chafed",137.5),("56407","7-way connector, Hopkins",1,3499),("MW-14","Primary wire 14 ga, per ft",9,65),("HS-KIT","Heat shrink & butt kit",1,1250)]),
     ("B","BRAKES","REAR BRAKES GRIND AFTER RAMP USE (SALT)",[("Labor","Rear pads/rotors, clean & lube slides, salt seized",318.0),("BRS-8812","Rotor rear, coated",2,9840),("BRS-P12","Pad set rear, ceramic",1,6275)]),
     ("C","HITCH","INSTALL WEIGHT DIST. HITCH, CUSTOMER SUPPLIED",[("Labor","Install & set up WD hitch, level w/ boat on",165.0)])]
    d=SimpleDocTemplate(OUT+'j06.pdf',pagesize=(612,792),leftMargin=34,rightMargin=34,topMargin=30,bottomMargin=30)
    f=[Table([[P('<b>COOSA BEND MARINE, TRAILER &amp; AUTO</b>',z=16,c=navy),P('SERVICE TICKET<br/><b>ST-30918-2</b>',z=10,a=2)],[P('Lay Lake · 4411 Hwy 145, Shelby, AL 35143 · (205) 555-0188 · Yamaha · Suzuki · Tracker · “We fix what pulls it, too”'),P('Opened 06/27/2025<br/>Invoiced 07/02/2025',a=2)]],[400,144]),Spacer(1,6),
       Table([[P('<b>SOLD TO</b><br/>Buck Tidmore #C10442<br/>88 Paradise Cove Ln<br/>Columbiana AL 35051'),P('<b>UNIT TYPE</b> AUTO/TRUCK<br/><b>2019 RAM 1500</b> BIG HORN<br/>Stock/HIN: n/a<br/>VIN '+vin('1C6SRFFT0KN718830')),P('<b>METER IN</b> 88,102 mi<br/><b>ENG HRS</b> 2,640<br/><b>TAG</b> 58A 19PX<br/><b>SVC ADV</b> Tanya')]],[181]*3,style=[('BOX',(0,0),(-1,-1),.7,navy),('INNERGRID',(0,0),(-1,-1),.4,navy)])]
    items=[];lt=pt=0
    for a,b,cc,ls in jobs:
        rows=[[P(f'<b>JOB {a}</b>',c=colors.white),P(f'<b>{b}</b> — {cc}',c=colors.white),'','','']];js=0
        for l in ls:
            if l[0]=='Labor':
                t=round(l[2]*100);rows.append(['LABOR',P(l[1]),'','',m(t)]);items.append(I(l[1],'labor',None,None,t));lt+=t
            else:
                t=l[2]*l[3];rows.append([l[0],P(l[1]),str(l[2]),m(l[3]),m(t)]);items.append(I(l[1],'part',l[2],l[3],t));pt+=t
            js+=t
        rows.append(['','','',P('<i>job total</i>',a=2),m(js)])
        f+=[Spacer(1,7),Table(rows,[64,300,40,66,74],style=[('BACKGROUND',(0,0),(-1,0),navy),('SPAN',(1,0),(-1,0)),('ALIGN',(2,0),(-1,-1),'RIGHT'),('FONT',(0,1),(-1,-1),'Helvetica',8.5),('LINEBELOW',(0,1),(-1,-2),.2,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)])]
    ss=1995;ram=1200;items+=[I('Shop supplies/consumables','fee',None,None,ss),I('Lay Lake launch fee (road & ramp test w/ boat)','fee',None,None,ram)]
    disc=2500;tax=round(pt*.09);tot=lt+pt+ss+ram-disc+tax
    S=[('Labor',m(lt)),('Parts & accessories',m(pt)),('Shop supplies/consumables',m(ss)),('Lay Lake launch fee (road & ramp test w/ boat)',m(ram)),('Boat club member discount','-'+m(disc)),('AL/Shelby Co. sales tax (parts) 9%',m(tax)),('INVOICE TOTAL','$'+m(tot)),('Deposit 06/27 ck 2281','-200.00'),('DUE AT PICKUP','$'+m(tot-20000))]
    f+=[Spacer(1,10),Table(S,[220,80],hAlign='RIGHT',style=[('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,6),(-1,6),'Helvetica-Bold',11),('LINEABOVE',(0,6),(-1,6),1,navy),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),3)]),Spacer(1,10),
        P('NOTE: left front hub bearing noisy at 45+. Quoted $412.60, customer will wait till after the Fourth. Storage $8/day after 7 days. Not responsible for tackle left in unit.',z=7.5)]
    d.build(f)
    L('j06','estimate',items,None,tax,tot,[disc],dict(year=2019,make='RAM',model='1500',vin=vin('1C6SRFFT0KN718830'),mileage=88102,trim='BIG HORN'),dict(shop='COOSA BEND MARINE, TRAILER & AUTO',date='07/02/2025',number='ST-30918-2'))
j06()
# ---------- j07 quick-lube chain narrow receipt (reportlab, 80mm)
def j07():
    from reportlab.pdfgen import canvas
    X=[]
    A=X.append
    def ln(a,b,w=40): return a+' '*(w-len(a)-len(b))+b
    pk=[("SUPER SYN 5QT PKG 0W20",8999,'service'),]
    items=[I('SUPER SYN 5QT PKG 0W20','service',1,8999,8999),I('EXTRA QT 0W20 SYN','part',0.4,1199,480),I('CABIN AIR FLTR CF11920','part',1,5499,5499),I('WIPER 26IN BEAM','part',1,2799,2799),I('WIPER 16IN BEAM','part',1,2299,2299),I('COOLANT EXCHANGE','service',1,14999,14999),I('ENVIRONMENTAL RECOVERY','fee',None,None,399)]
    sub=sum(i['totalPrice'] for i in items);d=[2000,1510]; taxable=480+5499+2799+2299+8999-2000
    tax=round(taxable*.0785);tot=sub-sum(d)+tax
    for s in ['ZIPPY PIT 10-MIN OIL','#0346 SPARKS BLVD','1950 N McCARRAN, SPARKS NV 89431','775-555-0126','']: A(s.center(40).rstrip())
    A(ln('INV 0346-118264','11/08/25 17:26'));A(ln('PIT 1  TOP:DEV  BOTTOM:MARISOL','LANE 3'));A('-'*40)
    A('GUEST: PHAM, T   FLEET: NONE');A('2021 SUBARU OUTBACK LIMITED');A('2.5L H4');A('VIN '+vin('4S4BTAPC0M3142277'));A(ln('ODO 52318','NEXT DUE 58318'));A('-'*40)
    A(ln('SUPER SYN 5QT PKG 0W20','89.99 T'));A('  INCL FILTER PH9688         0.00');A('  TOP OFF WASHER             0.00');A('  TIRES 33/33/32/33          0.00')
    A(ln('EXTRA QT 0W20 SYN',''));A(ln('  0.4 @ 11.99','4.80 T'));A(ln('CABIN AIR FLTR CF11920','54.99 T'));A(ln('WIPER 26IN BEAM','27.99 T'));A(ln('WIPER 16IN BEAM','22.99 T'));A(ln('COOLANT EXCHANGE','149.99'));A(ln('DIFF SVC  99.99   ** DECLINED **',''));A('-'*40)
    A(ln('ENVIRONMENTAL RECOVERY','3.99'));A(ln('SUBTOTAL',m(sub)));A(ln('  CPN MAILER20','-20.00'));A(ln('  EARLYBIRD FLUID 10PCT *','-15.10'));A(ln('TAX 7.85% NV WASHOE',m(tax)));A('='*40);A(ln('TOTAL',m(tot)));A(ln('  DISCOVER 6011***4410 TAP',m(tot)));A(ln('  CHANGE','0.00'));A('')
    A('* YOU SAVED 35.10 TODAY'.center(40).rstrip());A('SURVEY: ZIPPYPIT.EXAMPLE CODE 7Q-118'.center(40).rstrip());A('DRAIN PLUG OK __DM__  OIL LEVEL OK __MS__')
    items[0]['quantity']=items[0]['unitPrice']=None
    for i in (2,3,4,5): items[i]['quantity']=items[i]['unitPrice']=None
    H=len(X)*11+60;c=canvas.Canvas(OUT+'j07.pdf',pagesize=(227,H));c.setFont('Courier',8.6);y=H-24
    for s in X:
        b=s.startswith('TOTAL') or s.strip().startswith('ZIPPY');c.setFont('Courier-Bold' if b else 'Courier',8.4)
        c.drawString(11,y,s);y-=11
    import random
    random.seed(3);x=40
    while x<185:
        w=random.choice([.7,1.4,2.1]);c.rect(x,y-16,w,20,fill=1,stroke=0);x+=w+random.choice([.8,1.5])
    c.save()
    L('j07','estimate',items,sub,tax,tot,d,dict(year=2021,make='SUBARU',model='OUTBACK',vin=vin('4S4BTAPC0M3142277'),mileage=52318,trim='LIMITED'),dict(shop='ZIPPY PIT 10-MIN OIL',date='11/08/25',number='0346-118264'))
j07()
# ---------- j08 dealer RO, monospaced (groff)
def j08():
    W=92;o=[]
    def r(a,b): o.append(a+' '*(W-len(a)-len(b))+b)
    o+=['CUSTOMER #: 70931'.ljust(40)+'*INVOICE*'.ljust(26)+'RO 668214','', 'BERTHA LINDQUIST'.ljust(40)+'IRON RANGE FORD LINCOLN'.rjust(52),'2210 W 4TH AVE'.ljust(40)+'903 HOWARD ST  HIBBING, MN 55746'.rjust(52),'HIBBING, MN 55746'.ljust(40)+'SERVICE 218-555-0150   MN LIC M-40772'.rjust(52),'HOME:218-555-0138  CELL:','-'*W]
    o+=[' COLOR   YEAR  MAKE/MODEL                 VIN               LICENSE   MILEAGE IN/OUT    TAG',' BLUE    2020  FORD EDGE SEL              %s  AKT 551   61207/61211       T88'%vin('2FMPK4J90LBA50926'),' DEL DATE  PROD DATE  WARR EXP   PROMISED       PO NO.   RATE    PAYMENT  INV DATE',' 02SEP20   14MAY20              16:00 19FEB26           169.00  CASH     20FEB26',' R.O. OPENED 19FEB26 08:14    READY 20FEB26 11:02    OPTIONS: ENG:2.0_Liter_EcoBoost','-'*W,' LINE OPCODE TECH TYPE   HOURS                             LIST         NET         TOTAL']
    items=[];P=lambda n,d,q,l,u:(r(f'   {q:>2} {n:<16}{d:<34}{m(l):>9}   {m(u):>9}',m(q*u)),items.append(I(d.strip(),'part',q,u,q*u)))
    def job(k,desc,op,tech,ty,parts,lab,story,other=[]):
        o.append(f' {k} {desc}');
        r(f'      {op:<8}{tech:>5} {ty:<5}', m(lab) if ty=='CP' else '(N/C)')
        if ty=='CP': items.append(I(desc,'labor',None,None,lab))
        pt=0
        for p in parts:
            P(*p);pt+=p[2]*p[4]
        for d,a in other: r('      MISC '+d,m(a));items.append(I(d,'fee',None,None,a))
        if ty=='CP': o.append(f'   PARTS: {m(pt):>9}  LABOR: {m(lab):>9}  OTHER: {m(sum(a for _,a in other)):>8}   TOTAL LINE {k[0]}: {m(pt+lab+sum(a for _,a in other)):>10}')
        else: o.append(f'   PARTS:      0.00  LABOR:      0.00  OTHER:     0.00   TOTAL LINE {k[0]}:       0.00')
        o.append('   '+story);o.append('');return pt
    p=0
    p+=job('A','NO HEAT AT IDLE, HOT ON HWY','18C','4417','CP',[('K2GZ*18A413*A','SENSOR ASY',1,4412,4412),('LB5Z*8C419*C','HOSE HEATER INLET',1,6290,6290),('VC*13DL*G','ANTIFREEZE YELLOW',2,3138,3138)],33800,'61207 PINPOINT W/IDS. AIR IN CORE, INLET HOSE SEEPING. REPLACED, VAC FILLED.',[('PRESS TEST DYE',895)])
    job('B','RECALL 25S76 REAR CAMERA','25S76B','4417','WP',[],0,'61207 REPROGRAMMED IPMA PER RECALL.')
    p+=job('C','BLOCK HEATER CORD, CUT BY SNOWBLOWER','BLKHTR','5102','CP',[('GN1Z*6B018*B','CORD ASY',1,7735,6962)],8450,'61209 REPLACED CORD, OHMED HEATER 24.1 GOOD.')
    job('D','MULTI-POINT INSPECTION','99P','5102','IP',[],0,'61211 BATTERY 611 CCA GREEN. CABIN FILTER DIRTY, DECLINED 74.50.')
    lab=33800+8450;misc=895;sup=1890;hz=475;disc=2000;tax=round(p*.07375);tot=lab+p+misc+sup+hz-disc+tax
    items+=[I('SHOP SUPPLIES','fee',None,None,sup),I('HAZ WASTE','fee',None,None,hz)]
    o.append('-'*W)
    for i,(a,b) in enumerate([('LABOR AMOUNT',m(lab)),('PARTS AMOUNT',m(p)),('GAS, OIL, LUBE','0.00'),('SUBLET AMOUNT','0.00'),('MISC. CHARGES',m(misc)),('SHOP SUPPLIES',m(sup)),('HAZ WASTE',m(hz)),('TOTAL CHARGES',m(lab+p+misc+sup+hz)),('LESS SENIOR TUESDAY','-'+m(disc)),('SALES TAX',m(tax)),('PLEASE PAY THIS AMOUNT',m(tot))]):
        leg=['ON BEHALF OF SERVICING DEALER, I HEREBY','CERTIFY THAT THE INFORMATION CONTAINED','HEREON IS ACCURATE UNLESS OTHERWISE SHOWN.','SERVICES DESCRIBED WERE PERFORMED AT NO','CHARGE TO OWNER WHERE MARKED (N/C).','','X______________________________','CUSTOMER SIGNATURE','','ALL PARTS ARE NEW UNLESS SPECIFIED','PAGE 1 OF 1'][i]
        o.append('  '+leg.ljust(48)+f'|  {a:<24}{b:>14}')
    o.append('-'*W)
    src='.po 0.55i\n.ll 8i\n.pl 11i\n.sp .4i\n.ft CR\n.ps 8.8\n.vs 11.2\n.nf\n'+'\n'.join('\\&'+s.replace('\\','\\e').replace('-','\\-') for s in o)+'\n'
    groff('j08',src)
    L('j08','estimate',items,lab+p+misc+sup+hz,tax,tot,[disc],dict(year=2020,make='FORD',model='EDGE',vin=vin('2FMPK4J90LBA50926'),mileage=61207,trim='SEL'),dict(shop='IRON RANGE FORD LINCOLN',date='20FEB26',number='668214'))
j08()
