import os
F='./make/fonts/usr/share/fonts/'
def ff(name,path,weight=400,style='normal'):
    return f"@font-face{{font-family:'{name}';src:url('{F}{path.replace(' ','%20')}');font-weight:{weight};font-style:{style}}}\n"
FONTS=''.join([
 ff('Inter','opentype/inter/Inter-Regular.otf'),ff('Inter','opentype/inter/Inter-SemiBold.otf',600),ff('Inter','opentype/inter/Inter-Bold.otf',700),
 ff('Roboto','truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'),ff('Roboto','truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf',500),ff('Roboto','truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf',700),
 ff('LSans','truetype/liberation/LiberationSans-Regular.ttf'),ff('LSans','truetype/liberation/LiberationSans-Bold.ttf',700),
 ff('LSerif','truetype/liberation/LiberationSerif-Regular.ttf'),ff('LSerif','truetype/liberation/LiberationSerif-Bold.ttf',700),ff('LSerif','truetype/liberation/LiberationSerif-Italic.ttf',400,'italic'),
 ff('Carlito','truetype/crosextra/Carlito-Regular.ttf'),ff('Carlito','truetype/crosextra/Carlito-Bold.ttf',700),
 ff('EBG','opentype/ebgaramond/EBGaramond12-Regular.otf'),ff('EBG','opentype/ebgaramond/EBGaramond12-Bold.otf',700),ff('EBG','opentype/ebgaramond/EBGaramond12-Italic.otf',400,'italic'),
 ff('LMono','truetype/liberation/LiberationMono-Regular.ttf'),
])
def html(css,body):
    return f"<!doctype html><html><head><meta charset=utf-8><style>{FONTS}*{{box-sizing:border-box}}{css}</style></head><body>{body}</body></html>"
DOCS={}
def I(desc,typ,total,q=None,u=None): return dict(description=desc,type=typ,quantity=q,unitPrice=u,totalPrice=total)
def doc(name,ext,page,shop,veh,items,discounts=(),subtotal=None,tax=0,total=None,printed=(),size=None):
    DOCS[name]=dict(ext=ext,html=page,size=size,truth={"file":f"{name}.{ext}","kind":"quote","layout":name,"author":"r34","hardships":["prose"],
      "header":{"documentNumber":None,"shop":shop},"vehicle":dict(zip(("year","make","model"),veh)),
      "items":items,"discounts":list(discounts),"subtotal":subtotal,"tax":tax,"total":total,"printed":list(printed)})
