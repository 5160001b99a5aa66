from lib import *
GR=[C('#dddddd'),C('#cfe2f3'),C('#fff2cc'),C('#d9ead3'),C('#333333'),C('#1f4e79'),C('#7b241c'),C('#0b5345')]
def pt(n): return 'Tire' if re.match(r'(?i)(tire |metzeler|dunlop|michelin road)',n) else 'Part'
def trows(p,rows,x,xr,y,z=10,ld=15,boldT=True,al='r'):
    for l,v,k in rows:
        f='B' if k in 'Tb' and boldT else 'R'
        p.t(x,y,l,f,z,al); p.t(xr,y,p.m(v,v<0),f,z,'r'); y+=ld
    return y
def grid(p,x,y,ws,cells,h=16,z=9,fill=None,al=None,f='R',col=None,lines=True,lw=.4):
    """one spreadsheet row; cells list of str"""
    X=x
    for k,(w,s) in enumerate(zip(ws,cells)):
        if lines or fill: p.rect(X,y,w,h,fill,lw,stroke=1 if lines else 0)
        a=(al or 'l'*len(ws))[k]
        if s!='':
            xx=X+3 if a=='l' else X+w-3 if a=='r' else X+w/2
            p.t(xx,y+h-4.5,s,f,z,a,col)
        X+=w
    return y+h
# ---------- B01 home-made spreadsheet
def B01(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['lsans','dcond','helv','narrow'][i],kinds=['gx','g','gt','g'][i],mon=['$,','n',',','w'][i])
    r=p.r; x=[40,54,36,60][i]; y=[50,64,40,80][i]
    hd=['QUOTE','Work Sheet / Estimate','INVOICE','Repair Bill'][i]
    if i==0: p.t(x,y,p.ps(),'B',18);p.t(x+530,y,hd,'B',14,'r');y+=14;p.t(x,y,p.addr+', '+p.city,z=9);p.t(x+530,y,p.ph,z=9,al='r')
    elif i==1: p.t(306,y,hd,'B',15,'c');y+=18;p.t(306,y,p.ps()+'  *  '+p.ph,z=10,al='c')
    elif i==2: y=grid(p,x,y,[540],[p.ps()+' - '+hd],22,13,C('#ffff99'),'c','B')
    else: p.t(x,y,hd+' from '+p.ps(),'B',13)
    y+=12
    info=[('Customer',p.cust),('Date',p.date),('Vehicle',p.ymm() if i!=2 else None),('VIN',p.vin if i in(0,2) else None),('Miles',f'{p.miles:,}' if i!=1 else None),(['Quote #','Est no.','Invoice','Bill #'][i],p.pd() if i!=3 else None)]
    if i==2: p.veh('year','make','model'); info[2:2]=[('Year',p.year),('Make',p.make),('Model',p.model)]
    if i in(0,2): p.veh('vin')
    if i!=1: p.veh('mileage')
    for k,v in info:
        if v is None: continue
        y=grid(p,x,y,[70,190],[k,str(v)],15,9,al='ll' if i!=3 else 'rl')
    y+=12
    js=p.jobs([3,2,2,2][i]); showpn=i in(0,2)
    W=[[36,210,90,80,90],[50,260,90,100],[230,100,40,80,85],[200,60,90,110]][i]
    H=[['Qty','Part','Part #','Each','Total'],['QTY','DESCRIPTION','EACH','AMOUNT'],['Item','PN','No.','Price ea','Ext'],['What','How many','Cost','Line total']][i]
    ALs=['cllrr','clrr','llcrr','lcrr'][i]
    fl=GR[i]
    def row(q,d,pnn,u,t,f='R'):
        nonlocal y
        c=[[q,d,pnn,u,t],[q,d,u,t],[d,pnn,q,u,t],[d,q,u,t]][i]
        dw=W[[1,1,0,0][i]]-6
        if p.w(d,f,9)>dw:
            ls=p.wrap(d,dw,f,9); 
        else: ls=[d]
        j=H.index(['Part','DESCRIPTION','Item','What'][i]); c[j]=ls[0]
        y=grid(p,x,y,W,c,15,9,al=ALs,f=f)
        for l in ls[1:]:
            e=['']*len(W);e[j]=l; y=grid(p,x,y,W,e,15,9,al=ALs)
    y=grid(p,x,y,W,H,16,9,fl,ALs,'B')
    for j in js:
        for a in j.parts: row(p.q(a.q),a.n,a.pn,p.m(a.u),p.m(a.t)); p.item(a.n,pt(a.n),a.t,a.q,a.u)
    for _ in range([0,1,1,0][i]):
        a=p.tire(); row(p.q(a.q),a.n,'',p.m(a.u),p.m(a.t));p.item(a.n,'Tire',a.t,a.q,a.u)
    for _ in range(2 if i!=3 else 3): y=grid(p,x,y,W,['']*len(W),15)
    y=grid(p,x,y,W,[['Hrs','Labor','','Rate','Total'],['HRS','LABOR','RATE','AMOUNT'],['Labor','','Hrs','Rate','Ext'],['Labor','Hours','$/hr','Line total']][i],16,9,fl,ALs,'B')
    for j in js: row(p.q(j.h),j.title,'',p.m(int(p.rate*100)),p.m(j.lab));p.item(j.title,'Labor',j.lab,j.h,int(p.rate*100))
    if i==0: a=p.sublet(); row('',a.n,'','',p.m(a.t));p.item(a.n,'Sublet',a.t)
    if i==2: a=p.fee(); row('',a.n,'','',p.m(a.t));p.item(a.n,'Fee',a.t)
    R=p.totals(form=[1,0,2,3][i],disc=[True,False,True,False][i]);
    off=sum(W[:-2])
    for l,v,k in R: y=grid(p,x+off-(60 if i==3 else 0),y,[W[-2]+(60 if i==3 else 0),W[-1]],[l if p.w(l,'B',9)<W[-2]+(54 if i==3 else -6) else l[:1]+l[1:],p.m(v,v<0)],15,[9,8,8,9][i],C('#eeeeee') if k=='T' else None,'rr','B' if k=='T' else 'R') if p.w(l,'B',8)<W[-2]-6 or i==3 else tot2(p,x+off,y,W,l,v,k)
    y+=16
    for s in p.notes(1+i%2): p.t(x,y,s,'I',8.5);y+=12
    p.save()
