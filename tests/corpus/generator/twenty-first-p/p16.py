from common import *
from reportlab.pdfgen import canvas
V=vin("3VV3B7AX?NM064158")
# line, op, desc, pn, qty, price, labor, paint
H=[("h","FRONT BUMPER & GRILLE"),("","","O/H front bumper","",None,None,2.8,None),("","Repl","Bumper cover w/o park sensor","5NN807217GRU",1,612.44,"Incl.",2.8),("","","Add for Clear Coat","",None,None,None,1.1),("*","Repl","A/M CAPA Lower grille","5NN853677B",1,84.00,"Incl.",None),("","Repl","RT Bumper bracket","5NA807184E",1,36.18,0.2,None),
("h","FRONT LAMPS"),("","Repl","RT Headlamp assy LED","5NN941036D",1,1188.70,0.5,None),("","","Aim headlamps","",None,None,0.5,None),("h","HOOD"),("","Rpr","Hood panel (ALU)","5NN823031E",None,None,2.0,3.0),("","","Add for Clear Coat","",None,None,None,0.6),("h","FENDER"),("S01","Repl","RT Fender","5NN821022A",1,398.25,2.4,2.0),("S01","","Overlap Major Adj. Panel","",None,None,None,-0.4),("S01","Repl","RT Fender liner","5NN809958F",1,142.60,"Incl.",None),("S01","R&I","RT Mirror assy","",None,None,0.4,None),
("h","MISCELLANEOUS OPERATIONS"),("#","Subl","Pre/post repair scan","",1,150.00,None,None),("#","","Flex additive","",1,8.00,None,None),("S01 #","Subl","Four wheel alignment","",1,129.95,None,None),("#","","Hazardous waste removal","",1,5.00,None,None)]
body=sum(r[6] for r in H if r[0]!="h" and isinstance(r[6],float));paint=sum(r[7] for r in H if r[0]!="h" and r[7])
body=round(body,1);paint=round(paint,1)
items=[]
for r in H:
    if r[0]=="h" or not r[5]:continue
    ty='Service' if 'Subl' in r[1] else ('Fee' if 'Haz' in r[2] else 'Part')
    items.append(it(r[2],ty,1,None,r[5]))
partsum=S(items,lambda i:i['type']=='Part');misc=S(items)-partsum
lb=it("Body Labor",'Labor',body,58);lp=it("Paint Labor",'Labor',paint,58);ps=it("Paint Supplies",'Fee',paint,38)
items+=[lb,lp,ps];taxb=partsum+ps['totalPrice'];tax=round(taxb*.07);sub=S(items);tot=sub+tax
k=canvas.Canvas('p16.pdf',pagesize=(612,792));T=lambda x,y,s,f='Times-Roman',z=9:(k.setFont(f,z),k.drawString(x,y,str(s)));R=lambda x,y,s,f='Times-Roman',z=9:(k.setFont(f,z),k.drawRightString(x,y,str(s)));B='Times-Bold'
k.setFont(B,13);k.drawCentredString(306,760,"PRAIRIE MUTUAL CASUALTY");k.setFont('Times-Roman',9)
for j,s in enumerate(["Central Claims - Field Appraisal","PO Box 7710, Indianapolis, IN 46207   Phone: (317) 555-0160","Supplement of Record 1 with Summary"]):k.drawCentredString(306,748-11*j,s)
L=[("Claim #:","0082-4471-19-01"),("Written By:","L. HAVERSTICK, 4/17/2024 9:26:14 AM"),("Insured:","SORENSEN, MAVIS"),("Type of Loss:","Collision"),("Point of Impact:","01 Right Front"),("Deductible:","500.00")]
R2=[("Workfile ID:","7c2e11b0"),("Owner:","SORENSEN, MAVIS"),("Repair Facility:","GEIST COLLISION CENTER"),("","9940 E 79th St, Indianapolis"),("Days to Repair:","7")]
for j,(a,b) in enumerate(L):T(40,704-11*j,a,B);T(115,704-11*j,b)
for j,(a,b) in enumerate(R2):T(340,704-11*j,a,B);T(420,704-11*j,b)
k.setFillGray(.88);k.rect(36,616,540,14,stroke=0,fill=1);k.setFillGray(0);k.setFont(B,10);k.drawCentredString(306,620,"VEHICLE")
T(40,604,"2022 VOLK Tiguan SE 4MOTION 4D UTV 4-2.0L Turbocharged Gasoline  Deep Black",B);T(40,593,"VIN: "+V+"     License: IN 448 RQT     Odometer: 31,517     Condition: Good")
y=574
X=[(40,'Line',0),(86,'Oper',0),(122,'Description',0),(300,'Part Number',0),(415,'Qty',1),(478,'Extended Price $',1),(525,'Labor',1),(570,'Paint',1)]
for x,s,r in X:(R if r else T)(x,y,s,B,8.5)
k.line(36,y-3,576,y-3);y-=14;n=1
for r in H:
    T(40,y,n,z=8.5);n+=1
    if r[0]=="h":T(86,y,r[1],B,8.5)
    else:
        T(54,y,r[0],z=8);T(86,y,r[1],z=8.5);T(122,y,r[2],z=8.5);T(300,y,r[3],z=8.5)
        if r[4]:R(415,y,r[4],z=8.5);R(478,y,f"{r[5]:,.2f}"+(" X" if r[1]=='Subl' else ""),z=8.5)
        if r[6] is not None:R(525,y,r[6],z=8.5)
        if r[7] is not None:R(570,y,r[7],z=8.5)
    y-=11.5
k.line(36,y+8,576,y+8);T(340,y-2,"SUBTOTALS",B);R(478,y-2,m(partsum+misc),B);R(525,y-2,body,B);R(570,y-2,paint,B)
y-=26;k.setFillGray(.88);k.rect(150,y-3,330,13,stroke=0,fill=1);k.setFillGray(0);T(154,y,"ESTIMATE TOTALS",B);y-=13
T(154,y,"Category",B);T(265,y,"Basis");R(420,y,"Rate");R(476,y,"Cost $");y-=12
for a,b,r,cst in [("Parts","","",partsum),("Body Labor",f"{body} hrs @","$ 58.00 /hr",lb['totalPrice']),("Paint Labor",f"{paint} hrs @","$ 58.00 /hr",lp['totalPrice']),("Paint Supplies",f"{paint} hrs @","$ 38.00 /hr",ps['totalPrice']),("Miscellaneous","","",misc),("Subtotal","","",sub),("Sales Tax","$ "+m(taxb)+" @","7.0000 %",tax),("Total Cost of Repairs","","",tot),("Deductible","","",50000),("Net Cost of Supplement & Repairs","","",tot-50000)]:
    f=B if a in("Subtotal","Total Cost of Repairs") else 'Times-Roman';T(154,y,a,f);T(265,y,b);R(420,y,r);R(476,y,m(cst),f);y-=11.5
T(40,y-8,"Symbols: * = user-entered value; # = manual entry; X = non-taxed sublet; S01 = supplement 1 line; Incl. = included labor. A/M = aftermarket part.",z=7.5)
print(y);k.save()
save('p16','insurer_estimate','reportlab',items,(2022,'Volkswagen','Tiguan','SE 4MOTION',V,31517),'0082-4471-19-01','GEIST COLLISION CENTER',tax,(),sub,tot)
