from common import *
# CDK-like dealer repair order, three pages with repeated heads, courier; parts under the op line, line totals
V=vin('4S4BTGPD0N3148206')
LINES=[
 ('A','CUSTOMER STATES LOUD DRONE FROM RIGHT REAR ABOVE 45 MPH, WORSE ON LEFT TURNS',
   'CAUSE: RIGHT REAR HUB BEARING ROUGH, 0.004 IN PLAY',
   [('21BRGR','R&R REAR HUB UNIT ASSEMBLY RIGHT','CP',1.80,18900)],
   [(1,'28473FL02A','HUB UNIT COMPL-RR',31875,26995),(4,'901170009','BOLT-FLANGE',385,340),(1,'28365FJ000','NUT-AXLE',1290,1165)],
   ['ROAD TESTED BEFORE AND AFTER. REMOVED CALIPER AND ROTOR,','PRESSED OUT HUB, CLEANED KNUCKLE FACE, TORQUED AXLE NUT','TO 140 FT-LB. NOISE IS GONE.']),
 ('B','PERFORM 60,000 MILE SERVICE PER OWNER REQUEST',
   'CAUSE: MAINTENANCE DUE',
   [('60KPKG','60K SERVICE-BRAKE FLUID, CVT CHECK, ROTATE, INSPECT','CP',2.60,18900)],
   [(1,'16546AA16A','ELEMENT-AIR CLEANER',3350,2995),(1,'72880AL00A','FILTER-CABIN',4180,3790),(4,'22401AA921','SPARK PLUG',2785,2540),(2,'BF-DOT4-12','BRAKE FLUID 12OZ',995,895)],
   ['BRAKE PADS F 7MM R 5MM. TIRES 6/32 ALL AROUND.']),
 ('C','RECALL WRA-23 - FRONT CAMERA SOFTWARE','CAUSE: OPEN CAMPAIGN',
   [('WRA23','REPROGRAM STEREO CAMERA UNIT','WS',0.70,None)],[],['UPDATED TO FILE 22-104. NO CHARGE TO CUSTOMER.']),
 ('D','CUSTOMER STATES WASHER DOES NOT SPRAY REAR GLASS','CAUSE: HOSE SPLIT AT LIFTGATE GROMMET',
   [('86WSHR','REPLACE REAR WASHER HOSE SECTION','CP',0.90,18900)],
   [(3,'86615FL010','HOSE-WASHER FT',410,375)],['FOUND HOSE PINCHED BY LIFTGATE HARNESS. REROUTED AND','SECURED WITH TWO TIES.']),
 ('E','SUBLET - MOUNT ROADFORCE BALANCE (HILLCREST TIRE)','CAUSE: VIBRATION AT 65',
   [('SUBL','SUBLET ROAD FORCE BALANCE 4 WHEELS','CP',None,11600)],[],['HILLCREST INV 77120']),
]
items=[];lab=par=sub=0
for l in LINES:
    for op,ds,t,h,r in l[3]:
        if t=='WS': continue
        if h is None: items.append(I(ds,'Service',r)); sub+=r
        else:
            c=mul(h,r); items.append(I(ds,'Labor',c,h,None)); lab+=c
    for q,pn,ds,li,ne in l[4]: items.append(I(ds,'Part',q*ne,q,ne)); par+=q*ne
