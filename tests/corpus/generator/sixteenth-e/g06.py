# Raw PostScript via ghostscript: tire chain
from lab import *;import subprocess
L=Lab('06.pdf','tire store work order, narrow receipt columns, per-tire fees','ghostscript postscript','Big Bend Tire & Lube #27','27-0098314',dict(year=2021,make='Honda',model='CR-V',vin=None,mileage=46977),['per tire fees','instant rebate as discount','free row 0.00','road hazard optional not bought','mail-in rebate in footer','article numbers'])
o=[]
def t(x,y,s,f='Helvetica',z=9,r=0):
    s=s.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')
    o.append(f"/{f} findfont {z} scalefont setfont ({s}) {'dup stringwidth pop '+str(x)+' exch sub' if r else x} {792-y} moveto show")
B='Helvetica-Bold'
def ln(y,w=.6):o.append(f'{w} setlinewidth 60 {792-y} moveto 552 {792-y} lineto stroke')
t(60,60,'BIG BEND TIRE & LUBE',  'Helvetica-BoldOblique',20);t(60,74,'Store #27   1401 N Bryant Blvd, San Angelo TX 76903   325-555-0144')
t(552,60,'Work Order 27-0098314',B,11,1);t(552,74,'11/22/2024 10:06 AM   Slsp 338',z=8,r=1);ln(82,1.5)
t(60,98,'Sold to: ESPARZA, LUPE   325-555-0171');t(330,98,'21 HONDA CR-V EX  1.5T');t(330,110,'Plate RTB4491   Miles 46,977');t(60,110,'Tire pressure F/R: 33/33   Torque 80 ft-lb');ln(120)
for x,s,r in((60,'ARTICLE',0),(120,'SIZE / DESCRIPTION',0),(390,'QTY',1),(440,'PRICE',1),(490,'FET',1),(552,'AMOUNT',1)):t(x,131,s,B,8,r)
ln(136);y=150
rows=[('41190','235/60R18 103H FALKEN WILDPEAK A/T TRAIL','    65,000 mile treadwear, blackwall',4,19299,'Part'),('98001','TIRE INSTALLATION PACKAGE','    mount, high speed balance, valve stem',4,2500,'Service'),('98044','TPMS REBUILD KIT',None,4,799,'Part'),('90210','TX SCRAP TIRE DISPOSAL FEE',None,4,350,'Fee'),('98100','LIFETIME ROTATION & FLAT REPAIR',None,4,0,None),('70031','FOUR WHEEL ALIGNMENT W/ PRINTOUT',None,1,9999,'Labor'),('61150','CABIN AIR FILTER - WIX 24483',None,1,2649,'Part'),('61151','INSTALL CABIN FILTER',None,1,1000,'Labor')]
for a,d,n,q,p,k in rows:
    t(60,y,a);t(120,y,d);t(390,y,str(q),r=1);t(440,y,L.N(p),r=1);t(490,y,L.N(0),r=1);t(552,y,L.N(q*p) if p else 'FREE',r=1)
    if k:L.item(d,k,q*p,q,p)
    if n:y+=11;t(120,y,n.strip(),'Helvetica-Oblique',8)
    y+=15
d=L.disc('INSTANT SAVINGS 4 TIRE',8000);t(60,y,'99880');t(120,y,'INSTANT SAVINGS 4 TIRE');t(390,y,'1',r=1);t(440,y,L.N(d)+'-',r=1);t(552,y,L.N(d)+'-',r=1);y+=18
t(120,y,'Customer declined: ROAD HAZARD CERT 4 @ '+L.N(2150)+' = '+L.N(8600),'Helvetica-Oblique',8);y+=10;ln(y);y+=16
pt=L.typ('Part');ss=L.item('SHOP SUPPLY CHG','Fee',899)
sub=L.sum();tax=round((pt+10000-d+ss)*.0825)
for n,a in(('SHOP SUPPLY CHG',ss),('SUB TOTAL',sub),('TX SALES TAX 8.25%',tax),('TOTAL',sub+tax)):
    t(470,y,n,B if n=='TOTAL' else 'Helvetica',11 if n=='TOTAL' else 9,1);t(552,y,L.D(a),B if n=='TOTAL' else 'Helvetica',11 if n=='TOTAL' else 9,1);y+=15
t(60,y,'TENDER: BIGBEND CARD ****2207   '+L.D(sub+tax)+'   6 MO PROMO',z=8);y+=24
for s in('Mail-in: $60.00 Visa prepaid card by mail on 4 Falken tires, submit by 12/31/2024 at falkenrebates.example. Not deducted above.','Retorque lug nuts after 50 miles. Next rotation due at 51,977 miles. Tires over $250.00 each require a deposit.','Workmanship 12 months / 12,000 miles.'):t(60,y,s,z=7.5);y+=10
L.D(6000);L.D(25000)
open('/tmp/e06.ps','w').write('%!PS\n<</PageSize[612 792]>>setpagedevice\n'+'\n'.join(o)+'\nshowpage\n')
subprocess.run(['gs','-q','-dNOPAUSE','-dBATCH','-sDEVICE=pdfwrite','-sOutputFile=06.pdf','/tmp/e06.ps'],check=True);L.save(tax,sub)
