import random, html as H, re
esc=H.escape
class Dice(random.Random):
    def ch(s,l): return l[s.randrange(len(l))]
    def may(s,p=.5): return s.random()<p
    def some(s,l,n): return s.sample(list(l),min(n,len(l)))
CARS="""Toyota:Camry SE,Corolla LE,RAV4 XLE,Tacoma SR5,Tundra Limited,Highlander,Sienna XLE,4Runner
Honda:Civic EX,Accord Sport,CR-V EX-L,Odyssey Touring,Pilot,Fit,Ridgeline RTL
Ford:F-150 XLT,Escape SE,Explorer Limited,Fusion SEL,Focus,Transit 250,F-250 Super Duty,Edge,Mustang GT
Chevrolet:Silverado 1500 LT,Equinox,Malibu LS,Traverse,Tahoe LTZ,Cruze,Impala,Express 2500,Colorado
GMC:Sierra 2500HD,Acadia,Terrain,Yukon XL
Ram:1500 Big Horn,2500 Laramie,ProMaster 2500
Dodge:Grand Caravan,Charger SXT,Durango,Journey
Jeep:Grand Cherokee,Wrangler Unlimited,Cherokee Latitude,Liberty,Patriot
Nissan:Altima 2.5 S,Rogue SV,Frontier,Sentra,Pathfinder,Murano
Subaru:Outback 2.5i,Forester,Impreza,Crosstrek,Legacy
Hyundai:Sonata,Elantra,Santa Fe,Tucson,Accent
Kia:Sorento LX,Optima,Soul,Sportage,Forte
Volkswagen:Jetta,Passat,Tiguan,Golf TDI,Beetle
BMW:328i,X5 xDrive35i,535i,X3
Mercedes-Benz:C300,E350,GLK350,Sprinter 2500
Audi:A4 Quattro,Q5,A6
Mazda:Mazda3,CX-5,Mazda6,Tribute
Lexus:RX 350,ES 350,GX 460
Acura:TL,MDX,TSX
Volvo:XC90,S60,V70
Buick:Enclave,LaCrosse,LeSabre
Cadillac:CTS,SRX,Escalade
Chrysler:300,Town & Country,Pacifica
Mitsubishi:Outlander,Lancer
Mini:Cooper S,Countryman
Infiniti:G37x,QX60
Lincoln:MKZ,Navigator
Saturn:Vue,Ion""".split("\n")
CARS=[(l.split(":")[0],m) for l in CARS for m in l.split(":")[1].split(",")]
COL=["white","silver","black","red","blue","gray","green","tan"]
FIRST="Ray,Marcus,Denise,Luis,Tammy,Greg,Priya,Wade,Carla,Hector,Jolene,Otis,Vince,Sheila,Duane,Mei,Brent,Rosa,Kyle,Anita,Curtis,Gail,Omar,Patty,Stan,Nadia,Earl,Bianca,Troy,Lorraine".split(",")
LAST="Dombrowski,Nguyen,Castillo,Whitfield,Barker,Okafor,Petersen,Lindgren,Haskell,Moreno,Trujillo,Sandoval,Kowalski,Beaumont,Fitch,Ramsey,Delgado,Pruitt,Yoder,Stahl,Ibarra,McAllister,Tran,Vance,Rourke,Eberly".split(",")
CITY=[("Boise","ID","83704","208"),("Tulsa","OK","74112","918"),("Akron","OH","44310","330"),("Dover","DE","19901","302"),("Reno","NV","89502","775"),("Macon","GA","31204","478"),("Lodi","CA","95240","209"),("Erie","PA","16506","814"),("Waco","TX","76710","254"),("Duluth","MN","55807","218"),("Salem","OR","97301","503"),("Mobile","AL","36606","251"),("Peoria","IL","61604","309"),("Yuma","AZ","85364","928"),("Bangor","ME","04401","207"),("Fargo","ND","58103","701"),("Ocala","FL","34471","352"),("Pueblo","CO","81003","719"),("Hickory","NC","28602","828"),("Laredo","TX","78041","956")]
ST=["Main St","Industrial Blvd","Hwy 41 N","Front Ave","Commerce Dr","Old Mill Rd","W 12th St","County Rd 9","Union Pike","Depot St","Airport Way","S Division"]
S1="Northside,Cedar Creek,Tri-County,Blue Ridge,Hometown,Precision,Valley,Summit,Lakeshore,Redline,Patriot,Sunrise,Crossroads,Iron Horse,Prairie,Gateway,Coastal,Big Oak,Stonebridge,Liberty,Desert,Fourth Street,River Bend,High Plains,Magnolia,Harbor,Twin Pines,Capitol,Canyon,Old Town".split(",")
S2="Auto Repair,Automotive,Auto Care,Garage,Motor Works,Car Clinic,Auto & Truck,Service Center,Auto Service,Tire & Auto,Import Service,Auto Center LLC,Diesel & Auto,Complete Car Care".split(",")
def cents(d,lo,hi,how=None):
    how=how or d.ch(["99","95","00","50","any","any"])
    b=d.randint(int(lo),int(hi))
    if how=="any": return b*100+d.randrange(100)
    return b*100+int(how)
