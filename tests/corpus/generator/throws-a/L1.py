from common import *
def tbl(heads,rows,cls='bx',css='',aligns=None,headstyle=''):
    al=aligns or ['']*len(heads)
    h='' if heads is None else '<thead><tr>%s</tr></thead>'%''.join('<th class="%s" style="%s">%s</th>'%(al[i],headstyle,x) for i,x in enumerate(heads))
    return '<table class="w %s" style="%s">%s%s</table>'%(cls,css,h,''.join('<tr>%s</tr>'%''.join('<td class="%s">%s</td>'%(al[i],x) for i,x in enumerate(r)) for r in rows))
def jsum(j): return sum(x['t'] for x in j['lab']+j['parts'])
# 1 cards per job, parts and labor subtables inside
def l01(t):
    r=t.r; jobs=t.jobs(2,4,3,cap=13); o=t.head()+t.vehicle()
    first=r.pick('lab','parts'); showpn=r.p(.5); showrate=r.p(.8); foot=r.pick(0,1,2); bar=r.p(.5)
    PH=r.pick('Parts','PARTS','Part','Parts & Materials'); LH=r.pick('Labor','LABOR','Service','Labor performed')
    qh,uh,ah=r.pick(('Qty','Price','Total'),('Quantity','Unit Cost','Amount'),('QTY','EACH','EXT'),('Qty','Retail','Subtotal'))
    hh,rh=r.pick(('Hrs','Rate'),('Hours','Rate / hr'),('Time','Per hour'),('HRS','RATE'))
    for n,j in enumerate(jobs,1):
        tt=r.pick('%d. '%n,'Job %d: '%n,'') if 0 else (('%d. '%n) if bar else '')
        c='<div style="border:1px solid #bbb;border-radius:6px;margin:10px 0;page-break-inside:avoid">'
        top='<b>%s%s</b>'%(tt,nm(j['title']))
        c+='<div class="fx" style="%s;padding:5px 9px"><span>%s</span><span>%s</span></div>'%('background:%s;color:#fff'%t.acc if bar else 'border-bottom:1px solid #bbb',top,t.m(jsum(j)) if foot==0 else '')
        if j['c'] and r.p(.6): c+='<div style="padding:3px 9px;font-style:italic;font-size:90%%">%s</div>'%esc(j['c'])
        for k in ([first,'parts' if first=='lab' else 'lab']):
            L=j[k]
            if not L: continue
            if k=='lab':
                hd=[LH]+([hh,rh] if showrate else [])+[ah]; rows=[[nm(x['d'])]+([t.q(x['q']),t.m(x['u'])] if showrate else [])+[t.m(x['t'])] for x in L]
                for x in L: t.add(x,showrate,showrate)
            else:
                hd=[PH]+(['Part #'] if showpn else [])+[qh,uh,ah]; rows=[[nm(x['d'])]+([x['pn']] if showpn else [])+[t.q(x['q']),t.m(x['u']),t.m(x['t'])] for x in L]
                for x in L: t.add(x)
            al=['']+(['']*(1 if k=='parts' and showpn else 0))+['ra num']*(len(hd)-1-(1 if k=='parts' and showpn else 0))
            c+='<div style="padding:2px 9px">'+tbl(hd,rows,'','table-layout:auto',al,'font-size:85%%;color:#666;border-bottom:1px solid #ddd'.replace('%%','%'))+'</div>'
        if foot==1: c+='<div class="ra" style="padding:4px 14px;border-top:1px solid #ddd">%s <b>%s</b></div>'%(r.pick('Job total','Service total','Total for this job'),t.m(jsum(j)))
        if foot==2:
            c+='<div class="ra" style="padding:4px 14px;font-size:90%%">Parts %s &nbsp; Labor %s &nbsp; <b>Subtotal %s</b></div>'%(t.m(sum(x['t'] for x in j['parts'])),t.m(sum(x['t'] for x in j['lab'])),t.m(jsum(j)))
        o+=c+'</div>'
    if r.p(.4): o+=t.declbox()
    return t.page(o+t.totals()+t.foot())
