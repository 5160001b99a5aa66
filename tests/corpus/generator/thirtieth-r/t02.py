from lib import *
import subprocess
it=[I('rear suspension spheres','Part',None,2,'148.50'),
 I('fitting the spheres and bleeding the system','Labor',None,2.6,'95.00'),
 I('vacuum pump','Part','412.75'),
 I('swapping the vacuum pump','Labor','237.50',2.5,None),
 I('tailgate harness','Service','185.00'),
 I('flex discs','Part',None,2,'63.20'),
 I('center support bearing','Part','38.90'),
 I('driveshaft job','Labor','285.00',3),
 I('Odds and ends (hydraulic oil, hose clamps, rags)','Fee','22.00')]
disc=[c('60.00')]
parts=S(it,'Part'); tax=pct(parts,6)
d=label('t02_letter_300td.pdf','letter',dict(documentNumber=None,shop='Hollow Brook Motor Works'),dict(year=1987,make='Mercedes-Benz',model='300TD',mileage=214300),it,disc,tax,'independent','VT','letter in prose; every price inside a sentence, some numbers in words; sunroof named with a price but not part of the work; half hour of leak hunting given free; goodwill of sixty dollars; tax on parts only; rate given once',['prose','amounts in words','work for another year with price','free work'])
P=it
ms=f'''.fam P
.nr PS 11
.nr VS 15.5
.nr LL 6i
.nr PO 1.25i
.ds CH
.ds CF
.RT
.LP
.ce 3
.ps 17
\\fBHollow Brook Motor Works\\fP
.ps 9
Repairs to Mercedes, Volvo and Saab automobiles since 1979
1180 Town Highway 14, East Corinth, Vermont 05040  \\(bu  (802) 555\\-0117
.ps 11
.sp 2
.LP
October 21, 2025
.sp
.LP
Mr. H. Pellerin
.br
Bradford, Vermont
.sp
.LP
Dear Mr. Pellerin,
.PP
I have had your 1987 Mercedes-Benz 300TD up on the lift since Friday and can now tell you what it will take to get it through another winter. It came in with 214,300 miles on the clock.
.PP
The wagon rides like a hay cart because the nitrogen has left the rear suspension spheres. A pair of new ones is ${m(P[0].totalPrice)}, that is $148.50 apiece, and I need 2.6 hours for fitting the spheres and bleeding the system, which at my rate of $95.00 an hour makes ${m(P[1].totalPrice)}. I spent a good half hour finding where the oil was going; there is no charge for that.
.PP
The vacuum pump is the one thing I would not drive on. When those let go they take the timing chain along. The pump is ${m(P[2].totalPrice)} from the dealer in Manchester, and swapping the vacuum pump is two and a half hours, so ${m(P[3].totalPrice)}. While I was back there I looked at the tailgate harness, which has broken wires in the hinge boot. My nephew rebuilds these; he takes a flat ${P[4].totalPrice//100} for it, wire and labor together.
.PP
That leaves the driveshaft. Both flex discs are cracked (two at $63.20, ${m(P[5].totalPrice)} together) and I would put in a center support bearing for ${m(P[6].totalPrice)} as long as it is apart. Figure three hours for the driveshaft job, ${m(P[7].totalPrice)}. Odds and ends (hydraulic oil, hose clamps, rags) I put down at twenty-two dollars.
.PP
The sunroof can wait. It would be something like $640 with the cable, and I would sooner see you spend that on rust next year, so I have left it out of what follows. The glow plug relay that you asked about is fine.
.PP
Because the car sat here so long waiting on me, I will take sixty dollars off the bill. With that the work comes to ${m(d['subtotal'])}; Vermont wants six percent on the parts alone, ${m(tax)}, so you would owe me ${m(d['total'])} when you pick it up. If you would be good enough to send $400 ahead I can order the parts on Monday; that comes off the amount just given.
.PP
I can have it done in the week after you say yes. The price holds until Thanksgiving.
.sp
.LP
.in 3.2i
Yours truly,
.sp 3
Walt Gennaro
.br
.I "Hollow Brook Motor Works"
'''
open('t02.ms','w').write(ms)
open(OUT+'t02_letter_300td.pdf','wb').write(subprocess.run(['groff','-k','-ms','-Tpdf','-P-pletter','t02.ms'],check=True,stdout=subprocess.PIPE).stdout)
subprocess.run(['gs','-q','-sDEVICE=pdfwrite','-dNOPAUSE','-dBATCH','-sOutputFile=t02.tmp.pdf',OUT+'t02_letter_300td.pdf'],check=True)
import shutil; shutil.move('t02.tmp.pdf',OUT+'t02_letter_300td.pdf')
