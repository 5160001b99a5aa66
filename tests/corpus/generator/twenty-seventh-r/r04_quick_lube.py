# php-fpdf: quick lube, narrow till slip (80 mm), package with rows of no money, coupon
from lib import *
pk=it("SIGNATURE FULL SYN 0W20","s",None,None,8499)
X=[pk,it("EXTRA QT 0W20 FULL SYN","p",1,1049),it("CABIN FILTER CF11182","p",1,4199),it("FUEL SYSTEM CLEANER","p",1,1299),it("TIRE ROTATE","l",None,None,2499),it("OIL DISPOSAL","f",None,None,349)]
disc=[1500,250]; sub=S(X)-sum(disc); tax=r((S(X,'p')+8499-1500)*.06); total=sub+tax
open(WORK+'r04.php','w').write('''<?php require '/usr/share/php/fpdf/fpdf.php';
class P extends FPDF{}
$p=new FPDF('P','mm',[80,205]);$p->SetMargins(5,6,5);$p->SetAutoPageBreak(false);$p->AddPage();
function C($t,$s=8,$b=''){global $p;$p->SetFont('Courier',$b,$s);$p->Cell(70,$s*.47,$t,0,1,'C');}
function R($a,$b,$st=''){global $p;$p->SetFont('Courier',$st,8);$p->Cell(50,4,$a,0,0);$p->Cell(20,4,$b,0,1,'R');}
$rows=json_decode(file_get_contents($argv[1]),true);
$p->SetFont('Helvetica','B',15);$p->Cell(70,7,'DASH LUBE',0,1,'C');C('no appointment. no fuss.',7,'I');C('#0447  3300 Wilkens Ave');C('Lansing MI 48910  517-555-0109');$p->Ln(2);
foreach($rows as $x){ if($x[0]=='-'){ $y=$p->GetY()+1.5;$p->SetLineWidth(.2);$p->Line(5,$y,75,$y);$p->Ln(3);} elseif($x[0]=='=')C($x[1],9,'B'); else R($x[0],$x[1],$x[2]??'');}
$p->Output('F',$argv[2]);''')
rows=[["=","INVOICE 0447-118093"],["05/30/26 10:12A","BAY 2"],["TECH: JAMAL / LOWER: KC",""],["-"],
["2018 NISSAN ROGUE 2.5L",""],["VIN 5N1AT2MV0JC728815",""],["MILES 71,466",""],["NEXT SVC 76,466 / 11-30-26",""],["-"],
[pk['description'],m(8499),"B"],["  oil up to 5 qt",""],["  filter DL7317",""],["  chassis lube","n/a"],["  washer fluid","full"],["  tires set to 33","done"],["  brake fluid","ok"],["  air filter","ok"]]
for i in X[1:4]: rows.append(["1 "+i['description'],m(i['totalPrice'])])
rows+=[[X[4]['description'],m(2499)],["TRANS FLUID EXCH 189.99","DECLINED"],[X[5]['description'],m(349)],["-"],["COUPON SPRING15","-15.00"],["SENIOR","-2.50"],["SUB-TOTAL",m(sub)],["TAX MI 6%",m(tax)],["TOTAL",m(total),"B"],["VISA ****2206",m(total)],["CHANGE","0.00"],["-"],["=","THANK YOU MRS. LINDQVIST"],["Rate us & get $5.00 off","" ],["Code: DL-5-0447",""]]
json.dump(rows,open(WORK+'r04.json','w')); sh('php',WORK+'r04.php',WORK+'r04.json',OUT+'r04_quick_lube.pdf')
for i in X:
    if i['description'][:4] in('TIRE','OIL '): i['quantity']=None
    elif i is not pk: i['unitPrice']=None
save('r04_quick_lube','pdf',X,disc,sub,tax,total,veh(2018,'NISSAN','ROGUE','5N1AT2MV0JC728815',71466),'DASH LUBE','0447-118093',kind='invoice',shopKind='quick lube',state='MI')
