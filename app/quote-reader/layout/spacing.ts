import { MAKES } from "#app/quote-reader/paper/makes.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Words of repair quotes, to part what the camera's reading ran together. */
const WORDS = new Set(
  (
    "a ac access accessory additional adjacent adjust air al alignment all alternator amount an and antifreeze arm arms assembly assy at auto automatic automotive axle axles " +
    "back balance ball bar battery bearing bed belt belts bill bleed blower body bolt boot bracket brake brakes bulb by bushing bushings cabin cable caliper calipers cap car card cash catalytic center ceramic change charge charges charging " +
    "check chain clean cleaner cleaning client clutch coil coils complete components compressor concern condenser contact control converter conventional coolant cooling core cost coupon courtesy cover credit current customer cv cylinder " +
    "date deductible description deposit diagnosis diagnostic differential disc discount disposal done door drain drive driver drum due dye each electrical emissions engine environmental est estimate estimated evacuate exchange exhaust expect ext extended " +
    "fan fee fees filter filters final fl flush fluid for four free front fuel full gallon gas gasket gear genuine good grand ground group handling hardware hazardous head headlight heater hose hours hub ignition in included includes including injection injector inner inspect inspection install insurance intake " +
    "invoice iridium item items job joint joints kit labor lamp leak left less license light line lines link links lower loyalty lube machine main maintenance make manifold manufacturer mass material materials mechanic member mileage miles military model module motor mount mounts mounting muffler multi multipoint name net new no note number " +
    "nut odometer of off oil on one operation or order outer oxygen package pad pads paid pan part parts passenger performed per phone pinion pipe plate please plug plugs point position power premium prepared pressure price programming proposal pulley pump qty quantity quart quote rack radiator rate rear recharge recommended refrigerant regulator relay remanufactured remove removal repair replace replaced replacement reset resistor resurface " +
    "right road rod rotate rotation rotor rotors rust sales seal second section semi senior sensor serpentine service services set shaft shock shocks shop side slide solenoid spark special specification spring stabilizer standard starter state steering steer storage strut struts sub subtotal supplies suspension sway switch synthetic system tank tax technician tensioner terminal test the thermostat tie timing tire tires to torque total transfer transmission " +
    "above absorber adapter angle angle assemblies aux bank before below bezel blend blower both bottle bottom box bracket brackets brought bumper camber carried caster clamp clamps clear clip clips clock code codes coated computer copper courtesy covers credited crush cyl day deferred declined dexcool diagnose drier drop drums egr emission evac evap evaporator factory fender figure final fog forward freon fuse gaskets gen grade grille hanger hangers harness hazard high hood hour hours housing hrs hvac impact inboard inlet insulator iridium kits laser latch leaks lens lf lh lifetime limited links loaded low lr lug lugs materials max min mirror misfire mix month months mounted muffler nuts oem off opt outlet over paid pan pay pcv pin pins pipe platinum pressure prior program purge radiator ready rebate rebuild rebuilt received receiver reman remaining remote reseal reservoir residence returned rf rh ring rings rr same scan scrap season sensors shield shoes slides springs squeal tire touring tow towing tpms tray tread under used warranty washers weight wheelbase years " +
    "actuator blade blades column contaminated dealers drier grease pad personal privilege refresh rotor rubber shoe spindle standard tank wiring " +
    "local county city assembly bank bearings bleeding blow bosch bulbs cam camshaft canister carbon chamber cleaned coil comp console cradle crank crankshaft customary damper dash dealer deep detail diag dorman dual duty duralast edge efficiency elbow electric end ends engines equipment exchanged expansion filler filling fit flange float flow flywheel foreign fork forks frame frt fueling further fuses glass glow gm grip half hand headlamp heavy hitch hoses hybrid idler impeller indicator initial inlet inspections installed intermediate jack key keyless knock lash lever lifter lining liner lock luxury mat metal metallic mid mini mobil mode moog motorcraft multipoint needle nipple noise nozzle nylon oe olds overflow oxygen page peak pedal pickup pilot piston plate plates plastic pressurized print probe proper pully purchase push quality quick radial rail rear reinforcement release remote repl reseal return reverse rim rocker roller roof rotary rubber rust safety scheduled screw seat secondary self semi semi-metallic sending serviced shackle sheet shift shipping short sleeve sling small snap socket solution speed spindle splash split stainless stem steel stop strap studs sunroof supply surface suspension tail tapered taxes tech temp tension thrust tilt toe tool top track trans transaxle trim trunk turbo turn twin undercoat universal urethane vacuum variable vent vibration voltage wagon warning weather weld whine wide width wing wipers wrench yoke " +
    "this tube tune two type unit upper upstream downstream used using valve vehicle vin you your our is be we was will per each only save savings wash washer waste water wear wheel wheels window windshield wiper wire with work year zinc"
  ).split(" "),
);
for (const { names } of MAKES)
  for (const name of names) for (const part of name.toLowerCase().split(/[\s-]/)) if (part.length > 2) WORDS.add(part);

