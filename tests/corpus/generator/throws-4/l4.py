from main import *
from l1 import cname
@layout('10')
def L10(d,R,i):
    """small body/general shop form: labor and parts columns with cents, no row total"""
    c=car(R); s=shop(R,['body','gen','body','trans'][i]); fc=[(20,60,130),(0,0,0),(110,20,20),(0,80,60)][i]; bg=[(255,255,255),(255,250,215),(255,255,255),(255,255,255)][i]
    w,h=[(612,792),(612,720),(612,792),(540,720)][i]; pg=Page(w,h,bg=bg,R=R); pg.useink([(40,40,50),(30,40,130),(10,10,10),(30,30,90)][i],1.3,.3,[.4,.7,.3,.7][i])
    F=['tw','hw1','mono','hw4'][i]; z=[9.5,12,8.8,11.5][i]
    d.shop=s['name']; pg.t(w/2,40,d.shop,['serb','libb','gob','p5b'][i],19,'c',fc); pg.t(w/2,53,s['street']+', '+s['city']+'  '+s['phone'],'ser',8.5,'c',fc)
    pg.t(w/2,72,['ESTIMATE OF REPAIR COSTS','REPAIR ESTIMATE','APPRAISAL','PARTS AND LABOR ESTIMATE'][i],'libb',11.5,'c',fc)
    T=lambda x,y,t,al='l':pg.t(x,y,t,F,z,al,ink=True)
    d.veh(c,'year','make','model',*(['mileage','vin'] if i in(0,2) else [])); y=82
    fl=[[('NAME',cname(R)),('DATE',date(R))],[('YEAR',c['year']),('MAKE',c['make']),('MODEL',c['model'])]+([('MILEAGE',c['mileage'])] if i in(0,2) else [])]+([[('SERIAL NO. (VIN)',c['vin']),('INSURANCE CO.',R.choice(['STATE MUTUAL','NONE','SELF']))]] if i in(0,2) else [])
    for row in fl:
        ww=(w-60)/len(row); x=30
        for a,b in row: pg.rect(x,y,x+ww,y+25,.6,fc); pg.t(x+2,y+7,a,'nar',6.3,col=fc); T(x+6,y+21,str(b)); x+=ww
        y+=25
    y+=6; rt=rate(R); recs=[]
    if s and i in(0,2):
        for b in R.sample(BODY,R.randint(6,9)):
            rep=any(k in b for k in('R&I','Blend','Feather','Tint','Clear','Pull','Set up','Aim','Seam','Paintless','scan','align','sand','Mask'))
            recs.append((words(R,b,'U',.2,.06),0 if rep else money(R,22,480),half(round(R.uniform(.4,4),1)*rt) if rep or R.random()<.75 else 0))
    else:
        for j in lines(R,R.randint(4,6),rt,'' if i==1 else 'L',.4,.1,True): recs.append((j['name'],sum(p['total'] for p in j['parts']),j['labor']))
    if i==1: cols=[C('k','',22,'c'),C('desc','REPAIRS NEEDED',w-60-22-160),C('p','PARTS',80,'r',1),C('l','LABOR',80,'r',1)]
    elif i==0: cols=[C('k','LINE',34,'c'),C('desc','DESCRIPTION OF DAMAGE',w-60-34-156),C('l','LABOR',78,'r',1),C('p','PARTS',78,'r',1)]
    elif i==2: cols=[C('desc','REPAIR / REPLACE',w-60-140),C('p','PARTS $',70,'r'),C('l','LABOR $',70,'r')]
    else: cols=[C('l','LABOR',76,'r',1),C('p','PARTS',76,'r',1),C('desc','OPERATIONS',w-60-152)]
    ff=Fmt('',True); cv=lambda v:'' if not v else v if cols[-1]['cents'] or cols[0]['cents'] else ff(v)
    rows=[dict(k=str(n+1),desc=a,p=cv(p),l=cv(l)) for n,(a,p,l) in enumerate(recs)]
    for a,p,l in recs:
        if l: d.add(a,'Labor',l)
        if p: d.add(a,'Part',p)
    lab,par=d.sum('Labor'),d.sum('Part')
    rh=[18,21,16,21][i]
    rows2=rows+[{}]*([18,14,22,14][i]-len(rows))
    rows2.append(dict(desc=['COLUMN TOTALS','Totals','TOTALS','totals'][i],p=cv(par),l=cv(lab)))
    y=table(pg,30,y,cols,rows2,'lib','libb',8,rh,'form' if i!=2 else 'full',line=fc,headcol=fc,ink=True,inkf=F,inksz=z,headal='c',headfill=[(222,230,244),None,(235,220,220),None][i])
    # sums
    sr=[]
    if i!=1: sr.append((['LABOR','','TOTAL LABOR','Labor'][i],lab)); sr.append((['PARTS','','TOTAL PARTS','Parts'][i],par))
    if i in(0,2): v=money(R,35,160); l=['PAINT MATERIALS','PAINT & SUPPLIES'][i//2]; d.add(l,'Fee',v); sr.append((l,v))
    if i==2: v=R.choice([4500,6500]); d.add('TOWING','Fee',v); sr.append(('TOWING',v))
    if i==3 and R.random()<.6: d.disc=[2500]; sr.append(('less coupon',-2500))
    d.tax=half(par*.0625) if i!=3 else half((d.sum()-sum(d.disc))*.06); sr.append(('TAX' if i!=3 else 'Tax 6%',d.tax)); d.total=d.sum()-sum(d.disc)+d.tax; sr.append((['TOTAL ESTIMATE','TOTAL','GRAND TOTAL','Total'][i],d.total))
    y+=3
    for l,v in sr:
        pg.rect(w-30-200,y,w-30,y+18,.7,fc); pg.line(w-30-86,y,w-30-86,y+18,.5,fc); pg.t(w-226,y+12.5,l,'libb',8,col=fc)
        t=("{:,}.{:02d}".format(abs(v)//100,abs(v)%100)); T(w-34,y+14,('-' if v<0 else '')+t,'r'); y+=18
    pg.para(30,y-18*len(sr)+12,"This estimate is based on our inspection and does not cover additional parts or labor which may be required after the work has been opened up.",'ser',7.5,w-300,col=fc)
    pg.endy=(y,h); return pg
@layout('11')
def L11(d,R,i):
    """transmission shop"""
    c=car(R); s=shop(R,'trans'); pg=Page(R=R); F,FB=[('p5','p5b'),('lib','libb'),('tw','twb'),('robc','robcb')][i]; z=[9.5,9,9,10][i]
    f=[Fmt('$'),Fmt('',tot='$'),Fmt('$',neg='t'),Fmt('$',False,round0=True)][i]; ac=[(0,0,120),(150,20,20),(0,0,0),(40,40,40)][i]
    d.shop=s['name'] if i!=2 else s['name'].upper(); pg.t(36,44,d.shop,FB,19,col=ac); pg.t(36,58,'Automatic • Standard • Clutches • Differentials    '+s['street']+', '+s['city'],F,8.5); pg.t(576,44,s['phone'],FB,12,'r',ac); pg.line(36,64,576,64,2,ac)
    d.num=[str(R.randint(1000,9999)),None,'%d'%R.randint(10000,99999),'T-%d'%R.randint(100,999)][i]
    d.veh(c,'year','make','model','mileage',*(['vin'] if i in(1,2) else []))
    y=82; pg.t(36,y,['Estimate No. ','','TICKET ','Quote '][i]+(d.num or ''),FB,10); pg.t(576,y,date(R),F,9.5,'r'); y+=14
    pg.t(36,y,['Vehicle: %d %s %s','%d %s %s','%d %s %s','For your %d %s %s'][i]%(c['year'],c['make'],c['model'])+'     Mileage: %s'%("{:,}".format(c['mileage']))+('     VIN: '+c['vin'] if i in(1,2) else ''),F,9.5); y+=13
    pg.t(36,y,'Customer: '+cname(R),F,9.5); y+=12
    rt=rate(R); U=i==2
    if i in(0,3):
        # packages: chosen and alternatives
        opts=[('Bench rebuild of your unit - 12 mo / 12,000 mi',R.randint(1900,2600)*100-5),('Remanufactured exchange unit - 36 mo / 100,000 mi',R.randint(2800,3900)*100),('Good used unit, salvage yard - 90 days',R.randint(1200,1700)*100)]
        ch=R.randrange(3); pg.t(36,y+10,['OPTIONS DISCUSSED WITH CUSTOMER (check one)','Choose your repair:'][i//3],FB,10.5,col=ac); y+=18
        for k,(n,v) in enumerate(opts):
            pg.rect(40,y,51,y+11,1); 
            if k==ch: pg.t(41.5,y+10,'X','libb',12)
            pg.t(58,y+9.5,n,F,z+.5); pg.t(576,y+9.5,f(v),F,z+.5,'r'); y+=17
        d.add(opts[ch][0],'Service',opts[ch][1]); y+=8
        ex=R.sample(TRANS[1:],R.randint(3,6)); rows=[]
        if i==0: pg.t(36,y+6,'ADDITIONAL PARTS & SERVICE',FB,10,col=ac); y+=12
        for e in ex:
            e=words(R,e,'',.2,.05); v=money(R,24,310); q=R.choice([1,1,2,1]); lb=any(k in e for k in('Flush','Re-program','inspection','Reseal','R&R'))
            rows.append(dict(desc=e,t=f(v if lb else v*q),q='' if lb else str(q),u='' if lb else f(v))); d.add(e,'Labor' if lb else 'Part',v if lb else v*q,None if lb or i!=0 else q,v if not lb and i==0 else None)
        core=R.choice([20000,35000,50000])
        if R.random()<.6: l=R.choice(['Core charge','Core deposit, refundable']); rows.append(dict(desc=l,t=f(core))); d.add(l,'Fee',core); corec=1
        rows.append(dict(desc='Towing with repair',t='No charge'))
        cols=[C('q','Qty',36,'c'),C('desc','Description',324),C('u','Each',80,'r'),C('t','Amount',100,'r')] if i==0 else [C('desc','Also included in your quote',440),C('t','',100,'r')]
        y=table(pg,36,y,cols,rows,F,FB,z,17,'rows' if i==0 else 'dots',headfill=(225,225,240) if i==0 else None,line=(150,150,150))+8
        y=sumblock(pg,576,y,sums(d,R,f,split=False),200,F,FB,z+.8,16,'plain' if i==0 else 'dbl')
    else:
        ex=R.sample(TRANS,R.randint(6,9)); rows=[]; n=0
        rh_=round(R.uniform(5,11),1); big='R&R TRANSMISSION, OVERHAUL, ROAD TEST' if U else 'Remove, overhaul & reinstall automatic transmission incl. road test and 2 wk recheck'
        lab=half(rh_*rt); 
        if i==1: rows.append(dict(desc=big,q='%.1f hr'%rh_,u=f(rt),t=f(lab),ty='L')); d.add(big,'Labor',lab,rh_,rt)
        else: rows.append(dict(desc=big,l=f(lab),q='%.1f'%rh_)); d.add(big,'Labor',lab,rh_)
        for e in ex:
            e=words(R,e,'U' if U else '',.2,.05); v=money(R,18,460); q=R.choice([1,1,2,1]); lb=any(k.upper() in e.upper() for k in('Flush','Re-program','inspection','Reseal','R&R','Overhaul'))
            t=v if lb else v*q
            if i==1: rows.append(dict(desc=e,q='' if lb else str(q),u='' if lb else f(v),t=f(t))); d.add(e,'Labor' if lb else 'Part',t,None if lb else q,None if lb else v)
            else:
                rows.append(dict(desc=e,l=f(t) if lb else '',p='' if lb else f(t),q='' if lb else str(q))); d.add(e,'Labor' if lb else 'Part',t,None if lb else q)
        cv=R.choice([25000,40000]); l='Core charge - torque converter & unit'; l=l.upper() if U else l
        rows.append(dict(desc=l,t=f(cv),p=f(cv),q='1')); d.add(l,'Fee',cv,1)
        back=R.random()<.8
        if back: l2='Core return credit'; l2=l2.upper() if U else l2; rows.append(dict(desc=l2,t=f(cv,neg=True),p=f(cv,neg=True),q='')); d.disc.append(cv)
        cols=[C('desc','Parts & Labor Description',300),C('q','Qty/Hrs',60,'r'),C('u','Price',80,'r'),C('t','Total',100,'r')] if i==1 else [C('q','QTY/HR',46,'c'),C('desc','DESCRIPTION',314),C('l','LABOR',90,'r'),C('p','MATERIAL',90,'r')]
        y=table(pg,36,y,cols,rows,F,FB,z,15.5,['','full','cols',''][i],headfill=[None,(240,222,222),None,None][i],line=ac,minrows=18)
        y=sumblock(pg,576,y+5,sums(d,R,f,split=i==2,disc=not back,up=U,fee=i==1),200,F,FB,z+.5,15,'grid' if i==1 else 'box')
    pg.para(36,y+18,"Written guarantee covers transmission parts and labor only. Torque converter, cooler lines and electronics not included unless listed above. Unit torn down for inspection may be reassembled at an extra charge.",F,8,540)
    pg.endy=y
    if y>760: raise Exception('over')
    return pg
@layout('12')
def L12(d,R,i):
    """tablet screen, dark or light"""
    c=car(R); s=shop(R,R.choice(['gen','tire','mob'])); land=i in(1,3); W,H=(760,560) if land else (560,760)
    dark=i in(0,3); bgc=(24,26,32) if dark else (244,246,249); fg=(236,238,242) if dark else (25,30,40); mu=(150,156,168) if dark else (110,118,130); card=(40,43,52) if dark else (255,255,255); ac=[(66,165,245),(0,150,110),(20,20,20),(255,167,38)][i]
    brd=14 if i!=2 else 0
    pg=Page(W+brd*2,H+brd*2,bg=(8,8,9) if brd else (255,255,255),R=R); pg.screen=i!=2
    o=brd; pg.rect(o,o,o+W,o+H,0,fill=bgc); F,FB=[('rob','robb'),('os','osb'),('lib','libb'),('lato','latob')][i]
    f=[Fmt('$'),Fmt('$',neg='-'),Fmt('$',False),Fmt('$')][i]; d.shop=s['name']; x0,x1=o+22,o+W-22
    pg.t(o+16,o+13,'%d:%02d'%(R.randint(8,12),R.randint(0,59)),FB,8,col=fg); pg.t(o+W-16,o+13,'%d%%'%R.randint(20,98),F,8,'r',fg)
    y=o+40; 
    pg.t(x0,y,d.shop,FB,15,col=fg if i!=1 else ac); y+=17
    d.num=['%d'%R.randint(1000,99999),'EST-%d'%R.randint(1000,9999),None,'%d'%R.randint(100,999)][i]; d.veh(c,'year','make','model',*(['mileage'] if i in(0,2) else []))
    pg.t(x0,y,(['Estimate #','','','RO '][i]+d.num+'  ·  ' if d.num else '')+'%d %s %s'%(c['year'],c['make'],c['model'])+('  ·  %s mi'%"{:,}".format(c['mileage']) if i in(0,2) else ''),F,10,col=mu); y+=16
    rt=rate(R); ls=lines(R,R.randint(3,5),rt,'' if i!=2 else 'T',.1,.03); dec=lines(R,R.randint(1,2),rt,'',.1,.02); nm={j['name'] for j in ls}; dec=[j for j in dec if j['name'] not in nm]
    allj=[(j,1) for j in ls]+[(j,0) for j in dec]
    if i in(0,1): R.shuffle(allj)
    colw=(W-60)/2 if i==3 else W-44
    detail=i in(2,)
    lx=x0; 
    for j,ok in allj:
        t=j['labor']+sum(p['total'] for p in j['parts'])
        if detail:
            pg.rrect(x0,y,x1,y+20,3,0,fill=(225,230,238)); pg.t(x0+8,y+13.5,j['name'],FB,9.5,col=fg); pg.t(x1-8,y+13.5,'Approved' if ok else 'Declined',FB,8.5,'r',(20,130,60) if ok else (190,40,40)); y+=22
            for ds,q,u,tt,ty in [('Labor',j['hrs'],j['rate'],j['labor'],'Labor')]+[(p['desc'],p['qty'],p['unit'],p['total'],'Part') for p in j['parts']]:
                if ds=='Labor': ds=j['name']
                pg.t(x0+16,y+10,ds,F,8.8,col=fg); pg.t(x0+330,y+10,'%g × %s'%(q,f(u)),F,8.8,'l',mu); pg.t(x1-8,y+10,f(tt),F,8.8,'r',fg if ok else mu); y+=14
                if ok: d.add(ds,ty,tt,q,u)
            y+=5; continue
        hgt=[46,38,0,46][i]
        if i==3 and False: pass
        pg.rrect(x0,y,x1 if i!=3 else x1-190,y+hgt-6,7,.6,(70,74,84) if dark else (215,220,228),card)
        xr=x1 if i!=3 else x1-190
        if i==0:
            pg.oval(x0+10,y+12,x0+26,y+28,1.5,ac if ok else mu,fill=ac if ok else card)
            if ok: pg.line(x0+14,y+20,x0+17,y+24,1.6,(255,255,255)); pg.line(x0+17,y+24,x0+23,y+16,1.6,(255,255,255))
            pg.t(x0+36,y+18,j['name'],FB,11.5,col=fg if ok else mu); pg.t(x0+36,y+32,'Parts %s  ·  Labor %s'%(f(t-j['labor']),f(j['labor'])) if ok else 'Customer declined',F,8.8,col=mu); pg.t(xr-10,y+24,f(t),FB,12.5,'r',fg if ok else mu)
        elif i==1:
            pg.t(x0+10,y+20.5,j['name'],F,11,col=fg if ok else mu); pg.rrect(xr-190,y+7,xr-115,y+25,9,0,fill=(0,150,110) if ok else (200,205,212)); pg.t(xr-152,y+19.5,'APPROVED' if ok else 'DECLINED',FB,8,'c',(255,255,255) if ok else (90,90,90)); pg.t(xr-10,y+20.5,f(t),FB,12,'r',fg if ok else mu)
        else:
            pg.rect(x0,y+3,x0+4,y+hgt-9,0,fill=(80,200,120) if ok else (220,70,60)); pg.t(x0+12,y+17,j['name'],FB,11,col=fg); pg.t(x0+12,y+31,('APPROVED  ' if ok else 'DECLINED  ')+'%.1f hr'%j['hrs'],F,8.5,col=mu); pg.t(xr-10,y+24,f(t),FB,12,'r',fg)
        if ok: d.add(j['name'],'Service' if j['parts'] else 'Labor',t,j['hrs'] if i==3 and not j['parts'] else None)
        y+=hgt
    r=sums(d,R,f,split=i==2)
    if i==3:
        yy=o+90; pg.rrect(x1-178,yy-12,x1,yy+len(r)*24+34,8,0,fill=card); 
        for l,a,b in r: pg.t(x1-168,yy+8,l,FB if b else F,10,col=fg if not b else ac); pg.t(x1-10,yy+8,a,FB if b else F,10.5 if not b else 12.5,'r',fg if not b else ac); yy+=24
        pg.rrect(x1-168,yy+2,x1-10,yy+24,6,0,fill=ac); pg.t(x1-89,yy+17,'SIGN & APPROVE',FB,9.5,'c',(20,20,20))
    else:
        y+=8
        pg.line(x0,y-4,x1,y-4,.6,mu)
        for l,a,b in r: pg.t(x0 if i==0 else x1-230,y+12,l,FB if b else F,11.5 if b else 10.5,col=fg); pg.t(x1-10,y+12,a,FB if b else F,13 if b else 10.5,'r',ac if b else fg); y+=19
        yb=min(o+H-40,y+14)
        if i!=2: pg.rrect(x0,yb,x1,yb+28,6,0,fill=ac); pg.t((x0+x1)/2,yb+18.5,['Approve selected','Send to customer','','']  [i],FB,11,'c',(255,255,255))
    pg.endy=(y,H+o)
    if y>H+o-4: raise Exception('over')
    return pg
