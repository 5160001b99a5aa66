from common import *; from photo import *
from PIL import ImageFont
D=Doc('q18.jpg','fax-estimate-to-warranty-company','groff+pillow','shop_estimate','Alvarado Radiator & Air','E-3319',dict(year=2010,make='Ford',model='E-350 cutaway',vin=vin('1FDWE3FL9ADA55210'),mileage=134870),['fax'])
I=[('10','Compressor FS10 new w/ clutch, Motorcraft YCC-287','Part',1,41200),('11','Condenser','Part',1,23850),('12','Accumulator/drier','Part',1,6475),('13','Orifice tube, green','Part',1,895),('14','O-ring and seal kit','Part',1,1450),('15','PAG-46 oil 8 oz','Part',2,1295),('16','R-134a, per lb','Part',4.5,2200),('20','R&R compressor, drier and condenser','Labor',4.8,11800),('21','Flush lines, both circuits','Labor',1.5,11800),('22','Evacuate, recharge and leak check','Labor',1.4,11800)]
t=''
for n,*a in I:
    i=D.add(*a); t+=f"{n}\t{i['description']}\t{q(a[2])}\t{m(a[3])}\t{m(i['totalPrice'])}\n"
f=D.add('Refrigerant recovery/EPA fee','Fee',None,None,1500); t+=f"30\t{f['description']}\t\t\t{m(1500)}\n"
tx=pct(D.sum(['Part']),7.75);D.close(tax=tx,sub=D.sum())
V=D.vehicle
src=f'''.po 0.8i
.ll 6.9i
.fam T
.sp 4
.ps 17
.vs 20
\\fB{D.shop}\\fP
.ps 11.5
.vs 14.5
.br
1147 E Slauson Ave, Los Angeles CA 90011   Tel 323-555-0129   Fax 323-555-0130
.sp
TO: Sentinel Vehicle Service Contracts, Claims    FROM: Rudy    PAGES: 1
.br
RE: contract SV-88104-2, {V['year']} {V['make']} {V['model']}, VIN {V['vin']}, {V['mileage']:,} miles
.sp
Estimate no. \\fB{D.no}\\fP      Complaint: A/C warm, compressor seized, metal in orifice tube. Low side 118 psi static.
.sp
.TS
box expand tab(\t);
cB | cB | cB | cB | cB
c | lw(3.5i) | n | n | n.
Line\tDescription\tQty/Hr\tPrice\tAmount
_
{t}.TE
.sp
.TS
tab(\t);
l n.
Parts, labor and fee\t{m(D.subtotal)}
Tax 7.75% (parts)\t{m(tx)}
\\fBTotal estimate\\fP\t\\fB{m(D.total)}\\fP
.TE
.sp
Customer deductible on contract 200.00. Not asking: blower resistor 48.50, owner declined. Please fax authorization number. Labor per guide 9.1 hr, we ask 7.7.
.sp 2
Auth. no. ____________   Adjuster ____________
'''
open('/tmp/q18.t','w').write(src); subprocess.run('groff -t -Tps -P-pletter /tmp/q18.t > /tmp/q18.ps && ps2pdf /tmp/q18.ps /tmp/q18.pdf',shell=True,check=True)
rng=np.random.default_rng(18)
p=Image.open(raster('/tmp/q18.pdf',200)).convert('L'); p=p.crop((0,0,p.width,int(p.height*.8)))
dr=ImageDraw.Draw(p); dr.text((60,18),'JUN-17-2025  14:06   FROM: ALVARADO RADIATOR     323 555 0130        TO: 18005550182        P.1/1',font=ImageFont.truetype('LiberationMono-Bold.ttf',25),fill=0)
p=p.rotate(-.8,fillcolor=255,resample=Image.BICUBIC).resize((int(p.width*.86),int(p.height*.43)),Image.BOX)   # fine mode, half vertical
a=np.asarray(p).astype(float)+rng.standard_normal((p.height,p.width))*24
b=np.where(a<158,0,255); sp=rng.random(b.shape); b=np.where(sp<.0012,0,b); 
for _ in range(4): y=rng.integers(60,b.shape[0]-4); x=rng.integers(0,b.shape[1]-300); b[y,x:x+rng.integers(80,300)]=0
b[:,int(b.shape[1]*.93)]=np.where(rng.random(b.shape[0])<.6,0,255)
im=Image.fromarray(b.astype('uint8')).resize((int(b.shape[1]),b.shape[0]*2),Image.NEAREST)
q_=60; im.save(D.path(),quality=q_)
while os.path.getsize(D.path())>295000: q_-=6; im.save(D.path(),quality=q_)
print(q_,im.size,os.path.getsize(D.path()));D.save()
