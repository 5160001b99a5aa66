# LibreOffice Writer (.odt -> PDF): bookkeeping invoice, Date / Activity / Description / Qty / Rate / Amount, T marks, discount as a row
from lib import *
A=[it("Diagnose intermittent no-start. Traced to G103 ground and corroded fusible link at battery post","l",1.5,12500,ac="Labor",tx=""),
 it("Fusible link assembly, battery positive 82620-0R030","p",1,9467,ac="Part",tx="T"),
 it("Repair ground G103, clean, dielectric grease, new eyelet","l",0.6,12500,ac="Labor",tx=""),
 it("Group 35 AGM battery 650 CCA","p",1,24999,ac="Part",tx="T"),
 it("Battery core (old battery kept by customer)","f",1,2200,ac="Core",tx=""),
 it("Battery installation & memory hold","l",1,2500,ac="Labor",tx=""),
 it("Starter contacts and plunger kit, Denso","p",1,4350,ac="Part",tx="T"),
 it("Rebuild starter on bench with contact kit, R&R","l",2.2,12500,ac="Labor",tx=""),
 it("Shop supplies","f",None,None,2310,ac="Supplies",tx="T")]
disc=[3000]; tx=sum(i['totalPrice'] for i in A if i['tx']); tax=r(tx*.06625); sub=S(A)-3000; total=sub+tax
dates=["07/06/2026"]*3+["07/07/2026"]*6
def cell(t,s='P',c='c'): return f'<table:table-cell table:style-name="{c}" office:value-type="string"><text:p text:style-name="{s}">{html.escape(t)}</text:p></table:table-cell>'
rows='<table:table-row>'+''.join(cell(t,'PH' if k<3 else 'PHR','ch') for k,t in enumerate(("DATE","ACTIVITY","DESCRIPTION","QTY","RATE","AMOUNT")))+'</table:table-row>'
for dt,i in zip(dates,A):
    rows+='<table:table-row>'+cell(dt)+cell(i['ac'],'PB')+cell(i['description'])+cell(q(i['quantity']) or '','PR')+cell(m(i['unitPrice']) if i['unitPrice'] else '','PR')+cell(m(i['totalPrice'])+i['tx'],'PR')+'</table:table-row>'
rows+='<table:table-row>'+cell("07/07/2026")+cell("Discount",'PB')+cell("First visit")+cell('1','PR')+cell('-30.00','PR')+cell('-30.00','PR')+'</table:table-row>'
sums=''.join('<table:table-row>'+cell('','P','n')+cell(a,'P' if k<5 else 'PT','n')+cell(b,'PR' if k<5 else 'PTR','n')+'</table:table-row>' for k,(a,b) in enumerate((("SUBTOTAL",m(sub)),(f"TAX (6.625% of {m(tx)})",m(tax)),("TOTAL",m(total)),("PAYMENT 07/07/2026, check 1184","500.00"),("",""),("BALANCE DUE","$"+m(total-50000)))) if a)
def ps(n,al='start',ex='',sz='9.5pt'): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties fo:text-align="{al}" fo:margin-top="0.02in" fo:margin-bottom="0.02in"/><style:text-properties style:font-name="Liberation Serif" fo:font-size="{sz}" {ex}/></style:style>'
st=ps('P')+ps('PR','end')+ps('PB','start','fo:font-weight="bold"')+ps('PH','start','fo:color="#1f4e79" fo:font-weight="bold"','8.5pt')+ps('PHR','end','fo:color="#1f4e79" fo:font-weight="bold"','8.5pt')+ps('PT','start','fo:font-weight="bold"','13pt')+ps('PTR','end','fo:font-weight="bold"','13pt')+ps('H','start','fo:color="#1f4e79"','22pt')+ps('HR','end','fo:color="#1f4e79"','22pt')
st+='<style:style style:name="c" style:family="table-cell"><style:table-cell-properties fo:padding="0.04in" fo:border-bottom="0.3pt solid #cccccc"/></style:style><style:style style:name="ch" style:family="table-cell"><style:table-cell-properties fo:padding="0.04in" fo:background-color="#d9e6f2"/></style:style><style:style style:name="n" style:family="table-cell"><style:table-cell-properties fo:padding="0.03in"/></style:style>'
def tab(n,ws): 
    global st
    st+=f'<style:style style:name="{n}" style:family="table"><style:table-properties style:width="{sum(ws)}in" table:align="left"/></style:style>'+''.join(f'<style:style style:name="{n}{k}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for k,w in enumerate(ws))
    return f'<table:table table:name="{n}" table:style-name="{n}">'+''.join(f'<table:table-column table:style-name="{n}{k}"/>' for k in range(len(ws)))
def P(t,s='P'): return f'<text:p text:style-name="{s}">{html.escape(t)}</text:p>'
t1=tab('ta',(3.6,3.5)); t2=tab('tb',(.9,.85,3.2,.5,.75,.9)); t3=tab('tc',(3.6,2.3,1.2))
def mc(ps_): return '<table:table-cell table:style-name="n" office:value-type="string">'+''.join(ps_)+'</table:table-cell>'
body=P('INVOICE','H')+P('Halyard Auto Electric LLC','PB')+P('12 Boatyard Rd, Toms River, NJ 08753')+P('732-555-0148   halyardauto@mail.example')+P('')
body+=t1+'<table:table-row>'+mc([P('BILL TO','PH'),P('Constance Przybylski'),P('405 Lagoon Dr'),P('Forked River, NJ 08731')])+mc([P('INVOICE 1337','PR'),P('DATE 07/07/2026','PR'),P('TERMS Due on receipt','PR'),P('2013 Lexus RX 350, N 88 KLT, 124,318 mi','PR'),P('VIN 2T2BK1BA2DC174402','PR')])+'</table:table-row></table:table>'+P('')
body+=t2+rows+'</table:table>'+P('')+t3+sums+'</table:table>'+P('')+P('A replacement starter would have been 389.00 plus labor; the contact kit restores it. Thank you for your business!')
f=f'<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:mimetype="application/vnd.oasis.opendocument.text" office:version="1.3"><office:font-face-decls><style:font-face style:name="Liberation Serif" svg:font-family="\'Liberation Serif\'"/></office:font-face-decls><office:automatic-styles>{st}<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.7in"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"/></office:master-styles><office:body><office:text>{body}</office:text></office:body></office:document>'
ods(WORK+'r13_bookkeeping.odt',f)
sh('soffice','--headless','--convert-to','pdf','--outdir',OUT,WORK+'r13_bookkeeping.odt',stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save('r13_bookkeeping','pdf',A,disc,sub,tax,total,veh(2013,'Lexus','RX 350','2T2BK1BA2DC174402',124318),'Halyard Auto Electric LLC','1337',kind='invoice',state='NJ')
