from common import *
from L1 import tbl,jsum
from L2 import ln
# 13 sections by type, each with own heads and sum
def l13(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(3,5,3,cap=12); mode=t.th
    P=[x for j in jobs for x in j['parts']];L=[x for j in jobs for x in j['lab']];S=[t.subl()] if r.p(.6) else [];F=[t.fee() for _ in range(r.randint(0,2))];V=[t.serv()] if r.p(.4) else []
    secs=[('P',r.pick('Parts','PARTS','Parts and Materials'),P),('L',r.pick('Labor','LABOR','Labor Operations'),L),('V',r.pick('Flat Rate Services','Packages'),V),('S',r.pick('Sublet','Outside services','SUBLET REPAIRS'),S),('F',r.pick('Fees','Miscellaneous','Other charges'),F)]
    if mode in(1,3): secs[0],secs[1]=secs[1],secs[0]
    pnfirst=r.p(.5); sumpos=r.randrange(3); st=r.randrange(3); hasu=r.p(.8)
    for k,n,X in secs:
        if not X: continue
        s=sum(x['t'] for x in X)
        hd='<div class="fx" style="margin-top:10px;%s"><b>%s</b><b>%s</b></div>'%(['background:%s;color:#fff;padding:3px 6px'%t.acc,'border-bottom:2px solid #000','font-size:115%%;color:%s'%t.acc][st],n,t.m(s) if sumpos==0 else '')
        if k=='P':
            H=(['Part #','Description'] if pnfirst else ['Qty','Description','Part #'])+(['Qty'] if pnfirst else [])+(['Unit'] if hasu else [])+['Ext.']
            A=(['','','ct'] if pnfirst else ['ct','',''])+(['ra num'] if hasu else [])+['ra num']
            rows=[([x['pn'],nm(x['d']),t.q(x['q'])] if pnfirst else [t.q(x['q']),nm(x['d']),x['pn']])+([t.m(x['u'])] if hasu else [])+[t.m(x['t'])] for x in X]
            for x in X:t.add(x,True,hasu)
        elif k=='L':
            H=[r.pick('Operation','Description'),'Tech','Hours']+(['Rate'] if hasu else [])+['Amount'];A=['','ct','ra num']+(['ra num'] if hasu else [])+['ra num']
            rows=[[nm(x['d']),str(x['tech']),t.q(x['q'],r.pick(1,2))]+([t.m(x['u'])] if hasu else [])+[t.m(x['t'])] for x in X]
            for x in X:t.add(x,True,hasu)
        else:
            H=None if r.p(.5) else ['Description','Amount'];A=['','ra num'];rows=[[nm(x['d']),t.m(x['t'])] for x in X]
            for x in X:t.add(x)
        o+=hd+tbl(H,rows,'bx' if st==1 and mode%2 else '','',A,'font-size:85%;color:#555')
        if sumpos==1: o+='<div class="ra" style="border-top:1px solid #999;padding:2px 5px">%s: <b>%s</b></div>'%(r.pick('Total ','Subtotal ')+n,t.m(s))
    return t.page(o+t.totals(groups=sumpos==2,feep=.15)+t.foot())
# 14 sidebar with totals at the side / totals on top
def l14(t):
    r=t.r; mode=t.th; jobs=t.jobs(2,5,3,cap=12); ext=[t.serv() for _ in range(r.randint(0,2))]
    main=''; rows=[]
    for j in jobs:
        X=j['lab']+j['parts'] if mode<2 else j['parts']+j['lab']
        if mode in (0,2):
            main+='<div style="margin-top:8px"><b>%s</b></div>'%nm(j['title'])
            for x in X:
                tag={'Part':r.pick('Part'),'Labor':'Labor'}[x['k']]
                main+='<div style="display:flex;padding:2px 0;border-bottom:1px solid #eee"><span style="width:48px;font-size:75%%;color:#888">%s</span><span style="flex:1">%s</span><span class="num" style="width:55px;text-align:right">%s</span><span class="num" style="width:75px;text-align:right">%s</span></div>'%(tag,nm(x['d']),t.q(x['q'])+(' hr' if x['k']=='Labor' else ''),t.m(x['t'])); t.add(x,True,False)
        else:
            for x in X: rows.append([nm(x['d']),t.q(x['q']),t.m(x['u']),t.m(x['t'])]); t.add(x)
    for x in ext:
        if mode in (0,2): main+='<div style="display:flex;padding:2px 0;margin-top:6px"><span style="flex:1"><b>%s</b></span><span class="num">%s</span></div>'%(nm(x['d']),t.m(x['t']))
        else: rows.append([nm(x['d']),'','',t.m(x['t'])])
        t.add(x)
    if rows: main+=tbl(['Description','Qty','Price','Total'],rows,'','margin:4px 0',['','ct','ra num','ra num'],'border-bottom:2px solid '+t.acc)
    sm=t.sums(groups=r.p(.6)); side=''.join(ln(('<b>%s</b>' if k=='T' else '%s')%nm(l),('<b>%s</b>' if k=='T' else '%s')%t.m(c),'padding:3px 0;border-bottom:1px solid #ddd') for l,c,k in sm)
    hd=t.head()
    if mode==0: o=hd+'<div style="display:flex;gap:16px"><div style="width:200px;background:#f3f3f3;padding:8px">%s<div style="margin-top:14px"><b>%s</b></div>%s</div><div style="flex:1">%s</div></div>'%(t.vehicle(4),r.pick('Summary','Totals'),side,main)
    elif mode==1: o=hd+'<div style="display:flex;gap:16px"><div style="flex:1">%s%s</div><div style="width:210px;border:1px solid #999;padding:8px;align-self:flex-start"><b>%s</b>%s</div></div>'%(t.vehicle(0),main,r.pick('Order summary','Charges'),side)
    elif mode==2: o=hd+'<div style="border:2px solid %s;padding:8px;margin:8px 0;display:flex;gap:26px;flex-wrap:wrap">%s</div>'%(t.acc,''.join('<div><small>%s</small><br>%s</div>'%(nm(l),('<b style="font-size:120%%">%s</b>' if k=='T' else '%s')%t.m(c)) for l,c,k in sm))+t.vehicle(2)+main
    else: o=hd+'<div style="display:flex;gap:20px"><div style="flex:1">%s</div><div style="width:230px;margin-top:8px">%s</div></div>'%(t.vehicle(3).replace('padding-right:40px','padding-right:12px'),side)+main
    # order: totals before items may hold fee items; those must come first
    if mode in(0,2,3):
        fees=[x for x in t.items if x['type']=='Fee' and x['unitPrice'] is None and any(k=='f' and l==x['description'] for l,c,k in sm)]
        t.items=fees+[x for x in t.items if x not in fees]
    return t.page(o+t.foot())
# 15 grid of flat price cards
def l15(t):
    r=t.r; o=t.head()+t.vehicle(); n=r.randint(4,8); mode=t.th; cards=[]
    for _ in range(n):
        if r.p(.6):
            j=t.job(3); x=dict(k='Service',d=j['title'],t=jsum(j),q=None,u=None); inc=[y['d'] for y in j['parts']+j['lab']]
        else: x=t.serv(); inc=r.pick([],['Includes inspection and road test'],['Up to 5 quarts','Filter','Top off all fluids'])
        t.add(x); cards.append((x,inc))
    if mode in(0,1):
        o+='<div style="display:grid;grid-template-columns:%s;gap:8px;margin:8px 0">'%('1fr 1fr' if mode==0 else '1fr 1fr 1fr')
        for x,inc in cards:
            o+='<div style="border:1px solid #bbb;%sborder-radius:4px;padding:7px;page-break-inside:avoid"><div><b>%s</b></div>%s%s</div>'%('border-top:4px solid %s;'%t.acc,nm(x['d']),('<ul style="margin:3px 0;padding-left:16px;font-size:85%%;color:#555">%s</ul>'%''.join('<li>%s</li>'%nm(i) for i in inc)) if inc else '','<div class="ra" style="font-size:120%%">%s</div>'%t.m(x['t']))
        o+='</div>'
    elif mode==2:
        for k,(x,inc) in enumerate(cards,1):
            o+='<div style="display:flex;gap:10px;margin:8px 0;page-break-inside:avoid"><div style="width:26px;height:26px;border-radius:13px;background:%s;color:#fff;text-align:center;line-height:26px">%d</div><div style="flex:1"><b>%s</b><br><span style="font-size:85%%;color:#555">%s</span></div><div class="num"><b>%s</b></div></div>'%(t.acc,k,nm(x['d']),'Includes: '+', '.join(nm(i) for i in inc) if inc else '',t.m(x['t']))
    else:
        rows=[['%s'%nm(x['d'])+('<div style="font-size:80%%;padding-left:10px">%s</div>'%'<br>'.join('• '+nm(i) for i in inc) if inc else ''),r.pick('1','1') ,t.m(x['t'])] for x,inc in cards]
        for x in t.items:x['quantity']=1
        o+=tbl([r.pick('Menu service','Package'),'Qty','Menu price'],rows,'bx','margin:8px 0',['','ct','ra num'],'background:#ddd')
    if r.p(.4): o+=t.declbox()
    return t.page(o+t.totals(groups=False,feep=.6)+t.foot())
# 16 discounts per line
def l16(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(3,5,3,cap=12); mode=t.th
    L=[x for j in jobs for x in j['parts']+j['lab']]+[t.serv() for _ in range(r.randint(0,2))]
    rows=[]
    R=lambda c:rnd(c/100)*100 if t.whole else rnd(c)
    if mode==0: # qty list disc% amount
        H=[r.pick('Item','Description'),'Qty',r.pick('List','Price'),r.pick('Disc %','Disc.'),r.pick('Amount','Net amount')]
        for x in L:
            p=r.pick(0,0,5,10,15,20) if x['q'] else 0; net=max(R(x['t']*(100-p)/100),100)
            rows.append([nm(x['d']),t.q(x['q']) if x['q'] else '',t.m(x['u']) if x['u'] else '',('%d%%'%p) if p else r.pick('','0%'),t.m(net)]); t.add(x,t=net)
        o+=tbl(H,rows,'bx','margin:8px 0',['','ct','ra num','ct','ra num'],'background:#e4e4e4')
    elif mode==1: # gross, disc, net
        H=['Qty','Description',r.pick('Gross','Retail'),'Discount',r.pick('Net','You pay')]
        for x in L:
            d=R(x['t']*r.pick(0,0,.05,.1,.12)); rows.append([t.q(x['q'] or 1),nm(x['d']),t.m(x['t']),t.m(-d) if d else r.pick('','—'),t.m(x['t']-d)]); t.add(x,True,False,t=x['t']-d)
            if not x['q']: t.items[-1]['quantity']=1
        o+=tbl(H,rows,'','margin:8px 0',['ct','','ra num','ra num','ra num'],'border-bottom:2px solid')
    elif mode==2: # discount row below the line
        H=['Description',r.pick('Qty / Hrs','Units'),'Rate','Amount']
        for x in L:
            rows.append([nm(x['d']),t.q(x['q']) if x['q'] else '',t.m(x['u']) if x['u'] else '',t.m(x['t'])]); t.add(x)
            if r.p(.35):
                d=R(x['t']*.1) or 100; dn=r.pick('Less 10%','10% off this item','Discount on above','Line discount')
                rows.append(['&nbsp;&nbsp;&nbsp;&nbsp;<i>%s</i>'%dn,'','',t.m(-d)]); t.adisc(dn,d)
        o+=tbl(H,rows,'','margin:8px 0',['','ct','ra num','ra num'],'background:%s;color:#fff'%t.acc)
    else: # list, your price, qty, ext
        H=['Part / Op','Description',r.pick('MSRP','List'),r.pick('Your cost','Net each'),'Qty',r.pick('Ext. net','Extended')]
        for x in L:
            u=x['u'] or x['t']; l=R(u*r.pick(1,1.1,1.15,1.25)); q=x['q'] or 1
            rows.append([x['pn'],nm(x['d']),t.m(l),t.m(u),t.q(q),t.m(x['t'])]); t.items.append(dict(description=x['d'],type=x['k'],quantity=int(q) if q==int(q) else q,unitPrice=u,totalPrice=x['t']))
        o+=tbl(H,rows,'bx','margin:8px 0',['','','ra num','ra num','ct','ra num'],'background:#ddd;font-size:85%')
    return t.page(o+t.totals(discp=.15,forcedisc=False)+t.foot())
# 17 cores
def l17(t):
    r=t.r; o=t.head()+t.vehicle(); mode=t.th; CJ=[4,5,6,30,31,41,47,7]
    ci=[k for k,x in enumerate(J) if any(w in x[0][0] for w in('Alternator','Starter','Battery','Power steering','Rack','Caliper','A/C compressor','Turbo'))]
    jobs=[]
    for k in r.sample(ci,r.randint(1,2)):
        t.used.add(k); ti,Lb,P,c=J[k]; jobs.append(dict(title=t.nmcase(r.choice(ti)),lab=[t.labor(a,h) for a,h in Lb],parts=[t.part(x) for x in P],c=c,core=1))
    jobs+=[dict(j,core=0) for j in t.jobs(1,3,3,cap=7)]; r.shuffle(jobs)
    ret=r.p(.5); rows=[]; pn=r.p(.6)
    cn=r.pick('Core charge','CORE CHARGE','Core deposit','Core chg - {}','{} core','CORE - {}')
    cr=r.pick('Core return credit','CORE RETURNED','Core refund','Credit: core return')
    typ={'Part':'Part','Labor':'Labor','Fee':'Core','x':'Core'}
    for j in jobs:
        seq=(j['lab']+j['parts']) if mode!=1 else (j['parts']+j['lab'])
        if mode in(0,2): rows.append('<b>%s</b>'%nm(j['title']))
        for x in seq:
            rows.append(x)
            if j['core'] and x is j['parts'][0]:
                v=r.pick(2200,4500,6000,7500,10000,1800); b=x['d'].split(',')[0].split('(')[0].strip(); q=x['q']
                cd=cn.replace('{}',b); rows.append(dict(k='Fee',d=cd,q=q,u=v,t=rnd(v*q),pn=x['pn']+'C',core=1))
                if ret and r.p(.8): rows.append(dict(k='x',d=cr,q=-q,u=v,t=-rnd(v*q),pn=x['pn']+'C',core=1))
    H=([r.pick('Part No.','Number')] if pn else [])+['Description',r.pick('Qty','Units')]+([r.pick('Price','Unit')])+(['Core'] if mode==3 else [])+[r.pick('Total','Extension')]
    out=[]
    for x in rows:
        if isinstance(x,str): out.append(([''] if pn else [])+[x,'','']+(['']if mode==3 else [])+['']); continue
        core=x.get('core'); out.append(([x['pn'] if x['k']!='Labor' else ''] if pn else [])+[('&nbsp;&nbsp;&nbsp;' if core and mode!=3 else '')+nm(x['d']),t.q(x['q']),t.m(x['u'])]+([('C' if core else '')] if mode==3 else [])+[t.m(x['t'])])
        if x['k']=='x': t.adisc(x['d'],-x['t'])
        else: t.add(x)
    o+=tbl(H,out,r.pick('bx',''),'margin:8px 0',(['']if pn else [])+['','ct','ra num']+(['ct'] if mode==3 else [])+['ra num'],r.pick('background:#ddd','border-bottom:2px solid','background:%s;color:#fff'%t.acc))
    if r.p(.5): o+='<div style="font-size:85%%">Core charges are refunded when the old part is returned within 30 days.</div>'.replace('%%','%')
    return t.page(o+t.totals(groups=False,discp=.2)+t.foot())
# 18 tax per line
def l18(t):
    r=t.r; o=t.head()+t.vehicle(); mode=t.th; jobs=t.jobs(2,4,3,cap=11); t.taxr=r.pick(.06,.07,.0825,.0725)
    L=[x for j in jobs for x in j['parts']+j['lab']]+[t.fee()]+([t.serv()] if r.p(.5) else [])
    if mode==2: L.sort(key=lambda x:x['k']!='Labor')
    tl=r.p(.4); rows=[];tax=0;yes,no=r.pick(('T','N'),('Y','N'),('TX',''),('*',''),('Taxable','Exempt'))
    for x in L:
        tb=x['k'] in('Part','Service') or tl; tx=rnd(x['t']*t.taxr) if tb else 0
        q,u=(t.q(x['q']) if x['q'] else ''),(t.m(x['u']) if x['u'] else '')
        if mode==0: rows.append([nm(x['d']),q,u,t.m(x['t']),t.m(tx)])
        elif mode==1: rows.append([q,nm(x['d']),yes if tb else no,u,t.m(x['t'])])
        elif mode==2: rows.append([nm(x['d']),q,t.m(x['t']),'%.2f%%'%(t.taxr*100) if tb else '0%',t.m(tx)])
        else: rows.append([x['pn'],nm(x['d']),q,u,t.m(x['t'])+' '+(yes[:1] if tb else no[:1] or '&nbsp;')])
        tax+=tx if mode in(0,2) else 0
        if mode in(1,3): t.btax=getattr(t,'btax',0)+(x['t'] if tb else 0)
        t.add(x,True,mode!=2)
    if mode in(1,3): tax=rnd(t.btax*t.taxr)
    H=[['Description','Qty','Price','Amount','Tax'],['Qty','Description',r.pick('Tax','Tx'),'Price','Amount'],['Description','Hrs/Qty',r.pick('Net','Amount'),'Tax rate','Tax'],['Code','Description','Qty','Unit','Amount']][mode]
    A=[['','ct','ra num','ra num','ra num'],['ct','','ct','ra num','ra num'],['','ct','ra num','ra num','ra num'],['','','ct','ra num','ra num']][mode]
    o+=tbl(H,rows,r.pick('bx',''),'margin:8px 0',A,r.pick('background:#ddd','border-bottom:2px solid','background:%s;color:#fff'%t.acc))
    s=sum(x['t'] for x in L); t.subtotal=s;t.tax=tax;t.total=s+tax
    R_=[(r.pick('Subtotal','Net total','Total before tax'),s,'s')]
    if mode in(1,3) and r.p(.7): R_+= [(r.pick('Taxable amount','Taxable'),t.btax,'g'),(r.pick('Non-taxable','Exempt'),s-t.btax,'g')]
    R_+= [(r.pick('Tax','Sales Tax','Total tax'),tax,'t'),(r.pick('Total','TOTAL','Amount Due'),t.total,'T')]
    t.rows=R_
    return t.page(o+t.totals()+t.foot())
