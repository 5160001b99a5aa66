import { toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { hasNumber, headOver } from "#app/quote-reader/learned/heads.ts";
import { rolesOf } from "#app/quote-reader/learned/network.ts";
import { placeOf } from "#app/quote-reader/learned/place.ts";
import { typeNetwork } from "#app/quote-reader/learned/weights.server.ts";
import { sectionKind, typeByWords } from "#app/quote-reader/lines/vocabulary.ts";
import { LINE_TYPES, type LineType, type ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { entries: Entry[]; rows: Row[]; pageOf: (number: number) => Page };

/** Each line with the type it has by its words, its figures, what stands over and beside it, and the other lines. */
export function withTypes(items: ReadLine[], paper: Paper): ReadLine[] {
  const types = typeNetwork();
  const features = typeFeatures(items, paper);
  return items.map((line, at) => {
    const chances = rolesOf(types, features[at] ?? []);
    return { ...line, type: LINE_TYPES[chances.indexOf(Math.max(...chances))] ?? line.type };
  });
}

const LONGEST = 48;

/** For each line what tells whether it is goods, work, a fee or a job at one price, as words for a network. */
export function typeFeatures(items: ReadLine[], { entries, rows, pageOf }: Paper): string[][] {
  const kinds = items.map(({ description, partNumber }) =>
    typeByWords(description, { hours: false, partNumber: partNumber !== null }),
  );
  return items.map((line, at) => {
    const place = placeOf(line, entries, pageOf);
    return [
      "one",
      ...ofName(line),
      ...ofFigures(line),
      ...ofOthers(items, kinds, at),
      ...(place ? ofPlace(place, rows) : []),
    ];
  });
}

function ofName({ description, section, partNumber }: ReadLine): string[] {
  const words = wordsIn(description);
  const squeezed = description.toLowerCase().replace(/[^a-z]+/g, "_");
  const pieces = Array.from({ length: Math.min(LONGEST, Math.max(0, squeezed.length - 3)) }, (_, from) =>
    squeezed.slice(from, from + 4),
  );
  return [
    ...named("w", words.slice(0, 14)),
    ...named(
      "pair",
      words.slice(0, -1).map((word, at) => `${word} ${words[at + 1]}`),
    ),
    ...named("g", pieces),
    ...named("section", wordsIn(section ?? "").slice(0, 6)),
    `first:${words[0]}`,
    `last:${words.at(-1)}`,
    `capitals:${description === description.toUpperCase()}`,
    `part-number:${partNumber !== null}`,
    `section-kind:${section === null ? "none" : sectionKind(section)}`,
  ];
}

function ofFigures({ quantity, unitPrice, totalPrice }: ReadLine): string[] {
  const pieces = piecesOf(quantity);
  const rate = unitPrice === null ? "none" : bin(unitPrice, [2000, 6000, 9000, 25_000]);
  return [
    `quantity:${pieces}`,
    `unit:${rate}`,
    `quantity-unit:${pieces}/${rate}`,
    `amount:${bin(totalPrice ?? 0, [0, 600, 2000, 6000, 20_000, 80_000])}`,
  ];
}

function ofOthers(items: ReadLine[], kinds: LineType[], at: number): string[] {
  const unitPrice = items[at]?.unitPrice ?? null;
  const sameRate = items.filter((each, index) => index !== at && unitPrice !== null && each.unitPrice === unitPrice);
  const shares = LINE_TYPES.flatMap((kind) => {
    const count = kinds.filter((each, index) => index !== at && each === kind).length;
    const share = bin(count / Math.max(1, items.length - 1), [0.01, 0.2, 0.5, 0.8]);
    return [`others-${kind}:${share}`, `beside-${kind}:${kinds[at]}/${count > 0}`];
  });
  return [
    ...shares,
    `by-words:${kinds[at]}`,
    `same-rate:${Math.min(2, sameRate.length)}`,
    `rate-of-fractions:${sameRate.some(({ quantity }) => piecesOf(quantity) === "tenths")}`,
    `previous:${kinds[at - 1]}`,
    `next:${kinds[at + 1]}`,
    `previous-quantity:${piecesOf(items[at - 1]?.quantity ?? null)}`,
    `order:${at === 0 ? "first" : at === items.length - 1 ? "last" : at >= items.length - 3 ? "late" : "middle"}`,
  ];
}

function ofPlace({ row, rowAt, cell, cents }: Entry, rows: Row[]): string[] {
  const others = row.cells.filter((each) => each !== cell);
  const figures = others.filter((each) => each.printed?.kind === "number");
  const text = others.find((each) => each.printed?.kind !== "number");
  const over = rows.slice(0, rowAt);
  const bare = over.findLast((each) => each.page === row.page && !hasNumber(each));
  const title = over.findLast((each) => !hasNumber(each) && sectionKind(textOf(each)) !== null);
  const next = rows.slice(rowAt + 1).find(hasNumber);
  const headed = (each: typeof cell) => wordsIn(headOver({ cell: each, rowAt }, rows));
  const amounts = figures.flatMap(({ printed }) => (printed?.kind === "number" ? [toCents(printed.value)] : []));
  return [
    ...named("cell", others.map((each) => each.text.toLowerCase().replace(/\d+/g, "0")).filter(isShort)),
    ...named("head", headed(cell).slice(0, 4)),
    ...named(
      "beside",
      figures.flatMap((each) => headed(each).slice(0, 3)),
    ),
    ...named("over-name", text ? headed(text).slice(0, 3) : []),
    ...named("title", wordsIn(bare ? textOf(bare) : "").slice(0, 6)),
    ...named("titled", wordsIn(title ? textOf(title) : "").slice(0, 4)),
    ...named("after", wordsIn(next ? textOf(next) : "").slice(0, 4)),
    `title-kind:${title ? sectionKind(textOf(title)) : "none"}`,
    `of-two:${amounts.some((one, at) => amounts.slice(at + 1).some((other) => one > 0 && other > 0 && one + other === cents))}`,
  ];
}

function named(name: string, words: string[]): string[] {
  return words.map((word) => `${name}:${word}`);
}

function isShort(text: string): boolean {
  return text.length <= 12;
}

function piecesOf(quantity: number | null): string {
  if (quantity === null) return "none";
  if (!Number.isInteger(quantity)) return Number.isInteger(quantity * 10) ? "tenths" : "finer";
  return quantity === 1 ? "one" : quantity <= 8 ? "few" : "many";
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|&|\//g) ?? [];
}

function textOf(row: Row): string {
  return row.cells.map((cell) => cell.text).join(" ");
}

function bin(value: number, edges: number[]): number {
  const at = edges.findIndex((edge) => value < edge);
  return at < 0 ? edges.length : at;
}
