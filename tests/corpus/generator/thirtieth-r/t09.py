from lib import *
import subprocess
V=vin('4T1B11HK1JU104883')
# line, op, desc, partno, qty, price, labor, paint, flag
L=[(1,'','FRONT BUMPER','','','','','',''),
(2,'Repl','Bumper cover w/o park sensors','521190X944','1','312.45','2.4','2.8',''),
(3,'','Add for Clear Coat','','','','','1.1',''),
(4,'Repl','Absorber','5261106310','1','88.10','Incl.','',''),
(5,'Repl','A/M CAPA Upper grille','TO1200421C','1','146.00','Incl.','',''),
(6,'','FRONT LAMPS','','','','','',''),
(7,'Repl','LKQ RT Headlamp assy LED +25%','~23318840','1','406.25','Incl.','',''),
(8,'','Aim headlamps','','','','0.5','',''),
(9,'','FENDER','','','','','',''),
(10,'*  Rpr','RT Fender','','','','2.5','2.2',''),
(11,'','Overlap Major Adj. Panel','','','','','-0.4',''),
(12,'R&I','RT Fender liner','','','','0.4','',''),
(13,'','MISCELLANEOUS OPERATIONS','','','','','',''),
(14,'#  Repl','Flex additive','','1','8.50','','','T'),
(15,'#  Repl','Cover car','','1','5.00','0.2','','T'),
(16,'#  Subl','Calibrate pre-collision radar','','1','295.00','','','X'),
(17,'#  Subl','Pre- and post-repair scan','','1','120.00','','','X'),
(18,'#','Hazardous waste removal','','1','5.00','','','X')]
it=[];lab=D(0);pnt=D(0)
for l in L:
    if l[6] not in('','Incl.'): lab+=D(l[6])
    if l[7]: pnt+=D(l[7])
    if l[5]:
        t='Service' if 'Subl' in l[1] else 'Fee' if l[0]==18 else 'Part'
        it.append(I(l[2],t,l[5],int(l[4])))
tl=sum(i.totalPrice for i in it)
bl=I('Body Labor','Labor',None,float(lab),'58.00'); pl=I('Paint Labor','Labor',None,float(pnt),'58.00'); ps=I('Paint Supplies','Part',None,float(pnt),'38.00')
partsT=sum(i.totalPrice for i in it if i.type=='Part'and i.description not in('Flex additive','Cover car'))
misc=tl-partsT
items=it+[bl,pl,ps]
taxb=partsT+1350+ps.totalPrice
tax=pct(taxb,'7.25')
d=label('t09_bodyshop_camry.pdf','estimate',dict(documentNumber='7718',shop='Fox Valley Collision Center'),dict(year=2018,make='TOYO',model='Camry',vin=V,mileage=61077),items,[],tax,'independent','IL','body shop estimate as from an estimating system: lines with price, labor hours and paint hours columns; labor and paint money only in ESTIMATE TOTALS (items Body Labor, Paint Labor, Paint Supplies follow the lines there; hours as quantity, hourly rate as unitPrice); make abbreviated TOYO; deductible and net cost below the total (total = Total Cost of Repairs); no tax on sublet and X lines; Paint Supplies labelled Part',['labor only in the totals','deductible','negative hours','Incl. in place of hours'])
# totals lines in label order; print order of the totals: Parts, Body Labor, Paint Labor, Paint Supplies, Miscellaneous
json.dump(dict(L=[list(map(str,l)) for l in L],vin=V,lab=str(lab),pnt=str(pnt),tl=m(tl),T=[['Parts','',m(partsT)],['Body Labor',f'{lab} hrs @ $ 58.00 /hr',m(bl.totalPrice)],['Paint Labor',f'{pnt} hrs @ $ 58.00 /hr',m(pl.totalPrice)],['Paint Supplies',f'{pnt} hrs @ $ 38.00 /hr',m(ps.totalPrice)],['Miscellaneous','',m(misc)],['Subtotal','',m(d['subtotal'])],['Sales Tax',f'$ {m(taxb)} @ 7.2500 %',m(tax)],['Total Cost of Repairs','',m(d['total'])],['Deductible','','500.00'],['Total Adjustments','','500.00'],['Net Cost of Repairs','',m(d['total']-50000)]],out=OUT+'t09_bodyshop_camry.pdf'),open('t09.tmp.json','w'))
subprocess.run(['ruby','t09.rb'],check=True)
