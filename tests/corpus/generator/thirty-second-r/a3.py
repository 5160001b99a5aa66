from lib import *
from reportlab.pdfgen import canvas
def textpdf(fn,pages,font='Courier',size=9,lead=11,x=36,y0=756,boxes=None):
    c=canvas.Canvas(fn,pagesize=(612,792))
    for i,pg in enumerate(pages):
        c.setFont(font,size)
        for k,l in enumerate(pg.split('\n')): c.drawString(x,y0-k*lead,l)
        if boxes: boxes(c,i)
        c.showPage()
    c.save()
def d07():
    d=Doc('07_cdk_repair_order.pdf','invoice',['plain monospaced text','warranty line of zero'],'416208','Fairmount Honda',2020,'Honda','Civic','2HGFC2F61LH551208',60114)
    W=86; o=[]
    def put(s): o.append(s)
    def row(l,*cols):   # cols (endcol,text)
        s=l
        for e,t in cols: s=s.ljust(e-len(t))[:e-len(t)]+t
        o.append(s)
    put('                              FAIRMOUNT HONDA'); put('             7800 FAIRMOUNT PKWY   CHATTANOOGA, TN 37421   423-555-0150'); put('')
    put('CUSTOMER #: 88140                   416208                         *INVOICE*'); put('HOLLY BRANNAN'); put('129 SIGNAL HILL RD                                                        PAGE 1'); put('CHATTANOOGA, TN 37405'); put('HOME:423-555-0122 CONT:N/A          SERVICE ADVISOR: 2214 DERRICK FOSS'); put('-'*W)
    put('COLOR YEAR  MAKE/MODEL           VIN               LICENSE    MILEAGE IN/OUT   TAG'); put('GRY   20    HONDA CIVIC LX       2HGFC2F61LH551208 BKT4471    60114 / 60121    T2209'); put('-'*W)
    put('DEL DATE  PROD DATE  WARR EXP   PROMISED        PO NO.   RATE    PAYMENT   INV. DATE'); put('14MAR20                         17:00 21OCT26            164.00  CASH      21OCT26'); put('-'*W)
    put('LINE OPCODE TECH TYPE HOURS                             LIST        NET       TOTAL')
    def line(letter,title,ops,parts,note,warr=False):
        put(f'{letter}  {title}'); lt=pt=0
        for code,desc,tech,typ,h,amt in ops:
            k=d.l(desc,h,None,total=amt); lt+=k['total']
            put(f'     {code:<8}{desc}'); row(f'            {tech} {typ}   {h:.2f}' if h else f'            {tech} {typ}',(74,m(k['total']) if not warr else '(N/C)'),(84,m(k['total']) if not warr else '(N/C)'))
        for n,pn,desc,u in parts:
            if warr: row(f'      {n} {pn:<16}{desc}',(74,'(N/C)'),(84,'(N/C)')); continue
            k=d.p(desc,n,u); pt+=k['total']; row(f'      {n} {pn:<16}{desc}',(62,m(k['unit'])),(74,m(k['unit'])),(84,m(k['total'])))
        row(f' PARTS: {m(pt):>9}  LABOR: {m(lt):>9}  OTHER: {m(0):>8}',(70,f'TOTAL LINE {letter}:'),(84,m(lt+pt)))
        for n in note: put('   '+n)
        put(' '+'*'*(W-2))
        return lt,pt
    line('A','B1 SERVICE - OIL CHANGE, ROTATE TIRES',[('01HDB1','B1 SERVICE: OIL, FILTER, ROTATE',318,'CP',None,'38.85')],[(1,'15400-PLM-A02','FILTER, OIL','8.42'),(4,'08798-9163','OIL 0W-20 SYN','7.95'),(1,'94109-14000','WASHER, DRAIN PLUG','1.12')],['60114 COMPLETED B1 SERVICE. RESET MAINTENANCE MINDER.'])
    line('B','CUSTOMER STATES A/C BLOWS WARM',[('75HDZ','EVACUATE AND RECHARGE, LEAK TEST WITH DYE',318,'CP',Dc('1.20'),'196.80'),('75HD2','REPLACE A/C CONDENSER FAN RELAY',318,'CP',Dc('0.30'),'49.20')],[(1,'39794-SDA-A05','RELAY ASSY, POWER','27.36'),(2,'38899-TBA-A00','DYE, R-1234YF','14.60')],['CAUSE: RELAY STUCK OPEN. FAN INOP.','CORRECTION: REPLACED RELAY, CHARGED SYSTEM TO 0.9 LB.'])
    line('C','PERFORM RECALL 23-013 FUEL PUMP',[('23013','REPLACE LOW PRESSURE FUEL PUMP MODULE',402,'W',Dc('0.90'),'0.00')],[(1,'17045-TBA-A01','MODULE SET, FUEL PUMP',None)],['WARRANTY - NO CHARGE TO CUSTOMER'],True)
    line('D','COURTESY MULTI-POINT INSPECTION',[('MPI','MULTI-POINT INSPECTION',318,'CP',Dc('0.00'),'0.00')],[],['TIRES 6/32 ALL. BRAKES F 7MM R 6MM.'])
    put(' CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER'.ljust(84-5)+'22.74'); d.f('CUSTOMER PAY SHOP SUPPLIES FOR REPAIR ORDER','22.74')
    disc=d.d('15.00'); row(' COUPON: SERVICE SPECIAL MAILER',(84,'-15.00'))
    put('='*W); lab=d.sum('Labor');pa=d.sum('Part'); d.sub=d.sum(); tx=d.tax(d.sub-disc,'9.25'); d.tot=d.sub-disc+tx
    for a,b in [('LABOR AMOUNT',lab),('PARTS AMOUNT',pa),('GAS, OIL, LUBE',0),('SUBLET AMOUNT',0),('MISC. CHARGES',2274),('TOTAL CHARGES',d.sub),('LESS DISCOUNT',disc),('SALES TAX',tx),('PLEASE PAY THIS AMOUNT',d.tot)]: row(' '*46+a,(84,m(b)))
    put(''); put('ON BEHALF OF SERVICING DEALER, I HEREBY CERTIFY THAT THE INFORMATION CONTAINED'); put('HEREON IS ACCURATE UNLESS OTHERWISE SHOWN.      CUSTOMER COPY')
    textpdf(f'{OUT}/{d.file}','\n'.join(o).split('\f'),size=9.5,lead=10.4,x=50,y0=765); d.save()
