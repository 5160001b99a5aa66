# muffler shop, groff + tbl
from common import *
P=[(1,'WLK-53814','Direct-fit catalytic converter, 49-state',41850),(1,'','Exhaust manifold donut gasket',1425),(1,'AP-2289','Muffler, quiet-flow, 2-1/4 in. in/out',11690),(6,'','Pipe, aluminized 2-1/4 in., per foot',675),(4,'HNG-8','Rubber hanger',585),(3,'CL225','U-bolt clamp',310),(1,'234-4668','Downstream O2 sensor',7995)]
items=[it(x,'Part',q*u,q,u) for q,n,x,u in P]
pt=sum(i['totalPrice'] for i in items)
lb=int(round(2.75*9600));items.append(it('Cut, bend, weld and hang','Labor',lb,2.75,9600))
items.append(it('Welding gas and rod','Fee',1800));items.append(it('Scrap & disposal','Fee',500))
s=sum(i['totalPrice'] for i in items);tax=round(pt*.07);tot=s+tax
rows='\n'.join(f'{q}\t{n}\t{x}\t{c(u)}\t{c(q*u)}' for q,n,x,u in P)
src=f'''.pl 11i
.po 0.8i
.ll 6.9i
.nr PS 10
.ft H
.ps 22
.vs 26
.ce
\\fBLou\\(cqs Muffler Hut\\fP
.ps 10
.vs 13
.ce 3
\\fI"No muff too tuff"\\fP
802 E. Main, Ottumwa, Iowa 52501 \\(bu 641-555-0152 \\(bu closed Wed. and Sun.
State inspection station 4471 \\(bu We buy scrap converters (up to $85.00)
.sp .5
\\l'6.9i'
.sp .6
.TS
tab(\t) expand;
l l l.
\\fBQUOTE\\fP  Q3316	Date  8-22-25	Good for 15 days
Name  Dwight Pellerin	Ph.  641-555-0190	Taken by  Lou
2009 Pontiac Vibe GT	2.4 L 4 cyl.	Miles  172340
VIN  5Y2SR67099Z418026	Lic.  GKL 221	Bay  2
.TE
.sp .6
Complaint: loud at idle, CEL on.  P0420.  Back pressure 3.1 psi @ 2500 rpm (max 1.25).  CO 1.84 % / HC 212 ppm.
.sp .8
.TS
tab(\t) expand allbox;
cB cB cB cB cB
n l lw(2.9i) n n.
QTY	PART NO.	DESCRIPTION	EACH	AMOUNT
{rows}
.TE
.sp .5
.TS
tab(\t) expand;
lw(4.6i) r n.
	PARTS	{c(pt)}
Cut, bend, weld and hang  2.75 hrs @ 96.00	LABOR	{c(lb)}
Welding gas and rod		18.00
Scrap & disposal		5.00
	SUBTOTAL	{c(s)}
Converter core, old unit stays with shop		N/C
	IA TAX 7% (parts)	{c(tax)}
	\\fBTOTAL\\fP	\\fB{c(tot)}\\fP
.TE
.sp 1
.ll 6.6i
\\fBWhile we are under there\\fP (ask us, not figured above): tail pipe tip $34.95, heat shield straps $22.00 pair, rear axle seal weeping - see another shop. Rust on the front flange, if studs break off add $25.00 each.
.sp .6
Prev. bal. on account  $61.50 (inv. 2988 of 5-2-25) - please settle at the counter. Cash, check, Discover. $30.00 charge on bounced checks.
.sp .6
Lifetime on muffler to original owner. Converter: 5 yr / 50,000 mi. fed. emission warranty. We are not responsible for articles left in cars.
.sp 2
OK to do work  ____________________________      Call first if over  $ ____________
'''
open(TMP+'l05.t','w').write(src)
subprocess.run(f"tbl {TMP}l05.t | groff -k -Tps -P-pletter > {TMP}l05.ps && ps2pdf {TMP}l05.ps {OUT}l05.pdf",shell=True,check=True)
label('l05.pdf','Q3316',"Lou’s Muffler Hut",dict(year=2009,make='Pontiac',model='Vibe',vin='5Y2SR67099Z418026',mileage=172340,trim='GT'),items,tax,tot,s,[],[])
checktext(OUT+'l05.pdf',OUT+'l05.json')
