"""Pool of names as shops write them.
J key [tags]
h headlines            (a | b | c)
l labor names ; hours lo-hi
p part names ; quantities ; price lo-hi
c complaint ; cause ; correction
Variants in capitals are shorthand."""

JOBTEXT = r"""
J oil
h Full synthetic oil and filter change | LOF - SYN {oil} | Oil Change Service - Full Synthetic | Lube, oil & filter | The Works oil service
l Change engine oil and filter, reset oil life monitor | LOF | Lube oil filter labor | Perform oil and filter change; check and top off all fluids, set tire pressures ; 0.3-0.7
p Mobil 1 Extended Performance {oil} | OIL {oil} SYN BULK | Full synthetic engine oil {oil} | Valvoline Restore & Protect {oil} synthetic motor oil | Castrol GTX Magnatec {oil} ; 5,6,4.8,5.7,7,8 ; 6.5-12.5
p Oil filter | FLTR OIL | WIX XP oil filter | Motorcraft oil filter FL-500S | Purolator BOSS oil filter | ELEMENT KIT, OIL FILTER ; 1 ; 7-24
p Drain plug gasket | GASKET DRAIN PLUG | Crush washer, oil drain plug ; 1 ; 1.5-4.9
c Customer requests oil service ; Oil life at 9 percent ; Changed oil and filter, reset maintenance light, no leaks found
J fbrake
h Front brake pads and rotors | FRT BRAKES - PADS & ROTORS | Front brake service, pads and rotors replaced | Brake job, front axle | Replace Front Brake Pads & Resurface/Replace Rotors
l R&R FRT PADS/ROTORS | Replace front brake pads and rotors, clean and lubricate slides, bed in pads and road test | Front disc brakes - labor | Labor: front brake pads & rotors | FRT BRK LABOR ; 1.1-2.4
p Ceramic front brake pad set | PADS FRT CERAMIC | Akebono ProACT ultra-premium ceramic brake pads | BRAKE PAD SET, FR | Wagner ThermoQuiet QC1422 front pads | Bosch QuietCast front disc pads ; 1 ; 44-149
p Front brake rotor | ROTOR FRT | Centric premium coated rotor, front | DISC BRAKE ROTOR - 12.6 IN VENTED | Raybestos Element3 rotor front ; 2 ; 48-165
p Brake hardware kit | HDWE KIT FRT BRK | Pin boot and hardware kit, front caliper ; 1 ; 9-29
c Customer states grinding noise from front when braking ; Front pads worn to 1 mm, rotors scored ; Replaced front pads and rotors, cleaned slides, road tested
J rbrake
h Rear brake pads and rotors | RR BRAKES R&R | Rear disc brake service | Rear brakes: pads, rotors, hardware | BRAKE JOB, REAR AXLE
l Replace rear brake pads and rotors | R&R RR PADS & ROTORS | Rear brake labor incl. electronic park brake service mode | Retract electronic parking brake calipers, replace rear pads and rotors ; 1.2-2.6
p Rear brake pad set, semi-metallic | PADS RR | Power Stop Z23 Evolution rear pads | BRAKE PAD SET, RR | Motorcraft rear disc pads ; 1 ; 39-128
p Rear brake rotor | ROTOR RR | Brembo rear rotor, UV coated | DISC,RR BRAKE ; 2 ; 44-139
p Caliper slide pin lubricant | LUBE, SIL BRK | Brake parts cleaner | CLNR BRK NON-CHLOR ; 1,2 ; 4.5-9.9
J caliper
h Replace seized front caliper | CALIPER R&R LF | Left front caliper replacement | Both front calipers, remanufactured
l R&R caliper and bleed | Replace brake caliper, bleed hydraulic system | CALIPER R/R & BLEED ; 0.8-2.0
p Remanufactured brake caliper, left front | CALIPER RMN LF | Cardone reman caliper with bracket LF | Brake caliper loaded L/F ; 1 ; 78-189
p Brake hose, front | HOSE, BRK FRT | Front flex hose LH ; 1,2 ; 22-64
p DOT 3 brake fluid | FLUID DOT 4 | Brake fluid DOT 4 LV, 12 oz bottle ; 1,2 ; 6.5-14
J bflush
h Brake fluid exchange | BRK FLUSH | Brake fluid flush - all four wheels | Brake system fluid service (BG)
l Flush brake fluid | BRAKE FLUSH LBR | Pressure bleed brake system and replace fluid ; 0.6-1.0
p Brake fluid DOT 3 synthetic, quart | DOT4 FLUID QT | BG DOT 4 brake fluid | Pentosin DOT 4 LV ; 1,2 ; 12-29
J coolflush
h Cooling system service | COOLANT FLUSH | Drain and refill coolant | BG cooling system flush
l Drain, flush and refill cooling system, bleed air | COOLANT EXCH LBR | Coolant exchange labor ; 0.8-1.5
p Antifreeze/coolant 50/50 OAT orange | COOLANT GAL | Zerex G-05 antifreeze, gallon | Dex-Cool 50/50 prediluted coolant | Toyota Super Long Life coolant (pink) ; 1,2,3 ; 18-39
p Radiator cap 16 PSI | CAP RAD | Stant radiator cap ; 1 ; 9-24
J thermo
h Thermostat replacement | T-STAT R&R | Replace thermostat and housing
l Replace thermostat housing assembly, refill and bleed | R&R T-STAT | Thermostat - remove and replace ; 0.9-2.8
p Thermostat and housing assembly | THERMOSTAT ASY | Gates thermostat 195 degree | THERMOSTAT KIT W/ SEAL ; 1 ; 24-118
p Coolant temperature sensor | SENSOR ECT | SENDER ASY - WATER TEMP ; 1 ; 19-58
c Check engine light on, heater blows cold ; P0128 thermostat stuck open ; Replaced thermostat, bled system, verified operating temperature
J wpump
h Water pump replacement | WATER PUMP R&R | Replace leaking water pump and drive belt | Coolant leak repair - water pump
l R&R WATER PUMP | Replace water pump, pressure test cooling system | Water pump labor | Remove and replace engine water pump including timing cover access ; 2.2-6.8
p Water pump with gasket | PUMP, WATER | Gates water pump 43557 | GMB water pump assembly | PUMP ASSEMBLY, COOLANT ; 1 ; 68-289
p Water pump gasket | GSKT W/P | O-ring, water outlet ; 1,2 ; 4-18
p Extended life coolant | COOLANT 50/50 | Asian red antifreeze 50/50 ; 1,2,2.5 ; 16-32
p Serpentine belt | BELT SERP | Gates Micro-V belt K060841 | Continental Elite poly-v belt | BELT, 6PK2270 ; 1 ; 29-84
c Customer reports coolant puddle under vehicle ; Water pump weep hole leaking ; Replaced water pump and belt, pressure tested at 16 PSI, holds
J radiator
h Radiator replacement | RADIATOR R&R | Replace cracked radiator and hoses
l Replace radiator | R&R RADIATOR ASY | Radiator R/R, refill with coolant and bleed ; 1.8-4.5
p Radiator, aluminum core | RADIATOR ASY | Denso radiator 221-9003 | Spectra premium complete radiator ; 1 ; 169-489
p Upper radiator hose | HOSE UPR RAD | Gates molded upper radiator hose ; 1 ; 19-62
p Lower radiator hose | HOSE LWR RAD | Hose, lower, molded ; 1 ; 21-68
p Hose clamp | CLAMP WORM | Constant tension clamp ; 2,4 ; 2.5-6
J belt
h Drive belt and tensioner | BELT/TENSIONER | Accessory drive belt service
l Replace serpentine belt and tensioner | R&R BELT & TENS | Drive belt labor ; 0.6-1.6
p Drive belt tensioner | TENSIONER ASY | Dayco automatic belt tensioner 89376 ; 1 ; 58-149
p Serpentine drive belt | V-RIB BELT | Bando rib ace belt ; 1 ; 26-79
p Idler pulley | PULLEY IDLER | Gates idler pulley, smooth ; 1,2 ; 18-44
J battery
h Battery replacement and charging system test | BATT R&R | Replace battery, test charging system
l Test and replace battery, clean terminals | BATTERY INSTALL | Install battery and register with BMS ; 0.3-0.8
p Interstate MTP-48/H6 battery | BATTERY GRP 35 | Motorcraft Tested Tough Max 650 CCA BXT-96R | DieHard Platinum AGM H7 | BATTERY 94R AGM 800CCA | Duracell Ultra 65-850 ; 1 ; 139-289
p Battery terminal, positive | TERMINAL POS | Battery terminal protectors (pair) ; 1 ; 4-29
c Vehicle will not start, cranks slowly ; Battery tested 212 CCA of 650 rated, failed ; Replaced battery, charging 14.2 V
J alternator
h Alternator replacement | ALT R&R | Replace failed alternator | Charging system repair
l Replace alternator | R&R ALTERNATOR | Alternator, remove and replace, verify charging output ; 0.9-3.2
p Remanufactured alternator 150A | ALTERNATOR RMN | Bosch reman alternator AL7645X | Denso first time fit alternator 210-0668 | GENERATOR ASM (REMAN) ; 1 ; 189-529
p Alternator pigtail connector | PIGTAIL ALT | Voltage regulator plug repair lead ; 1 ; 14-39
J starter
h Starter replacement | STARTER R&R | Replace starter motor
l R&R STARTER | Replace starter motor and test draw | Starter - R/R, includes heat shield ; 0.8-3.6
p Starter motor, reman | STARTER RMN | New Denso starter 280-0345 | STARTER ASY ; 1 ; 148-389
J plugs
h Spark plug replacement | TUNE UP V6 | Tune-up: plugs and coils | Replace spark plugs, all cylinders
l Replace spark plugs | R&R PLUGS | Remove intake plenum, replace six spark plugs, inspect coil boots | Ignition tune-up labor ; 0.8-3.4
p NGK Laser Iridium spark plug | SPARK PLUG IRID | Motorcraft SP-580 platinum plug | Denso SK20R11 iridium plug | Autolite XP5263 ; 4,6,8 ; 8.5-21
p Ignition coil | COIL ASY IGN | Delphi ignition coil GN10571 | Coil on plug, Hitachi ; 1,2,4 ; 44-118
p Intake plenum gasket set | GSKT SET PLENUM | Fel-Pro MS 98016T plenum gaskets ; 1 ; 19-64
c Check engine light flashing, rough idle ; P0302 misfire cylinder 2, coil shorted ; Replaced plugs and coil, cleared codes, runs smooth
J afilter
h Engine air filter | A/F | Replace engine and cabin filters
l Install filters | FLTR INSTALL | Replace engine air filter and cabin filter ; 0.2-0.5
p Engine air filter | FLTR AIR | K&N drop-in air filter 33-2438 | ELEMENT ASY AIR CLEANER ; 1 ; 18-62
p Cabin air filter | FLTR CABIN | Fram Fresh Breeze cabin filter | FILTER - CABIN, CHARCOAL ; 1 ; 19-58
p Wiper blade | WIPER BLADE 24 | Bosch Icon 26A wiper blade | Rain-X Latitude beam blade 22 in ; 2 ; 14-32
J trans
h Transmission fluid service | TRANS SERV | Automatic transmission pan service with filter | ATF exchange | BG transmission flush
l Transmission service: drop pan, replace filter and gasket | TRANS FLUSH LBR | Exchange transmission fluid with machine ; 1.0-2.4
p Mercon LV automatic transmission fluid | ATF LV QT | Dexron VI full synthetic ATF | Mopar ATF+4 | Aisin ATF-0WS fluid ; 5,6,7,8,10,12 ; 7-16
p Transmission filter kit | FLTR KIT TRANS | Wix transmission filter with pan gasket ; 1 ; 28-89
p Transmission pan gasket | GSKT PAN A/T | Pan gasket, reusable molded rubber ; 1 ; 14-42
J transreb
h Transmission overhaul | A/T REBUILD 6L80 | Rebuild automatic transmission, 3 yr/36k warranty | Install remanufactured transmission
l Remove and replace transmission | R&R TRANS | R&I transmission, program TCM, road test and adapt shift points ; 8.0-16.5
p Remanufactured automatic transmission | TRANS ASY REMAN | Jasper 6L80 remanufactured transmission | 8L90 reman trans w/ converter ; 1 ; 2100-4350
p Torque converter | CONVERTER ASY RMN | Heavy duty torque converter, billet cover ; 1 ; 240-620
p Transmission cooler line kit | LINE KIT COOLER | Cooler flush kit ; 1 ; 38-145
p Rear main seal | SEAL RR MAIN | Transmission mount | MOUNT A/T ; 1 ; 24-98
J clutch
h Clutch replacement | CLUTCH JOB | Replace clutch, pressure plate and flywheel
l Clutch R&R including flywheel | R&R CLUTCH | Remove transmission, replace clutch assembly and resurface flywheel, bleed hydraulics ; 5.5-9.5
p LuK RepSet clutch kit | CLUTCH KIT | Exedy OEM clutch kit 04-186 ; 1 ; 189-498
p Flywheel | FLYWHEEL | Dual mass flywheel LuK DMF091 ; 1 ; 148-649
p Clutch slave cylinder | CYL SLAVE | Concentric slave cylinder with bearing ; 1 ; 48-169
J struts
h Front struts and alignment | STRUTS FRT | Replace front struts, both sides | Suspension repair - front strut assemblies
l Replace front strut assemblies | R&R STRUTS FRT PR | Front struts - labor (both) ; 1.8-4.2
p Monroe Quick-Strut complete assembly | STRUT ASY FRT | KYB Strut-Plus complete corner unit SR4121 | Gabriel ReadyMount front strut | FCS loaded strut, left front ; 2 ; 118-279
p Strut mount with bearing | MOUNT STRUT | Moog strut mount K160064 ; 2 ; 28-76
p Sway bar end link | LINK STAB BAR FRT | Moog K80235 sway bar link kit | STABILIZER LINK FR LH/RH ; 2 ; 22-64
J shocks
h Rear shock absorbers | SHOCKS RR | Replace rear shocks
l Replace rear shocks | R&R SHOCKS RR | Install rear shock absorbers, both sides ; 0.8-1.6
p Bilstein B6 4600 shock absorber, rear | SHOCK RR | KYB Excel-G gas shock | Monroe OESpectrum shock 37213 | Rancho RS5000X rear shock ; 2 ; 48-149
J carm
h Lower control arms, front | LCA FRT | Front lower control arm replacement, both sides | Suspension: control arm and ball joint
l Replace lower control arms | R&R LCA'S | R&R front lower control arms and torque at ride height ; 1.8-4.4
p Lower control arm with ball joint, left | LCA LF | Moog RK620168 control arm LH | ARM ASY, FR SUSP LWR LH ; 1 ; 88-238
p Lower control arm with ball joint, right | LCA RF | Mevotech Supreme control arm RH | ARM ASY, FR SUSP LWR RH ; 1 ; 88-238
p Alignment cam bolt kit | KIT CAM BOLT | Control arm bolt, one time use ; 2,4 ; 6-28
J tierod
h Outer tie rod ends | TIE ROD ENDS | Replace inner and outer tie rods
l Replace outer tie rod ends | R&R TRE | Tie rod replacement labor ; 0.7-2.2
p Outer tie rod end | TRE OTR | Moog ES800223 tie rod end | END,TIE ROD ; 1,2 ; 34-88
p Inner tie rod | TIE ROD INR | Inner tie rod socket with boot kit ; 1,2 ; 38-96
J hub
h Wheel hub bearing replacement | HUB BRG | Left front hub and bearing assembly | Wheel bearing noise repair
l Replace hub bearing assembly | R&R HUB | Press out and replace wheel bearing ; 1.0-2.8
p Timken HA590346 hub assembly | HUB ASY W/ABS | Front wheel hub & bearing assembly | SKF BR930741 wheel hub | BEARING ASSY, FR HUB ; 1,2 ; 98-289
p Axle nut | NUT AXLE | Spindle nut, 36 mm (must replace) ; 1,2 ; 5-19
c Humming noise increasing with speed ; Left front hub bearing rough ; Replaced hub bearing, torqued axle nut to 180 ft-lb
J cv
h CV axle replacement | CV AXLE | Replace left and right front axle shafts
l Replace CV axle shaft | R&R AXLE SHAFT | CV half shaft R/R ; 1.1-2.6
p New CV axle, left front | AXLE CV LF | GSP half shaft NCV11123 | SHAFT ASSY, FR DRIVE LH ; 1,2 ; 78-269
p Axle seal | SEAL AXLE | Output shaft seal, LH ; 1,2 ; 9-28
J align
h Four wheel alignment | ALIGN 4 WHL | Thrust angle alignment | Alignment, front and rear
l Four wheel alignment | ALIGNMENT 4W | Perform four wheel alignment, set caster, camber and toe to factory specification, center steering wheel | Hunter Hawkeye wheel alignment ; 1.0-1.5
J ac
h A/C evacuate and recharge | AC SERV | Air conditioning performance service R-1234yf | AC not cold - compressor replacement
l Evacuate and recharge A/C | EVAC/RECHG | Recover, evacuate, leak test and recharge air conditioning system | A/C service labor ; 1.0-1.6
p R-134a refrigerant, per lb | R134A | Freon R-134a | Refrigerant R-1234yf ; 1,1.5,2,2.2,1.25 ; 28-96
p A/C O-ring and seal kit | O-RING KIT AC | UV dye injection | PAG 46 oil w/ dye ; 1 ; 9-32
J compressor
h A/C compressor replacement | AC COMP R&R | Replace A/C compressor, drier and orifice tube
l R&R A/C compressor | COMP R&R | Replace compressor and condenser, flush lines ; 2.4-5.8
p A/C compressor and clutch, new | COMPRESSOR ASY | Denso 471-1638 A/C compressor | Four Seasons 97323 remanufactured compressor ; 1 ; 298-689
p Receiver drier | DRIER | UAC accumulator RD11229C ; 1 ; 34-98
p Expansion valve | VALVE EXP | Orifice tube, variable ; 1 ; 8-74
p A/C condenser | CONDENSER | Condenser with integrated drier ; 1 ; 128-349
J blower
h Blower motor replacement | BLOWER MTR | Replace blower motor and resistor
l Replace blower motor | R&R BLOWER | HVAC blower motor and resistor labor ; 0.6-2.0
p Blower motor with wheel | MOTOR BLOWER | TYC blower motor 700237 ; 1 ; 68-189
p Blower motor resistor | RESISTOR BLWR | Resistor with harness repair plug ; 1 ; 24-88
J o2
h Oxygen sensor replacement | O2 SENSOR B1S1 | Replace upstream air/fuel ratio sensor
l Replace oxygen sensor | R&R O2 SNSR | Diagnose P0171 and replace sensor ; 0.6-1.6
p Denso 234-4668 oxygen sensor | SENSOR O2 UPSTREAM | Air fuel ratio sensor bank 1 sensor 1 | NTK 23175 O2 sensor | SENSOR ASY, HO2S ; 1,2 ; 68-219
J cat
h Catalytic converter replacement | CAT CONV R&R | Replace front pipe with catalytic converter
l Replace catalytic converter | R&R CAT | Cut out, replace converter, weld in ; 1.2-3.8
p Direct-fit catalytic converter, EPA compliant | CAT CONV D/F | MagnaFlow 49-state converter 51768 | Walker Ultra EPA converter 16468 | CONVERTER ASSY CARB EO D-280-81 ; 1 ; 389-1490
p Exhaust flange gasket | GSKT EXH | Donut gasket and spring bolt kit ; 1,2 ; 8-29
J muffler
h Muffler and tailpipe | MUFFLER/TP | Exhaust repair - muffler, pipe and hangers
l Install muffler assembly | MUFF INSTALL | Fabricate and weld exhaust section ; 0.8-2.2
p Walker Quiet-Flow muffler | MUFFLER | Aluminized muffler 2.5 in offset/center ; 1 ; 78-229
p Tail pipe | PIPE TAIL | Exhaust pipe 2-1/4 x 48 in aluminized | INTERMEDIATE PIPE ; 1,2 ; 38-119
p Exhaust hanger | HANGER RBR | Rubber hanger, universal ; 1,2,3 ; 6-15
p Exhaust clamp 2-1/2" | CLAMP EXH 2.5 | AccuSeal band clamp ; 1,2,3 ; 6-19
J timing
h Timing belt and water pump kit | T-BELT KIT | 100,000 mile timing belt service
l Replace timing belt, water pump and tensioner | R&R T-BELT | Timing belt service: belt, tensioner, idlers, water pump, cam and crank seals ; 3.8-6.8
p Aisin timing belt kit TKH-002 | KIT T-BELT W/ WP | Gates PowerGrip timing component kit ; 1 ; 188-429
p Camshaft seal | SEAL CAM | Crankshaft seal, front ; 1,2 ; 8-26
J valvecov
h Valve cover gaskets | V/C GSKTS | Oil leak repair, valve cover gaskets both banks
l Replace valve cover gaskets | R&R V/C GASKETS | Reseal valve covers, clean engine and recheck for leaks ; 1.4-4.6
p Valve cover gasket set | GSKT SET V/C | Fel-Pro VS 50732R valve cover set | GASKET, CYL HEAD COVER ; 1,2 ; 28-98
p Spark plug tube seal | SEAL PLUG TUBE | Tube seal set ; 4,6 ; 4-12
p PCV valve | VALVE PCV | PCV valve and grommet ; 1 ; 9-38
c Burning oil smell after driving ; Valve cover gaskets leaking on exhaust ; Resealed both covers, cleaned oil residue
J headgsk
h Head gasket repair | H/GASKET | Replace cylinder head gaskets, machine heads
l Replace head gaskets | R&R HEADS | Remove cylinder heads, replace head gaskets, reassemble with new bolts and reseal front cover ; 11.0-19.5
p Head gasket set | GSKT SET HEAD | Fel-Pro HS 26376 PT head set ; 1 ; 148-389
p Head bolt set | BOLT SET HEAD | ARP head studs | Torque-to-yield head bolts ; 1,2 ; 48-178
s Machine shop: pressure test and resurface heads | SUBLET MACHINE SHOP | Sublet - cylinder head resurfacing ; 180-520
J oilpan
h Oil pan gasket | OIL PAN RESEAL | Reseal oil pan
l Reseal oil pan | R&R OIL PAN | Drop subframe and reseal upper oil pan ; 2.4-6.4
p RTV sealant, Toyota FIPG | RTV BLK | Permatex Ultra Black RTV | SEALANT TUBE ; 1,2 ; 11-28
p Oil pan gasket | GSKT OIL PAN | Gasket, oil pan, molded rubber ; 1 ; 22-68
J engine
h Engine replacement | ENG R&R | Install used engine, 82k miles | Long block installation
l R&R engine assembly | ENG SWAP LBR | Remove and install engine, transfer accessories, replace seals, fill and road test ; 14.0-26.0
p Remanufactured long block | LONG BLOCK RMN | Used engine assembly 5.3L, 82K | Jasper 3.5L remanufactured engine ; 1 ; 2400-5900
p Engine mount, front | MOUNT ENG FRT | Anchor engine mount 9436 | INSULATOR, ENG MTG ; 1,2 ; 44-168
p Intake manifold gasket set | GSKT SET INT | Exhaust manifold gaskets ; 1,2 ; 22-79
J fuelpump
h Fuel pump module | FUEL PUMP R&R | Replace in-tank fuel pump
l Replace fuel pump module | R&R FUEL PUMP | Drop tank, replace fuel pump and strainer, prime and check pressure ; 1.4-3.6
p Fuel pump module assembly | PUMP ASY FUEL | Delphi FG1342 fuel module | Bosch 67790 electric fuel pump | SENDER AND PUMP ASY ; 1 ; 168-498
p Fuel filter | FLTR FUEL | WIX 33481 fuel filter ; 1 ; 14-58
c No start, no fuel pressure ; Fuel pump draws 0 amps, open motor ; Replaced pump, pressure 58 PSI, starts normally
J fuelsys
h Fuel system cleaning | FUEL SYS SERV | Three step induction service
l Perform fuel induction service | INDUCTION LBR | Clean throttle body and intake valves ; 0.6-1.2
p BG 44K fuel system cleaner | BG 44K | Throttle body cleaner | CLNR INTAKE VALVE | Sea Foam spray ; 1 ; 12-48
J diag
h Diagnostic inspection | DIAG | Check engine light diagnosis | Electrical diagnosis
l Diagnose check engine light | DIAG LEVEL 1 | Diagnostic labor | Scan, test and diagnose electrical concern | Pinpoint test circuit, wiggle test harness and document findings | DRIVEABILITY DIAG ; 1.0-2.5
J evap
h EVAP system repair | EVAP LEAK | Smoke test and replace purge valve
l Smoke test EVAP system, replace purge valve | SMOKE TEST | EVAP leak repair labor ; 0.8-1.8
p Canister purge valve | VALVE PURGE | Dorman 911-082 vapor canister purge valve ; 1 ; 28-98
p Fuel cap | CAP FUEL | Stant locking fuel cap ; 1 ; 12-38
J tpms
h TPMS sensor service | TPMS | Replace tire pressure sensor and relearn
l Program and relearn TPMS | TPMS RELEARN | TPMS sensor install and reset ; 0.3-0.6
p TPMS sensor 315 MHz | SENSOR TPMS | Schrader EZ-sensor 33500 | Autel MX-Sensor, rubber stem ; 1,2,4 ; 38-89
p TPMS service kit | KIT TPMS SVC | Rebuild kit, valve core/cap/nut ; 1,2,4 ; 4-9
J tires
h Tires, mount and balance | TIRES (4) M&B | Install four new tires | Tire replacement
l Mount and balance | M&B | Tire installation and lifetime spin balance | Dismount, mount, new stems & computer balance ; 0.8-1.6
p Michelin Defender2 {ts} | TIRE {ts} ALL SEASON | Goodyear Assurance MaxLife {ts} 102H | Cooper Discoverer AT3 4S {ts} | BFGoodrich All-Terrain T/A KO2 {ts} | Hankook Kinergy PT {ts} | General Grabber APT {ts} OWL ; 4,2 ; 108-289
p Valve stem, rubber TR-413 | STEM VALVE | Chrome clamp-in valve stem ; 4,2 ; 3-9
p Wheel weights | WT WHL | Lug nut, chrome 12x1.5 ; 4,2,1 ; 2-6
J trepair
h Tire repair | FLAT REPAIR | Plug and patch flat tire
l Flat repair | FLAT RPR | Patch-plug tire repair, RR ; 0.3-0.6
J diff
h Rear differential service | RR DIFF SERV | Differential fluid change, front and rear
l Service differential | DIFF SERV LBR | Drain and refill rear differential ; 0.5-1.4
p Synthetic gear oil 75W-90 | GEAR OIL 75W90 | Amsoil Severe Gear 75W-140 | Royal Purple Max Gear 75W-90 ; 2,2.5,3 ; 14-26
p Friction modifier | ADDTV LSD | Limited slip additive, 4 oz ; 1 ; 8-18
p Differential cover gasket | GSKT DIFF | Lube Locker differential cover gasket ; 1 ; 12-38
J tcase
h Transfer case fluid | T/CASE SERV | Transfer case service
l Service transfer case | TCASE LBR | Transfer case fluid change labor ; 0.4-0.8
p Transfer case fluid | FLUID T/CASE | Mopar BG44-40 transfer case fluid ; 1,2 ; 16-38
J power
h Power steering rack and pinion | R&P R&R | Replace rack and pinion assembly
l Replace steering rack | R&R RACK | Rack and pinion R/R, bleed system ; 2.6-5.2
p Remanufactured rack and pinion | RACK RMN | Cardone 26-2634 rack and pinion ; 1 ; 218-689
p Power steering fluid | PS FLUID | Hydraulic steering fluid, quart ; 1,2 ; 8-18
p Power steering pressure hose | HOSE P/S PRESS | Edelmann pressure line 92650 ; 1 ; 48-138
J window
h Window regulator | WDO REG LF | Replace driver window regulator and motor
l Replace window regulator | R&R WDO REG | Remove door panel, replace regulator, reset auto-up ; 1.0-2.0
p Window regulator with motor, LF | REG WDO LF W/MTR | Dorman 741-645 window lift ; 1 ; 68-229
p Door panel clip | CLIP PANEL | Retainer, door trim ; 2,4,5 ; 1.5-4
J lock
h Door lock actuator | LOCK ACT | Replace right rear door latch
l Replace door lock actuator | R&R LOCK ACT | Door latch actuator labor ; 0.8-1.8
p Door latch and actuator assembly | LATCH ASY RR DR | Actuator, door lock RF ; 1 ; 58-198
J lights
h Headlamp bulbs and restoration | BULBS | Headlight restoration, both lenses | Replace bulbs
l Install bulb | BULB R&R | Restore headlamp lenses ; 0.2-1.0
p Sylvania SilverStar 9005 bulb | BULB 9005 | H11 halogen bulb | Mini lamp 3157 amber | BULB 7443 ; 1,2 ; 6-34
p Headlamp assembly, left | LAMP ASY HEAD LH | TYC headlight assembly NSF certified ; 1 ; 118-489
J diesel diesel
h Diesel fuel filter service | F/FILTERS 6.7 | Replace fuel filters, drain separator | DPF service
l Replace primary and secondary fuel filters | R&R F/FLTRS | Forced DPF regeneration and inspection ; 0.8-2.2
p Fuel filter kit, Power Stroke 6.7L | KIT FUEL FLTR | Fleetguard FS53000 fuel filter | Mopar 68436631AA fuel filter/water separator ; 1 ; 68-149
p Rotella T6 5W-40 | OIL 15W40 T4 | Shell Rotella T4 15W-40 diesel oil, gallon ; 3,3.5,4 ; 18-34
p Diesel exhaust fluid 2.5 gal | DEF 2.5G | DEF jug ; 1,2 ; 14-26
J turbo diesel
h Turbocharger replacement | TURBO R&R | Replace VGT turbo and gaskets
l R&R TURBO | Replace turbocharger assembly, cab-on | Turbo actuator calibration ; 4.8-9.6
p Turbocharger, Garrett reman | TURBO ASY RMN | Holset HE351VE turbo with actuator ; 1 ; 1180-2790
p Turbo gasket and hardware kit | KIT TURBO INST | Up-pipe gasket kit ; 1 ; 48-158
J injector diesel
h Fuel injectors | INJ R&R | Replace failed injector cylinder 4
l Replace fuel injector | R&R INJ | Injector R/R, code to ECM, leak-off test ; 2.4-7.5
p Fuel injector, Bosch remanufactured | INJECTOR RMN | Bosch CRI injector 0986435621 | Alliant Power AP55101 injector ; 1,2,4,6 ; 248-529
p Injector line | LINE INJ | High pressure line, one time use ; 1,2 ; 38-89
J trailer truck
h Trailer brake and wiring | TRLR WIRING | Install brake controller and 7-way plug
l Install brake controller | BRK CTRL INSTALL | Wire 7-way trailer connector ; 0.8-2.2
p Tekonsha Prodigy P3 brake controller | CTRL BRK P3 | Curt 7-way RV blade connector ; 1 ; 38-189
J ujoint truck
h Driveshaft U-joints | U-JOINTS | Replace rear driveshaft universal joints
l Replace U-joints | R&R U-JTS | Driveshaft R&I, press in new joints ; 1.2-2.8
p Universal joint Spicer 5-153X | U-JT 1350 | Moog 351A super strength U-joint ; 1,2 ; 18-58
p Carrier bearing | BRG CARRIER | Center support bearing HB88508A ; 1 ; 48-129
J balljt truck
h Ball joints | BALL JTS | Replace upper and lower ball joints, both sides
l Replace ball joints | R&R BALL JTS | Press in upper and lower ball joints, 4x4 front axle ; 3.2-5.8
p Upper ball joint | BALL JT UPR | Moog K80026 upper ball joint | XRF upper ball joint greaseable ; 2 ; 38-98
p Lower ball joint | BALL JT LWR | Moog K7397 lower ball joint ; 2 ; 42-108
J heater
h Heater core | HTR CORE | Replace heater core and hoses
l Replace heater core | R&R HTR CORE | R&R dash, replace heater core and evaporator seals ; 4.2-9.2
p Heater core | CORE HTR | Heater hose assembly, quick connect | HOSE HTR 5/8 ; 1,2 ; 28-148
J battcable
h Battery cable and ground repair | CABLE BATT | Repair corroded ground circuit
l Repair wiring | WIRING RPR | Clean grounds, repair wire harness near left strut tower, solder and seal ; 0.6-2.4
p Battery cable, negative | CABLE NEG | Battery ground strap 18 in ; 1 ; 18-68
p Butt connector, heat shrink | CONN BUTT | Fusible link 14 ga | FUSE MINI 15A ; 2,4,6 ; 1.2-4
J throttle
h Throttle body | T/BODY | Replace electronic throttle body
l Replace and relearn throttle body | R&R T/BODY | Throttle body relearn procedure ; 0.8-1.6
p Electronic throttle body | THROTTLE BODY ASY | Hitachi ETB0015 throttle body ; 1 ; 148-398
p Throttle body gasket | GSKT T/B | Gasket, throttle chamber ; 1 ; 5-16
J maf
h Mass air flow sensor | MAF | Replace MAF sensor, clean intake tract
l Replace MAF sensor | R&R MAF | MAF sensor diagnosis and replacement ; 0.4-1.0
p Mass air flow sensor | SENSOR MAF | Denso 197-6020 MAF | METER ASSY, INTAKE AIR FLOW ; 1 ; 78-248
J abs
h Wheel speed sensor | ABS SNSR | ABS light: replace left rear wheel speed sensor
l Replace ABS sensor | R&R ABS SNSR | Diagnose ABS code C0040, replace wheel speed sensor and harness ; 0.8-1.8
p ABS wheel speed sensor, LR | SENSOR ABS LR | Delphi SS20331 wheel speed sensor ; 1,2 ; 38-128
J key
h Key and immobilizer | KEY CUT/PROG | Cut and program key fob
l Program key | KEY PROG | Cut key blade, program transmitter and two remotes ; 0.4-1.0
p Smart key fob, 4 button | KEY FOB | Transmitter assy, remote control | KEY BLANK H92PT ; 1,2 ; 48-268
J wsub
h Windshield and camera calibration | W/S R&R | Windshield replacement, ADAS static calibration
l ADAS calibration, forward camera | ADAS CAL | Calibrate lane camera after glass ; 1.0-2.2
p Windshield, acoustic solar | W/S GLASS | Pilkington windshield with HUD ; 1 ; 248-689
p Urethane adhesive kit | URETHANE KIT | Moulding, windshield upper ; 1 ; 18-58
s Sublet: mobile glass installation | SUBLET GLASS | Glass company sublet ; 110-260
J oilcool
h Oil cooler and filter housing | OIL COOLER | Replace oil filter housing adapter, 3.6L
l Replace oil filter housing | R&R OFH | Oil filter housing/cooler assembly R/R, clean valley ; 2.2-4.2
p Dorman 926-959 aluminum oil filter housing | HSG OIL FLTR | Adapter, oil filter, with cooler ; 1 ; 118-298
p Lower intake gasket set | GSKT SET LWR INT | Plenum gaskets, upper ; 1 ; 18-58
J steerpump
h Power steering pump | P/S PUMP | Replace leaking power steering pump
l Replace power steering pump | R&R P/S PUMP | P/S pump R/R and flush ; 1.2-2.6
p Power steering pump, new | PUMP P/S | Atlantic Automotive 5839 pump ; 1 ; 98-289
J egr
h EGR valve | EGR | Clean EGR passages and replace valve
l Replace EGR valve | R&R EGR | Clean EGR passages and intake port ; 0.9-2.8
p EGR valve with gasket | VALVE EGR | Standard Motor EGV1080 EGR valve ; 1 ; 88-298
J wheelc
h Wheel cylinder and drum brakes | RR DRUM BRKS | Rear drum brake overhaul
l Rear drum brake service | R&R SHOES | Replace shoes, wheel cylinders and hardware, adjust park brake ; 1.6-2.8
p Brake shoe set | SHOES RR | Raybestos 1002PG brake shoes ; 1 ; 28-74
p Brake drum | DRUM RR | Centric 122.44045 drum ; 2 ; 48-118
p Wheel cylinder | CYL WHL | Wheel cylinder, RR ; 2 ; 14-38
p Drum hardware and spring kit | KIT HDWE DRUM | Carlson H2338 combi kit ; 1 ; 9-28
J tow
h Towing | TOW
s Tow in, 14 miles | TOWING | Flatbed tow to shop | Sublet: tow, AAA over mileage | Roadside service call ; 75-220
J detail
h Interior detail | DETAIL
s Express interior detail | DETAIL SUBLET | Ozone odor treatment | Wash and vacuum ; 29-180
J inspect
h State inspection | ST INSP | Safety and emissions inspection
s State safety inspection | STATE INSP | Emissions test OBD | Pre-purchase inspection, 120 points | Courtesy multi-point plus road test ; 18-160
"""

