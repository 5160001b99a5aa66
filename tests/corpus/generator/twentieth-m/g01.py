from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# m01 independent shop estimate: parts block left, labor block right
v=vin("1FTFW1EF","EFB48213")
parts=[Q("Timing Chain Kit, OEM style",'Part',1,28745),Q("Cam Phaser Assy",'Part',2,16380),
 Q("VCT Solenoid",'Part',2,5895),Q("Valve Cover Gasket Set",'Part',1,7450),
 Q("Front Crank Seal",'Part',1,1875),Q("Motor Oil 5W-20 Syn Blend",'Part',7,640),Q("Oil Filter",'Part',1,895)]
pn={0:"9-0391SB",1:"3R2Z-6A257-DA",2:"917-273",3:"VS50630R",4:"TC-712",5:"",6:"FL-500S"}
labor=[Q("Remove & replace timing chains, guides and tensioners",'Labor',9.2,13200),Q("Replace cam phasers, both banks (overlap deducted)",'Labor',1.4,13200),
 Q("Scan, clear codes & road test",'Labor',0.5,13200)]
items=parts+labor+[I("Shop Supplies",'Fee',3500)]
P=sum(i['totalPrice'] for i in parts);L=sum(i['totalPrice'] for i in labor)
sub=P+L+3500; tax=half(P*0.0725); tot=sub+tax
c=canvas.Canvas(OUT+'m01.pdf',pagesize=letter); T=lambda x,y,s,f='Helvetica',z=8:(c.setFont(f,z),c.drawString(x,y,s)); R=lambda x,y,s,f='Helvetica',z=8:(c.setFont(f,z),c.drawRightString(x,y,s))
B='Helvetica-Bold'
T(36,752,"Pell & Sons Automotive Repair",B,15);T(36,739,"2207 Old Salem Rd, Winston-Salem, NC 27127   (336) 555-0148   pellandsons.example")
R(576,752,"ESTIMATE  # 030418",B,12);R(576,739,"Org. Est. # 030418     10/06/2025  9:12 am")
c.line(36,732,576,732)
T(36,718,"Marisol Tenney",B,9);T(36,707,"118 Gristmill Ln");T(36,696,"Kernersville, NC 27284");T(36,685,"Cell: 336-555-0119")
T(306,718,"2014 Ford - F-150 XLT - 5.0L, V8 (302CI) VIN(F)",B,9);T(306,707,"Lic # : TBK-4471 - NC");R(576,707,"Odometer In : 131,772");T(306,696,"VIN # : "+v);T(306,685,"Unit # :          Hat # : 12")
c.line(36,678,576,678)
y=666
T(36,y,"Part Description / Number",B);R(226,y,"Qty",B);R(266,y,"Sale",B);R(312,y,"Extended",B)
T(324,y,"Labor Description",B);R(536,y,"Hours",B);R(576,y,"Extended",B)
c.line(36,y-4,576,y-4)
yl=y-16; y-=16
for k,i in enumerate(parts):
    T(36,y,i['description']);R(226,y,f"{i['quantity']:.2f}");R(266,y,m(i['unitPrice']));R(312,y,m(i['totalPrice']))
    if pn[k]: y-=10;T(44,y,pn[k],'Helvetica-Oblique',7)
    y-=13
wr=[("Remove & replace timing chains, guides","and tensioners"),("Replace cam phasers, both banks","(overlap deducted)"),("Scan, clear codes & road test",)]
for w,i in zip(wr,labor):
    T(324,yl,w[0]);R(536,yl,f"{i['quantity']:.2f}");R(576,yl,m(i['totalPrice']))
    if len(w)>1: yl-=10;T(324,yl,w[1])
    yl-=14
T(324,yl-2,"Labor rate $132.00 per hour",'Helvetica-Oblique',7);yl-=14
for s in("Customer states rattle at cold start for about 5 seconds.","P0022 and P0012 stored. Chain slack seen through fill","neck. Does not include water pump."): T(324,yl-4,s,'Helvetica-Oblique',7);yl-=9
y=min(y,yl)-10
c.line(318,y+6,318,678)
c.line(36,y+4,576,y+4)
x=[36,126,216,306,396,486]
for xx,a,b in zip(x,["Labor:","Parts:","Shop Supplies:","Sub Total:","Tax 7.25% (parts):","TOTAL:"],[L,P,3500,sub,tax,tot]):
    c.rect(xx,y-28,90,28);T(xx+4,y-10,a,B,7.5);R(xx+86,y-23,m(b,1),B if a=="TOTAL:" else 'Helvetica',9)
