from common import *
# body shop / insurer estimate like CCC, PyMuPDF: extended prices for parts, hours columns, totals by category, betterment, deductible
V=vin('5XXGT4L34KG298514')
L=[(None,'FRONT BUMPER',None,0,0,0,0),
 ('R&I','R&I bumper cover','',0,0,1.8,0),
 ('Repl','CAPA Bumper cover w/o park sensors','86511D5000',1,28700,0,2.6),
 (None,'Add for Clear Coat','',0,0,0,1.0),
 ('Repl','Lower grille','86561D5010',1,9644,0.2,0),
 ('Repl','RT Fog lamp bezel chrome','86524D5100',1,6115,0.2,0),
 ('Repl','RT Side retainer','86514D5000',1,1488,0,0),
 ('R&I','RT Reinf. tow hook cover','',0,0,0.1,0.2),
 (None,'GRILLE',None,0,0,0,0),
 ('R&I','Grille assy w/ emblem','',0,0,0.3,0),
 ('Repl','Emblem','863183R500',1,3842,0,0),
 (None,'FRONT LAMPS',None,0,0,0,0),
 ('Repl','LKQ RT Headlamp assy halogen +25%','92102D5050',1,26875,0.5,0),
 ('','Aim headlamps','',0,0,0.5,0),
 (None,'FENDER',None,0,0,0,0),
 ('* Rpr','RT Fender','66321D5000',0,0,2.5,1.8),
 ('','Overlap Major Adj. Panel','',0,0,0,-0.4),
 ('','Add for Clear Coat','',0,0,0,0.4),
 ('R&I','RT Fender liner','',0,0,0.4,0),
 (None,'HOOD',None,0,0,0,0),
 ('Blnd','Hood','',0,0,0,1.4),
 ('R&I','Insulator','',0,0,0.2,0),
 ('R&I','RT Washer nozzle','',0,0,0.2,0),
 (None,'FRONT DOOR',None,0,0,0,0),
 ('Blnd','RT Outer panel','',0,0,0,1.0),
 ('R&I','RT Trim panel','',0,0,0.5,0),
 ('R&I','RT Mirror assy','',0,0,0.3,0),
 ('Repl','RT Belt w\'strip','82220D4000',1,4160,0.2,0),
 ('R&I','RT Handle, outside','',0,0,0.4,0),
 (None,'MISCELLANEOUS OPERATIONS',None,0,0,0,0),
 ('#','Flex additive','',1,1200,0,0),
 ('#','Hazardous waste removal','',1,500,0,0),
 ('# Subl','Pre-repair and post-repair scan','',2,8250,0,0),
 ('#','Cover car / mask for overspray','',1,1000,0.3,0)]
bh=round(sum(x[5] for x in L),1); ph=round(sum(x[6] for x in L),1)
items=[]
pt=ms=0
for op,n,pn,q,p,lb,pa in L:
    if not q: continue
    e=q*p
    if op=='Repl': items.append(I(n,'Part',e,1,None)); pt+=e
    else:
        items.append(I(n,'Service' if 'scan' in n else 'Part' if 'Flex' in n else 'Fee',e,q,None)); ms+=e
BR,PR,MR=5600,5600,3800
bl,pl,pm=mul(bh,BR),mul(ph,PR),mul(ph,MR)
items+= [I('Body Labor','Labor',bl,bh,BR),I('Paint Labor','Labor',pl,ph,PR),I('Paint Supplies','Fee',pm,ph,MR)]
st=pt+ms+bl+pl+pm; tax=pct(pt+pm+1200,6); tot=st+tax; ded=50000
label('s14_insurer','pdf','insurer','25-118840-01','Copperline Collision Center',dict(year=2019,make='KIA',model='Optima LX',vin=V,mileage=77215),items,tot,[],st,tax,'body','MI',
 'CCC-like estimate. Part rows have extended prices; labor is printed as hours on the rows and as money only in the category totals, so Body Labor, Paint Labor, Paint Supplies are the items with hours x rate. Part rows print Qty 1 and the extended price only; the scan row prints quantity 2 with the extended price. The shop name printed is the repairer; the insurer is Lakeshore Mutual. Deductible $500 printed below the grand total, net cost of repairs after it. Prefix like "CAPA"/"LKQ ... +25%" is part of the description run. Some rows have negative paint hours (overlap).')
