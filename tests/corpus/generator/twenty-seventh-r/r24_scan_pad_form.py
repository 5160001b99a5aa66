# Pillow: pad form filled by hand (handwriting fonts), parts at the left, labor at the right; 300 dpi G4
from scanlib import *
P=[it("rear shocks","p",2,4895),it("exh. manifold gasket set","p",1,3140),it("manifold studs","p",8,315),it("O2 sensor, bank 1","p",1,5875)]
L=[it("drill out 3 broken studs, R&R manifold gaskets both sides","l",None,None,31200),it("replace rear shocks","l",None,None,5800),it("O2 sensor & clear code","l",None,None,3500)]
sup=it("SHOP SUPPLIES","f",None,None,1200);A=P+L+[sup];tax=r(S(P)*.06);total=S(A)+tax
W,H=2550,3300; im=Image.new('L',(W,H),255); D=ImageDraw.Draw(im)
F=lambda n,s: ImageFont.truetype(n,s)
SB='/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf';SR='/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';HW='/usr/share/fonts/truetype/fifthhorseman/dkg.ttf'
rnd=random.Random(4)
def T(t,x,y,s=34,f=SR,a='la'): D.text((x,y),t,font=F(f,s),fill=0,anchor=a)
def Hh(t,x,y,s=62,a='ls'): D.text((x+rnd.randrange(-4,5),y+rnd.randrange(-5,4)),t,font=F(HW,s),fill=20,anchor=a)
def B(x0,y0,x1,y1,w=4): D.rectangle((x0,y0,x1,y1),outline=0,width=w)
def Ln(x0,y0,x1,y1,w=2): D.line((x0,y0,x1,y1),fill=0,width=w)
T("MELROSE GARAGE",1275,150,110,SB,'ma');T("General Repairs  •  Wrecker Service",1275,280,44,SR,'ma');T("Hwy 62 at the Y, Princeton, Kentucky 42445     Ph. 270-555-0145",1275,340,40,SR,'ma')
T("No.",1990,160,44,SB);T("6238",2090,150,60,SB)
B(150,430,2400,760)
for y in (540,650): Ln(150,y,2400,y)
for x,y0,y1 in ((1500,430,760),(1950,540,760)): Ln(x,y0,x,y1)
for t,x,y in (("NAME",162,440),("DATE",1512,440),("ADDRESS",162,550),("PHONE",1512,550),("LIC. NO.",1962,550),("YEAR, MAKE AND MODEL",162,660),("SPEEDOMETER",1512,660),("ORDER WRITTEN BY",1962,660)): T(t,x,y,24)
Hh("Shelby Dunning",330,525);Hh("3 - 12 - 26",1660,525);Hh("1140 Marion Rd",330,635);Hh("555-0161",1620,635);Hh("482 KXB",2080,638);Hh("2003 Ford Ranger 3.0",560,748);Hh("168,440",1690,752);Hh("Gene",2140,752)
top=820;bot=2260;rowh=90
B(150,top,2400,bot);Ln(1370,top,1370,bot,6)
for x in (290,960,1150): Ln(x,top,x,bot)
Ln(2180,top,2180,bot);Ln(150,top+70,2400,top+70,4)
for t,x in (("QTY.",165),("PART NO. / DESCRIPTION",310),("EACH",975),("AMOUNT",1165),("DESCRIPTION OF WORK",1390),("AMOUNT",2200)): T(t,x,top+22,28,SB)
for y in range(top+70+rowh,bot,rowh): Ln(150,y,2400,y,1)
y=top+70+rowh-18
for i in P:
    Hh(q(i['quantity']),190,y);Hh(i['description'],310,y,54);Hh(m(i['unitPrice']),1135,y,50,'rs');Hh(m(i['totalPrice']),1355,y,54,'rs');y+=rowh
y=top+70+rowh-18
for ls,i in ((["drill out 3 broken studs, R&R","manifold gaskets both sides"],L[0]),(["replace rear shocks"],L[1]),(["O2 sensor & clear code"],L[2])):
    for k,l in enumerate(ls):
        Hh(l,1390,y,52)
        if k==len(ls)-1: Hh(m(i['totalPrice']),2385,y,58,'rs')
        y+=rowh
y+=rowh;Hh("* frame rusting at hanger,",1390,y,52);y+=rowh;Hh("  keep an eye on it",1390,y,52);y+=rowh*2;Hh("tires are about done, $420 set",1390,y,52);y+=rowh;Hh("(not this time)",1420,y,54)
lab=(("TOTAL LABOR",m(S(L))),("TOTAL PARTS",m(S(P))),("GAS, OIL & GREASE",""),("SUBLET REPAIRS",""),("SHOP SUPPLIES",m(1200)),("TAX",m(tax)),("TOTAL",m(total)))
B(1270,bot,2400,bot+7*100)
for k,(a,b) in enumerate(lab):
    yy=bot+k*100;Ln(1270,yy,2400,yy,2);T(a,1300,yy+32,36,SB)
    if b: Hh(b,2385,yy+84,66 if a!='TOTAL' else 76,'rs')
    else: Ln(2230,yy+58,2310,yy+52,5)
Ln(1950,bot,1950,bot+700)
for k,t in enumerate(("I hereby authorize the above repair work to be done along with","the necessary material. You and your employees may operate the","vehicle for testing at my risk. An express mechanic's lien is","acknowledged to secure the amount of repairs thereto.")): T(t,160,bot+50+k*44,32)
Ln(160,bot+420,1150,bot+420);T("SIGNATURE",160,bot+430,26);Hh("S. Dunning",260,bot+405,84)
T("NOT RESPONSIBLE FOR ARTICLES LEFT IN CAR",160,bot+560,32,SB)
im=skew(im,-.35); specks(im,220,3); g4(im,150,OUT+'r24_scan_pad_form.pdf',300)
save('r24_scan_pad_form','pdf',A,[],None,tax,total,veh(2003,'Ford','Ranger',None,168440),'MELROSE GARAGE','6238',kind='repair order',hard=['scan','300 dpi G4','handwriting'],state='KY')
