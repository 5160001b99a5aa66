import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";
import { median } from "#app/quote-reader/median.ts";
import { FIELD_LABELS, fieldValue } from "#app/quote-reader/paper/identity.ts";
import { makeNamed } from "#app/quote-reader/paper/makes.ts";
import { isGreeting, isMessage, isTrade, shopInMessage } from "#app/quote-reader/paper/said/shop-in-message.ts";

const DOCUMENT_WORDS =
  /^(repair |service |auto |vehicle |customer )*(estimate|invoice|quote|quotation|work order|repair order|service order|order|proposal|bill|receipt|statement|inspection report|supplement|copy|draft|mailbox|inbox|messages?)( of repairs?| for repairs?| of record)?\s*(#|no\.?)?\s*[\w-]{0,12}$/i;

const SHOP_WORDS =
  /\b(auto|automotive|motors?|garage|repair|service|tire|brake|car|shop|mechanic|transmission|collision|lube|center|centre|works|imports?|toyota|honda|ford|chevrolet|llc|inc)\b/i;

/** The shop by its letterhead: the largest words near the top that are no title and no label. */
export function shopName(rows: Row[]): string | null {
  const said = /^(?:repair )?(?:shop|facility|dealer|service center)(?: name)?\s*:\s*(\S.{2,59})$/i;
  const labelled = rows
    .slice(0, 15)
    .flatMap((row) => row.cells)
    .map((cell) => said.exec(cell.text)?.[1])
    .find(Boolean);
  const top = rows.filter((row) => row.page === rows[0]?.page).slice(0, 14);
  const height = Math.max(...top.map((row) => row.y2), 1);
  // What stands in a row with an amount is charged.
  const cells = top.flatMap((row, order) =>
    row.cells.some(({ printed }) => isMoney(printed)) ? [] : row.cells.map((cell) => ({ cell, order })),
  );
  const usual = median(
    rows.map((row) => row.size),
    1,
  );
  const names = cells.filter(({ cell }) => isName(cell.text));
  const scored = names.map(({ cell, order }) => {
    const size = (cell.y2 - cell.y) / usual;
    const words = SHOP_WORDS.test(cell.text) && !isTold(cell.text) ? 0.8 : 0;
    return { text: cell.text, size, score: Math.min(size, 3) + words - order * 0.12 - (cell.y / height) * 0.2 };
  });
  scored.sort((a, b) => b.score - a.score);
  // An insurer's own name is the largest of its estimate.
  const facility = fieldValue(
    rows,
    /inspection (?:location|site)|repair(?:ing)? (?:facility|shop)/,
    /^[A-Z](?:[\w'’.& -]|,(?! \d)){2,58}/i,
  );
  const own = (labelled ?? (facility && isShopName(facility) ? facility : null))?.replace(PHONE, "");
  if (own && !DOCUMENT_WORDS.test(own)) return own;
  const sender = senderIn(top);
  if (sender) return sender;
  const largest = scored[0]?.text.trim().replace(ADDRESS, "").replace(OF_A_CHAT, "") ?? null;
  const isLetterhead = largest !== null && (SHOP_WORDS.test(largest) || isTrade(largest)) && !isSaid(largest);
  const spoken = isLetterhead ? null : shopInMessage(rows);
  if (spoken) return spoken;
  const among = (least: number) => oftenest(namesIn(rows.map(rowText)), least);
  if (!largest) return among(1);
  if (isSaid(largest))
    return (
      namesIn([largest])[0] ??
      among(1) ??
      (SENTENCE.test(largest) || (isMessage(rows) && !SHOP.test(largest)) ? dealerIn(rows) : largest)
    );
  const isLarge = isLetterhead || (scored[0]?.size ?? 0) > LARGE;
  if (isLarge) return largest;
  // Whose mail it is, or who signed.
  return among(2) ?? (isMessage(rows) ? among(1) : largest);
}

/** "Eastside Auto (Manny) >": what a telephone shows around the name of who writes; "Deb / Ridgeway Service Center": who it is there. */
const OF_A_CHAT =
  /(?: \([A-Z][a-z]+\))? ?>$|^[A-Z][a-z]+(?:, | [-–/] )(?=.* (?:auto|automotive|garage|motors|service center|auto care|tire|collision)$)/gi;
/** "Flatbush Auto Electric, 2290 Nostrand Ave, Brooklyn NY", "Bob's Garage, Mesa AZ" in one row. */
const ADDRESS = /, (?:\d{1,6} [A-Z].*|[A-Z][a-z]+(?: [A-Z][a-z]+)?,? [A-Z]{2}(?: \d{5})?)$/;
/** "Stefan @ Brookline Euro Garage <stefan@brooklineeuro.example>", "From: Lee's Auto Care <office@...>". */
const SENDER =
  /^(?:from:? )?(?:[\w.' -]{1,30} (?:@|at|from|[-–|]) )?"?([A-Z][\w'’.& -]{2,50}?)"? <[^<>@\s]{1,60}@[^<>@\s]{1,60}>/i;

/** The shop that an e-mail came from, by its head. */
function senderIn(top: Row[]): string | null {
  const names = top.flatMap((row) => SENDER.exec(rowText(row))?.[1] ?? []);
  return names.find((name) => SHOP_WORDS.test(name) && !PROGRAM.test(name)) ?? null;
}

/** What is so many times larger than most of the page is a name, whatever its words. */
const LARGE = 1.25;

const SENTENCE = /[,?!;]$/;
const PHONE = /\s*\(?\b\d{3}\)?[-. ]\d{3}.*$/;

/** "Mobile & in-shop fleet service": what a shop does stands in small letters under its name. */
function isTold(text: string): boolean {
  return text.split(" ").filter((word) => SMALL.test(word)).length > 1;
}

/** A greeting, a date or words of a sentence: the name may stand within, or elsewhere among sentences. */
function isSaid(text: string): boolean {
  return SENTENCE.test(text) || /\b\d{4}$/.test(text) || text.split(" ").some((word) => SMALL.test(word));
}

const SMALL = /^(?!and$|of$|the$)[a-z]{2,}/;
const IN_A_NAME = /^(?:[A-Z][\w'’.]*|&|and|of)$/;
/** How a shop's name ends. */
const SHOP =
  /(?:\b(?:auto|automotive|motors|garage|imports?|tire|diesel|wrench|mechanics?|collision|muffler|transmissions?|brakes?|motor ?works|auto ?works|(?:auto|car|tire|truck|motor) (?:repair|care|service|centers?|shop|works|clinic|body|electric|glass)|towing|service center|repair shop))(?: (?:center|centre|company|co\.?|inc\.?|llc|specialists?|pros|shop|service|& (?:auto|tire|truck|brake|repair|muffler|service)))?$/i;

/** "Stan at Yoder's Auto Repair here" says one: runs of words in capitals that end as a shop's name does. */
function namesIn(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const runs: string[][] = [[]];
    for (const word of text.split(/\s+/)) {
      const bare = word.replace(/^["“(*]+|["”),;:!?*]+$|(?<=[A-Za-z]{4})(?<!Bros|Corp|Intl)\.$/g, "");
      if (!IN_A_NAME.test(bare)) runs.push([]);
      else runs.at(-1)?.push(bare);
      if (bare !== word && !word.endsWith(bare)) runs.push([]);
    }
    return runs
      .map((run) => run.join(" ").replace(/^(?:(?:and|of|&) )+|(?: (?:and|of|&))+$|(?<=[a-z]{3})\.$/g, ""))
      .filter(isShopName);
  });
}

/** Whether a name ends as a shop's does. */
export function isShopName(text: string): boolean {
  return text.includes(" ") && text.length < 50 && SHOP.test(text) && isName(text);
}

/** Who writes stands before whom for. */
const BESIDE =
  /\s*[|·•]\s*|\b(?:at|from) |^(?:service |sales |parts )?(?:advisor|manager|writer|consultant|department)\W+/i;

/** "Service Advisor | Truckee Meadows Subaru": under a letter a dealer is told by the make that it sells. */
function dealerIn(rows: Row[]): string | null {
  const pieces = rows.flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(BESIDE)));
  const isDealer = (words: string[]) => words.length > 1 && words.every((word) => IN_A_NAME.test(word));
  return (
    pieces.findLast((piece) => isDealer(piece.split(" ")) && makeNamed(piece.split(" ").at(-1) ?? "") !== null) ?? null
  );
}

