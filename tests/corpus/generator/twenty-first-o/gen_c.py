from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
def o09():
    rows=[("10K service: valve check, throttle sync, fluids",3.5,12500,8640),("Mount & balance front tire, Dunlop American Elite 130/80B17",.8,12500,24895),("Mount & balance rear tire, Dunlop American Elite 180/65B16",1.0,12500,28395),("Replace rear brake pads, OEM sintered",.6,12500,7150),("Fork seals, both legs, w/ oil",2.8,12500,6485),("Check charging output",0,0,0)]
    its=[];h=""
    P=L=0
    for n,hr,r,p in rows:
        l=int(hr*r+.5);t=l+p;P+=p;L+=l
        if t:its.append(I(n,'Service',None,None,t))
        h+=f"<tr><td>{n}</td><td class=r>{hr:.1f}</td><td class=r>{m(r)}</td><td class=r>{m(p)}</td><td class=r>{m(l)}</td><td class=r>{m(t) if t else 'n/c'}</td></tr>"
    its.append(I("Tire disposal",'Fee',2,500));its.append(I("Shop rags, cleaners",'Fee',None,None,1800))
    tx=tax(P,6.5);tot=S(its)+tx
    wk(f"""<style>body{{font-family:'P052';font-size:14px}}table{{width:100%;border-collapse:collapse}}.g td,.g th{{border:1px solid #333;padding:4px}}.r{{text-align:right}}th{{background:#222;color:#fff}}</style>
<div style="text-align:center"><span style="font-size:30px;letter-spacing:3px">IRON HOLLOW CYCLES</span><br>V-Twin Service &middot; Parts &middot; Dyno<br>19 Foundry Lane, Dubuque, Iowa &middot; 563.555.0140</div><br>
<table class=g><tr><td><b>Repair Order</b> 11874</td><td><b>Date</b> 08/30/24</td><td><b>Rider</b> Gus Ehlinger</td><td><b>Tag</b> MC 3391</td></tr><tr><td colspan=2><b>Bike</b> 2015 Harley-Davidson Road King FLHR</td><td><b>VIN</b> 1HD1FBM15FB630228</td><td><b>Odo</b> 38,217 mi</td></tr></table><br>
<table class=g><tr><th width=44%>Job</th><th>Hrs</th><th>Rate</th><th>Parts $</th><th>Labor $</th><th>Job $</th></tr>{h}<tr><td>Tire disposal</td><td class=r>2 ea</td><td class=r>5.00</td><td></td><td></td><td class=r>10.00</td></tr><tr><td>Shop rags, cleaners</td><td></td><td></td><td></td><td></td><td class=r>18.00</td></tr><tr><td align=right><b>Column totals</b></td><td></td><td></td><td class=r>{m(P)}</td><td class=r>{m(L)}</td><td class=r><b>{m(S(its))}</b></td></tr></table>
<p style="text-align:right">State &amp; local tax on parts @ 6.5% &nbsp; {m(tx)}<br><b style="font-size:19px">Ride-away total &nbsp; ${m(tot)}</b></p><p><i>Rear rotor is at 5.6 mm, min 5.5. Figure on $189 for a new one this winter.</i></p>""",D+'o09.pdf','-O','Landscape')
    save('o09.pdf','invoice','wkhtmltopdf','11874','IRON HOLLOW CYCLES',(2015,'Harley-Davidson','Road King','FLHR','1HD1FBM15FB630228',38217),its,[],S(its),tx,tot)
