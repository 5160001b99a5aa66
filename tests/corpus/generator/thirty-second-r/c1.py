from lib import *
from a2 import chrome
e=H.escape
def status(dark=False,t='9:41'): 
    c='#fff' if dark else '#000'
    return f'<div style="display:flex;justify-content:space-between;padding:12px 26px 6px;font:600 15px Roboto;color:{c}"><span>{t}</span><span style="font-size:12px">LTE &nbsp;<span style="border:1px solid {c};border-radius:3px;padding:0 3px">74</span></span></div>'
def shot(d,htm,w,h,sc): 
    out=f'{OUT}/{d.file}'; tmp=f'{TMP}/{d.name}.png'; chrome('<style>*{box-sizing:border-box}body{margin:0}</style>'+htm,d.name,shot=tmp,w=w,h=h,scale=sc)
    im=Image.open(tmp).convert('RGB')
    if out.endswith('jpg'): im.save(out,quality=80)
    else: im.quantize(128,dither=0).save(out,optimize=True)
def d25():
    d=Doc('25_approval_page.png','quote',['phone screenshot','approved and declined cards','job prices'],'40917','Sunridge Auto Works',2018,'Mazda','CX-5','JM3KFBDM5J0338812',83150)
    J=[('Front Brake Pads & Rotors','Pads at 2 mm, rotors below spec',d.sv('Front Brake Pads & Rotors','486.32')),('Coolant Service','Due by mileage',d.sv('Coolant Service','189.00')),('Rear Wiper Blade','Torn',d.sv('Rear Wiper Blade','24.99')),('Digital Inspection','Complimentary',None)]
    N=[('Struts - Front Pair','Seeping, recommend within 6 months','1,214.60'),('4 Tires + Balance','4/32"','862.40')]
    f=d.f('Shop fees','32.50'); di=d.d('40.00'); d.sub=d.sum()-di; d.tx=2217; d.tot=d.sub+d.tx
    card=lambda a,b,p,ok: f'<div style="background:#fff;border-radius:12px;margin:10px 14px;padding:14px;box-shadow:0 1px 3px #0002"><div style="display:flex;justify-content:space-between;font-weight:600"><span>{e(a)}</span><span>{p}</span></div><div style="color:#667;font-size:13px;margin:4px 0 10px">{e(b)}</div><div style="display:flex;gap:8px"><span style="flex:1;text-align:center;padding:8px;border-radius:8px;font-size:13px;{"background:#1d8f5a;color:#fff" if ok else "border:1px solid #ccc;color:#888"}">{"&#10003; Approved" if ok else "Approve"}</span><span style="flex:1;text-align:center;padding:8px;border-radius:8px;font-size:13px;{"background:#c2373f;color:#fff" if not ok else "border:1px solid #ccc;color:#888"}">{"&#10005; Declined" if not ok else "Decline"}</span></div></div>'
    rows=[('Approved jobs',D(d.sum('Service'))),('Shop fees',D(f['total'])),('Discount','-'+D(di)),('Subtotal',D(d.sub)),('Tax',D(d.tx))]
    h='<body style="background:#eef1f4;font:15px Roboto">'+status(t='2:16')+'<div style="text-align:center;color:#678;font-size:12px;padding:4px">&#128274; shop.sunridge.example</div><div style="background:#14324f;color:#fff;padding:16px"><b style="font-size:19px">Sunridge Auto Works</b><br><span style="font-size:13px">Estimate #40917 &middot; 2018 Mazda CX-5 Touring<br>VIN JM3KFBDM5J0338812 &middot; 83,150 mi</span></div>'+''.join(card(a,b,D(k['total']) if k else '$0.00',True) for a,b,k in J)+''.join(card(a,b,'$'+p,False) for a,b,p in N)+'<div style="background:#fff;margin-top:12px;padding:14px 18px">'+''.join(f'<div style="display:flex;justify-content:space-between;padding:3px 0;color:#445"><span>{a}</span><span>{b}</span></div>' for a,b in rows)+f'<div style="display:flex;justify-content:space-between;padding-top:8px;font-weight:700;font-size:18px"><span>Approved Total</span><span>{D(d.tot)}</span></div><div style="background:#1d8f5a;color:#fff;text-align:center;border-radius:10px;padding:13px;margin-top:12px;font-weight:600">Sign &amp; Submit</div></div>'
    shot(d,h,412,1170,2); d.save()
