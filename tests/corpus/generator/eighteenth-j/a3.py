from lib import *
# ---------- j09 transmission shop estimate with options (LibreOffice, flat ODT xml via html)
def j09():
    opts=[("A","Used unit, 118k mi, 60 day",["2,150.00"],False),("B","Rebuild yours, our bench, 2 yr / 24,000",[],True),("C","Factory reman, 3 yr / 100,000",["5,480.00"],False)]
    R=[("R & R transmission 4WD, 11.4 hr",152000,'labor'),("Bench labor, tear down – build – dyno",98000,'labor'),("Master kit 6L80 w/ Alto clutches",64500,'part'),("Torque converter, billet cover reman",47500,'part'),("TEHCM program & adapt",22500,'labor'),("Cooler flush / new inline filter",9500,'service'),("Fluid Dexron VI 14 qt",14700,'part'),("Disposal & shop materials",4500,'fee')]
    items=[I(d,t,14 if 'Fluid' in d else None,None,p) for d,p,t in R]
    items[-2]['quantity']=None
    sub=sum(x[1] for x in R);disc=[15000,14950];taxable=64500+47500+14700;tax=round(taxable*.0865);tot=sub-sum(disc)+tax
    rr=''.join(f'<tr><td>{d}</td><td align=right>{m(p)}</td></tr>' for d,p,t in R)
    html=f'''<html><head><meta charset=utf-8><style>@page{{size:8.5in 11in;margin:0.55in}}body,td,p,li{{font-family:"Nimbus Sans","Liberation Sans";font-size:10pt}}</style></head><body>
<table width=100% cellpadding=6 cellspacing=0><tr><td bgcolor="#1e1e1e" width=64%><font color="#ffcc00" size=6><b>OVERDRIVE ALLEY</b></font><br><font color="#ffffff">Transmissions &bull; Transfer Cases &bull; Differentials<br>3307 S. Broadway, Wichita, Kansas 67216 &bull; (316) 555-0170</font></td><td bgcolor="#ffcc00" align=center><b>WRITTEN ESTIMATE</b><br>T-4471<br>May 6, 2024<br>Good 15 days</td></tr></table>
<p><b>Customer:</b> Delbert Ochs, Augusta KS &nbsp;&nbsp; <b>Truck:</b> 2013 Chevrolet Silverado 1500 LTZ 4x4 5.3 &nbsp;&nbsp; <b>Miles:</b> 163,950<br><b>VIN:</b> {vin('3GCPKTE70DG291457')} &nbsp;&nbsp; <b>Trans:</b> 6L80 (MYC)<br><b>Pan down:</b> Metal &amp; clutch material, 3-5-R wave plate broke. P0776, P0741. Line pressure 40 hot.</p>
<table width=100% border=1 cellpadding=4 cellspacing=0><tr bgcolor="#dddddd"><td width=10%><b>Pick</b></td><td width=66%><b>Your choices</b></td><td align=right><b>Out the door*</b></td></tr>
<tr><td align=center>[ &nbsp; ]</td><td><b>A</b> &ndash; Used unit, 118k mi, 60 day parts only</td><td align=right>2,150.00</td></tr>
<tr><td align=center><b>[ X ]</b></td><td><b>B</b> &ndash; Rebuild yours on our bench, 2 yr / 24,000 mi</td><td align=right>see below</td></tr>
<tr><td align=center>[ &nbsp; ]</td><td><b>C</b> &ndash; Factory reman, 3 yr / 100,000 mi nationwide</td><td align=right>5,480.00</td></tr></table>
<p><b>Customer chose B. Broken out:</b></p>
<table width=78% align=center cellpadding=3 cellspacing=0>{rr}<tr><td align=right><i>Sub</i></td><td align=right><i>{m(sub)}</i></td></tr><tr><td align=right>Teardown deposit waived w/ repair</td><td align=right>&minus;{m(disc[0])}</td></tr><tr><td align=right>Veteran discount</td><td align=right>&minus;{m(disc[1])}</td></tr><tr><td align=right>Sales tax, parts (8.65%)</td><td align=right>{m(tax)}</td></tr><tr bgcolor="#ffcc00"><td align=right><b>ESTIMATE TOTAL, CHOICE B</b></td><td align=right><b>{m(tot)}</b></td></tr></table>
<p>Half down to start. Hard parts (drum, pump, planets) if found broke are EXTRA, we call first. Add-ons offered, not included: deep pan 239.00; trans mount 68.50.<br>*A and C include tax and install.</p><p>Approved by: ______________________ &nbsp; by phone 5/6 2:10 pm DO / wr. Shawna</p></body></html>'''
    office('j09',html,infilter='HTML (StarWriter)')
    L('j09','estimate',items,sub,tax,tot,disc,dict(year=2013,make='Chevrolet',model='Silverado 1500',vin=vin('3GCPKTE70DG291457'),mileage=163950,trim='LTZ'),dict(shop='OVERDRIVE ALLEY',date='May 6, 2024',number='T-4471'))