y-=44
for s in("I hereby authorize the above repair work to be done along with the necessary material. You and your employees may operate the vehicle for","purposes of testing, inspection or delivery at my risk. Estimate good for 30 days. Revised estimates over $100.00 need your consent."):T(36,y,s,'Helvetica',7);y-=9
T(36,y-24,"Signature ______________________________   Date ____________")
R(576,40,"Page 1 of 1",'Helvetica',7)
c.save()
save('m01.pdf','quote','reportlab',"Pell & Sons Automotive Repair","030418",{"year":2014,"make":"Ford","model":"F-150","vin":v,"mileage":131772,"trim":"XLT"},items,[],sub,tax,tot)

# m02 dealer RO, monospaced
v=vin("5TDJZRFH","HS415207")
it=[];rows=[]
def lab(desc,h,rate): i=Q(desc,'Labor',h,rate);it.append(i);return i
def part(desc,q,u): i=Q(desc,'Part',q,u);it.append(i);return i
c=canvas.Canvas(OUT+'m02.pdf',pagesize=letter)
c.setFont('Courier-Bold',12);c.drawString(30,760,"CASTELLAN TOYOTA OF MODESTO")
c.setFont('Courier',8)
for k,s in enumerate(["4100 McHenry Ave  Modesto, CA 95356      BAR# ARD00199273   EPA# CAL000391847",
 "SERVICE (209) 555-0171   PARTS (209) 555-0172",
 "",
 "CUSTOMER #: 88213             INVOICE 617044            PAGE 1",
 "GERALD OYELARAN                                         SERVICE ADVISOR: 3318 DENISE PRUITT",
 "2650 SYLVAN AVE APT 14",
 "MODESTO, CA 95355             HOME:              CONT: 209-555-0133",
 "COLOR   YEAR  MAKE/MODEL              VIN                 LICENSE     MILEAGE IN/OUT  TAG",
 f"SILVER  2017  TOYOTA HIGHLANDER XLE   {v}   8AXJ219     98431/98440     T2207",
 "DEL. DATE   PROD. DATE  WARR. EXP.  PROMISED        PO NO.  RATE    PAYMENT   INV. DATE",
 "14MAR17     02FEB17                 17:00 21AUG25           189.00  VISA      21AUG25",
 "R.O. OPENED: 07:52 21AUG25   READY: 16:20 21AUG25   OPTIONS: STK:H7719 ENG:3.5_LITER"]):
    c.drawString(30,746-k*10,s)
y=[746-12*10-4]
def ln(s="",b=False): c.setFont('Courier-Bold' if b else 'Courier',8);c.drawString(30,y[0],s);y[0]-=10
c.line(30,y[0]+8,582,y[0]+8)
ln("LINE OPCODE TECH TYPE  HOURS                                     LIST       NET      TOTAL",1)
W_=92
def lrow(op,i): 
    s="     "+op; ln(f"{s:<52}"[:52]); 
def full(pre,i,mid=""):
    ln(f"{pre:<60}{mid:>10}{m(i['totalPrice']):>10}{m(i['totalPrice']):>11}")
ops=0
def optot(p,l): ln(f"  PARTS: {m(p):>9}   LABOR: {m(l):>9}   OTHER: {'0.00':>7}   TOTAL LINE {chr(65+ops)}: {m(p+l):>10}");ln("  "+"*"*50)
def op(head,cause,ls,ps,notes):
    global ops
    ln(head,1)
    if cause: ln("CAUSE: "+cause)
    L=P=0
    for (opc,desc,tech,h,rate) in ls:
        i=lab(desc,h,rate);L+=i['totalPrice'];ln(f"     {opc:<8}{desc}");ln(f"          {tech} CP   {h:5.2f} HRS @ {m(rate):<14}".ljust(70)+f"{m(i['totalPrice']):>10}{m(i['totalPrice']):>11}")
    for (q,pnum,desc,lst,net) in ps:
        i=part(desc,q,net);P+=i['totalPrice'];ln(f"    {q:>2} {pnum:<15} {desc:<34}".ljust(58)+f"{m(lst):>12}{m(net):>10}{m(i['totalPrice']):>11}")
    for n in notes: ln("  98431 "+n)
    optot(P,L);ops+=1;return P,L
