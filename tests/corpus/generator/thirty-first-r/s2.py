from lib import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
# ---------- 03 Mitchell1 Manager SE manner: parts left, labor right, side by side
v=vin("1GCVKREC",2014,"Z","318846")
P=[L("Water Pump w/ Gasket","part",q=1,u=142.88,pn="252-966"),L("Thermostat Housing Assy","part",q=1,u=58.17,pn="15-12345"),L("DexCool 50/50 Antifreeze Gal","part",q=3,u=19.99,pn="AF888"),L("Upper Radiator Hose","part",q=1,u=36.42,pn="26585X"),L("Serpentine Belt","part",q=1,u=47.30,pn="6K970"),L("Hose Clamp","part",q=2,u=2.35,pn="HC-32"),L("Radiator Cap 15 PSI","part",q=1,u=13.95,pn="T33")]
Lb=[L("REMOVE & REPLACE WATER PUMP - 5.3L. Includes drain & refill coolant.","labor",312.00),L("R&R upper radiator hose (w/ pump)","labor",36.00),L("Pressure test cooling system","labor",60.00)]
sub=L("Sublet: tow in from Hwy 54, Bob's Towing","service",95.00)
hz=L("Hazardous Materials","fee",5.00); ss=L("Shop Supplies","fee",20.40)
al=P+Lb+[sub,hz,ss]; tax=r2(summ(P)*D('.07225')); dis=D('20.40'); st=summ(al); tot=st-dis+tax
truth("03_hilltop_invoice","reportlab",[],"Hilltop Automotive",(2014,"Chevrolet","Silverado 1500",v,131207),al,[("Fleet/AAA discount 5% labor",dis)],st,tax,tot)
c=Canvas(OUT+"03_hilltop_invoice.pdf",pagesize=letter); H=792
def tx(x,y,s,f="Helvetica",z=9,al='l'):
    c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,H-y,s)
tx(36,44,"Hilltop Automotive","Times-Bold",18);tx(36,57,"1106 Missouri Blvd  Jefferson City, MO 65109","Times-Roman",10);tx(36,69,"Phone 573-555-0188   Fax 573-555-0189","Times-Roman",10)
tx(576,44,"INVOICE","Times-Bold",16,'r');tx(576,58,"Invoice # 041875","Times-Roman",10,'r');tx(576,70,"Org. Est. # 043310","Times-Roman",10,'r');tx(576,82,"Print Date : 08/21/2024","Times-Roman",10,'r')
c.rect(36,H-142,540,50); c.line(306,H-92,306,H-142)
for i,s in enumerate(["Wendell Pruitt","4471 Route C, Jefferson City, MO 65109","Home 573-555-0112   Cell 573-555-0130"]): tx(42,105+i*13,s,"Times-Roman",10)
for i,s in enumerate(["2014 Chevrolet Silverado 1500 LT - 5.3L, V8 (323CI)","Lic # : 8AB-K29 - MO     Odometer In : 131207    Out : 131209",f"Unit # :          Vin # : {v}"]): tx(312,105+i*13,s,"Times-Roman",9.5)
y=158
c.setFillColor(colors.Color(.85,.85,.85));c.rect(36,H-y-4,540,14,fill=1,stroke=1);c.setFillColor(colors.black)
tx(40,y,"Part Description / Number","Times-Bold",9);tx(206,y,"Qty","Times-Bold",9,'r');tx(248,y,"Sale","Times-Bold",9,'r');tx(300,y,"Ext","Times-Bold",9,'r');tx(312,y,"Labor Description","Times-Bold",9);tx(572,y,"Extended","Times-Bold",9,'r')
yy=y+16
for l in P:
    tx(40,yy,l.desc,"Times-Roman",9);tx(206,yy,f"{l.q:.2f}","Times-Roman",9,'r');tx(248,yy,m(l.u),"Times-Roman",9,'r');tx(300,yy,m(l.total),"Times-Roman",9,'r');tx(48,yy+10,l.pn,"Times-Italic",8);yy+=23
