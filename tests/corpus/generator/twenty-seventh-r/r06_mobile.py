# typst: mobile mechanic, amount column first, one-page card
from lib import *
A=[it("Alternator, reman 150A (Denso 210-0580)","p",1,24165),it("Drive belt 7PK1930","p",1,3388),it("Battery terminal, brass","p",2,675),it("Swap alternator and belt in your driveway","l",1.75,9500),it("Charging system test, before and after","l",None,None,4500),it("Trip charge, zone 2 (11–20 mi)","f",None,None,3500)]
A[4]['quantity']=A[4]['unitPrice']=None
core=it("Core charge, alternator","f",1,5500); A.append(core)
disc=[5500,1000]; tot=S(A)-sum(disc); tax=r(S(A,'p')*.0635); total=tot+tax
src='''#set page(paper:"us-letter",margin:(x:24mm,y:20mm))
#set text(font:"Lato",size:10.5pt)
#let g=rgb("#0b6e4f")
#grid(columns:(1fr,auto),[#text(20pt,weight:"black",fill:g)[wrench∙to∙you]\\ #text(9pt)[Priya Raghunathan, ASE Master · lic. & insured · Danbury, CT\\ text 203‑555‑0117]],[#align(right)[#text(13pt)[Invoice *W2U-0613*]\\ Saturday, June 13, 2026\\ 9:20 am – 11:45 am]])
#v(4mm)
#rect(width:100%,fill:rgb("#eef6f2"),radius:4pt,inset:8pt)[*Where:* 18 Partridge Ln, Bethel (garage, level floor) #h(1fr) *Who:* Shoshana B.\\ *Car:* 2011 Honda Odyssey EX-L, silver #h(1fr) *Odo:* 163,027 mi\\ *VIN:* 5FNRL5H64BB014427 #h(1fr) *Plate:* CT AK·39402]
#v(4mm)
#table(columns:(26mm,20mm,1fr,24mm),stroke:(x,y)=>if y==0 {(bottom:1.2pt+g)} else {(bottom:.3pt+gray)},align:(right,center,left,right),inset:6pt,
[*You pay*],[*How many*],[*For what*],[*Each*],
'''
def tr(a,b,c_,d_): 
    f=lambda s:'['+s.replace('$','\\$').replace('*','\\*').replace('#','\\#')+'],'
    return f(a)+f(b)+f(c_)+f(d_)+'\n'
for i in A[:3]: src+=tr(d(i['totalPrice']),q(i['quantity']),i['description'],d(i['unitPrice']))
src+=tr(d(core['totalPrice']),'1',core['description'],d(5500))
src+=tr('–$55.00','1','Old alternator taken back, core refunded','–$55.00')
src+=tr(d(A[3]['totalPrice']),'1.75 h',A[3]['description'],'$95.00')
src+=tr(d(4500),'flat',A[4]['description'],'')
src+=tr(d(3500),'',A[5]['description'],'')
src+=tr('–$10.00','','Neighbor referral (thanks, Ruth!)','')
src+=f''')
#align(right)[#grid(columns:(40mm,28mm),row-gutter:6pt,[Before tax],[\\{d(tot)}],[CT tax 6.35 % on parts],[\\{d(tax)}],[#text(13pt,weight:"bold",fill:g)[Total]],[#text(13pt,weight:"bold",fill:g)[\\{d(total)}]])]
#v(5mm)
#text(9pt,style:"italic")[Output was 12.1 V at idle before, 14.4 V after. Your battery (2019) tested at 310 of 550 CCA; I can bring one next week for about \\$185 fitted. Parts carry the maker's limited lifetime warranty, my work 12 months.]
#v(3mm)
Venmo \\@wrench-to-you · Zelle · card +3 % · *PAID by Zelle 6/13/26, thank you!*
'''
open(WORK+'r06.typ','w').write(src)
open(OUT+'tool/typ.mjs','w').write('''import {NodeCompiler} from '@myriaddreamin/typst-ts-node-compiler';import fs from 'fs';
const c=NodeCompiler.create({workspace:'/',fontArgs:[{fontPaths:['/usr/share/fonts']}]});fs.writeFileSync(process.argv[3],c.pdf({mainFilePath:process.argv[2]}));''')
sh('node',OUT+'tool/typ.mjs',WORK+'r06.typ',OUT+'r06_mobile.pdf')
save('r06_mobile','pdf',A,disc,tot,tax,total,veh(2011,'Honda','Odyssey','5FNRL5H64BB014427',163027),'wrench∙to∙you','W2U-0613',kind='invoice',shopKind='mobile',state='CT')
