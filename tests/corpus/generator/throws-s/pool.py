# -*- coding: utf-8 -*-
"""Pool of job / part / labor names. DSL:
J tags | headline;headline | labor name;labor name | hours lo-hi
P names;names | dollars lo-hi | qty choices
S tags | names | dollars lo-hi      (flat priced services)
"""
RAW = r'''
J car brake | Front Brake Service;REPLACE FRONT BRAKE PADS & ROTORS;Brakes - Front Pads and Rotors;Front brakes | R&R Front Brake Pads and Rotors;Disc Brake Pads & Rotors - Front - Remove & Replace - Includes clean and lube slides;Frt pads/rotors labor;Replaced front brake pads and both rotors, lubricated guide pins | 1.2-2.6
P Front Ceramic Brake Pads;PAD SET FRT DISC BRAKE;Wagner ThermoQuiet Ceramic Disc Pad Set (Front);Brake Pad Set - Premium Severe Duty w/ hardware;frt pads | 42-139 | 1
P Brake Rotor - Front;ROTOR-FRT DISC BRAKE;Coated Disc Brake Rotor, Front Vented;Rotor;DISC, FRONT BRAKE | 48-168 | 2
P Hardware Kit;Disc Brake Hardware Kit - Front;KIT, PAD CLIP | 9-24 | 1
J car brake | Rear Brake Service;REAR PADS AND ROTORS W/ EPB RESET;Rear Disc Brakes | R&R Rear Brake Pads & Rotors;Rear pads & rotors incl. electronic park brake service mode;Labor - rear brake job;Brake Pads - R&R - Rear | 1.1-2.4
P Rear Ceramic Brake Pads;PAD KIT, RR BRAKE;Akebono ACT1391 Ultra-Premium Ceramic Pads;Pads rear (Bosch QuietCast) | 39-128 | 1
P Brake Rotor - Rear;ROTOR, REAR SOLID;Rotor RR painted hat;DISC-REAR BRAKE | 41-149 | 2
P Brake Cleaner;BRAKLEEN 20OZ;Brake parts cleaner can | 4-8 | 1,2
J car brake | Brake Caliper Replacement;LF CALIPER SEIZED - REPLACE;Caliper, right rear | Replace Caliper and Bleed Brakes;R&R L/F caliper, bleed system;Brake Caliper - Remove & Replace - One Side | 0.9-1.8
P Remanufactured Brake Caliper w/ Bracket;CALIPER ASM LF RMFD;Loaded Caliper, Right Rear;Friction ready caliper | 78-210 | 1
P Core Charge - Caliper;CORE CALIPER;Caliper core deposit | 25-75 | 1
P Brake Fluid DOT 3;DOT4 BRAKE FLUID 12OZ;Brake fluid (pt) | 6-14 | 1,2
J car brake | Brake Line Repair;REPLACE RUSTED BRAKE LINES REAR | Fabricate and install rear steel brake lines;Brake line - make up & install, bleed complete system | 1.8-3.9
P NiCopp Brake Line 3/16 25ft;Brake tubing & fittings;Line kit, preformed stainless | 38-145 | 1
J car suspension | Front Strut Replacement;STRUTS FRT BOTH SIDES;Front suspension - struts | Front Strut Assembly - R&R - Both;R&R both front struts (quick-strut);Labor: Suspension Strut, Front (pair) | 2.0-3.6
P Monroe Quick-Strut Assembly Front Left;STRUT ASM-FRT SUSP LH;KYB Strut-Plus Complete Assembly | 129-289 | 1
P Monroe Quick-Strut Assembly Front Right;STRUT ASM-FRT SUSP RH;KYB Excel-G strut R/F | 129-289 | 1
P Strut Mount Kit;MOUNT, STRUT W/BEARING | 34-88 | 2
J car suspension | Control Arm & Ball Joint;LOWER CONTROL ARMS WORN BUSHINGS;L/R lower control arms | Lower Control Arm - R&R - Both Sides;R&R lower control arm w/ball joint | 1.9-4.2
P Lower Control Arm w/ Ball Joint;ARM, FRT LWR CTRL;MOOG RK620467 Control Arm and Ball Joint Assembly;Lwr control arm L | 84-245 | 1,2
P Alignment Cam Bolt Kit;BOLT, CAM | 14-42 | 1,2
J car suspension | Wheel Bearing / Hub;RF HUB BEARING NOISE;Wheel bearing replacement | Wheel Hub Bearing - R&R - One Side Front;Press out & replace wheel bearing RF;Replaced noisy hub and bearing assembly | 1.3-2.7
P Wheel Hub & Bearing Assembly;HUB ASM-FRT WHL;Timken HA590482 Hub Unit w/ ABS;Bearing, press-in + snap ring | 96-265 | 1,2
P Axle Nut;NUT-HUB (ONE TIME USE) | 5-14 | 1
J car suspension | Sway Bar Links;STABILIZER LINK KIT | Stabilizer bar links - replace pair;R&R sway bar end links | 0.6-1.2
P Stabilizer Bar Link;LINK KIT, SWAY BAR;Moog K750123 end link | 22-66 | 2
J car suspension | Outer Tie Rod Ends;TIE ROD END L/F | Tie Rod End - Outer - R&R;Replace outer tie rods, both sides | 0.8-1.5
P Outer Tie Rod End;ROD, TIE END OUTER;Steering tie rod end (outer, L=R) | 34-92 | 1,2
J car steering | Power Steering Rack;RACK & PINION LEAKING | Steering Rack and Pinion - Remove and Replace, fill and bleed system;R&R rack | 3.0-5.4
P Reman Rack & Pinion Assembly;GEAR ASM, STEERING (REMAN) | 265-690 | 1
P Core - Rack & Pinion;CORE CHARGE STEERING GEAR | 75-150 | 1
P Power Steering Fluid;ATF+4 (power steering);Fluid, PSF qt | 8-19 | 1,2
J car engine | Water Pump & Thermostat;COOLANT LEAK - WATER PUMP;Cooling system repair | Water Pump - Remove & Replace - Includes refill & bleed;R/R water pump, thermostat, pressure test | 2.2-5.2
P Water Pump;PUMP ASM, WATER;Gates 43525 Water Pump w/ gasket;w/pump new | 68-265 | 1
P Thermostat & Housing;THERMOSTAT 195°;HOUSING ASM-THERM OUTLET | 24-96 | 1
P Antifreeze 50/50 Gal;COOLANT, DEXCOOL PREMIX;Asian Red Coolant Gallon;Zerex G05 (gal) | 16-36 | 1,2,3
P RTV Gasket Maker;SEALANT TUBE;Permatex Ultra Black | 8-19 | 1
J car engine | Radiator Replacement;RADIATOR CRACKED AT TANK;Replace radiator | Radiator - R&R;Remove and replace radiator assy, evacuate & refill | 1.8-3.8
P Radiator;RADIATOR ASM;Denso 221-9050 Radiator (w/ trans cooler) | 148-410 | 1
P Upper Radiator Hose;HOSE-RAD INLET | 18-52 | 1
P Lower Radiator Hose;HOSE-RAD OUTLET | 18-58 | 1
P Radiator Cap;CAP, RADIATOR 16 PSI | 9-22 | 1
J car engine | Timing Belt Service;TIMING BELT / WATER PUMP KIT 100K;T-belt job | Timing Belt, Water Pump & Seals - R&R;Labor timing belt kit incl. cam & crank seals | 4.2-6.8
P Timing Belt Kit w/ Water Pump;AISIN TKT-025 Timing Belt Kit;BELT KIT, TIMING | 189-395 | 1
P Cam Seal;SEAL-CAMSHAFT | 8-19 | 2
P Serpentine Belt;Drive belt Gates K060841;BELT, V-RIBBED | 28-79 | 1
J car engine | Valve Cover Gasket;OIL LEAK - VALVE COVER(S);Valve cover gaskets both banks | Valve Cover Gasket - R&R - Both Sides;Reseal valve covers & plug tubes | 1.6-4.0
P Valve Cover Gasket Set;GASKET SET, ROCKER CVR;Fel-Pro VS50799R | 36-118 | 1,2
P Spark Plug Tube Seals;TUBE SEAL SET | 12-39 | 1
J car engine | Ignition Tune-Up;SPARK PLUGS & COILS;Misfire cyl 3 - coil and plugs | Spark Plugs - Replace - V6;R&R ignition coil and all plugs;Diagnose misfire and replace coil #3 | 0.9-3.1
P Iridium Spark Plug;NGK 6619 LFR5AIX-11;PLUG, SPARK;Denso iridium TT plug | 9-24 | 4,6,8
P Ignition Coil;COIL ASM, IGN;Delphi GN10571 coil-on-plug | 48-139 | 1,2,4
P Spark Plug Boot Kit;BOOT, COIL | 7-16 | 4,6
J car engine | Intake Manifold Gasket;INTAKE GASKETS / PCV | Intake Manifold - Remove and reinstall, replace gaskets;R&I intake plenum | 2.1-4.4
P Intake Manifold Gasket Set;GASKET KIT, INT MANIF | 34-98 | 1
P PCV Valve;VALVE, POSITIVE CRANKCASE VENT | 9-38 | 1
J car engine | Engine Replacement;INSTALL USED ENGINE 74K MILES;Long block | Engine - Remove and Replace - transfer components;R&R engine assy | 14.0-24.0
P Used Engine Assembly (LKQ, 74K mi, 6 mo warranty);ENGINE LONG BLOCK RMFD;Jasper Remanufactured Engine w/ 3yr/100K | 1850-6400 | 1
P Engine Mount;MOUNT ASM-ENG RH;Trans mount | 48-156 | 1,2
P Engine Oil 5W-30 Full Synthetic (qt);OIL 0W-20 BULK QT;Mobil 1 5W30 | 6-12 | 5,6,7,8
P Exhaust Manifold Gasket;GASKET, EXH MANIF | 16-44 | 1,2
J car engine | Oil Pan / Drain Plug;OIL PAN GASKET LEAK | Engine Oil Pan - Reseal;R&I oil pan, reseal, refill | 2.2-5.2
P Oil Pan Gasket;GASKET-OIL PAN | 24-78 | 1
P Oil Drain Plug;PLUG, DRAIN OVERSIZE 1/2-20 | 4-13 | 1
P Oil Filter;FILTER KIT-OIL;WIX 57060 oil filter;Filter, oil Fram XG | 7-24 | 1
J car electrical | Battery Replacement;BATTERY TESTED BAD 312 CCA;New battery | Battery - Replace, memory saver & register;Install battery & clean terminals;Bat R&R labor | 0.3-0.9
P Interstate MTX-94R/H7 AGM Battery;BATTERY 48AGM 760CCA;Motorcraft BXT-65-850;Duralast Gold 24F-DLG;Group 35 Battery 640 CCA 36 mo | 159-289 | 1
P Battery Core Charge;CORE-BATTERY | 18-22 | 1
P Battery Terminal End;TERMINAL, BATT POS | 9-34 | 1,2
J car electrical | Alternator Replacement;NO CHARGE - ALT;Alternator | Alternator - R&R;R&R alternator + belt, test charging system | 0.9-2.9
P Remanufactured Alternator;GENERATOR ASM (RMFD);Denso 210-0580 Alternator Reman;Alternator 150A (new) | 198-465 | 1
P Alternator Core;CORE CHG GENERATOR | 35-90 | 1
P Drive Belt Tensioner;TENSIONER ASM-DRV BELT;Dayco 89397 tensioner | 46-128 | 1
J car electrical | Starter Replacement;NO CRANK - STARTER | Starter Motor - R&R;Replace starter incl. heat shield;strtr labor | 0.8-2.6
P Starter Motor (Reman);STARTER ASM;Bosch SR0808X starter | 149-348 | 1
J car electrical | Window Regulator;LF WINDOW INOP | Window Regulator & Motor - R&R - Driver Front;Door panel R&I, replace power window regulator | 0.9-1.8
P Window Regulator w/ Motor LF;REGULATOR ASM-FRT S/D WDO;Dorman 741-644 Window Motor & Regulator | 88-246 | 1
P Door Panel Clips;CLIP, DOOR TRIM (10) | 3-12 | 1,6
J car electrical | Headlamp / Bulbs;HEADLIGHT BULBS LOW BEAM | Headlamp bulb - replace both, aim;R&R headlamp assy R/H | 0.3-1.4
P H11 Headlight Bulb;BULB, H/LAMP LOW;Sylvania SilverStar 9005 | 14-38 | 1,2
P Headlamp Assembly RH;LAMP ASM-HEAD RH COMPOSITE | 145-620 | 1
J car ac | A/C Compressor Replacement;A/C INOP - COMPRESSOR LOCKED UP;AC repair | A/C Compressor, Drier & Orifice - R&R, Evacuate and Recharge;A/C compressor R&R incl. flush;evac & recharge labor | 3.2-5.8
P A/C Compressor w/ Clutch (New);COMPRESSOR ASM, A/C;Four Seasons 158541 | 289-610 | 1
P Receiver Drier;ACCUMULATOR ASM, A/C;Desiccant bag kit | 38-96 | 1
P Expansion Valve;VALVE ASM A/C EXPN;Orifice tube | 14-89 | 1
P Refrigerant R-134a (lb);R134A PER LB;Freon R-1234yf (oz) | 14-62 | 1,2,3
P PAG 46 Oil w/ UV Dye;OIL, COMPRESSOR PAG | 14-29 | 1
J car ac | A/C Performance Test & Recharge;AC BLOWS WARM | Evacuate & Recharge A/C System w/ dye;A/C perf check | 1.0-1.8
P R-1234yf Refrigerant;FREON;R134a refrigerant | 22-118 | 1,2
P Schrader Valve Core;VALVE CORE SET A/C | 4-14 | 1,2
J car ac | Blower Motor;HVAC FAN ONLY WORKS ON HIGH | Blower motor & resistor - R&R;Replace blower motor resistor | 0.5-1.7
P Blower Motor;MOTOR-HTR & A/C BLOWER | 62-178 | 1
P Blower Motor Resistor w/ Pigtail;RESISTOR, BLOWER | 24-79 | 1
J car ac | Cabin Air Filter;CABIN FILTER | Install cabin filter;Cabin filter behind glovebox | 0.2-0.5
P Cabin Air Filter;FILTER-PASS COMPT AIR;Bosch HEPA Cabin Filter 6055C | 18-59 | 1
P Engine Air Filter;ELEMENT-A/CL;K&N 33-2385 air filter | 17-62 | 1
J car exhaust | Catalytic Converter;CATALYTIC CONV P0420;Cat replacement | Catalytic Converter - R&R - Bank 1;Cut & weld cat, install gaskets | 1.3-3.9
P Catalytic Converter (EPA);CONVERTER ASM-3WAY;Davico CARB-Compliant Converter 19436 EO#D-798-21 | 389-1690 | 1
P O2 Sensor - Upstream;SENSOR ASM HTD OXY;Denso 234-4668 Air/Fuel Sensor | 62-186 | 1,2
P Exhaust Gasket & Spring Bolt Kit;GASKET, FLANGE | 11-34 | 1,2
J car exhaust muffler | Exhaust Repair;MUFFLER AND TAILPIPE;Cat-back exhaust | Exhaust - cut out and install muffler;Weld flex pipe;Exhaust muffler assembly R&R | 0.8-2.2
P Muffler Assembly;MUFFLER, UNIVERSAL 2.5;Walker Quiet-Flow SS Muffler Assembly 54823;mflr alum. | 74-298 | 1,2
P Exhaust Pipe - Intermediate;PIPE, EXH FRT W/ FLEX;Tail pipe 2-1/4" aluminized | 46-189 | 1,2
P Exhaust Clamp 2-1/4";CLAMP, MUFFLER;U-bolt clamp 2.25 | 4-12 | 1,2,3
P Exhaust Hanger;INSULATOR, EXH RUBBER | 6-16 | 1,2
P Flex Pipe;FLEX COUPLER 2.25X8 | 38-88 | 1
J car fuel | Fuel Pump Module;NO START - NO FUEL PRESSURE;Fuel pump | Fuel Pump - drop tank, R&R;Fuel pump module replacement incl. tank R&I | 1.9-3.9
P Fuel Pump Module Assembly;PUMP/SENDER ASM-FUEL;Delphi FG1055 Fuel Pump Module | 189-468 | 1
P Fuel Filter;FILTER-FUEL | 16-58 | 1
P Fuel Tank Strap;STRAP ASM F/TNK | 22-61 | 1,2
J car fuel | EVAP Repair;CHECK ENGINE P0455 LARGE LEAK;Evap purge valve | Smoke test EVAP system and replace purge solenoid;Purge valve R&R | 0.6-1.7
P EVAP Purge Solenoid;VALVE ASM-EVAP CNSTR PURGE;CANISTER VENT SOLENOID | 34-112 | 1
P Fuel Cap;CAP ASM-F/TNK FIL | 12-36 | 1
J car fuel | Fuel Injector Service;INJECTOR #4 LEAKING | Fuel injectors - R&R bank 2;Injector O-ring service | 1.8-4.4
P Fuel Injector;INJECTOR ASM M/PORT;GB Reman 822-11180 Injector | 52-196 | 1,4,6
P Injector O-Ring Kit;SEAL KIT F/INJ | 12-34 | 1
J car driveline | CV Axle;LEFT AXLE CLICKING ON TURNS;Front CV shaft | CV Axle Assembly - R&R - Left Front;R&R half shaft;axle labor L/F | 1.1-2.4
P CV Axle Shaft - New;SHAFT ASM, FRT WHL DRV;Cardone 66-5245 CV Drive Axle;Axle, reman LF | 84-268 | 1,2
P Axle Seal;SEAL, FRT WHL DRV SHF | 9-28 | 1,2
P Transmission Fluid (qt);ATF WS QT;Dexron VI;CVT NS-3 fluid | 8-24 | 1,2,4
J car driveline | Clutch Replacement;CLUTCH SLIPPING | Clutch Assembly - R&R - inspect flywheel;Clutch job labor (trans R&R) | 5.4-8.8
P Clutch Kit;LuK 07-154 RepSet;KIT, CLUTCH DISC & PP | 185-465 | 1
P Flywheel;FLYWHEEL, DUAL MASS;Resurface flywheel (machine shop) | 65-520 | 1
P Clutch Slave Cylinder;CYL ASM CLU ACTR | 46-148 | 1
J car driveline | U-Joints / Driveshaft;DRIVELINE VIBRATION | Driveshaft R&I, replace U-joints | 1.2-2.6
P U-Joint;JOINT KIT, UNIVERSAL;Spicer 5-153X | 19-48 | 1,2
P Center Support Bearing;CARRIER BEARING | 58-146 | 1
J car diag | Check Engine Light Diagnosis;CUSTOMER STATES CHECK ENGINE LIGHT IS ON;Diagnostics | Diagnostic - Check Engine Light (Level 1);Scan, pinpoint test & road test;Diagnostic time;Advanced drivability diagnosis, lab scope testing and wiring inspection per technician request | 0.8-2.0
J car diag | Electrical Diagnosis;PARASITIC DRAW TEST | Diagnose battery drain - parasitic draw test;Electrical diag (per hr) | 1.0-3.0
J car diag | Noise Diagnosis;CLUNK FRONT END OVER BUMPS;No-start diagnosis | Road test & inspect front end noise;Inspect for noise - chassis ears | 0.5-1.5
J car maint | Oil Change Service;LOF;Synthetic Oil Change & Tire Rotation;Lube, oil & filter | Oil & Filter Change - Labor;LOF labor;Lube, oil and filter change, reset maintenance reminder;oil chg | 0.3-0.6
P Full Synthetic Oil 0W-20 (qt);MOBIL 1 0W20 QT;Castrol GTX 5W30 High Mileage;ENGINE OIL 5W-20 BULK;Valvoline MaxLife 5W-30 quart | 6-12 | 4,5,6,7
P Oil Filter;FILTER, OIL;Premium Guard oil filter;Toyota oil filter element | 6-18 | 1
P Drain Plug Gasket;GASKET, DRAIN PLUG;WASHER-CRUSH 14MM | 1-4 | 1
J car maint | Transmission Fluid Service;TRANS FLUID EXCHANGE;CVT drain & fill | Automatic Transmission Fluid - drain & fill, check level at temp;Trans service labor w/ pan gasket | 0.9-1.9
P ATF Full Synthetic (qt);MERCON LV;Toyota ATF WS quart;FLUID, CVTF-J1 | 9-22 | 4,5,6,8,12
P Transmission Filter Kit;FILTER KIT A/TRNS | 28-84 | 1
J car maint | Differential & Transfer Case Service;4X4 SERVICE - FRT/RR DIFF & T-CASE | Service front and rear differentials and transfer case;Diff fluid R&R | 0.8-1.6
P Gear Oil 75W-90 Synthetic (qt);75W140 SYN GEAR LUBE;Limited slip additive | 13-29 | 2,3,4
J car maint | Cooling System Flush;COOLANT EXCHANGE | BG Coolant Exchange Service - labor;Power flush cooling system | 0.7-1.2
P Coolant Concentrate (gal);SUPER LONG LIFE COOLANT;BG Cooling System Conditioner | 14-34 | 1,2
J car maint | Induction / Throttle Body Service;FUEL INDUCTION CLEANING | Throttle body and intake valve cleaning - labor;3-step induction service | 0.7-1.3
P Induction Cleaning Kit;BG 201 Platinum Fuel Service Kit;CLEANER, T/BODY | 24-59 | 1
J car maint | Wiper Blades;WIPERS | Install wiper blades | 0.1-0.2
P Wiper Blade 26";BLADE ASM-WSW;Bosch ICON 22A;TRICO Exact Fit rear wiper | 12-34 | 1,2
J car tpms | TPMS Sensor;TPMS LIGHT ON | TPMS sensor replace & relearn RR;Dismount, replace TPMS, relearn | 0.4-0.8
P TPMS Sensor 315MHz;SENSOR ASM, TIRE PRESS;Schrader EZ-sensor 33500 | 42-98 | 1,2,4
P TPMS Service Kit;KIT, TPMS VALVE | 4-11 | 1,4
J euro | Oil Service (Insp. A);Engine oil service incl. microfilter;Ölservice - A service w/ reset | Carry out engine oil service;Perform Service A, reset ASSYST;Oil service per BMW CBS | 0.6-1.4
P Oil Filter Element w/ Seals (Mann HU 816 X);SET OIL-FILTER ELEMENT;Oil filter kit Hengst | 14-34 | 1
P Liqui Moly Leichtlauf HT 5W-40 (1L);LL-01 0W-30 ENGINE OIL LITER;Castrol Edge 0W-40 A3/B4 | 11-19 | 6,7,8,9
P Microfilter / Cabin Filter Set (Charcoal);DUST FILTER ACTIVATED CARBON | 34-88 | 1
J euro | Oil Filter Housing Gasket;OFHG leak - reseal;Oil cooler seal | Remove intake, reseal oil filter housing & oil cooler;R&I oil filter housing, replace profile gaskets | 2.4-5.0
P Gasket Set - Oil Filter Housing (Victor Reinz);PROFILE-GASKET | 14-46 | 1,2
P Coolant BMW Blue (G48) 1 gal;G13 coolant concentrate 1.5L | 22-38 | 1,2
J euro | Control Arms & Thrust Arm Bushings;Front thrust arms, both sides;Vorderachse | Replace both tension struts and control arms;R&R thrust arms (Lemförder) | 2.2-4.2
P Lemförder Tension Strut w/ Rubber Mount;TRACTION STRUT, LEFT;Control arm, front axle, alum. | 118-288 | 1,2
P Self-Locking Hex Nut M14;Bolt set - one-time use (stretch) | 2-9 | 2,4,8
J euro | Brakes - front axle w/ sensor;Front brake discs & pads (Zimmermann/Textar) | Replace front brake discs & pads, brake wear sensor, reset CBS;Both front brake discs renew | 1.5-2.4
P Brake Disc, ventilated (Zimmermann Coat-Z);SET OF BRAKE DISCS;Disc 348x36 | 98-246 | 2
P Repair Kit Brake Pads Asbestos-Free;Textar Pad Set (front) | 84-189 | 1
P Brake Wear Sensor;WEAR INDICATOR | 14-34 | 1
J euro | Water Pump, electric;Coolant pump & thermostat (N55);Water pump module 2.0T | Renew electric coolant pump & thermostat, bleed via ISTA;Replace water pump / thermostat housing EA888 | 2.4-5.6
P Coolant Pump, electric (Pierburg);THERMOSTAT HOUSING W/ PUMP | 265-610 | 1
P Aluminum Screw Set;BOLT KIT ASA M7 | 9-26 | 1
J euro | DSG / ZF Transmission Service;8HP fluid & pan | Mechatronic pan R&R, fill at 40°C;DSG 40K service, adapt clutches | 1.6-3.4
P ZF LifeGuard 8 ATF (1L);DSG fluid G052182A2 | 22-42 | 5,6,7
P Oil Pan w/ Integrated Filter (ZF OE);Filter insert & O-ring | 34-236 | 1
J euro | Spark plugs & coils;Ignition coils B58 | Renew spark plugs, all cylinders;Replace ignition coil w/ rod module | 0.8-2.4
P Spark Plug Bosch ZR6TPP3320;High power spark plug NGK 97506 | 14-29 | 4,6
P Bosch Ignition Coil 0221504800;Delphi pencil coil | 44-88 | 1,4,6
J euro | Valvetronic / cam sensor;Adblue heater fault P20BA;VANOS solenoid | Guided fault finding w/ factory tester (ODIS);Renew intake & exhaust VANOS solenoids;XENTRY short test and SCN coding | 0.8-3.0
P Solenoid Valve VANOS;CAMSHAFT POSITION SENSOR;NOx sensor downstream Continental | 88-510 | 1,2
J euro | Air Suspension Strut;AIRMATIC leak L/F | Replace air strut and calibrate level;Renew compressor & relay | 1.6-3.6
P Air Spring Strut (Arnott A-2795);Compressor WABCO w/ relay | 489-940 | 1
J ev | 12V Battery Replacement;Low voltage battery end of life alert | Replace 12V low voltage battery;Battery - 12V (LV) - Remove and Replace | 0.3-0.7
P ASY,12V BATTERY,LI-ION;Battery 12V AGM 33AH;ASSEMBLY - 12V LEAD ACID BATTERY | 85-325 | 1
J ev | HVAC Heat Pump Not Cooling;Cabin smells / HVAC filters | Cabin Filter - Replace Both and Clean Evaporator;Refrigerant recharge R1234yf (Heat pump);Superbottle coolant top up | 0.4-2.0
P CABIN AIR FILTER, HEPA KIT;FILTER,CABIN,ACTIVATED CARBON | 28-145 | 1,2
P COOLANT, G48 1GAL;A/C OIL, POE ND-11 | 18-39 | 1
J ev | Front Suspension Noise - Upper Control Arm;Clunk/creak from front | Upper Control Arm - Front - LH & RH - Remove and Replace;Fore links & lateral links R&R | 1.2-3.2
P ASY,FR UPR CONTROL ARM,LH;FUCA SVC KIT RH;LINK,FRT,COMPRESSION | 78-198 | 1,2
P BOLT,HF,M12X80,PC88;NUT,HF,M14 | 2-8 | 2,4
J ev | Charge Port Fault;Charge port door will not open | Charge Port Assembly - Replace and pin test;Charge port latch actuator R&R | 0.7-1.8
P CHARGE PORT ASY,NA,CCS ENABLED;ACTUATOR,CHARGE PORT LATCH | 92-440 | 1
J ev | Drive Unit Noise;Coolant leak at drive unit | Drive Unit Fluid & Filter - Replace;Rear drive unit half shaft R&R | 0.9-2.8
P OIL FILTER,DRIVE UNIT;ATF 9 HP (1L);HALFSHAFT ASY,RR,RH | 24-345 | 1,2
J ev | Wheel Alignment and Tires;Tire wear inner edge | Four Wheel Alignment Check and Adjust;Tire - mount & balance one wheel, foam-lined | 0.5-1.4
P MICH,PS4S,235/35R20 XL T0;HANKOOK,ION EVO 255/45R19 | 228-412 | 1,2,4
J ev | Door Handle Inoperative;Window calibrates incorrectly | Door Handle Mechanism - Driver Front - Replace;Window regulator - LH | 0.6-1.3
P FRONT DOOR HANDLE ASSEMBLY,PAINTED;REGULATOR,WINDOW,FR,LH | 78-299 | 1
J ev | High Voltage Battery Inspection;HV battery isolation alert BMS_f107 | HV Battery - Isolation test and inspection;HV battery penthouse reseal, pyro fuse replace | 1.0-3.6
P PYRO FUSE ASSEMBLY;HVIL HARNESS;SEAL,ANCILLARY BAY COVER | 38-212 | 1
J truck | PM-A SERVICE;DRY PM & DOT INSPECTION;PM B (full wet) w/ filters | PREVENTIVE MAINTENANCE "B" - TRACTOR;PM SERVICE LABOR - LUBE CHASSIS, CHECK BRAKE STROKE;Perform wet PM | 1.5-3.2
P OIL, ROTELLA T6 15W40 (GAL);DELO 400 SDE 15W-40 BULK GAL | 16-27 | 10,11,12
P FILTER, LUBE LF14000NN;FILTER-OIL DD15 A4721841425 | 28-89 | 1
P FUEL FILTER KIT (PRI & SEC);FF63054NN FLEETGUARD;FS20083 FUEL/WATER SEP | 38-148 | 1,2
P AIR FILTER P621725;Donaldson air element | 62-164 | 1
J truck | AFTERTREATMENT - DPF REGEN / CLEAN;CEL ON, DERATE SPN 3251 FMI 0;DEF doser plugged | DIAGNOSE AFTERTREATMENT FAULTS W/ INSITE;PARKED REGEN AND MONITOR;REMOVE, BAKE & CLEAN DPF | 1.0-5.5
P DPF, RECON;GASKET KIT, DPF V-BAND | 48-2250 | 1
P SENSOR, NOX OUTLET;SENSOR,DIFFERENTIAL PRESSURE | 189-612 | 1,2
P DEF DOSER VALVE;DEF FILTER KIT | 44-589 | 1
P DEF FLUID 2.5 GAL | 14-21 | 1,2
J truck | AIR LEAK - BRAKE CHAMBER RR;SERVICE BRAKES DRIVE AXLE;Brake job steer axle | REPLACE 30/30 CHAMBER, ADJ STROKE;R&R BRAKE SHOES & DRUMS - DRIVE AXLE (BOTH SIDES);Road call - brakes locked up | 0.9-5.0
P CHAMBER, BRAKE 30/30 LONG STROKE;Haldex GoldSeal GC3030LP3 | 64-134 | 1,2
P SHOE KIT 4707Q LINED;BRAKE SHOE, RELINED 23K | 42-98 | 1,2,4
P DRUM, BRAKE 16.5 X 7 OUTBOARD;Webb 66884B drum | 98-176 | 1,2
P SLACK ADJUSTER, AUTO 5.5";CAMSHAFT, S-CAM LH | 58-149 | 1,2
P CORE DEPOSIT - BRAKE SHOE;CORE, SHOE | 8-18 | 1,2,4
J truck | NO START - BATTERIES/STARTER;CHARGING LOW 11.9V | LOAD TEST & REPLACE BATTERIES, CLEAN CABLES;R&R STARTER 39MT;R&R ALTERNATOR 36SI | 0.8-2.2
P BATTERY GRP 31 950CCA STUD;NAPA 7236 batt | 128-198 | 2,3,4
P STARTER, DELCO 39MT RMFD;ALTERNATOR 24SI 160A | 268-585 | 1
P CORE CHARGE, STARTER;BATT CORE GRP31 | 22-95 | 1
J truck | COOLANT LEAK;WATER PUMP WEEPING | R&R WATER PUMP, PRESSURE TEST;REPLACE UPPER RAD TUBE & HOSES;EGR COOLER R&R | 1.8-9.0
P PUMP, WATER;KIT,WATER PUMP ISX15 | 189-720 | 1
P HOSE, SILICONE 2.5 X 90 ELBOW;CLAMP, CONST TORQUE | 9-84 | 1,2,4
P COOLANT, ELC RED 50/50 (GAL);FLEETGUARD ES COMPLEAT EG PREMIX | 14-24 | 2,4,6
J truck | WHEEL SEAL LEAKING L/R/R OUTER;HUB OIL LOW | REPLACE WHEEL SEAL, ADJUST BEARING;PULL WHEELS & HUB, CLEAN & RESEAL | 1.6-3.0
P SEAL, WHEEL SCOTSEAL PLUS XL;STEMCO GUARDIAN 373-0243 | 38-82 | 1,2
P GEAR LUBE 80W90 (QT);HUB CAP GASKET | 4-14 | 1,2,4
J truck | INJECTOR / OVERHEAD;CYL 4 MISFIRE - INJECTOR CUTOUT TEST | R&R INJECTOR, PROGRAM TRIM CODE;OVERHEAD SET - VALVE & INJECTOR ADJ | 3.0-7.5
P INJECTOR, RECON;KIT, INJECTOR XPI | 489-890 | 1,2,6
P CORE, INJECTOR;SEAL, INJECTOR O-RING | 8-250 | 1,2,6
P GASKET, VALVE COVER;SET,UPPER ENGINE GASKET | 68-310 | 1
J truck | TURBO ACTUATOR FAULT SPN 641;BOOST LEAK | CHARGE AIR COOLER TEST & REPLACE BOOTS;R&R TURBO ACTUATOR, CALIBRATE | 1.0-4.5
P ACTUATOR,ELECTRONIC TURBO;TURBOCHARGER KIT HE400VG | 745-3890 | 1
P HUMP HOSE, CAC;CLAMP T-BOLT 4" | 14-68 | 1,2,4
J truck tire | TIRE REPLACEMENT - STEER;ROAD CALL - TIRE BLOWN RIF DRIVE | MOUNT/DISMOUNT TRUCK TIRE;TIRE SERVICE - ROADSIDE LABOR | 0.5-1.6
P 295/75R22.5 MICHELIN XZE2 LRG;11R22.5 BRIDGESTONE M726 EL;Recap 11R22.5 drive | 248-612 | 1,2,4
P VALVE STEM TR573;O-RING, VALVE;HUB PILOT NUT 33MM | 3-9 | 1,2,4
J trailer | REEFER DOOR / REAR FRAME DAMAGE;Barn door hinge & lock rod;SWING DOOR REPLACE | STRAIGHTEN & WELD REAR FRAME;Replace R/H swing door;Repair landing gear, replace leg | 1.5-8.0
P HINGE BUTT 4 LUG STEEL;Lock rod keeper & cam;Door gasket (per ft) | 4-68 | 2,4,8,12
P DOOR PANEL, SWING R/H COMPOSITE;Dock bumper D-style | 28-640 | 1,2
J trailer | LIGHTS & WIRING;7-way harness corroded, ABS lamp on | Trace & repair wiring, replace nose box;REPLACE ABS SENSOR & RETAINER | 0.5-2.5
P LAMP, STOP/TURN 4" LED RED;Marker light, 3/4" LED amber;LICENSE LAMP | 8-32 | 1,2,4
P NOSE BOX 7-WAY W/ BREAKER;SENSOR ABS 90 DEG W/ CLIP;SEALED HARNESS 53' | 38-189 | 1
J trailer | SIDE PANEL / ROOF PATCH;Roof leak - patch 4 bows;Floor repair 8 ft of oak | R&R side sheet, rivet & seal;Patch roof;Replace floor boards, screw & seal | 2.0-9.5
P ALUM. SIDE PANEL .050 X 49" WHT;Roof bow, galvanized;Oak flooring 1-3/8 (bd ft) | 9-214 | 1,2,4,6
P BUCK RIVETS (PER LB);SEALANT, BUTYL TUBE;Self-tap floor screws | 8-38 | 1,2,4
J trailer | TANDEM / BRAKES;ANNUAL FHWA INSPECTION;Slider pins stuck | Reline brakes both axles;Free up slider, replace pins & springs;DOT annual inspection | 1.0-6.5
P BRAKE KIT 4515Q COMPLETE;AIR SPRING, HENDRICKSON S-20127;Mudflap bracket spring loaded | 42-265 | 1,2,4
P GLAD HAND SEAL;CHAMBER T30 | 2-58 | 1,2,4
J moto | 5,000 MILE SERVICE;10K SVC M8;Annual service | PERFORM SCHEDULED SERVICE PER MANUAL;Labor - 5K service;Valve inspection & sync throttle bodies | 1.2-4.5
P SYN3 20W50 MOTOR OIL QT;Yamalube 10W-40 4T;MOTUL 7100 10W50 1L | 11-19 | 3,4,5
P OIL FILTER, CHROME;HF204 Hiflo filter;O-RING, DRAIN PLUG | 3-21 | 1
P SPARK PLUG SET;PLUG, NGK CR9EK | 9-34 | 1,2
J moto | TIRE REPLACEMENT FRT/RR;Mount rear tire (wheel on bike) | R&R WHEEL, MOUNT & BALANCE;Tire install rear - off bike | 0.6-1.6
P DUNLOP D408F 130/80B17;Michelin Commander III 180/65B16;METZELER ME888 REAR | 168-312 | 1,2
P TUBE/VALVE STEM 90 DEG;Wheel weights | 4-18 | 1,2
J moto | CHARGING / NO START;Stator failed | R&R STATOR AND VOLTAGE REGULATOR;Clean carburetors, set float heights | 1.5-3.8
P STATOR ASSY;VOLTAGE REGULATOR 69900 | 118-286 | 1
P PRIMARY COVER GASKET;FORMULA+ PRIMARY FLUID QT | 14-34 | 1
P YTX14-BS AGM BATTERY;BATTERY,30L | 98-212 | 1
J moto | FORK SEALS / BRAKES;Rear brake pads | R&R FORK SEALS, REPLACE OIL;INSTALL BRAKE PADS FRT | 0.6-3.0
P FORK SEAL KIT;BRAKE PADS, DBL-H SINTERED;TYPE E FORK OIL | 18-64 | 1,2
J moto | CLUTCH / BELT DRIVE;Chain & sprockets | REPLACE CHAIN AND SPROCKETS;Variator & belt service (UTV) | 1.0-3.2
P CHAIN, DID 525VX3 118L;DRIVE BELT 3211202;SPROCKET RR 45T | 46-198 | 1
P CLUTCH PLATE KIT;Crush gasket, exhaust | 9-148 | 1
J rv | ROOF RESEAL & INSPECT;Re-seal roof, all penetrations | Clean & reseal roof penetrations, vents and front cap;Rubber roof inspection labor | 2.0-6.0
P DICOR SELF-LEVELING SEALANT WHT;ETERNABOND TAPE 4" X 50' | 14-128 | 1,4,6,8
P VENT LID 14X14 SMOKE;FAN-TASTIC VENT COVER | 18-74 | 1,2
J rv | SLIDE-OUT NOT RETRACTING;Schwintek slide motor | Diagnose & re-time slide-out, replace motor;Adjust slide toppers | 1.5-4.2
P SLIDE MOTOR, SCHWINTEK 500:1;CONTROLLER, SLIDE-OUT;Slide topper fabric 120" | 148-420 | 1
J rv | WATER HEATER / FURNACE;Furnace will not light - sail switch;FRIDGE NOT COOLING ON LP | Replace igniter board & electrode, check LP pressure;Refrigerator cooling unit R&R | 1.0-5.4
P BOARD, IGNITION DINOSAUR;ELECTRODE, SUBURBAN SW6DE;SAIL SWITCH 37717 | 28-168 | 1
P ANODE ROD, MAGNESIUM;LP REGULATOR, TWO STAGE | 14-72 | 1
J rv | WHEEL BEARING REPACK & BRAKES;Axle service, 2 axles | Repack bearings & inspect brakes (tandem axle);Replace electric brake assemblies | 1.5-4.0
P BRAKE ASSY 12" ELECTRIC LH;GREASE SEAL 2.25" ID;BEARING KIT L68149 | 9-118 | 2,4
J rv | A/C UNIT NOT COOLING;WINTERIZE / DE-WINTERIZE | Replace rooftop A/C capacitor & test amp draw;Winterize fresh water system | 0.8-2.8
P CAPACITOR, RUN/START KIT;RV ANTIFREEZE -50 (GAL);COLEMAN MACH 15K A/C | 6-890 | 1,2
J boat | WINTERIZATION - I/O;Winterize 4.3 MPI & shrink wrap | Winterize sterndrive engine, fog & drain block;LABOR - LOWER UNIT SERVICE | 1.5-3.5
P FOGGING OIL;QUICKSILVER HI-PERF GEAR LUBE QT;ANTIFREEZE -100 (GAL) | 9-26 | 1,2,4
P OIL, MERC 25W40 QT;FILTER-FUEL/WATER 35-802893Q01 | 9-38 | 1,5,6
J boat | IMPELLER / OVERHEATING;100 HR SERVICE F150 | Replace sea pump impeller;100 hour service - outboard | 1.2-3.2
P IMPELLER KIT 47-43026Q06;WATER PUMP REPAIR KIT;THERMOSTAT, OUTBOARD | 28-126 | 1
P ANODE KIT, MERCRUISER ALPHA;BELLOWS KIT, TRANSOM | 34-248 | 1
J boat | BATTERY / BILGE PUMP;Trailer bunks & lights | Replace bilge pump & float switch;Install dual battery switch | 0.7-2.4
P BILGE PUMP 800 GPH RULE;BATTERY, MARINE GRP 27;SWITCH, PERKO DUAL | 38-168 | 1,2
S svc car maint | Multi-Point Inspection w/ Report;COURTESY CHECK PLUS;Pre-Purchase Inspection | 29-149
S svc car align | Four Wheel Alignment;ALIGNMENT - THRUST ANGLE;4-Wheel Alignment w/ printout;align 4 whl | 89-169
S svc car tire | Tire Rotation & Balance;ROTATE & BALANCE (4);Rotate tires, set pressures | 29-89
S svc car maint | Synthetic Blend Oil Change (up to 5 qts);FULL SYN LOF PKG;The Works Oil Change;Conventional LOF up to 5 qt incl filter | 39-109
S svc car maint | State Safety & Emissions Inspection;SMOG CHECK;NYS Inspection;PA State Inspection + Emissions | 21-69
S svc car maint | BG Fuel System Service;Power Steering Flush;BRAKE FLUID EXCHANGE;Coolant Flush Package;Transmission Fluid Exchange w/ Conditioner | 89-219
S svc car sublet | Sublet - Windshield Calibration (ADAS);SUBLET: MACHINE SHOP - RESURFACE HEADS;Towing - 11 miles;Sublet Dealer Key Programming;TOW IN (FLATBED);Module programming (J2534) sublet | 75-420
S svc car maint | Headlight Restoration (pair);A/C Odor Treatment;Battery Service - clean & protect | 25-119
S svc truck | DOT ANNUAL INSPECTION;ROAD CALL - MINIMUM 2 HRS;CHASSIS WASH;SUBLET ALIGNMENT 3 AXLE;SUBLET - TOWING | 89-485
'''

