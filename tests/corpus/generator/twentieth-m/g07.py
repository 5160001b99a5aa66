from lib import *
import subprocess
# m07 mobile mechanic, app-style chromium; name left, amount right, "qty x price" under
its=[I("Mobile service call",'Fee',4500),Q("Starter motor, remanufactured (Duralast 16490)",'Part',1,18999),
Q("Battery terminal end, brass",'Part',2,749),Q("Labor",'Labor',2.25,9500),I("Intake gasket, upper",'Part',2450),I("Diagnostic, no start",'Service',6000)]
d=[D("Neighbor discount",2500)]
sub=sum(i['totalPrice'] for i in its); tot=sub-2500
sm={0:"Within 15 miles of Boise",1:"1 × $189.99  ·  Lifetime warranty, old one was core, no charge",2:"2 × $7.49",3:"2.25 hr × $95.00  ·  intake has to come off on this 4.7",4:"",5:"Waived if you sign up for plan ($0), customer passed"}
rows="".join(f'<div class=it><div class=l>{i["description"]}<div class=s>{sm[k]}</div></div><div class=a>{m(i["totalPrice"],1)}</div></div>' for k,i in enumerate(its))
h=f"""<meta charset=utf-8><style>@page{{size:6in 9in;margin:0.45in}}body{{font:13px 'Liberation Sans';color:#222}}.it{{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:8px 0}}.s{{color:#888;font-size:11px}}.big{{font-size:34px;font-weight:300;text-align:center}}.g{{color:#0a7d55}}.t{{display:flex;justify-content:space-between;padding:4px 0}}</style>
<div style="text-align:center"><div style="width:46px;height:46px;border-radius:23px;background:#0a7d55;color:#fff;line-height:46px;margin:auto;font-size:20px">WW</div><b>Wandering Wrench Mobile Repair</b><div class=s>Invoice #000319 &nbsp;·&nbsp; Oct 4, 2025</div></div>
<div class=big>{m(tot,1)}</div><div style="text-align:center" class=g>Paid on Oct 4 with Visa 4419</div>
<div style="background:#f5f7f6;border-radius:8px;padding:9px;margin:12px 0"><span class=s>CUSTOMER</span><br>Patrice Lundgren, 208-555-0156<br><span class=s>VEHICLE</span><br>2006 Toyota Tundra SR5, 211,340 mi, done in driveway</div>
{rows}<div class=t><span>Subtotal</span><span>{m(sub,1)}</span></div><div class=t><span class=g>Neighbor discount</span><span class=g>–$25.00</span></div><div class=t><span>Sales tax</span><span>$0.00</span></div><div class=t style="font-weight:bold;font-size:16px"><span>Total</span><span>{m(tot,1)}</span></div>
<p class=s>Dante W. · ASE A6, A8 · wanderingwrench.example · 208-555-0110<br>Thanks Patrice! Keep an eye on that power steering hose, I'd guess around $160 when you're ready.</p>"""
chrome(h,OUT+'m07.pdf')
save('m07.pdf','invoice','chromium',"Wandering Wrench Mobile Repair","000319",{"year":2006,"make":"Toyota","model":"Tundra","mileage":211340,"trim":"SR5"},its,d,sub,0,tot)

# m08 muffler shop, groff tbl, amount column FIRST
v=vin("4S3BMHB6","B3224417")
its=[I("Cut off rusted exhaust from cat back, torch time",'Labor',7500),Q("Muffler, quiet tone, oval, 2-1/4 in/out",'Part',1,11450),
Q("Aluminized pipe 2-1/4, per foot",'Part',7,895),Q("Mandrel bend 45",'Part',3,1875),Q("Band clamp, stainless",'Part',4,980),
Q("Rubber hanger",'Part',3,650),I("Flex pipe, weld in, with labor",'Service',14500),I("Fabricate, weld & hang system",'Labor',16000),I("Shop material, gas & rod",'Fee',1250)]
d=[D("Cash price",3000)]
sub=sum(i['totalPrice'] for i in its)-3000
tx=half((11450+6265+5625+3920+1950)*.06); tot=sub+tx
rr=""
notes={0:["Heat shield over rear pipe removed, customer has it."],3:[],6:["Front cat OK. Left stud broken, replaced no charge."]}
for k,i in enumerate(its):
    q=i['quantity']; amt=m(i['totalPrice'])
    ds=i['description']
    body=f"T{{\n{ds}\nT}}"
    rr+=f"{amt}\t{q if q else ''}\t{'@ '+m(i['unitPrice']) if q else ''}\t{body}\n"
    for n in notes.get(k,[]): rr+=f"\t\t\tT{{\n\\fI{n}\\fP\nT}}\n"
