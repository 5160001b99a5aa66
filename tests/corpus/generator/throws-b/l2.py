from l1 import *
class Fix:
    """fixed width printer"""
    def __init__(s,p,cols,z=None,x=None,y=40,ld=None,col=None,foot=None):
        s.p=p;s.n=cols;s.x=x if x is not None else 36;s.z=z or (p.W-2*s.x)/cols/.6001;s.y=y;s.ld=ld or s.z*1.2;s.cw=s.z*.6;s.col=col;s.head=foot
    def at(s,*seg,f='R'):
        """segments (col,text,align)"""
        for g in seg:
            c,t=g[0],str(g[1]);a=g[2] if len(g)>2 else 'l'
            if t=='':continue
            x=s.x+c*s.cw
            s.p.t(x if a=='l' else x,s.y,t,f,s.z,a,col=s.col)
        s.y+=s.ld
        if s.y>s.p.H-36: s.p.np();s.y=44; s.head and s.head()
    def rule(s,ch='-',a=0,b=None): s.at((a,ch*((b or s.n)-a)))
    def full(s,*seg,f='R'):
        """compose as one string of the row"""
        L=[' ']*s.n
        for g in seg:
            c,t=g[0],str(g[1]);a=g[2] if len(g)>2 else 'l'
            st=c if a=='l' else c-len(t)
            for k,ch in enumerate(t):
                assert 0<=st+k<s.n,(s.p.name,g)
                assert L[st+k]==' ',(s.p.name,g,''.join(L))
                L[st+k]=ch
        st=''.join(L).rstrip()
        if s.p.i%2==0 or s.p.lay=='B08': s.at(*[(m.start(),m.group()) for m in re.finditer(r'\S+( \S+)*',st)],f=f)
        else: s.at((len(st)-len(st.lstrip()),st.lstrip()),f=f)
        if not st.strip(): s.y+=s.ld
    def nl(s,k=1): s.y+=s.ld*k
def wr(t,n):
    out=[];c=''
    for w in t.split(' '):
        if c and len(c)+1+len(w)>n: out.append(c);c=w
        else:c=(c+' '+w) if c else w
    return out+[c]
