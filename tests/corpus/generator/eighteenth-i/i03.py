from common import *
N='i03'; V=vin('1GCUYDED8MZ268154'); I=[]
o=[]
def p(s=''): o.append(s)
p('                          BRIARCLIFF CHEVROLET BUICK GMC')
p('                   5600 Airline Hwy   Baton Rouge, LA 70805')
p('            SERVICE (225) 555-0109   PARTS (225) 555-0110   www.briarcliffchev.example')
p()
p('CUSTOMER #: 118204            *INVOICE*                       418862')
p('                                                              PAGE 1')
p('FONTENOT, RAYLENE M')
p('1733 CYPRESS BEND DR          HOME: 225-555-0161  CONT: 225-555-0161')
p('GONZALES, LA 70737            BUS:                CELL: 225-555-0163')
p('                              SERVICE ADVISOR: 4417 TERRELL J BOUDREAUX')
p('='*92)
p('COLOR  YEAR  MAKE/MODEL             VIN                LICENSE   MILEAGE IN/OUT   TAG')
p(f'BLACK   21   CHEVROLET SILVERADO    {V}  C481207    58233/58240     T6310')
p('DEL DATE   PROD DATE  WARR EXP   PROMISED          PO NO   RATE    PAYMENT  INV. DATE')
p('19JUN2021             19JUN2024  17:00 02OCT24             169.95  CASH     02OCT24')
p('R.O. OPENED      READY         OPTIONS:')
p('08:14 02OCT24    15:51 02OCT24  ENG:5.3_Liter  TRN:10SPD')
p('='*92)
p('LINE OPCODE TECH TYPE  HOURS                              LIST        NET        TOTAL')
def lab(code,name,tech,hrs,amt):
    p(f'          {tech:5}CP    {hrs:5.2f}{"":32}{"":10}{m(amt):>11}{m(amt):>13}'); I.append(it(name,'labor',hrs,None,amt))
def part(q,no,name,u):
    t=q*u; p(f'     {q:>3} {no:10} {name:33}{m(u):>12}{m(u):>11}{m(t):>13}'); I.append(it(name,'part',q,u,t)); return t
P=0;L=0
p('A   CUSTOMER STATES BRAKES SQUEAL WHEN STOPPING, REAR'); p('    05BRKR  REPLACE REAR BRAKE PADS AND ROTORS')
lab('x','REPLACE REAR BRAKE PADS AND ROTORS','2291',2.3,39089); L+=39089
a=part(1,'84820491','PAD KIT-RR DISC BRK',13874)+part(2,'13529867','ROTOR-RR BRK',15690); P+=a
p(f'PARTS: {m(a):>9}   LABOR: {m(39089):>9}   OTHER: {"0.00":>7}     TOTAL LINE A: {m(a+39089):>12}')
p('    58233 REAR PADS AT 2MM. ROTORS SCORED BELOW SPEC.'); p('    '+'*'*52)
p('B   ENGINE OIL AND FILTER CHANGE W/ DEXOS 0W-20'); p('    LOF8    ENGINE OIL AND FILTER CHANGE')
lab('x','ENGINE OIL AND FILTER CHANGE','1180',.3,3295); L+=3295
b=part(8,'19432387','OIL-0W20 DEXOS QT',849)+part(1,'12735811','FILTER-ENG OIL',1122); P+=b
p(f'PARTS: {m(b):>9}   LABOR: {m(3295):>9}   OTHER: {"0.00":>7}     TOTAL LINE B: {m(b+3295):>12}'); p('    '+'*'*52)
p('C   RECALL N232417520 - REPROGRAM ECM'); p('    9106210 SAFETY RECALL ECM REPROGRAMMING')
p(f'          2291 W      0.40{"":53}(N/C)'); p(f'PARTS: {"0.00":>9}   LABOR: {"0.00":>9}   OTHER: {"0.00":>7}     TOTAL LINE C: {"0.00":>12}'); p('    '+'*'*52)
p('D   MULTI POINT INSPECTION'); p('    MPI     COMPLETED - WIPER BLADES DUE, CUST DECLINED 42.90'); p(f'          1180 CP     0.00{"":45}0.00         0.00'); p()
misc=3995; I.append(it('MISC SHOP CHARGES','fee',None,None,misc)); disc=4239
disc=-(-(L*10)//100) if False else 4238
T=tax(P+misc,'9.95'); tot=P+L+misc-disc+T
p('-'*92)
w=50
for a_,b_ in[('LABOR AMOUNT',m(L)),('PARTS AMOUNT',m(P)),('GAS, OIL, LUBE','0.00'),('SUBLET AMOUNT','0.00'),('MISC. CHARGES',m(misc)),('TOTAL CHARGES',m(P+L+misc)),('LESS DISCOUNT',m(disc)),('SALES TAX',m(T)),('PLEASE PAY THIS AMOUNT',d(tot))]: p(' '*w+f'{a_:24}{b_:>16}')
o[-9]='STATEMENT OF DISCLAIMER'.ljust(w)+o[-9][w:]
for k,s in enumerate(['THE FACTORY WARRANTY CONSTITUTES ALL OF THE','WARRANTIES WITH RESPECT TO THE SALE OF THIS','ITEM. THE SELLER HEREBY EXPRESSLY DISCLAIMS','ALL WARRANTIES EITHER EXPRESS OR IMPLIED.','','MISC SHOP CHARGES 39.95 COVER CLEANERS, RAGS,','LUBRICANTS NOT BILLED SEPARATELY','CUSTOMER SIGNATURE X______________________']): o[-8+k]=s.ljust(w)+o[-8+k][w:]
p('                                   CUSTOMER COPY')
src='.pl 11i\n.po 0.6i\n.ll 7.6i\n.nf\n.ft CR\n.ps 8.2\n.vs 10.6\n.sp 0.4i\n'+'\n'.join('\\&'+s.replace('\\','\\e').replace('-','\\-') for s in o)+'\n'
groff(src,OUT+N+'.pdf')
label(N,'estimate',I,P+L+misc,T,tot,[disc],dict(year=2021,make='CHEVROLET',model='SILVERADO',vin=V,mileage=58233),dict(shop='BRIARCLIFF CHEVROLET BUICK GMC',date='02OCT24',number='418862')); prev(N)
