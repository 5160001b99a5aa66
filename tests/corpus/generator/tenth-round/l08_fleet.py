# heavy truck / fleet vendor invoice, dense ruled table, no dollar signs (reportlab platypus); picture = fax 1-bit
from lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfgen import canvas
S=ParagraphStyle("s",fontName="Helvetica",fontSize=7.4,leading=8.8);B=ParagraphStyle("b",parent=S,fontName="Helvetica-Bold")
class NC(canvas.Canvas):
    def __init__(s,*a,**k): super().__init__(*a,**k);s.st=[]
    def showPage(s): s.st.append(dict(s.__dict__));s._startPage()
    def save(s):
        n=len(s.st)
        for i,x in enumerate(s.st,1):
            s.__dict__.update(x);s.setFont("Helvetica",7);s.drawRightString(580,24,f"Page {i} of {n}");s.drawString(32,24,"REMIT TO: "+s._remit);super().showPage()
        super().save()
def build(path,d,shop,addr,bill,unit,ops,fees,disc,taxes,foot,fs=7.4):
    S.fontSize=B.fontSize=fs;S.leading=B.leading=fs*1.2
    P=lambda t,s=S:Paragraph(t.replace("&","&amp;"),s)
    E=[Table([[P("<font size=15><b>"+shop+"</b></font><br/><br/>"+addr),P("<font size=12><b>INVOICE</b></font><br/><br/>"+bill[0])]],colWidths=[350,198]),Spacer(1,4),
       Table([[P(bill[1]),P(bill[2])]],colWidths=[274,274],style=[("BOX",(0,0),(0,0),.5,colors.black),("BOX",(1,0),(1,0),.5,colors.black),("VALIGN",(0,0),(-1,-1),"TOP")]),Spacer(1,3),
       Table([[P("<b>"+a+"</b><br/>"+b) for a,b in unit]],colWidths=[62,42,108,78,128,62,68],style=[("GRID",(0,0),(-1,-1),.5,colors.black)]),Spacer(1,5)]
    rows=[["LN","VMRS","PART / TECH","DESCRIPTION","QTY","UM","UNIT PRICE","EXTENDED","TX"]];st=[("GRID",(0,0),(-1,0),.5,colors.black),("BACKGROUND",(0,0),(-1,0),colors.lightgrey),("FONT",(0,0),(-1,0),"Helvetica-Bold",6.4),("FONT",(0,1),(-1,-1),"Helvetica",fs),("ALIGN",(4,0),(4,-1),"RIGHT"),("ALIGN",(6,0),(7,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),.6),("BOTTOMPADDING",(0,0),(-1,-1),1.2),("VALIGN",(0,0),(-1,-1),"TOP"),("BOX",(0,0),(-1,-1),.5,colors.black)]+[("LINEAFTER",(i,0),(i,-1),.3,colors.grey) for i in range(8)]
    PT=LT=0;ln=0;tb=0
    for t,ccc,lines in ops:
        rows.append([P("<b>"+t+"</b>")]+[""]*8);st+=[("SPAN",(0,len(rows)-1),(-1,len(rows)-1)),("LINEABOVE",(0,len(rows)-1),(-1,len(rows)-1),.5,colors.black)]
        if ccc: rows.append([P(ccc)]+[""]*8);st+=[("SPAN",(0,len(rows)-1),(-1,len(rows)-1))]
        for vm,pn,de,q,um,u,typ,tx in lines:
            ln+=1;x=mul(u,q)
            rows.append([str(ln),vm,pn,P(de),f"{q:g}" if um!="HR" else f"{q:.2f}",um,d.m(u),(d.m(x) if x>=0 else d.m(-x)+"-"),tx])
            if x<0: d.disc(de,-x)
            else: d.item(de,typ,x,q,u)
            if typ=="Labor": LT+=x
            else: PT+=x
            if tx=="T": tb+=x
    E.append(Table(rows,colWidths=[22,50,86,206,34,24,54,56,16],style=st,repeatRows=1));tr=[("PARTS & CORES",d.m(PT)),("LABOR",d.m(LT))];sub=PT+LT
    for de,c in fees: d.item(de,"Fee",c);tr.append((de,d.m(c)));sub+=c
    if disc: d.disc(disc[0],disc[1](PT,LT));c=disc[1](PT,LT);tr.append((disc[0],d.m(c)+"-"));sub-=c
    tr.append(("SUBTOTAL",d.m(sub)));tax=0
    if taxes[1]: tax=pct(tb,taxes[1]);tr.append((taxes[0].format(d.m(tb)),d.m(tax)))
    else: tr.append((taxes[0],d.m(0)))
    tr.append(("INVOICE TOTAL USD",d.m(sub+tax)));d.tot(sub,tax,sub+tax)
    E+=[Spacer(1,5),KeepTogether([Table([[P(foot(d,sub+tax)),Table([[a,b] for a,b in tr],colWidths=[150,66],style=[("GRID",(0,0),(-1,-1),.4,colors.black),("FONT",(0,0),(-1,-1),"Helvetica",fs),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",fs+1),("ALIGN",(1,0),(1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1.5)])]],colWidths=[330,218],style=[("VALIGN",(0,0),(-1,-1),"TOP")])])]
    NC._remit=shop+" "+addr.split("<br/>")[0]
    SimpleDocTemplate(path,pagesize=(612,792),leftMargin=32,rightMargin=32,topMargin=30,bottomMargin=40).build(E,canvasmaker=NC)

d=Doc("fleet-invoice-1","pdf","fleet-invoice","reportlab-platypus","Great Plains Truck & Trailer Service","R104-0078321",(2019,"FREIGHTLINER","CASCADIA"),notes=["amounts without dollar sign, negative as trailing minus","core charge and core credit lines","complaint/cause/correction text between lines","tax exempt, tax printed 0.00","discount terms 2% 10 are not taken off","VMRS and part columns before the words"])
build(f"{OUT}/fleet-invoice-1.pdf",d,"Great Plains Truck & Trailer Service","I-80 Exit 312, 5400 S. Locust St, Grand Island NE 68801<br/>308-555-0106  24 HR ROAD SERVICE 800-555-0106<br/>ASE Blue Seal - Member NTTDA",
 ["Invoice no. R104-0078321<br/>Date 01/23/2024<br/>R/O opened 01/21/2024 22:40<br/>Terms 2% 10 Net 30<br/>Writer 114 K. STROH","<b>BILL TO</b> 88214<br/>PRAIRIE HARVEST CARRIERS INC<br/>ATTN A/P  PO BOX 771<br/>SALINA KS 67402","<b>SHIP TO / DRIVER</b><br/>R. NAKAMURA  785-555-0129<br/>Tax exempt cert NE-13 on file 05-771442"],
 [("PO","PHC-24-0338"),("UNIT","4417"),("YR/MAKE","2019 FREIGHTLINER"),("MODEL","CASCADIA 126"),("VIN","3AKJHHDR4KSKD8814"),("MILES","612,488"),("ENG HRS","14,902")],
 [("OP 10  AIR SYSTEM - WILL NOT BUILD ABOVE 70 PSI","Complaint: slow to build. Cause: compressor discharge carboned, governor sticking. Correction: replaced compressor, governor and D-2 line.",[("013-006-01","A 472 130 81 15","COMPRESSOR, AIR, REMAN",1,"EA",86250,"Part","E"),("013-006-01","A 472 130 81 15-C","CORE CHARGE - COMPRESSOR",1,"EA",22500,"Part","E"),("013-006-01","A 472 130 81 15-C","CORE CREDIT - COMPRESSOR",-1,"EA",22500,"Part","E"),("013-001-03","BW 275491","GOVERNOR, D-2",1,"EA",3184,"Part","E"),("013-013","4-10 SS BRD","HOSE ASSY, DISCHARGE, STAINLESS BRAID 28 IN, SWIVEL ONE END",1,"EA",11875,"Part","E"),("013-006","T-227","LABOR, R&R AIR COMPRESSOR",4.2,"HR",16500,"Labor","E")]),
  ("OP 20  DRYER CARTRIDGE","",[("013-010-05","BW 109994","CARTRIDGE, AD-9 (COALESCING)",1,"EA",6940,"Part","E"),("013-010","T-227","LABOR, CARTRIDGE",0.5,"HR",16500,"Labor","E")]),
  ("OP 30  ROAD CALL - AFTER HOURS","",[("999-001","T-241","ROAD SERVICE MIN 2 HR, NIGHT RATE",2.0,"HR",19500,"Labor","E"),("999-002","MI","MILEAGE, SERVICE TRUCK",46,"MI",325,"Fee","E")])],
 [("SHOP SUPPLIES 5% MAX 75.00",pct(110550,5)),("ENVIRONMENTAL",1250)],("FLEET ACCOUNT DISCOUNT PARTS 8%",lambda P,L:pct(108249,8)),("SALES TAX - EXEMPT",0),
 lambda d,t:(d.m(7500),f"Pay {d.m(t-pct(t,2))} if paid by 02/02/2024. Finance charge of 1.5% per month on past due. Parts warranted by maker; labor 90 days at this location only. Recommended at next PM: steer tires 5/32, RH wheel seal seeping (est {d.m(64800)}). Returned cores must be drained and in original box.<br/><br/>Received by ______________________")[1])
d.save()
d=Doc("fleet-invoice-2","pdf","fleet-invoice","reportlab-platypus","Tidewater Reefer & Liftgate","884-30917",(2015,"INTERNATIONAL","4300"),notes=["two pages, table header repeated on page 2","31 lines in five operations","trailing minus for warranty credit","fractional gallons","sales tax only on lines marked T","summary sums PARTS/LABOR are no items"])
build(f"{OUT}/fleet-invoice-2.pdf",d,"Tidewater Reefer & Liftgate","3119 Airline Blvd, Portsmouth VA 23701<br/>757-555-0160  Dispatch 757-555-0161<br/>Thermo units - liftgates - DOT inspections - EPA 608/609",
 ["Invoice no. 884-30917<br/>Date 08/30/2023<br/>Opened 08/25/2023<br/>Terms NET 15<br/>Writer DONNELL","<b>SOLD TO</b> C-2207<br/>CHESAPEAKE PRODUCE & FLORAL DISTRIBUTORS LLC<br/>6 COMMERCE WAY<br/>SUFFOLK VA 23434","<b>AUTHORIZED BY</b><br/>FLEET CARD 7733 **** 1180<br/>AUTH NBR 55102-A  LIMIT APPROVED"],
 [("PO","EMAIL 8/25"),("UNIT","T-18"),("YR/MAKE","2015 INTERNATIONAL"),("MODEL","4300 SBA"),("VIN","3HAMMMML9FL518802"),("MILES","287,114"),("REEFER HRS","9,340")],
 [("01 PM-B SERVICE","Drain interval 25,000 mi.",[("045-000","LF9080","FILTER, LUBE",1,"EA",3890,"Part","T"),("044-003","FF5632","FILTER, FUEL, PRIMARY",1,"EA",2745,"Part","T"),("044-003","FS20083","FILTER, FUEL/WATER SEP",1,"EA",4980,"Part","T"),("041-001","AF26405","ELEMENT, AIR, OUTER",1,"EA",7815,"Part","T"),("045-000","BULK 15W40","OIL, ENGINE, CK-4 15W-40 BULK",7.5,"GL",2195,"Part","T"),("053-000","HAZ OIL","USED OIL / FILTER DISPOSAL",1,"EA",1800,"Fee","E"),("066-000","TECH 12","LABOR, PM-B WITH INSPECTION SHEET",2.5,"HR",13800,"Labor","E")]),
  ("02 ANNUAL DOT INSPECTION","Passed 8/28/23. Decal VA-118820.",[("066-010","DECAL","DOT DECAL AND FORM",1,"EA",500,"Fee","E"),("066-010","TECH 12","FEDERAL ANNUAL INSPECTION, STRAIGHT TRUCK",1,"HR",8500,"Labor","E")]),
  ("03 LIFTGATE INOPERATIVE - DRIVER SAYS STOPS HALFWAY DOWN","Found motor solenoid welded, batteries at 9.8 V, pump screen plugged. Lines 10-17.",[("074-001","MX 280610-01","SOLENOID, MOTOR START, 12V CONT.",1,"EA",7420,"Part","T"),("074-001","MX 908033","SCREEN, PUMP INLET",1,"EA",2260,"Part","T"),("032-001","GRP31 AGM","BATTERY, GROUP 31 AGM, LIFTGATE",2,"EA",31950,"Part","T"),("032-001","CORE31","BATTERY CORE DEPOSIT",2,"EA",2700,"Part","E"),("032-001","CORE31","BATTERY CORE RETURN",-2,"EA",2700,"Part","E"),("074-001","HYD32","FLUID, HYDRAULIC ISO 32",1.25,"GL",2860,"Part","T"),("074-001","TERM 2/0","LUG, COPPER 2/0 X 3/8, HEAT SHRINK",6,"EA",415,"Part","T"),("074-001","TECH 07","LABOR, DIAGNOSE LIFTGATE",1.0,"HR",14800,"Labor","E"),("074-001","TECH 07","LABOR, REPAIR LIFTGATE ELECTRICAL AND HYDRAULIC",2.75,"HR",14800,"Labor","E")]),
  ("04 REEFER HIGH HEAD PRESSURE","Condenser plugged with corn silk; fan belt glazed.",[("082-003","78-1669","BELT, CONDENSER FAN",1,"EA",6130,"Part","T"),("082-003","11-9958","FILTER-DRIER",1,"EA",8845,"Part","T"),("082-003","R-404A","REFRIGERANT R-404A, LB",4.6,"LB",3450,"Part","T"),("082-003","REC","REFRIGERANT RECOVERY FEE",1,"EA",4500,"Fee","E"),("082-003","TECH 03","LABOR, REEFER, CERTIFIED",3.25,"HR",15800,"Labor","E")]),
  ("05 MARKER LAMPS AND MUD FLAPS","",[("034-003","GRO 46873","LAMP, MARKER, AMBER LED 2.5 IN",3,"EA",1385,"Part","T"),("034-003","GRO 67002","PIGTAIL, 2-WIRE",3,"EA",365,"Part","T"),("071-016","MF24","MUD FLAP, 24 X 30, BLACK, NO LOGO, WITH ANTI-SAIL BRACKET",2,"EA",3275,"Part","T"),("071-016","MF24","WARRANTY CREDIT, FLAP FROM INV 884-29871",-1,"EA",3275,"Part","E"),("034-003","TECH 12","LABOR, LAMPS AND FLAPS",0.9,"HR",13800,"Labor","E")])],
 [("FREIGHT IN",2418),("SHOP MATERIALS",6500)],None,("VA SALES TAX 6% ON {}",6.0),
 lambda d,t:f"Not approved by fleet, not done: rear brake shoes at 20% ({d.m(118400)} quoted), evaporator coil cleaning ({d.m(42500)}). Our road truck minimum after hours is {d.m(27500)}. All claims within 10 days. Returned checks {d.m(5000)}.",fs=9.7)
d.save()
d=Doc("fleet-invoice-photo","png","fleet-invoice","reportlab-platypus+fax","Great Plains Truck & Trailer Service","R104-0079102",(2021,"KENWORTH","T680"),hardships=["fax","1-bit","skew"],notes=["1-bit fax page with header line, specks and skew","trailing minus"])
p=f"{TMP}/fleet-photo.pdf"
build(p,d,"Great Plains Truck & Trailer Service","I-80 Exit 312, 5400 S. Locust St, Grand Island NE 68801<br/>308-555-0106  24 HR ROAD SERVICE 800-555-0106<br/>ASE Blue Seal - Member NTTDA",
 ["Invoice no. R104-0079102<br/>Date 02/19/2024<br/>R/O opened 02/19/2024 06:15<br/>Terms COMCHEK<br/>Writer 109 B. ORTEGA","<b>BILL TO</b> 90017<br/>LOESS HILLS LOGISTICS<br/>2 DEPOT ST<br/>MISSOURI VALLEY IA 51555","<b>DRIVER</b><br/>S. BIRDSONG  712-555-0185<br/>Check no. 4471 0098 2231"],
 [("PO","LHL 7718"),("UNIT","212"),("YR/MAKE","2021 KENWORTH"),("MODEL","T680"),("VIN","1XKYD49X9MJ448120"),("MILES","388,205"),("ENG HRS","9,771")],
 [("OP 10  COOLANT LEAK AT WATER PUMP","Cause: weep hole wet. Correction: replaced pump, belt and coolant.",[("042-004","5473366","PUMP, WATER",1,"EA",48890,"Part","T"),("042-004","5473366-D","CORE CHARGE",1,"EA",9500,"Part","E"),("042-004","5473366-D","CORE CREDIT",-1,"EA",9500,"Part","E"),("042-005","3289980","BELT, V-RIBBED",1,"EA",7455,"Part","T"),("042-001","ELC 50/50","COOLANT, EXTENDED LIFE PREMIX",4,"GL",1875,"Part","T"),("042-004","T-219","LABOR, WATER PUMP",3.4,"HR",16500,"Labor","E")]),
  ("OP 20  LH HEADLAMP OUT","",[("034-002","P54-1062","LAMP ASSY, LH, LED",1,"EA",71240,"Part","T"),("034-002","T-219","LABOR, LAMP",0.6,"HR",16500,"Labor","E")])],
 [("SHOP SUPPLIES",3300),("ENVIRONMENTAL",1250)],None,("NE SALES TAX 7.5% ON {}",7.5),lambda d,t:f"Recommended: steer tires 4/32. Finance charge of 1.5% per month on past due.<br/><br/>Received by ______________________",fs=9)
im=pdf2img(p,200);dr=ImageDraw.Draw(im)
from PIL import ImageFont
dr.text((60,14),"FEB-19-2024  13:42     GREAT PLAINS T&T  GI          308 555 0107          P.01/01",font=ImageFont.truetype("/usr/share/fonts/truetype/noto/NotoMono-Regular.ttf",24),fill=0)
faxify(im,5,skew=-.7,speck=160).save(f"{OUT}/fleet-invoice-photo.png",optimize=True);d.save(p)
