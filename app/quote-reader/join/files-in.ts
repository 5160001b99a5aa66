/** How long what stands behind a PDF's end may be: thirty files of up to thirty pages. */
const LONGEST = 128;

const SAID = /%files((?: \d{1,2}){2,30})\n$/;

/** A PDF of several files that says behind its end how many pages each has: a comment to whoever opens it, and read again with it. */
export function withFiles(pdf: Uint8Array, pages: readonly number[]): Uint8Array {
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(`\n%files ${pages.join(" ")}\n`)]));
}

/** How many pages each file of a document has; all pages are one file's where nothing, or something else, is said. */
export function filesIn(document: Uint8Array, pageCount: number): number[] {
  const end = Buffer.from(document.subarray(-LONGEST)).toString("latin1");
  const pages = SAID.exec(end)?.[1]?.trim().split(" ").map(Number) ?? [];
  const isTrue = pages.every((count) => count > 0) && pages.reduce((sum, count) => sum + count, 0) === pageCount;
  return isTrue ? pages : [pageCount];
}