j09()
# ---------- j10 mobile mechanic, card-like invoice app (chromium)
def j10():
    R=[("Mobile service call","Zone 2 (Pahrump → Amargosa)",1,8500,'fee'),("Starter replacement – labor","Done at home, gravel driveway",1.75,11000,'labor'),("Starter motor, new (Remy)","2 yr warranty",1,18649,'part'),("Battery terminal, positive","",1,1299,'part'),("Fuse 100A mega","",1,895,'part')]
    items=[I(d,t,q,u,round(q*u)) for d,_,q,u,t in R];sub=sum(i['totalPrice'] for i in items);tax=round((18649+1299+895)*.0760);tot=sub+tax
    rows=''.join(f'<div class=i><div><b>{d}</b><br><span>{n}</span></div><div class=p>{m(round(q*u),"$")}<br><span>{("× "+str(q)+" @ "+m(u,"$")) if q!=1 else ""}</span></div></div>' for d,n,q,u,t in R)
    for i in items:
        if i['quantity']==1:i['quantity']=i['unitPrice']=None
    html=f'''<meta charset=utf-8><style>@page{{size:6.2in 9.6in;margin:0}}body{{margin:0;background:#f3f4f6;font-family:"Nimbus Sans";color:#222;font-size:10.5pt;-webkit-print-color-adjust:exact}}.c{{background:#fff;margin:.35in;padding:.3in;border-radius:14px}}.i{{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:7px 0}}span{{color:#889;font-size:8.5pt}}.p{{text-align:right}}</style><div class=c>
<div style="text-align:center"><div style="width:46px;height:46px;border-radius:23px;background:#6d28d9;color:#fff;font:bold 20pt/46px 'Nimbus Sans';margin:auto">W</div><h2 style="margin:6px">Wrench on Wheels by Wanda</h2><span>Invoice #000217 · April 2, 2025</span><h1 style="margin:8px;font-size:30pt">{m(tot,"$")}</h1><div style="background:#dcfce7;color:#166534;display:inline-block;border-radius:10px;padding:2px 12px">Paid · Apple Pay</div></div>
<p><b>Bill to</b> &nbsp; Gus Petrakis · gus.p@mail.example<br><b>Vehicle</b> &nbsp;2011 Nissan Frontier SV · 142,300 mi<br><b>Note</b> &nbsp;Clicks, no crank. Voltage drop on cable OK, starter solenoid stuck. Tested charging, 14.3 V.</p>
{rows}
<div class=i><div>Subtotal</div><div>{m(sub,"$")}</div></div><div class=i><div>Sales tax (NV Nye Co. parts, 7.6%)</div><div>{m(tax,"$")}</div></div><div class=i><div>Tip</div><div>$0.00</div></div><div class=i style="border:0;font-size:13pt"><b>Total</b><b>{m(tot,"$")}</b></div>
<p style="text-align:center"><span>Wrench on Wheels by Wanda · text 775-555-0193 · NV Garage Reg. G000-6127 · You can rate this visit ☆☆☆☆☆</span></p></div>'''
    chrome('j10',html)
    L('j10','estimate',items,sub,tax,tot,[],dict(year=2011,make='Nissan',model='Frontier',mileage=142300,trim='SV'),dict(shop='Wrench on Wheels by Wanda',date='April 2, 2025',number='000217'))
