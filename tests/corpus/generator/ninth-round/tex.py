# LaTeX layouts: transmission shop quote, European specialist (state/county tax, core), two-page inspection with declined work
import sys; sys.dont_write_bytecode=True
from base import *
def esc(t): return t.replace('&','\\&').replace('%','\\%').replace('#','\\#').replace('$','\\$')
def tex(D,body,pre='',cls='\\documentclass[10pt]{article}'):
    src=f'{TMP}/{D.name}.tex';open(src,'w').write(cls+'\\usepackage[T1]{fontenc}\\usepackage[letterpaper,margin=0.8in]{geometry}\\usepackage{tabularx,booktabs,longtable,xcolor,colortbl,array}\\pagestyle{empty}\\parindent0pt '+pre+'\\begin{document}'+body+'\\end{document}')
    r=subprocess.run(['nice','-n','10','pdflatex','-interaction=nonstopmode','-output-directory',TMP,src],capture_output=True,text=True)
    if D.i==0: os.replace(f'{TMP}/{D.name}.pdf',D.path)
    if 'Overfull' in r.stdout: print(D.name,'overfull')
    D.save()
class E_:  # money in TeX: escape the dollar sign
    def __init__(s,D): s.D=D
    def __call__(s,c,**k): return s.D.m(c,**k).replace('$','\\$')
def trans(i):
    F=[dict(shop='Precision Transmission Exchange',ad='6618 Dixie Hwy, Louisville, KY 40258 --- 502.555.0145',num='TX-2618',veh=(2015,'Chevrolet','Traverse'),L=[('Remanufactured 6T75 transaxle, with torque converter','Part',1,289500),('R&R transaxle, 11.5 hrs @ \\$138','Labor',11.5,13800),('Dexron VI full synthetic','Part',12,985),('Cooler line flush and in-line filter','Service',1,12500),('TCM programming','Service',1,17500)],core=90000,tax=.06,dep=150000),
       dict(shop='Gearhead Transmissions & Clutch',ad='4402 E Sprague Ave, Spokane, WA 99212 --- 509.555.0112',num='G-1177',veh=(2012,'Subaru','Forester'),L=[('Clutch kit, Exedy KSB04','Part',1,31450),('Single mass flywheel','Part',1,21900),('R&R clutch, 6.8 hrs @ \\$150','Labor',6.8,15000),('Gear oil 75W-90','Part',4,1790),('Rear main seal','Part',1,2840)],core=0,tax=.09,dep=30000)][i]
    D=Doc('transmission-shop',i,'pdflatex',F['shop'],F['num'],F['veh'],['core charge','deposit and balance','warranty limit in dollars','rate inside description']+(['angle','finger shadow'] if i else []));M=E_(D)
    rows='';tb=0
    for d,t,q,u in F['L']:
        a=R(q*u);D.it(d.replace('\\$','$'),t,a,q,u if q!=1 else None)
        if t=='Labor': D.printed.append(u)
        if t=='Part' or i==1: tb+=a
        rows+=f"{d.replace('&',chr(92)+'&')} & {q:g} & {M(u) if q!=1 and t!='Labor' else ''} & {M(a)}\\\\\n"
    if F['core']: D.it('Core charge (refunded when old unit returned, not cracked)','Fee',F['core']);rows+=f"Core charge (refunded when old unit returned, not cracked) & & & {M(F['core'])}\\\\\n"
    D.subtotal=D.sum();D.tax=R(tb*F['tax']);D.total=D.subtotal+D.tax
    b='{\\sffamily\\large{\\Huge\\bfseries '+esc(F['shop'])+'}\\par '+F['ad']+f"\\par\\vspace{{4mm}}\\hrule height 2pt\\vspace{{3mm}}\\textbf{{QUOTATION {F['num']}}}\\hfill November {9+i}, 2026\\par Vehicle: \\textbf{{{' '.join(map(str,F['veh']))}}} \\hfill {['143,020','129,880'][i]} miles\\par\\vspace{{5mm}}"
    b+='\\begin{tabularx}{\\linewidth}{Xrrr}\\toprule Description & Qty & Each & Amount\\\\\\midrule '+rows+f"\\midrule Subtotal &&& {M(D.subtotal)}\\\\ {esc(['Kentucky sales tax on parts 6%','Sales tax 9.0% (parts and labor)'][i])} &&& {M(D.tax)}\\\\ \\textbf{{Total}} &&& \\textbf{{{M(D.total)}}}\\\\ Deposit required to order &&& {M(F['dep'])}\\\\ Balance at pickup &&& {M(D.total-F['dep'])}\\\\\\bottomrule\\end{{tabularx}}"
    b+=f"\\vspace{{8mm}}\\par\\textbf{{Warranty}} {'36 months / 100,000 miles, labor reimbursed elsewhere at up to '+M(9500,dec=False)+' per hour, towing up to '+M(12500,dec=False)+' and rental up to '+M(4500,dec=False)+' per day.' if i==0 else '12 months / 12,000 miles. Limit of liability '+M(200000,dec=False)+'.'} Financing 12 months same as cash over {M(50000,dec=False)}. Hours Mon--Fri 8:00--5:30.\\par}}"
    tex(D,b)
