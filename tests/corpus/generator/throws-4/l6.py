from main import *
from l1 import cname
@layout('17')
def L17(d,R,i):
    """counter software: big box, parts block beside labor block or below, cents in own column in some"""
    c=car(R); s=shop(R,'gen'); pg=Page(612,792,R=R,bg=[(255,255,255),(255,255,255),(255,255,255),(252,236,220)][i]); F,FB=[('nar','narb'),('djc','djcb'),('lib','libb'),('mono','monob')][i]; z=[9.5,7.8,8.6,8][i]; fc=[(0,0,0),(0,0,130),(0,0,0),(120,50,0)][i]
    f=[Fmt('',True,'t'),Fmt('$',True,'-'),Fmt('',False,'-'),Fmt('',True,'p',tot='$')][i]; pg.useink([(0,0,0),(20,20,60),(0,0,0),(50,40,60)][i],.9,.15 if i!=3 else .3,.08)
    d.shop=s['name'] if i%2 else s['name'].upper(); pg.rect(30,26,582,84,1.2,fc)
    pg.t([40,306,40,306][i],48,d.shop,FB,17,'lclc'[i],fc); pg.t([40,306,40,306][i],62,s['street']+'  '+s['city'],F,8.5,'lclc'[i],fc); pg.t([40,306,40,306][i],74,s['phone']+'   ASE CERTIFIED  STATE REG. AF%05d'%R.randint(10000,99999),F,8,'lclc'[i],fc)
    d.num=str(R.randint(2000,98000)); pg.t(574 if i in(0,2) else 574,44,['INVOICE','Est.','REPAIR ORDER','ORDER'][i]+' '+d.num,FB,11,'r',fc)
    d.veh(c,'year','make','model','vin','mileage'); y=92
    pg.rect(30,y,582,y+42,.7,fc); pg.line(300,y,300,y+42,.6,fc)
    A=[cname(R),s['phone2'],'Date '+date(R)]; B=['%d %s %s'%(c['year'],c['make'],c['model']),'VIN# '+c['vin'],'Odometer In: %s'%("{:,}".format(c['mileage']) if i!=3 else c['mileage'])+'   Lic: %s%d'%(''.join(R.choice(VC[:22]) for _ in range(3)),R.randint(100,999))]
    if i in(1,3): A,B=B,A
    for k in range(3): pg.t(36,y+12+k*12.5,A[k],F,z,ink=True); pg.t(306,y+12+k*12.5,B[k],F,z,ink=True)
    y+=50; rt=rate(R); ls=lines(R,R.randint(3,5),rt,['U','','U','T'][i],.4,.04)
    cc=1 if i in(0,3) else 0; cv=(lambda v:v) if cc else f
    P=[(p['desc'],p['qty'],p['unit'],p['total'],p['pn']) for j in ls for p in j['parts']]; Lb=[(j['name'],j['hrs'],j['rate'],j['labor'],R.choice(['JT','RM','04','17'])) for j in ls]
    def parts(x,y,w,mr):
        o=[[C('q','QTY',30,'c'),C('no','PART NUMBER',82),C('desc','DESCRIPTION',w-30-82-60-74),C('u','SALE',60,'r'),C('t','EXTENDED',74,'r',1)],
           [C('desc','Part Description / Number',w-52-62-66),C('q','Qty',52,'r'),C('u','Sale',62,'r'),C('t','Ext.',66,'r')],
           [C('q','QUAN',36,'r'),C('desc','PARTS',w-36-66),C('t','AMOUNT',66,'r')],
           [C('desc','Name of part',w-28-64),C('q','No.',28,'c'),C('t','Price',64,'r',1)]][i]
        rows=[dict(desc=a,q=str(b) if i!=1 else '%.2f'%b,u=f(u),t=cv(t),no=n) for a,b,u,t,n in P]
        for a,b,u,t,n in P: d.add(a,'Part',t,b,u if i in(0,1) else None)
        return table(pg,x,y,o,rows,F,FB,z,15,['form','rows','box','form'][i],line=fc,headcol=fc,ink=True,minrows=mr,headfill=[(225,225,225),None,None,None][i])
    def labor(x,y,w,mr):
        o=[[C('tech','TECH',34,'c'),C('desc','LABOR DESCRIPTION',w-34-50-74),C('q','HOURS',50,'r'),C('t','EXTENDED',74,'r',1)],
           [C('desc','Labor Description',w-52-62-66),C('q','Hours',52,'r'),C('u','Rate',62,'r'),C('t','Ext.',66,'r')],
           [C('desc','LABOR',w-60),C('t','AMOUNT',60,'r')],
           [C('desc','Work done',w-64),C('t','Charge',64,'r',1)]][i]
        rows=[dict(desc=a,q='%.2f'%b,u=f(u),t=cv(t),tech=n) for a,b,u,t,n in Lb]
        for a,b,u,t,n in Lb: d.add(a,'Labor',t,b if i in(0,1) else None,u if i==1 else None)
        return table(pg,x,y,o,rows,F,FB,z,15,['form','rows','box','form'][i],line=fc,headcol=fc,ink=True,minrows=mr,headfill=[(225,225,225),None,None,None][i])
    if i==0: y=parts(30,y,552,max(9,len(P)+1))+8; y=labor(30,y,552,max(7,len(Lb)+1))+8
    elif i==1: y=labor(30,y,552,0)+12; y=parts(30,y,552,0)+10
    elif i==2: a=labor(30,y,270,14); b=parts(306,y,276,14); y=max(a,b)+6
    else: a=parts(30,y,280,16); b=labor(316,y,266,16); y=max(a,b)+8
    r=sums(d,R,f,up=i!=1,split=True)
    y2=sumblock(pg,582,y,r,190,F,FB,z+.8,15,['grid','plain','box','grid'][i],line=fc,ink=True)
    pg.rect(30,y,380,max(y2,y+70),.6,fc); pg.para(36,y+11,'[ X ] Save old parts   [   ] Discard.   I understand that an estimate may be exceeded by 10% only with my consent. Mechanic lien acknowledged on vehicle to secure the amount of repairs thereto.',F,7.6,336,col=fc); pg.t(36,max(y2,y+70)-8,'X_______________________________',F,9,col=fc)
    pg.endy=y2
    if y2>780: raise Exception('over')
    return pg
