import html,os,random,subprocess,glob,re
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import BaseDocTemplate,PageTemplate,Frame,Paragraph,Spacer,HRFlowable
from reportlab.platypus.flowables import BalancedColumns
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
TT='/usr/share/fonts/truetype/'
CAND={'Lato':(TT+'lato/Lato-Regular.ttf',TT+'lato/Lato-Bold.ttf',TT+'lato/Lato-Italic.ttf'),
'DVSerif':(TT+'dejavu/DejaVuSerif.ttf',TT+'dejavu/DejaVuSerif-Bold.ttf',TT+'dejavu/DejaVuSerif-Italic.ttf'),
'DVCond':(TT+'dejavu/DejaVuSansCondensed.ttf',TT+'dejavu/DejaVuSansCondensed-Bold.ttf',TT+'dejavu/DejaVuSansCondensed-Oblique.ttf'),
'OpenS':(TT+'open-sans/OpenSans-Regular.ttf',TT+'open-sans/OpenSans-Bold.ttf',TT+'open-sans/OpenSans-Italic.ttf'),
'dkg':(TT+'fifthhorseman/dkg.ttf',TT+'fifthhorseman/dkgBI.ttf',TT+'fifthhorseman/dkg.ttf'),
'LibNarrow':(TT+'liberation/LiberationSansNarrow-Regular.ttf',TT+'liberation/LiberationSansNarrow-Bold.ttf',TT+'liberation/LiberationSansNarrow-Italic.ttf')}
FONTS={'Helvetica':('Helvetica','Helvetica-Bold','Helvetica-Oblique'),'Times':('Times-Roman','Times-Bold','Times-Italic'),'Courier':('Courier','Courier-Bold','Courier-Oblique')}
for k,(a,b,c) in CAND.items():
    if all(os.path.exists(x) for x in (a,b,c)):
        try:
            for n,f in ((k,a),(k+'-B',b),(k+'-I',c)): pdfmetrics.registerFont(TTFont(n,f))
            FONTS[k]=(k,k+'-B',k+'-I')
        except Exception: pass
E=lambda t: html.escape(t,quote=False)
def rl(path,blocks,font='Times',size=11,lead=1.3,margin=72,page=letter,cols=1,just=False,indent=0,gap=6,color='#000000',ink='#333333',footer=None,bg=None,side=None):
    f,b,i=FONTS.get(font,FONTS['Times']); L=size*lead; al=4 if just else 0
    S=lambda **k: ParagraphStyle('x',**{**dict(fontName=f,fontSize=size,leading=L,alignment=al,firstLineIndent=indent,spaceAfter=gap,textColor=color),**k})
    st={'p':S(),'head':S(fontName=b,fontSize=size*1.5,leading=size*1.9,alignment=1,firstLineIndent=0,textColor=ink,spaceAfter=2),'headl':S(fontName=b,fontSize=size*1.35,leading=size*1.7,alignment=0,firstLineIndent=0,textColor=ink,spaceAfter=2),
    'sub':S(fontSize=size*.85,leading=size*1.1,alignment=1,firstLineIndent=0,spaceAfter=1),'subl':S(fontSize=size*.85,leading=size*1.15,alignment=0,firstLineIndent=0,spaceAfter=1),
    'r':S(alignment=2,firstLineIndent=0),'l':S(alignment=0,firstLineIndent=0,spaceAfter=1),'b':S(fontName=b,firstLineIndent=0,alignment=0,spaceBefore=4,spaceAfter=2),'i':S(fontName=i,firstLineIndent=0),
    'q':S(fontName=i,leftIndent=22,firstLineIndent=0,textColor='#555555'),'bul':S(leftIndent=18,bulletIndent=6,firstLineIndent=0,spaceAfter=gap*.6),'num':S(leftIndent=24,firstLineIndent=-18,spaceAfter=gap),'n':S(firstLineIndent=0),
    'c':S(alignment=1,firstLineIndent=0,fontName=b)}
    fl=[]
    for k,t in blocks:
        if k=='sp': fl.append(Spacer(1,float(t)))
        elif k=='hr': fl.append(HRFlowable(width='100%',thickness=.6,color=ink,spaceAfter=6,spaceBefore=3))
        elif k=='run': h,x=t; fl.append(Paragraph(f'<font name="{b}">{E(h)}</font> {E(x)}',st['n']))
        elif k=='meta': h,x=t; fl.append(Paragraph(f'<font name="{b}">{E(h)}</font> {E(x)}',st['l']))
        elif k=='bul': fl.append(Paragraph(E(t),st['bul'],bulletText='\u2022'))
        else: fl.append(Paragraph(E(t),st[k]))
    w,h=page; d=BaseDocTemplate(path,pagesize=page,title='',author='')
    if cols>1: fl=[BalancedColumns(fl,nCols=cols,needed=72,innerPadding=18)]; cols=1
    gut=20; cw=(w-2*margin-gut*(cols-1))/cols
    fr=[Frame(margin+k*(cw+gut),margin,cw,h-2*margin,0,0,0,0) for k in range(cols)]
    def on(c,dd):
        if bg: c.setFillColor(bg); c.rect(0,0,w,h,0,1); c.setFillColor('#000000')
        if side: c.setFillColor(side); c.rect(0,0,16,h,0,1)
        if footer: c.setFont(f,8); c.drawCentredString(w/2,margin/2,f'{footer} - Page {dd.page}')
    d.addPageTemplates(PageTemplate(frames=fr,onPage=on)); d.build(fl)
