/** What the papers of `shop-systems.ts`, `dealers.ts`, `insurers.ts` and `by-hand.ts` say: repair orders with their sums. Money in cents. */
export type Item = {
  description: string;
  type: "Service" | "Part" | "Labor" | "Fee";
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number;
};
export type Part = Item & { number: string; brand: string; cost: number };
export type Job = { title: string; complaint: string; labor: Item[]; parts: Part[] };
export type Order = {
  shop: string;
  street: string;
  town: string;
  phone: string;
  number: string;
  date: string;
  customer: string;
  writer: string;
  plate: string;
  vehicle: { year: number; make: string; model: string; vin: string; mileage: number };
  rate: number;
  jobs: Job[];
  supplies: number;
  disposal: number;
  taxRate: number;
};

let state = 1;
export function seeded(seed: number): void {
  state = seed;
  for (let index = 0; index < 5; index++) random();
}
export function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return ((state ^ (state >>> 11)) >>> 0) / 4_294_967_296;
}
export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}
export function between(from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}
export function money(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}
export function plainMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}
export function sumOf(items: { totalPrice: number }[]): number {
  return items.reduce((all, item) => all + item.totalPrice, 0);
}

type Work = [
  title: string,
  complaint: string,
  labor: [string, number][],
  parts: [string, string, string, number, number][],
];
const WORKS: Work[] = [
  [
    "Front brakes",
    "Customer states grinding noise when braking",
    [["Remove & replace front pads and rotors", 1.8]],
    [
      ["Ceramic brake pad set - front", "D1210C", "Akebono", 1, 7899],
      ["Front disc rotor", "126.44146", "Centric", 2, 6845],
      ["Brake hardware kit", "H5806", "Carlson", 1, 1467],
    ],
  ],
  [
    "Rear brakes",
    "Rear pads at 2mm, rotors scored",
    [["R&R rear brake pads, resurface rotors", 1.5]],
    [["Rear brake pads", "D1212", "Wagner", 1, 6420]],
  ],
  [
    "Oil change",
    "Due for service",
    [["Lube, oil and filter service", 0.4]],
    [
      ["Full synthetic motor oil 0W-20", "MOB-0W20Q", "Mobil 1", 6, 899],
      ["Oil filter", "PH10575", "Fram", 1, 849],
      ["Drain plug gasket", "94109-14000", "OEM", 1, 175],
    ],
  ],
  [
    "Water pump",
    "Coolant leak at front of engine",
    [
      ["Replace water pump and thermostat", 4.2],
      ["Pressure test cooling system", 0.6],
    ],
    [
      ["Water pump w/ gasket", "AW6683", "Airtex", 1, 14295],
      ["Thermostat 180 degree", "15341", "Stant", 1, 2310],
      ["Antifreeze 50/50 (gal)", "AF-5050", "Prestone", 2, 1899],
    ],
  ],
  [
    "Alternator",
    "Battery light on, charging 11.8 volts",
    [["Alternator - remove and replace", 1.3]],
    [
      ["Remanufactured alternator", "11341", "Denso", 1, 28450],
      ["Serpentine belt", "K060841", "Gates", 1, 3875],
    ],
  ],
  [
    "A/C service",
    "A/C blows warm",
    [["Evacuate and recharge A/C system", 1.2]],
    [
      ["R-1234yf refrigerant (lb)", "R1234YF", "Honeywell", 1.5, 8900],
      ["UV dye", "UVD-16", "FJC", 1, 895],
    ],
  ],
  [
    "Front struts",
    "Bounces over bumps, leaking strut LF",
    [
      ["Replace both front strut assemblies", 3.1],
      ["Four wheel alignment", 1.1],
    ],
    [
      ["Quick-strut assembly LF", "172367", "Monroe", 1, 18999],
      ["Quick-strut assembly RF", "172368", "Monroe", 1, 18999],
    ],
  ],
  [
    "Tune up",
    "Check engine light, P0302 misfire",
    [
      ["Diagnose misfire cylinder 2", 1.0],
      ["Replace spark plugs and coil", 1.4],
    ],
    [
      ["Iridium spark plug", "ILKAR7B11", "NGK", 4, 1425],
      ["Ignition coil", "UF-648", "Standard", 1, 7650],
    ],
  ],
  [
    "Wheel bearing",
    "Humming noise at highway speed",
    [["Replace LR wheel bearing and hub", 1.7]],
    [["Hub & bearing assembly - rear", "512448", "Timken", 1, 13275]],
  ],
  [
    "Transmission service",
    "75,000 mile service",
    [["Transmission drain and fill", 1.0]],
    [
      ["Automatic transmission fluid DW-1", "08200-9008", "Honda", 4, 1395],
      ["Crush washer 18mm", "90471-PX4", "Honda", 2, 240],
    ],
  ],
  [
    "Control arms",
    "Clunk over bumps",
    [["Lower control arm, both sides - replace", 2.9]],
    [
      ["Lower control arm w/ ball joint, left", "RK622035", "Moog", 1, 11890],
      ["Lower control arm w/ ball joint, right", "RK622036", "Moog", 1, 11890],
      ["Sway bar link", "K750124", "Moog", 2, 3315],
    ],
  ],
  [
    "Tires",
    "Tires below 3/32",
    [["Mount and balance four tires", 1.2]],
    [
      ["225/65R17 102H Defender LTX", "05340", "Michelin", 4, 19899],
      ["Tire valve stem", "TR413", "Schrader", 4, 350],
    ],
  ],
  [
    "Battery",
    "Slow crank, battery tested bad",
    [["Install battery, clean terminals", 0.3]],
    [["Battery 35-AGM 650 CCA", "9B35R", "Interstate", 1, 21995]],
  ],
  [
    "Exhaust",
    "Loud under acceleration",
    [["Replace catalytic converter", 2.2]],
    [
      ["Catalytic converter, front", "16468", "Walker", 1, 74250],
      ["Exhaust manifold gasket", "31334", "Fel-Pro", 1, 2188],
      ["Oxygen sensor - downstream", "234-4587", "Denso", 1, 9640],
    ],
  ],
  [
    "Timing belt",
    "105K service",
    [["Replace timing belt, tensioner, idlers", 5.4]],
    [
      ["Timing belt component kit", "TCKWP329", "Gates", 1, 26780],
      ["Camshaft seal", "16101", "Stone", 2, 890],
      ["Coolant, long life (gal)", "OL999", "Asian", 2, 2250],
    ],
  ],
  [
    "Steering",
    "Power steering leak",
    [
      ["Replace rack and pinion", 3.6],
      ["Align front end", 1.0],
    ],
    [
      ["Rack & pinion, reman", "26-2645", "Cardone", 1, 31900],
      ["Outer tie rod end", "ES800223", "Moog", 2, 4225],
      ["Power steering fluid", "PSF-1", "Prestone", 2, 799],
    ],
  ],
];
const SHOPS = [
  "Lakeside Auto Care",
  "Bridgeport Tire & Service",
  "Alvarez Automotive",
  "Northgate Import Repair",
  "Pine Street Garage LLC",
  "Delgado's Car Clinic",
  "Summit Auto Group",
  "Fairview Motors",
];
const STREETS = ["1840 Harlan Ave", "92 Old Mill Rd", "5501 W Central Blvd", "310 Commerce Pkwy Ste 4", "7 Depot St"];
const TOWNS = ["Boise, ID 83704", "Dayton, OH 45402", "Reno, NV 89502", "Mobile, AL 36604", "Tacoma, WA 98409"];
const CUSTOMERS = ["Dana Whitfield", "Luis Ortega", "Priya Raman", "Marcus Bell", "Ellen Novak", "Tom Schaefer"];
const CARS = [
  [2017, "Honda", "CR-V", "5J6RW2H83HL012345"],
  [2014, "Toyota", "Camry", "4T1BF1FK5EU456789"],
  [2019, "Ford", "F-150", "1FTEW1E45KFA12345"],
  [2016, "Chevrolet", "Malibu", "1G1ZE5ST8GF234567"],
  [2020, "Subaru", "Outback", "4S4BTACC4L3123456"],
  [2012, "Nissan", "Altima", "1N4AL2AP6CN456123"],
  [2018, "Jeep", "Wrangler", "1C4HJXDG5JW123456"],
  [2015, "BMW", "328i", "WBA3B5G59FNS12345"],
  [2013, "Hyundai", "Elantra", "5NPDH4AE0DH234561"],
] as const;

