from common import *
N='i18'; I=[]; V=vin('5YFEPMAE9NP301958')
L=[('FRONT BUMPER',''),('900500','BDY','Remove/Replace','Frt Bumper Cover','52119-0Z958 OEM',44216,'1.9#',''),('AUTO','REF','Refinish','Frt Bumper Cover','',0,'','C 2.8'),('900512','BDY','Remove/Replace','Frt Bumper Grille Lower','53102-02440 OEM',16388,'INC',''),('HEADLAMPS',''),('900630','BDY','Remove/Replace','L Frt Combination Lamp Assembly','81150-02Q40 OEM',62871,'INC',''),('AUTO','BDY','Check/Adjust','Headlamps','',0,'0.4',''),('FRONT FENDER',''),('900711','BDY','Remove/Replace','L Fender Panel','Qual Repl Part TO1240269C',18900,'2.1',''),('AUTO','REF','Refinish','L Fender Outside','',0,'','C 2.0'),('AUTO','REF','Refinish','L Fender Edge','',0,'','C 0.5'),('900720','BDY','Remove/Replace','L Fender Liner','53876-02650 OEM',9164,'INC',''),('FRONT SUSPENSION',''),('901300','MCH','Remove/Replace','L Frt Lower Control Arm','48069-02320 OEM',23755,'1.3',''),('STRUCTURE',''),('901822','FRM','Repair','L Frt Apron Assembly','Existing',0,'2.0*',''),('ADDITIONAL COSTS & OPERATIONS',''),('933003','REF','Add\'l Opr','Tint Color','',0,'','0.5'),('AUTO','','Add\'l Cost','Paint/Materials','',None,'',''),('AUTO','','Add\'l Cost','Hazardous Waste Disposal','',650,'',''),('900501','','Sublet','Calibrate Front Radar','Sublet',27500,'','')]
H=dict(BDY=0,REF=0,MCH=0,FRM=0); ref=0
for r in L:
    if len(r)>2:
        for h in(r[6],r[7]):
            s=h.strip('C #*')
            if s and h!='INC': H[r[1]]+=round(float(s)*10)
pm=mul(H['REF']/10,4200); parts=pt=other=0; b='';k=0
for r in L:
    if len(r)==2: b+=f'<tr class=s><td></td><td colspan=7>{r[0]}</td></tr>'; continue
    k+=1; p=pm if r[5] is None else r[5]
    b+=f'<tr><td>{k}</td><td>{r[0]}</td><td>{r[1]}</td><td>{r[2]}</td><td>{r[3]}</td><td>{r[4]}</td><td class=r>{m(p)+(" *" if k>12 else "") if p else ("" if r[4]!="Existing" else "")}</td><td class=r>{r[6] or r[7]}</td></tr>'
    if p:
        ty={"Add'l Cost":'fee','Sublet':'service'}.get(r[2],'part'); I.append(it(r[3],ty,None,None,p))
        if ty=='part': parts+=p
        elif ty=='fee': other+=p
        else: sublet=p
rates=[('Body Labor','BDY',6200),('Refinish Labor','REF',6200),('Frame Labor','FRM',7800),('Mechanical Labor','MCH',13500)]
lr='';lab=0
for n,kk,rt in rates:
    t=mul(H[kk]/10,rt); lab+=t; I.append(it(n,'labor',H[kk]/10,rt,t)); lr+=f'<tr><td>{n}</td><td class=r>{H[kk]/10:.1f}</td><td class=r>{m(rt)}</td><td class=r>0.00</td><td class=r>{m(t)}</td></tr>'
