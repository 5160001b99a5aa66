from lab import *
import pikepdf
p=L('05','pdf','marine trailer shop, invoice from DOS-era POS','pikepdf raw content stream',['all caps','trailer, not a car','core return credit','quantity shipped/backordered columns','amounts with CR','freight','part code before description'])
p.head('LAKE COUNTRY TRAILER & MARINE SUPPLY','INV 77310');p.veh(2005,'EZ LOADER','TA22-24 TANDEM','1ZEAAKCK35A004117',None)
s=[];A=lambda x,y,t,f='F1',z=9:s.append(f'BT /{f} {z} Tf {x} {y} Td ({t.replace(chr(92),chr(92)*2).replace("(",chr(92)+"(").replace(")",chr(92)+")")}) Tj ET')
W=5.4
def row(y,cells,f='F1'):
    for x,t,al in cells: A(x-(len(t)*W if al=='r' else 0),y,t,f)
A(150,752,'LAKE COUNTRY TRAILER & MARINE SUPPLY','F2',13);A(190,738,'HWY 19 AT THE BOAT RAMP  -  OSAGE BEACH MO  -  573-555-0166')
s.append('0.8 w 36 690 540 40 re S 306 690 m 306 730 l S')
A(42,718,'SOLD TO: HARLAN PICKETT');A(42,706,'         RT 2 BOX 88, ELDON MO');A(42,694,'PHONE:   573-555-0129')
A(312,718,'INV 77310      DATE 05/30/24');A(312,706,'CLERK: DOT     TERMS: CASH/CHECK');A(312,694,'PROMISED: FRI BEFORE NOON')
A(36,674,'UNIT: 2005 EZ LOADER TA22-24 TANDEM BOAT TRAILER   VIN 1ZEAAKCK35A004117')
y=652;s.append(f'0.9 g 36 {y-4} 540 14 re f 0 g');row(y,[(42,'ORD',''),(72,'SHP',''),(102,'B/O',''),(132,'CODE',''),(222,'DESCRIPTION',''),(425,'LIST','r'),(490,'NET','r'),(570,'AMOUNT','r')],'F2')
R=[('1','1','0','UFP-40651','ACTUATOR A-60 SURGE 2"',23995,21595,'Part',1),('4','4','0','K71-7720','DISC CALIPER, VENTED 10"',11250,9895,'Part',4),('4','4','0','BK-1501','BEARING KIT 1.06/1.37 W/SEAL',2499,1999,'Part',4),('2','1','1','FND-T72SS','FENDER SS TANDEM (1 B/O)',14900,14900,'Part',1),('20','20','0','BL-316','BRAKE LINE 3/16 PER FT',225,185,'Part',20)]
for o,sh,bo,c,d,li,ne,t,q in R:
    y-=13;x=q*ne;row(y,[(54,o,''),(84,sh,''),(114,bo,''),(132,c,''),(222,d,''),(425,p.m(li,''),'r'),(490,p.m(ne,''),'r'),(570,p.m(x,''),'r')]);p.item(d.replace(' (1 B/O)',''),t,x,q,ne)
y-=13;A(222,y,'** FENDER #2 SHIPS FREE WHEN IN, NO EXTRA LABOR **')
y-=13;row(y,[(132,'CORE',''),(222,'CORE CHG CALIPERS',''),(490,p.m(1500,''),'r'),(570,p.m(6000,''),'r'),(54,'4','')]);p.item('CORE CHG CALIPERS','Fee',6000,4,1500)
y-=13;row(y,[(132,'CORE',''),(222,'CORE RETURNED, 3 GOOD 1 CRACKED',''),(580,p.m(4500,'')+'CR','r'),(54,'3','')]);p.disc('CORE RETURNED, 3 GOOD 1 CRACKED',4500)
y-=20;row(y,[(132,'LABOR',''),(222,'BRAKES COMPLETE, ALL 4 WHEELS',''),(425,'HR 5.5','r'),(490,p.m(8800,''),'r'),(570,p.m(48400,''),'r')]);p.item('BRAKES COMPLETE, ALL 4 WHEELS','Labor',48400,5.5,8800)
y-=13;row(y,[(132,'LABOR',''),(222,'CUT OFF & WELD FENDER BRKT',''),(425,'HR 1.0','r'),(490,p.m(8800,''),'r'),(570,p.m(8800,''),'r')]);p.item('CUT OFF & WELD FENDER BRKT','Labor',8800,1,8800)
y-=13;row(y,[(132,'FRT',''),(222,'INBOUND FREIGHT',''),(570,p.m(3850,''),'r')]);p.item('INBOUND FREIGHT','Fee',3850)
y-=13;row(y,[(132,'MISC',''),(222,'GREASE, FLUID, RAGS',''),(570,p.m(1425,''),'r')]);p.item('GREASE, FLUID, RAGS','Fee',1425)
goods=sum(i['totalPrice'] for i in p.d['items'] if i['type']=='Part');st=round(goods*.04225);lt=round(goods*.0315);sub=p.sum()-p.dsum()
y-=24;tot=sub+st+lt
for a,b,f in (('SUB-TOTAL',p.m(sub,''),'F1'),('MO STATE TAX 4.225% ON '+p.m(goods,''),p.m(st,''),'F1'),('CITY/CO/TIF TAX 3.150%',p.m(lt,''),'F1'),('PLEASE PAY',p.m(tot),'F2')):
    row(y,[(222,a,''),(570,b,'r')],f);y-=14
row(y,[(222,'YOU SAVED OFF LIST',''),(570,p.m(sum(q*(li-ne) for *_,li,ne,t,q in R)),'r')]);y-=30
for t in ('SUGGESTED NEXT VISIT (NOT IN ABOVE): TIRES ST215/75R14 LOAD C  4 @ '+p.m(11900,'')+' = '+p.m(47600,''),'BUNK CARPET 2 @ '+p.m(6500,'')+'.  WINCH STRAP '+p.m(2995,'')+'.','','RETURNED CHECKS '+p.w(3000)+'.  NO REFUND ON CUT LINE.  SPECIAL ORDERS NOT RETURNABLE.','TRAILERS LEFT OVER 30 DAYS MAY BE SOLD FOR CHARGES PER RSMO 430.082.','',"           *** DON'T FORGET YOUR DRAIN PLUG ***"): A(42,y,t);y-=12
pdf=pikepdf.Pdf.new();pdf.add_blank_page(page_size=(612,792));pg=pdf.pages[0]
F=lambda n:pikepdf.Dictionary(Type=pikepdf.Name.Font,Subtype=pikepdf.Name.Type1,BaseFont=pikepdf.Name('/'+n))
pg.obj.Resources=pikepdf.Dictionary(Font=pikepdf.Dictionary(F1=F('Courier'),F2=F('Courier-Bold')));pg.obj.Contents=pdf.make_stream('\n'.join(s).encode('latin-1'));pdf.save(p.path)
p.end(tot,st+lt,sub)
