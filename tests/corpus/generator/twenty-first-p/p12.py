from common import *
A=[it("rebuilt transmission",'Part',None,None,2450),it("torque converter",'Part',None,None,285),it("ATF",'Part',12,7.25),it("cooler line flush",'Service',None,None,125),it("removal and installation",'Labor',9.5,102),it("rear main seal",'Part',None,None,34.6),it("transmission mount",'Part',None,None,58.4),it("freight",'Fee',None,None,175)]
disc=15000;tax=round(S(A,lambda i:i['type']=='Part')*.06);tot=S(A)-disc+tax
V=vin("1FTRX12W?8FA40713")
t=f""".pl 11i
.po 1.1i
.ll 6.2i
.fam C
.ps 11
.vs 14
.nf
KOSCIUK TRANSMISSION & DRIVELINE
Rear of 418 Walnut Street
Johnstown, Pennsylvania 15901
Telephone 814\\-555\\-0173

October 9, 2023

Mr. Wendell Fyock
RD 2, Box 91
Davidsville, PA 15928

Re: 2008 Ford F\\-150 STX, serial {V}
.fi
.na
.sp
Dear Mr. Fyock:
.sp
Per our talk on Friday I am putting the price in writing. The truck shows 163,208 miles and has lost reverse and third, with clutch material in the pan, and in my opinion it is past repairing in the chassis.
.sp
The rebuilt transmission, a 4R75E with the updated forward drum, is $2,450.00. The torque converter is additional at $285.00. It takes 12 quarts of ATF at $7.25, which comes to $87.00, and I do a cooler line flush on every job for $125.00. For the removal and installation I figure 9.5 hours at $102.00 an hour, or $969.00.
.sp
With the unit out I would put in a rear main seal ($34.60) and a transmission mount ($58.40); no labor is charged for those two. The builder bills me $175.00 freight each way combined and I pass that along at cost.
.sp
I am taking off $150.00 because you are bringing it in on your own trailer. Pennsylvania tax on the parts amounts to ${m(tax)}. The whole job therefore stands at ${m(tot)}. I would need half down.
.sp
A used unit from the salvage yard could be had for about $900, but I would not guarantee it and do not recommend it.
.sp
Warranty is two years, any mileage.
.nf
.sp
Respectfully,
.sp 2
Edw. Kosciuk
"""
open('p12.tr','w').write(t.replace('&','&'));subprocess.run("groff -Tps -P-pletter p12.tr | ps2pdf - p12.pdf",shell=True)
save('p12','email','groff',A,(2008,'Ford','F-150','STX',V,163208),None,'KOSCIUK TRANSMISSION & DRIVELINE',tax,[disc],None,tot)
