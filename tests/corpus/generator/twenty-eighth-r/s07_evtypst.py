from common import *
# EV / hybrid specialist, typst: price column before quantity, tax per line, core charge and core refund, sublet
V=vin('JTDKN3DU5A1205478')
RATE=9.5
ROWS=[ # desc, type, unit, qty, taxed, note
 ('HV battery health test & report','Service',14900,1,False,'Blocks 4, 9 and 12 sag more than 1.2 V under load. Fan duct packed with dog hair.'),
 ('Reconditioned NiMH pack, 28 modules, graded','Part',124500,1,True,'Serial NW-22817. 24 month unlimited-mile warranty.'),
 ('HV pack core charge','Fee',30000,1,False,''),
 ('Remove & install HV pack','Labor',15200,3.5,False,'Orange-cable lockout per OEM, bus bars cleaned, torque 48 in-lb.'),
 ('Fan clean and duct filter','Labor',15200,0.5,False,''),
 ('Cabin intake filter screen','Part',1895,1,True,''),
 ('Coolant, inverter loop (pink SLLC)','Part',2650,2,True,'')]
items=[I(a,t,mul(q,u),q,u) for a,t,u,q,_,_ in ROWS]
lt=lambda u,q,x: pct(mul(q,u),RATE) if x else 0
core=30000; tax=sum(lt(u,q,x) for _,_,u,q,x,_ in ROWS); st=sum(i['totalPrice'] for i in items); tot=st-core+tax
label('s07_evtypst','pdf','invoice','NA-2025-0877','NorthAmp Hybrid & EV Service',dict(year=2010,make='Toyota',model='Prius II',vin=V,mileage=187552),items,tot,[core],st-core,tax,'independent','WA',
 'Tax per line (9.5% each taxable line rounded). Core charge and a core refund row of the same amount (in discounts). Printed Subtotal is after the core refund.')
rows=''
for a,t,u,q,x,n in ROWS:
    rows+=f'[{d(u)}],[{q:g}],[*{a}*{" #linebreak() #text(8pt,fill:rgb("+chr(34)+"#557"+chr(34)+"),["+n+"])" if n else ""}],[{m(lt(u,q,x)) if x else "–"}],[{m(mul(q,u))}],\n'.replace('$','\\$')
rows+=f'[],[],[*Core refund – old pack returned 08/02*],[–],[{m(-core)}],\n'
src=f'''#set page("us-letter",margin:(x:2cm,y:1.6cm),footer:align(center,text(7pt)[NorthAmp Hybrid & EV Service · every pack is tested on our own bench · page 1]))
#set text(font:"Lato",size:9.5pt)
#grid(columns:(1fr,1fr),[#text(18pt,weight:"bold",fill:rgb("#0a5"))[North]#text(18pt,weight:"bold")[Amp] \\ Hybrid & EV Service \\ 9931 Aurora Yard N, Seattle WA 98103 \\ (206) 555-0158],
align(right)[#text(14pt)[Invoice NA-2025-0877] \\ closed 2 August 2025 \\ Prius pack job \\ Paid: ACH])
#v(6pt) #rect(width:100%,fill:rgb("#eef6f2"),stroke:none,grid(columns:(1fr,1.2fr),[*Customer* \\ Ingrid Sorensen-Wu \\ 206-555-0183],[*2010 Toyota Prius II* #h(6pt) 1.8 L hybrid \\ VIN {V} \\ Odometer 187,552 mi #h(6pt) Plate WA AXC2217]))
#v(4pt)
#table(columns:(auto,auto,1fr,auto,auto),stroke:(x,y)=>(bottom:0.4pt+gray),align:(right,center,left,right,right),inset:6pt,
[*Price*],[*Qty / hr*],[*Item*],[*Tax*],[*Line total*],
{rows})
#align(right,grid(columns:(auto,auto),column-gutter:18pt,row-gutter:7pt,[Subtotal],[{m(st-core)}],[Sales tax 9.5%, summed by line],[{m(tax)}],[#text(13pt)[*Total due*]],[#text(13pt)[*\\{d(tot)}*]]))
#v(8pt) *Technician notes.* Balance after install 0.04 V between blocks. Cleared P0A80, drove 31 miles, SOC swing normal. 12 V battery is original and weak; a new one would be \\$219.00 installed, not needed today.
'''
p=BUILD+'/s07.typ'; open(p,'w').write(src)
node(r'''
const {NodeCompiler}=require('@myriaddreamin/typst-ts-node-compiler');const fs=require('fs');
const D=JSON.parse(fs.readFileSync(process.argv[2]));const c=NodeCompiler.create({workspace:'./build',fontArgs:[{fontPaths:['/usr/share/fonts']}]});
fs.writeFileSync(process.argv[3],c.pdf({mainFileContent:D.src}));
''',dict(src=src),OUT+'/s07_evtypst.pdf')