def d26():
    d=Doc('26_text_chat.png','quote',['phone screenshot','chat in dark mode','prices in sentences','optional work refused'],None,'Eddies Garage',2011,'Honda','Accord',None,None)
    d.p('front pads',1,'62.00',sq=False,su=False); d.p('rotors',2,'54.00'); d.l('labor',Dc('1.5'),'100.00'); d.tx=c('14.03'); d.tot=d.sum()+d.tx
    bub=[(0,'Hi this is Eddies Garage about your 2011 Honda Accord. Looked at the brakes'),(0,'front pads $62.00<br>2 rotors @ $54.00 = $108.00<br>labor 1.5 hrs @ $100.00 = $150.00<br>tax $14.03'),(0,f'total {D(d.tot)} out the door'),(1,'ok what about the rear?'),(0,'rears still have 60% left. Struts are getting tired, would be $640 for the pair but no rush'),(1,'skip the struts. go ahead with the front brakes please'),(0,'\U0001F44D will have it done by 4')]
    h='<body style="background:#000;color:#fff;font:17px Roboto">'+status(True,'11:52')+'<div style="text-align:center;border-bottom:1px solid #222;padding:6px 0 10px"><div style="width:48px;height:48px;border-radius:50%;background:#5b6472;margin:auto;line-height:48px;font-size:20px">EG</div><div style="font-size:12px;margin-top:4px">Eddies Garage &rsaquo;</div></div><div style="text-align:center;color:#8a8a8e;font-size:11px;margin:12px">Today 11:20 AM</div>'+''.join(f'<div style="display:flex;justify-content:{"flex-end" if me else "flex-start"};padding:3px 14px"><div style="max-width:74%;padding:9px 14px;border-radius:19px;line-height:1.3;background:{"#0a84ff" if me else "#26252a"}">{t}</div></div>' for me,t in bub)+'<div style="position:fixed;bottom:14px;left:14px;right:14px;border:1px solid #333;border-radius:20px;padding:9px 14px;color:#666">Text Message</div>'
    shot(d,h,390,844,3); d.save()
def d27():
    d=Doc('27_email_quote.jpg','quote',['phone screenshot','e-mail with plain text lines'],'Q-2208','Marlow Brothers Garage',2004,'Volvo','V70',None,187600)
    L=[d.p('Motor mount, hydraulic (upper)',1,'78.40'),d.p('Motor mount, lower rear',2,'64.95'),d.p('PCV breather box kit',1,'142.10'),d.p('Oil filter and drain plug washer',1,'16.85'),d.l('Replace mounts',Dc('2.6'),'115.00'),d.l('Replace breather box, clean passages',Dc('3.4'),'115.00'),d.f('Shop materials','22.00')]
    di=d.d('35.00'); d.sub=d.sum()-di; tx=d.tax(d.sum('Part'),'5.5'); d.tot=d.sub+tx
    def ln(k):
        if k['type']=='Labor': return f'- {k["desc"]}, {k["qty"]} hrs x {D(k["unit"])} = {D(k["total"])}'
        if k['type']=='Part' and k['qty']>1: return f'- {k["desc"]}, {k["qty"]} x {D(k["unit"])} = {D(k["total"])}'
        return f'- {k["desc"]}: {D(k["total"])}'
    for it in d.items:
        if it['type']=='Part' and it['quantity']==1: it['quantity']=it['unitPrice']=None
    body='Hi Ingrid,<br><br>Here is the quote (Q-2208) we talked about for your 2004 Volvo V70, 187,600 miles.<br><br><b>Parts</b><br>'+'<br>'.join(ln(k) for k in L[:4])+'<br><br><b>Labor</b><br>'+'<br>'.join(ln(k) for k in L[4:6])+'<br><br>'+ln(L[6])+f'<br>- Returning customer: -{D(di)}<br><br>Subtotal: {D(d.sub)}<br>Sales tax (parts only, 5.5%): {D(tx)}<br><b>Total: {D(d.tot)}</b><br><br>The timing belt is at 92,000 on this one. If you want it done at the same time I can add it, figure around $700.<br><br>We could take the car Tuesday or Wednesday.<br><br>Ned<br>Marlow Brothers Garage<br>114 State St, Portage WI<br>608-555-0194'
    h='<body style="background:#fff;font:15.5px Roboto;color:#202124">'+status(t='6:03')+'<div style="display:flex;justify-content:space-between;padding:10px 18px;color:#5f6368;font-size:20px"><span>&larr;</span><span>&#8942;</span></div><div style="padding:4px 18px;font-size:21px">Quote for the Volvo <span style="background:#e8eaed;font-size:12px;padding:2px 6px;border-radius:4px">Inbox</span></div><div style="display:flex;gap:12px;padding:14px 18px"><div style="width:40px;height:40px;border-radius:50%;background:#7b4fb5;color:#fff;text-align:center;line-height:40px">N</div><div><b>Ned Marlow</b> <span style="color:#777;font-size:12px">Nov 24</span><br><span style="color:#777;font-size:13px">to me &#9662;</span></div></div><div style="padding:0 18px;line-height:1.45">'+body+'</div><div style="display:flex;gap:12px;padding:22px 18px"><span style="border:1px solid #ccc;border-radius:18px;padding:8px 22px">Reply</span><span style="border:1px solid #ccc;border-radius:18px;padding:8px 22px">Forward</span></div>'
    shot(d,h,412,1140,2); d.save()
