from lib import *
import gi; gi.require_version('Pango','1.0'); gi.require_version('PangoCairo','1.0')
from gi.repository import Pango, PangoCairo
import cairo
class Pg:
    def __init__(s,path,w=612,h=792): s.s=cairo.PDFSurface(path,w,h); s.c=cairo.Context(s.s)
    def t(s,x,y,txt,font="Sans 9",al='l',col=(0,0,0),w=None):
        l=PangoCairo.create_layout(s.c); l.set_font_description(Pango.FontDescription(font)); 
        PangoCairo.context_set_resolution(l.get_context(),72); l.context_changed()
        if w: l.set_width(int(w*Pango.SCALE))
        l.set_text(txt,-1); ww,hh=l.get_pixel_size(); s.c.set_source_rgb(*col)
        s.c.move_to(x-(ww if al=='r' else ww/2 if al=='c' else 0),y); PangoCairo.show_layout(s.c,l); return hh
    def box(s,x,y,w,h,fill=None,lw=.7):
        s.c.rectangle(x,y,w,h)
        if fill: s.c.set_source_rgb(*fill); s.c.fill()
        else: s.c.set_source_rgb(0,0,0); s.c.set_line_width(lw); s.c.stroke()
    def ln(s,x,y,x2,y2,lw=.7): s.c.set_source_rgb(0,0,0); s.c.set_line_width(lw); s.c.move_to(x,y); s.c.line_to(x2,y2); s.c.stroke()
    def page(s): s.s.show_page()
    def end(s): s.s.finish()
# ---------- 07 R.O. Writer manner
v=vin("1N4AL3AP",2018,"C","183592")
J=[("HEATER BLOWER INOP","Customer states blower only works on high. Found resistor burnt and blower motor drawing 24 amps.",
  [L("Blower motor resistor","part",q=1,u=64.11,pn="DOR 973-582",tc="P"),L("Blower motor assembly","part",q=1,u=118.73,pn="FS 75873",tc="P"),L("Resistor connector pigtail","part",q=1,u=22.50,pn="DOR 645-561",tc="P"),L("Replace blower motor & resistor","labor",h=1.4,u=132.5,tc="L"),L("Diagnose HVAC electrical","labor",h=1.0,u=132.5,tc="L")]),
 ("TRANSMISSION SERVICE","CVT drain and fill due at 60,000 mi.",
  [L("NS-3 CVT Fluid","part",q=5,u=17.95,pn="NIS 999MP-NS300P",tc="P"),L("Drain plug washer","part",q=1,u=3.19,pn="NIS 11026-JA00A",tc="P"),L("CVT drain and fill","labor",h=.9,u=132.5,tc="L")]),
 ("STATE INSPECTION","",[L("PA Safety inspection","labor",42.00,tc="L"),L("PA Emissions test","labor",29.50,tc="L"),L("Inspection stickers (2)","fee",20.00,tc="S")])]
ls=[l for j in J for l in j[2]]; fee=L("Shop Supplies","fee",24.92); al=ls+[fee]; dis=D('13.25')
st=summ(al); taxable=st-20-dis; tax=r2(taxable*D('.06')); tot=st-dis+tax
truth("07_keystone_ro","cairo/pango",[],"Keystone Auto & Tire",(2018,"Nissan","Altima",v,60877),al,[("Discount - Senior 10% diag",dis)],st,tax,tot)
p=Pg(OUT+"07_keystone_ro.pdf"); F="Liberation Sans Narrow" ; F="DejaVu Sans Condensed"
p.t(306,30,"KEYSTONE AUTO & TIRE",F+" Bold 15",'c');p.t(306,50,"238 Lehigh Street  Allentown, PA 18102   (610) 555-0132",F+" 8.5",'c')
p.t(576,28,"Repair Order",F+" 9",'r');p.t(576,40,"0055183",F+" Bold 14",'r')
p.box(36,70,540,62);
for i,(a,b,c) in enumerate([("Name: Rosalind Achterberg","2018 Nissan Altima S   2.5L L4","In: 11/18/2024 07:55"),("Addr: 77 N 17th St","VIN: "+v,"Out: 11/18/2024 15:20"),("City: Allentown, PA 18104","Tag: LMV-0938 PA   Color: Gun Met","Miles In: 60,877"),("Cell: (610) 555-0190","Prod Date: 10/17   Eng: QR25DE","Miles Out: 60,881")]):
    for x,s in((42,a),(222,b),(450,c)): p.t(x,75+i*13.5,s,F+" 9")