/** A word of the list, or the plural of one. */
export function isTradeWord(word: string): boolean {
  return WORDS.has(word) || (word.length > 4 && word.endsWith("s") && WORDS.has(word.slice(0, -1)));
}

const LONGEST = 16;

/** Photographed pages with the spaces put back that the reading left out: "SPARKPLUGS", "Tax:6.50", "2018Toyota". */
export function withSpaces(page: Page): Page {
  if (page.source !== "photographed") return { ...page, words: page.words.flatMap(withoutLeaders) };
  const ruled = page.words.filter(({ text }) => AT_A_RULE.test(text)).length >= LEAST_RULED;
  const given = ruled ? page.words.flatMap(withoutRule) : page.words;
  const words = given.flatMap(parted).map(unlessDoubtful);
  return { ...page, words: signsAreUsual(words) ? words.map(unlessSignMisread) : words };
}

/** "330.001", "50.25lPressure": the rule of a table that was read as a letter of the amount before it. */
const AT_A_RULE = /^(\$?\d[\d,]*\.\d\d)[1lI|](?=$|[A-Z])(.*)$/;
const LEAST_RULED = 2;

function withoutRule(word: Word): Word[] {
  const [, amount, behind] = AT_A_RULE.exec(word.text) ?? [];
  if (!amount) return [word];
  const letter = word.width / word.text.length;
  const from = word.text.length - (behind?.length ?? 0);
  // The doubt was about the rule.
  const confidence = Math.max(word.confidence, SURE_AMOUNT);
  const first = { ...word, text: amount, width: amount.length * letter, confidence };
  return behind
    ? [first, { ...word, text: behind, x: word.x + from * letter, width: behind.length * letter }]
    : [first];
}

/** "2-row ......... 214.50" in one run of letters: the dots lead the eye and are no word. */
function withoutLeaders(word: Word): Word[] {
  const pieces = [...word.text.matchAll(/(?:(?!\.{4}).)+/g)].filter(
    ([piece]) => piece.trim() !== "" && !/^\.+$/.test(piece),
  );
  if (!word.text.includes("....")) return [word];
  const letter = word.width / word.text.length;
  return pieces.map(({ 0: piece, index }) => {
    const text = piece.replace(/^\.+|\.+$/g, "").trim();
    const from = index + piece.indexOf(text);
    return { ...word, text, x: word.x + from * letter, width: text.length * letter };
  });
}

/** Nearly all amounts of the page have a dollar sign. */
function signsAreUsual(words: Word[]): boolean {
  const signed = words.filter((word) => /^-?\$[\d,]+\.\d\d$/.test(word.text)).length;
  const unsigned = words.filter((word) => /^-?\d[\d,]*\.\d\d$/.test(word.text)).length;
  return signed >= 6 && signed >= unsigned * 4;
}

/** "589.00" among amounts with signs may be "$89.00": the sign read as a five. */
function unlessSignMisread(word: Word): Word {
  return /^5\d{1,3}(,\d{3})?\.\d\d$/.test(word.text) ? { ...word, text: "--" } : word;
}

/** Of amounts read with less than this, most are wrong; those read with more are nearly all right. */
const SURE_AMOUNT = 0.5;

/** An amount read with doubt keeps its place and loses its figures: none is better than a wrong one. */
function unlessDoubtful(word: Word): Word {
  const amount = /^-?\$?\d[\d,]*\.\d\d$/.test(word.text);
  return amount && word.confidence < SURE_AMOUNT ? { ...word, text: "--" } : word;
}

function parted(word: Word): Word[] {
  const pieces = partsOf(word.text);
  if (pieces.length === 1 && pieces[0] === word.text) return [word];
  const letters = pieces.join("").length + (pieces.length - 1) * 0.4;
  let at = 0;
  return pieces.map((text) => {
    const x = word.x + (at / letters) * word.width;
    at += text.length + 0.4;
    return { ...word, text, x, width: (text.length / letters) * word.width };
  });
}

