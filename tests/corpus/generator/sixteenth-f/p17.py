# Mitchell-like, monospace
from lib import *
P=Paper(17,'body estimate, mono, labor units with dollar column, supplement','groff mono',['labor in hours only','asterisk judgment','recycled part with markup','rates table in totals','tax split','betterment / deductible below total'],'SANDUSKY BAY AUTO BODY',"0018823",(2017,'Ford','Fusion','3FA6P0HD7HR118840',81333),kind='insurance_estimate')
L=[];w=L.append;parts=0;bh=rh=0
w("SANDUSKY BAY AUTO BODY".center(88));w("1601 CLEVELAND RD SANDUSKY OH 44870   (419) 555-0168".center(88));w("")
w("Date:  5/29/2025 02:11 PM".ljust(56)+"Estimate ID:  0018823".rjust(32));w("".ljust(56)+"Estimate Version:  0".rjust(32));w("".ljust(56)+"Profile ID:  NORTH COAST".rjust(32));w("")
w("Damage Assessed By: Rita Kolb".ljust(44)+"Deductible: 250.00");w("Insured: DEMPSEY, ALAN".ljust(44)+"Claim Number: 55-20993-A");w("Insurer: Commodore Casualty Group");w("")
w("Description:  2017 Ford Fusion SE");w("Body Style:   4D Sed".ljust(44)+"Drive Train: 1.5L Turbo Inj 4 Cyl 6A FWD");w("VIN:  3FA6P0HD7HR118840".ljust(44)+"Mileage:  81,333");w("")
def col(a,b,c,d_,e,g,h): w(f"{a:<5}{b:<9}{c:<6}{d_:<33}{e:<16}{g:>9}{h:>9}")
col("Line","Entry","Labor","Line Item","Part Type/","Dollar","Labor");col("Item","Number","Type","Description","Part Number","Amount","Units");w("-"*88)
n=0
def ln(lt,op,desc,pt='',amt=None,u=None,typ='Part',no=None,star=''):
    global n,parts,bh,rh;n+=1
    if amt: P.item(desc,typ,amt); 
    if amt and typ=='Part': parts+=amt
    if isinstance(u,float): 
        if lt=='BDY': bh+=u
        else: rh+=u
    col(n,no or 'AUTO',lt,(op+' '+desc)[:33],pt,f(amt)+('*' if star else ' ') if amt else '',(f'{u:.1f}' if isinstance(u,float) else (u or ''))+' ')
ln('BDY','REMOVE/REPLACE','Frt Bumper Cover','HS7Z 17D957-BC',46820,1.9,no='100012');ln('REF','REFINISH','Frt Bumper Cover','C',None,2.6);ln('BDY','REMOVE/REPLACE','Grille','HS7Z 8200-AA',21935,'INC',no='100220');ln('BDY','REMOVE/REPLACE','R Headlamp Assy','**Qual Recycled',28500,.4,no='100407',star='*');ln('BDY','CHECK/ADJUST','Headlamps','Existing',None,.4);ln('BDY','REMOVE/REPLACE','R Fender Panel','HS7Z 16005-A',30412,2.2,no='101330');ln('REF','REFINISH','R Fender Outside','C',None,2.0);ln('REF','REFINISH','R Fender Edge','C',None,.5);ln('BDY','REMOVE/INSTALL','R Frt Wheel Liner','Existing',None,'INC');ln('BDY','REPAIR','R Frt Door Shell','Existing',None,1.5);ln('REF','BLEND','R Frt Door Outside','C',None,1.1)
bp=parts
ln('','ADDL COST','Paint/Materials','',round((rh+1.4)*3600),typ='Part',u=None);pm=parts-bp;parts=bp
ln('REF','ADDL OPR','Clear Coat','',None,1.4)
ln('','ADDL COST','Hazardous Waste Disp','',600,None,'Fee');ln('','SUBLET','Four Wheel Alignment','Sublet',10995,None,'Service',star='*')
w("-"*88);w("* - Judgment Item    C - Included in Clear Coat Calc    ** Line 4: Bay Recyclers 285.00 incl 25% markup");w("")
bh,rh=round(bh,1),round(rh,1)
P.item('Body','Labor',round(bh*5200),bh,5200);P.item('Refinish','Labor',round(rh*5200),rh,5200);lab=round(bh*5200)+round(rh*5200)
t1=round(parts*.0675);t2=round(pm*.0675);tot=P.sums(None,t1+t2)
def s2(a,b='',c='',e='',g=''): w(f"  {a:<30}{b:>8}{c:>10}{e:>14}{g:>16}")
w("  Estimate Totals");s2("I.   Labor Subtotals","Units","Rate","","Totals");s2("     Body",f'{bh:.1f}','52.00','',f(round(bh*5200)));s2("     Refinish",f'{rh:.1f}','52.00','',f(round(rh*5200)));s2("     Non-Taxable Labor","","","",f(lab));s2("     Labor Summary",f'{bh+rh:.1f}','','',f(lab));w('')
s2("II.  Part Replacement Summary","","","","Amount");s2("     Taxable Parts","","","",f(parts));s2("     Sales Tax","@","6.750%","",f(t1));s2("     Total Replacement Parts","","","",f(parts+t1));w('')
s2("III. Additional Costs","","","","Amount");s2("     Taxable Costs","","","",f(pm));s2("     Sales Tax","@","6.750%","",f(t2));s2("     Non-Taxable Costs","","","",f(600+10995));s2("     Total Additional Costs","","","",f(pm+t2+11595));w('')
s2("IV.  Adjustments","","","","Amount");s2("     Insurance Deductible","","","","250.00-");s2("     Customer Responsibility","","","","250.00-");w('')
s2("     I.   Total Labor:","","","",f(lab));s2("     II.  Total Replacement Parts:","","","",f(parts+t1));s2("     III. Total Additional Costs:","","","",f(pm+t2+11595));s2("          Gross Total:","","","",f(tot));s2("     IV.  Total Adjustments:","","","","250.00-");s2("          Net Total:","","","",f(tot-25000));w('')
w("This is a preliminary estimate. Additional changes may be required for the actual repair.")
pages=[L[:58],L[58:]]
ro=".pl 11i\n.po 0.5i\n.ll 8i\n.nf\n.fam C\n.ps 8.5\n.vs 11.5\n.sp 0.4i\n"+"\n.bp\n.sp 0.4i\n".join("\n".join('\\&'+l.replace('\\','\\e').replace('-','\\-').replace("'",'\\(aq') for l in pg) for pg in pages if pg)
open('/tmp/rf17.tr','w').write(ro)
subprocess.run('groff -Tps -P-pletter /tmp/rf17.tr | gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sPAPERSIZE=letter -sOutputFile=%s -'%P.path,shell=True,check=True)
P.j['_t']=t1+t2;P.save('\n'.join(L),extra=(t1+t2,));P.j.pop('_t')
if t1+t2 not in(t1,t2): P.j['printed'].remove(t1+t2)
json.dump(P.j,open(OUT+'17.json','w'),indent=1)
