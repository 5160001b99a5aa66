# groff -ms: a typed letter on letterhead with the prices in the sentences
from lib import *
A=[it("valve job on both heads at Rasmussen Machine","s",None,None,68500),it("head gasket set","p",None,None,28940),it("head bolts","p",2,4675),it("water pump","p",None,None,8815),it("labor","l",14,10500),it("Antifreeze, oil and filter","p",None,None,7240),it("shop charge","f",None,None,4000)]
disc=[15000]; goods=28940+9350+8815+7240; tax=r(goods*.055); total=S(A)-15000+tax
t=r'''.nr PO 1.1i
.nr LL 6.3i
.nr PS 11.5
.nr VS 15
.nr HM 0.8i
.ds CH
.fam P
.LP
.ce 3
\s+5\fBNordahl & Daughter Automotive\fP\s-5
412 Depot Street, Decorah, Iowa 52101
563-555-0141
.sp 1.5
February 2, 2026
.sp
.nf
Mr. Amos Tvedt
RR 2, Box 118
Ridgeway, Iowa
.fi
.sp
.LP
Dear Amos,
.PP
We have the heads off your 2004 Buick LeSabre (the tan one, 129,450 miles on it, last six of the VIN 181935) and I promised I would put numbers on paper before we went on. Number three was the bad one, as Kirsten thought. The block deck is flat and the bores still show crosshatch, so the car is worth the trouble.
.PP
A '''+A[0]['description']+f''' runs ${m(68500)}. The Fel-Pro {A[1]['description']} is ${m(28940)}, and I will not reuse the stretch bolts: {A[2]['quantity']} sets of {A[2]['description']} at ${m(4675)} come to ${m(9350)}. While the front is apart it would be foolish not to put a {A[3]['description']} on it, ${m(8815)}. Our {A[4]['description']} for the whole of it is 14 hours at ${m(10500)}, which makes ${m(147000)}. {A[5]['description']} add ${m(7240)}, and the usual {A[6]['description']} is ${m(4000)}.
.PP
You brought us the Ford in November and did not complain when it took a week, so I am taking ${m(15000)} off. Sales tax on the parts is ${m(tax)}. That leaves ${m(total)} all told, and I do not expect it to move more than fifty dollars either way.
.PP
The struts in front are tired. I would leave them until summer; figure $540.00 when the time comes. The intermediate steering shaft clunks, but that is a LeSabre for you and I would not spend the $190.00.
.PP
If you agree, call Kirsten by Thursday. We would like $400.00 when the heads come back from Rasmussen and the rest when you drive it home.
.sp
.LP
Yours truly,
.sp 2
.LP
Einar Nordahl
'''
open(WORK+'r19.ms','w').write(t)
with open(WORK+'r19.pdf','wb') as f: sh('groff','-ms','-Tpdf','-P-pletter',WORK+'r19.ms',stdout=f)
sh('gs','-q','-dBATCH','-dNOPAUSE','-sDEVICE=pdfwrite','-sOutputFile='+OUT+'r19_letter.pdf',WORK+'r19.pdf')
save('r19_letter','pdf',A,disc,None,tax,total,veh(2004,'Buick','LeSabre',None,129450),'Nordahl & Daughter Automotive',None,kind='letter',state='IA',note='The VIN prints six digits only. 400.00 is a payment on account.')
