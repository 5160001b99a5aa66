import random,re
import words as W
from patterns import P,OTHER
ONES="zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS="x x twenty thirty forty fifty sixty seventy eighty ninety".split()
def nw(n,andy=False):
    if n<20: return ONES[n]
    if n<100: return TENS[n//10]+('-'+ONES[n%10] if n%10 else '')
    if n<1000: return ONES[n//100]+' hundred'+((' and ' if andy else ' ')+nw(n%100) if n%100 else '')
    return nw(n//1000)+' thousand'+(' '+nw(n%1000,andy) if n%1000 else '')
JOBBAD=re.compile(r'list<s>|down from|the part you|order|need|I can get|found|counter|markup|store|buys|deliver|parts and all|passed|It also got|take <A>|to fix')
M1,M2,M3='\x01','\x02','\x03'
def cap(s):
    i=0
    while i<len(s):
        if s[i]==M1: i=s.index(M2,i)+1; continue
        if s[i] in '"(\u201c': i+=1; continue
        break
    return s[:i]+s[i:i+1].upper()+s[i+1:]
def low(s): return s if s.startswith('I ') or s.startswith("I'") or re.match(r'[A-Z]{2}|Cylinder|Fuel|Toe',s) and not s.startswith('The') else s[0].lower()+s[1:]
class Unit:
    def __init__(s,text,items=(),kind='i'): s.text=text; s.items=list(items); s.kind=kind
class Doc:
    def __init__(s,seed,voice='q',n=(3,12),words=0.08,bare=False,cents=None,reason=.4,decoy=None,totals=None,multi=.35,fee=True,why=True):
        s.R=r=random.Random(seed); s.voice=voice; s.used={}; s.words=words
        s.style=r.choice(['d','d','d','c','c','c','n','b']) if not bare else r.choice(['b','b','n','k','d'])
        s.hard=set(); s.items=[]; s.reason=reason*r.uniform(.3,1.5); s.multi=multi*r.uniform(.4,1.6)
        s.cmode=cents if cents is not None else r.choice(['w','w','x','x','x','9'])
        s.thou=r.random()<.7; s.qwords=r.random()<.75; s.andy=r.random()<.4
        s.build(r.randint(*n),fee,decoy,totals)
    # ---- money
    def m(s,c,w=None):
        r=s.R
        if c%100==0 and r.random()<(s.words if w is None else w) and c>=1000:
            s.hard.add('amounts-in-words'); t=nw(c//100,s.andy); return t+' '+r.choice(['dollars','dollars','bucks' if s.voice!='r' else 'dollars'])
        d=c//100; ds=f'{d:,}' if s.thou else str(d)
        if s.style=='c' or c%100: ds+=f'.{c%100:02d}'
        if s.style=='n' and c%100==0 and r.random()<.5: return ds+' dollars'
        if s.style=='k': s.hard.add('bare-amounts'); return ds
        if s.style=='b' and c%100==0 and r.random()<.3: return ds+' bucks' if c>=200 else '$'+ds
        return '$'+ds
    def price(s,lo,hi):
        r=s.R; v=int(lo*(hi/lo)**r.random()*100)
        if s.cmode=='w': v=round(v/100)*100
        elif s.cmode=='9': v=v//100*100+r.choice([95,99,50,0])
        elif r.random()<.25: v=v//100*100
        return max(v,200)
    def pick(s,key,f=None):
        c=[t for v,t in P[key] if s.voice in v and (f is None or f(t))]
        u=s.used.setdefault(key,set()); c2=[t for t in c if t not in u] or c
        t=s.R.choice(c2); u.add(t); return t
    # ---- items
    def mk(s,t,num,cat,lo,hi,ph):
        r=s.R; d=ph
        if t=='P' and num in 'sp' and lo>30 and r.random()<.2 and not re.search(r'(?i)\b(new|used|oem|oe|reman|remanufactured|rebuilt|recycled|aftermarket)\b|^[A-Z]',d):
            d=r.choice(['new','new','OEM','aftermarket','factory','heavy-duty','brand-new'])+' '+d
        return dict(d=d,t=t,n=num,c=cat,total=s.price(lo,hi),q=None,u=None,k='one')
    def build(s,n,fee,decoy,totals):
        r=s.R
        nf=min(r.choice([0,0,1,1,2,3]),n//3) if fee else 0
        nl=min(r.choice([0,1,1,2,3]),max(0,(n-nf)//3))
        nc=min(r.choice([0,0,1,1,2,3]),max(0,n-nf-nl-2)//2)
        nm=1 if r.random()<.3 and n-nf-nl-nc>2 else 0
        parts=[c for c in W.cat if c[0]!='L']; its=[]
        for t,nu,c,lo,hi,ph in r.sample(parts,n-nf-nl-nc-nm): its.append(s.mk(t,nu,c,lo,hi,r.choice(ph)))
        for t,lo,hi,ns,ph in r.sample(W.cnt,nc):
            q=r.choice(ns); u=s.price(lo,hi); it=dict(d=r.choice(ph),t='Fee' if t=='F' else t,n='p',c='g',q=q,u=u,total=q*u,k='cnt')
            if r.random()<.25: it['u']=None; it['k']='cnt0'
            its.append(it)
        for u,lo,hi,ns,ph in r.sample(W.meas,nm):
            q=r.choice(ns); p=s.price(lo,hi); its.append(dict(d=r.choice(ph),t='P',n='m',c='f',q=q,u=p,total=q*p,k='mea',unit=u))
        r.shuffle(its); seen=[]; its=[i for i in its if not (i['d'] in seen or seen.append(i['d']))]
        lab=[]
        for t,nu,c,lo,hi,ph in r.sample([c for c in W.cat if c[0]=='L'],nl):
            d=r.choice(ph); th=[i for i in its if i['t']=='P' and i['k']=='one' and i['n']=='s']
            if th and r.random()<.4: d=r.choice(['labor on the ','labor for the '])+r.choice(th)['d']
            it=dict(d=d,t='L',n='m',c=c,q=None,u=None,total=s.price(lo,hi),k='lab')
            if r.random()<.6:
                h=r.choice([1,1.2,1.5,1.8,2,2.4,2.5,2.7,3,3.5,3.8,4,4.6,5,5.5,6,7.5,8,9.3]); rate=r.choice([85,95,98,105,110,115,120,125,129.5,135,140,149,155,165,180])
                it.update(k='hrs',q=h,u=round(rate*100),total=round(h*rate*100))
            lab.append(it)
        fs=[]
        for t,nu,lo,hi,ph in r.sample(W.fees,nf): fs.append(dict(d=r.choice(ph),t='S' if t=='S' else 'Fee',n=nu,c='g',q=None,u=None,total=s.price(lo,hi),k='fee'))
        if r.random()<.5: seq=its+lab
        else:
            seq=its[:]
            for l in lab: seq.insert(r.randint(0,len(seq)),l)
        s.units=s.units_of(seq); s.feeunits=s.units_of(fs)
        s.allitems=its+lab+fs; sm=sum(i['total'] for i in s.allitems)
        s.discs=[]; s.dunits=[]
        for _ in range(r.choice([0,0,0,0,1,1,1,2])):
            if r.random()<.3 and not s.discs:
                p=r.choice([5,5,10,10,15]); v=round(sm*p/100); t=s.pick('DISCP').replace('<pct>',f'{p}%').replace('<D>',s.m(v))
            else:
                v=r.choice([1000,1500,2000,2500,3000,4000,5000,7500]) if r.random()<.7 else s.price(10,90)
                t=s.pick('DISC').replace('<D>',s.m(v))
            if sum(s.discs)+v<sm*.4: s.discs.append(v); s.dunits.append(Unit(cap(t),kind='d'))
        net=sm-sum(s.discs); rate=r.choice([0,0,5.3,6,6.25,6.5,7,7.25,7.75,8.25,8.875])
        base=net if r.random()<.7 else min(net,sum(i['total'] for i in s.allitems if i['t'] in 'P'))
        s.tax=round(base*rate/100+1e-9); s.total=net+s.tax
        s.subtotal=None; su=[]
        if r.random()<.4:
            pos=r.choice(['a','b']) if s.discs else 'b'; s.subtotal=sm if pos=='a' else net
            u=Unit(cap(s.pick('SUB').replace('<S>',s.m(s.subtotal))),kind='s')
            su=[u]+s.dunits if pos=='a' else s.dunits+[u]
        else: su=s.dunits[:]
        if s.tax: su.append(Unit(cap(s.pick('TAX').replace('<X>',s.m(s.tax)).replace('<P>',f'{rate:g}%')),kind='t'))
        elif r.random()<.4: su.append(Unit(s.pick('NOTAX'),kind='t'))
        mode=totals or r.choice(['late']*6+['both']*3+['early']*2+['none'])
        s.early=Unit(cap(s.pick('EARLY').replace('<W>',s.m(s.total))),kind='T') if mode in('both','early') else None
        s.late=Unit(cap(s.pick('TOT').replace('<W>',s.m(s.total))),kind='T') if mode in('both','late') else None
        if mode=='none': s.total=0
        if s.late and r.random()<.15:
            dp=r.randrange(50,max(100,min(600,s.total//100-10)),25)*100
            if dp<s.total: s.late.text+=' '+cap(r.choice(['After your deposit of {} that leaves {} to pay.','You already put down {}, so {} is due at pick-up.','With the {} you paid up front, the balance is {}.'] if s.voice!='r' else ['I had paid {} before, so {} was left to pay.','Less my deposit of {}, they still wanted {}.']).format(s.m(dp,0),s.m(s.total-dp,0))); s.hard.add('deposit')
        s.sums=su+([s.late] if s.late else [])
        s.decoys=[Unit(s.mkdecoy(),kind='x') for _ in range(decoy if decoy is not None else r.choice([0,1,1,2,2,3,4]))]
    def mkdecoy(s):
        r=s.R; t=s.pick('DECOY'); o=r.choice(OTHER)
        f=lambda lo,hi,st: s.m(r.randrange(lo,hi,st)*100,0)
        return cap(t.replace('<Zk>',f(4500,14000,500)).replace('<Zd>',f(50,500,50)).replace('<Z3>',f(95,185,5)).replace('<Z>',f(120,1900,10)).replace('<o>',o))
    def units_of(s,seq):
        r=s.R; out=[]; i=0
        while i<len(seq):
            it=seq[i]; ok=lambda k: i+k<=len(seq) and all(x['k']=='one' for x in seq[i:i+k])
            if it['k']=='fee':
                if i+1<len(seq) and r.random()<.4: out.append(s.say('FEE2',seq[i:i+2])); i+=2
                else: out.append(s.say('FEE1',[it])); i+=1
                continue
            x=r.random()
            if ok(3) and x<s.multi*.4: out.append(s.say('THREE',seq[i:i+3])); i+=3; continue
            if ok(2) and x<s.multi: out.append(s.say('TWO',seq[i:i+2])); i+=2; continue
            k=it['k']
            if k=='one':
                if it['t']=='P' and x>.9 and it['n']=='s': key='JOIN'
                elif it['t']=='P': key='WORK' if r.random()<.22 and it['n']!='m' else 'ONE'
                else: key='JOB' if r.random()<.55 else 'ONE'
            else: key={'cnt':'CNT','cnt0':'CNT0','mea':'MEA','lab':'LAB','hrs':'HRS'}[k]
            out.append(s.say(key,[it])); i+=1
        return out
    def say(s,key,its):
        r=s.R; job=key=='ONE' and its[0]['t']!='P'
        t=s.pick(key,(lambda t: not JOBBAD.search(t)) if job else (lambda t: not (key=='CNT0' and ((its[0]['q']==2 and 'All <q>' in t) or (its[0]['t']=='Fee' and 'buys' in t))) and not (key in('TWO','THREE') and any(i['t']!='P' for i in its) and re.search(r'need|get|Parts|It took',t))))
        if key[:3]=='FEE' and r.random()<.85:
            for k,i in enumerate(its,1):
                kk='' if len(its)==1 else str(k)
                if i['n']=='s': t=t.replace(f'<N{kk}>',f'<T{kk}>')
        if key=='CNT' and its[0]['q']==2: t=t.replace(' for all <q>',' for <q>')
        if key=='WORK': its[0]['t']='S'
        if key=='JOIN':
            o=r.choice([c for c in W.cat if c[0]=='P' and c[1]=='s' and all(i['d'] not in c[5] for i in its)])
            t=t.replace(' plus <M>','').replace(' and <M>',''); its[0]['n']='s'; its[0]['d']+=r.choice([' plus ',' and '])+r.choice(o[5]); its[0]['total']+=s.price(o[3],o[4])
        def mark(it): return f"{M1}{s.reg(it)}{M2}{it['d']}{M3}"
        def sub(mm):
            tok,ix=mm.group(1),mm.group(2); it=its[int(ix)-1 if ix else 0]; n=it['n']; pl=n=='p'
            if tok=='N': return mark(it)
            if tok=='T': return 'the '+mark(it) if key!='LAB' else mark(it)
            if tok=='A':
                if n!='s': return mark(it)
                d=it['d']; an=bool(re.match(r'[aeioAEIO]|[uU](?!s|ni|-)|8|11|18',d)) or bool(re.match(r'(RF|LR|SKF|MLS|MAF|LED|EPA|EVAP|AGM|ABS|R-|H11|HVAC|NGK)',d))
                if re.match(r'one-|euro',d,re.I): an=False
                return ('an ' if an else 'a ')+mark(it)
            if tok=='$': return s.m(it['total'])
            if tok=='L':
                v=it['total']*r.uniform(1.12,1.7); return s.m(max(int(v/500)*500,it['total']//100*100+500),0)
            if tok=='U': return s.m(it['u'],0)
            if tok=='R': return s.m(it['u'],0)
            if tok=='q': return nw(it['q']) if s.qwords and it['q']<21 else str(it['q'])
            if tok=='h': return s.hours(it['q'])
            if tok in('u','u1'):
                u=it['unit']; return u if tok=='u1' else ('feet' if u=='foot' else u+'s')
            if tok=='rel': return re.sub(r'<([A-Za-z]+|\$)(\d?)>',sub,r.choice(W.REL.get(it['c'],W.REL['g']) if it['t']=='P' else W.REL['g']))
            if tok=='rel2': return r.choice(['nobody had mentioned before','I had not asked for','is not what we agreed on' if not pl else 'are not what we agreed on','they said could not wait'])
            if tok=='inc': return r.choice(W.INC)
            return {'s':'' if pl else 's','ds':'s','is':'are' if pl else 'is','was':'were' if pl else 'was','it':'they' if pl else 'it','them':'them' if pl else 'it','has':'have' if pl else 'has','carry':'carry' if pl else 'carries'}[tok]
        t=re.sub(r'<(u1|rel2)()>',sub,t)
        t=re.sub(r'<([A-Za-z]+|\$)(\d?)>',sub,t)
        t=re.sub(r'\b(one|1) hours\b',r'\1 hour',t)
        return Unit(cap(t),its)
    def hours(s,h):
        if s.qwords and h==int(h): return nw(int(h))
        if s.qwords and h*2==int(h*2) and s.R.random()<.4: return nw(int(h))+' and a half'
        return f'{h:g}'
    def reg(s,it):
        for k,x in enumerate(s.items):
            if x is it: return k
        s.items.append(it); return len(s.items)-1
    # ---- sentences with reasons
    def why(s,u):
        it=u.items[0]; c=it['c']; s.own=s.R.random()<.65 and (c!='g' or it['k'] in('lab','hrs')) and c in W.WHY; src=W.WHY[c] if s.own else W.WHYG
        used=s.used.setdefault('why',set()); c2=[w for w in src if w not in used] or [w for w in W.WHYG if w not in used] or src
        w=s.R.choice(c2); used.add(w); return w
    def full(s,u):
        t=u.text
        if u.kind=='i' and u.items and u.items[0]['k']!='fee' and s.R.random()<s.reason:
            w=s.why(u); x=s.R.random()
            if x<.3: t=t[:-1]+(s.R.choice([', because ',', since ','; ']) if s.own else '; ')+low(w)+'.'
            elif x<.65: t=w+'. '+t
            elif x<.8: t=t[:-1]+s.R.choice([' (',' - '])+low(w)
            else: t=t+' '+w+'.'
            if 0.65<=x<.8: t=t+')' +'.' if ' (' in t and t.rfind(' (')>t.rfind(' - ') else t+'.'
        return t
    def paras(s,sizes=(2,5),mixdecoy=True,fees=True):
        r=s.R; us=list(s.units)+(list(s.feeunits) if fees else [])
        dec=list(s.decoys); out=[]; i=0
        while i<len(us):
            k=r.randint(*sizes); p=[s.full(u) for u in us[i:i+k]]; i+=k
            if mixdecoy and dec and r.random()<.5: p.insert(r.randint(0,len(p)),dec.pop().text)
            out.append(p)
        s.left=[u.text for u in dec]
        return [' '.join(p) for p in out]
    def sumtext(s): return ' '.join(u.text for u in s.sums)
