# pdfkit p05 ; LibreOffice calc p06 ; pdflatex p07 ; groff p11 ; LibreOffice writer p14
from lib import *
def p05():
    V=vin('5N1DR2MM4HC681950')
    L=[('19384','Falken Wildpeak A/T Trail 01A 235/65R18 106H','P',4,19299,1500,'FET 0.00  DOT 4B9X 2224'),('HR4','Certificates - Road Hazard Protection','F',4,2450,0,''),('INST','Install Package: mount, spin balance, new valve stem','S',4,2799,0,''),('TPMSK','TPMS rebuild kit, Schrader 20008','P',4,699,0,''),('ALGN4','Alignment, 4-wheel, 12 mo','S',1,12999,2000,'before toe LF 0.31, after 0.08'),('WA','WA tire recycling fee RCW 70A.205','F',4,500,0,''),('DISP','Scrap tire disposal','F',4,425,0,''),('LUG','Lug nut, chrome M12x1.25, replaced damaged','P',2,575,0,'torque 83 ft lb'),('ROT','Lifetime rotation and flat repair','S',4,0,0,'')]
    items=[];rows=[]
    for c,d,t,qq,u,ds,n in L:
        ext=qq*(u-ds); rows.append([c,d,n,str(qq),m(u) if u else 'FREE',('-'+m(ds)) if ds else '',m(ext) if u else '0.00'])
        if ext: items.append(It(d,t,qq,u,ext))
    sub=S(items); txb=S([i for i in items if 'recycling' not in i.d]); tx=tax(txb,8.9); tot=sub+tx
    json.dump(dict(rows=rows,vin=V,foot=[['Merchandise & services',m(sub)],['Sales tax 8.9%',m(tx)],['ORDER TOTAL',m(tot)],['Financing CFNA *3317',m(tot-15000)],['Gift card','150.00'],['BALANCE','0.00']]),open(TMP+'/p05.json','w'))
    open(GEN+'/p05.js','w').write(r'''const P=require('./node/node_modules/pdfkit'),fs=require('fs');const D=JSON.parse(fs.readFileSync(process.argv[2]));
const d=new P({size:'LETTER',margin:36});d.pipe(fs.createWriteStream(process.argv[3]));
d.rect(0,0,612,58).fill('#e3a400');d.fillColor('#111').font('Helvetica-Bold').fontSize(24).text('EVERGREEN TIRE DEPOT',36,14,{lineBreak:false});d.fontSize(9).font('Helvetica').text('Store 0147 - 9910 Evergreen Way, Everett WA 98204 - 425-555-0102',36,42,{lineBreak:false});
d.font('Helvetica-Bold').fontSize(11).text('WORK ORDER',440,14,{width:136,align:'right'}).text('0147-662810',440,28,{width:136,align:'right'});
d.font('Helvetica').fontSize(9);const g=[['Customer','Sanjay Rathore'],['Phone','425-555-0158'],['Salesperson','KAYLA 3381'],['Vehicle','2017 Nissan Pathfinder SV'],['Mileage','84,903'],['License','WA BTF7712'],['VIN',D.vin],['Promised','2:30 PM 11/02/24'],['Bay / Tech','4 / Emilio']];
g.forEach((e,i)=>{const x=36+(i%3)*182,y=70+Math.floor(i/3)*15;d.font('Helvetica-Bold').text(e[0]+':',x,y,{lineBreak:false});d.font('Helvetica').text(e[1],x+58,y,{lineBreak:false})});
// tread
d.roundedRect(36,122,540,48,4).stroke('#999');d.font('Helvetica-Bold').fontSize(8).text('OLD TIRES: tread depth (32nds) and psi',42,127);d.font('Courier').fontSize(9);[['LF',3,31],['RF',3,33],['LR',2,29],['RR',2,34]].forEach((t,i)=>d.text(t[0]+'  '+t[1]+' '+t[1]+' '+t[1]+'   psi '+t[2]+' > 35',42+(i%2)*270,140+Math.floor(i/2)*13,{lineBreak:false}));
let y=186;const X=[36,88,330,378,438,508];d.font('Helvetica-Bold').fontSize(9);['Article','Description','Qty','Price','Instant sav.','Total'].forEach((h,i)=>i<2?d.text(h,X[i],y,{lineBreak:false}):d.text(h,X[i],y,{width:i==2?26:i==5?68:58,align:'right',lineBreak:false}));y+=14;d.moveTo(36,y-2).lineTo(576,y-2).lineWidth(1.5).stroke('#e3a400');
D.rows.forEach(r=>{d.font('Courier').fontSize(9).fillColor('#111').text(r[0],36,y+3,{lineBreak:false});d.font('Helvetica').fontSize(9.5);const h=d.heightOfString(r[1],{width:232});d.text(r[1],88,y+3,{width:232});let hh=h+4;if(r[2]){d.fontSize(7.5).fillColor('#777').text(r[2],88,y+3+h,{lineBreak:false});hh+=10}
d.fillColor('#111').fontSize(9.5);d.text(r[3],330,y+3,{width:26,align:'right'});d.text(r[4],378,y+3,{width:58,align:'right'});d.text(r[5],438,y+3,{width:58,align:'right'});d.text(r[6],508,y+3,{width:68,align:'right'});y+=hh+4;d.moveTo(36,y).lineTo(576,y).lineWidth(.4).stroke('#ccc')});
y+=14;D.foot.forEach((f,i)=>{d.font(i==2||i==5?'Helvetica-Bold':'Helvetica').fontSize(i==2?12:10).text(f[0],36,y,{width:170,lineBreak:false});d.text(f[1],200,y,{width:80,align:'right'});y+=17});
d.font('Helvetica').fontSize(8).fillColor('#555').text('You saved 80.00 today. Re-torque lug nuts after 25 miles. Recommended: rear brake pads 3 mm, quoted 289.99, customer will return. Road hazard covers the life of the tread down to 3/32.',310,y-96,{width:266});d.end();''')
    subprocess.run(['node',GEN+'/p05.js',TMP+'/p05.json',OUT+'/p05.pdf'],check=True)
    save('p05','TIRE-INSTANT-SAVINGS-COLUMN','pdfkit','invoice','EVERGREEN TIRE DEPOT','0147-662810',{"year":2017,"make":"Nissan","model":"Pathfinder SV","vin":V,"mileage":84903},items,[],sub,tx,tot)
