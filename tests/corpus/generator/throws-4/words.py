import random
# name|hours|part:qty:lo:hi;...
JOBS_RAW = """Replace front brake pads & rotors|1.6|Front brake pads, ceramic:1:62:129;Front rotor:2:48:104;Brake clean:1:5:8
Replace rear brake pads & rotors|1.7|Rear pad set:1:54:98;Rear brake rotor:2:44:92
R&R LF caliper|1.2|Reman caliper LF:1:88:165;Brake fluid DOT 4:1:9:16
Flush brake fluid|0.8|DOT 3 brake fluid:2:8:14
Replace rear wheel cyls & shoes|2.1|Brake shoes:1:42:70;Wheel cylinder:2:18:34;Drum hardware kit:1:14:24
Replace brake master cylinder|1.5|Master cylinder:1:119:240
Replace parking brake cable|1.4|Parking brake cable, rear:1:46:88
ABS wheel speed sensor RF|0.9|Wheel speed sensor:1:58:132
Replace alternator|1.4|Alternator, reman 130A:1:198:389
Replace starter motor|1.3|Starter:1:164:342
Replace battery & clean terminals|0.4|Battery grp 24F 700 CCA:1:149:219
Replace battery|0.3|H6 AGM battery:1:189:259
Replace water pump|3.2|Water pump w/ gasket:1:92:214;Antifreeze, gallon:2:18:29
Replace radiator|2.4|Radiator assy:1:188:372;Upper rad hose:1:22:41;Lower radiator hose:1:24:48;Coolant 50/50:2:16:27
Replace thermostat & housing|1.1|Thermostat:1:18:46;T-stat housing:1:34:92
Coolant flush|1.0|Antifreeze/coolant:2:17:28;Cooling system cleaner:1:8:14
Heater core R&R - dash out|7.5|Heater core:1:96:208;O-ring kit:1:7:14
Replace heater hoses|1.3|Heater hose assy:2:19:52
Replace serpentine belt|0.6|Serp belt 6PK2035:1:32:68
Replace belt tensioner & idler|0.8|Tensioner assy:1:74:148;Idler pulley:1:24:47
Timing belt kit & water pump|5.4|Timing belt kit w/ W.P.:1:248:429;Cam seal:2:11:22;Crank seal:1:12:21
Timing chain & guides|9.8|Timing chain set:1:310:580;Front cover gasket:1:34:66;RTV silicone:1:11:18
Replace spark plugs|1.0|Iridium spark plug:4:11:19
Tune up - plugs and coils|1.9|Spark plug:6:9:17;Ignition coil:6:42:88
Replace ignition coil cyl 3|0.5|Ignition coil:1:48:112
Valve cover gaskets|2.6|Valve cover gasket set:1:44:96;Spark plug tube seals:4:6:11
Intake manifold gaskets|3.8|Intake gasket set:1:58:124
Replace head gasket, machine head|11.5|Head gasket set:1:186:360;Head bolts:10:4:9
Oil pan gasket|3.1|Oil pan gasket:1:28:64;Drain plug:1:6:12
Rear main seal|6.5|Rear main seal:1:32:78
Oil & filter change, synthetic|0.4|0W-20 full synthetic oil:5:7:10;Oil filter:1:8:15
L.O.F. semi-syn|0.3|5W-30 motor oil:6:5:7;Filter, oil:1:6:11
Diagnose check engine light P0420|1.0|
Diag - no start / intermittent|1.5|
Electrical diagnosis, parasitic draw|2.0|
Evap smoke test P0455|1.0|Gas cap:1:16:29
Replace catalytic converter|2.2|Catalytic converter, Fed:1:420:1180;Exh gasket:2:9:18
Replace O2 sensor B1S1|0.8|Oxygen sensor:1:68:148
Replace muffler & tailpipe|1.1|Muffler:1:84:165;Tail pipe:1:48:86;Clamp 2-1/4:2:6:10
Replace flex pipe, weld in|1.3|Flex pipe 2" x 6":1:38:72
Exhaust manifold, broken studs|3.9|Exhaust manifold:1:176:348;Manifold studs/nuts:8:3:6
Replace fuel pump module|2.3|Fuel pump module:1:268:495;Tank lock ring:1:12:22
Replace fuel filter|0.5|Fuel filter:1:18:42
Fuel injector service|1.2|Injector cleaner kit:1:38:58
Throttle body service|0.7|Throttle body cleaner:1:9:15
Replace MAF sensor|0.4|Mass air flow sensor:1:98:214
Replace cam position sensor|0.7|Cam sensor:1:42:96
Replace crank sensor|1.1|Crankshaft position sensor:1:38:94
Replace EGR valve|1.2|EGR valve:1:128:286
Replace PCV valve|0.3|PCV valve:1:8:21
A/C evac & recharge|1.2|R134a refrigerant, lb:2:24:42;PAG oil w/ dye:1:16:26
Replace A/C compressor & drier|3.4|A/C compressor:1:286:560;Receiver drier:1:44:82;Orifice tube:1:8:16
Replace condenser|2.2|A/C condenser:1:152:298
Blower motor|0.9|Blower motor w/ wheel:1:78:164;Blower resistor:1:26:62
Cabin air filter|0.3|Cabin filter:1:18:38
Engine air filter|0.1|Air filter:1:16:34
Four wheel alignment|1.3|
Alignment, front end|1.0|Cam bolt kit:1:22:38
Replace front struts|2.6|Quick strut assy LF:1:148:265;Quick strut assy RF:1:148:265
Replace rear shocks|1.2|Rear shock absorber:2:52:118
Lower ball joints L & R|2.4|Lower ball joint:2:46:98
Upper control arm LH|1.5|Upper control arm w/ ball jt:1:92:188
Lower control arms|2.2|Control arm & bushing:2:98:212
Inner & outer tie rod ends|1.8|Outer tie rod end:2:34:68;Inner tie rod:2:38:74
Sway bar links & bushings|0.9|Sway bar link:2:24:52;Stab bushing kit:1:16:32
Wheel hub bearing RF|1.6|Hub & bearing assy:1:118:264
Pitman arm & idler arm|2.0|Pitman arm:1:54:98;Idler arm:1:62:108
Rack and pinion|3.3|Reman rack & pinion:1:274:520;P/S fluid:2:8:13
Power steering pump|1.7|P/S pump, reman:1:118:236
P/S pressure hose|1.1|Pressure hose:1:48:96
CV axle L/F|1.5|CV axle shaft:1:96:212
CV boot kit|1.7|CV boot kit w/ grease:1:28:54
U-joints, rear driveshaft|1.3|U-joint, greasable:2:22:44
Rear diff service|0.8|75W-90 gear oil, qt:3:14:22;Diff cover gasket:1:11:19
Transfer case fluid|0.5|Transfer case fluid:2:16:27
Trans service, filter & fluid|1.4|Trans filter kit:1:34:72;Mercon LV ATF:6:8:13
Clutch replacement|5.8|Clutch kit:1:186:410;Flywheel, resurface:1:55:75;Slave cylinder:1:62:124
Motor mount, right|1.2|Engine mount RH:1:68:156
Trans mount|0.9|Transmission mount:1:44:98
Window regulator LF|1.1|Window reg w/ motor:1:88:186
Door lock actuator RR|1.0|Door lock actuator:1:54:132
Headlamp bulbs, both|0.4|H11 headlight bulb:2:16:34
Restore headlights|0.8|
Brake light switch|0.4|Stop lamp switch:1:18:42
Wiper blades|0.1|Wiper blade 22":1:16:27;Wiper blade 19":1:15:25
Washer pump & nozzle|0.6|Washer pump:1:24:46
Tie rod boot & clamp|0.5|Bellows boot kit:1:22:36
Turbo oil feed line|1.9|Oil feed line:1:58:124;Crush washer:4:2:4
State inspection|0.5|
Program key fob|0.7|Key fob:1:86:188
Horn, replace|0.5|Horn, high note:1:24:52
TPMS sensor LR|0.4|TPMS sensor:1:44:78;TPMS service kit:1:6:11
Lube chassis, hinges|0.2|
Carburetor rebuild|3.0|Carb kit:1:48:92;Choke pull-off:1:28:54
Glow plugs (8)|2.8|Glow plug:8:14:28
Sunroof drains, unclog|1.0|
Wheel studs, broken|0.8|Wheel stud & nut:3:4:9"""
JOBS=[]
for ln in JOBS_RAW.split('\n'):
    n,h,p=ln.split('|')
    ps=[]
    for q in p.split(';'):
        if q:
            a=q.rsplit(':',3); ps.append((a[0],int(a[1]),int(a[2]),int(a[3])))
    JOBS.append((n,float(h),ps))
