import type { Group, ItemType } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";

/** The demo shop in words. Prices are dollars; days count from the day it is loaded. */

export const PASSWORD = "demo1234";

export const ACCOUNTS = [
  { key: "shop", tier: "Premium" },
  { key: "free", tier: "Free" },
  { key: "premium", tier: "Premium" },
  { key: "exclusive", tier: "Exclusive" },
  { key: "luxury", tier: "Luxury" },
] as const;
type AccountKey = (typeof ACCOUNTS)[number]["key"];

export const USERS = [
  {
    key: "admin",
    account: "shop",
    role: "admin",
    firstName: "Rosa",
    lastName: "Delgado",
    email: "admin@amped.demo",
    phone: "+15555550100",
  },
  {
    key: "advisor",
    account: "shop",
    role: "advisor",
    firstName: "Marcus",
    lastName: "Hale",
    email: "advisor@amped.demo",
    phone: "+15555550101",
  },
  {
    key: "advisor2",
    account: "shop",
    role: "advisor",
    firstName: "Priya",
    lastName: "Raman",
    email: "priya@amped.demo",
    phone: "+15555550102",
  },
  {
    key: "technician",
    account: "shop",
    role: "technician",
    firstName: "Tom",
    lastName: "Okafor",
    email: "technician@amped.demo",
    phone: "+15555550103",
  },
  {
    key: "technician2",
    account: "shop",
    role: "technician",
    firstName: "Ines",
    lastName: "Kowalczyk",
    email: "ines@amped.demo",
    phone: "+15555550104",
  },
  {
    key: "driver",
    account: "free",
    role: "driver",
    firstName: "Dana",
    lastName: "Whitfield",
    email: "driver@amped.demo",
    phone: "+15555550110",
  },
  {
    key: "driver2",
    account: "premium",
    role: "driver",
    firstName: "Leon",
    lastName: "Bauer",
    email: "leon@amped.demo",
    phone: "+15555550111",
  },
  {
    key: "driver3",
    account: "exclusive",
    role: "driver",
    firstName: "Aiko",
    lastName: "Tanaka",
    email: "aiko@amped.demo",
    phone: "+15555550112",
  },
  {
    key: "driver4",
    account: "luxury",
    role: "driver",
    firstName: "Charles",
    lastName: "Montgomery-Vanderbilt",
    email: "charles@amped.demo",
    phone: "+15555550113",
  },
] as const satisfies {
  key: string;
  account: AccountKey;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}[];
type UserKey = (typeof USERS)[number]["key"];

export const PROVIDERS = [
  {
    key: "bayside",
    name: "Bayside Auto Care",
    address: "418 Harbor Street",
    city: "Oakland",
    state: "California",
    zip: "94607",
    phoneNumber: "+15555550130",
    registrationNumber: "ARD 00281944",
    type: "Independent",
    specialties: ["Brakes", "Suspension", "Diagnostics", "Hybrid"],
    certifications: ["ASE Blue Seal", "AAA Approved"],
    qualityRating: 4.7,
    staff: [
      {
        name: "Gloria Mendes",
        position: "Service Manager",
        email: "gloria@bayside.example",
        phoneNumber: "+15555550131",
      },
      { name: "Peter Lindqvist", position: "Parts Counter", email: null, phoneNumber: null },
    ],
  },
  {
    key: "zuffenhausen",
    name: "Zuffenhausen Werkstatt",
    address: "2200 Industrial Way",
    city: "San Jose",
    state: "California",
    zip: "95112",
    phoneNumber: "+15555550132",
    type: "Specialty",
    specialties: ["Porsche", "Audi", "Engine", "Transmission", "Electrical"],
    certifications: ["Bosch Service"],
    qualityRating: 4.9,
    staff: [
      { name: "Helmut Krause", position: "Owner", email: "helmut@zuffenhausen.example", phoneNumber: "+15555550133" },
    ],
  },
  {
    key: "metro",
    name: "Metro Mercedes-Benz of Sacramento",
    address: "1 Auto Mall Drive",
    city: "Sacramento",
    state: "California",
    zip: "95821",
    phoneNumber: "+15555550134",
    type: "Dealership",
    specialties: ["Mercedes-Benz"],
    certifications: [],
    qualityRating: null,
    staff: [],
  },
] as const;
type ProviderKey = (typeof PROVIDERS)[number]["key"];

