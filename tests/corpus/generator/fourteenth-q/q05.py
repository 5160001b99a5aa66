from common import *
D=Doc('q05.pdf','word-processor-letter-tab-leaders','libreoffice-writer','shop_estimate','Lorraine Foreign Car Service',None,dict(year=1987,make='Mercedes-Benz',model='300TD',mileage=312000))
I=[('Head gasket set, Victor Reinz','Part',None,None,24800),('Head bolts, complete set','Part',None,None,8640),('Timing chain, Iwis, with master link','Part',None,None,13150),('Machine shop: pressure test, resurface head, three-angle valve job','Service',None,None,64500),('Coolant, oil and filter','Part',None,None,9875),('Labor to remove and refit cylinder head and roll in chain, 16 hours at $110.00','Labor',16,11000,None),('Freight on parts from California','Fee',None,None,4200)]
ps=''
for a in I:
    i=D.add(*a)
    if i['type']=='Labor': i['description']='Labor to remove and refit cylinder head and roll in chain'
    ps+=f'<text:p text:style-name="L">{e(a[0])}<text:tab/>{d(i["totalPrice"])}</text:p>'
tx=pct(D.sum(['Part']),6.25);D.close(tax=tx,sub=D.sum())
ps+=f'<text:p text:style-name="L">Vacuum pump reseal, if needed (not figured in)<text:tab/>$85.00 to $140.00</text:p>'
tot=''.join(f'<text:p text:style-name="{s}">{a}<text:tab/>{d(v)}</text:p>' for a,v,s in (('Together',D.subtotal,'L'),('Massachusetts sales tax on parts',tx,'L'),('Estimated cost',D.total,'LB')))
P=lambda s:f'<text:p text:style-name="P">{s}</text:p>'
f=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Caladea" svg:font-family="'Courier Prime'"/></office:font-face-decls><office:automatic-styles>
<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.12in" fo:line-height="115%"/><style:text-properties style:font-name="Caladea" fo:font-size="11pt"/></style:style>
<style:style style:name="H" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/><style:text-properties style:font-name="Caladea" fo:font-size="16pt" fo:font-weight="bold"/></style:style>
<style:style style:name="S" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/><style:text-properties style:font-name="Caladea" fo:font-size="10pt"/></style:style>
<style:style style:name="L" style:family="paragraph"><style:paragraph-properties fo:margin-left="0.3in" fo:text-indent="-0.3in" fo:margin-right="0.2in" fo:margin-bottom="0.03in"><style:tab-stops><style:tab-stop style:position="5.8in" style:type="right" style:leader-style="dotted" style:leader-text="."/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="Caladea" fo:font-size="11pt"/></style:style>
<style:style style:name="LB" style:family="paragraph" style:parent-style-name="L"><style:paragraph-properties fo:margin-left="0.3in" fo:text-indent="-0.3in" fo:margin-bottom="0.2in"><style:tab-stops><style:tab-stop style:position="5.8in" style:type="right" style:leader-style="dotted" style:leader-text="."/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="Caladea" fo:font-size="11pt" fo:font-weight="bold"/></style:style>
<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="1in"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm"/></office:master-styles><office:body><office:text>
<text:p text:style-name="H">{D.shop}</text:p><text:p text:style-name="S">Diesels since 1971 – 88 Mill Street, Shelburne Falls, Massachusetts – 413-555-0104</text:p><text:p text:style-name="P"/>
{P('February 20, 2025')}{P('Dear Mr. Abernathy,')}{P('We have had the head off your 1987 Mercedes-Benz 300TD (312,000 miles on the clock, if the clock can be believed) and it is cracked between no. 3 and 4 only at the surface, so the machinist can save it. Chain stretch measured 9 degrees. Here is what we figure to put it right:')}
{ps}<text:p text:style-name="P"/>{tot}
{P('Towing you in from Route 2 was on us. If the radiator neck breaks, which they do, a Behr radiator is $389.00 more; we would telephone first. We ask for half to begin. The figures hold until the end of March.')}{P('With kind regards,')}{P('Lorraine Duquette')}</office:text></office:body></office:document>'''
open('/tmp/q05.fodt','w').write(f); soffice('/tmp/q05.fodt'); subprocess.run(['cp','/tmp/q_so/q05.pdf',D.path()]);D.save()
