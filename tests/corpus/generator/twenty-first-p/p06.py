from common import *
# Google-Sheet-like, LibreOffice calc fods
rows=[("Radiator assy, Denso 221-9326","P",1,214.0),("Upper rad hose","P",1,27.5),("Lower rad hose","P",1,31.25),("Trans cooler line clips","P",4,1.75),("Coolant HOAT orange, gal","P",3,24.99),("R&R radiator, evac fill, bleed","L",2.5,110.0),("A/C recover + recharge (needed for access)","S",1,165.0),("R1234yf, per oz","P",22,4.5),("Hazmat / coolant disposal","F",1,8.0)]
ty=dict(P='Part',L='Labor',S='Service',F='Fee')
items=[it(d,ty[t],q,u) for d,t,q,u in rows];sub=S(items);tax=round(S(items,lambda i:i['type']=='Part')*.056);tot=sub+tax
def cell(v,b=False):
    if v=='' and not b: return '<table:table-cell/>'
    st=' table:style-name="b"' if b else ''
    return f'<table:table-cell{st} office:value-type="string"><text:p>{str(v).replace("&","&amp;")}</text:p></table:table-cell>'
def row(*v,b=False):return '<table:table-row>'+''.join(cell(x,b) for x in v)+'</table:table-row>'
body=row("RIO SALADO MOBILE & SHOP REPAIR",b=True)+row("2041 E Univ. Dr #7 Tempe AZ","","480-555-0184")+row("")+row("Quote for:  Devonte W.","","","Date","7/18/24")+row("Car:  2016 Dodge Charger R/T","","","Miles","104,530")+row("VIN:  "+vin("2C3CDXCT?GH203961"),"","","Quote #","Q-0718-2")+row("")
body+=row("Item","P/L/S/F","Qty","Each","Line $",b=True)
for (d,t,q,u),i in zip(rows,items):body+=row(d,t,f"{q:g}",f"{u:.2f}",m(i['totalPrice']))
body+=row("")+row("","","","Subtotal",m(sub))+row("","","","Tax parts 5.6%",m(tax))+row("","","","TOTAL","$"+m(tot),b=True)+row("")+row("Optional: fan assy (OE) +389.00 if customer wants, not included above")+row("Card adds 3%. Cash/Zelle no fee.")
f=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet" office:version="1.2">
<office:automatic-styles><style:style style:name="w" style:family="table-column"><style:table-column-properties style:column-width="7.4cm"/></style:style><style:style style:name="n" style:family="table-column"><style:table-column-properties style:column-width="2.2cm"/></style:style>
<style:style style:name="b" style:family="table-cell"><style:table-cell-properties fo:background-color="#fff2cc"/><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Quote"><table:table-column table:style-name="w"/><table:table-column table:style-name="n" table:number-columns-repeated="4"/>{body}</table:table></office:spreadsheet></office:body></office:document>'''
open('p06.fods','w').write(f)
subprocess.run("timeout 90 soffice -env:UserInstallation=file:///var/tmp/lo6 --headless --convert-to pdf p06.fods",shell=True,capture_output=True)
save('p06','quote','libreoffice',items,(2016,'Dodge','Charger','R/T',vin("2C3CDXCT?GH203961"),104530),'Q-0718-2','RIO SALADO MOBILE & SHOP REPAIR',tax,(),sub,tot)
