from common import *
from L1 import tbl,jsum
from L2 import ln
# 19 preprinted form filled by hand: parts at the left, labor lines at the right with a stub of totals
def l19(t):
    r=t.r; t.font=r.pick("'Liberation Sans'","'Nimbus Sans Narrow'","'Liberation Serif'"); t.fs=9; t.ms=r.pick('','',','); t.case=r.pick('','L','U','A')
    hw="font-family:%s;color:#1a2a7a"%(r.pick("'Nimbus Mono PS'","'URW Bookman'","'DejaVu Sans Mono'","'P052'"))+(';font-style:italic' if r.p(.5) else '')
    W=lambda s:'<span style="%s">%s</span>'%(hw,s)
    o=t.head('Repair Order')+t.vehicle(r.pick(1,3)); mode=t.th; jobs=t.jobs(2,4,3,cap=11)
    P=[x for j in jobs for x in j['parts']];L=[x for j in jobs for x in j['lab']]
    N=r.randint(9,13); cents=r.p(.5)
    def am(c): 
        return (W('%s'%(c//100)),W('%02d'%(c%100))) if 0 else W(t.m(c))
    if mode in(0,2):
        hp=['QUAN.','PART NO. AND DESCRIPTION' if mode else 'PART','PRICE']
        pr=[[W(t.q(x['q'])),W(nm(x['d'])),am(x['t'])] for x in P]+[['&nbsp;','','']]*max(0,N-len(P))
        lr=[]
        for x in L: lr.append([W(nm(x['d'])),am(x['t'])])
        lr+= [['&nbsp;','']]*max(0,N-len(L)-5)
        for x in P:t.add(x,True,False)
        for x in L:t.add(x,False,False)
        rows=t.sums(groups=True,deposit=False)
        st='<table class="bx w">%s</table>'%''.join('<tr><td class="ra" style="font-size:85%%">%s</td><td class="ra num" style="width:80px">%s</td></tr>'%(nm(l).upper() if k not in'fd' else nm(l),W(('<b>%s</b>' if k=='T' else '%s')%t.m(c))) for l,c,k in rows)
        o+='<div style="display:flex;gap:0;align-items:flex-start"><div style="width:46%%">%s</div><div style="flex:1">%s%s</div></div>'%(tbl(hp,pr,'bx','',['ct','','ra num'],'font-size:75%;background:#eee'),tbl([r.pick('DESCRIPTION OF LABOR','REPAIR INSTRUCTIONS'),'AMOUNT'],lr,'bx','',['','ra num'],'font-size:75%;background:#eee'),st)
    else:
        rows=[];uq=mode==1
        for x in L+P:
            rows.append([W(t.q(x['q'])) if x['k']=='Part' else '',W(nm(x['d']))]+([W(t.m(x['u'])) if x['k']=='Part' else ''] if uq else [])+[am(x['t'])]); t.add(x,x['k']=='Part',uq and x['k']=='Part')
        rows+= [['&nbsp;','']+([''] if uq else [])+['']]*max(0,15-len(rows))
        for l,c,k in t.sums(deposit=False): rows.append(['','<div class="ra">%s</div>'%nm(l)]+([''] if uq else [])+[W(('<b>%s</b>' if k=='T' else '%s')%t.m(c))])
        o+=tbl(['QTY.','DESCRIPTION']+(['PRICE'] if uq else [])+['AMOUNT'],rows,'bx','margin:8px 0',['ct','']+(['ra num'] if uq else [])+['ra num'],'font-size:80%;background:#eee;text-align:center')
    return t.page(o+'<div style="margin-top:10px;font-size:75%%">%s</div><div style="margin-top:16px">RECEIVED BY ____________________</div>'%esc(r.choice(LEGAL)))
# 20 several pages by hand with carried sums
def l20(t):
    r=t.r; mode=t.th; hd=t.head(); jobs=t.jobs(5,6,3,cap=15)
    L=[]
    for j in jobs:
        L.append(j['title']); L+=j['lab']+j['parts']
    if sum(1 for x in L if not isinstance(x,str))<15: L.append(t.fee())
    per=r.randint(5,7); o=hd+t.vehicle(); pages=[[]]
    c=0
    for x in L:
        if c>=per and (isinstance(x,str) or c>=per+2): pages.append([]);c=0
        pages[-1].append(x); c+=not isinstance(x,str)
    H=[r.pick('Description','Service / part'),r.pick('Qty','Quantity'),r.pick('Rate','Price'),r.pick('Amount','Total')]; A=['','ct','ra num','ra num']; run=0;N=len(pages)
    pn=r.p(.5); cls=r.pick('bx',''); hs=r.pick('background:#ddd','border-bottom:2px solid','background:%s;color:#fff'%t.acc)
    cf,bf=r.pick(('Carried forward','Brought forward'),('Subtotal this page',None),('Continued on next page',None),('Running total','Balance from page before'))
    for i,pg in enumerate(pages):
        rows=[]; ps=0
        if i and bf: rows.append(['<i>%s</i>'%bf,'','',t.m(run)])
        for x in pg:
            if isinstance(x,str): rows.append(['<b>%s</b>'%nm(x),'','','']); continue
            rows.append([('&nbsp;&nbsp;' if mode%2 else '')+nm(x['d'])+('<br><small>%s</small>'%('P/N '+x['pn']) if pn and x['k']=='Part' else ''),t.q(x['q']) if x['q'] else '',t.m(x['u']) if x['u'] else '',t.m(x['t'])]); run+=x['t'];ps+=x['t']; t.add(x)
        if i: o+='<div style="page-break-before:always"></div><div class="fx" style="border-bottom:1px solid #888"><span>%s</span><span>%s %s</span><span>%s</span></div>'%(nm(t.shopP),t.kind,'continued',r.pick('Page %d of %d','%d / %d')%(i+1,N))
        if i<N-1:
            v='' if 'Cont' in cf else t.m(ps if 'this page' in cf else run)
            rows.append(['<i>%s</i>'%cf,'','',v])
        o+=tbl(H,rows,cls,'margin:10px 0',A,hs)
        if i<N-1: o+='<div class="ct" style="margin-top:30px;font-size:85%%">%s</div>'%(r.pick('Page %d of %d','page %d/%d')%(i+1,N))
    if r.p(.4): o+=t.declbox()
    return t.page(o+t.totals()+t.foot())
# 21 collision estimate: ops, hours without money, summary carries the labor
def l21(t):
    r=t.r; t.ms=r.pick('','',','); t.case=r.pick('U','','A'); o=t.head(r.pick('Preliminary Estimate','Estimate of Record','Repair Estimate'))+t.vehicle(r.pick(1,3,5)); mode=t.th
    S=[('FRONT BUMPER',[('Bumper cover',198,520),('Absorber',48,120),('Lower grille',35,110),('License bracket',14,32)]),('FRONT LAMPS',[('RT Headlamp assy',210,640),('LT Fog lamp assy',68,170),('RT Side marker lamp',22,60)]),('FENDER',[('RT Fender',165,390),('Fender liner',38,95),('RT Fender bracket',12,40)]),('HOOD',[('Hood (ALU)',340,760),('LT Hood hinge',28,70),('Insulator w/ clips',45,110)]),('FRONT DOOR',[('LT Outer panel',180,420),('LT Belt w\'strip',30,75),('LT Mirror assy (heated)',120,330),('Handle, outside (primed)',45,120)]),('REAR BUMPER',[('Bumper cover w/ park sensor',240,560),('Energy absorber',44,110),('RT Reflector',18,42)]),('QUARTER PANEL',[('Wheelhouse liner',42,98),('Fuel door',30,85)]),('RADIATOR SUPPORT',[('Upper tie bar',58,160),('Sight shield',26,80),('A/C condenser',160,330)])]
    rows=[];hb=hp=0;n=1
    H=['Line']+(['Oper'] if mode!=3 else ['Op'])+['Description']+([ 'Part Number'] if mode!=1 else [])+['Qty',r.pick('Extended Price $','Price','Part Price'),'Labor','Paint']
    for s,L in r.sample(S,r.randint(2,4)):
        rows.append([str(n),'','<b>%s</b>'%s]+(['']if mode!=1 else [])+['','','','']);n+=1
        if r.p(.5):
            h=r.pick(.5,1.0,1.5,2.2); rows.append([str(n),r.pick('R&I','Rpr','O/H'),r.pick('R&I assy','Align panel','O/H bumper assy','Refinish edge')]+(['']if mode!=1 else [])+['','',str(h),'']);hb+=h;n+=1
        for d,a,b in r.sample(L,min(len(L),r.randint(1,3))):
            p=t.price(a,b);lh=r.pick(.2,.3,.5,1.1,1.8,2.4);ph=r.pick(0,0,1.2,2.0,2.6); d=t.nmcase(d)
            rows.append([str(n),r.pick('Repl','Repl','R/R') if mode else r.pick('Repl','*Repl'),nm(d)]+([t.pn()] if mode!=1 else [])+['1',t.m(p),'%.1f'%lh,('%.1f'%ph) if ph else '']);hb+=lh;hp+=ph;n+=1
            t.items.append(dict(description=d,type='Part',quantity=1,unitPrice=None,totalPrice=p))
            if ph and r.p(.5): rows.append([str(n),'','&nbsp;&nbsp;Add for Clear Coat']+(['']if mode!=1 else [])+['','','','%.1f'%round(ph*.4,1)]);hp+=round(ph*.4,1);n+=1
    if r.p(.6):
        x=t.subl(); rows.append([str(n),'Subl',nm(x['d'])]+(['']if mode!=1 else [])+['1',t.m(x['t']),'','']); x['q']=1;t.add(x,True,False);n+=1
    if r.p(.5):
        d=t.nmcase(r.pick('Hazardous waste removal','Cover car / mask','Flex additive','Color tint')); p=r.pick(500,800,1000,1200); rows.append([str(n),'#',d]+(['']if mode!=1 else [])+['1',t.m(p),'','']); t.items.append(dict(description=d,type='Fee',quantity=1,unitPrice=None,totalPrice=p))
    hb=round(hb,1);hp=round(hp,1)
    px=sum(x['totalPrice'] for x in t.items)
    rows.append(['','','<b>SUBTOTALS</b>']+(['']if mode!=1 else [])+['',t.m(px),'%.1f'%hb,'%.1f'%hp])
    o+=tbl(H,rows,r.pick('bx',''),'margin:8px 0',['','','']+(['']if mode!=1 else [])+['ct','ra num','ra num','ra num'],'background:#ddd;font-size:85%')
    rb=r.pick(5200,5800,6000,6400,7000); rp=rb; rs=r.pick(3200,3600,4000)
    S=[('Parts',None,None,None,px)]
    for d,h,u,k in ((r.pick('Body Labor','Labor, body'),hb,rb,'Labor'),(r.pick('Paint Labor','Refinish labor'),hp,rp,'Labor'),(r.pick('Paint Supplies','Paint materials'),hp,rs,'Part')):
        if not h: continue
        a=rnd(h*u); S.append((d,h,u,k,a)); t.items.append(dict(description=d,type=k,quantity=int(h) if h==int(h) else h,unitPrice=u,totalPrice=a))
    s=sum(x['totalPrice'] for x in t.items); t.subtotal=s; base=px+(S[-1][4] if len(S)>2 else 0); t.tax=rnd(base*t.taxr); t.total=s+t.tax
    R_=[[nm(d),('%.1f hrs'%h if h else ''),('@ $%.2f /hr'%(u/100) if u else ''),t.m(a)] for d,h,u,k,a in S]+[['Subtotal','','',t.m(s)],['Sales Tax','%.2f'%(base/100),'@ %.4f %%'%(t.taxr*100),t.m(t.tax)],['<b>%s</b>'%r.pick('Grand Total','Total Cost of Repairs'),'','','<b>%s</b>'%t.m(t.total)]]
    if r.p(.5): R_+= [['Deductible','','',t.m(50000)],['%s'%r.pick('Customer Pay','Customer responsibility'),'','',t.m(50000)]]
    o+='<div style="margin-top:10px"><b>ESTIMATE TOTALS</b></div>'+tbl(['Category','Basis','Rate','Cost $'],R_,r.pick('','bx'),'max-width:480px',['','ra','ra num','ra num'],'border-bottom:1px solid')
    return t.page(o+t.foot())
# 22 letter / e-mail
def l22(t):
    r=t.r; mode=t.th; t.case=''; t.veh.update(year=t.year,make=t.make,model=t.model); n=r.randint(3,7); X=[]
    o='<div><b style="font-size:15pt">%s</b><br>%s, %s<br>%s</div>'%(nm(t.shopP),t.addr,t.city,t.ph) if mode!=1 else '<table><tr><td>From:</td><td>%s &lt;service@example.com&gt;</td></tr><tr><td>To:</td><td>%s</td></tr><tr><td>Date:</td><td>%s</td></tr><tr><td>Subject:</td><td>Quote %s for your %d %s %s</td></tr></table><hr>'%(nm(t.shopP),t.cust,t.date,t.docnum(),t.year,nm(t.make),nm(t.model))
    if mode!=1:
        o+='<p>%s</p>'%t.date
        if r.p(.7) or mode==0: o+='<p>%s %s</p>'%(r.pick('Quote','Estimate no.','Re: Estimate'),t.docnum())
    o+='<p>%s %s,</p><p>%s your %d %s %s%s. %s</p>'%(r.pick('Dear','Hi','Hello'),t.cust.title() if 0 else t.cust,r.pick('Thank you for letting us look at','We have finished our inspection of','As discussed, here is the price for'),t.year,nm(t.make),nm(t.model),r.pick('',' (VIN %s)'%t.vin,' with %s miles'%'{:,}'.format(t.mi)),r.pick('This is what it needs:','We recommend the following:','Here is what we would do:'))
    if t.vin in o: t.veh['vin']=t.vin
    if '{:,}'.format(t.mi) in o: t.veh['mileage']=t.mi
    for _ in range(n):
        if r.p(.6): j=t.job(3); X.append((dict(k='Service',d=j['title'],t=jsum(j),q=None,u=None),r.pick('parts and labor','installed','includes parts, labor')))
        else: X.append((t.serv(),''))
    if r.p(.5): j=t.job(2,need=True); X+= [(dict(x),'') for x in j['parts']+j['lab']]
    li=''
    for i,(x,c) in enumerate(X,1):
        c=', '+c if c else ''
        if x['q'] and x['k']=='Labor': c=', %s hours at %s per hour'%(t.q(x['q']),t.m(x['u']))
        elif x['q'] and x['q']!=1: c=', %s at %s each'%(t.q(x['q']),t.m(x['u']))
        else: x['q']=x['u']=None
        a=t.m(x['t'])
        li+=['<li style="margin:4px 0">%s%s — %s</li>'%(nm(x['d']),c,a),'<div style="margin:3px 0">%d. %s%s: %s</div>'%(i,nm(x['d']),c,a),'<div class="fx" style="margin:3px 30px"><span>%s%s</span><span>%s</span></div>'%(nm(x['d']),c,a),'<p style="margin:5px 0 5px 16px"><b>%s</b><br>%s ... %s</p>'%(nm(x['d']),c[2:].capitalize() or 'Price',a)][mode]
        t.add(x)
    o+='<ul>%s</ul>'%li if mode==0 else li
    if r.p(.5):
        x=t.declined(1)[0]; o+='<p>%s: %s, %s. %s</p>'%(r.pick('Not urgent','You may also want'),nm(x['d']),t.m(x['t']),'This is not part of the price below.')
    rows=t.sums(groups=False,deposit=False)
    if mode==3 : o+='<p>%s</p>'%'<br>'.join('%s: %s'%(nm(l),('<b>%s</b>' if k=='T' else '%s')%t.m(c)) for l,c,k in rows)
    else: o+=t.totals(r.pick(4,0,6))
    o+='<p>%s</p><p>%s<br>%s, %s</p>'%(r.pick('Call us any time to get it scheduled.','This quote is good for 30 days.','Reply to this message to approve.'),r.pick('Sincerely,','Thanks,','Best regards,'),r.choice(FIRST),nm(t.shopP))
    return t.page(o,margin='22mm')
# 23 fleet table with badges and permuted columns
def l23(t):
    r=t.r; o=t.head(r.pick('Fleet Invoice','Invoice','Service Invoice'))+t.vehicle(); mode=t.th; jobs=t.jobs(3,5,3,cap=12)
    L=[x for j in jobs for x in j['lab']+j['parts']]+[t.fee()]+([t.subl()] if r.p(.5) else [])
    ty=r.pick({'Part':'P','Labor':'L','Fee':'F','Sublet':'S'},{'Part':'PART','Labor':'LABOR','Fee':'FEE','Sublet':'SUBLET'},{'Part':'Parts','Labor':'Labor','Fee':'Misc','Sublet':'Outside'})
    un={'Part':'ea','Labor':'hr','Fee':'ea','Sublet':'ea'}
    sets=[['#','type','code','desc','unit','qty','rate','amt'],['qty','unit','code','desc','rate','amt','type'],['type','qty','desc','rate','amt'],['code','qty','rate','amt','desc']]
    cols=list(sets[mode])
    if mode==0 and r.p(.5): cols.remove('#')
    N={'#':r.pick('#','Ln'),'type':r.pick('Type','Cat.'),'code':r.pick('Item code','VMRS','Code'),'desc':'Description','unit':r.pick('U/M','Unit'),'qty':r.pick('Qty','Quantity'),'rate':r.pick('Rate','Unit price','Price'),'amt':r.pick('Amount','Ext. Amount','Line total')}
    Al={'#':'ct','type':'ct','unit':'ct','qty':'ra num','rate':'ra num','amt':'ra num'}
    rows=[];two=r.p(.5)
    for i,x in enumerate(L,1):
        q=x['q'] or 1;u=x['u'] or x['t']
        v={'#':str(i*(10 if two else 1)),'type':'<span style="%s;font-size:85%%;padding:0 4px">%s</span>'%('background:%s;color:#fff;border-radius:3px'%t.acc if mode==0 else '',ty[x['k']]),'code':x['pn'],'desc':nm(x['d']),'unit':un[x['k']],'qty':t.q(q,2 if two else None),'rate':t.m(u),'amt':t.m(x['t'])}
        rows.append([v[c] for c in cols]); t.items.append(dict(description=x['d'],type=x['k'],quantity=int(q) if q==int(q) else q,unitPrice=u,totalPrice=x['t']))
    t.zeb=r.p(.6)
    o+='<div class="fx"><span>PO %d</span><span>Unit %s-%d</span><span>Terms: Net %d</span></div>'%(r.randint(10000,99999),r.pick('TRK','VAN','U'),r.randint(10,400),r.pick(15,30,45))
    o+=tbl([N[c] for c in cols],rows,r.pick('','bx')+' zz','margin:8px 0',[Al.get(c,'') for c in cols],'background:#222;color:#fff')
    return t.page(o+t.totals(notax=.35)+t.foot(),'.zz tbody tr:nth-child(even){background:#eef}' if t.zeb else '')
# 24 parts below their labor, job blocks with own sums, fees and tax per job, declined blocks
def l24(t):
    r=t.r; o=t.head()+t.vehicle(); mode=t.th; jobs=t.jobs(3,4,3,cap=11); dec=t.job(3); pos=r.randint(1,len(jobs)); seq=list(jobs); seq.insert(pos,None)
    perfee=mode in(0,2); pertax=mode in(1,2); tt=0; s_all=0; fn=t.nmcase(r.pick('Shop supplies','Supplies','Job materials','Hazmat')); bl=r.pick('├ ','• ','+ ','&nbsp;&nbsp;– ','') 
    W='width:64px;text-align:right'
    def row(d,q,u,a,ind=0,st=''): return '<div style="display:flex;%s"><span style="flex:1;padding-left:%dpx">%s</span><span class="num" style="%s">%s</span><span class="num" style="width:80px;text-align:right">%s</span><span class="num" style="width:90px;text-align:right">%s</span></div>'%(st,ind,d,W,q,u,a)
    o+=row(r.pick('Job / description','Work'),r.pick('Hrs/Qty','Units'),r.pick('Rate','Price'),'Amount',0,'border-bottom:1px solid;font-weight:bold')
    for n,j in enumerate(seq,1):
        D_=j is None; jj=dec if D_ else j
        o+='<div style="margin-top:10px;page-break-inside:avoid;%s"><div style="background:#eee;padding:3px 6px"><b>%s %d: %s</b>%s</div>'%('color:#999' if D_ else '',r.pick('Job','JOB') if mode%2 else 'Concern',n,nm(jj['title']),' — <b>%s</b>'%r.pick('DECLINED','Customer declined','Not authorized') if D_ else '')
        s=0
        for x in jj['lab']+jj['parts']:
            o+=row(('' if x['k']=='Labor' else bl)+nm(x['d']),t.q(x['q']),t.m(x['u']),t.m(x['t']),6 if x['k']=='Labor' else 26,'padding:1px 0;'+('text-decoration:line-through' if D_ and mode==3 else ''))
            s+=x['t']
            if not D_: t.add(x)
        if perfee and not D_ and len(t.items)<15:
            f=max(100,rnd(s*.03)//100*100 if t.whole else rnd(s*.03)); o+=row(nm(fn),'','',t.m(f),6); s+=f; t.items.append(dict(description=fn,type='Fee',quantity=None,unitPrice=None,totalPrice=f))
        foot='%s %s'%(r.pick('Job subtotal','Subtotal','Sum'),t.m(s))
        if pertax and not D_: x=rnd(s*t.taxr); tt+=x; foot+=' &nbsp; Tax %s &nbsp; <b>Job total %s</b>'%(t.m(x),t.m(s+x))
        if D_: foot='%s %s'%(r.pick('Quoted','Value declined'),t.m(s)) if r.p(.6) else 'Not charged'
        o+='<div class="ra" style="border-top:1px solid #bbb;padding:2px 0">%s</div></div>'%foot
        if not D_: s_all+=s
    if pertax:
        t.subtotal=s_all;t.tax=tt;t.total=s_all+tt
        t.rows=[(r.pick('Subtotal','Sum of jobs'),s_all,'s'),(r.pick('Tax','Sales Tax'),tt,'t'),(r.pick('Total','Grand Total','Amount Due'),t.total,'T')]
    return t.page(o+t.totals(feep=.1 if perfee else .4)+t.foot())
