/** What shops call things: the words a drawn paper is printed with. */
export type Phrases = Record<
  | "name"
  | "quantity"
  | "code"
  | "type"
  | "tech"
  | "hours"
  | "rate"
  | "unit"
  | "list"
  | "off"
  | "flag"
  | "amount"
  | "note"
  | "work"
  | "partsTitle"
  | "laborTitle"
  | "otherTitle"
  | "parts"
  | "labor"
  | "fees"
  | "subtotal"
  | "tax"
  | "total"
  | "due"
  | "paid"
  | "discount"
  | "job"
  | "jobTotal"
  | "declined"
  | "foot"
  | "notes"
  | "free",
  string[]
>;

const said = (text: string) => text.split("|");

export const PHRASES: Phrases = {
  name: said(
    "Description|Item|Service|Work performed|Part / Service|Name|Details|What we did|Operation|Line item|Parts & labor|Article|Product|Repair|Item description|Charge|For",
  ),
  quantity: said("Qty|Quantity|Qnty|Units|Pcs|No.|Qty.|QTY|Count|Ordered|Q|#"),
  code: said("Part #|Part no.|Code|Op|Op code|SKU|Item #|Number|Stock #|P/N|Catalog|Ref"),
  type: said("Type|Kind|Class|Cat.|T|P/L|Category"),
  tech: said("Tech|By|Technician|Mech.|Bay|Emp"),
  hours: said("Hrs|Hours|Time|Labor hrs|FRH|Hrs.|Sold hrs|Hr"),
  rate: said("Rate|$/hr|Labor rate|Per hour|Hourly|Rate/Hr"),
  unit: said("Price|Unit price|Each|Unit|Price ea.|Unit cost|Sell|Your price|Net|@|Ea"),
  list: said("List|MSRP|Retail|List price|Reg. price|Was"),
  off: said("Disc|Discount|Disc.|Less|Savings|Off"),
  flag: said("Tax|Tx|T|Taxable|Txbl"),
  amount: said(
    "Amount|Total|Ext|Extended|Line total|Charge|Price|Ext. price|Extension|Sum|Cost|Ext Price|Sale|AMT|Customer pays",
  ),
  note: said(
    "12 month / 12,000 mile warranty|Includes road test|Per manufacturer schedule|Measured at 3 mm|Customer approved by phone|Leaking at the seam|In stock|Recommended at this mileage|Reman unit, core exchange|See photo 4|Worn to the bars|Includes hardware|Found leak at rear main, verified with dye|Cleaned and lubed slides|Torqued to spec, test drove 6 miles OK|Code P0301 stored|Left side seized|Removed and replaced, reset light|Fluid dark and burnt|Approved 10/14 9:42 AM|Tech notes: rotors below minimum|Next due 92,400 mi|Tire date 2318|OEM only",
  ),
  work: said(
    "Front brakes|Oil leak|No start|60k service|Cooling system|A/C not cold|Steering pulls|Suspension noise|Tune up|Check engine light on|Oil change|Tires|Alignment|Timing cover leak|Exhaust rattle|Rear axle|State inspection|Transmission service|Electrical|Customer states vehicle shakes at speed|Battery dead overnight|Grinding when braking|Coolant leak|Squeal on cold start",
  ),
  partsTitle: said("Parts|PARTS|Materials|Parts used|Parts & materials|Goods|Replacement parts|Merchandise"),
  laborTitle: said("Labor|LABOR|Work|Labor performed|Services|Shop labor|Service work|Labour & services"),
  otherTitle: said("Other|Fees|Other charges|Sublet & misc.|Misc. charges|Shop charges|Additional"),
  parts: said(
    "Parts|Total parts|Parts total|Parts sub|Materials|Parts & materials|Total materials|PARTS:|Parts amount|Goods|Parts sum",
  ),
  labor: said(
    "Labor|Total labor|Labor total|Labor sub|Work|Total work|LABOR:|Labor amount|Services|Shop time|Labor charges",
  ),
  fees: said("Fees|Other|Misc|Total fees|Misc. charges|Supplies & fees|Other charges|Sublet|Total other"),
  subtotal: said(
    "Subtotal|Sub-total|Sub total|SUBTOTAL|Before tax|Total before tax|Net|Work and parts|Merchandise|Sum of lines|Pre-tax total|Net amount|Charges|Sub|Taxable amount|Parts + labor|Work total|All lines|Total charges",
  ),
  tax: said(
    "Tax|Sales tax|TAX|State tax|Sales & use tax|State & local tax|Tax on parts|St. tax|County levy|Sales levy|Tx|Tax amount|Local tax|City/state tax|Sales Tax (parts)|Est. tax|Levy|Gov't tax",
  ),
  total: said(
    "Total|TOTAL|Grand total|Total estimate|Estimate total|Invoice total|Total amount|Total for this visit|Out the door|All in|Total due|Please pay|You pay|Amount to pay|Final price|Repair total|Quote total|Total w/ tax|Your price today|Bill total|TTL|Total of repair|Sum total|Order total|Total charge|Cost of repair|Customer total|What you pay|Final bill|To collect",
  ),
  due: said(
    "Balance due|Amount due|Due|Balance|Due now|Due on pickup|Amount owed|Left to pay|Remaining|Net due|You owe",
  ),
  paid: said(
    "Paid|Deposit|Visa ending 4410|Paid on account|Cash|Less deposit|Payment received|Prepaid|Card payment|Received",
  ),
  discount: said(
    "Discount|Coupon|Less 10% off|Loyalty savings|Military discount|Senior discount|Promo|Member price adjustment|Spring special|First visit $ off|Courtesy discount|Rebate|Less coupon BRK25|Goodwill",
  ),
  job: said("Job|Line|Concern|Repair|Operation|Work item|Task|JOB|Item|Service"),
  jobTotal: said(
    "Job total|Total for job|Subtotal|Job sub|Line total|Total this repair|Sub total job|Service total|Job price|Repair total|This job",
  ),
  declined: said(
    "Declined|Recommended next visit|Not done today|Deferred work|Future needs|Customer declined|Also found|Suggested services|Not approved|Watch items",
  ),
  foot: said(
    "A storage charge of $35.00 per day applies after 3 days.|All parts are new unless stated. Warranty 24 months or 24,000 miles.|I authorize the work above up to $50.00 over this price.|Thank you for your business!|Returned checks $25.00. No refunds on electrical parts.|Signature ______________ Date __________|This price is good for 30 days.|Parts kept for inspection on request.|Save $20.00 on your next oil change with this slip.|Labor is charged by the guide at $149.00 per hour.|Questions? Call us before 5:30 PM.|Page 1 of 1|Estimate valid through 11/30.|Technicians are certified. Ask about financing from $39.00 a month.",
  ),
  notes: said(
    "Comments: runs well otherwise|Old parts returned: no|Customer waits|Key tag 44|Promised 4:30 PM|Write-up by Dana|Method of payment|Approved by text|Tires rotate at 5,000|Battery 412 CCA|We appreciate it|Terms: on receipt|Contact: phone|Next service 95,000",
  ),
  free: said("N/C|Included|Incl.|No charge|FREE|0.00|0.00|0.00|$0.00"),
};

