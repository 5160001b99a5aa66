from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
N='i06'; I=[]; S=ParagraphStyle('n',fontName='Helvetica',fontSize=11,leading=15); G=ParagraphStyle('g',parent=S,textColor=colors.HexColor('#888888'),fontSize=9,leading=12)
B=ParagraphStyle('b',parent=S,fontName='Helvetica-Bold',fontSize=26,leading=32)
rows=[('Starter replacement - labor','At your driveway, incl. battery terminal cleaning','labor',18000),('Starter motor (new, lifetime)','Denso 280-0414 fits 2.4L','part',16849),('Travel / trip charge','22 miles round trip','fee',4500),('Core drop-off','I take it back for you','fee',1000)]
data=[]
for n,s,ty,t in rows:
    data.append([[Paragraph(n,S),Paragraph(s,G)],d(t)]); I.append(it(n,ty,None,None,t))
sub=sum(r[3] for r in rows); disc=2000; tot=sub-disc
def tb(rows_,**k):
    t=Table(rows_,colWidths=[380,110]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',11),('ALIGN',(1,0),(1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,-1),.5,colors.HexColor('#dddddd')),('TOPPADDING',(0,0),(-1,-1),8),('BOTTOMPADDING',(0,0),(-1,-1),8)]+k.get('x',[]))); return t
fl=[Paragraph('Wrench-to-You Mobile Mechanic',ParagraphStyle('h',parent=S,fontName='Helvetica-Bold',textColor=colors.HexColor('#e0561b'))),Spacer(1,18),Paragraph(d(tot),B),Paragraph('Paid on September 3, 2023 with Cash App',G),Spacer(1,14),
Paragraph('<b>Invoice #000217</b>',S),Paragraph('Starter job - 2009 Camry, no crank',S),Paragraph('Service date: Sep 3, 2023',G),Spacer(1,12),
Paragraph('Customer',G),Paragraph('Tobias Einhorn<br/>tobias.e@mail.example<br/>Mesa, AZ 85204',S),Spacer(1,8),Paragraph('Vehicle',G),Paragraph('2009 Toyota Camry, 4 cyl, 163,208 miles',S),Spacer(1,18),tb(data),
tb([['Subtotal',d(sub)],['Discount (neighbor referral)','-'+d(disc)],['Total',d(tot)],['Amount paid',d(tot)]],x=[('FONT',(0,2),(-1,2),'Helvetica-Bold',13)]),Spacer(1,24),
Paragraph('Wrench-to-You Mobile Mechanic - Ray Quintero, ASE A6/A8 - (480) 555-0173. 12 month parts warranty through the store, 90 days on my labor. Thank you for supporting a one man shop!',G)]
from reportlab.lib.pagesizes import letter
SimpleDocTemplate(OUT+N+'.pdf',pagesize=letter,leftMargin=60,rightMargin=60,topMargin=50).build(fl)
label(N,'estimate',I,sub,None,tot,[disc],dict(year=2009,make='Toyota',model='Camry',vin=None,mileage=163208),dict(shop='Wrench-to-You Mobile Mechanic',date='September 3, 2023',number='000217')); prev(N)
