# groff + tbl: fleet service, a line per job with Labor $ and Parts $ columns and a line total
from lib import *
rows=[("013-001","Replace front brake pads, turn rotors",2.2,24200,11860),("015-000","Replace LR wheel bearing hub",1.6,17600,20475),("066-001","PM-B service, 7 qt oil and filters",1.0,11000,8732),("034-002","Replace 2 license lamp bulbs",0.2,2200,640),("002-011","Repair rear door latch cable",0.9,9900,3315)]
A=[it(b,"s",None,None,l+p) for a,b,h,l,p in rows]
env=it("Environmental and waste oil","f",None,None,975); road=it("Road call, 6 mi","f",None,None,7500); A+=[env,road]
parts=sum(x[4] for x in rows); lab=sum(x[3] for x in rows); base=S(A); disc=[r(lab*.08)]
total=base-disc[0]
t=r'''.pl 11i
.po 0.7i
.ll 7.1i
.fam H
.ps 10
.vs 13
.nf
.sp |0.6i
.ce 2
\s+6\fBCORNHUSKER FLEET CARE, INC.\fP\s-6
2105 Industrial Spur, Grand Island, NE 68801 \(em (308) 555-0190 \(em Fed. ID on file
.sp .6
.TS
expand box tab(@);
l l | l l | l l.
INVOICE@\fB70-44127\fP@DATE@02/18/2026@TERMS@NET 15
UNIT NO.@\fBV-309\fP@PO@PLV-88213@HOURS/MI@132,417
YEAR/MAKE@2019 FORD@MODEL@TRANSIT 250@VIN@1FTYR2CM4KKA70952
BILL TO@PLATTE VALLEY LINEN@DRIVER@M. SOTO@TAX EXEMPT@NE 13-0448
.TE
.sp .7
.TS
expand tab(@);
lb lb rb rb rb rb
l l n n n n.
VMRS@OPERATION@HRS@LABOR@PARTS@LINE TOTAL
_
'''
for a,b,h,l,p in rows: t+=f"{a}@{b}@{h}@{m(l)}@{m(p)}@{m(l+p)}\n"
t+=f"_\n@\\fITotals of the above\\fP@{sum(x[2] for x in rows):.1f}@{m(lab)}@{m(parts)}@{m(lab+parts)}\n.TE\n.sp .5\n.TS\nexpand tab(@);\nl l n.\nADD@{env['description']}@{m(975)}\nADD@{road['description']}@{m(7500)}\nLESS@Contract labor discount 8%@({m(disc[0])})\n@Sales tax (exempt)@0.00\n@\\fBAMOUNT OF THIS INVOICE\\fP@\\fB{m(total)}\\fP\n.TE\n.sp .6\n"
t+=r'''.fi
.ad l
\fBMechanic notes.\fP Pads at 3/32 inch. Hub had 0.012 inch play, ABS tone ring good, old hub discarded. Labor is 110.00 per hour under contract. Next PM-A at 137,400.
.br
\fBDeferred by fleet manager:\fP RF tire 4/32 (est. 212.60); A/C weak, 41 degrees at vent; rear shocks (est. 388.00).
.sp
.nf
Authorized: K. Dworak by phone 02/17 3:20 pm, limit 1,200.00
'''
open(WORK+'r07.tr','w').write(t)
with open(OUT+'r07_fleet.pdf','wb') as f: sh('groff','-t','-Tpdf','-P-pletter',WORK+'r07.tr',stdout=f)
save('r07_fleet','pdf',A,disc,None,0,total,veh(2019,'FORD','TRANSIT 250','1FTYR2CM4KKA70952',132417),'CORNHUSKER FLEET CARE, INC.','70-44127',kind='invoice',shopKind='fleet',state='NE',note='Labor and parts columns with a sum of the row: one item a row. HRS are of the labor column alone, so no quantity.')