export const NAMES = said(
  "Front brake pad set|Rear rotor|Oil filter|Synthetic oil 5W-30|Air filter|Cabin filter|Serpentine belt|Water pump|Thermostat housing|Upper control arm LH|Wheel bearing hub|Spark plug|Ignition coil|Battery group 24F|Strut assembly right|Valve cover gasket|Coolant, gallon|Wiper blade|Alternator reman|Starter|Tie rod end|Ball joint lower|Sway bar link|CV axle|Radiator|Purge solenoid|Oxygen sensor bank 1|Fuel pump module|Transmission fluid|Brake fluid",
);
export const WORKS = said(
  "Replace front pads and rotors|R&R water pump|Diagnose check engine light|Four wheel alignment|Mount and balance|Install alternator|Labor - struts|Cooling system flush|Remove and install axle|Replace valve cover gasket|Program module|Evacuate and recharge A/C|Brake inspection|Rotate tires|Front end labor|Resurface rotors|Replace wheel bearing|Oil change service|Scan and test|Bleed hydraulic system",
);
export const FEES = said(
  "Shop supplies|Hazardous waste|Environmental fee|Tire disposal|Oil disposal fee|Freight|Core charge|Disposal|EPA charge|Shop materials|Tow in|Rental car|Inspection sticker|Sublet machine work",
);

const ANY = said(
  "all|together|order|ticket|round|corner|corners|kit|stuff|going|ahead|here|work|goods|merchandise|value|takes|everything|sheet|page|block|half|rest|first|second|front|side|upper|lower|whole|lot|bench|bay|floor|counter|yard|house|road|today|visit|done|made|group|section|part one|part two|so far|in hand|as above|carried|figure|note|slip|tab|account|score|reckoning|what we did|what it takes|the job|the lot|for this|of these|hereof|sale|bought|fitted|used|time and parts|hands|bits|pieces|list|column|stage|phase|package|set|run|batch|entry|summary of it|between us",
);

/** A name for a sum that no list of words holds, now and then in place of a usual one: only arithmetic and place tell it. */
export function sumName(kind: keyof Phrases, roll: () => number): string {
  const pickFrom = (from: string[]) => from[Math.floor(roll() * from.length)] as string;
  if (roll() > STRANGE) return pickFrom(PHRASES[kind]);
  const words = Array.from({ length: 1 + Math.floor(roll() * 3) }, () => pickFrom(ANY)).join(" ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const STRANGE = 0.22;
