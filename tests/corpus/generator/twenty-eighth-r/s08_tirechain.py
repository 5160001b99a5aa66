from common import *
# tire chain invoice, pdfkit (npm): article numbers, size lines under the name, FET, savings each, instant rebate, state tire fee
V=vin('KNDPMCAC4P7105963')
ROWS=[('84417','TERRAFORCE A/T PRO 235/65R17 108T XL BSW','Part',4,18999,'DOT 3125  65,000 mi warranty'),
 ('80019','INSTALLATION & SPIN BALANCE - PASSENGER','Labor',4,2200,'incl. rubber valve stem, lifetime rotation'),
 ('80377','TPMS REBUILD KIT','Part',4,799,''),
 ('98001','ROAD HAZARD CERTIFICATE','Service',4,2850,'valid thru 11/2030'),
 ('80224','WASTE TIRE DISPOSAL FEE','Fee',4,350,''),
 ('99GA','GEORGIA STATE TIRE MGMT FEE','Fee',4,100,'non taxable')]
items=[I(n,t,q*u,q,u) for _,n,t,q,u,_ in ROWS]
reb=8000; mf=2800
st=sum(i['totalPrice'] for i in items)-reb-mf
tax=pct(4*18999+4*799-reb,8); tot=st+tax
label('s08_tirechain','pdf','invoice','1184-5520973','BIG PEACH TIRE CENTERS',dict(year=2023,make='KIA',model='SPORTAGE EX',vin=V,mileage=28904),items,tot,[reb,mf],st,tax,'chain','GA',
 'Two rows of savings with negative amounts stand between the lines; the printed SUBTOTAL is after them. Tax 8% on tires and kits less the instant rebate. Torque card and old-tire readings printed without prices.')
js=r'''
const fs=require('fs'),P=require('pdfkit');const D=JSON.parse(fs.readFileSync(process.argv[2]));
const p=new P({size:'LETTER',margin:30});p.pipe(fs.createWriteStream(process.argv[3]));
p.rect(0,0,612,64).fill('#c8102e');p.fill('#fff').font('Helvetica-Bold').fontSize(24).text('BIG PEACH TIRE CENTERS',30,16);p.fontSize(9).font('Helvetica').text('STORE 1184  2950 BUFORD SPRING HWY  DULUTH GA 30096   770-555-0142',30,44);
p.fill('#000').fontSize(9);
let L=[['INVOICE',D.no],['DATE','10/04/2025 3:52 PM'],['SALESPERSON','JAYLA 4471'],['CUSTOMER','0098812 HUYNH, BAO'],['PHONE','(770) 555-0177']],R=[['VEHICLE','2023 KIA SPORTAGE EX'],['VIN',D.vin],['MILEAGE','28,904'],['PLATE','GA  TDP4419'],['TORQUE','79 FT-LB']];
L.forEach((r,i)=>{p.font('Helvetica-Bold').text(r[0],30,76+i*13).font('Helvetica').text(r[1],110,76+i*13)});R.forEach((r,i)=>{p.font('Helvetica-Bold').text(r[0],330,76+i*13).font('Helvetica').text(r[1],400,76+i*13)});
let y=152;p.rect(30,y,552,16).fill('#222');p.fill('#fff').font('Helvetica-Bold').fontSize(8);
[['ARTICLE',34,50,'left'],['QTY',84,30,'center'],['DESCRIPTION',120,290,'left'],['PRICE',410,80,'right'],['EXTENDED',495,82,'right']].forEach(h=>p.text(h[0],h[1],y+4,{width:h[2],align:h[3]}));
y+=22;p.fill('#000');
D.rows.forEach(r=>{p.font('Helvetica').fontSize(9).text(r[0],34,y).text(r[2],84,y,{width:30,align:'center'}).text(r[1],120,y).text(r[3],410,y,{width:80,align:'right'}).text(r[4],495,y,{width:82,align:'right'});y+=12;if(r[5]){p.fontSize(7.5).fill('#555').text(r[5],130,y).fill('#000');y+=11}y+=4;p.moveTo(30,y-3).lineTo(582,y-3).lineWidth(.3).stroke('#bbb')});
y+=12;p.font('Helvetica').fontSize(9);
D.sum.forEach(s=>{if(s[2])p.font('Helvetica-Bold').fontSize(12);p.text(s[0],330,y,{width:150,align:'right'}).text(s[1],490,y,{width:87,align:'right'});y+=s[2]?20:15;p.font('Helvetica').fontSize(9)});
y=Math.max(y,430)+10;p.font('Helvetica-Bold').text('TREAD DEPTH REMOVED TIRES (32nds)',30,y);p.font('Helvetica');
[['LF','3','3','2'],['RF','3','4','3'],['LR','4','4','4'],['RR','4','5','4']].forEach((t,i)=>p.text(t[0]+'   in '+t[1]+'  mid '+t[2]+'  out '+t[3],30+(i%2)*150,y+14+Math.floor(i/2)*13));
p.fontSize(7).text('Return within 25-50 miles for a lug nut re-torque, no charge. Road hazard certificates cover the original purchaser only. Alignment recommended at time of tire purchase: $109.99, customer will return.',30,y+56,{width:552});
p.end();
'''
rows=[[a,n,str(q),m(u),m(q*u),x] for a,n,t,q,u,x in ROWS]
rows.insert(1,['SAVE80','INSTANT SAVINGS SET OF 4','1',m(-reb),m(-reb),'applied at register'])
rows.insert(5,['CERTPK','CERTIFICATE PACKAGE DISCOUNT','4',m(-mf//4),m(-mf),''])
node(js,dict(no='1184-5520973',vin=V,rows=rows,sum=[['SUBTOTAL',m(st),0],['TAX 8.000%',m(tax),0],['TOTAL',d(tot),1],['MASTERCARD 9917',m(tot),0],['BALANCE','0.00',0]]),OUT+'/s08_tirechain.pdf')
