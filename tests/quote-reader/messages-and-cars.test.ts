import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** A page of a typewriter: every word stands where it stands in its line. */
function pageOf(text: string): Page {
  const words = text.split("\n").flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        x: 20 + match.index * 6,
        y: 20 + at * 14,
        width: match[0].length * 6,
        height: 10,
        confidence: 1,
      }),
    ),
  );
  return { number: 1, width: 600, height: 800, source: "digital", words };
}

const told = async (text: string) => await readPages([pageOf(text)]);
const car = (text: string) => {
  const { year, make, model } = vehicleOnPage(rowsOf(pageOf(text)));
  return [year, make, model];
};

test("a list in a message: what stands in the next row is said of its own price", async () => {
  const reading = await told(
    `Starter (reman)            $210
Labor starter              $195
Trip charge                $40
Tax on the part            $17.85

So $462.85 total at your driveway.

The shop down the street said $680`,
  );
  expect(reading).toMatchObject({ tax: 1785, total: 46285 });
  expect(reading.items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
    ["Starter (reman)", 21000],
    ["Labor starter", 19500],
    ["Trip charge", 4000],
  ]);
});

test("what is taken off in a message is no charge, and hours may be written in words", async () => {
  const off = await told(`Front pads                 $185
Labor                      $180
I take off $25
$340 out the door`);
  expect(off.items.map(({ totalPrice }) => totalPrice)).toEqual([18500, 18000]);
  expect(off.discounts.map(({ amount }) => amount)).toEqual([2500]);
  const hours = await told(`We need the two bushings, $148.20 for the pair, and
four hours of labor at $165 an hour, which comes to $660.00.
All together you are looking at $808.20.`);
  expect(hours.items.map(({ totalPrice, quantity }) => [totalPrice, quantity])).toEqual([
    [14820, null],
    [66000, 4],
  ]);
});

test.each([
  ["2020 TOYOTARAV4XLEAWD4DUTV", 2020, "Toyota", "RAV4 XLE"],
  ["2014 Chevrolet Silverado1500LT5.3138902mi", 2014, "Chevrolet", "Silverado 1500"],
  ["Your2017Ford Escape", 2017, "Ford", "Escape"],
  ["2009Dodge Grand Caravanwewouldneed", 2009, "Dodge", "Grand Caravan"],
  ["2019 RAM1500", 2019, "Ram", "1500"],
  ["get a chance to price the 2011 Accord?", 2011, "Honda", "Accord"],
  ["2019 Honda CR-V · advisor: Renee", 2019, "Honda", "CR-V"],
  ["2013 Jeep Grand Cherokee Laredo", 2013, "Jeep", "Grand Cherokee Laredo"],
  ["2016 Subaru Outback 2.5i Premium", 2016, "Subaru", "Outback 2.5i Premium"],
  ["2018 Nissan Altima 2.5 S", 2018, "Nissan", "Altima 2.5 S"],
])("a car that ran into its neighbors: %s", (text, year, make, model) => {
  expect(car(text)).toEqual([year, make, model]);
});

test("a sentence that goes on behind the make is no model, which another sentence may say", () => {
  expect(car("ugh. its a 2012 nissan, is it even\nworth it lol")).toEqual([2012, "Nissan", null]);
  const thread = "got your altima tested\nugh. its a 2012 nissan, is it even\nworth it lol";
  expect(car(thread)).toEqual([2012, "Nissan", "Altima"]);
});

test("what a camera ran into the VIN is told apart again", () => {
  const read = (text: string) => vehicleOnPage(rowsOf(pageOf(text)));
  expect(read("2016Volv0XC60 T5AWDVIN YV4612RK8G283201493,774 mi")).toMatchObject({
    year: 2016,
    make: "Volvo",
    vin: "YV4612RK8G2832014",
    mileage: 93_774,
  });
  expect(read("2015 Toy0ta RAV4XLEVIN2T3RFREV2FW318804109,774 miMA 5HT 812")).toEqual({
    year: 2015,
    make: "Toyota",
    model: "RAV4 XLE",
    vin: "2T3RFREV2FW318804",
    mileage: 109_774,
  });
  expect(read("COLOR / YEAR / MAKE / MODEL\nGRY / 19 / VOLKSWAGEN / JETTA SE")).toMatchObject({
    year: 2019,
    make: "Volkswagen",
    model: "Jetta SE",
  });
});

