from lib import *
from a3 import textpdf
e=H.escape
def src(htm,n,dpi=170):
    chrome(htm,n,pdf=f'{TMP}/{n}.pdf'); return topng(f'{TMP}/{n}.pdf',n,dpi)
def d14():
    d=Doc('14_quick_lube.jpg','invoice',['photo','shadow','package with included rows','coupon'],'0412-118830','Zip-In Oil & Lube #412',2021,'Kia','Sportage','KNDPMCAC7M7884013',41877)
    R=[d.sv('SIGNATURE FULL SYNTHETIC OIL CHANGE','99.99',code='FS5'),'  0W-20 FULL SYNTHETIC UP TO 5 QT   INCL','  OIL FILTER ZF-2808                INCL','  TOP OFF FLUIDS / CHECK TIRES      INCL','  LUBE CHASSIS - SEALED             N/A',d.p('EXTRA QUART FULL SYNTHETIC',2,'9.49',code='XQ'),d.p('CABIN AIR FILTER',1,'54.99',code='CF118'),d.p('WIPER BLADE 24 IN',1,'26.99',code='WB24'),d.p('WIPER BLADE 16 IN',1,'21.99',code='WB16'),d.sv('FUEL SYSTEM CLEANING','79.99',code='FSC'),d.f('ENVIRONMENTAL FEE','3.99',code='ENV')]
    for it in d.items:
        if it['type'] in('Service','Fee'): it['quantity']=1
    di=d.d('20.00'); d.sub=d.sum()-di; tx=d.tax(d.sum('Part'),'6.25'); d.tot=d.sub+tx
    b=''.join(f'<tr><td>{x["code"]}<td>{x["desc"]}<td class=r>{x["qty"] or 1}<td class=r>{m(x["unit"] or x["total"])}<td class=r>{m(x["total"])}</tr>' if isinstance(x,dict) else f'<tr><td><td colspan=4 style="white-space:pre;font-size:12px">{x}</tr>' for x in R)
    for it in d.items:
        if it['type'] in('Service','Fee'): it['unitPrice']=it['totalPrice']
    im=src('''<style>@page{size:7in 8.5in;margin:.35in}body{font:13px "Liberation Sans"}table{width:100%;border-collapse:collapse}.r{text-align:right}th{border-bottom:2px solid #000;text-align:left;font-size:12px}td{padding:2.5px 3px}</style>
    <div style="display:flex;justify-content:space-between"><div style="font:italic 900 34px 'Liberation Sans';color:#d2202b">Zip-In <span style="font-size:17px;color:#1b3c8c">OIL & LUBE #412</span></div><div class=r>INVOICE <b>0412-118830</b><br>11/14/2026 &nbsp; 2:37 PM<br>Bay 2 &nbsp; Tech: Omar</div></div>
    <div style="font-size:12px">1717 Worcester Rd, Framingham, MA 01701 &nbsp; (508) 555-0193</div><hr>
    <div style="display:flex;justify-content:space-between"><div>JANICE TREMBLAY<br>508-555-0158</div><div>2021 KIA SPORTAGE LX 2.4L<br>VIN KNDPMCAC7M7884013</div><div>Plate 3KX 771 MA<br>Mileage 41,877<br>Next service 46,877</div></div><br>
    <table><tr><th>CODE<th>SERVICE<th class=r>QTY<th class=r>PRICE<th class=r>AMOUNT</tr>'''+b+f'<tr><td>CPN20<td colspan=3>COUPON - $20 OFF SIGNATURE<td class=r>-20.00</tr></table><table style="width:45%;margin:10px 0 0 auto;border-top:1px solid #000"><tr><td>Subtotal<td class=r>{m(d.sub)}<tr><td>Tax 6.25%<td class=r>{m(tx)}<tr><td><b>TOTAL</b><td class=r><b style="font-size:17px">{D(d.tot)}</b><tr><td>DEBIT 7710<td class=r>{m(d.tot)}</table><p style="font-size:11px;text-align:center">Recommended next visit: transmission fluid, brake fluid. Thank you for Zipping In!</p>','14')
    photo(im,f'{OUT}/{d.file}',1700,2100,[(160,150),(1560,190),(1620,1930),(90,1890)],'seat',14,curl=8,light=(.35,.25,.4),shadow=([(.55,-.1),(1.1,-.1),(1.1,.75),(.8,.5)],.35,140),blur=.8,folds=[('h',.5)],ns=1.5,gain=1.05); d.save()
