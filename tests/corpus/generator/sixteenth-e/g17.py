# Audatex-like estimate / chromium
import sys;sys.path.insert(0,'.')
from lab import *
from chrome import pdf
L=Lab('17.pdf','Audatex-like supplement, monospaced op list with MC / hours / part price, labor sums by rate class','chromium','Hinojosa Paint & Body, Inc.','PB-20615',dict(year=2017,make='Ford',model='F-150',vin='1FTEW1EP7HKD28814',mileage=96204),['monospace op codes','labor only in sum table','two tax rates','betterment','wrapped descriptions','prior estimate total and supplement difference printed','notes between rows'],kind='insurance_estimate')
rows=[]
H=dict(B=0.0,P=0.0,F=0.0);parts=0;oth=0;g=0
def r(op,gd,d,mc='',pn='',p=None,adj='',h=None,rc='',typ='Part',note=None):
    global parts,oth
    if h:H[rc]=round(H[rc]+h,1)
    if p:
        L.item(d,typ,p)
        if typ=='Part':parts+=p
        else:oth+=p
    rows.append(f"<tr><td>{op}</td><td>{gd}</td><td>{mc}</td><td class=d>{d}</td><td>{pn}</td><td class=r>{L.N(p) if p else ''}</td><td class=r>{adj}</td><td class=r>{f'{h:.1f}' if h else ''}</td><td>{rc if h else ''}</td></tr>")
    if note:rows.append(f'<tr><td colspan=3></td><td colspan=6 class=n>{note}</td></tr>')
def s(x):rows.append(f'<tr><td colspan=9 class=s>{x}</td></tr>')
s('Rear Bumper')
r('E','1402','Bumper Assy, Rear Step Chrome w/ Reverse Sensing','','HL3Z17906C',71250,'',1.4,'B')
r('E','1411','Pad, Rear Bumper Center','','FL3Z17B807AA',6433,'','' or None,'',note='INC w/ bumper R&amp;I')
r('EU','1420','Bracket, Rear Bumper LT','','RECYCLED PART',5500,'','' or None,'',note='Used, Hill Country Auto Recyclers, 90 day. Ref: quote 55-1180')
s('Pickup Box')
r('E','1560','Tailgate Shell (aluminum)','13','FL3Z9940700A',98675,'',1.8,'B')
r('L','1560','Tailgate Shell<br>Refinish 2.6 Surface / 0.5 Edge / 0.6 Clear'.split('<br>')[0]+' REFINISH','','',None,'',3.7,'P',note='2.6 Surface, 0.5 Edge, 0.6 Two-stage')
r('N','1588','Emblem, Tailgate FORD Oval','','FL3Z9942528A',4812,'',.2,'B')
r('I','1541','Panel, Box Side Outer LT','','REPAIR',None,'',5.5,'B',note='S1  was 3.0 hrs - hidden buckle behind lamp. Aluminum dedicated bay')
r('L','1541','Panel, Box Side Outer LT REFINISH','','',None,'',3.1,'P')
r('ET','1602','Lamp Assy, Tail LT LED Blind Spot','10','AFTERMARKET NEW',38900,'',.3,'B',note='S1  OEM JL3Z13405H list 1,128.33, not used')
L.D(112833)
s('Frame')
r('I','0911','Crossmember, Hitch Rear','','REPAIR',None,'',1.5,'F',note='Set up and measure 2.0 - paid under prior, not repeated')
s('Manual Entries')
r('SB','M14','Blind spot radar calibration (static)','','SUBLET',22500,typ='Service')
r('','M17','Corrosion protection','','',1800,typ='Fee')
r('','M60','Hazardous waste disposal','','',350,typ='Fee')
r('','M66','Bed liner drop-in, owner supplied','','* NO CHARGE')
RT=dict(B=5600,P=5600,F=8500);NM=dict(B='Sheet Metal',P='Refinish',F='Frame')
lr=''
for k in 'BPF':
    a=L.item(NM[k]+' Labor','Labor',round(H[k]*RT[k]),H[k],RT[k]);lr+=f'<tr><td>{k}-{NM[k]} Labor</td><td class=r>{H[k]:.1f} Hrs</td><td class=r>@ {L.N(RT[k])}</td><td class=r>{L.N(a)}</td><td></td></tr>'