j10()
# ---------- j11 municipal/ school fleet work order with VMRS (chromium, 2 pages)
def j11():
    T=[("013-001","Brakes, front & hydraulic",[("LAB","Replace front pads & rotors, EMP 214",2.25,7850),("LAB","Bleed brake system, EMP 214",0.75,7850),("STK","Pad set HD severe duty, bin 14-C",1,8833),("STK","Rotor, bin 15-A",2,7148),("STK","DOT 4 fluid pint",2,611)]),
     ("042-006","Cooling – water pump",[("LAB","Replace water pump & serp. belt, EMP 209",3.5,7850),("DIR","Water pump, PO 88-1407 Motion Auto",1,14266),("STK","Belt K060923",1,3105),("BLK","Coolant 50/50 OAT gal",3,1142)]),
     ("066-008","Pre-trip / state inspection",[("LAB","School vehicle state inspection, EMP 209",1,7850),("SUB","Inspection sticker fee, State",1,2500)]),
     ("002-033","Cab & sheet metal",[("SUB","Sublet glass – R side window, Lakeside Glass inv 5520",1,18750),("LAB","Vacuum glass, EMP 231",0.5,7850)]),
     ("053-999","Fuel & expendables",[("EXP","Expendable supplies, per WO",1,1200)])]
    items=[];body='';tt={'LAB':'labor','STK':'part','DIR':'part','BLK':'part','SUB':'service','EXP':'fee'};g={}
    for c,t,ls in T:
        body+=f'<tr class=h><td colspan=7>TASK {c} &nbsp; {t.upper()} &nbsp;&nbsp; REASON: {"PM" if c[:3]=="066" else "DRIVER RPT"} &nbsp; STATUS: CLOSED</td></tr>';s=0
        for k,d,q,u in ls:
            e=round(q*u+1e-6);s+=e;g[k]=g.get(k,0)+e
            ty='fee' if 'sticker' in d else tt[k]
            items.append(I(d,ty,q,u,e));body+=f'<tr><td>{k}</td><td>{d}</td><td>09/{12+len(items)%4:02d}/24</td><td class=r>{q:.2f}</td><td>{"HR" if k=="LAB" else "EA"}</td><td class=r>{u/100:.4f}</td><td class=r>{m(e)}</td></tr>'
        body+=f'<tr class=t><td colspan=6 class=r>TASK COST</td><td class=r>{m(s)}</td></tr>'
    mk=round(sum(g[k] for k in('STK','DIR','BLK'))*.12); items.append(I('Parts overhead 12% (interdept.)','fee',None,None,mk))
    tot=sum(i['totalPrice'] for i in items)
    names={'LAB':'Labor','STK':'Stock parts','DIR':'Direct-buy parts','BLK':'Bulk fluids','SUB':'Sublet / fees','EXP':'Expendables'}
    summ=''.join(f'<tr><td>{names[k]}<td class=r>{m(v)}' for k,v in g.items())
    html=f'''<meta charset=utf-8><style>@page{{size:letter;margin:.55in}}body{{font:9pt "DejaVu Sans Mono";}}h3{{margin:0}}table{{width:100%;border-collapse:collapse}}td{{padding:2.5px 4px;border:1px solid #bbb}}.r{{text-align:right}}.h td{{background:#d7e3d0;font-weight:bold;font-size:8pt}}.t td{{border:0;font-weight:bold}}.b td{{border:0}}</style>
<h3>YAKIMA VALLEY ESD 105 TRANSPORTATION CO-OP</h3>CENTRAL VEHICLE MAINTENANCE · 610 Depot Rd, Sunnyside WA 98944 · (509) 555-0177<hr>
<table class=b><tr><td><b>WORK ORDER 2024-09-0318</b><br>OPENED 09/11/24 06:02<br>CLOSED 09/16/24 15:40<br>CHARGE: 99-510-5300-0412 GRANDVIEW SD</td><td>EQUIP <b>V-312</b> CLASS 2B ACTIVITY VAN<br>2018 FORD TRANSIT 350 XLT<br>VIN {vin('1FBZX2YM4JKA66213')}<br>METER 79,560 MI &nbsp; FUEL UNL</td></tr></table>
<p style="font-size:8pt">DRIVER SAYS: squeals stopping w/ kids aboard, puddle under front green, R window 3rd row cracked (ball).</p>
<table><tr style="background:#333;color:#fff"><td>SRC<td>DESCRIPTION<td>DATE<td>QTY<td>UM<td>RATE/COST<td>EXTENDED</tr>{body}</table>
<div style="page-break-before:always"></div><h3>WORK ORDER 2024-09-0318 — COST RECAP &nbsp; PAGE 2</h3><br>
<table style="width:55%">{summ}<tr><td>Parts overhead 12% (interdept.)<td class=r>{m(mk)}<tr><td>Sales tax (exempt gov’t transfer)<td class=r>0.00<tr style="font-weight:bold;font-size:11pt"><td>TOTAL BILLED TO DISTRICT<td class=r>{m(tot)}</table>
<p>FOLLOW-UP WRITTEN (not done on this WO): rear tires 4/32 – est. 612.00; backup alarm – est. 95.00<br>DOWN TIME 5.4 DAYS &nbsp; NEXT PM 84,500<br><br>SHOP FOREMAN R. Villaseñor ________________ &nbsp; DISTRICT REP ________________</p>'''
    chrome('j11',html)
    L('j11','estimate',items,None,0,tot,[],dict(year=2018,make='FORD',model='TRANSIT 350',vin=vin('1FBZX2YM4JKA66213'),mileage=79560,trim='XLT'),dict(shop='YAKIMA VALLEY ESD 105 TRANSPORTATION CO-OP',date='09/16/24',number='2024-09-0318'))