@layout('18')
def L18(d,R,i):
    """letter / word processor with leaders, bullets"""
    d.kind='quote' if i!=3 else 'message'; c=car(R); s=shop(R,R.choice(['gen','trans','body','mob'])); pg=Page(R=R); F,FB=[('ser','serb'),('cal','calb'),('bk','bkb'),('car','carb')][i]; z=[12,11.5,10.5,12][i]
    f=[Fmt('$'),Fmt('$',False,round0=True),Fmt('$',neg='p'),Fmt('$',False,'-')][i]; d.shop=s['name']; rt=rate(R); y=56; x0,x1=64,548
    pg.t([306,64,306,64][i],y,d.shop,FB,[20,16,18,14][i],'clcl'[i]); y+=15; pg.t([306,64,306,64][i],y,s['street']+' · '+s['city']+' · '+s['phone'],F,9.5,'clcl'[i]); y+=30
    pg.t(x0,y,date(R),F,z); y+=22; who=cname(R); d.veh(c,'year','make','model',*(['vin'] if i==2 else []))
    if i==0: d.num=str(R.randint(100,9999)); pg.t(x1,y-22,'Quotation No. '+d.num,F,z,'r')
    pg.t(x0,y,['Dear %s,','To: %s','Attn: %s','Hi %s,'][i]%who,F,z); y+=20
    v='%d %s %s'%(c['year'],c['make'],c['model'])
    y=pg.para(x0,y,['Thank you for the opportunity to quote the repairs on your %s. We propose the following:'%v,'Re: %s. Here is what it needs and what it will cost.'%v,'QUOTATION FOR REPAIRS: %s, VIN %s'%(v,c['vin']),'We looked at your %s this morning. Prices below are out the door unless noted.'%v][i],F,z,x1-x0)+12
    ls=lines(R,R.randint(3,6),rt,['','','U','L'][i],.3,.08,i in(1,3))
    def leader(ds,t,q='',dots='.',ind=0):
        nonlocal y
        fw=pg.wrap(ds,F,z,x1-x0-110-ind); 
        for k,t_ in enumerate(fw):
            w=pg.t(x0+ind,y,t_,F,z)
            if k==len(fw)-1:
                tw=pg.tw(t,F,z); xx=x0+ind+w+5
                while dots and xx<x1-tw-6: pg.t(xx,y,dots,F,z); xx+=5
                pg.t(x1,y,t,F,z,'r')
            y+=z*1.32
        y+=2
    for k,j in enumerate(ls):
        pt=sum(p['total'] for p in j['parts']); t=j['labor']+pt
        if i==0: leader(j['name'],f(t)); d.add(j['name'],'Service' if pt else 'Labor',t)
        elif i==1:
            pg.t(x0,y,'•',F,z); w=pg.t(x0+14,y,j['name'],F,z); pg.t(x0+14+w,y,' - '+f(t)+(' parts and labor' if pt else ' labor'),F,z); d.add(j['name'],'Service' if pt else 'Labor',t); y+=z*1.6
        elif i==2:
            for p in j['parts']: leader('%d  %s'%(p['qty'],p['desc']),f(p['total']),dots='_' if False else '.'); d.add(p['desc'],'Part',p['total'],p['qty'])
            leader('    '+j['name'],f(j['labor'])); d.add(j['name'],'Labor',j['labor'])
        else:
            w=pg.t(x0,y,'%d) '%(k+1),F,z); w2=pg.t(x0+w,y,j['name'],F,z); 
            pg.t(x0+w+w2,y,': '+('parts %s, labor %s'%(f(pt),f(j['labor'])) if pt else 'labor %s'%f(j['labor'])),F,z); y+=z*1.7
            d.add(j['name'],'Labor',j['labor'])
            if pt: d.add(j['name'],'Part',pt)
    if i==1: pg.t(x0,y,'•  Loaner car while we work - no charge',F,z); y+=z*1.6
    y+=6
    r=sums(d,R,f,split=i==2,disc=i in(0,2,3),fee=i!=1,sub=i!=3,tax=i!=1,total=not(i==1))
    for l,a,b in r:
        if i==0: leader(l,a)
        elif i==3: pg.t(x0,y,l+': '+a,FB if b else F,z); y+=z*1.45
        else: pg.t(400,y,l,FB if b else F,z,'r'); pg.t(x1,y,a,FB if b else F,z,'r'); y+=z*1.4
    y+=14
    y=pg.para(x0,y,['This quotation is good for thirty days. A deposit of one half is required before parts are ordered.','Give me a call if you want me to go ahead. Rear struts will be due next year, figure around $600 then.','TERMS: NET DUE ON COMPLETION.','If you want to wait on some of it let me know. Thanks'][i],F,z,x1-x0)+20
    pg.t(x0,y,['Sincerely,','Thanks,','','- ' + R.choice(OWN)][i],F,z); y+=26; pg.t(x0,y,R.choice(OWN)+' '+R.choice(['Novak','Reyes','Hill']) if i!=3 else '','hw3',18); pg.endy=y
    if y>770: raise Exception('over')
    return pg
