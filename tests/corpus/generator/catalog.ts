/** Made-up repair quotes, the same ones for the same seed. Money in cents. */

export type Line = {
  description: string;
  type: "Service" | "Part" | "Labor" | "Fee";
  quantity: number;
  unit: number;
  total: number;
  partNumber: string;
  unitWord: string;
  included: boolean;
};
export type Job = { title: string; lines: Line[] };
export type Quote = {
  shop: string;
  address: string;
  phone: string;
  number: string;
  date: string;
  customer: string;
  vehicle: { year: number; make: string; model: string; vin: string; mileage: number };
  jobs: Job[];
  fees: Line[];
  discount: { description: string; amount: number } | null;
  parts: number;
  labor: number;
  subtotal: number;
  taxRate: number;
  tax: number;
  total: number;
  note: string;
};

export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed * 2654435761 + 12345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const JOBS: { title: string; parts: [string, number, number, string][]; labor: [string, number]; service?: string }[] =
  [
    {
      title: "Front brakes",
      parts: [
        ["Front brake pad set, ceramic", 6495, 1, "set"],
        ["Front brake rotor", 7250, 2, "ea"],
        ["Brake hardware kit", 1899, 1, "kit"],
      ],
      labor: ["R&R front brake pads and rotors", 1.8],
    },
    {
      title: "Rear brakes",
      parts: [
        ["Rear brake pads", 5875, 1, "set"],
        ["Rear disc rotor", 6640, 2, "ea"],
      ],
      labor: ["Replace rear pads & rotors", 1.6],
    },
    {
      title: "Oil service",
      parts: [
        ["Oil filter", 1249, 1, "ea"],
        ["0W-20 full synthetic motor oil", 949, 5, "qt"],
        ["Drain plug gasket", 275, 1, "ea"],
      ],
      labor: ["Oil change and reset maintenance light", 0.4],
    },
    {
      title: "Cooling system",
      parts: [
        ["Water pump", 18640, 1, "ea"],
        ["Thermostat", 3985, 1, "ea"],
        ["Engine coolant, gallon", 2850, 2, "gal"],
      ],
      labor: ["Replace water pump and thermostat, bleed cooling system", 3.2],
    },
    {
      title: "Charging system",
      parts: [
        ["Alternator, remanufactured", 32900, 1, "ea"],
        ["Serpentine belt", 4460, 1, "ea"],
      ],
      labor: ["Remove and replace alternator", 1.5],
    },
    {
      title: "Front suspension",
      parts: [
        ["Lower control arm, left front", 21450, 1, "ea"],
        ["Lower control arm, right front", 21450, 1, "ea"],
        ["Sway bar link", 3875, 2, "ea"],
      ],
      labor: ["Install lower control arms", 3.4],
    },
    {
      title: "Ignition",
      parts: [
        ["Iridium spark plug", 1695, 4, "ea"],
        ["Ignition coil", 8920, 4, "ea"],
      ],
      labor: ["Replace spark plugs and ignition coils", 1.3],
    },
    { title: "Starting", parts: [["AGM battery group 48", 21999, 1, "ea"]], labor: ["Test and replace battery", 0.5] },
    {
      title: "Wheel hub",
      parts: [
        ["Wheel hub bearing assembly RF", 16875, 1, "ea"],
        ["Axle nut", 895, 1, "ea"],
      ],
      labor: ["R&R right front wheel bearing", 1.7],
    },
    {
      title: "Exhaust",
      parts: [["Upstream oxygen sensor", 11460, 1, "ea"]],
      labor: ["Replace upstream O2 sensor", 0.9],
    },
    {
      title: "Air conditioning",
      parts: [
        ["R-134a refrigerant, pound", 2495, 2, "lb"],
        ["UV dye", 1150, 1, "ea"],
      ],
      labor: ["Evacuate and recharge A/C system", 1.2],
    },
    {
      title: "Filters",
      parts: [
        ["Cabin air filter", 3250, 1, "ea"],
        ["Engine air filter", 2699, 1, "ea"],
      ],
      labor: ["Replace air filters", 0.3],
    },
    {
      title: "Struts",
      parts: [
        ["Front strut assembly", 17830, 2, "ea"],
        ["Strut mount", 4215, 2, "ea"],
      ],
      labor: ["Replace front struts", 2.9],
    },
    { title: "CV axle", parts: [["CV axle shaft, left", 14299, 1, "ea"]], labor: ["Replace left front CV axle", 1.6] },
  ];
