from lib import *
from b import typst,esc,textwrap
from photo import *
from PIL import ImageDraw,ImageFont
import sys
def pdf2png(p,dpi=190): subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',p,p[:-4]],check=True)
# p01: typst invoice photographed on a wooden table
def p01():
    R=11500
    items=[I("CATALYTIC CONVERTER DIRECT FIT","Part",1,64250,c="CC-16421"),I("EXHAUST GASKET","Part",2,1175,c="EG-31610"),I("OXYGEN SENSOR DOWNSTREAM","Part",1,8980,c="OS-2344"),I("SPRING BOLT KIT","Part",2,895,c="HW-8037"),I("LABOR - EXHAUST","Labor",2.4,R,c="LAB-EX"),I("LABOR - DIAGNOSTIC P0420","Labor",1,R,c="LAB-DG"),I("SHOP MATERIALS","Fee",1,1995,c="SHOP"),I("SCRAP / EPA","Fee",1,600,c="EPA")]
    sub=S(items); tax=pct(S(items,'Part'),9.95); tot=sub+tax; v=vin("2T1BURHE_GC553218")
    rows=''.join(f"[{i['quantity']:g}],[{i['x']['c']}],[{esc(i['description'])}],[{m(i['unitPrice'])}],[{m(i['totalPrice'])}],\n" for i in items)
    typst('p01src',f'''#set page("us-letter",margin:0.55in)
#set text(font:"Liberation Sans",size:10.5pt)
#align(center)[#text(24pt,weight:"bold",font:"Liberation Serif")[Pelican Muffler & Brake] \\ 3318 Florida Blvd., Baton Rouge, LA 70806 \\ *225-555-0174* #h(10pt) Se habla español]
#v(4pt)
#grid(columns:(1fr,190pt),gutter:10pt,rect(width:100%,height:82pt,inset:7pt,radius:6pt)[*Name* #h(8pt) DARNELL ROBICHEAUX \\ *Addr* #h(10pt) 6120 GREENWELL ST \\ *City* #h(12pt) BATON ROUGE LA 70812 \\ *Tel* #h(16pt) 225-555-0103],rect(width:100%,height:82pt,inset:7pt,radius:6pt)[#text(14pt)[*INVOICE 60418*] \\ 08/21/2025 \\ SALESMAN: TY \\ TERMS: CASH])
#rect(width:100%,inset:6pt,radius:6pt)[YEAR *2016* #h(8pt) MAKE *TOYOTA* #h(8pt) MODEL *COROLLA LE* #h(8pt) MILES *128,590* #h(8pt) PLATE *481 DKT* \\ VIN *{v}*]
#table(columns:(42pt,84pt,1fr,72pt,78pt),inset:(x:5pt,y:6pt),align:(center,left,left,right,right),fill:(x,y)=>if y==0 {{black}} else {{none}},stroke:(x:0.7pt,y:none),..("QTY","PART NO.","DESCRIPTION","PRICE EA","AMOUNT").map(s=>text(white,9pt,weight:"bold")[#s]),
{rows}[],[],[#v(62pt) MUFFLER CLAMP GOOD, NO CHARGE],[],[],table.hline())
#align(right,table(columns:(150pt,90pt),inset:5pt,align:(left,right),[SUB TOTAL],[{m(sub)}],[TAX 9.95% PARTS],[{m(tax)}],[*PAY THIS AMOUNT*],[*\\${m(tot)}*]))
#text(8.5pt)[No refund on electrical parts. Converter warranty 5 yr / 50,000 mi. shell, 2 yr / 24,000 substrate. Labor 90 days.]
#v(26pt)
X #box(width:220pt,line(length:100%)) #h(20pt) _Thank you, come back and see us!_
''',SRC+'/p01src.pdf'); pdf2png(SRC+'/p01src.pdf')
    shoot(SRC+'/p01src.png',[(120,110),(1415,70),(1470,1880),(60,1850)],1530,2000,OUT+'/p01.jpg',seed=3,curl=9,light=(0.74,1.08),angle=0.9,shadow=[(1530,1200,700,2000,420,0.33)],blur=0.85,noise=2.4,q=78,folds=[(0.335,True,0.10),(0.667,True,0.08)])
    label('p01','p01.jpg','60418','Pelican Muffler & Brake',(2016,'Toyota','Corolla',v,128590),items,[],sub,tax,tot,'chain' if 0 else 'independent','LA',['photo'])