def euro(i):
    F=[dict(shop='Autohaus Marin',num='26-5531',veh=(2017,'BMW','330i'),P=[('11428575211','Oil filter housing gasket',1,1895,0),('11538636595','Coolant expansion tank',1,14250,0),('83192468442','BMW coolant blue, 1.5 L',2,2965,0),('12317591269','Alternator, Valeo reman',1,58900,9500)],L=[('Reseal oil filter housing',3.4,22500),('R&I alternator',1.8,22500)],st=.0625,co=.03,names=('State tax 6.25%','County / district 3.00%')),
       dict(shop='Rennsport Independent',num='R8842',veh=(2014,'Audi','A4'),P=[('06L121111','Water pump / thermostat module',1,32800,0),('G12E050A2','Coolant G12evo',3,2650,0),('06H103495','PCV valve',1,16400,0)],L=[('Replace water pump module',4.2,19500),('Replace PCV',0.6,19500)],st=.04,co=.04375,names=('State sales tax 4.000%','Westchester County 4.375%'))][i]
    D=Doc('euro-specialist',i,'pdflatex',F['shop'],F['num'],F['veh'],['tax split state/county','parts only taxed' if i==0 else 'all taxed','core charge column' if i==0 else 'decimal hours']+(['curl','warm light'] if i else []));M=E_(D)
    N=lambda c:D.n(c)
    rows='';pt=lt=ct=0
    for pn,d,q,u,co in F['P']:
        D.it(d,'Part',q*u,q,u);pt+=q*u;ct+=co;rows+=f"\\texttt{{{pn}}} & {d} & {q} & {N(u)} & {N(co) if co else ''} & {N(q*u)}\\\\\n"
    if ct: D.it('Core deposit','Fee',ct)
    lr=''
    for d,h,ra in F['L']: a=R(h*ra);lt+=a;D.it(d,'Labor',a,h,ra);lr+=f"{esc(d)} & {h} h & {N(ra)} & {N(a)}\\\\\n"
    tb=pt if i==0 else pt+lt;s1=R(tb*F['st']);s2=R(tb*F['co']);D.subtotal=D.sum();D.tax=s1+s2;D.total=D.subtotal+D.tax
    b=f"\\begin{{flushright}}{{\\LARGE\\scshape {F['shop']}}}\\\\{['77 Woodland Ave, San Rafael, CA 94901','350 N Bedford Rd, Mount Kisco, NY 10549'][i]}\\\\{['BAR ARD 00291834 - 415 555 0178','NYS Repair Shop 7104455 - 914 555 0150'][i]}\\end{{flushright}}\\vspace{{2mm}}Invoice {F['num']} \\qquad {['10/28/2026','11/02/2026'][i]} \\qquad {' '.join(map(str,F['veh']))} \\qquad {['64,220','101,330'][i]} mi\\par\\vspace{{6mm}}"
    b+='\\textit{Parts}\\par\\begin{tabularx}{\\linewidth}{lXrrrr}\\hline Number & Description & Qty & Unit & Core & Ext.\\\\\\hline '+rows+'\\hline\\end{tabularx}\\par\\vspace{5mm}\\textit{Labor}\\par\\begin{tabularx}{\\linewidth}{Xrrr}\\hline Operation & Time & Rate & Ext.\\\\\\hline '+lr+'\\hline\\end{tabularx}\\par\\vspace{8mm}\\hfill\\begin{tabular}{lr}'
    b+=f"Parts & {N(pt)}\\\\"+(f"Core deposit & {N(ct)}\\\\" if ct else '')+f"Labor & {N(lt)}\\\\ Subtotal & {N(D.subtotal)}\\\\ {esc(F['names'][0])} & {N(s1)}\\\\ {esc(F['names'][1])} & {N(s2)}\\\\\\hline\\textbf{{Amount due}} & \\textbf{{{M(D.total)}}}\\end{{tabular}}\\par\\vspace{{10mm}}\\small {'Cores are credited within 30 days. Storage '+M(7500)+' per day after the third day. ' if i==0 else 'Estimate fee '+M(0)+'. '}All parts are new unless marked reman. Teardown estimate not applicable."
    tex(D,b)