def tot2(p,x,y,W,l,v,k):
    p.t(x+W[-2]-3,y+10.5,l,'B' if k=='T' else 'R',8.5,'r'); p.rect(x+W[-2],y,W[-1],15,None,.4);p.t(x+W[-2]+W[-1]-3,y+10.5,p.m(v,v<0),'B' if k=='T' else 'R',8.5,'r'); return y+15
# ---------- B02 word processor with dot leaders
def lead(p,x,y,xr,d,v,f='R',z=11,ch='.'):
    w1=p.t(x,y,d,f,z);w2=p.w(v,f,z);p.t(xr,y,v,f,z,'r')
    g=xr-w2-3-(x+w1+3);nn=int(g/p.w(ch,'R',z))
    if nn>2:p.t(x+w1+3,y,ch*nn,'R',z)
def B02(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,A4,letter,letter][i],fam=['times','lserif','dserif','times'][i],kinds=['g','xg','t','g'][i],mon=['$,','$,','n','$w'][i],case=['p','p','caps','p'][i])
    r=p.r;L=[80,70,90,72][i];R=p.W-L;z=[11.5,11,9.5,12][i]
    y=70
    if i in(0,2): p.t(p.W/2,y,p.ps(),'B',22,'c');y+=18;p.t(p.W/2,y,f'{p.addr}  {p.city}','I',10,'c');y+=13;p.t(p.W/2,y,p.ph,'I',10,'c');y+=12;p.line(L,y,R,y,1.5)
    elif i==1: p.t(R,y,p.ps(),'B',16,'r');y+=14;p.t(R,y,p.addr,z=9.5,al='r');y+=12;p.t(R,y,p.city,z=9.5,al='r')
    else: p.shopp=p.shop.upper();p.t(L,y,p.shopp,'B',14);y+=15;p.t(L,y,p.ph,z=11)
    y+=30
    p.t(L,y,['Estimate of Repairs','Invoice','STATEMENT','Your Repair Bill'][i],'B',15 if i!=2 else 13)
    if i!=3:p.t(R,y,['No. ','Nr. ','#',''][i]+p.pd(),z=z,al='r')
    y+=22
    p.t(L,y,f'Date: {p.date}',z=z);y+=z*1.4
    p.t(L,y,f'For: {p.cust}',z=z);y+=z*1.4
    p.t(L,y,['Car: ','Vehicle: ','UNIT: ','Your '][i]+p.ymm(),z=z);y+=z*1.4
    if i in(0,2):p.veh('mileage');p.t(L,y,f'Mileage: {p.miles:,}',z=z);y+=z*1.4
    if i==1:p.veh('vin');p.t(L,y,f'Chassis (VIN): {p.vin}',z=z);y+=z*1.4
    y+=14
    js=p.jobs([2,2,1,2][i],minp=1)
    ld=z*1.55
    def ln(d,v,ind=0):
        nonlocal y
        ls=p.wrap(d,R-L-110-ind,'R',z)
        for l in ls[:-1]: p.t(L+ind,y,l,z=z);y+=z*1.15
        lead(p,L+ind,y,R,ls[-1],v,z=z,ch='.' if i!=3 else '_' if 0 else '.');y+=ld
    def hd(s): 
        nonlocal y
        p.t(L,y,s,'B',z+1)
        if i==1:p.line(L,y+3,L+p.w(s,'B',z+1),y+3)
        y+=ld
    inline=i in(0,3)
    def plab(a):
        if a.q>1 and inline: 
            # qty shown in front
            return f'{a.q} ',a
    if i!=3:
        hd(['Parts','Parts needed:','MATERIAL',''][i])
        for j in js:
            for a in j.parts:
                if i==0:
                    qs=f'{a.q} x'; p.t(L,y,qs,z=z); ln(a.n,p.m(a.t),34); p.item(a.n,pt(a.n),a.t,a.q)
                else: ln(a.n,p.m(a.t),18 if i==1 else 0); p.item(a.n,pt(a.n),a.t)
        y+=6;hd(['Labor','Work:','LABOR',''][i])
        for j in js:
            if i==2:
                ln(j.title,p.m(j.lab)); p.item(j.title,'Labor',j.lab); y-=2;p.t(L+12,y,f'({p.q(j.h)} HRS)','I',z-1);y+=ld; p.items[-1]['quantity']=j.h
            else: ln(j.title,p.m(j.lab),18 if i==1 else 0);p.item(j.title,'Labor',j.lab)
        if i!=0:
            y+=6;hd(['','Other:','OTHER',''][i]);
            for a in [p.fee(),p.sublet()][:1+(i==1)]: ln(a.n,p.m(a.t),18 if i==1 else 0);p.item(a.n,a.typ,a.t)
    else:
        for a in [p.serv() for _ in range(4)]: ln(a.n,p.m(a.t));p.item(a.n,'Service',a.t)
        for j in js[:1]:
            ln(j.title,p.m(j.lab));p.item(j.title,'Labor',j.lab)
            for a in j.parts: ln(a.n,p.m(a.t),20);p.item(a.n,pt(a.n),a.t)
    y+=10
    rows=p.totals(form=[0,1,3,3][i],disc=[0,1,0,1][i])
    for l,v,k in rows:
        if k=='T' and i in(0,2): p.line(R-80,y-z,R,y-z,.8)
        if i==1: lead(p,L+180,y,R,l,p.m(v,v<0),'B' if k=='T' else 'R',z)
        elif i==3: lead(p,L,y,R,l,p.m(v,v<0),'B' if k=='T' else 'R',z+1)
        else: p.t(R-100,y,l,'B' if k=='T' else 'R',z,'r');p.t(R,y,p.m(v,v<0),'B' if k=='T' else 'R',z,'r')
        y+=ld
    y+=20
    for s in p.notes(2): y=p.para(L,y,s,R-L,'I',z-1)
    if i==0: y+=24;p.line(L,y,L+200,y);p.t(L,y+12,'Customer signature',z=8)
    p.save()
