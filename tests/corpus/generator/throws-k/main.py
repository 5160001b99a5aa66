import sys,os,json,re,subprocess,random
sys.path.insert(0,os.path.dirname(__file__))
import layouts
from engine import M1,M2,M3
OUT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MARK=re.compile(M1+r'(\d+)'+M2+'(.*?)'+M3)
def strip(x,found):
    if isinstance(x,str):
        for k,d in MARK.findall(x): found[int(k)]=(d,len(found)); 
        return MARK.sub(r'\2',x)
    if isinstance(x,(list,tuple)): return type(x)(strip(y,found) for y in x)
    return x
def sq(t): return re.sub(r'\s+','',t).lower().replace('\u2019',"'").replace('\u2010','-').replace('\u2212','-').replace('\ufb01','fi').replace('\ufb02','fl').replace('\ufb00','ff').replace('\ufb03','ffi')
TYPE={'P':'Part','S':'Service','L':'Labor','Fee':'Fee'}
def main():
    bad=0; sel=sys.argv[1:]; n=0
    for li,fn in enumerate(layouts.ALL,1):
        lay=f'k{li:02d}'
        if sel and lay not in sel: continue
        for vi,ch in enumerate('abcdefgh'):
            name=lay+ch; pdf=f'{OUT}/{name}.pdf'
            for tryn in range(4):
                r=random.Random(f'{name}-{tryn}-v1'); c=layouts.Ctx(r,f'{name}-{tryn}'); c.vi=vi
                o=fn(c); doc=c.doc; found={}
                full=strip(o['blocks'],found)
                assert len(found)==len(doc.allitems),(name,len(found),len(doc.allitems))
                o['draw'](pdf,full)
                items=[]
                for k in sorted(found,key=lambda k: found[k][1]):
                    it=doc.items[k]; items.append(dict(description=found[k][0],type=TYPE[it['t']],quantity=it['q'],unitPrice=it['u'],totalPrice=it['total']))
                lab=dict(file=name+'.pdf',layout=lay,author='author-k',generator=o['gen'],hardships=sorted(doc.hard|set(o.get('hard',[]))|{'prose'}),kind=o['kind'],header=dict(shop=o.get('shop'),documentNumber=o.get('no')),vehicle=c.veh,items=items,discounts=doc.discs,subtotal=doc.subtotal,tax=doc.tax,total=doc.total)
                if doc.total: assert sum(i['totalPrice'] for i in items)+doc.tax-sum(doc.discs)==doc.total,name
                txt=subprocess.run(['pdftotext',pdf,'-'],capture_output=True,text=True).stdout
                txt=re.sub(r'(?m)^[> ]+','',txt); txt=re.sub(r'(?m)^.* - Page \d+$','',txt); t=sq(txt)
                err=[]
                for s in [i['description'] for i in items]+[x for x in [o.get('shop'),o.get('no'),c.veh.get('vin')] if x]+[f"{c.veh.get('year','')}"]: 
                    if sq(s) not in t: err.append(s)
                num=t.replace(',','')
                def amt(cc):
                    from engine import nw
                    a=f'{cc//100}.{cc%100:02d}' if cc%100 else f'{cc//100}'
                    return a in num or (cc%100==0 and (sq(nw(cc//100)) in t or sq(nw(cc//100,True)) in t))
                for i in items:
                    if not amt(i['totalPrice']): err.append(i['totalPrice'])
                    if i['unitPrice'] and not amt(i['unitPrice']): err.append(('u',i['unitPrice']))
                    if i['quantity']:
                        q=i['quantity']; from engine import nw
                        if not (f'{q:g}' in num or sq(nw(int(q))) in t): err.append(('q',q))
                for v in doc.discs+[doc.tax,doc.total]+([doc.subtotal] if doc.subtotal else []):
                    if v and not amt(v): err.append(v)
                if c.veh.get('mileage') and str(c.veh['mileage']) not in num: err.append('mi')
                if os.path.getsize(pdf)>300000: err.append('size')
                if not err: break
            if err: print('BAD',name,err); bad+=1
            json.dump(lab,open(f'{OUT}/{name}.json','w'),indent=1); n+=1
    print(n,'papers',bad,'bad')
main()