adj=2000; lpart=parts; T=tax(parts+pm,'6.5'); sub=lab+parts+sublet+other; gross=sub+T
html=f'''<!doctype html><meta charset=utf8><style>@page{{size:letter;margin:11mm 12mm}}body{{font:10px "Liberation Sans";margin:0}}table{{border-collapse:collapse;width:100%}}td,th{{padding:2px 4px;text-align:left;vertical-align:top}}.r{{text-align:right}}.s td{{font-weight:bold;text-decoration:underline;padding-top:5px}}.g{{column-count:2;border:1px solid #000;padding:6px;margin:6px 0}}.e th{{border-bottom:1px solid;border-top:1px solid}}.tt{{display:flex;gap:26px;margin-top:12px;break-inside:avoid}}.tt>div{{flex:1}}h4{{margin:0 0 3px;border-bottom:1px solid}}</style>
<div style="display:flex;justify-content:space-between"><div><b style="font-size:15px">Heartland Casualty Group</b><br>Direct Repair Appraisal — Omaha Claims<br>(402) 555-0143</div><div class=r>Date: 03/05/2025 09:47 AM<br>Estimate ID: <b>HCG-7702146-01</b><br>Estimate Version: 0 — Committed<br>Profile ID: NE Metro</div></div>
<div class=g>Damage Assessed By: Bettina Krol<br>Claim Number: 7702146<br>Insured: Faraday, Edmund<br>Owner: Faraday, Edmund, 1404 N 52nd St, Omaha NE 68132<br>Deductible: 1,000.00<br>Condition: Good<br>Repairer: Prairie Collision Centers #4<br>Vehicle: 2022 Toyota Corolla LE 4D Sed<br>VIN: {V}<br>Mileage: 33,815 &nbsp; License: NE 1-AB204<br>Color: Celestite Gray 1K3</div>
<table class=e><tr><th>Line</th><th>Entry No.</th><th>Labor Type</th><th>Operation</th><th>Line Item Description</th><th>Part Type / Part Number</th><th class=r>Dollar Amount</th><th class=r>Labor Units</th></tr>{b}</table>
<p>* Judgment item &nbsp; # Labor note applies &nbsp; C Included in clear coat calc &nbsp; INC Included operation. Prior damage: R rear door ding, not included in this estimate ($410.00 if added).</p>
<div class=tt><div><h4>I. Labor Subtotals</h4><table><tr><th></th><th class=r>Units</th><th class=r>Rate</th><th class=r>Add'l</th><th class=r>Totals</th></tr>{lr}<tr><td><b>Labor Summary</b></td><td class=r>{sum(H.values())/10:.1f}</td><td></td><td></td><td class=r><b>{m(lab)}</b></td></tr></table></div>
<div><h4>II. Part Replacement Summary</h4><table><tr><td>Taxable Parts</td><td class=r>{m(parts)}</td></tr></table><h4>III. Additional Costs</h4><table><tr><td>Taxable (Paint/Materials {H["REF"]/10:.1f} x 42.00)</td><td class=r>{m(pm)}</td></tr><tr><td>Non-Taxable</td><td class=r>{m(other-pm)}</td></tr><tr><td>Sublet, Non-Taxable</td><td class=r>{m(sublet)}</td></tr></table></div>
<div><h4>IV. Totals</h4><table><tr><td>I. Total Labor</td><td class=r>{m(lab)}</td></tr><tr><td>II. Total Parts</td><td class=r>{m(parts)}</td></tr><tr><td>III. Total Additional Costs</td><td class=r>{m(other+sublet)}</td></tr><tr><td>Sales Tax @ 6.500%</td><td class=r>{m(T)}</td></tr><tr><td><b>Gross Total</b></td><td class=r><b>{m(gross)}</b></td></tr><tr><td>Customer Deductible</td><td class=r>1,000.00-</td></tr><tr><td><b>Net Total</b></td><td class=r><b>{m(gross-100000)}</b></td></tr></table></div></div>'''
chrome_pdf(html,OUT+N+'.pdf')
label(N,'insurer',I,None,T,gross,[],dict(year=2022,make='Toyota',model='Corolla',trim='LE',vin=V,mileage=33815),dict(shop='Prairie Collision Centers #4',date='03/05/2025',number='HCG-7702146-01')); prev(N)