y=142
p.box(36,y,540,14,(.2,.2,.2));
for x,s,a in((40,"T",'l'),(56,"Part Number",'l'),(160,"Description",'l'),(400,"Qty",'r'),(470,"Price",'r'),(570,"Total",'r')): p.t(x,y+2,s,F+" Bold 8.5",a,(1,1,1))
y+=20
for n,(t,note,l3) in enumerate(J,1):
    p.t(40,y,f"{n}. {t}",F+" Bold 9.5"); y+=14
    if note: y+=p.t(56,y,note,F+" Italic 8.5",w=500)+3
    for l in l3:
        p.t(40,y,l.tc,F+" 8.5");p.t(56,y,getattr(l,'pn',''),F+" 8.5");p.t(160,y,l.desc,F+" 9")
        if l.q: p.t(400,y,f"{l.q:.2f}",F+" 9",'r');p.t(470,y,m(l.u),F+" 9",'r')
        elif l.h: p.t(400,y,f"{l.h:.2f} hr",F+" 9",'r');p.t(470,y,m(l.u),F+" 9",'r')
        p.t(570,y,m(l.total),F+" 9",'r');y+=14
    if n==2: p.t(40,y,"L",F+" 8.5");p.t(160,y,"Top off washer fluid, set tires to 33 psi",F+" 9");p.t(570,y,"N/C",F+" 9",'r');y+=14
    p.ln(36,y+2,576,y+2,.3);p.t(470,y+4,"Job total",F+" 8",'r',(.35,.35,.35));p.t(570,y+4,m(summ(l3)),F+" 8",'r',(.35,.35,.35));y+=22
y+=6
p.box(36,y,330,96);p.t(42,y+4,"DEFERRED WORK",F+" Bold 9");
for i,(a,b) in enumerate([("L/F axle seal seeping","$214.80"),("Rear brake pads & rotors 3mm","$452.16"),("Right lower control arm bushing","$365.00"),("Battery 71% health","$189.99")]): p.t(42,y+20+i*14,a,F+" 9");p.t(356,y+20+i*14,b,F+" 9",'r')
p.t(42,y+80,"Deferred prices do not include tax. 4 items.",F+" Italic 7.5")
par=summ([l for l in ls if l.type=='part']);lb=summ([l for l in ls if l.type=='labor'])
for i,(a,b) in enumerate([("Parts",m(par)),("Labor",m(lb)),("Sublet/Fees","20.00"),("Shop Supplies",m(fee.total)),("Subtotal",m(st)),("Discount - Senior 10% diag","-"+m(dis)),(f"Tax 6% on {m(taxable)}",m(tax)),("TOTAL",m(tot)),("Check #2207",m(tot)),("Due","0.00")]):
    f=F+(" Bold 10.5" if a=="TOTAL" else " 9"); p.t(500,y+i*14,a,f,'r');p.t(570,y+i*14,b,f,'r')
y+=150
p.t(36,y,"WARRANTY: 3 years / 36,000 miles on qualifying repairs; see reverse. Not responsible for loss or damage to cars or articles left in cars in case of fire, theft or any other cause beyond our control. I acknowledge receipt of the original $450.00 estimate and approval by phone at 9:14 AM for additional $275.00.",F+" 7.5",w=540)
p.t(36,y+44,"Customer Signature ___________________________________    Date ____/____/____",F+" 9");p.t(576,770,"Page 1 of 1",F+" 7.5",'r');p.end()

