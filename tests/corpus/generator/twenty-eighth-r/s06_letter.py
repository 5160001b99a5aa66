from common import *
# letter in prose, groff -ms; a vintage mechanic writes what he would do and for how much
items=[I('rebuild the generator with new brushes and bearings','Service',26500),I('water pump','Part',18750),
 I('eleven hours','Labor',11*7200,11,7200),I('hoses, clamps, a thermostat and two gallons of coolant','Part',9640),I('Boiling out the radiator at Pruitt’s in Rutland','Service',14000)]
st=sum(i['totalPrice'] for i in items); tax=pct(18750+9640,6); tot=st+tax
label('s06_letter','pdf','letter',None,'E. W. Halloran, Motor Mechanic',dict(year=1951,make='Chevrolet',model='3100',mileage=None),items,tot,[],None,tax,'independent','VT',
 'Prose letter; descriptions are the words of the sentences, they may be cut otherwise. "eleven hours at seventy-two dollars" is $792.00, the amount printed in digits after the words. The brake work ($640) is spoken of for the spring and is not in the total. Generator refunds none. Tax 6% on water pump and hoses only, printed.')
ms=f'''.nr PS 11.5
.nr VS 15
.nr LL 5.7i
.nr PO 1.4i
.nr HM 1i
.LP
.ft B
E. W. Halloran, Motor Mechanic
.ft R
.br
Old and antique cars and trucks since 1978
.br
418 Mill Brook Road, Danby, Vermont 05739
.br
Telephone 802-555-0106 (let it ring)
.sp 1.5
.LP
October 19, 2025
.sp
.LP
Dear Mr. Abernathy,
.PP
I have had your 1951 Chevrolet 3100 on the lift for two days now, and you asked me to write down what I would do and for how much, so here it is.
.PP
The truck boils because the pump leaks at the shaft and the radiator is half stopped. A rebuilt water pump is ${m(18750)} from my man in Ohio, and I would not put the old one back. Boiling out the radiator at Pruitt's in Rutland costs {d(14000)}; that is his price and I add nothing to it. Then there are hoses, clamps, a thermostat and two gallons of coolant, together {d(9640)}.
.PP
I would also rebuild the generator with new brushes and bearings while the belt is off, which I do for a flat {d(26500)} including the parts. You can leave that out, but you would be a fool to.
.PP
My own time I figure at eleven hours at seventy-two dollars, so {d(79200)}. If it takes me longer, that is my trouble and not yours.
.PP
The State wants its 6% on the pump and the hoses and such, {d(tax)}. That makes it {d(tot)} for all of it. I would ask for $400.00 before I order the pump.
.PP
The brakes will want doing in the spring. I should guess $640 for that, but we will talk about it when the mud is gone; it is not in the figure above.
.PP
Nothing happens to the truck until I hear from you.
.sp
.LP
Yours truly,
.sp 3
.LP
E. W. Halloran
'''
ms=ms.replace('$18','$18').replace('is $$','is $')
open(BUILD+'/s06.ms','w').write(ms)
with open(OUT+'/s06_letter.pdf','wb') as f: run('groff','-ms','-Kutf8','-Tpdf',BUILD+'/s06.ms',stdout=f)
