from common import *
from PIL import Image
N='i16'
I=[it('4 spark plugs','part',4,1450,5800),it('ignition coil cyl 3','part',1,7600,7600),it('labour to fit all','labor',None,None,9500),it('diagnostic','fee',None,None,8900)]
disc=8900; T=905; tot=sum(i['totalPrice'] for i in I)-disc+T
B=[('a','Tidewater Auto Chat','Hello! You are chatting with Tidewater Auto, Norfolk VA. How can we help?','9:02 AM'),('c','You','I have the 2016 VW Jetta in for the misfire, name Rosalind Okafor. Any news?','9:04 AM'),('a','Bev (service desk)','Good morning Rosalind! Yes: cylinder 3 coil is bad and all plugs are original at 91,207 miles. Ref JT-3380.','9:05 AM'),('c','You','What would that be with everything?','9:05 AM'),
('a','Bev (service desk)','• 4 spark plugs $14.50 each = $58.00<br>• ignition coil cyl 3, 1 x $76.00<br>• labour to fit all $95.00<br>• diagnostic $89.00, but that comes back off (-$89.00) when you let us do the work<br>• tax $9.05 (parts + environmental)','9:09 AM'),('a','Bev (service desk)',f'So {d(tot)} altogether. All 4 coils instead of one would be $228 more, up to you.','9:09 AM'),('c','You','Just the one coil please. Go ahead.','9:15 AM'),('a','Bev (service desk)',f'Perfect, approved at {d(tot)}. Ready around 2. Skip the wiper offer from earlier, I took it off.','9:16 AM'),]
B[4]=(B[4][0],B[4][1],B[4][2].replace(' (parts + environmental)',' on the parts'),B[4][3])
h=''.join(f'<div class="{k}"><small>{n} &nbsp; {t}</small><div class=b>{x}</div></div>' for k,n,x,t in B)
html=f'''<meta charset=utf8><style>body{{margin:0;background:#dfe5ea;font:14px "DejaVu Sans"}}.w{{width:560px;margin:0 auto;background:#fff;border:1px solid #9ab}}.hd{{background:#00587a;color:#fff;padding:12px 16px;font-weight:bold}}.hd i{{float:right;font-weight:normal;font-size:11px}}small{{font-size:10px;color:#678;display:block;margin:8px 0 3px}}.a{{padding:0 90px 0 14px}}.c{{padding:0 14px 0 170px;text-align:right}}.b{{display:inline-block;text-align:left;padding:8px 11px;border:1px solid #cdd;background:#f3f8fb;line-height:1.5}}.c .b{{background:#fff6d8;border-color:#e6d590}}</style><div class=w><div class=hd>Tidewater Auto — Live Chat <i>Tue 05/20/2025 · transcript</i></div>{h}<div style="padding:14px;color:#99a;font-size:11px">Chat ended 9:17 AM. Prices given in chat hold for 7 days.</div></div>'''
open(W+'w.html','w').write(html)
subprocess.run(['wkhtmltoimage','-q','--width','640',W+'w.html',OUT+N+'.png'])
im=Image.open(OUT+N+'.png').convert('P',palette=Image.ADAPTIVE,colors=64); im.save(OUT+N+'.png',optimize=True); im.convert('RGB').save(W+'p_i16-1.png')
label(N,'message',I,None,T,tot,[disc],dict(year=2016,make='VW',model='Jetta',mileage=91207),dict(shop='Tidewater Auto',date='05/20/2025',number='JT-3380'))
