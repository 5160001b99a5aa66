from lib import *
import random,numpy as np
from PIL import Image,ImageFilter,ImageDraw
def raster(pdf,dpi):
    subprocess.run(['pdftoppm','-r',str(dpi),'-gray','-singlefile',pdf,SRC+'ras'],check=True)
    return Image.open(SRC+'ras.pgm').convert('L').copy()
def scan(pdf,name,mode,seed,ang,fold):
    rs=np.random.RandomState(seed);im=raster(pdf,200)
    im=im.rotate(ang,resample=Image.BICUBIC,fillcolor=255)
    a=np.asarray(im).astype(float);H,W=a.shape
    a=np.asarray(Image.fromarray(a.astype('uint8')).filter(ImageFilter.GaussianBlur(.6))).astype(float)
    y0=int(H*fold);xs=np.arange(W);yy=(y0+3*np.sin(xs/400)).astype(int)
    for k in range(-2,3):
        dark=(110 if mode=='g4' else 45)*np.exp(-abs(k)/1.2)*(rs.rand(W)<(.35 if mode=='g4' else 1))
        a[yy+k,xs]-=dark
    if mode=='g4':
        b=a+rs.normal(0,9,a.shape)<150
        n=420
        for _ in range(n):
            y,x=rs.randint(0,H-3),rs.randint(0,W-3);s=rs.choice([1,1,1,2]);b[y:y+s,x:x+s]=True
        b[:, :3]|=rs.rand(H,3)<.4
        Image.fromarray(np.where(b,0,255).astype('uint8')).convert('1',dither=0).save(SRC+name+'.tif',compression='group4',dpi=(200,200))
        subprocess.run(['img2pdf',SRC+name+'.tif','-o',OUT+name+'.pdf'],check=True)
    else:
        g=np.linspace(0,14,W)[None,:]+np.linspace(8,0,H)[:,None]
        a=a*.97-g
        for _ in range(160):
            y,x=rs.randint(0,H-4),rs.randint(0,W-4);a[y:y+2,x:x+2]-=rs.randint(40,140)
        Image.fromarray(a.clip(0,255).astype('uint8')).save(SRC+name+'.jpg',quality=42,dpi=(200,200))
        subprocess.run(['img2pdf',SRC+name+'.jpg','-o',OUT+name+'.pdf'],check=True)
