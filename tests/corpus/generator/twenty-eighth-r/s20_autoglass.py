from common import *
# auto glass, ruby prawn: list price, line discount percent, net; insurance billing and the deductible
V=vin('1C4RJFBG9HC730651')
ROWS=[('FW04567GTY','Windshield, acoustic, rain sensor, 3rd visor','Part',98240,45,1),('HAH000004','Adhesive kit, 2.0 fast cure','Part',3850,10,2),('MLD-J771','Upper moulding','Part',7430,20,1),('LAB','Installation labor, 2.7 hr flat','Labor',17550,0,1),('CAL-ST','Static camera calibration (sublet to dealer)','Service',32500,0,1),('MOB','Mobile service call','Fee',0,0,1)]
items=[];st=0;pt=0;disp=[]
for pn,n,t,li,dp,q in ROWS:
    net=li-pct(li,dp); e=net*q; st+=e; pt+=e if t=='Part' else 0
    if e: items.append(I(n,t,e,q,net))
    disp.append([pn,n,str(q),m(li),f'{dp}%' if dp else '',m(net),m(e) if e else 'NO CHG'])
tax=pct(pt,5.3); tot=st+tax; ded=10000
label('s20_autoglass','pdf','invoice','GL0031877','Blue Ridge Mobile Auto Glass',dict(year=2017,make='Jeep',model='Grand Cherokee Limited',vin=V,mileage=88460),items,tot,[],st,tax,'mobile','VA',
 'LIST, DISC%, NET and AMOUNT columns; unitPrice in the label is NET, amounts are already after the line discount, so discounts is empty. Zero row (mobile call NO CHG) left out. Deductible and amount billed to the insurer are printed under the total.')
json.dump(dict(rows=disp,vin=V,sum=[['Subtotal',m(st)],['Sales tax 5.3% on materials',m(tax)],['INVOICE TOTAL',d(tot)],['Customer deductible, paid by check 1182',m(ded)],['Billed to Tidewater Casualty',m(tot-ded)]]),open(BUILD+'/s20.json','w'))
rb=r'''
require 'prawn'; require 'prawn/table'; require 'json'
d=JSON.parse(File.read(ARGV[0]))
Prawn::Document.generate(ARGV[1],page_size:'LETTER',margin:42) do
  font 'Helvetica'; fill_color '0B3C5D'; text 'Blue Ridge Mobile Auto Glass', size:22, style: :bold; fill_color '000000'
  text 'P.O. Box 1140, Roanoke VA 24006    540-555-0126    fed id 54-5550177', size:8.5; move_down 12
  table([["Invoice GL0031877\nDate of loss 01/05/2025   Installed 01/09/2025\nTech: R. Shifflett","Insured: Thaddeus Kemper\nCarrier: Tidewater Casualty   Claim TC-448120-G\nReferral 9931207","Vehicle: 2017 Jeep Grand Cherokee Limited\nVIN #{d['vin']}\nMileage 88,460   Plate VA WKT-4418"]],width:528,cell_style:{size:8.5,borders:[:top,:bottom],border_color:'0B3C5D'})
  move_down 14
  table([['NAGS / part','Description','Qty','List','Disc.','Net','Amount']]+d['rows'],width:528,header:true,column_widths:{0=>78,1=>178},cell_style:{size:9,padding:[5,6]}) do
    row(0).font_style=:bold; row(0).background_color='D9E6EF'; columns(2..6).align=:right; cells.borders=[:bottom]; cells.border_width=0.4
  end
  move_down 8
  table(d['sum'],position: :right,column_widths:[220,80],cell_style:{size:10,borders:[],padding:[3,6]}) do
    column(1).align=:right; row(2).font_style=:bold; row(2).size=12
  end
  move_down 20
  text 'Safe drive-away time 1 hour after 10:20 AM. Leave one window cracked for a day. Do not remove the tape until tomorrow.', size:9
  move_down 6; text 'Rust found in the lower pinch weld: treated with primer, noted to carrier. Wiper blades are torn; new pair $46.00 on request.', size:9, style: :italic
  move_down 26; text 'I authorize direct payment of the insurance benefits to Blue Ridge Mobile Auto Glass.   X ____________________________', size:9
end
'''
open(BUILD+'/s20.rb','w').write(rb); run('ruby',BUILD+'/s20.rb',BUILD+'/s20.json',OUT+'/s20_autoglass.pdf')
