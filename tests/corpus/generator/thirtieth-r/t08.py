from lib import *
import subprocess
V=vin('5NMJBCAE4MH006127')
T=I('235/55R19 101H DURANGO RIDGE A/S TOURING','Part',None,4,'164.99',art='41877')
K=I('TPMS SERVICE KIT','Part',None,4,'7.50',art='80219')
P=I('COMPLETE CARE INSTALL PACKAGE','Service',None,4,'24.99',art='90400')
RH=I('ROAD HAZARD PROTECTION CERTIFICATE','Fee',None,4,'23.50',art='90555')
AL=I('4-WHEEL ALIGNMENT W/ PRINTOUT','Labor','109.99',1,'109.99',art='90871')
WF=I('COLORADO WASTE TIRE FEE','Fee',None,4,'2.00',art='00010')
DF=I('TIRE DISPOSAL','Fee',None,4,'3.50',art='00012')
BL=I('WIPER BLADE 26" BEAM','Part','27.99',1,'27.99',art='70126')
it=[T,K,P,RH,AL,BL,WF,DF]
disc=[c('80.00'),c('20.00')]
base=T.totalPrice+K.totalPrice+BL.totalPrice-8000
rates=[('CO STATE','2.90'),('ADAMS COUNTY','0.75'),('THORNTON CITY','3.75'),('RTD/CD','1.10')]
tx=[pct(base,r) for _,r in rates]
d=label('t08_tire_chain.pdf','invoice',dict(documentNumber='0218-4471906',shop='PikeLine Tire & Auto #218'),dict(year=2021,make='HYUNDAI',model='TUCSON',vin=V,mileage=50377),it,disc,sum(tx),'chain','CO','tire chain; install package with zero-priced component rows; instant rebate (discount) under the tires and alignment coupon; mail-in prepaid card not deducted; waste tire fee; four sales tax lines added (tax = their sum); alignment paid with store card; old tread depths and torque values printed; quantity after the article number',['package children 0.00','several tax lines','mail-in rebate not deducted','tread depth numbers'])
rows=[]
def r(i): rows.append([i.art,i.description,str(i.quantity),m(i.unitPrice),m(i.totalPrice)])
r(T); rows.append(['','  INSTANT SAVINGS -20.00 EA','4','-20.00','-80.00']); r(K); r(P)
for x in('  MOUNT & SPIN BALANCE','  RUBBER VALVE / TPMS REBUILD LABOR','  LIFETIME ROTATION & REBALANCE','  FREE FLAT REPAIR'): rows.append(['90401',x,'4','0.00','0.00'])
r(RH); r(AL); rows.append(['CPN20','  COUPON: $20 OFF ALIGNMENT','1','-20.00','-20.00']); r(BL); rows.append(['99001','COURTESY BATTERY & BRAKE CHECK','1','0.00','NO CHG']); r(WF); r(DF)
json.dump(dict(rows=rows,vin=V,tax=[[f'{n} {q}%',m(v)] for (n,q),v in zip(rates,tx)],merch=m(S(it)),sav=m(-10000),sub=m(d['subtotal']),total=m(d['total']),taxtot=m(sum(tx)),out=OUT+'t08_tire_chain.pdf'),open('t08.tmp.json','w'))
subprocess.run(['php','t08.php'],check=True)
