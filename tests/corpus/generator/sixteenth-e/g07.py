# Transmission shop Word letterhead, reportlab platypus w/ TTF serif
from lab import *
from reportlab.platypus import *;from reportlab.lib.styles import ParagraphStyle as PS;from reportlab.lib.pagesizes import letter;from reportlab.lib import colors
L=Lab('07.pdf','Word-template quote, two page, options A/B with A chosen','reportlab platypus','Ozark Transmission Exchange','Q-2024-0716',dict(year=2015,make='Chevrolet',model='Silverado 1500',vin='3GCUKREC8FG219083',mileage=167203),['two options, only chosen counted','core deposit','warranty in miles','long legal text with amounts','multi page'])
n=PS('n',fontName='Times-Roman',fontSize=10.5,leading=13);b=PS('b',parent=n,fontName='Times-Bold');s=PS('s',parent=n,fontSize=8.5,leading=10.5);c=PS('c',parent=b,fontSize=19,leading=24,alignment=1)
P=lambda x,st=n:Paragraph(x,st);S=[P('OZARK TRANSMISSION EXCHANGE',c),P('<para align=center>726 S. Zero Street &bull; Fort Smith, Arkansas 72901 &bull; (479) 555-0155</para>'),Spacer(1,10),HRFlowable(width='100%'),Spacer(1,8)]
S+=[P('<b>QUOTE No.</b> Q-2024-0716 &nbsp;&nbsp;&nbsp; <b>Date:</b> July 16, 2024 &nbsp;&nbsp;&nbsp; <b>For:</b> Wendell Tackett'),P('<b>Vehicle:</b> 2015 Chevrolet Silverado 1500, 5.3L 4x4, 6L80E &nbsp; <b>VIN:</b> 3GCUKREC8FG219083 &nbsp; <b>Miles:</b> 167,203'),Spacer(1,8),P('<b>Complaint / Findings:</b> Flares on the 2-3 shift, slips hot. Pan drop found clutch material and metal. Converter shudder, code P0741. Unit needs to come out.'),Spacer(1,10)]
def tb(rows,tot):
    d=[['Item','Qty','Each','Amount']]
    for x,q,u in rows:d.append([P(x),f'{q:g}',L.D(u),L.D(round(q*u))])
    d.append(['','',tot[0],L.D(tot[1])])
    t=Table(d,colWidths=[290,50,80,84]);t.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',10.5),('FONT',(0,0),(-1,0),'Times-Bold',10.5),('FONT',(2,-1),(-1,-1),'Times-Bold',10.5),('GRID',(0,0),(-1,-2),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP')]);return t
A=[('Remanufactured 6L80E transmission, dyno tested, updated TEHCM',1,289500,'Part'),('Torque converter, billet single disc',1,48500,'Part'),('Dexron VI fluid, quart',13,849,'Part'),('Transmission cooler and line flush',1,12500,'Service'),('Labor to remove and install transmission, 4x4 (hrs)',8.5,12400,'Labor'),('Programming / relearn, sublet',1,15000,'Service'),('Core deposit (refunded on return of rebuildable core)',1,60000,'Fee')]
for x,q,u,k in A:L.item({'La':'Labor to remove and install transmission, 4x4','Co':'Core deposit'}.get(x[:2],x) if not x.startswith('Coo') else x,k,round(q*u),q,u)
sA=L.sum()
S+=[P('Option A - Remanufactured exchange unit &nbsp; [X] CUSTOMER SELECTED',b),Spacer(1,4),tb([a[:3] for a in A],('Option A',sA)),Spacer(1,14)]
Bq=[('Overhaul customer\'s unit, soft parts kit and steels',1,98500),('Torque converter, rebuilt',1,27500),('Labor, R&amp;R and bench rebuild (hrs)',17,12400)]
sB=sum(q*u for _,q,u in Bq)
S+=[P('Option B - Overhaul your unit (hard parts extra) &nbsp; [ ]',b),Spacer(1,4),tb(Bq,('Option B',sB)),Spacer(1,14)]
d=L.disc('Diagnosis credit (teardown fee applied)',19500);sub=L.sum();tax=round((L.typ('Part'))*.0975);T=sub+tax
t=Table([['Option A',L.D(sA)],['Less: Diagnosis credit (teardown fee applied)','('+L.D(d)+')'],['Net before tax',L.D(sub)],['State, county & city tax on parts 9.75%',L.D(tax)],['Quote total, Option A',L.D(T)],['Deposit to order (50% of unit)',L.D(144750)],['Due at pickup',L.D(T-144750)]],colWidths=[330,90],hAlign='RIGHT')
t.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',10.5),('ALIGN',(0,0),(-1,-1),'RIGHT'),('FONT',(0,4),(-1,4),'Times-Bold',12),('LINEABOVE',(0,4),(-1,4),1,colors.black)])
S+=[KeepTogether([t]),Spacer(1,12),P(f'<b>Warranty.</b> Option A: 36 months or 100,000 miles, parts and labor at {L.D(6000)} per hour paid to other shops. Option B: 12 months or 12,000 miles. Rental reimbursement up to {L.D(3500)} per day, {L.D(17500)} maximum per claim. Towing up to {L.D(12500)}. If the core is cracked or incomplete the deposit of {L.D(60000)} is forfeited and a further {L.D(25000)} may be billed by the remanufacturer.',s),Spacer(1,6),P('Vehicles not claimed within ten (10) days of notice will be charged storage at '+L.D(2500)+' per day. This quote is good for 21 days. We will not exceed it by more than 10% or '+L.D(20000)+' without your consent.',s),Spacer(1,18),P('Signed ______________________________ &nbsp;&nbsp; Date _______________'),P('Transmission Exchange - builder: Big Roy (T3)',s)]
def foot(c,d):c.setFont('Times-Italic',8);c.drawCentredString(306,28,f'Ozark Transmission Exchange  -  Q-2024-0716  -  page {d.page}')
SimpleDocTemplate('07.pdf',pagesize=letter,topMargin=45,bottomMargin=50,leftMargin=54,rightMargin=54).build(S,onFirstPage=foot,onLaterPages=foot);L.save(tax,sub)
