from pic import *
P=[it("Clutch kit LUK 05-065",'Part',1,None,212.5),it("Pilot brg",'Part',1,None,9.75),it("Slave cyl",'Part',1,None,64.2),it("Gear oil 75W90 qts",'Part',3,None,38.85)]
L=[it("R&R trans, replace clutch",'Labor',None,None,630),it("Resurface flywheel (Hunt Mach.)",'Service',None,None,55),it("Bleed hyd.",'Labor',None,None,45)]
F=[it("SHOP SUPPLIES",'Fee',None,None,20)]
items=P+L+F;tax=round(S(P)*.06);tot=S(items)+tax
W,H=1275,1400;im=Image.new('L',(W,H),255);d=ImageDraw.Draw(im);rg=random.Random(7)
F_='/usr/share/fonts/';fb=lambda z:ImageFont.truetype(F_+'truetype/liberation/LiberationSans-Bold.ttf',z);fr=lambda z:ImageFont.truetype(F_+'truetype/liberation/LiberationSansNarrow-Regular.ttf',z)
hz=ImageFont.truetype(F_+'opentype/urw-base35/Z003-MediumItalic.otf',38)
def hand(x,y,s,right=False):
    if right:x-=hz.getlength(s)+len(s)
    for ch in s:
        d.text((x,y+rg.randint(-2,2)),ch,font=hz,fill=35);x+=hz.getlength(ch)+1
def t(x,y,s,f): d.text((x,y),s,font=f,fill=0)
t(70,50,"GRESHAM BROS. GARAGE",fb(44));t(70,104,"U.S. 45 South - Booneville, Mississippi 38829 - Ph. 662-555-0186",fr(24));t(930,50,"REPAIR ORDER",fb(32));t(930,96,"No.",fb(26));hand(990,84,"7742")
def lab(x,y,w,s,v): d.rectangle((x,y,x+w,y+62),outline=0,width=2);t(x+5,y+2,s,fr(17));hand(x+14,y+17,v)
lab(70,150,560,"NAME","Lamar Stubblefield");lab(630,150,300,"DATE","10-12-23");lab(930,150,275,"PHONE","555-0119")
lab(70,212,110,"YEAR","2006");lab(180,212,450,"MAKE & MODEL","Mazda B3000");lab(630,212,300,"LICENSE NO.","PRN 118");lab(930,212,275,"SPEEDOMETER","201,455")
y0=290;d.rectangle((70,y0,1205,1080),outline=0,width=3)
for x in(130,480,610,1060):d.line((x,y0,x,1080),fill=0,width=2)
d.line((610,y0,610,1080),fill=0,width=5)
for x,s in((74,"QTY"),(140,"PART NO. AND DESCRIPTION"),(490,"AMOUNT"),(620,"INSTRUCTIONS / LABOR"),(1070,"CHARGE")):t(x,y0+6,s,fr(21))
for y in range(y0+36,1081,62):d.line((70,y,1205,y),fill=0,width=1)
y=y0+50
for i in P:hand(88,y,str(i['quantity']));hand(138,y,i['description']);hand(600,y,"%.2f"%(i['totalPrice']/100),True);y+=62
y=y0+50
for i in L:hand(620,y,i['description']);hand(1195,y,"%.2f"%(i['totalPrice']/100),True);y+=62
hand(620,y+62,"cust. says slips in 4th & 5th");hand(620,y+124,"rear main dry - OK")
y=1080
for a,b in(("TOTAL PARTS",S(P)),("TOTAL LABOR",S(L)),("SHOP SUPPLIES",2000),("TAX",tax),("TOTAL",tot)):
    d.rectangle((790,y,1205,y+52),outline=0,width=2);d.line((1010,y,1010,y+52),fill=0,width=2);t(800,y+14,a,fb(22));hand(1195,y+8,"%.2f"%(b/100),True);y+=52
t(70,1100,"I hereby authorize the above repair work to be done along with",fr(20));t(70,1124,"necessary materials. Not responsible for loss by fire or theft.",fr(20));t(70,1230,"SIGNED X",fb(22));d.line((180,1254,620,1254),fill=0,width=2);hand(230,1214,"L. Stubblefield");t(70,1350,"CUSTOMER COPY",fb(20))
scan(im,'p17',.7,150,3,True,16)
save('p17','invoice','PIL',items,(2006,'Mazda','B3000',None,None,201455),'7742','GRESHAM BROS. GARAGE',tax,(),None,tot,["scan"])
