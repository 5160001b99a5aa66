"""Word lists: jobs, parts, shops, people, cars. JOBS line: names | hours | part variants@lo-hi[xQty]; ..."""
JOBS_RAW = """
Front brake pads and rotors/Frt brakes - pads & rotors/Brake Service - Front Axle/R&R front pads/rotors~|1.2-1.9|Ceramic brake pads - front/Akebono ProACT front pad set/FRT PAD SET CERAMIC@48-129;Brake rotor, front/Coated rotor - FR/Brembo front disc rotor@52-139x2;Brake hardware kit/Caliper pin & clip kit@11-28
Rear brake pads and rotors/Rr brakes pads + rotors/Brake Service - Rear Axle|1.2-2.1|Semi-metallic pads, rear/Wagner ThermoQuiet rear pads/REAR PAD SET@41-98;Rotor - rear/Raybestos R-line rear rotor@44-110x2
Front brake caliper, left/LF caliper replacement/Replace seized caliper (driver front)|1.0-1.6|Reman caliper LF/Brake caliper w/ bracket, left front@89-210;Brake fluid DOT 3/DOT 4 fluid, 12 oz@7-16
Rear drum brake service/Rear shoes & drums|1.5-2.5|Brake shoes, rear set/Bonded shoe set@36-72;Brake drum/Rear drum 9 in.@49-105x2;Wheel cylinder@19-44x2
Parking brake cable adjustment/Adjust e-brake|0.5-1.0|Parking brake cable, rear right@38-96
Brake fluid exchange/Brake flush/Brake system bleed and flush|0.7-1.0|Brake fluid, quart/Pentosin DOT 4 LV@12-24
Oil change - full synthetic/LOF synthetic 0W-20/Lube, oil & filter (synthetic)|0.3-0.5|Mobil 1 0W-20/Full synthetic motor oil 5W-30/Valvoline SynPower 5W30@7-12x5;Oil filter/WIX XP oil filter/OEM filter assy, oil@8-19;Drain plug gasket/Crush washer@1-3
Diesel oil service/15W-40 oil and filter service|0.6-1.0|Rotella T6 5W-40, gallon/Delo 400 15W-40 gal@24-36x3;Oil filter, diesel/Motorcraft FL-2051S@19-38
Coolant flush/Cooling system drain & fill/Coolant exchange|0.8-1.2|Coolant, 50/50 gallon/Zerex Asian red coolant/Dex-Cool antifreeze@16-34x2
Water pump replacement/R&R water pump/Replace leaking water pump|2.2-4.8|Water pump/Aisin water pump assy/Water pump w/ gasket@78-240;Thermostat/Thermostat housing assembly@24-88;Serpentine belt/Gates Micro-V belt@31-66
Radiator replacement/Radiator R & R|1.8-3.2|Radiator/Denso radiator/RADIATOR ASSY@159-398;Upper radiator hose@19-44;Lower radiator hose@21-48;Radiator cap 16 psi@10-18
Thermostat replacement/Replace stuck-open thermostat|0.9-1.8|Thermostat & seal/Stant SuperStat thermostat@18-62
Heater core replacement|5.5-8.5|Heater core/HEATER CORE@98-210;Heater hose (molded)@17-39x2
Timing belt kit/Timing belt service - 105K/Timing belt, tensioner & water pump|4.2-6.5|Timing belt kit/Aisin TKH-002 timing kit/Gates timing component kit@189-345;Camshaft seal@9-19x2;Crankshaft front seal@12-24
Serpentine belt/Drive belt replacement|0.5-1.0|Drive belt/Continental serp belt/Belt, multi-rib 6PK@28-64;Belt tensioner assembly@58-129
Spark plugs/Tune-up, 4 cyl/Replace spark plugs (6)|0.9-2.8|NGK Laser Iridium plug/Iridium spark plug/Denso TT plug@11-22x4;Ignition coil boot@8-15x4
Ignition coil, cylinder 3/Misfire repair - coil #2/Replace failed coil pack|0.5-1.0|Ignition coil/Delphi coil-on-plug/Coil assy, ignition@54-138
Fuel injector service/Injector cleaning (on-car)|1.0-1.5|BG 44K fuel system cleaner/Induction cleaning kit@22-58
Fuel pump module/Replace fuel pump|2.4-3.6|Fuel pump module assembly/Bosch fuel pump/In-tank pump & sender@189-465;Fuel filter/Inline fuel filter@19-52
Throttle body cleaning/Clean & relearn throttle body|0.7-1.1|Throttle body cleaner/TB gasket@7-19
Mass air flow sensor/MAF sensor replacement|0.4-0.7|MAF sensor/Hitachi mass airflow sensor@98-246
Oxygen sensor B1S1/Upstream O2 sensor/Downstream oxygen sensor, bank 2|0.6-1.3|Oxygen sensor/NTK air-fuel ratio sensor/Bosch 4-wire O2@64-189
Catalytic converter replacement/Cat converter, bank 1|1.8-3.0|Catalytic converter/MagnaFlow direct-fit cat/Converter & pipe assy@389-1290;Exhaust gasket/Donut gasket@9-24x2;Exhaust stud & nut kit@12-29
Muffler and tailpipe/Exhaust repair, muffler back|1.2-2.0|Muffler/Walker Quiet-Flow muffler@92-236;Exhaust clamp 2-1/4 in.@6-12x2;Rubber hanger/Exhaust insulator@5-12x3
EVAP purge valve/Purge solenoid replacement|0.5-0.9|Canister purge valve/VSV assy, purge@39-112
Gas cap/Fuel cap replacement|0.1-0.2|Fuel cap/Stant locking gas cap@14-27
Battery replacement/Replace battery & test charging|0.3-0.8|Interstate MTX-94R/Battery, group 35 AGM/DieHard Gold 24F/BATTERY H6 AGM 760 CCA@139-259;Terminal protector kit@4-9
Alternator replacement/R&R alternator/Charging system repair|1.2-2.8|Alternator/Reman alternator 130A/Denso alternator (new)@198-489;Alternator connector pigtail@18-36
Starter replacement/Starter motor R&R/No-crank repair - starter|1.1-2.7|Starter/Reman starter motor/Starter assy 1.4 kW@142-369
Cabin air filter/Cabin filter R&R|0.2-0.4|Cabin air filter/Charcoal cabin filter/Purolator cabin element@19-44
Engine air filter/Air filter element|0.1-0.2|Air filter/K&N drop-in filter/Element, air cleaner@16-52
Wiper blades/Replace wipers front & rear|0.1-0.2|Wiper blade 26 in./Bosch ICON 24A/Rain-X Latitude 18"@14-32x2;Rear wiper blade@11-19
A/C recharge/AC evac and recharge (R-1234yf)/A/C performance service|1.0-1.5|Refrigerant R-134a, lb/R-1234yf refrigerant/Freon R134A@18-64x2;UV dye & PAG oil@12-24
A/C compressor replacement/AC compressor & drier|3.0-4.5|A/C compressor/Denso 10S17C compressor/COMPRESSOR ASSY W/CLUTCH@289-645;Receiver drier/Accumulator@38-88;Orifice tube/Expansion valve@9-58;O-ring kit@9-18
Blower motor/Heater blower & resistor|0.7-1.6|Blower motor w/ wheel@72-184;Blower motor resistor@22-64
Front struts/Replace front strut assemblies/Suspension: frt struts (pair)|2.2-3.2|Monroe Quick-Strut, front/KYB Strut-Plus FR/Loaded strut assembly@128-248x2;Sway bar link/Stabilizer end link@22-54x2
Rear shocks/Rear shock absorbers (2)|0.9-1.6|Shock absorber, rear/Bilstein B4 rear shock/Gabriel Ultra shock@49-132x2
Lower control arm, left/LF control arm w/ ball joint/Control arms, front lower (both)|1.4-2.9|Control arm & ball joint/Moog R-series control arm/Lower arm assy LH@94-238
Ball joints/Upper & lower ball joints|1.8-3.4|Ball joint, lower/Mevotech lower ball joint@38-89x2;Ball joint, upper/Moog problem solver upper@34-82x2
Tie rod ends/Outer tie rod, right/Inner & outer tie rods|0.9-1.9|Outer tie rod end/Tie rod end RF/Moog ES800 series outer@29-74;Inner tie rod@32-69
Wheel bearing and hub, RF/Front hub assembly/Noisy wheel bearing - left rear|1.3-2.6|Hub & bearing assembly/Timken hub unit/SKF wheel bearing kit@98-264;Axle nut@5-12
CV axle, left/Front CV axle R&R/Driveshaft halfshaft RH|1.1-2.1|CV axle shaft/Reman half shaft/Trakmotive CV axle@79-236;Axle seal@9-22
Four wheel alignment/Alignment - 4 wheel/Thrust alignment/Wheel alignment check & set|1.0-1.4|Camber bolt kit/Eccentric cam kit@18-42
Tire rotation and balance/Rotate + balance 4/Rotate tires|0.4-0.9|Wheel weights/Coated clip weights@3-8x4
Mount and balance four tires/New tire install|1.0-1.5|Michelin Defender2 225/65R17/Cooper Endeavor Plus 235/60R18/BFG Advantage Control 215/55R17/Toyo Open Country A/T III 265/70R16@118-239x4;Valve stem TR413/TPMS service pack@3-9x4
Flat repair/Plug-patch tire LR|0.3-0.5|Tire patch combo unit@4-9
TPMS sensor, right rear/Replace & program TPMS sensor|0.4-0.7|TPMS sensor 315 MHz/Schrader EZ-sensor@39-79
Power steering rack/Rack and pinion replacement|3.2-4.8|Reman rack & pinion/Steering gear assy@239-589;Power steering fluid/ATF for P/S, qt@8-15x2
Power steering hose/PS pressure line leak|1.0-1.9|Pressure hose, power steering@52-138
Transmission fluid service/ATF drain & fill/CVT fluid exchange/Trans service w/ filter|0.9-1.8|Mercon LV ATF, qt/NS-3 CVT fluid/Toyota WS ATF/Dexron VI@8-19x5;Transmission filter kit/Pan gasket & filter@24-68
Clutch replacement/Clutch kit & resurface flywheel|5.2-7.8|LuK clutch kit/Exedy OEM clutch kit@189-412;Clutch slave cylinder@34-92;Pilot bearing@9-21
Transfer case fluid/T-case and diff service|0.6-1.2|Gear oil 75W-90/Transfer case fluid BW-TOD/Red Line 75W90 qt@14-26x2
Valve cover gaskets/Valve cover gasket - oil leak/Rocker cover reseal|1.6-3.8|Valve cover gasket set/Fel-Pro VS50 set/Gasket, cylinder head cover@28-89;Spark plug tube seals@8-24;RTV sealant/Ultra Black RTV@9-16
Oil pan gasket/Reseal oil pan|2.1-4.0|Oil pan gasket/Fel-Pro pan gasket@24-62
Rear main seal|5.5-8.0|Rear main seal/Crank seal, rear w/ housing@22-74
Head gasket repair/Cylinder head gaskets, both|9.5-14.5|Head gasket set/MLS gasket kit@129-345;Head bolt set@48-112;Intake manifold gasket@24-58
Intake manifold gasket/Lower intake reseal|2.8-4.6|Intake gasket set@38-92
Engine mount, right/Motor mount (passenger) R&R|0.9-2.0|Engine mount/Hydraulic motor mount/Torque strut mount@48-162
EGR valve/EGR cooler service|1.2-2.6|EGR valve/EGR valve & gasket@109-298
Crankshaft position sensor/CKP sensor replace/Cam sensor bank 1|0.6-1.4|Crank position sensor/Camshaft sensor@32-98
PCV valve/PCV hose and valve|0.3-0.8|PCV valve/Breather hose@9-38
Headlight bulbs/Headlamp bulb L&R/Low beam bulb LH|0.2-0.6|H11 halogen bulb/Sylvania SilverStar H7/9005 bulb@14-38x2
Headlight restoration/Restore headlamp lenses|0.8-1.2|Lens sealant kit@14-28
Tail lamp assembly, left/LR tail light|0.3-0.6|Tail lamp assy LH@78-224;1157 bulb@3-8
Window regulator, driver front/LF power window repair|0.9-1.6|Window regulator w/ motor/Dorman regulator & motor@74-188;Door panel clips@1-3x6
Door lock actuator/RR door latch & actuator|0.8-1.5|Door lock actuator/Latch assy@68-219
Key fob programming/Program 2 keys|0.4-0.7|Smart key/Remote head key blank@74-189x2
Windshield wiper motor/Wiper linkage|0.7-1.2|Wiper motor@89-210
Sway bar bushings/Stabilizer bushings frt|0.8-1.4|Stabilizer bushing/Energy susp. sway bar bushing set@12-34x2
Leaf spring shackle/Rear spring hanger & shackle kit|1.6-2.8|Shackle kit/Dorman shackle kit@38-88
U-joints/Driveshaft u-joint R&R|0.9-1.8|Universal joint/Spicer 5-760X/Greasable U-joint@22-58x2
DEF system service/Replace DEF heater/NOx sensor 2|1.0-2.4|NOx sensor, outlet/DEF pump module@289-612;Diesel exhaust fluid 2.5 gal@14-22
Glow plugs/Glow plug set & harness|1.8-3.2|Glow plug/Beru glow plug@18-39x8
Trailer wiring/Install 7-way trailer plug|0.8-1.6|7-way connector/Hopkins 4-flat to 7-way@24-62;Converter module, T-one@42-89
Hybrid battery fan cleaning/HV battery cooling filter|0.6-1.2|HV battery filter@24-58
12V auxiliary battery (EV)/EV low-voltage battery|0.4-0.9|Aux. battery AGM S46B24R@189-279
Differential reseal/Rear pinion seal|1.4-2.6|Pinion seal/Seal, diff side gear@14-38;Crush sleeve@8-16
Roadside no-start visit/Jump start & battery test (mobile)|0.4-0.8|Battery terminal, marine@4-9x2
"""
INSP = """Multi-point inspection/Digital vehicle inspection/Check engine light diagnosis/Diagnostic - electrical/Diagnose A/C not cold/State safety inspection/Emissions test (OBD)/Road test and noise diagnosis/Initial diagnostic fee/Scan & pinpoint test/Pre-purchase inspection/Diagnose parasitic draw/Leak check w/ UV dye/Brake inspection & measure/30K mile service/60,000 mile maintenance/Winterization package/Detail - interior/Tow-in from residence/Module programming (J2534)/Steering angle sensor calibration/ADAS front camera calibration""".split('/')
FEES = [("Shop supplies", "Shop Supplies Fee", "SHOP SUPPLIES", "Supplies", "Misc. shop materials", "Shop charge"),
        ("Hazardous waste disposal", "Haz. Waste", "EPA / Hazmat", "Environmental fee", "Waste oil disposal", "Environmental Recovery"),
        ("Tire disposal (4)", "State tire fee", "Scrap tire recycling", "Battery fee", "Battery disposal"),
        ("Card processing fee", "Credit card surcharge", "Convenience fee", "Technology fee", "Admin fee"),
        ("Parts freight", "Shipping - overnight", "Inbound freight", "Mobile service call", "Trip charge", "After-hours call-out")]
