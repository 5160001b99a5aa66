# parts: lo hi qtys ; variants
PARTS = """
55 140 - ; front brake pads|front pads|ceramic front pads|frt pads|Akebono front pads|pads front|front ceramic brake pads
50 130 - ; rear brake pads|rear pads|rear ceramic pads|rr brake pads|Duralast Gold rear pads|semi-metallic rear pads
45 120 2 ; front rotors|coated front rotors|rotors|frt rotors|vented front rotors|Centric front rotors
40 110 2 ; rear rotors|rear brake rotors|rr rotors|solid rear rotors
85 210 - ; left front caliper|LF caliper|driver front caliper|reman front caliper|front caliper driver side
80 190 - ; right rear caliper|RR caliper|passenger rear caliper|loaded rear caliper
18 45 - ; brake hardware kit|pad hardware|brake hardware
22 60 2 ; brake hoses|front brake hoses|braided brake hoses
60 240 - ; brake master cylinder|master cyl|master cylinder
35 90 - ; rear brake shoes|brake shoes|rear shoes
20 55 2 ; wheel cylinders|rear wheel cylinders
60 260 - ; water pump|water pump w/ gasket|Aisin water pump|GMB water pump|waterpump
15 60 - ; thermostat|thermostat and gasket|tstat|thermostat w/ housing|t-stat
130 420 - ; radiator|aluminum radiator|new radiator|Denso radiator|aftermarket radiator
18 60 - ; upper radiator hose|upper hose|upper rad hose
18 60 - ; lower radiator hose|lower hose|lower rad hose
14 40 - ; coolant|OAT coolant|antifreeze|Zerex G05 coolant
22 80 - ; serpentine belt|serp belt|Gates serpentine belt|drive belt|Bando belt
45 130 - ; belt tensioner|tensioner assembly|serp belt tensioner|tensioner
20 60 - ; idler pulley|idler pully|idler
140 480 - ; timing belt kit|timing belt kit w/ water pump|Aisin timing belt kit|Gates timing kit
180 620 - ; timing chain kit|timing chain set|Cloyes timing chain kit
160 480 - ; alternator|reman alternator|altenator|new alternator|150 amp alternator|Bosch reman alternator
120 390 - ; starter|reman starter|starter motor|new starter|Denso starter
140 320 - ; battery|AGM battery|Interstate battery|group 35 battery|H6 AGM battery|DieHard battery
20 70 2 ; battery terminals|battery cable ends
28 110 - ; battery cable|positive battery cable|negative battery cable
8 24 4,6,8 ; spark plugs|iridium plugs|NGK iridium plugs|plugs|Motorcraft plugs
35 95 2,3,4,6 ; ignition coils|coil packs|coils|Denso coils
55 130 - ; ignition coil cyl 3|coil #2|cyl 4 coil pack
18 60 - ; plug wires|spark plug wire set
14 45 - ; engine air filter|air filter|K&N air filter
16 48 - ; cabin filter|cabin air filter|charcoal cabin filter
20 75 - ; fuel filter|inline fuel filter
140 520 - ; fuel pump|fuel pump module|Delphi fuel pump|fuel pump assembly|in-tank fuel pump
50 170 4,6,8 ; fuel injectors|injectors|reman injectors
25 80 - ; injector seals|injector o-ring kit
50 190 - ; throttle body|throttle body assembly
35 150 - ; MAF sensor|mass air flow sensor|Hitachi MAF
45 150 - ; upstream O2 sensor|bank 1 sensor 1 O2|O2 sensor upstream|air fuel ratio sensor
40 120 - ; downstream O2 sensor|rear O2 sensor|O2 sensor b1s2
250 1200 - ; catalytic converter|cat|CARB cat|front catalytic converter|aftermarket catalytic converter
80 260 - ; muffler|rear muffler|Walker muffler
60 190 - ; flex pipe|exhaust flex pipe|mid pipe
20 60 - ; exhaust gaskets|exhaust manifold gasket|donut gasket
90 360 - ; exhaust manifold|left exhaust manifold
25 90 - ; valve cover gasket|valve cover gasket set|VC gasket|Fel-Pro valve cover gasket
15 60 - ; PCV valve|pcv valve
40 140 - ; intake manifold gasket|intake gasket set|intake gaskets
60 210 - ; head gasket set|head gasket kit|MLS head gasket
4 12 8,10 ; head bolts|new head bolts
15 60 - ; rear main seal|rear main
12 40 - ; crank seal|front crank seal|crankshaft seal
12 36 - ; cam seal|cam seals
30 90 - ; oil pan gasket|pan gasket
60 190 - ; oil pan|steel oil pan
25 95 - ; oil cooler seal kit|oil filter housing gasket
18 60 - ; oil pressure switch|oil pressure sensor
35 110 - ; crank sensor|crankshaft position sensor|crank position sensor
30 100 - ; cam sensor|camshaft position sensor
20 70 - ; coolant temp sensor|ECT sensor
60 210 - ; VVT solenoid|vvt solenoid|oil control valve
25 95 - ; purge valve|evap purge valve|purge solenoid
40 120 - ; vent solenoid|evap vent valve
15 40 - ; gas cap|OEM gas cap
80 230 2 ; front struts|front strut assemblies|KYB front struts|quick struts|loaded struts
60 180 2 ; rear shocks|rear shock absorbers|Monroe rear shocks|Bilstein rear shocks
30 90 2 ; strut mounts|upper strut mounts
55 190 - ; lower control arm|left lower control arm|LF lower control arm|Moog lower control arm
45 160 2 ; control arms|front control arms|upper control arms
25 80 2 ; ball joints|lower ball joints|Moog ball joints
24 75 2 ; outer tie rods|tie rod ends|outer tie rod ends
28 70 - ; inner tie rod|right inner tie rod|inner tie rod end
18 60 2 ; sway bar links|front sway bar links|stabilizer links|end links
15 50 - ; sway bar bushings|sway bushings
70 240 - ; front wheel bearing|LF hub assembly|left front wheel bearing|hub bearing|Timken hub assembly
70 220 - ; rear wheel bearing|rear hub assembly|RR wheel hub
75 240 - ; CV axle|left CV axle|passenger axle|driver side CV axle|front axle shaft
20 50 - ; CV boot kit|outer CV boot
90 390 - ; steering rack|reman steering rack|rack and pinion
90 260 - ; power steering pump|PS pump|p/s pump
25 90 - ; power steering hose|PS pressure hose|high pressure hose
90 310 - ; driveshaft|rear driveshaft
20 50 2 ; u-joints|u joints|Spicer u-joints
60 150 - ; carrier bearing|center support bearing
60 180 - ; motor mount|front motor mount|right engine mount|engine mount|hydraulic engine mount
40 130 - ; trans mount|transmission mount
180 520 - ; clutch kit|LUK clutch kit|clutch kit w/ flywheel
90 280 - ; flywheel|single mass flywheel
60 160 - ; clutch slave cylinder|slave cyl
30 90 - ; trans filter kit|transmission filter|filter and pan gasket
40 120 - ; ATF|transmission fluid|Dexron VI|Valvoline MaxLife ATF
260 780 - ; AC compressor|a/c compressor|reman AC compressor|ac compressor w/ clutch
110 320 - ; condenser|AC condenser|a/c condenser
30 90 - ; receiver drier|drier|AC drier
25 70 - ; expansion valve|orifice tube
140 390 - ; evaporator core|evaporator
30 90 - ; R134a refrigerant|freon|refrigerant
40 140 - ; blower motor|heater blower motor|HVAC blower motor
18 60 - ; blower resistor|blower motor resistor
60 180 - ; heater core|heater core assembly
30 90 - ; blend door actuator|blend door motor
15 50 - ; heater hose|heater hoses
90 260 - ; radiator fan|cooling fan assembly|fan assembly
20 80 - ; coolant reservoir|overflow tank
18 70 - ; fan relay|cooling fan relay
90 280 - ; window regulator|driver window regulator|LF window regulator|window regulator w/ motor
60 160 - ; door lock actuator|left rear door lock actuator
30 110 - ; door handle|outside door handle|passenger door handle
60 220 - ; side mirror|driver side mirror|right mirror glass
60 280 - ; headlight assembly|left headlight|headlamp assembly|RH headlamp
12 38 2 ; headlight bulbs|H11 bulbs|low beam bulbs
30 140 - ; tail light|left tail lamp|tail light assembly
6 24 2 ; wiper blades|front wipers|Bosch wiper blades
40 120 - ; wiper motor|front wiper motor
70 240 4 ; tires|all season tires|Michelin Defender tires|Hankook Kinergy tires|225/65R17 tires|Goodyear tires
30 70 4,2 ; TPMS sensors|tpms sensors|tire sensors
3 8 4 ; valve stems|rubber valve stems
8 22 - ; oil filter|Wix oil filter|OEM oil filter
45 90 - ; motor oil|full synthetic oil|Mobil 1 5W-30
30 90 - ; diff fluid|gear oil|75W-90 gear oil
14 34 - ; brake fluid|DOT 4 brake fluid
60 210 - ; ABS sensor|left front ABS sensor|wheel speed sensor
90 290 - ; EGR valve|egr valve
60 290 - ; turbo oil line|turbo feed line
480 1300 - ; turbocharger|reman turbo|turbo
250 640 - ; DPF sensor kit|DEF heater|def pump
30 90 - ; glow plug relay|glow plug module
14 34 4,8 ; glow plugs|diesel glow plugs
60 240 - ; front bumper cover|bumper cover|rear bumper cover
50 180 - ; left fender|right front fender|fender
20 60 - ; fender liner|splash shield|under cover
30 120 - ; grille|front grill
190 480 - ; windshield|windshield w/ rain sensor|OEM windshield
110 260 - ; door glass|right rear door glass|quarter glass
12 45 - ; brake light switch|stop lamp switch
50 160 - ; ignition switch|ignition lock cylinder
60 220 - ; key fob|spare key|transponder key
700 1900 - ; used engine|used motor w/ 78k|JDM engine|salvage engine
600 1700 - ; used transmission|reman transmission|rebuilt trans
60 210 - ; shift cable|shifter cable
20 60 - ; hood struts|tailgate struts|lift supports
12 40 - ; RTV and cleaner|gasket maker|thread sealant
9 30 - ; exhaust clamps|hose clamps|clamps and hangers
20 60 - ; lug nuts|wheel studs|lug nut set
"""
# jobs: flat services; second group takes verbs ("replace the X")
JOBS = """
39 119 ; oil change|synthetic oil change|full synthetic oil change|oil and filter change|oil chg|lube oil filter
19 49 ; tire rotation|rotation|tire rotate
80 170 ; alignment|4 wheel alignment|four wheel alignment|front end alignment|wheel alignment
60 120 ; wheel balance|four wheel balance|mount and balance
75 185 ; diagnostic|diag|diagnosis|check engine diagnosis|electrical diagnosis|diag fee
95 190 ; coolant flush|cooling system flush|radiator flush|coolant exchange
140 290 ; transmission service|trans fluid service|trans flush|transmission fluid exchange
90 160 ; brake fluid flush|brake flush|brake fluid exchange
80 150 ; power steering flush|PS flush
90 190 ; differential service|rear diff service|diff fluid change
120 260 ; AC recharge|a/c recharge|AC evac and recharge|AC service
90 210 ; fuel system cleaning|injector service|induction service
220 480 ; front brake job|front brakes|pads and rotors up front|front brake service
200 460 ; rear brake job|rear brakes|pads and rotors in back|rear brake service
150 420 ; tune up|tune-up|plugs and coils|6 cyl tune up
30 80 ; state inspection|safety inspection|smog check|emissions test
80 160 ; pre-purchase inspection|used car inspection|multi point inspection
40 90 ; flat repair|tire repair|tire plug and patch
90 180 ; headlight restoration|headlamp restoration
60 150 ; programming|key programming|module programming|fob programming
120 300 ; wheel bearing job|hub replacement|LF wheel bearing replacement
40 120 ; battery service|terminal cleaning|battery test and install
80 190 ; evap smoke test|smoke test
60 140 ; leak test|cooling system pressure test|coolant pressure test
90 320 ; bumper repair|dent repair|PDR on the hood|scratch buff
260 900 ; paint and clear|bumper refinish|fender refinish
120 260 ; interior detail|full detail|odor treatment
190 420 ; windshield replacement|windshield install|chip repair and calibration
150 350 ; ADAS calibration|camera calibration|front camera calibration
40 110 ; wheel lock removal|broken stud removal|bolt extraction
110 240 ; throttle body service|throttle body cleaning
60 160 ; parasitic draw test|battery drain test
"""
VJOBS = """
320 780 ; water pump|timing belt|timing belt and water pump
240 620 ; alternator|starter|serpentine belt and tensioner
380 980 ; front struts|front strut assemblies|rear shocks|front and rear struts
260 640 ; lower control arms|lower control arm and ball joint|front lower control arm
180 420 ; valve cover gasket|valve cover gaskets|oil pan gasket
220 560 ; left front axle|CV axle|front axles|passenger side CV axle
340 890 ; fuel pump|radiator|heater core
160 390 ; outer tie rods|ball joints|sway bar links|tie rod ends
280 610 ; wheel bearing|front wheel bearings|rear wheel bearing
90 260 ; thermostat|upper radiator hose|belt|battery
480 1400 ; AC compressor|clutch|head gasket|rear main seal|catalytic converter
150 360 ; motor mount|trans mount|window regulator|blower motor
120 290 ; O2 sensor|crank sensor|purge valve|coil packs
90 210 ; spark plugs|cabin and engine air filters|wiper motor
"""
FEES = """
8 45 ; shop supplies|supplies|shop supply fee|rags and cleaner|misc supplies
5 25 ; disposal fee|oil disposal|haz waste|hazmat fee|environmental fee|waste oil fee
25 95 ; trip fee|travel charge|trip charge|travel|mobile fee|drive out fee
40 150 S ; tow|towing|tow in|tow from the house
12 60 ; shipping|freight|overnight shipping|parts freight
10 20 ; tire disposal|tire disposal fee
6 30 ; card fee|processing fee|credit card fee
20 60 ; after hours fee|weekend fee|Sunday fee
20 90 ; storage|storage fee
15 40 ; core charge|battery core charge|battery core
10 40 ; pickup and delivery fee|parts run fee
"""
LABORS = "labor|labor|labor|labor|labor|labor|labor|shop labor|install labor|R&R labor|install|labor time|tech labor|brake labor|front end labor|engine labor|suspension labor|mobile labor"
CARS = [("Honda",["Accord","Civic","CR-V","Odyssey","Pilot","Fit"]),("Toyota",["Camry","Corolla","RAV4","Tacoma","Sienna","Highlander","Prius"]),
("Ford",["F-150","Escape","Fusion","Explorer","Focus","Transit","Ranger"]),("Chevy",["Silverado","Malibu","Equinox","Tahoe","Cruze","Impala"]),
("Nissan",["Altima","Rogue","Sentra","Frontier","Murano"]),("Jeep",["Wrangler","Grand Cherokee","Liberty","Cherokee"]),("Subaru",["Outback","Forester","Impreza"]),
("Hyundai",["Elantra","Sonata","Santa Fe","Tucson"]),("Kia",["Optima","Sorento","Soul","Forte"]),("Dodge",["Grand Caravan","Durango","Charger"]),
("Ram",["1500","2500"]),("GMC",["Sierra","Acadia","Terrain"]),("BMW",["328i","X3","X5"]),("Volkswagen",["Jetta","Passat","Golf"]),("Mazda",["CX-5","Mazda3","Mazda6"]),
("Buick",["Enclave","LaCrosse"]),("Lexus",["RX350","ES350"]),("Acura",["TL","MDX","TSX"]),("Volvo",["XC90","S60"]),("Mercury",["Mariner","Milan"]),("Chrysler",["200","Town & Country"])]
FIRST = "Ray Tony Luis Dale Marcus Gus Manny Pete Kyle Hector Bo Wes Andre Rick Curtis Javier Omar Duane Kenny Sal Earl Nate Viktor Jesse Troy Phil Carla Denise Tasha Brenda".split()
CUST = "Megan Josh Amber Derek Priya Sam Lauren Chris Nicole Trevor Keisha Paul Dana Emily Jorge Linda Brian Heather Mike Aisha Greg Tina Walt Monica Steph Andy".split()
LAST = "Kowalski Reyes Hooper Tran Delgado Whitaker Barnes Okafor Sims Novak Pruitt Castillo McGee Lindqvist Ferraro Boone Haskell Yates Vance Ortega Mullins Stroud Duffy Kessler".split()
SHOPS = ["{f}'s Mobile Mechanic","{f}'s Auto","{l} Automotive","{l} Auto Repair","{l} & Sons Garage","{t} Mobile Auto Repair","{f} the Mechanic","{t} Tire & Brake","{t} Auto Clinic","{t} Import Service","{l} Truck & Fleet","{f} {l} Mobile Wrench","{t} Motor Works","{l}'s Garage","{t} Auto Care","{f}'s Brake Shop"]
TOWNS = "Riverside Oakdale Northgate Millbrook Cedar Valley,Lakeview,Harbor,Sunset,Bluegrass,Mesa,Pinecrest,Tri-County,Eastside,Old Town,Prairie,Summit".replace(" Oakdale",",Oakdale").replace(" Northgate",",Northgate").replace(" Millbrook",",Millbrook").replace(" Cedar",",Cedar").split(",")

def _rows(s): return [r for r in s.strip().split("\n") if r.strip()]
def load():
    P=[];J=[];V=[];F=[]
    for r in _rows(PARTS):
        a,b=r.split(" ; "); lo,hi,q=a.split(); P.append((int(lo),int(hi),[] if q=="-" else [int(x) for x in q.split(",")],b.split("|")))
    for src,out in ((JOBS,J),(VJOBS,V)):
        for r in _rows(src):
            a,b=r.split(" ; "); lo,hi=a.split(); out.append((int(lo),int(hi),b.split("|")))
    for r in _rows(FEES):
        a,b=r.split(" ; "); x=a.split(); F.append((int(x[0]),int(x[1]),"Service" if len(x)>2 else "Fee",b.split("|")))
    return P,J,V,F
