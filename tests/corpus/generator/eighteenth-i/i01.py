from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='i01'; c=canvas.Canvas(OUT+N+'.pdf',pagesize=letter)
V=vin('2T1BURHE5JC074318')
c.setFont('Times-Bold',20); c.drawString(40,740,'Halvorsen & Daughters Auto Care')
c.setFont('Times-Italic',10); c.drawString(40,726,'"The honest garage on Kettle Street since 1981"')
c.setFont('Helvetica',8.5)
for i,s in enumerate(['418 Kettle Street','Duluth, MN 55806','(218) 555-0142    MN Sales Tax # 8840317']): c.drawString(40,712-11*i,s)
c.rect(400,690,172,62); c.setFont('Helvetica-Bold',13); c.drawString(408,735,'INVOICE')
c.setFont('Helvetica',9)
for i,(a,b) in enumerate([('Repair Order #','30716'),('Date In','03/11/2024'),('Invoice Date','03/12/2024')]):
    c.drawString(408,721-12*i,a); c.drawRightString(564,721-12*i,b)
c.line(40,676,572,676)
c.setFont('Helvetica',9)
for i,s in enumerate(['Marguerite Oyelaran','2207 W 4th St','Duluth, MN 55806','Cell: (218) 555-0177']): c.drawString(40,662-11*i,s)
for i,(a,b) in enumerate([('Vehicle:','2018 Toyota Corolla LE'),('VIN:',V),('License:','MN  KTR-884'),('Odometer In/Out:','84,116 / 84,121')]):
    c.drawString(320,662-11*i,a); c.drawString(405,662-11*i,b)
c.line(40,620,572,620)
c.setFont('Helvetica-Bold',9)
c.setFillGray(.85); c.rect(40,602,532,14,fill=1,stroke=0); c.setFillGray(0)
for x,s in[(44,'Part Description / Number'),]: c.drawString(x,606,s)
for x,s in[(380,'Qty'),(460,'Sale'),(566,'Extended')]: c.drawRightString(x,606,s)
parts=[('Front Brake Pad Set, Ceramic','BP-1210C',1,6895),('Front Brake Rotor','R-31531',2,7449),('Brake Cleaner','BC-20',1.5,598),('Engine Oil 0W-16 Synthetic','',4.6,925),('Oil Filter Element','TY-4152',1,1187)]
I=[]; y=588; c.setFont('Helvetica',9); P=0
for n,no,q,u in parts:
    t=mul(q,u); P+=t; I.append(it(n,'part',q,u,t))
    c.drawString(44,y,n); c.setFont('Helvetica-Oblique',8); c.drawString(200,y,no); c.setFont('Helvetica',9)
    c.drawRightString(380,y,f'{q:.2f}'); c.drawRightString(460,y,m(u)); c.drawRightString(566,y,m(t)); y-=13
y-=8; c.setFillGray(.85); c.rect(40,y-4,532,14,fill=1,stroke=0); c.setFillGray(0)
c.setFont('Helvetica-Bold',9); c.drawString(44,y,'Labor Description')
for x,s in[(460,'Hours'),(566,'Extended')]: c.drawRightString(x,y,s)
y-=15; c.setFont('Helvetica',9); L=0
lab=[('Replace front pads and rotors, lubricate slides',1.6,20320),('Lube, oil and filter service; set tire pressures',.5,4000),('Road test and brake balance check',None,0)]
for n,h,t in lab:
    c.drawString(44,y,n)
    if t:
        c.drawRightString(460,y,f'{h:.1f}'); c.drawRightString(566,y,m(t)); L+=t; I.append(it(n,'labor',h,None,t))
    else: c.drawRightString(566,y,'N/C')
    y-=13
y-=6; c.setFont('Helvetica-Oblique',9)
for s in ['Tech note: rear shoes at 5 mm, okay until fall. Cabin filter dirty - customer declined ($38.50).','Left front tie rod boot cracked, keep an eye on it.']: c.drawString(44,y,s); y-=12
y-=20; c.line(350,y+14,572,y+14); c.setFont('Helvetica',9)
sup=1875; haz=350; T=tax(P,'8.875'); sub=P+L+sup+haz; tot=sub+T
I+=[it('Shop Supplies','fee',None,None,sup),it('Haz. Waste','fee',None,None,haz)]
for a,b in[('Labor:',L),('Parts:',P),('Shop Supplies:',sup),('Haz. Waste:',haz),('Sub Total:',sub),('Tax (parts 8.875%):',T)]:
    c.drawRightString(480,y,a); c.drawRightString(566,y,m(b)); y-=13
c.setFont('Helvetica-Bold',11); c.drawRightString(480,y-3,'TOTAL:'); c.drawRightString(566,y-3,d(tot))
c.setFont('Helvetica',9);c.drawRightString(480,y-18,'Paid - Check 4471:'); c.drawRightString(566,y-18,m(tot)); c.drawRightString(480,y-31,'Balance Due:'); c.drawRightString(566,y-31,'0.00')
c.setFont('Helvetica',7); t=c.beginText(40,120)
for s in ['I hereby authorize the above repair work to be done along with the necessary material. You and your employees may operate the vehicle for','purposes of testing, inspection or delivery at my risk. An express mechanic\'s lien is acknowledged on the vehicle to secure the amount of repairs.','WARRANTY: 24 months or 24,000 miles, whichever comes first, on parts and labor. Old parts are discarded unless asked for.']: t.textLine(s)
c.drawText(t); c.line(40,80,260,80); c.drawString(40,70,'Signature'); c.line(300,80,400,80); c.drawString(300,70,'Date'); c.drawRightString(572,50,'Page 1 of 1'); c.save()
label(N,'estimate',I,sub,T,tot,[],dict(year=2018,make='Toyota',model='Corolla',vin=V,mileage=84116,trim='LE'),dict(shop='Halvorsen & Daughters Auto Care',date='03/12/2024',number='30716')); prev(N)
