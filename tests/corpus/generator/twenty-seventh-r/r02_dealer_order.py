# reportlab: dealer's repair order, Courier, lines A-D, list/net/total, customer pay and warranty, two pages
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
c=canvas.Canvas(OUT+'r02_dealer_order.pdf',pagesize=letter); W,H=letter
L=[]  # (kind, data)
A=[it("HYBRID BATTERY COOLING FAN INTAKE FILTER SERVICE","l",None,None,7895,h="0.40"),it("FILTER, HV BATTERY INTAKE","p",2,1284,n="G92DJ-47070",li=1402)]
B=[it("REPLACE WATER PUMP AND THERMOSTAT, VACUUM FILL","l",None,None,41250,h="2.50"),it("PUMP ASSY, ENGINE WATER","p",1,28136,n="161A0-39035",li=31540),it("GASKET, WATER PUMP","p",1,1107,n="16124-0T020",li=1230),it("COOLANT, SLLC PINK 1 GAL","p",2,2896,n="00272-SLLC2",li=3150)]
D=[it("PERFORM 4-WHEEL ALIGNMENT, ADJUST TOE","l",None,None,12995,h="1.00")]
E_=[it("REPLACE FRONT STABILIZER LINKS BOTH SIDES","l",None,None,14850,h="0.90"),it("LINK ASSY, FR STABILIZER","p",2,7463,n="48820-47020",li=8210)]
def head(p):
    c.setFont('Helvetica-Bold',17); c.drawString(40,H-45,'SILVERBROOK TOYOTA'); c.setFont('Helvetica',8)
    c.drawString(40,H-57,'7700 E. Colfax Blvd  South Bend, IN 46617   Service (574) 555-0160'); c.drawString(40,H-67,'Mon-Fri 7:00-6:00  Sat 8:00-2:00')
    c.setFont('Courier-Bold',11); c.drawRightString(W-40,H-45,'*INVOICE*'); c.setFont('Courier',9); c.drawRightString(W-40,H-57,f'PAGE {p} OF 2')
    y=H-78; c.setLineWidth(.6); c.rect(40,y-66,W-80,66)
    for yy in (22,44): c.line(40,y-yy,W-40,y-yy)
    cells=[[(40,'CUSTOMER NO.','118820'),(150,'ADVISOR','441 R. OYELARAN'),(330,'TAG','T617'),(400,'INVOICE DATE','09MAR26'),(490,'INVOICE NO.','TOCS284416')],
     [(40,'LABOR RATE','165.00'),(110,'LICENSE','RKT448'),(190,'MILEAGE IN / OUT','97,344 / 97,351'),(310,'COLOR','SEA GLASS'),(400,'R.O. OPENED','09MAR26 07:41'),(490,'READY','09MAR26 16:05')],
     [(40,'YEAR / MAKE / MODEL','16/TOYOTA/PRIUS/5DR LIFTBACK'),(310,'VEHICLE ID NO.','JTDKARFU5G3015588'),(490,'PROD. DATE','03FEB16')]]
    for k,row in enumerate(cells):
        for x,a,b in row:
            c.setFont('Helvetica',5.5); c.drawString(x+3,y-22*k-7,a); c.setFont('Courier',8.5); c.drawString(x+3,y-22*k-18,b)
            if x>40: c.line(x,y-22*k,x,y-22*k-22)
    c.setFont('Courier-Bold',8.5); y-=80
    for x,t in ((40,'LINE OPCODE TECH TYPE HOURS'),): c.drawString(x,y,t)
    for x,t in ((452,'LIST'),(510,'NET'),(572,'TOTAL')): c.drawRightString(x,y,t)
    c.line(40,y-4,W-40,y-4); return y-16
c_y=head(1)
def line(t,x=40,bold=False,cols=()):
    global c_y
    c.setFont('Courier-Bold' if bold else 'Courier',8.5); c.drawString(x,c_y,t)
    for xx,v in cols: c.drawRightString(xx,c_y,v)
    c_y-=11.5
