from common import *
# Calc sheet: labor and parts columns, no row total -> two items
N='i08'; I=[]
rows=[('Y-pipe section, cut & weld',19500,14250),('Rear muffler, Walden Quiet-Tone',6500,12975),('Hangers and clamps',0,3860),('Downstream O2 sensor, bank 1',7200,8845),('Weld manifold flange crack',12000,0)]
L=sum(r[1] for r in rows);P=sum(r[2] for r in rows)
for n,l,p in rows:
    if l: I.append(it(n,'labor',None,None,l))
    if p: I.append(it(n,'part',None,None,p))
sup=1560; I.append(it('Welding gas/rod','fee',None,None,sup)); T=tax(P+sup,'6.25'); sub=L+P+sup; tot=sub+T
st='''<office:automatic-styles><style:style style:name="c1" style:family="table-column"><style:table-column-properties column-width="3.1in" xmlns="x"/></style:style>
<style:style style:name="w" style:family="table-column"><style:table-column-properties style:column-width="3.3in"/></style:style><style:style style:name="n" style:family="table-column"><style:table-column-properties style:column-width="1.35in"/></style:style>
<style:style style:name="h" style:family="table-cell"><style:table-cell-properties fo:background-color="#fff2cc" fo:border="1pt solid #000"/><style:text-properties fo:font-weight="bold" style:font-name="Liberation Sans"/></style:style>
<style:style style:name="g" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #888"/></style:style>
<style:style style:name="r" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #888"/><style:paragraph-properties fo:text-align="end"/></style:style>
<style:style style:name="rb" style:family="table-cell"><style:table-cell-properties fo:border="1.5pt solid #000" fo:background-color="#fff2cc"/><style:paragraph-properties fo:text-align="end"/><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="b" style:family="table-cell"><style:text-properties fo:font-weight="bold" fo:font-size="18pt" fo:color="#7f3f00"/></style:style>
<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.7in"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles>'''.replace('<style:style style:name="c1" style:family="table-column"><style:table-column-properties column-width="3.1in" xmlns="x"/></style:style>\n','')
from html import escape
def c(s,k=None): return f'<table:table-cell{f" table:style-name=%r"%k if k else ""} office:value-type="string"><text:p>{escape(s)}</text:p></table:table-cell>'.replace("'",'"') if False else '<table:table-cell'+(f' table:style-name="{k}"' if k else '')+f' office:value-type="string"><text:p>{escape(s)}</text:p></table:table-cell>'
def r(*cs): return '<table:table-row>'+''.join(cs)+'</table:table-row>'
E=c('')
body=r(c("Ozark Pipe & Muffler",'b'))+r(c('Hwy 62 West, Harrison, Arkansas 72601'),E,c('WORK ORDER','h'),c('W-1926','r'))+r(c('Shop 870-555-0131 - closed Sundays'),E,c('DATE','h'),c('5/6/24','r'))+r(E)
body+=r(c('Customer: Wendell Tackett'),c('Year','h'),c('Make','h'),c('Model','h'))+r(c('870-555-0148  Lic: AR 482 ZKD'),c('2007','r'),c('Jeep','r'),c('Grand Cherokee','r'))+r(c('Engine: 3.7 V6'),E,c('Odometer','h'),c('201,544','r'))+r(E)
body+=r(c('WORK PERFORMED','h'),c('LABOR','h'),c('PARTS','h'))
for n,l,p in rows: body+=r(c(n,'g'),c(m(l) if l else '','r'),c(m(p) if p else '','r'))
body+=r(c('Check cat converter - OK, no charge','g'),c('','r'),c('','r'))
body+=r(c('COLUMN TOTALS','h'),c(m(L),'rb'),c(m(P),'rb'))+r(E)
for a,b in[('Labor + parts',L+P),('Welding gas/rod',sup),('Sub-total',sub),('Tax 6.25%',T)]: body+=r(E,E,c(a,'g'),c(m(b),'r'))
body+=r(E,E,c('PAY THIS','h'),c(d(tot),'rb'))+r(E)+r(c('Lifetime on mufflers, 1 yr on welds. Rust-through not covered.'))+r(c('Signed: ____________________________'))
x=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">{st}<office:body><office:spreadsheet><table:table table:name="WO"><table:table-column table:style-name="w"/><table:table-column table:style-name="n"/><table:table-column table:style-name="n"/><table:table-column table:style-name="n"/>{body}</table:table></office:spreadsheet></office:body></office:document>'''
x=x.replace('"w"/><table:table-column table:style-name="n"/><table:table-column table:style-name="n"/><table:table-column table:style-name="n"/>','"w"/><table:table-column table:style-name="n" table:number-columns-repeated="3"/>').replace('3.3in','2.6in').replace('1.35in','1.45in')
open(W+N+'.fods','w').write(x); office(W+N+'.fods')
label(N,'estimate',I,sub,T,tot,[],dict(year=2007,make='Jeep',model='Grand Cherokee',vin=None,mileage=201544),dict(shop='Ozark Pipe & Muffler',date='5/6/24',number='W-1926')); prev(N)
