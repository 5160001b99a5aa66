# reportlab page, faxed: 200 dpi G4 with a fax line on top; concern / cause / correction jobs with nested parts and labor
from scanlib import *
from reportlab.pdfgen import canvas
J=[("Heater blows cold at idle","Coolant 1.2 qt low, heater core inlet 104 F","Replaced heater control valve, bled system",[it("Heater control valve 30767079","p",1,9480),it("Coolant Volvo type, liter","p",2,1695),it("Hose clamp","p",4,265),it("Labor","l",1.4,13500)]),
("Brake warning, pedal low","Left rear caliper piston seized","Replaced rear calipers, pads; bled",[it("Caliper reman left rear","p",1,11890),it("Caliper reman right rear","p",1,11890),it("Core charge calipers","f",2,4500),it("Rear pad set","p",1,6845),it("Brake fluid DOT4 liter","p",1,1450),it("Labor","l",2.3,13500)]),
("State inspection","","Passed after repairs, sticker 8841702",[it("NYS inspection","s",None,None,2100)])]
A=[i for j in J for i in j[3]]; env=it("Supplies / disposal","f",None,None,2250); A.append(env); disc=[9000,2000]
sub=S(A)-sum(disc); tax=r((sub-2100)*.08); total=sub+tax
pth=WORK+'r25.pdf';c=canvas.Canvas(pth,pagesize=(612,792))
c.setFont('Times-BoldItalic',22);c.drawString(46,716,'Lakeshore Scandinavian');c.setFont('Times-Roman',11);c.drawString(46,701,'Volvo & Saab, since 1983     1671 Ridge Rd, Webster NY 14580     585-555-0118')
c.setFont('Helvetica-Bold',13);c.drawRightString(570,716,'INVOICE 88-2204');c.setFont('Helvetica',10);c.drawRightString(570,701,'05/12/2026');c.setLineWidth(1.2);c.line(46,694,570,694)
c.setFont('Helvetica',10.5);c.drawString(46,678,'FAX TO: Ridgeway Leasing, attn. Pam 585-555-0177');c.drawString(330,678,'DRIVER: T. Abernethy');c.drawString(46,663,'2011 VOLVO XC70 3.2');c.drawString(200,663,'VIN YV4940BZXB1104366');c.drawString(400,663,'MILES 134,902')
y=640
for n,(a,b,d_,rows) in enumerate(J,1):
    c.setFont('Helvetica-Bold',10.5);c.drawString(46,y,f'{n}.');
    for lab,t in (('CONCERN',a),('CAUSE',b),('CORRECTION',d_)):
        if t: c.setFont('Helvetica-Bold',9);c.drawString(62,y,lab);c.setFont('Helvetica',10.5);c.drawString(135,y,t);y-=14
    for i in rows:
        c.setFont('Courier',10.5);c.drawString(150,y,i['description']);
        if i['quantity']: c.drawRightString(400,y,q(i['quantity']));c.drawRightString(475,y,m(i['unitPrice']))
        c.drawRightString(555,y,m(i['totalPrice']));y-=13.5
    if n==2:
        c.drawString(150,y,'Core return, calipers');c.drawRightString(400,y,'-2');c.drawRightString(475,y,'45.00');c.drawRightString(555,y,m(-9000));y-=13.5
    net=S(rows)-(9000 if n==2 else 0)
    c.setFont('Courier-Bold',10.5);c.drawRightString(475,y-2,f'Job {n}');c.drawRightString(555,y-2,m(net));c.setLineWidth(.4);c.line(46,y-8,570,y-8);y-=24
c.setFont('Helvetica',10.5)
for a,b in (('Supplies / disposal',m(2250)),('Fleet credit',m(-2000)),('Subtotal',m(sub)),('Sales tax 8% (not on inspection)',m(tax))): c.drawString(330,y,a);c.drawRightString(555,y,b);y-=15
c.setFont('Helvetica-Bold',13);c.drawString(330,y-4,'TOTAL');c.drawRightString(555,y-4,m(total))
c.setFont('Helvetica-Oblique',10);c.drawString(46,y+40,'Advised: rear control arm bushings');c.drawString(46,y+27,'cracked, $610.00. Driver not authorized.')
c.save()
im=page(pth,204); im=im.resize((1728,int(1728/im.width*im.height)))
top=Image.new('L',(1728,im.height),255);top.paste(im,(0,0));d_=ImageDraw.Draw(top);d_.text((60,40),"05/12/2026 14:33   FROM: LAKESHORE SCAND     5855550118        TO: 5855550177          P.1/1",font=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',27),fill=0)
im=skew(top,.25);specks(im,60,21);d_=ImageDraw.Draw(im);d_.line((1668,300,1668,1100),fill=60,width=1)
g4(im,135,OUT+'r25_fax_three_c.pdf',204)
save('r25_fax_three_c','pdf',A,disc,sub,tax,total,veh(2011,'VOLVO','XC70','YV4940BZXB1104366',134902),'Lakeshore Scandinavian','88-2204',kind='invoice',hard=['fax','200 dpi G4','specks'],state='NY',note='Core return inside job 2, so job sum is net of it.')
