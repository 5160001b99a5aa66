from main import *
from l1 import cname
@layout('07')
def L07(d,R,i):
    """excel print with gridlines"""
    c=car(R); s=shop(R,R.choice(['gen','mob','body'])); F,FB=[('car','carb'),('lib','libb'),('car','carb'),('cal','calb')][i]
    land=i==1; pg=Page(792 if land else 612,612 if land else 792,R=R); g=[(190,190,190),(170,170,170),(0,0,0),(200,210,200)][i]
    f=[Fmt('$',space=' '),Fmt('$'),Fmt('',False,'-',tot='$'),Fmt('$',neg='p')][i]; z=10.5 if i!=1 else 10
    d.shop=s['name']; d.num=['%d-%03d'%(2024,R.randint(1,320)),None,str(R.randint(100,4000)),'EST%04d'%R.randint(1,999)][i]
    d.veh(c,'year','make','model',*(['vin'] if i in(0,1) else []),*(['mileage'] if i in(0,3) else []))
    rt=rate(R); case='TUTL'[i]; ls=lines(R,R.randint(3,5),rt,case,.3,.09)
    x0=40 if i!=1 else 46; rh=16.5
    # columns
    cw=[[24,230,50,80,80,70],[40,300,80,70,80,130],[200,52,66,66,66,82],[250,60,80,80,60]][i]
    xs=[x0]
    for w in cw: xs.append(xs[-1]+w)
    r=0; y0=40; cells=[]
    def put(r,cx,t,al='l',b=0,fill=None,span=1,size=None,col=(0,0,0)):
        cells.append((r,cx,t,al,b,fill,span,size,col))
    put(0,0,d.shop,'l',1,None,3,16); put(1,0,s['street']+', '+s['city']); put(2,0,s['phone2']); r=4
    last=len(cw)-1
    if d.num: put(0,last,['Estimate # ','','Quote ','No. '][i]+d.num,'r',1)
    put(1,last,date(R),'r')
    v='%d %s %s'%(c['year'],c['make'],c['model'])
    if i==0: put(r,0,'Customer:'); put(r,2-1,'            '+cname(R)); put(r+1,0,'Vehicle:'); put(r+1,1,'            '+v); put(r+2,0,'VIN:'); put(r+2,1,'            '+c['vin']); put(r+3,0,'Miles:'); put(r+3,1,'            '+str(c['mileage'])); r+=5
    elif i==1: put(r,0,'FOR: %s     VEHICLE: %s     VIN: %s'%(cname(R),v,c['vin'])); r+=2
    elif i==2: put(r,0,v,'l',1); put(r+1,0,cname(R)); r+=3
    else: put(r,0,'Vehicle  '+v); put(r+1,0,'Odometer  '+"{:,}".format(c['mileage'])); r+=3
    heads=[['#','Description','Qty','Unit Cost','Price','Type'],['Line','DESCRIPTION','HRS / QTY','RATE','EXT','NOTES'],['Repair','Hours','Labor','Parts','','Total'],['Item','Qty / Hrs','Each','Amount','P/L']][i]
    hf=[(68,114,196),(217,217,217),None,(198,224,180)][i]; hc=(255,255,255) if i==0 else (0,0,0)
    for k,h in enumerate(heads): put(r,k,h,'l' if k in([1,1,0,0][i],) else 'c',1,hf,1,None,hc)
    rh0=r; r+=1; n=1
    for j in ls:
        if i in(0,1,3):
            seq=[(j['name'],j['hrs'],j['rate'],j['labor'],'Labor')]+[(p['desc'],p['qty'],p['unit'],p['total'],'Part') for p in j['parts']]
            if i==3: seq=seq[1:]+seq[:1]
            for ds,q,u,t,ty in seq:
                assert pg.tw(ds,F,z)<cw[1 if i!=3 else 0]-4,ds
                if i==0: vals=[str(n),ds,'%g'%q,f(u),f(t),ty]
                elif i==1: vals=[str(n),ds,'%.2f'%q,f(u),f(t),R.choice(['','','in stock','1 day','OEM','aftermkt'])]
                else: vals=[ds,'%g'%q,f(u),f(t),ty[0]]
                for k,v in enumerate(vals): put(r,k,v,'l' if v==ds or k==5 else 'c' if k==0 or (i==3 and k==4) else 'r',0,(242,242,242) if i==0 and n%2 else None)
                d.add(ds,ty,t,q,u); r+=1;n+=1
        else:
            pt=sum(p['total'] for p in j['parts']); 
            vals=[j['name'],'%.1f'%j['hrs'],f(j['labor']),f(pt) if pt else '','',f(j['labor']+pt)]
            for k,v in enumerate(vals): put(r,k,v,'l' if k==0 else 'r')
            d.add(j['name'],'Service' if pt else 'Labor',j['labor']+pt,None if pt else j['hrs']); r+=1
    if i==2:
        put(r,0,'Totals','l',1); put(r,2,f(sum(j['labor'] for j in ls)),'r',1); put(r,3,f(sum(p['total'] for j in ls for p in j['parts'])),'r',1); put(r,5,f(d.sum()),'r',1); d.subtotal=d.sum(); r+=1
    r+=1
    ac=[4,4,5,3][i]; lc=[3,3,3,2][i]
    if i==0: lc=2
    for l,a,b in sums(d,R,f,split=i!=2,sub=i!=2):
        if i==3: put(r,0,l,'l',b)
        else: put(r,lc,l,'r' if i!=2 else 'l',b)
        put(r,ac,a,'r',b,(255,255,0) if b and i in(1,0) else None); r+=1
    put(r+1,0,R.choice(['Quote valid 30 days','Half down on parts','Prices subject to change after teardown'])); r+=2
    ncol=len(cw)
    rr=1 if i==2 else 0
    if y0+r*rh>pg.h-20: rh=(pg.h-60)/r
    for c_ in cells:
        if c_[5]: pg.rect(xs[c_[1]],y0+c_[0]*rh,xs[c_[1]+1],y0+c_[0]*rh+rh,0,fill=c_[5])
    if i!=2:
        a=0 if i in(0,1) else rh0
        for k in range(a,r+2): pg.line(x0,y0+k*rh,xs[-1],y0+k*rh,.35,g)
        for x in xs: pg.line(x,y0+a*rh,x,y0+(r+1)*rh,.35,g)
        # text cells overflow hides gridlines
    else:
        pg.rect(x0,y0+rh0*rh,xs[-1],y0+rh0*rh+rh*(len(ls)+2),1)
        for k in range(len(ls)+1): pg.line(x0,y0+(rh0+1+k)*rh,xs[-1],y0+(rh0+1+k)*rh,.6)
        for x in xs[1:-1]: pg.line(x,y0+rh0*rh,x,y0+(rh0+len(ls)+2)*rh,.6)
    for (r_,cx,t,al,b,fill,sp,size,col) in cells:
        t=str(t); zz=size or z; w=pg.tw(t,FB if b else F,zz); xa,xb=xs[cx],xs[cx+1]; yb=y0+r_*rh
        if w>xb-xa and al=='l' and i in(0,1,3): pg.rect(xa+1,yb+.5,xa+w+6,yb+rh-.5,0,fill=(255,255,255)) if not fill else None
        px={'l':xa+2,'r':xb-2,'c':(xa+xb)/2}[al]; pg.t(px,yb+rh-4.5,t,FB if b else F,zz,al,col)
    if i==1: # row/col headings
        for k in range(ncol): pg.t((xs[k]+xs[k+1])/2,y0-3,'ABCDEFGH'[k],F,8,'c',(90,90,90))
        for k in range(r+1): pg.t(x0-4,y0+k*rh+rh-5,str(k+1),F,8,'r',(90,90,90))
    pg.endy=y0+r*rh; return pg
