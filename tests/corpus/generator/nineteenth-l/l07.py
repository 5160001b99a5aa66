# body shop cash quote, reportlab; ops with hours only + priced parts + hour groups
from common import *
from reportlab.pdfgen import canvas
f=OUT+'l07.pdf';k=canvas.Canvas(f,pagesize=(612,792))
F='Times-Roman';FB='Times-Bold'
def t(x,y,s,b=0,z=10): k.setFont(FB if b else F,z);k.drawString(x,y,s)
def r(x,y,s,b=0,z=10): k.setFont(FB if b else F,z);k.drawRightString(x,y,s)
k.setFillGray(.9);k.rect(36,716,540,46,fill=1,stroke=0);k.setFillGray(0)
t(46,738,'Marisol Collision & Paint',1,20);t(46,723,'5120 S. Zarzamora St., San Antonio TX 78211    (210) 555-0124    Se habla español',0,9)
r(566,744,'CASH QUOTE',1,13);r(566,729,'No. 0883',1,11)
y=700
for a,b in [('Owner: Gregorio Tamez   210-555-0162','Date: 07/29/2025'),('Vehicle: 2020 Chevrolet Malibu LT, Silver Ice WA-636R','Miles: 58,977'),('VIN: 1G1ZD5ST5LF044193','Insurance: none / self pay'),('Damage: left front corner, parking post','In progress photos: 14')]:
    t(40,y,a);t(400,y,b);y-=14
y-=6;k.line(36,y+10,576,y+10)
for x,s in [(40,'Ln'),(64,'Op.'),(110,'Description of damage and repair')]: t(x,y-3,s,1,9)
r(420,y-3,'Body h',1,9);r(470,y-3,'Paint h',1,9);r(570,y-3,'Part $',1,9);y-=8;k.line(36,y,576,y);y-=13
rows=[('R&I','LT Headlamp assy, transfer',.6,0,None),('Repl','Front bumper cover, CAPA',1.8,2.6,28700),('Repl','LT Fender, aftermarket',2.1,2.2,19450),('Repl','LT Fender liner',.3,0,6275),('Rpr','Radiator support, left side pull',1.5,0,None),('Blnd','LT Front door',0,1.1,None),('Repl','LT Fog lamp bezel, chrome',.1,0,4430),('R&I','LT Mirror and belt molding',.5,0,None),('Repl','Clips and retainers, set',0,0,1895)]
items=[];bh=ph=0
for n,(o,de,b,p,pr) in enumerate(rows,1):
    t(40,y,str(n));t(64,y,o);t(110,y,de)
    if b: r(420,y,f'{b:.1f}')
    if p: r(470,y,f'{p:.1f}')
    if pr: r(570,y,c(pr)); items.append(it(de,'Part',pr))
    bh+=b;ph+=p;y-=14
pt=sum(i['totalPrice'] for i in items)
bh=round(bh,1);ph=round(ph,1)
k.line(36,y+9,576,y+9);r(420,y-3,f'{bh:.1f}',1);r(470,y-3,f'{ph:.1f}',1);r(570,y-3,c(pt),1);t(110,y-3,'Column sums',1);y-=30
k.setStrokeGray(.4);top=y+14
for de,ty,q,u in [('Body labor','Labor',bh,5200),('Paint labor','Labor',ph,5200),('Paint and clear materials','Part',ph,3600)]:
    v=round(q*u);items.append(it(de,ty,v,q,u));t(300,y,de);t(428,y,f'{q:.1f} h x {c(u)}',0,10);r(570,y,c(v));y-=14
items.append(it('Front camera aim (Alamo ADAS)','Sublet',12500));t(300,y,'Front camera aim (Alamo ADAS)');r(570,y,c(12500));y-=14
items.append(it('Hazardous waste','Fee',1000));t(300,y,'Hazardous waste');r(570,y,c(1000));y-=14
t(300,y,'Parts, from column above');r(570,y,c(pt));y-=14
s=sum(i['totalPrice'] for i in items)
mat=[i['totalPrice'] for i in items if i['description'].startswith('Paint and')][0]
disc=8103;sub=s-disc;tax=round((pt+mat)*.0825)
t(300,y,'Cash price, 5% off');r(570,y,'- '+c(disc));y-=14
t(300,y,'Net before tax',1);r(570,y,c(sub),1);y-=14
t(300,y,'Texas tax 8.25% (parts, materials)');r(570,y,c(tax));y-=20;tot=sub+tax
k.setFillGray(.88);k.rect(294,y-6,282,20,fill=1,stroke=0);k.setFillGray(0);t(300,y,'CASH TOTAL',1,12);r(570,y,'$ '+c(tot),1,12)
k.rect(40,y-6,236,top-y+4)
yy=top-16
for s_ in ['Insurance price for the same work would be','$2,968.40 with a $500.00 deductible.','',
 'Not quoted: dent in RR door (old), about $340.00','PDR; headlamp polish $79.00 pair.','','Half down to order parts. Deposit 07/29: none yet.','3 to 4 working days in shop. Rental car by','Hill Country Rentals from $41.50 per day.','','Measured: hood gap L 6.5 mm / R 4.0 mm;','rail OK, within 2 mm. Paint film 4.6 - 5.1 mil.']:
    t(46,yy,s_,0,9.5);yy-=11.6
t(40,y-34,'Hidden damage found after tear-down is quoted apart. One year on paint and work. Price good 30 days with cash or cashier\'s check;',0,8.5)
t(40,y-45,'card purchases lose the 5%. Cars left over 5 days after completion: storage $25.00 per day.',0,8.5)
t(40,y-80,'Customer ______________________________     Estimator  Nando M. ___________________')
k.save()
label('l07.pdf','0883','Marisol Collision & Paint',dict(year=2020,make='Chevrolet',model='Malibu',vin='1G1ZD5ST5LF044193',mileage=58977,trim='LT'),items,tax,tot,sub,[dc('Cash price, 5% off',disc)],[])
checktext(f,OUT+'l07.json')
