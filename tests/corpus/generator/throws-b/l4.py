from l3 import *
def hdr_simple(p,i,title,L,R,y,A=None,vin=True,mi=True,doc=True,z=9.5):
    if i%2==0:
        p.t(L,y,p.ps(),'B',17,col=A);p.t(R,y,title,'B',13,'r');y+=14;p.t(L,y,f'{p.addr}, {p.city}',z=8.5);p.t(R,y,p.date,z=9,al='r');y+=12;p.t(L,y,p.ph,z=8.5)
        if doc:p.t(R,y,'# '+p.pd(),z=9,al='r')
        y+=18
    else:
        p.t(L,y,title,'B',15,col=A);p.t(R,y,p.ps(),'B',12,'r');y+=13;p.t(R,y,p.addr,z=8.5,al='r');p.t(L,y,('No. '+p.pd()+'   ' if doc else '')+p.date,z=9);y+=11;p.t(R,y,p.ph,z=8.5,al='r');y+=18
    p.t(L,y,p.cust,'B',z);y+=z*1.3;p.t(L,y,p.ymm(),z=z);y+=z*1.3
    s=[]
    if vin:p.veh('vin');s.append('VIN '+p.vin)
    if mi:p.veh('mileage');s.append(f'{p.miles:,} mi.')
    if s:p.t(L,y,'   '.join(s),z=z);y+=z*1.3
    return y+8
# ---------- B19 rows: operation | parts | labor | total ; parts used below without money
def B19(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['lserif','lsans','dcond','times'][i],kinds=['g','gx','t','g'][i],mon=['$,','n','$w','n'][i],case=['p','p','caps','abbr'][i])
    r=p.r;L,R=54,558
    y=hdr_simple(p,i,['Estimate','Work estimate','JOB QUOTE','Invoice'][i],L,R,60,[None,C('#7d3c98'),C('#117a65'),None][i],vin=i!=1,mi=i!=2,doc=i!=0)
    H=[('Operation','Parts','Labor','Total'),('Parts','Labor','Sum','Job'),('JOB','LABOR','PARTS','TOTAL'),('Work done','Hrs','Labor','Parts','Total')][i]
    W=[(282,74,74,74),(74,74,80,276),(270,78,78,78),(250,40,70,70,74)][i];AL=['lrrr','rrrl','lrrr','lrrrr'][i]
    D0=[0,3,0,0][i]
    def row(c,f='R',z=10,fill=None,h=17):
        nonlocal y
        X=L
        if fill is not None:p.rect(L,y,R-L,h,fill,stroke=0)
        for k,(s,w) in enumerate(zip(c,W)):
            if i in(0,3):p.rect(X,y,w,h,None,.5)
            if s!='':p.t(X+5 if AL[k]=='l' else X+w-5,y+h-5,s,f,z,AL[k])
            X+=w
        if i in(1,2):p.line(L,y+h,R,y+h,.4)
        y+=h
    row(H,'B',9.5,C('#dfe6e9') if i!=3 else None)
    for j in p.jobs([5,4,3,6][i]):
        pt_=sum(a.t for a in j.parts);t=pt_+j.lab
        ls=p.wrap(j.title,W[D0]-12,z=10)
        c={'p':p.m(pt_) if pt_ else ['-','','0','0.00'][i],'l':p.m(j.lab),'t':p.m(t),'h':p.q(j.h)}
        o=[[ls[0],c['p'],c['l'],c['t']],[c['p'],c['l'],c['t'],ls[0]],[ls[0],c['l'],c['p'],c['t']],[ls[0],c['h'],c['l'],c['p'],c['t']]][i]
        row(o)
        for l in ls[1:]:e=['']*len(W);e[D0]=l;row(e)
        if j.parts and i!=1:
            s=['Parts: ','','PARTS USED: ','incl. '][i]+', '.join((f'{a.q} ' if a.q>1 else '')+a.n for a in j.parts)
            for l in p.wrap(s,W[D0]-16,'I',8):e=['']*len(W);e[D0]=l;row(e,'I',8,h=12)
        p.item(j.title,'Service' if pt_ else 'Labor',t)
    for a in[p.fee()]+([p.sublet()] if i in(0,2) else []):
        ls=p.wrap(a.n,W[D0]-12)
        e=['']*len(W);e[D0]=ls[0];e[[3,2,3,4][i]]=p.m(a.t);row(e);p.item(a.n,a.typ,a.t)
        for l in ls[1:]:e=['']*len(W);e[D0]=l;row(e)
    y+=16
    T=p.totals(form=[1,2,3,1][i])
    if i==1:
        for l,v,k in T:p.t(L+228-5,y,p.m(v,v<0),'B' if k=='T' else 'R',10.5,'r');p.t(L+240,y,l,'B' if k=='T' else 'R',10.5);y+=16
    else:y=trows(p,T,R-90,R-5,y,10.5,16)
    y+=14
    for s in p.notes(2):p.t(L,y,s,'I',8.5);y+=12
    p.save()
