from lib import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
V=vin('1FDUF5HT0GEB40219')
# (section, desc,type,qty,list,disc%,net, um)
J=[('JOB 01  PM-B SERVICE, 250 HR / 7,500 MI  (VMRS 066-000-000)',[
 ('PM-B labor, lube chassis and 42-pt inspection','Labor',2.5,'118.00','0','118.00','HR'),
 ('Engine oil 15W-40 CK-4, bulk','Part',13,'5.90','12','5.19','QT'),
 ('Oil filter FL-2051-S','Part',1,'31.20','25','23.40','EA'),
 ('Fuel filter kit, frame + engine','Part',1,'118.60','25','88.95','EA'),
 ('Grease, NLGI 2','Part',2,'6.40','0','6.40','TB')]),
 ('JOB 02  DRIVER REPORT: BRAKE PULL LEFT, PARK BRAKE WEAK  (VMRS 013-002-000)',[
 ('R&R front calipers, pads and rotors','Labor',3.8,'118.00','0','118.00','HR'),
 ('Caliper, front, loaded reman LH','Part',1,'214.00','25','160.50','EA'),
 ('Caliper, front, loaded reman RH','Part',1,'214.00','25','160.50','EA'),
 ('Caliper core deposit','Fee',2,'65.00','0','65.00','EA'),
 ('Rotor, front, coated','Part',2,'149.00','25','111.75','EA'),
 ('Adjust park brake shoes','Labor',0.6,'118.00','0','118.00','HR')]),
 ('JOB 03  BODY EQUIPMENT: LIFTGATE SLOW, WORK LAMP OUT  (VMRS 071-015-000)',[
 ('Diagnose liftgate pump circuit','Labor',1.2,'118.00','0','118.00','HR'),
 ('Solenoid, 12V continuous duty','Part',1,'48.75','10','43.88','EA'),
 ('LED work lamp 2,000 lm','Part',2,'39.50','10','35.55','EA'),
 ('Aerial lift / gate load test certificate (outside vendor)','Service',1,'165.00','0','165.00','LT')]),
 ('JOB 04  DOT ANNUAL INSPECTION 49 CFR 396.17',[
 ('Annual inspection, decal no. 551-20773','Service',1,'95.00','0','95.00','EA')]),
]
it=[];rows=[]
for s,ls in J:
    rows.append(s)
    for l in ls:
        i=I(l[0],l[1],None,l[2],l[5]);it.append(i);rows.append((i,l))
fees=[I('Environmental / waste oil recovery','Fee','12.50')]
it+=fees
labor=S(it,'Labor'); disc=[pct(labor,5)]
d=label('t03_fleet_county.pdf','invoice',dict(documentNumber='PFM-25-08816',shop='Platte Fleet Maintenance Co.'),dict(year=2016,make='Ford',model='F-550',vin=V,mileage=118204),it,disc,0,'independent','NE','two pages with amount carried forward; list price, line discount percent and net unit price in each row (unitPrice = net); tax exempt county; core deposits; contract labor rebate 5%; engine hours beside the odometer; PO and unit numbers; lines without charge',['two pages','list and net price','tax exempt','carried forward row','n/c lines'])
out=OUT+'t03_fleet_county.pdf'
st=lambda n,**k: ParagraphStyle(n,fontName=k.pop('fontName','Helvetica'),**k)
small=st('s',fontSize=7.5,leading=9); b=st('b',fontName='Helvetica-Bold',fontSize=8,leading=10); n=st('n',fontSize=8,leading=10)
class NC(list):pass
def hdr(cv,doc):
    cv.saveState(); cv.setFillColor(colors.HexColor('#20445c')); cv.rect(0,letter[1]-58,letter[0],58,fill=1,stroke=0)
    cv.setFillColor(colors.white); cv.setFont('Helvetica-Bold',17); cv.drawString(40,letter[1]-34,'Platte Fleet Maintenance Co.'); cv.setFont('Helvetica',8); cv.drawString(40,letter[1]-48,'4410 Elevator Road, Columbus NE 68601  |  (402) 555-0162  |  24-hr road calls (402) 555-0163')
    cv.setFont('Helvetica-Bold',11); cv.drawRightString(572,letter[1]-30,'FLEET INVOICE PFM-25-08816'); cv.setFont('Helvetica',8); cv.drawRightString(572,letter[1]-44,f'Page {doc.page} of 2')
    cv.setFillColor(colors.grey); cv.setFont('Helvetica',6.5); cv.drawString(40,24,'Net 30. Finance charge of 1.33% per month on past due balances. Cores must be returned within 60 days.'); cv.restoreState()
