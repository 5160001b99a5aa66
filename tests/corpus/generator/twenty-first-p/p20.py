from pic import *
A=[it("ALTERNATOR REMAN 150A",'Part',None,None,219.99),it("BELT SERP 6PK2271",'Part',None,None,34.49),it("INSTALL ALT",'Labor',1.3,99),it("CHG SYS TEST",'Service',None,None,29),it("BATT TERM ENDS",'Part',2,6.95),it("SHOP FEE",'Fee',None,None,9)]
disc=1000;tax=round(S(A,lambda i:i['type']=='Part')*.081);tot=S(A)-disc+tax
rows=["       YOLANDA'S AUTO ELECTRIC","    3388 Isleta Blvd SW  ABQ 87105","           505-555-0109","","TKT 20551      02/21/2025  4:13PM","11 RAM 1500 BIG HORN   MI 155,210","PLATE ALM-K43","-"*36]
for i in A:
    rows.append(f"{i['description']:26}{m(i['totalPrice']):>10}")
    if i['unitPrice']:rows.append(f"   {i['quantity']:g} {'HR' if i['type']=='Labor' else 'EA'} @ {m(i['unitPrice'])}")
    if 'REMAN' in i['description']:rows+=["   LESTER 11516  1YR WARR"," CORE 55.00  *RETURNED*"]
rows+=["-"*36]
for a,b in(("SUBTOTAL",m(S(A))),("VETERAN DISC","-"+m(disc)),("GRT/TAX",m(tax)),("TOTAL",m(tot)),("CASH",m(91000 if tot>91000 else 50000)),("CHANGE",m(50000-tot))):rows.append(f"{a:>24}{b:>12}")
rows+=["","      GRACIAS  -  THANK YOU","   ALL SALES FINAL ON ELECTRICAL"]
f=ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf',30)
w=int(f.getlength("-"*36))+90;im=Image.new('L',(w,60+len(rows)*44+50),244);d=ImageDraw.Draw(im)
for k,s in enumerate(rows):d.text((45,50+44*k),s,font=f,fill=60)
print(im.size,tot)
photo(im,'p20',[(190,110),(1040,60),(1110,1690),(120,1720)],(1250,1800),9,70,(.6,.3),.9,(1,.95,.86))
save('p20','receipt','PIL',A,(2011,'Ram','1500','BIG HORN',None,155210),'20551',"YOLANDA'S AUTO ELECTRIC",tax,[disc],S(A),tot,["photo"],'jpg')
