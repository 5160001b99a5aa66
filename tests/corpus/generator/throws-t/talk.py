"""prices in sentences"""
from common import *
# (complaint, parts[(name,lo,hi,qty)], hours, extras)
SP=[("leaking coolant at the front of the motor",[("water pump",118,219,1),("thermostat",24,62,1),("serpentine belt",32,68,1),("gallons of coolant",18,28,2)],(2.5,5)),
("squealing when I stop",[("front pads",48,110,1),("front rotors",58,118,2),("hardware kit",12,22,1)],(1.5,2.5)),
("grinding in back",[("rear pads",46,98,1),("rear rotors",52,104,2),("left rear caliper",78,148,1),("brake hose",24,44,1)],(1.5,3)),
("not charging, battery light on",[("alternator",188,420,1),("belt",28,62,1),("tensioner",58,120,1)],(1,3)),
("just clicking when I turn the key",[("starter",148,310,1),("battery",159,249,1),("battery cable",28,58,1)],(1,2.5)),
("shaking at idle with the check engine light flashing",[("coils",54,98,2),("spark plugs",9,22,4),("coil",58,110,1),("intake gasket",24,58,1)],(1,2.5)),
("clunking over bumps",[("struts",129,219,2),("sway bar links",24,48,2),("lower control arms",98,198,2),("ball joints",42,88,2)],(2,5)),
("humming from the right front above 40",[("hub assembly",118,248,1),("axle nut",8,16,1),("CV axle",98,198,1)],(1.5,2.5)),
("blowing warm air",[("compressor",268,520,1),("drier",38,88,1),("refrigerant",48,110,1),("expansion valve",28,58,1)],(2.5,4.5)),
("running hot on the hill",[("radiator",168,338,1),("upper hose",22,44,1),("lower hose",24,48,1),("radiator cap",12,18,1),("jugs of antifreeze",19,29,2)],(2,3.5)),
("due for tires, they are down to 3/32",[("tires",94,199,4),("valve stems",3,6,4),("TPMS kits",6,12,4)],(1,1.5)),
("smelling like gas",[("fuel pump",188,418,1),("fuel filter",18,48,1),("tank strap",28,58,1)],(2,4)),
("dripping oil on my driveway",[("valve cover gaskets",38,88,2),("oil pan gasket",28,68,1),("front crank seal",14,28,1),("quarts of oil",7,11,5)],(3,6)),
("stuck with the window down",[("window regulator",68,158,1),("window switch",38,84,1)],(1,2)),
("whining when I turn the wheel",[("power steering pump",118,248,1),("pressure hose",48,98,1),("bottle of fluid",9,16,1),("outer tie rods",38,78,2)],(1.5,3)),
("throwing a P0420",[("catalytic converter",389,989,1),("downstream O2 sensor",68,148,1),("gasket set",16,34,1)],(1.5,2.5)),
("slipping going into third",[("filter kit",34,68,1),("quarts of ATF",9,16,6),("shift solenoid",58,138,1)],(2,4)),
("hard to get in gear",[("clutch kit",188,388,1),("flywheel",118,238,1),("slave cylinder",58,118,1)],(5,8)),
("stalling at lights",[("throttle body",138,298,1),("idle air valve",48,98,1),("air filter",18,34,1)],(1,2)),
("pulling left and eating the inside edge",[("inner tie rods",38,72,2),("control arm bushings",24,52,2),("wheel bearing",68,148,1)],(2,4)),
("loud as a truck since the muffler went",[("muffler",98,228,1),("tailpipe",38,78,1),("hangers",6,12,2),("clamps",5,9,3)],(1,2)),
("knocking from the motor mount side",[("right motor mount",68,158,1),("trans mount",48,98,1),("torque strut",34,64,1)],(1.5,3)),]
OFFER=[("cabin filter",24,48),("wipers",28,54),("brake fluid flush",98,149),("fuel injection cleaning",119,169),("transmission service",189,269),("headlight restoration",79,129),("rear shocks",288,420),("coolant flush",118,164),("synthetic oil change",69,109),("lifetime brake pads",129,189),("engine flush",49,89),("nitrogen fill",29,39),("spare key",128,210),("timing belt",780,1100),("rust proofing",149,249),("undercoat",129,199),("detail",120,220),("rear struts",380,560)]
SV=[("alignment",89,149),("tow",75,165),("state inspection",20,45),("A/C recharge",149,229),("programming",95,160),("oil change",49,95),("tire rotation",20,35),("machine work on the heads",180,320)]
FE=[("trip fee",35,75),("shop supplies",8,32),("disposal",5,18),("freight",12,38),("service call",50,95),("after hours fee",40,80),("hazmat fee",4,12)]
LN=["labor","labor","labor","labor","install","my time"]
def mk_pf(style):
    def pf(c):
        w=c%100==0
        if style=="usd": return f"${c//100:,}" if w else f"${c/100:,.2f}"
        if style=="full": return f"${c/100:,.2f}"
        if style=="bare": return f"{c//100}" if w else f"{c/100:.2f}"
        if style=="buck": return f"${c//100}" if w else f"${c/100:.2f}"
    return pf
