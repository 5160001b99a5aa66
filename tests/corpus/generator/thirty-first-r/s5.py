from lib import *
import docx
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
# ---------- 11 Word: mobile mechanic
ls=[L("Starter motor, new (not rebuilt)","part",q=1,u=168.99),L("Battery cable end, positive","part",q=1,u=12.49),L("Starter replacement, in driveway","labor",h=2,u=95),L("Front brake pads, ceramic","part",q=1,u=54.99),L("Front rotors","part",q=2,u=58.25),L("Front brake job","labor",h=1.5,u=95),L("Service call / gas (22 miles)","fee",q=None,total=35.00),L("Brake cleaner, grease, rags","fee",total=10.00)]
d=D('25.00');st=summ(ls);tax=r2(summ([l for l in ls if l.type=='part'])*D('.07'));tot=st-d+tax
truth("11_ortega_word","Word document (python-docx) printed by LibreOffice",[],"Ortega Mobile Mechanic",(2009,"Honda","Accord",None,178450),ls,[("Repeat customer discount",d)],st,tax,tot)
X=docx.Document();s=X.sections[0];s.page_width=Inches(8.5);s.page_height=Inches(11);s.left_margin=s.right_margin=Inches(1)
X.styles['Normal'].font.name='Carlito';X.styles['Normal'].font.size=Pt(11);X.styles['Normal'].paragraph_format.space_after=Pt(4)
p=X.add_paragraph();r=p.add_run("Ortega Mobile Mechanic");r.bold=True;r.font.size=Pt(22);r.font.color.rgb=RGBColor(0x1f,0x4e,0x79);p.alignment=AL.CENTER
p=X.add_paragraph("“We come to you!”   Tampa / Brandon / Riverview   813-555-0182   FL MV-109554");p.alignment=AL.CENTER
p=X.add_paragraph();r=p.add_run("QUOTE");r.bold=True;r.font.size=Pt(14)
X.add_paragraph("Date: December 9, 2023\nFor: Mrs. Delphine Okafor, 4410 Bloomingdale Ave, Valrico FL\nCar: 2009 Honda Accord EX-L, 4 cyl, 178,450 miles, green")
X.add_paragraph("Hi Delphine, here is the price for the starter and the front brakes like we talked about. The starter is drawing 260 amps and the front pads are at 2 mm.")
t=X.add_table(rows=1,cols=4);t.style='Light Grid Accent 1'
for c,h in zip(t.rows[0].cells,["What","How many","Price each","Total"]): c.text=h
for l in ls:
    c=t.add_row().cells;c[0].text=l.desc;c[1].text=(str(l.q) if l.q else f"{l.h} hrs" if l.h else "");c[2].text=("$"+m(l.u)+("/hr" if l.h else "") if l.u else "");c[3].text="$"+m(l.total)
c=t.add_row().cells;c[0].text="Reset check engine light";c[1].text="1";c[3].text="no charge"
for row in t.rows:
    for i,w in enumerate([3.3,1,1.1,1.1]): row.cells[i].width=Inches(w)
    for i in (1,2,3): row.cells[i].paragraphs[0].alignment=AL.RIGHT
X.add_paragraph()
for a,b in [("Subtotal","$"+m(st)),("Repeat customer discount","-$"+m(d)),("Sales tax on parts 7%","$"+m(tax)),("TOTAL","$"+m(tot))]:
    p=X.add_paragraph(f"{a}:  {b}");p.alignment=AL.RIGHT;p.paragraph_format.space_after=Pt(0)
    if a=="TOTAL": p.runs[0].bold=True;p.runs[0].font.size=Pt(14)
