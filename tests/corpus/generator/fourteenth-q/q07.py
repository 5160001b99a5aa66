from common import *
D=Doc('q07.pdf','truck-garage-two-pages-carried-sum','pdfkit','invoice','Interstate 80 Diesel & Trailer Repair','INV 77014',dict(year=2016,make='Freightliner',model='Cascadia 125',vin=vin('3AKJGLDR1GSHB2276'),mileage=688214))
ops=[('1','PM-B SERVICE, UNIT 412','Oil sample pulled, grease all points, adj. slack 3/4 in. push rod.',[('Labor',2.5,14800,'PM-B service and chassis lube',''),('Part',44,545,'Rotella T4 15W-40 bulk qt','SHL-550'),('Part',1,6288,'Oil filter kit DD15','DDE A4721841225'),('Part',2,4875,'Fuel filter element primary/secondary','DDE A4720921405'),('Part',1,2815,'Coolant filter need-release','WF2123')]),
('2','AIR LEAK AT PARK, BUILDS SLOW','Soap tested. LR drive chamber diaphragm ripped, supply line chafed at frame.',[('Labor',1.8,14800,'Replace spring brake chamber L/R drive and air line',''),('Part',1,7950,'Brake chamber 30/30 long stroke','TSE-3030LTA'),('Part',6,320,'Air line nylon 1/2 in, per ft','NT-08-BLK'),('Part',4,685,'Fitting push-to-connect 1/2 DOT','PTC-62-8')]),
('3','TRAILER 5308 – TIRE RUN FLAT, LRO','Tread 3/32, sidewall cut. Called out to MM 217 eastbound.',[('Service',1,27500,'Road call, after hours, 38 miles round trip',''),('Part',1,31890,'Sailun S637T 295/75R22.5 trailer','S637T-295'),('Fee',1,1600,'FET / disposal casing',''),('Labor',1,9500,'Dismount/mount roadside, outer dual','')]),
('4','DPF LAMP / DERATE','Parked regen 42 min, soot 0.3 g/L after. Doser plugged.',[('Labor',3.4,16500,'Diagnose aftertreatment, forced regen, clean doser',''),('Part',1,48735,'DEF doser injector w/ gasket','A6804910144'),('Part',2,1899,'DEF 2.5 gal','DEF-25'),('Service',1,22500,'Sublet: DPF bake and blow, Midwest Filter Clean','')])]
R_=[]
for n,t,tx_,its in ops:
    R_.append(dict(k='op',n=n,t=t,x=tx_))
    for ty,qt,u,ds,pn in its:
        i=D.add(ds,ty,qt,u); R_.append(dict(k='it',q=('%.1f'%qt if ty=='Labor' else q(qt)),u=m(u),t=m(i['totalPrice']),c=i['totalPrice'],ds=ds,pn=pn,ty={'Labor':'L','Part':'P','Service':'S','Fee':'F'}[ty]))
