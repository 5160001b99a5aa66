require 'prawn'; require 'json'
Prawn::Fonts::AFM.hide_m17n_warning=true rescue nil
d=JSON.parse(File.read('t09.tmp.json'))
Prawn::Document.generate(d['out'],page_size:'LETTER',margin:[36,40,36,40]) do
  font 'Times-Roman'
  text 'Fox Valley Collision Center',size:15,style: :bold,align: :center
  text '88 N Commerce Loop, Aurora, IL 60500   Phone: (630) 555-0108   FEIN on file',size:8.5,align: :center
  move_down 6
  text 'Preliminary Estimate',size:13,style: :bold,align: :center
  move_down 4
  y0=cursor
  text_box "Written By: estimating dept.\nAdjuster:\nType of Loss: Collision\nPoint of Impact: 01 Right Front",at:[0,y0],size:8.5,width:180
  text_box "Workfile ID: 4c18ee02\nEstimate No.: 7718\nDate of Loss: 8/30/2025\nClaim #: (owner copy)",at:[190,y0],size:8.5,width:170
  text_box "Insurance Company:\nLakeshore Mutual\nDays to Repair: 5\nPolicy deductible: 500.00",at:[370,y0],size:8.5,width:170
  move_down 48
  stroke_horizontal_rule; move_down 4
  text 'VEHICLE',size:9,style: :bold,align: :center
  text "2018 TOYO Camry SE Automatic 4D SED 4-2.5L Gasoline Direct Injection SILVER",size:9
  text "VIN: #{d['vin']}     Production Date: 11/2017     Interior Color: BLACK     Odometer: 61,077     State: IL",size:8.5
  move_down 4; stroke_horizontal_rule; move_down 6
  cols=[[0,26,:left],[28,50,:left],[82,188,:left],[272,80,:left],[352,24,:right],[380,62,:right],[446,40,:right],[490,40,:right]]
  hdr=['Line','Oper','Description','Part Number','Qty','Extended Price $','Labor','Paint']
  y=cursor
  hdr.each_with_index{|h,i| text_box h,at:[cols[i][0],y],width:cols[i][1],size:8.5,style: :bold,align:cols[i][2]}
  move_down (22); stroke_horizontal_rule; move_down 4
  d['L'].each do |l|
    y=cursor
    if l[1]=='' && l[5]=='' && l[6]=='' && l[7]==''
      text_box l[0],at:[0,y],width:26,size:9; text_box l[2],at:[82,y],width:250,size:9,style: :bold
    else
      v=[l[0],l[1],l[2],l[3],l[4],l[5],l[6],l[7]]
      v.each_with_index{|s,i| text_box s,at:[cols[i][0],y],width:cols[i][1],size:9,align:cols[i][2],overflow: :shrink_to_fit,height:11 unless s==''}
      text_box l[8],at:[444,y],width:10,size:9 unless l[8]==''
    end
    move_down 12.3
  end
  stroke_horizontal_rule; move_down 4
  y=cursor
  text_box 'SUBTOTALS',at:[272,y],width:90,size:9,style: :bold
  [[5,d['tl']],[6,d['lab']],[7,d['pnt']]].each{|i,s| text_box s,at:[cols[i][0],y],width:cols[i][1],size:9,style: :bold,align: :right}
  move_down 24
  text 'ESTIMATE TOTALS',size:10,style: :bold; move_down 4
  y=cursor
  text_box 'Category',at:[0,y],width:140,size:9,style: :bold; text_box 'Basis            Rate',at:[170,y],width:140,size:9,style: :bold; text_box 'Cost $',at:[330,y],width:80,size:9,style: :bold,align: :right
  move_down 14
  d['T'].each{|a,b,c| y=cursor; st=(a=~/Total|Subtotal|Net/)? :bold : :normal
   text_box a,at:[0,y],width:160,size:9,style:st; text_box b,at:[170,y],width:150,size:9; text_box c,at:[330,y],width:80,size:9,align: :right,style:st
   move_down 12.5; if a=~/Miscell|Sales Tax|Total Adj/ then stroke_horizontal_line 0,410; move_down 3 end}
  move_down 10
  text 'This estimate is based on visible damage; a supplement may follow after teardown. * = user-entered value, # = manual line, ~ = recycled part number, A/M = aftermarket, X = non-taxed, T = taxed miscellaneous, Incl. = included in another operation.',size:7.5
end