def o10():
    ss=getSampleStyleSheet();n=ParagraphStyle('n',parent=ss['Normal'],fontSize=9,leading=11)
    secs=[("SLIDE-OUT, LIVING ROOM",[("Schwintek motor, 500:1, with coupler",'Part',2,16850),("Slide controller, Lippert In-Wall 2-motor",'Part',1,28475),("Technician time, remove and re-time slide room",'Labor',3.75,16900)]),
     ("ROOF",[("Dicor self-leveling lap sealant, 501LSW, tube, white, for front cap and all roof penetrations",'Part',8,1695),("Maxxair vent lid, smoke",'Part',2,3890),("Technician time, strip and reseal",'Labor',4.5,16900)]),
     ("CHASSIS",[("Generator service, Onan 4000",'Service',1,18900),("Propane leak test and regulator set",'Service',1,8900)])]
    its=[];data=[["Description","Qty","Price","Amount"]];st=[('FONTSIZE',(0,0),(-1,-1),9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#0b4f6c')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,-1),.25,colors.lightgrey)]
    for t,rs in secs:
        st+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#dcebf1'))];data.append([t,'','','']);s=0
        for nm,ty,q,u in rs:
            i=I(nm,ty,q,u);its.append(i);s+=i['totalPrice'];data.append([Paragraph(nm,n),f"{q:g}"+(" hr" if ty=='Labor' else ''),m(u),m(i['totalPrice'])])
        st+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Oblique')];data.append(['','','Section total',m(s)])
    par=sum(i['totalPrice'] for i in its if i['type']=='Part');sub=S(its)
    fe=[I("Shop Supplies (5% of labor)",'Fee',None,None,6971),I("Overnight Site, 2 nights",'Service',None,None,5000)];disc=[int(sub*.05+.5)];
    its+=fe;tx=tax(par,8.4);tot=S(its)-disc[0]+tx
    T=Table(data,colWidths=[320,60,75,75],repeatRows=1);T.setStyle(TableStyle(st))
    B=Table([["Work subtotal",m(sub)],["Good Sam member 5%","("+m(disc[0])+")"],["Shop Supplies (5% of labor)","69.71"],["Overnight Site, 2 nights","50.00"],["WA sales tax (parts) 8.4%",m(tx)],["TOTAL",d(tot)],["Deposit received 02/03","-500.00"],["Due at pickup",d(tot-50000)]],colWidths=[170,80],hAlign='RIGHT');B.setStyle(TableStyle([('ALIGN',(1,0),(1,-1),'RIGHT'),('FONTSIZE',(0,0),(-1,-1),9),('FONTNAME',(0,5),(-1,5),'Helvetica-Bold'),('BOX',(0,0),(-1,-1),.7,colors.black)]))
    SimpleDocTemplate(D+'o10.pdf',pagesize=letter,topMargin=40,bottomMargin=40,leftMargin=40,rightMargin=40).build([Paragraph("<font size=18 color='#0b4f6c'><b>Palouse RV &amp; Trailer Service</b></font>",ss['Normal']),Spacer(1,14),Paragraph("8800 W Sunset Hwy, Airway Heights, WA 99001 | 509-555-0115",n),Spacer(1,10),Paragraph("<b>Invoice PRV-6604</b> &nbsp;&nbsp; 02/14/2025 &nbsp;&nbsp; Owner: Rosalind &amp; Pete Haverkamp &nbsp;&nbsp; Service writer: Cody",n),Paragraph("Unit: 2018 Winnebago Minnie Winnie 31K &nbsp;&nbsp; VIN 1FDXE4FS4JDC19876 &nbsp;&nbsp; Chassis miles 41,020",n),Spacer(1,12),T,Spacer(1,12),B,Spacer(1,10),Paragraph("Slide motors carry the maker's 1 year warranty. Storage after 5 days is $25 a day.",n)])
    save('o10.pdf','invoice','reportlab','PRV-6604','Palouse RV & Trailer Service',(2018,'Winnebago','Minnie Winnie','31K','1FDXE4FS4JDC19876',41020),its,disc,sub,tx,tot)
def o11():
    jobs=[("BRAKES - REAR DISC, PREMIUM PACKAGE",[("Premium ceramic disc pad set, rear, with wear sensor and hardware, lifetime limited warranty",'Part',1,9999),("Disc rotor, rear, vented, e-coated",'Part',2,7999),("Labor - rear disc brakes, electronic park brake retract",'Labor',None,19999)]),
      ("BRAKE FLUID",[("Brake fluid flush, DOT 4 low viscosity",'Service',1,11999)]),
      ("SUSPENSION",[("Complete strut assembly, front left, quick install",'Part',1,23999),("Complete strut assembly, front right, quick install",'Part',1,23999),("Stabilizer bar link, front",'Part',2,4199),("Labor - front struts and links",'Labor',None,34999)]),
      ("ALIGNMENT",[("Computerized 4-wheel alignment, 12 month",'Service',1,12999)]),
      ("STATE INSPECTION",[("PA safety inspection",'Service',1,4499),("PA emissions inspection",'Service',1,3899),("PA sticker fee",'Fee',1,1200)])]
    its=[];h=""
    for k,(t,rs) in enumerate(jobs):
        h+=f"<div class=job{' style=page-break-before:always' if k==2 else ''}><div class=t>{t}</div><table>";s=0
        for nm,ty,q,u in rs:
            i=I(nm,ty,q,u,None if q else u)
            if q is None:i['unitPrice']=None
            its.append(i);s+=i['totalPrice'];h+=f"<tr><td class=nm>{nm}</td><td class=r>{q or ''}</td><td class=r>{d(u) if q else ''}</td><td class=r>{d(i['totalPrice'])}</td></tr>"
        h+=f"<tr><td colspan=3 class=r><b>Job total</b></td><td class=r><b>{d(s)}</b></td></tr></table></div>"
    dd=[5000,2000];its.append(I("Shop fee",'Fee',None,None,3495));tb=S(its)-7000-1200;tx=tax(tb,6);tot=S(its)-7000+tx
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>@page{{size:letter;margin:15mm}}body{{font:13px 'Liberation Sans'}}table{{width:100%;border-collapse:collapse}}.nm{{width:38%}}td{{padding:3px 6px;vertical-align:top}}.r{{text-align:right}}.t{{background:#c8102e;color:#fff;font-weight:bold;padding:4px 6px}}.job{{margin-bottom:14px;border:1px solid #c8102e}}</style>
<table><tr><td style="font:italic bold 30px 'Liberation Sans';color:#c8102e">KwikHalt Brake &amp; Undercar</td><td class=r>Allentown West #209<br>4801 Tilghman St, 18104<br>610-555-0108</td></tr></table><hr>
<table><tr><td>Customer: Anneliese Dufresne<br>Phone: 610-555-0139</td><td>2019 Volkswagen Jetta SEL<br>VIN: 3VWE57BU2KM094435<br>Mileage: 83,960</td><td class=r>Estimate #209-77140<br>Date: 11/06/2025 9:22 AM<br>Approved by: signature on tablet</td></tr></table><br>
<table><tr><td class=nm><b>Description</b></td><td class=r><b>Qty</b></td><td class=r><b>Price</b></td><td class=r><b>Total</b></td></tr></table>{h}
<table style="width:50%;margin-left:50%"><tr><td>Shop fee</td><td class=r>$34.95</td></tr><tr><td>Strut event: $50 off pair</td><td class=r>-$50.00</td></tr><tr><td>Email coupon BRAKE20</td><td class=r>-$20.00</td></tr><tr><td>Taxable amount</td><td class=r>{d(tb)}</td></tr><tr><td>Tax 6%</td><td class=r>{d(tx)}</td></tr><tr style="font-size:17px"><td><b>Estimate total</b></td><td class=r><b>{d(tot)}</b></td></tr></table><p>As low as $112/mo. with KwikHalt card. Replaced parts will be shown on request.</p>""",D+'o11.pdf')
    save('o11.pdf','quote','chromium','209-77140','KwikHalt Brake & Undercar',(2019,'Volkswagen','Jetta','SEL','3VWE57BU2KM094435',83960),its,dd,None,tx,tot)
def o12():
    p=[("TM-1188","TIMING BELT KIT W/PUMP",1,23850),("SEAL-C2","CAM SEAL",2,1125),("SEAL-CR","CRANK SEAL FRT",1,1340),("AF-HON","ANTIFREEZE PREMIX GL",2,2199),("VCG-V6","VALVE COVER GASKET SET",1,6465)]
    l=[("TIMING BELT, W/P, SEALS",5.2,10800),("VALVE COVER GSKTS, BOTH",1.8,10800)]
    its=[];o=[]
    o.append("  HALVORSEN'S SERVICE GARAGE"+" "*22+"WORK ORDER: 0091522");o.append("  602 W 3RD ST  BEMIDJI MN 56601"+" "*18+"DATE: 09-24-24");o.append("  218-555-0127");o.append("");o.append("  NAME: WENDELL SKOGMO"+" "*28+"MILES: 122706");o.append("  2009 ACURA MDX"+" "*34+"LIC: 418 GTB");o.append("");o.append("  "+"="*74)
    o.append("  %-10s%-32s%6s%12s%13s"%("PART#","DESCRIPTION","QTY","PRICE","AMOUNT"));o.append("  "+"-"*74)
    for a,n,q,u in p:i=I(n,'Part',q,u);its.append(i);o.append("  %-10s%-32s%6d%12s%13s"%(a,n,q,m(u),m(i['totalPrice'])))
    P=S(its);o.append("");o.append("  %-42s%6s%12s%13s"%("LABOR","HRS","@","AMOUNT"));o.append("  "+"-"*74)
    for n,h,r in l:i=I(n,'Labor',h,r);its.append(i);o.append("  %-42s%6.1f%12s%13s"%(n,h,m(r),m(i['totalPrice'])))
    L=S(its)-P;o.append("");its+=[I("MISC SHOP",'Fee',None,None,1950),I("TOWING - NORTHWOODS",'Service',None,None,9500)]
    tx=tax(P,7.375);tot=S(its)+tx
    for n,v in [("TOTAL PARTS",P),("TOTAL LABOR",L),("MISC SHOP",1950),("TOWING - NORTHWOODS",9500),("SALES TAX 7.375%",tx),("*** TOTAL ***",tot)]:o.append("  %48s%26s"%(n,m(v)))
    o+=["","  RECOMMEND: FRONT STRUT MOUNTS NOISY - EST 640.00 (NOT DONE)","","  CUSTOMER SIGNATURE ______________________________","  TERMS CASH. 1.5% PER MO. ON PAST DUE."]
    body="\n".join(x.replace('\\','\\e').replace("'","\\[aq]") for x in o)
    groff(".pl 11i\n.po .6i\n.ll 7.4i\n.sp 3\n.fam C\n.ps 10\n.vs 12\n.nf\n"+body+"\n",D+'o12.pdf')
    save('o12.pdf','invoice','groff','0091522',"HALVORSEN'S SERVICE GARAGE",(2009,'Acura','MDX',None,None,122706),its,[],None,tx,tot)
if __name__=='__main__':
    import sys
    for f in sys.argv[1:] or ('o09','o10','o11','o12'): globals()[f]()
