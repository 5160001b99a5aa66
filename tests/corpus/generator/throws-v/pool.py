"""Pool of line names. T job titles | L hours lo hi | labor names ; P price lo hi, qty choices | names."""
JOBS_TXT = r"""
T Front brake pads and rotors|FRONT BRAKE JOB|Replace Front Brakes|Brakes - Front Axle|Perform front disc brake service
L 1.0 2.2|Remove & replace front pads and rotors|R&R front pads/rotors, clean + lube slides|Labor - front brakes|FRONT PADS & ROTORS R/R|Install new front pads and rotors, clean hub faces, lubricate caliper slides and bed pads
P 48 140 1|Ceramic brake pad set, front|Frt pads - Akebono ProACT|PADS FRT CERAMIC|Front Disc Brake Pads (premium)|Wagner ThermoQuiet pad set front
P 52 160 2|Brake rotor, front, coated|ROTOR FRT VENTED|Front Rotor - Geomet coated|Disc brake rotor LF/RF|Rotor, 12.6 in. vented
P 9 24 1|Caliper hardware kit|Abutment clips / hardware kit|HDWE KIT FRT
T Rear brake pads and rotors|REAR BRAKES|Rear disc brake replacement|Brakes - Rear (electronic parking brake)
L 1.0 2.4|Replace rear pads & rotors, retract EPB w/ scan tool|Labor rear brakes|R/R RR PADS & ROTORS|Rear brake labor
P 42 120 1|Rear brake pads, ceramic|PADS RR CERAMIC|Rear pad set - Power Stop Z23|Brake Pads - Rear Semi-Metallic
P 45 135 2|Rear rotor|ROTOR RR SOLID|Brake rotor, rear (drum in hat)|Rear Disc Rotor, Black Hat
T Rear drum brakes|Rear shoes & drums|RR SHOES/DRUMS
L 1.5 2.6|Replace rear shoes, turn drums, adjust|R&R brake shoes both sides|Brake shoe labor
P 32 75 1|Brake shoes, rear axle set|SHOES RR BONDED|Rear Shoe Set
P 44 95 2|Brake drum|DRUM RR 9"|Rear drum, 10 x 1-3/4
P 14 32 1|Drum hardware kit, springs and pins|Spring kit rear
P 18 46 2|Wheel cylinder|WHL CYL LR/RR
T Seized brake caliper, right front|Replace RF caliper|Caliper - LR sticking|CALIPER R/R
L 0.8 1.6|Replace caliper and bleed|R&R caliper RF, bleed circuit|Labor: caliper replacement, pressure bleed
P 78 190 1|Reman caliper w/ bracket, RF|CALIPER RF LOADED REMAN|Brake caliper (remanufactured) right front|Caliper - Semi-Loaded
P 22 48 1|Brake hose, front right|HOSE BRK RF|Flex hose
P 7 13 1,2|DOT 4 brake fluid, 12 oz|BRAKE FLUID DOT3 QT|Brake fluid
T Brake fluid exchange|BRAKE FLUSH|Brake system flush - fluid 4% moisture
L 0.6 1.0|Flush brake system, bleed all four wheels|Brake flush labor|Pressure bleed ABS & wheels
P 8 16 1,2,3|DOT 3 fluid|Brake fluid, synthetic DOT 4 LV|FLUID BRK DOT4
T Engine oil and filter service|LOF|Oil Change - Full Synthetic|Lube, oil & filter|Change oil, reset maintenance light
L 0.3 0.6|Change oil & filter, top off fluids|LOF LABOR|Oil service labor, reset life monitor|Lube oil filter
P 7 13 5,5.5,5.7,6,6.5,7,8,4.4,4.8|Mobil 1 0W-20 full synthetic|OIL 5W30 SYN BLEND QT|Valvoline Restore & Protect 5W-30|Full Syn Motor Oil 0W-16|Pennzoil Platinum Euro 5W-40, quart|Bulk oil 5W-20
P 8 24 1|Oil filter|WIX XP oil filter|FILTER OIL SPIN-ON|Motorcraft FL-500S oil filter|Cartridge oil filter w/ O-ring
P 1 4 1|Drain plug gasket|GASKET DRAIN PLUG|Crush washer 14mm
T Diesel oil service|6.7 Diesel LOF|Oil change, Power Stroke 13 qt
L 0.6 1.0|Diesel oil change labor|Change oil, drain water separator
P 6 10 10,12,13,15|Rotella T6 5W-40|OIL 15W40 CK-4|Delo 400 XLE 10W-30
P 16 42 1|Oil filter, diesel|FILTER LUBE CUMMINS STRATAPORE
P 38 96 1|Fuel filter kit, upper & lower|FILTER FUEL/WATER SEP
T Cabin and engine air filters|Air filters|FILTERS - AIR & CABIN
L 0.2 0.5|Replace engine and cabin filter|R/R FILTERS|Labor - filters
P 18 46 1|Engine air filter|FILTER AIR PANEL|Air element, K&N style
P 19 58 1|Cabin air filter (charcoal)|FILTER CABIN HEPA|Pollen filter w/ activated carbon
T Spark plugs and ignition coils|TUNE UP V6|Misfire cylinder 3 repair|Tune-up: plugs, coils, plenum gasket
L 1.2 4.2|Replace spark plugs, remove upper intake plenum|R&R plugs (6) & coil cyl 3|TUNE UP LABOR|Labor to replace all plugs and coils
P 9 24 4,6,8|Iridium spark plug NGK Laser|PLUG SPARK DENSO TT|Spark plugs - double platinum|Spark Plug, Autolite XP
P 48 115 1,2,4|Ignition coil|COIL ASY IGN|Coil on plug - Hitachi
P 22 58 1|Intake plenum gasket set|GASKET SET INTAKE UPPER
T Battery replacement|BATTERY R/R|Replace battery - failed load test (312 of 650 CCA)|12V battery, test charging system
L 0.3 0.8|Install battery, clean terminals, register BMS|Battery install|BATTERY LABOR
P 149 289 1|Interstate MTZ-48/H6 AGM battery|BATTERY 24F 84 MO|Battery, Group 35, 640 CCA|DieHard Gold 65-3 battery|Odyssey AGM Grp 94R
P 6 14 1,2|Battery terminal end|TERMINAL BATT TOP POST|Anti-corrosion washer kit
T Alternator|Charging system - replace alternator|ALTERNATOR R&R
L 1.2 3.4|Replace alternator and belt, test output 14.2 V|R&R ALTERNATOR|Alternator labor
P 229 489 1|Remanufactured alternator, 150 amp|ALT REMAN 220A|Alternator - new Denso|Alternator (Remy)
P 34 78 1|Serpentine belt|BELT SERP 6PK2135|Drive belt, Gates Micro-V
P 48 118 1|Belt tensioner assembly|TENSIONER ASY
T Starter motor|No crank - replace starter|STARTER R/R
L 0.9 3.0|Replace starter|R&R starter motor, check draw|STARTER LABOR
P 169 365 1|Starter, reman|STARTER MOTOR NEW|Starter assembly - Bosch
T Water pump and thermostat|Cooling system leak repair|WATER PUMP R/R|Coolant leak - water pump seeping at weep hole
L 1.8 4.6|Replace water pump & t-stat, refill, bleed air|R&R water pump|WATER PUMP LABOR|Labor - cooling system, pressure test 16 psi
P 68 210 1|Water pump w/ gasket|PUMP ASY WATER|Water pump - Aisin
P 18 62 1|Thermostat and housing|T-STAT 180 DEG|Thermostat, 195F w/ seal
P 16 29 1,2,3|Antifreeze 50/50 gallon|COOLANT DEX-COOL GAL|Zerex Asian blue coolant|OAT coolant, orange, 1 gal
T Radiator replacement|RADIATOR|Radiator leaking at side tank seam
L 1.6 3.8|Replace radiator|R&R radiator, evac & fill|RADIATOR R/R LABOR
P 149 365 1|Radiator, aluminum/plastic|RADIATOR ASY|Radiator - Denso, w/ trans cooler
P 19 46 1|Upper radiator hose|HOSE RAD UPR
P 19 52 1|Lower radiator hose|HOSE RAD LWR MOLDED
P 4 9 2,4|Hose clamp|CLAMP CONST TENSION
T Front struts|Struts - both front|R/R FRT STRUTS|Quick-strut assemblies
L 1.8 3.4|Replace both front struts|R&R FRT STRUTS (PAIR)|Strut labor
P 129 265 2|Monroe Quick-Strut assembly|STRUT ASY FRT LH/RH|Loaded strut, front - KYB Strut-Plus|Strut Assembly Complete FCS
P 24 58 2|Upper strut mount|MOUNT STRUT UPR
T Rear shocks|SHOCKS RR|Replace leaking rear shock absorbers
L 0.8 1.6|Replace rear shocks|R/R RR SHOCKS PAIR
P 58 149 2|Bilstein 4600 rear shock|SHOCK ABS RR|Gas-a-Just shock, rear
T Lower control arms|Control arm, LF lower|R/R LCA BOTH|Front control arms & ball joints worn (excess play)
L 1.6 3.8|Replace lower control arms|R&R LCA LH & RH|Control arm labor both sides
P 98 245 1,2|Lower control arm with ball joint, left|ARM ASY FRT SUSP LWR|Control Arm - Moog CK-series|LCA w/ bushings
P 5 12 2,4|Pinch bolt & nut|BOLT, FLANGE M12
T Outer tie rod ends|Tie rods|TIE ROD END LF OUTER
L 0.7 1.8|Replace outer tie rods both|R/R OTR ENDS|Labor tie rod end
P 34 88 1,2|Outer tie rod end|TIE ROD OTR LH|Moog tie rod end, greaseable
T Sway bar links|Stabilizer link replacement|SWAY LINKS FRT
L 0.5 1.2|Replace front sway bar links|R&R links L & R
P 28 64 2|Stabilizer bar link|LINK SWAY BAR|Sway bar end link, Mevotech
T Wheel bearing and hub|WHEEL BEARING LF|Hub bearing noise RF|Front hub assembly
L 1.1 2.6|Replace hub assembly|R/R hub brg|Press in wheel bearing LR, 2.4 hrs book
P 108 268 1|Hub & bearing assembly, Timken|HUB ASY RF|Wheel bearing, Gen 3 w/ ABS|BRG WHL PRESS-IN
P 6 16 1|Axle nut|NUT, AXLE STAKE
T CV axle|CV axle shaft - torn boot|AXLE R/R RH
L 1.0 2.2|Replace CV axle|R&R axle shaft right
P 92 285 1|CV axle assembly, right front|AXLE SHAFT RH NEW|Half shaft - TrakMotive
P 12 28 1|Axle seal|SEAL DIFF OUTPUT
T Valve cover gaskets|Oil leak - valve covers|VALVE COVER GSKTS
L 1.4 4.4|Reseal valve covers, clean engine|R&R V/C gaskets both banks|LEAK REPAIR LABOR
P 32 118 1,2|Valve cover gasket set|GASKET V/C LH|Fel-Pro VC set w/ tube seals
P 9 18 1|RTV sealant, Permatex Ultra Black|SILICONE RTV
P 14 38 1|PCV valve|VALVE PCV
T Timing belt kit|TIMING BELT 100K SERVICE|Timing belt, water pump & seals
L 3.6 6.5|Replace timing belt and water pump|T-BELT R&R|Timing belt service labor, set marks, rotate twice
P 189 395 1|Timing belt kit w/ water pump, Aisin TKH|KIT TIMING BELT|T-belt component kit
P 12 28 2,3|Cam seal|SEAL CRANK FRT
T A/C recharge|A/C PERFORMANCE|Evacuate and recharge A/C R-1234yf|AC blows warm
L 0.8 1.6|Evacuate, vacuum 30 min, recharge|A/C service labor|EVAC & RECHARGE
P 14 48 1.2,1.5,1.8,2,2.25|Refrigerant R-134a, per lb|R134A|Freon 134a (lb)
P 9 22 1|UV dye & PAG oil|DYE A/C|Oil charge PAG 46
T A/C compressor|AC compressor locked up|COMPRESSOR R/R
L 2.2 4.8|Replace compressor, drier & orifice|R&R A/C compressor, flush lines|AC COMPRESSOR LABOR
P 289 620 1|A/C compressor w/ clutch, new|COMPRESSOR ASY|Compressor - Denso reman
P 28 74 1|Receiver drier|ACCUMULATOR/DRIER
P 9 24 1|Orifice tube and seal kit|O-RING KIT A/C
T O2 sensor|P0420 / P0141 - replace rear oxygen sensor|O2 SENSOR B1S2|Air/fuel ratio sensor
L 0.6 1.4|Replace oxygen sensor, clear codes, drive cycle|R/R O2 SENSOR
P 68 188 1|Oxygen sensor, bank 1 sensor 2|SENSOR O2 DNSTRM|A/F sensor - Denso 234-9041|NTK upstream sensor
T Catalytic converter|CAT CONVERTER|P0420 catalyst efficiency
L 1.4 3.2|Replace converter|Cut & weld in cat, test for leaks|CAT LABOR
P 389 1290 1|Catalytic converter (CARB compliant)|CONVERTER DIRECT FIT|Cat - Magnaflow 49-state
P 9 28 2|Exhaust gasket|GASKET EXH FLANGE
P 6 18 2,3|Exhaust clamp 2-1/4"|CLAMP BAND 2.5
T Muffler and tailpipe|EXHAUST - muffler rusted|Replace muffler assembly
L 0.8 2.0|Install muffler & tail pipe|EXH LABOR|Bend and weld pipe
P 89 265 1|Muffler, welded|MUFFLER ASY|Walker SoundFX muffler
P 38 88 1|Tailpipe|PIPE TAIL 2 1/4|Flex pipe 2" x 8"
P 8 16 1,2,3|Rubber hanger|HANGER EXH
T Fuel pump|No start - fuel pressure 0 psi|FUEL PUMP MODULE
L 1.4 3.6|Drop tank, replace fuel pump module|R/R FUEL PUMP
P 210 520 1|Fuel pump module assembly|PUMP FUEL DELPHI|Fuel pump w/ sender
P 6 19 1|Tank seal/lock ring|O-RING TANK
T EVAP purge valve|P0455 large leak EVAP|PURGE SOL R/R
L 0.5 1.2|Replace purge solenoid, smoke test|Evap labor incl. smoke machine
P 38 96 1|EVAP canister purge valve|VALVE VSV PURGE
P 12 29 1|Fuel cap|CAP FUEL
T Transmission service|ATF drain and fill|TRANS SVC - PAN & FILTER|Automatic transmission fluid exchange
L 0.9 2.2|Drop pan, replace filter, refill ATF|TRANS FLUID SERVICE|Labor trans service
P 8 19 4,5,6,7.5,9,12|ATF WS|FLUID ATF MERCON ULV|Transmission fluid, Valvoline MaxLife|Dexron VI qt|CVT fluid NS-3
P 28 92 1|Transmission filter kit|FILTER TRANS W/GASKET|Pan w/ integral filter, ZF
T Differential and transfer case|DIFF SVC F&R|Gear oil - rear diff
L 0.6 1.6|Drain & fill differentials|DIFF SERVICE LABOR
P 14 29 2,3,4|75W-90 synthetic gear oil|GEAR LUBE 75W140|Transfer case fluid
P 8 18 1|Friction modifier, 4 oz|ADDITIVE LSD
T Clutch kit|CLUTCH R&R|Clutch slipping - replace clutch & flywheel
L 5.2 8.5|R&R transmission for clutch|Clutch replacement labor|CLUTCH LABOR INCL BLEED
P 189 445 1|LuK clutch kit (disc, cover, release bearing)|KIT CLUTCH
P 110 380 1|Flywheel, new|FLYWHEEL SOLID|Resurface-or-replace flywheel - new Sachs
P 18 39 1|Rear main seal|SEAL CRANK RR
T Power steering|PS rack leaking|RACK & PINION R/R|Power steering hose leak
L 1.2 4.6|Replace rack and pinion, bleed|R/R PS HOSE|Steering labor
P 165 560 1|Rack & pinion, reman|RACK ASY PS|Pressure hose - power steering
P 9 17 1,2|Power steering fluid|FLUID PS QT
T TPMS sensor|TPMS light - LR sensor dead|TPMS
L 0.3 0.8|Replace and program TPMS sensor|TPMS relearn|SENSOR INSTALL & PROG
P 42 84 1,2,4|TPMS sensor 433 MHz|SENSOR TPMS REDI|Autel MX-Sensor
P 5 12 1,4|TPMS service kit|KIT VALVE STEM TPMS
T Wipers and lamps|WIPERS|Bulbs & blades
L 0.1 0.4|Install wiper blades & bulb|R/R BULB LH LOW BEAM
P 16 34 1,2|Wiper blade, beam 26"|BLADE WPR 22|Bosch Icon 24" driver|Wiper insert - rear
P 11 38 1,2|H11 headlamp bulb|BULB HID D3S|Lamp 7443 brake
T Headlight assembly|Headlamp LH cracked|HEADLAMP ASY
L 0.6 2.2|Replace headlamp, aim|R&I bumper for lamp access
P 129 485 1|Headlight assembly, left (CAPA)|LAMP ASY HEAD RH|Headlamp - LKQ used
T Engine mounts|MOTOR MOUNTS|Vibration at idle - mount collapsed
L 1.2 3.2|Replace engine mounts|R/R TORQUE MOUNT
P 58 210 1,2|Engine mount, right hydraulic|MOUNT ENG RH|Torque strut dogbone
T Blower motor|HVAC fan inop|BLOWER R/R
L 0.6 1.8|Replace blower motor & resistor|R&R BLOWER MOTOR
P 74 189 1|Blower motor w/ wheel|MOTOR BLOWER
P 22 68 1|Blower resistor|RESISTOR BLWR W/PIGTAIL
T Window regulator|Driver window fell in door|WINDOW REG LF
L 0.9 2.0|Replace window regulator LF|R/R REG, door panel R&I
P 68 205 1|Window regulator w/ motor, left front|REG ASY FRT DR
T Throttle body and intake cleaning|INDUCTION SVC|Throttle body service
L 0.5 1.2|Clean throttle body, idle relearn|BG INDUCTION LABOR
P 18 42 1|BG 44K fuel system cleaner|CLEANER INDUCTION KIT|Throttle body cleaner
T Serpentine belt|Drive belt cracked|BELT R/R
L 0.4 1.2|Replace drive belt|R&R SERP BELT
P 32 84 1|Drive belt, Continental 6-rib|BELT ACCY|Gates K060923 belt
P 24 66 1,2|Idler pulley|PULLEY IDLER
T U-joints and drive shaft|U-JOINT|Driveshaft clunk
L 0.8 2.2|Replace rear u-joints|R/R UJ, drive shaft index
P 22 58 1,2|U-joint, Spicer 5-178X|JOINT UNIV
P 88 178 1|Center support bearing|BRG CTR SUPT
T Turbo coolant/oil lines|Boost leak|CHARGE PIPE
L 1.2 3.4|Replace charge pipe, smoke test intake|TURBO LINE R/R
P 78 245 1|Charge pipe upgrade, aluminum|HOSE INTERCOOLER|Turbo oil feed line
T Diesel exhaust / DEF|DEF heater fault P20B9|NOX SENSOR
L 0.8 2.6|Replace NOx sensor, forced regen|DEF SYSTEM LABOR
P 265 598 1|NOx sensor, outlet|SENSOR NOX|DEF header assembly
P 12 22 1,2|Diesel exhaust fluid 2.5 gal|DEF
"""
DIAG = ["Diagnostic time|Check engine light diagnosis|DIAG - ELECTRICAL|Diagnose no start|Scan codes, pinpoint test EVAP system|Diag. noise over bumps, road test|Trace parasitic draw (210 mA)|Diagnostic Charge|Technician diagnosis - A/C not cold|Initial inspection & testing"][0].split('|')
# one-price services: name(s), lo, hi
SERV = [("Four wheel alignment|4-WHEEL ALIGN|Alignment, thrust angle w/ printout|Align front & rear - Hunter Elite", 89, 159),
 ("Tire rotation and balance|ROTATE/BALANCE 4|Rotate tires, set pressure to placard", 25, 89),
 ("State inspection|PA STATE SAFETY INSP|Emissions test (OBD)|NYS inspection, light vehicle|TX inspection & emissions", 10, 49),
 ("Sublet: machine flywheel|SUBLET - KEY PROGRAM|Sublet - windshield, Safelite|Sublet radiator recore|Sublet: seat upholstery repair|SUBLET MACHINE SHOP HEADS", 65, 380),
 ("Towing, 12 miles|TOW-IN|Tow to shop - AAA overage 7 mi|Flatbed tow|Roadside tow bill (Ace Towing)", 75, 210),
 ("Coolant exchange service|COOLANT FLUSH PKG|BG cooling system service", 119, 189),
 ("Synthetic oil change special|LOF PKG 5 QT|The Works oil service|Express lube - high mileage", 49, 109),
 ("Headlight restoration, pair|HEADLAMP RESTORE", 79, 139), ("Used tire mounted|FLAT REPAIR plug-patch|Tire repair", 20, 65),
 ("Detail, interior & exterior|DETAIL PKG", 89, 249), ("Key fob programming|PROGRAM 2 KEYS", 65, 189),
 ("Module programming (OE subscription)|PCM FLASH|TCM reflash per TSB 23-0087", 129, 249)]
