# numbers and label of r12_approval.mjs
from lib import *
J=[("Front brakes","APPROVED",38950,["Ceramic pads, coated rotors (Centric 120.61112)","1.3 hours, caliper slides cleaned and lubed","Hardware kit and brake wash included"]),
("Rear wheel cylinders and shoes","DECLINED",42700,["Seeping, left worse than right"]),
("Timing belt kit","APPROVED",86475,["Aisin TKF-006: belt, idlers, tensioner, water pump","Cam and crank seals","1 gal coolant","4.2 hours"]),
("Both front tie rod ends","APPROVED",21840,["Moog ES800363 x 2, 0.9 hour"]),
("Alignment","APPROVED",11995,["Sublet to Pete's on Canal St."]),
("Valve cover gasket","DECLINED",18860,["Spark plug tube seals included"])]
A=[it(t,"s",None,None,p) for t,st,p,b in J if st=='APPROVED']
sup=it("Supplies","f",None,None,1850);hz=it("Waste fluids","f",None,None,600);A+=[sup,hz]
disc=[r(S(A,'s')*.05)];sub=S(A)-disc[0];tax=4486;total=sub+tax
json.dump(dict(left=[["Quote","JM-26-0871"],["Date","March 19, 2026"],["Member","Ottoline Fairweather"],["Vehicle","2010 Subaru Forester 2.5X Premium"],["VIN","JF2SH6CC5AH753196"],["Odometer","139,652 mi"],["Plate","VT HKR 260"],["Inspection due","04/2026"]],
 jobs=[dict(t=t,st=st,p=d(p),b=b) for t,st,p,b in J],
 sum=[["4 approved jobs",d(S(A,'s')),0],["Supplies",d(1850),0],["Waste fluids",d(600),0],["Member 5% (jobs)","-"+d(disc[0]),0],["Subtotal",d(sub),0],["VT tax (parts share)",d(tax),0],["Total",d(total),1]],
 note="Prices include parts and labor. If you change your mind on the declined jobs before Friday we keep these prices: all six jobs together would be $2,208.20 before supplies and tax. Co-op work is guaranteed 3 years or 36,000 miles."),open(WORK+'r12.json','w'))
assert sum(x[2] for x in J)==220820,sum(x[2] for x in J)
sh('node',GEN+'r12_approval.mjs')
save('r12_approval','pdf',A,disc,sub,tax,total,veh(2010,'Subaru','Forester','JF2SH6CC5AH753196',139652),'Juniper & Main Car Care Co-op','JM-26-0871',state='VT',note='One sum a job: four lines of work. Declined ones are struck through.')
