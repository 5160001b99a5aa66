"""JOBS text: title~title ; P name~name lo-hi qtys ; L name~name h-h"""
from common import *
RAW="""
Water Pump Replacement~R&R water pump~COOLING SYSTEM - WATER PUMP;P Water Pump w/ Gasket~ENGINE WATER PUMP (GATES)~Aisin water pump assembly 68-240 1;P Prestone Antifreeze 50/50 gal~COOLANT, ORANGE DEXCOOL~Asian Red Coolant 17-34 1,2,3;P Thermostat~Thermostat & housing assy 22-88 1;L Remove and replace water pump, pressure test~R&R W/PUMP~Labor - water pump 1.8-5.2
Front Brakes~Front brake pads and rotors~FRT BRAKE JOB - CERAMIC;P Ceramic Brake Pads - Front~PAD SET FRT (AKEBONO)~Wagner ThermoQuiet front pads 48-128 1;P Front rotor~BRAKE ROTOR, COATED~Disc brake rotor - front, vented 54-139 2;P Brake hardware kit~Caliper slide grease & hardware 9-24 1;L Replace front pads and rotors~Front brake labor~R/R FRT PADS & ROTORS, ROAD TEST 1.2-2.2
Rear Brakes~REAR BRAKE SERVICE~Rear disc brakes;P Rear brake pad set~Ceramic pads, rear 44-110 1;P Rear rotor~Rotor - rear solid 48-118 2;L Rear brake R&R~Install rear pads and rotors, service slides 1.2-2.4
Rear drum brakes~Shoes and drums - rear;P Bonded brake shoes~BRAKE SHOE SET 38-72 1;P Brake drum 49-96 2;P Wheel cylinder 22-41 2;L Replace shoes, drums and wheel cylinders~Drum brake labor 1.8-2.8
Alternator Replacement~CHARGING SYSTEM: ALTERNATOR;P Remanufactured alternator 130A~ALTERNATOR - REMAN (BOSCH)~New alternator, 150 amp 189-468 1;P Serpentine belt~Gates Micro-V belt 6PK2210~BELT, MULTI-RIB 29-79 1;L Replace alternator and belt~R&R ALTERNATOR~Install alternator, verify charging 14.2V 0.9-3.1
Starter~Starter motor replacement;P Starter - reman~STARTER MOTOR (DENSO) 148-339 1;L R&R starter~Labor to replace starter 0.8-2.6
Battery replacement~BATTERY SERVICE;P Interstate MTX-94R battery~Battery, AGM group 48~DieHard Gold 24F 149-289 1;P Battery terminal protectors 4-9 1;L Install battery, clean terminals~Battery install & register 0.3-0.8
Spark plugs~Tune-up - plugs~MINOR TUNE UP;P NGK Iridium spark plug~SPARK PLUG, PLATINUM~Motorcraft SP-537 plug 9-24 4,6,8;P Intake plenum gasket set~Plenum gasket 24-62 1;L Replace spark plugs~R&R PLUGS, 6 CYL 0.8-3.2
Ignition coil~Misfire repair cyl 3;P Ignition coil~COIL ON PLUG - DELPHI~Ignition Coil (OE Hitachi) 52-138 1,2,4;L Replace coil(s) and clear codes~Coil labor 0.4-1.4
LOF Full Synthetic~Oil & filter change~SYNTHETIC OIL SERVICE;P Mobil 1 0W-20~5W-30 FULL SYN OIL (QT)~Valvoline Advanced 5W-20, per qt 7-12 5,6,7,8;P Oil filter~OIL FILTER - CARTRIDGE (MANN)~Wix XP filter 8-19 1;L Oil change labor~LOF 0.3-0.6
Transmission service~TRANS FLUID EXCHANGE~Transmission drain & fill;P ATF Dexron VI~Mercon LV fluid qt~CVT fluid NS-3 9-19 5,6,8,12;P Transmission filter kit~FILTER KIT, A/T 28-84 1;L Drop pan, replace filter and fluid~Trans service labor 1.0-2.2
Struts - front pair~FRONT STRUTS~Replace front strut assemblies;P Monroe Quick-Strut~KYB Strut-Plus assembly LF/RF~Loaded strut assembly 139-296 2;P Sway bar link~STABILIZER LINK KIT 24-58 2;L R&R front struts both sides~Strut labor 2.0-3.6
Rear shocks~SHOCKS - REAR PAIR;P Bilstein B6 shock~Gas shock absorber, rear 58-139 2;L Install rear shocks~R&R SHOCKS 0.9-1.8
Lower control arms~Control arm, front lower w/ ball joint;P Lower control arm w/ ball joint~MOOG CONTROL ARM RK62~Control arm LH lwr 96-248 1,2;L Replace control arm~R/R LCA 1.4-3.2
Ball joints~Upper & lower ball joints;P Ball joint, lower~MOOG K500 ball joint 48-112 2;P Ball joint, upper 41-92 2;L Press out and replace ball joints~Ball joint labor 2.4-4.4
Tie rod ends~Outer tie rods - both;P Outer tie rod end~TIE ROD END OUTER RH/LH 32-84 2;L Replace tie rod ends~R&R tie rods, set toe 0.9-1.8
Wheel bearing~Hub assembly, front~WHEEL BEARING NOISE RF;P Hub bearing assembly~TIMKEN HUB ASSY HA590~Wheel bearing (press-in) w/ snap ring 98-268 1,2;L Replace hub~R&R hub assembly, check ABS signal 1.2-2.8
CV axle~Front axle shaft - left~CV AXLE, LEAKING BOOT;P CV axle shaft, new~AXLE ASSY LH (TRAKMOTIVE)~Reman half shaft 89-238 1,2;P Axle seal 11-26 1;L R&R axle~Replace CV axle, top off trans fluid 1.1-2.4
Radiator~Replace radiator~RADIATOR LEAKING AT SIDE TANK;P Radiator assembly~SPECTRA RADIATOR CU2423 158-352 1;P Radiator hose, upper~Molded hose - lower 21-52 1,2;P Dex-Cool coolant, gal 18-29 2;L Remove and replace radiator, bleed~R&R RADIATOR 1.6-3.4
Valve cover gaskets~Oil leak - valve covers;P Valve cover gasket set~VCG SET (FEL-PRO) 34-98 1;P Spark plug tube seal 6-12 4,6;L Reseal valve covers~Valve cover gasket labor 1.4-4.8
Timing belt kit~TIMING BELT & WATER PUMP~105K timing service;P Timing belt kit w/ pump (Aisin TKH-002)~Timing component kit 189-329 1;P Camshaft seal 12-22 2;P Crank seal, front 12-24 1;L Replace timing belt, pump and seals~TIMING BELT LABOR 4.2-7.0
A/C recharge~EVAC & RECHARGE AC~Air conditioning service;P R-134a refrigerant (lb)~R1234yf refrigerant 18-78 1.5,1.2,2;P UV dye & PAG oil~AC DYE 8-18 1;L Evacuate and recharge A/C system~AC performance check 1.0-1.6
A/C compressor~COMPRESSOR, AC - SEIZED;P A/C compressor w/ clutch~DENSO COMPRESSOR 471-1010 268-598 1;P Accumulator / drier~Receiver drier 38-92 1;P Expansion valve~Orifice tube 12-58 1;P R134A, per lb 16-28 2,1.8;L Replace compressor, flush and recharge~A/C COMP R&R 2.8-5.0
Check engine light diagnosis~DIAGNOSE MIL P0420~Driveability diagnostics;L Diagnostic time~SCAN & DIAG - LEVEL 2~Smoke test EVAP system 1.0-2.0
Catalytic converter~EXHAUST: CAT CONVERTER BANK 1;P Catalytic converter (CARB)~MAGNAFLOW DIRECT FIT CAT 389-1249 1;P Exhaust gasket & bolt kit 14-38 1;L Replace catalytic converter~R&R CAT 1.2-2.8
O2 sensor~Oxygen sensor B1S2~UPSTREAM A/F SENSOR;P Oxygen sensor, downstream~NTK A/F RATIO SENSOR~Bosch 15717 O2 sensor 58-198 1,2;L Replace O2 sensor~R&R sensor, clear code 0.5-1.4
Muffler~Exhaust repair - muffler & tailpipe;P Walker Quiet-Flow muffler~MUFFLER ASSY 98-268 1;P Tailpipe, 2-1/4" aluminized 38-88 1;P Exhaust clamp 2" 6-12 2,3;L Install muffler and pipe~Exhaust labor / weld 0.8-2.0
Tires - set of four~4 TIRES MOUNTED & BALANCED~New tires;P Michelin Defender2 225/65R17 102H~GOODYEAR ASSURANCE 205/55R16~Cooper Discoverer AT3 265/70R17~General Altimax RT45 215/60R16 109-238 4,2;P TPMS service kit~Valve stem, rubber 3-9 4;L Mount and balance~TIRE INSTALL, SPIN BAL 0.8-1.4
Four wheel alignment~ALIGNMENT - 4 WHEEL~Front end alignment;L Thrust alignment~Four-wheel alignment, print out~ALIGN, ADJUST CASTER/CAMBER/TOE 1.0-1.4
Fuel pump~FUEL PUMP MODULE IN TANK;P Fuel pump module assembly~DELPHI FG1060 FUEL PUMP~Fuel pump & strainer kit 188-468 1;P Tank lock ring & seal 9-24 1;L Drop tank, replace pump~R&R fuel pump module 2.2-4.2
Engine mount~Motor mounts~TORQUE STRUT MOUNT;P Engine mount, hydraulic RH~MOTOR MOUNT ANCHOR 2925~Trans mount 48-168 1,2,3;L Replace engine mount(s)~R&R mount, support engine 1.0-2.8
Thermostat~Overheating - thermostat stuck;P Thermostat 195 deg~T-STAT & GASKET 14-58 1;P Universal coolant 15-24 1,2;L Replace thermostat~R&R t-stat, bleed system 0.8-2.2
Heater core~HEATER CORE LEAK;P Heater core~HEATER CORE, ALUM 68-159 1;P Heater hose, molded~5/8 hose per ft 4-38 2;L R&I dash, replace heater core~Heater core labor 5.5-9.2
Head gaskets~HEAD GASKET BOTH SIDES;P Head gasket set, MLS~FEL-PRO HS26376 HEAD SET 128-318 1;P Head bolt set 38-98 1,2;P Oil & filter 42-58 1;L Replace head gaskets~R&R heads, clean surfaces 9.0-16.5
Clutch kit~CLUTCH REPLACEMENT;P LuK clutch kit~CLUTCH SET - SACHS 178-398 1;P Flywheel, new~Resurface flywheel (sublet) 68-248 1;P Slave cylinder 48-128 1;L R&R trans, replace clutch~Clutch labor 4.6-8.2
Power steering rack~RACK & PINION ASSY~Steering gear leaking;P Rack and pinion, reman~CARDONE STEERING RACK 228-498 1;P Power steering fluid~PSF 8-14 1,2;L Replace rack, bleed~R&R RACK AND PINION 2.6-4.8
Cabin & engine air filters~FILTERS;P Cabin air filter~CABIN FILTER, CHARCOAL 18-48 1;P Engine air filter~AIR FILTER - FRAM CA10755 16-38 1;L Install filters~Filter labor 0.2-0.5
Wiper blades~WIPERS FRT/RR;P Wiper blade 26"~Bosch Icon 22A blade~TRICO REAR BLADE 12-32 1,2;L Install wipers 0.1-0.2
Brake fluid flush~BRAKE FLUID EXCHANGE;P DOT 4 brake fluid~Brake fluid, DOT 3 qt 8-18 1,2;L Flush brake system~BG brake flush, all four corners 0.8-1.2
Coolant flush~COOLING SYSTEM SERVICE;P Zerex G05 antifreeze~Coolant conditioner 9-28 2,3;L Machine flush cooling system~Coolant exchange 0.8-1.4
Differential service~RR DIFF FLUID~Transfer case & diff service;P 75W-140 gear oil, qt~Gear lube SAE 80W-90 9-26 2,3,4;P RTV / cover gasket 8-16 1;L Service rear differential~Diff & T-case service labor 0.6-1.4
Window regulator~POWER WINDOW INOP LF;P Window regulator w/ motor~REGULATOR ASSY DORMAN 741-645 68-178 1;L R&I door panel, replace regulator~Regulator labor 1.0-1.9
Door lock actuator~ACTUATOR - RR DOOR;P Door lock actuator~Latch assembly w/ actuator 58-188 1;L Replace actuator~R/R door latch 0.9-1.8
Headlamp~HEADLIGHT BULBS;P H11 halogen bulb~Sylvania SilverStar 9012 18-38 2;P Headlamp assembly LH~COMPOSITE HEADLAMP, CAPA 118-298 1;L Replace headlamp and aim~R&I lamp 0.4-1.2
Blower motor~HVAC BLOWER INOP;P Blower motor w/ wheel~BLOWER MOTOR VDO 58-148 1;P Blower resistor & pigtail 28-58 1;L Replace blower motor~Blower labor 0.6-1.8
Throttle body service~INDUCTION CLEANING;P Throttle body gasket~Intake cleaner kit (BG 206) 9-38 1;L Clean throttle body, relearn idle~Fuel induction service 0.8-1.2
EGR valve~EGR SYSTEM REPAIR;P EGR valve~VALVE ASY - EGR 88-298 1;P EGR gasket 4-12 1,2;L Replace EGR valve and clean port~R&R EGR 1.0-2.6
Turbocharger~TURBO REPLACEMENT;P Turbocharger, reman Garrett~TURBO ASSY 698-1698 1;P Turbo oil feed line~Gasket kit, turbo 28-98 1;L R&R turbo~Replace turbocharger, prime oil 3.8-6.8
Diesel injectors~INJECTOR SET;P Injector, reman~FUEL INJECTOR BOSCH CR 188-448 4,6,2;P Return line kit~Injector seal kit 18-68 1;L Replace injectors and code~R&R INJECTORS 3.6-7.4
Glow plugs~GLOW PLUG & RELAY;P Glow plug 18-38 4,8;P Glow plug relay 38-88 1;L Replace glow plugs 1.2-3.2
U-joints~DRIVESHAFT U JOINTS;P U-joint, Spicer 5-178X~UNIVERSAL JOINT, GREASABLE 24-58 1,2,3;L R&R driveshaft, replace u-joints~U-joint labor 1.0-2.2
Brake caliper~SEIZED CALIPER LR;P Caliper, reman w/ bracket~SEMI-LOADED CALIPER~Brake caliper (core incl.) 58-148 1,2;P Brake hose~FLEX HOSE LR 22-48 1;L Replace caliper and bleed~Caliper R/R 0.9-1.8
Master cylinder~BRAKE MASTER CYL;P Brake master cylinder~Master cylinder w/ reservoir 78-228 1;L R&R master cylinder, bleed system 1.0-2.0
ABS wheel speed sensor~ABS LIGHT ON - C0040;P Wheel speed sensor~ABS SENSOR RF 38-118 1,2;L Diagnose ABS, replace sensor~Sensor labor 0.6-1.6
Crank sensor~CKP SENSOR - NO START;P Crankshaft position sensor~CRANK SENSOR (NTK) 32-98 1;L Replace crank sensor, CASE relearn 0.7-2.0
Oil pan gasket~OIL PAN RESEAL;P Oil pan gasket~Pan gasket & RTV 24-68 1;P Drain plug w/ washer 5-14 1;L R&R oil pan, reseal~OIL PAN LABOR 2.2-6.2
Rear main seal~RMS LEAK;P Rear main seal 24-68 1;L R&R transmission, replace rear main seal 5.8-9.4
Intake manifold gasket~INTAKE GASKETS;P Intake manifold gasket set~LOWER INTAKE SET MS98016T 48-138 1;L Replace intake gaskets~Intake R&R 2.4-5.8
Serpentine belt & tensioner~DRIVE BELT SQUEAL;P Belt tensioner~TENSIONER ASSY, AUTOMATIC 58-148 1;P Idler pulley 18-42 1,2;P Drive belt - Continental 26-68 1;L Replace belt and tensioner~Belt/tensioner R&R 0.6-1.6
Sway bar links & bushings~FRONT STABILIZER LINKS;P Stabilizer link~Sway bar link LF/RF 22-54 2;P Sway bar bushing kit 14-32 1;L Replace links and bushings 0.8-1.8
Trailer brake controller~TEKONSHA P3 INSTALL;P Tekonsha P3 brake controller 158-189 1;P Plug-in harness 24-48 1;L Install brake controller, test 0.8-1.6
Bumper repair~RR BUMPER COVER;P Bumper cover, aftermarket~RPR KIT / CLIPS 38-298 1;P Paint materials 88-188 1;L Refinish rear bumper cover~R&I and prep bumper cover 2.4-4.8
Tire repair~FLAT REPAIR;P Patch/plug combo~TIRE PATCH 6-14 1;L Dismount, patch, rebalance~Flat repair labor 0.4-0.7
Pre-purchase inspection~120-POINT INSPECTION;L Used car inspection with report~Multi-point inspection, lift & scan 1.0-1.6
Parasitic draw~ELECTRICAL DIAG - DRAW;L Trace parasitic draw, 1st hour~Electrical diagnosis 1.0-3.0
Wheel studs~BROKEN STUD LR;P Wheel stud~Lug nut M12x1.5, chrome 4-9 1,2,3,5;L Replace wheel studs 0.4-1.2
Purge valve~EVAP - P0496;P Canister purge valve~VAPOR CANISTER PURGE SOLENOID 34-94 1;P Gas cap (Stant) 14-24 1;L Replace purge valve, smoke test~EVAP repair labor 0.8-1.8
"""
def split(nm): return nm.split("~")
JOBS=[]
for l in RAW.strip().split("\n"):
    f=l.split(";"); parts=[];lab=None
    for x in f[1:]:
        x=x.strip()
        if x[0]=="P":
            nm,pr,qs=x[2:].rsplit(" ",2); lo,hi=pr.split("-"); parts.append((split(nm),int(lo),int(hi),[float(a) for a in qs.split(",")]))
        else:
            nm,h=x[2:].rsplit(" ",1); lo,hi=h.split("-"); lab=(split(nm),float(lo),float(hi))
    JOBS.append((split(f[0]),parts,lab))
