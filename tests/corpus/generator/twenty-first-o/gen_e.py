from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def o19():
    L=[("H","FRONT BUMPER"),("","O/H front bumper","",0,0,2.6,0),("Repl","Bumper cover w/park sensor","86511N9010",1,48817,0,2.8),("","Add for Clear Coat","",0,0,0,1.1),("Repl","Absorber","86520N9000",1,11240,0,0),("Repl","LT Bumper bracket","86513N9000",1,2466,.2,0),("H","GRILLE"),("Repl","Upper grille assy, black","86350N9000",1,39755,.3,0),("H","FRONT LAMPS"),("Repl","LT Headlamp assy LED","92101N9050",1,91230,.4,0),("","Aim headlamps","",0,0,.5,0),("H","FENDER"),("Repl","LT Fender","66310N9000",1,36580,2.1,2.0),("","Overlap Major Adj. Panel","",0,0,0,-.4),("Rpr","LT Front door shell","",0,0,2.5,1.1),("H","ELECTRICAL"),("Repl","Front radar sensor","99110N9100",1,68412,.4,0),("H","MISCELLANEOUS OPERATIONS"),("Subl","ADAS calibration, front radar","",1,29500,0,0),("#","Hazardous waste removal","",1,600,0,0),("#","Flex additive","",1,1200,0,0)]
    c=canvas.Canvas(D+'o19.pdf',pagesize=letter)
    def top(pg):
        c.setFont('Helvetica-Bold',13);c.drawCentredString(306,760,"WEXLEY'S COLLISION CENTER");c.setFont('Helvetica',8);c.drawCentredString(306,749,"3390 Dorr Street, Toledo, OH 43607   Phone: (419) 555-0151");c.drawRightString(576,760,"Workfile ID: 7be21c40");c.drawRightString(576,40,f"Page {pg}");c.drawString(36,40,"2022 HYUN Tucson SEL AWD 4D UTV 4-2.5L Gasoline BLUE");
    top(1);c.setFont('Helvetica-Bold',11);c.drawCentredString(306,728,"Preliminary Estimate");c.setFont('Helvetica',8.5)
    for y,a,b in [(708,"Customer: OYELARAN, SIMI","Job Number: 10663"),(694,"Insured: OYELARAN, SIMI","Claim #: 0482217719-01"),(682,"Insurance Company: BUCKEYE MUTUAL CASUALTY","Point of Impact: 11 Left Front"),(666,"VEHICLE: 2022 HYUN Tucson SEL AWD 4D UTV 4-2.5L","Mileage In: 28,604"),(654,"VIN: 5NMJBCAE3NH086612","License: KDF 8830   State: OH")]:c.drawString(36,y,a);c.drawString(370,y,b)
    y=632;c.line(36,y+11,576,y+11);c.setFont('Helvetica-Bold',8.5)
    for x,t in [(36,"Line"),(66,"Oper"),(104,"Description"),(300,"Part Number")]:c.drawString(x,y,t)
    for x,t in [(384,"Qty"),(466,"Extended Price $"),(520,"Labor"),(576,"Paint")]:c.drawRightString(x,y,t)
    c.line(36,y-3,576,y-3);c.setFont('Helvetica',8.5);its=[];B=Pt=0;parts=misc=0
    for k,r in enumerate(L,1):
        y-=14;c.drawString(40,y,str(k))
        if r[0]=="H":c.setFont('Helvetica-Bold',8.5);c.drawString(104,y,r[1]);c.setFont('Helvetica',8.5);continue
        o,n,pn,q,p,b,t=r;B+=b;Pt+=t;c.drawString(66,y,o);c.drawString(104,y,n);c.drawString(300,y,pn)
        if q:c.drawRightString(384,y,str(q));c.drawRightString(466,y,m(p))
        if b:c.drawRightString(520,y,f"{b:.1f}")
        if t:c.drawRightString(576,y,f"{t:.1f}")
        if p:
            ty={'Repl':'Part','Subl':'Service'}.get(o) or ('Fee' if 'Haz' in n else 'Part');its.append(I(n,ty,q,None,p))
            if o=='Repl':parts+=p
            else:misc+=p
    B=round(B,1);Pt=round(Pt,1);y-=16;c.line(300,y+11,576,y+11);c.drawString(300,y,"SUBTOTALS");c.drawRightString(466,y,m(parts+misc));c.drawRightString(520,y,f"{B}");c.drawRightString(576,y,f"{Pt}")
    c.showPage();top(2);y=710;c.setFont('Helvetica-Bold',10);c.drawString(36,y,"ESTIMATE TOTALS");y-=18;c.setFont('Helvetica-Bold',8.5);c.drawString(36,y,"Category");c.drawString(240,y,"Basis");c.drawString(360,y,"Rate");c.drawRightString(500,y,"Cost $");c.setFont('Helvetica',8.5)
    lb=I("Body Labor",'Labor',B,5800);lp=I("Paint Labor",'Labor',Pt,5800);ps=I("Paint Supplies",'Fee',Pt,4000);its+=[lb,lp,ps];sub=S(its);base=parts+ps['totalPrice'];tx=tax(base,7.75);tot=sub+tx
    for a,b,r,v in [("Parts","","",parts),("Body Labor",f"{B} hrs @","$ 58.00 /hr",lb['totalPrice']),("Paint Labor",f"{Pt} hrs @","$ 58.00 /hr",lp['totalPrice']),("Paint Supplies",f"{Pt} hrs @","$ 40.00 /hr",ps['totalPrice']),("Miscellaneous","","",misc),("Subtotal","","",sub),("Sales Tax",f"$ {m(base)} @","7.7500 %",tx),("Grand Total","","",tot),("Deductible","","",50000),("CUSTOMER PAY","","",50000),("INSURANCE PAY","","",tot-50000)]:
        y-=15;c.setFont('Helvetica-Bold' if a in("Subtotal","Grand Total") else 'Helvetica',8.5);c.drawString(36,y,a);c.drawString(240,y,b);c.drawString(360,y,r);c.drawRightString(500,y,m(v))
    c.save();save('o19.pdf','insurer_estimate','reportlab','10663',"WEXLEY'S COLLISION CENTER",(2022,'Hyundai',"Tucson","SEL",'5NMJBCAE3NH086612',28604),its,[],sub,tx,tot)
