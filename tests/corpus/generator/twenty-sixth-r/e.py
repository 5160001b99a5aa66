from lib import *
from b import typst,esc,textwrap
import sys
def l01():
    items=[I("Front lower control arms, left and right","Part",2,26875),I("Labor to replace both control arms","Labor",2.6,18900),I("Four wheel alignment","Service",1,None,15995),I("60,000 mile service (spark plugs, brake fluid, diff fluids, filters)","Service",1,None,89500),I("Shop supplies","Fee",1,None,4900)]
    disc=7500; sub=S(items)-disc; tax=pct(2*26875,8.265); tot=sub+tax
    html=f'''<style>@page{{size:letter;margin:14mm 16mm}}body{{font:10pt "Liberation Sans"}}hr{{border:0;border-top:1px solid #bbb}}table{{width:100%}}.q{{border-left:2px solid #ccc;padding-left:10px;color:#555;margin-top:14px}}</style>
    <table><tr><td style="font:700 15pt 'Open Sans';color:#777"><span style="color:#d33">M</span>ailbox<td style="text-align:right;font-size:9pt">Hannah Okafor &lt;hannah.okafor.nv@mail.example&gt;</table><hr>
    <b style="font-size:13pt">Your Forester - estimate and next steps (RO 88142)</b><br><span style="font-size:8.5pt;color:#555">2 messages</span><hr>
    <table style="font-size:9.5pt"><tr><td><b>Cody Baumgartner</b> &lt;cbaumgartner@truckeemeadowssubaru.example&gt;<td style="text-align:right">Tue, Mar 4, 2025 at 11:26 AM</table>To: Hannah Okafor &lt;hannah.okafor.nv@mail.example&gt;<br><br>
    Hi Hannah,<br><br>Thanks for leaving your 2018 Forester with us this morning (61,940 miles when you dropped off). The clunk you hear over speed bumps is the rear bushing in both front control arms, they are torn through. Here is what I would do while it is on the lift:<br><br>
    &nbsp;&nbsp;- {items[0]['description']}: $268.75 each, ${m(items[0]['totalPrice'])}<br>&nbsp;&nbsp;- {items[1]['description']}: 2.6 hrs at $189.00 = ${m(items[1]['totalPrice'])}<br>&nbsp;&nbsp;- {items[2]['description']}: ${m(items[2]['totalPrice'])}<br>&nbsp;&nbsp;- {items[3]['description']}: ${m(items[3]['totalPrice'])}<br>&nbsp;&nbsp;- {items[4]['description']}: ${m(items[4]['totalPrice'])}<br><br>
    You still have the $75 loyalty reward on your account so I took that off. That makes ${m(sub)} plus ${m(tax)} sales tax on the parts, <b>${m(tot)} out the door</b>. Parts are here, I can have it done tomorrow by 3.<br><br>
    Your rear brakes are at 5 mm, no need yet. When they are due it runs around $465.<br><br>Reply YES or call me if that works.<br><br>Cody Baumgartner<br>Service Advisor | <b>Truckee Meadows Subaru</b><br>9150 S Virginia St, Reno, NV 89511<br>775-555-0128 direct<br><hr>
    <table style="font-size:9.5pt"><tr><td><b>Hannah Okafor</b> &lt;hannah.okafor.nv@mail.example&gt;<td style="text-align:right">Tue, Mar 4, 2025 at 12:03 PM</table>To: Cody Baumgartner &lt;cbaumgartner@truckeemeadowssubaru.example&gt;<br><br>Let me check with my husband, is there any wiggle room on the labor?
    <div class=q>On Tue, Mar 4, 2025 at 11:26 AM Cody Baumgartner wrote:<br>[Quoted text hidden]</div>'''
    chrome(html,OUT+'/l01.pdf')
    label('l01','l01.pdf','88142','Truckee Meadows Subaru',(2018,'Subaru','Forester',None,61940),items,[disc],sub,tax,tot,'dealer','NV')
