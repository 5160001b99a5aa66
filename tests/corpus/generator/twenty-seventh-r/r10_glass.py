# label and numbers of r10_glass.mjs
from lib import *
A=[it("WINDSHIELD, SOLAR, ACOUSTIC, RAIN SENSOR, LANE DEPARTURE","p",1,52486,pn="FW04872GTYN",li="846.55",di="38%"),
 it("MOULDING UPPER","p",1,4120,pn="FWM4872",li="41.20",di=""),
 it("URETHANE, HIGH MODULUS, 310 ML","p",2,2250,pn="HAH000448",li="22.50",di=""),
 it("RAIN SENSOR GEL PAD","p",1,1895,pn="GP-11",li="18.95",di=""),
 it("LABOR, WINDSHIELD R&I (NAGS 3.1 HR)","l",3.1,6500,pn="LABOR",li="",di=""),
 it("ADAS CAMERA CALIBRATION, STATIC + DYNAMIC","s",1,32500,pn="CALIB",li="",di=""),
 it("OLD GLASS RECYCLING","f",None,None,600,pn="RCY",li="",di="")]
tax=r(S(A)*.076875); sub=S(A); total=sub+tax; ded=25000
rows=[[i['pn'],i['description'],q(i['quantity']) or '',i['li'],i['di'],m(i['unitPrice']) if i['unitPrice'] else '',m(i['totalPrice'])] for i in A]
json.dump(dict(head=[["Work order","CP-60331","Date of loss","01/29/2026"],["Insured","BEGAY, LORENA","Insurer / claim","High Mesa Mutual / 26-0098412-G"],["Vehicle","2021 Subaru Outback Premium","VIN","4S4BTACC0M3148807"],["Mileage","38,116","Install","02/03/2026 09:00, Rio Rancho NM, mobile"]],rows=rows,
 sum=[["Parts and labor",m(sub)],["NM gross receipts tax 7.6875%",m(tax)],["Total",m(total)],["Insured pays (deductible)",m(ded)],["Billed to insurer",m(total-ded)]],bold=[2]),open(WORK+'r10.json','w'))
sh('node',GEN+'r10_glass.mjs')
save('r10_glass','pdf',A,[],sub,tax,total,veh(2021,'Subaru','Outback','4S4BTACC0M3148807',38116),'ClearPoint Auto Glass','CP-60331',kind='invoice',shopKind='glass',state='NM',note='Deductible says who pays; it is no discount.')
