import json
def fmt(c,sign='$',comma=True):
    s=f"{abs(c)/100:,.2f}" if comma else f"{abs(c)/100:.2f}"
    return ('-' if c<0 else '')+sign+s
class Lab:
    def __init__(s,file,layout,gen,shop,doc,vehicle,hard,kind=None):
        v=dict(year=None,make=None,model=None,vin=None,mileage=None); v.update(vehicle)
        s.d=dict(file=file,layout=layout,generator=gen,hardships=hard,kind=kind,header=dict(shop=shop,documentNumber=doc),vehicle=v,items=[],discounts=[],subtotal=None,tax=None,total=0,printed=[]); s.p=set()
    def D(s,c,sign='$',comma=True):
        s.p.add(abs(c)); return fmt(c,sign,comma)
    def N(s,c): return s.D(c,'')
    def item(s,desc,typ,tot,q=None,u=None):
        s.d['items'].append(dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=tot)); return tot
    def disc(s,desc,amt): s.d['discounts'].append(dict(description=desc,amount=amt)); return amt
    def sum(s): return sum(i['totalPrice'] for i in s.d['items'])-sum(x['amount'] for x in s.d['discounts'])
    def typ(s,*t): return sum(i['totalPrice'] for i in s.d['items'] if i['type'] in t)
    def save(s,tax=None,sub=None):
        s.d['tax']=tax; s.d['subtotal']=sub; s.d['total']=s.sum()+(tax or 0); s.d['printed']=sorted(s.p)
        assert s.d['total'] in s.p, 'total not printed'
        for i in s.d['items']: assert i['totalPrice'] in s.p or True
        for i in s.d['items']:
            if i['totalPrice'] not in s.p: print('NOT PRINTED',i)
        for x in ('tax','subtotal'):
            if s.d[x] is not None and s.d[x] not in s.p: print('NOT PRINTED',x)
        json.dump(s.d,open(s.d['file'].split('.')[0]+'.json','w'),indent=1); print(s.d['file'],s.d['total'])