def d08():
    d=Doc('08_reynolds_two_pages.pdf','invoice',['two pages','totals on second page','monospaced'],'GRCS272914','Granger Chevrolet Buick',2015,'Chevrolet','Traverse','1GNKVGKDXFJ217746',123905)
    pg=[[],[]]; P=0
    def put(s,p=None): pg[P].append(s)
    def amt(s,t,e=88): put(s.ljust(e-len(t))+t)
    def head(n):
        put('GRANGER CHEVROLET BUICK                                   REPAIR ORDER INVOICE'); put('1200 E MAIN ST * BOZEMAN MT 59715 * SERVICE 406-555-0170'); put(''); put('CUSTOMER NO.    ADVISOR             TAG NO.     INVOICE DATE    INVOICE NO.'); put(f'  57738         JOLENE WICKS 117    4418        11/16/26        GRCS272914   PAGE {n} OF 2'); put('')
        put('SARAH LINDQUIST               LABOR RATE   LICENSE NO.   MILEAGE    COLOR'); put('5512 BRIDGER DR                            6-41882B      123,905    WHITE'); put('BOZEMAN MT 59715              YEAR/MAKE/MODEL                 VEHICLE ID NO.'); put('                              15/CHEVROLET/TRAVERSE/2LT AWD   1GNKVGKDXFJ217746'); put('-'*90)
    def job(n,op,desc,h,labor,story,parts):
        put(f'LABOR & PARTS'+'-'*77); k=d.l(desc,h,None,total=labor,sq=False); lt=k['total']
        amt(f'J# {n} {op} {desc}'.ljust(56)+'TECH(S):'+'2207',m(lt))
        for s in story: put('     '+s)
        pt=0
        if parts:
            put('PARTS------QTY---FP-NUMBER---------DESCRIPTION--------------------UNIT PRICE-'); 
            for q_,pn,ds,u in parts: x=d.p(ds,q_,u); pt+=x['total']; amt(f'JOB # {n}    {q_:>2}    {pn:<17} {ds}'.ljust(66)+f'{m(x["unit"]):>8}',m(x['total']))
            amt(f'                                             JOB # {n} TOTAL PARTS',m(pt))
        put(''); amt(f'                              JOB # {n} TOTAL LABOR & PARTS',m(lt+pt)); put('')
    head(1)
    job(1,'18CVZ','REPLACE TIMING CHAINS & TENSIONERS',None,'2,380.50'.replace(',',''),['COMPLAINT: CHECK ENGINE LIGHT ON, ROUGH AT IDLE','CAUSE: P0008 P0017 CAM/CRANK CORRELATION, STRETCHED CHAINS','CORRECTION: REPLACED ALL THREE CHAINS, GUIDES, TENSIONERS'],[(1,'12633452','CHAIN, TMG PRI','96.14'),(2,'12623513','CHAIN, TMG SEC','88.75'),(3,'12609261','TENSIONER','64.20'),(1,'12637597','GASKET KIT, FRT CVR','118.33'),(6,'19432376','OIL 5W30 DEXOS','9.48'),(1,'19432378','FILTER','10.95')])
    job(2,'03CVZ','REPLACE SPARK PLUGS',None,'189.00',['CUSTOMER APPROVED WHILE INTAKE IS OFF 11/13 10:20 AM'],[(6,'12622561','SPARK PLUG','16.70')])
    put('                                                     CONTINUED ON NEXT PAGE'); P=1
    head(2)
    job(3,'99CVZ','27 POINT INSPECTION',None,'0.00',['NO CHARGE. REAR BRAKES 4MM, RECOMMEND IN 6 MONTHS.'],[])
    put('SUBLET----PO#-------VEND INV#-----------DESCRIPTION'+'-'*39); s=d.sv('RENTAL CAR 3 DAYS','114.00'); amt('JOB # 1   40881     RA-55120            RENTAL CAR 3 DAYS',m(s['total'])); amt('                                             TOTAL - SUBLET',m(s['total'])); put('')
    put('G.O.G.'+'-'*84); put(''); put('MISC------CODE------DESCRIPTION-------------------------CONTROL NO'+'-'*24); f1=d.f('SHOP SUPPLIES','39.95'); f2=d.f('ENVIRONMENTAL FEE','8.50'); amt('JOB # A   SS        SHOP SUPPLIES',m(f1['total'])); amt('JOB # A   ENV       ENVIRONMENTAL FEE',m(f2['total'])); di=d.d('200.00'); amt('JOB # A   GW        GOODWILL ADJUSTMENT','-200.00'); amt('                                             TOTAL - MISC',m(f1['total']+f2['total']-di)); put('')
    put('ESTIMATE'+'-'*82); put('CUSTOMER HEREBY ACKNOWLEDGES RECEIVING ORIGINAL ESTIMATE OF $3,900.00 (+TAX)'); put('')
    put('TOTALS'+'-'*84); g=d.sum()-di; d.tx=0; d.tot=g
    for a,b in [('TOTAL LABOR....',d.sum('Labor')),('TOTAL PARTS....',d.sum('Part')),('TOTAL SUBLET...',s['total']),('TOTAL G.O.G....',0),('TOTAL MISC CHG.',f1['total']+f2['total']),('TOTAL MISC DISC',-di),('TOTAL TAX......',0)]: amt(' '*50+a,m(b))
    put(''); amt(' '*50+'TOTAL INVOICE $',m(d.tot)); put(''); put('[ ] CASH   [ ] CHECK CK NO. [      ]   [X] VISA   [ ] CHARGE'); put(''); put('CUSTOMER SIGNATURE ______________________________________')
    textpdf(f'{OUT}/{d.file}',['\n'.join(x) for x in pg],size=9,lead=11.5,x=48); d.save()
