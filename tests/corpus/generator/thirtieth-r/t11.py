from lib import *
import subprocess
# repairs: system, finding, grade, parts, labor
A=[('Used car inspection, 172 points, with road test','225.00'),('Compression and leak-down test','95.00')]
Rr=[('Haldex pump and filter','AWD engages late, pump noisy','D',386.00,217.50,1.5),
 ('Rear pads & rotors','3 mm, rotors at minimum','D',198.40,188.50,1.3),
 ('Thermostat housing','seeping at the seam, pink crust','C',164.25,319.00,2.2),
 ('Passenger heated seat element','no heat, connector ok','C',142.00,261.00,1.8),
 ('Key, 2nd, cut and coded','only one key with car','-',155.00,72.50,0.5),
 ('DSG fluid service','no record at 80k','C',128.60,159.50,1.1)]
it=[I(a,'Service',b) for a,b in A]+[I(r[0],'Service',D(str(r[3]))+D(str(r[4]))) for r in Rr]
it+=[I('Wiper set','Part','44.00'),I('Shop supplies','Fee','35.00')]
disc=[c('75.00')]
d=label('t11_ppi_alltrack.pdf','inspection',dict(documentNumber='PPI-0491',shop='Trillium Pre-Purchase Inspections'),dict(year=2017,make='Volkswagen',model='Golf Alltrack',vin=None,mileage=87210),it,disc,0,'independent','OR','used-car pre-purchase inspection made in a spreadsheet; asking price of the car and value after repair are distractors; parts, labor and row total columns (one Service item each); A-grade rows with dashes; part of the inspection fee taken off when the repairs are done here; no sales tax in Oregon, no tax row; landscape; cells with currency alignment',['asking price','no tax row','rows with dashes','landscape spreadsheet'])
def td(v,fmt=None,sty='',cs=1):
    if isinstance(v,(int,float)): return f'<td sdval="{v}" sdnum="1033;0;{fmt or "#,##0.00"}" align=right style="{sty}" colspan={cs}>{v:,.2f}</td>'
    return f'<td style="{sty}" colspan={cs}>{v}</td>'
rows=''
def row(cells,bg=''): 
    global rows; rows+=f'<tr bgcolor="{bg}">' .replace(' bgcolor=""','')+''.join(cells)+'</tr>'
b='font-weight:bold'
row([td('Trillium Pre-Purchase Inspections',sty='font-size:15pt;font-weight:bold',cs=4),td('Report PPI-0491',sty=b,cs=3)])
row([td('SE 17th Ave, Portland OR 97200, (503) 555-0137, we inspect, you decide',cs=4),td('Oct 3, 2025',cs=3)])
row([td('',cs=7)])
row([td('Car',sty=b),td('2017 Volkswagen Golf Alltrack SE',cs=3),td('Asking price',sty=b),td('',),td(15900)])
row([td('Odometer',sty=b),td('87,210',cs=3),td('Fair value as is',sty=b),td(''),td(14100)])
row([td('Seller',sty=b),td('private party, Beaverton',cs=3),td('Title',sty=b),td(''),td('clean')])
row([td('',cs=7)])
H=['Grade','Item','What we found','Hours','Parts','Labor','Row total']
row([td(h,sty=b) for h in H],'#cfe2d8')
for k,(a,p) in enumerate(A): row([td(''),td(a,cs=2),td('-'),td('-'),td('-'),td(float(p))])
G=[('A','Engine, compression','181 / 184 / 180 / 182 psi'),('A','Body and paint','4.1 to 5.3 mil, original'),('B','Tires','6/32 all around, 2021 date code')]
for g in G[:2]: row([td(g[0]),td(g[1]),td(g[2])]+[td('-')]*4)
order=Rr
for r in order[:2]: row([td(r[2]),td(r[0]),td(r[1]),td(r[5],'0.0').replace(f'{r[5]:,.2f}',f'{r[5]:.1f}'),td(r[3]),td(r[4]),td(r[3]+r[4])])
row([td(G[2][0]),td(G[2][1]),td(G[2][2])]+[td('-')]*4)
for r in order[2:]: row([td(r[2]),td(r[0]),td(r[1]),td(r[5],'0.0').replace(f'{r[5]:,.2f}',f'{r[5]:.1f}'),td(r[3]),td(r[4]),td(r[3]+r[4])])
row([td('C'),td('Wiper set'),td('streaking; fitted free'),td('-'),td(44.0),td('-'),td(44.0)])
row([td(''),td('Shop supplies'),td(''),td(''),td(''),td(''),td(35.0)])

row([td('',cs=7)])
sty=b
for k,v in (('Sum',S(it)/100),('Part of the inspection fee back if we do the repairs',-75.0)): row([td(''),td(''),td(k,cs=4),td(v)])
row([td(''),td(''),td('Total, inspection plus all repairs',sty=b,cs=4),td(d['total']/100,sty=b)],'#cfe2d8')
row([td(''),td(''),td('Paid today by card (inspection and compression test)',cs=4),td(-320.0)])
row([td('',cs=7)])
row([td('Recommendation: a good car. Offer 14,000 or ask the seller to do the Haldex pump. Prices hold 30 days.',cs=7)])
h='<html><head><meta charset=utf-8><style>td{font-family:Carlito;font-size:10pt}</style></head><body><table border=1 cellspacing=0 bordercolor="#c8c8c8"><colgroup><col width=64><col width=250><col width=230><col width=60><col width=90><col width=90><col width=100></colgroup>'+rows+'</table></body></html>'
open('t11_ppi_alltrack.html','w').write(h)
import os,shutil
env=dict(os.environ)
subprocess.run(['soffice','-env:UserInstallation=file:///var/tmp/lo','--headless','--infilter=HTML (StarCalc)','--convert-to','ods','--outdir','.','t11_ppi_alltrack.html'],check=True,stdout=subprocess.DEVNULL,timeout=120)
# landscape, fit width: edit page style in the ods
import zipfile,re
z=zipfile.ZipFile('t11_ppi_alltrack.ods'); n={i:z.read(i) for i in z.namelist()}
st=n['styles.xml'].decode()
st=re.sub(r'(<style:page-layout style:name="[^"]+"[^>]*>\s*<style:page-layout-properties )([^>]*?)(/?>)',lambda q:q.group(1)+re.sub(r'(fo:page-width|fo:page-height|style:print-orientation|style:scale-to[^=]*|fo:margin[^=]*)="[^"]*"','',q.group(2))+' fo:page-width="11in" fo:page-height="8.5in" style:print-orientation="landscape" fo:margin="0.6in" style:scale-to-X="1" style:scale-to-Y="1" '+q.group(3),st)
n['styles.xml']=st.encode()
with zipfile.ZipFile('t11_ppi_alltrack.ods','w',zipfile.ZIP_DEFLATED) as o:
    for k,v in n.items(): o.writestr(k,v)
subprocess.run(['soffice','-env:UserInstallation=file:///var/tmp/lo','--headless','--convert-to','pdf','--outdir',OUT,'t11_ppi_alltrack.ods'],check=True,stdout=subprocess.DEVNULL,timeout=120)
