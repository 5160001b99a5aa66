# typst-like via pdfkit? -> pdfkit: Shop-Ware like, mobile mechanic Square invoice
from lib import *
P=Paper(9,'Square style invoice, item x qty under name','pdfkit (node)',['big light layout','qty under name','note under item','deposit scheduled','tip line','no types at all'],'Wrench To You Mobile Auto',"000214",(2013,'Honda','CR-V',None,None))
O=[];T=[]
def t(x,y,s,z=10,fn='Helvetica',c='#1a1a1a',w=None,al='left'): O.append(['t',x,y,s,fn,z,c,w,al]);T.append(s)
t(60,50,'Wrench To You Mobile Auto',13,'Helvetica-Bold');t(60,68,'Parma, Ohio - we come to your driveway',9,c='#777');t(60,110,'Invoice #000214',22,'Helvetica-Bold');t(60,140,'Issue date  May 3, 2025',9,c='#777')
t(60,170,'2013 Honda CR-V - starter and front end',12)
t(60,200,'Customer',9,'Helvetica-Bold');t(60,214,'Keisha Longmire',9);t(60,227,'216-555-0188',9);t(240,200,'Invoice Details',9,'Helvetica-Bold');t(240,214,'PDF created May 3, 2025',9)
y=262;DUE=[];O.append(['l',60,y,552,y,.5,'#ccc']);t(60,y+8,'Items',9,'Helvetica-Bold');t(300,y+8,'Quantity',9,'Helvetica-Bold',w=50,al='right');t(380,y+8,'Price',9,'Helvetica-Bold',w=70,al='right');t(480,y+8,'Amount',9,'Helvetica-Bold',w=72,al='right');y+=28
def it(n,typ,q,u,note=None):
    global y
    a=round(q*u);P.item(n,typ,a,q,u);t(60,y,n,10,w=235);t(300,y,f'{q:g}',w=50,al='right');t(380,y,d(u),w=70,al='right');t(480,y,d(a),w=72,al='right');y+=15+(12 if len(n)>44 else 0)
    if note: t(60,y-2,note,8.5,c='#777',w=260);y+=12*(1+len(note)//62)
    y+=6
it('Starter, remanufactured (Denso)','Part',1,18999,'Core is mine, no charge to you');it('Starter replacement at your home','Labor',1.75,9500);it('Lower control arm w/ ball joint','Part',2,7650);it('Control arms both sides, torque with wheels on ground','Labor',2.5,9500,'You asked also about the struts: those would be $540 installed, say when.');it('Battery terminal cleaning','Service',1,2000);it('Travel fee (18 miles)','Fee',1,3500)
O.append(['l',60,y,552,y,.5,'#ccc']);y+=12
sub=P.isum;dd=P.disc('Neighbor discount',2500);tax=round((18999+15300)*.08);tot=P.sums(sub,tax)
for a,b in (('Subtotal',d(sub)),('Neighbor discount','-'+d(dd)),('Sales tax (8% parts)',d(tax))): t(60,y,a);t(452,y,b,w=100,al='right');y+=18
O.append(['l',60,y,552,y,.5,'#ccc']);y+=10;t(60,y,'Total Due',13,'Helvetica-Bold');t(432,y,d(tot),13,'Helvetica-Bold',w=120,al='right');y+=30
t(60,y,'Deposit due May 3, 2025',9);t(452,y,'$200.00',9,w=100,al='right');y+=14;t(60,y,'Balance due May 10, 2025',9);t(452,y,d(tot-20000),9,w=100,al='right')
t(60,740,'Pay online: wrenchtoyou.example/pay/000214   |   12 month / 12,000 mile warranty on parts I supply',8,c='#777')
json.dump(O,open('/tmp/rf9.json','w'));subprocess.run(['node','p04.js','/tmp/rf9.json',P.path],check=True);P.save('\n'.join(T),minus=(175,))