X.add_paragraph("\nOptional, not in the total: rear drums & shoes $240, valve cover gasket $165. If I do them the same day I only charge one service call.")
X.add_paragraph("Warranty: 1 year parts, 90 days labor. Quote good for 10 days. Zelle, Cash App ($OrtegaWrench) or cash. I ask for $100 down to order the parts. Thank you and God bless — Luis")
X.save(B+"11_ortega_word.docx");run("soffice","--headless","-env:UserInstallation=file://"+B+"lo","--convert-to","pdf","--outdir",OUT,B+"11_ortega_word.docx",timeout=180)
# ---------- 12 Excel: fleet
import openpyxl
from openpyxl.styles import *
v=vin("1GCWGAFF",2014,"1","187745")
ls=[L("PM-A service, lube oil filter","service",q=1,u=89.00),L("Air filter","part",q=1,u=31.40),L("Brake pads, front HD","part",q=1,u=104.75),L("Brake rotors, front","part",q=2,u=112.60),L("Labor - front brakes","labor",q=2.1,u=112,ph=2.1),L("Tire LT245/75R16 E","part",q=2,u=187.45),L("Mount and balance","service",q=2,u=22.00),L("Tire disposal","fee",q=2,u=4.00),L("Idler arm","part",q=1,u=73.18),L("Labor - idler arm","labor",q=1.3,u=112,ph=1.3),L("Clearance lamp, amber LED","part",q=2,u=14.95),L("Backup alarm 97dB","part",q=1,u=38.50),L("Labor - electrical","labor",q=.8,u=112,ph=.8),L("Battery, group 78","part",q=1,u=159.60),L("Serpentine belt 6PK2300","part",q=1,u=44.85),L("Labor - belt and battery","labor",q=.7,u=112,ph=.7),L("Washer fluid gal","part",q=3,u=4.25),L("Battery core charge","fee",q=1,u=18.00),L("Annual state inspection","service",q=1,u=30.00),L("Shop supplies","fee",q=1,u=35.00),L("After hours pickup","fee",q=1,u=50.00)]
pn=["PM-A","AF-1021","BP-785","BR-5510","LAB","TR-2457","TR-MB","TR-DSP","ST-6187","LAB","EL-204","EL-977","LAB","BT-78","BLT-623","LAB","FL-10","CORE","INSP","SUP","AHP"]
d=D('100.19')
st=summ(ls);lab=summ([l for l in ls if l.type=='labor']);d=r2(st*D('.05'));tax=D('0.00');tot=st-d
truth("12_ironwood_excel","Excel sheet (openpyxl) printed by LibreOffice",[],"Ironwood Fleet Maintenance Inc",(2014,"Chevrolet","Express",v,201334),ls,[("Contract discount 5%",d)],st,0,tot)
wb=openpyxl.Workbook();ws=wb.active;ws.title="Invoice"
for c,w in zip("ABCDEF",[5,12,38,9,11,13]): ws.column_dimensions[c].width=w
f=lambda **k:Font(name="Liberation Sans",**k);thin=Side(style='thin',color='808080');bx=Border(left=thin,right=thin,top=thin,bottom=thin)
def put(a,v,font=None,al=None,fmt=None,fill=None,b=None):
    c=ws[a];c.value=v;c.font=font or f(size=10)
    if al:c.alignment=Alignment(horizontal=al,wrap_text=False)
    if fmt:c.number_format=fmt
    if fill:c.fill=PatternFill('solid',fgColor=fill)
    if b:c.border=bx
put("A1","IRONWOOD FLEET MAINTENANCE INC",f(size=16,bold=True));put("F1","INVOICE",f(size=16,bold=True,color='C00000'),'right')
for i,(a,b,c) in enumerate([("2550 S Industrial Hwy, Ann Arbor MI 48104","Invoice","IFM-24-3391"),("734-555-0168   Facility F141207","Date","10/02/2024"),("","PO","WO-88120"),("Bill to: Huron Valley Catering","Terms","Net 15")],2): put(f"A{i}",a);put(f"E{i}",b,f(size=10,bold=True));put(f"F{i}",c,None,'right')
put("A7","Unit",f(size=10,bold=True));put("B7","VAN 22");put("C7","2014 Chevrolet Express 2500 cargo");put("D7","Odometer",f(size=10,bold=True));put("F7",201334,None,'right','#,##0')
put("A8","VIN",f(size=10,bold=True));put("B8",v);put("D8","Hours",f(size=10,bold=True));put("F8","n/a",None,'right')
for c,h in zip("ABCDEF",["#","Part/Code","Description","Qty","Rate","Amount"]): put(f"{c}10",h,f(size=10,bold=True,color='FFFFFF'),'center',None,'404040',1)
r=11
for i,(l,k) in enumerate(zip(ls,pn),1):
    fill='F2F2F2' if i%2==0 else None
    put(f"A{r}",i,None,'center',None,fill,1);put(f"B{r}",k,None,None,None,fill,1);put(f"C{r}",l.desc,None,None,None,fill,1);put(f"D{r}",l.q,None,'right','0.0' if l.type=='labor' else '0',fill,1);put(f"E{r}",float(l.u),None,None,'#,##0.00',fill,1);put(f"F{r}",f"=ROUND(D{r}*E{r},2)",None,None,'#,##0.00',fill,1);r+=1
put(f"A{r}",22,None,'center',None,None,1);put(f"B{r}","WTY",None,None,None,None,1);put(f"C{r}","Re-torque wheels (warranty from 9/12)",None,None,None,None,1);put(f"D{r}",1,None,'right','0',None,1);put(f"E{r}",0,None,None,'#,##0.00',None,1);put(f"F{r}",0,None,None,'#,##0.00',None,1);r+=2
for a,b,bo in [("Subtotal",f"=SUM(F11:F{r-2})",0),("Contract discount 5%",f"=-ROUND(F{r}*0.05,2)",0),("Sales tax (exempt ME-0413387)",0,0),("TOTAL DUE",f"=F{r}+F{r+1}+F{r+2}",1)]:
    put(f"E{r}",a,f(size=12 if bo else 10,bold=bool(bo)),'right');put(f"F{r}",b,f(size=12 if bo else 10,bold=bool(bo)),None,'$#,##0.00' if bo else '#,##0.00',None,1);r+=1
put(f"A{r+1}","Declined by fleet manager: rear shoes $286.00; A/C compressor $914.00 (re-quote spring).",f(size=9,italic=True))
put(f"A{r+2}","Labor rate 112.00/hr per 2024 contract. Finance charge 1.75% after 15 days. Next PM due 206,300 mi.",f(size=9))
ws.page_setup.paperSize=1;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.sheet_view.showGridLines=False
wb.save(B+"12_ironwood_excel.xlsx");run("soffice","--headless","-env:UserInstallation=file://"+B+"lo","--convert-to","pdf","--outdir",OUT,B+"12_ironwood_excel.xlsx",timeout=180)
