# typed letter, groff, charges in sentences
from common import *
items=[it('rebuilding the carburetor (Rochester 2GC)','Service',31500),it('a new dual-circuit master cylinder with lines','Part',27640),it('fitting and bleeding the brakes','Labor',42000,4,10500),it('four wheel cylinders','Part',13560,4,3390),it('boiling out and re-coring the radiator, which I send to Kessler Radiator','Sublet',38500),it('a fee for disposal of the old coolant and fluids','Fee',1500)]
s=sum(i['totalPrice'] for i in items);tax=round((27640+13560)*.065);tot=s+tax
src=f'''.pl 11i
.po 1.1i
.ll 6.3i
.ft CR
.ps 10.5
.vs 14
.in 0
.nf
.sp 4
WEATHERVANE RESTORATION GARAGE
Eustace P. Thorne, Prop.
14 Old Mill Lane, Peterborough, New Hampshire 03458
Telephone 603-555-0118

                                        June 3, 2025

Mr. Cornelius Vanterpool
P. O. Box 240
Keene, New Hampshire 03431

Re: 1964 Chevrolet Impala, serial no. 41847J136204, 71,336 miles
    Our estimate no. 64-17
.fi
.na
.nh
.sp 1
Dear Mr. Vanterpool:
.sp .6
Thank you for bringing the Impala by on Friday. I have gone over the car and the following is what I would charge to make her roadworthy for the August parade.
.sp .6
For rebuilding the carburetor (Rochester 2GC) I ask a flat $315.00, kit and float included. The brakes want the most attention. You will need a new dual-circuit master cylinder with lines, at $276.40, and four wheel cylinders, at $33.90 apiece or $135.60 together. I allow four hours at $105.00 for fitting and bleeding the brakes, being $420.00. The shoes measure 5/32 inch all round and may stay.
.sp .6
The cost of boiling out and re-coring the radiator, which I send to Kessler Radiator, is $385.00. Lastly there is a fee for disposal of the old coolant and fluids of $15.00. I make no charge for the hoist time or for adjusting the points; dwell is now 34 degrees and should be 30.
.sp .6
These sums come to {d(s)}. I must add {d(tax)} for sales tax, at 6.5 per cent on the brake parts, since your plates are from Vermont and the papers go there. The whole will therefore be {d(tot)}.
.sp .6
You asked about whitewall tires. Coker wants $268.00 each for them, and I would rather you bought those from him directly; they form no part of my figure. Chroming the rear bumper was quoted to me last year at $640.00 and can wait. I have your check of $200.00, received May 30, which will be set against the bill when the work is finished.
.sp .6
If you agree, kindly sign and return the second copy of this letter. I can begin on June 16. The estimate stands for sixty days. Storage of the car until then is without cost to you, though from September I must ask $75.00 a month.
.sp 1
.nf
                                        Yours very truly,



                                        E. P. Thorne

Agreed: ________________________   Date: ______________
'''
open(TMP+'l11.t','w').write(src)
subprocess.run(f"groff -k -Tps -P-pletter {TMP}l11.t > {TMP}l11.ps && ps2pdf {TMP}l11.ps {OUT}l11.pdf",shell=True,check=True)
label('l11.pdf','64-17','WEATHERVANE RESTORATION GARAGE',dict(year=1964,make='Chevrolet',model='Impala',vin='41847J136204',mileage=71336),items,tax,tot,s,[],['prose'])
checktext(OUT+'l11.pdf',OUT+'l11.json')
