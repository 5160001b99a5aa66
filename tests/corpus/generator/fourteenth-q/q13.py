from common import *
D=Doc('q13.pdf','small-business-app-invoice-activity-description','pdfkit','invoice','Wrench On Wheels (Tyler Goss)','1068',dict(year=2012,make='Nissan',model='Altima 2.5 S'))
L=[('Travel / trip charge','Fee',1,4500,'Zone 2, up to 25 mi from Mesa'),('Diagnostic','Labor',.75,9500,'Crank no start. Fuel pressure 4 psi, no prime at key on.'),('Fuel pump module','Part',1,16437,'Delphi FG1049, customer approved by text 9:12a'),('Install fuel pump under rear seat','Labor',1.5,9500,'Includes new lock ring seal'),('Battery group 24F AGM','Part',1,21999,'Interstate, 36 mo. free replacement. Old one tested 188 CCA'),('Battery core','Part',1,2200,'Refund when old battery is returned'),('Mobile same day fee','Fee',1,2500,'')]
for a in L: D.add(*a[:4])
D.discounts=[1500]
tax=pct(D.sum(['Part'],lambda i:'core' not in i['description']),8.3); D.close(tax=tax,sub=D.sum())
R_=[dict(n=i['description'],q=q(i['quantity']),u=m(i['unitPrice']),t=m(i['totalPrice']),x=a[4],tx='T' if i['type']=='Part' and 'core' not in i['description'] else '') for i,a in zip(D.items,L)]
R_.insert(5,dict(n='Battery install',q='1',u='0.00',t='0.00',x='Free with purchase',tx=''))
T=[['SUBTOTAL',m(D.subtotal)],['DISCOUNT (repeat customer)','-15.00'],['TAX (8.3%)',m(tax)],['TOTAL',m(D.total)],['DEPOSIT Zelle 9/12','200.00'],['BALANCE DUE','$'+m(D.total-20000)]]
json.dump(dict(R=R_,T=T,out=D.path()),open('/tmp/q13.json','w'));D.save()
js=r'''
const P=require('/tmp/q_npm/node_modules/pdfkit'),fs=require('fs');const j=JSON.parse(fs.readFileSync('/tmp/q13.json'));
const d=new P({size:'LETTER',margin:0});d.pipe(fs.createWriteStream(j.out));d.registerFont('R','/usr/share/fonts/truetype/lato/Lato-Regular.ttf');d.registerFont('B','/usr/share/fonts/truetype/lato/Lato-Bold.ttf');
const t=(x,y,s,o={})=>{d.font(o.b?'B':'R').fontSize(o.z||10).fillColor(o.c||'#393a3d');if(o.r)d.text(s,x-250,y,{width:250,align:'right',lineBreak:false});else d.text(s,x,y,{lineBreak:false})};
t(45,42,'Wrench On Wheels (Tyler Goss)',{b:1,z:13});t(45,60,'Mesa, AZ 85204');t(45,74,'480-555-0112');t(45,88,'tyler@wrenchonwheels.example');
t(45,118,'INVOICE',{z:22,c:'#2ca01c'});
[['BILL TO',45,['Denise Arroyo','2012 Nissan Altima 2.5 S','Plate AZ 7HA 2LM']],['INVOICE',330,['1068']],['DATE',410,['09/13/2025']],['TERMS',500,['Due on receipt']]].forEach(([h,x,l])=>{t(x,154,h,{b:1,z:9,c:'#2ca01c'});l.forEach((s,i)=>t(x,168+i*13,s))});
d.rect(45,216,522,20).fill('#d5ecd2');t(50,221,'ACTIVITY',{c:'#2ca01c',z:9});t(380,221,'QTY',{r:1,c:'#2ca01c',z:9});t(460,221,'RATE',{r:1,c:'#2ca01c',z:9});t(560,221,'AMOUNT',{r:1,c:'#2ca01c',z:9});
let y=246;for(const x of j.R){t(50,y,x.n,{b:1});if(x.x)t(50,y+13,x.x,{z:9,c:'#6b6c72'});t(380,y,x.q,{r:1});t(460,y,x.u,{r:1});t(560,y,x.t+x.tx,{r:1});y+=x.x?33:22}
d.dash(2).moveTo(45,y).lineTo(567,y).stroke('#999').undash();y+=12;t(45,y,'Thanks for supporting a small shop! 12 mo / 12k parts & labor.',{z:9});t(45,y+13,'Zelle, Venmo or cash. Cards add 3 percent.',{z:9});
j.T.forEach((r,i)=>{const b=i>4;t(330,y,r[0],{z:b?11:9});t(560,y,r[1],{r:1,b,z:b?15:10});y+=19});d.end();
'''
open('q13.js','w').write(js); subprocess.run(['node','q13.js'],check=True)