def d28():
    d=Doc('28_mechanic_app.png','quote',['phone screenshot','app with parts and labor amounts under each service','promo'],'WB-77120934','WrenchBuddy',2015,'Chevrolet','Malibu',None,None)
    S=[('Battery Replacement',1,'184.99','62.00'),('Serpentine Belt Replacement',1,'41.75','95.50'),('Spark Plug Replacement',4,'15.25','118.00')]
    b=''
    for n,qn,p,l in S:
        nm={'Battery Replacement':'Battery - AGM H6','Serpentine Belt Replacement':'Serpentine Belt','Spark Plug Replacement':'Spark Plugs'}[n]
        k=d.p(nm,qn,p,sq=qn>1,su=qn>1); xq=' (%d x %s)'%(qn,D(k['unit'])) if qn>1 else ''; j=d.l('Labor',None,None,total=l)
        b+=f'<div style="padding:14px 18px;border-bottom:8px solid #f2f3f7"><div style="font-weight:700;margin-bottom:8px">{n}<span style="float:right">{D(k["total"]+j["total"])}</span></div><div class=w><span>{nm}{xq}</span><span>{D(k["total"])}</span></div><div class=w><span>Labor</span><span>{D(j["total"])}</span></div></div>'
    f=d.f('Booking fee','9.99'); di=d.d('25.00'); g=d.sum(); d.sub=g-f['total']; d.tx=tx=r(Dc(d.sum('Part'))*Dc('7.25')/100); d.tot=g-di+tx
    rows=[('Subtotal',D(d.sub)),('Booking fee',D(f['total'])),('Promo FIRST25','&minus;'+D(di)),('Tax',D(tx))]
    h='<style>.w{display:flex;justify-content:space-between;padding:3px 0;color:#5a6072;font-size:14px}</style><body style="background:#fff;font:15px Lato;color:#1c2033">'+status(t='7:28')+'<div style="background:linear-gradient(120deg,#5a31f4,#8b5cf6);color:#fff;padding:18px"><div style="font-weight:900;font-size:20px">WrenchBuddy</div><div style="font-size:13px;margin-top:6px">Quote WB-77120934<br>2015 Chevrolet Malibu LT 2.5L &middot; Thu Dec 3, 9-11 AM at home</div></div>'+b+'<div style="padding:14px 18px">'+''.join(f'<div class=w><span>{x}</span><span>{y}</span></div>' for x,y in rows)+f'<div style="display:flex;justify-content:space-between;font-weight:900;font-size:19px;padding-top:8px"><span>Total</span><span>{D(d.tot)}</span></div><div style="color:#888;font-size:12px;padding-top:6px">You pay after the job is done. 12-month / 12,000-mile warranty.</div></div><div style="position:fixed;bottom:16px;left:16px;right:16px;background:#5a31f4;color:#fff;border-radius:26px;text-align:center;padding:14px;font-weight:700">Book for {D(d.tot)}</div>'
    shot(d,h,360,800,3); d.save()
import sys
for n in sys.argv[1:] or ['d25','d26','d27','d28']: globals()[n]()
