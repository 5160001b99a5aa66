from main import *
def cname(R): return R.choice(PEOPLE)
COMPL=["CUSTOMER STATES GRINDING NOISE WHEN BRAKING","C/S VIBRATION AT HWY SPEED","CUST STATES CHECK ENGINE LIGHT ON","C/S A/C BLOWS WARM","CUSTOMER REQUESTS SERVICE PER MAINT SCHEDULE","C/S FLUID LEAKING UNDER VEHICLE","CUST REPORTS NO START AT TIMES","C/S CLUNK OVER BUMPS, FRONT END","CUST STATES WHINE INCREASES WITH RPM","SMELL OF COOLANT IN CABIN"]
COR=["VERIFIED CONCERN. PERFORMED REPAIR AND ROAD TESTED OK.","FOUND PART FAILED INTERNALLY. REPLACED. CLEARED CODES.","INSPECTED, MEASURED AT 2MM. RECOMMEND REPLACEMENT.","OK TO PROCEED PER CUSTOMER BY PHONE 10:42","SEE ATTACHED INSPECTION SHEET FOR DETAILS"]
@layout('01')
def L01(d,R,i):
    d.kind='dealer_order'; c=car(R); s=shop(R,'dealer',c['make']); pg=Page(R=R)
    fc=[(30,60,130),(0,0,0),(0,90,60),(120,30,40)][i]; fi=['mono','lib','tw','robc'][i]; fib=['monob','libb','twb','robcb'][i]; sz=[7.8,8.3,7.8,9][i]
    pg.useink([(25,25,40),(10,10,10),(20,20,20),(40,30,90)][i],.9,.15,.12)
    f=Fmt(['','$','',''][i],i!=2,'-p-t'[i]); nm=s['name'].upper() if i%2==0 else s['name']
    d.shop=nm; d.num=R.choice(['%d','RO%d','%dA'])%R.randint(104000,899999) if i!=3 else str(R.randint(10000,99999))
    d.veh(c,'year','make','model','vin','mileage')
    hx=[306,40,40,306][i]; pg.t(hx,44,nm,['serb','libb','bkb','gob'][i],[20,18,17,19][i],'c' if hx==306 else 'l',fc)
    pg.t(hx,57,s['street']+' · '+s['city']+' · '+s['phone'],'lib',8,'c' if hx==306 else 'l',fc)
    pg.t(572,80,R.choice(['SERVICE ESTIMATE','REPAIR ORDER','SERVICE INVOICE','R.O. WORKSHEET']),'libb',11,'r',fc)
    # info grid
    y=88; cells=[[('CUSTOMER',cname(R).upper(),150),('%s'%['R.O. NO.','REPAIR ORDER #','INVOICE','TAG / RO'][i],d.num,92),('ADVISOR',R.choice(['MIKE 4417','DENISE','ROB T','KAYLA 203']),90),('DATE IN',date(R),100),('PROMISED',R.choice(['17:00','WAITER','5:30 PM','']),100)],
      [('YEAR',str(c['year']),40),('MAKE',c['make'].upper(),90),('MODEL',c['model'].upper(),110),('VIN',c['vin'],132),('MILEAGE IN / OUT','%d / %d'%(c['mileage'],c['mileage']+R.randint(1,4)),90),('RATE',R.choice(['CASH','CHARGE','']),70)]]
    if i in(1,3): cells.reverse()
    for row in cells:
        x=40
        for h,v,w in row:
            pg.rect(x,y,x+w,y+25,.6,fc); pg.t(x+2,y+7,h,'nar',6.2,col=fc); pg.t(x+4,y+20,v,fi,sz,ink=True); x+=w
        y+=25
    y+=6
    xs={'amt':568,'unit':510,'list':455,'qty':66}
    heads=[('LINE',42,'l'),('DESCRIPTION / OPCODE',72,'l')]+([('LIST',455,'r')] if i in(0,1) else [])+[('NET' if i!=3 else 'PRICE',510,'r'),('TOTAL' if i!=1 else 'AMOUNT',568,'r')]
    if i==1: pg.rect(40,y,572,y+13,0,fill=fc)
    else: pg.line(40,y+13,572,y+13,1,fc)
    for h,x,a in heads: pg.t(x,y+9.5,h,'libb',7,a,(255,255,255) if i==1 else fc)
    y+=26; y0=y-12
    rt=rate(R); ls=lines(R,R.randint(2,4) if i!=2 else 3,rt,'U',.4,.01)
    T=lambda x,y,t,al='l',b=0: pg.t(x,y,t,fib if b else fi,sz,al,ink=True)
    lh=sz*1.32
    for k,j in enumerate(ls):
        L="ABCDEF"[k]
        if i in(0,2): T(42,y,L+('*' if i==2 else '')); T(58,y,R.choice(COMPL)); y+=lh
        op=R.choice(['BRK','ENG','MNT','EL'])+str(R.randint(10,99))
        showh=i in(0,1,3)
        if i==0: T(72,y,op); x=110
        elif i==1: T(42,y,'#%d'%(k+1),b=1); x=66
        elif i==3: T(42,y,L,b=1); T(58,y,op); x=100
        else: x=66
        tech=R.randint(100,9999)
        w=pg.tw(j['name'],fi,sz)
        assert x+w<430,(j['name'])
        T(x,y,j['name'],b=(i==1))
        if i==0: y+=lh; T(110,y,'%d  CP'%tech); T(200,y,'%.2f HRS'%j['hrs'])
        if i==1: T(455,y,'%.1f'%j['hrs'],'r'); T(510,y,f(j['rate']),'r')
        if i==3: T(455,y,'%.2f'%j['hrs'],'r')
        T(568,y,f(j['labor']),'r'); y+=lh
        d.add(j['name'],'Labor',j['labor'],j['hrs'] if i!=2 else None,j['rate'] if i==1 else None)
        pt=0
        for p in j['parts']:
            T(66 if i!=1 else 74,y,str(p['qty']),'r' if i==3 else 'l')
            if i==2: T(84,y,p['desc']); T(300,y,p['pn'])
            else: T(88,y,p['pn']); T(190,y,p['desc'])
            if i in(0,1): T(455,y,f(half(p['unit']*1.12)),'r')
            T(510,y,f(p['unit']),'r'); T(568,y,f(p['total']),'r'); y+=lh; pt+=p['total']
            d.add(p['desc'],'Part',p['total'],p['qty'],p['unit'])
        if i!=1: T(72,y,R.choice(COR)); y+=lh
        if i in(0,2): T(66,y,'PARTS: %s  LABOR: %s  OTHER: %s   TOTAL LINE %s: %s'%(f(pt),f(j['labor']),f(0),L,f(pt+j['labor']))); y+=lh
        y+=lh*.3
        if i==0: T(42,y,'*'*50); y+=lh*1.2
    T(42,y,'ABCDEFG'[len(ls)] if i!=1 else '#%d'%(len(ls)+1)); T(66,y,R.choice(['MULTI POINT INSPECTION','COMPLIMENTARY CAR WASH','CAMPAIGN 23V-118 REFLASH PCM - WARRANTY'])); T(568,y,['0.00','NO CHARGE','(N/C)','INTERNAL'][i],'r'); y+=lh*2
    yb=max(y+4,[560,600,610,575][i]); pg.rect(40,y0-2,572,yb,.8,fc)
    # totals box
    rows=[]
    if i!=3: rows+=[('LABOR AMOUNT',f(d.sum('Labor'))),('PARTS AMOUNT',f(d.sum('Part')))]
    if i==3: rows+=[('TOTAL PARTS',f(d.sum('Part'))),('TOTAL LABOR',f(d.sum('Labor')))]
    rows+=[(['GAS, OIL, LUBE','SUBLET AMOUNT','GAS, OIL & GREASE','SUBLET REPAIRS'][i],f(0))]
    fee=min(half(d.sum('Labor')*.1),4995); fl=['MISC. CHARGES','SHOP SUPPLIES','HAZ. MATERIALS','MISC/SHOP SUPPLY'][i]; d.add(fl,'Fee',fee); rows.append((fl,f(fee)))
    if i in(0,2): rows.append(('TOTAL CHARGES',f(d.sum()))); d.subtotal=d.sum()
    if i in(1,2): v=R.choice([2500,1500,half(d.sum()*.1)]); d.disc=[v]; rows.append((['','LESS DISCOUNT','LESS COUPON',''][i],f(v,neg=True) if i==1 else f(v)))
    elif i==0: rows.append(('LESS INSURANCE',f(0)))
    d.tax=half((d.sum('Part')+fee)*.0725); rows.append(('SALES TAX',f(d.tax))); d.total=d.sum()-sum(d.disc)+d.tax
    rows.append((['PLEASE PAY THIS AMOUNT','TOTAL DUE','PLEASE PAY','ESTIMATE TOTAL'][i],f(d.total,total=True)))
    ybx=yb+4
    for k,(l,a) in enumerate(rows):
        last=k==len(rows)-1
        pg.rect(390,ybx,572,ybx+15,.6,fc,fill=(228,232,240) if last else None); pg.line(490,ybx,490,ybx+15,.5,fc); pg.t(393,ybx+10.5,l,'narb' if last else 'nar',7.5,col=fc); T(568,ybx+10.5,a,'r',last); ybx+=15
    pg.rect(40,yb+4,386,ybx,.6,fc); pg.para(45,yb+14,"STATEMENT OF DISCLAIMER: The factory warranty constitutes all of the warranties with respect to the sale of this item/items. The seller hereby expressly disclaims all warranties either express or implied, including any implied warranty of merchantability or fitness for a particular purpose.",'lib',6.5,335,col=fc)
    pg.t(45,ybx-8,'CUSTOMER SIGNATURE  X______________________________','lib',7.5,col=fc)
    pg.endy=ybx; return pg
