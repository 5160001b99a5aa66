from lib import *; from photolib import *
it=[I('NiMH module, tested to 5,500+ mAh','Part','1064.00',28,'38.00'),I('Bus bar plates, nickel, set','Part','85.00',1,'85.00'),I('HV battery out, rebuild, in','Labor','638.00',5.5,'116.00'),I('Bench cycling, 3 days','Service','150.00'),I('12V AGM battery S46B24R','Part','219.50',1,'219.50'),I('Inverter coolant pump','Part','162.75',1,'162.75'),I('Pump R&R and bleed','Labor','139.20',1.2,'116.00'),I('Toyota SLLC coolant, gal','Part','37.98',1,'37.98'),I('Pick up and delivery, Kailua','Fee','60.00'),I('Battery hazmat handling','Fee','20.00')]
disc=[pct(S(it),5)]; sub=S(it)-disc[0]; tax=pct(sub,'4.712')
d=label('t24_spreadsheet_hybrid.png','quote',dict(documentNumber='Q-118',shop='Windward Hybrid Battery'),dict(year=2012,make='Toyota',model='Prius',mileage=143220),it,disc,tax,'independent','HI','screenshot of a spreadsheet with toolbar, formula bar, row numbers and column letters; amounts without fixed decimals (1064, 219.5), Hawaii GET 4.712% on everything, 5% teacher discount, zero row, a second quote block for a new battery to the right that is not chosen',['screenshot','spreadsheet numbers without cents','second option in side columns','GET'])
def num(x): 
    s=f'{x/100:.2f}'.rstrip('0').rstrip('.'); return s
rows=[['Windward Hybrid Battery','','','','','','',''],['Kaneohe HI, 808-555-0147, hybrids only','','','','','','',''],['Quote Q-118','','','','11/12/2025','','',''],['2012 Toyota Prius Two','143,220 mi','','','P0A80, module 14 weak','','',''],['','','','','','','',''],['Item','Type','Qty / hr','Each','Amount','','If NEW pack instead','']]
ty={'Part':'part','Labor':'labor','Service':'flat','Fee':'fee'}
side=[['OEM pack, new','2695'],['Labor 3 h','348'],['Core credit','-450'],['GET','122.18'],['Total','2715.18']]
for k,i in enumerate(it):
    rows.append([i.description,ty[i.type],'' if i.quantity is None else num(int(i.quantity*100)),'' if i.unitPrice is None else num(i.unitPrice),num(i.totalPrice),'']+(side[k] if k<5 else ['','']))
rows.append(['Fan and filter clean','labor','0.4','0','0','','',''])
rows.append(['']*8)
rows+= [['Sum','','','',num(S(it)),'','',''],['Teacher 5%','','','','-'+num(disc[0]),'','',''],['After discount','','','',num(sub),'','',''],['GET 4.712%','','','',num(tax),'','',''],['TOTAL','','','','$'+m(d['total']),'','',''],['18 months on the pack, unlimited miles. Old modules stay with us.','','','','','','','']]
W=[290,78,74,74,92,26,160,82]
def cell(v,j,r,b):
    import re
    n=bool(re.match(r'^-?\$?[\d,.]+$',v)) and j in(2,3,4,7)
    st=f"width:{W[j]}px;"+('text-align:right;' if n else '')
    cls='sel' if (j==4 and rows[r][0]=='TOTAL') else ''
    return f'<td class="{cls}" style="{st}"><div style="width:{W[j]-8}px">{"<b>"+v+"</b>" if b else v}</div></td>'
trs=''
for r,rw in enumerate(rows):
    b=r in(0,5) or rw[0]=='TOTAL'
    trs+=f'<tr class="{"hd" if r==5 else ""}"><th>{r+1}</th>'+''.join(cell(v,j,r,b) for j,v in enumerate(rw))+'</tr>'
for r in range(len(rows),len(rows)+3): trs+=f'<tr><th>{r+1}</th>'+'<td></td>'*8+'</tr>'
last=[i for i,r in enumerate(rows) if r[0]=='TOTAL'][0]+1
h=f'''<meta charset=utf-8><style>body{{margin:0;font:13.5px Roboto;background:#fff;width:960px}} .tb{{background:#f9fbfd;padding:8px 14px}} .tb b{{font-size:17px;color:#1f1f1f}} .tb span{{color:#444;margin-right:15px;font-size:13px}} .tools{{background:#edf2fa;border-radius:18px;margin:4px 10px;padding:6px 16px;color:#444;font-size:12.5px;word-spacing:8px}} .fx{{border-top:1px solid #ddd;border-bottom:1px solid #ccc;padding:4px 10px;color:#333}} table{{border-collapse:collapse}} td{{border:1px solid #e2e3e3;height:23px;padding:0 4px}} td div{{white-space:nowrap;overflow:visible}} th{{background:#f8f9fa;border:1px solid #c7c9cb;font-weight:400;color:#555;width:40px;font-size:12px}} .hd td{{background:#d9ead3}} .sel{{outline:2px solid #1a73e8}}</style>
<div class=tb><b>Prius Q-118 quote</b><br><span>File</span><span>Edit</span><span>View</span><span>Insert</span><span>Format</span><span>Data</span><span>Tools</span><span>Help</span></div><div class=tools>100% | $ % .0 .00 123 | Default | − 10 + | B I S A</div><div class=fx>E{last} &nbsp;|&nbsp; <i>fx</i> &nbsp; =E{last-2}+E{last-1}</div>
<table><tr><th></th>{''.join(f'<th style="width:{w}px">{c}</th>' for w,c in zip(W,'ABCDEFGH'))}</tr>{trs}</table><div style="background:#f9fbfd;padding:7px 50px;font-size:13px;color:#0b57d0"><b>Quote</b> &nbsp;&nbsp;&nbsp; <span style="color:#444">Modules &nbsp;&nbsp;&nbsp; Old quotes</span></div>'''
open('t24.html','w').write(h); shot('t24.html','t24.tmp.png',960,700,1.7,full=True)
im=Image.open('t24.tmp.png').convert('RGB') if False else None
from PIL import Image
im=Image.open('t24.tmp.png').convert('RGB'); print(im.size); im.quantize(64,dither=0).save(OUT+'t24_spreadsheet_hybrid.png',optimize=True); print(os.path.getsize(OUT+'t24_spreadsheet_hybrid.png'))
