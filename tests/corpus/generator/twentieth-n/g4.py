from lib import *
from html import escape as e
from PIL import Image
def chat(name,title,sub_,msgs,w,h,scale,theme):
    bg,them,me,tt,mt,fg,font,rad=theme
    body=''
    for who,t in msgs:
        if who=='t': body+=f'<div class=d>{e(t)}</div>'
        else: body+=f'<div class="b {who}">{e(t).replace(chr(10),"<br>")}</div>'
    H=f'''<meta charset=utf8><style>html,body{{margin:0;background:{bg};width:{w}px}}body{{font:15.5px/1.32 {font};color:{fg}}}.st{{display:flex;justify-content:space-between;padding:8px 18px 2px;font-size:13px;font-weight:bold}}.hd{{text-align:center;padding:6px;border-bottom:1px solid #8884}}.hd b{{display:block}}.hd small{{opacity:.6}}.m{{display:flex;flex-direction:column;padding:8px 10px}}.b{{max-width:76%;padding:8px 12px;border-radius:{rad};margin:3px 0}}.a{{background:{them};color:{tt};align-self:flex-start}}.s{{background:{me};color:{mt};align-self:flex-end}}.d{{align-self:center;font-size:11.5px;opacity:.6;margin:6px}}.in{{margin:6px 12px;border:1px solid #8886;border-radius:18px;padding:7px 14px;opacity:.5}}</style>
<div class=st><span>9:47</span><span>LTE 62%</span></div><div class=hd><b>{e(title)}</b><small>{e(sub_)}</small></div><div class=m>{body}</div><div class=in>Message</div>'''
    f=OUT+name+'.png';chrome(H,f,(w,h),scale)
    im=Image.open(f).convert('RGB')
    # crop empty bottom
    import numpy as np
    a=np.asarray(im).astype(int);d=np.abs(a-a[-1,5]).sum(2).max(1);y=np.nonzero(d>20)[0].max()
    im=im.crop((0,0,im.width,min(im.height,y+20)));im=im.quantize(64);im.save(f,optimize=True);print(im.size,h*scale)
