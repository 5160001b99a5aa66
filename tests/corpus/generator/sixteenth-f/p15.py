# cairo letter: body shop to customer
from lib import *; from cairo import Cv
P=Paper(15,'body shop letter with wrapped paragraph prices','cairo (ctypes)',['prose','line breaks inside amounts sentence','deductible mentioned','hours in words','tax on materials only'],'Quad Cities Collision Works',"B-3017",(2020,'Mazda','CX-5','JM3KFBCM5L0744190',47110))
P.item('bumper cover','Part',41200,1,41200);P.item('painting it in Soul Red','Labor',31200,5.2,6000);P.item('Paint materials','Part',19760);P.item('removing and refitting the bumper','Labor',12600,2.1,6000);P.item('radar calibration','Service',32500);P.item('hazardous waste','Fee',500)
tax=round((41200+19760)*.0625);tot=P.sums(P.isum,tax)
c=Cv(P.path);c.fam='URW Gothic';c.t(72,70,'QUAD CITIES COLLISION WORKS',16,1,col=(.1,.25,.45));c.t(72,84,'1420 5th Avenue, Moline, Illinois 61265 - (309) 555-0147',8.5);c.ln(72,92,540,92,1)
c.fam='P052';y=125
txt=f'''Ref. B-3017                                                                                            August 12, 2025

Ms. Tamsin Verbeke
2020 Mazda CX-5, 47,110 miles, VIN JM3KFBCM5L0744190

Dear Ms. Verbeke,

Thank you for stopping in. As you prefer to pay for the repair yourself and not to
go through your insurer, I have written the price without a claim.

A new bumper cover from Mazda is $412.00. Painting it in Soul Red takes
5.2 hours at our $60.00 rate, which is $312.00. Paint materials come to
$197.60 because this color is a three-stage. For removing and refitting the bumper
we count 2.1 hours at the same rate, $126.00. As your car has the front radar, the
radar calibration is needed and we have it done by the dealer; they bill us
$325.00 and we pass that on as it is. Finally there is $5.00 for
hazardous waste.

Before tax that is {d(P.isum)}. Illinois tax of 6.25% on the parts and the paint
adds {d(tax)}, and the full price is therefore {d(tot)}.

An aftermarket cover would save you $185.00, but the fit is poor and I advise against
it. The scratch on the left door is old. Should you wish to have that polished, it would
be another $90.00. If you do decide to make a claim, your deductible of $500.00 would be
all that you have to pay here.

With kind regards,


Harold Maes, estimator'''
for l in txt.split('\n'): c.t(72,y,l,11.2);y+=16
c.t(306,770,'Lifetime warranty on paint work as long as you own the car',8,0,'c');c.end();P.save('\n'.join(c.T))
