from lib import *
import subprocess
V=vin('WBA5B3C51ED540188')
R='192.00'
jobs=[('1','Oil leak, left side of engine','The N55 valve cover has warped at the rear. Cover, gasket and the eccentric shaft sensor seal are renewed together.',
 [I('Replace valve cover','Labor',None,4.5,R),I('Valve cover with gasket, OEM','Part','618.50',1),I('Eccentric shaft seal','Part','24.10',1),I('Aluminum bolts, single use','Part',None,15,'2.85')]),
 ('2','Oil filter housing gasket','Done in the same session; overlap of 0.8 h already taken off.',
 [I('Reseal filter housing and cooler','Labor',None,2.2,R),I('Gasket set, two pieces','Part','41.75'),I('BMW coolant, blue, 1.5 l','Part',None,2,'31.20')]),
 ('4','Annual oil service','',
 [I('Oil service LL-01, 6.5 l, filter, reset CBS','Service','219.00')]),
 ('5','Diagnosis 10/02','Smoke test, dye, borescope.',
 [I('Diagnosis, flat','Service','189.00')])]
it=[x for j in jobs for x in j[3]]
labor=S(it,'Labor'); it.append(I('Workshop materials, 3.5% of labor','Fee',D(pct(labor,'3.5'))/100))
disc=[18900]
sub=S(it)-18900; tax=pct(sub,'10.35')
d=label('t06_isarwerk_bmw.pdf','estimate',dict(documentNumber='KV 2025-0733',shop='Isarwerk Independent BMW Service'),dict(year=2014,make='BMW',model='535i xDrive',vin=V,mileage=98640),it,disc,tax,'independent','WA','European specialist, airy design without rules; job 3 declined, struck through with a price; job subtotals right of the headings; diagnosis charged and credited again; everything taxed 10.35%; German words (KV = Kostenvoranschlag); odometer with narrow space',['declined job struck through','diagnosis credited','job subtotals in headings','vehicle in a sentence'])
def q(i): 
    if i.quantity is None: return ''
    return f'{i.quantity} h &times; {m(i.unitPrice)}' if i.type=='Labor' else (f'{i.quantity} &times; {m(i.unitPrice)}' if i.unitPrice else f'{i.quantity}')
def job(n,t,x,l):
    s=f'<section><div class=jh><span class=n>{n}</span><span class=t>{t}</span><span class=js>{m(S(l))}</span></div>'
    if x:s+=f'<p class=x>{x}</p>'
    for i in l: s+=f'<div class=r><span class=dsc>{i.description}</span><span class=q>{q(i)}</span><span class=a>{m(i.totalPrice)}</span></div>'
    return s+'</section>'
body=[job(*j) for j in jobs]
body.insert(2,'<section class=dec><div class=jh><span class=n>3</span><span class=t>Front thrust arm bushings</span><span class=js>742.30</span></div><p class=x>Not now, per your telephone call of October 6. Declined, not in the total.</p></section>')
h=f'''<html><head><meta charset=utf-8><style>@page{{size:letter;margin:20mm 22mm; @bottom-center{{content:"Isarwerk, 5025 Ballard Alley NW, Seattle WA 98107 · (206) 555-0155 · page " counter(page);font:7pt Lato;color:#888}}}} body{{font:9.5pt Lato;color:#222}} h1{{font:300 26pt Lato;letter-spacing:4pt;margin:0;color:#0b3d66}} .sub{{letter-spacing:2pt;font-size:8pt;color:#666}} .meta{{margin:9mm 0 6mm}} section{{margin-bottom:5.5mm}} .jh,.r,.tot div{{display:table;width:100%;table-layout:auto}} .jh>span,.r>span,.tot span{{display:table-cell}} .tot span:last-child{{text-align:right}} .jh{{font-weight:700;font-size:11pt}} .n{{width:8mm;color:#0b3d66}}  .js{{color:#0b3d66;text-align:right;width:30mm}} .x{{margin:.8mm 0 1.5mm 8mm;color:#666;font-style:italic}} .r{{margin-left:8mm;width:140mm;line-height:1.65}} section .r{{width:140mm}} .q{{width:38mm;text-align:right;color:#666}} .a{{width:24mm;text-align:right}} .dec .jh span{{text-decoration:line-through;color:#999}} .tot{{margin-left:85mm;margin-top:8mm}} .tot div{{line-height:1.7}} .big{{font-size:14pt;font-weight:700;color:#0b3d66;margin-top:2mm}}</style></head><body>
<h1>ISARWERK</h1><div class=sub>INDEPENDENT BMW SERVICE &nbsp;·&nbsp; SEATTLE</div>
<div class=meta>Estimate <b>KV 2025-0733</b>, October 6, 2025<br>prepared for your 2014 BMW 535i xDrive (F10), {V}, at 98&#8239;640 miles</div>
{''.join(body)}
<div class=r style="margin-left:0;width:171mm"><span class=dsc>Workshop materials, 3.5% of labor</span><span class=q></span><span class=a>{m(it[-1].totalPrice)}</span></div>
<div class=r style="margin-left:0;width:171mm"><span class=dsc>Multi-point inspection and hand wash</span><span class=q></span><span class=a>no charge</span></div>
<div class=tot><div><span>Labor, parts, services, materials</span><span>{m(S(it))}</span></div><div><span>Diagnosis credited on approval</span><span>&minus;&thinsp;189.00</span></div><div><span>Net</span><span>{m(sub)}</span></div><div><span>Seattle sales tax 10.35%</span><span>{m(tax)}</span></div><div class=big><span>Total</span><span>${m(d['total'])}</span></div></div>
<p class=x style="margin:10mm 0 0">Two years on parts and labor. Valid 30 days. Replaced parts are kept for you until collection.</p></body></html>'''
open('t06.html','w').write(h)
subprocess.run(['/usr/bin/weasyprint','t06.html',OUT+'t06_isarwerk_bmw.pdf'],check=True)