/** Packages of the demo shop; unit prices in cents. */
export const PACKAGES = [
  {
    name: "Front brakes, complete",
    note: "Pads, rotors and the fluid, for most midsize cars.",
    lines: [
      { type: "Part", description: "Front brake pads, ceramic", quantity: 1, unitPriceCents: 8_900 },
      { type: "Part", description: "Front brake rotors", quantity: 2, unitPriceCents: 7_450 },
      { type: "Labor", description: "Replace front pads and rotors", quantity: 1.8, unitPriceCents: 16_500 },
      { type: "Service", description: "Brake fluid flush", quantity: 1, unitPriceCents: 12_900 },
    ],
  },
  {
    name: "60,000 mile service",
    note: "The wear parts that come together at this mileage.",
    lines: [
      { type: "Service", description: "Oil change, full synthetic", quantity: 1, unitPriceCents: 9_800 },
      { type: "Part", description: "Engine air filter", quantity: 1, unitPriceCents: 3_900 },
      { type: "Part", description: "Cabin air filter", quantity: 1, unitPriceCents: 4_200 },
      { type: "Service", description: "Coolant flush", quantity: 1, unitPriceCents: 15_900 },
      { type: "Fee", description: "Shop supplies", quantity: 1, unitPriceCents: 1_200 },
    ],
  },
] as const;

export const TECHNICIANS = [
  { user: "technician", provider: "bayside", hourlyRate: 62, certifications: ["ASE A5 Brakes", "ASE A4 Suspension"] },
  { user: "technician2", provider: "zuffenhausen", hourlyRate: 78, certifications: ["ASE L1", "Bosch Diesel"] },
] as const;

export const VEHICLES = [
  {
    key: "accord",
    account: "free",
    year: 2017,
    make: "Honda",
    model: "Accord EX-L",
    vin: "1HGCR2F85HA123456",
    mileage: 88_420,
    color: "Modern Steel",
    warranty: "Expired",
  },
  {
    key: "rav4",
    account: "free",
    year: 2021,
    make: "Toyota",
    model: "RAV4 Hybrid",
    vin: "4T3RWRFV5MU012345",
    mileage: 41_050,
    color: "Blueprint",
    warranty: "Active",
    warrantyPlan: "Basic",
    warrantyMonths: 9,
  },
  {
    key: "a4",
    account: "premium",
    year: 2019,
    make: "Audi",
    model: "A4 Premium Plus",
    vin: "WAUENAF43KN012345",
    mileage: 63_700,
    color: "Glacier White",
    warranty: "Unknown",
  },
  {
    key: "modely",
    account: "exclusive",
    year: 2023,
    make: "Tesla",
    model: "Model Y Long Range",
    vin: "7SAYGDEE2PF012345",
    mileage: 24_300,
    color: "Midnight Silver",
    warranty: "Active",
    warrantyPlan: "Basic",
    warrantyMonths: 21,
  },
  {
    key: "porsche",
    account: "luxury",
    year: 2022,
    make: "Porsche",
    model: "911 Carrera 4S",
    vin: "WP0AB2A97NS212345",
    mileage: 18_900,
    color: "Gentian Blue",
    warranty: "Active",
    warrantyPlan: "Approved",
    warrantyMonths: 14,
  },
  {
    key: "bentley",
    account: "luxury",
    year: 2020,
    make: "Bentley",
    model: "Continental GT V8 First Edition",
    vin: "SCBCG2ZG4LC012345",
    mileage: 29_750,
    color: "Verdant",
    warranty: "Expired",
  },
] as const satisfies {
  key: string;
  account: AccountKey;
  year: number;
  make: string;
  model: string;
  vin: string;
  mileage: number;
  color: string;
  warranty: string;
  warrantyPlan?: string;
  warrantyMonths?: number;
}[];
type VehicleKey = (typeof VEHICLES)[number]["key"];

