import sys,time
from lib import *
import photo
REG={}
def layout(n):
    def w(fn): REG[n]=fn; return fn
    return w
def run(n):
    for i,t in enumerate('abcd'):
        name=n+t; R=random.Random('author4-'+name); d=Doc(name)
        pg=REG[n](d,R,i)
        im=pg.finish() if isinstance(pg,Page) else pg
        rs=np.random.RandomState(zlib.crc32(name.encode())%2**31)
        scr=getattr(pg,'screen',False)
        for e in('jpg','pdf','png'):
            if os.path.exists(name+'.'+e): os.remove(name+'.'+e)
        if t=='c':
            m=getattr(pg,'scanmode',None) or ('png' if n in('07','17') else ['g4','pdf','g4','jpg','pdf'][int(n)%5]); data,ext=photo.scan(im,rs,m); q=m
        else: data,q=photo.photo(im,rs,t=='d',scr); ext='jpg'
        lab=d.label(ext,'scan' if t=='c' else 'photo')
        s=sum(x['totalPrice'] for x in d.items)-sum(d.disc)+d.tax
        assert d.total in(0,s),(name,s,d.total)
        assert d.items and all(x['totalPrice']>0 for x in d.items),name
        open(name+'.'+ext,'wb').write(data); json.dump(lab,open(name+'.json','w'),indent=1)
        print(name,ext,len(data)//1000,'q',q,'items',len(d.items),'tot',d.total,'y',getattr(pg,'endy',None))
