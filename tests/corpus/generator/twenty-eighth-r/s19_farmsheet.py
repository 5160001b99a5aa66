from common import *
# farm & marine neighbour, Excel sheet by openpyxl -> LibreOffice Calc PDF: dated rows, month bill for one truck; labor and parts in separate columns WITH a row sum
ROWS=[('3/3','Road call, farm lane, no start. Jumped, brought to shop',None,None,8500,'Service'),
 ('3/3','Injector pump, rebuilt (you brought it) install & time',5.5,85*100,None,'Labor'),
 ('3/4','Lift pump + lines + 2 filters',None,None,21340,'Part'),
 ('3/4','Glow plugs 8 @ 18.95',None,None,8*1895,'Part'),
 ('3/5','Weld hitch receiver, rod and time',2,85*100,1250,'Mix'),
 ('3/5','Tarp rental while your bay was full',None,None,0,'No'),
 ('3/7','Bearing buddies for boat trailer, pair, put on',0.5,85*100,3495,'Mix'),
 ('3/7','Hyd. hose 1/2 x 48 made up',None,None,5225,'Part')]
items=[];L=P=0
for dt,n,h,r,p,t in ROWS:
    l=mul(h,r) if h else 0; p=p or 0; L+=l; P+=p
    if l+p==0: continue
    if t=='Mix': items.append(I(n,'Service',l+p))
    elif t=='Labor': items.append(I(n,'Labor',l,h,None))
    else: items.append(I(n,t,p,None,None))
tr=4200; st=L+P-tr; taxb=P-8500; tax=pct(taxb,7); tot=st+tax
label('s19_farmsheet','pdf','invoice','2025-22','OXBOW FARM & MARINE REPAIR',dict(year=1994,make='Ford',model='F250 7.3 IDI',vin=None,mileage=None),items,tot,[tr],st,tax,'independent','IA',
 'Excel sheet with HRS, LABOR, MATERIAL and LINE TOTAL columns: rows with both are one item (Service) with the row sum. Hours printed, rate only in a note ("shop rate 85"). A row with 0 is left out. "Hay traded" is a minus row (discount 42.00). Sub total printed after it. Tax 7% on material without the road call (printed base).')
import openpyxl
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
wb=openpyxl.Workbook(); w=wb.active; w.title='Bill'
for c,x in zip('ABCDEF',(8,46,8,12,12,13)): w.column_dimensions[c].width=x
w['A1']='OXBOW FARM & MARINE REPAIR'; w['A1'].font=Font(size=18,bold=True,color='1F5C2E'); w['A2']='2150 Kettle Slough Rd, Guttenberg IA 52052    563-555-0139    "if it has a motor"'
w['A4']='Bill no 2025-22'; w['D4']='March 8, 2025'; w['A5']='Vogel Dairy (Mark)'; w['A6']='1994 Ford F250 7.3 IDI, tan, feed truck; and odds and ends'; w['A7']='shop rate 85'
for i,x in enumerate(['DATE','WHAT','HRS','LABOR','MATERIAL','LINE TOTAL'],1):
    k=w.cell(9,i,x); k.font=Font(bold=True); k.fill=PatternFill('solid',fgColor='CFE3D0'); k.border=Border(bottom=Side('thin'))
r=10; F='#,##0.00'
for dt,n,h,rt,p,t in ROWS:
    l=mul(h,rt) if h else None
    w.cell(r,1,dt); k=w.cell(r,2,n); k.alignment=Alignment(wrap_text=True,vertical='top'); w.cell(r,3,h)
    for c,v in ((4,l),(5,p),(6,(l or 0)+(p or 0))):
        if v is not None: k=w.cell(r,c,v/100); k.number_format=F
    r+=1
k=w.cell(r,2,'Hay traded, 6 small squares'); k=w.cell(r,6,-tr/100); k.number_format=F; r+=1
w.cell(r,2,'cols').font=Font(italic=True)
for c,v in ((4,L),(5,P),(6,st)): k=w.cell(r,c,v/100); k.number_format=F; k.font=Font(italic=True); k.border=Border(top=Side('thin'))
w.cell(r,2).value='Sub total'; r+=1
w.cell(r,2,f'Iowa tax 7% on {m(taxb)} material'); k=w.cell(r,6,tax/100); k.number_format=F; r+=1
w.cell(r,2,'TOTAL').font=Font(bold=True,size=14); k=w.cell(r,6,tot/100); k.number_format='$'+F; k.font=Font(bold=True,size=14); k.border=Border(top=Side('double'),bottom=Side('double')); r+=2
w.cell(r,1,'Pay when the milk check comes. Combine header next, I have the sickle sections here. The skid loader wants tires, 4 @ 240 if I get them.')
w.page_setup.orientation='portrait'; w.page_setup.paperSize=1; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(BUILD+'/s19_farmsheet.xlsx'); run('soffice','--headless','--convert-to','pdf','--outdir',OUT,BUILD+'/s19_farmsheet.xlsx')
