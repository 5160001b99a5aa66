from lab import *
p=L('12','pdf','typed letter from a restoration shop','groff ms (Times)',['prose letter','numbered paragraphs','allowances','hours at rate in words','amount range not charged','trade allowance as discount'])
p.head('Pemberton Vintage Motor Works',None);p.veh(1957,'MG','MGA 1500','HDL43-22718',None)
I=[('engine rebuild','Labor',38,361000,'38 hours at the bench and in the car'),('pistons, bearings, valves and gaskets','Part',None,189460,None),('machine work at Orr Brothers','Service',None,124000,None),('clutch','Part',None,18725,None),('wiring harness','Part',None,46500,None),('fitting the harness','Labor',14,133000,None)]
for n,t,q,x,_ in I: p.item(n,t,x,q,9500 if q==38 else None)
d=15000;p.disc('allowance for your spare cylinder head',d);tot=p.sum()-d
m=lambda i:p.m(I[i][3])
s=f'''.nr PS 11
.nr VS 15
.nr PO 1.1i
.nr LL 6.2i
.fam T
.LP
.ce 3
.ps 16
\\fBPemberton Vintage Motor Works\\fP
.ps 10
The Old Creamery, Route 7A, Shaftsbury, Vermont
802-555-0149
.ps 11
.sp 2
January 19, 2025
.sp
Dr. Philippa Crane
.br
Bennington, Vermont
.sp
Re: your 1957 MG MGA 1500, car no. HDL43-22718
.sp
Dear Dr. Crane,
.PP
Thank you for leaving the car with us over the holidays. We have had the sump off and I am sorry to say the knock is what you feared. Number three rod journal is scored, and the block is already at forty over. What follows is our price to do it once and properly.
.IP 1. 4
The engine rebuild itself we put at 38 hours, at our rate of {p.w(9500)} the hour, that is {m(0)}. The pistons, bearings, valves and gaskets come to {m(1)}, and machine work at Orr Brothers (bore, crank grind, balance) will be {m(2)}.
.IP 2. 4
While the gearbox is away from the engine we would be foolish not to fit a new clutch. That is {m(3)}, and there is nothing to pay for the labor.
.IP 3. 4
You asked about the wires under the dash. A correct cloth wiring harness is {m(4)}; fitting the harness takes 14 hours, or {m(5)}.
.PP
Against this I would give you an allowance of {p.m(d)} for your spare cylinder head, which we can use. The sum to you is therefore {p.m(tot)}. Vermont will not tax it if you send the resale form you told me of. We ask for {p.w(300000)} to begin and the balance when you have driven it twenty miles and are happy.
.PP
I have left out the brakes, which will want doing by summer ({p.w(140000)} to {p.w(180000)}, depending on the cylinders), and the leather, for which Mr. Yates quoted you {p.w(420000)} directly. The car is insured while here to {p.w(6000000)}.
.PP
The rebuild carries our guarantee of 12,000 miles or three years.
.sp
Yours sincerely,
.sp 2
Alasdair Pemberton
'''
import re
s='.po 1.1i\n.ll 6.2i\n.fam T\n.ps 11\n.vs 15\n'+re.sub(r'\.nr .*\n','',s).replace('.fam T\n.LP\n','.sp 2\n')
s=re.sub(r'\.IP (\d\.) 4\n',r'.sp .5\n.in 0.3i\n.ti -0.25i\n\1\\ ',s).replace('.PP\n','.in 0\n.sp .5\n')
open('/tmp/rh12.ms','w').write(s)
subprocess.run(f'groff -Tps /tmp/rh12.ms > /tmp/rh12.ps && gs -q -dNOPAUSE -dBATCH -sPAPERSIZE=letter -sDEVICE=pdfwrite -sOutputFile={p.path} /tmp/rh12.ps',shell=True,check=True)
p.end(tot,None,None)