# p02: fax black and white
def p02():
    R=13000
    items=[I("REBUILD KIT 4L60E W/ FRICTIONS, BANDS","Part",1,48500),I("TORQUE CONVERTER REMAN","Part",1,26500),I("SHIFT SOLENOID SET","Part",1,14250),I("ATF DEXRON VI (QT)","Part",12,895),I("TRANS COOLER FLUSH","Service",1,9500),I("REMOVE, OVERHAUL, REINSTALL","Labor",13.5,R),I("FLUID DISPOSAL","Fee",1,1500)]
    disc=10000; sub=S(items); tax=pct(S(items,'Part'),7.0); tot=sub-disc+tax
    o=["","      HOOSIER TRANSMISSION EXCHANGE","      2750 MADISON AVE  INDIANAPOLIS IN 46225","      PH 317-555-0157     FAX 317-555-0158","","      FAX QUOTATION            PAGES: 1","","      TO:    EARL MCNABB       FAX: 317-555-0120","      FROM:  GENE              DATE: 02/13/2024","      QUOTE: T-4093","      UNIT:  2011 CHEVROLET SILVERADO 1500","             ODO 187,226","",
       "      "+f"{'DESCRIPTION':<40}{'UNITS':>6}{'EACH':>10}{'EXTENDED':>11}","      "+"="*67]
    for i in items: o.append("      "+f"{i['description']:<40}{i['quantity']:>6g}{m(i['unitPrice'],False):>10}{m(i['totalPrice'],False):>11}")
    o+=["      "+"-"*67]
    for a,b in (("SUBTOTAL",m(sub,False)),("CASH DISCOUNT","-"+m(disc,False)),("IN SALES TAX 7% PARTS",m(tax,False)),("QUOTE TOTAL",m(tot,False))): o.append("      "+f"{a:>56}{b:>11}")
    o+=["","      INCLUDES 3 YR / 100,000 MI NATIONWIDE WARRANTY.","      CORE IS YOUR OWN UNIT. HARD PARTS (DRUMS, PUMP) EXTRA IF","      BURNED - WILL CALL BEFORE. 2 TO 3 DAYS ONCE IN THE BAY.","","      THANKS EARL"]
    open('p02.txt','w').write('\n'.join(o)+'\n'); subprocess.run("enscript -q -B -M Letter -f Courier-Bold10.2 --margins=30:20:70:30 -o - p02.txt | ps2pdf -sPAPERSIZE=letter - p02src.pdf",shell=True,cwd=SRC,check=True); pdf2png(SRC+'/p02src.pdf',204)
    im=Image.open(SRC+'/p02src.png').convert('L'); W,H=im.size; d=ImageDraw.Draw(im); f=ImageFont.truetype('/usr/share/fonts/truetype/liberation/LiberationMono-Bold.ttf',26)
    im=im.rotate(0.9,resample=Image.BICUBIC,fillcolor=255); d=ImageDraw.Draw(im); d.text((60,14),"FEB-13-2024 TUE 03:42 PM  HOOSIER TRANS       FAX 3175550158      P. 01/01",font=f,fill=0)
    # fine mode: 204 x 196 roughly; squeeze then threshold
    rng=np.random.default_rng(8); im=im.filter(ImageFilter.GaussianBlur(1.1)); a=np.array(im,float)+rng.normal(0,26,(H,W)); 
    for x in (412,413,1390): a[:,x]-=np.where(rng.random(H)<.55,120,0)
    sp=rng.random((H,W)); a[sp<0.00035]=0; 
    k=rng.integers(0,H,5)
    for y in k: a[y:y+1,:]+=140
    b=(a>150)*255
    dil=Image.fromarray(b.astype('uint8')).filter(ImageFilter.MinFilter(3)); dil=Image.blend(dil,Image.fromarray(b.astype('uint8')),0.5).point(lambda p:255 if p>120 else 0)
    g=dil.resize((int(W*.78),int(H*.78)),Image.BILINEAR)
    import os
    q=60
    while 1:
        g.save(OUT+'/p02.jpg',quality=q); 
        if os.path.getsize(OUT+'/p02.jpg')<295000: break
        q-=5
    print('p02',os.path.getsize(OUT+'/p02.jpg'),q,g.size)
    label('p02','p02.jpg','T-4093','HOOSIER TRANSMISSION EXCHANGE',(2011,'Chevrolet','Silverado 1500',None,187226),items,[disc],sub,tax,tot,'independent','IN',['fax','scan'])
