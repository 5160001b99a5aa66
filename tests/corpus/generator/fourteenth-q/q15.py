from common import *
D=Doc('q15.pdf','preprinted-form-dollars-cents-columns','ghostscript','invoice','Thrush Hollow Muffler & Brake','6640',dict(year=2008,make='Dodge',model='Dakota',mileage=143002))
ps=['%!PS-Adobe-3.0','<< /PageSize [612 792] >> setpagedevice']
def esc(s): return s.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')
def T(x,y,s,f='Helvetica',z=9,col='0 0 0.55'): ps.append(f'{col} setrgbcolor /{f} findfont {z} scalefont setfont {x} {y} moveto ({esc(s)}) show')
def R(x,y,s,f='Courier-Bold',z=10.5,col='0 0 0'): ps.append(f'{col} setrgbcolor /{f} findfont {z} scalefont setfont ({esc(s)}) dup stringwidth pop {x} exch sub {y} moveto show')
def l(a,b,c,e,w=.7): ps.append(f'0 0 0.55 setrgbcolor {w} setlinewidth {a} {b} moveto {c} {e} lineto stroke')
def K(x,y,s): T(x,y,s,'Courier-Bold',10.5,'0 0 0')
T(60,735,D.shop,'Times-BoldItalic',22); T(60,719,'Custom Bending - Duals - Brakes - Springs   *   Hwy 41 N, Cadiz, KY   *   270-555-0150'); T(470,700,'No.','Times-Roman',12); R(548,700,D.no,'Courier-Bold',14,'0.8 0 0')
for y in (690,668,646): l(60,y,552,y)
for x in (60,552): l(x,690,x,646)
l(330,690,330,646); T(63,681,'NAME',z=6);K(95,674,'Virgil Oakes');T(333,681,'DATE',z=6);K(370,674,'Apr 22 2025')
T(63,659,'MAKE / MODEL / YR',z=6);K(130,652,'2008 Dodge Dakota 4.7');T(333,659,'MILES',z=6);K(370,652,'143,002')
top=636; rows=17; h=20
T(66,top-13,'QUAN.',z=7);T(200,top-13,'DESCRIPTION OF PARTS AND WORK',z=7);T(420,top-13,'PRICE',z=7);T(492,top-13,'AMOUNT',z=7)
for k in range(rows+2): l(60,top-k*h,552,top-k*h,.4)
bot=top-(rows+1)*h
for x,w in ((60,1),(100,.7),(400,.7),(445,.3),(470,.7),(525,.3),(552,1)): l(x,top,x,bot,w)
k=[1]
def dc(x,v,y): R(x-4,y,f'{v//100:,}'); R(x+23,y,f'{v%100:02d}')
def row(qs,ds,u,t):
    y=top-k[0]*h-14; K(66,y,qs)
    K(104,y,ds)
    if u: dc(445,u,y)
    if t: dc(525,t,y)
    k[0]+=1
def it(ds,ty,qt,u,t=None,two=None):
    i=D.add(ds,ty,qt,u,t); 
    if two:
        row(q(qt) if qt else '',two[0],None,None); row('','  '+two[1],u,i['totalPrice'])
    else: row(q(qt) if qt else '',ds,u,i['totalPrice'])
it('Walker Quiet-Flow muffler 21548','Part',1,13895)
it('Flowmaster Y-pipe 2.5" alumin., bent in shop to fit','Part',1,16450,two=('Flowmaster Y-pipe 2.5" alumin.,','bent in shop to fit'))
it('Tail pipe over axle, RH','Part',1,7200)
it('Hanger, universal','Part',3,895)
it('Band clamp 2-1/2 ss','Part',4,1125)
it('O2 sensor NTK downstream','Part',1,6480)
it('Labor cut out old exhaust & weld','Labor',2.5,8500)
it('Labor extract broken manifold stud','Labor',None,None,6000)
row('','Lifetime warranty on muffler - n/c',None,None)
it('Brake adjust rear','Labor',None,None,2500)
pt=D.sum(['Part']);tx=pct(pt,6)
D.discounts=[2000]
D.close(tax=tx,sub=D.sum())
def tt(lab,v,neg=False):
    y=top-k[0]*h-14; T(300,y+1,lab,'Helvetica-Bold',9); dc(525,v,y); 
    if neg: K(474,y,'-')
    k[0]+=1
k[0]=rows-3
tt('SUB-TOTAL',D.subtotal); tt('DISCOUNT  (church)',2000,True); tt('KY SALES TAX 6%',tx); tt('TOTAL',D.total)
T(60,bot-18,'All claims must be accompanied by this bill. Not responsible for loss by fire or theft.',z=7.5);T(60,bot-40,'Work done by _______   Received by ______________________',z=9);K(125,bot-39,'Roy')
K(330,bot-39,'PAID cash 4/22/25')
ps.append('showpage')
open('/tmp/q15.ps','w').write('\n'.join(ps)); subprocess.run(['ps2pdf','/tmp/q15.ps',D.path()],check=True);D.save()
