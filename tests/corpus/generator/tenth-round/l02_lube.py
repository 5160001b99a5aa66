# quick lube thermal receipt (80 mm roll), reportlab with Terminus-like mono; photo of the slip
from lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont("DM","/usr/share/fonts/truetype/noto/NotoMono-Regular.ttf"))
N=42
def slip(path,lines):
    W=226;lh=11;H=lh*len(lines)+60;c=canvas.Canvas(path,pagesize=(W,H));y=H-26
    for l in lines:
        big=l.startswith("#")
        if big:
            y-=lh*.75
            c.saveState();c.translate(W/2,y);c.scale(1,1.55);c.setFont("DM",11);c.drawCentredString(0,0,l[1:]);c.restoreState();y-=lh*1.35
        else: c.setFont("DM",8.15);c.drawString(8,y,l);y-=lh
    if True:
        r=random.Random(path[-6]);x=40
        while x<185:
            w=r.choice([1,1,2,3]);c.rect(x,10,w,16,stroke=0,fill=1);x+=w+r.choice([1,2,2])
    c.save()
C=lambda t:t.center(N).rstrip()
def LR(a,b): return a+" "*(N-len(a)-len(b))+b
def one(d,path,head,veh,rows,declined,tail,taxp,disc=(),tender=None,tip=None):
    L=[*head,"-"*N,*veh,"-"*N,LR("QTY DESCRIPTION","AMOUNT"),"-"*N];tx=0
    for q,desc,typ,u,taxed,*ext in rows:
        w=desc if isinstance(desc,list) else [desc];t=mul(u,q)
        show=f"{q:g}".rjust(3)
        L.append(LR(f"{show} {w[0]}",d.m(t)+("T" if taxed else " ")))
        for x in w[1:]: L.append("    "+x)
        if q!=1: L.append(f"      @ {d.m(u)} EA"); d.item(" ".join(w),typ,t,q,u)
        else: d.item(" ".join(w),typ,t,1,None)
        for e in ext: L.append("    "+e)
        if taxed: tx+=t
    for desc,c in disc:
        L.append(LR("    "+desc,d.m(-c)+" "));d.disc(desc,c)
    sub=d.isum()-d.dsum();tax=pct(tx,taxp)
    L+=["-"*N,LR("SUBTOTAL",d.m(sub)+" "),LR(f"SALES TAX {taxp:g}% ON {d.m(tx)}",d.m(tax)+" "),"#TOTAL  "+d.m(sub+tax,"$"),""]
    d.tot(sub,tax,sub+tax);tot=sub+tax
    if tender=="CASH":
        g=(tot//2000+1)*2000;L+=[LR("CASH TENDERED",d.m(g)+" "),LR("CHANGE DUE",d.m(g-tot)+" ")]
    else: L+=[LR(tender,d.m(tot)+" "),"AUTH 0"+str(48213+tot)+"  CHIP READ  AID A0000000031010"[:N-14]]
    L+=["-"*N]+declined(d)+tail;slip(path,L);return d
T1=["","* KEEP THIS RECEIPT FOR YOUR WARRANTY *".center(N),C("Oil drain plug & filter warranted 90"),C("days or 3,000 miles whichever first."),C("Used oil recycled EPA ID NMR000771"),"",C("TAKE OUR SURVEY - $5 OFF NEXT VISIT"),C("rocketpitlube.example/s"),C("CODE 0417-2291-88"),"",C("THANK YOU!  GRACIAS!"),""]
d=Doc("lube-receipt-1","pdf","lube-receipt","reportlab-receipt","ROCKET PIT LUBE #14","0014-228713",(2012,"TOYOTA","CAMRY"),notes=["42-column thermal slip","T flag glued to taxed amounts","package price covers 5 qts, extra quart at unit price on next line","wrapped names under the quantity","checklist and declined lines after the total","cash tendered and change after total"])
d.lab["printed"].append(500)
one(d,f"{OUT}/lube-receipt-1.pdf",["#ROCKET PIT LUBE #14",C("4418 CENTRAL AVE SE"),C("ALBUQUERQUE NM 87108"),C("505-555-0119   M-SA 8-6  SU 10-4"),"",LR("INV 0014-228713","06/29/22 14:07"),LR("BAY 2 TECH: RICKY","CSHR: 07")],
 ["12 TOYOTA CAMRY LE 2.5L","LIC NM 418-XTR      ODO 148,902","CUST: A. VIGIL","NEXT SVC: 151,902 MI OR 09/29/22"],
 [(1,["HIGH MILEAGE OIL CHANGE","5W-30 UP TO 5 QTS"],"Service",6499,True,"FILTER RP-9972 INCL"),(0.5,"EXTRA QT 5W-30 HM","Part",950,True),(1,"AIR FILTER RA-11210","Part",2399,True),(2,"WIPER BLADE 24/20","Part",1649,True),(1,"TIRE ROTATION","Labor",1999,False),(1,"ENVIRONMENTAL FEE","Fee",399,False)],
 lambda d:["DECLINED TODAY:",LR("  CABIN FILTER",d.m(4499)+" "),LR("  COOLANT FLUSH",d.m(11999)+" "),"OK: BELTS HOSES LIGHTS BRAKE FLUID","LOW: WASHER FLUID - FILLED N/C"],T1,7.875,[("$15 OFF HM COUPON RPL15",1500)],"CASH")
d.lab["printed"].append(1500);d.save()
d=Doc("lube-receipt-2","pdf","lube-receipt","reportlab-receipt","ROCKET PIT LUBE #31","0031-094480",(2020,"FORD","F-150"),notes=["longer slip with a fleet discount line and two coupons","two lines with quantity and @ EA line below","bulk oil with quantity 7.7 and unit price","card total repeated after TOTAL","tax base printed in the tax line"])
d.lab["printed"].append(500)
one(d,f"{OUT}/lube-receipt-2.pdf",["#ROCKET PIT LUBE #31",C("1190 RIO RANCHO BLVD"),C("RIO RANCHO NM 87124"),C("505-555-0158   M-SA 8-6  SU 10-4"),"",LR("INV 0031-094480","11/03/23 09:41"),LR("BAY 1 TECH: JOSEFINA","CSHR: 03")],
 ["20 FORD F-150 XLT 3.5L V6","LIC NM AKZ-207      ODO 61,377","CUST: SANDIA FENCE & GATE LLC","UNIT 6   FLEET ACCT 8830","NEXT SVC: 66,377 MI OR 05/03/24"],
 [(1,["FULL SYNTHETIC SERVICE","LABOR & 16-PT CHECK"],"Labor",3999,False),(7.7,"BULK OIL 5W-30 SYN QT","Part",899,True),(1,"OIL FILTER RP-10575","Part",1399,True),(1,["TRANSFER CASE FLUID","EXCHANGE (DRAIN & FILL)"],"Service",8999,True),(2,"MINI BULB 7443LL","Part",549,True),(1,"BULB INSTALL","Labor",599,False),(1,"ENGINE AIR FILTER RA-10262","Part",2799,True),(1,"FUEL SYSTEM CLEANER 12OZ","Part",1499,True),(1,"SHOP SUPPLIES","Fee",449,False),(1,"ENVIRONMENTAL FEE","Fee",399,False)],
 lambda d:["DECLINED TODAY:",LR("  CABIN FILTER",d.m(5299)+" "),LR("  REAR DIFF SERVICE",d.m(12999)+" "),LR("  SERPENTINE BELT - CRACKED",d.m(18450)+" "),"TIRE PSI SET 35/35/38/38","TREAD LF7 RF7 LR6 RR6"],T1,7.4375,[("FLEET OIL DISCOUNT",1000),("TEXT CLUB $5 OFF",500)],"VISA ************4410");d.save()
d=Doc("lube-receipt-photo","jpg","lube-receipt","reportlab-receipt+photo","ROCKET PIT LUBE #14","0014-231006",(2008,"HONDA","ODYSSEY"),hardships=["photo","curled slip"],notes=["narrow slip on a table, small letters, crumple"])
d.lab["printed"].append(500)
p=f"{TMP}/lube-receipt-photo.pdf"
one(d,p,["#ROCKET PIT LUBE #14",C("4418 CENTRAL AVE SE"),C("ALBUQUERQUE NM 87108"),C("505-555-0119   M-SA 8-6  SU 10-4"),"",LR("INV 0014-231006","08/12/22 17:22"),LR("BAY 3 TECH: DEE","CSHR: 07")],
 ["08 HONDA ODYSSEY EX-L 3.5L","LIC NM 902-PLD      ODO 201,455","CUST: WALK-IN"],
 [(1,["CONVENTIONAL OIL CHANGE","5W-20 UP TO 5 QTS"],"Service",4599,True),(1,"WIPER BLADE 26","Part",1849,True),(3,"MINI BULB 194","Part",299,True),(1,"ATF DRAIN & FILL DW-1","Service",9499,True),(1,"ENVIRONMENTAL FEE","Fee",399,False)],
 lambda d:["DECLINED TODAY:",LR("  AIR FILTER",d.m(2399)+" ")],T1,7.875,[],"DEBIT ************0071")
im=pdf2img(p,230);W,H=im.size
photo(im,f"{OUT}/lube-receipt-photo.jpg",23,size=(1150,1960),corners=[(.14,.02),(.87,.035),(.85,.985),(.18,.97)],desk=(150,140,132),crumple=4,noise=4,wood=False,folds=(.47,))
d.save(p)
