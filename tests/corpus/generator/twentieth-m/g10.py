from lib import *
import subprocess
# m10 European specialist; job cards, per-job discount, declined job
v=vin("WBA8B9G5","GNU41182")
J=[("Oil Leak: Oil Filter Housing Gasket","Approved 10/07 by text",[("Labor","Replace oil filter housing gasket, clean block",3.0,17500)],[("Gasket, oil filter housing to block","11428637821",1,2840),("Engine oil LL-01 FE 5W-30","07512455432",6,1325),("Oil filter element","HU 8002/1 z",1,1995)],0),
("Cooling: Expansion tank & hose","Approved 10/07 by text",[("Labor","Replace expansion tank and upper hose, bleed",1.6,17500)],[("Expansion tank, w/ level sensor","17138610661",1,11260),("Coolant hose, upper, quick-connect","17127596832",1,6475),("Coolant, blue, gallon","82142209769",2,2950)],2500),
("Brake fluid flush","Approved 10/07 by text",[("Labor","Flush brake fluid, 4 wheels",0.8,17500)],[("Brake fluid DOT 4 LV, liter","83132405977",1,1875)],0)]
its=[];d=[];cards="";L=P=0
for n,(t,ap,ls,ps,dc) in enumerate(J):
    rows="";js=0
    for ty,ds,h,rt in ls:
        i=Q(ds,'Labor',h,rt);its.append(i);L+=i['totalPrice'];js+=i['totalPrice']
        rows+=f"<tr><td class=tg><span class=lb>LABOR</span><td>{ds}<td class=r>{h} hrs<td class=r>{m(rt,1)}<td class=r>{m(i['totalPrice'],1)}</tr>"
    for ds,pn,q,u in ps:
        i=Q(ds,'Part',q,u);its.append(i);P+=i['totalPrice'];js+=i['totalPrice']
        rows+=f"<tr><td class=tg><span class=pt>PART</span><td>{ds}<div class=s>Part # {pn}</div><td class=r>{q}<td class=r>{m(u,1)}<td class=r>{m(i['totalPrice'],1)}</tr>"
    if dc: d.append(D("Returning guest discount",dc));js-=dc;rows+=f"<tr class=g><td><td colspan=3>Returning guest discount<td class=r>-{m(dc,1)}</tr>"
    cards+=f"<div class=card><div class=ct><span>{n+1}. {t}</span><span>{m(js,1)}</span></div><table>{rows}</table><div class=s>{ap}</div></div>"
its.append(I("Shop Supplies (4% of labor)",'Fee',half(L*.04)));its.append(I("Hazmat",'Fee',800))
dc=sum(x['totalPrice'] for x in d);sub=sum(i['totalPrice'] for i in its)-dc;tx=half(P*.1025);tot=sub+tx
h=f"""<meta charset=utf-8><style>@page{{size:letter;margin:0.5in}}body{{font:11px 'Liberation Sans';color:#233}}.card{{border:1px solid #ccd6e0;border-radius:6px;margin:9px 0;padding:8px;break-inside:avoid}}.ct{{display:flex;justify-content:space-between;font-weight:bold;font-size:13px;border-bottom:1px solid #ccd6e0;padding-bottom:4px}}table{{width:100%;border-collapse:collapse}}td{{padding:3px;vertical-align:top}}.r{{text-align:right;width:70px}}.tg{{width:50px}}.lb,.pt{{font-size:8px;border-radius:3px;padding:1px 4px;background:#dbe9ff}}.pt{{background:#e5f5df}}.s{{color:#889;font-size:9px}}.g{{color:#17803d}}.x{{color:#a33;border-style:dashed}}</style>
<div style="display:flex;justify-content:space-between"><div><span style="font-size:20px;font-weight:bold">Nordkurve Euro Service</span><br>1212 Elliott Ave W, Seattle, WA 98119 · (206) 555-0181</div><div style="text-align:right"><span style="font-size:16px">Estimate #14562</span><br>Created Oct 7, 2025 8:41 AM<br>Advisor: Saoirse</div></div>
<div style="display:flex;gap:40px;margin-top:10px"><div><b>Bertrand Achebe</b><br>(206) 555-0143<br>bertrand@mail.example</div><div><b>2016 BMW 328i xDrive</b><br>VIN: {v}<br>Mileage in: 104,377 · Plate: WA BKR1190</div></div>
{cards}
<div class="card x"><div class=ct><span>4. Front control arm bushings — DECLINED</span><span>$0.00</span></div><table><tr><td class=tg>LABOR<td>Replace tension strut bushings, align<td class=r>3.4 hrs<td class=r>$175.00<td class=r><s>$595.00</s></tr><tr><td>PART<td>Bushing kit, hydraulic, pair<td class=r>1<td class=r>$148.00<td class=r><s>$148.00</s></tr></table></div>
<div style="display:flex;justify-content:space-between"><div class=s style="width:330px">Prices in this estimate are good for 14 days. Genuine or OE supplier parts only. 36 month / 36,000 mile warranty.</div><table style="width:250px">
<tr><td>Labor<td class=r>{m(L,1)}<tr><td>Parts<td class=r>{m(P,1)}<tr><td>Shop Supplies (4% of labor)<td class=r>{m(half(L*.04),1)}<tr><td>Hazmat<td class=r>$8.00<tr class=g><td>Discounts<td class=r>-{m(dc,1)}<tr><td><b>Subtotal</b><td class=r>{m(sub,1)}<tr><td>Taxes (parts, 10.25%)<td class=r>{m(tx,1)}<tr style="font-size:14px"><td><b>Grand Total</b><td class=r><b>{m(tot,1)}</b></table></div>"""
chrome(h,OUT+'m10.pdf')
save('m10.pdf','quote','chromium',"Nordkurve Euro Service","14562",{"year":2016,"make":"BMW","model":"328i xDrive","vin":v,"mileage":104377},its,d,sub,tx,tot)

