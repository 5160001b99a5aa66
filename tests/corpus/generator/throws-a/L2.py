from common import *
from L1 import tbl,jsum
def ln(a,b,st=''): return '<div class="fx" style="%s"><span>%s</span><span class="num">%s</span></div>'%(st,a,b)
# 7 no table: name bold, hours x rate written out under the name
def l07(t):
    r=t.r; o=t.head()+t.vehicle(r.pick(0,2,4)); jobs=t.jobs(2,4,3,cap=12); kind=t.th
    f_l=['{q} hrs × {u}','{q} hours at {u}/hr','Labor: {q} hr @ {u}','{q} h x {u} per hour'][(kind+r.randint(0,1))%4]
    f_p=['Qty {q} × {u}','{q} @ {u} each','{q} pcs at {u}','{q} x {u}'][(kind+r.randint(0,1))%4]
    showpn=r.p(.4); left=kind==2
    L7=[]
    for n,j in enumerate(jobs,1):
        if kind!=1: o+='<div style="margin-top:12px;color:%s;font-size:115%%">%s</div>'%(t.acc,('%s) '%chr(64+n) if kind==0 else '')+nm(j['title']))
        for x in (j['lab']+j['parts'] if kind<2 else j['parts']+j['lab']):
            sub=(f_l if x['k']=='Labor' else f_p).format(q=t.q(x['q'],1 if x['k']=='Labor' and r.p(.5) else None),u=t.m(x['u']))
            if showpn and x['k']=='Part': sub+=r.pick(' · ',' | ')+'Part # '+x['pn']
            if left: o+='<div style="margin:5px 0 0 12px"><b>%s</b><br><span style="font-size:88%%;color:#555">%s = %s</span></div>'%(nm(x['d']),sub,t.m(x['t']))
            else: o+=ln('<b>%s</b>'%nm(x['d']) if r.p(2) else '',t.m(x['t']),'margin:5px 0 0 12px')+'<div style="margin-left:%dpx;font-size:88%%;color:#555">%s</div>'%(r.pick(12,24),sub)
            t.add(x)
        if kind==0: o+='<div class="ra" style="border-top:1px solid #ccc;margin-top:3px"><i>%s %s</i></div>'%(r.pick('Subtotal','Section total'),t.m(jsum(j)))
    if r.p(.5):
        x=t.serv(); o+=ln('<b>%s</b>'%nm(x['d']),t.m(x['t']),'margin:8px 0 0 12px')+'<div style="margin-left:12px;font-size:88%;color:#555">Flat price</div>'; t.add(x)
    if r.p(.5):
        x=t.fee(); o+=ln('<b>%s</b>'%nm(x['d']),t.m(x['t']),'margin:8px 0 0 12px'); t.add(x)
    return t.page(o+t.totals()+t.foot())
