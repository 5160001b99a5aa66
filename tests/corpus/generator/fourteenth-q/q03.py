from common import *
import textwrap
D=Doc('q03.pdf','dos-program-parts-left-labor-right','enscript','invoice',"KOWALSKI'S GARAGE, INC.",'031187',dict(year=1999,make='FORD',model='RANGER XLT',vin=vin('1FTZR15X1XPB04482'),mileage=187330))
P=[(1,'FDW-43119','RADIATOR 2 ROW 4.0L',18995),(1,'GAT-22437','HOSE RADIATOR UPPER',2310),(1,'GAT-22438','HOSE RADIATOR LOWER',2685),(1,'STN-45359','THERMOSTAT 195 W/GSKT',1140),(2,'PRE-AF2100','ANTIFREEZE GAL GREEN',1699),(4,'CLP-4815','CLAMP HOSE #28 SS',215),(1,'NAP-7SH1120','HEATER CORE',6875)]
L=[('REPLACE RADIATOR AND HOSES',2.0),('R & R HEATER CORE, DASH LOOSE, EVAC. NOT NEEDED',4.5),('PRESSURE TEST SYSTEM, ROAD TEST 6 MI, NO LEAKS',.5)]
rate=9200
left=[];right=[]
lay=[]
for qt,pn,ds,u in P: lay.append(('L',D.add(ds,'Part',qt,u)))
left=[f"{q(i['quantity']):>3} {pn:<11} {i['description']:<22}{m(i['unitPrice']):>8}{m(i['totalPrice']):>9}" for (_,i),(qt,pn,ds,u) in zip(lay,P)]
for ds,h in L:
    i=D.add(ds,'Labor',h,None,r(h*rate)); w=textwrap.wrap(ds,26)
    for k,s in enumerate(w): right.append(f"{s:<27}{f'{h:.1f}' if k==len(w)-1 else '':>5}{m(i['totalPrice']) if k==len(w)-1 else '':>10}")
right.append(f"{'CHECK A/C BELT':<27}{'':>5}{'N/C':>10}")
n=max(len(left),len(right)); left+=['']*(n-len(left)); right+=['']*(n-len(right))
W=100
PT,LT=D.sum(['Part']),D.sum(['Labor'])
haz=D.add('EPA/WASTE COOLANT','Fee',None,None,650)
tx=pct(PT,6); D.close(tax=tx,sub=None)
V=D.vehicle
o=[]
o+=[f"{D.shop:<60}{'I N V O I C E':>40}",f"{'2210 CLINTON ST  BUFFALO NY 14206':<60}{'NO. '+D.no:>40}",f"{'PHONE 716-555-0122   REG. SHOP #7041189':<60}{'DATE 11/19/24  TIME 16:08':>40}",'='*W,
f"SOLD TO: DEMBSKI, RONALD            HOME 716-555-0187       YR {V['year']}  MAKE {V['make']}  MODEL {V['model']}",
f"         91 WEIMAR ST               WORK                    LIC EKR-4471 NY   MILES {V['mileage']}",
f"         BUFFALO NY 14206           WRITER 02  MECH 05,07   VIN {V['vin']}",'='*W,
f"QTY PART NUMBER {'DESCRIPTION':<22}{'PRICE':>7}{'EXT':>9} | {'LABOR DESCRIPTION':<27}{'HRS':>4}{'AMOUNT':>11}",'-'*54+'+'+'-'*45]
for a,b in zip(left,right): o.append(f"{a:<54}| {b}".rstrip())
o+=['-'*54+'+'+'-'*45,f"{'PARTS TOTAL':>44}{m(PT):>10}| {'LABOR TOTAL @ 92.00/HR':<32}{m(LT):>10}",'']
for a,v in [('PARTS',m(PT)),('LABOR',m(LT)),('SUBLET',' .00'),('EPA/WASTE COOLANT',m(650)),('TAX 6.0% PARTS ONLY',m(tx)),('*** TOTAL ***',m(D.total))]: o.append(f"{a:>82}{v:>16}")
o+=['',f"{'PAID BY: CASH [ ]  CHECK [X] 1907  CARD [ ]':<60}{'BALANCE DUE':>22}{'0.00':>16}",'','OLD PARTS: RETURNED [ ] DISCARDED [X]    WARRANTY 90 DAYS OR 4000 MI ON PARTS AND LABOR','RECOMMEND: FRONT SHOCKS WEAK, EST 184.00 + 1.5 HR.  TIRES 4/32.  LUG NUTS TORQUED 100 FT LB.','','X_______________________________   THANK YOU FOR YOUR BUSINESS           KG-INV 3.11  OPER 02']
open('/tmp/q03.txt','w').write('\n'.join(o)+'\n')
subprocess.run('enscript -q -B -M Letter -f Courier8.6 --margins=42:30:36:36 -p /tmp/q03.ps /tmp/q03.txt && ps2pdf /tmp/q03.ps '+D.path(),shell=True,check=True);D.save()
