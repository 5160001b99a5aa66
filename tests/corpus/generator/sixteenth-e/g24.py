# AutoLeap-like estimate, hybrid shop; photo of page lying skew, cool light
import sys,os;sys.path.insert(0,'.')
from lab import *;from chrome import pdf;from degrade import photo
L=Lab('24.jpg','AutoLeap-like, service groups with status chips, type / qty / rate / disc / amount, authorized and declined groups','chromium+photo','Evergreen Hybrid & EV Repair','EST-2208',dict(year=2012,make='Toyota',model='Prius v',vin='JTDZN3EU9C3128866',mileage=173015),['photo, rotated, blur','declined group priced','core refund text','card fee row','two tax rates','wrapped names','service sub-totals'])
b=''
def grp(t,chip,rows,note=''):
    global b
    st=0;rr=''
    for d,typ,q,u,qs in rows:
        a=round(q*u);st+=a
        if chip=='AUTHORIZED':L.item(d,typ,a,q,u)
        rr+=f'<tr><td>{d.replace("&","&amp;")}</td><td>{dict(Part="Part",Labor="Labor",Fee="Fee",Service="Sublet")[typ]}</td><td class=r>{qs}</td><td class=r>{L.D(u)}</td><td class=r>{L.D(a)}</td></tr>'
    cl='#1b7a3d' if chip=='AUTHORIZED' else '#b33'
    b+=f'<div class=g><div class=gh><span>{t}</span><span class=chip style="color:{cl};border-color:{cl}">{chip}</span></div>{"<p>"+note+"</p>" if note else ""}<table>{rr}</table><div class=st>Service total: {L.D(st)}</div></div>'
grp('HV battery replacement','AUTHORIZED',[('Remanufactured hybrid battery pack, NiMH 28 module, with new bus bars and fan cleaned','Part',1,169500,'1'),('Battery core (refundable)','Fee',1,35000,'1'),('Remove and install HV battery','Labor',3.2,16500,'3.2 h'),('Post-install HV isolation test','Labor',.5,16500,'0.5 h')],'P0A80. Block 7 and 9 collapse under load. 18 month unlimited mile warranty on pack.')
grp('Inverter coolant pump','AUTHORIZED',[('Inverter water pump, Aisin','Part',1,18640,'1'),('Toyota SLLC coolant, gallon','Part',1.5,3295,'1.5'),('Replace pump and bleed','Labor',1.4,16500,'1.4 h')])
grp('EGR & intake cleaning','DECLINED',[('EGR cooler cleaning kit','Part',1,8900,'1'),('Clean EGR cooler and intake','Labor',4.0,16500,'4.0 h')],'Misfire cold start beginning. Recommend within 5,000 mi.')
grp('Windshield washer tank','AUTHORIZED',[('Mobile glass: rock chip fill','Service',1,8500,'1'),('Washer pump grommet','Part',1,675,'1')])
P=L.typ('Part');lb=L.typ('Labor');F=L.typ('Fee');S=L.typ('Service')
sup=L.item('Shop supplies','Fee',2995);dc=L.disc('Teacher discount',7500)
sub=L.sum();t1=round((sub-35000)*.065);t2=round((sub-35000)*.0385);T=sub+t1+t2
html=f'''<style>@page{{size:letter;margin:.45in .55in}}body{{font:9.3pt/1.3 Lato}}table{{width:100%;border-collapse:collapse}}td{{padding:3px 5px;vertical-align:top;font-size:9.3pt}}td:first-child{{width:47%}}.r{{text-align:right}}.g{{border:1px solid #ccc;border-radius:5px;margin-top:8px;padding:5px 8px}}.gh{{display:flex;justify-content:space-between;font-weight:bold;font-size:10.5pt}}.chip{{font-size:7.5pt;border:1px solid;border-radius:8px;padding:1px 7px}}p{{margin:2px 5px;font-size:8.4pt;color:#444}}.st{{text-align:right;font-weight:bold;padding:2px 5px;border-top:1px solid #ddd}}.s td:first-child{{width:auto}}</style>
<div style="display:flex;justify-content:space-between"><div><b style="font-size:17pt;color:#1d5b3a">Evergreen Hybrid &amp; EV Repair</b><br>9033 Aurora Ave N, Seattle, WA 98103 &middot; 206-555-0157</div><div class=r><b style="font-size:13pt">Estimate EST-2208</b><br>Feb 11, 2025<br>Advisor: Hana</div></div>
<div style="display:flex;gap:40px;margin-top:6px;background:#f2f5f3;padding:6px"><span><b>Wes Lindqvist</b><br>206-555-0103</span><span><b>2012 Toyota Prius v Three</b><br>VIN JTDZN3EU9C3128866</span><span>Odometer 173,015<br>Plate BKR4471 WA</span></div>{b}
<div style="display:flex;margin-top:8px"><div style="width:54%;font-size:7.8pt;padding-right:20px">Core refund {L.D(35000)} is paid in full when your old pack is returned undamaged, and is not taxed. Declined services are not included in the total. Diagnostic fee {L.D(19500)} is waived with the repair. Washington law: we may not charge over 110% of this estimate without your consent. Storage {L.D(6000)}/day after 3 business days. Pack warranty does not cover towing above {L.D(15000)}.<br><br>Customer signature _____________________</div>
<table class=s style="width:46%"><tr><td>Labor</td><td class=r>{L.D(lb)}</td></tr><tr><td>Parts</td><td class=r>{L.D(P)}</td></tr><tr><td>Core</td><td class=r>{L.D(F)}</td></tr><tr><td>Sublet</td><td class=r>{L.D(S)}</td></tr><tr><td>Shop supplies</td><td class=r>{L.D(sup)}</td></tr><tr><td>Teacher discount</td><td class=r>({L.D(dc)})</td></tr><tr><td><b>Subtotal</b></td><td class=r><b>{L.D(sub)}</b></td></tr><tr><td>WA state tax 6.5%</td><td class=r>{L.D(t1)}</td></tr><tr><td>Seattle local tax 3.85%</td><td class=r>{L.D(t2)}</td></tr><tr style="font-weight:bold;border-top:2px solid;font-size:12pt"><td>Grand total</td><td class=r>{L.D(T)}</td></tr></table></div>'''
L.d['hardships'].remove('card fee row')
L.d['layout']=L.d['layout'].replace(' / disc','')
os.chdir('/tmp');pdf(html,'d24.pdf');os.chdir('.')
photo('/tmp/d24.pdf','24.jpg',[(60,190),(1490,40),(1640,1960),(230,2150)],(1720,2220),24,bg=(170,165,150),shadow=[(-.1,.8),(.4,.75),(1.1,.95),(1.1,1.1),(-.1,1.1)],blur=1.1,dpi=190,tint=(.95,.98,1),q=60,noise=4)
L.save(t1+t2,sub)