def l02():
    items=[I("exhaust system, catalytic converter back","Part",1,None,38400),I("rear brake lines","Part",1,None,8650),I("rear wheel cylinders","Part",2,2475),I("labor","Labor",6,9500),I("Welding the frame rust at the spring hanger","Service",1,None,27500),I("state inspection","Service",1,None,6000)]
    tax=pct(38400+8650+4950,6); sub=S(items); tot=sub+tax
    from docx import Document
    from docx.shared import Pt,Inches
    d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(1.25); s.top_margin=Inches(1)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(12); st.paragraph_format.space_after=Pt(9)
    h=d.add_paragraph(); r=h.add_run("Aldous Garage"); r.bold=True; r.font.size=Pt(18); h.paragraph_format.space_after=Pt(0)
    d.add_paragraph("Route 14, East Randolph, Vermont 05041\n802-555-0116")
    for t in ["October 9, 2024","Mr. Francis Delacroix\n88 Chandler Road\nBethel, Vermont 05032",
     "Dear Frank,",
     "I had your 2006 Ford Ranger up on the lift Monday, and as I told Jean on the phone she is worth fixing but she will not pass the way she sits. The odometer says 142,300 and I believe it.",
     f"The exhaust system, catalytic converter back, is gone; a new one is $384.00. The rear brake lines are weeping and I would put in the nickel copper kind, which is $86.50 for the lot. Both rear wheel cylinders are stuck, and those are $24.75 apiece, so $49.50. For labor figure six hours at $95.00 an hour, or $570.00.",
     f"Welding the frame rust at the spring hanger I do at a set price of $275.00, and I have not charged extra for the steel. The state inspection with sticker is $60.00.",
     f"All told that is ${m(sub)}, and the State wants ${m(tax)} sales tax on the parts, which brings you to ${m(tot)}. If you would rather have the cheap steel brake lines I could save you about thirty dollars, but I would not do it on my own truck. The tires will go another winter; four new ones would be near $620 when you are ready.",
     "I can start on the 21st. Leave the key in the ashtray if I am not about."]: d.add_paragraph(t)
    d.add_paragraph("Yours truly,"); d.add_paragraph(""); d.add_paragraph("Wm. Aldous"); d.save('l02.docx')
    subprocess.run('nice -n 10 soffice --headless --convert-to pdf --outdir .. l02.docx',shell=True,cwd=SRC,check=True,capture_output=True)
    items[0]['description']="exhaust system, catalytic converter back"
    label('l02','l02.pdf',None,'Aldous Garage',(2006,'Ford','Ranger',None,142300),items,[],sub,tax,tot,'independent','VT')
def l03():
    items=[I("water pump","Part",1,None,14899),I("thermostat","Part",1,None,3250),I("coolant","Part",2,2199),I("serp belt","Part",1,None,4600),I("labor","Labor",3.5,12000)]
    disc=2500; tax=pct(S(items,'Part'),8.517); tot=S(items)-disc+tax
    M=[("t","Today 9:12 AM"),("in","Good morning this is Rico at R&L Auto. Got your 2015 Dodge Charger V6 in the air"),("in","Water pump is leaking out the weep hole like u thought, coolant all down the front"),("out","ok what's the damage"),
       ("in",f"water pump $148.99<br>thermostat $32.50<br>coolant 2 gal @ 21.99 = $43.98<br>serp belt $46.00<br>labor 3.5 hrs x $120 = $420.00"),("in",f"less $25 since your a repeat customer. tax on parts is {m(tax)}"),("in",f"total ${m(tot)}"),("out","does that need the tensioner too? guy at the parts store said"),("in","Tensioner feels good. If you want it anyway its 89 more but i wouldnt"),("out","nah skip it"),("d","Delivered")]
    h=''
    for k,x in M: h+={'t':f'<div class=t>{x}</div>','d':f'<div class=d>{x}</div>'}.get(k,f'<div class="b {k}">{x}</div>')
    html=f'''<meta charset=utf8><style>body{{margin:0;background:#fff;font:17px Roboto,"Noto Color Emoji"}}.st{{display:flex;justify-content:space-between;padding:12px 26px 4px;font:600 15px Roboto}}.h{{text-align:center;background:#f7f7f7;border-bottom:1px solid #ddd;padding:8px 0 9px;position:relative}}.av{{width:46px;height:46px;border-radius:50%;background:#9aa3ad;color:#fff;font:22px/46px Roboto;margin:0 auto 3px}}.h small{{font-size:13px}}.bk{{position:absolute;left:14px;top:24px;color:#0a7cff;font-size:26px}}
    .b{{max-width:250px;padding:8px 13px;border-radius:18px;margin:3px 14px;line-height:1.28;width:fit-content}}.in{{background:#e9e9eb}}.out{{background:#0a7cff;color:#fff;margin-left:auto;margin-top:9px;margin-bottom:9px}}.t{{text-align:center;color:#8a8a8e;font-size:12px;padding:12px}}.d{{text-align:right;color:#8a8a8e;font-size:11px;margin:-4px 18px}}.f{{position:fixed;bottom:0;left:0;right:0;padding:8px 14px 26px;background:#fff;display:flex;gap:10px;align-items:center}}.f div{{flex:1;border:1px solid #ccc;border-radius:18px;padding:6px 14px;color:#aaa}}</style>
    <div style="background:#f7f7f7" class=st><span>10:47</span><span>5G &nbsp;▮ 71%</span></div><div class=h><span class=bk>‹</span><div class=av>R</div><small>R&amp;L Auto Rico ›</small></div>{h}<div class=f><b style="color:#888;font-size:24px">+</b><div>Text Message</div></div>'''
    chrome(html,OUT+'/l03.png','390,900',True,2)
    label('l03','l03.png',None,'R&L Auto',(2015,'Dodge','Charger',None,None),items,[disc],None,tax,tot,'independent',None,['screenshot'])
if __name__=='__main__':
    for f in (sys.argv[1:] or ['l01','l02','l03']): globals()[f]()
