# transmission shop: quote with three options as columns (chromium); 1 none chosen, 2 option B chosen and invoiced, photo none
from lib import *
CSS="""@page{size:Letter;margin:12mm 13mm}body{margin:0;font:11.5px/1.35 'Liberation Serif'}.c{text-align:center}h1{font:bold 26px 'URW Bookman';margin:0}hr{border:0;border-top:3px double #000}
table{border-collapse:collapse;width:100%}.o th{background:#ddd;border:1px solid #000;padding:5px;font-size:13px}.o td{border:1px solid #000;padding:3px 6px;vertical-align:top}.o td:not(:first-child){text-align:right;width:98px}.o .t td{font-weight:bold;font-size:14px;background:#f3f3f3}.x td{border:0;padding:2px 6px}.s{font-size:9px}.k{font:italic 13px 'URW Bookman'}"""
def top(shop,sl,ad,meta): return f"<style>{CSS}</style><div class=c><h1>{shop}</h1><div class=k>{sl}</div>{ad}</div><hr><table class=x><tr>"+"".join(f"<td><b>{a}:</b> {b}" for a,b in meta[:3])+"<tr>"+"".join(f"<td><b>{a}:</b> {b}" for a,b in meta[3:])+"</table>"
def table(d,names,rows,taxp,taxrows,after,pick=None,picked=None):
    h="<table class=o><tr><th style='text-align:left'>Description"+"".join(f"<th>{n}" for n in names);tot=[0]*3;tx=[0]*3
    for de,vals in rows:
        h+=f"<tr><td>{de.replace('&','&amp;')}"
        for i,v in enumerate(vals):
            if v is None: h+="<td>&mdash;"
            elif isinstance(v,str): h+=f"<td>{v}"
            else: 
                h+=f"<td>{'('+d.m(-v)+')' if v<0 else d.m(v)}";tot[i]+=v
                if de in taxrows: tx[i]+=v
    t=[pct(v,taxp) for v in tx]
    h+="<tr><td>Subtotal"+"".join(f"<td>{d.m(v)}" for v in tot)+f"<tr><td>Sales tax {taxp}% (parts)"+"".join(f"<td>{d.m(v)}" for v in t)
    h+="<tr class=t><td>TOTAL"+"".join(f"<td>{d.m(a+b,'$')}" for a,b in zip(tot,t))+"".join(f"<tr><td>{a}"+"".join(f"<td style='text-align:center'>{x}" for x in v) for a,v in after)+"</table>"
    return h,tot,t