test.each([
  ["LICENSE    MILEAGE IN / OUT   TAG\n7KA31P 57214/57219  T0442", 57_214],
  ["LICENSE    MILEAGE IN / OUT   TAG\n7KA31P 57214/97219  T0442", null],
  ["LICENSE    SIZE               TAG\n7KA31P 57214/57219  T0442", null],
])("a dealer's odometer in and out: %s", (text, mileage) => {
  expect(vehicleOnPage(rowsOf(pageOf(text))).mileage).toBe(mileage);
});

test.each([
  ["Independent BMW · MINI · Porsche service since 1991\n2019 BMW X3 xDrive30i\nVIN 5UXTR9C52KLE14673"],
  ["Specialists in 1990 Porsche 911 and later\n2019 BMW X3 xDrive30i\nVIN 5UXTR9C52KLE14673"],
])("the makes that a shop is proud of are not the customer's car: %s", (text) => {
  expect(vehicleOnPage(rowsOf(pageOf(text)))).toMatchObject({ year: 2019, make: "BMW", model: "X3 xDrive30i" });
});

test("the odometer as the car came in", () => {
  expect(vehicleOnPage(rowsOf(pageOf("2019 BMW X3\nMi. in 67,190 / out 67,193"))).mileage).toBe(67_190);
});

const NEXT_YEAR = new Date().getFullYear() + 1;

test.each([
  "2031 Colorado Blvd, Los Angeles CA 90041",
  "Date: 11/22/2025 Tacoma, WA",
  "Date: 11-22-2025 Tacoma, WA",
  "November 22, 2025 Tacoma",
  "Nov 22 2025 Tucson",
  "2024 Tucson AZ 85701",
  "2024 Tucson, Arizona 85701",
  "Suite 2001 Sedona AZ",
  "Suite 2001 Sedona",
  "1985 Durango Dr, Las Vegas",
  "1985 S Durango Dr",
  "2005 Mustang Rd",
  "2011 Civic Center Dr",
  "1990 Dakota St",
  "2019 Optima battery group 35",
  "2012 Odyssey battery 34R",
  "2004 Viper alarm",
  "2012 M3 bolts",
  "the 12 Volt battery",
  "2024 Lincoln Ave, Chicago IL",
  "1999 W Lincoln Hwy",
  "11/22/2025 Toyota of Tacoma",
  "2025 Toyota of Tacoma",
  `${NEXT_YEAR + 1} Camry`,
  `${NEXT_YEAR + 1} Toyota Camry`,
])("no car is made of an address, a date or a brand: %s", (text) => {
  expect(car(text)).toEqual([null, null, null]);
  expect(car(`Joes Garage\n${text}\nFront brake pads  $189.00`)).toEqual([null, null, null]);
});

test.each([
  ["Vehicle: 2014 Tacoma", 2014, "Toyota", "Tacoma"],
  ["Vehicle  2014 Tacoma SR5", 2014, "Toyota", "Tacoma"],
  ["Vehicle\n2014 Tacoma SR5", 2014, "Toyota", "Tacoma"],
  ["Year/Model: 2016 Sedona", 2016, "Kia", "Sedona"],
  ["Brakes for your 2015 Tucson", 2015, "Hyundai", "Tucson"],
  ["Hi Ann, the '08 Durango needs a starter", 2008, "Dodge", "Durango"],
  ["looked at the ’99 Camry", 1999, "Toyota", "Camry"],
  ["'98 Honda Accord", 1998, "Honda", "Accord"],
  ["2011 Accord LX", 2011, "Honda", "Accord"],
  ["11/22/2025 2011 Camry", 2011, "Toyota", "Camry"],
  ["2018 Lincoln MKZ", 2018, "Lincoln", "MKZ"],
  ["Thanks for leaving the 2013 XC60 with us", 2013, "Volvo", "XC60"],
  ["mounts for your 2016 CX-5", 2016, "Mazda", "CX-5"],
  ["Hey its Tito. Looked at the 09 Altima", 2009, "Nissan", "Altima"],
  ["Got your 07 Honda Accord up on the lift", 2007, "Honda", "Accord"],
  ["2012 Winnebago Vista 30T with 41,900 miles", 2012, "Winnebago", "Vista 30T"],
  ["2015 Harley-Davidson FLHX Street Glide", 2015, "Harley-Davidson", "FLHX Street Glide"],
  [`${NEXT_YEAR} Toyota Camry`, NEXT_YEAR, "Toyota", "Camry"],
])("a car that its place or its sentence names: %s", (text, year, make, model) => {
  expect(car(text)).toEqual([year, make, model]);
});