FEES = [("Shop supplies", .03, 45), ("SHOP SUPPLIES", .04, 40), ("Shop supplies & environmental", .05, 50), ("Misc. shop supplies", .06, 35)]
FLATFEES = [("Hazardous waste disposal", 350, 850), ("Haz-mat fee", 250, 600), ("Waste oil disposal", 200, 500), ("Environmental fee", 395, 1295),
            ("Used oil & filter recycling", 199, 450), ("EPA fee", 300, 900), ("Freight on special order parts", 1495, 4800),
            ("Credit card convenience fee", 400, 1900), ("State battery fee", 100, 250), ("Storage, 2 days", 5000, 9000), ("Parts freight", 1200, 3900),
            ("Coolant disposal", 495, 1200)]
TIREFEES = [("Scrap tire disposal", 250, 500), ("State tire fee", 100, 250), ("Tire recycling fee", 200, 475)]
MOBILEFEES = [("Trip charge", 2500, 7500), ("Mobile service call fee", 3500, 9500), ("Travel, 22 miles", 3300, 5500)]
COUPONS = ["Coupon: $25 off brake service", "Military discount", "Senior discount", "New customer discount", "AAA member discount", "Fall special", "Web coupon SAVE10",
           "Fleet discount", "Loyalty rewards", "First responder discount", "Manager's discount", "Mail-in offer #4471", "Preferred customer discount"]