def d15():
    d=Doc('15_fleet_tire_center.jpg','quote',['photo','parts and labor in one row','declined'],'204-77139','Kingsway Complete Auto & Tire',2016,'Honda','CR-V','5J6RM4H5XGL061295',98214)
    R=[('STRUT ASSEMBLY - FRONT',2,'428.60','261.98'),('LIFETIME ALIGNMENT',1,'0.00','219.99'),('BRAKE FLUID EXCHANGE',1,'18.49','91.50'),('REAR WIPER BLADE',1,'17.99','0.00')]
    K=[]
    for n,qn,p,l in R:
        k=d.sv(n,Dc(p)+Dc(l)); d.items[-1]['quantity']=qn; K.append((n,qn,c(p),c(l),k['total']))
    d.items[-1]['type']='Part'
    ss=d.f('Shop Supplies','24.50'); di=d.d('65.00'); pts=sum(k[2] for k in K); lab=sum(k[3] for k in K); d.sub=d.sum()-di; tx=d.tax(pts,'7'); d.tot=d.sub+tx
    b=''.join(f'<tr><td>{n}<td class=r>{q_}<td class=r>{m(p)}<td class=r>{m(l)}<td class=r>{m(t)}</tr>' for n,q_,p,l,t in K)
    dc=[('SERPENTINE BELT',1,'61.99','74.00'),('TRANSMISSION FLUID SERVICE',1,'68.00','110.99')]
    b2=''.join(f'<tr><td>{n}<td class=r>{q_}<td class=r>{p}<td class=r>{l}<td class=r>{m(c(p)+c(l))}</tr>' for n,q_,p,l in dc)
    im=src('''<style>@page{size:letter;margin:.5in}body{font:13px "Liberation Sans Narrow"}table{width:100%;border-collapse:collapse}.r{text-align:right}th{background:#222;color:#fff;text-align:left;padding:4px}th.r{text-align:right}td{padding:4px;border-bottom:1px solid #ccc}</style>
    <table style="border:0"><tr><td style="border:0"><span style="font:bold 24px 'Liberation Sans'">KINGSWAY</span> <span style="font-size:18px">Complete Auto & Tire</span><br>3300 Kingsway Blvd, Brandon, FL 33510 &nbsp; 813-555-0115<br>State Reg. MV-55127<td class=r style="border:0"><b style="font-size:16px">VEHICLE SERVICE ESTIMATE</b><br>Work order 204-77139<br>09/30/2026 8:14 AM</table>
    <p style="border:1px solid #000;padding:6px">MARCUS BELLAMY &nbsp; 813-555-0160 &nbsp;&nbsp;|&nbsp;&nbsp; 2016 HONDA CR-V EX 2.4L &nbsp;&nbsp;|&nbsp;&nbsp; VIN 5J6RM4H5XGL061295 &nbsp;&nbsp;|&nbsp;&nbsp; 98,214 MI &nbsp;&nbsp;|&nbsp;&nbsp; Y77 KLP FL</p>
    <table><tr><th>AUTHORIZED SERVICES<th class=r>QTY<th class=r>PARTS<th class=r>LABOR<th class=r>TOTAL</tr>'''+b+'</table><table style="width:40%;margin:10px 0 0 auto">'+''.join(f'<tr><td>{x}<td class=r>{y}</tr>' for x,y in [('Parts',m(pts)),('Labor',m(lab)),('Shop Supplies',m(ss['total'])),('Package Savings','-'+m(di)),('Subtotal',m(d.sub)),('Tax',m(tx)),('<b>ESTIMATE TOTAL</b>',f'<b>{D(d.tot)}</b>')])+'</table><br><table><tr><th>DECLINED / RECOMMENDED - NOT IN TOTAL<th class=r>QTY<th class=r>PARTS<th class=r>LABOR<th class=r>TOTAL</tr>'+b2+'</table><p style="font-size:11px">PLEASE READ CAREFULLY, CHECK ONE OF THE STATEMENTS BELOW, AND SIGN: I understand that, under state law, I am entitled to a written estimate if my final bill will exceed $150.<br><br>[ &nbsp; ] I request a written estimate. &nbsp; [ &nbsp; ] I do not request a written estimate as long as the repair costs do not exceed $________.<br><br>Signed _____________________________ Date ____________</p>','15',165)
    photo(im,f'{OUT}/{d.file}',1650,2150,[(120,170),(1500,110),(1590,2010),(60,2050)],'wood',15,curl=5,light=(.7,.3,.4),shadow=([(-.1,.45),(.35,.7),(.5,1.1),(-.1,1.1)],.3,160),blur=.8,tint=(1,.97,.9),ns=1.5,gain=1.04); d.save()
