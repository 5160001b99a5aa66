"""Pool of line names, cars, shops; dice helpers."""
import random, datetime
# D domains | job titles (~) ; L labor names | h lo hi ; P part names | $ lo hi | quantities
POOL = """
D car euro ford | Front brake job~FRT BRAKES - PADS & ROTORS~Replace front brake pads and rotors~BRAKE SERVICE FRONT AXLE
L R&R front pads & rotors, lube slides~FRONT BRAKE PADS/ROTORS REPLACE~Labor: front brakes~REPLACE FRT BRAKE PADS AND RESURFACE BOTH ROTORS|1.1 2.2
P Ceramic pad set, front~PAD KIT - FRT DISC BRK~Brake Pad Set Front (Akebono ProACT)~PADS FRT|48 140|1
P Brake rotor, front, coated~ROTOR ASY - BRAKE~DISC BRAKE ROTOR FRT~Rotor Front Vented 12.6" Geomet|52 165|2
P Brake cleaner (can)~BRAKLEEN 14OZ~CLEANER, BRAKE PARTS NON-CHLOR|5 9|1 2
D car euro ford | Rear brakes~REAR BRAKE PADS & ROTORS WITH PARK BRAKE SERVICE MODE~BRAKE SVC REAR
L Rear brake pads and rotors R&R~RR BRK PAD/ROTOR REPL~Replace rear pads, retract EPB w/ scan tool|1.0 2.4
P Pad set, rear~BRAKE PADS R - SEMI MET~LINING KIT RR|39 120|1
P Rear rotor~ROTOR, SOLID RR~Brake Disc Rear 300mm|44 138|2
P Pad hardware kit~KIT, ANTI-RATTLE CLIP~H/W KIT RR BRAKE|9 26|1
P Brake fluid DOT 4 12oz~FLUID BRK DOT4 LV~Brake fluid|7 18|1 2 3
D car ford | Drum brake overhaul~REAR DRUM BRAKES - SHOES, WHEEL CYLS
L Replace shoes & wheel cylinders, bleed system~REAR SHOES/CYLS R&R + BLEED|2.0 3.2
P Brake shoe set bonded~SHOES REAR BONDED|32 78|1
P Wheel cylinder~CYL ASSY-WHL BRK RR|18 46|2
P Spring kit drum~DRUM HDWE COMBI KIT|11 29|1
P Brake drum~DRUM RR 9.5|48 95|2
D car euro ford truck | Brake fluid flush~BRAKE FLUID EXCHANGE~BG BRAKE FLUID SVC
L Pressure bleed all four corners~Brake system flush~BLEED BRAKES & ABS UNIT|0.8 1.2
P DOT 4 LV fluid, liter~BRAKE FLUID 32OZ~BG 840 DOT4 BRK FLUID|14 32|1 2
D car euro | Caliper seized LF~L/FRONT CALIPER STUCK - REPLACE CALIPER AND HOSE
L R&R LF caliper, bleed brakes~CALIPER L/F REPLACE~Install reman caliper and flex hose, left front|1.0 1.8
P Caliper, reman, LF~CALIPER RMFD LH~Semi-loaded caliper left front|68 190|1
P Brake hose LF~HOSE-HYD BRK FRT LH|22 58|1
D car euro | Alternator replacement~CHARGING SYSTEM FAULT - REPLACE GENERATOR~ALTERNATOR R/R
L R&R alternator, test charging system~GENERATOR REPLACE~Alternator removal & install incl belt access|1.2 3.4
P Alternator, reman 150A~GENERATOR ASM (REMAN)~ALTERNATOR BOSCH AL0820X REMAN|210 480|1
P Serpentine belt 6PK~BELT-RIBBED DRIVE~Micro-V belt Gates K060841|28 72|1
P Belt tensioner assy~TENSIONER ASM-DRV BELT|54 138|1
P Idler pulley~PULLEY IDLER SMOOTH|18 44|1 2
D car euro | Starter~NO CRANK - REPLACE STARTER MOTOR
L R&R starter motor~STARTER REPLACE~Starter motor R&I (under intake)|1.3 4.2
P Starter, new~STARTER MTR ASY RMFD~Starter 12V 1.4KW 9T|145 390|1
P Starter bolt~BOLT M10X1.5X45|3 9|2
D car euro ford truck | Battery~REPLACE BATTERY & REGISTER~BATTERY REPLACEMENT 84 MO
L Replace battery, clean terminals~BATTERY R&R AND RESET~Install battery; memory saver; register w/ BCM|0.3 0.9
P Battery group 48 AGM 760CCA~BATTERY BXT-65-750~Interstate MTX-94R/H7~BATT H6 AGM|148 289|1
P Terminal protectors pair~BATT TERM KIT~ANTI-CORROSION WASHERS|4 9|1
D car ford | Spark plugs~TUNE UP - PLUGS & COILS~MISFIRE CYL 3 - REPLACE COIL & PLUGS~100K TUNE UP
L Replace spark plugs, R&I intake plenum~SPARK PLUGS R&R V6~Diagnose P0303, swap coil, R&R plugs|1.4 3.6
P Spark plug iridium~SP-PLUG NGK 93175 RUTHENIUM~PLUG ASM-SPARK~SPARK PLUG SP-589|9 23|4 6 8
P Ignition coil~COIL ASY - IGNITION~COIL, IGN DG-521|48 128|1 2 4 6
P Intake plenum gasket~GSKT INT MANIF UPPER|14 38|1 2
P Dielectric grease packet~GREASE, DIELECTRIC|2 5|1
D car euro | Timing belt~TIMING BELT/WATER PUMP KIT 105K~Timing belt and water pump service
L Timing belt, tensioner & pump R&R~T-BELT WITH W/P REPLACE~Replace timing belt incl. cam & crank seals|3.8 6.2
P Timing belt kit w/ water pump (Aisin)~KIT, T-BELT & W/PUMP TKH-002|189 340|1
P Cam seal~SEAL, CAMSHAFT 38X50X8~OIL SEAL CAM|8 21|1 2
P Crank seal front~SEAL FRT CRANKSHAFT|11 26|1
P Coolant, Asian blue, gal~COOLANT PREMIX 50/50 GAL|19 34|1 2
D car | Timing chain~TIMING CHAIN STRETCH P0016 - REPLACE CHAINS, GUIDES AND TENSIONERS
L Timing chains R&R (engine in frame)~T/CHAIN SET REPLACE, RESEAL COVER|8.5 14.2
P Timing chain kit~CHAIN KIT TMG 9-0753S|245 480|1
P VVT solenoid~SOLENOID VALVE ASY - VCT|48 96|2
P Front cover gasket set~GASKET SET, T/COVER|52 118|1
P RTV Ultra Grey~SEALANT, ENGINE ULTRA GRAY|11 22|1 2
P Motor oil 5W-20 syn blend qt~OIL 5W20 BULK QT|5 9|5 6 7
D car euro lube | Oil and filter change~LOF SYNTHETIC~LUBE OIL FILTER 5W30~THE WORKS W/SYN BLEND~Oil service (mileage based)
L Oil & filter change labor~LOF - DRAIN, FILL, RESET~Lube, oil & filter, reset maint light|0.3 0.6
P Oil filter~FILTER ASY OIL FL-910-S~ELEMENT KIT, OIL FILTER~OIL FILTER MANN HU 816 X|6 24|1
P 0W-20 full synthetic (qt)~OIL MOBIL 1 0W20 QT~5W-30 DEXOS1 GEN3 BULK~Castrol Edge 0W-40 liter|6 13|5 6 7 8
P Drain plug gasket~WASHER DRAIN PLUG 12X20~Crush washer|1 4|1
D car euro lube | Air filter~ENGINE AIR FILTER REPLACE~A/FILTER
L Replace engine air filter~ENG AIR FLTR R&R|0.2 0.3
P Engine air filter~ELEMENT AIR CLEANER~WIX 46930 air filter panel|18 46|1
D car euro lube ev | Cabin filter~CABIN AIR FILTER REPLACE~POLLEN FILTER SVC
L R&R cabin air filter behind glove box~CABIN FLTR REPLACE|0.2 0.6
P Cabin filter, charcoal~FILTER, POLLEN (ACTIVATED CARBON)~CABIN AIR FILTER HEPA|22 68|1
D car euro radiator ford | Radiator~RADIATOR LEAKING AT SIDE TANK - REPLACE~REPL RADIATOR, HOSES, T-STAT
L R&R radiator, refill & bleed~RADIATOR REPLACE~Evacuate coolant, R&I fan shroud, replace radiator|1.8 3.6
P Radiator assy~RADIATOR, ALUM/PLASTIC 1 ROW~Radiator Denso 221-3150|165 420|1
P Upper rad hose~HOSE ASM-RAD INL~HOSE, RADIATOR UPPER MOLDED|21 66|1
P Lower rad hose~HOSE RAD OTLT LWR|24 74|1
P Thermostat w/ housing~T-STAT 195F & GSKT~THERMOSTAT ASY|24 88|1
P Antifreeze, 50/50 gal~COOLANT DEXCOOL GAL~Pentofrost E concentrate 1.5L|16 32|1 2 3
P Radiator cap 16 lb~CAP-RADIATOR PRESSURE|9 22|1
D car radiator | Core work~RE-CORE RADIATOR 4 ROW~RECORE & PAINT RADIATOR
L Tank off, rod out and re-solder~BOIL OUT, FLOW TEST, REPAIR SEAM LEAK~Rod & repair radiator, pressure test 14 psi|1.5 3.0
P New 4-row copper core~CORE 4ROW 22X28 HD|280 520|1
P Filler neck brass~NECK FILLER BRASS|14 28|1
P Drain cock~PETCOCK 1/4 NPT|6 12|1
D car radiator ford | Heater core~NO HEAT - FLUSH/REPLACE HEATER CORE
L R&I dash, replace heater core~HTR CORE REPL INCL DASH PULL|5.2 9.4
P Heater core~CORE ASY-HEATER|78 210|1
P Heater hose 5/8 per ft~HOSE HTR 5/8 BULK FT|3 6|3 4 6
P Hose clamp~CLAMP, SPRING 26MM~CLAMP WORM #10|2 5|2 4
D car euro ford | Water pump~WATER PUMP WEEPING - REPLACE
L R&R water pump & belt~W/PUMP REPLACE~Coolant pump, replace incl thermostat|2.1 4.6
P Water pump w/ gasket~PUMP ASM-WAT~COOLANT PUMP (PIERBURG, ELECTRIC)|74 390|1
P Coolant expansion tank~RESERVOIR, DEGAS BOTTLE|42 98|1
D car euro radiator | A/C recharge~AC BLOWS WARM - EVAC, LEAK TEST & RECHARGE~A/C PERFORMANCE TEST
L Evacuate & recharge A/C w/ dye~A/C EVAC/RECHG R134A~Recover, vacuum 45 min, leak check, recharge R-1234yf|1.0 1.6
P Refrigerant R-134a per lb~R134A (LB)~FREON 134 PER LB|14 32|1.2 1.5 1.8 2.1
P R-1234yf refrigerant (oz)~REFRIG 1234YF OZ|7 12|16 18 20
P UV dye w/ PAG 46~OIL, PAG 46 W/DYE 2OZ|12 24|1
P O-ring kit~SEAL KIT A/C LINE|5 16|1
D car radiator | A/C compressor~A/C COMPRESSOR NOISE - REPL COMPR, DRIER & ORIFICE TUBE
L R&R compressor, flush lines, recharge~COMPRESSOR KIT REPLACE|3.2 5.1
P A/C compressor w/ clutch, reman~COMPRESSOR ASY FS10~COMPR A/C NEW DENSO 471-1614|260 540|1
P Receiver drier~ACCUMULATOR/DRIER|32 88|1
P Expansion valve~VALVE, TXV~ORIFICE TUBE|14 62|1
D car euro | Struts~FRONT STRUTS PAIR~CLUNK OVER BUMPS - REPL FRT STRUT ASSYS
L R&R front strut assemblies (both)~STRUTS FRT R&R PAIR|2.0 3.4
P Quick-Strut complete assy~STRUT ASY LH/RH KYB SR4521~Monroe Quick-Strut 172275|128 260|2
P Sway bar link~LINK KIT-STAB BAR~STABILIZER LINK FRONT MOOG K80140|24 62|2
P Strut mount~MOUNT UPPER W/BEARING|32 74|2
D car ford | Shocks rear~REAR SHOCKS BLOWN - REPLACE PAIR
L Replace rear shocks~SHOCKS RR PAIR R&R|0.8 1.6
P Rear shock gas-magnum~SHOCK ABS ASY~Bilstein 4600 rear shock|62 135|2
D car euro ford | Control arms~LF LWR CONTROL ARM BUSHINGS TORN - REPL BOTH ARMS
L R&R lower control arms L & R~LCA REPLACE BOTH SIDES|2.4 4.1
P Lower control arm w/ ball joint~ARM ASY - FRONT SUSPENSION LWR LH~CONTROL ARM RK621233|94 265|2
P Pinch bolt & nut~BOLT/NUT KIT, BALL JOINT|6 16|2
D car ford truck tire | Tie rods~OUTER TIE ROD ENDS
L Replace outer tie rod ends~T/R ENDS OUTER R&R|0.9 1.6
P Outer tie rod end~END SPINDLE ROD CONN~TIE ROD END OTR ES800223|32 84|1 2
P Cotter pin~PIN COTTER|1 2|2
D car euro tire ford | Alignment~4 WHEEL ALIGNMENT~THRUST ANGLE ALIGN~ALIGN - SET CASTER/CAMBER/TOE
L Four wheel alignment~ALIGN 4WHL CHECK & ADJUST~Alignment, computerized (Hunter)|1.0 1.5
P Camber bolt kit~ECCENTRIC BOLT KIT|16 34|1 2
D car tire ford | Wheel bearing~HUM AT 45 MPH - REPLACE LF HUB
L R&R front hub bearing~HUB ASSY L/F REPLACE~Press out & install wheel bearing|1.2 2.6
P Hub & bearing assy w/ ABS sensor~HUB ASM-FRT WHL (W/BRG)~Timken HA590156|112 285|1
P Axle nut~NUT, SPINDLE|5 12|1
D car | CV axle~CV BOOT TORN - REPLACE R/F HALF SHAFT
L R&R CV axle~HALF SHAFT R/F REPL|1.2 2.2
P CV axle shaft, new~SHAFT ASY FRT DRIVE RH|86 240|1
P Axle seal~SEAL DIFF OUTPUT RH|9 24|1
P Gear oil top-off~ATF TOP OFF QT|8 16|1
D car euro | Engine mounts~MOTOR MOUNT COLLAPSED - VIBRATION AT IDLE
L Replace engine mount~MOUNT RH ENG R&R (HYDRAULIC)|1.1 2.8
P Engine mount, hydraulic RH~INSULATOR ASY - ENGINE SUPPORT~Motor mount (Lemfoerder)|68 215|1
P Torque strut~ROD, ENGINE TORQUE (DOGBONE)|38 88|1
D car euro | Valve cover gaskets~OIL LEAK - RESEAL VALVE COVERS
L R&R valve cover gaskets~V/C GASKETS BOTH BANKS|1.8 4.4
P Valve cover gasket set~GASKET KIT VALVE COVER~Valve cover w/ integrated PCV|28 260|1
P Spark plug tube seal~SEAL, PLUG TUBE|5 12|4 6
P Oil filler cap seal~SEAL CAP OIL FILL|4 10|1
D car ford | Oil pan reseal~ENG OIL PAN LEAK
L Reseal oil pan, lower subframe~OIL PAN R&R RESEAL|3.4 7.0
P Oil pan gasket~GASKET-OIL PAN|28 66|1
P Drain plug~PLUG ASY OIL PAN|5 14|1
D car | Fuel pump~LONG CRANK - REPLACE FUEL PUMP MODULE
L Drop tank, replace fuel pump module~F/PUMP MODULE REPL|1.8 3.2
P Fuel pump module assy~MODULE KIT-F/TNK F/PMP M/SEN~SENDER AND PUMP ASY|218 495|1
P Fuel tank lock ring & seal~RING/SEAL KIT F/TANK|12 34|1
P Fuel filter~FILTER ASY FUEL|18 52|1
D car ford | Fuel injection service~INDUCTION CLEANING 3-PART~BG FUEL/AIR INDUCTION SVC
L Clean throttle body, decarbon intake~FUEL INJ SVC LABOR|0.8 1.2
P BG 44K can~FUEL INJ CLEANER 3-PC KIT|24 68|1
D car euro ford | Check engine light diag~CEL ON - DIAGNOSE~CUST STATES CHECK ENGINE LIGHT ON, PERFORM PINPOINT TEST~DIAG P0420
L Diagnostic time~DIAGNOSIS/SCAN - ELECTRICAL~Initial diag, road test & code retrieval~SMOKE TEST EVAP SYSTEM|0.5 2.5
D car | EVAP repair~P0455 LARGE LEAK - PURGE VALVE
L Replace purge valve, clear & retest~EVAP PURGE SOL REPL|0.5 1.2
P Purge solenoid~VALVE-EVAP EMIS CNSTR PURGE|32 86|1
P Fuel cap~CAP ASY FUEL FILLER|12 28|1
D car euro | O2 sensor~P0138 - REPLACE B1S2 HEATED OXYGEN SENSOR
L R&R oxygen sensor~O2 SENSOR B1S2 REPLACE|0.6 1.4
P Oxygen sensor downstream (Denso)~SENSOR ASM-HTD OXY POSN 2|54 156|1
P Anti-seize packet~COMPOUND NEVER-SEEZ|2 4|1
D car muffler | Exhaust~CAT-BACK REPLACEMENT~MUFFLER RUSTED OUT - REPL MUFFLER & TAILPIPE
L Cut & weld muffler~HANG MUFFLER, WELD 2 JOINTS~Custom bend tailpipe labor~INSTALL EXHAUST|0.8 2.5
P Muffler turbo 2.25 in/out~MUFFLER UNIV 14IN OVAL~Walker Quiet-Flow 21357|48 168|1 2
P Tailpipe 2 1/4 alum bent~TAILPIPE L/R~PIPE EXH 2.25 PER FT|8 68|1 2 4 6
P Muffler clamp 2 1/4~CLAMP SADDLE 2.25~BAND CLAMP 2.5 SS|4 16|2 3 4
P Exhaust hanger rubber~HANGER INSUL~INSULATOR, EXHAUST|4 14|1 2 3
D car muffler | Catalytic converter~CAT CONV FAILED EFF TEST - REPLACE~Y-PIPE WITH CATS
L R&R catalytic converter~CAT CONV REPLACE, WELD~Install direct-fit converter|1.4 3.2
P Catalytic converter, CARB compliant~CONV CAT FED EPA UNIV~Converter direct fit MagnaFlow 447286|240 980|1
P Exhaust flange gasket~GASKET DONUT 2IN~GASKET-EXH MANIF PIPE|6 22|1 2
P Spring bolt kit~BOLT & SPRING EXH|7 15|1 2
D muffler car | Flex pipe~FLEX PIPE LEAK - CUT OUT & WELD IN NEW
L Weld in flex section~FLEX WELD IN|0.8 1.4
P Flex coupling 2x8~FLEX PIPE 2.0X8 INTERLOCK|28 64|1
P Adapter pipe~ADPTR 2ID-2 1/4OD|7 15|1 2
D muffler | Dual exhaust~CUSTOM DUALS FROM HEADERS BACK
L Custom fabricate dual system~BEND & INSTALL DUALS|3.0 5.5
P Glasspack 24 in~CHERRY BOMB 24 2.25~Flowmaster 40 Series 842446|34 128|2
P Chrome tip 3 in slash~TIP SS 3 SLANT|18 48|2
P H-pipe~CROSSOVER H PIPE 2.25|28 54|1
D trans car ford | Rebuild transmission~RMFG TRANSMISSION & INSTALL~OVERHAUL AUTOMATIC TRANS 4L60E
L R&R transmission~REMOVE & REPLACE TRANS ASSY~Remove, tear down, rebuild & install transmission|7.5 16.0
P Overhaul kit, banner w/ frictions & steels~MASTER REBUILD KIT 4L60E~KIT OVERHAUL W/O STEELS|210 395|1
P Torque converter, reman~CONVERTER RMFD LOCKUP~T/C GM 12IN REMAN|165 390|1
P Reman transmission assy 6L80~TRANS ASM-AUTO (RMFD)~ATSG REMAN TRANSAXLE 3/36|1650 3400|1
P Sun shell, hardened (The Beast)~SHELL SUN REINF|42 88|1
P 3-4 clutch module~CLUTCH PACK 3-4 ZPAK|68 140|1
P Shift solenoid A~SOLENOID EPC~SOLENOID PACK W/HARNESS|28 290|1 2
P Transmission filter & pan gasket~FILTER KIT A/T~STRAINER ASY OIL|18 62|1
P Dexron VI (qt)~ATF MERCON LV QT~ATF+4 MOPAR QT|7 13|8 10 12 14
P Cooler line flush~TRANS COOLER KIT HAYDEN 678|14 88|1
D trans car euro lube ford | Trans service~TRANSMISSION FLUID EXCHANGE~DROP PAN, FILTER & FLUID
L Service transmission, R&R pan & filter~T-TECH FLUSH~ATF DRAIN & FILL, SET LEVEL BY TEMP|0.9 1.8
P Filter & gasket kit~KIT, FILTER A/T W/GSKT|18 74|1
P ATF (qt)~ATF DW-1 HONDA QT~LIFEGUARD 6 FLUID LITER|8 24|4 5 7
P Plastic oil pan w/ filter ZF 6HP~PAN ASY A/T|96 190|1
D trans | Clutch~CLUTCH SLIPS - REPLACE CLUTCH SET, RESURFACE FLYWHEEL
L R&R clutch~CLUTCH ASSY R&I TRANS|4.5 7.8
P Clutch kit LuK RepSet~DISC/PP/TOB SET|158 390|1
P Pilot bearing~BRG PILOT|6 18|1
P Flywheel, dual mass~FLYWHEEL DMF|290 640|1
P Slave cylinder, concentric~CSC HYD BRG|62 140|1
P Rear main seal~SEAL RR MAIN 1PC|18 46|1
D trans truck car ford | U-joints~DRIVELINE VIBRATION - REPL U-JOINTS
L R&R driveshaft, press u-joints~U-JOINTS BOTH REPL|0.9 2.0
P U-joint, greasable Spicer 5-153X~KIT UNIV JOINT~U-JNT 1310 SERIES|18 52|1 2
P Carrier bearing~BRG CENTER SUPPORT|48 120|1
D trans truck ford | Differential service~REAR DIFF - SEAL & FLUID
L Reseal pinion, service diff~DIFF FLUID R&R, CLEAN COVER|0.8 2.4
P Gear oil 75W-140 syn qt~LUBE AXLE 75W90 QT|12 26|2 3 4
P Pinion seal~SEAL DRIVE PINION|14 34|1
P Friction modifier LSD~ADDITIVE POSI 4OZ|8 16|1
P Diff cover gasket~LUBELOCKER D60|9 32|1
D truck | PM service A~PM "B" SERVICE CLASS 8~DOT ANNUAL + PM
L PM-B inspection, lube chassis~PM SVC WET - LUBE, OIL, FILTERS~Perform annual DOT inspection|1.5 3.5
P Rotella T6 5W-40 (gal)~OIL 15W40 BULK GAL~DELO 400 XLE 10W30 GAL|17 32|9 10 11
P Lube filter LF14000NN~FILTER, OIL FULL FLOW~FLTR-LUBE VENTURI COMBO|32 68|1 2
P Fuel/water separator FS1098~FUEL FILTER DAVCO 382~ELEMENT, FUEL PRIMARY|24 78|1 2
P Air dryer cartridge AD-9~CART DESICCANT AD-IS|48 104|1
P Grease, chassis (tube)~LUBE CHASSIS EP2|5 9|1 2
D truck | Air leak~AIR LEAK AT REAR AXLE - REPL BRAKE CHAMBERS
L R&R spring brake chamber~CHAMBER 30/30 REPL RR DRV|0.8 1.6
P Chamber 30/30 long stroke~CHAMBER, SPRING BRK T3030~PIGGYBACK 30LS|62 118|1 2
P Slack adjuster auto 5.5"~ASA HALDEX 28 SPL|58 96|1 2
P Air line 3/8 nylon ft~TUBING NYL 3/8 FT~FITTING PTC 3/8 X 1/4|1 6|4 6 8
D truck | S-cam brakes~RELINE DRIVE AXLE BRAKES 16.5X7
L Reline axle, both wheel ends~S-CAM RELINE 1 AXLE|3.5 5.5
P Shoe & lining kit 4707Q~KIT SHOE 4707 W/HDWE 23K~BRAKE SHOE 4515 RELINED|38 74|2 4
P Brake drum 16.5x7 outboard~DRUM BRK 3600A~Gunite 3600AX drum|88 158|2 4
P Wheel seal Scotseal Plus XL~SEAL, WHEEL 47697~OIL SEAL NAT 370025A|32 62|2
P S-cam bushing kit~KIT CAM REPAIR E-9010|24 52|2
D truck | Lights & wiring~TRLR LIGHTS INOP - REPAIR HARNESS
L Trace and repair wiring~ELEC REPAIR - MARKER & ABS LAMP~Replace lamp & pigtail|0.5 2.5
P LED marker 2" red~LAMP M/C LED AMB~LIGHT, STT 4" LED GROTE|6 32|1 2 4
P Pigtail 3-wire~PLUG RT ANGLE STT|3 9|1 2 4
P 7-way cord 12'~COILED CABLE ABS 15FT|54 110|1
D truck | Aftertreatment~DPF REGEN INHIBITED - CLEAN DPF, REPL NOX SENSOR
L Forced regen & clear codes~R&I DPF FOR CLEANING~REPLACE OUTLET NOX SENSOR|1.5 4.0
P NOx sensor outlet~SENSOR-NOX CUM 4326869RX~Doser valve kit|290 680|1
P DPF gasket kit~GSKT DPF INLET V-BAND|28 72|1 2
P DEF filter kit~KIT FILTER DEF PUMP|24 64|1
P DEF 2.5 gal~FLUID DEF JUG 2.5GL|11 18|1 2
D truck | Turbo actuator~LOW POWER - REPL TURBO ACTUATOR
L R&R VGT actuator, calibrate w/ Insite~ACTUATOR TURBO REPL/CALIB|2.4 4.5
P VGT actuator reman~ACTUATOR HE400 ELEC RMFD|520 990|1
P Coolant ELC gal~ANTIFRZ OAT 50/50 GAL|14 24|1 2 3
D truck | Trailer repair~TRLR - REPL MUD FLAP & DOOR HDWE
L Replace mud flap & bracket~TRLR DOOR HINGE WELD~Straighten ICC bumper|0.5 2.0
P Mud flap 24x30 black~FLAP MUD ANTI-SPRAY|12 28|1 2
P Bracket, spring loaded~HANGER MUDFLAP SPG|38 72|1 2
P Gladhand seal~SEAL GLADHAND BLU/RED|1 4|2 4
D tire car | Tires~4 NEW TIRES~TIRE REPLACEMENT SET
L Mount & balance~TIRE INSTALLATION - SPIN BAL~M/B 17"|0.3 0.8
P 225/65R17 102H Michelin Defender2~P235/55R19 101H CONTI CROSSCONTACT LX25~LT275/70R18 125S E BFG KO2 TA~205/55R16 91V GENERAL ALTIMAX RT45~Pirelli Scorpion AS Plus 3 255/50R20|118 328|1 2 3 4
P TPMS service kit~VALVE SVC KIT TPMS RUBBER~VALVE STEM TR413|3 10|2 4
P Wheel weights, coated~WT ADHESIVE 1OZ|1 3|4 6 8
D tire car | Flat repair~PATCH PLUG TIRE REPAIR L/R~REPAIR TIRE - NAIL IN TREAD
L Flat repair, plug-patch combo~TIRE REPAIR RMA STD~Repair tire|0.3 0.5
P Patch plug 5/16~COMBI UNIT 8MM|3 7|1
D tire car | TPMS sensor~TPMS LIGHT ON - REPLACE SENSOR
L Program & relearn TPMS~TPMS RELEARN|0.3 0.6
P TPMS sensor 315 MHz (Autel MX)~SENSOR ASM TIRE PRESS~RDX-Sensor 433MHZ|38 84|1 2 4
D tire car | Rotate & balance~ROTATE/BALANCE 4 WHEELS
L Rotate tires and balance~ROT/BAL 4~Road force balance|0.5 1.0
D moto | Chain & sprockets~CHAIN AND SPROCKET KIT
L Replace chain, F&R sprockets~CHN/SPKT R&R|1.2 2.0
P X-ring chain 525 120L~CHAIN DID 525VX3 X 120~RK 530 GXW chain|98 210|1
P Sprocket front 16T~SPRKT C/S 16T JTF1370|18 36|1
P Sprocket rear 45T steel~REAR SPKT 520 48T ALUM|38 82|1
D moto | Tire change~RR TIRE REPL OFF BIKE~FRONT & REAR TIRES INSTALLED
L Dismount/mount, balance, off bike~R&R WHEEL & MOUNT TIRE|0.7 1.6
P Dunlop American Elite 180/65B16 rear~MICH ROAD 6 180/55ZR17 R~SHINKO 777 130/90-16 FRT|148 282|1
P Wheel bearing~BRG 6004-2RS|8 22|1 2
P Valve stem 90 deg alum~VALVE ANG 11.3MM|9 18|1 2
D moto | 10K service~HD 10,000 MI SERVICE~VALVE ADJUST & SYNC
L Major service w/ valve check~10K SVC LABOR~SYNC THROTTLE BODIES, ADJ VALVES|2.5 5.5
P Screamin' Eagle SYN3 20W-50 qt~OIL 10W40 MOTUL 7100 1L~YAMALUBE 10W40 QT|11 19|3 4 5
P Oil filter K&N KN-171C~FILTER OIL CHROME|11 22|1
P Spark plug CR9EIA-9~PLUG SPARK IRID DPR9|9 24|2 4
P Valve shim 7.48mm~SHIM 2.65 9.48|6 12|2 4 6
P Primary cover gasket~GASKET DERBY CVR|7 28|1
D moto | Brakes front~FRT BRAKE PADS EBC HH
L Pads & flush front~BRK PADS FRT DUAL DISC|0.8 1.4
P EBC HH pads FA252~PADS GOLDFREN S33|32 58|2
P DOT 5.1 fluid 500ml~BRK FLUID MOTUL RBF|14 24|1
D moto | Fork service~FORK SEALS LEAKING - REBUILD BOTH LEGS
L Fork seals R&R both~RESEAL FORKS|2.4 3.6
P Fork seal & wiper kit~SEAL SET FORK 43X54X11|24 62|2
P Fork oil 10W liter~OIL FORK BEL-RAY 7W|16 28|1 2
P Fork bushing~BUSH SLIDE FORK|9 21|2 4
D rv | Roof reseal~RESEAL ROOF W/ DICOR~ROOF LEAK AT A/C SHROUD
L Clean & reseal roof penetrations~ROOF RESEAL PER FT~Inspect roof, remove old lap sealant & reseal|2.0 6.0
P Dicor self-leveling lap sealant tube~SEALANT DICOR 501LSW~Eternabond tape 4" x 25'|11 78|2 4 6 8
P Vent lid 14x14 smoke~LID VENT ELIXIR UNIV|22 58|1 2
D rv | Bearings~TRAILER WHEEL BEARINGS REPACK 2 AXLES
L Repack bearings tandem axle~BRG PACK & SEALS 4 WHLS|2.5 4.2
P Grease seal 10-36~SEAL GREASE 2.25IN|5 12|4
P Bearing set 25580/15123~BRG KIT 5200-6000 LB|24 48|1 2 4
P Dust cap 2.45~CAP OIL BATH|4 11|4
D rv | Water heater~WATER HEATER NO LIGHT ON LP
L Diagnose & replace control board~W/HTR IGNITION DIAG|1.0 2.2
P Ignitor board Suburban 520820~CKT BOARD DINOSAUR|98 188|1
P Anode rod w/ thread~ROD ANODE 3/4 MAG|12 24|1
P Thermal cutoff kit~T/STAT & ECO 140F|22 44|1
D rv | Slide-out~SLIDE ROOM STUCK - REPLACE MOTOR
L R&R slide motor, sync~SCHWINTEK MOTOR REPL|1.5 3.0
P Slide motor in-wall 500:1~MOTOR GEAR LIPPERT 236575|168 310|1 2
P Slide seal bulb per ft~SEAL BULB/WIPE EKD FT|3 7|8 12 22
D rv | A/C unit~RV ROOF A/C REPLACEMENT 13.5K
L Install rooftop A/C, reuse ceiling assy~R&R ROOF A/C|2.5 3.8
P Coleman Mach 13.5K BTU~DOMETIC B57915 BRISK II|780 1180|1
P A/C roof gasket 14x14~GASKET KIT RV A/C|18 38|1
P Soft start kit~SOFTSTART RV SSRV3T|240 310|1
D marine | Winterize~WINTERIZE I/O~OUTBOARD WINTER SERVICE
L Winterize inboard/outboard, fog engine~LAYUP LABOR~WINTERIZE 4.3L MPI|1.5 2.6
P Fogging oil 12oz~OIL FOG QUICKSILVER~STORAGE SEAL SPRAY|9 17|1 2
P Pink antifreeze -50 gal~A/F PROPYLENE GAL|5 9|4 6
P 25W-40 synthetic blend qt~OIL 4-STROKE MARINE QT|8 14|4 5 6 8
P Oil filter Merc 35-866340Q03~FILTER OIL YAM 5GH|13 28|1
D marine | Impeller~WATER PUMP IMPELLER KIT~OVERHEAT - REPL RAW WATER PUMP
L Replace impeller, drop lower unit~IMPELLER R&R|1.3 2.5
P Impeller kit 47-43026Q06~KIT W/PUMP REPAIR F150|42 118|1
P Gear lube high perf qt~LUBE GEAR HI-PERF|14 22|2 3
P Drain plug gasket pair~GSKT DRAIN SCR|2 4|2
D marine | Outdrive~BELLOWS & GIMBAL BEARING ALPHA ONE
L R&R drive, bellows, gimbal brg, align~BELLOWS KIT INSTALL|4.0 6.0
P Bellows kit transom~KIT BELLOWS 30-803099T1|118 260|1
P Gimbal bearing~BRG GIMBAL HSG|58 112|1
P Shift cable~CABLE ASY SHIFT LWR|62 128|1
P Anode kit alum~ZINC SET ALPHA GEN II|44 86|1
D ev | 12V battery~12V AUX BATTERY REPLACEMENT~LV BATTERY FAULT
L Replace low voltage battery~Battery - 12V - Remove & Replace|0.3 0.8
P BATTERY,LEAD ACID,12V,33AH~Low voltage battery 51R AGM|85 190|1
D ev | Heat pump~CABIN HEAT INOP - REPLACE SUPERMANIFOLD SENSOR
L Test refrigerant system, replace P/T sensor~Sensor - Pressure/Temp - R&R|1.0 2.8
P SENSOR,P/T,REFRIG,SUCTION~Pressure temperature sensor, liquid line|38 92|1
P Refrigerant R1234yf (g)~R1234YF REFILL PER 100G|12 24|2 4 6
P ND-11 oil 50 ml~OIL, POE COMPRESSOR|12 28|1
D ev car euro | Control arm ev~FRONT UPPER CONTROL ARM CREAK
L Fore link / FUCA replace both~FRONT UPPER CONTROL ARM ASSEMBLY - R&R|1.2 2.4
P ASY,FRT UPR CTRL ARM,LH~FUCA assembly right~UPPER ARM W/SEALED BALL JOINT|92 180|1 2
P BOLT,HF,M10X53,PC88~Bolt, flanged M12|3 8|2 4
D ev | Charge port~CHARGE PORT DOOR/INLET FAULT
L Charge port inlet replace~Charge Port ECU - Remove & Replace|0.8 2.0
P CHARGE PORT ASSY,NA~Inlet, CCS combo w/ harness|240 590|1
P SEAL, CHARGE PORT BEZEL~Bezel trim ring|8 22|1
D ev | HV coolant~BATTERY COOLANT SERVICE~INVERTER COOLANT PUMP REPL
L Drain, vacuum fill & bleed HV loop~Coolant Pump - Powertrain - R&R|1.2 2.6
P G48 coolant premix (L)~COOLANT,HV BATT BLUE GAL|9 34|4 6 8
P PUMP,COOLANT,ELEC,PT~Electric coolant pump 12V|120 260|1
D euro | VANOS / oil filter housing gasket~OFHG LEAK - RESEAL OIL FILTER HOUSING & COOLER
L Reseal oil filter housing~OFH GASKET R&R N55|2.2 4.2
P Gasket, oil filter housing (Elring)~SEALING RING OFH|9 26|1 2
P Alu screw M8x35 (set)~ALUM BOLT KIT|12 38|1
P Ribbed V-belt 6PK1817~POLY RIB BELT|32 66|1
D euro | Carbon clean~WALNUT BLAST INTAKE VALVES
L Walnut media blast, R&I manifold~DECARBON INTAKE PORTS|3.0 4.5
P Intake manifold gasket set~SEAL KIT INTAKE (VICTOR REINZ)|24 72|1
P Walnut media~BLAST MEDIA|28 45|1
D euro | Haldex / AWD service~HALDEX FLUID & SCREEN SVC~TRANSFER CASE FLUID
L Drain/fill Haldex, clean pump screen~AWD COUPLING SERVICE|0.9 1.6
P Haldex oil 850 ml G055175A2~HIGH PERF AWD FLUID|38 84|1
P Pump filter & O-rings~SCREEN KIT GEN 5|24 46|1
D euro | Air suspension~EHC COMPRESSOR/AIR SPRING LEAK
L Replace air spring RR~Pump up, leak test, R&R bellow|1.6 3.0
P Arnott air spring rear~AIR SPRING RR LH|158 320|1 2
P Relay EHC~RELAY MICRO 40A|14 32|1
D glass | Windshield~W/S REPLACEMENT~WINDSHIELD R&R W/ADAS
L Install windshield~Labor - windshield R&I cowl~INSTALLATION W/S LBR|1.8 3.6
P DW02337GTYN Windshield solar, acoustic, rain sensor~Windshield FW04802 GTN~W/S SHADED W/ HEATED WIPER PARK|240 690|1
P Urethane kit, fast cure~HAH000448 ADHESIVE 1.5 DAM PRIMER~URETHANE/DAM/PRIMER KIT|18 48|1 2
P Moulding, universal upper~MLDG W/S REVEAL 20FT~Cowl clip set|14 62|1
P Rain sensor gel pad~PAD, OPTICOUPLER|12 34|1
D glass | Door glass~RF DOOR GLASS TEMPERED~BREAK-IN - LR QTR GLASS
L Install door glass, vacuum debris~DOOR GLASS LBR|1.2 2.2
P FD26812GTYN Front door glass R~Quarter glass encapsulated L~BACK GLASS HEATED PRIVACY|128 420|1
P Window regulator w/ motor~REG ASSY RF PWR|78 210|1
D glass | Chip repair~ROCK CHIP REPAIR 1ST~STAR BREAK REPAIR
L Chip repair, first~REPAIR ADD'L CHIP~W/S REPAIR RESIN|0.5 1.0
D glass | Calibration~FORWARD CAMERA STATIC RECALIBRATION
L ADAS static calibration~Dynamic recalibration road drive~RECAL - FRONT CAMERA DUAL|1.0 2.5
D car ford | Wipers~WIPER BLADES FRONT PAIR
L Install wiper blades~WIPERS R&R|0.1 0.2
P Wiper blade 26" beam~BLADE ASY WSW 24IN~Rain-X Latitude 22"|14 34|1 2
D car ford | Headlamp bulb~L/H LOW BEAM INOP
L Replace headlamp bulb, R&I air box~BULB H/L LH R&R|0.3 0.9
P H11 bulb~BULB 9005 SYL XTRAVISION~LED D5S kit|12 58|1 2
P Weatherpack pigtail~PIGTAIL KIT H11|9 24|1
D car ford | Window regulator~L/R WINDOW INOP - REPLACE REGULATOR
L R&I door trim, R&R regulator~WDO REG L/R REPL|1.1 1.8
P Window regulator & motor assy~REGULATOR ASM RR S/D WDO|72 228|1
P Door trim clip~RETAINER DR TRIM|1 4|4 6
D car ford euro | Power steering~P/S RACK LEAK - REPLACE GEAR~P/S PUMP WHINE
L R&R rack & pinion~P/S PUMP REPLACE & BLEED|2.2 4.8
P Rack & pinion, reman~GEAR ASY STEERING RMFD|210 540|1
P P/S fluid~FLUID P/S CHF-11S LITER|8 34|1 2
P Pressure hose~HOSE ASY P/S PRESS|44 128|1
D car | Head gasket~HEAD GASKETS - OVERHEAT, COMBUSTION IN COOLANT
L R&R cylinder heads, head gaskets~H/GASKET BOTH SIDES R&R|11.0 18.5
P Head gasket set (MLS)~GASKET SET CYL HEAD HS26282PT|168 340|1
P Head bolts, TTY~BOLT KIT CYL HEAD|36 92|1 2
P Oil & filter~OIL/FILTER KIT|42 64|1
P Thermostat~STAT 180F|18 42|1
D truck | Cooling~COOLANT LEAK - EGR COOLER HOSE
L Pressure test, R&R hose~HOSE CLNT EGR REPL|1.0 3.0
P Silicone hose 2.25 x 36~HOSE SIL 2.25 ID BLUE|38 92|1 2
P T-bolt clamp CT~CLAMP CONST TORQ 250|7 14|2 4
P Surge tank cap~CAP PRESS 15LB|12 26|1
"""
FEES = [("Shop supplies",0),("SHOP SUPPLIES & ENVIRONMENTAL",0),("Hazardous waste disposal",0),("HAZ MAT FEE",0),("Environmental fee",0),("EPA/OIL DISPOSAL",0),
 ("Freight in",0),("INBOUND FREIGHT",0),("Waste oil recycling",0),("MISC SHOP MATERIALS",0),("Trip charge",0),("SERVICE CALL - MILEAGE",0),("Battery fee (state)",0),("Freon recovery fee",0)]