doc=SimpleDocTemplate(out,pagesize=letter,leftMargin=40,rightMargin=40,topMargin=70,bottomMargin=44)
info=[['Bill to','Prairie County Road Department','Unit no.','RD-4417'],['','Shop 2, Highway 92','Vehicle','2016 Ford F-550 bucket / liftgate'],['PO no.','2025-1139-B','VIN',V],['Terms','Net 30, county contract 22-071','Odometer','118,204 mi'],['Tax exempt','Cert. NE-13 on file','Engine hours','6,310'],['Invoice date','09/18/2025','In / out','09/16/2025 - 09/18/2025']]
E=[Table(info,colWidths=[62,204,70,196],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(0,-1),'Helvetica-Bold',8),('FONT',(2,0),(2,-1),'Helvetica-Bold',8),('BOX',(0,0),(-1,-1),.7,colors.black),('LINEBEFORE',(2,0),(2,-1),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]),Spacer(1,10)]
W=[24,238,38,28,54,36,54,60]
H=['Ln','Description','Qty','UM','List','Disc','Net','Extended']
def tab(rs,extra):
    data=[H];sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d5dfe6')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(3,-1),'CENTER'),('FONT',(0,1),(-1,-1),'Helvetica',8),('LINEBELOW',(0,0),(-1,-1),.25,colors.lightgrey)]
    for r in rs:
        k=len(data)
        if isinstance(r,str):
            data.append([Paragraph(r,b)]+['']*7); sty.append(('SPAN',(0,k),(-1,k)))
        else: data.append(r)
    return Table(data,colWidths=W,style=sty+extra,repeatRows=0)
ln=0; out_rows=[]
for r in rows:
    if isinstance(r,str): out_rows.append(r);continue
    i,l=r;ln+=1
    q=f'{l[2]:.2f}' if l[6]=='HR' else str(l[2])
    out_rows.append([str(ln),Paragraph(l[0].replace('&','&amp;'),n),q,l[6],l[3],(l[4]+'%') if l[4]!='0' else '-',l[5],m(i.totalPrice)])
    if l[0].startswith('PM-B'):
        out_rows.append(['',Paragraph('<i>Top off washer, coolant, DEF</i>',n),'1','LT','','','','N/C'])
    if l[0].startswith('Annual'): 
        out_rows.append(['',Paragraph('<i>Replace wiper blades (contract item)</i>',n),'2','EA','17.40','100%','0.00','0.00'])
cut=[k for k,r in enumerate(out_rows) if isinstance(r,str)][2]
p1,p2=out_rows[:cut],out_rows[cut:]
s1=sum(c(r[-1]) for r in p1 if not isinstance(r,str) and r[-1] not in('N/C',))
p1.append(['','','','','','','CARRIED FWD',m(s1)]); p2.insert(0,['','','','','','','BROUGHT FWD',m(s1)])
bold=[('FONT',(6,-1),(7,-1),'Helvetica-Bold',7)]
E+= [tab(p1,bold),Spacer(1,6),Paragraph('Continued on next page. Technician notes: LF caliper slide seized, pads 2 mm inner / 7 mm outer. RF replaced as axle set per county brake policy. Park brake shoes 60%, adjusted.',small),PageBreak()]
p2.append([str(ln+1),Paragraph('Environmental / waste oil recovery',n),'','','','','',m(1250)])
E+= [tab(p2,[('FONT',(6,1),(7,1),'Helvetica-Bold',7)]),Spacer(1,12)]
T=[['Labor',m(labor)],['Parts, net',m(S(it,'Part'))],['Core deposits',m(13000)],['Outside service / inspection',m(S(it,'Service'))],['Environmental',m(1250)],['Gross',m(S(it))],['Contract rebate, 5% of labor','('+m(disc[0])+')'],['Subtotal',m(d['subtotal'])],['Sales tax  EXEMPT','0.00'],['INVOICE TOTAL',m(d['total'])]]
E.append(Table(T,colWidths=[160,80],hAlign='RIGHT',style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',10),('LINEABOVE',(0,5),(-1,5),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]))
E+= [Spacer(1,16),Paragraph('Next PM due at 125,700 mi or 6,560 hr. Deferred by county: rear leaf spring eye bushings, est. 740.00 (not on this invoice).',small)]
doc.build(E,onFirstPage=hdr,onLaterPages=hdr)
