# plain text 80 columns, ghostscript/groff -> dealer service repair order (Reynolds-like)
from lib import *
P=Paper(2,'dealer mono repair order with line letters','text via groff',['monospace columns','line letters','technician ids','labor amount printed on line above','3 Cs text','no charge rows','sublet','coupon'],'LAKELAND CHEVROLET BUICK',"418802",(2020,'CHEVROLET','EQUINOX','2GNAXKEV9L6128834',61207))
L=[]
w=L.append
w("LAKELAND CHEVROLET BUICK".center(82)); w("2290 S SHERIDAN RD  MUSKEGON MI 49442".center(82)); w("SERVICE 231-555-0177   MON-FRI 7:30-6  SAT 8-2   REG# F104471".center(82)); w("")
w("CUSTOMER NO. 71834".ljust(30)+"ADVISOR 318 TODD BRANDSMA".ljust(32)+"RO NO.  418802".rjust(18))
w("HOLLIS, DARNELL".ljust(30)+"TAG T2207".ljust(32)+"DATE 09/22/25".rjust(18))
w("1188 LETART AVE".ljust(30)+"LABOR RATE".ljust(32)+"PAGE 1".rjust(18))
w("MUSKEGON, MI 49441"); w("")
w("YEAR MAKE/MODEL".ljust(34)+"VIN".ljust(22)+"LICENSE".ljust(12)+"MILEAGE IN/OUT")
w("20   CHEVROLET EQUINOX LT AWD".ljust(34)+"2GNAXKEV9L6128834".ljust(22)+"DXK 4471".ljust(12)+"61207/61215"); w("="*82)
w("LINE OPCODE TECH TYPE  HOURS".ljust(50)+"LIST".rjust(10)+"NET".rjust(10)+"TOTAL".rjust(12)); 
def line(l,txt,code,tech,labdesc,h,amt,parts,story,typ='C'):
    a=P.isum
    w(f"{l}  {txt}"); w(f"     CAUSE: {story[0]}")
    w(f"     {code} {labdesc}")
    if amt: P.item(labdesc,'Labor',amt,h); w((f"            {tech} {typ}{typ}      {h:.2f}").ljust(70)+f(amt).rjust(12))
    else: w((f"            {tech} W      {h:.2f}").ljust(70)+"(N/C)".rjust(12))
    for q,pn,n,li,u in parts:
        if u: t=q*u; P.item(n,'Part',t,q,u); w((f"     {q:>2} {pn} {n}").ljust(50)+f(li).rjust(10)+f(u).rjust(10)+f(t).rjust(12))
        else: w((f"     {q:>2} {pn} {n}").ljust(70)+"(N/C)".rjust(12))
    for s in story[1:]: w("     "+s)
    b=P.j['items'][P_n[0]:]; P_n[0]=len(P.j['items'])
    pt=sum(i['totalPrice'] for i in b if i['type']=='Part'); lt=sum(i['totalPrice'] for i in b if i['type']=='Labor')
    w(f"     PARTS: {f(pt):>9}  LABOR: {f(lt):>9}  OTHER: {'0.00':>7}".ljust(52)+f"TOTAL LINE {l}:".rjust(18)+f(pt+lt).rjust(12)); w("     "+"*"*60)
P_n=[0]
line('A','CUSTOMER STATES GRINDING NOISE FRONT WHEN BRAKING','05CFB',1447,'REPLACE FRONT BRAKE PADS AND ROTORS',1.8,31140,[(1,'84872366','PAD KIT-FRT DISC BRK',14208,12995),(2,'13514607','ROTOR-FRT BRK',13860,11812)],['PADS AT 2MM, ROTORS SCORED','61207 PADS 2MM ROTORS BELOW MIN 26.4MM. REPLACED, BEDDED, ROAD','     TESTED 8 MILES. OK AT THIS TIME.'])
line('B','PERFORM RECALL N242454440 HVAC SOFTWARE','9106',1302,'REPROGRAM HVAC CONTROL MODULE',.3,0,[],['RECALL','CLAIM TYPE ZREG.'],'W')
line('C','CHECK ENGINE LIGHT ON, RUNS ROUGH COLD','ENG15',1302,'DIAGNOSE P0496 AND REPLACE PURGE VALVE',1.0,17300,[(1,'12690512','VALVE-EVAP EMIS CNSTR PURG',6988,6441),(1,'12610560','SEAL-EVAP',0,0)],['PURGE VALVE STUCK OPEN','PERFORMED PINPOINT TEST, VALVE LEAKS AT REST.'])
w("D  SUBLET  MUSKEGON AUTO GLASS INV 7710"); P.item('WINDSHIELD CHIP REPAIR','Service',6500); w("     WINDSHIELD CHIP REPAIR".ljust(70)+f(6500).rjust(12)); w("     "+"*"*60)
w("** RECOMMENDED, NOT DONE: REAR PADS 4MM   EST 389.95   CUSTOMER DECLINED 09/22 **"); w("")
lt=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Labor'); pt=sum(i['totalPrice'] for i in P.j['items'] if i['type']=='Part')
misc=P.item('MISC CHARGES','Fee',3488); dsc=P.disc('LESS DISCOUNT',4000)
tax=round((pt+misc)*.06); tot=P.sums(None,tax)
leg=["ALL PARTS NEW UNLESS MARKED. WARRANTY 24","MONTHS UNLIMITED MILES. SHOP MATERIALS IS","7% OF LABOR, NOT OVER $49.95. DISCOUNT IS","MAIL COUPON $40 OFF BRAKES OVER $400.","","","X____________________________"]
S=[("LABOR AMOUNT",lt),("PARTS AMOUNT",pt),("GAS, OIL, LUBE",0),("SUBLET AMOUNT",6500),("MISC. CHARGES",misc),("TOTAL CHARGES",P.isum),("LESS DISCOUNT",-dsc),("SALES TAX",tax),("PLEASE PAY THIS AMOUNT",tot)]
w("="*82)
for i,(a,b) in enumerate(S): w((leg[i] if i<len(leg) else '').ljust(46)+a.ljust(24)+f(b).rjust(12))
t="\n".join(L)
ro=".pl 11i\n.po 0.55i\n.ll 8i\n.nf\n.fam C\n.ps 9\n.vs 11\n"+"\n".join(('\\&'+l.replace('\\','\\e').replace('-','\\-')) for l in L)
open('/tmp/rf2.tr','w').write(ro)
subprocess.run('groff -Tps -P-pletter /tmp/rf2.tr | gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sPAPERSIZE=letter -sOutputFile=%s -'%P.path,shell=True,check=True)
P.save(t,minus=(180,30,100))
