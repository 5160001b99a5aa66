# shared by all layouts: label collector, money formatting, output paths
import os, json, subprocess
OUT=os.environ.get('OUT','out'); TMP=os.environ.get('TMP_DIR','tmp'); os.makedirs(TMP,exist_ok=True)
def R(x): return int(x+0.5) if x>=0 else -int(-x+0.5)
class Doc:
    def __init__(s,layout,i,gen,shop,num,veh,hard=(),kind=None,ext='pdf'):
        s.layout,s.i,s.gen,s.shop,s.num,s.veh,s.hard,s.kind=layout,i,gen,shop,num,veh,list(hard),kind
        s.name=f'{layout}-'+('1' if i==0 else 'photo'); s.ext=ext
        s.items=[];s.disc=[];s.printed=[];s.subtotal=s.tax=s.total=None
        s.path=f'{OUT}/{s.name}.{ext}' if i==0 else f'{TMP}/{s.name}.{ext}'
    def m(s,c,p='$',dec=True,paren=False):
        s.printed.append(abs(c))
        t=f'{abs(c)/100:,.2f}' if dec else f'{abs(c)//100:,}'
        if paren and c<0: return f'({p}{t})'
        return ('-' if c<0 else '')+p+t
    def n(s,c): return s.m(c,'')
    def it(s,desc,typ,total,qty=None,unit=None):
        s.items.append(dict(description=desc,type=typ,totalPrice=total,quantity=qty,unitPrice=unit)); return total
    def sum(s): return sum(x['totalPrice'] for x in s.items)-sum(s.disc)
    def save(s):
        f=s.name+('.'+s.ext if s.i==0 else '.jpg')
        o=dict(file=f,layout=s.layout,hardships=s.hard,author='author-a',generator=s.gen)
        if s.kind:o['kind']=s.kind
        o.update(printed=s.printed,header=dict(shop=s.shop,documentNumber=s.num),vehicle=dict(zip(('year','make','model'),s.veh)),
          items=s.items,discounts=s.disc,subtotal=s.subtotal,tax=s.tax,total=s.total)
        json.dump(o,open(f'{OUT}/{s.name}.json','w'),indent=1,ensure_ascii=False)
def html(D,body,css='',page='letter',shot=None,scale=2):
    src=f'{TMP}/{D.name}.html'
    open(src,'w').write(f'<!doctype html><html><head><meta charset=utf-8><style>@page{{size:{page}}}*{{box-sizing:border-box}}{css}</style></head><body>{body}</body></html>')
    c=['nice','-n','10','/usr/bin/chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars']
    if shot: c+=[f'--window-size={shot[0]},{shot[1]}',f'--force-device-scale-factor={scale}','--screenshot='+D.path]
    else: c+=['--no-pdf-header-footer','--print-to-pdf='+D.path]
    subprocess.run(c+['file://'+src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=90)
    D.save()
def tbl(rows,cls='',head=None,al=''):
    def cells(r,t): return ''.join(f'<{t} class="{ "r" if j<len(al) and al[j]=="r" else "c" if j<len(al) and al[j]=="c" else ""}">{c}</{t}>' for j,c in enumerate(r))
    return f'<table class="{cls}">'+('<thead><tr>'+cells(head,'th')+'</tr></thead>' if head else '')+''.join((r if isinstance(r,str) else '<tr>'+cells(r,'td')+'</tr>') for r in rows)+'</table>'