RECS = ["Rear brake pads at 3 mm", "Transmission fluid dark, service due", "Tires at 4/32, replace before winter", "Engine mounts torn, monitor", "Power steering hose seeping",
        "Front struts leaking", "Cabin filter dirty", "Coolant test failed -10 F", "Rear main seal seep", "Wiper blades streaking", "Spark plugs due at 100,000 miles",
        "Upper control arm bushings cracked", "Drive belt glazed", "Brake fluid moisture 4%", "Headlamp lenses cloudy"]
WARR = ["Recall 22V-412: reprogram BCM, no charge to customer", "Re-check for oil leak, covered under shop warranty", "Replace failed hub bearing under 24/24 parts warranty",
        "Retorque wheels after 50 miles", "Update PCM calibration per TSB 21-2287", "Replace door ajar switch, new vehicle warranty", "Courtesy multi-point inspection", "Courtesy battery test",
        "Courtesy car wash", "Reseal transmission pan, warranty on previous repair"]

VEH = [  # make, models, years, wmi, flags
 ("Ford", ["F-150 XLT", "F-150 Lariat", "Ranger XL", "Expedition"], (2006, 2023), "1FT", "truck"),
 ("Ford", ["Escape SE", "Fusion SE", "Edge SEL", "Explorer Limited", "Focus", "Transit Connect"], (2008, 2022), "1FM", ""),
 ("Ford", ["F-250 Super Duty", "F-350 Lariat"], (2011, 2022), "1FT", "truck diesel"),
 ("Chevrolet", ["Silverado 1500 LT", "Tahoe LS", "Suburban", "Colorado Z71"], (2005, 2023), "1GC", "truck"),
 ("Chevrolet", ["Malibu LT", "Equinox", "Impala", "Traverse LTZ", "Cruze"], (2008, 2022), "1G1", ""),
 ("Chevrolet", ["Silverado 2500HD"], (2007, 2021), "1GC", "truck diesel"),
 ("GMC", ["Sierra 1500 SLT", "Yukon Denali", "Canyon"], (2007, 2023), "1GT", "truck"), ("GMC", ["Acadia", "Terrain SLE"], (2010, 2022), "1GK", ""),
 ("Ram", ["1500 Big Horn", "1500 Laramie"], (2011, 2023), "1C6", "truck"), ("Ram", ["2500 Tradesman", "3500 Laramie"], (2012, 2022), "3C6", "truck diesel"),
 ("Dodge", ["Grand Caravan SXT", "Charger R/T", "Durango GT", "Journey"], (2008, 2021), "2C4", ""), ("Jeep", ["Wrangler Sport", "Grand Cherokee Laredo", "Cherokee Latitude"], (2007, 2022), "1C4", ""),
 ("Toyota", ["Camry LE", "Corolla", "RAV4 XLE", "Highlander", "Sienna LE", "Prius Two", "4Runner SR5"], (2005, 2023), "4T1", ""), ("Toyota", ["Tacoma TRD Off-Road", "Tundra SR5"], (2005, 2023), "5TF", "truck"),
 ("Honda", ["Civic EX", "Accord Sport", "CR-V EX-L", "Odyssey Touring", "Pilot", "Fit"], (2005, 2023), "1HG", ""), ("Nissan", ["Altima 2.5 S", "Rogue SV", "Sentra", "Murano", "Frontier SV"], (2006, 2022), "1N4", ""),
 ("Hyundai", ["Elantra", "Sonata SEL", "Tucson", "Santa Fe Sport"], (2009, 2023), "5NP", ""), ("Kia", ["Sorento LX", "Optima", "Soul", "Sportage EX"], (2010, 2023), "5XY", ""),
 ("Subaru", ["Outback 2.5i", "Forester Premium", "Impreza", "Crosstrek"], (2006, 2023), "4S4", ""), ("Mazda", ["CX-5 Touring", "Mazda3", "MAZDA6"], (2007, 2022), "JM1", ""),
 ("Volkswagen", ["Jetta SE", "Passat", "Tiguan", "Golf GTI"], (2008, 2021), "3VW", ""), ("BMW", ["328i xDrive", "X5 xDrive35i", "530i"], (2008, 2021), "WBA", ""),
 ("Mercedes-Benz", ["C300 4MATIC", "E350", "GLC 300"], (2009, 2021), "WDD", ""), ("Audi", ["A4 2.0T", "Q5 Premium"], (2009, 2021), "WAU", ""), ("Lexus", ["RX 350", "ES 350", "GX 460"], (2006, 2022), "2T2", ""),
 ("Acura", ["MDX", "TL", "RDX"], (2006, 2021), "5FR", ""), ("Buick", ["LaCrosse", "Enclave CXL", "Encore"], (2008, 2021), "5GA", ""), ("Volvo", ["XC60 T5", "S60", "XC90"], (2009, 2021), "YV4", ""),
 ("Mini", ["Cooper S", "Countryman"], (2008, 2020), "WMW", ""), ("Chrysler", ["300", "Town & Country", "Pacifica Touring L"], (2008, 2021), "2C4", ""), ("Cadillac", ["SRX", "Escalade", "CTS"], (2008, 2021), "1GY", ""),
 ("Freightliner", ["Sprinter 2500", "M2 106"], (2010, 2020), "WDP", "truck diesel"), ("Isuzu", ["NPR-HD"], (2012, 2021), "54D", "truck diesel"),
]
SHOPS = ["Harlan Creek Auto Repair", "Twin Pines Garage", "Delmar Automotive & Tire", "Bayou Bend Auto Service", "Kowalski Bros. Garage", "Ridgeline Auto Care", "Sunset Import Specialists", "Mesa Verde Motors Service",
 "Five Points Auto Clinic", "Cedar Hollow Car Care", "Big Sky Truck & Auto", "O'Dell's Complete Auto", "Lakeshore Automotive", "Northgate Auto Works", "Palmetto Car Care Center", "Old Mill Garage LLC", "Rosedale Tire & Auto",
 "Precision Wrench Co.", "Hollis & Sons Auto", "Desert Rose Automotive", "Union Street Garage", "Blue Heron Auto Service", "Copper State Auto Repair", "Tidewater Motor Works", "Granite City Auto", "Prairie Wind Automotive", "Nguyen's Auto Repair",
 "Martinez Family Automotive", "Stonebridge Auto & Fleet", "Westfall Car Clinic", "A-1 Quality Auto Svc.", "Elm Grove Service Center", "Trailhead Subaru & Import Repair", "Pioneer Auto Electric", "Chestnut Hill Motors", "Silver Lake Garage", "Dogwood Auto Repair Inc."]
