from common import *
# restoration shop progress billing, time log by date, landscape groff table; prior payments
R=[("3/3","WK","Strip left quarter and door to metal, find old lead","6.50",95,'Labor'),("3/4","WK","Cut out rust, fit patch panel lower quarter","7.25",95,'Labor'),("3/4","JS","Trace tail light short, new grounds","2.00",85,'Labor'),("3/6","WK","Weld, grind, metal finish","8.00",95,'Labor'),("3/10","JS","Rebuild Carter AFB on bench","3.50",85,'Labor'),
("3/5","","Patch panel, AMD 760-1468-L","",164,'Part'),("3/10","","Carb kit and floats","",72.4,'Part'),("3/12","","Rechrome rear bumper, Ace Plating (at our cost)","",685,'Sublet'),("3/14","","Epoxy primer, seam sealer, gas, discs used this period","",148.35,'Part'),("3/14","","Indoor storage, March","",75,'Fee')]
it=[];b='';s=0
for d,w,t,h,r,ty in R:
    a=round(float(h)*r,2) if h else r;s+=a;b+=f"{d}@{w}@T{{\n{t}\nT}}@{h}@{r if h else ''}@{a:,.2f}\n";it.append(I(t,ty,a,float(h) if h else None,r if h else None))
s=round(s,2);tax=round((164+72.4+148.35)*.06,2);tot=round(s+tax,2)
it
src=f'''.pl 8.5i
.po .8i
.ll 9.4i
.nf
.ft HB
.ps 20
.sp .3i
Old Mill Restorations
.ft H
.ps 10
.vs 14
Wm. Kessler, prop.    47 Tannery Lane, Lititz, Penna. 17543    717-555-0120
.sp .5
.ft HB
PROGRESS STATEMENT NO. 4       March 15, 2025
.ft H
Owner: Dr. H. Abramson       Car: 1968 Plymouth Barracuda Formula S fastback       Job 68-B
.sp .5
.TS
tab(@) ;
lb lb lb rb rb rb
_ _ _ _ _ _
l l lw(4.6i) n n n.
Date@By@Work or material@Hours@Rate@Amount
{b}.T&
l l l n n n
l l lb n n nb.
@@Charges this period@@@{s:,.2f}
@@PA sales tax 6% on materials@@@{tax:.2f}
.T&
l l lb n n nb.
@@Total this statement@@@${tot:,.2f}
.TE
.sp .5
Statements 1 - 3 billed to date 11,340.00, paid in full, thank you. Retainer on hand 2,500.00 will be held until final statement.
Coming in April: block sand, guide coat. Estimate 18 to 22 hours. Glass gasket set (about 210.00) to be ordered on your OK.
'''
ps=subprocess.run(['groff','-t','-Tps','-P-p8.5i,11i'],input=src.encode(),capture_output=True)
open(TMP+'/k14.ps','wb').write(ps.stdout);print(ps.stderr.decode()[:300])
subprocess.run(['ps2pdf','-dDEVICEWIDTHPOINTS=792','-dDEVICEHEIGHTPOINTS=612','-dFIXEDMEDIA',TMP+'/k14.ps',OUT+'/k14.pdf'])
save('k14','invoice','Old Mill Restorations','4',it,tot,sub=s,tax=tax,whole=True)