# ---------- B03 diesel: complaint/cause/correction job blocks with own sums
def B03(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['helv','dcond','narrow','lsans'][i],kinds='d',mon=['$,',',','n','$,'][i],case=['p','caps','p','abbr'][i])
    r=p.r;L,R=40,572;BOT=[740,520,740,460][i]
    def head(first):
        y=46
        p.t(L,y,p.ps(),'B',17,col=[None,C('#7b241c'),None,C('#1f4e79')][i]);p.t(R,y,['REPAIR ORDER','INVOICE','WORK ORDER','SERVICE INVOICE'][i]+' '+p.pd(),'B',12,'r')
        y+=13;p.t(L,y,f'{p.addr}, {p.city}   {p.ph}',z=8.5);p.t(R,y,f'Page {p.page+1}',z=8.5,al='r');y+=8
        if not first: p.line(L,y,R,y,1); return y+18
        p.rect(L,y,R-L,50,C('#f2f2f2') if i%2 else None)
        cells=[('Bill to',f'{p.cust} Trucking LLC'),('Unit #',str(r.randint(10,499))),('Year',p.year),('Make',p.make),('Model',p.model),('Odometer',f'{p.miles:,}'),('VIN',p.vin),('Date',p.date),('P.O.',str(r.randint(1000,9999)))]
        if i==1: cells=cells[:5]+cells[6:8]; p.veh('year','make','model','vin')
        elif i==2: cells=cells[:6]+cells[7:]; p.veh('year','make','model','mileage')
        else: p.veh('year','make','model','vin','mileage')
        X=L+6;Y=y+10
        for k,(a,b) in enumerate(cells):
            w=max(p.w(a,z=7),p.w(b,'B',9))+18
            if X+w>R: X=L+6;Y+=25
            p.t(X,Y,a,z=7,col=C('#555555'));p.t(X,Y+11,b,'B',9);X+=w
        return y+68
    y=head(True)
    def need(h):
        nonlocal y
        if y+h>BOT: p.np(); y=head(False)
    js=p.jobs([3,4,2,3][i],kinds='dg')
    for k,j in enumerate(js):
        need(110)
        if i%2==0: p.rect(L,y-11,R-L,15,C('#333333'),stroke=0);p.t(L+4,y,f'{["JOB","","OP",""][i]} {k+1}  {j.title}','B',9.5,col=colors.white)
        else: p.t(L,y,f'#{k+1}','B',10);p.t(L+24,y,j.title,'B',10);p.line(L,y+4,R,y+4)
        y+=16
        for a,b in zip([('Complaint:','Cause:','Correction:'),('CONCERN','CAUSE','CORRECTION'),('Reason','Found','Done'),('Customer states:','Tech found:','Repair:')][i],(D.COMPL,D.CAUSE,D.CORR)):
            p.t(L+8,y,a,'B' if i!=3 else 'I',8.5);y=p.para(L+85,y,r.choice(b),R-L-95,'R',8.5,11)
        y+=4; st=0
        if i in(0,1):
            p.t(L+20,y,'Labor',z=8,f='B');p.t(400,y,'Hrs','B',8,'r');p.t(460,y,'Rate','B',8,'r');p.t(R,y,'Amount','B',8,'r');y+=12
            d=j.title
            if i==0: d=r.choice(['Technician labor','Shop labor - diesel','Labor per operation','Tech '+str(r.randint(2,30))+' labor'])
            p.t(L+20,y,d,z=9);p.t(400,y,p.q(j.h),z=9,al='r');p.t(460,y,p.m(int(p.rate*100)),z=9,al='r');p.t(R,y,p.m(j.lab),z=9,al='r');y+=13
            p.item(d,'Labor',j.lab,j.h,int(p.rate*100))
            if j.parts: p.t(L+20,y,'Qty','B',8);p.t(L+50,y,'Part number','B',8);p.t(L+140,y,'Description','B',8);y+=12
            for a in j.parts:
                need(14);p.t(L+32,y,p.q(a.q),z=9,al='r');p.t(L+50,y,a.pn,z=9);p.t(L+140,y,a.n,z=9);p.t(460,y,p.m(a.u),z=9,al='r');p.t(R,y,p.m(a.t),z=9,al='r');p.item(a.n,pt(a.n),a.t,a.q,a.u);y+=12.5
        else:
            for a in j.parts:
                need(14);p.t(L+20,y,a.n,z=9);p.t(L+300,y,f'{p.q(a.q)} @ {p.m(a.u)}',z=9);p.t(R,y,p.m(a.t),z=9,al='r');p.item(a.n,pt(a.n),a.t,a.q,a.u);y+=12.5
            d='Labor - '+j.title if i==2 else j.title+', labor'
            p.t(L+20,y,d,z=9);p.t(R,y,p.m(j.lab),z=9,al='r')
            p.item(d,'Labor',j.lab)
            if i==2: p.t(L+300,y,f'{p.q(j.h)} hr',z=9);p.items[-1]['quantity']=j.h
            y+=13
        st=j.lab+sum(a.t for a in j.parts)
        if i!=3: p.t(460,y,[f'Job {k+1} total','OPERATION TOTAL','Sub total job'][i],'B',9,'r');p.t(R,y,p.m(st),'B',9,'r');y+=10
        y+=14
    for a in [p.fee()]+([p.sublet()] if i in(1,2) else []):
        need(14);p.t(L,y,a.n,z=9);p.t(R,y,p.m(a.t),z=9,al='r');p.item(a.n,a.typ,a.t);y+=14
    need(160)
    rows=p.totals(form=[0,0,2,1][i]);h=len(rows)*15+10
    if i in(0,2): p.rect(R-220,y,220,h);yy=trows(p,rows,R-90,R-6,y+14)
    else:
        p.rect(L,y,230,h,C('#eeeeee'));
        yy=y+14
        for l,v,k in rows: p.t(L+8,yy,l,'B' if k=='T' else 'R',9.5);p.t(L+222,yy,p.m(v,v<0),'B' if k=='T' else 'R',9.5,'r');yy+=15
    X=L if i in(0,2) else L+250
    Y=y+12
    for s in p.notes(2): Y=p.para(X,Y,s,270,'R',8)+4
    p.save()