FEES = [("Hazardous waste disposal|Haz mat fee|HAZMAT|Environmental fee|EPA / Waste Oil", 3, 15), ("Freight|Inbound freight|SHIPPING", 12, 48),
 ("Battery fee (state)|BATTERY RECYCLE FEE", 1, 5), ("Oil filter recycling|Used filter disposal", 1, 4), ("Storage, 2 days|Lot storage", 40, 90)]
TB = ["Michelin Defender2", "Cooper Discoverer AT3 4S", "Goodyear Assurance WeatherReady 2", "BFGoodrich KO2 T/A", "Hankook Kinergy ST H735", "General AltiMAX RT45",
 "Toyo Open Country A/T III", "Falken Wildpeak A/T4W", "Yokohama Geolandar G015", "Continental TrueContact Tour", "Kumho Solus TA51a", "Nexen N5000 Platinum", "Firestone Transforce HT2 E", "Pirelli P Zero AS Plus 3"]
TS = ["225/65R17 102H", "205/55R16 91V", "LT275/70R18 E", "265/70R17 115T", "235/45R18 94V", "P215/60R16", "245/60R18 105H", "LT245/75R16 10PLY", "255/50R20 109V", "195/65R15 91T", "31X10.50R15LT", "225/70R19.5 G"]
TADD = [("Mount, balance & new valve stem|MOUNT/SPIN BALANCE|Mounting and balancing|Tire install package", "Labor", 15, 32), ("Valve stem|RUBBER STEM TR413|TPMS rebuild kit", "Part", 3, 12),
 ("Tire disposal|SCRAP TIRE FEE|Old tire recycling|State tire fee", "Fee", 1, 5), ("Road hazard protection|RD HAZARD CERT|Lifetime rotation & hazard plan", "Service", 12, 34)]