function partsOf(text: string): string[] {
  const marked = text
    .replace(/[|¦]/g, " ")
    .replace(/(?<=\d[.,]?)[oO](?=[\do.]*%)/g, "0")
    .replace(/^[lI](?=(?:ea|each|hrs?|kit|set|qt|pr|pc)$)/, "1")
    .replace(/^[.·]+(?=\$?\d{1,3}(?:,\d{3})*\.\d\d$|[A-Z][a-z])/, "")
    .replace(/(?<=^|[:\s-])S(?=\d[\d,]*\.\d\d$)/, "$$")
    .replace(/(\d)(?=-?\$\d)/g, "$1 ")
    .replace(/(\d\.\d\d ?USD)(?=\d)/g, "$1 ")
    .replace(/^(\d{1,2}(?:\.\d{1,2})?)(?=[A-Z][a-z]{3,})/, "$1 ")
    .replace(/^(R[&/]R)(?=[A-Za-z]{3})/i, "$1 ")
    .replace(/^(?=(?:0?[A-Z]){3,}[,.:]?$)[A-Z0]+/, (word) => word.replaceAll("0", "O"))
    .trim()
    .replace(/\b(VIN[:#.]?)(?=[A-Z0-9]{17}\b)/i, "$1 ")
    .replace(/(?<=[A-Za-z\d]{2})(?=(?:Odometer|Mileage)\d)/gi, " ")
    .replace(
      /\b(mileage|odometer|odo|miles|invoice|estimate|quote|total|subtotal|tax|qty|date|number)(?=[\d$])/gi,
      "$1 ",
    )
    .replace(/([A-Za-z)])([:#])(?=[A-Za-z\d$])/g, "$1$2 ")
    .replace(/([A-Za-z)%]:)(?=-\$?\d)/g, "$1 ")
    .replace(/(\d(?:hrs?|ea|qts?))x$/i, "$1 x")
    .replace(/([A-Za-z]{3,})([,;.])(?=[A-Za-z]{2,})/g, "$1$2 ")
    .replace(/([a-z)\d])([&(])(?=\w{2,})/g, "$1 $2")
    .replace(/([)&])(?=[A-Za-z]{3,})/g, "$1 ")
    .replace(/([A-Za-z]{3,})(?=w\/[A-Za-z])/g, "$1 ")
    .replace(/\b(w\/)(?=[A-Za-z]{4,})/g, "$1 ")
    .replace(/\b([LR][HFR])(?=[a-z]{4,})/g, "$1 ")
    .replace(/([a-z]{3,})(?=[LR][HFR]\b|[LR][HFR][a-z]{4})/g, "$1 ")
    .replace(/\b((?:19|20)\d\d)(?=[A-Z][A-Za-z]{2,})/g, "$1 ")
    .replace(/(\d)(?=(?:sub)?totals?\b)/gi, "$1 ")
    .replace(/([a-z]{3,})(?=\d{4,}\b|\$\d)/g, "$1 ")
    .replace(/([A-Za-z]{2,})(?=VIN(?:[:#]|[A-HJ-NPR-Z0-9]{17}))/g, "$1 ")
    .replace(/\b(Year|Make|Model)(?=[A-Z0-9])/g, "$1 ")
    .replace(/([A-Z0-9]{17})(?=(?:Miles|Mileage|Odometer|Odo)\b)/gi, "$1 ")
    .replace(/\b(\d{1,3}[.,]\d{3})(?=(?:mi|miles)\b)/gi, "$1 ");
  return marked === "" ? [text] : marked.split(/\s+/).flatMap(byVocabulary);
}

/** Parts long runs of letters when known words fill them from end to end. */
function byVocabulary(piece: string): string[] {
  const spaced = piece.replace(/[A-Za-z]{6,}/g, (run) => {
    if (isTradeWord(run.toLowerCase())) return run;
    const cut = wordsFilling(run);
    return cut && cut.length >= 2 ? cut.join(" ") : byCase(run);
  });
  return spaced.split(" ");
}

/** "ToyotaCamry" changes case between words. */
function byCase(run: string): string {
  return run.replace(/([a-z]{3,})(?=[A-Z][a-z])/g, "$1 ");
}

function wordsFilling(run: string): string[] | null {
  const lower = run.toLowerCase();
  // Fewest words to each place; short words cost more, so "forth" is not "for th".
  const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= lower.length; end++) {
    for (let from = Math.max(0, end - LONGEST); from < end; from++) {
      const before = best[from];
      const word = lower.slice(from, end);
      if (!before || !isTradeWord(word)) continue;
      const cost = before.cost + 1 + (word.length <= 2 ? 0.8 : 0);
      if (!best[end] || cost < (best[end]?.cost ?? 0)) best[end] = { cost, from };
    }
  }
  const words: string[] = [];
  for (let end = lower.length; end > 0; ) {
    const step = best[end];
    if (!step) return null;
    words.unshift(run.slice(step.from, end));
    end = step.from;
  }
  return words;
}
