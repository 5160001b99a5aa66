from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# Mitchell1-like: parts table left, labor list right, side by side
P=[("Alternator - Reman 150A","ALT-8302",1,28995),("Serpentine Belt","K060882",1,4217),("Belt Tensioner","38159",1,8640),("Battery, Group 35 AGM","BXT-35-AGM",1,21999),("Dielectric Grease","N/A",1,350)]
cor=("CORE - Alternator","ALT-8302",1,7500)
L=[(["Test charging system - alternator output","11.8V, fails load test"],6250),(["Remove and replace alternator, belt and","tensioner. Verify output 14.3V at idle"],23400),(["Replace battery, clean terminals, save","radio presets"],3900)]
cv=canvas.Canvas(OUT+'/k02.pdf',pagesize=letter);T=cv.drawString;R=cv.drawRightString
cv.setFont('Times-Bold',20);cv.drawCentredString(306,745,"HOLLIS & SONS GARAGE");cv.setFont('Times-Roman',10);cv.drawCentredString(306,731,"218 Depot Street, Bellefontaine, OH 43311   Ph 937-555-0177")
cv.setFont('Times-Bold',12);T(36,705,"INVOICE");R(576,705,"Repair Order # 0034419");cv.setFont('Times-Roman',9)
for i,s in enumerate(["WEIDNER, JOAN","1190 Cty Rd 57","Bellefontaine, OH 43311","Hm 937-555-0130"]):T(36,688-11*i,s)
for i,s in enumerate(["2012 Honda - Odyssey EX-L - 3.5L V6","Lic # : OH HKX 4471    Odometer In : 162330","Unit # :        Vin # : 5FNRL5H67CB000000","Date : 11/19/2024   Written By : CH"]):T(300,688-11*i,s)
cv.rect(34,200,542,440);cv.line(370,200,370,640);cv.line(34,624,576,624);cv.setFont('Times-Bold',8.5)
T(38,629,"Part Description / Number");R(245,629,"Qty");R(300,629,"Sale");R(364,629,"Extended");T(374,629,"Labor Description");R(572,629,"Extended")
cv.setFont('Times-Roman',9);y=611;items=[]
for d,n,q,u in P+[cor]:
    T(38,y,d);R(245,y,f'{q:.2f}');R(300,y,f(u));R(364,y,f(q*u));T(46,y-10,n) if n!='N/A' else None;y-=24
    items.append(I(d,'Part' if d[:4]!='CORE' else 'Part',q*u/100,q,u/100))
y=611
for ls,a in L:
    R(572,y,f(a))
    for i,s in enumerate(ls):T(374,y-10*i,s)
    y-=10*len(ls)+10
    items.append(I(' '.join(ls),'Labor',a/100))
par=sum(q*u for _,_,q,u in P+[cor]);lab=sum(a for _,a in L)
T(38,208,"Org. Estimate  865.00  Revisions  0.00");cv.setFont('Times-Italic',9);T(374,y-6,"Recommendations:");T(374,y-18,"Timing belt due at 105k - no record of");T(374,y-28,"replacement. Est. 1,140.00");T(374,y-44,"Rear brake pads 3mm. Est. 289.00")
tax=round(par*.0725);hz=600;items.append(I("HazMat",'Fee',hz/100))
cv.setFont('Times-Roman',10);y=185
for n,v in(("Labor:",lab),("Parts:",par),("Sublet:",0),("HazMat:",hz),("Sub Total:",lab+par+hz),("Tax:",tax)):T(440,y,n);R(572,y,f(v));y-=13
cv.setFont('Times-Bold',12);T(440,y-3,"Total:");R(572,y-3,'$'+f(lab+par+hz+tax));cv.setFont('Times-Roman',8);T(440,y-16,"Bal Due:");R(572,y-16,'$'+f(lab+par+hz+tax))
for i,s in enumerate(["[ Payments - Visa ]","Warranty: 12 months / 12,000 miles on parts and labor.","Core charge will be refunded when old alternator is returned within 30 days.","Customer Signature ________________________  Date _________"]):T(36,180-13*i,s)
cv.save()
save('k02','invoice','HOLLIS & SONS GARAGE','0034419',items,(lab+par+hz+tax)/100,sub=(lab+par+hz)/100,tax=tax/100)
