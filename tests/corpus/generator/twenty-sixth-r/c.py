from lib import *
from b import typst,esc,textwrap
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
import sys
# ---- d09 Square manner, pdfmake
def d09():
    items=[I("Transmission fluid & filter service","Service",1,24900,n="Pan drop, magnet clean, new filter and gasket. Includes 5 qt Mercon ULV."),I("Extra Mercon ULV","Part",2,1450,n="Quart"),I("Front sway bar end links","Part",2,4275,n="Moog, pair"),I("Shop labor","Labor",1.25,13500,n="Install end links, both sides"),I("Headlight restoration","Service",2,6000,n="Per lamp, sand, polish, UV seal"),I("Waste fluid disposal","Fee",1,800,n="")]
    disc=pct(S(items),10); sub=S(items); tot=sub-disc
    rows=[[dict(stack=[dict(text=i['description'],bold=True),dict(text=f"${m(i['unitPrice'])} × {i['quantity']:g}"+(f"   {i['x']['n']}" if i['x']['n'] else ''),color='#6b6b6b',fontSize=8.5)]),dict(text='$'+m(i['totalPrice']),alignment='right')] for i in items]
    dd=dict(pageSize='LETTER',pageMargins=[70,56,70,60],defaultStyle=dict(font='Lato',fontSize=10,color='#1a1a1a'),footer=dict(text='Pay online at squaresite.example/pay-invoice/inv:0-Cb2k   ·   Powered by invoices',alignment='center',fontSize=8,color='#888'),
     content=[dict(text='Cascade Driveline & Auto',fontSize=20,bold=True),dict(text='2216 SE Powell Blvd, Portland, OR 97202 · (503) 555-0166',color='#6b6b6b',margin=[0,2,0,18]),
      dict(text=f"${m(tot)} due Aug 8, 2025",fontSize=16,margin=[0,0,0,12]),
      dict(columns=[dict(width='*',stack=[dict(text='Customer',bold=True),'Owen Lindqvist','olindqvist@mail.example','(971) 555-0101']),dict(width='*',stack=[dict(text='Invoice Details',bold=True),'Invoice #000418','Service date Aug 7, 2025',"Alpine the '20 Ford Explorer XLT — 67,3xx mi".replace("Alpine the ","Vehicle: ").replace("67,3xx","67,318")]),dict(width=95,stack=[dict(text='Payment',bold=True),'Due Aug 8, 2025','$'+m(tot)])],columnGap=16,margin=[0,0,0,20]),
      dict(table=dict(widths=['*',90],headerRows=1,body=[[dict(text='Items',bold=True,fontSize=12),dict(text='')]]+rows),layout='lightHorizontalLines'),
      dict(margin=[200,12,0,0],table=dict(widths=['*',90],body=[['Subtotal',dict(text='$'+m(sub),alignment='right')],['Neighbor appreciation (10%)',dict(text='-$'+m(disc),alignment='right')],['Sales Tax',dict(text='$0.00',alignment='right')],[dict(text='Total Due',bold=True,fontSize=13),dict(text='$'+m(tot),bold=True,fontSize=13,alignment='right')]]),layout='noBorders'),
      dict(text='Thanks for trusting us with your Explorer! Oregon has no sales tax. Please note the left front CV boot is seeping; watch it, about $410 when it is time.',margin=[0,30,0,0],color='#6b6b6b',fontSize=9)])
    json.dump(dd,open('d09.dd.json','w'))
    open('pm.cjs','w').write('''const P=require('pdfmake/js/Printer').default||require('pdfmake/src/printer');''')
    js='''const pm=require('pdfmake');const fs=require('fs');const b='/usr/share/fonts/truetype/lato/';const F={Lato:{normal:b+'Lato-Regular.ttf',bold:b+'Lato-Bold.ttf',italics:b+'Lato-Italic.ttf',bolditalics:b+'Lato-BoldItalic.ttf'}};const dd=JSON.parse(fs.readFileSync('d09.dd.json'));
    if(pm.setFonts){pm.setFonts(F);pm.createPdf(dd).write('out/d09.pdf').then(()=>process.exit(0));}else{const d=new pm(F).createPdfKitDocument(dd);d.pipe(fs.createWriteStream('out/d09.pdf'));d.end();}'''
    open('pm.cjs','w').write(js); subprocess.run(['node','pm.cjs'],cwd=SRC,check=True)
    label('d09','d09.pdf','000418','Cascade Driveline & Auto',(2020,'Ford','Explorer',None,67318),items,[disc],sub,0,tot,'independent','OR')
