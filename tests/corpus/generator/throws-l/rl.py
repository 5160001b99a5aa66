from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.colors import HexColor as H
import glob, os
FT="/usr/share/fonts/truetype/"
for n,p in dict(Ro="roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",RoB="roboto/unhinted/RobotoTTF/Roboto-Bold.ttf",Li="liberation/LiberationSans-Regular.ttf",LiB="liberation/LiberationSans-Bold.ttf",
 Na="liberation/LiberationSansNarrow-Regular.ttf",NaI="liberation/LiberationSansNarrow-Italic.ttf",De="dejavu/DejaVuSans.ttf",DeB="dejavu/DejaVuSans-Bold.ttf",Mo="dejavu/DejaVuSansMono.ttf",SeI="liberation/LiberationSerif-Italic.ttf",Se="liberation/LiberationSerif-Regular.ttf",RoC="roboto/unhinted/RobotoCondensed-Regular.ttf",RoI="roboto/unhinted/RobotoCondensed-Italic.ttf").items():
    try: pdfmetrics.registerFont(TTFont(n,FT+p))
    except Exception:
        c=glob.glob(FT+"**/"+os.path.basename(p).replace("RobotoCondensed","Roboto*Condensed*"),recursive=True); pdfmetrics.registerFont(TTFont(n,c[0] if c else FT+"liberation/LiberationSansNarrow-Regular.ttf"))
sw=pdfmetrics.stringWidth
def wrap(t,f,s,w):
    out=[]
    for para in t.split("\n"):
        cur=""
        for wd in para.split(" "):
            n=cur+" "+wd if cur else wd
            if cur and sw(n,f,s)>w: out.append(cur); cur=wd
            else: cur=n
        out.append(cur)
    return out
class Pg:
    def __init__(s,path,w,h,bg=None,top=None,bot=28,cols=1):
        s.c=canvas.Canvas(path,pagesize=(w,h)); s.w,s.h,s.bg,s.top,s.bot=w,h,bg,top,bot; s.n=0; s.c.setTitle("print"); s.start()
    def start(s):
        s.n+=1
        if s.bg: s.c.setFillColor(H(s.bg)); s.c.rect(0,0,s.w,s.h,stroke=0,fill=1)
        s.y=s.h-20
        if s.top: s.y=s.top(s)
    def need(s,h):
        if s.y-h<s.bot: s.c.showPage(); s.start(); return True
    def text(s,x,t,f="Li",z=9,col="#000000",lead=None,al="l"):
        s.need(z+3); s.c.setFont(f,z); s.c.setFillColor(H(col))
        {"l":s.c.drawString,"c":s.c.drawCentredString,"r":s.c.drawRightString}[al](x,s.y-z,t); s.y-=lead or z*1.3
    def para(s,x,w,t,f="Li",z=9,col="#000000",lead=None):
        for l in wrap(t,f,z,w): s.text(x,l,f,z,col,lead)
    def bubble(s,x,t,f,z,maxw,fill,col,right=False,pad=7,rad=9,meta=None,border=None,mcol="#777777"):
        "x is left edge, or right edge if right; breaks long ones over pages"
        ls=wrap(t,f,z,maxw-2*pad); lead=z*1.28
        cap=int((s.h-90-s.bot)/lead)
        while ls:
            room=int((s.y-s.bot-2*pad)/lead)
            if room<min(len(ls),cap): 
                if len(ls)<=cap or room<4: s.c.showPage(); s.start()
            part=ls[:cap]; ls=ls[cap:]
            w=max(sw(l,f,z) for l in part)+2*pad; 
            if meta: w=max(w,sw(meta,f,z*.68)+2*pad)
            h=len(part)*lead+2*pad-2+(z*.8 if meta else 0); x0=x-w if right else x
            s.c.setFillColor(H(fill)); s.c.setStrokeColor(H(border or fill)); s.c.roundRect(x0,s.y-h,w,h,min(rad,h/2),stroke=1 if border else 0,fill=1)
            s.c.setFillColor(H(col)); s.c.setFont(f,z); yy=s.y-pad-z*.82
            for l in part: s.c.drawString(x0+pad,yy,l); yy-=lead
            if meta: s.c.setFont(f,z*.68); s.c.setFillColor(H(mcol)); s.c.drawRightString(x0+w-pad,s.y-h+4,meta)
            s.y-=h+4
    def save(s): s.c.save()
class Clock:
    def __init__(s,r): s.r=r; s.m=r.randint(7*60,17*60); s.mon=r.randint(1,12); s.day=r.randint(1,27); s.yr=r.choice([23,24,25]); s.h24=False
    def tick(s): s.m+=s.r.choice([0,0,1,1,2,3,5,9,14,37]); s.m%=1440; return s.t()
    def t(s):
        h,m=divmod(s.m,60); return f"{h}:{m:02d}" if s.h24 else f"{(h-1)%12+1}:{m:02d} {'AM' if h<12 else 'PM'}"
    def d(s): return f"{s.mon}/{s.day}/{s.yr}"
    def long(s): return ["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"][s.mon-1]+f" {s.day}, 20{s.yr}"
    def wd(s): return s.r.choice("Mon Tue Wed Thu Fri Sat".split())
