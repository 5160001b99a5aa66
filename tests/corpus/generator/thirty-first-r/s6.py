from pg import *
# ---------- 17 Firestone manner
v=vin("1G1ZD5ST",2018,"F","140286")
blk=[("TIRES - ROADHAWK",[("7019284","ROADHAWK ALL SEASON 245/45R18 100V BL",2,171.99,'part'),("7015016","NEW TIRE WHEEL BALANCE, PER TIRE",2,16.99,'service'),("7075078","RUBBER VALVE STEM",2,3.49,'part'),("7097782","SCRAP TIRE RECYCLING CHARGE",2,4.00,'fee')]),
 ("STANDARD ALIGNMENT",[("7001645","STANDARD ALIGNMENT SERVICE",1,109.99,'service')]),
 ("HIGH MILEAGE OIL CHANGE",[("7013823","HIGH MILEAGE 0W20 OIL, 5 QT",1,38.49,'part'),("7013904","ENGINE OIL FILTER",1,9.99,'part'),("7013871","OIL CHANGE LABOR",1,14.99,'labor'),("7018473","OIL FILTER RECYCLING FEE",1,2.50,'fee')])]
ls=[];html=""
for t,it in blk:
    html+=f'<tr><td colspan=6 class=b>{t}</tr>'
    for c,d,q,u,ty in it:
        l=L(d,ty,q=q,u=u);ls.append(l);html+=f'<tr><td>{c}<td>{d}<td>ALL<td>{q}<td>{m(u)}<td>{m(l.total)}</tr>'
    if 'OIL' in t: html+='<tr><td>7009374<td>COURTESY CHECK<td>41<td>1<td>.00<td>N/C</tr>'
ss=L("SHOP SUPPLIES","fee",12.37);al=ls+[ss];d=D('40.00');st=summ(al);tx=summ([l for l in al if l.type=='part'])-d+ss.total;tax=r2(tx*D('.07'));tot=st-d+tax
truth("17_granite_tire","Chromium print of HTML, then ImageMagick photograph",["perspective","shadow","blur","noise"],"Granite State Complete Auto Care",(2018,"Chevrolet","Malibu",v,71344),al,[("ROADHAWK PAIR INSTANT SAVINGS",d)],st,tax,tot)
hpdf("p17",f'''<meta charset=utf8><style>@page{{size:letter;margin:.45in}}body{{font:12px 'Liberation Sans'}}table{{width:100%;border-collapse:collapse}}td{{padding:2.5px 4px}}.i td:nth-child(n+3){{text-align:right}}.i tr:first-child td{{border-top:2px solid;border-bottom:2px solid;font-weight:700}}.b{{font-weight:700;padding-top:9px;text-align:left!important}}.g td{{border:1px solid #000;vertical-align:top;width:33%}}.s{{width:320px;margin-left:auto;margin-top:12px;font-size:13px}}.s td:last-child{{text-align:right}}</style>
<div style="text-align:center;font:bold 19px 'Liberation Serif'">GRANITE STATE COMPLETE AUTO CARE</div><div style="text-align:center">STORE # 024417 &nbsp; 1155 South Willow St, Evansville IN 47715 &nbsp; 812.555.0149</div><br>
<table class=g><tr><td>Invoice: <b>183306</b><br>Date: 03/22/2024<br>Wait: 1:30 PM<br>Serviced by: K. BOYLE<td>FRANKLIN DE LA ROSA<br>2718 E WALNUT ST<br>EVANSVILLE IN 47714<br>812.555.0110<td>2018 CHEVROLET MALIBU LT<br>4-1490 1.5L DOHC TURBO<br>VIN: {v}<br>Lic: 884DKL IN<br>Mileage In/Out: 71,344 / 71,347</table><br>
<table class=i><tr><td>Article #<td>Description<td>ID<td>Qty<td>Unit Price<td>Extended</tr>{html}<tr><td>7075051<td>SHOP SUPPLIES<td>41<td><td><td>{m(ss.total)}</tr></table>
<table class=s><tr><td>Parts<td>{m(summ([l for l in ls if l.type=="part"]))}</tr><tr><td>Services & Labor<td>{m(summ([l for l in ls if l.type in("service","labor")]))}</tr><tr><td>Fees & Supplies<td>{m(summ([l for l in al if l.type=="fee"]))}</tr><tr><td>Sub-Total<td>{m(st)}</tr><tr><td>ROADHAWK PAIR INSTANT SAVINGS<td>-{m(d)}</tr><tr><td>Tax 7.000%<td>{m(tax)}</tr><tr><td><b>Invoice Total</b><td><b>${m(tot)}</b></tr><tr><td>CFNA ending 6620<td>{m(tot)}</tr></table>
<p><b>Recommendations declined:</b> Front brake pads (3/32) 219.99 &middot; Wiper blades 45.98 &middot; Brake fluid exchange 119.99</p><p style="font-size:10px">Shop supplies: This charge represents costs and profits to the vehicle repair facility for miscellaneous shop supplies or waste disposal; 6% of labor to a maximum of $35.00. Alignment: limited warranty 6 months or 6,000 miles. Re-torque wheels within 50-100 miles. Triple Promise: fixed right, priced right, right on time. Total savings today: $40.00.</p>''',B+"p17.pdf")
p2png(B+"p17.pdf","p17",165)
photo(B+"p17.png",OUT+"17_granite_tire.jpg",seed=17,quad=[(.10,.045),(.93,.07),(.955,.955),(.035,.925)],bg='granite',blur=.8,shadow=([(0.55,1),(1.05,.55),(1.05,1.05),(.5,1.05)],'#8a8884'),light=(20,'#ffffff','#cfcabf'))

