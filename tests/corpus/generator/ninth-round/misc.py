# cairo (thermal receipt, quick lube), groff (truck shop, dealer RO), LibreOffice (fleet, spreadsheet, letter), SVG menu, enscript text
import sys; sys.dont_write_bytecode=True
from base import *
import cairo
def lab(D,rows):
    for d,t,a,*r in rows: D.it(d,t,a,*(r or ()))
# ---- thermal receipt, ESC/POS style 42 columns, 80 mm
def thermal(i):
    F=[dict(shop='DISCOUNT MUFFLER & BRAKE',a=['4101 N BROADWAY ST','KNOXVILLE TN 37917','865-555-0171'],num='0-23817',veh=(2007,'Chevrolet','Impala'),L=[('CAT BACK PIPE 2-1/4','Part',1,8995),('MUFFLER TURBO 17631','Part',1,6450),('CLAMP 2.25 SADDLE','Part',3,425),('HANGER RUBBER','Part',2,675),('WELD + INSTALL','Labor',1,12000)],tax=.0925,taxl=False,coupon=('WEB COUPON 10 OFF',1000),pay=25000),
       dict(shop='Zip Oil & Tire #7',a=['2740 S Campbell Ave','Springfield MO 65807','(417) 555-0165'],num='7/118/0456',veh=(2020,'Nissan','Rogue'),L=[('TIRE PLUG/PATCH','Service',1,2999),('WIPER BLADE 26IN','Part',1,1899),('WIPER BLADE 17IN','Part',1,1699),('ENG AIR FILTER','Part',1,2799),('SHOP FEE','Fee',1,199)],tax=.08225,taxl=False,coupon=None,pay=None)][i]
    D=Doc('thermal-receipt',i,'pycairo',F['shop'],F['num'],F['veh'],['thermal receipt','tendered and change','narrow']+(['faded','curl'] if i else []))
    W=42;L=[];P=L.append
    for t in [F['shop']]+F['a']: P(t.center(W))
    P('');P(f"{['11/20/26  16:42','Nov 21 2026 11:05a'][i]:<22}{'INV '+F['num']:>20}");P(f"VEH {F['veh'][0]} {F['veh'][1]} {F['veh'][2]}");P(f"MI {['201544','58310'][i]}   BAY {2+i}  TECH {['RJ','M.K.'][i]}");P('-'*W);tb=0
    for d,t,q,u in F['L']:
        D.it(d,t,q*u,q,u if q>1 else None);tb+=q*u if t in('Part',) else 0
        if q>1: P(d);P(f"    {q} @ {D.n(u)}".ljust(30)+D.n(q*u).rjust(11)+('T' if t=='Part' else ' '))
        else: P(d.ljust(30)+D.n(u).rjust(11)+('T' if t=='Part' else ' '))
    if F['coupon']: D.disc.append(F['coupon'][1]);P(F['coupon'][0].ljust(30)+(D.n(-F['coupon'][1])).rjust(11))
    P('-'*W);D.subtotal=D.sum();D.tax=R(tb*F['tax']);D.total=D.subtotal+D.tax
    P('SUBTOTAL'.rjust(24)+D.n(D.subtotal).rjust(17));P(f"TAX {F['tax']*100:g}%".rjust(24)+D.n(D.tax).rjust(17));P('**TOTAL'.rjust(24)+D.m(D.total).rjust(17));P('')
    if F['pay']: x=((D.total+1999)//2000)*2000;P('CASH'.rjust(24)+D.n(x).rjust(17));P('CHANGE'.rjust(24)+D.n(x-D.total).rjust(17))
    else: P('DEBIT xx8802'.rjust(24)+D.n(D.total).rjust(17));P('AUTH 004417  AID A0000000980840'.center(W))
    P('');P(('Survey: win '+D.m(50000,dec=False)+'! code 4-3100-77' if i else 'MUFFLER WARRANTED AS LONG AS YOU OWN CAR').center(W));P('THANK YOU'.center(W))
    w=227;h=60+len(L)*11.4+46;s=cairo.PDFSurface(D.path,w,h);c=cairo.Context(s);c.set_source_rgb(1,1,1);c.paint();g=.05+.3*i;c.set_source_rgb(g,g,g*1.05);c.select_font_face('Noto Mono' if i else 'DejaVu Sans Mono');c.set_font_size(8.0);y=24
    for t in L:
        if '**' in t: c.select_font_face('DejaVu Sans Mono',cairo.FONT_SLANT_NORMAL,cairo.FONT_WEIGHT_BOLD)
        c.move_to(10,y);c.show_text(t);y+=11.4
    import random;random.seed(i+4);x=40
    while x<185: b=random.choice([.8,1.6,2.4]);c.rectangle(x,y+4,b,30);c.fill();x+=b+random.choice([1,1.8])
    s.finish();D.save()
# ---- quick lube invoice with declined upsells
def quicklube(i):
    F=[dict(shop='Speedy Drop Oil Change',num='00471-118',veh=(2017,'Nissan','Frontier'),L=[('SIGNATURE FULL SYN 5W-30 (UP TO 5 QT)','Service',1,9999),('ADDL QT SYN','Part',.9,1199),('OIL FILTER XG7317','Part',1,0),('PREMIUM CABIN FILTER','Part',1,5999),('ENV. DISPOSAL','Fee',1,399)],D=[('COOLANT EXCHANGE',14999),('SERPENTINE BELT',16999),('ENGINE AIR FILTER',3299)],disc=('$25 OFF SIGNATURE - EXP 11/30',2500),tax=1058),
       dict(shop="Pit Row Lube & Wash",num='22-90514',veh=(2022,'Kia','Sportage'),L=[('SYNTHETIC BLEND 5 QT','Service',1,6499),('FILTER, SPIN ON','Part',1,899),('TIRE ROTATION','Service',1,2499),('SHOP FEE 5%','Fee',1,495)],D=[('FUEL SYSTEM CLEAN',12999),('WIPERS PR',3998)],disc=('FLEET/MILITARY 10%',990),tax=612)][i]
    D=Doc('quick-lube',i,'pycairo',F['shop'],F['num'],F['veh'],['declined services with prices','zero price row' if i==0 else 'percent shop fee','coupon']+(['angle','shadow'] if i else []))
    s=cairo.PDFSurface(D.path,396,612);c=cairo.Context(s)
    def T(x,y,t,sz=8,b=False,r=False,col=(0,0,0),f='Roboto Condensed'):
        c.set_source_rgb(*col);c.select_font_face(f,0,1 if b else 0);c.set_font_size(sz);c.move_to(x-(c.text_extents(t).x_advance if r else 0),y);c.show_text(t)
    c.set_source_rgb(.98,.8,.1);c.rectangle(0,0,396,44);c.fill();T(14,29,F['shop'],20,True,f='Open Sans');T(386,20,'#'+F['num'],9,True,True);T(386,34,['11/19/26 12:08 PM bay 2','11/21/26 9:51 AM bay 1'][i],8,False,True)
    T(14,60,['3330 E Speedway Blvd, Tucson AZ 85716  520-555-0128','1012 Airport Rd NW, Huntsville AL 35802  256-555-0107'][i]);T(14,78,f"{F['veh'][0]} {F['veh'][1].upper()} {F['veh'][2].upper()}   {['4.0L V6','1.6T'][i]}   MILES {['77,905','33,140'][i]}   NEXT {['82,905','38,140'][i]}",9,True)
    y=100;T(14,y,'SERVICES TODAY',8,True,col=(.7,0,0));T(386,y,'PRICE',8,True,True,(.7,0,0));y+=15
    for d,t,q,u in F['L']:
        a=R(q*u);D.it(d,t,a,q if q!=1 else None,u if q!=1 else None);T(14,y,d+(f'   {q:g} x {D.n(u)}' if q!=1 else ''),9);T(386,y,D.n(a),9,r=True);y+=14
    D.disc.append(F['disc'][1]);T(14,y,F['disc'][0],9,col=(0,.4,0));T(386,y,D.n(-F['disc'][1]),9,r=True,col=(0,.4,0));y+=8
    if F['disc'][0][0]=='$': D.printed.append(2500)
    c.set_source_rgb(0,0,0);c.set_line_width(.7);c.move_to(220,y);c.line_to(386,y);c.stroke();y+=14;D.subtotal=D.sum();D.tax=F['tax'];D.total=D.subtotal+D.tax
    for n,v in (('Subtotal',D.subtotal),('Tax',D.tax),('TOTAL PAID',D.total)): T(300,y,n,10,n.isupper(),True);T(386,y,D.m(v),10,n.isupper(),True);y+=15
    y+=12;T(14,y,'RECOMMENDED BY TECH - DECLINED BY GUEST',8,True,col=(.7,0,0));y+=14
    for d,a in F['D']: T(14,y,'[X] '+d,9);T(386,y,D.n(a),9,r=True);y+=13
    y+=12;T(14,y,'CHECKED: tires 32/32/31/33 PSI   trans fluid OK   coolant OK   wipers OK   lights OK',7.5);y+=12;T(14,y,'Come back within 30 days for '+D.m(1000,dec=False)+' off a coolant exchange. Air freshener free.',7.5);s.finish();D.save()
# ---- groff tbl: diesel/truck shop and dealer RO with sections
def groff(D,src):
    p=f'{TMP}/{D.name}.roff';open(p,'w').write(src);ps=subprocess.run(['nice','-n','10','groff','-t','-Tps','-P-pletter',p],capture_output=True,check=True).stdout
    open(p[:-5]+'.ps','wb').write(ps);subprocess.run(['nice','-n','10','ps2pdf','-sPAPERSIZE=letter',p[:-5]+'.ps',D.path],check=True);D.save()
def diesel(i):
    F=[dict(shop='Tri-County Diesel & Truck Repair',ad='19200 US-20, Fremont, OH 43420  419.555.0139',num='W-30771',veh=(2016,'Freightliner','Cascadia'),u='Unit 118  VIN 3AKJGLD58GSGK1207  612,480 mi  DD15',L=[('Aftertreatment DPF clean, off-truck, bake and blow','Service',1,57500),('DEF doser valve A0001405539','Part',1,41890),('Gasket kit, aftertreatment','Part',1,13275),('Labor: R&R DPF/SCR can','Labor',5.5,16800),('Labor: forced regen, parked','Labor',1.5,16800),('Fuel filters, DD15 kit','Part',1,14960)],sup=.04,tax=.0725,dep=0),
       dict(shop='Ozark Fleet & Diesel',ad='3500 W Chestnut Expy, Springfield, MO 65802  (417) 555-0118',num='52208',veh=(2019,'Ford','F-350'),u='Unit F7  6.7L  148,002 mi',L=[('CP4 to DCR pump conversion kit','Part',1,219500),('Fuel rail and lines, LH/RH','Part',2,38640),('Labor: replace HP pump, flush lines','Labor',12.5,15500),('Diesel fuel drain and disposal','Fee',1,8500)],sup=.03,tax=.081,dep=0)][i]
    D=Doc('diesel-shop',i,'groff+ghostscript',F['shop'],F['num'],F['veh'],['labor hours x rate in columns','percent shop supplies','heavy truck' if i==0 else 'large amounts']+(['crumple'] if i else []))
    rows='';pt=lt=0
    for d,t,q,u in F['L']:
        a=R(q*u);D.it(d,t,a,q,u);rows+=f'{d}\t{q:.1f}\t{D.n(u)}\t{D.n(a)}\n'
        if t=='Part':pt+=a
        if t=='Labor':lt+=a
    s=R(lt*F['sup']);D.it('Shop supplies %g%% of labor'%(F['sup']*100),'Fee',s);rows+='Shop supplies %g%% of labor\t\t\t%s\n'%(F['sup']*100,D.n(s))
    D.subtotal=D.sum();D.tax=R(pt*F['tax']);D.total=D.subtotal+D.tax
    groff(D,f".po 0.8i\n.ll 6.9i\n.pl 11i\n.fam H\n.ps 20\n.vs 24\n.sp 3\n.ft B\n{F['shop']}\n.ft R\n.ps 10\n.vs 13\n.br\n{F['ad']}\n.sp\n\\l'6.9i'\n.sp\n.ft B\nWORK ORDER / INVOICE {F['num']}\n.ft R\n.br\n{' '.join(map(str,F['veh']))}   {F['u']}\n.br\nDate in 11/1{i+1}/26 6:30   Terms {['Net 30','COD'][i]}   PO {['BR-4471','verbal Jim'][i]}\n.sp 1.5\n.fam T\n.ps 11\n.vs 15\n.TS\nallbox tab(\t) center;\ncb cb cb cb\nlw(3.8i) n n n.\nDescription\tQty/Hrs\tRate\tAmount\n{rows}.TE\n.sp\n.TS\ntab(\t) center;\nlw(4.6i) rw(1.5i).\nSubtotal\t{D.n(D.subtotal)}\nSales tax on parts {F['tax']*100:g}%\t{D.n(D.tax)}\n\\fBInvoice total\\fP\t\\fB${D.n(D.total)}\\fP\n.TE\n.sp 2\n.ps 9\n.vs 11\nPast due accounts 1.5% per month. {'Previous balance on account '+D.m(118420)+' as of 10/31, not included above.' if i==0 else 'Road call rate '+D.m(17500)+'/hr portal to portal.'} Comeback warranty 90 days, progressive damage excluded.\n")
# ---- plain text via enscript: small-town estimate printed from a DOS program
def plaintext(i):
    F=[dict(shop='WESTFALL AUTO ELECTRIC',num='E3308',veh=(1998,'Chevrolet','K1500'),L=[('REBUILD STARTER, BENCH','Labor',8500),('SOLENOID & DRIVE','Part',6245),('BATTERY CABLES, MADE UP, 2','Part',5800),('INSTALL & TEST CHARGING SYSTEM','Labor',9750)],tax=.053),
       dict(shop='A-1 RADIATOR & AIR',num='11906',veh=(2005,'Dodge','Grand Caravan'),L=[('HEATER CORE','Part',8960),('R&R HEATER CORE - DASH OUT','Labor',71500),('R134A 2.2 LB','Part',9900),('COOLANT 2 GAL','Part',3998),('FREON RECOVERY','Fee',3500)],tax=.0775)][i]
    D=Doc('plain-text',i,'enscript+ghostscript',F['shop'],F['num'],F['veh'],['monospace text','dot leaders','estimate range text']+(['fax 1-bit'] if i else []))
    L=['',' '*18+F['shop'],' '*14+['RT 11 SOUTH  HARRISONBURG VA   540-555-0131','1220 W MAIN  EL CAJON CA 92020  619 555 0189'][i],'',f"  ESTIMATE {F['num']}     {['10-30-26','11-06-26'][i]}     TIME 3:15 PM",f"  {F['veh'][0]} {F['veh'][1].upper()} {F['veh'][2].upper()}   {['5.7','3.3 V6'][i]}  {['MR DOVE','PHIL ARCE'][i]}",'']
    tb=0
    for d,t,a in F['L']: D.it(d,t,a);tb+=a if t=='Part' else 0;L.append('  '+(d+' ').ljust(46,'.')+D.n(a).rjust(12))
    D.tax=R(tb*F['tax']);D.total=D.sum()+D.tax
    L+=['','  '+('TAX ON PARTS %g%% '%(F['tax']*100)).ljust(46,'.')+D.n(D.tax).rjust(12),'  '+' '*46+'='*12,'  '+'ESTIMATED TOTAL'.ljust(46)+D.m(D.total).rjust(12),'','  CHARGES WILL NOT EXCEED ESTIMATE BY MORE THAN 10%',f"  IF TEARDOWN NOT AUTHORIZED, CHARGE IS {D.m(9500)}",'  OPEN 8-5  CLOSED SAT','','  X______________________']
    p=f'{TMP}/{D.name}.txt';open(p,'w').write('\n'.join(L)+'\n');subprocess.run(['enscript','-q','-B','-fCourier11','-MLetter','-p',p[:-4]+'.ps',p]);subprocess.run(['ps2pdf',p[:-4]+'.ps',D.path],check=True);D.save()
# ---- SVG menu board, no quote
def menu(i):
    F=[dict(shop='Crankcase Charlie\'s',h='BRAKES • OIL • INSPECTION',G=[('OIL CHANGES',[('Conventional, 5 qt',4499),('Synthetic blend',6499),('Full synthetic',8999),('Diesel, up to 15 qt',14999)]),('BRAKES (per axle)',[('Pads',18999),('Pads + rotors',38999),('Fluid flush',11999)]),('OTHER',[('State inspection',2150),('Alignment, 4 wheel',10999),('A/C check',5999),('Battery install, from',18999)])]),
       dict(shop='Island Tire & Lube',h='SERVICE MENU – EFFECTIVE NOV 1, 2026',G=[('TIRES',[('Rotation',2500),('Flat repair',3000),('Mount & balance, each',2800),('TPMS reset',1500)]),('FLUIDS',[('Transmission drain & fill',18900),('Coolant exchange',14900),('Differential, each',8900)])])][i]
    D=Doc('menu-board',i,'rsvg-convert',F['shop'],None,(None,None,None),['price list, no quote']+(['photo of a wall board','angle'] if i else []),'menu')
    y=150;o=''
    for g,rows in F['G']:
        o+=f'<text x="60" y="{y}" font-size="30" fill="#ffd23f" font-weight="bold">{g}</text>';y+=44
        for d,a in rows: o+=f'<text x="80" y="{y}" font-size="25" fill="#fff">{d.replace("&","&amp;")}</text><line x1="420" x2="590" y1="{y-4}" y2="{y-4}" stroke="#fff" stroke-dasharray="2 8"/><text x="720" y="{y}" font-size="27" fill="#fff" text-anchor="end">{D.m(a)}</text>';y+=40
        y+=24
    f='URW Bookman' if i==0 else 'Humor Sans'
    fo='Most cars. Add '+D.m(799)+' per extra quart. Shop fee up to '+D.m(2500)+'.' if i==0 else 'Ask about our '+D.m(1000,dec=False)+' keiki discount. 808-555-0116'
    svg=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 790 {y+70}" width="790" height="{y+70}" font-family="{f}"><rect width="790" height="{y+70}" fill="{["#20302a","#123a5a"][i]}"/><text x="395" y="64" font-size="44" fill="#fff" text-anchor="middle">{F["shop"].replace("&","&amp;")}</text><text x="395" y="102" font-size="22" fill="#9fe0c0" text-anchor="middle">{F["h"]}</text>{o}<text x="60" y="{y+30}" font-size="18" fill="#ccc">{fo}</text></svg>'
    p=f'{TMP}/{D.name}.svg';open(p,'w').write(svg);subprocess.run(['rsvg-convert','-f','pdf','-o',D.path,p],check=True);D.save()
# ---- LibreOffice
def lo(D,content,ext,infilter=None):
    p=f'{TMP}/{D.name}.{ext}';open(p,'w').write(content);c=['nice','-n','10','soffice','--headless','--convert-to','pdf','--outdir',TMP]+([f'--infilter={infilter}'] if infilter else [])+[p]
    subprocess.run(c,check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=120)
    if D.i==0: os.replace(f'{TMP}/{D.name}.pdf',D.path)
    D.save()
from xml.sax.saxutils import escape
def fods(D,cols,rows,land=False,grid=False,scale=100):
    # rows: list of list of (text, style) ; styles: n,b,h,r,rb
    st={'n':'','b':'<style:text-properties fo:font-weight="bold"/>','h':'<style:table-cell-properties fo:background-color="#c6d9f0" fo:border="0.5pt solid #000"/><style:text-properties fo:font-weight="bold"/>','r':'<style:paragraph-properties fo:text-align="end"/>','rb':'<style:paragraph-properties fo:text-align="end"/><style:text-properties fo:font-weight="bold"/>','x':'<style:table-cell-properties fo:border="0.5pt solid #000"/>','xr':'<style:table-cell-properties fo:border="0.5pt solid #000"/><style:paragraph-properties fo:text-align="end"/>'}
    auto=''.join(f'<style:style style:name="{k}" style:family="table-cell">{v}</style:style>' for k,v in st.items())+''.join(f'<style:style style:name="co{k}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for k,w in enumerate(cols))
    w,h=(11,8.5) if land else (8.5,11)
    auto+=f'<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="{w}in" fo:page-height="{h}in" style:print-orientation="{"landscape" if land else "portrait"}" fo:margin="0.6in" style:scale-to="{scale}%" style:print="objects charts drawings {"grid headers" if grid else ""}"/></style:page-layout><style:style style:name="ta" style:family="table" style:master-page-name="Default"/>'
    body=''.join(f'<table:table-column table:style-name="co{k}"/>' for k in range(len(cols)))
    for r in rows: body+='<table:table-row>'+''.join(f'<table:table-cell table:style-name="{s}" office:value-type="string"><text:p>{escape(str(t))}</text:p></table:table-cell>' for t,s in r)+('<table:table-cell/>' if not r else '')+'</table:table-row>'
    lo(D,f'<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:styles><style:default-style style:family="table-cell"><style:text-properties style:font-name="Liberation Sans" fo:font-size="10pt"/></style:default-style></office:styles><office:automatic-styles>{auto}</office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm"/></office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet1" table:style-name="ta">{body}</table:table></office:spreadsheet></office:body></office:document>','fods')
def fleet(i):
    F=[dict(shop='Summit Fleet Services Inc.',num='FS-2026-11873',veh=(2021,'Ford','Transit 250'),u='V-2214',c='Mountain Parcel Co.',L=[('013-001','Front brake pads, severe duty','Part',1,11240),('013-001','Front rotors','Part',2,9875),('013-001','R&R front brakes','Labor',1.5,12800),('045-000','PM-B service','Service',1,14500),('017-001','Tire LT235/65R16 121R','Part',2,17495),('017-001','Mount and balance','Labor',2,2800),('099-000','Environmental','Fee',1,600)]),
       dict(shop='City Wide Fleet Maintenance',num='INV 55041',veh=(2018,'GMC','Savana 3500'),u='MED-06',c='Tri-Lakes EMS',L=[('032-001','Alternator 220A','Part',1,48900),('032-001','R&R alternator','Labor',1.3,13500),('034-003','Headlamp bulb H11','Part',2,1975),('002-000','A/C inspect','Labor',.5,13500)])][i]
    D=Doc('fleet-vendor',i,'LibreOffice Calc',F['shop'],F['num'],F['veh'],['landscape','VMRS codes','tax exempt zero tax','credit from earlier invoice']+(['angle','curl'] if i else []))
    rows=[[(F['shop'],'b')],[('700 Industrial Loop, Unit 4, Salt Lake City UT 84104   801-555-0103' if i==0 else '55 Depot St, Branson MO 65616   417-555-0190','n')],[],[('Customer','h'),(F['c'],'x'),('Invoice','h'),(F['num'],'x'),('Date','h'),('11/15/2026','x')],[('Unit','h'),(F['u']+'  '+' '.join(map(str,F['veh'])),'x'),('Meter','h'),(['88,417','121,960'][i],'x'),('PO','h'),(['4500128843','EMS-1177'][i],'x')],[],[(t,'h') for t in ('VMRS','Description','Type','Qty/Hr','Price','Ext Amount')]]
    for v,d,t,q,u in F['L']: a=R(q*u);D.it(d,t,a,q,u);rows.append([(v,'x'),(d,'x'),(t[0],'x'),(f'{q:.2f}','xr'),(D.n(u),'xr'),(D.n(a),'xr')])
    D.subtotal=D.sum();D.tax=0;D.total=D.subtotal
    for n,v in (('Subtotal',D.subtotal),('Tax (exempt)',0),('Invoice Total USD',D.total)): rows.append([('','n')]*4+[(n,'rb' if 'T' in n[:9] and 'Inv' in n else 'r'),(D.n(v),'rb' if 'Inv' in n else 'r')])
    rows+=[[],[('Remit to: P.O. Box 41180.  Net 30.  Approval limit per PO '+D.m(150000)+'.  '+('Open credit memo CM-118 '+D.m(4250)+' not applied.' if i else 'Downtime 4:35 hrs.'),'n')]]
    fods(D,[.9,3.8,.9,1.1,1.5,1.5],rows,land=True)
def sheet(i):
    F=[dict(shop="Rusty's Restorations",num=None,veh=(1972,'Chevrolet','C10'),L=[('Disc brake conversion kit','Part',1,64900),('Master cyl + booster','Part',1,21450),('SS brake lines','Part',1,15800),('Fab / bend / install','Labor',14,9500),('DOT 4 fluid','Part',3,1299),('Powder coat brackets (sent out)','Service',1,18000)],tax=.0),
       dict(shop='Kim Auto Repair',num=None,veh=(2014,'Lexus','ES 350'),L=[('Front control arm L','Part',1,18900),('Front control arm R','Part',1,18900),('Labor','Labor',4,11000),('Alignment','Service',1,9900)],tax=.095)][i]
    D=Doc('spreadsheet-print',i,'LibreOffice Calc',F['shop'],None,F['veh'],['gridlines and row/column headings','no document number']+(['scan skew'] if i else []))
    rows=[[(F['shop'],'b'),('','n'),('','n'),('','n'),(f'11/{7+i}/2026','n')],[(' '.join(map(str,F['veh'])),'n')],[],[('item','b'),('type','b'),('qty','b'),('each','b'),('total','b')]]
    for d,t,q,u in F['L']: a=R(q*u);D.it(d,t,a,q,u);rows.append([(d,'n'),(t.lower(),'n'),(f'{q:g}','r'),(D.m(u),'r'),(D.m(a),'r')])
    D.subtotal=D.sum();rows+=[[],[('subtotal','n')]+[('','n')]*3+[(D.m(D.subtotal),'r')]]
    if F['tax']: tb=sum(x['totalPrice'] for x in D.items if x['type']=='Part');D.tax=R(tb*F['tax']);rows.append([('tax parts %g%%'%(F['tax']*100),'n')]+[('','n')]*3+[(D.m(D.tax),'r')])
    D.total=D.subtotal+(D.tax or 0);rows+=[[('TOTAL','b')]+[('','n')]*3+[(D.m(D.total),'rb')],[],[(['paid so far','zelle recd 11/8'][i],'n')]+[('','n')]*3+[(D.m([100000,20000][i]),'r')],[('left','n')]+[('','n')]*3+[(D.m(D.total-[100000,20000][i]),'r')]]
    fods(D,[2.7,.8,.6,1.1,1.2],rows,grid=True)
def letter(i):
    F=[dict(shop='Whitcomb Motor Company',num='2026-316',veh=(2018,'Jeep','Grand Cherokee'),L=[('Replacement of the left and right valve cover gaskets','Service',74280),('Oil filter adapter housing (aluminum, upgraded)','Part',28965),('Labor for the oil filter adapter, 3.2 hours','Labor',52800),('Engine degrease and UV dye recheck','Labor',9500)],tax=2317),
       dict(shop='Osgood & Daughters Auto',num='L-88',veh=(2012,'Mercedes-Benz','E350'),L=[('Rear air spring, left (Arnott)','Part',31200),('Rear air spring, right (Arnott)','Part',31200),('Installation of both, with level calibration','Labor',57600)],tax=None)][i]
    D=Doc('word-letter',i,'LibreOffice Writer',F['shop'],F['num'],F['veh'],['letter with prose and small table','alternative price in text']+(['warm light','shadow'] if i else []))
    rows=''
    for d,t,a in F['L']: D.it(d,t,a);rows+=f'<tr><td width="75%"><font face="Liberation Serif">{escape(d)}</font></td><td width="25%" align="right"><font face="Liberation Serif">{D.m(a)}</font></td></tr>'
    if F['tax']: D.tax=F['tax'];rows+=f'<tr><td>Sales tax</td><td align="right">{D.m(D.tax)}</td></tr>'
    D.total=D.sum()+(D.tax or 0);rows+=f'<tr><td><b>Total estimate</b></td><td align="right"><b>{D.m(D.total)}</b></td></tr>'
    b=f"<html><body style='font-family:Liberation Serif;font-size:12pt'><p align=center><font size=6><b>{escape(F['shop'])}</b></font><br>{['14 Depot Square, Concord, NH 03301 · (603) 555-0152','231 Bridge Street, Northampton, MA 01060 · (413) 555-0199'][i]}</p><p>November {6+i*6}, 2026</p><p>{['Mr. Harold Beckwith<br>9 Orchard Lane<br>Bow, NH 03304','Ms. Ines Carvalho<br>Florence, MA'][i]}</p><p>Re: {' '.join(map(str,F['veh']))}, our estimate no. {F['num']}</p><p>Dear {['Mr. Beckwith','Ms. Carvalho'][i]}:</p><p>{['As discussed by telephone this morning at 9:40, your vehicle loses about a quart of oil every 1,000 miles. We recommend the following:','Thank you for your patience. The rear of the car sinks overnight because both air springs leak at the bead. Our price, labor and parts included, no tax is added, is as follows:'][i]}</p><table border=1 cellpadding=4 cellspacing=0 width='100%'>{rows}</table><p>{'You asked about a used engine. We do not advise it; with '+D.m(420000,dec=False)+' or more for the unit alone, it does not pay. Your extended warranty may cover up to '+D.m(150000,dec=False)+' less a '+D.m(10000,dec=False)+' deductible.' if i==0 else 'A dealer would ask about '+D.m(265000,dec=False)+' for the same. We require '+D.m(50000,dec=False)+' in advance.'} This estimate is valid until December 31, 2026.</p><p>Sincerely,</p><p><br>{['James Whitcomb','Ruth Osgood'][i]}</p></body></html>"
    p=f'{TMP}/{D.name}.html';open(p,'w').write(b)
    E=dict(stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,check=True,timeout=120)
    subprocess.run(['nice','soffice','--headless','--infilter=HTML (StarWriter)','--convert-to','odt','--outdir',TMP,p],**E);subprocess.run(['nice','soffice','--headless','--convert-to','pdf','--outdir',TMP,p[:-5]+'.odt'],**E)
    if i==0: os.replace(f'{TMP}/{D.name}.pdf',D.path)
    D.save()
if __name__=='__main__':
    for f in (thermal,quicklube,diesel,plaintext,menu,fleet,sheet,letter):
        if len(sys.argv)>1 and f.__name__ not in sys.argv[1:]: continue
        for i in (0,1): f(i)
        print(f.__name__,'ok',flush=True)