DISC = ["Military discount", "Senior 10%", "New customer coupon", "$ off web coupon", "Fleet discount", "AAA member discount", "Spring brake special", "Goodwill adjustment",
        "Promo: FALLSAFE", "Coupon", "Discount", "Employee pricing", "First responder savings", "Manager discount", "Referral credit", "Core return", "Mail-in rebate (instant)", "Multi-job savings"]
LOYAL = ["Rewards redeemed", "Loyalty credit", "Club points applied", "VIP Rewards credit", "Garage Bucks used", "Points redemption (2,500 pts)"]
SHOPS_A = "Cedar Ridge,Blue Heron,Harbor,Tri-County,Northgate,Old Mill,Pinnacle,Lakeshore,Sundown,Mesa Verde,Fulton Street,Kessler's,Ortega & Sons,Dunmore,Ironwood,Patriot,Cascade,Juniper,Riverbend,Keystone,Valley Forge,Wagner Bros.,Nakamura,Big Sky,Red Clay,Prairie,Stonebridge,Gateway,Birchwood,Magnolia,Elm City,Tidewater".split(',')
SHOPS_B = "Auto Care,Automotive,Auto Repair,Tire & Auto,Car Clinic,Garage,Motor Works,Service Center,Auto Lab,Import Specialists,Complete Car Care,Auto Service LLC,Mobile Mechanics,Truck & Auto,Motors Service".split(',')
FIRST = "Dana,Luis,Priya,Marcus,Ellen,Tom,Keisha,Andre,Beth,Wei,Oscar,Nadia,Greg,Holly,Sam,Yolanda,Rick,Ines,Trevor,Mona,Carl,Jolene,Arjun,Stacy".split(',')
LAST = "Whitfield,Ramos,Patel,Greene,Kowalski,Nguyen,Baptiste,Olsen,Hart,Delgado,Fischer,Okafor,McBride,Santos,Lindqvist,Chen,Avery,Brandt,Pruitt,Yazzie,Moreau,Tilden".split(',')
STREETS = "Main St,Industrial Pkwy,Route 9,W Oak Ave,Commerce Dr,Lincoln Hwy,2nd Ave N,County Rd 14,Depot St,Airport Blvd,Mill Ln,S Broadway".split(',')
CITIES = "Dayton, OH 45402;Boise, ID 83704;Macon, GA 31201;Salem, OR 97301;Duluth, MN 55802;Waco, TX 76701;Reno, NV 89502;Erie, PA 16501;Tulsa, OK 74103;Mesa, AZ 85201;Fresno, CA 93721;Utica, NY 13501;Peoria, IL 61602;Mobile, AL 36602".split(';')
CARS = "Subaru:Outback,Forester,Crosstrek;Toyota:Camry,RAV4,Tacoma,Prius,Sienna;Honda:Civic,CR-V,Odyssey,Pilot;Ford:F-150,Escape,Explorer,Transit;Chevrolet:Silverado 1500,Equinox,Malibu,Tahoe;Nissan:Rogue,Altima,Frontier;Jeep:Wrangler,Grand Cherokee;Hyundai:Elantra,Tucson;Kia:Sorento,Soul;Mazda:CX-5,Mazda3;BMW:328i,X3;Volkswagen:Jetta,Tiguan;Ram:1500,ProMaster;GMC:Sierra,Acadia;Lexus:RX 350,ES 350;Audi:A4,Q5;Volvo:XC60;Dodge:Grand Caravan,Charger;Buick:Enclave;Mercedes-Benz:C300".split(';')
LABOR_W = ["Labor - {j}", "Labor: {j}", "{j} - labor", "{j} labor", "R&R {p}", "Remove and replace {p}", "Install {p}", "Replace {p}", "Labor to replace {p}", "{j}", "Technician labor, {j}", "Labor", "Mechanical labor"]
NOTES = ["Measured 2mm on inner pads; rotors below discard spec.", "Customer states noise on left turns over 35 mph.", "Tech verified leak with dye, see photo 3.", "24 mo / 24,000 mi warranty.", "Old parts saved for inspection.",
         "Includes test drive and final torque check.", "Recommend within 3,000 miles.", "Part in stock, same day.", "OEM part on back-order; aftermarket quoted.", "Safety concern - please do not defer.", "Video attached (0:42).", "Code P0303 stored, freeze frame saved."]

