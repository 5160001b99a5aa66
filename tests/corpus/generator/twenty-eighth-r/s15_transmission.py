from common import *
# transmission shop estimate, LaTeX: package price with paragraphs, core charged, diagnosis fee credited
V=vin('1C6RR7LT6FS604417')
ROWS=[('Remanufactured 8HP45 transmission, dyno tested','Part',1,318500,r'Comes with new converter, mechatronic sleeve and updated pan. Three years or 100,000 miles, parts and labor, good at 1,400 shops.'),
 ('Remove and replace, 4x4','Labor',9.4,14500,r'Book time is 9.1; three tenths added for the frost plug bracket and the rusted crossmember bolts.'),
 ('ATF, ZF LifeGuard 8, per liter','Part',9,2890,''),
 ('Cooler line kit and flush','Service',1,21500,r'Without it the warranty is void. No exceptions, please do not ask.'),
 ('TCM programming','Service',1,17500,''),
 ('Core deposit (your old unit goes back to the rebuilder)','Fee',1,85000,r'We send it; you see this money again within 30 days if the case is not broken.')]
items=[I(a,t,mul(q,u),q,u) for a,t,q,u,_ in ROWS]
dg=18500; st=sum(i['totalPrice'] for i in items); tax=pct(318500+9*2890,7); tot=st-dg+tax
label('s15_transmission','pdf','estimate','E-25-0416','Sawgrass Transmission Specialists',dict(year=2015,make='Ram',model='1500 SLT Crew Cab',vin=V,mileage=139870),items,tot,[dg],st,tax,'independent','IN',
 'Core deposit is charged and to be refunded later (not in discounts). Diagnosis fee paid on April 14 is credited as a minus row after the subtotal: label discount (it is a reduction inside the estimate total, not a payment under it). A cheaper used-unit alternative is spoken of in the text with a price, not charged.')
esc=lambda s:s.replace('&',r'\&').replace('$',r'\$').replace('%',r'\%')
body=''.join(rf'{i}. & \textbf{{{esc(a)}}}{(chr(92)+"newline "+chr(123)+chr(92)+"small "+esc(n)+chr(125)) if n else ""} & {q:g} & {m(u)} & {m(mul(q,u))} \\[5pt]'+'\n' for i,(a,t,q,u,n) in enumerate(ROWS,1))
tex=rf'''\documentclass[11pt]{{article}}\usepackage[T1]{{fontenc}}\usepackage{{lmodern}}\usepackage[letterpaper,margin=1in]{{geometry}}\usepackage{{array,longtable}}\setlength\parindent{{0pt}}\pagestyle{{plain}}
\begin{{document}}\begin{{center}}{{\LARGE\scshape Sawgrass Transmission Specialists}}\\[3pt] 6114 Lima Plank Road, Fort Wayne, Indiana 46818 \quad 260--555--0181\end{{center}}
\hrule\vspace{{8pt}}\textbf{{Estimate E-25-0416}} \hfill April 16, 2025\\[4pt] Prepared for Mr.\ Lucjan Wierzbicki \hfill valid 21 days\\
2015 Ram 1500 SLT Crew Cab, 5.7 Hemi, 8HP45RFE \hfill 139,870 miles\\ VIN \texttt{{{V}}}\vspace{{6pt}}

\textit{{Complaint.}} Shudder at 40, slips into fifth when warm. \textit{{Found.}} P0735, pan full of clutch material, pressures low on the B clutch. A fluid change will not cure this.\vspace{{4pt}}

\begin{{longtable}}{{@{{}}r>{{\raggedright\arraybackslash}}p{{3.4in}}rrr@{{}}}} & & Qty & Each & Amount\\ \hline\endhead
{body}\hline & & \multicolumn{{2}}{{r}}{{Subtotal}} & {m(st)}\\ & & \multicolumn{{2}}{{r}}{{Credit, diagnosis paid 4/14}} & $-${m(dg)}\\ & & \multicolumn{{2}}{{r}}{{Indiana sales tax 7\% (items 1, 3)}} & {m(tax)}\\ & & \multicolumn{{2}}{{r}}{{\textbf{{Estimate total}}}} & \textbf{{\${m(tot)}}}\\\end{{longtable}}
A used transmission with 88,000 miles could be put in for about \$3,150 with a 90 day warranty. We do not advise it, but it is your truck.\vspace{{24pt}}

\begin{{tabular}}{{@{{}}l@{{\hspace{{40pt}}}}l}}\rule{{2.6in}}{{.4pt}} & \rule{{2in}}{{.4pt}}\\ Customer approves & Date\end{{tabular}}\end{{document}}'''
open(BUILD+'/s15.tex','w').write(tex)
for _ in range(3): run('pdflatex','-interaction=nonstopmode','-output-directory',BUILD,BUILD+'/s15.tex',stdout=subprocess.DEVNULL)
run('cp',BUILD+'/s15.pdf',OUT+'/s15_transmission.pdf')
