import random,json,os,re,subprocess,html
from data import *
OUT='out'; AUTHOR='throws-1'; LETTER='A'
FONTS=["'Liberation Sans'","'Liberation Serif'","'Liberation Mono'","'DejaVu Sans'","'DejaVu Serif'","'Nimbus Sans'","'P052'","'URW Gothic'","'C059'","'Liberation Sans Narrow'","'DejaVu Sans Condensed'","'URW Bookman'","'Nimbus Sans Narrow'","'Nimbus Roman'"]
ACC=['#1f4e79','#8b1e1e','#2d6a4f','#333333','#d35400','#4b3f72','#0b7285','#000000','#7a5c00','#c2185b','#004d99','#37474f']
def esc(s): return html.escape(str(s),quote=False)
def nm(s):
    o=[]
    for w in s.split(' '):
        e=esc(w)
        o.append('<span class="nw">%s</span>'%e if re.search(r'[-/&]',w) and len(w)>1 else e)
    return ' '.join(o)
ABBR=[('Replace ','Repl '),('replacement','repl.'),('front','frt'),('Front','Frt'),('Remove','Rmv'),('transmission','trans'),('Transmission','Trans'),('assembly','assy'),('and ','& '),('Install ','Inst '),('brake','brk'),('Brake','Brk'),('Engine','Eng'),('Service','Svc'),('service','svc'),('system','sys'),('with ','w/ ')]
def abbr(s):
    for a,b in ABBR: s=s.replace(a,b)
    return s
class D(random.Random):
    def p(s,x): return s.random()<x
    def pick(s,*a): return s.choice(a)
