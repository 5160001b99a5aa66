from common import *
# hand-made Word invoice of a mobile mechanic: hours @ rate inside the amount cell's neighbour, wrapped descriptions, deposit, card surcharge
ROWS=[('Came out to Publix lot, scanned car, found P0340 cam sensor and P0014. Diagnosis','Labor',1,9500,'1 hr @ $95'),
 ('Replace camshaft position sensor, bank 1 exhaust side. Had to take off the air box and coolant bottle to reach it','Labor',1.5,9500,'1.5 hrs @ $95'),
 ('Cam sensor (Hitachi, not the cheap one)','Part',1,6489,'1'),
 ('Oil control valve / VVT solenoid','Part',1,8150,'1'),
 ('Oil change while I was there, you supplied the filter. 5W-30 full syn','Part',6,750,'6 qts @ $7.50'),
 ('Trip charge over 20 miles','Fee',14,125,'14 mi @ $1.25')]
items=[I(n,t,mul(q,u),q,u) for n,t,q,u,_ in ROWS]
st=sum(i['totalPrice'] for i in items); tax=pct(6489+8150+4500,7); pre=st+tax; cc=pct(pre,3)
items.append(I('Card fee 3% (no fee for cash or Zelle)','Fee',cc)); tot=pre+cc; dep=15000
label('s05_wordmobile','pdf','invoice','0093',"Rooster's Mobile Wrenching",dict(year=2013,make='Hyundai',model='Sonata',mileage=148000),items,tot,[],st,tax,'mobile','FL',
 'Subtotal is before tax and before the 3% card fee, which is printed under the tax and is an item of type Fee. Deposit of $150 already paid, balance printed under the total. No VIN. Mileage printed as "about 148,000".')
import docx
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
D=docx.Document(); s=D.styles['Normal']; s.font.name='Liberation Sans'; s.font.size=Pt(10.5)
for x in D.sections: x.left_margin=x.right_margin=Inches(.9); x.top_margin=Inches(.7)
h=D.add_paragraph(); r=h.add_run("Rooster's Mobile Wrenching"); r.bold=True; r.font.size=Pt(24); r.font.color.rgb=RGBColor(0xA0,0x20,0x10)
D.add_paragraph('I come to you  *  Lakeland / Plant City / Brandon  *  text 863-555-0121  *  licensed + insured MV-104882')
t=D.add_table(1,2); t.cell(0,0).text='BILL TO:\nKeyshawn Dupree\n2205 Lake Hunter Ct\nLakeland, FL 33803'; t.cell(0,1).text='INVOICE # 0093\nDate: Tuesday August 12 2025\n2013 Hyundai Sonata 2.4 (silver)\nmiles: about 148,000\nplate: 55C-RRX'
D.add_paragraph()
t=D.add_table(1,3); t.style='Table Grid'
for c,x in zip(t.rows[0].cells,('What I did','How many','Amount')): c.text=''; c.paragraphs[0].add_run(x).bold=True
for n,_,q,u,hm in ROWS:
    c=t.add_row().cells; c[0].text=n; c[1].text=hm; c[2].text=d(mul(q,u)); c[2].paragraphs[0].alignment=A.RIGHT
c=t.add_row().cells; c[0].text='Cleared codes and test drove, no charge'; c[1].text=''; c[2].text=''
for a,b,bo in [('Subtotal',d(st),0),('FL sales tax on parts 7%',d(tax),0),('Card fee 3% (no fee for cash or Zelle)',d(cc),0),('TOTAL',d(tot),1),('Deposit you already paid 8/11 by Zelle',d(-dep),0),('YOU OWE ME',d(tot-dep),1)]:
    c=t.add_row().cells; k=c[0].merge(c[1]); k.text=''; k.paragraphs[0].alignment=A.RIGHT; k.paragraphs[0].add_run(a).bold=bool(bo); c[2].text=''; c[2].paragraphs[0].add_run(b).bold=bool(bo); c[2].paragraphs[0].alignment=A.RIGHT
for r in t.rows:
    for c,w in zip(r.cells,(Inches(4.3),Inches(1.3),Inches(1.1))): c.width=w
D.add_paragraph(); D.add_paragraph('Warranty: 90 days on my labor. Parts are whatever the parts store gives (Hitachi sensor is 2 years). Your rear shocks are leaking, figure about $340 when you are ready. Thank you and God bless!')
D.save(BUILD+'/s05_wordmobile.docx')
run('soffice','--headless','--convert-to','pdf','--outdir',OUT,BUILD+'/s05_wordmobile.docx')