a=op("A  CUSTOMER STATES GRINDING NOISE FROM REAR WHEN STOPPING","REAR PADS 1MM INNER, ROTORS SCORED",[("47RRB","REPLACE REAR BRAKE PADS AND ROTORS","2841",1.8,18900)],
 [(1,"04466-0E060","PAD KIT, DISC BRAKE, REAR",9873,9280),(2,"42431-0E070","DISC, REAR",12216,11480)],["RESURFACING NOT POSSIBLE, UNDER MINIMUM. TORQUED TO SPEC."])
b=op("B  PERFORM 100K MAINTENANCE, CUSTOMER REQUEST","",[("100KSP","REPLACE SPARK PLUGS (6)","2841",2.6,18900),("EACF","REPLACE ENGINE AIR FILTER","2841",0.1,18900)],
 [(6,"90919-01275","PLUG, SPARK",2114,1995),(1,"17801-YZZ11","ELEMENT SUB-ASSY, AIR CLEANER FILTER",3388,3199)],["INTAKE PLENUM GASKET REUSED PER CUSTOMER"])
# warranty op, no charge
ln("C  RECALL 22TA09 - CHECK FUEL PUMP MODULE",1)
ln("     22TA09  INSPECT ONLY, SERIAL NUMBER NOT IN RANGE");ln("          1107 WT    0.20".ljust(70)+f"{'(N/C)':>10}{'(N/C)':>11}")
ops=2;optot(0,0);ops=3
d=op("D  MULTI POINT INSPECTION FOUND WIPER INSERTS TORN, OK PER GERALD 11:40","",[("WIPR","INSTALL FRONT WIPER INSERTS","1107",0.2,18900)],[(1,"85214-0E060","RUBBER, WIPER BLADE",1012,1012),(1,"85214-YZZK1","RUBBER, WIPER BLADE RH",925,925)],[])
P=a[0]+b[0]+d[0];L=a[1]+b[1]+d[1]
it.append(I("MISC CHARGES",'Fee',4200)); it.append(I("HAZ WASTE",'Fee',595))
disc=[D("LESS DISCOUNT 10% LABOR CPN",half(L*.1))]
tax=half(P*.07875); sub=P+L+4200+595-disc[0]['totalPrice'];tot=sub+tax
ln("")
ln("E  NO OTHER WORK DONE. TIRES 5/32 FRONT, SUGGEST 4 TIRES ($884.00) WITHIN 3 MONTHS - DECLINED",0)
ln("")
y0=y[0]
for k,s in enumerate(["STATEMENT OF DISCLAIMER","THE FACTORY WARRANTY CONSTITUTES ALL","OF THE WARRANTIES WITH RESPECT TO THE","SALE OF THIS ITEM/ITEMS. THE SELLER","HEREBY EXPRESSLY DISCLAIMS ALL OTHER","WARRANTIES EITHER EXPRESS OR IMPLIED.","","CUSTOMER SIGNATURE ____________________"]):
    c.setFont('Courier',7);c.drawString(30,y0-k*9,s)
c.setFont('Courier-Bold',8);c.drawString(330,y0,"DESCRIPTION");c.drawRightString(560,y0,"TOTALS")
for k,(a_,b_) in enumerate([("LABOR AMOUNT",m(L)),("PARTS AMOUNT",m(P)),("GAS, OIL, LUBE","0.00"),("SUBLET AMOUNT","0.00"),("MISC CHARGES",m(4200)),("HAZ WASTE",m(595)),("LESS DISCOUNT 10% LABOR CPN",m(-disc[0]['totalPrice'])),("TOTAL CHARGES",m(sub)),("LESS INSURANCE","0.00"),("SALES TAX",m(tax)),("PLEASE PAY THIS AMOUNT",m(tot))]):
    c.setFont('Courier-Bold' if k>9 else 'Courier',8);c.drawString(330,y0-10-k*10,a_);c.drawRightString(560,y0-10-k*10,b_)
assert y0-120>20
c.save()
save('m02.pdf','invoice','reportlab',"Castellan Toyota of Modesto".upper(),"617044",{"year":2017,"make":"Toyota","model":"Highlander","vin":v,"mileage":98431,"trim":"XLE"},it,disc,sub,tax,tot)
