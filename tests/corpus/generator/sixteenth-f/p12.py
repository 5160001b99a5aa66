# letter through groff, dealer/independent letter with short list
from lib import *
P=Paper(12,'typed letter with a short list','groff -ms like',['prose','list with dashes','two vehicles mentioned, one priced','discount in sentence','prices per piece'],'Aldrich & Sons Garage',None,(2011,'Buick','Lucerne','1G4HC5EM3BU119027',88250))
P.item('Four brake lines, made here from nickel copper','Part',15600,4,3900);P.item('Rear wheel cylinders','Part',5180,2,2590);P.item('Brake hoses, front','Part',6740);P.item('Labor','Labor',57600,6.4,9000);P.item('Brake fluid','Part',1850)
P.disc('senior discount',4000)
tot=P.sums(None,None)
T=f'''ALDRICH & SONS GARAGE
Route 4, Canaan, New Hampshire 03741
Tel. 603-555-0139     Since 1958


October 21, 2025

Mr. Walter Eastman
Goose Pond Road
Canaan, N.H.

Dear Walt,

You asked for it in writing, so here it is. The brake line that let go on the
2011 Buick Lucerne (VIN 1G4HC5EM3BU119027, 88,250 miles) is not the only bad one.
I would not send it out with fewer than these done:

    -  Four brake lines, made here from nickel copper, at $39.00 each:  $156.00
    -  Rear wheel cylinders, two at $25.90:  $51.80
    -  Brake hoses, front, the pair:  $67.40
    -  Brake fluid:  $18.50
    -  Labor, six point four (6.4) hours at our $90.00 rate:  $576.00

From that I take off $40.00 for the senior discount. No sales tax in this state
as you know, so you would owe us {d(tot)}.

The fuel tank straps are scaly as well. They will pass inspection this year.
When they don't, figure $265.00. As for your wife's Ford, I have not looked at it
and can't say; the inspection alone is $50.00.

I did the tow from your yard for nothing since we were going by.

                                  Yours,


                                  Merle Aldrich

We guarantee our brake work 2 years or 24,000 miles. A service charge of 1.5%
a month, at least $2.00, is added on bills over 30 days.'''
ro=".pl 11i\n.po 1i\n.ll 7i\n.nf\n.fam C\n.ps 10\n.vs 13\n.sp 0.8i\n"+"\n".join('\\&'+l.replace("'",'\\(aq').replace('-','\\-') for l in T.split('\n'))
open('/tmp/rf12.tr','w').write(ro)
subprocess.run('groff -Tps -P-pletter /tmp/rf12.tr | gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sPAPERSIZE=letter -sOutputFile=%s -'%P.path,shell=True,check=True)
P.save(T)
