from lib import *
import subprocess
V=vin('3C6UR5DL7FG618820')
R='139.50'
jobs=[('Black smoke and low power pulling trailer, check engine light on.','P0299 stored. Boost leak test found charge air cooler boot split at the cooler outlet. Boost pressure sensor oil fouled.','Replaced outlet boot and clamps, cleaned and replaced sensor, cleared codes, road tested under load 14 miles. 21 psi, OK.',
 [('l','Diagnose low boost',1.0,None),('l','Replace CAC boot & boost sensor',1.4,None),('p','68148191AA','BOOT, CAC OUTLET',1,'86.40'),('p','CLMP-T350','CLAMP, T-BOLT',2,'9.15'),('p','68087349AA','SENSOR, BOOST',1,'74.95')]),
 ('Clicks, will not crank in the morning.','Both batteries test 310 CCA of 730. Grid heater stud clean.','Replaced batteries as a pair, cleaned grounds, charging 14.2 V.',
 [('l','Replace batteries (2), clean grounds',0.8,None),('p','BAT-94R','BATTERY, AGM H7',2,'219.99'),('c','CORE','CORE CHARGE, BATTERY',2,'22.00'),('r','CORE','CORE RETURN, BATTERY',2,'22.00')]),
 ('Dealer said ball joints loose, check.','Checked with dial indicator, 0.020 in. Within spec (0.060).','No repair needed. No charge.',[])]
it=[];
txt=[]
A=txt.append
A(f"{'THUMB DIESEL & GAS REPAIR':<48}{'REPAIR ORDER   018842':>30}")
A(f"{'6120 Van Dyke Rd, Sandusky MI 48400':<48}{'DATE  08/27/25':>30}")
A(f"{'(810) 555-0134   Facility F100000':<48}{'PAGE  1':>30}")
A('='*78)
A('CUSTOMER: CASH ACCOUNT - HOFFMAN FARMS         PHONE: (810) 555-0190')
A(f'UNIT: 2015 RAM 2500 CREW 4X4  6.7L DSL         VIN: {V}')
A('MILES IN: 141,266    OUT: 141,280              LIC: MI            TECH: 07')
A('='*78)
jt=[]
for n,(co,ca,cr,ls) in enumerate(jobs,1):
    import textwrap
    A(f'[{n}]')
    for lab,t in(('COMPLAINT ',co),('CAUSE     ',ca),('CORRECTION',cr)):
        for k,s in enumerate(textwrap.wrap(t,60)): A((f'    {lab}: ' if k==0 else ' '*16)+s)
    s=0
    if ls: A('    '+'-'*70)
    for x in ls:
        if x[0]=='l':
            i=I(x[1],'Labor',None,x[2],R); it.append(i); A(f"    LABOR  {x[1]:<38}{x[2]:>5.1f} HR{m(i.unitPrice):>9}{m(i.totalPrice):>12}")
        elif x[0] in 'pc':
            i=I(x[2] if x[0]=='c' else x[1]+' '+x[2],'Fee' if x[0]=='c' else 'Part',None,x[3],x[4]); it.append(i); A(f"    {'PART' if x[0]=='p' else 'MISC':<7}{x[1]:<13}{x[2]:<25}{x[3]:>5} EA{x[4]:>9}{m(i.totalPrice):>12}")
        else:
            t=x[3]*c(x[4]); A(f"    MISC   {x[1]:<13}{x[2]:<25}{-x[3]:>5} EA{x[4]:>9}{m(t)+'-':>12}"); s-=t
    if ls:
        s2=sum(i.totalPrice for i in it)-sum(jt)-4400*0
        A(f"{'JOB '+str(n)+' TOTAL':>62}{'':>4}")
        txt.pop()
    jt.append(0)
    A('')
it2=I('INBOUND FREIGHT, SENSOR','Fee','14.80'); it3=I('HAZ WASTE / SHOP SUPPLIES 6% OF LABOR','Fee',D(pct(S(it,'Labor'),6))/100); it+=[it2,it3]
A(f"    {'INBOUND FREIGHT, SENSOR':<62}{m(it2.totalPrice):>12}"); A(f"    {'HAZ WASTE / SHOP SUPPLIES 6% OF LABOR':<62}{m(it3.totalPrice):>12}")
disc=[4400]
parts=S(it,'Part'); tax=pct(parts,6)
d=label('t07_three_cs_diesel.pdf','invoice',dict(documentNumber='018842',shop='THUMB DIESEL & GAS REPAIR'),dict(year=2015,make='RAM',model='2500',vin=V,mileage=141266),it,disc,tax,'independent','MI','plain monospaced text, Complaint/Cause/Correction paragraphs with numbers in them (psi, CCA, inches); core charge charged and returned (return 44.00- with trailing minus, labelled as a discount); freight; job 3 no charge; tax on parts only; paid on account line',['trailing minus','core charge and return','numbers in prose','no table rules'])
A('='*78)
for k,v in(('LABOR',S(it,'Labor')),('PARTS',parts),('MISC, FREIGHT & SUPPLIES',S(it,'Fee')-4400),('SUB TOTAL',d['subtotal']),('MI SALES TAX 6% (PARTS)',tax),('TOTAL',d['total'])): A(f"{k:>60}{m(v):>18}")
A(f"{'PAID ON ACCT  08/27/25  CK 2231':>60}{'1,000.00-':>18}"); A(f"{'BALANCE DUE':>60}{m(d['total']-100000):>18}")
A(''); A('All repairs 12 mo/12,000 mi. Old parts returned on request at write-up.'); A('X_______________________________   I authorize the above work.')
open('t07.txt','w').write('\n'.join(txt)+'\n')
assert max(map(len,txt))<=80,max(txt,key=len)
subprocess.run('enscript -q -B -M Letter -f Courier-Bold9.5 --margins=50:40:50:40 -o - t07.txt | ps2pdf -sPAPERSIZE=letter - '+OUT+'t07_three_cs_diesel.pdf',shell=True,check=True)