# 8 struck prices and replaced
def l08(t):
    r=t.r; o=t.head(r.pick('Your Quote','Service Quote','Estimate','Digital Estimate'))+t.vehicle(); jobs=t.jobs(2,4,3,cap=11); mode=t.th; sav=0
    up=lambda v:int(v*r.uniform(1.08,1.35))//100*100+ (0 if t.whole else r.pick(0,99,50))
    strike=lambda v:'<s style="color:#999">%s</s>'%t.m(v)
    if mode in(0,2):
        for j in jobs:
            o+='<div style="border-left:4px solid %s;padding:4px 10px;margin:10px 0;background:#fafafa;page-break-inside:avoid"><b style="font-size:115%%">%s</b>'%(t.acc,nm(j['title']))
            old=0
            for x in j['parts']+j['lab']:
                pr=r.p(.5); ov=max(up(x['t']),x['t']+100); 
                qs=('%s × '%t.q(x['q']) if x['k']=='Part' else '') if mode==0 else ''
                o+=ln(qs+nm(x['d']),((strike(ov)+' ') if pr else '')+t.m(x['t']),'padding:2px 0')
                sav+=(ov-x['t']) if pr else 0; old+=ov if pr else x['t']
                t.add(x,mode==0 and x['k']=='Part',False)
            if mode==2: o+='<div class="ra">%s %s <b>%s</b></div>'%(r.pick('Job price','Now'),strike(old) if old!=jsum(j) else '',t.m(jsum(j)))
            o+='</div>'
    else:
        rows=[]; L=[x for j in jobs for x in j['lab']+j['parts']]+[t.serv() for _ in range(r.randint(0,2))]
        H=[r.pick('Service','Item','What we will do'),r.pick('Qty','Units'),r.pick('Was','List','Regular price') if mode==3 else 'Price',r.pick('Your price','Now','Amount')]
        for x in L:
            pr=r.p(.6); ou=None; q=x['q'] or 1; u=x['u'] or x['t']; isl=x['k']=='Labor'
            ou=max(up(u),u+100) if pr else None
            if pr: sav+=rnd(ou*q)-x['t']
            if mode==1: rows.append([nm(x['d']),t.q(q),((strike(ou)+'<br>') if pr else '')+t.m(u),t.m(x['t'])]); t.items.append(dict(description=x['d'],type=x['k'],quantity=int(q) if q==int(q) else q,unitPrice=u,totalPrice=x['t']))
            else: rows.append([nm(x['d']),t.q(q),strike(rnd(ou*q)) if pr else '','<b>%s</b>'%t.m(x['t'])]); t.items.append(dict(description=x['d'],type=x['k'],quantity=int(q) if q==int(q) else q,unitPrice=None,totalPrice=x['t']))
        o+=tbl(H,rows,r.pick('','bx'),'margin:10px 0',['','ct','ra num','ra num'],'border-bottom:2px solid %s'%t.acc)
    if sav>0 and r.p(.7): o+='<div style="color:#2d6a4f;margin:6px 0"><b>%s %s</b></div>'%(r.pick('You save','Already taken off above:','Included savings:'),t.m(sav))
    if r.p(.4): o+=t.declbox()
    return t.page(o+t.totals(discp=.2)+t.foot())
