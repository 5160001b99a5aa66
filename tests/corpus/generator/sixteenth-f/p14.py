# text messages screenshot PNG
from lib import *
P=Paper(14,'text message screenshot','chromium screenshot + PIL',['prose','chat bubbles','amounts without cents','price cut in later message','picture of phone'],'Rico Mobile Mechanic',None,(2012,'Nissan','Altima',None,None),ext='png')
P.item('alternator','Part',21500);P.item('belt','Part',3800);P.item('my labor','Labor',18000,2,9000);P.item('trip charge','Fee',3000);P.disc('off',2000)
tot=P.sums(None,None)
M=[('i','Hey its Monique from Dorchester, the 2012 Nissan Altima 2.5. U find out whats wrong w it?'),('o','Yes hi. Battery is fine its the alternator, only puts out 11.9 volts'),('i','ok how much'),('o','So the alternator is $215 new not rebuilt, lifetime warranty from the store'),('o','belt is $38 it has cracks, should go with it'),('o','my labor 2 hrs @ $90 = $180 and the $30 trip charge'),('i','Other guy said $420 for all of it'),('o',"If I take $20 off its $443 total cash. Best I can do that's a new alt not junkyard. Used one I could get for $95 but no warranty"),('i','Ok do the new one. Need a deposit?'),('o','Just $100 on Zelle so I can pick up parts. Rest when done'),('i','Sent')]
assert tot==44300,tot
b=''.join(f'<div class="{k}"><span>{E_(t)}</span></div>' for k,t in M)
H=f'''<style>body{{margin:0;background:#fff;font:17px "Open Sans",sans-serif}}.top{{background:#f6f6f6;text-align:center;padding:10px;border-bottom:1px solid #ddd}}.i,.o{{margin:8px 14px;display:flex}}.i{{justify-content:flex-end}}span{{max-width:72%;padding:9px 14px;border-radius:19px;background:#e9e9eb;line-height:1.3}}.i span{{background:#34c759;color:#fff}}</style><div class=top><small style="float:left">4:46</small><small style="float:right">LTE 63%</small><br><b>Rico Mobile Mechanic</b><br><small>+1 (617) 555-0183</small></div><div style="text-align:center;color:#999;font-size:13px;margin:10px">Today 2:09 PM</div>{b}<div style="text-align:right;color:#999;font-size:12px;margin-right:18px">Delivered</div>'''
shot(H,'/tmp/rf14.png',460,950,2)
from PIL import Image
Image.open('/tmp/rf14.png').convert('P',palette=Image.ADAPTIVE,colors=64).save(P.path,optimize=True)
P.save(strip(H))