test("what is off stands behind its price, and a letter that the camera took for a figure is one", async () => {
  const reading = await told(
    `Head gasket job labor 1350
gasket set + head bolts 412
coolant and oil 74
100 off for being a repeat customer
tax 45.06
So $1,781.06 out the do0r`,
  );
  expect(reading.items.map(({ totalPrice }) => totalPrice)).toEqual([135_000, 41_200, 7_400]);
  expect(reading).toMatchObject({ total: 178_106, tax: 4506, discounts: [{ amount: 10_000 }] });
});

test("a car stands over several rows, under its own heads, by an insurer's code or with a letter misread", () => {
  expect(car("Got the\n2010 Outback apart")).toEqual([2010, "Subaru", "Outback"]);
  expect(car("2022 HYUN Tucson SEL 4D UTV")).toEqual([2022, "Hyundai", "Tucson SEL"]);
  expect(car("Estimate 5127.2019 Jeep Grand Cherokee Laredo")).toEqual([2019, "Jeep", "Grand Cherokee Laredo"]);
  expect(car("YEaR     MAKE     MOOEL\n2006     Dodga    Ram 1500")).toEqual([2006, "Dodge", "Ram 1500"]);
  const under = vehicleOnPage(
    rowsOf(pageOf("COLOR  YEAR MAKE/MODEL      VIN\nGRAY   20   TOYOTA TUNDRA SR5   5TFDY5F10LX917264")),
  );
  expect(under).toMatchObject({ make: "Toyota", model: "Tundra SR5" });
  const odometer = (text: string) => vehicleOnPage(rowsOf(pageOf(text))).mileage;
  expect(odometer("Customer      Odometer\nP. Raman      In 118,204")).toBe(118_204);
  expect(odometer("LICENSE     MILEAGE IN/ OUT\n7GRT55      93870/93884")).toBe(93_870);
});

test("a tax is no charge where a camera ran its sentence together", async () => {
  const reading = await told(`-Valve cover gasket set: $52
-Rack and pinion, reman: $343
Taxonthepartscomesto $39.18,s0the total is $434.18.`);
  expect(reading).toMatchObject({ tax: 3918, total: 43_418 });
  expect(reading.items.map(({ totalPrice }) => totalPrice)).toEqual([5200, 34_300]);
});

test.each([
  ["2011 NISSAN ALTIMA 2.5 S    ODOM 155870    IN 06/17/25", 155870],
  ["2016 FORD EXPLORER   VIN 1FM5K8AR3GGB20481   METER 118455", 118455],
  ["2011 Toyota Prius, odometer 198,230", 198230],
  ["Vehiculo: 2018 Honda CR-V    Millas: 99,310", 99310],
  ["Job: 2006 Dodge Ram 3500, flatbed, about 218,000 on it", 218000],
  ["the Altima (2012, 2.5 S, you said 171,300 on the clock)", 171300],
  ["11 Honda Accord with 152k miles", 152000],
  ["LANSING MI 48909    2014 HONDA CIVIC EX    MILEAGE 98,770", 98770],
  ["Vehicle: 2009 Honda Fit    Mileage: 164k", 164000],
  ["PHN.: 913-555-0108   MILES..: 151,077   LIC: 288 JNK", 151077],
  ["PHN.: 913-555-0108 MILES DRIVEN", null],
  ["LANSING, MI 48909", null],
  ["60k mile service 149.00", null],
  ["2015 BMW 328i   In 118,402 · Out 118,409\nRear pads, 3 mm remaining, est. 2,000 miles.", 118402],
  ["2015 BMW 328i\nRear pads, 3 mm remaining, est. 2,000 miles.", null],
  ["2015 BMW 328i\nTires have about 4,000 miles left", null],
  ["your 2006 Ford Ranger. The odometer says 142,300 and I believe it.", 142300],
  ["UNIT 2022 KIA SORENTO SX AWD\nVIN 5XYRKDLF1NG081326    MI 41702", 41_702],
])("what the odometer shows: %s", (text, mileage) => {
  expect(vehicleOnPage(rowsOf(pageOf(text))).mileage).toBe(mileage);
});

