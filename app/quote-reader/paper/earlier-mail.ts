import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";

/** What stands over the words of an earlier e-mail: "On Mon, Oct 13, 2025 at 6:20 PM Lupe wrote:". */
const EARLIER =
  /^[>|\s]*(?:on .{6,120} wrote ?:?|el .{6,120} escribi[oó] ?:?|-{2,} ?original message ?-{2,}|-{2,} ?mensaje original ?-{2,})$/i;
const FROM = /^[>|\s]*from: .*@/i;
const SENT = /^[>|\s]*(?:sent|date): /i;
/** As some programs print it, without addresses. */
const HEAD = [/^[>|\s]*from: \S/i, /^[>|\s]*sent: .*\d/i, /^[>|\s]*to: \S/i];
/** With so many amounts of its own an e-mail is a quote, and what it answers is not charged too. */
const A_QUOTE = 3;

/** The rows of all pages without those of the e-mails that the newest one quotes under itself, where it names prices of its own. */
export function withoutEarlierMail(pages: Row[][]): Row[][] {
  const rows = pages.flat();
  const from = rows.findIndex((_, at) => isHead(rows, at) && rows.slice(0, at).filter(hasPrice).length >= A_QUOTE);
  if (from < 0) return pages;
  const own = new Set(rows.slice(0, from));
  return pages.map((page) => page.filter((row) => own.has(row)));
}

/** An e-mail's own head names its sender too: it stands over everything. */
function isHead(rows: Row[], at: number): boolean {
  const texts = rows.slice(at, at + HEAD.length).map(rowText);
  const [said = "", next = ""] = texts;
  if (HEAD.every((line, step) => line.test(texts[step] ?? ""))) return true;
  return EARLIER.test(said) || EARLIER.test(`${said} ${next}`) || (FROM.test(said) && SENT.test(next));
}

/** Its own, or one in the middle of a sentence. */
function hasPrice(row: Row): boolean {
  const isOwn = row.cells.some(
    ({ printed }) => printed?.kind === "number" && (printed.dollar || printed.decimals === 2),
  );
  return isOwn || /\$ ?\d/.test(rowText(row));
}