def coeffs(dst,src):
    A=[];B=[]
    for (x,y),(u,v) in zip(dst,src):
        A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]];B+=[u,v]
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def photo(pdf,name,W,H,quad,seed,paper=(250,248,242),table=(120,82,52),blur=.7,q=60,dpi=220,light=(.25,.2)):
    rs=np.random.RandomState(seed)
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',pdf,SRC+'ras'],check=True)
    pg=np.asarray(Image.open(SRC+'ras.png').convert('RGB')).astype(float)/255*np.array(paper)
    h,w=pg.shape[:2]
    # soft creases
    pg[h//2-3:h//2+3]*=.95; pg[h//2+3:h//2+9]*=1.01
    pg=Image.fromarray(pg.clip(0,255).astype('uint8'))
    # table: slow wood grain
    yy,xx=np.mgrid[0:H,0:W]
    lo=Image.fromarray((rs.rand(H//60+2,5)*255).astype('uint8')).resize((W,H),Image.BICUBIC)
    gr=(np.asarray(lo).astype(float)/255-.5)*.35+.06*np.sin(yy/9+3*np.sin(xx/700))
    bg=np.array(table)[None,None]*(1+gr[...,None])
    dst=[(fx*W,fy*H) for fx,fy in quad];src=[(0,0),(w,0),(w,h),(0,h)]
    c=coeffs(dst,src)
    wp=pg.transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC)
    mk=Image.new('L',(w,h),255).transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC)
    sh=np.asarray(Image.fromarray(np.roll(np.asarray(mk),(10,8),(0,1))).filter(ImageFilter.GaussianBlur(14))).astype(float)/255
    bg*=(1-.45*sh)[...,None]
    k=np.asarray(mk).astype(float)[...,None]/255
    o=bg*(1-k)+np.asarray(wp).astype(float)*k
    cx,cy=light
    L=1.03-.42*np.sqrt(((xx/W-cx)**2+(yy/H-cy)**2))
    o*=L[...,None]*np.array([1.0,.975,.93])
    o=Image.fromarray(o.clip(0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    a=np.asarray(o).astype(float)+rs.normal(0,1.6,(H,W,1))
    o=Image.fromarray(a.clip(0,255).astype('uint8'))
    while True:
        o.save(OUT+name+'.jpg',quality=q,optimize=True)
        if os.path.getsize(OUT+name+'.jpg')<295*1024: break
        q-=5
    print(name,'q',q)
# ---------- b28 scan G4: muffler/brake franchise
def b28():
    p=Paper('b28','chromium+img2pdf','invoice','QUIET RIDE BRAKES & EXHAUST','0442-118853',dict(year=2012,make='FORD',model='ESCAPE',mileage=140228),['scan'])
    pk=p.it('FRONT BRAKE PACKAGE LIFETIME PADS','Service',28995);ro=p.it('BRAKE ROTOR PREMIUM','Part',q=2,u=8250)
    cat=p.it('REAR PIPE AND RESONATOR ASM','Part',q=1,u=21467);cl=p.it('CLAMP 2 1/4 BAND','Part',q=2,u=1195);hg=p.it('RUBBER HANGER','Part',q=3,u=850);lb=p.it('EXHAUST LABOR','Labor',q=1.2,u=12900)
    fe=p.it('SHOP FEE','Fee',2995);cp=p.off(3000);sr=p.off(2000)
    p.sub=p.net;p.tax=R((16500+21467+2390+2550)*.06875);p.tot=p.sub+p.tax
    def row(i,c=''): return f'<tr><td>{c}<td>{i.d}<td class=r>{fq(i.q) if i.q else ""}<td class=r>{m(i.u) if i.u else ""}<td class=r>{m(i.a)}'
    f=chrome(f'''<style>@page{{size:letter;margin:14mm}}body{{font:13px "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}td{{padding:2px 5px}}.s td{{border-top:2px solid #000;border-bottom:1px solid #000;font-weight:700}}.box{{border:2px solid #000;width:300px;float:left}}h1{{margin:0;font-size:25px;font-style:italic}}</style>
<table><tr><td rowspan=2><h1>QUIET RIDE</h1><b>QUIET RIDE BRAKES &amp; EXHAUST</b> SHOP 0442<td>1902 W LAKE ST<br>MINNEAPOLIS MN 55408<td class=r>612-555-0167</table><br><table style="border:2px solid #000"><tr><td>INVOICE <b>0442-118853</b><td>03/27/2024<td>MGR: J. STROM<tr><td>ABDI WARSAME<td>2012 FORD ESCAPE 3.0L V6<td>ODO 140228 &nbsp; MN 388-KLT</table><br>
<table><tr><th align=left>GRP<th align=left>DESCRIPTION<th class=r>QTY<th class=r>YOUR PRICE<th class=r>EXT</tr><tr class=s><td colspan=5>BRAKES - CUSTOMER COMPLAINT: PULSATION{row(pk,'BRK')}<tr><td><td>&nbsp;&nbsp;INCLUDES: PADS, HARDWARE, BLEED, INSPECT<td><td><td class=r>INCL{row(ro,'BRK')}<tr><td>BRK<td>COUPON $30 OFF AXLE, EXP 4/30<td><td><td class=r>-{m(cp)}<tr class=s><td colspan=5>EXHAUST - LOUD AT REAR{row(cat,'EXH')}{row(cl,'EXH')}{row(hg,'EXH')}{row(lb,'EXH')}<tr class=s><td colspan=5>RECOMMENDED NOT DONE<tr><td>BRK<td>REAR DRUMS AND SHOES<td class=r>1<td class=r>264.90<td class=r>NOT SOLD</table><br>
<div class=box><table><tr><td>{fe.d}<td class=r>{m(fe.a)}<tr><td>SENIOR DISCOUNT<td class=r>-{m(sr)}<tr><td>TOTAL BEFORE TAX<td class=r>{m(p.sub)}<tr><td>TAX<td class=r>{m(p.tax)}<tr><td><b>INVOICE TOTAL</b><td class=r><b>{d(p.tot)}</b><tr><td>DISCOVER<td class=r>{m(p.tot)}</table></div><div style="margin-left:330px;font-size:11px">LIFETIME GUARANTEE ON PADS FOR AS LONG AS YOU OWN THE CAR. KEEP THIS INVOICE. GUARANTEE DOES NOT COVER LABOR, ROTORS, HYDRAULICS.<br><br><br>X________________________</div>''','b28',SRC+'b28.pdf')
    scan(f,'b28','g4',28,.6,.5);p.close(f)
# ---------- b29 scan G4: quadrant work ticket, reportlab
def b29():
    from reportlab.pdfgen import canvas
    p=Paper('b29','reportlab+img2pdf','invoice','PRAIRIE STAR CO-OP SERVICE','W2217',dict(year=2003,make='Chevrolet',model='Silverado 2500',mileage=201455),['scan'])
    P=[p.it('Hub assembly LF','Part',q=1,u=18840),p.it('U-joint front axle','Part',q=2,u=2765),p.it('Axle seal','Part',q=1,u=1430)]
    W=[p.it('Replace LF hub, 4x4','Labor',q=2,u=9000),p.it('Replace axle u-joints','Labor',q=1.5,u=9000)]
    O=[p.it('Press work, Hansen Machine','Service',4500)]
    G=[p.it('Chassis grease','Part',q=1,u=650),p.it('Gear lube 80W90, qt','Part',q=2,u=725)]
    pt=p.off(R(sum(i.a for i in P)*.10))
    p.tax=R((sum(i.a for i in P)-pt+sum(i.a for i in G))*.055);p.tot=p.net+p.tax
    f=SRC+'b29.pdf';c=canvas.Canvas(f,pagesize=(612,792))
    c.setFont('Times-Bold',18);c.drawString(40,750,p.shop);c.setFont('Times-Roman',11);c.drawString(40,734,'Elevator - Agronomy - Fuel - Shop      Hwy 81, Hebron, Nebr.   402-555-0123');c.setFont('Times-Bold',14);c.drawRightString(572,750,'W2217')
    c.setFont('Courier',10.5);c.drawString(40,712,'Member: Wayne Kriesel  #4410        In 11-02-21   Out 11-04-21');c.drawString(40,698,'Unit:   2003 Chevrolet Silverado 2500HD      Miles 201455')
    def quad(x,y,w,h,title,rows,sumlab,hd):
        c.rect(x,y,w,h);c.setFont('Times-Bold',11);c.drawString(x+5,y+h-14,title);c.line(x,y+h-19,x+w,y+h-19);c.setFont('Times-Italic',8.5)
        c.drawString(x+5,y+h-29,hd[0]);c.drawRightString(x+w-6,y+h-29,'Amount');
        if len(hd)>1: c.drawRightString(x+w-62,y+h-29,hd[1])
        yy=y+h-44;c.setFont('Courier',9.5)
        for i in rows:
            c.drawString(x+5,yy,i.d)
            if i.q: yy-=12;c.drawRightString(x+w-62,yy,f"{fq(i.q)} x {m(i.u)}")
            c.drawRightString(x+w-6,yy,m(i.a));yy-=16
        c.setFont('Times-Bold',10);c.drawString(x+5,y+6,sumlab);c.drawRightString(x+w-6,y+6,m(sum(i.a for i in rows)))
    quad(40,480,266,200,'1. PARTS',P,'Total 1',('Name','Qty x price'));quad(306,480,266,200,'2. SHOP LABOR',W,'Total 2',('Work','Hr x rate'));quad(40,330,266,150,'3. OUTSIDE WORK',O,'Total 3',('Vendor',));quad(306,330,266,150,'4. OIL AND GREASE',G,'Total 4',('Kind','Qty x price'))
    y=305
    for a,b in [('Totals 1 + 2 + 3 + 4',m(p.sum())),('Member discount 10% of parts','-'+m(pt)),('Nebr. tax on parts, oil',m(p.tax)),('CHARGE TO ACCOUNT',m(p.tot))]:
        c.setFont('Times-Bold' if a.isupper() else 'Times-Roman',12);c.drawString(320,y,a);c.drawRightString(566,y,b);y-=18
    p.sub=p.sum()
    c.setFont('Courier',9.5);c.drawString(40,300,'Mechanic: Dale');c.drawString(40,286,'RF hub has play too, watch it.');c.setFont('Times-Roman',9);c.drawString(40,180,'Received by ______________________________');c.drawString(40,150,'Finance charge 1 1/3% per month, 16% per annum, on accounts past 30 days.');c.save()
    scan(f,'b29','g4',29,-.8,.335);p.close(f)
# ---------- b30 scan gray JPEG: matrix of jobs
def b30():
    p=Paper('b30','weasyprint+img2pdf','shop_estimate','Foxglove Garage','E-640',dict(year=2018,make='Volkswagen',model='Golf',vin='3VWG57AU4JM270915',mileage=76300),['scan'])
    J=[('Timing chain tensioner inspection',0,12500),('Water pump and thermostat housing',41280,37500),('Rear brake pads and rotors',23864,20000),('DSG fluid and filter service',16890,17500),('Brake fluid exchange',1800,10500)]
    I=[(p.it(t,'Service',a+b),a,b) for t,a,b in J]
    sh=p.it('Shop materials','Fee',3500)
    p.sub=p.sum();p.tax=R(sum(a for _,a,_ in I)*.0635);p.tot=p.sub+p.tax
    tr=''.join(f'<tr><td>{k}<td>{i.d}<td class=r>{m(a) if a else "&ndash;"}<td class=r>{m(b)}<td class=r><b>{m(i.a)}</b><td class=c>{pr}' for k,((i,a,b),pr) in enumerate(zip(I,['now','now','now','soon','soon']),1))
    f=weasy(f'''<style>@page{{size:letter;margin:22mm 18mm}}body{{font:11.5pt "P052"}}table{{width:100%;border-collapse:collapse}}th{{border-bottom:2px solid #000;font-size:10pt;text-align:left}}td{{padding:7px 4px;border-bottom:1px solid #888}}.r{{text-align:right!important}}.c{{text-align:center}}.n td{{border:0;padding:2px 4px}}h1{{font-weight:400;margin:0}}</style><h1>Foxglove Garage</h1>European cars, West Hartford, Connecticut, 860 555 0144<p>Estimate E-640 for Imani Castellano, August 28, 2024<br>2018 Volkswagen Golf 1.8T wagon, 76,300 miles<br>3VWG57AU4JM270915</p><table><tr><th>No.<th>Job<th class=r>Parts<th class=r>Labor<th class=r>Price<th class=c>When</tr>{tr}</table><table class=n style="width:55%;margin-left:45%;margin-top:10px"><tr><td>{sh.d}<td class=r>{m(sh.a)}<tr><td>All five jobs, before tax<td class=r>{m(p.sub)}<tr><td>CT tax on parts, 6.35%<td class=r>{m(p.tax)}<tr><td><b>Estimate</b><td class=r><b>{d(p.tot)}</b></table><p style="font-size:10pt">Tires have 5/32 left all around; think about them before winter. No charge for the loaner.<br><br>Approved by ____________________  jobs ____________</p>''','b30',SRC+'b30.pdf')
    scan(f,'b30','gray',30,.9,.52);p.close(f)
# ---------- b31 photo: thermal receipt
def b31():
    from reportlab.pdfgen import canvas
    p=Paper('b31','reportlab+PIL','receipt','AIRPORT RD TIRE & LUBE','30559',dict(year=2011,make='NISSAN',model='ROGUE'),['photograph'],'jpg')
    I=[p.it('USED TIRE 225/60R17','Part',q=2,u=6500),p.it('MOUNT + BALANCE','Service',q=2,u=1800),p.it('RUBBER VALVE STEM','Part',q=2,u=400),p.it('FLAT REPAIR PLUG/PATCH','Service',q=1,u=2500),p.it('TIRE DISPOSAL','Fee',q=2,u=350)]
    p.sub=p.sum();p.tax=R((13000+800)*.07);p.tot=p.sub+p.tax
    L=[('c',p.shop),('c','4120 AIRPORT RD'),('c','MOBILE, AL 36608'),('c','251-555-0105'),('',''),('lr','TICKET 30559','REG 1'),('lr','06/07/2025','5:22 PM'),('','2011 NISSAN ROGUE'),('','='*32)]
    for i in I: L+=[('',i.d),('lr',f'   {fq(i.q)} @ {m(i.u)}',m(i.a))]
    L+=[('','-'*32),('lr','SUBTOTAL',m(p.sub)),('lr','TAX',m(p.tax)),('lr','TOTAL',d(p.tot)),('',''),('lr','CASH','220.00'),('lr','CHANGE',m(22000-p.tot)),('',''),('c','USED TIRES 30 DAY EXCHANGE'),('c','NO CASH REFUNDS'),('c','THANK YOU COME AGAIN')]
    assert p.tot<22000
    f=SRC+'b31.pdf';W=226;H=30+len(L)*12.5;c=canvas.Canvas(f,pagesize=(W,H));y=H-22;c.setFont('Courier-Bold',10);c.setFillGray(.15)
    for l in L:
        if l[0]=='c': c.drawCentredString(W/2,y,l[1])
        elif l[0]=='lr': c.drawString(14,y,l[1]);c.drawRightString(W-14,y,l[2])
        else: c.drawString(14,y,l[1])
        y-=12.5
    c.save()
    photo(f,'b31',1600,2200,[(.16,.05),(.80,.03),(.86,.95),(.12,.97)],31,paper=(246,246,248),table=(70,72,78),dpi=330,light=(.7,.15));p.close(f)
# ---------- b32 photo: hand-written yellow ticket
def b32():
    import cairo
    p=Paper('b32','cairo+PIL','invoice','TRI-COUNTY RADIATOR & A/C','08814',dict(year=2006,make='Toyota',model='Sienna',mileage=198400),['photograph'],'jpg')
    R_=[(p.it('AC compressor reman','Part',q=1,u=28500)),(p.it('Drier','Part',q=1,u=3800)),(p.it('O-ring kit','Part',q=1,u=1200)),(p.it('R134a lbs','Part',q=2,u=1800)),(p.it('Vacuum + recharge','Labor',8000)),(p.it('Install compressor','Labor',22000)),(p.it('Oil and dye','Part',1500))]
    p.sub=p.sum();p.tax=R((28500+3800+1200+3600+1500)*.08);p.tot=p.sub+p.tax
    f=SRC+'b32.pdf';s=cairo.PDFSurface(f,420,560);x=cairo.Context(s)
    def F(n,z,b=0,c=(.15,.2,.5)): x.select_font_face(n,0,b);x.set_font_size(z);x.set_source_rgb(*c)
    def T(a,b,t,al='l'):
        e=x.text_extents(t).x_advance;x.move_to(a-(e if al=='r' else e/2 if al=='c' else 0),b);x.show_text(t)
    rnd=random.Random(3)
    def Hn(a,b,t,al='l',z=18): F(HF,z,0,(.08,.08,.12));T(a+rnd.uniform(-1,1),b+rnd.uniform(-1,1),t,al)
    F('Nimbus Sans',15,1);T(210,34,p.shop,'c');F('Nimbus Sans',8);T(210,47,'Heating - Cooling - Air Conditioning   Rt 11, Mt. Crawford VA   540-555-0161','c');F('Nimbus Sans',14,1,(.8,.1,.1));T(400,68,'08814','r')
    for k,(l,v) in enumerate([('NAME','Mrs. Arlene Bixby'),('CAR','2006 Toyota Sienna'),('MILES','198,400')]):
        F('Nimbus Sans',7);T(20,84+k*22,l);Hn(56,84+k*22,v);x.set_line_width(.5);x.set_source_rgb(.15,.2,.5);x.move_to(50,88+k*22);x.line_to(400,88+k*22);x.stroke()
    F('Nimbus Sans',7);T(290,84,'DATE');Hn(320,84,'7-16-24')
    y0=142;rh=25
    x.set_source_rgb(.15,.2,.5);x.rectangle(20,y0,380,rh*13);x.stroke()
    for k in range(1,13): x.move_to(20,y0+rh*k);x.line_to(400,y0+rh*k);x.stroke()
    for v in (58,262,328): x.move_to(v,y0);x.line_to(v,y0+rh*(9 if v<328 else 13));x.stroke()
    F('Nimbus Sans',8,1);T(26,y0+16,'QUAN.');T(64,y0+16,'MATERIAL AND WORK');T(268,y0+16,'PRICE');T(334,y0+16,'AMOUNT')
    for k,i in enumerate(R_,1):
        yy=y0+rh*k+19
        if i.q: Hn(34,yy,fq(i.q))
        Hn(64,yy,i.d)
        if i.u: Hn(324,yy,f"{i.u/100:.2f}",'r')
        Hn(395,yy,f"{i.a/100:.2f}",'r')
    for k,(l,v) in enumerate([('SUB-TOTAL',p.sub),('TAX',p.tax),('TOTAL',p.tot)]):
        yy=y0+rh*(9+k)+18;F('Nimbus Sans',9,1);T(322,yy,l,'r');Hn(395,yy,f"{v/100:.2f}",'r')
    F('Nimbus Sans',9,1);T(322,y0+rh*12+18,'PAID','r');Hn(340,y0+rh*12+18,'check')
    F('Nimbus Sans',7);T(20,490,'All claims and returned goods must be accompanied by this bill.');Hn(30,525,'blows 41 deg at vent. 1 yr on compressor',z=16)
    s.finish()
    photo(f,'b32',1800,2300,[(.07,.06),(.95,.09),(.92,.95),(.05,.92)],32,paper=(250,236,150),table=(132,92,58),dpi=300,light=(.3,.3));p.close(f)
# ---------- b33 photo: dealer service invoice, letter, other layout
def b33():
    p=Paper('b33','chromium+PIL','dealer_ro','Pinnacle Toyota of Greeley','209114',dict(year=2021,make='Toyota',model='Highlander',vin='5TDGZRBH4MS118830',mileage=60112),['photograph'],'jpg')
    J=[('1','60,000 mile maintenance',[('60K','Perform 60K major service',p.it('Perform 60K major service','Labor',24950)),('04152-YZZA1','Element kit, oil filter',p.it('Element kit, oil filter','Part',a=1049,q=1)),('00279-0WQTE','Motor oil 0W-20',p.it('Motor oil 0W-20','Part',a=5394,q=6)),('17801-F0050','Engine air filter',p.it('Engine air filter','Part',a=3416,q=1)),('87139-YZZ82','Cabin filter',p.it('Cabin filter','Part',a=2988,q=1))]),
       ('2','Key fob intermittent',[('KEYB','Replace fob battery',p.it('Replace fob battery','Service',1500))]),
       ('3','Install cross bars',[('ACC1','Install roof cross bars',p.it('Install roof cross bars','Labor',7500)),('PT278-48210','Cross bar set',p.it('Cross bar set','Part',a=34900,q=1))])]
    sup=p.it('Shop supplies and waste','Fee',2450);c1=p.off(4000);c2=p.off(3490)
    par=p.sum('Part');p.sub=p.net;p.tax=R((par-c2)*.0711);p.tot=p.sub+p.tax
    tr=''
    for n,t,rows in J:
        tr+=f'<tr class=h><td>#{n}<td colspan=4>{t}<td>'
        for a,dd,i in rows: tr+=f'<tr><td><td>{a}<td>{i.d}<td class=c>{fq(i.q) if i.q else ""}<td class=r>{m(i.a)}<td>C'
        if n=='1': tr+=f'<tr><td><td>COUP<td>Spring mailer, 60K service<td><td class=r>({m(c1)})<td>C'
        if n=='3': tr+=f'<tr><td><td>COUP<td>10% off accessories<td><td class=r>({m(c2)})<td>C'
    tr+='<tr class=h><td>#4<td colspan=4>Recall 23TA04, instrument panel bolt<td><tr><td><td>23TA04<td>Inspect and retorque<td><td class=r>No charge<td>W'
    f=chrome(f'''<style>@page{{size:letter;margin:13mm}}body{{font:14px "Liberation Sans"}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 5px}}.h td{{background:#e2e2e2;font-weight:700}}.r{{text-align:right}}.c{{text-align:center}}.v td{{border:1px solid #555}}</style><table><tr><td><span style="font-size:24px;font-weight:700;color:#b00">Pinnacle Toyota of Greeley</span><br>Service Department, 2355 W 29th St, Greeley, CO 80631<td class=r><b>Customer Invoice</b><br>RO 209114<br>May 6, 2025</table><table class=v><tr><td>Owner<br><b>Beatriz Holm</b><td>Vehicle<br><b>2021 Toyota Highlander XLE</b><td>VIN<br><b>5TDGZRBH4MS118830</b><tr><td>Advisor<br><b>Corey T.</b><td>Miles in<br><b>60,112</b><td>Promised<br><b>4:30 PM</b></table><br><table><tr style="border-bottom:2px solid #000"><td>Job<td>Code / part<td>Description<td class=c>Qty<td class=r>Amount<td>Pay</tr>{tr}</table><br><table style="width:52%;margin-left:48%" class=v><tr><td>{sup.d}<td class=r>{m(sup.a)}<tr><td>Coupons and specials (included above)<td class=r>({m(c1+c2)})<tr><td>Net of jobs and supplies<td class=r>{m(p.sub)}<tr><td>Sales tax<td class=r>{m(p.tax)}<tr><td><b>Customer total</b><td class=r><b>{d(p.tot)}</b></table><p>Thank you for choosing Pinnacle. You may get a survey; anything less than a 10, tell Corey first.</p>''','b33',SRC+'b33.pdf')
    photo(f,'b33',1800,2360,[(.05,.03),(.96,.05),(.98,.97),(.02,.95)],33,table=(88,96,104),dpi=230,light=(.2,.7),blur=.5);p.close(f)
# ---------- b34 photo: half-sheet, alignment & suspension estimate card, landscape
def b34():
    p=Paper('b34','weasyprint+PIL','shop_estimate','Straightline Alignment','771',dict(year=2017,make='Chrysler',model='Pacifica',mileage=104900),['photograph'],'jpg')
    rows=[('X',p.it('Four wheel alignment','Service',11900),''),('X',p.it('Outer tie rod, left','Service',14800),'part 62.00, labor 86.00'),('',None,'Inner tie rod, right','166.00'),('X',p.it('Lower control arm, left','Service',31200),'part 184.00, labor 128.00'),('X',p.it('Cam bolt kit','Part',3950),'both front'),('',None,'Rear shocks, pair','289.00')]
    fee=p.it('Shop charge','Fee',1495);off=p.off(2500)
    p.tax=R((6200+18400+3950)*.06);p.tot=p.net+p.tax
    tr=''
    for r in rows:
        if r[1]: tr+=f'<tr><td class=b>X<td>{r[1].d}<td class=n>{r[2]}<td class=r>{m(r[1].a)}'
        else: tr+=f'<tr class=g><td class=b>&nbsp;<td>{r[2]}<td class=n>customer will wait<td class=r>({r[3]})'
    f=weasy(f'''<style>@page{{size:8.5in 5.9in;margin:9mm 12mm}}body{{font:11.5pt "Nimbus Sans"}}table{{width:100%;border-collapse:collapse}}.k td{{border-bottom:1px solid #999;padding:3px 5px}}.b{{width:16px;border:1.5px solid #000!important;text-align:center;font-weight:700}}.r{{text-align:right}}.n{{font-size:9pt;color:#444}}.g{{color:#555}}</style><table><tr><td style="font-size:19pt;font-weight:700;color:#063">Straightline Alignment<td class=r>Estimate <b>771</b><br>10/21/2024</table>Frame, axle and front end. 88 Depot Ave, Grand Rapids, Mich. 616-555-0132<br><b>2017 Chrysler Pacifica</b>, 104,900 miles, for Piet Vandermolen<p style="margin:5px 0;font-size:9.5pt">Boxes with X are approved and in the total.</p><table class=k>{tr}</table><table style="width:46%;margin:6px 0 0 54%"><tr><td>{fee.d}<td class=r>{m(fee.a)}<tr><td>Align w/ parts, take off<td class=r>-{m(off)}<tr><td>6% tax, parts<td class=r>{m(p.tax)}<tr><td><b>Total of X'd work</b><td class=r><b>{m(p.tot)}</b></table>''','b34',SRC+'b34.pdf')
    photo(f,'b34',2200,1650,[(.05,.07),(.94,.04),(.97,.93),(.03,.95)],34,table=(150,140,128),dpi=260,light=(.5,.1));p.close(f)
HF='DkgHandwriting'
import sys
for f in sys.argv[1:]: globals()[f]()
