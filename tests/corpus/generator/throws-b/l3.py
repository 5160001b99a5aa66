from l2 import *
TB='☑☐✓✗'
# ---------- B13 motorcycle RO form: parts table left, labor box right, totals bottom
def B13(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(792,612),letter,A4][i],fam=['helv','narrow','lserif','dcond'][i],kinds='mg',carkind=['m','g','m','g'][i],mon=['n','$',',','n'][i],case=['p','caps','p','abbr'][i])
    r=p.r;L=30;R=p.W-30;y=46;A=[C('#8b0000'),None,C('#222222'),C('#d35400')][i]
    p.t(L,y,p.ps(),'B',19,col=A);p.t(R,y,['REPAIR ORDER','SERVICE ORDER','Invoice','Repair order'][i],'B',12,'r');y+=14
    p.t(L,y,f'{p.addr}, {p.city}, {p.ph}',z=8);p.t(R,y,'No. '+p.pd(),z=10,al='r');y+=8
    kids=2 if i in(0,1) else 1
    V=[('NAME',p.cust,.34),('YEAR',p.year,.08),('MAKE',p.make,.2),('MODEL',p.model,.18),('DATE',p.date,.2)]
    X=L
    for a,b,w in V:
        ww=(R-L)*w;p.rect(X,y,ww,26);p.t(X+3,y+8,a,z=6);p.t(X+4,y+21,b,z=9);X+=ww
    y+=26;p.veh('year','make','model')
    if i!=3:
        X=L
        for a,b,w in[('VIN',p.vin,.5),('ODOMETER',p.miles,.2),('KEY TAG',r.randint(1,80),.1),('PROMISED',r.choice(['5 PM','noon','Fri']),.2)]:
            ww=(R-L)*w;p.rect(X,y,ww,26);p.t(X+3,y+8,a,z=6);p.t(X+4,y+21,b,z=9);X+=ww
        y+=26;p.veh('vin','mileage')
    y+=10
    gap=0 if i!=2 else 14
    split=[.54,.5,.5,.56][i];M=L+(R-L)*split
    js=p.jobs([3,3,2,3][i],kinds='mg' if p.ckind=='m' else 'g',minp=1);ps=[a for j in js for a in j.parts]
    y0=y
    # left parts
    pw=M-gap-L;cq=L+24;cp=L+(92 if i in(0,1) else 24);ce=M-gap-(54 if i!=2 else 0)-52
    p.rect(L,y,pw,15,A or C('#cccccc'),stroke=0);wc=colors.white if A else None
    p.t(L+3,y+11,'Qty','B',8,col=wc)
    if i in(0,1):p.t(cq+4,y+11,'Part No.','B',8,col=wc)
    p.t(cp+4,y+11,['Parts','PARTS / ACCESSORIES','Material','Parts'][i],'B',8,col=wc)
    if i!=2:p.t(M-gap-56,y+11,'Each','B',8,'r',col=wc)
    p.t(M-gap-4,y+11,'Amount','B',8,'r',col=wc)
    yl=y+15
    for a in ps:
        xe=M-gap-(96 if i!=2 else 50);ls=p.wrap(a.n,xe-cp-6,z=8.5)
        yy=yl+11
        p.t(L+18,yy,p.q(a.q),z=8.5,al='r')
        if i in(0,1):
            pnn=a.pn
            p.t(cq+4,yy,pnn,z=7.5 if p.w(pnn,z=8.5)>64 else 8.5)
        if i!=2:p.t(M-gap-56,yy,p.m(a.u),z=8.5,al='r')
        p.t(M-gap-4,yy,p.m(a.t),z=8.5,al='r')
        for l in ls:p.t(cp+4,yy,l,z=8.5);yy+=10.5
        yl=yy-10.5+4;p.line(L,yl,M-gap,yl,.3);p.item(a.n,pt(a.n),a.t,a.q,a.u if i!=2 else None)
    # right labor
    p.rect(M,y,R-M,15,A or C('#cccccc'),stroke=0);p.t(M+4,y+11,['Labor','LABOR INSTRUCTIONS','Work performed','Labor'][i],'B',8,col=wc);p.t(R-4,y+11,'Amount','B',8,'r',col=wc)
    yr=y+15
    for j in js:
        ls=p.wrap(j.title,R-M-(60 if i!=3 else 90),z=8.5);yy=yr+11
        p.t(R-4,yy,p.m(j.lab),z=8.5,al='r')
        if i==3:p.t(R-58,yy,p.q(j.h),z=8.5,al='r')
        for l in ls:p.t(M+4,yy,l,z=8.5);yy+=10.5
        if i in(0,2):
            for l in p.wrap('- '+r.choice(D.CORR),R-M-60,'I',7.5):p.t(M+10,yy,l,'I',7.5);yy+=9.5
        yr=yy-4;p.line(M,yr,R,yr,.3)
        p.item(j.title,'Labor',j.lab,j.h if i==3 else None)
    yb=max(yl,yr)+20
    if gap:p.rect(L,y0,pw,yb-y0);p.rect(M,y0,R-M,yb-y0)
    else:p.rect(L,y0,R-L,yb-y0);p.line(M,y0,M,yb)
    y=yb+14
    a=p.fee();yf=y
    p.t(M+4,y,a.n,z=9);p.t(R-4,y,p.m(a.t),z=9,al='r');p.item(a.n,'Fee',a.t);y+=14
    rows=p.totals(form=[0,1,0,2][i],disc=i in(1,3))
    for l,v,k in rows:
        p.t(M+4,y,l,'B' if k=='T' else 'R',9.5);p.t(R-4,y,p.m(v,v<0),'B' if k=='T' else 'R',9.5,'r');y+=14
    p.rect(M,yf-12,R-M,y-yf+6)
    yy=yf
    for s in p.notes(2):yy=p.para(L,yy,s,M-L-20,'R',7.5)+3
    p.t(L,yy+22,'X ____________________________  I authorize the above repairs',z=7.5)
    p.save()