# p03: thermal till receipt drawn with Pillow
def p03():
    items=[I("OIL CHG HIGH MILEAGE 5QT","Service",1,None,6988),I("TIRE REPAIR PLUG/PATCH","Service",2,1500),I("WIPER BLADE 22IN","Part",2,1697),I("HEADLIGHT BULB H11","Part",1,None,1988),I("BULB INSTALL","Labor",1,None,1000),I("TIRE BALANCE","Service",2,1400),I("USED OIL FEE","Fee",1,None,250)]
    disc=500; sub=S(items)-disc; tax=pct(2*1697+1988,7); tot=sub+tax
    L=[("c","BIGBARN SUPERCENTER",1),("c","AUTO CARE CENTER #2218",0),("c","4801 W PIKE ST",0),("c","CLARKSBURG WV 26301",0),("c","304-555-0115",0),("",""),("l","WORK ORDER 2218-77410"),("l","06/28/2025 02:19PM  ASSOC 118"),("l","2010 FORD FUSION  GRAY"),("l","MILEAGE 164025  TAG 5KD 881"),("-","")]
    for i in items:
        L.append(("r",i['description'],m(i['totalPrice'])+(' T' if i['type']=='Part' else '  ')))
        if i['unitPrice']: L.append(("l",f"   {i['quantity']} AT 1 FOR {m(i['unitPrice'])}"))
    L+=[("r","COUPON 4471 OIL CHG",m(disc)+'- '),("-",""),("r","     SUBTOTAL",m(sub)+'  '),("r","     TAX 1 7.000%",m(tax)+'  '),("r","     TOTAL",m(tot)+'  '),("r","     DEBIT TEND",m(tot)+'  '),("r","     CHANGE DUE","0.00  "),("",""),("l","ACCT **** **** **** 3318"),("l","APPR CODE 702551"),("",""),("l","TIRES: LF 5 RF 5 LR 4 RR 4 /32"),("l","LUG NUTS TORQUED 100 FT LB"),("l","RECHECK AFTER 50 MILES"),("",""),("c","TC# 5580 1172 9034 0081",0),("bar",""),("c","THANK YOU - KEEP RECEIPT",0)]
    f=ImageFont.truetype('fonts/share-tech-mono-400.ttf',40); fb=ImageFont.truetype('fonts/share-tech-mono-400.ttf',52); cw=f.getlength('M'); N=36; W=int(cw*N)+90; H=90+len(L)*47+90
    im=Image.new('L',(W,H),246); d=ImageDraw.Draw(im); y=60
    rng=np.random.default_rng(4)
    for l in L:
        if l[0]=='c': ff=fb if l[2] else f; d.text(((W-ff.getlength(l[1]))/2,y),l[1],font=ff,fill=52)
        elif l[0]=='l': d.text((45,y),l[1],font=f,fill=52)
        elif l[0]=='-': d.text((45,y),'-'*N,font=f,fill=52)
        elif l[0]=='r': d.text((45,y),l[1],font=f,fill=52); d.text((45+cw*(N-len(l[2])),y),l[2],font=f,fill=52)
        elif l[0]=='bar':
            x=120
            while x<W-120: w=int(rng.integers(3,9)); d.rectangle([x,y+4,x+w,y+70],fill=52); x+=w+int(rng.integers(3,9))
            y+=34
        y+=54 if l[0]=='c' and l[2] else 47
    im=im.crop((0,0,W,min(H,y+60))); a=np.array(im,float); a+= (255-a)*0.10*(np.sin(np.arange(a.shape[1])/61.)[None,:]+1)/2; a=np.clip(a,0,255)
    Image.fromarray(a.astype('uint8')).save('p03src.png'); w,h=im.size; print(w,h)
    HH=2000; ww=int(HH*0.93*w/h); x0=(1300-ww)//2
    shoot(SRC+'/p03src.png',[(x0-8,70),(x0+ww-4,48),(x0+ww+34,1930),(x0+14,1952)],1300,2000,OUT+'/p03.jpg',bg='cloth',seed=5,curl=12,light=(0.78,1.05),angle=0.1,shadow=[(0,0,420,2000,90,0.22)],blur=0.8,noise=2.6,tint=(1,0.99,0.96),q=76,folds=[(0.5,True,0.12)],base=(70,74,84))
    label('p03','p03.jpg','2218-77410','BIGBARN SUPERCENTER',(2010,'Ford','Fusion',None,164025),items,[disc],sub,tax,tot,'chain','WV',['photo','thermal'])