ye=yy; yy=y+16
tx(312,yy,"COOLANT LEAK - Customer states puddle under truck","Times-Bold",8.5);yy+=14
for l,ex in zip(Lb,[["Weep hole leaking. Thermostat housing cracked.","Torque to 22 ft-lb. Refill 16.1 qt."],[],["Held 15 PSI for 20 minutes. OK."]]):
    w=l.desc.split(' ');s='';rows=[]
    for k in w:
        if len(s+k)>38: rows.append(s);s=''
        s+=k+' '
    rows.append(s); tx(572,yy,m(l.total),"Times-Roman",9,'r')
    for r in rows+ex: tx(312,yy,r.strip(),"Times-Roman",9);yy+=11
    yy+=5
tx(312,yy,"Check A/C belt tension","Times-Roman",9);tx(572,yy,"0.00","Times-Roman",9,'r');yy+=16
tx(312,yy,"Sublet","Times-Bold",8.5);yy+=12;tx(312,yy,"tow in from Hwy 54, Bob's Towing","Times-Roman",9);tx(572,yy,m(sub.total),"Times-Roman",9,'r');sub.desc="tow in from Hwy 54, Bob's Towing"
yb=max(yy,ye)+16; c.rect(36,H-yb,540,yb-y+10-20+6);c.line(306,H-yb,306,H-y-4)
tx(40,yb+16,"Recommendations:","Times-Bold",10)
for i,(a,b) in enumerate([("Front wheel bearing LH - noise at 45 mph","$389.55"),("Transfer case fluid service","$118.00"),("Tires at 3/32 - replace set (4) 265/65R18","$912.44")]):
    tx(46,yb+30+i*12,a,"Times-Roman",9.5);tx(300,yb+30+i*12,b,"Times-Roman",9.5,'r')
for i,(a,b) in enumerate([("Labor:",m(summ(Lb))),("Parts:",m(summ(P))),("Sublet:",m(sub.total)),("HazMat:",m(hz.total)),("Supplies:",m(ss.total)),("SubTotal:",m(st)),("Discount (Fleet/AAA discount 5% labor):","-"+m(dis)),("Tax:",m(tax)),("Total:",m(tot)),("Bal Due:","$"+m(tot))]):
    f="Times-Bold" if a in("Total:","Bal Due:") else "Times-Roman"
    tx(510,yb+16+i*13,a,f,10,'r');tx(574,yb+16+i*13,b,f,10,'r')
ty=yb+170
for i,s in enumerate(["[ Payments - ]   Vehicle Received: 8/20/2024","Labor guaranteed 12 months / 12,000 miles. I hereby authorize the above repair work to be done along with the necessary material and hereby grant you","and/or your employees permission to operate the vehicle herein described on street, highways or elsewhere for the purpose of testing and/or inspection.","An express mechanic's lien is hereby acknowledged on above vehicle to secure the amount of repairs thereto. Interest of 1.5% per month after 30 days."]): tx(36,ty+i*10,s,"Times-Roman",7.5)
tx(36,ty+60,"Signature ______________________________   Date ____________   Time _______","Times-Roman",9);tx(36,760,"Written By : J. Ochs","Times-Roman",8);tx(576,760,"Page 1 of 1                Copyright (c) 2024 shop management system","Times-Roman",8,'r')
c.save()
truth("03_hilltop_invoice","reportlab",[],"Hilltop Automotive",(2014,"Chevrolet","Silverado 1500",v,131207),
  P+Lb+[sub,L("HazMat","fee",5.00),L("Supplies","fee",20.40)],[("Fleet/AAA discount 5% labor",dis)],st,tax,tot)