const SERVICES: [string, number][] = [
  ["Four wheel alignment", 11995],
  ["Tire rotation and balance", 4995],
  ["Brake fluid flush", 12900],
  ["Transmission fluid service", 18950],
  ["Diagnostic - check engine light", 14500],
  ["Fuel injection cleaning", 15999],
  ["Coolant exchange", 13900],
  ["State inspection", 2500],
  ["Headlight restoration", 8900],
  ["Power steering flush", 10950],
];
const FREE = ["Multi-point inspection", "Courtesy car wash", "Battery test", "Road test"];
const FEES: [string, number][] = [
  ["Shop supplies", 1850],
  ["Hazardous waste disposal", 495],
  ["Environmental fee", 350],
  ["Tire disposal fee", 1200],
];
const SHOPS = [
  "Rivertown Auto Repair",
  "Al's Garage",
  "Premier European Motors",
  "Northside Tire & Service",
  "Blue Ridge Automotive",
  "Quick Lane Auto Care",
  "Sunset Import Specialists",
  "Hometown Car Clinic",
  "Precision Auto Works",
  "Lakeside Service Center",
];
const CUSTOMERS = [
  "Jane Smith",
  "Robert Jones",
  "Maria Lopez",
  "David Chen",
  "Angela Brown",
  "Michael O'Brien",
  "Priya Patel",
  "Thomas Baker",
];
const CARS: [string, string, string][] = [
  ["Toyota", "Camry SE", "4T1B11HK"],
  ["Honda", "CR-V EX", "2HKRW2H5"],
  ["Ford", "F-150 XLT", "1FTEW1EP"],
  ["BMW", "X5 xDrive40i", "5UXCR6C0"],
  ["Subaru", "Outback Premium", "4S4BSANC"],
  ["Chevrolet", "Silverado 1500", "3GCUKREC"],
  ["Nissan", "Altima SV", "1N4AL3AP"],
  ["Audi", "Q5 Premium", "WA1ANAFY"],
  ["Mazda", "CX-5 Touring", "JM3KFBCM"],
  ["Lexus", "RX 350", "2T2ZZMCA"],
];
const YEARS = "FGHJKLMNPR";
const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function vinOf(head: string, year: number, random: Random): string {
  const letter = YEARS[year - 2015] ?? "F";
  const serial = String(100000 + random(899999));
  const body = `${head}0${letter}${"ABCU"[random(4)]}${serial}`;
  const sum = [...body].reduce(
    (total, character, index) => total + (VALUES.indexOf(character) % 10) * (WEIGHTS[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return body.slice(0, 8) + (rest === 10 ? "X" : rest) + body.slice(9);
}

export function quoteFrom(seed: number, size: number): Quote {
  const random = randomFrom(seed);
  for (let index = 0; index < 5; index++) random(7);
  const pick = <T>(list: T[]): T => list[random(list.length)] as T;
  const rate = 9500 + random(14) * 500;
  const jobs: Job[] = [];
  const left = [...JOBS];
  while (jobs.reduce((sum, job) => sum + job.lines.length, 0) < size) {
    if (random(3) === 0) {
      const [description, price] = pick(SERVICES);
      if (jobs.some((job) => job.lines.some((line) => line.description === description))) continue;
      jobs.push({
        title: description,
        lines: [line(description, "Service", 1, price + random(9) * 100, random, "ea")],
      });
      continue;
    }
    const job = left.splice(random(left.length), 1)[0];
    if (!job) break;
    const lines = job.parts.map(([name, price, quantity, word]) =>
      line(name, "Part", quantity, price + random(40) * 25, random, word),
    );
    lines.push(line(job.labor[0], "Labor", job.labor[1], rate, random, "hrs"));
    jobs.push({ title: job.title, lines });
  }
  if (random(2) === 0)
    jobs.push({ title: "Courtesy", lines: [{ ...line(pick(FREE), "Service", 1, 0, random, "ea"), included: true }] });
  const fees = FEES.slice(random(2), 1 + random(3)).map(([name, price]) => line(name, "Fee", 1, price, random, "ea"));
  const lines = jobs.flatMap((job) => job.lines);
  const sumOf = (type: Line["type"]) =>
    lines.filter((each) => each.type === type).reduce((sum, each) => sum + each.total, 0);
  const discount =
    random(3) === 0
      ? {
          description: pick(["Coupon: spring special", "Senior discount", "Loyalty discount 5%"]),
          amount: 1000 + random(8) * 500,
        }
      : null;
  const gross = lines.reduce((sum, each) => sum + each.total, 0) + fees.reduce((sum, each) => sum + each.total, 0);
  const subtotal = gross - (discount?.amount ?? 0);
  const taxRate = [0.0625, 0.0725, 0.0825, 0.06, 0.0875][random(5)] as number;
  const tax = Math.round((sumOf("Part") || Math.round(gross / 2)) * taxRate);
  const [make, model, head] = pick(CARS);
  const year = 2015 + random(9);
  return {
    shop: pick(SHOPS),
    address: `${100 + random(8900)} ${pick(["Main St", "Oak Ave", "Industrial Blvd", "Route 9"])}, ${pick(["Springfield, IL 62704", "Dayton, OH 45402", "Fresno, CA 93721", "Austin, TX 78701"])}`,
    phone: `(${200 + random(700)}) 555-0${100 + random(99)}`,
    number: `${pick(["E-", "", "Q", "RO"])}${10000 + random(89999)}`,
    date: `${String(1 + random(12)).padStart(2, "0")}/${String(1 + random(28)).padStart(2, "0")}/2026`,
    customer: pick(CUSTOMERS),
    vehicle: { year, make, model, vin: vinOf(head, year, random), mileage: 18000 + random(120000) },
    jobs,
    fees,
    discount,
    parts: sumOf("Part"),
    labor: sumOf("Labor"),
    subtotal,
    taxRate,
    tax,
    total: subtotal + tax,
    note: pick([
      "Rear tires at 4/32; expect about $640.00 for a set next year.",
      "Storage of $35.00 per day applies after 3 days.",
      "Recommended at next visit: transmission service, approx. $219.95.",
      "Returned checks are charged $40.00.",
    ]),
  };
}

function line(
  description: string,
  type: Line["type"],
  quantity: number,
  unit: number,
  random: Random,
  unitWord: string,
): Line {
  const partNumber = type === "Part" ? `${"ABDKLMPR"[random(8)]}${"CDEGHT"[random(6)]}-${1000 + random(8999)}` : "";
  return {
    description,
    type,
    quantity,
    unit,
    total: Math.round(quantity * unit),
    partNumber,
    unitWord,
    included: false,
  };
}

export function linesOf(quote: Quote): Line[] {
  return quote.jobs.flatMap((job) => job.lines);
}

export function money(cents: number, sign = ""): string {
  const text = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${cents < 0 ? "-" : ""}${sign}${text}`;
}
