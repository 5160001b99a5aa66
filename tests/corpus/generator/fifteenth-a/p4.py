from lib import *
import random, numpy as np, io
from PIL import Image, ImageFilter, ImageDraw, ImageChops
def ras(src,dpi,gray=True):
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',src,src[:-4]],check=True)
    return Image.open(src[:-4]+'.png').convert('L' if gray else 'RGB')
def scan(name,src,ang,seed,mode='g4',dpi=200):
    rng=np.random.default_rng(seed); im=ras(src,dpi)
    im=im.rotate(ang,resample=Image.BICUBIC,fillcolor=255,expand=False)
    a=np.asarray(im.filter(ImageFilter.GaussianBlur(0.5))).astype(float)
    a+=rng.normal(0,9,a.shape)
    h,w=a.shape
    if mode=='g4':
        b=(a>150)
        for _ in range(260):
            y,x=rng.integers(0,h-4),rng.integers(0,w-4); r=rng.integers(1,4); b[y:y+r,x:x+r]=False
        b[:, :rng.integers(3,9)]=False
        o=Image.fromarray((b*255).astype('uint8')).convert('1'); t=W+name+'.tif'; o.save(t,compression='group4',dpi=(dpi,dpi))
        import img2pdf; open(OUT+name+'.pdf','wb').write(img2pdf.convert(t))
    else:
        yy,xx=np.mgrid[0:h,0:w]; a=np.clip(a*0.93+8-14*(xx/w),0,255)
        for _ in range(160):
            y,x=rng.integers(0,h-4),rng.integers(0,w-4); r=rng.integers(1,4); a[y:y+r,x:x+r]=90
        o=Image.fromarray(a.astype('uint8'))
        if mode=='jp2':
            t=W+name+'.jp2'; o.save(t,quality_mode='rates',quality_layers=[22])
        else:
            t=W+name+'.jpg'
            for q in (60,50,42,35,28,22):
                o.filter(ImageFilter.GaussianBlur(0.4)).save(t,quality=q,dpi=(dpi,dpi))
                if os.path.getsize(t)<280000: break
        import img2pdf
        lay=img2pdf.get_fixed_dpi_layout_fun((dpi,dpi)); open(OUT+name+'.pdf','wb').write(img2pdf.convert(t,layout_fun=lay))
    print(name,os.path.getsize(OUT+name+'.pdf'))