# ---------- B14 menu with checkmarks
def box(p,x,y,on,z=9):
    p.rect(x,y-z+1,z,z,None,.8)
    if on:
        p.line(x+1.5,y-z/2+1,x+z/2.4,y-.5,1.4);p.line(x+z/2.4,y-.5,x+z-1,y-z+2,1.4)
MENU=['Good','Better','Best'],['Basic','Plus','Premium'],['Bronze','Silver','Gold'],['30K service','60K service','90K service']
def B14(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['lsans','dsans','helv','dserif'][i],kinds='gx',mon=['$,','$','$w','n'][i],case=['p','p','p','caps'][i])
    r=p.r;L=44;R=568;y=50;A=[C('#14532d'),C('#1e3a8a'),C('#9a3412'),C('#111111')][i]
    p.t(L,y,p.ps(),'B',18,col=A);p.t(R,y,p.ph,z=10,al='r');y+=14;p.t(L,y,['Service menu - please check what you want','Maintenance menu / invoice','Package order','SERVICE SELECTION SHEET'][i],z=10);y+=18
    p.t(L,y,f'{p.cust}   {p.ymm()}',z=10)
    if i in(0,1):p.t(R,y,'Ticket '+p.pd(),z=10,al='r')
    y+=13
    if i!=0:p.veh('mileage');p.t(L,y,f'Mileage {p.miles:,}',z=9);y+=13
    y+=10
    names=list(MENU[i]);sel=r.randrange(3);pr=p.cents(79,140)
    base=['brake package','oil service package','exhaust package','maintenance'][i]
    if i in(0,2): # three tiles beside each other
        w=(R-L-20)/3;h=150
        for k in range(3):
            X=L+k*(w+10);v=pr+k*(p.cents(60,160));d=f'{names[k]} {base}'
            p.rect(X,y,w,h,C('#f0fdf4') if k==sel else None,1.5 if k==sel else .5,A)
            box(p,X+8,y+18,k==sel,10);p.t(X+24,y+18,d,'B',9.5)
            yy=y+34
            for s in p.incs(3+k*2): 
                for q,l in enumerate(p.wrap(s,w-26,z=7.5)):p.t(X+16,yy,('- ' if q==0 else '  ')+l,z=7.5);yy+=9.5
            p.t(X+w-8,y+h-8,p.m(v),'B',13,'r')
            if k==sel:p.item(d,'Service',v)
        y+=h+20
    else:
        for k in range(3):
            v=pr+k*p.cents(60,160);d=p.cs(f'{names[k]} {base}') if i!=3 else names[k].upper()
            box(p,L,y,k==sel,10);p.t(L+18,y,d,'B',10.5);p.t(R,y,p.m(v),'B' if k==sel else 'R',10.5,'r')
            yy=y+13
            for l in p.wrap(', '.join(p.incs(4+k)),360,z=8):p.t(L+18,yy,l,z=8,col=C('#555555'));yy+=10
            if k==sel:p.item(d,'Service',v)
            y=yy+8
        y+=8
    p.t(L,y,['Single services','A la carte','Add-ons ordered (checked)','ADDITIONAL'][i],'B',11,col=A);y+=16
    nx=[8,7,6,9][i];S=[p.serv() for _ in range(nx)];on=r.sample(range(nx),[4,3,3,5][i])
    two=i in(1,)
    for k,a in enumerate(S):
        c=k in on
        X=L if not two or k%2==0 else 320;Re=R if not two or k%2 else 300
        box(p,X,y,c,9)
        nm=a.n
        zz=9.5
        while p.w(nm,z=zz)>Re-X-75:zz-=.5
        p.t(X+16,y,nm,z=zz);p.t(Re,y,p.m(a.t),'R',9.5,'r')
        if c:p.item(nm,'Service',a.t)
        if not two or k%2 or k==nx-1:y+=15
    if i in(2,3):
        a=p.fee();y+=4;p.t(L+16,y,a.n,z=9.5);p.t(R,y,p.m(a.t),z=9.5,al='r');p.item(a.n,'Fee',a.t);y+=14
    y+=10;p.line(R-230,y-4,R,y-4,1,A);y+=10
    y=trows(p,p.totals(form=[1,3,1,2][i],disc=[1,1,0,0][i]),R-100,R,y,10.5,16)
    y+=16
    for s in p.notes(1)+(['Only checked services are included in the total.'] if i in(0,3) else []):p.t(L,y,s,'I',8.5);y+=11
    p.save()
