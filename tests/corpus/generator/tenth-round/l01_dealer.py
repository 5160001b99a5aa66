# dealer repair order, dot-matrix capitals on a preprinted form (reportlab)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont("DG","/usr/share/fonts/truetype/dotgothic16/DotGothic16-Regular.ttf"))
FONT,FS,LH="Courier",10.4,9.4
class Form:
    def __init__(s,d,path,head,disc):
        s.d=d;s.c=canvas.Canvas(path,pagesize=(612,792));s.head=head;s.pg=0;s.disc=disc;s.r=random.Random(d.name);s.new()
    def new(s):
        c=s.c;s.pg+=1;h=s.head
        c.setFillColor(HexColor("#1d3f8f"));c.setStrokeColor(HexColor("#1d3f8f"));c.setLineWidth(.7)
        c.setFont("Helvetica-Bold",17);c.drawString(30,752,h["shop"]);c.setFont("Helvetica",7)
        for i,l in enumerate(h["addr"]): c.drawString(30,741-8*i,l)
        c.setFont("Helvetica-Bold",9);c.drawRightString(582,757,"SERVICE INVOICE / REPAIR ORDER");c.setFont("Helvetica",6.5)
        c.drawRightString(582,747,h["lic"])
        boxes=[(30,686,190,22,"CUSTOMER NO."),(220,686,120,22,"SERVICE ADVISOR"),(340,686,90,22,"TAG NO."),(430,686,152,22,"INVOICE NO."),
          (30,640,190,46,"NAME AND ADDRESS"),(220,663,210,23,"YEAR / MAKE / MODEL"),(430,663,76,23,"COLOR"),(506,663,76,23,"LICENSE"),
          (220,640,210,23,"VEHICLE ID NO."),(430,640,76,23,"MILEAGE IN/OUT"),(506,640,76,23,"INV. DATE"),
          (30,618,110,22,"R.O. OPENED"),(140,618,110,22,"READY"),(250,618,90,22,"PAYMENT"),(340,618,90,22,"PO NO."),(430,618,152,22,"PHONE  HOME / CELL")]
        for (x,y,w,hh,t),v in zip(boxes,h["vals"]):
            c.setFillColor(HexColor("#1d3f8f"));c.rect(x,y,w,hh);c.setFont("Helvetica",5);c.drawString(x+2,y+hh-6,t)
            c.setFillColor(HexColor("#222222"));c.setFont(FONT,8.6)
            for i,l in enumerate(v.split("\n")): c.drawString(x+5,y+hh-15.5-10*i,l)
        c.setFillColor(HexColor("#1d3f8f"));c.rect(30,150 if s.pg else 0,552,462)
        c.setFont("Helvetica",5.4);t=c.beginText(32,141);t.setLeading(6)
        for l in s.disc: t.textLine(l)
        c.drawText(t);c.drawString(32,64,"CUSTOMER SIGNATURE  X ______________________________________________");c.drawString(270,40,"CUSTOMER COPY")
        c.setFillColor(HexColor("#222222"));c.setFont(FONT,8.6);c.drawString(500,40,f"PAGE {s.pg} OF {s.head['pages']}")
        s.y=600;s.line("LINE OPCODE   TECH TYPE  HOURS                        LIST       NET      TOTAL");
    def line(s,t=""):
        if s.y<170:
            s.c.setFont(FONT,FS);s.c.drawString(34,s.y-6,"                    *** CONTINUED ON NEXT PAGE ***");s.c.showPage();s.new()
        s.c.setFont(FONT,FS);s.c.drawString(34+s.r.uniform(-.35,.35),s.y,t);s.y-=LH
    def job(s,L,say,cause,op,otext,tech,typ,hrs,amt,parts,notes=(),nc=False):
        d=s.d;s.line(f"{L}  {say[0]}")
        for x in say[1:]: s.line("   "+x)
        for i,x in enumerate(cause): s.line(("   CAUSE: " if i==0 else "          ")+x)
        for i,x in enumerate(otext): s.line(f"   {op:<8} "+x if i==0 else "            "+x)
        a="(N/C)" if nc else d.m(amt)
        s.line(f"             {tech:>5} {typ:<5} {hrs:5.2f}                           {'' if nc else a:>9}  {a:>9}")
        if not nc: d.item(" ".join(otext),"Labor",amt,hrs,None)
        pt=0
        for q,pn,desc,lst,net in parts:
            tt=net*q
            s.line(f"      {q:>2} {pn:<13} {desc[0]:<25}{d.m(lst):>8}  {d.m(net):>8}  {d.m(tt):>9}")
            for x in desc[1:]: s.line("         "+" "*14+x)
            if tt<0: d.disc(" ".join(desc),-tt)
            else: d.item(" ".join(desc),"Part",tt,q,net)
            pt+=tt
        amt=0 if nc else amt
        s.line(f"   PARTS: {d.m(pt):>9}  LABOR: {d.m(amt):>9}  OTHER: {d.m(0):>6}  TOTAL LINE {L}: {d.m(pt+amt):>9}")
        for x in notes: s.line("   "+x)
        s.line("   "+"*"*60);s.L+=amt;s.P+=pt
    def foot(s,rows):
        c=s.c;y=141
        for i,(k,v) in enumerate(rows):
            c.setFillColor(HexColor("#1d3f8f"));c.rect(400,y-11.5*(i+1)+9,110,11.5);c.rect(510,y-11.5*(i+1)+9,72,11.5)
            c.setFont("Helvetica-Bold" if i==len(rows)-1 else "Helvetica",6);c.drawString(403,y-11.5*(i+1)+12.5,k)
            c.setFillColor(HexColor("#222222"));c.setFont(FONT,8.6);c.drawRightString(578,y-11.5*(i+1)+12,v)
        c.save()
