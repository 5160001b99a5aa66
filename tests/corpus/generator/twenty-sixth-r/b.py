from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, inch
from reportlab.lib import colors
import textwrap,sys
def typst(name,src,out=None):
    open(f'{SRC}/{name}.typ','w').write(src)
    subprocess.run(['nice','-n','10','node','typ.mjs',f'{SRC}/{name}.typ',out or f'{OUT}/{name}.pdf'],cwd=SRC,check=True)
def esc(s): return s.replace('\\','\\\\').replace('#','\\#').replace('*','\\*').replace('$','\\$').replace('@','\\@').replace('<','\\<').replace('_','\\_')
# ---- d05 tire chain, typst
def d05():
    items=[I("TRAILMARK ALL-TERRAIN AT3 265/70R17 115T OWL","Part",4,21499,c="118842"),I("NEW TIRE MOUNT, LIFETIME BALANCE & ROTATION","Service",4,2600,c="80017"),I("TPMS REBUILD KIT (VALVE CORE, NUT, SEAL)","Part",4,650,c="80075"),
     I("TIRE DISPOSAL / RECYCLE","Fee",4,350,c="80224"),I("STATE TIRE FEE","Fee",4,150,c="80190"),I("CERTIFICATE FOR REFUND, REPAIR OR REPLACEMENT","Service",4,3225,c="80218"),I("4-WHEEL ALIGNMENT - TRUCK/SUV","Service",1,12999,c="70311")]
    disc=10000; sub=S(items)-disc
    tax=pct(4*21499+4*650-disc,8.81); tot=sub+tax
    v=vin("JTEBU5JR_H5466120")
    rows=''.join(f"[{i['x']['c']}],[{esc(i['description'])}],[{i['quantity']}],[{m(i['unitPrice'])}],[{m(i['totalPrice'])}],\n" for i in items)
    fet=f"[],[_INSTANT SAVINGS \\- SET OF 4_],[1],[-{m(disc)}],[-{m(disc)}],"
    src=f'''#set page("us-letter",margin:(x:0.55in,y:0.5in),footer:[#set text(7pt); Quote valid 14 days. Mail-in rebate (\\$60 Trailmark Visa prepaid card) is paid by the manufacturer and is not reflected in this total. #h(1fr) 1/1])
#set text(font:"Open Sans",size:8.5pt)
#grid(columns:(1fr,auto),[#text(22pt,weight:"extrabold",fill:rgb("#b3121d"))[FRONT RANGE TIRE CO.] \\ #text(8pt)[_Nobody rides on us better. 41 stores in CO, WY & NM_]],align(right)[*STORE COD 17* \\ 15230 E Mississippi Ave \\ Aurora, CO 80012 \\ 303-555-0184])
#line(length:100%,stroke:2pt+rgb("#b3121d"))
#grid(columns:(1.1fr,1fr,0.9fr),gutter:10pt,[*SOLD TO* \\ ALVAREZ, TERESA \\ 1377 S Quintero Way \\ Aurora CO 80017 \\ C: 720-555-0136],[*VEHICLE* \\ 2017 TOYOTA 4RUNNER SR5 4WD \\ VIN {v} \\ Mileage: 98,455 #h(8pt) Plate: BQX-T41 \\ Torque: 83 ft-lb #h(4pt) F: 32 psi R: 32 psi],[*QUOTE \\# 5517-208834* \\ Date: 10/22/2025 4:16 PM \\ Salesperson: 4410 JESSE \\ Appt: 10/25/2025 9:30 AM])
#v(6pt)
#table(columns:(52pt,1fr,34pt,64pt,70pt),align:(left,left,center,right,right),stroke:(x,y)=>if y==0 {{(bottom:1pt,top:1pt)}} else {{(bottom:0.3pt+gray)}},inset:5pt,
table.header([*ITEM*],[*DESCRIPTION*],[*QTY*],[*EACH*],[*EXTENDED*]),
{rows}{fet})
#text(7.5pt)[Customer's tread depth: LF 3/32 #h(6pt) RF 3/32 #h(6pt) LR 4/32 #h(6pt) RR 4/32 #h(14pt) DOT: 4B9P 1718]
#align(right,block(width:262pt,table(columns:(1fr,auto),align:(left,right),stroke:none,inset:3.5pt,[MERCHANDISE & SERVICES],[{m(S(items))}],[SAVINGS],[-{m(disc)}],[SUB-TOTAL],[{m(sub)}],[TAX (8.81%)],[{m(tax)}],table.hline(),text(12pt)[*OUT THE DOOR*],text(12pt)[*\\${m(tot)}*],[PER MONTH W/ FR CREDIT CARD, 12 MO.],[{m(rnd(tot/12))}])))
#v(10pt)
#rect(width:100%,inset:8pt,stroke:0.5pt)[*IN BAY NOTES:* customer wants white letters in. Lug key in glove box. Set all to door placard. Do not use impact on OEM wheels. #v(14pt) Technician \\#\\_\\_\\_\\_\\_\\_ #h(20pt) Torque check \\#\\_\\_\\_\\_\\_\\_ #h(20pt) Test drive \\_\\_\\_\\_\\_\\_]
'''
    typst('d05',src)
    label('d05','d05.pdf','5517-208834','FRONT RANGE TIRE CO.',(2017,'Toyota','4Runner',v,98455),items,[disc],sub,tax,tot,'chain','CO')