class Cl:  # a clause
    def __init__(s,text,item,start): s.keep=True; s.text=text; s.item=item; s.start=start
TP1=["put down {t} for the {n}","the {n} will set you back {t}","{n} (aftermarket) {t}","{n} at {t}","another {t} for the {n}","I pay {t} for the {n} and won't mark it up","{t} buys the {n}","{n}, that one is {t} with the 2 year warranty","the {n} itself runs {t}","{n} is {t}","{t} for the {n}","I can get {n} for {t}","you're looking at {t} for the {n}","the {n} comes to {t}","{n} {t}","the {n} costs me {t} so that's what you pay, {t}","{n} would be {t}","I have {n} on the shelf at {t}","the {n} alone is {t}","dealer wants more but I found {n} at {t}"]
TPN=["{n} are {u} each, so times {q} that's {t}","{t} total for {n}, {q} pieces","{n} {q} x {u} = {t}","{q} {n} at {u} each comes to {t}","{q} {n} at {u} apiece, {t}","{t} for the {q} {n} ({u} ea)","the {n} run {u} each and it takes {q}, so {t}","{n}, {q} of them at {u}, {t}","{q} {n} @ {u} = {t}","it needs {q} {n}, {u} a piece so {t}"]
TLH=["figure {q} hours at {u} so {t} in {n}","{n} is {q} hours at {u}, so {t}","{q} hrs {n} @ {u} = {t}","I get {u} an hour and the book says {q} hours so {t} {n}","{t} {n} ({q} hrs at {u})","{n} {q} x {u} = {t}","the book calls {q} hours, at {u} that makes {t} for {n}"]
TL1=["{t} to cover {n}","I'll do the {n} for {t}","{n} is a flat {t}","{t} {n}","{n} would be {t}","{t} for the {n}","and I'd want {t} for {n}","{n} {t}","{n} comes to {t}"]
TF=["{t} for the {n}","the {n} is {t}","a {t} {n}","{n} {t}","{n} is {t}"]
TS=["the {n} is {t}","{t} for the {n}","{n} {t}","{n} is another {t}"]
SOFT_L={"my time":"my time","install":"install","labor":"labor"}
def fill(d,tpl,n,typ,qn,u,t,pf):
    qs=None if qn is None else q(qn); 
    txt=tpl.format(n=n,q=qs,u=pf(u) if u else "",t=pf(t)).replace('the my time','my time')
    has_q="{q}" in tpl; has_u="{u}" in tpl
    return Cl(txt,it(n,typ,qn if has_q else None,u if has_u else None,t),tpl.startswith("{n}"))
