from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def o05():
    its=[I("Mobile service call, within 25 mi",'Fee',None,None,6500),I("Front brake pads, Akebono ceramic",'Part',1,6875),I("Front rotors, coated",'Part',2,5990),I("Brake hardware & grease",'Part',1,1450),I("Front brake job labor",'Labor',1.5,9500),I("Battery, Interstate MTX-24F",'Part',1,23495),I("Battery swap & terminal clean",'Labor',.5,9500)]
    tot=S(its)-2000
    rows="\n".join(f"{i['description']}\t{(str(i['quantity']) if i['quantity'] else '')}\t{m(i['unitPrice']) if i['unitPrice'] else ''}\t{m(i['totalPrice'])}" for i in its)
    src=rf""".nr HM 0
.ll 6.5i
.po 1i
.ft B
.ps 20
.vs 24
.ce 1
WRENCH ON WHEELS BY DARNELL
.ft R
.ps 11
.vs 14
.ce 2
We come to you! Tucson / Marana / Oro Valley \(bu 520-555-0157
wrenchonwheels.darnell@mail.example
.sp 1
.ft B
QUOTE
.ft R
.br
To: Mrs. Ysabel Contreras \(bu June 3, 2025
.br
Car: 2011 Lexus RX 350, about 139,000 miles
.sp 1
.TS
box expand tab(	);
lb rb rb rb
_ _ _ _
l n r r .
What	How many	Each	Cost
{rows}
_
\fBRepeat customer discount\fP			-20.00
\fBYou pay\fP			\fB${m(tot)}\fP
.TE
.sp 1
.nf
Prices are out the door, sales tax already paid on parts by me.
Old battery core goes with me. Cash, Zelle or card (no extra charge).
Rear pads are at 5 mm, good for another year; would run about $215 when the time comes.
"""
    groff(src,D+'o05.pdf')
    save('o05.pdf','quote','groff',None,'WRENCH ON WHEELS BY DARNELL',(2011,'Lexus','RX 350',None,None,139000),its,[2000],None,0,tot)
def o06():
    c=canvas.Canvas(D+'o06.pdf',pagesize=letter);W=[36,78,150,360,410,470]
    its=[];sec=[("01","PM SERVICE B - DRY, 25K",[("L","PM-B inspection, lube chassis, change oil & filters",2.5,16500),("P","LF14000NN|Lube filter, Fleetguard",1,5872),("P","FS1098|Fuel/water separator cartridge",1,7419),("P","DELO400|15W40 engine oil, bulk gal",11,2235),("P","AF27879|Air filter, primary",1,11894)]),
     ("02","LT STEER - WHEEL SEAL LEAKING, BRAKES OIL SOAKED",[("L","R&R steer hubs, replace seals and brake shoes, both sides",5.3,16500),("P","370003A|Wheel seal, steer, National",2,5245),("P","4715QKIT|Brake shoe kit, steer 15x4",1,16432),("P","66864B|Brake drum, steer 15x4",2,18990),("P","75W90S|Hub oil 75W-90 syn, qt",2,1965)]),
     ("03","DOT ANNUAL INSPECTION - TRACTOR",[("S","Annual DOT inspection w/ decal",1,12500)]),
     ("04","A/C INOP",[("L","Leak test, replace condenser, evacuate & recharge",4.1,16500),("P","40681|A/C condenser, Cascadia",1,38916),("P","R134A|Refrigerant R-134a, lb",3,2650)])]
    pg=[1]
    def head():
        c.setFont('Courier-Bold',15);c.drawString(36,752,"TRI-RIVERS DIESEL & FLEET, INC.");c.setFont('Courier',9)
        c.drawString(36,738,"I-57 Exit 54, 1902 Halfway Rd, Marion IL 62959  24 HR ROAD CALL 618-555-0121");c.drawRightString(576,752,f"INVOICE 77-40386  PG {pg[0]}")
        c.drawString(36,720,"SOLD TO: 3315 MCCLATCHY HAULING LLC      UNIT: 212   2019 FREIGHTLINER CASCADIA 126");c.drawString(36,708,"VIN: 3AKJHHDR9KSKB2290   MILES: 587,302   ENG: DD15   PO: VERBAL/KEITH   TERMS: N30")
        c.line(36,702,576,702);c.setFont('Courier-Bold',9)
        for x,t in zip(W,["OP","ITEM","DESCRIPTION"]):c.drawString(x,691,t)
        c.drawRightString(420,691,"QTY/HR");c.drawRightString(495,691,"PRICE");c.drawRightString(576,691,"EXT");c.line(36,687,576,687);c.setFont('Courier',9);return 672
    y=head();lab=par=sv=0
    def nl(k=13):
        nonlocal y
        y-=k
        if y<90:
            c.drawString(250,60,"-- CONTINUED --");c.showPage();pg[0]+=1;y=head()
    for n,t,rs in sec:
        if n=="03":
            c.drawString(250,60,"-- CONTINUED --");c.showPage();pg[0]+=1;y=head()
        c.setFont('Courier-Bold',9);c.drawString(36,y,f"{n}  {t}");c.setFont('Courier',9);nl();st=0
        for k,nm,q,u in rs:
            pn=''
            if '|' in nm:pn,nm=nm.split('|')
            i=I(nm,{'L':'Labor','P':'Part','S':'Service'}[k],q,u);its.append(i);st+=i['totalPrice']
            if k=='L':lab+=i['totalPrice']
            elif k=='P':par+=i['totalPrice']
            else:sv+=i['totalPrice']
            c.drawString(36,y,k);c.drawString(78,y,pn or ('LABOR' if k=='L' else 'FLAT'))
            ws=nm.split();ln=[''];
            for w in ws:
                if len(ln[-1])+len(w)>38:ln.append('')
                ln[-1]=(ln[-1]+' '+w).strip()
            c.drawRightString(420,y,f"{q:.2f}");c.drawRightString(495,y,m(u));c.drawRightString(576,y,m(i['totalPrice']))
            for a in ln:c.drawString(150,y,a);nl()
        c.drawRightString(495,y,f"OPERATION {n} TOTAL");c.drawRightString(576,y,m(st));nl(24)
    its+=[I("SHOP SUPPLIES 4% LABOR",'Fee',None,None,int(lab*.04+.5)),I("WASTE OIL / HAZMAT",'Fee',None,None,1850)]
    tx=tax(par,8.75);tot=S(its)+tx
    c.line(330,y,576,y);nl()
    for n,v in [("LABOR",lab),("PARTS",par),("FLAT RATE / SUBLET",sv),("SHOP SUPPLIES 4% LABOR",int(lab*.04+.5)),("WASTE OIL / HAZMAT",1850),("FREIGHT",0),("SUBTOTAL",S(its)),("TAX 8.75% PARTS",tx)]:
        c.drawString(330,y,n);c.drawRightString(576,y,m(v));nl()
    c.setFont('Courier-Bold',11);c.drawString(330,y-4,"INVOICE TOTAL");c.drawRightString(576,y-4,m(tot));c.save()
    save('o06.pdf','invoice','reportlab','77-40386','TRI-RIVERS DIESEL & FLEET, INC.',(2019,'Freightliner','Cascadia 126',None,'3AKJHHDR9KSKB2290',587302),its,[],S(its),tx,tot)
