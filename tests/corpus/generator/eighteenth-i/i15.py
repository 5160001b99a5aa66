from common import *
N='i15'; V=vin('WDBUF56X68B291344')
I=[it('rebuild of the right front air strut','service',None,None,118000),it('compressor relay','part',None,None,4250),it('labor','labor',6,11000,66000),it('disposal','fee',None,None,1500)]
T=7946; tot=sum(i['totalPrice'] for i in I)+T
s=f'''.pl 11i
.po 1.1i
.ll 6.3i
.fam N
.ps 12
.vs 16
.nh
.ad l
.sp 0.8i
.ce 3
\\fBTHURLOW & SON, AUTOMOBILE REPAIRERS\\fP
\\s-22 Cobble Hill Lane, Camden, Maine 04843
Telephone 207 555 0119\\s+2
.sp 2
.nf
October 21, 2024

Mrs. Philippa Garland
Beauchamp Point
Rockport, Maine 04856

Our file: 1187
Re: 2008 Mercedes-Benz E350, serial {V}, 96,310 miles
.fi
.sp
Dear Mrs. Garland,
.sp 0.6
You asked me to set down in writing what we mean to do to your automobile, and what it will come to, before you send the check.
.sp 0.6
The car settles at the right front overnight because the air spring has perished. We would have the rebuild of the right front air strut carried out by the people in Florida, who charge $1,180.00 with carriage both ways. The compressor has been running without rest, and its relay is burnt at the contacts; a compressor relay is $42.50. To take the strut out, put it back and calibrate the ride height is six hours of labor at $110.00, that is $660.00. I must add $15.00 for disposal of the old fluid and the tires you left with us.
.sp 0.6
The State of Maine wants $79.46 in sales tax. The whole, then, is {d(tot)}. I should think three weeks, most of it in the mails.
.sp 0.6
The dealer in Falmouth would fit a new strut for about $2,600, as you mentioned; I see no reason for it. Nor is the left side in need of anything at present. If it were done at the same time it would be another $1,510, but I would leave it alone.
.sp 0.6
There is no charge for storing the car meanwhile, or for the inspection on the 15th.
.sp
.in 3.2i
Yours truly,
.sp 2
Edwin P. Thurlow
'''
groff(s.replace('\\s-22 Cobble','\\s[10]2 Cobble').replace('0119\\s+2','0119\\s[12]'),OUT+N+'.pdf')
label(N,'message',I,None,T,tot,[],dict(year=2008,make='Mercedes-Benz',model='E350',vin=V,mileage=96310),dict(shop='THURLOW & SON, AUTOMOBILE REPAIRERS',date='October 21, 2024',number='1187')); prev(N)