def chrome(path,body,css):
    hp=path[:-4]+'.tmp.html'; open(hp,'w').write(f'<!doctype html><meta charset="utf-8"><style>@page{{margin:14mm}}*{{hyphens:none}}{css}</style>{body}')
    prof='/tmp/kprof'
    subprocess.run(['timeout','60','/usr/bin/chromium','--headless','--no-sandbox','--disable-gpu','--user-data-dir='+prof,'--no-pdf-header-footer','--print-to-pdf='+path,'file://'+hp],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    os.remove(hp)
def groff(path,blocks,font='C',size=11,ll='6i',po='1.2i',just=False,indent=0):
    q=lambda t: t.replace('\\','\\e').replace('-','\\-').replace("'","\\[aq]") if not t.startswith(('.',"'")) else '\\&'+t.replace("'","\\[aq]")
    o=['.nr PS '+str(size),'.po '+po,'.ll '+ll,'.nh','.ft '+font,f'.ps {size}',f'.vs {size*1.25:.1f}','.ad b' if just else '.na','.pl 11i','.wh 0 hd','.de hd',"'sp 0.8i",'..','.wh -0.9i ft','.de ft',"'bp",'..','.fam '+{'C':'C','CR':'C','R':'T','H':'H','P':'P'}.get(font,'C'),'.ft R']
    for k,t in blocks:
        if k=='sp': o.append('.sp 0.6')
        elif k=='l': o+=['.br',q(t),'.br']
        elif k in('head','c','b'): o+=['.br','.ft B',q(t),'.br','.ft R'] if k!='head' else ['.ce 1','\\fB'+q(t)+'\\fP']
        elif k=='r': o+=['.br','.rj 1' if False else '.in +3i',q(t),'.br','.in']
        else: o+=['.sp 0.6',f'.ti +{indent}m' if indent and k=='p' else '.br',q(t)]
    p=subprocess.run(['groff','-Tps','-P-pletter','-K','utf8'],input='\n'.join(o)+'\n',capture_output=True,text=True)
    subprocess.run(['ps2pdf','-',path],input=p.stdout.encode('latin-1','replace'))
def latex(path,blocks,size=11,cls='article',opt='',pre=''):
    tex=lambda t: re.sub(r'([&%$#_{}])',r'\\\1',t.replace('\\','')).replace('~','\\~{}')
    o=[f'\\documentclass[{size}pt,letterpaper]{{{cls}}}\\usepackage[T1]{{fontenc}}\\usepackage{{lmodern}}\\usepackage[utf8]{{inputenc}}\\usepackage[margin=1.1in]{{geometry}}\\input{{glyphtounicode}}\\pdfgentounicode=1 {pre}\\hyphenpenalty=10000\\exhyphenpenalty=10000\\sloppy\\pagestyle{{empty}}\\begin{{document}}']
    for k,t in blocks:
        if k=='sp': o.append('\\vspace{%spt}'%t)
        elif k=='head': o.append('\\begin{center}{\\Large\\bfseries '+tex(t)+'}\\end{center}')
        elif k=='sub': o.append('\\begin{center}\\vspace{-10pt}{\\small '+tex(t)+'}\\end{center}')
        elif k=='r': o.append('\\hfill '+tex(t)+'\\par')
        elif k in('l','n'): o.append('\\noindent '+tex(t)+'\\par')
        elif k=='b': o.append('\\medskip\\noindent\\textbf{'+tex(t)+'}\\par')
        elif k=='q': o.append('\\begin{quote}\\itshape '+tex(t)+'\\end{quote}')
        elif k=='hr': o.append('\\noindent\\hrulefill\\par')
        else: o.append(tex(t)+'\\par\\smallskip')
    d='/tmp/ktex'; os.makedirs(d,exist_ok=True); open(d+'/a.tex','w').write('\n\n'.join(o)+'\n\\end{document}')
    subprocess.run(['pdflatex','-interaction=batchmode','-output-directory',d,d+'/a.tex'],stdout=subprocess.DEVNULL)
    os.replace(d+'/a.pdf',path)
