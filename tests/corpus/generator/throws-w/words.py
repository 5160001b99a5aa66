# word lists: heads # nouns # part variants=qty=lo-hi ; ... # hours lo-hi
WORKS = """
Front brake pads and rotors|FRT BRAKE PADS & ROTORS|Front Brakes|Brakes, front axle # front pads and rotors|front brake job # front brake pads|Brake Pad Set - Front|PAD SET, FRT CERAMIC=1=45-129; front rotors|Brake Rotor, Front|ROTOR FRT DISC|Coated front rotor=2=48-119 # 1.2-2.2
Rear brake pads and rotors|RR BRAKES|Rear Brake Service # rear pads and rotors|rear brakes # rear brake pads|Pads, rear semi-metallic|BRAKE PADS RR=1=42-110; rear rotors|Rotor, Rear Solid|ROTOR RR=2=44-99 # 1.3-2.4
Rear drum brakes|DRUM BRAKES RR - SHOES & HARDWARE|Rear shoes, drums and hardware # rear brake shoes and drums # rear brake shoes|Shoe Set Rear|SHOES RR=1=34-72; drum hardware kit|Hardware kit, rear drum|HDW KIT=1=12-32; brake drums|Drum, rear=2=48-92 # 1.8-2.8
Caliper replacement|R/R LF CALIPER|Left front caliper # left front caliper|seized caliper on the left front # left front caliper|Caliper, reman LF|CALIPER W/BRKT LF=1=78-189; brake hose|Hose, hydraulic LF|BRK HOSE=1=19-48; brake fluid DOT 3|DOT 4 fluid=1=9-16 # 0.9-1.6
Water pump replacement|R&R WATER PUMP|Water Pump # water pump # water pump|Water Pump w/ gasket|PUMP ASY - WATER=1=68-289; coolant|Antifreeze 50/50, gal|COOLANT OAT 1G=2=14-29; water pump gasket|GASKET, W/PUMP=1=6-24 # 2.4-4.6
Thermostat|THERMOSTAT & HOUSING R/R|Thermostat housing leak # thermostat and housing # thermostat housing|Thermostat 195F|T-STAT ASSY=1=22-96; thermostat seal|O-ring, thermostat=1=3-9 # 0.8-1.8
Radiator|RADIATOR R&R|Replace radiator, leaking at the side tank # radiator # radiator|Radiator assembly|RADIATOR 1-ROW ALUM=1=149-389; upper radiator hose|Hose, rad. upper|HOSE UPR=1=18-46; lower radiator hose|HOSE LWR RAD=1=19-52; radiator cap|CAP 16 LB=1=8-18 # 2.0-3.4
Timing belt service|TIMING BELT KIT|Timing belt, tensioner and water pump # timing belt job|timing belt with the water pump # timing belt kit|Aisin timing belt kit TKT-021|BELT KIT, TIMING W/PUMP=1=179-345; cam seals|Camshaft seal|SEAL, CAM=2=8-19; crank seal|Seal, front crankshaft=1=9-21 # 3.8-6.5
Serpentine belt|DRIVE BELT|Serp belt and tensioner # serpentine belt and tensioner # serpentine belt|Belt, multi-rib|BELT - DRIVE 6PK2135=1=28-69; belt tensioner|Tensioner assembly|TENSIONER AUTO=1=54-139; idler pulley|Pulley, idler=1=18-42 # 0.6-1.4
Alternator|ALTERNATOR R&R|Charging system - alternator # alternator # alternator|Alternator, reman 130A|ALT NEW 150 AMP=1=189-489 # 1.0-2.6
Starter|STARTER MOTOR R/R|No crank - replace starter # starter # starter|Starter, remanufactured|STARTER ASY=1=139-369 # 1.1-2.9
Battery|BATTERY REPLACEMENT|Battery and terminals # battery # battery|Interstate MTX-H6 battery|BATTERY 94R AGM|Group 35 battery=1=139-279; battery terminals|Terminal end, pos.=2=6-14 # 0.3-0.7
Spark plugs|TUNE UP - PLUGS|Spark plugs and boots # spark plugs # spark plugs|NGK iridium spark plug|PLUG, SPARK (IR)|Spark Plug=6=11-24; intake plenum gasket|GASKET PLENUM=1=14-38 # 1.0-3.2
Ignition coils|IGN COIL CYL 3|Misfire - coils # ignition coils # ignition coils|Coil, ignition|COIL ON PLUG=2=48-119; dielectric grease|DIELECTRIC GREASE PKT=1=3-6 # 0.5-1.2
Oxygen sensor|O2 SENSOR B1S1|P0135 upstream oxygen sensor # upstream oxygen sensor # upstream oxygen sensor|Denso A/F sensor|SENSOR, O2 B1S1=1=72-198 # 0.6-1.3
Catalytic converter|CAT CONVERTER R&R|Catalytic converter, bank 1 # catalytic converter # catalytic converter|Converter, CARB compliant|CONVERTER ASY FRT=1=489-1680; exhaust gaskets|Gasket, flange|GASKET EXH FLANGE=2=9-22; exhaust hardware|Bolt and spring kit=1=12-26 # 1.4-2.8
Muffler|EXHAUST REPAIR|Muffler and tailpipe # muffler and tailpipe # muffler|Muffler, Walker quiet-flow|MUFFLER ASY RR=1=118-269; exhaust clamps|Clamp 2-1/4"|CLAMP U-BOLT=2=5-12; tailpipe|Tail pipe=1=48-98 # 0.9-1.9
Front struts|FRT STRUT ASSY R&R|Struts, front - both sides # front struts|pair of front struts # front struts|KYB Strut-Plus, front|QUICK STRUT FRT=2=129-268; strut mounts|Mount, strut upper=2=28-64 # 2.2-3.4
Rear shocks|SHOCKS REAR|Rear shock absorbers # rear shocks # rear shocks|Shock, rear Bilstein 4600|SHOCK ABS. RR=2=58-149 # 0.8-1.6
Lower control arms|L/H LOWER CONTROL ARM|Control arm w/ ball joint # lower control arm # lower control arm|Control arm, LF lower w/ ball joint|ARM ASY LWR=1=98-289; control arm bolts|Bolt, cam|BOLT KIT, LCA=2=9-18 # 1.4-2.6
Ball joints|BALL JOINTS LOWER|Lower ball joints, both # lower ball joints # lower ball joints|Moog K80605 ball joint|BALL JOINT LWR=2=38-98 # 1.8-3.0
Outer tie rod ends|TIE ROD END RT|Tie rods # outer tie rod ends # outer tie rod ends|Tie rod end, outer|TIE ROD OTR=2=29-72 # 0.8-1.4
Wheel bearing|HUB/BEARING RF|Right front hub bearing # right front wheel bearing|right front hub # right front hub assembly|Hub and bearing, RF (Timken)|HUB ASY RF=1=96-278; axle nut|Nut, axle=1=5-12 # 1.3-2.3
CV axle|CV AXLE LEFT|Left front axle shaft # left CV axle # left CV axle|Axle shaft, LF new|CV SHAFT ASY L=1=89-246; axle seal|Seal, axle LH=1=9-22 # 1.2-2.0
Sway bar links|STAB LINKS|Stabilizer links, front # sway bar links # sway bar links|Link, stabilizer bar|LINK KIT SWAY=2=22-58; sway bar bushings|Bushing, stabilizer=2=7-16 # 0.7-1.3
Power steering pump|P/S PUMP R/R|Power steering pump and flush # power steering pump # power steering pump|Pump, P/S reman|PUMP ASY P/S=1=98-265; power steering fluid|P/S fluid, qt=2=8-16 # 1.6-2.8
Rack and pinion|RACK & PINION R&R|Steering gear # steering rack # steering rack|Rack and pinion, reman|GEAR ASY STEERING=1=268-745; inner tie rod|Inner tie rod boot kit=1=18-39 # 2.8-4.8
A/C compressor|A/C COMPRESSOR R&R|Air conditioning - compressor # A/C compressor # A/C compressor|Compressor w/ clutch, new|COMPRESSOR ASY=1=289-598; receiver drier|Drier/accumulator|DRIER=1=38-84; R-134a|Refrigerant R-134a, lb=2=18-39; expansion valve|VALVE, EXP.=1=28-66 # 2.6-4.2
A/C recharge|EVAC & RECHARGE|A/C performance service # A/C evacuate and recharge # R-1234yf|Refrigerant 134A|FREON R1234YF (OZ)=2=28-89; UV dye|DYE, UV=1=9-18 # 1.0-1.5
Blower motor|BLOWER MTR|HVAC blower motor and resistor # blower motor # blower motor|Motor, blower w/wheel|BLOWER MTR ASY=1=68-179; blower resistor|Resistor, blower=1=24-72 # 0.6-1.8
Heater core|HEATER CORE R&R|Heater core (dash out) # heater core # heater core|Core, heater|CORE ASY HTR=1=79-198; heater hoses|Hose, heater=2=14-32 # 5.4-8.6
Fuel pump|FUEL PUMP MODULE|Replace fuel pump (tank drop) # fuel pump # fuel pump|Fuel pump module assembly|PUMP/SENDER ASY=1=178-468; fuel filter|Filter, fuel inline=1=18-46; tank strap|Strap, fuel tank=1=22-48 # 1.8-3.4
Fuel injectors|INJECTOR R/R|Fuel injector, cyl 2 # fuel injectors # fuel injectors|Injector, fuel (reman)|INJ ASY FUEL=4=48-139; injector seals|O-ring kit, injector=1=14-29 # 1.4-2.8
Valve cover gaskets|VALVE COVER GASKETS B1/B2|Oil leak - valve covers # valve cover gaskets # valve cover gaskets|Gasket set, valve cover|GSKT SET V/CVR=2=24-68; spark plug tube seals|Seal, tube=4=5-11; RTV sealant|SILICONE, GREY=1=9-16 # 1.8-3.6
Oil pan gasket|OIL PAN RESEAL|Oil pan leak # oil pan gasket # oil pan gasket|Gasket, oil pan|GASKET O/PAN=1=24-68; drain plug|Plug, drain magnetic=1=6-14 # 2.2-4.4
Rear main seal|REAR MAIN SEAL|Rear main oil seal (trans out) # rear main seal # rear main seal|Seal, crankshaft rear|SEAL RR MAIN=1=18-64 # 5.6-8.4
Head gaskets|HEAD GASKET JOB|Head gaskets, both banks # head gaskets # head gasket set|Gasket set, cylinder head MLS|GASKET SET HD=1=148-389; head bolts|Bolt set, head (TTY)|BOLT SET HD=2=38-89; machine shop, resurface heads|Sublet - resurface heads=2=95-165; coolant hoses|HOSE SET=1=44-88 # 9.5-14.5
Clutch|CLUTCH JOB|Clutch, pressure plate, throwout bearing # clutch # clutch kit|LuK clutch kit|CLUTCH SET (DISC/PP/BRG)=1=168-429; flywheel|Flywheel, new|FLYWHEEL=1=98-389; pilot bearing|Bearing, pilot=1=9-24 # 4.8-7.6
Transmission fluid service|TRANS FLUID & FILTER|Automatic transmission service # transmission fluid and filter # ATF|Fluid, Mercon LV qt|CVT FLUID NS-3=6=8-21; transmission filter|Filter kit, trans=1=24-68 # 1.0-1.8
Transmission replacement|TRANS R&R - REMAN|Remanufactured automatic transmission # remanufactured transmission # remanufactured transmission|Transmission, reman 3/36 warranty|TRANS ASY REMAN=1=1890-3690; torque converter|Converter, torque=1=189-420; trans cooler lines|Line set, cooler=1=68-149 # 8.5-12.5
Differential service|DIFF SERVICE RR|Rear differential fluid # rear differential service # gear oil|75W-90 synthetic gear lube|GEAR OIL 75W140=3=12-26; differential cover gasket|Gasket, diff cover=1=9-22 # 0.7-1.2
Oil change|LOF SYNTHETIC|Full synthetic oil and filter|Lube, oil & filter # oil change|synthetic oil change # 0W-20 full synthetic oil|Mobil 1 5W-30 qt|OIL 5W20 SYN BLEND=6=7-13; oil filter|Filter, oil WIX 57356|FILTER OIL=1=7-19 # 0.3-0.6
Air filters|FILTERS - ENG & CABIN|Engine and cabin filter # engine and cabin air filters # engine air filter|Filter, air element|AIR FILTER=1=18-42; cabin air filter|Cabin filter, charcoal|FILTER PCD=1=22-58 # 0.2-0.6
Coolant flush|COOLANT EXCHANGE|Cooling system flush # coolant flush # long-life coolant|Coolant, Dex-Cool gal|COOLANT BLUE SLLC=2=18-36; flush chemical|Cleaner, cooling sys.=1=9-16 # 0.8-1.3
Brake fluid flush|BRAKE FLUID EXCH|Brake hydraulic flush # brake fluid flush # DOT 4 brake fluid|Fluid, brake|BRK FLUID QT=2=9-19 # 0.7-1.1
Four tires|TIRES (4) MOUNT & BAL|Set of tires # set of tires # Michelin Defender2 225/65R17|COOPER DISCOVERER 265/70R17|Hankook Kinergy PT 205/55R16|General Altimax RT45 215/60R16=4=98-248; tire valves|Valve stem, rubber|TPMS SERVICE KIT=4=3-12 # 0.8-1.4
TPMS sensor|TPMS SENSOR RR|Tire pressure sensor # tire pressure sensor # tire pressure sensor|Sensor, TPMS 433 MHz|SNSR TPMS=1=38-89 # 0.4-0.8
Four wheel alignment|ALIGN 4 WHL|Thrust alignment # four-wheel alignment|alignment # camber bolts|Camber kit, front|SHIM, ALIGN=2=14-38 # 1.0-1.6
Headlight assembly|HEADLAMP ASY LT|Left headlight # left headlight # left headlight assembly|Headlamp, LT halogen (CAPA)|LAMP ASY HEAD L=1=128-620; headlight bulb|Bulb 9005|BULB H11=2=12-28 # 0.6-1.6
Window regulator|WINDOW REG/MTR LF|Driver window inop # driver window regulator # driver window regulator|Regulator w/ motor, LF|REGULATOR ASY=1=68-198; door panel clips|Clip, door trim=6=2-4 # 1.1-1.9
Door lock actuator|DR LOCK ACTUATOR RF|Passenger door latch # door lock actuator # door lock actuator|Actuator/latch, RF|LATCH ASY DR=1=78-232 # 1.0-1.7
Wiper blades|WIPERS|Wiper blades and washer nozzle # wiper blades # wiper blades|Wiper blade 26"|BLADE ASY WIPER=2=14-32 # 0.1-0.3
Evap purge valve|P0456 EVAP LEAK|Purge solenoid # purge valve # purge valve|Solenoid, canister purge|VALVE, PURGE=1=38-118; vapor hose|Hose, vapor=1=9-28 # 0.5-1.4
EGR valve|EGR VALVE R&R|EGR valve and passage cleaning # EGR valve # EGR valve|Valve, EGR|VALVE ASY EGR=1=98-298; EGR gasket|GASKET EGR=1=4-14 # 0.8-1.9
Mass air flow sensor|MAF SENSOR|P0101 air flow meter # mass air flow sensor # mass air flow sensor|Sensor, MAF (Hitachi)|MAF=1=88-249 # 0.3-0.7
Throttle body|THROTTLE BODY CLEAN/R&R|Electronic throttle body # throttle body # throttle body|Throttle body, OE|T/BODY ASY=1=198-489; throttle body gasket|Gasket, T/B=1=5-14 # 0.8-1.5
Crank sensor|CKP SENSOR|Crankshaft position sensor # crank sensor # crankshaft sensor|Sensor, CKP|SENSOR CRANK POS=1=38-128 # 0.7-1.8
Turbocharger|TURBO R&R|Turbo, reman # turbocharger # turbocharger|Turbo assembly, reman|TURBO ASY=1=789-1790; turbo oil line|Line, oil feed=1=48-98; turbo gasket kit|KIT, GASKET TURBO=1=38-88 # 4.2-6.8
DEF injector|DEF DOSER R&R|Diesel exhaust fluid injector # DEF injector # DEF injector|Doser valve|INJECTOR DEF=1=248-589; DEF, 2.5 gal|Fluid, DEF=1=18-28 # 1.2-2.2
Glow plugs|GLOW PLUGS (8)|Diesel glow plugs # glow plugs # glow plugs|Glow plug, dual coil|PLUG GLOW=8=14-36 # 1.8-3.2
U-joints|U-JOINTS DRIVESHAFT|Driveshaft u-joints # u-joints # u-joints|Spicer 5-760X u-joint|JOINT KIT UNIV=2=18-46 # 1.1-1.8
Transfer case motor|T-CASE ENCODER MTR|4x4 inop, encoder motor # encoder motor # encoder motor|Motor, transfer case shift|ENCODER MTR=1=138-342; transfer case fluid|Auto-Trak II=2=12-19 # 0.9-1.6
Motor mounts|ENG MOUNT RH|Engine and trans mounts # motor mounts # motor mounts|Mount, engine RH hydraulic|MOUNT ENG=2=48-149; dogbone mount|Torque strut=1=24-62 # 1.2-2.8
Windshield|W/S REPLACE|Windshield, acoustic w/ camera # windshield # windshield|Windshield FW04521|GLASS W/S GREEN TINT=1=219-620; urethane kit|Urethane and primer|KIT, URETHANE=1=24-48; windshield molding|Molding, W/S upper=1=22-64 # 1.6-2.8
Front bumper cover|FRT BUMPER COVER R&R/REFINISH|Bumper cover, front # front bumper cover # front bumper cover|Bumper cover, CAPA primed|COVER, FRT BPR=1=148-496; bumper clips|Retainer kit=1=14-38; paint materials|Refinish materials=1=98-286 # 2.4-5.2
Right fender|R FENDER REPL|Fender, RT # right fender # right fender|Fender, RT aftermarket|PANEL FENDER R=1=98-348; fender liner|Liner, fender R=1=32-84 # 2.2-4.4
Mirror|MIRROR O/S LT|Outside mirror, left heated # left outside mirror # left outside mirror|Mirror, LT power heated|MIRROR ASY L=1=68-318 # 0.5-1.1
Tailgate handle|TAILGATE HANDLE/CABLES|Tailgate repair # tailgate handle # tailgate handle|Handle, tailgate w/cam|HNDL T/GATE=1=38-142; tailgate cables|Cable, tailgate=2=12-28 # 0.4-0.9
Leaf springs|LEAF SPRING RR|Rear leaf spring and shackles # rear leaf springs # rear leaf springs|Spring, leaf RR 4+1|SPRING ASY LEAF=2=148-329; shackle kit|Shackle, rear=2=22-58; u-bolts|U-bolt 9/16"=4=9-19 # 2.8-4.2
Trailer wiring|7-WAY TRLR PLUG|Trailer plug and brake controller # trailer brake controller # trailer brake controller|Tekonsha Prodigy P3|CONTROLLER BRAKE=1=118-189; 7-way plug|Connector, 7-pin=1=22-46 # 0.9-1.9
Horn|HORN INOP|Horn replacement # horn # horn|Horn, low note|HORN ASY=1=24-68 # 0.4-0.8
Ignition switch|IGN SWITCH & KEYS|Ignition lock cylinder # ignition lock cylinder # ignition lock cylinder|Lock cylinder, coded|CYL & KEY SET=1=78-198; transponder keys|Key, transponder blank=2=38-89 # 0.9-1.6
PCV valve|PCV VALVE & HOSE|Crankcase vent valve # PCV valve # PCV valve|Valve, PCV=1=9-44; vacuum hose|Hose, vac 3/8=2=4-9 # 0.3-0.9
Intake manifold gasket|INTAKE GASKETS|Lower intake gasket leak # intake manifold gaskets # intake gasket set|Fel-Pro MS98016T gasket set|GSKT INT MANIF=1=42-118; RTV sealant|Sealer, RTV black=1=8-15 # 3.2-5.4
Exhaust manifold|EXH MANIFOLD LH|Broken manifold studs # exhaust manifold # exhaust manifold|Manifold, exhaust LH Dorman|MANIFOLD EXH=1=138-348; manifold studs|Stud kit=1=18-44 # 2.6-4.9
Radiator fan|COOLING FAN ASY|Dual cooling fan # radiator fan # radiator fan|Fan assembly, dual|FAN/SHROUD ASY=1=138-342; fan relay|Relay, fan=1=12-28 # 0.9-1.7
Hybrid battery fan|HV BATT FAN CLEAN|Hybrid battery cooling # hybrid battery fan # hybrid battery fan filter|Filter, HV battery=1=24-48; 12V auxiliary battery|Battery, aux AGM S46B24R=1=189-298 # 0.8-1.4
"""
SERVICES = """
diagnostic|Diagnostic, check engine light|DIAG CEL|Electrical diagnosis - parasitic draw|Diagnostic time|CHECK FOR NOISE FRT END=95-195
state inspection|NYS INSPECTION|PA state inspection & emissions|Smog check w/ certificate|SAFETY INSPECTION=18-62
tire rotation|ROTATE & BALANCE|Tire rotation & balance (4)|Rotate tires=20-79
multi-point inspection|MPI 27 PT|Courtesy inspection and road test|Pre-purchase inspection=35-165
headlight restoration|Headlight restoration, pair|RESTORE HEADLAMPS=69-129
fuel system cleaning|BG induction service|FUEL INDUCTION SVC|Throttle and intake cleaning=89-189
camera calibration|ADAS calibration, static|CALIBRATE FWD CAMERA|Forward camera recalibration=195-395
module programming|PCM programming|REFLASH ECM/TCM|Program key fobs=95-245
wheel repair|Wheel straightening, RF|RIM REPAIR=95-165
flat repair|Plug-patch tire repair|REPAIR FLAT LR=22-42
detail|Interior detail and shampoo|Wash and vacuum|DETAIL - FULL=45-249
smoke test|EVAP smoke test|SMOKE TEST EVAP=79-149
pressure test|Cooling system pressure test|PRESS TEST C/S=49-109
compression test|Leak-down test|COMP TEST 4CYL=98-189
undercoating|Fluid Film undercoat|RUSTPROOF=129-245
"""
FEES = """
shop supplies|Shop Supplies|SHOP SUPPLIES|Misc. shop materials=8-45
hazardous waste fee|Haz. waste disposal|HAZMAT|Hazardous materials=3-15
environmental fee|Environmental Fee|ENVIRO FEE|EPA / environmental charge=3-14
waste oil disposal|Oil disposal|USED OIL DISP=3-6
tire disposal|Scrap tire fee|TIRE DISP (4)|State tire fee=10-22
freight|Inbound freight|FREIGHT / SHIPPING|Overnight shipping=18-64
card fee|Credit card convenience fee|CC FEE=9-38
storage|Storage, 3 days|STORAGE=60-180
core charge|Battery core charge|CORE DEPOSIT=12-22
service call|Mobile service call|Trip charge|TRAVEL=45-95
towing|Tow-in, 12 miles|TOWING (FLATBED)=85-195
administrative fee|Documentation fee|ADMIN=15-45
"""
DISC = """coupon|Coupon SPRING20|Online coupon
senior discount|Senior 10% off labor|SR CITIZEN DISC
military discount|Veteran discount|MIL DISC
loyalty discount|Repeat customer discount|Rewards redeemed
core return|Core credit|CORE RTN
AAA discount|AAA member savings|Club discount
fleet discount|Fleet pricing adj.|FLEET ADJ
goodwill credit|Goodwill adjustment|GOODWILL
"""
BRANDS = ["Moog", "ACDelco", "Motorcraft", "Denso", "Bosch", "NAPA", "Duralast", "Gates", "Dorman", "Wagner", "Mopar", "OEM", "Centric", "Raybestos", "Beck/Arnley"]
SHOPS = ["Harlow & Sons Auto Repair", "Tidewater Import Specialists", "Pine Street Garage", "Big Mike's Mobile Mechanic", "Rosedale Tire & Auto", "Kowalski Automotive", "Desert Ridge Auto Care",
 "Bluebird Motors Service", "Three Rivers Chevrolet", "Lakeshore Honda Service", "Grant Avenue Auto Clinic", "Ortega Brothers Transmission", "Northgate Collision Center", "Sunset Auto Glass",
 "Wendell's Wrench Works", "Cascade Subaru Repair", "Capitol Fleet Services", "Maple Grove Service Center", "Iron Horse Diesel", "Bayou Brake & Muffler", "Quick Lane of Fairmont", "Old Mill Auto Body",
 "Peachtree European", "Prairie Truck & Trailer", "Anchor Towing & Recovery", "Hilltop Radiator", "Fenwick Street Auto", "JB's Garage LLC", "Copper State Alignment", "Riverside Ford Lincoln",
 "Nguyen Auto Service", "Dad's Garage", "Twin Pines Automotive", "Golden Gate Hybrid", "Sam Patel Automotive", "Mohawk Valley Motors", "Elm City Auto Works", "Skyline Tire Pros", "Buckeye Brake Shop",
 "Lone Star Auto Electric", "Granite State Garage", "Cedar Point Auto", "Metro Muffler & Brake", "East End Auto Repair", "Hometown Tire Company", "Hector's Taller Mecanico", "Silver Creek Toyota", "Palmetto Auto Air",
 "Union Street Motorcars", "Westbrook Jeep Outfitters", "Five Corners Auto", "The Car Doctor", "Valley View Automotive", "Frost & Daughters Garage", "Greenfield Mobile Auto Repair", "Oak Hollow Service", "Pacific Crest Auto",
 "Tri-County Truck Repair", "Ace of Brakes", "Stonebridge Auto Group"]
