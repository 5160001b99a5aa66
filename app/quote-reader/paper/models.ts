/** Models sold in the United States, by make: a camera that runs words into one, and a message that leaves the make out, are read by them. */
const MODELS: Record<string, string> = {
  Acura: "ILX|Integra|MDX|NSX|RDX|RL|RLX|RSX|TL|TLX|TSX|ZDX",
  Audi: "A3|A4|A5|A6|A7|A8|Allroad|e-tron|Q3|Q5|Q7|Q8|R8|RS5|S3|S4|S5|S6|SQ5|TT",
  BMW: "128i|135i|228i|230i|320i|325i|328i|328xi|330i|330xi|335i|340i|428i|430i|435i|440i|525i|528i|530i|535i|540i|550i|740i|750i|i3|i4|M2|M3|M4|M5|X1|X2|X3|X4|X5|X6|X7|Z4",
  Buick:
    "Cascada|Century|Enclave|Encore|Encore GX|Envision|LaCrosse|LeSabre|Lucerne|Park Avenue|Regal|Rendezvous|Verano",
  Cadillac: "ATS|CT4|CT5|CT6|CTS|DeVille|DTS|Escalade|Lyriq|SRX|STS|XT4|XT5|XT6|XTS",
  Chevrolet:
    "Astro|Avalanche|Aveo|Blazer|Bolt|Camaro|Cavalier|Cobalt|Colorado|Corvette|Cruze|Equinox|Express|Express 2500|Express 3500|HHR|Impala|Malibu|Monte Carlo|S10|Silverado|Silverado 1500|Silverado 2500|Silverado 2500HD|Silverado 3500|Sonic|Spark|Suburban|Tahoe|Tracker|TrailBlazer|Traverse|Trax|Uplander|Venture|Volt",
  Chrysler: "200|300|300C|Aspen|Concorde|Crossfire|Pacifica|PT Cruiser|Sebring|Town & Country|Voyager",
  Dodge:
    "Avenger|Caliber|Caravan|Challenger|Charger|Dakota|Dart|Durango|Grand Caravan|Hornet|Intrepid|Journey|Magnum|Neon|Nitro|Ram 1500|Ram 2500|Ram 3500|Stratus|Viper",
  Fiat: "124 Spider|500|500L|500X",
  Ford: "Bronco|Bronco Sport|C-Max|Crown Victoria|E-150|E-250|E-350|EcoSport|Edge|Escape|Excursion|Expedition|Explorer|F-150|F-250|F-350|F-450|F-550|Fiesta|Five Hundred|Flex|Focus|Freestar|Freestyle|Fusion|Maverick|Mustang|Mustang Mach-E|Ranger|Taurus|Thunderbird|Transit|Transit Connect|Windstar",
  Freightliner: "Business Class M2|Cascadia|Century|Columbia|Coronado|M2 106|M2 112",
  Genesis: "G70|G80|G90|GV70|GV80",
  GMC: "Acadia|Canyon|Envoy|Jimmy|Savana|Savana 2500|Sierra|Sierra 1500|Sierra 2500|Sierra 2500HD|Sierra 3500|Sonoma|Terrain|Yukon|Yukon XL",
  Honda:
    "Accord|Accord Crosstour|Civic|Clarity|CR-V|CR-Z|Element|Fit|HR-V|Insight|Odyssey|Passport|Pilot|Prelude|Prologue|Ridgeline|S2000",
  Hyundai:
    "Accent|Azera|Elantra|Elantra GT|Entourage|Equus|Genesis|Ioniq|Ioniq 5|Ioniq 6|Kona|Palisade|Santa Cruz|Santa Fe|Sonata|Tiburon|Tucson|Veloster|Venue|Veracruz",
  Infiniti: "EX35|FX35|G25|G35|G37|JX35|M35|M37|Q40|Q50|Q60|Q70|QX30|QX50|QX55|QX56|QX60|QX70|QX80",
  International: "4300|4400|7400|8600|9400|CV|DuraStar|HV|LT|MV|ProStar|WorkStar",
  Isuzu: "NPR|NPR-HD|NQR|NRR|Rodeo|Trooper",
  Jaguar: "E-Pace|F-Pace|F-Type|I-Pace|S-Type|X-Type|XE|XF|XJ|XK",
  Jeep: "Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Grand Cherokee L|Grand Wagoneer|Liberty|Patriot|Renegade|Wagoneer|Wrangler|Wrangler Unlimited",
  Kenworth: "T270|T370|T660|T680|T800|T880|W900",
  Kia: "Amanti|Borrego|Cadenza|Carnival|EV6|EV9|Forte|K5|K900|Niro|Optima|Rio|Rondo|Sedona|Seltos|Sephia|Sorento|Soul|Spectra|Sportage|Stinger|Telluride",
  "Land Rover": "Defender|Discovery|Discovery Sport|Evoque|Freelander|LR2|LR3|LR4|Range Rover Sport|Velar",
  Lexus:
    "CT 200h|ES 300|ES 300h|ES 330|ES 350|GS 300|GS 350|GX 460|GX 470|IS 250|IS 300|IS 350|LS 430|LS 460|LX 470|LX 570|NX 200t|NX 300|NX 350|RX 300|RX 330|RX 350|RX 400h|RX 450h|UX 200|UX 250h",
  Lincoln: "Aviator|Continental|Corsair|LS|Mark LT|MKC|MKS|MKT|MKX|MKZ|Nautilus|Navigator|Town Car|Zephyr",
  Mazda:
    "Mazda2|Mazda3|Mazda5|Mazda6|B3000|CX-3|CX-30|CX-5|CX-50|CX-7|CX-9|CX-90|Miata|MPV|MX-5|MX-5 Miata|Protege|RX-8|Tribute",
  "Mercedes-Benz":
    "A220|C230|C240|C250|C300|C350|C400|C63|CLA250|CLK350|CLS550|E300|E320|E350|E400|E450|E550|GL450|GL550|GLA250|GLB250|GLC300|GLE350|GLE450|GLK350|GLS450|Metris|ML320|ML350|R350|S430|S500|S550|SL500|SLK350|Sprinter|Sprinter 2500|Sprinter 3500",
  Mercury: "Grand Marquis|Mariner|Milan|Montego|Mountaineer|Sable|Villager",
  Mini: "Clubman|Countryman|Hardtop|Paceman",
  Mitsubishi: "Eclipse|Eclipse Cross|Endeavor|Galant|Lancer|Mirage|Montero|Outlander|Outlander Sport|Raider",
  Nissan:
    "200SX|240SX|350Z|370Z|Altima|Ariya|Armada|Cube|Frontier|Juke|Kicks|Leaf|Maxima|Murano|NV200|NV1500|NV2500|Pathfinder|Quest|Rogue|Rogue Sport|Rogue Select|Sentra|Titan|Titan XD|Versa|Versa Note|Xterra",
  Oldsmobile: "Alero|Aurora|Bravada|Intrigue|Silhouette",
  Pontiac: "Aztek|Bonneville|Firebird|G5|G6|G8|Grand Am|Grand Prix|Montana|Solstice|Sunfire|Torrent|Vibe",
  Peterbilt: "335|337|348|379|386|389|567|579",
  Porsche: "718|911|Boxster|Cayenne|Cayman|Macan|Panamera|Taycan",
  Ram: "1500|1500 Classic|2500|3500|4500|5500|ProMaster|ProMaster 1500|ProMaster 2500|ProMaster City",
  Saab: "9-3|9-5|9-7X",
  Saturn: "Astra|Aura|Ion|Outlook|Relay|SL1|SL2|Vue",
  Scion: "FR-S|iA|iM|iQ|tC|xA|xB|xD",
  Subaru:
    "Ascent|Baja|BRZ|Crosstrek|Forester|Impreza|Impreza WRX|Legacy|Outback|Solterra|Tribeca|WRX|WRX STI|XV Crosstrek",
  Suzuki: "Aerio|Forenza|Grand Vitara|Kizashi|SX4|Verona|XL-7",
  Tesla: "Cybertruck|Model 3|Model S|Model X|Model Y",
  Toyota:
    "4Runner|86|Avalon|bZ4X|C-HR|Camry|Camry Solara|Celica|Corolla|Corolla Cross|Corolla iM|Echo|FJ Cruiser|GR86|Grand Highlander|Highlander|Land Cruiser|Matrix|Mirai|Prius|Prius C|Prius Prime|Prius V|RAV4|RAV4 Hybrid|RAV4 Prime|Sequoia|Sienna|Solara|Supra|Tacoma|Tundra|Venza|Yaris",
  Volkswagen:
    "Arteon|Atlas|Atlas Cross Sport|Beetle|CC|Eos|e-Golf|Golf|Golf R|GTI|ID.4|Jetta|Jetta GLI|Passat|Rabbit|Routan|Taos|Tiguan|Touareg",
  Volvo: "240|850|C30|C70|S40|S60|S80|S90|V50|V60|V70|V90|XC40|XC60|XC70|XC90",
};

