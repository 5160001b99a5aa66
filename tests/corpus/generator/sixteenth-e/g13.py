# typed letter, groff ms-like serif
from lab import *;import subprocess
L=Lab('13.pdf','typed business letter, prose only, no list','groff letter','Tidewater Classic & British Motors',None,dict(year=1972,make='MG',model='MGB',vin=None,mileage=None),['amounts in running sentences','numbers spelled around','estimate range for extra work not counted','deposit request','old car no 17-digit VIN'])
f=lambda a:L.D(a)
def I(n,k,a,q=None,u=None):L.item(n,k,a,q,u);return f(a)
R=9800
w=[]
w.append(f"Thank you for bringing the 1972 MGB to us last week. We have now been through the car and I can give you a firm price for the clutch work you asked about.")
p2=f"The clutch kit, a Borg & Beck three-piece, is {I('clutch kit','Part',21850)}. The rear main seal conversion comes to {I('rear main seal conversion','Part',9475)}, and a pair of engine mounts at {f(1860)} each adds {I('engine mounts','Part',3720,2,1860)}. The flywheel has heat checks and must be sent to Norfolk for resurfacing, for which the machine shop charges us {I('flywheel resurfacing','Service',8500)}. As you know the engine comes out with the gearbox on these cars; our labor to remove and refit the engine and gearbox is eleven and one half hours, 11.5 at {f(R)}, or {I('labor to remove and refit the engine and gearbox','Labor',112700,11.5,R)}. I should add {I('fluids and sundries','Fee',4200)} for fluids and sundries."
sub=L.sum();tax=round((21850+9475+3720+4200)*.06)
p3=f"Before tax that is {f(sub)}. Virginia sales tax on the materials is {f(tax)}, which makes the whole job {f(sub+tax)}."
p4=f"While the engine is out you may wish to have the gearbox overdrive rebuilt. I would guess between {f(90000)} and {f(120000)} for that, but it works and I have left it out. The carburetors want bushes; a rebuilt pair of SUs is {f(64500)} exchange with a {f(15000)} core, again only should you want them."
p5=f"We ask for {f(60000)} down to order the parts, with the rest at collection. Our work is guaranteed for twelve months or 6,000 miles. Winter storage, if you would like it, is {f(8500)} a month."
esc=lambda s:s.replace('\\','\\e').replace('-','\\-')
tr='.pl 11i\n.po 1.15i\n.ll 6.2i\n.ft R\n.fam B\n.ps 11\n.vs 15p\n.ad l\n.nh\n.sp 4\n.ce 3\n.ps 15\nTidewater Classic & British Motors\n.ps 10\n540 Old Depot Lane, Gloucester, Virginia 23061\n(804) 555\\-0137\n.ps 11\n.sp 2\nFebruary 6, 2025\n.sp\n.nf\nMr. Alden Pruitt\nP.O. Box 77\nMathews, Virginia 23109\n.fi\n.sp\nDear Mr. Pruitt,\n'
for x in [w[0],p2,p3,p4,p5]:tr+='.sp .6\n'+esc(x)+'\n'
tr+='.sp\n.nf\nYours truly,\n.sp 3\nGraham Tolliver\nProprietor\n'
open('/tmp/e13.tr','w').write(tr);open('/tmp/e13.ps','wb').write(subprocess.run(['groff','-Tps','-P-pletter','/tmp/e13.tr'],capture_output=True).stdout)
subprocess.run(['gs','-q','-dNOPAUSE','-dBATCH','-sDEVICE=pdfwrite','-sPAPERSIZE=letter','-sOutputFile=13.pdf','/tmp/e13.ps'],check=True);L.save(tax,sub)
