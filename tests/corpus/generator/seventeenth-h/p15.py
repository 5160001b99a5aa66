from lab import *
p=L('15','png','phone screenshot, messenger chat in dark mode','chromium screenshot',['PNG','dark mode','shop answers with short list','item struck out by the customer','tax included in total and named','status bar with clock and numbers'])
p.head('Saigon Auto & Tire','4471');p.veh(2013,'Lexus','RX 350',None,97300)
p.item('Má phanh trước / front pads','Part',7900);p.item('Đĩa / rotors','Part',15800,2,7900);p.item('Công thợ / labor','Labor',14000);p.item('Thay nhớt / oil change','Service',6995)
sub=p.sum();tax=2299;tot=sub+tax
M=[('d','HÔM NAY 2:06 CH'),('t','Chào chị Hạnh, xe 2013 Lexus RX 350 (97,300 miles) xem xong rồi ạ. Hoá đơn / ticket 4471:'),
('t',f'Má phanh trước / front pads  {p.m(7900)}<br>Đĩa / rotors 2 x {p.m(7900)} = {p.m(15800)}<br>Công thợ / labor  {p.m(14000)}<br>Thay nhớt / oil change  {p.m(6995)}<br>———<br>Subtotal  {p.m(sub)}<br>Tax (CA 9.7%, parts)  {p.m(tax)}<br><b>Tổng cộng / total  {p.m(tot)}</b>'),
('t',f'Rear shocks are leaking too — {p.w(62000)} both sides. Có muốn làm luôn không?'),('o','Thôi để tháng sau, not the shocks. Brakes + oil ok'),('t','Dạ. Ready 5:30. Bảo hành 12 tháng / 12,000 miles'),('o',f'Zelle được không? I can send {p.w(20000)} now'),('t','Zelle ok, no fee')]
h=''.join(f'<div class={k}>{t}</div>' for k,t in M)
chrome(f'''<meta charset=utf8><style>body{{margin:0;background:#000;color:#fff;font:26px "Open Sans";width:780px;height:1380px;overflow:hidden}}.s{{display:flex;justify-content:space-between;padding:14px 34px;font-weight:600}}.n{{background:#111;padding:16px 30px;border-bottom:1px solid #333;font-weight:600}}.n small{{color:#8a8;font-weight:400}}.b{{padding:14px 24px}}.o,.t{{padding:14px 22px;border-radius:28px;margin:8px 0;max-width:600px;width:fit-content;line-height:1.4}}.o{{background:#7b2ff2;margin-left:auto}}.t{{background:#303033}}.d{{text-align:center;color:#888;font-size:20px}}</style><div class=s><span>3:47</span><span>5G  81%</span></div><div class=n>‹ &nbsp; Saigon Auto &amp; Tire<br><small>Active now</small></div><div class=b>{h}</div>''',None,p.path,(780,1380))
from PIL import Image
Image.open(p.path).convert('P',palette=Image.ADAPTIVE,colors=64).save(p.path,optimize=True)
p.end(tot,tax,sub)
