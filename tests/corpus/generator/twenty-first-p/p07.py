from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
# tire chain: article, qty, part price, labor price, extended
X=[("015-448","DESTINATION ADV LT265/70R17 121S OWL E",'Part',4,214.99,None),("7001708","TIRE INSTALL PKG - MOUNT, BALANCE, VALVE",'Service',4,3.50,18.50),("7009962","TPMS SERVICE KIT W/ RELEARN",'Service',4,6.49,2.50),("7001490","TIRE DISPOSAL FEE",'Fee',4,4.00,None),("7090811","STATE TIRE RECYCLING FEE",'Fee',4,1.50,None),
("7015016","LIFETIME ALIGNMENT",'Service',1,None,219.99),("7046930","UPPER BALL JOINT LT/RT",'Service',2,58.49,104.30),("7083321","ROAD HAZARD PROTECTION",'Service',4,None,21.75),("7075001","SHOP SUPPLIES",'Fee',1,27.43,None)]
V=vin("1N6AA1EJ?HN527706")
items=[];rows=[["ARTICLE","DESCRIPTION","QTY","PART","LABOR","EXTENDED"]]
ss=ParagraphStyle('x',fontName='Helvetica',fontSize=8,leading=9.5)
for a,d,t,q,p,l in X:
    e=q*((p or 0)+(l or 0));u=None if p and l else (p or l)
    items.append(it(d,t,q,u,e));rows.append([a,Paragraph(d,ss),q,"%.2f"%p if p else "","%.2f"%l if l else "",m(c(e))])
    if a=="7046930":rows.append(["","MOOG K500302  LEFT LOOSE 3/16\", RT TORN BOOT","","","",""])
    if a=="015-448":rows.append(["","DOT 1X7 R3PC 2324","","","",""]);rows.append(["7004410","COURTESY CHECK",1,"","N/C","0.00"])
disc=8000;P=4*21499+4*350+4*649+2*5849+2743
tax=round((P-disc)*.0675);tot=S(items)-disc+tax
st=getSampleStyleSheet();n=lambda t,z=8.5,al=0:Paragraph(t,ParagraphStyle('n',fontName='Helvetica',fontSize=z,leading=z*1.25,alignment=al))
t=Table(rows,colWidths=[52,238,32,60,60,72]);t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#b3121d')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,-1),(-1,-1),.7,colors.black)])
lab=S(items)-P-1600-600
tt=Table([["PARTS",m(P)],["LABOR",m(lab)],["FEES",m(2200)],["SUBTOTAL",m(S(items))],["INSTANT SAVINGS - $80 OFF SET OF 4","-"+m(disc)],["TAX 6.75%",m(tax)],["TOTAL","$"+m(tot)],["MASTERCARD 9021","$"+m(tot)],["CHANGE","$0.00"]],colWidths=[190,72],hAlign='RIGHT');tt.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,6),(-1,6),'Helvetica-Bold',10),('ALIGN',(0,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])
hd=Table([[n("<b><font size=17 color='#b3121d'>TREADLINE</font></b><br/><b>Treadline Tire &amp; Auto #4417</b><br/>3905 Capital Blvd, Raleigh NC 27604<br/>919-555-0139"),n("<b>INVOICE 4417-209655</b><br/>11/22/2024 02:47 PM<br/>Store hrs M-F 7-7 Sat 7-6 Sun 9-5<br/>Svc Advisor: JAYLEN M",8.5,2)],[n("OKONKWO, BLESSING<br/>1207 Dunbrook Ct<br/>Raleigh NC 27603"),n("2017 NISSAN TITAN SV 4WD V8 5.6L<br/>VIN: %s<br/>Mileage: 88,615 &nbsp; Lic: NC JBD-2290<br/>Lug torque 97 ft-lb"%V,8.5,2)]],colWidths=[257,257])
SimpleDocTemplate('p07.pdf',pagesize=(612,792),margins=36,leftMargin=48,rightMargin=48,topMargin=36).build([hd,Spacer(1,8),t,Spacer(1,6),tt,Spacer(1,14),n("RECOMMENDED, NOT DONE TODAY: cabin air filter $54.99 &bull; rear shocks pair $412.00",8),n("Retorque wheels after 50 miles. See reverse for limited warranty.",7)])
save('p07','invoice','reportlab',items,(2017,'Nissan','Titan','SV',V,88615),'4417-209655','Treadline Tire & Auto #4417',tax,[disc],S(items),tot)