# ---------- B15 letter with a small table
def B15(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,A4,letter,letter][i],fam=['times','dserif','lsans','cour'][i],kinds=['g','t','d','g'][i],mon=['$,','$,',',','$w'][i],case='p')
    r=p.r;L=[80,70,72,84][i];R=p.W-L;z=[11.5,10,10.5,10][i];y=70;ld=z*1.35
    if i==0:p.t(R,y,p.ps(),'B',14,'r');p.t(R,y+15,p.addr,z=10,al='r');p.t(R,y+28,p.city,z=10,al='r');y+=60
    elif i==3:
        for s in(p.ps(),p.addr,p.city):p.t(L,y,s,z=z);y+=ld
        y+=ld
    else:p.t(p.W/2,y,p.ps(),'B',17,'c');p.t(p.W/2,y+15,f'{p.addr}, {p.city}',z=9,al='c');p.line(L,y+22,R,y+22,.8);y+=50
    p.t(L,y,p.date,z=z);y+=ld*2
    ln=p.cust.split()[-1];p.t(L,y,p.cust,z=z);y+=ld*2
    p.t(L,y,['Re: ','Subject: ','RE: ','Re: '][i]+['Repairs to your ','Quotation '+(p.pd() if i==1 else '')+', ','Estimate ','your '][i]+(p.pd()+' - ' if i==2 else '')+p.ymm(),'B',z);y+=ld
    if i in(0,2):p.veh('vin');p.t(L,y,'VIN '+p.vin,z=z);y+=ld
    y+=ld;p.t(L,y,[f'Dear {r.choice(["Mr.","Mrs.","Ms."])} {ln},',f'Dear {p.cust},','To whom it may concern:',f'Hello {p.cust.split()[0]},'][i],z=z);y+=ld*1.5
    body=[f'Thank you for letting us look at your {p.model}. After the inspection and a road test we found what is listed below. The work takes about {r.randint(1,3)} days once the parts are here.',
      'As discussed on the telephone, we are pleased to offer the following repair. All internal work is done in our own shop and is guaranteed for 24 months.',
      'Following the request of your fleet office we submit our estimate for the unit named above. Labor is by flat rate manual; parts are subject to prior sale.',
      'Here is what it would take to get your car through inspection. I kept it to what it really needs. The rest can wait until fall.'][i]
    y=p.para(L,y,body,R-L,z=z,ld=ld)+8
    if i in(0,2):p.veh('mileage');y=p.para(L,y,f'The odometer read {p.miles:,} miles when the car came in.',R-L,z=z,ld=ld)+8
    X=[]
    for j in p.jobs([2,1,2,1][i],kinds=p.kinds,minp=1):
        if i==0:X.append((j.title+', labor','Labor',j.lab,j.h));
        else:X.append((j.title,'Labor',j.lab,j.h))
        for a in j.parts:X.append((a.n,pt(a.n),a.t,a.q))
    for a in([p.fee()] if i in(0,2) else [p.serv(),p.serv()]):X.append((a.n,a.typ,a.t,None))
    if i==1:a=p.core();X.append((a.n,'Fee',a.t,None))
    TL=[L+20,L,L,L][i];TR=[R-20,R-60,R,R-40][i]
    if i==1:
        p.rect(TL,y,TR-TL,16,C('#e8e8e8'));p.t(TL+5,y+11,'Position','B',9);p.t(TR-5,y+11,'Price','B',9,'r');y+=16
    elif i==2:
        p.line(TL,y,TR,y,1);y+=13;p.t(TL,y,'Qty/hrs','B',9.5);p.t(TL+55,y,'Operation or part','B',9.5);p.t(TR,y,'Amount','B',9.5,'r');y+=5;p.line(TL,y,TR,y,.5)
    y0=y
    for d,ty,t,q in X:
        x0=TL+5+(50 if i==2 else 0)
        ls=p.wrap(d,TR-x0-80,z=z-.5)
        for k,l in enumerate(ls):
            y+=14;p.t(x0,y-3,l,z=z-.5)
        if i==2 and q is not None:p.t(TL+30,y-3-14*(len(ls)-1),p.q(q),z=z-.5,al='r')
        p.t(TR-5,y-3,p.m(t),z=z-.5,al='r')
        if i in(0,1):p.rect(TL,y-14*len(ls)+1,TR-TL,14*len(ls),None,.4)
        p.item(d,ty,t,q if i==2 else None)
    y+=3
    if i==2:p.line(TL,y,TR,y,.5)
    if i==3:p.t(TL,y+7,'-'*int((TR-TL)/6),z=10);y+=6
    rows=p.totals(form=[1,3,2,3][i],disc=[0,0,1,1][i],depos=False)
    y+=13
    body2=None
    for l,v,k in rows:
        p.t(TR-90 if i!=3 else TL+5,y,l,'B' if k=='T' else 'R',z-.5,'r' if i!=3 else 'l');p.t(TR-5,y,p.m(v,v<0),'B' if k=='T' else 'R',z-.5,'r');y+=15
    y+=12
    y=p.para(L,y,[f'Should you want to go ahead please sign one copy and send it back, or call {p.ph}. Ask also about {p.decl().lower()}; that is not in the price above.',
      'The offer is good for 30 days. A deposit of one third is asked before the transmission is taken out.','Not included: '+'; '.join(x.lower() for x in p.decls(2))+'.','If you leave it with me Monday it is done Tuesday night. Cash or check is fine.'][i],R-L,z=z,ld=ld)+14
    p.t(L,y,['Sincerely,','Kind regards','Respectfully,','Thanks,'][i],z=z);y+=ld*2.2;p.t(L,y,r.choice(D.FN)+' '+r.choice(D.LN),z=z);y+=ld
    p.t(L,y,['Service manager','Owner','Estimator',''][i],z=z)
    p.save()
