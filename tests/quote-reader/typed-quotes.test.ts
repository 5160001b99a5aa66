import { expect, test } from "vitest";
import { readTyped } from "#app/quote-reader/typed/read-typed.ts";
import { typedDocument, typedQuoteIn } from "#app/quote-reader/typed/typed-document.ts";
import { pastedMail } from "../support/pasted-mail.ts";

const read = (words: string, amount: number | null = null, shop: string | null = null) =>
  readTyped({ words, shop, amount });

async function linesOf(words: string, amount?: number) {
  const { items } = await read(words, amount);
  return items.map(({ description, totalPrice }) => [description, totalPrice]);
}

const MAIL = pastedMail("Tundra");

test("a pasted e-mail: its jobs are lines, its tax is tax, its shop is the shop, and its phone number is no money", async () => {
  const reading = await read(MAIL, 184_830);
  expect(reading.items.map(({ description, type, totalPrice }) => [description, type, totalPrice])).toEqual([
    ["Front brake pads and rotors, parts and labor", "Service", 68_500],
    ["Timing cover reseal", "Service", 94_000],
    ["Coolant flush", "Service", 10_995],
    ["Shop supplies 3%", "Fee", 5205],
  ]);
  expect(reading).toMatchObject({ tax: 6130, total: 184_830, reconciles: true, difference: 0, notice: null });
  expect(reading.header.shop).toBe("Bob's Garage");
  expect((await read(MAIL, 184_830, "Bob's Mesa Garage")).header.shop).toBe("Bob's Mesa Garage");
});

test("an e-mail whose prices do not make the amount is one line of its jobs, without the greeting, and it is said", async () => {
  const reading = await read(MAIL, 190_000);
  expect(reading.items).toMatchObject([{ totalPrice: 190_000 }]);
  expect(reading.items[0]?.description).toBe(
    "Front brake pads and rotors, parts and labor; Timing cover reseal; Coolant flush; Shop supplies 3%",
  );
  expect(reading).toMatchObject({ total: 190_000, tax: null });
  expect(reading.notice).toBe(
    "The prices that you wrote beside the jobs come to $1,848.30, and the amount is $1,900.00: they stand together as one line. An advisor will ask you for the difference.",
  );
});

test.each([
  ["Replace alternator", 65_000, "Replace alternator"],
  ["Replace alternator 650", 65_000, "Replace alternator"],
  ["Replace alternator - $650.00", 65_000, "Replace alternator"],
  ["Replace the alternator", 124_050, "Replace the alternator"],
  ["Spark plugs\nBattery\nWheel bearing", 90_000, "Spark plugs; Battery; Wheel bearing"],
  ["Spark plugs 4\nBattery\nWheel bearing 900", 90_000, "Spark plugs 4; Battery; Wheel bearing"],
  ["60,000 mile service and new front struts", 124_000, "60,000 mile service and new front struts"],
  ["Replace front brakes", 65_000, "Replace front brakes"],
])("a single job stays simple: %j", async (words, amount, description) => {
  const reading = await read(words, amount);
  expect(reading.items).toMatchObject([{ description, totalPrice: amount }]);
  expect(reading).toMatchObject({
    total: amount,
    reconciles: true,
    notice: null,
    header: { shop: null },
    warnings: [],
  });
});

test("jobs one a line, or with commas between, are lines where they make the amount", async () => {
  const jobs = "Replace 4 spark plugs and coils 620\nBattery H6 AGM 289\nDiagnostic fee 175\nwheel bearing 540";
  const amounts = [62_000, 28_900, 17_500, 54_000];
  expect((await linesOf(jobs, 162_400)).map(([, price]) => price)).toEqual(amounts);
  expect((await linesOf(`${jobs}\nTotal 1,624`, 162_400)).map(([, price]) => price)).toEqual(amounts);
  expect((await linesOf(`${jobs}\nTotal 1,624`)).map(([, price]) => price)).toEqual(amounts);
  expect(await linesOf("Front brake pads - $189.00\nRotors 325.00", 51_400)).toEqual([
    ["Front brake pads", 18_900],
    ["Rotors", 32_500],
  ]);
  expect(await linesOf("Front brake pads and rotors $480, oil change $75, cabin air filter 60", 61_500)).toEqual([
    ["Front brake pads and rotors", 48_000],
    ["oil change", 7500],
    ["cabin air filter", 6000],
  ]);
  expect(await linesOf("Alternator 1,240 and battery $189.50", 142_950)).toEqual([
    ["Alternator", 124_000],
    ["battery", 18_950],
  ]);
  expect(await read("brakes 300 labor 150 tax 20", 47_000)).toMatchObject({ tax: 2000, notice: null });
});

test("prices that do not make the amount stay one line with every word, and it is said", async () => {
  const reading = await read("Front brakes 480\noil change 75", 60_000);
  expect(reading.items).toMatchObject([{ description: "Front brakes 480; oil change 75", totalPrice: 60_000 }]);
  expect(reading.notice).toMatch(/come to \$555\.00, and the amount is \$600\.00/);
  const counted = await read("Spark plugs 4\nBattery\nWheel bearing 900", 80_000);
  expect(counted.items).toMatchObject([{ totalPrice: 80_000 }]);
  expect(counted.notice).toMatch(/come to \$900\.00, and the amount is \$800\.00: they stand together/);
});

const JOBS = "Oil change 80\nRotate tires 30\nAlternator 690\nWiper blades 49";

