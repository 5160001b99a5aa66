# htmldoc: classic restorer's time and materials, dated entries, two pages, sublet, deposits received
from lib import *
E=[("Jan 5","R",it("Strip front clip, bag and tag hardware","l",6.5,9200)),("Jan 6","R",it("Media blast inner fenders, core support","s",None,None,48500)),
("Jan 8","J",it("Cut out rusted battery tray area, form patch from 18 ga., TIG","l",9.25,9200)),("Jan 8","",it("Sheet, 18 ga. cold rolled, sq. ft.","p",12,640)),
("Jan 12","J",it("Fit cowl patch panels left and right","l",7,9200)),("Jan 12","",it("Cowl patch panel pair, Dynacorn 1048S","p",1,21895)),
("Jan 15","R",it("Rebuild wiper linkage","l",2.25,9200)),("Jan 15","",it("Linkage bushing kit","p",1,2995)),("Jan 19","",it("SUBLET: triple chrome, front bumper and 2 guards (Ames Plating inv. 7719)","s",None,None,139000)),
("Jan 20","J",it("Install front disc conversion and dual master cylinder","l",8.5,9200)),("Jan 20","",it("Disc conversion kit, CPP 6472FBK","p",1,74900)),("Jan 20","",it("Brake line, 3/16 nickel copper, ft.","p",25,315)),("Jan 21","",it("DOT 5 silicone fluid, qt.","p",3,2850)),
("Jan 26","R",it("Epoxy prime bare metal, seam seal","l",5.75,9200)),("Jan 26","",it("Epoxy primer and activator, qt. set","p",2,8725)),("Jan 26","",it("Seam sealer 3M 08308","p",1,4680)),
("Jan 29","J",it("Body mounts: align doors and front sheet metal, first pass","l",6,9200)),("Jan 29","",it("Body bushing set, 24 pc.","p",1,18950)),("Jan 29","",it("Hardware, grade 8 assortment and cage nuts","p",None,None,6235)),("Jan 30","R",it("Fit front bumper brackets, mock up grille","l",3.5,9200)),("Jan 30","",it("Grille molding clips","p",16,185)),("Jan 30","J",it("Strip dash, send gauges out","l",2.75,9200)),("Jan 30","",it("SUBLET: instrument cluster rebuild, quartz clock","s",None,None,48500)),("Jan 30","",it("Wiring harness, front light, M&H","p",1,21460)),("Jan 30","R",it("Lay in front light harness","l",3,9200)),
("Jan 30","",it("Shop consumables, January (gas, wire, abrasives)","f",None,None,16500)),("Jan 31","",it("Indoor storage, January","f",None,None,15000))]
items=[e[2] for e in E]; lab=S(items,'l'); disc=[r(lab*.05)]
sub=S(items)-disc[0]; tax=r(S(items,'p')*.055); total=sub+tax
rows=''
for k,(dt,w,i) in enumerate(E):
    qq=q(i['quantity']); u='hr' if i['type']=='Labor' else ''
    rows+=f"<tr><td>{dt}</td><td>{w}</td><td>{i['description']}</td><td align=right>{(qq+' '+u).strip() if qq else ''}</td><td align=right>{m(i['unitPrice']) if i['unitPrice'] else ''}</td><td align=right>{m(i['totalPrice'])}</td></tr>"
    if k==4: rows+="<tr><td></td><td></td><td><i>Found old body filler under left cowl, photos 41-48. Called Mr. Stavros, told to proceed.</i></td><td></td><td></td><td></td></tr>"
    if k==14: rows+="<tr><td></td><td></td><td><i>No charge: half a day redoing a run in the primer.</i></td><td></td><td></td><td></td></tr>"
src=f'''<html><head><title>Heartwood</title></head><body><center><h1>Heartwood Motor Restorations</h1>Barn 3, 88 Quarry Lane, Mineral Point, Wisconsin 53565<br>608-555-0137</center><hr>
<table width="100%"><tr><td><b>Statement of work, January 2026</b><br>No. 1966-SS-04</td><td align=right>Owner: Nikos Stavros<br>1966 Chevrolet Chevelle<br>VIN 138176K104233<br>Odometer 61,088 (shown)</td></tr></table><br>
<table width="100%" border=1 cellpadding=3 cellspacing=0><tr bgcolor="#e6dcc8"><th width="9%">Day</th><th width="5%">By</th><th>Work or goods</th><th width="10%">Qty</th><th width="10%">At</th><th width="12%">Amount</th></tr>{rows}</table><br>
<table width="100%"><tr><td width="55%"><b>Hours this month</b>: Rod 21, Jesse 33.5<br>Labor before discount {d(lab)}<br><br>Next month: block sand, quote for interior ($6,200 to $7,500) to follow.</td><td><table width="100%"><tr><td>Long-project discount, 5% of labor</td><td align=right>-{m(disc[0])}</td></tr><tr><td>Sub total</td><td align=right>{m(sub)}</td></tr><tr><td>Wis. sales tax 5.5% on goods</td><td align=right>{m(tax)}</td></tr><tr><td><b>January total</b></td><td align=right><b>{m(total)}</b></td></tr><tr><td>Paid on account, Dec 30</td><td align=right>5,000.00</td></tr><tr><td>Now due</td><td align=right>{m(total-500000)}</td></tr></table></td></tr></table></body></html>'''
open(WORK+'r11.html','w').write(src)
sh('htmldoc','--webpage','--quiet','--size','letter','--left','0.8in','--right','0.7in','--top','0.6in','--bottom','0.6in','--bodyfont','times','--headfootsize','8','--header','...','--footer','..1','--fontsize','10.5','-f',OUT+'r11_classic.pdf',WORK+'r11.html')
hrs={w:sum(i['quantity'] for _,x,i in E if x==w and i['type']=='Labor') for w in 'RJ'}; print(hrs, m(total))
save('r11_classic','pdf',items,disc,sub,tax,total,veh(1966,'Chevrolet','Chevelle','138176K104233',61088),'Heartwood Motor Restorations','1966-SS-04',kind='invoice',shopKind='restorer',state='WI')