def p06():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Border,Side,PatternFill,Alignment
    V=vin('3ALACWDT9HDHW2041')
    R=[('PM-B','045-002','Engine oil, Delo 400 SDE 15W-40, gal','P',7,1895,'Y'),('PM-B','045-002','Oil filter LF17535','P',1,3412,'Y'),('PM-B','044-003','Fuel filter kit FK13850NN, primary & secondary','P',1,11284,'Y'),('PM-B','066-001','PM-B inspection, lube and DOT annual','L',3.2,13850,'N'),('REP1','013-001','Brake chamber T30/30 LS, RR','P',1,9675,'Y'),('REP1','013-001','Chamber core','P',1,1500,'N'),('REP1','013-004','Slack adjuster, auto, 28 spl','P',1,8840,'Y'),('REP1','013-099','R&R chamber and slack, set stroke 1-3/4 in.','L',1.7,13850,'N'),('REP2','034-005','LED marker lamp, amber','P',3,899,'Y'),('REP2','034-006','Trace short in trailer feed, rewire pigtail','L',1.25,13850,'N'),('REP3','043-008','DPF off-vehicle bake and blow – sublet, Gulf Emissions','S',1,48500,'N'),('REP3','043-008','DPF gasket and clamp kit','P',1,12766,'Y'),('REP3','043-099','R&R DPF can, forced regen, soot 0 g','L',3.0,13850,'N'),('ROAD','000-000','Road call, I-10 mm 26, after hours','F',1,17500,'N')]
    items=[It(d,t,qq,u) for _,_,d,t,qq,u,_ in R]; F=It('Shop materials 4% of labor','F',None,None,rnd(S([i for i in items if i.t=='Labor'])*.04)); sub=S(items); disc=rnd(S([i for i in items if i.t=='Part'])*.08)
    core=1500; tx=tax(sum(i.tot for i,r in zip(items,R) if r[6]=='Y')-disc,0) ; txb=sum(i.tot for i,r in zip(items,R) if r[6]=='Y'); tx=tax(txb-disc,10.0); allF=items+[F]; tot=sub+F.tot-disc-core+tx
    wb=Workbook(); w=wb.active; w.title='Invoice'; b=lambda **k:Font(name='Carlito',**k); thin=Side(style='thin',color='888888'); cell=w.cell
    def put(r,c,v,f=None,al=None,fill=None,box=False):
        x=cell(r,c,v); x.font=f or b(size=10); 
        if al: x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=(al=='wrapl'))if al!='wrapl' else Alignment(wrap_text=True,vertical='top')
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        if box: x.border=Border(left=thin,right=thin,top=thin,bottom=thin)
    for c,wd in zip('ABCDEFGHI',[6,8,10,52,9,11,12,6,14]): w.column_dimensions[c].width=wd
    put(1,1,'GULF STATES FLEET MAINTENANCE LLC',b(size=18,bold=True)); put(2,1,'4400 Rangeline Rd, Theodore AL 36582   Remit to PO Box 19022, Mobile AL   AR (251) 555-0149')
    put(1,9,'INVOICE 77-04418',b(size=12,bold=True),'right'); put(2,9,'Net 30   Due 10/11/2024',None,'right')
    put(4,1,'BILL TO: Coastal Linen Service, Acct 20331'); put(5,1,'PO: CLS-8842   Auth: M. Thibodeaux'); put(4,5,'UNIT 218   2017 Freightliner M2 106'); put(5,5,'VIN '+V); put(6,5,'Miles 214,377   Eng hrs 9,120'); put(6,1,'In 09/09/2024  Out 09/11/2024')
    for c,h in enumerate(['Ln','Job','VMRS','Description','Qty/Hrs','Unit','Amount','Tax','Job total'],1): put(8,c,h,b(size=10,bold=True,color='FFFFFF'),'center','1F3864',True)
    r=9; jobs=[x[0] for x in R]
    for k,(row,it) in enumerate(zip(R,items)):
        last=k==len(R)-1 or R[k+1][0]!=row[0]
        jt=m(sum(i.tot for i,x in zip(items,R) if x[0]==row[0])) if last else ''
        for c,v,al in [(1,str(k+1),'center'),(2,row[0],None),(3,row[1],None),(4,row[2],'wrapl'),(5,'%g'%it.q if it.t!='Labor' else '%.2f'%it.q,'right'),(6,m(it.u),'right'),(7,m(it.tot),'right'),(8,row[6],'center'),(9,jt,'right')]: put(r,c,v,None,al,'EEF2FA' if k%2 else None,True)
        r+=1
    put(r,4,'Tires measured: steer 11/32, drive 8/32. ELD check ok, no charge.',b(size=9,italic=True)); r+=2
    for l,v,bb in[('Lines',m(sub),0),(F.d,m(F.tot),0),('Fleet parts discount 8%','-'+m(disc),0),('Chamber core returned','-'+m(core),0),('Sales tax 10% on taxable parts (Y) less discount',m(tx),0),('AMOUNT DUE USD',m(tot),1)]:
        put(r,4,l,b(size=11,bold=bool(bb)),'right'); put(r,7,v,b(size=11,bold=bool(bb)),'right'); r+=1
    put(r+1,1,'1.5% per month on balances past 30 days.  Warranty on labor 90 days / 12,000 mi.  Please reference invoice on remittance.',b(size=9))
    w.page_setup.orientation='landscape'; w.page_setup.paperSize=1; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=1
    wb.save(TMP+'/p06.xlsx'); subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,TMP+'/p06.xlsx'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save('p06','FLEET-VMRS-LANDSCAPE','libreoffice-calc','invoice','GULF STATES FLEET MAINTENANCE LLC','77-04418',{"year":2017,"make":"Freightliner","model":"M2 106","vin":V,"mileage":214377},allF,[disc,core],sub,tx,tot)