# p04: dealer quick-lane quote, chromium -> photo with hand shadow and blur
def p04():
    J=[("30K Factory Scheduled Maintenance",28900,14160),("Front Brake Pads & Resurface Rotors",21500,13995),("Rear Differential Fluid",8900,4780),("Battery Terminal Clean & Protect",3995,0),("Tire Rotation & Balance",6995,0)]
    items=[I(n,"Service",1,None,a+b) for n,a,b in J]+[I("Shop Charges","Fee",1,None,4250)]
    disc=3000; sub=S(items); tax=pct(sum(b for _,_,b in J)+0,6); tot=sub-disc+tax
    rows=''.join(f"<tr><td class=k style='background:{c}'>{s}</td><td>{n.replace('&','&amp;')}</td><td class=r>{m(a)}</td><td class=r>{m(b) if b else '&ndash;'}</td><td class=r><b>{m(a+b)}</b></td></tr>" for (n,a,b),c,s in zip(J,("#f2c200","#d22","#f2c200","#f2c200","#3a3"),("DUE","NOW","DUE","DUE","DUE")))
    html=f'''<style>@page{{size:letter;margin:14mm}}body{{font:12.5pt "Open Sans"}}table{{width:100%;border-collapse:collapse;font-size:12.5pt}}.g td,.g th{{border-bottom:1px solid #999;padding:9px 7px;text-align:left}}.r{{text-align:right!important}}.k{{color:#111;font-weight:700;text-align:center!important;width:52px}}.bar{{background:#1b2b5b;color:#fff;padding:10px 14px;font:700 21pt "Open Sans";margin-bottom:8px}}</style>
    <div class=bar>SUPERIOR SHORES GMC <span style="font-size:11pt;float:right;padding-top:10px">CERTIFIED SERVICE &middot; EXPRESS LANE</span></div>
    <div style="font-size:10.5pt">2601 US-41 West, Marquette, MI 49855 &nbsp; Service 906-555-0181</div><h2 style="margin:14px 0 8px">Service Quote &nbsp; SQ-15597</h2>
    <table><tr><td>Guest: <b>Annika Maki</b><br>Advisor: Rob T. (#31)<br>Date: 05/01/2026<td>2022 GMC Terrain SLE AWD<br>Odometer 31,450 mi<br>Stk/Tag 0417</table><br>
    <table class=g style="border-top:2px solid #1b2b5b"><tr><th><th>Recommended service<th class=r>Labor<th class=r>Parts<th class=r>Price</tr>{rows}</table>
    <table style="width:58%;margin:14px 0 0 42%"><tr><td>Shop Charges<td class=r>42.50<tr><td>Total before savings<td class=r>{m(sub)}<tr><td>Express Lane Spring Rebate<td class=r>&minus;30.00<tr><td>MI Sales Tax 6% (parts)<td class=r>{m(tax)}<tr style="font-size:16pt"><td><b>Your price today</b><td class=r><b>${m(tot)}</b></table>
    <p style="font-size:10pt;margin-top:26px">Prices good through 05/31/2026. Tires measured 7/32 all around. Wiper blades OK. Ask about our price match on tires.<br><br>I approve the work above &nbsp; ______________________ &nbsp; Initials ______</p>'''
    chrome(html,SRC+'/p04src.pdf'); pdf2png(SRC+'/p04src.pdf')
    shoot(SRC+'/p04src.png',[(70,60),(1330,130),(1455,1915),(25,1780)],1500,1960,OUT+'/p04.jpg',bg='cloth',seed=11,curl=14,light=(0.62,1.12),angle=2.4,shadow=[(0,1250,900,1960,330,0.38)],blur=1.35,noise=3.2,tint=(1,0.95,0.85),q=78,base=(52,60,58))
    label('p04','p04.jpg','SQ-15597','SUPERIOR SHORES GMC',(2022,'GMC','Terrain',None,31450),items,[disc],sub,tax,tot,'dealer','MI',['photo','blur'])
