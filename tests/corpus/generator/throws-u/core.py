import json,os,random,subprocess,tempfile,textwrap,html,datetime
from pool import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
AUTHOR="author-u"
OUT=os.environ.get("OUT","throws-u")
W,H=letter
def m(c,sign=""):           # 123456 -> 1,234.56
    return f"{abs(c)//100:,}.{abs(c)%100:02d}"
def mp(c): return f"{abs(c)//100}.{abs(c)%100:02d}"   # no thousands
def q(x):
    return str(int(x)) if float(x)==int(x) else (f"{x:.2f}".rstrip("0"))
def q1(x): return f"{x:.1f}"
def q2(x): return f"{x:.2f}"
class Line:
    def __init__(s,**k):
        s.remark=None;s.pn="";s.hours=None;s.kind="C";s.inc=False;s.tax=False;s.lst=None;s.code="";s.unit=None;s.qty=None;s.total=0;s.typ="Part";s.sign=1
        s.__dict__.update(k)
class Job:
    def __init__(s,**k): s.__dict__.update(k)
class Dice(random.Random):
    def price(s,lo,hi):
        c=s.randint(int(lo*100),int(hi*100)); r=s.random()
        if r<.45: c=c//100*100+99
        elif r<.6: c=c//100*100+95
        elif r<.7: c=c//100*100
        return c
    def pn(s,style=None):
        r=s; st=style or r.choice("mopar gm ford toyota honda after after after".split())
        d=lambda n:"".join(r.choice("0123456789") for _ in range(n)); A=lambda n:"".join(r.choice("ABCDEGHKLMNPRSTUVZ") for _ in range(n))
        return {"mopar":lambda:r.choice(["68","05","52","04"])+d(6)+"A"+A(1),"gm":lambda:r.choice(["12","84","19","25"])+d(6),
        "ford":lambda:A(1)+"L"+r.choice("23578")+"Z-"+d(4)+"-"+A(1),"toyota":lambda:d(5)+"-"+A(1)+d(4),"honda":lambda:d(5)+"-"+A(3)+"-A"+d(2),
        "after":lambda:r.choice([A(2)+d(5),d(3)+"-"+d(4),A(3)+d(3)+A(1),d(5),A(1)+d(2)+"-"+d(3)+A(1),"BXT"+d(3),A(2)+"-"+d(3)]),
        "vw":lambda:r.choice(["06","8K","4G","1K","5N"])+A(1)+" "+d(3)+" "+d(3)+" "+A(1),"bmw":lambda:d(2)+"-"+d(2)+"-"+d(1)+"-"+d(3)+"-"+d(3),"tesla":lambda:"1"+d(6)+"-"+d(2)+"-"+A(1),
        "hd":lambda:d(5)+"-"+d(2)+A(1),"truck":lambda:r.choice([A(2)+" "+d(5),A(3)+d(4)+A(1),d(2)+"-"+d(5)+"-"+d(3)]),"art":lambda:r.choice("123")+d(5)}[st]()
    def date(s):
        d=datetime.date(s.randint(min(2026,max(2009,getattr(s,"_y",0))),2026),s.randint(1,12),s.randint(1,28)); return d
    def phone(s): return f"({s.randint(205,979)}) 555-{s.randint(100,199):04d}"
    def person(s): return s.choice(FIRST)+" "+s.choice(LAST)
    def vin(s): return "".join(s.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if i in(1,4,8,10) else s.choice("0123456789") if i!=0 else s.choice("12345") for i in range(17))
    def veh(s,src,lo=2001,hi=2025):
        mk,md=s.choice(src); s._y=s.randint(lo,hi); return dict(year=s._y,make=mk,model=md,vin=s.vin(),mileage=s.randint(8000,214000))
    def jobs(s,dom,n,case="asis",rate=None,style=None,used=None,maxp=None,maxl=46):
        """jobs of a domain with altogether about n charged lines"""
        rate=rate or s.choice([8500,9500,11000,12500,13950,14900,16500]); pool=[j for j in JOBS if any(d in j["dom"] for d in dom.split())]; s.shuffle(pool); out=[];cnt=0
        up=(lambda x:x.upper()) if case=="up" else (lambda x:x)
        def pick(names):
            ok=[x for x in names if len(x)<=maxl] or [min(names,key=len)]
            return up(s.choice(ok))
        if n>22: pool=pool+pool[:0]
        for j in pool:
            left=n-cnt
            if left<=0: break
            nm,lo,hi=j["L"][0]; h=round(s.uniform(lo,hi),1)
            jb=Job(title=up(s.choice(j["titles"])),labor=[],parts=[],kind="C",tech=str(s.randint(11,998)),code="",rate=rate)
            jb.labor.append(Line(desc=pick(nm),typ="Labor",qty=h,hours=h,unit=rate,total=round(h*rate),tax=False))
            cnt+=1
            ps=list(j["P"])
            k=min(len(ps),max(0,left-1)); 
            if k and s.random()<.5: k=s.randint(max(1,k//2),k)
            idx=sorted(s.sample(range(len(ps)),k)) if k<len(ps) else range(k)
            for i in idx:
                nmz,lo,hi,qs=ps[i]; qq=s.choice(qs); u=s.price(lo,hi)
                jb.parts.append(Line(desc=pick(nmz),typ="Part",qty=qq,unit=u,total=round(qq*u),lst=round(u*s.choice([1.1,1.18,1.25,1.33])),pn=s.pn(style),tax=True)); cnt+=1
            out.append(jb)
        return out
SIZES={}
def size(rng,i,lo=2,hi=25):
    # four sizes per layout spread from lo to hi
    b=[lo,(lo*3+hi)//4,(lo+hi)//2,(lo+3*hi)//4,hi]; return rng.randint(b[i],b[i+1])
class Doc:
    def __init__(s,name,layout,kind,gen,shop,no):
        s.name=name;s.l=dict(file=name+".pdf",layout=layout,author=AUTHOR,generator=gen,hardships=[],kind=kind,header=dict(shop=shop,documentNumber=no),vehicle={},items=[],discounts=[],subtotal=None,tax=0,total=None)
    def veh(s,v,*keys):
        for k in keys: s.l["vehicle"][k]=v[k]
    def item(s,desc,typ,qty,unit,total):
        if total>0:
            if isinstance(qty,float) and qty==int(qty): qty=int(qty)
            s.l["items"].append(dict(description=" ".join(desc.split()),type=typ,quantity=qty,unitPrice=unit,totalPrice=total))
    def li(s,L,**k):
        s.item(k.get("desc",L.desc),L.typ,k.get("qty",L.qty),k.get("unit",L.unit),L.total)
    def disc(s,a): s.l["discounts"].append(a)
    def sum(s): return sum(i["totalPrice"] for i in s.l["items"])
    def save(s):
        json.dump(s.l,open(f"{OUT}/{s.name}.json","w"),indent=1)
    @property
    def path(s): return f"{OUT}/{s.name}.pdf"
def html_pdf(doc,body,css):
    t=tempfile.mkdtemp(); p=t+"/a.html"; open(p,"w").write(f"<!doctype html><html><head><meta charset=utf-8><style>{css}</style></head><body>{body}</body></html>")
    subprocess.run(["chromium","--headless","--no-sandbox","--disable-gpu","--no-pdf-header-footer","--print-to-pdf="+doc.path,p],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,check=True)
    doc.save()
E=html.escape
def enscript_pdf(doc,text,font="Courier9",land=False,extra=()):
    p=tempfile.mktemp(); open(p,"w").write(text)
    ps=p+".ps"; subprocess.run(["enscript","-q","-B","-f",font,"-M","Letter","--margins=30:30:30:30","-o",ps,p]+(["-r"] if land else [])+list(extra),check=False,stderr=subprocess.DEVNULL)
    subprocess.run(["ps2pdf",ps,doc.path],check=True); doc.save()
def groff_pdf(doc,src,pre=("-t",)):
    r=subprocess.run(["groff","-Tpdf","-P-pletter",*pre],input=src.encode("latin1","replace"),capture_output=True,check=True); open(doc.path,"wb").write(r.stdout); doc.save()
def G(s): return s.replace("\\","\\e").replace("-","\\-").replace("'","\\(aq").replace('"',"\\(dq") if not s.startswith((".",)) else "\\&"+s
class C:
    """reportlab page with y cursor from the top"""
    def __init__(s,doc,size=letter):
        s.d=doc; s.w,s.h=size; s.c=canvas.Canvas(doc.path,pagesize=size); s.c.setTitle(doc.name); s.page=1; s.y=s.h-40; s.f="Helvetica"; s.z=9; s.font()
    def font(s,f=None,z=None):
        s.f=f or s.f; s.z=z or s.z; s.c.setFont(s.f,s.z)
    def t(s,x,txt,y=None,f=None,z=None,al="l"):
        s.c.setFont(f or s.f,z or s.z); y=s.y if y is None else y
        {"l":s.c.drawString,"r":s.c.drawRightString,"c":s.c.drawCentredString}[al](x,y,txt)
    def wrap(s,txt,w,f=None,z=None):
        f=f or s.f;z=z or s.z; out=[];cur=""
        for wd in txt.split():
            n=(cur+" "+wd).strip()
            if stringWidth(n,f,z)<=w or not cur: cur=n
            else: out.append(cur);cur=wd
        if cur: out.append(cur)
        return out or [""]
    def hl(s,x0,x1,y=None,w=.5):
        s.c.setLineWidth(w); y=s.y if y is None else y; s.c.line(x0,y,x1,y)
    def vl(s,x,y0,y1,w=.5): s.c.setLineWidth(w); s.c.line(x,y0,x,y1)
    def box(s,x,y,w,h,lw=.5,fill=None):
        s.c.setLineWidth(lw)
        if fill is not None: s.c.setFillGray(fill); s.c.rect(x,y,w,h,stroke=1,fill=1); s.c.setFillGray(0)
        else: s.c.rect(x,y,w,h)
    def need(s,h,cb=None,bottom=50):
        if s.y-h<bottom:
            s.c.showPage(); s.page+=1; s.y=s.h-40; s.font()
            if cb: cb()
            return True
    def save(s): s.c.save(); s.d.save()

GHEAD=[".pl 11i",".de HD","'sp 0.5i","..",".de FT","'bp","..",".wh 0 HD",".wh -0.6i FT"]
