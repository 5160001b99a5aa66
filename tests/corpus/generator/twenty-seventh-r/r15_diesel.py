# cairo: landscape, price before description and part number last; cores as rows, core return as a minus
from lib import *
import cairo
A=[it("Injector, reman, calibrated w/ IQA code","p",8,39500,pn="AP63803AD"),it("Core, injector","f",8,15000,pn=""),it("High pressure fuel line set","p",1,26840,pn="8C3Z-9B273"),it("Return line O-ring kit","p",2,4625,pn="AP0031"),it("Fuel filter kit, upper and lower","p",1,8435,pn="FD4617"),it("Valve cover gasket","p",2,6790,pn="8C3Z-6584-B"),it("R&R 8 injectors, cab on, program IQA","l",13.5,16500,pn="op 6.4-INJ"),it("Fuel contamination test, lab","s",None,None,8500,pn="sublet"),it("Drain and flush fuel tank","l",2.5,16500,pn="op TK2"),it("Freight, injectors","f",None,None,9600,pn=""),it("Diesel disposal, 28 gal","f",28,185,pn="")]
disc=[8*15000,r(13.5*16500*.07)]
sub=S(A)-sum(disc);tax=r(S(A,'p')*.08);total=sub+tax
s=cairo.PDFSurface(OUT+'r15_diesel.pdf',792,612);c=cairo.Context(s)
def T(t,x,y,sz=9.5,b=False,al='l',col=(0,0,0),f='DejaVu Sans Condensed'):
    c.select_font_face(f,0,1 if b else 0);c.set_font_size(sz);c.set_source_rgb(*col)
    w=c.text_extents(t).x_advance; c.move_to(x-(w if al=='r' else 0),y);c.show_text(t)
c.set_source_rgb(.93,.55,.1);c.rectangle(0,0,14,612);c.fill()
T('RED MESA DIESEL',40,48,24,True);T('Power Stroke · Cummins · Duramax     4040 Hwy 64, Kingman AZ 86409     928-555-0158',40,66,9)
T('REPAIR ESTIMATE  E-4471',752,44,13,True,'r');T('10 / 09 / 2026   rev. 2',752,62,9,False,'r')
T('Truck: 2008 Ford F-250 Super Duty 6.4L    VIN 1FTSW21R78EB40917    AZ plate CKN7714    Odo 158,209    For: Hollis Brandvold, (928) 555-0121',40,90,9.2)
X=dict(amt=100,core=0,qty=150,each=220,desc=236,pn=660);y=118
c.set_source_rgb(.2,.2,.2);c.rectangle(40,y-12,712,17);c.fill();W=(1,1,1)
T('AMOUNT',X['amt'],y,8.5,True,'r',W);T('QTY',X['qty'],y,8.5,True,'r',W);T('EACH',X['each'],y,8.5,True,'r',W);T('DESCRIPTION',X['desc'],y,8.5,True,'l',W);T('PART NO. / OP',X['pn'],y,8.5,True,'l',W);y+=20
def row(a,b,e,t,p,sub_=None):
    global y
    T(a,X['amt'],y,9.5,False,'r');T(b,X['qty'],y,9.5,False,'r');T(e,X['each'],y,9.5,False,'r');T(t,X['desc'],y);T(p,X['pn'],y,8.5)
    if sub_: y+=11;T(sub_,X['desc']+10,y,8,False,'l',(.35,.35,.35))
    y+=6;c.set_source_rgb(.8,.8,.8);c.set_line_width(.4);c.move_to(40,y);c.line_to(752,y);c.stroke();y+=14
for i in A:
    row(m(i['totalPrice']),q(i['quantity']) or '',m(i['unitPrice']) if i['unitPrice'] else '',i['description'],i['pn'],{'Injector, reman, calibrated w/ IQA code':'24-month warranty void if contamination test fails','Drain and flush fuel tank':'fuel was green with algae; customer asked for it 10/8'}.get(i['description']))
    if i['description']=='Core, injector': row(m(-120000),'8',m(-15000),'Core return, injector, all eight rebuildable','')
T('Customer states: long crank, white smoke, 6 qt over full on dipstick.',40,y+12,8.5);T('Declined: EGR cooler $780.00,',40,y+26,8.5);T('up-pipes $1,150.00. Ask again.',40,y+38,8.5)
for k,(a,b) in enumerate((('Veteran, 7 % of injector labor',m(-disc[1])),('Parts, labor and other after credits',m(sub)),('Sales tax 8 % on parts '+m(S(A,'p')),m(tax)),('ESTIMATE',m(total)))):
    T(a,640,y+12+k*15,9.5 if k<3 else 12,k==3,'r');T(b,752,y+12+k*15,9.5 if k<3 else 12,k==3,'r')
s.finish();print(y)
save('r15_diesel','pdf',A,disc,sub,tax,total,veh(2008,'Ford','F-250 Super Duty','1FTSW21R78EB40917',158209),'RED MESA DIESEL','E-4471',shopKind='diesel',state='AZ')