laborsum=L.typ('Labor')
pm=L.item('Paint Materials','Part',round(H['P']*3600),H['P'],3600)
pbase=parts+pm
st=round(pbase*.0625);ct=round(pbase*.02)
tax=st+ct;sub=L.sum();T=sub+tax;prior=284117
html=f'''<style>@page{{size:letter;margin:.5in .55in}}body{{font:8.6pt "Liberation Mono",monospace}}h1{{font:bold 12pt "Liberation Sans";text-align:center;margin:2px}}table{{border-collapse:collapse;width:100%}}
td{{padding:1px 4px;vertical-align:top}}.r{{text-align:right;white-space:nowrap}}.s{{font-weight:bold;padding-top:7px;text-decoration:underline}}.n{{font-size:7.6pt}}.d{{width:205px}}th{{font-size:8pt;border-top:1px solid;border-bottom:1px solid;text-align:left;padding:2px 4px}}.b{{border-top:1px solid;font-weight:bold}}.h td{{font-size:8pt}} .brk{{page-break-before:always}}</style>
<h1>Hinojosa Paint &amp; Body, Inc.</h1><div style="text-align:center">4117 S. Zarzamora, San Antonio TX 78225 &nbsp; (210) 555-0133 &nbsp; Tax ID on file</div>
<h1 style="font-size:10.5pt;margin:10px 0 4px">SUPPLEMENT 1 OF RECORD &nbsp; PB-20615 S01</h1>
<table class=h><tr><td>Insured:</td><td>LUIS TREVINO-GARZA</td><td>Claim:</td><td>TX-88-410277</td></tr><tr><td>Carrier:</td><td>Lone Mesa County Mutual</td><td>Date of loss:</td><td>01/22/2025</td></tr><tr><td>Appraiser:</td><td>K. Whitlow lic 1882041</td><td>Deductible:</td><td>{L.N(100000)}</td></tr>
<tr><td>Vehicle:</td><td colspan=3><b>2017 Ford F-150 XLT 4 DR Crew Cab Short Bed, 3.5L EcoBoost</b></td></tr><tr><td>VIN:</td><td>1FTEW1EP7HKD28814</td><td>Mileage:</td><td>96,204 Actual</td></tr><tr><td>Plate:</td><td>TX KVD-3318</td><td>Paint:</td><td>UX Ingot Silver</td></tr></table><br>
<table><tr><th>Op<th>Guide<th>MC<th>Description<th>MFR.Part No.<th class=r>Price<th class=r>ADJ%<th class=r>Hours<th>R</tr>{''.join(rows)}</table>
<p style="font-size:7.6pt">14 Items &nbsp;&nbsp; MC 10 = aftermarket includes core; 13 = includes 0.6 hours first panel two-stage allowance</p>
<div class=brk></div><b>Supplement 1 &nbsp; PB-20615 S01 &nbsp; 2017 Ford F-150</b><br><br><b>Final Calculations &amp; Entries</b>
<table style="width:82%;margin-top:6px"><tr><td>Gross Parts</td><td></td><td></td><td></td><td class=r>{L.N(parts)}</td></tr>
<tr><td>Paint Materials</td><td class=r>{H['P']:.1f} Hrs</td><td class=r>@ {L.N(3600)}</td><td class=r>{L.N(pm)}</td><td></td></tr>
<tr class=b><td>Parts &amp; Material Total</td><td></td><td></td><td></td><td class=r>{L.N(pbase)}</td></tr>
<tr><td>State Tax on Parts &amp; Material</td><td></td><td class=r>@ 6.250%</td><td class=r></td><td class=r>{L.N(st)}</td></tr><tr><td>City/Transit Tax on Parts &amp; Material</td><td></td><td class=r>@ 2.000%</td><td></td><td class=r>{L.N(ct)}</td></tr>
<tr><td colspan=5>&nbsp;</td></tr>{lr}<tr class=b><td>Labor Total</td><td class=r>{sum(H.values()):.1f} Hrs</td><td></td><td></td><td class=r>{L.N(laborsum)}</td></tr>
<tr><td>Sublet Repairs</td><td></td><td></td><td></td><td class=r>{L.N(22500)}</td></tr><tr><td>Other Charges</td><td></td><td></td><td></td><td class=r>{L.N(2150)}</td></tr>
<tr class=b><td>Gross Total</td><td></td><td></td><td></td><td class=r>{L.N(T)}</td></tr><tr><td>Less: Deductible</td><td></td><td></td><td></td><td class=r>{L.N(100000)}-</td></tr><tr class=b><td>Net Total</td><td></td><td></td><td></td><td class=r>{L.N(T-100000)}</td></tr>
<tr><td colspan=5>&nbsp;</td></tr><tr><td>Estimate of Record 01/29/2025, Gross</td><td></td><td></td><td></td><td class=r>{L.N(prior)}</td></tr><tr><td>Change by this Supplement</td><td></td><td></td><td></td><td class=r>{L.N(T-prior)}</td></tr></table>
<p style="font:7.6pt/1.35 'Liberation Sans';margin-top:30px">Op codes: E = Replace OEM &nbsp; EU = Replace recycled &nbsp; ET = Replace aftermarket &nbsp; I = Repair &nbsp; L = Refinish &nbsp; N = Additional labor &nbsp; SB = Sublet. &nbsp; Under Texas Insurance Code you may choose the repair shop. A vehicle left more than 48 hours after notice is charged {L.D(2235)} per day (Vehicle Storage Facility rate). A notification fee of {L.D(5000)} may be due. Aftermarket lamps guaranteed by the maker for 36 months or 50,000 miles.</p>'''
assert oth==22500+2150 and T>prior,(oth,T)
pdf(html,'17.pdf');L.save(tax,None)
