# voices: q = shop says what it will be, p = what was done and billed, r = customer or third person retells
# tokens: <T> the+name, <A> a+name, <N> bare name, <$> amount, <s> verb s, <is>/<was>/<it>/<them>/<has>, <rel> relative clause, <inc>, <x> extra words
ONE = """
q|<T> list<s> at <L>, but I can do <it> for <$>.
q|The dealer gets <L> for <T>; with us <it> <is> <$>.
q|Normally <T> would be <L>, today my price is <$>.
q|Elsewhere you'd pay <L>, I ask <$> for <T>.
p|I got <T> down from <L> to <$>.
p|The dealer asked <L> for <T>, mine was <$>.
r|<T> <was> <$>, though I saw the same online for less.
r|They first said <L> for <T>, then it was <$>.
q|<T> I mentioned on the phone <is> <$>.
q|<T> that we talked about <is> <$>.
qp|<T>, the part you heard, <is> <$>.
q|<T> would set you back <$>, and I'd do <it> first.
q|If it were mine I'd spend the <$> on <T>.
q|For the noise in front it's <T>, <$>.
qp|Not much to say about <T>, <it> <is> <$>.
qp|<T> <is> <$>.
qp|<T> come<s> to <$>.
q|<T> run<s> <$>.
q|<T> would be <$>.
q|<T> will run you <$>.
q|Figure about <$> for <T>.
q|Figure <$> for <A>.
q|I'd figure <$> on <T>.
qp|That's another <$> for <T>.
qp|Then there <is> <T>, another <$>.
qp|<N> (<$>) <is> next on the list.
q|You'll also want <A> (<$>), since we're in there.
qp|There <is> also <A>, <$>.
q|<$> buys you <A>.
qp|<$> cover<ds> <A>.
qp|<$> of this is for <T>.
qp|Of that, <$> goes to <T>.
qp|Add <$> for <T>.
q|You can add <$> for <A>.
qp|<T>, which <rel>, <is> <$>.
qp|<T>, which <rel>, come<s> to <$>.
qp|<T> <is> <$>, which includes <inc>.
qp|<$> for <T>, and that includes <inc>.
q|For <T> I need <$>, and <it> <has> to be ordered.
q|We'd need <A> at <$>.
q|It needs <A>, and that's <$>.
q|It needs <A>, which I can get for <$>.
q|The price on <T> is <$>.
qp|The price of <T> was <$> at the parts counter.
q|I have <T> quoted at <$>.
q|My cost plus markup puts <T> at <$>.
q|I can get <A> for <$>, delivered tomorrow.
q|I found <A> for <$>, which is a fair number.
q|At <$>, <T> <is> the next thing.
q|At <$> <T> <is> not cheap, but <it> <has> to be done.
q|As for <T>, that would be <$>.
qp|As for <T>, <it> <is> <$> even.
q|On top of that we have <T> at <$>.
qp|On top of that <was> <T> at <$>.
qp|Next <is> <T>, priced at <$>.
qp|<A>, <$>, <is> part of this as well.
q|Plan on <$> for <T>, no more than that.
q|Budget <$> for <T>.
q|Count on <$> for <A>.
q|I'm putting <T> down at <$>.
q|We're at <$> for <T>.
q|You're looking at <$> for <T>.
q|You'd be looking at <$> for <A>, parts and all.
q|It'll take <A> to fix that, <$>.
q|With tax left out, <T> <is> <$>.
q|Our price for <T>, with <inc>, is <$>.
qp|I charge <$> for <A>.
q|We get <$> for <A> on this car.
qp|<$> takes care of <T>.
q|<T> add<s> <$>.
qp|<T> add<s> <$> to the bill.
p|<T> came to <$>.
p|<T> <was> <$>.
p|<T> ran <$>.
p|<T> ended up at <$>.
p|<T> set you back <$>.
p|I billed <$> for <T>.
p|We charged <$> for <T>.
p|I paid <$> for <T> and passed that straight along.
p|<T>, which <rel>, ran <$>.
p|It also got <A> (<$>).
p|It also got <A>, which was <$>.
p|You'll see <T> on the bill for <$>.
p|<T> turned out to be <$>, same as I told you.
p|<T> cost <$>, and that's with my discount at the store.
p|The charge for <T> was <$>.
p|The line that says <$> is for <T>.
p|<$> went to <T>.
p|<$> was for <T>, which <rel>.
r|They want <$> for <T>.
r|They charged <$> for <T>.
r|They put <T> at <$>.
r|<T> <was> listed at <$>.
r|For <T> the shop asks <$>.
r|The shop says <A> <is> <$>.
r|<T> came to <$>.
r|<T> ran <$>.
r|<$> was charged for <T>.
r|<$> of the bill is for <T>.
r|<T>, which <rel2>, <was> <$>.
r|Next was <T> for <$>.
r|Then <T>, <$>.
r|There was <A> for <$>.
r|I was told <T> would be <$>.
r|According to the shop, <T> <is> <$>.
r|An amount of <$> stands for <T>.
r|The bill shows <$> for <T>.
r|<T> (<$>) <was> on there too.
r|The bill also has <A>, <$>.
r|<T> cost <$>, which includes <inc>.
r|Another <$> went to <T>.
r|At <$>, <T> <was> one of the things on the bill.
r|It needed <A>, and that was <$>.
"""
# verb patterns with work inside the price: type Service for parts
WORK = """
q|For <$> we pull the wheel, knock everything loose and put in <A>.
q|For <$> we take the front apart, replace <T> and put it all back.
p|For <$> I took out the old one and fitted <A>.
q|For <$> we put in <A> and drive it to be sure.
q|For <$> we pull everything out of the way and install <A>.
q|Installing <A> is <$>.
q|Replacing <T> is <$>, parts and labor.
q|To replace <T> you're looking at <$>, out the door before tax.
q|<T> <is> <$> installed.
q|<A>, installed, <is> <$>.
q|We can replace <T> for <$>.
q|I'd swap <T> for <$>, my labor included.
q|I can have <T> in for <$>, labor and all.
q|<$> gets <A> put in, with <inc>.
q|<$> installed for <T>, which <rel>.
q|Changing <T> runs <$> with everything.
p|I replaced <T> (<$> with labor).
p|We installed <A> for <$>, labor included.
p|Putting in <A> was <$>, parts and labor.
p|I swapped <T> for <$> including my time.
p|<T> came to <$> installed.
r|They replaced <T> for <$>, parts and labor.
r|They want <$> to replace <T>.
r|To install <A> the shop charged <$>.
r|<T> <was> <$> installed.
"""
JOB = """
q|The dealer asks <L> for <A>, we do it for <$>.
q|For <$> we do <A> and check our work on the road.
q|We would do <A> for <$>.
q|I recommend <A> at <$>.
q|<A> <is> <$> here.
q|It's due for <A>, which is <$>.
q|I'd like to do <A> (<$>) while it's on the rack.
q|<A> will be <$>, flat.
q|My flat price for <A> is <$>.
q|We ask <$> for <A>, which takes about an hour.
q|To finish, <A> at <$>.
q|<$> gets you <A>.
p|We did <A> for <$>.
p|I performed <A>, <$>.
p|We finished with <A> at <$>.
p|<A> was done for <$>.
p|Since it was due, I did <A>, which was <$>.
r|They did <A> for <$>.
r|They also insisted on <A>, <$>.
r|There was <A>, which cost <$>.
r|<A> was <$>, flat.
"""
LAB = """
q|<N> is <$>.
qp|<N> comes to <$>.
q|<N> would be <$>.
q|I get <$> for <N>.
qp|That leaves <N>, which is <$>.
q|The job is <$> in <N>.
q|Expect <$> in <N>.
qp|<$> of it is <N>.
qp|<N> on this, <$>, is at the regular rate.
q|You'd have <$> in <N>.
pr|<N> came to <$>.
pr|<N> was <$>.
pr|The charge for <N> was <$>.
r|They charged <$> for <N>.
r|They want <$> for <N>.
"""
# hours: <h> hours <R> rate
HRS = """
qp|<N> is <h> hours at <R>, so <$>.
qp|<h> hours at <R> makes <$> in <N>.
qp|<h> hours at <R> an hour comes to <$> for <N>.
qp|<N>: <h> hours at <R> makes <$>.
q|I figure <h> hours of <N> at <R>, which is <$>.
q|Book time is <h> hours, and at <R> an hour <N> comes to <$>.
q|<N> would be <$>, that's <h> hours at <R>.
q|At <R> an hour and <h> hours, <N> is <$>.
p|<N> took <h> hours at <R>, so <$>.
p|I have <h> hours in it at <R>, which makes <N> <$>.
p|<N> was <$> (<h> hours at <R>).
r|They billed <h> hours of <N> at <R>, <$> altogether.
r|<N> was <h> hours at <R>, for <$>.
r|For <N> they charged <$>, being <h> hours at <R> an hour.
r|<N> (<h> hours at <R>) came to <$>.
"""
# counted: <q> number word, <U> unit price
CNT = """
qp|<q> <N> at <U> each, <$>.
qp|<q> <N> at <U> each make <$>.
q|It takes <q> <N>, and at <U> each that's <$>.
q|You need <q> <N> at <U> apiece, which comes to <$>.
qp|<N>, <q> of them at <U> each, <$>.
qp|The <N> are <U> each, <$> for all <q>.
qp|For <q> <N> it's <$>, or <U> each.
qp|<$> for <q> <N> (<U> each).
q|I'd put on <q> <N>: <U> each, so <$>.
p|I used <q> <N> at <U>, <$> in all.
p|It got <q> <N>, <U> apiece or <$> together.
p|We went through <q> <N> at <U> each for <$>.
r|There were <q> <N> at <U> each, <$>.
r|They charged <$> for <q> <N>, <U> apiece.
r|<q> <N> were <U> each and came to <$>.
r|They want <U> each for <q> <N>, making <$>.
"""
CNT0 = """
qp|<q> <N> for <$>.
q|We'd need <q> <N>, <$>.
q|<q> <N> would be <$>.
qp|All <q> <N> come to <$>.
p|I put in <q> <N>, which were <$>.
r|The <q> <N> were <$>.
r|They charged <$> for <q> <N>.
q|<$> buys you <q> <N>.
"""
MEA = """
qp|<q> <u> of <N> at <U> make <$>.
q|It takes <q> <u> of <N> at <U> a <u1>, <$>.
qp|<$> for <q> <u> of <N>, that's <U> a <u1>.
q|Figure <q> <u> of <N>, <U> each, <$>.
p|It took <q> <u> of <N> at <U> a <u1>, so <$>.
p|I put in <q> <u> of <N> for <$> (<U> a <u1>).
r|They billed <q> <u> of <N> at <U>, <$>.
r|There were <q> <u> of <N> at <U> each, or <$>.
"""
TWO = """
q|We'd need <A1> at <$1> and <A2> at <$2>.
q|I need <T1> at <$1> and <T2> at <$2>.
qp|<T1> <is1> <$1> and <T2> <$2>.
qp|<T1> <is1> <$1>, and <T2> <is2> <$2>.
qp|<T1> (<$1>) and <T2> (<$2>) go together.
qp|It's <$1> for <T1> and <$2> for <T2>.
q|Figure <$1> for <T1>, and <$2> more for <T2>.
q|<T1> run<s1> <$1>, <T2> another <$2>.
qp|<$1> for <T1>, <$2> for <T2>.
qp|Besides <T1> at <$1> there <is2> <T2> at <$2>.
q|With <T1> for <$1>, I'd also do <T2>, which would be <$2>.
qp|Between <T1>, <$1>, and <T2>, <$2>, that covers the front of it.
q|If I get <A1> for <$1>, then <T2> come<s2> along at <$2>.
qp|<T1> <is1> <$1> while <T2> <is2> only <$2>.
p|<T1> ran <$1> and <T2> ran <$2>.
p|It took <A1> (<$1>) and <A2> (<$2>).
p|<T1> <was1> <$1>, <T2> <was2> <$2>.
p|I charged <$1> for <T1> and <$2> for <T2>.
r|They want <$1> for <T1> and <$2> for <T2>.
r|<T1> <was1> <$1> and <T2> <$2>.
r|There was <A1> for <$1> and <A2> for <$2>.
r|<$1> was for <T1>, and <$2> for <T2>.
r|They put down <T1> at <$1> and <T2> at <$2>.
r|Then came <T1>, <$1>, followed by <T2>, <$2>.
"""
THREE = """
q|We'd need <A1> at <$1>, <A2> at <$2> and <A3> at <$3>.
qp|<T1> <is1> <$1>, <T2> <$2>, and <T3> <$3>.
qp|It's <$1> for <T1>, <$2> for <T2>, and <$3> for <T3>.
qp|<N1> <$1>, <N2> <$2>, <N3> <$3>.
qp|<T1> (<$1>), <T2> (<$2>) and <T3> (<$3>) all belong to this.
q|Parts would be <A1> for <$1>, <A2> for <$2>, plus <A3> for <$3>.
p|Parts were <T1> at <$1>, <T2> at <$2> and <T3> at <$3>.
p|It took <A1> for <$1>, <A2> for <$2>, and <A3> for <$3>.
pr|<T1> came to <$1>, <T2> to <$2>, and <T3> to <$3>.
r|They want <$1> for <T1>, <$2> for <T2>, and <$3> for <T3>.
r|The bill has <T1> at <$1>, <T2> at <$2>, and <T3> at <$3>.
"""
# joined names, one price
JOIN = """
qp|<T> plus <M> <is> <$> together.
qp|<T> and <M> together come to <$>.
q|<T> plus <M> for <$> together.
q|Figure <$> for <T> and <M> together.
q|<$> buys you <T> and <M>.
p|<T> and <M> together came to <$>.
p|I charged <$> for <T> plus <M>, together.
r|They want <$> for <T> and <M> together.
r|<T> plus <M> cost <$> together.
"""
FEE1 = """
qp|<T> <is> <$>.
qp|There <is> also <A> of <$>.
qp|<N> add<s> <$>.
qp|Add <$> for <N>.
qp|<N> <is> <$>, same as on every ticket.
q|We also charge <$> for <T>.
q|And <$> for <N>, I'm afraid.
qp|<$> covers <T>.
q|You'll see <$> for <N>, too.
pr|<N> <was> <$>.
p|<T> came to <$>.
r|They added <$> for <N>.
r|On top of it they put <A> of <$>.
r|There <was> even <A>, <$>.
r|<T> <was> another <$>.
q|There will be <A> of <$> as well.
qp|Then <T>, <$>.
"""
FEE2 = """
qp|<T1> <is1> <$1> and <T2> <is2> <$2>.
qp|<N1> (<$1>) and <N2> (<$2>) come on top.
qp|<$1> for <N1>, <$2> for <N2>.
r|They added <$1> for <N1> and <$2> for <N2>.
pr|<N1> <was1> <$1>, <N2> <$2>.
"""
DISC = """
qp|I took <D> off because you're a repeat customer.
qp|I'm taking <D> off for the coupon you brought in.
q|Less <D> for the spring special.
qp|You get <D> back for the core.
qp|The core deposit comes back to you, so minus <D>.
q|As a veteran you get <D> off.
qp|I knocked <D> off for the wait.
q|We'll take off <D> for doing it all at once.
qp|Your AAA membership takes <D> off.
qp|There's a senior discount of <D> in there.
p|We credited <D> for the part you brought back.
q|From that, subtract <D> for the online coupon.
r|They took <D> off for a coupon.
r|They gave me <D> off after I complained.
r|A discount of <D> was taken off.
r|They did credit <D> for the old core.
"""
DISCP = """
qp|With the <pct> military discount, <D> comes off.
q|I can give you <pct> off, which is <D>.
qp|Your <pct> loyalty discount is <D>.
r|They took <pct> off, or <D>.
"""
SUB = """
qp|That makes <S> before tax.
qp|So we're at <S> before tax.
qp|Subtotal is <S>.
qp|Before tax that's <S>.
q|That brings us to <S>, tax not counted.
pr|Before tax it came to <S>.
r|That adds up to <S> before tax.
qp|Without tax it's <S>.
r|The subtotal was <S>.
"""
TAX = """
qp|Sales tax is <X>.
qp|Tax at <P> is <X>.
qp|Sales tax at <P> adds <X>.
qp|Tax adds <X>.
qp|The state gets <X> in tax.
q|Tax will be <X>.
qp|<X> of that is sales tax.
qp|Then <X> for sales tax.
qp|Our <P> sales tax comes to <X>.
q|Uncle Sam's cousin at the statehouse wants <X> in sales tax.
pr|Tax was <X>.
pr|Sales tax came to <X>.
r|They added <X> in tax.
r|<X> was sales tax.
qp|Plus tax, <X>.
"""
NOTAX = """
q|There's no sales tax here.
qp|No tax, since you're tax exempt.
qp|I don't charge tax.
r|There was no tax on it.
q|Tax is already figured in my prices.
"""
TOT = """
q|All in you're looking at <W>.
q|So the total would be <W>.
qp|Total comes to <W>.
qp|The total is <W>.
qp|That makes <W> altogether.
qp|Altogether it's <W>.
q|Out the door, <W>.
q|Out the door you'd be at <W>.
qp|Grand total <W>.
q|That puts the whole thing at <W>, tax included.
qp|Everything together is <W>.
qp|Your bill comes to <W>.
p|The total came to <W>.
pr|In all it came to <W>.
pr|The whole bill was <W>.
r|So they want <W> for everything.
r|The total was <W>.
r|I was handed a bill for <W>.
r|All told that is <W>.
q|When all is said and done it's <W>.
p|So you owe <W> for the whole job.
qp|The bottom line is <W>.
"""
EARLY = """
q|The short version: <W> for everything, and here's how we get there.
q|Before the details, the total: <W>.
qp|It comes to <W> in total. Here is where that goes.
q|The whole job would be <W> with tax and all, let me walk you through it.
p|The final bill is <W>, and I want to explain it.
p|I know <W> is a lot of money, so here is what you got for it.
r|The total was <W>, which seems high to me.
r|I ended up with a bill of <W>. This is how it breaks down.
r|They want <W> in all, and this is what they told me.
q|You asked for a number, and the number is <W>.
"""
DECOY = """
qp|The dealer wanted <Z> for just the <o>, as you told me.
q|Last visit you spent <Z> with us on the <o>, and that work is holding up.
q|You save <Z> compared with the dealer.
q|Some day it will need the <o>; that's about <Z>, but not this year and not in this number.
q|The <o> could wait until spring, and would be around <Z> then, I have not counted it.
qp|I left the <o> out. If you want it later, it's <Z>.
qp|Our shop rate is <Z3> an hour, for what it's worth.
q|I would need a deposit of <Zd> before I order anything.
p|Your deposit of <Zd> is with us already.
qp|You paid <Z3> for the diagnosis last month and I am not charging it again.
q|The original from the dealer lists at <Z>, and I would not pay that.
q|A used <o> can be had for <Z>, but I don't put those in.
q|Blue Book says the car is worth about <Zk>, so it's worth doing.
q|If we don't fix it now you could be facing <Zk> for an engine later.
qp|The <o> came up clean, so you keep that <Z>.
qp|My competitor down the road gets <Z> for the <o> alone.
qp|The <o> is covered under warranty, so no charge there; it would have been <Z>.
q|Optional, and not included: the <o> at <Z>.
q|Most people pay <Zk> for this sort of thing, so don't feel bad.
q|Next time, at 90,000 miles, plan for the <o>, somewhere near <Z>.
r|The dealer had wanted <Z> for the <o> the week before.
r|Last year I paid <Z> for the <o> at another place.
r|They also suggested the <o> for <Z>, which I declined.
r|I had put down a deposit of <Zd>.
r|Their rate is <Z3> an hour, says the sign on the wall.
r|A friend paid <Z> for the <o> on the same car.
r|My deductible is <Zd>, in case that matters.
r|The car itself is worth maybe <Zk>.
r|They said I saved <Z> by not taking the <o>.
"""
OTHER="timing cover,rear stabilizer bar,spare tire,tonneau cover,trailer hitch,wheel lock set,paint on the roof,seat cover set,remote starter,fuel tank strap,headliner,transmission cooler upgrade,wheel refinishing,bed liner,backup camera,mud flap set,roof rack,glove box latch".split(',')
def parse(s):
    out=[]
    for l in s.strip().splitlines():
        v,t=l.split('|',1); out.append((v,t))
    return out
P={k:parse(v) for k,v in dict(ONE=ONE,WORK=WORK,JOB=JOB,LAB=LAB,HRS=HRS,CNT=CNT,CNT0=CNT0,MEA=MEA,TWO=TWO,THREE=THREE,JOIN=JOIN,FEE1=FEE1,FEE2=FEE2,DISC=DISC,DISCP=DISCP,SUB=SUB,TAX=TAX,NOTAX=NOTAX,TOT=TOT,EARLY=EARLY,DECOY=DECOY).items()}
