# old garage program, parts left and labor right side by side, scanned as G4 fax page (reportlab page -> 1-bit G4 TIFF -> PDF)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
def page(c,d,shop,head,parts,labor,recs,tot,pg):
    F="Courier-Bold";c.setFont("Helvetica-Bold",20);c.drawCentredString(306,745,shop[0]);c.setFont("Helvetica",9)
    for i,t in enumerate(shop[1:]): c.drawCentredString(306,732-11*i,t)
    c.setLineWidth(1.2);y=700;c.rect(36,y-62,540,62);c.setFont(F,9.5)
    for i,(a,b) in enumerate(head): c.drawString(44,y-14-13.5*i,a);c.drawString(310,y-14-13.5*i,b)
    T=626;Bm=300 if tot else 90;c.rect(36,Bm,300,T-Bm);c.rect(336,Bm,240,T-Bm);c.line(36,T-16,576,T-16)
    for x in (66,246,288): c.line(x,Bm,x,T)
    c.line(520,Bm,520,T);c.setFont("Helvetica-Bold",7.5)
    for x,t in ((40,"QTY"),(70,"PART NO. / DESCRIPTION"),(252,"PRICE"),(296,"AMOUNT"),(342,"LABOR DESCRIPTION"),(528,"CHARGE")): c.drawString(x,T-11,t)
    c.setFont(F,8.8);y=T-29;ps=0
    for q,pn,de,u,t in parts:
        ls=de.split("|");v=mul(u,q);ps+=v;c.drawString(42,y,f"{q:g}")
        if pn: c.drawString(70,y,pn);y-=11.5
        for i,x in enumerate(ls):
            c.drawString(70 if not pn else 76,y-11.5*i,x)
        c.drawRightString(285,y,d.m(u));c.drawRightString(333,y,d.m(v));y-=11.5*len(ls)+2
        d.item(" ".join(ls),t,v,q,u)
    y=T-29;lsum=0
    for de,v,*hr in labor:
        ls=de.split("|")
        if v is None:
            for x in ls: c.drawString(342,y,x);y-=11.5
            y-=4;continue
        for i,x in enumerate(ls): c.drawString(342,y-11.5*i,x)
        c.drawRightString(573,y-11.5*(len(ls)-1),d.m(v));y-=11.5*len(ls)+4;lsum+=v;d.item(" ".join(ls),"Labor",v,None,None)
    c.setFont("Helvetica",7);c.drawRightString(576,30,pg)
    return ps,lsum
def foot(c,d,ps,ls,others,taxp,taxlab,recs,legal,disc=None):
    c.setFont("Courier-Bold",9);c.drawString(40,286,"RECOMMENDED / DEFERRED:");
    for i,t in enumerate(recs): c.drawString(46,273-12*i,t)
    rows=[("TOTAL PARTS",d.m(ps)),("TOTAL LABOR",d.m(ls))];sub=ps+ls
    for a,v in others: d.item(a,"Fee",v);rows.append((a,d.m(v)));sub+=v
    if disc: d.disc(*disc);rows.append((disc[0],d.m(-disc[1])));sub-=disc[1]
    tax=pct(ps,taxp);rows+=[("SUBTOTAL",d.m(sub)),(taxlab,d.m(tax)),("INVOICE TOTAL",d.m(sub+tax))];d.tot(sub,tax,sub+tax);y=292
    for a,v in rows: c.rect(376,y-17,120,17);c.rect(496,y-17,80,17);c.setFont("Helvetica-Bold",8);c.drawString(380,y-12,a);c.setFont("Courier-Bold",9.5);c.drawRightString(572,y-12,v);y-=17
    c.setFont("Helvetica",6)
    for i,t in enumerate(legal): c.drawString(40,120-8*i,t)
    c.setFont("Helvetica-Bold",8);c.drawString(40,60,"X ____________________________   THANK YOU FOR YOUR BUSINESS!")
def g4(src,out,n,seed):
    tifs=[]
    for i in range(1,n+1):
        im=pdf2img(src,204,i);b=faxify(im,seed+i,skew=[.5,-.35][i%2],speck=140,lines=1,rough=30)
        t=f"{TMP}/{os.path.basename(out)}{i}.tif";b.save(t,compression="group4",dpi=(204,204));tifs.append(t)
    m=f"{TMP}/m.tif";subprocess.run(["tiffcp","-c","g4",*tifs,m],check=True);subprocess.run(["tiff2pdf","-p","letter","-F","-o",out,m],check=True)
