from common import *
# LibreOffice Calc: parts/labor/total per row => ONE Service item per row
R=[("Oil change - 5w30 synthetic blend, up to 5 qt",3240,2500),("Front pads + resurface rotors",8415,13000),("Replace RF axle shaft",11860,15600),("Coolant drain & fill",3876,7500),("Transfer customer supplied wipers",0,500),("Check engine light - scan & smoke test evap",0,9500),("Gas cap",1899,0)]
it=[];P=L=0;X=[]
def r(*v):X.append(v)
r('QUINNEBAUG AUTO WORKS LLC','','','','~INVOICE');r('88 Main St. Putnam CT 06260','','','Invoice #','>2025-0093');r('860-555-0119','','','Date','>4/2/25');r();r('Customer: S. Bousquet');r('2011 Ford Escape XLT 3.0','','','Mileage','>149,882');r();r('*#','*Job','*Parts','*Labor','*Total')
for i,(d,p,l) in enumerate(R,1):
    P+=p;L+=l;r('#'+str(i),'#'+d,'$'+(f(p) if p else '-'),'$'+(f(l) if l else '-'),'$'+f(p+l));it.append(I(d,'Service' if p and l else 'Part' if p else 'Labor',(p+l)/100))
s=P+L;tax=round(P*.0635);tot=s+tax;dep=20000
r('','>Column totals','$'+f(P),'$'+f(L),'$'+f(s));r('','>CT sales tax 6.35% (parts)','','','$'+f(tax));r('','~TOTAL','','','$'+f(tot));r('','>Deposit received 3/28 check 1107','','','>'+f(-dep));r('','~BALANCE DUE','','','~'+f(tot-dep));r();r('Thanks Steve! Left rear tire has a nail in the shoulder, not repairable.')
st={'*':'H','#':'B','$':'M','>':'R','~':'RB'}
from xml.sax.saxutils import escape
cell=lambda v:(f'<table:table-cell office:value-type="string" table:style-name="{st[v[0]]}"><text:p>{escape(v[1:])}</text:p></table:table-cell>' if v and v[0] in st else (f'<table:table-cell office:value-type="string"><text:p>{escape(v)}</text:p></table:table-cell>' if v else '<table:table-cell/>'))
sty=lambda n,cp,pp,tp:f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties {cp}/><style:paragraph-properties {pp}/><style:text-properties fo:font-family="Liberation Serif" {tp}/></style:style>'
bd='fo:border="0.5pt solid #000000"';e='fo:text-align="end"';bo='fo:font-weight="bold"'
h='<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>'+''.join(f'<style:style style:name="c{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate((1,7.6,2.3,2.6,2.8)))+sty('H',bd+' fo:background-color="#d9e2f3"','fo:text-align="center"',bo)+sty('B',bd+' fo:wrap-option="wrap"','','')+sty('M',bd,e,'')+sty('R','',e,'')+sty('RB','',e,bo)+'</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet1">'+''.join(f'<table:table-column table:style-name="c{i}"/>' for i in range(5))+''.join('<table:table-row>'+''.join(cell(v) for v in (x or ('',)))+'</table:table-row>' for x in X)+'</table:table></office:spreadsheet></office:body></office:document>'
lo('k06',h,'fods')
save('k06','invoice','QUINNEBAUG AUTO WORKS LLC','2025-0093',it,tot/100,sub=s/100,tax=tax/100)
