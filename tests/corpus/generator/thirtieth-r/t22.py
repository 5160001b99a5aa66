from lib import *; from photolib import *
from PIL import Image, ImageDraw, ImageFont
V=vin('1C4PJMCB4HW530772')
P=[('ENG-24TS-R','LONG BLOCK 2.4 TIGERSHARK, REMAN',1,'4385.00'),('68193587AA','GASKET SET, UPPER',1,'148.20'),('68292320AA','MOUNT, ENGINE RT',1,'96.75'),('04892339BE','OIL FILTER',1,'11.40'),('0W20-SYN','OIL, 0W20 SYNTHETIC, QT',6,'8.25'),('OAT-5050','COOLANT, OAT, GAL',3,'27.90'),('05149141AF','SPARK PLUG',4,'14.85')]
it=[I(p[1],'Part',None,p[2],p[3],no=p[0]) for p in P]
it+=[I('FREIGHT, ENGINE','Fee','265.00'),I('CORE, REFUNDABLE','Fee','450.00'),
 I('DIAG / TEARDOWN','Labor','315.00',2.5,'126.00'),I('R&R ENGINE ASSY','Labor',None,16.8,'126.00'),I('RECHARGE A/C','Labor',None,0.9,'126.00'),
 I('TOW IN (SUBLET)','Service','135.00'),I('SHOP MATERIALS','Fee','60.00')]
disc=[pct(S(it,'Part'),5)]
taxable=S(it)-disc[0]-45000-13500; tax=pct(taxable,'8.65')
d=label('t22_fax_engine.png','estimate',dict(documentNumber='E-3316',shop='SUNFLOWER AUTO & ENGINE'),dict(year=2017,make='JEEP',model='CHEROKEE',vin=V,mileage=97441),it,disc,tax,'independent','KS','fax, 1 bit, 200 dpi, skew and speckles, one dropped scan line; claim estimate for a service contract company: parts and labor blocks, core and tow not taxed, parts discount 5%, contract maximum and rate cap printed as distractors; part numbers with zeros at the front; fax header line',['fax 1-bit','skew','speckles','contract limit amounts'])
F='/usr/share/fonts/truetype/liberation/LiberationMono-Bold.ttf'; S1='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf'
W,H=1728,2200; im=Image.new('L',(W,H),255); dr=ImageDraw.Draw(im)
f=ImageFont.truetype(F,27); fs=ImageFont.truetype(S1,25); fb=ImageFont.truetype(S1,54); fh=ImageFont.truetype(F,22)
dr.text((110,90),'SUNFLOWER AUTO & ENGINE',0,font=fb); dr.text((110,155),'1702 W 4TH  HUTCHINSON KS 67500   SHOP 620-555-0111   FAX 620-555-0112',0,font=fs)
dr.text((1290,96),'EST  E-3316',0,font=f); dr.text((1290,130),'09/04/25',0,font=f)
dr.line((110,198,1620,198),fill=0,width=3)
L=['TO: PRAIRIE SHIELD SERVICE CONTRACTS  ATTN CLAIMS    AUTH # ____________',f'VEH: 2017 JEEP CHEROKEE 2.4   VIN {V}   MI 97,441','FAILURE: ROD KNOCK, METAL IN PAN, OIL 2 QT LOW. CONTRACT MAX 8,500.00','         CONTRACT LABOR RATE CAP 120.00/HR (OUR RATE 126.00)','']
y=214
for l in L: dr.text((110,y),l,0,font=f); y+=36
def line(a,q,e,x): return f'{a[0]:<11} {a[1]:<34}{q:>5}{e:>10}{x:>12}'
rows=[line(('PART NO','DESCRIPTION'),'QTY','EACH','EXT')]
for i in it[:7]: rows.append(line((i.no,i.description),i.quantity,m(i.unitPrice),m(i.totalPrice)))
rows+=[line(('','FREIGHT, ENGINE'),'','','265.00'),line(('','CORE, REFUNDABLE'),'','','450.00'),'',line(('LABOR',''),'HRS','RATE','EXT')]
for i in it[9:12]: rows.append(line(('',i.description),i.quantity,m(i.unitPrice),m(i.totalPrice)))
rows+=[line(('','BATTERY TEST'),'','','NO CHG'),'',line(('OTHER',''),'','','' ),line(('','TOW IN (SUBLET)'),'','','135.00'),line(('','SHOP MATERIALS'),'','','60.00'),'']
for k,v in (('TOTAL ABOVE',m(S(it))),('LESS CONTRACT PARTS DISC 5%',m(disc[0])+'-'),('SUB TOTAL',m(d['subtotal'])),('TAXABLE',m(taxable)),('KS/CITY TAX 8.65%',m(tax)),('ESTIMATE TOTAL',m(d['total']))): rows.append(f'{k:>50}{v:>22}')
rows+=['','PLS CALL BEFORE 4 PM WITH AUTH. ENGINE 3 DAYS OUT. VEH STORED INSIDE.','TEARDOWN TIME IS DUE FROM CUSTOMER IF CLAIM IS DENIED.']
for r in rows: dr.text((110,y),r,0,font=f); y+=39
dr.line((110,y+20,800,y+20),fill=0,width=2); dr.text((110,y+28),'REPAIR FACILITY SIGNATURE',0,font=fs)
im=im.rotate(0.9,fillcolor=255,resample=Image.BICUBIC)
d2=ImageDraw.Draw(im); d2.text((60,18),'SEP-04-2025  10:52   FROM:SUNFLOWER AUTO      6205550112      TO:18005550177        P.02/03',0,font=fh)
a=np.asarray(im).astype(np.float32); rng=np.random.default_rng(22)
a=cv2.GaussianBlur(a,(0,0),.9)+rng.standard_normal(a.shape)*26
a=(a>150).astype(np.uint8)*255
sp=rng.random(a.shape)<.00035; sp=cv2.dilate(sp.astype(np.uint8),np.ones((2,2))); a[sp>0]=0
a[1210:1213]=255; a[:,902]=np.where(rng.random(H)<.5,0,a[:,902])
a=cv2.medianBlur(a,3) if False else a
Image.fromarray(a).convert('1').save(OUT+'t22_fax_engine.png',optimize=True,dpi=(200,200)); print(os.path.getsize(OUT+'t22_fax_engine.png'))
