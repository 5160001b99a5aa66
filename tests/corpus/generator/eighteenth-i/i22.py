from common import *
from photo import photo
from PIL import Image
N='i22'; V=vin('JTDKARFU8J3062471'); I=[]
r=[('SMOG CHECK - STAR','service',1,5995,'x'),('SMOG CERT (STATE)','fee',1,825,''),('HV BATT FAN FILTER','part',1,4210,'T'),('CLEAN HV FAN','labor',.6,15500,''),('12V AGM BATTERY','part',1,26995,'T'),('CA BATTERY FEE','fee',1,200,''),('CORE 12V','fee',1,1800,'')]
L=[];sub=0;tx=0
for n,ty,q,u,f in r:
    t=mul(q,u); sub+=t; tx+=t if f=='T' else 0; I.append(it(n,ty,q,u,t)); L.append(n); qs=f'  {q:g} @ {m(u)}'; L.append(qs+f'{m(t)+" "+(f if f=="T" else " "):>{34-len(qs)}}')
def ln(a,b): return a+f'{b+"  ":>{34-len(a)}}'
disc=1000; T=tax(tx,'9.25'); tot=sub-disc+T
body='\n'.join(L)
txt=f'''{"HYBRID HUT #2".center(34)}
{"1830 Embarcadero W".center(34)}
{"Oakland CA 94606".center(34)}
{"510.555.0106  ARD00311904".center(34)}

INV 60-17753     08/13/2024 15:04
CASHIER ELI      TECH EO-51882
----------------------------------
18 TOYOTA PRIUS TWO
VIN {V}
MILES 103,226    LIC 8DKL417
----------------------------------
{body}
COOLANT CHECK
{"N/C  ":>34}
----------------------------------
{ln("SUBTOTAL",m(sub))}
{ln("SMOG $10 OFF (MAILER)","-"+m(disc))}
{ln("TAX 9.25%",m(T))}
{ln("TOTAL",d(tot))}
{ln("APPLE PAY DEBIT 3318",m(tot))}
----------------------------------
SMOG RESULT: *** PASS ***
CERT NO. QX44718C
REC: INVERTER COOLANT 189.00
     (NOT TODAY)'''
open(W+'w.html','w').write(f'<meta charset=utf8><style>body{{margin:0;background:#f7f7f5}}pre{{font:bold 25px/33px "DejaVu Sans Mono";padding:40px 36px;margin:0;color:#333}}</style><pre>{txt}</pre>')
subprocess.run(['wkhtmltoimage','-q','--width','600',W+'w.html',W+'s.png']); im=Image.open(W+'s.png'); w,h=im.size; print(w,h)
photo(W+'s.png',OUT+N+'.jpg',(1000,1720),[(190,50),(800,70),(850,1690),(150,1665)],(70,75,82),2,shadow=(.35,.2,2.6),blur=.8,tint=(.96,.98,1),crumple=.035)
Image.open(OUT+N+'.jpg').resize((500,860)).save(W+'p_i22-1.png')
label(N,'estimate',I,sub,T,tot,[disc],dict(year=2018,make='TOYOTA',model='PRIUS',trim='TWO',vin=V,mileage=103226),dict(shop='HYBRID HUT #2',date='08/13/2024',number='60-17753'))
