from lib import *
import subprocess
from reportlab.pdfgen import canvas
# m05 quick lube receipt, narrow roll
v=vin("3N1AB7AP","JL640225")
its=[I("Signature Service Full Syn 0W-20",'Service',8999),
 Q("Extra Qt Full Syn 0W-20",'Part',1.5,1099) if False else Q("Extra Qt Full Syn 0W-20",'Part',1,1099),
 I("Cabin Air Filter CAF1822",'Part',5499),I("Wiper Blade 26 in Beam",'Part',2899),I("Wiper Blade 17 in Beam",'Part',2499),
 I("Coolant Exchange 50/50 Blue",'Service',12999),I("Enviro Fee",'Fee',449)]
d=[D("$15 OFF SIGNATURE EM15",1500)]
sub=sum(i['totalPrice'] for i in its); tx=half((1099+5499+2899+2499)*.065); tot=sub-1500+tx
Wd=226
L=[]
def r(a,b="",bold=0): L.append((a,b,bold))
r("ZIPPY'S 12 MINUTE LUBE","",2);r("Store #0417","",3);r("3301 Duval Rd, Ocala FL 34470","",3);r("352-555-0188   MV-84410","",3);r("");
r("Ticket 0417-228193","10/11/25 10:26A");r("Bay 2  Top: RAY  Pit: CJ","");r("'18 NISSAN SENTRA SV","",1);r("1.8L 4cyl   Tag 44KRTV FL");r(v);r("Odometer","88,914");r("-"*44)
i=its
r("Signature Service","89.99");r(" Full Syn 0W-20");r("   up to 5 qts, filter XG7317 incl.");r("   Check belts","OK");r("   Air filter","GOOD");r("   Top off washer","0.00");r("   Tires set 33 / 33","0.00")
r("Extra Qt Full Syn 0W-20","10.99");r("   1 @ 10.99")
r("Cabin Air Filter CAF1822","54.99");r("Wiper Blade 26 in Beam","28.99");r("Wiper Blade 17 in Beam","24.99");r("   install free","0.00")
r("Coolant Exchange","129.99");r(" 50/50 Blue")
r("Enviro Fee","4.49");r("-"*44)
r("Items total",m(sub));r("$15 OFF SIGNATURE EM15","15.00-");r("Sales tax 6.5% parts",m(tx));r("TOTAL",m(tot,1),1);r("Mastercard x8830",m(tot));r("Change","0.00");r("-"*44)
r("NOT DONE TODAY:");r("  Trans fluid service  149.99");r("  Engine air filter 29.99 next visit");r("Next service 93,914 or 04/11/26");r("");r("Top tier points earned: 322","",3);r("Thank you! zippyslube.example","",3)
H=30+len(L)*11
c=canvas.Canvas(OUT+'m05.pdf',pagesize=(Wd,H));y=H-18
for a,b,k in L:
    f='Courier-Bold' if k in(1,2) else 'Courier';z=11 if k==2 else 8
    c.setFont(f,z)
    if k in(2,3): c.drawCentredString(Wd/2,y,a)
    else: c.drawString(8,y,a)
    if b: c.drawRightString(Wd-8,y,b)
    y-=11
c.save()
save('m05.pdf','invoice','reportlab',"ZIPPY'S 12 MINUTE LUBE","0417-228193",{"year":2018,"make":"Nissan","model":"Sentra","vin":v,"mileage":88914,"trim":"SV"},its,d,sub,tx,tot)

# m06 fleet invoice over two pages, chromium landscape
v=vin("1GB3GSCG","K1187420")
S=[("01","PM-B SERVICE, 15,000 MI","PM due per schedule","Scheduled",[
 ("L","013-001","PM-B inspection, lube, oil & filter","","Labor",1.8,14250,"HR"),
 ("P","045-002","Oil, engine 0W-20 dexos bulk","OIL-B020","Part",8,485,"QT"),
 ("P","045-003","Filter, engine oil","PF63E","Part",1,974,"EA"),
 ("P","041-001","Filter, engine air, heavy service","A3248C","Part",1,4488,"EA")]),
("02","BRAKES, FRONT AXLE","Pulsation at highway speeds","Rotors below discard, LF caliper slide seized",[
 ("L","013-010","R&R front pads, rotors and LF caliper, bleed system","","Labor",2.7,14250,"HR"),
 ("P","013-011","Pad set, front, severe duty metallic","SD1411X","Part",1,11820,"ST"),
 ("P","013-012","Rotor, front, coated 8-lug","580744","Part",2,13965,"EA"),
 ("P","013-014","Caliper, LF, semi-loaded reman","18FR12645","Part",1,12740,"EA"),
 ("F","013-014C","Core charge, caliper 18FR12645","","Fee",1,5500,"EA"),
 ("P","013-020","Brake fluid DOT 3","BF3-32","Part",1,1295,"QT")]),
("03","CHARGING SYSTEM","Driver reports battery light at idle","Alternator output 11.9 V",[
 ("L","032-001","Test charging system, R&R alternator 220 amp","","Labor",1.9,14250,"HR"),
 ("P","032-002","Alternator, new, 220 amp","84009374","Part",1,43680,"EA")]),
("04","LIFT GATE","Will not lift, relay clicks","Outside vendor invoice 7741 attached",[
 ("S","071-004","Sublet: Tri-City Liftgate, motor solenoid repair","","Sublet",1,31500,"EA")])]