j11()
# ---------- j12 matrix rows labor+parts+row total (wkhtmltopdf)
def j12():
    R=[("Struts, front pair, mount incl.",29000,41260),("Sway bar links",6000,5890),("Outer tie rod ends L & R",9500,8744),("Alignment, four wheel",11995,0),("Transfer case fluid",4500,3610),("Skid plate bolts, broken – drill out",7250,960)]
    items=[];rows=''
    for i,(d,l,p) in enumerate(R,1):
        if l and p: items.append(I(d,'service',None,None,l+p))
        else: items.append(I(d,'labor',None,None,l))
        rows+=f'<tr><td align=center>{i}</td><td>{d}</td><td class=r>{m(p) if p else "&mdash;"}</td><td class=r>{m(l)}</td><td class=r><b>{m(l+p)}</b></td></tr>'
    ls=sum(x[1] for x in R);ps=sum(x[2] for x in R);sh=2200;items.append(I('Shop charge','fee',None,None,sh));sub=ls+ps+sh;tax=round(sub*.06);tot=sub+tax
    html=f'''<meta charset=utf-8><style>body{{font-family:"P052";font-size:14px}}table{{width:100%;border-collapse:collapse}}td{{padding:5px;border:1px solid #8a5a2b}}.r{{text-align:right}}.n td{{border:0}}</style>
<div style="height:16px;background:repeating-linear-gradient(45deg,#8a5a2b,#8a5a2b 12px,#d9b382 12px,#d9b382 24px);background-color:#8a5a2b"></div>
<table class=n><tr><td><span style="font-size:30px"><b>Red Mesa Trading &amp; Auto</b></span><br>Groceries · Hay · Propane · Brakes &amp; Front End<br>US 160 MP 448, Red Mesa AZ 86514 &nbsp; (928) 555-0109</td><td class=r>Navajo Nation business site<br><b>Repair Ticket 3356</b><br>July 11, 2024</td></tr></table><br>
<table><tr><td><b>Customer</b><br>Leland Begaye, Sweetwater Chapter</td><td><b>Vehicle</b><br>2017 Jeep Grand Cherokee Laredo, white</td><td><b>Miles</b><br>109,873</td><td><b>Plate</b><br>AZ 7KA1NP</td></tr></table><br>
<table><tr style="background:#d9b382"><td width=30>No.</td><td>Job</td><td class=r>Parts $</td><td class=r>Labor $</td><td class=r>Job total $</td></tr>{rows}
<tr><td></td><td>Wash mud off underneath so we could see</td><td class=r>&mdash;</td><td class=r>incl.</td><td class=r>incl.</td></tr>
<tr style="background:#f3e6d3"><td></td><td><b>Column totals</b></td><td class=r><b>{m(ps)}</b></td><td class=r><b>{m(ls)}</b></td><td class=r><b>{m(ps+ls)}</b></td></tr></table>
<table class=n style="width:46%;margin-left:54%"><tr><td>Shop charge<td class=r>{m(sh)}<tr><td>Taxable<td class=r>{m(sub)}<tr><td>Navajo Nation sales tax 6%<td class=r>{m(tax)}<tr style="font-size:18px"><td><b>Total</b><td class=r><b>${m(tot)}</b><tr><td>Layaway pd. 6/28<td class=r>500.00<tr><td>Bal.<td class=r>{m(tot-50000)}</table>
<p>Washboard road hard on these — come back 500 mi. re-torque, no cost. Old struts behind shed.<br>Ahéhee’</p>'''
    wk('j12',html,'-s','Letter')
    L('j12','estimate',items,sub,tax,tot,[],dict(year=2017,make='Jeep',model='Grand Cherokee',mileage=109873,trim='Laredo'),dict(shop='Red Mesa Trading & Auto',date='July 11, 2024',number='3356'))
j12()