# ---------- 18 carbon form, typewriter, clerk adds wrong
P=[L("Radiator - 2 row alum.","part",q=1,u=168.00),L("Upper rad hose","part",q=1,u=22.45),L("Lower rad hose","part",q=1,u=26.80),L("Gal. antifreeze","part",q=2,u=18.95),L("Thermostat + gskt","part",q=1,u=16.70),L("Worm clamps","part",q=4,u=1.75)]
Lb=[L("R & R radiator and hoses","labor",190.00),L("Replace thermostat","labor",38.00),L("Flush system","labor",45.00)]
mi=L("Shop supplies","fee",12.00);al=P+Lb+[mi]
par=summ(P);lab=summ(Lb);tax=r2(par*D('.0825'));true=par+lab+12+tax;wrong=true+10
truth("18_ernies_carbon","cairo/pango form with typewriter font, then ImageMagick photograph",["perspective","shadow","blur","noise","carbon copy","arithmetic error"],"Ernie's Garage",(1998,"Ford","Ranger",None,163900),al,[],None,tax,wrong,wrong=True)
W_,H_=612,792;p=Pg(B+"p18.pdf",W_,H_);G=(.15,.3,.55);TY="GNUTypewriter 11";c=p.c
import random;random.seed(4)
def ty(x,y,s,al='l'): p.t(x+random.uniform(-1.2,1.2),y+random.uniform(-1.6,1.6),s,TY,al,(.12,.1,.35))
def gl(x,y,x2,y2,w=.8): c.set_source_rgb(*G);c.set_line_width(w);c.move_to(x,y);c.line_to(x2,y2);c.stroke()
p.t(306,26,"ERNIE'S GARAGE","C059 Bold 24" if 0 else "TeX Gyre Schola Bold 24" if 0 else "DejaVu Serif Bold 22",'c',G);p.t(306,56,"Rt. 2 Box 114 • Nacogdoches, Texas 75961 • 936-555-0155",'DejaVu Serif 9','c',G);p.t(306,70,"“If it rolls, we fix it”    STATE INSPECTIONS — WRECKER SERVICE",'DejaVu Serif 8','c',G)
p.t(560,26,"№ 4386",'DejaVu Serif Bold 13','r',(.75,.1,.1));p.t(36,30,"REPAIR ORDER",'DejaVu Sans Bold 9','l',G)
y=92
for lab1,x,val,x2,wd in []: pass
rows=[[("NAME",36,"Hollis McAdoo",330),("DATE",346,"5-14-24",576)],[("ADDRESS",36,"FM 225 north of Cushing",330),("PHONE",346,"936-555-0118",576)],[("MAKE & YR",36,"98 Ford",210),("MODEL",216,"Ranger 2.5",346),("MILEAGE",352,"163900",456),("LIC.",462,"VK7-082",576)]]
for r_ in rows:
    for lb,x,val,x2 in r_:
        p.t(x,y,lb,'DejaVu Sans 6','l',G);ty(x+44 if len(lb)>5 else x+30,y+5,val);gl(x,y+21,x2,y+21)
    y+=26
