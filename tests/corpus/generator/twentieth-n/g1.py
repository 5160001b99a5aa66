from lib import *
from xml.sax.saxutils import escape as X
# ---- n01 spreadsheet
rows=[(2,'Strut assembly, front (KYB)',23680,21000),(1,'Upper mount kit',3845,0),(1,'Lower control arm LH w/ bushings',9720,11400),
(None,'4-wheel alignment',0,8995),(1,'Serpentine belt (cracked)',3130,3800),(2,'Rear wiper + hatch handle clips',1475,0),(None,'Diagnose clunk over bumps',0,5700)]
its=[];parts=0
for q,d,p,l in rows:
    its.append(I(d,'Service' if p and l else 'Part' if p else 'Labor',q,None,p+l));parts+=p
its.append(I('Shop supplies','Fee',None,None,1200))
sub=sum(i['totalPrice'] for i in its);tax=pct(parts,8250);tot=sub+tax
V=vin('5TDZK23C09S261847')
def c(v,s='d'):
    if v is None or v=='': return f'<table:table-cell table:style-name="{s}"/>'
    if isinstance(v,float): return f'<table:table-cell table:style-name="{s}" office:value-type="float" office:value="{v}"><text:p>{v:,.2f}</text:p></table:table-cell>'
    if isinstance(v,int): return f'<table:table-cell table:style-name="{s}" office:value-type="float" office:value="{v}"><text:p>{v}</text:p></table:table-cell>'
    return f'<table:table-cell table:style-name="{s}" office:value-type="string"><text:p>{X(v)}</text:p></table:table-cell>'