car=sum(x['c'] for x in R_[:13] if x['k']=='it') 
sup=D.add('Shop supplies 5% of labor, max 75','Fee',None,None,min(7500,pct(D.sum(['Labor']),5)))
tax=pct(D.sum(['Part']),7); D.discounts=[pct(D.sum(['Labor']),4)]
# page split after op 2 (11 rows)
k=[j for j,x in enumerate(R_) if x['k']=='op'][2]
car=sum(x['c'] for x in R_[:k] if x['k']=='it')
D.close(tax=tax,sub=D.sum())
T=[('Labor',m(D.sum(['Labor']))),('Parts',m(D.sum(['Part']))),('Sublet / road call',m(D.sum(['Service']))),('FET / disposal casing',m(1600)),('Shop supplies 5% of labor, max 75',m(sup['totalPrice'])),('Invoice subtotal',m(D.subtotal)),('Fleet discount 4% of labor','-'+m(D.discounts[0])),('Nebraska sales tax 7% parts',m(tax)),('INVOICE TOTAL',m(D.total))]
json.dump(dict(p1=R_[:k],p2=R_[k:],car=m(car),T=T,V=D.vehicle,shop=D.shop,no=D.no,out=D.path()),open('/tmp/q07.json','w'));D.save()
js=r'''
const P=require('/tmp/q_npm/node_modules/pdfkit'),fs=require('fs');const j=JSON.parse(fs.readFileSync('/tmp/q07.json'));
const d=new P({size:'LETTER',margin:0});d.pipe(fs.createWriteStream(j.out));let y;
const t=(x,y,s,o={})=>{d.font(o.b?'Helvetica-Bold':'Helvetica').fontSize(o.z||9).fillColor(o.c||'#000');if(o.r)d.text(s,x-300,y,{width:300,align:'right',lineBreak:false});else d.text(s,x,y,{lineBreak:false})};
function head(n){d.rect(0,0,612,54).fill('#14324d');t(36,14,j.shop,{b:1,z:17,c:'#fff'});t(36,36,'Exit 312, Grand Island, NE 68803 · 24 hr 308-555-0155 · DOT inspections',{z:8,c:'#cde'});t(576,16,j.no,{r:1,b:1,z:12,c:'#fff'});t(576,34,'Page '+n+' of 2',{r:1,z:8,c:'#cde'});
t(36,64,'Bill to: Prairie Star Freight LLC, Kearney NE  –  PO 2025-6618  –  Terms net 30',{z:8.5});t(36,77,`Unit 412: ${j.V.year} ${j.V.make} ${j.V.model}   VIN ${j.V.vin}   Hub ${j.V.mileage.toLocaleString('en-US')} mi   Eng hrs 15,904`,{z:8.5});
y=96;d.rect(36,y,540,15).fill('#dfe6ec');t(40,y+4,'QTY',{b:1,z:7.5});t(78,y+4,'T',{b:1,z:7.5});t(94,y+4,'DESCRIPTION / PART NO.',{b:1,z:7.5});t(490,y+4,'UNIT',{r:1,b:1,z:7.5});t(572,y+4,'AMOUNT',{r:1,b:1,z:7.5});y+=20}
function rows(a){for(const x of a){if(x.k=='op'){y+=6;t(36,y,'Complaint '+x.n+': '+x.t,{b:1,z:10});y+=13;t(48,y,'Correction: '+x.x,{z:8.5,c:'#444'});y+=15}else{t(66,y,x.q,{r:1});t(78,y,x.ty);t(94,y,x.ds);if(x.pn){t(94,y+11,x.pn,{z:7,c:'#777'})}t(490,y,x.u,{r:1});t(572,y,x.t,{r:1});y+=x.pn?23:15}}}
head(1);rows(j.p1);y+=10;d.moveTo(36,y).lineTo(576,y).stroke();t(470,y+6,'Carried forward to page 2',{r:1,b:1});t(572,y+6,j.car,{r:1,b:1});t(36,752,'Continued',{z:8});
d.addPage({size:'LETTER',margin:0});head(2);t(470,y,'Brought forward from page 1',{r:1,b:1});t(572,y,j.car,{r:1,b:1});y+=14;rows(j.p2);
y+=4;t(36,y,'Complaint 5: DOT annual inspection – not performed, unit had to leave. Quoted 95.00.',{z:9,c:'#777'});y+=22;
let y0=y;d.rect(330,y-4,246,j.T.length*15+6).stroke('#14324d');j.T.forEach((r,i)=>{const b=i==j.T.length-1||i==5;t(338,y,r[0],{b});t(568,y,r[1],{r:1,b});y+=15});
t(36,y0,'Wheel torque 475 ft-lb. Re-torque at 50–100 miles.',{z:8});t(36,y0+12,'1.5% per month on past due accounts.',{z:8});t(36,y0+24,'Driver: S. Kowalczyk   In 06/03 21:40   Out 06/04 15:10',{z:8});d.end();
'''
open('q07.js','w').write(js); subprocess.run(['node','q07.js'],check=True)