def _rng(s):
    lo, hi = s.strip().split('-'); return float(lo), float(hi)

JOBS, SERVICES = [], []
for ln in RAW.strip().split('\n'):
    ln = ln.strip()
    if not ln: continue
    k, rest = ln[0], ln[2:]
    f = [x.strip() for x in rest.split(' | ')]
    if k == 'J':
        JOBS.append(dict(tags=set(f[0].split()), heads=f[1].split(';'), labor=f[2].split(';'), hrs=_rng(f[3]), parts=[]))
    elif k == 'P':
        JOBS[-1]['parts'].append(dict(names=f[0].split(';'), price=_rng(f[1]), qty=[int(q) for q in f[2].split(',')]))
    else:
        SERVICES.append(dict(tags=set(f[0].split()), names=f[1].split(';'), price=_rng(f[2])))

TIRES = ['MICHELIN DEFENDER T+H 225/65R17 102H BSW','GOODYEAR ASSURANCE MAXLIFE 215/60R16 95V','Bridgestone Dueler H/L Alenza Plus 265/65R18','Cooper Discoverer AT3 4S 275/60R20 115T OWL','FIRESTONE DESTINATION LE3 245/60R18 105H','YOKOHAMA GEOLANDAR G015 LT265/70R17 E','Continental TrueContact Tour 235/45R18 94V','TOYO OPEN COUNTRY A/T III 285/70R17','Falken Wildpeak A/T3W 31X10.50R15 LT','Kumho Solus TA11 205/55R16','General AltiMAX RT45 225/50R17 94V','PIRELLI P ZERO ALL SEASON PLUS 245/40ZR19','HANKOOK KINERGY PT H737 195/65R15','NITTO RIDGE GRAPPLER 33X12.50R20LT','Uniroyal Tiger Paw Touring A/S 185/65R15','SENTURY TOURING 235/60R17']
TIRE_EXTRAS = [('Certificate for Refund, Replacement','Part',16,42),('INSTALLATION & LIFE OF TIRE BALANCE','Service',16,30),('MOUNT, BALANCE & NEW VALVE STEM','Labor',14,24),('Road Hazard Protection','Service',14,32),('TPMS REBUILD KIT','Part',5,12),('Rubber valve stem TR413','Part',2,5),('WHEEL BALANCE - LIFETIME','Labor',12,22),('Nitrogen fill','Service',6,10),('LUG NUT 12X1.5 CHROME','Part',3,6),('Tire Protection Plan','Service',15,29)]
TIRE_FEES = ['Waste Tire Disposal Fee','STATE TIRE FEE','Scrap Tire Recycling Charge','Environmental Tire Fee - State','TIRE DISPOSAL']
LUBE = [('Signature Service Oil Change','Service',49,74),('FULL SYNTHETIC LOF 0W20','Service',74,109),('HIGH MILEAGE OIL CHANGE UP TO 5 QTS','Service',59,84),('EXTRA QT SYNTHETIC','Part',8,12),('Premium Oil Filter Upgrade','Part',4,12),('AIR FILTER - ENGINE','Part',19,39),('CABIN AIR FLTR HEPA','Part',39,69),('WIPER BLADE 22 IN','Part',14,26),('Radiator A/F Service','Service',99,149),('TRANS FLUID DRAIN & FILL','Service',119,199),('Diff Service Rear','Service',69,99),('Fuel System Cleaning Svc','Service',69,129),('Tire Rotation','Service',20,35),('BULB-MINI 1157','Part',6,14),('PERFECT POWER STEERING FLUSH','Service',79,119),('Serpentine Belt Install','Service',89,159),('ENGINE FLUSH','Service',39,59),('Battery Replacement Grp 35','Service',169,239),('Gearbox Transfer Case Svc','Service',69,99),('State Inspection','Service',7,40)]
LUBE_FEES = ['Environmental Fee','SHOP FEE','Waste Oil Disposal','ENVIRO/HAZMAT']
BODY = [ # op, desc, part?, price lo, hi, labor lo, hi, paint lo, hi, section
 ('FRONT BUMPER & GRILLE',[('R&I','Bumper cover assy',None,(.8,2.4),None),('Repl','Bumper cover w/park sensor primed',(240,690),(1.4,2.6),(2.2,3.2)),('Repl','Lower grille w/o adaptive cruise',(58,190),(.2,.4),None),('Repl','Grille assy w/chrome surround',(148,520),(.3,.6),None),('Repl','Absorber',(62,180),(.2,.3),None),('Repl','Impact bar (HSS)',(189,460),(.6,1.2),None),('Repl','License bracket',(18,44),(.2,.2),None),('Rpr','Bumper cover - texture area',None,(1.0,3.0),(2.0,2.8)),('Repl','RT Bumper bracket outer',(22,66),(.2,.3),None)]),
 ('FRONT LAMPS',[('Repl','RT Headlamp assy LED',(410,1190),(.4,.8),None),('Repl','LT Headlamp assy halogen CAPA',(168,390),(.3,.5),None),('','Aim headlamps',None,(.5,.5),None),('Repl','LT Fog lamp assy',(88,220),(.2,.3),None)]),
 ('HOOD',[('Repl','Hood (ALU)',(380,880),(1.0,1.6),(2.8,3.4)),('','Add for Underside(Complete)',None,None,(1.0,1.4)),('Rpr','Hood',None,(2.0,4.5),(2.6,3.2)),('Repl','Insulator',(56,148),(.2,.2),None),('R&I','LT Washer nozzle',None,(.1,.2),None),('Repl','Latch w/o alarm',(62,148),(.3,.5),None)]),
 ('FENDER',[('Repl','RT Fender',(188,460),(1.6,2.4),(1.8,2.2)),('','Add for Edging',None,None,(.5,.5)),('Blnd','LT Fender outside panel',None,None,(.9,1.2)),('Repl','RT Fender liner',(64,160),(.3,.5),None),('R&I','RT Wheel opening molding',None,(.3,.4),None),('Rpr','LT Fender outer panel',None,(1.5,4.0),(1.8,2.2))]),
 ('RADIATOR SUPPORT / COOLING',[('Repl','Radiator support assy composite',(260,640),(2.4,4.2),None),('Repl','Condenser',(210,480),(.8,1.4),None),('','Evacuate & recharge',None,(1.4,1.4),None),('Repl','Radiator assy recond',(168,330),(.6,1.5),None)]),
 ('FRONT DOOR',[('Rpr','LT Door shell',None,(3.0,6.5),(2.2,2.6)),('Repl','LT Outer panel (bonded)',(289,520),(5.5,7.0),(2.2,2.6)),('R&I','LT R&I trim panel',None,(.4,.6),None),('R&I','LT Handle, outside',None,(.3,.5),None),('Repl','LT Mirror assy w/signal heated',(168,480),(.3,.5),(.4,.5)),('R&I','LT Belt w\'strip',None,(.2,.3),None),('Repl','LT Nameplate "Limited"',(24,62),(.2,.2),None)]),
 ('QUARTER PANEL',[('Rpr','RT Quarter panel',None,(4.0,9.0),(2.6,3.2)),('Repl','RT Quarter panel (sectioned)',(420,890),(14.0,18.5),(2.6,3.4)),('R&I','Fuel door',None,(.2,.3),None),('Repl','RT Wheelhouse liner',(58,140),(.3,.4),None),('R&I','RT Quarter glass - tempered',None,(1.0,1.6),None)]),
 ('REAR BUMPER',[('O/H','rear bumper',None,(1.6,2.6),None),('Repl','Bumper cover w/dual exhaust',(310,720),(0,0),(2.4,3.0)),('Repl','Rear impact absorber',(72,190),(0,0),None),('Repl','RT Reflector',(26,64),(.1,.2),None),('Rpr','Step bumper chrome face bar',None,(1.0,2.0),None)]),
 ('REAR BODY & LIFTGATE',[('Rpr','Rear body panel',None,(3.0,6.0),(1.4,1.8)),('Repl','Liftgate shell (ALU)',(690,1280),(4.0,5.8),(2.8,3.2)),('Repl','LT Tail lamp assy outer LED',(189,460),(.3,.4),None),('R&I','Emblem',None,(.2,.2),None)]),
 ('WHEELS / SUSPENSION',[('Repl','RT/Front Wheel, alloy 18" recond',(180,420),(.3,.3),None),('Repl','RT Lower control arm',(148,340),(1.2,1.8),None),('Repl','RT Knuckle',(189,420),(1.6,2.2),None)]),
 ('VEHICLE DIAGNOSTICS / MISC',[('','Cover car/bag',(5,12),(.2,.3),None),('','Flex additive',(8,12),None,None),('','Color tint / spray-out card',None,(.5,.5),None),('','Cavity wax & corrosion protection',(12,38),(.3,.5),None),('','Seam sealer & urethane',(22,54),(.4,.6),None),('','Clear Coat',None,None,(1.2,2.5))]),
]
BODY_SUBLET = ['Pre-repair scan','Post-repair scan','Four wheel alignment','ADAS calibration - front radar (sublet)','Hazardous waste removal','Glass R&I sublet','Tow & storage (2 days)','Mount & balance one wheel','Pinstripe LT side']
GLASS = [('FW04567 GTYN','Windshield w/ rain sensor, solar, acoustic, 3rd visor frit',380,1190),('DW01658','Windshield - green tint, blue shade',260,520),('FD26543','Door glass, LF, tempered, laminated acoustic',180,420),('DB12345 YPY','Back glass, privacy, heated w/ antenna',340,780),('FQ27110','Quarter glass encapsulated R/R',210,540),('DV01289','Vent glass L/F',120,260)]
GLASS_X = [('HAH000448','Urethane adhesive kit, fast cure','Part',18,34),('FW04567 MLD','Upper & side moulding kit','Part',28,94),('CALSTC','Static recalibration - forward facing camera','Service',195,390),('CALDYN','Dynamic recalibration (road test)','Service',149,289),('GEL001','Rain sensor gel pad','Part',16,32),('COWLCLP','Cowl clip set (8)','Part',12,28),('VAC','Vacuum door / broken glass cleanup','Labor',25,65),('WWB26','Wiper blade pair 26/18','Part',28,52),('CHIP1','Rock chip repair - 1st','Service',59,89),('CHIP2','Rock chip repair - each additional','Service',15,29)]
TRANS_PKG = ['Rebuild automatic transmission 6L80E, remove & reinstall','Remanufactured transmission exchange (62TE) - installed','4L60E overhaul - our Stage 1 kit','Custom rebuild Honda 5-speed automatic','Install Jasper reman 68RFE','CVT (JF016E) replacement w/ reman unit, programmed','Overhaul Allison 1000 6-speed','10R80 valve body & torque converter service','Rebuild ZF 8HP45 with updated bearings']
TRANS_SOFT = ['Overhaul gasket & seal kit','frictions & steels','bonded pistons','filter and pan gasket','shift kit TransGo','pump bushings','2-4 band','sealing rings','EPC & TCC solenoids','thrust washers','input drum','sun shell (heavy duty)','planetary carrier','ATF Dexron VI 12 qts','cooler flush','computer relearn / adaptive reset','road test and re-check at 500 miles']
TRANS_EXTRA = [('Remanufactured torque converter','Part',189,460),('Valve body - Sonnax updated','Part',265,620),('Solenoid pack / TEHCM','Part',248,590),('Hard parts: input drum & reaction shell','Part',118,330),('Auxiliary trans cooler Hayden 679 w/ lines','Part',98,168),('External diagnosis w/ pan pull','Labor',95,189),('Engine mount rear','Part',58,129),('ATF Mercon LV','Part',84,168),('TCM programming (online)','Service',145,220),('Transfer case reseal','Labor',180,320),('Flexplate','Part',68,168),('Driver side axle w/ new seal','Part',109,189),('Core charge transmission','Part',300,800)]
FEES = ['Shop Supplies','SHOP SUPPLIES & MATERIALS','Hazardous Waste Disposal','EPA / Hazmat Fee','Misc. shop supplies','Environmental Fee','Oil & filter recycling','Freight - parts inbound']
DISC = ['Discount','$ OFF COUPON','Senior Discount','Military / First Responder Discount','Multi-service discount','Online coupon BRK50','Loyalty Reward','AAA Member Discount 10%','New customer coupon','Goodwill adjustment']
FINDINGS = ['Rear shocks seeping','Serpentine belt cracked','Brake fluid 3%+ moisture','Front tires 3/32" - recommend replacement soon','Engine air filter dirty','Battery tested 412 CCA of 640 - marginal','Lower control arm bushings cracked','Valve cover seepage','Cabin filter dirty','Wiper blades streaking','Rear pads at 4 mm','Coolant dark - flush due','Spark plugs due at 100K','Power steering fluid dark','Transmission service due']
NAMES_COUNT = sum(len(j['heads'])+len(j['labor'])+sum(len(p['names']) for p in j['parts']) for j in JOBS)+sum(len(s['names']) for s in SERVICES)+len(TIRES)+len(TIRE_EXTRAS)+len(LUBE)+sum(len(b[1]) for b in BODY)+len(BODY_SUBLET)+len(GLASS)+len(GLASS_X)+len(TRANS_PKG)+len(TRANS_EXTRA)+len(FEES)
if __name__ == '__main__': print(NAMES_COUNT)