test.each([
  [`${JOBS}\nTotal 800`, 80_000],
  [`${JOBS}\nTotal 800`, undefined],
  [JOBS, 80_000],
  [JOBS.replaceAll(/(?=\b\d)/g, "$"), 80_000],
])("a total below its lines takes none of them away, and it is said: %j %s", async (words, amount) => {
  const reading = await read(words, amount ?? null);
  expect(reading.items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
    ["Oil change", 8000],
    ["Rotate tires", 3000],
    ["Alternator", 69_000],
    ["Wiper blades", 4900],
  ]);
  expect(reading).toMatchObject({ total: 80_000, reconciles: false, difference: -4900 });
  expect(reading.notice).toBe(
    "The prices that you wrote beside the jobs come to $849.00, and the amount is $800.00. An advisor will ask you for the difference.",
  );
});

test("a total below its lines is no price of them all", async () => {
  const words = "oil change $80\nrotate $30\nalternator $690\npre-purchase inspection $150\nTotal $905";
  for (const each of [words, words.replaceAll("$", ""), words.replaceAll("$", "").replaceAll("\n", " / ")]) {
    expect((await linesOf(each)).map(([, price]) => price)).toEqual([8000, 3000, 69_000, 15_000]);
  }
});

test("what a message calls tax is tax and no work", async () => {
  const sentence = "Oil change $80, rotate tires $30, alternator $690. Plus tax 50. Call me, Bob 312-555-0100";
  expect(await linesOf(sentence)).toEqual([
    ["Oil change", 8000],
    ["rotate tires", 3000],
    ["alternator", 69_000],
  ]);
  expect(await read(sentence)).toMatchObject({ tax: 5000 });
  for (const words of [
    "Alternator $690 installed, plus $50 tax",
    "Alternator $690 installed, plus tax of $50.",
    "Alternator $690 + $50 tax = $740 out the door",
    "Alternator $690, tax $50",
  ]) {
    const reading = await read(words);
    expect(reading.items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
      ["Alternator", 69_000],
    ]);
    expect(reading).toMatchObject({ tax: 5000 });
  }
  expect(await read("Brakes $690, total with tax $740", 74_000)).toMatchObject({ tax: null });
  expect(await read("Diagnosis $50, tax extra. Brakes $690.")).toMatchObject({ tax: null });
});

test("without an amount only what is written as a price counts", async () => {
  expect(await linesOf("Alternator $620\nBattery 189.50")).toHaveLength(2);
  expect(await linesOf("Brake job $420")).toEqual([["Brake job", 42_000]]);
  for (const words of ["Replace spark plug 4\nBattery H6 48", "Brakes", "60,000 mile service"]) {
    const reading = await read(words);
    expect(reading.items).toEqual([]);
    expect(reading.notice).toBe("The quote was entered without an amount. An advisor will ask you for it.");
  }
  expect(await read(MAIL)).toMatchObject({ tax: 6130, total: null, notice: null });
});

test("an e-mail without a price is its sentences, without greeting, signature and where to reach whom", async () => {
  const words = "Hello Sam,\nthe alternator is done and so is the belt.\nThanks,\nBob\n480-555-0177";
  expect(await linesOf(words, 65_000)).toEqual([["the alternator is done and so is the belt.", 65_000]]);
});

test("another car in the words is the paper's car", async () => {
  const { vehicle } = await read("Hi Ann,\nthe 2014 Honda Accord needs front struts, $800.00\nBob", 80_000);
  expect(vehicle).toMatchObject({ year: 2014, make: "Honda", model: "Accord" });
});

test("the document says what was typed, and a line of the words is never one of its own", () => {
  const typed = {
    words: "Quote as it was typed in\n\nAmount: $1.00\nBrakes",
    shop: "Bob's\nAmount: $2.00",
    amount: 65_000,
  };
  const bytes = typedDocument(typed);
  expect(new TextDecoder().decode(bytes)).toBe(
    "Quote as it was typed in\nRepair shop: Bob's Amount: $2.00\nAmount: $650.00\n\nQuote as it was typed in\n\nAmount: $1.00\nBrakes\n",
  );
  expect(typedQuoteIn(bytes)).toEqual({ ...typed, shop: "Bob's Amount: $2.00" });
  expect(typedQuoteIn(typedDocument({ words: "Brakes", shop: null, amount: null }))).toEqual({
    ...{ words: "Brakes", shop: null, amount: null },
  });
  expect(typedQuoteIn(new TextEncoder().encode("Brakes $1"))).toBeNull();
});

test.each([
  ["one word", "a".repeat(5000)],
  ["rows of a letter", "9\n".repeat(2500)],
  ["prices alone", "$9 ".repeat(1600)],
  ["blanks", `Brakes${" ".repeat(4900)}$9`],
])("what is hostile takes no longer than a page does: %s", async (_, words) => {
  const started = performance.now();
  await read(words, 900);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test("a line that begins under another's name is its own charge's, and no more of that name", async () => {
  const words = `CV axle front left $446, valve cover gasket $394, coolant flush $168.50
front wheel bearing 450, trans fluid exchange 284. shop supplies 20 tax 51.80`;
  expect(await linesOf(words, 181_430)).toEqual([
    ["CV axle front left", 44_600],
    ["valve cover gasket", 39_400],
    ["coolant flush", 16_850],
    ["front wheel bearing", 45_000],
    ["trans fluid exchange", 28_400],
    ["shop supplies", 2_000],
  ]);
});

test.each([
  ["Northgate Motors, Denver CO", "Denver", "CO"],
  ["Bob's Garage (Austin TX)", "Austin", "TX"],
  ["Joe's Auto in Mesa, AZ 85201", "Mesa", "AZ"],
  ["Bob's Garage", undefined, undefined],
])("where the shop is may be typed behind its name: %s", async (shop, city, state) => {
  const { header } = await read("Front brake pads $240", 24_000, shop);
  expect([header.place?.city, header.place?.state]).toEqual([city, state]);
});
