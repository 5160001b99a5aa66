from lib import *
import subprocess, random, numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from PIL import TiffImagePlugin
TiffImagePlugin.STRIP_SIZE=1<<30
rng=np.random.default_rng(5)
def raster(pdf,dpi):
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',pdf,'./ras'],check=True);return Image.open('./ras.png').convert('RGB')
# ---- m21 fax
v=vin("KNDJT2A2","B7291056")
its=[Q("CLUTCH KIT",'Part',1,24675),Q("FLYWHEEL, SOLID",'Part',1,18850),Q("SLAVE CYLINDER",'Part',1,9740),Q("REAR MAIN SEAL",'Part',1,2935),Q("GEAR OIL 75W85 QT",'Part',2,1450),
Q("R&R TRANSAXLE, REPLACE CLUTCH",'Labor',6.5,10500),Q("BLEED HYDRAULICS",'Labor',0.4,10500),I("SHOP MATERIALS",'Fee',2750)]
d=[];sub=sum(i['totalPrice'] for i in its);tx=half(sum(i['totalPrice'] for i in its[:5])*.055);tot=sub+tx
c=canvas.Canvas('s21.pdf',pagesize=letter)
def T(x,y,s,f='Courier',z=11): c.setFont(f,z);c.drawString(x,y,s)
def R(x,y,s,f='Courier',z=11): c.setFont(f,z);c.drawRightString(x,y,s)
T(50,772,"OCT-03-2025 14:06  FROM:GEARBOX GARAGE 6085550118  TO:6085550164   P.01/01",z=9)
T(50,736,"GEARBOX GARAGE LLC",'Helvetica-Bold',20);T(50,720,"4415 Cottage Grove Rd, Madison, WI 53716   608-555-0118",'Helvetica',10)
c.rect(420,714,142,40);T(426,741,"REPAIR ESTIMATE",'Helvetica-Bold',11);T(426,722,"No. 7735")
c.rect(50,636,512,70);T(56,690,"NAME  FLORIAN TESCH");T(310,690,"DATE 10/3/25");T(56,672,"YEAR/MAKE  2011 KIA SOUL PLUS");T(310,672,"MILES 118,407");T(56,654,"VIN  "+v);T(310,654,"LIC 219-KBT");
top=616
for x in(50,96,330,410,486,562): c.line(x,top+12,x,300)
for k in range(14): c.line(50,top+12-k*24,562,top+12-k*24) if top+12-k*24>=300 else None
c.line(50,300,562,300)
for x,s in((56,"QTY"),(102,"DESCRIPTION"),(336,"PRICE"),(416,"PARTS"),(492,"LABOR")): T(x,top-4,s,'Helvetica-Bold',10)
y=top-28
for i in its:
    if i['quantity']:
        T(56,y,f"{i['quantity']:g}");R(404,y,m(i['unitPrice']))
    T(102,y,i['description']);R(480 if i['type'] in('Part','Fee') else 556,y,m(i['totalPrice']));y-=24
T(102,y,"(flywheel not machinable)",'Courier-Oblique',10)
P=sum(i['totalPrice'] for i in its if i['type']!='Labor')
y=282
for a,b in(("COLUMN TOTALS",None),("SUBTOTAL",sub),("SALES TAX 5.5% ON PARTS",tx),("TOTAL",tot)):
    T(250,y,a,'Courier-Bold' if a=="TOTAL" else 'Courier')
    if b is None: R(480,y,m(P));R(556,y,m(sub-P))
    else: R(556,y,m(b),'Courier-Bold' if a=="TOTAL" else 'Courier')
    y-=20
T(50,y-10,"OK TO START?  CALL OR SIGN AND FAX BACK.  X____________________");T(50,y-28,"HYD. LINE LOOKS RUSTY, IF IT BREAKS ADD 85.00");c.save()
im=raster('s21.pdf',200).convert('L').rotate(0.7,fillcolor=255,resample=Image.BICUBIC)
a=np.array(im).astype(float)+rng.normal(0,22,(im.height,im.width))
bw=Image.fromarray((a>150).astype('uint8')*255)
dr=ImageDraw.Draw(bw)
for _ in range(160):
    x,y_=int(rng.integers(0,bw.width)),int(rng.integers(0,bw.height));dr.ellipse((x,y_,x+int(rng.integers(0,3)),y_+int(rng.integers(0,3))),fill=0)
dr.line((1622,0,1623,2200),fill=0)
bw=bw.convert('1',dither=0);bw.save('s21.tif',compression='group4',dpi=(200,200))
t=Image.open('s21.tif');off=t.tag_v2[273];cnt=t.tag_v2[279];photo=t.tag_v2[262]
raw=b"".join(open('s21.tif','rb').read()[o:o+n] for o,n in zip(off,cnt)) if len(off)==1 else None
if raw is None:
    bw.save('s21.tif',compression='group4',dpi=(200,200),tiffinfo={278:bw.height});t=Image.open('s21.tif');off=t.tag_v2[273];cnt=t.tag_v2[279];photo=t.tag_v2[262]
    assert len(off)==1;raw=open('s21.tif','rb').read()[off[0]:off[0]+cnt[0]]
