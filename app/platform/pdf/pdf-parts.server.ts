import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  Font,
  type PageProps,
  Document as PlainDocument,
  Page as PlainPage,
  Text as PlainText,
  View as PlainView,
  StyleSheet,
} from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";

// What PDFs are made of. A PDF is drawn in a process of its own, which Node runs as it stands: functions in place of JSX.

type Style = Exclude<PageProps["style"], unknown[]>;
type Words = string | number | null;
type Part = ReactElement | null;
type Group = { group: (Part | Group)[]; after: number };
type Foot = { foot: ReactElement };

// The font of all our PDFs. A PDF's own Helvetica knows Western Europe alone: Nguyễn and Łukasz become other letters in it.
const folder = path.dirname(createRequire(import.meta.url).resolve("@fontsource/inter/package.json"));
const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8"));
const SCRIPTS = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

for (const script of SCRIPTS) {
  const fonts = [400, 700].map((fontWeight) => ({
    src: path.join(folder, "files", `inter-${script}-${fontWeight}-normal.woff`),
    fontWeight,
  }));
  Font.register({ family: `Inter ${script}`, fonts });
}
// Words are broken between them alone, as on the screen.
Font.registerHyphenationCallback((word) => [word]);

const covered = SCRIPTS.flatMap((script) => ranges[script]?.split(",") ?? [])
  .map((range) => range.replace("U+", "").split("-"))
  .map(([from, to = from]) => `\\u{${from}}-\\u{${to}}`);
const NOT_COVERED = new RegExp(`[^${covered.join("")}]`, "gu");

/** What every page of ours begins with. */
export const PDF = StyleSheet.create({
  page: {
    padding: 48,
    fontSize: 9,
    fontFamily: SCRIPTS.map((script) => `Inter ${script}`),
    color: "#0b1626",
    lineHeight: 1.4,
  },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  strong: { fontWeight: 700 },
  muted: { color: "#4a5b73" },
  /** A line of work with its figures, and what all come to. */
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#d3ddea", paddingVertical: 3 },
  item: { flex: 1, paddingRight: 8 },
  number: { width: 62, textAlign: "right" },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.5 },
  sum: { fontWeight: 700, fontSize: 11, borderTopWidth: 1, borderTopColor: "#0b1626", paddingTop: 4 },
  foot: { position: "absolute", bottom: 24, left: 48, right: 48, color: "#4a5b73" },
});

/** Texts from which a PDF is long: some thirty pages. */
const LONG = 1200;
/** And from which it is so long that the finest look of its letters is less than that it can be had. */
const HUGE = 3000;

/** A document with its pages. */
export function pdf(head: { title: string; author: string }, ...pages: Part[]): ReactElement {
  return h(PlainDocument, head, ...pages);
}

/**
 * A page, and as many more as its texts take. The library cuts a long one by laying out all that is left for each page anew, which
 * takes the square of its length; its newer way lays out each text once. Letters that change their form by their neighbors take a
 * third of the time: a huge PDF does without.
 */
export function sheet(style: Style, texts: number, ...parts: (Part | Group | Foot)[]): ReactElement {
  const long = texts > LONG;
  const look = texts > HUGE ? { ...style, fontFeatureSettings: { calt: 0 } } : style;
  const way = long ? { experimentalPagination: true } : {};
  const feet = parts.flatMap((part) => (isFoot(part) ? part.foot : []));
  const flow = parts.flatMap((part) => (isFoot(part) ? [] : part));
  // The newer way repeats what stands on every page from where it is met.
  const all = long ? [...feet, ...flow.flatMap(spread)] : [...flow.map(gather), ...feet];
  return h(PlainPage, { size: "LETTER", style: look, ...way }, ...all);
}

/**
 * Parts below each other that belong together, and points of room after them. On a long PDF they stand on the page itself: a box of
 * thousands is so high that the rounding of where its parts lie is seen as overlap, and it is never cut.
 */
export function group(after: number, ...parts: (Part | Group)[]): Group {
  return { group: parts, after };
}

function isFoot(part: Part | Group | Foot): part is Foot {
  return part !== null && "foot" in part;
}

function gather(part: Part | Group): Part {
  if (part === null || !("group" in part)) return part;
  return box(part.after > 0 ? { marginBottom: part.after } : null, ...part.group.map(gather));
}

function spread(part: Part | Group): Part[] {
  if (part === null || !("group" in part)) return [part];
  return [...part.group.flatMap(spread), part.after > 0 ? box({ height: part.after }) : null];
}

/** A box around others. */
export function box(style: Style | null, ...parts: Part[]): ReactElement {
  return h(PlainView, style && { style }, ...parts);
}

/** A box that is never cut in two by the end of a page. */
export function whole(style: Style, ...parts: Part[]): ReactElement {
  return h(PlainView, { style, wrap: false }, ...parts);
}

/** Figures of one width, none drawn nearer to its neighbor: the point of "$7.15" would hang under the 7, and read as $715. */
const FIGURES = { tnum: 1, kern: 0, calt: 0 };

/**
 * Text on a PDF. A sign that the font does not have is printed as a question mark, never as another sign; where an amount is among the
 * words, its figures stand apart.
 */
export function text(style: Style | null, ...words: Words[]): ReactElement {
  const look = /\d[.,]\d/.test(words.join("")) ? { ...style, fontFeatureSettings: FIGURES } : style;
  return h(
    PlainText,
    look && { style: look },
    ...words.map((word) => (typeof word === "string" ? printable(word) : word)),
  );
}

/** Lines under each other. */
export function lines(said: readonly string[]): ReactElement[] {
  return said.map((line) => text(null, line));
}

/** What stands on the foot of every page. */
export function foot(style: Style, say: (page: number, of: number) => string): Foot {
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
    printable(say(pageNumber, totalPages));
  return { foot: h(PlainText, { style, fixed: true, render }) };
}

function printable(words: string) {
  return words.normalize("NFC").replace(NOT_COVERED, "?");
}

export const styles = StyleSheet.create;
