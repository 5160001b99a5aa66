from common import *
# groff tbl, NAPA TRACS-ish
A=[it("COND FAN ASM",'Part',1,176.43,pn="NAP 7-1215"),it("A/C COMPRESSOR NEW",'Part',1,389.0,pn="NTP 8-4417"),it("RECEIVER DRIER",'Part',1,44.62,pn="NTP 207611"),it("EXPANSION VALVE",'Part',1,36.9,pn="NTP 211208"),it("O-RING KIT",'Part',1,12.27,pn="NTP 208825"),it("REFRIG R134A LB",'Part',1.5,21.96,pn="FJC 682"),it("PAG OIL 46 8OZ",'Part',1,14.5,pn="FJC 2484"),
it("REPLACE COMPRESSOR, DRIER, TXV - FLUSH",'Labor',4.3,98.5),it("EVAC & RECHARGE A/C SYSTEM",'Labor',1,98.5),it("FAN ASM R/R",'Labor',.9,98.5)]
F=[it("SHOP SUPPLIES",'Fee',None,None,25)]
sub=S(A+F);tax=round(S(A,lambda i:i['type']=='Part')*.095);tot=sub+tax
V=vin("3FAHP0HA?CR310472")
t=f""".pl 11i
.po 0.8i
.ll 6.9i
.nf
.fam H
.ps 15
.vs 18
\\fBCRIMM'S AUTO SERVICE\\fP
.ps 9
.vs 11
NAPA AutoCare Center
612 N Main St, Paragould AR 72450      Ph 870-555-0155
.sp
\\fBINVOICE 61127\\fP                                   Written 06/27/24 JC      Completed 06/28/24
SOLD TO: MCELYEA, BRENT                       2012 FORD FUSION SE 2.5L L4
2280 GREENE RD 721                                  VIN {V}   Miles 139,877
PARAGOULD AR 72450                                 Tag 418-XTV   Color MAROON
.sp
COMPLAINT: NO COLD AIR, SQUEAL AT IDLE WITH AC ON
CORRECTION: COMP CLUTCH BRG LOCKED. FAN 2ND SPEED DEAD.
.sp
.TS
tab(|);
lw(0.4i) lw(1.2i) lw(2.9i) n n.
\\fBQty|Part No|Description|Price|Ext\\fP
_
"""
for i in A[:7]:t+=f"{i['quantity']:.2f}|{i['_pn']}|{i['description']}|{m(i['unitPrice'])}|{m(i['totalPrice'])}\n"
t+="_\n\\fBHrs|Tech|Labor Operation|Rate|Ext\\fP\n"
for i in A[7:]:t+=f"{i['quantity']:.2f}|LANNY|{i['description']}|{m(i['unitPrice'])}|{m(i['totalPrice'])}\n"
t+=f"""_
.TE
.sp
.TS
tab(|);
lw(4i) l n.
|Parts|{m(S(A[:7]))}
|Labor|{m(S(A[7:]))}
|SHOP SUPPLIES|25.00
|Sub-total|{m(sub)}
|Sales Tax|{m(tax)}
|\\fBINVOICE TOTAL|{m(tot)}\\fP
.TE
.sp
PAID CHECK 1184
24 MONTH / 24,000 MILE NATIONWIDE PEACE OF MIND. NO WARRANTY ON CUSTOMER SUPPLIED PARTS.
"""
open('p09.tr','w').write(t)
subprocess.run("groff -t -Tps -P-pletter p09.tr | ps2pdf - p09.pdf",shell=True)
save('p09','invoice','groff',A+F,(2012,'Ford','Fusion','SE',V,139877),'61127',"CRIMM'S AUTO SERVICE",tax,(),sub,tot)
