# plain text e-mail printed from Outlook; reportlab
from lab import *
from reportlab.platypus import *;from reportlab.lib.styles import ParagraphStyle as PS;from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics;from reportlab.pdfbase.ttfonts import TTFont
import subprocess
g=lambda n:subprocess.run(['fc-match','-f','%{file}',n],capture_output=True,text=True).stdout
pdfmetrics.registerFont(TTFont('Ca',g('Carlito')));pdfmetrics.registerFont(TTFont('CaB',g('Carlito:bold')))
L=Lab('14.pdf','Outlook print, dealer advisor, numbered list','reportlab','Pikes Peak Ford Lincoln','219904',dict(year=2019,make='Ford',model='Explorer',vin='1FM5K8D80KGA61127',mileage=68240),['numbered list mixed paid, warranty and declined','extended warranty pays part: deductible','per-line totals in parentheses','advisor signature with phone'])
f=lambda a:L.D(a)
def I(n,k,a,q=None,u=None):L.item(n,k,a,q,u);return f(a)
n=PS('n',fontName='Ca',fontSize=11,leading=14.5,spaceAfter=7);b=PS('b',parent=n,leftIndent=22,bulletIndent=6,spaceAfter=3)
P=lambda s,st=n:Paragraph(s,st)
S=[P('<font name=CaB size=13>Tanisha Okafor</font>'),HRFlowable(width='100%',color='black',thickness=1.5),P('<font name=CaB>From:</font> Denny Kowalczyk &lt;dkowalczyk@ppford.example&gt;<br/><font name=CaB>Sent:</font> Friday, August 2, 2024 2:17 PM<br/><font name=CaB>To:</font> Tanisha Okafor<br/><font name=CaB>Subject:</font> RO 219904 / 2019 Ford Explorer / estimate for approval'),Spacer(1,6),P('Good afternoon Ms. Okafor,'),P('Technician has completed the inspection on your 2019 Ford Explorer XLT (VIN 1FM5K8D80KGA61127, 68,240 miles). Please review and reply APPROVE:')]
items=[f"PTU fluid leak. Replace PTU output seal. Labor is 2.8 hours = {I('Replace PTU output seal','Labor',52920,2.8,None)}, seal kit {I('seal kit','Part',6844)}.",
f"Front brakes at 3 mm. Front brake special, pads and machine rotors, {I('Front brake special','Service',27995)} installed.",
f"Water pump weep - this one is covered by your extended service contract. They are paying {f(184210)} and you pay only the contract deductible of {I('contract deductible','Fee',10000)}.",
f"Cabin filter. You declined at {f(6995)}, noted.",
f"Rear wiper blade {I('Rear wiper blade','Part',1849)}, no charge to install.",
"Recall 22S27 - no charge."]
for i,s in enumerate(items,1):S.append(Paragraph(s,b,bulletText=f'{i}.'))
ss=I('shop supplies','Fee',3950);d=L.disc('service coupon',2500);sub=L.sum();tax=round((6844+1849)*.082)
S+=[Spacer(1,5),P(f'There is also {ss} for shop supplies, and I applied the {f(d)} service coupon. Tax is {f(tax)}. <font name=CaB>Your total out of pocket is {f(sub+tax)}.</font>'),P(f'If you need a loaner it is {f(3900)} per day, and first day is on us. We can hold these prices until 8/16. Customer pay repairs are warranted 24 months with unlimited miles on parts.'),P('Thank you,'),P('<font name=CaB>Denny Kowalczyk</font><br/>Service Advisor #4108<br/>Pikes Peak Ford Lincoln | 1150 Motor City Dr, Colorado Springs CO 80905<br/>O: 719-555-0102  F: 719-555-0103')]
SimpleDocTemplate('14.pdf',pagesize=letter,margins=60).build(S,onFirstPage=lambda c,d:(c.setFont('Ca',9),c.drawCentredString(306,30,'1')));L.save(tax,None)
