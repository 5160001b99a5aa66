# type|num|category|lo|hi|phrases separated by /   (P thing, S job, L work alone; s singular, p plural, m mass)
CAT = """
P|p|b|60|190|front brake pads/front pads/ceramic front brake pads/semi-metallic front pads
P|p|b|55|160|rear brake pads/rear pads/ceramic rear pads/rear disc pads
P|p|b|90|320|front rotors/coated front rotors/drilled and slotted front rotors/front brake discs
P|p|b|85|290|rear rotors/coated rear rotors/plain rear rotors
P|s|b|95|260|right front caliper/RF brake caliper/remanufactured right front caliper/passenger-side front caliper
P|s|b|95|260|left rear caliper/LR caliper/rebuilt left rear caliper/driver-side rear caliper
P|s|b|120|340|brake master cylinder/master cylinder/tandem master cylinder
P|s|b|25|60|front brake hose/flexible brake hose/left front brake hose/stainless brake hose
P|p|b|40|110|rear brake shoes/brake shoes/bonded brake shoes
P|p|b|30|70|wheel cylinders/rear wheel cylinders
P|s|b|160|420|brake booster/vacuum brake booster/reman brake booster
P|s|b|60|180|parking brake cable/rear parking brake cable/left parking brake cable
P|s|b|70|170|ABS wheel speed sensor/left front ABS sensor/right rear wheel speed sensor
P|s|e|180|520|timing chain kit/Cloyes timing chain kit/complete timing chain kit/OEM timing chain kit
P|s|e|150|390|timing belt kit/Aisin timing belt kit/Gates timing belt kit
P|s|c|70|260|water pump/OEM water pump/Aisin water pump/electric water pump/GMB water pump
P|s|c|25|90|thermostat/thermostat and housing/OE thermostat/195-degree thermostat
P|s|c|140|480|radiator/aluminum radiator/two-row radiator/Denso radiator/Koyo radiator
P|s|c|18|65|upper radiator hose/lower radiator hose/molded lower hose
P|s|c|60|190|coolant reservoir/expansion tank/pressurized coolant tank
P|s|c|120|380|radiator fan assembly/dual cooling fan assembly/electric cooling fan
P|s|c|130|300|heater core/aluminum heater core
P|s|e|35|120|valve cover gasket/valve cover gasket set/front valve cover gasket/Fel-Pro valve cover gasket
P|s|e|70|240|head gasket set/Fel-Pro head gasket set/multi-layer steel head gasket/MLS head gasket set
P|s|e|30|95|oil pan gasket/one-piece oil pan gasket
P|s|e|60|180|oil pan/stamped steel oil pan/aluminum lower oil pan
P|s|e|20|60|rear main seal/one-piece rear main seal
P|p|e|18|55|camshaft seals/cam seals
P|s|e|45|150|serpentine belt/six-rib serpentine belt/Gates serpentine belt/drive belt
P|s|e|50|140|belt tensioner/automatic belt tensioner/serpentine tensioner
P|s|e|25|60|idler pulley/upper idler pulley/smooth idler pulley
P|s|e|80|230|left engine mount/hydraulic engine mount/front engine mount/torque strut mount
P|s|e|120|330|intake manifold gasket set/upper intake gasket set/lower intake gasket kit
P|s|e|140|420|harmonic balancer/crankshaft pulley/Dorman harmonic balancer
P|s|e|25|90|PCV valve/PCV valve and hose
P|s|e|900|3200|turbocharger/reman turbocharger/Garrett turbocharger/BorgWarner turbocharger
P|s|e|1800|5200|used engine/remanufactured long block/low-mileage used engine/Jasper long block
P|p|e|60|220|hydraulic lifters/roller lifters/lifters and pushrods
P|s|e|55|160|crankshaft position sensor/crank sensor/OEM crank sensor
P|s|e|45|140|camshaft position sensor/cam sensor/bank 1 cam sensor
P|s|e|60|210|upstream oxygen sensor/downstream oxygen sensor/Denso oxygen sensor/bank 2 sensor 1 O2 sensor
P|s|e|90|260|mass airflow sensor/MAF sensor/Bosch mass airflow sensor
P|s|e|160|420|throttle body/electronic throttle body/reman throttle body
P|s|f|180|520|fuel pump module/in-tank fuel pump/Delphi fuel pump module/Bosch fuel pump
P|s|f|25|80|fuel filter/inline fuel filter/diesel fuel filter
P|s|f|40|120|purge valve/EVAP purge solenoid/canister purge valve
P|s|f|150|390|charcoal canister/EVAP canister/vapor canister
P|s|f|20|45|gas cap/locking gas cap/OEM fuel cap
P|s|x|350|1400|catalytic converter/front catalytic converter/CARB-legal catalytic converter/direct-fit catalytic converter
P|s|x|120|380|muffler/aluminized muffler/Walker muffler/rear muffler
P|s|x|60|190|exhaust flex pipe/flex pipe/tailpipe/Y-pipe
P|s|x|15|45|exhaust gasket kit/donut gasket/exhaust manifold gasket
P|s|l|160|480|alternator/reman alternator/150-amp alternator/Bosch alternator/Remy alternator
P|s|l|140|390|starter/starter motor/reman starter/Denso starter
P|s|l|130|290|battery/AGM battery/Interstate battery/group 35 battery/DieHard Gold battery/Group 24F AGM battery
P|s|l|20|75|positive battery cable/negative battery cable/battery terminal
P|s|l|45|150|ignition switch/ignition lock cylinder
P|s|l|80|240|blower motor/HVAC blower motor/heater blower motor
P|s|l|25|70|blower motor resistor/blower resistor
P|s|l|90|290|window regulator/left front window regulator/driver's window regulator and motor
P|s|l|110|420|headlight assembly/left headlight assembly/passenger headlamp/LED headlamp assembly
P|s|l|60|220|tail light assembly/right tail lamp/LED tail lamp
P|s|l|15|40|cabin air filter/charcoal cabin filter/cabin filter
P|s|l|18|45|engine air filter/K&N air filter/air filter
P|s|l|70|180|door lock actuator/right rear door lock actuator
P|s|l|40|130|tire pressure sensor/TPMS sensor/right rear TPMS sensor
P|s|l|25|60|key fob battery cover/license plate light/third brake light
P|s|a|220|640|A/C compressor/AC compressor/Denso A/C compressor/reman AC compressor
P|s|a|120|330|A/C condenser/AC condenser/parallel-flow condenser
P|s|a|60|170|receiver drier/A/C accumulator/receiver-drier
P|s|a|50|130|expansion valve/A/C expansion valve/orifice tube kit
P|s|a|150|400|evaporator core/A/C evaporator
P|s|a|45|140|refrigerant hose/A/C suction line/high-side A/C hose
P|p|s|180|520|front struts/KYB front struts/Monroe Quick-Strut assemblies/complete front strut assemblies
P|p|s|120|380|rear shocks/Bilstein rear shocks/gas-charged rear shocks/air-lift rear shocks
P|p|s|60|190|strut mounts/upper strut mounts/front strut mounts
P|s|s|110|340|lower control arm/right lower control arm/left front lower control arm/lower control arm with ball joint
P|s|s|90|280|upper control arm/Moog upper control arm/left upper control arm
P|s|s|45|130|lower ball joint/Moog ball joint/left lower ball joint
P|p|s|60|170|outer tie rod ends/Moog outer tie rods/tie rod ends
P|s|s|50|150|inner tie rod/left inner tie rod/inner tie rod end
P|p|s|45|130|sway bar links/front sway bar links/stabilizer links/end links
P|p|s|25|70|sway bar bushings/stabilizer bar bushings
P|p|s|110|330|rear coil springs/front coil springs/lowering springs
P|s|s|95|310|front hub assembly/right front hub bearing/Timken hub assembly/left rear wheel bearing/SKF wheel bearing
P|s|s|220|720|rack and pinion/reman steering rack/electric steering rack
P|s|s|110|320|power steering pump/reman power steering pump
P|s|s|35|110|power steering pressure hose/power steering hose
P|s|s|40|120|pitman arm/idler arm/steering stabilizer
P|s|s|180|560|rear leaf spring/leaf spring pack/helper spring kit
P|s|d|110|390|CV axle/left CV axle/passenger-side CV axle/reman CV half shaft
P|s|d|25|70|CV boot kit/outer CV boot
P|s|d|180|540|clutch kit/LuK clutch kit/Exedy clutch kit/heavy-duty clutch kit
P|s|d|220|620|flywheel/dual-mass flywheel/resurfaced flywheel
P|s|d|35|90|clutch slave cylinder/slave cylinder/clutch release bearing
P|s|d|25|75|U-joint/front U-joint/Spicer U-joint/rear driveshaft U-joint
P|s|d|60|190|center support bearing/carrier bearing/driveshaft carrier bearing
P|s|d|1400|3900|rebuilt transmission/remanufactured 6L80 transmission/used transmission/reman automatic transmission
P|s|d|260|700|torque converter/lockup torque converter
P|s|d|45|140|transmission filter kit/transmission filter and gasket/pan gasket and filter
P|s|d|70|210|shift solenoid/TCC solenoid/solenoid pack
P|s|d|60|180|transmission mount/rear transmission mount
P|s|d|180|520|transfer case motor/transfer case encoder motor
P|s|d|120|350|ring and pinion set/differential bearing kit/pinion seal and bearing
P|s|d|60|170|transmission cooler line/auxiliary transmission cooler
P|s|y|120|520|front bumper cover/CAPA front bumper cover/aftermarket bumper cover/rear bumper cover
P|s|y|140|480|left fender/right front fender/aftermarket fender/OEM fender
P|s|y|220|690|hood/aluminum hood/used hood/recycled hood
P|s|y|90|310|grille/upper grille/chrome grille/black grille insert
P|s|y|120|420|side mirror/heated side mirror/left power mirror/passenger mirror assembly
P|s|y|180|640|right front door shell/used driver's door/recycled door shell
P|s|y|40|130|inner fender liner/wheel house liner/splash shield
P|s|y|60|190|bumper reinforcement bar/impact bar/bumper absorber
P|s|y|190|560|windshield/acoustic windshield/OEE windshield/Pilkington windshield
P|s|y|90|260|door glass/quarter glass/right rear door glass/heated back glass
P|s|y|25|75|windshield moulding/upper windshield molding/cowl clip kit
P|p|y|15|60|wiper blades/beam wiper blades/Bosch Icon wipers
P|s|y|160|480|convertible top motor/sunroof drain kit/sunroof glass panel
P|s|y|80|260|tailgate latch/tailgate handle/liftgate strut set/outer door handle
P|s|y|200|800|seat heater element/driver's seat cushion/leather seat cover
P|m|e|30|95|full synthetic oil/0W-20 full synthetic/high-mileage oil/Mobil 1 oil/5W-30 synthetic blend
P|m|c|25|70|OEM coolant/Dex-Cool coolant/pink long-life coolant/universal coolant
P|m|d|40|140|transmission fluid/Mercon LV fluid/CVT fluid/Dexron VI transmission fluid
P|m|d|20|60|gear oil/75W-90 gear oil/synthetic gear oil
P|m|a|50|190|R-134a refrigerant/R-1234yf refrigerant/refrigerant and oil
P|m|y|60|240|paint material/primer and clear/paint and materials/color-matched paint
P|m|e|15|40|RTV sealant/thread sealer and hardware/gasket sealer
P|m|b|12|35|brake fluid/DOT 4 brake fluid/DOT 3 brake fluid
S|s|e|55|130|oil change/synthetic oil change/full-service oil change/diesel oil change
S|s|t|80|190|four-wheel alignment/front-end alignment/alignment/thrust-angle alignment
S|s|t|25|60|tire rotation/rotation and balance/tire rotation and brake check
S|s|t|20|45|flat repair/plug-patch repair/tire patch
S|s|t|60|140|road-force balance/mount and balance/wheel balance
S|s|c|110|220|coolant flush/cooling system flush/coolant exchange/radiator flush
S|s|d|160|390|transmission service/transmission fluid exchange/pan-drop transmission service
S|s|d|90|190|rear differential service/differential fluid service/transfer case service
S|s|b|90|170|brake fluid flush/brake fluid exchange/brake system bleed
S|s|b|240|620|front brake job/rear brake job/complete front brake service/four-wheel brake job
S|s|b|60|150|caliper slide service/brake clean and adjust/rotor resurfacing
S|s|a|140|320|A/C recharge/AC evacuate and recharge/refrigerant leak test and recharge
S|s|e|90|190|check-engine diagnosis/driveability diagnosis/engine diagnostic/misfire diagnosis
S|s|l|85|190|electrical diagnosis/parasitic draw test/charging system test/wiring diagnosis
S|s|e|60|130|cooling system pressure test/compression test/leak-down test/smoke test
S|s|g|40|120|pre-purchase inspection/state inspection/safety inspection/courtesy road test and inspection
S|s|f|110|260|fuel injection service/injector cleaning/throttle body cleaning/induction service
S|s|e|180|520|tune-up/major tune-up/valve adjustment/valve lash adjustment
S|s|e|650|1900|timing belt service/complete timing belt job/timing belt and water pump service
S|s|e|1400|3900|head gasket repair/head gasket job/cylinder head rebuild
S|s|e|120|360|cylinder head machining/head resurfacing/pressure test and head surfacing
S|s|s|90|240|steering rack boot repair/wheel bearing repack/chassis lube and bearing repack
S|s|y|180|690|paintless dent repair/door ding repair/rear quarter dent repair
S|s|y|240|980|bumper refinish/fender refinish/hood refinish and clear coat/two-stage paint blend
S|s|y|80|220|headlight restoration/interior detail/full detail/ozone treatment
S|s|y|60|160|rock chip repair/windshield chip repair/rust treatment/undercoating
S|s|l|120|320|key programming/key cut and program/spare key with programming/immobilizer relearn
S|s|l|130|290|module programming/PCM reflash/software update/TCM relearn
S|s|y|180|420|ADAS calibration/forward camera calibration/static camera calibration/radar calibration
S|s|x|90|280|exhaust weld repair/muffler weld/exhaust leak repair/broken stud extraction
S|s|y|150|520|frame setup and pull/frame measuring/structural pull
L|m|g|90|890|labor/shop labor/mechanic labor/installation labor/bench labor
L|m|y|140|880|body labor/refinish labor/paint labor/frame labor
L|m|e|180|990|timing cover labor/engine labor/water pump labor/intake labor/head gasket labor
L|m|b|90|320|brake labor/front brake labor/caliper labor
L|m|s|110|480|suspension labor/strut labor/control arm labor/steering labor
L|m|d|240|1200|transmission labor/clutch labor/axle labor/drivetrain labor
L|m|l|80|390|electrical labor/alternator labor/starter labor/diagnostic labor
L|m|a|120|480|A/C labor/condenser labor/evaporator labor
L|m|g|60|220|after-hours labor/mobile labor/helper labor/road-call labor
"""
# counted things: type|lo|hi unit|counts|phrase plural variants|unit word
COUNTED = """
P|6|22|4,6,8|spark plugs/NGK iridium spark plugs/Denso spark plugs/platinum plugs/Motorcraft spark plugs
P|45|120|2,3,4,6|ignition coils/coil packs/Delphi ignition coils/OEM coil packs
P|90|240|4,2|all-season tires/Michelin Defender tires/Cooper all-terrain tires/225/60R17 tires/BFGoodrich KO2 tires/winter tires/Hankook touring tires
P|35|95|2,4|TPMS sensors/tire pressure sensors
P|60|190|2|front struts/KYB struts/rear shock absorbers/Bilstein shocks/gas struts for the liftgate
P|80|230|4,6,8|fuel injectors/reman injectors/Bosch fuel injectors
P|12|40|2,4|sway bar links/Moog end links/control arm bushings/leaf spring bushings
P|25|85|2,4|outer tie rod ends/ball joints/Moog ball joints/wheel bearings
P|3|9|12,16,20,24|lug nuts/wheel studs/chrome lug nuts/fender clips
P|45|130|2|front rotors/rear rotors/coated rotors/brake calipers
P|9|28|2,3|wiper blades/headlight bulbs/H11 bulbs/LED bulbs
P|14|55|2,3,4|motor mounts/heater hoses/vacuum lines/rubber fuel lines
P|110|260|2,3|6-volt deep cycle batteries/Group 31 batteries/Interstate truck batteries
S|18|38|4,2|wheel balances/tire mountings/mount and balances
F|3|6|4|tire disposals/old tire disposals
"""
# measured: unit word | lo | hi | counts | phrases
MEAS = """
quart|6|12|5,6,7,8|full synthetic oil/5W-30 full synthetic/0W-20 oil/Valvoline high-mileage oil/Rotella diesel oil
quart|8|18|4,5,6,10,12|transmission fluid/CVT fluid/Mercon LV/Dexron VI fluid
gallon|18|32|2,3|OEM coolant/pink coolant/50/50 antifreeze/Dex-Cool
pound|22|60|2,3|R-134a/refrigerant/R-1234yf refrigerant
bottle|8|19|2,3|gear oil/friction modifier/fuel system cleaner/brake fluid
foot|2|9|5,6,8,12|steel brake line/fuel hose/nickel-copper brake line/exhaust tubing
"""
FEES = """
F|p|8|45|shop supplies/miscellaneous shop supplies
F|s|5|24|shop supply fee/supply charge/shop materials charge
F|s|4|19|hazardous waste fee/hazmat fee/waste disposal fee/hazmat disposal charge
F|s|4|15|environmental fee/EPA fee/environmental recovery charge
F|s|3|9|oil disposal fee/used oil fee/filter disposal fee
F|s|5|16|coolant disposal fee/antifreeze disposal charge
S|s|75|240|tow/flatbed tow/tow from the highway/tow to our shop
S|m|60|180|towing/wrecker service/flatbed towing
F|m|20|95|overnight freight/shipping/shipping on the module/freight from the warehouse
F|s|40|160|storage charge/storage fee/yard storage
F|s|8|48|credit card fee/card surcharge/card processing fee/convenience fee
F|s|35|95|trip charge/mobile service call fee/travel fee/call-out fee
F|s|10|25|state tire fee/tire recycling fee/scrap tire fee
F|s|7|30|emissions certificate fee/inspection sticker fee/state sticker fee
F|s|15|60|administrative fee/document fee/rush fee/after-hours fee
"""
def _load():
    cat=[]
    for l in CAT.strip().splitlines():
        t,n,c,lo,hi,ph=l.split('|'); cat.append((t,n,c,int(lo),int(hi),split(ph)))
    cnt=[]
    for l in COUNTED.strip().splitlines():
        t,lo,hi,ns,ph=l.split('|'); cnt.append((t,int(lo),int(hi),[int(x) for x in ns.split(',')],split(ph)))
    me=[]
    for l in MEAS.strip().splitlines():
        u,lo,hi,ns,ph=l.split('|'); me.append((u,int(lo),int(hi),[int(x) for x in ns.split(',')],split(ph)))
    fe=[]
    for l in FEES.strip().splitlines():
        t,n,lo,hi,ph=l.split('|'); fe.append((t,n,int(lo),int(hi),split(ph)))
    return cat,cnt,me,fe
