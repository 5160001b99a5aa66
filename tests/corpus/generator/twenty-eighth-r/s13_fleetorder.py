from common import *
# truck fleet repair order, landscape, PDF written by hand as raw bytes (Courier only, like a line printer), 3 pages, repeated heads, section totals and carried forward
V=vin('3AKJHHDR5LSLM4826')
SEC=[('013-001 BRAKES, FRONT & REAR',[
  ('L','REPLACE BRAKE SHOES & DRUMS, FORWARD DRIVE AXLE',3.6,14800),('L','REPLACE S-CAM BUSHINGS, L/H',1.1,14800),
  ('P','SHOE KIT 4707Q 23K RELINED',2,6895,'AX-4707QBOX'),('C','CORE CHARGE SHOE 4707Q',4,1800,'DIRTY CORE'),('P','DRUM BRAKE 16.5X7 OUTBOARD',2,14250,'WEB-66864B'),('P','S-CAM BUSHING REPAIR KIT',1,3379,'EU-E2768'),('P','CLEVIS PIN KIT',2,618,'')]),
 ('045-003 ENGINE AFTERTREATMENT',[
  ('L','DIAGNOSE DERATE, SPN 3251 FMI 0, FORCED REGEN',2.0,16500),('L','R&R DPF FILTER FOR BAKE & BLOW',2.4,16500),
  ('S','SUBLET DPF CLEANING - CUMBERLAND FILTER WORKS PO 31877',1,38500),('P','GASKET, DPF INLET',1,4140,'A680-490-0380'),('P','V-BAND CLAMP 11.6 IN',2,7215,'A004-997-6090')]),
 ('066-010 PM-B SERVICE 25,000 MI',[
  ('K','PM-B PACKAGE DD13: 40 QT OIL, 3 FILTERS, LUBE, DOT ANNUAL',1,56900),('P','FUEL/WATER SEPARATOR ELEMENT, EXTRA',1,5188,'FS-20132'),('P','AIR DRYER CARTRIDGE',1,8845,'AD-107796')])]
TY={'L':'Labor','P':'Part','C':'Fee','S':'Service','K':'Service'}
items=[];lab=par=oth=0
for s,rows in SEC:
    for r in rows:
        k,n,q,u=r[:4]; a=mul(q,u); items.append(I(n,TY[k],a,q,u))
        if k=='L': lab+=a
        elif k=='P': par+=a
        else: oth+=a
epa=2950; items.append(I('EPA / WASTE OIL CHARGE','Fee',epa)); sup=pct(lab,10); sup=min(sup,15000); items.append(I('SHOP SUPPLIES 10% LABOR MAX 150.00','Fee',sup))
fl=pct(par,12); core=4*1800
st=lab+par+oth+epa+sup-fl-core; tax=pct(par-fl+sup,9.75); tot=st+tax
label('s13_fleetorder','pdf','order','R114-0098827','VOLUNTEER TRUCK & TRAILER SERVICE',dict(year=2020,make='FREIGHTLINER',model='CASCADIA 126',vin=V,mileage=618440),items,tot,[fl,core],st,tax,'fleet','TN',
 'Raw line-printer PDF, landscape, sections with totals, "PAGE TOTAL CARRIED FORWARD" rows at the page ends. Fleet parts discount 12% of parts and core credit (4 cores) are rows of the foot; SUB TOTAL printed after them. PM-B is a package with its contents in the name and note lines beneath.')
PG=[];cur=[];run_=0
def head():
    n=len(PG)+1
    return [f"VOLUNTEER TRUCK & TRAILER SERVICE        ** REPAIR ORDER **                                          R.O. R114-0098827    PAGE {n}",
 "5580 OLD NASHVILLE HWY  LA VERGNE TN 37086  (615) 555-0150  24 HR ROADSIDE",
 f"CUST 40417 BLUE GROUSE LINES INC   UNIT 2287   2020 FREIGHTLINER CASCADIA 126   VIN {V}   ODOM 618,440 MI  ENG HRS 14,902",
 "PO# BG-55120     TERMS NET 30     OPENED 01/13/25 06:10    PROMISED 01/15/25 17:00    AUTH BY: D. MCNAMEE (FLEET MGR)",
 "-"*126,
 f"{'TYP':<4}{'PART/OPER':<15}{'DESCRIPTION':<60}{'QTY/HRS':>9}{'UNIT':>12}{'EXTENDED':>14}  TX","-"*126]
