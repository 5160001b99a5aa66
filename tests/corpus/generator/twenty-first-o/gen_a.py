from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
def o01():
    c=canvas.Canvas(D+'o01.pdf',pagesize=letter)
    c.setFillColorRGB(.1,.25,.15);c.rect(36,720,540,44,fill=1,stroke=0);c.setFillColor(colors.white)
    c.setFont('Times-Bold',20);c.drawString(46,736,"Birdsong & Tate Auto Repair");c.setFont('Times-Roman',9);c.drawRightString(568,746,"4418 Quarry Rd., Lebanon, TN 37087");c.drawRightString(568,733,"(615) 555-0148   Open M-F 7:30-5:30")
    c.setFillColor(colors.black);c.setFont('Helvetica-Bold',13);c.drawString(40,700,"INVOICE");c.setFont('Helvetica',10)
    for x,y,t in [(400,700,"Invoice No.  BT-20917"),(400,686,"Date In  04/08/2025"),(400,672,"Date Out  04/09/2025"),(400,658,"Advisor  Lorene"),
      (40,684,"Bill to: Curtis Amundsen"),(40,671,"118 Sycamore Bend"),(40,658,"Lebanon, TN 37090"),
      (40,636,"2012 Toyota Tacoma SR5    VIN 3TMLU4EN6CM104471    Lic. 7K3-9VW    Odometer In 164,208   Out 164,211")]: c.drawString(x,y,t)
    parts=[("16100-39466","Water Pump w/ Gasket (Aisin)",1,18645),("90916-02668","Serpentine Belt",1,4418),("16620-0W101","Tensioner Assy, Drive Belt",1,13929),("00272-SLLC2","Coolant, Super Long Life Pink, gal",3,2995),("04E-TSTAT","Thermostat & Seal Kit",1,3872),("HS-1147","Upper Radiator Hose",1,2749)]
    y=612;c.setFillColorRGB(.88,.92,.88);c.rect(36,y-4,540,16,fill=1,stroke=1);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',9)
    xs=[(44,"Qty"),(84,"Part Number"),(180,"Part Description")]
    for x,t in xs:c.drawString(x,y,t)
    c.drawRightString(490,y,"Price Ea.");c.drawRightString(568,y,"Extended")
    its=[];c.setFont('Helvetica',9)
    for pn,n,q,u in parts:
        y-=17;i=I(n,'Part',q,u);its.append(i)
        c.drawString(44,y,f"{q:.2f}");c.drawString(84,y,pn);c.drawString(180,y,n);c.drawRightString(490,y,m(u));c.drawRightString(568,y,m(i['totalPrice']));c.line(36,y-5,576,y-5)
    ps=S(its);y-=18;c.setFont('Helvetica-Bold',9);c.drawRightString(490,y,"Parts Total");c.drawRightString(568,y,m(ps))
    y-=30;c.setFillColorRGB(.88,.92,.88);c.rect(36,y-4,540,16,fill=1,stroke=1);c.setFillColor(colors.black)
    for x,t in [(44,"Tech"),(84,"Labor Performed")]:c.drawString(x,y,t)
    c.drawRightString(420,y,"Hours");c.drawRightString(490,y,"Rate");c.drawRightString(568,y,"Amount");c.setFont('Helvetica',9)
    lab=[("RT","R&R water pump, tensioner and belt",3.4),("RT","Replace thermostat, flush and refill cooling system",1.2)]
    for t,n,h in lab:
        y-=17;i=I(n,'Labor',h,12800);its.append(i);c.drawString(44,y,t);c.drawString(84,y,n);c.drawRightString(420,y,f"{h:.2f}");c.drawRightString(490,y,"128.00");c.drawRightString(568,y,m(i['totalPrice']));c.line(36,y-5,576,y-5)
    y-=17;c.drawString(84,y,"Pressure test cooling system - no charge");c.drawRightString(568,y,"0.00")
    ls=S(its)-ps;y-=18;c.setFont('Helvetica-Bold',9);c.drawRightString(490,y,"Labor Total");c.drawRightString(568,y,m(ls));c.setFont('Helvetica',9)
    fee=[I("Shop Supplies",'Fee',None,None,2945),I("Coolant Recycling",'Fee',None,None,600)];its+=fee
    tx=tax(ps+2945,9.75);tot=S(its)+tx;y-=40
    c.rect(380,y-92,196,110)
    for n,v in [("Parts",ps),("Labor",ls),("Shop Supplies",2945),("Coolant Recycling",600),("Sales Tax 9.75%",tx)]:
        c.drawString(388,y,n);c.drawRightString(568,y,m(v));y-=15
    c.setFont('Helvetica-Bold',12);c.drawString(388,y-8,"INVOICE TOTAL");c.drawRightString(568,y-8,d(tot))
    c.setFont('Times-Italic',9);c.drawString(40,y+40,"Warranty 24 mo. / 24,000 mi. on parts & labor.");c.drawString(40,y+28,"Paid Visa **4402. Thank you, Curtis!")
    c.save();save('o01.pdf','invoice','reportlab','BT-20917','Birdsong & Tate Auto Repair',(2012,'Toyota','Tacoma','SR5','3TMLU4EN6CM104471',164208),its,[],None,tx,tot)
