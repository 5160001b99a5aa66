from lib import *
import subprocess
V=vin('1GKKNRLS0LZ117308')
it=[I('REPLACE BOTH FRONT LOWER CONTROL ARMS','Labor','496.00',3.2),
 I('84376555 ARM ASM-FRT LWR CONT','Part',None,2,'189.44'),
 I('11611270 NUT-M14','Part',None,4,'6.12'),
 I('FOUR WHEEL ALIGNMENT','Labor','139.95'),
 I('LUBE OIL & FILTER - DEXOS FULL SYN','Labor','24.95'),
 I('19370147 OIL-ENG 0W20 DEXOS1','Part',None,6,'8.35'),
 I('12690385 FILTER','Part',None,1,'9.88'),
 I('WINDSHIELD CHIP REPAIR','Service','65.00'),
 I('SHOP SUPPLIES','Fee','39.95'),I('HAZARDOUS MATERIALS DISPOSAL','Fee','4.50')]
disc=[1500]
parts=it[1].totalPrice+it[2].totalPrice; gog=it[5].totalPrice; filt=it[6].totalPrice
tax=pct(parts+gog+filt,'8.25')
d=label('t01_gmc_ro.pdf','invoice',dict(documentNumber='6104417',shop='LONE PRAIRIE BUICK GMC'),dict(year=2020,make='GMC',model='ACADIA',vin=V,mileage=71482),it,disc,tax,'dealer','TX','dealer RO, A-E job lines with opcodes, pay types CP/WP/IS; warranty and internal lines without charge (N/C); alignment and oil change labor at flat amount without hours; declined rear brakes with price in job D; coupon; job totals after each line; MILEAGE IN/OUT; the subtotal after the coupon is not printed',['declined line with price','warranty line N/C','job totals between lines','mileage in/out'])
L=it; lab=L[0].totalPrice+L[3].totalPrice+L[4].totalPrice
def row(desc='',hrs='',lst='',net='',tot='',ind=0): return f"{' '*ind+desc:<52.52}{hrs:>6} {lst:>9} {net:>9} {tot:>10}"
R=[]
a=R.append
a('LINE OPCODE TECH TYPE'+' '*31+' HOURS      LIST       NET      TOTAL'); a('#')
a('A  CUSTOMER STATES CLUNK FROM FRONT END OVER BUMPS AT LOW SPEED')
a('   CAUSE: LOWER CONTROL ARM REAR BUSHINGS TORN BOTH SIDES')
a('   E4120  REPLACE BOTH FRONT LOWER CONTROL ARMS')
a(row('612  CP',"3.20",'','',m(L[0].totalPrice),10))
a(row('2 84376555 ARM ASM-FRT LWR CONT','',m(L[1].unitPrice),m(L[1].unitPrice),m(L[1].totalPrice),6))
a(row('4 11611270 NUT-M14','',m(L[2].unitPrice),m(L[2].unitPrice),m(L[2].totalPrice),6))
a('   ALIGN  FOUR WHEEL ALIGNMENT')
a(row('588  CP','','','',m(L[3].totalPrice),10))
a(f"PARTS: {m(parts):>9}  LABOR: {m(L[0].totalPrice+L[3].totalPrice):>9}  OTHER: {'0.00':>8}   TOTAL LINE A: {m(parts+L[0].totalPrice+L[3].totalPrice):>13}")
a('   71484 FOUND BUSHING SEPARATION, REPLACED ARMS, SET TOE TO SPEC')
a('**************************************************')
a('B  RECALL N232411 LIFTGATE STRUT - PERFORM RECALL')
a('   9104   REPLACE LIFTGATE STRUTS PER BULLETIN')
a(row('588  WP','0.50','','','(N/C)',10))
a(row('2 84719230 STRUT ASM-L/GATE','','','','(N/C)',6))
a(f"PARTS: {'0.00':>9}  LABOR: {'0.00':>9}  OTHER: {'0.00':>8}   TOTAL LINE B: {'0.00':>13}")
a('**************************************************')
a('C  PERFORM MAINTENANCE - LOF COUPON')
a('   LOFS   LUBE OIL & FILTER - DEXOS FULL SYN')
a(row('640  CP','','','',m(L[4].totalPrice),10))
a(row('6 19370147 OIL-ENG 0W20 DEXOS1','','9.60',m(L[5].unitPrice),m(L[5].totalPrice),6))
a(row('1 12690385 FILTER','',m(L[6].unitPrice),m(L[6].unitPrice),m(L[6].totalPrice),6))
a('   ROT    ROTATE TIRES WITH LOF'); a(row('640  IS','0.30','','','(N/C)',10))
a(f"PARTS: {m(gog+filt):>9}  LABOR: {m(L[4].totalPrice):>9}  OTHER: {'0.00':>8}   TOTAL LINE C: {m(gog+filt+L[4].totalPrice):>13}")
a('**************************************************')
a('D  MULTI-POINT VEHICLE INSPECTION')
a('   MPI    COMPLIMENTARY INSPECTION'); a(row('640  IS','','','','(N/C)',10))
a('   REAR BRAKE PADS 3MM - QUOTED 412.60 PLUS TAX - CUSTOMER DECLINED')
a('**************************************************')
a('E  CUSTOMER REQUESTS STONE CHIP REPAIRED, WINDSHIELD')
a('   SUBG   WINDSHIELD CHIP REPAIR'); a(row('SUBL PO 20871  CP','','','',m(L[7].totalPrice),10))
a(f"PARTS: {'0.00':>9}  LABOR: {'0.00':>9}  OTHER: {m(L[7].totalPrice):>8}   TOTAL LINE E: {m(L[7].totalPrice):>13}")
a('**************************************************')
a('MISC  CODE  DESCRIPTION')
a(row('CCS   SHOP SUPPLIES','','','',m(L[8].totalPrice),6)); a(row('HAZ   HAZARDOUS MATERIALS DISPOSAL','','','',m(L[9].totalPrice),6))
a(row('DISC LOF15  LOF COUPON','','','',m(-disc[0]),0))
tot=[('LABOR AMOUNT',lab),('PARTS AMOUNT',parts+filt),('GAS, OIL, LUBE',gog),('SUBLET AMOUNT',L[7].totalPrice),('MISC. CHARGES',L[8].totalPrice+L[9].totalPrice),('TOTAL CHARGES',S(it)),('LESS DISCOUNTS',disc[0]),('SALES TAX',tax),('PLEASE PAY THIS AMOUNT',d['total'])]
json.dump(dict(rows=[r for r in R if r!='#'],tot=[[k,m(v)] for k,v in tot],vin=V,out=OUT+'t01_gmc_ro.pdf'),open('t01.tmp.json','w'))
subprocess.run(['perl','t01.pl'],check=True)