# ---------- B20 approvals
def B20(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,letter,A4,(792,470)][i],fam=['dsans','helv','lserif','narrow'][i],kinds=['t','g','tg','gx'][i],carkind='g',mon=['$,','n',',','$'][i],case=['p','caps','p','p'][i])
    r=p.r;L=46;R=p.W-46;GR_,RD=C('#15803d'),C('#b91c1c')
    y=hdr_simple(p,i+1 if i<2 else i,['Inspection quote','ESTIMATE / AUTHORIZATION','Repair proposal','Approvals'][i],L,R,56,None,vin=i in(0,2),mi=i in(0,1,3),doc=i!=2)
    js=p.jobs([4,5,4,6][i]);nd=[1,2,1,2][i];dec=set(r.sample(range(len(js)),nd));ds=0
    ST=[('APPROVED','DECLINED'),('YES','NO'),('Approved','Not approved'),('Approved by phone','Deferred')][i]
    for k,j in enumerate(js):
        no=k in dec;t=j.lab+sum(a.t for a in j.parts)
        rows=[(j.title+(' - labor' if i==1 and 0 else ''),'Labor',j.lab,j.h,int(p.rate*100))]+[(a.n,pt(a.n),a.t,a.q,a.u) for a in j.parts]
        if y>p.H-120:p.np();y=50
        if i in(0,3):
            p.rect(L,y-11,R-L,16,C('#ecfdf5') if not no else C('#fef2f2'),stroke=0)
            p.t(L+6,y,f'{k+1}.','B',10);p.t(L+24,y,r.choice(['Recommendation','Concern','Finding','Item'])+': '+r.choice(D.CAUSE),'B',9);p.t(R-6,y,ST[no],'B',9,'r',col=RD if no else GR_);y+=16
        cg=C('#9a9a9a') if no else None
        for d,ty,tt,q,u in rows:
            x0=L+24 if i!=1 else L+50
            if i==1 and ty=='Labor':p.t(L+6,y,ST[no],'B',9)
            if i==2 and ty=='Labor':p.t(R,y,ST[no],'I',9,'r')
            xr=R-6 if i!=2 else R-90
            qs=[f'{p.q(q)} hrs' if ty=='Labor' else f'{p.q(q)} x {p.m(u)}',p.q(q),'',f'{p.q(q)} @ {p.m(u)}'][i]
            p.t(xr-90,y,qs,z=9,al='r',col=cg)
            p.t(xr,y,p.m(tt),z=9.5,al='r',col=cg)
            ls=p.wrap(d,xr-170-x0,z=9.5)
            for l in ls:
                w=p.t(x0,y,l,z=9.5,col=cg)
                if no and i in(0,2):p.line(x0,y-3,x0+w,y-3,.6,cg)
                y+=13
            if not no:p.item(d,ty,tt,q if i!=2 else None,(u if (ty!='Labor' and i==0) or i==3 else None))
        if no:ds+=t
        y+=8
    if i in(1,3):
        a=p.fee();p.t(L+50,y,a.n,z=9.5);p.t(R-6,y,p.m(a.t),z=9.5,al='r');p.item(a.n,'Fee',a.t);y+=16
    p.line(L,y-4,R,y-4);y+=12
    if y>p.H-130:p.np();y=60
    T=p.totals(form=[1,2,1,3][i])
    if i==0:
        p.t(L,y,'Declined work (not included): '+p.m(ds),'I',9)
    if i==3:
        p.t(L,y,'Deferred: '+p.m(ds),'I',9)
    y=trows(p,T,R-100,R-6,y,10,15)
    if i in(1,2):y+=6;p.t(R-6,y,f'Total of declined work {p.m(ds)}, not in the above','I',8.5,'r')
    y+=22;p.t(L,y,f'Approved {p.date} by {p.cust}'+(' via text message' if i==0 else ''),z=8.5)
    p.save()