# ---------- 04 ALLDATA Manage manner: reportlab platypus grid, estimate w/ approx; page 1 of 2
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
v=vin("2C4RDGCG",2015,"R","557019")
J=[("A. Evaporative leak - MIL on, P0456",[L("Smoke test EVAP system and pinpoint leak","labor",h=1.0,u=118),L("Replace ESIM switch and filler neck hose","labor",h=1.2,u=118),L("ESIM Switch Assembly","part",q=1,u=96.40,pn="4627190AB"),L("Fuel Filler Hose","part",q=1,u=41.75,pn="68030808AA")]),
 ("B. Front suspension clunk",[L("Replace sway bar links, both sides","labor",h=.9,u=118),L("Replace lower ball joint, right","labor",h=1.6,u=118),L("Stabilizer Link Kit","part",q=2,u=38.90,pn="K750121"),L("Lower Ball Joint","part",q=1,u=67.25,pn="K500130"),L("Cotter Pin / Nut Kit","part",q=1,u=4.80,pn="H-1178")]),
 ("C. Ignition tune up",[L("Replace six spark plugs, upper intake R&R","labor",h=2.3,u=118),L("Iridium Spark Plug","part",q=6,u=12.65,pn="SP-149125AF"),L("Upper Plenum Gasket Set","part",q=1,u=29.30,pn="MS97079")]),
 ("D. Alignment",[L("Four wheel thrust alignment","service",99.95)]),]
