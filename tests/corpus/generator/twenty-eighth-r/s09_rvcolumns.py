from common import *
# RV service, landscape, pdfmake: parts and labor columns side by side without a row sum, column sums underneath
V=vin('1FDXE4FS6GDC37718')
ROWS=[ # desc, qty parts, parts, hours, labor
 ('Reseal roof perimeter and all penetrations with Dicor self-leveling lap sealant; removed old sealant at front cap and bathroom skylight',14298,6.0,None),
 ('Replace converter/charger, 55 amp, in distribution center under fridge',28950,1.5,None),
 ('Service Onan 4.0 generator: oil, plug, air filter, spark arrestor',6475,1.2,None),
 ('Winterize fresh water system (2 gal. pink antifreeze supplied)',1198,0.8,None),
 ('Adjust entry door strike, door does not latch when jacks are down',None,0.5,None),
 ('Tow bar wiring harness 7-to-6 pigtail (you install)',5425,None,None),
 ('LP leak-down test and certify, required',None,None,6500)]
R=16900; items=[]; pt=lt=0; disp=[]
for n,p,h,f in ROWS:
    l=mul(h,R) if h else f
    if p: items.append(I(n,'Part',p)); pt+=p
    if l: items.append(I(n,'Labor',l,h,None)); lt+=l
    disp.append((n,p,h,l))
park=3*2500; items.append(I('Overnight storage w/ 30A, 3 nights @ 25.00','Fee',park,3,2500))
tax=pct(pt,6.35); tot=pt+lt+park+tax
label('s09_rvcolumns','pdf','invoice','RV-70443',"NUTMEG COACH & RV",dict(year=2016,make='Thor',model='Chateau 24C on Ford E-450',vin=V,mileage=41077),items,tot,[],None,tax,'independent','CT',
 'PARTS and LABOR columns beside each other without a row sum, so a row with both is two items with the same description. Hours column printed, the rate is not. Chassis VIN printed; body serial number printed too.')
js=r'''
const fs=require('fs');const D=JSON.parse(fs.readFileSync(process.argv[2]));
const F={Helvetica:{normal:'Helvetica',bold:'Helvetica-Bold',italics:'Helvetica-Oblique',bolditalics:'Helvetica-BoldOblique'},Times:{normal:'Times-Roman',bold:'Times-Bold',italics:'Times-Italic',bolditalics:'Times-BoldItalic'}};
const body=[[{text:'Job',bold:true},{text:'Work performed',bold:true},{text:'Hours',bold:true,alignment:'right'},{text:'Parts & matl.',bold:true,alignment:'right'},{text:'Labor',bold:true,alignment:'right'}]].concat(D.rows.map(r=>r.map((c,i)=>({text:c,alignment:i>1?'right':'left'}))));
body.push([{text:'Column sums',colSpan:3,alignment:'right',bold:true},'','',{text:D.pt,alignment:'right',bold:true},{text:D.lt,alignment:'right',bold:true}]);
const doc={pageSize:'LETTER',pageOrientation:'landscape',pageMargins:[40,40,40,40],defaultStyle:{font:'Times',fontSize:10.5},content:[
{columns:[[{text:'NUTMEG COACH & RV',fontSize:20,bold:true,color:'#5a3b1a'},{text:'171 Berlin Turnpike Spur, Newington CT 06111\n860-555-0125    CT Repairer R-4417'}],{width:210,table:{widths:['auto','*'],body:[['Invoice','RV-70443'],['Opened','10/28/2025'],['Closed','11/03/2025'],['Writer','Deb']]},layout:'lightHorizontalLines'}]},
{margin:[0,10,0,10],columns:[{text:'Owner\nHarold & June Castellano\n12 Quarry Lane, Portland CT 06480'},{width:330,text:['Coach: 2016 Thor Chateau 24C on Ford E-450\nChassis VIN: '+D.vin+'\nBody serial: TH-24C-160882\nOdometer: 41,077     Generator hrs: 312.6']}]},
{table:{headerRows:1,widths:[26,'*',40,80,80],body},layout:{fillColor:i=>i===0?'#e9dcc9':(i%2?null:'#faf6f0'),hLineWidth:()=>.5,vLineWidth:()=>0}},
{margin:[0,10,0,0],columns:[{width:'*',text:'Found while we were in there: two soft spots in the floor by the galley, 3 in. across. Delamination starting at rear window. Bring it back before spring. House batteries tested 9.8 V under load, not replaced at your request.',italics:true,margin:[0,0,30,0]},{width:320,table:{widths:['*',80],body:D.sum.map(s=>[{text:s[0],bold:!!s[2]},{text:s[1],alignment:'right',bold:!!s[2]}])},layout:'noBorders'}]}]};
const pdfmake=require('pdfmake');
if(typeof pdfmake==='function'){const pr=new pdfmake(F);const o=pr.createPdfKitDocument(doc);o.pipe(fs.createWriteStream(process.argv[3]));o.end();}
else{pdfmake.setFonts?pdfmake.setFonts(F):pdfmake.addFonts(F);pdfmake.createPdf(doc).write(process.argv[3]);}
'''
rows=[[str(i+1),n,f'{h:.1f}' if h else '',m(p) if p else '',m(l) if l else ''] for i,(n,p,h,l) in enumerate(disp)]
node(js,dict(vin=V,rows=rows,pt=m(pt),lt=m(lt),sum=[['Parts & materials',m(pt)],['Labor',m(lt)],['Overnight storage w/ 30A, 3 nights @ 25.00',m(park)],['CT sales tax 6.35% on parts',m(tax)],['Please pay',d(tot),1]]),OUT+'/s09_rvcolumns.pdf')
