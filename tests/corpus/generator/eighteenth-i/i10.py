from common import *
N='i10'; I=[]; V=vin('WBA8E9C59HK475903')
lab=[('Valve cover and gasket, replace (plastic cover cracked at PCV)',3.1,18900),('Oil filter housing gasket, reseal',2.6,18900),('Evaporative leak test w/ smoke',.8,18900)]
par=[('Valve cover w/ gasket, bolts','11127588412',1,41280),('OFH gasket set','11428637821',1,2145),('Ignition coil, Delstar','12138616153',2,6830),('Intake hose clamp','--',3,425),('LL-01 5W-30, liter','--',5.25,1490)]
tt='';pp=''
LL=PP=0
for k,(n,h,r) in enumerate(lab,1):
    t=mul(h,r);LL+=t; I.append(it(n,'labor',h,r,t)); tt+=f'{k}\tT{{\n{n}\nT}}\t{h:.1f}\t{m(r)}\t{m(t)}\n'
for n,no,q,u in par:
    t=mul(q,u);PP+=t; I.append(it(n,'part',q,u,t)); pp+=f'{q:g}\t{no}\t{n}\t{m(u)}\t{m(t)}\n'
fr=1450; I.append(it('Inbound freight, overnight parts','fee',None,None,fr)); hz=900; I.append(it('Hazmat & recycling','fee',None,None,hz))
sub=LL+PP+fr+hz; T=tax(PP,'9.5'); tot=sub+T
s=f'''.pl 11i
.po 0.9i
.ll 6.7i
.lt 6.7i
.nr VS 15
.fam P
.ps 11
.vs 15
.ad l
.nh
.sp 0.5i
.ce 3
\\s[22]Isarwerk Motor Atelier\\s0
Independent BMW \\(bu MINI \\(bu Porsche Service
2140 Lincoln Avenue, Rear Unit, Pasadena, California 91103 \\(bu 626 555 0107 \\(bu BAR ARD 00288417
.sp 0.6
\\l'6.7i'
.sp 0.4
.nf
.ta 3.6i
\\fBWork Order 240917\\fP	Opened 10 June 2024 \\(en Closed 12 June 2024
Dr. Anneliese Whitcombe	\\fB2017 BMW 330i xDrive\\fP
94 Arroyo Terrace, Pasadena CA 91103	VIN {V}
626 555 0139	67,245 miles in \\(bu CA 7XQR219
.fi
\\l'6.7i'
.sp 0.5
\\fICustomer reports burning oil smell and a lamp for emissions. Faults found: valve cover diaphragm torn, seepage at filter housing. Owner approved $2,400 limit by phone, 10 June, 4:15 pm.\\fP
.sp 0.5
.TS
tab(\t);
lB lB rB rB rB
n lw(3.6i) r r r.
	Labor	Hours	Rate	Amount
_
{tt}.TE
.sp 0.6
.TS
tab(\t);
lB lB lB rB rB
n l lw(2.35i) r r.
Qty	Part no.	Parts	Each	Amount
_
{pp}.TE
.sp 0.6
.TS
tab(\t) right;
l r.
Labor	{m(LL)}
Parts	{m(PP)}
Inbound freight, overnight parts	{m(fr)}
Hazmat & recycling	{m(hz)}
Subtotal	{m(sub)}
Sales tax 9.5% (parts)	{m(T)}
_
\\fBAmount due\\fP	\\fB{d(tot)}\\fP
.TE
.sp
Recommended, not performed: front thrust arm bushings ($780), brake fluid flush ($165).
.sp 0.5
\\s-2All parts new unless noted. Teardown estimate fee waived. Replaced parts offered to customer: returned / discarded. Work guaranteed 24 months or 24,000 miles at this location.\\s0
'''
s=s.replace('tab(\t) right','tab(\t) center')
r=groff(s,OUT+N+'.pdf','-t')
label(N,'estimate',I,sub,T,tot,[],dict(year=2017,make='BMW',model='330i xDrive',vin=V,mileage=67245),dict(shop='Isarwerk Motor Atelier',date='12 June 2024',number='240917')); prev(N)