def d16():
    d=Doc('16_dealer_mpi_menu.jpg','quote',['photo','colored boxes','priced recommendations, green rows without money'],'MPI 60318','Coastal Toyota',2018,'Toyota','RAV4','JTMWFREV7JD243106',77640)
    red=[d.sv('Replace front brake pads & resurface rotors','389.95'),d.sv('Replace 2 front tires (2/32")','418.60')]
    yel=[d.sv('Brake fluid flush','149.95'),d.sv('Engine air filter','42.50'),d.sv('Cabin air filter','64.95'),d.sv('Throttle body service','169.95')]
    d.sub=d.sum(); d.tx=4218; d.tot=d.sub+d.tx
    g1=['Horn / lights','Wiper blades','Battery CCA 540/582','Coolant level & condition','Belts & hoses','Transmission fluid','Steering / ball joints','Shocks & struts','Exhaust system','Rear brakes 7mm','Rear tires 6/32"','Oil leaks']
    gb=''.join(f'<div><span class=b style="background:#3aa655"></span><span class=b></span><span class=b></span> {x}</div>' for x in g1)
    def sec(cl,t,rows): return f'<div style="background:{cl};color:#fff;font-weight:700;padding:4px 8px">{t}</div>'+''.join(f'<div class=l><span>{e(x["desc"])}</span><span>{D(x["total"])}</span></div>' for x in rows)
    im=src('''<style>@page{size:letter;margin:.45in}body{font:12.5px Roboto}.b{display:inline-block;width:12px;height:12px;border:1px solid #444;margin-right:3px;vertical-align:-2px}.l{display:flex;justify-content:space-between;padding:6px 8px;border-bottom:1px solid #bbb}.g{columns:2;line-height:1.75}</style>
    <div style="display:flex;justify-content:space-between;border-bottom:4px solid #c00;padding-bottom:6px"><b style="font-size:24px">Coastal Toyota</b><span style="text-align:right"><b>MULTI-POINT VEHICLE INSPECTION</b><br>MPI 60318 &nbsp; 10/28/2026</span></div>
    <p>Guest: Louise Abernathy &nbsp;&nbsp; 2018 Toyota RAV4 XLE &nbsp;&nbsp; VIN JTMWFREV7JD243106 &nbsp;&nbsp; 77,640 mi<br>Advisor: Kip S. &nbsp;&nbsp; Technician: 4071 &nbsp;&nbsp; 2190 Military Cutoff Rd, Wilmington, NC 28403 &nbsp; 910-555-0128</p>
    <p><span class=b style="background:#3aa655"></span>Checked OK &nbsp; <span class=b style="background:#f2b91d"></span>May need attention soon &nbsp; <span class=b style="background:#d3222a"></span>Requires immediate attention</p><div class=g>'''+gb+'</div><br>'+sec('#d3222a','REQUIRES IMMEDIATE ATTENTION',red)+'<br>'+sec('#d99a00','MAY NEED ATTENTION SOON',yel)+f'<br><div style="width:46%;margin-left:auto"><div class=l><span>Recommended services</span><span>{D(d.sub)}</span></div><div class=l><span>Est. tax</span><span>{D(d.tx)}</span></div><div class=l style="font-weight:700;font-size:15px"><span>Total estimate</span><span>{D(d.tot)}</span></div></div><p>Tire tread LF 2 &nbsp; RF 2 &nbsp; LR 6 &nbsp; RR 6 /32 &nbsp;&nbsp;&nbsp; Brake lining LF 2mm &nbsp; RF 2mm &nbsp; LR 7mm &nbsp; RR 7mm</p><p style="font-size:10px">Prices include parts and labor. Valid 30 days. Comments: Customer will think about it and call back.</p>','16',165)
    photo(im,f'{OUT}/{d.file}',1700,2200,[(180,120),(1520,160),(1600,2080),(130,2060)],'granite',16,curl=7,light=(.4,.6,.35),shadow=None,blur=.8,tint=(.97,.99,1),folds=[('h',.335),('h',.665)],ns=1.2,gain=1.02); d.save()