y+=6;top=y;bot=y+330
for x in (36,66,200,232,276,306,520,576): pass
c.set_source_rgb(*G);c.set_line_width(1.2);c.rectangle(36,top,540,bot-top);c.stroke()
for x in (64,236,300,516): gl(x,top,x,bot,1.2 if x==300 else .7)
for x,s in ((50,"QTY"),(150,"PARTS"),(268,"PRICE"),(408,"DESCRIPTION OF WORK"),(546,"AMOUNT")): p.t(x,top+4,s,'DejaVu Sans Bold 7','c',G)
gl(36,top+17,576,top+17,1.2)
n=14;rh=(bot-top-17)/n
for i in range(1,n): gl(36,top+17+i*rh,576,top+17+i*rh,.4)
for i,l in enumerate(P): yy=top+21+i*rh;ty(46,yy,str(l.q));ty(68,yy,l.desc);ty(296,yy,m(l.total),'r')
yy=top+21
ty(304,yy,"Runs hot - leaking at seam")
for i,l in enumerate(Lb): ty(304,yy+(i+1)*rh,l.desc);ty(572,yy+(i+1)*rh,m(l.total),'r')
ty(304,yy+4*rh,"Ck belts - OK");ty(572,yy+4*rh,"N/C",'r')
ty(304,yy+6*rh,"Needs: water pump soon 145.");ty(304,yy+7*rh,"frt. tires 2 @ 88. (not done)")
ty(68,yy+11*rh,"90 day warr. on labor")
y=bot+4
p.t(36,y+4,"I hereby authorize the above repair work to be done along with necessary\nmaterials. An express mechanic's lien is acknowledged. 1½% per month on past\ndue accounts. $30.00 returned check charge. Not responsible for articles left in car.",'DejaVu Sans 6','l',G)
gl(36,y+62,290,y+62);p.t(36,y+64,"SIGNED",'DejaVu Sans 6','l',G)
mi.desc="SHOP SUPPLIES"
for i,(a,b) in enumerate([("TOTAL LABOR",lab),("TOTAL PARTS",par),("SHOP SUPPLIES",12),("SUBLET / TOWING",None),("TAX",tax),("TOTAL",wrong)]):
    yy=y+i*22;p.t(450,yy+6,a,'DejaVu Sans Bold 7','r',G);gl(456,yy+20,576,yy+20);
    if b is not None: ty(572,yy+3,m(b),'r')
gl(456,bot,456,y+130);gl(576,bot,576,y+130);p.t(306,y+140,"THANK YOU — CUSTOMER COPY (YELLOW)",'DejaVu Sans 7','c',G)
p.end();truth("18_ernies_carbon","cairo/pango form with typewriter font, then ImageMagick photograph",["perspective","shadow","blur","noise","carbon copy","arithmetic error"],"Ernie's Garage",(1998,"Ford","Ranger",None,163900),
  [L(l.desc,"part",l.total,q=l.q) if l.type=='part' else l for l in P]+Lb+[mi],[],None,tax,wrong,wrong=True)
