from common import *
import numpy as np,io
from PIL import Image,ImageFilter
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=np.random.default_rng(77)
def render(pdf,dpi):
    subprocess.run(['pdftoppm','-r',str(dpi),'-gray','-png','-singlefile',pdf,D+'tmp_r'],check=True);return Image.open(D+'tmp_r.png').convert('L')
def o21():
    p=D+'tmp_o21.pdf';c=canvas.Canvas(p,pagesize=letter)
    ops=[("Replace front hub bearing assy, RF",1.4,9900,"SP450301","Hub bearing assy, Timken",1,16749),("Replace valve cover gaskets",2.1,9900,"VS50712R","Valve cover gasket set",1,7288),("Replace spark plugs",.9,9900,"SP-580","Spark plug, iridium",6,1389),("Oil change, full synthetic 5W-30, up to 6 qts.",0,0,"","",0,0)]
    c.setFont('Helvetica-Bold',18);c.drawCentredString(306,745,"PRAIRIE WIND AUTO CARE");c.setFont('Helvetica',10);c.drawCentredString(306,731,"915 Elm Street - Hays, Kansas 67601 - 785-555-0136")
    c.rect(40,650,532,70);c.line(306,650,306,720);c.setFont('Helvetica',10)
    for k,(a,b) in enumerate([("Dale Krannawitter","Invoice: 37752"),("2105 Vine, Hays KS","Date: 01/30/2024"),("785-555-0198","Vehicle: 2011 GMC Acadia SLT"),("","Mileage: 154,870   VIN: 1GKKVRED8BJ227719")]):c.drawString(48,705-14*k,a);c.drawString(314,705-14*k,b)
    y=628;c.setFillGray(.85);c.rect(40,y-5,532,17,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',10)
    for x,t in [(46,"Work Performed / Parts Used"),(300,"Part No.")]:c.drawString(x,y,t)
    for x,t in [(420,"Qty/Hrs"),(490,"Unit"),(566,"Total")]:c.drawRightString(x,y,t)
    its=[];c.setFont('Helvetica',10)
    def row(n,pn,q,u,i,ind):
        nonlocal y
        y-=18;c.drawString(46+ind,y,n);c.drawString(300,y,pn);c.drawRightString(420,y,q);c.drawRightString(490,y,u);c.drawRightString(566,y,m(i['totalPrice']));its.append(i);c.line(40,y-5,572,y-5)
    for n,h,r,pn,pd,q,u in ops:
        if h:
            row(n,"",f"{h:.2f}",m(r),I(n,'Labor',h,r),0);row(pd,pn,str(q),m(u),I(pd,'Part',q,u),14)
        else:row(n,"","1","74.95",I(n,'Service',1,7495),0)
    lab=sum(i['totalPrice'] for i in its if i['type']=='Labor');pt=sum(i['totalPrice'] for i in its if i['type']=='Part')
    its.append(I("Shop Supplies",'Fee',None,None,2250));disc=[1500];tx=tax(S(its)-1500,8.75);tot=S(its)-1500+tx;y-=34
    for n,v in [("Labor",lab),("Parts",pt),("Services",7495),("Shop Supplies",2250),("Senior Discount",-1500),("Sales Tax (8.75%)",tx),("Total Due",tot)]:
        if n=="Total Due":c.setFont('Helvetica-Bold',12)
        c.drawString(370,y,n);c.drawRightString(566,y,m(v));y-=16
    c.setFont('Helvetica',9);c.drawString(46,y+70,"All repairs warranted 12 months / 12,000 miles.");c.drawString(46,y+40,"X ____________________________");c.save()
    im=render(p,200).rotate(.8,resample=Image.BICUBIC,fillcolor=255)
    a=np.asarray(im,float)+rng.normal(0,22,(im.height,im.width))
    b=(a>150);sp=rng.random(b.shape);b[sp<.0004]=False
    Image.fromarray((b*255).astype('uint8')).convert('1',dither=0).save(D+'o21.pdf',resolution=200)
    save('o21.pdf','invoice','reportlab+scan','37752','PRAIRIE WIND AUTO CARE',(2011,'GMC','Acadia','SLT','1GKKVRED8BJ227719',154870),its,disc,None,tx,tot,["scan"])
def o22():
    its=[I("Rear main seal, Elring",'Part',1,4890),I("Intermediate shaft bearing kit, ceramic",'Part',1,64500),I("Air-oil separator",'Part',1,18875),I("Transmission out and in, replace IMS and rear main seal",'Labor',11.5,15500),I("Replace air-oil separator",'Labor',3,15500),I("Mobil 1 0W-40",'Part',9,1250),I("Freight, kit 2-day",'Fee',None,None,4200),I("Consumables",'Fee',None,None,3500)]
    pt=sum(i['totalPrice'] for i in its if i['type']=='Part');tx=tax(pt,8.375);sub=S(its);tot=sub+tx
    h="".join(f"<tr><td>{i['type'][0] if i['type']!='Fee' else 'M'}</td><td>{i['description']}</td><td class=r>{i['quantity'] or ''}</td><td class=r>{m(i['unitPrice']) if i['unitPrice'] else ''}</td><td class=r>{m(i['totalPrice'])}</td></tr>" for i in its)
    p=D+'tmp_o22.pdf'
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>@page{{size:letter;margin:16mm}}body{{font:14px 'Nimbus Roman'}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}.g td,.g th{{border:1px solid #000;padding:5px}}</style><div style="border:3px double #000;padding:10px;text-align:center"><b style="font-size:25px">Lindenhof Motorwerks</b><br>Porsche · Audi · BMW — 260 Industrial Ct, San Rafael, CA 94901 — BAR ARD 00287714</div>
<p>Customer: Bertrand Okonjo &nbsp;&nbsp;&nbsp; 415-555-0128 <span style="float:right"><b>Estimate LM-1409</b> &nbsp; May 21, 2024</span></p><p>2004 Porsche Boxster S &nbsp; VIN WP0CB29834U660417 &nbsp; Odometer 88,392 &nbsp; Silver</p>
<table class=g><tr><th>T</th><th width=56%>Item</th><th>Qty</th><th>Each</th><th>Price</th></tr>{h}</table>
<table style="width:40%;margin:12px 0 0 60%"><tr><td>Subtotal</td><td class=r>{m(sub)}</td></tr><tr><td>Tax, parts 8.375%</td><td class=r>{m(tx)}</td></tr><tr><td><b>Total estimate</b></td><td class=r><b>{d(tot)}</b></td></tr></table><p>Suggested while apart (not quoted above): clutch kit 612.00, dual mass flywheel 895.00.</p><p>Teardown inspection fee of 450.00 applies only if the work is refused.</p>""",p)
    im=render(p,150).rotate(-.6,resample=Image.BICUBIC,fillcolor=250).filter(ImageFilter.GaussianBlur(.5))
    a=np.asarray(im,float)*.93+10+rng.normal(0,4,(im.height,im.width))
    Image.fromarray(a.clip(0,255).astype('uint8')).save(D+'o22.pdf',resolution=150,quality=42)
    save('o22.pdf','quote','chromium+scan','LM-1409','Lindenhof Motorwerks',(2004,'Porsche','Boxster','S','WP0CB29834U660417',88392),its,[],sub,tx,tot,["scan"])
def photo(im,out,quad,bg,grad,q):
    W,H=im.size;OW,OH=bg
    # solve perspective: output->input
    A=[];Bv=[]
    for (x,y),(u,v) in zip(quad,[(0,0),(W,0),(W,H),(0,H)]):
        A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]];Bv+=[u,v]
    co=np.linalg.solve(np.array(A,float),np.array(Bv,float))
    pg=np.asarray(im.convert('RGB').transform((OW,OH),Image.PERSPECTIVE,co,Image.BICUBIC),float)
    mk=np.asarray(Image.new('L',im.size,255).transform((OW,OH),Image.PERSPECTIVE,co,Image.BICUBIC),float)[...,None]/255
    yy,xx=np.mgrid[0:OH,0:OW]
    wood=np.stack([120+14*np.sin(yy/37+np.sin(xx/210)*2),88+11*np.sin(yy/37+np.sin(xx/210)*2),60+8*np.sin(yy/37)],-1)
    a=pg*np.array([.97,.95,.90])*mk+wood*(1-mk)
    g=1-grad*(xx/OW*.6+yy/OH*.4);a=a*g[...,None]
    r=Image.fromarray(a.clip(0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(.8))
    a=np.asarray(r,float)+rng.normal(0,4,(OH,OW,1));Image.fromarray(a.clip(0,255).astype('uint8')).save(out,quality=q)
def o23():
    its=[I("Synthetic Blend Oil Change 5W-20",'Service',1,None,6999),I("Wiper Blade 26 in",'Part',1,None,2499),I("Wiper Blade 16 in",'Part',1,None,2199),I("Cabin Air Filter",'Part',1,None,3999),I("Serpentine Belt Install",'Service',1,None,11999),I("Oil Disposal Fee",'Fee',1,None,399)]
    sub=S(its);disc=[1000];tx=tax(sub-1000,7);tot=sub-1000+tx
    rows="".join(f"<div>{i['quantity']} {i['description']}<span>{m(i['totalPrice'])}</span></div>" for i in its)
    p=D+'tmp_o23.png'
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>body{{margin:0;padding:34px 36px;width:728px;background:#fbfbf9;font:25px/1.42 'Liberation Mono';letter-spacing:-1px}}span{{float:right}}.c{{text-align:center}}</style><div class=c><b style="font-size:38px">DIPSTICK DAN'S</b><br>10-MINUTE LUBE<br>5127 S Orange Ave, Orlando FL<br>407-555-0170</div><div>--------------------------------------------</div><div>TICKET 48813-2<span>03/15/25 12:41</span></div><div>2016 KIA SORENTO LX</div><div>ODO 118,402<span>TAG QRT M41</span></div><div>BAY 2 / LUIS<span>CASHIER 7</span></div><div>--------------------------------------------</div>{rows}<div>1 Top Off Fluids<span>FREE</span></div><div>1 Vacuum Carpet<span>FREE</span></div><div>--------------------------------------------</div><div>SUBTOTAL<span>{m(sub)}</span></div><div>COUPON LUBE10<span>-10.00</span></div><div>FL SALES TAX 7%<span>{m(tx)}</span></div><div style="font-size:32px;font-weight:bold">TOTAL<span>${m(tot)}</span></div><div>CASH<span>400.00</span></div><div>CHANGE<span>{m(40000-tot)}</span></div><br><div class=c>NEXT SERVICE 123,402 MI<br>KEEP YOUR RECEIPT FOR FREE TOP OFFS</div>""",p,(800,1180))
    photo(Image.open(p),D+'o23.jpg',[(190,130),(1085,142),(1120,1506),(150,1490)],(1280,1660),.32,62)
    save('o23.jpg','receipt','chromium+photo','48813-2',"DIPSTICK DAN'S",(2016,'Kia','Sorento','LX',None,118402),its,disc,sub,tx,tot,["photo"])
def o24():
    p=D+'tmp_o24.pdf';c=canvas.Canvas(p,pagesize=letter)
    its=[I("Upper & lower ball joints, Moog",'Part',4,6245),I("Idler arm",'Part',1,5480),I("Pitman arm",'Part',1,7115),I("Steering stabilizer, Rancho",'Part',1,8250),I("Press ball joints both sides",'Labor',4.5,10500),I("Idler & pitman arms",'Labor',1.5,10500),I("Align front end",'Service',None,None,8500)]
    c.setFillColorRGB(.1,.15,.5);c.setStrokeColorRGB(.1,.15,.5);c.setFont('Times-BoldItalic',24);c.drawString(46,738,"Uncle Verl's Four Wheel & Frame");c.setFont('Times-Roman',10);c.drawString(46,722,"Hwy 12 East, Helena, Montana 59601   Ph. 406-555-0155");c.setFont('Times-Bold',14);c.drawRightString(566,738,"No. 6093")
    lines=[("NAME","Ansel Birkeland","DATE","6-11-24"),("YEAR - MAKE - MODEL","2005 Chevrolet Silverado 2500HD LS","MILEAGE","213,064")]
    y=695
    for a,b,e,f in lines:
        c.rect(40,y-22,532,30);c.line(400,y-22,400,y+8);c.setFont('Times-Roman',7);c.setFillColorRGB(.1,.15,.5);c.drawString(44,y,a);c.drawString(404,y,e);c.setFillColorRGB(0,0,0);c.setFont('Courier-Bold',12);c.drawString(50,y-15,b);c.drawString(410,y-15,f);y-=30
    y-=20;c.setFont('Times-Bold',10);c.setFillColorRGB(.1,.15,.5)
    for x,t in [(48,"QTY"),(90,"DESCRIPTION OF PARTS / WORK"),(400,"EACH"),(500,"AMOUNT")]:c.drawString(x,y,t)
    top=y+14;c.line(40,y-5,572,y-5);c.setFillColorRGB(0,0,0)
    for i in its:
        y-=22;c.setFont('Courier-Bold',11.5);c.drawRightString(75,y,f"{i['quantity']}" if i['quantity'] else '');c.drawString(90,y,i['description']+(" (hrs)" if 0 else ''));c.drawRightString(450,y,m(i['unitPrice']) if i['unitPrice'] else '');c.drawRightString(566,y,m(i['totalPrice']));c.line(40,y-6,572,y-6)
    y-=22;c.drawString(90,y,"Grease all fittings");c.drawRightString(566,y,"N/C");c.line(40,y-6,572,y-6)
    for x in(40,82,380,460,572):c.line(x,top,x,y-6)
    pt=S(its[:4]);lb=S(its[4:6]);its.append(I("SHOP MATERIALS",'Fee',None,None,2500));tot=S(its);y-=30
    for n,v in [("TOTAL PARTS",pt),("TOTAL LABOR",lb),("OUTSIDE / ALIGNMENT",8500),("SHOP MATERIALS",2500),("TAX - none in Montana",0),("TOTAL",tot)]:
        c.setFillColorRGB(.1,.15,.5);c.setFont('Times-Bold',10);c.drawString(340,y,n);c.setFillColorRGB(0,0,0);c.setFont('Courier-Bold',12);c.drawRightString(566,y,m(v) if v else "-0-");c.line(336,y-5,572,y-5);y-=20
    c.save()
    subprocess.run(['pdftoppm','-r','150','-png','-singlefile',p,D+'tmp_r'],check=True);im=Image.open(D+'tmp_r.png').convert('RGB');im=im.crop((0,0,1275,1300))
    photo(im,D+'o24.jpg',[(120,95),(1640,60),(1735,1480),(70,1440)],(1800,1560),.28,50)
    save('o24.jpg','invoice','reportlab+photo','6093',"Uncle Verl's Four Wheel & Frame",(2005,'Chevrolet','Silverado 2500HD','LS',None,213064),its,[],None,0,tot,["photo"])
if __name__=='__main__':
    import sys
    for f in sys.argv[1:] or ('o21','o22','o23','o24'): globals()[f]()