def d17():
    d=Doc('17_spreadsheet_wrong_sum.jpg','quote',['photo','spreadsheet print','total added up wrongly by the shop'],None,"Sal's Auto",2010,'Mazda','3','JM1BL1SF7A1178832',171200)
    R=[d.p('Lower control arm L',1,'84.50'),d.p('Lower control arm R',1,'84.50'),d.p('Sway bar links',2,'22.75'),d.p('Outer tie rods',2,'31'),d.l('Labor front end',5,'90'),d.sv('Alignment','85'),d.f('Shop fee','15')]
    true=d.sum(); d.sub=true-4550; tx=d.tax(27650-0 if 0 else sum(x['total'] for x in R if x['type']=='Part'),'6.625'); d.tot=d.sub+tx
    rows=[['',"Sal's Auto",'','',''],['','77 Broad St, Bloomfield NJ','973-555-0186','',''],['','','','',''],['','Customer','Wanda Pietrowski','',''],['','Car','2010 Mazda 3 i Touring','',''],['','VIN','JM1BL1SF7A1178832','','171,200 mi'],['','Date','12-Oct-26','','ESTIMATE'],['','','','',''],['#','Item','Qty','Price','Amount']]
    for i,x in enumerate(R): rows.append([i+1,x['desc'],x['qty'] or '',m(x['unit'],'$') if x['unit'] else '',m(x['total'],'$')])
    rows+=[['','','','',''],['','','','Subtotal',D(d.sub)],['','','','Tax 6.625%',D(tx)],['','','','TOTAL',D(d.tot)],['','','','',''],['','half down to order parts, balance when done','','','']]
    b=''.join('<tr>'+''.join(f'<td class="{"r" if i>=2 and any(ch.isdigit() for ch in str(x)) and len(str(x))<10 else ""}">{e(str(x)) or "&nbsp;"}</td>' for i,x in enumerate(rw))+'</tr>' for rw in rows).replace("<td class=\"\">Sal&#x27;s","<td style='font-size:22px;font-weight:700'>Sal&#x27;s")
    im=src('<style>@page{size:letter;margin:.8in}body{font:15px Carlito,"Open Sans"}table{border-collapse:collapse}td{border:1px solid #b5b5b5;padding:3px 8px;min-width:24px;white-space:nowrap}.r{text-align:right}</style><table>'+b+'</table>','17',165)
    photo(im,f'{OUT}/{d.file}',1600,2000,[(90,130),(1480,60),(1540,1880),(150,1930)],'darkwood',17,curl=6,light=(.2,.2,.5),shadow=([(.6,.5),(1.1,.3),(1.1,1.1),(.4,1.1)],.3,200),blur=.8,tint=(1,.96,.87),ns=1.5,gain=1.06); print('true sum',true); d.save(wrong=True)