def job(let,con,op,rows,typ='CP',notes=(),warr=False):
    global c_y
    line(f'{let} {con}',bold=True)
    for i in rows:
        if i['type']=='Labor':
            line(f"{op} {i['description']}",58)
            line(f"3127  {typ}  {i['h']}",76,cols=((510,'(N/C)' if warr else m(i['totalPrice'])),(572,'(N/C)' if warr else m(i['totalPrice']))))
        else: line(f"{i['quantity']} {i['n']} {i['description']}",76,cols=((452,m(i['li'])),(510,m(i['unitPrice'])),(572,m(i['totalPrice']))) if not warr else ((572,'(N/C)'),))
    if not warr:
        p=S(rows,'p');l=S(rows,'l'); line(f"PARTS: {m(p)}  LABOR: {m(l)}  OTHER: 0.00    TOTAL LINE {let}: {m(p+l)}".rjust(70),58)
    else: line(f"PARTS: 0.00  LABOR: 0.00  OTHER: 0.00    TOTAL LINE {let}: 0.00".rjust(70),58)
    for n in notes: line(n,46)
    line('*'*100 if False else '-'*104)
job('A','CUSTOMER STATES HYBRID BATTERY FAN LOUD ON HILLS','HVFAN',A,notes=['97344 INTAKE FILTER PLUGGED WITH PET HAIR. CLEANED DUCT, REPLACED BOTH','FILTERS. FAN DRAW NORMAL AFTER REPAIR.'])
job('B','COOLANT LOW LIGHT ON, SEE WRITE UP','WP16',B,notes=['97344 PUMP SEEPING AT WEEP HOLE. PRESSURE TEST 16 PSI 15 MIN HOLDS.'])
job('C','RECALL 20TA10 INVERTER SOFTWARE','20TA10',[it('UPDATE HYBRID CONTROL ECU PER T-SB','l',None,None,0,h='0.70')],'WT',warr=True,notes=['CAL ID 34715300 CLAIM TYPE ZF'])
line('CONTINUED ON PAGE 2'.rjust(80)); c.showPage(); c_y=head(2)
job('D','CUSTOMER REQUESTS ALIGNMENT','ALIGN4',D,notes=['PRINTOUT GIVEN TO CUSTOMER'])
job('E','CLUNK OVER BUMPS FROM FRONT','STBLNK',E_,notes=['97344 BOTH LINKS LOOSE. TORQUED TO 55 FT LB.','RECOMMEND: RR SHOCKS LEAKING 612.40, CUSTOMER WILL THINK ABOUT IT'])
items=A+B+D+E_
for i in items:
    if "h" in i: i["quantity"]=float(i["h"])
fee=it("SHOP MATERIALS","f",None,None,3495); env=it("ENVIRONMENTAL FEE","f",None,None,495)
line('MISC CODE  DESCRIPTION                           CONTROL NO',bold=True)
line('SM         SHOP MATERIALS',58,cols=((572,m(3495)),)); line('EF         ENVIRONMENTAL FEE',58,cols=((572,m(495)),))
line('SVCCPN     SERVICE LOYALTY COUPON 03/26',58,cols=((572,'-40.00'),)); line('-'*104)
items+=[fee,env]; disc=4000
p=S(items,'p');l=S(items,'l'); tax=r(p*.07); total=S(items)-disc+tax
y=190
c.rect(330,y-112,W-370,126)
for k,(a,b) in enumerate((('LABOR AMOUNT',m(l)),('PARTS AMOUNT',m(p)),('GAS, OIL, LUBE','0.00'),('SUBLET AMOUNT','0.00'),('MISC. CHARGES',m(3990)),('TOTAL CHARGES',m(l+p+3990)),('LESS COUPONS',m(disc)),('SALES TAX',m(tax)))):
    c.setFont('Courier',8.5); c.drawString(336,y-k*12.5,a); c.drawRightString(566,y-k*12.5,b)
c.setFont('Courier-Bold',10); c.drawString(336,y-106,'PLEASE PAY THIS AMOUNT'); c.drawRightString(566,y-106,m(total))
c.setFont('Helvetica',6)
for k,t in enumerate(('STATEMENT OF DISCLAIMER','The factory warranty constitutes all of the warranties with respect to the sale of','this item. The seller hereby expressly disclaims all other warranties.','','X ______________________________  CUSTOMER SIGNATURE')): c.drawString(40,y-k*12,t)
c.save()
save('r02_dealer_order','pdf',items,[disc],l+p+3990,tax,total,veh(2016,'TOYOTA','PRIUS','JTDKARFU5G3015588',97344),'SILVERBROOK TOYOTA','TOCS284416',kind='invoice',shopKind='dealer',state='IN',note='Subtotal is TOTAL CHARGES, before the coupon. Line labor prints the hours in the type column; unit price is not printed beside it.')
