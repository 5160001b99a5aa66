from lab import *
from rast import scan
p=L('20','pdf','faxed small-brand dealer repair quote, coded columns, G4 scan','PostScript + G4 scan',['scan fax header','dealer order with op codes','split pay types C/W','warranty rows without money','menu price','bold column rules'],'dealer_order')
p.head('Olmstead Mitsubishi','Q118204');p.veh(2022,'Mitsubishi','Outlander','JA4J4UA84NZ063355',30127)
ps=['%!PS','/F{/Courier findfont exch scalefont setfont}def /G{/Courier-Bold findfont exch scalefont setfont}def'];e=lambda t:t.replace('(','\\(').replace(')','\\)')
def T(x,y,t,s=9.5,f='F'): ps.append(f'{s} {f} {x} {y} moveto ({e(t)}) show')
T(30,776,'05/14/2025 09:31  5035550164            OLMSTEAD MITSUBISHI          PAGE 01/01',8);T(40,744,'OLMSTEAD MITSUBISHI',15,'G');T(40,730,'SE 82ND AVE  PORTLAND OR  97266      SERVICE 503-555-0164')
T(400,744,'REPAIR QUOTE',13,'G');T(400,730,'Q118204');ps.append('1 setlinewidth 36 722 m 0 0'.replace('m 0 0','moveto 576 722 lineto stroke'))
for i,t in enumerate(('CUST 77120  HADDAD, SAMIR            ADV 331 JO       TAG 5518','2022 MITSUBISHI OUTLANDER SEL S-AWC  30,127 MI       COLOR W13','VIN JA4J4UA84NZ063355                DELIVERED 06/11/2022')): T(40,708-12*i,t)
T(40,664,'LN OP CODE    DESCRIPTION                  TY  HRS     QTY      EACH   EXTENDED',9.5,'G');ps.append('36 660 moveto 576 660 lineto stroke')
y=648
def row(a,b,d,ty,h,q,u,x,note=None):
    global y
    T(40,y,f'{a:<3}{b:<11}{d:<29}{ty:<3}{h:>4}{q:>8}{u:>10}{x:>11}');y-=12
    if note: T(40,y,' '*14+note,9.5);y-=12
row('A','30SVC','30K MENU SERVICE','C','','','',p.m(41995,''),'OIL/FILTER, CVT CHECK, CABIN + AIR FILTERS, ROTATE');p.item('30K MENU SERVICE','Service',41995)
row('B','WNTYCAM','RECALL SR-24-006 CAMERA ECU','W','0.8','','','.00'.replace('.00','WARRANTY'))
row('C','BRK-R','REAR PADS, CLEAN/LUBE SLIDES','C','1.1','','',p.m(21450,''),'REAR AT 2MM. ROTORS .002 RUNOUT, OK TO REUSE');p.item('REAR PADS, CLEAN/LUBE SLIDES','Labor',21450,1.1)
row('','4605B996','PAD SET, RR DISC BRAKE','C','','1',p.m(11873,''),p.m(11873,''));p.item('PAD SET, RR DISC BRAKE','Part',11873,1,11873)
row('','BRKLUBE','GREASE, CALIPER','C','','2',p.m(389,''),p.m(778,''));p.item('GREASE, CALIPER','Part',778,2,389)
row('D','KEYBAT','BATTERY, KEY FOB CR2032','C','','1',p.m(695,''),p.m(695,''));p.item('BATTERY, KEY FOB CR2032','Part',695,1,695)
row('E','4WA','ALIGNMENT','C','1.0','','','DECLINED','CUST HAS TIRE STORE PLAN. OUR PRICE '+p.m(15995))
y-=6;cp=4000;row('','COUPON','SPRING SAVER MENU COUPON','C','','','',p.m(cp,'')+'-');p.disc('SPRING SAVER MENU COUPON',cp)
row('','SUPPL','SHOP SUPPLIES','C','','','',p.m(2145,''));p.item('SHOP SUPPLIES','Fee',2145)
row('','','OREGON CAT / ENVIRONMENTAL','C','','','',p.m(410,''));p.item('OREGON CAT / ENVIRONMENTAL','Fee',410)
tot=p.sum()-cp;y-=6;ps.append(f'36 {y+8} moveto 576 {y+8} lineto stroke');y-=6
for a,b in (('LABOR + MENU',p.m(41995+21450,'')),('PARTS',p.m(11873+778+695,'')),('DISCOUNT',p.m(cp,'')+'-'),('SUPPLIES/ENV',p.m(2555,'')),('SALES TAX (OREGON)','NONE'),): T(300,y,f'{a:<26}{b:>14}');y-=12
T(300,y-4,f'{"CUSTOMER PAY":<22}{p.m(tot):>14}',11,'G');y-=40
for t in ('QUOTE GOOD 30 DAYS. DOOR RATE '+p.m(19500)+'/HR. PARTS SUBJECT TO CORE DEPOSIT.','WARRANTY ON CUSTOMER PAY REPAIRS 12 MONTHS / 12,000 MILES.','SHUTTLE WITHIN 8 MILES FREE. LOANER '+p.m(4500)+' PER DAY AFTER FIRST DAY.','','OK BY ________________________    FAX BACK TO 503-555-0165'): T(40,y,t);y-=12
ps.append('showpage');open('/tmp/rh20.ps','w').write('\n'.join(ps));subprocess.run('gs -q -dNOPAUSE -dBATCH -sPAPERSIZE=letter -sDEVICE=pdfwrite -sOutputFile=/tmp/rh20.pdf /tmp/rh20.ps',shell=True,check=True)
scan('/tmp/rh20.pdf',p.path,.5,'g4',20,th=168,speck=420,noise=14);p.end(tot,None,None)