FEES=["Shop supplies","Hazardous waste fee","Haz mat disposal","Environmental fee","Shop Supply Charge","EPA fee","Oil disposal","Waste disposal","Misc. shop materials","Rags, cleaner & supplies"]
DISCS=["Discount","10% off labor","Coupon","AAA member discount","Senior discount","Military disc.","Fleet discount","Internet coupon $15 off","Customer loyalty","Multi-service discount","Mail coupon","Repeat cust. disc"]
TIRES=["{s} {b}","{b} {s}","TIRE {s} {b}","{b} {m} {s}","{s} {b} {m} BW"]
TB=["Michelin","Goodyear","Cooper","General","Hankook","Falken","Toyo","Firestone","Kumho","Nexen","Mastercraft","Sumitomo","Yokohama","Uniroyal"]
TM=["Defender T+H","Assurance","CS5 Grand Tour","Altimax RT45","Kinergy ST","Wildpeak A/T3W","Open Country","Destination LE3","Solus TA11","Roadian HTX","Courser AXT2","HTR A/S P03","Avid Ascend","Laredo AWT"]
TS=["P225/60R17 99T","LT265/70R17 E","215/55R17 94V","205/55R16 91H","P235/75R15 105S","245/45R18 100W","LT245/75R16 10PLY","235/65R17 104H","195/65R15 91T","275/55R20 117H","225/45R17 91W","P265/65R18"]
TSVC=["Mount & balance","New valve stem","Tire disposal fee","Scrap tire fee","State tire fee","Computer spin balance","Road hazard warranty","TPMS rebuild kit","Wheel weights","Lifetime rotation & balance","Nitrogen fill","Tire recycling","Studding"]
EXH=["Aluminized muffler 2-1/4 in/out","Cat-back dual exhaust, 2-1/2","Glasspack 18\"","Bend tailpipe over axle","Flange repair, weld","Y-pipe w/ converters","Turn down, stainless","H-pipe","Resonator delete pipe","Hanger & clamp","Intermediate pipe","Front pipe","Manifold donut gasket","Spring bolt kit","Flowmaster 40 series","Chrome tip 3\"","Converter, 49 state","OBD II universal cat","Weld cracked header","Exh flex w/ flange","Band clamp 2-1/2","Rubber insulator","Remove seized O2 sensor","Extension pipe","Custom bend 2 1/2 alum pipe","Muffler strap"]
TRANS=["R&R transmission","Overhaul 4L60E automatic trans","Rebuilt torque converter","Soft parts kit - clutches, seals, gaskets","Hard parts: sun shell, 3-4 drum","Valve body, reman","Shift solenoid kit","TCC solenoid","Flush cooler & lines","ATF Dexron VI (12 qt)","Front pump, bushings","Trans cooler, aux","Pressure control solenoid","Bands & servos","Filter & pan gasket","Re-program TCM","Flexplate","Output speed sensor","Axle seals (2)","Trans mount","Internal wiring harness","Reseal transfer case","Pan inspection & road test","Low/reverse sprag","Sonnax boost valve","Conductor plate w/ connector","Mechatronic unit","CVT fluid NS-3","Input shaft & planetary"]
BODY=["Front bumper cover","RT Headlamp assy","LT fender","Hood","Grille assy","Radiator support","RF door shell","Rear bumper cover","LR quarter panel","Tail lamp assy, LT","Fender liner RT","Impact bar","Absorber","Bumper reinforcement","Door mirror, heated LT","Windshield - NAGS FW","Liftgate","Emblem","License plate bracket","Fog lamp bezel RT","Rocker molding","W'strip, door","A/C condenser","Splash shield","Nameplate","Wheel, alloy 17\"","Apply cavity wax","Clear coat","Blend adjacent panel","Feather, prime & block","Tint color","Flex additive","Mask for overspray","Corrosion protection","Color sand & buff","R&I door handle","R&I belt molding","Paintless dent repair hood","Post-repair scan","Pre-repair scan","Four wheel align","Set up & measure frame","Pull lower rail","Aim headlamps","Seam sealer"]
LUBE=["Signature service oil change","Full synthetic oil change up to 5 qts","High mileage oil change","Extra quart 5W-20","Cabin air filter","Engine air filter","Radiator drain & fill","Trans fluid exchange","Fuel system cleaning","Wiper blades, pr","Serp belt","Tire rotation","Headlight bulb","Differential service","Engine flush","Power steering flush","Oil stop leak","Canister filter upcharge","Brake fluid exchange","Battery service"]
ABB={"Replace":["R&R","REPL","Rpl.","Replace","R/R","Install"],"replace":["repl","r&r"],"front":["frt","front","frnt"],"Front":["Frt","Front","FT"],"rear":["rr","rear"],"Rear":["Rr","Rear"],"Transmission":["Trans","Transm."],"assembly":["assy"],"sensor":["snsr","sensor"],"gasket":["gskt","gasket"]}
MIS={"rotor":"roter","brake":"break","caliper":"calliper","radiator":"radiater","muffler":"mufler","Muffler":"Mufler","alignment":"alingment","Alignment":"Allignment","gasket":"gaskit","thermostat":"thermastat","battery":"batery","Serpentine":"Serpantine","serpentine":"serpintine","cylinder":"cylender","coolant":"coolent","Coolant":"Coolent","antifreeze":"anti freeze","alternator":"alternater","Alternator":"Altenator","synthetic":"synthtic","tensioner":"tensoiner","struts":"strutts","absorber":"absorver","Catalytic":"Catylitic","catalytic":"cadalytic","bearing":"bering","module":"modual","intermittent":"intermitent","Wheel":"Whell","filter":"fliter","pads":"padds","Ignition":"Ingition","Diagnose":"Diagnoise","converter":"convertor","exhaust":"exaust","Exhaust":"Exaust","bushing":"bushin","condenser":"condensor","windshield":"winshield"}
def words(R,s,case,ab=0.3,mis=0.06):
    out=[]
    for w in s.split(' '):
        if w in ABB and R.random()<ab: w=R.choice(ABB[w])
        for k,v in MIS.items():
            if k in w and R.random()<mis: w=w.replace(k,v); break
        out.append(w)
    s=' '.join(out)
    if case=='U': return s.upper()
    if case=='L': return s.lower()
    if case=='T': return ' '.join(w[:1].upper()+w[1:] for w in s.split(' '))
    return s
