from lab import *
p=L('04','pdf','restoration shop monthly time-and-materials statement','PostScript by hand + ghostscript',['two pages','diary of labor days with long wrapped notes','materials with markup','deposit/retainer ledger','amounts only on last line of a note','carried forward'])
p.head('Hollis & Daughter Coachworks','Statement 7, Job 311');p.veh(1963,'Studebaker','Avanti','63R-2841',None)
ps=['%!PS','/B{/P052-Bold findfont exch scalefont setfont}def /R{/P052-Roman findfont exch scalefont setfont}def /I{/P052-Italic findfont exch scalefont setfont}def',
'/RS{dup stringwidth pop 3 index exch sub 2 index moveto show pop pop}def']
esc=lambda t:t.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')
def T(x,y,t,f='R',s=10): ps.append(f'{s} {f} {x} {y} moveto ({esc(t)}) show')
def RT(x,y,t,f='R',s=10): ps.append(f'{s} {f} {x} {y} ({esc(t)}) RS')
def line(y,w=.5,x0=60,x1=552): ps.append(f'{w} setlinewidth {x0} {y} moveto {x1} {y} lineto stroke')
T(60,735,'Hollis & Daughter','I',26);T(60,718,'COACHWORKS   -   Est. 1974   -   Millbrook, New York','R',9);line(710,1.5)
T(60,692,'STATEMENT OF WORK PERFORMED',"B",11);RT(552,692,'Statement 7, Job 311');T(60,676,'For Mr. Everett Lindqvist');RT(552,676,'September 1 - 30, 2024')
T(60,662,'1963 Studebaker Avanti R2, serial 63R-2841, turquoise');T(60,640,'Labor at shop rate per hour:  metal & mechanical');rm,ru=9500,7800
RT(552,640,p.m(rm));T(60,627,'                                          upholstery (M.H.)');RT(552,627,p.m(ru))
y=600;T(60,y,'DAY','B',9);T(105,y,'WHAT WAS DONE','B',9);RT(460,y,'HOURS','B',9);RT(552,y,'CHARGE','B',9);line(y-5)
days=[('3','Rebuild Paxton SN-60 supercharger',['balls and races replaced; the front race was','spalled, see photographs sent by e-mail'],9.5,rm),('5','Rebuild carburetor, AFB 3588S, sealed type',['new bonnet gasket cut here'],4,rm),
('10','Make hinge box patches, left rear',['18 ga.; the old repair was pop riveted','and filled, all removed'],11.25,rm),('12','Fit torque box, align to frame',[],7.75,rm),
('17','Re-cover two front buckets',['vinyl supplied by owner, no charge for material'],16,ru),('24','Re-web and pad rear seat',['frame had to be welded first'],8.5,ru)]
ls=0
for d,n,notes,h,r in days:
    y-=18;x=round(h*r);ls+=x;p.item(n,'Labor',x,h,None);T(60,y,d);T(105,y,n)
    for k in notes: y-=12;T(115,y,k,'I',9)
    RT(460,y,f'{h:.2f}');RT(552,y,p.m(x,''))
y-=8;line(y);y-=14;RT(460,y,f'{sum(d[3] for d in days):.2f}','B');T(105,y,'Labor this month','B');RT(552,y,p.m(ls),'B')
y-=30;T(105,y,'Labor carried to next page ........');RT(552,y,p.m(ls));RT(552,40,'1','I',9);ps.append('showpage')
y=735;T(60,y,'Hollis & Daughter, Statement 7, Job 311, continued','I',9);line(y-6);y-=26;T(60,y,'Labor brought forward');RT(552,y,p.m(ls));y-=28
T(60,y,'MATERIALS & OUTSIDE WORK (invoices enclosed)','B',9);line(y-5)
mats=[('Paxton ball & race kit, Paradise Wheels','Part',1,48500),('AFB repair kit, Daytona Parts','Part',1,6495),('Sheet steel 18 ga., half sheet','Part',1,5800),('Chrome plating, bumper guards','Service',None,62000),('Jute webbing & burlap','Part',None,7420),('Freight from South Bend','Fee',None,11385)]
ms=0
for n,t,q,x in mats:
    y-=16;T(60,y,n);RT(552,y,p.m(x,''));p.item(n,t,x,None);ms+=x
h=round(ms*.1);y-=16;T(60,y,'Handling, ten per cent');RT(552,y,p.m(h,''));p.item('Handling','Fee',h);ms+=h
y-=8;line(y);y-=14;T(60,y,'Materials & outside work','B');RT(552,y,p.m(ms),'B')
y-=26;T(60,y,'Less: 3 hours on Sept. 10 spent on our own error (hinge reversed)');c=3*rm;RT(552,y,'('+p.m(c)+')');p.disc('3 hours on Sept. 10 spent on our own error',c)
tax=round((48500+6495+5800+7420)*.08125);y-=20;sub=ls+ms-c;T(60,y,'Sub-total');RT(552,y,p.m(sub));y-=16;T(60,y,'Dutchess County sales tax, on goods only, 8-1/8 %');RT(552,y,p.m(tax));y-=10;line(y,1.5);y-=18
T(60,y,'Charge for September','B',13);RT(552,y,p.m(sub+tax),'B',13);y-=40
T(60,y,'RETAINER ACCOUNT','B',9);bal=1000000
for a,b in (('Balance August 31',p.m(bal)),('Applied to this statement',p.m(sub+tax)),('Balance September 30, please restore to '+p.w(1000000),p.m(bal-sub-tax))):
    y-=15;T(60,y,a);RT(552,y,b)
y-=40
for t in ('Billed to date on Job 311, statements 1 - 7: '+p.m(6184418)+'. The first estimate of '+p.w(7500000)+' is still','thought to be enough if the frame rails below the doors prove sound.','','Storage is free while work goes on; idle jobs, '+p.w(30000)+' per month.'): T(60,y,t,'I',9);y-=12
RT(552,40,'2','I',9);ps.append('showpage')
open('/tmp/rh04.ps','w').write('\n'.join(ps));subprocess.run(['gs','-q','-dNOPAUSE','-dBATCH','-sDEVICE=pdfwrite','-sPAPERSIZE=letter','-sOutputFile='+p.path,'/tmp/rh04.ps'],check=True)
p.end(sub+tax,tax,sub)