al=[l for j in J for l in j[1]]; sh=L("Shop Supplies","fee",32.50); ep=L("Waste Disposal Fee","fee",3.75); al2=al+[sh,ep]
par=summ([l for l in al if l.type=='part']); st=summ(al2); tax=r2((par+sh.total)*D('.06')); tot=st+tax
truth("04_bluegrass_estimate","reportlab",[],"Bluegrass Auto Clinic",(2015,"Dodge","Grand Caravan",v,112764),al2,[],st,tax,tot)
ps=lambda n,**k: ParagraphStyle(n,fontName=k.pop('f','Helvetica'),fontSize=k.pop('z',9),leading=k.pop('ld',11.5),**k)
b=ps('b');bb=ps('bb',f='Helvetica-Bold');sm=ps('sm',z=7.5,ld=9);r=ps('r',alignment=2)
st_=[]
st_.append(Table([[Paragraph("<b><font size=15>Bluegrass Auto Clinic</font></b><br/><br/>612 New Circle Rd NE<br/>Lexington, KY 40505<br/>859-555-0106",b),Paragraph("<b><font size=13>Estimate</font></b><br/>RO: 18834<br/>Created 11/04/2023 8:17 AM<br/>Valid Until 12/04/2023",r)]],colWidths=[340,200]))
st_.append(Spacer(1,8))
st_.append(Table([["Customer","Vehicle","Details"],[Paragraph("Latoya Brandt<br/>2299 Eastland Pkwy<br/>Lexington, KY 40505<br/>M: 859-555-0171",b),Paragraph("2015 Dodge Grand Caravan SXT<br/>V6-3.6L VIN G<br/>"+v,b),Paragraph("Odometer In 112764<br/>Odometer Out ______<br/>Plate 442-RPT KY<br/>Color Granite",b)]],colWidths=[180,190,170],style=[('GRID',(0,0),(-1,-1),.5,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#24476b')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,0),9),('VALIGN',(0,0),(-1,-1),'TOP')]))
for t,ls in J:
    rows=[[t,"","","",""]]+[["Type / Part #","Description","Qty/Hrs","Price","Extended"]]
    rows+=[["Labor" if l.type=='labor' else ("Package" if l.type=='service' else l.pn),Paragraph(esc(l.desc),b),"" if l.q is None and l.h is None else f"{(l.q if l.q is not None else l.h):.2f}","" if l.u is None else "$"+m(l.u),"$"+m(l.total)] for l in ls]
    lb=summ([l for l in ls if l.type!='part']);pp=summ([l for l in ls if l.type=='part'])
    rows.append(["",f"Labor ${m(lb)}    Parts ${m(pp)}","","Job Total","$"+m(lb+pp)])
    st_+= [Spacer(1,9),KeepTogether(Table(rows,colWidths=[90,240,60,70,80],style=[('BOX',(0,0),(-1,-1),.8,colors.HexColor('#24476b')),('INNERGRID',(0,1),(-1,-2),.25,colors.lightgrey),('SPAN',(0,0),(-1,0)),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dce5ef')),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),9),('FONTSIZE',(0,1),(-1,1),7.5),('TEXTCOLOR',(0,1),(-1,1),colors.grey),('ALIGN',(2,0),(-1,-1),'RIGHT'),('FONTNAME',(3,-1),(-1,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3.5),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))]
st_.append(Spacer(1,10))
st_.append(KeepTogether([Table([["Postponed by customer:","",""],["","Rear brake pads (3 mm)","$246.18"],["","Coolant flush, OAT 5 yr","$139.00"]],colWidths=[120,200,80],hAlign='LEFT',style=[('FONTSIZE',(0,0),(-1,-1),8.5),('ALIGN',(2,0),(2,-1),'RIGHT'),('FONTNAME',(0,0),(0,0),'Helvetica-Oblique')]),Spacer(1,8),
 Table([["Labor","$"+m(st-par-sh.total-ep.total)],["Parts","$"+m(par)],["Shop Supplies","$"+m(sh.total)],["Waste Disposal Fee","$"+m(ep.total)],["Subtotal","$"+m(st)],["Sales Tax 6.000% on $"+m(par+sh.total),"$"+m(tax)],["Estimate Total","$"+m(tot)]],colWidths=[180,90],hAlign='RIGHT',style=[('ALIGN',(0,0),(-1,-1),'RIGHT'),('FONTSIZE',(0,0),(-1,-1),9.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]),
 Spacer(1,10),Paragraph("Customer authorizes repairs up to $1,750.00. Revised estimate: ______ Date/Time ______ By ______. Parts warranty 36 months / 36,000 miles; labor 12 / 12,000. A 3% surcharge applies to credit card payments over $500. You are entitled to the return of parts replaced, except core parts.",sm)]))
def foot(c,d):
    c.setFont('Helvetica',7.5);c.drawString(36,24,"Bluegrass Auto Clinic  RO 18834");c.drawRightString(576,24,f"Page {d.page} of 2")
SimpleDocTemplate(OUT+"04_bluegrass_estimate.pdf",pagesize=letter,leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=44).build(st_,onFirstPage=foot,onLaterPages=foot)

# ---------- 19 muffler/brake chain (Midas manner) -> photo later
v=vin("5NPE24AF",2016,"H","294410")
ls=[L("BRAKE PADS REAR - SECURE STOP","part",q=1,u=79.99,c="SBP-1284"),L("BRAKE ROTOR REAR COATED","part",q=2,u=69.99,c="BR-55181"),L("LABOR - REAR DISC BRAKE","labor",q=None,total=149.99,c="LBR-RD"),L("MUFFLER - DIRECT FIT","part",q=1,u=189.95,c="MF-40871"),L("EXHAUST CLAMP 2.25","part",q=2,u=8.49,c="CL-225"),L("RUBBER HANGER","part",q=3,u=6.75,c="HG-11"),L("LABOR - MUFFLER INSTALL","labor",total=94.50,c="LBR-EX"),L("TOUCHLESS INSPECTION + ROTATE","service",q=1,u=19.99,c="PKG-ROT"),L("SHOP FEE","fee",total=28.00,c="SF")]
dis=D('50.00'); st=summ(ls); tax=r2((summ([l for l in ls if l.type=='part'])-dis)*D('.06875')); tot=st-dis+tax
H_=["perspective","crumple","fold","blur","noise"]
truth("19_meridian_brake","reportlab, then ImageMagick photograph",H_,"Meridian Brake & Muffler #214",(2016,"Hyundai","Sonata",v,87340),ls,[("$50 OFF BRAKE COUPON",dis)],st,tax,tot)
c=Canvas(B+"p19.pdf",pagesize=letter)
c.setFillColor(colors.HexColor('#f5c400'));c.rect(0,H-80,612,80,fill=1,stroke=0);c.setFillColor(colors.black)
tx(36,50,"MERIDIAN","Helvetica-BoldOblique",30);tx(210,50,"Brake & Muffler  #214","Helvetica-Bold",16);tx(36,70,"3801 Nicollet Ave, Minneapolis MN 55409    612-555-0150    Mon-Sat 7:30-6","Helvetica",9)
tx(576,46,"INVOICE 214-88031","Helvetica-Bold",13,'r');tx(576,62,"09/12/2023 16:48","Helvetica",10,'r')
tx(36,102,"SOLD TO: ANNIKA LINDHOLM, 2914 PILLSBURY AVE S, MINNEAPOLIS MN 55408","Helvetica",10)
tx(36,117,f"VEHICLE: 2016 HYUNDAI SONATA 2.4L    VIN: {v}    PLATE: 512-LKV","Helvetica",10);tx(36,132,"MILES IN: 87340   MILES OUT: 87342   BAY 3   TECH 07   ADV: CORY","Helvetica",10)
y=156;c.line(36,H-y+12,576,H-y+12)
for x,s,a in [(36,"CODE",'l'),(120,"DESCRIPTION",'l'),(390,"QTY",'r'),(470,"EACH",'r'),(560,"AMOUNT",'r')]: tx(x,y,s,"Helvetica-Bold",9.5,a)
c.line(36,H-y-4,576,H-y-4);y+=20
for l in ls:
    tx(36,y,l.c,"Courier",10);tx(120,y,l.desc,"Helvetica",11)
    if l.q: tx(390,y,str(l.q),"Helvetica",11,'r');tx(470,y,m(l.u),"Helvetica",11,'r')
    tx(560,y,m(l.total),"Helvetica",11,'r');y+=19
tx(36,y,"WTY","Courier",10);tx(120,y,"LIFETIME GUARANTEE MUFFLER - REG NO 7741120","Helvetica",11);tx(560,y,"N/C",'Helvetica',11,'r');y+=26
c.line(340,H-y+14,576,H-y+14)
for a,bv in [("SUB-TOTAL",m(st)),("$50 OFF BRAKE COUPON","-"+m(dis)),("TAX 6.875%",m(tax)),("TOTAL","$"+m(tot)),("MASTERCARD XX0448",m(tot)),("CHANGE","0.00")]:
    tx(340,y,a,"Helvetica-Bold" if a=="TOTAL" else "Helvetica",11);tx(560,y,bv,"Helvetica-Bold" if a=="TOTAL" else "Helvetica",11,'r');y+=17
y-=70
for i,s in enumerate(["NOT PERFORMED - CUSTOMER DECLINED:","  FRT STRUT MOUNTS   $318.00","  4-WHL ALIGNMENT    $109.99","  TRANS FLUID SVC    $189.99"]): tx(36,y+i*15,s,"Courier-Bold" if i==0 else "Courier",10)
y+=100
for i,s in enumerate(["GUARANTEE: Pads guaranteed for as long as you own your car. Labor and additional parts needed to restore the system","to operation are extra. Rotors 12 months or 12,000 miles. Unsatisfied? Call 1-800-555-0109 within 10 days.","Re-torque lug nuts after 50-100 miles: 79 ft-lbs. Shop fee is 10% of labor, max $28.00, and covers supplies used."]): tx(36,y+i*12,s,"Helvetica",8.5)
tx(36,y+70,"X ________________________________","Helvetica",11);tx(36,y+84,"CUSTOMER SIGNATURE","Helvetica",8)
c.save(); p2png(B+"p19.pdf","p19",160)
photo(B+"p19.png",OUT+"19_meridian_brake.jpg",seed=19,quad=[(.09,.06),(.90,.045),(.955,.93),(.04,.955)],bg='seat',crumple=10,folds=[('h',.34),('h',.67)],blur=.6,light=(160,'#ffffff','#b9b2a6'))
