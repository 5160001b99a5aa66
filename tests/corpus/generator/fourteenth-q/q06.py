from common import *
D=Doc('q06.pdf','transmission-shop-boxed-tbl-core-column','groff-tbl','invoice','Gearhaus Transmission Specialists','W-2291',dict(year=2013,make='Ford',model='F-150 FX4',vin=vin('1FTFW1ET1DKE60913'),mileage=148655))
rows=[('Remanufactured 6R80 transmission assembly','RM-6R80-4WD',1,242500,60000),('Torque converter, 12" heavy duty lock-up','TC-FO92',1,41500,12500),('Mercon LV full synthetic fluid','XT-10-QLVC',13,1195,0),('Cooler line quick connects','800-721',2,1850,0),('Lead frame/solenoid body update','CV6Z-7G391-A',1,32900,0),('Transfer case chain, stretched','HV-087',1,21450,0)]
t=[];
cores=0
for ds,pn,qt,u,co in rows:
    i=D.add(ds,'Part',qt,u); t.append(f"T{{\n{ds}\n.br\n\\s-2{pn}\\s+2\nT}}\t{qt}\t{m(u)}\t{m(co) if co else ''}\t{m(i['totalPrice'])}"); cores+=co
pt=D.sum()
c=D.add('Core deposits','Part',None,None,cores)
t.append(f"Core deposits\t\t\t\t{m(cores)}")
lb=[('R&R transmission, flush cooler, 4x4',8.0,13500),('R&I transfer case and replace chain',2.4,13500)]
lt=''
for ds,h,u in lb:
    i=D.add(ds,'Labor',h,u); lt+=f"{ds}\t{h:.1f} hr\t{m(u)}\t{m(i['totalPrice'])}\n"
i=D.add('Program lead frame and reset adaptive tables','Service',None,None,14500); lt+=f"{i['description']}\tflat\t\t{m(14500)}\n"
w=D.add('Towing from Hwy 75, Reliable Wrecker','Service',None,None,18500); lt+=f"{w['description']}\tsublet\t\t{m(18500)}\n"
D.discounts=[cores]
tx=pct(pt,8.25); sub=D.sum()-cores; D.close(tax=tx,sub=sub)
V=D.vehicle
src=f'''.pl 11i
.po 0.8i
.ll 6.9i
.fam H
.sp 3
.ps 20
.vs 24
\\fB{D.shop}\\fP
.br
.ps 9
.vs 11.5
3350 Denison Hwy, Sherman, TX 75090 \\(bu 903-555-0141 \\(bu Automatic \\(bu Manual \\(bu 4x4 \\(bu Since 1984
.sp 0.6
.TS
box expand tab(^);
l | l | l.
\\fBWork order {D.no}\\fP^Customer: Lonnie Beckworth^Promised: Fri 5/16/2025
{V['year']} {V['make']} {V['model']} 3.5L^VIN {V['vin']}^Miles {V['mileage']:,}
.TE
.sp 0.4
\\fIComplaint:\\fP harsh 3-2 downshift, no reverse when hot, code P0766. Pan full of clutch material. Line pressure 48 psi at idle (spec 55\\(en70).
.sp 0.5
.TS
allbox expand tab(\t);
cB cB cB cB cB
lw(3.1i) c n n n.
Parts\tQty\tEach\tCore\tExtended
{chr(10).join(t)}
.TE
.sp 0.5
.TS
allbox expand tab(\t);
cB cB cB cB
l c n n.
Labor and services\tTime\tRate\tCharge
{lt}Road test 22 miles, scan, torque check\t1.0 hr\tincluded\t\\(em
.TE
.sp 0.5
.TS
center box tab(\t);
l n.
Parts\t{m(pt)}
Core deposits\t{m(cores)}
Labor and services\t{m(D.sum(['Labor','Service']))}
Core return credit (both good)\t-{m(cores)}
_
\\fBSubtotal\\fP\t{m(sub)}
Texas sales tax 8.25% on parts\t{m(tx)}
_
\\fBTotal due at pickup\\fP\t\\fB{m(D.total)}\\fP
.TE
.sp 0.6
.ps 8
.vs 9.5
WARRANTY: 3 years or 100,000 miles on the remanufactured unit, parts and labor, at any member shop in the U.S. and Canada; 12 months on electrical parts. First fluid check after 500 miles is free of charge. Options not taken: aluminum deep pan 289.00, external cooler 24k GVW 214.00.
.sp 1
Authorized by ______________________    Date __________
'''
open('/tmp/q06.t','w').write(src)
subprocess.run('groff -t -Tps -P-pletter /tmp/q06.t > /tmp/q06.ps && ps2pdf /tmp/q06.ps '+D.path(),shell=True,check=True);D.save()