def imgpdf(path,w,h,data,extra,pw=612,ph=792):
    cs=f"q {pw} 0 0 {ph} 0 0 cm /I Do Q".encode()
    objs=[b"<</Type/Catalog/Pages 2 0 R>>",b"<</Type/Pages/Kids[3 0 R]/Count 1>>",f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {pw} {ph}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>".encode(),
     b"<</Length %d>>stream\n"%len(cs)+cs+b"\nendstream",f"<</Type/XObject/Subtype/Image/Width {w}/Height {h}{extra}/Length {len(data)}>>stream\n".encode()+data+b"\nendstream"]
    o=b"%PDF-1.4\n";offs=[]
    for n,b in enumerate(objs): offs.append(len(o));o+=b"%d 0 obj\n"%(n+1)+b+b"\nendobj\n"
    x=len(o);o+=b"xref\n0 6\n0000000000 65535 f \n"+b"".join(b"%010d 00000 n \n"%k for k in offs)+b"trailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n"%x
    open(path,'wb').write(o)
imgpdf(OUT+'m21.pdf',bw.width,bw.height,raw,f"/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns {bw.width}/Rows {bw.height}/BlackIs1 {'false' if photo==0 else 'true'}>>")
# check polarity
chk=raster(OUT+'m21.pdf',40).convert('L');mean=np.array(chk).mean();print('mean',mean)
if mean<128: imgpdf(OUT+'m21.pdf',bw.width,bw.height,raw,f"/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns {bw.width}/Rows {bw.height}/BlackIs1 {'true' if photo==0 else 'false'}>>")
save('m21.pdf','quote','reportlab+G4',"GEARBOX GARAGE LLC","7735",{"year":2011,"make":"Kia","model":"Soul","vin":v,"mileage":118407,"trim":"PLUS"},its,d,sub,tx,tot,["scan","fax","skew"])

# ---- m22 gray scan
v=vin("3GNAXUEV","LL208847")
J=[("Engine Cooling",[("Labor","Replace water outlet housing & pressure test",2.2,12900,"L"),("Part","Water outlet, w/ seal",1,6845,"12688390"),("Part","Dex-Cool 50/50, gal",2,2199,"88864346")]),
("Evap / Check Engine",[("Service","EVAP smoke test",1,9900,"EVAP1"),("Part","Purge valve solenoid",1,5280,"214-2237"),("Labor","Replace purge valve",0.4,12900,"L")]),
("Maintenance",[("Service","Oil service, full synthetic, 6 qt",1,8995,"LOF-S"),("Service","Tire rotation",1,2500,"ROT")])]
its=[];c=canvas.Canvas('s22.pdf',pagesize=letter)
c.setFillGray(.85);c.rect(36,724,540,40,fill=1,stroke=0);c.setFillGray(0)
T(44,746,"Three Rivers Auto Center",'Times-Bold',19);T(44,731,"502 Greentree Rd, Pittsburgh PA 15220  412-555-0144",'Times-Roman',10);R(568,746,"INVOICE",'Times-Bold',16);R(568,731,"R.O. 55093",'Times-Bold',11)
T(36,706,"Zelda Hutchins",'Times-Roman',11);T(36,693,"412-555-0121",'Times-Roman',11);T(250,706,"2020 Chevrolet Equinox LT 1.5T",'Times-Roman',11);T(250,693,"VIN "+v,'Times-Roman',11);R(576,706,"Miles: 63,254",'Times-Roman',11);R(576,693,"10/02/2025",'Times-Roman',11)
y=668
T(36,y,"Item",'Times-Bold',11);T(110,y,"Description",'Times-Bold',11);R(420,y,"Qty/Hrs",'Times-Bold',11);R(490,y,"Unit",'Times-Bold',11);R(576,y,"Amount",'Times-Bold',11);c.line(36,y-5,576,y-5);y-=22
for t,ls in J:
    T(36,y,t,'Times-BoldItalic',11);y-=16;s=0
    for ty,ds,q,u,code in ls:
        i=Q(ds,ty,q,u);its.append(i);s+=i['totalPrice']
        T(40,y,code if code!="L" else "LABOR",'Times-Roman',10);T(110,y,ds,'Times-Roman',11);R(420,y,f"{q:g}",'Times-Roman',11);R(490,y,m(u),'Times-Roman',11);R(576,y,m(i['totalPrice']),'Times-Roman',11);y-=15
    R(490,y,t+" subtotal",'Times-Italic',10);R(576,y,m(s),'Times-Italic',10);y-=22