def o07():
    ok=[("Rack and pinion, replace (remanufactured)",61240,57200),("Outer tie rod ends, both",9418,3250),("Power steering fluid exchange",2460,6500),("Lower control arms w/ ball joints, front L & R",31880,35750)]
    no=[("Rear shocks, pair",18200,19500),("Cabin air filter",2900,1800)]
    its=[I(n,'Service',None,None,p+l) for n,p,l in ok if l];pass
    its.append(I("Alignment (sublet, Brewer's)",'Service',None,None,10995));its.append(I("Shop & environmental",'Fee',None,None,3200))
    P=sum(p for _,p,_ in ok);L=sum(l for _,_,l in ok);tx=tax(P,7.25);tot=S(its)+tx
    tr=lambda n,p,l,s:f"<tr><td><span class={s}>{'APPROVED' if s=='y' else 'DECLINED'}</span></td><td>{n}</td><td class=r>{'$'+m(p) if p else '—'}</td><td class=r>{'$'+m(l) if l else '—'}</td></tr>"
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>@page{{size:letter;margin:14mm}}body{{font:13px 'URW Gothic'}}table{{width:100%;border-collapse:collapse}}td,th{{padding:7px 5px;border-bottom:1px solid #ddd;text-align:left}}.r{{text-align:right}}.y{{background:#2a7;color:#fff;font-size:9px;padding:2px 6px;border-radius:8px}}.n{{background:#bbb;color:#fff;font-size:9px;padding:2px 6px;border-radius:8px}}.t td{{border:0;padding:3px 5px}}h1{{color:#3a2f7a;margin:0}}</style>
<h1>Juniper Street Garage</h1>A family shop since 1988 · 55 Juniper St, Asheville NC 28801 · 828.555.0184<br><br>
<table class=t><tr><td><b>ESTIMATE 5512-B</b><br>Revised Mar 19, 2025<br>Writer: Tamsin</td><td><b>Customer</b><br>Rafe Lindqvist<br>rafe.l@mail.example</td><td><b>2010 Subaru Outback 2.5i Premium</b><br>4S4BRBCC6A3341187<br>201,665 mi · plate HBD-2216</td></tr></table><br>
<table><tr><th></th><th>Work requested / recommended</th><th class=r>Parts</th><th class=r>Labor</th></tr>{''.join(tr(*x,'y') for x in ok)}
<tr><td><span class=y>APPROVED</span></td><td>Alignment (sublet, Brewer's)</td><td class=r>—</td><td class=r>see below</td></tr>{''.join(tr(*x,'n') for x in no)}</table><br>
<table class=t style="width:50%;margin-left:50%"><tr><td>Parts, approved work</td><td class=r>${m(P)}</td></tr><tr><td>Labor, approved work</td><td class=r>${m(L)}</td></tr><tr><td>Alignment (sublet, Brewer's)</td><td class=r>$109.95</td></tr><tr><td>Shop &amp; environmental</td><td class=r>$32.00</td></tr><tr><td>NC tax on parts 7.25%</td><td class=r>${m(tx)}</td></tr><tr><td><b>Approved total</b></td><td class=r><b>${m(tot)}</b></td></tr><tr><td colspan=2 style="font-size:10px;color:#777">Declined work (not included above): $424.00 before tax</td></tr></table>""",D+'o07.pdf')
    save('o07.pdf','quote','chromium','5512-B','Juniper Street Garage',(2010,'Subaru','Outback','2.5i Premium','4S4BRBCC6A3341187',201665),its,[],None,tx,tot)
def o08():
    its=[I("Alternator 150A, new (Denso)",'Part',1,28999),I("Drive belt 6PK2260",'Part',1,3650),I("Starter, reman",'Part',1,17425),I("Battery cable neg.",'Part',1,2815),I("R/R alternator and belt",'Labor',2.2,11500),I("R/R starter",'Labor',1.6,11500),I("Charging system test",'Service',1,4500),I("Supplies",'Fee',None,None,1295)]
    tx=tax(S(its[:4]),8.25);tot=S(its)+tx
    cell=lambda v,b=0,n=0:(f'<table:table-cell table:style-name="{"n" if n else ("b" if b else "x")}" office:value-type="string"><text:p>{str(v).replace("&","&amp;")}</text:p></table:table-cell>')
    row=lambda cs:'<table:table-row>'+''.join(cs)+'</table:table-row>'
    R=[row([cell("Oxbow Auto Electric",1)]),row([cell("1340 E Kearney St, Springfield MO 65803   417-555-0162")]),row([cell("")]),row([cell("ESTIMATE",1),cell("No. 2025-0177",1)]),row([cell("Customer"),cell("Bo Rasmussen"),cell(""),cell("Date"),cell("5/12/2025")]),row([cell("Vehicle"),cell("2008 Nissan Titan SE"),cell(""),cell("Miles"),cell("187450")]),row([cell("")]),row([cell("Type",1),cell("Description",1),cell("Qty/Hrs",1),cell("Each",1),cell("Line total",1)])]
    for i in its:R.append(row([cell(i['type'] if i['type']!='Service' else 'Misc'),cell(i['description']),cell(i['quantity'] or '',0,1),cell(m(i['unitPrice']) if i['unitPrice'] else '',0,1),cell(m(i['totalPrice']),0,1)]))
    R+=[row([cell("")]),*[row([cell(""),cell(""),cell(""),cell(n,1),cell(m(v),0,1)]) for n,v in [("Subtotal",S(its)),("Tax 8.25%",tx),("TOTAL",tot)]]]
    st='<style:style style:name="%s" style:family="table-cell"><style:table-cell-properties %s/><style:paragraph-properties fo:text-align="%s"/><style:text-properties style:font-name="Liberation Sans" fo:font-size="11pt" fo:font-weight="%s"/></style:style>'
    col=lambda n,w:f'<style:style style:name="{n}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>'
    src=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>{st%("x","","start","normal")}{st%("b",'fo:background-color="#e8eef7"',"start","bold")}{st%("n","","end","normal")}{col("c1",.9)}{col("c2",2.7)}{col("c3",.8)}{col("c4",1)}{col("c5",1.1)}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Estimate">{''.join(f'<table:table-column table:style-name="c{k}"/>' for k in range(1,6))}{''.join(R)}</table:table></office:spreadsheet></office:body></office:document>'''
    soffice(src,'fods',D+'o08.pdf')
    save('o08.pdf','quote','libreoffice','2025-0177','Oxbow Auto Electric',(2008,'Nissan','Titan','SE',None,187450),its,[],S(its),tx,tot)
if __name__=='__main__':
    import sys
    for f in sys.argv[1:] or ('o05','o06','o07','o08'): globals()[f]()
