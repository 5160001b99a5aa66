# Pillow photograph: used-tire shop's narrow printed slip on a wooden counter, from the side, shadow of the phone
from scanlib import *
A=[it("USED TIRE 205/55R16 8/32","p",2,4500),it("NEW TIRE 205/55R16 VEERUN","p",2,7999),it("MOUNT+BAL","l",4,1500),it("VALVE STEM","p",4,300),it("PLUG REPAIR SPARE","s",1,1500),it("FL TIRE FEE","f",2,100),it("DISPOSAL","f",4,250)]
disc=[1000];sub=S(A)-1000;tax=r(S(A,'p')*.07);total=sub+tax
F='/usr/share/fonts/truetype/hack/Hack-Regular.ttf';B=F.replace('Regular','Bold')
W=760;im=Image.new('L',(W,1560),250);D=ImageDraw.Draw(im);y=40
def ce(t,s,f=F): 
    global y; D.text((W/2,y),t,font=ImageFont.truetype(f,s),fill=25,anchor='ma'); y+=int(s*1.35)
def ro(a,b='',s=30,f=F):
    global y; D.text((40,y),a,font=ImageFont.truetype(f,s),fill=30); D.text((W-40,y),b,font=ImageFont.truetype(f,s),fill=30,anchor='ra'); y+=int(s*1.42)
def da():
    global y; ro('-'*37)
ce('GOMEZ TIRE SHOP',58,B);ce('LLANTERA GOMEZ - NEW & USED',30);ce('2833 NW 54 ST MIAMI FL 33142',30);ce('305-555-0172',30);y+=12
ro('TICKET 77104','11/07/26 3:18PM');ro('2009 HONDA CIVIC  BLUE');ro('TAG Y73 LDA','MI 193455');da()
for i in A:
    ro(i['description']);ro(f"    {q(i['quantity'])} x {m(i['unitPrice'])}",m(i['totalPrice']))
da();ro('CASH DISCOUNT','-10.00');ro('SUBTOTAL',m(sub));ro('TAX 7% TIRES/STEMS',m(tax));y+=6;ro('TOTAL',m(total),44,B);ro('CASH','400.00');ro('CHANGE',m(40000-total));da();ce('USED TIRES 30 DAYS',28);ce('GRACIAS / THANK YOU',30,B);print(y)
im=im.crop((0,0,W,y+40))
a=np.asarray(im,float); im=Image.fromarray((255-(255-a)*(.82+.18*np.cos(np.linspace(0,9,a.shape[0]))[:,None])).astype('uint8')).filter(ImageFilter.GaussianBlur(.6))
photo(im,(1350,1800),[(330,130),(965,85),(1120,1660),(255,1705)],wood((1350,1800),3),lambda x,y_:1.02-.28*x-.22/(1+np.exp(-(x*1.2+y_-1.25)*14)),8,blur=.75,noise=3,q_=58,out=OUT+'r27_photo_counter_slip.jpg')
save('r27_photo_counter_slip','jpg',A,disc,sub,tax,total,veh(2009,'HONDA','CIVIC',None,193455),'GOMEZ TIRE SHOP','77104',kind='invoice',hard=['photo','angle','shadow','blur'],shopKind='tire',state='FL')
