from lab import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
p=L('07','pdf','RV dealer service, complaint/cause/correction jobs','reportlab platypus',['3 C sections with subtotal per job','one job declined','shop supplies capped','two taxes','prior deposit','tech ids','long notes','environmental fee'])
p.head("Cactus Wren RV Center",'SO 40918-A');p.veh(2018,'Winnebago','Minnie Winnie 31K','1FDXE4FS8HDC61177',37204)
b=PS('b',fontName='Helvetica',fontSize=8.5,leading=10.5);B=PS('B',parent=b,fontName='Helvetica-Bold');R=PS('R',parent=b,alignment=2);P=Paragraph;st=[]
st.append(Table([[P("<font size=15><b>Cactus Wren RV Center</b></font><br/><br/>Exit 260 off I-10, Tucson AZ 85746<br/>Sales 520-555-0190 · Service 520-555-0191",b),P('<b>SERVICE ORDER SO 40918-A</b><br/>Opened 01/28/25 &nbsp; Advisor: MARLA G.<br/>Site/Slip: B-12 &nbsp; Keys: tag 77<br/>Customer # 118840',R)]],colWidths=[310,230]))
st.append(Spacer(1,6));st.append(Table([['Owner','Ronald & Fern Abernathy','Coach','2018 Winnebago Minnie Winnie 31K (Class C)'],['Cell','307-555-0144','Chassis VIN','1FDXE4FS8HDC61177'],['Type pay','CUSTOMER','Miles in / Gen hrs','37,204  /  412.6']],colWidths=[55,170,90,225],style=[('FONTSIZE',(0,0),(-1,-1),8.5),('GRID',(0,0),(-1,-1),.4,C.grey),('FONTNAME',(0,0),(0,-1),'Helvetica-Bold'),('FONTNAME',(2,0),(2,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
jobs=[('1','Roof A/C blows warm on front unit','Run capacitor swollen, 28 uF of 45. Fan motor ok.','Replaced run and start capacitor, cleaned coil, verified 21 deg split.','T31',[('Capacitor, dual run 45/5','1','DOM-3310727',3895,1),('Hard start kit','1','SUP-SPP6E',4250,1)],[('Roof A/C repair',1.0,17500)]),
('2','Slide-out room binds, grinding at rear','Schwintek gear pack stripped at lower track','Replaced motor & gear rail rear side. Re-timed room, 6 cycles ok. Owner was told to keep the battery over 12.4V while moving.','T12 / T31',[('Motor, Schwintek 500:1','1','LIP-236575',21260,1),('Gear rail kit 25"','1','LIP-287298',18840,1)],[('Slide-out rear drive',3.5,17500),('Sync room',.5,17500)]),
('3','Winter de-sanitize, city water leak at check valve','','Replaced check valve. Bleached tank.','T31',[('City water inlet w/ check valve','1','JRP-62235',2699,1)],[('Fresh water system sanitize & valve',1.2,17500)])]
allp=alll=0
for no,co,ca,cr,t,pt,lb in jobs:
    st.append(Spacer(1,7));rows=[[P(f'<b>JOB {no}</b>',b),P(f'<b>Complaint:</b> {co}'+(f'<br/><b>Cause:</b> {ca}' if ca else '')+f'<br/><b>Correction:</b> {cr} &nbsp; <i>Tech {t}</i>',b),'','','']]
    js=0
    for n,h,r in lb:
        x=round(h*r);js+=x;alll+=x;rows.append(['LAB',P(n,b),f'{h:.1f} hr',p.m(r),p.m(x)]);p.item(n,'Labor',x,h,r)
    for n,_,pn,u,q in pt:
        x=q*u;js+=x;allp+=x;rows.append(['PRT',P(f'{n}<br/><font size=7 color=grey>{pn}</font>',b),f'{q} ea',p.m(u),p.m(x)]);p.item(n,'Part',x,q,u)
    rows.append(['','',f'Job {no} subtotal','',p.m(js)])
    st.append(Table(rows,colWidths=[40,290,55,75,80],style=[('FONTSIZE',(0,0),(-1,-1),8.5),('SPAN',(1,0),(4,0)),('BACKGROUND',(0,0),(-1,0),C.HexColor('#eef3e6')),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(2,-1),(-1,-1),.5,C.black),('BOX',(0,0),(-1,-1),.5,C.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
st.append(Spacer(1,7));st.append(P(f'<b>JOB 4 — DECLINED BY CUSTOMER 01/29 (phone):</b> Reseal roof perimeter, Dicor, 6.0 hr {p.m(105000)} + material {p.m(18600)} = {p.m(123600)}. Water intrusion found at marker light. Cactus Wren is not responsible for further damage.',PS('x',parent=b,borderColor=C.red,borderWidth=.7,borderPadding=4)))
ss=min(5500,round(alll*.07));p.item('Shop supplies','Fee',ss);p.item('Environmental / fluids','Fee',995)
s1=round((allp+ss)*.056);s2=round((allp+ss)*.031);sub=p.sum();tot=sub+s1+s2
st.append(Spacer(1,10));st.append(Table([['Labor',p.m(alll)],['Parts',p.m(allp)],[f'Shop supplies 7% of labor, max {p.w(5500)}',p.m(ss)],['Environmental / fluids',p.m(995)],['Subtotal',p.m(sub)],['AZ state tax 5.600%',p.m(s1)],['Tucson/Pima 3.100%',p.m(s2)],['SERVICE ORDER TOTAL',p.m(tot)],['Less deposit 01/28 VISA x2207',p.m(-30000)],['DUE AT PICK-UP',p.m(tot-30000)]],colWidths=[190,80],hAlign='RIGHT',style=[('FONTSIZE',(0,0),(-1,-1),8.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('FONTNAME',(0,7),(-1,7),'Helvetica-Bold'),('FONTNAME',(0,9),(-1,9),'Helvetica-Bold'),('LINEABOVE',(0,7),(-1,7),1,C.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
st.append(Spacer(1,8));st.append(P(f'Coaches left more than 3 days after completion are charged {p.w(4500)} per night. Labor warranty 90 days or 3,000 miles, whichever first; appliances by manufacturer. Written estimate exceeded by no more than 10% or {p.w(20000)} without consent.',PS('f',parent=b,fontSize=7,leading=8.5)))
def foot(c,d): c.setFont('Helvetica',7);c.drawString(36,24,'SO 40918-A   Abernathy');c.drawRightString(576,24,f'Page {d.page}')
SimpleDocTemplate(p.path,pagesize=(612,792),margins=36,leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=40).build(st,onFirstPage=foot,onLaterPages=foot)
p.end(tot,s1+s2,sub)
