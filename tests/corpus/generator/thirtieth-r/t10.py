from lib import *
import cairo, gi
gi.require_version('Pango','1.0'); gi.require_version('PangoCairo','1.0')
from gi.repository import Pango, PangoCairo
V=vin('KNMAT2MV4GP618025')
# color,title,finding,parts,labor,total
RED=[('Front brake pads and rotors','Pads 2 mm, rotors lipped and heat spotted.','268.40','174.00'),
 ('Right inner tie rod end','Play at 3 o\'clock / 9 o\'clock. Alignment needed after.','61.75','116.00'),
 ('Two tires, 225/65R17','LF 2/32, RF 3/32, inside edge cord starting.','287.98','36.00')]
YEL=[('CVT fluid exchange','68,000 mi on original fluid, dark.','142.50','130.50'),
 ('Engine + cabin air filters','Leaves in both boxes.','48.90','14.50'),
 ('Battery','Tests 402 of 550 CCA. Replace before winter.','189.95',None)]
it=[]
for t,f,p,l in RED+YEL[:2]: it.append(I(t,'Service',D(p)+D(l)))
it.append(I('Battery','Part','189.95'))
it.insert(3,I('Four wheel alignment','Labor','109.00'))
fee=I('Tire disposal (2)','Fee','8.00'); sh=I('Shop & environmental','Fee','24.95'); it+=[fee,sh]
disc=[c('50.00')]
sub=S(it)-5000; tax=pct(sub,'7.25')
d=label('t10_dvi_rogue.pdf','inspection',dict(documentNumber='I-30552',shop='Catawba Auto Care'),dict(year=2016,make='Nissan',model='Rogue',vin=V,mileage=91844),it,disc,tax,'independent','NC','digital vehicle inspection, two pages of colored cards with red/yellow/green; parts + labor = sum inside one card (one Service item); green cards without price, one yellow card "monitor" without price; courtesy inspection valued 39.95 but waived; battery install free; sums by color; same-day saving; tax on everything',['cards','two pages','value of waived inspection printed','color sums'])
W,H=612,792
sf=cairo.PDFSurface(OUT+'t10_dvi_rogue.pdf',W,H); cr=cairo.Context(sf)
def T(x,y,s,size=9,b=False,col=(.15,.15,.15),al='l',w=None,fam='Open Sans'):
    l=PangoCairo.create_layout(cr); fd=Pango.FontDescription(f"{fam} {'Bold' if b else ''}"); fd.set_absolute_size(size*Pango.SCALE); l.set_font_description(fd); l.set_text(s,-1)
    if w: l.set_width(int(w*Pango.SCALE)); l.set_wrap(Pango.WrapMode.WORD)
    tw,th=l.get_pixel_size(); cr.set_source_rgb(*col); cr.move_to(x-(tw if al=='r' else tw/2 if al=='c' else 0),y); PangoCairo.show_layout(cr,l); return th
def rr(x,y,w,h,r,col,fill=True):
    import math
    cr.new_sub_path(); cr.arc(x+w-r,y+r,r,-math.pi/2,0);cr.arc(x+w-r,y+h-r,r,0,math.pi/2);cr.arc(x+r,y+h-r,r,math.pi/2,math.pi);cr.arc(x+r,y+r,r,math.pi,1.5*math.pi);cr.close_path(); cr.set_source_rgb(*col); cr.fill() if fill else cr.stroke()
R=(.8,.15,.15);Y=(.9,.65,.05);G=(.2,.6,.3)
def card(x,y,col,t,f,p,l,tot,note=None,h=92):
    rr(x,y,258,h,5,(.965,.965,.965)); cr.rectangle(x,y,5,h); cr.set_source_rgb(*col); cr.fill()
    rr(x+12,y+10,56,h-34,3,(.8,.82,.84)); T(x+40,y+h/2-18,'photo',7,col=(.5,.5,.5),al='c')
    T(x+76,y+8,t,10.5,True); T(x+76,y+24,f,8,w=175,col=(.35,.35,.35))
    if p and l: T(x+76,y+h-34,f'Parts {p}   +   Labor {l}',8,col=(.35,.35,.35))
    if note: T(x+76,y+h-34,note,8,col=(.35,.35,.35),w=175)
    if tot: T(x+248,y+h-21,tot,11.5,True,al='r')