# ---------- 14 tire chain
v=vin("2T3RFREV",2018,"W","772035")
ls=[L("225/65R17 102H Geolander CV 4S","part",q=4,u=158.00,pn="46613"),L("Installation & Life of Tire Maintenance","service",q=4,u=25.00,pn="80017"),L("TPMS Rebuild Kit VK-20008","part",q=4,u=5.00,pn="80219"),L("State Required Tire Fee","fee",q=4,u=1.00,pn="80401"),L("Waste Tire Disposal Fee","fee",q=4,u=4.25,pn="80224"),L("Certificate for Repair, Refund or Replacement","service",q=4,u=26.50,pn="80102"),L("Wiper Blade 26in","part",q=1,u=24.99,pn="93326"),L("Wiper Blade 16in","part",q=1,u=19.99,pn="93316")]
reb=D('60.00'); st=summ(ls); tax=r2((summ([l for l in ls if l.type=='part'])-reb)*D('.081')); tot=st-reb+tax
truth("14_tirebarn_order","cairo/pango",[],"Tire Barn Direct",(2018,"Toyota","RAV4",v,61220),ls,[("Instant Savings - Set of 4",reb)],st,tax,tot)
p=Pg(OUT+"14_tirebarn_order.pdf",612,792)
p.box(0,0,612,52,(.75,.05,.1));p.t(24,12,"TIRE BARN DIRECT",'Roboto Black 22','l',(1,1,1));p.t(588,14,"Store AZP 31\n4902 E Ray Rd, Phoenix AZ 85044",'Roboto 8.5','r',(1,1,1))
p.t(24,66,"Invoice 1882043",'Roboto Bold 16');p.t(24,88,"Appointment 04/05/2025 10:20 AM  •  Salesperson 118 MARCUS",'Roboto 9')
p.t(24,112,"Customer",'Roboto Bold 9','l',(.75,.05,.1));p.t(24,124,"Yolanda Etsitty\n(480) 555-0117\nyetsitty@mail.example",'Roboto 9.5')
p.t(230,112,"Vehicle",'Roboto Bold 9','l',(.75,.05,.1));p.t(230,124,f"2018 Toyota RAV4 XLE\nVIN {v}\nMileage 61,220   Plate CKA4720",'Roboto 9.5')
p.t(440,112,"Vehicle details",'Roboto Bold 9','l',(.75,.05,.1));p.t(440,124,"Torque 76 ft lbs\nF 33 psi  R 33 psi\nOE size 225/65R17",'Roboto 9.5')
y=178
for x,s,a in((24,"Item",'l'),(80,"Product",'l'),(420,"Qty",'r'),(500,"Unit",'r'),(588,"Ext Price",'r')): p.t(x,y,s,'Roboto Bold 9',a,(.4,.4,.4))
y+=16;p.ln(24,y,588,y,1.2);y+=6
subs={0:"F.E.T. 0.00   Mileage warranty 65,000   DOT 1124 (4)",1:"Includes mounting, balancing, free rotation every 6,000 mi",2:"",5:"36 months or to 3/32 in"}
for i,l in enumerate(ls):
    p.t(24,y,l.pn,'Roboto 9.5');p.t(80,y,l.desc,'Roboto Medium 10');p.t(420,y,str(l.q),'Roboto 10','r');p.t(500,y,m(l.u),'Roboto 10','r');p.t(588,y,m(l.total),'Roboto 10','r')
    if subs.get(i): p.t(80,y+13,subs[i],'Roboto 8','l',(.45,.45,.45));y+=11
    y+=19
    if i==1: p.t(24,y,"80400",'Roboto 9.5');p.t(80,y,"Flat repair - LF (courtesy)",'Roboto Medium 10');p.t(420,y,"1",'Roboto 10','r');p.t(500,y,"0.00",'Roboto 10','r');p.t(588,y,"FREE",'Roboto 10','r');y+=19
p.ln(24,y,588,y,.4);y+=8
for a,b,bo in [("Subtotal",m(st),0),("Instant Savings - Set of 4","("+m(reb)+")",0),("Sales Tax 8.1%",m(tax),0),("Order Total","$"+m(tot),1),("Deposit paid 04/01/2025","$200.00",0),("Balance at pickup","$"+m(tot-200),1)]:
    f='Roboto Bold 11' if bo else 'Roboto 10';p.t(490,y,a,f,'r');p.t(588,y,b,f,'r');y+=17
