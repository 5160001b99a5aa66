# hand-written PostScript through ps2pdf: green-bar line printer form of an RV and trailer dealer, here a tow car
from lib import *
P=[("01",it("HITCH RECEIVER CL III","p",1,21395),"75726-A","EA"),("02",it("WIRING HARNESS T-ONE 4 FLAT","p",1,6588),"118467","EA"),("03",it("BRAKE CONTROL P3","p",1,17450),"90195","EA"),("04",it("HARNESS, CONTROL TO OEM PLUG","p",1,2240),"3034-P","EA"),("05",it("7-WAY SOCKET W/ BRACKET","p",1,3199),"55774","EA"),("06",it("WIRE 10GA DUPLEX JACKETED","p",18,145),"W10-2J","FT"),("07",it("BREAKER 30A","p",2,595),"CB30","EA"),("08",it("BALL MOUNT 2IN RISE 4","p",1,3875),"21511","EA")]
L=[("51",it("INSTALL RECEIVER HITCH","l",1.3,15600),"HI-03"),("52",it("INST BRAKE CONTROL AND 7-WAY","l",2.4,15600),"BC-11"),("53",it("PROGRAM TOW MODE","l",0.3,15600),"PR-02")]
fe=[it("SHOP SUPPLIES 4.5 PCT LABOR","f",None,None,0),it("EPA / HAZ WASTE","f",None,None,375)]
A=[x[1] for x in P]+[x[1] for x in L]; fe[0]['totalPrice']=r(S(A,'l')*.045); A+=fe
disc=[r(S(A,'p')*.10)]; sub=S(A)-disc[0]; tax=r((S(A,'p')-disc[0])*.06); total=sub+tax
lines=["              PRAIRIE WIND RV AND TRAILER CENTER              SERVICE INVOICE","              US HWY 41 SOUTH   PAXTON ILL 60957             NO.  S-26-30771","              217 555 0138                                   PAGE   1","",
"SOLD TO  KUSUMA, BUDI                  DATE IN 09/14/26  DATE OUT 09/15/26","         1907 OAK                      UNIT 2022 KIA SORENTO SX AWD",
"         GILMAN ILL 60938              VIN  5XYRKDLF1NG081326   MI 41702","                                       TOWS: 19 FT TRAVEL TRAILER 3500 LB","",
"LN QTY  UM PART NO     DESCRIPTION                     NET      EXTENSION"," "]
for n,i,pn,u in P: lines.append(f"{n} {q(i['quantity']):>3}  {u} {pn:<11} {i['description']:<28} {m(i['unitPrice']):>8} {m(i['totalPrice']):>12}")
lines.append("                       BALL NOT INCLUDED, CUSTOMER HAS 2 IN")
lines.append(f"                                          PARTS                {m(S(A,'p')):>9}"); lines.append(" ")
lines.append("LN HRS  OP CODE        LABOR                           RATE     EXTENSION")
for n,i,op in L: lines.append(f"{n} {i['quantity']:<4} {op:<14} {i['description']:<28}  {m(i['unitPrice']):>8} {m(i['totalPrice']):>12}")
lines+=["54 0.5  FR-01          RECALL CHECK, NONE OPEN               NO CHARGE"," ",f"                                          LABOR                {m(S(A,'l')):>9}"," "]
def sl(a,b): return f"                                {a:<30}{b:>10}"
lines+=[sl("LESS 10 PCT PARTS, FAIR SPECIAL",m(disc[0])+'CR'),sl(fe[0]['description'],m(fe[0]['totalPrice'])),sl(fe[1]['description'],m(375)),sl("NET BEFORE TAX",m(sub)),sl("ILL SALES TAX 6 PCT PARTS",m(tax)),sl("*** PAY THIS AMOUNT ***",m(total))," ","SUGGESTED: SWAY CONTROL BAR KIT 129.95 PLUS 1.0 HR  -  CUSTOMER WILL ADVISE","ALL CLAIMS WITHIN 10 DAYS.  1 1/2 PCT PER MONTH ON PAST DUE ACCOUNTS."]
assert max(map(len,lines))<80,[l for l in lines if len(l)>79]
ps="%!PS-Adobe-3.0\n<</PageSize [612 792]>> setpagedevice\n/L {moveto show} def\n"
for k in range(0,len(lines)+4,2): ps+=f"0.90 0.97 0.90 setrgbcolor 40 {738-k*14.5} 532 14.5 rectfill\n"
ps+="0 setgray /Courier findfont 10.6 scalefont setfont\n"
for k,l in enumerate(lines):
    e=l.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')
    ps+=f"({e}) 54 {742-k*14.5:.1f} L\n"
ps+="0.6 setgray 0.5 setlinewidth\n"+''.join(f"newpath {x} {y} 4 0 360 arc stroke\n" for x in (18,594) for y in range(20,790,36))+"showpage\n"
open(WORK+'r17.ps','w').write(ps); sh('ps2pdf','-sPAPERSIZE=letter',WORK+'r17.ps',OUT+'r17_line_printer.pdf')
save('r17_line_printer','pdf',A,disc,sub,tax,total,veh(2022,'KIA','SORENTO','5XYRKDLF1NG081326',41702),'PRAIRIE WIND RV AND TRAILER CENTER','S-26-30771',kind='invoice',shopKind='RV/trailer',state='IL')
