import html,re
import words as W
from engine import Doc,cap,low,M1,M3
import render as R
class Ctx:
    def __init__(s,r,seed):
        s.r=r; s.seed=seed; c=r.choice; s.make,s.model=c(W.CARS); s.year=r.randint(1998,2024); s.vin=''.join(c('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(17)); s.mi=r.randint(18000,248000)
        s.veh={}; s.shop=c(W.SHOPS1)+' '+c(W.SHOPS2); s.me,s.you=r.sample(W.FIRST,2); s.mel,s.youl=r.sample(W.LAST,2)
        s.phone=f'({r.randint(201,989)}) 555-01{r.randint(10,99)}'; s.addr=f'{r.randint(12,9800)} {c(W.STREET)}'; s.town=c(W.TOWN)
        s.date=f"{c('January,February,March,April,May,June,July,August,September,October,November,December'.split(','))} {r.randint(1,28)}, {r.choice([2023,2024,2025])}"
        s.no=c([f'{r.randint(1000,99999)}',f'E-{r.randint(100,9999)}',f'RO{r.randint(20000,99999)}',f'{r.randint(20,25)}-{r.randint(100,9999)}',f'INV{r.randint(1000,9999)}'])
        dom=re.sub(r'[^a-z]','',s.shop.lower())[:18]; s.mail=f'{s.me.lower()}@{dom}.com'; s.ymail=f'{s.you.lower()}.{s.youl.lower()}{r.randint(1,99)}@{c(["gmail","yahoo","outlook","comcast","aol"])}.{"net" if 0 else "com"}'
    def car(s):
        s.veh.update(year=s.year,make=s.make,model=s.model); return f'{s.year} {s.make} {s.model}'
    def miles(s): s.veh['mileage']=s.mi; return f'{s.mi:,}' if s.r.random()<.8 else str(s.mi)
    def v(s): s.veh['vin']=s.vin; return s.vin
    def D(s,**k): s.doc=Doc('d'+s.seed,**k); return s.doc
    def extra(s,p=.5):
        o=[]
        if s.r.random()<p: o.append(s.r.choice(['It shows {} miles.','The odometer reads {}.','It has {} miles on it.']).format(s.miles()))
        if s.r.random()<p*.5: o.append(s.r.choice(['VIN is {}.','I ran it under VIN {}.','The VIN we have is {}.']).format(s.v()))
        return ' '.join(o)
def body(doc,sizes=(2,5),early='first'):
    ps=doc.paras(sizes); out=[]
    if doc.early: out.append(doc.early.text)
    out+=ps; t=doc.sumtext(); left=doc.left; k=doc.R.random()
    if t and k<.35 and out: out[-1]+=' '+t
    elif t: out.append(t)
    if left: out.append(' '.join(left))
    return out
OPEN="I had a good look at your {} this morning.|Thanks for bringing in the {}.|We finally got the {} up in the air.|Here's where we are on the {}.|Sorry for the delay on the {}, it was a busy week.|My tech went all through the {} today.|You asked me to write up the {}, so here goes.|Good news and bad news on your {}.|As promised, the numbers on the {}.|I wanted to get back to you about the {} before the weekend.".split('|')
OPENP="The {} is done and parked out front.|Your {} is ready to go.|Here is what we did on the {}.|We wrapped up the {} late yesterday.|All finished with the {}, and it drives great.|I want to explain the bill on your {}.".split('|')
CLOSE="Let me know and I'll order the parts.|Call me if anything is unclear.|We're open till six and Saturdays till noon.|Please reply yes or no so we can hold the bay for you.|No pressure at all, it's your car.|If you get a better price elsewhere I won't be offended.|It should take about two days once you say go.|Thanks for your trust in us.|Keys are in the drop box.|This price is good for 30 days.|We do take cards, and there's a loaner if you need one.".split('|')
SIGN="Thanks,|Best,|Regards,|Sincerely,|Take care,|Yours truly,|Cheers,|Talk soon,".split('|')
def opn(c,v='q'): return c.r.choice(OPEN if v=='q' else OPENP).format(c.car())
def fonts(c,l='Times,Helvetica,Lato,DVSerif,OpenS,DVCond'): return c.r.choice([f for f in l.split(',') if f in R.FONTS])
def rl(c,**k):
    r=c.r; base=dict(font=fonts(c),size=r.choice([9.5,10,10.5,11,12]),lead=r.choice([1.2,1.3,1.4,1.5]),margin=r.choice([54,64,72,90]),just=r.random()<.3,gap=r.choice([4,6,9,12])); base.update(k)
    return lambda p,b: R.rl(p,b,**base)
def res(c,blocks,draw,gen='reportlab',kind='email',shop=True,no=None,hard=()): return dict(blocks=blocks,draw=draw,gen=gen,kind=kind,shop=c.shop if shop is True else shop,no=no,hard=hard)
def P(ps,k='p'): return [(k,t) for t in ps]
def L1(c): # advisor e-mail with mail head
    r=c.r; v=r.choice('qqp'); d=c.D(voice=v,n=(3,14)); no=None
    subj=r.choice(['Your {}','Quote for the {}','{} - what we found','{} estimate','RE: {}']).format(c.car())
    if r.random()<.5: no=c.no; subj+=r.choice([' (est. {})',', ticket {}',' #{}']).format(no)
    b=[('meta',('From:',f'{c.me} {c.mel}, {c.shop} <{c.mail}>')),('meta',('To:',c.ymail)),('meta',('Date:',c.date)),('meta',('Subject:',subj)),('hr',0),('n',f'Hi {c.you},'),('p',opn(c,v)+' '+c.extra())]
    b+=P(body(d,(2,6)))+[('p',' '.join(r.sample(CLOSE,r.randint(1,3)))),('n',r.choice(SIGN)),('l',c.me),('l',c.shop),('l',c.phone)]
    return res(c,b,rl(c),no=no)
def esc(t): return html.escape(t,quote=False)
def L2(c): # phone text bubbles
    r=c.r; d=c.D(voice='q',n=(3,8),bare=r.random()<.6,words=.12,reason=.25,multi=.4,cents='w' if r.random()<.6 else None); lowc=r.random()<.4
    b=[('y',r.choice(['Hey any word on the {}?','Hi, did you get to look at my {} yet','How bad is it? ({})','Morning! Just checking on the {}']).format(c.car())),('m',f'Hi {c.you}, {c.me} at {c.shop} here')]
    for k,t in enumerate(body(d,(1,2))):
        b.append(('m',t))
        if r.random()<.25: b.append(('y',r.choice(['ok','Ouch','Is that the cheap one or the good one?','And is it safe to drive till then','Makes sense','My brother in law said 200 tops','Got it, go on'])))
    b.append(('m',r.choice(CLOSE)))
    if lowc: b=[(k,t if c.shop in t else lowmark(t)) for k,t in b]; d.hard.add('lower-case')
    w=r.choice([300,340,390]); col=r.choice(['#1f8a4c','#2374e1','#e5e5ea','#3b3b3d']); fg='#000' if col=='#e5e5ea' else '#fff'; fs=r.choice([13,14,15]); ff=r.choice(['Roboto','Open Sans','Lato','Liberation Sans'])
    def draw(p,bl):
        h=''.join((f'<div class=t>{9+i//4}:{(i*7)%60:02d} AM</div>' if i%4==0 else '')+f'<div class="{k}"><span>{esc(t)}</span></div>' for i,(k,t) in enumerate(bl))
        R.chrome(p,f'<div class=w>{h}</div>',f'.w{{width:{w}px;margin:auto;font:{fs}px "{ff}",sans-serif}}.m,.y{{margin:5px 0;break-inside:avoid}}.y{{text-align:right}}span{{display:inline-block;max-width:82%;padding:7px 11px;border-radius:14px;text-align:left;background:#f0f0f0}}.m span{{background:{col};color:{fg}}}.t{{text-align:center;font-size:10px;color:#888}}')
    return res(c,b,draw,'chromium','message',hard=['bubbles'])
def lowmark(t): return t.lower()
def L3(c): # formal letter, latex
    r=c.r; v=r.choice('qp'); d=c.D(voice=v,n=(4,12),words=.03); no=c.no if r.random()<.6 else None
    b=[('head',c.shop),('sub',f'{c.addr}, {c.town} - {c.phone}'),('r' if r.random()<.5 else 'l',c.date),('sp',8),('l',f'{c.you} {c.youl}'),('l',f'{r.randint(10,999)} {r.choice(W.STREET)}'),('sp',8),('b','Re: '+c.car()+(f', {r.choice(["Estimate","Invoice","File","Order"])} {no}' if no else '')+(f', VIN {c.v()}' if r.random()<.4 else '')+(f', {c.miles()} miles' if r.random()<.5 else '')),('n',f'Dear {r.choice(["Mr.","Ms.","Mrs."])} {c.youl}:')]
    b+=[('p',r.choice(['This letter sets out the cost of the repairs we discussed.','Please find below, in plain words, what the repair involves and what it costs.','At your request I am putting our conversation of last Tuesday in writing.','We appreciate the chance to be of service.']))]+P(body(d,(1,3)))+[('p',r.choice(CLOSE)),('l',r.choice(SIGN)),('sp',14),('l',f'{c.me} {c.mel}'),('l',r.choice(['Owner','Service Manager','Service Advisor','Office']))]
    pk=r.choice(['','\\renewcommand{\\familydefault}{\\sfdefault}','\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{6pt}','\\renewcommand{\\familydefault}{\\ttdefault}\\raggedright','\\linespread{1.3}']); sz=r.choice([10,11,12])
    return res(c,b,lambda p,x: R.latex(p,x,size=sz,pre=pk),'pdflatex','message',no=no,hard=['letter'])
def L4(c): # note in one block, handwriting-like
    r=c.r; d=c.D(voice='q',n=(3,8),words=.15,cents='w' if r.random()<.5 else None,bare=r.random()<.3)
    t=' '.join([f'{c.you} -',r.choice(['looked at the {}.','about the {}:','the {} is up on jacks.','went through the {} with Ray.']).format(c.car()),c.extra(.4)]+body(d,(3,9))+[r.choice(CLOSE),'- '+c.me])
    b=([('l',r.choice([c.date,'Tues.','Friday night']))] if r.random()<.6 else [])+([('headl',c.shop)] if (sh:=r.random()<.6) else [])+[('n',t)]
    return res(c,b,rl(c,font=fonts(c,'dkg,Times,dkg,Lato'),size=r.choice([12,13,14,15]),lead=1.6,page=r.choice([(396,612),(432,648),(612,792)]),margin=r.choice([36,44]),color=r.choice(['#1a2a6c','#222222','#333366']),bg=r.choice([None,'#fffbe0','#f7f7f2'])),kind='message',shop=True if sh else None,hard=['one-block'])
def L5(c): # thread: answer on top, older mail quoted with decoy prices
    r=c.r; d=c.D(voice='q',n=(3,12)); no=None
    old=[f'Hi, I have a {c.car()}'+(f' with {c.miles()} miles' if r.random()<.5 else '')+f'. The dealer wants ${r.randrange(900,4000,10):,} and that seems crazy.',f'Another shop said ${r.randrange(600,2800,10):,} but could not start before the {r.randint(10,28)}th.',r.choice(['What would you charge? I could go to maybe $1,000.','Could you beat that?','I paid $420 for brakes there last fall and was not happy.','Can you tell me what each thing costs?']),c.you]
    st=r.choice(['q','q','gt','n'])
    b=[('n',f'{c.you},'),('p',r.choice(['See below for what you sent me.','Thanks for writing.','Good questions, all of them.','Happy to take a shot at this.'])+' '+c.extra(.3).replace('{}',''))]+P(body(d,(2,4)))+[('p',' '.join(r.sample(CLOSE,2))),('n',f'{c.me}, {c.shop}'),('sp',10),('n',f'On {c.date} at {r.randint(1,11)}:{r.randint(10,59)} PM, {c.you} {c.youl} <{c.ymail}> wrote:')]+[('q' if st=='q' else 'l',('> ' if st=='gt' else '')+t) for t in old]
    return res(c,b,rl(c),hard=['quoted-thread'])
def L6(c): # voicemail transcript
    r=c.r; d=c.D(voice='q',n=(3,8),words=.5,cents='w',reason=.5); d.hard.add('transcript')
    fil=['Um,','Okay,','So,','Anyway,','Let me see,','Uh,','And,','Alright,']
    sents=[]
    for p in body(d,(1,3)): sents.append(r.choice(fil)+' '+low(p) if r.random()<.6 and p[0]!=M1 else p)
    t=f'Hi {c.you}, this is {c.me} over at {c.shop}, calling about your {c.car()}. '+' '.join(sents)+' '+r.choice(CLOSE)+f' My number is {c.phone}. Bye.'
    b=[('b',r.choice(['Voicemail transcription','Voicemail (transcribed)','New voice message'])),('l',f'From {c.phone}'),('l',f'{c.date}, {r.randint(1,2)} min {r.randint(10,59)} sec'),('hr',0),('n' if r.random()<.6 else 'q',('"'+t+'"') if r.random()<.4 else t),('sp',8),('subl',r.choice(['Transcribed automatically. May contain errors.','Was this transcription useful?','Reply STOP to end e-mail copies.']))]
    return res(c,b,rl(c,font=fonts(c,'Helvetica,Lato,OpenS,DVCond'),page=r.choice([(612,792),(420,700)]),margin=r.choice([30,50,60])),kind='message')
def L7(c): # numbered paragraphs
    r=c.r; v=r.choice('qqp'); d=c.D(voice=v,n=(5,16)); ps=d.paras((1,2)); f=r.choice(['{}. ','{}) ','({}) ','No. {}: ','Item {} - '])
    no=c.no if r.random()<.4 else None
    b=[('headl' if r.random()<.5 else 'head',c.shop),('subl',f'{c.addr}, {c.town}'),('sp',6),('l',c.date+(f' / our number {no}' if no else '')),('n',f'{c.you} {c.youl}, {c.car()}. {c.extra()}'),('p',r.choice(['Here is the list, one thing at a time.','I numbered these so we can talk about them on the phone.','In the order we would do them:','What follows is everything, in no special order.']))]
    if d.early: b.append(('p',d.early.text))
    b+=[('num',f.format(k)+t) for k,t in enumerate(ps,1)]+P([x for x in [d.sumtext(),' '.join(d.left)] if x])+[('p',r.choice(CLOSE)),('n',c.me+' '+c.mel)]
    return res(c,b,rl(c),kind='message',no=no,hard=['numbered'])
def L8(c): # chat with names in front
    r=c.r; d=c.D(voice='q',n=(3,9),bare=r.random()<.4,words=.15,reason=.2,fee=r.random()<.4)
    rep=['k','lol ok','which one is that','you sure?','can I bring my own oil','the guy at the parts store said 300','do it','how long','thx man']
    b=[(c.you,r.choice(['hey whats the damage on the {}','did you look at the {} yet?','ok tell me about the {}']).format(c.car()))]
    for u in body(d,(1,1)): b.append((c.me,u)); b+= [(c.you,r.choice(rep))] if r.random()<.3 else []
    if r.random()<.5: b.insert(1,(c.me,r.choice(['just now',f'yep, its at {c.miles()} miles btw','yeah give me a sec to type'])))
    b.append((c.you,r.choice(['ok thanks','deal','let me talk to my wife','see you sat'])))
    sh=c.shop if r.random()<.4 else None; st=r.choice(['line','stack','time']); ff=r.choice(['Roboto','Lato','Noto Sans Mono','Liberation Sans']); fs=r.choice([11,12,13]); col=r.choice(['#6b3fa0','#0a58ca','#333','#b5460f'])
    def draw(p,bl):
        h=f'<h3>{esc(sh or "Chat with "+c.me)}</h3>'
        for i,(n,t) in enumerate(bl):
            tm=f'{7+i//9}:{(i*5)%60:02d} PM'
            h+=f'<p><b>{n}:</b> {esc(t)}</p>' if st=='line' else f'<p><i>[{tm}]</i> <b>{n}</b>: {esc(t)}</p>' if st=='time' else f'<p><b>{n}</b> <i>{tm}</i><br>{esc(t)}</p>'
        R.chrome(p,h,f'body{{font:{fs}px "{ff}",sans-serif;width:{r_w}px}}b{{color:{col}}}i{{color:#888;font-style:normal;font-size:80%}}p{{margin:6px 0}}')
    r_w=r.choice([380,460,620])
    return res(c,b,draw,'chromium','message',shop=sh,hard=['chat'])
def L9(c): # customer's narrative (complaint, small claims)
    r=c.r; d=c.D(voice='r',n=(4,12),reason=.15); no=c.no if r.random()<.5 else None
    b=[('r',c.date),('l',f'{c.you} {c.youl}'),('l',c.ymail),('sp',8),('l',r.choice(['To the Better Business Bureau','Small Claims Division','To whom it may concern','Attention: Customer Relations'])),('b',r.choice(['Statement about a car repair','Complaint','What happened to my car','Charges I am disputing'])+(f', bill {no}' if no else '')),('p',f'I took my {c.car()} to {c.shop} on {c.date}. '+r.choice(['I was told it would be one day.','They kept it for nine days.','I never signed anything.','The man at the counter was friendly enough.'])+(f' It had {c.miles()} miles on it.' if r.random()<.5 else ''))]
    b+=P(body(d,(2,5)))+[('p',r.choice(['I ask that you look into this.','I have the paper here and can send a copy.','I think some of this was not needed.','I do not dispute that work was done.'])),('n',r.choice(SIGN)),('n',f'{c.you} {c.youl}')]
    return res(c,b,rl(c,indent=r.choice([0,18,28])),kind='message',no=no,hard=['retold'])
def L10(c): # memo (groff)
    r=c.r; v=r.choice('rp'); d=c.D(voice=v,n=(4,14),words=.03); no=c.no if r.random()<.5 else None
    b=[('head',r.choice(['MEMORANDUM','MEMO','INTEROFFICE MEMO'])),('sp',0),('l',f'TO: {c.you} {c.youl}, Fleet'),('l',f'FROM: {c.me} {c.mel}'),('l',f'DATE: {c.date}'),('l',f'RE: Unit {r.randint(2,98)}, {c.car()}, {c.shop}'+(f', order {no}' if no else ''))]
    if r.random()<.5: b.append(('l',f'VIN: {c.v()}'))
    if r.random()<.6: b.append(('l',f'ODOMETER: {c.miles()}'))
    b+=[('p',r.choice(['The unit went in on Monday and came out Thursday.','For the file, this is what was spent on the unit.','You asked what happened with this truck.']))]+P(body(d,(2,6)))+[('p',r.choice(['Please code it to maintenance.','Copy to accounting.','The unit is back in service.']))]
    fo=r.choice(['CR','CR','R','H']); sz=r.choice([10,11,12]); ll=r.choice(['5.6i','6i','6.4i'])
    return res(c,b,lambda p,x: R.groff(p,x,fo,sz,ll,r.choice(['1i','1.2i']),r.random()<.4,r.choice([0,3,5])),'groff','message',no=no,hard=['memo'])
def L11(c): # two narrow columns
    r=c.r; v=r.choice('qp'); d=c.D(voice=v,n=(5,15))
    b=[('headl',c.shop),('subl',c.addr),('subl',c.town),('subl',c.phone),('sp',8),('l',c.date),('n',f'Dear {c.you},'),('p',opn(c,v)+' '+c.extra())]+P(body(d,(2,4)))+[('p',' '.join(r.sample(CLOSE,2))),('n',r.choice(SIGN)),('n',c.me)]
    return res(c,b,rl(c,cols=2,size=r.choice([9,9.5,10,11]),margin=r.choice([45,55,65]),page=r.choice([(612,792),(612,420),(792,612)])),kind='message',hard=['two-columns'])
def L12(c): # typewriter long letter with story
    r=c.r; d=c.D(voice=r.choice('qp'),n=(10,22),reason=.7,decoy=r.randint(2,5))
    v=d.voice
    b=[('headl',c.shop.upper() if r.random()<.5 else c.shop),('l',c.addr),('l',c.town),('sp',10),('r',c.date),('sp',6),('n',f'Dear {c.you},'),('p',opn(c,v)+' '+c.extra(.7)+' '+r.choice(['I apologize that this is going to be long.','I learned to type on this machine, so bear with me.','There is a good deal to go over.']))]+P(body(d,(3,6)))+[('p',' '.join(r.sample(CLOSE,2))),('n',r.choice(SIGN)),('sp',12),('n',f'{c.me} {c.mel}')]
    return res(c,b,rl(c,font='Courier',size=r.choice([9.5,10,11,12]),indent=r.choice([0,30,40]),just=False,footer=r.choice([None,c.me])),kind='message',hard=['long','typewriter'])
Q=["What about the rest of it?","And what's next?","Is that really needed?","What else is on the list?","Why so much?","Could it wait?","Does that include parts?","Anything more?","You mentioned something about underneath?","Okay, and then?"]
def L13(c): # questions and answers
    r=c.r; d=c.D(voice='q',n=(4,12)); ps=d.paras((1,3)); st=r.choice([('Q: ','A: '),('You asked: ','Answer: '),('> ',''),('','')]); no=None
    b=[('meta',('From:',f'{c.shop} <{c.mail}>')),('meta',('Re:','your questions, '+c.car()+(f', {c.miles()} mi' if r.random()<.5 else ''))),('hr',0),('n',f'{c.you}, I answered right under each of your questions.')]
    if d.early: b.append(('n',d.early.text))
    for k,t in enumerate(ps): b+=[('i',st[0]+(r.choice(Q) if k else r.choice(['What does it need first?','So what is wrong with it?','Where do you want to start?']))),('n',st[1]+t)]
    if d.sums: b+=[('i',st[0]+r.choice(['So what do I pay?','What is the damage?','Where does that leave me?'])),('n',st[1]+d.sumtext())]
    if d.left: b+=[('i',st[0]+r.choice(['Anything I should know?','Other thoughts?'])),('n',st[1]+' '.join(d.left))]
    return res(c,b+[('n',c.me)],rl(c,just=False),hard=['question-answer'])
def L14(c): # webmail, total up front, headline
    r=c.r; v=r.choice('qp'); d=c.D(voice=v,n=(4,14),totals=r.choice(['early','both'])); no=c.no if r.random()<.6 else None
    b=[('h',r.choice(['About your {}','{}: our letter to you','Repair of the {}']).format(c.car())),('s',f'{c.shop}, {c.phone}'+(f', reference {no}' if no else '')+(f', VIN {c.v()}' if r.random()<.4 else '')),('p',f'Hello {c.you},'),('big',d.early.text)]
    d.early=None; b+=P(body(d,(2,5)))+[('p',r.choice(CLOSE)),('p',f'{c.me} {c.mel}')]
    ff=r.choice(['Roboto','Open Sans','Lato','Liberation Serif','DejaVu Serif']); fs=r.choice([12,13,14]); col=r.choice(['#8b1e1e','#114b5f','#2d4a22','#444']); w=r.choice([480,560,640]); sd=r.choice(['','border-left:5px solid '+col+';padding-left:18px','border:1px solid #ccc;padding:22px'])
    def draw(p,bl): R.chrome(p,'<div class=w>'+''.join(f'<{"h2" if k=="h" else "p"} class={k}>{esc(t)}</{"h2" if k=="h" else "p"}>' for k,t in bl)+'</div>',f'.w{{width:{w}px;font:{fs}px/1.5 "{ff}";{sd}}}h2{{color:{col}}}.s{{color:#777;font-size:85%}}.big{{font-size:115%;font-weight:bold}}')
    return res(c,b,draw,'chromium','email',no=no,hard=['total-early'])
def L15(c): # mobile mechanic after the job, short lines
    r=c.r; d=c.D(voice='p',n=(3,10),words=.1); ps=d.paras((1,2)); sep=r.random()<.4
    b=[('headl',r.choice(['Thanks for your business!','Receipt by e-mail','Job done','Work summary'])),('subl',f'{c.shop} - {c.me} - {c.phone}'),('hr',0),('n',f'{c.you}, {low(opn(c,"p"))} {c.extra()}')]
    if d.early: b.append(('b',d.early.text))
    b+=[('n',t) for t in ps]
    b+=[('n',u.text) for u in d.sums] if sep else P([d.sumtext()] if d.sums else [],'n')
    b+=[('n',t) for t in d.left]+[('i',r.choice(['Paid by Venmo, thank you.','Payment due on receipt.','Warranty is 12 months on my work.','A review would help me a lot.']))]
    return res(c,b,rl(c,page=r.choice([(612,792),(360,620),(400,560)]),margin=r.choice([30,40]),side=r.choice([None,'#cc3333','#225577'])),hard=['short-lines'])
def L16(c): # bullets with sentences
    r=c.r; v=r.choice('qqpr'); d=c.D(voice=v,n=(4,16)); no=c.no if r.random()<.4 else None; bs=[u for u in d.paras((1,1))]
    you=c.you if v!='r' else c.me
    b=[('meta',('To:',you)),('meta',('Subject:',c.car()+(f' - {no}' if no else ''))),('sp',6),('n',r.choice(['In bullets, since I am writing this on my phone:','The rundown:','Here are the points.','Short and sweet:'])+' '+c.extra())]
    if d.early: b.append(('bul',d.early.text))
    b+=[('bul',t) for t in bs]; mode=r.random()
    b+=[('bul' if mode<.5 else 'n',u.text) for u in d.sums]+[('bul',t) for t in d.left]
    b+=[('n',f'{c.me} / {c.shop}' if v!='r' else f'(This is all from {c.shop}.)')]
    return res(c,b,rl(c,just=False),no=no,hard=['bullets'])
def L17(c): # plain text e-mail wrapped at 66-76, monospaced
    import textwrap
    r=c.r; v=r.choice('qp'); d=c.D(voice=v,n=(4,14)); no=c.no if r.random()<.5 else None; w=r.choice([60,66,72,76])
    b=[f'From: {c.me} {c.mel} <{c.mail}>',f'To: {c.ymail}',f'Date: {c.date}','Subject: '+c.car()+(f' [{no}]' if no else ''),'',f'{c.you},','']
    b+=[opn(c,v)+' '+c.extra(),'']
    for p in body(d,(2,5)): b+=[p,'']
    b+=[r.choice(CLOSE),'',r.choice(['-- ','=====','~~~',r.choice(SIGN)]),c.me,c.shop,c.phone]; sz=r.choice([8.5,9,9.5,10]); fo=r.choice(['Courier'])
    up=r.random()<.2; b=[x.upper() if up else x for x in b]
    if up: d.hard.add('upper-case')
    def draw(p,bl):
        from reportlab.pdfgen import canvas
        cv=canvas.Canvas(p,pagesize=(612,792)); y=740; cv.setFont(fo,sz)
        for x in bl:
            for l in (textwrap.wrap(x,w,break_on_hyphens=False) or ['']):
                if y<50: cv.showPage(); cv.setFont(fo,sz); y=740
                cv.drawString(60,y,l); y-=sz*1.22
        cv.save()
    return res(c,b,draw,'reportlab-canvas','email',no=no,hard=['plain-text'])
def L18(c): # two mails: first quote, then additions
    r=c.r; d=c.D(voice='q',n=(5,14),totals=r.choice(['both','late','late'])); ps=d.paras((2,4)); k=max(1,len(ps)//2)
    h=lambda t: [('hr',0),('meta',('From:',f'{c.me} <{c.mail}>')),('meta',('Sent:',f'{c.date}, {t}'))]
    b=h(f'{r.randint(8,11)}:{r.randint(10,59)} AM')+[('meta',('Subject:','Your '+c.car())),('n',f'Hi {c.you}, '+r.choice(['this is what I know so far.','first look is done.','here is part one.'])+' '+c.extra())]+P(ps[:k])
    b+=[('p',r.choice(['More to come this afternoon.','I will write again once it is apart.','Still waiting on one price.']))]+h(f'{r.randint(1,5)}:{r.randint(10,59)} PM')+[('meta',('Subject:',r.choice(['RE: Your '+c.car(),'and the rest'])))]+[('p',r.choice(['OK, part two. All of the above stays as it was.','Now the rest, on top of this morning.','We found more after taking it apart.']))]+P(ps[k:])
    if d.early: b.append(('p',d.early.text))
    if d.sums: b.append(('p',r.choice(['Both mails together: ','Now with everything: ',''])+d.sumtext()))
    if d.left: b.append(('p',' '.join(d.left)))
    return res(c,b+[('n',f'{c.me}, {c.shop}')],rl(c),hard=['two-mails'])
def L19(c): # tiny note, a few commas-laden sentences
    r=c.r; d=c.D(voice='q',n=(3,5),reason=.1,decoy=r.choice([0,0,1]),multi=1.1,words=.12)
    t=' '.join(body(d,(4,9))); car=c.car()
    t=r.choice([f'{c.you}: {car}. ',f'{car} for {c.you} {c.youl}. ',f'Re the {car}: ',f'Hi {c.you}, for the {car}: '])+t
    sh=r.random()<.7
    b=[('n',t)]+([('r',f'{c.me}, {c.shop}')] if sh else [('r',c.me)])
    if r.random()<.3: b.reverse()
    pg=r.choice([(420,300),(360,360),(612,792),(500,280),(288,432)])
    return res(c,b,rl(c,page=pg,margin=r.choice([24,32,40]),font=fonts(c,'Times,Helvetica,Lato,dkg,DVSerif,LibNarrow,Courier'),bg=r.choice([None,None,'#fdf6e3','#eef5ff'])),kind='message',shop=True if sh else None,hard=['tiny'])
HEADS=["Up front","Underneath","The engine bay","At the back","What we found first","The next thing","While it is apart","The odds and ends","The rest of it","And another matter","Wheels and below","Electrical and so on"]
def L20(c): # restoration shop, long letter with run-in heads
    r=c.r; v=r.choice('qp'); d=c.D(voice=v,n=(14,24),reason=.8,decoy=r.randint(2,5),multi=.5); no=c.no if r.random()<.5 else None
    hs=r.sample(HEADS,len(HEADS)); k=0; run=r.random()<.5; ps=body(d,(3,5))
    b=[('head',c.shop),('sub',f'{c.addr}, {c.town}'),('hr',0),('l',c.date),('n',f'Dear {c.you} and family,'),('p',opn(c,v)+' '+c.extra(.8)+(f' This goes with work order {no}.' if no else ''))]
    for p in ps:
        if M1 in p and k<len(hs):
            h=hs[k]; k+=1; b+=[('run',(h+'.',p))] if run else [('b',h),('p',p)]
        else: b.append(('p',p))
    b+=[('p',' '.join(r.sample(CLOSE,3))),('n',r.choice(SIGN)),('n',f'{c.me} {c.mel}')]
    return res(c,b,rl(c),kind='message',no=no,hard=['long','heads'])
ALL=[L1,L2,L3,L4,L5,L6,L7,L8,L9,L10,L11,L12,L13,L14,L15,L16,L17,L18,L19,L20]
