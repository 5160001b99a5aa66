from common import *
import numpy as np, io
from PIL import Image
from scipy.ndimage import gaussian_filter
N='i19'; I=[]; V=vin('JM1BL1UF5C1639175')
J=[('10','A/C EVAC & RECHARGE',[('L','EVACUATE, LEAK TEST AND RECHARGE SYSTEM','1.2',14160),('P','R-134A REFRIGERANT (OZ)','17',4250),('P','DYE, UV 1/4 OZ','1',795)]),('20','CONDENSER',[('L','R&R CONDENSER ASSY','2.4',28320),('P','CONDENSER W/ DRIER','1',21433),('P','O-RING KIT','1',1288)]),('30','STATE INSPECTION',[('S','PA SAFETY INSPECTION','',3495),('S','PA EMISSIONS TEST','',3199),('F','STICKERS','2',1900)])]
tx=[];L=P=S=F=0
for no,n,ls in J:
    tx.append(f'JOB {no}  {n}'); st=0
    for k,d_,q,t in ls:
        ty=dict(L='labor',P='part',S='service',F='fee')[k]; st+=t
        I.append(it(d_,ty,float(q) if q and '.' in q else (int(q) if q else None),None,t)); tx.append(f'   {k}  {d_:44}{q:>6}{m(t):>12}')
        if k=='L':L+=t
        if k=='P':P+=t
        if k=='S':S+=t
        if k=='F':F+=t
    tx.append(f'{"":47}JOB TOTAL{m(st):>12}'); tx.append('')
tx.append('JOB 40  REAR STRUTS - CUSTOMER SAYS NOT NOW           EST 640.00'); 
sup=round(L*.05); I.append(it('SHOP SUPPL 5% OF LBR','fee',None,None,sup)); T=tax(L+P+sup,'6'); sub=L+P+S+F+sup; tot=sub+T
sm=[('LABOR',L),('PARTS',P),('INSPECTIONS',S),('STICKERS',F),('SHOP SUPPL 5% OF LBR',sup),('SUBTOTAL',sub),('PA TAX 6% LBR/PTS/SUP',T)]
html=f'''<!doctype html><meta charset=utf8><style>body{{margin:0;width:1275px;height:1650px;background:#fff;font:bold 22px/30px "Nimbus Mono PS","Liberation Mono";color:#222}}div.p{{padding:90px 110px}}pre{{font:inherit;margin:0}}h1{{font:bold 40px/44px "Liberation Sans";margin:0}}.bx{{border:2px solid #222;padding:10px 16px;margin:16px 0}}</style><div class=p><h1>Schuylkill Auto Air &amp; Electric</h1><pre>
519 Penn Ave, West Reading PA 19611     610-555-0157
Insp. Station HK42            INVOICE  A55108
</pre><div class=bx><pre>SOLD TO  IRMGARD STOLTZFUS             DATE   06/27/2022
         12 ELM CT, SHILLINGTON PA     TAG    LWX-2290
VEHICLE  2012 MAZDA 3 I TOURING        MILES  97,660
VIN      {V}     WRITER RJ</pre></div><pre>{chr(10).join(tx).replace('&','&amp;')}

{chr(10).join(f'{"":31}{a:25}{m(b):>12}' for a,b in sm)}
{"":31}{"="*37}
{"":31}{"TOTAL":25}{d(tot):>12}

RECEIVED  CHECK 1033    {m(tot)}        BALANCE     .00
WARRANTY 12 MO/12,000 MI. NO WARRANTY ON REFRIGERANT LEAKS
FROM PARTS NOT REPLACED BY US.</pre></div>'''
chrome_png(html,W+'s.png',1275,1650)
rs=np.random.RandomState(3); a=np.asarray(Image.open(W+'s.png').convert('L'),float); a=gaussian_filter(a,.7); a=a*.9+18+rs.randn(*a.shape)*5; a+= (rs.rand(*a.shape)<.0003)*-120; a[:, 640:642]-=8
im=Image.fromarray(a.clip(0,255).astype('uint8'))
for q in(45,35,25):
    b=io.BytesIO(); im.save(b,'PDF',resolution=150,quality=q)
    if b.tell()<285000: break
open(OUT+N+'.pdf','wb').write(b.getvalue()); print(b.tell(),q)
label(N,'estimate',I,sub,T,tot,[],dict(year=2012,make='MAZDA',model='3',trim='I TOURING',vin=V,mileage=97660),dict(shop='Schuylkill Auto Air & Electric',date='06/27/2022',number='A55108')); prev(N)