its=[];rows=[]
for n,t,cp,ca,ls in S:
    rows.append(("h",f"<b>{n} {t}</b> &nbsp; Complaint: {cp}. &nbsp; Cause: {ca}."))
    st=0
    for k,vm,ds,pn,ty,q,u,um in ls:
        it=Q(ds,ty,q,u);its.append(it);st+=it['totalPrice']
        rows.append(("r",f"<td>{len(its)}<td>{k}<td>{vm}<td>{pn}<td class=r>{q if isinstance(q,float) else q}<td>{um}<td style='width:300px'>{ds}<td class=r>{m(u)}<td class=r>{m(it['totalPrice'])}"))
    rows.append(("s",(n,st)))
P=sum(i['totalPrice'] for i in its if i['type']=='Part');Lb=sum(i['totalPrice'] for i in its if i['type']=='Labor')
ss=2500; its.append(I("Shop supplies & EPA (flat)",'Fee',ss)); dd=half(P*.12); d=[D("Fleet contract parts discount 12%",dd)]
sub=sum(i['totalPrice'] for i in its)-dd; tx=0; tot=sub
head=lambda p:f"""<div class=hd><b style="font-size:19px">GREAT BEND FLEET SERVICE, INC.</b><span style="float:right">INVOICE <b>FS-0093377</b> &nbsp; Page {p} of 2</span><br>77 Commerce Park Dr, Kennewick, WA 99336 &nbsp; 509-555-0194</div>"""
info=f"""<table class=i><tr><td>Bill to<br><b>Palouse Linen Supply</b><br>Attn: Fleet AP<br>PO Box 1180, Pasco, WA<td>Unit <b>114</b> &nbsp; PO <b>PL-55902</b><br>2019 Chevrolet Express 3500 cutaway<br>VIN {v}<br>Meter 118,650 mi &nbsp; Eng hrs 6,204<td>In 09/29/25 06:15 &nbsp; Out 09/30/25 14:40<br>Terms Net 30 &nbsp; Tax exempt: resale/interstate cert on file<br>Approved by: R. Novak 09/29 10:05</table>"""
th="<tr class=th><th>Ln<th>Cd<th>VMRS<th>Part no.<th class=r>Qty<th>UM<th>Description<th class=r>Unit<th class=r>Extended</tr>"
def rend(rs):
    o=""
    for k,x in rs:
        if k=="h": o+=f"<tr class=h><td colspan=9>{x}</tr>"
        elif k=="r": o+=f"<tr>{x}</tr>"
        else: o+=f"<tr class=s><td colspan=8 class=r>Job {x[0]} total<td class=r>{m(x[1])}</tr>"
    return o
cut=[n for n,(k,x) in enumerate(rows) if k=="r"][7]+1
cf=sum(i['totalPrice'] for i in its[:8])
html=f"""<style>@page{{size:11in 8.5in;margin:0.4in}}body{{font:11px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}.i td{{border:1px solid #888;padding:4px;vertical-align:top}}.r{{text-align:right}}td,th{{padding:3px 5px;text-align:left}}td.r,th.r{{text-align:right}}.th th{{border-bottom:2px solid #000}}.h td{{background:#e9eef5;padding-top:6px}}.s td{{font-style:italic;border-top:1px solid #aaa}}.hd{{margin-bottom:8px}}</style>
{head(1)}{info}<br><table>{th}{rend(rows[:cut])}<tr class=s><td colspan=8 class=r>Carried forward to page 2<td class=r>{m(cf)}</tr></table><div style="page-break-after:always"></div>
{head(2)}<div>Unit 114 &nbsp; VIN {v} &nbsp; PO PL-55902</div><table>{th}<tr class=s><td colspan=8 class=r>Brought forward<td class=r>{m(cf)}</tr>{rend(rows[cut:])}</table>
<p>Tech note: both rear hub seals seeping, monitor. Est. next visit $486.00, not part of this invoice. Core charge credited on return within 30 days.</p>
<table style="width:46%"><tr><td>Parts<td class=r>{m(P)}<tr><td>Labor 6.4 hr<td class=r>{m(Lb)}<tr><td>Cores<td class=r>55.00<tr><td>Sublet<td class=r>315.00<tr><td>Shop supplies &amp; EPA (flat)<td class=r>{m(ss)}<tr><td>Fleet contract parts discount 12%<td class=r>({m(dd)})<tr><td>Net before tax<td class=r>{m(sub)}<tr><td>Sales tax (exempt)<td class=r>0.00<tr style="border-top:2px solid #000"><td><b>INVOICE TOTAL USD</b><td class=r><b>{m(tot)}</b></table>"""
chrome(html,OUT+'m06.pdf')
assert abs(sum(i['quantity'] for i in its if i['type']=='Labor')-6.4)<1e-6
save('m06.pdf','invoice','chromium',"GREAT BEND FLEET SERVICE, INC.","FS-0093377",{"year":2019,"make":"Chevrolet","model":"Express 3500","vin":v,"mileage":118650},its,d,sub,0,tot)