DISC=["STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with","respect to the sale of this item/items. The Seller hereby expressly disclaims all","warranties either express or implied, including any implied warranty of merchantability",
"or fitness for a particular purpose. Seller neither assumes nor authorizes any other","person to assume for it any liability in connection with the sale of this item/items.","A charge equal to 9% of labor, not to exceed the posted cap, is added for shop","supplies and waste disposal. Storage is charged 3 days after completion."]
def build(name,path,n):
    if n==1:
        d=Doc(name,"pdf","dealer-ro","reportlab","FALLS CREEK SUBARU","SUCS318842",(2017,"SUBARU","OUTBACK"),notes=["CDK-like grid in capitals; part columns LIST/NET/TOTAL: NET is the unit price","PARTS/LABOR/OTHER line totals are sums","labor line amount stands on the line below its words; hours printed without rate","line C is warranty N/C with no amount","declined work line D with an amount","SHOP SUPPLIES only in the footer box (MISC. CHARGES)","GAS, OIL, LUBE box is 0.00"])
        f=Form(d,path,dict(pages=1,shop="FALLS CREEK SUBARU",addr=["2210 NW Pioneer Parkway   Bend, Oregon 97703","Service 541-555-0142   Parts 541-555-0147   Mon-Fri 7:00-6:00  Sat 8:00-4:00","www.fallscreeksubaru.example"],lic="OR DEALER LIC. DA 1884",
          vals=["40718","614 MARISOL KEHOE","T5520","SUCS318842","DELACROIX, THEODORA M\n1870 SE WHITETAIL CT\nBEND, OR 97702","17/SUBARU/OUTBACK 2.5I LIMITED","ICE SLVR","417 KZM","4S4BSANC8H3291174","88412/88415","14MAR24","08:12 12MAR24","16:40 14MAR24","VISA","","541-555-0188"]),DISC);f.L=f.P=0
        f.job("A",["CUSTOMER STATES GRINDING NOISE FROM FRONT WHEN BRAKING AT LOW","SPEED, WORSE WHEN COLD"],["FRONT PADS WORN TO 1MM INNER, ROTORS SCORED BELOW MINIMUM","THICKNESS 22.0MM"],"BRKFPR",["REPLACE FRONT BRAKE PADS AND","RESURFACE/REPLACE ROTORS"],"4471","CPM",2.2,40590,
          [(1,"26296FL01A",["PAD KIT-DISC BRK FRT"],11895,11895),(2,"26300FL03A",["ROTOR-FRONT BRAKE"],10212,9460),(1,"SOA868V9350",["BRAKE CLEANER"],695,695)],["88412 ROAD TESTED AFTER REPAIR, NO NOISE, PEDAL FIRM"])
        f.job("B",["60,000 MILE MAINTENANCE OVERDUE - PERFORM CVT FLUID EXCHANGE","PER CUSTOMER AUTHORIZATION 12MAR24 10:55 BY PHONE"],[],"CVTDF",["DRAIN AND FILL CVT FLUID, CHECK","LEVEL AT 104F"],"5109","CPM",1.3,23985,
          [(6,"K0425Y0711",["CVT FLUID LINEARTRONIC"],2475,2475),(1,"803926090",["GASKET-DRAIN PLUG"],318,318)])
        f.job("C",["RECALL WRG-20 LOW PRESSURE FUEL PUMP - INSPECT AND REPLACE","IF APPLICABLE"],["PART NUMBER AFFECTED RANGE"],"WRG20",["FUEL PUMP REPLACED UNDER RECALL"],"4471","WSM",0.8,0,[],["CUSTOMER PAY PORTION IS ZERO. RECALL COMPLETE."],nc=True)
        f.job("D",["MULTI-POINT INSPECTION"],[],"MPI",["PERFORM MULTI-POINT INSPECTION"],"4471","CPM",0.3,0,[],["** CUSTOMER DECLINED: REAR DIFFERENTIAL SERVICE  EST "+d.m(16995)+" **","** CUSTOMER DECLINED: CABIN AIR FILTER  EST "+d.m(7480)+" **","TIRES 5/32 ALL AROUND - RECOMMEND REPLACE BEFORE WINTER"],nc=True)
        f.line();f.line("   THANK YOU FOR CHOOSING FALLS CREEK SUBARU. YOU MAY RECEIVE A");f.line("   SURVEY. IF YOU CANNOT ANSWER 10 PLEASE CALL SHANE 541-555-0143.")
        misc=rnd((f.L)*.09);d.item("MISC. CHARGES","Fee",misc);sub=f.L+f.P+misc;d.tot(sub,0,sub)
        f.foot([("LABOR AMOUNT",d.m(f.L)),("PARTS AMOUNT",d.m(f.P)),("GAS, OIL, LUBE",d.m(0)),("SUBLET AMOUNT",d.m(0)),("MISC. CHARGES",d.m(misc)),("TOTAL CHARGES",d.m(sub)),("LESS INSURANCE",d.m(0)),("SALES TAX",d.m(0)),("PLEASE PAY THIS AMOUNT",d.m(sub))])
    elif n==2:
        d=Doc(name,"pdf","dealer-ro","reportlab","HARLAN CHEVROLET BUICK GMC","CHCS704415",(2015,"CHEVROLET","SILVERADO 1500"),notes=["two pages: charges continue on page 2, totals only in the page 2 box; page 1 has no totals box","core charge and core return lines within a job","sublet towing in line E (OTHER)","oil quarts in parts list with quantity 8","discount coupon line in the parts area"])
        f=Form(d,path,dict(pages=2,shop="HARLAN CHEVROLET BUICK GMC",addr=["4900 U.S. Highway 41 North   Evansville, Indiana 47711","Service 812-555-0120   Toll Free 800-555-0163   Mon-Fri 7:30-5:30  Sat 8-12","\"Where Friends Send Friends\""],lic="IN DLR LIC. 0311826",
          vals=["118205","288 D. PRUITT","0317","CHCS704415","OKONKWO-REYES, BARTHOLOMEW\n7702 PETERSBURG RD\nEVANSVILLE, IN 47725","15/CHEVROLET TRUCK/SILVERADO 1500","BLACK","TK914QDF","3GCUKREC4FG218860","131077/131081","22AUG23","07:48 18AUG23","15:20 22AUG23","CASH","","812-555-0199"]),DISC);f.L=f.P=0
        f.job("A",["CUSTOMER STATES NO CRANK AT TIMES, CLICKS. CHECK BATTERY AND","STARTER. TOWED IN BY ABC WRECKER"],["STARTER DRAW 410 AMPS, ARMATURE DRAGGING"],"1080002",["STARTER MOTOR R&R"],"902","CM",1.7,27540,
          [(1,"12701451",["STARTER ASM (REMAN)"],31244,27455),(1,"CORE12701451",["CORE DEPOSIT"],6500,6500),(-1,"CORE12701451",["CORE RETURN"],6500,6500),(2,"11588748",["BOLT-STARTER MOTOR"],412,412)],["PARTS WARRANTY 24 MONTHS UNLIMITED MILES"])
        f.job("B",["CUSTOMER REQUESTS OIL AND FILTER CHANGE AND TIRE ROTATION"],[],"LOFROT",["LUBE OIL FILTER AND ROTATE"],"877","CM",0.6,2195,[(8,"19432355",["OIL-DEXOS 0W20 QT"],879,625),(1,"19330000",["FILTER-PF63E"],1084,845)])
        f.job("C",["CHECK ENGINE LIGHT ON, RUNS ROUGH AT IDLE, FLASHES UNDER LOAD"],["P0300 P0307. PLUG 7 FOULED, LIFTER TICK NOT PRESENT. COIL 7","OPEN SECONDARY. SEE TSB 10-06-04-008"],"4066110",["IGNITION COIL REPLACEMENT NO. 7 AND","SPARK PLUG REPLACEMENT ALL EIGHT,","INCLUDES DIAGNOSIS"],"902","CM",2.4,38880,[(1,"12619161",["COIL ASM-IGN"],9831,7865),(8,"12622441",["SPARK PLUG 41-114"],1822,1439),(1,"19418973",["WIRE ASM-SPARK PLUG NO.7","(SUPERSEDES 12192134)"],2790,2232)],["CLEARED CODES, TEST DROVE 4 MILES, NO MISFIRE COUNTS"])
        f.job("D",["A/C NOT COLD AT IDLE - ADVISE"],["CONDENSER FAN RELAY CORRODED"],"3200110",["RELAY R&R AND PERFORMANCE TEST A/C"],"877","CM",0.9,14580,[(1,"13500114",["RELAY ASM-FAN"],2618,2095)])
        f.line("E  TOW FROM RESIDENCE 14 MILES");tow=9500
        f.line("   SUBTOW   SUBLET TOWING - ABC WRECKER INV 55190"); f.line(f"                                                              {d.m(tow):>9}  {d.m(tow):>9}")
        d.item("SUBLET TOWING - ABC WRECKER INV 55190","Service",tow)
        f.line(f"   PARTS: {d.m(0):>9}  LABOR: {d.m(0):>9}  OTHER: {d.m(tow)}  TOTAL LINE E: {d.m(tow):>9}");f.line("   "+"*"*60)
        f.line("   SVCCPN   MAILER COUPON SERVICE $25 OFF 200");f.line(f"                                                                        {d.m(-2500):>9}");d.disc("MAILER COUPON SERVICE $25 OFF 200",2500)
        f.line("   CUSTOMER AUTHORIZED REVISED ESTIMATE "+d.m(139500)+" 18AUG23 11:20 PHONE")
        f.line("   BRAKES FRONT 4MM REAR 3MM - RECOMMEND REAR PADS/ROTORS AT NEXT");f.line("   VISIT "+d.m(58940)+" PLUS TAX. CUSTOMER WILL SCHEDULE LATER.")
        misc=min(rnd(f.L*.09),4500);d.item("SHOP SUPPLIES / HAZ WASTE","Fee",misc);sub=f.L+f.P+tow+misc-2500;tax=pct(f.P,7);d.tot(sub,tax,sub+tax)
        f.foot([("LABOR AMOUNT",d.m(f.L)),("PARTS AMOUNT",d.m(f.P)),("SUBLET AMOUNT",d.m(tow)),("SHOP SUPPLIES / HAZ WASTE",d.m(misc)),("DISCOUNTS",d.m(-2500)),("TOTAL CHARGES",d.m(sub)),("SALES TAX 7% (PARTS)",d.m(tax)),("PLEASE PAY THIS AMOUNT",d.m(sub+tax))])
    else:
        d=Doc(name,"jpg","dealer-ro","reportlab+photo","PALMETTO COAST NISSAN","NISS556031",(2019,"NISSAN","ROGUE"),hardships=["photo"],notes=["photo of a folded page","blue preprinted form, faint dot-matrix text"])
        f=Form(d,path,dict(pages=1,shop="PALMETTO COAST NISSAN",addr=["3381 Savannah Highway   Charleston, South Carolina 29414","Service 843-555-0131   Parts 843-555-0139   Mon-Sat 7:00-6:00"],lic="SC LIC. 30277",
          vals=["77120","51 COREY V","881","NISS556031","PHAM, LINH-DAN\n44 ASHLEY HALL RD APT 6\nCHARLESTON, SC 29407","19/NISSAN/ROGUE SV AWD","GUN MTLC","RBW 552","5N1AT2MV0KC731106","61240/61241","03JUN24","09:05 03JUN24","14:10 03JUN24","MC","","843-555-0170"]),DISC);f.L=f.P=0
        f.job("A",["CUSTOMER STATES VIBRATION AT 60 MPH SINCE POTHOLE"],["RF WHEEL OUT OF BALANCE, LF TIE ROD END LOOSE"],"ALN4",["REPLACE LF OUTER TIE ROD END AND","FOUR WHEEL ALIGNMENT"],"3310","CP",2.0,33900,[(1,"D8640-4BA0A",["SOCKET KIT-TIE ROD LH"],8920,8920),(1,"08911-2421A",["NUT-FLANGE LOCK"],366,366)],["PRINTOUT ATTACHED"])
        f.job("B",["BALANCE FOUR WHEELS"],[],"BAL4",["BALANCE WHEELS (4)"],"3310","CP",0.6,7995,[(4,"D0300-CK00A",["WEIGHT-BALANCE"],125,125)])
        f.line("   ** DECLINED: BRAKE FLUID EXCHANGE "+d.m(14995)+" **")
        misc=rnd(f.L*.09);d.item("MISC. CHARGES","Fee",misc);sub=f.L+f.P+misc;tax=pct(f.P,9);d.tot(sub,tax,sub+tax)
        f.foot([("LABOR AMOUNT",d.m(f.L)),("PARTS AMOUNT",d.m(f.P)),("GAS, OIL, LUBE",d.m(0)),("SUBLET AMOUNT",d.m(0)),("MISC. CHARGES",d.m(misc)),("TOTAL CHARGES",d.m(sub)),("LESS INSURANCE",d.m(0)),("SALES TAX",d.m(tax)),("PLEASE PAY THIS AMOUNT",d.m(sub+tax))])
    return d
for n in (1,2):
    nm=f"dealer-ro-{n}";build(nm,f"{OUT}/{nm}.pdf",n).save()
p=f"{TMP}/dealer-ro-photo.pdf";d=build("dealer-ro-photo",p,3)
print(photo(pdf2img(p,170),f"{OUT}/dealer-ro-photo.jpg",11,size=(1560,2020),crumple=1.8,noise=3.5,folds=(.335,.665)));d.save(p)
