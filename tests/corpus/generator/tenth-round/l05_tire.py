# tire chain menu sheet (chromium): 1 + photo = nothing chosen, 2 = boxes ticked and totalled at the bottom
from lib import *
CSS="""@page{size:Letter;margin:9mm}*{box-sizing:border-box}body{margin:0;font:10px 'Open Sans';color:#111}
.bar{background:#e4002b;color:#fff;padding:9px 14px;display:flex;align-items:center;justify-content:space-between}.bar h1{font:italic 900 27px 'Roboto';margin:0;letter-spacing:-1px}.bar div{text-align:right;font-size:9px}
.who{display:flex;border:1px solid #bbb;border-top:0}.who div{flex:1;padding:4px 8px;border-right:1px solid #ddd;font-size:9.5px}.who small{display:block;color:#888;font-size:7.5px}
h2{font:700 13px 'Roboto';margin:10px 0 4px;color:#e4002b;text-transform:uppercase}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.card{border:1.5px solid #222;border-radius:6px;overflow:hidden;position:relative}.card .h{background:#222;color:#fff;padding:3px 8px;font:700 11px 'Roboto'}.card.best .h{background:#e4002b}.card .b{padding:6px 8px}.nm{font-weight:700;font-size:11px}
.big{font:900 22px 'Roboto'}.big small{font:400 9px 'Open Sans'}table{width:100%;border-collapse:collapse;font-size:9.4px}td{padding:1.5px 0;vertical-align:top}td.r{text-align:right;white-space:nowrap}.ot td{border-top:1px solid #222;font-weight:700;font-size:12px}
.menu{columns:2;column-gap:18px}.menu div{display:flex;break-inside:avoid;border-bottom:1px dotted #999;padding:2.5px 0}.menu i{font-style:normal;width:11px;height:11px;border:1px solid #333;margin-right:6px;flex:none;text-align:center;font:700 11px/10px 'DejaVu Sans'}.menu b{margin-left:auto;padding-left:8px;white-space:nowrap}.menu small{color:#777}
.promo{background:#ffe600;padding:5px 12px;font:700 12px 'Roboto';margin-top:9px;text-align:center}.fine{font-size:7px;color:#666;margin-top:8px}
.sum{width:48%;margin:8px 0 0 auto;border:2px solid #e4002b}.sum td{padding:2px 8px}.sum .t td{background:#e4002b;color:#fff;font:700 13px 'Roboto'}"""
def card(d,t,cls,brand,size,price,addons,chosen=None,rebate=None,taxp=0):
    rows="";tot=price*4
    if chosen: d.item(f"{brand} {size}","Part",price*4,4,price)
    rows+=f"<tr><td>4 tires<td class=r>{d.m(price*4)}"
    for de,u,typ in addons:
        rows+=f"<tr><td>{de} x 4<td class=r>{d.m(u*4)}";tot+=u*4
        if chosen: d.item(de,typ,u*4,4,None)
    rb=""
    if rebate: rb=f"<div style='color:#e4002b;font-weight:700'>{d.w(rebate)} mail-in rebate*</div>"
    return f"<div class='card {cls}'><div class=h>{'&#9746; ' if chosen else '&#9744; '}{t}</div><div class=b><div class=nm>{brand}</div>{size}<div class=big>{d.m(price,'$')} <small>each</small></div><table>{rows}<tr class=ot><td>Out the door*<td class=r>{d.m(tot,'$')}</table>{rb}</div></div>",tot