DEALERS = ["Whitcomb Ford Lincoln", "Langley Toyota of Easton", "Brightwater Chevrolet Buick GMC", "Oakfield Honda", "Sandhill Chrysler Dodge Jeep Ram", "Crestline Nissan", "Valley Forge Subaru", "Hartwell Hyundai", "Monroe County Kia", "Carrington Motors BMW"]
TIRESHOPS = ["Tread Depot #114", "Big Wheel Tire Pros", "Mountain Tire Centers - Store 27", "Discount Tread & Lube", "Roadmaster Tire Co. #08", "Grip City Tire"]
BODYSHOPS = ["Carver Collision Center", "Apex Auto Body & Paint", "Riverbend Collision", "Delgado's Body Works", "Tri-County Collision Repair", "Lone Star Collision #3"]
INSURERS = ["Prairie Mutual Insurance", "Keystone Casualty", "Pacific Crest Auto Insurance", "Heartland Farm & Home", "Beacon Indemnity Company"]
LUBES = ["Zip Lube Express", "10-Minute Oil & Go", "Speedee Lube Center 41", "Jolly Lube", "QuikChange Oil #212"]
TRANSSHOPS = ["Ace Transmission & Clutch", "Gearhead Transmissions", "Coastal Muffler & Brake", "Tuffy's Exhaust Shop", "Midtown Transmission Exchange", "Meyer Muffler Man"]
FLEETS = ["Truckline Fleet Services", "Interstate Fleet Maintenance", "Allied Diesel & Fleet Repair", "Crossroads Truck Service", "Metro Fleet Care"]
MOBILES = ["Wrenchworks Mobile Mechanic", "Mike's Mobile Auto Repair", "DriveUp Mobile Mechanics", "Tony T. Mobile Auto", "On The Spot Auto LLC"]
FIRST = "James Maria Robert Linda Carlos Jennifer Ahmed Susan Tyrone Emily Viktor Grace Darnell Nicole Hank Priya Wayne Sofia Luis Kim Deborah Otis Rachel Ken".split()
LAST = "Alvarez Bennett Choi Drummond Ellison Fischer Garza Hughes Iverson Jackson Keller Lopez Mbeki Novak Ortiz Patel Quinn Reyes Schultz Thompson Ueda Vance Whitaker Young Zielinski".split()
CITIES = [("Dayton", "OH", "45402", "937"), ("Boise", "ID", "83702", "208"), ("Macon", "GA", "31201", "478"), ("Tulsa", "OK", "74103", "918"), ("Duluth", "MN", "55802", "218"), ("Fresno", "CA", "93721", "559"), ("Salem", "OR", "97301", "503"),
 ("Mobile", "AL", "36602", "251"), ("Erie", "PA", "16501", "814"), ("Waco", "TX", "76701", "254"), ("Pueblo", "CO", "81003", "719"), ("Toledo", "OH", "43604", "419"), ("Yakima", "WA", "98901", "509"), ("Biloxi", "MS", "39530", "228"),
 ("Peoria", "IL", "61602", "309"), ("Concord", "NH", "03301", "603"), ("Flint", "MI", "48502", "810"), ("Tampa", "FL", "33602", "813"), ("Reno", "NV", "89501", "775"), ("Topeka", "KS", "66603", "785")]