# ---------- B16 e-mail with list of prices
def B16(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,A4,letter,letter][i],fam=['helv','lsans','lmono','dsans'][i],kinds=['g','gx','d','gm'][i],carkind='d' if i==2 else 'g',mon=['$','$,','$','$w'][i],case='p')
    r=p.r;L=[54,60,50,60][i];R=p.W-L;z=[10.5,10,9.5,9.5][i];y=56;ld=z*1.4
    sh=p.ps()
    dom=re.sub('[^a-z]','',sh.lower())[:16]+'.example'
    subj=[f'Quote for your {p.ymm()}',f'Estimate {p.pd() if i==1 else ""} / {p.ymm()}',f'RE: unit, {p.ymm()}',f'Fwd: price for the {p.ymm()}'][i]
    if i in(0,3):p.t(L,y,subj,'B',15 if i==0 else 13);y+=22
    for a,b in[('From:',f'{sh} <service@{dom}>'),('To:',f'{p.cust} <{p.cust.split()[0].lower()}@mail.example>'),('Date:' if i!=2 else 'Sent:',p.date+f', {r.randint(7,18)}:{r.randint(10,59)}')]+([('Subject:',subj)] if i in(1,2) else []):
        p.t(L,y,a,'B' if i!=3 else 'R',z,col=C('#555555') if i==3 else None);
        p.t(L+60,y,b,z=z);y+=ld
    y+=4;p.line(L,y,R,y,.5,C('#999999'));y+=ld*1.4
    p.t(L,y,[f'Hi {p.cust.split()[0]},',f'Dear {p.cust},','Morning,',f'{p.cust.split()[0]},'][i],z=z);y+=ld*1.5
    y=p.para(L,y,['We had a look at the car this morning. Here is what it needs and what it costs, parts and labor as noted:','please find below our prices for the work you asked about. VIN on file: '+p.vin+'.','Here are the numbers on the truck. Can have it in Thursday.',f'good news, nothing major. At {p.miles:,} miles this is what I would do now:'][i],R-L,z=z,ld=ld)+6
    if i==1:p.veh('vin')
    if i==3:p.veh('mileage')
    js=p.jobs([2,2,2,1][i],kinds=p.kinds,minp=1)
    b=['- ','• ','* ',''][i];num=0
    def li(d,t,ty,q=None,u=None,h=None):
        nonlocal y,num
        num+=1
        bb=b or f'{num}. '
        am=p.m(t)
        if i==0: suf=f': {am}' if not(q and q>1) else f' ({q} x {p.m(u)}): {am}'
        elif i==1: suf=f' – {am}'
        elif i==2: suf=f' .... {am}'if not(q and q>1) else f', {q} ea @ {p.m(u)} .... {am}'
        else: suf=f' = {am}' if h is None else f' ({p.q(h)} hrs) = {am}'
        ls=p.wrap(bb+d+suf,R-L-20,z=z)
        for k,l in enumerate(ls):p.t(L+10+(0 if k==0 else 12),y,l,z=z);y+=ld
        sh=(q and q>1 and i in(0,2))
        p.item(d,ty,t,(q if sh else h if i==3 else None),u if sh else None)
    for j in js:
        if i==1:p.t(L,y,r.choice(['Job','Repair'])+f' {js.index(j)+1}','B',z);y+=ld
        for a in j.parts:li(a.n,a.t,pt(a.n),a.q,a.u)
        li(r.choice(['Labor: ','Labor to ','']).strip()+'' if 0 else j.title,j.lab,'Labor',h=j.h)
    for a in([p.serv()] if i in(0,1) else [p.serv(),p.serv()] if i==3 else [p.sublet()]):li(a.n,a.t,a.typ)
    if i in(0,2):a=p.fee();li(a.n,a.t,'Fee')
    y+=6
    rows=p.totals(form=[1,3,3,3][i],disc=[0,1,0,1][i],depos=False,feein=False)
    if i in(0,1):
        for l,v,k in rows:p.t(L,y,f'{l}: {p.m(v,v<0)}','B' if k=='T' else 'R',z);y+=ld
    else:
        s=''
        for l,v,k in rows:
            if k=='d':s+=f'{l} {p.m(v,True)}. '
            elif k=='x' and v:s+=f'{l} {p.m(v)}. '
            elif k=='x':s+='No sales tax. ';p.tax=None
            elif k=='T':s+=f'{l} {p.m(v)}.'
        y=p.para(L,y,s,R-L,z=z,ld=ld)
    y+=8
    y=p.para(L,y,['Not urgent but soon: ','We also saw: ','Did not quote ','Later: '][i]+p.decl().lower()+r.choice([' (about $'+str(r.randint(120,480))+').','.']),R-L,z=z,ld=ld)+8
    for s in(['Thanks!',r.choice(D.FN),sh,p.ph] if i!=1 else ['Best regards',sh,p.addr,p.city,p.ph]):p.t(L,y,s,z=z);y+=ld
    if i==3:
        y+=10;p.t(L,y,'> '+p.date+' wrote:',z=z-1,col=C('#777777'));y+=ld;p.t(L,y,'> how much to fix what you found? my limit is $900',z=z-1,col=C('#777777'))
    p.save()