# m11 brake chain, spreadsheet (libreoffice calc)
its=[("BRK-F2","Advantage Front Brake Package incl. ceramic pads, machine rotors",'Service',1,24999),
("BRK-RR","Rear drum brake shoes, bonded",'Part',1,6899),("WCY","Wheel cylinder, rear",'Part',2,3249),("HDW","Drum hardware kit",'Part',1,2199),
("LBR-R","Labor rear brakes",'Labor',1.7,12490),("TRN","Turn drums",'Service',2,2000),("FLD","Brake fluid exchange",'Service',1,8999),("SUP","Shop supply charge",'Fee',1,1795)]
rws=its;its=[Q(b,t,q,u) for a,b,t,q,u in rws];d=[D("Coupon BRAKE40",4000),D("AAA member 5% off labor",half(its[4]['totalPrice']*.05))]
gross=sum(i['totalPrice'] for i in its);dc=sum(x['totalPrice'] for x in d);sub=gross-dc
tx=half((6899+6498+2199)*.08);tot=sub+tx
tr=""
for (a,b,t,q,u),i in zip(rws,its):
    tr+=f"<tr><td>{a}</td><td>{b}</td><td>{t if t!='Fee' else 'Misc'}</td><td align=right>{q:.2f}</td><td align=right>{m(u)}</td><td align=right>{m(i['totalPrice'])}</td></tr>"
    if a=="BRK-F2": tr+="<tr><td></td><td><i>Upgrade to new rotors: add 189.98 - customer says no</i></td></tr>"
    if a=="LBR-R": tr+="<tr><td></td><td><i>Adjusted parking brake, no charge</i></td></tr>"

from xml.sax.saxutils import escape
def cell(t,st='n'): return f'<table:table-cell table:style-name="{st}" office:value-type="string"><text:p>{escape(t)}</text:p></table:table-cell>'
def row(*c): return '<table:table-row>'+''.join(cell(*x) if isinstance(x,tuple) else cell(x) for x in c)+'</table:table-row>'
X=[row(("STOPWELL BRAKE CENTERS #38",'H')),row("2940 Wilkinson Blvd, Erie PA 16506   814-555-0114"),row(""),
row("Quote no.","38-11946","","Date","10/08/2025"),row("Guest","Ophelia Marchetti, 814-555-0165"),row("Vehicle","2012 Hyundai Accent GLS","","Miles","126,054"),row(""),
row(("Code",'y'),("Item",'y'),("Kind",'y'),("Qty",'yr'),("Price",'yr'),("Amount",'yr'))]
for (a,b,t,q,u),i in zip(rws,its):
    X.append(row(a,(b,'w'),t if t!='Fee' else 'Misc',(f"{q:.2f}",'r'),(m(u),'r'),(m(i['totalPrice']),'r')))
    if a=="BRK-F2": X.append(row("",("Upgrade to new rotors: add 189.98 - customer says no",'i')))
    if a=="LBR-R": X.append(row("",("Adjusted parking brake, no charge",'i')))