import fitz
D=fitz.open(); PGN=0
def page():
    global P,y,PGN
    PGN+=1; P=D.new_page(width=612,height=792)
    P.insert_text((40,40),'Copperline Collision Center',fontsize=13,fontname='hebo'); P.insert_text((40,52),'2277 E Grand River Ave, Howell, MI 48843   Phone: (517) 555-0141   Federal ID: 38-5550142   State ID: F144027',fontsize=7.5)
    P.insert_text((430,40),'Workfile ID: 7f2c1190',fontsize=7.5); P.insert_text((430,62),f'Page {PGN}',fontsize=7.5)
    y=74
    if PGN==1:
        P.insert_text((230,y+6),'Estimate of Record',fontsize=12,fontname='hebo'); y+=22
        for a,b in [('Customer: BOATWRIGHT, SELENA','Job Number: 4471'),('Written By: Hank Sjoberg, 3/12/2025 10:22:07 AM','Adjuster: Feeney, Colm  (800) 555-0170'),('Insured: BOATWRIGHT, SELENA','Claim #: 25-118840-01'),('Insurance Company: LAKESHORE MUTUAL','Policy #: LM-A 3349120'),('Type of Loss: Collision','Date of Loss: 3/8/2025 12:00 PM'),('Point of Impact: 01 Right Front','Days to Repair: 4')]:
            P.insert_text((40,y),a,fontsize=8.5); P.insert_text((330,y),b,fontsize=8.5); y+=12
        y+=6; P.draw_rect(fitz.Rect(38,y-9,574,y+28),color=(.4,.4,.4)); P.insert_text((42,y+2),'VEHICLE',fontsize=8,fontname='hebo'); P.insert_text((42,y+13),'2019 KIA Optima LX 4D SED 4-2.4L Gasoline GDI  SILVER',fontsize=8.5); P.insert_text((42,y+24),f'VIN: {V}     Odometer: 77,215     License: MI EKP 7740     Production Date: 11/2018',fontsize=8.5); y+=46
    else:
        P.insert_text((230,y+6),'Estimate of Record',fontsize=12,fontname='hebo'); y+=18; P.insert_text((40,y),'2019 KIA Optima LX 4D SED 4-2.4L Gasoline GDI  SILVER',fontsize=8); y+=18
def colhead():
    global y
    P.draw_rect(fitz.Rect(38,y-9,574,y+4),fill=(.85,.87,.9),color=None)
    for x,t in [(42,'Line'),(75,'Oper'),(122,'Description'),(318,'Part Number')]: P.insert_text((x,y),t,fontsize=8,fontname='hebo')
    for x,t in [(418,'Qty'),(485,'Extended Price $'),(525,'Labor'),(570,'Paint')]: P.insert_text((x-fitz.get_text_length(t,'hebo',8),y),t,fontsize=8,fontname='hebo')
    y+=15
def R(x,t,f='helv',s=8): P.insert_text((x-fitz.get_text_length(t,f,s),y),t,fontsize=s,fontname=f)
page(); colhead()
for i,(op,n,pn,q,p,lb,pa) in enumerate(L,1):
    if i==30: page(); colhead()
    P.insert_text((46,y),str(i),fontsize=8)
    if pn is None: P.insert_text((122,y),n,fontsize=8,fontname='hebo'); y+=13; continue
    P.insert_text((75,y),op or '',fontsize=8); P.insert_text((122,y),n,fontsize=8); P.insert_text((318,y),pn,fontsize=8)
    if q: R(418,str(q)); R(485,m(q*p))
    if lb: R(525,f'{lb:.1f}')
    if pa: R(570,f'{pa:.1f}')
    y+=13
P.draw_line((38,y-6),(574,y-6)); y+=6; R(418,'SUBTOTALS','hebo'); R(485,m(pt+ms),'hebo'); R(525,f'{bh:.1f}','hebo'); R(570,f'{ph:.1f}','hebo'); y+=30
P.insert_text((42,y),'ESTIMATE TOTALS',fontsize=10,fontname='hebo'); y+=16
for x,t in [(300,'Basis'),(430,'Rate'),(560,'Cost $')]: R(x,t,'hebo')
P.insert_text((42,y),'Category',fontsize=8,fontname='hebo'); y+=14
for a,b,r,e in [('Parts','','',m(pt)),('Body Labor',f'{bh:.1f} hrs','@ $ 56.00 /hr',m(bl)),('Paint Labor',f'{ph:.1f} hrs','@ $ 56.00 /hr',m(pl)),('Paint Supplies',f'{ph:.1f} hrs','@ $ 38.00 /hr',m(pm)),('Miscellaneous','','',m(ms)),('Subtotal','','',m(st)),('Sales Tax',f'$ {m(pt+pm+1200)}','@ 6.0000 %',m(tax)),('Grand Total','','',m(tot)),('Deductible','','',m(ded)),('CUSTOMER PAY','','',m(ded)),('INSURANCE PAY','','',m(tot-ded))]:
    P.insert_text((42,y),a,fontsize=8.5,fontname='hebo' if 'otal' in a or 'PAY' in a else 'helv'); R(300,b); R(430,r); R(560,e,'hebo' if 'otal' in a else 'helv',8.5); y+=13
y+=12
for t in ['This estimate has been prepared based on the use of one or more crash parts supplied by a source other than the manufacturer','of your motor vehicle. Warranties applicable to these replacement parts are provided by the manufacturer or distributor.','Symbols: * = judgment item   # = manual line entry   LKQ = like kind and quality   CAPA = certified aftermarket part']: P.insert_text((42,y),t,fontsize=7); y+=10
D.save(OUT+'/s14_insurer.pdf',garbage=4,deflate=True)
