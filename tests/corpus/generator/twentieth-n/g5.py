from lib import *
import numpy as np
from PIL import Image,ImageFilter
def page(name,html,dpi,*a):
    p=TMP+name+'.pdf';chrome(html,p)
    subprocess.run(['pdftoppm','-r',str(dpi),'-png','-singlefile',p,TMP+name],check=True)
    return Image.open(TMP+name+'.png').convert('RGB')
def coef(dst,src):
    A=[];B=[]
    for (x,y),(u,v) in zip(dst,src):
        A+=[[x,y,1,0,0,0,-u*x,-u*y],[0,0,0,x,y,1,-v*x,-v*y]];B+=[u,v]
    return np.linalg.solve(np.array(A,float),np.array(B,float))
def photo(name,pg,corners,W,H,bg,blur,shadow,seed,tint):
    rng=np.random.default_rng(seed)
    c=coef(corners,[(0,0),(pg.width,0),(pg.width,pg.height),(0,pg.height)])
    w=pg.transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC)
    mk=Image.new('L',pg.size,255).transform((W,H),Image.PERSPECTIVE,c,Image.BICUBIC)
    yy,xx=np.mgrid[0:H,0:W]
    b=np.array(bg)[None,None]*(1+.07*np.sin(xx/90+2*np.sin(yy/400))[...,None]+.04*np.sin(yy/37)[...,None])
    k=np.asarray(mk)[...,None]/255
    a=np.asarray(w).astype(float)*np.array(tint)*k+b*(1-k)
    a*=shadow(xx/W,yy/H)[...,None]
    im=Image.fromarray(np.clip(a+rng.normal(0,1.6,(H,W,1)),0,255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur))
    q=80
    while True:
        im.save(OUT+name+'.jpg',quality=q,optimize=True)
        if os.path.getsize(OUT+name+'.jpg')<270*1024: break
        q-=4
    print(name,'q',q,os.path.getsize(OUT+name+'.jpg'))