def p07():
    i=[It('disassembly, hot-tank cleaning and Magnaflux inspection','L',6,11500),It('boring and torque-plate honing of the block','L',4.5,11500),It('balancing of the rotating assembly','S',None,None,32500),It('set of Sealed Power forged pistons','P',8,6480),It('moly ring set','P',None,None,14250),It('Clevite main and rod bearings','P',None,None,18875),It('Melling high-volume oil pump','P',None,None,8960),It('Fel-Pro gasket set','P',None,None,13640),It('assembly','L',11,11500),It('dyno run','S',None,None,45000),It('solvent disposal','F',None,None,3500)]
    tx=tax(S([x for x in i if x.t=='Part']),6.625); disc=20000; tot=S(i)-disc+tx; n=lambda k:r'\$'+m(i[k].tot)
    src=r'''\documentclass[11pt]{letter}\usepackage[margin=1.15in]{geometry}\usepackage[T1]{fontenc}\usepackage{textcomp}\usepackage{charter}\pagestyle{empty}\begin{document}
\begin{center}{\Large\bfseries Passaic Precision Engine Rebuilders}\\ 61 River Drive, Garfield, New Jersey 07026\quad (201) 555-0190\end{center}\medskip
\noindent November 18, 2024\hfill Our file 24-1107\medskip

\noindent Mr. Leonard Szymanski\\ 14 Hobart Place\\ Clifton, New Jersey 07011\medskip

\noindent Dear Mr.\ Szymanski,\smallskip

Thank you for trusting us with the 350 out of your 1972 Chevrolet Chevelle Malibu. The engine shows 96,240 miles on the odometer, which fits what we found: .006 inch of taper in the worst bore and two scored mains, but a sound crank. This letter is our estimate for a complete short-block rebuild.

The work begins with DIS at AA, that is QQ0 hours at our shop rate of RATE. Next comes the BORE to .030 over, QQ1 hours, for BB. The BAL we send to Hudson Balancing, and it will cost BL.

As to parts, a PIS comes to \$64.80 for each of the eight, so PP in all. Add the RING at RR, the BEAR at BE, a OILP for OO, and a complete GASK at GG. The camshaft can be used again, and we charge nothing for degreeing it.

For ASS we figure QQ2 hours, or AS, and a two-hour DYNO afterwards is DD. We must also collect SS for SOLV. Because you are bringing the engine to us already out of the car, I am taking \$200.00 off the bill. New Jersey sales tax on the parts comes to TT.

All told, you should expect to pay \textbf{TOT}. We ask for half of it to start; a check for \$1,500.00 would be fine. Should you want hardened exhaust seats in the heads, figure another \$340 for those, which is not in the price above.

Oil pressure will be set at no less than 45 psi hot, and the rebuild carries our 24-month warranty. The engine would be ready about five weeks after we hear from you.

\medskip\noindent Sincerely,\\[22pt] Walter J. Pruszynski\\ Machinist and owner\end{document}'''
    for a,bb in [('DIS',i[0].d),('AA',n(0)),('RATE',r'\$115.00 an hour'),('BORE',i[1].d),('BB',n(1)),('BAL',i[2].d),('BL',n(2)),('PIS',i[3].d),('PP',n(3)),('RING',i[4].d),('RR',n(4)),('BEAR',i[5].d),('BE',n(5)),('OILP',i[6].d),('OO',n(6)),('GASK',i[7].d),('GG',n(7)),('ASS',i[8].d),('AS',n(8)),('DYNO',i[9].d),('DD',n(9)),('SOLV',i[10].d),('SS',n(10)),('TT',r'\$'+m(tx)),('TOT',r'\$'+m(tot)),('QQ0','6'),('QQ1','4.5'),('QQ2','11')]:
        import re; src,c=re.subn(r'\b'+a+r'\b',lambda _:bb,src); assert c==1,(a,c)
    i[1].u=None; i[8].u=None
    open(TMP+'/p07.tex','w').write(src); subprocess.run(['pdflatex','-interaction=batchmode','p07.tex'],cwd=TMP,check=True,stdout=subprocess.DEVNULL); shutil.copy(TMP+'/p07.pdf',OUT+'/p07.pdf')
    save('p07','LETTER-PROSE-HOURS','pdflatex','message','Passaic Precision Engine Rebuilders','24-1107',{"year":1972,"make":"Chevrolet","model":"Chevelle Malibu","mileage":96240},i,[disc],None,tx,tot)