# ---------- B04 transmission shop package, inclusions w/o money, options not charged
def B04(n):
    i='abcd'.index(n[3])
    p=Paper(n,fam=['lsans','dserif','helv','dsans'][i],kinds='t',mon=['$,','$w','$,','n'][i],case=['p','p','caps','p'][i])
    r=p.r;L,R=50,562;z=[10,9.5,10,9][i];A=GR[5+i%3]
    y=50
    if i in(0,3): p.rect(0,0,612,70,A,stroke=0);p.t(L,40,p.ps(),'B',20,col=colors.white);p.t(L,56,p.ph+'   '+p.city,z=9,col=colors.white);p.t(R,42,['QUOTATION','','','Estimate'][i],'B',14,'r',col=colors.white);y=95
    else: p.t(306,y,p.ps(),'B',20,'c',col=A);y+=14;p.t(306,y,p.addr+' - '+p.ph,z=9,al='c');y+=26
    p.t(L,y,p.cust,'B',z+1);p.t(R,y,p.date,z=z,al='r');y+=14
    p.t(L,y,p.ymm(),z=z)
    if i!=1:p.t(R,y,['Quote ','','Order ','Est. '][i]+p.pd(),z=z,al='r')
    y+=14
    if i in(0,2): p.veh('vin','mileage');p.t(L,y,f'VIN {p.vin}   {p.miles:,} mi',z=z);y+=14
    y+=14
    trans=r.choice(['4L60E','6R80','A750F','RE5R05A','68RFE','U660E','ZF 8HP45','4R75W','CVT RE0F10','AW TF-80'])
    pk=p.cs(['Remanufactured '+trans+' transmission, installed','Silver rebuild package','Rebuilt '+trans+' w/ converter - installed','Complete overhaul, '+trans][i])
    v=p.cents(2190,4380)
    p.rect(L,y,R-L,24,C('#eef3f8') if i!=2 else None);p.t(L+8,y+16,pk,'B',z+2);p.t(R-8,y+16,p.m(v),'B',z+2,'r');p.item(pk,'Service',v);y+=40
    p.t(L+12,y,['This package includes:','Included at no extra charge','INCLUDES','What you get:'][i],'I',z);y+=14
    inc=p.incs(8)
    for k,s in enumerate(inc):
        X=L+20+(k%2)*250; p.c.setFillColor(colors.black);p.c.circle(X-6,p.cy(y-3),1.6,fill=1); p.t(X,y,p.cs(s),z=z-.5)
        if k%2:y+=13
    y+=14
    p.t(L,y,['Additional work','Also needed','EXTRAS','Additional parts and labor'][i],'B',z+1);p.t(R,y,'Price','B',z,'r');p.line(L,y+4,R,y+4);y+=18
    ex=[]
    for j in p.jobs(2,kinds='tg',maxp=2): 
        ex+= [(a.n,pt(a.n),a) for a in j.parts]; ex.append((j.title,'Labor',j))
    for d,ty,a in ex:
        if ty=='Labor':
            p.t(L,y,d,z=z);p.t(R,y,p.m(a.lab),z=z,al='r');p.item(d,ty,a.lab)
            if i==0:p.t(400,y,f'{p.q(a.h)} hrs',z=z);p.items[-1]['quantity']=a.h
        else:
            if i in(0,3):p.t(400,y,f'{a.q} x {p.m(a.u)}',z=z);p.item(d,ty,a.t,a.q,a.u)
            else:p.item(d,ty,a.t)
            p.t(L,y,d,z=z);p.t(R,y,p.m(a.t),z=z,al='r')
        y+=15
    if i!=1:
        a=p.core();a.n=p.cs(['Core charge, refundable on return','','Core deposit','Core charge'][i]);p.t(L,y,a.n,z=z);p.t(R,y,p.m(a.t),z=z,al='r');p.item(a.n,'Fee',a.t);y+=15
    if i==1:a=p.sublet();p.t(L,y,a.n,z=z);p.t(R,y,p.m(a.t),z=z,al='r');p.item(a.n,'Sublet',a.t);y+=15
    y+=10
    rows=p.totals(form=[1,3,2,1][i],disc=[1,0,0,1][i],depos=i==2)
    y=trows(p,rows,R-110,R,y,z,16)
    y+=18
    p.t(L,y,['Optional, not included in the total','You may also choose (not in price)','OPTIONS - NOT QUOTED ABOVE','Upgrades available:'][i],'B',z);y+=14
    for s in r.sample(['Heavy duty torque converter','External cooler kit','Deep aluminum pan w/ drain plug','Extended 5 yr / 100k warranty','Rental car per day','Shift kit upgrade'],3): p.t(L+12,y,s,z=z-.5,f='I');p.t(380,y,'+ '+p.m(p.cents(69,450)),z=z-.5,f='I',al='r');y+=13
    y+=12
    for s in p.notes(2): y=p.para(L,y,s,R-L,'R',8)
    p.save()
