# body shop estimate of record in the manner of collision estimating systems (groff -t -ms-less, raw tbl)
from lib import *
def esc(t): return t.replace("\\","\\e")
def groff(src,out):
    p=subprocess.run(["groff","-t","-Tpdf","-P-pletter"],input=src.encode("latin-1"),capture_output=True);open(out,"wb").write(p.stdout)
    if p.stderr: print(p.stderr.decode()[:400])
def build(n):
    if n==1:
        d=Doc("body-estimate-1","pdf","body-estimate","groff","KEYSTONE COLLISION & REFINISH","2024-1187",(2018,"HONDA","CR-V"),kind="insurer estimate",notes=["part prices per line; labor hours and paint hours per line with no money; labor money only in the totals table (hours x rate)","Parts row of the totals is the sum of the part lines","operation codes R&I, Repl, Rpr, Blnd and flags * # m s in front of the words","deductible under the total; total label is TOTAL COST OF REPAIRS, net cost differs","sublet and miscellaneous lines appear as charge lines inside the list"])
        shop=("KEYSTONE COLLISION & REFINISH","Proudly serving Lancaster County since 1961","1415 Manheim Pike, LANCASTER, PA 17601","Phone: (717) 555-0111   FAX: (717) 555-0112   Fed ID 23-5550147")
        info=[("Customer: BRENNEMAN, LOIS","Job Number: 8841"),("Written By: Curtis Haldeman","Claim #: 58-0C71-9XJ"),("Insured: BRENNEMAN, LOIS","Policy #: 3317-664-20"),("Type of Loss: Collision","Date of Loss: 10/21/2024"),("Point of Impact: 12 Front","Deductible: "+d.m(50000,"$"))]
        vh="2018 HONDA CR-V EX-L AWD 4D UTV 4-1.5L Turbocharged Gasoline Direct Injection BLUE";vn="VIN: 2HKRW2H84JH618803     License: KZR-4471  State: PA     Mileage In: 71,204     Mileage Out:     Condition: Good"
        num="Preliminary Estimate  2024-1187"
        R=[("FRONT BUMPER",),("","","O/H front bumper",None,None,2.8,0),("**","Repl","A/M CAPA Bumper cover",("04711TLAA00ZZ",1),31400,"Incl.",2.6),("","","Add for Clear Coat",None,None,0,1.0),("","Repl","Absorber",("71170TLAA00",1),8863,"Incl.",0),("","Repl","LT Lower grille trim",("71107TLAA00",1),3742,0.2,0),
           ("GRILLE",),("","Repl","Grille assy w/adaptive cruise",("71121TLAA01",1),22817,"Incl.",0),("","Repl","Emblem",("75700TLAA00",1),4165,"Incl.",0),
           ("FRONT LAMPS",),("","Repl","LT Headlamp assy LED",("33150TLAA01",1),94258,0.4,0),("","","Aim headlamps",None,None,0.5,0),
           ("HOOD",),("*","Rpr","Hood (HSS)",None,None,3.0,2.8),("","","Add for Clear Coat",None,None,0,0.6),
           ("FENDER",),("","Blnd","LT Fender",None,None,0,1.1),("","R&I","LT Fender liner",None,None,0.4,0),
           ("VEHICLE DIAGNOSTICS",),("*","Subl","Pre-repair and post-repair scan",(None,1),15000,0,0,"Service"),("#","Subl","Millimeter wave radar static calibration",(None,1),32500,0,0,"Service"),
           ("MISCELLANEOUS OPERATIONS",),("#","","Cover car for overspray",(None,1),1000,0.2,0,"Fee"),("#","","Hazardous waste removal",(None,1),500,0,0,"Fee"),("#","Repl","Flex additive",(None,1),850,0,0)]
        body,paint,mat,tp,ded=6200,6200,4000,6,50000
    else:
        d=Doc("body-estimate-2","pdf","body-estimate","groff","VARGAS BROS. PAINT & BODY","6620",(2014,"TOYOTA","TACOMA"),kind="insurer estimate",notes=["two pages with lines running over the page break","used (LKQ) part with a markup line","an appearance allowance line printed negative","part numbers and quantity columns","paint supplies counted as hours x rate","betterment printed below the total"])
        shop=("VARGAS BROS. PAINT & BODY","FAMILIA VARGAS DESDE 1979 - SE HABLA ESPAÑOL","3302 S PRESA ST, SAN ANTONIO, TX 78210","Phone: (210) 555-0183   FAX: (210) 555-0184   BAR N/A   EPA TXR000088412")
        info=[("Customer: SCHLEICHER, WENDELL R.","Job Number: 6620"),("Written By: Noemi Vargas","Claim #: 00471-22-TX-8"),("Insured: SCHLEICHER, WENDELL R.","Policy #: TXA 771 204"),("Type of Loss: Property Damage","Date of Loss: 03/02/2022"),("Point of Impact: 05 Right Rear","Deductible: "+d.m(0,"$"))]
        vh="2014 TOYOTA TACOMA 4X4 DOUBLE CAB 4D SHORT 6-4.0L Gasoline SEQ FI WHITE Int: GRAY";vn="VIN: 5TFLU4EN7EX088146     License: DNT8812  State: TX     Mileage In: 139,660     Mileage Out: 139,671     Condition: Fair"
        num="Supplement of Record 1 with Summary  RO 6620"
        R=[("REAR BUMPER",),("","","R&I bumper assy",None,None,0.8,0),("","Repl","Step bumper chrome",("5215904100",1),48326,1.0,0),("","Repl","RT Step pad",("5210404030",1),6122,0.2,0),("","Repl","License lamp",("8127004081",2),2811,0.2,0),
           ("TAIL LAMPS",),("","Repl","RT Tail lamp assy",("8155004150",1),15477,0.3,0),("","R&I","LT Tail lamp assy",None,None,0.3,0),
           ("PICK UP BOX",),("*","Repl","LKQ Box assy white short bed",("TAG 88-4410",1),185000,7.5,0),("","","Markup on recycled part 25%",(None,1),46250,0,0,"Fee"),("*","Rpr","RT Outer panel (includes two-tone stripe removal)",None,None,6.0,3.2),("","","Add for Clear Coat",None,None,0,1.3),("","","Add for Three Stage",None,None,0,1.6),("","Repl","RT Mud guard",("7662504050",1),4935,0.3,0),("","R&I","Bed liner drop-in",None,None,0.5,0),("S01","Repl","Box mount bolt kit",("9010512291",8),465,0,0),
           ("TAIL GATE",),("","Repl","Tail gate w/camera",("6570004240",1),71209,1.8,2.2),("","","Overlap Major Non-Adj. Panel",None,None,0,-0.2),("","","Add for Clear Coat",None,None,0,0.4),("","Repl","Nameplate \"TACOMA\"",("7547504080",1),5218,0.2,0),("","Repl","Nameplate \"4X4\"",("7543504090",1),4177,0.2,0),("S01","Repl","Back up camera",("8679004021",1),41863,0.4,0),
           ("REAR BODY & FRAME",),("#","Rpr","Set up and measure frame",None,None,2.0,0),("*","Rpr","RT Frame rail rear section pull",None,None,3.5,0),("S01","Repl","RT Spring shackle",("4840435030",1),3894,1.2,0),
           ("MISCELLANEOUS OPERATIONS",),("#","Subl","Wheel alignment, four wheel",(None,1),11995,0,0,"Service"),("#","","Corrosion protection",(None,1),1500,0.3,0),("#","","Hazardous waste disposal",(None,1),600,0,0,"Fee"),("#","","Appearance allowance, prior scratch LT side",(None,1),-15000,0,0)]
        body,paint,mat,tp,ded=5400,5400,3600,8.25,0
    s=".pl 11i\n.po .6i\n.ll 7.3i\n.nr pg 0\n.de HD\n.nr pg +1\n'sp .35i\n.ps 8\n.ft HB\n.tl '"+esc(num)+"''Page \\\\n(pg'\n.ft H\n.tl '"+esc(vh)+"'''\n'sp .5\n..\n.de FO\n'bp\n..\n.wh 0 HD\n.wh -.55i FO\n.ft H\n.ps 9\n.vs 11.5\n.nf\n.ad l\n"
    s+=".ft HB\n.ps 14\n.ce 1\n"+shop[0]+"\n.ps 9\n.ft HI\n.ce 3\n"+shop[1]+"\n.ft H\n"+shop[2]+"\n"+shop[3]+"\n.sp .6\n.ft HB\n.ps 12\n.ce 1\nPreliminary Estimate\n.ps 9\n.ft H\n.sp .4\n" if n==1 else ".ft TB\n.ps 15\n"+shop[0]+"\n.ps 9\n.ft TR\n"+shop[1]+"\n"+shop[2]+"\n"+shop[3]+"\n.sp .6\n"
    s+=".TS\nexpand;\nl l.\n"+"\n".join(f"{a}\t{b}" for a,b in info)+"\n.TE\n.sp .3\n.ft HB\nVEHICLE\n.ft H\n"+vh+"\n"+vn+"\n.sp .4\n"
    s+=".TS H\nexpand;\nn lw(.35i) l l l n n n n.\n_\nLine\t\tOper\tDescription\tPart Number\tQty\tExtended\tLabor\tPaint\n\t\t\t\t\t\tPrice $\n_\n.TH\n" if 0 else ".TS\nexpand;\nnp8 lp8 lp8 lp8 lp8 np8 np8 np8 np8.\n_\nLine\t\tOper\tDescription\tPart Number\tQty\tExt. Price $\tLabor\tPaint\n_\n"
    bl=pl=parts=misc=0;ln=0
    for r in R:
        ln+=1
        if len(r)==1: s+=f"{ln}\t\t\t\\f(HB{r[0]}\\fP\n";continue
        fl,op,de,pn,pr,lb,pt=r[:7];typ=r[7] if len(r)>7 else "Part"
        q="";ext="";no=""
        if pn: no=pn[0] or "";q=str(pn[1]);t=pr*pn[1];ext=d.m(t)
        if pn:
            if t<0: d.disc(de,-t);misc+=t
            else:
                d.item(de,typ,t,pn[1],None)
                if no or de=="Flex additive" or de.startswith("Corrosion"): parts+=t
                else: misc+=t
        if isinstance(lb,str): L_=lb
        else: L_=f"{lb:.1f}" if lb else "";bl+=lb
        P_=f"{pt:.1f}" if pt else "";pl+=pt
        s+=f"{ln}\t{fl}\t{op}\t{de}\t{no}\t{q}\t{ext}\t{L_}\t{P_}\n"
    bl=round(bl,1);pl=round(pl,1)
    s+=f"_\n\t\t\tSUBTOTALS\t\t\t{d.m(parts+misc)}\t{bl:.1f}\t{pl:.1f}\n.TE\n.sp .5\n.ne 16\n.ft HB\nNOTES\n.ft H\nPrior damage: "+("small chip in windshield, not included.\nLT headlamp tabs broken; A/M headlamp not available. OEM invoice shows core none." if n==1 else "scratches on LT bed side, customer keeps.\nLKQ box quoted by Hill Country Auto Recyclers at "+d.m(185000,"$")+" delivered. Open items after tear down.")+"\n.sp .5\n.ft HB\nESTIMATE TOTALS\n.ft H\n"
    a=mul(body,bl);b=mul(paint,pl);c=mul(mat,pl)
    d.item("Body Labor","Labor",a,bl,body);d.item("Paint Labor","Labor",b,pl,paint);d.item("Paint Supplies","Fee",c,pl,mat)
    sub=parts+misc+a+b+c;base=parts+c;tax=pct(base if n==1 else parts+c,tp)
    if n==1: tax=pct(sub,tp);base=sub
    d.tot(sub,tax,sub+tax)
    s+=".TS\nexpand;\nl n n n.\n_\nCategory\tBasis\tRate\tCost $\n_\n"+f"Parts\t\t\t{d.m(parts)}\nBody Labor\t{bl:.1f} hrs  @\t{d.m(body,'$ ')} /hr\t{d.m(a)}\nPaint Labor\t{pl:.1f} hrs  @\t{d.m(paint,'$ ')} /hr\t{d.m(b)}\nPaint Supplies\t{pl:.1f} hrs  @\t{d.m(mat,'$ ')} /hr\t{d.m(c)}\nMiscellaneous\t\t\t{d.m(misc)}\n_\nSubtotal\t\t\t{d.m(sub)}\nSales Tax\t{d.m(base,'$ ')}  @\t{tp:.4f} %\t{d.m(tax)}\n_\n\\f(HBTotal Cost of Repairs\\fP\t\t\t\\f(HB{d.m(sub+tax)}\\fP\n"
    if n==1: s+=f"Deductible\t\t\t{d.m(ded)}\nTotal Adjustments\t\t\t{d.m(ded)}\nNet Cost of Repairs\t\t\t{d.m(sub+tax-ded)}\n_\n.TE\n"
    else: s+=f"Deductible\t\t\t{d.m(0)}\nNet Cost of Repairs\t\t\t{d.m(sub+tax)}\n_\n.TE\n"
    s+=".sp .6\n.ps 6.5\n.vs 8\n.fi\nTHIS ESTIMATE HAS BEEN PREPARED BASED ON THE USE OF AFTERMARKET CRASH PARTS SUPPLIED BY A SOURCE OTHER THAN THE MANUFACTURER OF YOUR MOTOR VEHICLE. WARRANTIES APPLICABLE TO THESE REPLACEMENT PARTS ARE PROVIDED BY THE MANUFACTURER OR DISTRIBUTOR OF THE PARTS RATHER THAN BY THE MANUFACTURER OF YOUR VEHICLE. Symbols: * = user-entered value, # = manual entry, ** = A/M part, Incl. = included, LKQ = like kind and quality, S01 = added by supplement 1, O/H = overhaul, R&I = remove and install, Blnd = blend, Subl = sublet. ANY PERSON WHO KNOWINGLY FILES A CLAIM CONTAINING FALSE INFORMATION IS GUILTY OF A CRIME.\n"
    groff(s,f"{OUT}/{d.name}.pdf");d.save()
build(1);build(2)
