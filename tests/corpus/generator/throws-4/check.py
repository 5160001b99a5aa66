import json,glob,os,collections
from PIL import Image
bad=0;n=0;D=set();ty=collections.Counter();k=collections.Counter()
for f in sorted(glob.glob('[0-9][0-9][abcd].json')):
    j=json.load(open(f)); n+=1
    s=sum(i['totalPrice'] for i in j['items'])-sum(j['discounts'])+j['tax']
    if j['total'] not in(s,) and j['total']!=0: print('SUM',f); bad+=1
    if j['total']==0: k['nototal']+=1
    p=j['file']; z=os.path.getsize(p)
    if z>280000: print('BIG',p,z)
    if not p.endswith('pdf'):
        im=Image.open(p)
        if not 1600<=max(im.size)<=2400: print('DIM',p,im.size)
    for i in j['items']:
        D.add(i['description'].lower()); ty[i['type']]+=1
        q,u=i['quantity'],i['unitPrice']
        if q and u and abs(q*u-i['totalPrice'])>1.01: print('QTY',f,i)
    k[j['kind']]+=1;k[j['hardships'][0]]+=1;k[p[-3:]]+=1; k['disc']+=bool(j['discounts']); k['items']+=len(j['items'])
print(n,'bad',bad,'distinct desc',len(D),ty,k)