# 2 labor cols and parts cols beside each other with row total
def l02(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(3,7,3,cap=40)[:7]; rows=[]
    lh=r.p(.6); pq=r.p(.5); lf=r.p(.6); code=r.p(.4); tech=r.p(.2)
    LC=([r.pick('Hrs','Hours','Lbr Hrs')] if lh else [])+[r.pick('Labor','Labor $','LABOR AMT')]
    PC=([r.pick('Qty','# Parts')] if pq else [])+[r.pick('Parts','Parts $','PARTS AMT')]
    H=(['Op'] if code else [])+[r.pick('Description','Service','Work performed','Operation')]+(['Tech'] if tech else [])+(LC+PC if lf else PC+LC)+[r.pick('Total','Line Total','Extended','TOTAL')]
    A=(['']if code else [])+['']+(['']if tech else [])+['ra num']*(len(LC)+len(PC)+1)
    dash=r.pick('—','','0.00','-')
    d0=dash if dash!='0.00' else t.m(0)
    ent=[]
    for j in jobs:
        ent.append((j['title'] if r.p(.5) else j['lab'][0]['d'],sum(x['q'] for x in j['lab']),sum(x['t'] for x in j['lab']),len(j['parts']),sum(x['t'] for x in j['parts']),j['lab'][0]['pn']))
    for _ in range(r.randint(0,3)): 
        x=t.serv(); ent.append((x['d'],0,x['t'],0,0,x['pn']))
    if r.p(.5):
        x=t.fee(); ent.append((x['d'],0,0,1,x['t'],'MISC'))
    if len(ent)<3:
        x=t.serv(); ent.append((x['d'],0,x['t'],0,0,x['pn']))
    sl=sp=0
    for d,h,la,q,pa,cd in ent:
        tot=la+pa; sl+=la;sp+=pa
        lc=([('%.1f'%h) if h else ''] if lh else [])+[t.m(la) if la else d0]
        pc=([str(q) if q else ''] if pq else [])+[t.m(pa) if pa else d0]
        rows.append(([cd] if code else [])+[nm(d)]+([str(r.randint(11,60))] if tech else [])+(lc+pc if lf else pc+lc)+['<b>%s</b>'%t.m(tot)])
        if la and pa: k='Service'
        elif la: k='Labor' if h else 'Service'
        else: k='Fee' if cd=='MISC' else 'Part'
        t.items.append(dict(description=d,type=k,quantity=(h if int(h)!=h else int(h)) if (lh and h and not pa) else (q if pq and pa and not la and q else None),unitPrice=None,totalPrice=tot))
    if r.p(.6):
        lc=(['']if lh else[])+[t.m(sl)];pc=([''] if pq else [])+[t.m(sp)]
        rows.append(([''] if code else [])+['<b>%s</b>'%r.pick('Totals','Column totals','Sum')]+(['']if tech else [])+(lc+pc if lf else pc+lc)+['<b>%s</b>'%t.m(sl+sp)])
    v=r.randrange(3)
    o+=tbl(H,rows,['bx','',''][v],'margin:8px 0',A,['background:#ddd','border-bottom:2px solid','background:%s;color:#fff'%t.acc][v])
    return t.page(o+t.totals(groups=False)+t.foot())
# 3 one name column, Parts / Labor (/Sublet) amount columns, no row total
def l03(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(2,4,3,cap=12); rows=[]
    sub=r.p(.4); qf=t.th in(0,2); bothc=r.p(.6); order=r.pick(('P','L'),('L','P'))
    N={'P':r.pick('Parts','PARTS','Parts $','Material'),'L':r.pick('Labor','LABOR','Labor $','Labour'),'S':r.pick('Sublet','Other','Misc')}
    cols=list(order)+(['S'] if sub else [])
    H=([r.pick('Qty','QTY','Qty.')] if qf else [])+[r.pick('Description','Description of work','Work / Material','Item')]+[N[c] for c in cols]
    A=(['ct'] if qf else [])+['']+['ra num']*len(cols)
    S=dict(P=0,L=0,S=0)
    def row(d,q=None,**a):
        rows.append(([t.q(q) if q else ''] if qf else [])+[nm(d)]+[t.m(a[c]) if a.get(c) else '' for c in cols])
        for c in a: S[c]+=a[c]
    for j in jobs:
        if bothc and j['parts'] and r.p(.5):
            d=j['title'];la=sum(x['t'] for x in j['lab']);pa=sum(x['t'] for x in j['parts'])
            row(d,None,L=la,P=pa)
            for c in order: t.items.append(dict(description=d,type='Labor' if c=='L' else 'Part',quantity=None,unitPrice=None,totalPrice=la if c=='L' else pa))
            continue
        L=[(x,'L') for x in j['lab']]; P=[(x,'P') for x in j['parts']]
        if r.p(.3): rows.append((['']if qf else [])+['<b>%s</b>'%esc(j['title'])]+['']*len(cols))
        for x,c in (P+L if order[0]=='P' else L+P):
            row(x['d'],x['q'] if c=='P' else None,**{c:x['t']}); t.add(x,qf and c=='P',False)
    if sub: 
        x=t.subl(); row(x['d'],None,S=x['t']); t.add(x)
    x=t.fee(); 
    if r.p(.5): row(x['d'],None,P=x['t']); t.add(x)
    rows.append(([''] if qf else [])+[r.pick('<b>TOTALS</b>','<i>Column totals</i>','')]+['<b>%s</b>'%t.m(S[c]) for c in cols])
    for _ in range(r.pick(0,0,3)): rows.insert(len(rows)-1,['&nbsp;']*len(H))
    o+=tbl(H,rows,'bx' if r.p(.7) else '','margin:8px 0',A,r.pick('background:#e8e8e8','border-bottom:1px solid #000','text-decoration:underline'))
    if r.p(.3): o+=t.declbox()
    return t.page(o+t.totals()+t.foot())
# 4 two lists beside each other: parts left, labor right
def l04(t):
    r=t.r; o=t.head()+t.vehicle(); jobs=t.jobs(3,5,3,cap=14); rev=t.th==3; rate=r.p(.6); pnc=r.p(.5); uc=r.p(.6)
    P=[x for j in jobs for x in j['parts']]; L=[x for j in jobs for x in j['lab']]
    if r.p(.3): L.append(dict(t.serv(),q=None,u=None))
    ph=[r.pick('Qty','QTY')]+(['Part No.'] if pnc else [])+[r.pick('Parts','Part description','Material')]+(['Each'] if uc else [])+['Amount']
    pr=[[t.q(x['q'])]+([x['pn']] if pnc else [])+[nm(x['d'])]+([t.m(x['u'])] if uc else [])+[t.m(x['t'])] for x in P]
    lh=[r.pick('Labor','Description of labor','Work done')]+(['Hrs'] if rate else [])+['Amount']
    lr=[[nm(x['d'])]+([t.q(x['q']) if x['q'] else ''] if rate else [])+[t.m(x['t'])] for x in L]
    n=max(len(pr),len(lr))+r.pick(0,0,2)
    pr+= [['&nbsp;']*len(ph)]*(n-len(pr)); lr+= [['&nbsp;']*len(lh)]*(n-len(lr))
    sp,sl=sum(x['t'] for x in P),sum(x['t'] for x in L)
    foot=r.p(.7); cl=r.pick('bx','bx','')
    hs=r.pick('background:#ddd','border-bottom:1px solid','background:%s;color:#fff'%t.acc)
    a=tbl(ph,pr,cl,'',['']*(2+pnc)+['ra num']*(1+uc),hs)+('<div class="ra" style="padding:4px"><b>%s %s</b></div>'%(r.pick('Total Parts','Parts'),t.m(sp)) if foot else '')
    b=tbl(lh,lr,cl,'',['']+['ra num']*(1+rate),hs)+('<div class="ra" style="padding:4px"><b>%s %s</b></div>'%(r.pick('Total Labor','Labor'),t.m(sl)) if foot else '')
    fs=min(t.fs,9); wl=r.pick('52%','55%','50%')
    o+='<div style="display:flex;gap:10px;font-size:%spt;align-items:flex-start"><div style="width:%s">%s</div><div style="flex:1">%s</div></div>'%(fs,wl if not rev else '46%',b if rev else a,a if rev else b)
    for x in (L if rev else P): t.add(x,rate if rev else True,False if rev else uc)
    for x in (P if rev else L): t.add(x,True if rev else rate,uc if rev else False)
    return t.page(o+t.totals(groups=not foot)+t.foot(),margin='10mm')
# 5 narrow receipt, quantity in front of the name
def l05(t):
    r=t.r; t.font=r.pick("'Liberation Mono'","'DejaVu Sans Mono'","'Liberation Sans Narrow'","'Nimbus Mono PS'"); t.hfont=t.font; t.fs=8
    jobs=t.jobs(2,4,3,cap=11); qs=r.pick('%s x ','%sx ','%s ','(%s) '); ev=t.th%2; dots=r.p(.5)
    o='<div class="ct"><b style="font-size:12pt">%s</b><br>%s<br>%s<br>%s</div>'%(nm(t.shopP),t.addr,t.city,t.ph)
    sep='<div class="ct" style="overflow:hidden;white-space:nowrap">%s</div>'%(r.pick('-','=','*')*30)
    o+=sep+'<div>%s %s</div><div>%s &nbsp; %s</div>'%(r.pick('Ticket','Receipt #','Inv','TRANS'),t.docnum(),t.date,r.pick('10:42 AM','15:08','4:31 PM'))
    t.veh.update(year=t.year,make=t.make,model=t.model)
    o+='<div>%d %s %s</div>'%(t.year,nm(t.make),nm(t.model))
    if r.p(.7): t.veh['mileage']=t.mi; o+='<div>Mileage %d</div>'%t.mi
    if r.p(.5): t.veh['vin']=t.vin; o+='<div>VIN %s</div>'%t.vin
    o+=sep
    def line(a,b): return '<div style="display:flex;align-items:flex-end"><span>%s</span><span style="flex:1;min-width:8px;%s"></span><span class="num">%s</span></div>'%(a,'border-bottom:1px dotted #555;margin:0 3px 3px' if dots else '',b)
    L=[]
    for j in jobs:
        L+=(j['lab']+j['parts'] if ev else j['parts']+j['lab'])
    if r.p(.6):L.append(t.fee())
    if r.p(.4):L.append(t.serv())
    for x in L:
        lab=x['k']=='Labor'; q=x['q'] if not lab else None
        under=r.p(.6) and x['q'] is not None and (x['q']!=1 or lab)
        if ev:
            o+=line((qs%t.q(q) if q else '')+nm(x['d']),t.m(x['t']))
            if under: o+='<div style="padding-left:14px">%s</div>'%(('@ %s ea'%t.m(x['u'])) if not lab else '%s hr @ %s'%(t.q(x['q']),t.m(x['u'])))
            t.add(x,bool(q) or under,under)
        else:
            o+='<div>%s</div>'%nm(x['d'])
            if x['q'] is not None:
                o+=line('&nbsp;&nbsp;%s %s %s'%(t.q(x['q']),r.pick('@','x','X') if 1 else '',t.m(x['u'])),t.m(x['t'])); t.add(x)
            else: o+=line('',t.m(x['t'])); t.add(x)
    o+=sep
    for l,c,k in t.sums(groups=r.p(.3)): o+=line(('<b>%s</b>' if k=='T' else '%s')%nm(l),('<b>%s</b>' if k=='T' else '%s')%t.m(c))
    o+=sep+'<div class="ct">%s<br>%s</div>'%(r.pick('VISA ****%d'%r.randint(1000,9999),'CASH','DEBIT TEND'),r.pick('THANK YOU','COME AGAIN','Thanks, %s!'%t.cust))
    return t.page(o,'',size='%dmm %dmm'%(r.pick(80,90,100),240),margin='5mm')
# 6 tire chain
def l06(t):
    r=t.r; o=t.head()+t.vehicle(); code=r.p(.7); fet=r.p(.4); n=r.pick(2,4,4); t.whole=False
    if 'whole' in t.ms: t.ms='$,'
    H=([r.pick('Article','Item #','Product','SKU')] if code else [])
    qfirst=r.p(.5)
    H+=(['Qty'] if qfirst else [])+[r.pick('Description','Size / Description','Merchandise')]+([] if qfirst else ['Qty'])+(['F.E.T.'] if fet else [])+[r.pick('Price','Unit','Each'),r.pick('Amount','Extended','Total')]
    A=([''] if code else [])+((['ct','']) if qfirst else ['','ct'])+(['ra num'] if fet else [])+['ra num']*2
    rows=[]
    def row(x,ind=0,free=None):
        cd=['%05d'%r.randint(10000,99999)] if code else []
        d=('&nbsp;&nbsp;' if ind else '')+nm(x['d']); q=t.q(x['q']) if x['q'] else ''
        rows.append(cd+([q,d] if qfirst else [d,q])+([t.m(0) if x['k']=='Tire' else ''] if fet else [])+([t.m(x['u']) if x['u'] else '',t.m(x['t'])] if free is None else free))
        if free is None: t.add(x)
    ti=r.choice(TIRES); a,b=r.choice([('{1} {0} {2}',0),('{0} {1}',0),('{0} {1} {2} BSW',0),('{1} {2} {0}',0)])
    d=t.nmcase(a.format(*ti)); u=t.price(ti[3]/100,ti[4]/100)
    row(dict(k='Tire',d=d,q=n,u=u,t=n*u))
    spec=r.p(.5)
    if spec: rows.append(([''] if code else [])+((['','<small>DOT %s &nbsp; 60,000 mile warranty</small>'%('4B%dK'%r.randint(10,99))]) if qfirst else ['<small>DOT %s &nbsp; 60,000 mile warranty</small>'%('4B%dK'%r.randint(10,99)),''])+['']*(2+fet))
    if r.p(.3):
        ti=r.choice(TIRES); u=t.price(ti[3]/100,ti[4]/100); d=t.nmcase(a.format(*ti))
        if d!=t.items[0]['description']: row(dict(k='Tire',d=d,q=2,u=u,t=2*u))
    pk=r.p(.4)
    sv=r.sample(TIRESVC,r.randint(3,5))
    if pk:
        p=t.price(19.99,29.99); row(dict(k='Service',d=t.nmcase(r.pick('Installation package','Complete install pkg','Standard tire installation','Installation & life-of-tire maintenance')),q=n,u=p,t=n*p))
        for x in sv[:3]: row(dict(k='x',d=t.nmcase(x[0]),q=n,u=0,t=0),1,['',r.pick('INCL','included','N/C')])
        sv=sv[3:]
    for x in sv: 
        p=t.price(x[1]/100,x[2]/100); row(dict(k='Fee' if 'disposal' in x[0] else 'Service',d=t.nmcase(x[0]),q=n,u=p,t=n*p),r.p(.2))
    if r.p(.6) or len(t.items)<3: row(t.serv())
    if r.p(.6):
        p=r.pick(25,100,200,175); row(dict(k='Fee',d=t.nmcase(r.pick('State tire fee','Tire recycling fee','State environmental fee - tires')),q=n,u=p,t=n*p))
    if r.p(.5):
        j=t.job(2)
        for x in j['parts']+j['lab']: row(x)
    if r.p(.5):
        rows.append(([''] if code else [])+(['',nm('Road hazard protection - DECLINED')] if qfirst else [nm('Road hazard protection - DECLINED'),''])+(['']if fet else [])+['',''])
    if r.p(.5):
        v=n*r.pick(500,1000,1500,1250); dd=t.nmcase(r.pick('Instant tire savings','Buy 3 get 1 discount','Coupon: $ off set of 4','Tire event instant rebate'))
        rows.append((['CPN'] if code else [])+(['',nm(dd)] if qfirst else [nm(dd),''])+(['']if fet else [])+['',t.m(-v)]); t.adisc(dd,v)
    v=r.randrange(3)
    o+=tbl(H,rows,['bx','',''][v],'margin:8px 0',A,['background:#ddd','border-bottom:2px solid','background:%s;color:#fff'%t.acc][v])
    T_=t.totals(discp=.1)
    if r.p(.5): T_+='<div style="border:1px solid;padding:5px;margin-top:6px">Mail-in rebate available: up to %s by prepaid card. Submit within 30 days. Not deducted from this invoice.</div>'%t.m(r.pick(6000,8000,10000))
    return t.page(o+T_+t.foot())
