# modern shop-management web estimate: cards, approved/declined badges (chromium, flex); picture = phone screenshot
from lib import *
def css(mob): return f"""{'' if mob else '@page{size:Letter;margin:10mm}'}*{{box-sizing:border-box}}body{{margin:0;font:{13 if mob else 11}px/1.45 'Roboto';color:#23304a;{'background:#f3f5f9' if mob else ''};-webkit-print-color-adjust:exact}}
.hd{{display:flex;justify-content:space-between;align-items:center;padding:12px {14 if mob else 2}px;background:#fff;border-bottom:3px solid #2f6fed}}.logo{{font-weight:900;font-size:18px;color:#2f6fed}}.mut{{color:#7d8aa3;font-size:{11 if mob else 9.5}px}}
.card{{background:#fff;border:1px solid #dde3ee;border-radius:9px;margin:10px {12 if mob else 0}px;overflow:hidden;{'' if mob else 'break-inside:avoid'}}}.ct{{display:flex;justify-content:space-between;padding:8px 12px;background:#f8fafd;font-weight:700}}.bad{{font-size:9px;font-weight:700;border-radius:9px;padding:2px 9px;align-self:center;margin-left:8px;white-space:nowrap}}.ok{{background:#d8f5e3;color:#12733d}}.no{{background:#fde2e2;color:#b01e1e}}.la{{background:#fff1d1;color:#8a5a00}}
.ln{{display:flex;padding:4px 12px;border-top:1px solid #eef1f6;gap:8px}}.ln .d{{flex:1}}.ln .q{{width:{92 if mob else 130}px;text-align:right;color:#7d8aa3;font-size:{11 if mob else 10}px}}.ln .a{{width:74px;text-align:right}}.tag{{font-size:8.5px;color:#2f6fed;border:1px solid #bcd0fb;border-radius:4px;padding:0 4px;margin-right:5px}}
.sum{{margin:10px {12 if mob else 0}px 0 auto;width:{'auto' if mob else '270px'};{'margin-left:12px;' if mob else ''}background:#fff;border:1px solid #dde3ee;border-radius:9px;padding:6px 12px;break-inside:avoid}}.sum div{{display:flex;justify-content:space-between;padding:2px 0}}.sum .T{{font-size:16px;font-weight:900;border-top:2px solid #23304a;margin-top:4px;padding-top:6px}}.x{{opacity:.6}}"""
def page(d,shop,sub,info,jobs,fees,disc,taxp,tail,mob=False,rate=0):
    h=f"<style>{css(mob)}</style><div class=hd><div><div class=logo>&#9670; {shop}</div><div class=mut>{sub}</div></div><div style='text-align:right'><b>{info[0]}</b><div class=mut>{info[1]}</div></div></div><div class=card><div class=ln style='border:0'><div class=d>{info[2]}</div><div style='text-align:right'>{info[3]}</div></div></div>"
    P=L=0;base=0;dj=[]
    for t,stt,note,lines,jd in jobs:
        b={"A":"<span class='bad ok'>APPROVED</span>","D":"<span class='bad no'>DECLINED</span>","L":"<span class='bad la'>LATER</span>","":""}[stt];js=0;rows="";on=stt in("A","")
        for ty,de,q,u in lines:
            u_=u if u is not None else rate;v=mul(u_,q);js+=v
            if on:
                d.item(de,{"L":"Labor","P":"Part","S":"Service"}[ty],v,q,u_)
                if ty=="L": L+=v
                else:
                    P+=v
                    if ty=="P": base+=v
            rows+=f"<div class=ln><div class=d><span class=tag>{ {'L':'LABOR','P':'PART','S':'SUBLET'}[ty]}</span>{de.replace('&','&amp;')}</div><div class=q>{f'{q:g} hr' if ty=='L' else f'{q:g}'} &times; {d.m(u_,'$')}</div><div class=a>{d.m(v,'$')}</div></div>"
        if jd:
            js-=jd[1];rows+=f"<div class=ln><div class=d style='color:#12733d'>{jd[0]}</div><div class=a>-{d.m(jd[1],'$')}</div></div>"
            if on: d.disc(*jd);dj.append(jd)
        h+=f"<div class='card {'' if on else 'x'}'><div class=ct><span>{t}{b}</span><span>{d.m(js,'$')}</span></div>"+(f"<div class='ln mut' style='display:block'>{note}</div>" if note else "")+rows+"</div>"
    h+="<div class=sum>"+f"<div><span>Labor</span><span>{d.m(L,'$')}</span></div><div><span>Parts &amp; sublet</span><span>{d.m(P,'$')}</span></div>";s=P+L
    for a,v in fees: d.item(a,"Fee",v);s+=v;h+=f"<div><span>{a.replace('&','&amp;')}</span><span>{d.m(v,'$')}</span></div>"
    jd=sum(x[1] for x in dj)
    if jd: h+=f"<div><span>Job discounts</span><span>-{d.m(jd,'$')}</span></div>";s-=jd
    if disc: d.disc(*disc);s-=disc[1];h+=f"<div><span>{disc[0]}</span><span>-{d.m(disc[1],'$')}</span></div>"
    tax=pct(base,taxp);d.tot(s,tax,s+tax)
    h+=f"<div><span>Subtotal</span><span>{d.m(s,'$')}</span></div><div><span>Tax ({taxp:g}%)</span><span>{d.m(tax,'$')}</span></div><div class=T><span>Total</span><span>{d.m(s+tax,'$')}</span></div></div><div class=mut style='margin:12px'>{tail(d)}</div>";return h