@layout('02')
def L02(d,R,i):
    W=[226,216,226,204][i]; n=[42,38,40,36][i]; fk=['djm','mono','hack','inc'][i]; sz=(W-20)/n/ {'djm':.602,'mono':.60,'hack':.602,'inc':.5}[fk]
    c=car(R); s=shop(R,R.choice(['gen','lube','tire'])); d.shop=s['name'].upper() if i!=2 else s['name']; L=[]
    f=Fmt(['','$','','$'][i],True,['-','-','t','p'][i]); rt=rate(R)
    ctr=lambda t:t.center(n).rstrip()
    lr=lambda a,b:a+' '*(n-len(a)-len(b))+b if len(a)+len(b)<n else a+'\n'+b.rjust(n)
    for t in ([d.shop,s['street'],s['city'],'TEL '+s['phone']]): L.append(ctr(t))
    sep=['-','=','*','- '][i]*n; sep=sep[:n]; L.append(sep)
    d.num=R.choice(['%06d','T%05d','A-%d'])%R.randint(1000,99999); num=d.num
    if d.num.startswith('W/O '): d.num=d.num[4:]
    L.append(lr(['TICKET: ','INV#: ','Order ','REC# '][i]+num,date(R)))
    if i in(0,2): L.append('CUST: '+cname(R))
    d.veh(c); 
    L.append('%d %s %s'%(c['year'],c['make'] if i%2 else c['make'].upper(),c['model'] if i%2 else c['model'].upper()))
    if i in(1,2): L.append('VIN '+c['vin']); d.v['vin']=c['vin']
    if i!=1: d.v['mileage']=c['mileage']; L.append(['MILES: %s','','Odometer %s','MI: %s'][i]%("{:,}".format(c['mileage']) if i!=2 else c['mileage']))
    L.append(sep)
    case='UUTU'[i]; ls=lines(R,R.randint(2,4),rt,case,.4,.03)
    if i==3: L.append(lr('QTY ITEM','AMOUNT'))
    def wrapd(t,w):
        out=[];cur=''
        for wd in t.split(' '):
            nn=(cur+' '+wd).strip()
            if len(nn)>w: out.append(cur);cur=wd
            else: cur=nn
        return out+[cur]
    def item(desc,q,u,t,ty):
        a=f(t)
        if i==0: # desc then qty @ unit ... amount
            L.extend(wrapd(desc,n)); L.append(lr('   %g %s @ %s'%(q,'HR' if ty=='Labor' else 'EA',f(u)),a)); d.add(desc,ty,t,q,u)
        elif i==1: # desc .... amount
            w=wrapd(desc,n-len(a)-2); L.extend(w[:-1]); L.append(lr(w[-1],a)); d.add(desc,ty,t)
        elif i==2:
            w=wrapd(desc,n-len(a)-7); L.append(lr(('%-5g'%q)+' '+w[0],a)); L.extend('      '+x for x in w[1:]); d.add(desc,ty,t,q)
        else:
            if ty=='Labor': w=wrapd(desc,n-len(a)-6); L.append(lr('    '+w[0],a)); L.extend('    '+x for x in w[1:]); d.add(desc,ty,t)
            else: w=wrapd(desc,n-len(a)-6); L.append(lr('%-3d '%q+w[0],a)); L.extend('    '+x for x in w[1:]); d.add(desc,ty,t,q)
    if i in(1,3): # parts first, labor after with heading
        L.append(['','** PARTS **','','-- PARTS'][i])
        for j in ls:
            for p in j['parts']: item(p['desc'],p['qty'],p['unit'],p['total'],'Part')
        L.append(['','** LABOR **','','-- LABOR'][i])
        for j in ls: item(j['name'],j['hrs'],j['rate'],j['labor'],'Labor')
    else:
        for j in ls:
            item(j['name'],j['hrs'],j['rate'],j['labor'],'Labor')
            for p in j['parts']: item(p['desc'],p['qty'],p['unit'],p['total'],'Part')
    if i==2: L.append(lr('Visual inspection','FREE'))
    L.append(sep)
    for l,a,b in sums(d,R,f,up=i!=2): 
        L.append(lr(l,a) if not b or i==0 else lr('>> '+l if i==3 else l,a))
    if i in(0,3): L+=[sep,lr('DEPOSIT PAID','50.00' if i==0 else '$100.00'),lr('BALANCE',f(d.total-(5000 if i==0 else 10000),total=True))]
    L+=['',ctr(['ESTIMATE GOOD 30 DAYS','THANK YOU!','No returns on electrical','** QUOTE ONLY - NOT A RECEIPT **'][i]),ctr('THANK YOU COME AGAIN' if i!=2 else 'Tell us how we did')]
    LL=[y for x in L for y in x.split('\n')]
    lh=sz*[1.25,1.35,1.2,1.3][i]; H=len(LL)*lh+50
    H=max(H,W*1.5)
    pg=Page(W,H,R=R); pg.useink([(40,40,44),(60,50,90),(20,20,20),(70,70,72)][i],1.2,.22,.05)
    y=26
    for t in LL:
        big=t.strip()==d.shop
        if big and len(t.strip())<n-6: pg.t(W/2,y,t.strip(),{'djm':'djmb','mono':'monob','hack':'hackb','inc':'djmb'}[fk],sz*1.2,'c',ink=True)
        else: pg.t(10,y,t,fk,sz,ink=True)
        y+=lh
    if i==1: # torn zigzag
        xx=0
        while xx<W: pg.d.polygon([(xx*S,H*S),((xx+2)*S,(H-3)*S),((xx+4)*S,H*S)],fill=(60,50,40)); xx+=4
    pg.endy=y; return pg