def head(pg):
    cr.set_source_rgb(.1,.25,.35); cr.rectangle(0,0,W,64); cr.fill(); T(36,12,'Catawba Auto Care',19,True,(1,1,1)); T(36,40,'2107 N Center Loop, Hickory NC 28600    (828) 555-0149',8.5,col=(1,1,1)); T(576,16,'Vehicle Health Report',12,True,(1,1,1),'r'); T(576,36,f'Inspection I-30552   ·   Oct 29, 2025   ·   {pg}/2',8.5,col=(1,1,1),al='r')
head(1)
T(36,74,'2016 Nissan Rogue SV AWD',13,True); T(36,92,f'VIN {V}     Mileage 91,844     Plate state NC     Technician: M.',8.5)
rr(400,74,52,26,4,R); T(426,79,'4 red',10,True,(1,1,1),'c'); rr(458,74,56,26,4,Y); T(486,79,'4 yellow',10,True,(1,1,1),'c'); rr(520,74,56,26,4,G); T(548,79,'22 green',10,True,(1,1,1),'c')
y=118
T(36,y,'Needs attention now',12,True,R); 
g=lambda k:m(it[k].totalPrice)
card(36,y+20,R,RED[0][0],RED[0][1],RED[0][2],RED[0][3],'$'+g(0)); card(318,y+20,R,RED[1][0],RED[1][1],RED[1][2],RED[1][3],'$'+g(1))
card(36,y+120,R,RED[2][0],RED[2][1],RED[2][2],RED[2][3],'$'+g(2)); card(318,y+120,R,'Four wheel alignment','Required after tie rod. Before/after printout.',None,None,'$'+g(3))
red=sum(it[k].totalPrice for k in range(4)); T(576,y+218,f'Red items  ${m(red)}',10,True,R,'r')
y=362
T(36,y,'Plan for soon',12,True,Y)
card(36,y+20,Y,YEL[0][0],YEL[0][1],YEL[0][2],YEL[0][3],'$'+g(4)); card(318,y+20,Y,YEL[1][0],YEL[1][1],YEL[1][2],YEL[1][3],'$'+g(5))
card(36,y+120,Y,'Battery',YEL[2][1],None,None,'$'+g(6),'Installation free'); card(318,y+120,Y,'Valve cover seepage','Damp, not dripping. Monitor at next oil change.',None,None,None,'No price, nothing to do today')
yel=sum(it[k].totalPrice for k in range(4,7)); T(576,y+218,f'Yellow items  ${m(yel)}',10,True,Y,'r')
T(36,y+250,'Checked and good',12,True,G)
for k,s in enumerate(['Rear brakes 7 mm','LR tire 7/32','RR tire 7/32','Wipers','Horn','Lights','Belts','Coolant -34 F','Struts','CV boots','Exhaust','Fuel cap']): T(36+(k%4)*140,y+272+(k//4)*16,'●  '+s,9,col=G if False else (.2,.45,.3))
T(36,740,'Photos are stored for 12 months in your online report.',7.5,col=(.5,.5,.5))
cr.show_page(); head(2)
T(36,84,'If you approve everything today',15,True)
y=118
rows=[('Red items',m(red)),('Yellow items',m(yel)),('Tire disposal (2)','8.00'),('Shop & environmental','24.95'),('Courtesy inspection (value 39.95)','waived'),('Same-day approval saving','-50.00'),('Before tax',m(sub)),('Sales tax 7.25%',m(tax))]
for a,b in rows: T(36,y,a,11); T(420,y,b,11,al='r'); y+=22; cr.set_source_rgb(.85,.85,.85); cr.rectangle(36,y-3,384,.6); cr.fill()
rr(36,y+6,384,36,5,(.1,.25,.35)); T(48,y+14,'Everything today',13,True,(1,1,1)); T(408,y+14,'$'+m(d['total']),14,True,(1,1,1),'r')
T(36,y+60,'Red items alone would be $'+m(red+2495+800)+' plus tax, without the saving.',9,col=(.4,.4,.4))
T(36,y+78,'Prices are good until Nov 12, 2025. Parts and labor carry a 24 month / 24,000 mile warranty.',9,col=(.4,.4,.4))
T(36,y+120,'Approve by text: reply ALL, RED or CALL ME to (828) 555-0149',11,True)
cr.show_page(); sf.finish()