d=Doc("saas-cards-1","pdf","saas-cards","chromium","Juniper Street Auto Care","Estimate #18442",(2016,"Mazda","CX-5"),notes=["approved and declined cards in one list; totals only of approved jobs","job sum in the card head stands above its lines","qty x price in grey before the amount","job discount in one card and again summed as 'Job discounts'"])
d.lab["header"]["documentNumber"]="18442"
html2pdf(page(d,"Juniper Street Auto Care","915 Juniper St, Atlanta, GA 30309 &middot; (404) 555-0139 &middot; juniperstauto.example",("Estimate #18442","Sent Apr 22, 2025 10:14 AM &middot; by Marcus"),"",[],[],None,0,lambda d:"") if 0 else page(d,"Juniper Street Auto Care","915 Juniper St, Atlanta, GA 30309 &middot; (404) 555-0139 &middot; juniperstauto.example",("Estimate #18442","Sent Apr 22, 2025 10:14 AM &middot; by Marcus","<b>Imani Castellanos</b><br>(404) 555-0181","<b>2016 Mazda CX-5 Touring</b><br>JM3KE2CY8G0771935 &middot; 92,310 mi &middot; GA RTV 2218"),
 [("Rear Brake Service","A","Pads at 2 mm, rotors lipped. See 4 photos.",[("L","Replace rear pads and rotors",1.5,None),("P","Rear brake pad set, ceramic",1,7899),("P","Rear rotor, coated",2,8450),("P","Brake hardware kit",1,1675)],("Spring brake special",4000)),
  ("Spark Plugs","D","Due at 75k.",[("L","Replace spark plugs",0.9,None),("P","Iridium spark plug",4,1940)],None),
  ("Battery Replacement","A","Tested 310 CCA of 580.",[("L","Replace battery & register",0.4,None),("P","Battery, group 35 AGM",1,21999)],None),
  ("Coolant Exchange","L","",[("L","Coolant exchange",1.0,None),("P","FL22 coolant, gal",2,3125)],None),
  ("Alignment","A","",[("S","Four-wheel alignment (sublet to Peachtree Frame)",1,11900)],None)],
 [("Shop supplies",2150),("Hazmat disposal",475)],None,8.9,lambda d:f"Estimate valid 30 days. 3-year / 36,000-mile nationwide warranty. Declined work total is not charged. Diagnostic fee of {d.m(14900,'$')} is waived with approved repairs. 6 months 0% with approved credit over {d.m(19900,'$')}.",rate=15900),f"{OUT}/saas-cards-1.pdf");d.save()
