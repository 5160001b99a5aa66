from common import *
# quick lube, narrow receipt pdf
N='i09'; I=[]; V=vin('KNDPMCAC3M7886120')
rows=[('Full Syn Oil Change 5W-30 up to 5qt','service',8999),('Extra quart x1','part',1099),('Cabin air filter','part',3999),('Wiper blade 26 in','part',2149),('Wiper blade 16 in','part',1799),('Tire rotation','service',2499)]
fee=399; T=None
sub=sum(r[2] for r in rows)+fee; disc=[1500,500]
for n,ty,t in rows:
    I.append(it('Extra quart','part',1,None,t) if 'Extra' in n else it(n,ty,None,None,t))
I.append(it('Environmental fee','fee',None,None,fee))
T=tax(sub-fee-2000,'7'); tot=sub-2000+T
w=40
def ln(a,b): return a+' '*(w-len(a)-len(b))+b
def ct(s): return s.center(w)
L=[ct('ZIPPY DRAIN 10-MIN OIL'),ct('Store 0342  Fort Wayne IN'),ct('6721 Lima Rd   260-555-0155'),'',ln('Ticket 0342-118907','02/08/2025'),ln('Bay 2  Tech: Marcus','11:26 AM'),'-'*w,'2021 KIA SPORTAGE LX 2.4L',f'VIN {V}','Odometer 45,870   Plate IN TK221B','-'*w]
for n,ty,t in rows: L.append(ln(n.replace('Full Syn Oil Change 5W-30 up to 5qt','Full Syn Oil Change 5W-30 up t'),m(t)) if 0 else (n+'\n'+ln('',m(t)) if len(n)+len(m(t))+1>w else ln(n,m(t))))
L+=[ln('Top off fluids','INCL'),ln('Set tire pressure 35 psi','INCL'),ln('Environmental fee',m(fee)),'-'*w,ln('SUBTOTAL',m(sub)),ln('COUPON $15OFF web','-'+m(1500)),ln('LOYALTY 5TH VISIT','-'+m(500)),ln('IN TAX 7.000%',m(T)),'='*w,ln('TOTAL','$'+m(tot)),ln('MC **** 9012  APPR 04417Z',m(tot)),'','Engine air filter: DIRTY (declined 29.99)','Serp belt: OK   Coolant: OK','',ct('Next service 50,870 mi'),ct('or AUG 2025'),'',ct('Thanks! Take our survey & save $5')]
html='<meta charset=utf8><style>@page{size:86mm 175mm;margin:5mm}body{margin:0;font:10.2px/1.4 "Liberation Mono"}pre{font:inherit;margin:0}h1{font:italic bold 26px "Liberation Sans Narrow";text-align:center;margin:0 0 4px}</style><h1>zippy»drain</h1><pre>'+'\n'.join(L).replace('&','&amp;')+'</pre>'
chrome_pdf(html,OUT+N+'.pdf')
label(N,'estimate',I,sub,T,tot,disc,dict(year=2021,make='KIA',model='SPORTAGE',trim='LX',vin=V,mileage=45870),dict(shop='ZIPPY DRAIN 10-MIN OIL',date='02/08/2025',number='0342-118907')); prev(N)