T(110,y,"Recommended: rear pads 3 mm, quote 289.00. Customer will wait.",'Times-Italic',10);y-=24
L_=sum(i['totalPrice'] for i in its)
its.append(I("Shop supplies",'Fee',1850));d=[D("Mailer coupon, oil service",1000)]
sub=sum(i['totalPrice'] for i in its)-1000;tx=half(sub*.07);tot=sub+tx
c.rect(340,y-88,236,92);
for k,(a_,b_) in enumerate((("Jobs",m(L_)),("Shop supplies",m(1850)),("Mailer coupon, oil service","-10.00"),("Subtotal",m(sub)),("PA + county tax 7%",m(tx)),("TOTAL",m(tot,1)))):
    f='Times-Bold' if a_=="TOTAL" else 'Times-Roman';T(348,y-10-k*14.5,a_,f,11);R(570,y-10-k*14.5,b_,f,11)
T(36,y-20,"PAID",'Times-Bold',26);T(36,y-40,"check 1187, thank you",'Times-Italic',10);c.save()
im=raster('s22.pdf',150).convert('L').rotate(-0.9,fillcolor=246,resample=Image.BICUBIC).filter(ImageFilter.GaussianBlur(0.6))
a=np.array(im).astype(float);a=30+a*0.84+rng.normal(0,4,a.shape);g=np.linspace(0,14,a.shape[1])[None,:];a=a-g
a[:, :14]-=60
im=Image.fromarray(np.clip(a,0,255).astype('uint8'))
q=60
import io
bio=io.BytesIO();im.save(bio,'JPEG',quality=q)
while bio.tell()>260000: q-=6;bio=io.BytesIO();im.save(bio,'JPEG',quality=q)
imgpdf(OUT+'m22.pdf',im.width,im.height,bio.getvalue(),"/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode")
save('m22.pdf','invoice','reportlab+jpeg',"Three Rivers Auto Center","55093",{"year":2020,"make":"Chevrolet","model":"Equinox","vin":v,"mileage":63254,"trim":"LT"},its,d,sub,tx,tot,["scan","skew"])