d=Doc("saas-cards-2","pdf","saas-cards","chromium","Redwood & 5th Auto","27 731",(2012,"Subaru","Impreza"),notes=["invoice without badges, then one declined card; two pages","fractional quarts x price","coupon after the fees","document number with a # and no space"])
d.lab["header"]["documentNumber"]="27731"
html2pdf(page(d,"Redwood &amp; 5th Auto","502 5th St, Eureka, CA 95501 &middot; 707-555-0124 &middot; BAR ARD290114",("Invoice #27731","Paid in full Feb 3, 2024 &middot; RO 27731","<b>Tobias Hwang</b><br>tobias.h@mail.example","<b>2012 Subaru Impreza 2.0i Premium</b><br>JF1GPAD69CG231184 &middot; 138,020 mi"),
 [("Timing Cover Reseal","","Oil wet down to crossmember. Cleaned, UV dye confirmed.",[("L","Remove and reseal timing cover, both cam carriers",9.5,None),("P","Sealant, Three Bond 1217H",2,3860),("P","O-ring, timing cover",6,415),("P","Crank pulley seal",1,1845),("P","Oil, 0W-20 synthetic, qt",5.1,1050),("P","Oil filter",1,1195)],None),
  ("Head Gasket Inspection","","Block test negative. No charge with reseal.",[("L","Combustion leak test",0.5,None)],("Waived with reseal",8250)),
  ("Accessory Belt + Idlers","","",[("P","Drive belt, stretch",1,4390),("P","Idler pulley",2,3975),("L","Belt and idlers, combined with reseal",0.3,None)],None),
  ("Front Axle, Left","","Boot torn, grease on exhaust.",[("L","Replace left front axle",1.4,None),("P","CV axle, reman OEM",1,28900),("P","Axle nut",1,795),("P","Gear oil 75W-90, qt",0.5,1690)],None),
  ("Wheel Bearing, Right Rear","","Growl at 40+ mph.",[("L","Replace right rear hub bearing",1.2,None),("P","Hub bearing assembly",1,17640),("P","Hub bolt",4,310)],None),
  ("Smog Inspection","","",[("S","CA smog inspection (plus state certificate below)",1,5995)],None),
  ("Rear Struts","D","Leaking. Customer will wait.",[("L","Replace rear struts",2.6,None),("P","Strut, rear",2,15480),("P","Mount, rear",2,5275)],None)],
 [("Smog certificate",825),("Shop supplies",4500),("Hazardous waste",700)],("Loyal customer coupon LC50",5000),8.5,lambda d:f"Paid: Visa ending 6619. Tire fee of {d.m(175,'$')} applies to new tires only. Next oil change 143,000 mi. We value your feedback &mdash; leave a review!",rate=16500),f"{OUT}/saas-cards-2.pdf");d.save()
d=Doc("saas-cards-photo","png","saas-cards","chromium-screenshot","Juniper Street Auto Care","18507",(2020,"Hyundai","Elantra"),hardships=["screenshot"],notes=["phone web page screenshot, long","declined card in grey"])
h=page(d,"Juniper Street Auto Care","(404) 555-0139",("Estimate #18507","May 6, 2025","<b>Desh Raman</b>","<b>2020 Hyundai Elantra SE</b><br>61,204 mi"),
 [("Front Struts","A","Left strut leaking.",[("L","Replace front struts (pair)",2.2,None),("P","Strut assembly, left",1,18640),("P","Strut assembly, right",1,18640)],None),("Alignment","A","",[("S","Four-wheel alignment",1,11900)],None),("Cabin Filter","D","",[("P","Cabin air filter",1,3450),("L","Install filter",0.2,None)],None)],[("Shop supplies",1750)],("First visit",2500),8.9,lambda d:"Estimate valid 30 days. Tap to approve or call us.",mob=True,rate=15900)
html2png(h,f"{OUT}/saas-cards-photo.png",400,900,2);Image.open(f"{OUT}/saas-cards-photo.png").convert("RGB").quantize(128).save(f"{OUT}/saas-cards-photo.png",optimize=True);html2pdf(h,f"{TMP}/saas3.pdf");d.save(f"{TMP}/saas3.pdf")
