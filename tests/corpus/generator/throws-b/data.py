# kind | hours lo-hi (tenths) | labor variants ; | parts: variants / ... : qtys : lo-hi dollars ;;
JOBS='''
g|10-16|Replace front brake pads and rotors~R&R frt pads & rotors~Front brake job, clean and lube slides~Brakes front axle - remove & replace~Labor to install front pads/rotors|Front brake pads, ceramic/Frt pad set (ceramic)/BRAKE PAD SET FRT/Akebono front pads/Pads front semi-met:1:48-92;;Brake rotor, front/Rotor frt vented/Coated rotor, front/DISC BRAKE ROTOR FRONT/Front rotors:2:54-128;;Brake cleaner (can)/Brakleen/Non-chlor brake clean:1,2:5-9
g|11-20|Rear brakes, replace pads & rotors~R&R rear pads and discs~Install rear brake pads, service parking brake~Rear brake service~Replace rr pads/rotors, reset EPB with scan tool|Rear brake pads/Pad set rear/REAR DISC PADS/Pads, rr (OE grade):1:42-88;;Rear rotors/Rotor, rear solid/Disc rear/Rotor assy RR:2:47-118
g|15-24|Replace rear drum shoes, hardware and wheel cylinders~Drum brakes rear: R&R shoes~Rebuild rear drums~Shoes & cylinders, labor|Brake shoe set/Rear shoes bonded/Shoes, rear (set of 4):1:32-58;;Wheel cylinder/Wheel cyl L/R/CYLINDER, WHEEL REAR:2:16-38;;Drum hardware kit/Spring & hold down kit/Hardware kit rr brake:1:12-24
g|8-13|Replace brake caliper, bleed system~R&R LF caliper and bleed~Caliper R/F seized - replace~Labor: install caliper, flush fluid|Caliper, reman w/ bracket/Brake caliper RF (reman)/CALIPER LOADED LF/Semi-loaded caliper:1:74-165;;DOT 4 brake fluid/Brake fluid 32oz/Fluid, brake DOT3:1:9-18
g|3-5|Lube, oil and filter~LOF, check all fluids, set tire pressure~Oil change labor~Change oil & filter, reset maintenance light~Service engine oil|Oil filter/Filter, engine oil/OIL FILTER PREM/Cartridge filter w/ O-ring/Fram Ultra filter:1:8-19;;0W-20 full synthetic/5W-30 synthetic blend/Motor oil 5w20 (qt)/Mobil 1 0W-40 qt/ENGINE OIL 5W30 DEXOS/High mileage 10W-30, quart:5,6,7,8:6-12;;Drain plug gasket/Crush washer/Washer, oil drain:1:1-4
g|6-12|Replace spark plugs~R&R plugs, check gap~Tune up - plugs~Remove intake cover, install plugs|Spark plug, iridium/NGK Laser Iridium plug/PLUG SPARK/Spark plugs double platinum/Motorcraft SP-534 plug:4,6,8:9-22
g|5-18|Replace ignition coil, cyl 3 misfire~R&R coil pack #2~Misfire cyl #5, swap coil~Install ignition coils|Ignition coil/Coil on plug/COIL ASY - IGNITION/Coil, direct ignition (Denso)/Coil boot & spring kit:1,2,4,6:28-86
g|10-19|Replace alternator~R&R alternator, test charging system~Alternator - remove and install reman unit~Charging system repair|Alternator, reman 150A/Alternator 130 amp (new)/ALTERNATOR REMAN/Generator assy/Alt. Bosch reman:1:189-420;;Serpentine belt/Belt, drive 6PK2135/Drive belt/Accessory belt:1:28-66
g|9-17|Replace starter motor~R&R starter~Starter replacement, clean battery terminals~Install starter, verify crank|Starter, reman/Starter motor new/STARTER ASSY/Starter (gear reduction):1:142-330
g|3-6|Install battery and register to vehicle~Replace battery, clean cables~Battery R&R~Test & install battery|Battery Group 35 AGM/Battery H6 760CCA/BATTERY 24F/Interstate MTX-94R/H7 AGM battery 850 CCA/Motorcraft BXT-65-750 battery:1:139-265;;Battery terminal/Side post bolt/Anti-corrosion pads/Terminal protector spray:1,2:3-12
g|24-42|Replace water pump~R&R water pump, pressure test~Water pump leaking - install new~Cooling: pump and thermostat|Water pump/Pump, water w/ gasket/WATER PUMP ASY/Gates water pump:1:68-210;;Thermostat/T-stat & housing/Thermostat 195 deg/THERMOSTAT ASSY:1:18-74;;Coolant, 50/50 (gal)/Antifreeze orange 1 gal/Dex-Cool premix/Coolant OAT (gallon)/HOAT antifreeze:1,2,3:16-29
g|16-29|Replace radiator~R&R radiator, refill & bleed~Radiator cracked at tank, replace~Radiator replacement|Radiator/Radiator, aluminum core/RADIATOR ASSY W/CAP/Denso radiator:1:149-335;;Upper radiator hose/Hose, rad upper/Hose rad. lower (molded):1,2:19-48;;Antifreeze, universal/Coolant pink SLLC (gal)/Coolant:2:18-31
g|12-22|Replace CV axle~R&R LF half shaft~CV axle assy, pass. side~Axle shaft replacement, torque hub nut|CV axle assembly/Half shaft LF new/AXLE SHAFT RH/CV shaft (new not reman):1,2:82-240;;Axle seal/Seal, output shaft/Axle nut:1:7-22
g|14-25|Replace front struts, both sides~R&R struts~Strut assemblies front, install~Suspension labor - front struts|Quick-strut assembly/Loaded strut front/STRUT ASSY FRT/Strut & spring assy, Monroe/KYB Excel-G strut:2:96-228;;Strut mount/Upper mount w/ bearing/Bump stop & boot kit:2:24-58
g|8-14|Replace rear shocks~R&R shocks rear~Shocks, rear pair - install|Rear shock/Shock absorber, gas/Bilstein B6 shock/SHOCK RR HD:2:48-149
g|12-21|Replace lower control arm~LCA w/ ball joint, R&R~Lower control arms both sides~Install control arm, bushings torn|Lower control arm w/ ball joint/Control arm, LF lower/ARM ASSY LWR RH/Moog control arm:1,2:89-245;;Cam bolt/Bolt, control arm/Alignment bolt kit:2:8-22
g|6-12|Replace outer tie rods~R&R tie rod ends L & R~Tie rods, outer~Steering play, replace tie rod|Tie rod end, outer/Outer TRE/TIE ROD END LH/Moog ES800223 outer tie rod:1,2:32-78
g|6-11|Replace sway bar links~R&R stab links front~Stabilizer links, both|Sway bar link/Stabilizer link kit/LINK STAB BAR FRT/Sway bar bushing:2:19-49
g|13-21|Replace wheel hub bearing~R&R RF hub & bearing assy~Wheel bearing noisy, press in new~Hub assembly front, install|Hub & bearing assembly/Wheel bearing, pressed/HUB ASSY W/ABS/Timken hub/SKF bearing kit:1,2:98-260
g|5-9|Replace oxygen sensor B1S1~R&R O2 sensor downstream~Air/fuel ratio sensor, replace~P0136 - install HO2S|O2 sensor (Denso)/Oxygen sensor, heated/HO2S BANK 2 SNSR 1/Sensor A/F upstream:1,2:64-189
g|9-22|Replace fuel pump module~R&R fuel pump, drop tank~In-tank pump, replace~Fuel pump replacement|Fuel pump module/Pump assy, fuel/FUEL PUMP & SENDER/Delphi fuel pump module:1:198-460;;Tank lock ring seal/O-ring, fuel sender/Strap bolt kit:1:9-28
g|24-48|Timing belt job~R&R timing belt, tensioner, idlers~Replace timing belt kit~T-belt & pump service|Timing belt kit w/ water pump/Timing component kit (Aisin)/T-BELT KIT:1:179-345;;Cam seal/Camshaft seal/Front crank seal/Seal kit, cam & crank:1,2:9-34;;Valve cover gasket set/VC gasket/Gasket, rocker cover:1:24-68
g|14-31|Replace valve cover gaskets~R&R valve cover gaskets (oil leak)~Oil leak at valve cover, reseal~Reseal rocker covers|Valve cover gasket set/Gasket kit V/C bank 1 & 2/VALVE CVR GSKT/Fel-Pro valve cover set:1:32-94;;RTV Ultra Grey/Permatex gasket maker/Spark plug tube seal:1,4:6-15
g|8-16|A/C service, evacuate and recharge~Evac & charge A/C, leak dye~Recharge air conditioning~AC performance test and recharge|R-134a refrigerant/R1234yf per lb/Refrigerant 134a (lb)/FREON R134A:1,2,3:18-88;;UV dye & oil/PAG oil 46/AC dye cartridge/Schrader cores:1:8-19
g|22-38|Replace A/C compressor~Compressor, drier & exp valve R&R~AC compressor clutch failed - replace unit|A/C compressor w/ clutch/Compressor, new (Denso)/COMPRESSOR A/C:1:289-540;;Receiver drier/Accumulator/Drier, filter:1:34-78;;O-ring kit/Expansion valve/Orifice tube/Seal kit, AC line:1:11-49
g|2-5|Replace cabin air filter~Cabin filter R&R~Air filter replacement~Install engine & cabin filters|Cabin air filter/Filter, cabin (charcoal)/CABIN FLTR/Particulate filter:1:18-44;;Engine air filter/Air cleaner element/FILTER ASY AIR/Wix air filter:1:16-39
g|2-4|Replace wiper blades~Wipers installed~Bulb replacement, headlamp|Wiper blade 26"/Wiper blade, driver/WIPER INSERT/Beam blade 22 in./Trico 24" blade:2:12-29;;H11 bulb/Headlight bulb 9005/Bulb 3157 amber/Mini bulb 194:1,2:6-27
g|10-20|Diagnose check engine light, P0420~Scan & diagnose drivability~Electrical diagnosis, parasitic draw~Diag. no-start condition~Pinpoint test per TSB, intermittent stall|
g|7-15|Replace window regulator LF~R&R power window motor~Door glass off track, install regulator~Window motor replacement|Window regulator w/ motor/Regulator assy LF/WINDOW REG & MTR RR/Door clip kit:1:78-210
g|5-10|Replace door lock actuator~R&R latch assembly, driver door|Door lock actuator/Latch & actuator assy/ACTUATOR DR LOCK:1:58-185
g|26-55|Replace clutch~R&R trans, clutch kit~Clutch replacement, surface flywheel~Clutch job|Clutch kit (disc, cover, T/O brg)/LuK RepSet/CLUTCH SET/Clutch kit Sachs:1:168-440;;Pilot bearing/Rear main seal/Flywheel bolt set/Slave cylinder:1:16-118;;MTF 75W-85/Gear oil 75W90 qt/Manual trans fluid:2,3:12-26
g|18-32|Replace intake manifold gaskets~Intake gasket R&R~Vacuum leak at intake - reseal|Intake manifold gasket set/Gasket set, plenum/INTAKE GSKT KIT:1:38-112;;Throttle body gasket/EGR gasket/Coolant crossover seal:1,2:7-24
g|10-18|Replace power steering pump~R&R P/S pump & flush~Steering rack boots and pump|Power steering pump, reman/Pump P.S. new/PUMP ASSY PWR STRG:1:118-284;;Power steering fluid/PS fluid (qt)/Pressure hose, P/S:1:11-96
g|24-42|Replace rack and pinion~R&R steering rack~Rack & pinion leaking, install reman|Rack and pinion, reman/Steering gear assy/RACK ASSY REMAN:1:298-690;;Inner tie rod/Tie rod, inner/Rack boot kit:2:24-66
g|6-14|Replace motor mount~R&R RH engine mount~Engine mounts - vibration at idle|Engine mount, hydraulic/Motor mount RH/MOUNT ENG FRT/Torque strut mount/Transmission mount:1,2:48-165
x|10-20|Remove and replace muffler~Cut out old muffler, weld in new~Install cat-back~Hang new muffler & tailpipe|Muffler, quiet-flow/Walker muffler SS/MUFFLER ALUMINIZED/Magnaflow 2.5" in/out/Flowmaster 40 series:1,2:68-240;;Tail pipe/Tailpipe bent to fit/Pipe, over-axle/Exhaust tip polished 3":1,2:38-112;;Exhaust clamp 2-1/4"/Band clamp/U-bolt clamp/Hanger, rubber:1,2,3,4:5-19
x|14-28|Replace catalytic converter~R&R cat, front pipe~Weld in converter (customer approved)~Converter replacement, B1|Catalytic converter, direct fit/Cat converter CARB compliant/CONVERTER ASSY/Universal cat 2.5":1,2:248-890;;Flange gasket/Donut gasket/Gasket, exh flange/Manifold-to-cat gasket:1,2:8-24;;Stud & nut kit/Spring bolt set/Bolt kit flange:1,2:6-19
x|8-19|Repair exhaust leak~Weld flex pipe~Patch & weld mid pipe~Cut and splice flex section|Flex pipe 2" x 6"/Flex connector braided/FLEX COUPLING/Pipe, 2-1/2" per ft/Straight pipe 16ga (ft):1,2,3,4:14-58;;Exhaust sealant/Coupler 2.25"/Reducer 2.5-2.25:1,2:8-18
x|18-45|Remove broken manifold studs, replace manifold~R&R exhaust manifold LH~Extract broken bolts, install manifold|Exhaust manifold/Manifold, exh. LH/Dorman manifold kit/MANIFOLD ASSY EXH RH:1:128-340;;Manifold gasket/Gasket set exh/Remflex gasket:1,2:18-49
x|10-26|Custom bend dual exhaust~Fabricate Y-pipe~Bend & install true duals|Mandrel bend 2.5"/H-pipe/Stainless tubing 3" (ft)/Y-pipe/X-pipe crossover:1,2,3:29-118;;Hanger, weld-on/Slip coupler/Isolator rubber:2,3,4:6-16
t|55-110|Remove, rebuild and reinstall transmission~R&R trans - overhaul~Overhaul automatic 4L60E~Transmission R&I, bench rebuild~R&R 6R80, rebuild, program TCM|Overhaul kit/Master rebuild kit/Banner kit w/ steels/OVERHAUL KIT & FRICTIONS:1:240-520;;Torque converter, reman/Converter HD/TORQUE CONV REMAN:1:185-420;;Valve body, remanufactured/Solenoid pack and TCM/Solenoid body:1:190-560;;Dexron VI ATF/Mercon LV (qt)/ATF+4/Trans fluid, synthetic:9,10,12,14:7-13
t|12-25|Transmission service, pan & filter~Drain, replace filter & gasket, refill~ATF service~T/S: drop pan, filter|Transmission filter kit/Filter & gasket ATF/FLTR KIT A/T/Pan w/ integrated filter:1:28-145;;ATF, full synthetic/WS fluid (qt)/CVT NS-3 fluid/Automatic trans fluid:4,5,6,7:8-19
t|18-38|Replace solenoid pack~R&R valve body, relearn~Shift solenoid A/B, replace~Mechatronic sleeve & seals|Shift solenoid/Solenoid set EPC/TCC/Solenoid block/Pressure switch:1,2:58-310;;Mechatronic sealing sleeve/Pan gasket/Connector O-ring kit:1:14-52
t|20-40|R&R transfer case, reseal~Transfer case chain replacement~T-case shift motor and fluid|Transfer case chain/Encoder motor/T-case seal kit/Shift motor, transfer case:1:89-280;;Transfer case fluid (qt)/Auto-Trak II/T-case oil:2,3:12-22
t|28-52|Rear differential rebuild~Set up ring & pinion~Diff: bearings, seals, set backlash|Ring and pinion 3.73/Diff bearing kit/Pinion bearing & race set/Master install kit 8.8":1:138-390;;Pinion seal/Axle seals rear/Pinion nut & crush sleeve:1,2:11-34;;75W-140 gear oil/Gear lube synth qt/LSD additive:2,3,4:13-27
t|8-16|Replace driveshaft U-joints~U-joints, R&R shaft~Carrier bearing and joints|U-joint 1310/U-joint, greaseable/Spicer 5-760X joint:1,2,3:19-46;;Center support bearing/Carrier brg/Slip yoke:1:48-132
d|8-16|PM service B, lube chassis~PM-A service~B-service: oil, filters, inspection~Preventive maintenance, 15k interval|Oil filter, LF14000NN/Lube filter/FILTER, LUBE SPIN-ON/Fleetguard LF9009:1:22-58;;15W-40 CK-4 (gal)/Delo 400 15W40/Rotella T6 5W-40 gal/Engine oil bulk, 15W-40:4,7,10,11:16-27;;Fuel filter kit/Fuel/water separator/FF63009 fuel filter/Racor element:1,2:28-84
d|22-48|Replace injectors, set of 6~R&R fuel injector cyl 4~Injector replacement, code trim values~Injectors cylinder 2 and 5|Injector, reman (Bosch CR)/Fuel injector, new/INJECTOR ASSY REMAN:1,2,4:289-475;;Injector line/High pressure tube/Return line seal kit/Crush washer injector:1,2,4:14-78
d|26-60|Replace turbocharger~R&R VGT turbo, actuator calibrate~Turbo actuator replacement~Install turbo and up-pipes|Turbocharger, reman HE351VE/Turbo assy (VGT)/TURBO ACTUATOR ELEC/Turbo reman Holset:1:680-1900;;Turbo mounting gasket/Oil drain tube/Gasket & stud kit turbo:1:22-68
d|14-34|Clean DPF, forced regen~R&R DPF, bake and blow~Aftertreatment diagnosis & regen~DEF system repair, replace NOx sensor|NOx sensor, outlet/DPF gasket kit/DEF dosing valve/DPF clamp & gasket/EGT sensor:1,2:64-385;;DEF, 2.5 gal/DEF filter/V-band clamp:1,2:16-48
d|30-70|Replace EGR cooler~EGR cooler & valve R&R~R&R oil cooler and EGR cooler|EGR cooler/Cooler assy, EGR (Bulletproof)/EGR valve/OIL COOLER ASSY:1:310-620;;EGR gasket kit/Up-pipe gasket/Coolant ELC, gal:1,2,3:18-46
d|8-20|Air brake adjustment and repair~Replace brake chamber, LR~S-cam bushings and slack adjuster~Air leak at dryer, R&R|Brake chamber 30/30/Slack adjuster, auto/AIR DRYER CARTRIDGE/Type 30 chamber:1,2:48-142;;Air line fitting/Push-lock fitting 3/8/Nylon air line (ft)/Glad hand seal:2,3,4:3-9
d|10-22|Wheel seal and bearings, axle 2~Hub seal leaking - R&R~Replace wheel seal, clean brakes|Wheel seal, Stemco/Scotseal Plus/WHEEL SEAL 370003A:1,2:34-69;;Hub cap gasket/Hubcap oil type/Bearing set 413:1,2:9-64;;Gear oil 80W-90/Syn gear lube 75W-90:1,2:14-22
d|4-9|Annual DOT inspection~FHWA annual inspection~DOT/BIT inspection, trailer|
d|8-18|Replace batteries and cables~R&R 3 batteries, load test~Charging system, batteries|Battery group 31 950CCA/GRP 31 BATTERY STUD/Commercial battery 31:2,3,4:128-189;;Battery cable 4/0/Cable lug/Jumper cable 2 ga:1,2:9-48
d|9-24|Replace fan clutch~R&R fan clutch & belt~Replace lift pump, prime|Fan clutch, Horton/Viscous fan clutch/Lift pump/FASS lift pump 165G:1:178-690;;Belt, fan/Poly rib belt K081264/Belt tensioner:1:34-94
m|4-9|Mount & balance tire, rear~Rear tire R&R, balance~Tire install on bike (wheel on)|Tire 180/55ZR17 rear/Metzeler ME888 180/65B16/Dunlop D404 130/90-16/Michelin Road 6 190/55:1:129-268;;Valve stem 90 deg/Wheel weights/Axle cotter pin:1:3-12
m|8-18|Carb clean and sync~Rebuild carburetors (4)~Clean carbs, set float height, sync|Carb rebuild kit/K&L carb kit/Float bowl gasket/Pilot jet #42:1,2,4:14-38;;Fuel line 1/4" (ft)/Inline fuel filter/Petcock kit:1,2:5-22
m|10-18|Chain and sprockets~Replace drive chain & sprocket set~R&R chain kit 525|Chain 525x118 X-ring/DID 530 chain/Drive chain:1:98-178;;Front sprocket 16T/Sprocket, rear 42T/Countershaft sprocket:1,2:24-76
m|10-22|Fork seals~R&R forks, seals & oil~Rebuild front forks|Fork seal & dust seal kit/Fork seals All Balls/FORK SEAL SET:1,2:24-52;;Fork oil 10wt/Fork oil 7.5W qt/Bushings, fork:1,2:14-39
m|24-46|Valve adjustment~Check & adjust valves, shim~Valve clearance 16k service|Valve shim 7.48mm/Shim/Valve cover gasket/Gasket set, top:1,2,4:8-48
m|3-7|Brake pads, sintered, front~Bike front brakes & bleed~Replace brake lines and bleed|Pads sintered HH/EBC FA196HH pads/Brake line braided:1,2:34-72
b|10-20|Winterize engine, fog~Winterize I/O, drain block~Lay-up service, stabilize fuel|Antifreeze pink -50 (gal)/Marine antifreeze/Non-tox antifreeze:2,4,5:5-9;;Fogging oil/Sta-Bil 32oz/Fuel stabilizer marine:1,2:9-22
b|14-30|Replace raw water impeller~Lower unit service, impeller~R&R outdrive, bellows & gimbal|Impeller kit/Water pump kit, lower unit/Bellows kit Alpha One/Gimbal bearing:1:38-189;;Gear lube hi-perf qt/Lower unit lube/Drain screw seal:1,2,3:8-19
b|6-15|Repack trailer bearings~Trailer wheel bearings & seals~Bearing Buddy install, repack hubs|Bearing kit 1-1/16"/Hub kit 5 lug galv./Grease seal:2,4:12-58;;Marine grease tube/Bearing Buddy pair/Dust cap:1,2:8-26
b|5-14|Trailer lights and wiring~Rewire trailer harness~Replace trailer coupler & safety chains|LED trailer light kit/4-flat harness 25ft/Coupler 2"/Submersible tail lamp:1,2:18-69;;Heat shrink butt conn./Safety chain/Wire loom (ft):2,4,6:2-9
'''
SERV='''Full synthetic oil change|64|119
Oil change special (up to 5 qts)|34|59
Conventional LOF w/ 21-pt inspection|39|69
4-wheel alignment|89|159
Front end alignment (thrust)|69|99
TIRE ROTATION & BALANCE|49|89
Rotate tires|19|39
Coolant flush, BG|119|189
Brake fluid exchange|89|149
Transmission flush (machine)|169|279
Fuel induction cleaning, 3 step|129|219
Front brake package: pads, rotors, hardware|329|549
Rear brake package|299|519
BRAKE SVC, ALL 4 WHEELS|649|1090
A/C performance service|149|249
Headlight restoration, pair|79|149
State inspection prep|25|59
Battery service & install|189|289
Serpentine belt + tensioner, installed|189|349
Power steering flush|99|159
Timing belt package (belt, pump, seals)|849|1390
Spark plug package, V6|289|469
Differential service, front & rear|139|249
Throttle body service|99|169
Thermostat, installed|219|389
Alternator, installed, 3 yr warranty|449|780
Starter, installed|389|660
Front struts pair, installed (alignment extra)|589|940
Clutch replacement, complete|1090|1690
Rear shocks, installed|289|460
Valve cover gasket set, parts & labor|329|590
CV axle RF - parts/labor|289|455
Water pump & thermostat job|489|840
Wheel bearing/hub assy LF, installed|339|540
Muffler & tailpipe installed|219|420
Windshield washer pump, replaced|98|169
Fuel filter replacement|79|165
Detail, interior & exterior|149|279
Pre-purchase inspection (120 points)|119|199
Trailer hitch class III, installed w/ 4-way|329|520
Replace both front tie rods, parts and labor incl.|249|410
Evaporator drain cleaned|59|99
'''
FEES='''Shop supplies|8|42
Hazardous waste disposal|4|12
HAZMAT FEE|3|9
Environmental fee|3|8
EPA / waste oil disposal|3|7
Misc. shop supplies (rags, cleaner, hardware)|6|28
Freight, special order|12|48
Inbound freight|9|44
Storage, 4 days|60|160
Oil disposal|2|6
State tire fee|4|10
Shop materials|7|35
Card processing fee|6|29
Environmental surcharge|4|15
Fluid recovery & disposal|5|18
Supplies & env.|6|22
'''
CORE='''Core charge|18|120
Core deposit, alternator|25|75
CORE - STARTER|20|60
Core charge (reman caliper)|25|70
Battery core|15|22
Core, not returned|30|150
'''
SUB='''Machine shop: resurface flywheel|55|110
Sublet - 4 wheel alignment|89|149
Towing from residence|85|190
Tow in, 12 miles|75|140
Sublet: rotor turning|30|60
Locksmith - program key fob|120|260
Driveshaft balance (outside shop)|95|180
SUBLET GLASS - WINDSHIELD|249|420
Radiator shop, rod & repair|110|220
Cylinder head, pressure test and surface|180|420
Dealer programming, BCM|140|260
Upholstery, seat bottom (sublet)|160|310
Hydraulic hose made up, outside|48|130
'''
TIRES='''225/65R17 Cooper Discoverer|129|178
P215/60R16 all season|98|148
LT275/70R18 E BFG KO2|228|296
Michelin Defender2 205/55R16|154|192
265/70R17 Falken Wildpeak A/T|189|236
11R22.5 Steer tire 16 ply|389|520
Hankook Kinergy 235/55R18|139|184
GOODYEAR ASSUR 235/65R17|138|189
Used tire 195/65R15|40|65
ST205/75R14 trailer tire|79|118
General Altimax RT45 215/55R17|119|156
'''
TLAB=['Mount & balance','Mount, balance, new stems','M&B w/ disposal','Tire installation package','MOUNT/BAL']
INC=['Inspect belts & hoses','Top off all fluids','Road test','Multi-point inspection','Tire pressure set','Reset service light','Clean battery terminals','Lube hinges and latches','Check exhaust system','Check suspension and steering','Brake inspection','Cabin filter checked','Scan for codes','Check CV boots','Up to 6 quarts oil','New oil filter','New pan gasket','Fluid to 12 qts included','Internal frictions and steels','Seals and gaskets','Updated sprag','Rebuilt valve body','Dyno tested','Electronic shift adaptation','Machine surfaces','Hardware and clips','Grease guide pins','Bleed system','12 month / 12,000 mile warranty','3 yr/36k nationwide warranty','Shuttle within 5 miles']
DECL=['Rear brake pads 3 mm - recommend soon','Replace both front tires','Cabin air filter','Transmission fluid service','Valve cover gasket seep, monitor','Coolant flush due at 60k','Rear struts leaking','Lower ball joint play RH','Serpentine belt cracked','Power steering fluid dark','Engine mount torn','Wiper blades streaking','Battery tests weak 410 CCA','Alignment recommended','Fuel system service','Exhaust heat shield loose']
NOTES=['All parts carry a 12 month / 12,000 mile warranty unless noted.','Old parts returned on request.','Thank you for your business!','Estimate valid for 30 days.','Not responsible for items left in vehicle.','Terms: due on receipt. 1.5% per month on past due accounts.','Returned check fee $35.00.','Cars left over 3 days after completion are charged storage of $25 per day.','Please re-torque lug nuts after 50 miles.','Prices may change if more damage is found on teardown.','Customer supplied parts carry no warranty.','Next service due in 5,000 miles.','We accept cash, check and all major cards.','Labor rate posted at the counter.','No refund on electrical or special order parts.','Veteran owned and operated since 1987.','Checked tires: LF 6/32 RF 6/32 LR 5/32 RR 5/32.','Customer declined road test.']
COMPL=['Customer states grinding noise when braking','C/S engine light on, runs rough at idle','Customer reports coolant smell after drive','No start, clicks only','Vibration at 60-65 mph','Transmission slips 2nd to 3rd when warm','Low power on grade, black smoke','AC blows warm at idle','Exhaust loud under acceleration','Due for service','Pulls to the right','Oil spots on driveway','Clunk over bumps, front','Derate light, regen required','Check charging, battery light on']
CAUSE=['Found pads worn to metal, rotors scored','Failed component, tested and verified','Found leak at gasket, pressure tested 15 psi','Found worn clutches, metal in pan','Connector corroded, high resistance','Bearing rough, play in hub','Verified with scan tool data','Found soot loading 96%','Found rusted through at flange']
CORR=['Replaced and road tested, ok','Performed repair, cleared codes, verified','Installed new parts, bled system, test drive 8 mi.','Completed repair to spec','Repaired as listed below','R&R as needed, no leaks at this time']
SH={'g':["Ironwood Garage","Sal's Auto Repair","Hilltop Service Center","Two Rivers Automotive","Benny & Sons Garage","Crossroads Auto Care","Pine Street Motors","Kowalski Auto Service","Maple Grove Garage LLC","A-1 Import Repair","Delgado Brothers Auto","Lakeview Tire & Auto","Eastside Automotive Inc.","Mike's Garage","Red Barn Auto","Valley Import Specialists","Okafor Auto Works","Prairie Wind Auto Repair","County Line Service","Tran's Auto Center"],
'd':["Summit Diesel & Fleet","Big Rig Repair of Tulsa","Northline Fleet Services","Ironhorse Diesel","Blackwater Truck & Trailer","Cascade Diesel Performance","Midway Fleet Maintenance, Inc.","High Plains Diesel","Harbor Truck Service","Tri-State Fleet Repair"],
't':["Precision Transmission","Ace Transmissions & Gear","Gearbox Doctor","Lone Star Transmission","Dependable Transmission Co.","Overdrive Transmission Center","Brookside Transmission & Clutch","Mr. Shift Transmission"],
'x':["Midtown Muffler","Loud & Clear Exhaust","Bend-Rite Muffler Shop","Pipe Dreams Exhaust","Kings Muffler & Brake","Tony's Muffler Shop","Capitol Exhaust & Hitch","Southside Muffler"],
'm':["Thunder Alley Cycles","Rusty Spoke Cycle & Auto","Two Wheel Works","Desert Iron Motorcycles","Coast Cycle & Car","Backroad Cycle Repair","V-Twin Garage & Auto"],
'b':["Salty Dog Marine & Auto","Heron Bay Marina","Anchor Point Marine Service","Lakeshore Marina & Garage","Breakwater Boat & Car Care","Cove Marine & Automotive","Driftwood Marina"],
'mob':["Wrench 2 Door Mobile Mechanic","Driveway Auto Fix","On The Spot Mobile Repair","RoadReady Mobile Mechanics","Curbside Wrench","J&L Mobile Auto","Rapid Response Mechanic","Mobile Mike"],
'ins':["Harmon Collision Center","Pacific Mutual Insurance - Drive-In Claims","Fairway Auto Body","Keystone Body & Paint","Great Plains Casualty","First Choice Collision","Monarch Body Works","Union Valley Insurance"]}
CARS='''Honda|Pilot|Honda|Civic LX|Honda|CR-V EX|Honda|Accord|Toyota|Camry SE|Toyota|Tacoma|Toyota|RAV4|Toyota|Sienna|Ford|F-150|Ford|Escape|Ford|Explorer|Ford|Focus SE|Chevrolet|Silverado 1500|Chevrolet|Malibu|Chevrolet|Equinox|Chevrolet|Tahoe|Nissan|Altima|Nissan|Rogue|Nissan|Frontier|Hyundai|Elantra|Hyundai|Santa Fe|Kia|Sorento|Kia|Soul|Subaru|Outback|Subaru|Forester|Jeep|Wrangler|Jeep|Grand Cherokee|Dodge|Grand Caravan|Dodge|Charger|Ram|1500|GMC|Sierra|Buick|Enclave|Mazda|CX-5|Mazda|3|Volkswagen|Jetta|Volkswagen|Passat|BMW|328i|BMW|X3|Audi|A4|Mercedes-Benz|C300|Lexus|RX 350|Acura|MDX|Volvo|XC60|Mini|Cooper S|Chrysler|300|Mitsubishi|Outlander|Infiniti|G37|Cadillac|CTS|Lincoln|MKX|Saturn|Ion|Pontiac|Vibe|Land Rover|Discovery|Tesla|Model 3|Fiat|500'''
TRK='''Ford|F-350|Ford|F-250 Super Duty|Ram|2500|Ram|3500|Chevrolet|Silverado 2500HD|GMC|Sierra 3500|Freightliner|Cascadia|Freightliner|M2 106|International|4300|Peterbilt|579|Kenworth|T680|Isuzu|NPR-HD|Hino|268|Mack|Anthem|Volvo|VNL 760|Ford|E-450|Mercedes-Benz|Sprinter 2500|Ford|Transit 250'''
CYC='''Harley-Davidson|Road King|Honda|Gold Wing|Honda|CB750|Yamaha|V Star 650|Kawasaki|Vulcan 900|Suzuki|SV650|BMW|R1200GS|Triumph|Bonneville|Indian|Scout|Ducati|Monster 821'''
FN="James Maria Robert Linda Carlos Susan Deshawn Karen Nguyen Patrick Olga Henry Aisha Walter Denise Ray Joan Luis Tammy Greg".split()
LN="Hollis Ortega Whitfield Brandt Nakamura O'Neil Petrov Sanders Mbeki Larsen Quinn Castillo Friedman Yoder Bauer Simmons Pruitt Voss Delacroix Hale".split()
ST="Main St|Industrial Blvd|W 4th Ave|Old Mill Rd|Hwy 12|N Depot St|Harbor Dr|County Road 9|Elm Street|Route 66|S Commerce Way|Canal St".split('|')
CI="Dayton, OH 45402|Boise, ID 83702|Erie, PA 16501|Waco, TX 76701|Salem, OR 97301|Macon, GA 31201|Duluth, MN 55802|Yuma, AZ 85364|Bangor, ME 04401|Flint, MI 48502|Ocala, FL 34470|Reno, NV 89501|Fargo, ND 58102|Biloxi, MS 39530".split('|')
BODY='''R&I|bumper cover|Front bumper|12|0|0
Repl|Bumper cover w/o park sensor|Front bumper|14|26|285
Repl|LT Headlamp assy halogen|Front lamps|4|0|318
Repl|RT Headlamp assy LED|Front lamps|4|0|612
Rpr|LT Fender|Fender|25|20|0
Repl|RT Fender|Fender|18|24|239
Repl|Grille assy chrome|Grille|5|0|198
Repl|Hood|Hood|12|30|445
Blnd|RT Front door|Front door|0|12|0
Rpr|LT Rear door shell|Rear door|30|22|0
Repl|LT Mirror assy power heated|Front door|5|5|226
R&I|RT Door handle|Front door|4|0|0
Repl|Rear bumper cover|Rear bumper|15|26|312
Repl|Absorber|Rear bumper|2|0|74
Repl|Impact bar|Rear bumper|8|0|189
Repl|RT Tail lamp assy|Rear lamps|3|0|164
Repl|Emblem "AWD"|Lift gate|2|0|38
Rpr|Quarter panel LT|Quarter panel|45|26|0
Repl|LT Bracket, fender|Fender|2|0|22
Repl|Lower deflector (A/M CAPA)|Front bumper|3|0|61
Repl|Radiator support|Radiator support|38|10|276
Repl|Windshield wiper cowl|Cowl|6|0|97
Repl|License bracket|Front bumper|2|0|18
R&I|RT Wheel opening molding|Fender|3|0|0
Repl|Clip, bumper side retainer|Front bumper|1|0|9
Repl|LKQ RT Front door assy|Front door|32|28|525
Repl|Splash shield (fender liner)|Fender|4|0|68
'''