# 9 amounts before names
def l09(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(2,5,3,cap=13); mode=t.th
    L=[(x,j) for j in jobs for x in (j['lab']+j['parts'])]
    L+=[(t.serv(),None) for _ in range(r.randint(0,2))]+([(t.fee(),None)] if r.p(.5) else [])
    if mode==0:
        rows=[[t.m(x['t']),t.q(x['q']) if x['q'] else '',t.m(x['u']) if x['u'] else '',nm(x['d'])] for x,_ in L]
        for x,_ in L:t.add(x)
        o+=tbl([r.pick('Amount','Extended'),'Qty/Hrs',r.pick('Each','Price'),r.pick('Description','Item')],rows,'bx','margin:8px 0',['ra num','ct','ra num',''],'background:#ddd')
    elif mode==1:
        for x,_ in L:
            o+='<div style="display:flex;gap:14px;padding:3px 0"><span class="num" style="width:85px;text-align:right;font-weight:bold">%s</span><span>%s%s</span></div>'%(t.m(x['t']),nm(x['d']),'<br><small>%s %s</small>'%(t.q(x['q']),('hrs at ' if x['k']=='Labor' else 'at ')+t.m(x['u'])) if x['q'] else '')
            t.add(x)
    elif mode==2:
        ty={'Part':'P','Labor':'L','Service':'S','Fee':'F','Sublet':'X'}
        rows=[[str(i),ty[x['k']],t.m(x['t']),nm(x['d']),x['pn'] if x['k']=='Part' else '',t.q(x['q']) if x['q'] else ''] for i,(x,_) in enumerate(L,1)]
        for x,_ in L:t.add(x,True,False)
        o+=tbl(['#',r.pick('T','Type'),'Amount','Description','Part number','Units'],rows,'','margin:8px 0',['','ct','ra num','','','ra'],'border-bottom:1px solid')
    else:
        last=None;rows=[]
        for x,j in L:
            if j is not None and j is not last: rows.append(['','','<b>%s</b>'%nm(j['title'])]); last=j
            rows.append([t.m(x['t']),t.q(x['q']) if x['q'] else '1',nm(x['d'])]); t.add(x,True,False)
            if not x['q']: t.items[-1]['quantity']=1
        o+=tbl([r.pick('Price','Charge'),r.pick('Units','No.'),r.pick('Work and material','For')],rows,'','margin:8px 0',['ra num','ct',''],'background:%s;color:#fff'%t.acc)
    if r.p(.3): o+=t.declbox()
    # totals amounts first too
    rows=t.sums()
    if r.p(.6): o+='<table style="margin:10px 0">%s</table>'%''.join('<tr style="%s"><td class="ra num">%s</td><td>%s</td></tr>'%('font-weight:bold;border-top:1px solid' if k=='T' else '',t.m(c),nm(l)) for l,c,k in rows)
    else: o+=t.totals()
    return t.page(o+t.foot())
# 10 dealer repair order mono
def l10(t):
    r=t.r; t.font="'Liberation Mono'" if t.th!=2 else "'Liberation Sans Narrow'"; t.fs=r.pick(8,8.5,9); t.case='U'; up=lambda s:s.upper()
    t.ms=r.pick('',',','',','); t.shopP=t.shop
    o=t.head(r.pick('REPAIR ORDER','INVOICE','SERVICE INVOICE'))+t.vehicle(r.pick(1,3,5))
    jobs=t.jobs(2,4,3,cap=12); rowed=t.th%2==0
    o+='<div style="border-top:1px solid;border-bottom:1px solid;display:flex;padding:2px 0"><span style="width:62%%">%s</span><span style="width:12%%;text-align:right">%s</span><span style="width:13%%;text-align:right">%s</span><span style="width:13%%;text-align:right">%s</span></div>'%(r.pick('LINE OPCODE TECH TYPE DESCRIPTION','LINE OP  TECH  WORK'),r.pick('HOURS','QTY/HRS'),r.pick('LIST','UNIT'),r.pick('TOTAL','NET'))
    def L4(a,b,c,d,ind=0,bold=0): return '<div style="display:flex;%s"><span style="width:calc(62%% - %dpx);padding-left:%dpx">%s</span><span style="width:12%%;text-align:right">%s</span><span style="width:13%%;text-align:right">%s</span><span style="width:13%%;text-align:right">%s</span></div>'%('font-weight:bold' if bold else '',ind,ind,a,b,c,d)
    n=0; warr=r.p(.6)
    wpos=r.randint(0,len(jobs)) if warr else 99
    lastj=None
    for j in jobs+([None] if warr and wpos==len(jobs) else []):
        a=chr(65+n); n+=1
        if j is None or n-1==wpos:
            o+='<div style="margin-top:8px">%s** %s</div>'%(a,r.pick('RECALL 23V-417 SOFTWARE UPDATE','CUSTOMER STATES RADIO RESETS AT STARTUP','PERFORM MULTI-POINT INSPECTION'))+L4('&nbsp;&nbsp;%02dZZMPI %d %s'%(r.randint(1,9),r.randint(100,999),r.pick('WARR','ISP','WP')),'','',r.pick('(N/C)','N/C','0.00'),10)
            if j is None: break
            a=chr(65+n); n+=1
        o+='<div style="margin-top:8px">%s %s</div>'%(a+r.pick('**','','.') if 0 else a,esc(up(j['c'] or j['title'])))
        if r.p(.5): o+='<div style="padding-left:10px">CAUSE: %s</div>'%r.pick('WORN PAST SPEC','FAILED INTERNALLY','NORMAL WEAR','LEAKING AT GASKET')
        ps=0
        for x in j['lab']:
            o+=L4('<span style="padding-right:8px">%s</span><span style="padding-right:8px">%d %s</span>'%(x['pn'],x['tech'],r.pick('CP','CPP','C')),'','','',10) if not rowed else ''
            o+=L4(nm(x['d']),'%.2f'%x['q'] if rowed else '%.1f'%x['q'],t.m(x['u']),t.m(x['t']),10 if rowed else 20); t.add(x)
        for x in j['parts']:
            if rowed: o+=L4(nm(x['d']),t.q(x['q']),t.m(x['u']),t.m(x['t']),24)
            else: o+=L4('<span style="display:inline-block;width:30px">%s</span><span style="display:inline-block;width:120px">%s</span>%s'%(t.q(x['q']),x['pn'],nm(x['d'])),'',t.m(x['u']),t.m(x['t']),20)
            t.add(x)
        l,p=sum(x['t'] for x in j['lab']),sum(x['t'] for x in j['parts'])
        o+='<div class="fx" style="padding-left:10px"><span>PARTS: %s &nbsp; LABOR: %s &nbsp; OTHER: %s</span><span>TOTAL LINE %s: %s</span></div>'%(t.m(p),t.m(l),t.m(0),a,t.m(p+l))
        if r.p(.5): o+='<div style="padding-left:10px">%d %s</div>'%(t.mi,r.pick('VERIFIED CONCERN, REPAIRED AND ROAD TESTED OK','REPLACED AS LISTED. RETEST OK.','WORK COMPLETED PER SERVICE MANUAL'))
        o+='<div style="overflow:hidden;white-space:nowrap;height:1.2em">%s</div>'%(r.pick('*','-')*60)
    it={k:sum(x['totalPrice'] for x in t.items if x['type']==k) for k in('Labor','Part')}
    rows=[('LABOR AMOUNT',it['Labor'],''),('PARTS AMOUNT',it['Part'],''),('GAS, OIL, LUBE',0,'')]
    if r.p(.4): x=t.subl(); t.add(dict(x,d='SUBLET AMOUNT')); rows.append(('SUBLET AMOUNT',x['t'],''))
    else: rows.append(('SUBLET AMOUNT',0,''))
    if r.p(.7): x=t.fee(); t.add(dict(x,d='MISC. CHARGES')); rows.append(('MISC. CHARGES',x['t'],''))
    else: rows.append(('MISC. CHARGES',0,''))
    s=sum(x['totalPrice'] for x in t.items); rows.append(('TOTAL CHARGES',s,'')); t.subtotal=s
    if r.p(.5): d=rnd(s*.05); t.adisc('LESS DISCOUNT',d); rows.append((r.pick('LESS DISCOUNT'),-d,''))
    else: rows.append(('LESS INSURANCE',0,'')); d=0
    t.tax=rnd((s-d)*t.taxr); rows.append(('SALES TAX',t.tax,'')); t.total=s-d+t.tax; rows.append(('PLEASE PAY THIS AMOUNT',t.total,'T'))
    o+='<div style="display:flex;margin-top:12px;gap:10px;page-break-inside:avoid"><div style="flex:1;font-size:80%%;border:1px solid;padding:4px">%s</div><table class="bx"><tr><td class="ct">DESCRIPTION</td><td class="ct">TOTALS</td></tr>%s</table></div>'%(esc(r.choice(LEGAL)),''.join('<tr><td>%s</td><td class="ra num">%s</td></tr>'%(('<b>%s</b>' if k else '%s')%l,t.m(c)) for l,c,k in rows))
    return t.page(o)
# 11 approvals with check marks
def l11(t):
    r=t.r; o=t.head(r.pick('Estimate','Inspection Estimate','Recommended Services'))+t.vehicle(); mode=t.th
    yes,no=r.pick(('☑','☐'),('✔','✘'),('[X]','[ ]'),('Approved','Declined'),('YES','NO'),('✓','–'))
    S=lambda g:'<span style="font-family:DejaVu Sans">%s</span>'%g
    jobs=t.jobs(5,7,2,cap=24); ap=[r.p(.62) for _ in jobs]
    if sum(ap)<2: ap[0]=ap[-1]=True
    if all(ap): ap[r.randrange(1,len(ap))]=False
    ad=0
    if mode==0: # rows with check column in front; each job one price
        rows=[];
        for j,a in zip(jobs,ap):
            l,p=sum(x['t'] for x in j['lab']),sum(x['t'] for x in j['parts']); rows.append([S(yes if a else no),nm(j['title']),t.m(p) if p else '',t.m(l),t.m(l+p)])
            if a: t.items.append(dict(description=j['title'],type='Service' if p else 'Labor',quantity=None,unitPrice=None,totalPrice=l+p))
        while len(t.items)<3: x=t.serv(); rows.append([S(yes),nm(x['d']),'',t.m(x['t']),t.m(x['t'])]); t.add(x)
        o+=tbl([r.pick('OK','Auth.','Approve'),r.pick('Recommended work','Service'),'Parts','Labor','Total'],rows,'bx','margin:8px 0',['ct','','ra num','ra num','ra num'],'background:#ddd')
    elif mode==1: # cards with badge
        for j,a in zip(jobs,ap):
            o+='<div style="border:1px solid #bbb;padding:6px 10px;margin:7px 0;%s;page-break-inside:avoid">'%('' if a else 'color:#888;background:#f6f6f6')+ln('<b>%s</b>'%nm(j['title']),S(yes+(' Approved' if len(yes)<4 else '') if a else no+(' Declined' if len(no)<4 else '')))
            for x in j['lab']+j['parts']:
                o+=ln('%s%s'%(nm(x['d']),' <small>(%s)</small>'%(t.q(x['q'])+(' hr' if x['k']=='Labor' else ' ea'))),t.m(x['t']),'padding-left:10px')
                if a:t.add(x,True,False)
            o+='</div>'
    elif mode==2: # two check columns at the right
        rows=[];
        for j,a in zip(jobs,ap):
            rows.append(['<b>%s</b>'%nm(j['title']),'','','<b>%s</b>'%t.m(jsum(j)),S('X') if a else '',S('X') if not a else ''])
            for x in j['lab']+j['parts']:
                rows.append(['&nbsp;&nbsp;&nbsp;'+nm(x['d']),t.q(x['q']),t.m(x['t']),'','',''])
                if a:t.add(x,True,False)
        o+=tbl([r.pick('Job / item','Operation'),'Qty','Price','Job total','Approved','Declined'],rows,'bx','margin:8px 0',['','ct','ra num','ra num','ct','ct'],'font-size:85%')
    else: # approved section then declined section
        for flag,ti in ((1,r.pick('Approved by customer','AUTHORIZED WORK','Approved')),(0,r.pick('Declined','NOT AUTHORIZED','Deferred to next visit'))):
            o+='<div style="margin-top:10px;font-size:115%%;border-bottom:2px solid %s">%s %s</div>'%(t.acc if flag else '#999',S(yes if flag else no) if len(yes)<4 else '',ti)
            s=0
            for j,a in zip(jobs,ap):
                if a!=bool(flag): continue
                for x in (j['lab']+j['parts'] if flag else [dict(d=j['title'],t=jsum(j))]):
                    o+=ln(nm(x['d'])+(' &nbsp;<small>%s @ %s</small>'%(t.q(x['q']),t.m(x['u'])) if flag else ''),t.m(x['t']),'padding:2px 0'); s+=x['t']
                    if flag:t.add(x)
            if r.p(.6): o+='<div class="ra"><i>%s %s</i></div>'%('Approved total' if flag else 'Declined total',t.m(s))
    ds=sum(jsum(j) for j,a in zip(jobs,ap) if not a)
    if r.p(.5): o+='<div style="margin:4px 0;font-size:90%%">%s: %s</div>'%(r.pick('Declined work','Total of declined services','Work not approved'),t.m(ds))
    return t.page(o+t.totals()+'<div style="margin-top:8px">%s</div>'%r.pick('Approved by phone %s, 11:20 AM, spoke with %s.'%(t.date,t.cust),'Approved via text message %s'%t.date,'Signature: ____________________')+t.foot())
# 12 options: good better best, one chosen
def l12(t):
    r=t.r; o=t.head(r.pick('Quote','Estimate','Options Quote'))+t.vehicle(); mode=t.th; 
    nmz=r.pick(('Good','Better','Best'),('Option A','Option B','Option C'),('Economy','Standard','Premium'),('Value','OE','Performance'))
    jobs=t.jobs(2,3,3,need=True,cap=9); ch=r.randrange(3); sc=[.78,1,1.3]; rw=lambda c,f:(rnd(c*f)//100*100 or 100) if t.whole else rnd(c*f)
    main=jobs[0]
    if mode in(0,1):
        o+='<div style="margin-top:8px"><b>%s</b> — %s</div><div style="display:flex;gap:8px;margin:8px 0">'%(nm(main['title']),r.pick('choose one','select an option','three ways to do it'))
        for k in range(3):
            c='<div style="flex:1;border:%s;padding:6px"><div class="ct"><b>%s</b>%s</div>'%('3px solid '+t.acc if k==ch else '1px solid #aaa',nmz[k],'<br>'+r.pick('SELECTED','Your choice','<span style="font-family:DejaVu Sans">✔</span> Chosen') if k==ch else '<br>&nbsp;')
            tot=0
            for x in main['parts']+main['lab']:
                v=x['t'] if x['k']=='Labor' else rw(x['t'],sc[k]); tot+=v
                c+=ln(nm(x['d']),t.m(v),'font-size:90%;padding:2px 0')
                if k==ch:t.items.append(dict(description=x['d'],type=x['k'],quantity=None,unitPrice=None,totalPrice=v))
            o+=c+'<div style="border-top:1px solid #888" class="ra"><b>%s</b></div></div>'%t.m(tot)
        o+='</div>'
        L=[x for j in jobs[1:] for x in j['lab']+j['parts']]+[t.serv()]
        o+='<div><b>%s</b></div>'%r.pick('Also included','Other work on this quote','Additional services')
        o+=tbl(None if mode else ['Item','Qty','Price','Amount'],[[nm(x['d']),t.q(x['q']) if x['q'] else '',t.m(x['u']) if x['u'] else '',t.m(x['t'])] for x in L],'bx' if mode else '','margin:4px 0',['','ct','ra num','ra num'],'border-bottom:1px solid')
        for x in L:t.add(x)
    elif mode==2:
        rows=[]
        L=[(x,j) for j in jobs for x in j['lab']+j['parts']]+[(t.serv(),None)]
        for x,j in L:
            rows.append([nm(x['d']),t.q(x['q']) if x['q'] else '',t.m(x['t'])]); t.add(x,True,False)
            if x['k']=='Part' and r.p(.45): rows.append(['<i style="color:#666">%s%s</i>'%(r.pick('Alternative: ','or: ','Optional upgrade: '),nm(r.pick('premium brand','OEM','used, 90 day warranty','aftermarket'))),'','<i style="color:#666">(%s)</i>'%t.m(rw(x['t'],r.pick(.8,1.3)))])
        o+=tbl(['Description','Qty','Amount'],rows,'bx','margin:8px 0',['','ct','ra num'],'background:#eee')
        o+=t.declbox()
    else:
        x3=[]; 
        H=['']+['%s%s'%(nmz[k],' *' if k==ch else '') for k in range(3)]; rows=[]
        for x in [x for j in jobs for x in j['parts']+j['lab']]:
            vs=[x['t'] if x['k']=='Labor' else rw(x['t'],sc[k]) for k in range(3)]; x3.append(vs)
            rows.append([nm(x['d'])]+[t.m(v) for v in vs]); t.items.append(dict(description=x['d'],type=x['k'],quantity=None,unitPrice=None,totalPrice=vs[ch]))
        rows.append(['<b>%s</b>'%r.pick('Option total','Sum')]+['<b>%s</b>'%t.m(sum(v[k] for v in x3)) for k in range(3)])
        rows=[[ (c if i!=ch+1 else '<b style="color:%s">%s</b>'%(t.acc,c)) for i,c in enumerate(w)] for w in rows]
        o+=tbl(H,rows,'bx','margin:8px 0',['','ra num','ra num','ra num'],'background:#eee')+'<div>* %s %s</div>'%(r.pick('Customer selected','Selected option:','Approved:'),nmz[ch])
    return t.page(o+t.totals(feep=.5)+t.foot())
