import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { makeNamed } from "#app/quote-reader/paper/makes.ts";

/** A word of a name: "Auto", "O'Neil's", "4x4", "&". */
const IN_A_NAME = /^(?:(?!.*\d\d)[A-Z][\w'’.-]*|\d+x\d+|&|and|of)$/;
/** What shops call themselves by. */
const TRADE =
  /\b(?:auto\w*|motors?|garage|repairs?|service|tires?|brakes?|cars?|shop|mechanics?|mec[aá]nico|transmissions?|collision|lube|mufflers?|\w*w[eo]rks|imports?|foreign|euro\w*|diesel|hybrids?|trucks?|wrench\w*|glass|axle|gear|body|frame|radiator|electric|performance|taller|llantera|wheels?|haus|mobile|mech|clinic|smog|alignment)\b/i;
const NAME = "[A-Z][\\w'’.-]*";
/** "this is Jen at", "its Pat over at", "Walt, calling from the", "aqui Rosa de": who speaks, and next where. */
const SPEAKS = new RegExp(
  `(?:\\b(?:[Tt]his is|[Ii]t['’]?s|[Hh]ere is)(?: ${NAME},?)?|(?:^|[\\s(\\][])${NAME},?)(?: here| calling| over)? (at|from|with|w/|de|@) (?:the )?(?=[A-Z])|\\b(?:[Tt]his is|[Hh]ere is) (?=[A-Z])`,
  "g",
);
/** What begins the next sentence or bubble. */
const GOES_ON = /^(?:Your?|We|I|The|It|Here|Got|Hi|Hey|This|Thanks?|My|Our|So|And)$/;
const FAREWELL =
  /^\W*(?:thanks?|thx|thank you|regards|best|sincerely|cheers|yours|kind|warm|respectfully|with (?:thanks|appreciation)|take care|talk soon)\b/i;
const PERSON = new RegExp(`^(?:[-–—~] ?)?${NAME}(?: ${NAME}){0,2},?$`);
/** "Service Advisor": what somebody is. */
const TITLE =
  /\b(?:advisor|consultant|concierge|manager|writer|director|technician|owner|estimator|department|team)\b/i;
const BESIDE = /\s*[|·•/,:@]\s*|\s[-–—]\s|\b(?:at|from) |(?<=\b(?:advisor|consultant|manager|writer|owner)) (?=[A-Z])/i;
const AMOUNT = /\$\d|\d\.\d\d(?!\d)/;
const IN_TOWN = /,? [A-Z][a-z]+,? [A-Z]{2}$/;

/** The shop that a message says it comes from, in its first words or under them; null where it says none or is no message. */
export function shopInMessage(rows: Row[]): string | null {
  if (!isMessage(rows)) return null;
  const texts = rows.map(rowText);
  const name = spokenIn(texts.join("\n")) ?? signedBy(rows);
  // "Travis at Blue Mesa", who signs for "Blue Mesa 4x4 & Auto".
  const cells = rows.flatMap((row) => row.cells.map((cell) => cell.text));
  const whole = cells.map(nameAtStart).find((each) => name && each.startsWith(`${name} `) && isTrade(each));
  return whole?.replace(IN_TOWN, "") ?? name;
}

/** Whether somebody speaks to somebody. */
export function isMessage(rows: Row[]): boolean {
  return rows.map(rowText).some((text) => isGreeting(text) && (!FAREWELL.test(text) || text.includes(",")));
}

function spokenIn(text: string): string | null {
  for (const said of text.matchAll(SPEAKS)) {
    const name = nameAtStart(text.slice(said.index + said[0].length));
    // A person may come from a town, and never writes at one.
    const isShop = /^(?:at|w\/|@)$/.test(said[1] ?? "") || isTrade(name);
    if (isShop && isName(name)) return name;
  }
  return null;
}

/** The words in capitals that a text begins with, up to a stop; a row that is nothing else is another name. */
function nameAtStart(text: string): string {
  const words: string[] = [];
  for (const [at, row] of text.split("\n", 2).entries()) {
    const all = row.split(" ");
    const end = all.findIndex((word) => !IN_A_NAME.test(bareOf(word)) || GOES_ON.test(bareOf(word)));
    const stop = all.findIndex((word) => bareOf(word) !== word);
    const [most, isStopped] = [end < 0 ? all.length : end, stop >= 0 && (end < 0 || stop < end)];
    if (at > 0 && most === all.length && !isStopped) break;
    words.push(...all.slice(0, isStopped ? stop + 1 : most).map(bareOf));
    if (most < all.length || isStopped) break;
  }
  return words.join(" ").replace(/(?: (?:and|of|&))+$/, "");
}

function bareOf(word: string): string {
  return word.replace(/[),;:!?]+$|(?<=[A-Za-z]{3})(?<!Bros|Corp|Intl)\.$/g, "");
}

/** Under who signed, or behind the name: "Omar / Lakeshore Foreign Car". */
function signedBy(rows: Row[]): string | null {
  const texts = rows.map(rowText);
  const first = texts.findIndex((text) => AMOUNT.test(text));
  const from = first < 0 ? Math.floor(texts.length / 2) : first + 1;
  for (const [at, text] of texts.entries()) {
    if (at < from || FAREWELL.test(text) || AMOUNT.test(text)) continue;
    const over = texts.slice(Math.max(0, at - 2), at);
    const isUnder = over.some((each) => FAREWELL.test(each) || PERSON.test(each) || TITLE.test(each));
    const isSigned = PERSON.test(over.at(-1)?.replace(FAREWELL, "").replace(/^\W+/, "") ?? "");
    const pieces = rows[at]?.cells.flatMap((cell) => cell.text.split(BESIDE).map((piece) => piece.trim())) ?? [];
    const isBehind = PERSON.test(pieces[0] ?? "") || TITLE.test(pieces[0] ?? "");
    const name = pieces.find((piece, place) => {
      const isAll = isName(piece) && piece.split(" ").every((word) => IN_A_NAME.test(word));
      return isAll && (isTrade(piece) ? isUnder || (place > 0 && isBehind) : isSigned && place === 0);
    });
    if (name) return name;
  }
  return null;
}

/** "Harbor Auto", "Cascade Subaru": what a shop does or sells. */
export function isTrade(name: string): boolean {
  return TRADE.test(name) || name.split(" ").some((word) => makeNamed(word) !== null);
}

/** No person's title, no car, no day. */
function isName(text: string): boolean {
  const [first = "", second] = text.split(" ");
  const isCar = makeNamed(first) !== null && !TRADE.test(text) && !/\bof\b/.test(text);
  return second !== undefined && !isCar && !TITLE.test(text) && !isGreeting(text) && !/^\w+day\b/i.test(text);
}

/** Whether a text greets or takes leave, or is nothing but who signs: "Hi Dana", "Steve-", "- Luis". */
export function isGreeting(text: string): boolean {
  const said = /^(?:hi|hey|hello|dear|hola|(?:good )?(?:morning|afternoon|evening))\b(?!-)/i.test(text);
  return (
    said || FAREWELL.test(text) || new RegExp(`^(?:[-–—] ?${NAME}|(?:Mrs?|Ms|Dr)\\.? .*|${NAME}[-–—,:])$`).test(text)
  );
}