FIRST = "Rick Dana Maria Terrence Lucille Hank Priya Joanne Earl Keisha Tomas Wanda Greg Susan Alonzo Becky Dmitri Carol Ray Yolanda Pete Marcy Glenn Nadia Walt Irene Curtis Fay Omar Jill".split()
LAST = "Pruitt Salazar Okafor Lindqvist Moreau Hatch Delgado Brandt Whitcomb Nakamura Sorensen Tully Castellano Reyes Obrien Kessler Abernathy Vance Mulroney Stark Dupree Farrow Hollis Jimenez Krantz Leland Pickett Quigley".split()
STREETS = ["Pine St", "Route 9", "Grant Ave", "W Market St", "Industrial Pkwy", "Old Mill Rd", "Hwy 61 S", "N Main Street", "Center St", "Commerce Dr", "Elm Street", "Depot Rd"]
CITIES = ["Dayton, OH 45402", "Erie, PA 16501", "Bangor, ME 04401", "Yuma, AZ 85364", "Macon, GA 31201", "Boise, ID 83702", "Tacoma, WA 98402", "Utica, NY 13501", "Salina, KS 67401", "Mobile, AL 36602", "Racine, WI 53403", "Fresno, CA 93721", "Waco, TX 76701", "Nashua, NH 03060"]
CARS = """Subaru:Outback,Forester,Impreza|Honda:Civic,CR-V,Odyssey,Pilot|Toyota:Camry,Corolla,Tacoma,RAV4,Prius,Sienna|Ford:F-150,Escape,Explorer,Focus,Transit|Chevrolet:Silverado,Equinox,Malibu,Tahoe|Jeep:Wrangler,Cherokee,Liberty|Nissan:Altima,Rogue,Frontier|Hyundai:Elantra,Tucson,Sonata|Kia:Sorento,Soul,Optima|GMC:Sierra,Acadia|Ram:1500,ProMaster|Dodge:Caravan,Durango,Dakota|BMW:328i,X3|Volkswagen:Jetta,Passat,Tiguan|Mazda:CX-5,Mazda3|Lexus:RX350,ES350|Buick:Enclave,LeSabre|Volvo:XC90,V70|Audi:A4,Q5|Mercury:Mariner|Acura:MDX,TL"""
# not charged money, sentences; {x} amount
LOOSE = ["The dealer wanted {x} for the same work.", "Last year this would have been about {x}.", "That saves you roughly {x} against the dealer.", "If you want the factory part instead it is {x} more; I did not figure that in.",
 "The cabin filter can wait; that would be {x} another time and is not in here.", "I'd need {x} down before I order anything.", "You told me the other place quoted {x}.", "The car is worth maybe {x} on trade, so it still makes sense.",
 "A new one from the dealer lists at {x}, but we are not using that.", "Your last visit came to {x}.", "The rear tires have a season left, figure {x} when the time comes.", "I looked at a used unit for {x} and passed on it, no warranty.",
 "Rebuilding it would run {x}, which I would not do.", "If we find a broken stud we stop and call you; a stud is {x} and is not part of this.", "Your warranty company already turned down {x} of this.", "A rental is {x} a day if you need one, paid to them and not to us."]
NOTES = ["Customer states grinding noise when stopping.", "Road tested, verified concern.", "Measured 3 mm left front, 2 mm right front.", "Torqued to spec.", "12 month / 12,000 mile warranty.", "Leak confirmed with dye.", "Code P0302 stored.",
 "Old parts kept for customer.", "Rust on fasteners, may need heat.", "Lifetime warranty on parts.", "Verified with scan tool.", "Includes bleed of system.", "Found cracked boot, grease thrown.", "Tested at 9.4 volts cranking.", "Both sides recommended.", "Retest after 50 miles."]
