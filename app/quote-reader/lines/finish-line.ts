import { originOf, type Row } from "#app/quote-reader/layout/rows.ts";
import type { Box } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** What a line is called: without bullets, numbering and the word for its type. */
export function nameIn(text: string): string {
  return withoutTypeWord(cleanDescription(text));
}

/** "Labor: replace pump" and a badge "PART Oil filter" tell the type before the words. */
function withoutTypeWord(text: string): string {
  const match =
    /^(labou?r|parts?|materials?|services?|fees?)\s*:\s*(?=[\w"'(].*[a-z]{3})/i.exec(text) ??
    /^(LABOU?R|PARTS?|SERVICE|FEE)\s+(?=[A-Z0-9][\w/.-]*[a-z])/.exec(text) ??
    /^(Labor|Part)\s+(?=[A-Z][a-z]+ )(?!Charges?|Rates?|Time|Operations?|Total|Numbers?|Only)/.exec(text);
  return match ? text.slice(match[0].length) : text;
}

function cleanDescription(text: string): string {
  return (
    text
      .replace(/^[\s•●○▪◦‣►▶*·☐☑☒✓✔→>~+–—-]+(?=\S)/, "")
      .replace(/^\(?\d{1,2}[.)]\s+(?=\D)/, "")
      .replace(/^.*\b(?:CORRECTION|Correction)\b[\s:]+(?=\S)/, "")
      .replace(/^(correction|operation|work performed|repair|description)\s*:\s*(?=\S)/i, "")
      // "Fuel injector, reman (core": a bracket whose figure was read apart.
      .replace(/\s*\([^()]{0,14}$/, "")
      .replace(/[\s:;,.…_–—-]+$/, "")
      .replace(/\s+/g, " ")
      .replace(/ (?=[,;])/g, "")
      .trim()
  );
}

/** A row's place on its page; on a photograph its place on the picture as it was sent. */
export function boxOf(row: Row, page: Page): Box {
  const origin = page.original ? originOf(row.cells) : undefined;
  const place = origin ?? row;
  const size = origin && page.original ? page.original : page;
  const x = clamp(place.x / size.width);
  const y = clamp(place.y / size.height);
  return { x, y, width: clamp(place.x2 / size.width) - x, height: clamp(place.y2 / size.height) - y };
}

function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
