
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