run('pdftoppm','-r','160','-singlefile','-png','-x','0','-y','0','-H','1480','-W','1360',B+"p18.pdf",B+"p18")
run('convert',B+'p18.png','-blur','0x.6','-gravity','center',B+'p18.png')
photo(B+"p18.png",OUT+"18_ernies_carbon.jpg",seed=18,paper='#f6e9a4',quad=[(.07,.09),(.92,.06),(.96,.92),(.06,.95)],bg='wood',crumple=12,folds=[('v',.5)],blur=.7,shadow=([(-.05,.3),(.28,.62),(.2,1.05),(-.05,1.05)],'#9a9690'),canvas=(1500,1640))

# ---------- 20 quick lube thermal receipt, ImageMagick text
v=vin("1C6RR7LT",2019,"S","590231")
ls=[L("SIGNATURE SVC OIL CHG SYN 5W20","service",94.99),L("EXTRA QTS OVER 5","part",q=2,u=9.49),L("AIR FILTER ENGINE","part",q=1,u=32.99,pq=None,pu=None),L("TIRE ROTATION","service",24.99),L("SHOP/ENVIRO FEE","fee",4.75)]
d=D('15.00');st=summ(ls);tax=r2((st-d)*D('.06'));tot=st-d+tax
truth("20_zipp_lube","ImageMagick text, then ImageMagick photograph",["perspective","crumple","shadow","blur","thermal print"],"Zipp Lube #1147",(2019,"Ram","1500",v,66012),ls,[("COUPON 15OFF SYN",d)],st,tax,tot)
R=[];W2=40
def rr(a,b=""): R.append(a+b.rjust(W2-len(a)) if b else a)
for s in ["ZIPP LUBE #1147","5620 W SAGINAW HWY","LANSING MI 48917","517-555-0126"]: R.append(s.center(W2))
R.append("-"*W2);rr("INV 1147-66920","11/02/24 11:18");rr("TECH 22/31","BAY 2");R+=["2019 RAM 1500 5.7L V8","VIN "+v];rr("LIC EKR 4417 MI","MILES 66,012");R.append("NEXT SVC 72,012 OR 05/02/25");R.append("-"*W2)
for l in ls:
    rr(l.desc,m(l.total))
    if l.pq: R.append(f"   {l.q} @ {m(l.u)}")
rr("TOP OFF WASHER/COOLANT","0.00");rr("VACUUM FLOORS","N/C");R.append("-"*W2);rr("SUBTOTAL",m(st));rr("COUPON 15OFF SYN","-"+m(d));rr("TAX 6%",m(tax));rr("TOTAL","$"+m(tot));rr("VISA ****3390",m(tot));R.append("-"*W2)
R+=["DECLINED TODAY:"];rr(" CABIN FILTER","54.99");rr(" SERP BELT (CRACKED)","159.99");rr(" COOLANT EXCH","129.99")
R+=["","CHECKED: LIGHTS OK  TIRES 40/40/38/38 PSI","TORQUE 130 FT LB. OIL CAP 7 QT.","KEEP RECEIPT: FREE TOP OFF UP TO 1 QT","BETWEEN VISITS. $10 OFF NEXT VISIT W/IN","90 DAYS. SURVEY CODE 8841-2207-19"]
R[R.index("CHECKED: LIGHTS OK  TIRES 40/40/38/38 PSI")]="LIGHTS OK  TIRES 40/40/38/38 PSI"
assert max(map(len,R))<=W2,[r for r in R if len(r)>W2]
open(B+"p20.txt","w").write("\n".join(R))
H20=len(R)*36+130
an=[]
for k,r in enumerate(R):
    if r.strip(): an+=['-annotate',f'+45+{85+k*36}',r.replace('%','%%')]
run('convert','-size',f'720x{H20}','xc:white','-fill','#333','-font','/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf','-pointsize','26',*an,B+'p20.png')
w,h=size(B+'p20.png');print(w,h)
photo(B+"p20.png",OUT+"20_zipp_lube.jpg",seed=20,paper='#f4f3f1',quad=[(.16,.04),(.80,.055),(.86,.965),(.13,.95)],bg='dark',crumple=16,folds=[('h',.45)],blur=.8,shadow=([(.6,-.1),(1.1,-.1),(1.1,.5)],'#8f8c8a'),canvas=(1150,1900),light=(200,'#ffffff','#c4bfb6'))
