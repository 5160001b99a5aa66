from lab import *
from rast import scan
from reportlab.pdfgen.canvas import Canvas
p=L('19','pdf','mobile RV tech Word-like invoice, grey JPEG scan','reportlab + JPEG scan',['scan','tasks as paragraphs with amount at the end of dotted leader','mileage charge per mile','warranty company pays part','stapled-corner shade'])
p.head('Happy Trails Mobile RV Tech','HT-0619');p.veh(2020,'Forest River','Rockwood 8329SB','4X4TRLY22L1889034',None)
src='/tmp/rh19.pdf';c=Canvas(src,pagesize=(612,792));c.setFillGray(.88);c.rect(0,700,612,92,fill=1,stroke=0);c.setFillGray(0);c.setFont('Times-BoldItalic',24);c.drawString(60,748,'Happy Trails Mobile RV Tech');c.setFont('Times-Roman',10.5);c.drawString(60,730,'NRVTA certified #40417   -   I come to your campsite   -   Branson & Table Rock   -   417-555-0136');c.drawString(60,714,'Owner/operator: Wade Tillery')
c.setFont('Times-Bold',14);c.drawString(60,675,'INVOICE HT-0619');c.setFont('Times-Roman',11);c.drawRightString(552,675,'July 3, 2024');c.drawString(60,655,'Bill to: Clementine Rusk, Site 48, Indian Point');c.drawString(60,640,'Trailer: 2020 Forest River Rockwood 8329SB     VIN 4X4TRLY22L1889034')
y=608
R=[('Service call, first hour','Labor',['Fridge not cooling on LP. Flame lifts off burner,','baffle rusted through.'],1,15000,15000),('Additional labor','Labor',['1.75 hours at 130.00 per hour'],1.75,13000,22750),('Dometic burner & orifice kit, 2932052013','Part',[],1,None,7895),('LP leak-down test','Service',['Held 8 in. WC for 5 minutes, passed.'],None,None,4500),('Mileage','Fee',['38 miles at 1.25'],38,125,4750)]
for n,t,notes,q,u,x in R:
    c.setFont('Times-Bold',11);c.drawString(60,y,n.split(', 2932')[0]);nw=c.stringWidth(n.split(', 2932')[0],'Times-Bold',11);c.setFont('Times-Roman',11);a=p.m(x);aw=c.stringWidth(a,'Times-Roman',11);xx=552-aw-4
    while xx>66+nw: c.drawString(xx-3,y,'.');xx-=5
    c.drawRightString(552,y,a);y-=14
    for k in notes:
        c.setFont('Times-Italic',10.5);c.drawString(80,y,k);y-=13
    if '2932' in n: c.setFont('Times-Italic',10.5);c.drawString(80,y,'Part no. 2932052013');y-=13
    p.item(n.split(', 2932')[0],t,x,q if n in('Additional labor','Mileage') else None,u if n in('Additional labor','Mileage') else None)
    y-=8
p.d['printed']+=[13000,125]
sub=p.sum();tax=round(7895*.0810);tot=sub+tax
for a,b,f in (('Subtotal',sub,'Times-Roman'),('Sales tax 8.1% (part)',tax,'Times-Roman'),('Invoice total',tot,'Times-Bold'),('Pay now (you)',10000,'Times-Roman'),('Billed to Good Sam ESP, claim 5520187',tot-10000,'Times-Roman')):
    c.setFont(f,11);c.drawString(330,y,a);c.drawRightString(552,y,p.m(b));y-=16
y-=16;c.setFont('Times-Roman',10)
for t in ('While here I noticed, not repaired:',f'   -  Awning fabric tear at roller; fabric 18 ft {p.m(38900)} plus about 3 hours.',f'   -  Breakaway battery dead, {p.m(4200)} installed any time I am in the park.','',f'A missed appointment is {p.w(7500)}. Card payments add 3%. Warranty on labor 90 days; tow miles do not matter,','just where you are parked: over 30 miles from Branson the trip is charged again.'): c.drawString(60,y,t);y-=13
c.save();scan(src,p.path,-1.2,'jpg',19,noise=5,q=34,speck=90);p.end(tot,tax,sub)
