from common import *
# typed letter, groff, Courier; upholstery/convertible top shop; dollars and cents also in words; whole dollar amounts
it=[I("new three-ply canvas top with glass rear window",'Part',895),I("both hydraulic cylinders, rebuilt",'Part',310,2,155),I("take off the old top and fit the new one",'Labor',1140,12,95),I("weatherstrip along the windshield header",'Part',88),I("freight",'Fee',64)]
s=sum(i['amount'] for i in it)/100;tax=81.44;tot=round(s+tax,2);print(s,tot)
src=f'''.pl 11i
.po 1.1i
.ll 6.3i
.ft C
.ps 11
.vs 15
.nf
.sp 2
KUHLMAN AUTO TRIM
1406 Vine Street
Hays, Kansas 67601
785-555-0191
.sp
October 9, 2024
.sp
Mr. Vernon Dreiling
Ellis, Kansas
.sp
Re: Estimate 24-77, 1996 Mustang GT convertible
.sp
Dear Vernon:
.sp
.fi
.na
It was good to see you Saturday. Here is what it will take to make the top right again.
.sp
A new three-ply canvas top with glass rear window is $895. It will take me twelve hours to take off the old top and fit the new one, and at $95 an hour that comes to $1,140. I found both hydraulic cylinders leaking; I can put in both hydraulic cylinders, rebuilt, at $155 apiece, or $310 for the two. The weatherstrip along the windshield header is hard as a rock and a new one is $88. Freight on all of this is $64.
.sp
That is ${s:,.0f} in all, plus sales tax of $81.44 on the material, for a total of ${tot:,.2f}. The pads and straps come with the top, so there is no charge for those.
.sp
I did not figure the seat covers. If you change your mind the pair in front would be $640 and I could do them the same week. A vinyl top instead of canvas would save you $270.
.sp
The price holds until Thanksgiving. I would want half down when I order, that is ${tot/2:,.2f}.
.sp
.nf
Yours truly,
.sp 3
Gene Kuhlman
'''
groff('k16',src)
save('k16','estimate','KUHLMAN AUTO TRIM','24-77',it,tot,sub=s,tax=tax,whole=True)
