from common import *
# exhaust shop, pycairo: the totals stand at the top in a band, lines below in a numbered list with dot leaders, no table
V=vin('1GCHK29UX7E198840')
ROWS=[('Custom bend 3" aluminized tail pipe, over axle','Part',18500,None,None),('Welded-in muffler, 3" in/out, 24" body','Part',16490,None,None),('Band clamp stainless 3"','Part',3*1425,3,1425),('Hanger w/ rubber','Part',2*950,2,950),('Cut off and weld in','Labor',2.25*11000,2.25,11000),('Seized flange stud removal, torch','Labor',4500,None,None),('Scrap & gas','Fee',800,None,None)]
ROWS=[(a,b,int(c),q,u) for a,b,c,q,u in ROWS]
items=[I(a,b,c,q,u) for a,b,c,q,u in ROWS]
st=sum(i['totalPrice'] for i in items); cash=2500; tax=pct(st-cash,5.5); tot=st-cash+tax
label('s11_exhausttop','pdf','invoice','B-2281','Bender Bob MUFFLER & PIPE',dict(year=2007,make='Chevrolet',model='Silverado 2500HD Classic',vin=V,mileage=203114),items,tot,[cash],st,tax,'independent','WI',
 'Totals at the top of the page in a band (Work, Cash discount, Tax, Total), the lines below with dot leaders. Quantities stand inside the line ("3 @ 14.25"); the label descriptions are without them. Bill Paid stamp.')
import cairo
S=cairo.PDFSurface(OUT+'/s11_exhausttop.pdf',420,640); c=cairo.Context(S)
def tx(x,y,t,s=9,b=False,al='l',f='DejaVu Serif',col=(0,0,0)):
    c.select_font_face(f,0,1 if b else 0); c.set_font_size(s); c.set_source_rgb(*col); w=c.text_extents(t).x_advance
    c.move_to(x-(w if al=='r' else w/2 if al=='c' else 0),y); c.show_text(t); return w
c.set_source_rgb(.93,.9,.82); c.rectangle(0,0,420,640); c.fill()
tx(210,36,'Bender Bob',24,True,'c'); tx(210,54,'MUFFLER & PIPE',13,False,'c'); tx(210,68,'N4410 County Road K, Fond du Lac WI 54937 · 920-555-0164',7.5,False,'c')
c.set_source_rgb(.2,.2,.2); c.rectangle(20,78,380,52); c.fill()
for i,(a,b) in enumerate([('Work',m(st)),('Cash discount',m(-cash)),('Tax 5.5%',m(tax)),('TOTAL',d(tot))]):
    tx(30+i*93,94,a,7,False,col=(1,.8,.4)); tx(30+i*93,116,b,15 if i==3 else 12,i==3,col=(1,1,1))
for i,(a,b) in enumerate([('Bill no.  B-2281','Sept 17, 2025'),('For  Arlo Zastrow','920-555-0199'),('2007 Chevrolet Silverado 2500HD Classic 6.6 D','203,114 miles'),('VIN  '+V,'WI plate PT 4418')]):
    tx(24,152+i*14,a,8.5); tx(396,152+i*14,b,8.5,al='r')
y=232; tx(24,y-12,'What was done',11,True)
for i,(a,b,e,q,u) in enumerate(ROWS):
    y+=8; w=tx(24,y,f'{i+1}. {a}',9.5)
    v=tx(396,y,m(e),9.5,al='r')
    x=24+w+6
    c.set_source_rgb(0,0,0)
    while x<396-v-8: c.arc(x,y-1,.5,0,7); c.fill(); x+=4
    if q: y+=12; tx(40,y,(f'{q} hr @ {m(u)}' if b=='Labor' else f'{q} @ {m(u)}'),8,col=(.3,.3,.3))
    y+=13
y+=10
for t in ['Bob says: front pipe back to the converter is good for another couple winters.','The converter shield rattles, I wired it, no charge.','Lifetime on the bends as long as you own it. Muffler 3 years.']: tx(24,y,t,8.5); y+=13
c.save(); c.translate(300,560); c.rotate(-.25); c.set_source_rgb(.7,.1,.1); c.set_line_width(2); c.rectangle(-60,-20,120,40); c.stroke(); tx(0,2,'PAID CASH',16,True,'c',col=(.7,.1,.1)); tx(0,14,'SEP 17 2025',8,False,'c',col=(.7,.1,.1)); c.restore()
S.finish()