def rnd(x): return int(x+0.5+1e-9)
class T:
    def __init__(s,layout,throw,nudge=0):
        s.name='%s%02d%s'%(LETTER,layout,throw); s.layout='%s%02d'%(LETTER,layout)
        r=s.r=D(hash_(s.name)+nudge*7919)
        s.font=r.choice(FONTS); s.hfont=r.choice(FONTS) if r.p(.4) else s.font
        s.fs=r.pick(8.5,9,9.5,10,10.5,11); s.acc=r.choice(ACC)
        if 'Mono' in s.font or 'Bookman' in s.font or 'Gothic' in s.font: s.fs=min(s.fs,9)
        s.ms=r.pick('$,','$,','$,',',','','$','$ ,','whole','$,whole'); s.whole='whole' in s.ms
        s.neg=r.pick('-$','-$','()','$-','CR','−')
        s.case=r.pick('','','','U','A','L')
        s.items=[];s.disc=[];s.subtotal=None;s.tax=None;s.total=None
        s.shop=r.choice(SHOPS); s.shopP=s.shop.upper() if r.p(.2) else s.shop
        s.kind=r.pick('Estimate','Invoice','Quote','Repair Order','Work Order','Repair Estimate','Service Invoice')
        s.docno=None
        n=r.randint(1000,99999)
        s.dn=r.pick('%d'%n,'B-%d'%n,'RO%06d'%n,'EST-%d'%n,'INV%d'%n,'%d-%02d'%(n,r.randint(1,99)),'W%05d'%n,'2024-%04d'%(n%10000),'Q%d'%n,'#%d'%n if 0 else '%07d'%n)
        c=r.choice(CARS); s.make,s.model,s.trim,s.eng=c; s.year=r.randint(2004,2023)
        if r.p(.2): s.make=s.make.upper(); s.model=s.model.upper()
        ch='ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
        s.vin=r.choice('12345JKWSVY')+''.join(r.choice(ch) for _ in range(10))+'%06d'%r.randint(1,999999)
        s.mi=r.randint(8000,219000)
        s.veh=dict(year=None,make=None,model=None,vin=None,mileage=None)
        m,d,y=r.randint(1,12),r.randint(1,28),r.randint(2022,2025)
        mn='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()[m-1]
        s.date=r.pick('%02d/%02d/%d'%(m,d,y),'%d/%d/%02d'%(m,d,y%100),'%s %d, %d'%(mn,d,y),'%d-%02d-%02d'%(y,m,d),'%02d%s%02d'%(d,mn.upper(),y%100))
        s.cust=r.choice(FIRST)+' '+r.choice(LAST); s.cust=s.cust.upper() if r.p(.2) else s.cust
        s.addr='%d %s'%(r.randint(100,9800),r.choice(STREETS)); s.city=r.choice(CITIES)
        s.ph=s.phone(); s.taxr=r.pick(0,.05,.06,.0625,.07,.0725,.0825,.0875,.095,.0635)
        s.rate=r.pick(95,110,118,125,129,135,139.5,142,149,155,160,168,175,189,102.5)
        if s.whole: s.rate=int(s.rate//10*10)
        s.rate=int(s.rate*100)
        s.used=set(); s.css=''
    def phone(s): 
        r=s.r;return r.pick('(%d) 555-%04d','%d-555-%04d','%d.555.%04d')%(r.randint(201,989),r.randint(100,199))
    # money
    def m(s,c,dec=None):
        n=c<0;c=abs(c)
        big=',' in s.ms
        if s.whole and c%100==0 and dec is None: t=('{:,}' if big else '{}').format(c//100)
        else: t=('{:,}' if big else '{}').format(c//100)+'.%02d'%(c%100)
        pre='$ ' if s.ms.startswith('$ ') else '$' if '$' in s.ms else ''
        if not n: return pre+t
        return {'-$':'-'+pre+t,'()':'('+pre+t+')','$-':pre+'-'+t,'CR':pre+t+' CR','−':'−'+pre+t}[s.neg]
    def q(s,v,d=None):
        if d is not None: return '%.*f'%(d,v)
        return ('%g'%v)
    def price(s,lo,hi):
        v=s.r.uniform(lo,hi)
        if s.whole: return int(round(v))*100 or 100
        c=int(v*100); e=s.r.pick(0,99,95,50,c%100,c%100,c%100); return max(35,c//100*100+e)
    def nmcase(s,t):
        if s.case=='U': return t.upper()
        if s.case=='A': return abbr(t)
        if s.case=='L': return t[:1].upper()+t[1:].lower() if t.isupper() else t
        return t
    def pn(s):
        r=s.r; L=lambda n:''.join(r.choice('ABCDEFGHKLMNPRSTX') for _ in range(n)); N=lambda n:''.join(r.choice('0123456789') for _ in range(n))
        return r.pick(N(5)+'-'+L(3)+'-'+L(1)+N(2),L(2)+N(4),N(8),L(3)+N(3)+L(1),N(5)+'-'+N(5),L(1)+N(3)+'-'+N(4))
    def labor(s,alts,h):
        r=s.r; h=max(.2,round(h*r.uniform(.8,1.25),1)); d=s.nmcase(r.choice(alts))
        rate=s.rate
        if s.whole: h=max(.5,round(h*2)/2); 
        amt=rnd(h*rate); assert abs(amt-h*rate)<1e-6
        if s.whole and amt%100: h=float(max(1,round(h))); amt=rnd(h*rate)
        return dict(k='Labor',d=d,q=h,u=rate,t=amt,pn=s.r.pick('%02d'%r.randint(1,99)+r.choice('ABDFKLTZ')+r.choice('XYZQ'),'%04d'%r.randint(100,9999),'LAB%d'%r.randint(10,99)),tech=r.randint(100,999))
    def part(s,x):
        r=s.r; q=r.choice(x[3]); u=s.price(x[1],x[2]); 
        if q!=int(q):
            u=u//100*100
            if s.whole: q=float(int(q)) or 1
        return dict(k='Part',d=s.nmcase(r.choice(x[0])),q=q,u=u,t=rnd(q*u),pn=s.pn())
    def job(s,maxp=3,need=False):
        r=s.r
        while 1:
            i=r.randrange(len(J))
            if i in s.used or (need and not J[i][2]): continue
            s.used.add(i);break
        ti,L,P,c=J[i]
        lab=[s.labor(a,h) for a,h in L]
        ps=[s.part(x) for x in P]
        if len(ps)>maxp: ps=ps[:maxp]
        elif len(ps)>1 and r.p(.25): ps=ps[:-1]
        return dict(title=s.nmcase(r.choice(ti)),lab=lab,parts=ps,c=c)
    def simple(s,L,k,qty=None):
        r=s.r
        while 1:
            x=r.choice(L)
            if x[0] in s.used: continue
            s.used.add(x[0]);break
        t=s.price(x[1]/100,x[2]/100) 
        return dict(k=k,d=s.nmcase(x[0]),q=qty,u=t if qty else None,t=t*(qty or 1),pn=s.pn())
    def serv(s): return s.simple(SERV,'Service')
    def fee(s): return s.simple(FEES,'Fee')
    def subl(s): return s.simple(SUBL,'Sublet')
    def jobs(s,lo,hi,maxp=3,need=False,cap=16):
        n=s.r.randint(lo,hi);o=[];c=0
        for _ in range(n):
            j=s.job(maxp,need)
            if c+len(j['lab'])+len(j['parts'])>cap and o: break
            c+=len(j['lab'])+len(j['parts']); o.append(j)
        return o
    # label
    def add(s,x,q=True,u=True,t=None,k=None,d=None):
        qq=x.get('q') if q else None
        if qq is not None and qq==int(qq): qq=int(qq)
        s.items.append(dict(description=d or x['d'],type=k or x['k'],quantity=qq,unitPrice=x.get('u') if u else None,totalPrice=x['t'] if t is None else t))
        x['charged']=1
    def adisc(s,d,t): s.disc.append(dict(description=d,totalPrice=t))
    # blocks
    def docnum(s): s.docno=s.dn; return s.dn
    def head(s,kind=None):
        r=s.r;k=kind or s.kind; K=k.upper() if r.p(.5) else k
        nl=r.pick('No.','#','Number:','No:',k.split()[-1]+' #','Ref')
        num='%s %s'%(nl,esc(s.docnum())) if r.p(.9) else ''
        a='%s<br>%s<br>%s'%(s.addr,s.city,s.ph)
        dt='%s %s'%(r.pick('Date:','','Date','Created','Printed'),s.date)
        sn='<span style="font-family:%s;font-size:%spt;font-weight:bold">%s</span>'%(s.hfont,r.pick(15,18,20,24),nm(s.shopP))
        v=r.randrange(7)
        if v==0: return '<div class="fx"><div>%s<br>%s</div><div class="ra"><span style="font-size:17pt">%s</span><br>%s<br>%s</div></div><hr>'%(sn,a,K,num,dt)
        if v==1: return '<div class="ct">%s<br>%s · %s · %s</div><div class="fx" style="border-top:2px solid %s;border-bottom:2px solid %s;margin:6px 0;padding:3px 0"><b>%s</b><span>%s</span><span>%s</span></div>'%(sn,s.addr,s.city,s.ph,s.acc,s.acc,K,num,dt)
        if v==2: return '<div style="background:%s;color:#fff;padding:10px 14px" class="fx"><div>%s</div><div class="ra">%s<br>%s</div></div><div class="fx" style="padding:6px 14px"><div>%s</div><div class="ra">%s<br>Advisor: %s</div></div>'%(s.acc,sn,K,num,a,dt,r.choice(FIRST))
        if v==3: return '<div class="fx"><div style="font-size:22pt;color:%s">%s</div><div class="ra">%s<br>%s</div></div><div class="fx" style="margin-top:8px"><div>%s<br>%s</div><div class="ra">%s</div></div>'%(s.acc,K,num,dt,sn,a,r.pick('','Open Mon-Fri 7:30-5:30','Lic. ARD 00%d'%r.randint(10000,99999)))
        if v==4: return '<div class="fx"><div style="border:1px solid #000;padding:6px 10px">%s<br>%s</div><table class="bx"><tr><td>%s</td><td>%s</td></tr><tr><td>Date</td><td>%s</td></tr><tr><td>Page</td><td>1</td></tr></table></div>'%(sn,a,K+' '+nl if num else K,esc(s.dn) if num else '—',s.date)
        if v==5: return '<div class="fx"><div style="width:54px;height:54px;border-radius:50%%;background:%s"></div><div class="ct">%s<br>%s, %s<br>Tel %s</div><div class="ra">%s<br>%s<br>%s</div></div><hr>'%(s.acc,sn,s.addr,s.city,s.ph,K,num,dt)
        return '<div class="ra">%s</div><div class="ra">%s, %s</div><div class="ra">%s</div><div style="margin-top:10px"><b>%s</b> %s &nbsp; %s</div>'%(sn,s.addr,s.city,s.ph,K,num,dt)
    def vehicle(s,v=None):
        r=s.r;V=s.veh;V['year']=s.year;V['make']=s.make;V['model']=s.model
        vin=r.p(.8);mi=r.p(.8)
        if vin:V['vin']=s.vin
        if mi:V['mileage']=s.mi
        mt=r.pick('{:,}','{}','{:,} mi').format(s.mi)
        ml=r.pick('Mileage','Odometer','Odo in','Miles','Mileage In')
        vl=r.pick('VIN','VIN','VIN #','Serial')
        pl='%s%d'%(''.join(r.choice('ABCDEFHKLMRT') for _ in range(3)),r.randint(1000,9999))
        ym='%d %s %s'%(s.year,nm(s.make),nm(s.model))
        v=r.randrange(6) if v is None else v
        if v==0: return '<div class="fx" style="margin:8px 0"><div><b>%s</b><br>%s<br>%s</div><div><b>%s</b>%s%s</div></div>'%(s.cust,'%d %s'%(r.randint(10,999),r.choice(STREETS)),s.phone(),ym,'<br>%s: %s'%(vl,s.vin) if vin else '','<br>%s: %s'%(ml,mt) if mi else '')
        if v==1:
            c=[('Year',s.year),('Make',nm(s.make)),('Model',nm(s.model))]
            if r.p(.5): c.append(('Engine',s.eng))
            if r.p(.6): c.append(('License',pl))
            if mi:c.append((ml,mt))
            if vin:c.append((vl,s.vin))
            return '<div style="margin:6px 0">Customer: %s</div><table class="bx w" style="margin:6px 0"><tr>%s</tr><tr>%s</tr></table>'%(s.cust,''.join('<td style="font-size:75%%;background:#eee">%s</td>'%a for a,b in c),''.join('<td>%s</td>'%b for a,b in c))
        if v==2: return '<div style="margin:8px 0;padding:5px;background:#f1f1f1">Vehicle: %s%s%s%s<br>Customer: %s &nbsp; Phone: %s</div>'%(ym,' · '+s.eng if r.p(.5) else '',' · %s %s'%(vl,s.vin) if vin else '',' · %s %s'%(mt.replace(' mi',''),'miles') if mi else '',s.cust,s.phone())
        if v==3: return '<table style="margin:8px 0"><tr><td>Name</td><td style="padding-right:40px">%s</td><td>Vehicle</td><td>%s</td></tr><tr><td>Phone</td><td>%s</td><td>%s</td><td>%s</td></tr><tr><td>Plate</td><td>%s</td><td>%s</td><td>%s</td></tr></table>'%(s.cust,ym,s.phone(),vl if vin else '',s.vin if vin else '',pl,ml if mi else '',mt if mi else '')
        if v==4: return '<div class="ct" style="margin:8px 0"><span style="font-size:130%%">%s</span>%s%s<br>%s for %s</div>'%(ym,'<br>%s %s'%(vl,s.vin) if vin else '','<br>%s %s'%(ml,mt) if mi else '',r.pick('Prepared','Work order','Service'),s.cust)
        return '<div class="fx" style="margin:8px 0;gap:10px"><div class="bxd" style="flex:1"><small>BILL TO</small><br>%s<br>%s<br>%s</div><div class="bxd" style="flex:1"><small>VEHICLE</small><br>%s<br>%s%s</div></div>'%(s.cust,'%d %s'%(r.randint(10,999),r.choice(STREETS)),r.choice(CITIES),ym,'%s %s<br>'%(vl,s.vin) if vin else '','%s %s'%(ml,mt) if mi else 'Plate %s'%pl)
    def sums(s,groups=None,feep=.35,discp=.4,forcedisc=False,deposit=True,notax=.1):
        """decide the sums: rows of (label, cents, cls). adds fee items / discounts."""
        r=s.r; rows=[]
        it=lambda: sum(x['totalPrice'] for x in s.items); ds=lambda: sum(x['totalPrice'] for x in s.disc)
        g=groups if groups is not None else r.p(.4)
        if g:
            by={}
            for x in s.items: by[x['type']]=by.get(x['type'],0)+x['totalPrice']
            N={'Part':r.pick('Parts','Total Parts','Parts total','PARTS'),'Labor':r.pick('Labor','Total Labor','Labor total','LABOR'),'Service':r.pick('Services','Packages','Service'),'Fee':r.pick('Fees','Misc. charges','Fees & Supplies'),'Sublet':r.pick('Sublet','Sublet repairs'),'Tire':'Tires'}
            for k in ('Labor','Part','Tire','Service','Sublet','Fee') if r.p(.6) else ('Part','Tire','Labor','Service','Sublet','Fee'):
                if k in by: rows.append((N[k],by[k],'g'))
        order=r.pick('sfd','fsd','fds','dfs','dsf','sdf')
        usefee=r.p(feep) and len(s.items)<16; usedisc=forcedisc or r.p(discp); usesub=r.p(.8)
        if len(s.items)<2: usefee=True
        prev=ds()
        if s.disc and r.p(.3) and order.index('s')==0: pass
        for o in order:
            if o=='f' and usefee:
                f=s.fee(); f['d']=r.choice(['Shop supplies','Shop Supplies','Supplies','Shop charges','EPA fee','Hazmat','Shop fee','Waste disposal','Misc. supplies','Environmental charge'])
                s.add(f,q=False,u=False); rows.append((f['d'],f['t'],'f'))
            if o=='d' and usedisc:
                d,pc=r.choice(DISC); v=rnd(it()*pc/100)
                v=v if r.p(.5) else v//500*500 or 500
                if s.whole: v=v//100*100 or 100
                if '5%' in d: v=rnd(it()*.05); 
                if r.p(.3): d=r.pick('Discount','Less discount','Discounts','Coupon','Less: coupon','Savings')
                s.adisc(d,v); rows.append((d,-v,'d'))
            if o=='s' and usesub:
                s.subtotal=it()-ds(); rows.append((r.pick('Subtotal','Sub-total','Sub Total','SUBTOTAL','Subtotal before tax','Net'),s.subtotal,'s'))
        if not r.p(notax):
            on=r.pick('parts','all','all'); 
            base=sum(x['totalPrice'] for x in s.items if on=='all' or x['type'] in('Part','Tire','Service'))-(ds() if on=='all' else 0)
            base=max(base,0)
            tr=s.taxr; s.tax=rnd(base*tr)
            p=('%.3f'%(tr*100)).rstrip('0').rstrip('.')
            if tr and r.p(.12):
                a=rnd(base*.04); s.tax=a+rnd(base*.0225); rows+= [('State tax 4%',a,'t'),('County tax 2.25%',s.tax-a,'t')]
            else: rows.append((r.pick('Tax','Sales Tax','Sales tax (%s%%)'%p,'Tax %s%%'%p,'TAX','Tax on %s'%('parts' if on=='parts' else 'total'),'State & local tax') ,s.tax,'t'))
        s.total=it()-ds()+(s.tax or 0)
        rows.append((r.pick('Total','TOTAL','Grand Total','Total Due','Amount Due','Estimate Total' if 'Est' in s.kind or 'Quote' in s.kind else 'Invoice Total','Total Amount','TOTAL DUE','Please pay this amount'),s.total,'T'))
        if deposit and r.p(.2) and s.total>40000:
            d=r.pick(5000,10000,20000); rows+= [(r.pick('Deposit','Paid deposit','Less deposit received','Payment - Visa'),-d,'x'),(r.pick('Balance Due','Balance','Remaining balance'),s.total-d,'x')]
        s.rows=rows; return rows
    def totals(s,v=None,**kw):
        r=s.r; rows=s.rows if hasattr(s,'rows') else s.sums(**kw); m=lambda c:s.m(c)
        v=r.randrange(8) if v is None else v
        B=lambda l,c,t:'<b>%s</b>'%l if t=='T' else l
        if v in(0,1): return '<table class="%s" style="margin:10px 0 10px auto;min-width:%dpx">%s</table>'%('bx' if v else '',r.randint(200,300),''.join('<tr><td>%s</td><td class="ra">%s</td></tr>'%(B(nm(l),c,t),B(m(c),c,t)) for l,c,t in rows))
        if v==2: return '<table class="bx w" style="margin:12px 0"><tr>%s</tr><tr>%s</tr></table>'%(''.join('<td style="font-size:80%%;background:#eee" class="ct">%s</td>'%nm(l) for l,c,t in rows),''.join('<td class="ct">%s</td>'%B(m(c),c,t) for l,c,t in rows))
        if v==3: return '<div style="display:flex;gap:20px;margin:12px 0"><div style="flex:1;border:1px solid #999;padding:6px;font-size:85%%">%s</div><div style="width:250px">%s</div></div>'%('<br>'.join(esc(x) for x in r.sample(NOTES,2)),''.join('<div class="fx" style="%s"><span>%s</span><span>%s</span></div>'%('border-top:2px solid;font-weight:bold;font-size:115%' if t=='T' else 'padding:1px 0',nm(l),m(c)) for l,c,t in rows))
        if v==4: return '<div class="ra" style="margin:10px 0">%s</div>'%'<br>'.join('%s: %s'%(B(nm(l),c,t),B(m(c),c,t)) for l,c,t in rows)
        if v==5: return '<table style="margin:10px 0;min-width:260px">%s</table>'%''.join('<tr style="%s"><td>%s</td><td class="ra">%s</td></tr>'%('background:%s;color:#fff'%s.acc if t=='T' else '',nm(l),m(c)) for l,c,t in rows)
        if v==6: return '<div style="margin:10px 0 0 45%%">%s</div>'%''.join('<div style="display:flex;%s"><span>%s</span><span style="flex:1;border-bottom:1px dotted #888;margin:0 4px 3px"></span><span>%s</span></div>'%('font-weight:bold' if t=='T' else '',nm(l),m(c)) for l,c,t in rows)
        a=[x for x in rows if x[2]!='T' and x[2]!='x'];b=[x for x in rows if x[2] in'Tx']
        return '<div style="margin:10px 0;border-top:1px solid #999">%s</div><div style="background:#eee;padding:8px;text-align:right;font-size:125%%">%s</div>'%(''.join('<div class="fx" style="padding:2px 8px"><span>%s</span><span>%s</span></div>'%(nm(l),m(c)) for l,c,t in a),'<br>'.join('<b>%s</b> %s'%(nm(l),m(c)) for l,c,t in b))
    def foot(s):
        r=s.r;o=''
        if r.p(.6): o+='<div style="margin-top:8px;font-size:85%%">%s</div>'%' '.join(esc(x) for x in r.sample(NOTES,r.randint(1,3)))
        if r.p(.4): o+='<div style="margin-top:8px;font-size:75%%;color:#444">%s</div>'%esc(r.choice(LEGAL))
        if r.p(.45): o+='<div style="margin-top:26px">X ______________________________ &nbsp; Date ____________</div>'
        return o
    def declined(s,n=None):
        """list of declined items as name, amount"""
        r=s.r;o=[]
        for _ in range(n or r.randint(1,3)):
            x=s.serv() if r.p(.6) else None
            if x is None:
                j=s.job(); x=dict(d=j['title'],t=sum(y['t'] for y in j['lab']+j['parts']))
            o.append(x)
        return o
    def declbox(s):
        r=s.r; v=r.randrange(4); L=s.declined(); t=r.pick('Declined services','Recommended, not authorized','CUSTOMER DECLINED','Future recommendations (not included in total)','Optional work - not charged')
        if v==0: return '<div style="margin:10px 0;color:#777;border:1px dashed #999;padding:5px"><b>%s</b>%s</div>'%(t,''.join('<div class="fx"><span>%s</span><span>%s</span></div>'%(nm(x['d']),s.m(x['t'])) for x in L))
        if v==1: return '<div style="margin:10px 0;font-size:90%%"><b>%s:</b> %s</div>'%(t,'; '.join('%s (%s)'%(nm(x['d']),s.m(x['t'])) for x in L))
        if v==2: return '<table class="bx w" style="margin:10px 0"><tr><td colspan=3><b>%s</b></td></tr>%s</table>'%(t,''.join('<tr><td>%s</td><td>%s</td><td class="ra">%s</td></tr>'%(nm(x['d']),r.pick('Declined','Not today','Deferred','Decl.'),s.m(x['t'])) for x in L))
        return '<div style="margin:10px 0"><u>%s</u><ul style="margin:2px">%s</ul></div>'%(t,''.join('<li>%s - est. %s</li>'%(nm(x['d']),s.m(x['t'])) for x in L))
    def page(s,body,css='',size=None,margin=None):
        r=s.r
        size=size or r.pick('letter','letter','letter','A4'); margin=margin or r.pick('12mm','14mm','18mm','10mm')
        st='''@page{size:%s;margin:%s}body{font-family:%s,sans-serif;font-size:%spt;margin:0;font-variant-ligatures:none;line-height:%s;color:#111}
.nw{white-space:nowrap}.fx{display:flex;justify-content:space-between;gap:12px}.ra{text-align:right}.ct{text-align:center}.w{width:100%%}table{border-collapse:collapse}td,th{padding:%dpx 5px;vertical-align:top}.bx td,.bx th{border:1px solid #888}.bxd{border:1px solid #999;padding:5px}tr{page-break-inside:avoid}td.ra,th.ra,.num{white-space:nowrap}th{text-align:left}th.ra{text-align:right}th.ct,td.ct{text-align:center}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}hr{border:0;border-top:1.5px solid %s}'''%(size,margin,s.font,s.fs,r.pick(1.2,1.3,1.4),r.pick(1,2,3,4),s.acc)
        return '<!doctype html><html><head><meta charset="utf-8"><style>%s%s</style></head><body>%s</body></html>'%(st,css,body)
    def label(s):
        it=sum(x['totalPrice'] for x in s.items);ds=sum(x['totalPrice'] for x in s.disc)
        assert it-ds+(s.tax or 0)==s.total,(s.name,it,ds,s.tax,s.total)
        assert 3<=len(s.items)<=16,(s.name,len(s.items))
        for x in s.items: 
            assert isinstance(x['totalPrice'],int) and x['totalPrice']>0,(s.name,x)
        return dict(file=s.name+'.pdf',layout=s.layout,author=AUTHOR,generator='chromium',hardships=[],header=dict(documentNumber=s.docno,shop=s.shopP),vehicle=s.veh,items=s.items,discounts=s.disc,subtotal=s.subtotal,tax=s.tax,total=s.total)
def hash_(x):
    import zlib; return zlib.crc32(x.encode())
def write(t,htm):
    lab=t.label(); h='./html/%s.html'%t.name
    os.makedirs('./html',exist_ok=True); open(h,'w').write(htm)
    json.dump(lab,open('%s/%s.json'%(OUT,t.name),'w'),indent=1,ensure_ascii=False)
def pdf(name):
    import tempfile
    p='./prof_'+str(os.getpid())
    subprocess.run(['timeout','60','chromium','--headless','--no-sandbox','--disable-gpu','--user-data-dir='+p,'--no-pdf-header-footer','--print-to-pdf=%s/%s.pdf'%(OUT,name),'file://./html/%s.html'%name],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
