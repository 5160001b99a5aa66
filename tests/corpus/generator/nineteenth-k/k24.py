from common import *; from pic import *
from reportlab.pdfgen import canvas
# phone photo of narrow yellow carbon copy: trailer/RV shop, jobs with one price, canned jobs, tires with qty, deposit
R=[("Repack wheel bearings, both axles, new seals",4,6500,'Service'),("ST225/75R15 LRE trailer tire",4,13850,'Tire'),("Mount, balance, new stem",4,2200,'Service'),("Old tire disposal",4,400,'Fee'),("Breakaway switch, replaced",1,7800,'Service'),("LP leak test",1,4500,'Labor'),("7-way plug",1,2295,'Part'),("Wire new plug",.5,11000,'Labor')]
T_=TMP+'/k24.pdf';w,h=430,600;cv=canvas.Canvas(T_,pagesize=(w,h));cv.setFillColorRGB(.99,.96,.76);cv.rect(0,0,w,h,stroke=0,fill=1);cv.setFillColorRGB(.12,.14,.4)
cv.setFont('Helvetica-Bold',17);cv.drawString(24,565,"PINE KNOT RV & TRAILER");cv.setFont('Helvetica',9);cv.drawString(24,552,"Show Low, Arizona   928-555-0174");cv.setFont('Helvetica-Bold',11);cv.drawRightString(406,566,"WORK ESTIMATE");cv.setFont('Courier-Bold',13);cv.drawRightString(406,550,"E 4471");cv.setFont('Courier',10);cv.drawString(24,525,"Hank Ybarra  928-555-0108   4-11-25");cv.drawString(24,512,"2016 Jayco 26BH travel trailer")
cv.setFont('Helvetica-Bold',8.5);y=490
for x,s in((24,"Work / item"),):cv.drawString(x,y,s)
for x,s in((285,"Qty"),(345,"Each"),(406,"Amount")):cv.drawRightString(x,y,s)
cv.line(20,y-4,410,y-4);y-=20;it=[];s=0
for d,q,u,t in R:
    a=round(q*u);s+=a;cv.setFont('Courier',9.2);cv.drawString(24,y,d);cv.drawRightString(300,y,'') ;z=y
    if len(d)>40: z=y
    cv.drawRightString(285,z-(11 if len(d)>40 else 0),f'{q:g}');cv.drawRightString(345,z-(11 if len(d)>40 else 0),f(u));cv.drawRightString(406,z-(11 if len(d)>40 else 0),f(a));y-=33 if len(d)>40 else 22;cv.setLineWidth(.3);cv.line(20,y+14,410,y+14);it.append(I(d,t,a/100,q,u/100))
tax=round((4*13850+2295)*.0818);dc=2000;tot=s-dc+tax;y-=6
for n,v in(("Subtotal",s),("Snowbird special",-dc),("Tax 8.18% tires & parts",tax),("ESTIMATE TOTAL",tot),("Deposit 4-11",30000),("Owing",tot-30000)):
    cv.setFont('Helvetica-Bold' if n.isupper() else 'Helvetica',10);cv.drawRightString(330,y,n);cv.setFont('Courier-Bold' if n.isupper() else 'Courier',10.5);cv.drawRightString(406,y,f(v));y-=16
cv.setFont('Courier',8.5);cv.drawString(24,y-6,"Awning fabric 445.00 - owner says no for now");cv.save()
save('k24','estimate','PINE KNOT RV & TRAILER','E 4471',it,tot/100,sub=s/100,tax=tax/100,disc=[D("Snowbird special",dc/100)],hard=["perspective","shadow","blur"],ext='jpg',textpdf=T_)
im=page(T_,260);photo('k24',im,((260,130),(1560,90),(1690,2040),(120,1960)),(1800,2150),24,bg=(120,122,126),shadow=[(0,900),(700,0),(0,0)],blur=1.5,warm=(1,.95,.84))