# ---- d10 spreadsheet, LibreOffice Calc
def d10():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Border,Side,PatternFill,Alignment
    items=[I("Front strut assembly (quick strut) L&R","Part",2,16450),I("Rear shock absorber","Part",2,7180),I("Lower control arm w/ bushing, driver side","Part",1,13825),I("Outer tie rod end","Part",2,3840),I("Install struts, shocks, control arm, tie rods","Labor",5.5,9800),I("PA state inspection + emissions","Service",1,8995),I("Alignment","Service",1,9995)]
    sub=S(items); taxable=sub; tax=pct(taxable,6); tot=sub+tax
    wb=Workbook();ws=wb.active; ws.title='Quote'
    for k,w in zip('ABCDE',(8,50,13,14,15)): ws.column_dimensions[k].width=w
    thin=Side(style='thin'); bx=Border(thin,thin,thin,thin)
    def put(a,v,b=False,z=11,al=None,nf=None,bd=False,fill=None):
        c=ws[a]; c.value=v; c.font=Font(name='Carlito',bold=b,size=z)
        if al: c.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
        if nf: c.number_format=nf
        if bd: c.border=bx
        if fill: c.fill=PatternFill('solid',fgColor=fill)
    ws.merge_cells('A1:E1'); put('A1',"KOWALCZYK & SON GARAGE",True,20,'center'); ws.merge_cells('A2:E2'); put('A2',"1840 Brownsville Rd, Pittsburgh PA 15210     412-555-0172     cash / check / card",False,10,'center')
    put('A4',"Date",True);put('B4',"4/29/2024",al='left');put('D4',"For:",True);put('E4',"Denise F."); put('A5',"Car",True);put('B5',"2012 Chevy Malibu LT 2.4 silver");put('D5',"Phone:",True);put('E5',"412-555-0111"); put('A6',"Miles",True);put('B6',"151k - 151,200".split(' - ')[1]); put('D6',"Good for:",True);put('E6',"30 days")
    for k,h in zip('ABCDE',("Type","What","Qty / Hrs","Price Each","Amount")): put(k+'8',h,True,11,'center',bd=True,fill='FFE699')
    r=9; nf='$#,##0.00'
    for i in items:
        put(f'A{r}',dict(Part='part',Labor='labor',Service='service')[i['type']],bd=True); put(f'B{r}',i['description'],bd=True); put(f'C{r}',i['quantity'],al='center',bd=True); put(f'D{r}',i['unitPrice']/100,nf=nf,bd=True); put(f'E{r}',f'=C{r}*D{r}',nf=nf,bd=True); r+=1
    for _ in range(3):
        for k in 'ABCDE': put(f'{k}{r}',None,bd=True)
        r+=1
    for a,f in (("Sub total",f'=SUM(E9:E{r-1})'),("PA tax 6%",f'=ROUND(E{r}*0.06,2)'),("TOTAL",f'=E{r}+E{r+1}')): put(f'D{r}',a,a=='TOTAL',11,'right'); put(f'E{r}',f,a=='TOTAL',nf=nf,bd=True); r+=1
    r+=1
    for s in ("Notes: Price uses aftermarket parts (Monroe / Mevotech). OEM struts add about $310.","Muffler hanger welded last time, still holding - no charge to look.","If the passenger side control arm is bad too we call you first ($138.25 + 1 hr)."): ws.merge_cells(f'A{r}:E{r}'); put(f'A{r}',s,z=10); r+=1
    ws.page_setup.orientation='portrait'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddHeader.center.text='&A'; ws.oddFooter.center.text='Page &P'
    wb.save('d10.xlsx'); subprocess.run('nice -n 10 soffice --headless --convert-to pdf --outdir .. d10.xlsx',shell=True,cwd=SRC,check=True,capture_output=True)
    label('d10','d10.pdf',None,'KOWALCZYK & SON GARAGE',(2012,'Chevrolet','Malibu',None,151200),items,[],sub,tax,tot,'independent','PA')