# ---------- B07 DOS: parts section, labor section
def B07(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['cour','lmono','dmono','cour'][i],kinds=['g','x','tg','d'][i],mon=['n',',','n','n'][i],case=['caps','caps','p','caps'][i])
    r=p.r;F=Fix(p,[80,80,72,80][i]);N=F.n;U=(lambda s:s.upper()) if p.case=='caps' else (lambda s:s)
    sh=U(p.shop);p.shopp=sh
    if i in(0,2): F.full(((N-len(sh))//2,sh),f='B');a=U(f'{p.addr} {p.city}');F.full(((N-len(a))//2,a))
    else: F.full((0,sh),(N,U(p.date),'r'));F.full((0,U(p.addr)),(N,'PAGE 1','r'))
    F.rule('=');
    F.full((0,'CUST: '+U(p.cust)),(N-28,['INVOICE NO:','INV #','Ticket','R.O.#'][i]+' '+p.pd()))
    p.v=dict(year=p.year,make=U(p.make),model=U(p.model))
    F.full((0,['VEH','UNIT','Car','VEH'][i]+f': {p.year} {U(p.make)} {U(p.model)}'),(N-28,f'MILES: {p.miles}' if i!=2 else p.date))
    if i!=2:p.veh('mileage')
    if i in(0,3):p.veh('vin');F.full((0,'VIN: '+p.vin))
    F.rule(['-','=','.','-'][i]);F.nl()
    js=p.jobs([3,3,2,4][i],kinds=p.kinds if i!=3 else 'dg')
    ps=[a for j in js for a in j.parts]
    dcol=[24,5,0,20][i]
    if i==0:F.full((0,'QTY'),(5,'PART NUMBER'),(24,'DESCRIPTION'),(66,'PRICE','r'),(79,'EXTENDED','r'))
    if i==1:F.full((0,'QTY'),(5,'PARTS DESCRIPTION'),(60,'EACH','r'),(78,'TOTAL','r'))
    if i==2:F.full((0,'Parts'),(44,'Qty','r'),(56,'Price','r'),(70,'Amount','r'))
    if i==3:F.full((0,'PART#'),(20,'DESCRIPTION'),(56,'QTY','r'),(67,'NET EA','r'),(79,'AMOUNT','r'))
    F.rule()
    for a in ps:
        ds=wr(a.n,[32,40,36,30][i])
        if i==0:F.full((2,p.q(a.q),'r'),(5,a.pn),(24,ds[0]),(66,p.m(a.u),'r'),(79,p.m(a.t),'r'))
        if i==1:F.full((0,f'{a.q:>3}'),(5,ds[0]),(60,p.m(a.u),'r'),(78,p.m(a.t),'r'))
        if i==2:F.full((0,ds[0]),(44,f'{a.q:.2f}','r'),(56,p.m(a.u),'r'),(70,p.m(a.t),'r'))
        if i==3:F.full((0,a.pn),(20,ds[0]),(56,a.q,'r'),(67,p.m(a.u),'r'),(79,p.m(a.t),'r'))
        for d in ds[1:]:F.full((dcol,d))
        p.item(a.n,pt(a.n),a.t,a.q,a.u)
    F.rule('-',[58,0,50,0][i])
    F.full((20 if i!=2 else 10,['PARTS SUBTOTAL','PARTS TOTAL','Total parts','PARTS'][i]),([79,78,70,79][i],p.m(sum(a.t for a in ps)),'r'));F.nl()
    F.full((0,['LABOR PERFORMED','LABOR','Labor','SERVICE OPERATIONS'][i]),*([(58,'HOURS','r'),(79,'CHARGE','r')] if i in(0,3) else []));F.rule()
    ls=0
    for k,j in enumerate(js):
        ds=wr(('' if i!=3 else '')+j.title,40)
        pre=['',f'{k+1}. ','',j.code+'  '][i]
        F.full((0,pre),(len(pre) if pre else 0,ds[0]),*([(58,f'{j.h:.2f}','r')] if i in(0,3) else []),([79,78,70,79][i],p.m(j.lab),'r'))
        for d in ds[1:]:F.full((len(pre),d))
        p.item(j.title,'Labor',j.lab,j.h if i in(0,3) else None);ls+=j.lab
    if i in(1,3): 
        a=p.sublet(); F.full((0,'SUBLET'));F.full((2,a.n),([79,78,70,79][i],p.m(a.t),'r'));p.item(a.n,'Sublet',a.t)
    if i in(0,2):
        a=p.fee();F.full((0,a.n),([79,78,70,79][i],p.m(a.t),'r'));p.item(a.n,'Fee',a.t)
    F.rule('=');rows=p.totals(form=[0,1,2,0][i])
    for l,v,k in rows:
        e=[79,78,70,79][i]
        if k=='T' and i!=1:F.rule('=',e-14,e)
        l=U(l)
        if p.discs and k=='d':p.discs[-1]['description']=l
        if k=='f':[x for x in p.items if x['totalPrice']==v][-1]['description']=l
        if i==3:F.full((0,l+' '+'.'*(30-len(l))),(46,p.m(v,v<0),'r'),f='B' if k=='T' else 'R')
        else:F.full((e-16,l,'r') if i!=1 else (36,l),(e,p.m(v,v<0),'r'),f='B' if k=='T' and i==2 else 'R')
    F.nl(2)
    for s in p.notes(2):
        for w in wr(U(s),N-4):F.full((2,w))
    p.save()
# ---------- B08 DOS two columns beside each other
def B08(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(792,612),letter,(700,560)][i],fam=['cour','lmono','cour','dmono'][i],kinds=['g','d','gx','bg'][i],carkind='g' if i==3 else None,mon=['n','n',',','n'][i],case=['caps','caps','p','p'][i])
    r=p.r;N=[92,110,96,100][i];F=Fix(p,N,x=30);U=(lambda s:s.upper()) if p.case=='caps' else (lambda s:s)
    M=[50,52,40,56][i]
    p.shopp=U(p.shop);F.full((2,p.shopp),(N-2,p.pd(),'r'),f='B');F.full((2,U(p.addr+', '+p.city)),(N-2,p.date,'r'))
    F.full((2,U(p.cust)));p.v=dict(year=p.year,make=U(p.make),model=U(p.model));
    F.full((2,f'{p.year} {U(p.make)} {U(p.model)}'),*([(M,'VIN '+p.vin)] if i!=1 else []))
    if i!=1:p.veh('vin')
    B='|' if i in(0,2) else ' '
    F.rule('=' if i!=2 else '-')
    js=p.jobs([3,4,2,3][i],kinds=['g','dg','gx','bg'][i]);ps=[a for j in js for a in j.parts]
    if i==2: left=True
    # build left / right row lists ; parts column width M-2, labor column N-M-2
    lw=M-2;rw=N-M-3
    PL=[];LL=[]
    for a in ps:
        dw=[22,24,0,24][i]
        if i==2: ds=wr(a.n,rw-24);PL.append([(0,p.q(a.q)),(4,ds[0]),(rw,p.m(a.t),'r')]+[]);PL+= [[(4,d)] for d in ds[1:]]
        else:
            dw=lw-5-10-(10 if i!=1 else 0);ds=wr(a.n,dw)
            PL.append([(0,p.q(a.q)),(4,ds[0])]+([(lw-11,p.m(a.u),'r')] if i!=1 else [])+[(lw,p.m(a.t),'r')]);PL+=[[(4,d)] for d in ds[1:]]
    for j in js:
        w=rw if i!=2 else lw
        ds=wr(j.title,w-(18 if i in(0,3) else 12))
        LL.append([(0,ds[0])]+([(w-11,p.q(j.h),'r')] if i in(0,3) else [])+[(w,p.m(j.lab),'r')]);LL+=[[(1,d)] for d in ds[1:]]
    A,Bb=(PL,LL) if i!=2 else (LL,PL)
    hp=['QTY PARTS','PARTS USED','Parts','Qty Parts and material'][i];hl=['LABOR','WORK DONE','Work','Labor'][i]
    h1,h2=(hp,hl) if i!=2 else (hl,hp)
    F.full((0,B if B!=' ' else ''),(2,h1),(lw,'AMOUNT','r'),(M-1,B if B!=' ' else ''),(M+1,h2),(N-2,'AMOUNT','r'));F.rule('-')
    # reading order label: parts then labor (left to right)
    def addp():
        for a in ps:p.item(a.n,pt(a.n),a.t,a.q,a.u if i in(0,3) else None)
    def addl():
        for j in js:p.item(j.title,'Labor',j.lab,j.h if i in(0,3) else None)
    (addl(),addp()) if i==2 else (addp(),addl())
    for k in range(max(len(A),len(Bb),[8,12,7,9][i])):
        sa=[(c[0]+2-(2 if len(c)>2 else 0),)+tuple(c[1:]) for c in (A[k] if k<len(A) else [])]
        sb=[(c[0]+M+1-(1 if len(c)>2 else 0)+(0),)+tuple(c[1:]) for c in (Bb[k] if k<len(Bb) else [])]
        y0=F.y
        if B=='|': F.at((0,'|'),(M-1,'|'),(N-1,'|'));F.y=y0
        for c in sa+sb:
            yy=F.y;F.at(c);F.y=y0 if F.y>y0 else F.y
        F.y=y0+F.ld
    F.rule('-')
    F.full((2,hp.replace('QTY ','').replace('Qty ','')+' TOTAL') if i!=2 else (2,'Work total'),(lw,p.m(sum(a.t for a in ps) if i!=2 else sum(j.lab for j in js)),'r'),(M+1,U('Labor total') if i!=2 else 'Parts total'),(N-2,p.m(sum(j.lab for j in js) if i!=2 else sum(a.t for a in ps)),'r'))
    F.nl()
    a=p.fee() if i!=3 else p.sublet();ds=wr(a.n,N-M-14);F.full((M+1,ds[0]),(N-2,p.m(a.t),'r'));[F.full((M+1,d)) for d in ds[1:]];p.item(a.n,a.typ,a.t)
    rows=p.totals(form=[1,2,1,3][i],feein=False)
    y0=F.y
    for l,v,k in rows:
        l=U(l)
        if k=='d':p.discs[-1]['description']=l
        F.full((M+1,l),(N-2,p.m(v,v<0),'r'),f='B' if k=='T' else 'R')
    F.y=y0
    for s in p.notes(2):
        for w in wr(U(s),M-6):F.at((2,w))
    p.save()
# ---------- B09 app cards
def B09(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[(420,760),A4,(400,820),letter][i],fam=['dsans','lsans','dcond','helv'][i],kinds='g',shopk='mob',mon=['$,','$,','$,','$'][i],case='p')
    r=p.r;L=[24,70,20,130][i];R=p.W-L;A=[C('#2563eb'),C('#059669'),C('#7c3aed'),C('#ea580c')][i];G=C('#6b7280');y=40
    p.t(L,y,p.ps(),'B',16,col=A);y+=15;p.t(L,y,p.ph,z=9,col=G)
    if i!=2:p.t(R,y,['Invoice #','Invoice ','','Quote #'][i]+p.pd(),z=9,al='r',col=G)
    y+=24;p.rect(L,y-12,R-L,48,C('#f3f4f6'),stroke=0,rad=6);p.t(L+10,y+4,p.cust,'B',10);p.t(R-10,y+4,p.date,z=9,al='r',col=G)
    p.t(L+10,y+20,p.ymm()+(f' · {p.miles:,} mi' if i!=1 else ''),z=9.5)
    if i!=1:p.veh('mileage')
    y+=58
    if i in(1,2): # total on top
        ytop=y;y+=54
    js=p.jobs([2,3,2,2][i]);X=[]
    for j in js:
        X.append((j.title,'Labor',j.h,int(p.rate*100),j.lab,r.choice(['Mobile labor','On-site','Labor',''])))
        for a in j.parts:X.append((a.n,pt(a.n),a.q,a.u,a.t,r.choice(['Part '+a.pn,'Warranty 12 mo','','OE quality','Part'])))
    f=Obj();f.n=r.choice(['Service call','Trip fee','Mobile service fee','Call-out within 20 mi']);X.append((f.n,'Fee',1,4500+r.randint(0,8)*500,None,''))
    if i in(1,3):a=p.serv();X.append((a.n,'Service',1,a.u,a.t,''))
    for d,ty,q,u,t,sub in X:
        t=t if t is not None else u
        zt=10.5
        ls=p.wrap(d,R-L-110,'B',zt);h=18+14*len(ls)+(11 if sub and i!=2 else 0)
        if y+h>p.H-40:p.np();y=40
        if i!=3:p.rect(L,y,R-L,h,colors.white,.6,C('#d1d5db'),rad=5)
        else:p.line(L,y+h,R,y+h,.5,C('#d1d5db'))
        yy=y+15
        for k,l in enumerate(ls):p.t(L+10,yy,l,'B',zt);yy+=14
        if sub and i!=2:p.t(L+10,yy-2,sub,'I',8,col=G);yy+=11
        qs=[f'{p.q(q)} × {p.m(u)}',f'{p.m(u)} x {p.q(q)}',f'Qty {p.q(q)}  ·  {p.m(u)}',f'{p.q(q)} @ {p.m(u)}'][i]
        if ty=='Labor' and i in(0,3):qs=[f'{p.q(q)} h × {p.m(u)}/h','','',f'{p.q(q)} hrs @ {p.m(u)}'][i]
        p.t(L+10,yy-2,qs,z=8.5,col=G)
        p.t(R-10,(y+15) if i in(0,3) else (y+h/2+4),p.m(t),'B' if i!=1 else 'R',11,'r')
        p.item(d,ty,t,q,u);y+=h+(7 if i!=3 else 0)
    y+=16
    rows=p.totals(form=[1,3,2,1][i],disc=[0,1,1,0][i],feein=False,depos=i==0)
    if y+len(rows)*17>p.H-40:p.np();y=40
    for l,v,k in rows:
        if k=='T':
            if i in(0,3):p.rect(L,y-13,R-L,22,A,stroke=0,rad=4);p.t(L+10,y+2,l,'B',11,col=colors.white);p.t(R-10,y+2,p.m(v),'B',12,'r',col=colors.white);y+=26
            else:p.t(L+10,y,l,'B',11);p.t(R-10,y,p.m(v),'B',11,'r');y+=17
        else:p.t(L+10,y,l,z=9.5,col=G);p.t(R-10,y,p.m(v,v<0),z=9.5,al='r');y+=16
    if i in(1,2):
        pg=p.page
        if pg==0:
            p.t(L,ytop,['','Amount due','Balance due'][i],z=9,col=G);p.t(L,ytop+26,p.m(p.total),'B',22)
    y+=8
    if y<p.H-40:p.t(L,y,p.notes(1)[0][:60],'R',8,col=G)
    p.save()
# ---------- B10 insurer: ops with part price, hours; labor categories in totals
def body():
    out=[]
    for l in D.BODY.strip().split('\n'):
        a=l.split('|');out.append((a[0],a[1],a[2],int(a[3]),int(a[4]),int(a[5])))
    return out
def B10(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['helv','narrow','times','lsans'][i],kinds='g',shopk='ins',mon=['n',',','n','$,'][i],case=['p','p','caps','p'][i])
    r=p.r;L,R=36,576;y=44
    p.t(306,y,p.ps(),'B',14,'c');y+=13;p.t(306,y,f'{p.addr}, {p.city}  {p.ph}',z=8,al='c');y+=16
    p.t(306,y,['Preliminary Estimate','Estimate of Record','ESTIMATE','Supplement of Record 1'][i],'B',12,'c');y+=18
    p.t(L,y,f'Owner: {p.cust}',z=9);p.t(320,y,['Job Number: ','Claim: ','FILE NO. ','Workfile ID: '][i]+p.pd(),z=9);y+=12
    p.t(L,y,'Insurance: Great Plains Casualty' if i!=2 else 'INSURED PAYS',z=9);p.t(320,y,'Date: '+p.date,z=9);y+=12
    p.veh('vin');p.t(L,y,'Vehicle: '+p.ymm(),'B',9);p.t(320,y,'VIN: '+p.vin,z=9);y+=12
    if i!=1:p.veh('mileage');p.t(L,y,f'Odometer: {p.miles}',z=9);y+=12
    y+=6
    B=body();r.shuffle(B);B=B[:[9,12,7,10][i]]
    if sum(1 for b in B if b[5])<3:B+= [b for b in body() if b[5] and b not in B][:3]
    sect={}
    for b in B:sect.setdefault(b[2].upper(),[]).append(b)
    cx=[dict(no=L+14,op=L+24,d=L+64,q=350,pr=418,lh=478,ph=R-4),dict(no=L+14,op=L+24,d=L+64,q=360,pr=430,lh=490,ph=R-4),dict(no=L+14,op=250,d=L+24,q=330,pr=410,lh=470,ph=R-4),dict(no=L+14,op=L+24,d=L+70,q=330,pr=R-4,lh=390,ph=450)][i]
    def hdr():
        nonlocal y
        p.rect(L,y-10,R-L,14,[C('#d9d9d9'),None,C('#eeeeee'),C('#dbe5f1')][i])
        for k,s,a in(('no','Line','r'),('op','Oper','l'),('d','Description','l'),('q','Qty','r'),('pr',['Extended Price $','Price','PART $','Part Price'][i],'r'),('lh','Labor','r'),('ph','Paint','r')):
            if k=='no':p.t(L+2,y,'#' ,'B',8)
            else:p.t(cx[k],y,s,'B',8,a)
        y+=15
    hdr();ln=0;bh=ph=0;pp=0
    PN=i in(0,3)
    for s,bs in sect.items():
        ln+=1;p.t(cx['no'],y,ln,z=8,al='r');p.t(L+24,y,s,'B',8.5);y+=12
        for op,d,_,h,pa,pr in bs:
            ln+=1
            if y>735:p.np();y=50;hdr()
            d=p.cs(d);p.t(cx['no'],y,ln,z=8,al='r');p.t(cx['op'],y,['','','',''][i]+op,z=8.5);p.t(cx['d'],y,d,z=8.5)
            if pr:
                c=pr*100+r.choice([0,0,33,67,50,12,98]);p.t(cx['q'],y,'1',z=8.5,al='r');p.t(cx['pr'],y,p.m(c),z=8.5,al='r');p.item(d,'Part',c,1);pp+=c
            if h:p.t(cx['lh'],y,f'{h/10:.1f}',z=8.5,al='r');bh+=h
            if pa:p.t(cx['ph'],y,f'{pa/10:.1f}',z=8.5,al='r');ph+=pa
            y+=12
            if i==1 and pa and r.random()<.5:
                ln+=1;p.t(cx['no'],y,ln,z=8,al='r');p.t(cx['d'],y,'Add for Clear Coat',z=8.5);c2=max(2,pa//5*2);p.t(cx['ph'],y,f'{c2/10:.1f}',z=8.5,al='r');ph+=c2;y+=12
    if i in(0,1):
        for nm,v in r.sample([('Hazardous waste removal',500),('Cover car/bag',1000),('Corrosion protection',1500),('Tint color',2000),('Pre-repair scan',7500),('Flex additive',800)],2):
            ln+=1;p.t(cx['no'],y,ln,z=8,al='r');p.t(cx['op'],y,'#',z=8.5);p.t(cx['d'],y,nm,z=8.5);p.t(cx['q'],y,'1',z=8.5,al='r');p.t(cx['pr'],y,p.m(v),z=8.5,al='r');p.item(nm,'Fee' if 'scan' not in nm else 'Labor',v,1);pp+=v;y+=12
    p.line(L,y-6,R,y-6);p.t(L+64,y+4,'SUBTOTALS','B',8.5);p.t(cx['pr'],y+4,p.m(pp),'B',8.5,'r');p.t(cx['lh'],y+4,f'{bh/10:.1f}','B',8.5,'r');p.t(cx['ph'],y+4,f'{ph/10:.1f}','B',8.5,'r');y+=26
    rates=[r.choice([48,52,54,58,62])*100,r.choice([30,32,36,40])*100]
    if y>560:p.np();y=50
    TX=[(L,R),(180,R),(L,400),(L,R)][i];a,b=TX
    p.t(a,y,['ESTIMATE TOTALS','Totals Summary','TOTALS','ESTIMATE TOTALS'][i],'B',10);y+=14
    hx,rx=a+(b-a)*.5,a+(b-a)*.72
    p.t(a+4,y,'Category','B',8.5);p.t(hx,y,'Basis','B',8.5,'r');p.t(rx,y,'Rate','B',8.5,'r');p.t(b-4,y,'Cost $','B',8.5,'r');p.line(a,y+3,b,y+3);y+=14
    p.t(a+4,y,'Parts' if i!=1 else 'Parts and misc.',z=9);p.t(b-4,y,p.m(pp),z=9,al='r');y+=13
    cats=[(p.cs(['Body Labor','Body labor','Sheet metal labor','Labor, body'][i]),bh,rates[0],'Labor'),(p.cs(['Paint Labor','Refinish labor','Refinish','Labor, paint'][i]),ph,rates[0],'Labor'),(p.cs(['Paint Supplies','Paint supplies','Paint material','Paint/Materials'][i]),ph,rates[1],'Part')]
    if i==3:cats.insert(1,('Labor, mechanical',r.randint(5,20),11000,'Labor'))
    for d,h,rt,ty in cats:
        v=h*rt//10
        p.t(a+4,y,d,z=9);p.t(hx,y,f'{h/10:.1f} hrs',z=9,al='r');p.t(rx,y,f'@ {p.m(rt,st="$" if i!=2 else "n")} /hr',z=9,al='r');p.t(b-4,y,p.m(v),z=9,al='r');p.item(d,ty,v,h/10,rt);y+=13
    rows=p.totals(form=[1,1,2,3][i],disc=i==2,feein=False,depos=False,taxm='parts',groups=False)
    for l,v,k in rows:
        if k=='T':p.line(a,y-9,b,y-9)
        p.t(a+4,y,l,'B' if k in'sT' else 'R',9);p.t(b-4,y,p.m(v,v<0),'B' if k in'sT' else 'R',9,'r');y+=13
    if i in(0,1,3):
        dd=r.choice([250,500,1000])*100;dd=min(dd,p.total)
        p.t(a+4,y,'Deductible',z=9);p.t(b-4,y,p.m(-dd,True),z=9,al='r');y+=13;p.t(a+4,y,'Net Cost of Repairs','B',9);p.t(b-4,y,p.m(p.total-dd),'B',9,'r');y+=13
    p.save()
# ---------- B11 rows with part $, hours by kind, labor $ and row total
def B11(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[(792,612),letter,(792,612),letter][i],fam=['dcond','helv','lsans','narrow'][i],kinds='g',shopk='ins' if i<3 else 'g',mon=[',','n','$,','n'][i],case=['p','caps','p','p'][i])
    r=p.r;L=36;R=p.W-36;y=42;col=[C('#103d6b'),None,C('#444444'),C('#5b2c6f')][i]
    p.t(L,y,p.ps(),'B',15,col=col);p.t(R,y,['Damage appraisal','REPAIR ESTIMATE','Appraisal','Estimate'][i]+' '+p.pd(),'B',11,'r');y+=14
    p.t(L,y,f'{p.addr}, {p.city}',z=8);p.t(R,y,p.date,z=9,al='r');y+=16
    s=f'{p.cust}  |  {p.ymm()}'
    if i!=2:p.veh('vin');s+=f'  |  VIN {p.vin}'
    if i in(0,3):p.veh('mileage');s+=f'  |  {p.miles:,} mi'
    p.t(L,y,s,z=9);y+=18
    mech=i==3 or i==1
    cols=[('Op',28,'l'),('Description',190,'l'),('Parts',60,'r'),('Body',36,'r'),('Mech',36,'r'),('Paint',36,'r'),('Labor',62,'r'),('Sublet/Misc',60,'r'),('Line total',72,'r')]
    if i==1:cols=[('ITEM',180,'l'),('PART $',62,'r'),('HRS',40,'r'),('LABOR $',70,'r'),('TOTAL',80,'r')]
    if i==3:cols=[('No',22,'l'),('Operation and part',210,'l'),('Labor hrs',50,'r'),('Labor',70,'r'),('Part',70,'r'),('Sum',80,'r')]
    if i==2:cols=[('Total',80,'r'),('Description',210,'l'),('Oper',36,'l'),('Body hrs',50,'r'),('Paint hrs',50,'r'),('Labor',70,'r'),('Part',70,'r')]
    sc=(R-L)/sum(c[1] for c in cols)
    X=L;xs={}
    for nme,w,a in cols:w*=sc;xs[nme]=(X+3 if a=='l' else X+w-4,a,w);X+=w
    p.rect(L,y,R-L,16,col or C('#cccccc'),stroke=0)
    for nme,w,a in cols:p.t(xs[nme][0],y+11,nme,'B',8.5,a,col=colors.white if col else None)
    y+=16
    rate=r.choice([52,56,60,64])*100;S=[]
    rows=[]
    if not mech:
        B=body();r.shuffle(B)
        for op,d,_,h,pa,pr in B[:[10,0,8,0][i]]:rows.append((op,p.cs(d),pr*100+(r.choice([0,33,50,67]) if pr else 0),h,0,pa,0))
        rows.append(('Subl','Four wheel alignment',0,0,0,0,11995) if i==0 else ('Misc','Hazardous waste disposal',0,0,0,0,600))
    else:
        rate=int(p.rate*100)
        for j in p.jobs([5,0,0,7][i] if i!=1 else 6,maxp=1):
            a=j.parts[0] if j.parts else None;rows.append(('',j.title+(r.choice([', ',' - '])+a.n if a and r.random()<.4 and i==3 else ''),a.t if a else 0,int(j.h*10+.5),0,0,0))
        rows.append(('',p.fee().n,p.cents(5,20),0,0,0,0))
    tp=tl=0
    for k,(op,d,pr,h,mh,pa,su) in enumerate(rows):
        lab=(h+mh+pa)*rate//10;t=pr+lab+su
        dn=[c for c in cols if c[0] in('Description','ITEM','Operation and part')][0][0]
        ls=p.wrap(d,xs[dn][2]-8,'R',9)
        if i in(0,3) and k%2:p.rect(L,y,R-L,14+11*(len(ls)-1),C('#f0f0f0'),stroke=0)
        V={'Op':op,'Oper':op,'Description':ls[0],'ITEM':ls[0],'Operation and part':ls[0],'No':k+1,'Line total':p.m(t),'TOTAL':p.m(t),'Sum':p.m(t),'Total':p.m(t)}
        z0='' if i!=1 else '0.00'
        for c in('Parts','PART $','Part'):V[c]=p.m(pr) if pr else z0
        for c in('Labor','LABOR $'):V[c]=p.m(lab) if lab else z0
        V['Sublet/Misc']=p.m(su) if su else ''
        for c in('Body','Body hrs','HRS','Labor hrs'):V[c]=f'{h/10:.1f}' if h else ''
        V['Mech']='';
        for c in('Paint','Paint hrs'):V[c]=f'{pa/10:.1f}' if pa else ''
        yy=y+10.5
        for c in cols:p.t(xs[c[0]][0],yy,V[c[0]],'R',9,xs[c[0]][1])
        for l in ls[1:]:y+=11;p.t(xs[dn][0],y+10.5,l,z=9)
        y+=14
        if i in(1,2):p.line(L,y,R,y,.3)
        ty='Sublet' if op=='Subl' else 'Fee' if (op=='Misc' or (mech and k==len(rows)-1)) else 'Service' if pr and lab else 'Part' if pr else 'Labor'
        p.item(d,ty,t);tp+=pr;tl+=lab
    p.line(L,y,R,y,1);y+=12
    if i!=1:
        dn=[c for c in cols if c[0] in('Description','Operation and part')][0][0]
        p.t(xs[dn][0],y,'Column totals','B',9)
        c='Parts' if i==0 else 'Part';p.t(xs[c][0],y,p.m(tp),'B',9,'r');p.t(xs['Labor'][0],y,p.m(tl),'B',9,'r');y+=18
    p.t(L,y+4,f'Labor rate {p.m(rate)} per hour','I',8)
    T=p.totals(form=[1,2,3,1][i],feein=False)
    y=trows(p,T,R-100,R-4,y+4,9.5,14);y+=10
    for s in p.notes(1):
        if y<p.H-20:p.para(L,y,s,R-L,'R',8)
    p.save()
# ---------- B12 marina: amounts before names
def B12(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,letter,A4,(612,500)][i],fam=['times','dcond','lsans','cour'][i],kinds='bg',carkind='g',mon=['$,','n','$','n'][i],case=['p','p','p','caps'][i])
    r=p.r;L=60 if i!=3 else 36;R=p.W-L;y=50;sea=[C('#0b3d5c'),C('#00695c'),C('#14375e'),None][i]
    if i==0:p.rect(36,30,540,46,None,2,sea);p.t(306,52,p.ps(),'B',20,'c',col=sea);p.t(306,68,f'{p.addr} · {p.city} · {p.ph}',z=9,al='c');y=100
    else:p.t(L,y,p.ps(),'B',18 if i!=3 else 13,col=sea);y+=15;p.t(L,y,p.city+'  '+p.ph,z=9);y+=20
    p.t(L,y,['Work Order','Service Ticket','Invoice','INVOICE'][i]+' '+p.pd(),'B',12);p.t(R,y,p.date,z=10,al='r');y+=16
    p.t(L,y,f'{p.cust} - {p.ymm()}'+(f', {p.miles:,} miles' if i in(0,1) else ''),z=10)
    if i in(0,1):p.veh('mileage')
    y+=14
    if i==2:p.veh('vin');p.t(L,y,'VIN '+p.vin,z=10);y+=14
    if i in(0,1):p.t(L,y,'Also: '+r.choice(["19' Bayliner on trailer, slip 14",'Sea Ray 210, dock C-7','24 ft pontoon, 90 HP Mercury']),'I',9.5);y+=14
    y+=12
    X=[]
    js=p.jobs([3,3,2,3][i])
    for j in js:
        X.append((j.lab,j.title,'Labor',j.h,int(p.rate*100)))
        for a in j.parts:X.append((a.t,a.n,pt(a.n),a.q,a.u))
    a=p.fee();X.append((a.t,a.n,'Fee',None,None))
    if i==1:a=p.sublet();X.append((a.t,a.n,'Sublet',None,None))
    xa=L+80
    H=[('Amount','Work and materials'),('Charge','Hrs/Qty','Description'),('Total','Qty','Price','Item'),('AMOUNT','HRS/QTY','DESCRIPTION')][i]
    xs=[[xa,xa+20],[xa,xa+60,xa+75],[xa,xa+40,xa+110,xa+125],[xa,xa+70,xa+90]][i]
    for k,(h,x) in enumerate(zip(H,xs)):p.t(x,y,h,'B',9.5,'l' if k==len(H)-1 else 'r')
    p.line(L,y+4,R,y+4,1 if i!=3 else .5,sea);y+=20
    for t,d,ty,q,u in X:
        p.t(xs[0],y,p.m(t),z=10,al='r')
        if i in(1,3) and q is not None:p.t(xs[1],y,p.q(q),z=10,al='r')
        if i==2 and q is not None:p.t(xs[1],y,p.q(q),z=10,al='r');p.t(xs[2],y,p.m(u),z=10,al='r')
        ind=14 if ty=='Part' and i==0 else 0
        ls=p.wrap(d,R-xs[-1]-ind,z=10)
        for l in ls:p.t(xs[-1]+ind,y,l,'B' if ty=='Labor' and i==0 else 'R',10);y+=12
        y+=4
        p.item(d,ty,t,q if i!=0 else None,u if i==2 else None)
    p.line(L,y-4,xa+4,y-4);y+=10
    for l,v,k in p.totals(form=[1,0,2,3][i],depos=i==0):
        p.t(xa,y,p.m(v,v<0),'B' if k=='T' else 'R',10.5,'r');p.t(xs[1] if i==0 else xa+20,y,l,'B' if k=='T' else 'R',10.5);y+=15
        if k=='T':p.line(L+10,y-11,xa+4,y-11,1.2);y+=2
    y+=14
    for s in p.notes(1):p.para(L,y,s,R-L,'I',9)
    p.save()
LS2=[B07,B08,B09,B10,B11,B12]
if __name__=='__main__': run(LS2,7)