NOTES = ["12 mo / 12,000 mi warranty", "Measured 2/32, spec min 3/32", "Torque 100 ft-lb, recheck at 50 miles", "Lifetime limited warranty on pads", "OE quality - meets FMVSS 135", "Customer approved by text 10:42 AM", "Old parts returned in trunk",
 "See photo 3 of 7", "Tech: R. Delgado", "Tread LF 3/32 RF 4/32 LR 6/32 RR 6/32", "36 mo. nationwide parts and labor", "Book time 2.4 applied less overlap", "Leaking from seam, stained to skid plate", "Battery tested 318 of 640 CCA", "Fluid was black with 8% water", "Play measured .045 in. at ball joint", "Special order - no returns", "Lug torque 76 lb-ft"]
VEH = [("Toyota", "Camry SE|Corolla|RAV4 XLE|Tacoma TRD|Highlander Limited|Sienna LE", "4T1"), ("Honda", "Civic EX|Accord Sport|CR-V EX-L|Odyssey|Pilot Touring", "1HG"), ("Ford", "F-150 XLT|Escape SE|Explorer|Transit 250|Focus SEL|F-350 Super Duty", "1FT"),
 ("Chevrolet", "Silverado 1500 LT|Equinox|Malibu|Tahoe Z71|Express 2500|Cruze LT", "1GC"), ("Ram", "1500 Big Horn|2500 Tradesman|ProMaster 2500", "1C6"), ("Jeep", "Wrangler Sahara|Grand Cherokee|Cherokee Latitude", "1C4"),
 ("Nissan", "Altima 2.5 S|Rogue SV|Frontier|Sentra", "1N4"), ("Subaru", "Outback 2.5i|Forester|Crosstrek", "4S4"), ("Hyundai", "Elantra|Tucson SEL|Santa Fe", "5NP"), ("Kia", "Sorento LX|Soul|Optima", "5XY"),
 ("Volkswagen", "Jetta 1.4T|Tiguan|Passat TDI", "3VW"), ("BMW", "328i xDrive|X5 35i|X3", "WBA"), ("Mercedes-Benz", "C300|GLK350|Sprinter 2500", "WDD"), ("GMC", "Sierra 2500HD|Acadia SLE|Yukon", "1GT"), ("Mazda", "CX-5 Touring|Mazda3", "JM3"), ("Dodge", "Grand Caravan|Charger SXT|Durango", "2C4"), ("Buick", "Enclave|LaCrosse", "5GA"), ("Lexus", "RX 350|ES 350", "2T2"), ("Volvo", "XC60 T5|S60", "YV4"), ("Mitsubishi", "Outlander Sport", "JA4")]
