from common import *
# school garage, matplotlib: labor free for students' work (zero rows), parts at cost plus 10%, donation to the club
V=vin('1G1ZB5ST7HF213365')
P=[('Wheel hub & bearing, L/F',8412,1),('Outer tie rod end',2735,2),('Brake rotor, front',4120,2),('Cotter pins (box)',310,1),('Grease cartridge',689,1)]
ROWS=[(n,c,q,pct(c,110)) for n,c,q in P]
items=[I(n,'Part',q*u,q,u) for n,c,q,u in ROWS]
al=4500; items.append(I('Alignment rack fee (instructor)','Service',al,1,al)); don=2000; items.append(I('Shop consumables / lab fee','Fee',don,1,don))
st=sum(i['totalPrice'] for i in items); tot=st
label('s12_schoolgarage','pdf','invoice','AUTO2-031','CALDERA HIGH SCHOOL',dict(year=2017,make='Chevrolet',model='Malibu LT',vin=V,mileage=119402),items,tot,[],st,0,'independent','OR',
 'School lab job sheet. COST column is the school cost, CHARGE is cost +10% (rounded per piece) and is the price to the customer; AMOUNT = qty x CHARGE. Student labor rows print 0.00 and are no items. Oregon: no tax.')
import matplotlib; matplotlib.use('pdf'); matplotlib.rcParams['pdf.fonttype']=42
import matplotlib.pyplot as plt
f=plt.figure(figsize=(8.5,11)); a=f.add_axes([0,0,1,1]); a.axis('off'); a.set_xlim(0,85); a.set_ylim(110,0)
T=lambda x,y,t,s=10,**k: a.text(x,y,t,fontsize=s,va='top',**k)
T(42.5,5,'CALDERA HIGH SCHOOL',17,ha='center',weight='bold'); T(42.5,9,'Auto Technology II  ·  Period 5-6  ·  Bend, Oregon',10,ha='center')
T(6,14,'LAB JOB SHEET & BILL  No. AUTO2-031',12,weight='bold'); T(79,14,'Date: 02/26/2025',10,ha='right')
T(6,18,'Customer: Ms. P. Renfro (staff, Science)\nPhone ext. 4127'); T(45,18,f'2017 Chevrolet Malibu LT 1.5T\nVIN {V}\nMileage 119,402')
tb=[[n,'Part',str(q),m(c),m(u),m(q*u)] for n,c,q,u in ROWS]+[['Student labor: hub, tie rods (Team 3)','Lab','4.5 h','0.00','0.00','0.00'],['Student labor: front rotors (Team 1)','Lab','2.0 h','0.00','0.00','0.00'],['Alignment rack fee (instructor)','Svc','1','',m(al),m(al)],['Shop consumables / lab fee','Fee','1','',m(don),m(don)]]
t=a.table(cellText=tb,colLabels=['ITEM','KIND','QTY','COST','CHARGE','AMOUNT'],colWidths=[.42,.08,.08,.12,.14,.14],bbox=[.07,.48,.86,.29],cellLoc='right')
t.auto_set_font_size(False); t.set_fontsize(9)
for (r,c),k in t.get_celld().items():
    if c<2: k.set_text_props(ha='left')
    if r==0: k.set_facecolor('#123b6d'); k.set_text_props(color='w',weight='bold')
T(79,60,f'Sub-total  {m(st)}',11,ha='right'); T(79,63,'Sales tax (Oregon)  none',10,ha='right'); T(79,66,f'AMOUNT DUE  {d(tot)}',13,ha='right',weight='bold')
T(6,60,'Make checks to "CHS ASB Auto Club".\nCash to the bookkeeper, not to the students.',9)
T(6,74,'Instructor sign-off:  toe L 0.04  R 0.05   camber L -0.6  R -0.5\nStudent reflection: We learned to press out the hub without hitting the ABS wire.\nInspector (student): rear shocks seep, left rear tire 4/32.',9.5,style='italic')
T(6,84,'Work is done by students under supervision. No warranty is given beyond the parts maker\'s.',8)
f.savefig(OUT+'/s12_schoolgarage.pdf')