SH=["DELMONICO'S GARAGE","204 Quarry Street, Fall River, Massachusetts 02723","Tel. 508-555-0103    Fax 508-555-0104    RS# 1130    Open Mon - Fri 7:30 - 5","A/C - RADIATORS - GENERAL REPAIRS - INSPECTION STATION"]
LG=["All parts new unless otherwise specified. Guarantee 90 days or 4,000 miles on labor. Not responsible for loss","in case of fire, theft or any other cause beyond our control. Old parts returned on request: YES ( ) NO (X)"]
d=Doc("g4-scan-1","pdf","g4-scan","reportlab+G4","DELMONICO'S GARAGE","33806",(2004,"Buick","LeSabre"),hardships=["fax","1-bit","no text layer"],notes=["1-bit G4 scan, no text layer","parts table left, labor list right, lines do not line up","labor lines are sentences with the amount at the last line","part number above the words"])
t=f"{TMP}/g4a.pdf";c=canvas.Canvas(t,pagesize=(612,792))
ps,ls=page(c,d,SH,[("JOAQUIM MEDEIROS","INVOICE #  33806"),("71 BUFFINTON ST","DATE  07/19/2021"),("FALL RIVER MA 02721","2004 BUICK LESABRE CUSTOM 3.8"),("508-555-0167","VIN 1G4HP52K844118276   MI 96,114")],
 [(1,"CU2514","RADIATOR",18950,"Part"),(1,"33026","RADIATOR CAP 15 LB",1195,"Part"),(2,"","COOLANT DEX GAL",1795,"Part"),(1,"22544","LOWER HOSE, MOLDED",2460,"Part"),(4,"","HOSE CLAMP",225,"Part"),(1,"47083","COOLANT ELBOW SET|(PLASTIC, 2 PC)",1149,"Part")],
 [("REPLACE LEAKING RADIATOR AND|LOWER HOSE, REPLACE HEATER|ELBOWS AT TENSIONER",22800),("PRESSURE TEST AND FLUSH",6500),("CHECKED A/C - CHARGE OK, NO LEAK|FOUND WITH DYE. NO CHARGE.",None),("MASS STATE INSPECTION",3500)],None,True,"PAGE 1")
foot(c,d,ps,ls,[("SHOP MATERIALS",1425),("WASTE COOLANT",600)],6.25,"MA TAX 6.25%",["FRONT STRUTS LEAKING  "+d.m(61200),"VALVE COVER GASKET SEEPS","OIL CHANGE DUE 97,000"],LG);c.save();g4(t,f"{OUT}/g4-scan-1.pdf",1,3);d.save(t)
d=Doc("g4-scan-2","pdf","g4-scan","reportlab+G4","DELMONICO'S GARAGE","34077",(2007,"Ford","E-350"),hardships=["fax","1-bit","no text layer"],notes=["two scanned pages; parts and labor on both pages, totals only on page 2","cores returned negative in the totals box","tax exempt, tax 0.00","three lines of one part have continued words"])
t=f"{TMP}/g4b.pdf";c=canvas.Canvas(t,pagesize=(612,792))
HD=[("ST. ANNE'S PARISH SENIOR VAN","INVOICE #  34077"),("818 MIDDLE STREET","DATE  03/04/2022"),("FALL RIVER MA 02721","2007 FORD E-350 XLT 5.4 TRITON"),("508-555-0114  SR. BERNADETTE","VIN 1FBSS31L67DA44813  MI 71,540")]
a,b=page(c,d,SH,HD,[(2,"YH141770","BRAKE ROTOR FRONT",8725,"Part"),(1,"MKD824","CERAMIC PAD SET FRONT",6840,"Part"),(2,"18B4711","CALIPER, REMAN,|LOADED W/ BRACKET,|L AND R",11980,"Part"),(2,"","CALIPER CORE",4500,"Fee"),(2,"BH38601","BRAKE HOSE",2995,"Part"),(3,"","BRAKE FLUID DOT 3 QT",849,"Part"),(1,"MKD757","PAD SET REAR",5915,"Part"),(2,"YH145613","ROTOR REAR",7950,"Part"),(1,"","PARKING BRAKE SHOE|AND HARDWARE KIT",8330,"Part")],
 [("FRONT BRAKES: RT CALIPER SEIZED.|REPLACE PADS, ROTORS, BOTH|CALIPERS AND HOSES",33000),("REAR BRAKES: REPLACE PADS,|ROTORS AND PARK BRAKE SHOES,|ADJUST CABLE",36000),("FLUSH AND BLEED SYSTEM",8500)],None,False,"PAGE 1 OF 2 - CONTINUED")
c.showPage()
a2,b2=page(c,d,SH,HD,[(1,"58-3201","BLOWER MOTOR RESISTOR|AND PIGTAIL",4680,"Part"),(1,"PM3922","BLOWER MOTOR REAR",12975,"Part"),(1,"","WIPER BLADES PR",2998,"Part")],[("REAR HEAT INOP. REPLACE REAR|BLOWER MOTOR + RESISTOR",19500),("WHEELCHAIR LIFT - LUBE ONLY",4000),("CUSTOMER OK'D BY PHONE 3/2 1:15",None)],None,True,"PAGE 2 OF 2")
# core credit as a negative in the totals
foot(c,d,a+a2,b+b2,[("SHOP MATERIALS",2500)],0,"TAX EXEMPT E-042",["SPARK PLUGS ORIGINAL - "+d.m(94500),"REAR TIRES 2006 DATE CODE!!"],LG,("CORES RETURNED",9000));c.save();g4(t,f"{OUT}/g4-scan-2.pdf",2,9);d.save(t)
