from lib import *
import subprocess
it=[I('Convertidor catalítico / Catalytic converter (EO D-280-108)','Part','689.00',1,'689.00'),
 I('Sensor de oxígeno / O2 sensor, bank 1','Part','96.50',2,'48.25'),
 I('Tubo de escape 2.25" / Exhaust pipe, pie/ft','Part','57.00',6,'9.50'),
 I('Abrazaderas / Clamps','Part','21.00',4,'5.25'),
 I('Mano de obra, soldadura / Labor, welding','Labor','238.00',2.8,'85.00'),
 I('Radiador, rodar y soldar / Radiator, rod out & solder','Service','165.00'),
 I('Anticongelante / Coolant, gal','Part','37.90',2,'18.95'),
 I('Prueba de smog / Smog test','Service','49.95'),
 I('Certificado de smog / Smog certificate','Fee','8.25'),
 I('Desecho de líquidos / Fluid disposal','Fee','6.00')]
disc=[c('40.00')]
parts=S(it,'Part'); tax=pct(parts,'9.50')
d=label('t12_trebol_bilingual.pdf','invoice',dict(documentNumber='4093',shop='El Trébol Mofles y Radiadores'),dict(year=2005,make='Toyota',model='Corolla',mileage=201558),it,disc,tax,'independent','CA','bilingual Spanish/English muffler and radiator shop; description "Spanish / English"; California original estimate and approved extra amount printed as distractors; tax on parts only; state smog certificate without tax; discount for cash; deposit (anticipo) and rest; free inspection row "gratis"; quantity in the first column',['bilingual','original estimate and authorization amounts','deposit','row gratis'])
def q(i): return '' if i.quantity is None else str(i.quantity)
tr=''.join(f"<tr><td class=c>{q(i)}</td><td>{i.description}</td><td class=n>{'' if i.unitPrice is None else m(i.unitPrice)}</td><td class=n>{m(i.totalPrice)}</td></tr>" for i in it[:7])
tr+='<tr><td class=c>1</td><td>Revisión de bandas y mangueras / Belt and hose check</td><td></td><td class=n>gratis</td></tr>'
tr+=''.join(f"<tr><td class=c>{q(i)}</td><td>{i.description}</td><td></td><td class=n>{m(i.totalPrice)}</td></tr>" for i in it[7:])
h=f'''<html><head><meta charset=utf-8><style>body{{font:12.5px Roboto;color:#123}} .h{{border:3px double #0a7a3b;padding:8px;text-align:center;color:#0a7a3b}} .h b{{font:700 27px 'Comic Neue'}} table{{border-collapse:collapse;width:100%}} td,th{{border:1px solid #7aa;padding:4px 7px}} th{{background:#dff1e5;font-size:11px}} .n{{text-align:right}} .c{{text-align:center}} .two{{display:flex;gap:16px;margin-top:10px}} .two>div{{flex:1}} .f td{{border:1px solid #bcc;font-size:12px}} small{{font-size:9.5px;line-height:1.25;display:block}}</style></head><body>
<div class=h><b>El Trébol Mofles y Radiadores</b><br>Mufflers &amp; Radiators · 1540 E Olive Ave, Fresno CA 93700 · (559) 555-0173 · BAR ARD 000000 · Se habla español</div>
<table class=f style="margin:10px 0"><tr><td><b>Factura / Invoice</b> 4093</td><td><b>Fecha / Date</b> 09/12/2025</td><td><b>Cliente / Customer</b> Sr. Beto (mostrador)</td></tr><tr><td><b>Vehículo / Vehicle</b> 2005 Toyota Corolla CE</td><td><b>Millas / Miles</b> 201,558</td><td><b>Placas / Plate</b> CA &nbsp;&nbsp; <b>Motor</b> 1.8</td></tr></table>
<table><tr><th width=50>Cant. / Qty</th><th align=left>Descripción / Description</th><th width=80>Precio / Price</th><th width=90>Importe / Amount</th></tr>{tr}</table>
<div class=two><div><small><b>Presupuesto original / Original estimate:</b> $1,180.00 por escrito / in writing<br><b>Autorización adicional / Additional approval:</b> $260.00, tel. 09/11/2025 3:40 pm, total revisado / revised total not to exceed $1,440.00<br><br>Garantía 12 meses en convertidor; 90 días en soldadura. / 12 months on converter, 90 days on welds. Piezas usadas entregadas al cliente: Sí ☐ No ☒.<br><br>Todas las piezas son nuevas salvo indicación. / All parts are new unless noted.<br><br>Firma / Signature ____________________________</small></div>
<div><table><tr><td>Suma / Sum</td><td class=n>{m(S(it))}</td></tr><tr><td>Descuento por efectivo / Cash discount</td><td class=n>−40.00</td></tr><tr><td>Subtotal</td><td class=n>{m(d['subtotal'])}</td></tr><tr><td>Impuesto sobre partes 9.5% / Tax, parts</td><td class=n>{m(tax)}</td></tr><tr><td><b>TOTAL</b></td><td class=n><b>${m(d['total'])}</b></td></tr><tr><td>Anticipo / Deposit</td><td class=n>500.00</td></tr><tr><td><b>Resta / Balance</b></td><td class=n><b>{m(d['total']-50000)}</b></td></tr></table></div></div></body></html>'''
open('t12.html','w').write(h)
subprocess.run(['node','../chrome.ts','pdf','t12.html',OUT+'t12_trebol_bilingual.pdf',json.dumps(dict(pdf=dict(margin=dict(top='0.5in',bottom='0.5in',left='0.5in',right='0.5in'))))],check=True)
