from lib import *
import subprocess
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
# m19 CCC-like
v=vin("1HGCV1F3","MA027395")
# line, oper, desc, pn, qty, price, labor, paint  (labor: number or code)
Rw=[("h","FRONT BUMPER"),
("","O/H bumper assy","",None,None,"2.4",""),
("Repl","Bumper cover w/o fog lamps","04711TVAA90ZZ",1,34218,"Incl.","2.6"),
("","Add for Clear Coat","",None,None,"","1.0"),
("Repl","A/M Absorber","CAPA-HO1070160",1,7840,"",""),
("h","GRILLE"),
("Repl","Grille assy","71121TVAA01",1,28655,"Incl.",""),
("h","FRONT LAMPS"),
("Repl","RT Headlamp assy LED","33100TVAA11",1,62130,"0.4",""),
("","Aim headlamps","",None,None,"0.5",""),
("h","FENDER"),
("Repl","RT Fender","60210TVAA90ZZ",1,31244,"2.1","1.8"),
("Blnd","RT Front door outer panel","",None,None,"","1.1"),
("R&I","RT Belt w'strip","",None,None,"0.3",""),
("h","MISCELLANEOUS OPERATIONS"),
("Subl","# Four wheel alignment","",1,11900,"X",""),
("#","Cover car / bag","",1,800,"0.2",""),
("Subl","# Pre & post scan, millimeter radar aim","",1,28500,"X","")]
its=[]
for r in Rw:
    if r[0]!="h" and r[4]:
        ty="Sublet" if r[0]=="Subl" else ("Fee" if r[0]=="#" else "Part")
        its.append(I(r[1].lstrip('# '),ty,r[4],r[3]))
bh=2.4+.4+.5+2.1+.3+.2; ph=2.6+1.0+1.8+1.1
bh=round(bh,1);ph=round(ph,1)
lab=[Q("Body Labor",'Labor',bh,5800),Q("Paint Labor",'Labor',ph,5800),Q("Mechanical Labor",'Labor',0.6,12500),Q("Paint Supplies",'Part',ph,4000)]
Rw.insert(-1,("Repl","RT Washer nozzle tube, charge & bleed","",None,None,"0.6 M",""))
for z in its: z["quantity"]=1
allit=its+lab
P=sum(i['totalPrice'] for i in its if i['type']=='Part');O=sum(i['totalPrice'] for i in its if i['type']!='Part')
sub=sum(i['totalPrice'] for i in allit);tx=half((P+lab[3]['totalPrice'])*.0725);tot=sub+tx
c=canvas.Canvas(OUT+'m19.pdf',pagesize=letter)
def T(x,y,s,f='Times-Roman',z=9): c.setFont(f,z);c.drawString(x,y,s)
def R(x,y,s,f='Times-Roman',z=9): c.setFont(f,z);c.drawRightString(x,y,s)
T(220,760,"LODESTAR MUTUAL INSURANCE",'Times-Bold',12);T(238,748,"Grand Island Claims, 308-555-0170");T(40,732,"Estimate of Record",'Times-Bold',11)
R(572,732,"Workfile ID: 8e41c7f2      Claim #: LM-25-330918-01")
for k,(a,b) in enumerate([("Written By: ISIDRO FALK, 9/24/2025 10:48:12 AM","Insured: THERON MCCASKILL"),("Policy #: 7719-40-228   Type of Loss: Collision   Deductible: 500.00","Point of Impact: 01 Right Front"),("Repair Facility: Heartland Collision, 1120 Diers Ave, Grand Island NE","Owner phone: 308-555-0106")]): T(40,716-k*11,a);T(380,716-k*11,b)
T(40,676,"VEHICLE",'Times-Bold',10);T(40,664,"2021 HOND Accord Sport 4D SED 4-1.5L Turbocharged Gasoline Direct Injection  Modern Steel");T(40,653,f"VIN: {v}     License: 40-K221     State: NE     Odometer: 41,902     Production Date: 3/2021")
y=634
for x,s in((40,"Line"),(68,"Oper"),(108,"Description"),(300,"Part Number")): T(x,y,s,'Times-Bold')
for x,s in((404,"Qty"),(470,"Extended"),(520,"Labor"),(566,"Paint")): R(x,y,s,'Times-Bold')
R(470,y-10,"Price $",'Times-Bold');y-=14;c.line(40,y,572,y);y-=12
s_l=0
for n,r in enumerate(Rw):
    T(40,y,str(n+1))
    if r[0]=="h": T(68,y,r[1],'Times-Bold')
    else:
        o=r[0]
        if o=="#": T(58,y,"#");T(108,y,r[1])
        else:
            if r[1].startswith('# '): T(58,y,"#")
            T(68,y,o);T(108,y,r[1].lstrip('# '))
        T(300,y,r[2]);
        if r[3]: R(404,y,str(r[3]))
        if r[4]: R(470,y,m(r[4]))
        R(520,y,r[5]);R(566,y,r[6])
    y-=12