# ---- d11 LaTeX, multi page
def d11():
    R=13800
    P=lambda d,q,u,pn:I(d,"Part",q,u,pn=pn); L=lambda d,h:I(d,"Labor",h,R,pn='')
    G=[("Timing Belt \\& Water Pump",[L("Replace timing belt, tensioner, idlers and water pump",6.4),P("Timing belt component kit w/ pump",1,38950,"TKT-025"),P("Thermostat",1,2845,"90916-03075"),P("Crankshaft seal, front",1,1620,"90311-46001"),P("Camshaft seal",2,1285,"90311-38065"),P("Drive belt",1,4430,"6PK2295"),P("Coolant, Asian red, gal",3,2650,"AF-RED")]),
     ("Starter (under intake)",[L("Remove intake manifold, replace starter",3.8),P("Starter motor, new",1,31480,"SDX-428"),P("Intake manifold gasket set",1,4875,"MS96541"),P("Throttle body gasket",1,895,"G31765"),P("Fuel injector O-ring kit",8,365,"GB8-049")]),
     ("Rear Suspension",[L("Replace rear coil springs (air suspension conversion)",2.6),P("Coil spring conversion kit",1,28900,"C-2633"),L("Replace rear shocks",1.1),P("Rear shock absorber",2,9640,"344459"),P("Sway bar bushing, rear",2,1475,"K201286")]),
     ("Brakes, Four Wheel",[L("Replace pads and rotors, all axles",3.2),P("Front pad set, ceramic",1,7995,"QC976"),P("Rear pad set, ceramic",1,7250,"QC1303"),P("Front rotor",2,11235,"54116"),P("Rear rotor",2,9890,"53023"),P("Brake fluid, quart",2,1195,"DOT3-Q"),P("Parking brake shoe set",1,5860,"B811")]),
     ("Tune-Up",[L("Replace spark plugs and one coil",1.6),P("Spark plug, iridium",8,1465,"SK20HR11"),P("Ignition coil, cyl 6",1,11970,"90919-02230"),P("PCV valve",1,1385,"12204-50040"),P("Engine air filter",1,3320,"CA9360")]),
     ("Steering",[L("Replace rack and pinion assembly",4.1),P("Rack and pinion, reman",1,48990,"26-2622"),P("Power steering fluid, qt",2,1340,"PSF-1"),P("Outer tie rod end",2,5125,"ES800"),])]
    items=[i for _,g in G for i in g]
    items+=[I("Four wheel alignment","Service",1,12995,pn=''),I("Shop supplies","Fee",1,4500,pn=''),I("Hazardous waste","Fee",1,1250,pn='')]
    par,lab=S(items,'Part'),S(items,'Labor'); sub=S(items); tax=pct(sub,7.25); tot=sub+tax
    v=vin("5TDBT48A_8S293317")
    te=lambda s:s.replace('&','\\&').replace('#','\\#').replace('%','\\%')
    b='';n=0;k=0
    def row(i):
        nonlocal n; n+=1
        q=f"{i['quantity']:.1f} h" if i['type']=='Labor' else f"{i['quantity']}"
        return f"{n} & {te(i['description'])} & {i['x']['pn']} & {q} & {m(i['unitPrice'])} & {m(i['totalPrice'])}\\\\\n"
    for g,its in G:
        k+=1; b+=f"\\multicolumn{{6}}{{l}}{{\\rule{{0pt}}{{15pt}}\\textbf{{Job {k}: {g}}}}}\\\\*\n"+''.join(row(i) for i in its)+f"\\multicolumn{{5}}{{r}}{{\\textit{{Job {k} subtotal}}}} & \\textit{{{m(S(its))}}}\\\\\n"
    b+="\\multicolumn{6}{l}{\\rule{0pt}{15pt}\\textbf{Other}}\\\\*\n"+''.join(row(i) for i in items[-3:])
    tex=r'''\documentclass[10pt,letterpaper]{article}\usepackage[margin=0.8in,headheight=26pt]{geometry}\usepackage[T1]{fontenc}\usepackage{charter}\usepackage{longtable,array,fancyhdr,booktabs}
\pagestyle{fancy}\fancyhf{}\lhead{\textbf{Catawba Truck \& SUV Specialists}\\Estimate E-7719}\rhead{2008 Toyota Sequoia\\S. Whitlock}\cfoot{Page \thepage\ of 3}\rfoot{\footnotesize initials \underline{\hspace{1.2cm}}}\setlength\parindent{0pt}\begin{document}
{\Large\textsc{Catawba Truck \& SUV Specialists}}\\2905 N Tryon Street, Charlotte, North Carolina 28206\\Tel.\ 704-555-0138\hfill \textbf{WRITTEN ESTIMATE E-7719}\\[2pt]\rule{\textwidth}{0.6pt}\\[4pt]
\begin{tabular}{@{}p{3.4in}p{3.3in}@{}}Prepared for: Sandra Whitlock & Vehicle: 2008 Toyota Sequoia SR5, 4.7 V8, 4WD\\ 118 Lorene Ave, Charlotte NC 28209 & VIN: '''+v+r'''\\ Date: April 2, 2026 & Odometer: 203,518 \quad Tag: NC LKP-8830\\\end{tabular}

\small
\begin{longtable}{@{}r>{\raggedright\arraybackslash}p{2.9in}lrrr@{}}\toprule \# & Description & Part no. & Qty & Each & Amount\\\midrule\endfirsthead \multicolumn{6}{l}{\textit{continued from previous page}}\\\toprule \# & Description & Part no. & Qty & Each & Amount\\\midrule\endhead \midrule\multicolumn{6}{r}{\textit{continued on next page}}\\\endfoot\bottomrule\endlastfoot
'''+b+r'''\end{longtable}\normalsize
\begin{flushright}\begin{tabular}{lr}Parts total & '''+m(par)+r'''\\Labor total ('''+f"{sum(i['quantity'] for i in items if i['type']=='Labor'):.1f}"+r''' h) & '''+m(lab)+r'''\\Other & '''+m(sub-par-lab)+r'''\\\midrule Subtotal & '''+m(sub)+r'''\\NC sales tax 7.25\,\% & '''+m(tax)+r'''\\\midrule\textbf{Estimate total} & \textbf{\$'''+m(tot)+r'''}\\\end{tabular}\end{flushright}
\vspace{1cm}This estimate is good for thirty days. We do not start without a signature. Under the North Carolina Motor Vehicle Repair Act the final charge may not exceed this estimate by more than ten percent without your consent.

\vspace{1.2cm}\underline{\hspace{7cm}}\quad Customer \hfill \underline{\hspace{4cm}}\quad Date
\end{document}'''
    for pg in ('2','3'):
        open('d11.tex','w').write(tex.replace('of 3}','of '+pg+'}'))
        subprocess.run('nice -n 10 pdflatex -interaction=nonstopmode d11.tex; nice -n 10 pdflatex -interaction=nonstopmode d11.tex; cp d11.pdf ../',shell=True,cwd=SRC,capture_output=True)
        if f'Pages:           {pg}' in subprocess.run(['pdfinfo','d11.pdf'],capture_output=True,text=True,cwd=SRC).stdout: break
    label('d11','d11.pdf','E-7719','Catawba Truck & SUV Specialists',(2008,'Toyota','Sequoia',v,203518),items,[],sub,tax,tot,'independent','NC')
