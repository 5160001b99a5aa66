# reportlab platypus: insurer's estimate of record, line/oper/part/qty/price/labor/paint, hours priced only in the totals
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=[("REAR BUMPER",),("R&I","R&I bumper cover","","","","1.6",""),("Repl","Bumper cover w/o park sensor","52159-02B40",1,36422,"Incl.","2.8"),("","Add for Clear Coat","","","","","1.1"),("Repl","Absorber","52615-02100",1,8817,"",""),("Repl","Reinforcement beam A/M CAPA","TO1106221C",1,17900,"0.6",""),("Repl","Retainer LT","52563-02110",1,2145,"0.2",""),
("TRUNK LID",),("* Rpr","Trunk lid","","","","2.5","2.2"),("","Overlap Major Non-Adj. Panel","","","","","-0.2"),("Repl","Nameplate \"COROLLA\"","75442-02710",1,4266,"0.2",""),("R&I","License lamp and handle","","","","0.4",""),
("REAR LAMPS",),("Repl","LT Combination lamp assy LKQ","~180442917",1,11500,"0.3",""),
("QUARTER PANEL",),("Blnd","LT Quarter panel outer","","","","","1.3"),("R&I","LT Wheelhouse liner","","","","0.3",""),
("VEHICLE DIAGNOSTICS",),("# Subl","Pre-repair scan","",1,"6500 X","",""),("# Subl","Post-repair scan","",1,"6500 X","",""),
("MISCELLANEOUS OPERATIONS",),("#","Hazardous waste removal","",1,"500 X","",""),("#","Cover car for overspray","",1,"1000","0.2",""),("# Rpr","Color tint","","","","","0.5")]
par=[];misc=[];tb=[];n=0;bl=pl=0;inner=[]
g=PS('g',fontName='Helvetica',fontSize=8,leading=9.5)
rows=[["Line","","Oper","Description","Part Number","Qty","Extended\nPrice $","Labor","Paint"]];sty=[]
for x in R:
    n+=1
    if len(x)==1: rows.append([n,"","",x[0],"","","","",""]);sty.append(('FONTNAME',(3,len(rows)-1),(3,len(rows)-1),'Helvetica-Bold'));continue
    o,de,pn,qt,pr,la,pa=x; st=''
    if o[:1] in '*#' and o: st,o=o[0],o[1:].strip()
    ps_=''
    if pr!='':
        f=str(pr).split(); c=int(f[0]); ps_=m(c)+(' X' if len(f)>1 else '')
        i=it(de.replace('"','"'),'p' if pn else ('s' if o=='Subl' else 'f'),qt,None,c); (par if pn else misc).append(i); inner.append(i)
    if la and la!='Incl.': bl+=float(la)
    if pa: pl+=float(pa)
    rows.append([n,st,o,de,pn,qt,ps_,la,pa])
bl=round(bl,1);pl=round(pl,1)
rows.append(["","","","SUBTOTALS","","",m(S(par)+S(misc)),f"{bl:.1f}",f"{pl:.1f}"])
body=it("Body Labor","l",bl,5800);paint=it("Paint Labor","l",pl,5800);sup=it("Paint Supplies","p",pl,3900)
A=inner+[body,paint,sup]
taxable=S(par)+sup['totalPrice']+1000; tax=r(taxable*.0625); sub=S(A); total=sub+tax; ded=50000
doc=SimpleDocTemplate(OUT+'r22_insurer_record.pdf',pagesize=letter,leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36)
P=lambda t,s=8,b=0,a=0: Paragraph(t,PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s*1.25,alignment=a))
info=Table([[P("Owner: GOLDFARB, MIRIAM"),P("Job Number:"),P("Claim #: 017-55291-AB01")],[P("Policy #: TMA 6620-118"),P("Type of Loss: Collision"),P("Date of Loss: 3/27/2026")],[P("Inspection Location: Bay State Collision<br/>19 Ferry St, Malden, MA"),P("Appraiser: D. Quigley, Lic. 014477"),P("Days to Repair: 5")]],colWidths=[190,170,170])
vehi=[P("VEHICLE",9,1),P("2020 TOYO Corolla LE 4D SED 4-1.8L Gasoline Sequential MPI, gray"),Table([[P("VIN: 5YFEPRAE0LP118253"),P("Production Date: 3/2020"),P("Odometer: 52,716")],[P("License: 4KZ 931"),P("State: MA"),P("Condition: Good")]],colWidths=[190,170,170])]
t=Table(rows,colWidths=[26,10,34,206,84,24,62,40,40],repeatRows=1)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('LEADING',(0,0),(-1,-1),9.5),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(0,-1),'CENTER'),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold')]+sty))
tt=[["Category","Basis","","Rate","Cost $"],["Parts","","","",m(S(par))],["Body Labor",f"{bl:.1f} hrs","@","$ 58.00 /hr",m(body['totalPrice'])],["Paint Labor",f"{pl:.1f} hrs","@","$ 58.00 /hr",m(paint['totalPrice'])],["Paint Supplies",f"{pl:.1f} hrs","@","$ 39.00 /hr",m(sup['totalPrice'])],["Miscellaneous","","","",m(S(misc))],["Subtotal","","","",m(sub)],["Sales Tax",f"$ {m(taxable)}","@","6.2500 %",m(tax)],["Total Cost of Repairs","","","",m(total)],["Deductible","","","",m(ded)],["Total Adjustments","","","",m(ded)],["Net Cost of Repairs","","","",m(total-ded)]]
t2=Table(tt,colWidths=[150,80,20,80,70]);t2.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEBELOW',(0,0),(-1,0),.7,colors.black)]+[x for k in (6,8,11) for x in (('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),.4,colors.black))]))
def foot(c,dd): c.setFont('Helvetica',7.5);c.drawString(40,22,'3/31/2026 10:22:07 AM      017-55291-AB01');c.drawRightString(572,22,f'Page {dd.page}')
doc.build([P("TOBIN MUTUAL ASSURANCE",13,1,1),P("Claims, P.O. Box 4410, Quincy, MA 02169 &nbsp; Phone: (617) 555-0190",8,0,1),Spacer(1,6),P("Estimate of Record",12,1,1),P("Workfile ID: 8c40e7d1",8,0,2),info,Spacer(1,4)]+vehi+[Spacer(1,8),t,Spacer(1,10),KeepTogether([P("ESTIMATE TOTALS",10,1),t2]),Spacer(1,8),P("# = manual entry. * = changed by appraiser. ~ = recycled part. X = non-taxable. Rust on the right rocker (est. $310.00) is not related to this loss. THIS IS NOT AN AUTHORIZATION TO REPAIR.",7)],onFirstPage=foot,onLaterPages=foot)
save('r22_insurer_record','pdf',A,[],sub,tax,total,veh(2020,'TOYO','Corolla','5YFEPRAE0LP118253',52716),'TOBIN MUTUAL ASSURANCE','017-55291-AB01',kind='insurer',shopKind='insurer',state='MA',note='Rows with a price, then body labor, paint labor and paint supplies from the totals; parts and miscellaneous sums repeat rows. Document number is the claim; total is before the deductible.')
