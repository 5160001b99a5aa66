# mobile mechanic's carbonless form, filled by hand (reportlab form lines + handwriting fonts)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont("H1","/usr/share/fonts/truetype/breip/Breip.ttf"));pdfmetrics.registerFont(TTFont("H2","/usr/share/fonts/truetype/rufscript/Rufscript010.ttf"))
def form(d,path,head,no,flds,parts,labor,sums,remarks,hf,hs,np=13,nl=7,ink="#1a2a8a",sign="",mis=0):
    c=canvas.Canvas(path,pagesize=(420,640));r=random.Random(d.name);gr=HexColor("#0b5d3b");pen=HexColor(ink)
    def hw(x,y,t,s=None,right=False):
        c.saveState();c.setFillColor(pen);c.translate(x+r.uniform(-1,1),y+r.uniform(-.8,1.4));c.rotate(r.uniform(-1.2,1.6));c.setFont(hf,s or hs)
        (c.drawRightString if right else c.drawString)(0,0,t);c.restoreState()
    c.setFillColor(gr);c.setStrokeColor(gr);c.setFont("Helvetica-Bold",17);c.drawString(22,608,head[0]);c.setFont("Helvetica-Oblique",8);c.drawString(22,597,head[1]);c.setFont("Helvetica",8)
    c.drawString(22,587,head[2]);c.setFont("Helvetica-Bold",9);c.drawRightString(398,612,"REPAIR ORDER");c.setFillColor(HexColor("#cc2222"));c.setFont("Courier-Bold",14);c.drawRightString(398,596,"No "+no)
    y=572;c.setFillColor(gr);c.setLineWidth(.6)
    for row in flds:
        x=22
        for lab,val,w in row:
            c.rect(x,y-16,w,20);c.setFillColor(gr);c.setFont("Helvetica",5);c.drawString(x+2,y-1.5,lab);hw(x+5,y-12,val);x+=w
        y-=20
    y-=6
    def head_(cols,title):
        c.setFillColor(gr);c.rect(22,y-11,376,13,fill=1);c.setFillColor(HexColor("#ffffff"));c.setFont("Helvetica-Bold",6.5)
        for x,t in cols: c.drawString(x,y-7,t)
        c.setFillColor(gr)
    head_([(26,"QTY."),(54,"PART NO. / DESCRIPTION OF MATERIALS"),(292,"PRICE"),(345,"AMOUNT")],"");y-=11;rh=17
    def grid(n,rows,verts):
        nonlocal y
        for i in range(n):
            c.setStrokeColor(gr);c.line(22,y-rh,398,y-rh)
            if i<len(rows):
                for x,t,ri in rows[i]: 
                    if t: hw(x,y-rh+4,t,right=ri)
            y-=rh
        for x in verts: c.line(x,y,x,y+n*rh)
    ps=0;rows=[]
    for q,de,u,*k in parts:
        if q is None: rows.append([(54,de,0)]);continue
        t=mul(u,q);ps+=t;ds=de.split("|");d.item(" ".join(ds),k[0] if k else "Part",t,q,u if q!=1 else None)
        rows.append([(28,f"{q:g}",0),(54,ds[0],0),(332,d.m(u) if q!=1 else "",1),(394,d.m(t),1)])
        for x in ds[1:]: rows.append([(64,x,0)])
    grid(np,rows,[22,50,286,338,398]);y-=5
    head_([(26,"LABOR PERFORMED"),(262,"HRS"),(292,"RATE"),(345,"AMOUNT")],"");y-=11;ls=0;rows=[]
    for de,h_,u in labor:
        if u is None: rows.append([(28,de,0)]);continue
        t=mul(u,h_);ls+=t;ds=de.split("|");d.item(" ".join(ds),"Labor",t,h_,u)
        rows.append([(28,ds[0],0),(280,f"{h_:g}",1),(332,d.m(u),1),(394,d.m(t),1)])
        for x in ds[1:]: rows.append([(36,x,0)])
    grid(nl,rows,[22,256,286,338,398]);y-=4
    L=sums(d,ps,ls)
    y0=y
    for i,(a,v) in enumerate(L):
        c.setFillColor(gr);c.rect(256,y-16,82,16);c.rect(338,y-16,60,16);c.setFont("Helvetica-Bold",6.5);c.drawString(259,y-10,a);hw(394,y-12,v,right=True);y-=16
    c.setFillColor(gr);c.setFont("Helvetica-Bold",6);c.drawString(22,y0-8,"REMARKS")
    for i,t in enumerate(remarks): hw(24,y0-22-15*i,t,hs-1)
    c.setFont("Helvetica",4.8);c.setFillColor(gr)
    for i,t in enumerate(["I authorize the above work and materials. Operator may drive the vehicle for testing. Payment is","due on completion at the place of repair. Returned checks subject to fee. Warranty 90 days labor;","parts per maker. Not responsible for articles left in vehicle, seized or broken fasteners."]): c.drawString(22,40-6*i,t)
    c.drawString(22,19,"X SIGNATURE ______________________________");hw(70,20,sign,hs+2);c.save()
