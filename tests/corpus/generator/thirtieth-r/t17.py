from lib import *; from photolib import *; from thermal import *
it=[I('FULL SYN OIL CHG TO 5QT','Service','79.99'),I('EXTRA QT 5W20 SYN','Part',None,2,'9.49'),I('ENG AIR FLTR A1382','Part','26.99',1),I('CABIN FLTR C8814','Part','44.99',1),I('WIPER BLADE BEAM','Part',None,2,'17.99'),I('TIRE ROTATE','Labor','19.99'),I('FUEL SYS ADDITIVE','Part','12.49',1),I('ENV/WASTE OIL FEE','Fee','4.29')]
disc=[c('10.00'),c('5.00')]; tax=pct(S(it)-1500,'9.75')
d=label('t17_quicklube_receipt.jpg','receipt',dict(documentNumber='31-0088214',shop='SPEEDY-DROP OIL #31'),dict(year=2015,make='KIA',model='SOUL',mileage=104512),it,disc,tax,'chain','TN','photo of a faded, curled thermal receipt; quantity rows on their own line under the name (2 @ 9.49); two coupons with trailing minus; FREE and declined lines; everything taxed; change and card lines below',['photo','thermal, faded','curled','quantity on a second line','declined line with price'])
W=40
def r(a,b): return a+' '*(W-len(a)-len(b))+b
def ctr(s): return s.center(W)
def n(i): return m(i.totalPrice)
L=[('big','SPEEDY-DROP OIL #31'),ctr('2800 SUMMER AVE  MEMPHIS TN'),ctr('(901) 555-0139'),'',r('INV 31-0088214','08/16/25 11:07'),r('BAY 2  TECH 14','CASHIER 03'),r('2015 KIA SOUL 1.6L','MI 104,512'),'-'*W,
r(it[0].description,n(it[0])),r(it[1].description,''),r('   2 @ 9.49',n(it[1])),r('1 '+it[2].description,n(it[2])),r('1 '+it[3].description,n(it[3])),r(it[4].description,''),r('   2 @ 17.99',n(it[4])),r(it[5].description,n(it[5])),r('1 '+it[6].description,n(it[6])),r('TOP OFF FLUIDS','FREE'),r('18 PT CHECK','FREE'),r(it[7].description,n(it[7])),r('CPN $10 OFF SYN','10.00-'),r('CPN FILTER COMBO','5.00-'),'-'*W,r('SUBTOTAL',m(d['subtotal'])),r('TAX 9.75%',m(tax)),('big','TOTAL '+m(d['total'])),r('VISA ***8820',m(d['total'])),r('YOU SAVED','15.00'),'',ctr('RECOMMENDED / DECLINED'),r('CVT FLUID SVC','189.99'),r('COOLANT EXCH','129.99'),'-'*W,r('NEXT SVC','109,500 MI'),ctr('THANK YOU Y\'ALL'),ctr('SURVEY CODE 31-4471-20')]
img=receipt(L,seed=4,ink=95,fade=85,size=23,lh=30); img=warp_strip(img,1.4,22,.05); img=curlshade(img,1.6,.08)
h,w=img.shape[:2]; print(w,h)
photo(img,OUT+'t17_quicklube_receipt.jpg',[(255,70),(1065,105),(1120,2010),(215,1950)],(1350,2100),lambda h,w,r:wood(h,w,r,(58,78,104)),17,light=(.4,.3,1.0),dark=.5,tint=(.95,1,1),blur=.8,noise=2.8,pagewhite=1.0)