STREETS = ["Main St", "Industrial Pkwy", "E. Broadway", "Route 9", "Old Mill Rd", "N. Lincoln Ave", "County Road 12", "Commerce Dr", "Hwy 61 South", "W. 4th Street", "Airport Blvd", "Depot St"]


def _alts(s):
    return [x.strip() for x in s.split(" | ") if x.strip()]


def parse():
    jobs, j = [], None
    for ln in JOBTEXT.strip().splitlines():
        k, r = ln[0], ln[2:].strip()
        if k == "J":
            w = r.split()
            j = dict(key=w[0], tags=w[1:], heads=[], labor=None, parts=[], sublet=None, ccc=None)
            jobs.append(j)
        elif k == "h":
            j["heads"] = _alts(r)
        elif k == "c":
            j["ccc"] = [x.strip() for x in r.split(" ; ")]
        else:
            f = [x.strip() for x in r.rsplit(" ; ", 2 if k == "p" else 1)]
            lo, hi = [float(x) for x in f[-1].split("-")]
            if k == "l":
                j["labor"] = (_alts(f[0]), lo, hi)
            elif k == "s":
                j["sublet"] = (_alts(f[0]), lo, hi)
            else:
                j["parts"].append((_alts(f[0]), [float(x) for x in f[1].split(",")], lo, hi))
    return jobs


JOBS = parse()


def names():
    s = set()
    for j in JOBS:
        s.update(j["heads"])
        if j["labor"]: s.update(j["labor"][0])
        if j["sublet"]: s.update(j["sublet"][0])
        for p in j["parts"]: s.update(p[0])
    for f in (FEES + FLATFEES + TIREFEES + MOBILEFEES): s.add(f[0])
    return s


if __name__ == "__main__":
    print(len(JOBS), "jobs", len(names()), "names")
