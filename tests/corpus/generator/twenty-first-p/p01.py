from common import *
from reportlab.pdfgen import canvas
V=vin("1GNSKBKC?FR214487")
P=[it("FUEL PUMP MODULE ASM",'Part',1,412.86,pn="FG1655"),it("FUEL FILTER NECK HOSE",'Part',1,38.14,pn="GM 22824556"),
it("SPARK PLUG, IRIDIUM",'Part',8,11.49,pn="41-114"),it("IGN WIRE SET",'Part',1,94.75,pn="9748RR"),it("CLEANER, THROTTLE BODY",'Part',1,9.98,pn="5078")]
Lb=[it("R&R Fuel Pump Module - drop tank, includes test pressure",'Labor',2.9,None,2.9*145),it("Replace Spark Plugs & Wires",'Labor',1.8,None,1.8*145),
it("Clean Throttle Body / relearn idle",'Labor',.7,None,.7*145),it("DIAG - NO START / CRANK LONG",'Service',None,None,129.95)]
F=[it("Shop Supplies",'Fee',None,None,34.20),it("HazMat",'Fee',None,None,4.50)]
tax=round((S(P)+3420)*.0825)
tot=S(P+Lb+F)+tax
c_=canvas.Canvas('p01.pdf',pagesize=(612,792));T=lambda x,y,s,f='Helvetica',z=8.5:(c_.setFont(f,z),c_.drawString(x,y,s));R=lambda x,y,s,f='Helvetica',z=8.5:(c_.setFont(f,z),c_.drawRightString(x,y,s))
B='Helvetica-Bold'
T(36,750,"Pecan Bayou Auto & Truck",B,15);T(36,736,"1870 Coggin Ave   Brownwood, TX 76801");T(36,725,"Phone (325) 555-0148   Fax (325) 555-0149")
R(576,750,"ESTIMATE",B,14);R(576,736,"Estimate # 0041932",B);R(576,725,"Org. Est. 03/11/2024   Page 1 of 1");c_.line(36,717,576,717)
T(36,704,"HOLLUB, DARLENE",B);T(36,693,"402 Avenue K");T(36,682,"Brownwood, TX 76801");T(36,671,"Home (325) 555-0117")
T(310,704,"2015 Chevrolet Tahoe LT  5.3 L, V8 Flex",B);T(310,693,"Lic # : HKR 4471 - TX    Odometer In: 148,206");T(310,682,"Unit # :           VIN # : "+V);T(310,671,"Hat # : 12     Adv: R. Tidwell")
c_.setFillGray(.85);c_.rect(36,648,540,14,stroke=0,fill=1);c_.setFillGray(0)
T(39,652,"Part Description / Number",B,8);R(210,652,"Qty",B,8);R(252,652,"Sale",B,8);R(298,652,"Extended",B,8)
T(312,652,"Labor Description",B,8);R(530,652,"Hours",B,8);R(574,652,"Extended",B,8)
y=636
for i in P:
    T(39,y,i['description']);T(47,y-10,i['_pn'],z=7.5);R(210,y,"%.2f"%i['quantity']);R(252,y,m(i['unitPrice']));R(298,y,m(i['totalPrice']));y-=24
y=636
for i in Lb:
    d=i['description'];w=d.split();l1='';
    lines=[];
    for x in w:
        if len(l1+x)>38: lines.append(l1);l1=''
        l1+=x+' '
    lines.append(l1)
    for k,l in enumerate(lines):T(312,y-10*k,l.strip())
    if i['quantity']:R(530,y,"%.2f"%i['quantity'])
    R(574,y,m(i['totalPrice']));y-=10*len(lines)+8
T(312,y,"* Cust states died at HEB parking lot, tows in.",'Helvetica-Oblique',7.5);T(312,y-9,"  KOEO fuel psi 11, spec 55-62.",'Helvetica-Oblique',7.5)
c_.line(305,480,305,660);c_.line(36,476,576,476)
T(39,462,"[ Technicians : Boyd, K ]",z=7.5)
rows=[("Labor:",S(Lb)),("Parts:",S(P)),("Shop Supplies:",3420),("HazMat:",450),("Sublet:",0),("Sub Total:",S(P+Lb+F)),("Tax 8.25%:",tax),("Total:",tot)]
y=460
for a,b in rows:
    f=B if a=="Total:" else 'Helvetica';R(520,y,a,f,9);R(574,y,"$"+m(b),f,9);y-=12
y-=14
for s in ["I hereby authorize the above repair work to be done along with the necessary material, and hereby grant you and/or your employees permission to operate",
"the vehicle for testing. An express mechanic's lien is acknowledged. Warranty on parts and labor is 24 months or 24,000 miles, whichever comes first.",
"Est. good for 15 days. Old parts will be discarded unless told otherwise."]:T(36,y,s,z=7);y-=9
T(36,y-20,"Signature ____________________________________   Date ____________   Time ________")
c_.save()
save('p01','quote','reportlab',P+Lb+F,(2015,'Chevrolet','Tahoe','LT',V,148206),'0041932','Pecan Bayou Auto & Truck',tax,(),S(P+Lb+F),tot)