# p05: handwritten carbon form
def p05():
    P=[I("Ign. coil pack","Part",1,None,13850),I("Spark plugs","Part",6,900),I("Plug wire set","Part",1,None,6495),I("Fuel filter","Part",1,None,2240)]
    L=[I("Diagnose misfire cyl 3","Labor",1,None,8500),I("Tune up - plugs, wires, coil","Labor",1,None,19000),I("Replace fuel filter","Labor",1,None,4500)]
    F=[I("Waste / supplies","Fee",1,None,1200)]
    items=P+L+F; tax=pct(S(items),7.625); tot=S(items)+tax
    hw=lambda s,x=0,r=0:f'<span class=h style="position:relative;left:{x}px;top:3px;transform:rotate({r}deg);display:inline-block">{s}</span>'
    pr=''; import random; random.seed(5)
    for k in range(9):
        if k<len(P): i=P[k]; pr+=f"<tr><td>{hw(i['quantity'],4,random.uniform(-3,3))}<td>{hw(i['description']+(' @ 9.00' if i['unitPrice'] else ''),random.randint(0,8),random.uniform(-1.2,1))}<td class=r>{hw(m(i['totalPrice'],False),0,random.uniform(-2,2))}"
        else: pr+="<tr><td>&nbsp;<td><td>"
    lr=''
    for k in range(9):
        if k<len(L): i=L[k]; lr+=f"<tr><td>{hw(i['description'],random.randint(0,8),random.uniform(-1.2,1))}<td class=r>{hw(m(i['totalPrice'],False),0,random.uniform(-2,2))}"
        else: lr+="<tr><td>&nbsp;<td>"
    html=f'''<style>@font-face{{font-family:HW;src:url(file://{SRC}/fonts/kalam-400.ttf)}}@page{{size:8.5in 8.6in;margin:9mm 11mm}}body{{font:9pt "Liberation Sans";color:#17366b;background:#fff}}.h{{font:15.5pt HW;color:#1c1c30;line-height:20px;white-space:nowrap}}table{{border-collapse:collapse;width:100%;font:9pt "Liberation Sans";color:#17366b}}td,th{{border:1px solid #17366b;height:26px;padding:0 4px;overflow:hidden}}th{{background:#dfe8f6;height:17px;font-size:8pt}}.r{{text-align:right}}.w{{display:flex;gap:0}}small{{font-size:6.5pt;display:block}}</style>
    <div class=w style="justify-content:space-between"><div><b style="font-size:19pt">TUCUMCARI TUNE &amp; LUBE</b><br>1206 E Route 66 Blvd, Tucumcari, NM 88401 &nbsp; (575) 555-0129</div><div style="text-align:right"><b style="font-size:13pt">REPAIR ORDER</b><br><span style="color:#c01818;font:700 17pt 'Liberation Mono'">No. 2957</span></div></div>
    <table style="margin-top:6px"><tr><td colspan=3><small>NAME</small>{hw("Lupe Archuleta",8)}<td><small>DATE</small>{hw("10-14-24",4)}<td><small>PHONE</small>{hw("575-555-0106",2)}<tr><td><small>YEAR</small>{hw("2004",4)}<td><small>MAKE</small>{hw("Buick",4)}<td><small>MODEL</small>{hw("LeSabre",4)}<td><small>ODOMETER</small>{hw("118,730",4)}<td><small>LICENSE NO.</small>{hw("BTT 904",4)}</table>
    <div class=w style="margin-top:6px"><table style="width:52%"><tr><th style="width:30px">QTY<th>PART NO. / NAME OF PART<th style="width:74px">PRICE</tr>{pr}<tr><td colspan=2 class=r><b>TOTAL PARTS</b><td class=r>{hw(m(S(P),False))}</table>
    <table style="width:48%;margin-left:-1px"><tr><th>DESCRIPTION OF WORK<th style="width:74px">AMOUNT</tr>{lr}<tr><td class=r><b>TOTAL LABOR</b><td class=r>{hw(m(S(L),False))}</table></div>
    <div class=w style="margin-top:6px"><div style="width:52%;font-size:7pt;padding:4px 10px 0 0">I hereby authorize the above repair work to be done along with the necessary materials. You and your employees may operate vehicle for purposes of testing, inspection, or delivery at my risk. Not responsible for loss or damage to vehicle or articles left in vehicle in case of fire, theft or any other cause beyond our control.<br><br><br>SIGNED X {hw("L Archuleta",10,-4)}</div>
    <table style="width:48%;margin-left:-1px"><tr><td>TOTAL PARTS<td class=r style="width:74px">{hw(m(S(P),False))}<tr><td>TOTAL LABOR<td class=r>{hw(m(S(L),False))}<tr><td>OTHER {hw(F[0]['description'],6)}<td class=r>{hw(m(1200,False))}<tr><td>TAX {hw("7.625%",6)}<td class=r>{hw(m(tax,False))}<tr><td><b>TOTAL</b><td class=r><b>{hw(m(tot,False))}</b></table></div>
    <div style="text-align:center;font-size:7pt;margin-top:5px">WHITE - OFFICE &nbsp;&nbsp; YELLOW - CUSTOMER</div>'''
    chrome(html,SRC+'/p05src.pdf'); pdf2png(SRC+'/p05src.pdf')
    im=np.array(Image.open(SRC+'/p05src.png').convert('RGB'),float)*np.array([1.0,0.965,0.70]); Image.fromarray(im.astype('uint8')).save(SRC+'/p05y.png')
    shoot(SRC+'/p05y.png',[(95,110),(1640,60),(1700,1590),(50,1650)],1760,1730,OUT+'/p05.jpg',seed=21,curl=8,light=(0.8,1.06),angle=-0.6,shadow=[(1760,300,1200,1730,260,0.25)],blur=0.9,noise=2.2,q=76,folds=[(0.5,False,0.10)],base=(150,120,90))
    label('p05','p05.jpg','2957','TUCUMCARI TUNE & LUBE',(2004,'Buick','LeSabre',None,118730),items,[],None,tax,tot,'independent','NM',['photo','handwritten'])
if __name__=='__main__':
    for f in (sys.argv[1:] or ['p01','p02','p03','p04','p05']): globals()[f]()