def p11():
    i=[It('SIGNATURE SVC PENNZ HM 5W30 UP TO 5 QT','S',1,6999),It('ADDL QT PENNZ HM 5W30','P',1.5,899),It('AIR FILTER PA99183','P',1,2699),It('WIPER BLADE RAINX LATITUDE 22','P',2,2199),It('SERPENTINE BELT INSPECT/REPL LABOR','L',1,4500),It('SERP BELT 6PK2135','P',1,5249),It('FUEL SYS CLEANER BG44K','P',1,2899),It('WASTE OIL DISPOSAL','F',1,295)]
    V=vin('2C3CDXBG6GH174420'); disc1=1000; disc2=600; sub=S(i); tx=tax(sub-disc1-disc2-295-4500,7.5); tot=sub-disc1-disc2+tx
    ln=[]
    for k,x in enumerate(i): ln.append(f'{m(x.tot):>9}  {x.q:>4g} @ {m(x.u):>6}  {x.d}')
    ln.insert(4,f'{"  N/C":>9}     1           TOP OFF FLUIDS / TIRES 35 PSI'); ln.insert(7,f'{"DECLINED":>9}     1           CABIN FILTER CF10134 34.99')
    body='\n'.join(ln)
    src=f'''.pl 11i
.po 1.1i
.ll 6.4i
.nf
.fam C
.ps 15
.vs 19
\\fBSPEEDY PIT LUBE & WASH #31\\fP
.ps 10
.vs 13.5
2750 E TENNESSEE ST  TALLAHASSEE FL 32304   850-555-0114
==================================================================
TICKET  310098826        06/28/2024  11:52 AM      BAY 2  TECH DEON
KIM, SOO-JIN             TAG FL 41B KXQ            FLEET N
16 DODGE CHARGER SXT 3.6L    MILES  112,806    VIN {V}
==================================================================
.sp .5
\\fB   AMOUNT   QTY @   EACH  SERVICE\\fP
------------------------------------------------------------------
{body}
------------------------------------------------------------------
{m(sub):>9}  SUBTOTAL
{"-"+m(disc1):>9}  COUPON  SIG10
{"-"+m(disc2):>9}  EARLY BIRD
{m(tx):>9}  SALES TAX 7.5
==================================================================
.ps 13
.vs 17
\\fB{m(tot):>9}  TOTAL\\fP
.ps 10
.vs 13.5
{m(tot):>9}  MASTERCARD ************6612  AUTH 05581C

NEXT SERVICE  117,806 MI OR 12/28/2024
OIL LEVEL FULL   COOLANT -34F   BATT 13.9V   TREAD 6/6/5/5
HOW DID WE DO?  5.00 OFF NEXT VISIT AT SPEEDYPIT.EXAMPLE/31
'''
    open(TMP+'/p11.tr','w').write(src.replace('-','\\-'))
    ps=subprocess.run(['groff','-Tps','-P-pletter',TMP+'/p11.tr'],stdout=subprocess.PIPE,check=True).stdout; open(TMP+'/p11.ps','wb').write(ps)
    subprocess.run(['gs','-q','-dBATCH','-dNOPAUSE','-sDEVICE=pdfwrite','-sPAPERSIZE=letter','-sOutputFile='+OUT+'/p11.pdf',TMP+'/p11.ps'],check=True)
    save('p11','MONO-AMOUNT-QTY-NAME','groff','receipt','SPEEDY PIT LUBE & WASH #31','310098826',{"year":2016,"make":"DODGE","model":"CHARGER SXT","vin":V,"mileage":112806},i,[disc1,disc2],sub,tx,tot)