/** An order of `size` jobs, the same one for the same seed. */
export function order(seed: number, size: number): Order {
  seeded(seed * 7919 + 17);
  const rate = pick([11500, 12900, 13995, 14250, 15800, 16475]);
  const works = new Set<Work>();
  while (works.size < size) works.add(pick(WORKS));
  const scale = 0.85 + random() * 0.5;
  const jobs = [...works].map(([title, complaint, labor, parts]) => ({
    title,
    complaint,
    labor: labor.map(([description, hours]) => ({
      description,
      type: "Labor" as const,
      quantity: hours,
      unitPrice: rate,
      totalPrice: Math.round(hours * rate),
    })),
    parts: parts.map(([description, number, brand, quantity, price]) => {
      const unitPrice = Math.round(price * scale);
      const totalPrice = Math.round(quantity * unitPrice);
      return {
        description,
        type: "Part" as const,
        quantity,
        unitPrice,
        totalPrice,
        number,
        brand,
        cost: Math.round(unitPrice * 0.61),
      };
    }),
  }));
  const [year, make, model, vin] = pick(CARS);
  return {
    shop: pick(SHOPS),
    street: pick(STREETS),
    town: pick(TOWNS),
    phone: `(${between(205, 970)}) 555-01${between(10, 99)}`,
    number: String(between(10023, 98765)),
    date: `${between(1, 12)}/${between(1, 28)}/2026`,
    customer: pick(CUSTOMERS),
    writer: pick(["Rick", "Sam T.", "Jo Ann", "Keith"]),
    plate: `${pick(["7KLM", "BXR", "JTW"])}${between(100, 999)}`,
    vehicle: { year, make, model, vin, mileage: between(31000, 148000) },
    rate,
    jobs,
    supplies: between(8, 39) * 100 + pick([0, 50, 95, 99]),
    disposal: pick([250, 399, 500, 650]),
    taxRate: pick([0.06, 0.0725, 0.0825, 0.091]),
  };
}

