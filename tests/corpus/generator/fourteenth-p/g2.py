# chromium: p02 p09 p10 + bases p18 p22 p24, screenshot p20
from lib import *
e=html.escape
def p02():
    V=vin('1GNSKBKC8HR227415')
    J=[('1','04TOZBRK','FRONT PADS & ROTORS / PULSATION AT HIGHWAY SPEED','MEASURED ROTOR RUNOUT .006, DISCS UNDER MACHINE SPEC. REPLACED BOTH, CLEANED AND LUBED SLIDES.','512',It('FRONT PADS & ROTORS / PULSATION AT HIGHWAY SPEED','L',None,None,28900),
        [It('PAD KIT-FRT DISC BRK','P',1,11217,pn='84466702'),It('ROTOR-FRT BRK','P',2,13641,pn='13540750')]),
       ('2','17TOZAC','A/C BLOWS WARM REAR','FOUND REAR EVAP LINE LEAK AT CRIMP. REPLACED LINE ASM, EVAC AND RECHARGE 2.4 LB.','847',It('A/C BLOWS WARM REAR','L',None,None,61250),
        [It('HOSE ASM-AUX A/C EVPR & COND','P',1,32588,pn='84207838'),It('SEAL KIT-A/C LINE','P',2,1132,pn='15-34673'),It('REFRIGERANT R-1234YF PER OZ','P',38,845,pn='19351234')]),
       ('3','00MPVI','MULTI-POINT VEHICLE INSPECTION','PERFORMED. SEE ATTACHED SHEET. BATTERY 612 CCA OK.','512',None,[]),
       ('4','06TOZWSH','WINDSHIELD CHIP REPAIR - GLASS VENDOR','SENT OUT TO CLEARVIEW MOBILE GLASS PO 77120.','SUB',None,[])]
    sub=It('CLEARVIEW MOBILE GLASS CHIP REPAIR','S',None,None,8500)
    misc=[It('SHOP SUPPLIES & ENVIRONMENTAL','F',None,None,4995)]; disc=5500
    items=[]; b=''
    for n,op,t,cor,tech,L,P in J:
        b+=f'<div class=j><div class=n>{n}</div><div class=x>'
        b+=f'<div class=r><span class=op>{op}</span><span class=d>{e(t)}</span><span class=t>TECH {tech}</span><span class=a>'+(m(L.tot) if L else ('WARRANTY' if 0 else ('N/C' if n=="3" else '')))+'</span></div>'
        if L: items.append(L)
        b+=f'<div class=c>{e(cor)}</div>'
        if P:
            b+='<div class=ph><span>PARTS</span><span>QTY</span><span>FP-NUMBER</span><span>DESCRIPTION</span><span>UNIT</span><span></span></div>'
            for p in P:
                items.append(p); b+=f'<div class=p><span></span><span>{p.q}</span><span>{p.pn}</span><span>{e(p.d)}</span><span>{m(p.u)}</span><span>{m(p.tot)}</span></div>'
        if n=='4':
            items.append(sub); b+=f'<div class=p><span>SUBLET</span><span></span><span>PO 77120</span><span>{sub.d}</span><span></span><span>{m(sub.tot)}</span></div>'
        ls=(L.tot if L else 0); 
        if L: b+=f'<div class=jt>JOB # {n} TOTALS &nbsp; LABOR {m(ls)} &nbsp; PARTS {m(S(P))} &nbsp;&nbsp; <b>JOB # {n} TOTAL {m(ls+S(P))}</b></div>'
        b+='</div></div>'
    items+=misc
    par=S([i for i in items if i.t=='Part']); lab=S([i for i in items if i.t=='Labor']); st=lab+par+sub.tot+misc[0].tot
    tx=tax(par-0,8.25); tot=st-disc+tx
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:9mm}}body{{font:10.5px "Liberation Sans Narrow","Liberation Sans";margin:0}}.hd{{display:grid;grid-template-columns:1.1fr 1fr 1.1fr;border:2px solid #000}}.hd>div{{padding:6px;border-right:1px solid #000}}
    .veh{{display:grid;grid-template-columns:60px 110px 150px 1fr 90px 90px;border:1px solid #000;border-top:0}}.veh div{{border-right:1px solid #000;padding:1px 4px 3px}}.veh i{{display:block;font:7px "Liberation Sans"}}
    .j{{display:grid;grid-template-columns:26px 1fr;border-bottom:1px dashed #555;padding:5px 0}}.n{{font:bold 17px "Liberation Serif"}}.r{{display:grid;grid-template-columns:82px 1fr 80px 90px;font-weight:bold}}.a{{text-align:right}}.c{{margin:2px 180px 3px 82px;color:#222;font-style:italic}}
    .p,.ph{{display:grid;grid-template-columns:82px 40px 90px 1fr 80px 90px}}.p span:nth-child(n+5),.ph span:nth-child(n+5){{text-align:right}}.ph{{font-size:8px;color:#444}}.jt{{text-align:right;margin-top:3px;border-top:1px dotted #999;padding-top:2px}}
    .bt{{display:grid;grid-template-columns:1fr 260px;gap:14px;margin-top:10px}}table{{width:100%;border-collapse:collapse}}td{{padding:2px 5px;border-bottom:1px solid #bbb}}td:last-child{{text-align:right}}</style>
    <div class=hd><div><b style="font-size:17px">Brazos Valley Chevrolet</b><br>3100 N Earl Rudder Fwy<br>Bryan, Texas 77807<br>Service 979-555-0140</div><div>ORTEGA, LUIS &amp; CARMEN<br>1807 Palasota Dr<br>Bryan TX 77803<br>HOME 979-555-0121</div><div style="border:0">SERVICE INVOICE <b style="font-size:15px">CTCS612093</b><br>ADVISOR 2231 DEB HANKS &nbsp; TAG 0558<br>OPEN 08/19/24 &nbsp; CLOSED 08/21/24<br>PAGE 1 OF 1</div></div>
    <div class=veh><div><i>YEAR</i>2017</div><div><i>MAKE</i>CHEVROLET</div><div><i>MODEL</i>TAHOE LT</div><div><i>VEHICLE ID NO.</i>{V}</div><div><i>MILES IN</i>101,552</div><div style="border:0"><i>MILES OUT</i>101,561</div></div>
    {b}<div class=j><div class=n>M</div><div class=x><div class=ph><span>MISC</span><span>CODE</span><span></span><span>DESCRIPTION</span><span></span><span></span></div><div class=p><span></span><span>SS1</span><span></span><span>{e(misc[0].d)}</span><span></span><span>{m(misc[0].tot)}</span></div><div class=p><span></span><span>CPN</span><span></span><span>COUPON BRAKE SPECIAL</span><span></span><span>-{m(disc)}</span></div></div></div>
    <div class=bt><div style="font-size:8.5px">RECOMMENDED, NOT PERFORMED: TRANS FLUSH 249.95 &nbsp; REAR SHOCKS (AIR) 1,180.00<br><br>ALL PARTS NEW UNLESS SPECIFIED. Not responsible for loss or damage to vehicles or articles left in vehicles in case of fire, theft or any other cause beyond our control. Lug nuts torqued to 140 FT LB; recheck at 50 miles.<br><br>[ ] CASH &nbsp; [X] VISA 4417 &nbsp; [ ] CHECK<br><br>CUSTOMER SIGNATURE ______________________</div>
    <table><tr><td>TOTAL LABOR<td>{m(lab)}<tr><td>TOTAL PARTS<td>{m(par)}<tr><td>TOTAL SUBLET<td>{m(sub.tot)}<tr><td>TOTAL G.O.G.<td>0.00<tr><td>TOTAL MISC CHG.<td>{m(misc[0].tot)}<tr><td>TOTAL MISC DISC<td>-{m(disc)}<tr><td>TOTAL TAX<td>{m(tx)}<tr><td><b>TOTAL INVOICE $<td><b>{m(tot)}</table></div>'''
    chrome(h,OUT+'/p02.pdf')
    save('p02','NUMBERED-JOBS-MARGIN','chromium','dealer_order','Brazos Valley Chevrolet','CTCS612093',{"year":2017,"make":"CHEVROLET","model":"TAHOE LT","vin":V,"mileage":101552},items,[disc],None,tx,tot)
def p09():
    V=vin('JF2SKAJC0LH468120')
    A=[('Head Gasket Reseal – FB25 (Both Sides)',1,[It('Remove engine, reseal both cylinder heads, timing cover and cam carriers; reinstall','L',16.5,15500),It('Pressure test and flatness check cylinder heads – send out to Valley Machine','S',None,None,28000)],
       [It('Fel-Pro MLS Head Gasket','P',2,7445,pn='26545PT'),It('Subaru Three Bond 1217H Sealant, 100 g tube','P',3,2899,pn='004403007'),It('Timing Cover O-Ring & Seal Kit','P',1,8420,pn='SBK-FB25'),It('Subaru Super Coolant (Blue), 1 gal.','P',3,2950,pn='SOA868V9270'),It('Head Bolt Set','P',1,9660,pn='ES72374')]),
       ('Clutch Kit & Flywheel',0,[It('Replace clutch while engine is out','L',1,15500)],[It('Exedy OEM clutch kit','P',1,24800,pn='FJK1006')]),
       ('Front Lower Ball Joint – Right',1,[It('R&R ball joint, RF','L',1.1,15500)],[It('Moog K500110 ball joint with pinch bolt','P',1,5475,pn='K500110')]),
       ('Synthetic Oil Service after repair',1,[It('Oil and filter change, break-in interval 1,000 mi.','L',.4,15500)],[It('Idemitsu 0W-20 Full Synthetic','P',5.1,925,pn='30010'),It('Subaru Black Oil Filter 15208AA170','P',1,1199,pn='')])]
    items=[];b=''
    for t,ok,Ls,Ps in A:
        tt=S(Ls+Ps)
        b+=f'<section class="{"ok" if ok else "no"}"><h3><span>{e(t)}</span><em>{"✔ Approved 2/27 9:41 am by text" if ok else "✘ Declined"}</em></h3>'
        for l in Ls: b+=f'<div class=l><span class=d>{e(l.d)}</span><span>{(f"{l.q:g} hr × ${m(l.u)}") if l.u else "Sublet"}</span><span class=a>${m(l.tot)}</span></div>'
        for p in Ps: b+=f'<div class=l><span class=d>{e(p.d)}<small>{p.pn and "Part # "+p.pn}</small></span><span>{p.q:g} × ${m(p.u)}</span><span class=a>${m(p.tot)}</span></div>'
        b+=f'<div class=jt>{"Job total" if ok else "Not included"} ${m(tt)}</div></section>'
        if ok: items+=Ls+Ps
    sub=S(items); F=[It('Shop Supplies (3% of labor, max $45)','F',None,None,4500),It('Hazmat','F',None,None,650)]
    disc=15000; par=S([i for i in items if i.t=='Part']); tx=tax(par,7.975 if 0 else 8.0); items+=F; tot=sub+S(F)-disc+tx
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:11mm}}body{{font:11px Lato;color:#27313b;margin:0}}h1{{font:900 20px Lato;margin:0;color:#0a6e5c}}.top{{display:flex;justify-content:space-between;border-bottom:4px solid #0a6e5c;padding-bottom:6px}}section{{margin:10px 0 0;break-inside:avoid}}h3{{display:flex;justify-content:space-between;background:#e4f2ee;margin:0;padding:5px 8px;font-size:13px}}h3 em{{font:10px Lato;color:#0a6e5c}}.no h3{{background:#f4e6e4}}.no{{color:#8a8f94}}.no h3 em{{color:#b33}}.l{{display:grid;grid-template-columns:1fr 130px 90px;padding:3px 8px;border-bottom:1px solid #eee}}.l .d{{max-width:330px}}.l small{{display:block;color:#888;font-size:9px}}.a{{text-align:right}}.jt{{text-align:right;font-weight:bold;padding:4px 8px}}.tot{{margin:12px 0 0 auto;width:290px}}.tot div{{display:flex;justify-content:space-between;padding:2.5px 8px}}.tot .g{{background:#0a6e5c;color:#fff;font-weight:900;font-size:14px}}</style>
    <div class=top><div><h1>Pine &amp; Piston Auto</h1>Subaru specialists • 418 Commercial Ave, Bellingham, WA 98225<br>360-555-0187 • hello@pineandpiston.example</div><div style="text-align:right"><b>Estimate #12655</b><br>Created Feb 26, 2025 • Service writer: Jo<br>Customer: <b>Wren Castellano</b></div></div>
    <p style="margin:7px 0 0"><b>2020 Subaru Forester Sport</b> &nbsp; VIN {V} &nbsp; Plate CAB1197 (WA) &nbsp; Odometer 131,085</p>{b}
    <div class=tot><div><span>Subtotal</span><span>${m(sub)}</span></div><div><span>{F[0].d}</span><span>${m(F[0].tot)}</span></div><div><span>{F[1].d}</span><span>${m(F[1].tot)}</span></div><div><span>Discount – Repeat Customer</span><span>−${m(disc)}</span></div><div><span>Tax (parts)</span><span>${m(tx)}</span></div><div class=g><span>Total of approved work</span><span>${m(tot)}</span></div></div>
    <p style="font-size:9px;color:#777">Estimate good for 30 days. Warranty: 36 months / 36,000 miles, parts and labor. Head flatness limit 0.035 mm.</p>'''
    chrome(h,OUT+'/p09.pdf')
    save('p09','JOB-HEADLINES-APPROVED','chromium','shop_estimate','Pine & Piston Auto','12655',{"year":2020,"make":"Subaru","model":"Forester Sport","vin":V,"mileage":131085},items,[disc],sub,tx,tot)
def p10():
    items=[It('12V auxiliary battery – AGM, Ohmmu group 51R','P',1,38900),It('Front upper control arm, LH (squeak)','P',1,14250),It('Front upper control arm, RH (squeak)','P',1,14250),It('Control arm replacement, both sides','L',2.4,17500),It('Cabin filter pair + evaporator foam clean','S',1,16900),
      It('Gear oil, front drive unit – Pentosin ATF 9','P',2.2,2650),It('Drive unit fluid & filter service','L',1.3,17500),It('12V battery registration and low-voltage scan','L',.5,17500),It('Mobile visit fee – Zone 2 (up to 20 mi)','F',1,4500)]
    disc=3500; par=S([i for i in items if i.t=='Part']); tx=tax(par,9.5); sub=S(items); tot=sub-disc+tx
    cards=''.join(f'<div class="c {i.t}"><p>{e(i.d)}</p><div class=g><div><s>{"Hours" if i.t=="Labor" else "Qty"}</s><b>{i.q:g}</b></div><div><s>{"Rate" if i.t=="Labor" else "Each"}</s><b>${m(i.u)}</b></div><div><s>Amount</s><b>${m(i.tot)}</b></div></div><u>{i.t}</u></div>' for i in items)
    cards+='<div class="c off"><p>Tire rotation and tread check</p><div class=g><div><s>Qty</s><b>1</b></div><div><s>Each</s><b>$0.00</b></div><div><s>Amount</s><b>Complimentary</b></div></div><u>Service</u></div>'
    V=vin('5YJ3E1EA7JF118833')
    def s4(l): return ''.join(f'<div><s>{a}</s><b>{b}</b></div>' for a,b in l)
    h=f'''<meta charset=utf8><style>@page{{size:letter;margin:10mm}}body{{font:11px "Open Sans";margin:0;color:#111}}s{{display:block;text-decoration:none;font-size:8px;color:#777;text-transform:uppercase;letter-spacing:.6px}}.bar{{display:flex;gap:26px;background:#f3f4f8;padding:8px 12px;border-radius:8px;margin:8px 0}}.w{{padding-right:2px;display:grid;grid-template-columns:1fr 1fr;gap:9px}}.c{{border:1px solid #c8ccd8;border-radius:9px;padding:7px 11px 9px;position:relative}}.c p{{margin:0 60px 6px 0;font-weight:600;min-height:30px}}.g{{display:grid;grid-template-columns:1fr 1fr 1.2fr}}.c u{{position:absolute;right:10px;top:8px;text-decoration:none;font-size:8.5px;background:#dfe6ff;border-radius:8px;padding:1px 7px}}.off{{border-style:dashed;color:#888}}.sum{{display:flex;gap:10px;margin-top:12px}}.sum>div{{flex:1;border-radius:9px;background:#eef1fb;padding:9px 12px}}.sum b{{font-size:16px}}.sum>div:last-child{{background:#2438a8;color:#fff}}.sum>div:last-child s{{color:#cdd5ff}}</style>
    <div style="display:flex;justify-content:space-between;align-items:end"><div style="font:800 22px 'Open Sans';color:#2438a8">voltwrench mobile</div><div>Oakland · Berkeley · Alameda  —  510-555-0133  —  BAR ARD 309911</div></div>
    <div class=bar>{s4([('Invoice','VW-5521'),('Date','Jan 16, 2025'),('Client','Theo Nakagawa'),('Vehicle','2018 Tesla Model 3 LR'),('Odometer','88,730'),('VIN',V)])}</div><div class=w>{cards}</div>
    <div class=sum>{s4([('Subtotal','$'+m(sub)),('Referral credit','−$'+m(disc)),('Sales tax 9.5%','$'+m(tx)),('Total','$'+m(tot))])}</div><p style="color:#666;font-size:9.5px">HV battery health 91% (not a charge). Wheel nuts 129 lb-ft. Paid links expire after 7 days. Control arms carry the maker's 2-year warranty.</p>'''
    chrome(h,OUT+'/p10.pdf')
    save('p10','CARDS-LABEL-OVER-FIGURE','chromium','invoice','voltwrench mobile','VW-5521',{"year":2018,"make":"Tesla","model":"Model 3 LR","vin":V,"mileage":88730},items,[disc],sub,tx,tot)
p02();p09();p10()