@layout('08')
def L08(d,R,i):
    """multi-point inspection with a price column"""
    c=car(R); s=shop(R,R.choice(['gen','dealer','lube']),c['make']); pg=Page(R=R); F,FB=[('lib','libb'),('rob','robb'),('nar','narb'),('dj','djb')][i]
    if i in(1,2): pg.useink([(0,0,0),(30,40,150),(20,20,20),(0,0,0)][i],1.2,.2,.6)
    inkf=['lib','hw4','tw','dj'][i]; iz=[8.5,11,8.5,7.6][i]
    f=[Fmt('$'),Fmt('$',False,round0=True),Fmt('',False),Fmt('$')][i]; G,Yc,Rd=(40,160,70),(240,190,20),(210,40,40)
    d.shop=s['name']; pg.t(36,40,d.shop,FB,16); pg.t(36,53,s['phone']+'   '+s['city'],F,8.5); ttl=['Multi-Point Inspection Report','VEHICLE CHECK-UP','MULTI-POINT VEHICLE INSPECTION','Courtesy Inspection & Estimate'][i]; pg.t(576,42,ttl,FB,13,'r')
    d.num=[None,'%05d'%R.randint(1,99999),'RO %d'%R.randint(10000,99999),None][i]
    if d.num: pg.t(576,56,(['','Tag ','',''][i])+d.num,FB,9.5,'r'); d.num=d.num.replace('RO ','')
    d.veh(c,'year','make','model',*(['vin'] if i in(0,3) else []),'mileage')
    pg.t(36,72,'%s      %d %s %s      %s mi%s'%(cname(R),c['year'],c['make'],c['model'],"{:,}".format(c['mileage']),('      VIN '+c['vin']) if i in(0,3) else ''),F,9)
    pg.line(36,78,576,78,1)
    for k,(col,t) in enumerate([(G,'OK'),(Yc,'May need attention soon'),(Rd,'Needs attention now')]):
        x=36+k*150; pg.oval(x,84,x+9,93,.5,fill=col) if i!=2 else pg.rect(x,84,x+9,93,.8,fill=[(255,)*3,(215,)*3,(120,)*3][k]); pg.t(x+13,92,t,F,8)
    OKS=["Lights & horn","Wiper blades","Windshield / glass","Engine oil level","Coolant level & condition","Power steering fluid","Brake fluid","Transmission fluid","Belts","Hoses","Battery cables","Air filter","Cabin filter","Ball joints","Tie rods","Shocks / struts","CV boots","Exhaust system","Fuel lines","Tire LF 6/32","Tire RF 6/32","Tire LR 5/32","Tire RR 5/32","Spare","Hand brake","Door hinges","Emergency brake"]
    case=['','T','U',''][i]; rt=rate(R); ls=lines(R,R.randint(3,6),rt,case,.2,.05,i==1); dl=lines(R,R.randint(1,3),rt,case,.2,.05,i==1,[j for j in JOBS if True])
    rows=[]; names=set(j['name'] for j in ls)
    for j in ls:
        pt=sum(p['total'] for p in j['parts']); rows.append(('R',j['name'],pt,j['labor']))
    fut=[('Y',j['name'],sum(p['total'] for p in j['parts']),j['labor']) for j in dl if j['name'] not in names]
    ok=[('G',words(R,o,case,0,.03),0,0) for o in R.sample(OKS,R.randint(10,15))]
    y=100
    dot=lambda x,y,k:(pg.oval(x,y,x+9,y+9,.5,fill={'G':G,'Y':Yc,'R':Rd}[k]) if i!=2 else (pg.rect(x,y,x+9,y+9,.7),))
    if i in(0,3):
        allr=rows+ok if i==0 else ok+rows
        if i==0: R.shuffle(allr)
        cols=[C('dot','',24),C('desc','Item inspected' if i==0 else 'System',236),C('note','Notes' if i==0 else 'Condition',118),C('p','Parts',58,'r'),C('l','Labor',58,'r'),C('t','Price',66,'r')] if i==0 else [C('desc','Inspection point',300),C('note','Result',140),C('t','Est. price',100,'r')]
        tr=[]
        for k,n,p,l in allr:
            r=dict(desc=n,note={'R':R.choice(['worn','leaking','due now','failed test']),'G':R.choice(['OK','good',''])}[k],t=f(p+l) if p+l else '',p=f(p) if p else '',l=f(l) if l else '',K=k)
            if i==3: r['note']={'R':'REPAIR NOW','G':'PASS'}[k]; r['col']=(170,20,20) if k=='R' else (0,0,0)
            tr.append(r)
            if p+l: d.add(n,'Service' if p else 'Labor',p+l)
        y1=table(pg,36,y,cols,tr,F,FB,8.5 if i==0 else 8.2,15.5,'rows' if i==0 else 'full',headfill=(50,60,70) if i==0 else (225,235,225),headcol=(255,255,255) if i==0 else (0,0,0),line=(190,190,190),lw=.5)
        if i==0:
            yy=y+17.5
            for r in tr: dot(43,yy+3,r['K']); yy+=15.5
        y=y1+6
        if fut:
            if i==0: y+=10;pg.t(36,y,'Upcoming / declined today:',FB,9); y+=12
            else: y+=12; pg.t(36,y,'KEEP AN EYE ON (not in total)',FB,9,col=(160,110,0)); y+=12
            for k,n,p,l in fut: pg.t(50,y,n,F,8.5); pg.t(420,y,f(p+l),F,8.5,'r'); y+=12
        y+=4
    elif i==1: # preprinted lines by section, handwriting prices
        secs=[('UNDER HOOD',ok[:5]),('BRAKES & UNDER CAR',ok[5:])]
        y+=4
        for nm,part in secs:
            pg.rect(36,y,576,y+15,0,fill=(30,30,30)); pg.t(40,y+11,nm,FB,9,col=(255,255,255)); pg.t(330,y+11,'✓' if False else 'OK / SOON / NOW',FB,7,col=(255,255,255)); pg.t(570,y+11,'PRICE',FB,8,'r',(255,255,255)); y+=15
            for k,n,p,l in part:
                pg.t(40,y+12,n,F,9); 
                for q in range(3): pg.oval(335+q*18,y+4,344+q*18,y+13,.8,fill=[G,Yc,Rd][q] if False else (255,255,255))
                pg.t(336.5,y+13,'x',inkf,12,ink=True); pg.line(36,y+16,576,y+16,.4,(170,170,170)); y+=16
        pg.rect(36,y,576,y+15,0,fill=(170,30,30)); pg.t(40,y+11,'WORK NEEDED NOW',FB,9,col=(255,255,255)); y+=15
        for k,n,p,l in rows:
            pg.t(44,y+15,n,inkf,iz,ink=True); pg.t(570,y+15,f(p+l),inkf,iz,'r',ink=True); pg.line(36,y+19,576,y+19,.4,(170,170,170)); y+=19; d.add(n,'Service' if p else 'Labor',p+l)
        for _ in range(max(0,7-len(rows))): pg.line(36,y+19,576,y+19,.4,(170,170,170)); y+=19
        y+=8
    else: # two amounts, no row total
        cols=[C('a','OK',22,'c'),C('b','FUT',24,'c'),C('cc','REQ',24,'c'),C('desc','INSPECTION ITEM',270),C('p','PARTS $',100,'r'),C('l','LABOR $',100,'r')]
        tr=[]
        mix=ok+rows+fut; 
        for k,n,p,l in mix:
            tr.append(dict(desc=n,a='X' if k=='G' else '',b='X' if k=='Y' else '',cc='X' if k=='R' else '',p=f(p) if p and k=='R' else '',l=f(l) if l and k=='R' else ''))
            if k=='R':
                d.add(n,'Labor',l)
                if p: d.add(n,'Part',p)
        y=table(pg,36,y,cols,tr,F,FB,8.5,15,'full',ink=True,inkf=inkf,inksz=iz)+6
    r=sums(d,R,f,split=i==2,disc=i!=3,fee=i in(0,2),up=i==2,total=not(i==1 and R.random()<.3))
    y=sumblock(pg,576,y,r,180,inkf if i==1 else F,inkf if i==1 else FB,11 if i==1 else 9,17 if i==1 else 14,['box','plain','grid','dbl'][i],ink=i in(1,2))
    pg.endy=y; 
    if y>785: raise Exception('over %s'%y)
    return pg
