# php-fpdf: body shop's supplement on an appraisal system's form: labor units and dollar amount at the right, line markup, parts adjustment as a minus
from lib import *
R=[(1,"AUTO","BDY","REMOVE/INSTALL","Hood Panel","Existing","","0.8*"),(2,"108420","BDY","REMOVE/REPLACE","R Front Fender Panel","Qual Recycled Part",33500,"2.1 #"),(3,"","","","   Line Markup %25.00","",8375,""),(4,"AUTO","REF","REFINISH","R Fender Outside","","","1.9 C"),(5,"AUTO","REF","REFINISH","R Fender Edge","","","0.5"),(6,"110733","BDY","REMOVE/REPLACE","R Headlamp Assembly","GE4T-51-030H",68745,"0.4"),(7,"110910","BDY","REMOVE/REPLACE","R Fender Liner","GHP9-56-130F",11480,"0.4"),(8,"112005","MCH","REMOVE/REPLACE","R Lower Control Arm","GHP9-34-300C",21630,"1.2 M"),(9,"900500","MCH","ALIGN","Four Wheel Alignment","Sublet",11000,""),(10,"AUTO","BDY","ADD'L OPR","Aim Headlamps","","","0.4*"),(11,"933003","BDY","ADD'L COST","Paint/Materials","",15120,""),(12,"AUTO","","ADD'L COST","Hazardous Waste Disposal","",450,""),(13,"933018","REF","ADD'L OPR","Mask for Overspray","",800,"")]
names={2:"R Front Fender Panel",3:"Line Markup %25.00",6:"R Headlamp Assembly",7:"R Fender Liner",8:"R Lower Control Arm",9:"Four Wheel Alignment",11:"Paint/Materials",12:"Hazardous Waste Disposal",13:"Mask for Overspray"}
ty={2:'p',3:'f',6:'p',7:'p',8:'p',9:'s',11:'p',12:'f',13:'f'}
A=[it(names[x[0]],ty[x[0]],None,None,x[6]) for x in R if x[6]!='']
b,rf,me=4.1,2.4,1.2
LB=[it("Body","l",b,6200),it("Refinish","l",rf,6200),it("Mechanical","l",me,11500)];A+=LB
oem=68745+11480+21630; disc=[r(oem*.04)]
ptax=33500+8375+oem-disc[0]; tax=r((ptax+15120)*.0575); sub=S(A)-disc[0]; total=sub+tax
lab=S(LB); addl=15120+450+800
rows=[[str(x[0]),x[1],x[2],x[3],x[4],x[5],m(x[6])if x[6]!='' else '',x[7]] for x in R]
tot=[["I.  Labor Subtotals","Units","Rate","Totals"],["Body","4.1","62.00",m(LB[0]['totalPrice'])],["Refinish","2.4","62.00",m(LB[1]['totalPrice'])],["Mechanical","1.2","115.00",m(LB[2]['totalPrice'])],["   Labor Summary","7.7","",m(lab)],["II. Part Replacement Summary","","","Amount"],["Taxable Parts","","",m(33500+8375+oem)],["Parts Adjustments (OEM 4%)","","","-"+m(disc[0])],["   Total Replacement Parts","","",m(ptax)],["III. Additional Costs","","","Amount"],["Sublet","","",m(11000)],["Materials, waste and other","","",m(addl)],["   Total Additional Costs","","",m(11000+addl)],["IV. Gross Total before tax","","",m(sub)],["Sales Tax on parts and paint 5.750%","","",m(tax)],["   GROSS TOTAL","","",m(total)],["Original Estimate 4/02/26","","","1,644.18"],["   Net Supplement",  "","",m(total-164418)]]
assert lab+ptax+11000+addl==sub
json.dump(dict(rows=rows,tot=tot),open(WORK+'r23.json','w'))
open(WORK+'r23.php','w').write(r'''<?php require '/usr/share/php/fpdf/fpdf.php';$D=json_decode(file_get_contents($argv[1]),true);
$p=new FPDF('P','pt','Letter');$p->SetMargins(36,30,36);$p->SetAutoPageBreak(false);$p->AddPage();
$p->SetFont('Arial','',8);$p->Cell(270,10,'Date: 4/09/2026 02:41 PM',0,0);$p->Cell(270,10,'Estimate ID: 26-3391   Version: 1 (Supplement S1)',0,1,'R');$p->Cell(270,10,'',0,0);$p->Cell(270,10,'Profile ID: ODC Standard',0,1,'R');
$p->SetFont('Arial','B',13);$p->Cell(540,18,'Old Dominion Collision Center',0,1,'C');$p->SetFont('Arial','',8.5);$p->Cell(540,11,'1260 Commerce Park Dr, Reston, VA 20191   (703) 555-0106   Fed Tax ID 54-0000000',0,1,'C');$p->Ln(8);
foreach([['Owner:','HYUN-WOO SEO','Claim Number:','VA-2206-81'],['Insurance Co:','Blue Ridge Casualty','Deductible:','UNKNOWN'],['Description:','2017 Mazda6 Touring','Mileage:','66,031'],['VIN:','JM1GL1V5XH1129840','License:','UXR-4418 VA']] as $r){$p->SetFont('Arial','B',8.5);$p->Cell(80,12,$r[0],0,0);$p->SetFont('Arial','',8.5);$p->Cell(190,12,$r[1],0,0);$p->SetFont('Arial','B',8.5);$p->Cell(90,12,$r[2],0,0);$p->SetFont('Arial','',8.5);$p->Cell(180,12,$r[3],0,1);}
$p->Ln(6);$w=[28,44,36,92,138,100,58,44];$h=['Line','Entry No','Labor','Operation','Line Item Description','Part Type / Number','Dollar Amt','Labor Un'];
$p->SetFont('Arial','B',7.5);foreach($h as $k=>$t)$p->Cell($w[$k],14,$t,'TB',$k==7?1:0,$k>5?'R':'L');
$p->SetFont('Courier','',7.8);foreach($D['rows'] as $r){foreach($r as $k=>$t)$p->Cell($w[$k],13.5,$t,0,$k==7?1:0,$k>5?'R':'L');}
$p->Line(36,$p->GetY()+3,576,$p->GetY()+3);$p->Ln(8);$p->SetFont('Arial','I',7.5);$p->Cell(540,10,'* Judgment item    # Labor note applies    C Included in clear coat calc    M Mechanical rate',0,1);$p->Ln(8);
foreach($D['tot'] as $r){$b=preg_match('/^(I|   )/',$r[0])?'B':'';$p->SetFont('Arial',$b,8.5);$p->Cell(230,12.6,$r[0],0,0);$p->Cell(60,12.6,$r[1],0,0,'R');$p->Cell(60,12.6,$r[2],0,0,'R');$p->Cell(90,12.6,$r[3],0,1,'R');}
$p->Ln(12);$p->SetFont('Arial','',7.5);$p->MultiCell(540,10,'Seat belt pretensioner checked, no fault. Possible hidden damage to R front strut tower; open until measured (allow 250.00). Prior damage: L door ding, not included.');
$p->Output('F',$argv[2]);''')
sh('php',WORK+'r23.php',WORK+'r23.json',OUT+'r23_appraiser.pdf')
save('r23_appraiser','pdf',A,disc,sub,tax,total,veh(2017,'Mazda','Mazda6','JM1GL1V5XH1129840',66031),'Old Dominion Collision Center','26-3391',kind='insurer',shopKind='insurer',state='VA',note='Gross total is the whole repair; Net Supplement is what it exceeds the original by. Model as printed: Mazda6.')