@layout('19')
def L19(d,R,i):
    """desktop screen in the browser / old windows program, photographed"""
    c=car(R); s=shop(R,R.choice(['gen','tire','dealer']),c['make']); W,H=[(800,520),(700,560),(760,560),(800,500)][i]; brd=16 if i!=2 else 0; o=brd
    pg=Page(W+2*brd,H+2*brd,bg=(14,14,15) if brd else (255,255,255),R=R); pg.screen=i!=2
    old=i in(1,3); F,FB=[('rob','robb'),('lib','libb'),('os','osb'),('djc','djcb')][i]; z=[9,9.2,8.8,8.5][i]; f=[Fmt('$'),Fmt('',False,'-'),Fmt('$',neg='p'),Fmt('',True,'t')][i]
    pg.rect(o,o,o+W,o+H,0,fill=(255,255,255) if not old else (212,208,200)); y=o
    if old:
        pg.rect(o,y,o+W,y+18,0,fill=(10,36,106)); pg.t(o+6,y+13,['','ShopMaster 7.2 - [Edit Estimate]','','R.O. Writer - Work Order Detail'][i],FB,9,col=(255,255,255)); 
        for k in range(3): pg.rect(o+W-16-k*15,y+3,o+W-4-k*15,y+15,.6,(90,90,90),(212,208,200))
        y+=18; pg.t(o+6,y+12,'File    Edit    Customer    Vehicle    Parts    Labor    Print    Help',F,8.5); y+=18
    else:
        pg.rect(o,y,o+W,y+24,0,fill=[(38,50,72),0,(255,255,255)][i]); pg.t(o+14,y+16,s['name'] if i==0 else s['name'],FB,10.5,col=(255,255,255) if i==0 else (0,0,0)); pg.t(o+W-14,y+16,'Dashboard   Jobs   Inventory   Reports',F,8.5,'r',(200,208,220) if i==0 else (120,120,120)); y+=30
    d.shop=s['name'] 
    d.num=str(R.randint(1000,99999)); d.veh(c,'year','make','model','mileage',*(['vin'] if i in(0,3) else []))
    x0,x1=o+14,o+W-14
    if old:
        pg.rect(x0,y+4,x1,y+44,.6,(130,130,130)); x=x0+6
        pg.t(x0+6,y+16,'Shop:',F,z); pg.t(x0+44,y+16,s['name'],FB,z); pg.t(x0+300,y+16,'Est #' if i==1 else 'WO #',F,z); pg.rect(x0+336,y+6,x0+410,y+20,.6,(90,90,90),(255,255,255)); pg.t(x0+340,y+16.5,d.num,F,z)
        pg.t(x0+6,y+36,'Vehicle:',F,z); vt='%d %s %s'%(c['year'],c['make'],c['model']); pg.rect(x0+48,y+25,x0+240,y+40,.6,(90,90,90),(255,255,255)); pg.t(x0+52,y+36,vt,F,z); pg.t(x0+300,y+36,'Odometer',F,z); pg.rect(x0+352,y+25,x0+410,y+40,.6,(90,90,90),(255,255,255)); pg.t(x0+356,y+36,c['mileage'],F,z)
        if i==3: pg.t(x0+430,y+36,'VIN '+c['vin'],F,z)
        pg.t(x0+430,y+16,'Name: '+cname(R),F,z)
        y+=54
    else:
        pg.t(x0,y+14,('Estimate %s'%d.num if i==0 else 'Job #%s'%d.num),FB,14); pg.t(x1,y+14,cname(R)+'  ·  '+date(R),F,9,'r',(90,90,90)); y+=30
        pg.t(x0,y,'%d %s %s  ·  %s mi'%(c['year'],c['make'],c['model'],"{:,}".format(c['mileage']))+('  ·  '+c['vin'] if i==0 else ''),F,9.5,col=(80,80,90)); y+=10
    rt=rate(R); ls=lines(R,R.randint(3,6),rt,['','U','',"U"][i],.2,.04); w=x1-x0; rows=[]
    for j in ls:
        pt=sum(p['total'] for p in j['parts'])
        if i in(0,2):
            rows.append(dict(desc=j['name'],q='%.1f h'%j['hrs'] if i==0 else '%.2f'%j['hrs'],l=f(j['labor']),p=f(pt) if pt else '—',t=f(j['labor']+pt))); d.add(j['name'],'Service' if pt else 'Labor',j['labor']+pt,None if pt else j['hrs'])
        else:
            sq=[(j['name'],j['hrs'],rt,j['labor'],'Labor','')]+[(p['desc'],p['qty'],p['unit'],p['total'],'Part',p['pn']) for p in j['parts']]
            if i==3: sq.reverse()
            for ds,q,u,t,ty,no in sq: rows.append(dict(desc=ds,q='%.2f'%q,u=f(u),t=f(t),ty=ty[0],no=no)); d.add(ds,ty,t,q,u if i==1 else None)
    if i==1: rows.append(dict(desc='VEHICLE INSPECTION',q='1.00',u='0.00',t='0.00',ty='L'))
    cols=[[C('desc','Service',w-70-80-80-90),C('q','Hours',70,'r'),C('l','Labor',80,'r'),C('p','Parts',80,'r'),C('t','Total',90,'r')],
      [C('ty','T',20,'c'),C('no','Part No',90),C('desc','Description',w-20-90-55-70-75),C('q','Qty/Hr',55,'r'),C('u','Each',70,'r'),C('t','Extend',75,'r')],
      [C('t','Line total',90,'r'),C('desc','Job',w-90-80-80-70),C('p','Parts',80,'r'),C('l','Labor',80,'r'),C('q','Hrs',70,'r')],
      [C('q','Qty',50,'r'),C('desc','Description',w-50-100-40-90),C('no','Part #',100),C('ty','Cl',40,'c'),C('t','Amount',90,'r')]][i]
    if old:
        pg.rect(x0,y,x1,y+18+max(13,len(rows)+1)*15.5,0,fill=(255,255,255))
    y=table(pg,x0,y,cols,rows,F,FB if not old else F,z,[23,15.5,20,15.5][i],['rows','full','head','cols'][i],headfill=[(245,247,250),(212,208,200),None,(212,208,200)][i],line=(200,200,200) if i!=2 else (60,60,60),minrows=[0,13,0,13][i],headcol=(70,70,70))+8
    r=sums(d,R,f,split=i in(1,3),up=i==3)
    if i==3: # summary in a row of boxes
        x=x0
        cell=(x1-x0)/max(4,min(len(r),7)); k=0
        for l,a,b in r:
            if x+cell>x1+1: x=x0; y+=34
            pg.t(x+2,y+9,l,FB if b else F,min(z-.5,(cell-6)/pg.tw(l,FB if b else F,1))); pg.rect(x+2,y+12,x+cell-4,y+27,.6,(90,90,90),(255,255,255)); pg.t(x+cell-8,y+23,a,FB if b else F,z,'r'); x+=cell
        y+=34
    else: y=sumblock(pg,x1,y,r,210,F,FB,z+.8,[18,16,16,0][i],['plain','grid','dbl',''][i],line=(120,120,120) if i!=2 else (0,0,0))
    if old:
        for k,t in enumerate(['Save','Print','Close']): pg.rect(x0+k*70,o+H-26,x0+k*70+62,o+H-8,.8,(90,90,90),(225,222,214)); pg.t(x0+k*70+31,o+H-13.5,t,F,8.5,'c')
    pg.endy=(y,H+o)
    if y>H+o-(28 if old else 2): raise Exception('over')
    return pg
