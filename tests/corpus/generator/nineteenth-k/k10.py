from common import *
# 80mm till slip, quick lube; qty @ price second lines; two coupons; tender
R=[("FULL SYN 0W20 UP TO 5QT",1,8999,'Service'),("EXTRA QT FULL SYN",2,1099,'Part'),("OIL FILTER CARTRIDGE UPCHRG",1,600,'Part'),("AIR FILTER AF5690",1,2699,'Part'),("HEADLIGHT BULB H11 INSTALLED",2,2450,'Service'),("TIRE ROTATE",1,2499,'Service'),("WASHER FLUID TOP OFF",1,0,'x'),("VAC INTERIOR",1,0,'x')]
L=[];it=[];s=0
def l(a,b=''):L.append(a+' '*(38-len(a)-len(b))+b)
for d,q,u,t in R:
    a=q*u;s+=a
    if q>1:l(d);l(f'   {q} @ {f(u)}',f(a))
    else:l(d,f(a) if a else 'FREE')
    if a:it.append(I(d,t,a/100,q if q>1 else None,u/100 if q>1 else None))
fee=299;it.append(I("EPA/OIL DISPOSAL",'Fee',2.99));l("EPA/OIL DISPOSAL",f(fee));s+=fee;c1,c2=1500,round(2499*.5)
tax=round((s-c1-c2)*.06);tot=s-c1-c2+tax;l('','-'*10);l('SUBTOTAL',f(s));l('$15 OFF SYN #4471',f(c1)+'-');l('50% OFF ROTATION',f(c2)+'-');l('TAX 6.00%',f(tax));l('TOTAL',f(tot));l('CASH',f(24000));l('CHANGE',f(24000-tot));l('YOU SAVED TODAY',f(c1+c2))
wk('k10','<meta charset=utf8><body style="margin:0"><pre style="font:11px \'Liberation Mono\';margin:4px">'+'      ZIPPY LUBE OF KEARNEY #3\n      2214 2ND AVE, KEARNEY NE\n           308-555-0150\n\nTICKET 300-88214      BAY 2\n12/27/24  4:51P   TECH: JO/MACK\n2018 HONDA CRV   NE 9-C442\nODO 93,006  NEXT 98,006\n'+'='*38+'\n'+'\n'.join(L)+'\n'+'='*38+'\nUNPERFORMED RECOMMENDATIONS:\n CABIN FILTER            49.99\n SERPENTINE BELT CRACKED\n\n   THANK YOU - FREE TOP OFFS\n   BETWEEN OIL CHANGES\n</pre>','--page-width','80mm','--page-height','210mm','-L','2mm','-R','2mm','-T','3mm','-B','2mm')
save('k10','invoice','ZIPPY LUBE OF KEARNEY #3','300-88214',it,tot/100,sub=s/100,tax=tax/100,disc=[D("$15 OFF SYN #4471",c1/100),D("50% OFF ROTATION",c2/100)])
