from common import *
D=Doc('q11.pdf','motorcycle-ticket-amounts-first','groff','invoice','Iron Valley Cycle','RO 15-0772',dict(year=2015,make='Harley-Davidson',model='FLHX Street Glide',vin=vin('1HD1KBM10FB640128'),mileage=28340))
I=[('Dunlop D408F 130/60B19 narrow white, front','Part',1,21495),('Dunlop D407T 180/65B16 rear','Part',1,24695),('Mount & balance, wheel off bike','Labor',2,6500),('Tire disposal, each','Fee',2,500),('SYN3 20W50 oil change kit, 5 qt with chrome filter, O-rings and drain plug washers','Part',1,10999),('20K mile service, primary & trans fluid, adjust clutch, lube','Labor',3.2,12500),('Rear brake pads, Lyndall Z-plus','Part',1,5895),('Bead sealer & weights','Part',None,None,650),('Shop rags / chemicals','Fee',None,None,1800)]
b=''
for x in I:
    i=D.add(*x)
    qs='' if i['quantity'] is None else (f"{q(i['quantity'])} hr at {m(i['unitPrice'])}" if i['type']=='Labor' and i['quantity']!=2 else f"{q(i['quantity'])} @ {m(i['unitPrice'])}")
    b+=f"T{{\n{d(i['totalPrice'])}\nT}}\tT{{\n{qs}\nT}}\tT{{\n.na\n.nh\n{i['description']}\nT}}\n"
b+="T{\nno chg\nT}\tT{\n1\nT}\tT{\nBattery load test, 12.71 V, 312 CCA\nT}\n"
pt=D.sum(['Part']);D.discounts=[pct(pt,10)]
tx=pct(pt-D.discounts[0],6.35)
D.close(tax=tx,sub=D.sum())
V=D.vehicle
src=f'''.po 0.9i
.ll 6.7i
.fam P
.sp 3
.ps 18
.vs 22
.ce 1
\\fB{D.shop}\\fP
.ps 10
.vs 12.5
.ce 2
Service \\(bu Dyno \\(bu Apparel \\(bu Pre-owned
61 Housatonic Ave, Derby, CT 06418 \\(em 203-555-0170
.sp
.TS
expand tab(^);
c c c c
cB cB cB cB.
\\s-3TICKET\\s0^\\s-3DATE IN\\s0^\\s-3DATE OUT\\s0^\\s-3RIDER\\s0
{D.no}^5/02/25^5/06/25^T. Scarpetti
.sp 0.5
\\s-3MACHINE\\s0^\\s-3VIN\\s0^\\s-3ODOMETER\\s0^\\s-3PLATE\\s0
{V['year']} {V['make']}^{V['vin']}^{V['mileage']:,}^3TKL8 CT
{V['model']}^^^
.sp 0.5
\\s-3FRONT PSI / TREAD\\s0^\\s-3REAR PSI / TREAD\\s0^\\s-3AXLE TORQUE\\s0^\\s-3LIFT\\s0
36 / new^40 / new^95\\(en105 ft-lb^2
.TE
.sp
.hl
.TS
expand tab(\t);
l l lw(3.5i).
\\fICharge\\fP\t\\fIHow figured\\fP\t\\fIWhat for\\fP
_
{b}.TE
.sp
.TS
tab(\t);
l l.
{d(D.subtotal)}\tAll of the above
\\(mi{d(D.discounts[0])}\tHOG chapter 10% on parts
{d(tx)}\tConnecticut sales tax 6.35% on parts less discount
\\fB{d(D.total)}\\fP\t\\fBPay this\\fP
.TE
.sp
Ride easy on the new rubber for the first 100 miles. Next service due at 33,340. Rear wheel bearing has slight play; we suggest bearings ($38.50 + 1.0 hr) next time.
'''.replace('.hl\n','')
open('/tmp/q11.t','w').write(src)
subprocess.run('groff -t -Tps -P-pletter /tmp/q11.t > /tmp/q11.ps && ps2pdf /tmp/q11.ps '+D.path(),shell=True,check=True);D.save()