IOS=('#fff','#e9e9eb','#2f80f6','#000','#fff','#000','"Liberation Sans"','18px')
DARK=('#000','#262629','#30b158','#fff','#fff','#fff','"Nimbus Sans"','18px')
AND=('#f3f6fc','#fff','#cfe0ff','#111','#111','#111','"DejaVu Sans"','16px 16px 16px 4px')
WA=('#e7ddd3','#fff','#dcf8c6','#111','#111','#111','"Liberation Sans"','8px')
# n13
its=[I('upper control arms','Part',2,8900,17800),I('sway bar links','Part',2,2150,4300),I('Labor','Labor',3,11000,33000),I('alignment','Service',None,None,9900)]
si=sum(i['totalPrice'] for i in its);tax=pct(22100,8000);tot=si+tax
chat('n13','Gus @ Delmar Auto','Text Message',[('t','Today 9:12 AM'),('s','Hey Gus any news on the truck?'),('a','Morning. 2010 Silverado 1500 right? 164,200 miles'),('s','Yep thats the one'),('a','Ok so your clunk is front end. Needs upper control arms, 2 @ $89.00 = $178.00'),('a','and sway bar links 2 @ $21.50 = $43.00'),('a','Labor 3 hrs @ $110 = $330'),('a','Then it has to get an alignment, $99'),('s','What about the wheel bearing'),('a','Bearing is fine, no charge for checking'),('a',f'Tax on parts {m(tax,"$")}. Total {m(tot,"$")}'),('s','Ok do it'),('a','Can have it Thurs')],390,1000,2,IOS)
save('n13','png','message','chromium',['screenshot'],None,'Delmar Auto',dict(year=2010,model='Silverado 1500',mileage=164200),its,[],None,tax,tot)
# n14 one long android message, list
its=[I('Radiator (Denso)','Part',1,16850,16850),I('Upper hose','Part',1,2490,2490),I('Lower hose','Part',1,2775,2775),I('Coolant','Part',2,1999,3998),I('Labor','Labor',2.2,12500,27500),I('Shop supplies','Fee',None,None,900)]
disc=[dict(description='Military discount',totalPrice=2750)]
si=sum(i['totalPrice'] for i in its);sub=si-2750;tax=pct(16850+2490+2775+3998,5500);tot=sub+tax
chat('n14','(804) 555-0129','Saturday',[('t','Sat, Apr 13 · 10:31 AM'),('a',f"""Hi Ms. Tran this is Oak Hill Service Center. Estimate 3317 for your 2013 Toyota Corolla LE (97,450 mi):

Radiator (Denso) 168.50
Upper hose 24.90
Lower hose 27.75
Coolant 2 x 19.99 = 39.98
Labor 2.2 hrs x 125.00 = 275.00
Shop supplies 9.00
Military discount -27.50
Subtotal {m(sub)}
Tax {m(tax)}
TOTAL {m(tot)}

Reply YES to approve or STOP to opt out."""),('s','Is it cheaper without the hoses?'),('a','About 52 less but they are 11 years old, I would not reuse them.'),('s','YES')],412,900,1,AND)
its[0]['quantity']=its[0]['unitPrice']=its[1]['quantity']=its[1]['unitPrice']=its[2]['quantity']=its[2]['unitPrice']=None
save('n14','png','message','chromium',['screenshot'],'3317','Oak Hill Service Center',dict(year=2013,make='Toyota',model='Corolla',trim='LE',mileage=97450),its,disc,sub,tax,tot)
# n15 whatsapp style
its=[I('AC compressor','Part',None,None,31500),I('condenser','Part',None,None,17200),I('expansion valve','Part',None,None,4100),I('dye and oil','Part',None,None,1800),I('evac and recharge','Service',None,None,14500),I('labor','Labor',4,8500,34000)]
tot=sum(i['totalPrice'] for i in its)
chat('n15','Rafa Cool Air Auto','online',[('t','WEDNESDAY'),('a','good afternoon my friend, I check the Kia'),('s','2014 Sorento, 118k. whats the damage'),('a','compressor is dead, it send metal everywhere'),('a','AC compressor is 315, condenser 172 because cannot be flush'),('a','expansion valve 41, dye and oil 18'),('s','ok and your time?'),('a','labor 4 hours at 85 is 340. evac and recharge 145'),('s','so 891?'),('a',f'no no, all together {tot//100:,}. no tax if cash'),('s','and the blower noise'),('a','blower motor maybe 120 later, not now. I not count it')],430,950,2,WA)
its=its[:4]+[its[5],its[4]]
save('n15','png','message','chromium',['screenshot'],None,'Rafa Cool Air Auto',dict(year=2014,make='Kia',model='Sorento',mileage=118000),its,[],None,None,tot)
# n16 dark
its=[I('Tail light assembly, left','Part',None,None,21435),I('Bumper cover clip kit','Part',None,None,1860),I('Bumper R&I','Labor',1.4,6800,9520),I('Buff and touch up quarter panel','Labor',2,6800,13600),I('Paint materials','Fee',None,None,4400)]
si=sum(i['totalPrice'] for i in its);tax=1747;tot=si+tax
chat('n16','Shawna - Precision Collision','iMessage',[('t','Tue, Nov 14 at 3:26 PM'),('s','Hi! Insurance deductible is 1000 so I think I just pay cash. How much?'),('a','Hi Beth! Wrote it up for the 2021 Mazda CX-5 Touring, file # PC-8804'),('a','Tail light assembly, left  $214.35\nBumper cover clip kit  $18.60'),('a','Bumper R&I 1.4 hr @ $68 = $95.20'),('a','Buff and touch up quarter panel, 2 hr @ $68 = $136.00'),('a','Paint materials $44.00'),('s','That includes tax?'),('a',f'Subtotal {m(si,"$")}, tax {m(tax,"$")}, so {m(tot,"$")}'),('a','If we find the reinforcement bent I will call first, that would be extra (last one was $260)'),('s','Sounds good, Thursday 8am')],390,1000,2,DARK)
save('n16','png','message','chromium',['screenshot'],'PC-8804','Precision Collision',dict(year=2021,make='Mazda',model='CX-5',trim='Touring'),its,[],si,tax,tot)