SH=("Three Rivers Transmission","Automatics &bull; Standards &bull; Clutches &bull; Transfer Cases &bull; since 1974","880 Island Ave, McKees Rocks, PA 15136 &nbsp;&bull;&nbsp; (412) 555-0150 &nbsp;&bull;&nbsp; Mon-Fri 8-5 &nbsp;&bull;&nbsp; ATRA Member 20774")
def doc(n):
    if n!=2:
        nm="three-options-1" if n==1 else "three-options-photo"
        d=Doc(nm,"pdf" if n==1 else "jpg","three-options","chromium"+("+photo" if n==3 else ""),"Three Rivers Transmission","T-9914" if n==1 else "T-9951",(2010,"Chevrolet","Traverse") if n==1 else (2005,"Dodge","Dakota"),kind="option table",hardships=["photo"] if n==3 else None,notes=["three options as columns, none chosen: no items, no total","each column has subtotal, tax and total","diagnostic fee credit in parentheses in each column","the option table prints 'Included' and dashes in cells"])
        k=1 if n==1 else .8
        R=[("Transmission unit",[89500,189500,264900]),("Torque converter",["Included",28500,"Included"]),("Fluid & filter",[8940,13410,13410]),("Cooler flush & line kit",[None,9900,9900]),("Labor, remove and install",[95200,95200,95200]),("Program TCM",[None,17500,17500]),("Tow (if needed, 1st 10 mi)",[6500,"Free","Free"]),("Shop supplies / haz. waste",[2500,3500,3500]),("Less: diagnostic already paid",[-12900,-12900,-12900])]
        if n==3: R=[("Transmission unit",[64900,154900,219900]),("Fluid & filter",[7450,9840,9840]),("Labor, remove and install",[81600,81600,81600]),("Transfer case seals",[None,6400,6400]),("Shop supplies / haz. waste",[2500,3500,3500]),("Less: diagnostic already paid",[-9900,-9900,-9900])]
        meta=[("Quote",d.lab["header"]["documentNumber"]),("Date","10/03/2022"),("Good for","14 days"),("Customer","Kowalczyk, Ron"),("Vehicle","2010 Chevrolet Traverse LT 6T75"),("Miles","154,220")] if n==1 else [("Quote","T-9951"),("Date","11/21/2022"),("Good for","14 days"),("Customer","Amrhein, Patty"),("Vehicle","2005 Dodge Dakota 4.7 4x4 545RFE"),("Miles","127,900")]
        tb,tot,t=table(d,["A. Used unit","B. Rebuilt here","C. Factory reman"],R,7,{"Transmission unit","Torque converter","Fluid & filter","Cooler flush & line kit","Transfer case seals"},[("Warranty",["90 days","2 yr / 24,000","3 yr / 100,000"]),("Time in shop",["2-3 days","5-6 days","3-4 days"])])
        h=top(*SH,meta)+"<p><b>What we found:</b> 3-5-R wave plate broken, pan full of metal. Repair in the car is not possible. Below are three ways to go; please circle one and initial.</p>"+tb+f"<p>Our recommendation is <b>B</b>. A stand-by core deposit of {d.m(35000,'$')} is charged only if your old unit is not left with us. Engine mounts {d.m(41500,'$')} are suggested at the same time and are <u>not</u> in any price above.</p><p>Choice: &nbsp; A &nbsp;&nbsp; B &nbsp;&nbsp; C &nbsp;&nbsp;&nbsp; Initials ________ &nbsp;&nbsp; Date ________</p><p class=s>Half down on all overhauls. Storage {d.m(2500,'$')}/day after 5 days. PA sales tax shown on parts only by election of the customer on a separated contract. Vehicle may be dis-assembled on your OK and the cost of reassembly is {d.m(24500,'$')}.</p>"
        p=f"{OUT}/{nm}.pdf" if n==1 else f"{TMP}/{nm}.pdf";html2pdf(h,p)
        if n==3:
            im=pdf2img(p,190);im=im.crop((0,0,im.width,int(im.height*.62)));photo(im,f"{OUT}/{nm}.jpg",91,size=(1720,1440),corners=[(.05,.02),(.96,.05),(.93,.975),(.02,.95)],desk=(140,110,80),crumple=2.4,noise=3,blur=.8,folds=(.55,))
        d.save(p);return
    d=Doc("three-options-2","pdf","three-options","chromium","Amperage Hybrid & EV","HV-0482",(2013,"Toyota","Prius"),notes=["page 1: option table with option 2 marked chosen (X); page 2: itemized order for option 2 only with the grand total","amounts of options 1 and 3 are not charged","core deposit is charged and refunded later","labor with hours and rate on page 2","discount for veteran"])
    meta=[("Order","HV-0482"),("Date","4/16/2025"),("Advisor","Priya"),("Customer","Lindqvist-Amador, Sofia"),("Vehicle","2013 Toyota Prius Three"),("Miles","171,336")]
    R=[("HV battery pack",[69500,142500,239500]),("Core deposit",[None,25000,135000]),("Bus bar & fan cleaning kit",[8900,8900,"Included"]),("Installation",[39000,46800,46800]),("Test drive & balance report",["Free","Free","Free"])]
    tb,tot,t=table(d,["[ &nbsp; ] 1 Refurbished","[ X ] 2 New cells","[ &nbsp; ] 3 Dealer new"],R,10.3,{"HV battery pack","Bus bar & fan cleaning kit"},[("Warranty",["12 months","48 months","36 months"])])
    S2=("Amperage Hybrid &amp; EV","High-voltage batteries rebuilt and replaced","14 Foundry Row, Tacoma, WA 98409 &nbsp;&bull;&nbsp; 253-555-0118 &nbsp;&bull;&nbsp; L3 certified &nbsp;&bull;&nbsp; UBI 604 555 014")
    h=top(*S2,meta)+"<p>Codes P0A80, P3015. Block 11 drops 1.4 V under load. Three ways to repair:</p>"+tb+f"<p>Customer chose <b>option 2</b> by phone 4/16 2:20 pm (S.L-A.). Itemized work order follows.</p><p class=s>Option totals above are before veteran discount and before shop supplies.</p><div style='break-before:page'></div>"+top(*S2,meta)+"<h3>WORK ORDER &mdash; OPTION 2, NEW CELLS</h3><table class=o style='font-size:12px'><tr><th style='text-align:left'>Item<th>Qty / Hrs<th>Price<th>Amount"
    rows=[("HV battery pack, new cylindrical cells, 28 modules","Part",1,142500,1),("Core deposit (refunded when old pack is returned)","Fee",1,25000,0),("Bus bar & fan cleaning kit","Part",1,8900,1),("Installation, HV battery","Labor",2.6,18000,0),("12V AGM battery S46B24R","Part",1,23995,1),("Cabin & HV fan filter","Part",2,1950,1),("Shop supplies","Fee",1,2200,0)]
    tb2=0
    for de,ty,q,u,x in rows:
        v=mul(u,q);d.item(de,ty,v,q,u);tb2+=v*x;h+=f"<tr><td>{de.replace('&','&amp;')}<td>{q:g}<td>{d.m(u)}<td>{d.m(v)}"
    d.disc("Veteran discount",7500);sub=d.isum()-7500;tax=pct(tb2,10.3);T=sub+tax;d.tot(sub,tax,T)
    h=h.replace("Sales tax 9.5% (parts)","Sales tax 9.5% (parts)")
    h+=f"<tr><td colspan=3>Veteran discount<td>({d.m(7500)})<tr><td colspan=3>Subtotal<td>{d.m(sub)}<tr><td colspan=3>Sales tax, Tacoma 10.3% on {d.m(tb2)}<td>{d.m(tax)}<tr class=t><td colspan=3>GRAND TOTAL<td>{d.m(T,'$')}<tr><td colspan=3>Deposit, card ending 2207<td>({d.m(90000)})<tr><td colspan=3><b>Due at pickup</b><td><b>{d.m(T-90000,'$')}</b></table><p>Not done today: inverter coolant {d.m(16900,'$')}, front struts {d.m(112000,'$')} (leaking, see photos).</p>"
    html2pdf(h.replace("Three ways to repair","Three ways to repair"),f"{OUT}/three-options-2.pdf");d.save()
doc(1);doc(2)