cur=head()
def add(*l):
    global cur
    for x in l: cur.append(x)
    
for si,(s,rows) in enumerate(SEC):
    if si:
        add('',f"{'PAGE TOTAL CARRIED FORWARD':>100}{m(run_):>14}"); PG.append(cur); cur=head(); add(f"{'BROUGHT FORWARD':>100}{m(run_):>14}",'')
    add(f'VMRS {s}'); t=0
    for r in rows:
        k,n,q,u=r[:4]; a=mul(q,u); t+=a
        add(f"{k:<4}{(r[4] if len(r)>4 else 'T-'+str(200+len(n))):<15}{n:<60}{(f'{q:.2f}' if k=='L' else f'{q}'):>9}{m(u):>12}{m(a):>14}  {'T' if k=='P' else ''}")
        if 'S-CAM BUSHINGS' in n: add(' '*19+'NOTE: CAM ROTATED .060 OVER SPEC. TUBE OK.')
        if k=='K': add(*[' '*21+'. '+x for x in ('OIL 15W40 CK-4 40 QT            INCL','FILTERS OIL / FUEL / COOLANT     INCL','GREASE CHASSIS 5TH WHEEL         INCL','DOT ANNUAL INSPECTION DECAL      INCL')])
        if 'FORCED REGEN' in n: add(' '*19+'NOTE: SOOT 148 PCT, REGEN ABORTED TWICE, FILTER MUST BE CLEANED OFF TRUCK.')
    run_+=t; add(f"{'SECTION TOTAL '+s.split()[0]:>100}{m(t):>14}",'')
add('DEFERRED (NOT ON THIS ORDER): STEER TIRES 4/32 - 2 @ 489.00; REAR DRIVE SHOCKS LEAKING - EST 412.00','')
for a,b in [('LABOR',lab),('PARTS',par),('SUBLET / PACKAGE / CORE',oth),('EPA / WASTE OIL CHARGE',epa),('SHOP SUPPLIES 10% LABOR MAX 150.00',sup),('FLEET DISCOUNT 12% PARTS',-fl),('CORE CREDIT 4 SHOES RETURNED',-core),('SUB TOTAL',st),('TN SALES TAX 9.75% (PARTS, SUPPLIES)',tax),('ORDER TOTAL',tot)]: add(f"{a:>100}{m(b):>14}")
add('','AUTHORIZED SIGNATURE ______________________________   PAYABLE NET 30. SERVICE CHARGE 1.5% PER MONTH AFTER 30 DAYS.'); PG.append(cur)
# raw writer
objs=[];N=len(PG)
objs.append('<< /Type /Catalog /Pages 2 0 R >>'); objs.append('<< /Type /Pages /Count %d /Kids [%s] >>'%(N,' '.join(f'{4+2*i} 0 R' for i in range(N)))); objs.append('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>')
for i,pg in enumerate(PG):
    st_='BT /F1 9 Tf 11.5 TL 36 560 Td\n'+'\n'.join('('+l.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')+") '" for l in pg)+'\nET'
    objs.append(f'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 792 612] /Resources << /Font << /F1 3 0 R >> >> /Contents {5+2*i} 0 R >>'); objs.append(f'<< /Length {len(st_)} >>\nstream\n{st_}\nendstream')
b=b'%PDF-1.3\n';off=[]
for i,o in enumerate(objs): off.append(len(b)); b+=f'{i+1} 0 obj\n{o}\nendobj\n'.encode('latin1')
x=len(b); b+=f'xref\n0 {len(objs)+1}\n0000000000 65535 f \n'.encode()+b''.join(f'{o:010d} 00000 n \n'.encode() for o in off)+f'trailer << /Size {len(objs)+1} /Root 1 0 R >>\nstartxref\n{x}\n%%EOF\n'.encode()
open(OUT+'/s13_fleetorder.pdf','wb').write(b); print(max(len(l) for p in PG for l in p),'cols')