SUBLET = ["Sublet: machine flywheel","SUBLET ALIGNMENT - MIKE'S FRAME","Tow-in, 14 mi","SUBLET KEY CUT & PROGRAM","Machine shop - surface head","TOWING FROM I-44 MM 221","Sublet glass installation","SUBL - DRIVELINE BALANCE","Sublet: upholstery repair, driver seat","TOW BILL A-1 RECOVERY","Sublet windshield calibration","SUBLET DPF BAKE & BLOW"]
REMARKS = ["Pads measured 2 mm inner, 3 mm outer.","Torqued to 100 ft-lb, recheck at 50 miles.","Old part in trunk per customer.","12 mo/12,000 mi warranty on part.","Verified repair, road test 6 mi OK.","Left side seized, see photos.","TSB 18-NA-218 followed.","Customer supplied one clip.","Tread LF 4/32 RF 5/32 LR 7/32 RR 7/32.","Battery tested 312 CCA of 700 rated.","Leak at rear main noted, monitor.","Fill to cold mark, bled 2x.","No codes after clear; 2 drive cycles complete.","Lifetime warranty, keep receipt.","Lug nuts 1/2-20 at 80 ft-lb."]
CARS = [("Ford","F-150 XLT"),("Ford","Escape SE"),("Ford","Explorer Limited"),("Chevrolet","Silverado 1500 LT"),("Chevrolet","Equinox LS"),("Chevrolet","Impala"),("Honda","Accord EX-L"),("Honda","CR-V Touring"),("Honda","Odyssey"),("Toyota","Camry LE"),("Toyota","RAV4 XLE"),("Toyota","Tacoma TRD Sport"),("Nissan","Altima 2.5 S"),("Nissan","Rogue SV"),("Jeep","Grand Cherokee Laredo"),("Jeep","Wrangler Unlimited"),("Ram","1500 Big Horn"),("Dodge","Grand Caravan SXT"),("GMC","Sierra 2500HD"),("GMC","Acadia SLT"),("Hyundai","Elantra GLS"),("Hyundai","Santa Fe"),("Kia","Sorento EX"),("Subaru","Outback 2.5i"),("Mazda","CX-5 Grand Touring"),("Buick","Enclave"),("Chrysler","Pacifica"),("Lincoln","MKX"),("Cadillac","SRX")]
EURO = [("BMW","328i xDrive"),("BMW","X5 xDrive35i"),("Audi","A4 2.0T quattro"),("Audi","Q5 Premium Plus"),("Mercedes-Benz","C300 4MATIC"),("Mercedes-Benz","ML350"),("Volkswagen","Jetta TDI"),("Volkswagen","Tiguan SEL"),("Volvo","XC90 T6"),("Porsche","Cayenne S"),("MINI","Cooper S")]
TRUCKS = [("Freightliner","Cascadia 125"),("Kenworth","T680"),("Peterbilt","579"),("International","LT625"),("Volvo","VNL 760"),("Mack","Anthem 64T"),("Isuzu","NPR-HD"),("Hino","268A"),("Ford","F-650"),("Western Star","4700")]
MOTO = [("Harley-Davidson","Street Glide FLHX"),("Honda","CBR600RR"),("Yamaha","FJR1300"),("Kawasaki","Vulcan 900"),("Suzuki","V-Strom 650"),("BMW","R1200GS"),("Triumph","Bonneville T100"),("Indian","Scout")]
RVS = [("Winnebago","Minnie Winnie 31K"),("Forest River","Rockwood 2706WS"),("Jayco","Jay Flight 28BHS"),("Thor","Four Winds 28Z"),("Grand Design","Reflection 315RLTS"),("Keystone","Cougar 29RKS")]
BOATS = [("Sea Ray","220 Sundeck"),("Bayliner","185 Bowrider"),("Tracker","Pro Team 175"),("Boston Whaler","170 Montauk"),("Chaparral","21 H2O")]
EVS = [("Tesla","Model 3 Long Range"),("Tesla","Model Y Performance"),("Tesla","Model S 75D"),("Nissan","Leaf SV"),("Chevrolet","Bolt EV Premier"),("Ford","Mustang Mach-E"),("Hyundai","Ioniq 5 SEL")]
FIRST="James Maria Robert Linda Denise Carlos Tyrone Patricia Wei Angela Brian Kelsey Omar Hannah Doug Lucille Raymond Priya Steve Juanita".split()
LAST="Hernandez Kowalski Whitfield Nguyen Baker O'Donnell Sutton Delacroix McAllister Patel Brandt Lovejoy Tran Ferris Goldstein Yazzie Hubbard Lindqvist Moreno Stokes".split()
CITIES=[("Tulsa","OK","74112"),("Duluth","MN","55807"),("Macon","GA","31204"),("Fresno","CA","93722"),("Erie","PA","16506"),("Bangor","ME","04401"),("Amarillo","TX","79109"),("Yakima","WA","98902"),("Peoria","IL","61614"),("Ocala","FL","34471"),("Fargo","ND","58103"),("Roanoke","VA","24012"),("Pueblo","CO","81008"),("Toledo","OH","43615"),("Boise","ID","83705"),("Mobile","AL","36606")]
STREETS=["Industrial Pkwy","E. 11th St","Old Hwy 41","N. Main St","Commerce Dr","Airport Rd","S. Memorial Dr","Route 9","W. Kearney Ave","Lakeshore Blvd"]
BODY=[ # section,[(op,desc,price,labor,paint)]
("FRONT BUMPER & GRILLE",[("Repl","Bumper cover w/fog lamps",(310,690),2.4,3.0),("R&I","R&I bumper cover",None,1.6,0),("Repl","Impact absorber",(48,140),0.2,0),("Repl","Reinf bar",(180,390),0.6,0),("Repl","Grille w/chrome mldg",(120,480),0.4,0),("Repl","License bracket",(18,44),0.2,0),("Repl","LT Side retainer",(9,28),0.1,0),("Repl","Emblem",(24,88),0.2,0)]),
("FRONT LAMPS",[("Repl","RT Headlamp assy halogen CAPA",(190,620),0.4,0),("Repl","LT Headlamp assy LED",(480,1290),0.5,0),("","Aim headlamps",None,0.5,0),("Repl","RT Fog lamp assy",(44,160),0.3,0)]),
("HOOD",[("Repl","Hood (ALU)",(420,880),1.0,3.2),("Repl","Insulator",(48,130),0.2,0),("Repl","LT Hinge",(38,92),0.3,0.3),("Repl","Latch",(52,140),0.4,0)]),
("FENDER",[("Repl","LT Fender",(190,420),2.1,2.2),("Rpr","RT Fender",None,2.5,2.0),("Repl","LT Fender liner",(58,150),0.4,0),("Blnd","RT Fender",None,0,1.1),("Repl","LT Nameplate 'SE'",(16,44),0.2,0)]),
("RADIATOR SUPPORT",[("Repl","Radiator support",(240,560),4.2,1.0),("Repl","Upper tie bar",(88,210),1.0,0.5),("Repl","Radiator A/T",(180,440),1.6,0),("Repl","Condenser",(168,390),1.2,0),("","Evacuate & recharge",None,1.4,0)]),
("FRONT DOOR",[("Repl","LT Door shell",(420,910),4.4,2.8),("Rpr","LT Outer panel",None,4.0,2.2),("R&I","LT Mirror assy",None,0.4,0),("R&I","LT R&I trim panel",None,0.5,0),("Repl","LT Belt w'strip",(32,86),0.3,0),("Repl","LT Body side mldg primed",(48,128),0.3,0.5)]),
("QUARTER PANEL",[("Rpr","LT Quarter panel",None,6.0,2.6),("Repl","RT Quarter glass GM tint",(180,420),1.5,0),("R&I","LT R&I wheelhouse liner",None,0.4,0),("Repl","RT Fuel door",(38,96),0.3,0.4)]),
("REAR BUMPER",[("Repl","Bumper cover primed w/park sensor",(280,640),1.7,2.8),("Repl","Reinforcement",(160,340),0.6,0),("Repl","RT Reflector",(14,38),0.1,0),("Repl","Step pad",(44,118),0.2,0),("R&I","R&I park sensors x4",None,0.8,0)]),
("REAR LAMPS",[("Repl","RT Tail lamp assy",(110,460),0.4,0),("Repl","LT Combo lamp A/M NSF",(68,170),0.4,0)]),
("LIFTGATE",[("Rpr","Lift gate",None,3.5,2.4),("Repl","Nameplate",(18,52),0.2,0),("R&I","R&I handle",None,0.3,0)]),
]
BODYMISC=[("#","Repl","Flex additive",(8,15)),("#","","Hazardous waste removal",(4,8)),("#","Repl","Cover car for overspray",(5,12)),("#","Repl","Corrosion protection",(10,20)),("*","Subl","Four wheel alignment +25%",(89,150)),("#","","Pre-repair scan",(65,125)),("#","Subl","Post-repair scan & calibration",(120,340)),("#","Repl","Clips & fasteners",(8,26)),("**","Repl","A/M Seam sealer",(18,34)),("#","Subl","Tow to shop",(95,210))]

def parse():
    jobs=[];j=None
    for ln in POOL.strip().splitlines():
        k,rest=ln[0],ln[2:]
        f=[x.strip() for x in rest.split("|")]
        if k=="D": j=dict(dom=f[0].split(),titles=f[1].split("~"),L=[],P=[]); jobs.append(j)
        elif k=="L":
            lo,hi=map(float,f[1].split()); j["L"].append((f[0].split("~"),lo,hi))
        else:
            lo,hi=map(float,f[1].split()); j["P"].append((f[0].split("~"),lo,hi,[float(x) for x in f[2].split()]))
    return jobs
JOBS=parse()
def count():
    s=set(FEES[i][0] for i in range(len(FEES)))|set(SUBLET)
    for j in JOBS:
        for n,*_ in j["L"]+j["P"]: s|=set(n)
    for sec,l in BODY: s|={x[1] for x in l}
    return len(s)|0, len(JOBS)
if __name__=="__main__": print(count())
