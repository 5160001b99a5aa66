from common import *
# motorcycle shop, jsPDF: parts table on the left half, labor on the right half, battery core, totals in the right foot
V=vin('1HD1KED14CB628057')
PARTS=[('YTX-30 AGM battery','65989-97D',1,18995),('Battery core deposit','CORE',1,1800),('Rear tire 180/65B16 81H','0306-0662',1,23940),('Primary chain cover gasket','25701',1,2650),('Syn3 20W-50 qt','62600015',4,1495),('Derby cover seal','25416',1,975),('Exhaust flange nuts','16674',4,310)]
LAB=[('R&R rear wheel, mount & balance tire',1.4),('Primary inspection, adjust chain and clutch, change fluids all three holes',1.6),('Re-seat right exhaust, new nuts, retorque hot',0.6)]
R=12500
items=[I(n,'Fee' if pn=='CORE' else 'Part',q*u,q,u) for n,pn,q,u in PARTS]+[I(n,'Labor',mul(h,R),h,R) for n,h in LAB]
pt=sum(q*u for _,_,q,u in PARTS); lt=sum(mul(h,R) for _,h in LAB); core=1800; disc=pct(lt,10)
items.append(I('Tire disposal','Fee',500)); items.append(I('Shop supplies','Fee',1250))
st=pt+lt+1750-core-disc; tax=pct(st,7.25); tot=st+tax
label('s10_motorcycle','pdf','invoice','4406','IRON DALE CYCLE WORKS',dict(year=2012,make='Harley-Davidson',model='FLHTK Ultra Limited',vin=V,mileage=52291),items,tot,[core,disc],st,tax,'independent','OH',
 'Parts and labor tables stand beside each other on the page. The core deposit is in the parts table; core return and the HOG 10% labor discount are rows of the totals box; the printed Subtotal is after them.')
js=r'''
const fs=require('fs');const {jsPDF}=require('jspdf');const at=require('jspdf-autotable');const AT=at.default||at.autoTable||at;
const D=JSON.parse(fs.readFileSync(process.argv[2]));const p=new jsPDF({unit:'pt',format:'letter'});
p.setFillColor(20,20,20);p.rect(0,0,612,70,'F');p.setTextColor(255,140,0);p.setFont('times','bold');p.setFontSize(28);p.text('IRON DALE CYCLE WORKS',306,36,{align:'center'});p.setFontSize(10);p.setTextColor(255);p.setFont('times','normal');p.text('V-twin service since 1994   ~   1127 Wooster Pike, Medina OH 44256   ~   330-555-0133',306,55,{align:'center'});
p.setTextColor(0);p.setFontSize(10);p.text(['Repair order 4406','In 5/20/2025   Out 5/27/2025','Rider: Cass Oyelaran','330-555-0118'],30,92);p.text(['2012 Harley-Davidson FLHTK Ultra Limited','VIN '+D.vin,'Miles 52,291    Color: Ember Red Sunglo','Key # none     Bags: both on'],330,92);
const o={theme:'grid',styles:{font:'times',fontSize:9,cellPadding:3},headStyles:{fillColor:[255,140,0],textColor:0}};
AT(p,{...o,startY:150,margin:{left:30,right:290},head:[['Qty','Part / No.','Each','Ext.']],body:D.parts,columnStyles:{0:{cellWidth:26},2:{halign:'right',cellWidth:44},3:{halign:'right',cellWidth:50}}});
const y1=p.lastAutoTable.finalY;
AT(p,{...o,startY:150,margin:{left:332,right:30},head:[['Labor','Hrs','Amount']],body:D.lab,columnStyles:{1:{halign:'right',cellWidth:30},2:{halign:'right',cellWidth:52}}});
const y2=p.lastAutoTable.finalY;
p.setFontSize(9);p.text('Labor rate 125.00 per hour',332,y2+14);
let y=Math.max(y1,y2)+40;p.setFont('times','italic');p.text(['Rear tire showed cords at center. Front tire is','a 2017 date code and hard, we would replace it','(quote 264.50 mounted). Front lower forks dry.','Next service 57,000.'],30,y);
p.setFont('times','normal');D.sum.forEach((s,i)=>{p.setFont('times',s[2]?'bold':'normal');p.setFontSize(s[2]?13:10);p.text(s[0],350,y+i*16);p.text(s[1],582,y+i*16,{align:'right'})});
p.setFontSize(8);p.setFont('times','normal');p.text('Ride safe. No machine leaves until paid in full. Parts not claimed in 10 days are scrapped.',306,760,{align:'center'});
fs.writeFileSync(process.argv[3],Buffer.from(p.output('arraybuffer')));
'''
node(js,dict(vin=V,parts=[[str(q),f'{n}\n{pn}',m(u),m(q*u)] for n,pn,q,u in PARTS],lab=[[n,f'{h:.1f}',m(mul(h,R))] for n,h in LAB],
 sum=[['Parts',m(pt)],['Labor',m(lt)],['Tire disposal',m(500)],['Shop supplies',m(1250)],['Core return battery',m(-core)],['HOG member 10% off labor',m(-disc)],['Subtotal',m(st)],['Sales tax 7.25%',m(tax)],['TOTAL',d(tot),1]]),OUT+'/s10_motorcycle.pdf')
