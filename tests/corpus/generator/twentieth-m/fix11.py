s=open('g10.py').read()
a=s.index("open('m11.html','w')");b=s.index("save('m11.pdf'")
a0=s.index('h=f"""<html><head><meta charset=utf-8></head><body><table><col')
new='''
from xml.sax.saxutils import escape
def cell(t,st='n'): return f'<table:table-cell table:style-name="{st}" office:value-type="string"><text:p>{escape(t)}</text:p></table:table-cell>'
def row(*c): return '<table:table-row>'+''.join(cell(*x) if isinstance(x,tuple) else cell(x) for x in c)+'</table:table-row>'
X=[row(("STOPWELL BRAKE CENTERS #38",'H')),row("2940 Wilkinson Blvd, Erie PA 16506   814-555-0114"),row(""),
row("Quote no.","38-11946","","Date","10/08/2025"),row("Guest","Ophelia Marchetti, 814-555-0165"),row("Vehicle","2012 Hyundai Accent GLS","","Miles","126,054"),row(""),
row(("Code",'y'),("Item",'y'),("Kind",'y'),("Qty",'yr'),("Price",'yr'),("Amount",'yr'))]
for (a,b,t,q,u),i in zip(rws,its):
    X.append(row(a,(b,'w'),t if t!='Fee' else 'Misc',(f"{q:.2f}",'r'),(m(u),'r'),(m(i['totalPrice']),'r')))
    if a=="BRK-F2": X.append(row("",("Upgrade to new rotors: add 189.98 - customer says no",'i')))
    if a=="LBR-R": X.append(row("",("Adjusted parking brake, no charge",'i')))
X+=[row("")]+[row("",l,"","","",(v_,'r')) for l,v_ in [("Gross",m(gross)),("Coupon BRAKE40","-40.00"),("AAA member 5% off labor",m(-d[1]['totalPrice'])),("Taxable parts 155.96 @ 8%",m(tx))]]
X+=[row(("",'y'),("Your price out the door",'y'),("",'y'),("",'y'),("",'y'),(m(tot),'yr')),row(""),row("Good / better / best: economy pads package 199.99, Advantage 249.99, Premier 329.99 per axle."),row("Lifetime warranty on pads and shoes. Quote valid 30 days.")]
assert 6899+6498+2199==15596
def sty(n,tx_='',pa='',ce=''): return f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties {ce}/><style:paragraph-properties {pa}/><style:text-properties fo:font-family="Liberation Sans Narrow" style:font-name="Liberation Sans Narrow" {tx_}/></style:style>'
f=f"""<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
{''.join(f'<style:style style:name="c{n}" style:family="table-column"><style:table-column-properties style:column-width="{w}in"/></style:style>' for n,w in enumerate([0.8,2.5,0.7,0.6,0.85,0.95]))}
{sty('n','fo:font-size="10pt"')}{sty('w','fo:font-size="10pt"','','fo:wrap-option="wrap"')}{sty('i','fo:font-size="9pt" fo:font-style="italic"')}{sty('r','fo:font-size="10pt"','fo:text-align="end"')}{sty('H','fo:font-size="18pt" fo:font-weight="bold"')}{sty('y','fo:font-size="10pt" fo:font-weight="bold"','','fo:background-color="#ffe08a"')}{sty('yr','fo:font-size="10pt" fo:font-weight="bold"','fo:text-align="end"','fo:background-color="#ffe08a"')}
</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Quote">{''.join(f'<table:table-column table:style-name="c{n}"/>' for n in range(6))}{''.join(X)}</table:table></office:spreadsheet></office:body></office:document>"""
open('m11.fods','w').write(f)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',OUT,'m11.fods'],check=True,capture_output=True,timeout=150)
'''
open('g10.py','w').write(s[:a0]+new+s[b:])