/** "outback" as its maker writes it, with what was typed behind it; as it was typed where the list has no such model. */
export function modelAsWritten(make: string, typed: string): string {
  const found = modelAtStart(make, typed);
  const isSame = found && `${found.model}${found.rest}`.toLowerCase() === typed.toLowerCase();
  return isSame ? `${found.model}${found.rest}` : typed;
}

/** Names that are words of the trade or of every day too. */
const COMMON = new Set(
  "Integra Allroad Century Regal Express Spark Volt Sonic Express Tracker Venture Aspen Pacifica Concorde Voyager Charger Dart Journey Magnum Hornet Nitro Edge Escape Flex Focus Fusion Transit Maverick Terrain Canyon Element Insight Passport Pilot Clarity Accent Genesis Venue Commander Compass Patriot Liberty Cherokee Renegade Forte Stinger Discovery Defender Continental Navigator Mark Sable Eclipse Mirage Quest Leaf Rogue Titan Versa Montana Torrent Aurora Relay Outlook Ascent Legacy Matrix Highlander Beetle Rabbit Atlas Legacy Impact Explorer Expedition Excursion Ranger Frontier Cube Metris Sprinter".split(
    " ",
  ),
);

export type Named = { make: string; model: string };

/** Every model of the list. */
export const EVERY_MODEL: Named[] = Object.entries(MODELS).flatMap(([make, models]) =>
  models.split("|").map((model) => ({ make, model })),
);

