from lib import *
from html import escape as e
def para(ps): return ''.join(f'<p>{p}</p>' for p in ps)
# n09 apologetic mechanic, letter
its=[I('water pump','Part',None,None,8450),I('timing belt kit','Part',None,None,16200),I('labor on the timing belt','Labor',4.5,9500,42750),I('valve cover gasket set','Part',None,None,3875),I('coolant','Part',2,1650,3300),I('towing from your driveway','Sublet',None,None,7500)]
disc=[dict(description='for the wasted week',totalPrice=6000)]
sub=sum(i['totalPrice'] for i in its);tax=pct(8450+16200+3875+3300,6000);tot=sub-6000+tax
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:1in}}body{{font:13.5px/1.5 "P052"}}</style><b>Ferro's Garage</b><br>88 Mill Street, Putnam<br><br>October 9, 2023<br><br>Dear Mrs. Adeyemi,'''+para([
"First of all I am sorry. I told you Thursday and it is now the Monday after, and the price I gave you on the phone ($610) was wrong because I had not yet seen the pump. Here is the honest figure for your 2006 Honda Odyssey, which has 151,220 miles on it.",
"The water pump comes to $84.50 and the timing belt kit to $162.00. I have 4.5 hours of labor on the timing belt at $95.00 an hour, which makes $427.50. While I was in there I found oil running down the back, so there is also a valve cover gasket set at $38.75; I will not charge you any time for that one. Two gallons of coolant at $16.50 each come to $33.00, and I have to pass on the $75.00 for towing from your driveway.",
f"That adds up to {m(sub,'$')}. I am taking off $60.00 for the wasted week. The state wants 6 percent on the parts, {m(tax,'$')}, so you would owe me {m(tot,'$')} altogether when you pick it up.",
"The power steering hose is also sweating. It would be about $140 some day but please do not worry about it this year.",
"Again, my apologies, and thank you for your patience."])+"<p>Sincerely,<br><br><i>Lou Ferro</i></p>"
its[4]['description']='coolant'
chrome(H,OUT+'n09.pdf')
save('n09','pdf','email','chromium',['prose'],None,"Ferro's Garage",dict(year=2006,make='Honda',model='Odyssey',mileage=151220),its,disc,sub,tax,tot)
# n10 formal dealer letter
V=vin('JTHBA1D20G5037718')
its=[I('replacement of the front lower ball joints','Service',None,None,68240),I('replacement of the fuel door actuator','Service',None,None,21475),I('four wheel alignment','Service',None,None,15995),I('hazardous material fee','Fee',None,None,1250)]
sub=sum(i['totalPrice'] for i in its);tax=3318;tot=sub+tax
H=f'''<html><meta charset=utf8><body style="font:15px/1.45 'Liberation Serif';margin:50px"><div style="text-align:center;border-bottom:1px solid #000"><span style="font-size:24px;letter-spacing:3px">LEXUS OF HARTWELL</span><br>Office of the Service Director</div><p>February 26, 2024<br>Our reference: SD/24-0217</p><p>Mr. Julian Oyelaran<br>17 Cotswold Lane</p><p>Re: 2016 Lexus IS 300, VIN {V}, 84,060 miles</p><p>Dear Mr. Oyelaran:</p>'''+para([
"Pursuant to your inquiry of February 23, we are pleased to furnish the following proposal for the repair of the above referenced vehicle. All amounts include parts and labor unless stated otherwise.",
"Our technicians recommend replacement of the front lower ball joints, for which the charge will be $682.40. We further propose replacement of the fuel door actuator, at a charge of $214.75. Following suspension work of this nature a four wheel alignment is required; this is offered at $159.95. A hazardous material fee of $12.50 applies to all repair orders.",
f"The foregoing amounts to {m(sub,'$')} before tax. Sales tax is estimated at {m(tax,'$')}, for a total of {m(tot,'$')}.",
"Should you elect to have the brake fluid replaced during the same visit, the additional charge would be $139.95; this service is not included in the total above. The diagnostic charge of $175.00 has been waived.",
"This proposal remains valid for thirty days. We look forward to the privilege of serving you."])+"<p>Respectfully yours,<br><br>Marguerite D. Haas<br>Service Director</p></body></html>"
wk(H,OUT+'n10.pdf','-s','Letter')
save('n10','pdf','email','wkhtmltopdf',['prose'],'SD/24-0217','LEXUS OF HARTWELL',dict(year=2016,make='Lexus',model='IS 300',vin=V,mileage=84060),its,[],sub,tax,tot)
# n11 customer forwarding
its=[I('starter','Part',None,None,21900),I('putting it in','Labor',None,None,18500),I('new battery cables','Part',2,2350,4700),I('battery','Part',None,None,17499),I('shop fee','Fee',None,None,1500)]
sub=None;si=sum(i['totalPrice'] for i in its);tax=3527;tot=si+tax
H=f'''<meta charset=utf8><style>@page{{size:letter;margin:.7in}}body{{font:13px/1.45 "Liberation Sans"}}.q{{border-left:2px solid #99c;padding-left:12px;color:#224}}</style><b style="font-size:18px">Fwd: the jeep again</b><hr><b>From:</b> Cassie Lindqvist &lt;cassie.lindqvist@example.com&gt;<br><b>To:</b> Dad<br><b>Date:</b> Tue, Jan 30, 2024 at 6:41 PM'''+para([
"Hi Dad, can you look at this before I say yes? I called Northgate Auto Repair and the guy (Benny) told me all this over the phone so I wrote it down while he talked.",
"So it's the 2012 Jeep Liberty, it has like 129,400 miles now. He says the starter is $219 and putting it in is $185. Then he wants to do two new battery cables at $23.50 each so $47.00, because the old ones are green. The battery didn't pass his tester so a battery is $174.99. And there's a shop fee of $15.",
f"With tax ($35.27) he said {m(tot,'$')} out the door. Mom paid $380 for hers last year but that was only the starter??",
"He also offered an oil change for $49.95 while it's there but I told him no, you can do it at Easter.",
"Love, C"])+'''<div class=q>---------- Forwarded message ---------<br>From: Northgate Auto Repair &lt;desk@northgate.example.com&gt;<br>Date: Tue, Jan 30, 2024 at 4:02 PM<br><p>Cassie, your car is ready to be looked at, please call us for the price. We close at 5:30. - Benny</p></div>'''
chrome(H,OUT+'n11.pdf')
save('n11','pdf','email','chromium',['prose'],None,'Northgate Auto Repair',dict(year=2012,make='Jeep',model='Liberty',mileage=129400),its,[],None,tax,tot)
# n12 mobile mechanic e-mail
its=[I('service call','Fee',None,None,6500),I('front wheel speed sensor','Part',None,None,5699),I('CV axle, passenger side','Part',None,None,9850),I('axle seal','Part',None,None,1225),I('gear oil','Part',3,1100,3300),I('labor','Labor',2.5,9000,22500)]
tot=sum(i['totalPrice'] for i in its)
T='''From:    Wrench On Wheels <jobs@wrenchonwheels.example.com>
To:      t.marchetti@example.com
Date:    Sat, 20 Jul 2024 07:55
Subject: RE: clicking noise / ABS light

Tony,

Came by yesterday like we said. 2011 Nissan Rogue SV, 138,775 on the clock.
You got two separate things going on.

ABS light is the front wheel speed sensor, $56.99 from the parts house, I don't
mark it up. Clicking is the CV axle, passenger side, that one is $98.50 and it
needs the axle seal with it for $12.25. You lose some gear oil when the axle
comes out so count on 3 quarts of gear oil at $11.00, that's $33.00.

I figure 2.5 hours labor at $90.00 so $225.00. Plus my service call, which is
$65.00 for your zip code.

I don't charge sales tax. All in you're at %s, cash or Zelle. I need %s
up front for the parts and the rest when it's done.

Driver side axle boot is cracked but not slinging grease yet. If you want both
done same day the other side would be around $190 more, your call, not counted
in the number above.

Dale
Wrench On Wheels - we come to you
'''%(m(tot,'$'),m(20000,'$'))
its=its[1:5]+[its[5]]+[its[0]]
from reportlab.pdfgen import canvas
cv=canvas.Canvas(OUT+'n12.pdf',pagesize=(612,792));y=730;cv.setFont('Courier',10)
for l in T.split('\n'): cv.drawString(60,y,l);y-=13.5
cv.save()
save('n12','pdf','email','reportlab',['prose'],None,'Wrench On Wheels',dict(year=2011,make='Nissan',model='Rogue',trim='SV',mileage=138775),its,[],None,None,tot)
