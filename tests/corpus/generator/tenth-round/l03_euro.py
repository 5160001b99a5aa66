# European specialist, jobs as blocks with subtotal each (chromium)
from lib import *
CSS="""@page{size:Letter;margin:14mm 16mm}body{font:10.2px/1.45 'Carlito';color:#1b1b1b;margin:0}
h1{font:600 23px 'Lato';letter-spacing:5px;margin:0;text-transform:uppercase}.sub{letter-spacing:2px;font-size:9px;color:#7a1f1f;text-transform:uppercase}
.top{display:flex;justify-content:space-between;border-bottom:2px solid #7a1f1f;padding-bottom:8px}.meta td{padding:0 0 0 14px;font-size:10px}
.veh{display:grid;grid-template-columns:repeat(4,1fr);gap:2px 16px;margin:10px 0 14px;background:#f4f1ec;padding:8px 10px}.veh b{display:block;font-size:8px;color:#777;text-transform:uppercase}
.job{margin:0 0 13px;break-inside:avoid}.job h2{font-size:12.5px;margin:0 0 2px;border-bottom:.6px solid #999;display:flex}.job h2 span{color:#7a1f1f;margin-right:8px}
.say{font-style:italic;color:#555;margin:1px 0 4px 22px;max-width:80%}table.l{width:calc(100% - 22px);margin-left:22px;border-collapse:collapse}.l td{padding:1px 4px;vertical-align:top}
.l .g td{font-weight:700;font-size:8.6px;color:#7a1f1f;text-transform:uppercase;padding-top:4px}.r{text-align:right;white-space:nowrap}.l .st td{border-top:.6px solid #bbb;font-weight:700;padding-top:3px}
.tot{margin-left:auto;width:255px;border-collapse:collapse;break-inside:avoid}.tot td{padding:2px 6px}.tot .gt td{background:#1b1b1b;color:#fff;font-size:13px;font-weight:700}
.fine{font-size:7.6px;color:#777;margin-top:14px;text-align:justify}.pn{color:#888;font-size:9px;width:105px}"""
def build(d,shop,tagline,addr,meta,veh,jobs,later,taxp,taxl,fine,shopfee,disc=None,deposit=None,prep="Invoice",rate=0):
    h=f"<style>{CSS}</style><div class=top><div><h1>{shop}</h1><div class=sub>{tagline}</div><div>{addr}</div></div><table class=meta>"
    h+="".join(f"<tr><td>{a}<td class=r><b>{b}</b>" for a,b in meta)+"</table></div><div class=veh>"+"".join(f"<div><b>{a}</b>{b}</div>" for a,b in veh)+"</div>"
    P=L=S=0
    for i,(t,say,labor,parts,sublet) in enumerate(jobs,1):
        h+=f"<div class=job><h2><span>Job {i}</span>{t}</h2><div class=say>{say}</div><table class=l>";js=0
        if parts:
            h+="<tr class=g><td colspan=2>Parts<td class=r>Qty<td class=r>Each<td class=r>Amount"
            for pn,de,q,u in parts:
                t_=mul(u,q);js+=t_;P+=t_;d.item(de,"Part",t_,q,u);h+=f"<tr><td class=pn>{pn}<td>{de}<td class=r>{q:g}<td class=r>{d.m(u)}<td class=r>{d.m(t_)}"
        if labor:
            h+="<tr class=g><td colspan=2>Labor<td class=r>Hours<td class=r>Rate<td class=r>Amount"
            for de,q in labor:
                t_=mul(rate,q);js+=t_;L+=t_;d.item(de,"Labor",t_,q,rate);h+=f"<tr><td class=pn><td>{de}<td class=r>{q:.1f}<td class=r>{d.m(rate)}<td class=r>{d.m(t_)}"
        for de,c in sublet:
            js+=c;S+=c;d.item(de,"Service",c);h+=f"<tr class=g><td colspan=5>Sublet<tr><td class=pn><td colspan=3>{de}<td class=r>{d.m(c)}"
        h+=f"<tr class=st><td colspan=4 class=r>Job {i} subtotal<td class=r>{d.m(js,'$')}</table></div>"
    if later: h+="<div class=job><h2>For your next visit <small style='font-weight:400;color:#777;margin-left:8px'>(not included in this total)</small></h2><table class=l>"+"".join(f"<tr><td>{a}<td class=r>{d.m(c)}" for a,c in later)+"</table></div>"
    fee=min(pct(L,shopfee[0]),shopfee[1]);d.item("Workshop materials","Fee",fee)
    h+=f"<table class=tot><tr><td>Parts<td class=r>{d.m(P)}<tr><td>Labor<td class=r>{d.m(L)}"+(f"<tr><td>Sublet<td class=r>{d.m(S)}" if S else "")+f"<tr><td>Workshop materials<td class=r>{d.m(fee)}"
    dc=0
    if disc: dc=disc[1](P,L);d.disc(disc[0],dc);h+=f"<tr><td>{disc[0]}<td class=r>&minus;{d.m(dc)}"
    sub=P+L+S+fee-dc;tax=pct(P,taxp);tot=sub+tax;d.tot(sub,tax,tot)
    h+=f"<tr><td>Subtotal<td class=r>{d.m(sub)}<tr><td>{taxl}<td class=r>{d.m(tax)}<tr class=gt><td>{'Total' if not deposit else 'Invoice total'}<td class=r>{d.m(tot,'$')}"
    if deposit: h+=f"<tr><td>Deposit received {deposit[0]}<td class=r>&minus;{d.m(deposit[1])}<tr><td><b>Balance due</b><td class=r><b>{d.m(tot-deposit[1],'$')}</b>"
    h+=f"</table><div class=fine>{fine}</div>";return h