p.box(24,y-90,250,72,(.95,.95,.95));p.t(32,y-84,"Tread depth before service (32nds)",'Roboto Bold 8.5');p.t(32,y-70,"LF 3   RF 3   LR 4   RR 2\nYou may qualify for a $70 mail-in rebate by prepaid\ncard; submit by 05/15/2025. Not reflected above.",'Roboto 8.5')
p.t(24,y+30,"Lug nuts should be re-torqued after the first 25 miles. Synthetic-blend quote from partner shop: alignment $119.99 not sold today. Returns of unused product within 30 days. All prices subject to tax where applicable. Our disposal fee covers the cost to recycle 4 tires.",'Roboto 8',w=560,col=(.3,.3,.3))
p.t(306,760,"Thank you! Come back for a free air check every 30 days.",'Roboto Italic 9','c');p.end()

# ---------- 05 dealer CDK manner: plain text through enscript
v=vin("1FM5K8D8",2016,"G","B71904")
W_=92
A=[L("REPLACE REAR HUB AND BEARING ASSEMBLY RH","labor",238.50,ph=1.5),L("HUB ASY","part",q=1,u=186.24,pn="DG1Z-1104-D"),L("NUT - HEX","part",q=1,u=9.87,pn="W714251-S439"),L("BOLT","part",q=4,u=3.62,pn="W715648-S439")]
Bj=[L("THE WORKS - OIL, FILTER, ROTATE, 99 PT INSPECTION","labor",28.40,ph=.3),L("FILTER ASY - OIL","part",q=1,u=7.15,pn="FL-500S"),L("OIL - 5W20 SYN BLEND","part",q=6,u=4.95,pn="XO-5W20-BSP")]
E_=[L("SUBLET KEY FOB PROGRAM AND CUT","service",75.00),L("TRANSMITTER ASY","part",q=1,u=121.06,pn="164-R8140")]
shop=L("SHOP SUPPLIES","fee",26.69);haz=L("HAZ WASTE","fee",3.00)
al=A+Bj+E_+[shop,haz];dis=D('15.00')
st=summ(al);par=summ([l for l in al if l.type=='part']);tax=r2(par*D('.0675'));tot=st-dis+tax
truth("05_tricounty_dealer","enscript of plain text, ps2pdf",[],"Tri-County Ford Lincoln",(2016,"Ford","Explorer",v,93412),al,[("WORKS COUPON",dis)],None,tax,tot)
o=[]
def row(a,*cols): # cols (endcol,text)
    s=a
    for e,t in cols: s=s.ljust(e-len(t))+t
    o.append(s)
row("CUSTOMER NO. 118824",(88,"*INVOICE*"));row("",(88,"PAGE 1"))
o.append("PATRICE GOLDENBERG                        TRI-COUNTY FORD LINCOLN");o.append("3309 OXBOW CT                             8800 PRESTON HWY");o.append("SHEPHERDSVILLE, KY 40165                  LOUISVILLE, KY 40219");o.append("HOME:502-555-0181 CONT:502-555-0181       SERVICE 502-555-0100    SERVICE ADVISOR: 2207 LEON HART")
o.append("="*W_);o.append("COLOR   YEAR  MAKE/MODEL                 VIN                LICENSE   MILEAGE IN/OUT   TAG");o.append("-"*W_)
o.append(f"WHITE   16    FORD EXPLORER XLT 4WD      {v}  594XTR    93412/93418      T412");o.append("DEL DATE 22AUG15   PROD. DATE           WARR. EXP.            PROMISED 17:00 11JUN24   PO NO.");o.append("R.O. OPENED 07:41 11JUN24     READY 15:58 11JUN24    RATE 159.00    PAYMENT CASH    INV. DATE 11JUN24");o.append("="*W_)
o.append("LINE OPCODE TECH TYPE HOURS                                       LIST      NET     TOTAL")
def job(l,c,op,tech,ty,ls,hrs,extra):
    o.append(f"{l} {c}");o.append(f"   CAUSE: {extra}")
    for k in ls:
        if k.type!='part':
            row(f"     {op} {k.desc}",);row(f"            {tech} {ty}   {hrs}",(90,m(k.total)))
        else: row(f"       {k.q} {k.pn:<14}{k.desc}",(66,m(k.u)),(75,m(k.u)),(90,m(k.total)))
    pp=summ([k for k in ls if k.type=='part']);lb=summ([k for k in ls if k.type=='labor']);oth=summ([k for k in ls if k.type=='service'])
    o.append(f"   PARTS: {m(pp):>9}  LABOR: {m(lb):>9}  OTHER: {m(oth):>9}   TOTAL LINE {l}: {m(pp+lb+oth):>10}");o.append("   "+"*"*60)