@layout('03')
def L03(d,R,i):
    """carbon NCR form, parts left, labor right, typed"""
    c=car(R); s=shop(R,'gen'); fc=[(0,100,150),(150,40,40),(30,110,70),(70,60,130)][i]; bg=[(255,255,255),(255,248,196),(255,255,255),(253,226,232)][i]
    pg=Page(612,792 if i!=1 else 700,bg=bg,R=R); pg.useink([(30,30,36),(60,60,140),(20,20,20),(50,50,120)][i],1.5 if i in(1,3) else 1.0,.35,.5,dx=R.uniform(-1.5,1.5),dy=R.uniform(-1,1.5))
    tf=['tw','twb','mono','tw'][i]; ts=[9.5,9,9,9.5][i]; T=lambda x,y,t,al='l':pg.t(x,y,t,tf,ts,al,ink=True)
    d.shop=s['name'] if i%2 else s['name'].upper(); pg.t(306 if i!=2 else 40,46,d.shop,['serb','bkb','libb','bkbi'][i],21,'c' if i!=2 else 'l',fc)
    pg.t(306 if i!=2 else 40,59,s['street']+', '+s['city']+'   '+s['phone'],'ser',9,'c' if i!=2 else 'l',fc)
    d.num='%05d'%R.randint(1200,98000); pg.t(575,36 if i!=2 else 46,('No. ' if i!=3 else 'Nº ')+d.num,'serb',14,'r',(190,30,30))
    y=72; d.veh(c,'year','make','model','mileage'); 
    for row in ([('NAME',cname(R),260),('PHONE',s['phone2'],150),('DATE',date(R),132)],[('YEAR',str(c['year']),60),('MAKE',c['make'],110),('MODEL',c['model'],130),('LICENSE NO.',''.join(R.choice(VC[:23]) for _ in range(3))+str(R.randint(100,9999)),112),('ODOMETER',str(c['mileage']),130)]):
        x=35
        for h,v,w in row: pg.rect(x,y,x+w,y+26,.7,fc); pg.t(x+2,y+7,h,'nar',6.3,col=fc); T(x+7,y+21,v.upper()); x+=w
        y+=26
    y+=8
    rt=rate(R); rd=i in(1,); ls=lines(R,R.randint(3,5),rt,'U',.5,.08,rd)
    lx,mid=35,[305,290,330,300][i]
    pcols=[C('q','QTY.',26,'c'),C('desc','PART NO. / DESCRIPTION' if i<2 else 'PARTS AND MATERIAL',mid-lx-26-62,'l'),C('t','PRICE' if i!=2 else 'AMOUNT',62,'r',1)]
    hc=[C('desc',['DESCRIPTION OF WORK','LABOR PERFORMED','OPERATION','WORK TO BE DONE'][i],577-mid-60-6-(28 if i==2 else 0)),C('t',['CHARGE','AMOUNT','LABOR','AMOUNT'][i],60,'r',1)]
    if i==2: hc.insert(1,C('q','HRS',28,'r'))
    pr=[dict(q=str(p['qty']),desc=p['desc'],t=p['total'],_=p) for j in ls for p in j['parts']]
    lr_=[dict(desc=j['name'],t=j['labor'],q='%.1f'%j['hrs'],_=j) for j in ls]
    mr=[17,14,18,16][i]
    a=table(pg,lx,y,pcols,pr,'nar','narb',7,18,'form',line=fc,headcol=fc,ink=True,inkf=tf,inksz=ts-.8,minrows=mr,pad=3)
    b=table(pg,mid+6,y,hc,lr_,'nar','narb',7,18,'form',line=fc,headcol=fc,ink=True,inkf=tf,inksz=ts-.8,minrows=mr-[6,0,5,0][i],headfill=None)
    if i in(0,2):
        for r in pr: d.add(r['desc'],'Part',r['t'],r['_']['qty'])
        for r in lr_: d.add(r['desc'],'Labor',r['t'],r['_']['hrs'] if i==2 else None)
    else:
        for r in pr: d.add(r['desc'],'Part',r['t'],r['_']['qty'])
        for r in lr_: d.add(r['desc'],'Labor',r['t'])
    ty=max(a,b) if i in(1,3) else b
    # sum rows with cents column on the right
    rows=[('TOTAL LABOR',d.sum('Labor')),('TOTAL PARTS',d.sum('Part'))]
    if i in(0,3): v=R.choice([750,1200,500]); l=['SHOP SUPPLIES','','','ENVIRONMENTAL / EPA'][i]; d.add(l,'Fee',v); rows.append((l,v))
    else: rows.append(('SUBLET REPAIRS',''))
    if i==2: d.disc=[2000]; rows.append(('DISCOUNT','20.00-'))
    d.tax=half(d.sum('Part')*[.06,.07,.0825,.055][i]); rows.append(('TAX',d.tax)); d.total=d.sum()-sum(d.disc)+d.tax; rows.append(('TOTAL' if i!=1 else 'TOTAL AMOUNT',d.total))
    yy=ty+4
    sx=mid+6+[0,60,40,40][i]
    for k,(l,v) in enumerate(rows):
        pg.rect(sx,yy,577,yy+19,.7 if k<len(rows)-1 else 1.6,fc); pg.line(517,yy,517,yy+19,.6,fc); pg.line(559,yy,559,yy+19,.5,fc)
        pg.t(sx+4,yy+13,l,'narb',8,col=fc)
        if isinstance(v,int): T(556,yy+14,"{:,}".format(v//100),'r'); T(561,yy+14,"%02d"%(v%100))
        elif v: T(575,yy+14,v,'r')
        yy+=19
    yl=max(a,yy)+8 if i in(0,2) else max(ty+14,0)
    pg.para(38,max(a+14,yl if i in(0,2) else 0),"I hereby authorize the above repair work to be done along with necessary materials. You and your employees may operate vehicle for purposes of testing, inspection or delivery at my risk.",'ser',7,[250,250,280,240][i],col=fc)
    pg.endy=yy; return pg