/** The name that is said most, if it is said so many times; the first of several. */
function oftenest(names: string[], least: number): string | null {
  const groups = [...Map.groupBy(names, (name) => name).values()];
  const [most] = groups.toSorted((a, b) => b.length - a.length);
  return most && most.length >= least ? (most[0] ?? null) : null;
}

/** Where a message was printed or seen. */
const PROGRAM =
  /^\W*(?:mail|e-?mail|inbox|i?messages?|text messages?|sent|drafts|chat|gmail|outlook|print)(?: ?\(\d+\))?$|^webmail\b|^m gmail\b|\binbox$|\b\d+ messages?$|› messages$/i;
/** Whose estimate this is, and who pays for it. */
const NO_SHOP =
  /^your\b|^to me\b|^note (?:for|to)\b|^(?:service|parts) department$|^office of\b|^sheet ?\d|\((?:mechanic|shop)\)|^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:estimate|invoice|quote|order) ?#|\b(?:mutual|casualty|indemnity|assurance|underwriters|insurance (?:company|co\b|group))/i;
/** "Looked at the 2011 Honda". */
const OF_A_CAR = /\b(?:19[89]|20[0-4])\d [A-Z]/;

function isName(text: string): boolean {
  const letters = text.replace(/[^a-z]/gi, "").length;
  if (letters < 4 || text.length > 60 || DOCUMENT_WORDS.test(text.trim())) return false;
  if (columnRoles(text) !== null) return false;
  if (isGreeting(text.trim()) && !SHOP.test(text)) return false;
  if (PROGRAM.test(text.trim()) || OF_A_CAR.test(text) || NO_SHOP.test(text)) return false;
  if (FIELD_LABELS.test(text) || /[:@]/.test(text) || /\d{3}[-. )]\s?\d{3}|\d{5}/.test(text)) return false;
  if (/^\d+\s+\w+.*\b(st|street|ave|avenue|rd|road|blvd|hwy|highway|dr|drive|ln|lane|way|pkwy|suite|ste)\b/i.test(text))
    return false;
  const kind = summaryKind(text)?.kind;
  // "Discount Auto Repair", "Discount Tire Store #0417".
  return (
    (!kind || (kind === "discount" && (SHOP.test(text) || /^discount (?:tire|auto|brake|muffler|car)/i.test(text)))) &&
    !/^(page|date|phone|www|http|thank)/i.test(text)
  );
}