type Line = {
  text: string;
  type: ItemType;
  quantity: number;
  was: number;
  lowered?: boolean;
  kept?: string;
  /** The last day that the agreed price holds, in days from now. */
  untilInDays?: number;
  group: Group;
};

export type DemoRequest = {
  vehicle: VehicleKey;
  driver: UserKey;
  advisor: UserKey | null;
  technician: UserKey | null;
  provider: ProviderKey | null;
  status: RequestStatus;
  title: string;
  description: string;
  ageDays: number;
  scheduledInDays?: number;
  minutes?: number;
  lines: Line[];
  /** The shop's paper it came with; tax in dollars. */
  paper?: { number: string; tax: number };
  invoice?: "Unpaid" | "Paid";
};

export const REQUESTS: DemoRequest[] = [
  {
    vehicle: "accord",
    driver: "driver",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Pending_Approval",
    title: "Brake Service",
    description: "Grinding from the front brakes; the dealer's quote looks high.",
    ageDays: 2,
    lines: [
      {
        text: "Replace front brake pads and rotors",
        type: "Service",
        quantity: 1,
        was: 742.5,
        lowered: true,
        group: "pending",
      },
      { text: "Brake fluid flush", type: "Service", quantity: 1, was: 189, lowered: true, group: "pending" },
      {
        text: "Rear brake pads",
        type: "Part",
        quantity: 1,
        was: 119,
        lowered: true,
        untilInDays: 12,
        group: "approved",
      },
      { text: "Cabin air filter", type: "Part", quantity: 1, was: 94.95, lowered: true, group: "declined" },
      {
        text: "Wheel alignment, four wheel",
        type: "Service",
        quantity: 1,
        was: 199.95,
        lowered: true,
        group: "deferred",
      },
      { text: "Shop supplies", type: "Fee", quantity: 1, was: 48, kept: "Mike R.", group: "pending" },
    ],
    paper: { number: "30417", tax: 21.55 },
  },
  {
    vehicle: "rav4",
    driver: "driver",
    advisor: "advisor",
    technician: null,
    provider: null,
    status: "Pending_Review",
    title: "Engine Diagnostics",
    description: "Check engine light is on; dealer quoted an oxygen sensor and a catalytic converter.",
    ageDays: 0,
    lines: [
      { text: "Replace upstream oxygen sensor", type: "Service", quantity: 1, was: 428, group: "quote_analyzed" },
      { text: "Catalytic converter replacement", type: "Service", quantity: 1, was: 2395, group: "quote_analyzed" },
      { text: "Diagnostic fee", type: "Fee", quantity: 1, was: 175, group: "quote_analyzed" },
    ],
  },
  {
    vehicle: "accord",
    driver: "driver",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Completed",
    title: "Oil Change",
    description: "Oil service and tire rotation before a trip.",
    ageDays: 34,
    scheduledInDays: -30,
    minutes: 60,
    lines: [
      {
        text: "Oil change, full synthetic",
        type: "Service",
        quantity: 1,
        was: 134.95,
        lowered: true,
        group: "approved",
      },
      { text: "Tire rotation", type: "Labor", quantity: 0.5, was: 95, lowered: true, group: "approved" },
      {
        text: "Fuel injector cleaning package",
        type: "Service",
        quantity: 1,
        was: 219,
        lowered: true,
        group: "declined",
      },
    ],
    invoice: "Paid",
  },
  {
    vehicle: "a4",
    driver: "driver2",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Pending_Payment",
    paper: { number: "30388", tax: 89.91 },
    title: "Suspension Work",
    description: "Clunk over bumps, front control arms worn.",
    ageDays: 6,
    scheduledInDays: -1,
    minutes: 240,
    lines: [
      {
        text: "Front upper control arms, both sides",
        type: "Part",
        quantity: 2,
        was: 486,
        lowered: true,
        group: "approved",
      },
      { text: "Labor, control arms", type: "Labor", quantity: 4.5, was: 185, lowered: true, group: "approved" },
      { text: "Wheel alignment, four wheel", type: "Service", quantity: 1, was: 229, lowered: true, group: "approved" },
    ],
    invoice: "Unpaid",
  },
  {
    vehicle: "a4",
    driver: "driver2",
    advisor: "advisor2",
    technician: null,
    provider: null,
    status: "Pending_Pickup",
    title: "Transmission Service",
    description: "Transmission service is due.",
    ageDays: 1,
    scheduledInDays: 2,
    minutes: 120,
    lines: [
      {
        text: "Transmission fluid and filter service",
        type: "Service",
        quantity: 1,
        was: 489,
        lowered: true,
        group: "pending",
      },
    ],
  },
  {
    vehicle: "modely",
    driver: "driver3",
    advisor: "advisor",
    technician: "technician2",
    provider: "zuffenhausen",
    status: "Pending_Repair",
    paper: { number: "ZW-7719", tax: 63.27 },
    title: "Tire Replacement",
    description: "Two rear tires below 3/32.",
    ageDays: 4,
    scheduledInDays: 0,
    minutes: 90,
    lines: [
      { text: "Tire, installed, rear", type: "Part", quantity: 2, was: 342, lowered: true, group: "approved" },
      { text: "TPMS sensor service", type: "Service", quantity: 2, was: 45, lowered: true, group: "approved" },
    ],
  },
  {
    vehicle: "porsche",
    driver: "driver4",
    advisor: "advisor2",
    technician: "technician2",
    provider: "zuffenhausen",
    status: "In Progress",
    title: "Brake Service",
    description: "Track day preparation: pads, fluid and an inspection.",
    ageDays: 5,
    scheduledInDays: 0,
    minutes: 300,
    lines: [
      {
        text: "Front brake pads and rotors, Carrera 4S",
        type: "Service",
        quantity: 1,
        was: 1645,
        lowered: true,
        group: "approved",
      },
      { text: "Brake fluid flush", type: "Service", quantity: 1, was: 295, lowered: true, group: "approved" },
      { text: "Pre-track inspection", type: "Labor", quantity: 1.5, was: 265, lowered: true, group: "pending" },
    ],
  },
  {
    vehicle: "bentley",
    driver: "driver4",
    advisor: "advisor2",
    technician: "technician2",
    provider: "zuffenhausen",
    status: "Pending_Car_Delivery",
    title: "Detailing",
    description: "Interior and paint protection before a delivery.",
    ageDays: 9,
    scheduledInDays: -3,
    minutes: 480,
    lines: [
      {
        text: "Full detail with paint protection",
        type: "Service",
        quantity: 1,
        was: 1450,
        lowered: true,
        group: "approved",
      },
    ],
    invoice: "Paid",
  },
  {
    vehicle: "porsche",
    driver: "driver4",
    advisor: "advisor2",
    technician: null,
    provider: null,
    status: "Scheduled",
    title: "Oil Change",
    description: "Annual service.",
    ageDays: 3,
    scheduledInDays: 1,
    minutes: 90,
    lines: [
      { text: "Oil change, full synthetic", type: "Service", quantity: 1, was: 389, lowered: true, group: "pending" },
    ],
  },
  {
    vehicle: "rav4",
    driver: "driver",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Scheduled",
    title: "Tire Replacement",
    description: "Four new all-season tires.",
    ageDays: 3,
    scheduledInDays: 0,
    minutes: 75,
    lines: [
      {
        text: "Tires, set of four, installed",
        type: "Service",
        quantity: 1,
        was: 1140,
        lowered: true,
        group: "approved",
      },
    ],
  },
  {
    vehicle: "modely",
    driver: "driver3",
    advisor: "advisor",
    technician: "technician2",
    provider: "zuffenhausen",
    status: "Scheduled",
    title: "Electrical System",
    description: "12V battery warning.",
    ageDays: 1,
    scheduledInDays: 4,
    minutes: 45,
    lines: [
      { text: "12V battery replacement", type: "Service", quantity: 1, was: 412, lowered: true, group: "pending" },
    ],
  },
  {
    vehicle: "a4",
    driver: "driver2",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Needs Approval",
    title: "Engine Diagnostics",
    description: "Coolant smell; water pump leak found during inspection.",
    ageDays: 2,
    lines: [
      { text: "Water pump replacement", type: "Service", quantity: 1, was: 1389, lowered: true, group: "pending" },
      { text: "Coolant flush", type: "Service", quantity: 1, was: 249, lowered: true, group: "pending" },
    ],
  },
  {
    vehicle: "bentley",
    driver: "driver4",
    advisor: "advisor2",
    technician: "technician2",
    provider: "zuffenhausen",
    status: "Parts Ordered",
    title: "Suspension Work",
    description: "Air spring leaking, front left.",
    ageDays: 8,
    lines: [
      {
        text: "Front air spring and strut assembly",
        type: "Part",
        quantity: 1,
        was: 2890,
        lowered: true,
        group: "approved",
      },
    ],
  },
  {
    vehicle: "accord",
    driver: "driver",
    advisor: "advisor",
    technician: "technician",
    provider: "bayside",
    status: "Delayed",
    title: "Electrical System",
    description: "Alternator replacement waits for a part.",
    ageDays: 11,
    lines: [
      { text: "Alternator replacement", type: "Service", quantity: 1, was: 892, lowered: true, group: "approved" },
    ],
  },
  {
    vehicle: "modely",
    driver: "driver3",
    advisor: "advisor",
    technician: null,
    provider: null,
    status: "Cancelled",
    title: "Detailing",
    description: "Cancelled by the customer.",
    ageDays: 20,
    lines: [{ text: "Interior detail", type: "Service", quantity: 1, was: 280, lowered: true, group: "declined" }],
  },
];

