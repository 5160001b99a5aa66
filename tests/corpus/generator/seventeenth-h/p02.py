from lab import *
p=L('02','pdf','school district bus garage repair order, fixed-pitch report','groff (nroff-style Courier)',['fixed pitch','labor by technician id and date','bus unit number','interdepartmental fund codes','outside sublet'])
p.head('Tri-County Joint School District No. 14 Transportation Center','RO-25-04417')
p.veh(2016,'Blue Bird','Vision','1BAKGCPA4GF318806',118447)
o=[];A=o.append
A('TRI-COUNTY JOINT SCHOOL DISTRICT NO. 14                        PAGE   1 OF 1')
A('TRANSPORTATION CENTER  -  REPAIR ORDER COST DETAIL     RUN 04/22/25 06:11:37')
A('='*77)
A('ORDER NO: RO-25-04417        STATUS: CLOSED-BILLABLE      SHOP: 02 NORTH YARD')
A('UNIT: BUS 61     2016 BLUE BIRD VISION 77-PASS      METER:  118,447 MI')
A('SERIAL: 1BAKGCPA4GF318806      ENG: CUMMINS ISB 6.7      PLATE: SCH 2210')
A('BILL TO: ST. BRENDAN PARISH SCHOOL (CONTRACT USER)      FUND 62-550-4310')
A('-'*77)
A('REASON: DRIVER WRITE-UP - AIR LEAK AT DOOR, LT REAR TURN INOP, STEP LIGHT')
A('')
A('LABOR')
A('DATE   TECH  VMRS     DESCRIPTION                        HRS   RATE     AMOUNT')
lab=[('0415','T118','013-001','AIR SYS LEAK TEST, DOOR CYL',1.4),('0415','T118','002-018','R/R ENTRANCE DOOR AIR CYLINDER',2.2),('0416','T207','034-004','TRACE LT REAR TURN CIRCUIT',0.8),('0416','T207','034-003','STEP WELL LAMP REPLACE',0.3)]
R=7450;ls=0
for d,t,v,n,h in lab:
    x=round(h*R);ls+=x;p.item(n,'Labor',x,h,R);A(f'{d}   {t}  {v}  {n:<33}{h:5.1f}  {p.m(R,"")}  {p.m(x,""):>9}')
A(f'{"** LABOR TOTAL":<60}{sum(l[4] for l in lab):4.1f} {p.m(ls,""):>12}')
A('');A('PARTS ISSUED')
A('STOCK NO.      DESCRIPTION                      BIN    QTY      UNIT   EXTENDED')
ps=0
for s,n,b,q,u in [('BB-0071142','CYLINDER, AIR, ENTRANCE DOOR','C14',1,28865),('NYC-1/4-BLK','TUBING, NYLON 1/4 BLK (FT)','R02',6,89),('PTC-1/4-90','FITTING, PTC ELBOW 1/4','R03',3,612),('TL-40212Y','LAMP, TURN SEALED AMBER','E22',1,1944),('LED-STP-9','LAMP, STEP WELL LED','E23',2,1427)]:
    x=q*u;ps+=x;p.item(n,'Part',x,q,u);A(f'{s:<15}{n:<32}{b:>4}  {q:5d}  {p.m(u,""):>8}  {p.m(x,""):>9}')
A(f'{"** PARTS TOTAL":<60}     {p.m(ps,""):>12}')
A('');A('OUTSIDE SERVICE')
A(f'PO 8841    HALVORSEN GLASS - RESEAL LOWER DOOR PANE                 {p.m(14500,""):>9}')
p.item('HALVORSEN GLASS - RESEAL LOWER DOOR PANE','Service',14500)
sh=round(ls*.06);A(f'SHOP OVERHEAD CHG  6.00% OF LABOR                                   {p.m(sh,""):>9}');p.item('SHOP OVERHEAD CHG','Fee',sh)
tot=p.sum();A('-'*77)
A(f'{"ORDER TOTAL  (TAX EXEMPT - GOVT UNIT 98-6012247)":<60}     {"$"+p.m(tot,""):>12}')
A(f'LIFE-TO-DATE COST THIS UNIT: {p.m(2961274)}')
A('NEXT PM "B" DUE AT 120,000 MI.  NOT ON THIS ORDER: PM-B FLAT CONTRACT PRICE');A(f'{p.m(38500)} - QUOTE ONLY.')
A('');A('APPROVED ______________________  L. OSTERGAARD, SHOP FOREMAN')
src='.po 0.6i\n.ll 8i\n.fam C\n.ps 9.5\n.vs 12\n.nf\n.sp 2\n'+'\n'.join(('\\&'+l.replace('-',"\\N'45'")) for l in o)+'\n'
open('/tmp/rh02.tr','w').write(src)
open(p.path,'wb').write(subprocess.run(['groff','-Tpdf','/tmp/rh02.tr'],stdout=subprocess.PIPE,check=True).stdout) if subprocess.run(['groff','-Tpdf','/tmp/rh02.tr'],stdout=subprocess.PIPE,stderr=subprocess.PIPE).returncode==0 else subprocess.run('groff -Tps /tmp/rh02.tr > /tmp/rh02.ps && gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile=%s /tmp/rh02.ps'%p.path,shell=True,check=True)
p.end(tot)