test("a shop that has served two makes since a year is no car, and a head beside a head is no model", () => {
  expect(car("Service and parts for Volvo and Saab since 1991\n\n2012 Volvo XC70 3.2")).toEqual([
    2012,
    "Volvo",
    "XC70",
  ]);
  expect(
    car(`YEAR   MAKE        MODEL        VEHICLE ID NO.       MILES IN
2017   CHEVROLET   TAHOE LT     1GNSKBKC5HR227415    101,552`),
  ).toEqual([2017, "Chevrolet", "TAHOE LT"]);
});

test("a warranty's miles and a battery's volts are no odometer, and a model before its year is the car's", () => {
  const text = `T E S L A              Vehicle
Costa Mesa Service     Model 3 2018
                       VIN 5YJ3E1EAXJF084417
                       Odometer 88,120 mi

Warranty 12 months / 12,500 miles. 12V battery 2 years.`;
  expect(vehicleOnPage(rowsOf(pageOf(text)))).toMatchObject({
    make: "Tesla",
    model: "Model 3",
    year: 2018,
    mileage: 88_120,
  });
});

test("the miles behind a model are none of it", () => {
  expect(car("VEHICLE 2016 HONDA CR-V 98430 MI")).toEqual([2016, "Honda", "CR-V"]);
});

test("the miles of the car are no ZIP code before them", () => {
  const miles = (text: string) => vehicleOnPage(rowsOf(pageOf(text))).mileage;
  expect(miles("Lakeland, FL 33803             miles: about 148,000")).toBe(148_000);
  expect(miles("Mileage: approx. 91k")).toBe(91_000);
  expect(miles("2011 Honda OdysseyEX-L104,880miWA BHV4420")).toBe(104_880);
});

test("a car is older than its seat belts", () => {
  expect(car("I have had your 1951 Chevrolet 3100 on the lift")).toEqual([1951, "Chevrolet", "3100"]);
  expect(car("1937 Ford Coupe, flathead")).toEqual([1937, "Ford", "Coupe"]);
  expect(car("Serving Danby since 1951 Chevrolet and Ford")).toEqual([null, null, null]);
});

test("what a message begins with is taken off where a minus stands before it", async () => {
  const reading = await told(`thermostat housing            $58
hoses 2 x 47.50               $95
labor                        $120
-10 because your mom fed me tamales
Total $263 cash or zelle`);
  expect(reading).toMatchObject({ total: 26300, difference: 0 });
  expect(reading.discounts.map(({ amount }) => amount)).toEqual([1000]);
  expect(reading.items.map(({ totalPrice }) => totalPrice)).toEqual([5800, 9500, 12000]);
});

test("a model in a sentence is the car, and a year that is said of it by itself its year", () => {
  expect(
    car("Hi this is Rosa from Delgado Bros Auto about the Altima\nI wouldnt. 2012 w 141k on it they are original lol"),
  ).toEqual([2012, "Nissan", "Altima"]);
  expect(car("Hey your Corolla is up on the lift\nits a 2009 so parts are cheap")).toEqual([2009, "Toyota", "Corolla"]);
  expect(car("the Passat needs a thermostat\nOct 15, 2026 3:31 PM\n$2012 all in")).toEqual([
    null,
    "Volkswagen",
    "Passat",
  ]);
  expect(car("Buenas, el Jetta 2016 ya suena feo")).toEqual([2016, "Volkswagen", "Jetta"]);
  expect(car("so I looked at your Camry 2009 today")).toEqual([2009, "Toyota", "Camry"]);
  // Whose trade it is, and which car is lent meanwhile, is no car of this paper.
  expect(car("Camry and Corolla specialists since 1998\nBrake pads  $120")).toEqual([null, null, null]);
  expect(car("the Civic or the Jetta, whichever is first")).toEqual([null, null, null]);
});
