from main import *
from l1 import cname
@layout('04')
def L04(d,R,i):
    """handwritten pad form"""
    c=car(R); s=shop(R,R.choice(['gen','mob','muf'])); fc=[(0,0,0),(20,70,140),(0,0,0),(20,110,60)][i]
    bg=[(255,255,255),(255,255,255),(255,255,255),(255,244,190)][i]
    w,h=[(440,660),(612,792),(470,700),(420,600)][i]; pg=Page(w,h,bg=bg,R=R)
    pg.useink([(25,40,140),(20,20,30),(20,20,40),(30,50,160)][i],1.3,.2,.7)
    hf=['hw1','hw2','hw5','hw4'][i]; hs=[12.5,12,12,13][i]
    T=lambda x,y,t,al='l',z=None:pg.t(x,y,t,hf,z or hs,al,ink=True)
    d.shop=s['name']; pg.t(w/2,40,d.shop,['bkbi','libb','serb','gob'][i],18,'c',fc); pg.t(w/2,53,s['street']+', '+s['city'],'ser',8.5,'c',fc); pg.t(w/2,64,s['phone'],'ser',9,'c',fc)
    pg.t(26,84,['ESTIMATE','WORK ORDER','JOB INVOICE','QUOTE'][i],'libb',11,col=fc)
    if i!=3: d.num=str(R.randint(101,9999)); T(w-30,84,('# ' if i==1 else '')+d.num,'r')
    y=104; d.veh(c,'year','make','model',*(['mileage'] if i in(1,2) else []))
    for lab,val in [[('Name',cname(R)+'   '+date(R)),('Vehicle','%d %s %s'%(c['year'],c['make'],c['model']))],[('Customer',cname(R)),('Yr / Make / Model','%d  %s  %s'%(c['year'],c['make'],c['model'])),('Mileage',"{:,}".format(c['mileage'])),('Date',date(R))],[('DATE',date(R)),('CAR',"%d %s %s"%(c['year'],c['make'],c['model'])),('MILES',str(c['mileage']))],[('To',cname(R)),('For',"'%s"%'' if False else '%d %s %s'%(c['year'],c['make'],c['model']))]][i]:
        pg.t(26,y,lab,'ser',9,col=fc); lw=pg.tw(lab,'ser',9); pg.line(30+lw,y+2,w-26,y+2,.5,fc); T(40+lw,y-1,val); y+=20
    y+=4
    rt=rate(R); ls=lines(R,R.randint(2,4),rt,'T' if i in(0,2) else 'L' if i==3 else 'U',.5,.14,True)
    W=w-52
    cents=[1,0,1,1][i]
    if i==0: cols=[C('desc','DESCRIPTION',W-78),C('t','AMOUNT',78,'r',1)]
    elif i==1: cols=[C('q','QTY',40,'c'),C('desc','MATERIALS / DESCRIPTION OF WORK',W-200),C('u','PRICE',70,'r'),C('t','AMOUNT',90,'r')]
    elif i==2: cols=[C('q','QUAN.',42,'c'),C('desc','',W-120),C('t','',78,'r',1)]
    else: cols=[C('t','Price',74,'r',1),C('desc','Job / parts',W-74)]
    rows=[]
    f=Fmt('' if i!=1 else '$',False,'-',i==1)
    for j in ls:
        if i==3 or (i==0 and R.random()<.6): # flat job prices
            t=j['labor']+sum(p['total'] for p in j['parts']); rows.append(dict(desc=j['name'],t=t)); d.add(j['name'],'Service' if j['parts'] else 'Labor',t)
        else:
            for p in j['parts']:
                r=dict(q=str(p['qty']),desc=p['desc'],t=p['total'] if cents else f(p['total'])); 
                if i==1: r['u']=f(p['unit'])
                rows.append(r); d.add(p['desc'],'Part',p['total'],p['qty'] if i in(1,2) else None,p['unit'] if i==1 else None)
            lb=j['name'] if not R.random()<.3 else 'Labor'
            if lb=='Labor': lb={'U':'LABOR','L':'labor'}.get('TULT'[i] if False else 'UT'[i!=1],'Labor')
            rows.append(dict(desc=lb,t=j['labor'] if cents else f(j['labor']))); d.add(lb,'Labor',j['labor'])
    if i==2: rows.append(dict(desc='Check tire press.',t='N/C'))
    if i==0:
        v=R.choice([500,800,350]); rows.append(dict(desc='Rags + misc',t=v)); d.add('Rags + misc','Fee',v)
    nl=R.choice([0,1])
    mr=[17,24,18,12][i]
    rh=[21,20,22,23][i]
    sr=[]
    d.tax=half(d.sum('Part','Service')*R.choice([.06,.07,.0825])) if i!=3 else 0
    if i==2: d.disc=[R.choice([1000,2000])]
    tt=d.sum()-sum(d.disc)+d.tax
    if i==0: sr=[('TAX',d.tax),('TOTAL',tt)]
    if i==1: sr=[('SUB TOTAL',d.sum()),('TAX',d.tax),('TOTAL',tt)]; d.subtotal=d.sum()
    if i==2: sr=[('less disc.',d.disc[0]),('TAX',d.tax),('TOTAL',tt)]
    if i==3: sr=[] if R.random()<.5 else [('Total',tt)]
    d.total=tt if sr else 0
    y=table(pg,26,y,cols,rows,'lib','libb',8,rh,'form',headcol=fc,line=fc,ink=True,inkf=hf,inksz=hs,minrows=mr-len(sr),headal='c',headfill=[None,(214,226,242),None,None][i])
    for l,v in sr:
        if i==3: pg.line(26,y,26,y+rh,.75,fc);pg.t(108,y+rh-6,'<-- '+l,hf,hs,ink=True,col=fc); x0,x1=26,100
        else: x1=w-26; x0=x1-78 if i!=1 else x1-90; (T if l.islower() or 'less' in l else lambda x,y,t,al:pg.t(x,y,t,'libb',9,al,fc))(x0-6,y+rh-6,l,'r')
        pg.rect(x0,y,x1,y+rh,.8,fc)
        if cents: 
            pg.line(x1-20,y,x1-20,y+rh,.5,fc); T(x1-23,y+rh-6,("- " if 'less' in l else '')+"{:,}".format(v//100),'r'); T(x1-17,y+rh-6,'%02d'%(v%100),'l',hs-1)
        else: T(x1-4,y+rh-6,f(v),'r')
        y+=rh
    pg.t(26,min(h-14,y+20),R.choice(['Signature ______________________','THANK YOU','All work guaranteed 90 days','Received by ____________']),'ser',9,col=fc)
    if i==0: T(60,min(h-20,y-10),R.choice(['call before start!','cash ok','need by Friday']),'l',11)
    pg.endy=y; return pg
@layout('05')
def L05(d,R,i):
    """tire shop"""
    c=car(R); s=shop(R,'tire'); d.shop=s['name']; pg=Page([612,612,612,460][i],[792,792,640,700][i],R=R); w=pg.w
    ac=[(200,30,30),(20,20,20),(0,70,150),(230,120,0)][i]; F,FB=[('lib','libb'),('robc','robcb'),('mono','monob'),('os','osb')][i]
    f=[Fmt('$'),Fmt('',neg='t'),Fmt('',False,'-'),Fmt('$',neg='p')][i]
    pg.useink((20,20,30),.9,.12,.1 if i!=2 else .3)
    if i==0: pg.rect(0,0,w,64,0,fill=ac); pg.t(30,40,d.shop.upper(),'latok',24,col=(255,255,255)); d.shop=d.shop.upper(); pg.t(w-30,40,s['phone'],'libb',12,'r',(255,255,255))
    elif i==1: pg.oval(30,20,78,68,5); pg.oval(42,32,66,56,2); pg.t(90,45,d.shop,'robb',20); pg.t(90,58,s['street']+' / '+s['city']+' / '+s['phone'],F,8.5)
    elif i==2: pg.t(30,40,d.shop,'djsb',17,col=ac); pg.t(30,53,s['street']+', '+s['city']+' '+s['phone'],'dj',8)
    else: pg.t(w/2,40,d.shop,'gob',18,'c',ac); pg.t(w/2,54,s['city']+'  '+s['phone'],F,8.5,'c'); pg.line(25,62,w-25,62,3,ac)
    y=82; d.num=R.choice(['Q-%05d','%d','WO%06d'])%R.randint(4000,99000) if i!=3 else None
    ttl=['TIRE QUOTE','Work Order / Invoice','QUOTATION','Tire & Service Estimate'][i]; pg.t(w-30 if i!=1 else w-30,y,ttl,FB,13,'r',ac if i!=2 else (0,0,0))
    d.veh(c,'year','make','model',*( ['mileage'] if i in(1,2) else [])); 
    if d.num: pg.t(30,y,['Quote #: ','Invoice ','NO. ',''][i]+d.num,FB,9.5)
    y+=14; pg.t(30,y,'Date: '+date(R),F,9); pg.t(200,y,'Customer: '+cname(R),F,9)
    y+=13; pg.t(30,y,['Vehicle: %d %s %s','%d %s %s','VEH  %d %s %s','Your %d %s %s'][i]%(c['year'],c['make'],c['model']),F,9.5)
    if i in(1,2): pg.t(w-200,y,'Mileage: %s'%("{:,}".format(c['mileage']) if i==1 else c['mileage']),F,9)
    y+=14
    k=R.randrange(len(TB)); sz=R.choice(TS); td=R.choice(TIRES).format(s=sz,b=TB[k],m=TM[k]); 
    if i in(0,2): td=td.upper()
    n=R.choice([4,4,2,4,1]); u=money(R,84,248); recs=[]
    def rec(desc,q,u,ty,t=None,no=''): t=t if t is not None else q*u; recs.append((desc,q,u,t,ty,no))
    rec(td,n,u,'Part',no=str(R.randint(10000,999999)))
    up=lambda x:x.upper() if i in(0,2) else x
    for t in R.sample(TSVC,R.randint(4,7)):
        ty='Fee' if 'fee' in t.lower() or 'recycl' in t.lower() else 'Part' if 'valve' in t or 'weights' in t or 'kit' in t else 'Service' if 'warranty' in t or 'Lifetime' in t else 'Labor'
        rec(up(words(R,t,'',.2,.05)),n,R.choice([300,500,250,1500,1800,1299,899,200,2000,100]),ty,no=R.choice(['MB','VS','TDF','RH','NIT'])+str(R.randint(1,9)))
    if R.random()<.75: rec(up(words(R,R.choice(['Four wheel alignment','Thrust angle alignment','Alignment - 2 wheel']),'',.3,.2)),1,R.choice([8999,9995,11900,7995]),'Labor',no='ALN')
    for j in lines(R,R.randint(0,2),rate(R),'U' if i in(0,2) else '',.3,.05):
        for p in j['parts']: rec(p['desc'],p['qty'],p['unit'],'Part',no=p['pn'])
        rec(j['name'],1,j['labor'],'Labor',no='LAB')
    showu=i!=3; showq=True
    cols=[[C('q','Qty',36,'c'),C('no','Item #',76),C('desc','Description',270),C('u','Unit Price',80,'r'),C('t','Extended',90,'r')],
          [C('desc','Item',250),C('no','Code',80),C('q','QTY',50,'r'),C('u','EACH',80,'r'),C('fet','FET',32,'r'),C('t','TOTAL',70,'r')],
          [C('no','PRODUCT',92),C('desc','DESCRIPTION',256),C('u','PRICE',70,'r'),C('q','QTY',44,'r'),C('t','EXT PRICE',90,'r')],
          [C('desc','What you get',300),C('q','x',30,'c'),C('t','Price',80,'r')]][i]
    rows=[]
    for r in recs:
        rows.append(dict(desc=r[0],q=str(r[1]) if i!=2 else '%.2f'%r[1],u=f(r[2]),t=f(r[3]),no=r[5],fet='.00'))
        d.add(r[0],r[4],r[3],r[1] if r[4]!='Labor' or True else None,r[2] if showu else None)
    if R.random()<.6: rows.append(dict(desc=up('Flat repair - lifetime'),t=['$0.00','.00','0.00','Free'][i],q='',u=''))
    y=table(pg,30,y,cols,rows,F,FB,[9,9.5,8.6,9.5][i],[16,15,15,19][i],['full','rows','cols','none'][i],headfill=[ac,None,(225,225,225),None][i],headcol=[(255,255,255),(0,0,0),(0,0,0),ac][i],zebra=[(246,236,236),None,None,None][i],minrows=[12,0,16,0][i],ink=True)
    y+=6
    y=sumblock(pg,w-30,y,sums(d,R,f,split=i in(1,2),fee=i!=2,up=i==0),[190,200,190,180][i],F,FB,[10,9.5,9,10][i],16,['grid','plain','box','dbl'][i],ink=True,fill=[(250,220,220),None,None,None][i])
    pg.t(30,y+24,R.choice(['Re-torque lug nuts after 50 miles.','Prices good for 14 days. Tires subject to availability.','Tread depth LF 3/32  RF 3/32  LR 5/32  RR 5/32']),F,8.5); pg.endy=y
    if y+40>pg.h: raise Exception('over')
    return pg
@layout('06')
def L06(d,R,i):
    """muffler shop"""
    c=car(R); s=shop(R,'muf'); w,h=[(612,500),(396,612),(612,792),(500,612)][i]; bg=[(255,255,255),(255,240,170),(255,255,255),(220,238,250)][i]
    pg=Page(w,h,bg=bg,R=R); pg.useink([(20,20,60),(30,30,30),(10,10,10),(70,20,90)][i],1.2,.25,.55 if i in(1,3) else .25)
    F=['tw','hw2','lib','hw1'][i]; z=[9.5,10.5,9.5,12.5][i]; fc=[(150,0,0),(0,0,0),(0,0,0),(0,50,120)][i]
    d.shop=s['name'].upper(); pg.t(30,42,d.shop,['narb','bkbi','djcb','gob'][i],[26,15,20,17][i],col=fc)
    pg.t(30,56,[ 'MUFFLERS • BRAKES • SHOCKS • CUSTOM BENDING','Custom pipes while you wait','EXHAUST - BRAKES - FRONT END','We bend it to fit'][i]+'    '+s['phone'],'lib',8,col=fc)
    T=lambda x,y,t,al='l':pg.t(x,y,t,F,z,al,ink=True)
    if i in(0,2): d.num=str(R.randint(10000,69999)); pg.t(w-30,42,d.num,'libb',14,'r',(190,20,20))
    y=78; d.veh(c); pg.t(30,y,['DATE','Date','Date:','Date'][i],'lib',8.5,col=fc); T(60,y,date(R)); pg.t(150,y,'CAR' if i!=2 else 'Vehicle:','lib',8.5,col=fc); T(190,y,'%d %s %s'%(c['year'],c['make'].upper() if i!=1 else c['make'],c['model'].upper() if i!=1 else c['model'])); pg.line(30,y+4,w-30,y+4,.5,fc)
    y+=14; recs=[]; rd=i in(1,3)
    f=[Fmt('',neg='-'),Fmt('$',False,'-',True),Fmt('$',neg='p'),Fmt('',False,'-')][i]
    for e in R.sample(EXH,R.randint(4,7)):
        wk=any(k in e.lower() for k in('bend ','weld','repair','remove','delete'))
        v=money(R,28,120) if wk else money(R,9,36) if any(k in e for k in('clamp','Clamp','Hanger','gasket','bolt','insulator','strap','tip')) else money(R,68,410)
        if rd: v=max(500,v//500*500)
        recs.append((words(R,e,['U','','','L'][i],.2,.12),R.choice([1,1,1,2]),v,'Labor' if wk else 'Part'))
    lh=round(R.uniform(1,4),1); rt=rate(R); lab=half(lh*rt)
    if rd: lab=lab//500*500
    lw=R.choice(['Labor','Labor to install','Install & weld','Shop labor','Labor, torch & weld']); lw=lw.upper() if i==0 else lw.lower() if i==3 else lw
    cols=[[C('q','QUAN',40,'c'),C('desc','PARTS / DESCRIPTION',w-60-40-130),C('u','LIST',60,'r'),C('t','NET',70,'r',1)],
      [C('desc','DESCRIPTION',w-60-70),C('t','AMT.',70,'r')],
      [C('desc','Description',300),C('q','Hrs/Qty',52,'r'),C('u','Rate/Price',80,'r'),C('t','Amount',120,'r')],
      [C('q','QTY',36,'c'),C('desc','PART OR SERVICE',w-60-36-80),C('t','AMOUNT',80,'r',1)]][i]
    rows=[]
    for ds,q,u,ty in recs:
        t=q*u; isl=ty=='Labor'
        if isl: q=1;t=u
        r=dict(desc=ds,t=t if cols[-1]['cents'] else f(t)); 
        if not isl: r['q']=str(q); r['u']=f(u if i!=0 else u)
        rows.append(r); d.add(ds,ty,t,q if i!=1 and not isl else None,u if i in(0,2) and not isl else None)
    r=dict(desc=lw,t=lab if cols[-1]['cents'] else f(lab)); 
    if i==2: r['q']='%.1f'%lh; r['u']=f(rt)
    rows.append(r); d.add(lw,'Labor',lab,lh if i==2 else None,rt if i==2 else None)
    if i in(0,3): rows.append(dict(desc='LIFETIME WARRANTY ON MUFFLER' if i==0 else 'lifetime guarantee muffler'))
    y=table(pg,30,y,cols,rows,'lib','libb',8,[18,20,17,21][i],['form','none','full','form'][i],headcol=fc,line=fc,ink=True,inkf=F,inksz=z,minrows=[11,0,14,13][i],headfill=[(240,215,215),None,None,None][i])
    if i==1: # hand underlined sum
        sr=sums(d,R,f,fee=False,split=False,disc=True)
        y+=4; pg.line(w-100,y,w-30,y,.8)
        for l,a,b in sr: y+=17; pg.t(w-108,y,l,F,z,'r',ink=True); T(w-33,y,a,'r'); 
        pg.line(w-100,y+4,w-30,y+3,.9); pg.line(w-98,y+7,w-31,y+6,.9)
    else: y=sumblock(pg,w-30,y+3,sums(d,R,f,fee=i!=3,split=False),[170,0,200,170][i],'lib' if i!=3 else 'hw1','libb' if i!=3 else 'hw5',[9,0,9.5,11.5][i],17,['grid','','dbl','box'][i],line=fc,ink=True)
    if i==2: pg.t(30,y+20,'Recommended later: front pipe and converter $612.00 (not included)','libi',9)
    pg.endy=(y,h); return pg