def d18():
    d=Doc('18_transmission_shop.jpg','invoice',['photo','deposit paid','core credit'],'7745','Keystone Transmission Exchange',2012,'Ford','Explorer','1FMHK8D83CGA60437',138902)
    R=[d.p('Remanufactured 6F55 transmission',1,'2650'),d.p('Torque converter - reman',1,'315'),d.p('Mercon LV fluid, qts',5,'9.85'),d.p('Cooler line kit',1,'88.40'),d.l('R&R transmission assembly',Dc('11.5'),'120'),d.l('Flush cooler and lines',1,'120'),d.l('Program TCM / adaptive learn',Dc('0.75'),'120'),d.f('Shop materials','55.00')]
    core=d.d('350'); d.sub=d.sum()-core; tx=d.tax(sum(x['total'] for x in R if x['type']=='Part'),'6'); d.tot=d.sub+tx; dep=150000
    b=''.join(f'<tr><td>{Dc(str(x["qty"])):.2f}<td>{e(x["desc"])}<td class=r>{m(x["unit"])}<td class=r>{m(x["total"])}</tr>' if x['qty'] else f'<tr><td><td>{x["desc"]}<td><td class=r>{m(x["total"])}</tr>' for x in R)
    im=src('''<style>@page{size:letter;margin:.55in}body{font:13.5px "Liberation Serif"}table{width:100%;border-collapse:collapse}.r{text-align:right}.i td,.i th{border-left:1px solid #000;border-right:1px solid #000;padding:4px 7px}.i th{border:1px solid #000;background:#e4e4e4}.i{border:1px solid #000}</style>
    <div style="text-align:center"><span style="font:bold 27px 'Liberation Serif';letter-spacing:1px">KEYSTONE TRANSMISSION EXCHANGE</span><br>Automatic &bull; Standard &bull; 4x4 &bull; Differentials<br>2416 W. 26th St., Erie, PA 16506 &nbsp; (814) 555-0155</div>
    <h3 style="display:flex;justify-content:space-between"><span>INVOICE 7745</span><span>November 9, 2026</span></h3><table><tr valign=top><td>SOLD TO: Frank Dombrowski<br>1819 Peach St., Erie, PA 16502<br>814-555-0129<td>2012 Ford Explorer XLT 3.5L<br>VIN 1FMHK8D83CGA60437<br>Odometer 138,902 &nbsp; Tag LBR 4482</table><br>
    <table class=i><tr><th width=60>QTY/HRS<th>DESCRIPTION<th width=90>EACH<th width=100>AMOUNT</tr>'''+b+f'<tr><td><td>Less: core returned<td><td class=r>-{m(core)}</tr><tr style="height:90px"><td><td><td><td></tr></table><table style="width:45%;margin:8px 0 0 auto">'+''.join(f'<tr><td>{x}<td class=r>{y}</tr>' for x,y in [('Sub-total',m(d.sub)),('PA Sales Tax 6% (parts)',m(tx)),('<b>TOTAL</b>',f'<b>{D(d.tot)}</b>'),('Deposit 10/30/26 ck #2071',m(-dep)),('<b>BALANCE DUE</b>',f'<b>{D(d.tot-dep)}</b>')])+'</table><p style="font-size:12px">3 YEAR / 100,000 MILE WARRANTY on remanufactured unit. First service due at 500 miles. Warranty void if vehicle is overheated, towed with, or fluid is changed by others.</p><p>Received by: ___________________________</p>','18',165)
    photo(im,f'{OUT}/{d.file}',1700,2150,[(200,90),(1610,220),(1500,2060),(60,1930)],'white',18,curl=6,light=(.5,.4,.4),shadow=([(.0,-.1),(.45,-.1),(.2,.5),(-.1,.6)],.28,150),blur=.85,tint=(.99,.98,.95),ns=1.5,gain=1.0); d.save()
import sys
if __name__=='__main__':
    for n in sys.argv[1:] or ['d14','d15','d16','d17','d18']: globals()[n]()
