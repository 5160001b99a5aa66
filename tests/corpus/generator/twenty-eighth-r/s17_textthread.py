from common import *
# SMS thread of a shop's messaging system printed as PDF, wkhtmltopdf; the estimate comes in one message, is changed in a later one
items=[I('starter (rebuilt)','Part',23400),I('labor','Labor',mul(1.3,11000),1.3,11000),I('battery cable end','Part',1875),I('diag','Service',5500)]
off=1500; tax=pct(23400+1875,8.875); tot=sum(i['totalPrice'] for i in items)-off+tax
label('s17_textthread','pdf','message',None,'Flatbush Auto Electric',dict(year=2011,make='Nissan',model='Rogue',vin=None,mileage=None),items,tot,[off],None,tax,'independent','NY',
 'Printed text thread with times and names. A first message says "new 310 or rebuilt 234 for the starter"; the customer takes the rebuilt one; the final message lists the lines and total. The vehicle appears only in the thread title ("11 Rogue", year printed with two digits in the message and four in the title). Towing offer of 95 turned down. "we take 15 off" is the discount.')
M=[('c','Wed 7:48 AM','Lorna P.','morning, did you get a chance to look at the rogue?'),
('s','Wed 9:15 AM','Flatbush Auto Electric','Hi Lorna yes. Battery is good 12.6. Starter draws 310 amps and drags, its done. Also the negative cable end is green and broke when I touched it'),
('c','Wed 9:17 AM','Lorna P.','ugh ok how much'),
('s','Wed 9:24 AM','Flatbush Auto Electric','Starter new is 310 or rebuilt 234 one yr warranty either way'),
('c','Wed 9:31 AM','Lorna P.','rebuilt is fine. I sell it in spring anyway'),
('s','Wed 9:40 AM','Flatbush Auto Electric',f'ok so for the 11 Rogue:\nstarter (rebuilt) {d(23400)}\nlabor 1.3 hr x 110 = {d(mul(1.3,11000))}\nbattery cable end {d(1875)}\ndiag {d(5500)}\nwe take 15 off cause you came last month: -{d(off)}\ntax on the parts {d(tax)}\ntotal {d(tot)}'),
('c','Wed 9:42 AM','Lorna P.','do I need the tow to you thing or is it there already lol'),
('s','Wed 9:44 AM','Flatbush Auto Electric','its here already your cousin pushed it in. No 95 for tow'),
('c','Wed 9:44 AM','Lorna P.','ok go ahead 👍'),
('s','Wed 9:50 AM','Flatbush Auto Electric','Ready by 4. Cash or card, no checks pls')]
from html import escape as E
b=''.join(f'<tr><td class=t>{t}</td><td class="{k}"><div class=n>{E(n)}</div><div class=b>{E(x).replace(chr(10),"<br>")}</div></td></tr>' for k,t,n,x in M)
html=f'''<!doctype html><meta charset=utf8><style>body{{font:13px "DejaVu Sans",sans-serif;margin:0}}table{{width:100%;border-collapse:collapse}}td{{vertical-align:top;padding:5px}}.t{{width:95px;color:#888;font-size:10px;padding-top:22px}}.n{{font-size:10px;color:#888;margin-bottom:2px}}.b{{display:inline-block;border-radius:10px;padding:7px 11px;max-width:430px;text-align:left}}.c .b{{background:#e9e9ec}}.s{{text-align:right}}.s .b{{background:#d6ecff}}h3{{margin:0}}</style><h3>Conversation: Lorna P. (718) 555-0195 &nbsp;/&nbsp; 2011 Nissan Rogue</h3><div style="color:#888;font-size:11px">Flatbush Auto Electric, 2290 Nostrand Ave, Brooklyn NY &nbsp; exported 11/12/2025 from TextDesk &nbsp; page 1 of 1</div><hr><table>{b}</table>'''
open(BUILD+'/s17.html','w').write(html)
run('wkhtmltopdf','-q','--page-size','Letter','--encoding','utf-8',BUILD+'/s17.html',OUT+'/s17_textthread.pdf',env=dict(os.environ,QT_QPA_PLATFORM='offscreen'))
