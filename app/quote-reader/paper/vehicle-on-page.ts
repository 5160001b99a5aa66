import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { fieldValue } from "#app/quote-reader/paper/identity.ts";
import { MAKE_PATTERN, makeNamed, makeOfCode } from "#app/quote-reader/paper/makes.ts";
import { mileageOnPage } from "#app/quote-reader/paper/mileage.ts";
import { makeBeforeModel, modelInCell } from "#app/quote-reader/paper/model-in-cell.ts";
import {
  ADDRESS_GOES_ON,
  isModelYear,
  modelAtStart,
  modelWithYear,
  OF_SOMEONE,
  yearOf,
} from "#app/quote-reader/paper/models.ts";
import { toldApart } from "#app/quote-reader/paper/run-together.ts";
import { carInSentence } from "#app/quote-reader/paper/said/car-in-sentence.ts";
import { vinOnPage } from "#app/quote-reader/paper/vin-on-page.ts";
import { makeAndYearOfVin } from "#app/quote-reader/paper/vin-table.server.ts";

export type VehicleOnPage = {
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
  mileage: number | null;
};

const YEAR = "(?:19[2-9]\\d|20[0-4]\\d)";
const YEAR_MAKE = new RegExp(
  `(?:(?<!\\d|\\d[/-]|(?<!\\d\\d)\\d\\.|\\b(?:since|founded|established|est\\.?) )(${YEAR})|(?:['’‘]|^|\\b(?:for|${OF_SOMEONE}) (?=\\d\\d ))(\\d\\d)(?= ?[A-Z]))\\s*[,/|-]?\\s*(${MAKE_PATTERN})(?:\\b|(?<=[a-z]{4}|bmw|gmc|kia|ram)(?=[a-z0-9]))(?!${ADDRESS_GOES_ON}|\\s+of\\b)[\\s,/|-]*(.*)$`,
  "i",
);
const MAKE_YEAR = new RegExp(
  `\\b(${MAKE_PATTERN})(?!${ADDRESS_GOES_ON}|\\s+of\\b)\\s+((?!(?:and|or|since|est)\\b)[A-Za-z0-9](?:(?!\\b(?:since|est|established|founded)\\b)[\\w .-]){0,24}?)[\\s,(/-]+(?<!\\b(?:since|established|founded|est\\.?) )(${YEAR})\\b`,
  "i",
);
/** "2022 HYUN Tucson SEL". */
const YEAR_CODE = new RegExp(`(?<![\\d/.-])(${YEAR})\\s+([A-Z]{4})\\s+(.*)$`);
/** "YEAR, MAKE, MODEL: 2005 Ford Ranger". */
const YEAR_AND_MAKE = new RegExp(`^${YEAR}\\s+(?:${MAKE_PATTERN})\\s+`, "i");
const MODEL_ENDS =
  /\s*(?:[,;|•·(/]|(?<=[a-z\d])\.(?=\s+[A-Z])|\s-\s|[-–—]+$|\b[A-HJ-NPR-Z0-9]{17}\b|-?\d{2,3}[.,]\d{3}\b|\b\d{4,6} ?mi\b|\b\S{0,2}vin(?:\b|(?=[A-Z\d]{10}))|\bodometer|\b\d\.\d\s?(?:l\b|(?=$|·)|(?=[A-Za-z]{4})|(?=\d))|\bv[68]\b|\b[46]\s?cyl|\bmileage\b|\bmiles?\b|\bodo|\blic(?:ense)?\b|\bplate\b|\bcolor\b|\b\d{2,3},\d{3}\b|\bengine\b|\bdate\b|\bcustomer\b|\bsedan\b|\bsuv\b|\b4d(?:r)?\b|\b2d(?:r)?\b|\b[4]-?door|\bwith\b|\bawd\b|\bfwd\b|\b4wd\b|\b4x4\b).*$/i;

/** "15/CHEVROLET TRUCK/SILVERADO 1500", with a color before it or not. */
const SLASHED = /^(?:[A-Z]{2,8}\s?\/\s?)?((?:19|20)?\d\d)\s?\/\s?([A-Z][A-Z -]+?)\s?\/\s?(\S.*)$/i;

/** A license plate close behind the model. */
const PLATE = /\s+(?=[A-Z0-9]{6,8}$)(?=\d*[A-Z]+[A-Z\d]*\d)(?=(?:[A-Z]*\d){3})(?=(?:\d*[A-Z]){3})[A-Z0-9]+$/;

/** The vehicle a quote is about, from labelled fields, from words such as "2018 Toyota Camry SE", and from the VIN. */
export function vehicleOnPage(given: Row[]): VehicleOnPage {
  const rows = toldApart(given);
  const vin = vinOnPage(rows);
  const decoded = vin ? makeAndYearOfVin(vin) : null;
  const said = labelledVehicle(rows);
  const free = freeVehicle(rows, said.make ?? decoded?.make ?? null);
  const make = said.make ?? free?.make ?? decoded?.make ?? makeBeforeModel(rows);
  const spoken = said.model ? null : carInSentence(rows);
  const told = make && spoken?.make !== make ? null : spoken;
  return {
    year: said.year ?? free?.year ?? decoded?.year ?? told?.year ?? null,
    make: make ?? told?.make ?? null,
    model: said.model ?? free?.model ?? modelBehindMake(rows, make) ?? told?.model ?? null,
    vin,
    mileage: mileageOnPage(rows),
  };
}

function modelBehindMake(rows: Row[], make: string | null): string | null {
  const text = make ? modelInCell(rows, make, MAKE_PATTERN) : null;
  return make && text ? modelOfMake(make, text) : null;
}

function labelledVehicle(rows: Row[]): { year: number | null; make: string | null; model: string | null } {
  const year = fieldValue(rows, /(?:model |vehicle )?year|yr/, new RegExp(`^${YEAR}`));
  const make = fieldValue(rows, /(?:vehicle )?make|mfr|manufacturer/, new RegExp(`^(?:${MAKE_PATTERN})\\b`, "i"));
  const model = fieldValue(rows, /(?:vehicle )?model/, /^(?!year|no|number)[A-Z0-9][\w .+-]{0,30}/i);
  const slashed = fieldValue(
    rows,
    /(?:vehicle )?(?:colou?r ?\/ ?)?(?:year|yr|y) ?\/ ?(?:make|mk|m) ?\/ ?(?:model|mdl|m)/,
    SLASHED,
  );
  if (slashed && !make) {
    const [, digits = "", first = "", rest = ""] = SLASHED.exec(slashed) ?? [];
    const known = makeNamed(first) ?? makeNamed(first.split(" ")[0] ?? "");
    if (known) return { year: yearOf(digits), make: known, model: modelOfMake(known, rest) };
  }
  const both = fieldValue(rows, /make ?(?:\/|&|and) ?model/, new RegExp(`^(?:${MAKE_PATTERN})\\b.*`, "i"));
  const named = both ? new RegExp(`^(${MAKE_PATTERN})\\s*(.*)$`, "i").exec(both) : null;
  if (named && !make) {
    return { year: year ? Number(year) : null, make: makeNamed(named[1] ?? ""), model: modelOf(named[2] ?? "") };
  }
  const inline = inlineVehicle(rows);
  if (inline && !year && !make) return inline;
  return {
    year: year ? Number(year) : null,
    make: make ? makeNamed(make) : null,
    model: model && !/^(19|20)\d\d$/.test(model) ? modelOf(model) : null,
  };
}

/** "Year 2014 Make Subaru Model Forester Mileage 112400", without colons. */
function inlineVehicle(rows: Row[]): { year: number | null; make: string | null; model: string | null } | null {
  for (const row of rows) {
    const text = rowText(row);
    const make = new RegExp(`\\bmake\\s*:?\\s*(${MAKE_PATTERN})\\b`, "i").exec(text)?.[1];
    if (!make) continue;
    const year = new RegExp(`\\b(?:year|yr)\\s*:?\\s*(${YEAR})\\b`, "i").exec(text)?.[1];
    const model = /\bmodel\s*:?\s*(.+)$/i.exec(text)?.[1];
    return { year: year ? Number(year) : null, make: makeNamed(make), model: model ? modelOf(model) : null };
  }
  return null;
}

type Named = { year: number; make: string; model: string | null };

function freeVehicle(rows: Row[], known: string | null): Named | null {
  const named = namedVehicles(rows);
  // "BMW, MINI, Porsche" in a letterhead are the shop's makes: the one of the VIN comes before them.
  const own = known ? named.find(({ make }) => make === known) : undefined;
  return own ?? named[0] ?? vehicleInWords(rows, known);
}

/** What is written as year, make and model, or make, model and year, in the order of reading. */
function namedVehicles(rows: Row[]): Named[] {
  return rows.flatMap((row, index) =>
    [...row.cells.map((cell) => cell.text), rowText(row), ...yearsOver(row, rows[index + 1])].flatMap(
      (text) => namedIn(text, rows, index) ?? [],
    ),
  );
}

function namedIn(text: string, rows: Row[], index: number): Named | null {
  const match = YEAR_MAKE.exec(text);
  if (match) {
    const year = yearOf(match[1] ?? match[2] ?? "");
    const make = makeNamed(match[3] ?? "");
    const row = rows[index];
    const whole = match[4] === "" && row ? (YEAR_MAKE.exec(rowText(row))?.[4] ?? "") : (match[4] ?? "");
    if (make && isModelYear(year)) {
      const under = () => (SENTENCE.test(whole) ? null : modelUnder(rows, { index, text, make }));
      return { year, make, model: modelOfMake(make, whole) ?? under() };
    }
  }
  const coded = YEAR_CODE.exec(text);
  const madeBy = makeOfCode(coded?.[2] ?? "");
  if (coded && madeBy && modelAtStart(madeBy, coded[3] ?? ""))
    return { year: Number(coded[1]), make: madeBy, model: modelOfMake(madeBy, coded[3] ?? "") };
  const turned = MAKE_YEAR.exec(text);
  const make = turned ? makeNamed(turned[1] ?? "") : null;
  return turned && make && isModelYear(Number(turned[3]))
    ? { year: Number(turned[3]), make, model: modelOfMake(make, turned[2] ?? "") }
    : null;
}

/** What a field or a sentence calls the car. */
function vehicleInWords(rows: Row[], known: string | null): Named | null {
  const labelled = fieldValue(
    rows,
    /(?:customer )?(?:vehicle|car)(?: info(?:rmation)?)?/,
    /^(?:(?:19|20)\d\d|['’‘]\d\d)\s.*/,
  );
  const named = labelled ? modelWithYear(`Vehicle: ${labelled}`, known) : null;
  if (named) return named;
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    // "Got the | 2010 Outback apart": a message is broken where its bubble ends.
    const isBroken = above?.page === row.page && row.y - above.y2 < row.size * 1.2;
    const said =
      modelWithYear(rowText(row), known) ??
      (isBroken ? modelWithYear(`${rowText(above)} ${rowText(row)}`, known) : null);
    if (said) return said;
  }
  return null;
}

/** "2021" at the end of a cell, where the row below goes on at its left edge: "Tesla Model 3". */
function yearsOver(row: Row, below: Row | undefined): string[] {
  if (!below || below.page !== row.page || below.y - row.y2 > row.size * 1.2) return [];
  return row.cells.flatMap((cell) => {
    const under = below.cells.find((each) => Math.abs(each.x - cell.x) < row.size * 0.6);
    return under && ENDS_IN_YEAR.test(cell.text) ? [`${cell.text} ${under.text}`] : [];
  });
}

const ENDS_IN_YEAR = new RegExp(`(?<![\\d$/.-])${YEAR}$`);

/** The rest of "2016 Audi" wrapped onto the next row of a narrow cell. */
function modelUnder(rows: Row[], { index, text, make }: { index: number; text: string; make: string }): string | null {
  const over = rows[index]?.cells.find((cell) => cell.text === text);
  if (!over) return null;
  for (const row of rows.slice(index + 1, index + 3)) {
    if (row.y - over.y2 > row.size * 1.2) return null;
    const cell = row.cells.find((each) => Math.abs(each.x - over.x) < row.size * 0.6);
    const known = cell ? modelAtStart(make, cell.text) : null;
    // A message goes on in small letters, a trim does not.
    if (known) return [known.model, ...(/^ ((?:\d\.\d )?[A-Z][\w-]*)/.exec(known.rest)?.slice(1, 2) ?? [])].join(" ");
    if (cell && !cell.printed && !/[:#]/.test(cell.text)) return modelOf(cell.text);
  }
  return null;
}

const TRIM =
  /^(?:[SL]EL?|X?LE|X[LS]E|EX(?:-?L)?|LX|S[VLR]|SR5|L[TS]|LTZ|XLT?|STX|GT|Premium|Touring|Grand ?Touring|Limited|Sport|Laredo|Tradesman|LR|[xs]Drive\d\d[a-z]|\d\.\d[A-Z])(?![a-z\d])/;

/** A camera runs a model into what follows: "RAV4XLEAWD". Of such a piece no more than the model and a trim that stands alone are known. */
function modelOfMake(make: string, text: string): string | null {
  const known = modelAtStart(make, text.trim());
  if (!known) return modelOf(text);
  if (/^[A-Za-z0-9]/.test(known.rest)) return [known.model, ...(TRIM.exec(known.rest)?.slice(0, 1) ?? [])].join(" ");
  const whole = modelOf(`${known.model}${known.rest}`);
  return whole && whole.length > known.model.length ? whole : known.model;
}

/** "its a 2012 nissan, is it even worth it": a sentence goes on behind the make, and no model. */
const SENTENCE =
  /^(?:is|it|its|it's|it’s|and|so|but|i|we|you|that|which|has|had|was|were|with|needs?|came|in|for|on|at|if|because|cuz)\b(?!-)/;

function modelOf(text: string): string | null {
  const words = text.replace(YEAR_AND_MAKE, "").replace(MODEL_ENDS, "").replace(PLATE, "").trim().split(/\s+/);
  // "2014 Chevrolet Equinox needs an alternator": a sentence goes on in small letters where the model began in large ones.
  const ends = /^[A-Z\d]/.test(words[0] ?? "") ? words.findIndex((word, at) => at > 0 && /^[a-z]{2,}$/.test(word)) : -1;
  if (SENTENCE.test(text)) return null;
  const model = words
    .slice(0, ends > 0 ? Math.min(ends, 4) : 4)
    .join(" ")
    .replace(/^[\s·:;.,]+|[\s·:;.]+$/g, "");
  return /[A-Z0-9]/i.test(model) && model.length >= 1 ? model : null;
}
