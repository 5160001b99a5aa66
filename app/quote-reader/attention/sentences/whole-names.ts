import { type Member, NAME } from "#app/quote-reader/attention/figures.ts";
import { isOfOne } from "#app/quote-reader/attention/sentences/said-each.ts";
import { isStop } from "#app/quote-reader/attention/sentences/sentence.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";
import { endsInPart } from "#app/quote-reader/lines/part-names.ts";

/** A word around an amount, in the order of reading; a figure that was read apart is one without chances to change. */
type Spot = {
  text: string;
  key: string;
  x: number;
  step: number;
  chances: Float32Array;
  isFigure: boolean;
  isOwn: boolean;
};

const SAID = 0.5;
const SURE = Float32Array.from([0, 1, 0, 0]);
const NONE = Float32Array.from([1, 0, 0, 0]);

const VERB =
  /^(?:is|are|was|were|be|been|at|runs?|costs?|comes?|came|adds?|for|goes|would|will|has|have|had|needs?|takes?|i|we|you|u|it|they|that|this|which|so|but|if|because|while|then|come)$/i;
const LEADS = /^(?:a|an|the|and|or|plus|also|with|of|to|on|in|our|your|my|new|both|as|by|from|extra|no|not)$/i;

/** Names as sentences have them: whole lists, from where they begin, without what comes before. In the chances themselves. */
export function withNamesWhole(around: Member[][], places: { cell: Cell }[]): void {
  const flows = around.map((members, line) => flowOf(members, places[line]?.cell));
  flows.forEach(withoutPriceOfOne);
  const taken = new Map<string, number>();
  flows.forEach((flow, line) => {
    for (const spot of flow) if (isNamed(spot)) taken.set(spot.key, line);
  });
  flows.forEach((flow, line) => {
    const isFree = (spot: Spot | undefined): spot is Spot =>
      spot !== undefined && !spot.isFigure && !spot.isOwn && (taken.get(spot.key) ?? line) === line;
    const first = flow.findIndex(isNamed);
    let last = flow.findLastIndex(isNamed);
    if (first < 0 || flow.slice(first, last + 1).some(({ isFigure, isOwn }) => isFigure || isOwn)) return;
    const own = flow.findIndex(({ isOwn }) => isOwn);
    withoutGaps(flow, first, last, isFree);
    last = withWarranty(flow, withList(flow, last, own, isFree));
    last = withPhrase(flow, last, own, isFree);
    const begun = withClauseCut(flow, first, last);
    if (begun === first) withBeginning(flow, first, isFree);
  });
}

function flowOf(members: Member[], own: Cell | undefined): Spot[] {
  const flow = members.flatMap(({ cell, step, chances }) =>
    cell.words.map(
      ({ text }, at): Spot => ({
        text,
        key: `${cell.x} ${cell.y} ${at}`,
        x: cell.x,
        step,
        chances: chances[at] ?? NONE,
        isFigure: cell.printed !== null,
        isOwn: false,
      }),
    ),
  );
  if (!own) return flow;
  const at = flow.findIndex(({ step, x }) => step > 0 || (step === 0 && x > own.x));
  const spot: Spot = { text: own.text, key: "own", x: own.x, step: 0, chances: NONE, isFigure: true, isOwn: true };
  return flow.toSpliced(at < 0 ? flow.length : at, 0, spot);
}

/** "$22.00 per tire": what the price is of is no part of the name. */
function withoutPriceOfOne(flow: Spot[]): void {
  const own = flow.findIndex(({ isOwn }) => isOwn);
  const behind = flow.slice(own + 1, own + 3);
  if (!isOfOne(behind.map(({ text }) => text).join(" "))) return;
  for (const { chances, text } of behind.slice(0, /^per$/i.test(behind[0]?.text ?? "") ? 2 : 1))
    if (!/^\d/.test(text)) chances.set(NONE);
}

function isNamed(spot: Spot | undefined): boolean {
  return (spot?.chances[NAME] ?? 0) > SAID;
}

