from common import *
from photo import photo
from PIL import Image,ImageDraw,ImageFont
import random
random.seed(4)
N='i21'; W_,H_=1100,1420; im=Image.new('RGB',(W_,H_),(250,238,170)); D=ImageDraw.Draw(im); g=(30,90,60)
def F(n,s):
    p=subprocess.run(['fc-match','-f','%{file}',n],capture_output=True,text=True).stdout; return ImageFont.truetype(p,s)
def P(x,y,s,f,c=g,a='la'): D.text((x,y),s,font=f,fill=c,anchor=a)
hb=F('Liberation Sans:bold',20); hs=F('Liberation Sans',17); T_=F('C059:bold',48); hw=F('Z003',40); ink=(25,30,120)
P(550,40,"Castellano Bros. Service Station",T_,a='ma'); P(550,105,'1501 Atwells Ave · Providence, R.I. 02909 · 401-555-0125',F('Liberation Sans',22),a='ma'); P(60,150,'REPAIR ORDER',F('Liberation Sans:bold',30)); D.text((1040,150),'5827',font=F('Liberation Mono:bold',36),fill=(190,20,20),anchor='ra')
def hand(x,y,s,a='ls',sz=None):
    D.text((x+random.randint(-3,3),y+random.randint(-3,2)),s,font=sz or hw,fill=ink,anchor=a)
y=215
for row in[[('NAME',60,520,'Mrs. Ferrante'),('DATE',600,440,'4/19/24')],[('CAR',60,520,'2004 Buick LeSabre'),('MILES',600,440,'77,450')],[('PHONE',60,520,'401-555-0182'),('PLATE',600,440,'RI  KM 331')]]:
    for l,x,w,v in row: P(x,y,l,hb); D.line((x+75,y+26,x+w,y+26),fill=g,width=2); hand(x+90,y+22,v)
    y+=56
s=[]
rows=[('Ball joints, lower (pair)','part',15800),('Install ball joints','labor',24000),('Wheel brg hub L/F','part',11950),('Install hub','labor',9000),('Oil change','service',4495),('Dispose old oil','fee',300)]
y=410; D.rectangle((60,y,1040,y+40),fill=g); D.text((80,y+20),'DESCRIPTION OF WORK',font=hb,fill='white',anchor='lm'); D.text((1020,y+20),'AMOUNT',font=hb,fill='white',anchor='rm')
I=[];sub=0; y+=40
for k in range(10):
    D.line((60,y+60,1040,y+60),fill=g,width=2)
    if k<len(rows): n,t,a=rows[k]; hand(85,y+48,n); hand(1015,y+48,m(a),'rs'); I.append(it(n,t,None,None,a)); sub+=a
    elif k==7: hand(85,y+48,'Muffler loose - tightened, no chg')
    y+=60
D.line((60,450,60,y),fill=g,width=2); D.line((1040,450,1040,y),fill=g,width=2); D.line((830,450,830,y),fill=g,width=2)
P_=15800+11950; T=tax(P_,'7'); tot=sub+T
for l,v in[('SUB TOTAL',m(sub)),('R.I. TAX 7% PARTS',m(T)),('TOTAL',d(tot))]:
    P(820,y+30,l,hb,a='rm'); D.rectangle((830,y,1040,y+60),outline=g,width=2); hand(1020,y+46,v,'rs'); y+=60
hand(80,y-30,'Paid  Thank you - Sal',sz=F('Z003',50)); P(550,y+40,'All repairs guaranteed 90 days. No cars left overnight without arrangement.',hs,a='ma')
im.save(W+'s.png')
photo(W+'s.png',OUT+N+'.jpg',(1200,1560),[(95,70),(1120,110),(1150,1490),(50,1440)],(120,85,55),1,shadow=(.4,.75,.6),blur=.9,tint=(1,.97,.88),crumple=.02)
Image.open(OUT+N+'.jpg').resize((600,780)).save(W+'p_i21-1.png')
label(N,'estimate',I,sub,T,tot,[],dict(year=2004,make='Buick',model='LeSabre',mileage=77450),dict(shop='Castellano Bros. Service Station',date='4/19/24',number='5827'))