@layout('20')
def L20(d,R,i):
    """franchise brake & exhaust shop"""
    c=car(R); s=shop(R,R.choice(['muf','tire','gen'])); w,h=[(612,792),(612,792),(612,528),(612,792)][i]; pg=Page(w,h,R=R,bg=[(255,255,255),(255,255,255),(255,255,255),(228,240,228)][i]); ac=[(200,160,0),(180,0,0),(0,0,0),(20,60,120)][i]
    F,FB=[('robc','robcb'),('nar','narb'),('tw','twb'),('hw1','hw5')][i]; z=[9.8,9.2,8.4,12][i]; f=[Fmt('$',neg='-'),Fmt('',neg='t'),Fmt('',False,neg='p'),Fmt('',False,round0=False,neg='-')][i]
    pg.useink([(10,10,10),(20,20,20),(40,40,60),(20,30,120)][i],1.,.2,[.05,.05,.3,.7][i])
    d.shop=s['name']; 
    if i==0: pg.d.polygon([(0,0),(w*S,0),(w*S,50*S),(0,74*S)],fill=ac); pg.t(34,42,d.shop,'latok',20)
    elif i==1: pg.rrect(30,20,330,60,18,3,ac); pg.t(180,46,d.shop,'djsb',13,'c',ac)
    else: pg.t(34,42,d.shop,['','','libb','bkb'][i],15,col=ac)
    pg.t(578,32,s['street'],'lib',8.2,'r'); pg.t(578,42,s['city'],'lib',8.2,'r'); pg.t(578,52,s['phone'],'lib',8.2,'r')
    y=84; T=lambda x,y,t,al='l',b=0:pg.t(x,y,t,FB if b else F,z,al,ink=True)
    d.num=['%d'%R.randint(100000,999999),'%03d-%06d'%(R.randint(1,999),R.randint(1,99999)),str(R.randint(1000,9999)),None][i]; d.veh(c,'year','make','model','mileage')
    if d.num: T(578,y,['Estimate ','ORDER NO. ','No. ',''][i]+d.num,'r',1)
    T(34,y,'%d %s %s'%(c['year'],c['make'],c['model']),'l',1); y+=14; T(34,y,['Mileage ','ODOMETER ','MI. ','miles '][i]+str(c['mileage'])); T(578,y,date(R),'r'); y+=14; T(34,y,cname(R)); y+=10
    rt=rate(R); ls=lines(R,R.randint(3,5),rt,['','U','U','L'][i],.3,.06,i==3); rows=[]
    for j in ls:
        lab=j['labor']
        if i==2 or not j['parts']:
            pt=sum(p['total'] for p in j['parts'])
            rows.append(dict(desc=j['name'],q='1' if i!=3 else '',p=f(pt) if pt else '',l=f(lab),t=f(pt+lab))); d.add(j['name'],'Service' if pt else 'Labor',pt+lab,1 if i!=3 else None)
        else:
            for k,p in enumerate(j['parts']):
                l=lab if k==0 else 0; 
                t=p['total']+l
                rows.append(dict(desc=p['desc'],q=str(p['qty']),p=f(p['total']),l=f(l) if l else '',t=f(t))); d.add(p['desc'],'Service' if l else 'Part',t,p['qty'])
    rows.append(dict(desc=['Brake inspection','LIFETIME GUARANTEE ON PADS','SHUTTLE','check codes'][i],t=['FREE','INCLUDED','N/C','free'][i]))
    cols=[[C('q','Qty',34,'c'),C('desc','Description',276),C('p','Parts',78,'r'),C('l','Labor',78,'r'),C('t','Ext. Price',78,'r')],
      [C('desc','DESCRIPTION OF PARTS & SERVICES',300),C('q','QTY',34,'c'),C('l','LABOR',68,'r'),C('p','PARTS',68,'r'),C('t','TOTAL',74,'r')],
      [C('desc','SERVICE',304),C('p','PARTS',80,'r'),C('l','LABOR',80,'r'),C('t','JOB TOTAL',80,'r')],
      [C('q','qty',36,'c'),C('desc','what we did',278),C('l','labor',74,'r'),C('p','parts',74,'r'),C('t','total',82,'r')]][i]
    if i==2:
        for it in d.items: it['quantity']=None
    y=table(pg,34,y,cols,rows,'lib','libb',8,[17,16,16,21][i],['rows','full','cols','form'][i],headfill=[(60,60,60),(245,215,215),None,None][i],headcol=[(255,255,255),(0,0,0),(0,0,0),ac][i],line=[(170,)*3,(130,)*3,(0,0,0),ac][i],ink=True,inkf=F,inksz=z,minrows=[0,18,12,16][i])+6
    y0=y
    y=sumblock(pg,578,y,sums(d,R,f,split=i in(0,1) and False,up=i in(1,2),fee=i!=3),190,F,FB,z+.4,[17,16,14,19][i],['dbl','grid','plain','grid'][i],line=ac if i!=0 else (0,0,0),ink=True)
    if i in(0,1):
        dj=lines(R,2,rt,'',.1,.0); pg.t(34,y0+14,'Work declined by customer:',FB,9.5)
        for k,j in enumerate(dj): pg.t(40,y0+28+k*13,j['name'],F,9); pg.t(300,y0+28+k*13,f(j['labor']+sum(p['total'] for p in j['parts'])),F,9,'r')
    pg.endy=(y,h)
    if y>h-6: raise Exception('over')
    return pg