/** "Tune-up package with six spark plugs, | three ignition coils": a name is whole from its first word to its last. */
function withoutGaps(
  flow: Spot[],
  first: number,
  last: number,
  isFree: (spot: Spot | undefined) => spot is Spot,
): void {
  const gap = flow.slice(first, last).filter((spot) => !isNamed(spot));
  const ends = (text: string) => isStop(text) || /[;:]$/.test(text) || VERB.test(text);
  if (gap.length > MOST_OF_GAP || !gap.every((spot) => isFree(spot) && !ends(spot.text))) return;
  gap.forEach(name);
}

const MOST_OF_GAP = 8;

/** "Inbound freight | on the coolers, $45.00": what is said of it up to the comma before its amount. */
function withPhrase(flow: Spot[], last: number, own: number, isFree: (spot: Spot | undefined) => spot is Spot): number {
  const begun = flow.slice(0, last + 1).findLastIndex(({ text }, at) => at > last - MOST_OF_PHRASE && LINKS.test(text));
  const phrase = flow.slice(begun > 0 && isNamed(flow[begun]) ? begun : last + 1, own);
  if (last > own || phrase.length > MOST_OF_PHRASE || !phrase.every(isFree)) return last;
  const said = phrase.map(({ text }) => text).join(" ");
  if (/[.,;:]$/.test(flow[last]?.text ?? "") || !PHRASE.test(said) || NO_PHRASE.test(said)) return last;
  phrase.forEach(name);
  return own - 1;
}

const MOST_OF_PHRASE = 5;
const LINKS = /^(?:on|with|for|in|of|to)$/i;
const PHRASE = /^(?:on|with|for|in|of|to) [^,;:.!?]+,$/i;
const NO_PHRASE =
  /\b(?:i|you|me|us|we|u|it|them|they|him|her|that|this|which|is|are|was|be|labou?r|tax|parts?|hours?|hrs?|today|now|price|total|amount|sum|charge|warranty|free)\b/i;

/** "timing belt, | tensioner, idler pulley and water pump,": parts that a list goes on with up to its amount or the end of what is said of it. */
function withList(flow: Spot[], last: number, own: number, isFree: (spot: Spot | undefined) => spot is Spot): number {
  const begins = /,$/.test(flow[last]?.text ?? "") || JOINS.test(flow[last + 1]?.text ?? "");
  if (!begins) return last;
  const items: { end: number; isJoined: boolean }[] = [];
  let item: string[] = [];
  let isJoined = false;
  for (let at = last + 1; at <= last + MOST_OF_LIST && isFree(flow[at]); at += 1) {
    const word = flow[at]?.text ?? "";
    if (JOINS.test(word)) {
      if (item.length > 0) return last;
      isJoined = true;
      continue;
    }
    if (VERB.test(word)) break;
    item.push(word);
    const isEnd = /[,.;:]$/.test(word) || JOINS.test(flow[at + 1]?.text ?? "") || endsThere(flow, at + 1, own);
    if (!isEnd) continue;
    if (item.length > MOST_OF_ITEM || !endsInPart(item.join(" "))) break;
    items.push({ end: at, isJoined });
    if (isJoined || isStop(word)) break;
    item = [];
  }
  const end = items.at(-1);
  if (!end?.isJoined || !isClosed(flow, end.end, last, own)) return last;
  for (let at = last + 1; at <= end.end; at += 1) name(flow[at]);
  return end.end;
}

const JOINS = /^(?:and|&|plus)$/i;
const MOST_OF_LIST = 14;
const MOST_OF_ITEM = 4;

/** "alternator w/ | 1 | yr warranty": the number was read apart. Where the name ends. */
function withWarranty(flow: Spot[], last: number): number {
  const behind = flow.slice(last + 1, last + 1 + MOST_OF_WARRANTY);
  const own = behind.findIndex(({ isOwn }) => isOwn);
  const words = (own < 0 ? behind : behind.slice(0, own)).map(({ text }) => text);
  const said = WARRANTY.exec(`${flow[last]?.text} ${words.join(" ")}`);
  const end = last + (said ? said[0].split(" ").length - 1 : 0);
  for (let at = last + 1; at <= end; at += 1) name(flow[at]);
  return end;
}

