# Shop-Ware like / matplotlib
import sys;sys.path.insert(0,'/tmp/elib')
import matplotlib;matplotlib.use('pdf');matplotlib.rcParams['pdf.fonttype']=42
import matplotlib.pyplot as plt
from lab import *
L=Lab('05.pdf','excel-like grid, service rows with LABOR and PARTS columns','matplotlib','Rio Grande Diesel & RV','WO-3391',dict(year=2008,make='Freightliner',model='M2 106',vin='1FVACWDT38HZ41207',mileage=312450),['labor and parts columns in one row','two tax rates','optional work not charged','sublet row','gross receipts tax on labor'])
fig=plt.figure(figsize=(8.5,11));ax=fig.add_axes([0,0,1,1]);ax.set_xlim(0,85);ax.set_ylim(110,0);ax.axis('off')
plt.rcParams['font.family']='Carlito'
def t(x,y,s,z=9,b=False,ha='left',c='k'):ax.text(x,y,s.replace('$','\\$'),fontsize=z,weight='bold' if b else 'normal',ha=ha,va='center',color=c)
t(6,7,'Rio Grande Diesel & RV',17,1,c='#7a2e12');t(6,10,'3015 Isleta Blvd SW  Albuquerque NM 87105');t(6,12,'505.555.0176   Mon-Fri 7-5:30')
t(79,7,'WORK ORDER / QUOTE',12,1,'right');t(79,9.5,'WO-3391',10,ha='right');t(79,11.5,'4/17/2025',ha='right')
info=[('Customer','Sandia Linen Service','Unit','#14 box truck'),('Contact','Priscilla','Year / Make / Model','2008 Freightliner M2 106'),('Phone','505.555.0109','VIN','1FVACWDT38HZ41207'),('PO','needed','Miles','312,450')]
y=15
for r in info:
    for x,s,b in zip((6,15,44,58),r,(1,0,1,0)):t(x,y+1,s,8.5,b)
    ax.plot([6,79],[y+2,y+2],c='#bbb',lw=.5);y+=2.1
y+=2
X=[6,10,41,48,55.5,63,71,79]
hd=['#','Service performed','Hrs','Rate','Labor $','Parts $','Line']
ax.add_patch(plt.Rectangle((6,y),73,2.6,fc='#7a2e12'))
for i,h in enumerate(hd):t(X[i]+.5 if i<2 else X[i+1]-.5,y+1.3,h,8.5,1,'left' if i<2 else 'right','w')
y+=2.6
R=14800;rows=[('EGR cooler R&R, flush',6.5,118540,'core exchanged, no charge'),('Air dryer cartridge + purge valve kit',1.2,21375,None),('Front wheel seals (2), hub oil',3.0,9688,'Stemco Guardian, warranty 1yr/100,000 mi'),('DOT annual inspection',1.0,0,None),('Drive tires valve stems (4)',0.8,3120,None)]
def box(h):
    for x in X: ax.plot([x,x],[y,y+h],c='#999',lw=.4)
    ax.plot([6,79],[y+h,y+h],c='#999',lw=.4)
n=0
for d,h,p,note in rows:
    n+=1;l=round(h*R);H=3.8 if note else 2.4
    t(X[0]+.5,y+1.2,str(n));t(X[1]+.5,y+1.2,d)
    if note:t(X[1]+1.5,y+2.8,note,7.5,c='#666')
    L.item(d,'Labor',l,h,R)
    for i,s in ((3,f'{h:.1f}'),(4,L.N(R)),(5,L.N(l)),(6,L.N(p) if p else '-'),(7,L.N(l+p))):t(X[i]-.5,y+1.2,s,8.5,ha='right')
    if p:L.item(d,'Part',p,None,None)
    box(H);y+=H
n+=1;sb=L.item('SUBLET: DPF bake & clean (Desert Filter)','Service',42500);t(6.5,y+1.2,str(n));t(10.5,y+1.2,'SUBLET: DPF bake & clean (Desert Filter)',8.5);t(78.5,y+1.2,L.N(sb),8.5,ha='right');box(2.4);y+=2.4
n+=1;t(6.5,y+1.2,str(n),c='#888');t(10.5,y+1.2,'OPTION (not in total): rear shocks',8.5,c='#888');t(62.5,y+1.2,L.N(22200),8.5,ha='right',c='#888');t(70.5,y+1.2,L.N(31890),8.5,ha='right',c='#888');t(78.5,y+1.2,'('+L.N(54090)+')',8.5,ha='right',c='#888');box(2.4);y+=2.4
lb,pt=L.typ('Labor'),L.typ('Part');sub=lb+pt+sb
t(62.5,y+1.5,L.N(lb),9,1,'right');t(70.5,y+1.5,L.N(pt),9,1,'right');t(78.5,y+1.5,L.N(sub),9,1,'right');t(40,y+1.5,'Totals',9,1,'right');y+=4
sh=L.item('Shop materials 4% of labor (max '+'$75.00)','Fee',round(lb*.04));L.D(7500);L.d['items'][-1]['description']='Shop materials'
fr=L.item('Environmental / oil disposal','Fee',1850)
t1=round(pt*.07625);t2=round((lb+sb)*.05125)
for s,a,b in(('Shop materials 4% of labor (max $75.00)',sh,0),('Environmental / oil disposal',fr,0),('Parts tax 7.625%',t1,0),('NM GRT labor/sublet 5.125%',t2,0),('AMOUNT DUE',L.sum()+t1+t2,1)):
    t(68,y,s,9.5 if b else 8.5,b,'right');t(78.5,y,L.D(a),10 if b else 8.5,b,'right');y+=2.1
t(6,y+3,'Quote good 15 days. Road calls $165.00/hr portal to portal, 2 hr min. Finance charge 1.5%/mo; min $5.00.',7.5);L.D(16500);L.D(500)
t(6,y+5,'Accepted by ______________________',8);t(42.5,106,'Sheet1   -   Page 1',7,ha='center')
fig.savefig('05.pdf');L.save(t1+t2,None)