# ---------- B21 invoice app with amount due banner on top, discount per line
def B21(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,A4,letter,(500,720)][i],fam=['helv','lsans','dcond','dsans'][i],kinds='g',shopk='mob',mon=['$,',',','$,','$'][i],case='p')
    r=p.r;L=[50,56,40,28][i];R=p.W-L;A=[C('#0ea5e9'),C('#111827'),C('#16a34a'),C('#db2777')][i];G=C('#6b7280')
    ytop=0
    if i in(0,3):p.rect(0,0,p.W,90,A,stroke=0);y=40;w=colors.white
    else:y=50;w=None
    p.t(L,y,p.ps(),'B',18,col=w);p.t(L,y+16,f'{p.ph}  {p.city}',z=9,col=w)
    p.t(R,y-10,['AMOUNT DUE','Balance due','Total due','Amount due'][i],z=8,al='r',col=w)
    yt=y+12
    y=116 if i in(0,3) else 104
    for a,b in[('Bill to',p.cust),('Invoice',p.pd() if i!=2 else None),('Date',p.date),('Vehicle',p.ymm()),('VIN',p.vin if i in(0,2) else None),('Mileage',f'{p.miles:,}' if i!=1 else None)]:
        if b is None:continue
        p.t(L,y,a,z=8.5,col=G);p.t(L+70,y,b,z=9.5);y+=13
    if i in(0,2):p.veh('vin')
    if i!=1:p.veh('mileage')
    y+=14
    CO=[('Description','l',L),('Rate','r',R-190),('Qty','r',R-130),('Tax','r',R-84),('Amount','r',R)] if i in(0,2) else [('Item','l',L),('Qty','r',R-180),('Unit cost','r',R-90),('Line total','r',R)] if i==1 else [('Qty','l',L),('Description','l',L+40),('Price','r',R-90),('Amount','r',R)]
    for c,a,x in CO:p.t(x,y,c.upper() if i==0 else c,'B',8.5,a,col=A)
    p.line(L,y+5,R,y+5,1.2,A);y+=20
    X=[]
    for j in p.jobs([2,3,2,2][i]):
        X.append((j.title,'Labor',j.h,int(p.rate*100),j.lab,r.choice(['Hourly','On-site labor','Done in customer driveway',''])))
        for a in j.parts:X.append((a.n,pt(a.n),a.q,a.u,a.t,r.choice(['Part no. '+a.pn,'Taxable','','2 yr warranty'])))
    a=p.serv();X.append((a.n,'Service',1,a.u,a.t,''));X.append((r.choice(['Trip charge','Service call','Travel']),'Fee',1,3900,3900,r.choice(['within 15 miles',''])))
    if i==3:X=[x for x in X][:8]
    dx=[x for x in CO if x[0] in('Description','Item')][0][2]
    dl=r.sample(range(len(X)),2) if i in(0,1,3) else []
    for k,(d,ty,q,u,t,sub) in enumerate(X):
        lim=(R-250 if i in(0,2) else R-220 if i==1 else R-150)-dx
        ls=p.wrap(d,lim,'B' if i!=1 else 'R',10)
        vals={'Rate':p.m(u),'Qty':p.q(q),'Tax':{'Part':'Yes','Tire':'Yes'}.get(ty,'') if i==0 else '','Unit cost':p.m(u),'Price':p.m(u),'Amount':p.m(t),'Line total':p.m(t)}
        if y>p.H-90:p.np();y=60
        for c,a,x in CO:
            if c in vals:p.t(x,y,vals[c],z=9.5,al=a)
        for l in ls:p.t(dx,y,l,'B' if i!=1 else 'R',10);y+=12.5
        if sub:p.t(dx,y-1,sub,z=8,col=G);y+=11
        p.item(d,ty,t,q,u)
        if k in dl and t>3000:
            v=(t*10+50)//100 if r.random()<.6 else 1000
            s=f'Discount on {"this line" if i!=1 else "item"}' if v==1000 else '10% off'
            p.t(dx+10,y,s,'I',9,col=C('#b91c1c'));p.t(R,y,p.m(-v,True),'I',9,'r',col=C('#b91c1c'));p.disc(s,v);y+=13
        y+=5;p.line(L,y-8,R,y-8,.4,C('#d1d5db'));y+=6
    y+=6
    if y>p.H-150:p.np();y=60
    T=p.totals(form=[2,3,1,2][i],disc=i==2,feein=False,depos=False)
    y=trows(p,T,R-90,R,y,10,16)
    pg=p.page
    if pg==0:p.t(R,yt,p.m(p.total),'B',20,'r',col=w)
    y+=14;p.t(L,y,r.choice(['Pay online or by Zelle','Payment due on completion','Thanks for choosing mobile repair!']),z=9,col=G)
    p.save()