def F(date,cust,ph,addr,yr,mk,md,lic,vin,mi): return [[("DATE",date,76),("CUSTOMER",cust,200),("PHONE",ph,100)],[("ADDRESS / LOCATION OF VEHICLE",addr,376)],[("YEAR",yr,46),("MAKE",mk,80),("MODEL",md,90),("LICENSE",lic,80),("MILEAGE",mi,80)],[("VIN",vin,376)]]
HD=("WRENCH 2 U MOBILE MECHANIC","\"Your driveway is our shop\"","Ray Tillery, ASE Master   Knoxville TN   865-555-0108   TN Bus Lic 118-4420")
d=Doc("mobile-form-1","pdf","mobile-form","reportlab-handwriting","WRENCH 2 U MOBILE MECHANIC","1147",(2009,"Chevy","Impala"),notes=["handwriting font, crooked baselines, cents without dollar sign","make abbreviated as written (Chevy)","trip charge written in the labor/parts area as FEES row","no tax on labor","customer-supplied part without price in the list"])
def sums(d,ps,ls):
    f=4500;d.item("TRIP CHARGE","Fee",f);tx=pct(ps,9.25);t=ps+ls+f+tx;d.tot(None,tx,t)
    return [("TOTAL PARTS",d.m(ps)),("TOTAL LABOR",d.m(ls)),("TRIP CHARGE",d.m(f)),("TAX 9.25%",d.m(tx)),("TOTAL",d.m(t)),("PAID CASH APP",d.m(t))]
form(d,f"{OUT}/mobile-form-1.pdf",HD,"1147",F("6-14-23","Darlene Whisenhunt","555-0192","Kroger lot, Chapman Hwy row 6","09","Chevy","Impala LT 3.5","H41 77P","2G1WT57N191248830","168,420"),
 [(1,"Water pump AW5105",7849),(1,"Thermostat + gasket",2315),(2,"Dexcool 50/50 gal",1699),(None,"cust. supplied serp. belt  n/c",0),(1,"RTV",899)],[("R+R water pump & t-stat,|fill + bleed system",2.5,9000),("Diag overheating",0.5,9000)],sums,["Upper hose soft, replace soon","rad cap ok. Drive 20 min,","recheck coolant when cold"],"H1",12.5,np=9,nl=5,sign="D. Whisenhunt");d.save()
d=Doc("mobile-form-2","pdf","mobile-form","reportlab-handwriting","SONORAN CURBSIDE AUTO REPAIR","02296",(2014,"Ram","1500"),notes=["other hand and black ink, 14 rows","core written as charge and taken off as CORE BACK in the totals box","deposit paid after the total","multi-line labor words","recommended work with a price in the remarks"])
def sums(d,ps,ls):
    f=6000;d.item("SERVICE CALL","Fee",f);d.disc("CORE BACK",3500);tx=pct(ps-3500,8.7);t=ps+ls+f-3500+tx;d.tot(None,tx,t);dp=40000
    return [("PARTS",d.m(ps)),("LABOR",d.m(ls)),("SERVICE CALL",d.m(f)),("CORE BACK",d.m(-3500)),("TAX ON PARTS",d.m(tx)),("GRAND TOTAL",d.m(t)),("DEPOSIT",d.m(dp)),("BALANCE",d.m(t-dp))]
rm=["F. pads 2mm - do next time"," ~ "+d.m(31000)+" both sides","R tires dry rot!"]
form(d,f"{OUT}/mobile-form-2.pdf",("SONORAN CURBSIDE AUTO REPAIR","Servicio a domicilio - We come to you 7 days","Beto & Sons   Tucson AZ   520-555-0121 call/text   AZ TPT 21-4490187"),"02296",F("3/2/24","Marguerite Yellowhorse","520-555-0166","8811 E Speedway apt 114, carport 3","2014","Ram","1500 5.7 Hemi","CRT 8801","1C6RR7LT6ES288417","141,006"),
 [(1,"Alternator reman 160A",23995),(1,"  core",3500),(1,"Belt, Gates K080",4489),(1,"Idler pulley",2799),(16,"Spark plugs NGK LZFR5C",612),(2,"Exh manifold bolts broke off,|kit",2850),(1,"Manifold gasket RH",3925),(4,"Penetrating oil",725),(1,"Battery cable end",649)],
 [("Alternator, belt + idler",1.4,10500),("Plugs (16)",1.6,10500),("Extract 2 broken bolts, weld nuts,|new gasket, RH manifold",3.5,10500),("Charging test + scan",0.5,10500)],sums,rm,"H2",11,np=11,nl=6,ink="#222222",sign="M Yellowhorse");d.save()
d=Doc("mobile-form-photo","jpg","mobile-form","reportlab-handwriting+photo","WRENCH 2 U MOBILE MECHANIC","1163",(2012,"Nissan","Altima"),hardships=["photo","handwriting"],notes=["photo of a yellow carbon copy, handwriting"])
def sums(d,ps,ls):
    f=4500;d.item("TRIP CHARGE","Fee",f);tx=pct(ps,9.25);t=ps+ls+f+tx;d.tot(None,tx,t)
    return [("TOTAL PARTS",d.m(ps)),("TOTAL LABOR",d.m(ls)),("TRIP CHARGE",d.m(f)),("TAX 9.25%",d.m(tx)),("TOTAL",d.m(t))]
p=f"{TMP}/mobile-photo.pdf"
form(d,p,HD,"1163",F("8-2-23","Gil Prentiss","555-0137","412 Maplehurst, driveway","12","Nissan","Altima 2.5 S","K20 19B","1N4AL2AP8CN448120","133,870"),
 [(1,"Starter, reman",16499),(1,"Battery cable neg",2149),(2,"Intake gasket",1185)],[("R+R starter (under intake)",1.8,9000),("No start diag",0.5,9000)],sums,["Battery tested good 612 CCA","1 yr on starter"],"H1",12.5,np=6,nl=4,sign="Gil P")
im=pdf2img(p,260);a=np.asarray(im,np.float32)*np.array([1,.95,.70]);im=Image.fromarray(a.astype(np.uint8))
photo(im,f"{OUT}/mobile-form-photo.jpg",77,size=(1320,1900),corners=[(.06,.06),(.90,.03),(.96,.94),(.04,.975)],desk=(96,98,102),crumple=2.5,noise=3.5,blur=.8,wood=False,folds=(.5,),tint=(1,.98,.95));d.save(p)
