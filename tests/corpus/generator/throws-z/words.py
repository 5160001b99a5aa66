"""Word lists: jobs (labor names @hours : parts), flat services, fees, people, shops, cars."""
# labor / variant / variant @lo-hi : part / variant,lo-hi,qty | part...
RAW = {
"general": """
Replace front brake pads and rotors/R&R front pads & rotors/Frt brake job/Front brakes replaced @1.2-2.2 : front brake pads/ceramic pads frt/Brake pad set front/Akebono pads,38-95,1 | rotors/front brake rotor/Disc rotor frt coated,42-120,2 | brake hardware kit/pad hardware,9-24,1 | brake cleaner/can brake clean,4-8,2
Replace rear brake shoes and drums/Rear drum brakes/R&R rr shoes @1.5-2.6 : brake shoe set/rear shoes bonded,32-60,1 | brake drum/rr drum,45-88,2 | wheel cylinder/LR wheel cyl,14-38,2
Replace alternator/Alt R&R/Remove & replace alternator @0.9-3.1 : alternator reman/Alternator 150A new/Remy alternator,155-410,1 | serpentine belt/drive belt 6PK2080/Gates belt,24-62,1
Replace starter/Starter R&R/Install starter motor @0.8-2.9 : starter motor/reman starter/Denso starter,118-290,1
Replace water pump and thermostat/Water pump R & R/W/pump replacement @2.0-5.5 : water pump/Water pump w/ gasket/Aisin water pump,58-210,1 | thermostat/stat & housing/thermostat 195 deg,14-70,1 | coolant/antifreeze 50/50 gal/Dexcool,16-29,2 | RTV silicone/gasket maker,7-14,1
Timing belt service/Timing belt, tensioner and idlers/Replace T-belt @3.5-6.5 : timing belt kit/T-belt kit Aisin/timing component kit,165-340,1 | cam seal/camshaft seal,9-19,2 | crank seal/front main seal,12-24,1
Replace spark plugs and coils/Tune up/Major tune-up 6 cyl @1.0-3.4 : spark plug/iridium spark plugs/NGK Iridium plug,9-22,6 | ignition coil/coil on plug/Coil pack,44-105,3 | intake plenum gasket/plenum gsk set,18-45,1
Valve cover gaskets/Reseal valve covers/V/C gaskets both banks @1.8-4.2 : valve cover gasket set/VC gasket kit,32-88,1 | spark plug tube seal/tube seals,6-14,4
Replace front struts/Frt struts R&R both sides/Install quick struts @2.0-3.2 : strut assembly/loaded strut LF/KYB Strut-Plus,135-260,2 | sway bar link/stabilizer link/Moog sway bar links,22-48,2
Replace lower ball joints/Ball joints lower L&R/Press in ball joints @1.8-3.5 : lower ball joint/Moog ball joint/ball jt lwr,38-90,2 | cotter pin & nut/castle nut kit,3-8,2
Replace outer tie rod ends/Tie rod end RF/Steering linkage repair @0.8-1.6 : outer tie rod end/tie rod end RH,32-75,2
Replace wheel hub bearing/Hub assy R&R LF/Wheel bearing replacement @1.2-2.5 : hub bearing assembly/Timken hub/wheel hub LF,95-260,1 | axle nut/spindle nut,6-14,1
CV axle replacement/R&R CV shaft/Replace LF half shaft @1.1-2.3 : CV axle/half shaft new LF/CV axle assembly reman,85-240,1 | axle seal/output seal,9-22,1 | gear oil/75W-90,9-18,2
Oil and filter change/LOF/Lube oil filter service @0.3-0.6 : oil filter/Wix oil filter/K&N filter,7-16,1 | 5W-30 synthetic/motor oil 0W-20/full syn oil qt,6-11,5 | drain plug gasket/crush washer,1-3,1
Replace fuel pump/Drop tank, fuel pump R&R/In-tank pump replacement @2.2-4.2 : fuel pump module/fuel pump assembly Delphi,190-460,1 | fuel filter/inline filter,14-38,1 | tank strap/strap bolt kit,18-44,2
Replace battery/Battery install & register/Install new battery @0.3-0.7 : battery/Group 35 AGM battery/Interstate MTP-65,139-260,1 | battery terminal/terminal end/cable clamp,5-12,2
A/C recharge and leak check/Evac & recharge/AC service @1.0-2.0 : R-134a/refrigerant R134a lb/freon,14-30,2 | UV dye/A/C dye,8-15,1 | Schrader valve/AC service valve core,4-9,2
Replace A/C compressor/Compressor R&R/AC compressor, drier, orifice @2.8-5.0 : A/C compressor/compressor w/ clutch/Sanden compressor,240-560,1 | receiver drier/accumulator,38-85,1 | orifice tube/expansion valve,9-48,1 | PAG oil/PAG 46 oil,11-22,1 | O-ring kit/a/c oring set,8-18,1
Replace blower motor/Heater fan repair/Blower motor & resistor @0.7-1.8 : blower motor/HVAC blower,62-160,1 | blower resistor/fan speed resistor,18-58,1
Replace window regulator/LF window regulator R&R/Fix driver window @1.0-2.0 : window regulator w/ motor/pwr window regulator LF/Dorman regulator,78-190,1
Replace headlamp bulbs/Headlight bulbs both/Lights @0.2-0.6 : headlight bulb H11/9006 bulb/Sylvania H7,14-32,2 | 194 bulb/license bulb,2-5,2
Replace O2 sensor/Oxygen sensor bank 1/Upstream O2 R&R @0.6-1.5 : oxygen sensor/Denso O2 sensor upstream/A/F sensor,62-190,1 | anti-seize/sensor anti seize,3-8,1
Replace EVAP purge valve/Evap repair/Purge solenoid R&R @0.4-1.0 : purge valve/canister purge solenoid,38-96,1 | gas cap/fuel cap,14-26,1
Replace power steering pump/P/S pump R&R/PS pump and hose @1.5-2.8 : power steering pump/reman P/S pump,98-230,1 | pressure hose/PS high press hose,48-110,1 | power steering fluid/PSF qt,7-14,2
Replace rack and pinion/Steering rack R&R/Rack replacement @3.0-4.8 : rack and pinion reman/steering rack,240-520,1 | inner tie rod/tie rod inner,36-70,2
Head gasket repair/Head gaskets both sides/H/gasket job @9.0-16.0 : head gasket set/Fel-Pro head set/MLS head gaskets,120-320,1 | head bolt set/head bolts TTY,38-110,1 | engine coolant/long life coolant,16-29,3 | exhaust manifold gasket/manifold gsk,12-30,2
Clutch replacement/Clutch job/R&R trans for clutch @5.0-8.5 : clutch kit/LUK clutch set/Clutch kit w/ TO bearing,150-420,1 | flywheel/new flywheel,85-290,1 | pilot bearing/pilot brg,8-22,1 | slave cylinder/hyd slave cyl,44-130,1
""",
"transmission": """
Remove and replace transmission/R&R trans/Trans R&I 4x4 @6.0-11.0 : trans mount/transmission mount,28-85,1 | cooler line/trans cooler lines set,34-95,1
Rebuild transmission/Overhaul unit on bench/Bench build 4L60E/Bench labor 6R80 @7.0-12.0 : overhaul kit/Banner kit 4L60E/master rebuild kit/Raybestos friction module,145-420,1 | clutch pack 3-4/HD 3-4 clutches/Alto Red Eagle clutches,38-140,1 | band/2-4 band wide carbon,22-58,1 | sun shell/The Beast sunshell/reaction shell,48-130,1 | bushing kit/bushings complete,28-64,1 | pump rings & vanes/13 vane pump kit,30-78,1 | filter/trans filter deep pan,14-42,1
Install torque converter/Converter install & flush cooler @0.8-1.6 : torque converter/converter reman 298mm/Billet front converter,165-560,1 | flexplate/flex plate 168T,44-120,1 | front pump seal/frt pump seal,6-15,1
Valve body repair/Replace valve body/Valve body R & R and adapt @1.8-3.9 : valve body/reman valve body Sonnax/VB w/ solenoids,260-690,1 | shift kit/Transgo shift kit/HD2 kit,44-130,1 | shift solenoid A/TCC solenoid/EPC solenoid,28-96,2 | pan gasket/farpak pan gasket,9-24,1
Fluid and filter service/Trans service/ATF drain & fill @0.8-1.5 : ATF Dexron VI/Mercon LV qt/Toyota WS fluid/ATF+4,6-14,9 | filter kit/trans filter & gasket,18-60,1
Transfer case rebuild/T-case R&R and reseal/Overhaul xfer case @4.0-7.5 : transfer case chain/T-case chain HV-086,88-190,1 | t-case pump/oil pump half,34-96,1 | seal kit/bearing & seal kit,78-170,1 | encoder motor/shift motor,92-240,1 | Auto-Trak fluid/t/case fluid,11-22,2
Rear differential overhaul/Set up ring and pinion/Diff rebuild 3.73 @5.0-8.0 : ring and pinion/Motive 3.73 gear set/gear set 4.10,190-390,1 | master install kit/Timken bearing kit,110-230,1 | gear lube 75W-140/syn gear oil,14-26,3 | friction modifier/limited slip additive,7-13,1
Replace driveshaft u-joints/U-joints front & rear/Drive shaft repair @0.8-2.0 : u-joint/Spicer U joint 5-760X/universal joint,18-52,2 | center support bearing/carrier bearing,38-110,1
Reprogram TCM/TCM flash & relearn/Adapt reset and road test @0.8-1.5 : transmission control module/TCM reman,240-680,1
Replace axle seals/Axle seals L & R/Output shaft seals @1.0-2.2 : axle seal/output seal LH,9-28,2 | diff cover gasket/cover gasket,8-18,1
""",
"exhaust": """
Install muffler/Muffler weld in/Replace rear muffler @0.6-1.5 : muffler/Walker muffler/Flowmaster 40 series/glasspack 24in,48-180,1 | muffler clamp/2 1/2 band clamp/U-bolt clamp,4-14,2 | exhaust hanger/rubber hanger,5-15,3
Bend and install tailpipe/Tailpipe custom bent/Fab tail pipe over axle @0.7-1.6 : tailpipe/aluminized pipe 2.25 ft/2.5in pipe per ft,5-12,8 | chrome tip/exh tip stainless,22-55,1
Replace catalytic converter/Cat R&R bank 1/Install CARB converter @1.2-3.4 : catalytic converter/cat conv direct fit/Magnaflow universal cat,240-980,1 | gasket/donut gasket/flange gasket,8-24,2 | O2 sensor/rear oxygen sensor,58-140,1 | stud & nut kit/flange bolt kit spring,9-24,1
Replace exhaust manifold/LH manifold, drill out broken studs/Manifold R & R @2.4-5.5 : exhaust manifold/Dorman manifold LH,120-330,1 | manifold gasket set/manifold gskts,18-52,1 | manifold stud/stud M10,3-8,6
Dual exhaust system/Fabricate duals w/ X pipe/True duals @4.0-8.0 : turbo muffler/Magnaflow 11226,72-165,2 | X-pipe/H pipe stainless,68-140,1 | mandrel bends/90 deg mandrel bend,18-38,4 | stainless pipe 3in ft/304 SS tubing,13-26,12
Replace flex pipe/Weld in flex section/Flex pipe repair @0.8-1.6 : flex pipe/2 x 8 flex coupling/interlock flex,28-72,1
Repair flange leak/Weld flange/Fix exh leak at y-pipe @0.5-1.2 : split flange/repair flange 2-bolt,14-30,1 | y-pipe/Y pipe front,95-260,1
Resonator replacement/Install resonator/Straight pipe resonator @0.4-1.0 : resonator/Walker resonator,38-90,1 | straight pipe 2in/pipe 24in,12-28,1
""",
"radiator": """
Remove and replace radiator/R&R radiator/Radiator swap @1.2-3.0 : radiator/new radiator 2 row alum/Spectra CU2423/plastic alum radiator,120-390,1 | upper radiator hose/upper hose,16-48,1 | lower radiator hose/lwr hose molded,18-52,1 | radiator cap/16 lb cap,8-17,1 | coolant gal/green antifreeze/extended life coolant,15-30,2 | hose clamp/clamps worm gear,2-4,4
Boil out and rod radiator/Clean and rod core/Hot tank & flow test @1.5-3.0 : solder/50/50 solder bar,12-30,1 | inlet neck/brass inlet fitting,14-34,1
Re-core radiator/Recore 4 row/Recore heavy equip rad @3.0-6.5 : 4 row core/copper brass core/HD core 22x24,240-790,1 | tank gasket/header gasket,12-30,2 | side bracket/mount channel,18-44,2
Repair plastic tank/Re-tank/Replace side tank & O-ring @1.0-2.0 : plastic tank/side tank RH,44-98,1 | tank O-ring/header o ring,10-22,1 | petcock/drain cock,5-12,1
Replace heater core/Heater core R&R, dash out/Heater core job @4.0-9.0 : heater core/alum heater core,46-140,1 | heater hose ft/5/8 heater hose,3-6,6 | heater control valve/htr valve,24-60,1
Weld fuel tank/Steam, weld and seal gas tank/Tank repair & coat @2.0-4.0 : tank sealer/Red-Kote liner qt,34-60,1 | sending unit gasket/lock ring & gasket,9-24,1
Charge air cooler repair/CAC test & tig weld/Repair intercooler leak @1.5-4.5 : CAC boot/intercooler boot silicone,28-75,2 | T-bolt clamp/spring T clamp,9-18,4
Replace fan clutch/Fan clutch & shroud/Elec fan R&R @0.8-1.9 : fan clutch/Hayden fan clutch/elec fan assembly,68-240,1 | fan shroud/shroud lower,38-110,1
A/C condenser replace/Condenser R&R/AC cond & drier @1.5-3.0 : condenser/parallel flow condenser,110-260,1 | desiccant bag/drier cartridge,18-45,1
""",
"upholstery": """
Recover bench seat/Re-cover front bench/Bench seat new cover @6.0-11.0 : vinyl marine grade yd/black vinyl yd/Sunbrella yd,24-58,6 | seat foam/HR foam 4in/foam cushion,38-120,2 | welt cord/piping yd,2-5,8 | hog rings/hog ring pack,9-18,1
Repair driver seat bottom/Driver cushion panel replaced/Sew in new panel LH seat @2.0-4.5 : leather half hide/leather panel/perforated leather,85-240,1 | thread/bonded nylon thread,9-22,1 | foam bolster/bolster foam LH,28-65,1
Headliner replacement/Remove & recover headliner/Headliner new material @3.0-6.0 : headliner fabric yd/foam back headliner gray,12-26,4 | adhesive/Weldwood glue gal/spray adhesive can,14-48,1 | trim clips/push clip bag,8-18,1
Install carpet/Carpet kit installed/Molded carpet fit and bind @3.5-7.0 : carpet kit/ACC molded carpet set,160-340,1 | jute padding/insulation pad yd,8-18,5 | carpet binding/edge binding ft,2-4,12
Convertible top install/Top R&R/Install new conv. top @9.0-15.0 : convertible top/stayfast canvas top/Haartz top,280-690,1 | rear curtain/glass rear window,140-260,1 | tack strip/trim stick,14-32,3 | wire-on/hidem binding ft,2-5,16
Door panels recovered/Re-do door panels/Door panel pair @2.5-5.0 : door panel board/ABS panel board,18-36,2 | panel fasteners/christmas tree clips,7-14,1
Sew boat cover/Custom boat cover/Mooring cover patterned @8.0-14.0 : Top Gun fabric yd/acrylic canvas,17-30,12 | snap fasteners/stainless snaps,1-3,24 | zipper/#10 YKK zipper ft,3-6,8
Motorcycle seat recover/Seat pan, foam and cover/Gel seat @1.5-4.0 : gel pad/seat gel insert,44-85,1 | carbon look vinyl/grip vinyl yd,22-44,1
""",
"diesel": """
Replace injectors/Injector R&R all 6/Injector set install @4.5-9.0 : fuel injector/reman injector Bosch/injector CR Duramax,240-520,6 | return line kit/inj return lines,38-95,1 | injector core tube/connector tube,36-74,2
Replace HP fuel pump/CP4 pump R&R/High pressure oil pump @4.0-8.0 : CP4.2 injection pump/HPOP reman/fuel pump HP,480-1150,1 | gasket kit/front cover gaskets,28-70,1 | fuel filter/Racor filter/FS19763,22-58,2
Turbo replacement/R & R turbocharger/Turbo swap, update pedestal @4.0-7.5 : turbocharger reman/HE351VE turbo/GT3788 turbo,780-1900,1 | up-pipe gasket/turbo gasket kit,28-90,1 | oil feed line/turbo drain tube,34-80,1
Replace EGR cooler/EGR cooler & valve/Egr system repair @5.0-9.0 : EGR cooler/BPD EGR cooler,290-640,1 | oil cooler/oil cooler kit,160-380,1 | EGR valve/egr vlv,160-330,1 | ELC coolant/CAT EC1 gal/red ELC,19-34,5
DPF clean and regen/Remove, bake & clean DPF/Forced regen @2.0-4.5 : DPF gasket/filter gasket kit,34-78,2 | V-band clamp/vband 5in,38-84,2 | DEF fluid/2.5 gal DEF,14-22,2
PM service/B service/Wet PM & inspection @1.5-3.0 : 15W-40/Rotella T6 gal/Delo 400 gal,17-32,10 | lube filter/LF14000NN/oil filter spin-on,24-58,1 | fuel/water separator/FF63054,24-60,2 | air filter/primary air element,48-130,1 | grease/moly grease tube,5-11,2
Reline brakes/Brake job rear tandem/R&R shoes, drums, s-cams @4.0-8.0 : brake shoe kit/4707Q shoe kit reman,38-74,4 | brake drum 16.5x7/HD drum,98-190,4 | slack adjuster/auto slack,64-130,2 | brake chamber/30/30 chamber,44-98,2 | wheel seal/Stemco Guardian seal,32-64,4
Replace king pins/Kingpins both sides/King pin R&R @5.0-8.0 : king pin kit/Stemco Qwik-Kit,140-290,1 | shim pack/thrust bearing,18-42,2
Replace glow plugs/Glow plugs & harness/GP relay @1.5-3.6 : glow plug/Beru glow plug,14-34,8 | glow plug module/GPCM,85-190,1
Air dryer service/Replace air dryer cartridge/AD-9 R&R @0.7-1.6 : air dryer cartridge/AD-IP cartridge,54-130,1 | purge valve kit/dryer purge valve,38-80,1
Replace leaf springs/Spring pack rear/R&R u-bolts and springs @3.0-6.0 : leaf spring pack/3 leaf rear spring,190-420,2 | u-bolt kit/u bolts 3/4x4x16,24-58,4 | spring eye bushing/rubber bushing,14-36,4
""",
"motorcycle": """
Mount and balance tires/Tire change wheels on bike/Install tire rear @0.6-1.4 : rear tire/Dunlop 401 150/80B16/Michelin Road 6 rear,148-260,1 | front tire/Shinko 777 frt/tire 120/70-17,98-190,1 | valve stem/90 deg valve stem,4-12,2 | tube/heavy duty tube,14-32,1
Carb clean and sync/Clean & sync carbs/Carb overhaul bank of 4 @3.0-6.0 : carb rebuild kit/K&L carb kit/float bowl kit,18-44,4 | fuel line/1/4 fuel hose ft,2-5,3 | inline filter/fuel filter,5-12,1 | carb boots/intake boot,14-32,4
Chain and sprockets/Replace chain & sprkts/C&S kit install @1.0-2.2 : X-ring chain/DID 525 chain/RK chain 530,88-170,1 | front sprocket/countershaft sprkt 16T,18-42,1 | rear sprocket/JT sprocket 43T,34-72,1
Valve adjustment/Check & adj valves/Valve check, shim @2.0-6.0 : valve shim/shim 9.48mm,7-13,4 | valve cover gasket/cam cover gasket,24-58,1 | spark plug CR9EIA/NGK plug,7-19,4
Fork seals/Rebuild forks/Fork service L & R @2.0-4.0 : fork seal set/seal & dust kit,24-58,1 | fork oil 10W/5W fork fluid qt,13-22,2 | fork bushing/slider bushing,11-26,2
Primary service/10K service/Three hole oil change @0.8-3.0 : Syn3 oil/20W50 V-twin qt/Motul 7100,12-21,4 | oil filter chrome/KN-170,11-22,1 | primary gasket/derby cover gasket,7-22,1
Stator replacement/Charging system repair/Stator & reg @1.5-3.5 : stator/Ricks stator/Cycle Electric stator,110-240,1 | regulator rectifier/mosfet reg,98-210,1 | stator cover gasket/LH crankcase gasket,14-32,1
Front brake pads/Pads & flush frt/Brake service @0.5-1.5 : sintered pads/EBC HH pads/pad set,32-54,2 | DOT 4/brake fluid,7-14,1 | braided line/Galfer line,58-110,1
Replace battery/Battery & tender lead/New batt installed @0.2-0.5 : YTX14-BS/Yuasa battery/lithium battery,88-210,1
Handlebar and cable install/Ape hangers installed/Bars & risers @2.5-6.0 : handlebar/12in ape bars,110-240,1 | clutch cable/clutch cable +8,42-98,1 | grips/grip set,28-90,1 | brake line upper/extended brake line,58-130,1
Replace cam tensioners/Cam chest/Upgrade tensioner @4.0-7.5 : tensioner kit/hydraulic tensioner,190-390,1 | cam bearing/Torrington bearing,16-32,2 | lifter/B lifters,38-70,4
""",
"rv": """
Roof reseal/Reseal roof & vents/Clean, prep and seal roof @3.0-8.0 : Dicor lap sealant/self leveling sealant tube,14-24,6 | Eternabond tape/EB tape 4in roll,68-140,1 | vent lid/14x14 vent lid,18-44,2
Replace water heater/Water heater R&R/Install Suburban SW6DE @2.0-4.0 : water heater/Suburban 6 gal heater/Atwood G6A-8E,480-840,1 | PT valve/relief valve 1/2,18-36,1 | anode rod/magnesium anode,14-28,1 | teflon tape/thread tape,2-5,1
Furnace repair/Replace furnace board/Furnace R&R, clean sail switch @1.5-3.5 : ignition board/Dinosaur board/igniter module,118-240,1 | sail switch/limit switch,19-42,1 | blower motor furnace/furnace motor,110-230,1
A/C unit replacement/Replace roof air/Install 13.5 roof a/c @2.5-4.5 : rooftop A/C/Coleman Mach 13.5/Dometic Brisk II,690-1180,1 | roof gasket/A/C gasket 14x14,22-45,1 | start capacitor/hard start kit,24-58,1
Slide-out repair/Slide motor & gear/Adjust slide, replace seal @2.0-6.0 : slide motor/Lippert slide motor,210-420,1 | bulb seal ft/slide wiper seal,4-9,18 | slide roller/gear pack,28-70,2
Awning fabric replacement/New awning fabric/Awning R&R 18 ft @2.0-4.0 : awning fabric/A&E fabric 18ft vinyl,240-520,1 | awning motor/torsion motor,180-330,1
Wheel bearings and brakes/Repack brgs both axles/Trailer brake service @3.0-6.0 : brake assembly 12in/elec brake assy LH,68-120,4 | grease seal/double lip seal 2.25,6-13,4 | bearing kit/L68149 bearing set,18-44,4
Replace converter/Power converter R&R/WFCO upgrade @0.8-2.0 : converter 55A/PD4655 converter,190-340,1 | deep cycle battery/group 27 RV battery/6V golf batt,120-260,2 | battery box/vented box,14-28,1
Refrigerator repair/Fridge cooling unit R&R/Norcold board replace @1.0-6.5 : cooling unit/Norcold cooling unit reman,640-1190,1 | control board/3-way board,130-250,1 | thermocouple/thermistor,18-42,1
Toilet replacement/Replace toilet & seal/Thetford install @0.8-1.8 : RV toilet/Dometic 310 toilet,128-240,1 | floor flange seal/flange kit,9-24,1 | water valve/ball valve kit,24-52,1
Winterize unit/Winterization/Winterize w/ pink @0.8-1.5 : RV antifreeze/pink antifreeze gal,5-11,4
Generator service/Onan tune up/Gen service & load test @1.0-2.5 : Onan oil filter/gen filter,12-28,1 | spark plug/Onan plug,6-14,2 | carb Onan/genset carburetor,190-340,1
""",
"machine": """
Hot tank and magnaflux block/Clean & mag block/Bake, shot peen @1.0-2.5 : freeze plug kit/brass core plugs,18-38,1 | cam bearings/Durabond cam brgs,24-58,1
Bore and hone 8 cyl/Bore .030 over, plate hone/Hone cylinders @2.5-5.0 : pistons .030/Speed-Pro pistons/hyper piston set,240-560,1 | piston rings/moly ring set,64-150,1
Deck block/Surface block both decks/Square decks @1.2-2.4 : dowel pin/head dowel,2-5,4
Valve job/3 angle valve job/Comp valve job w/ guides @3.0-6.5 : intake valve/SS valve 2.02,12-26,8 | exhaust valve/exh valve 1.60,11-28,8 | valve guide/bronze liner,5-12,16 | valve seal/viton seals,2-5,16 | valve spring/Z28 springs,4-11,16 | valve seat/hardened exh seat,9-19,8
Resurface cylinder heads/Mill heads .008/Surface 2 heads @0.8-1.8 : head gasket set/Fel-Pro 17030,62-160,1
Grind crankshaft/Crank grind .010/.010 & polish/Turn crank 10-10 @1.5-3.5 : main bearings/Clevite main set,48-120,1 | rod bearings/Clevite 77 rod set,44-98,1 | woodruff key/crank key,2-4,1
Balance rotating assembly/Balance 8 cyl/Rotating balance @2.0-4.0 : mallory metal/heavy metal slug,38-72,2 | harmonic balancer/SFI damper,88-260,1
Resize rods/Recondition con rods/Rods, new ARP bolts @1.5-3.0 : ARP rod bolts/rod bolt set,58-120,1
Press pins/Hang pistons/Fit pins & install @0.6-1.4 : pin bushing/wrist pin bush,6-14,8
Pressure test head/Test & vacuum/Crack check head @0.5-1.2 : core shift plug/pipe plug,3-8,2
Resurface flywheel/Grind flywheel stepped/Flywheel surface @0.3-0.8 : flywheel dowel/dowel pins,3-6,3
Assemble short block/Assemble long block/Final assembly & prime @6.0-11.0 : oil pump/Melling M55HV/high vol oil pump,44-120,1 | timing set/double roller/true roller timing chain,44-130,1 | camshaft & lifters/Comp Cams XE268/flat tappet cam kit,180-340,1 | full gasket set/overhaul gaskets,78-190,1 | assembly lube/cam lube,8-16,1
Turn rotors/Turn drums/Cut rotors on car @0.3-0.9 : rotor shim/hub washer,3-7,2
""",
"marine": """
Lower unit service/Service lower unit/Gearcase reseal @1.0-3.5 : gear lube qt/Quicksilver HP gear lube,11-22,3 | lower unit seal kit/Mercury seal kit,54-120,1 | prop shaft seal/seal 26-816,9-24,2
Impeller replacement/Water pump kit installed/Raw water pump R&R @1.0-2.5 : impeller kit/Sierra 18-3217 kit,44-120,1 | pump housing/raw water housing,60-160,1
Annual service/100 hr service/Outboard 300 hour maint @1.8-4.5 : Yamalube 4M qt/FC-W 10W-30,8-15,5 | oil filter/Merc oil filter,12-28,1 | fuel water separator/10 micron filter,16-38,1 | spark plug LFR6A/marine plug,7-16,6 | anode/trim tab anode,14-42,2
Winterize engine/Winterization I/O/Fog & drain engine @1.5-3.0 : fogging oil/fogging spray,9-17,2 | -100 antifreeze/marine pink gal,7-16,4 | fuel stabilizer/Sta-Bil 32oz,14-28,1
Manifolds and risers/Replace exhaust manifolds/R&R risers port & stbd @4.0-8.0 : exhaust manifold Merc/Barr manifold,220-420,2 | riser/exhaust elbow 3in,140-290,2 | riser gasket/manifold gasket set,14-34,2 | exhaust bellows/tubes & clamps,28-64,1
Bellows and gimbal/Replace U-joint bellows/Drive off, gimbal bearing @3.0-5.5 : bellows kit/Sierra bellows kit,110-220,1 | gimbal bearing/gimbal brg,44-110,1 | shift cable/lower shift cable,84-170,1
Replace starting battery/Batteries & switch/Install dual battery @0.6-1.8 : group 24 marine battery/dual purpose battery,118-240,2 | battery switch/Perko switch,38-72,1 | tinned cable/2 ga cable ft,5-10,6
Carb rebuild/Rebuild 3 carbs/Carb kits & link sync @2.5-5.0 : carb kit/carburetor kit Sierra,22-54,3 | primer bulb/fuel line assy,18-48,1
Bottom paint/Sand and paint bottom/Two coats bottom paint @6.0-14.0 : ablative paint gal/VC17/Micron CSC gal,160-290,2 | zinc/hull zinc,18-40,2 | roller & tape/paint supplies,22-48,1
Prop repair/Replace prop/Prop swap, hub kit @0.3-0.8 : propeller/SS prop 14.5x19/alum prop 3 blade,120-460,1 | hub kit/Flo-Torq hub,28-64,1
Bilge pump replacement/Wire new bilge pump/Livewell pump @0.6-1.8 : bilge pump/Rule 1100 pump,38-88,1 | float switch/auto float,24-54,1 | butt connectors/heat shrink butts,1-3,8
Trailer repair/Trailer hubs & lights/Winch strap, bunks @1.0-3.0 : hub kit galv/1 1/16 hub kit,54-98,2 | LED tail lamp/trailer light kit,34-70,1 | bunk board/bunk carpet,18-42,2
""",
}
FLAT = {
"general": "Diagnostic/Scan and diagnose check engine light/Check over,75-165;4 wheel alignment/Alignment,79-139;State inspection/Emissions test,18-45;Brake fluid flush/Flush brakes,89-139;Coolant flush,99-169;Tire rotation/Rotate & balance,25-60;Fuel induction service,119-189;Key programming/Program 2 fobs,90-210;Road test & recheck,40-85;Throttle body clean,69-120;Pre-purchase inspection,95-175;Trip charge/Service call/Mobile service call 18 mi,45-110;Headlight restoration/Polish headlamps,50-110",
"transmission": "Diag and road test/Internal inspection/Teardown & inspect,150-420;Cooler flush/Hot flush cooler,65-130;Computer scan/Scan TCM,75-140;Towing in/Tow to shop,75-160",
"exhaust": "Shop welding/Weld up crack,45-140;Exhaust inspection,25-60;Back pressure test,45-90;Remove old system/Torch off rusted system,60-150",
"radiator": "Pressure test/Pressure test cooling system,30-85;Block test/Chem test head gasket,35-85;Power flush/Flush & fill,79-149;Pick up & deliver,25-75;A/C evac & charge,110-195",
"upholstery": "Pick up and delivery,40-120;Steam clean interior,120-240;Patterning/Pattern and layout,80-220;Embroidery logo/Embroider 2 headrests,60-160",
"diesel": "DOT inspection/Annual DOT insp.,85-170;Diagnostic time/Hook up laptop & diag,150-330;Road call/Service call I-80 exit 41,185-420;Steam clean engine,75-160;Chassis lube/Grease & check,45-95;Reset parameters/ECM reprogram,160-390",
"motorcycle": "Wheel true & balance/Balance frt wheel,25-60;Dyno run/Dyno tune,150-390;Storage winter/Winter storage 5 mo.,200-375;Safety inspection/PA inspection,20-60;Wash & detail,60-150;Pickup fee/Bike pick up,50-120",
"rv": "LP leak test/Propane drop test,45-110;Hookup inspection/PDI check,110-250;Service call/Mobile RV call,95-195;Sanitize water system,60-120;Diagnose 12V draw,120-220",
"machine": "Clean and inspect/Tear down and clean,80-240;CNC chamber cc/cc heads,120-280;Freight in/UPS on crank,25-80;Dyno engine/Engine dyno 1/2 day,450-900;Weld & repair water jacket,120-360",
"marine": "Haul and launch/Lift & haul,150-380;Sea trial/Water test,95-190;Shrink wrap 22 ft/Shrinkwrap,240-440;Pressure wash bottom,80-180;Compression & leakdown,90-180;Computer diag/CDS scan,110-190;Slip side service call,75-150",
}
TOW = ["Hook up/Hook-up fee/Base tow,65-140", "Loaded miles/Mileage/Miles loaded,3-8", "Winch out/Winching/Recovery,75-260", "Dollies/Dolly wheels,45-95", "Flatbed/Rollback,85-150", "Storage/Storage days/Outside storage,25-60",
 "Jump start/Battery boost,45-85", "Tire change/Change spare,50-85", "Lock out/Unlock car,55-95", "Fuel delivery/Gas 2 gal,50-90", "After hours gate fee/Gate fee,45-100", "Drop driveline/Pull driveshaft,45-95", "Labor on scene/Extra man,60-110", "Oil dry & clean up/Clean up debris,30-95", "Admin fee/Lien paperwork,25-75", "Unloaded miles/En route miles,2-5", "Tarp & wrap/Crash wrap,25-65", "Notification letter/Certified mail,15-40", "Skid steer/Loader w/ operator,120-260", "Yard release/Release fee,25-60"]