# ---------- B22 counter ticket fixed width, code first, list/net/ext
def B22(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[(612,420),(595,420),(612,396),(500,560)][i],fam=['cour','lmono','dmono','cour'][i],kinds=['g','d','x','gm'][i],carkind='d' if i==1 else 'g',mon='n',case=['caps','caps','p','caps'][i])
    r=p.r;N=[86,90,82,64][i];F=Fix(p,N,x=24,y=34);U=(lambda s:s.upper()) if p.case=='caps' else (lambda s:s)
    p.shopp=U(p.shop);p.v=dict(year=p.year,make=U(p.make),model=U(p.model))
    F.full((0,p.shopp),(N,['TICKET ','INV ','Counter ticket ','SALE '][i]+p.pd(),'r'),f='B');F.full((0,U(p.city)),(N,U(p.date),'r'))
    F.full((0,'SOLD TO '+U(p.cust)));F.full((0,f'{p.year} {U(p.make)} {U(p.model)}'))
    if i in(0,1):p.veh('mileage');F.full((0,'ODOM '+str(p.miles)))
    F.rule('=')
    C0=[[('CODE',0,'l'),('QTY',20,'r'),('DESCRIPTION',22,'l'),('LIST',62,'r'),('NET',73,'r'),('EXT TX',86,'r')],
        [('EXT',10,'r'),('LINE',13,'l'),('PART NO',18,'l'),('DESCRIPTION',36,'l'),('QTY',74,'r'),('NET',86,'r')],
        [('Sku',0,'l'),('Description',16,'l'),('Qty',54,'r'),('Price',66,'r'),('Ext',78,'r')],
        [('DESCRIPTION',0,'l'),('QTY',38,'r'),('UNIT',49,'r'),('EXTEND',62,'r')]][i]
    F.full(*[(c,nme,a) for nme,c,a in C0]);F.rule()
    dc_=[22,36,16,0][i];dw=[28,30,30,32][i]
    js=p.jobs([3,3,2,3][i],minp=1);X=[]
    for j in js:
        for a in j.parts:X.append((a.n,pt(a.n),a.q,a.u,a.t,a.pn))
    a=p.core();X.append((a.n,'Fee',1,a.u,a.t,'CORE'))
    for j in js:X.append((j.title,'Labor',j.h,int(p.rate*100),j.lab,'LAB'+str(r.randint(1,9))))
    if i in(1,3):a=p.fee();X.append((a.n,'Fee',1,a.u,a.t,'MISC'))
    for d,ty,q,u,t,pnn in X:
        ds=wr(d,dw);li=p.m(u*r.choice([112,118,125,130])//100) if ty=='Part' else ''
        if i==0:F.full((0,pnn[:15]),(20,p.q(q),'r'),(22,ds[0]),(62,li,'r'),(73,p.m(u),'r'),(83,p.m(t),'r'),(85,'T' if ty=='Part' else 'N'))
        if i==1:F.full((10,p.m(t),'r'),(13,r.choice(['FLT','BWD','GAT','MOP'])),(18,pnn[:16]),(36,ds[0]),(74,p.q(q),'r'),(86,p.m(u),'r'))
        if i==2:F.full((0,pnn[:15]),(16,ds[0]),(54,p.q(q),'r'),(66,p.m(u),'r'),(78,p.m(t),'r'))
        if i==3:F.full((0,ds[0]),(38,p.q(q),'r'),(49,p.m(u),'r'),(62,p.m(t),'r'))
        for s in ds[1:]:F.full((dc_,s))
        p.item(d,ty,t,q,u)
    F.rule()
    if i in(0,2):
        cr=p.cents(10,30);s=U('Core return credit' if i==0 else 'Old core returned');F.full((dc_,s),([83,0,78,62][i],p.m(-cr,True),'r'));p.disc(s,cr)
    T=p.totals(form=[2,1,2,3][i],disc=False)
    for l,v,k in T:
        l=U(l)
        if k=='f':p.items[-1]['description']=l
        if i==1:F.full((10,p.m(v,v<0),'r'),(13,l),f='B' if k=='T' else 'R')
        else:
            e=[83,0,78,62][i];F.full((e-14,l,'r'),(e,p.m(v,v<0),'r'),f='B' if k=='T' else 'R')
    F.rule('=')
    for w in wr(U(p.notes(1)[0]),N-2):F.full((0,w))
    p.save()
# ---------- B23 DOS repair order with ops, parts below labor
def B23(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(612,396),(612,500),A4][i],fam=['cour','lmono','cour','dmono'][i],kinds=['g','t','dg','gx'][i],carkind=['g','g','d','g'][i],mon=['n',',','n','n'][i],case=['caps','caps','caps','p'][i])
    r=p.r;N=[84,80,92,80][i];F=Fix(p,N,x=34,y=44);U=(lambda s:s.upper()) if p.case=='caps' else (lambda s:s)
    p.shopp=U(p.shop);p.v=dict(year=p.year,make=U(p.make),model=U(p.model))
    def top():
        F.full((0,['RO ','ORDER# ','R/O NO ','Job card '][i]+p.pd()),((N-len(p.shopp))//2,p.shopp),(N,f'PAGE {p.page+1}','r'))
        F.rule('=')
    F.head=top;top()
    F.full((0,'CUSTOMER '+U(p.cust)),(N//2,'DATE '+U(p.date)));
    if i!=1:F.full((0,'VIN '+p.vin),(N//2,f'MILEAGE IN {p.miles} OUT {p.miles+3}'));p.veh('vin','mileage')
    F.full((0,f'VEHICLE {p.year} {U(p.make)} {U(p.model)}'));F.rule('-')
    js=p.jobs([4,3,4,4][i],minp=0);E=N-1
    k=0
    for k,j in enumerate(js):
        L_='ABCDEFGH'[k]
        F.full((0,['LINE ','OP ','# ','Job '][i]+(L_ if i!=2 else str(k+1))),(8,U(r.choice(D.COMPL))[:N-10]))
        if i in(0,2):F.full((3,'CAUSE: '+U(r.choice(D.CAUSE))[:N-12]))
        ds=wr(j.title,[40,38,44,40][i])
        if i==0:F.full((3,j.code),(11,ds[0]),(60,'TECH '+str(r.randint(10,99))),(E,p.m(j.lab),'r'))
        if i==1:F.full((3,ds[0]),(52,f'{j.h:.1f} HR','r'),(64,p.m(int(p.rate*100)),'r'),(E,p.m(j.lab),'r'))
        if i==2:F.full((3,j.code),(11,ds[0]),(66,f'{j.h:.2f}','r'),(E,p.m(j.lab),'r'))
        if i==3:F.full((3,'Labor'),(11,ds[0]),(E,p.m(j.lab),'r'))
        for s in ds[1:]:F.full((11 if i!=1 else 3,s))
        p.item(j.title,'Labor',j.lab,j.h if i in(1,2) else None,int(p.rate*100) if i==1 else None)
        for a in j.parts:
            ds=wr(a.n,[28,34,30,34][i])
            if i==0:F.full((7,p.q(a.q),'r'),(9,a.pn),(26,ds[0]),(66,p.m(a.u),'r'),(E,p.m(a.t),'r'));c=26
            if i==1:F.full((5,f'{a.q}'),(9,ds[0]),(64,p.m(a.u),'r'),(E,p.m(a.t),'r'));c=9
            if i==2:F.full((6,p.q(a.q)),(11,a.pn),(30,ds[0]),(70,p.m(a.u),'r'),(E,p.m(a.t),'r'));c=30
            if i==3:F.full((3,'Part'),(11,ds[0]),(52,f'{a.q} x','r'),(64,p.m(a.u),'r'),(E,p.m(a.t),'r'));c=11
            for s in ds[1:]:F.full((c,s))
            p.item(a.n,pt(a.n),a.t,a.q,a.u)
        st=j.lab+sum(a.t for a in j.parts)
        if i!=3:F.full((E-24 if i!=1 else 3,[f'TOTAL LINE {L_}:','OPERATION TOTAL',f'JOB TOTAL'][i]),(E,p.m(st),'r'))
        else:F.full((11,f'** {U(r.choice(D.CORR))[:50]}'))
        F.rule('-' if i!=1 else '.')
    a=p.fee();ds=wr(a.n,50);F.full((3,ds[0]),(E,p.m(a.t),'r'));p.item(a.n,'Fee',a.t)
    F.nl()
    T=p.totals(form=[0,1,0,2][i])
    if F.y>p.H-60-len(T)*F.ld:p.np();F.y=44;top()
    for l,v,k in T:
        l=U(l)
        if k=='f':p.items[-1]['description']=l
        if k=='d':p.discs[-1]['description']=l
        if k=='T':F.full((E-12,'============'))
        F.full((E-14,l,'r') if i in(0,3) else (E-44,l),(E,p.m(v,v<0),'r'))
    F.nl()
    for s in p.notes(2):
        for w in wr(U(s),N-4):F.full((0,w))
    p.save()
# ---------- B24 landscape sheet, totals at the top, hrs/rate/labor/parts/row total
def B24(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[(792,612),(842,595),(792,612),(1008,612)][i],fam=['lsans','dcond','narrow','helv'][i],kinds=['g','d','x','gb'][i],carkind='d' if i==1 else 'g',mon=['$,','n','$w',','][i],case=['p','caps','p','abbr'][i])
    r=p.r;L=34;R=p.W-34;A=[C('#d9ead3'),C('#fce5cd'),C('#c9daf8'),C('#efefef')][i]
    y=44;p.t(L,y,p.ps(),'B',15);y+=14;p.t(L,y,f'{p.addr}, {p.city}',z=9);y+=14;p.t(L,y,p.cust+'   '+p.ymm(),z=10);y+=13
    if i!=2:p.veh('vin');p.t(L,y,'VIN: '+p.vin,z=10);y+=13
    if i in(0,3):p.veh('mileage');p.t(L,y,f'Odo: {p.miles:,}',z=10);y+=13
    p.t(L,y,['Quote ','Inv. ','','Sheet '][i]+(p.pd() if i!=2 else '')+'  '+p.date,z=10);
    Y=max(y+20,150)
    CO=[[('Date',60,'l'),('Description',230,'l'),('Hrs',40,'r'),('Rate',60,'r'),('Labor',70,'r'),('Parts',70,'r'),('Total',80,'r')],
        [('JOB',30,'l'),('WORK',200,'l'),('PART',170,'l'),('PARTS $',70,'r'),('LABOR $',70,'r'),('LINE $',80,'r')],
        [('Item',240,'l'),('Qty',40,'r'),('Material',80,'r'),('Labor',80,'r'),('Row sum',90,'r'),('Notes',120,'l')],
        [('No.',30,'r'),('Description',250,'l'),('Part #',110,'l'),('Qty',40,'r'),('Unit',70,'r'),('Tax?',36,'c'),('Cost',80,'r')]][i]
    sc=(R-L)/sum(c[1] for c in CO);W=[c[1]*sc for c in CO];al=''.join(c[2] for c in CO)
    y=grid(p,L,Y,W,[c[0] for c in CO],18,9.5,A,al,'B')
    def row(c,dn,f='R',fill=None):
        nonlocal y
        ls=p.wrap(c[dn],W[dn]-8,z=9) if c[dn] else ['']
        c=list(c);c[dn]=ls[0];y=grid(p,L,y,W,[str(x) for x in c],16,9,fill,al,f)
        for l in ls[1:]:e=['']*len(W);e[dn]=l;y=grid(p,L,y,W,e,16,9,fill,al,f)
    js=p.jobs([6,4,6,4][i],maxp=9 if i==3 else 1);z_=[C('#f7f7f7'),None]
    for k,j in enumerate(js):
        pts=sum(a.t for a in j.parts);t=j.lab+pts;fl=z_[k%2] if i in(0,2) else None
        if i==0:row([p.date if len(p.date)<9 else '',j.title,p.q(j.h),p.m(int(p.rate*100)),p.m(j.lab),p.m(pts) if pts else '',p.m(t)],1,fill=fl);p.item(j.title,'Service' if pts else 'Labor',t)
        elif i==1:
            # part in own column: label by work name
            row([k+1,j.title,j.parts[0].n if j.parts else '',p.m(pts) if pts else '',p.m(j.lab),p.m(t)],1);p.item(j.title,'Service' if pts else 'Labor',t)
        elif i==2:row([j.title,'1',p.m(pts) if pts else '0',p.m(j.lab),p.m(t),r.choice(['','done','wait parts','ok '+r.choice(D.FN),''])],0,fill=fl);p.item(j.title,'Service' if pts else 'Labor',t,1)
        else:
            row([k+1,j.title,'labor',p.q(j.h),p.m(int(p.rate*100)),'',p.m(j.lab)],1);p.item(j.title,'Labor',j.lab,j.h,int(p.rate*100))
            for a in j.parts:
                if len(p.items)>13:break
                row(['',a.n,a.pn,p.q(a.q),p.m(a.u),'x',p.m(a.t)],1);p.item(a.n,pt(a.n),a.t,a.q,a.u)
    a=p.sublet() if i!=2 else p.core()
    dn=[1,1,0,1][i];e=['']*len(W);e[dn]=a.n;e[[6,5,4,6][i]]=p.m(a.t);row(e,dn);p.item(a.n,a.typ,a.t)
    for _ in range(2):y=grid(p,L,y,W,['']*len(W),16)
    n0=len(p.items);T=p.totals(form=[1,2,3,0][i],disc=i in(0,1),depos=False);p.items=p.items[n0:]+p.items[:n0]
    yy=34
    bx=R-230 if i!=2 else R-300
    if i==2:  # horizontally
        X=R
        for l,v,k in reversed(T):
            w=max(p.w(l,'B',9),p.w(p.m(v,v<0),'B',11))+18;X-=w
            p.rect(X,40,w,36,A if k=='T' else None);p.t(X+w/2,53,l,'R',9,'c');p.t(X+w/2,69,p.m(v,v<0),'B',11,'c')
    else:
        for l,v,k in T:yy=grid(p,bx,yy,[140,90],[l,p.m(v,v<0)],15,9.5,A if k=='T' else None,'lr','B' if k=='T' else 'R')
    y+=14
    for s in p.notes(1):p.t(L,y,s,'I',8.5)
    if y>p.H-10:print('LONG',n)
    p.save()
LS4=[B19,B20,B21,B22,B23,B24]
if __name__=='__main__': run(LS4,19)