# ---- d06 quick lube, reportlab half-letter
def d06():
    items=[I("FULL SYNTHETIC OIL CHANGE 0W-20 UP TO 5 QT","Service",1,None,9999),I("ADD'L QTS FULL SYN 0W20","Part",0.7,1199),I("CABIN AIR FILTER","Part",1,None,5999),I("WIPER BLADE BEAM 26\"","Part",1,None,2899),I("WIPER BLADE BEAM 18\"","Part",1,None,2699),I("TIRE ROTATION","Service",1,None,2999),I("ENVIRONMENTAL FEE","Fee",1,None,499)]
    d1,d2=2000,500
    sub=S(items)-d1-d2; tax=pct(sub,7.0); tot=sub+tax
    W_,H=5.5*inch,8.5*inch
    c=canvas.Canvas(OUT+'/d06.pdf',pagesize=(W_,H))
    def t(x,y,s,f='Helvetica',z=7.5,a='l'): c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
    B='Helvetica-Bold'
    c.setFillColor(colors.HexColor('#0a7a3b')); c.roundRect(20,562,160,36,6,fill=1,stroke=0); c.setFillColor(colors.white); t(100,573,"Minute Crew Lube",'Helvetica-BoldOblique',16,'c'); c.setFillColor(colors.black)
    t(376,590,"Minute Crew Lube #0372",B,9,'r'); t(376,580,"8810 W Hillsborough Ave, Tampa, FL 33615",a='r'); t(376,571,"(813) 555-0176   FL MV-88214",a='r'); t(376,560,"INVOICE 0372-114590",B,9,'r')
    c.line(20,554,376,554)
    L=["JAMAL WHITTEN","PLATE: FL  QGH K83","2022 HYUNDAI SONATA SEL","2.5L L4 SMARTSTREAM"]; R=["07/19/2025  11:08 AM","BAY 2   TECH: LUIS / AMY","MILES: 41,877","NEXT SVC: 46,877 OR 01/19/2026"]
    for k in range(4): t(20,543-k*10,L[k],B if k==2 else 'Helvetica',8); t(220,543-k*10,R[k],z=8)
    c.setFillColor(colors.HexColor('#e3f1e7')); c.rect(20,494,356,12,fill=1,stroke=0); c.setFillColor(colors.black)
    t(24,497,"TODAY'S SERVICES",B,8); t(372,497,"PRICE",B,8,'r')
    y=482
    subl={0:["5.0 QTS PREMIUM FULL SYN 0W20 / FILTER MC9688 / LUBE CHASSIS (SEALED)","TOP OFF FLUIDS, SET TIRES 34 PSI, RESET LIGHT"]}
    for k,i in enumerate(items):
        t(24,y,i['description'],B,8); 
        if i['unitPrice']: t(300,y,f"{i['quantity']} @ {m(i['unitPrice'])}",z=7.5,a='r')
        t(372,y,m(i['totalPrice']),z=8,a='r'); y-=11
        for s in subl.get(k,[]): t(34,y,s,z=6.5); y-=9
    t(24,y,"COUPON MCL20 - $20 OFF FULL SYNTHETIC",'Helvetica-Oblique',8); t(372,y,"20.00-",z=8,a='r'); y-=11
    t(24,y,"FLEET/EMAIL CLUB",'Helvetica-Oblique',8); t(372,y,"5.00-",z=8,a='r'); y-=6
    c.line(250,y,376,y); y-=11
    for a,b in [("SUBTOTAL",sub),("SALES TAX 7.000%",tax)]: t(300,y,a,z=8,a='r'); t(372,y,m(b),z=8,a='r'); y-=11
    t(300,y-2,"TOTAL",B,11,'r'); t(372,y-2,"$"+m(tot),B,11,'r'); y-=15; t(300,y,"VISA ****4471  AUTH 09921C",z=7,a='r'); t(372,y,m(tot),z=7,a='r'); y-=9; t(300,y,"CHANGE DUE",z=7,a='r'); t(372,y,"0.00",z=7,a='r')
    y-=16; c.setFillColor(colors.HexColor('#e3f1e7')); c.rect(20,y-3,356,12,fill=1,stroke=0); c.setFillColor(colors.black); t(24,y,"18-POINT MAINTENANCE CHECK",B,8)
    chk=[("Engine oil","REPLACED"),("Trans fluid","OK"),("Brake fluid","OK"),("Power steering","N/A"),("Coolant","OK -34F"),("Washer fluid","FILLED"),("Battery","12.5V OK"),("Serp. belt","OK"),("Air filter","DIRTY-DECLINED $34.99"),("Cabin filter","REPLACED"),("Wipers F","REPLACED"),("Lights","OK"),("Tire LF/RF","6/32 6/32"),("Tire LR/RR","5/32 5/32"),("Differential","N/A"),("Transfer case","N/A"),("Breather/PCV","OK"),("Leaks","NONE SEEN")]
    for k,(a,b) in enumerate(chk): x=24+(k%2)*180; yy=y-14-(k//2)*9.5; t(x,yy,a,z=7); t(x+68,yy,b,B if 'DECL' in b else 'Helvetica',7)
    y-=14+9*9.5+8
    for s in textwrap.wrap("I acknowledge the services listed were performed and the oil level was shown to me. Please read the limited warranty on the back. This estimate/invoice includes the fee required by s. 403.718 F.S. Florida motor vehicle repair shop act notice posted at counter.",88): t(20,y,s,z=6); y-=7
    t(20,y-14,"Customer signature: ______________________",z=7.5); c.save(); assert y>20
    label('d06','d06.pdf','0372-114590','Minute Crew Lube',(2022,'Hyundai','Sonata',None,41877),items,[d1,d2],sub,tax,tot,'chain','FL')
# ---- d07 fleet vendor invoice, weasyprint
def d07():
    R=14200
    items=[I("PM-B Service, gasoline van","Labor",1.5,R,v="066-000",u="HR"),I("Filter, oil","Part",1,1385,v="045-003-022",u="EA"),I("Oil, 5W-30 synthetic blend","Part",6,745,v="045-000",u="QT"),I("Element, air","Part",1,2960,v="041-001-001",u="EA"),
     I("R&R front lower ball joint, LH & RH","Labor",3.4,R,v="002-011",u="HR"),I("Ball joint, lower","Part",2,8870,v="002-011-003",u="EA"),I("Cotter pin and nut kit","Part",2,615,v="002-011-990",u="EA"),
     I("Replace sliding door lower roller","Labor",0.7,R,v="071-002",u="HR"),I("Roller assy, sliding door, lower RH","Part",1,7438,v="071-002-055",u="EA"),
     I("DOT annual inspection w/ decal","Service",1,8500,v="066-001",u="EA"),I("Environmental compliance","Fee",1,1875,v="FEE-ENV",u="LS"),I("Misc. shop materials 4%","Fee",1,None,v="FEE-MSM",u="LS",total=0)]
    lab=S(items,'Labor'); items[-1]['totalPrice']=pct(lab,4); items[-1]['unitPrice']=items[-1]['totalPrice']
    disc=pct(S(items,'Part'),10); sub=S(items)-disc; tax=0; tot=sub
    v=vin("1FTBR1Y8_LKA30917")
    qf=lambda i: f"{i['quantity']:.2f}"
    rows=''.join(f"<tr><td>{n:03d}<td>{i['x']['v']}<td>{dict(Labor='L',Part='P',Service='S',Fee='F')[i['type']]}<td>{i['description'].replace('&','&amp;')}<td class=r>{qf(i)}<td>{i['x']['u']}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}" for n,i in enumerate(items,1))
    html=f'''<style>@page{{size:letter landscape;margin:0.5in;@bottom-right{{content:"Page " counter(page) " of " counter(pages);font:7pt "Roboto Condensed"}}}}body{{font:9pt "Roboto Condensed";}}table{{border-collapse:collapse;width:100%}}.l td,.l th{{border:0.5pt solid #777;padding:2.5pt 5pt}}.l th{{background:#24344d;color:#fff;text-align:left}}.r{{text-align:right}}.h td{{border:0.5pt solid #777;padding:3pt 5pt;width:16.6%;vertical-align:top}}.h small{{display:block;color:#555;font-size:6.5pt}}h2{{margin:0;font-size:17pt}}</style>
    <table><tr><td><h2>CHATTAHOOCHEE FLEET SERVICES, INC.</h2>4107 Jonesboro Rd SE, Forest Park, GA 30297 &nbsp;|&nbsp; (404) 555-0155 &nbsp;|&nbsp; Remit: PO Box 41170, Atlanta GA 30336<td class=r><h2>VENDOR INVOICE</h2>Fed ID 58-5550142</table><br>
    <table class=h><tr><td><small>INVOICE NO.</small>CFS-0092761<td><small>INVOICE DATE</small>02/27/2026<td><small>CUSTOMER PO</small>4500718233<td><small>AUTH / REF</small>MA-6611-K2<td><small>TERMS</small>NET 30<td><small>CUSTOMER ACCT</small>10882
    <tr><td><small>BILL TO</small>Peachland Linen Supply<br>880 Industry Blvd, Macon GA<td><small>UNIT NO.</small>VAN-214<td><small>UNIT</small>2020 FORD TRANSIT 250<td><small>VIN</small>{v}<td><small>METER</small>113,906 MI<td><small>DOWN / UP</small>02/25 07:10 &ndash; 02/26 14:40</table><br>
    <table class=l><tr><th>LN<th>VMRS / CODE<th>TY<th>DESCRIPTION<th class=r>QTY<th>UOM<th class=r>UNIT $<th class=r>EXTENDED $</tr>{rows}</table><br>
    <table><tr><td style="vertical-align:top;width:60%"><b>Reason for repair:</b> 02 Scheduled PM / 05 Driver write-up. Driver: &ldquo;clunk in front over bumps, side door hard to open.&rdquo;<br><b>Deferred (not performed, needs approval):</b> rear brake linings 4/32 &ndash; est. 412.60 next PM.<br><br>Sales tax exempt under direct pay permit GA-DP-20447. 1.5% per month on past due balances.<td><table class=l><tr><td>Labor<td class=r>{m(lab)}<tr><td>Parts<td class=r>{m(S(items,'Part'))}<tr><td>Services &amp; fees<td class=r>{m(S(items,['Service','Fee']))}<tr><td>National account parts discount 10%<td class=r>({m(disc)})<tr><td>Net before tax<td class=r>{m(sub)}<tr><td>Sales tax (exempt)<td class=r>0.00<tr><td><b>AMOUNT DUE USD</b><td class=r><b>{m(tot)}</b></table></table>'''
    open(SRC+'/d07.html','w').write(html); subprocess.run(['weasyprint','-q','d07.html','../d07.pdf'],cwd=SRC,check=True)
    label('d07','d07.pdf','CFS-0092761','CHATTAHOOCHEE FLEET SERVICES, INC.',(2020,'Ford','Transit',v,113906),items,[disc],sub,tax,tot,'fleet','GA')
# ---- d08 mobile mechanic QuickBooks manner, chromium
def d08():
    items=[I("Mobile service call / trip charge, Mesa area","Fee",1,4500,p="Trip"),I("Diagnose no start, test battery and starter draw","Labor",1,11000,p="Labor"),I("Replace starter motor","Labor",1.7,11000,p="Labor"),I("Starter, remanufactured, lifetime warranty","Part",1,21435,p="Parts"),I("Battery cable end, positive","Part",1,1289,p="Parts"),I("Replace key fob battery and re-sync","Service",1,2000,p="Misc")]
    sub=S(items); tax=pct(S(items,'Part'),8.3); tot=sub+tax
    rows=''.join(f"<tr><td>06/03/2025<td><b>{i['x']['p']}</b><td>{i['description']}<td class=r>{i['quantity']:g}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}{'T' if i['type']=='Part' else ''}" for i in items)
    html=f'''<style>@page{{size:letter;margin:0}}body{{font:9.5pt "Liberation Sans";margin:48px 56px;color:#393a3d}}h1{{color:#2ca01c;font:400 25pt "Liberation Sans";margin:26px 0 12px}}table{{border-collapse:collapse;width:100%}}.g th{{background:#d7ecd3;color:#2c7a20;font:400 8.5pt "Liberation Sans";text-align:left;padding:6px}}.g td{{padding:7px 6px;vertical-align:top}}.r{{text-align:right!important}}.t{{width:48%;margin-left:auto;border-top:1px dashed #aaa;margin-top:10px}}.t td{{padding:4px 6px}}.lb{{color:#888;font-size:8pt}}</style>
    <b style="font-size:12pt">Copper State Mobile Mechanic LLC</b><br>PO Box 31144<br>Mesa, AZ 85275 US<br>+1 4805550109<br>copperstatemobile@mail.example<h1>INVOICE</h1>
    <table><tr><td style="width:45%;vertical-align:top"><span class=lb>BILL TO</span><br>Priya Raman<br>Vehicle: 2013 Nissan Altima 2.5 S<br>Miles: 143,220<br>Plate: CBD 4471<td style="vertical-align:top"><span class=lb>SERVICE AT</span><br>1955 W Baseline Rd #113<br>Mesa, AZ 85202<td class=r style="vertical-align:top"><span class=lb>INVOICE #</span> 1267<br><span class=lb>DATE</span> 06/03/2025<br><span class=lb>DUE DATE</span> 06/03/2025<br><span class=lb>TERMS</span> Due on receipt</table><br>
    <table class=g><tr><th>DATE<th>ACTIVITY<th>DESCRIPTION<th class=r>QTY<th class=r>RATE<th class=r>AMOUNT</tr>{rows}</table>
    <table class=t><tr><td>SUBTOTAL<td class=r>{m(sub)}<tr><td>TAX (8.3%)<td class=r>{m(tax)}<tr><td>TOTAL<td class=r>{m(tot)}<tr><td>BALANCE DUE<td class=r style="font:700 15pt 'Liberation Sans'">${m(tot)}</table>
    <p style="margin-top:60px;font-size:8.5pt;color:#666">Zelle or cash preferred. Cards accepted with 3% fee. Old starter returned to parts store by us. 12 month / 12k warranty on labor.<br>Thank you for letting us come to you!</p>'''
    chrome(html,OUT+'/d08.pdf')
    label('d08','d08.pdf','1267','Copper State Mobile Mechanic LLC',(2013,'Nissan','Altima',None,143220),items,[],sub,tax,tot,'mobile','AZ')
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d05','d06','d07','d08']): globals()[f]()
