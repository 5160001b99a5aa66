from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# CCC-like: Line/Oper/Description/Part Number/Qty/Extended Price/Labor/Paint; dollars only on parts & sublet; labor charged in totals
R=[("FRONT BUMPER & GRILLE",),("*","R&I","R&I bumper cover","","","","",'1.6',''),("","Repl","Bumper cover w/o park sensors","52119-0R937",1,412.38,'Part','Incl.','2.8'),("","","Add for Clear Coat","","","","",'','1.1'),("","Repl","Lower grille","53112-0R150",1,186.21,'Part','0.3',''),
("FRONT LAMPS",),("","Repl","LT Headlamp assy LED","81170-0R081",1,968.44,'Part','0.4',''),("","","Aim headlamps","","","","",'0.5',''),
("FENDER",),("**","Repl","A/M CAPA LT Fender","53812-0R060",1,247.00,'Part','2.1','2.2'),("","","Overlap Major Adj. Panel","","","","",'','-0.4'),("","","Add for Edging","","","","",'','0.5'),("","Repl","LT Fender liner","53876-0R120",1,91.77,'Part','0.4',''),
("FRONT DOOR",),("","Blnd","LT Outer panel","","","","",'','1.2'),("","R&I","LT Belt w'strip","","","","",'0.3',''),("","R&I","LT R&I mirror","","","","",'0.4',''),
("FRONT SUSPENSION",),("","Subl","Four wheel alignment","","1",129.95,'Sublet','',''),
("MISCELLANEOUS OPERATIONS",),("#","","Cover car for overspray","",1,8.00,'Other','0.2',''),("#","Subl","Pre-repair scan","",1,75.00,'Sublet','',''),("#","Rpr","Post-repair scan","","","","",'0.5 M',''),("#","","Hazardous waste removal","",1,5.00,'Fee','','')]
it=[];cv=canvas.Canvas(OUT+'/k19.pdf',pagesize=letter);H='Helvetica'
def head(p):
    cv.setFont('Helvetica-Bold',12);cv.drawCentredString(306,756,"CHESAPEAKE COLLISION CENTER");cv.setFont(H,8);cv.drawCentredString(306,745,"7740 Ritchie Hwy, Glen Burnie, MD 21061   Phone: (410) 555-0184   FAX: (410) 555-0185")
    cv.drawRightString(576,756,"Workfile ID: 3fa9c0e1");cv.setFont('Helvetica-Bold',10);cv.drawCentredString(306,728,"Preliminary Estimate");cv.setFont(H,8)
    cv.drawString(36,712,"Customer: OKAFOR, NGOZI");cv.drawRightString(576,712,"Job Number: 25-1187");cv.drawString(36,701,"2021 TOYO RAV4 XLE AWD 4D UTV 4-2.5L Gasoline BLUE");cv.drawRightString(576,701,f"Page {p}")
head(1)
for i,(a,b) in enumerate((("Written By: Paul Sadowski","Insured: OKAFOR, NGOZI"),("Claim #: 0588-221-40","Policy #: 9Q-44-0017"),("Type of Loss: Collision","Date of Loss: 4/18/2025 12:00 PM"),("Point of Impact: 11 Left Front","Days to Repair: 6"))): cv.drawString(36,684-11*i,a);cv.drawString(300,684-11*i,b)
X=dict(l=36,o=72,d=110,p=300,q=395,e=465,lb=520,pt=570);y=630
def cols():
    cv.setFont('Helvetica-Bold',8);cv.drawString(36,y,"Line");cv.drawString(72,y,"Oper");cv.drawString(110,y,"Description");cv.drawString(300,y,"Part Number");cv.drawRightString(395,y,"Qty");cv.drawRightString(465,y+9,"Extended");cv.drawRightString(465,y,"Price $");cv.drawRightString(520,y,"Labor");cv.drawRightString(570,y,"Paint");cv.line(36,y-3,576,y-3)
