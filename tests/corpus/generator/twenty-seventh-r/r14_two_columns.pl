# PDF::API2: parts table on the left half, labor table on the right half
use PDF::API2; use JSON::PP; local $/; open F,'<:raw','round27/tool/work/r14.json'; my $D=decode_json(<F>);
my $p=PDF::API2->new; my $g=$p->page; $g->mediabox(612,792); my $h=$p->corefont('Times-Roman'); my $b=$p->corefont('Times-Bold'); my $it=$p->corefont('Times-Italic');
my $t=$g->text; my $x=$g->gfx; sub w{my($s,$X,$y,$f,$z,$al)=@_; $t->font($f||$h,$z||9.5); $t->translate($X,$y); ($al||'') eq 'r'?$t->text_right($s):($al||'') eq 'c'?$t->text_center($s):$t->text($s);}
sub ln{my($a,$c,$d,$e,$wd)=@_;$x->linewidth($wd||.6);$x->move($a,$c);$x->line($d,$e);$x->stroke;}
w('FOUR CORNERS FRAME, SPRING & ALIGNMENT',306,748,$b,17,'c'); w('3116 E. Main   Farmington, New Mexico 87402   505-555-0175',306,733,$h,10,'c');
$x->rect(36,660,540,62);$x->stroke; ln(36,691,576,691); ln(306,660,306,722);
w('Name: Virgil Tsosie',42,708);w('Order no. 9017',312,708,$b);w('Date 8-24-26',470,708);w('Phone 505-555-0139',42,696);w('Written by Chuck',312,696);
w('2007 GMC Sierra 2500HD   diesel',42,678);w('Miles 204,115',470,678);w('Serial no. 1GTHK23637F184429',312,678);w('Unit hauls a 5th wheel; quote is for the truck',42,666,$it,8.5);
my $y=640; w('PARTS',36,$y,$b,11); w('LABOR',330,$y,$b,11); $y-=4; ln(36,$y,312,$y,1.2); ln(330,$y,576,$y,1.2);
my $yy=$y-13; for my $r(@{$D->{parts}}){w($r->[0],36,$yy,$h,9);w($r->[1],56,$yy,$h,9);w($r->[2],268,$yy,$h,9,'r');w($r->[3],312,$yy,$h,9,'r');$yy-=13; if($r->[4]){w($r->[4],62,$yy,$it,8);$yy-=12}} ln(268,$yy+8,312,$yy+8); w('Parts',200,$yy-4,$b,9.5);w($D->{psum},312,$yy-4,$b,9.5,'r'); my $pb=$yy;
$yy=$y-13; for my $r(@{$D->{labor}}){ my @l=@{$r->[0]}; for my $k(0..$#l){w($l[$k],330,$yy,$h,9); if($k==$#l){w($r->[1],576,$yy,$h,9,'r')} $yy-=12} $yy-=3} ln(530,$yy+10,576,$yy+10); w('Labor',470,$yy-3,$b,9.5);w($D->{lsum},576,$yy-3,$b,9.5,'r');
$yy=$pb if $pb<$yy; $yy-=34; ln(36,$yy+16,576,$yy+16);
for my $r(@{$D->{sum}}){w($r->[0],330,$yy,$r->[2]?$b:$h,$r->[2]?12:10);w($r->[1],576,$yy,$r->[2]?$b:$h,$r->[2]?12:10,'r');$yy-=$r->[2]?18:14}
my $z=$yy+100; for my $l(@{$D->{note}}){w($l,36,$z,$it,9);$z-=12}
w('All springs are made here. Ride height is measured before and after. Bolts are always new.',36,60,$h,8.5); ln(330,90,576,90); w('Authorized by',330,80,$h,8);
$p->saveas('round27/r14_two_columns.pdf');