# ---------- B05 form with separate dollar/cents boxes
def dc(p,xd,xc,xr,y,v,f='R',z=10,fam=None,col=None):
    a=abs(v); ds=f'{a//100:,}' if p.i%2==0 else str(a//100)
    if v<0: ds='-'+ds
    p.t(xc-4,y,ds,f,z,'r',fam=fam,col=col);p.t((xc+xr)/2,y,f'{a%100:02d}' if not(p.i==3 and a%100==0) else '00',f,z,'c',fam=fam,col=col)
def B05(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[letter,(420,640),letter,(480,700)][i],fam=['times','helv','lsans','dserif'][i],kinds=['x','xg','x','gx'][i],mon='n',case=['p','caps','p','abbr'][i])
    r=p.r;L=30 if i%2 else 56;R=p.W-L;xc=R-26;xd=xc-58;ink=[C('#1a1a8c'),None,C('#1a1a8c'),C('#333333')][i];hw=['dcond','cour','lserif','dmono'][i]
    y=44
    p.t(p.W/2,y,p.ps(),'B',17,'c');y+=13;p.t(p.W/2,y,f'{p.addr} - {p.city} - {p.ph}',z=7.5,al='c');y+=20
    if i!=1: p.t(R,y,'No. '+p.pd(),'B',12,'r',col=C('#aa0000'))
    def fld(x,y,l,v,w):
        a=p.t(x,y,l,z=7.5);p.t(x+a+6,y,v,z=9.5,fam=hw,col=ink);p.line(x+a+3,y+3,x+w,y+3,.4)
    y+=18 if i!=1 else 4
    mid=L+(R-L)*.58
    fld(L,y,'NAME',p.cust,mid-L-6);fld(mid,y,'DATE',p.date,R-mid);y+=18
    p.veh('year','make','model');fld(L,y,'YEAR',str(p.year),70);fld(L+76,y,'MAKE',p.make,mid-L-82);fld(mid,y,'MODEL',p.model,R-mid);y+=18
    if i in(0,2):p.veh('vin');fld(L,y,'SERIAL NO.',p.vin,mid-L-6)
    if i!=3:p.veh('mileage');fld(mid,y,'MILEAGE',str(p.miles),R-mid)
    y+=14;ld=[17,15,18,16][i]
    js=p.jobs(2,minp=1);L2=[]
    for j in js:
        for a in j.parts:L2.append((a.q,a.n,a.t,pt(a.n),None))
        L2.append(('',j.title,j.lab,'Labor',j))
    for a in ([p.serv(),p.fee()] if i!=2 else [p.sublet(),p.core()]): L2.append(('' if a.typ!='Fee' else '',a.n,a.t,a.typ,None))
    xq=L+34;y0=y
    hq=i!=3
    p.rect(L,y,R-L,16,C('#e6e6e6'));
    if hq:p.t(L+17,y+11,'QTY.','B',7.5,'c')
    p.t((xq+xd)/2,y+11,['DESCRIPTION OF WORK / PARTS','DESCRIPTION','MATERIAL AND LABOR','ITEM'][i],'B',7.5,'c');p.t((xd+R)/2,y+11,['AMOUNT','AMOUNT','PRICE','DOLLARS | CTS'][i],'B',7.5,'c');y+=16
    for q,d,t,ty,j in L2:
        X=(xq if hq else L)+4
        ls=p.wrap(d,xd-X-20,'R',10)
        if any(p.w(l,z=10,fam=hw)>xd-X-2 for l in ls): ls=[x for l in ls for x in [l]]
        zz=10
        while any(p.w(l,z=zz,fam=hw)>xd-X-2 for l in ls): zz-=.5
        last=i!=1
        for k,l in enumerate(ls):
            y+=ld
            p.t(X,y-4,l,z=zz,fam=hw,col=ink)
            if k==0 and hq and q!='' : p.t(L+17,y-4,p.q(q),z=10,al='c',fam=hw,col=ink)
            if k==(len(ls)-1 if last else 0): dc(p,xd,xc,R,y-4,t,z=10,fam=hw,col=ink)
            p.line(L,y,R,y,.4)
        p.item(d,ty,t,q if hq and q!='' else None)
    for _ in range([3,1,2,2][i]): y+=ld;p.line(L,y,R,y,.4)
    yb=y
    rows=p.totals(form=[0,3,1,3][i],disc=i==2,depos=i==3)
    for l,v,k in rows:
        y+=ld;p.t(xd-6,y-4,l,'B' if k in 'Tb' else 'R',9,'r');dc(p,xd,xc,R,y-4,v,'R',10,fam=hw,col=ink);p.line(xd,y,R,y,.4 if k!='T' else 1.2)
    if hq:p.line(xq,y0,xq,yb,.5)
    for X in(xd,R):p.line(X,y0,X,y,.7)
    p.line(xc,y0+16,xc,y,.4);p.line(L,y0,L,yb,.7)
    y+=22
    for s in p.notes(1): p.para(L,y,s,R-L-10,'I',8);
    p.t(L,y+30,'Authorized by ______________________',z=8)
    p.save()
# ---------- B06 till receipt
def B06(n):
    i='abcd'.index(n[3])
    p=Paper(n,size=[(226,640),(204,700),(226,600),(250,760)][i],fam=['cour','dmono','lmono','lsans'][i],kinds=['g','gx','gm','g'][i],mon=['n','$','n','$,'][i],case=['caps','p','caps','p'][i])
    r=p.r;L,R=10,p.W-10;z=[8,7,8.2,8.5][i];ld=z*1.3;y=24
    cw=p.W/2
    for s in [p.ps().upper() if i!=3 else p.ps()]: 
        for l in p.wrap(s,R-L,'B',z+3): p.t(cw,y,l,'B',z+3,'c');y+=ld+3
    p.shopp=p.shop.upper() if i!=3 else p.shop
    for s in [p.addr,p.city,'TEL '+p.ph]: p.t(cw,y,s,z=z,al='c');y+=ld
    y+=ld
    sep=lambda ch: (p.t(L,y,ch*int((R-L)/p.w(ch,z=z)),z=z))
    p.t(L,y,['RCPT','Ticket','INV','Receipt'][i]+' '+p.pd(),z=z);p.t(R,y,p.date,z=z,al='r');y+=ld
    p.t(L,y,p.ymm().upper() if i==0 else p.ymm(),z=z);y+=ld
    if i==0: p.v['make']=p.make.upper();p.v['model']=p.model.upper()
    if i in(1,3):p.veh('mileage');p.t(L,y,f'Odo {p.miles}',z=z);y+=ld
    if i==2:p.veh('vin');p.t(L,y,'VIN '+p.vin,z=z);y+=ld
    sep(['-','=','*','-'][i]);y+=ld*1.2
    js=p.jobs([2,2,1,2][i]);X=[]
    for j in js:
        X+=[(a.n,a.q,a.u,a.t,pt(a.n),a.pn) for a in j.parts];X.append((j.title,None,None,j.lab,'Labor',''))
    for _ in range([1,0,2,1][i]): a=p.serv();X.append((a.n,None,None,a.t,'Service',''))
    a=p.fee();X.append((a.n,None,None,a.t,'Fee',''))
    if i==1:a=p.core();X.append((a.n,None,None,a.t,'Fee',''))
    if i==2:a=p.tire();X.append((a.n,a.q,a.u,a.t,'Tire',''))
    fl={'Part':'T','Tire':'T'} if i in(0,2) else {}
    for d,q,u,t,ty,pnn in X:
        am=p.m(t)+(' '+fl.get(ty,' ') if i in(0,2) else '')
        amw=p.w(am,z=z)
        one=(i in(0,3))
        qtyrow=q is not None and (q>1 or i==2)
        ls=p.wrap(d,R-L-(amw+8 if one or not qtyrow else 0),z=z)
        for k,l in enumerate(ls):
            p.t(L,y,l,z=z)
            if k==len(ls)-1 and (not qtyrow or one): p.t(R,y,am,z=z,al='r')
            y+=ld
        if qtyrow:
            p.t(L+12,y,[f'{q} @ {p.m(u)}',f'{q} x {p.m(u)}',f'{q} EA @ {p.m(u)}',f'{q} for {p.m(u)} each'][i],z=z,col=C('#444444') if i==3 else None)
            if not one:p.t(R,y,am,z=z,al='r')
            y+=ld
        p.item(d,ty,t,q if qtyrow else None,u if qtyrow else None)
        if i==3:y+=3
    sep(['-','=','*','-'][i]);y+=ld*1.2
    rows=p.totals(form=[1,3,1,2][i],disc=i in(1,3),depos=False)
    for l,v,k in rows:
        zz=z+(2 if k=='T' else 0)
        if k=='T' and i!=3:y+=3
        p.t(L,y,l,'B' if k=='T' else 'R',zz);p.t(R-(p.w(' T',z=z) if i in(0,2) else 0),y,p.m(v,v<0),'B' if k=='T' else 'R',zz,'r');y+=ld+(2 if k=='T' else 0)
    y+=ld*.5
    p.t(L,y,['CASH','VISA ****'+str(r.randint(1000,9999)),'CHECK #'+str(r.randint(200,999)),'Debit'][i],z=z)
    pay=p.total if i!=0 else -(-p.total//2000)*2000
    p.t(R,y,p.m(pay),z=z,al='r');y+=ld
    if i==0:p.t(L,y,'CHANGE',z=z);p.t(R,y,p.m(pay-p.total),z=z,al='r');y+=ld
    y+=ld
    for s in p.notes(1):
        for l in p.wrap(s,R-L,z=z): p.t(cw,y,l,z=z,al='c');y+=ld
    p.save()
LS=[B01,B02,B03,B04,B05,B06]
def run(LS,first):
    import traceback
    for k,f in enumerate(LS):
        for c in 'abcd':
            try: f(f'B{first+k:02d}{c}')
            except Exception: print('FAIL',f.__name__,c);traceback.print_exc(limit=-2)
if __name__=='__main__': run(LS,1)