/** The model of a make with which the text begins, spaced as its maker does, and what follows; the longest of several. */
export function modelAtStart(make: string, text: string): { model: string; rest: string } | null {
  const found = (MODELS[make]?.split("|") ?? []).flatMap((model) => {
    const match = new RegExp(`^${loosely(model)}(?![a-z]?\\d(?!\\.\\d))`, "i").exec(text);
    const isCut = match && / [A-Z]$/.test(model) && /^[a-z]/i.test(text.slice(match[0].length));
    return match && !isCut ? [{ model, rest: text.slice(match[0].length), length: match[0].length }] : [];
  });
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The pattern of a model, with or without what parts its letters: "CRV", "F 150". */
export function loosely(model: string): string {
  return [...model.replace(/[\s.-]/g, "")].map((letter) => letter.replace("&", "\\&")).join("[\\s.-]?");
}

/** Whether a model's name is a word that says nothing else. */
export function isOwnWord(model: string): boolean {
  return (
    /^[A-Z][A-Za-z-]{4,}$|^(?:CR-V|HR-V|F-[123]50|RAV4|4Runner)$|^[A-Z]{2}-?\d{1,2}$/.test(model) && !COMMON.has(model)
  );
}

/** Models whose name is a word that says nothing else, and of one make only. */
const BY_NAME = EVERY_MODEL.filter(({ model }) => isOwnWord(model));
const ANY_MODEL = BY_NAME.map(({ model }) => model)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
/** "the 09 Altima", "your 07 Honda": two digits behind it are a year. */
export const OF_SOMEONE = "(?:the|your|ur|yr|my|his|her|our|their)";
const YEAR_MODEL = new RegExp(
  `(?<![\\d$#]|\\d[/.-]|\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.? \\d{1,2},? |\\b(?:suite|ste|unit|apt|box)\\.? )((?:19[89]|20[0-4])\\d|['’‘]\\d\\d|(?<=\\b${OF_SOMEONE} )\\d\\d)\\s+(${ANY_MODEL})(?![a-z\\d])`,
  "gi",
);
/** Models that are no town, no river, no street, no brand of a part and no word: with a year before them a car, whatever stands around. */
const COINED = new Set(
  "Accord Aerio Alero Altima Avalon Aveo Aztek Boxster Camaro Camry Cavalier Civic Corolla Corvette Crosstrek Cruze Elantra Evoque F-150 F-250 F-350 Forenza Freelander Freestar HR-V Impala Impreza Jetta Kizashi LeSabre Maxima Mazda2 Mazda3 Mazda5 Mazda6 Miata CR-V XC60 XC70 XC90 Panamera Passat Prius RAV4 4Runner Routan Sentra Sephia Silverado Sportage Tiguan Touareg Veloster Venza Wrangler Xterra Yaris".split(
    " ",
  ),
);
const ANY_COINED = new RegExp(`\\b(?:${[...COINED].join("|")})(?![a-z])`, "i");
const STREET =
  "(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct(?!\\s?\\d)|court|pl|place|hwy|highway|pkwy|parkway|cir|circle|ter|terrace|trl|trail|sq|square|plaza|center|centre|pike|tpke|loop|row)";
/** What follows a number and a name in an address; behind a make "of" too, as in "Toyota of Tacoma". */
export const ADDRESS_GOES_ON = `[\\s,.]{0,3}(?:(?:[NSEW]{1,2}|north|south|east|west|river|creek|hill|hills|valley|ranch|park|beach|springs)\\.?\\s)?${STREET}\\b`;
const STREET_BEHIND = new RegExp(`^${ADDRESS_GOES_ON}`, "i");
const STATE_BEHIND =
  /^[\s,.]{0,3}(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|[A-Z][a-z]+ \d{5})\b|^[\s,.]{0,3}\d{5}(?![\d.,])/;
const LABELLED =
  /\b(?:vehicle|car|auto|automobile|truck|year|model|y\/m\/m)(?: info| information)?\s{0,2}[:#-]?\s{0,2}$/i;
const IN_SENTENCE = /\b(?:your|my|his|her|our|their|this|that|the|an?|for|on)\s{1,2}$/i;

/** No car is of a year after the next one. */
export function isModelYear(year: number): boolean {
  return year <= new Date().getFullYear() + 1;
}

/** "2011 Accord": the year and the model alone. What is a place or a brand as well counts when its make is known, under a label or in a sentence. */
export function modelWithYear(text: string, make: string | null = null): (Named & { year: number }) | null {
  const car = withYear(text).find(
    ({ named, before }) =>
      COINED.has(named.model) || named.make === make || LABELLED.test(before) || IN_SENTENCE.test(before),
  );
  return car ? { ...car.named, year: car.year } : null;
}

function bySaid(said: string | undefined): Named | undefined {
  return BY_NAME.find(({ model }) => model.toLowerCase() === said?.toLowerCase());
}

/** Whether a car's model stands in the text, with a year or without. */
export function namesModel(text: string): boolean {
  return ANY_COINED.test(text) || withYear(text).length > 0;
}

/** Every year before a model that no address and no date goes on with. */
function withYear(text: string): { named: Named; year: number; before: string }[] {
  return [...text.matchAll(YEAR_MODEL)].flatMap((match) => {
    const named = bySaid(match[2]);
    const year = yearOf(match[1] ?? "");
    const behind = text.slice(match.index + match[0].length);
    if (!named || !isModelYear(year) || isOfAddress(behind)) return [];
    return [{ named, year, before: text.slice(Math.max(0, match.index - 40), match.index) }];
  });
}

/** Whether a street, a state or a ZIP code goes on with a name. */
export function isOfAddress(behind: string): boolean {
  return STREET_BEHIND.test(behind) || STATE_BEHIND.test(behind);
}

/** "2011" or "'11"; of two digits the latest year that a car can be of. */
export function yearOf(text: string): number {
  const year = Number(text.replace(/\D/, ""));
  if (year > 99) return year;
  return isModelYear(2000 + year) ? 2000 + year : 1900 + year;
}
