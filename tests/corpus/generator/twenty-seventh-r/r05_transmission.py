# LaTeX: transmission shop, quote as a typeset letter-form with a base unit, hard parts, core, deposit
from lib import *
A=[it("Remanufactured 6L80 transmission, dyno tested","p",None,None,264500),it("Torque converter, 258 mm, billet cover","p",None,None,38900),it("Remove and install transmission, 4WD","l",9.5,14200),it("Transmission cooler flush and line set","s",None,None,18750),it("Dexron ULV fluid","p",14,1125),it("TCM programming and adaptive relearn","l",None,None,16500),it("Refundable core deposit","f",None,None,60000),it("Shop materials and fluid recycling","f",None,None,4800)]
disc=[10000]; sub=S(A)-sum(disc); tax=r((264500+38900+14*1125)*.06); total=sub+tax; dep=150000
def e(s): return s.replace('&',r'\&').replace('%',r'\%').replace('$',r'\$')
def rw(k): 
    i=A[k]; return f"{k+1}. & {e(i['description'])} & {m(i['totalPrice'])} \\\\"
tex=r'''\documentclass[10pt]{article}\usepackage[letterpaper,margin=22mm]{geometry}\usepackage{lmodern,array,booktabs,tabularx}\usepackage[T1]{fontenc}\pagestyle{empty}\setlength{\parindent}{0pt}
\begin{document}
{\LARGE\scshape Tri-County Transmission Rebuilders}\\[2pt]{\small 640 Old Mill Pike, Shippensburg, PA 17257 \hfill 717-555-0122}\\[-6pt]\rule{\textwidth}{1pt}

\bigskip\textbf{Quotation No. TC-2288} \hfill May 6, 2026

\medskip\begin{tabular}{@{}ll@{\hspace{2cm}}ll@{}}For:&Dale Hostetter&Vehicle:&2012 Chevrolet Silverado 1500 5.3L\\ Tel.:&717-555-0186&VIN:&3GCPKSE73CG241190\\ Quoted by:&Lamar&Odometer:&146,880\end{tabular}

\bigskip\textit{Finding.} Code P0776, no 3--5--R, 11 psi at the cooler line in reverse. Pan full of clutch material. Repair in the vehicle is not possible.

\bigskip\begin{tabularx}{\textwidth}{@{}r X r@{}}\toprule & Work and material & Dollars\\\midrule
'''+rw(0)+r'''
&\small\quad includes: TEHCM seals, updated 3--5--R wave plate, new Kolene steels,\\&\small\quad pump bushing, drum welded, all bonded pistons& \small included\\
'''+rw(1)+'\n'+f"3. & {e(A[2]['description'])}, 9.5 hours at \\$142.00 & {m(A[2]['totalPrice'])} \\\\\n"+rw(3)+f"\n5. & {A[4]['description']}, 14 qt at \\$11.25 & {m(A[4]['totalPrice'])} \\\\\n"+rw(5)+'\n'+rw(6)+r'''
&\small\quad returned in full when your case is received uncracked&\\
'''+rw(7)+r'''
& Less: AAA member discount & '''+'$-$'+r'''100.00\\\midrule
& Subtotal & '''+m(sub)+r'''\\ & Pennsylvania sales tax, 6\% of lines 1, 2 and 5 & '''+m(tax)+r'''\\ & \textbf{Quoted price} & \textbf{'''+m(total)+r'''}\\
& Deposit to order unit & '''+m(dep)+r'''\\ & Balance on completion & '''+m(total-dep)+r'''\\\bottomrule\end{tabularx}

\bigskip\textbf{Warranty.} 36 months or 100,000 miles, nationwide, labor paid at \$100.00 per hour by the warranty company. Commercial use 12 months.

\medskip\textbf{Not quoted.} Rear transmission mount is torn; if you want it done at the same time, \$64.00 for the mount, no labor. Front driveshaft U-joint has play.

\vspace{2cm}\makebox[7cm]{\hrulefill}\quad Accepted \hfill \makebox[4cm]{\hrulefill}\quad Date
\end{document}'''
open(WORK+'r05.tex','w').write(tex)
sh('pdflatex','-interaction=batchmode','-output-directory',WORK,WORK+'r05.tex',stdout=subprocess.DEVNULL)
os.replace(WORK+'r05.pdf',OUT+'r05_transmission.pdf')
save('r05_transmission','pdf',A,disc,sub,tax,total,veh(2012,'Chevrolet','Silverado 1500','3GCPKSE73CG241190',146880),'Tri-County Transmission Rebuilders','TC-2288',shopKind='transmission',state='PA',note='Deposit is a payment; the core deposit is a charge.')