def split(ph):
    import re
    ph=ph.replace('A/C','A~C').replace('225/60R17','225~60R17').replace('50/50','50~50')
    return [x.strip().replace('~','/') for x in ph.split('/')]
cat,cnt,meas,fees=_load()

WHY={
'b':["The old pads were down to 2 mm","I could feel it pulsing through the pedal on the road test","The slides on that side were frozen up","It was metal on metal by the time it got here","The pedal went nearly to the floor","You can see the groove with your thumbnail"],
'e':["There was oil all the way down the back of the block","It was rattling for about two seconds on every cold start","Cylinder 3 was down to 90 psi","The code was P0301, and it came right back","It had sludge up under the cap","The old gasket came out in crumbs"],
'c':["It dropped six pounds in ten minutes on the pressure tester","The gauge got up to 240 on the hill","You could see the green crust on the side of it","There was a puddle under it every morning","It was weeping from the bottom hole","The plastic end had cracked right along the seam"],
'f':["Fuel pressure was only 38 pounds","It would crank and crank after a fill-up","The code was P0455, large leak","It took three tries to get the tank to come down","The connector was green inside"],
'x':["The flange had rotted away to nothing","You could put a finger through the hole","It sounded like a tractor when it came in","The studs were never going to come out in one piece"],
'l':["It was putting out 12.1 volts with the lights on","The battery tested at 210 cold cranking amps out of 650","There was a wire chewed through behind the dash","The draw was 0.4 amps with the key off","The connector had melted a bit"],
'a':["The vent temperature was 71 degrees on high","The dye showed up right at the crimp","It was down to half a pound of charge","The clutch was slipping and smelled of it","The oil that came out was black"],
's':["It was clunking over every speed bump on Route 9","The boot was torn and the grease was long gone","The inside edge of the tire told the story","There was a good quarter inch of play","It was leaking down the body of the strut","The spring had snapped at the bottom coil"],
'd':["It was slipping in third at about 40 miles an hour","The fluid came out brown and smelled burnt","The boot had been slinging grease on the wheel","There was glitter on the magnet","It shuddered leaving every light"],
'y':["The tabs had all broken off on the left side","The clear coat was peeling along the edge","The gap was off by half an inch","It had been painted once before","There was more behind it than the photos showed"],
't':["It was pulling hard to the right","Toe was out by almost half a degree","The tires had a saw-tooth you could feel","It shook above 62 miles an hour"],
'g':["That is the honest time it takes","The bolts up there fight you every step","It is tight in there","We had two people on it for part of it"]}
WHYG=["Nothing fancy, but it has to be right","I would not drive it far like that","I took pictures and can send them","Parts are in stock at the warehouse","That one surprised me too","You would have heard it sooner or later","I checked it twice to be sure","It is the original from the factory, I believe","The last shop left two bolts out","I wish I had better news there","It was due at 60,000 miles anyway","There is no way around it on this model","It cannot be reused once it is off","We will save the old pieces for you to look at","My tech Ray showed it to me on the lift","I drove it 12 miles and it did the same thing","Once the front is apart it makes sense to do it","That should take care of the noise","It comes with a 24-month, 24,000-mile warranty","The cheap ones come back in six months"]
REL={
'b':["come<s> with new hardware","I picked over the economy line","<has> a lifetime warranty"],
'e':["come<s> with guides and tensioners","had to come from the dealer","include<s> the seals and bolts","you can only get from one supplier"],
'c':["come<s> with its own gasket","replace<s> that brittle plastic one","<is> metal instead of plastic"],
'f':["come<s> with a new strainer","had to be ordered from Ohio"],
'x':["bolt<s> right up","<carry> the federal warranty"],
'l':["<has> a three-year warranty","come<s> ready to plug in","had been on its last legs since winter"],
'a':["<has> to be changed whenever the system is opened","come<s> charged with oil"],
's':["come<s> as a loaded unit","<was> shot on both sides","come<s> with the bushings already pressed in"],
'd':["come<s> with a 12-month warranty","<was> leaking at the seal","come<s> from the rebuilder in Toledo"],
'y':["come<s> in primer","<was> cracked behind the emblem","I found at a yard in Dayton"],
't':["we print out for you before and after","the tires badly need"],
'g':["cover<s> the whole job","<is> book time","we discussed on Monday"]}
INC=["the gaskets and hardware","fluid and a test drive","new bolts","taxes on nothing yet","all the clips","the bleed afterwards","the seals","the fittings","a year of warranty","cleanup","the scan before and after","the little stuff"]
INC.remove("taxes on nothing yet")
SHOPS1="Hollis,Bramley,Cedar Fork,Northgate,Tri-County,Pinecrest,Delgado's,Kowalski,Riverside,Lone Oak,Mesa Verde,Old Mill,Blue Heron,Summit,Harper,Pettigrew,Vasquez & Sons,Sunrise,Granite State,Prairie,Bayou,Copperline,Fenwick,Stillwater,Eastlake,McCready,Ortega,Whitcomb,Yoder's,Tidewater,Ironwood,Larkspur,Hatcher,Quincy Street".split(',')
SHOPS2="Auto Repair,Automotive,Garage,Auto Care,Service Center,Motors,Tire & Auto,Car Care,Auto & Truck,Mobile Mechanic,Collision,Auto Clinic,Motorworks,Import Service,Auto Works".split(',')
FIRST="Dale,Ray,Marcy,Tina,Luis,Andre,Priya,Walt,Gus,Bev,Carl,Nadine,Hector,Jolene,Kim,Omar,Stan,Trish,Vince,Wanda,Eli,Rosa,Doug,Pat,Leland,Sergio,Mina,Curtis,Abby,Tom".split(',')
LAST="Hollins,Pratt,Okafor,Lindqvist,Mendez,Brandt,Sayers,Kessler,Dubois,Tran,Weaver,Novak,Ibarra,Cobb,Farrell,Yates,Mosley,Rourke,Bishop,Haddad,Stokes,Villanueva,Grady,Petersen".split(',')
CARS="Subaru Outback;Honda Civic;Honda CR-V;Toyota Camry;Toyota Tacoma;Ford F-150;Ford Escape;Chevrolet Silverado;Chevrolet Malibu;Jeep Wrangler;Jeep Grand Cherokee;Nissan Altima;Nissan Rogue;Hyundai Elantra;Kia Sorento;Mazda CX-5;Volkswagen Jetta;BMW 328i;Audi A4;Dodge Grand Caravan;Ram 1500;GMC Sierra;Buick Enclave;Lexus RX350;Acura MDX;Volvo XC60;Mercedes-Benz C300;Chrysler Pacifica;Toyota Sienna;Ford Transit;Ford Focus;Mini Cooper;Subaru Forester;Honda Odyssey;Toyota Corolla;Chevrolet Equinox".split(';')
CARS=[tuple(c.split(' ',1)) for c in CARS]
STREET="Mill Road,State Street,Route 9,Industrial Parkway,Elm Avenue,Old Pike,Harbor Drive,Lincoln Way,Depot Street,County Road 14,Second Avenue".split(',')
TOWN="Marlow, OH 45701;Dunmore, PA 18512;Castle Pines, CO 80108;Fairhope, AL 36532;Ames, IA 50010;Bend, OR 97701;Keene, NH 03431;Yuma, AZ 85364;Tupelo, MS 38801;Elkhart, IN 46514;Athens, GA 30601;Olympia, WA 98501".split(';')
