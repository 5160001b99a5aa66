# chromium, Word template style: European specialist, times, tab leaders
from lib import *
P=Paper(8,'word letter-quote with dot leaders and price options','chromium',['dot leaders','numbered jobs with sub-lists','sub-totals','option not chosen','two-page','serif font','labor as one sum per job'],'Bergstrom European Motorworks',None,(2015,'Mercedes-Benz','E350 4MATIC','WDDHF8JB2FB118820',104218))
B=[]
def ldr(n,a,cls=''): B.append(f'<div class="l {cls}"><span>{E_(n)}</span><i></i><span>{a}</span></div>')
def it(n,typ,t,q=None,u=None,show=None): P.item(n,typ,t,q,u); ldr(show or n,d(t))
def sec(t,s): B.append(f'<p><b>{t}</b><br>{s}</p>'); global A; A=P.isum
def st(n): ldr(n,d(P.isum-A),'st')
sec('1.  Airmatic / front suspension','Left front strut is leaking at the bladder. We replace in pairs.')
it('Front air strut, left, Arnott new','Part',68900);it('Front air strut, right, Arnott new','Part',68900);it('Strut replacement both sides','Labor',71750,4.1,None,'Strut replacement both sides, 4.1 hrs');it('Four-wheel alignment on Hunter rack','Service',22500);st('Suspension subtotal')
sec('2.  Oil leak','Oil filter housing gasket and both valve covers seep. See pictures sent by text.')
it('Valve cover gasket set (2 × $64.50)'.split(' (')[0],'Part',12900,2,6450,'Valve cover gasket set (2 × $64.50)');it('Oil filter housing seal kit','Part',5375);it('Breather covers','Part',11840);it('Reseal labor','Labor',94500,5.4,17500,'Reseal labor, 5.4 hrs at $175.00');st('Oil leak subtotal')
sec('3.  B-service','Due at 104,000 miles.');it('B-service package','Service',48900);B.append('<p class=n>Includes oil, filter, cabin filter, brake fluid flush (normally $169.00), reset and inspection.</p>');st('Service subtotal')
shop=P.item('Shop supplies and disposal','Fee',5500)
dd=P.disc('Club member courtesy (MBCA)',12500)
sub=P.isum-dd
taxable=68900*2+12900+5375+11840; tax=round(taxable*.0635); tot=P.sums(sub,tax)
B.append('<p style="break-before:page"><b>Summary</b></p>');ldr('Shop supplies and disposal',d(shop));ldr('Club member courtesy (MBCA)','– '+d(dd));ldr('Subtotal',d(sub));ldr('Connecticut sales tax 6.35% on parts',d(tax));ldr('Total for items 1, 2 and 3',d(tot),'st')
B.append('<p><b>For later – not included above</b></p>');ldr('Engine and transmission mounts','$1,340.00');ldr('Rear brakes with sensor, approx.','$785.00')
B.append('<p>If you prefer genuine Mercedes struts in place of Arnott, please add $1,164.00. Our work is warranted for 3 years or 36,000 miles. A diagnostic fee of $195.00 is waived when the repair is done here. Loaner cars are free; please return with a full tank or we charge $6.00 per gallon.</p><p>Yours truly,<br><br>Anders Bergstrom</p>')
H='''<style>@page{size:letter;margin:22mm}body{font:12.5px/1.45 "Liberation Serif",serif}.l{display:flex;margin-left:7mm}.l i{flex:1;border-bottom:1px dotted #000;margin:0 4px 4px}.st{font-weight:bold;margin-left:30mm}.n{font-style:italic;margin:0 0 0 7mm;font-size:11px}h1{font:26px "URW Bookman",serif;text-align:center;margin:0}</style><h1>Bergstrom European Motorworks</h1><p style="text-align:center">81 Boston Post Road, Old Saybrook, Connecticut 06475 · 860-555-0171</p><p>July 8, 2025</p><p>Dr. Elaine Fontaine<br>Essex, CT</p><p>Re: 2015 Mercedes-Benz E350 4MATIC sedan, 104,218 miles, WDDHF8JB2FB118820</p><p>Dear Dr. Fontaine: below is our quotation for the work we talked about.</p>'''+''.join(B)
chrome(H,P.path); P.save(strip(H))
