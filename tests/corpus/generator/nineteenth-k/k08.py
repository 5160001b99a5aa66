from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# two pages, repeated header, "balance forward", qty after description, code letters T/N for taxed, item split over page
G=[("CYLINDER HEAD R&R - LEFT BANK",[("L","R&I intake manifold, remove left exhaust manifold, remove left cylinder head, inspect block deck for warp, reassemble, torque in 3 stages",11.4,14500),("P","MLS head gasket, left",1,9875),("P","Head bolt set (TTY)",1,6640),("P","Intake manifold gasket set",1,7428),("P","Exhaust manifold stud & nut, M8",4,489),("S","Machine shop - pressure test, resurface head, 3 angle valve job (Rucker Machine Inv 2291)",1,38500),("P","Antifreeze, universal, gal",3,2195),("P","Engine oil 5W-20 synthetic, qt",6,850),("P","Oil filter",1,1199)]),
("WATER PUMP & THERMOSTAT",[("L","Replace water pump w/ intake off",1.3,14500),("P","Water pump, new, w/ gasket",1,13720),("P","Thermostat 195 deg",1,2415),("P","Upper radiator hose",1,3180),("P","Lower radiator hose (molded, w/ quick connect and O-ring)",1,5866)]),
("AC SERVICE",[("L","Evacuate & recharge",1.0,14500),("P","R-134a refrigerant, per oz",28,175),("P","PAG oil w/ UV dye",1,1450),("P","Valve core, high side",1,625)]),
("DIAGNOSTIC",[("L","Misfire diagnosis, leakdown test, bore scope cyl 5 and 7",2.0,14500),("L","Credit diagnosis toward repair",-1.0,14500)] ) ,
("TOW",[("S","Tow in from Exit 41, 18 mi (Lyle's Towing)",1,14200)])]
G[3]=("DIAGNOSTIC",G[3][1][:1])
cv=canvas.Canvas(OUT+'/k08.pdf',pagesize=letter);pg=1;run=0
from reportlab.lib.utils import simpleSplit
def head():
    cv.setFont('Helvetica-Bold',14);cv.drawString(40,750,"Three Forks Automotive, Inc.");cv.setFont('Helvetica',8.5);cv.drawString(40,738,"309 Industrial Loop, Sevierville, TN 37862 | 865-555-0133")
    cv.drawRightString(572,750,"REPAIR INVOICE 118-2266");cv.drawRightString(572,738,f"Page {pg} of 2   Closed 09/30/24");cv.drawString(40,720,"Randall Tipton   2013 RAM 1500 5.7L   VIN 1C6RR7LT0DS000000   Mi 141,927 / 141,940")
    cv.setFillGray(.85);cv.rect(40,698,532,15,stroke=0,fill=1);cv.setFillGray(0);cv.setFont('Helvetica-Bold',8.5)
    cv.drawString(44,702,"Description");cv.drawString(395,702,"Tx");cv.drawRightString(445,702,"Qty/Hr");cv.drawRightString(508,702,"Each");cv.drawRightString(568,702,"Amount")
head();y=684;items=[];lab=par=sbl=0
def need(h):
    global y,pg
    if y-h<(260 if pg==1 else 60):
        cv.setFont('Helvetica-Oblique',9);cv.drawRightString(508,y-4,"Carried forward");cv.drawRightString(568,y-4,f(run));cv.drawString(40,40,"continued on next page ...");cv.showPage();pg+=1;head();y=684
        cv.setFont('Helvetica-Oblique',9);cv.drawRightString(508,y,"Brought forward");cv.drawRightString(568,y,f(run));y-=16
for n,(g,ls) in enumerate(G,1):
    need(30);cv.setFont('Helvetica-Bold',9);cv.drawString(42,y,f"{n:02d}  {g}");y-=13;gt=0
    for k,d,q,u in ls:
        w=simpleSplit(d,'Helvetica',9,320);need(11*len(w));a=round(q*u);run+=a;gt+=a
        cv.setFont('Helvetica',9)
        for i,s in enumerate(w):cv.drawString(62,y-11*i,s)
        cv.drawString(397,y,'N' if k!='P' else 'T');cv.drawRightString(445,y,f'{q:.1f}' if k=='L' else str(q));cv.drawRightString(508,y,f(u));cv.drawRightString(568,y,f(a));y-=11*len(w)+3
        if k=='L':lab+=a
        elif k=='P':par+=a
        else:sbl+=a
        items.append(I(d,{'L':'Labor','P':'Part','S':'Sublet'}[k],a/100,q,u/100))
    need(14);cv.setFont('Helvetica-Oblique',8.5);cv.drawRightString(508,y,f"Operation {n:02d} total");cv.drawRightString(568,y,f(gt));y-=17
ss=3500;items.append(I("Shop materials (flat)",'Fee',35));dc=10000;sub=run+ss;tax=round(par*.0975);tot=sub-dc+tax
cv.line(340,y,572,y);y-=14;cv.setFont('Helvetica',9)
for a,b in(("Labor",lab),("Parts",par),("Sublet",sbl),("Shop materials (flat)",ss),("Subtotal",sub),("Goodwill adjustment - comeback on RO 117-9904",-dc),("TN tax 9.75% (T items)",tax)):cv.drawRightString(508,y,a);cv.drawRightString(568,y,f(b));y-=13
cv.setFont('Helvetica-Bold',11);cv.drawRightString(508,y-3,"Amount due");cv.drawRightString(568,y-3,'$'+f(tot));cv.setFont('Helvetica',8)
for i,s in enumerate(["Paid: 09/30/24 Discover 1,000.00; balance 30 days house account","Warranty 36 months / 36,000 miles. Sublet machine work warranted by vendor.","Advised: rear main seal seep - monitor. Right bank exhaust studs 2 broken, est. 640.00, not authorized."]):cv.drawString(40,y-30-11*i,s)
cv.save()
save('k08','invoice','Three Forks Automotive, Inc.','118-2266',items,tot/100,sub=sub/100,tax=tax/100,disc=[D("Goodwill adjustment - comeback on RO 117-9904",dc/100)])