def o02():
    L=lambda n,h,a:I(n,'Labor',h,None,a)
    jobs=[("A","CUSTOMER STATES CHECK ENGINE LIGHT ON, RUNS ROUGH AT IDLE","P0302, P0304. FOUND IGNITION COILS 2 AND 4 BREAKING DOWN","19HYZ",[I("DIAGNOSE MISFIRE, REPLACE COILS AND SPARK PLUGS",'Labor',None,None,31350)],[("2","30520-5R0-003","COIL, PLUG HOLE",11284),("4","12290-5R0-A01","PLUG, SPARK (DILZKAR7C11GS)",2416)]),
     ("B","PERFORM B17 SERVICE","","05HYZ",[I("MAINTENANCE MINDER B17 - OIL, FILTER, ROTATE, INSPECT",'Labor',None,None,7495)],[("1","15400-PLM-A02","FILTER, OIL",987),("4","08798-9036","OIL, 0W20 SYN GENUINE",1054),("1","17220-5R0-008","ELEMENT, AIR CLEANER",3149)]),
     ("C","CUSTOMER REQUESTS RECALL 21V-215 FUEL PUMP","REPLACED FUEL PUMP MODULE","W",[],[])]
    its=[];h="";
    for k,a,b,op,ls,ps in jobs:
        h+=f"<tr><td class=j>{k}</td><td colspan=5 class=j>{a}</td></tr>"
        if b:h+=f"<tr><td></td><td colspan=5>CAUSE/CORR: {b}</td></tr>"
        t=0
        for i in ls: its.append(i);t+=i['totalPrice'];h+=f"<tr><td></td><td>{op}</td><td>{i['description']}</td><td>CP</td><td></td><td class=r>{m(i['totalPrice'])}</td></tr>"
        for q,pn,n,u in ps:
            i=I(n,'Part',int(q),u);its.append(i);t+=i['totalPrice'];h+=f"<tr><td class=r>{q}</td><td>{pn}</td><td>{n}</td><td></td><td class=r>{m(u)}</td><td class=r>{m(i['totalPrice'])}</td></tr>"
        if k=="C":h+="<tr><td></td><td>W21215</td><td>FUEL PUMP MODULE RECALL</td><td>WTY</td><td></td><td class=r>(N/C)</td></tr>"
        P=sum(i['totalPrice'] for i in its if 0);
        pp=sum(int(q)*u for q,_,_,u in ps);ll=t-pp
        h+=f"<tr class=s><td></td><td colspan=5>PARTS: {m(pp)} &nbsp; LABOR: {m(ll)} &nbsp; OTHER: 0.00 &nbsp; TOTAL LINE {k}: {m(t)}</td></tr>"
    lab=sum(i['totalPrice'] for i in its if i['type']=='Labor');pt=S(its)-lab
    its.append(I("MISC SHOP CHARGES",'Fee',None,None,2895));its.append(I("EPA/HAZ WASTE",'Fee',None,None,450))
    disc=2500;tx=tax(pt,7.5);tot=S(its)-disc+tx
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>td{{padding:1px 5px}}@page{{size:letter;margin:10mm}}body,table{{font:10.5px 'Liberation Mono'}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}.j{{font-weight:bold;border-top:1px solid #000;padding-top:5px}}.s td{{padding-bottom:8px}}h1{{font:bold 22px 'Liberation Sans';margin:0;color:#a00}}.b td{{border:1px solid #000;padding:2px 5px}}small{{font-size:8px;display:block}}</style>
<table><tr><td><h1>PELICAN COAST HONDA</h1>2200 Gulf Freeway South, League City, TX 77573<br>SERVICE 281-555-0176 &nbsp; www.pelicancoasthonda.example</td><td class=r><b>SERVICE INVOICE</b><br>CUSTOMER #: 88213<br><b>R.O. 6127740/1</b><br>PAGE 1</td></tr></table><br>
<table class=b><tr><td><small>COLOR</small>BLUE</td><td><small>YEAR</small>17</td><td><small>MAKE/MODEL</small>HONDA FIT EX</td><td><small>VIN</small>3HGGK5H87HM713062</td><td><small>LICENSE</small>JRX-4410</td><td><small>MILEAGE IN/OUT</small>78114/78119</td><td><small>TAG</small>T2261</td></tr>
<tr><td colspan=2><small>R.O. OPENED</small>08:12 13JAN25</td><td><small>READY</small>15:40 14JAN25</td><td colspan=2><small>NAME</small>DELPHINE OKAFOR, 907 HERON CT</td><td><small>ADVISOR</small>4471 M REYES</td><td><small>PO</small>&nbsp;</td></tr></table><br>
<table><tr style="border-bottom:2px solid #000"><td>LINE<br>QTY</td><td>OPCODE<br>PART NO</td><td>DESCRIPTION</td><td>TYPE</td><td class=r>UNIT</td><td class=r>TOTAL</td></tr>{h}</table><br>
<div style="width:60%;float:left">SERVICE COUPON JAN25 APPLIED -25.00<br><br>ESTIMATE AUTHORIZED BY PHONE 09:50. REPLACED PARTS DISCARDED UNLESS REQUESTED.</div>
<table class=b style="width:38%;float:right"><tr><td>LABOR AMOUNT</td><td class=r>{m(lab)}</td></tr><tr><td>PARTS AMOUNT</td><td class=r>{m(pt)}</td></tr><tr><td>GAS, OIL, LUBE</td><td class=r>0.00</td></tr><tr><td>SUBLET AMOUNT</td><td class=r>0.00</td></tr><tr><td>MISC SHOP CHARGES</td><td class=r>28.95</td></tr><tr><td>EPA/HAZ WASTE</td><td class=r>4.50</td></tr><tr><td>TOTAL CHARGES</td><td class=r>{m(S(its))}</td></tr><tr><td>LESS DISCOUNT</td><td class=r>25.00</td></tr><tr><td>SALES TAX</td><td class=r>{m(tx)}</td></tr><tr><td><b>PLEASE PAY THIS AMOUNT</b></td><td class=r><b>{m(tot)}</b></td></tr></table>""",D+'o02.pdf')
    save('o02.pdf','dealer_ro','chromium','6127740/1','PELICAN COAST HONDA',(2017,'Honda','Fit','EX','3HGGK5H87HM713062',78114),its,[disc],S(its),tx,tot)
def o03():
    rows=[("Cooper Discoverer AT3 4S 265/70R17 115T OWL, 65,000 mile treadwear",'Part',4,21299),("Tire Mounting & Hi-Speed Balance, Lifetime",'Service',4,2199),("TPMS Service Kit, Snap-In",'Part',4,799),("Four Wheel Alignment, Light Truck",'Service',1,11999),("Road Hazard Certificate",'Service',4,2899),("Scrap Tire Recycling",'Fee',4,350),("Colorado Waste Tire Fee",'Fee',4,200),("Courtesy Brake Inspection",None,1,0)]
    its=[];h=""
    for k,(n,t,q,u) in enumerate(rows):
        if t:its.append(I(n,t,q,u))
        h+=f"<tr><td>{n}</td><td class=c>{q}</td><td class=r>{m(u)}</td><td class=r>{m(q*u)}</td></tr>"
    sub=S(its);disc=[7000];tx=tax(4*21299+4*799-7000,8.31);tot=sub-7000+tx
    wk(f"""<style>body{{font-family:'Liberation Sans Narrow';font-size:15px}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}.c{{text-align:center}}th{{background:#f4b400;text-align:left;padding:5px}}td{{padding:5px}}.g tr:nth-child(odd) td{{background:#f3f3f3}}</style>
<table><tr><td style="font-size:34px;font-weight:bold;font-style:italic">MesaGrip Tire Pros</td><td class=r>Store 014 &bull; Grand Junction, CO<br>2731 North Ave &bull; 970-555-0133</td></tr></table><hr>
<table><tr><td valign=top><b>Guest</b><br>Hollis Brandvold<br>970-555-0190</td><td valign=top><b>Vehicle</b><br>2016 Chevrolet Silverado 1500 LT<br>Mileage: 91,457<br>Plate: 418-KQT</td><td valign=top><b>Work Order</b> 014-558203<br>10/21/2024 &nbsp;3:07 PM<br>Sales: Brody / Tech: 22</td></tr></table><br>
<table class=g><tr><th width=58%>Item</th><th class=c>Qty</th><th class=r>Each</th><th class=r>Amount</th></tr>{h}</table><br>
<table style="width:45%" align=right><tr><td>Merchandise & Services</td><td class=r>{m(sub)}</td></tr><tr><td>Fall Rebate, Instant</td><td class=r>-70.00</td></tr><tr><td>Sales Tax</td><td class=r>{m(tx)}</td></tr><tr style="font-size:20px;font-weight:bold"><td>TOTAL DUE</td><td class=r>${m(tot)}</td></tr><tr><td>Mastercard ...7719</td><td class=r>{m(tot)}</td></tr><tr><td>Balance</td><td class=r>0.00</td></tr></table><div style="clear:both"></div><p>Re-torque lug nuts after 50 miles. Torque 140 ft-lb. Tread depth out: 13/32 all around.</p>""",D+'o03.pdf')
    save('o03.pdf','invoice','wkhtmltopdf','014-558203','MesaGrip Tire Pros',(2016,'Chevrolet','Silverado 1500','LT',None,91457),its,disc,sub,tx,tot)
def o04():
    a=[I("Remove & reinstall transmission, 4WD",'Labor',9.5,13500),I("Bench rebuild, 6R80",'Labor',8.0,13500)]
    b=[I("Master rebuild kit 6R80 (clutches, steels, seals, gaskets)",'Part',1,64900),I("Torque converter, reman., HD lock-up",'Part',1,48500),I("Lead frame / molded conductor",'Part',1,21250),I("Mercon LV ATF",'Part',13,1145),I("Pan & filter kit",'Part',1,7840)]
    c=[I("Cooler flush",'Service',None,None,9500),I("PCM relearn & road test",'Service',None,None,8500),I("Shop materials",'Fee',None,None,4500)]
    its=a+b+c;tx=tax(S(b),6);tot=S(its)+tx
    r=lambda i,f:f"<tr><td>{i['description']}</td><td align=right>{f(i)}</td><td align=right>{m(i['unitPrice']) if i['unitPrice'] else ''}</td><td align=right>{m(i['totalPrice'])}</td></tr>"
    hd=lambda t,q,u:f"<tr bgcolor=#d9d9d9><td><b>{t}</b></td><td align=right><b>{q}</b></td><td align=right><b>{u}</b></td><td align=right><b>Amount</b></td></tr>"
    st=lambda n,v:f"<tr><td colspan=3 align=right><i>{n}</i></td><td align=right><b>{m(v)}</b></td></tr>"
    h=f"""<html><body><p align=center><font face="Liberation Serif" size=6><b>GEARHEAD'S TRANSMISSION &amp; DRIVELINE</b></font><br><font size=2>610 Division Ave S, Grand Rapids MI 49503 &mdash; 616-555-0119 &mdash; State Reg. F-148820</font></p>
<p><b>WRITTEN ESTIMATE</b> &nbsp; Estimate # E-3386 &nbsp;&nbsp; Date: 2/17/25 &nbsp;&nbsp; Good for 30 days</p>
<p>Prepared for: Yolanda Prchal, 616-555-0102<br>Vehicle: 2013 Ford F-150 XLT 5.0L 4x4 &nbsp;&nbsp; VIN: 1FTFW1EF4DFA30715 &nbsp;&nbsp; Miles: 148,930</p>
<p>Complaint: slips 3-5 flare, harsh downshift. Found burnt fluid and clutch material in the pan. Recommend overhaul.</p>
<table width=100% border=1 cellspacing=0 cellpadding=3>{hd('LABOR','Hrs','Rate')}{''.join(r(i,lambda i:i['quantity']) for i in a)}{st('Total labor',S(a))}
{hd('PARTS','Qty','Unit')}{''.join(r(i,lambda i:i['quantity']) for i in b)}{st('Total parts',S(b))}
{hd('OTHER','','')}{''.join(r(i,lambda i:'') for i in c)}{st('Total other',S(c))}</table>
<p align=right>Subtotal {d(S(its))}<br>6% tax on parts {d(tx)}<br><b>ESTIMATE TOTAL {d(tot)}</b></p>
<p><font size=2>Option not included: upgrade to used low-mileage transmission, $2,650.00 installed, 90 day warranty. Deposit of 50% required to begin teardown.</font></p></body></html>"""
    soffice(h,'html',D+'o04.pdf','--writer')
    save('o04.pdf','quote','libreoffice','E-3386',"GEARHEAD'S TRANSMISSION & DRIVELINE",(2013,'Ford','F-150','XLT','1FTFW1EF4DFA30715',148930),its,[],S(its),tx,tot)
if __name__=='__main__':
    for f in (o01,o02,o03,o04): f()
