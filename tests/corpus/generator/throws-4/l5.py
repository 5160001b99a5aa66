from main import *
from l1 import cname
@layout('13')
def L13(d,R,i):
    """dot matrix, tractor paper, character grid"""
    d.kind=['dealer_order','quote','quote','dealer_order'][i]
    c=car(R); s=shop(R,'dealer' if i in(0,3) else R.choice(['gen','trans','tire']),c['make']); n=[80,76,80,72][i]; W=[684,640,612,620][i]; fk=['djm','inc','mono','tw'][i]; m=[40,36,30,36][i]; sz=(W-2*m)/n/{'djm':.602,'mono':.60,'tw':.6,'inc':.5}[fk]
    f=[Fmt('',True,'t'),Fmt('',False,'t'),Fmt('$',True,'t'),Fmt('',True,'p')][i]; L=[]; G={}
    def row(*cells):
        ln=[' ']*n
        for x,t,al in cells:
            t=str(t); x0=x if al=='l' else x-len(t)
            for k,ch in enumerate(t):
                assert 0<=x0+k<n,(t,x0); ln[x0+k]=ch
        L.append(''.join(ln).rstrip())
    d.shop=s['name'].upper(); row((n//2-len(d.shop)//2,d.shop,'l')); row((n//2-len(s['street']+' '+s['city'])//2,(s['street']+' '+s['city']).upper(),'l')); row((n//2-7,s['phone'],'l')); L.append('')
    d.num='%d'%R.randint(10000,899999); d.veh(c,'year','make','model','vin','mileage')
    row((0,['RO# ','INVOICE: ','WORK ORDER NO. ','R/O '][i]+d.num,'l'),(n,'DATE: '+date(R),'r')); row((0,'CUST: '+cname(R).upper(),'l'),(n,'PAGE 1','r'))
    row((0,('%d %s %s'%(c['year'],c['make'],c['model'])).upper(),'l'),(n,['MILES IN: ','MILEAGE ','ODOM: ','MI '][i]+str(c['mileage']),'r')); row((0,['VIN: ','V.I.N. ','SERIAL# ','VIN '][i]+c['vin'],'l'))
    sep=['-','=','-','*'][i]*n; L.append(sep); rt=rate(R); ls=lines(R,R.randint(3,5),rt,'U',.5,.02)
    if i==0: row((0,'OP','l'),(8,'DESCRIPTION','l'),(54,'HRS/QTY','r'),(66,'PRICE','r'),(79,'AMOUNT','r'))
    elif i==1: row((0,'QTY','l'),(6,'PART NUMBER','l'),(22,'DESCRIPTION','l'),(64,'LIST','r'),(75,'EXTENDED','r'))
    elif i==2: row((0,'DESCRIPTION','l'),(48,'QTY','r'),(62,'LABOR','r'),(78,'PARTS','r'))
    else: row((0,'LN','l'),(11,'AMOUNT','r'),(14,'T','l'),(18,'DESCRIPTION','l'),(62,'QTY','r'))
    L.append(sep.replace('*','-') if i!=1 else '-'*n)
    ln_=0
    if i==1:
        L.append('PARTS')
        for j in ls:
            for p in j['parts']: row((3,p['qty'],'r'),(6,p['pn'],'l'),(22,p['desc'],'l'),(64,f(p['unit']),'r'),(75,f(p['total']),'r')); d.add(p['desc'],'Part',p['total'],p['qty'],p['unit'])
        row((58,'PARTS TOTAL','r'),(75,f(d.sum('Part')),'r')); L+=['','LABOR']
        for j in ls: row((6,j['name'],'l'),(64,'%.2f HR'%j['hrs'],'r'),(75,f(j['labor']),'r')); d.add(j['name'],'Labor',j['labor'],j['hrs'])
        row((58,'LABOR TOTAL','r'),(75,f(d.sum('Labor')),'r'))
    else:
        for j in ls:
            ln_+=1
            if i==0:
                row((0,R.choice(['10','21','44','07'])+R.choice('ABZ')+'Z','l'),(8,j['name'],'l'),(54,'%.1f'%j['hrs'],'r'),(66,f(j['rate']),'r'),(79,f(j['labor']),'r')); d.add(j['name'],'Labor',j['labor'],j['hrs'],j['rate'])
                for p in j['parts']: row((2,'P','l'),(10,p['desc'],'l'),(54,p['qty'],'r'),(66,f(p['unit']),'r'),(79,f(p['total']),'r')); d.add(p['desc'],'Part',p['total'],p['qty'],p['unit'])
                row((8,'TECH %d  %s'%(R.randint(10,99),R.choice(['ROAD TEST OK','FOUND LEAKING','CUST WAIVED OLD PARTS'])),'l'))
            elif i==2:
                row((0,j['name'],'l'),(48,'%.1f'%j['hrs'],'r'),(62,f(j['labor']),'r')); d.add(j['name'],'Labor',j['labor'],j['hrs'])
                for p in j['parts']: row((3,p['desc'],'l'),(48,p['qty'],'r'),(78,f(p['total']),'r')); d.add(p['desc'],'Part',p['total'],p['qty'])
            else:
                row((0,'%02d'%ln_,'l'),(11,f(j['labor']),'r'),(14,'L','l'),(18,j['name'],'l'),(62,'%.1f'%j['hrs'],'r')); d.add(j['name'],'Labor',j['labor'],j['hrs'])
                for p in j['parts']: ln_+=1; row((0,'%02d'%ln_,'l'),(11,f(p['total']),'r'),(14,'P','l'),(18,p['desc'],'l'),(62,p['qty'],'r')); d.add(p['desc'],'Part',p['total'],p['qty'])
            if i!=3: L.append('')
    L.append(sep)
    for l,a,b in sums(d,R,f,up=True,split=i!=1):
        if i==3: row((11,a,'r'),(14,l,'l'))
        elif b and i==2: row((60,'*** '+l,'r'),(78,a,'r'))
        else: row((n-16,l,'r'),(n-1 if i!=1 else 75,a,'r'))
    L+=['',['** ESTIMATE ONLY - NOT AN INVOICE **','THANK YOU FOR YOUR BUSINESS','SIGNED X____________________________','CUSTOMER COPY'][i]]
    lh=sz*[1.45,1.35,1.3,1.4][i]; H=max(66*9 if i==1 else 500,len(L)*lh+80)
    pg=Page(W,H,R=R,bg=(255,255,255) if i!=1 else (252,252,244)); pg.useink([(60,60,72),(50,50,70),(30,30,40),(70,60,110)][i],1.0,.45,.08)
    y=46
    if i in(0,3): # green/blue bars and holes
        k=0; yy=30
        while yy<H: 
            if k%2: pg.rect(26,yy,W-26,min(H,yy+lh*2),0,fill=(222,240,222) if i==0 else (222,232,246))
            yy+=lh*2;k+=1
    if i!=2:
        yy=12
        while yy<H: pg.oval(7,yy,16,yy+9,.6,(150,150,150),fill=(90,85,80)); pg.oval(W-16,yy,W-7,yy+9,.6,(150,150,150),fill=(90,85,80)); yy+=36
        pg.line(24,0,24,H,.4,(200,200,200)); pg.line(W-24,0,W-24,H,.4,(200,200,200))
    for t in L:
        pg.t(m,y,t,fk,sz,ink=True) if False else [pg.t(m+k*(W-2*m)/n,y,w_,fk,sz,ink=True) for k,w_ in _wd(t)]; y+=lh
    pg.endy=(y,H); return pg
def _wd(t):
    import re
    return [(m.start(),m.group()) for m in re.finditer(r'\S+',t)]
@layout('14')
def L14(d,R,i):
    """quick lube slip"""
    c=car(R); s=shop(R,'lube'); w,h=[(396,612),(306,640),(420,560),(380,660)][i]; pg=Page(w,h,R=R); F,FB=[('lib','libb'),('inc','djmb'),('robc','robcb'),('os','osb')][i]; z=[8.8,9.5,10,8.8][i]
    pg.useink((25,25,35),1,.15,.05); ac=[(200,20,40),(0,0,0),(0,60,140),(230,90,20)][i]; f=[Fmt('$',neg='-'),Fmt('',neg='t'),Fmt('$',neg='p'),Fmt('',False,'-')][i]
    d.shop=s['name']; 
    if i in(0,3): pg.rect(0,0,w,44,0,fill=ac); pg.t(w/2,28,d.shop,'latok',18,'c',(255,255,255))
    else: pg.t(w/2,32,d.shop,'bkbi' if i==2 else 'djmb',16 if i==2 else 13,'c',ac)
    pg.t(w/2,56,s['street']+', '+s['city'],F,z-.8,'c'); pg.t(w/2,67,s['phone'],F,z-.8,'c')
    m=22; d.num='%06d'%R.randint(1,999999) if i!=3 else None; d.veh(c,'year','make','model','mileage',*(['vin'] if i==2 else [])); y=86
    if d.num: pg.t(m,y,['Invoice # ','TRANS ','Work Order '][i]+d.num,FB,z)
    pg.t(w-m,y,date(R),F,z,'r'); y+=13
    pg.t(m,y,'%d %s %s'%(c['year'],c['make'],c['model']),FB,z); pg.t(w-m,y,"{:,}".format(c['mileage'])+' miles',F,z,'r'); y+=13
    if i==2: pg.t(m,y,'VIN '+c['vin'],F,z); y+=13
    pg.t(m,y,'Bay %d  Tech: %s'%(R.randint(1,4),R.choice(['Jose','Kyle','Dee'])),F,z); y+=8; pg.line(m,y,w-m,y,.8); y+=14
    pk=R.choice(LUBE[:3]); pk=pk.upper() if i==1 else pk
    p=R.choice([4999,6499,7999,8999,10499]); 
    def ln(ds,t,q=None,ind=0,fo=None,note=None):
        nonlocal y
        ww=pg.wrap(ds,fo or F,z,w-2*m-70-(24 if i==0 else 0)-ind); x=m+ind+(24 if i==0 else 0)
        if q and i==0: pg.t(m,y,str(q),F,z)
        y0=y
        for k,t_ in enumerate(ww): pg.t(x,y,t_,fo or F,z); y+=z*1.3
        if t is not None: pg.t(w-m,y0,t,fo or F,z,'r')
        y+=2.5
    ln(pk,f(p),1,0,FB); d.add(pk,'Service',p,1 if i==0 else None)
    for t in R.sample(['Up to 5 qts 5W-30 syn blend','Oil filter PH3614','Top off washer fluid','Set tire pressure','Lube fittings','Check belts & hoses','Vacuum floor'],R.randint(3,5)): ln((t.upper() if i==1 else t),['','0.00','incl.',''][i] or None,None,10)
    for e in R.sample(LUBE[3:],R.randint(3,6)):
        q=R.choice([1,1,1,2]) if any(k in e for k in('quart','bulb')) else 1; u=money(R,6,12) if 'quart' in e else money(R,14,120)
        ty='Part' if any(k in e for k in('quart','filter','blades','belt','bulb','Canister','leak')) else 'Service'
        e=words(R,e,'U' if i==1 else '',.1,.06); ln(e,f(u*q),q); d.add(e,ty,u*q,q if i==0 else None)
        if q>1 and i!=0: pg.t(m+14,y,'%d @ %s'%(q,f(u)),F,z); d.items[-1]['quantity']=q; d.items[-1]['unitPrice']=u; y+=z*1.4
    if i in(1,3) and R.random()<.8:
        l=['','EPA OIL FEE','','Waste oil disposal'][i]; v=R.choice([199,299,350]); ln(l,f(v)); d.add(l,'Fee',v)
    if i==3: pg.t(m,y+2,'Declined: Coolant service 129.99 / Air filter 27.99','libi',z-1); y+=14
    v=R.choice([500,1000,1500]); 
    if i!=2: l=['Coupon SAVE%d'%(v//100),'COUPON','','Internet coupon'][i]; ln(l,f(v,neg=True)); d.disc.append(v)
    y+=2; pg.line(m,y-6,w-m,y-6,.8); y+=8
    r=sums(d,R,f,disc=i==2,fee=False,split=False,up=i==1)
    y=sumblock(pg,w-m,y-8,r,170,F,FB,z+.6,15,['plain','dbl','box','grid'][i])
    if i in(0,2): y+=16; pg.t(m,y,'VISA ****%04d'%R.randint(0,9999),F,z); pg.t(w-m,y,f(d.total),F,z,'r'); y+=12; pg.t(m,y,'Change',F,z);pg.t(w-m,y,f(0),F,z,'r')
    pg.t(w/2,min(h-14,y+26),'Next service due: %s mi'%"{:,}".format(c['mileage']+5000),FB,z,'c'); pg.endy=(y,h)
    if y>h-10: raise Exception('over')
    return pg
@layout('15')
def L15(d,R,i):
    """58 mm printer / mobile mechanic"""
    d.kind='quote'; W=[164,170,160,180][i]; n=[30,32,28,32][i]; fk=['mono','djm','hack','djmb'][i]; sz=(W-12)/n/.602; c=car(R); s=shop(R,R.choice(['mob','gen','tire'])); f=[Fmt('$',False,'-'),Fmt('',False,'t'),Fmt('$',True,'p'),Fmt('',True,'-',tot='$')][i]
    L=[]; ctr=lambda t:t.center(n).rstrip()
    def wr(t,w):
        o=[];cur=''
        for x in t.split(' '):
            q=(cur+' '+x).strip()
            if len(q)>w: o.append(cur);cur=x
            else: cur=q
        return o+[cur]
    d.shop=s['name']; L+=[ctr(x) for x in wr(d.shop,n)]; L.append(ctr(s['phone2'])); L.append('')
    d.num=[None,'%04d'%R.randint(1,9999),'%d'%R.randint(100,99999),None][i]
    if d.num: L.append(['','Receipt #','EST ',''][i]+d.num)
    L.append(date(R)); d.veh(c,*['year','make','model']+(['mileage'] if i==1 else [])); L+=wr('%d %s %s'%(c['year'],c['make'],c['model']),n)
    if i==1: L.append('%d mi'%c['mileage'])
    L.append(['-'*n,'='*n,'_'*n,'.'*n][i]); rt=rate(R); ls=lines(R,R.randint(2,4),rt,['','U','L','T'][i],.4,.1)
    for k,j in enumerate(ls):
        its=[(p['desc'],p['qty'],p['unit'],p['total'],'Part') for p in j['parts']]
        if i==3:
            t=j['labor']+sum(x[3] for x in its); L+=wr('%d. '%(k+1)+j['name'],n); L.append(f(t).rjust(n)); d.add(j['name'],'Service' if its else 'Labor',t); continue
        its.insert(0 if i!=1 else len(its),(j['name'],j['hrs'],rt,j['labor'],'Labor'))
        for ds,q,u,t,ty in its:
            if i==0: L+=wr(ds,n); a=('%gh x '%q if ty=='Labor' else '%d x '%q)+f(u); L.append(' '+a+f(t).rjust(n-1-len(a))); d.add(ds,ty,t,q,u)
            elif i==1: L+=wr(ds,n); L.append(f(t).rjust(n)); d.add(ds,ty,t)
            else:
                w=wr(ds,n-11); a=f(t); L.append(w[0]+a.rjust(n-len(w[0]))); L+=['  '+x for x in w[1:]]; d.add(ds,ty,t)
    if i==2: L.append('travel to you'+'free'.rjust(n-13))
    if i in(0,3): v=R.choice([4500,3500,6000]); l=['Service call','Mobile trip fee'][i//3]; L.append(l+f(v).rjust(n-len(l))); d.add(l,'Fee',v)
    L.append(['-'*n,'='*n,'_'*n,'.'*n][i])
    for l,a,b in sums(d,R,f,fee=i==1,split=i==0,tax=i!=3):
        if len(l)+len(a)+1>n: L.append(l); L.append(a.rjust(n))
        else: L.append(l+a.rjust(n-len(l)))
    L+=['']+[ctr(x) for x in wr(['Cash, Zelle or card','ALL SALES FINAL','estimate good for 10 days','Powered by PocketPOS'][i],n)]
    lh=sz*[1.25,1.3,1.4,1.35][i]; H=len(L)*lh+44; pg=Page(W,max(H,W*1.6),R=R); pg.useink([(70,70,80),(40,40,40),(80,60,110),(50,50,50)][i],1.1,.3,.04)
    y=22
    for t in L: pg.t(6,y,t,fk,sz,ink=True); y+=lh
    pg.endy=y; return pg
@layout('16')
def L16(d,R,i):
    """modern shop software, service cards"""
    c=car(R); s=shop(R,R.choice(['gen','gen','tire'])); pg=Page(R=R); F,FB=[('rob','robb'),('os','osb'),('lib','libb'),('lato','latob')][i]; z=[8.6,8.2,8.8,8.8][i]; ac=[(33,90,200),(20,20,20),(0,128,110),(210,80,30)][i]; g=(110,116,126)
    f=[Fmt('$'),Fmt('$',neg='p'),Fmt('',tot='$'),Fmt('$')][i]; d.shop=s['name']; pg.t(36,46,d.shop,FB,15,col=ac); pg.t(36,58,s['street']+', '+s['city'],F,8,col=g); pg.t(36,69,s['phone'],F,8,col=g)
    d.num=['#%d','RO-%d','%d','E%d'][i]%R.randint(1000,99999); pg.t(576,46,['Estimate ','Repair Order ','ESTIMATE ','Estimate No. '][i]+d.num,FB,12,'r'); pg.t(576,58,date(R),F,8,'r',g); d.num=d.num.replace('#','')
    d.veh(c,'year','make','model','vin','mileage'); y=84; pg.rrect(36,y,576,y+40,4,.6,(210,215,222)); pg.t(44,y+15,cname(R),FB,9.5); pg.t(44,y+29,s['phone2'],F,8,col=g); pg.t(300,y+15,'%d %s %s'%(c['year'],c['make'],c['model']),FB,9.5); pg.t(300,y+29,'VIN %s   %s mi'%(c['vin'],"{:,}".format(c['mileage'])),F,8,col=g); y+=54
    rt=rate(R); ls=lines(R,R.randint(3,4),rt,'T' if i==3 else '',.1,.03)
    for k,j in enumerate(ls):
        t=j['labor']+sum(p['total'] for p in j['parts'])
        ttl=j['name']
        if i==0: pg.rrect(36,y,576,y+18,3,0,fill=(232,240,252)); pg.t(44,y+12.5,'%d. %s'%(k+1,ttl),FB,9.5,col=ac); y+=19
        elif i==1: pg.t(36,y+11,ttl,FB,11); pg.line(36,y+15,576,y+15,1.2); y+=16
        elif i==2: pg.rect(36,y,576,y+17,0,fill=ac); pg.t(44,y+12,ttl.upper(),FB,9,col=(255,255,255)); pg.t(568,y+12,f(t),FB,9,'r',(255,255,255)); y+=18
        else: pg.t(36,y+11,'Job %d: %s'%(k+1,ttl),FB,10,col=ac); y+=15
        rows=[]; ln=('Labor: ' if i==1 else '')+j['name']
        lb=ln if i!=2 else R.choice(['Labor','Labor to perform above','Technician labor'])
        L_=dict(desc=lb,q='%.2f'%j['hrs'] if i!=1 else '%.1f hr'%j['hrs'],u=f(rt),t=f(j['labor']),ty='Labor'); 
        P_=[dict(desc=p['desc'],q=str(p['qty']) if i!=0 else '%.2f'%p['qty'],u=f(p['unit']),t=f(p['total']),ty='Part',no=p['pn']) for p in j['parts']]
        seq=[(L_,('Labor',j['labor'],j['hrs'],rt))]+[(r,('Part',p['total'],p['qty'],p['unit'])) for r,p in zip(P_,j['parts'])]
        if i in(1,3): seq=seq[1:]+seq[:1]
        for r,(ty,tt,q,u) in seq: rows.append(r); d.add(r['desc'],ty,tt,q,u if i!=3 else None)
        cols=[[C('ty','Type',50),C('desc','Description',300),C('q','Qty/Hrs',50,'r'),C('u','Price',66,'r'),C('t','Total',74,'r')],
         [C('desc','Item',280),C('no','Part #',90),C('q','Qty',50,'r'),C('u','Rate',58,'r'),C('t','Amount',62,'r')],
         [C('desc','DESCRIPTION',306),C('q','QTY',54,'r'),C('u','UNIT',90,'r'),C('t','EXT',90,'r')],
         [C('t','Price',80,'r'),C('q','Qty',50,'c'),C('desc','Details',300),C('ty','',110)]][i]
        y=table(pg,36,y,cols,rows,F,FB,z,14,['rows','none','full','rows'][i],line=(215,220,226),headcol=g,headsz=7.2)
        if i in(0,1,3): pg.t(576-3,y+11,['Service total ','Subtotal ','Job total '][[0,1,0,2][i]]+f(t),FB,z,'r'); y+=20
        else: y+=8
    if i in(0,2): pg.t(36,y+10,'DECLINED',FB,8.5,col=(190,40,40)); dj=lines(R,1,rt,'',.1,.0)[0]; pg.t(100,y+10,dj['name']+'   '+f(dj['labor']+9900),F,8.5,col=g); y+=18
    y=sumblock(pg,576,y+4,sums(d,R,f),190,F,FB,9.5,15,['plain','dbl','grid','box'][i],line=(120,120,120) if i else (0,0,0)); pg.endy=y
    if y>785: raise Exception('over %s'%y)
    return pg
