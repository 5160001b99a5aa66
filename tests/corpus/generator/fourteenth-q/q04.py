from common import *
D=Doc('q04.pdf','one-man-garage-spreadsheet-printout','libreoffice-calc','invoice',"Petersen Repair",'25-061',dict(year=2005,make='Toyota',model='Tundra SR5',mileage=241870))
rows=[('Parts',None),('tie rod end outer Moog ES80380','Part',2,4129),('lower ball joint 555 brand','Part',2,6850),('alt. reman 100 amp (Denso)','Part',1,18900),('serp. belt','Part',1,3347),('oil Delo 10w30','Part',6.5,675),('oil filter baldwin','Part',1,899),
('Work',None),('front end, both sides','Labor',3.5,7000),('alternator','Labor',1.25,7000),('oil change','Labor',.4,7000),
('Other',None),('Alignment at Lund Tire (I took it over)','Service',1,8995),('old oil to county','Fee',1,300)]
X=[]
st='''<style:style style:name="{n}" style:family="table-cell"{p}><style:table-cell-properties {b} fo:padding="0.02in"/><style:text-properties fo:font-size="10pt" style:font-name="Liberation Sans" {t}/><style:paragraph-properties {a}/></style:style>'''
def cell(v,s='c',num=None):
    if num is not None: return f'<table:table-cell table:style-name="{s}" office:value-type="float" office:value="{num}"><text:p>{v}</text:p></table:table-cell>'
    if v=='' : return f'<table:table-cell table:style-name="{s}"/>'
    return f'<table:table-cell table:style-name="{s}" office:value-type="string"><text:p>{e(v)}</text:p></table:table-cell>'
def R_(*cs): X.append('<table:table-row>'+''.join(cs)+'</table:table-row>')
R_(cell(D.shop,'big'),cell('','n'),cell('','n'),cell('','n'),cell('','n'))
R_(cell('14280 County 8, Nevis MN  218-555-0119','n')); R_(cell('','n'))
R_(cell('For','b'),cell('Arlen Kopp','n'),cell('','n'),cell('Bill','b'),cell(D.no,'n'))
R_(cell('Truck','b'),cell('2005 Toyota Tundra SR5 V8 tan','n'),cell('','n'),cell('Miles','b'),cell('241870','n'))
R_(cell('Date','b'),cell('July 3 2025','n'),cell('','n'),cell('Plate','b'),cell('YAH 4417','n')); R_(cell('','n'))
R_(*[cell(s,'h') for s in ('','What','How many','Each','Comes to')])
for x in rows:
    if x[1] is None: R_(cell(x[0],'cb'),*[cell('')]*4)
    else:
        i=D.add(*x); R_(cell(''),cell(x[0]),cell(q(x[2]),'cr'),cell(f"{x[3]/100:.2f}",'cr'),cell(f"{i['totalPrice']/100:.2f}",'cr'))
R_(cell(''),cell('shimmed door latch'),cell(''),cell(''),cell('free','cr'))
pt=D.sum(['Part']);tx=pct(pt,6.875);D.discounts=[1000];D.close(tax=tx,sub=D.sum())
R_(*[cell('')]*3,cell('add up','cb'),cell(f'{D.subtotal/100:.2f}','cr'))
R_(*[cell('')]*3,cell('tax parts','c'),cell(f'{tx/100:.2f}','cr'))
R_(*[cell('')]*3,cell('off','c'),cell('-10.00','cr'))
R_(*[cell('')]*3,cell('TOTAL','cb'),cell(f'${D.total/100:,.2f}','crb')); R_(cell('','n'))
R_(cell('Paid 500 on July 1. Rest when you can, no hurry before haying is done.','n'))
R_(cell('Upper ball joints still tight. Front brakes about 40 percent. Watch the rear main.','n'))
bd='fo:border="0.5pt solid #888888"'
sty=''.join([st.format(n='n',p='',b='',t='',a=''),st.format(n='b',p='',b='',t='fo:font-weight="bold"',a=''),st.format(n='big',p='',b='',t='fo:font-weight="bold" fo:font-size="18pt"',a='').replace('fo:font-size="10pt" ',''),
st.format(n='c',p='',b=bd,t='',a=''),st.format(n='cb',p='',b=bd,t='fo:font-weight="bold"',a=''),st.format(n='h',p='',b=bd+' fo:background-color="#ffff99"',t='fo:font-weight="bold"',a=''),
st.format(n='cr',p='',b=bd+' style:text-align-source="fix"',t='',a='fo:text-align="end"'),st.format(n='crb',p='',b=bd+' fo:background-color="#ffff99" style:text-align-source="fix"',t='fo:font-weight="bold"',a='fo:text-align="end"')])
cols=''.join(f'<style:style style:name="co{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for i,w in enumerate((.8,3.2,.9,.9,1.0)))
f=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:font-face-decls><style:font-face style:name="Liberation Sans" svg:font-family="'Liberation Sans'"/></office:font-face-decls><office:automatic-styles>{sty}{cols}<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.7in"/><style:header-style/><style:footer-style/></style:page-layout><style:style style:name="ta" style:family="table" style:master-page-name="Default"/></office:automatic-styles>
<office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm"><style:header><text:p>Sheet1</text:p></style:header><style:footer><text:p>Page 1</text:p></style:footer></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Kopp Tundra" table:style-name="ta">{''.join(f'<table:table-column table:style-name="co{i}"/>' for i in range(5))}{''.join(X)}</table:table></office:spreadsheet></office:body></office:document>'''
open('/tmp/q04.fods','w').write(f); soffice('/tmp/q04.fods'); subprocess.run(['cp','/tmp/q_so/q04.pdf',D.path()]);D.save()