def money(c,sym="$",comma=True):
    s=f"{abs(c)/100:,.2f}" if comma else f"{abs(c)/100:.2f}"
    return ("-" if c<0 else "")+sym+s
def q(x): return f"{x:g}"
def hrs(d,lo,hi,step=.1): return round(round(d.uniform(lo,hi)/step)*step,2)
def vin(d): return d.ch(["1G","2T","5N","JT","1F","3V","WB","KM","JN","1C"])+"".join(d.ch("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(8))+d.ch("ABCDEFGHJKLMNPR")+"".join(d.ch("0123456789") for _ in range(6))
def partno(d):
    f=d.ch(["##-####","???####","#####-???-A##","?#####","####","##??##","???-#####","########","##### ?#???"])
    return "".join(d.ch("0123456789") if c=="#" else d.ch("ABCDEFGHKLMNPRSTWXZ") if c=="?" else c for c in f)
class Ctx:
    """one customer, car, shop"""
    def __init__(s,d):
        s.d=d; s.make,s.model=d.ch(CARS); s.year=d.randint(2003,2023); s.vin=vin(d)
        s.miles=d.randint(18,231)*1000+d.randrange(1000)
        s.cust=d.ch(FIRST)+" "+d.ch(LAST); s.cf=s.cust.split()[0]
        s.mech=d.ch([f for f in FIRST if f!=s.cf])+" "+d.ch(LAST); s.mf=s.mech.split()[0]
        s.third=d.ch([f for f in FIRST if f not in(s.cf,s.mf)])
        c=d.ch(CITY); s.city=f"{c[0]}, {c[1]} {c[2]}"; s.ac=c[3]
        s.addr=f"{d.randint(10,9800)} {d.ch(ST)}"
        s.caddr=f"{d.randint(10,9800)} {d.ch(['Elm St','Birch Ln','Maple Ct','Kings Hwy','Aspen Way','N 3rd St'])}"
        s.phone=f"({c[3]}) 555-{d.randint(100,9999):04d}"; s.cphone=f"{c[3]}-555-{d.randint(100,9999):04d}"
        s.shop=d.ch([d.ch(S1)+" "+d.ch(S2),s.mf+"'s "+d.ch(S2),s.mech.split()[1]+" "+d.ch(["Bros. Automotive","& Sons Garage","Auto Repair, Inc.","Motors"]),d.ch(S1)+" "+d.ch(S2)])
        s.doc=d.ch([str(d.randint(1000,99999)),f"E-{d.randint(100,9999)}",f"{d.randint(20,26)}-{d.randint(1000,9999)}",f"RO{d.randint(100000,999999)}",f"WO {d.randint(1000,9999)}"])
        s.mo=d.randint(1,12); s.day=d.randint(1,27); s.y=d.ch([2023,2024,2025])
        s.plate="".join(d.ch("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(3))+str(d.randint(100,9999))
        s.color=d.ch(COL)
    @property
    def date(s): return f"{s.mo}/{s.day}/{s.y}"
    @property
    def ymm(s): return f"{s.year} {s.make} {s.model}"
    def veh(s,*keys):
        a=dict(year=s.year,make=s.make,model=s.model,vin=s.vin,mileage=s.miles)
        return {k:a[k] for k in (keys or a)}
def it(desc,typ,qn,u,t):
    if isinstance(qn,float) and qn==int(qn): qn=int(qn)
    return {"description":desc,"type":typ,"quantity":qn,"unitPrice":u,"totalPrice":t}
def label(name,layout,gen,kind,shop,doc,veh,items,discounts=(),subtotal=None,tax=0,total=None):
    return dict(file=name+".pdf",layout=layout,author="author-t",generator=gen,hardships=[],kind=kind,header={"shop":shop,"documentNumber":doc},vehicle=veh,
      items=items,discounts=list(discounts),subtotal=subtotal,tax=tax,total=total)