export const MESSAGES = [
  {
    from: "driver",
    to: "advisor",
    request: 0,
    text: "Is the fluid flush really due at 88,000 miles?",
    hoursAgo: 30,
    read: true,
  },
  {
    from: "advisor",
    to: "driver",
    request: 0,
    text: "Yes: the moisture reading was 3.4 percent. It is due at 3 percent, so this one is worth approving.",
    hoursAgo: 29,
    read: true,
  },
  {
    from: "driver",
    to: "advisor",
    request: 0,
    text: "Thank you. I will decide on the alignment later.",
    hoursAgo: 5,
    read: false,
  },
  {
    from: "advisor",
    to: "driver2",
    request: 3,
    text: "Your Audi is ready. The invoice is in the app whenever you are.",
    hoursAgo: 20,
    read: false,
  },
  { from: "driver4", to: "advisor2", request: 6, text: "Please keep the old rotors for me.", hoursAgo: 50, read: true },
  {
    from: "technician",
    to: "advisor",
    request: 11,
    text: "Water pump is weeping at the shaft. Photos are on the lift bay tablet.",
    hoursAgo: 26,
    read: false,
  },
] as const satisfies { from: UserKey; to: UserKey; request: number; text: string; hoursAgo: number; read: boolean }[];

export const RECOMMENDATIONS = [
  {
    vehicle: "accord",
    type: "Maintenance",
    text: "Transmission fluid change",
    status: "Pending",
    dueInDays: 40,
    dueMileage: 90_000,
  },
  {
    vehicle: "accord",
    type: "Follow-up",
    text: "Wheel alignment, deferred at the last visit",
    status: "Pending",
    dueInDays: 60,
    dueMileage: null,
  },
  { vehicle: "a4", type: "Maintenance", text: "Spark plugs", status: "Scheduled", dueInDays: 14, dueMileage: 65_000 },
  {
    vehicle: "porsche",
    type: "Maintenance",
    text: "Brake fluid change",
    status: "Completed",
    dueInDays: -10,
    dueMileage: null,
  },
] as const satisfies {
  vehicle: VehicleKey;
  type: string;
  text: string;
  status: string;
  dueInDays: number;
  dueMileage: number | null;
}[];