CARS=[("Ford",["F-150","Escape","Fusion","Explorer","Focus","Ranger"]),("Chevrolet",["Silverado 1500","Malibu","Equinox","Tahoe","Cruze","Impala"]),("Toyota",["Camry","Corolla","RAV4","Tacoma","Sienna","Prius"]),("Honda",["Civic","Accord","CR-V","Odyssey","Pilot"]),("Nissan",["Altima","Rogue","Sentra","Frontier"]),("Volkswagen",["Jetta","Passat","Tiguan"]),("Subaru",["Outback","Forester","Impreza"]),("Jeep",["Wrangler","Grand Cherokee","Liberty"]),("Dodge",["Grand Caravan","Charger","Durango"]),("Hyundai",["Elantra","Sonata","Santa Fe"]),("Kia",["Sorento","Optima","Soul"]),("GMC",["Sierra 1500","Acadia","Yukon"]),("BMW",["328i","X3"]),("Mazda",["CX-5","Mazda3"]),("Buick",["LeSabre","Enclave"]),("Chrysler",["Pacifica","300"]),("Lexus",["RX350","ES350"]),("Ram",["1500","2500"])]
OWN=["Rick","Hector","Dale","Wendell","Kowalski","Ortega","Pham","Lindqvist","McGraw","Tuttle","Bauer","DiSalvo","Eddie","Marv","Haskell","Trujillo","Nguyen","Sal","Big Al","Garza","Whitcomb","Yoder","Duke","Manny","Petrov"]
TOWN=[("Toledo, OH 43612","419"),("Yakima, WA 98902","509"),("Macon, GA 31204","478"),("Laredo, TX 78041","956"),("Duluth, MN 55811","218"),("Bakersfield, CA 93307","661"),("Utica, NY 13502","315"),("Joplin, MO 64801","417"),("Pueblo, CO 81003","719"),("Ocala, FL 34470","352"),("Erie, PA 16506","814"),("Las Cruces, NM 88005","575"),("Flint, MI 48507","810"),("Lubbock, TX 79412","806"),("Reno, NV 89502","775"),("Bangor, ME 04401","207"),("Dothan, AL 36301","334"),("Kenosha, WI 53142","262")]
STR=["Main St","Hwy 41 N","W. Industrial Blvd","Old Mill Rd","E. 4th Ave","Commerce Dr","S. Broadway","Route 9","Airport Rd","Depot St","Cherry Ln","Federal Blvd"]
PEOPLE=["J. Alvarez","Karen Dunlop","Tom Beecher","Priya Shah","Luis Montoya","D. Washington","Amy Kessler","Bob Stanek","Carl Jensen","M. Okafor","Deb Fontaine","Phil Grady","Tina Vu","Walt Cramer","S. Abernathy","Nate Rosen"]
DEALER=["Northgate {m}","{o} {m}","Valley {m} of {t}","{o} Bros. {m} Inc.","Lakeside {m} Sales & Service","Crossroads {m}"]
SHOPS={'gen':["{o}'s Auto Repair","{o} & Sons Automotive","{t} Auto Care","A-1 Auto Service","{o} Motor Works","Precision Auto of {t}","Honest {o}'s Garage","Eastside Import Auto","Crossroads Car Care","{o} Bros. Garage"],
'tire':["{o} Tire & Wheel","Discount Tire Barn of {t}","{t} Tire Center","Big Tread Tires","{o}'s Tire Pros","Four Corners Tire Co."],
'muf':["{o}'s Muffler Shop","Silent Ride Muffler & Brake","{t} Muffler King","Pipes R Us Exhaust","Quiet Zone Mufflers","{o} Exhaust & Hitch"],
'body':["{o} Collision Center","{t} Body & Paint","Maaxx Auto Body","Precision Collision of {t}","{o}'s Paint & Body Shop","Frame-Tech Collision"],
'trans':["{o} Transmissions","{t} Transmission Exchange","Shiftwell Transmission","ABC Transmission & Clutch","Mr. Gearbox of {t}","{o}'s Trans & Drivetrain"],
'lube':["Speedy Lube #{n}","{t} Quick Lube","10 Minute Oil Co.","Kwik Change Oil & Lube","Lube Depot #{n}","{o}'s Express Lube"],
'mob':["{o} Mobile Mechanic","We Come 2 U Auto Repair","Road Runner Mobile Repair","{o} On-Site Auto","Driveway Mechanix","24/7 {o} Mobile Service"]}
VC="ABCDEFGHJKLMNPRSTUVWXYZ0123456789"
def shop(R,kind,make=None):
    tw=R.choice(TOWN)
    s=R.choice(SHOPS[kind] if kind!='dealer' else DEALER)
    s=s.format(o=R.choice(OWN),t=tw[0].split(',')[0],n=R.randint(4,980),m=make)
    return dict(name=s,street="%d %s"%(R.randint(10,9800),R.choice(STR)),city=tw[0],phone="(%s) %d-%04d"%(tw[1],R.randint(220,989),R.randint(0,9999)),phone2="%s-%d-%04d"%(tw[1],R.randint(220,989),R.randint(0,9999)))
