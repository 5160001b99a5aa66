from common import *
from photo import photo
from PIL import Image
N='i24'; I=[]
lab=[('Pull engine, hone cylinders',7.0,9500),('Valve job, 2 heads',3.5,9500)]
par=[('61.1','Ring set .020 over',2,8620),('61.4','Head gasket',2,2195),('62.9','Intake valve',4,1840),('70.0','Break-in oil, qt',5,925)]
mach=24000; lt=''.join(f'{n}\t{h:.1f} h\t{m(r)}\t{m(mul(h,r))}\n' for n,h,r in lab); pt=''.join(f'{n}\t{q}\t{m(u)}\t{m(q*u)}\n' for _,n,q,u in par)
I=[it(n,'labor',h,r,mul(h,r)) for n,h,r in lab]+[it(n,'part',q,u,q*u) for _,n,q,u in par]+[it('Machine shop, outside work','service',None,None,mach),it('Crating and shop towels','fee',None,None,1825)]
sub=sum(i['totalPrice'] for i in I); PT=sum(q*u for _,_,q,u in par); T=tax(PT,'5.5'); tot=sub+T
s=f'''.pl 11i
.po 0.8i
.ll 6.9i
.fam H
.ps 12
.vs 17
.nf
.sp 0.5i
.ce 2
\\s[28]\\fBFOX VALLEY MOTORWORKS\\fP\\s0
Vintage engine rebuilding, Appleton, Wisconsin 54911, (920) 555-0138
.sp
.ta 3.6i
ESTIMATE  \\fBFV-332\\fP	Prepared: 01/17/2025
Owner: Sylvester Krzyzanowski	Shop foreman: Ida Roth
Car: 1972 Volkswagen Super Beetle	Odometer shows 41,006
.sp 0.7
.TS
box tab(\t) center;
cB s s s
l | c | r | r.
LABOR
_
{lt.rstrip()}
=
.T&
cB s s s
l | c | r | r.
PARTS (qty, each, total)
_
{pt.rstrip()}
.TE
.sp 0.7
.TS
tab(\t) center;
lw(3.4i) r.
Machine shop, outside work	{m(mach)}
Crating and shop towels	{m(1825)}
Estimate before tax	{m(sub)}
Wisconsin & county tax 5.5% on parts	{m(T)}
\\fBEstimated total\\fP	\\fB{d(tot)}\\fP
.TE
.sp
Option not taken: 1776 cc big bore kit, add $645.00.
Price may rise up to 10 percent if the case needs line boring; we call first.
.sp
Customer approval ______________________   Date __________
'''
groff(s,W+'s.pdf','-t'); subprocess.run(['pdftoppm','-r','140','-png','-singlefile','-H','1150',W+'s.pdf',W+'s'],check=True)
photo(W+'s.png',OUT+N+'.jpg',(1350,1280),[(70,110),(1275,40),(1300,1190),(120,1240)],(45,70,60),9,shadow=(.38,.35,1.2),blur=.85,noise=6,tint=(.97,1,.97),crumple=.015)
Image.open(OUT+N+'.jpg').resize((675,640)).save(W+'p_i24-1.png')
label(N,'estimate',I,sub,T,tot,[],dict(year=1972,make='Volkswagen',model='Super Beetle',mileage=41006),dict(shop='FOX VALLEY MOTORWORKS',date='01/17/2025',number='FV-332'))