F="All repairs carry a 24-month / 24,000-mile parts and labor warranty when OEM or OE-supplier parts are fitted. Customer-supplied parts carry no warranty. Vehicles not collected within 48 hours of completion are subject to storage of <x/> per day. I hereby authorize the above repair work to be done along with the necessary materials, and grant permission to operate the vehicle for testing. An express mechanic's lien is acknowledged. BAR registration ARD 00284417 &middot; EPA CAL000419922."
d=Doc("euro-blocks-1","pdf","euro-blocks","chromium","Halvorsen Werkstatt","20561",(2013,"BMW","328i"),notes=["job blocks, parts first then labor, subtotal per job (sums are no items)","labor 0.0 h none; rate in its own column like unit price","workshop materials only in the totals table","next-visit table with amounts is not charged","deposit after the total"])
F1=F.replace("<x/>",d.m(4500,"$"))
h=build(d,"Halvorsen Werkstatt","Independent service for BMW · MINI · Mercedes-Benz","1127 Folsom Yard, Unit C &middot; Sacramento, CA 95811 &middot; (916) 555-0104 &middot; by appointment",[("Invoice","20561"),("Date","Sept 18, 2023"),("Advisor","Ingrid"),("Hat no.","14")],
 [("Customer","Ferreira, Paulo &amp; Jean"),("Vehicle","2013 BMW 328i xDrive (F30 N20)"),("VIN","WBA3B3C57DF534418"),("Mileage","104,227 / 104,240"),("Phone","(916) 555-0177"),("Plate","CA 7BKR219"),("Promised","Sept 18, 4 pm"),("Terms","On collection")],
 [("Oil filter housing leak","Oil dripping on the serpentine belt, odor in cabin. Housing gasket hard; heat exchanger gasket replaced at the same time.",[("Replace oil filter housing and cooler gaskets",3.4)],[("11428637821","Gasket, oil filter housing",1,1685),("11428637820","Gasket, heat exchanger",1,1240),("83192365952","Engine oil LL-01 0W-30, liter",5,1195),("11427953129","Oil filter element set",1,1870),("82141467704","Coolant concentrate, blue, gal",1.5,3150)],[]),
  ("Serpentine drive","Belt oil-soaked. Tensioner bearing noisy.",[("R&amp;R belt and tensioner (overlap with Job 1)".replace("&amp;","&"),0.4)],[("11287628652","Drive belt 6PK1036",1,4480),("11288604267","Belt tensioner with pulley",1,11720)],[]),
  ("Front thrust arm bushings","Steering shake 55 to 60 mph under braking.",[("Replace thrust arms both sides, new hardware",2.2)],[("31126855741","Thrust arm, left",1,21345),("31126855742","Thrust arm, right",1,21345),("07129908138","Self-locking hex nut M14",4,385)],[("Four-wheel alignment, Capitol Frame & Axle",16500)])],
 [("Rear brake pads and rotors, 3 mm remaining",86420),("Cabin micro-filter",9850)],8.75,"Sales tax 8.75% on parts",F1,(6,4500),("Referral thank-you, 5% of labor",lambda P,L:pct(L,5)),("9/11",30000),rate=18500)