@layout('09')
def L09(d,R,i):
    """body shop estimate, insurance style; labor in hours, sums at end"""
    d.kind='insurance_estimate'; c=car(R); s=shop(R,'body'); pg=Page(R=R); F,FB=[('mono','monob'),('lib','libb'),('djc','djcb'),('nar','narb')][i]; z=[7.3,8,7,9][i]
    f=[Fmt('',True,'-'),Fmt('$',True),Fmt('',False,'t',tot='$'),Fmt('',True,'-',tot='$')][i]
    d.shop=s['name'].upper() if i!=1 else s['name']; pg.t(306 if i!=1 else 36,38,d.shop,FB,14,'c' if i!=1 else 'l'); pg.t(306 if i!=1 else 36,49,s['street']+', '+s['city']+' Phone: '+s['phone'],F,z,'c' if i!=1 else 'l')
    pg.t(306,68,['Preliminary Estimate','Estimate of Record','SUPPLEMENT OF RECORD 1','Estimate'][i],FB,11,'c')
    d.num=[str(R.randint(1000,99999)),'%d-%d'%(R.randint(10,99),R.randint(1000,9999)),'W%06d'%R.randint(1,999999),str(R.randint(100000,999999))][i]; d.veh(c,'year','make','model','vin',*(['mileage'] if i!=3 else []))
    y=84; pg.line(36,y-8,576,y-8,.8)
    pg.t(36,y,['Workfile ID: ','Estimate #: ','RO Number: ','Job Number: '][i]+d.num,F,z+.5); pg.t(330,y,'Insured: %s'%cname(R)+'   Claim #: %s'%('%02d-%05d-%02d'%(R.randint(1,99),R.randint(1,99999),R.randint(1,9))),F,z+.5); y+=12
    pg.t(36,y,'%d %s %s  %s'%(c['year'],c['make'].upper() if i!=1 else c['make'],c['model'].upper() if i!=1 else c['model'],R.choice(['4D SED','4D UTV','4 Door'])),FB,z+1); y+=11
    pg.t(36,y,'VIN: '+c['vin']+('      Odometer: %d'%c['mileage'] if i!=3 else '')+'      Color: '+R.choice(['SILVER','BLUE','WHITE','GRAY']),F,z+.5); y+=9
    cols=[[C('n','Line',28,'r'),C('o','Oper',40),C('desc','Description',205),C('no','Part Number',86),C('q','Qty',28,'r'),C('t','Extended\nPrice $',62,'r'),C('h','Labor',44,'r'),C('p','Paint',44,'r')],
      [C('n','#',24,'r'),C('desc','Description',220),C('o','Operation',64),C('h','Labor hrs',56,'r'),C('p','Refinish',52,'r'),C('no','Part #',60),C('t','Price',64,'r')],
      [C('n','Ln',24),C('o','Op',56),C('h','Body',40,'r'),C('p','Ref',40,'r'),C('desc','Part / Operation',230),C('q','Qty',30,'r'),C('t','Amount',90,'r')],
      [C('q','Qty',34,'c'),C('desc','Description',260),C('o','R / R&I / Rpr',76),C('t','Part $',70,'r'),C('h','Hrs',50,'r'),C('p','Pnt',50,'r')]][i]
    rows=[];n=1;bh=ph=0.;parts=[]
    bd=R.sample(BODY,R.randint(10,16))
    for b in bd:
        nolab=any(k in b for k in('scan','Apply','Flex','Mask','Corrosion','Color sand','Wheel, alloy','align'))
        rep=any(k in b for k in('R&I','Blend','Feather','Tint','Clear','Pull','Set up','Aim','Seam','Paintless'))
        ds=words(R,b,'U' if i in(2,) else '',.1,.02); r=dict(n=str(n),desc=ds)
        if nolab:
            v=money(R,5,95); ty='Fee' if any(k in b for k in('Flex','Mask','Corrosion','Apply')) else 'Labor' if any(k in b for k in('scan','sand','align')) else 'Part'
            r.update(o=['Repl','','Subl','Add'][i] if 'scan' not in b else ['Subl','Sublet','Subl','Sub'][i],t=f(v),q='1'); d.add(ds,ty,v,1 if i!=1 else None)
        elif rep: h=round(R.uniform(.3,4),1); k='p' if any(q in b for q in('Blend','Clear','Tint','Feather')) else 'h'; r.update(o=['Rpr','Repair','REPAIR','Rpr'][i] if k=='h' else ['Blnd','Refinish','REFN','Ref'][i]); r[k]='%.1f'%h; bh,ph=(bh+h,ph) if k=='h' else (bh,ph+h)
        else:
            v=money(R,24,640); h=round(R.uniform(.2,3),1); bh+=h; r.update(o=['Repl','Replace','REPLACE','Repl'][i],no=pn(R),q='1',t=f(v),h='%.1f'%h)
            if R.random()<.6: hp=round(R.uniform(.8,3),1); ph+=hp; r['p']='%.1f'%hp
            d.add(ds,'Part',v,1 if i!=1 else None)
        rows.append(r);n+=1
    bh=round(bh,1);ph=round(ph,1)
    tot=dict(desc='SUBTOTALS',t=f(d.sum()),h='%.1f'%bh,p='%.1f'%ph,font=FB)
    y=table(pg,36,y,cols,rows+[tot],F,FB,z,14,['head','rows','none','full'][i],headh=24 if i==0 else None,headfill=[None,(220,220,220),None,None][i],lw=.4,line=(90,90,90))+12
    br=R.choice([5200,5600,6000,4800]); mr=R.choice([3400,3800,4200]); bl=half(bh*br); pl=half(ph*br); pm=half(ph*mr)
    psum=d.sum()
    nm=[['Body Labor','Paint Labor','Paint Supplies'],['Body labor','Refinish labor','Paint materials'],['BODY LABOR','REFINISH LABOR','PAINT/MATERIALS'],['Labor - Body','Labor - Paint','Materials']][i]
    def trow(l,hrs,rt_,amt,b=0):
        nonlocal y
        fo=FB if b else F
        pg.t(200,y,l,fo,z+.8)
        if hrs: pg.t(380,y,'%.1f hrs'%hrs,fo,z+.8,'r'); pg.t(390,y,'@',F,z+.8); pg.t(460,y,(f(rt_) if i!=3 else '$%.2f'%(rt_/100))+'/hr',fo,z+.8,'r')
        pg.t(570,y,amt,fo,z+.8,'r'); y+=13.5
    pg.t(200,y,['ESTIMATE TOTALS','Totals Summary','RECAP','TOTALS'][i],FB,z+1.5); y+=14
    if i in(0,2): pg.t(200,y,'Category',F,z); pg.t(420,y,'Basis / Rate',F,z,'c'); pg.t(570,y,'Cost $',F,z,'r'); pg.line(200,y+3,576,y+3,.5); y+=13
    if i!=3: trow('Parts' if i!=2 else 'PARTS & MISC',0,0,f(psum))
    for l,h,q,a,ty in((nm[0],bh,br,bl,'Labor'),(nm[1],ph,br,pl,'Labor'),(nm[2],ph,mr,pm,'Fee')):
        if a: trow(l,h,q,f(a)); d.add(l,ty,a,h,q)
    if i==3: trow('Parts',0,0,f(psum))
    if i==2: d.subtotal=d.sum(); trow('GROSS TOTAL',0,0,f(d.subtotal),1); d.disc=[half(psum*.05)]; trow('PARTS DISCOUNT 5%',0,0,f(d.disc[0],neg=True))
    else: d.subtotal=d.sum(); trow('Subtotal',0,0,f(d.subtotal))
    d.tax=half(psum*.07); trow(['Sales Tax','Tax on parts 7.0000 %','SALES TAX','County Tax'][i],0,0,f(d.tax)); d.total=d.sum()-sum(d.disc)+d.tax
    pg.line(200,y-9.5,576,y-9.5,.8); y+=2
    trow(['Grand Total','Total Cost of Repairs','NET TOTAL','TOTAL'][i],0,0,f(d.total,total=True),1)
    if i in(0,1): trow('Deductible',0,0,f(50000)); 
    pg.endy=y
    if y>780: raise Exception('over')
    return pg