def p14():
    from docx import Document
    from docx.shared import Pt,Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as A
    i=[It('Pipe, aluminized 2-1/2", bent to fit','P',9.5,1450),It('Walker Quiet-Flow SS muffler','P',1,13895),It('Magnaflow 51356 cat, direct fit (49-state), with new O-ring','P',1,41260),It('O2 sensor, downstream, Denso 234-4587','P',1,6890),It('U-clamps & hangers','P',6,475),It('Cut off rusted system, fabricate and weld new behind cat','L',3,9800),It('Drill out broken manifold studs (3)','L',1.5,9800),It('Studs and nuts','P',3,650)]
    core=4000; par=S([x for x in i if x.t=='Part']); sub=S(i); tx=tax(par-core,5.5); tot=sub-core+tx
    d=Document(); s=d.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.7)
    d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11); d.styles['Normal'].paragraph_format.space_after=Pt(3)
    p=d.add_paragraph(); r=p.add_run("Chippewa Muffler & Hitch"); r.bold=True; r.font.size=Pt(22); d.add_paragraph('N4512 State Hwy 40, Bloomer, Wisconsin 54724      715-555-0103      "We bend it here"')
    d.add_paragraph('INVOICE  5533          March 9, 2024          For: Arlo Gunderson          Phone: 715-555-0161')
    d.add_paragraph('2008 GMC Sierra 1500 SLE   5.3   crew      Mi: 187,220      Plate: WI TN-3384')
    t=d.add_table(rows=1,cols=4); t.autofit=False
    wd=[Inches(3.9),Inches(.8),Inches(.95),Inches(1.05)]
    def row(c,v):
        for k,(x,y) in enumerate(zip(c,v)):
            x.width=wd[k]; x.text=''; rr=x.paragraphs[0].add_run(y); x.paragraphs[0].alignment=A.RIGHT if k else A.LEFT
    row(t.rows[0].cells,['Parts','How many','Each','Comes to'])
    for x in t.rows[0].cells: x.paragraphs[0].runs[0].bold=True
    for x in i:
        if x.t=='Part': row(t.add_row().cells,[x.d,f'{x.q:g} ft' if 'Pipe' in x.d else f'{x.q:g}',m(x.u),m(x.tot)])
    row(t.add_row().cells,['','','Parts',m(par)])
    d.add_paragraph(); d.add_paragraph().add_run('Labor, $98.00 an hour').bold=True
    t2=d.add_table(rows=0,cols=3); t2.style='Table Grid'
    for x in i:
        if x.t=='Labor':
            c=t2.add_row().cells
            for k,v in enumerate([x.d,f'{x.q:g} hr','$'+m(x.tot)]): c[k].text=v; c[k].width=[Inches(4.6),Inches(.9),Inches(1.2)][k]; c[k].paragraphs[0].alignment=A.RIGHT if k else A.LEFT
    d.add_paragraph(); d.add_paragraph('Parts and labor  $%s     |     Old cat turned in  –$%s     |     WI tax 5.5%% on parts  $%s'%(m(sub),m(core),m(tx)))
    p=d.add_paragraph(); r=p.add_run('You owe  $%s'%m(tot)); r.bold=True; r.font.size=Pt(16)
    d.add_paragraph('Paid 3/9 cash $500.00. Rest on Friday as agreed: $%s.'%m(tot-50000)); d.add_paragraph('Receiver hitch looked at, nothing done, no charge. Muffler guaranteed for as long as you own the truck. Y-pipe flange is thin and will want doing before next winter (about $260).')
    order=[x for x in i if x.t=='Part']+[x for x in i if x.t=='Labor']
    for x in order:
        if x.t=='Labor': x.u=None
    d.save(TMP+'/p14.docx'); subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,TMP+'/p14.docx'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save('p14','TWO-TABLES-TOTALS-IN-A-LINE','libreoffice-writer','invoice','Chippewa Muffler & Hitch','5533',{"year":2008,"make":"GMC","model":"Sierra 1500 SLE","mileage":187220},order,[core],sub,tx,tot)
p05();p06();p07();p11();p14()
