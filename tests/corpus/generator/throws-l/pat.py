# sentence patterns. {d} name, {p} price, {q} quantity, {u} unit price, {is} is/are, {it} it/they
S1 = """{d} {is} {p}
the {d} {is} {p}
{d} {runs} {p}
the {d} will run you {p}
I can get the {d} for {p}
{p} for the {d}
you need {d}, thats {p}
need to put in a new set of {d}? no, just the {d} you asked about, {p}
{d} comes to {p}
best price I found on the {d} was {p}
got a price on the {d}, {p}
it also needs {d} - {p}
add {p} for the {d}
plus {p} for {d}
{d} from the dealer {is} {p}, they had it in stock
napa has the {d} for {p}
my guy at O'Reilly quoted me {p} on the {d}
{d} will set you back {p}
I have you down for {d} at {p}
figure {p} on the {d}
then theres the {d} at {p}
{d}, {p}
{d} ({p})
parts store called back, {d} {is} {p} my cost plus a little
while Im in there I want to do the {d} too, {p}
youre looking at {p} for the {d}
charging you {p} for the {d}
next up {d} for {p}
the {d} {is} shot, new one is {p}
they want {p} for the {d}
the {d} ended up being {p}
put {d} on there as well, {p}
ordered the {d}, {p}
{d} = {p}
had to go with the better brand on the {d}, so {p}
{d} {p}""".split("\n")
S1 = [s for s in S1 if "new set of" not in s]
SQ = """{q} {d} at {u} each so {p}
{q} {d} @ {u} ea = {p}
{d} are {u} apiece and you need {q}, {p}
the {d} are {u} each, {q} of them makes {p}
{p} for {q} {d} ({u} each)
{d} {q} x {u} = {p}
you need {q} {d}, {u} per, {p} total on those
its {u} each for {d} times {q}, comes to {p}
{q} {d} at {u} a piece, {p}
{d} x{q} @ {u}, {p}
I need {q} {d}. {u} ea. {p}
we figure {q} of the {d} at {u}, that part is {p}""".split("\n")
SQT = """{q} {d} {p}
{p} for {q} {d}
{d} x{q} {p}
it takes {q} {d} and those are {p}
{q} {d} come to {p} together
all {q} {d} {p}
{d} ({q}) {p}
needs {q} {d}, {p} for the lot""".split("\n")
LH = """{d} {q} hrs @ {u} = {p}
{q} hours of {d} at {u} an hour, {p}
{d} is {q} hrs at {u}/hr which is {p}
book says {q} hours {d} x {u} so {p}
{d} {q}h x {u} {p}
I charge {u} an hour for {d} and its about {q} hours so {p}
{p} {d} ({q} hrs @ {u})
{d}: {q} hr at my rate of {u}, {p}""".split("\n")
LHO = """{d} {q}h {p}
{d} {q} hrs {p}
{q} hours {d} {p}
{q} hrs {d}, {p}
{d} for about {q} hours comes to {p}
{d} is {p}, book time {q} hrs
Ill need {q} hours, {d} {p}
{p} {d} for {q} hours""".split("\n")
L1 = """{d} {p}
{d} is {p}
and {d} is {p}
{p} {d}
plus {p} {d}
{d} will be {p}
another {p} for {d}
{d} to put it all in is {p}
Id do the {d} for {p}
{d} on that one is {p}
then {d}, {p}
{d} would be {p} since its rusty up there
figure {p} in {d}
with {d} at {p}""".split("\n")
SJ = """{d} {p}
{d} is {p}
the {d} runs {p}
I can do the {d} for {p}
{p} for the {d}
{d} would be {p}, parts and labor
{d} comes to {p} out here in your driveway
do the {d} while Im there, {p}
you said you wanted {d} too, thats {p}
{d}, {p} flat
adding {d} at {p}
we get {p} for {d}
Ill do the {d} same day, {p}
{d} {p} everything included
then {d} for {p}
its due for {d}, {p}""".split("\n")
SV = """replace the {d} {p}
replacing the {d} runs {p}
swap the {d} {p}
to do the {d} its {p} installed
put in {d} for {p}
{p} installed for the {d}
{d} {p} parts and labor
change out the {d}, {p} out the door for that one
r&r {d} {p}
I would charge {p} to replace the {d}
{d} {is} leaking, {p} to replace
{d} installed {p}
need to replace the {d}, that would be {p} with labor
fix the {d} for {p}
{d} done for {p}
the {d} job is {p}""".split("\n")
SF = """{d} {p}
{p} {d}
plus {p} {d}
{d} is {p}
theres a {p} {d}
and {p} for {d}
I have to charge {d}, {p}
{d}, {p}
little bit for {d}, {p}
add {d} {p}
and the usual {d} {p}""".split("\n")
PP = """{A} is {pa} and {B} is {pb}
{pa} for the {A} and {pb} for the {B}
{A} {pa}, {B} {pb}
the {A} I can get for {pa}, the {B} for {pb}
{A} ({pa}) and {B} ({pb})
its {pa} on the {A} and another {pb} on the {B}
you need {A} at {pa} plus {B} at {pb}
{A} at {pa}, {B} at {pb}
both the {A} and the {B} are bad, {pa} and {pb} in that order
I priced {A} and {B}, {pa} and {pb}""".split("\n")
PPSAFE = PP
PL = """{A} is {pa} plus {pb} {B}
{A} {pa}, {B} {pb}
{pa} for the {A} and {pb} {B}
{A} will be {pa} and {B} is {pb}
the {A} runs {pa} and then {B} {pb}
{pa} {A} + {pb} {B}
the {A} is {pa}, {B} on it is {pb}
{A} {pa} and {pb} for {B}""".split("\n")
PPP = """looking at {pa} on the {A}, {pb} for the {B} and {pc} for the {C}
{A} {pa}, {B} {pb}, {C} {pc}
{pa} for {A}, {pb} for {B}, and the {C} at {pc}
thats {A} at {pa}, {B} at {pb} and {C} at {pc}
needs {A} {pa}, also {B} {pb}, and {C} {pc}""".split("\n")
# list lines. SEP by paper
LN = ["{d}{s}{p}"]; LNQ = ["{q} {d}{s}{p}", "{d} ({q} @ {u}){s}{p}", "{d} x{q}{s}{p}", "{q} x {d} @ {u}{s}{p}", "{d}, {q} at {u}{s}{p}", "{d} {q}x{u}{s}{p}"]
LNH = ["{d} {q}h{s}{p}", "{d} {q} hrs @ {u}{s}{p}", "{d} ({q} hrs){s}{p}", "{q} hrs {d}{s}{p}", "{d} {q} x {u}{s}{p}"]
SEPS = [" - ", ": ", " ... ", " = ", "  ", ", ", " -- ", " ", " for ", " @ ", " ........ "]
PF = ["{p}{s}{d}"]; PFQ = ["{p}{s}{q} {d}", "{p}{s}{d} ({q} @ {u})", "{p}{s}{d} x{q}", "{p}{s}{q} {d}, {u} each"]; PFH = ["{p}{s}{d} {q} hrs", "{p}{s}{d} ({q}h @ {u})", "{p}{s}{q} hrs {d}"]
PSEPS = [" ", " - ", " for ", "  ", ": ", " = ", "\u2026 "]
RO = ["{d} {p}"]; ROQ = ["{q} {d} {p}", "{d} {q}x{u} {p}", "{d} {q} @ {u} {p}", "{d} x{q} {p}"]; ROH = ["{d} {q}h {p}", "{d} {q} hr {p}", "{q}h {d} {p}", "{d} {q}x{u} {p}"]
# sums: {T} total {X} tax {S} subtotal {DP} deposit
T_TAX = """tax {X}, all in {T} with tax
tax is {X} so {T} out the door
plus {X} tax = {T}
with {X} tax you are at {T}
{X} sales tax, total {T}
comes to {T} after {X} in tax
tax {X}
total {T}
{T} total, {X} of that is tax
{S} + {X} tax = {T}
{S} before tax, {X} tax, {T} total
that makes {S}. tax on parts {X}. total {T}
subtotal {S}
tax {X}
total {T}
all together {T}. thats with the {X} tax
gov gets {X} in tax so your total is {T}
{T} otd (tax {X})
so {S} plus tax {X}, grand total {T}""".split("\n")
T_TAX = ["tax {X}, all in {T} with tax","tax is {X} so {T} out the door","plus {X} tax = {T}","with {X} tax you are at {T}","{X} sales tax, total {T}","comes to {T} after {X} in tax","tax {X}\ntotal {T}","{T} total, {X} of that is tax","{S} + {X} tax = {T}","{S} before tax, {X} tax, {T} total","that makes {S}. tax on parts {X}. total {T}","subtotal {S}\ntax {X}\ntotal {T}","all together {T}. thats with the {X} tax","state gets {X} in tax so your total is {T}","{T} otd (tax {X})","so {S} plus tax {X}, grand total {T}","tax {X}|{T} all in","tax on that is {X}|so {T} total","{X} tax|{T}","{S} and then {X} tax|{T} out the door","sub {S} tax {X} ttl {T}"]
T_NO = ["total {T}","{T} total","all in {T}","{T} out the door","comes to {T}","so {T} altogether","that puts you at {T}","{T} cash, no tax","youd be at {T} for everything","= {T}","grand total {T}","add it up and its {T}","{T} and thats everything","{T}","so we are at {T} all told","total comes out to {T}, I dont charge tax","ttl {T}","your total would be {T}","call it {T} done"]
T_HID = ["thats {S}, all in {T} with tax","{S} before tax, {T} after","{S} + tax, so {T} out the door"]
DISC = ["minus {x} since youre a repeat customer","less {x} for cash","Ill knock {x} off","taking {x} off for the referral","- {x} military discount","{x} off with the coupon","and I take {x} off for the diag you already paid for last week","first time customer discount -{x}","core back is -{x}","discount {x}","knocked off {x} because you waited"]
DEP = ["need {DP} deposit to order parts","can you venmo {DP} down so I can order","{DP} deposit and the rest when its done","you already sent me {DP} so you owe {BAL}","I got your {DP}, balance is {BAL}","half down is fine, {DP}","zelle me {DP} and Ill pick up the parts"]
# customer's figures that are no charges
CQ = ["{oth} wanted {n} for all that, can you beat it","my budget is like {n} max","the dealer quoted me {n} lol","I only have {n} until friday","is it going to be more than {n}?","last guy charged me {n} and it still makes the noise","I saw the part online for {n}, can I bring my own?","my brother in law said it shouldnt be over {n}","they told me {n} at {oth}","can you do it for {n}?","I paid {n} for the same thing 2 yrs ago","car is only worth like {n} anyways","autozone shows it for {n}"]
CQA = ["I use better parts than that","cant match that sorry","mine has a 12 month warranty","no I dont install customer parts","we will see once I price it","hang on let me look it up","depends whats bad","I will do what I can","nope but Im close","they use the cheap stuff"]
OPT = ["{d} would be {p} extra if you want {it}, up to you","could also do the {d}, {p}, not urgent","{d} {is} getting weak too, {p}, can wait till spring","if you want the {d} done at the same time its {p} more","recommend {d} soon, thats {p}, your call","I noticed the {d}, {p} when youre ready"]
OPTNO = ["not right now on the {d}","skip the {d}","no to the {d} for now","pass on {d}","maybe next time for the {d}","lets hold off on that one","just what we talked about please","leave that off for now"]
COR = ["make that {p} on the {d}, not {o}","sorry {d} should be {p} not {o}","correction - {d} went up, {p} instead of {o}","scratch that, {p} for the {d}. I said {o} but thats wrong","just called, {d} {is} {p} now. not {o}","oops typo, {d} {p}, not {o}","good news got the {d} for {p} instead of {o}","my bad its {p} for {d} ({o} was the wrong one)"]
REM = ["take the {d} off, you dont need {it}","leaving the {d} off then, so minus that {p} from what I said","scratch the {d}, yours {is} fine","forget the {d} ({p}), not doing that"]
GREET = ["hey","hi","hey there","good morning","afternoon","yo","hello","Hi {c}","Hey {c}","{c},","hey its {f}"]
OPENC = ["Hi, is this {f}? got your number from a neighbor. I have a {v} thats {sym}","hey can you give me a price on my {v}? {sym}","need a quote for my {v}, {sym}","{v} here, {sym}. how much you think","hi its {c} with the {v}. any word on the price?","so what did you find on the {v}","my {v} is {sym}, are you available this week","Whats the damage on the {v}? {sym}"]
OPENS = ["Hey {c} its {f} at {shop}. looked at the {v}","got the {v} up on the lift","ok so heres where we are on the {v}","looked over your {v}","finished checking the {v}","ok {c}, numbers for the {v}","had a chance to go through the {v} this morning","{v} - heres what I came up with","prices came back for the {v}"]
SYM = ["grinding when I stop","making a squeal on cold starts","overheating in traffic","leaking something under the front","throwing a P0420","clunking over bumps","not starting half the time","shaking around 60","blowing hot air","idling rough with code P0302","pulling left","low on coolant every 2 weeks"]
NOISE = ["pads are down to 2 mm","your front tires are at 4/32 so fine for now","no charge for the scan","no charge for looking at it","12 month 12k mile warranty on parts","I can be there at 9","should take about 3 hrs","parts will be here by 2pm","code was P0301 and P0171","rest looks ok","oil was 2 quarts low, I topped it, no charge","battery tested at 12.4 volts","lug nuts were way over torqued","I will send pics","I have an opening thursday at 10","rotors are below spec","let me know","lmk if thats good","good for 30 days","wash is on the house"]
CLOSE = ["ok sounds good","go ahead","yes do it","ok let me talk to my wife","thanks!","thank you","perfect see you then","that works","ouch. ok go ahead","approved","can you start today?","k","ok whats the address","do you take cards?"]
CLOSES = ["ok ordering now","see you then","yes cash card or zelle","you got it","no problem","thx","will text when its done","be there by 8:30"]