e=lambda s:s.replace('&','&amp;')
def qs(i): return '' if i['quantity'] is None else f"{i['quantity']:.1f}" if i['type']=='Labor' else str(i['quantity'])
us=lambda i:m(i['unitPrice']) if i['unitPrice'] else ''
# n17 scan: form, type columns
V=vin('1HGCM82603A092731')
its=[I('Catalytic converter assy, direct fit','Part',1,68900,68900),I('O2 sensor, downstream','Part',1,9240,9240),I('Gasket, flange','Part',2,895,1790),I('Bolt & spring kit','Part',1,1450,1450),I('Remove and replace converter','Labor',1.6,10500,16800),I('Clear codes, drive cycle','Labor',0.5,10500,5250),I('EPA disposal','Fee',None,None,600)]
lab=16800+5250;pt=68900+9240+1790+1450;sub=lab+pt+600;tax=pct(pt,5750);tot=sub+tax
def tr(i): return f"<tr><td class=n>{qs(i)}<td>{e(i['description'])}<td class=n>{us(i)}<td class=n>{m(i['totalPrice'])}</tr>"
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.7in}}body{{font:13px "Liberation Serif"}}table{{width:100%;border-collapse:collapse;margin:8px 0}}td,th{{border:1px solid #333;padding:4px 6px;text-align:left}}td.n{{text-align:right}}h1{{font-size:24px;margin:0;text-align:center}}</style><h1>Sanderling Muffler &amp; Brake</h1><center>301 Bayfront Ave &nbsp; (804) 555-0175 &nbsp; State Insp. Station 2217</center>
<table><tr><td>Estimate <b>8862</b><td>Date 12/04/2023<td>Promised: Wed</tr><tr><td>Name: Odell Pritchard<td>2003 Honda Accord EX<td>Miles 201,338</tr><tr><td colspan=3>VIN {V}</tr></table>
<table><tr><th>Qty<th>Parts<th>Each<th>Amount</tr>{''.join(map(tr,its[:4]))}<tr><td><td>Total parts<td><td class=n>{m(pt)}</tr></table>
<table><tr><th>Hrs<th>Labor<th>Rate<th>Amount</tr>{''.join(map(tr,its[4:6]))}<tr><td><td>Total labor<td><td class=n>{m(lab)}</tr></table>
<table style="width:45%;margin-left:55%"><tr><td>Parts<td class=n>{m(pt)}</tr><tr><td>Labor<td class=n>{m(lab)}</tr><tr><td>EPA disposal<td class=n>6.00</tr><tr><td>Subtotal<td class=n>{m(sub)}</tr><tr><td>Tax 5.75%<td class=n>{m(tax)}</tr><tr><td><b>TOTAL</b><td class=n><b>{m(tot)}</b></tr></table>
<p>Aftermarket converter carries 5 yr / 50,000 mi emissions warranty. Muffler is original, rusty but quiet - customer declines ($265).</p><p>Signed ______________________</p>'''
im=page('n17',H,150).convert('L').rotate(1,Image.BICUBIC,fillcolor=246)
a=np.asarray(im).astype(float);rng=np.random.default_rng(17);a=np.clip(a*.93+10+rng.normal(0,2,a.shape),0,255)
s=rng.random(a.shape)<.00012;a[s]=70
im=Image.fromarray(a.astype('uint8'));q=60
while True:
    im.save(TMP+'n17.jpg',quality=q)
    if os.path.getsize(TMP+'n17.jpg')<260*1024:break
    q-=5
from reportlab.pdfgen import canvas
cv=canvas.Canvas(OUT+'n17.pdf',pagesize=(612,792));cv.drawImage(TMP+'n17.jpg',0,0,612,792);cv.save();print('n17 q',q)
save('n17','pdf','quote','chromium+pillow',['scan','skew'],'8862','Sanderling Muffler & Brake',dict(year=2003,make='Honda',model='Accord',trim='EX',vin=V,mileage=201338),its,[],sub,tax,tot)
# n18 photo: transmission shop
its=[I('Rebuild transmission 4L60E, labor','Labor',14,9800,137200),I('Master rebuild kit w/ clutches','Part',1,41900,41900),I('Torque converter, reman','Part',1,24500,24500),I('Shift solenoid','Part',2,3860,7720),I('Dexron VI fluid','Part',11,825,9075),I('Cooler line flush','Service',None,None,8500)]
disc=[dict(description='Senior discount',totalPrice=7500)]
pt=41900+24500+7720+9075;si=sum(i['totalPrice'] for i in its);tax=pct(pt,6350);tot=si-7500+tax
def tr(i): return f"<tr><td>{e(i['description'])}<td class=n>{qs(i)}<td class=n>{us(i)}<td class=n>{m(i['totalPrice'])}</tr>"
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.6in}}body{{font:15px "Liberation Sans"}}table{{width:100%;border-collapse:collapse;margin:10px 0}}td,th{{padding:6px;text-align:left;border-bottom:1px solid #888}}.n{{text-align:right}}</style><h1 style="margin:0">GEARHEAD TRANSMISSION</h1>1440 Pulaski Hwy &nbsp; 555-0133<p><b>QUOTE 1975</b> &nbsp; &nbsp; 05/07/2024<br>Customer: Walt Emery<br>2005 Chevrolet Tahoe LS &nbsp; &nbsp; 192,040 mi</p><table><tr><th>Description<th class=n>Qty/Hrs<th class=n>Price<th class=n>Total</tr>{''.join(map(tr,its))}</table><table style="width:50%;margin-left:50%"><tr><td>Subtotal<td class=n>{m(si)}</tr><tr><td>Senior discount<td class=n>-75.00</tr><tr><td>Tax on parts 6.35%<td class=n>{m(tax)}</tr><tr><td><b>Total</b><td class=n><b>{m(tot)}</b></tr></table><p>Deposit to start: $800.00. Used unit 110k miles (not quoted) about $1,450 installed.</p>'''
pg=page('n18',H,170)
photo('n18',pg,[(120,90),(1270,130),(1330,1690),(50,1640)],1380,1760,(112,84,58),.9,lambda x,y:1.0-.32/(1+np.exp(-(x+y*.6-1.05)*14)),18,(.97,.95,.9))
save('n18','jpg','quote','chromium+pillow',['photo','shadow','blur'],'1975','GEARHEAD TRANSMISSION',dict(year=2005,make='Chevrolet',model='Tahoe',trim='LS',mileage=192040),its,disc,si,tax,tot)
# n19 photo: half page invoice, package list
its=[I('Synthetic oil change 0W-20','Service',None,None,8495),I('Tire rotation','Service',None,None,2500),I('Wiper blades, pair','Part',None,None,4798),I('Headlamp bulb H11, installed','Service',None,None,4450),I('Michelin Defender2 215/60R16','Tire',2,17800,35600),I('Mount, balance, valve stem','Service',2,2400,4800),I('Scrap tire','Fee',2,300,600)]
sub=sum(i['totalPrice'] for i in its);tax=pct(4798+35600,8000);tot=sub+tax
def tr(i): return f"<tr><td>{qs(i) if i['type'] else ''}<td>{e(i['description'])}<td class=n>{us(i)}<td class=n>{m(i['totalPrice'],'$')}</tr>"
H=f'''<meta charset=utf8><style>@page{{size:8.5in 8in;margin:.5in}}body{{font:15px "Liberation Mono"}}table{{width:100%;border-collapse:collapse;margin:10px 0}}td{{padding:5px}}.n{{text-align:right}}tr:nth-child(odd){{background:#eee}}</style><div style="display:flex;justify-content:space-between"><b style="font-size:22px">Fast Lane Lube &amp; Tire</b><span>Invoice 44-20931</span></div>2018 Nissan Altima SV &nbsp; 66,502 mi &nbsp; 10/12/2024<table>{''.join(map(tr,its))}</table><table style="width:48%;margin-left:52%"><tr><td>Subtotal<td class=n>{m(sub,'$')}</tr><tr><td>Tax 8%<td class=n>{m(tax,'$')}</tr><tr><td><b>Total due</b><td class=n><b>{m(tot,'$')}</b></tr></table><div>Declined today: cabin filter 54.95, PCV valve 89.00</div>'''
pg=page('n19',H,170)
photo('n19',pg,[(90,110),(1600,60),(1660,1420),(40,1480)],1720,1540,(70,78,84),1.0,lambda x,y:(.78+.25*y)*(1-.28*np.exp(-((x-.2)**2+(y-.15)**2)/.05)),19,(.93,.96,1.0))
save('n19','jpg','invoice','chromium+pillow',['photo','shadow','blur'],'44-20931','Fast Lane Lube & Tire',dict(year=2018,make='Nissan',model='Altima',trim='SV',mileage=66502),its,[],sub,tax,tot)
# n20 photo: parts | labor columns with wrapped name
V=vin('2T1BURHE0HC837264')
rows=[('Engine mount, right side hydraulic',14260,13200,'Engine mount, right side<br>hydraulic'),('Spark plugs, iridium (4)',7196,9900,None),('Throttle body cleaning',1495,8250,None),('Evap purge valve',6830,4950,None),('Scan and smoke test',0,14900,None)]
its=[I(d,'Service' if p else 'Labor',None,None,p+l) for d,p,l,_ in rows];its.append(I('Shop materials','Fee',None,None,1850))
P=sum(r[1] for r in rows);L=sum(r[2] for r in rows);sub=P+L+1850;tax=pct(P,4500);tot=sub+tax
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.6in}}body{{font:15px "URW Gothic"}}table{{width:100%;border-collapse:collapse;margin:12px 0}}td,th{{padding:6px;border:1px solid #446;text-align:left;vertical-align:top}}th{{background:#dde4f2}}.n{{text-align:right}}</style><h1 style="margin:0;color:#235">Juniper Street Auto</h1>Estimate JS-0447 &nbsp; Aug 29, 2024<p>2017 Toyota Corolla SE &nbsp; 109,816 miles<br>VIN {V}</p><table><tr><th>Work<th class=n>Parts<th class=n>Labor<th class=n>Total</tr>{''.join(f"<tr><td>{w or e(d)}<td class=n>{m(p) if p else ''}<td class=n>{m(l)}<td class=n>{m(p+l)}</tr>" for d,p,l,w in rows)}<tr><td>Shop materials<td><td><td class=n>18.50</tr><tr><td><b>Sum</b><td class=n>{m(P)}<td class=n>{m(L)}<td class=n>{m(sub)}</tr></table><table style="width:46%;margin-left:54%"><tr><td>Subtotal<td class=n>{m(sub)}</tr><tr><td>Tax 4.5% of parts<td class=n>{m(tax)}</tr><tr><td><b>Estimate total</b><td class=n><b>{m(tot)}</b></tr></table><p>Note: left mount good. Ask for Renata.</p>'''
pg=page('n20',H,170)
photo('n20',pg,[(60,150),(1290,70),(1240,1700),(130,1740)],1360,1800,(150,146,138),.9,lambda x,y:(1-.3*np.clip((.45-x)*3,0,1))*(1-.12*y),20,(.98,.97,.95))
save('n20','jpg','quote','chromium+pillow',['photo','shadow','blur'],'JS-0447','Juniper Street Auto',dict(year=2017,make='Toyota',model='Corolla',trim='SE',vin=V,mileage=109816),its,[],sub,tax,tot)