def twopage(i):
    F=[dict(shop='Northgate Complete Car Care',num='RO 88317',veh=(2013,'Toyota','Sienna'),
       done=[('Oil change, synthetic 0W-20, 6.8 qt','Service',8995),('Front struts, complete assemblies (2)','Part',41980),('Strut labor','Labor',37800),('Four wheel alignment','Service',11900),('Rear wiper blade','Part',1895),('Battery terminal service','Labor',3900),('Hazardous waste','Fee',550),('Shop materials','Fee',2420)],
       dec=[('Rear shocks, pair, installed',38450),('Power steering flush',15900),('Sliding door roller, right',31275),('Spark plugs (rear bank)',42600),('Water pump seepage - watch',0)],hist=[('06/14/2026','Oil change, rotate',9870),('12/02/2025','Battery, Group 24F',21943),('05/20/2025','Front pads and rotors',51288)],disc=('Loyalty 5% off labor',2085),tax=3812),
       dict(shop='Elm Street Garage',num='RO 4410',veh=(2009,'Lexus','RX 350'),done=[('Replace purge VSV','Labor',12400),('Purge valve 90910-12276','Part',7895),('EVAP smoke test','Service',11500)],dec=[('Rear brake pads',28900),('Cabin filter',4995)],hist=[('08/03/2026','State inspection',2100),('01/19/2026','Tires, set of 4',78640)],disc=None,tax=474)][i]
    D=Doc('inspection-report',i,'pdflatex',F['shop'],F['num'],F['veh'],['declined work priced','previous visits priced']+(['two pages','invoice discount'] if i==0 else ['blur','low light']));M=E_(D)
    rows=''
    for d,t,a in F['done']: D.it(d,t,a);rows+=f"\\checkmark~~{esc(d)} & {M(a)}\\\\\n"
    D.subtotal=D.sum()
    b=f"{{\\normalfont{{\\LARGE\\bfseries\\color{{blue!60!black}} {esc(F['shop'])}}}\\hfill {F['num']}\\par {['1919 N 107th St, Seattle, WA 98133, 206-555-0197','88 Elm St, Manchester, NH 03101, 603-555-0144'][i]}\\par\\vspace{{4mm}}\\colorbox{{yellow!25}}{{\\parbox{{.97\\linewidth}}{{{' '.join(map(str,F['veh']))}, {['151,772','172,090'][i]} miles, in 11/1{i}/2026 8:10, ready 4:45}}}}\\par\\vspace{{4mm}}\\textbf{{Multi-point inspection}}\\par\\vspace{{2mm}}\\begin{{tabular}}{{llll}}"
    pts=['Lights','Wipers','Horn','Brakes LF 7 mm','Brakes RF 7 mm','Brakes LR 4 mm','Brakes RR 4 mm','Tires 6/32','Battery 540 CCA','Belts','Hoses','Coolant -34 F','Trans fluid','Exhaust','CV boots','Struts','Steering','Air filter']
    for k,p in enumerate(pts): b+=p+' & '+['OK','OK','\\textcolor{orange}{SOON}','OK','\\textcolor{red}{NOW}'][(k*3+i)%5]+(' \\\\ ' if k%2 else ' & ')
    b+='\\end{tabular}\\par\\vspace{5mm}\\textbf{Work completed today}\\par\\vspace{2mm}\\begin{tabularx}{\\linewidth}{Xr}\\hline '+rows+'\\hline '
    b+=f"Subtotal & {M(D.subtotal)}\\\\"
    if F['disc']: D.disc.append(F['disc'][1]);b+=f"{esc(F['disc'][0])} & -{M(F['disc'][1])}\\\\"
    D.tax=F['tax'];D.total=D.sum()+D.tax;b+=f"Sales tax & {M(D.tax)}\\\\ \\textbf{{Total today}} & \\textbf{{{M(D.total)}}}\\\\\\hline\\end{{tabularx}}\\par"+('\\newpage ' if i==0 else '\\vspace{5mm}')
    b+='\\textbf{Recommended --- customer declined today (not included in total)}\\par\\vspace{2mm}\\begin{tabularx}{\\linewidth}{Xr}'+''.join(f"{esc(d)} & {M(a) if a else 'n/c'}\\\\" for d,a in F['dec'])+f"\\hline Declined total & {M(sum(a for _,a in F['dec']))}\\end{{tabularx}}\\par\\vspace{{6mm}}\\textbf{{Service history with us}}\\par\\vspace{{2mm}}\\begin{{tabularx}}{{\\linewidth}}{{lXr}}"+''.join(f"{d} & {esc(t)} & {M(a)}\\\\" for d,t,a in F['hist'])+'\\end{tabularx}\\par\\vspace{6mm}Next visit: '+('12/2026.' if i else '02/2027. Ask about our '+M(2500,dec=False)+' referral credit.')+'}'
    tex(D,b,'\\usepackage{amssymb}')
if __name__=='__main__':
    for f in (trans,euro,twopage):
        if len(sys.argv)>1 and f.__name__ not in sys.argv[1:]: continue
        for i in (0,1): f(i)
        print(f.__name__,'ok')