X+=[row("")]+[row("",l,"","","",(v_,'r')) for l,v_ in [("Gross",m(gross)),("Coupon BRAKE40","-40.00"),("AAA member 5% off labor",m(-d[1]['totalPrice'])),("Taxable parts 155.96 @ 8%",m(tx))]]
X+=[row(("",'y'),("Your price out the door",'y'),("",'y'),("",'y'),("",'y'),(m(tot),'yr')),row(""),row("Good / better / best: economy pads package 199.99, Advantage 249.99, Premier 329.99 per axle."),row("Lifetime warranty on pads and shoes. Quote valid 30 days.")]
assert 6899+6498+2199==15596
def sty(n,tx_='',pa='',ce=''): return f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties {ce}/><style:paragraph-properties {pa}/><style:text-properties fo:font-family="Liberation Sans Narrow" style:font-name="Liberation Sans Narrow" {tx_}/></style:style>'
f=f"""<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
{''.join(f'<style:style style:name="c{n}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for n,w in enumerate([0.8,2.5,0.7,0.6,0.85,0.95]))}
{sty('n','fo:font-size="10pt"')}{sty('w','fo:font-size="10pt"','','fo:wrap-option="wrap"')}{sty('i','fo:font-size="9pt" fo:font-style="italic"')}{sty('r','fo:font-size="10pt"','fo:text-align="end"')}{sty('H','fo:font-size="18pt" fo:font-weight="bold"')}{sty('y','fo:font-size="10pt" fo:font-weight="bold"','','fo:background-color="#ffe08a"')}{sty('yr','fo:font-size="10pt" fo:font-weight="bold"','fo:text-align="end"','fo:background-color="#ffe08a"')}
</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Quote">{''.join(f'<table:table-column table:style-name="c{n}"/>' for n in range(6))}{''.join(X)}</table:table></office:spreadsheet></office:body></office:document>"""
open('m11.fods','w').write(f)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,'m11.fods'],check=True,capture_output=True,timeout=150)
save('m11.pdf','quote','libreoffice calc',"STOPWELL BRAKE CENTERS #38","38-11946",{"year":2012,"make":"Hyundai","model":"Accent","mileage":126054,"trim":"GLS"},its,d,None,tx,tot)

# m12 diesel & auto electric; hand-written PDF, dotted leaders
v=vin("1FT8W3BT","DEA90376")
its=[Q("Glow plug control module",'Part',1,13850),Q("Glow plug, Beru type",'Part',8,2875),Q("Valve cover harness, left",'Part',1,16490),
Q("Group 65 battery 850 CCA",'Part',2,18995),Q("Battery core",'Fee',2,2200),I("Replace glow plugs and module",'Labor',49500),I("Replace both batteries, clean cables",'Labor',5500),
I("Sublet - Ferrell Injector, bench test #3",'Sublet',18000),I("Freight",'Fee',1675)]
d=[D("Cores returned",4400)]
P=sum(i['totalPrice'] for i in its[:4]);sub=sum(i['totalPrice'] for i in its)-4400;tx=half(P*.06);tot=sub+tx
Ls=["KESTREL DIESEL & ELECTRIC        RR 2 Box 118, Beckley WV 25801","                                 phone 304-555-0127","",
"Bill no. 2291                    October 1, 2025","To: Amos Tredway                 2013 Ford F-350 Super Duty Lariat","    (304) 555-0160               6.7 diesel   171,915 mi","                                 ser. "+v,"",
"Hard start when cold. 5 of 8 plugs open. Module does not hold bank 1.","","MATERIAL"]
def dl(s,a): return s+" "+"."*(66-len(s)-len(a)-2)+" "+a
for k in range(5):
    i=its[k];Ls.append(dl(f"{i['quantity']} {i['description']}"+(f" @ {m(i['unitPrice'])}" if i['quantity']>1 else ""),m(i['totalPrice'])))
Ls+=["    (no. DY-1238 in stock, last one at the old price)",dl("  Cores returned",m(4400)+" CR"),"","LABOR",dl("Replace glow plugs and module",m(its[5]['totalPrice'])),dl("Replace both batteries, clean cables",m(its[6]['totalPrice'])),
"    Customer cleaned own grounds.","","OTHER",dl("Sublet - Ferrell Injector, bench test #3",m(18000)),dl("Freight",m(1675)),"",dl("Before tax",m(sub)),dl("W.Va. sales tax 6% on parts",m(tx)),"="*66,dl("AMOUNT DUE",m(tot)),"","Net 10 days. 1.5% a month after. Past balance: none.","Injector 3 is good for now. A new one would be 465.00 plus 3 hrs."]
its[0]['quantity'];
its2=[dict(i) for i in its]
for i in its2[:4]:
    if i['quantity']==1: i['unitPrice']=None
st="BT /F1 10 Tf 13 TL 72 730 Td\n"+"\n".join("("+l.replace('\\','\\\\').replace('(','\\(').replace(')','\\)')+") '" for l in Ls)+"\nET"
objs=["<</Type/Catalog/Pages 2 0 R>>","<</Type/Pages/Kids[3 0 R]/Count 1>>","<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",f"<</Length {len(st)}>>stream\n{st}\nendstream","<</Type/Font/Subtype/Type1/BaseFont/Courier>>"]
o="%PDF-1.3\n";offs=[]
for n,b in enumerate(objs): offs.append(len(o));o+=f"{n+1} 0 obj\n{b}\nendobj\n"
x=len(o);o+=f"xref\n0 {len(objs)+1}\n0000000000 65535 f \n"+"".join(f"{a:010d} 00000 n \n" for a in offs)+f"trailer<</Size {len(objs)+1}/Root 1 0 R>>\nstartxref\n{x}\n%%EOF\n"
open(OUT+'m12.pdf','w').write(o)
save('m12.pdf','invoice','handwritten pdf',"KESTREL DIESEL & ELECTRIC","2291",{"year":2013,"make":"Ford","model":"F-350 Super Duty","vin":v,"mileage":171915,"trim":"Lariat"},its2,d,sub,tx,tot)
