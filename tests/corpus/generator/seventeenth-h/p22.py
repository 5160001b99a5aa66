from lab import *
from rast import photo
p=L('22','jpg','thermal receipt 80 mm, tire shop, Portuguese/English, photograph','chromium (Inconsolata) + cv2',['photo','receipt roll','two-line rows: name then qty x price','tire fee per tire','2 taxes','card tip line zero','loyalty discount'])
p.head('BORRACHARIA DO ZÉ','T1-20417');p.veh(2016,'Kia','Sorento',None,109775)
R=[('PNEU/TIRE 235/65R17 GT RADIAL',2,11200,'Part'),('VALVULA/VALVE STEM TPMS SVC KIT',2,650,'Part'),('MONTAR+BALANCEAR/MOUNT & BALANCE',2,2000,'Labor'),('REPARO DE FURO/PATCH-PLUG LR',1,2500,'Service'),('DESCARTE/TIRE DISPOSAL',2,350,'Fee')]
o=[];W=40;Ln=lambda a,b:o.append(f'{a}{b:>{W-len(a)}}')
for n,q,u,t in R: o.append(n);Ln(f'   {q} x {p.m(u,"")}',p.m(q*u,""));p.item(n,t,q*u,q,u)
o.append('CALIBRAGEM/AIR ALL 4           GRATIS');sub0=p.sum();d=1000;o.append('-'*W);Ln('SUBTOTAL',p.m(sub0,""));Ln('FIDELIDADE/LOYALTY 10th VISIT','-'+p.m(d,""));p.disc('FIDELIDADE/LOYALTY 10th VISIT',d)
tx=22400+1300;t1=round(tx*.0625);Ln('MA SALES TAX 6.25% ON '+p.m(tx,""),p.m(t1,""));tot=sub0-d+t1;o.append('='*W)
body='\n'.join(o);rest=[];o=rest;Ln=lambda a,b:o.append(f'{a}{b:>{W-len(a)}}')
Ln('DINHEIRO/CASH',p.m(40000,""));Ln('TROCO/CHANGE',p.m(40000-tot,""))
chrome(f'''<meta charset=utf8><style>@page{{size:3.15in 6.6in;margin:4mm}}body,pre{{font:9.3pt Inconsolata;margin:0}}pre{{font-size:9.1pt;line-height:1.28}}h2{{text-align:center;margin:2px;font:bold 14pt "Liberation Sans Narrow"}}.c{{text-align:center}}</style><h2>BORRACHARIA DO ZÉ</h2><div class=c>Zé's Tire — 144 Concord St<br>Framingham MA 01702 · 508-555-0147</div>
<pre>
T1-20417          09/14/24 11:52  CX:2
2016 KIA SORENTO    PLACA/PLATE 7GX K21
MILHAS/MILES 109775
{'-'*W}
{body}</pre><div style="display:flex;justify-content:space-between;font:bold 15pt 'Liberation Sans Narrow'"><span>TOTAL</span><span>{p.m(tot)}</span></div><pre>{chr(10).join(rest)}

REAPERTAR RODAS EM 50 MILHAS
RE-TORQUE LUGS AFTER 50 MILES
OUTROS 2 PNEUS 4/32 - PROMO 2 x {p.m(10500)}
GARANTIA/ROAD HAZARD {p.m(1500,"")}/TIRE-NAO/NO
        OBRIGADO! VOLTE SEMPRE</pre>''','/tmp/rh22.pdf')
photo('/tmp/rh22.pdf',p.path,22,bg=(120,125,125),shadow=.4,dpi=330,skew=.07,paper=(232,236,238),rot=3);p.end(tot,t1,sub0)