# ---------- B17 classic repair order: dollars/cents boxes both halves
def B17(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(620,480),letter,(700,560)][i],fam=['helv','times','narrow','lsans'][i],kinds=['g','x','gt','gb'][i],carkind='g',mon='n',case=['caps','p','p','p'][i])
    r=p.r;L=28;R=p.W-28;y=40;ink=C('#22227a') if i in(1,2) else None;hw=['cour','lserif','dcond','dmono'][i];hz=[9,10,9,8][i]
    A=[None,C('#006400'),C('#7a1f1f'),C('#1a3c8c')][i]
    p.t((L+R)/2,y,p.ps(),'B',17,'c',col=A);y+=12;p.t((L+R)/2,y,f'{p.addr}  {p.city}  {p.ph}',z=8,al='c',col=A);y+=8
    p.t(R,y-8,'',z=9)
    X=L;FL=[[('NAME',p.cust,.4),('DATE',p.date,.3),('ORDER NO.',p.pd(),.3)],[('YEAR',p.year,.12),('MAKE',p.make,.28),('MODEL',p.model,.25),('SPEEDOMETER' if i!=1 else 'LICENSE',p.miles if i!=1 else f'{r.randint(100,999)} KTR',.35)]]
    if i in(0,3):FL.append([('SERIAL NO.',p.vin,.6),('PHONE',p.ph,.4)]);p.veh('vin')
    p.veh('year','make','model')
    if i!=1:p.veh('mileage')
    for row in FL:
        X=L
        for a,b,w in row:
            ww=(R-L)*w;p.rect(X,y,ww,24,None,.6,A);p.t(X+3,y+7,a,z=5.5,col=A);p.t(X+8,y+20,b,z=hz,fam=hw,col=ink);X+=ww
        y+=24
    y+=4
    js=p.jobs([3,3,2,2][i],kinds=p.kinds,minp=1);ps=[a for j in js for a in j.parts];lab=list(js)
    rev=i in(1,3)   # labor on the left
    M=L+(R-L)*(.5)
    def half(x0,x1,rows,h1,h2,isp):
        nonlocal y0
        yy=y0;xc=x1-20;xd=xc-40;xq=x0+(26 if isp else 0)
        p.rect(x0,yy,x1-x0,14,None,.6,A)
        if isp:p.t(x0+13,yy+10,'QTY','B',6.5,'c',col=A)
        p.t((xq+xd)/2,yy+10,h1,'B',7,'c',col=A);p.t((xd+x1)/2,yy+10,h2,'B',7,'c',col=A);yy+=14
        for q,d,t,ty,qq in rows:
            zz=hz;ls=[]
            wd=xd-xq-6
            cur='';ls=[]
            for w in d.split(' '):
                nn=(cur+' '+w) if cur else w
                if cur and p.w(nn,z=zz,fam=hw)>wd:ls.append(cur);cur=w
                else:cur=nn
            ls.append(cur)
            for k,l in enumerate(ls):
                yy+=15;p.t(xq+3,yy-4,l,z=zz,fam=hw,col=ink);p.line(x0,yy,x1,yy,.3,A)
                if k==len(ls)-1:
                    p.t(xc-3,yy-4,str(t//100) if i!=2 else f'{t//100:,}',z=zz,al='r',fam=hw,col=ink);p.t(xc+10,yy-4,f'{t%100:02d}' ,z=zz,al='c',fam=hw,col=ink)
                if k==0 and q!='':p.t(x0+13,yy-4,q,z=zz,al='c',fam=hw,col=ink)
            p.item(d,ty,t,qq)
        return yy,xc,xd,xq
    y0=y
    PR=[(p.q(a.q),a.n,a.t,pt(a.n),a.q) for a in ps];LR=[('',j.title,j.lab,'Labor',None) for j in lab]
    if i in(0,2):a=p.sublet();LR.append(('',a.n,a.t,'Sublet',None))
    if i==1:a=p.serv();LR.append(('',a.n,a.t,'Service',None))
    a1,b1=((L,M-3),(M+3,R))
    hP=['PART NO. / NAME OF PART','MATERIAL','PARTS USED','Parts'][i];hL=['DESCRIPTION OF WORK','WORK DONE','LABOR OPERATIONS','Labor'][i]
    if rev:
        e1=half(*a1,LR,hL,'AMOUNT',False);e2=half(*b1,PR,hP,'PRICE',True)
    else:
        e1=half(*a1,PR,hP,'SALE AMT',True);e2=half(*b1,LR,hL,'AMOUNT',False)
    ye=max(e1[0],e2[0])+30
    for (yy,xc,xd,xq),(x0,x1) in((e1,a1),(e2,b1)):
        q=yy+15
        while q<=ye:p.line(x0,q,x1,q,.3,A);q+=15
        for X in{x0,x1,xd,xc,xq}:p.line(X,y0+(14 if X==xc else 0),X,ye,.5,A)
    y=ye
    rows=p.totals(form=[0,0,1,0][i],depos=False,disc=i==2)
    xc=R-20;xd=xc-50
    for l,v,k in rows:
        y+=16;p.t(xd-5,y-4,l,'B' if k=='T' else 'R',8.5,'r',col=A)
        p.t(xc-3,y-4,('-' if v<0 else '')+(str(abs(v)//100) if i!=2 else f'{abs(v)//100:,}'),z=hz,al='r',fam=hw,col=ink);p.t(xc+10,y-4,f'{abs(v)%100:02d}',z=hz,al='c',fam=hw,col=ink)
        p.rect(xd,y-16,R-xd,16,None,.5,A);p.line(xc,y-16,xc,y,.4,A)
    yy=ye+14
    for s in p.notes(2):yy=p.para(L,yy,s,200,'R',7,col=A)+2
    p.t(L,yy+16,'AUTHORIZED BY _______________________',z=7,col=A)
    p.save()
# ---------- B18 fleet invoice: list price, discount column, net; multi pages
def B18(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(612,420),(612,450),(792,420)][i],fam=['lsans','cour','dcond','helv'][i],kinds='d',mon=['n','n',',','$,'][i],case=['p','caps','p','p'][i])
    p.linedisc=1
    r=p.r;L,R=36,p.W-36;z=8.5 if i!=1 else 8;
    BOT=p.H-50
    COLS=[[('Code',50,'l'),('Description',180,'l'),('Qty',34,'r'),('List',60,'r'),('Disc %',46,'r'),('Net',60,'r'),('Amount',70,'r')],
          [('DESCRIPTION',220,'l'),('QTY',40,'r'),('PRICE',66,'r'),('DISC',66,'r'),('NET AMT',80,'r')],
          [('#',20,'l'),('Type',30,'l'),('Item',200,'l'),('Qty',36,'r'),('Unit price',62,'r'),('Discount',62,'r'),('Line total',76,'r')],
          [('Net amount',80,'r'),('Less',60,'r'),('Price',70,'r'),('Qty',40,'r'),('Description',300,'l'),('Part no.',110,'l')]][i]
    sc=(R-L)/sum(c[1] for c in COLS);xs={};X=L
    for c,w,a in COLS:w*=sc;xs[c]=(X+3 if a=='l' else X+w-4,a,w);X+=w
    un=str(r.randint(100,999))
    def head():
        y=44;p.t(L,y,p.ps(),'B',14);p.t(R,y,['Fleet invoice ','INVOICE ','Invoice No. ','Fleet service '][i]+p.pd(),'B',10,'r');y+=13
        p.t(L,y,p.city+' '+p.ph,z=8);p.t(R,y,f'{p.date}   page {p.page+1}',z=8,al='r');y+=16
        p.t(L,y,f'Unit {un}  {p.ymm()}  VIN {p.vin}'+(f'  {p.miles:,} mi' if i!=1 else ''),'B',z);y+=8
        p.rect(L,y,R-L,15,C('#dcdcdc'))
        for c,_,a in COLS:p.t(xs[c][0],y+10.5,c,'B',8,a)
        return y+15
    p.veh('vin')
    if i!=1:p.veh('mileage')
    y=head()
    def need(h):
        nonlocal y
        if y+h>BOT:
            p.t(R,y+10,'continued on next page','I',7.5,'r');p.np();y=head()
    js=p.jobs([4,4,4,5][i],kinds='dg')
    pc=r.choice([5,8,10,12,15])
    rows=[]
    for j in js:
        rows.append(('h',f'Job: {j.title}'))
        lt=r.choice(['Labor','Mechanic labor','Labor hours']) if i!=3 else j.title
        rows.append(('r',p.cs(lt) if i!=2 else j.title,'Labor',j.h,int(p.rate*100),0,j.code,'LAB'))
        for a in j.parts:rows.append(('r',a.n,pt(a.n),a.q,a.u,r.choice([pc,pc,0]),a.pn,'PRT'))
    rows=rows[:]
    if sum(x[0]=='r' for x in rows)>14:
        c=0;nr=[]
        for x in rows:
            c+=x[0]=='r'
            if c<=14:nr.append(x)
        rows=nr
        if rows[-1][0]=='h':rows.pop()
    a=p.fee();rows.append(('r',a.n,'Fee',1,a.u,0,'MISC','FEE'))
    dn=[c[0] for c in COLS if c[0] in('Description','DESCRIPTION','Item')][0];k=0;tot=0
    for x in rows:
        if x[0]=='h':
            need(40);y+=5;p.t(xs[dn][0],y+10,x[1] if p.case!='caps' else x[1].upper(),'B',z);y+=14;continue
        _,d,ty,q,u,pp,code,tc=x;k+=1
        gross=round(q*u);dv=(gross*pp+50)//100;t=gross-dv;
        ls=p.wrap(d,xs[dn][2]-8,z=z);need(14+11*len(ls))
        V={dn:ls[0],'Code':code[:9],'Part no.':code if ty!='Labor' else '','#':k,'Type':tc}
        for c in('Qty','QTY'):V[c]=p.q(q)
        for c in('List','PRICE','Unit price','Price'):V[c]=p.m(u)
        V['Disc %']=f'{pp}%' if pp else '';V['DISC']=p.m(dv) if dv else '';V['Discount']=f'-{p.m(dv)}' if dv else '0.00';V['Less']=p.m(dv,True) if dv else ''
        V['Net']='' if pp and t%q else p.m(int(t//q)) if pp else p.m(u)
        for c in('Amount','NET AMT','Line total','Net amount'):V[c]=p.m(t)
        yy=y+10
        for c,_,a in COLS:p.t(xs[c][0],yy,V[c],'R',z,a)
        for l in ls[1:]:yy+=10.5;p.t(xs[dn][0],yy,l,z=z)
        y=yy+4;p.item(d,ty,t,q,u)
        if i in(0,2):p.line(L,y,R,y,.25,C('#aaaaaa'))
    need(120);y+=10
    T=p.totals(form=[0,1,0,1][i],disc=False)
    p.line(R-230,y,R,y,1);y+=14
    if i!=3:trows(p,T,R-100,R-4,y,9.5,14)
    else:
        X=L
        for l,v,k in T:
            w=max(p.w(l,'B',8),p.w(p.m(v,v<0),'B',11))+20
            p.rect(X,y,w,32,C('#eeeeee') if k=='T' else None);p.t(X+6,y+11,l,'B' if k=='T' else 'R',8);p.t(X+6,y+26,p.m(v,v<0),'B' if k=='T' else 'R',11);X+=w
    p.save()
LS3=[B13,B14,B15,B16,B17,B18]
if __name__=='__main__': run(LS3,13)