/** The lines of an order in the order of its jobs, labor before parts or after. */
export function linesOf(paper: Order, first: "labor" | "parts" = "labor"): Item[] {
  return paper.jobs.flatMap((job) => (first === "labor" ? [...job.labor, ...job.parts] : [...job.parts, ...job.labor]));
}

/** An item as the label says it, without what the paper does not print. */
export function bare(item: Item, shows: { quantity?: boolean; unit?: boolean } = {}): Item {
  return {
    description: item.description,
    type: item.type,
    quantity: shows.quantity ? item.quantity : null,
    unitPrice: shows.unit ? item.unitPrice : null,
    totalPrice: item.totalPrice,
  };
}

export function fee(description: string, totalPrice: number): Item {
  return { description, type: "Fee", quantity: null, unitPrice: null, totalPrice };
}

export type Tool =
  | "chromium"
  | "line printer"
  | "groff"
  | "typst"
  | "latex"
  | "writer"
  | "calc"
  | "screenshot"
  | "postscript"
  | "rtf";
/** A paper and its truth. */
export type Paper = {
  layout: string;
  author: string;
  tool: Tool;
  body: string;
  paper: Order;
  items: Item[];
  kind?: string;
  subtotal: number | null;
  tax: number;
  total: number;
  discounts?: number[];
  vehicle?: Partial<Order["vehicle"]>;
  shop?: string;
  documentNumber?: string | null;
};
export type Layout = (seed: number) => Paper;
