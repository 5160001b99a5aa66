from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# dealer RO (CDK-like), Courier, list/net/total columns, warranty line N/C, policy line
cv=canvas.Canvas(OUT+'/k03.pdf',pagesize=letter);F=9
cv.setFont('Helvetica-Bold',16);cv.drawString(36,752,"BRANDT RIVER CHEVROLET");cv.setFont('Helvetica',8);cv.drawString(36,740,"6100 Highway 61 S   Davenport, IA 52802   SERVICE 563-555-0190")
cv.setFont('Courier-Bold',10);cv.drawRightString(576,752,"*INVOICE*");cv.drawRightString(576,738,"CVCS418823");cv.drawRightString(576,724,"PAGE 1")
cv.rect(30,650,552,66);cv.setFont('Courier',8.5)
for i,s in enumerate(["LARS PETERMAN                    COLOR  YEAR  MAKE/MODEL             VIN                LICENSE   MILEAGE IN/OUT","2204 W 43RD ST                   BLACK  19    CHEVROLET SILVERADO    3GCUYDED5KG000000  KTB119    81402/81405","DAVENPORT, IA 52806              R.O. OPENED   READY      PROMISED     RATE    PAYMENT   INV. DATE","HOME:563-555-0112                07JAN25       08JAN25    17:00 08JAN25 189.00  CASH      08JAN25"]):
    cv.setFont('Courier',7.6);cv.drawString(34,704-14*i,s)
L=[];items=[]
def p(s):L.append(s)
def row(d,a,q=None,n='',lst=None,net=None,typ='Part'):
    p(f"   {q:>4} {n:<10}{d:<33}{f(lst):>9}{f(net):>9}{f(a):>10}");items.append(I(d,typ,a/100,q,net/100))
p(f"{'LINE OPCODE TECH TYPE HOURS':<51}{'LIST':>9}{'NET':>9}{'TOTAL':>10}")
p("A  CUSTOMER STATES GRINDING NOISE FROM LEFT FRONT WHEN TURNING")
p("   CAUSE: LF HUB BEARING WORN, EXCESSIVE PLAY")
d="REPLACED LEFT FRONT WHEEL HUB BEARING ASSEMBLY";p(f"   HUB  {d}");p(f"         4127 CP    1.90{'':<27}{'':>9}{f(35910):>9}{f(35910):>10}");items.append(I(d,'Labor',359.10,1.9,None))
row("HUB ASM-FRT WHL",31288,1,"13548410",34015,31288);row("BOLT/SCREW-HUB",1692,3,"11547106",615,564)
p(f"PARTS:  {f(31288+1692)}   LABOR:  {f(35910)}   OTHER:   0.00      TOTAL LINE A: {f(31288+1692+35910):>10}");p('')
p("B  RECALL N232408170 - REPROGRAM ELECTRONIC BRAKE CONTROL MODULE");p("   9106100  EBCM REPROGRAMMING WITH SPS");p(f"         4127 WF{'':<57}{'(N/C)':>9}");p(f"PARTS:    0.00   LABOR:    0.00   OTHER:   0.00      TOTAL LINE B: {'0.00':>10}");p('')
p("C  PERFORM 4 TIRE ROTATION AND OIL CHANGE PER MENU")
d="LUBE, OIL AND FILTER 8 QT DEXOS";p(f"   LOF8 {d}");p(f"         3980 CP    0.40{'':<27}{'':>9}{f(2895):>9}{f(2895):>10}");items.append(I(d,'Labor',28.95,.4,None))
row("FILTER KIT",1142,1,"12707246",1299,1142);row("OIL 0W20 DEXOS BULK QT",5992,8,"19432330",825,749)
d="ROTATE TIRES";p(f"   ROT  {d}");p(f"         3980 CP    0.30{'':<27}{'':>9}{f(1995):>9}{f(1995):>10}");items.append(I(d,'Labor',19.95,.3,None))
p(f"PARTS:  {f(1142+5992):>7}   LABOR:  {f(2895+1995):>7}   OTHER:   0.00      TOTAL LINE C: {f(1142+5992+2895+1995):>10}")
p("   81402 MULTI POINT INSPECTION COMPLETED. REAR TIRES 4/32 - CUSTOMER");p("   DECLINED 2 REAR TIRES AT 548.00 INSTALLED");p('')
p("   ***************************************************************");p("   THANK YOU FOR YOUR BUSINESS. FACTORY SURVEY MAY FOLLOW BY E-MAIL.")
y=632
for s in L:
    cv.setFont('Courier',8.6);cv.drawString(34,y,s);y-=12
lab=35910+2895+1995;par=31288+1692+1142+5992;misc=3500;pre=lab+par+misc;disc=2500;tax=round((lab+par+misc-disc)*.07)
items.append(I("MISC. CHARGES",'Fee',35));tot=pre-disc+tax
cv.rect(370,60,212,160);cv.setFont('Courier-Bold',8.5);cv.drawString(376,208,"DESCRIPTION");cv.drawRightString(576,208,"TOTALS");cv.setFont('Courier',8.5);y=194
for n,v in(("LABOR AMOUNT",lab),("PARTS AMOUNT",par),("GAS, OIL, LUBE",0),("SUBLET AMOUNT",0),("MISC. CHARGES",misc),("TOTAL CHARGES",pre),("LESS INSURANCE/DISCOUNT",disc),("SALES TAX",tax)):
    cv.drawString(376,y,n);cv.drawRightString(576,y,f(v));y-=14
cv.setFont('Courier-Bold',10);cv.drawString(376,y-4,"PLEASE PAY");cv.drawString(376,y-15,"THIS AMOUNT");cv.drawRightString(576,y-15,f(tot))
cv.setFont('Helvetica',6);
for i,s in enumerate(["STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with","respect to the sale of this item/items. The Seller hereby expressly disclaims all warranties","either express or implied, including any implied warranty of merchantability.","CUSTOMER SIGNATURE  X______________________________"]):cv.drawString(34,200-9*i,s)
cv.save()
save('k03','invoice','BRANDT RIVER CHEVROLET','CVCS418823',items,tot/100,sub=pre/100,tax=tax/100,disc=[D("LESS INSURANCE/DISCOUNT",disc/100)])
