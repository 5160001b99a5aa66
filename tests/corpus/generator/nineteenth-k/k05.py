from common import *
# groff, dot leaders, no $ sign, no table, no tax line (small muffler shop)
R=[("Direct-fit catalytic converter, 49-state, bank 1","Part",41850),("Flex pipe 2\" x 6\" welded in ahead of converter","Part",4875),("Clamps, hangers and one gasket","Part",2260),("Cut out rusted pipe, fabricate 3 feet of 2\" aluminized and weld","Labor",18500),("Downstream O2 sensor, supplied by shop","Part",7790),("Road test, clear codes, run monitors","Labor",4500)]
s=sum(x[2] for x in R);cd=2000;tax=round((41850+4875+2260+7790)*.06);fee=500;tot=s-cd+tax+fee
b='.pl 11i\n.po 1i\n.ll 6.5i\n.ta 6.5iR\n.lc .\n.vs 20\n.ps 12\n.ft B\n.ps 22\n.ce\nMel\'s Muffler & Brake\n.ps 11\n.ft R\n.ce 2\nRoute 9, Coxsackie, New York 12051\n518-555-0144   Open Mon thru Fri 8 - 5, Sat till noon\n.sp 1\n.ft B\nBill No. 5527\t\n.ft R\n.br\nAugust 22, 2024\n.br\nFor: Bob Danziger, \'09 Subaru Forester, plate JDA 3310, 171,006 mi.\n.sp 1\n'
b=b.replace('\nBill No. 5527\t','\nBill No. 5527')
items=[]
for d,t,a in R: b+=f".nf\n{d.replace(chr(34),chr(92)+'(dq')} \\a\\t{f(a)}\n".replace('\\a\\t','\x01\t') if 0 else f".nf\n{d.replace(chr(34),chr(92)+'(dq')} \x01{f(a)}\n";items.append(I(d,t,a/100))
items.append(I("NYS waste oil / scrap charge",'Fee',fee/100))
for n,v in(("Work as above",s),("Less cash discount",-cd),("NYS waste oil / scrap charge",fee),("Tax 6% on parts",tax)): b+=f"{n} \x01{f(v)}\n"
b+=f".sp .5\n.ft B\nPAY THIS AMOUNT \x01{f(tot)}\n.ft R\n.sp 1\n.fi\n.vs 14\n.ps 10\nNot done today: front pads are at about 25 percent. Figure 165.00 when you are ready. Exhaust work guaranteed 1 year, converter 5 yr / 50,000 mi federal.\n"
groff('k05',b.replace('\nNot','\nNot'))
save('k05','invoice',"Mel's Muffler & Brake",'5527',items,tot/100,sub=s/100,tax=tax/100,disc=[D("Less cash discount",cd/100)])