html2pdf(h.replace("R&R","R&amp;R"),f"{OUT}/euro-blocks-1.pdf");d.save()
d=Doc("euro-blocks-2","pdf","euro-blocks","chromium","Tre Corone Volvo & Saab","E-7730",(2016,"Volvo","XC90"),notes=["estimate over two pages, six jobs","one job with parts only and one with labor only","fractional quantities","descriptions with commas and dashes","shop materials capped"])
F2=F.replace("<x/>",d.m(3500,"$")).replace("BAR registration ARD 00284417 &middot; EPA CAL000419922.","Estimate good for 30 days. Massachusetts RS 5519.")
h=build(d,"Tre Corone Volvo &amp; Saab","Swedish car care since 1988","96 Rantoul Alley &middot; Beverly, MA 01915 &middot; 978-555-0136 &middot; Mon&ndash;Thu 7:30&ndash;5:30",[("Estimate","E-7730"),("Prepared","02/06/2025"),("Valid to","03/08/2025"),("Writer","Lars-Erik H.")],
 [("Customer","Montgomery-Achterberg, Constance"),("Vehicle","2016 Volvo XC90 T6 Inscription"),("VIN","YV4A22PL3G1047215"),("Mileage","118,903"),("Phone","978-555-0190"),("Plate","MA 4KX 882"),("Email","connie.ma@mail.example"),("Key tag","61")],
 [("120,000-mile service","Per factory schedule, with road test and safety inspection.",[("120k service labor",2.8)],[("31372700","Oil filter insert",1,2190),("31439720","Castrol Edge 0W-20, quart",6.2,1125),("31370984","Air cleaner insert",1,5410),("31390880","Cabin filter, charcoal, multi-layer",1,6245),("31312514","Spark plug - iridium",4,2380)],[]),
  ("Front control arm bushings","Clunk over driveway apron; rear bushings split. Both sides.",[("Press out and replace bushings, both sides",3.6)],[("31360653","Bushing, control arm, rear",2,8975),("985867","Flange screw M14x100",4,745)],[]),
  ("PCV / oil separator","Whistle at idle, membrane torn; fuel trim +14%.",[("Replace oil trap and hoses",1.9)],[("31430614","Oil trap assembly with membrane",1,28460),("31338685","Hose, crankcase vent",1,6720),("30757370","Intake gasket set",1,5995)],[]),
  ("Diagnosis, infotainment freeze","Sensus restarts on its own. Software 1748 found; download quoted below.",[("Diagnostic time, VIDA session",1.0)],[],[("Volvo software download (sublet fee, Volvo Cars)",11250)]),
  ("Key fob","One fob lost. No programming time with software session above.",[],[("31419130","Key remote, Sensus tag",1,23680),("31300259","Key blade, cut to code",1,6850)],[]),
  ("Rear air spring, right","Sits 1 1/2 in. low overnight. Leak found with soap at crimp.",[("Replace right rear air spring, recalibrate",1.7)],[("32315053","Air spring, rear, R",1,61290),("31658024","O-ring, air line",2,415)],[])],
 [("Brake fluid flush",16900),("Haldex (AWD) fluid service",24800),("Rear wiper blade",2995)],6.25,"MA sales tax 6.25% (parts)",F2,(8,6000),rate=17400)
html2pdf(h,f"{OUT}/euro-blocks-2.pdf");d.save()
d=Doc("euro-blocks-photo","jpg","euro-blocks","chromium+photo","Halvorsen Werkstatt","20688",(2011,"Mercedes-Benz","E350"),hardships=["photo"],notes=["photo, angled","two job blocks"])
h=build(d,"Halvorsen Werkstatt","Independent service for BMW · MINI · Mercedes-Benz","1127 Folsom Yard, Unit C &middot; Sacramento, CA 95811 &middot; (916) 555-0104 &middot; by appointment",[("Invoice","20688"),("Date","Jan 9, 2024"),("Advisor","Ingrid"),("Hat no.","3")],
 [("Customer","Osei, Abena"),("Vehicle","2011 Mercedes-Benz E350 (W212)"),("VIN","WDDHF5GB2BA371940"),("Mileage","97,615 / 97,622"),("Phone","(916) 555-0148"),("Plate","CA 6RTZ440"),("Promised","Jan 9, 2 pm"),("Terms","On collection")],
 [("Front brakes","Wear light on. Sensors worn through.",[("Replace front pads, rotors and sensor",1.8)],[("0074207820","Brake pad set, front",1,14260),("2124211312","Brake rotor, front",2,13875),("2115401717","Wear sensor",2,1290)],[]),
  ("Engine mounts","Vibration in Drive at stop. Both mounts collapsed.",[("Replace left and right engine mounts",2.6)],[("2122406817","Engine mount",2,17940),("N000000006","Bolt, M12 x 50",4,520)],[])],
 [("Transmission service (fluid and filter)",58900)],8.75,"Sales tax 8.75% on parts",F1,(6,4500),rate=18500);d.m(4500)
p=f"{TMP}/euro-blocks-photo.pdf";html2pdf(h,p);im=pdf2img(p,190);im=im.crop((0,0,im.width,int(im.height*.8)))
photo(im,f"{OUT}/euro-blocks-photo.jpg",37,size=(1640,1720),corners=[(.10,.05),(.93,.03),(.975,.955),(.02,.97)],desk=(70,74,82),crumple=2.2,noise=3,wood=False,folds=(.5,),tint=(.97,.985,1))
d.save(p)
