from lab import *
p=L('09','pdf','antique-style shop bill, groff tbl boxed, words in columns material | time','groff tbl (Bookman)',['two side by side blocks material/time','hours without row rate','totals only at foot','cash discount','dollars and cents in separate columns'])
p.head("Dombrowski's Radiator & Gas Tank",'5561');p.veh(1999,'Ford','F-250',None,None)
def dc(c): p.d['printed'].append(c); return f'{c//100}\t{c%100:02d}'
mt=[('Recore 3-row, 28 x 19',1,41200),('Lower neck, brass',1,2800),('Gas tank, strap pair',1,3650),('Sending unit o-ring',1,475),('Antifreeze, gal.',3,4350)]
ti=[('Rad. out and in',2.5,21250),('Boil tank, weld seam, epoxy',3.0,25500),('Drop and hang tank',2.0,17000)]
o=['.po 0.6i','.ll 7i','.fam BM' ,'.ps 11','.vs 14','.nf','.sp 2','.ps 20',"\\fBDombrowski's Radiator & Gas Tank\\fP",'.ps 10','1140 Clinton St., Buffalo, N.Y.     "A best place to take a leak"     716-555-0102','.ps 11','.sp','Bill No. 5561          Oct. 9, 2024          Name: Wendell Fox          Phone: 555-0171','Make & Model:  1999 Ford F-250 7.3','.sp','.ps 10','.fi','.TS','box tab(\t);','cB s s s cB s s s','c l n n | c l n n.'.replace('c l n n | c l n n','n lw(1.6i) n n | n lw(1.8i) n n').replace('cB','cB'),'MATERIAL\tTIME (HOURS)','_']
for i in range(5):
    a=mt[i];l=f'{a[1]}\t{a[0]}\t{dc(a[2])}';p.item(a[0],'Part',a[2],a[1])
    if i<3: b=ti[i];l+=f'\t{b[1]}\t{b[0]}\t{dc(b[2])}';p.item(b[0],'Labor',b[2],b[1])
    else: l+='\t\t\t\t'
    o.append(l)
ms=sum(a[2] for a in mt);ts=sum(a[2] for a in ti);o+=['_',f'\tMaterial\t{dc(ms)}\t\tTime\t{dc(ts)}','.TE']
ds=3000;p.disc('Off for cash',ds);tax=round((ms+ts-ds)*.0875);tot=ms+ts-ds+tax
o+=['.sp','.TS','center tab(\t);','l r.',f'Material and time\t{p.m(ms+ts)}',f'Off for cash\t{p.m(ds)}',f'Tax 8 3/4\t{p.m(tax)}',f'\\fBPay this\\fP\t\\fB{p.m(tot)}\\fP','.TE','.sp',f'A new plastic radiator from the parts store would be {p.m(28900)} and you would be back. Heater core, if it goes, about {p.w(40000)} with the dash out. Not done today.','.sp','Repairs on tanks guaranteed 1 year. Cores 3 years or 36,000 miles. We keep old copper unless told otherwise before the work.']
open('/tmp/rh09.tr','w').write('\n'.join(o)+'\n')
r=subprocess.run(f'groff -t -Tps /tmp/rh09.tr > /tmp/rh09.ps && gs -q -dNOPAUSE -dBATCH -sPAPERSIZE=letter -sDEVICE=pdfwrite -sOutputFile={p.path} /tmp/rh09.ps',shell=True,stderr=subprocess.PIPE);print(r.stderr.decode()[:500])
p.end(tot,tax,ms+ts)
