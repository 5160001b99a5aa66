from common import *; from pic import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# scan of a preprinted service form filled in by typewriter: parts box left (QTY/PART/AMT), labor box right with $ | cents columns, totals at foot
T_=TMP+'/k21.pdf';cv=canvas.Canvas(T_,pagesize=letter);S='Times-Roman'
cv.setFont('Times-Bold',22);cv.drawString(40,742,"HOLMQUIST SERVICE");cv.setFont(S,9);cv.drawString(40,730,"Hwy 2 West, Bagley, Minnesota 56621 - Phone 218-555-0110");cv.setFont('Times-Bold',14);cv.drawRightString(575,742,"REPAIR ORDER");cv.setFont('Courier-Bold',15);cv.drawRightString(575,724,"No 16904")
cv.setFont(S,7);F=[("NAME",40,705,"EINAR SKOGLUND"),("DATE",400,705,"9-16-24"),("ADDRESS",40,680,"RR 3 CLEARBROOK MN"),("PHONE",400,680,"555-0194"),("MAKE",40,655,"GMC SIERRA 1500"),("YEAR",220,655,"2005"),("LICENSE",300,655,"YAK 418"),("MILEAGE",400,655,"214,350")]
for n,x,y,v in F: cv.setFont(S,6.5);cv.drawString(x,y+10,n);cv.line(x,y-3,575 if x>=400 else x+(340 if n in("NAME","ADDRESS") else 170 if n=="MAKE" else 70),y-3);cv.setFont('Courier',11);cv.drawString(x+32,y,v)
cv.rect(36,190,290,440);cv.rect(334,190,244,440)
for x in(66,256):cv.line(x,190,x,630)
for x in(506,552):cv.line(x,190,x,630)
for y in range(190,631,20):cv.setLineWidth(.4);cv.line(36,y,326,y);cv.line(334,y,578,y)
cv.setFont('Times-Bold',7.5);cv.drawString(40,616,"QTY");cv.drawString(72,616,"PART NO. / MATERIAL");cv.drawString(270,616,"AMOUNT");cv.drawString(340,616,"WORK PERFORMED");cv.drawString(512,616,"LABOR");it=[]
def tx(x,y,s):cv.setFont('Courier',10.5);cv.drawString(x,y,s)
P=[("2","BALL JOINT, LOWER",12390),("2","BALL JOINT, UPPER",8480),("1","IDLER ARM W/ BRACKET",9645),("1","PITMAN ARM",6129),("2","OUTER TIE ROD END",7598),("1","GREASE TUBE",689)]
y=596
for q,d,a in P: tx(44,y,q);tx(72,y,d);cv.drawRightString(322,y,f(a));y-=20;it.append(I(d,'Part',a/100,int(q)))
L=[(["REPLACE UPPER & LOWER","BALL JOINTS BOTH SIDES"],31500),(["IDLER & PITMAN ARM"],13500),(["TIE RODS, SET TOE"],9000),(["GREASE CHASSIS"],0)]
y=596
for ls,a in L:
    for i,s in enumerate(ls):tx(338,y-20*i,s)
    yy=y-20*(len(ls)-1)
    if a:cv.drawRightString(548,yy,str(a//100));tx(557,yy,'%02d'%(a%100));it.append(I(' '.join(ls),'Labor',a/100))
    else: tx(512,yy,"N/C")
    y=yy-20
tx(338,y-40,"ALSO NEEDS REAR SHOCKS");tx(338,y-60,"ABOUT 210.00 - NEXT TIME")
p=sum(x[2] for x in P);l=sum(x[1] for x in L);sh=1200;tax=round(p*.06875);it.append(I("SHOP SUPPLIES",'Fee',12));tot=p+l+sh+tax
y=172
for n,v in(("TOTAL PARTS",p),("TOTAL LABOR",l),("SHOP SUPPLIES",sh),("TAX",tax),("TOTAL",tot)):
    cv.setFont('Times-Bold',9);cv.drawRightString(490,y,n);cv.rect(496,y-5,82,18);cv.setFont('Courier-Bold' if n=='TOTAL' else 'Courier',11);cv.drawRightString(572,y,f(v));y-=18
cv.setFont(S,7.5)
for i,s in enumerate(["I hereby authorize the above repair work to be done along with the necessary material.","An express mechanic's lien is hereby acknowledged on above vehicle to secure the amount of repairs thereto.","SIGNED  X ______________________________________"]):cv.drawString(40,165-14*i,s)
cv.setFont('Helvetica-Bold',26);cv.saveState();cv.translate(90,80);cv.rotate(12);cv.setFillColorRGB(.75,.2,.2);cv.drawString(0,0,"PAID");cv.restoreState();cv.save()
save('k21','invoice','HOLMQUIST SERVICE','16904',it,tot/100,sub=None,tax=tax/100,textpdf=T_,whole=True)
scan('k21',page(T_),1.1,21,gray=False)