SH1 = "Hartwell|Big Creek|Northgate|Delmonico|Ruiz & Sons|Tri-County|Lakeshore|Pete's|Old Mill|Summit Ridge|Kowalski|Main Street|Bayou City|Cedar Hollow|Prairie Wind|J&L|Four Corners|Harbor Point|Mesa Verde|Nguyen|Stillwater|O'Rourke|Blue Mound|Ironwood|Patel|River Bend|Castle Rock|Eastside|Thompson|Granite State|Palmetto|Fifth Avenue|Golden Valley|Yoder|Union Street|Copper Basin|Bluegrass|Whitfield|Santos|Twin Pines".split('|')
SH2 = ["Auto Repair", "Automotive", "Auto Care LLC", "Tire & Auto", "Garage", "Motor Works", "Service Center", "Car Care Center", "Auto & Truck Repair, Inc.", "Complete Auto"]
FN = "Maria Dana Luis Tom Keisha Priya Hank Beth Omar Julie Marcus Elena Wendell Grace Tyrone Sofia Carl Ngoc Amber Doug".split()
LN = "Okafor Brandt Hernandez McAllister Vang Sorensen Whitaker DeLuca Park Fontenot Gill Abrams Castellano Pruitt Yazzie Lindqvist Moore Tran Bailey Quintero".split()
CITY = [("Dayton", "OH", "45402", "937"), ("Tulsa", "OK", "74104", "918"), ("Eugene", "OR", "97402", "541"), ("Macon", "GA", "31201", "478"), ("Erie", "PA", "16508", "814"), ("Laredo", "TX", "78041", "956"), ("Duluth", "MN", "55807", "218"), ("Modesto", "CA", "95350", "209"), ("Nashua", "NH", "03060", "603"), ("Ocala", "FL", "34471", "352"), ("Boise", "ID", "83704", "208"), ("Peoria", "IL", "61604", "309")]
STREET = "Market St|Industrial Pkwy|State Route 41|N. Lincoln Ave|Depot Rd|Commerce Dr|Old Hwy 7|W. 9th Street|Fairground Rd|Elm St".split('|')

def parse():
    jobs = []
    for ln in JOBS_TXT.strip().splitlines():
        k, rest = ln[0], ln[2:].split('|')
        if k == 'T': jobs.append(dict(titles=rest, parts=[]))
        elif k == 'L':
            a, b = rest[0].split(); jobs[-1].update(h=(float(a), float(b)), labor=rest[1:])
        else:
            a, b, q = rest[0].split(); jobs[-1]['parts'].append((float(a), float(b), [float(x) for x in q.split(',')], rest[1:]))
    return jobs
JOBS = parse()
if __name__ == '__main__':
    s = set()
    for j in JOBS:
        s |= set(j['labor'])
        for p in j['parts']: s |= set(p[3])
    for x in SERV + FEES + TADD: s |= set(x[0].split('|'))
    s |= set(DIAG); print(len(JOBS), len(s), len(s | {t for j in JOBS for t in j['titles']}))