def d13():
    d=Doc('13_mobile_mechanic.pdf','quote',['simple typed table'],'none','Wrench On Wheels Mobile Mechanic',2008,'Jeep','Wrangler',None,None)
    d.L['header']['documentNumber']=None
    R=[d.p('Starter motor (new, Denso)',1,'189'),d.p('Battery cable, positive',1,'32'),d.p('Crankshaft position sensor',1,'47.50'),d.l('Replace starter and cable',Dc('1.75'),'80'),d.l('Replace crank sensor',Dc('1'),'80'),d.f('Service call (within 20 mi)','45')]
    d.tot=d.sum()
    t=''.join(f'<tr><td>{x["desc"]}<td>{x["qty"] or ""}<td>{D(x["unit"]) if x["unit"] else ""}<td>{D(x["total"])}</tr>' for x in R)
    chrome('<style>@page{size:letter;margin:1in}body{font:12pt "Liberation Serif"}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:3px 7px;text-align:right}td:first-child,th:first-child{text-align:left}</style><p style="font-size:18pt;margin:0"><b>Wrench On Wheels Mobile Mechanic</b></p><p style="margin-top:2px"><i>Curtis D. &ndash; 918-555-0147 &ndash; Tulsa and surrounding areas</i></p><p style="text-align:center"><b>QUOTE</b> &nbsp; November 3, 2026</p><p>For: Bethany Stroud, 4th &amp; Lewis<br>Vehicle: 2008 Jeep Wrangler X, 3.8L, auto<br>Problem: clicks but will not crank, sometimes stalls when hot</p><table><tr><th>What<th>Qty/Hrs<th>Each<th>Cost</tr>'+t+f'<tr><td colspan=3><b>TOTAL</b><td><b>{D(d.tot)}</b></tr></table><p>Parts carry manufacturer warranty, labor is guaranteed 90 days. Parts tax already paid by me. Cash, Zelle or card (card add 3%).</p><p>Quote is good for 2 weeks. Text me to book a time!</p>','13',pdf=f'{OUT}/{d.file}'); d.save()
import sys
if __name__=='__main__':
    for n in sys.argv[1:] or ['d07','d08','d13']: globals()[n]()
