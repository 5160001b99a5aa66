use PDF::API2; use JSON::PP; local $/; open F,'t01.tmp.json'; my $d=decode_json(<F>);
my $p=PDF::API2->new; $p->mediabox(612,792); my $pg=$p->page; my $f=$p->corefont('Courier'); my $b=$p->corefont('Courier-Bold'); my $h=$p->corefont('Helvetica'); my $hb=$p->corefont('Helvetica-Bold'); my $tb=$p->corefont('Times-BoldItalic');
my $g=$pg->gfx; my $t=$pg->text;
sub tx{my($f,$s,$x,$y,$str,$al)=@_; $t->font($f,$s); $t->translate($x,$y); $al eq 'r'?$t->text_right($str):$t->text($str);}
$g->linewidth(0.6);
tx($tb,20,30,755,'Lone Prairie'); tx($hb,13,146,755,'BUICK  GMC'); tx($h,7,30,744,'2200 CALIENTE ROAD, AMARILLO, TX 79100   SERVICE (806) 555-0141   www.loneprairie.example');
tx($hb,10,580,758,'*INVOICE*','r'); tx($b,10,580,744,'RO# 6104417','r');tx($h,7,580,734,'PAGE 1   SERVICE ADVISOR: 2214 R. OKAFOR','r');
sub cell{my($x,$y,$w,$lab,$v)=@_; $g->rect($x,$y,$w,24);$g->stroke; tx($h,5.5,$x+2,$y+17.5,$lab); tx($f,8.5,$x+3,$y+5,$v);}
my @r1=(['COLOR',60,'WHITE'],['YEAR',40,'20'],['MAKE/MODEL',130,'GMC ACADIA SLE'],['VIN',140,$d->{vin}],['LICENSE',60,''],['MILEAGE IN / OUT',122,'71482/71490']);
my $x=30; for(@r1){cell($x,704,$_->[1],$_->[0],$_->[2]);$x+=$_->[1]}
my @r2=(['DEL. DATE',60,'14MAR20'],['PROD. DATE',40,''],['WARR. EXP.',70,'14MAR25'],['PROMISED',110,'17:00 08OCT25'],['PO NO.',60,''],['RATE',50,''],['PAYMENT',50,'CASH'],['INV. DATE',112,'09OCT25']);
$x=30; for(@r2){cell($x,680,$_->[1],$_->[0],$_->[2]);$x+=$_->[1]}
my @r3=(['R.O. OPENED',140,'08:12 08OCT25'],['READY',140,'15:47 09OCT25'],['OPTIONS / STK',272,'ENG:3.6_LITER_V6  TRN:9SPD  STK:G20417']);
$x=30; for(@r3){cell($x,656,$_->[1],$_->[0],$_->[2]);$x+=$_->[1]}
my $y=642; for(@{$d->{rows}}){ tx((/TOTAL LINE/ ? $b:$f),9.4*0.98>0?8.6:8,32,$y,$_); $y-=10.35 }
$g->rect(30,180,552,474);$g->stroke;
my $ty=164; $g->rect(372,30,210,144);$g->stroke;
tx($hb,7,378,$ty,'DESCRIPTION'); tx($hb,7,576,$ty,'TOTALS','r'); $ty-=14.6;
for(@{$d->{tot}}){ tx($h,8,378,$ty,$_->[0]); tx($b,9.5,576,$ty,$_->[1],'r'); $g->move(372,$ty-4);$g->line(582,$ty-4);$g->stroke; $ty-=14.6}
my @s=('ON BEHALF OF SERVICING DEALER, I HEREBY CERTIFY THAT THE INFORMATION CONTAINED','HEREON IS ACCURATE UNLESS OTHERWISE SHOWN. SERVICES DESCRIBED WERE PERFORMED AT','NO CHARGE TO OWNER WHERE MARKED (N/C). SHOP SUPPLIES ARE CHARGED AT 6% OF LABOR,','MINIMUM 2.00, MAXIMUM 39.95. ALL PARTS ARE NEW UNLESS SPECIFIED OTHERWISE.','','STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with','respect to the sale of this item. Seller neither assumes nor authorizes any other person','to assume for it any liability in connection with the sale of this item.');
my $sy=164; for(@s){tx($h,6.2,32,$sy,$_);$sy-=9} tx($h,7,32,48,'CUSTOMER SIGNATURE  X______________________________');
tx($h,6,32,20,'CUSTOMER COPY'); $p->saveas($d->{out});