def sheet(n):
    nm={1:"tire-menu-1",2:"tire-menu-2",3:"tire-menu-photo"}[n]
    veh={1:(2019,"Kia","Sorento"),2:(2016,"Chrysler","Pacifica" ),3:(2011,"Ford","Escape")}[n]
    if n==2: veh=(2017,"Chrysler","Pacifica")
    num={1:"Q-40388271",2:"Q-40391556",3:"Q-40377702"}[n]
    d=Doc(nm,"jpg" if n==3 else "pdf","tire-menu","chromium"+("+photo" if n==3 else ""),"BigTread Tire Pros" if n!=2 else "BigTread Tire & Service",num,veh,kind="menu",hardships=["photo"] if n==3 else None,
      notes=["good/better/best tire cards side by side, nothing ticked: no items and no total","out the door totals per card are alternatives","service menu with prices in two columns"] if n!=2 else ["same menu sheet, but one card and three services are ticked and summed in a YOUR SELECTIONS box","unticked cards and services are not charged","the box repeats the chosen card as one sum (Tire package)","instant savings taken off, mail-in rebate not taken off","tire description is split over two lines in the card; per-tire price is the big figure"])
    sizes={1:"235/60R18 103H",2:"235/65R17 104T",3:"235/70R16 106T"}[n]
    br={1:["Corsair Touring AS","Haldane Venture HT II","Michaud CrossClimb 2"],2:["Corsair Voyager","Haldane Assure Max","Yamaoka Avid Ascend"],3:["Corsair Terrain","Haldane Venture HT II","Gridstone Dueler AT"]}[n]
    pr={1:[10999,14899,19499],2:[9999,13649,16899],3:[8999,12999,15999]}[n]
    dis={1:325,2:400,3:250}[n];rh={1:1999,2:2199,3:1899}[n]
    h=f"<style>{CSS}</style><div class=bar><h1>{d.lab['header']['shop'].replace('&','&amp;')}</h1><div>{['','Store 0448 &middot; 2901 Wade Hampton Blvd, Taylors SC &middot; 864-555-0133','Store 0071 &middot; 18220 Mack Ave, Grosse Pointe MI &middot; 313-555-0144','Store 0448 &middot; 2901 Wade Hampton Blvd, Taylors SC &middot; 864-555-0133'][n]}<br>Mon-Fri 7-7 &middot; Sat 7-6 &middot; Sun 9-5</div></div>"
    who={1:("Quote "+num,"2019 Kia Sorento LX 2.4L","58,114 mi","D. Whitcomb","11/08/2024"),2:("Quote "+num,"2017 Chrysler Pacifica Touring-L","83,450 mi","Szymanski, Halina","05/17/2023"),3:("Quote "+num,"2011 Ford Escape XLT 3.0L V6","142,007 mi","walk-in","04/02/2024")}[n]
    h+="<div class=who>"+"".join(f"<div><small>{a}</small>{b}</div>" for a,b in zip(("QUOTE","VEHICLE","ODOMETER","CUSTOMER","DATE"),who))+"</div>"
    h+=f"<h2>Your tire choices &mdash; {sizes}</h2><div class=g>";tots=[]
    for i,(t,c) in enumerate((("GOOD",""),("BETTER",""),("BEST","best"))):
        x,tt=card(d,t,c,br[i],sizes,pr[i],[("Lifetime balance & rotation",rh,"Labor"),("Tire disposal fee",dis,"Fee"),("Valve stem / TPMS kit",[299,699,899][n-1],"Part")],chosen=(n==2 and i==1),rebate=[None,6000,8000][i]);h+=x.replace("balance &","balance &amp;");tots.append(tt)
    h+=f"</div><div class=promo>BUY 3 GET 1 FREE ON SELECT CORSAIR TIRES &nbsp;|&nbsp; {d.w(2500)} OFF ANY ALIGNMENT WITH 4 TIRES</div><h2>While you are here</h2><div class=menu>"
    M=[("Four-wheel alignment","12-mo warranty",[10999,11999,9999],"Labor"),("Road hazard certificates (4)","",[7196,7996,6396],"Fee"),("Synthetic blend oil change","up to 5 qts",[5999,6499,5499],"Service"),("Front brake pads & rotors","from, most cars",[34999,36999,32999],"Service"),("Brake fluid exchange","",[9999,10999,9499],"Service"),("Battery, 60-mo","installed",[19999,20999,18999],"Part"),("Cabin air filter","",[4499,4999,3999],"Part"),("Wiper blades (pair)","",[3998,4298,3798],"Part"),("Coolant exchange","",[13999,14999,12999],"Service"),("Nitrogen fill","",[1996,2396,1596],"Service")]
    for i,(a,s,p,t) in enumerate(M):
        ch=n==2 and i in (0,2,7)
        if ch: d.item(a,t,p[n-1])
        h+=f"<div><i>{'&#10003;' if ch else ''}</i>{a.replace('&','&amp;')} {'<small>&nbsp;'+s+'</small>' if s else ''}<b>{d.m(p[n-1],'$')}</b></div>"
    h+="</div>"
    if n==2:
        tp=tots[1];d.disc("Alignment with 4 tires - instant savings",2500);sv=sum(M[i][2][1] for i in (0,2,7));sup=1850;d.item("Shop supplies","Fee",sup)
        sub=tp+sv+sup-2500;taxable=pr[1]*4+699*4+M[7][2][1]+M[2][2][1];tax=pct(taxable,6);d.tot(sub,tax,sub+tax)
        h+=f"<table class=sum><tr><td colspan=2><b>YOUR SELECTIONS</b><tr><td>Tire package (Better)<td class=r>{d.m(tp)}<tr><td>Services ticked (3)<td class=r>{d.m(sv)}<tr><td>Shop supplies<td class=r>{d.m(sup)}<tr><td>Alignment with 4 tires - instant savings<td class=r>-{d.m(2500)}<tr><td>Subtotal<td class=r>{d.m(sub)}<tr><td>MI sales tax 6% on {d.m(taxable,'$')}<td class=r>{d.m(tax)}<tr class=t><td>TOTAL DUE AT PICKUP<td class=r>{d.m(sub+tax,'$')}</table>"
    h+=f"<div class=fine>*Out-the-door price before sales tax. Rebate paid by manufacturer prepaid card on 4 qualifying tires, allow 8 weeks. Prices valid 30 days at this store. Tread depth today LF 3 RF 3 LR 4 RR 4 (32nds). Torque re-check free after 50 miles. Shop supply fee of 8% up to {d.m(3500,'$')} may apply. Old tires recycled; state fee included. 0% financing for 6 months on purchases of {d.w(19900)} or more with approved credit.</div>"
    p=f"{TMP}/{nm}.pdf" if n==3 else f"{OUT}/{nm}.pdf";html2pdf(h,p)
    if n==3:
        im=pdf2img(p,200);im=im.crop((0,0,im.width,int(im.height*.62)))
        photo(im,f"{OUT}/{nm}.jpg",51,size=(1800,1440),corners=[(.03,.06),(.95,.02),(.985,.93),(.06,.985)],desk=(52,60,58),crumple=2,noise=3,blur=.9,wood=False,folds=(.38,),tint=(1,.97,.9))
    d.save(p)
for n in (1,2,3): sheet(n)