# ---- photos
def coeffs(src,dst):
    A=[];B=[]
    for (x,y),(X,Y) in zip(dst,src): A+= [[x,y,1,0,0,0,-X*x,-X*y],[0,0,0,x,y,1,-Y*x,-Y*y]];B+=[X,Y]
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def photo(page,size,dst,bg,out,blur,shadow):
    W_,H_=size
    n=rng.normal(0,1,(H_//8,W_//8));n=np.array(Image.fromarray(n.astype('float32')).resize((W_,H_),Image.BICUBIC))
    desk=np.array(bg,float)[None,None,:]+ (n*6+ 8*np.sin(np.arange(H_)[:,None]/17.0+n*.3))[:,:,None]
    w,h=page.size;co=coeffs([(0,0),(w,0),(w,h),(0,h)],dst)
    p=np.array(page.transform(size,Image.PERSPECTIVE,co,Image.BICUBIC)).astype(float)
    mk=np.array(Image.new('L',page.size,255).transform(size,Image.PERSPECTIVE,co,Image.BICUBIC)).astype(float)[:,:,None]/255
    sh=Image.fromarray((mk[:,:,0]*255).astype('uint8')).filter(ImageFilter.GaussianBlur(18));sh=np.roll(np.roll(np.array(sh),14,0),12,1)[:,:,None]/255.
    a=desk*(1-.45*sh)*(1-mk)+p*mk*np.array([.96,.93,.86])[None,None,:]
    yy,xx=np.mgrid[0:H_,0:W_]
    a*=shadow(xx/W_,yy/H_)[:,:,None]
    im=Image.fromarray(np.clip(a,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    a=np.array(im).astype(float)+rng.normal(0,2.2,(H_,W_,1));im=Image.fromarray(np.clip(a,0,255).astype('uint8'))
    q=72;im.save(out,quality=q)
    while os.path.getsize(out)>270000: q-=4;im.save(out,quality=q)
    print(out,q)
# m23 small-shop invoice printed with chromium
its=[I("Replace rear wheel bearing, left",'Labor',18700),Q("Hub assembly, rear",'Part',1,12895),Q("Axle nut",'Part',1,875),I("Replace both sway bar links, rear",'Labor',7200),Q("Sway bar link",'Part',2,3160),I("Exhaust hanger, welded",'Service',4500),I("Disposal",'Fee',350)]
d=[D("Loyalty card, 5th visit",2500)];sub=sum(i['totalPrice'] for i in its)-2500;tx=half((12895+875+6320)*.0625);tot=sub+tx
pnn={1:"HA590275",2:"",4:"K750264"}
rr="".join(f"<tr><td class=r>{i['quantity'] or ''}<td>{pnn.get(k,'')}<td>{i['description']}<td class=r>{m(i['unitPrice']) if i['unitPrice'] else ''}<td class=r>{m(i['totalPrice'])}</tr>"+("<tr><td><td><td><i>noise gone, 12 mile test drive</i><td><td></tr>" if k==2 else "") for k,i in enumerate(its))
h=f"""<!doctype html><meta charset=utf-8><style>@page{{size:6.5in 7.6in;margin:0.4in}}body{{font:14px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #777;padding:4px 6px;text-align:left}}.r{{text-align:right}}.t td{{border:0;padding:2px 6px}}</style><div style="font:bold 25px 'URW Bookman'">Stonewall Service</div>88 Turnpike Rd, Westborough MA 01581<br>508-555-0132<p><b>Invoice 4406</b> &nbsp; 10/09/2025<br>Lavinia Roque<br>2014 Honda CR-V EX, 134,801 miles</p><table><tr><th>Qty<th>Part no.<th>Description<th class=r>Each<th class=r>Total</tr>{rr}</table><table class=t style="width:60%;margin-left:40%;margin-top:8px"><tr><td>Loyalty card, 5th visit<td class=r>-25.00<tr><td>Subtotal<td class=r>{m(sub)}<tr><td>MA tax 6.25% parts<td class=r>{m(tx)}<tr><td><b>Total</b><td class=r><b>{m(tot,1)}</b></table><p style="font-size:12px">Front tires at 4/32, price for two was $318.00.</p>"""
chrome(h,'s23.pdf');pg=raster('s23.pdf',200);print(pg.size)
photo(pg,(1400,1700),[(112,120),(1268,86),(1322,1600),(70,1560)],(112,82,58),OUT+'m23.jpg',0.7,lambda x,y:0.98-0.28/(1+np.exp(-(x*1.1+y*.8-1.35)*14)))
save('m23.jpg','invoice','chromium+photo',"Stonewall Service","4406",{"year":2014,"make":"Honda","model":"CR-V","mileage":134801,"trim":"EX"},its,d,sub,tx,tot,["photo","blur","shadow"])
# m24 receipt-style estimate in reportlab
its=[I("Fuel pump module",'Part',28490),I("Fuel filter",'Part',2265),I("Tank strap set",'Part',4780),I("Drop tank, R&R pump",'Labor',32200),I("Fuel pressure diagnosis",'Labor',9200),I("Drain & store fuel",'Service',3500)]
tx=half((28490+2265+4780)*.0675);sub=sum(i['totalPrice'] for i in its);tot=sub+tx
c=canvas.Canvas('s24.pdf',pagesize=(430,500))
T(24,468,"LARKSPUR AUTO & TRUCK",'Courier-Bold',17);T(24,452,"1907 N Main St, Dayton OH 45405 937-555-0158",z=10)
T(24,428,"ESTIMATE E-1094",'Courier-Bold',12);R(406,428,"10-06-2025");T(24,412,"Cust: Nehemiah Stroud");T(24,398,"2008 Dodge Ram 1500 SLT   186,330 mi")
c.line(24,390,406,390);y=372
for k,i in enumerate(its):
    T(24,y,{'Part':'P','Labor':'L','Service':'S'}[i['type']]);T(46,y,i['description']);R(406,y,m(i['totalPrice']));y-=17
    if k==3: T(46,y,"2.8 hr book, 35 gal tank",'Courier-Oblique',9);y-=15
c.line(24,y+8,406,y+8);y-=8
for a_,b_ in(("Parts",m(28490+2265+4780)),("Labor & service",m(32200+9200+3500)),("Subtotal",m(sub)),("Ohio tax 6.75% parts",m(tx))): T(150,y,a_);R(406,y,b_);y-=16
T(150,y-4,"TOTAL",'Courier-Bold',14);R(406,y-4,m(tot,1),'Courier-Bold',14)
T(24,y-34,"Aftermarket pump 149.00 possible, no warranty.",z=9);T(24,y-47,"Good for 30 days. Sign: __________________",z=9);c.save();print('y',y)
pg=raster('s24.pdf',200)
photo(pg,(1600,1750),[(180,150),(1450,210),(1400,1640),(120,1580)],(70,88,96),OUT+'m24.jpg',1.0,lambda x,y:0.70+0.30/(1+np.exp((0.25+x*.45-y)*11*-1)) if False else 1.0-0.34/(1+np.exp((y-0.22-x*.25)*16)))
save('m24.jpg','quote','reportlab+photo',"LARKSPUR AUTO & TRUCK","E-1094",{"year":2008,"make":"Dodge","model":"Ram 1500","mileage":186330,"trim":"SLT"},its,[],sub,tx,tot,["photo","blur","shadow"])
