from lib import *; from photolib import *; from thermal import *
it=[I('STATE SAFETY INSP','Service','39.95'),I('EMISSIONS TEST','Service','34.95'),I('STICKERS (2)','Fee','18.00'),I('BULB 1157','Part',None,2,'4.75'),I('OUTER TIE ROD RF','Part','58.20',1,'58.20'),I('LABOR','Labor',None,1.2,'98.00'),I('TOE SET','Labor','59.00'),I('R WIPER 14"','Part','14.99',1,'14.99'),I('SHOP SUPPL','Fee','9.50')]
disc=[c('12.00')]; taxable=S(it[3:])-1200; tax=pct(taxable,6)
d=label('t18_pa_inspection_receipt.jpg','receipt',dict(documentNumber='77105',shop='KEYSTONE CORNER GARAGE'),dict(year=2011,make='MAZDA',model='3',mileage=133907),it,disc,tax,'independent','PA','phone photo of a narrow two-inch receipt: 30 columns, long names cut, T after taxable amounts, inspection fees without tax, members discount, cash tendered and change, model is just "3", re-inspection no charge',['photo','thermal, narrow','tax flags','cash and change','short model name'])
W=30
def r(a,b,t=' '): return a+' '*(W-len(a)-len(b)-2)+b+' '+t
def ctr(s): return s.center(W)
def n(k): return m(it[k].totalPrice)
L=[ctr('KEYSTONE CORNER GARAGE'),ctr('PA INSP STATION 0000'),ctr('41 CHESTNUT ST LITITZ PA'),ctr('717-555-0150'),'',"TKT 77105   06-28-25  4:52PM","11 MAZDA 3        133907 MI",'='*W,r('STATE SAFETY INSP',n(0)),r('EMISSIONS TEST',n(1)),r('STICKERS (2)',n(2)),'BULB 1157',r('  2 X 4.75',n(3),'T'),'OUTER TIE ROD RF',r('  1 X 58.20',n(4),'T'),'LABOR',r('  1.2 HR X 98.00',n(5),'T'),r('TOE SET',n(6),'T'),'R WIPER 14"',r('  1 X 14.99',n(7),'T'),r('SHOP SUPPL',n(8),'T'),r('RE-INSPECT','N/C'),r('DISC AUTO CLUB','-12.00','T'),'-'*W,r('SUBTOTAL',m(d['subtotal'])),r('TAXABLE',m(taxable)),r('TAX 6%',m(tax)),'',('big','TOTAL '+m(d['total'])),r('CASH','400.00'),r('CHANGE',m(40000-d['total'])),'='*W,ctr('INSP GOOD THRU 06/26'),ctr('RR BRAKES 4MM WATCH')]
assert 40000>=d['total'],d['total']
import thermal
from PIL import ImageFont
# 30-column variant
def rec(lines):
    return receipt([l if isinstance(l,tuple) else '     '+l for l in lines],size=22,lh=29,W=540,seed=9,ink=85,fade=105,paper=(214,232,238))
img=rec(L); img=img[:,90:990]
img=warp_strip(img,1.1,-26,.06); img=curlshade(img,2.3,.1,1.0,.5)
h,w=img.shape[:2]; print(w,h)
photo(img,OUT+'t18_pa_inspection_receipt.jpg',[(330,60),(1010,20),(930,1940),(270,1900)],(1240,2000),lambda h,w,r:cloth(h,w,r,(120,124,126)),18,light=(.7,.55,.95),dark=.5,shadow=(.3,.4,200,12,.3),tint=(1.0,1,.97),blur=.9,noise=2.6,q=72,pagewhite=1.0)