job("A","CUSTOMER STATES GRINDING NOISE FROM REAR AT 40 MPH","12HUB","1187","CPF",A,"1.50","RH REAR BEARING LOOSE, 0.015 IN PLAY")
job("B","PERFORM THE WORKS PACKAGE","WORKS","1190","CPF",Bj,"0.30","MAINTENANCE. NEXT DUE 101,000")
o+=["C RECALL 19S17 REAR SUSPENSION TOE LINK","   CAUSE: SAFETY RECALL","     19S17B REPLACE REAR TOE LINKS BOTH SIDES","            1187 WF     1.10                                                           (N/C)","       2 JB5Z-5A972-A  LINK - TOE                                                      (N/C)","   PARTS:      0.00  LABOR:      0.00  OTHER:      0.00   TOTAL LINE C:       0.00","   "+"*"*60]
o+=["D USED CAR GET READY - DETAIL LOANER RETURN","     GETRDY WASH AND VAC","            4402 ISP    0.50                                                           (N/C)","   PARTS:      0.00  LABOR:      0.00  OTHER:      0.00   TOTAL LINE D:       0.00","   "+"*"*60]
E_[0].desc="SUBLET KEY FOB PROGRAM AND CUT"
job("E","CUSTOMER REQUESTS SPARE KEY FOB","KEY","SUBL","CPF",E_,"0.00","LOST ONE FOB")
o+=["RECOMMENDED, NOT DONE:  FRONT BRAKES 3MM  $418.00   4 WHEEL ALIGN $129.95   PTU FLUID $189.00",""]
lb=summ([l for l in al if l.type=='labor'])
for a,b in [("LABOR AMOUNT",m(lb)),("PARTS AMOUNT",m(par)),("GAS, OIL, LUBE","0.00"),("SUBLET AMOUNT","75.00"),("MISC. CHARGES (SHOP SUPPLIES)",m(shop.total)),("HAZ WASTE",m(haz.total)),("TOTAL CHARGES",m(st)),("LESS INSURANCE","0.00"),("WORKS COUPON","-"+m(dis)),("SALES TAX",m(tax)),("PLEASE PAY THIS AMOUNT",m(tot))]: row(" "*44+a,(90,b))
o+=["","STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with respect to","the sale of this item. Shop supplies are 10% of labor up to $45.00. Parts lifetime 24 MO UNLIMITED MI.","CUSTOMER SIGNATURE X________________________________          [ ] CASH [ ] CHECK [X] VISA 4417"]
open(B+"p05.txt","w").write("\n".join(o)+"\n")
# fix shop-supplies description as printed
shop.desc="MISC. CHARGES (SHOP SUPPLIES)"
truth("05_tricounty_dealer","enscript of plain text, ps2pdf",[],"Tri-County Ford Lincoln",(2016,"Ford","Explorer",v,93412),al,[("WORKS COUPON",dis)],st,tax,tot)
run("enscript","-B","-M","Letter","-f","Courier8.6","--margins=40:30:30:30","-p",B+"p05.ps",B+"p05.txt");run("ps2pdf",B+"p05.ps",OUT+"05_tricounty_dealer.pdf")