# ---- d12 docx, LibreOffice Writer: parts section, labor section, outside section
def d12():
    from docx import Document
    from docx.shared import Pt,Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as A
    P=[I("Clutch kit (disc, pressure plate, throw-out bearing)","Part",1,28640),I("Flywheel, dual mass","Part",1,51275),I("Rear main seal","Part",1,4190),I("Transmission fluid MTF","Part",3,1675),I("Clutch slave cylinder","Part",1,9850)]
    L=[I("Remove transaxle, replace clutch and flywheel","Labor",7.2,14500),I("Replace rear main seal while apart","Labor",0.8,14500),I("Bleed hydraulic clutch, road test","Labor",0.5,14500)]
    X=[I("Tow in, Lakeside Towing, 11 miles","Service",1,None,13500)]; F=[I("Shop materials","Fee",1,None,3200),I("Fluid recycling","Fee",1,None,600)]
    items=P+L+X+F; sub=S(items); tax=pct(S(P),10.25); tot=sub+tax; v=vin("3VW267AJ_GM218854")
    d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(1); s.top_margin=Inches(.7)
    d.styles['Normal'].font.name='Caladea'; d.styles['Normal'].font.size=Pt(10.5); d.styles['Normal'].paragraph_format.space_after=Pt(2)
    p=d.add_paragraph(); r=p.add_run("Ravenswood Import Werks"); r.bold=True; r.font.size=Pt(22)
    d.add_paragraph("4427 N Ravenswood Avenue · Chicago, Illinois 60640 · 773-555-0150")
    p=d.add_paragraph(); r=p.add_run("Repair Estimate No. RIW-2025-311"); r.bold=True; r.font.size=Pt(13); p.paragraph_format.space_before=Pt(10)
    d.add_paragraph("November 12, 2025"); d.add_paragraph("Customer: Tomasz Borowski, 2120 W Foster Ave #3, Chicago 60625"); d.add_paragraph(f"Vehicle: 2016 Volkswagen Jetta 1.4T S, 5-speed manual     Mileage: 92,714"); d.add_paragraph(f"VIN {v}")
    def sec(title,hdr,rows,tl,tv):
        p=d.add_paragraph(); r=p.add_run(title); r.bold=True; p.paragraph_format.space_before=Pt(12)
        t=d.add_table(rows=1,cols=len(hdr)); t.style='Table Grid'; t.autofit=False
        ws=[3.7,.7,1.05,1.05] if len(hdr)==4 else [5.45,1.05]
        def fill(row,vals,bold=False):
            for k,(c,x) in enumerate(zip(row.cells,vals)):
                c.width=Inches(ws[k]); c.text=''; q=c.paragraphs[0]; rr=q.add_run(x); rr.bold=bold; rr.font.size=Pt(9.5); q.paragraph_format.space_after=Pt(0)
                if k: q.alignment=A.RIGHT
        fill(t.rows[0],hdr,True)
        for x in rows: fill(t.add_row(),x)
        p=d.add_paragraph(f"{tl}:  ${m(tv)}"); p.alignment=A.RIGHT
    sec("PARTS",["Item","Qty","Unit Price","Total"],[[i['description'],str(i['quantity']),'$'+m(i['unitPrice']),'$'+m(i['totalPrice'])] for i in P],"Parts total",S(P))
    sec("LABOR",["Operation","Hours","Rate","Total"],[[i['description'],f"{i['quantity']:.1f}",'$'+m(i['unitPrice']),'$'+m(i['totalPrice'])] for i in L],"Labor total",S(L))
    sec("OUTSIDE WORK AND MATERIALS",["Item","Total"],[[i['description'],'$'+m(i['totalPrice'])] for i in X+F],"Outside work and materials total",S(X+F))
    for a,b,bo in (("Subtotal",sub,0),("Sales tax on parts (10.25%)",tax,0),("TOTAL",tot,1)):
        p=d.add_paragraph(); p.alignment=A.RIGHT; r=p.add_run(f"{a}     ${m(b)}"); r.bold=bool(bo); r.font.size=Pt(13 if bo else 10.5)
        if a=='Subtotal': p.paragraph_format.space_before=Pt(10)
    p=d.add_paragraph("Estimate valid 21 days. Parts warranty by manufacturer; labor 12 months / 12,000 miles. Storage $45 per day after 5 days from notice of completion. "); p.paragraph_format.space_before=Pt(16)
    d.add_paragraph("Authorized: _______________________________"); d.save('d12.docx')
    subprocess.run('nice -n 10 soffice --headless --convert-to pdf --outdir .. d12.docx',shell=True,cwd=SRC,check=True,capture_output=True)
    label('d12','d12.pdf','RIW-2025-311','Ravenswood Import Werks',(2016,"Volkswagen","Jetta",v,92714),items,[],sub,tax,tot,'independent','IL')
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d09','d10','d11','d12']): globals()[f]()