FEES = {"general": ["Shop supplies", "Shop Supplies & Hazmat", "shop mat.", "Supplies", "Misc. shop supplies", "Environmental fee", "Waste oil disposal", "EPA / disposal", "Hazardous waste", "Haz Mat", "Tire disposal", "Card fee 3%", "Credit card surcharge", "Freight", "Shipping", "Inbound freight", "Core charge", "Rags, chemicals & sealers", "Battery fee", "Fuel surcharge", "Convenience fee", "Enviro."]}
DISC = ["Discount", "Less: cash discount", "Senior discount", "Military discount", "10% off labor", "Coupon", "Repeat customer", "Core return", "Core credit", "Goodwill adj.", "Loyalty discount", "Less discount", "Cash price adj.", "Friends & family", "Courtesy adjustment", "First-time customer"]
DECL = ["Cabin filter", "Rear shocks", "Front tires 4/32", "Trans cooler", "Engine mount torn", "Wiper blades", "Serpentine belt cracked", "Rear main seep", "Drag link loose", "LF tire cupped", "Battery weak 410 CCA", "Steering damper", "Oil pan gasket seeping", "Exhaust hanger rusty", "Rear wheel seal"]
NC = ["Check tire pressure", "Top off fluids", "Road test", "Inspect charging system", "Courtesy check", "Wash", "Reset light", "Check belts & hoses", "Multi point check", "Test drive w/ customer", "Clean battery ends", "Lube door hinges"]
PEOPLE = "Dale Hutchins,Rosa Ibarra,T. Wozniak,Marcus Bell,Kim Tran,Lonnie Pruitt,Sharon Oakley,J. Delgado,Pete Sorensen,Amy Kowalczyk,Curtis Mayhew,Big Sky Hauling,Green Acres Dairy,Harold & June Stamper,Andre Washington,Nick Pappas,Bev Lindqvist,R. Castellano,Denise Fontaine,Wade McAllister,Hoang Nguyen,Patty Greer,Oscar Villanueva,St. Brendan Parish,Tri-County Septic,Ellen Marsh,Dwayne Fisk,Gus Lemke,Priya Nair,Walt Brandvold".split(",")
SHOPS = {
"general": "Hank's Garage,Two Rivers Auto Repair,Mobile Mike Mechanic,Delgado Bros. Automotive,Corner Garage LLC,Honest Abe's Auto,Wrench On Wheels,K & L Auto Care,Prairie Import Service,Stan the Mobile Mechanic,Lakeview Auto & Tire,Eastside Motor Works,Juarez Taller Mecanico,Backyard Wrenches",
"transmission": "Valley Transmission,Gear Head Transmissions,Shiftwell Trans & Gear,Lowe's Transmission Exchange,Tri-State Trannys,Mr. Overdrive",
"exhaust": "Rusty's Muffler,Muffler Man of Yakima,Pipe Dreams Exhaust,Bend-Rite Muffler Shop,Ozark Muffler & Brake,Loud & Clear Exhaust",
"radiator": "Delta Radiator Works,Kool Kar Radiator,A-1 Radiator & A/C,Mesa Radiator,Bettendorf Radiator Co.,Hi-Line Radiator",
"upholstery": "Stitch & Hide Upholstery,Fernandez Auto Upholstery,Top Stitch Trim Shop,Sew Fine Interiors,Bluegrass Auto Trim",
"diesel": "Iron Horse Diesel,Bluff City Truck & Diesel,Northern Plains Diesel,Rolling Coal Repair (Fleet),Big Rig Road Service,High Desert Diesel",
"motorcycle": "Iron Butt Cycles,Twin Cam Garage,Moto Shed,Chrome Pony Cycle Repair,Cascade Moto Works,Old Skool Choppers",
"rv": "Happy Trails RV Service,Sunset RV & Trailer,Mobile RV Doc,Bighorn RV Repair,Snowbird RV Center",
"machine": "Precision Crank & Head,Mueller Automotive Machine,Tri-City Engine Rebuilders,Block & Head Machine,Kustom Bore Machine Shop",
"marine": "Harbor Marine Repair,Lake Norman Outboards,Dockside Mobile Marine,Pelican Bay Marine Svc,Northshore Boat Works",
"tow": "Night Owl Towing,Red's Wrecker Service,Five Star Towing & Recovery,Hooker Bros. Towing,A-Able Tow,Mesa Verde Wrecker",
}
CARS = {
"general": "Ford F-150,Toyota Camry,Honda Accord,Chevrolet Impala,Jeep Wrangler,Subaru Forester,Nissan Altima,Dodge Charger,GMC Sierra,Hyundai Sonata,Kia Sorento,Mazda 3,Volkswagen Jetta,Buick LeSabre,Toyota Tacoma,Honda CR-V,Ford Escape,Chevrolet Tahoe,Lexus RX350,BMW 328i,Volvo XC90,Chrysler Pacifica,Ram 1500,Acura TL",
"diesel": "Ford F-350,Ram 2500,Chevrolet Silverado,Freightliner Cascadia,Peterbilt 389,Kenworth T680,International 4300,Isuzu NPR,Mack Granite,Volvo VNL",
"motorcycle": "Harley-Davidson Softail,Honda Shadow,Kawasaki Vulcan,Yamaha V-Star,Suzuki SV650,BMW R1200GS,Triumph Bonneville,Ducati Monster,Indian Scout,Kawasaki KLR650,Honda Goldwing",
"rv": "Winnebago Minnie,Jayco Greyhawk,Forest River Cherokee,Keystone Cougar,Thor Chateau,Fleetwood Bounder,Airstream Flying Cloud,Coachmen Leprechaun",
"machine": "Chevrolet Camaro,Ford Mustang,Pontiac GTO,Dodge Dart,Jeep CJ7,Chevrolet C10,Oldsmobile Cutlass,Ford Bronco",
"marine": "Bayliner Capri,Sea Ray Sundancer,Lund Rebel,Boston Whaler Montauk,MasterCraft ProStar,Tracker Grizzly,Grady-White Fisherman,Chaparral Signature,Bennington Pontoon",
}
STREETS = "118 Mill Rd,4402 Hwy 65 N,77 Depot St,9 Old Quarry Ln,2310 Industrial Blvd Unit 4,615 W Broadway,RR 2 Box 88,1450 County Road 12,33 Harbor Way,801 Garfield Ave,5629 S Tacoma Way".split(",")
TOWNS = "Yakima WA 98902,Bozeman MT 59715,Cookeville TN 38501,Dubuque IA 52001,Las Cruces NM 88001,Bangor ME 04401,Waco TX 76710,Erie PA 16509,Ocala FL 34471,Minot ND 58701,Chico CA 95928,Ogden UT 84401,Joplin MO 64801,Salisbury MD 21801".split(",")
THANKS = ["Thank you for your business!", "We appreciate your business. Next oil service $89.95 w/ this ticket.", "Minimum diagnostic charge is $95.", "Past due accounts are charged 1.5% per month. Returned checks $35.", "Storage of $35 a day after 72 hours.", "Warranty 12 months / 12,000 miles on parts and labor.", "Cash, Zelle, Venmo or card. Cards add 3%.", "Refer a friend and get $25 off your next visit.", "Not responsible for items left in vehicle.", "Unclaimed vehicles are stored at $40 per day.", "Old parts were shown to customer.", "Ask about our $49 A/C check this summer.", "Late fee of 1.5% on balances over 30 days.", "A charge of $20.00 is made for estimates over one hour.", "Thanks! Tell your neighbors.", "No warranty on customer supplied parts.", "Free brake check every Tuesday (a $60 value).", "Please recheck lug nuts after 50 miles."]
NOTES = ["cust. states noise at low speed", "found worn out", "came in on hook", "old one seized", "OK per phone 10:40", "12/12 warranty", "torque to spec, road tested", "retorque at 100 miles", "used customer's fluid", "cleaned threads", "came apart hard, rusty", "see photo", "special order", "ordered Tuesday", "aftermarket, OE not available", "replaced both sides"]