def car(R,make=None):
    mk,ms=R.choice(CARS) if not make else [c for c in CARS if c[0]==make][0]
    return dict(year=R.randint(2001,2023),make=mk,model=R.choice(ms),vin=R.choice("12345JKW")+''.join(R.choice(VC) for _ in range(7))+R.choice("0123456789X")+''.join(R.choice(VC) for _ in range(2))+"%06d"%R.randint(0,999999),mileage=R.randint(9000,214000))
def pn(R):
    return R.choice([lambda:"%s-%d"%(''.join(R.choice("ABDFGKMRTX") for _ in range(R.randint(1,3))),R.randint(100,99999)),lambda:"%05d-%s%d-%s"%(R.randint(0,99999),R.choice("ABST")+R.choice("NXLY"),R.randint(10,99),"A0%d"%R.randint(0,9)),lambda:str(R.randint(1000000,99999999)),lambda:"%dL%d"%(R.randint(1,9),R.randint(100,999))])()
def date(R):
    m,d,y=R.randint(1,12),R.randint(1,28),R.randint(2018,2025)
    return R.choice(["%02d/%02d/%d"%(m,d,y),"%d/%d/%02d"%(m,d,y%100),"%d-%02d-%02d"%(y,m,d),"%s %d, %d"%("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[m-1],d,y),"%02d%s%02d"%(d,"JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()[m-1],y%100)])
print(len(JOBS),sum(len(j[2]) for j in JOBS)) if __name__=='__main__' else None
