# facebook-marketplace-like/ community letter, fpdf2 typewriter: owner forwards body/RV quote
import sys;sys.path.insert(0,'/tmp/elib')
from lab import *
from fpdf import FPDF
L=Lab('15.pdf','plain text e-mail, RV shop, short aligned-free list with x multipliers','fpdf2','High Plains RV Service',None,dict(year=2012,make='Winnebago',model='Vista 30T',vin=None,mileage=41900),['plain text with > quoting','quantity x price in words','two tax lines','customer question quoted with other price','running total in the text'])
f=lambda a:L.D(a)
def I(n,k,a,q=None,u=None):L.item(n,k,a,q,u);return f(a)
R=15500
x=[]
x.append(f"""Date: Mon, 14 Apr 2025 08:03:55 -0600
From: High Plains RV Service <shop@hprv.example>
To: rwheelock@mail.example
Subject: Re: Re: winnebago brakes + slide

> Did you find out about the slide?? Camping World said {f(250000)} just
> for the motor and that seemed nuts. Ray

Morning Ray,

Yes we did. 2012 Winnebago Vista 30T with 41,900 miles on the Ford F53.
Slide motor is fine, it is the gear pack on the passenger side.

SLIDE
 * gear pack, Lippert - {I('gear pack, Lippert','Part',48600)}
 * labor for slide - 4 hrs x {f(R)} = {I('labor for slide','Labor',4*R,4,R)}

BRAKES (front axle)
 * loaded calipers - 2 x {f(23950)} = {I('loaded calipers','Part',2*23950,2,23950)}
 * brake hoses - 2 x {f(4225)} = {I('brake hoses','Part',8450,2,4225)}
 * labor for front brakes - 3.5 hrs x {f(R)} = {I('labor for front brakes','Labor',round(3.5*R),3.5,R)}
 * flush with DOT 4, flat {I('flush with DOT 4','Service',14900)}

There is a caliper core of {f(6000)} each but you are leaving us the old
ones so I did not put that on.
""")
sh=I('shop fee','Fee',3500);sub=L.sum();pt=L.typ('Part');t1=round(pt*.04);t2=round(pt*.0365)
x.append(f"""Plus the usual shop fee of {sh}. So we are at {f(sub)} before tax.
Wyoming state tax on the parts is {f(t1)} and county/city is {f(t2)},
all together {f(sub+t1+t2)}.

Roof reseal we talked about is {f(112500)} and I would wait until June.
Generator service {f(28500)}, same, not on this.

Site 3 out back is open if you want to sleep in it, {f(2000)} a night.
Warranty is 12 months/12,000 miles on what we touch.

Connie
High Plains RV Service, 4209 E Lincolnway, Cheyenne WY   307-555-0185
""")
p=FPDF(format='letter');p.add_page();p.set_font('Courier','',10)
p.multi_cell(0,4.7,'\n'.join(x),align='L');p.output('15.pdf');L.save(t1+t2,sub)
