from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.utils import simpleSplit
# fleet diesel invoice: complaint/cause/correction, CORE column in the row (ext = qty*net + core), sublet, PO
P=[(6,"3095773PX","INJECTOR, REMAN",412.00,355.50,75.00),(1,"4955852NX","TURBO ACTUATOR KIT, REMAN, W/ GASKETS AND COOLANT CRUSH WASHERS",1488.00,1210.00,250.00),(6,"3867646","SEAL, INJECTOR",9.80,7.85,0),(2,"FF63009","FUEL FILTER",71.40,52.75,0),(44,"15W40","ENGINE OIL, QT, BULK",5.60,4.35,0)]
cv=canvas.Canvas(OUT+'/k13.pdf',pagesize=letter);B_='Helvetica-Bold';H='Helvetica'
cv.setFont(B_,15);cv.drawString(36,752,"PRAIRIE DIESEL & TRAILER REPAIR, LLC");cv.setFont(H,8);cv.drawString(36,740,"I-80 Exit 305 - Grand Island, NE - 24 HR ROAD CALL 308-555-0141 - USDOT 0000000")
cv.grid([36,144,252,360,468,576],[690,705,730]);cv.setFont(H,7)
for i,(a,b) in enumerate((("WORK ORDER","W-60713"),("PO NUMBER","KT-11982"),("UNIT","T-214"),("ENGINE HRS / MI","14,208 / 688,402"),("DATE OUT","01/22/2025"))):
    cv.setFont(H,7);cv.drawString(39+108*i,721,'');cv.drawString(39+108*i,708+14,a);cv.setFont(B_,9);cv.drawString(39+108*i,694,b)
cv.setFont(H,9);cv.drawString(36,675,"BILL TO: Kearns Trucking Inc., Attn Fleet Maint.   2015 FREIGHTLINER CASCADIA, ISX15, VIN ...FLGA0000");y=655
for a,b in (("COMPLAINT:","Rough idle, derate, VGT actuator code SPN 641 FMI 31. Crank no start when hot."),("CAUSE:","Injectors 1, 4, 6 return flow over limit; actuator motor fails calibration."),("CORRECTION:","Replaced all six injectors and VGT actuator, calibrated, overhead set, road tested w/ trailer 22 mi. DPF ash at 71% - recommend cleaning, quote 695.00.")):
    cv.setFont(B_,8.5);cv.drawString(36,y,a)
    cv.setFont(H,8.5)
    for s in simpleSplit(b,H,8.5,450):cv.drawString(110,y,s);y-=11
    y-=2
y-=10;cv.setFont(B_,8);X=(330,390,445,500,574)
cv.drawString(36,y,"QTY");cv.drawString(66,y,"PART NO.");cv.drawString(130,y,"DESCRIPTION")
for x,s in zip(X,("LIST","NET","CORE EA","CORE EXT","EXTENSION")):cv.drawRightString(x,y,s)
cv.line(36,y-3,576,y-3);y-=15;it=[];par=cor=0
for q,n,d,l,u,co in P:
    e=round(q*u+q*co,2);par+=q*u;cor+=q*co;w=simpleSplit(d,H,8.5,165);cv.setFont(H,8.5)
    cv.drawString(36,y,str(q));cv.drawString(66,y,n)
    for i,s in enumerate(w):cv.drawString(130,y-10*i,s)
    for x,v in zip(X,(l,u,co,q*co,e)):cv.drawRightString(x,y,f'{v:,.2f}' if v or x==574 else '')
    y-=10*len(w)+3;it.append(I(d,'Part',e,q,u))
y-=10;cv.setFont(B_,8);cv.drawString(36,y,"LABOR");cv.drawRightString(390,y,"HOURS");cv.drawRightString(445,y,"RATE");cv.drawRightString(574,y,"AMOUNT");cv.line(36,y-3,576,y-3);y-=15;cv.setFont(H,8.5);lab=0
for d,q,u in (("DIAGNOSE DERATE, ECM SNAPSHOT, RETURN FLOW TEST",2.5,168),("R&R INJECTORS (6), SET OVERHEAD",9.75,168),("R&R VGT ACTUATOR, CALIBRATE",3.2,168),("ROAD CALL, MM 312 WB, AFTER HOURS",1.5,225)):
    a=round(q*u,2);lab+=a;cv.drawString(36,y,d);cv.drawRightString(390,y,f'{q:.2f}');cv.drawRightString(445,y,f'{u:.2f}');cv.drawRightString(574,y,f'{a:,.2f}');y-=13;it.append(I(d,'Labor',a,q,u))
y-=8;cv.setFont(B_,8);cv.drawString(36,y,"OUTSIDE SERVICES / OTHER");cv.line(36,y-3,576,y-3);y-=15;cv.setFont(H,8.5);oth=0
for d,a,t in (("SUBLET: PLATTE VALLEY FUEL INJECTION, BENCH TEST 6 OLD INJ INV 8841",270,'Sublet'),("ROAD SERVICE MILEAGE 24 MI @ 3.25",78,'Fee'),("ENVIRONMENTAL & SHOP SUPPLIES",95,'Fee')):
    cv.drawString(36,y,d);cv.drawRightString(574,y,f'{a:,.2f}');y-=13;oth+=a;it.append(I(d,t,a,24 if 'MI @' in d else None,3.25 if 'MI @' in d else None))
sub=round(par+cor+lab+oth,2);tax=float('%.2f'%(round(par*7.5+1e-6)/100));tot=round(sub+tax,2);y-=12
for n,v in(("PARTS NET",par),("CORE CHARGES",cor),("LABOR",lab),("OUTSIDE / OTHER",oth),("SUBTOTAL",sub),("NE SALES TAX 7.5% PARTS",tax),("TOTAL USD",tot)):
    cv.setFont(B_ if 'TOTAL' in n else H,9);cv.drawRightString(500,y,n);cv.drawRightString(574,y,f'{v:,.2f}');y-=13
cv.setFont(H,7.5);cv.drawString(36,50,"NET 15 DAYS. 1.5% PER MONTH ON PAST DUE. Cores credited on separate memo when received. Comchek / EFS accepted w/ 2% fee.")
cv.save()
save('k13','invoice','PRAIRIE DIESEL & TRAILER REPAIR, LLC','W-60713',it,tot,sub=sub,tax=tax,skipq=(0,1))
