# LibreOffice Calc (.fods -> PDF): tire chain, spreadsheet export with grid
from lib import *
A=[it("225/65R17 102H PATHLINE TOURING A/S 65K","p",4,14899,code="T7741920"),
 it("TPMS SERVICE PACK (RUBBER)","p",4,799,code="TPK20"),
 it("INSTALLATION: MOUNT, BALANCE, NEW VALVE","l",4,2200,code="INS01"),
 it("LIFETIME ROTATION + REBALANCE","s",4,500,code="LRB"),
 it("ROAD HAZARD CERTIFICATE 3 YR","s",4,1850,code="RHC3"),
 it("STATE TIRE FEE","f",4,100,code="STF"),
 it("SCRAP TIRE RECYCLING","f",4,350,code="DSP"),
 it("WIPER BLADE 26 IN BEAM","p",1,2799,code="WB26"),
 it("WIPER BLADE 17 IN BEAM","p",1,2299,code="WB17")]
disc=[8000,1000]
sub=S(A)-sum(disc); tax=r(S(A,'p')*.0825)  # parts
total=sub+tax
rows=[]
def row(*c,st=''): rows.append('<table:table-row>'+''.join(f'<table:table-cell table:style-name="{s}" office:value-type="string"><text:p>{html.escape(v)}</text:p></table:table-cell>' for v,s in c)+'</table:table-row>')
E='';
row(('ROLLWELL TIRE & SERVICE','h'))
row(('Store 118 - 2290 N. Loop Dr, Waco TX 76708 - 254-555-0131','n'))
row((E,'n'))
row(('QUOTE','b'),('Q118-009274','n'),('Customer: TERESA VILLANUEVA-OKAFOR','n'),('Date','b'),('06-11-26','n'),(E,'n'))
row(('VEH','b'),('2020 TOYOTA','n'),('RAV4 XLE AWD   Tag: NKL-4471 TX','n'),('Miles','b'),('58,930','n'),(E,'n'))
row(('Torque','b'),('76 ft-lb','n'),('Pressure F/R: 33 / 33','n'),(E,'n'),(E,'n'),(E,'n'))
row((E,'n'))
row(*[(t,'th') for t in ('QTY','ITEM','DESCRIPTION','EACH','FET','EXTENDED')])
for i in A:
    row((str(i['quantity']),'c'),(i['code'],'c'),(i['description'],'c'),(m(i['unitPrice']),'cr'),('.00','cr'),(m(i['totalPrice']),'cr'))
    if i['code']=='T7741920': row((E,'c'),(E,'c'),('  DOT week 4 or newer. Load 102 meets OE.','ci'),(E,'c'),(E,'c'),(E,'c'))
    if i['code']=='RHC3': row((E,'c'),(E,'c'),('  Cert. no. printed on back of invoice','ci'),(E,'c'),(E,'c'),(E,'c'))
row((E,'c'),('CPN80','c'),('$80 OFF SET OF 4 (JUNE EVENT)','c'),('-80.00','cr'),(E,'c'),('-80.00','cr'))
row((E,'c'),('ROL10','c'),('ROLLWELL CARD $10','c'),('-10.00','cr'),(E,'c'),('-10.00','cr'))
row((E,'n'))
for a,b in (('MERCHANDISE',m(S(A,'p'))),('SERVICES',m(S(A,'ls'))),('FEES',m(S(A,'f'))),('SAVINGS','-90.00'),('SUBTOTAL',m(sub)),('SALES TAX 8.25%',m(tax)),('OUT THE DOOR',m(total))):
    row((E,'n'),(E,'n'),(E,'n'),(a,'b'),(E,'n'),(m(0) and b,'br'))
row((E,'n')); row(('YOU SAVED 90.00 TODAY. Similar set without the event: 4 x 148.99 = 595.96. Price held 14 days.','n'))
def cs(n,p='',t='',para=''):
    if 'font-size' not in t: t+=' fo:font-size="10pt"'
    return f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties {p}/><style:paragraph-properties {para}/><style:text-properties style:font-name="Carlito" {t}/></style:style>'
bd='fo:border="0.4pt solid #888888"'
styles=cs('n')+cs('h','','fo:font-size="20pt" fo:font-weight="bold" fo:color="#b00020"')+cs('b','','fo:font-weight="bold"')+cs('br','','fo:font-weight="bold"','fo:text-align="end"')+cs('th',bd+' fo:background-color="#333333"','fo:color="#ffffff" fo:font-weight="bold"')+cs('c',bd)+cs('cr',bd,'','fo:text-align="end"')+cs('ci',bd,'fo:font-style="italic" fo:font-size="8.5pt"')
cols=''.join(f'<style:style style:name="co{k}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for k,w in enumerate((.55,.95,2.9,1.2,.65,.95)))
f=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet" office:version="1.3"><office:font-face-decls><style:font-face style:name="Carlito" svg:font-family="Carlito"/></office:font-face-decls><office:automatic-styles>{styles}{cols}<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.55in"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"/></office:master-styles><office:body><office:spreadsheet><table:table table:name="Quote">{''.join(f'<table:table-column table:style-name="co{k}"/>' for k in range(6))}{''.join(rows)}</table:table></office:spreadsheet></office:body></office:document>'''
ods(WORK+'r03_tire_chain.ods',f)
sh('soffice','--headless','--convert-to','pdf','--outdir',OUT,WORK+'r03_tire_chain.ods',stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save('r03_tire_chain','pdf',A,disc,sub,tax,total,veh(2020,'TOYOTA','RAV4',None,58930),'ROLLWELL TIRE & SERVICE','Q118-009274',shopKind='chain',state='TX')