misc=pct(lab,8); items.append(I('SHOP SUPPLIES & HAZ WASTE 8% OF LABOR','Fee',misc))
disc=4500
tc=lab+par+sub+misc-disc
tax=pct(par,8.81)
tot=tc+tax
label('s01_dealerro','pdf','invoice','SUCS518842','PIKES GATE SUBARU',dict(year=2022,make='SUBARU',model='OUTBACK',vin=V,mileage=60418),items,tot,[disc],tc,tax,'dealer','CO',
 'Mileage in/out 60418/60431. Line C is a recall line at no charge (N/C), not an item. The labor rate is not printed on the lines (only hours and amount). The printed TOTAL CHARGES is after the discount row LESS DISCOUNT; tax on parts only. Also LIST price column beside NET.')
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NP=2; SP=''
c=canvas.Canvas(OUT+'/s01_dealerro.pdf',pagesize=letter); page=[0]; y=[0]
def head():
    page[0]+=1
    c.setFont('Helvetica-Bold',17); c.drawString(36,748,'PIKES GATE SUBARU')
    c.setFont('Helvetica',7.5); c.drawString(36,737,'4120 N ACADEMY GATE BLVD   COLORADO SPRINGS, CO 80918   SERVICE (719) 555-0148   www.pikesgate.example')
    c.setFont('Courier',8.5)
    c.rect(36,640,540,90)
    for i,(a,b) in enumerate([('CUSTOMER NO.','204417'),('INVOICE NO.','SUCS518842'),('INVOICE DATE','14MAR25'),('ADVISOR','R. OSTERHOUT 3318'),('TAG','T2290'),('PAGE',f'{page[0]} OF {NP}')]):
        c.setFont('Helvetica',5.5); c.drawString(40+i*90,722,a); c.setFont('Courier',8); c.drawString(40+i*90,712,b)
    c.line(36,707,576,707)
    c.drawString(40,695,'MARGUERITE T LINDQUIST'); c.drawString(40,685,'88 CHEYENNE SPUR RD'); c.drawString(40,675,'MANITOU SPRINGS, CO 80829')
    for i,(a,b) in enumerate([('COLOR','ABYSS BLUE'),('YEAR','22'),('MAKE/MODEL','SUBARU OUTBACK'),('VIN',V),('LICENSE','BQT-K19'),('MILEAGE IN / OUT','60418/60431')]):
        x=[40,110,140,250,370,450][i]; c.setFont('Helvetica',5.5); c.drawString(x,660,a); c.setFont('Courier',8); c.drawString(x,650,b.replace('22','2022') if a=='YEAR' else b)
    c.setFont('Courier-Bold',8); c.drawString(36,628,f"{'LINE OPCODE TECH TYPE HOURS':<58}{'LIST':>9}  {'NET':>9}  {'TOTAL':>9}")
    c.line(36,625,576,625); y[0]=613
def ln(t,f='Courier'):
    if y[0]<95:
        c.setFont('Courier-Oblique',8); c.drawRightString(576,80,'CONTINUED ON NEXT PAGE'); c.showPage(); head()
    c.setFont(f,8); c.drawString(36,y[0],t); y[0]-=11
head()
for l in LINES:
    ln(f'{l[0]} {l[1]}'[:110],'Courier-Bold')
    ln('  '+l[2])
    lt=pt=0
    for op,ds,t,h,r in l[3]:
        ln(f'     {op} {ds}')
        if t=='WS': ln(f'            2214 WS    {h:5.2f}{SP:>58}(N/C)')
        else:
            a=r if h is None else mul(h,r); lt+=a
            ln(f'            {2214 if h else "SUBL":<4} CP    {("%5.2f"%h) if h else "     "}{SP:>44}{m(a):>9}  {m(a):>9}')
    for q,pn,ds,li,ne in l[4]:
        pt+=q*ne; ln(f'       {q} {pn:<11} {ds:<36} {m(li):>9}  {m(ne):>9}  {m(q*ne):>9}')
    if l[3][0][2]!='WS':
        o=lt if l[3][0][3] is None else 0
        ln(f'PARTS: {m(pt):>9}  LABOR: {m(lt-o):>9}  OTHER: {m(o):>9}   TOTAL LINE {l[0]}: {m(pt+lt):>9}')
    else: ln(f'PARTS:      0.00  LABOR:      0.00  OTHER:      0.00   TOTAL LINE {l[0]}:      0.00')
    for n in l[5]: ln('   '+n)
    ln('  '+'*'*54)
ln('  CUSTOMER DECLINED: REPLACE REAR BRAKE PADS AND ROTORS (EST 589.00)')
yy=y[0]-10
if yy<250: c.showPage(); head(); yy=y[0]-10
c.setFont('Helvetica',6.5)
for i,t in enumerate(['STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with','respect to the sale of this item/items. The seller hereby expressly disclaims all other','warranties either express or implied.','','All parts are new unless otherwise specified.','','CUSTOMER SIGNATURE  X______________________________']): c.drawString(36,yy-10-i*10,t)
rows=[('LABOR AMOUNT',m(lab)),('PARTS AMOUNT',m(par)),('GAS, OIL, LUBE','0.00'),('SUBLET AMOUNT',m(sub)),('SHOP SUPPLIES & HAZ WASTE 8% OF LABOR',m(misc)),('LESS DISCOUNT  LOYALTY',m(-disc)),('TOTAL CHARGES',m(tc)),('LESS INSURANCE','0.00'),('SALES TAX 8.81%',m(tax)),('PLEASE PAY THIS AMOUNT',m(tot))]
c.setFont('Helvetica-Bold',7); c.drawString(330,yy+2,'DESCRIPTION'); c.drawRightString(570,yy+2,'TOTALS')
for i,(a,b) in enumerate(rows):
    c.rect(326,yy-14-i*14,250,14); c.setFont('Helvetica-Bold' if i==9 else 'Helvetica',7); c.drawString(330,yy-10-i*14,a); c.setFont('Courier-Bold' if i==9 else 'Courier',9); c.drawRightString(570,yy-10-i*14,b)
c.save(); print('pages',page); assert page[0]==NP