c.line(40,y+6,572,y+6);R(380,y-5,"SUBTOTALS",'Times-Bold');R(470,y-5,m(P+O),'Times-Bold');R(520,y-5,f"{bh+.6:.1f}",'Times-Bold');R(566,y-5,f"{ph:.1f}",'Times-Bold')
y-=26;T(40,y,"ESTIMATE TOTALS",'Times-Bold',10);y-=14
T(60,y,"Category",'Times-Bold');R(300,y,"Basis",'Times-Bold');R(400,y,"Rate",'Times-Bold');R(490,y,"Cost $",'Times-Bold');y-=12
def tr(a,b,r_,cst,f='Times-Roman'):
    global y
    T(60,y,a,f);R(300,y,b,f);R(400,y,r_,f);R(490,y,cst,f);y-=12
tr("Parts","","",m(P))
for i in lab[:3]: tr(i['description'],f"{i['quantity']:.1f} hrs","@   $ "+m(i['unitPrice'])+" /hr",m(i['totalPrice']))
tr("Paint Supplies",f"{ph:.1f} hrs","@   $ 40.00 /hr",m(lab[3]['totalPrice']));tr("Miscellaneous","","",m(O));c.line(60,y+9,490,y+9)
tr("Subtotal","","",m(sub));tr("Sales Tax",f"$ {m(P+lab[3]['totalPrice'])}","@   7.2500 %",m(tx));tr("Total Cost of Repairs","","",m(tot),'Times-Bold')
y-=4;tr("Deductible","","","500.00");tr("Total Adjustments","","","500.00");tr("Net Cost of Repairs","","",m(tot-50000),'Times-Bold')
assert y>40
T(40,30,"9/24/2025 10:49:03 AM                 036114                                   Page 1",z=8);c.save()
save('m19.pdf','insurance_estimate','reportlab',"LODESTAR MUTUAL INSURANCE","LM-25-330918-01",{"year":2021,"make":"Honda","model":"Accord","vin":v,"mileage":41902,"trim":"Sport"},allit,[],sub,tx,tot)