FEES="Shop supplies~Shop Supplies & Materials~Hazardous waste disposal~HAZ MAT FEE~EPA / environmental fee~Waste oil disposal~Tire disposal fee~State tire fee~Battery fee~Freight in~Credit card surcharge~Misc shop charges~Environmental compliance~Rags, solvents & towels~Storage fee~Document fee".split("~")
SUBLET="Towing - 12 miles~Machine shop - resurface heads~SUBLET: GLASS~Sublet alignment~Key programming (sublet)~Programming / flash - dealer sublet~State inspection & sticker~Detail - interior~Exhaust weld sublet~Windshield chip repair".split("~")
NAMES=set(n for j in JOBS for n in j[0])|set(n for j in JOBS for p in j[1] for n in p[0])|set(n for j in JOBS for n in j[2][0])|set(FEES)|set(SUBLET)
def line(desc,typ,qn,u,t,pn=None): return dict(desc=desc,type=typ,q=qn,u=u,t=t,pn=pn)
def mkjob(d,j,rate,maxparts=9):
    parts=[]
    for nm,lo,hi,qs in j[1][:maxparts]:
        if parts and d.may(.22): continue
        qn=d.ch(qs); qn=int(qn) if qn==int(qn) else qn
        u=cents(d,lo,hi); parts.append(line(d.ch(nm),"Part",qn,u,int(round(qn*u)),partno(d)))
    nm,lo,hi=j[2]; h=hrs(d,lo,hi); 
    lab=line(d.ch(nm),"Labor",h,rate,int(round(h*rate)))
    ls=parts+[lab]
    return dict(title=d.ch(j[0]),parts=parts,labor=lab,lines=ls,sum=sum(l["t"] for l in ls))
def mkjobs(d,nlines,rate):
    """jobs until about nlines lines"""
    js=d.some(JOBS,30); out=[];n=0
    for j in js:
        if n>=nlines: break
        x=mkjob(d,j,rate,max(0,nlines-n-1) if nlines-n>1 else 0)
        if nlines-n<=1 and x["parts"]: continue
        out.append(x); n+=len(x["lines"])
    return out
def rate(d): return d.ch([9500,10500,11500,12000,12500,12995,13500,14000,14500,14995,15500,16500,17800,18900])
def items_of(jobs): return [it(l["desc"],l["type"],l["q"],l["u"],l["t"]) for j in jobs for l in j["lines"]]
def fees(d,n):
    out=[]
    for f in d.some(FEES,n): out.append(line(f,"Fee",None,None,cents(d,3,42)))
    return out