cols();y-=14;B_=M=Pt=pr=sb=misc=0
for n,r in enumerate(R,1):
    cv.setFont('Helvetica-Bold' if len(r)==1 else H,8);cv.drawRightString(50,y,str(n))
    if len(r)==1: cv.drawString(72,y,r[0])
    else:
        fl,o,d,pn,q,e,t,l,p=r;cv.drawString(54,y,fl);cv.drawString(72,y,o);cv.drawString(110,y,d);cv.drawString(300,y,pn);cv.drawRightString(395,y,str(q));cv.drawRightString(465,y,f'{e:,.2f}' if e else '');cv.drawRightString(520,y,l);cv.drawRightString(570,y,p)
        if e:
            it.append(I(d,t,e,1,None))
            if t=='Part':pr+=e
            elif t=='Sublet':sb+=e
            else:misc+=e
        if l.endswith('M'):M+=float(l[:-2])
        elif l and l!='Incl.':B_+=float(l)
        if p:Pt+=float(p)
    y-=12.5
cv.setFont('Helvetica-Bold',8);cv.drawRightString(395,y-2,"SUBTOTALS");cv.drawRightString(465,y-2,f'{pr+sb+misc:,.2f}');cv.drawRightString(520,y-2,f'{B_+M:.1f}');cv.drawRightString(570,y-2,f'{Pt:.1f}');cv.line(300,y+8,576,y+8)
cv.setFont(H,8);cv.drawString(36,y-24,"NOTES");cv.drawString(36,y-35,"Estimate notes: RF door ding is unrelated prior damage - not included. Possible hidden damage LT apron.");cv.drawRightString(576,40,"5/2/2025 9:14:07 AM      000000      Page 1");cv.showPage();head(2)
B_,M,Pt=round(B_,1),round(M,1),round(Pt,1);bl,ml,pl,ps=round(B_*58,2),round(M*125,2),round(Pt*58,2),round(Pt*42,2)
it+=[I("Body Labor",'Labor',bl,B_,58),I("Paint Labor",'Labor',pl,Pt,58),I("Mechanical Labor",'Labor',ml,M,125),I("Paint Supplies",'Other',ps,Pt,42)]
sub=round(pr+sb+misc+bl+ml+pl+ps,2);base=round(pr+ps,2);tax=float('%.2f'%(round(base*6+1e-6)/100));tot=round(sub+tax,2);y=675
cv.setFont('Helvetica-Bold',9);cv.drawString(36,y,"ESTIMATE TOTALS");y-=15;cv.setFont('Helvetica-Bold',8)
def tr(a,b='',c_='',d='',bold=0):
    global y
    cv.setFont('Helvetica-Bold' if bold else H,8.5);cv.drawString(36,y,a);cv.drawString(230,y,b);cv.drawString(360,y,c_);cv.drawRightString(520,y,d);y-=13
m=lambda v:f'{v:,.2f}'
tr("Category","Basis","Rate","Cost $",1);tr("Parts",'','',m(pr));tr("Body Labor",f"{B_} hrs @","$ 58.00 /hr",m(bl));tr("Paint Labor",f"{Pt} hrs @","$ 58.00 /hr",m(pl));tr("Mechanical Labor",f"{M} hrs @","$ 125.00 /hr",m(ml));tr("Paint Supplies",f"{Pt} hrs @","$ 42.00 /hr",m(ps));tr("Sublet/Miscellaneous",'','',m(sb+misc));tr("Subtotal",'','',m(sub),1);tr("Sales Tax",f"$ {m(base)} @","6.0000 %",m(tax));tr("Grand Total",'','',m(tot),1);tr("Deductible",'','','1,000.00');tr("CUSTOMER PAY",'','','1,000.00',1);tr("INSURANCE PAY",'','',m(tot-1000),1)
y-=10
for s in ("Symbols: # = manual line entry. * = user-entered or database exception. ** = A/M part. R&I = Remove and Install. Blnd = Blend. Incl. = Included in labor.","THIS ESTIMATE HAS BEEN PREPARED BASED ON THE USE OF ONE OR MORE REPLACEMENT PARTS SUPPLIED BY A SOURCE OTHER","THAN THE MANUFACTURER OF YOUR MOTOR VEHICLE."): cv.setFont(H,7);cv.drawString(36,y,s);y-=9
cv.save()
save('k19','estimate','CHESAPEAKE COLLISION CENTER','25-1187',it,tot,sub=sub,tax=tax)