# m20 other estimating system, chromium; hours by kind S/M/F/R
v=vin("1N6AD0EV","KN714403")
Ls=[(1,"Replace","Rear bumper, chrome face bar","85022-9BL0A",38890,"Body","1.3",""),
(2,"Replace","Rear bumper step pad, center","85071-EA800",6425,"Body","INC",""),
(3,"Replace","Tailgate shell","LKQ USED",27500,"Body","1.6","2.4"),
(4,"R&I","Tailgate handle, lock, camera","Existing",None,"Body","0.9",""),
(5,"Repair","L bedside outer panel","Existing",None,"Body","5.5*","2.9"),
(6,"Refinish","Clear coat, two panels","",None,"Refinish","","1.3"),
(7,"Replace","L tail lamp assembly, aftermarket","NI2800182",9875,"Body","0.3",""),
(8,"Align","Frame, L rear rail, set up and pull","Existing",None,"Frame","2.0*",""),
(9,"Replace","Trailer wiring connector","24167-ZS20A",4360,"Mech","0.5",""),
(10,"Sublet","Spray-in bed liner, patch","",18500,"","",""),
(11,"Add'l","Corrosion protection / seam sealer","",1500,"","","")]
its=[I(d_,'Sublet' if o=='Sublet' else ('Fee' if o=="Add'l" else 'Part'),p) for _,o,d_,_,p,*_ in Ls if p]
lab=[Q("Body Labor",'Labor',9.6,5600),Q("Refinish Labor",'Labor',6.6,5600),Q("Frame Labor",'Labor',2.0,7000),Q("Mechanical Labor",'Labor',0.5,11000),Q("Paint Materials",'Part',6.6,3800)]
P=38890+6425+27500+9875+4360
al=its+lab
d=[];tx=half((P+lab[4]['totalPrice'])*.06);tot=sum(i['totalPrice'] for i in al)+tx
L_=sum(i['totalPrice'] for i in lab[:4])
tr="".join(f"<tr><td>{n}<td>{k}<td>{h}<td>{o}<td>{ds}<td>{pn}<td class=r>{m(p) if p else ''}<td class=r>{f_}</tr>" for n,o,ds,pn,p,k,h,f_ in Ls)
h=f"""<!doctype html><meta charset=utf-8><style>@page{{size:letter;margin:0.5in}}body{{font:10.5px 'Liberation Mono'}}table{{border-collapse:collapse}}td,th{{padding:2px 5px;text-align:left;vertical-align:top}}.r{{text-align:right}}th{{border-bottom:1px solid}}</style>
<table width=100%><tr><td><b>PRAIRIE SHIELD CASUALTY CO.</b><br>Appraiser: Winifred Dao, Lic 20441<br>Wichita, KS &nbsp; 316-555-0129<td class=r>Damage assessed by W. Dao<br>Estimate ID: 48-20513-B &nbsp; Version: 0<br>Date 09/16/2025 01:22 PM<br>Committed</table><hr>
Owner: CORDELL IBSEN &nbsp; Deductible: 1,000.00 &nbsp; Loss date: 09/11/2025 &nbsp; Rear end<br>
Description: 2019 Nissan Frontier SV &nbsp; Body: 4D Crew cab 5 ft bed &nbsp; Drive train: 4.0L 6 cyl AT<br>VIN: {v} &nbsp; Mileage: 67,740 &nbsp; Color: red A20<hr>
<table width=100%><tr><th>Line<th>Labor<br>type<th>Labor<br>units<th>Operation<th>Line item description<th>Part type /<br>part number<th class=r>Dollar<br>amount<th class=r>Refin.<br>units</tr>{tr}</table>
<p>* - Judgment item &nbsp;&nbsp; INC - included in other operation. Add'l used tailgate color: white, no refinish credit.<br>Prior damage not in this estimate: dent R front door, 420.00 est.</p>
<b>Estimate Totals</b>
<table><tr><td valign=top><table><tr><th>I. Labor Subtotals<th class=r>Units<th class=r>Rate<th class=r>Totals</tr>{"".join(f"<tr><td>{i['description']}<td class=r>{i['quantity']:.1f}<td class=r>{m(i['unitPrice'])}<td class=r>{m(i['totalPrice'])}</tr>" for i in lab[:4])}<tr><td>Labor Summary<td class=r>18.7<td><td class=r>{m(L_)}</tr></table>
<td width=30><td valign=top><table><tr><th>II. Part Replacement Summary<th class=r>Amount</tr><tr><td>Total Replacement Parts<td class=r>{m(P)}</tr><tr><th>III. Additional Costs<th></tr><tr><td>Paint Materials 6.6 @ 38.00<td class=r>{m(lab[4]['totalPrice'])}</tr><tr><td>Sublet and other<td class=r>{m(20000)}</tr><tr><td>Sales tax 6.000% on parts &amp; materials<td class=r>{m(tx)}</tr></table></table>
<table style="margin-top:12px"><tr><td>I. Total Labor<td class=r>{m(L_)}<tr><td>II. Total Replacement Parts<td class=r>{m(P)}<tr><td>III. Total Additional Costs<td class=r>{m(lab[4]['totalPrice']+20000+tx)}<tr><td><b>Gross Total</b><td class=r><b>{m(tot)}</b><tr><td>IV. Less customer responsibility (deductible)<td class=r>1,000.00-<tr><td>Net Total<td class=r>{m(tot-100000)}</table>"""
chrome(h,OUT+'m20.pdf')
save('m20.pdf','insurance_estimate','chromium',"PRAIRIE SHIELD CASUALTY CO.","48-20513-B",{"year":2019,"make":"Nissan","model":"Frontier","vin":v,"mileage":67740,"trim":"SV"},al,d,None,tx,tot)
assert abs(1.3+1.6+.9+5.5+.3-9.6)<1e-9 and abs(2.4+2.9+1.3-6.6)<1e-9