class Talk:
    def __init__(s,d,style=None,low=False,only=None):
        s.d=d; s.style=style or d.ch(["usd","usd","bare","full","buck"]); s.pf=mk_pf(s.style); s.low=low
        s.usedn=set(); s.items=[]; s.rate=d.ch([85,90,95,100,105,110,115,120,125,130,135,140])*100
        s.tp1=d.some(TP1,6); s.tpn=d.some(TPN,4); s.tlh=d.some(TLH,4); s.tl1=d.some(TL1,3)
        s.cs=d.ch(["00","00","any","99","50"])
    def price(s,lo,hi): return cents(s.d,lo,hi,s.cs if s.d.may(.8) else "00")
    def part(s,p,t=None):
        n,lo,hi,k=p; d=s.d; u=s.price(lo,hi) if t is None else t
        if k==1: return fill(d,d.ch(s.tp1),n,"Part",None,None,u,s.pf)
        return fill(d,d.ch(s.tpn),n,"Part",k,u,u*k,s.pf)
    def labor(s,h,name=None):
        d=s.d; h=hrs(d,*h,step=.5); n=name or d.ch(LN)
        t=int(h*s.rate)
        if d.may(.65): return fill(d,d.ch(s.tlh),n,"Labor",h,s.rate,t,s.pf)
        return fill(d,d.ch(s.tl1),n,"Labor",None,None,t,s.pf)
    def fee(s,f=None):
        d=s.d; n,lo,hi=f or d.ch([x for x in FE if x[0] not in s.usedn]); s.usedn.add(n); t=cents(d,lo,hi,"00")
        if n=="trip fee" and d.may(.5): return fill(d,d.ch(["and {t} for the {n}","the {n} is {t}","{t} for my {n} out there"]),"trip","Fee",None,None,t,s.pf)
        return fill(d,d.ch(TF),n,"Fee",None,None,t,s.pf)
    def serv(s,f=None):
        d=s.d; n,lo,hi=f or d.ch([x for x in SV if x[0] not in s.usedn]); s.usedn.add(n); t=s.price(lo,hi)
        return fill(d,d.ch(TS),n,"Service",None,None,t,s.pf)
    def diag(s):
        d=s.d; t=cents(d,55,140,"00")
        n,tpl=d.ch([("diagnose","{t} to {n}"),("diagnosis","the {n} was {t}"),("diag","{n} {t}"),("scan","{t} for the {n}")])
        return fill(d,tpl,n,"Labor",None,None,t,s.pf)
    def sent(s,cls,keep=True,lead=""):
        """join clauses to one or two sentences; register items"""
        d=s.d; out=""; 
        for i,c in enumerate(cls):
            tx=c.text
            new = i>0 and d.may(.3)
            if tx.startswith("and ") and (new or i==0): tx=tx[4:]
            if i==0 or new:
                cap_now = not(i==0 and lead)
                if i and new: out+=". "
                if cap_now:
                    if c.start: c.item["description"]=tx[0].upper()+c.item["description"][1:]
                    tx=tx[0].upper()+tx[1:]
                out+=tx
            else:
                last=i==len(cls)-1
                if tx.startswith("and "): out+=" "+tx
                else: out+=(d.ch([", and "," and ",", plus "]) if last else d.ch([", ",", ","; ",", then "]))+tx
            if keep and c.keep: s.items.append(c.item)
        r=(lead+out).strip()+"."
        return s.lo(r,[c.item for c in cls])
    def lo(s,x,items=()):
        if s.low:
            for i in items: i["description"]=i["description"].lower()
            return x.lower()
        return x
    def sum(s): return sum(i["totalPrice"] for i in s.items)
def job(T,n,sp=None):
    """clauses of one job: up to n lines"""
    d=T.d; sp=sp or d.ch(SP); ps=d.some(sp[1],max(1,n-1)) ; ps=[p for p in sp[1] if p in ps]
    cl=[T.part(p) for p in ps]
    L=T.labor(sp[2])
    if n>1: cl.insert(len(cl) if d.may(.7) else 0,L)
    return sp,cl,ps