def desk(w,h,kind,rng):
    yy,xx=np.mgrid[0:h,0:w].astype(float)
    if kind=='wood':
        g=np.sin(yy/23+3*np.sin(xx/410)+1.5*np.sin(yy/190))*8+np.sin(yy/7.3+xx/900)*4; base=np.array([138,98,62])
    elif kind=='gray':
        g=np.sin(xx/300)*3+np.sin(yy/420)*3; base=np.array([92,95,99])
    elif kind=='hood':
        g=(xx/w)*35-(yy/h)*20; base=np.array([38,48,80])
    else:
        g=6*np.sign(np.sin(xx/60))*0.4+np.sin(yy/230)*4; base=np.array([176,168,150])
    g=g+np.kron(rng.normal(0,3,(h//8+1,w//8+1)),np.ones((8,8)))[:h,:w]
    return np.clip(base[None,None,:]+g[:,:,None],0,255)
def photo(name,src,size,quad,kind,seed,light,blur,dpi=200,tint=(1,.98,.93),paper=(250,249,244)):
    rng=np.random.default_rng(seed); im=ras(src,dpi,False); pw,ph=im.size; w,h=size
    im=ImageChops.multiply(im,Image.new('RGB',im.size,paper))
    Q=[(x*w,y*h) for x,y in quad]; S=[(0,0),(pw,0),(pw,ph),(0,ph)]
    A=[];B=[]
    for (x,y),(u,v) in zip(Q,S):
        A+= [[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]]; B+=[u,v]
    co=np.linalg.solve(np.array(A),np.array(B))
    ss=im.transform((w,h),Image.PERSPECTIVE,co,Image.BICUBIC,fillcolor=(0,0,0)); mask=Image.new('L',im.size,255).transform((w,h),Image.PERSPECTIVE,co,Image.BILINEAR,fillcolor=0)
    bg=desk(w,h,kind,rng); sh=np.asarray(ImageChops.offset(mask,14,18).filter(ImageFilter.GaussianBlur(16))).astype(float)/255
    bg*=(1-.55*sh)[:,:,None]; mk=np.asarray(mask).astype(float)[:,:,None]/255
    a=np.asarray(ss).astype(float)*mk+bg*(1-mk)
    yy,xx=np.mgrid[0:h,0:w]; cx,cy,lo,hi=light
    r=np.sqrt(((xx/w)-cx)**2+((yy/h)-cy)**2); L=hi-(hi-lo)*np.clip(r/1.1,0,1)
    a=a*L[:,:,None]*np.array(tint)
    o=Image.fromarray(np.clip(a,0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    a=np.asarray(o).astype(float)+rng.normal(0,2.0,(h,w,1)); o=Image.fromarray(np.clip(a,0,255).astype('uint8'))
    for q in (78,70,62,54,46,38,32):
        o.save(OUT+name+'.jpg',quality=q)
        if os.path.getsize(OUT+name+'.jpg')<290000: break
    print(name,q,os.path.getsize(OUT+name+'.jpg'))
# ---- a28 muffler shop preprinted list
def a28():
    p=P('a28','invoice','Dixie Highway Muffler Shop','14471',2005,'Buick','LeSabre',mileage=129877,hard=['scan'])
    L=[('Muffler',1,11800,'MF-21548'),('Resonator',None,0,''),('Exhaust Pipe',None,0,''),('Intermediate Pipe',1,8450,'55224'),('Tail Pipe',1,5200,'44883'),('Catalytic Converter',None,0,''),('Clamps',4,395,'CL2'),('Hangers',2,725,'HG-114'),('Flange Gasket',1,650,'FG9'),('Shocks / Struts',None,0,''),('Brake Shoes / Pads',None,0,'')]
    tr=''
    for de,q,u,no in L:
        if q: i=p.add(de,'Part',q=q,u=u); tr+=f'<tr><td class=c>{i.qs}<td>{de}<td class=f>{no}<td class="f r">{n(u)}<td class="f r">{i.n}'
        else: tr+=f'<tr><td><td>{de}<td><td><td>'
    l=p.add('Labor','Labor',q=1.6,u=8500); w=p.add('Welding','Labor',a=3500)
    par=p.S('Part'); p.close(tax=pct(par,7.5),sub=True)
    css='@page{size:letter;margin:15mm}body{font:10pt "Liberation Sans"}table{border-collapse:collapse;width:100%}.g td,.g th{border:1px solid #000;padding:3px 6px;height:17px}.g th{font-size:8pt;background:#ddd}.f{font-family:"Liberation Mono";font-weight:bold}.r{text-align:right}.c{text-align:center;font-family:"Liberation Mono";font-weight:bold}'
    b=f'<table><tr><td><div style="font:bold 22pt \'URW Bookman\'">{p.shop}</div>Custom Pipe Bending · Brakes · Shocks<br>1907 Dixie Hwy, Hamilton, Ohio 45011 · 513-555-0170<td style="text-align:right;vertical-align:top">INVOICE <span class=f style="font-size:16pt">{p.doc}</span></table><br><table class=g><tr><td colspan=2>Name <span class=f>Vernon Stamper</span><td>Date <span class=f>9/18/25</span><tr><td>Yr/Make/Model <span class=f>2005 Buick LeSabre</span><td>Mileage <span class=f>129877</span><td>Phone <span class=f>555-0198</span></table><br><table class=g><tr><th>QTY<th>ITEM<th>PART NO.<th>PRICE EACH<th>AMOUNT{tr}<tr><td class=c>{l.qs}<td>{l.d}<td><td class="f r">{n(l.u)}<td class="f r">{l.n}<tr><td><td>{w.d}<td><td><td class="f r">{w.n}<tr><td rowspan=3 colspan=3 style="font-size:8pt">Lifetime warranty on muffler only, to original purchaser. Labor and pipes not included. This slip must be presented.<td>SUBTOTAL<td class="f r">{n(p.sub)}<tr><td>TAX<td class="f r">{n(p.tax)}<tr><td><b>TOTAL</b><td class="f r">{n(p.total)}</table><br>Signature ____________________________ &nbsp; ☐ Cash &nbsp; ☒ Check # 2208'
    p.html(H(css,b),'weasyprint',out=W+'a28_src.pdf'); scan('a28',W+'a28_src.pdf',0.7,1)
# ---- a29 co-op dot matrix
def a29():
    p=P('a29','fleet','PRAIRIE ROSE COOPERATIVE','T114402',2006,'CHEVROLET','SILVERADO 3500',mileage=187442,hard=['scan'])
    R=[('2.00','EA','11-22575','TIRE LT225/75R16 E TRANSFORCE HT, OUTER DUALS','Part',2,17425),('2.00','EA','90-MTDU','MOUNT & BAL DUAL','Service',2,2750),('2.00','EA','90-DISP','SCRAP TIRE','Fee',2,400),('1.00','EA','33-4470','VALVE EXTENSION KIT, BRAIDED STAINLESS','Part',1,5895),('15.00','QT','20-1540B','15W40 BULK DIESEL OIL','Part',15,485),('1.00','EA','24-LF9','FILTER, OIL','Part',1,2318),('1.50','HR','99-SHOP','SHOP LABOR','Labor',1.5,9200),('1.00','EA','98-SVC','SERVICE CALL TO FARM','Fee',1,6000)]
    t=f'''{"PRAIRIE ROSE COOPERATIVE":^80}
{"TIRE & TRUCK SERVICE     RR 2     NEWTON KS 67114     316-555-0116":^80}

 PATRON: 20881  UNRUH FARMS INC                       TICKET: T114402
         9920 NW 36TH ST                                DATE: 08/05/25
         NEWTON KS 67114                               TERMS: NET 15TH
 UNIT:   2006 CHEVROLET SILVERADO 3500  MILES 187442   SLSMN: 07
{"="*80}
   QTY UM  ITEM        DESCRIPTION                      PRICE      EXTENSION  TX
{"-"*80}
'''
    import textwrap
    for q,um,no,de,ty,qq,u in R:
        i=p.add(de,ty,q=qq,u=u); ws=textwrap.wrap(de,28)
        t+=f'{q:>6} {um}  {no:<11} {ws[0]:<28} {n(u):>9} {i.n:>13}  {"T" if ty=="Part" else " "}\n'
        for x in ws[1:]: t+=' '*23+x+'\n'
    par=p.S('Part'); p.off(pct(par,2)); p.close(tax=pct(par-p.dis[0],8.5),sub=p.S())
    t+=f'{"-"*80}\n{"GROSS":>52} {n(p.sub):>15}\n{"PATRON DISC 2% MDSE":>52} {n(p.dis[0]):>15}-\n{"SALES TAX":>52} {n(p.tax):>15}\n{"CHARGE TO ACCOUNT":>52} {n(p.total):>15}\n\n DRIVER SIDE OUTER HAD 2 PLUGS, TREAD SEPARATING. RETORQUE DUALS AT 50 MILES.\n\n RECEIVED BY X______________________________\n'
    p.html(H('@page{size:9.5in 11in;margin:14mm 11mm}pre{font:bold 12.4px/1.6 "Nimbus Mono PS"}','<pre>'+t.replace('&','&amp;')+'</pre>'),'weasyprint',out=W+'a29_src.pdf'); scan('a29',W+'a29_src.pdf',-0.9,2)
# ---- a30 A/C shop letterhead
def a30():
    p=P('a30','invoice','Desert Air Auto Cooling','25-0731',2012,'Lexus','RX 350',vin('2T2ZK1BA9CC071120'),mileage=140226,hard=['scan'])
    mt=[('Compressor, Denso reman',45990),('Receiver drier with desiccant',6845),('Expansion valve',5420),('R-134a and PAG 46 oil',8800)]
    lb=[('Recover, evacuate and recharge',14500),('Replace compressor and drier',31200),('Flush condenser and lines',12000)]
    M=[p.add(a,'Part',a=b) for a,b in mt]; L=[p.add(a,'Service' if k==0 else 'Labor',a=b) for k,(a,b) in enumerate(lb)]
    f=p.add('Refrigerant handling','Fee',a=1250); p.off(3500); par=p.S('Part'); p.close(tax=pct(par,8.375),sub=p.S())
    row=lambda i,nt='':f'<tr><td>{i.d}{nt}<td class=r>{i.m}'
    css='@page{size:letter;margin:18mm 22mm}body{font:10.5pt "DejaVu Serif"}h1{font:bold 21pt "DejaVu Serif";margin:0;text-align:right}table{width:100%;border-collapse:collapse}td{padding:3px 2px;vertical-align:top}.r{text-align:right}h4{margin:12px 0 2px;border-bottom:1.5px solid #000}.s td{font-style:italic}small{display:block;padding-left:12px}'
    b=f'<h1>{p.shop}</h1><div style="text-align:right;font-size:9pt">3340 E Sahara Avenue, Las Vegas, NV 89104<br>702-555-0161</div><p>Invoice {p.doc}<br>July 31, 2025</p><p>Sold to: Irene Castellanos<br>2012 Lexus RX 350, VIN {p.vin}, {p.mi} miles</p><h4>Materials</h4><table>{row(M[0],"<small>serial 447190-8810, one year warranty</small>")}{row(M[1])}{row(M[2])}{row(M[3])}<tr class=s><td class=r>Materials<td class=r>{m(par)}</table><h4>Work performed</h4><table>{row(L[0],"<small>vacuum held 45 minutes</small>")}{row(L[1])}{row(L[2])}<tr><td>Inspect cabin blower<td class=r>no charge<tr class=s><td class=r>Work<td class=r>{m(sum(x.a for x in L))}</table><h4>Summary</h4><table>{row(f)}<tr><td>Total of the above<td class=r>{m(p.sub)}<tr><td>Senior discount<td class=r>({m(3500)})<tr><td>Nevada sales tax, materials<td class=r>{m(p.tax)}<tr><td><b>Amount of invoice</b><td class=r><b>${m(p.total)}</b><tr><td>Paid, check 1178<td class=r>{m(p.total)}</table><p style="font-size:8.5pt">Vent temperature at completion 41°F, ambient 104°F.</p>'
    p.html(H(css,b),'weasyprint',out=W+'a30_src.pdf'); scan('a30',W+'a30_src.pdf',0.5,3,'jpg')
# ---- a31 thermal receipt photo
def a31():
    p=P('a31','receipt','PIT ROW REPAIR','R-00817',2015,'JEEP','PATRIOT',hard=['photograph'])
    R=[('FRONT WHEEL BEARING','Part',1,11299),('LABOR HUB R&R','Labor',1.8,10500),('AXLE NUT','Part',1,649),('SMOG CHECK','Service',1,5500),('SMOG CERTIFICATE','Fee',1,825)]
    o=[]; Wd=34; LR=lambda a,b:o.append(a+b.rjust(Wd-len(a)))
    for s in ('PIT ROW REPAIR','55 INDUSTRIAL WAY #C','SAN RAFAEL CA','415-555-0129',''): o.append(s.center(Wd))
    LR('TKT R-00817','04/11/26');LR('2015 JEEP PATRIOT','8PLM331');o.append('-'*Wd)
    for a,t,q,u in R:
        i=p.add(a,t,q=q,u=u); o.append(a); LR(f'  {i.qs} X {i.us}',i.m)
    par=p.S('Part'); p.off(2000); p.close(tax=pct(par,9.25),sub=p.S())
    o.append('-'*Wd);LR('SUBTOTAL',m(p.sub));LR('YELP $20 OFF','-20.00');LR('TAX PARTS 9.25%',m(p.tax));LR('TOTAL DUE',d(p.total));o.append('');LR('VISA 3321 APPROVED',m(p.total));o+=['','GRACIAS / THANK YOU'.center(Wd),'12MO 12K WARRANTY'.center(Wd)]
    from reportlab.pdfgen import canvas
    h=len(o)*12+36; c=canvas.Canvas(W+'a31_src.pdf',pagesize=(220,h))
    for k,s in enumerate(o): c.setFont('Courier-Bold',9.4); c.setFillGray(.18); c.drawString(14,h-26-k*12,s)
    c.save(); p.label(W+'a31_src.pdf','reportlab',file='a31.jpg')
    photo('a31',W+'a31_src.pdf',(1600,2200),[(.2,.045),(.77,.06),(.83,.955),(.15,.94)],'wood',11,(.3,.25,.62,1.04),.8,dpi=400)
# ---- a32 carbon form, dollars and cents split
def a32():
    p=P('a32','invoice','Hank’s Auto Repair','6638',2002,'Ford','Ranger',mileage=176020,hard=['photograph']); p.split=1
    PL=[('Clutch kit',1,16500),('Slave cyl.',1,5875),('Brake fluid',1,799),('Gear oil qt',3,925)]
    ps=[p.add(a,'Part',a=q*u if q>1 else u,q=q) for a,q,u in PL]
    l=[p.add('Install clutch & slave','Labor',a=48000),p.add('Bleed system','Labor',a=4000)]; fw=p.add('Resurface flywheel (machine shop)','Service',a=5500)
    par=p.S('Part'); p.close(tax=pct(par,6),sub=None)
    sp=lambda c:f'<td class="h r">{c//100}<td class="h">{c%100:02d}'
    rows=''
    work=[l[0],None,l[1],None,fw]; notes={1:'disc down to rivets',3:'new fluid'}
    for k in range(8):
        rows+='<tr>'+(f'<td class="h c">{ps[k].qs}<td class=h>{ps[k].d}{sp(ps[k].a)}' if k<len(ps) else '<td><td><td><td>')
        wk=work[k] if k<len(work) else None
        rows+=(f'<td class=h>{wk.d}{sp(wk.a)}' if wk else f'<td class=h>{notes.get(k,"")}<td><td>')
    css='@page{size:8.5in 9in;margin:10mm}body{font:9.5pt "Liberation Sans";color:#7a1f1f;background:#fff}.h{font:15.5pt Z003;color:#23358a}table{border-collapse:collapse;width:100%}.g td,.g th{border:1px solid #7a1f1f;height:27px;padding:0 4px}.g th{height:14px;font-size:7.5pt}.r{text-align:right}.c{text-align:center}'
    lab=p.S('Labor')+fw.a
    b=f'<table><tr><td><b style="font-size:20pt;font-family:C059">{p.shop}</b><br>Rt. 19 North, Waynesburg, PA 15370 — 724-555-0109 — State Inspection<td class=r style="font-size:16pt">No. <span style="color:#c00">{p.doc}</span></table><table class=g><tr><td>Name <span class=h>Teddy Orndoff</span><td>Date <span class=h>5-22-25</span><td>License <span class=h>ZKE 4410</span><tr><td>Make & Model <span class=h>2002 Ford Ranger</span><td>Speedometer <span class=h>176020</span><td>Phone <span class=h>555-0131</span></table><br><table class=g><tr><th>QUAN.<th>MATERIAL<th colspan=2>AMOUNT<th>LABOR / DESCRIPTION<th colspan=2>AMOUNT{rows}<tr><td colspan=2 class=r>Total Material{sp(par)}<td class=r>Total Labor{sp(lab)}<tr><td colspan=4 rowspan=3 style="font-size:8pt">I hereby authorize the above repair work to be done along with the necessary materials.<br><br>X <span class=h>Ted Orndoff</span><td class=r>Total Material{sp(par)}<tr><td class=r>Tax{sp(p.tax)}<tr><td class=r><b>TOTAL</b>{sp(p.total)}</table>'
    p.file='a32.jpg'; p.html(H(css,b),'weasyprint',out=W+'a32_src.pdf')
    photo('a32',W+'a32_src.pdf',(2000,2150),[(.06,.07),(.93,.05),(.96,.93),(.035,.95)],'gray',12,(.75,.2,.66,1.02),.8,dpi=230,paper=(253,246,205),tint=(1,.97,.9))
# ---- a33 bilingual tire shop
def a33():
    p=P('a33','tires','Llantera El Rey','03952',2018,'Honda','CR-V',mileage=99310,hard=['photograph'])
    R=[('Llanta usada / Used tire 235/65R17','Part',2,6500),('Llanta nueva / New tire Hankook 235/65R17','Part',2,13800),('Montaje y balanceo / Mount & balance','Service',4,1500),('Reciclaje / Disposal','Fee',4,300),('Sensor TPMS','Part',1,4500)]
    tr=''
    for a,t,q,u in R:
        i=p.add(a,t,q=q,u=u); tr+=f'<tr><td class=c>{i.qs}<td>{a}<td class=r>{i.D}<td class=r>${i.us}'
    p.off(1000); par=p.S('Part'); p.close(tax=pct(par,8.25),sub=True)
    css='@page{size:7in 8.5in;margin:11mm}body{font:11pt "Liberation Sans"}h1{color:#c40000;font:italic bold 25pt "P052";margin:0;text-align:center}table{border-collapse:collapse;width:100%}.g th{background:#c40000;color:#fff;font-size:9pt;padding:4px}.g td{border-bottom:1px solid #999;padding:6px 4px}.r{text-align:right;white-space:nowrap}.c{text-align:center}'
    b=f'<h1>♛ {p.shop} ♛</h1><div style="text-align:center;font-size:9.5pt">Nuevas y Usadas · New & Used · Abierto 7 días<br>3811 Harry Hines Blvd, Dallas TX · 214-555-0143</div><br><table><tr><td>Cliente: <b>Rogelio Ibarra</b><br>Vehículo: <b>2018 Honda CR-V</b> — Millas: {p.mi}<td class=r>Recibo No. <b>{p.doc}</b><br>Fecha: 12/30/2025</table><br><table class=g><tr><th>Cant.<th>Descripción / Description<th>Total<th>c/u Each{tr}</table><br><table style="width:62%;margin-left:38%"><tr><td>Descuento / Discount<td class=r>-$10.00<tr><td>Subtotal<td class=r>{d(p.sub)}<tr><td>Impuesto / Tax<td class=r>{d(p.tax)}<tr><td style="font-size:14pt"><b>TOTAL</b><td class=r style="font-size:14pt"><b>{d(p.total)}</b><tr><td>Efectivo / Cash<td class=r>{d(p.total)}</table><p style="font-size:8.5pt">Garantía de llantas usadas: 30 días, solo cambio. No hay devoluciones de dinero.</p>'
    p.file='a33.jpg'; p.html(H(css,b),'weasyprint',out=W+'a33_src.pdf')
    photo('a33',W+'a33_src.pdf',(1800,2200),[(.09,.08),(.9,.04),(.94,.92),(.05,.96)],'hood',13,(.2,.8,.6,1.05),.9,dpi=240,tint=(.97,.99,1))
# ---- a34 dealer estimate with labor/parts/total columns
def a34():
    p=P('a34','dealer_ro','Snowline Subaru','EST 30417',2017,'Subaru','Crosstrek',vin('JF2GPADC3H8214470'),mileage=90522,hard=['photograph'])
    R=[('Replace rear struts and mounts, pair','',39500,48236),('60K-style fluid service: front and rear differential, CVT drain and fill','CVT fluid level set at 100°F',23800,17844),('Replace cabin and engine air filters','',2900,6490),('Brake fluid flush','',11900,1499)]
    tr=''
    for k,(de,nt,l,pt) in enumerate(R):
        i=p.add(de,'Service',a=l+pt); tr+=f'<tr><td class=c>{k+1}<td>{de}'+(f'<br><i>{nt}</i>' if nt else '')+f'<td class=r>{m(l)}<td class=r>{m(pt)}<td class=r><b>{i.m}</b>'
    tr+='<tr><td class=c>5<td>Multi-point inspection<td class=r>0.00<td class=r>0.00<td class=r><b>0.00</b>'
    lab=sum(x[2] for x in R);par=sum(x[3] for x in R); ss=p.add('Shop supplies and waste','Fee',a=4250); p.off(rd(D(p.S())*0+4000)); p.close(tax=pct(par,6),sub=p.S()-4000)
    css='body{font:13.5px "Liberation Sans"}table{border-collapse:collapse;width:100%}.g th{border-bottom:2.5px solid #003da5;text-align:left;padding:5px;color:#003da5}.g td{padding:8px 5px;border-bottom:1px solid #ccc;vertical-align:top}.r{text-align:right!important;white-space:nowrap}.c{width:24px}i{color:#555;font-size:12px}.z td{padding:4px 5px}'
    b=f'<table><tr><td><b style="font-size:27px;color:#003da5">{p.shop}</b><br>Service Department · 2900 Foothill Dr, Boise ID 83706 · (208) 555-0118<td class=r><b style="font-size:18px">SERVICE ESTIMATE</b><br>{p.doc}<br>03/19/2026 10:26</table><hr><table class=z><tr><td>Customer: Nora Lindqvist-Hale<br>208-555-0182<td>Vehicle: 2017 Subaru Crosstrek 2.0i Premium<br>VIN: {p.vin} &nbsp; Miles: {p.mi}<td>Advisor: Cody R.<br>Promised: 03/20 4 PM</table><br><table class=g><tr><th>#<th>Operation<th class=r>Labor<th class=r>Parts<th class=r>Total{tr}<tr><td><td><b>Operations</b><td class=r>{m(lab)}<td class=r>{m(par)}<td class=r><b>{m(lab+par)}</b></table><br><table class=z style="width:330px;margin-left:auto"><tr><td>{ss.d}<td class=r>{ss.m}<tr><td>Mailer coupon<td class=r>-40.00<tr><td>Subtotal<td class=r>{m(p.sub)}<tr><td>Tax (parts)<td class=r>{m(p.tax)}<tr><td><b style="font-size:17px">Estimate total</b><td class=r><b style="font-size:17px">{d(p.total)}</b></table><p style="font-size:10.5px;margin-top:30px">This estimate is valid for 10 days. Additional parts or labor may be required after work begins; you will be contacted for approval.</p><br>Customer approval ____________________________'
    p.file='a34.jpg'; p.html(H(css,b),out=W+'a34_src.pdf')
    photo('a34',W+'a34_src.pdf',(1760,2280),[(.05,.03),(.94,.055),(.975,.965),(.02,.975)],'table',14,(.5,.1,.68,1.03),.75,dpi=200)
if __name__=='__main__':
    import traceback
    for f in (sys.argv[1:] or ['a%02d'%k for k in range(28,35)]):
        try: globals()[f]()
        except Exception: traceback.print_exc()