def o20():
    L=[("BDY","REMOVE/REPLACE","REAR BUMPER COVER","PRIMED 68378771AA",41500,"1.9"),("REF","REFINISH","REAR BUMPER COVER","",0,"C 2.6"),("BDY","REMOVE/REPLACE","REAR BUMPER REINFORCEMENT","Qual Recycled Part",18750,"INC"),("BDY","REMOVE/REPLACE","R REAR COMBINATION LAMP","68396098AB",26695,"0.4"),("BDY","REPAIR","R QUARTER OUTER PANEL","Existing",0,"4.5*"),("REF","REFINISH","R QUARTER PANEL OUTSIDE","",0,"C 2.4"),("BDY","REMOVE/REPLACE","R QUARTER WHEEL OPNG FLARE","6TG42TZZAA",15320,"0.5"),("MCH","REMOVE/REPLACE","EXHAUST TAILPIPE","Aftermarket New",13985,"0.8"),("BDY","ADD'L COST","PINSTRIPE TAPE","",4500,"")]
    hrs=lambda k:round(sum(float(h.strip('C* ')) for t,_,_,_,_,h in L if t==k and h not in('','INC')),1)
    b,r,me=hrs('BDY'),hrs('REF'),hrs('MCH');its=[I(n,'Part',None,None,p) for _,_,n,_,p,_ in L if p]
    P=S(its);lb=I("Body",'Labor',b,5400);lr=I("Refinish",'Labor',r,5400);lm=I("Mechanical",'Labor',me,11000);pm=I("Paint Materials",'Fee',r,3600);hz=I("Hazardous Waste Disposal",'Fee',None,None,400);its+=[lb,lr,lm,pm,hz];lt=lb['totalPrice']+lr['totalPrice']+lm['totalPrice'];tp=tax(P,6.0);ta=tax(pm['totalPrice'],6.0);tx=tp+ta;tot=S(its)+tx
    o=[];
    for k,(t,op,n,pt,p,h) in enumerate(L,1):o.append(f"{k:>3}  {100200+k*37}  {t:<4} {op:<15} {n:<28} {pt:<19} {m(p) if p else '':>9} {h:>7}")
    tl=[f"   I. Labor Subtotals       Units    Rate     Add'l    Sublet      Totals       II. Part Replacement Summary      Amount"]
    left=[f"      {x['description']:<20} {x['quantity']:>8} {m(x['unitPrice']):>8}      0.00      0.00 {m(x['totalPrice']):>11}" for x in(lb,lr,lm)]
    right=[f"       Taxable Parts             {m(P):>14}",f"       Sales Tax @ 6.000%        {m(tp):>14}",f"       Total Replacement Parts   {m(P+tp):>14}"]
    tl+=[a+c for a,c in zip(left,right)];tl.append(f"      Labor Summary        {round(b+r+me,1):>8}                              {m(lt):>11}");tl+=["",f"  III. Additional Costs                                        Amount",f"      Paint Materials      {r:>8} {m(3600):>8}                     {m(pm['totalPrice']):>11}",f"      Sales Tax @ 6.000%                                     {m(ta):>11}",f"      Hazardous Waste Disposal                               {m(400):>11}",f"      Total Additional Costs                                 {m(pm['totalPrice']+ta+400):>11}","",
      f"   IV. Adjustments                                            Amount",f"      Customer Responsibility (Deductible)                      250.00-","",f"                         I.   Total Labor:                   {m(lt):>11}",f"                         II.  Total Replacement Parts:       {m(P+tp):>11}",f"                         III. Total Additional Costs:        {m(pm['totalPrice']+ta+400):>11}",f"                              Gross Total:                   {m(tot):>11}",f"                         IV.  Total Adjustments:                  250.00-",f"                              Net Total:                     {m(tot-25000):>11}"]
    chromium(f"""<!DOCTYPE html><meta charset=utf-8><style>@page{{size:letter;margin:9mm}}pre{{font:9.3px/1.35 'Liberation Mono';margin:0}}</style><pre>
                                                                                   Date: 04/22/2025  02:18 PM
                                                                                   Estimate ID: HR-25-08817
                                                                                   Estimate Version: 0
                              <b style="font-size:14px">Heartland Reliance Insurance</b>
                              PO Box 4410, Lincoln, NE 68504   (402) 555-0110

   Damage Assessed By: T. VORHEES                    Claim Number: 25-771-40062
   Owner: ABDI NUUR                                  Deductible: 250.00
   Repair Facility: PLATTE VALLEY PAINT & BODY, 1419 S 6TH ST, COLUMBUS, NE (402) 555-0172

   Description: 2021 Dodge Durango GT                Body Style: 4D Ut    Drive Train: 3.6L Inj 6 Cyl AWD
   VIN: 1C4RDJDG6MC552093   License: 10-K882 NE      Mileage: 51,338      Color: GRANITE

<b>Line Entry   Labor                                              Part Type/            Dollar    Labor
Item Number  Type Operation       Line Item Description        Part Number           Amount    Units</b>
-----------------------------------------------------------------------------------------------------
{chr(10).join(o)}

   * - Judgment Item      C - Included in Clear Coat Calc

<b>Estimate Totals</b>
{chr(10).join(tl)}

   This is a preliminary estimate. Additional changes to the estimate may be required for the actual repair.
</pre>""".replace(" & "," &amp; "),D+'o20.pdf')
    save('o20.pdf','insurer_estimate','chromium','HR-25-08817','PLATTE VALLEY PAINT & BODY',(2021,'Dodge','Durango','GT','1C4RDJDG6MC552093',51338),its,[],None,tx,tot)
if __name__=='__main__':
    import sys
    for f in sys.argv[1:] or ('o19','o20'): globals()[f]()