def _jobs():
    out = []
    for ln in JOBS_RAW.strip().split('\n'):
        n, h, p = ln.split('|')
        names = [x for x in n.replace('pads/rotors~', 'pads + rotors').split('/')]
        # re-join names that carry a slash inside (A/C)
        names = rejoin(names)
        lo, hi = map(float, h.split('-'))
        parts = []
        for q in p.split(';'):
            nm, pr = q.rsplit('@', 1)
            qty = 1
            if 'x' in pr:
                pr, qty = pr.split('x')
            a, b = map(int, pr.split('-'))
            parts.append((rejoin(nm.split('/')), a, b, int(qty)))
        out.append((names, lo, hi, parts))
    return out

def rejoin(xs):
    o = []
    for x in xs:
        if o and (o[-1] in ('A', '50') or o[-1].endswith((' A', ' 50', 'w', ' P', ' 2-1', 'Wheel weights A')) or (x[:3].replace('R', '').isdigit() and x[:2].isdigit() and o[-1][-3:].isdigit() and 'R1' in x) or x.startswith(('CLUTCH', ' '))):
            o[-1] += '/' + x
        else:
            o.append(x)
    return o
JOBS = _jobs()
if __name__ == '__main__':
    for j in JOBS:
        print(j)
    print(len(JOBS), sum(len(j[0]) + sum(len(p[0]) for p in j[3]) for j in JOBS))