const WARRANTY =
  /^\S+ (?:(?:w\/|with) )?(?:an? )?\d{1,2}[ -]?(?:yrs?|years?|mos?|months?)\.? (?:warranty|guarantee)\b/i;
const MOST_OF_WARRANTY = 6;

function endsThere(flow: Spot[], at: number, own: number): boolean {
  const next = flow[at];
  return next === undefined || at === own || VERB.test(next.text);
}

/** Before its amount a list goes on to the amount or a verb; behind it nothing is said of its last part. */
function isClosed(flow: Spot[], end: number, last: number, own: number): boolean {
  if (last < own) return flow.slice(end + 1, own).every(({ isFigure }) => !isFigure);
  return /[,.;:]$/.test(flow[end]?.text ?? "");
}

function name(spot: Spot | undefined): void {
  spot?.chances.set(SURE);
}

/** "covers come off, I have included new gaskets": what somebody does begins the name anew. Where the name begins. */
function withClauseCut(flow: Spot[], first: number, last: number): number {
  const who = flow.findLastIndex(({ text }, at) => at > first && at < last && WHO.test(text));
  if (who < 0) return first;
  let from = who + 1;
  while (from < last && DOES.test(flow[from]?.text ?? "")) from += 1;
  if (from === who + 1) return first;
  for (let at = first; at < from; at += 1) flow[at]?.chances.set(NONE);
  return from;
}

const WHO = /^(?:i|we|i've|we've|i’ve|we’ve)$/i;
const DOES =
  /^(?:have|had|will|would|also|do|did|can|need|want|recommend|suggest|included?|add|added|put|found|used?|replaced?|to)$/i;

/** "Labor for the phaser and chain job", "lift | pump labor": the words before a name that it begins with. */
function withBeginning(flow: Spot[], first: number, isFree: (spot: Spot | undefined) => spot is Spot): void {
  const from = Math.max(workBefore(flow, first, isFree), 0) || restBefore(flow, first, isFree);
  for (let at = from; at >= 0 && at < first; at += 1) name(flow[at]);
}

const WORK = /^(?:labou?r|installation|install|removal|replacement)$/i;
const MOST_BEFORE = 6;

function workBefore(flow: Spot[], first: number, isFree: (spot: Spot | undefined) => spot is Spot): number {
  for (let at = first - 1; at >= first - MOST_BEFORE && isFree(flow[at]); at -= 1) {
    const [word, next] = [flow[at]?.text ?? "", flow[at + 1]?.text ?? ""];
    if (isStop(word) || /[,;:]$/.test(word)) return -1;
    if (WORK.test(word)) return /^(?:for|on|of|to)$/i.test(next) ? at : -1;
    if (VERB.test(word) && !/^for$/i.test(word)) return -1;
  }
  return -1;
}

/** A row that ends with the first words of a name, behind another amount or sentence. */
function restBefore(flow: Spot[], first: number, isFree: (spot: Spot | undefined) => spot is Spot): number {
  const begins = flow[first];
  let from = first;
  while (begins && isRest(flow[from - 1], begins) && isFree(flow[from - 1])) from -= 1;
  const before = flow[from - 1];
  const isBegin = before !== undefined && (before.isFigure || isStop(before.text));
  return isBegin && from < first && first - from <= 2 ? from : -1;
}

function isRest(spot: Spot | undefined, { step: row, text }: Spot): boolean {
  const isCapitals = /^[A-Z]{3,}$/.test(text) && /^[A-Z]{3,}$/.test(spot?.text ?? "");
  return (
    spot !== undefined &&
    spot.step !== row &&
    (/^[a-z]{3,}$/.test(spot.text) || isCapitals) &&
    !VERB.test(spot.text) &&
    !LEADS.test(spot.text)
  );
}
