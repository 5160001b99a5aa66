<?php
foreach(['/usr/share/php/fpdf/fpdf.php','/usr/share/php/fpdf.php'] as $x) if(file_exists($x)){require $x;break;}
$d=json_decode(file_get_contents('t08.tmp.json'),true);
$p=new FPDF('P','mm','Letter'); $p->SetMargins(12,10); $p->AddPage();
$p->SetFillColor(200,16,46); $p->Rect(0,0,216,6,'F');
$p->SetFont('Arial','B',20); $p->SetTextColor(200,16,46); $p->Cell(110,10,'PikeLine',0,0); $p->SetTextColor(0); $p->SetFont('Arial','B',11); $p->Cell(82,10,'INVOICE 0218-4471906',0,1,'R');
$p->SetFont('Arial','',8); $p->Cell(110,4,'PikeLine Tire & Auto #218   12001 Washington Ctr Pkwy, Thornton CO 80200',0,0); $p->Cell(82,4,'09/27/2025 02:41 PM   Reg 02  Sales 1181',0,1,'R');
$p->Cell(110,4,'(303) 555-0126',0,0); $p->Cell(82,4,'Appt 1:00 PM   Bay 5   Tech: J. LIU',0,1,'R'); $p->Ln(3);
$p->SetFillColor(235); $p->SetFont('Arial','B',8); 
foreach([['CUSTOMER',55],['VEHICLE',62],['VIN',45],['MILEAGE',30]] as $c)$p->Cell($c[1],5,$c[0],1,0,'L',true); $p->Ln();
$p->SetFont('Arial','',8); foreach([['WALK-IN / LOYALTY 7719',55],['2021 HYUNDAI TUCSON SEL AWD',62],[$d['vin'],45],['50377',30]] as $c)$p->Cell($c[1],6,$c[0],1,0); $p->Ln(9);
$p->SetFont('Arial','B',8); foreach([['ARTICLE',18,'L'],['DESCRIPTION',104,'L'],['QTY',14,'R'],['PRICE',28,'R'],['AMOUNT',28,'R']] as $c)$p->Cell($c[1],6,$c[0],'TB',0,$c[2],true); $p->Ln();
foreach($d['rows'] as $r){ $ch=substr($r[1],0,2)=='  '; $p->SetFont('Arial',$ch?'I':'',$ch?8:9); if(strpos($r[4],'-')===0)$p->SetTextColor(200,16,46);
 $p->Cell(18,5.2,$r[0]);$p->Cell(104,5.2,($ch?'      ':'').trim($r[1]));$p->Cell(14,5.2,$r[2],0,0,'R');$p->Cell(28,5.2,$r[3],0,0,'R');$p->Cell(28,5.2,$r[4],0,1,'R'); $p->SetTextColor(0);}
$p->Ln(2);$p->Cell(192,0,'','T',1);$p->Ln(2);
$y=$p->GetY();
$p->SetFont('Arial','B',8);$p->Cell(100,5,'TIRE READINGS (32NDS IN / OUT)  TORQUE 90 FT-LB',0,1);
$p->SetFont('Arial','',8); foreach([['','OLD','NEW','PSI'],['LF','3','10','35'],['RF','3','10','35'],['LR','4','10','35'],['RR','2','10','35']] as $r){foreach($r as $c)$p->Cell(16,5,$c,1,0,'C');$p->Ln();}
$p->Ln(3);$p->SetFont('Arial','',7.5);$p->MultiCell(95,3.6,"MAIL-IN OFFER: \$70 prepaid card by mail with this purchase of 4 tires. Submit at pikelinerebates.example by 10/31/2025. Not deducted from this invoice.\nRetorque lug nuts after 50 miles. Tires DOT 2825 x4.");
$p->SetY($y); $L=[['MERCHANDISE & SERVICES',$d['merch']],['YOU SAVED',$d['sav']],['SUBTOTAL',$d['sub']]]; foreach($d['tax'] as $t)$L[]=$t; $L[]=['TOTAL TAX',$d['taxtot']];
$p->SetFont('Arial','',9); foreach($L as $l){$p->SetX(122);$p->Cell(54,5,$l[0]);$p->Cell(28,5,$l[1],0,1,'R');}
$p->SetX(122);$p->SetFont('Arial','B',12);$p->Cell(54,8,'TOTAL','T');$p->Cell(28,8,'$'.$d['total'],'T',1,'R');
$p->SetFont('Arial','',9);$p->SetX(122);$p->Cell(54,5,'PIKELINE CARD ***4471  6 MO. PROMO');$p->Cell(28,5,$d['total'],0,1,'R');$p->SetX(122);$p->Cell(54,5,'CHANGE DUE');$p->Cell(28,5,'0.00',0,1,'R');
$p->Output('F',$d['out']);
