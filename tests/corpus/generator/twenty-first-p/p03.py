from common import *
V=vin("5NPE34AF?HH562219")
A=[it("REPLACE STARTER MOTOR",'Labor',1.4,None,259.0),it("STARTER ASSY-REMAN",'Part',1,318.42,pn="36100-2GAA0RM"),it("BOLT-FLANGE",'Part',2,4.16,pn="11403-10506")]
B=[it("LUBE, OIL & FILTER CHANGE - SYNTHETIC",'Labor',.5,None,42.0),it("FILTER ASSY-ENGINE OIL",'Part',1,9.87,pn="26300-35505"),it("OIL-5W20 FULL SYN",'Part',5,8.25,pn="00232-19070"),it("GASKET-DRAIN PLUG",'Part',1,1.89,pn="21513-23001")]
D=[it("FOUR WHEEL ALIGNMENT",'Labor',1.2,None,149.95)]
F=[it("SHOP SUPPLIES",'Fee',None,None,38.5),it("HAZ WASTE DISPOSAL",'Fee',None,None,5.95)]
items=A+B+D+F
P=S(items,lambda i:i['type']=='Part');L=S(items,lambda i:i['type']=='Labor')
tax=round(P*.0725);disc=1500
tot=S(items)-disc+tax
o=[]
o+=["                    SANDHILL HYUNDAI OF LARAMIE".rstrip(),"                  2233 Grand Ave, Laramie WY 82070","              SERVICE (307) 555-0131   PARTS (307) 555-0132","",
"CUSTOMER #: 60418                 *INVOICE*                   HYCS718823","","TRUJILLO, PERRY A                                             PAGE 1",
"911 S 11TH ST","LARAMIE, WY 82070     HOME:307-555-0172  CELL:307-555-0115","SERVICE ADVISOR: 2207 DEB STRANNIGAN","-"*78,
"COLOR   YEAR  MAKE/MODEL             VIN                LICENSE  MILEAGE IN/OUT","SILVER   17   HYUNDAI SONATA SE      %s  5-22014  98417/98421"%V,"-"*78,
"DEL. DATE   PROD. DATE  WARR. EXP.  PROMISED          PO NO.  RATE  PAYMENT","14APR17 DE                          17:00 19SEP23             185.00  CASH","R.O. OPENED 08:12 19SEP23   READY 15:40 19SEP23","="*78,
"LINE OPCODE TECH TYPE HOURS                       LIST      NET     TOTAL"]
def lab(op,tech,ty,i):
    o.append(f"     {i['description']}"); o.append(f"          {op:8}{tech:5}{ty:4}{i['quantity']:5.2f}{'':20}{'':8}{'':8}{m(i['totalPrice']):>10}")
def part(i): o.append(f"   {i['quantity']:3d} {i['_pn']:15}{i['description']:26}{m(round(i['unitPrice']*1.15)):>8}{m(i['unitPrice']):>9}{m(i['totalPrice']):>10}")
def tots(l,ls):
    p=S(ls,lambda i:i['type']=='Part');la=S(ls)-p
    o.append(f"   PARTS: {m(p):>9}  LABOR: {m(la):>9}  OTHER:      0.00   TOTAL LINE {l}: {m(p+la):>9}");o.append("   "+"*"*60)
o.append("A  CUST STATES CLICKS AND WON'T CRANK, JUMP DOES NOT HELP");lab("32ST","1184","CPH",A[0]);[part(i) for i in A[1:]]
o.append("   98417 VERIFIED. 12.6V AT B+ AND S TERM WHEN KEYED. STARTER OPEN.");tots('A',A)
o.append("B  LOF");lab("LOFSYN","0993","CPH",B[0]);[part(i) for i in B[1:]];tots('B',B)
o.append("C  RECALL 203 - HECU FUSE KIT");o.append("     RECALL CAMPAIGN 203 HECU FUSE");o.append(f"          {'20R203':8}{'1184':5}{'WHY':4} 0.30{'':36}{'(N/C)':>10}")
o.append(f"   {1:3d} {'58920-C2QQA':15}{'KIT-FUSE':26}{'':8}{'':9}{'(N/C)':>10}");o.append("   PARTS:      0.00  LABOR:      0.00  OTHER:      0.00   TOTAL LINE C:      0.00");o.append("   "+"*"*60)
o.append("D  PULLS LEFT, SET TO SPEC");lab("ALIGN4","0993","CPH",D[0]);tots('D',D)
for i in F:o.append(f"   CUSTOMER PAY {i['description']:30} FOR REPAIR ORDER{m(i['totalPrice']):>15}")
o+=["","="*78]
la={"LABOR AMOUNT":L,"PARTS AMOUNT":P,"GAS, OIL, LUBE":0,"SUBLET AMOUNT":0,"MISC. CHARGES":S(F),"TOTAL CHARGES":S(items),"LESS DISCOUNT":disc,"SALES TAX":tax,"PLEASE PAY THIS AMOUNT":tot}
st=["STATEMENT OF DISCLAIMER","The factory warranty constitutes","all of the warranties with respect","to the sale of this item/items.","Seller expressly disclaims all","other warranties.","","","CUSTOMER SIGNATURE"]
for s,(k,v) in zip(st,la.items()):o.append(f"{s:38}{k:26}{m(v):>12}")
open('p03.tr','w').write(".pl 11i\n.po 0.6i\n.nf\n.ft CR\n.ps 9.5\n.vs 11\n"+"\n".join(l.replace('\\','\\e').replace('-','\\-').replace("'","\\(aq") if l else "\\&" for l in o)+"\n")
subprocess.run("groff -Tps -P-pletter p03.tr | ps2pdf - p03.pdf",shell=True)
save('p03','dealer_ro','groff',items,(2017,'Hyundai','Sonata','SE',V,98417),'HYCS718823','SANDHILL HYUNDAI OF LARAMIE',tax,[disc],S(items),tot)
