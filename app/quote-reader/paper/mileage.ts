import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { fieldValue } from "#app/quote-reader/paper/identity.ts";

const FIELD =
  /(?:current |vehicle )?(?:mileage|odometer|speedometer|odo|miles|odom|meter|millas|millaje)(?: ?(?:in|reading|\/ ?out|in ?\/ ?out))?/;
const SHAPE =
  /^(?:in:?\s|(?:about|approx\.?|around|roughly|~)\s?)?(?:\d{1,3}(?:[.,]\s?\d{3})+|\d{4,7}|\d{2,3}\s?k\b|\d{2,3}(?![\d,.A-Z]))/i;
/** The first pages' rows where a car is described. */
const ROWS = 40;

/** "2016 HONDA ACCORD  MI 88210": behind a car or its VIN it is no state with its ZIP code. */
const BEHIND_A_CAR = /\b(?:(?:19[89]\d|20[0-4]\d) [A-Z][A-Za-z-]+|[A-HJ-NPR-Z\d]{17}) .*\bMI\.? ?[:.]? ?(\d{5})$/;
/** "ODOM 155870"; "MI 48909" is a state and its ZIP code. */
const LABELLED =
  /\b(?:(?:mileage|odometer|speedometer|odom?|meter|millaje|(?<![A-Za-z], ?)(?:miles|millas))\s{0,2}(?:in\b|says|shows|reads|is|at)?\s{0,2}[:.]?\s{0,2}(\d{1,3}[.,]\d{3}|\d{4,6})|(?<![A-Za-z], ?)mi\.?\s{0,2}(?:in\b)?\s{0,2}[:.]?\s{0,2}(\d{1,3}[.,]\d{3}|\d{6}))\b(?!-\d{4})/i;
/** "98,770 miles", "152k miles", "218,000 on it". */
const COUNTED =
  /(?<![-\d])\b(?:(\d{1,3}[,.]\d{3}|\d{4,6})|(\d{2,3})\s?k)\s*(?:mi\b|miles\b(?!\s*:\s*\S)|on (?:it|her|the clock)\b)(?!\s*(?:or\b|\/\s*\d|warranty|service|interval|whichever))/i;
/** What is said of miles to come or that were promised is not what the odometer shows. */
const PROMISED =
  /warranty|month|service|interval|whichever|guarantee|remaining|\bleft\b|\b(?:within|every|next|after|est\.?|estimated|another|lasts?) \d/i;

/** "In 118,402 · Out 118,409". */
const CAME_AND_LEFT = /\bin:? ?(\d{1,3},\d{3}|\d{4,6})\b[^\d\n]{1,8}\bout:? ?(\d{1,3},\d{3}|\d{4,6})\b/i;
/** "57214/57219": a dealer's odometer as the car came and as it left, a test drive later. */
const IN_AND_OUT = /(?<![\d/])(\d{1,3}(?:,\d{3})|\d{3,6}) ?\/ ?(\d{1,3}(?:,\d{3})|\d{3,6})(?![\d/])/;
const HEAD_IN_AND_OUT = /\b(?:mileage|miles|odo(?:meter)?) ?in ?\/ ?(?:mileage |odo(?:meter)? )?out\b/i;
const TEST_DRIVE = 300;

/** Miles on the odometer, from a labelled field or from words; null where none are said. */
export function mileageOnPage(rows: Row[]): number | null {
  const field = fieldValue(rows, FIELD, SHAPE);
  if (field) return Number(field.replace(/\D/g, "")) * (/k$/i.test(field) ? 1_000 : 1);
  const driven = inAndOut(rows);
  if (driven) return driven;
  for (const [index, row] of rows.slice(0, ROWS).entries()) {
    const text = rowText(row);
    const next = rows[index + 1];
    const wrapped = /\b(\d{1,3},\d{3})$/.exec(text)?.[1];
    if (wrapped && next?.page === row.page && /^(?:mi|miles)\b/i.test(rowText(next))) return figure(wrapped);
    const [, behind, behindMi] = LABELLED.exec(text) ?? [];
    const said = behind ?? behindMi ?? BEHIND_A_CAR.exec(text)?.[1];
    if (said) return figure(said);
    const [, miles, thousands] = PROMISED.test(text) ? [] : (COUNTED.exec(text) ?? []);
    if (miles ?? thousands) return miles ? figure(miles) : Number(thousands) * 1_000;
  }
  return null;
}

function inAndOut(rows: Row[]): number | null {
  const texts = rows.slice(0, ROWS).map(rowText);
  const head = texts.findIndex((text) => HEAD_IN_AND_OUT.test(text));
  const under = head < 0 ? [] : texts.slice(head, head + 3).flatMap((text) => IN_AND_OUT.exec(text) ?? []);
  const [, came = "", left = ""] = under.length > 0 ? under : texts.flatMap((text) => CAME_AND_LEFT.exec(text) ?? []);
  const driven = figure(left) - figure(came);
  return came !== "" && driven >= 0 && driven <= TEST_DRIVE ? figure(came) : null;
}

function figure(text: string): number {
  return Number(text.replace(/[.,]/g, ""));
}
