# numbers and label of r14_two_columns.pl
from lib import *
P=[it("Leaf spring pack, rear, +1 leaf","p",2,31850,nt="made to order, 5 working days"),it("U-bolt 9/16 x 13","p",4,1475),it("Spring eye bushing","p",6,1120),it("Shackle bolt grade 8","p",4,685),it("Center bolt","p",2,425),it("Pitman arm K6536","p",1,9290),it("Idler arm K6535","p",1,11460,nt="greasable, with bracket"),it("Steering stabilizer","p",1,7899),it("Cam bolt kit, upper","p",2,3650)]
L=[it("R&R rear springs both sides, re-arch overload leaf","l",4.5,11000,ls=["R&R rear springs both sides,","re-arch overload leaf","4.5 @ 110.00"]),it("Pitman and idler arm","l",2.1,11000,ls=["Pitman and idler arm","2.1 @ 110.00"]),it("Heat & remove frozen cam bolts","l",1.4,11000,ls=["Heat & remove frozen cam bolts","1.4 @ 110.00"]),it("Four wheel thrust alignment, heavy","s",None,None,14500,ls=["Four wheel thrust alignment, heavy"]),it("Road test loaded","l",0.5,11000,ls=["Road test loaded","0.5 @ 110.00"])]
hz=it("Shop & haz. mat. charge","f",None,None,3900); core=it("Old spring core","f",None,None,4000)
A=P+L+[hz,core]; disc=[4000,7500]; sub=S(A)-sum(disc); tax=r(sub*.0825); total=sub+tax
json.dump(dict(parts=[[q(i['quantity']),i['description'],m(i['unitPrice']),m(i['totalPrice']),i.get('nt')] for i in P],psum=m(S(P)),labor=[[i['ls'],m(i['totalPrice'])] for i in L],lsum=m(S(L)),
 sum=[["Parts & labor",m(S(P)+S(L)),0],[hz['description'],m(3900),0],[core['description'],m(4000),0],["Core credit, springs left with us","(40.00)",0],["Rancher's discount","(75.00)",0],["Taxable amount",m(sub),0],["Gross receipts tax 8.25%",m(tax),0],["TOTAL",m(total),1]],
 note=["Not done at this time: front","ball joints (450.00 both sides),","carrier bearing noise to watch."]),open(WORK+'r14.json','w'))
sh('perl',GEN+'r14_two_columns.pl')
save('r14_two_columns','pdf',A,disc,sub,tax,total,veh(2007,'GMC','Sierra 2500HD','1GTHK23637F184429',204115),'FOUR CORNERS FRAME, SPRING & ALIGNMENT','9017',shopKind='alignment',state='NM')