R=[]
def r(*cs): R.append('<table:table-row>'+''.join(cs)+'</table:table-row>')
r(c('BRUSHY CREEK AUTO','h'));r(c('2210 County Rd 174, Round Rock   512-555-0148'));r(c(''))
r(c('Quote #','b'),c('Q-0619'),c(''),c('Date','b'),c('3/14/2024'))
r(c('Name','b'),c('D. Kowalczyk'),c(''),c('Miles','b'),c('143,906'))
r(c('Car','b'),c('2009 Toyota Sienna LE'),c(''),c(''),c(''))
r(c('VIN','b'),c(V));r(c(''))
r(c('Qty','t'),c('Description','t'),c('Parts','t'),c('Labor','t'),c('Amount','t'))
mo=lambda v:c(v/100,'m') if v else c('','g')
for q,d,p,l in rows: r(c(q,'g'),c(d,'g'),mo(p),mo(l),c((p+l)/100,'m'))
r(c('','g'),c('Shop supplies','g'),c('','g'),c('','g'),c(12.0,'m'))
for _ in range(4): r(c('','g'),c('','g'),c('','g'),c('','g'),c(0.0,'m'))
r(c(''));r(c(''),c(''),c(''),c('Subtotal','b'),c(sub/100,'m'));r(c(''),c(''),c(''),c('Tax 8.25% (parts)','b'),c(tax/100,'m'));r(c(''),c(''),c(''),c('TOTAL','b'),c(tot/100,'mb'))
r(c(''));r(c('Right lower arm looks ok for now, recheck at next oil change.'));r(c('Price good 30 days. Thanks for your business!'))
B='<style:table-cell-properties fo:border="0.5pt solid #000000"/>'
def st(n,cell='',txt='',ds='',par=''): return f'<style:style style:name="{n}" style:family="table-cell"{ds}>{cell}{par}<style:text-properties fo:font-size="10pt" {txt}/></style:style>'
W=[1.8,6.2,2.1,3.4,2.3]
fo=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
<number:currency-style style:name="N1"><number:currency-symbol>$</number:currency-symbol><number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:currency-style>
{''.join(f'<style:style style:name="co{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate(W))}
{st('d')}{st('h','','fo:font-weight="bold"').replace('10pt','18pt')}{st('b','','fo:font-weight="bold"')}{st('t','<style:table-cell-properties fo:border="0.5pt solid #000000" fo:background-color="#c6d9f1"/>','fo:font-weight="bold"')}{st('g',B)}{st('m',B,'',' style:data-style-name="N1"')}{st('mb',B,'fo:font-weight="bold"',' style:data-style-name="N1"')}
</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet1">{''.join(f'<table:table-column table:style-name="co{i}"/>' for i in range(5))}{''.join(R)}</table:table></office:spreadsheet></office:body></office:document>'''
open(TMP+'n01.fods','w').write(fo)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,TMP+'n01.fods'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save('n01','pdf','quote','libreoffice',[],'Q-0619','BRUSHY CREEK AUTO',dict(year=2009,make='Toyota',model='Sienna',trim='LE',vin=V,mileage=143906),its,[],sub,tax,tot)
# ---- n02 dot matrix
from reportlab.pdfgen import canvas
its=[I('R&R FRONT HUB ASSY RH','Labor',1.8,9800,17640),I('HUB ASSY FRT RH W/ABS SENSOR AND BOLTS','Part',1,14275,14275),
I('R&R ALTERNATOR','Labor',1.2,9800,11760),I('ALTERNATOR 130A REMAN','Part',1,18950,18950),I('CORE CHARGE ALTERNATOR','Fee',1,4500,4500),
I('BELT 6-RIB 1905MM','Part',1,3412,3412),I('COOLANT HOSE CLAMP','Part',4,215,860),I('TOW IN','Sublet',None,None,8500),I('HAZ WASTE','Fee',None,None,450)]
V=vin('1FTRF12W04NB47219')
codes=['0412','513188','1130','8261-11R','','K060750','HC-24','','']
ty=['LAB','PRT','LAB','PRT','COR','PRT','PRT','SUB','MSC']
tp=sum(i['totalPrice'] for i,t in zip(its,ty) if t in('PRT','COR'))
sub=sum(i['totalPrice'] for i in its);tax=pct(tp,6250);tot=sub+tax
L=[f"{'HOLLIS & SON MOTOR REPAIR':^80}",f"{'RT 9 BOX 44  ELKINS   TEL 555-0117':^80}","","REPAIR ESTIMATE NO. 004471                       DATE 11/02/23   TIME 08:14   PG 1","-"*80,
"CUST: BARTLETT, R W                    VEH:  04 FORD F150 XL 4.6",f"      RR 2 COALTON                     VIN:  {V}","PHONE: 555-0193                        MILES IN: 187,330    LIC: 4KD 118","-"*80,
"LN TYP CODE       DESCRIPTION                      QTY     PRICE      AMOUNT","-"*80]
for k,(i,t,cd) in enumerate(zip(its,ty,codes),1):
    d=i['description'];d2=None
    if 'AND BOLTS' in d: d,d2='HUB ASSY FRT RH W/ABS','SENSOR AND BOLTS'
    q='' if i['quantity'] is None else (f"{i['quantity']:.1f}" if t=='LAB' else str(i['quantity']))
    u='' if i['unitPrice'] is None else m(i['unitPrice'])
    L.append(f"{k:>2} {t} {cd:<10} {d:<30} {q:>5} {u:>9} {m(i['totalPrice']):>11}")
    if d2: L.append(' '*18+d2)
    if k==2: L.append("   *** LH HUB CHECKED, LITTLE PLAY, CUST WILL WATCH")
L+=["-"*80,f"{'LABOR':>58} {m(17640+11760):>14}",f"{'PARTS':>58} {m(tp):>14}",f"{'SUBLET/MISC':>58} {m(8950):>14}",f"{'SUB TOTAL':>58} {m(sub):>14}",f"{'SALES TAX 6.25% PARTS':>58} {m(tax):>14}",f"{'** ESTIMATE TOTAL **':>58} {m(tot):>14}","","CORE CHARGE REFUNDED WHEN OLD UNIT RETURNED.","I AUTHORIZE THE ABOVE REPAIRS       X______________________________"]
cv=canvas.Canvas(OUT+'n02.pdf',pagesize=(612,792))
for b in range(0,22,2): cv.setFillColorRGB(.9,.97,.9);cv.rect(24,792-36-(b+1)*36,564,36,0,1)
cv.setFillColorRGB(.85,.85,.85)
for y in range(18,792,36): cv.circle(11,y,4,1,0);cv.circle(601,y,4,1,0)
cv.setFillColorRGB(.15,.15,.2);cv.setFont('Courier',10.5)
y=740
for l in L: cv.drawString(52,y,l);y-=12*1.5 if False else 13.5
cv.save()
save('n02','pdf','quote','reportlab',[],'004471','HOLLIS & SON MOTOR REPAIR',dict(year=2004,make='Ford',model='F150',trim='XL',vin=V,mileage=187330),its,[],sub,tax,tot)
# ---- n03 web app cards
its=[I('Front pads & rotors labor','Labor',1.5,14900,22350),I('Akebono ceramic pad set','Part',1,7299,7299),I('Coated rotor, front','Part',2,8450,16900),
I('Brake fluid exchange','Service',None,None,12900),
I('Replace rear shocks','Labor',0.9,14900,13410),I('Monroe OESpectrum shock','Part',2,6188,12376),
I('Cabin + engine air filters','Service',None,None,8900),I('Shop & environmental','Fee',None,None,2750)]
disc=[dict(description='First visit $40 off',totalPrice=4000)]
V=vin('JF2SKAGC0KH418826')
sub=sum(i['totalPrice'] for i in its);tax=pct(7299+16900+12376,7750);tot=sub-4000+tax
def row(i):
    q='' if i['quantity'] is None else (f"{i['quantity']} hr × {m(i['unitPrice'],'$')}" if i['type']=='Labor' else f"{i['quantity']} × {m(i['unitPrice'],'$')}")
    return f"<div class=r><span>{i['description'].replace('&','&amp;')}</span><em>{q}</em><b>{m(i['totalPrice'],'$')}</b></div>"
def card(t,tag,its,note=''):
    return f"<div class=card><div class=ct><h3>{t}</h3><i class={tag}>{tag}</i></div><p>{note}</p>{''.join(map(row,its))}<div class=js><span>Job total</span><b>{m(sum(i['totalPrice'] for i in its),'$')}</b></div></div>"
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.45in}}body{{font:12px "Liberation Sans";color:#223;margin:0;-webkit-print-color-adjust:exact}}.top{{display:flex;justify-content:space-between;border-bottom:3px solid #4353ff;padding-bottom:8px}}h1{{margin:0;font-size:22px}}.card{{border:1px solid #ccd;border-radius:10px;padding:8px 14px;margin:10px 0;page-break-inside:avoid}}.ct{{display:flex;justify-content:space-between}}h3{{margin:0;font-size:14px}}p{{margin:2px 0 5px;color:#778;font-size:11px}}i{{font-style:normal;font-size:10px;background:#dff5e3;border-radius:8px;padding:2px 8px}}i.Declined{{background:#fde0e0}}.r{{display:flex;padding:3px 0;border-top:1px solid #eef}}.r span{{flex:1}}em{{font-style:normal;color:#667;width:130px;text-align:right}}b{{width:100px;text-align:right}}.js{{display:flex;justify-content:space-between;border-top:1px solid #99a;padding-top:4px;color:#445}}.tot{{margin-left:55%}}.tot div{{display:flex;justify-content:space-between;padding:3px 0}}</style>
<div class=top><div><h1>Peakline Auto Care</h1>Estimate E-20817 · Created Jun 6, 2024</div><div style="text-align:right"><b style="width:auto">2019 Subaru Forester Premium</b><br>VIN {V}<br>61,284 mi</div></div>
<p style="margin-top:8px">Hi Priyanka, tap any job to approve or decline. Questions? Text us at (720) 555-0166.</p>
{card('Front brakes','Recommended',its[0:3],'Pads 2 mm, rotors at minimum thickness.')}
{card('Brake fluid','Recommended',its[3:4],'Moisture 4%.')}
<div class=card><div class=ct><h3 style="color:#999">Timing cover reseal</h3><i class=Declined>Declined</i></div><p>You declined this on Jun 6. Would have been $1,284.00.</p></div>
{card('Rear shocks','Recommended',its[4:6],'Left shock leaking.')}
{card('Filters','Recommended',its[6:7])}
<div class=tot>{''.join(f"<div><span>{a}</span><b>{b}</b></div>" for a,b in [('Shop &amp; environmental','$27.50'),('Subtotal',m(sub,'$')),('First visit $40 off','−$40.00'),('Sales tax (parts 7.75%)',m(tax,'$')),('Estimate total',m(tot,'$'))])}</div>'''
chrome(H,OUT+'n03.pdf')
save('n03','pdf','quote','chromium',[],'E-20817','Peakline Auto Care',dict(year=2019,make='Subaru',model='Forester',trim='Premium',vin=V,mileage=61284),its,disc,sub,tax,tot)
# ---- n04 euro specialist
V=vin('WBA3B5C50EF594113')
ops=[('11 42 043','Replace oil filter housing gasket',2.8,[('11 42 8 637 821','Gasket, filter housing to block (Elring)',1,1485),('11 42 8 637 820','Gasket, cooler to housing',1,1160)]),
('17 11 035','Replace expansion tank',0.7,[('17 13 8 677 653','Expansion tank, Behr/Mahle',1,11890),('83 51 2 355 290','Coolant G48 concentrate, 1.5 L',3,2475)]),
('31 12 116','Replace front control arm bushings, L+R',2.1,[('31 12 6 855 743','Tension strut w/ hydro bushing, Lemförder',2,16830)]),
('36 00 560','Road force balance, four wheels',None,None)]
its=[];rate=17200
from reportlab.pdfbase import pdfmetrics
cv=canvas.Canvas(OUT+'n04.pdf',pagesize=(612,792))
cv.setFont('Times-Bold',20);cv.drawString(60,735,'Rheingold Motorwerks');cv.setFont('Times-Italic',10);cv.drawString(60,720,'Independent service for BMW, Audi & Mercedes-Benz since 1991')
cv.setFont('Helvetica',9);y=690
for a,b in [('Kostenvoranschlag / Estimate  RM-24-0388','Date: 22 Apr 2024'),('Customer: Mr. A. Feldstein','Advisor: Uwe'),('Vehicle: 2014 BMW 328i xDrive','Odometer: 98,417 mi'),(f'VIN: {V}','Engine: N20 / F30')]:
    cv.drawString(60,y,a);cv.drawRightString(552,y,b);y-=13
y-=10;cv.setFont('Helvetica-Bold',8.5)
def ln(a,b,q,u,t):
    global y
    cv.drawString(60,y,a);cv.drawString(140,y,b)
    if q:cv.drawRightString(410,y,q)
    if u:cv.drawRightString(480,y,u)
    if t:cv.drawRightString(552,y,t)
    y-=14
ln('Op / Part no.','Text','Qty / AW','Each','USD');cv.line(60,y+10,552,y+10)
for op,t,h,ps in ops:
    y-=4;cv.setFont('Helvetica-Bold',8.5)
    if h:
        tt=round(h*rate);its.append(I(t,'Labor',h,rate,tt));ln(op,t,f'{h:.1f} h',m(rate),m(tt))
    else: its.append(I(t,'Service',None,None,12000));ln(op,t,'','',m(12000))
    cv.setFont('Helvetica',8.5)
    for pn,d,q,u in ps or []:
        its.append(I(d,'Part',q,u,q*u));ln(pn,d,f'{q}',m(u),m(q*u))
    if op.startswith('31'):
        cv.setFont('Helvetica-Oblique',8);ln('','Genuine BMW part instead: 231.40 each, not quoted','','','')
y-=4;cv.setFont('Helvetica',8.5);its.append(I('Small materials 2 %','Fee',None,None,0))
lab=sum(i['totalPrice'] for i in its if i['type']=='Labor');prt=sum(i['totalPrice'] for i in its if i['type']=='Part')
its[-1]=I('Small materials','Fee',None,None,1950);ln('','Small materials','','',m(1950))
cv.line(60,y+8,552,y+8);y-=6
sub=sum(i['totalPrice'] for i in its);tax=pct(prt+1950,8875);tot=sub+tax
for a,b in [('Labor total',lab),('Parts total',prt),('Net',sub),('Sales tax 8.875% on material',tax),('Total USD',tot)]:
    if a=='Total USD':cv.setFont('Helvetica-Bold',11)
    cv.drawRightString(480,y,a);cv.drawRightString(552,y,m(b));y-=15
cv.setFont('Helvetica',8);cv.drawString(60,y-20,'Observed, no price given: rear main seal damp; brake wear sensor front at 40 %. 24 months / 24,000 mi warranty on the above.')
cv.save()
save('n04','pdf','quote','reportlab',[],'RM-24-0388','Rheingold Motorwerks',dict(year=2014,make='BMW',model='328i',trim='xDrive',vin=V,mileage=98417),its,[],sub,tax,tot)