g=f""".pl 11i
.po 0.8i
.ll 6.9i
.nf
.ps 20
.vs 24
\\fBTAILPIPE TOM'S MUFFLER\\fP
.ps 10
.vs 13
"No Muff Too Tough"
614 W. Bristol St., Elkhart, Indiana    574 555 0139
.sp
TICKET 5126                         9-30-25
Name: Arvid Szymanski          Phone: 574 555 0102
Car:  2011 Subaru Legacy 2.5i   Miles 163,450   Plate 481 RRT
VIN:  {v}
Says: loud, smells inside when stopped
.sp
.fi
.TS
box tab(\t);
cB | cB s | lBw(3.6i)
n | n r | lw(3.6i).
AMOUNT\tQTY & EACH\tWORK AND MATERIAL
=
{rr}_
{m(-3000)}\t\t\tCash price
{m(sub)}\t\t\tT{{
.ft B
Sub total
.ft R
T}}
{m(tx)}\t\t\tIndiana 6% on material only
_
{m(tot)}\t\t\tT{{
.ft B
PAY THIS
.ft R
T}}
.TE
.sp
.nf
Regular price without cash: {m(tot+3000)}
Muffler guaranteed as long as you own the car. Pipe 1 year. Keep this ticket.
A whole new cat-back from factory parts was quoted at $1,140.00 and refused.
"""
open('m08.t','w').write(g)
ps=subprocess.run(['groff','-t','-Tps','-P-pletter','m08.t'],capture_output=True);print(ps.stderr.decode()[:400])
open('m08.ps','wb').write(ps.stdout)
subprocess.run(['ps2pdf','m08.ps',OUT+'m08.pdf'],check=True)
save('m08.pdf','invoice','groff',"TAILPIPE TOM'S MUFFLER","5126",{"year":2011,"make":"Subaru","model":"Legacy","vin":v,"mileage":163450,"trim":"2.5i"},its,d,sub,tx,tot)

# m09 radiator & AC shop, raw PostScript
v=vin("1C6RR7GT","GS291764")
its=[Q("CONDENSER, PARALLEL FLOW",'Part',1,21850),Q("RECEIVER DRIER / DESICCANT BAG",'Part',1,3640),Q("O-RING KIT, HNBR GREEN",'Part',1,1495),
Q("REFRIGERANT R-134A PER LB",'Part',1.5,2800),Q("PAG 46 OIL, 8 OZ",'Part',1,1699),
Q("R&R CONDENSER, EVACUATE, RECHARGE",'Labor',2.4,11800),Q("DYE & SNIFFER LEAK SEARCH",'Labor',0.8,11800),I("REFRIGERANT RECOVERY",'Fee',3500),Q("RADIATOR CAP 18 LB",'Part',1,1380)]
tx=half(sum(i['totalPrice'] for i in its if i['type']=='Part')*.086); tot=sum(i['totalPrice'] for i in its)+tx
code=["CN-3973","DR-8802","OK-26745","RF-134","OL-46","LB-AC14","LB-AC02","FE-01","RC-7018"]
esc=lambda s:s.replace('(','\\(').replace(')','\\)')
P=["%!PS","<< /PageSize [612 792] >> setpagedevice","/F {/NimbusMonoPS-Regular findfont exch scalefont setfont} def /G {/NimbusSansNarrow-Bold findfont exch scalefont setfont} def",
"/R {dup stringwidth pop neg 0 rmoveto show} def"]
def t(x,y,s,f='9 F'): P.append(f"{f} {x} {y} moveto ({esc(s)}) show")
def r(x,y,s,f='9 F'): P.append(f"{f} {x} {y} moveto ({esc(s)}) R")
P.append("0.1 0.3 0.6 setrgbcolor 40 715 532 46 rectfill 1 setgray");t(52,738,"COOL HAND RADIATOR & AIR",'20 G');t(52,723,"1760 E. Apache Blvd, Tempe AZ 85281 - (480) 555-0175 - EPA 609 certified",'10 G');P.append("0 setgray")
t(40,696,"QUOTATION NO. Q25-1187");r(572,696,"VALID THRU 11/15/2025");t(40,684,"FOR: IMOGEN BAPTISTE");t(40,672,"VEH: 2016 RAM 1500 BIG HORN 5.7");t(300,672,"VIN "+v);t(40,660,"MI : 92,087");t(300,660,"TECH: LUPE   AMBIENT 101 F")
P.append("40 636 532 14 rectstroke");y=640
t(44,y,"TOTAL $",'9 G');t(104,y,"CODE",'9 G');t(170,y,"WHAT WE DO / SUPPLY",'9 G');r(470,y,"EACH / RATE",'9 G');r(520,y,"QTY/HR",'9 G');t(540,y,"TAX",'9 G')
y=622
for k,i in enumerate(its):
    r(92,y,m(i['totalPrice']));t(104,y,code[k]);t(170,y,i['description'])
    if i['unitPrice']: r(470,y,m(i['unitPrice']));r(520,y,f"{i['quantity']:g}")
    t(546,y,"Y" if i['type']=='Part' else "-");y-=13
    if k==0: t(170,y,"(road rash, oil trace lower corner)",'8 F');y-=13
    if k==5: t(170,y,"includes grille shutter, charge 1.5 lb",'8 F');y-=13
y-=6;P.append(f"40 {y} moveto 572 {y} lineto stroke");y-=14
r(92,y,m(tx));t(104,y,"SALES TAX 8.6% TEMPE (Y ITEMS)");y-=18
P.append(f"40 {y-6} 532 20 rectstroke");r(92,y,m(tot),'11 G');t(104,y,"<== TOTAL IF YOU SAY YES",'11 G');y-=30
for s in["ALSO LOOKED AT, NOT IN THE TOTAL:","  COMPRESSOR & CLUTCH, NOISY WHEN HOT ........ 612.00 + 2.0 HR","  RADIATOR HOSES, UPPER & LOWER .............. 94.00 + 1.1 HR","CALL LUPE OR RAFE WITH YOUR ANSWER. NO WORK STARTS UNTIL YOU CALL."]: t(40,y,s);y-=12
P.append("showpage")
open('m09.ps','w').write("\n".join(P));subprocess.run(['ps2pdf','m09.ps',OUT+'m09.pdf'],check=True)
save('m09.pdf','quote','ghostscript',"COOL HAND RADIATOR & AIR","Q25-1187",{"year":2016,"make":"Ram","model":"1500","vin":v,"mileage":92087,"trim":"BIG HORN"},its,[],None,tx,tot)
