from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
A=[it("CV axle LF new",'Part',None,None,118),it("axle labor",'Labor',1.5,120),it("hub bearing",'Part',None,None,94.5),it("press in bearing",'Labor',None,None,150),it("alignment",'Service',None,None,89.99),it("shop fee",'Fee',None,None,12)]
tax=round((11800+9450)*.08);tot=S(A)+tax
msgs=[("D","Thu, May 22, 9:41 AM"),("L","Hi this is Nando at Eastgate Auto Works. Is this Priscilla w the 2013 Nissan Altima S?"),("R","Yes thats me! did u find the clunk"),("L","Yep. Left front CV axle boot is ripped open and joint is dry. Wheel bearing on same side is roaring too. 129k miles so not a shock"),("R","ugh ok how much"),
("L","CV axle LF new $118, axle labor 1.5 hr at $120 = $180"),("L","hub bearing is 94.50 and I gotta press in bearing, thats 150"),("L","then alignment 89.99 after"),("R","do i need both sides?? my uncle said do both"),("L","Nah right side is tight. If you wanted it, itd be another $298 but I wouldnt"),("R","ok skip that. just the left. whats the total w everything"),
("L",f"plus shop fee 12 and tax {m(tax)}. ${m(tot)} all in"),("R","ok do it 🙏".replace(" 🙏","!!")),("L","10-4. Done by 5 tmrw. Thx Priscilla"),("D","Delivered")]
k=canvas.Canvas('p13.pdf',pagesize=(380,800));k.setFillGray(.95);k.rect(0,750,380,50,stroke=0,fill=1);k.setFillGray(0);k.setFont('Helvetica-Bold',12);k.drawCentredString(190,775,"(806) 555-0150");k.setFont('Helvetica',8);k.drawCentredString(190,762,"Text Message")
y=738
for w,s in msgs:
    if w=="D":k.setFillGray(.5);k.setFont('Helvetica',8);k.drawCentredString(190,y-6,s);y-=18;continue
    L=simpleSplit(s,'Helvetica',11,225);wd=max(k.stringWidth(l,'Helvetica',11) for l in L)+20;ht=len(L)*13.5+10;x=14 if w=="L" else 366-wd
    k.setFillColorRGB(*((.9,.9,.92) if w=="L" else (.2,.7,.35)));k.roundRect(x,y-ht,wd,ht,10,stroke=0,fill=1);k.setFillGray(0 if w=="L" else 1);k.setFont('Helvetica',11)
    for j,l in enumerate(L):k.drawString(x+10,y-15-13.5*j,l)
    y-=ht+7
print(y);k.save()
save('p13','message','reportlab',A,(2013,'Nissan','Altima','S',None,129000),None,'Eastgate Auto Works',tax,(),None,tot)
