# QuickBooks invoice, fpdf2
import sys;sys.path.insert(0,'/tmp/elib')
from lab import *
from fpdf import FPDF
L=Lab('03.pdf','quickbooks-like invoice, activity/qty/rate/amount','fpdf2',"Boudreaux's Mobile Wrench LLC",'1187',dict(year=2011,make='Ford',model='F-150',vin=None,mileage=None),['vehicle only in free text','wrapped description','deposit applied, not an item','taxable T marks','trip fee'])
p=FPDF(format='letter');p.add_page();p.set_font('Helvetica','B',16);p.set_text_color(40,90,140)
p.cell(120,8,"Boudreaux's Mobile Wrench LLC");p.set_font('Helvetica','',22);p.cell(0,8,'INVOICE',align='R',new_x='LMARGIN',new_y='NEXT');p.set_text_color(0)
p.set_font('Helvetica','',9)
p.multi_cell(0,4.5,"118 Cypress Bend Rd\nHouma, LA 70364\n985-555-0162\nboudreauxwrench@mail.example",new_x='LMARGIN',new_y='NEXT');p.ln(5)
y=p.get_y();p.multi_cell(90,4.5,"BILL TO\nT. Landry\n402 Bayou Gardens Blvd\nHouma, LA",new_x='LMARGIN',new_y='NEXT')
p.set_xy(140,y);p.multi_cell(60,4.5,"INVOICE #   1187\nDATE   06/28/2025\nDUE DATE   06/28/2025\nTERMS   Due on receipt",align='R',new_x='LMARGIN',new_y='NEXT');p.ln(3)
p.set_font('Helvetica','I',9);p.cell(0,5,"2011 Ford F-150 5.0  black crew cab, work done at customer's driveway",new_x='LMARGIN',new_y='NEXT');p.ln(3)
W=[22,34,78,16,23,23]
p.set_fill_color(220,232,243);p.set_font('Helvetica','B',8)
for w,h,a in zip(W,['DATE','ACTIVITY','DESCRIPTION','QTY','RATE','AMOUNT'],'LLLRRR'):p.cell(w,7,h,fill=True,align=a)
p.ln(8)
rows=[('06/27/2025','Service Call','Trip charge, Houma area',1,7500,'Fee',0),('06/27/2025','Labor','Diagnose no crank. Found starter relay ok, starter drawing 380 amps',1,11500,'Labor',0),('06/27/2025','Parts','Starter motor, new (Motorcraft SA-1012) 2 yr warranty from parts store',1,24318,'Part',1),('06/28/2025','Labor','Remove & replace starter, clean cables and grounds',1.75,11500,'Labor',0),('06/28/2025','Parts','Battery terminal, marine style',2,895,'Part',1),('06/28/2025','Parts','H7 AGM battery',1,22999,'Part',1),('06/28/2025','Core','Battery core charge (refunded if old one is returned)',1,2200,'Part',0),('06/28/2025','Supplies','Rags, cleaner, dielectric grease',1,650,'Fee',1)]
tx=0
for d,a,de,q,r,k,t in rows:
    y=p.get_y();tot=round(q*r);p.set_font('Helvetica','',8);p.cell(W[0],5,d);p.set_font('Helvetica','B',8);p.cell(W[1],5,a);p.set_font('Helvetica','',8)
    x=p.get_x();p.multi_cell(W[2],4.6,de,new_x='LEFT',new_y='NEXT',align='L');y2=p.get_y();p.set_xy(x+W[2],y)
    p.cell(W[3],5,f'{q:g}',align='R');p.cell(W[4],5,L.N(r),align='R');p.cell(W[5],5,L.N(tot)+('T' if t else ''),align='R')
    p.set_xy(10,max(y2,y+5)+2.5)
    if t:tx+=tot
    nm={'Starter':'Starter motor, new'}.get(de.split()[0],de) 
    if de.startswith('Battery core'):nm='Battery core charge'
    if de.startswith('Diagnose'):nm='Diagnose no crank'
    L.item(nm,k,tot,q,r)
p.line(10,p.get_y(),206,p.get_y());p.ln(3)
sub=L.sum();tax=round(tx*.0985);T=sub+tax
p.set_font('Helvetica','I',8);y=p.get_y();p.multi_cell(95,4.2,f"Thank you cher! Zelle or cash preferred. Card adds 3%. Next time: front brakes are about 3mm, I can do them pads and rotors for {L.D(46500)} in your driveway. NSF checks {L.D(3500)}.",new_x='LMARGIN')
p.set_xy(130,y)
for n,a in(('SUBTOTAL',L.N(sub)),('TAX (9.85%)',L.N(tax)),('TOTAL',L.N(T)),('DEPOSIT 06/27 (Zelle)','-'+L.N(25000)),('BALANCE DUE',L.D(T-25000))):
    p.set_x(130);p.set_font('Helvetica','B' if 'DUE' in n else '',10);p.cell(45,6,n);p.cell(31,6,a,align='R',new_x='LMARGIN',new_y='NEXT')
p.output('03.pdf');L.save(tax,sub)
